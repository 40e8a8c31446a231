/* SPDX-License-Identifier: MIT */
/* Finds the named condition that fails because of a fact: see failing_name.h. */
#include "ground/failing_name.h"

#include "ground/binding.h"
#include "ground/lookup.h"
#include "ground/values.h"

#include <string.h>

/* ------------------------------------------------------------------ conditions */

struct conditions_with_objects conditions_of_action(const struct ground_action *action)
{
    return (struct conditions_with_objects){&action->action->preconditions, action->arguments,
                                            action->action->parameters.count};
}

struct conditions_with_objects conditions_of_method(const struct problem *problem,
                                                    const struct ground_method *method)
{
    if (!method->method)
        return conditions_of_action(&problem->actions[method->subtasks[0].number]);
    return (struct conditions_with_objects){&method->method->preconditions, method->arguments,
                                            method->method->parameters.count};
}

struct conditions_with_objects conditions_of_goal(const struct ground_goal *goal)
{
    return (struct conditions_with_objects){&goal->goal->conditions, goal->arguments,
                                            goal->goal->parameters.count};
}

struct conditions_with_objects relevance_of_goal(const struct ground_goal *goal)
{
    return (struct conditions_with_objects){&goal->goal->relevant, goal->arguments,
                                            goal->goal->parameters.count};
}

struct conditions_with_objects lasting_of_goal(const struct ground_goal *goal)
{
    return (struct conditions_with_objects){&goal->goal->lasting, goal->arguments,
                                            goal->goal->parameters.count};
}

struct conditions_with_objects conditions_of_achieve_subtask(const struct ground_method *method,
                                                             size_t number)
{
    return (struct conditions_with_objects){&method->subtasks[number].written->achieve,
                                            method->arguments, method->method->parameters.count};
}

/* ---------------------------------------------------------------------- search */

/* The most ground facts that are looked at in one comparison. */
enum { FACTS_OF_LEAF = 64 };

/* A name around what is looked at, and what it stands for. */
struct naming {
    const struct term *named;
    const struct expression *condition;
    bool negated;               /* whether the condition is not to hold */
    size_t count;               /* of the objects that are in scope for it */
    const struct naming *outer; /* the next name around it; NULL: none */
};

/* What is looked for, and how far the search has come. */
struct search {
    struct pool *pool;
    const struct state_view *view;
    struct binding binding;
    size_t variable;
    const struct constraint *asked; /* the values that the fact is asked for; NULL: no matter */
    const struct naming *naming;    /* the innermost name around; NULL: there is none yet */
    bool is_trial;                  /* a comparison is looked for, whatever its name is */
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
    if (look_up_amount_arguments(argument, &search->binding).state != LOOKED_UP)
        return term_text(search->pool, argument);
    size_t symbol = symbol_of_term(argument, &search->binding);
    return search->view->problem->domain->symbols[symbol].name;
}

/* "not is_safe(yard)" */
static const char *name_found(const struct search *search, const struct naming *naming)
{
    const struct term *named = naming->named;
    struct text text = {0};
    text_add(&text, "%s%s", naming->negated ? "not " : "", named->name);
    for (size_t i = 0; i < named->argument_count; i++)
        text_add(&text, "%s%s", i ? ", " : "(", words_of_argument(search, &named->arguments[i]));
    text_add(&text, "%s", named->argument_count ? ")" : "");
    const char *name = pool_copy_text(search->pool, text.data, text.length);
    text_free(&text);
    return name;
}

/* The state with another value of the fact. */
struct instead {
    const struct state_view *view;
    size_t variable;
    uint32_t value;
};

static uint32_t read_instead(void *context, size_t variable)
{
    const struct instead *instead = context;
    return variable == instead->variable ? instead->value
                                         : instead->view->read(instead->view->context, variable);
}

static void search_in(struct search *search, const struct expression *expression, bool wanted);

/* Whether a comparison of the fact keeps a named condition from being as wanted where the fact has
 * another value. */
static bool refuses(const struct search *search, const struct naming *naming, uint32_t value)
{
    struct instead instead = {search->view, search->variable, value};
    struct state_view view = {search->view->problem, read_instead, NULL, &instead};
    struct known_values known = {view_value, &view};
    struct search trial = {.pool = search->pool,
                           .view = &view,
                           .binding = search->binding,
                           .variable = search->variable,
                           .naming = naming,
                           .is_trial = true};
    trial.binding.count = naming->count;
    trial.binding.known = &known;
    search_in(&trial, naming->condition, !naming->negated);
    return trial.found != NULL;
}

/* Whether a comparison is as wanted where the fact has another value. */
static bool suffices(const struct search *search, const struct expression *leaf, bool wanted,
                     uint32_t value)
{
    struct instead instead = {search->view, search->variable, value};
    struct state_view view = {search->view->problem, read_instead, NULL, &instead};
    return view_holds_under_binding(&view, leaf, wanted, &search->binding);
}

/* How many values of a fact of symbols are tried at the most, or one more. */
enum { SYMBOLS_TRIED = 64 };

