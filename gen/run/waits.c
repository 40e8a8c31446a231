/* SPDX-License-Identifier: MIT */
/* Who waits for what: see waits.h. */
#include "run/waits.h"

/* Who waited for a fact for less than this part of the time has done something else. */
enum { WAITED_LONG = 10 };

/* The waiting of an agent for one fact, or for any. */
struct wait {
    bool waits;
    uint64_t since, times, time, longest;
    uint64_t turns; /* that others had had when it waited for the first time */
    bool served;    /* it had its turn */
};

struct waits {
    struct population *population;
    const gg_claims *claims;
    struct wait *all; /* by agent, and by place in gg_claims.all; the last of each is for any */
    uint64_t *turns;  /* by place: how often somebody began what claims it */
};

struct waits *waits_new(struct population *population)
{
    const gg_domain *domain = &population->domain;
    if (population->count < 2 || !domain->claims)
        return NULL;
    struct pool *pool = population->agents[0]->planning.pool;
    struct waits *waits = pool_take(pool, sizeof *waits);
    size_t places = domain->claims->count;
    waits->population = population;
    waits->claims = domain->claims;
    waits->all = pool_take(pool, population->count * (places + 1) * sizeof *waits->all);
    waits->turns = pool_take(pool, places * sizeof *waits->turns);
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
                     const gg_event *event)
{
    struct wait *all = waits_of(waits, simulation);
    const struct problem *problem = simulation->planning.tables->problem;
    const gg_claim *claim = waits->claims->of_actions[problem->rows.of_actions[event->index]];
    for (bool more = claim != NULL; more; claim++) {
        more = claim->more;
        if (event->kind == GG_WALK_STARTED &&
            (waits->claims->all[claim->place].traits & GG_FROM_START))
            continue;
        waits->turns[claim->place]++;
        all[claim->place].served = true;
    }
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

/* Begins or ends it, as the agent waits now or does not. */
static void settle_wait(struct wait *wait, bool waits_now, uint64_t turns, uint64_t now)
{
    if (wait->waits && !waits_now)
        end_wait(wait, now);
    if (!waits_now || wait->waits)
        return;
    wait->waits = true;
    wait->since = now;
    wait->turns = wait->times++ ? wait->turns : turns;
}

void waits_look(struct waits *waits, const struct population_agent *simulation)
{
    struct wait *all = waits_of(waits, simulation);
    const unsigned char *agent = (const unsigned char *)&simulation->planning.agent;
    const uint16_t *numbers = (const void *)(agent + waits->claims->offsets.agent_numbers);
    uint64_t now = waits->population->world->clock;
    bool any = false;
    for (uint16_t i = 0; i < waits->claims->count; i++) {
        settle_wait(&all[i], numbers[i] != 0, waits->turns[i], now);
        any |= numbers[i] != 0;
    }
    settle_wait(&all[waits->claims->count], any, 0, now);
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
        bool is_short = wait->time < simulation->statistics->time / WAITED_LONG;
        bool turnless = waits->turns[i] > wait->turns && !wait->served && !is_short;
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
