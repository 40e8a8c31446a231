/* SPDX-License-Identifier: MIT */
/*
 * What actions change when they fail or are given up. No plan counts on it, so an action is not split
 * into variants for it: what depends on the state, by an `if` or as it copies a fact, becomes cases of
 * which one is chosen when the action ends.
 */
#include "ground/setbacks.h"

#include "ground/gathering.h"
#include "ground/lookup.h"

/* The most cases of a setback, and values that it copies. */
enum { SETBACK_CASES = 254 };

/* The cases of one setback, as they are found. */
struct setting_back {
    struct grounding *grounding;
    const struct binding *binding;
    const struct action *action;
    struct gathering plain; /* of the effects that copy nothing */
    struct copying_effects copying;
    struct effect_cases *cases;
};

static bool has_change(const struct changes *changes, const struct change *change)
{
    for (size_t i = 0; i < changes->count; i++)
        if (changes->items[i].variable == change->variable &&
            changes->items[i].adds == change->adds && changes->items[i].value == change->value)
            return true;
    return false;
}

/* Adds those changes to what any of the cases changes that are not among them yet. */
static void add_new_changes(struct setting_back *setting, const struct changes *changes)
{
    struct changes *all = &setting->cases->all;
    setting->grounding->effort += changes->count;
    for (size_t i = 0; i < changes->count; i++)
        if (!has_change(all, &changes->items[i]))
            POOL_ADD(setting->grounding->pool, all->items, all->count) = changes->items[i];
}

/* Keeps what two conditions have in common; of more boxes than there can be, an error says so. */
static struct dnf common_of(struct grounding *grounding, const struct action *of,
                            const struct dnf *one, const struct dnf *other)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf both = dnf_and(making_dnf, one, other);
    bool too_many = making_dnf->exhausted || both.count > DNF_BOXES;
    struct dnf common = keep_dnf(grounding, &both);
    grounding->effort++;
    if (too_many)
        report_too_large(grounding, of->place, DNF_BOXES,
                         "boxes of a case of 'on_failure' or 'on_abort'");
    return common;
}

/* Adds the cases of states in which all values that are copied are known. False, with an error, if one
 * of them is none of its fact. */
static bool add_cases_where(struct setting_back *setting, const struct dnf *where)
{
    struct grounding *grounding = setting->grounding;
    struct gathering gathering = setting->plain;
    if (setting->copying.count &&
        !gather_copying_effects(grounding, &gathering, &setting->copying, setting->binding))
        return false;
    const struct effect_cases *found = divide_into_cases(grounding, &gathering);
    for (size_t i = 0; found && i < found->count; i++) {
        struct dnf when = common_of(grounding, setting->action, where, &found->items[i].when);
        struct effect_case one = {when, found->items[i].changes};
        if (one.when.count > 0)
            POOL_ADD(grounding->pool, setting->cases->items, setting->cases->count) = one;
    }
    if (found)
        add_new_changes(setting, &found->all);
    return found && !grounding->failed && check_effort_limits(grounding, setting->action->place);
}

/* The same, where the values of the first facts that are copied are known. */
static bool add_cases_from(struct setting_back *setting, const struct dnf *where, size_t at)
{
    struct grounding *grounding = setting->grounding;
    if (at == setting->copying.source_count)
        return add_cases_where(setting, where);
    size_t source = setting->copying.sources[at];
    uint32_t top = grounding->problem->variables[source].fact->top;
    bool fine = true;
    for (uint32_t value = 0; value <= top && fine; value++) {
        struct dnf is = dnf_and_value(grounding, where, source, value, setting->action->place);
        grounding->known[source] = value;
        fine = !grounding->failed && add_cases_from(setting, &is, at + 1);
    }
    return fine;
}

/* Whether what is copied has few values together; otherwise an error says so. */
static bool has_few_values(const struct setting_back *setting)
{
    const struct copying_effects *copying = &setting->copying;
    uint64_t values = 1;
    for (size_t i = 0; i < copying->source_count && values <= SETBACK_CASES; i++) {
        const struct fact *fact = setting->grounding->problem->variables[copying->sources[i]].fact;
        values *= fact->top + UINT64_C(1);
    }
    if (values <= SETBACK_CASES)
        return true;
    const struct expression *first = copying->effects[0].effect;
    report_error(
        setting->grounding->domain->parsing.diagnostics, first->right.place,
        "what is copied when '%s' ends without success has more than %d values: copy facts "
        "of fewer values, as 0..1000 step 20",
        setting->action->name, SETBACK_CASES);
    return false;
}

/* What some effects change, by cases; NULL, and *fine is false after an error: nothing. */
static const struct effect_cases *cases_of_setback(struct setting_back *setting,
                                                   const struct expressions *effects,
                                                   struct binding *binding, bool *fine)
{
    struct grounding *grounding = setting->grounding;
    struct pool *pool = pool_new();
    struct dnf always = dnf_always(&grounding->making_dnf);
    setting->copying = (struct copying_effects){0};
    setting->cases = pool_take(grounding->pool, sizeof *setting->cases);
    always = keep_dnf(grounding, &always);
    *fine = gather_plain_effects(grounding, &setting->plain, effects, binding) &&
            find_copying_effects(grounding, pool, &setting->plain, effects, binding,
                                 &setting->copying) &&
            has_few_values(setting) && add_cases_from(setting, &always, 0);
    pool_free(pool);
    if (*fine && setting->cases->count > SETBACK_CASES) {
        report_error(grounding->domain->parsing.diagnostics, setting->action->place,
                     "what '%s' changes when it ends without success has more than %d cases",
                     setting->action->name, SETBACK_CASES);
        *fine = false;
    }
    return *fine && setting->cases->all.count > 0 ? setting->cases : NULL;
}

bool find_setbacks(struct grounding *grounding, const struct action *of, const char *name,
                   struct binding *binding, struct ground_action *action)
{
    const struct expressions *effects[SETBACK_KINDS] = {&of->on_failure, &of->on_abort};
    bool fine = true;
    for (size_t i = 0; i < SETBACK_KINDS && fine; i++) {
        struct setting_back setting = {.grounding = grounding,
                                       .binding = binding,
                                       .action = of,
                                       .plain = {.name = name, .is_setback = true}};
        if (effects[i]->count)
            action->setbacks[i] = cases_of_setback(&setting, effects[i], binding, &fine);
    }
    return fine;
}

void find_setback_starts(struct grounding *grounding, struct ground_action *action)
{
    for (size_t i = 0; i < SETBACK_KINDS; i++) {
        const struct effect_cases *cases = action->setbacks[i];
        if (!cases)
            continue;
        action->setback_starts[i] =
            pool_take(grounding->pool, cases->count * sizeof *action->setback_starts[i]);
        for (size_t j = 0; j < cases->count; j++)
            action->setback_starts[i][j] =
                common_of(grounding, action->action, &action->condition, &cases->items[j].when);
    }
}
