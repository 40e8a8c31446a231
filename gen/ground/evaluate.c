/* SPDX-License-Identifier: MIT */
/* Conditions under a choice of objects: see evaluate.h. */
#include "ground/evaluate.h"

#include "ground/values.h"

#include <assert.h>

size_t symbol_of(const struct term *term, const struct binding *binding)
{
    assert(term->kind == TERM_PARAMETER || term->kind == TERM_SYMBOL);
    return term->kind == TERM_PARAMETER ? binding->symbols[term->index] : term->index;
}

size_t atom_of(const struct term *term, const struct binding *binding)
{
    const struct fact *fact = term->fact;
    size_t offset = 0;
    for (size_t i = 0; i < fact->parameter_count; i++) {
        const struct symbol_set *objects = &fact->parameters[i]->objects;
        long position = symbol_position(objects, symbol_of(&term->arguments[i], binding));
        assert(position >= 0);
        offset = offset * objects->count + (size_t)position;
    }
    return fact->first + offset;
}

uint32_t constant_value(const struct grounding *grounding, size_t atom)
{
    return grounding->problem->atoms[atom].start;
}

const char *ground_name(struct grounding *grounding, const char *name, const size_t *symbols,
                        size_t count)
{
    struct text text = {0};
    text_add(&text, "%s", name);
    for (size_t i = 0; i < count; i++)
        text_add(&text, "%s%s", i ? ", " : "(", grounding->domain->symbols[symbols[i]].name);
    text_add(&text, "%s", count ? ")" : "");
    const char *result = pool_copy(grounding->pool, text.data, text.length);
    text_free(&text);
    return result;
}

/* ------------------------------------------------------------------ sides */

struct side everything(const void *context, size_t atom)
{
    const struct grounding *grounding = context;
    const struct fact *fact = grounding->problem->atoms[atom].fact;
    struct side side = {.atom = atom};
    if (fact->kind == GG_NUMBER)
        side.high = fact->top;
    else
        side.allowed = UINT64_MAX >> (63 - fact->top);
    return side;
}

struct side side_of(const struct grounding *grounding, size_t atom, uint32_t value)
{
    struct side side = {.atom = atom};
    if (grounding->problem->atoms[atom].fact->kind == GG_NUMBER)
        side.low = side.high = value;
    else
        side.allowed = (uint64_t)1 << value;
    return side;
}

/* A side as boxes; a constant is settled here and now. */
static struct boxes settle(struct grounding *grounding, struct side side)
{
    if (!grounding->problem->atoms[side.atom].fact->constant)
        return boxes_of(&grounding->boxing, side);
    uint32_t value = constant_value(grounding, side.atom);
    return side_allows(grounding->problem, &side, value) ? boxes_always(&grounding->boxing)
                                                         : boxes_never();
}

/* The position of a term's value among those of a fact, or -1. */
static long value_among(const struct fact *fact, const struct term *term,
                        const struct binding *binding)
{
    if (term->kind == TERM_BOOL)
        return (long)term->index;
    return symbol_position(&fact->values, symbol_of(term, binding));
}

static struct boxes truth(struct grounding *grounding, bool holds)
{
    return holds ? boxes_always(&grounding->boxing) : boxes_never();
}

/* ------------------------------------------------------------ evaluation */

static struct boxes evaluate(struct grounding *grounding, const struct expression *expression,
                             struct binding *binding, bool negated);

static struct boxes evaluate_children(struct grounding *grounding,
                                      const struct expression *expression, struct binding *binding,
                                      bool negated)
{
    struct folding folding = {.both = (expression->kind == EXPRESSION_AND) != negated};
    for (size_t i = 0; i < expression->child_count && !grounding->boxing.exhausted; i++)
        folding_add(&grounding->boxing, &folding,
                    evaluate(grounding, expression->children[i], binding, negated));
    return folding_end(&grounding->boxing, &folding);
}

/* all and any, from one of their variables on. */
static void evaluate_variables(struct grounding *grounding, const struct expression *expression,
                               struct binding *binding, bool negated, struct folding *folding)
{
    size_t variable = binding->count - folding->outer;
    if (variable == expression->parameter_count) {
        folding_add(&grounding->boxing, folding,
                    evaluate(grounding, expression->children[0], binding, negated));
        return;
    }
    const struct symbol_set *objects = &expression->parameters[variable].type->objects;
    binding->count++;
    for (size_t i = 0; i < objects->count && !grounding->boxing.exhausted; i++) {
        binding->symbols[binding->count - 1] = objects->symbols[i];
        evaluate_variables(grounding, expression, binding, negated, folding);
    }
    binding->count--;
}

