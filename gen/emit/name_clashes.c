/* SPDX-License-Identifier: MIT */
/*
 * Finds two things of a domain that would have one name in C: `set_full` and
 * the setter of `full`, say. Only names at file scope can meet; parameters are
 * looked at where they are declared.
 */
#include "tables/callback_list.h"
#include "tables/memory_plan.h"
#include "emit/writer.h"

#include <string.h>

struct registry {
    struct pool *pool;
    struct domain *domain;
    struct map names;
    struct place *places;
    size_t count;
};

/* Functions that several things of the domain may share. */
struct shared_functions {
    struct map names;
    const char *asked_for; /* "'%s' is asked for actions with different parameters" */
    const struct parameters **parameters;
    struct place *places;
    size_t count;
};

static void claim(struct registry *registry, const char *name, struct place place)
{
    struct diagnostics *diagnostics = registry->domain->parsing.diagnostics;
    int64_t known = map_get(&registry->names, name);
    if (known >= 0) {
        const struct place *first = &registry->places[known];
        report_error(diagnostics, place, "in C this would be '%s', which is taken%s", name,
                     first->line ? "" : " by the generated code itself");
        if (first->line)
            report_note(diagnostics, *first, "it is taken by this");
        return;
    }
    map_put(&registry->names, registry->pool, name, (int64_t)registry->count);
    registry->places =
        pool_grow(registry->pool, registry->places, registry->count, sizeof *registry->places);
    registry->places[registry->count++] = place;
}

/* prefix_kind_name, or without a kind where that is "". */
static void claim_small(struct registry *registry, const char *kind, const char *name,
                        struct place place)
{
    claim(registry,
          pool_format(registry->pool, "%s_%s%s%s", registry->domain->name, kind, *kind ? "_" : "",
                      name),
          place);
}

static void claim_capital(struct registry *registry, const char *kind, const char *name,
                          struct place place)
{
    const char *all = pool_format(registry->pool, "%s_%s%s%s", registry->domain->name, kind,
                                  *kind ? "_" : "", name);
    claim(registry, upper_case(registry->pool, all), place);
}

static void claim_own_names(struct registry *registry)
{
    static const char *const small[] = {"domain",
                                        "world",
                                        "agent",
                                        "planner",
                                        "fact",
                                        "symbol",
                                        "action",
                                        "task",
                                        "world_init",
                                        "world_tick",
                                        "agent_tick",
                                        "agent_stop",
                                        "sense",
                                        "agent_ground_action",
                                        "agent_doing",
                                        "agent_activity",
                                        "symbol_name",
                                        "planner_init",
                                        "agent_elapsed",
                                        "agent_wait",
                                        "agent_wait_for",
                                        "agent_quiet",
                                        "world_quiet",
                                        "agent_random",
                                        "agent_init",
                                        "planner_core",
                                        "planner_trace",
                                        "world_attach",
                                        "agent_attach",
                                        "agent_detail",
                                        "agent_ending",
                                        "agent_explain",
                                        "agent_record",
                                        "record_begin",
                                        NULL};
    for (size_t i = 0; small[i]; i++)
        claim_small(registry, "", small[i], (struct place){0});
    if (registry->domain->draws)
        claim_small(registry, "", "draw", (struct place){0});
    claim_capital(registry, "", "generated_h", (struct place){0});
    for (size_t i = 0; i < SIZE_COUNT; i++)
        if (memory_constants[i].name && memory_is_reserved(registry->domain, (enum memory_size)i))
            claim_capital(registry, "", memory_constants[i].name, (struct place){0});
}

/* What only domains with places have. */
static void claim_names_of_places(struct registry *registry)
{
    static const char *const small[] = {"agent_walking",   "agent_walk_time", "agent_walked",
                                        "agent_set_speed", "agent_point",     "world_set_place"};
    for (size_t i = 0; registry->domain->places.given && i < sizeof small / sizeof *small; i++)
        claim_small(registry, "", small[i], (struct place){0});
}

