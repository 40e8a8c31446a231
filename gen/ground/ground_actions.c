/* SPDX-License-Identifier: MIT */
/*
 * Grounds actions: each once for each choice of objects, and then for each value of a fact that
 * it copies. See grounding.h.
 */
#include "domain/phrasing.h"
#include "ground/grounding.h"

#include "ground/choices.h"
#include "ground/numeric_expression.h"
#include "ground/gathering.h"
#include "ground/lasting_changes.h"
#include "ground/lookup.h"
#include "ground/road_map.h"
#include "ground/setbacks.h"
#include "ground/values.h"

#include <string.h>

/* An action under one binding, which is being split into variants. */
struct variant {
    struct action *action;
    struct ground_action made; /* what is known of it so far */
    const struct copying_effects *copying;
    struct gathering gathering; /* of the effects that copy nothing, until all that is copied is
                                   known */
    const struct numeric_expression *cost; /* NULL: no amount tells it */
    struct known_cases {
        const struct change *of;
        const struct effect_cases *cases;
    } * known; /* those that were found last, as variants with the same changes share them */
    uint16_t known_cost; /* what it comes to, where all values that it reads are known */
};

/* The most values of the facts that a cost reads, for each of which an action is split. */
enum { COST_VALUES = 254 };

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

static void add_ground_action(struct grounding *grounding, const struct variant *variant)
{
    struct problem *problem = grounding->problem;
    const char *name = variant->gathering.name;
    const char *key = key_of_ground_action(grounding, variant->action, variant->made.arguments);
    int64_t first = text_number_map_get(&grounding->actions, key);
    if (first < 0)
        text_number_map_put(&grounding->actions, grounding->pool, key,
                            (int64_t)problem->action_count);
    struct ground_action made = variant->made;
    made.name = name;
    made.variant = first < 0 ? 0 : problem->action_count - (size_t)first;
    made.cost = variant->cost ? variant->known_cost : variant->action->cost;
    made.changes = variant->gathering.changes;
    find_setback_starts(grounding, &made);
    POOL_ADD(grounding->pool, problem->actions, problem->action_count) = made;
}

/* Whether an action is done at what is no place, or leaves its agent there. */
static bool leads_nowhere(const struct grounding *grounding, const struct variant *variant)
{
    const struct places *places = &grounding->domain->places;
    if (!places->has_nowhere)
        return false;
    const struct change *change =
        find_change_of_variable(&variant->gathering.changes, places->fact->first);
    return variant->made.begins_at == places->nowhere || variant->made.ends_at == places->nowhere ||
           (change && change->value == places->nowhere);
}

/* Adds an action, unless there is no room for it, or it could never succeed. */
static void add_numbered(struct grounding *grounding, const struct variant *variant)
{
    struct variant last = *variant;
    if (last.made.begins_at != GG_NONE)
        last.made.ends_at = end_of(grounding, &last);
    if (leads_nowhere(grounding, &last) || !add_way_to_action(grounding, &last.made))
        return;
    if (!require_lasting_after_changes(grounding, last.action, &last.made, &last.gathering.changes))
        last.action->faulty = true;
    else if (last.made.condition.count == 0)
        return;
    else if (grounding->problem->action_count < NUMBERED_LIMIT)
        add_ground_action(grounding, &last);
    else
        grounding->left_out++;
}

/* The condition of an action, and that it ends in states of an one. */
static struct dnf condition_in(struct grounding *grounding, const struct variant *variant,
                               const struct effect_case *one)
{
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf both = dnf_and(making_dnf, &variant->made.condition, &one->when);
    bool too_many = making_dnf->exhausted || both.count > DNF_BOXES;
    struct dnf condition = keep_dnf(grounding, &both);
    grounding->effort++;
    if (too_many)
        report_too_large(grounding, variant->gathering.place, DNF_BOXES,
                         "boxes of preconditions together with a case of the effects");
    else
        (void)check_effort_limits(grounding, variant->action->place);
    return condition;
}

