/* SPDX-License-Identifier: MIT */
/* Who waits for what: see waits.h. */
#include "run/waits.h"

#include "base/bits.h"

#include <string.h>

/* How deep the subtasks of a method are followed. */
enum { DEPTH_FOLLOWED = 8 };

/* The waiting of an agent for one fact, or for any. */
struct wait {
    bool waits, named; /* named: by the decision that is looked at */
    uint64_t since, times, time, longest;
    uint64_t turns; /* that others had had when it waited for the first time */
    bool served;    /* it had its turn */
};

struct waits {
    struct population *population;
    const gg_claims *claims;
    struct wait *all; /* by agent, and by place in gg_claims.all; the last of each is for any */
    uint64_t *turns;  /* by place: how often somebody began what claims it */
    struct planning planning;
    gg_plan plan;
    gg_reason *reasons; /* what an agent told of its decision */
    size_t reason_count, reason_room;
    uint64_t *state, *freed; /* what an agent plans with; and with claimed facts as at the start */
};

struct waits *waits_new(struct population *population)
{
    struct planning *first = &population->agents[0]->planning;
    const gg_domain *domain = &population->domain;
    if (population->count < 2 || !domain->claims)
        return NULL;
    struct pool *pool = first->pool;
    struct waits *waits = pool_take(pool, sizeof *waits);
    size_t places = domain->claims->count;
    waits->population = population;
    waits->claims = domain->claims;
    waits->all = pool_take(pool, population->count * (places + 1) * sizeof *waits->all);
    waits->turns = pool_take(pool, places * sizeof *waits->turns);
    waits->planning = *first;
    planning_make_planner(&waits->planning, false);
    planning_allocate_plan(&waits->planning);
    waits->state = pool_take(pool, (domain->word_count + 1u) * sizeof *waits->state);
    waits->freed = pool_take(pool, (domain->word_count + 1u) * sizeof *waits->freed);
    return waits;
}

/* The waiting of an agent, by place. */
static struct wait *waits_of(const struct waits *waits, const struct population_agent *simulation)
{
    size_t number = 0;
    while (waits->population->agents[number] != simulation)
        number++;
    return &waits->all[number * (waits->claims->count + 1u)];
}

void waits_note_turn(struct waits *waits, const struct population_agent *simulation,
                     uint16_t action)
{
    struct wait *all = waits_of(waits, simulation);
    const gg_claim *claim = waits->claims->of_actions[action];
    for (bool more = claim != NULL; more; claim++) {
        waits->turns[claim->place]++;
        all[claim->place].served = true;
        more = claim->more;
    }
}

/* -------------------------------------------------------------------- what is named */

/* An agent whose waits are found out. */
struct looking {
    struct waits *waits;
    struct population_agent *simulation;
    struct wait *all;       /* by place */
    const gg_reason *unmet; /* tells a fact with what is asked of it; NULL: none does */
};

static void waits_keep_reason(void *context, const gg_agent *agent, const gg_reason *reason)
{
    struct waits *waits = context;
    (void)agent;
    if (waits->reason_count == waits->reason_room)
        waits->reasons = pool_grow(waits->planning.pool, waits->reasons, waits->reason_room++,
                                   sizeof *waits->reasons);
    waits->reasons[waits->reason_count++] = *reason;
}

static uint16_t fact_at(const struct looking *looking, uint16_t place)
{
    return looking->waits->claims->all[place].fact;
}

static void copy_words(const struct looking *looking, uint64_t *to, const uint64_t *from)
{
    memcpy(to, from, looking->waits->population->domain.word_count * sizeof *to);
}

static void copy_fact(const struct looking *looking, uint16_t place, uint64_t *to,
                      const uint64_t *from)
{
    const gg_domain *domain = &looking->waits->population->domain;
    uint16_t fact = fact_at(looking, place);
    gg_write(domain, fact, gg_read(domain, fact, from), to);
}

