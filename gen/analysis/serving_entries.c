/* SPDX-License-Identifier: MIT */
/* Numbers the parts of a domain, and lists what they change and ask for: see serving_entries.h. */
#include "analysis/serving_entries.h"

#include "analysis/serving_sums.h"
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

/* ------------------------------------------------- what is asked and changed */

/* Which facts the preconditions of an action read. */
struct reading {
    const struct action *action;
    bool *facts; /* by number */
};

struct gathering_parts {
    struct pool *pool;
    const struct problem *problem;
    const struct part_numbers *numbers;
    const struct serving_scope *scope;
    struct entries *changes, *wishes;
    struct sum_wishes *sums;
    struct reading reading; /* of the action that was looked at last */
};

/* Is given each entry, to count it and then to place it. */
typedef void with_entry(struct entries *entries, const struct entry *entry);

static void count_entry(struct entries *entries, const struct entry *entry)
{
    entries->first[entry->constraint.variable + 2]++;
}

static void place_entry(struct entries *entries, const struct entry *entry)
{
    entries->items[entries->first[entry->constraint.variable + 1]++] = *entry;
}

static bool is_shown(const struct gathering_parts *search, size_t part)
{
    return !search->scope->parts || search->scope->parts[part];
}

/* Visits what a sum asks for to become greater, or smaller. */
static void visit_sum(struct gathering_parts *search, size_t part, const struct sum *sum, bool up,
                      with_entry *visit)
{
    size_t count;
    const struct entry *asked = sum_wishes_of(search->sums, sum, up, &count);
    for (size_t i = 0; i < count; i++) {
        struct entry entry = asked[i];
        entry.part = part;
        visit(search->wishes, &entry);
    }
}

