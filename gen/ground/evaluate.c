/* SPDX-License-Identifier: MIT */
/* Conditions under a choice of objects: see evaluate.h. */
#include "ground/evaluate.h"

#include "ground/comparisons.h"
#include "ground/lookup.h"
#include "ground/slot_facts.h"

/* ------------------------------------------------------------------ constraints */

/* So many slots are asked for as boxes at the most. */
enum { SLOTS_AS_BOXES = 7 };

/* The position of a term's value among those of a fact, or -1. */
static int64_t value_among(const struct fact *fact, const struct term *term,
                           const struct binding *binding)
{
    if (term->kind == TERM_BOOL)
        return (int64_t)term->index;
    return symbol_position(&fact->values, symbol_of_term(term, binding));
}

/* ------------------------------------------------------------ evaluation */

static struct dnf evaluate_children(struct grounding *grounding,
                                    const struct expression *expression, struct binding *binding,
                                    bool negated)
{
    struct folding folding = {.both = (expression->kind == EXPRESSION_AND) != negated};
    for (size_t i = 0; i < expression->child_count && !grounding->making_dnf.exhausted; i++)
        folding_add(&grounding->making_dnf, &folding,
                    dnf_of_condition(grounding, expression->children[i], binding, negated));
    return folding_end(&grounding->making_dnf, &folding);
}

/* Evaluates what is asked of a slot if it is bound: "it is empty, or the condition holds". Where the
 * condition holds of an empty slot, whose facts are as at the start, it says that by itself, so that
 * it takes no boxes for each choice of empty slots. */
static struct dnf evaluate_guards(struct grounding *grounding, const struct expression *guards,
                                  struct binding *binding, bool negated)
{
    const struct expression *first = guards->children[0];
    if ((guards->kind == EXPRESSION_AND) != negated || guards->child_count > 2)
        return evaluate_children(grounding, guards, binding, negated);
    if (first->kind == EXPRESSION_NOT)
        first = first->children[0];
    size_t slot = symbol_of_term(&first->left.arguments[0], binding);
    struct dnf condition = dnf_of_condition(grounding, guards->children[1], binding, negated);
    if (holds_of_empty_slot(grounding->problem, &condition, slot))
        return condition;
    struct dnf empty = dnf_of_condition(grounding, guards->children[0], binding, negated);
    return dnf_or(&grounding->making_dnf, &empty, &condition);
}

/* Whether a condition has facts as arguments, so that neither it nor its negation may hold. */
static bool has_arguments_read(const struct expression *expression)
{
    if (expression->reads || expression->kind == EXPRESSION_WITH)
        return true;
    for (size_t i = 0; i < expression->child_count; i++)
        if (has_arguments_read(expression->children[i]))
            return true;
    return false;
}

/* Whether something is asked of so many slots, each of which may be empty instead, that there would be
 * too many boxes, each for a choice of empty slots. */
static bool asks_many_slots(struct grounding *grounding, const struct expression *quantifier,
                            struct binding *binding, bool negated)
{
    const struct expression *guards = quantifier->children[0];
    size_t choices = 1;
    for (size_t i = 0; i < quantifier->parameter_count && choices <= SLOTS_AS_BOXES; i++)
        choices *= quantifier->parameters[i].type->objects.count;
    if (!guards->guards || choices <= SLOTS_AS_BOXES || has_arguments_read(guards))
        return false;
    struct binding_iterator first =
        binding_iterator_start(binding, quantifier->parameters, quantifier->parameter_count);
    struct dnf dnf = dnf_of_condition(grounding, guards, binding, negated);
    binding_iterator_end(&first);
    return dnf.count > 1;
}

static struct dnf evaluate_quantifier(struct grounding *grounding,
                                      const struct expression *expression, struct binding *binding,
                                      bool negated)
{
    bool both = (expression->kind == EXPRESSION_ALL) != negated;
    if (both && asks_many_slots(grounding, expression, binding, negated))
        return dnf_of_quantifier_by_count(grounding, expression, binding);
    struct folding folding = {.both = both};
    struct binding_iterator choice =
        binding_iterator_start(binding, expression->parameters, expression->parameter_count);
    for (; choice.going && !grounding->making_dnf.exhausted; binding_iterator_next(&choice))
        folding_add(&grounding->making_dnf, &folding,
                    dnf_of_condition(grounding, expression->children[0], binding, negated));
    binding_iterator_end(&choice);
    return folding_end(&grounding->making_dnf, &folding);
}

