/* SPDX-License-Identifier: MIT */
/*
 * Grounds facts, actions and rules, and calls the grounding of goals and of tasks: see ground.h.
 */
#include "ground/ground.h"

#include "ground/choices.h"
#include "ground/ground_goals.h"
#include "ground/ground_tasks.h"

#include <string.h>

/* ------------------------------------------------------------------ facts */

/* How many ground facts a fact has; exact up to far more than there can be. */
static double instances_of(const struct fact *fact)
{
    double count = 1;
    for (size_t i = 0; i < fact->parameter_count; i++)
        count *= (double)fact->parameters[i]->objects.count;
    return count;
}

/* The name of an instance of a fact; none for constants, which are very many and have no place
 * where it could be said. */
static const char *instance_name(struct grounding *grounding, const struct fact *fact,
                                 size_t instance)
{
    size_t symbols[SCOPE_LIMIT];
    if (fact->constant)
        return NULL;
    for (size_t i = fact->parameter_count; i-- > 0;) {
        const struct symbol_set *objects = &fact->parameters[i]->objects;
        symbols[i] = objects->symbols[instance % objects->count];
        instance /= objects->count;
    }
    return ground_name(grounding, fact->name, symbols, fact->parameter_count);
}

/* The instances of the facts that are constant, or of those that are not, behind so many. */
static size_t add_variables(struct grounding *grounding, bool constant, size_t count)
{
    const struct domain *domain = grounding->domain;
    for (size_t i = 0; i < domain->fact_count; i++) {
        struct fact *fact = domain->facts[i];
        if (fact->constant != constant)
            continue;
        fact->first = count;
        for (size_t j = 0; j < fact->count; j++)
            grounding->problem->variables[count++] =
                (struct variable){fact, instance_name(grounding, fact, j), fact->start};
    }
    return count;
}

static void report_facts(struct grounding *grounding, const struct fact *fact, double total)
{
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    report_error(diagnostics, fact->place, "with fact '%s' there are %.0f %s facts, more than %d",
                 fact->name, total, fact->constant ? "constant ground" : "ground",
                 fact->constant ? CONSTANT_LIMIT : NUMBERED_LIMIT);
    report_note(diagnostics, fact->place,
                fact->constant ? "this bound is fixed"
                               : "this bound is fixed; facts with 'constant: true' do not count");
    grounding->failed = true;
}

/* Grounds all facts. Constant ones are counted by themselves, as they take no room in a state;
 * and they stand behind all others, so that what is done for each ground fact does not meet
 * them. */
static void ground_facts(struct grounding *grounding)
{
    struct problem *problem = grounding->problem;
    struct domain *domain = grounding->domain;
    double totals[2] = {0, 0}; /* of those that can change, and of constants */
    for (size_t i = 0; i < domain->fact_count; i++) {
        struct fact *fact = domain->facts[i];
        double *total = &totals[fact->constant], count = instances_of(fact);
        *total += count;
        if (*total > (fact->constant ? CONSTANT_LIMIT : NUMBERED_LIMIT)) {
            report_facts(grounding, fact, *total);
            return;
        }
        fact->count = (size_t)count;
    }
    grounding->fact_count = (size_t)(totals[false] + totals[true]);
    problem->variables =
        pool_take(grounding->pool, (grounding->fact_count + 1) * sizeof *problem->variables);
    problem->variable_count = add_variables(grounding, false, 0);
    (void)add_variables(grounding, true, problem->variable_count);
}

/* ---------------------------------------------------------------- changes */

/* The changes of a ground action or rule that are being gathered. */
struct gathering {
    struct changes changes;
    const char *name; /* for errors */
    bool is_start;    /* later changes override earlier ones */
};

/* Whether a change of the state variable was gathered already. A change that does not depend on
 * the variant of an action is marked at the state variable, so that the work for effects on very
 * many facts does not grow with the square of their number. */