/* The lowest value that is asked of a fact. */
static uint32_t value_asked(const gg_domain *domain, const gg_reason *unmet)
{
    uint32_t value = unmet->unmet.low;
    bool of_bits = unmet->unmet.among && domain->facts[unmet->fact].kind == GG_SYMBOL &&
                   domain->facts[unmet->fact].top < 64;
    while (of_bits && value < unmet->unmet.high && !(unmet->unmet.among >> value & 1))
        value++;
    return value;
}

/* Makes the state of what an agent plans with, and the one in which nobody has claimed or taken
 * anything: claimed facts are as at the start, and one that is in the way as it is asked for. */
static void make_states(const struct looking *looking)
{
    const struct waits *waits = looking->waits;
    const gg_domain *domain = &waits->population->domain;
    const unsigned char *bytes = (const unsigned char *)&looking->simulation->planning.agent;
    copy_words(
        looking, waits->state,
        (const uint64_t *)(const void *)(bytes + waits->claims->offsets.agent_planning_state));
    copy_words(looking, waits->freed, waits->state);
    for (uint16_t i = 0; i < waits->claims->count; i++)
        copy_fact(looking, i, waits->freed, domain->start);
    for (uint16_t i = 0; looking->unmet && i < waits->claims->count; i++)
        if (fact_at(looking, i) == looking->unmet->fact)
            gg_write(domain, looking->unmet->fact, value_asked(domain, looking->unmet),
                     waits->freed);
}

/* Whether something could be done in a state. */
typedef bool is_possible(const struct looking *looking, const void *what, const uint64_t *state);

/* Names the facts without which something cannot be done that could be if nobody had claimed or taken
 * anything. Whether anything is named. */
static bool name_needed(const struct looking *looking, is_possible *possible, const void *what)
{
    const struct waits *waits = looking->waits;
    const gg_domain *domain = &waits->population->domain;
    bool any = false;
    make_states(looking);
    if (possible(looking, what, waits->state) || !possible(looking, what, waits->freed))
        return false;
    for (uint16_t i = 0; i < waits->claims->count; i++) {
        uint16_t fact = fact_at(looking, i);
        uint32_t free = gg_read(domain, fact, waits->freed);
        if (free == gg_read(domain, fact, waits->state))
            continue;
        copy_fact(looking, i, waits->freed, waits->state);
        if (possible(looking, what, waits->freed))
            continue;
        gg_write(domain, fact, free, waits->freed);
        looking->all[i].named = any = true;
    }
    return any;
}

static bool is_met(const struct looking *looking, const void *what, const uint64_t *state)
{
    return gg_holds(&looking->waits->population->domain, what, state);
}

/* ---------------------------------------------------------------------- methods */

/* Names what others have claimed as a whole of what an action uses. */
static void name_claimed(const struct looking *looking, uint16_t action)
{
    const gg_claims *claims = looking->waits->claims;
    const gg_agent *agent = &looking->simulation->planning.agent;
    for (uint16_t i = 0; i < claims->count; i++)
        if (bit_is_in(claims->all[i].users, action) &&
            gg_agent_claimed(agent, claims->all[i].fact) == UINT32_MAX)
            looking->all[i].named = true;
}

/* Names what is in the way of the subtasks of a method, in the present state. */
static void name_of_subtasks(const struct looking *looking, const gg_method *method, unsigned depth)
{
    const gg_domain *domain = &looking->waits->population->domain;
    for (uint16_t i = 0; i < method->subtask_count && depth < DEPTH_FOLLOWED; i++) {
        uint16_t subtask = method->subtasks[i];
        if (subtask < domain->action_count) {
            name_claimed(looking, subtask);
            (void)name_needed(looking, is_met, &domain->actions[subtask].precondition);
            continue;
        }
        uint16_t number = (uint16_t)(subtask - domain->action_count);
        for (uint16_t j = 0; number < domain->task_count && j < domain->tasks[number].method_count;
             j++)
            name_of_subtasks(looking, &domain->tasks[number].methods[j], depth + 1);
    }
}

