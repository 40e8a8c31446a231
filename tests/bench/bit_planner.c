/* SPDX-License-Identifier: MIT */
/* A* over states of 64 bits: see bit_planner.h. */
#include "bit_planner.h"

#include "ground/values.h"

#include <assert.h>

enum { SLOTS = 2 * BIT_PLANNER_STATES, NOT_WAITING = -1, VALUES_MOST = 64 };

/* The bits of a state that matter, and what they must be. */
struct test {
    uint64_t care, want;
};

struct bit_move {
    struct test test;
    uint64_t keep, set;
    uint32_t cost;
    uint16_t number; /* of the ground action */
};

/* A state that was met. */
struct bit_node {
    uint64_t state;
    uint32_t cost, total; /* from the start; estimated, of a plan by way of it */
    uint32_t parent;
    uint32_t move; /* from the parent to here */
    int32_t place; /* in the heap; NOT_WAITING */
};

struct slot {
    uint32_t planning; /* of which planning the entry is; of another: the slot is empty */
    uint32_t node;
};

/* Where a ground fact stands in a state. */
struct field {
    uint32_t shift, width;
    bool a_bit_each; /* a bit for each value; otherwise the number of the value */
};

struct bit_planner {
    const struct problem *problem;
    struct field *fields; /* by ground fact */
    uint64_t start;
    struct bit_move *moves;
    size_t move_count;
    struct test *goal; /* a test for each fact of it */
    size_t goal_count;
    uint32_t cost, facts; /* the least of cost / facts; facts is 0 if no action puts one right */
    struct bit_node *nodes;
    uint32_t node_count;
    uint32_t *heap;
    uint32_t heap_count;
    struct slot *slots;
    uint32_t planning;
};

/* ------------------------------------------------------------ taking over */

static bool is_bool(const struct fact *fact)
{
    return fact->top == 1;
}

/* Lays the facts out, with a bit for each value of symbols or without; false if there are more
 * than 64 bits. */
static bool lay_out(struct bit_planner *planner, bool a_bit_each)
{
    uint32_t shift = 0;
    for (size_t i = 0; i < planner->problem->variable_count; i++) {
        const struct fact *fact = planner->problem->variables[i].fact;
        uint32_t width = 1;
        while (!is_bool(fact) && (a_bit_each ? width <= fact->top : fact->top >> width != 0))
            width++;
        planner->fields[i] = (struct field){shift, width, a_bit_each && !is_bool(fact)};
        shift += width;
        if (shift > 64)
            return false;
    }
    return true;
}

static uint64_t bits_of_value(const struct field *field, uint64_t value)
{
    return (field->a_bit_each ? (uint64_t)1 << value : value) << field->shift;
}

static uint64_t bits_of_field(const struct field *field)
{
    return (field->width == 64 ? UINT64_MAX : ((uint64_t)1 << field->width) - 1) << field->shift;
}

/* How a constraint is asked; false if it takes more than one test. */
static bool test_of(const struct bit_planner *planner, const struct constraint *constraint,
                    struct test *test)
{
    const struct field *field = &planner->fields[constraint->variable];
    uint32_t top = planner->problem->variables[constraint->variable].fact->top;
    uint64_t forbidden = 0, allowed = 0;
    uint32_t count = 0;
    for (uint32_t value = 0; value <= top; value++) {
        uint64_t bits = bits_of_value(field, value);
        bool allows = constraint_allows(planner->problem, constraint, value);
        count += allows;
        allowed = allows ? bits : allowed;
        forbidden |= allows ? 0 : bits;
    }
    if (count == 1)
        *test = (struct test){field->a_bit_each ? allowed : bits_of_field(field), allowed};
    else
        *test = (struct test){forbidden, 0};
    return count == 1 || field->a_bit_each;
}

static bool add_move(struct bit_planner *planner, size_t number, const struct box *box)
{
    const struct ground_action *action = &planner->problem->actions[number];
    struct bit_move *move = &planner->moves[planner->move_count++];
    *move = (struct bit_move){.keep = UINT64_MAX, .cost = action->cost, .number = (uint16_t)number};
    for (size_t i = 0; i < box->count; i++) {
        struct test test;
        if (!test_of(planner, &box->constraints[i], &test))
            return false;
        move->test.care |= test.care;
        move->test.want |= test.want;
    }
    for (size_t i = 0; i < action->changes.count; i++) {
        const struct change *change = &action->changes.items[i];
        const struct field *field = &planner->fields[change->variable];
        if (change->adds)
            return false;
        move->keep &= ~bits_of_field(field);
        move->set |= bits_of_value(field, (uint64_t)change->value);
    }
    return true;
}

