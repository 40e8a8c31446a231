/* SPDX-License-Identifier: MIT */
/*
 * Goals that are weighed by what their plans cost (`value`): of those of the highest priority, the one of
 * the greatest value less the cost of its plan is chosen. Rests on agent_goals.c, agent_commitments.c and
 * agent_reconsider.c. What a plan costs that is read is known at once. Of another one it is known at least,
 * until it was searched for, one in a tick; what was found is noted until a fact changes that matters for
 * the plan. A choice is under way from the first of these searches to the adoption of a plan, or until
 * nothing is worth one. Meanwhile a note counts although such a fact has changed, so that each goal has its
 * turn. Only the tables of domains with such goals name it.
 */
#include "agent/commitments.h"
#include "agent/pursuit.h"
#include "agent/timeouts.h"

static const GG_ROM gg_commitment_ops *values_commitments_of(const gg_agent *agent)
{
    return agent->domain->features->commitments->ops;
}

/* ------------------------------------------------------------------ what is noted */

/* Set in a note beside a cost: a fact has changed since. */
#define GG_STALE ((uint32_t)1 << 31)

enum { WEIGHING_WORD, BOUNDS_WORD, NOTES };

/* Bits of WEIGHING_WORD: whether a choice is under way, and whether costs are drawn for the next one. */
enum { CHOOSING = 1, DRAWN = 2 };

/* The two bits; a number that tells which actions are left out of plans; and by ground
 * goal, what a plan costs and 1, or 0. */
static uint32_t *weighing_words(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->values->agent_costs);
}

static uint32_t *note_of(const gg_agent *agent, uint16_t goal)
{
    return &weighing_words(agent)[NOTES + goal];
}

/* Whether a fact has changed between two states on which the cost of a plan may depend. */
static bool cost_may_differ(const gg_agent *agent, uint16_t goal, const uint64_t *state,
                            const uint64_t *other)
{
    const GG_ROM gg_heuristic *heuristic = gg_heuristic_of_goal(agent, goal);
    uint16_t words = agent->domain->word_count;
    return heuristic ? gg_rom_differ_in(state, other, heuristic->wake_mask, words)
                     : !gg_same_words(state, other, words);
}

static void note_cost(gg_agent *agent, uint16_t goal, uint32_t cost)
{
    const uint32_t most = GG_STALE - 2;
    bool stale =
        cost_may_differ(agent, goal, planning_start_of(agent), gg_agent_planning_state(agent));
    *note_of(agent, goal) = ((cost < most ? cost : most) + 1) | (stale ? GG_STALE : 0);
}

static void mark_stale(gg_agent *agent, uint16_t goal)
{
    if (*note_of(agent, goal))
        *note_of(agent, goal) |= GG_STALE;
}

/* Whether functions of the game tell what plans for a goal cost. */
static bool game_tells(const gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_heuristic *heuristic = gg_heuristic_of_goal(agent, goal);
    return heuristic && (heuristic->asks || heuristic->hidden);
}

/* Forgets the costs that may not be right any more; asked: also those that the game tells. Whether there
 * were such. */
static bool forget_stale(gg_agent *agent, bool asked)
{
    bool any = false;
    for (uint16_t i = 0; i < agent->domain->goal_count; i++) {
        uint32_t *note = note_of(agent, i);
        if (!(*note & GG_STALE) && !(asked && *note && game_tells(agent, i)))
            continue;
        *note = 0;
        any = true;
    }
    return any;
}

static uint32_t mix_word(uint32_t hash, uint32_t word)
{
    return (hash ^ word) * UINT32_C(16777619);
}

/* Which actions are left out of plans, as a number. */
static uint32_t bounds_number(const gg_agent *agent)
{
    gg_bounds bounds;
    uint32_t hash = UINT32_C(2166136261);
    gg_plan_bounds(agent, NULL, &bounds);
    for (uint16_t i = 0; i < bounds.excluded_count; i++)
        if (bounds.excluded[i].left > 0)
            hash = mix_word(hash, bounds.excluded[i].action + 1u);
    for (uint32_t i = 0; bounds.refused && i * 64 < agent->domain->action_count; i++)
        hash = mix_word(mix_word(hash, (uint32_t)bounds.refused[i]),
                        (uint32_t)(bounds.refused[i] >> 32));
    return hash;
}