/* Compares two facts: makes a box for each value of the left one. */
static struct dnf compare_facts(struct grounding *grounding, const struct expression *expression,
                                const struct binding *binding, bool equal)
{
    size_t left = variable_of_term(&expression->left, binding);
    size_t right = variable_of_term(&expression->right, binding);
    const struct fact *a = expression->left.fact, *b = expression->right.fact;
    struct dnf result = dnf_never();
    for (uint32_t i = 0; i <= a->top && !grounding->making_dnf.exhausted; i++) {
        int64_t position =
            a->kind == GG_BOOL ? (int64_t)i : symbol_position(&b->values, a->values.symbols[i]);
        struct dnf left_dnf =
            dnf_of_settled_constraint(grounding, grounding_constraint_of_value(grounding, left, i));
        struct dnf right_dnf = dnf_of_truth(grounding, !equal);
        if (position >= 0) {
            struct constraint same =
                grounding_constraint_of_value(grounding, right, (uint32_t)position);
            right_dnf = equal ? dnf_of_settled_constraint(grounding, same)
                              : dnf_of_settled_complement(grounding, same);
        }
        struct dnf both = dnf_and(&grounding->making_dnf, &left_dnf, &right_dnf);
        result = dnf_or(&grounding->making_dnf, &result, &both);
    }
    return result;
}

static struct dnf compare_number(struct grounding *grounding, const struct expression *expression,
                                 const struct binding *binding, bool negated)
{
    if (expression->low > expression->high)
        return dnf_of_truth(grounding, negated);
    struct constraint constraint = {.variable = variable_of_term(&expression->left, binding),
                                    .low = (uint32_t)expression->low,
                                    .high = (uint32_t)expression->high};
    return negated ? dnf_of_settled_complement(grounding, constraint)
                   : dnf_of_settled_constraint(grounding, constraint);
}

static struct dnf evaluate_compare(struct grounding *grounding, const struct expression *expression,
                                   const struct binding *binding, bool negated)
{
    const struct term *left = &expression->left, *right = &expression->right;
    bool equal = (expression->comparison == EQUAL) != negated;
    if (left->kind != TERM_FACT)
        return dnf_of_truth(
            grounding, (symbol_of_term(left, binding) == symbol_of_term(right, binding)) == equal);
    if (left->fact->kind == GG_NUMBER)
        return compare_number(grounding, expression, binding,
                              negated != (expression->comparison == NOT_EQUAL));
    if (right->kind == TERM_FACT)
        return compare_facts(grounding, expression, binding, equal);
    int64_t value = value_among(left->fact, right, binding);
    if (value < 0)
        return dnf_of_truth(grounding, !equal);
    struct constraint constraint =
        grounding_constraint_of_value(grounding, variable_of_term(left, binding), (uint32_t)value);
    return equal ? dnf_of_settled_constraint(grounding, constraint)
                 : dnf_of_settled_complement(grounding, constraint);
}

/* One of some flags or symbols: all that are listed are one constraint. */
static struct dnf one_of_symbols(struct grounding *grounding, const struct expression *expression,
                                 const struct binding *binding, bool negated)
{
    const struct fact *fact = expression->left.fact;
    size_t variable = variable_of_term(&expression->left, binding);
    uint64_t *set =
        pool_take(grounding->making_dnf.pool, (fact->top / 64 + (size_t)1) * sizeof *set);
    for (size_t i = 0; i < expression->list_count; i++) {
        int64_t value = value_among(fact, &expression->list[i], binding);
        if (value >= 0)
            set[value / 64] |= (uint64_t)1 << value % 64;
    }
    struct constraint constraint = {.variable = variable, .allowed = set[0]};
    if (kept_as_number(fact))
        constraint = constraint_of_set(variable, set, fact->top);
    return negated ? dnf_of_settled_complement(grounding, constraint)
                   : dnf_of_settled_constraint(grounding, constraint);
}

