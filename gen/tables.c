/* SPDX-License-Identifier: MIT */
/*
 * From the grounded problem to bits: conditions become masked comparisons,
 * effects become masks and additions. See tables.h.
 */
#include "tables.h"

#include <assert.h>
#include <string.h>

#include "building.h"
#include "filters.h"
#include "guides.h"
#include "interference.h"

uint64_t fact_bits(const gg_fact *fact)
{
    uint64_t ones = fact->width == 64 ? UINT64_MAX : ((uint64_t)1 << fact->width) - 1;
    return ones << fact->shift;
}

uint64_t value_bits(const gg_fact *fact, uint32_t value)
{
    uint64_t bit = fact->kind == GG_SYMBOL ? (uint64_t)1 << value : value;
    return bit << fact->shift;
}

static const gg_fact *fact_of(const struct building *building, size_t atom)
{
    const struct layout *layout = &building->tables->layout;
    return &layout->facts[layout->numbers[atom]];
}

/* ------------------------------------------------------------- conditions */

static gg_flag_test *flag_test_of(struct building *building, gg_flag_test **tests, uint16_t *count,
                                  uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*tests)[i].word == word)
            return &(*tests)[i];
    *tests = pool_grow(building->pool, *tests, *count, sizeof **tests);
    gg_flag_test *test = &(*tests)[(*count)++];
    test->word = word;
    return test;
}

/* A bool has the bit that it must be; of symbols, the bits that are not
 * allowed must be 0. */
static void add_flag_side(gg_flag_test *test, const gg_fact *fact, const struct side *side)
{
    if (fact->kind == GG_BOOL) {
        test->care |= fact_bits(fact);
        test->want |= side->allowed == 2 ? fact_bits(fact) : 0;
    } else {
        test->care |= fact_bits(fact) & ~(side->allowed << fact->shift);
    }
}

static gg_range_test *range_test_of(struct building *building, gg_range_test **tests,
                                    uint16_t *count, uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*tests)[i].word == word)
            return &(*tests)[i];
    *tests = pool_grow(building->pool, *tests, *count, sizeof **tests);
    gg_range_test *test = &(*tests)[(*count)++];
    test->word = word;
    test->high = building->tables->layout.tops[word];
    return test;
}

static void add_range_side(gg_range_test *test, const gg_fact *fact, const struct side *side)
{
    test->care |= fact_bits(fact);
    test->low |= (uint64_t)side->low << fact->shift;
    test->high &= ~fact_bits(fact);
    test->high |= (uint64_t)side->high << fact->shift;
}

static gg_box box_of(struct building *building, const struct box *box)
{
    gg_box result = {0};
    gg_flag_test *flags = NULL;
    gg_range_test *ranges = NULL;
    for (size_t i = 0; i < box->count; i++) {
        const gg_fact *fact = fact_of(building, box->sides[i].atom);
        if (fact->kind == GG_NUMBER)
            add_range_side(range_test_of(building, &ranges, &result.range_count, fact->word), fact,
                           &box->sides[i]);
        else
            add_flag_side(flag_test_of(building, &flags, &result.flag_count, fact->word), fact,
                          &box->sides[i]);
    }
    result.flags = flags;
    result.ranges = ranges;
    return result;
}

gg_condition condition_of(struct building *building, const struct boxes *boxes)
{
    gg_box *result = pool_take(building->pool, boxes->count * sizeof *result);
    for (size_t i = 0; i < boxes->count; i++)
        result[i] = box_of(building, &boxes->items[i]);
    return (gg_condition){result, (uint16_t)boxes->count};
}

/* ---------------------------------------------------------------- effects */

enum changes_wanted { ALL_CHANGES, OWN_CHANGES, WORLD_CHANGES };

static bool is_wanted(const struct building *building, const struct change *change,
                      enum changes_wanted wanted)
{
    const struct fact *fact = building->problem->atoms[change->atom].fact;
    if (wanted == ALL_CHANGES)
        return true;
    return !fact->sensed && fact->shared == (wanted == WORLD_CHANGES);
}

static gg_assignment *assignment_of(struct building *building, gg_assignment **assignments,
                                    uint16_t *count, uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*assignments)[i].word == word)
            return &(*assignments)[i];
    *assignments = pool_grow(building->pool, *assignments, *count, sizeof **assignments);
    gg_assignment *assignment = &(*assignments)[(*count)++];
    assignment->word = word;
    assignment->keep = UINT64_MAX;
    return assignment;
}