/* What only domains with a team have. */
static void claim_names_of_team(struct registry *registry)
{
    const struct domain *domain = registry->domain;
    if (!domain->team.given)
        return;
    static const char *const small[] = {
        "skill",       "team",        "team_tables",       "team_profile",       "team_planner",
        "team_core",   "team_init",   "team_attach",       "team_attach_member", "team_join",
        "team_leave",  "team_member", "team_want",         "team_cancel",        "team_release",
        "team_state",  "team_eta",    "team_lacks",        "team_gap",           "team_queue",
        "team_detail", "team_tick",   "team_set_capacity", "team_set_place"};
    for (size_t i = 0; i < sizeof small / sizeof *small; i++)
        claim_small(registry, "", small[i], (struct place){0});
    for (size_t i = 0; i < domain->skill_count; i++)
        claim_capital(registry, "skill", domain->skills[i].name, domain->skills[i].place);
}

/* The functions of a type of slots. */
static void claim_slots(struct registry *registry, const struct object_type *type)
{
    static const char *const words[] = {"bind", "unbind", "handle"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        claim_small(registry, type->name, words[i], type->place);
    if (type->shared)
        claim_small(registry, "world", pool_format(registry->pool, "%s_handle", type->name),
                    type->place);
}

static void claim_fact(struct registry *registry, const struct fact *fact)
{
    if (fact->is_cooldown)
        return;
    claim_small(registry, "", fact->name, fact->place);
    if (fact->constant)
        return;
    if (!fact->is_binding)
        claim_small(registry, "set", fact->name, fact->place);
    claim_capital(registry, "fact", fact->name, fact->place);
    if (fact->parameter_count)
        claim_small(registry, "fact", fact->name, fact->place);
    if (fact->shared) {
        claim_small(registry, "world", fact->name, fact->place);
        if (!fact->is_binding)
            claim_small(registry, "world_set", fact->name, fact->place);
    }
    if (fact->claim)
        claim_small(registry, "claimed", fact->name, fact->place);
}

/* What the game is asked for. Several things may share one function. */
static void claim_callbacks(struct registry *registry, const struct agent_type *agent_type)
{
    struct pool *pool = registry->pool;
    bool several = registry->domain->agent_type_count > 1;
    const char *prefix = several ? pool_format(pool, "%s_", agent_type->name) : "";
    struct callbacks callbacks = callbacks_of(pool, registry->domain, agent_type);
    struct map seen[CALLBACK_KINDS] = {0};
    for (size_t i = 0; i < callbacks.count; i++) {
        const struct callback *callback = &callbacks.items[i];
        const char *word = callback_types[callback->kind].word;
        bool checks = callback->kind == CALLBACK_METHOD; /* as the functions of actions do */
        struct map *names = &seen[checks ? CALLBACK_CHECK : callback->kind];
        if (map_get(names, callback->name) >= 0)
            continue;
        map_put(names, pool, callback->name, 0);
        claim_small(registry, pool_format(pool, "%s%s", prefix, word), callback->name,
                    callback->place);
    }
}

static void claim_agent_type(struct registry *registry, const struct agent_type *agent_type)
{
    if (registry->domain->agent_type_count > 1)
        claim_small(registry, "agent_init", agent_type->name, agent_type->place);
    claim_callbacks(registry, agent_type);
}

static bool same_types(const struct parameters *a, const struct parameters *b)
{
    if (a->count != b->count)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (a->items[i].type != b->items[i].type)
            return false;
    return true;
}

/* One C function can serve several things, if it is called alike. */
static void check_shared(struct registry *registry, struct shared_functions *functions,
                         const char *name, const struct parameters *parameters, struct place place)
{
    struct diagnostics *diagnostics = registry->domain->parsing.diagnostics;
    int64_t known = map_get(&functions->names, name);
    if (known >= 0 && same_types(parameters, functions->parameters[known]))
        return;
    if (known >= 0) {
        report_error(diagnostics, place, functions->asked_for, name);
        report_note(diagnostics, functions->places[known], "the other one is here");
        return;
    }
    size_t count = functions->count++;
    map_put(&functions->names, registry->pool, name, (int64_t)count);
    functions->parameters =
        pool_grow(registry->pool, functions->parameters, count, sizeof *functions->parameters);
    functions->places =
        pool_grow(registry->pool, functions->places, count, sizeof *functions->places);
    functions->parameters[count] = parameters;
    functions->places[count] = place;
}

static void check_calls(struct registry *registry, enum callback_kind kind)
{
    const struct domain *domain = registry->domain;
    struct shared_functions functions = {
        .asked_for = kind == CALLBACK_CHECK
                         ? "'%s' is asked for actions or methods with different parameters"
                         : "'%s' is asked for actions with different parameters"};
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        const char *name = kind == CALLBACK_COST       ? action->cost_call
                           : kind == CALLBACK_DURATION ? action->duration_call
                                                       : action->procedural;
        if (name)
            check_shared(registry, &functions, name, &action->parameters, action->place);
    }
    for (size_t i = 0; i < domain->task_count && kind == CALLBACK_CHECK; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++) {
            const struct method *method = &domain->tasks[i]->methods[j];
            if (method->procedural)
                check_shared(registry, &functions, method->procedural, &method->parameters,
                             method->place);
        }
}