static bool is_changed(struct grounding *grounding, const struct gathering *gathering,
                       size_t variable, bool copied)
{
    if (grounding->changed[variable] == grounding->gatherings)
        return true;
    if (!copied) {
        grounding->changed[variable] = grounding->gatherings;
        return false;
    }
    for (size_t i = 0; i < gathering->changes.count; i++)
        if (gathering->changes.items[i].variable == variable)
            return true;
    return false;
}

static bool add_change(struct grounding *grounding, struct gathering *gathering,
                       const struct expression *effect, struct change change)
{
    struct changes *changes = &gathering->changes;
    bool copied = effect->right.kind == TERM_FACT && !effect->right.fact->constant;
    if (is_changed(grounding, gathering, change.variable, copied) && !gathering->is_start) {
        report_error(grounding->domain->parsing.diagnostics, effect->place,
                     "'%s' changes '%s' twice", gathering->name,
                     grounding->problem->variables[change.variable].name);
        return false;
    }
    changes->items =
        pool_grow(grounding->pool, changes->items, changes->count, sizeof *changes->items);
    changes->items[changes->count++] = change;
    return true;
}

/* The value of `fact = term` in the fact's terms. A fact that is copied has the
 * value that the action was split for, which the copied state variable's constraint says. */
static int64_t assigned_value(struct grounding *grounding, const struct expression *effect,
                              const struct binding *binding, const uint32_t *copied)
{
    const struct term *value = &effect->right;
    const struct fact *fact = effect->left.fact;
    if (fact->kind == GG_NUMBER)
        return effect->low;
    if (value->kind == TERM_BOOL)
        return (int64_t)value->index;
    if (value->kind != TERM_FACT)
        return symbol_position(&fact->values, symbol_of(value, binding));
    uint32_t source = copied ? *copied : constant_value(grounding, variable_of(value, binding));
    if (fact->kind == GG_BOOL)
        return source;
    return symbol_position(&fact->values, value->fact->values.symbols[source]);
}

static bool add_effect(struct grounding *grounding, struct gathering *gathering,
                       const struct expression *effect, struct binding *binding,
                       const uint32_t *copied)
{
    struct change change = {.variable = variable_of(&effect->left, binding)};
    change.adds = effect->kind == EXPRESSION_ADD;
    change.value = change.adds ? effect->low : assigned_value(grounding, effect, binding, copied);
    return add_change(grounding, gathering, effect, change);
}

/* Gathers the changes of all(...), from one of its variables on. */
static bool add_for_all(struct grounding *grounding, struct gathering *gathering,
                        const struct expression *all, struct binding *binding, size_t variable)
{
    if (++grounding->effort > EFFORT_LIMIT) {
        report_too_large(grounding, all->place, EFFORT_LIMIT, EFFORT_WORDS);
        return false;
    }
    if (variable == all->parameter_count)
        return add_effect(grounding, gathering, all->children[0], binding, NULL);
    const struct symbol_set *objects = &all->parameters[variable].type->objects;
    bool fine = true;
    binding->count++;
    for (size_t i = 0; i < objects->count && fine; i++) {
        binding->symbols[binding->count - 1] = objects->symbols[i];
        fine = add_for_all(grounding, gathering, all, binding, variable + 1);
    }
    binding->count--;
    return fine;
}

static bool copies_a_fact(const struct expression *effect)
{
    return effect->kind == EXPRESSION_ASSIGN && effect->right.kind == TERM_FACT &&
           !effect->right.fact->constant;
}

static bool gather_plain(struct grounding *grounding, struct gathering *gathering,
                         const struct expressions *effects, struct binding *binding)
{
    bool fine = true;
    grounding->gatherings++;
    for (size_t i = 0; i < effects->count && fine; i++) {
        const struct expression *effect = effects->items[i];
        if (effect->kind == EXPRESSION_ALL)
            fine = add_for_all(grounding, gathering, effect, binding, 0);
        else if (!copies_a_fact(effect))
            fine = add_effect(grounding, gathering, effect, binding, NULL);
    }
    return fine;
}