/* Whether a method that was passed over would come before the one that was chosen of its task. Of
 * those that are drawn or scored any might. */
static bool is_better_method(const struct looking *looking, const gg_reason *reason)
{
    const gg_task *task = &looking->waits->population->domain.tasks[reason->task];
    for (size_t i = 0; i < looking->waits->reason_count; i++) {
        const gg_reason *taken = &looking->waits->reasons[i];
        if (taken->kind != GG_METHOD_TAKEN || taken->task != reason->task)
            continue;
        uint16_t level = task->methods[reason->index].priority_level,
                 of_taken = task->methods[taken->index].priority_level;
        return level != of_taken ? level < of_taken
                                 : task->select != GG_FIRST || reason->index < taken->index;
    }
    return true;
}

static void look_at_method(struct looking *looking, const gg_reason *reason)
{
    const gg_domain *domain = &looking->waits->population->domain;
    const gg_method *method = &domain->tasks[reason->task].methods[reason->index];
    if (!is_better_method(looking, reason))
        return;
    looking->unmet = reason->unmet.known ? reason : NULL;
    if (reason->kind == GG_METHOD_UNMET)
        (void)name_needed(looking, is_met, &method->precondition);
    else if (reason->kind == GG_METHOD_BARREN)
        name_of_subtasks(looking, method, 0);
    looking->unmet = NULL;
}

/* ------------------------------------------------------------------------ goals */

static bool waits_find_plan(const struct looking *looking, uint16_t goal, const uint64_t *state,
                            gg_plan *plan)
{
    struct waits *waits = looking->waits;
    struct population_agent *simulation = looking->simulation;
    gg_goal_problem problem = {
        .domain = &waits->population->domain,
        .agent_type = &waits->population->domain.agent_types[simulation->planning.agent.agent_type],
        .agent = &simulation->planning.agent,
        .state = state,
        .goal = goal,
        .asked = waits->planning.planner.workspace.asked,
        .bounds = {.ops = &gg_bounding}};
    gg_outcome outcome = gg_plan_make(&waits->planning.planner.search, &problem, plan);
    return outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
}

static bool has_goal_plan(const struct looking *looking, const void *what, const uint64_t *state)
{
    return waits_find_plan(looking, *(const uint16_t *)what, state, &looking->waits->planning.plan);
}

static int32_t waits_priority_of(const struct looking *looking, uint16_t goal)
{
    const gg_domain *domain = &looking->waits->population->domain;
    const gg_expressions *expressions = domain->features->expressions;
    int32_t priority = domain->goals[goal].priority;
    return expressions ? expressions->ops->value(domain, expressions->priorities, goal,
                                                 looking->waits->state, priority)
                       : priority;
}

/* Whether an agent would rather pursue a goal than do what it does. */
static bool is_better_goal(const struct looking *looking, uint16_t goal)
{
    const gg_agent *agent = &looking->simulation->planning.agent;
    const gg_domain *domain = &looking->waits->population->domain;
    if (agent->plan_length == 0 || agent->goal == GG_NONE)
        return true;
    return agent->goal < domain->goal_count && agent->goal != goal &&
           waits_priority_of(looking, goal) > waits_priority_of(looking, agent->goal);
}

/* What stands in the way of a goal without a plan: facts, or, where there is a plan without the
 * claims of others, what its steps use of them. */
static void look_at_goal(const struct looking *looking, uint16_t goal)
{
    const struct waits *waits = looking->waits;
    gg_plan *plan = &looking->waits->planning.plan;
    make_states(looking);
    if (!is_better_goal(looking, goal) || name_needed(looking, has_goal_plan, &goal) ||
        !waits_find_plan(looking, goal, waits->state, plan))
        return;
    for (uint16_t i = 0; i < plan->length; i++)
        name_claimed(looking, plan->steps[i]);
}

