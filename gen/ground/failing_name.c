/* SPDX-License-Identifier: MIT */
/* Finds the named condition that fails because of a fact: see failing_name.h. */
#include "ground/failing_name.h"

#include "ground/binding.h"
#include "ground/lookup.h"

#include <string.h>

/* ------------------------------------------------------------------ conditions */

struct conditions_of conditions_of_action(const struct ground_action *action)
{
    return (struct conditions_of){&action->action->preconditions, action->arguments,
                                  action->action->parameters.count};
}

struct conditions_of conditions_of_method(const struct problem *problem,
                                          const struct ground_method *method)
{
    if (!method->method)
        return conditions_of_action(&problem->actions[method->subtasks[0].number]);
    return (struct conditions_of){&method->method->preconditions, method->arguments,
                                  method->method->parameters.count};
}

struct conditions_of conditions_of_goal(const struct ground_goal *goal)
{
    return (struct conditions_of){&goal->goal->conditions, goal->arguments,
                                  goal->goal->parameters.count};
}

struct conditions_of relevance_of_goal(const struct ground_goal *goal)
{
    return (struct conditions_of){&goal->goal->relevant, goal->arguments,
                                  goal->goal->parameters.count};
}

/* ---------------------------------------------------------------------- search */

/* The most ground facts that are looked at in one comparison. */
enum { FACTS_OF_LEAF = 64 };

/* What is looked for, and how far the search has come. */
struct search {
    struct pool *pool;
    const struct state_view *view;
    struct binding binding;
    size_t variable;
    const struct term *named; /* the innermost name around; NULL: there is none yet */
    bool negated;             /* whether what it stands for is not to hold */
    const char *found;
};

/* Whether conditions were put into this one by their names. */
static bool has_names(const struct expression *expression)
{
    if (expression->named)
        return true;
    for (size_t i = 0; i < expression->child_count; i++)
        if (has_names(expression->children[i]))
            return true;
    return false;
}

/* The object that an argument is; or, where it is none, what is written. */
static const char *words_of_argument(const struct search *search, const struct term *argument)
{
    if (look_up_amount(argument, &search->binding).state != LOOKED_UP)
        return term_text(search->pool, argument);
    size_t symbol = symbol_of(argument, &search->binding);
    return search->view->problem->domain->symbols[symbol].name;
}

/* "not is_safe(yard)" */
static const char *name_found(const struct search *search)
{
    const struct term *named = search->named;
    struct text text = {0};
    text_add(&text, "%s%s", search->negated ? "not " : "", named->name);
    for (size_t i = 0; i < named->argument_count; i++)
        text_add(&text, "%s%s", i ? ", " : "(", words_of_argument(search, &named->arguments[i]));
    text_add(&text, "%s", named->argument_count ? ")" : "");
    const char *name = pool_copy(search->pool, text.data, text.length);
    text_free(&text);
    return name;
}

/* A comparison that fails: whether it reads the fact. */
static void search_leaf(struct search *search, const struct expression *leaf)
{
    size_t variables[FACTS_OF_LEAF];
    size_t count = view_facts_under(search->view, leaf, &search->binding, variables, FACTS_OF_LEAF);
    for (size_t i = 0; i < count; i++)
        if (variables[i] == search->variable)
            search->found = name_found(search);
}

/* Whether constants and objects alone make a condition other than wanted, as the lack of a road does,
 * so that no fact is what is in the way. Quantifiers are not looked into. */
static bool is_hopeless(const struct search *search, const struct expression *expression,
                        bool wanted)
{
    size_t variable, hopeless = 0;
    if (expression->kind == EXPRESSION_NOT)
        return is_hopeless(search, expression->children[0], !wanted);
    if (expression->kind == EXPRESSION_ALL || expression->kind == EXPRESSION_ANY)
        return false;
    if (expression->kind > EXPRESSION_ANY)
        return view_facts_under(search->view, expression, &search->binding, &variable, 1) == 0 &&
               !view_fulfils(search->view, expression, wanted, &search->binding);
    for (size_t i = 0; i < expression->child_count; i++)
        hopeless += is_hopeless(search, expression->children[i], wanted);
    bool all_wanted = (expression->kind == EXPRESSION_AND) == wanted;
    return all_wanted ? hopeless > 0 : hopeless == expression->child_count;
}

/* Looks into an expression unless it is as wanted. */
static void search_in(struct search *search, const struct expression *expression, bool wanted);

static void search_variables(struct search *search, const struct expression *expression,
                             size_t from, bool wanted)
{
    if (from == expression->parameter_count) {
        search_in(search, expression->children[0], wanted);
        return;
    }
    const struct symbol_set *objects = &expression->parameters[from].type->objects;
    size_t position = search->binding.count++;
    for (size_t i = 0; i < objects->count && !search->found; i++) {
        search->binding.symbols[position] = objects->symbols[i];
        search_variables(search, expression, from + 1, wanted);
    }
    search->binding.count--;
}

/* A named condition with facts as arguments: looks into it, and then at these facts. Where one is no
 * object, the condition neither holds nor fails, and is not named. */
static void search_with(struct search *search, const struct expression *with, bool wanted)
{
    if (look_up_leaf(with, &search->binding).state != LOOKED_UP)
        return;
    bind_facts(with, &search->binding);
    search_in(search, with->children[0], wanted);
    search->binding.count -= with->list_count;
    if (search->found)
        return;
    search->named = with->children[0]->named;
    search->negated = !wanted;
    search_leaf(search, with);
}

static void search_parts(struct search *search, const struct expression *expression, bool wanted)
{
    switch (expression->kind) {
    case EXPRESSION_NOT:
        search_in(search, expression->children[0], !wanted);
        return;
    case EXPRESSION_AND:
    case EXPRESSION_OR:
        for (size_t i = 0; i < expression->child_count && !search->found; i++)
            search_in(search, expression->children[i], wanted);
        return;
    case EXPRESSION_ALL:
    case EXPRESSION_ANY:
        search_variables(search, expression, 0, wanted);
        return;
    case EXPRESSION_WITH:
        search_with(search, expression, wanted);
        return;
    default:
        search_leaf(search, expression);
    }
}

/* As deep as a condition may be nested, see NAMED_DEPTH. */
static void search_in(struct search *search, const struct expression *expression, bool wanted)
{
    const struct term *outer = search->named;
    bool outer_negated = search->negated;
    if (!outer && !has_names(expression))
        return;
    if (view_fulfils(search->view, expression, wanted, &search->binding) ||
        is_hopeless(search, expression, wanted))
        return;
    if (expression->named) {
        search->named = expression->named;
        search->negated = !wanted;
    }
    search_parts(search, expression, wanted);
    search->named = outer;
    search->negated = outer_negated;
}

const char *failing_name(struct pool *pool, const struct state_view *view,
                         const struct conditions_of *conditions, size_t variable)
{
    struct known_values known = {view_value, view};
    struct search search = {.pool = pool, .view = view, .variable = variable};
    const struct expressions *all = conditions->conditions;
    search.binding.count = conditions->count;
    search.binding.known = &known;
    memcpy(search.binding.symbols, conditions->arguments,
           conditions->count * sizeof *conditions->arguments);
    for (size_t i = 0; all && i < all->count && !search.found; i++)
        search_in(&search, all->items[i], true);
    return search.found;
}

const char *words_of_failing(struct pool *pool, const struct state_view *view,
                             const struct conditions_of *conditions, size_t variable)
{
    const char *name = failing_name(pool, view, conditions, variable);
    return name ? pool_format(pool, " for %s", name) : "";
}
