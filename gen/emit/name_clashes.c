/* SPDX-License-Identifier: MIT */
/*
 * Finds two things of a domain that would have one name in C: `set_full` and
 * the setter of `full`, say. Only names at file scope can meet; parameters are
 * looked at where they are declared.
 */
#include "emit/template.h"

#include <stdlib.h>
#include <string.h>

struct registry {
    struct pool *pool;
    struct domain *domain;
    struct text_number_map names;
    struct place *places;
    size_t count;
};

static void claim(struct registry *registry, const char *name, struct place place)
{
    struct diagnostics *diagnostics = registry->domain->parsing.diagnostics;
    int64_t known = text_number_map_get(&registry->names, name);
    if (known >= 0) {
        const struct place *first = &registry->places[known];
        report_error(diagnostics, place, "in C this would be '%s', which is taken%s", name,
                     first->line ? "" : " by the generated code itself");
        if (first->line)
            report_note(diagnostics, *first, "it is taken by this");
        return;
    }
    text_number_map_put(&registry->names, registry->pool, name, (int64_t)registry->count);
    POOL_ADD(registry->pool, registry->places, registry->count) = place;
}

/* Orders what is declared for all domains alike before the rest, and that as it is written. */
static int in_order(const void *a, const void *b)
{
    const struct declared *left = a, *right = b;
    int order = place_compare(left->place, right->place);
    return order ? order : strcmp(left->name, right->name);
}

/* Claims what the generated header declares. */
static void claim_declared(struct registry *registry)
{
    struct declarations declared = names_declared_by_header(registry->pool, registry->domain);
    qsort(declared.items, declared.count, sizeof *declared.items, in_order);
    for (size_t i = 0; i < declared.count; i++)
        claim(registry, declared.items[i].name, declared.items[i].place);
}

/* Procedural preconditions of methods have functions as those of actions do. */
static enum callback_kind kind_of_name(const struct callback *callback)
{
    return callback->kind == CALLBACK_METHOD ? CALLBACK_CHECK : callback->kind;
}

/* What the game is told of shared facts. */
static void claim_world_callbacks(struct registry *registry)
{
    struct callbacks callbacks = world_callbacks_of(registry->pool, registry->domain);
    for (size_t i = 0; i < callbacks.count; i++)
        claim(registry,
              pool_format(registry->pool, "%s_world_apply_%s", registry->domain->name,
                          callbacks.items[i].name),
              callbacks.items[i].place);
}

/* What the game is asked for. Several things may share one function. */
static void claim_callbacks(struct registry *registry, const struct agent_type *agent_type)
{
    struct pool *pool = registry->pool;
    bool several = registry->domain->agent_type_count > 1;
    const char *prefix = several ? pool_format(pool, "%s_", agent_type->name) : "";
    struct callbacks callbacks = callbacks_of(pool, registry->domain, agent_type);
    struct text_number_map seen[CALLBACK_KINDS] = {0};
    for (size_t i = 0; i < callbacks.count; i++) {
        const struct callback *callback = &callbacks.items[i];
        const char *word = callback_types[callback->kind].word;
        struct text_number_map *names = &seen[kind_of_name(callback)];
        if (text_number_map_get(names, callback->name) >= 0)
            continue;
        text_number_map_put(names, pool, callback->name, 0);
        claim(registry,
              pool_format(pool, "%s_%s%s_%s", registry->domain->name, prefix, word, callback->name),
              callback->place);
    }
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

/* Functions that several things of the domain may share, by name. */
struct shared_functions {
    struct text_number_map names;
    const struct callback **first; /* the first thing that each is for */
    size_t count;
};

/* One C function can serve several things, if it is called alike; otherwise: what is said. */
static void check_shared(struct registry *registry, struct shared_functions *functions,
                         const struct callback *callback, const char *otherwise)
{
    struct diagnostics *diagnostics = registry->domain->parsing.diagnostics;
    int64_t known = text_number_map_get(&functions->names, callback->name);
    if (known < 0) {
        text_number_map_put(&functions->names, registry->pool, callback->name,
                            (int64_t)functions->count);
        POOL_ADD(registry->pool, functions->first, functions->count) = callback;
    } else if (!same_types(callback->parameters, functions->first[known]->parameters)) {
        report_error(diagnostics, callback->place, otherwise, callback->name);
        report_note(diagnostics, functions->first[known]->place, "the other one is here");
    }
}

static void check_all_shared(struct registry *registry)
{
    static const char *const otherwise[CALLBACK_KINDS] = {
        [CALLBACK_TASK] = "'function: %s' is of actions with different parameters",
        [CALLBACK_CHECK] = "'%s' is asked for actions or methods with different parameters",
        [CALLBACK_COST] = "'%s' is asked for actions with different parameters",
        [CALLBACK_DURATION] = "'%s' is asked for actions with different parameters",
        [CALLBACK_PRIORITY] = "the priority '%s' is asked for goals with different parameters",
        [CALLBACK_VALUE] = "the value '%s' is asked for goals with different parameters",
        [CALLBACK_SCORE] = "the score '%s' is asked for methods with different parameters"};
    struct shared_functions functions[CALLBACK_KINDS] = {0};
    struct callbacks callbacks = callbacks_of(registry->pool, registry->domain, NULL);
    for (size_t i = 0; i < callbacks.count; i++) {
        enum callback_kind kind = kind_of_name(&callbacks.items[i]);
        if (otherwise[kind] && (kind != CALLBACK_TASK || callbacks.items[i].action->function))
            check_shared(registry, &functions[kind], &callbacks.items[i], otherwise[kind]);
    }
}

/* No action has a function for itself that others share: that would be told no action. */
static void check_stubs(const struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (!action->function)
            continue;
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
        if (is_unusable_parameter_name(domain, parameters->items[i].name))
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

/* The names of the parameters of all functions of a task's methods. */
static void check_methods(const struct domain *domain, const struct task *task)
{
    size_t called = 0;
    for (size_t i = 0; i < task->method_count; i++) {
        const struct method *method = &task->methods[i];
        if (!score_callback(task, method) && !method->procedural)
            continue;
        struct parameters own = method->parameters;
        if (called++ > 0) { /* the task's own come first, and are those of all methods */
            own.items += task->parameters.count;
            own.count -= task->parameters.count;
        }
        check_parameters(domain, &own);
    }
}

/* The names of the fields of the data of actions, which are as they are written. */
static void check_data(const struct domain *domain)
{
    for (size_t i = 0; i < domain->data_field_count; i++)
        if (is_reserved(domain->data_fields[i].type.name))
            report_error(domain->parsing.diagnostics, domain->data_fields[i].type.place,
                         "the name of a field, '%s', is taken in C or C++: call it otherwise",
                         domain->data_fields[i].type.name);
}

/* The names of the parameters of generated functions. */
static void check_functions(const struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++) {
        check_parameters(domain, &domain->actions[i]->parameters);
        if (domain->actions[i]->function)
            check_told_action(domain, &domain->actions[i]->parameters);
    }
    for (size_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].priority_call || domain->goals[i].value_call)
            check_parameters(domain, &domain->goals[i].parameters);
    for (size_t i = 0; i < domain->task_count; i++)
        check_methods(domain, domain->tasks[i]);
}

void check_identifiers(struct pool *pool, struct domain *domain)
{
    struct registry registry = {.pool = pool, .domain = domain};
    claim_declared(&registry);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        claim_callbacks(&registry, &domain->agent_types[i]);
    claim_world_callbacks(&registry);
    check_all_shared(&registry);
    check_stubs(domain);
    check_data(domain);
    check_functions(domain);
}