/* Actions that share a function have parameters of the same types, and none of them has the function
 * for itself: that would be told no action. */
static void check_stubs(struct registry *registry)
{
    const struct domain *domain = registry->domain;
    struct shared_functions functions = {
        .asked_for = "'function: %s' is of actions with different parameters"};
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (!action->function)
            continue;
        check_shared(registry, &functions, action->function, &action->parameters, action->place);
        int64_t owner = name_number(&domain->action_names, action->function);
        if (owner < 0 || domain->actions[owner]->function)
            continue;
        report_error(domain->parsing.diagnostics, action->place,
                     "the function '%s' is that of action '%s' alone; write there, too: "
                     "function: %s",
                     action->function, action->function, action->function);
        report_note(domain->parsing.diagnostics, domain->actions[owner]->place, "it is here");
    }
}

static void check_parameters(const struct domain *domain, const struct parameters *parameters)
{
    for (size_t i = 0; i < parameters->count; i++)
        if (is_taken(domain, parameters->items[i].name))
            report_error(domain->parsing.diagnostics, parameters->items[i].place,
                         "the name of a parameter, '%s', is taken in C, C++ or the code "
                         "that is generated",
                         parameters->items[i].name);
}

/* A function that several actions share has a parameter of its own that tells which it is. */
static void check_told_action(const struct domain *domain, const struct parameters *parameters)
{
    for (size_t i = 0; i < parameters->count; i++)
        if (strcmp(parameters->items[i].name, "action") == 0)
            report_error(domain->parsing.diagnostics, parameters->items[i].place,
                         "the name of a parameter, 'action', is taken in the functions that "
                         "'function' names");
}

/* The same of functions for the priorities of goals, and the names of their parameters. */
static void check_priorities(struct registry *registry)
{
    const struct domain *domain = registry->domain;
    struct shared_functions functions = {
        .asked_for = "the priority '%s' is asked for goals with different parameters"};
    for (size_t i = 0; i < domain->goal_count; i++) {
        const struct goal *goal = &domain->goals[i];
        if (!goal->priority_call)
            continue;
        check_parameters(domain, &goal->parameters);
        check_shared(registry, &functions, goal->priority_call, &goal->parameters, goal->place);
    }
}

/* Functions for the scores of a task's methods, and the names of the parameters of all functions of
 * its methods. */
static void check_methods(struct registry *registry, const struct task *task,
                          struct shared_functions *scores)
{
    size_t called = 0;
    for (size_t i = 0; i < task->method_count; i++) {
        const struct method *method = &task->methods[i];
        const char *score = called_score(task, method);
        if (!score && !method->procedural)
            continue;
        struct parameters own = method->parameters;
        if (called++ > 0) { /* the task's own come first, and are those of all methods */
            own.items += task->parameters.count;
            own.count -= task->parameters.count;
        }
        check_parameters(registry->domain, &own);
        if (score)
            check_shared(registry, scores, score, &method->parameters, method->place);
    }
}

