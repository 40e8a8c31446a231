/* SPDX-License-Identifier: MIT */
/*
 * Turns: who waits for a claimed fact comes before who has just had it. Rests on agent_claims.c,
 * failing.c and agent_goals.c. Only the tables of domains where facts are claimed name it.
 *
 * An agent waits if its last decision has passed something over because of a claimed fact: it names the
 * fact, and holds a number in the queue of the fact. When there is more of the fact, or more room, than
 * when somebody last looked, all in its queue are due. As long as one is, nobody with a higher number, or
 * without one, begins or plans an action that wants the same end of the fact. An agent that is due decides
 * at its next tick; then it has begun, and its number ends, or it is not due any more. So each turn takes
 * one tick of an agent that comes, and a second of one that does not.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"
#include "state/failing.h"

#define BOTH_ENDS (GG_HIGH_END | GG_LOW_END)
#define PATIENCE UINT32_C(1000)

/* Of what an agent names of a fact: the ends; above them those that it names if what was begun with so many
 * choices fails, and above these how many. */
enum { LATER = 2, LEVEL = 4 };
#define LAST_LEVEL UINT32_C(15)

/* How an agent names what it passes over: see gg_turn.fresh. */
enum { NAMES = 1, NAMES_NO_MORE, NAMES_LATER };

static gg_queue *queue_at(const gg_world *world, uint32_t place)
{
    return &world_queues(world)[place];
}

/* ----------------------------------------------------------------- numbers */

static uint32_t held_in(const gg_queue *queue)
{
    return queue->high | queue->low;
}

/* The bit of a number in a queue; 0: it is not held there, or is none. */
static uint32_t bit_of(const gg_queue *queue, uint16_t number)
{
    uint16_t index = (uint16_t)(number - queue->first);
    return number && index < GG_TURNS ? held_in(queue) & ((uint32_t)1 << index) : 0;
}

static uint32_t own_bit(const gg_agent *agent, uint32_t place)
{
    return bit_of(queue_at(agent->world, place), turn_numbers_of(agent)[place]);
}

/* Those who wait for some ends of a fact. */
static uint32_t waiting_for(const gg_queue *queue, uint32_t ends)
{
    return (ends & GG_HIGH_END ? queue->high : 0) | (ends & GG_LOW_END ? queue->low : 0);
}

/* Whether agents that are due for some ends of a fact come before one with this bit, or with none (0). */
static bool any_ahead(const gg_queue *queue, uint32_t ends, uint32_t bit)
{
    return queue->due & waiting_for(queue, ends) & (bit - 1);
}

/* Others may begin now. */
static void let_others(gg_world *world)
{
    world_claim_counts(world)->released++;
    world->changes++;
}

/* The queue begins with the next number. */
static void shift(gg_queue *queue)
{
    queue->first++;
    queue->high >>= 1;
    queue->low >>= 1;
    queue->due >>= 1;
    queue->passed >>= 1;
    for (uint32_t i = 1; i < GG_TURNS; i++)
        queue->called[i - 1] = queue->called[i];
}

/* Ends numbers of a queue, which then begins with the oldest that is left. */
static void end_numbers(gg_world *world, gg_queue *queue, uint32_t bits)
{
    bits &= held_in(queue);
    if (queue->due & bits)
        let_others(world);
    queue->high &= ~bits;
    queue->low &= ~bits;
    queue->due &= ~bits;
    queue->passed &= ~bits;
    world_turns(world)->count -= gg_count_bits(bits);
    if (!held_in(queue))
        queue->first = queue->next;
    else
        while (!(held_in(queue) & 1))
            shift(queue);
}

void gg_turns_end_number(gg_agent *agent, uint32_t place)
{
    uint16_t *number = &turn_numbers_of(agent)[place];
    if (!*number)
        return;
    end_numbers(agent->world, queue_at(agent->world, place), own_bit(agent, place));
    turn_of(agent)->count--;
    *number = 0;
}

void gg_turns_leave(gg_agent *agent)
{
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        gg_turns_end_number(agent, i);
}

/* ------------------------------------------------------------ what there is */

/* Whether a fact has ends. Of symbols each value counts as more. */
static bool has_ends(const GG_ROM gg_domain *domain, uint32_t place)
{
    return domain->claims->all[place].traits & GG_HAS_ENDS;
}

/* How much there is of a fact that nobody has claimed, and how much room. */
typedef struct gg_amounts {
    uint32_t amount, room;
} gg_amounts;

