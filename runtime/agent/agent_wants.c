/* SPDX-License-Identifier: MIT */
/*
 * Wants: goals that the game gives to an agent, among which and its own goals it then chooses. A
 * want is a ground goal, or a condition whose tests lie in the agent; such a condition has the
 * number goal_count + its slot where a goal's number is expected. Rests on agent_goals.c. While a
 * plan is for a want that is a condition, the want is open: whatever ends it gives the plan up.
 */
#include "agent/agent.h"
#include "agent/saved.h"
#include "agent/slots.h"

/* How often a want fails in a row until it is given up. */
enum { MOST_FAILURES = 3 };

/* ------------------------------------------------------------------- slots */

/* The slot of an id, or NULL. */
static gg_want *wants_find(const gg_agent *agent, uint32_t id)
{
    uint32_t slot = (id & 255) - 1;
    if (slot >= agent->domain->want_limit || wants_of(agent)[slot].id != id)
        return NULL;
    return &wants_of(agent)[slot];
}

/* The goal of a slot's want. */
static uint16_t goal_of(const gg_agent *agent, uint16_t slot)
{
    const gg_want *want = &wants_of(agent)[slot];
    return want->goal == GG_NONE ? (uint16_t)(agent->domain->goal_count + slot) : want->goal;
}

static uint16_t goal_at(const gg_agent *agent, uint16_t slot)
{
    return gg_is_open_want(&wants_of(agent)[slot]) ? goal_of(agent, slot) : GG_NONE;
}

/* The slot of the open want of a goal, or GG_NONE. */
static uint16_t slot_of_want(const gg_agent *agent, uint16_t goal)
{
    for (uint16_t i = 0; i < agent->domain->want_limit; i++)
        if (goal_at(agent, i) == goal)
            return i;
    return GG_NONE;
}

/* Whether the agent chooses a goal by itself. */
static bool chooses(const gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_agent_type *type = gg_type_of(agent);
    for (uint16_t i = 0; i < type->goal_count; i++)
        if (type->goals[i] == goal)
            return true;
    return false;
}

static bool is_pursued(const gg_agent *agent, uint16_t goal)
{
    return slot_of_want(agent, goal) != GG_NONE || chooses(agent, goal);
}

static bool wants_any_open(const gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->want_limit; i++)
        if (gg_is_open_want(&wants_of(agent)[i]))
            return true;
    return false;
}

/* The slot is looked for after the game was asked, which may change it. */
static int32_t priority_of(gg_agent *agent, uint16_t goal)
{
    int32_t priority = chooses(agent, goal) ? gg_goal_own_priority(agent, goal) : INT32_MIN;
    uint16_t slot = slot_of_want(agent, goal);
    if (slot != GG_NONE && wants_of(agent)[slot].priority > priority)
        priority = wants_of(agent)[slot].priority;
    return priority;
}

/* -------------------------------------------------------------- conditions */

/* The tests of a slot. */
static gg_flag_test *flags_at(const gg_agent *agent, uint16_t slot)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_flag_test *flags =
        (gg_flag_test *)gg_agent_part(agent, domain->wants->offsets.agent_want_flags);
    return flags + (size_t)slot * domain->flag_words;
}

static gg_range_test *ranges_at(const gg_agent *agent, uint16_t slot)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_range_test *ranges =
        (gg_range_test *)gg_agent_part(agent, domain->wants->offsets.agent_want_ranges);
    return ranges + (size_t)slot * (domain->word_count - domain->flag_words);
}

static const gg_runtime_condition *condition_of(const gg_agent *agent, uint16_t goal,
                                                gg_borrowed_condition *borrowed)
{
    const GG_ROM gg_domain *domain = agent->domain;
    uint16_t slot = (uint16_t)(goal - domain->goal_count);
    const gg_want *want = &wants_of(agent)[slot];
    borrowed->box.flags = flags_at(agent, slot);
    borrowed->box.ranges = ranges_at(agent, slot);
    borrowed->box.flag_count = want->flag_count;
    borrowed->box.range_count = want->range_count;
    borrowed->box.sets = 0;
    borrowed->condition.boxes = &borrowed->box;
    borrowed->condition.count = 1;
    return &borrowed->condition;
}

/* A range test that asks as another one does. */
static bool same_range(const gg_range_test *a, const gg_range_test *b)
{
    return a->word == b->word && a->low == b->low && a->high == b->high && a->care == b->care;
}

static bool same_flags(const gg_flag_test *a, const gg_flag_test *b)
{
    return a->word == b->word && a->care == b->care && a->want == b->want;
}

