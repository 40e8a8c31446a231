/* SPDX-License-Identifier: MIT */
/* Numbers the states of a small HTN, and measures ways through them: see htn_space.h. */
#include "models/htn_space.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>

/* ----------------------------------------------------------------- states */

int htn_instances(const struct htn *htn, int fact)
{
    return htn->facts[fact].indexed ? htn->object_count : 1;
}

long htn_size(const struct htn *htn)
{
    long size = 1;
    for (int i = 0; i < htn->fact_count; i++)
        for (int j = 0; j < htn_instances(htn, i); j++)
            size *= htn->facts[i].top + 1;
    return size;
}

static int number_of(const struct htn *htn, const struct htn_state *state)
{
    int number = 0;
    for (int i = 0; i < htn->fact_count; i++)
        for (int j = 0; j < htn_instances(htn, i); j++)
            number = number * (htn->facts[i].top + 1) + state->values[i][j];
    return number;
}

static struct htn_state state_of(const struct htn *htn, int number)
{
    struct htn_state state = {{{0}}};
    for (int i = htn->fact_count; i-- > 0;) {
        for (int j = htn_instances(htn, i); j-- > 0;) {
            state.values[i][j] = number % (htn->facts[i].top + 1);
            number /= htn->facts[i].top + 1;
        }
    }
    return state;
}

/* ------------------------------------------------------------------ steps */

/* The next step of all that there are; false at the end. From {0, HTN_NOTHING - 1}
 * on. */
static bool next_step(const struct htn *htn, struct htn_step *step)
{
    int last = htn->actions[step->action].indexed ? htn->object_count - 1 : HTN_NOTHING;
    if (step->object < last) {
        step->object++;
    } else {
        step->action++;
        step->object = HTN_NOTHING;
    }
    if (step->action < htn->action_count && step->object < 0 && htn->actions[step->action].indexed)
        step->object = 0;
    return step->action < htn->action_count;
}

static const struct htn_step before_first = {0, HTN_NOTHING - 1};

static size_t place_of(const struct htn_space *space, const struct htn_step *step)
{
    int object = step->object < 0 ? 0 : step->object;
    return (size_t)(step->action * HTN_OBJECTS + object) * (size_t)space->size;
}

struct htn_space htn_space_of(const struct htn *htn)
{
    assert(htn_size(htn) <= HTN_STATES);
    struct htn_space space = {.htn = htn, .size = (int)htn_size(htn)};
    struct htn_state start = htn_start(htn);
    size_t size = (size_t)space.size;
    space.start = number_of(htn, &start);
    space.states = malloc(size * sizeof *space.states);
    space.after = malloc(HTN_ACTIONS * HTN_OBJECTS * size * sizeof *space.after);
    for (int i = 0; i < space.size; i++)
        space.states[i] = state_of(htn, i);
    for (struct htn_step step = before_first; next_step(htn, &step);) {
        int *after = space.after + place_of(&space, &step);
        for (int i = 0; i < space.size; i++) {
            struct htn_state state = space.states[i];
            bool can = htn_carry_out(htn, &step, &state);
            after[i] = can ? number_of(htn, &state) : HTN_NOTHING;
        }
    }
    return space;
}

void htn_space_free(struct htn_space *space)
{
    free(space->states);
    free(space->after);
}

int htn_after(const struct htn_space *space, const struct htn_step *step, int state)
{
    return space->after[place_of(space, step) + (size_t)state];
}

/* -------------------------------------------------------------- distances */

/* How far it is by way of this step, or HTN_NOTHING. */
static long distance_by(const struct htn_space *space, const long *distances,
                        const struct htn_step *step, int state)
{
    int after = htn_after(space, step, state);
    if (after == HTN_NOTHING || distances[after] == HTN_NOTHING)
        return HTN_NOTHING;
    return distances[after] + 65536 * space->htn->actions[step->action].cost + 1;
}

/* Whether a state is nearer than was known, by any step. */
static bool relax(const struct htn_space *space, long *distances, int state)
{
    long known = distances[state];
    for (struct htn_step step = before_first; next_step(space->htn, &step);) {
        long distance = distance_by(space, distances, &step, state);
        if (distance != HTN_NOTHING &&
            (distances[state] == HTN_NOTHING || distance < distances[state]))
            distances[state] = distance;
    }
    return distances[state] != known;
}

/* By Bellman and Ford: again and again, until no state is nearer than was known. */
void htn_distances(const struct htn_space *space, const struct htn_condition *condition,
                   struct htn_objects objects, long *distances)
{
    for (int i = 0; i < space->size; i++) {
        bool holds = htn_holds(space->htn, condition, objects, &space->states[i]);
        distances[i] = holds ? 0 : HTN_NOTHING;
    }
    for (bool again = true; again;) {
        again = false;
        for (int i = 0; i < space->size; i++)
            again |= relax(space, distances, i);
    }
}

void htn_distances_from(const struct htn_space *space, int state, long *distances)
{
    for (int i = 0; i < space->size; i++)
        distances[i] = HTN_NOTHING;
    distances[state] = 0;
    for (bool again = true; again;) {
        again = false;
        for (int i = 0; i < space->size; i++)
            for (struct htn_step step = before_first;
                 distances[i] != HTN_NOTHING && next_step(space->htn, &step);) {
                int after = htn_after(space, &step, i);
                long distance = distances[i] + 65536 * space->htn->actions[step.action].cost + 1;
                if (after == HTN_NOTHING ||
                    (distances[after] != HTN_NOTHING && distances[after] <= distance))
                    continue;
                distances[after] = distance;
                again = true;
            }
    }
}

struct htn_step htn_nearer(const struct htn_space *space, const long *distances, int *state)
{
    struct htn_step step = before_first;
    while (next_step(space->htn, &step))
        if (distance_by(space, distances, &step, *state) == distances[*state])
            break;
    assert(step.action < space->htn->action_count && distances[*state] > 0);
    *state = htn_after(space, &step, *state);
    return step;
}