/* Visits what a condition asks of facts that can change, or of those of them that are given. */
static void visit_wishes(struct gathering_parts *search, size_t part, const struct dnf *dnf,
                         const bool *facts, with_entry *visit)
{
    if (!is_shown(search, part))
        return;
    for (size_t i = 0; i < dnf->count; i++) {
        const struct box *box = &dnf->items[i];
        for (size_t j = 0; j < box->count; j++) {
            struct entry entry = {part, NULL, dnf, box, box->constraints[j], 0, 0};
            size_t fact = search->problem->variables[entry.constraint.variable].fact->number;
            if (!facts || facts[fact])
                visit(search->wishes, &entry);
        }
        for (size_t j = 0; j < box->sum_count; j++) {
            const struct sum_bounds *bounds = &box->sums[j];
            if (bounds->low > bounds->sum->least)
                visit_sum(search, part, bounds->sum, true, visit);
            if (bounds->high < bounds->sum->greatest)
                visit_sum(search, part, bounds->sum, false, visit);
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
static const bool *facts_read_by(struct gathering_parts *search, const struct action *action)
{
    struct reading *reading = &search->reading;
    if (reading->action == action)
        return reading->facts;
    reading->action = action;
    memset(reading->facts, 0, search->problem->domain->fact_count);
    for (size_t i = 0; i < action->preconditions.count; i++)
        note_facts(action->preconditions.items[i], reading->facts);
    return reading->facts;
}

/* What a box allows a ground fact. */
static struct constraint allowed_by(const struct problem *problem, const struct box *box,
                                    size_t variable)
{
    const struct constraint *asked = box_constraint(box, variable);
    return asked ? *asked : constraint_of_all(problem, variable);
}

static void visit_changes(struct gathering_parts *search, size_t part, const struct dnf *condition,
                          const struct changes *changes, with_entry *visit)
{
    if (!is_shown(search, part))
        return;
    for (size_t i = 0; i < changes->count; i++)
        for (size_t j = 0; j < condition->count; j++) {
            const struct change *change = &changes->items[i];
            const struct box *box = &condition->items[j];
            struct entry entry = {
                part, change, condition, box, allowed_by(search->problem, box, change->variable),
                0,    0};
            visit(search->changes, &entry);
        }
}

static void serving_entries_visit_method(struct gathering_parts *search,
                                         const struct ground_method *ground, with_entry *visit)
{
    const struct method *method = ground->method;
    size_t achieve = search->numbers->achieves[method->number];
    visit_wishes(search, part_number(search->numbers, PART_METHOD, method->number),
                 &ground->condition, NULL, visit);
    for (size_t i = 0; i < ground->subtask_count; i++)
        if (ground->subtasks[i].kind == SUBTASK_ACHIEVE)
            visit_wishes(search, part_number(search->numbers, PART_ACHIEVE, achieve++),
                         &search->problem->subgoals[ground->subtasks[i].number], NULL, visit);
}

static void serving_entries_visit_all(struct gathering_parts *search, with_entry *visit)
{
    const struct problem *problem = search->problem;
    const struct serving_scope *scope = search->scope;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        size_t part = part_number(search->numbers, PART_ACTION, action->action->number);
        if (scope->actions && !scope->actions[i])
            continue;
        visit_changes(search, part, &action->condition, &action->changes, visit);
        visit_wishes(search, part, &action->condition, facts_read_by(search, action->action),
                     visit);
    }
    for (size_t i = 0; i < problem->rule_count; i++) {
        const struct ground_rule *rule = &problem->rules[i];
        size_t part =
            part_number(search->numbers, PART_RULE, (size_t)(rule->rule - problem->domain->rules));
        visit_changes(search, part, &rule->condition, &rule->changes, visit);
        visit_wishes(search, part, &rule->condition, NULL, visit);
    }
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; problem->tasks[i].task && j < problem->tasks[i].method_count; j++)
            serving_entries_visit_method(search, &problem->tasks[i].methods[j], visit);
    for (size_t i = 0; i < problem->goal_count; i++)
        if (!scope->goals || scope->goals[i])
            visit_wishes(search,
                         part_number(search->numbers, PART_GOAL, problem->goals[i].goal->number),
                         &problem->goals[i].condition, NULL, visit);
}

static int by_part(const void *a, const void *b)
{
    const struct entry *left = a, *right = b;
    if (left->part != right->part)
        return left->part < right->part ? -1 : 1;
    return (left->order > right->order) - (left->order < right->order);
}

static void begin_entries(struct gathering_parts *search, struct entries *entries)
{
    entries->first =
        pool_take(search->pool, (search->problem->variable_count + 3) * sizeof *entries->first);
}

/* Makes room for what was counted. */
static void end_counting(struct gathering_parts *search, struct entries *entries)
{
    size_t count = search->problem->variable_count;
    for (size_t i = 2; i < count + 2; i++)
        entries->first[i] += entries->first[i - 1];
    entries->items =
        pool_take(search->pool, (entries->first[count + 1] + 1) * sizeof *entries->items);
}

static void sort_entries(const struct gathering_parts *search, struct entries *entries)
{
    for (size_t i = 0; i < entries->first[search->problem->variable_count]; i++)
        entries->items[i].order = i;
    for (size_t i = 0; i < search->problem->variable_count; i++)
        qsort(entries->items + entries->first[i], entries->first[i + 1] - entries->first[i],
              sizeof *entries->items, by_part);
}

void serving_gather(struct pool *pool, const struct problem *problem,
                    const struct part_numbers *numbers, const struct serving_scope *scope,
                    struct entries *changes, struct entries *wishes)
{
    struct gathering_parts search = {.pool = pool,
                                     .problem = problem,
                                     .numbers = numbers,
                                     .scope = scope,
                                     .changes = changes,
                                     .wishes = wishes,
                                     .sums = sum_wishes_new(pool, problem)};
    search.reading.facts = pool_take(pool, problem->domain->fact_count + 1);
    begin_entries(&search, changes);
    begin_entries(&search, wishes);
    serving_entries_visit_all(&search, count_entry);
    end_counting(&search, changes);
    end_counting(&search, wishes);
    serving_entries_visit_all(&search, place_entry);
    sort_entries(&search, changes);
    sort_entries(&search, wishes);
}
