/* SPDX-License-Identifier: MIT */
/* Makes a tally, which has names, of the statistics of one simulation, which have numbers. */
#include "domain/agent_type.h"
#include "run/statistics.h"

#include <string.h>

/* No second name; and a name that has no label. */
static const struct named nothing = {NULL, NULL};

static struct named plain(const char *name)
{
    return (struct named){name, NULL};
}

/* Adds a row behind the others. */
static struct tally_row *next_row(struct tally *tally, enum tally_table_kind kind,
                                  struct named name, struct named second)
{
    struct tally_table *table = &tally->tables[kind];
    table->rows = pool_grow(tally->pool, table->rows, table->count, sizeof *table->rows);
    struct tally_row *row = &table->rows[table->count++];
    *row = (struct tally_row){.names = {name, second}};
    return row;
}

static void tally_goals(struct tally *tally, const struct statistics *statistics)
{
    const struct domain *domain = statistics->tables->problem->domain;
    for (size_t i = 0; i < domain->goal_count; i++) {
        const struct goal_count *count = &statistics->goals[i];
        if (!chooses_goal(statistics->agent_type, &domain->goals[i]))
            continue;
        struct named goal = {domain->goals[i].name, domain->goals[i].label};
        struct tally_row *row = next_row(tally, TALLY_GOALS, goal, nothing);
        row->counts[GOAL_CHOSEN] = count->chosen;
        row->counts[GOAL_PLANNED] = count->planned;
        row->counts[GOAL_REACHED] = count->reached;
        row->lives = count->reached > 0;
    }
}

static void tally_methods(struct tally *tally, const struct statistics *statistics)
{
    const struct domain *domain = statistics->tables->problem->domain;
    for (size_t i = 0; i < domain->task_count; i++) {
        const struct task *task = domain->tasks[i];
        for (size_t j = 0; statistics->methods[i] && j < task->method_count; j++) {
            const struct method *method = &task->methods[j];
            struct tally_row *row =
                next_row(tally, TALLY_METHODS, (struct named){task->name, task->label},
                         (struct named){method->name, method->label});
            row->counts[METHOD_CHOSEN] = statistics->methods[i][j];
            row->lives = row->counts[METHOD_CHOSEN] > 0;
        }
    }
}

static void tally_actions(struct tally *tally, const struct statistics *statistics)
{
    const struct domain *domain = statistics->tables->problem->domain;
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action_count *count = &statistics->actions[i];
        if (!can_do(statistics->agent_type, domain->actions[i]))
            continue;
        struct named action = {domain->actions[i]->name, domain->actions[i]->label};
        struct tally_row *row = next_row(tally, TALLY_ACTIONS, action, nothing);
        row->counts[ACTION_STARTED] = count->started;
        row->counts[ACTION_DONE] = count->done;
        row->counts[ACTION_FAILED] = count->failed;
        row->counts[ACTION_ABORTED] = count->aborted;
        row->lives = count->done > 0 || count->going > 0;
    }
}

static void tally_walks(struct tally *tally, const struct statistics *statistics)
{
    const struct tables *tables = statistics->tables;
    const gg_places *places = tables->domain.places;
    tally->walks = statistics->walks != NULL;
    for (uint16_t i = 0; tally->walks && i < places->count; i++) {
        const struct walk_count *count = &statistics->walks[i];
        const char *place = tables->problem->domain->symbols[places->symbols[i]].name;
        struct tally_row *row = next_row(tally, TALLY_WALKS, plain(place), nothing);
        row->counts[WALK_STARTED] = count->started;
        row->counts[WALK_ARRIVED] = count->arrived;
        row->counts[WALK_STOPPED] = count->stopped;
        row->counts[WALK_TIME] = count->time;
    }
}

