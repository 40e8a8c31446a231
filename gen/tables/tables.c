/* SPDX-License-Identifier: MIT */
/*
 * Builds the tables of the grounded problem, entity by entity; encode.c encodes the
 * conditions and effects as bits. See tables.h.
 */
#include "tables/tables.h"

#include "ground/values.h"
#include "tables/build.h"
#include "tables/goal_heuristics.h"
#include "tables/search_need.h"
#include "tables/search_tables.h"
#include "tables/size_bounds.h"

#include <assert.h>
#include <string.h>

/* ---------------------------------------------------------------- entities */

/* Whether the ground action is another variant of the one before it. */
static bool is_variant(const struct ground_action *ground)
{
    return strcmp(ground[-1].name, ground->name) == 0;
}

/* Whether the ground action is another variant of the one before it, with the same effects, as its
 * cost is told by facts. */
static bool differs_in_cost(const struct ground_action *ground)
{
    return ground->action->cost_amount && is_variant(ground) &&
           ground->changes.items == ground[-1].changes.items;
}

/* Whether what an action costs is known only when a plan is made. */
static bool has_dynamic_cost(const struct action *action)
{
    return action->cost_call || range_width(action->cost, action->dearest) > 0;
}

/* Numbers the calls of an action. All variants of an action have the same numbers, so that the
 * programmer's functions are asked once. Where a fact tells the place, each place has its own cost.
 * first: the first variant, or NULL if this is it. */
static void number_calls(gg_domain *domain, const struct ground_action *ground,
                         const gg_action *first, gg_action *action)
{
    action->procedural = first                        ? first->procedural
                         : ground->action->procedural ? domain->procedural_count++
                                                      : GG_NONE;
    action->dynamic_cost = first                              ? first->dynamic_cost
                           : has_dynamic_cost(ground->action) ? domain->dynamic_cost_count
                                                              : GG_NONE;
    if (!first && has_dynamic_cost(ground->action))
        domain->dynamic_cost_count =
            (uint16_t)(domain->dynamic_cost_count + (ground->told ? ground->told->count : 1));
}

/* The effects of an action. Variants that differ in nothing but what they cost share them, by which
 * agents know that they are the same to carry out. before: such a variant, or NULL. */
static void build_effects(struct building *building, const struct ground_action *ground,
                          const gg_action *before, gg_action *action)
{
    if (before) {
        action->effect = before->effect;
        action->own = before->own;
        action->world = before->world;
        return;
    }
    bool expected = ground->action->in_subtasks && ground->until.count > 0;
    action->effect = expected ? expected_effect_of(building, ground)
                              : effect_of(building, &ground->changes, ALL_CHANGES);
    if (ground->action->in_subtasks)
        return; /* it is only expected */
    action->own = effect_part_of(building, &ground->changes, OWN_CHANGES, action->effect);
    if (ground->told && !action->own) /* the place is its own, too */
        action->own = effect_of(building, &(struct changes){0}, OWN_CHANGES);
    action->world = effect_part_of(building, &ground->changes, WORLD_CHANGES, action->effect);
}

/* What plans count with: the middle where the duration is drawn, see gg_random_ranges. How long an action
 * waits for a condition nobody knows. */
static uint32_t planned_duration_of(const struct ground_action *ground)
{
    if (ground->until.count > 0)
        return UINT32_MAX;
    return ground->duration + range_width(ground->duration, ground->action->longest) / 2;
}

/* The objects of an action's parameters; NULL: it has none. */
static const uint16_t *arguments_of(struct building *building, const struct ground_action *ground)
{
    size_t count = ground->action->parameters.count;
    uint16_t *arguments = pool_take(building->pool, count * sizeof *arguments);
    for (size_t i = 0; i < count; i++)
        arguments[i] = (uint16_t)ground->arguments[i];
    if (ground->told)
        arguments[count - 1] = GG_NONE;
    return count ? arguments : NULL;
}