static void apply_start(struct grounding *grounding)
{
    struct gathering gathering = {.name = "start", .is_start = true};
    struct binding none = {.count = 0};
    (void)gather_plain(grounding, &gathering, &grounding->domain->start, &none);
    for (size_t i = 0; i < gathering.changes.count; i++) {
        const struct change *change = &gathering.changes.items[i];
        grounding->problem->variables[change->variable].start = (uint32_t)change->value;
    }
}

/* ---------------------------------------------------------------- actions */

/* An action under one binding, which is being split into variants. */
struct variant {
    struct action *action;
    const size_t *arguments;
    struct gathering gathering;
    struct dnf condition;
};

static void add_ground_action(struct grounding *grounding, const struct variant *variant)
{
    struct problem *problem = grounding->problem;
    long first = map_get(&grounding->actions, variant->gathering.name);
    if (first < 0)
        map_put(&grounding->actions, grounding->pool, variant->gathering.name,
                (long)problem->action_count);
    problem->actions = pool_grow(grounding->pool, problem->actions, problem->action_count,
                                 sizeof *problem->actions);
    problem->actions[problem->action_count] =
        (struct ground_action){.action = variant->action,
                               .name = variant->gathering.name,
                               .arguments = variant->arguments,
                               .variant = first < 0 ? 0 : problem->action_count - (size_t)first,
                               .condition = variant->condition,
                               .changes = variant->gathering.changes};
    problem->action_count++;
}

static struct changes copy_changes(struct pool *pool, const struct changes *changes)
{
    struct changes copy = {0};
    for (size_t i = 0; i < changes->count; i++) {
        copy.items = pool_grow(pool, copy.items, i, sizeof *copy.items);
        copy.items[copy.count++] = changes->items[i];
    }
    return copy;
}

static void add_variants(struct grounding *grounding, const struct variant *variant,
                         struct binding *binding, size_t effect);

/* Splits an action at an effect `fact = other`: one variant for each value of the other fact. */
static void split(struct grounding *grounding, const struct variant *variant,
                  struct binding *binding, size_t at)
{
    const struct expression *effect = variant->action->effects.items[at];
    size_t source = variable_of(&effect->right, binding);
    for (uint32_t value = 0; value <= effect->right.fact->top && !grounding->failed; value++) {
        struct making_dnf *making_dnf = &grounding->making_dnf;
        struct dnf has_value = dnf_of(making_dnf, constraint_of(grounding, source, value));
        struct dnf condition = dnf_and(making_dnf, &variant->condition, &has_value);
        struct variant next = *variant;
        next.condition = dnf_copy(grounding->pool, &condition);
        next.gathering.changes = copy_changes(grounding->pool, &variant->gathering.changes);
        pool_clear(making_dnf->pool);
        if (next.condition.count == 0 || variant->action->faulty)
            continue;
        if (add_effect(grounding, &next.gathering, effect, binding, &value))
            add_variants(grounding, &next, binding, at + 1);
        else
            variant->action->faulty = true;
    }
}

static void add_variants(struct grounding *grounding, const struct variant *variant,
                         struct binding *binding, size_t effect)
{
    const struct expressions *effects = &variant->action->effects;
    while (effect < effects->count && !copies_a_fact(effects->items[effect]))
        effect++;
    if (effect < effects->count)
        split(grounding, variant, binding, effect);
    else if (grounding->problem->action_count < NUMBERED_LIMIT)
        add_ground_action(grounding, variant);
    else
        grounding->left_out++;
}

/* Grounds an action under a binding. An error in its effects is the same for all objects, and is
 * reported once. */
static void visit_action(struct grounding *grounding, void *context, struct binding *binding)
{
    struct action *action = context;
    if (action->faulty)
        return;
    struct variant variant = {.action = action};
    variant.condition = dnf_under(grounding, &action->preconditions, binding);
    if (!variant.condition.count)
        return;
    size_t *arguments = pool_take(grounding->pool, (binding->count + 1) * sizeof *arguments);
    memcpy(arguments, binding->symbols, binding->count * sizeof *arguments);
    variant.arguments = arguments;
    variant.gathering.name = ground_name(grounding, action->name, arguments, binding->count);
    action->faulty = !gather_plain(grounding, &variant.gathering, &action->effects, binding);
    if (!action->faulty)
        add_variants(grounding, &variant, binding, 0);
}

