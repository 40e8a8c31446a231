/* SPDX-License-Identifier: MIT */
/* Conditions and effects, resolved: see resolve.h. Rests on terms.c. */
#include "domain/resolve.h"

#include "domain/named_condition.h"
#include "domain/slots.h"
#include "domain/trees.h"
#include "syntax/advice.h"

/* ------------------------------------------------------------ conditions */

static bool resolve_number_comparison(struct scope *scope, struct expression *expression)
{
    const struct fact *fact = expression->left.fact;
    bool ordered = expression->comparison != EQUAL && expression->comparison != NOT_EQUAL;
    int64_t number;
    bool exact = true;
    if (!number_on_fact_scale(scope, &expression->right, fact, &number, ordered ? &exact : NULL))
        return false;
    enum comparison comparison = expression->comparison;
    expression->low = expression->high = number;
    if (comparison == LESS || comparison == AT_MOST) {
        expression->low = 0;
        expression->high -= comparison == LESS && exact;
    } else if (ordered) {
        expression->high = fact->top;
        expression->low += comparison == GREATER || !exact;
    }
    return true;
}

static bool is_object(const struct term *term)
{
    return term->kind == TERM_PARAMETER || term->kind == TERM_SYMBOL;
}

static void swap_sides(struct expression *expression)
{
    static const enum comparison swapped[] = {EQUAL, NOT_EQUAL, GREATER, AT_LEAST, LESS, AT_MOST};
    struct term left = expression->left;
    expression->left = expression->right;
    expression->right = left;
    expression->comparison = swapped[expression->comparison];
}

static bool resolve_sides(struct scope *scope, struct expression *expression)
{
    struct term *left = &expression->left, *right = &expression->right;
    if (!resolve_term(scope, left, NULL))
        return false;
    const struct fact *fact = left->kind == TERM_FACT ? left->fact : NULL;
    if (!resolve_term(scope, right, fact))
        return false;
    if (left->kind != TERM_FACT && right->kind == TERM_FACT)
        swap_sides(expression);
    return true;
}

/* If a fact has the name of a parameter, notes that the fact may have been meant. */
static void note_hidden_fact(struct scope *scope, const struct term *parameter)
{
    struct term fact = *parameter;
    if (find_fact(scope, &fact))
        report_note(diagnostics_of_scope(scope), fact.fact->place,
                    "the parameter hides the fact '%s', which is declared here", fact.name);
}

static bool is_of_facts(const struct term *term, const void *nothing)
{
    (void)nothing;
    return term->kind == TERM_FACT || term->kind == TERM_COUNT;
}

/* Whether a term has a fact: otherwise what it is compared with must. */
static bool mentions_a_fact(const struct term *term)
{
    return find_in_term(term, is_of_facts, NULL) != NULL;
}

static bool not_a_comparison(struct scope *scope, const struct expression *expression)
{
    return refuse(&scope->domain->parsing, expression->place,
                  "a comparison is of a fact or parameter with a value, in %s", scope->context);
}

static bool resolve_children(struct scope *scope, struct expression *expression);

/* Resolves the conditions of the counts in a term. */
static bool resolve_counts(struct scope *scope, struct term *term)
{
    if (term->kind == TERM_COUNT)
        return resolve_children(scope, term->counted);
    for (size_t i = 0; is_computed_term(term) && i < term->argument_count; i++)
        if (!resolve_counts(scope, &term->arguments[i]))
            return false;
    return true;
}

static bool resolve_amounts(struct scope *scope, struct expression *expression)
{
    expression->kind = EXPRESSION_AMOUNTS;
    if (!resolve_counts(scope, &expression->left) || !resolve_counts(scope, &expression->right) ||
        !resolve_amount(scope, &expression->left) || !resolve_amount(scope, &expression->right))
        return false;
    return mentions_a_fact(&expression->left) || mentions_a_fact(&expression->right) ||
           not_a_comparison(scope, expression);
}

