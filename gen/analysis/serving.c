/* SPDX-License-Identifier: MIT */
/* Compares each effect with each condition of its ground fact: see serving.h. */
#include "analysis/serving.h"

#include "domain/agent_type.h"
#include "ground/values.h"
#include "analysis/serving_entries.h"

#include <stdlib.h>

/* A set of agent types: a bit for each. */
struct agent_set {
    uint64_t types[AGENT_TYPE_LIMIT / 64];
};

struct serving_search {
    struct pool *pool;
    const struct problem *problem;
    const struct part_numbers *numbers;
    struct entries changes, wishes;
    const struct task **task_of; /* by part: of methods and conditions to achieve */
    bool any_root;               /* whether any agent type has a root task */
    struct agent_set *agents;    /* by part: those that have it */
    size_t work, pairs;          /* done so far */
    struct serving serving;
    /* Of the fact that is looked at, by part: its row or column of `served`, and what is wanted. */
    size_t *server_rows, *served_columns;
    unsigned *wanted;
};

static enum part_kind kind_of(const struct part_numbers *numbers, size_t part)
{
    enum part_kind kind = PART_ACTION;
    while (part >= numbers->first[kind + 1])
        kind++;
    return kind;
}

/* --------------------------------------------------------------- comparing */

static int64_t greater(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static int64_t serving_lesser(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* Whether adding to a number brings it into an interval from outside, from one of the values that
 * it may have. At the end of its range it stays there. */
static bool steps_in(const struct constraint *from, int64_t added, const struct constraint *wanted,
                     int64_t top)
{
    int64_t low = wanted->low, high = wanted->high, least = from->low, most = from->high;
    if (added > 0) {
        least = greater(least, low - added);
        most = serving_lesser(most, serving_lesser(low - 1, high >= top ? top : high - added));
    } else {
        least = greater(least, greater(high + 1, low <= 0 ? 0 : low - added));
        most = serving_lesser(most, high - added);
    }
    return added != 0 && least <= most;
}

/* Whether a change brings a fact from some of the values that it may have to what is wanted. */
static bool leads_in(const struct problem *problem, const struct change *change,
                     const struct constraint *from, const struct constraint *wanted)
{
    if (change->adds)
        return steps_in(from, change->value, wanted,
                        problem->variables[wanted->variable].fact->top);
    return constraint_allows(problem, wanted, change->value) && !constraint_within(from, wanted);
}

/* Whether a change makes a number greater or, towards -1, smaller, from one of the values that it
 * may have. */
static bool leads_toward(const struct problem *problem, const struct change *change,
                         const struct constraint *from, int toward)
{
    int64_t to = change->value;
    if (change->adds && change->value * toward <= 0)
        return false;
    if (change->adds)
        to = toward > 0 ? problem->variables[from->variable].fact->top : 0;
    return toward > 0 ? from->low < to : from->high > to;
}

/* What another box of a wish's condition allows the fact, if the box is the same for all other
 * facts; NULL if it is not, or is the wish's own. */
static const struct constraint *allowed_beside(const struct entry *wish, const struct box *other)
{
    const struct constraint *allowed = NULL;
    const struct box *box = wish->box;
    if (other == box || other->count != box->count)
        return NULL;
    for (size_t i = 0; i < box->count; i++) {
        const struct constraint *constraint = &other->constraints[i];
        if (constraint->variable == wish->constraint.variable)
            allowed = constraint;
        else if (!constraint_same(constraint, &box->constraints[i]))
            return NULL;
    }
    return allowed;
}

/* Finds the first numbers from piece->low to piece->high that no box beside a wish's allows; false
 * if there are none. */
static bool find_piece(const struct entry *wish, struct constraint *piece)
{
    const struct dnf *condition = wish->condition;
    int64_t low = piece->low, high = piece->high;
    for (size_t i = 0; i < condition->count; i++) {
        const struct constraint *other = allowed_beside(wish, &condition->items[i]);
        if (other && low >= (int64_t)other->low && low <= (int64_t)other->high) {
            low = (int64_t)other->high + 1;
            i = SIZE_MAX; /* and from the first box anew */
        }
    }
    for (size_t i = 0; i < condition->count; i++) {
        const struct constraint *other = allowed_beside(wish, &condition->items[i]);
        if (other && (int64_t)other->low > low && (int64_t)other->low <= high)
            high = (int64_t)other->low - 1;
    }
    if (low > high)
        return false;
    piece->low = (uint32_t)low;
    piece->high = (uint32_t)high;
    return true;
}

/* Whether a change brings about what a box wishes. Of a number a condition may wish several
 * intervals, as `n != 3` does, each by a box of its own: to go from one to another is no service. */
static bool serving_brings_about(const struct problem *problem, const struct entry *change,
                                 const struct entry *wish)
{
    const struct constraint *from = &change->constraint, *wanted = &wish->constraint;
    if (wish->toward)
        return leads_toward(problem, change->change, from, wish->toward);
    if (!leads_in(problem, change->change, from, wanted))
        return false;
    if (problem->variables[wanted->variable].fact->kind != GG_NUMBER || wish->condition->count == 1)
        return true;
    for (struct constraint piece = *from; find_piece(wish, &piece);) {
        if (leads_in(problem, change->change, &piece, wanted))
            return true;
        if (piece.high == from->high)
            return false;
        piece.low = piece.high + 1;
        piece.high = from->high;
    }
    return false;
}

/* Whether an agent type has a part: it does the action, or comes to the rest. */
static bool has_part(const struct serving_search *search, const struct agent_type *agent_type,
                     size_t part)
{
    const struct domain *domain = search->problem->domain;
    enum part_kind kind = kind_of(search->numbers, part);
    size_t number = part - search->numbers->first[kind];
    switch (kind) {
    case PART_ACTION:
        return can_do(agent_type, domain->actions[number]);
    case PART_METHOD:
    case PART_ACHIEVE:
        return comes_to_task(agent_type, search->task_of[part], search->any_root);
    case PART_GOAL:
        return has_goal(agent_type, &domain->goals[number]);
    default:
        return true; /* rules are everyone's */
    }
}

/* Notes which agent types have each part. */
static void find_agents(struct serving_search *search)
{
    const struct domain *domain = search->problem->domain;
    size_t parts = search->numbers->first[PART_KINDS];
    search->any_root = any_root_task(domain);
    search->agents = pool_take(search->pool, (parts + 1) * sizeof *search->agents);
    for (size_t i = 0; i < parts; i++)
        for (size_t j = 0; j < domain->agent_type_count; j++)
            if (has_part(search, &domain->agent_types[j], i))
                search->agents[i].types[j / 64] |= (uint64_t)1 << j % 64;
}

/* Whether what one part changes of a fact is what the other one asks for. */
static bool is_same_fact(const struct serving_search *search, const struct fact *fact,
                         size_t server, size_t served)
{
    const struct agent_set *a = &search->agents[server], *b = &search->agents[served];
    bool common = fact->shared;
    for (size_t i = 0; i < AGENT_TYPE_LIMIT / 64; i++)
        common |= (a->types[i] & b->types[i]) != 0;
    return common;
}

static unsigned wanted_as(const struct problem *problem, const struct entry *wish)
{
    const struct constraint *constraint = &wish->constraint;
    const struct fact *fact = problem->variables[constraint->variable].fact;
    if (wish->toward)
        return wish->toward > 0 ? WANTED_HIGHER : WANTED_LOWER;
    if (fact->kind == GG_BOOL)
        return constraint->allowed == 2 ? WANTED_TRUE : WANTED_FALSE;
    if (fact->kind != GG_NUMBER || (constraint->low > 0 && constraint->high < fact->top))
        return WANTED_SOME;
    return constraint->low > 0 ? WANTED_HIGHER : WANTED_LOWER;
}

/* The end of the entries of one part. */
static size_t end_of_part(const struct entry *items, size_t at, size_t end)
{
    size_t part = items[at].part;
    while (at < end && items[at].part == part)
        at++;
    return at;
}

/* Whether some change of one part brings about what another one wishes, of one ground fact. */
static bool any_serves(struct serving_search *search, const size_t changes[2],
                       const size_t wishes[2])
{
    for (size_t i = wishes[0]; i < wishes[1]; i++) {
        const struct entry *wish = &search->wishes.items[i];
        if (i > wishes[0] && wish[0].condition->count == 1 && wish[-1].condition->count == 1 &&
            wish[0].toward == wish[-1].toward &&
            constraint_same(&wish[0].constraint, &wish[-1].constraint))
            continue;
        for (size_t j = changes[0]; j < changes[1]; j++) {
            search->work++;
            if (serving_brings_about(search->problem, &search->changes.items[j], wish))
                return true;
            if (search->work > SERVING_WORK)
                return false;
        }
    }
    return false;
}

/* ---------------------------------------------------------------- one fact */

/* Of one fact: which of the parts that change it serve which of those that ask for it. */
struct matrix {
    size_t *servers, *served; /* parts, in ascending order */
    size_t server_count, served_count;
    bool *serves; /* by served, then server */
};

static int by_number(const void *a, const void *b)
{
    size_t left = *(const size_t *)a, right = *(const size_t *)b;
    return (left > right) - (left < right);
}

/* Lists the parts of the entries of a fact, and notes for each its place in the list. */
static size_t *parts_of(struct serving_search *search, const struct fact *fact,
                        const struct entries *entries, size_t *places, size_t *count)
{
    size_t *parts = NULL, from = entries->first[fact->first];
    size_t to = entries->first[fact->first + fact->count];
    for (size_t i = from; i < to; i++)
        places[entries->items[i].part] = SIZE_MAX;
    *count = 0;
    for (size_t i = from; i < to; i++) {
        size_t part = entries->items[i].part;
        if (places[part] != SIZE_MAX)
            continue;
        parts = pool_grow(search->pool, parts, *count, sizeof *parts);
        parts[*count] = part;
        places[part] = (*count)++;
    }
    if (*count)
        qsort(parts, *count, sizeof *parts, by_number);
    for (size_t i = 0; i < *count; i++)
        places[parts[i]] = i;
    return parts;
}

static void compare_variable(struct serving_search *search, const struct fact *fact,
                             size_t variable, struct matrix *matrix)
{
    const struct entries *changes = &search->changes, *wishes = &search->wishes;
    for (size_t i = wishes->first[variable], next; i < wishes->first[variable + 1]; i = next) {
        size_t served = wishes->items[i].part;
        next = end_of_part(wishes->items, i, wishes->first[variable + 1]);
        for (size_t k = i; k < next; k++)
            search->wanted[served] |= wanted_as(search->problem, &wishes->items[k]);
        for (size_t j = changes->first[variable], end; j < changes->first[variable + 1]; j = end) {
            size_t server = changes->items[j].part;
            end = end_of_part(changes->items, j, changes->first[variable + 1]);
            bool *serves = &matrix->serves[search->served_columns[served] * matrix->server_count +
                                           search->server_rows[server]];
            search->work += end - j;
            if (!*serves && search->work <= SERVING_WORK &&
                is_same_fact(search, fact, server, served))
                *serves = any_serves(search, (size_t[]){j, end}, (size_t[]){i, next});
        }
    }
}

static void add_services(struct serving_search *search, const struct fact *fact,
                         const struct matrix *matrix)
{
    struct serving *serving = &search->serving;
    for (size_t i = 0; i < matrix->served_count; i++)
        for (size_t j = 0; j < matrix->server_count; j++) {
            if (!matrix->serves[i * matrix->server_count + j])
                continue;
            serving->items =
                pool_grow(search->pool, serving->items, serving->count, sizeof *serving->items);
            serving->items[serving->count++] = (struct service){
                fact, matrix->servers[j], matrix->served[i], search->wanted[matrix->served[i]]};
        }
}

static void compare_fact(struct serving_search *search, const struct fact *fact)
{
    struct matrix matrix = {0};
    matrix.servers =
        parts_of(search, fact, &search->changes, search->server_rows, &matrix.server_count);
    matrix.served =
        parts_of(search, fact, &search->wishes, search->served_columns, &matrix.served_count);
    search->pairs += matrix.server_count * matrix.served_count;
    if (search->pairs > SERVING_PAIRS || matrix.server_count == 0)
        return;
    matrix.serves = pool_take(search->pool, matrix.server_count * matrix.served_count + 1);
    for (size_t i = 0; i < matrix.served_count; i++)
        search->wanted[matrix.served[i]] = 0;
    for (size_t i = fact->first; i < fact->first + fact->count; i++)
        compare_variable(search, fact, i, &matrix);
    add_services(search, fact, &matrix);
}

/* Notes the tasks of methods and of conditions to achieve. */
static void serving_find_tasks(struct serving_search *search)
{
    const struct domain *domain = search->problem->domain;
    const struct part_numbers *numbers = search->numbers;
    search->task_of =
        pool_take(search->pool, (numbers->first[PART_KINDS] + 1) * sizeof *search->task_of);
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++) {
            const struct method *method = &domain->tasks[i]->methods[j];
            size_t achieve = part_number(numbers, PART_ACHIEVE, numbers->achieves[method->number]);
            search->task_of[part_number(numbers, PART_METHOD, method->number)] = domain->tasks[i];
            for (size_t k = 0; k < method->subtask_count; k++)
                if (method->subtasks[k].achieve.count > 0)
                    search->task_of[achieve++] = domain->tasks[i];
        }
}

struct serving serving_of(struct pool *pool, const struct problem *problem,
                          const struct part_numbers *numbers, const struct serving_scope *scope)
{
    const struct domain *domain = problem->domain;
    size_t parts = numbers->first[PART_KINDS] + 1;
    struct serving_search search = {.pool = pool, .problem = problem, .numbers = numbers};
    search.server_rows = pool_take(pool, parts * sizeof *search.server_rows);
    search.served_columns = pool_take(pool, parts * sizeof *search.served_columns);
    search.wanted = pool_take(pool, parts * sizeof *search.wanted);
    serving_find_tasks(&search);
    find_agents(&search);
    serving_gather(pool, problem, numbers, scope, &search.changes, &search.wishes);
    for (size_t i = 0; i < domain->fact_count; i++)
        if (!domain->facts[i]->constant)
            compare_fact(&search, domain->facts[i]);
    if (search.work > SERVING_WORK || search.pairs > SERVING_PAIRS)
        return (struct serving){.exhausted = true};
    return search.serving;
}
