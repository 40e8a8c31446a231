/* SPDX-License-Identifier: MIT */
/* Gathers the changes of effects under a choice of objects: see gathering.h. */
#include "ground/gathering.h"

#include "base/bits.h"
#include "domain/terms.h"
#include "ground/describe.h"
#include "ground/lookup.h"

#include <stdint.h>

/* Whether an effect copies a fact that can change, or works its value out of such. */
static bool copies_a_fact(const struct expression *effect)
{
    return effect->kind != EXPRESSION_ALL && changing_fact(&effect->right);
}

/* Whether each box of a condition lies within one of another, so that the first means the second. */
static bool implies(const struct dnf *dnf, const struct dnf *other)
{
    for (size_t i = 0; i < dnf->count; i++) {
        size_t j = 0;
        while (j < other->count && !box_within(&dnf->items[i], &other->items[j]))
            j++;
        if (j == other->count)
            return false;
    }
    return true;
}

/* Whether two cases cannot both hold: as the one means that the other does not, which is so of a
 * condition and its negation whatever these are made of, or as they have no state in common. */
static bool exclude_each_other(struct grounding *grounding, const struct gathering *gathering,
                               size_t one, size_t other)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    if (implies(&gathering->cases[one], &gathering->other[other]) ||
        implies(&gathering->cases[other], &gathering->other[one]))
        return true;
    struct dnf both = dnf_and(making_dnf, &gathering->cases[one], &gathering->cases[other]);
    bool none = both.count == 0 && !making_dnf->exhausted;
    pool_clear(making_dnf->pool);
    return none;
}

/* Whether all changes of a fact so far have conditions that exclude the one of the change that is
 * being added. */
static bool is_other_case(struct grounding *grounding, const struct gathering *gathering,
                          size_t variable)
{
    if (!gathering->when)
        return false;
    grounding->effort += gathering->changes.count;
    for (size_t i = 0; i < gathering->changes.count; i++) {
        const struct change *change = &gathering->changes.items[i];
        if (change->variable == variable &&
            (!change->when ||
             !exclude_each_other(grounding, gathering, change->when - 1, gathering->when - 1)))
            return false;
    }
    return true;
}

/* What to do about a fact that an effect changes, and another one before, where a condition behind
 * one of them shows that they are meant as cases. */
static const char *advice_for_cases(const struct gathering *gathering,
                                    const struct expression *effect, size_t variable)
{
    bool is_case = effect->child_count > 0, was_case = false;
    for (size_t i = 0; i < gathering->changes.count; i++)
        if (gathering->changes.items[i].variable == variable)
            was_case |= gathering->changes.items[i].when > 0;
    return is_case && was_case   ? ": let the conditions exclude each other"
           : is_case || was_case ? ": give each an 'if', and let the conditions exclude each other"
                                 : "";
}

/* Notes that an effect changes a fact, at the fact, so that the work for effects on very many facts
 * does not grow with the square of their number. False, with an error, if another one does, too. */
static bool note_change(struct grounding *grounding, const struct gathering *gathering,
                        const struct expression *effect, size_t variable)
{
    if (grounding->changed[variable] == grounding->gatherings && !gathering->is_start &&
        !is_other_case(grounding, gathering, variable)) {
        report_error(grounding->domain->parsing.diagnostics, effect->place,
                     "'%s' changes '%s' twice%s", gathering->name,
                     grounding->problem->variables[variable].name,
                     advice_for_cases(gathering, effect, variable));
        return false;
    }
    grounding->changed[variable] = grounding->gatherings;
    return true;
}

/* Changes of the start are not kept, and so do not count. */
static void gathering_add_change(struct grounding *grounding, struct gathering *gathering,
                                 struct change change)
{
    struct changes *changes = &gathering->changes;
    POOL_ADD(grounding->pool, changes->items, changes->count) = change;
    grounding->effort += gathering->is_start ? 0 : CHANGE_EFFORT;
}

/* The value of a fact that a change reads: a constant's, that of an argument, or the one for which
 * its action is split. */
static uint32_t value_read(void *context, size_t variable)
{
    const struct grounding *grounding = context;
    const struct fact *fact = grounding->problem->variables[variable].fact;
    if (fact->constant)
        return constant_value(grounding, variable);
    bool is_argument = grounding->looked_up[variable] != UNKNOWN_VALUE;
    return is_argument ? grounding->looked_up[variable] : grounding->known[variable];
}

