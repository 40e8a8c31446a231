/* SPDX-License-Identifier: MIT */
/* The shortest plan of a problem without recursion, from end state to end state: see
 * fewest_steps.h. */
#include "models/fewest_steps.h"

#include <stdlib.h>

/* By task, object and state: the fewest steps to each end state, worked out when they are asked
 * for; of a problem without recursion. */
struct fewest {
    struct recursion_trial *trial;
    int *known[HTN_TASKS][HTN_OBJECTS + 1][HTN_STATES];
};

static const int *steps_by_end(struct fewest *fewest, int task, int object, int state);

/* Lowers what is known of an end state. */
static void lower(int *steps, int state, int count)
{
    if (steps[state] == HTN_NOTHING || count < steps[state])
        steps[state] = count;
}

/* Adds where a subtask leads from a state that was come to in so many steps. */
static void add_subtask(struct fewest *fewest, const struct complete_site *site, int state,
                        int before, int *after)
{
    struct recursion_trial *trial = fewest->trial;
    const struct htn_subtask *subtask =
        &trial->htn.tasks[site->task].methods[site->method].subtasks[site->subtask];
    struct htn_step called = {subtask->number, htn_object(subtask->object, site->objects)};
    if (subtask->form == HTN_ACTION) {
        int next = htn_after(&trial->space, &called, state);
        if (next != HTN_NOTHING)
            lower(after, next, before + 1);
    } else if (subtask->form == HTN_TASK) {
        const int *ends = steps_by_end(fewest, called.action, called.object, state);
        for (int i = 0; i < trial->space.size; i++)
            if (ends[i] != HTN_NOTHING)
                lower(after, i, before + ends[i]);
    } else {
        const struct complete_answers *answers =
            trial->oracle.achieve(trial->oracle.context, site, state);
        for (int i = 0; i < answers->count; i++)
            lower(after, answers->items[i].end, before + answers->items[i].length);
    }
}

static void add_method(struct fewest *fewest, struct complete_site site, int state, int *ends)
{
    const struct htn *htn = &fewest->trial->htn;
    const struct htn_method *method = &htn->tasks[site.task].methods[site.method];
    int size = fewest->trial->space.size;
    if (!htn_may_enter(htn, method, site.objects, &fewest->trial->space.states[state]))
        return;
    int *here = malloc((size_t)size * sizeof *here), *next = malloc((size_t)size * sizeof *next);
    for (int i = 0; i < size; i++)
        here[i] = i == state ? 0 : HTN_NOTHING;
    for (site.subtask = 0; site.subtask < method->subtask_count; site.subtask++) {
        for (int i = 0; i < size; i++)
            next[i] = HTN_NOTHING;
        for (int i = 0; i < size; i++)
            if (here[i] != HTN_NOTHING)
                add_subtask(fewest, &site, i, here[i], next);
        int *last = here;
        here = next;
        next = last;
    }
    for (int i = 0; i < size; i++)
        if (here[i] != HTN_NOTHING)
            lower(ends, i, here[i]);
    free(here);
    free(next);
}

static const int *steps_by_end(struct fewest *fewest, int task, int object, int state)
{
    const struct htn *htn = &fewest->trial->htn;
    int **known = &fewest->known[task][object + 1][state];
    int size = fewest->trial->space.size;
    if (*known)
        return *known;
    int *ends = malloc((size_t)size * sizeof *ends);
    for (int i = 0; i < size; i++)
        ends[i] = HTN_NOTHING;
    struct complete_site site = {.task = task, .objects = {object, HTN_NOTHING, HTN_NOTHING}};
    for (site.method = 0; site.method < htn->tasks[task].method_count; site.method++) {
        bool indexed = htn->tasks[task].methods[site.method].indexed;
        for (int i = 0; i < (indexed ? htn->object_count : 1); i++) {
            site.objects.inner = indexed ? i : HTN_NOTHING;
            add_method(fewest, site, state, ends);
        }
    }
    return *known = ends;
}

int fewest_steps(struct recursion_trial *trial)
{
    struct fewest *fewest = calloc(1, sizeof *fewest);
    fewest->trial = trial;
    const int *ends = steps_by_end(fewest, 0, HTN_NOTHING, trial->space.start);
    int least = HTN_NOTHING;
    for (int i = 0; i < trial->space.size; i++)
        if (ends[i] != HTN_NOTHING && (least == HTN_NOTHING || ends[i] < least))
            least = ends[i];
    int **known = &fewest->known[0][0][0];
    for (size_t i = 0; i < sizeof fewest->known / sizeof *known; i++)
        free(known[i]);
    free(fewest);
    return least;
}
