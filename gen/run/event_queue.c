/* SPDX-License-Identifier: MIT */
/* The events of a simulation: see event_queue.h. */
#include "run/event_queue.h"

#include "ground/state_view.h"
#include "cli/answers.h"
#include "cli/subjects.h"

struct event_queue {
    struct population *population;
    const struct events *events;
    uint64_t *next;                 /* by event: when it happens, UINT64_MAX: no more */
    gg_random *random;              /* by event */
    size_t *first;                  /* by event: the number of its first happening */
    const struct subject **failing; /* by happening: the action that fails; NULL: none does */
    size_t happening_count;
};

/* -------------------------------------------------------------------- times */

static uint64_t drawn_time(struct event_queue *queue, size_t number)
{
    const struct event *event = &queue->events->items[number];
    uint32_t span = event->last - event->first;
    uint32_t drawn = span == UINT32_MAX ? gg_random_next(&queue->random[number])
                                        : gg_random_below(&queue->random[number], span + 1);
    return (uint64_t)event->first + drawn;
}

/* How long after the clock an event happens next, or for the first time. */
static void set_next(struct event_queue *queue, size_t number, bool begins)
{
    const struct event *event = &queue->events->items[number];
    uint64_t now = begins ? 0 : queue->next[number];
    if (event->time == EVENT_EVERY)
        queue->next[number] = now + event->first;
    else if (event->time == EVENT_RANDOM)
        queue->next[number] = now + drawn_time(queue, number);
    else
        queue->next[number] = event->time == EVENT_AT && begins ? event->first : UINT64_MAX;
}

static bool fails(struct planning *planning, uint16_t action);

struct event_queue *event_queue_new(struct population *population, const struct events *events,
                                    uint32_t seed)
{
    struct pool *pool = population->agents[0]->planning.pool;
    struct event_queue *queue = pool_take(pool, sizeof *queue);
    queue->population = population;
    queue->events = events;
    queue->next = pool_take(pool, (events->count + 1) * sizeof *queue->next);
    queue->random = pool_take(pool, (events->count + 1) * sizeof *queue->random);
    queue->first = pool_take(pool, (events->count + 1) * sizeof *queue->first);
    for (size_t i = 0; i < events->count; i++) {
        gg_random_seed(&queue->random[i], seed ^ (uint32_t)(i + 1) * 0x9E3779B9u);
        queue->first[i] = queue->happening_count;
        queue->happening_count += events->items[i].count;
        set_next(queue, i, true);
    }
    queue->failing = pool_take(pool, (queue->happening_count + 1) * sizeof *queue->failing);
    for (size_t i = 0; i < population->count; i++) {
        struct simulation *simulation = population->agents[i];
        simulation->failing = pool_take(pool, queue->happening_count + 1);
        simulation->planning.fails = fails;
        simulation->planning.answers = answers_copy(pool, &simulation->planning.answers);
    }
    return queue;
}

uint64_t event_queue_next(const struct event_queue *queue)
{
    uint64_t next = UINT64_MAX;
    for (size_t i = 0; i < queue->events->count; i++)
        next = queue->next[i] < next ? queue->next[i] : next;
    return next;
}

/* ------------------------------------------------------------------ failures */

/* Whether an action fails that an agent does or begins: once for each event that says so. */
static bool fails(struct planning *planning, uint16_t action)
{
    struct simulation *simulation = (struct simulation *)(void *)planning;
    const struct event_queue *queue = simulation->population->queue;
    for (size_t i = 0; i < queue->happening_count; i++)
        if (simulation->failing[i] &&
            is_subject_action(planning->tables->problem, queue->failing[i], action)) {
            simulation->failing[i] = false;
            simulation->stale = true; /* it decides anew, though no fact has changed */
            return true;
        }
    return false;
}

/* ------------------------------------------------------------------- changes */

/* An agent whose facts change, and whether those that it shares with others do. */
struct change_of {
    struct simulation *simulation;
    bool shared;
};

static uint16_t event_queue_fact_of(const struct simulation *simulation, size_t variable)
{
    return (uint16_t)simulation->planning.tables->layout.numbers[variable];
}

static uint32_t event_queue_read_fact(void *context, size_t variable)
{
    const struct change_of *change = context;
    const gg_agent *agent = &change->simulation->planning.agent;
    uint16_t fact = event_queue_fact_of(change->simulation, variable);
    return agent->domain->extras->slots ? gg_slots_read(agent, fact) : gg_agent_read(agent, fact);
}

static void event_queue_write_fact(void *context, size_t variable, uint32_t value)
{
    const struct change_of *change = context;
    struct simulation *simulation = change->simulation;
    gg_agent *agent = &simulation->planning.agent;
    if (!change->shared && simulation->planning.tables->problem->variables[variable].fact->shared)
        return;
    if (agent->domain->extras->slots)
        gg_slots_write(agent, event_queue_fact_of(simulation, variable), value);
    else
        gg_agent_write(agent, event_queue_fact_of(simulation, variable), value);
}

static void event_queue_change_facts(struct simulation *simulation,
                                     const struct expressions *effects, bool shared)
{
    struct change_of change = {simulation, shared};
    struct state_view view = {simulation->planning.tables->problem, event_queue_read_fact,
                              event_queue_write_fact, &change};
    view_apply(&view, effects);
}

static void event_queue_happen_to(struct event_queue *queue, struct simulation *simulation,
                                  size_t number, bool shared)
{
    const struct event *event = &queue->events->items[number];
    for (size_t i = 0; i < event->count; i++) {
        const struct happening *happening = &event->items[i];
        struct answers *answers = &simulation->planning.answers;
        if (happening->kind == HAPPENS_CHANGE)
            event_queue_change_facts(simulation, &happening->effects, shared);
        else if (happening->kind == HAPPENS_FAILURE) {
            queue->failing[queue->first[number] + i] = &happening->failing;
            simulation->failing[queue->first[number] + i] = true;
        }
        for (size_t j = 0; j < happening->answers.count; j++)
            answers_set(simulation->planning.pool, answers, &happening->answers.items[j]);
    }
    simulation->stale = true;
}

void event_queue_happen(struct event_queue *queue)
{
    struct population *population = queue->population;
    for (size_t i = 0; i < queue->events->count; i++) {
        if (queue->next[i] > population->world->clock)
            continue;
        for (size_t j = 0; j < population->count; j++)
            event_queue_happen_to(queue, population->agents[j], i, j == 0);
        set_next(queue, i, false);
    }
}

void event_queue_succeeded(struct event_queue *queue, struct simulation *simulation,
                           uint16_t action)
{
    const struct problem *problem = simulation->planning.tables->problem;
    for (size_t i = 0; i < queue->events->count; i++) {
        const struct event *event = &queue->events->items[i];
        if (event->time == EVENT_AFTER && is_subject_action(problem, &event->action, action))
            event_queue_happen_to(queue, simulation, i, true);
    }
}