static bool any_to_choose(const gg_agent *agent)
{
    bool any = false;
    for (uint16_t i = 0; !any && i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        any = goal != GG_NONE && gg_goal_is_open(agent, goal, gg_agent_view(agent));
    }
    return any;
}

/* Works out what is left out of plans. Nothing is passed over by that yet. */
static void refuse_without_naming(gg_agent *agent)
{
    uint32_t planning = GG_HAS_PLANNED | GG_NAMES_NO_MORE, before = agent->turns & planning;
    agent->domain->claims->claiming->choose(agent);
    set_turn_flags(agent, before, planning);
}

/* What is left out of plans makes them dearer. Where there is no goal to choose, nothing is left out. */
static void look_at_bounds(gg_agent *agent)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (!domain->bounding || !any_to_choose(agent))
        return;
    if (domain->claims)
        refuse_without_naming(agent);
    uint32_t number = bounds_number(agent);
    for (uint16_t i = 0; number != weighing_words(agent)[BOUNDS_WORD] && i < domain->goal_count;
         i++)
        mark_stale(agent, i);
    weighing_words(agent)[BOUNDS_WORD] = number;
}

/* Draws the costs for the next choice, but not while the agent has a plan, which is priced by them. It is
 * done when a fact changes and when the first choice behind a plan begins, and not at each look, of which
 * there are the more the more often the agent is ticked. */
static void draw_costs(gg_agent *agent)
{
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(agent->domain);
    weighing_words(agent)[WEIGHING_WORD] &= ~(uint32_t)DRAWN;
    if (!seeding || has_plan(agent))
        return;
    weighing_words(agent)[WEIGHING_WORD] |= DRAWN;
    seeding->draw(agent);
    for (uint16_t i = 0; i < agent->domain->goal_count; i++)
        *note_of(agent, i) = 0;
}

static bool values_retry_after_change(gg_agent *agent)
{
    const uint64_t *planning_state = gg_agent_planning_state(agent);
    if (!(weighing_words(agent)[WEIGHING_WORD] & CHOOSING))
        draw_costs(agent);
    for (uint16_t i = 0; i < agent->domain->goal_count; i++)
        if (*note_of(agent, i) &&
            cost_may_differ(agent, i, planning_snapshot_of(agent), planning_state))
            mark_stale(agent, i);
    return gg_pursue_retry_after_change(agent);
}

/* ------------------------------------------------------------- values and costs */

/* Whether a goal is weighed. The agents of other types may have goals that are not. */
static bool is_valued(const gg_agent *agent, uint16_t goal)
{
    return goal < agent->domain->goal_count &&
           gg_rom_has_bit(agent->domain->features->values->valued, goal);
}

static int64_t values_value_of(gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_values *values = domain->features->values;
    if (!is_valued(agent, goal))
        return GG_ANY_COST;
    int32_t value = values->of_goals[goal];
    const GG_ROM gg_valuing_calls *calls =
        (const GG_ROM gg_valuing_calls *)(const GG_ROM void *)gg_type_of(agent)->calls;
    if (values->called && gg_rom_has_bit(values->called, goal) && calls && calls->value)
        return calls->value(agent, goal);
    return values->evaluating ? values->evaluating->value(domain, values->computed, goal,
                                                          gg_agent_view(agent), value)
                              : value;
}

/* The problem of a goal of the agent from what it sees, in which nothing is drawn anew. */
static gg_goal_problem present_problem(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    const GG_ROM gg_seed_ops *seeding = seed_ops_of(agent->domain);
    gg_goal_problem problem =
        gg_goal_problem_of(agent, planner, goal, gg_agent_planning_state(agent));
    if (seeding)
        seeding->put(agent, problem.asked);
    return problem;
}

/* What is left of the present plan to be paid. It is worked out in the planner, which no search of another
 * agent lies in. */
