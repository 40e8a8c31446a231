/* SPDX-License-Identifier: MIT */
/*
 * The cases of an action whose effects depend on the state in which it ends: see effect_cases.h. Its
 * states are divided at one condition after the other, so that each state is in one one.
 */
#include "ground/effect_cases.h"

#include <stdint.h>

/* States that are not divided any more: which conditions hold in them, as bits. */
struct part {
    struct dnf when;
    uint64_t *holds;
};

struct dividing {
    struct grounding *grounding;
    const struct gathering *gathering;
    struct part *parts, *next;
    size_t count, next_count;
    bool too_many;
};

static bool effect_cases_holds(const struct part *part, size_t number)
{
    return part->holds[number / 64] >> number % 64 & 1;
}

/* Adds what a part has in common with a condition, unless that is nothing. */
static void add_common(struct dividing *dividing, const struct part *part, const struct dnf *dnf,
                       size_t number, bool is_case)
{
    struct grounding *grounding = dividing->grounding;
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf both = dnf_and(making_dnf, &part->when, dnf);
    size_t words = (dividing->gathering->case_count + 63) / 64;
    dividing->too_many |= making_dnf->exhausted || both.count > DNF_BOXES;
    if (both.count > 0 && !dividing->too_many) {
        struct part *added = &dividing->next[dividing->next_count++];
        added->when = dnf_copy(grounding->pool, &both);
        added->holds = pool_take(grounding->pool, words * sizeof *added->holds);
        for (size_t i = 0; i < words; i++)
            added->holds[i] = part->holds[i];
        if (is_case)
            added->holds[number / 64] |= (uint64_t)1 << number % 64;
        grounding->constraint_count += constraints_in(&added->when);
    }
    pool_clear(making_dnf->pool);
}

/* Divides all parts at one condition. */
static void divide(struct dividing *dividing, size_t number)
{
    const struct gathering *gathering = dividing->gathering;
    dividing->next_count = 0;
    for (size_t i = 0; i < dividing->count && !dividing->too_many; i++) {
        add_common(dividing, &dividing->parts[i], &gathering->cases[number], number, true);
        add_common(dividing, &dividing->parts[i], &gathering->other[number], number, false);
    }
    struct part *parts = dividing->parts;
    dividing->parts = dividing->next;
    dividing->next = parts;
    dividing->count = dividing->next_count;
    dividing->too_many |= dividing->count > CASES_MOST;
}

/* The changes that are made in a part; NULL: all. None of them has a condition any more. */
static struct changes changes_in(struct grounding *grounding, const struct changes *all,
                                 const struct part *part)
{
    struct changes result = {0};
    grounding->effort += all->count * CHANGE_EFFORT;
    for (size_t i = 0; i < all->count; i++) {
        struct change change = all->items[i];
        if (part && change.when && !effect_cases_holds(part, change.when - 1))
            continue;
        change.when = 0;
        result.items = pool_grow(grounding->pool, result.items, result.count, sizeof *result.items);
        result.items[result.count++] = change;
    }
    return result;
}

static bool effect_cases_refuse(struct grounding *grounding, const struct gathering *gathering,
                                const char *why)
{
    report_error(grounding->domain->parsing.diagnostics, gathering->place,
                 "what '%s' changes depends on conditions, and %s", gathering->name, why);
    return false;
}

static bool is_claimed(const struct grounding *grounding, size_t variable)
{
    return grounding->problem->variables[variable].fact->claim;
}

/* Whether what others have claimed does not matter for the one. */
static bool claims_nothing(struct grounding *grounding, const struct gathering *gathering)
{
    bool claims = false;
    for (size_t i = 0; i < gathering->changes.count; i++)
        claims |= gathering->changes.items[i].when &&
                  is_claimed(grounding, gathering->changes.items[i].variable);
    for (size_t i = 0; i < gathering->case_count; i++)
        for (size_t j = 0; j < gathering->cases[i].count; j++)
            for (size_t k = 0; k < gathering->cases[i].items[j].count; k++)
                claims |=
                    is_claimed(grounding, gathering->cases[i].items[j].constraints[k].variable);
    return !claims ||
           effect_cases_refuse(grounding, gathering,
                               "a claimed fact is among them: write an action for each case, with "
                               "the case in its preconditions");
}

struct effect_cases *find_cases(struct grounding *grounding, const struct gathering *gathering)
{
    struct pool *pool = grounding->pool;
    struct dividing dividing = {.grounding = grounding, .gathering = gathering};
    if (grounding->domain->team.given &&
        !effect_cases_refuse(
            grounding, gathering,
            "a team plans with what is known before: write an action for each case, with the "
            "case in its preconditions"))
        return NULL;
    if (gathering->walks)
        (void)effect_cases_refuse(
            grounding, gathering,
            "its cost on the way: write an action for each case, with the case in its "
            "preconditions");
    if (gathering->walks || !claims_nothing(grounding, gathering))
        return NULL;
    dividing.parts = pool_take(pool, (2 * CASES_MOST + 2) * sizeof *dividing.parts);
    dividing.next = pool_take(pool, (2 * CASES_MOST + 2) * sizeof *dividing.next);
    struct dnf always = dnf_always(&grounding->making_dnf);
    dividing.parts[0].when = dnf_copy(pool, &always);
    dividing.parts[0].holds =
        pool_take(pool, ((gathering->case_count + 63) / 64) * sizeof *dividing.parts[0].holds);
    dividing.count = 1;
    for (size_t i = 0; i < gathering->case_count && !dividing.too_many; i++)
        divide(&dividing, i);
    if (dividing.too_many) {
        effect_cases_refuse(
            grounding, gathering,
            pool_format(pool,
                        "there are more than %d cases, or a case of more than %d boxes: "
                        "write several actions",
                        CASES_MOST, DNF_BOXES));
        return NULL;
    }
    struct effect_cases *cases = pool_take(pool, sizeof *cases);
    cases->count = dividing.count;
    cases->items = pool_take(pool, dividing.count * sizeof *cases->items);
    for (size_t i = 0; i < dividing.count; i++)
        cases->items[i] = (struct effect_case){
            dividing.parts[i].when, changes_in(grounding, &gathering->changes, &dividing.parts[i])};
    cases->all = changes_in(grounding, &gathering->changes, NULL);
    return cases;
}
