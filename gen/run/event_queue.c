/* SPDX-License-Identifier: MIT */
/* The events of a simulation: see event_queue.h. */
#include "run/event_queue.h"

#include "cli/answers.h"
#include "cli/subjects.h"
#include "run/placings.h"

#include <string.h>

/* When an event happens. */
struct due {
    uint64_t next; /* UINT64_MAX: no more */
    gg_random random;
};

struct event_queue {
    struct population *population;
    const struct events *events;
    struct due *due; /* by event */
};

/* -------------------------------------------------------------------- times */

static uint64_t drawn_time(struct event_queue *queue, size_t number)
{
    const struct event *event = &queue->events->items[number];
    uint32_t span = event->last - event->first;
    uint32_t drawn = span == UINT32_MAX ? gg_random_next(&queue->due[number].random)
                                        : gg_random_below(&queue->due[number].random, span + 1);
    return (uint64_t)event->first + drawn;
}

/* How long after the clock an event happens next, or for the first time. */
static void set_next(struct event_queue *queue, size_t number, bool begins)
{
    const struct event *event = &queue->events->items[number];
    uint64_t now = begins ? 0 : queue->due[number].next;
    if (event->time == EVENT_EVERY)
        queue->due[number].next = now + event->first;
    else if (event->time == EVENT_RANDOM)
        queue->due[number].next = now + drawn_time(queue, number);
    else
        queue->due[number].next = event->time == EVENT_AT && begins ? event->first : UINT64_MAX;
}

struct event_queue *event_queue_new(struct population *population, const struct events *events,
                                    uint32_t seed)
{
    struct pool *pool = population->agents[0]->planning.pool;
    struct event_queue *queue = pool_take(pool, sizeof *queue);
    queue->population = population;
    queue->events = events;
    queue->due = pool_take(pool, (events->count + 1) * sizeof *queue->due);
    for (size_t i = 0; i < events->count; i++) {
        gg_random_seed(&queue->due[i].random, seed ^ (uint32_t)(i + 1) * 0x9E3779B9u);
        set_next(queue, i, true);
    }
    for (size_t i = 0; i < population->count; i++) {
        struct planning *planning = &population->agents[i]->planning;
        planning->answers = answers_copy(pool, &planning->answers);
    }
    return queue;
}

uint64_t event_queue_next_time(const struct event_queue *queue)
{
    uint64_t next = UINT64_MAX;
    for (size_t i = 0; i < queue->events->count; i++)
        next = queue->due[i].next < next ? queue->due[i].next : next;
    return next;
}

/* ------------------------------------------------------------------- changes */

/* Writes a fact that agents do not share: what all share changes once. */
static void write_private(void *context, size_t variable, uint32_t value)
{
    struct planning *planning = context;
    struct state_view view = view_of_agent(planning);
    if (!planning->tables->problem->variables[variable].fact->shared)
        view.write(planning, variable, value);
}

static void event_queue_change_facts(struct planning *planning, const struct expressions *effects,
                                     bool shared)
{
    struct state_view view = view_of_agent(planning);
    if (!shared)
        view.write = write_private;
    view_apply(&view, effects);
}

/* Lets an action fail when it is done next, once for one happening. */
static void let_fail(struct planning *planning, const struct subject *action)
{
    for (size_t i = 0; i < planning->failing_count; i++)
        if (planning->failing[i] == action)
            return;
    if (planning->failing_count == planning->failing_room)
        planning->failing = pool_grow(planning->pool, planning->failing, planning->failing_room++,
                                      sizeof *planning->failing);
    planning->failing[planning->failing_count++] = action;
}

/* Whether something happens to an agent: to one that is not named only if it is meant. */
static bool happens_to(const struct population_agent *simulation, const struct happening *happening,
                       bool meant)
{
    return happening->actor ? strcmp(happening->actor->name, simulation->name) == 0 : meant;
}

/* Lets all of an event happen that happens to an agent. What happens to one that is not named
 * happens to it if it is meant, and changes what all share if that is set. */
static void event_queue_happen_to(struct population_agent *simulation, const struct event *event,
                                  bool meant, bool shared)
{
    struct planning *planning = &simulation->planning;
    simulation->stale |= meant;
    for (size_t i = 0; i < event->count; i++) {
        const struct happening *happening = &event->items[i];
        if (!happens_to(simulation, happening, meant))
            continue;
        simulation->stale = true;
        if (happening->kind == HAPPENS_CHANGE)
            event_queue_change_facts(planning, &happening->effects, shared || happening->actor);
        else if (happening->kind == HAPPENS_FAILURE)
            let_fail(planning, &happening->failing);
        else if (happening->kind == HAPPENS_MOVE && (shared || happening->actor))
            move_places(simulation->population->world, &happening->placings);
        for (size_t j = 0; j < happening->answers.count; j++)
            answers_put(planning->pool, &planning->answers, &happening->answers.items[j]);
    }
}

static bool is_due(const struct event_queue *queue, size_t number)
{
    return queue->due[number].next <= queue->population->world->clock;
}

bool event_queue_is_moving(const struct event_queue *queue)
{
    for (size_t i = 0; i < queue->events->count; i++)
        if (queue->events->items[i].moves && is_due(queue, i))
            return true;
    return false;
}

void event_queue_run_due(struct event_queue *queue, bool moving)
{
    struct population *population = queue->population;
    for (size_t i = 0; i < queue->events->count; i++) {
        if (queue->events->items[i].moves != moving || !is_due(queue, i))
            continue;
        for (size_t j = 0; j < population->count; j++)
            event_queue_happen_to(population->agents[j], &queue->events->items[i], true, j == 0);
        set_next(queue, i, false);
    }
}

void event_queue_succeeded(struct event_queue *queue, struct population_agent *simulation,
                           uint16_t action)
{
    const struct problem *problem = simulation->planning.tables->problem;
    for (size_t i = 0; i < queue->events->count; i++) {
        const struct event *event = &queue->events->items[i];
        if (event->time != EVENT_AFTER || !is_subject_action(problem, &event->action, action) ||
            (event->action.actor && strcmp(event->action.actor->name, simulation->name) != 0))
            continue;
        for (size_t j = 0; j < queue->population->count; j++) {
            struct population_agent *other = queue->population->agents[j];
            event_queue_happen_to(other, event, other == simulation, true);
        }
    }
}
