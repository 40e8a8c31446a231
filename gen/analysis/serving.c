/* SPDX-License-Identifier: MIT */
/* Compares each effect with each condition of its ground fact: see serving.h. */
#include "analysis/serving.h"

#include "domain/agent_type.h"
#include "ground/values.h"

#include <stdlib.h>
#include <string.h>

/* --------------------------------------------------------------- the parts */

struct part_numbers part_numbers_of(struct pool *pool, const struct domain *domain)
{
    struct part_numbers numbers = {.first = {0}};
    size_t achieves = 0;
    numbers.achieves = pool_take(pool, (domain->method_count + 1) * sizeof *numbers.achieves);
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++) {
            const struct method *method = &domain->tasks[i]->methods[j];
            numbers.achieves[method->number] = achieves;
            for (size_t k = 0; k < method->subtask_count; k++)
                achieves += method->subtasks[k].achieve.count > 0;
        }
    numbers.first[PART_RULE] = domain->action_count;
    numbers.first[PART_METHOD] = numbers.first[PART_RULE] + domain->rule_count;
    numbers.first[PART_ACHIEVE] = numbers.first[PART_METHOD] + domain->method_count;
    numbers.first[PART_GOAL] = numbers.first[PART_ACHIEVE] + achieves;
    numbers.first[PART_KINDS] = numbers.first[PART_GOAL] + domain->goal_count;
    return numbers;
}

size_t part_number(const struct part_numbers *numbers, enum part_kind kind, size_t number)
{
    return numbers->first[kind] + number;
}

static enum part_kind kind_of(const struct part_numbers *numbers, size_t part)
{
    enum part_kind kind = PART_ACTION;
    while (part >= numbers->first[kind + 1])
        kind++;
    return kind;
}

/* A change of a ground fact under a box of the condition that it takes place under; or, without a
 * change, what a box of a condition asks for. */
struct entry {
    size_t part;
    const struct change *change; /* NULL: asked for */
    const struct dnf *condition; /* that the box is one of */
    const struct box *box;
    struct constraint constraint; /* of the fact, in the box */
    int toward;                   /* 1, -1: a sum asks for a greater or smaller number; or 0 */
    size_t order;                 /* in which they were gathered */
};

/* Entries by ground fact: those of the n-th from first[n] to first[n + 1], by part. */
struct entries {
    struct entry *items;
    size_t *first, count;
};

/* What makes a sum greater, or smaller: entries without a part. */
struct sum_wishes {
    struct entry *items;
    size_t count;
    bool known;
};

/* A set of agent types: a bit for each. */
struct agent_set {
    uint64_t types[AGENT_TYPE_LIMIT / 64];
};

struct serving_search {
    struct pool *pool;
    const struct problem *problem;
    const struct part_numbers *numbers;
    const struct serving_scope *scope;
    struct entries changes, wishes;
    struct sum_wishes (*sums)[2]; /* by sum: what makes it smaller, and greater */
    const struct action *action;  /* that was listed last, and by number the facts that it reads */
    bool *facts_read;
    const struct task **task_of; /* by part: of methods and conditions to achieve */
    bool any_root;               /* whether any agent type has a root task */
    struct agent_set *agents;    /* by part: those that have it */
    size_t work, pairs;          /* done so far */
    struct serving serving;
    /* Of the fact that is looked at, by part: its row or column of `served`, and what is wanted. */
    size_t *server_rows, *served_columns;
    unsigned *wanted;
};

/* --------------------------------------------------------------------- what sums ask for */