static gg_amounts amounts_of(const gg_world *world, uint32_t place)
{
    const GG_ROM gg_domain *domain = world->domain;
    uint16_t fact = domain->claims->all[place].fact;
    const gg_reservation *all = &world_reservations(world)[place];
    uint32_t value = gg_read(domain, fact, world_state(world));
    gg_amounts there = {0, 0};
    if (all->writes > 0)
        return there;
    if (!has_ends(domain, place)) {
        there.amount = value + 1;
        return there;
    }
    there.amount = unclaimed_of(value, all->takes);
    there.room = unclaimed_of(domain->facts[fact].top - value, all->adds);
    return there;
}

/* Notes what there is of a fact. Returns at which ends there is more than there was. */
static uint32_t measure_queue(const gg_world *world, uint32_t place)
{
    gg_queue *queue = queue_at(world, place);
    gg_amounts there = amounts_of(world, place);
    uint32_t ends = (there.amount > queue->amount ? GG_HIGH_END : 0u) |
                    (there.room > queue->room ? GG_LOW_END : 0u);
    if (!has_ends(world->domain, place))
        ends = there.amount != 0 && there.amount != queue->amount ? BOTH_ENDS : 0;
    queue->amount = there.amount;
    queue->room = there.room;
    return ends;
}

/* Lets some of those who wait for a fact decide before others. */
static void call_in(const gg_world *world, gg_queue *queue, uint32_t bits)
{
    for (uint32_t set = bits & ~queue->due; set; set &= set - 1)
        queue->called[gg_lowest_bit(set)] = (uint16_t)world->clock;
    queue->due |= bits;
}

void gg_turns_follow(const gg_agent *agent, uint32_t place, uint32_t ends)
{
    gg_queue *queue = queue_at(agent->world, place);
    uint32_t bit = own_bit(agent, place);
    if (any_ahead(queue, ends, bit))
        call_in(agent->world, queue, bit);
}

/* For how long one who is due has not come. */
static uint16_t time_since_call(const gg_world *world, const gg_queue *queue, uint32_t index)
{
    return (uint16_t)((uint16_t)world->clock - queue->called[index]);
}

/* Forgets those who are due and did not come for a second. They could come since, as the world was ticked
 * before the last time. */
static void forget_late(gg_world *world, gg_queue *queue)
{
    uint32_t late = 0;
    for (uint32_t due = queue->due; due; due &= due - 1) {
        uint32_t index = gg_lowest_bit(due);
        if (time_since_call(world, queue, index) > PATIENCE &&
            (uint16_t)world_turns(world)->before != queue->called[index])
            late |= (uint32_t)gg_one_bit(index);
    }
    if (late)
        end_numbers(world, queue, late);
}

void gg_turns_update(gg_world *world)
{
    for (uint32_t i = 0; world_turns(world)->count > 0 && i < world->domain->claims->count; i++) {
        gg_queue *queue = queue_at(world, i);
        if (!held_in(queue))
            continue;
        call_in(world, queue, waiting_for(queue, measure_queue(world, i)));
        forget_late(world, queue);
    }
}

/* ------------------------------------------------------------ whose turn it is */

bool gg_turns_any_ahead(const gg_agent *agent, uint32_t place, uint32_t ends)
{
    return any_ahead(queue_at(agent->world, place), ends, own_bit(agent, place));
}

bool gg_turns_block_place(const gg_agent *agent, uint16_t action, uint32_t place)
{
    const GG_ROM gg_claim *claim = claim_on(agent->domain, action, place);
    return claim && !claim_on(agent->domain, agent->claimed, place) &&
           gg_turns_any_ahead(agent, place, wanted_ends(claim));
}

uint16_t gg_turns_blocking_fact(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_claim *claim = first_claim(domain, action);
    for (; claim && world_turns(agent->world)->count > 0; claim = next_claim(claim))
        if (!is_claimed_at_start(domain, claim->place) &&
            gg_turns_block_place(agent, action, claim->place))
            return domain->claims->all[claim->place].fact;
    return GG_NONE;
}

bool gg_turns_is_due(gg_agent *agent)
{
    bool due = false;
    gg_turns_update(agent->world);
    for (uint32_t i = 0; i < agent->domain->claims->count; i++) {
        const gg_queue *queue = queue_at(agent->world, i);
        uint32_t bit = own_bit(agent, i);
        if (!bit)
            gg_turns_end_number(agent, i); /* it did not come in time, or is none */
        due |= (queue->due & bit) != 0;
    }
    return due;
}