static bool resolve_comparison(struct scope *scope, struct expression *expression)
{
    if (is_computed_term(&expression->left) || is_computed_term(&expression->right))
        return resolve_amounts(scope, expression);
    if (!resolve_sides(scope, expression))
        return false;
    struct term *left = &expression->left, *right = &expression->right;
    bool ordered = expression->comparison != EQUAL && expression->comparison != NOT_EQUAL;
    if (left->kind == TERM_FACT) {
        mark_term_read(scope, left);
        mark_term_read(scope, right);
        if (left->fact->kind == GG_NUMBER && right->kind == TERM_FACT)
            return resolve_amounts(scope, expression);
        if (left->fact->kind == GG_NUMBER)
            return resolve_number_comparison(scope, expression);
        if (!ordered)
            return check_value_may_fit(scope, right, left->fact);
        return report_not_a_number(scope, left, "it has no order");
    }
    if (is_object(left) && is_object(right) && !ordered)
        return true;
    if (left->kind == TERM_PARAMETER && ordered) {
        refuse(&scope->domain->parsing, left->place,
               "'%s' is a parameter here, an object, and has no order", left->name);
        note_hidden_fact(scope, left);
        return false;
    }
    return not_a_comparison(scope, expression);
}

static bool resolve_in(struct scope *scope, struct expression *expression)
{
    struct term *left = &expression->left;
    bool fine = is_computed_term(left) || resolve_term(scope, left, NULL);
    if (fine && left->kind != TERM_FACT && left->kind != TERM_PARAMETER) {
        refuse(&scope->domain->parsing, left->place, "'in' wants a fact or a parameter before it");
        fine = false;
    }
    for (size_t i = 0; fine && i < expression->list_count; i++) {
        struct term *item = &expression->list[i];
        const struct fact *fact = left->kind == TERM_FACT ? left->fact : NULL;
        int64_t number;
        if (!resolve_term(scope, item, fact))
            return false;
        if (fact && fact->kind == GG_NUMBER) {
            fine = number_on_fact_scale(scope, item, fact, &number, NULL);
            item->index = fine ? (size_t)number : 0;
        } else if (item->kind == TERM_FACT || (!fact && !is_object(item))) {
            refuse(&scope->domain->parsing, item->place, "the list of 'in' is of values");
            fine = false;
        } else if (fact) {
            fine = check_value_may_fit(scope, item, fact);
        }
    }
    if (fine)
        mark_term_read(scope, left);
    return fine;
}

static bool resolve_holds(struct scope *scope, struct expression *expression)
{
    struct term *left = &expression->left;
    if (!is_computed_term(left) && !resolve_term(scope, left, NULL))
        return false;
    if (left->kind == TERM_BOOL)
        return true;
    if (left->kind == TERM_FACT && left->fact->kind == GG_BOOL) {
        mark_term_read(scope, left);
        return true;
    }
    refuse(&scope->domain->parsing, left->place,
           "'%s' is not true or false by itself; compare it with a value", left->name);
    if (left->kind == TERM_PARAMETER)
        note_hidden_fact(scope, left);
    return false;
}

static bool resolve_part(struct scope *scope, struct expression *expression);

static bool resolve_children(struct scope *scope, struct expression *expression)
{
    size_t outer = scope->count;
    bool fine = scope_add_parameters(scope, expression->parameters, expression->parameter_count);
    for (size_t i = 0; fine && i < expression->child_count; i++)
        fine = resolve_part(scope, expression->children[i]);
    if (fine)
        restrict_quantifier_to_bound(scope, expression);
    scope->count = outer;
    return fine;
}

static bool resolve_part(struct scope *scope, struct expression *expression)
{
    bool fine;
    switch (expression->kind) {
    case EXPRESSION_HOLDS:
        if (named_condition_of_term(scope, &expression->left))
            return expand_named_condition(scope, expression);
        fine = resolve_holds(scope, expression);
        break;
    case EXPRESSION_COMPARE:
        fine = resolve_comparison(scope, expression);
        break;
    case EXPRESSION_IN:
        fine = resolve_in(scope, expression);
        break;
    default:
        return resolve_children(scope, expression);
    }
    /* The list of `in` has no fact as an argument. */
    expression->reads =
        has_fact_argument(&expression->left) || has_fact_argument(&expression->right);
    return fine;
}

bool resolve_condition(struct scope *scope, struct expression *condition)
{
    return resolve_part(scope, condition) && check_condition_depth(scope, condition);
}

/* --------------------------------------------------------------- effects */