/* The numbers of legs come behind those of dynamic costs. */
static void number_legs(const struct problem *problem, const gg_domain *domain, gg_action *actions)
{
    for (size_t i = 0; i < problem->rows.count; i++)
        if (problem->rows.items[i].leg != GG_NONE)
            actions[i].dynamic_cost =
                (uint16_t)(domain->dynamic_cost_count + problem->rows.items[i].leg);
}

static void build_actions(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_domain *domain = &building->tables->domain;
    gg_action *actions = pool_take(building->pool, problem->rows.count * sizeof *actions);
    domain->action_count = (uint16_t)problem->rows.count;
    domain->actions = actions;
    size_t told = 0;
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct ground_action *ground = &problem->rows.items[i];
        gg_action *action = &actions[i];
        if (ground->context) {
            *action = actions[problem->rows.of_actions[ground->plain]];
            action->precondition = condition_of(building, &ground->condition);
            continue;
        }
        action->precondition = condition_of(building, &ground->condition);
        build_effects(building, ground, i > 0 && differs_in_cost(ground) ? action - 1 : NULL,
                      action);
        action->duration = planned_duration_of(ground);
        action->callback_duration = ground->action->duration_call != NULL;
        action->timeout = ground->action->timeout;
        action->uninterruptible = ground->action->uninterruptible;
        action->applies =
            !ground->action->in_subtasks &&
            any_applied_in(problem, ground->cases ? &ground->cases->all : &ground->changes);
        action->cost = ground->cost;
        action->begins_at = ground->told ? (uint16_t)(GG_TOLD_PLACE + told++) : ground->begins_at;
        action->ends_at = ground->told ? action->begins_at : ground->ends_at;
        action->source_index = (uint16_t)ground->action->number;
        number_calls(domain, ground, i > 0 && is_variant(ground) ? action - 1 : NULL, action);
        action->arguments =
            i > 0 && is_variant(ground) ? action[-1].arguments : arguments_of(building, ground);
    }
    number_legs(problem, domain, actions);
}

/* The facts at whose change actions begin anew. */
static void build_restarts(struct building *building)
{
    const struct problem *problem = building->problem;
    uint16_t *facts = pool_take(building->pool, problem->rows.count * sizeof *facts);
    bool any = false;
    for (size_t i = 0; i < problem->rows.count; i++) {
        size_t variable = problem->rows.items[i].restart;
        any |= variable != SIZE_MAX;
        facts[i] =
            variable == SIZE_MAX ? GG_NONE : (uint16_t)building->tables->layout.numbers[variable];
    }
    building->tables->restarts = (gg_restarts){.ops = &gg_restarting, .facts = facts};
    if (any)
        building->tables->features.restarts = &building->tables->restarts;
}

/* Which actions agents leave out for a time: at most as many failures are remembered as actions have a
 * `retry`, and all actions that cool down, with a free entry beside them. */
static void build_exclusions(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_domain *domain = &building->tables->domain;
    gg_exclusions *exclusions = &building->tables->exclusions;
    size_t failing = 0, cooling = 0;
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct ground_action *ground = &problem->rows.items[i];
        failing += ground->action->retry > 0 && !ground->context;
        cooling += ground->action->cooldown > 0 && !(i > 0 && is_variant(ground));
    }
    size_t others = cooling + (cooling > 0), most = UINT16_MAX - others;
    most = most < RETRY_LIMIT ? most : RETRY_LIMIT;
    exclusions->retry_limit = (uint16_t)(failing < most ? failing : most);
    exclusions->limit = (uint16_t)(exclusions->retry_limit + others);
    if (exclusions->limit == 0)
        return;
    size_t count = problem->domain->action_count, kinds = cooling > 0 ? 2 : 1;
    uint32_t *times = pool_take(building->pool, count * kinds * sizeof *times);
    for (size_t i = 0; i < count; i++) {
        times[i * kinds] = problem->domain->actions[i]->retry;
        if (cooling > 0)
            times[i * kinds + 1] = problem->domain->actions[i]->cooldown;
    }
    exclusions->times = times;
    exclusions->excluding = cooling > 0                                   ? &gg_action_cooling
                            : domain->goal_count + domain->want_limit > 0 ? &gg_goal_excluding
                                                                          : &gg_excluding;
    domain->exclusions = exclusions;
}

