/* SPDX-License-Identifier: MIT */
/* Takes the terms of sums apart: see serving_sums.h. */
#include "analysis/serving_sums.h"

#include "ground/values.h"

/* What makes a sum greater, or smaller. */
struct sum_wish_list {
    struct entry *items;
    size_t count;
    bool known;
};

struct sum_wishes {
    struct pool *pool;
    const struct problem *problem;
    struct sum_wish_list (*lists)[2]; /* by sum: smaller, greater */
};

struct sum_wishes *sum_wishes_new(struct pool *pool, const struct problem *problem)
{
    struct sum_wishes *wishes = pool_take(pool, sizeof *wishes);
    wishes->pool = pool;
    wishes->problem = problem;
    wishes->lists = pool_take(pool, (problem->sum_count + 1) * sizeof *wishes->lists);
    return wishes;
}

static void add_wish(struct sum_wishes *wishes, struct sum_wish_list *list,
                     const struct dnf *condition, size_t box, size_t constraint, int toward)
{
    const struct box *of = &condition->items[box];
    list->items = pool_grow(wishes->pool, list->items, list->count, sizeof *list->items);
    list->items[list->count++] = (struct entry){.condition = condition,
                                                .box = of,
                                                .constraint = of->constraints[constraint],
                                                .toward = toward};
}

/* A condition of so many boxes without constraints. */
static struct dnf *new_condition(struct pool *pool, size_t count)
{
    struct dnf *condition = pool_take(pool, sizeof *condition);
    *condition = (struct dnf){pool_take(pool, (count + 1) * sizeof *condition->items), count};
    return condition;
}

/* That a box holds. */
static void wish_box(struct sum_wishes *wishes, struct sum_wish_list *list, const struct box *box)
{
    struct dnf *condition = new_condition(wishes->pool, 1);
    condition->items[0] = *box;
    for (size_t i = 0; i < box->count; i++)
        add_wish(wishes, list, condition, 0, i, 0);
}

/* What a constraint does not allow: returns how many constraints, two at the most. */
static size_t serving_sums_others_of(struct sum_wishes *wishes, const struct constraint *constraint,
                                     struct constraint others[2])
{
    struct constraint all = constraint_of_all(wishes->problem, constraint->variable);
    size_t count = 0;
    others[0] = others[1] = all;
    if (constraint->allowed) {
        others[0].allowed = all.allowed & ~constraint->allowed;
        return others[0].allowed != 0;
    }
    if (constraint->set) {
        others[0] = constraint_of_others(wishes->pool, constraint, all.high);
        return others[0].low <= others[0].high;
    }
    if (constraint->low > 0)
        others[count++].high = constraint->low - 1;
    if (constraint->high < all.high)
        others[count++].low = constraint->high + 1;
    return count;
}

/* That a box does not hold. */
static void wish_others(struct sum_wishes *wishes, struct sum_wish_list *list,
                        const struct box *box)
{
    for (size_t i = 0; i < box->count; i++) {
        struct constraint others[2];
        size_t count = serving_sums_others_of(wishes, &box->constraints[i], others);
        struct dnf *condition = new_condition(wishes->pool, count);
        for (size_t j = 0; j < count; j++) {
            struct constraint *constraint = pool_take(wishes->pool, sizeof *constraint);
            *constraint = others[j];
            condition->items[j] = (struct box){.constraints = constraint, .count = 1};
        }
        for (size_t j = 0; j < count; j++)
            add_wish(wishes, list, condition, j, 0, 0);
    }
}

/* That a number becomes greater, or smaller. */
static void wish_toward(struct sum_wishes *wishes, struct sum_wish_list *list, size_t variable,
                        int toward)
{
    struct constraint *constraint = pool_take(wishes->pool, sizeof *constraint);
    struct dnf *condition = new_condition(wishes->pool, 1);
    *constraint = constraint_of_all(wishes->problem, variable);
    condition->items[0] = (struct box){.constraints = constraint, .count = 1};
    add_wish(wishes, list, condition, 0, 0, toward);
}

const struct entry *sum_wishes_of(struct sum_wishes *wishes, const struct sum *sum, bool up,
                                  size_t *count)
{
    struct sum_wish_list *list = &wishes->lists[sum->number][up];
    for (size_t i = 0; i < sum->count && !list->known; i++) {
        const struct sum_term *term = &sum->terms[i];
        bool more = (term->weight > 0) == up;
        if (!term->box)
            wish_toward(wishes, list, term->variable, more ? 1 : -1);
        else if (more)
            wish_box(wishes, list, term->box);
        else
            wish_others(wishes, list, term->box);
    }
    list->known = true;
    *count = list->count;
    return list->items;
}
