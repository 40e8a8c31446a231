/* SPDX-License-Identifier: MIT */
/* Lives a record once more: see check.h. Rests on the runtime's effects alone. */
#include "view/check.h"

#include <string.h>

/* What is known of an agent. */
struct checked_agent {
    uint16_t running, walking; /* actions; GG_NONE: it does nothing, or that is not known */
    bool known;                /* whether `running` and `walking` are */
    bool seen;                 /* whether its state is */
    size_t gap;                /* the gaps of the record before its last event */
};

struct checking {
    struct pool *pool;
    const struct tables *tables;
    const struct record *record;
    struct checked_agent *agents;
    uint64_t *states, *own, *before; /* own: the bits that only an agent changes */
    size_t gap;                      /* the gaps before the present event */
    struct record_check result;
};

static void check_wrong(struct checking *checking, const struct record_event *event,
                        const char *what, uint16_t action)
{
    const char *name = action == GG_NONE ? "" : checking->tables->problem->actions[action].name;
    if (!checking->result.fault)
        checking->result.fault = pool_format(checking->pool, "byte %u: agent %u, at %llu ms: %s%s",
                                             (unsigned)event->byte, (unsigned)event->agent,
                                             (unsigned long long)event->time, what, name);
}

/* ---------------------------------------------------------------- own facts */

static uint64_t check_bits_of(const gg_fact *fact)
{
    uint64_t mask = fact->width < 64 ? ((uint64_t)1 << fact->width) - 1 : UINT64_MAX;
    return mask << fact->shift;
}

/* Takes away the bits that an effect changes. */
static void check_leave_out(const gg_domain *domain, const gg_effect *effect, uint64_t *bits)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++)
        bits[effect->assignments[i].word] &= effect->assignments[i].keep;
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const gg_fact *fact = &domain->facts[effect->additions[i].fact];
        bits[fact->word] &= ~check_bits_of(fact);
    }
}

/* The bits of facts that are private, and that neither senses nor the game nor rules change. */
static void find_own_bits(struct checking *checking)
{
    const struct layout *layout = &checking->tables->layout;
    const gg_domain *domain = &checking->tables->domain;
    checking->own = pool_take(checking->pool, (domain->word_count + 1u) * sizeof *checking->own);
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        const gg_fact *place = &domain->facts[i];
        const struct fact *fact = checking->tables->problem->variables[layout->variables[i]].fact;
        if (!place->shared && !fact->sensed && !fact->applied)
            checking->own[place->word] |= check_bits_of(place);
    }
    for (uint16_t i = 0; i < domain->agent_rule_count; i++)
        check_leave_out(domain, domain->rules[i].effect, checking->own);
}

/* A walk has brought the agent to its place. */
static void arrive(const struct checking *checking, const struct record_event *event,
                   const uint64_t *after, uint64_t *expected)
{
    const gg_domain *domain = &checking->tables->domain;
    if (domain->places && event->event.kind == GG_WALK_ENDED)
        gg_write(domain, domain->places->fact, gg_read(domain, domain->places->fact, after),
                 expected);
}

/* Whether a box reads what others change, too. Of sums that is not looked into. */
static bool reads_others(const struct checking *checking, const gg_box *box)
{
    const gg_domain *domain = &checking->tables->domain;
    bool reads = false;
    for (uint16_t i = 0; i < box->flag_count; i++)
        reads |= (box->flags[i].care & ~checking->own[box->flags[i].word]) != 0;
    for (uint16_t i = 0; i < box->range_count; i++)
        reads |= (box->ranges[i].care & ~checking->own[box->ranges[i].word]) != 0;
    const gg_set_test *set = box->sets ? &domain->sets->all[box->sets] : NULL;
    for (; set && !reads; set = set->more ? set + 1 : NULL)
        reads = set->fact == GG_OF_SUM || (check_bits_of(&domain->facts[set->fact]) &
                                           ~checking->own[domain->facts[set->fact].word]) != 0;
    return reads;
}

/* Whether the case that an action ends in depends on what others change, too. */
static bool depends_on_others(const struct checking *checking, const gg_case_list *list)
{
    bool depends = false;
    for (uint16_t i = 0; i < list->count; i++)
        for (uint16_t j = 0; j < list->items[i].when.count; j++)
            depends |= reads_others(checking, &list->items[i].when.boxes[j]);
    return depends;
}

/* What an action changes that ends in a state; NULL: that is not known, as the record tells only
 * what was seen before. */
static const gg_effect *effect_of(const struct checking *checking, uint16_t action,
                                  const uint64_t *before)
{
    const gg_domain *domain = &checking->tables->domain;
    const gg_case_list *list =
        domain->extras->cases ? domain->extras->cases->of_actions[action] : NULL;
    if (!list)
        return domain->actions[action].effect;
    if (depends_on_others(checking, list))
        return NULL;
    for (uint16_t i = 0; i < list->count; i++)
        if (gg_holds(domain, &list->items[i].when, before))
            return list->items[i].effect;
    return NULL;
}