static const struct dnf *lasting_of_action(const struct ground_action *action)
{
    return &action->lasting;
}

static const struct dnf *until_of_action(const struct ground_action *action)
{
    return &action->until;
}

/* A condition for each action, NULL for one without boxes; NULL: for none there is one. The variants of
 * an action share it. */
static const gg_condition *const *
conditions_of_actions(struct building *building,
                      const struct dnf *(*of)(const struct ground_action *action))
{
    const struct problem *problem = building->problem;
    const gg_condition **conditions =
        pool_take(building->pool, problem->rows.count * sizeof *conditions);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct dnf *dnf = of(&problem->rows.items[i]);
        if (!dnf->count)
            continue;
        if (i > 0 && of(&problem->rows.items[i - 1])->items == dnf->items) {
            conditions[i] = conditions[i - 1];
            continue;
        }
        gg_condition *condition = pool_take(building->pool, sizeof *condition);
        *condition = condition_of(building, dnf);
        conditions[i] = condition;
    }
    return NULL_IF_ALL_ZERO(conditions, problem->rows.count);
}

/* Those that wait for a condition and stand for a subtask alone; NULL: there are none. */
static const uint64_t *actions_in_subtasks(struct building *building)
{
    const struct problem *problem = building->problem;
    uint64_t *set = pool_take(building->pool, (problem->rows.count / 64 + 1) * sizeof *set);
    bool any = false;
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct action *action = problem->rows.items[i].action;
        if (!action->in_subtasks || !action->until.count)
            continue;
        set[i / 64] |= (uint64_t)1 << i % 64;
        any = true;
    }
    return any ? set : NULL;
}

/* What must hold while actions run, and what they wait for. */
static void build_running_conditions(struct building *building)
{
    struct tables *tables = building->tables;
    tables->lasting =
        (gg_lasting_conditions){&gg_enduring, conditions_of_actions(building, lasting_of_action)};
    if (tables->lasting.conditions)
        tables->features.lasting = &tables->lasting;
    tables->until.conditions = conditions_of_actions(building, until_of_action);
    if (tables->until.conditions) {
        tables->until.in_subtasks = actions_in_subtasks(building);
        tables->features.until = &tables->until;
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
        goals[i].relevant = condition_of(building, &ground->chosen_when);
        goals[i].priority = ground->priority;
        goals[i].cooldown = ground->goal->cooldown;
        goals[i].called = ground->goal->priority_call != NULL;
        goals[i].keep = ground->goal->keep;
    }
}

/* How long goals rest that have a `retry`. */
static void build_goal_retries(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_goal_retry *retries = pool_take(building->pool, problem->goal_count * sizeof *retries);
    for (size_t i = 0; i < problem->goal_count; i++) {
        const struct goal *goal = problem->goals[i].goal;
        uint32_t longest = goal->longest_retry ? goal->longest_retry : goal->retry;
        retries[i] =
            (gg_goal_retry){goal->retry, range_width(goal->retry, goal->longest_retry),
                            goal->most_retry ? goal->most_retry : longest, goal->most_retry > 0};
    }
    building->tables->features.goal_retries = NULL_IF_ALL_ZERO(retries, problem->goal_count);
}

static void build_goal_timeouts(struct building *building)
{
    const struct problem *problem = building->problem;
    struct tables *tables = building->tables;
    uint32_t *timeouts = pool_take(building->pool, problem->goal_count * sizeof *timeouts);
    for (size_t i = 0; i < problem->goal_count; i++)
        timeouts[i] = problem->goals[i].goal->timeout;
    tables->timeouts.of_goals = NULL_IF_ALL_ZERO(timeouts, problem->goal_count);
    if (!tables->timeouts.of_goals)
        return;
    tables->features.timeouts = &tables->timeouts;
}