void gg_turns_begin_action(gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    for (uint32_t i = 0; turn_of(agent)->count > 0 && i < claims->count; i++)
        if (gg_rom_has_bit(claims->all[i].users, action))
            gg_turns_end_number(agent, i);
}

/* The agent has decided, and holds others up no more, unless it is held up itself. */
static void pass_turn(gg_agent *agent)
{
    for (uint32_t i = 0; agent->spent == 0 && i < agent->domain->claims->count; i++) {
        gg_queue *queue = queue_at(agent->world, i);
        uint32_t bit = own_bit(agent, i);
        bool is_held_up = turn_of(agent)->fresh && any_ahead(queue, named_of(agent)[i], bit);
        if (!(queue->due & bit))
            continue;
        if (is_held_up) {
            queue->called[gg_lowest_bit(bit)] = (uint16_t)agent->world->clock;
            continue;
        }
        queue->due &= ~bit;
        queue->passed |= bit;
        let_others(agent->world);
    }
}

/* The milliseconds until one of those who are due for a fact is late. A game that ticks agents when they are
 * due ticks one once before, so that the others could come. */
static uint32_t time_to_late(const gg_world *world, const gg_queue *queue)
{
    uint32_t left = UINT32_MAX;
    for (uint32_t due = queue->due; due; due &= due - 1) {
        uint32_t since = time_since_call(world, queue, gg_lowest_bit(due));
        uint32_t time = since == 0 ? PATIENCE : since <= PATIENCE ? PATIENCE + 1 - since : 1;
        left = time < left ? time : left;
    }
    return left;
}

uint32_t gg_turns_time_to_turn(const gg_agent *agent)
{
    uint32_t left = UINT32_MAX;
    for (uint32_t i = 0; turn_of(agent)->count > 0 && i < agent->domain->claims->count; i++) {
        const gg_queue *queue = queue_at(agent->world, i);
        uint32_t bit = own_bit(agent, i), time = time_to_late(agent->world, queue);
        gg_amounts there = amounts_of(agent->world, i);
        if (!bit)
            continue;
        if ((queue->due & bit) || there.amount != queue->amount || there.room != queue->room)
            return 0;
        left = time < left ? time : left;
    }
    return left;
}

uint32_t gg_turns_count_ahead(const gg_agent *agent, uint32_t place, uint32_t ends)
{
    const gg_queue *queue = queue_at(agent->world, place);
    return gg_count_bits(waiting_for(queue, ends) & (own_bit(agent, place) - 1));
}

uint32_t gg_turns_count_before(const gg_agent *agent, uint32_t place)
{
    const gg_queue *queue = queue_at(agent->world, place);
    uint32_t bit = own_bit(agent, place);
    uint32_t ends = (queue->high & bit ? GG_HIGH_END : 0u) | (queue->low & bit ? GG_LOW_END : 0u);
    return bit ? gg_turns_count_ahead(agent, place, ends) : UINT32_MAX;
}

/* ---------------------------------------------------------------- what is named */

void gg_turns_begin_planning(gg_agent *agent)
{
    gg_turn *turn = turn_of(agent);
    gg_turns_update(agent->world);
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        named_of(agent)[i] = (uint8_t)(turn->fresh ? named_of(agent)[i] & BOTH_ENDS : 0);
    turn->fresh = NAMES;
}

/* At which ends a box that fails at a fact wants it. */
static uint32_t ends_of_box(const GG_ROM gg_domain *domain, gg_box_ref box, uint32_t place,
                            const uint64_t *state)
{
    gg_unmet unmet;
    if (!has_ends(domain, place) ||
        !gg_describe_failing_in_box(domain, box, domain->claims->all[place].fact, state, &unmet))
        return BOTH_ENDS;
    return unmet.is < unmet.low ? GG_HIGH_END : unmet.is > unmet.high ? GG_LOW_END : BOTH_ENDS;
}

void gg_turns_name(const gg_agent *agent, uint32_t place, uint32_t ends)
{
    uint8_t *named = &named_of(agent)[place], fresh = turn_of(agent)->fresh;
    if (fresh == NAMES)
        *named = (uint8_t)(*named | ends);
    if (fresh < NAMES_LATER || !ends)
        return;
    uint32_t level = (uint32_t)fresh - NAMES_LATER, before = *named >> LEVEL;
    level = level > before ? level : before;
    *named = (uint8_t)((*named & ((1u << LEVEL) - 1u)) | ends << LATER | level << LEVEL);
}