static const gg_effect *effect_of(struct building *building, const struct changes *changes,
                                  enum changes_wanted wanted)
{
    gg_effect *result = pool_take(building->pool, sizeof *result);
    gg_assignment *assignments = NULL;
    gg_addition *additions = NULL;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const gg_fact *fact = fact_of(building, change->atom);
        if (!is_wanted(building, change, wanted))
            continue;
        if (change->adds) {
            additions =
                pool_grow(building->pool, additions, result->addition_count, sizeof *additions);
            additions[result->addition_count++] = (gg_addition){
                (uint16_t)building->tables->layout.numbers[change->atom], (int32_t)change->value};
            continue;
        }
        gg_assignment *assignment =
            assignment_of(building, &assignments, &result->assignment_count, fact->word);
        assignment->keep &= ~fact_bits(fact);
        assignment->set |= value_bits(fact, (uint32_t)change->value);
    }
    result->assignments = assignments;
    result->additions = additions;
    return result;
}

/* What is left of an effect after leaving things out: NULL where nothing is,
 * the same where all is. */
static const gg_effect *part_of(struct building *building, const struct changes *changes,
                                enum changes_wanted wanted, const gg_effect *whole)
{
    size_t count = 0;
    for (size_t i = 0; i < changes->count; i++)
        count += is_wanted(building, &changes->items[i], wanted);
    if (count == 0)
        return NULL;
    return count == changes->count ? whole : effect_of(building, changes, wanted);
}

/* ---------------------------------------------------------------- entities */

/* Whether the ground action is another variant of the one before it. */
static bool is_variant(const struct ground_action *ground)
{
    return strcmp(ground[-1].name, ground->name) == 0;
}

/* The variants of an action, which the `first` of them or NULL stands for, are
 * one to the programmer's functions: these are asked once. */
static void number_calls(gg_domain *domain, const struct ground_action *ground,
                         const gg_action *first, gg_action *action)
{
    action->procedural = first                        ? first->procedural
                         : ground->action->procedural ? domain->procedural_count++
                                                      : GG_NONE;
    action->priced = first                       ? first->priced
                     : ground->action->cost_call ? domain->priced_count++
                                                 : GG_NONE;
}

/* Whether the game is told of one of the changes. */
static bool applies(const struct problem *problem, const struct changes *changes)
{
    for (size_t i = 0; i < changes->count; i++)
        if (problem->atoms[changes->items[i].atom].fact->applied)
            return true;
    return false;
}

/* As many of those that can fail for a while as an agent has room to remember. */
static uint16_t barred_limit(const gg_domain *domain)
{
    uint16_t count = 0;
    for (uint16_t i = 0; i < domain->action_count && count < BARRED_LIMIT; i++)
        count = (uint16_t)(count + (domain->actions[i].retry > 0));
    return count;
}

static void build_actions(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_domain *domain = &building->tables->domain;
    gg_action *actions = pool_take(building->pool, problem->action_count * sizeof *actions);
    domain->action_count = (uint16_t)problem->action_count;
    domain->actions = actions;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *ground = &problem->actions[i];
        gg_action *action = &actions[i];
        action->precondition = condition_of(building, &ground->condition);
        action->effect = effect_of(building, &ground->changes, ALL_CHANGES);
        action->own = part_of(building, &ground->changes, OWN_CHANGES, action->effect);
        action->world = part_of(building, &ground->changes, WORLD_CHANGES, action->effect);
        action->duration = ground->action->duration;
        action->timeout = ground->action->timeout;
        action->retry = ground->action->retry;
        action->uninterruptible = ground->action->uninterruptible;
        action->applies = applies(problem, &ground->changes);
        action->cost = ground->action->cost;
        action->written = (uint16_t)ground->action->number;
        number_calls(domain, ground, i > 0 && is_variant(ground) ? action - 1 : NULL, action);
        size_t count = ground->action->parameters.count;
        uint16_t *arguments = pool_take(building->pool, count * sizeof *arguments);
        for (size_t j = 0; j < count; j++)
            arguments[j] = (uint16_t)ground->arguments[j];
        action->arguments = count ? arguments : NULL;
    }
}