static gg_reconsideration encoded_reconsideration(struct reconsideration written)
{
    return (gg_reconsideration){written.every, written.margin};
}

/* When plans are made anew for the same goal. */
static void build_reconsiderations(struct building *building)
{
    const struct problem *problem = building->problem;
    const struct domain *domain = problem->domain;
    struct tables *tables = building->tables;
    gg_reconsideration *goals = pool_take(building->pool, problem->goal_count * sizeof *goals),
                       *types = pool_take(building->pool, domain->agent_type_count * sizeof *types);
    for (size_t i = 0; i < problem->goal_count; i++)
        goals[i] = encoded_reconsideration(problem->goals[i].goal->reconsider);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        types[i] = encoded_reconsideration(domain->agent_types[i].reconsider);
    tables->commitments.of_goals = NULL_IF_ALL_ZERO(goals, problem->goal_count);
    tables->commitments.of_types = NULL_IF_ALL_ZERO(types, domain->agent_type_count);
    if (reconsiders(&tables->commitments)) {
        tables->commitments.ops = &gg_committing_and_reconsidering;
    }
}

/* How agents hold on to goals. */
static void build_commitments(struct building *building)
{
    const struct problem *problem = building->problem;
    struct tables *tables = building->tables;
    gg_commitments *commitments = &tables->commitments;
    uint32_t *inertia = pool_take(building->pool, problem->goal_count * sizeof *inertia);
    uint64_t *latched = pool_take(building->pool, bit_words(problem->goal_count) * sizeof *latched);
    for (size_t i = 0; i < problem->goal_count; i++) {
        inertia[i] = problem->goals[i].goal->inertia;
        latched[i / 64] |= (uint64_t)problem->goals[i].goal->latched << i % 64;
    }
    commitments->ops = &gg_committing;
    build_reconsiderations(building);
    commitments->inertia = NULL_IF_ALL_ZERO(inertia, problem->goal_count);
    commitments->latched = NULL_IF_ALL_ZERO(latched, bit_words(problem->goal_count));
    if (commitments->inertia || commitments->latched || reconsiders(commitments) ||
        tables->features.values)
        tables->features.commitments = commitments;
}

/* A goal of best effort as the runtime reads it; NULL: it is none. */
static const gg_best_effort *effort_row(struct building *building,
                                        const struct ground_effort *effort)
{
    struct sum_row_origin made;
    if (!effort)
        return NULL;
    gg_best_effort *row = pool_take(building->pool, sizeof *row);
    row->terms = terms_of_sum(building, effort->sum, &made);
    row->count = (uint16_t)effort->sum->count;
    row->least = (int32_t)effort->sum->least;
    row->enough = (uint32_t)(effort->enough > row->least ? effort->enough - row->least : 0);
    row->rest = condition_of(building, &effort->rest);
    for (int64_t unit = effort->sum->divisor; unit > 1; unit /= 10)
        row->decimals++;
    return row;
}

static void build_best_efforts(struct building *building)
{
    const struct problem *problem = building->problem;
    struct tables *tables = building->tables;
    const gg_best_effort **of_goals =
        pool_take(building->pool, problem->goal_count * sizeof *of_goals);
    for (size_t i = 0; i < problem->goal_count; i++) {
        of_goals[i] = effort_row(building, problem->goals[i].effort);
        if (of_goals[i])
            tables->features.best_efforts = &tables->best_efforts;
    }
    tables->best_efforts.ops = &gg_leveling;
    tables->best_efforts.of_goals = of_goals;
}

static void name_dispatch(struct tables *tables)
{
    gg_features *features = &tables->features;
    bool more =
        features->setbacks || features->restarts || features->commitments || features->holdings;
    features->ops = reconsiders(features->commitments) ? &gg_reconsidering_dispatch
                    : tables->timeouts.of_goals        ? &gg_timed_dispatch
                    : more                             ? &gg_setback_dispatch
                                                       : &gg_feature_dispatch;
}

