/* SPDX-License-Identifier: MIT */
/*
 * Saved agents and worlds: whether their bytes are of these tables, and of a state that an
 * agent can be in. Nothing of what is looked at is used as a place before it was found to
 * be one. Times do not tell tables apart, as games tune them: what is left of one that was
 * longer is cut. Rests on state.h.
 */
#include "saved.h"

#include "agent_parts.h"

/* ------------------------------------------------------------ whose they are */

static uint32_t mixed_in(uint32_t hash, uint32_t number)
{
    return (hash ^ number) * 16777619u;
}

uint32_t gg_fingerprint(const gg_domain *domain)
{
    const gg_offsets *offsets = &domain->offsets;
    const uint32_t places[] = {
        (uint32_t)sizeof(gg_agent), (uint32_t)sizeof(gg_world), offsets->agent_state,
        offsets->agent_seen,        offsets->agent_needs,       offsets->agent_from,
        offsets->agent_plan,        offsets->agent_timers,      offsets->agent_watches,
        offsets->agent_rests,       offsets->agent_senses,      offsets->agent_barred,
        offsets->world_state,       offsets->world_timers};
    uint32_t hash = domain->fingerprint;
    for (uint32_t i = 0; i < sizeof places / sizeof *places; i++)
        hash = mixed_in(hash, places[i]);
    return hash;
}

/* ------------------------------------------------------------------- states */

/* Whether a fact has a value in a state. */
static bool has_value(const gg_fact *fact, const uint64_t *state)
{
    uint64_t bits = state[fact->word] & fact_bits(fact);
    if (fact->kind == GG_SYMBOL)
        return bits != 0 && (bits & (bits - 1)) == 0;
    return read_field(fact, state[fact->word]) <= fact->top;
}

bool gg_state_valid(const gg_domain *domain, const uint64_t *state)
{
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (!has_value(&domain->facts[i], state))
            return false;
    for (uint16_t word = 0; word < domain->word_count; word++) {
        uint64_t bits = state[word];
        for (uint16_t i = 0; i < domain->fact_count; i++)
            if (domain->facts[i].word == word)
                bits &= ~fact_bits(&domain->facts[i]);
        if (bits)
            return false;
    }
    return true;
}

gg_attachment gg_world_valid(const gg_world *world, const gg_domain *domain)
{
    const unsigned char *bytes = (const unsigned char *)world;
    const void *state = bytes + domain->offsets.world_state;
    if (world->fingerprint != gg_fingerprint(domain))
        return GG_OTHER_TABLES;
    return gg_state_valid(domain, (const uint64_t *)state) ? GG_ATTACHED : GG_DAMAGED;
}

/* ------------------------------------------------------------------- agents */

/* An agent with its tables: what it points to itself is of another time. */
typedef struct gg_saved {
    const gg_agent *agent;
    const gg_domain *domain;
} gg_saved;

static const void *part(const gg_saved *saved, uint32_t offset)
{
    return (const unsigned char *)saved->agent + offset;
}

static bool goal_valid(const gg_saved *saved, uint16_t goal)
{
    const gg_character *character = &saved->domain->characters[saved->agent->character];
    return goal == GG_NONE || (goal < saved->domain->goal_count && character->guides[goal]);
}

/* What is a number of the tables, a flag, or one of a few things. */
static bool numbers_valid(const gg_saved *saved)
{
    const gg_agent *agent = saved->agent;
    bool flags = agent->running <= 1 && agent->broken <= 1 && agent->trying <= 1 &&
                 agent->ticking <= 1 && agent->awake <= GG_AWAKE && agent->outcome <= GG_SEARCHING;
    return flags && agent->character < saved->domain->character_count &&
           goal_valid(saved, agent->goal) && goal_valid(saved, agent->wanted) &&
           (agent->spent == 0 || agent->wanted != GG_NONE) && agent->until <= agent->interval;
}

/* Whether the random numbers move on: from four states they do not. */
static bool random_valid(const gg_agent *agent)
{
    gg_random random = agent->random;
    (void)gg_random_next(&random);
    return random.a != agent->random.a || random.b != agent->random.b ||
           random.c != agent->random.c || random.d != agent->random.d;
}