/* The value of `fact = term` in the fact's terms. */
static int64_t assigned_value(struct grounding *grounding, const struct expression *effect,
                              const struct binding *binding)
{
    const struct term *value = &effect->right;
    const struct fact *fact = effect->left.fact;
    if (value->kind == TERM_NUMBER)
        return effect->low;
    if (value->kind == TERM_BOOL)
        return (int64_t)value->index;
    if (value->kind != TERM_FACT)
        return symbol_position(&fact->values, symbol_of_term(value, binding));
    uint32_t source = value_read(grounding, variable_of_term(value, binding));
    if (fact->kind == GG_BOOL)
        return source;
    return symbol_position(&fact->values, value->fact->values.symbols[source]);
}

/* Reports that what is worked out for a fact is none of its values, and more about it; false. */
static bool wrong_amount(struct grounding *grounding, const struct gathering *gathering,
                         const struct expression *effect, const char *why, const char *more)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    const struct fact *fact = effect->left.fact;
    report_error(diagnostics, effect->right.place, "'%s' %s '%s', in '%s'%s",
                 term_text(grounding->pool, &effect->right), why, fact->name, gathering->name,
                 more);
    report_note(diagnostics, fact->place, "'%s' is declared here", fact->name);
    return false;
}

/* ": it is 1 where power == 1": what an amount comes to where it does not fit. */
static const char *words_of_unfit(struct grounding *grounding, const struct amount *amount)
{
    struct pool *pool = grounding->pool;
    int64_t value = amount_value(amount, value_read, grounding);
    return pool_format(
        pool, ": it is %s%s", words_of_decimal(pool, value, amount->divisor),
        words_of_amount_inputs(pool, grounding->problem, amount, value_read, grounding));
}

/* Reports that an amount is no whole number of steps of its fact; false. */
static bool broken_amount(struct grounding *grounding, const struct gathering *gathering,
                          const struct expression *effect, const struct amount *amount)
{
    struct pool *pool = grounding->pool;
    const struct fact *fact = effect->left.fact;
    const char *more = pool_format(
        pool, "%s, and a step is %s; give '%s' finer steps, or leave such values out",
        words_of_unfit(grounding, amount), words_of_scale_steps(pool, fact, 1), fact->name);
    return wrong_amount(grounding, gathering, effect, "is not always a whole number of steps of",
                        more);
}

/* Reports that an amount is out of the range of its fact, below or above; false. Of a fact that can
 * change, or of objects, a precondition can ask. */
static bool outer_amount(struct grounding *grounding, const struct gathering *gathering,
                         const struct expression *effect, const struct amount *amount, bool above)
{
    struct pool *pool = grounding->pool;
    const struct fact *fact = effect->left.fact;
    const char *more = words_of_unfit(grounding, amount);
    if (amount->count && !gathering->is_setback)
        more = pool_format(
            pool, "%s; ask for %s %s %s in the preconditions", more, effect->right.name,
            above ? "<=" : ">=", words_of_numeric_value(pool, fact, above ? fact->top : 0));
    return wrong_amount(grounding, gathering, effect, "is not always within the range of", more);
}

/* Whether the right side of an effect is worked out of facts of numbers, or is one. */
static bool works_out(const struct expression *effect)
{
    return effect->left.fact->kind == GG_NUMBER && effect->right.kind != TERM_NUMBER;
}

static bool work_out(struct grounding *grounding, struct pool *pool,
                     const struct gathering *gathering, const struct expression *effect,
                     const struct binding *binding, struct amount *amount)
{
    struct amount_context work = {.pool = pool, .problem = grounding->problem};
    *amount = amount_of(&work, &effect->right, binding);
    grounding->effort += work.effort;
    return !amount->too_large ||
           wrong_amount(grounding, gathering, effect,
                        "is worked out with too large numbers, or too many, for", "");
}