static void add_wish(struct serving_search *search, struct sum_wishes *list,
                     const struct dnf *condition, size_t box, size_t constraint, int toward)
{
    const struct box *of = &condition->items[box];
    POOL_ADD(search->pool, list->items, list->count) =
        (struct entry){.condition = condition,
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
static void wish_box(struct serving_search *search, struct sum_wishes *list, const struct box *box)
{
    struct dnf *condition = new_condition(search->pool, 1);
    condition->items[0] = *box;
    for (size_t i = 0; i < box->count; i++)
        add_wish(search, list, condition, 0, i, 0);
}

/* What a constraint does not allow: returns how many constraints, two at the most. */
static size_t others_in_sum(struct serving_search *search, const struct constraint *constraint,
                            struct constraint others[2])
{
    struct constraint all = constraint_of_all(search->problem, constraint->variable);
    size_t count = 0;
    others[0] = others[1] = all;
    if (constraint->allowed) {
        others[0].allowed = all.allowed & ~constraint->allowed;
        return others[0].allowed != 0;
    }
    if (constraint->set) {
        others[0] = constraint_complement(search->pool, constraint, all.high);
        return others[0].low <= others[0].high;
    }
    if (constraint->low > 0)
        others[count++].high = constraint->low - 1;
    if (constraint->high < all.high)
        others[count++].low = constraint->high + 1;
    return count;
}

/* That a box does not hold. */
static void wish_others(struct serving_search *search, struct sum_wishes *list,
                        const struct box *box)
{
    for (size_t i = 0; i < box->count; i++) {
        struct constraint others[2];
        size_t count = others_in_sum(search, &box->constraints[i], others);
        struct dnf *condition = new_condition(search->pool, count);
        for (size_t j = 0; j < count; j++) {
            struct constraint *constraint = pool_take(search->pool, sizeof *constraint);
            *constraint = others[j];
            condition->items[j] = (struct box){.constraints = constraint, .count = 1};
        }
        for (size_t j = 0; j < count; j++)
            add_wish(search, list, condition, j, 0, 0);
    }
}

/* That a number becomes greater, or smaller. */
static void wish_toward(struct serving_search *search, struct sum_wishes *list, size_t variable,
                        int toward)
{
    struct constraint *constraint = pool_take(search->pool, sizeof *constraint);
    struct dnf *condition = new_condition(search->pool, 1);
    *constraint = constraint_of_all(search->problem, variable);
    condition->items[0] = (struct box){.constraints = constraint, .count = 1};
    add_wish(search, list, condition, 0, 0, toward);
}

/* What makes a sum greater or, if not `up`, smaller; worked out when it is first asked. */
static const struct sum_wishes *sum_wishes_of(struct serving_search *search, const struct sum *sum,
                                              bool up)
{
    struct sum_wishes *list = &search->sums[sum->number][up];
    for (size_t i = 0; i < sum->count && !list->known; i++) {
        const struct sum_term *term = &sum->terms[i];
        bool more = (term->weight > 0) == up;
        if (!term->box)
            wish_toward(search, list, term->variable, more ? 1 : -1);
        else if (more)
            wish_box(search, list, term->box);
        else
            wish_others(search, list, term->box);
    }
    list->known = true;
    return list;
}

/* ------------------------------------------------- what is asked and changed */

static bool is_shown(const struct serving_search *search, size_t part)
{
    return !search->scope->parts || search->scope->parts[part];
}

/* Lists what a sum asks for to become greater, or smaller. */
static void list_sum(struct serving_search *search, size_t part, const struct sum *sum, bool up)
{
    const struct sum_wishes *asked = sum_wishes_of(search, sum, up);
    for (size_t i = 0; i < asked->count; i++) {
        struct entry entry = asked->items[i];
        entry.part = part;
        POOL_ADD(search->pool, search->wishes.items, search->wishes.count) = entry;
    }
}

/* Lists what a condition asks of facts that can change, or of those of them that are given. */
static void list_wishes(struct serving_search *search, size_t part, const struct dnf *dnf,
                        const bool *facts)
{
    if (!is_shown(search, part))
        return;
    for (size_t i = 0; i < dnf->count; i++) {
        const struct box *box = &dnf->items[i];
        for (size_t j = 0; j < box->count; j++) {
            struct entry entry = {part, NULL, dnf, box, box->constraints[j], 0, 0};
            size_t fact = search->problem->variables[entry.constraint.variable].fact->number;
            if (!facts || facts[fact])
                POOL_ADD(search->pool, search->wishes.items, search->wishes.count) = entry;
        }
        for (size_t j = 0; j < box->sum_count; j++) {
            const struct sum_bounds *bounds = &box->sums[j];
            if (bounds->low > bounds->sum->least)
                list_sum(search, part, bounds->sum, true);
            if (bounds->high < bounds->sum->greatest)
                list_sum(search, part, bounds->sum, false);
        }
    }
}

static void note_facts(const struct expression *expression, bool *facts);

/* Notes the fact that a term is, or those that it is worked out of. */
static void note_facts_of(const struct term *term, bool *facts)
{
    if (term->counted)
        note_facts(term->counted, facts);
    if (term->kind == TERM_FACT)
        facts[term->fact->number] = true;
    for (size_t i = 0; i < term->argument_count; i++)
        note_facts_of(&term->arguments[i], facts);
}

/* Notes the facts that an expression reads. As deep as conditions are nested, see
 * NAMED_DEPTH. */
static void note_facts(const struct expression *expression, bool *facts)
{
    note_facts_of(&expression->left, facts);
    note_facts_of(&expression->right, facts);
    for (size_t i = 0; i < expression->list_count; i++)
        note_facts_of(&expression->list[i], facts);
    for (size_t i = 0; i < expression->child_count; i++)
        note_facts(expression->children[i], facts);
}

/* The facts that the preconditions of an action read. Its ground instances may have conditions of
 * others: one instance for each place that a walk begins at, or each value that is copied. */
static const bool *facts_read_by(struct serving_search *search, const struct action *action)
{
    if (search->action == action)
        return search->facts_read;
    search->action = action;
    memset(search->facts_read, 0, search->problem->domain->fact_count);
    for (size_t i = 0; i < action->preconditions.count; i++)
        note_facts(action->preconditions.items[i], search->facts_read);
    return search->facts_read;
}

static void list_changes(struct serving_search *search, size_t part, const struct dnf *condition,
                         const struct changes *changes)
{
    if (!is_shown(search, part))
        return;
    for (size_t i = 0; i < changes->count; i++)
        for (size_t j = 0; j < condition->count; j++) {
            const struct change *change = &changes->items[i];
            const struct box *box = &condition->items[j];
            const struct constraint *allowed = box_constraint(box, change->variable);
            struct entry entry = {
                .part = part,
                .change = change,
                .condition = condition,
                .box = box,
                .constraint =
                    allowed ? *allowed : constraint_of_all(search->problem, change->variable)};
            POOL_ADD(search->pool, search->changes.items, search->changes.count) = entry;
        }
}

static void list_method(struct serving_search *search, const struct ground_method *ground)
{
    const struct method *method = ground->method;
    size_t achieve = search->numbers->achieves[method->number];
    list_wishes(search, part_number(search->numbers, PART_METHOD, method->number),
                &ground->condition, NULL);
    for (size_t i = 0; i < ground->subtask_count; i++)
        if (ground->subtasks[i].kind == SUBTASK_ACHIEVE)
            list_wishes(search, part_number(search->numbers, PART_ACHIEVE, achieve++),
                        &search->problem->subgoals[ground->subtasks[i].number], NULL);
}

static void list_all(struct serving_search *search)
{
    const struct problem *problem = search->problem;
    const struct serving_scope *scope = search->scope;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        size_t part = part_number(search->numbers, PART_ACTION, action->action->number);
        if (scope->actions && !scope->actions[i])
            continue;
        list_changes(search, part, &action->condition, &action->changes);
        list_wishes(search, part, &action->condition, facts_read_by(search, action->action));
    }
    for (size_t i = 0; i < problem->rule_count; i++) {
        const struct ground_rule *rule = &problem->rules[i];
        size_t part =
            part_number(search->numbers, PART_RULE, (size_t)(rule->rule - problem->domain->rules));
        list_changes(search, part, &rule->condition, &rule->changes);
        list_wishes(search, part, &rule->condition, NULL);
    }
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; problem->tasks[i].task && j < problem->tasks[i].method_count; j++)
            list_method(search, &problem->tasks[i].methods[j]);
    for (size_t i = 0; i < problem->goal_count; i++)
        if (!scope->goals || scope->goals[i])
            list_wishes(search,
                        part_number(search->numbers, PART_GOAL, problem->goals[i].goal->number),
                        &problem->goals[i].condition, NULL);
}

