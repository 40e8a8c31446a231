/* SPDX-License-Identifier: MIT */
/*
 * Checks what examples ask of states: see grounding.h. These conditions are looked at as they
 * are written (state_view.h), many times, so that nothing about them may go wrong then.
 */
#include "ground/grounding.h"

#include "domain/examples.h"
#include "ground/comparisons.h"
#include "ground/lookup.h"

static void check(struct grounding *grounding, struct expression *condition,
                  struct binding *binding);

/* Checks the child of `all` or `any` for all objects of its variables. */
static void check_variables(struct grounding *grounding, const struct expression *quantifier,
                            struct binding *binding)
{
    struct binding_iterator choice =
        binding_iterator_start(binding, quantifier->parameters, quantifier->parameter_count);
    for (; choice.going && !grounding->failed; binding_iterator_next(&choice))
        check(grounding, quantifier->children[0], binding);
    binding_iterator_end(&choice);
}

/* Checks the conditions that are counted in a term. */
static void check_counts_in(struct grounding *grounding, const struct term *term,
                            struct binding *binding)
{
    if (term->counted)
        check_variables(grounding, term->counted, binding);
    for (size_t i = 0; is_computed_term(term) && i < term->argument_count; i++)
        check_counts_in(grounding, &term->arguments[i], binding);
}

static void check_known(struct grounding *grounding, void *context, struct binding *binding,
                        const struct argument_lookup *lookup, const struct dnf *where)
{
    struct expression *condition = context;
    (void)where;
    if (lookup->state == LOOKED_UP && condition->kind == EXPRESSION_AMOUNTS)
        (void)difference_of_sides(grounding, condition, binding);
    if (lookup->state != LOOKED_UP || condition->kind != EXPRESSION_WITH)
        return;
    bind_parameters_to_facts(condition, binding);
    check(grounding, condition->children[0], binding);
    binding->count -= condition->list_count;
}

/* Checks a comparison of amounts, or EXPRESSION_WITH, for all values of the facts that are arguments
 * in it. */
static void check_reading(struct grounding *grounding, struct expression *condition,
                          struct binding *binding)
{
    struct lookup_visitor looking = {
        .leaf = condition, .visit = check_known, .context = condition, .place = condition->place};
    struct dnf always = dnf_always(&grounding->making_dnf);
    for_each_lookup(grounding, &looking, binding, &always);
}

static void check(struct grounding *grounding, struct expression *condition,
                  struct binding *binding)
{
    if (++grounding->condition_effort > CONDITION_EFFORT_LIMIT)
        report_too_large(grounding, condition->place, CONDITION_EFFORT_LIMIT,
                         "steps to look at this condition once");
    if (grounding->failed)
        return;
    if (condition->kind == EXPRESSION_ALL || condition->kind == EXPRESSION_ANY) {
        check_variables(grounding, condition, binding);
        return;
    }
    if (condition->kind == EXPRESSION_AMOUNTS || condition->kind == EXPRESSION_WITH) {
        if (condition->kind == EXPRESSION_AMOUNTS) {
            check_counts_in(grounding, &condition->left, binding);
            check_counts_in(grounding, &condition->right, binding);
        }
        check_reading(grounding, condition, binding);
        return;
    }
    for (size_t i = 0; i < condition->child_count && !grounding->failed; i++)
        check(grounding, condition->children[i], binding);
}

static void check_subject(struct grounding *grounding, const struct subject *subject)
{
    struct binding none = new_binding(grounding, 0);
    grounding->condition_effort = 0;
    for (size_t i = 0; subject->kind == SUBJECT_TOGETHER && i < subject->part_count; i++)
        check_subject(grounding, &subject->parts[i]);
    if (subject->kind == SUBJECT_CONDITION && !grounding->failed)
        check(grounding, subject->condition, &none);
    pool_clear(grounding->making_dnf.pool);
}

void check_example_conditions(struct grounding *grounding)
{
    const struct domain *domain = grounding->domain;
    for (size_t i = 0; i < domain->example_count; i++) {
        const struct example *example = &domain->examples[i];
        for (size_t j = 0; j < example->expectation_count; j++)
            for (size_t k = 0; k < example->expectations[j].count; k++)
                check_subject(grounding, &example->expectations[j].subjects[k]);
    }
}
