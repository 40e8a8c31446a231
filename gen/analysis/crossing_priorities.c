/* SPDX-License-Identifier: MIT */
/*
 * Looks for goals of an agent type that may take turns: see analysis.h. The priorities of both are worked
 * out of facts, each can get ahead of the other, and nothing holds the agent to the one that it pursues.
 */
#include "analysis/analysis.h"

#include "domain/agent_type.h"
#include "ground/amount.h"
#include "ground/values.h"

/* The most pairs of goals of an agent type that are looked at, and the part of the smaller range of the
 * two priorities that is told as an inertia. */
enum { PAIRS_MOST = 10000, PART = 5 };

/* Two instances of goals that an agent type chooses by itself; NULL: none. */
struct pair {
    const struct ground_goal *a, *b;
};

/* Whether an agent type chooses a goal whose priority facts tell, and for which no inertia is written. */
static bool may_give_way(const struct agent_type *agent_type, const struct ground_goal *ground)
{
    return ground->computed_priority && !ground->goal->inert && !ground->goal->valued &&
           chooses_goal(agent_type, ground->goal);
}

/* ------------------------------------------------------------------- the priorities */

/* Narrows the range of a product of one fact to what a box allows it. */
static void narrow_to_box(const struct box *box, const struct product *product, uint32_t *low,
                          uint32_t *high)
{
    const struct constraint *allowed = box_constraint(box, product->variables[0]);
    if (!allowed)
        return;
    *low = allowed->low > *low ? allowed->low : *low;
    *high = allowed->high < *high ? allowed->high : *high;
}

/* The bounds, in its units, between which an amount lies where two boxes hold. Of products of several
 * facts they tell nothing. */
static void reach_within(const struct problem *problem, const struct amount *amount,
                         const struct box *boxes[2], int64_t *low, int64_t *high)
{
    *low = *high = amount->constant;
    for (size_t i = 0; i < amount->count; i++) {
        const struct product *product = &amount->products[i];
        const struct fact *fact = problem->variables[product->variables[0]].fact;
        struct amount alone = {.divisor = 1, .products = &amount->products[i], .count = 1};
        int64_t least, most;
        uint32_t first = 0, last = fact->top;
        amount_reach(problem, &alone, &least, &most);
        if (product->count == 1 && kept_as_number(fact)) {
            narrow_to_box(boxes[0], product, &first, &last);
            narrow_to_box(boxes[1], product, &first, &last);
            least = product->weight * (product->weight > 0 ? first : last);
            most = product->weight * (product->weight > 0 ? last : first);
        }
        *low += least;
        *high += most;
    }
}

/* Whether what must last for a goal leaves room for another one to be relevant, and to last. */
static bool leaves_room(const struct ground_goal *goal, const struct ground_goal *other)
{
    return goal->lasting.count == 0 ||
           (conditions_meet(&goal->lasting, &other->relevant) &&
            (other->lasting.count == 0 || conditions_meet(&goal->lasting, &other->lasting)));
}

/* Whether each of two goals can be the one that matters more where both are relevant. */
static bool may_cross(struct amount_context *work, const struct pair *pair)
{
    struct amount difference = {.divisor = 1};
    const struct dnf *a = &pair->a->relevant, *b = &pair->b->relevant;
    bool less = false, more = false;
    amount_add(work, &difference, pair->a->computed_priority, 1);
    amount_add(work, &difference, pair->b->computed_priority, -1);
    size_t count = difference.too_large ? 0 : a->count * b->count;
    for (size_t i = 0; i < count && work->effort < AMOUNT_EFFORT && !(less && more); i++) {
        struct dnf one = {.items = &a->items[i / b->count], .count = 1};
        struct dnf other = {.items = &b->items[i % b->count], .count = 1};
        const struct box *boxes[2] = {one.items, other.items};
        int64_t low, high;
        work->effort += difference.count + 1;
        if (!conditions_meet(&one, &other))
            continue;
        reach_within(work->problem, &difference, boxes, &low, &high);
        less |= low < 0;
        more |= high > 0;
    }
    return less && more;
}

/* ------------------------------------------------------------------------ the goals */

static struct pair find_pair(const struct analysis *analysis, const struct agent_type *agent_type)
{
    const struct problem *problem = analysis->problem;
    struct amount_context work = {.pool = analysis->pool, .problem = problem};
    size_t pairs = 0;
    for (size_t i = 0; i < problem->goal_count; i++) {
        struct pair pair = {.a = &problem->goals[i]};
        if (!may_give_way(agent_type, pair.a))
            continue;
        for (size_t j = i + 1; j < problem->goal_count && pairs < PAIRS_MOST; j++) {
            pair.b = &problem->goals[j];
            if (!may_give_way(agent_type, pair.b))
                continue;
            pairs++;
            if (leaves_room(pair.a, pair.b) && leaves_room(pair.b, pair.a) &&
                may_cross(&work, &pair))
                return pair;
        }
    }
    return (struct pair){NULL, NULL};
}

/* The number of values that the priority of a goal can have, less one. */
static int64_t range_of(const struct problem *problem, const struct ground_goal *ground)
{
    const struct amount *priority = ground->computed_priority;
    int64_t low, high;
    amount_reach(problem, priority, &low, &high);
    return (high - low) / priority->divisor;
}

static void warn_of_pair(const struct analysis *analysis, const struct agent_type *agent_type,
                         const struct pair *pair)
{
    const struct goal *a = pair->a->goal, *b = pair->b->goal;
    int64_t range = range_of(analysis->problem, pair->a);
    int64_t other = range_of(analysis->problem, pair->b);
    int64_t part = (other < range ? other : range) / PART;
    report_warning(
        analysis->diagnostics, "crossing-priorities", a->place,
        "agent '%s' may turn from goal '%s' to '%s' and back before it has reached either, as "
        "their priorities change; write 'inertia: %lld' at %s, or 'inertia: 0' where that "
        "is meant",
        agent_type->name, pair->a->name, pair->b->name, (long long)(part > 0 ? part : 1),
        a == b ? "it" : "both");
    if (a != b)
        report_note(analysis->diagnostics, b->place, "'%s' is declared here", b->name);
}

void warn_of_crossing_priorities(struct analysis *analysis)
{
    const struct domain *domain = analysis->problem->domain;
    struct pair *told = pool_take(analysis->pool, (domain->agent_type_count + 1) * sizeof *told);
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        told[i] = find_pair(analysis, &domain->agent_types[i]);
        bool again = false;
        for (size_t j = 0; j < i; j++)
            again |= told[j].a == told[i].a && told[j].b == told[i].b;
        if (told[i].a && !again)
            warn_of_pair(analysis, &domain->agent_types[i], &told[i]);
    }
}