static int by_fact_and_part(const void *a, const void *b)
{
    const struct entry *left = a, *right = b;
    size_t one = left->constraint.variable, other = right->constraint.variable;
    if (one != other)
        return one < other ? -1 : 1;
    if (left->part != right->part)
        return left->part < right->part ? -1 : 1;
    return (left->order > right->order) - (left->order < right->order);
}

/* Puts entries in the order of their facts and parts, and finds where those of each fact begin. */
static void sort_entries(const struct serving_search *search, struct entries *entries)
{
    size_t facts = search->problem->variable_count, fact = 0;
    entries->first = pool_take(search->pool, (facts + 1) * sizeof *entries->first);
    for (size_t i = 0; i < entries->count; i++)
        entries->items[i].order = i;
    if (entries->count)
        qsort(entries->items, entries->count, sizeof *entries->items, by_fact_and_part);
    for (size_t i = 0; i < entries->count; i++)
        while (fact < entries->items[i].constraint.variable)
            entries->first[++fact] = i;
    while (fact < facts)
        entries->first[++fact] = entries->count;
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
        return comes_to_task_from_root(agent_type, search->task_of[part], search->any_root);
    case PART_GOAL:
        return may_pursue_goal(agent_type, &domain->goals[number]);
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
        places[part] = *count;
        POOL_ADD(search->pool, parts, *count) = part;
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
            POOL_ADD(search->pool, serving->items, serving->count) = (struct service){
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
    struct serving_search search = {
        .pool = pool, .problem = problem, .numbers = numbers, .scope = scope};
    search.server_rows = pool_take(pool, parts * sizeof *search.server_rows);
    search.served_columns = pool_take(pool, parts * sizeof *search.served_columns);
    search.wanted = pool_take(pool, parts * sizeof *search.wanted);
    search.sums = pool_take(pool, (problem->sum_count + 1) * sizeof *search.sums);
    search.facts_read = pool_take(pool, domain->fact_count + 1);
    serving_find_tasks(&search);
    find_agents(&search);
    list_all(&search);
    sort_entries(&search, &search.changes);
    sort_entries(&search, &search.wishes);
    for (size_t i = 0; i < domain->fact_count; i++)
        if (!domain->facts[i]->constant)
            compare_fact(&search, domain->facts[i]);
    if (search.work > SERVING_WORK || search.pairs > SERVING_PAIRS)
        return (struct serving){.exhausted = true};
    return search.serving;
}