/* Adds the change of an effect that is worked out, where the value of each fact is known. */
static bool add_worked_out(struct grounding *grounding, struct gathering *gathering,
                           const struct expression *effect, const struct binding *binding,
                           const struct amount *amount)
{
    const struct fact *fact = effect->left.fact;
    const struct number_scale *scale = &fact->scale;
    struct change change = {.variable = variable_of_term(&effect->left, binding),
                            .when = gathering->when,
                            .effect = gathering->effect};
    change.adds = effect->kind == EXPRESSION_ADD;
    change.over_time = effect->over_time;
    grounding->effort += amount->count;
    int64_t value = amount_value(amount, value_read, grounding);
    enum scale_steps_result steps = find_scale_steps(scale, change.adds ? 0 : scale->low, value,
                                                     amount->divisor, &change.value);
    if (steps == STEPS_BROKEN)
        return broken_amount(grounding, gathering, effect, amount);
    if (steps == STEPS_BEYOND && change.adds)
        return wrong_amount(grounding, gathering, effect, "is too large to be added to", "");
    if (steps == STEPS_BEYOND ||
        (!change.adds && (change.value < 0 || change.value > (int64_t)fact->top)))
        return outer_amount(grounding, gathering, effect, amount,
                            steps == STEPS_BEYOND ? value > 0 : change.value > 0);
    gathering_add_change(grounding, gathering, change);
    return true;
}

/* Adds the change of an effect that works nothing out. */
static void add_given(struct grounding *grounding, struct gathering *gathering,
                      const struct expression *effect, const struct binding *binding)
{
    struct change change = {.variable = variable_of_term(&effect->left, binding),
                            .when = gathering->when,
                            .effect = gathering->effect};
    change.adds = effect->kind == EXPRESSION_ADD;
    change.over_time = effect->over_time;
    change.value = change.adds ? effect->low : assigned_value(grounding, effect, binding);
    gathering_add_change(grounding, gathering, change);
}

/* Where the condition of a change does not hold, also where it means nothing, as a constant in it is
 * no object: each state is in one case or the other. */
static struct dnf fails_under(struct grounding *grounding, const struct expression *change,
                              struct binding *binding)
{
    struct expression fails = {.kind = EXPRESSION_NOT,
                               .place = change->children[0]->place,
                               .children = change->children,
                               .child_count = 1};
    struct expression *negation = &fails;
    struct expressions refused = {.items = &negation, .count = 1};
    grounding->refusing = true;
    struct dnf other = dnf_of_conditions(grounding, &refused, binding);
    grounding->refusing = false;
    return other;
}

/* Finds the condition of a change, which is gathering->when then: 0 if it always holds. False if it
 * never does. */
static bool find_case(struct grounding *grounding, struct gathering *gathering,
                      const struct expression *change, struct binding *binding)
{
    gathering->when = 0;
    if (!change->child_count)
        return true;
    struct expressions asked = {.items = change->children, .count = 1};
    struct dnf when = dnf_of_conditions(grounding, &asked, binding);
    warn_of_unfit_in_conditions(grounding, &asked, NULL, binding);
    struct dnf other = fails_under(grounding, change, binding);
    if (grounding->failed || !when.count || !other.count)
        return when.count > 0;
    size_t count = gathering->case_count;
    POOL_ADD(grounding->pool, gathering->cases, count) = when;
    POOL_ADD(grounding->pool, gathering->other, gathering->case_count) = other;
    gathering->when = gathering->case_count;
    gathering->place = change->children[0]->place;
    return true;
}

/* Adds the change of an effect, not of `all`, that reads constants at most. */
static bool add_plain(struct grounding *grounding, struct gathering *gathering,
                      const struct expression *effect, struct binding *binding)
{
    if (!find_case(grounding, gathering, effect, binding))
        return true;
    if (!note_change(grounding, gathering, effect, variable_of_term(&effect->left, binding)))
        return false;
    if (!works_out(effect)) {
        add_given(grounding, gathering, effect, binding);
        return true;
    }
    struct pool *pool = pool_new();
    struct amount amount;
    bool fine = work_out(grounding, pool, gathering, effect, binding, &amount) &&
                add_worked_out(grounding, gathering, effect, binding, &amount);
    pool_free(pool);
    return fine;
}

/* Gathers the changes of all(...). */
static bool add_for_all(struct grounding *grounding, struct gathering *gathering,
                        const struct expression *all, struct binding *binding)
{
    bool fine = true;
    struct binding_iterator choice =
        binding_iterator_start(binding, all->parameters, all->parameter_count);
    for (; choice.going && fine; binding_iterator_next(&choice)) {
        grounding->effort++;
        fine = check_effort_limits(grounding, all->place) &&
               add_plain(grounding, gathering, all->children[0], binding);
    }
    binding_iterator_end(&choice);
    return fine;
}