/* Adds an action for each case in which it may end where it can begin, as planning counts with
 * the state in which it begins. */
static void add_for_cases(struct grounding *grounding, const struct variant *variant)
{
    struct known_cases *known = variant->known;
    struct variant next = *variant;
    if (known->of != variant->gathering.changes.items)
        *known = (struct known_cases){variant->gathering.changes.items,
                                      find_effect_cases(grounding, &variant->gathering)};
    const struct effect_cases *cases = known->cases;
    variant->action->faulty = !cases;
    next.made.cases = cases;
    for (size_t i = 0; cases && i < cases->count && !grounding->failed; i++) {
        next.made.condition = condition_in(grounding, variant, &cases->items[i]);
        next.gathering.changes = cases->items[i].changes;
        if (next.made.condition.count > 0)
            add_numbered(grounding, &next);
    }
}

/* Adds an action, or one for each of its cases. */
static void add_if_room(struct grounding *grounding, const struct variant *variant)
{
    if (variant->gathering.case_count > 0)
        add_for_cases(grounding, variant);
    else
        add_numbered(grounding, variant);
}

/* The condition of an action, and that a fact has a value. */
static struct dnf condition_with(struct grounding *grounding, const struct variant *variant,
                                 size_t variable, uint32_t value)
{
    return dnf_and_value(grounding, &variant->made.condition, variable, value,
                         variant->action->place);
}

/* Adds an action where all values that its effects copy are known. Without `route` it begins where
 * it ends. */
static void add_variant(struct grounding *grounding, const struct variant *variant,
                        const struct binding *binding)
{
    struct variant last = *variant;
    if (variant->copying->count &&
        !gather_copying_effects(grounding, &last.gathering, variant->copying, binding)) {
        last.action->faulty = true;
        return;
    }
    int64_t cost = 0;
    if (last.cost && !numeric_value_of_known_facts(grounding, last.cost, &cost)) {
        last.action->faulty = true;
        return;
    }
    last.known_cost = (uint16_t)cost;
    if (last.action->begins_at && !last.action->has_route)
        last.made.begins_at = end_of(grounding, &last);
    add_if_room(grounding, &last);
}

/* Splits an action at the facts whose values its effects copy, from one of them on: into a variant
 * for each choice of values that its condition allows. */
static void add_variants(struct grounding *grounding, const struct variant *variant,
                         const struct binding *binding, size_t at)
{
    if (at == variant->copying->source_count) {
        add_variant(grounding, variant, binding);
        return;
    }
    size_t source = variant->copying->sources[at];
    uint32_t top = grounding->problem->variables[source].fact->top;
    for (uint32_t value = 0; value <= top; value++) {
        if (grounding->failed || variant->action->faulty || grounding->left_out > LEFT_OUT_COUNTED)
            return;
        struct variant next = *variant;
        next.made.condition = condition_with(grounding, variant, source, value);
        grounding->known[source] = value;
        if (next.made.condition.count > 0)
            add_variants(grounding, &next, binding, at + 1);
    }
}

/* The place that a term means, which is no fact that can change. */
static uint16_t ground_actions_place_of(struct grounding *grounding, const struct term *term,
                                        const struct binding *binding)
{
    const struct symbol_set *places = &grounding->domain->places.fact->values;
    size_t symbol;
    if (term->kind == TERM_FACT)
        symbol =
            term->fact->values.symbols[constant_value(grounding, variable_of_term(term, binding))];
    else
        symbol = symbol_of_term(term, binding);
    return (uint16_t)symbol_position(places, symbol);
}

/* Adds the variants of an action with a route: if a fact tells where it begins, one for each of
 * the fact's values. */