static uint64_t cost_left(gg_agent *agent, gg_planner *planner)
{
    planner->search.problem = present_problem(agent, planner, agent->goal);
    return gg_plan_cost_left(agent, planner);
}

static uint64_t values_cost_left(gg_agent *agent, gg_planner *planner)
{
    invalidate_search(planner);
    return cost_left(agent, planner);
}

/* What is known of the cost of a plan. */
typedef struct gg_told_cost {
    uint32_t cost; /* or a bound below it */
    bool is_none;  /* there is no plan */
} gg_told_cost;

/* What a plan costs at the least that could not be read, or that something stands in the way of. */
static gg_told_cost least_cost(gg_search *search, gg_outcome outcome)
{
    const GG_ROM gg_heuristic *heuristic = search->heuristic;
    const GG_ROM gg_leg_costs *costs = leg_costs_of(search->problem.domain);
    gg_told_cost told = {0, false};
    gg_distance distance = 0;
    if (costs)
        costs->ops->compare(search);
    if (outcome == GG_FOUND)
        told.cost = (uint32_t)(lessened(search, (gg_distance)search->cost << 16) >> 16);
    if (outcome != GG_SEARCHING || !heuristic || !search->problem.domain->search)
        return told;
    const uint64_t *state = search->problem.state;
    search->guided = tables_cover(heuristic, state);
    if (search->finer & GG_NEAREST_STATES)
        distance = heuristic->reading->nearest->estimate(search, state);
    else if (search->guided && heuristic->table_count > 0)
        distance = gg_tables_estimate(search, state);
    told.cost = distance == GG_FAR ? 0 : (uint32_t)(distance >> 16);
    told.is_none = distance == GG_FAR;
    return told;
}

/* Reads a plan for a goal of a priority, where it can be read. The plan that was found for another one
 * stays. */
static gg_told_cost read_cost(gg_agent *agent, gg_planner *planner, uint16_t goal, int64_t priority)
{
    gg_bounds bounds;
    gg_plan_bounds(agent, kept_goals(agent, planner, gg_agent_planning_state(agent), priority),
                   &bounds);
    gg_goal_problem problem = present_problem(agent, planner, goal);
    problem.bounds = bounds;
    gg_plan plan = {planner->steps, agent->domain->plan_limit, 0};
    gg_search *search = &planner->search;
    gg_outcome outcome = search_read(search, &problem, &plan);
    gg_told_cost told = {search->cost, outcome != GG_FOUND};
    if (!search_is_settled(search, outcome))
        told = least_cost(search, outcome);
    return told;
}

/* --------------------------------------------------------------------- a choice */

/* What a goal comes to: the greater priority comes first, then the greater worth. */
typedef struct gg_weight {
    int64_t priority;
    int64_t worth; /* twice the value less the cost, and 1 for a goal that is held on to; 0 of a
                      goal that must be planned only for want of others, to find that it has no plan or
                      is not worth it */
} gg_weight;

/* A choice. `best` is to be outweighed: the plan's goal and then the best so far. */
typedef struct gg_choice {
    gg_agent *agent;
    gg_planner *planner;
    gg_weight best;
    uint16_t goal; /* GG_NONE: the plan's */
    bool is_begun;
    bool waits; /* another agent is searching */
} gg_choice;

static bool outweighs(const gg_weight *a, const gg_weight *b)
{
    return a->priority != b->priority ? a->priority > b->priority : a->worth > b->worth;
}

/* What a goal that is worth it weighs. The inertia of one without a value is on top of its priority. */
static gg_weight weight_of(gg_agent *agent, uint16_t goal, int64_t priority, int64_t net)
{
    uint32_t inertia = values_commitments_of(agent)->inertia(agent, goal);
    gg_weight weight = {priority, 2 * (net + inertia)};
    if (!is_valued(agent, goal)) {
        weight.priority += inertia;
        weight.worth = 2 * net;
    }
    if (inertia > 0 && !has_plan(agent))
        weight.worth++;
    return weight;
}

/* Whether plans may be read in the planner. */
static bool may_read(gg_choice *choice)
{
    const GG_ROM gg_search_tables *tables = choice->agent->domain->search;
    if (!choice->waits && tables && tables->slicing)
        choice->waits = !tables->slicing->acquire(choice->planner, choice->agent);
    return !choice->waits;
}