static struct boxes evaluate_quantifier(struct grounding *grounding,
                                        const struct expression *expression,
                                        struct binding *binding, bool negated)
{
    struct folding folding = {.both = (expression->kind == EXPRESSION_ALL) != negated,
                              .outer = binding->count};
    evaluate_variables(grounding, expression, binding, negated, &folding);
    return folding_end(&grounding->boxing, &folding);
}

/* Two facts: a box for each value of the left one. */
static struct boxes compare_facts(struct grounding *grounding, const struct expression *expression,
                                  const struct binding *binding, bool equal)
{
    size_t left = atom_of(&expression->left, binding);
    size_t right = atom_of(&expression->right, binding);
    const struct fact *a = expression->left.fact, *b = expression->right.fact;
    struct boxes result = boxes_never();
    for (uint32_t i = 0; i <= a->top; i++) {
        long position =
            a->kind == GG_BOOL ? (long)i : symbol_position(&b->values, a->values.symbols[i]);
        struct side other = everything(grounding, right);
        if (position >= 0 && equal)
            other.allowed = (uint64_t)1 << position;
        else if (position >= 0)
            other.allowed &= ~((uint64_t)1 << position);
        else if (equal)
            continue;
        struct boxes left_boxes = settle(grounding, side_of(grounding, left, i));
        struct boxes right_boxes = settle(grounding, other);
        struct boxes both = boxes_and(&grounding->boxing, &left_boxes, &right_boxes);
        result = boxes_or(&grounding->boxing, &result, &both);
    }
    return result;
}

static struct boxes outside(struct grounding *grounding, struct side side)
{
    struct side all = everything(grounding, side.atom);
    if (all.allowed) {
        side.allowed = all.allowed & ~side.allowed;
        return settle(grounding, side);
    }
    struct boxes result = boxes_never();
    if (side.low > 0) {
        struct boxes below = settle(grounding, (struct side){side.atom, 0, 0, side.low - 1});
        result = boxes_or(&grounding->boxing, &result, &below);
    }
    if (side.high < all.high) {
        struct boxes above =
            settle(grounding, (struct side){side.atom, 0, side.high + 1, all.high});
        result = boxes_or(&grounding->boxing, &result, &above);
    }
    return result;
}

static struct boxes compare_number(struct grounding *grounding, const struct expression *expression,
                                   const struct binding *binding, bool negated)
{
    if (expression->low > expression->high)
        return truth(grounding, negated);
    struct side side = {atom_of(&expression->left, binding), 0, (uint32_t)expression->low,
                        (uint32_t)expression->high};
    return negated ? outside(grounding, side) : settle(grounding, side);
}

static struct boxes compare(struct grounding *grounding, const struct expression *expression,
                            const struct binding *binding, bool negated)
{
    const struct term *left = &expression->left, *right = &expression->right;
    bool equal = (expression->comparison == EQUAL) != negated;
    if (left->kind != TERM_FACT)
        return truth(grounding, (symbol_of(left, binding) == symbol_of(right, binding)) == equal);
    if (left->fact->kind == GG_NUMBER)
        return compare_number(grounding, expression, binding,
                              negated != (expression->comparison == NOT_EQUAL));
    if (right->kind == TERM_FACT)
        return compare_facts(grounding, expression, binding, equal);
    long value = value_among(left->fact, right, binding);
    if (value < 0)
        return truth(grounding, !equal);
    struct side side = side_of(grounding, atom_of(left, binding), (uint32_t)value);
    return equal ? settle(grounding, side) : outside(grounding, side);
}

static struct boxes one_of(struct grounding *grounding, const struct expression *expression,
                           const struct binding *binding, bool negated)
{
    const struct term *left = &expression->left;
    struct folding folding = {.both = negated};
    for (size_t i = 0; i < expression->list_count && !grounding->boxing.exhausted; i++) {
        const struct term *item = &expression->list[i];
        struct boxes boxes;
        if (left->kind != TERM_FACT) {
            bool same = symbol_of(left, binding) == symbol_of(item, binding);
            boxes = truth(grounding, same != negated);
        } else {
            bool number = left->fact->kind == GG_NUMBER;
            long value = number ? (long)item->index : value_among(left->fact, item, binding);
            size_t atom = atom_of(left, binding);
            if (value < 0)
                boxes = truth(grounding, negated);
            else if (negated)
                boxes = outside(grounding, side_of(grounding, atom, (uint32_t)value));
            else
                boxes = settle(grounding, side_of(grounding, atom, (uint32_t)value));
        }
        folding_add(&grounding->boxing, &folding, boxes);
    }
    return folding_end(&grounding->boxing, &folding);
}