static void add_routes(struct grounding *grounding, const struct variant *variant,
                       const struct binding *binding)
{
    const struct term *from = variant->action->begins_at;
    struct variant next = *variant;
    if (from->kind != TERM_FACT || from->fact->constant) {
        next.made.begins_at = ground_actions_place_of(grounding, from, binding);
        add_variants(grounding, &next, binding, 0);
        return;
    }
    const struct symbol_set *places = &grounding->domain->places.fact->values;
    for (uint32_t value = 0; value <= from->fact->top && !grounding->failed; value++) {
        next.made.condition =
            condition_with(grounding, variant, variable_of_term(from, binding), value);
        next.made.begins_at = (uint16_t)symbol_position(places, from->fact->values.symbols[value]);
        if (next.made.condition.count > 0 && !variant->action->faulty)
            add_variants(grounding, &next, binding, 0);
    }
}

/* Adds the variants of an action that crosses a road, for each direction: it ends where the road does. */
static void add_crossings(struct grounding *grounding, const struct variant *variant,
                          const struct binding *binding)
{
    const struct road *road = variant->action->road;
    size_t here = grounding->domain->places.fact->first;
    for (int back = 0; back < (road->one_way ? 1 : 2) && !variant->action->faulty; back++) {
        struct variant next = *variant;
        struct changes *changes = &next.gathering.changes;
        changes->items = pool_take(grounding->pool, (changes->count + 1) * sizeof *changes->items);
        memcpy(changes->items, variant->gathering.changes.items,
               changes->count * sizeof *changes->items);
        for (size_t i = 0; i < changes->count; i++)
            if (changes->items[i].variable == here)
                changes->items[i].value = back ? road->from : road->to;
        next.made.begins_at = back ? road->to : road->from;
        add_variants(grounding, &next, binding, 0);
    }
}

/* A team books actions for later, when what their costs and durations read may be different. */
static bool not_in_team(const struct grounding *grounding,
                        const struct numeric_expression *expression, const char *what)
{
    report_error(grounding->domain->parsing.diagnostics, expression->term->place,
                 "in a domain with a 'team' no %s reads facts that can change; write {call: NAME}",
                 what);
    return false;
}

/* Works the cost of an action out, and has it split at the facts that can change which the cost
 * reads: so each variant has a cost of its own, on which searches and tables can rely. */
static bool find_cost(struct grounding *grounding, struct pool *pool,
                      struct copying_effects *copying, struct numeric_expression *cost,
                      const struct binding *binding)
{
    if (!numeric_find_amount(grounding, pool, cost, binding))
        return false;
    if (cost->amount.count > 0 && grounding->domain->team.given)
        return not_in_team(grounding, cost, "cost");
    if (numeric_count_choices(grounding, cost, COST_VALUES) <= COST_VALUES) {
        add_split_facts_of_amount(grounding, pool, copying, &cost->amount);
        return true;
    }
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    report_error(diagnostics, cost->term->place,
                 "what the cost of '%s' reads has more than %d values; a plan is made with each as "
                 "an action of its own",
                 cost->owner, COST_VALUES);
    report_note(diagnostics, cost->term->place,
                "let it read facts of fewer values, as 0..1000 step 10, or write {call: NAME}");
    return false;
}

/* The duration that an amount tells, or that is written. */
static bool find_duration(struct grounding *grounding, struct variant *variant,
                          const struct binding *binding)
{
    const struct action *action = variant->action;
    struct numeric_expression expression = {
        &duration_kind, action->duration_amount, variant->gathering.name, {0}};
    int64_t duration = action->duration;
    if (expression.term && !numeric_value_or_amount(grounding, &expression, binding, &duration,
                                                    &variant->made.computed_duration))
        return false;
    variant->made.duration = variant->made.computed_duration ? 0 : (uint32_t)duration;
    return !variant->made.computed_duration || !grounding->domain->team.given ||
           not_in_team(grounding, &expression, "duration");
}

/* -------------------------------------------------------------- what is expected */