static void build_goals(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_goal *goals = pool_take(building->pool, problem->goal_count * sizeof *goals);
    building->tables->domain.goal_count = (uint16_t)problem->goal_count;
    building->tables->domain.goals = goals;
    for (size_t i = 0; i < problem->goal_count; i++) {
        const struct ground_goal *ground = &problem->goals[i];
        goals[i].condition = condition_of(building, &ground->condition);
        goals[i].relevant = condition_of(building, &ground->relevant);
        goals[i].priority = ground->goal->priority;
        goals[i].cooldown = ground->goal->cooldown;
        goals[i].called = ground->goal->priority_call != NULL;
        goals[i].keep = ground->goal->keep;
    }
}

static void build_achievements(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_condition *conditions =
        pool_take(building->pool, problem->achievement_count * sizeof *conditions);
    for (size_t i = 0; i < problem->achievement_count; i++)
        conditions[i] = condition_of(building, &problem->achievements[i]);
    building->tables->domain.achievement_count = (uint16_t)problem->achievement_count;
    building->tables->domain.achievements = problem->achievement_count ? conditions : NULL;
}

/* The rules of the world, or those of the agents; their numbers in *numbers. */
static const gg_rule *build_rules(struct building *building, bool of_world, const size_t **numbers,
                                  uint16_t *count)
{
    const struct problem *problem = building->problem;
    gg_rule *rules = pool_take(building->pool, problem->rule_count * sizeof *rules);
    size_t *order = pool_take(building->pool, problem->rule_count * sizeof *order);
    *count = 0;
    for (size_t i = 0; i < problem->rule_count; i++) {
        const struct ground_rule *ground = &problem->rules[i];
        const gg_effect *effect =
            effect_of(building, &ground->changes, of_world ? WORLD_CHANGES : OWN_CHANGES);
        if (ground->rule->of_world != of_world)
            continue;
        order[*count] = i;
        rules[(*count)++] =
            (gg_rule){condition_of(building, &ground->condition), effect, ground->rule->period};
    }
    *numbers = order;
    return rules;
}

/* A frame for each level of nesting and for each step; the same for choices. Tasks
 * that leave choices open and no step behind may need more: then the search goes on
 * without the newest of them, and names the limit. */
static struct capacities capacities_of(const struct limits *limits, const gg_domain *domain)
{
    size_t room = (size_t)limits->plan + limits->depth;
    bool tiered = false; /* whether a task has methods of several priorities */
    bool recurs = false;
    for (uint16_t i = 0; i < domain->task_count; i++)
        recurs |= domain->tasks[i].recurs;
    for (uint16_t i = 0; i < domain->task_count; i++)
        tiered |= domain->tasks[i].method_count &&
                  domain->tasks[i].methods[domain->tasks[i].method_count - 1].tier > 0;
    return (struct capacities){.frames = room,
                               .choices = room,
                               .chosen = room,
                               .entries = recurs ? limits->nodes : 0,
                               .watches = tiered ? WATCH_LIMIT : 0};
}

bool any_kept(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].keep)
            return true;
    return false;
}

struct tables *tables_build(struct pool *pool, const struct problem *problem)
{
    struct tables *tables = pool_take(pool, sizeof *tables);
    struct building building = {.pool = pool, .tables = tables, .problem = problem};
    gg_domain *domain = &tables->domain;
    assert(problem->action_count + problem->task_count + problem->achievement_count < GG_NONE);
    tables->problem = problem;
    tables->layout = layout_of(pool, problem);
    domain->format = &gg_format_4;
    domain->plan_limit = problem->domain->limits.plan;
    build_state(&building);
    build_actions(&building);
    build_tasks(&building);
    tables->capacities = capacities_of(&problem->domain->limits, domain);
    domain->watch_limit = (uint16_t)tables->capacities.watches;
    domain->barred_limit = barred_limit(domain);
    build_goals(&building);
    build_achievements(&building);
    domain->agent_rules =
        build_rules(&building, false, &tables->agent_rules, &domain->agent_rule_count);
    domain->world_rules =
        build_rules(&building, true, &tables->world_rules, &domain->world_rule_count);
    build_characters(&building);
    filters_build(pool, tables);
    guides_build(pool, tables);
    interference_build(pool, tables);
    return tables;
}
