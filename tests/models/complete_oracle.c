/* SPDX-License-Identifier: MIT */
/* The least relation of states that the methods allow, and of steps: see complete_oracle.h. */
#include "models/complete_oracle.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = (HTN_STATES + 63) / 64, INSTANCES = HTN_TASKS * (HTN_OBJECTS + 1) };

/* Of points: the states of the space, or the places in a plan before, between and
 * after its steps. */
struct set {
    uint64_t words[WORDS];
};

/* A relation of tasks and points to points. */
struct relation {
    struct complete *complete;
    const struct htn_step *steps; /* NULL: the points are the states */
    const int *states;            /* by place in the plan */
    int points, words;
    uint64_t *ends; /* by instance of a task, and point: a set */
    bool *wanted;   /* whether it came up at all */
    int *pairs;     /* those that did */
    int pair_count;
    bool changed;
};

/* ------------------------------------------------------------------- sets */

static void include(struct set *set, int point)
{
    set->words[point / 64] |= (uint64_t)1 << point % 64;
}

static bool has(const uint64_t *words, int point)
{
    return words[point / 64] >> point % 64 & 1;
}

/* The first of a set from a point on; one that is too high if there is none. */
static int next_of(const struct set *set, int point)
{
    while (point / 64 < WORDS && !(set->words[point / 64] >> point % 64))
        point += 64 - point % 64;
    while (point / 64 < WORDS && !has(set->words, point))
        point++;
    return point;
}

static uint64_t *ends_of(const struct relation *relation, int pair)
{
    return relation->ends + (size_t)pair * (size_t)relation->words;
}

/* ------------------------------------------------------------------ steps */

static int state_at(const struct relation *relation, int point)
{
    return relation->steps ? relation->states[point] : point;
}

static bool is_step(const struct relation *relation, const struct htn_step *step, int point)
{
    return point + 1 < relation->points && relation->steps[point].action == step->action &&
           relation->steps[point].object == step->object;
}

static int perform(const struct relation *relation, const struct htn_step *step, int point)
{
    if (!relation->steps)
        return htn_after(relation->complete->space, step, point);
    return is_step(relation, step, point) ? point + 1 : HTN_NOTHING;
}

/* The point to which a plan for a condition leads. */
static int follow(const struct relation *relation, const struct complete_answer *answer, int point)
{
    if (!relation->steps)
        return answer->end;
    for (int i = 0; i < answer->length; i++)
        if (!is_step(relation, &answer->steps[i], point + i))
            return HTN_NOTHING;
    return point + answer->length;
}

static void achieve(const struct relation *relation, const struct complete_site *site, int point,
                    struct set *ends)
{
    const struct complete *complete = relation->complete;
    if (!complete->achieve)
        return;
    const struct complete_answers *answers =
        complete->achieve(complete->context, site, state_at(relation, point));
    for (int i = 0; i < answers->count; i++) {
        int end = follow(relation, &answers->items[i], point);
        if (end != HTN_NOTHING)
            include(ends, end);
    }
}

/* --------------------------------------------------------- decompositions */

/* The pair of a task and a point, which has come up. */
static int want(struct relation *relation, const struct htn_step *task, int point)
{
    int pair = (task->action * (HTN_OBJECTS + 1) + task->object + 1) * relation->points + point;
    if (!relation->wanted[pair]) {
        relation->wanted[pair] = relation->changed = true;
        relation->pairs[relation->pair_count++] = pair;
    }
    return pair;
}

/* Adds the points to which a subtask leads from a point. */
static void do_subtask(struct relation *relation, const struct complete_site *site, int point,
                       struct set *ends)
{
    const struct htn_subtask *subtask = &relation->complete->space->htn->tasks[site->task]
                                             .methods[site->method]
                                             .subtasks[site->subtask];
    struct htn_step called = {subtask->number, htn_object(subtask->object, site->objects)};
    if (subtask->form == HTN_TASK) {
        const uint64_t *known = ends_of(relation, want(relation, &called, point));
        for (int i = 0; i < relation->words; i++)
            ends->words[i] |= known[i];
        return;
    }
    if (subtask->form == HTN_ACHIEVE) {
        achieve(relation, site, point, ends);
        return;
    }
    int end = perform(relation, &called, point);
    if (end != HTN_NOTHING)
        include(ends, end);
}