/* The only value that a constraint on symbols allows; -1: it allows several. */
static int64_t only_value(const struct problem *problem, const struct constraint *constraint)
{
    const struct fact *fact = problem->variables[constraint->variable].fact;
    uint32_t top = fact->top;
    int64_t only = -1;
    if (fact->kind == GG_NUMBER)
        return constraint->low == constraint->high ? (int64_t)constraint->low : -1;
    for (uint32_t value = 0; value <= top; value++) {
        if (!constraint_allows(problem, constraint, value))
            continue;
        if (only >= 0)
            return -1;
        only = value;
    }
    return only;
}

/* Whether what a subtask waits for is one alternative, as planning has to know what it leads to. */
static bool check_expected(struct grounding *grounding, const struct variant *variant)
{
    const struct dnf *until = &variant->made.until;
    struct diagnostics *diagnostics = grounding->domain->parsing.diagnostics;
    const struct problem *problem = grounding->problem;
    struct place place = variant->action->until.items[0]->place;
    static const char *const advice =
        "write it as an action with 'until', whose 'effects' say what "
        "planning may count on";
    if (until->count > 1 || until->items[0].sum_count > 0) {
        report_error(diagnostics, place,
                     "what a subtask waits for is one alternative, so that planning knows what it "
                     "leads to, and '%s' has several",
                     variant->gathering.name);
        report_note(diagnostics, place, "%s", advice);
        return false;
    }
    for (size_t i = 0; i < until->items[0].count; i++) {
        const struct constraint *constraint = &until->items[0].constraints[i];
        const struct variable *variable = &problem->variables[constraint->variable];
        bool one = variable->fact->kind == GG_NUMBER || only_value(problem, constraint) >= 0;
        if (one && !variable->fact->is_binding)
            continue;
        report_error(diagnostics, place,
                     one ? "the game alone changes '%s', so that no subtask waits for it"
                         : "planning has to know what a subtask waits for, and here '%s' can be "
                           "several things; write which one, as %s == ...",
                     variable->name, variable->name);
        report_note(diagnostics, place, "%s", advice);
        return false;
    }
    return true;
}

static void add_expected(struct grounding *grounding, const struct variant *variant, size_t at);

/* Adds the actions for the states in which a fact has one of some values, and gets a value; -1: it
 * keeps the one that it has. */
static void expect(struct grounding *grounding, const struct variant *variant, size_t at,
                   struct constraint where, int64_t value)
{
    struct variant next = *variant;
    struct changes *changes = &next.gathering.changes;
    struct making_dnf *making_dnf = &grounding->making_dnf;
    struct dnf allowed = dnf_of_constraint(making_dnf, where);
    struct dnf both = dnf_and(making_dnf, &variant->made.condition, &allowed);
    next.made.condition = keep_dnf(grounding, &both);
    grounding->effort++;
    if (value >= 0) {
        const struct change *before = changes->items;
        changes->items = pool_take(grounding->pool, (changes->count + 1) * sizeof *changes->items);
        if (changes->count > 0)
            memcpy(changes->items, before, changes->count * sizeof *changes->items);
        changes->items[changes->count++] =
            (struct change){.variable = where.variable, .value = value};
    }
    if (next.made.condition.count > 0)
        add_expected(grounding, &next, at + 1);
}

/* Adds what waits for a condition, of which planning takes that it will hold: from one of its
 * constraints on. A number comes to the nearest value that will do, so that, where several will, there is
 * an action for the states from below, one for those from above, and one for those in which it will do
 * already. By these one is chosen when a plan is made; the plan stays good when the number changes before
 * its turn, as the tables have one effect for all of them. */
