/* SPDX-License-Identifier: MIT */
/* Numbers conditions to achieve, beside the tasks: see subgoals.h. */
#include "ground/subgoals.h"

#include "ground/choices.h"

#include <inttypes.h>

static const struct ground_subtask impossible = {.kind = SUBTASK_IMPOSSIBLE};

bool has_number_left(struct grounding *grounding, struct place place, const char *what)
{
    const struct problem *problem = grounding->problem;
    size_t conditions = problem->subgoal_count;
    if (problem->action_count + problem->task_count + conditions < NUMBERED_LIMIT)
        return true;
    struct visitor visitor = {.place = place, .what = what};
    report_explosion(grounding, &visitor,
                     "with %s there are more than %d ground actions, tasks and conditions to "
                     "achieve together: %zu actions, %zu tasks and %zu conditions, and not all "
                     "of it",
                     what, NUMBERED_LIMIT, problem->action_count, problem->task_count, conditions);
    return false;
}

/* The boxes as a text: the same for the same boxes. */
static const char *text_of_dnf(struct pool *pool, const struct dnf *dnf)
{
    struct text text = {0};
    for (size_t i = 0; i < dnf->count; i++) {
        text_add(&text, "|");
        for (size_t j = 0; j < dnf->items[i].count; j++) {
            const struct constraint *constraint = &dnf->items[i].constraints[j];
            text_add(&text, "%zu %" PRIx64 " %" PRIu32 " %" PRIu32 ",", constraint->variable,
                     constraint->allowed, constraint->low, constraint->high);
            for (size_t word = 0; word < constraint_words(constraint); word++)
                text_add(&text, "%" PRIx64 ",", constraint->set[word]);
        }
        for (size_t j = 0; j < dnf->items[i].sum_count; j++) {
            const struct sum_bounds *bounds = &dnf->items[i].sums[j];
            text_add(&text, "s%zu %" PRId64 " %" PRId64 ",", bounds->sum->number, bounds->low,
                     bounds->high);
        }
    }
    const char *result = pool_copy(pool, text.data, text.length);
    text_free(&text);
    return result;
}

struct ground_subtask achieve_subtask(struct grounding *grounding,
                                      const struct expressions *conditions, struct binding *binding)
{
    struct problem *problem = grounding->problem;
    struct dnf dnf = dnf_under(grounding, conditions, binding);
    if (!dnf.count || grounding->failed)
        return impossible;
    const char *text = text_of_dnf(grounding->pool, &dnf);
    int64_t known = map_get(&grounding->subgoals, text);
    if (known >= 0)
        return (struct ground_subtask){.kind = SUBTASK_ACHIEVE, .number = (size_t)known};
    if (!has_number_left(grounding, conditions->items[0]->place, "this condition to achieve"))
        return impossible;
    if (problem->goal_count + problem->subgoal_count == NUMBERED_LIMIT) {
        report_too_large(grounding, conditions->items[0]->place, NUMBERED_LIMIT,
                         "goals and conditions to achieve together");
        return impossible;
    }
    map_put(&grounding->subgoals, grounding->pool, text, (int64_t)problem->subgoal_count);
    problem->subgoals = pool_grow(grounding->pool, problem->subgoals, problem->subgoal_count,
                                  sizeof *problem->subgoals);
    problem->subgoals[problem->subgoal_count] = dnf;
    return (struct ground_subtask){.kind = SUBTASK_ACHIEVE, .number = problem->subgoal_count++};
}
