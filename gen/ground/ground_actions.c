/* SPDX-License-Identifier: MIT */
/*
 * Grounds actions: each once for each choice of objects, and then for each value of a fact that
 * it copies and for each place that a walk to it may begin at. See ground_actions.h.
 */
#include "ground/ground_actions.h"

#include "ground/choices.h"
#include "ground/gathering.h"

#include <string.h>

/* An action under one binding, which is being split into variants. */
struct variant {
    struct action *action;
    const size_t *arguments;
    struct gathering gathering;
    struct dnf condition;
    uint16_t begins_at, origin; /* as in a ground action */
};

/* Where an action ends that begins at a place: the last effect tells it. */
static uint16_t end_of(const struct grounding *grounding, const struct variant *variant)
{
    const struct changes *changes = &variant->gathering.changes;
    size_t here = grounding->domain->places.fact->first;
    for (size_t i = 0; i < changes->count; i++)
        if (changes->items[i].variable == here)
            return (uint16_t)changes->items[i].value;
    return GG_NONE;
}

static uint32_t time_between(const struct places *places, uint16_t from, uint16_t to)
{
    return places->points ? gg_walk_time(places->points[from], places->points[to], places->speed)
                          : 0;
}

/* The least that an action costs. With `cost: travel` that is the walk to it, and along its
 * route; a function of the game may tell more. */
static uint16_t least_cost(const struct grounding *grounding, const struct variant *variant)
{
    const struct places *places = &grounding->domain->places;
    if (variant->origin == GG_NONE)
        return variant->action->cost;
    uint64_t time = (uint64_t)time_between(places, variant->origin, variant->begins_at) +
                    time_between(places, variant->begins_at, end_of(grounding, variant));
    return gg_walk_cost(time < UINT32_MAX ? (uint32_t)time : UINT32_MAX);
}

static void add_ground_action(struct grounding *grounding, const struct variant *variant)
{
    struct problem *problem = grounding->problem;
    long first = map_get(&grounding->actions, variant->gathering.name);
    if (first < 0)
        map_put(&grounding->actions, grounding->pool, variant->gathering.name,
                (long)problem->action_count);
    problem->actions = pool_grow(grounding->pool, problem->actions, problem->action_count,
                                 sizeof *problem->actions);
    problem->actions[problem->action_count] = (struct ground_action){
        .action = variant->action,
        .name = variant->gathering.name,
        .arguments = variant->arguments,
        .variant = first < 0 ? 0 : problem->action_count - (size_t)first,
        .cost = least_cost(grounding, variant),
        .begins_at = variant->begins_at,
        .ends_at = variant->begins_at == GG_NONE ? GG_NONE : end_of(grounding, variant),
        .origin = variant->origin,
        .condition = variant->condition,
        .changes = variant->gathering.changes};
    problem->action_count++;
}

/* Adds an action, unless there is no room for it. */
static void add_if_room(struct grounding *grounding, const struct variant *variant)
{
    if (grounding->problem->action_count < NUMBERED_LIMIT)
        add_ground_action(grounding, variant);
    else
        grounding->left_out++;
}

/* The condition of an action, and that a fact has a value. */
static struct dnf condition_with(struct grounding *grounding, const struct variant *variant,
                                 size_t variable, uint32_t value)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf has_value = dnf_of(making_dnf, constraint_of(grounding, variable, value));
    struct dnf both = dnf_and(making_dnf, &variant->condition, &has_value);
    struct dnf condition = dnf_copy(grounding->pool, &both);
    pool_clear(making_dnf->pool);
    return condition;
}

/* Adds an action of `cost: travel`, once for each place that the walk to it may begin at. As its
 * own condition does not ask where the agent is, all of them can be done. */
static void add_origins(struct grounding *grounding, const struct variant *variant)
{
    const struct fact *here = grounding->domain->places.fact;
    struct variant next = *variant;
    for (uint32_t place = 0; place <= here->top; place++) {
        if (grounding->left_out > LEFT_OUT_COUNTED)
            return;
        next.origin = (uint16_t)place;
        next.condition = condition_with(grounding, variant, here->first, place);
        add_if_room(grounding, &next);
    }
}

/* Adds an action all of whose effects are known. Without `route` it begins where it ends. */
static void add_variant(struct grounding *grounding, const struct variant *variant)
{
    struct variant last = *variant;
    if (last.action->begins_at && !last.action->has_route)
        last.begins_at = end_of(grounding, &last);
    if (last.action->costs_travel)
        add_origins(grounding, &last);
    else
        add_if_room(grounding, &last);
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
        struct variant next = *variant;
        next.condition = condition_with(grounding, variant, source, value);
        next.gathering.changes = copy_changes(grounding->pool, &variant->gathering.changes);
        if (next.condition.count == 0 || variant->action->faulty)
            continue;
        if (add_effect(grounding, &next.gathering, effect, binding, &value))
            add_variants(grounding, &next, binding, at + 1);
        else
            variant->action->faulty = true;
    }
}