static void add_expected(struct grounding *grounding, const struct variant *variant, size_t at)
{
    const struct box *box = variant->made.until.items;
    if (at == box->count) {
        struct variant last = *variant;
        last.made.chosen_in = variant->made.condition;
        last.made.condition = variant->made.precondition;
        add_if_room(grounding, &last);
        return;
    }
    const struct problem *problem = grounding->problem;
    struct constraint wanted = box->constraints[at];
    struct constraint all = constraint_of_all(problem, wanted.variable), below = all, above = all;
    if (only_value(problem, &wanted) >= 0) {
        expect(grounding, variant, at, all, only_value(problem, &wanted));
        return;
    }
    below.high = wanted.low - 1;
    above.low = wanted.high + 1;
    if (wanted.low > all.low)
        expect(grounding, variant, at, below, wanted.low);
    expect(grounding, variant, at, wanted, -1);
    if (wanted.high < all.high)
        expect(grounding, variant, at, above, wanted.high);
}

/* The numbers that it reads make three actions each, at the most. */
static bool find_expected(struct grounding *grounding, const struct variant *variant)
{
    enum { NUMBERS_MOST = 3 };
    size_t numbers = 0;
    if (!check_expected(grounding, variant))
        return false;
    for (size_t i = 0; i < variant->made.until.items[0].count; i++)
        numbers +=
            grounding->problem->variables[variant->made.until.items[0].constraints[i].variable]
                .fact->kind == GG_NUMBER;
    if (numbers <= NUMBERS_MOST)
        return true;
    report_error(grounding->domain->parsing.diagnostics, variant->action->until.items[0]->place,
                 "'%s' reads more than %d numbers; write several subtasks, one after the other",
                 variant->gathering.name, NUMBERS_MOST);
    return false;
}

static void ground_actions_add_instances(struct grounding *grounding, struct variant *variant,
                                         struct binding *binding)
{
    const struct expressions *effects = &variant->action->effects;
    struct copying_effects copying = {0};
    struct pool *pool = pool_new();
    struct numeric_expression cost = {
        &cost_kind, variant->action->cost_amount, variant->gathering.name, {0}};
    struct known_cases known = {NULL, NULL};
    variant->made.precondition = variant->made.condition;
    variant->known = &known;
    variant->copying = &copying;
    variant->cost = cost.term ? &cost : NULL;
    if (variant->action->in_subtasks && variant->action->until.count) {
        variant->action->faulty = !find_expected(grounding, variant);
        if (!variant->action->faulty)
            add_expected(grounding, variant, 0);
        pool_free(pool);
        return;
    }
    variant->action->faulty =
        !gather_plain_effects(grounding, &variant->gathering, effects, binding) ||
        !find_copying_effects(grounding, pool, &variant->gathering, effects, binding, &copying) ||
        (cost.term && !find_cost(grounding, pool, &copying, &cost, binding)) ||
        !find_duration(grounding, variant, binding);
    if (!variant->action->faulty && variant->action->road)
        add_crossings(grounding, variant, binding);
    else if (!variant->action->faulty && variant->action->has_route)
        add_routes(grounding, variant, binding);
    else if (!variant->action->faulty)
        add_variants(grounding, variant, binding, 0);
    pool_free(pool);
}

/* What must hold while an action runs, which can hold, as its preconditions ask for it, too. Of
 * what constants and parameters make true nothing is left. */
static struct dnf lasting_of(struct grounding *grounding, const struct action *action,
                             struct binding *binding)
{
    struct dnf lasting = {0};
    if (action->lasting.count)
        lasting = dnf_of_conditions(grounding, &action->lasting, binding);
    return dnf_is_always(&lasting) ? (struct dnf){0} : lasting;
}

/* What an action waits for; false: it waits for what can never hold. */
static bool find_until(struct grounding *grounding, const struct action *action,
                       struct binding *binding, struct dnf *until)
{
    if (action->until.count)
        *until = dnf_of_conditions(grounding, &action->until, binding);
    return !action->until.count || until->count > 0;
}

/* Adds the instances of an action where the facts are known that are arguments in its effects, in
 * what must hold while it runs, in what it waits for and in where it begins. */