static bool add_moves(struct pool *pool, struct bit_planner *planner)
{
    const struct problem *problem = planner->problem;
    size_t count = 0;
    for (size_t i = 0; i < problem->action_count; i++)
        count += problem->actions[i].condition.count;
    planner->moves = pool_take(pool, (count + 1) * sizeof *planner->moves);
    for (size_t i = 0; i < problem->action_count; i++)
        for (size_t j = 0; j < problem->actions[i].condition.count; j++)
            if (!add_move(planner, i, &problem->actions[i].condition.items[j]))
                return false;
    return true;
}

static bool add_goal(struct pool *pool, struct bit_planner *planner, const struct dnf *goal)
{
    assert(goal->count == 1);
    const struct box *box = &goal->items[0];
    planner->goal = pool_take(pool, (box->count + 1) * sizeof *planner->goal);
    for (size_t i = 0; i < box->count; i++)
        if (!test_of(planner, &box->constraints[i], &planner->goal[planner->goal_count++]))
            return false;
    return true;
}

/* How many facts of the goal an action may put right: those that it changes to be right. */
static uint32_t facts_put_right(const struct bit_planner *planner, const struct bit_move *move)
{
    uint32_t count = 0;
    for (size_t i = 0; i < planner->goal_count; i++) {
        const struct test *test = &planner->goal[i];
        count += (move->keep & test->care) != test->care &&
                 (((test->want & move->keep) | move->set) & test->care) == test->want;
    }
    return count;
}

static void weigh(struct bit_planner *planner)
{
    for (size_t i = 0; i < planner->move_count; i++) {
        const struct bit_move *move = &planner->moves[i];
        uint32_t facts = facts_put_right(planner, move);
        if (facts && (!planner->facts ||
                      (uint64_t)move->cost * planner->facts < (uint64_t)planner->cost * facts)) {
            planner->cost = move->cost;
            planner->facts = facts;
        }
    }
}

/* Bools and symbols of few values can be said. */
static bool can_be_said(const struct problem *problem)
{
    for (size_t i = 0; i < problem->variable_count; i++) {
        const struct fact *fact = problem->variables[i].fact;
        if (kept_as_number(fact) || fact->top >= VALUES_MOST)
            return false;
    }
    return true;
}

struct bit_planner *bit_planner_of(struct pool *pool, const struct problem *problem, size_t goal)
{
    struct bit_planner *planner = pool_take(pool, sizeof *planner);
    planner->problem = problem;
    planner->fields = pool_take(pool, (problem->variable_count + 1) * sizeof *planner->fields);
    if (!can_be_said(problem) || (!lay_out(planner, true) && !lay_out(planner, false)))
        return NULL;
    if (!add_moves(pool, planner) || !add_goal(pool, planner, &problem->goals[goal].condition))
        return NULL;
    weigh(planner);
    for (size_t i = 0; i < problem->variable_count; i++)
        planner->start |= bits_of_value(&planner->fields[i], problem->variables[i].start);
    planner->nodes = pool_take(pool, BIT_PLANNER_STATES * sizeof *planner->nodes);
    planner->heap = pool_take(pool, BIT_PLANNER_STATES * sizeof *planner->heap);
    planner->slots = pool_take(pool, SLOTS * sizeof *planner->slots);
    return planner;
}

void bit_planner_from(struct bit_planner *planner, const uint32_t *values)
{
    planner->start = 0;
    for (size_t i = 0; i < planner->problem->variable_count; i++)
        planner->start |= bits_of_value(&planner->fields[i], values[i]);
}

/* ---------------------------------------------------------------- the heap */

/* Of equal totals the one that has come farther goes first: it is nearer to the goal. */
static bool before(const struct bit_node *a, const struct bit_node *b)
{
    return a->total < b->total || (a->total == b->total && a->cost > b->cost);
}

static void put_at(struct bit_planner *planner, uint32_t place, uint32_t node)
{
    planner->heap[place] = node;
    planner->nodes[node].place = (int32_t)place;
}

static void move_up(struct bit_planner *planner, uint32_t place, uint32_t node)
{
    for (; place > 0; place = (place - 1) / 2) {
        uint32_t above = planner->heap[(place - 1) / 2];
        if (!before(&planner->nodes[node], &planner->nodes[above]))
            break;
        put_at(planner, place, above);
    }
    put_at(planner, place, node);
}