static bool plan_valid(const gg_saved *saved)
{
    const gg_agent *agent = saved->agent;
    const gg_character *character = &saved->domain->characters[agent->character];
    const uint16_t *steps = (const uint16_t *)part(saved, saved->domain->offsets.agent_plan);
    if (agent->plan_length > saved->domain->plan_limit || agent->step > agent->plan_length ||
        (agent->running && agent->step == agent->plan_length))
        return false;
    for (uint16_t i = 0; i < agent->plan_length; i++)
        if (steps[i] >= saved->domain->action_count ||
            (character->actions && !has_bit(character->actions, steps[i])))
            return false;
    return true;
}

static bool watches_valid(const gg_saved *saved)
{
    const gg_agent *agent = saved->agent;
    const gg_domain *domain = saved->domain;
    const gg_watch *watches = (const gg_watch *)part(saved, domain->offsets.agent_watches);
    if (agent->watch_count > domain->watch_limit || agent->looked > domain->watch_limit + 1u)
        return false;
    for (uint16_t i = 0; i < agent->watch_count; i++)
        if (watches[i].task >= domain->task_count ||
            watches[i].method >= domain->tasks[watches[i].task].method_count ||
            watches[i].from > watches[i].end || watches[i].end > agent->plan_length)
            return false;
    return true;
}

static bool rests_valid(const gg_saved *saved)
{
    const gg_rest *rests = (const gg_rest *)part(saved, saved->domain->offsets.agent_rests);
    for (uint32_t i = 0; i <= saved->domain->goal_count; i++)
        if (!gg_rest_valid(&rests[i]))
            return false;
    return true;
}

static bool barred_valid(const gg_saved *saved)
{
    const gg_barred *barred = (const gg_barred *)part(saved, saved->domain->offsets.agent_barred);
    for (uint16_t i = 0; i < saved->domain->barred_limit; i++)
        if (barred[i].left > 0 && barred[i].action >= saved->domain->action_count)
            return false;
    return true;
}

static bool states_valid(const gg_saved *saved)
{
    const gg_domain *domain = saved->domain;
    bool searches = saved->agent->spent > 0;
    return gg_state_valid(domain, (const uint64_t *)part(saved, domain->offsets.agent_state)) &&
           (!searches ||
            gg_state_valid(domain, (const uint64_t *)part(saved, domain->offsets.agent_from)));
}

gg_attachment gg_agent_valid(const gg_agent *agent, const gg_domain *domain)
{
    gg_saved saved = {agent, domain};
    if (agent->fingerprint != gg_fingerprint(domain))
        return GG_OTHER_TABLES;
    bool valid = numbers_valid(&saved) && random_valid(agent) && plan_valid(&saved) &&
                 watches_valid(&saved) && rests_valid(&saved) && barred_valid(&saved) &&
                 states_valid(&saved);
    return valid ? GG_ATTACHED : GG_DAMAGED;
}

/* -------------------------------------------------------------------- times */

static void shorten(uint32_t *left, uint32_t longest)
{
    if (*left > longest)
        *left = longest;
}

void gg_timers_shorten(const gg_rule *rules, uint16_t count, uint32_t *left)
{
    for (uint16_t i = 0; i < count; i++)
        shorten(&left[i], rules[i].period);
}

void gg_agent_shorten(gg_agent *agent)
{
    const gg_domain *domain = agent->domain;
    gg_timers_shorten(domain->agent_rules, domain->agent_rule_count, timers_of(agent));
    for (uint16_t i = 0; i < domain->sense_count; i++)
        shorten(&senses_of(agent)[i], domain->senses[i]);
    for (uint16_t i = 0; i < domain->barred_limit; i++) {
        gg_barred *barred = &barred_of(agent)[i];
        if (barred->left > 0)
            shorten(&barred->left, domain->actions[barred->action].retry);
    }
    for (uint16_t i = 0; i < domain->goal_count; i++)
        shorten(&rests_of(agent)[i].left, gg_rest_longest(domain->goals[i].cooldown));
}
