/* SPDX-License-Identifier: MIT */
/* `goapgen plan`: reads the domain and hands it to the planners. */
#include "cli/commands.h"
#include "cli/planner.h"
#include "run/example_life.h"

#include <stdlib.h>

enum exit_code command_plan(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options)
{
    enum exit_code code;
    struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    const struct domain *domain = planning->tables->problem->domain;
    if (!planning_check_calls(domain, options))
        return EXIT_TROUBLE;
    if (options->example) {
        planning = planning_in_life(planning);
        if (!planning)
            return EXIT_TROUBLE;
        options = planning->options;
    }
    planning->has_nodes_option = true;
    planning_allocate_plan(planning);
    bool goal = options->goal || (!options->task && agent_chooses_any_goal(domain, options->agent));
    return goal ? plan_goal(planning) : plan_task(planning);
}