static void build_goal_features(struct building *building)
{
    build_best_efforts(building);
    build_values(building);
    build_goal_retries(building);
    build_goal_timeouts(building);
    build_commitments(building);
}

/* The ground goals of each goal of the YAML, if one has parameters. */
static void build_goal_sources(struct building *building)
{
    const struct problem *problem = building->problem;
    const struct domain *domain = problem->domain;
    if (!any_goal_with_parameters(domain))
        return;
    gg_goal_source *sources = pool_take(building->pool, domain->goal_count * sizeof *sources);
    for (size_t i = 0; i < domain->goal_count; i++) {
        const struct goal *goal = &domain->goals[i];
        size_t count = goal->parameters.count, all = goal->ground_count * count;
        uint16_t *arguments = pool_take(building->pool, all * sizeof *arguments);
        for (size_t j = 0; j < all; j++)
            arguments[j] =
                (uint16_t)problem->goals[goal->ground_first + j / count].arguments[j % count];
        sources[i] = (gg_goal_source){all ? arguments : NULL, (uint16_t)goal->ground_first,
                                      (uint16_t)goal->ground_count, (uint16_t)count};
    }
    building->tables->domain.goal_source_count = (uint16_t)domain->goal_count;
    building->tables->domain.goal_sources = sources;
}

static void build_subgoals(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_condition *conditions =
        pool_take(building->pool, problem->subgoal_count * sizeof *conditions);
    for (size_t i = 0; i < problem->subgoal_count; i++)
        conditions[i] = condition_of(building, &problem->subgoals[i]);
    building->tables->domain.subgoal_count = (uint16_t)problem->subgoal_count;
    building->tables->domain.subgoals = problem->subgoal_count ? conditions : NULL;
}

/* Adds the rules of the world, or those of agents, which are before them. */
static void add_rules(struct building *building, gg_rule *rules, bool of_world, uint16_t *count)
{
    const struct problem *problem = building->problem;
    size_t *numbers = building->tables->rules;
    size_t before = of_world ? building->tables->domain.agent_rule_count : 0;
    for (size_t i = 0; i < problem->rule_count; i++) {
        const struct ground_rule *ground = &problem->rules[i];
        if (ground->rule->of_world != of_world)
            continue;
        size_t number = before + (*count)++;
        numbers[number] = i;
        rules[number] =
            (gg_rule){condition_of(building, &ground->condition),
                      effect_of(building, &ground->changes, of_world ? WORLD_CHANGES : OWN_CHANGES),
                      longest_rule_period(ground->rule)};
    }
}

/* Whether a ground rule asks for a slot to be bound, whatever else: its `bound` is a fact. */
static bool needs_bound(const struct ground_rule *rule, size_t bound)
{
    for (size_t i = 0; i < rule->condition.count; i++) {
        const struct box *box = &rule->condition.items[i];
        bool asks = false;
        for (size_t j = 0; j < box->count; j++)
            asks |= box->constraints[j].variable == bound &&
                    !is_allowed_by_constraint(&box->constraints[j], false, 0);
        if (!asks)
            return false;
    }
    return rule->condition.count > 0;
}

/* Which one-shot rules need which slot; NULL: none needs any. */
static const uint64_t *one_shots_of_slots(struct building *building, size_t words)
{
    const struct tables *tables = building->tables;
    const struct layout *layout = &tables->layout;
    const gg_slots *slots = tables->features.slots;
    uint64_t *rows =
        pool_take(building->pool, (slots ? slots->count : 0) * words * sizeof *rows + 1);
    bool any = false;
    for (uint16_t i = 0; slots && i < slots->count; i++)
        for (size_t j = 0; j < building->problem->rule_count; j++) {
            const struct ground_rule *rule = &building->problem->rules[tables->rules[j]];
            if (!rule->rule->once || !needs_bound(rule, layout->variables[slots->all[i].bound]))
                continue;
            rows[i * words + j / 64] |= UINT64_C(1) << j % 64;
            any = true;
        }
    return any ? rows : NULL;
}