bool gather_plain_effects(struct grounding *grounding, struct gathering *gathering,
                          const struct expressions *effects, struct binding *binding)
{
    bool fine = true;
    grounding->gatherings++;
    for (size_t i = 0; i < effects->count && fine; i++) {
        const struct expression *effect = effects->items[i];
        gathering->effect = (uint32_t)i;
        if (effect->kind == EXPRESSION_ALL)
            fine = add_for_all(grounding, gathering, effect, binding);
        else if (copies_a_fact(effect)) {
            gathering->when = 0;
            fine =
                note_change(grounding, gathering, effect, variable_of_term(&effect->left, binding));
        } else
            fine = add_plain(grounding, gathering, effect, binding);
        fine = check_effort_limits(grounding, effect->place) && fine;
    }
    gathering->when = 0;
    return fine;
}

/* ------------------------------------------------------------ copied effects */

static void add_source(struct grounding *grounding, struct pool *pool,
                       struct copying_effects *copying, size_t variable)
{
    if (grounding->copied[variable] == grounding->gatherings ||
        grounding->looked_up[variable] != UNKNOWN_VALUE)
        return;
    grounding->copied[variable] = grounding->gatherings;
    POOL_ADD(pool, copying->sources, copying->source_count) = variable;
}

void add_split_facts_of_amount(struct grounding *grounding, struct pool *pool,
                               struct copying_effects *copying, const struct amount *amount)
{
    for (size_t i = 0; i < amount->count; i++)
        for (size_t j = 0; j < amount->products[i].count; j++)
            add_source(grounding, pool, copying, amount->products[i].variables[j]);
}

bool find_copying_effects(struct grounding *grounding, struct pool *pool,
                          const struct gathering *gathering, const struct expressions *effects,
                          const struct binding *binding, struct copying_effects *copying)
{
    bool fine = true;
    for (size_t i = 0; i < effects->count && fine; i++) {
        struct copied_effect copied = {.effect = effects->items[i], .number = (uint32_t)i};
        if (!copies_a_fact(copied.effect))
            continue;
        if (works_out(copied.effect)) {
            fine = work_out(grounding, pool, gathering, copied.effect, binding, &copied.amount);
            add_split_facts_of_amount(grounding, pool, copying, &copied.amount);
        } else {
            add_source(grounding, pool, copying, variable_of_term(&copied.effect->right, binding));
        }
        POOL_ADD(pool, copying->effects, copying->count) = copied;
    }
    return fine;
}

bool gather_copying_effects(struct grounding *grounding, struct gathering *gathering,
                            const struct copying_effects *copying, const struct binding *binding)
{
    struct changes plain = gathering->changes;
    gathering->changes = (struct changes){0};
    for (size_t i = 0; i < plain.count; i++)
        gathering_add_change(grounding, gathering, plain.items[i]);
    grounding->effort += plain.count + copying->count;
    bool fine = true;
    for (size_t i = 0; i < copying->count && fine; i++) {
        const struct copied_effect *copied = &copying->effects[i];
        gathering->effect = copied->number;
        if (works_out(copied->effect))
            fine = add_worked_out(grounding, gathering, copied->effect, binding, &copied->amount);
        else
            add_given(grounding, gathering, copied->effect, binding);
    }
    return fine;
}

/* --------------------------------------------------------------------------------- cases */

/* States that are not divided any more: which conditions hold in them, as bits. */
struct part {
    struct dnf when;
    uint64_t *holds;
};

struct dividing {
    struct grounding *grounding;
    const struct gathering *gathering;
    struct part *parts, *next;
    size_t count, next_count;
    bool too_many;
};

/* Adds what a part has in common with a condition, unless that is nothing. */
static void add_common(struct dividing *dividing, const struct part *part, const struct dnf *dnf,
                       size_t number, bool is_case)
{
    struct grounding *grounding = dividing->grounding;
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf both = dnf_and(making_dnf, &part->when, dnf);
    size_t words = (dividing->gathering->case_count + 63) / 64;
    dividing->too_many |= making_dnf->exhausted || both.count > DNF_BOXES;
    if (both.count > 0 && !dividing->too_many) {
        struct part *added = &dividing->next[dividing->next_count++];
        added->when = dnf_copy(grounding->pool, &both);
        added->holds = pool_take(grounding->pool, words * sizeof *added->holds);
        for (size_t i = 0; i < words; i++)
            added->holds[i] = part->holds[i];
        if (is_case)
            bit_put(added->holds, number);
        grounding->constraint_count += dnf_size(&added->when);
    }
    pool_clear(making_dnf->pool);
}