static void add_looked_up(struct grounding *grounding, void *context, struct binding *binding,
                          const struct argument_lookup *lookup, const struct dnf *where)
{
    struct variant variant = *(const struct variant *)context;
    if (lookup->state == LOOKUP_UNFIT)
        warn_of_unfit_argument(
            grounding, lookup, where,
            pool_format(grounding->pool, "action '%s' cannot be done", variant.action->name));
    if (lookup->state == LOOKUP_UNFIT || variant.action->faulty ||
        !find_until(grounding, variant.action, binding, &variant.made.until))
        return;
    variant.made.condition = *where;
    variant.made.lasting = lasting_of(grounding, variant.action, binding);
    variant.made.slots =
        slots_among_arguments(grounding, variant.action, binding, &variant.made.slot_count);
    variant.made.restart =
        variant.action->restart ? variable_of_term(variant.action->restart, binding) : SIZE_MAX;
    if (!find_setbacks(grounding, variant.action, variant.gathering.name, binding, &variant.made)) {
        variant.action->faulty = true;
        return;
    }
    ground_actions_add_instances(grounding, &variant, binding);
}

/* "until open(front) timeout 10s" */
static const char *name_of_ground_wait(const struct grounding *grounding,
                                       const struct action *action, const size_t *symbols)
{
    const char *text =
        phrasing_with_objects(grounding->pool, grounding->domain, &action->phrasing, symbols);
    return pool_format(grounding->pool, "%s%s", text, action->name + strlen(action->phrasing.text));
}

/* Grounds an action under a binding. An error in its effects is the same for all objects, and is
 * reported once. */
static void visit_action(struct grounding *grounding, void *context, struct binding *binding)
{
    struct action *action = context;
    if (action->faulty)
        return;
    struct variant variant = {.action = action,
                              .made = {.action = action, .begins_at = GG_NONE, .ends_at = GG_NONE}};
    struct dnf condition = dnf_of_conditions(grounding, &action->preconditions, binding);
    warn_of_unfit_in_conditions(grounding, &action->preconditions, NULL, binding);
    if (!condition.count)
        return;
    size_t *arguments = pool_take(grounding->pool, (binding->count + 1) * sizeof *arguments);
    memcpy(arguments, binding->symbols, binding->count * sizeof *arguments);
    variant.made.arguments = arguments;
    variant.gathering.name = action->in_subtasks
                                 ? name_of_ground_wait(grounding, action, arguments)
                                 : ground_name(grounding, action->name, arguments, binding->count);
    struct lookup_visitor looking = {
        .action = action, .visit = add_looked_up, .context = &variant, .place = action->place};
    for_each_lookup(grounding, &looking, binding, &condition);
}

/* Reports how many instances an action would have, if there is no room for all. */
static void check_left_out(struct grounding *grounding, size_t before,
                           const struct visitor *visitor)
{
    if (grounding->left_out)
        report_too_many_instances(
            grounding, visitor->place,
            "with %s there are %s ground actions (%s of its own), and there can be at "
            "most %d, together with tasks and conditions to achieve",
            visitor->what, words_of_instance_count(grounding, NUMBERED_LIMIT),
            words_of_instance_count(grounding, NUMBERED_LIMIT - before), NUMBERED_LIMIT);
}

void ground_actions(struct grounding *grounding)
{
    struct domain *domain = grounding->domain;
    for (size_t i = 0; i < domain->action_count && !grounding->failed; i++) {
        struct action *action = domain->actions[i];
        size_t before = grounding->problem->action_count;
        struct visitor visitor = {visit_action, action, action->place,
                                  pool_format(grounding->pool, "action '%s'", action->name)};
        for_each_instance(grounding, &action->parameters, &action->preconditions, &visitor);
        check_left_out(grounding, before, &visitor);
        action->ground_count = grounding->problem->action_count - before;
        if (!action->ground_count && !action->faulty && !grounding->failed)
            report_warning(domain->parsing.diagnostics, "never-applicable", action->place,
                           "the preconditions of action '%s'%s can never hold", action->name,
                           action->until.count ? ", or what it waits for," : "");
    }
}
