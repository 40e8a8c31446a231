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
    uint64_t *states, *own, *before, *scratch; /* own: the bits that only an agent changes */
    size_t gap;                                /* the gaps before the present event */
    struct record_check_result result;
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

/* Adds the bits of facts that change while actions run. */
static void add_bits_over_time(const gg_domain *domain, uint64_t *words)
{
    const gg_partial_changes *partial = domain->features->partial;
    for (uint16_t i = 0; partial && i < domain->action_count; i++)
        for (const gg_partial_change *row = partial->of_actions[i]; row;
             row = row->more ? row + 1 : NULL)
            add_fact_bits(domain, row->fact, words);
}

/* The bits of facts that are private, and that change at the ends of actions only. */
static void find_own_bits(struct checking *checking)
{
    const struct layout *layout = &checking->tables->layout;
    const gg_domain *domain = &checking->tables->domain;
    uint64_t *changed = checking->scratch;
    for (uint16_t i = 0; i < domain->fact_count; i++) {
        const gg_fact *place = &domain->facts[i];
        const struct fact *fact = checking->tables->problem->variables[layout->variables[i]].fact;
        if (!place->shared && !fact->sensed && !fact->applied)
            checking->own[place->word] |= mask_of_fact(place);
    }
    for (uint16_t i = 0; i < domain->agent_rule_count; i++)
        add_changed_bits(domain, domain->rules[i].effect, changed);
    add_bits_over_time(domain, changed);
    for (uint16_t i = 0; i < domain->word_count; i++)
        checking->own[i] &= ~changed[i];
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

/* Whether the case that an action ends in depends on what others change, too. */
static bool depends_on_others(const struct checking *checking, const gg_case_list *list)
{
    const gg_domain *domain = &checking->tables->domain;
    uint64_t *read = checking->scratch;
    bool depends = false;
    memset(read, 0, domain->word_count * sizeof *read);
    for (uint16_t i = 0; i < list->count; i++)
        add_read_bits(domain, &list->items[i].when, read);
    for (uint16_t i = 0; i < domain->word_count; i++)
        depends |= (read[i] & ~checking->own[i]) != 0;
    return depends;
}

/* The cases of what an action changes that ends with a status; NULL: it has none. */
static const gg_case_list *cases_at_end(const gg_domain *domain, uint16_t action, uint16_t status)
{
    const gg_cases *cases = domain->features->cases;
    const gg_setbacks *setbacks = domain->features->setbacks;
    if (status == GG_SUCCESS)
        return cases ? cases->of_actions[action] : NULL;
    const gg_case_list *const *lists = !setbacks              ? NULL
                                       : status == GG_ABORTED ? setbacks->of_aborts
                                                              : setbacks->of_failures;
    return lists ? lists[action] : NULL;
}

/* What an action changes that ends in a state; NULL: nothing, or that is not known, as the record
 * tells only what was seen before. */
static const gg_effect *effect_of(const struct checking *checking, const gg_event *end,
                                  const uint64_t *before)
{
    const gg_domain *domain = &checking->tables->domain;
    size_t row = checking->tables->problem->rows.of_actions[end->index];
    const gg_case_list *list = cases_at_end(domain, (uint16_t)row, end->value);
    if (!list)
        return end->value == GG_SUCCESS ? domain->actions[row].effect : NULL;
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
    bool ended = what->kind == GG_ACTION_ENDED;
    bool lost = ended && what->value != GG_SUCCESS && domain->features->slots; /* with a slot */
    const gg_effect *effect = ended ? effect_of(checking, what, before) : NULL;
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
    for (uint16_t i = 0; effect && !lost && i < effect->assignment_count; i++) {
        const gg_assignment *assignment = &effect->assignments[i];
        uint64_t bits = ~assignment->keep & checking->own[assignment->word];
        if ((after[assignment->word] ^ assignment->set) & bits)
            check_wrong(checking, event,
                        "its state is not what this action makes it: ", what->index);
    }
}

/* -------------------------------------------------------------- what it does */

/* Whether two ground actions are the same to carry out: plans tell them apart by the `while` under which they
 * are done, or by where a walk begins, and what runs may go on as another one. */
static bool is_going_on(const struct checking *checking, uint16_t going_on, uint16_t action)
{
    const char *const *names = checking->tables->domain.names->actions;
    return going_on != GG_NONE && strcmp(names[going_on], names[action]) == 0;
}

/* When something begins, nothing else may be going on; what ends must have been going on. */
static void check_doing(struct checking *checking, const struct record_event *event)
{
    struct checked_agent *agent = &checking->agents[event->agent];
    gg_event_kind kind = event->event.kind;
    bool walks = kind == GG_WALK_STARTED || kind == GG_WALK_ENDED;
    bool anew = kind == GG_ACTION_STARTED && event->event.fact != GG_NONE;
    bool begins = (kind == GG_ACTION_STARTED && !anew) || kind == GG_WALK_STARTED;
    uint16_t *going_on = walks ? &agent->walking : &agent->running;
    uint16_t other = agent->running != GG_NONE ? agent->running : agent->walking;
    if (!begins && !anew && kind != GG_ACTION_ENDED && kind != GG_WALK_ENDED)
        return;
    if (begins && other != GG_NONE)
        check_wrong(checking, event, "something begins before this has ended: ", other);
    if (!begins && agent->known && !is_going_on(checking, *going_on, event->event.index))
        check_wrong(checking, event,
                    anew ? "this begins anew, and was not going on: "
                         : "this ends, and was not going on: ",
                    event->event.index);
    *going_on = begins || anew ? event->event.index : GG_NONE;
    agent->known = true;
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
    record_apply_event(checking->record, event, checking->states);
    if (agent->gap != checking->gap)
        forget(checking, agent);
    if (agent->seen)
        check_check_state(checking, event, state, checking->before);
    agent->seen = true;
    check_doing(checking, event);
}

struct record_check_result record_check(struct pool *pool, const struct tables *tables,
                                        const struct record *record)
{
    struct checking checking = {.pool = pool, .tables = tables, .record = record};
    checking.agents = pool_take(pool, (record->agent_count + 1) * sizeof *checking.agents);
    checking.states = record_new_states(pool, record);
    size_t words = tables->domain.word_count;
    checking.before = pool_take(pool, (words + 1) * sizeof *checking.before);
    checking.own = pool_take(pool, (words + 1) * sizeof *checking.own);
    checking.scratch = pool_take(pool, (words + 1) * sizeof *checking.scratch);
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