/* The same from several points; one that is done for each object only if this counts. */
static struct set do_at(struct relation *relation, const struct complete_site *site,
                        const struct htn_subtask *subtask, const struct set *here)
{
    const struct htn_space *space = relation->complete->space;
    struct set next = {{0}};
    for (int i = next_of(here, 0); i < relation->points; i = next_of(here, i + 1))
        if (subtask->each && !htn_holds(space->htn, &subtask->counts, site->objects,
                                        &space->states[state_at(relation, i)]))
            include(&next, i);
        else
            do_subtask(relation, site, i, &next);
    return next;
}

/* The points to which a method leads. */
static struct set ends_of_method(struct relation *relation, struct complete_site site, int point)
{
    const struct htn *htn = relation->complete->space->htn;
    const struct htn_method *method = &htn->tasks[site.task].methods[site.method];
    struct set here = {{0}};
    include(&here, point);
    for (site.subtask = 0; site.subtask < method->subtask_count; site.subtask++) {
        const struct htn_subtask *subtask = &method->subtasks[site.subtask];
        int objects = subtask->each ? htn->object_count : 1;
        for (site.objects.each = 0; site.objects.each < objects; site.objects.each++)
            here = do_at(relation, &site, subtask, &here);
    }
    return here;
}

static void try_method(struct relation *relation, const struct complete_site *site, int pair)
{
    const struct htn_space *space = relation->complete->space;
    int point = pair % relation->points, state = state_at(relation, point);
    if (!htn_may_enter(space->htn, &space->htn->tasks[site->task].methods[site->method],
                       site->objects, &space->states[state]))
        return;
    struct set found = ends_of_method(relation, *site, point);
    uint64_t *ends = ends_of(relation, pair);
    for (int i = 0; i < relation->words; i++) {
        relation->changed |= (found.words[i] & ~ends[i]) != 0;
        ends[i] |= found.words[i];
    }
}

static void try_methods(struct relation *relation, int pair)
{
    const struct htn *htn = relation->complete->space->htn;
    int instance = pair / relation->points;
    struct complete_site site = {.task = instance / (HTN_OBJECTS + 1)};
    const struct htn_task *task = &htn->tasks[site.task];
    site.objects.outer = instance % (HTN_OBJECTS + 1) - 1;
    for (site.method = 0; site.method < task->method_count; site.method++) {
        bool indexed = task->methods[site.method].indexed;
        for (int i = 0; i < (indexed ? htn->object_count : 1); i++) {
            site.objects.inner = indexed ? i : HTN_NOTHING;
            try_method(relation, &site, pair);
        }
    }
}

/* The points to which task 0 can be done from a point. Pairs that come up last
 * are gone over first, since those before rest on them. */
static struct set solve(struct relation *relation, int start)
{
    static const struct htn_step root = {0, HTN_NOTHING};
    size_t pairs = (size_t)INSTANCES * (size_t)relation->points;
    struct set ends = {{0}};
    relation->words = (relation->points + 63) / 64;
    relation->ends = calloc(pairs * (size_t)relation->words, sizeof *relation->ends);
    relation->wanted = calloc(pairs, sizeof *relation->wanted);
    relation->pairs = malloc(pairs * sizeof *relation->pairs);
    int first = want(relation, &root, start);
    for (relation->complete->rounds = 0; relation->changed; relation->complete->rounds++) {
        relation->changed = false;
        for (int i = relation->pair_count; i-- > 0;)
            try_methods(relation, relation->pairs[i]);
    }
    relation->complete->pairs = relation->pair_count;
    memcpy(ends.words, ends_of(relation, first), (size_t)relation->words * sizeof *ends.words);
    free(relation->ends);
    free(relation->wanted);
    free(relation->pairs);
    return ends;
}

int complete_solve(struct complete *complete, bool *ends)
{
    struct relation relation = {.complete = complete, .points = complete->space->size};
    struct set found = solve(&relation, complete->space->start);
    int count = 0;
    for (int i = 0; i < relation.points; i++) {
        count += has(found.words, i);
        if (ends)
            ends[i] = has(found.words, i);
    }
    return count;
}

bool complete_is_plan(struct complete *complete, const struct htn_step *steps, int length)
{
    int states[HTN_STATES];
    struct relation relation = {complete, steps, states, length + 1, 0, NULL, NULL, NULL, 0, false};
    assert(steps && length < HTN_STATES);
    states[0] = complete->space->start;
    for (int i = 0; i < length; i++) {
        states[i + 1] = htn_after(complete->space, &steps[i], states[i]);
        if (states[i + 1] == HTN_NOTHING)
            return false;
    }
    struct set ends = solve(&relation, 0);
    return has(ends.words, length);
}