/* Splits an action at an effect that is worked out: at each value of the facts of its amount, as
 * deep as there are such facts. Where a value of all is known, the change is. */
static void split_amount(struct grounding *grounding, const struct variant *variant,
                         struct binding *binding, size_t at, const struct amount *amount)
{
    const struct expression *effect = variant->action->effects.items[at];
    if (amount->count == 0 || amount->too_large) {
        struct variant next = *variant;
        next.gathering.changes = copy_changes(grounding->pool, &variant->gathering.changes);
        if (add_worked_out(grounding, &next.gathering, effect, binding, amount))
            add_variants(grounding, &next, binding, at + 1);
        else
            variant->action->faulty = true;
        return;
    }
    size_t source = amount->products->variables[0];
    uint32_t top = grounding->problem->variables[source].fact->top;
    for (uint32_t value = 0; value <= top && !grounding->failed; value++) {
        if (variant->action->faulty || grounding->left_out > LEFT_OUT_COUNTED)
            return;
        struct variant next = *variant;
        next.condition = condition_with(grounding, variant, source, value);
        if (next.condition.count == 0)
            continue;
        struct amount rest = amount_with(grounding->pool, amount, source, value);
        split_amount(grounding, &next, binding, at, &rest);
    }
}

/* Splits an action at an effect whose value a fact that can change tells. */
static void split_at(struct grounding *grounding, const struct variant *variant,
                     struct binding *binding, size_t at)
{
    const struct expression *effect = variant->action->effects.items[at];
    if (!works_out(effect)) {
        split(grounding, variant, binding, at);
        return;
    }
    struct amount amount = amount_of(grounding->pool, grounding->problem, &effect->right, binding);
    split_amount(grounding, variant, binding, at, &amount);
}

static void add_variants(struct grounding *grounding, const struct variant *variant,
                         struct binding *binding, size_t effect)
{
    const struct expressions *effects = &variant->action->effects;
    while (effect < effects->count && !copies_a_fact(effects->items[effect]))
        effect++;
    if (effect < effects->count)
        split_at(grounding, variant, binding, effect);
    else
        add_variant(grounding, variant);
}

/* The place that a term means, which is no fact that can change. */
static uint16_t place_of(struct grounding *grounding, const struct term *term,
                         const struct binding *binding)
{
    const struct symbol_set *places = &grounding->domain->places.fact->values;
    size_t symbol;
    if (term->kind == TERM_FACT)
        symbol = term->fact->values.symbols[constant_value(grounding, variable_of(term, binding))];
    else
        symbol = symbol_of(term, binding);
    return (uint16_t)symbol_position(places, symbol);
}

/* Adds the variants of an action with a route: if a fact tells where it begins, one for each of
 * the fact's values. */
static void add_routes(struct grounding *grounding, const struct variant *variant,
                       struct binding *binding)
{
    const struct term *from = variant->action->begins_at;
    struct variant next = *variant;
    if (from->kind != TERM_FACT || from->fact->constant) {
        next.begins_at = place_of(grounding, from, binding);
        add_variants(grounding, &next, binding, 0);
        return;
    }
    const struct symbol_set *places = &grounding->domain->places.fact->values;
    for (uint32_t value = 0; value <= from->fact->top && !grounding->failed; value++) {
        next.condition = condition_with(grounding, variant, variable_of(from, binding), value);
        next.begins_at = (uint16_t)symbol_position(places, from->fact->values.symbols[value]);
        next.gathering.changes = copy_changes(grounding->pool, &variant->gathering.changes);
        if (next.condition.count > 0 && !variant->action->faulty)
            add_variants(grounding, &next, binding, 0);
    }
}

/* Grounds an action under a binding. An error in its effects is the same for all objects, and is
 * reported once. */
static void visit_action(struct grounding *grounding, void *context, struct binding *binding)
{
    struct action *action = context;
    if (action->faulty)
        return;
    struct variant variant = {.action = action, .begins_at = GG_NONE, .origin = GG_NONE};
    variant.condition = dnf_under(grounding, &action->preconditions, binding);
    if (!variant.condition.count)
        return;
    size_t *arguments = pool_take(grounding->pool, (binding->count + 1) * sizeof *arguments);
    memcpy(arguments, binding->symbols, binding->count * sizeof *arguments);
    variant.arguments = arguments;
    variant.gathering.name = ground_name(grounding, action->name, arguments, binding->count);
    action->faulty = !gather_plain(grounding, &variant.gathering, &action->effects, binding);
    if (action->faulty)
        return;
    if (action->has_route)
        add_routes(grounding, &variant, binding);
    else
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

void ground_actions(struct grounding *grounding)
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