static uint32_t take_best(struct bit_planner *planner)
{
    uint32_t best = planner->heap[0], last = planner->heap[--planner->heap_count], place = 0;
    planner->nodes[best].place = NOT_WAITING;
    if (planner->heap_count == 0)
        return best;
    for (uint32_t child = 1; child < planner->heap_count; child = 2 * place + 1) {
        const uint32_t *heap = planner->heap;
        if (child + 1 < planner->heap_count &&
            before(&planner->nodes[heap[child + 1]], &planner->nodes[heap[child]]))
            child++;
        if (!before(&planner->nodes[heap[child]], &planner->nodes[last]))
            break;
        put_at(planner, place, heap[child]);
        place = child;
    }
    put_at(planner, place, last);
    return best;
}

/* -------------------------------------------------------------- the search */

static uint32_t estimate(const struct bit_planner *planner, uint64_t state)
{
    uint64_t wrong = 0;
    for (size_t i = 0; i < planner->goal_count; i++)
        wrong += (state & planner->goal[i].care) != planner->goal[i].want;
    if (!planner->facts)
        return 0;
    return (uint32_t)((wrong * planner->cost + planner->facts - 1) / planner->facts);
}

/* The slot that a state is in, or would be. */
static struct slot *slot_of(const struct bit_planner *planner, uint64_t state)
{
    uint64_t hash = state * 0x9e3779b97f4a7c15u;
    uint32_t place = (uint32_t)(hash >> 40) % SLOTS;
    while (planner->slots[place].planning == planner->planning &&
           planner->nodes[planner->slots[place].node].state != state)
        place = (place + 1) % SLOTS;
    return &planner->slots[place];
}

/* Notes a way to a state; false if there is no room for it. */
static bool meet(struct bit_planner *planner, const struct bit_node *met)
{
    struct slot *slot = slot_of(planner, met->state);
    if (slot->planning == planner->planning) {
        struct bit_node *known = &planner->nodes[slot->node];
        if (known->cost <= met->cost)
            return true;
        assert(known->place != NOT_WAITING); /* the estimate is consistent */
        known->total -= known->cost - met->cost;
        known->cost = met->cost;
        known->parent = met->parent;
        known->move = met->move;
        move_up(planner, (uint32_t)known->place, slot->node);
        return true;
    }
    if (planner->node_count == BIT_PLANNER_STATES)
        return false;
    *slot = (struct slot){planner->planning, planner->node_count++};
    struct bit_node *node = &planner->nodes[slot->node];
    *node = *met;
    node->total = met->cost + estimate(planner, met->state);
    move_up(planner, planner->heap_count++, slot->node);
    return true;
}

static bool expand(struct bit_planner *planner, uint32_t number)
{
    const struct bit_node node = planner->nodes[number];
    for (size_t i = 0; i < planner->move_count; i++) {
        const struct bit_move *move = &planner->moves[i];
        if ((node.state & move->test.care) != move->test.want)
            continue;
        uint64_t state = (node.state & move->keep) | move->set;
        struct bit_node next = {.state = state, .cost = node.cost + move->cost};
        next.parent = number;
        next.move = (uint32_t)i;
        if (state != node.state && !meet(planner, &next))
            return false;
    }
    return true;
}

static bool is_goal(const struct bit_planner *planner, uint64_t state)
{
    for (size_t i = 0; i < planner->goal_count; i++)
        if ((state & planner->goal[i].care) != planner->goal[i].want)
            return false;
    return true;
}

static void read_plan(const struct bit_planner *planner, uint32_t end, struct articles_plan *plan)
{
    size_t length = 0;
    for (uint32_t at = end; at != 0; at = planner->nodes[at].parent)
        length++;
    if (length > plan->capacity)
        return;
    plan->found = true;
    plan->cost = planner->nodes[end].cost;
    plan->length = length;
    for (uint32_t at = end; at != 0; at = planner->nodes[at].parent)
        plan->steps[--length] = planner->moves[planner->nodes[at].move].number;
}

void bit_planner_make(struct bit_planner *planner, struct articles_plan *plan)
{
    plan->found = false;
    plan->cost = plan->expansions = 0;
    plan->length = 0;
    planner->planning++;
    planner->node_count = planner->heap_count = 0;
    bool room = meet(planner, &(struct bit_node){.state = planner->start});
    while (room && planner->heap_count > 0) {
        uint32_t best = take_best(planner);
        if (is_goal(planner, planner->nodes[best].state)) {
            read_plan(planner, best, plan);
            return;
        }
        plan->expansions++;
        room = expand(planner, best);
    }
}