/* ----------------------------------------------------------------------- looking */

/* Ends the waiting for a fact. */
static void end_wait(struct wait *wait, uint64_t now)
{
    uint64_t length = now - wait->since;
    wait->time += length;
    wait->longest = length > wait->longest ? length : wait->longest;
    wait->waits = false;
}

static void settle_wait(struct wait *wait, uint64_t turns, uint64_t now)
{
    if (wait->waits && !wait->named)
        end_wait(wait, now);
    if (wait->named && !wait->waits) {
        wait->waits = true;
        wait->since = now;
        wait->turns = wait->times++ ? wait->turns : turns;
    }
    wait->named = false;
}

void waits_look(struct waits *waits, struct population_agent *simulation, bool decided)
{
    const gg_domain *domain = &waits->population->domain;
    struct looking looking = {waits, simulation, waits_of(waits, simulation), NULL};
    struct wait *any = &looking.all[waits->claims->count];
    uint64_t now = waits->population->world->clock;
    if (!decided && !(any->waits && simulation->planning.agent.plan_length == 0))
        return;
    waits->reason_count = 0;
    gg_agent_reasons(&simulation->planning.agent, waits->population->planner, &gg_goal_reasons,
                     &gg_task_reasons, waits_keep_reason, waits);
    for (size_t i = 0; i < waits->reason_count; i++) {
        const gg_reason *reason = &waits->reasons[i];
        if (reason->task != GG_NONE)
            look_at_method(&looking, reason);
        else if ((reason->kind == GG_HAS_NO_PLAN || reason->kind == GG_WAS_PLANLESS) &&
                 reason->index < domain->goal_count)
            look_at_goal(&looking, reason->index);
    }
    for (uint16_t i = 0; i < waits->claims->count; i++) {
        any->named |= looking.all[i].named;
        settle_wait(&looking.all[i], waits->turns[i], now);
    }
    settle_wait(any, 0, now);
}

/* -------------------------------------------------------------------------- tally */

/* Adds what an agent waited for to its row. */
static void tally_agent(struct waits *waits, struct population_agent *simulation,
                        struct tally_row *row)
{
    struct tally *tally = simulation->statistics->tally;
    struct wait *all = waits_of(waits, simulation);
    for (uint16_t i = 0; i < waits->claims->count; i++) {
        struct wait *wait = &all[i];
        if (wait->waits)
            end_wait(wait, simulation->statistics->time);
        bool turnless = waits->turns[i] > wait->turns && !wait->served;
        const struct labelled_name names[2] = {
            {simulation->name, NULL},
            labelled_fact_name(simulation->planning.tables, waits->claims->all[i].fact)};
        if (wait->times == 0)
            continue;
        uint64_t *counts = tally_find_or_add_row(tally, TALLY_WAITS, names)->counts;
        counts[WAIT_TIMES] = wait->times;
        counts[WAIT_TIME] = wait->time;
        counts[WAIT_LONGEST] = wait->longest;
        counts[WAIT_TURNLESS] = turnless;
    }
    struct wait *any = &all[waits->claims->count];
    if (any->waits)
        end_wait(any, simulation->statistics->time);
    row->counts[EACH_WAITED] = any->time;
    row->counts[EACH_LONGEST] = any->longest;
}

void waits_tally(struct waits *waits)
{
    const struct population *population = waits->population;
    for (size_t i = 0; i < population->count; i++) {
        struct population_agent *simulation = population->agents[i];
        size_t before = 0;
        for (size_t j = 0; j < i; j++)
            before += population->agents[j]->planning.agent.agent_type ==
                      simulation->planning.agent.agent_type;
        tally_agent(waits, simulation,
                    &simulation->statistics->tally->tables[TALLY_EACH].rows[before]);
    }
}