static bool resolve_addition(struct scope *scope, struct expression *effect)
{
    const struct fact *fact = effect->left.fact;
    if (scope->is_start)
        return refuse(&scope->domain->parsing, effect->place, "the start has nothing to add to");
    if (fact->kind != GG_NUMBER)
        return report_not_a_number(scope, &effect->left, "nothing can be added to it");
    if (effect->right.kind != TERM_NUMBER)
        return resolve_amount(scope, &effect->right);
    struct number_scale from_zero = fact->scale;
    from_zero.low = 0;
    bool exact;
    effect->low = number_on_unbounded_scale(&from_zero, effect->right.number, &exact);
    if (!exact)
        return report_wrong_value(scope, &effect->right, fact, "is not a whole number of steps of");
    if (effect->low > (int64_t)INT32_MAX || effect->low < -(int64_t)INT32_MAX)
        return report_wrong_value(scope, &effect->right, fact, "is too much to add to");
    return true;
}

static bool resolve_assignment(struct scope *scope, struct expression *effect)
{
    const struct term *left = &effect->left;
    const struct fact *fact = left->fact;
    struct term *value = &effect->right;
    if (fact->kind != GG_BOOL && value->kind == TERM_BOOL && !value->name) {
        refuse(&scope->domain->parsing, effect->place,
               "'%s' is not a bool: give it a value with '='", fact->name);
        return note_where_fact_is_declared(scope, fact);
    }
    if (fact->kind == GG_NUMBER && (value->kind == TERM_FACT || is_computed_term(value)))
        return resolve_amount(scope, value);
    if (is_computed_term(value))
        return report_not_a_number(scope, left, "only a number is worked out");
    if (fact->kind == GG_NUMBER)
        return number_on_fact_scale(scope, value, fact, &effect->low, NULL);
    if (!check_value_may_fit(scope, value, fact) ||
        (fact->kind == GG_SYMBOL && !check_value_always_fits(scope, value, fact)))
        return false;
    mark_term_read(scope, value);
    return true;
}

static bool resolve_change(struct scope *scope, struct expression *effect)
{
    struct term *left = &effect->left;
    if (left->kind == TERM_NUMBER)
        return refuse(&scope->domain->parsing, left->place, "an effect begins with a fact");
    if (!find_fact(scope, left)) {
        report_unknown(scope, left, true, false);
        return false;
    }
    if (left->fact->untyped ||
        !resolve_arguments(scope, left, left->fact->parameters, left->fact->parameter_count))
        return false;
    if (left->fact->constant && !scope->is_start) {
        refuse(&scope->domain->parsing, left->place, "'%s' is constant; %s change it", left->name,
               scope->context);
        return note_where_fact_is_declared(scope, left->fact);
    }
    left->fact->changed |= !scope->is_start && !scope->looks_on;
    bool worked_out = is_computed_term(&effect->right);
    if (effect->right.kind != TERM_BOOL && !worked_out &&
        !resolve_term(scope, &effect->right, left->fact))
        return false;
    if (effect->kind == EXPRESSION_ADD)
        return resolve_addition(scope, effect);
    if (!resolve_assignment(scope, effect))
        return false;
    if (scope->is_start && changing_fact(&effect->right))
        return report_wrong_value(scope, &effect->right, left->fact,
                                  worked_out
                                      ? "reads a fact that can change; constants tell the start of"
                                      : "is a fact that can change; constants tell the start of");
    return true;
}

/* Whether the facts that are arguments in an effect of `all` are the same for all of its objects,
 * whose first variable has a position; otherwise an error says so. */
static bool all_looks_up_once(struct scope *scope, const struct expression *change, size_t outer)
{
    const struct term *argument = find_argument_with_variable(&change->left, outer);
    if (!argument)
        argument = find_argument_with_variable(&change->right, outer);
    if (argument)
        refuse(&scope->domain->parsing, argument->place,
               "'all' does not look up '%s' for each object: write an effect for each",
               term_text(scope->domain->parsing.pool, argument));
    return !argument;
}

/* Whether a change may take place over time, if it does; otherwise an error says so. */
static bool may_last(struct scope *scope, const struct expression *change)
{
    if (!change->over_time || scope->has_cases)
        return true;
    return refuse(&scope->domain->parsing, change->place,
                  "only effects of actions take place over time, and not %s", scope->context);
}