static struct boxes evaluate(struct grounding *grounding, const struct expression *expression,
                             struct binding *binding, bool negated)
{
    grounding->effort++;
    if (++grounding->condition_effort > CONDITION_EFFORT_LIMIT)
        grounding->boxing.exhausted = true;
    if (grounding->boxing.exhausted)
        return boxes_never();
    switch (expression->kind) {
    case EXPRESSION_NOT:
        return evaluate(grounding, expression->children[0], binding, !negated);
    case EXPRESSION_ALL:
    case EXPRESSION_ANY:
        return evaluate_quantifier(grounding, expression, binding, negated);
    case EXPRESSION_COMPARE:
        return compare(grounding, expression, binding, negated);
    case EXPRESSION_IN:
        return one_of(grounding, expression, binding, negated);
    case EXPRESSION_HOLDS:
        if (expression->left.kind == TERM_BOOL)
            return truth(grounding, (expression->left.index != 0) != negated);
        return settle(grounding, side_of(grounding, atom_of(&expression->left, binding), !negated));
    default:
        return evaluate_children(grounding, expression, binding, negated);
    }
}

/* Whether the first so many of some conditions, together, need too many boxes. */
static bool are_too_many(struct grounding *grounding, const struct expressions *conditions,
                         size_t count, struct binding *binding)
{
    struct boxing *boxing = &grounding->boxing;
    struct folding folding = {.both = true};
    grounding->condition_effort = 0;
    boxing->sides = boxing->work = 0;
    boxing->exhausted = false;
    for (size_t i = 0; i < count && !boxing->exhausted; i++)
        folding_add(boxing, &folding, evaluate(grounding, conditions->items[i], binding, false));
    struct boxes boxes = folding_end(boxing, &folding);
    bool too_many = boxing->exhausted || boxes.count > BOXES_LIMIT;
    pool_clear(boxing->pool);
    return too_many;
}

/* The first of the conditions with which there are too many boxes; the last, where it is the
 * work on all together that is too much. */
static void report_boxes(struct grounding *grounding, const struct expressions *conditions,
                         struct binding *binding)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    size_t fine = 0, count = conditions->count;
    while (count - fine > 1) {
        size_t middle = fine + (count - fine) / 2;
        if (are_too_many(grounding, conditions, middle, binding))
            count = middle;
        else
            fine = middle;
    }
    struct place place = conditions->items[count - 1]->place;
    report_error(diagnostics, place,
                 "this condition is too complicated: %sit needs more than %d boxes (conjunctions "
                 "joined by 'or'), the most that there can be",
                 count > 1 ? "together with those before it, " : "", BOXES_LIMIT);
    report_note(diagnostics, place,
                "this bound is fixed; 'or', 'any', '!=' and 'in' on numbers, and the comparison "
                "of facts multiply boxes");
    grounding->failed = true;
}

struct boxes boxes_under(struct grounding *grounding, const struct expressions *conditions,
                         struct binding *binding)
{
    struct boxing *boxing = &grounding->boxing;
    struct folding folding = {.both = true};
    grounding->condition_effort = 0;
    boxing->sides = 0;
    for (size_t i = 0; i < conditions->count && !boxing->exhausted; i++)
        folding_add(boxing, &folding, evaluate(grounding, conditions->items[i], binding, false));
    struct boxes result = folding_end(boxing, &folding);
    for (size_t i = 0; i < result.count; i++)
        grounding->side_count += result.items[i].count + 1;
    bool too_many = boxing->exhausted || result.count > BOXES_LIMIT;
    struct boxes kept = boxes_copy(grounding->pool, &result);
    pool_clear(boxing->pool);
    if (grounding->effort > EFFORT_LIMIT)
        report_too_large(grounding, conditions->items[0]->place, EFFORT_LIMIT, EFFORT_WORDS);
    else if (grounding->side_count > SIDE_LIMIT)
        report_too_large(grounding, conditions->items[0]->place, SIDE_LIMIT,
                         "comparisons in all ground conditions");
    else if (too_many && !grounding->failed)
        report_boxes(grounding, conditions, binding);
    return kept;
}