/* Whether a ground rule asks for a shared fact. */
static bool reads_shared_fact(const struct problem *problem, const struct ground_rule *rule)
{
    bool any = false;
    for (size_t i = 0; i < rule->condition.count; i++) {
        const struct box *box = &rule->condition.items[i];
        for (size_t j = 0; j < box->count; j++)
            any |= problem->variables[box->constraints[j].variable].fact->shared;
        for (size_t j = 0; j < problem->variable_count; j++)
            any |= problem->variables[j].fact->shared && box_sums_read_fact(box, j);
    }
    return any;
}

/* Which one-shot rules of agents read what others change; NULL: none does. */
static const uint64_t *one_shots_of_shared(struct building *building, size_t words)
{
    const struct tables *tables = building->tables;
    uint64_t *row = pool_take(building->pool, words * sizeof *row + 1);
    bool any = false;
    for (size_t i = 0; i < tables->domain.agent_rule_count; i++) {
        const struct ground_rule *rule = &building->problem->rules[tables->rules[i]];
        if (!rule->rule->once || !reads_shared_fact(building->problem, rule))
            continue;
        row[i / 64] |= UINT64_C(1) << i % 64;
        any = true;
    }
    return any ? row : NULL;
}

static void build_one_shots(struct building *building)
{
    struct tables *tables = building->tables;
    size_t count = building->problem->rule_count, words = (count + 63) / 64;
    uint64_t *once = pool_take(building->pool, words * sizeof *once + 1);
    bool any = false;
    for (size_t i = 0; i < count; i++)
        if (building->problem->rules[tables->rules[i]].rule->once) {
            once[i / 64] |= UINT64_C(1) << i % 64;
            any = true;
        }
    tables->one_shots =
        (gg_one_shot_rules){&gg_one_shot_ruling, once, one_shots_of_slots(building, words),
                            one_shots_of_shared(building, words)};
    tables->features.one_shots = any ? &tables->one_shots : NULL;
}

/* The rules of agents, then those of the world. */
static void build_rules(struct building *building)
{
    size_t count = building->problem->rule_count;
    gg_domain *domain = &building->tables->domain;
    gg_rule *rules = pool_take(building->pool, count * sizeof *rules);
    building->tables->rules = pool_take(building->pool, count * sizeof *building->tables->rules);
    add_rules(building, rules, false, &domain->agent_rule_count);
    add_rules(building, rules, true, &domain->world_rule_count);
    domain->rules = rules;
    for (size_t i = 0; i < count; i++)
        if (any_applied_in(building->problem, &building->problem->rules[i].changes))
            building->tables->applied.ruling = &gg_rules_applying;
    build_one_shots(building);
}

/* How many choices an agent watches: none if no task has methods of several priorities. */
static uint16_t watch_limit(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->task_count; i++) {
        const gg_task *task = &domain->tasks[i];
        if (task->method_count > 0 && task->methods[task->method_count - 1].priority_level > 0)
            return WATCH_LIMIT;
    }
    return 0;
}

/* Names the ops that choose among methods. */
static void name_task_ops(gg_domain *domain)
{
    bool holds = domain->features->holdings != NULL;
    for (uint16_t i = 0; i < domain->task_count; i++) {
        const gg_task *task = &domain->tasks[i];
        if (task->select == GG_DRAWN)
            domain->drawing = holds ? &gg_holding_draws : &gg_drawing;
        if (task->select == GG_SCORED)
            domain->scoring = holds ? &gg_holding_scores : &gg_scoring;
        if (task->index)
            domain->indexing = &gg_indexing;
    }
}