static struct dnf one_of(struct grounding *grounding, const struct expression *expression,
                         const struct binding *binding, bool negated)
{
    const struct term *left = &expression->left;
    struct folding folding = {.both = negated};
    if (left->kind == TERM_FACT && left->fact->kind != GG_NUMBER)
        return one_of_symbols(grounding, expression, binding, negated);
    for (size_t i = 0; i < expression->list_count && !grounding->making_dnf.exhausted; i++) {
        const struct term *item = &expression->list[i];
        struct dnf dnf;
        if (left->kind != TERM_FACT) {
            dnf = dnf_of_truth(grounding, (symbol_of_term(left, binding) ==
                                           symbol_of_term(item, binding)) != negated);
        } else {
            struct constraint is = grounding_constraint_of_value(
                grounding, variable_of_term(left, binding), (uint32_t)item->index);
            dnf = negated ? dnf_of_settled_complement(grounding, is)
                          : dnf_of_settled_constraint(grounding, is);
        }
        folding_add(&grounding->making_dnf, &folding, dnf);
    }
    return folding_end(&grounding->making_dnf, &folding);
}

/* EXPRESSION_WITH, whose facts are known. */
static struct dnf evaluate_with(struct grounding *grounding, const struct expression *with,
                                struct binding *binding, bool negated)
{
    bind_parameters_to_facts(with, binding);
    struct dnf result = dnf_of_condition(grounding, with->children[0], binding, negated);
    binding->count -= with->list_count;
    return result;
}

/* A comparison, or EXPRESSION_WITH, whose arguments are known. */
static struct dnf evaluate_leaf(struct grounding *grounding, const struct expression *expression,
                                struct binding *binding, bool negated)
{
    switch (expression->kind) {
    case EXPRESSION_WITH:
        return evaluate_with(grounding, expression, binding, negated);
    case EXPRESSION_COMPARE:
        return evaluate_compare(grounding, expression, binding, negated);
    case EXPRESSION_AMOUNTS:
        return dnf_of_amount_comparison(grounding, expression, binding, negated);
    case EXPRESSION_IN:
        return one_of(grounding, expression, binding, negated);
    default:
        if (expression->left.kind == TERM_BOOL)
            return dnf_of_truth(grounding, (expression->left.index != 0) != negated);
        return dnf_of_settled_constraint(
            grounding, grounding_constraint_of_value(
                           grounding, variable_of_term(&expression->left, binding), !negated));
    }
}

/* A comparison, or EXPRESSION_WITH, whose arguments are being looked up. */
struct reading {
    const struct expression *leaf;
    bool negated;
    struct folding *values; /* what holds with the values so far */
};

static void evaluate_add_values(struct grounding *grounding, void *context, struct binding *binding,
                                const struct argument_lookup *lookup, const struct dnf *where)
{
    const struct reading *reading = context;
    struct unfit_argument *unfit = &grounding->unfit;
    bool fits = lookup->state == LOOKED_UP;
    struct dnf holds;
    if (unfit->leaf == reading->leaf) {
        if (!fits)
            *unfit = (struct unfit_argument){unfit->leaf, lookup->argument, lookup->type,
                                             lookup->variable};
        holds = dnf_of_truth(grounding, !fits);
    } else {
        holds = fits ? evaluate_leaf(grounding, reading->leaf, binding, reading->negated)
                     : dnf_of_truth(grounding, grounding->refusing);
    }
    folding_add(&grounding->making_dnf, reading->values,
                dnf_and(&grounding->making_dnf, where, &holds));
}

/* A comparison with facts as arguments: it holds with one of their values. */
static struct dnf evaluate_reading(struct grounding *grounding, const struct expression *leaf,
                                   struct binding *binding, bool negated)
{
    struct folding values = {.both = false};
    struct reading reading = {leaf, negated, &values};
    struct lookup_visitor looking = {
        .leaf = leaf, .visit = evaluate_add_values, .context = &reading, .place = leaf->place};
    struct dnf always = dnf_always(&grounding->making_dnf);
    for_each_lookup(grounding, &looking, binding, &always);
    return folding_end(&grounding->making_dnf, &values);
}

