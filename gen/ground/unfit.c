/* SPDX-License-Identifier: MIT */
/*
 * Warns of facts that are arguments and can have a value that does not fit: see lookup.h. Conditions
 * are worked out once more, as if a comparison held just where it means nothing. Where they hold
 * then, and do not hold as they are written, only that comparison is in the way.
 */
#include "ground/lookup.h"
#include "ground/values.h"

/* The most steps that are spent on these warnings in a domain. */
enum { UNFIT_EFFORT = 20000000 };

/* -------------------------------------------------------------- which there are */

static bool term_can_be_unfit(const struct term *term)
{
    bool found = false;
    for (size_t i = 0; i < term->argument_count && !found; i++) {
        const struct term *argument = &term->arguments[i];
        found = term_can_be_unfit(argument);
        if (!is_computed_term(term) && argument->kind == TERM_FACT && !argument->warned)
            found |= !is_subset(&argument->fact->values, &term->fact->parameters[i]->objects);
    }
    return found;
}

static bool argument_can_be_unfit(const struct term *argument, const struct object_type *type)
{
    return term_can_be_unfit(argument) ||
           (!argument->warned && !is_subset(&argument->fact->values, &type->objects));
}

/* Whether a fact that is an argument in a comparison or of EXPRESSION_WITH can have values that do
   not fit, of which nothing has warned. */
static bool leaf_can_be_unfit(const struct expression *leaf)
{
    for (size_t i = 0; leaf->kind == EXPRESSION_WITH && i < leaf->list_count; i++)
        if (argument_can_be_unfit(&leaf->list[i], leaf->parameters[i].type))
            return true;
    return leaf->reads && (term_can_be_unfit(&leaf->left) || term_can_be_unfit(&leaf->right));
}

/* ------------------------------------------------------------------ warnings */

/* The first value that does not fit and that a box allows the fact. */
static uint32_t unfit_value(const struct grounding *grounding, const struct argument_lookup *lookup,
                            const struct box *box)
{
    const struct fact *fact = lookup->argument->fact;
    const struct constraint *allowed = box_constraint(box, lookup->variable);
    for (uint32_t value = 0; value <= fact->top; value++) {
        bool fits = symbol_position(&lookup->type->objects, fact->values.symbols[value]) >= 0;
        bool is = !fact->constant || value == constant_value(grounding, lookup->variable);
        if (!fits && is && (!allowed || constraint_allows(grounding->problem, allowed, value)))
            return value;
    }
    return fact->start;
}

void warn_of_unfit_argument(struct grounding *grounding, const struct argument_lookup *lookup,
                            const struct dnf *where, const char *so)
{
    const struct domain *domain = grounding->domain;
    struct term *argument = (struct term *)(uintptr_t)lookup->argument;
    if (argument->warned || !where->count)
        return;
    argument->warned = true;
    const struct fact *fact = argument->fact;
    uint32_t value = unfit_value(grounding, lookup, &where->items[0]);
    const char *words = term_text(grounding->pool, argument);
    const char *symbol = domain->symbols[fact->values.symbols[value]].name;
    report_warning(domain->parsing.diagnostics, "no-object", argument->place,
                   "'%s' can be '%s', which is no object of type '%s': then %s", words, symbol,
                   lookup->type->name, so);
    report_note(domain->parsing.diagnostics, fact->place,
                "'%s' is declared here; if that is meant, ask for it: %s != %s", fact->name, words,
                symbol);
}

/* ---------------------------------------------------------------- conditions */

/* Conditions that are looked at, with others. */
struct suspicion {
    const struct expressions *conditions, *others;
    struct binding *binding;
};

static struct dnf all_of(struct grounding *grounding, const struct suspicion *suspicion)
{
    struct dnf conditions = dnf_of_first_conditions(
        grounding, suspicion->conditions, suspicion->conditions->count, suspicion->binding);
    if (!suspicion->others)
        return conditions;
    struct dnf others = dnf_of_first_conditions(grounding, suspicion->others,
                                                suspicion->others->count, suspicion->binding);
    return dnf_and(&grounding->making_dnf, &conditions, &others);
}

static bool is_covered(const struct box *box, const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++)
        if (box_within(box, &dnf->items[i]))
            return true;
    return false;
}

/* Looks whether a comparison is in the way just because it means nothing. */
static void suspect(struct grounding *grounding, const struct suspicion *suspicion,
                    const struct expression *leaf)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    size_t effort = grounding->effort, work = making_dnf->work;
    struct dnf written = all_of(grounding, suspicion);
    grounding->unfit = (struct unfit_argument){.leaf = leaf};
    struct dnf supposed = all_of(grounding, suspicion);
    for (size_t i = 0; i < supposed.count && !making_dnf->exhausted; i++) {
        struct dnf box = {&supposed.items[i], 1};
        if (grounding->unfit.argument && !is_covered(&supposed.items[i], &written)) {
            struct argument_lookup lookup = {LOOKUP_UNFIT, grounding->unfit.argument,
                                             grounding->unfit.type, grounding->unfit.variable};
            warn_of_unfit_argument(grounding, &lookup, &box,
                                   "neither this condition holds nor its negation");
        }
    }
    pool_clear(making_dnf->pool);
    grounding->unfit_effort += grounding->effort - effort + (making_dnf->work - work);
    grounding->unfit = (struct unfit_argument){NULL, NULL, NULL, 0};
    grounding->effort = effort;
    making_dnf->work = work;
    making_dnf->exhausted = false;
}

/* As deep as an expression may be nested, see EXPRESSION_DEPTH. */
static void suspect_leaves(struct grounding *grounding, const struct suspicion *suspicion,
                           const struct expression *expression)
{
    if (leaf_can_be_unfit(expression) && grounding->unfit_effort < UNFIT_EFFORT)
        suspect(grounding, suspicion, expression);
    for (size_t i = 0; i < expression->child_count; i++)
        suspect_leaves(grounding, suspicion, expression->children[i]);
}

void warn_of_unfit_in_conditions(struct grounding *grounding, const struct expressions *conditions,
                                 const struct expressions *others, struct binding *binding)
{
    struct suspicion suspicion = {conditions, others, binding};
    for (size_t i = 0; i < conditions->count && !grounding->failed; i++)
        suspect_leaves(grounding, &suspicion, conditions->items[i]);
}