/* Names the ops for what actions change, and how long they take. */
static void name_action_ops(gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->action_count; i++) {
        const gg_action *action = &domain->actions[i];
        const gg_cases *cases = domain->features->cases;
        const gg_case_list *list = cases ? cases->of_actions[i] : NULL;
        if (action->world || (list && list->shared))
            domain->sharing = domain->features->slots ? &gg_slot_sharing : &gg_sharing;
        if (action->callback_duration || domain->team || action->begins_at != action->ends_at)
            domain->timing = &gg_timing;
        if (domain->features->random_ranges && domain->features->random_ranges->of_actions)
            domain->timing = &gg_random_timing;
        if (domain->features->expressions && domain->features->expressions->durations)
            domain->timing = &gg_computed_timing;
    }
    if (domain->features->until)
        domain->timing = domain->timing == &gg_computed_timing ? &gg_until_computed
                         : domain->timing == &gg_random_timing ? &gg_until_random
                         : domain->timing                      ? &gg_until_called
                                                               : &gg_until_timing;
    if (costs_are_random(domain))
        domain->asking = &gg_random_asking;
    else if (domain->features->random_ranges && domain->features->random_ranges->seeding)
        domain->asking = &gg_callback_asking;
    else if (domain->procedural_count + domain->dynamic_cost_count > 0)
        domain->asking = &gg_asking;
}

/* Names the ops of agents and worlds that time passes for, and how agents plan. */
static const struct gg_goal_ops *pursuit_of(const gg_features *features)
{
    bool retries = features->goal_retries, tries = features->best_efforts;
    if (features->values)
        return reconsiders(features->commitments) ? &gg_weighing_and_reconsidering : &gg_weighing;
    if (reconsiders(features->commitments))
        return &gg_reconsidering;
    if (features->commitments)
        return tries ? &gg_held_striving : retries ? &gg_held_retrying : &gg_held_pursuit;
    return tries ? &gg_striving : retries ? &gg_retrying : &gg_pursuit;
}

static void name_agent_ops(struct building *building)
{
    gg_domain *domain = &building->tables->domain;
    for (uint16_t i = 0; i < domain->agent_type_count; i++)
        if (domain->agent_types[i].task != GG_NONE)
            domain->decomposing = &gg_decomposing;
    domain->recall = &gg_recall; /* C names it only where there is memory for it */
    domain->achieve = domain->subgoal_count > 0 ? &gg_achieving : NULL;
    if (domain->goal_count + domain->want_limit > 0)
        domain->pursuit = pursuit_of(domain->features);
    if (domain->watch_limit > 0)
        domain->interrupting =
            domain->features->holdings ? &gg_holding_interrupts : &gg_interrupting;
    building->tables->wants.wanting = &gg_wanting;
    domain->wants = domain->want_limit > 0 ? &building->tables->wants : NULL;
    domain->keeping = any_kept(domain) ? &gg_keeping : NULL;
    domain->world_ruling = domain->world_rule_count == 0       ? NULL
                           : any_one_shot_among(domain, false) ? &gg_world_one_shot_ruling
                                                               : &gg_world_ruling;
    if (plans_are_bounded(domain))
        domain->bounding = &gg_bounding;
}

/* Names the ops that search for plans; what C names of these: needed.c. */
static void name_search_ops(struct tables *tables)
{
    gg_search_tables *search = &tables->search;
    const gg_until_conditions *until = tables->domain.features->until;
    bool apart = until && until->in_subtasks;
    search->searching = apart ? &gg_searching_apart : &gg_searching;
    if (tables->features.best_efforts)
        search->searching = apart ? &gg_searching_best_apart : &gg_searching_best;
    search->slicing = &gg_slicing;
    search->stubborn = search->conflicts ? &gg_stubborn : NULL;
    search->regressing = tables->domain.want_limit > 0 ? &gg_regressing : NULL;
    search->satisficing = &gg_satisficing;
    tables->domain.search = search;
}

/* Whether actions are the same to carry out that plans tell apart: by a cost that facts tell, by the
 * case of their effects, by how what a subtask waits for comes true, or by the `while` of what they are steps
 * of. */
