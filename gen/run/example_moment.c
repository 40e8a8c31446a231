/* SPDX-License-Identifier: MIT */
/* An agent in the middle of the life of an example: see example_life.h. */
#include "run/example_life.h"

#include "base/bits.h"
#include "cli/unknown_names.h"
#include "run/event_queue.h"

#include <string.h>

/* ------------------------------------------------------------------------ living */

/* The events of the example, and at a time one in which nothing happens. */
static struct events events_with_stop(struct pool *pool, const struct example *example,
                                      uint32_t time)
{
    struct events events = {NULL, 0};
    for (size_t i = 0; i < example->events.count; i++)
        POOL_ADD(pool, events.items, events.count) = example->events.items[i];
    POOL_ADD(pool, events.items, events.count) = (struct event){.time = EVENT_AT, .first = time};
    return events;
}

/* The number of the agent that the options name; of an agent without a name they can name the type.
 * SIZE_MAX, with a message, if there is none. */
static size_t number_of_agent(const struct domain *domain, const struct example *example,
                              const char *name)
{
    struct word_list known = {0};
    const struct cast *cast = &example->cast;
    size_t type = type_of_example(domain, example, NULL, NULL);
    for (size_t i = 0; i < cast->count; i++)
        known_add(domain->parsing.pool, &known, cast->items[i].name);
    if (cast->count == 0)
        known_add(domain->parsing.pool, &known, domain->agent_types[type].name);
    for (size_t i = 0; i < known.count; i++)
        if (!name || strcmp(known.items[i], name) == 0)
            return i;
    (void)report_unknown_name(domain, "agent of the example", name, &known);
    return SIZE_MAX;
}

static void live_to(struct population *population, uint32_t time)
{
    population->time = 0;
    population->decisions = UINT64_MAX;
    population_live_first_moment(population);
    while (population->world->clock < time && population_live_next_moment(population))
        ;
}

/* --------------------------------------------------------------------- a planning */

/* What others have claimed of a fact, by its place, that counts for plans: see gg_agent_claimed. */
static uint32_t claimed_by_others(const struct planning *planning, uint16_t place)
{
    const gg_claimed_fact *claimed = &planning->tables->domain.claims->all[place];
    return claimed->traits & GG_FROM_START ? 0 : gg_agent_claimed(&planning->agent, claimed->fact);
}

/* What an agent plans with, as the state in which tables begin: its own facts and those of the world,
 * without what others are about to take. */
static const struct tables *tables_of_agent(struct population_agent *simulation)
{
    struct planning *planning = &simulation->planning;
    struct pool *pool = planning->pool;
    const struct tables *tables = planning->tables;
    const gg_domain *domain = &tables->domain;
    struct tables *present = pool_take(pool, sizeof *present);
    uint64_t *state = start_state(pool, domain);
    struct state_view view = view_of_agent(planning);
    for (uint16_t i = 0; i < tables->layout.fact_count; i++)
        gg_write(domain, i, view_value(&view, tables->layout.variables[i]), state);
    for (uint16_t i = 0; domain->claims && i < domain->claims->count; i++) {
        uint16_t fact = domain->claims->all[i].fact;
        uint32_t value = gg_read(domain, fact, state);
        uint32_t claimed = claimed_by_others(planning, i);
        if (claimed != UINT32_MAX)
            gg_write(domain, fact, claimed < value ? value - claimed : 0, state);
    }
    *present = *tables;
    present->domain.start = state;
    return present;
}

/* Whether an action is kept out, as it uses a fact of which others have claimed too much. */
static bool is_kept_out(const gg_claims *claims, uint16_t action, uint16_t place, uint32_t claimed)
{
    const gg_claim *claim = claims->of_actions[action];
    if (claimed == 0 || !bit_is_in(claims->all[place].users, action))
        return false;
    for (bool more = claim && claimed != UINT32_MAX; more; claim++) {
        if (claim->place == place && claim->kind == GG_WRITES)
            return true;
        more = claim->more;
    }
    return claimed == UINT32_MAX;
}

/* Keeps the actions out that use what others have claimed. */
static void refuse_claimed(struct planning *planning, const struct planning *of_agent)
{
    const gg_domain *domain = &planning->tables->domain;
    const gg_claims *claims = domain->claims;
    uint64_t *refused =
        pool_take(planning->pool, (domain->action_count / 64 + 1u) * sizeof *refused);
    uint16_t *facts = pool_take(planning->pool, (domain->action_count + 1u) * sizeof *facts);
    bool any = false;
    for (uint16_t i = 0; claims && i < claims->count; i++) {
        uint32_t claimed = claimed_by_others(of_agent, i);
        for (uint16_t j = 0; j < domain->action_count; j++) {
            if (!is_kept_out(claims, j, i, claimed))
                continue;
            any = true;
            refused[j / 64] |= (uint64_t)1 << j % 64;
            facts[j] = claims->all[i].fact;
        }
    }
    planning->refused = any ? refused : NULL;
    planning->in_the_way = facts;
}

struct planning *planning_in_life(const struct planning *planning)
{
    const struct options *options = planning->options;
    const struct domain *domain = planning->tables->problem->domain;
    const struct example *example = find_example(domain, options->example);
    size_t number = example ? number_of_agent(domain, example, options->agent) : SIZE_MAX;
    if (number == SIZE_MAX)
        return NULL;
    struct pool *pool = planning->pool;
    struct options *of_type = pool_take(pool, sizeof *of_type);
    struct events events = events_with_stop(pool, example, options->moment);
    struct planning *given =
        planning_given(planning, options_of_life(planning, example), pool, example, NULL);
    struct population *population = population_of_example(given, example, &events);
    live_to(population, options->moment);
    struct population_agent *simulation = population->agents[number];
    struct planning *present = pool_take(pool, sizeof *present);
    *present = *planning;
    *of_type = *options;
    of_type->agent = domain->agent_types[simulation->planning.agent.agent_type].name;
    simulation->planning.tables = present->tables = tables_of_agent(simulation);
    present->options = of_type;
    present->answers = simulation->planning.answers;
    present->living = simulation;
    refuse_claimed(present, &simulation->planning);
    if (number > 0) /* the first has that of all */
        planning_make_planner(&simulation->planning, true);
    simulation->planning.refused = present->refused;
    simulation->planning.in_the_way = present->in_the_way;
    planning_set_agent_type(present, simulation->planning.agent.agent_type);
    return present;
}