/* Reports how many instances an action would have, if there is no room for all. */
static void check_left_out(struct grounding *grounding, size_t before,
                           const struct visitor *visitor)
{
    if (grounding->left_out)
        report_explosion(grounding, visitor,
                         "with %s there are %s ground actions (%s of its own), and there can be at "
                         "most %d, together with tasks and conditions to achieve",
                         visitor->what, with_left_out(grounding, NUMBERED_LIMIT),
                         with_left_out(grounding, NUMBERED_LIMIT - before), NUMBERED_LIMIT);
}

static void ground_actions(struct grounding *grounding)
{
    struct domain *domain = grounding->domain;
    for (size_t i = 0; i < domain->action_count && !grounding->failed; i++) {
        struct action *action = domain->actions[i];
        size_t before = grounding->problem->action_count;
        struct binding binding = {.count = 0};
        struct visitor visitor = {visit_action, action, action->place,
                                  pool_format(grounding->pool, "action '%s'", action->name)};
        struct choosing *choosing =
            choosing_new(grounding, &action->parameters, 0, &action->preconditions);
        (void)for_each_binding(grounding, choosing, &binding, &visitor);
        check_left_out(grounding, before, &visitor);
        action->ground_count = grounding->problem->action_count - before;
        if (!action->ground_count && !action->faulty && !grounding->failed)
            report_warning(domain->parsing.diagnostics, "never-applicable", action->place,
                           "the preconditions of action '%s' can never hold", action->name);
    }
}

/* ------------------------------------------------------------------ rules */

static void ground_rule(struct grounding *grounding, const struct rule *rule)
{
    struct problem *problem = grounding->problem;
    struct binding none = {.count = 0};
    struct ground_rule result = {.rule = rule};
    struct gathering gathering = {.name = rule->name};
    result.condition = dnf_under(grounding, &rule->preconditions, &none);
    (void)gather_plain(grounding, &gathering, &rule->effects, &none);
    result.changes = gathering.changes;
    if (!result.condition.count) {
        report_warning(grounding->domain->parsing.diagnostics, "never-applicable", rule->place,
                       "the preconditions of rule '%s' can never hold", rule->name);
        return;
    }
    problem->rules =
        pool_grow(grounding->pool, problem->rules, problem->rule_count, sizeof *problem->rules);
    problem->rules[problem->rule_count++] = result;
}

bool plans_with_actions(const struct problem *problem)
{
    return problem->goal_count + problem->achievement_count > 0;
}

struct problem *ground(struct pool *pool, struct domain *domain)
{
    struct grounding grounding = {.pool = pool, .domain = domain};
    grounding.problem = pool_take(pool, sizeof *grounding.problem);
    grounding.problem->domain = domain;
    grounding.making_dnf.pool = pool_new();
    grounding.making_dnf.everything = everything;
    grounding.making_dnf.context = &grounding;
    grounding.instances = pool_take(pool, domain->fact_count * sizeof *grounding.instances);
    grounding.cells = pool_take(pool, domain->symbol_count * sizeof *grounding.cells);
    grounding.chosen_pool = pool_new();
    check_counts(&grounding);
    if (!grounding.failed)
        ground_facts(&grounding);
    grounding.changed = pool_take(pool, (grounding.fact_count + 1) * sizeof *grounding.changed);
    if (!grounding.failed)
        apply_start(&grounding);
    ground_actions(&grounding);
    ground_goals(&grounding);
    for (size_t i = 0; i < domain->rule_count && !grounding.failed; i++)
        ground_rule(&grounding, &domain->rules[i]);
    if (!grounding.failed)
        ground_tasks(&grounding);
    pool_free(grounding.making_dnf.pool);
    pool_free(grounding.chosen_pool);
    return grounding.problem;
}