static bool any_alike(const struct problem *problem)
{
    bool any = false;
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct ground_action *action = &problem->rows.items[i];
        any |= action->variant > 0 && (action->cases || action->action->cost_amount ||
                                       action->action->in_subtasks || action->context);
    }
    return any;
}

bool has_features(const gg_domain *domain)
{
    const gg_features *features = domain->features;
    return features->slots || features->sums || features->lasting || features->until ||
           features->cases || features->partial || features->setbacks || features->restarts ||
           features->random_ranges || features->denials || features->cooldowns ||
           features->goal_retries || features->timeouts || features->commitments ||
           features->best_efforts || features->values || features->whiles || features->holdings ||
           features->expressions || features->one_shots || features->varying;
}

/* How many methods with a cooldown, or a timeout, an agent remembers of its plan: as many as there can
 * be, or where that is not known, one for each step and each level of nesting. */
static uint16_t room_for_methods(const struct tables *tables, size_t bound)
{
    const struct limits *limits = &tables->problem->domain->limits;
    size_t room = (size_t)limits->plan + limits->depth;
    return (uint16_t)(bound < room ? bound : room);
}

/* What was worked out of searches, once all conditions and effects are there. */
static void build_ways_to_goals(struct building *building)
{
    filters_build(building->pool, building->tables);
    heuristics_build(building->pool, building->tables);
    widen_relevance(building);
    interference_build(building->pool, building->tables);
}

struct tables *tables_build(struct pool *pool, const struct problem *problem)
{
    struct tables *tables = pool_take(pool, sizeof *tables);
    struct building building = {.pool = pool, .tables = tables, .problem = problem};
    gg_domain *domain = &tables->domain;
    assert(problem->action_count + problem->task_count + problem->subgoal_count < GG_NONE);
    tables->problem = problem;
    tables->layout = layout_of(pool, problem);
    domain->format = &gg_format_28;
    domain->features = &tables->features;
    domain->plan_limit = problem->domain->limits.plan;
    if (problem->domain->team.given && domain->plan_limit == 0)
        domain->plan_limit = 1; /* for what the team has booked */
    build_state(&building);
    build_places(&building);
    build_actions(&building);
    build_running_conditions(&building);
    build_cases(&building);
    build_partial_changes(&building);
    build_setbacks(&building);
    build_restarts(&building);
    tables->features.varying = any_alike(problem) ? &gg_varying : NULL;
    build_claims(&building);
    build_team(&building);
    build_tasks(&building);
    build_cooldowns(&building);
    domain->watch_limit = watch_limit(domain);
    domain->want_limit = problem->domain->limits.wants;
    build_goals(&building);
    build_goal_features(&building);
    build_whiles(&building);
    name_dispatch(tables);
    build_exclusions(&building);
    build_goal_sources(&building);
    build_slots(&building);
    build_expressions(&building);
    build_subgoals(&building);
    build_rules(&building);
    build_random_ranges(&building);
    build_sums(&building);
    build_asking_tasks(&building);
    build_agent_types(&building);
    build_ways_to_goals(&building);
    tables->entries = entries_wanted(tables);
    name_agent_ops(&building);
    name_task_ops(domain);
    name_action_ops(domain);
    name_search_ops(tables);
    conflicts_try(tables);
    build_hooks(&building);
    tables->bounds = size_bounds_of(pool, tables);
    if (!problem->domain->limits.plan_given && tables->bounds.steps < domain->plan_limit)
        domain->plan_limit = (uint16_t)tables->bounds.steps;
    tables->cooldowns.room = room_for_methods(tables, tables->bounds.cooldowns);
    if (tables->timeouts.count)
        tables->timeouts.room = room_for_methods(tables, tables->bounds.timeouts);
    build_names(&building);
    domain->fingerprint = domain->saved_fingerprint = fingerprint_of(tables);
    return tables;
}
