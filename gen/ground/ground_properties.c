/* SPDX-License-Identifier: MIT */
/*
 * Makes trees of ground comparisons of the conditions of `always` and `reachable`: see
 * grounding.h. What constants settle is left out of the trees.
 */
#include "ground/evaluate.h"

/* The most comparisons that the conditions of `always` and `reachable` have together, each counted
 * for all objects of `all` and `any` around it. */
enum { PROPERTY_COMPARISONS = 1000000 };

/* A condition that is being unfolded, under the objects that `all` and `any` have so far. */
struct unfolding {
    struct grounding *grounding;
    struct binding binding;
    size_t *comparisons; /* so far, in all conditions */
};

static struct condition_tree formula_of(struct unfolding *unfolding, struct expression *expression,
                                        bool negated);

static struct condition_tree truth_of(bool truth)
{
    return (struct condition_tree){.kind = truth ? TREE_ALL : TREE_ANY};
}

static struct condition_tree leaf_of(struct unfolding *unfolding, struct expression *expression,
                                     bool negated)
{
    struct grounding *grounding = unfolding->grounding;
    struct expression inverse = {.kind = EXPRESSION_NOT,
                                 .place = expression->place,
                                 .children = &expression,
                                 .child_count = 1};
    struct expression *item = negated ? &inverse : expression;
    struct expressions list = {.items = &item, .count = 1};
    if (++*unfolding->comparisons > PROPERTY_COMPARISONS) {
        report_too_large(grounding, expression->place, PROPERTY_COMPARISONS,
                         "comparisons in 'always' and 'reachable'");
        return truth_of(true);
    }
    struct condition_tree leaf = {.kind = TREE_LEAF,
                                  .dnf = dnf_of_conditions(grounding, &list, &unfolding->binding)};
    bool settled = leaf.dnf.count == 0 || dnf_is_always(&leaf.dnf);
    return settled ? truth_of(leaf.dnf.count > 0) : leaf;
}

/* The parts of a formula that are being gathered. */
struct parts {
    struct condition_tree whole;
    bool decided; /* by one part, whatever the others are */
};

static void ground_properties_add_part(struct unfolding *unfolding, struct parts *parts,
                                       struct condition_tree part)
{
    struct condition_tree *whole = &parts->whole;
    if (part.kind != TREE_LEAF && part.count == 0) { /* it always holds, or never does */
        parts->decided = part.kind != whole->kind;
        return;
    }
    POOL_ADD(unfolding->grounding->pool, whole->parts, whole->count) = part;
}

static struct condition_tree whole_of(struct unfolding *unfolding, struct expression *expression,
                                      bool negated)
{
    bool all = expression->kind == EXPRESSION_AND || expression->kind == EXPRESSION_ALL;
    struct parts parts = {.whole = truth_of(all != negated)};
    struct binding_iterator choice = binding_iterator_start(
        &unfolding->binding, expression->parameters, expression->parameter_count);
    for (; choice.going && !parts.decided && !unfolding->grounding->failed;
         binding_iterator_next(&choice))
        for (size_t i = 0; i < expression->child_count && !parts.decided; i++)
            ground_properties_add_part(unfolding, &parts,
                                       formula_of(unfolding, expression->children[i], negated));
    binding_iterator_end(&choice);
    if (parts.decided)
        return truth_of(parts.whole.kind == TREE_ANY);
    return parts.whole.count == 1 ? parts.whole.parts[0] : parts.whole;
}

/* As deep as a condition may be nested, see NAMED_DEPTH. */
static struct condition_tree formula_of(struct unfolding *unfolding, struct expression *expression,
                                        bool negated)
{
    switch (expression->kind) {
    case EXPRESSION_NOT:
        return formula_of(unfolding, expression->children[0], !negated);
    case EXPRESSION_AND:
    case EXPRESSION_OR:
    case EXPRESSION_ALL:
    case EXPRESSION_ANY:
        return whole_of(unfolding, expression, negated);
    default:
        return leaf_of(unfolding, expression, negated);
    }
}

void ground_properties(struct grounding *grounding)
{
    const struct domain *domain = grounding->domain;
    struct problem *problem = grounding->problem;
    size_t comparisons = 0;
    problem->properties =
        pool_take(grounding->pool, (domain->property_count + 1) * sizeof *problem->properties);
    for (size_t i = 0; i < domain->property_count && !grounding->failed; i++) {
        const struct property *property = &domain->properties[i];
        struct unfolding unfolding = {.grounding = grounding,
                                      .binding = new_binding(grounding, 0),
                                      .comparisons = &comparisons};
        problem->properties[i].property = property;
        problem->properties[i].formula = formula_of(&unfolding, property->condition, false);
    }
}