static void tally_vain(struct tally *tally, const struct statistics *statistics)
{
    const struct tables *tables = statistics->tables;
    tally->lasting = tables->domain.extras->lasting != NULL;
    for (size_t i = 0; i < named_facts(tables); i++)
        for (const struct vain_count *count = statistics->vain[i]; count; count = count->next) {
            struct named fact = fact_named(tables, i);
            struct named action = {count->action->name, count->action->label};
            if (count->given_out)
                next_row(tally, TALLY_GIVEN_OUT, action, fact)->counts[GIVEN_OUT] =
                    count->given_out;
            if (!count->failed && !count->refused)
                continue;
            struct tally_row *row = next_row(tally, TALLY_IN_VAIN, action, fact);
            row->counts[VAIN_FAILED] = count->failed;
            row->counts[VAIN_REFUSED] = count->refused;
        }
}

static void tally_longest(struct tally *tally, const struct statistics *statistics)
{
    const struct problem *problem = statistics->tables->problem;
    const struct turns *turns = &statistics->most_turns;
    const struct repetition *longest = &statistics->longest;
    uint32_t seed = statistics->seed;
    if (turns->length >= TURNS_TOLD) {
        tally->turns = (struct tally_longest){turns->length, seed, NULL, 2};
        tally->turns.names = pool_take(tally->pool, 2 * sizeof *tally->turns.names);
        for (size_t i = 0; i < 2; i++)
            tally->turns.names[i] = goal_named(problem, turns->goals[i]);
    }
    tally->repetition = (struct tally_longest){longest->length, seed, NULL, longest->step_count};
    tally->repetition.names =
        pool_take(tally->pool, (longest->step_count + 1u) * sizeof *tally->repetition.names);
    for (uint16_t i = 0; i < longest->step_count; i++)
        tally->repetition.names[i] = action_named(problem, longest->steps[i]);
}

/* Why one agent stands still. */
static const char *standstill(const struct statistics *statistics)
{
    const struct repetition *present = &statistics->present;
    if (statistics->ending != ENDED_IN_STANDSTILL || statistics->agents > 1)
        return NULL;
    return statistics->decisions == 0 ? "every goal holds or is irrelevant"
           : !present->length         ? "no plan is found"
           : present->step_count      ? "there is nothing to be done"
                                      : "the plan has no steps";
}

static void tally_numbers(struct tally *tally, const struct statistics *statistics)
{
    tally->numbers[TALLY_TIME] = statistics->time;
    tally->numbers[TALLY_DECISIONS] = statistics->decisions;
    tally->numbers[TALLY_FAILED] = statistics->failed;
    tally->numbers[TALLY_AT_LIMIT] = statistics->limited;
    tally->numbers[TALLY_DROPPED] = statistics->dropped;
    tally->numbers[TALLY_INTERRUPTED] = statistics->interrupted;
    tally->endings[statistics->ending] = 1;
}

struct tally *statistics_tally(const struct statistics *statistics)
{
    struct pool *pool = statistics->pool;
    struct tally *tally = pool_take(pool, sizeof *tally);
    *tally = (struct tally){.pool = pool,
                            .domain = statistics->tables->problem->domain->name,
                            .agent = {statistics->agent_type->name, statistics->agent_type->label},
                            .one = true,
                            .several = statistics->several,
                            .agents = statistics->agents,
                            .standstill = standstill(statistics),
                            .seed_count = 1};
    tally->seeds = pool_take(pool, sizeof *tally->seeds);
    tally->seeds[0] = (struct seed_range){statistics->seed, statistics->seed};
    tally_numbers(tally, statistics);
    tally_goals(tally, statistics);
    tally_methods(tally, statistics);
    tally_actions(tally, statistics);
    tally_walks(tally, statistics);
    tally_vain(tally, statistics);
    tally_longest(tally, statistics);
    for (size_t i = 0; i < statistics->unfinished_count; i++)
        next_row(tally, TALLY_UNFINISHED,
                 action_named(statistics->tables->problem, statistics->unfinished[i]), nothing)
            ->counts[0] = 1;
    if (statistics->limited)
        next_row(tally, TALLY_LIMITS, plain(statistics->limit), nothing)->counts[0] = 1;
    return tally;
}