/* Resolves the condition of a change, if it has one: "wet if raining". */
static bool resolve_case(struct scope *scope, struct expression *change)
{
    if (!change->child_count)
        return true;
    if (!scope->has_cases)
        return refuse(&scope->domain->parsing, change->children[0]->place,
                      "only effects of actions have an 'if', and not %s%s", scope->context,
                      scope->of_rule ? ": write a rule for each case" : "");
    const struct fact *read = changing_fact(&change->right);
    if (read)
        return refuse(
            &scope->domain->parsing, change->right.place,
            "an effect with 'if' cannot read '%s', which changes: write an action for each case",
            read->name);
    scope->in_conditions = true;
    bool fine = resolve_condition(scope, change->children[0]);
    scope->in_conditions = false;
    const struct term *found = fine ? find_fact_argument_in_expression(change, true) : NULL;
    if (found)
        refuse(&scope->domain->parsing, found->place,
               "'%s' is an argument that changes: with 'if', let a parameter stand for it",
               term_text(scope->domain->parsing.pool, found));
    return fine && !found;
}

/* The same as resolve_condition, of an effect. */
static bool resolve_effect(struct scope *scope, struct expression *effect)
{
    size_t outer = scope->count;
    bool all = effect->kind == EXPRESSION_ALL;
    struct expression *change = all ? effect->children[0] : effect;
    bool fine = scope_add_parameters(scope, effect->parameters, effect->parameter_count) &&
                resolve_change(scope, change);
    if (fine && all && changing_fact(&change->right)) {
        report_change_reads_fact(scope->domain, change, "'all'", "an effect for each object");
        fine = false;
    }
    fine = fine && (!all || all_looks_up_once(scope, change, outer)) && may_last(scope, change) &&
           resolve_case(scope, change) && check_change_keeps_empty_slots(scope, change, outer);
    scope->count = outer;
    return fine;
}

/* ----------------------------------------------------------------- texts */

static void report_mapping(const struct parsing *parsing, const struct node *mapping, bool effects)
{
    const char *advice = advice_mapping_as_list(parsing->pool, mapping, effects);
    refuse(parsing, mapping->place, "%s is a text, not a mapping%s%s",
           effects ? "an effect" : "a condition", advice ? "; write: " : "", advice ? advice : "");
}

/* Whether an item of a list is a key of the mapping about it, as [open, effects: done], whose ']' is
 * missing before it; an error then says so. */
static bool is_key_in_list(const struct parsing *parsing, const struct node *item)
{
    const char *name = item->kind == NODE_MAPPING && item->count == 1 ? item->keys[0]->text : NULL;
    bool known = false;
    for (size_t i = 0; name && parsing->tables[i]; i++)
        known |= key_find(parsing->tables[i], name) != NULL;
    known = known && text_number_map_get(parsing->facts, name) < 0;
    if (known)
        refuse(parsing, item->keys[0]->place,
               "'%s' is a key, and stands in a list: is its ']' missing before the key?", name);
    return known;
}

struct expression *parse_phrase(const struct parsing *parsing, const struct node *text, bool effect)
{
    if (text->kind != NODE_MAPPING)
        return effect ? parse_effect(parsing, text) : parse_condition(parsing, text);
    report_mapping(parsing, text, effect);
    return NULL;
}

static struct expressions texts_read_texts(struct scope *scope, struct node *node, bool effects)
{
    const struct parsing *parsing = &scope->domain->parsing;
    struct expressions result = {0};
    struct text words = {0};
    size_t count = 0;
    bool none = !node || node_is_null(node);
    struct node **texts = none ? NULL : texts_of_node(parsing, node, true, &count);
    bool in_list = node && node->kind == NODE_SEQUENCE && node->flow;
    scope->in_conditions = !effects;
    for (size_t i = 0; i < count && !(in_list && is_key_in_list(parsing, texts[i])); i++) {
        struct expression *item = parse_phrase(parsing, texts[i], effects);
        if (!item || !(effects ? resolve_effect(scope, item) : resolve_condition(scope, item)))
            continue;
        size_t number = result.count;
        POOL_ADD(parsing->pool, result.texts, number) = texts[i]->text;
        POOL_ADD(parsing->pool, result.items, result.count) = item;
        text_add_item(&words, texts[i]->text);
    }
    scope->in_conditions = false;
    result.text = text_move_to_pool(&words, parsing->pool);
    return result;
}

struct expressions read_conditions(struct scope *scope, struct node *node)
{
    return texts_read_texts(scope, node, false);
}

struct expressions read_effects(struct scope *scope, struct node *node)
{
    return texts_read_texts(scope, node, true);
}