/* The names of what tells the data of actions, and of its fields, which are as they are written. */
static void check_data(struct registry *registry)
{
    const struct domain *domain = registry->domain;
    static const char *const small[] = {"data", "data_of", "action_data"};
    for (size_t i = 0; domain->data_field_count && i < sizeof small / sizeof *small; i++)
        claim_small(registry, "", small[i], (struct place){0});
    for (size_t i = 0; i < domain->data_field_count; i++)
        if (is_reserved(domain->data_fields[i].type.name))
            report_error(domain->parsing.diagnostics, domain->data_fields[i].type.place,
                         "the name of a field, '%s', is taken in C or C++: call it otherwise",
                         domain->data_fields[i].type.name);
}

/* The names of the parameters of generated functions. */
static void check_functions(struct registry *registry)
{
    const struct domain *domain = registry->domain;
    struct shared_functions scores = {
        .asked_for = "the score '%s' is asked for methods with different parameters"};
    for (size_t i = 0; i < domain->action_count; i++) {
        check_parameters(domain, &domain->actions[i]->parameters);
        if (domain->actions[i]->function)
            check_told_action(domain, &domain->actions[i]->parameters);
    }
    check_stubs(registry);
    for (size_t i = 0; i < domain->task_count; i++)
        check_methods(registry, domain->tasks[i], &scores);
}

void check_identifiers(struct pool *pool, struct domain *domain)
{
    struct registry registry = {.pool = pool, .domain = domain};
    claim_own_names(&registry);
    claim_names_of_places(&registry);
    claim_names_of_team(&registry);
    check_data(&registry);
    if (domain->goal_count) {
        claim_small(&registry, "", "goal", (struct place){0});
        claim_small(&registry, "", "agent_plan", (struct place){0});
        claim_small(&registry, "", "agent_goal", (struct place){0});
    }
    if (domain->limits.wants > 0) {
        claim_small(&registry, "", "agent_want", (struct place){0});
        claim_small(&registry, "", "agent_want_condition", (struct place){0});
        claim_small(&registry, "", "agent_unwant", (struct place){0});
        claim_small(&registry, "", "agent_want_status", (struct place){0});
    }
    if (any_argued_goal(domain)) {
        claim_small(&registry, "", "goal_number", (struct place){0});
        claim_small(&registry, "", "agent_pursuit", (struct place){0});
        claim_small(&registry, "", "agent_pursuing", (struct place){0});
        claim_capital(&registry, "goal", "none", (struct place){0});
    }
    for (size_t i = 0; i < domain->symbol_count; i++)
        claim_capital(&registry, "", domain->symbols[i].name, domain->symbols[i].place);
    for (size_t i = 0; i < domain->type_count; i++)
        claim_small(&registry, "position_of", domain->types[i].name, domain->types[i].place);
    for (size_t i = 0; i < domain->type_count; i++)
        if (domain->types[i].slots)
            claim_slots(&registry, &domain->types[i]);
    for (size_t i = 0; i < domain->fact_count; i++)
        claim_fact(&registry, domain->facts[i]);
    claim_capital(&registry, "action", "none", (struct place){0});
    for (size_t i = 0; i < domain->action_count; i++)
        claim_capital(&registry, "action", domain->actions[i]->name, domain->actions[i]->place);
    for (size_t i = 0; i < domain->task_count; i++)
        if (!domain->tasks[i]->is_each)
            claim_capital(&registry, "task", domain->tasks[i]->name, domain->tasks[i]->place);
    for (size_t i = 0; i < domain->goal_count; i++)
        claim_capital(&registry, "goal", domain->goals[i].name, domain->goals[i].place);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        claim_agent_type(&registry, &domain->agent_types[i]);
    for (enum callback_kind kind = CALLBACK_CHECK; kind <= CALLBACK_DURATION; kind++)
        check_calls(&registry, kind);
    check_priorities(&registry);
    check_functions(&registry);
}