/* Divides all parts at one condition. */
static void divide(struct dividing *dividing, size_t number)
{
    const struct gathering *gathering = dividing->gathering;
    dividing->next_count = 0;
    for (size_t i = 0; i < dividing->count && !dividing->too_many; i++) {
        add_common(dividing, &dividing->parts[i], &gathering->cases[number], number, true);
        add_common(dividing, &dividing->parts[i], &gathering->other[number], number, false);
    }
    struct part *parts = dividing->parts;
    dividing->parts = dividing->next;
    dividing->next = parts;
    dividing->count = dividing->next_count;
    dividing->too_many |= dividing->count > CASES_MOST;
}

/* The changes that are made in a part; NULL: all. None of them has a condition any more. */
static struct changes changes_in(struct grounding *grounding, const struct changes *all,
                                 const struct part *part)
{
    struct changes result = {0};
    grounding->effort += all->count * CHANGE_EFFORT;
    for (size_t i = 0; i < all->count; i++) {
        struct change change = all->items[i];
        if (part && change.when && !bit_is_in(part->holds, change.when - 1))
            continue;
        change.when = 0;
        POOL_ADD(grounding->pool, result.items, result.count) = change;
    }
    return result;
}

static bool refuse_cases(struct grounding *grounding, const struct gathering *gathering,
                         const char *why)
{
    report_error(grounding->domain->parsing.diagnostics, gathering->place,
                 "what '%s' changes depends on conditions, and %s", gathering->name, why);
    return false;
}

static bool is_claimed(const struct grounding *grounding, size_t variable)
{
    return grounding->problem->variables[variable].fact->claim;
}

/* Whether what others have claimed does not matter for the one. */
static bool claims_nothing(struct grounding *grounding, const struct gathering *gathering)
{
    bool claims = false;
    for (size_t i = 0; i < gathering->changes.count; i++)
        claims |= gathering->changes.items[i].when &&
                  is_claimed(grounding, gathering->changes.items[i].variable);
    for (size_t i = 0; i < gathering->case_count; i++)
        for (size_t j = 0; j < gathering->cases[i].count; j++)
            for (size_t k = 0; k < gathering->cases[i].items[j].count; k++)
                claims |=
                    is_claimed(grounding, gathering->cases[i].items[j].constraints[k].variable);
    return !claims ||
           refuse_cases(grounding, gathering,
                        "a claimed fact is among them: write an action for each case, with "
                        "the case in its preconditions");
}

struct effect_cases *find_effect_cases(struct grounding *grounding,
                                       const struct gathering *gathering)
{
    if (grounding->domain->team.given &&
        !refuse_cases(
            grounding, gathering,
            "a team plans with what is known before: write an action for each case, with the "
            "case in its preconditions"))
        return NULL;
    if (!claims_nothing(grounding, gathering))
        return NULL;
    return divide_into_cases(grounding, gathering);
}

struct effect_cases *divide_into_cases(struct grounding *grounding,
                                       const struct gathering *gathering)
{
    struct pool *pool = grounding->pool;
    struct dividing dividing = {.grounding = grounding, .gathering = gathering};
    dividing.parts = pool_take(pool, (2 * CASES_MOST + 2) * sizeof *dividing.parts);
    dividing.next = pool_take(pool, (2 * CASES_MOST + 2) * sizeof *dividing.next);
    struct dnf always = dnf_always(&grounding->making_dnf);
    dividing.parts[0].when = dnf_copy(pool, &always);
    dividing.parts[0].holds =
        pool_take(pool, ((gathering->case_count + 63) / 64) * sizeof *dividing.parts[0].holds);
    dividing.count = 1;
    for (size_t i = 0; i < gathering->case_count && !dividing.too_many; i++)
        divide(&dividing, i);
    if (dividing.too_many) {
        refuse_cases(grounding, gathering,
                     pool_format(pool,
                                 "there are more than %d cases, or a case of more than %d boxes: "
                                 "write several actions",
                                 CASES_MOST, DNF_BOXES));
        return NULL;
    }
    struct effect_cases *cases = pool_take(pool, sizeof *cases);
    cases->count = dividing.count;
    cases->items = pool_take(pool, dividing.count * sizeof *cases->items);
    for (size_t i = 0; i < dividing.count; i++)
        cases->items[i] = (struct effect_case){
            dividing.parts[i].when, changes_in(grounding, &gathering->changes, &dividing.parts[i])};
    cases->all = changes_in(grounding, &gathering->changes, NULL);
    return cases;
}