/* What the goal that takes the place of the present plan must outweigh. A plan that is not worth what is
 * left of it gives way to any. */
static void choice_begin(gg_choice *choice)
{
    gg_agent *agent = choice->agent;
    const GG_ROM gg_domain *domain = agent->domain;
    choice->is_begun = true;
    choice->best.priority = domain->team ? domain->team->bar(agent) : GG_BELOW_ALL;
    choice->best.worth = INT64_MAX;
    if (!has_plan(agent) || agent->goal == GG_NONE ||
        !gg_goal_is_relevant(agent, agent->goal, gg_agent_view(agent)))
        return;
    int64_t priority = gg_goal_priority(agent, agent->goal);
    int64_t net = values_value_of(agent, agent->goal);
    if (net < GG_ANY_COST) {
        if (!may_read(choice))
            return;
        net -= (int64_t)cost_left(agent, choice->planner);
    }
    gg_weight weight = weight_of(agent, agent->goal, priority, net);
    if (weight.worth > 0 && outweighs(&weight, &choice->best))
        choice->best = weight;
}

/* What is known of the cost of a plan for a goal. */
static gg_told_cost known_cost(gg_choice *choice, uint16_t goal, int64_t priority)
{
    uint32_t note = *note_of(choice->agent, goal) & ~GG_STALE;
    gg_told_cost told = {note - 1, false};
    return note > 0 || !may_read(choice)
               ? told
               : read_cost(choice->agent, choice->planner, goal, priority);
}

/* Takes a goal that is open into the choice. */
static void choice_try(gg_choice *choice, uint16_t goal)
{
    gg_agent *agent = choice->agent;
    if (!choice->is_begun)
        choice_begin(choice);
    int64_t priority = gg_goal_priority(agent, goal), value = values_value_of(agent, goal);
    gg_weight weight = weight_of(agent, goal, priority, value);
    if (choice->waits || value <= 0 || !outweighs(&weight, &choice->best))
        return;
    if (value < GG_ANY_COST) {
        gg_told_cost told = known_cost(choice, goal, priority);
        weight.worth -= 2 * (int64_t)told.cost;
        if (told.is_none || (value <= told.cost && game_tells(agent, goal)))
            weight.worth = 0;
        else if (value <= told.cost)
            return;
    }
    if (choice->waits || !outweighs(&weight, &choice->best))
        return;
    choice->best = weight;
    choice->goal = goal;
}

/* The goal that is best as far as is known; GG_NONE: none, or it has to wait for the planner. A plan that
 * was found lies in the planner: functions of the game must not use that. */
static uint16_t choose(gg_agent *agent, gg_planner *planner, bool *waits)
{
    gg_choice choice = {agent, planner, {0, 0}, GG_NONE, false, false};
    planner->busy = true;
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal != GG_NONE && gg_goal_is_open(agent, goal, gg_agent_view(agent)))
            choice_try(&choice, goal);
    }
    planner->busy = false;
    if (planner->owner == agent)
        planner->owner = NULL;
    *waits = choice.waits;
    return choice.waits ? GG_NONE : choice.goal;
}

/* ---------------------------------------------------------------------- pursuing */

/* The choice is over. Whether costs were forgotten that counted in it alone. */
static bool end_weighing(gg_agent *agent)
{
    weighing_words(agent)[WEIGHING_WORD] &= ~(uint32_t)CHOOSING;
    return forget_stale(agent, false);
}

/* A choice begins, unless one is under way. */
static void begin_weighing(gg_agent *agent)
{
    look_at_bounds(agent);
    if (weighing_words(agent)[WEIGHING_WORD] & CHOOSING)
        return;
    (void)forget_stale(agent, !has_plan(agent));
    if (!(weighing_words(agent)[WEIGHING_WORD] & DRAWN))
        draw_costs(agent);
}

