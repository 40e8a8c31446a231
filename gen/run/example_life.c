/* SPDX-License-Identifier: MIT */
/* The agents of an example, from the state that it gives on: see example_life.h. */
#include "run/example_life.h"

#include "domain/agent_type.h"
#include "domain/idleness.h"
#include "ground/slot_facts.h"
#include "cli/answers.h"
#include "cli/unknown_names.h"
#include "run/event_queue.h"

#include <string.h>

/* Tables that begin in the state of an example, as one of its agents sees it, or any. */
static const struct tables *tables_given(struct pool *pool, const struct tables *tables,
                                         const struct example *example, const struct actor *actor)
{
    struct tables *given = pool_take(pool, sizeof *given);
    struct packed_state start = {given, start_state(pool, &tables->domain)};
    *given = *tables;
    struct state_view view = view_of_words(&start);
    view_apply(&view, &example->given);
    if (actor)
        view_apply(&view, &actor->given);
    reset_facts_of_empty_slots(&view);
    given->domain.start = start.words;
    return given;
}

bool is_planned_for(const struct agent_type *type, const struct subject *planned)
{
    return planned->kind == SUBJECT_GOAL ? may_pursue_goal(type, planned->goal)
                                         : type->task == planned->task;
}

/* Whether an agent type is meant where none is named: by what is planned, or, where nothing is, if it
 * has anything to do. */
static bool is_meant(const struct domain *domain, const struct agent_type *type,
                     const struct subject *planned)
{
    return planned ? is_planned_for(type, planned) : acts_by_itself(domain, type);
}

size_t type_of_example(const struct domain *domain, const struct example *example,
                       const struct actor *actor, const struct subject *planned)
{
    if (actor && actor->type)
        return (size_t)(actor->type - domain->agent_types);
    if (example->agent)
        return (size_t)(example->agent - domain->agent_types);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (is_meant(domain, &domain->agent_types[i], planned))
            return i;
    return 0;
}

struct planning *planning_given(const struct planning *planning, const struct options *options,
                                struct pool *pool, const struct example *example,
                                const struct actor *actor)
{
    struct planning *given = pool_take(pool, sizeof *given);
    *given = *planning;
    given->pool = pool;
    given->options = options;
    given->tables = tables_given(pool, planning->tables, example, actor);
    given->answers = answers_copy(pool, &example->answers);
    given->placings = example->placings;
    planning_set_agent_type(
        given, type_of_example(planning->tables->problem->domain, example, actor, NULL));
    return given;
}

const struct example *find_example(const struct domain *domain, const char *name)
{
    struct word_list known = {0};
    for (size_t i = 0; i < domain->example_count; i++) {
        if (strcmp(domain->examples[i].name, name) == 0)
            return &domain->examples[i];
        known_add(domain->parsing.pool, &known, domain->examples[i].name);
    }
    (void)report_unknown_name(domain, "example", name, &known);
    return NULL;
}

const struct options *options_of_life(const struct planning *planning,
                                      const struct example *example)
{
    struct options *options = pool_take(planning->pool, sizeof *options);
    *options = *planning->options;
    if (!options->has_seed && !options->has_seeds)
        options->seed = example->seed;
    if (!options->time && !options->decisions)
        options->time = example->time;
    return options;
}

struct population *population_of_example(const struct planning *given,
                                         const struct example *example, const struct events *events)
{
    const struct domain *domain = given->tables->problem->domain;
    size_t type = type_of_example(domain, example, NULL, NULL);
    struct roles roles = example->cast.count ? roles_of_cast(given->pool, domain, &example->cast)
                                             : roles_of_types(given->pool, &type, 1, 1);
    struct population *population = population_new(given, &roles);
    population->queue = event_queue_new(population, events, given->options->seed);
    return population;
}