/* Whether a slot has the tests of a box. Those of the slot are in the order of their words. */
static bool has_tests(const gg_agent *agent, uint16_t slot, const gg_runtime_box *box)
{
    const gg_want *want = &wants_of(agent)[slot];
    uint16_t alike = 0;
    for (uint16_t i = 0; i < want->flag_count; i++)
        for (uint16_t j = 0; j < box->flag_count; j++)
            alike = (uint16_t)(alike + same_flags(&flags_at(agent, slot)[i], &box->flags[j]));
    for (uint16_t i = 0; i < want->range_count; i++)
        for (uint16_t j = 0; j < box->range_count; j++)
            alike = (uint16_t)(alike + same_range(&ranges_at(agent, slot)[i], &box->ranges[j]));
    return want->flag_count == box->flag_count && want->range_count == box->range_count &&
           alike == want->flag_count + want->range_count;
}

static void copy_tests(gg_agent *agent, uint16_t slot, const gg_runtime_box *box)
{
    gg_want *want = &wants_of(agent)[slot];
    for (uint16_t i = 0; i < box->flag_count; i++)
        flags_at(agent, slot)[i] = box->flags[i];
    for (uint16_t i = 0; i < box->range_count; i++)
        ranges_at(agent, slot)[i] = box->ranges[i];
    want->flag_count = box->flag_count;
    want->range_count = box->range_count;
}

/* -------------------------------------------------------------- end and begin */

/* Gives up what is done and planned for a goal that the agent pursues no more; it does not hold on to it
 * either. */
static void wants_give_up(gg_agent *agent, uint16_t goal)
{
    const GG_ROM gg_commitments *commitments = commitments_of(agent->domain);
    agent->awake = GG_AWAKE;
    if (is_pursued(agent, goal))
        return;
    if (commitments)
        commitments->ops->end(agent, goal);
    if (agent->wanted == goal) {
        agent->wanted = GG_NONE;
        agent->spent = 0;
    }
    if (agent->goal == goal)
        gg_plan_mark_obsolete(agent);
}

static void wants_end(gg_agent *agent, uint16_t slot, gg_want_status status)
{
    gg_want *wants = wants_of(agent);
    uint16_t goal = goal_of(agent, slot);
    for (uint16_t i = 0; i < agent->domain->want_limit; i++)
        if (wants[i].age < UINT8_MAX)
            wants[i].age++;
    wants[slot].status = (uint8_t)status;
    wants[slot].age = 0;
    wants_give_up(agent, goal);
}

/* The slot for a new want: one that was never used, else that of the want that ended first. */
static uint16_t free_slot(const gg_agent *agent)
{
    const gg_want *wants = wants_of(agent);
    uint16_t best = GG_NONE;
    for (uint16_t i = 0; i < agent->domain->want_limit; i++) {
        if (wants[i].id == 0)
            return i;
        if (!gg_is_open_want(&wants[i]) && (best == GG_NONE || wants[i].age > wants[best].age))
            best = i;
    }
    return best;
}

/* Begins a want in a slot; returns its id. */
static uint32_t wants_begin(gg_agent *agent, uint16_t slot, uint16_t goal, int32_t priority)
{
    gg_want *want = &wants_of(agent)[slot];
    gg_backoff fresh = {0, 0, 0, 0, 0, 0};
    uint32_t uses = want->id >> 8 < UINT32_MAX >> 8 ? (want->id >> 8) + 1 : 1;
    want->id = uses << 8 | (uint32_t)(slot + 1);
    want->priority = priority;
    want->goal = goal;
    want->status = GG_WANT_WAITING;
    want->failures = 0;
    want->flag_count = want->range_count = 0;
    if (goal == GG_NONE)
        *gg_backoff_of(agent, goal_of(agent, slot)) = fresh;
    agent->awake = GG_AWAKE;
    return want->id;
}

/* Changes the priority of a want; returns its id. */
static uint32_t wants_change(gg_agent *agent, uint16_t slot, int32_t priority)
{
    wants_of(agent)[slot].priority = priority;
    agent->awake = GG_AWAKE;
    return wants_of(agent)[slot].id;
}

uint32_t gg_agent_want(gg_agent *agent, uint16_t goal, int32_t priority)
{
    const GG_ROM gg_heuristic *const GG_ROM *heuristics = gg_type_of(agent)->heuristics;
    const GG_ROM gg_slots *slots = slots_of(agent->domain);
    if (goal >= agent->domain->goal_count || !heuristics[goal] ||
        (slots && !slots->ops->is_there(agent, goal)))
        return 0;
    uint16_t slot = slot_of_want(agent, goal);
    if (slot != GG_NONE)
        return wants_change(agent, slot, priority);
    slot = free_slot(agent);
    return slot == GG_NONE ? 0 : wants_begin(agent, slot, goal, priority);
}

uint32_t gg_agent_want_condition(gg_agent *agent, const gg_condition_builder *builder,
                                 int32_t priority)
{
    const gg_want *wants = wants_of(agent);
    if (agent->domain->want_limit == 0 || !gg_want_box_valid(agent->domain, &builder->box))
        return 0;
    for (uint16_t i = 0; i < agent->domain->want_limit; i++)
        if (gg_is_open_want(&wants[i]) && wants[i].goal == GG_NONE &&
            has_tests(agent, i, &builder->box))
            return wants_change(agent, i, priority);
    uint16_t slot = free_slot(agent);
    if (slot == GG_NONE)
        return 0;
    uint32_t id = wants_begin(agent, slot, GG_NONE, priority);
    copy_tests(agent, slot, &builder->box);
    return id;
}