/* Whether the planning of a goal that is under way may still be of use. */
static bool may_still_win(gg_agent *agent, uint16_t goal)
{
    const uint64_t *view = gg_agent_view(agent);
    return gg_agent_pursues(agent, goal) && gg_goal_is_open(agent, goal, view) &&
           agent->domain->pursuit->weight(agent, goal) >= gg_goal_priority_to_exceed(agent, view);
}

/* Whether there is a goal to be planned, or one may be when the planner is free. */
static bool choose_wanted(gg_agent *agent, gg_planner *planner, bool looks)
{
    bool waits;
    if (agent->wanted != GG_NONE && looks && !may_still_win(agent, agent->wanted))
        gg_planning_forget(agent, planner);
    if (agent->spent > 0 || !looks)
        return agent->wanted != GG_NONE;
    begin_weighing(agent);
    uint16_t best = choose(agent, planner, &waits);
    if (best == GG_NONE && !waits && (weighing_words(agent)[WEIGHING_WORD] & CHOOSING) &&
        end_weighing(agent))
        best = choose(agent, planner, &waits);
    bool is_new = best != agent->wanted && best != GG_NONE;
    agent->wanted = best;
    if (waits)
        agent->awake = GG_AWAKE;
    if (is_new)
        gg_trace_tell(agent, planner, GG_GOAL_CHOSEN, best, 0);
    return waits || agent->wanted != GG_NONE; /* the trace may have taken a want back */
}

/* Takes the plan that was found, if its goal is still the best, now that it is known what the plan
 * costs. What functions of the game tell of a plan that is not worth it may be otherwise later. A goal
 * whose plan gives way is looked at once more, as there may be a cheaper plan for it. */
static void take_if_best(gg_agent *agent, gg_planner *planner, uint16_t goal, bool at_once)
{
    uint32_t cost = planner->search.cost;
    bool waits, worth = values_value_of(agent, goal) > cost;
    if (goal < agent->domain->goal_count)
        note_cost(agent, goal, cost);
    if (!worth)
        gg_trace_tell(agent, planner, GG_PLAN_FAILED, goal, GG_NOT_WORTH_IT);
    if (!worth && game_tells(agent, goal)) {
        *note_of(agent, goal) = 0;
        gg_goal_back_off_without_plan(agent, goal);
        agent->trying = true;
    }
    if (choose(agent, planner, &waits) != goal ||
        !agent->domain->pursuit->is_good(agent, planner, goal))
        return;
    bool gives_way = has_plan(agent) && agent->goal != GG_NONE, forgets = end_weighing(agent);
    weighing_words(agent)[WEIGHING_WORD] &= ~(uint32_t)DRAWN;
    values_commitments_of(agent)->choose(agent, goal);
    planning_adopt(agent, planner, goal, at_once);
    if (forgets || gives_way)
        agent->awake = GG_AWAKE;
}

static bool plan_weighed(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->wanted;
    bool at_once = agent->spent == 0;
    if (is_uninterruptible(agent)) {
        gg_planning_forget(agent, planner);
        return false;
    }
    if (!is_valued(agent, goal))
        values_commitments_of(agent)->choose(agent, goal);
    gg_outcome outcome = gg_search_without_draw(agent, planner);
    bool pursued = agent->wanted == goal; /* functions may have taken a want back */
    if (outcome == GG_SEARCHING && pursued)
        return false;
    planning_end(agent, planner, outcome);
    if (!pursued)
        return false;
    weighing_words(agent)[WEIGHING_WORD] |= CHOOSING;
    if (outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN) {
        take_if_best(agent, planner, goal, at_once);
        return false;
    }
    planning_fail(agent, planner, goal, outcome);
    values_commitments_of(agent)->unplanned(agent, planner, goal, outcome);
    return true;
}

/* Whether a called value counts, which may change at any time. */
static bool asks_value(const gg_agent *agent)
{
    const GG_ROM uint64_t *called = agent->domain->features->values->called;
    for (uint16_t i = 0; called && i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal < agent->domain->goal_count && gg_rom_has_bit(called, goal) &&
            gg_goal_counts(agent, goal, gg_agent_view(agent)))
            return true;
    }
    return false;
}

