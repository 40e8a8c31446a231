/* SPDX-License-Identifier: MIT */
/* Names and comments of the rows of tables: see row_words.h. */
#include "emit/row_words.h"

#include "base/bits.h"
#include "emit/emit.h"
#include "ground/describe.h"

/* -------------------------------------------------------------------- names */

const char *constant_name_of_number(struct writer *writer, enum member_kind kind, size_t number)
{
    const struct problem *problem = writer->tables->problem;
    const struct domain *domain = problem->domain;
    if (kind == MEMBER_SYMBOL && number == GG_NONE)
        return "GG_NONE";
    if (kind == MEMBER_SYMBOL)
        return constant_name(writer, "", domain->symbols[number].name);
    if (kind == MEMBER_SOURCE)
        return constant_name(writer, "ACTION_", domain->actions[number]->name_in_c);
    if (number < problem->rows.count)
        return pool_format(writer->pool, "action__%s", identifier_of_action_row(writer, number));
    number -= problem->rows.count;
    if (number < problem->task_count)
        return pool_format(writer->pool, "task__%s", identifier_of_ground_task(writer, number));
    return pool_format(writer->pool, "%zu /* achieve */", number + problem->rows.count);
}

/* ----------------------------------------------------------------- comments */

static const char *name_of_fact(const struct tables *tables, size_t fact)
{
    return tables->problem->variables[tables->layout.variables[fact]].name;
}

/* The sensed fact of a number. */
static const char *name_of_sense(const struct domain *domain, size_t number)
{
    size_t i = 0;
    for (size_t left = number;; i++)
        if (domain->facts[i]->sensed && left-- == 0)
            return domain->facts[i]->name;
}

/* The name of the thing that a row is there for; "" if it is there for none. */
static const char *label_of_row(const struct position *at, count_function *counted)
{
    const struct tables *tables = at->tables;
    const struct problem *problem = tables->problem;
    if (counted == each_action)
        return problem->rows.items[at->index].name;
    if (counted == each_number)
        return problem->actions[at->index].name;
    if (counted == each_source_action)
        return problem->domain->actions[at->index]->name;
    if (counted == each_task)
        return problem->tasks[at->index].name;
    if (counted == each_method)
        return problem->tasks[at->outer].methods[at->index].name;
    if (counted == each_goal)
        return problem->goals[at->index].name;
    if (counted == each_goal_source)
        return problem->domain->goals[at->index].name;
    if (counted == each_fact || counted == each_named_fact)
        return tables->domain.names->facts[at->index];
    if (counted == each_place)
        return tables->domain.names->places[at->index];
    if (counted == each_rule || counted == each_agent_rule)
        return problem->rules[tables->rules[at->index]].name;
    if (counted == each_agent_type)
        return problem->domain->agent_types[at->index].name;
    return counted == each_sense ? name_of_sense(problem->domain, at->index) : "";
}

/* Adds what a test asks of the facts whose bits are cared for. */
static const char *words_of_test(struct writer *writer, const gg_flag_test *flags,
                                 const gg_range_test *ranges)
{
    const struct tables *tables = writer->tables;
    uint16_t word = flags ? flags->word : ranges->word;
    uint64_t care = flags ? flags->care : ranges->care;
    const char *words = "";
    for (uint64_t left = care; left;) {
        size_t number = tables->layout.fact_at[word * 64u + lowest_bit(left)];
        const gg_fact *fact = &tables->layout.facts[number];
        uint64_t bits = mask_of_fact(fact);
        struct constraint constraint = {.variable = tables->layout.variables[number]};
        if (ranges) {
            constraint.low = (uint32_t)((ranges->low & bits) >> fact->shift);
            constraint.high = (uint32_t)((ranges->high & bits) >> fact->shift);
            constraint.set = set_unbroken;
        } else if (fact->kind == GG_BOOL) {
            constraint.allowed = flags->want & bits ? 2 : 1;
        } else {
            constraint.allowed = (bits & ~care) >> fact->shift;
        }
        words = pool_format(writer->pool, "%s%s%s", words, *words ? ", " : "",
                            words_of_constraint(writer->pool, tables->problem, &constraint));
        left &= ~bits;
    }
    return words;
}

