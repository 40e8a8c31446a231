/* SPDX-License-Identifier: MIT */
/*
 * What must hold while an action runs must hold when its effects over time have taken place, too, or
 * else the action could never succeed: a condition is regressed through them (Pednault, "ADL: Exploring
 * the middle ground between STRIPS and the situation calculus", 1989). As they change a number in one
 * direction only, a box without sums that holds before and after them holds between; of others each
 * step is looked at.
 */
#include "ground/lasting_changes.h"

#include "ground/values.h"

/* The change over time of a ground fact; NULL: there is none. */
static const struct change *change_over_time(const struct changes *changes, size_t variable)
{
    for (size_t i = 0; i < changes->count; i++)
        if (changes->items[i].variable == variable && changes->items[i].over_time)
            return &changes->items[i];
    return NULL;
}

/* The values of a number from which a change leads to those that are allowed. */
static struct constraint before_change(const struct problem *problem, const struct change *change,
                                       struct constraint allowed)
{
    int64_t top = problem->variables[allowed.variable].fact->top;
    int64_t low = allowed.low == 0 ? 0 : (int64_t)allowed.low - change->value;
    int64_t high = (int64_t)allowed.high == top ? top : (int64_t)allowed.high - change->value;
    bool none = high < 0 || low > top || low > high;
    allowed.low = none ? 1 : value_clamped(low, (uint32_t)top);
    allowed.high = none ? 0 : value_clamped(high, (uint32_t)top);
    return allowed;
}

/* Whether a sum counts something of which a number decides that changes over time. */
static bool counts_by(const struct sum *sum, const struct changes *changes)
{
    bool counts = false;
    for (size_t i = 0; i < sum->count; i++) {
        const struct box *box = sum->terms[i].box;
        for (size_t j = 0; box && j < box->count; j++)
            counts |= change_over_time(changes, box->constraints[j].variable) != NULL;
    }
    return counts;
}

/* The bounds of a sum before the changes. */
static struct sum_bounds sum_before_changes(const struct changes *changes, struct sum_bounds bounds)
{
    const struct sum *sum = bounds.sum;
    int64_t change = 0;
    for (size_t i = 0; i < sum->count; i++) {
        const struct sum_term *term = &sum->terms[i];
        const struct change *of = term->box ? NULL : change_over_time(changes, term->variable);
        change += of ? term->weight * of->value : 0;
    }
    if (bounds.low > sum->least)
        bounds.low -= change;
    if (bounds.high < sum->greatest)
        bounds.high -= change;
    return bounds;
}

static struct dnf box_before_changes(struct grounding *grounding, const struct box *box,
                                     const struct changes *changes)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct folding folding = {.both = true};
    for (size_t i = 0; i < box->count; i++) {
        struct constraint constraint = box->constraints[i];
        const struct change *change = change_over_time(changes, constraint.variable);
        if (change)
            constraint = before_change(grounding->problem, change, constraint);
        folding_add(making_dnf, &folding, dnf_of_constraint(making_dnf, constraint));
    }
    for (size_t i = 0; i < box->sum_count; i++)
        folding_add(making_dnf, &folding,
                    dnf_of_sum_bounds(making_dnf, sum_before_changes(changes, box->sums[i])));
    return folding_end(making_dnf, &folding);
}

/* Narrows a condition to where what must hold does so after changes. */
static bool narrow_to_lasting(struct grounding *grounding, struct place place,
                              struct dnf *condition, const struct dnf *lasting,
                              const struct changes *changes)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct folding folding = {.both = false};
    for (size_t i = 0; i < lasting->count; i++)
        folding_add(making_dnf, &folding,
                    box_before_changes(grounding, &lasting->items[i], changes));
    struct dnf before = folding_end(making_dnf, &folding);
    struct dnf both = dnf_and(making_dnf, condition, &before);
    bool too_many = making_dnf->exhausted || both.count > DNF_BOXES;
    *condition = keep_dnf(grounding, &both);
    grounding->effort++;
    if (too_many)
        report_too_large(grounding, place, DNF_BOXES,
                         "boxes of preconditions together with a 'while' after the effects");
    return check_effort_limits(grounding, place) && !too_many;
}

/* The most steps that are looked at. */
enum { STEPS_MOST = 1000 };

/* The same at each moment at which a step of one change takes place. */
static bool narrow_at_steps(struct grounding *grounding, struct place place, struct dnf *condition,
                            const struct dnf *lasting, const struct changes *changes,
                            const struct change *of)
{
    int64_t steps = of->value < 0 ? -of->value : of->value;
    if (steps > STEPS_MOST) {
        report_error(grounding->domain->parsing.diagnostics, place,
                     "the 'while' has alternatives or sums, and '%s' changes in more than %d steps "
                     "meanwhile; give it coarser steps, as 0..1000 step 10",
                     grounding->problem->variables[of->variable].name, STEPS_MOST);
        return false;
    }
    struct pool *pool = pool_new();
    struct changes part = {pool_take(pool, changes->count * sizeof *part.items), changes->count};
    bool fine = true;
    for (int64_t done = 1; done <= steps && fine && condition->count > 0; done++) {
        for (size_t i = 0; i < changes->count; i++) {
            part.items[i] = changes->items[i];
            part.items[i].value = part.items[i].value * done / steps;
        }
        fine = narrow_to_lasting(grounding, place, condition, lasting, &part);
    }
    pool_free(pool);
    return fine;
}

/* Whether it is enough to look at the end, as there are no alternatives and no sums. */
static bool is_convex(const struct dnf *lasting)
{
    return lasting->count == 1 && lasting->items->sum_count == 0;
}

/* Whether all sums of a condition can be told before the changes; otherwise an error says so. */
static bool sums_can_be_told(struct grounding *grounding, const struct action *of,
                             const struct ground_action *action, const struct changes *changes)
{
    for (size_t i = 0; i < action->lasting.count; i++)
        for (size_t j = 0; j < action->lasting.items[i].sum_count; j++) {
            const struct sum *sum = action->lasting.items[i].sums[j].sum;
            if (!counts_by(sum, changes))
                continue;
            report_error(grounding->domain->parsing.diagnostics, of->place,
                         "the 'while' of '%s' asks for %s, which its own effects change over time: "
                         "write the number itself there",
                         of->name, sum->name);
            return false;
        }
    return true;
}

bool require_lasting_after_changes(struct grounding *grounding, const struct action *of,
                                   struct ground_action *action, const struct changes *changes)
{
    bool any = false, fine = true;
    for (size_t i = 0; i < changes->count; i++)
        any |= changes->items[i].over_time;
    if (!any || action->lasting.count == 0)
        return true;
    if (!sums_can_be_told(grounding, of, action, changes))
        return false;
    if (is_convex(&action->lasting))
        return narrow_to_lasting(grounding, of->place, &action->condition, &action->lasting,
                                 changes);
    for (size_t i = 0; i < changes->count && fine; i++)
        fine = !changes->items[i].over_time ||
               narrow_at_steps(grounding, of->place, &action->condition, &action->lasting, changes,
                               &changes->items[i]);
    return fine;
}