struct dnf dnf_of_condition(struct grounding *grounding, const struct expression *expression,
                            struct binding *binding, bool negated)
{
    count_effort(grounding, 1);
    if (grounding->making_dnf.exhausted)
        return dnf_never();
    switch (expression->kind) {
    case EXPRESSION_NOT:
        return dnf_of_condition(grounding, expression->children[0], binding, !negated);
    case EXPRESSION_ALL:
    case EXPRESSION_ANY:
        return evaluate_quantifier(grounding, expression, binding, negated);
    case EXPRESSION_AND:
    case EXPRESSION_OR:
        if (expression->guards)
            return evaluate_guards(grounding, expression, binding, negated);
        return evaluate_children(grounding, expression, binding, negated);
    default:
        if (expression->reads || expression->kind == EXPRESSION_WITH)
            return evaluate_reading(grounding, expression, binding, negated);
        return evaluate_leaf(grounding, expression, binding, negated);
    }
}

struct dnf dnf_of_first_conditions(struct grounding *grounding,
                                   const struct expressions *conditions, size_t count,
                                   struct binding *binding)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct folding folding = {.both = true};
    grounding->condition_effort = 0;
    making_dnf->constraints = 0;
    for (size_t i = 0; i < count && !making_dnf->exhausted; i++)
        folding_add(making_dnf, &folding,
                    dnf_of_condition(grounding, conditions->items[i], binding, false));
    return folding_end(making_dnf, &folding);
}

/* Whether the first `count` of some conditions, together, need too many boxes. */
static bool evaluate_are_too_many(struct grounding *grounding, const struct expressions *conditions,
                                  size_t count, struct binding *binding)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    making_dnf->work = 0;
    making_dnf->exhausted = false;
    struct dnf dnf = dnf_of_first_conditions(grounding, conditions, count, binding);
    bool too_many = making_dnf->exhausted || dnf.count > DNF_BOXES;
    pool_clear(making_dnf->pool);
    return too_many;
}

/* Reports the first of the conditions with which there are too many boxes, or the last one if
 * only the work on all of them is too much. */
static void report_dnf(struct grounding *grounding, const struct expressions *conditions,
                       struct binding *binding)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    size_t fine = 0, count = conditions->count;
    bool only_work = grounding->condition_effort > CONDITION_EFFORT_LIMIT;
    while (count - fine > 1) {
        size_t middle = fine + (count - fine) / 2;
        if (evaluate_are_too_many(grounding, conditions, middle, binding))
            count = middle;
        else
            fine = middle;
    }
    struct place place = conditions->items[count - 1]->place;
    const char *together = count > 1 ? "together with those before it, " : "";
    if (only_work)
        report_error(diagnostics, place,
                     "this condition is too complicated: %sit takes more than %d steps to be "
                     "worked out, the most that there can be",
                     together, CONDITION_EFFORT_LIMIT);
    else
        report_error(diagnostics, place,
                     "this condition is too complicated: %sit needs more than %d boxes "
                     "(conjunctions joined by 'or'), the most that there can be",
                     together, DNF_BOXES);
    report_note(diagnostics, place,
                "this bound is fixed; 'or', 'any', '!=' and 'in' on numbers, and facts that are "
                "compared or arguments, with a box for each value of one, multiply boxes");
    grounding->failed = true;
}

struct dnf dnf_of_conditions(struct grounding *grounding, const struct expressions *conditions,
                             struct binding *binding)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf result = dnf_of_first_conditions(grounding, conditions, conditions->count, binding);
    bool too_many = making_dnf->exhausted || result.count > DNF_BOXES;
    struct dnf kept = keep_dnf(grounding, &result);
    if (conditions->count && check_effort_limits(grounding, conditions->items[0]->place) &&
        too_many && !grounding->failed)
        report_dnf(grounding, conditions, binding);
    return kept;
}

bool is_satisfied(struct grounding *grounding, const struct expression *leaf,
                  struct binding *binding, bool negated)
{
    grounding->condition_effort = 0;
    bool result = dnf_of_condition(grounding, leaf, binding, negated).count > 0;
    pool_clear(grounding->making_dnf.pool);
    return result;
}