/* Names a claimed fact, if a box fails at it. */
static void name_if_failing(const gg_agent *agent, gg_box_ref box, uint32_t place,
                            const uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (gg_fails_at(domain, box, domain->claims->all[place].fact, state))
        gg_turns_name(agent, place, ends_of_box(domain, box, place, state));
}

/* Names the claimed facts at which a box fails. */
static void name_facts_of_box(const gg_agent *agent, gg_box_ref box, const uint64_t *state)
{
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        name_if_failing(agent, box, i, state);
}

/* Names the claimed facts because of which a condition does not hold, if nothing else is in its way. */
static void name_facts_of_condition(const gg_agent *agent, const GG_ROM gg_condition *condition,
                                    const uint64_t *state)
{
    for (uint16_t i = 0; i < condition->count; i++) {
        gg_box_ref box = ref_to_box(&condition->boxes[i]);
        if (gg_fails_only_at(agent->domain, box, agent->domain->claims->bits, state))
            name_facts_of_box(agent, box, state);
    }
}

/* Names a fact if others have claimed it, or wait for it, so that an action that uses it cannot begin.
 * Whether that is so. */
static bool name_if_refused(const gg_agent *agent, uint16_t action, uint32_t place)
{
    if (is_claimed_at_start(agent->domain, place) ||
        (!gg_claims_block_place(agent, action, place) &&
         !gg_turns_block_place(agent, action, place)))
        return false;
    const GG_ROM gg_claim *claim = claim_on(agent->domain, action, place);
    uint32_t ends = claim ? wanted_ends(claim) : 0;
    gg_turns_name(agent, place, ends ? ends : BOTH_ENDS);
    return true;
}

static void name_refused(const gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    for (uint32_t i = 0; i < claims->count; i++)
        if (gg_rom_has_bit(claims->all[i].users, action))
            (void)name_if_refused(agent, action, i);
}

void gg_turns_note_refused(gg_agent *agent, uint16_t action)
{
    gg_turns_begin_planning(agent);
    name_refused(agent, action);
}

static void pass_over_action(const gg_task_problem *problem, uint16_t action, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_condition *precondition = &domain->actions[action].precondition;
    if (gg_condition_holds(domain, precondition, state))
        name_refused(problem->agent, action);
    else
        name_facts_of_condition(problem->agent, precondition, state);
}

/* How agents hold on to the methods of a task; NULL: they do not. */
static const GG_ROM gg_holding_ops *holding_at(const GG_ROM gg_domain *domain, uint16_t task)
{
    const GG_ROM gg_holdings *holdings = holdings_of(domain);
    return holdings && holdings->of_methods[task] ? holdings->ops : NULL;
}

/* Whether a method that does not apply comes before one that was taken of its task, as far as agents hold on
 * to these. */
static bool precedes_taken(const gg_agent *agent, uint16_t task, uint16_t method, uint16_t taken)
{
    const GG_ROM gg_holding_ops *holding = holding_at(agent->domain, task);
    return taken == GG_NONE || !holding || holding->precedes(agent, task, method, taken, NULL);
}

/* Whether a planning is to take the place of a method, and begins with its task. */
static bool begins_to_replace(const gg_task_problem *problem, uint16_t number,
                              const uint64_t *state)
{
    return problem->replaces && number == problem->task &&
           gg_same_words(state, problem->state, problem->domain->word_count);
}

/* Whether a method would take that place; state: where it applies, or NULL. */
static bool would_replace(const gg_task_problem *problem, uint16_t method, const uint64_t *state)
{
    const GG_ROM gg_holding_ops *holding = holding_at(problem->domain, problem->task);
    const GG_ROM gg_method *methods = problem->domain->tasks[problem->task].methods;
    uint16_t replaced = (uint16_t)(problem->replaces - 1u);
    if (holding && method != replaced)
        return holding->precedes(problem->agent, problem->task, method, replaced, state);
    return methods[method].priority_level < methods[replaced].priority_level;
}

/* Names what is in the way of a method, if it does not apply because of that, and is one of the domain: not
 * one of the ways in which a condition that is waited for can come true. Whether it applies. */
static bool pass_over_method(const gg_task_problem *problem, uint16_t number, uint16_t method,
                             const uint64_t *state)
{
    const GG_ROM gg_method *row = &problem->domain->tasks[number].methods[method];
    if (gg_condition_holds(problem->domain, &row->precondition, state))
        return true;
    if (row->source_index != GG_NONE &&
        (!begins_to_replace(problem, number, state) || would_replace(problem, method, NULL)))
        name_facts_of_condition(problem->agent, &row->precondition, state);
    return false;
}

