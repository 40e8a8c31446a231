/* SPDX-License-Identifier: MIT */
/* Plans for goals of problems that grow, as far as nodes suffice: see scaling.h. */
#include "scaling.h"

#include "compiled.h"
#include "models/scaling.h"
#include "support/search_room.h"
#include "timing.h"

#include <stdio.h>

enum { STEPS = 2000, FEW = 4096, MANY = 65535 };

/* A problem and the nodes that it is planned with. */
struct size {
    struct scaling scaling;
    uint32_t nodes;
};

static const struct size sizes[] = {
    {{SCALING_CRAFTING, 50, 0, 0}, FEW},    {{SCALING_CRAFTING, 100, 0, 0}, FEW},
    {{SCALING_CRAFTING, 200, 0, 0}, FEW},   {{SCALING_CRAFTING, 400, 0, 0}, MANY},
    {{SCALING_GRID, 6, 3, 0}, FEW},         {{SCALING_GRID, 6, 4, 0}, FEW},
    {{SCALING_GRID, 9, 4, 0}, FEW},         {{SCALING_GRID, 9, 6, 0}, MANY},
    {{SCALING_GRID, 9, 8, 0}, MANY},        {{SCALING_XY, 6, 4, 0}, FEW},
    {{SCALING_XY, 9, 4, 0}, FEW},           {{SCALING_XY, 9, 6, 0}, MANY},
    {{SCALING_XY, 9, 8, 0}, MANY},          {{SCALING_LOGISTICS, 16, 4, 2}, FEW},
    {{SCALING_LOGISTICS, 16, 6, 2}, FEW},   {{SCALING_LOGISTICS, 30, 6, 2}, FEW},
    {{SCALING_LOGISTICS, 30, 12, 3}, MANY}, {{SCALING_LOGISTICS, 60, 20, 4}, MANY},
    {{SCALING_COUNTING, 40, 2, 0}, FEW},    {{SCALING_COUNTING, 100, 4, 0}, FEW},
    {{SCALING_BLOCKS, 0, 4, 0}, FEW},       {{SCALING_BLOCKS, 0, 5, 0}, FEW},
    {{SCALING_BLOCKS, 0, 6, 0}, FEW},       {{SCALING_BLOCKS, 0, 10, 0}, FEW},
    {{SCALING_GRIPPER, 0, 6, 0}, FEW},      {{SCALING_GRIPPER, 0, 8, 0}, FEW},
};

static const struct tables *compile_problem(struct pool *pool, const struct size *size)
{
    struct text text = {0};
    scaling_write(&size->scaling, size->nodes, &text);
    const struct tables *tables = compiled(pool, text.data);
    text_free(&text);
    return tables;
}

static bool is_right(const struct size *size, const struct tables *tables,
                     const struct search_room *room)
{
    const char *steps[STEPS];
    unsigned cost;
    for (uint16_t i = 0; i < room->plan.length; i++)
        steps[i] = tables->problem->actions[room->plan.steps[i]].name;
    return scaling_replays(&size->scaling, steps, room->plan.length, &cost) &&
           cost == room->search.cost;
}

static const char *what_came(gg_outcome outcome, bool right)
{
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN)
        return "no plan";
    if (!right)
        return "FAULT";
    return outcome == GG_FOUND ? "proven" : "a plan";
}

static void plan_problem(const struct size *size, const struct tables *tables, bool made)
{
    static const char *const ways[] = {"read", "walk", "search", "greedy"};
    const gg_domain *domain = &tables->domain;
    struct search_room room = search_room_of(domain, size->nodes, STEPS);
    gg_goal_problem problem = {
        .domain = domain, .agent_type = &domain->agent_types[0], .state = domain->start};
    problem.goal = made ? GG_NONE : 0;
    problem.condition = &domain->goals[0].condition;
    double before = seconds_now();
    gg_outcome outcome = gg_plan_make(&room.search, &problem, &room.plan);
    double seconds = seconds_now() - before;
    printf("%-14s %4u %6u %6u %7u %6u %8s %8s %8s %6u %6u %9u %9.3f\n",
           scaling_name(size->scaling.family), size->scaling.size, size->scaling.things,
           size->scaling.trucks, (unsigned)domain->action_count, (unsigned)size->nodes,
           made ? "made" : "tables", what_came(outcome, is_right(size, tables, &room)),
           ways[room.search.how], (unsigned)room.plan.length, (unsigned)room.search.cost,
           (unsigned)room.search.expanded, seconds);
    fflush(stdout);
    search_room_free(&room);
}

size_t scaling_problems(void)
{
    return sizeof sizes / sizeof *sizes;
}

struct world scaling_world(struct pool *pool, size_t number)
{
    const struct scaling *scaling = &sizes[number].scaling;
    struct text text = {0};
    scaling_write(scaling, sizes[number].nodes, &text);
    const char *name = pool_format(pool, "%s %u, %u, %u", scaling_name(scaling->family),
                                   scaling->size, scaling->things, scaling->trucks);
    return world_of(pool, name, &text);
}

void bench_scaling(void)
{
    printf("\nPlans for problems that grow: size is the items, the side of the grid, the places or"
           " the number of each good.\n\n"
           "%-14s %4s %6s %6s %7s %6s %8s %8s %8s %6s %6s %9s %9s\n",
           "family", "size", "things", "trucks", "actions", "nodes", "goal", "outcome", "how",
           "steps", "cost", "expanded", "seconds");
    for (size_t i = 0; i < scaling_problems(); i++) {
        struct pool *pool = pool_new();
        const struct tables *tables = compile_problem(pool, &sizes[i]);
        plan_problem(&sizes[i], tables, false);
        plan_problem(&sizes[i], tables, true);
        pool_free(pool);
    }
}
