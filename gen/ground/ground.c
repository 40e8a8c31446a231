/* SPDX-License-Identifier: MIT */
/*
 * Grounds facts, and calls the grounding of actions, goals, rules and tasks: see ground.h.
 */
#include "ground/ground.h"

#include "ground/action_rows.h"
#include "ground/gathering.h"
#include "ground/legs.h"
#include "ground/road_map.h"
#include "ground/slot_facts.h"

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
    problem->constant_count =
        add_variables(grounding, true, problem->variable_count) - problem->variable_count;
}

/* ------------------------------------------------------------------ start */

static uint32_t ground_read_start(void *context, size_t variable)
{
    return ((const struct problem *)context)->variables[variable].start;
}

static void ground_write_start(void *context, size_t variable, uint32_t value)
{
    ((struct problem *)context)->variables[variable].start = value;
}

/* Sets what one effect gives. It may read constants that those before it have set. Its changes are
 * kept no longer than that, as each effect may change all facts. */
static void apply_start_effect(struct grounding *grounding, size_t number)
{
    struct pool *lasting = grounding->pool;
    grounding->pool = pool_new();
    const struct expressions *start = &grounding->domain->start;
    const char **text = start->texts ? &start->texts[number] : NULL;
    const struct expressions one = {&start->items[number], text, 1, NULL};
    struct gathering gathering = {.name = "start", .is_start = true};
    struct binding none = new_binding(grounding, 0);
    (void)gather_plain_effects(grounding, &gathering, &one, &none);
    for (size_t i = 0; i < gathering.changes.count; i++) {
        const struct change *change = &gathering.changes.items[i];
        grounding->problem->variables[change->variable].start = (uint32_t)change->value;
    }
    pool_free(grounding->pool);
    grounding->pool = lasting;
}

static void apply_start(struct grounding *grounding)
{
    for (size_t i = 0; i < grounding->domain->start.count; i++)
        apply_start_effect(grounding, i);
    struct state_view view = {grounding->problem, ground_read_start, ground_write_start,
                              grounding->problem};
    reset_facts_of_empty_slots(&view);
}

/* The value that a fact has where it is an argument. */
static uint32_t ground_known_value(const void *context, size_t variable)
{
    const struct grounding *grounding = context;
    return variable < grounding->problem->variable_count ? grounding->looked_up[variable]
                                                         : constant_value(grounding, variable);
}

bool plans_with_actions(const struct problem *problem)
{
    return problem->goal_count + problem->subgoal_count + problem->domain->limits.wants > 0;
}

struct problem *ground(struct pool *pool, struct domain *domain)
{
    struct grounding grounding = {.pool = pool, .domain = domain};
    grounding.problem = pool_take(pool, sizeof *grounding.problem);
    grounding.problem->domain = domain;
    grounding.condition = dnf_of_condition;
    grounding.making_dnf.pool = pool_new();
    grounding.making_dnf.everything = grounding_constraint_of_all;
    grounding.making_dnf.context = &grounding;
    grounding.instances = pool_take(pool, domain->fact_count * sizeof *grounding.instances);
    grounding.cells = pool_take(pool, domain->symbol_count * sizeof *grounding.cells);
    grounding.chosen_pool = pool_new();
    check_domain_counts(&grounding);
    if (!grounding.failed)
        ground_facts(&grounding);
    grounding.changed = pool_take(pool, (grounding.fact_count + 1) * sizeof *grounding.changed);
    grounding.copied = pool_take(pool, (grounding.fact_count + 1) * sizeof *grounding.copied);
    grounding.looked_up = pool_take(pool, (grounding.fact_count + 1) * sizeof *grounding.looked_up);
    memset(grounding.looked_up, 0xff, (grounding.fact_count + 1) * sizeof *grounding.looked_up);
    grounding.known_values = (struct known_values){ground_known_value, &grounding};
    grounding.known = pool_take(pool, (grounding.fact_count + 1) * sizeof *grounding.known);
    if (!grounding.failed)
        apply_start(&grounding);
    if (domain->has_roads && !grounding.failed)
        make_road_map(&grounding);
    ground_actions(&grounding);
    ground_goals(&grounding);
    ground_rules(&grounding);
    if (!grounding.failed)
        ground_tasks(&grounding);
    find_legs(pool, grounding.problem);
    find_action_rows(pool, grounding.problem);
    ground_properties(&grounding);
    if (!grounding.failed)
        check_example_conditions(&grounding);
    pool_free(grounding.making_dnf.pool);
    pool_free(grounding.chosen_pool);
    return grounding.problem;
}