/* Of methods that are drawn none comes before another, and those that are scored could all have come
 * first. Where a method is to be replaced, none counts that would not take its place. */
static void pass_over_methods(const gg_task_problem *problem, uint16_t number,
                              const uint64_t *state, uint16_t taken)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    bool in_order = task->select == GG_FIRST;
    uint16_t i = !in_order || taken == GG_NONE ? task->method_count : taken;
    bool goes_on = task->select != GG_DRAWN && task_asks_for_claimed(problem->domain, number);
    while (goes_on && i-- > 0)
        if (precedes_taken(problem->agent, number, i, taken))
            goes_on = !pass_over_method(problem, number, i, state) || !in_order;
    if (taken != GG_NONE && begins_to_replace(problem, number, state) &&
        !would_replace(problem, taken, state))
        turn_of(problem->agent)->fresh = NAMES_NO_MORE;
}

/* The same of methods behind the last one that applies: they are named when that has failed. */
static void pass_over_rest(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                           uint16_t taken, uint16_t choices)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    gg_turn *turn = turn_of(problem->agent);
    bool in_order = task->select == GG_FIRST;
    if (turn->fresh != NAMES || task->select == GG_DRAWN)
        return;
    uint32_t level = choices < LAST_LEVEL ? choices : LAST_LEVEL;
    turn->fresh = (uint8_t)(level + NAMES_LATER);
    for (uint16_t i = in_order ? (uint16_t)(taken + 1u) : 0; i < task->method_count; i++)
        if (in_order || !precedes_taken(problem->agent, number, i, taken))
            (void)pass_over_method(problem, number, i, state);
    turn->fresh = NAMES;
}

/* How many choices are kept besides that of a cursor. */
static uint16_t choices_besides(const gg_decomposition *search, const gg_cursor *cursor)
{
    uint16_t count = search->choice_count;
    bool is_kept = count > 0 && cursor == &search->memory->choices[count - 1].as.cursor;
    return (uint16_t)(count - is_kept);
}

/* A method was taken, or none is left: those between the one that was taken before and this one do not
 * apply. If it is the last that does, those behind it are passed over when it fails. */
static uint16_t take_and_pass_over(gg_decomposition *search, uint16_t task, gg_cursor *cursor)
{
    const gg_task_problem *problem = search->problem;
    uint16_t taken = gg_cursor_take(problem, task, search->state, cursor);
    bool asks = task_asks_for_claimed(problem->domain, task);
    if (asks || problem->replaces)
        pass_over_methods(problem, task, search->state, taken);
    if (asks && taken != GG_NONE && !cursor_is_open(cursor))
        pass_over_rest(problem, task, search->state, taken, choices_besides(search, cursor));
    return taken;
}

/* What was to be named if something failed that has. */
static void name_what_failed(const gg_task_problem *problem, uint16_t choices)
{
    uint8_t *named = named_of(problem->agent);
    for (uint32_t i = 0; i < problem->domain->claims->count; i++)
        if (named[i] >> LEVEL >= choices)
            named[i] = (uint8_t)((named[i] | named[i] >> LATER) & BOTH_ENDS);
}

void gg_turns_pass_over_rivals(gg_agent *agent, uint16_t watch_count)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const uint64_t *state = gg_agent_planning_state(agent);
    gg_turns_begin_planning(agent);
    for (uint16_t i = 0; i < watch_count; i++) {
        const gg_watched_choice *watch = &watches_of(agent)[i];
        uint16_t end =
            watch_lasts(agent, watch) ? domain->interrupting->rivals_end(agent, watch) : 0;
        for (uint16_t j = 0; j < end; j++)
            if (j != watch->method && precedes_taken(agent, watch->task, j, watch->method))
                name_facts_of_condition(agent, &domain->tasks[watch->task].methods[j].precondition,
                                        state);
    }
}

/* ---------------------------------------------- goals without a plan */

/* Names a fact if one of some actions that want it cannot begin because of it; NULL: of all. */
static void name_if_of_use(const gg_agent *agent, uint32_t place, const GG_ROM uint64_t *of_use,
                           const uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_claimed_fact *claimed = &domain->claims->all[place];
    const GG_ROM uint64_t *own = gg_type_of(agent)->actions;
    for (uint32_t i = 0; i < domain->action_count; i++) {
        uint16_t action = (uint16_t)i;
        const GG_ROM gg_condition *precondition = &domain->actions[i].precondition;
        if (!gg_rom_has_bit(claimed->users, action) || (own && !gg_rom_has_bit(own, action)) ||
            (of_use && !gg_rom_has_bit(of_use, action)) || name_if_refused(agent, action, place))
            continue;
        for (uint16_t j = 0; j < precondition->count; j++)
            name_if_failing(agent, ref_to_box(&precondition->boxes[j]), place, state);
    }
}

