/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run`: simulates a domain, and prints what was done: one agent, or so many of each
 * agent type in one world. See population.h.
 */
#include "domain/agent_type.h"
#include "commands/commands.h"
#include "commands/event_queue.h"
#include "commands/population.h"
#include "commands/unknown_names.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------- the agent types */

/* Whether an agent type has a task or goals. */
static bool can_be_simulated(const struct domain *domain, const struct agent_type *agent_type)
{
    bool any = agent_type->task != NULL;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= chooses_goal(agent_type, &domain->goals[i]);
    return any;
}

/* Finds the agent types to be simulated: the named one; or all that have a task or a goal, of
 * which only the first is asked for without --agents. Returns how many; 0, with a message, if
 * there is none. */
static size_t find_agent_types(const struct planning *planning, size_t *numbers)
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
    else if (count == 0 && options->agent)
        fprintf(stderr, "goapgen: agent '%s' has no task and no goal\n", options->agent);
    else if (count == 0)
        fputs("goapgen: no agent has a task or a goal\n", stderr);
    return count;
}

/* Whether there are not too many agents; says so if there are. */
static bool are_few(uint32_t each, size_t types)
{
    if (each * types <= AGENTS_MOST)
        return true;
    fprintf(stderr,
            "goapgen: --agents %u makes %zu agents of %zu types; at most %d in all are simulated "
            "(--agent names one type)\n",
            (unsigned)each, each * types, types, AGENTS_MOST);
    return false;
}

/* ----------------------------------------------------------------- results */

/* The exit code of an agent type. If no planning found a plan, a message says so of what was
 * planned last, or of the last that ended at a limit. */
static enum exit_code code_of(const struct planning *planning, const struct statistics *statistics)
{
    if (statistics->decisions == 0 || statistics->failed < statistics->decisions)
        return statistics->ending == ENDED_BY_TICKS ? EXIT_LIMIT : EXIT_DONE;
    const struct problem *problem = statistics->tables->problem;
    const char *name = statistics->failing == GG_NONE ? statistics->agent_type->task->name
                                                      : problem->goals[statistics->failing].name;
    return planning_failed(planning, name, statistics->outcome);
}

/* The statistics of the n-th type, those of its agents added up. */
static struct statistics *statistics_of_type(const struct population *population, size_t type,
                                             uint32_t each)
{
    struct simulation **agents = &population->agents[type * each];
    const struct planning *planning = &population->agents[0]->planning;
    struct statistics *sum = agents[0]->statistics;
    for (uint32_t i = 0; i < each; i++)
        statistics_add(sum, agents[i]->statistics);
    sum->several = population->count > 1;
    sum->limit = planning_words(planning, sum->outcome);
    return sum;
}

/* Prints the statistics of all types; returns the exit code of the first that has not ended
 * well. */
static enum exit_code print_types(const struct population *population, size_t types, uint32_t each)
{
    const struct planning *planning = &population->agents[0]->planning;
    bool json = planning->options->json, several = population->count > 1;
    enum exit_code code = EXIT_DONE;
    printf("%s", json && several ? "{\"types\": [" : "");
    for (size_t i = 0; i < types; i++) {
        const struct statistics *statistics = statistics_of_type(population, i, each);
        if (i > 0)
            printf("%s", json ? ", " : "\n");
        if (json)
            statistics_print_json(statistics);
        else
            statistics_print(statistics);
        enum exit_code of_type = code_of(planning, statistics);
        code = code == EXIT_DONE ? of_type : code;
    }
    printf("%s", !json ? "" : several ? "]}\n" : "\n");
    return code;
}

enum exit_code command_run(struct pool *pool, struct diagnostics *diagnostics,
                           const struct options *options)
{
    enum exit_code code;
    const struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    uint32_t each = options->agents ? options->agents : 1;
    size_t *types =
        pool_take(pool, planning->tables->problem->domain->agent_type_count * sizeof *types);
    size_t count = find_agent_types(planning, types);
    if (count == 0 || !are_few(each, count))
        return EXIT_TROUBLE;
    struct population *population = population_new(planning, types, count, each);
    if (options->event_file)
        population->queue = event_queue_new(population, &planning->events, options->seed);
    population_live(population);
    return print_types(population, count, each);
}