bool gg_agent_unwant(gg_agent *agent, uint32_t id)
{
    const gg_want *want = wants_find(agent, id);
    if (!want || !gg_is_open_want(want))
        return false;
    wants_end(agent, (uint16_t)((id & 255) - 1), GG_WANT_REFUSED);
    return true;
}

gg_want_status gg_agent_want_status(const gg_agent *agent, uint32_t id)
{
    const gg_want *want = wants_find(agent, id);
    if (!want)
        return GG_WANT_REFUSED;
    uint16_t goal = goal_of(agent, (uint16_t)((id & 255) - 1));
    bool running = gg_is_open_want(want) && agent->goal == goal && has_plan(agent);
    return running ? GG_WANT_RUNNING : (gg_want_status)want->status;
}

/* ------------------------------------------------------------ how it goes with them */

/* Whether a want holds that is to be ended: not that of the plan. */
static bool is_to_be_ended(const gg_agent *agent, uint16_t slot)
{
    uint16_t goal = goal_of(agent, slot);
    return gg_is_open_want(&wants_of(agent)[slot]) && (agent->goal != goal || !has_plan(agent)) &&
           gg_goal_is_reached(agent, goal, gg_agent_view(agent));
}

static bool any_holds(const gg_agent *agent)
{
    for (uint16_t i = 0; i < agent->domain->want_limit; i++)
        if (is_to_be_ended(agent, i))
            return true;
    return false;
}

static void wants_look(gg_agent *agent, gg_planner *planner)
{
    for (uint16_t i = 0; i < agent->domain->want_limit; i++) {
        if (!is_to_be_ended(agent, i))
            continue;
        wants_end(agent, i, GG_WANT_REACHED);
        gg_trace_tell(agent, planner, GG_GOAL_REACHED, goal_of(agent, i), 0);
    }
}

static void fail(gg_agent *agent, uint16_t goal, bool for_good)
{
    uint16_t slot = slot_of_want(agent, goal);
    if (slot == GG_NONE)
        return;
    if (for_good || ++wants_of(agent)[slot].failures >= MOST_FAILURES)
        wants_end(agent, slot, GG_WANT_FAILED);
}

/* Notes that a want has no plan. It has failed if that is proven; at a limit it counts as a
 * failure. */
static void unplanned(gg_agent *agent, const gg_planner *planner, uint16_t goal, gg_outcome outcome)
{
    if (outcome != GG_NO_PLAN || gg_no_plan_is_proven(agent, planner, goal))
        fail(agent, goal, outcome == GG_NO_PLAN);
}

static void wants_reach(gg_agent *agent, uint16_t goal)
{
    uint16_t slot = slot_of_want(agent, goal);
    if (slot != GG_NONE)
        wants_end(agent, slot, GG_WANT_REACHED);
}

/* -------------------------------------------------------------------- saved ones */

bool gg_wants_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const GG_ROM gg_agent_type *type = &domain->agent_types[agent->agent_type];
    const unsigned char *bytes = (const unsigned char *)agent;
    const gg_want *wants =
        (const gg_want *)(const void *)(bytes + domain->wants->offsets.agent_wants);
    const gg_flag_test *flags =
        (const gg_flag_test *)(const void *)(bytes + domain->wants->offsets.agent_want_flags);
    const gg_range_test *ranges =
        (const gg_range_test *)(const void *)(bytes + domain->wants->offsets.agent_want_ranges);
    size_t range_words = (size_t)domain->word_count - domain->flag_words;
    for (uint16_t i = 0; i < domain->want_limit; i++) {
        const gg_want *want = &wants[i];
        gg_runtime_box box = {flags + (size_t)i * domain->flag_words, ranges + i * range_words,
                              want->flag_count, want->range_count, 0};
        bool fine = want->goal == GG_NONE
                        ? gg_want_box_valid(domain, &box)
                        : want->goal < domain->goal_count && type->heuristics[want->goal];
        if (want->id != 0 && (!fine || (want->id & 255) != i + 1u || want->id >> 8 == 0 ||
                              want->status > GG_WANT_REFUSED || want->status == GG_WANT_RUNNING))
            return false;
    }
    return true;
}

bool gg_slot_has_condition_want(const gg_agent *agent, const GG_ROM gg_domain *domain,
                                uint16_t slot)
{
    const unsigned char *bytes = (const unsigned char *)agent;
    const gg_want *wants =
        (const gg_want *)(const void *)(bytes + domain->wants->offsets.agent_wants);
    return slot < domain->want_limit && gg_is_open_want(&wants[slot]) &&
           wants[slot].goal == GG_NONE;
}

const GG_ROM gg_want_ops gg_wanting = {goal_at,        condition_of, is_pursued, priority_of,
                                       wants_any_open, any_holds,    wants_look, wants_reach,
                                       fail,           unplanned};