static const char *words_of_set(struct writer *writer, size_t index)
{
    const struct set_row_origin *row = &writer->tables->set_rows[index];
    if (row->bounds)
        return words_of_sum_bounds(writer->pool, row->bounds);
    if (row->constraint)
        return words_of_constraint(writer->pool, writer->tables->problem, row->constraint);
    return "none";
}

/* Whether a ground action is the first of its action of the YAML. */
static bool is_first_of_source(const struct problem *problem, size_t number)
{
    return number == 0 || problem->actions[number].action != problem->actions[number - 1].action;
}

/* What must hold, as the YAML says it: of an action once. */
static const char *words_of_entity(struct writer *writer, const struct shape *shape,
                                   const struct position *at)
{
    const struct problem *problem = at->tables->problem;
    if (shape == action_shape())
        return is_first_of_source(problem, at->index)
                   ? words_of_expressions(writer,
                                          &problem->actions[at->index].action->preconditions)
                   : "";
    if (shape == goal_shape())
        return words_of_expressions(writer, &problem->goals[at->index].goal->conditions);
    if (shape == rule_shape())
        return words_of_expressions(
            writer, &problem->rules[at->tables->rules[at->index]].rule->preconditions);
    if (shape != method_shape())
        return "";
    const struct ground_method *method = &problem->tasks[at->outer].methods[at->index];
    return method->method ? words_of_expressions(writer, &method->method->preconditions)
                          : "split by value";
}

/* The name of what a member of a row tells of. */
static const char *words_of_members(const struct shape *shape, const struct position *at)
{
    const struct tables *tables = at->tables;
    for (size_t i = 0; i < shape->member_count; i++) {
        const struct member *member = &shape->members[i];
        if (member->kind < MEMBER_FACT || member->kind > MEMBER_CLAIMED)
            continue;
        size_t number = (size_t)member_number(member, at->row, 0);
        if (number == GG_NONE)
            return "";
        return member->kind == MEMBER_ACTION ? tables->problem->actions[number].name
               : member->kind == MEMBER_GOAL ? tables->problem->goals[number].name
               : member->kind == MEMBER_FACT
                   ? name_of_fact(tables, number)
                   : name_of_fact(tables, tables->domain.claims->all[number].fact);
    }
    return "";
}

const char *words_of_row(struct writer *writer, const struct shape *shape, count_function *counted,
                         const struct position *at)
{
    const char *label = label_of_row(at, counted), *words = words_of_entity(writer, shape, at);
    if (shape->members[0].kind == MEMBER_TEXT)
        return "";
    if (shape == flag_test_shape())
        return comment_text(writer->pool, words_of_test(writer, at->row, NULL));
    if (shape == range_test_shape())
        return comment_text(writer->pool, words_of_test(writer, NULL, at->row));
    if (shape == set_test_shape())
        return comment_text(writer->pool, words_of_set(writer, at->index));
    if (*label)
        return *words ? pool_format(writer->pool, "%s: %s", label, words) : label;
    return words_of_members(shape, at);
}

const char *heading_of_row(struct writer *writer, const struct shape *shape, size_t index)
{
    const struct tables *tables = writer->tables;
    const struct problem *problem = tables->problem;
    if (shape == action_shape() && is_first_of_source(problem, index))
        return pool_format(writer->pool, "/* %s: %s */\n", problem->actions[index].action->name,
                           words_of_expressions(writer, &problem->actions[index].action->effects));
    if (shape == rule_shape())
        return pool_format(
            writer->pool, "/* %s: %s */\n", problem->rules[tables->rules[index]].name,
            words_of_expressions(writer, &problem->rules[tables->rules[index]].rule->effects));
    if (shape == sum_shape())
        return pool_format(writer->pool, "/* %s */\n",
                           comment_text(writer->pool, tables->sum_rows[index].sum->name));
    return "";
}