/* -------------------------------------------------------------- decisions */

static bool is_bound(const struct term *term, const struct binding *binding)
{
    return term->kind != TERM_PARAMETER || term->index < binding->count;
}

/* Whether everything in a term is bound, and settled by that. */
static bool is_settled(const struct term *term, const struct binding *binding)
{
    if (term->kind != TERM_FACT)
        return is_bound(term, binding);
    if (!term->fact->constant)
        return false;
    for (size_t i = 0; i < term->argument_count; i++)
        if (!is_bound(&term->arguments[i], binding))
            return false;
    return true;
}

static bool is_settled_leaf(const struct expression *expression, const struct binding *binding)
{
    if (!is_settled(&expression->left, binding))
        return false;
    if (expression->kind == EXPRESSION_COMPARE)
        return is_settled(&expression->right, binding);
    for (size_t i = 0; i < expression->list_count; i++)
        if (!is_settled(&expression->list[i], binding))
            return false;
    return true;
}

static int decide_one(struct grounding *grounding, const struct expression *expression,
                      struct binding *binding)
{
    int decision;
    bool any = expression->kind == EXPRESSION_OR;
    switch (expression->kind) {
    case EXPRESSION_NOT:
        decision = decide_one(grounding, expression->children[0], binding);
        return decision < 0 ? -1 : !decision;
    case EXPRESSION_AND:
    case EXPRESSION_OR:
        decision = !any;
        for (size_t i = 0; i < expression->child_count; i++) {
            int child = decide_one(grounding, expression->children[i], binding);
            if (child == any)
                return any;
            decision = child < 0 ? -1 : decision;
        }
        return decision;
    case EXPRESSION_ALL:
    case EXPRESSION_ANY:
        return -1;
    default:
        grounding->effort++;
        if (!is_settled_leaf(expression, binding))
            return -1;
        return evaluate(grounding, expression, binding, false).count > 0;
    }
}

int decide(struct grounding *grounding, const struct expressions *conditions,
           struct binding *binding)
{
    int decision = 1;
    grounding->condition_effort = 0;
    for (size_t i = 0; i < conditions->count && decision != 0; i++) {
        int next = decide_one(grounding, conditions->items[i], binding);
        decision = next == 0 ? 0 : next < 0 ? -1 : decision;
    }
    if (grounding->boxing.exhausted || grounding->effort > EFFORT_LIMIT)
        report_too_large(grounding, conditions->items[0]->place, EFFORT_LIMIT, EFFORT_WORDS);
    pool_clear(grounding->boxing.pool);
    return decision;
}

/* ---------------------------------------------------------------- choices */

/* There are too many choices of objects to look at. */
static void report_choices(struct grounding *grounding, const struct parameters *parameters,
                           const struct visitor *visitor)
{
    double total = 1;
    for (size_t i = 0; i < parameters->count; i++)
        total *= (double)parameters->items[i].type->objects.count;
    report_explosion(grounding, visitor,
                     "%s has %.0f choices of objects, of which more than %d would have to be "
                     "looked at",
                     visitor->what, total, CHOICE_LIMIT);
}

static void bind_next(struct grounding *grounding, const struct parameters *parameters,
                      const struct expressions *conditions, struct binding *binding,
                      const struct visitor *visitor)
{
    if (binding->count == parameters->count) {
        visitor->visit(grounding, visitor->context, binding);
        return;
    }
    const struct symbol_set *objects = &parameters->items[binding->count].type->objects;
    for (size_t i = 0; i < objects->count && !grounding->failed; i++) {
        if (grounding->left_out > LEFT_OUT_COUNTED)
            return;
        if (++grounding->choices > CHOICE_LIMIT) {
            report_choices(grounding, parameters, visitor);
            return;
        }
        binding->symbols[binding->count++] = objects->symbols[i];
        if (decide(grounding, conditions, binding) != 0)
            bind_next(grounding, parameters, conditions, binding, visitor);
        binding->count--;
    }
}

bool for_each_binding(struct grounding *grounding, const struct parameters *parameters,
                      const struct expressions *conditions, struct binding *binding,
                      const struct visitor *visitor)
{
    grounding->choices = grounding->left_out = 0;
    bind_next(grounding, parameters, conditions, binding, visitor);
    return !grounding->failed;
}