static void name_for_search(const gg_agent *agent, const GG_ROM uint64_t *of_use,
                            const uint64_t *state)
{
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        name_if_of_use(agent, i, of_use, state);
}

static void pass_over_condition(const gg_task_problem *problem, const uint64_t *state)
{
    name_for_search(problem->agent, NULL, state);
}

/* Names what is in the way of the agent's goals that have no plan. */
static void name_for_goals(const gg_agent *agent)
{
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal == GG_NONE || gg_backoff_of(agent, goal)->unplanned == 0)
            continue;
        const uint64_t *view = gg_agent_view(agent);
        if (!gg_agent_pursues(agent, goal) || !gg_goal_is_relevant(agent, goal, view) ||
            gg_goal_holds_after_claims(agent, goal, view))
            continue;
        const GG_ROM gg_heuristic *heuristic = gg_heuristic_of_goal(agent, goal);
        name_for_search(agent, heuristic ? heuristic->actions : NULL,
                        gg_agent_planning_state(agent));
    }
}

/* ------------------------------------------------------------- taking a number */

/* The bit of the number that is given next; 0: there is no room. Those who have had their turn and wait on
 * make room. */
static uint32_t next_bit(gg_world *world, gg_queue *queue)
{
    while ((uint16_t)(queue->next - queue->first) >= GG_TURNS && (queue->passed & 1))
        end_numbers(world, queue, 1);
    if (queue->next == 0)
        queue->next = 1;
    if (!held_in(queue))
        queue->first = queue->next;
    uint16_t index = (uint16_t)(queue->next - queue->first);
    return index < GG_TURNS ? (uint32_t)1 << index : 0;
}

/* The bit of the agent's number for a fact, which it is given if it has none; 0: there is no room. */
static uint32_t number_agent(gg_agent *agent, uint32_t place)
{
    gg_queue *queue = queue_at(agent->world, place);
    uint32_t bit = own_bit(agent, place);
    if (bit)
        return bit;
    gg_turns_end_number(agent, place);
    if (!held_in(queue))
        (void)measure_queue(agent->world, place);
    bit = next_bit(agent->world, queue);
    if (bit) {
        turn_numbers_of(agent)[place] = queue->next++;
        turn_of(agent)->count++;
        world_turns(agent->world)->count++;
    }
    return bit;
}

/* Puts an agent into the queue of a fact that it names. */
static void join_queue(gg_agent *agent, uint32_t place, bool nothing_else)
{
    gg_queue *queue = queue_at(agent->world, place);
    uint32_t ends = named_of(agent)[place], bit = number_agent(agent, place);
    uint32_t kept = nothing_else ? ~bit : UINT32_MAX;
    queue->high = (queue->high & kept) | (ends & GG_HIGH_END ? bit : 0);
    queue->low = (queue->low & kept) | (ends & GG_LOW_END ? bit : 0);
}

/* The agent has planned: waits for what that has passed over. */
static void take_numbers(gg_agent *agent)
{
    bool nothing_else = (turn_of(agent)->anew & GG_CHOSEN_ANEW) ||
                        (!has_plan(agent) && gg_type_of(agent)->task == GG_NONE);
    turn_of(agent)->fresh = NAMES;
    if (agent->domain->pursuit)
        name_for_goals(agent);
    gg_turns_update(agent->world);
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        if (named_of(agent)[i] & BOTH_ENDS)
            join_queue(agent, i, nothing_else);
        else if (nothing_else)
            gg_turns_end_number(agent, i);
}

void gg_turns_end(gg_agent *agent, gg_planner *planner)
{
    gg_turn *turn = turn_of(agent);
    (void)planner;
    if (!gg_is_acting(agent) && agent->waits != GG_STANDS)
        gg_claims_give_up(agent); /* what was claimed for the walk is of no use any more */
    if (turn->count > 0)
        pass_turn(agent);
    if (turn->fresh)
        take_numbers(agent);
    if (turn->fresh || turn->anew)
        turn->fresh = turn->anew = false;
}

const GG_ROM gg_passing_ops gg_passing = {pass_over_action, take_and_pass_over, name_what_failed,
                                          pass_over_condition};