static bool values_are_concerned(const gg_agent *agent, const uint64_t *planning_state,
                                 bool changed)
{
    return asks_value(agent) || gg_must_rechoose_goal(agent, planning_state, changed);
}

static bool pursue_weighed(gg_agent *agent, gg_planner *planner, bool looks)
{
    if (looks)
        values_commitments_of(agent)->look(agent);
    bool any = pursuable_goal_count(agent) > 0 && choose_wanted(agent, planner, looks);
    if (any && agent->wanted != GG_NONE)
        (void)agent->domain->pursuit->plan(agent, planner);
    return any;
}

/* Without the planner no more is known than that a plan that is broken may be made anew. */
static uint16_t find_broken(gg_agent *agent, const uint64_t *view)
{
    bool is_open = agent->goal != GG_NONE && !has_plan(agent) &&
                   gg_agent_pursues(agent, agent->goal) &&
                   gg_goal_is_open(agent, agent->goal, view);
    return is_open ? agent->goal : GG_NONE;
}

/* What stands against the work for a team, where nothing is weighed. */
static int32_t weight_unweighed(gg_agent *agent, uint16_t goal)
{
    return is_valued(agent, goal) ? gg_goal_priority(agent, goal)
                                  : gg_goal_weight_with_inertia(agent, goal);
}

/* --------------------------------------------------- plans that are reconsidered */

/* Whether a goal of a higher priority may be worth it. */
static bool any_presses(gg_agent *agent)
{
    int64_t bar = gg_goal_priority_to_exceed(agent, gg_agent_view(agent));
    bool any = false;
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal == GG_NONE || !gg_goal_is_open(agent, goal, gg_agent_view(agent)) ||
            gg_goal_priority(agent, goal) <= bar)
            continue;
        uint32_t note = goal < agent->domain->goal_count ? *note_of(agent, goal) & ~GG_STALE : 0;
        int64_t cost = note > 0 ? (int64_t)note - 1 : 0;
        any = any || values_value_of(agent, goal) > cost;
    }
    return any;
}

static bool weigh_or_reconsider(gg_agent *agent, gg_planner *planner, bool looks)
{
    if (is_reconsidering(agent) && looks && any_presses(agent))
        gg_planning_forget(agent, planner);
    if (!is_reconsidering(agent)) {
        if (pursue_weighed(agent, planner, looks))
            return true;
        if (!gg_reconsider_if_due(agent))
            return false;
    }
    gg_reconsider_plan(agent, planner);
    return true;
}

static bool plan_weighed_or_reconsidered(gg_agent *agent, gg_planner *planner)
{
    if (!is_reconsidering(agent))
        return plan_weighed(agent, planner);
    gg_reconsider_plan(agent, planner);
    return false;
}

/* ----------------------------------------------------------------- saved agents */

static bool values_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)agent;
    const uint32_t *words =
        (const uint32_t *)(const void *)(bytes + domain->features->values->agent_costs);
    bool valid = words[WEIGHING_WORD] <= (CHOOSING | DRAWN);
    for (uint16_t i = 0; i < domain->goal_count; i++)
        valid = valid && words[NOTES + i] != GG_STALE;
    return valid;
}

const GG_ROM gg_value_ops gg_valuing = {values_value_of, values_cost_left, values_valid};

#define WEIGHING_OPS(pursue, plan)                                                                 \
    gg_goal_condition, gg_goal_holds, gg_best_effort_add_care_mask, gg_agent_pursues,              \
        values_are_concerned, values_retry_after_change, gg_pursue_settle_held_with_efforts,       \
        gg_pursue_look, gg_pursue_is_through, pursue, plan, gg_goal_retry_after_failure,           \
        gg_plan_mark_obsolete, find_broken, gg_best_effort_is_served, gg_planned_is_good_effort,   \
        gg_goal_is_relevant_or_latched, weight_unweighed

const GG_ROM gg_goal_ops gg_weighing = {WEIGHING_OPS(pursue_weighed, plan_weighed)};
const GG_ROM gg_goal_ops gg_weighing_and_reconsidering = {
    WEIGHING_OPS(weigh_or_reconsider, plan_weighed_or_reconsidered)};