/* Compares what an agent sees with what its action makes of what it saw before. */
static void check_check_state(struct checking *checking, const struct record_event *event,
                              const uint64_t *after, uint64_t *before)
{
    const gg_domain *domain = &checking->tables->domain;
    const gg_event *what = &event->event;
    bool done = what->kind == GG_ACTION_ENDED && what->value == GG_SUCCESS;
    const gg_effect *effect = done ? effect_of(checking, what->index, before) : NULL;
    bool changed = false, other = false;
    for (uint16_t i = 0; i < domain->word_count; i++)
        changed |= ((before[i] ^ after[i]) & checking->own[i]) != 0;
    if (effect)
        gg_apply(domain, effect, before);
    arrive(checking, event, after, before);
    for (uint16_t i = 0; i < domain->word_count; i++)
        other |= ((before[i] ^ after[i]) & checking->own[i]) != 0;
    checking->result.by_actions += changed && !other;
    checking->result.by_the_game += other;
    for (uint16_t i = 0; effect && i < effect->assignment_count; i++) {
        const gg_assignment *assignment = &effect->assignments[i];
        uint64_t bits = ~assignment->keep & checking->own[assignment->word];
        if ((after[assignment->word] ^ assignment->set) & bits)
            check_wrong(checking, event,
                        "its state is not what this action makes it: ", what->index);
    }
}

/* -------------------------------------------------------------- what it does */

/* Something begins: nothing else may be going on. */
static void check_begin(struct checking *checking, const struct record_event *event,
                        uint16_t *going_on)
{
    struct checked_agent *agent = &checking->agents[event->agent];
    uint16_t other = agent->running != GG_NONE ? agent->running : agent->walking;
    if (other != GG_NONE)
        check_wrong(checking, event, "something begins before this has ended: ", other);
    *going_on = event->event.index;
    agent->known = true;
}

/* Something ends: it must have been going on. */
static void check_end(struct checking *checking, const struct record_event *event,
                      uint16_t *going_on)
{
    struct checked_agent *agent = &checking->agents[event->agent];
    if (agent->known && *going_on != event->event.index)
        check_wrong(checking, event, "this ends, and was not going on: ", event->event.index);
    *going_on = GG_NONE;
    agent->known = true;
}

static void check_doing(struct checking *checking, const struct record_event *event)
{
    struct checked_agent *agent = &checking->agents[event->agent];
    switch (event->event.kind) {
    case GG_ACTION_STARTED:
        check_begin(checking, event, &agent->running);
        break;
    case GG_ACTION_ENDED:
        check_end(checking, event, &agent->running);
        break;
    case GG_WALK_STARTED:
        check_begin(checking, event, &agent->walking);
        break;
    case GG_WALK_ENDED:
        check_end(checking, event, &agent->walking);
        break;
    default:
        break;
    }
}

/* ---------------------------------------------------------------- the whole */

/* Nothing is known of an agent. */
static void forget(const struct checking *checking, struct checked_agent *agent)
{
    *agent = (struct checked_agent){.running = GG_NONE, .walking = GG_NONE, .gap = checking->gap};
}

static void check_event(struct checking *checking, const struct record_event *event)
{
    const gg_domain *domain = &checking->tables->domain;
    struct checked_agent *agent = &checking->agents[event->agent];
    uint64_t *state = &checking->states[(size_t)event->agent * domain->word_count];
    memcpy(checking->before, state, domain->word_count * sizeof *state);
    record_go_to(checking->record, event, checking->states);
    if (agent->gap != checking->gap)
        forget(checking, agent);
    if (agent->seen)
        check_check_state(checking, event, state, checking->before);
    agent->seen = true;
    check_doing(checking, event);
}

struct record_check record_check(struct pool *pool, const struct tables *tables,
                                 const struct record *record)
{
    struct checking checking = {.pool = pool, .tables = tables, .record = record};
    checking.agents = pool_take(pool, (record->agent_count + 1) * sizeof *checking.agents);
    checking.states = record_states(pool, record);
    checking.before = pool_take(pool, (tables->domain.word_count + 1u) * sizeof *checking.before);
    find_own_bits(&checking);
    for (size_t i = 0; i < record->agent_count; i++)
        forget(&checking, &checking.agents[i]);
    for (size_t i = 0; i < record->event_count; i++) {
        while (checking.gap < record->gap_count && record->gaps[checking.gap].before <= i)
            checking.gap++;
        check_event(&checking, &record->events[i]);
    }
    return checking.result;
}
