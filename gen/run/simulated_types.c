/* SPDX-License-Identifier: MIT */
/* Which agent types a command lives: see simulated_types.h. */
#include "run/simulated_types.h"

#include "base/printable.h"
#include "domain/agent_type.h"
#include "domain/idleness.h"
#include "cli/unknown_names.h"

#include <stdio.h>
#include <string.h>

/* Whether an agent type has a task or goals. */
static bool can_be_simulated(const struct domain *domain, const struct agent_type *agent_type)
{
    bool any = agent_type->task != NULL;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= chooses_goal(agent_type, &domain->goals[i]);
    return any;
}

/* Says why there is no agent type to be simulated: neither the named one nor another has anything to
 * do. */
static void tell_idle(const struct planning *planning)
{
    const struct domain *domain = planning->tables->problem->domain;
    const char *agent = planning->options->agent;
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (!agent || strcmp(domain->agent_types[i].name, agent) == 0)
            print_line(stderr, "goapgen: %s",
                       words_of_idle(planning->pool, domain, &domain->agent_types[i]));
}

/* Says which goals nobody pursues. */
static void tell_unpursued(const struct planning *planning)
{
    const char *words = words_of_unpursued(planning->pool, planning->tables->problem->domain);
    if (words)
        print_line(stderr, "goapgen: %s", words);
}

size_t simulated_types(const struct planning *planning, size_t *numbers)
{
    const struct options *options = planning->options;
    const struct domain *domain = planning->tables->problem->domain;
    size_t count = 0;
    bool known = false;
    for (size_t i = 0; i < domain->agent_type_count && (count == 0 || options->agents); i++) {
        const struct agent_type *agent_type = &domain->agent_types[i];
        if (options->agent && strcmp(agent_type->name, options->agent) != 0)
            continue;
        known = true;
        if (can_be_simulated(domain, agent_type))
            numbers[count++] = i;
    }
    if (count == 0 && options->agent && !known)
        (void)unknown_agent(domain, options->agent);
    else if (count == 0)
        tell_idle(planning);
    else
        tell_unpursued(planning);
    return count;
}
