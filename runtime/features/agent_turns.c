/* SPDX-License-Identifier: MIT */
/*
 * Turns: who waits for a claimed fact comes before who has just had it. Rests on agent_claims.c. For what
 * an agent waits is told by agent_naming.c. Only the tables of domains where facts are claimed name it.
 *
 * An agent that waits for a fact holds a number in the queue of the fact. When there is more of the
 * fact, or more room, than when somebody last looked, all in its queue are due. As long as one is,
 * nobody with a higher number, or without one, begins or plans an action that wants the same end of the
 * fact. An agent that is due decides at its next tick; then it has begun, and its number ends, or it is
 * not due any more. So each turn takes one tick of an agent that comes, and a second of one that does
 * not.
 */
#include "agent/agent.h"
#include "agent/world_layout.h"

#define PATIENCE UINT32_C(1000)

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

/* Notes whether the agent holds any number. */
static void note_numbers(gg_agent *agent)
{
    uint32_t any = 0;
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        any |= turn_numbers_of(agent)[i];
    set_turn_flags(agent, any ? GG_HAS_NUMBERS : 0, GG_HAS_NUMBERS);
}

void gg_turns_end_number(gg_agent *agent, uint32_t place)
{
    uint16_t *number = &turn_numbers_of(agent)[place];
    if (!*number)
        return;
    end_numbers(agent->world, queue_at(agent->world, place), own_bit(agent, place));
    *number = 0;
    note_numbers(agent);
}

void gg_turns_leave(gg_agent *agent)
{
    gg_claims_give_up(agent);
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        gg_turns_end_number(agent, i);
}

/* ------------------------------------------------------------ what there is */

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
    if (!claimed_fact_has_ends(domain, place)) {
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
    if (!claimed_fact_has_ends(world->domain, place))
        ends = there.amount != 0 && there.amount != queue->amount ? GG_BOTH_ENDS : 0;
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

static void update_queues(gg_world *world)
{
    for (uint32_t i = 0; i < world->domain->claims->count; i++) {
        gg_queue *queue = queue_at(world, i);
        if (!held_in(queue))
            continue;
        call_in(world, queue, waiting_for(queue, measure_queue(world, i)));
        forget_late(world, queue);
    }
}

void gg_turns_update(gg_world *world)
{
    if (world_turns(world)->count > 0)
        update_queues(world);
}

/* ------------------------------------------------------------ whose turn it is */

bool gg_turns_any_ahead(const gg_agent *agent, uint32_t place, uint32_t ends)
{
    const gg_queue *queue = queue_at(agent->world, place);
    return queue->due && any_ahead(queue, ends, own_bit(agent, place));
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
    for (; claim; claim = next_claim(claim))
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
    for (uint32_t i = 0; i < claims->count; i++)
        if (gg_rom_has_bit(claims->all[i].users, action))
            gg_turns_end_number(agent, i);
}

void gg_turns_pass(gg_agent *agent)
{
    for (uint32_t i = 0; agent->spent == 0 && i < agent->domain->claims->count; i++) {
        gg_queue *queue = queue_at(agent->world, i);
        uint32_t bit = own_bit(agent, i);
        bool is_held_up =
            (agent->turns & GG_HAS_PLANNED) && any_ahead(queue, named_of(agent)[i], bit);
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
    for (uint32_t i = 0; (agent->turns & GG_HAS_NUMBERS) && i < agent->domain->claims->count; i++) {
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
        set_turn_flags(agent, GG_HAS_NUMBERS, 0);
        world_turns(agent->world)->count++;
    }
    return bit;
}

void gg_turns_join(gg_agent *agent, uint32_t place, uint32_t ends, bool nothing_else)
{
    gg_queue *queue = queue_at(agent->world, place);
    uint32_t bit = number_agent(agent, place);
    uint32_t kept = nothing_else ? ~bit : UINT32_MAX;
    queue->high = (queue->high & kept) | (ends & GG_HIGH_END ? bit : 0);
    queue->low = (queue->low & kept) | (ends & GG_LOW_END ? bit : 0);
}