/* Whether it is for a named condition, and one comparison in it, that a value is asked for, or is not. */
static bool is_for_value(const struct search *search, const struct naming *naming,
                         const struct expression *leaf, bool wanted, uint32_t value)
{
    const struct problem *problem = search->view->problem;
    if (value > problem->variables[search->variable].fact->top)
        return true;
    return constraint_allows(problem, search->asked, value) ? suffices(search, leaf, wanted, value)
                                                            : refuses(search, naming, value);
}

/* Whether it is for a named condition, and one comparison in it, that the fact is asked for just these
 * values: the comparison is as wanted with each of them, and the condition refuses all others. So
 * nothing is told to be for a condition that would be content with more, or that asks for more. Of
 * numbers the ends, and what is beside those and the present value, tell; of very many symbols some. */
static bool is_for(const struct search *search, const struct naming *naming,
                   const struct expression *leaf, bool wanted)
{
    const struct constraint *asked = search->asked;
    const struct fact *fact = search->view->problem->variables[search->variable].fact;
    uint32_t now = search->view->read(search->view->context, search->variable);
    bool fine = true;
    if (!asked)
        return true;
    if (fact->kind != GG_NUMBER) {
        for (uint32_t value = 0; value <= fact->top && fine; value += fact->top / SYMBOLS_TRIED + 1)
            fine = is_for_value(search, naming, leaf, wanted, value);
        return fine;
    }
    const uint32_t values[] = {now - 1,         now + 1, asked->low - 1, asked->low, asked->high,
                               asked->high + 1, 0,       fact->top};
    for (size_t i = 0; i < sizeof values / sizeof *values && fine; i++)
        fine = is_for_value(search, naming, leaf, wanted, values[i]);
    return fine;
}

/* A comparison that fails: whether it reads the fact, and which of the names around it tells why. */
static void search_leaf(struct search *search, const struct expression *leaf, bool wanted)
{
    size_t variables[FACTS_OF_LEAF];
    size_t count = view_facts_read_under_binding(search->view, leaf, &search->binding, variables,
                                                 FACTS_OF_LEAF);
    bool reads = false;
    for (size_t i = 0; i < count; i++)
        reads |= variables[i] == search->variable;
    const struct naming *naming = reads ? search->naming : NULL;
    while (naming && !search->is_trial && !is_for(search, naming, leaf, wanted))
        naming = naming->outer;
    if (naming)
        search->found = search->is_trial ? "" : name_found(search, naming);
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
        return view_facts_read_under_binding(search->view, expression, &search->binding, &variable,
                                             1) == 0 &&
               !view_holds_under_binding(search->view, expression, wanted, &search->binding);
    for (size_t i = 0; i < expression->child_count; i++)
        hopeless += is_hopeless(search, expression->children[i], wanted);
    bool all_wanted = (expression->kind == EXPRESSION_AND) == wanted;
    return all_wanted ? hopeless > 0 : hopeless == expression->child_count;
}

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
    if (look_up_leaf_arguments(with, &search->binding).state != LOOKED_UP)
        return;
    bind_parameters_to_facts(with, &search->binding);
    search_in(search, with->children[0], wanted);
    search->binding.count -= with->list_count;
    if (search->found)
        return;
    struct naming naming = {with->children[0]->named, with, !wanted, search->binding.count,
                            search->naming};
    search->naming = &naming;
    search_leaf(search, with, wanted);
    search->naming = naming.outer;
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
        search_leaf(search, expression, wanted);
    }
}

/* Looks into an expression unless it is as wanted. As deep as a condition may be nested, see
 * NAMED_DEPTH. */
static void search_in(struct search *search, const struct expression *expression, bool wanted)
{
    struct naming naming = {expression->named, expression, !wanted, search->binding.count,
                            search->naming};
    if (!naming.outer && !has_names(expression))
        return;
    if (view_holds_under_binding(search->view, expression, wanted, &search->binding) ||
        is_hopeless(search, expression, wanted))
        return;
    if (expression->named)
        search->naming = &naming;
    search_parts(search, expression, wanted);
    search->naming = naming.outer;
}

const char *failing_name(struct pool *pool, const struct state_view *view,
                         const struct conditions_with_objects *conditions, size_t variable,
                         const struct constraint *asked)
{
    struct known_values known = {view_value, view};
    struct search search = {.pool = pool, .view = view, .variable = variable, .asked = asked};
    const struct expressions *all = conditions->conditions;
    search.binding.count = conditions->count;
    search.binding.known = &known;
    memcpy(search.binding.symbols, conditions->arguments,
           conditions->count * sizeof *conditions->arguments);
    for (size_t i = 0; all && i < all->count && !search.found; i++)
        search_in(&search, all->items[i], true);
    return search.found;
}

const char *words_of_failing_name(struct pool *pool, const struct state_view *view,
                                  const struct conditions_with_objects *conditions,
                                  const struct constraint *asked)
{
    const char *name = failing_name(pool, view, conditions, asked->variable, asked);
    return name ? pool_format(pool, " for %s", name) : "";
}
