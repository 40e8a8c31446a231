/* SPDX-License-Identifier: MIT */
/* The words of templates that speak of the functions that lead from the tables to the game's: see
 * emit.h. */
#include "domain/agent_type.h"
#include "emit/emit.h"

/* -------------------------------------------------------------- kinds of calls */

static const struct callback_type *call_type(const struct scope *scope)
{
    return &callback_types[scope->kind];
}

static bool has_denials(const struct scope *scope)
{
    return scope->writer->tables->domain.features->denials != NULL;
}

/* Whether functions tell the values of goals. */
static bool has_values(const struct scope *scope)
{
    const gg_values *values = scope->writer->tables->domain.features->values;
    return values && values->called;
}

/* Whether there is a function of the kind. All run something; and no method is denied where none that
 * could be was left by grounding. */
static bool has_function(const struct scope *scope)
{
    if (scope->kind == CALLBACK_METHOD && !has_denials(scope))
        return false;
    if (scope->kind == CALLBACK_VALUE && !has_values(scope))
        return false;
    return scope->kind == CALLBACK_TASK || callbacks_have(&scope->callbacks, scope->kind);
}

static bool draws(const struct scope *scope)
{
    return scope->domain->draws && call_type(scope)->call_kind;
}

/* Whether a function of the kind takes arguments. */
static bool passes_arguments(const struct scope *scope)
{
    for (size_t i = 0; i < scope->callbacks.count; i++) {
        const struct callback *callback = &scope->callbacks.items[i];
        if (callback->kind == scope->kind && callback->parameters && callback->parameters->count)
            return true;
    }
    return false;
}

enum loop_step next_kind(struct scope *scope, size_t i)
{
    scope->kind = (enum callback_kind)i;
    return i == CALLBACK_KINDS ? LOOP_END : has_function(scope) ? LOOP_ITEM : LOOP_LEAVE_OUT;
}

/* The members of the table of functions, those of it where methods are denied, and where functions tell
 * values. */
enum loop_step next_member(struct scope *scope, size_t i)
{
    scope->kind = (enum callback_kind)i;
    return i == CALLBACK_KINDS                           ? LOOP_END
           : i == CALLBACK_METHOD || i == CALLBACK_VALUE ? LOOP_LEAVE_OUT
                                                         : LOOP_ITEM;
}

enum loop_step next_valuing_member(struct scope *scope, size_t i)
{
    scope->kind = CALLBACK_VALUE;
    return i == 0 ? LOOP_ITEM : LOOP_END;
}

enum loop_step next_denying_member(struct scope *scope, size_t i)
{
    scope->kind = CALLBACK_METHOD;
    return i == 0 ? LOOP_ITEM : LOOP_END;
}

static const char *table_entry(const struct scope *scope)
{
    if (!has_function(scope))
        return "NULL";
    return pool_format(scope->writer->pool, "agent_type__%s__%s", scope->agent_type->name,
                       call_type(scope)->member);
}

/* -------------------------------------------------------------------- calls */

enum loop_step next_case(struct scope *scope, size_t i)
{
    if (i == scope->callbacks.count)
        return LOOP_END;
    scope->callback = &scope->callbacks.items[i];
    return scope->callback->kind == scope->kind ? LOOP_ITEM : LOOP_LEAVE_OUT;
}

/* The actions of an agent type that only wait. */
enum loop_step next_wait(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    if (i == domain->action_count || scope->kind != CALLBACK_TASK)
        return LOOP_END;
    scope->waiting = domain->actions[i];
    return only_waits(scope->waiting) && can_do(scope->agent_type, scope->waiting) ? LOOP_ITEM
                                                                                   : LOOP_LEAVE_OUT;
}

static bool any_waits(const struct scope *scope)
{
    struct scope each = *scope;
    enum loop_step step = LOOP_LEAVE_OUT;
    for (size_t i = 0; step == LOOP_LEAVE_OUT; i++)
        step = next_wait(&each, i);
    return step == LOOP_ITEM;
}

static const char *case_of(const struct scope *scope)
{
    const struct callback *callback = scope->callback;
    struct writer *writer = scope->writer;
    return callback->action ? constant_name(writer, "ACTION_", callback->action->name_in_c)
           : callback->goal ? constant_name(writer, "GOAL_", callback->goal->name)
                            : pool_format(writer->pool, "%zu", callback->method->number);
}

/* Whether a fact tells the place of ground actions of an action. */
static bool tells_place(const struct problem *problem, const struct action *action)
{
    for (size_t i = 0; i < problem->rows.count; i++)
        if (problem->rows.items[i].told && problem->rows.items[i].action == action)
            return true;
    return false;
}

/* Whether a function is told the number of an action, where that may not be its row. */
static bool is_told_number(const struct scope *scope)
{
    return scope->kind == CALLBACK_COST && scope->writer->tables->problem->rows.told_count > 0;
}

/* "cat_domain.actions[action].", before a member of the row of an action. */
static const char *row_of_action(const struct scope *scope)
{
    struct writer *writer = scope->writer;
    return is_told_number(scope)
               ? pool_format(writer->pool, "gg_action_of(&%s_domain, action)->", writer->prefix)
               : pool_format(writer->pool, "%s_domain.actions[action].", writer->prefix);
}

/* "arguments[0]"; where a fact tells the place of actions, which is the last one, that of the number or of
 * the step. */
static const char *argument_of(const struct scope *scope, size_t i)
{
    const struct callback *callback = scope->callback;
    struct writer *writer = scope->writer;
    if (callback->action && i + 1 == callback->parameters->count &&
        tells_place(writer->tables->problem, callback->action))
        return is_told_number(scope)
                   ? pool_format(writer->pool, "gg_action_argument(&%s_domain, action, %zu)",
                                 writer->prefix, i)
                   : "gg_agent_place_symbol(agent)";
    return pool_format(writer->pool, "arguments[%zu]", i);
}

/* ", phase", the action that one function of several is told, ", (guard_symbol)arguments[0]" and so
 * on. */
static const char *passed_to(const struct scope *scope)
{
    const struct parameters *parameters = scope->callback->parameters;
    struct writer *writer = scope->writer;
    const char *list = "";
    if (scope->kind == CALLBACK_TASK)
        list = scope->callback->action->function
                   ? pool_format(writer->pool, ", phase, %s", case_of(scope))
                   : ", phase";
    for (size_t i = 0; parameters && i < parameters->count; i++)
        list = pool_format(writer->pool, "%s, (%s_symbol)%s", list, writer->prefix,
                           argument_of(scope, i));
    return list;
}

/* ------------------------------------------------------ sensed and applied facts */

static enum loop_step fact_of_game(struct scope *scope, const struct fact *fact, size_t number)
{
    scope->fact = fact;
    scope->name = fact->name;
    scope->number = number;
    return LOOP_ITEM;
}

/* The facts that an agent type senses, by the number of the sense. */
enum loop_step next_sensed_fact(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    size_t number = 0;
    if (i == domain->fact_count)
        return LOOP_END;
    for (size_t j = 0; j < i; j++)
        number += domain->facts[j]->sensed;
    return needs_sense_function(scope->agent_type, domain->facts[i])
               ? fact_of_game(scope, domain->facts[i], number)
               : LOOP_LEAVE_OUT;
}

/* The facts of which the game is told for an agent type; outside of a loop of these, all. */
enum loop_step next_applied_fact(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    if (i == domain->fact_count)
        return LOOP_END;
    const struct fact *fact = domain->facts[i];
    bool told = scope->agent_type ? needs_apply_function(scope->agent_type, fact) : fact->applied;
    return told ? fact_of_game(scope, fact, i) : LOOP_LEAVE_OUT;
}

/* Those of which it is told for the world. */
enum loop_step next_world_applied_fact(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    if (i == domain->fact_count)
        return LOOP_END;
    const struct fact *fact = domain->facts[i];
    return fact->applied && fact->shared ? fact_of_game(scope, fact, i) : LOOP_LEAVE_OUT;
}

/* Those that are sensed as well: what the game says of them it is not told. */
enum loop_step next_sensed_applied_fact(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    if (i == domain->fact_count)
        return LOOP_END;
    const struct fact *fact = domain->facts[i];
    return fact->applied && fact->sensed ? fact_of_game(scope, fact, i) : LOOP_LEAVE_OUT;
}

/* What the name of the function begins with that sets a fact to what is sensed. */
static const char *sense_setter(const struct scope *scope)
{
    return scope->fact->applied ? "sensed_"
                                : pool_format(scope->writer->pool, "%s_set", scope->writer->prefix);
}

/* The ground facts of a fact. */
enum loop_step next_instance(struct scope *scope, size_t i)
{
    scope->number = i;
    return i == scope->fact->count ? LOOP_END : LOOP_ITEM;
}

/* The constant of an object of such a ground fact, for one of its parameters. */
static const char *object_of(const struct scope *scope, size_t parameter)
{
    const struct fact *fact = scope->fact;
    size_t i = scope->number;
    for (size_t j = fact->parameter_count; --j > parameter;)
        i /= fact->parameters[j]->objects.count;
    const struct symbol_set *objects = &fact->parameters[parameter]->objects;
    return constant_name(scope->writer, "",
                         scope->domain->symbols[objects->symbols[i % objects->count]].name);
}

/* ", GUARD_LASER" */
static const char *objects_of(const struct scope *scope)
{
    const char *list = "";
    for (size_t i = 0; i < scope->fact->parameter_count; i++)
        list = pool_format(scope->writer->pool, "%s, %s", list, object_of(scope, i));
    return list;
}

/* What must hold for a ground fact to be read: its slots are bound. */
static const char *bound_slots(const struct scope *scope)
{
    const struct fact *fact = scope->fact;
    struct writer *writer = scope->writer;
    const char *list = "";
    for (size_t i = fact->parameter_count; i-- > 0;)
        if (fact->parameters[i]->slots)
            list = pool_format(writer->pool, "%s%s%s_%s_bound(self, %s)", list, *list ? " && " : "",
                               writer->prefix, fact->parameters[i]->name, object_of(scope, i));
    return list;
}

/* -------------------------------------------------------------------- words */

bool call_word_holds(const struct scope *scope, const char *word)
{
    enum callback_kind kind = scope->kind;
    return word_equals(word, "allows")    ? kind == CALLBACK_METHOD
           : word_equals(word, "applies") ? kind == CALLBACK_APPLY
           : word_equals(word, "denials") ? has_denials(scope)
           : word_equals(word, "draws")   ? draws(scope)
           : word_equals(word, "idle")
               ? !callbacks_have(&scope->callbacks, kind) && !any_waits(scope)
           : word_equals(word, "passes_arguments") ? passes_arguments(scope)
           : word_equals(word, "ranks")   ? kind == CALLBACK_PRIORITY || kind == CALLBACK_VALUE
           : word_equals(word, "scores")  ? kind == CALLBACK_SCORE
           : word_equals(word, "senses")  ? kind == CALLBACK_SENSE
           : word_equals(word, "travels") ? kind == CALLBACK_TRAVEL
           : word_equals(word, "values")  ? has_values(scope)
           : word_equals(word, "waits")   ? any_waits(scope)
           : word_equals(word, "walks")   ? kind == CALLBACK_WALK
                                          : abort_on_unknown_word(word);
}

const char *call_word_text(const struct scope *scope, const char *word)
{
    const struct callback_type *type = &callback_types[scope->kind];
    struct writer *writer = scope->writer;
    return word_equals(word, "argument_names") ? type->passed
           : word_equals(word, "arguments")    ? type->arguments
           : word_equals(word, "asked")        ? type->asked
           : word_equals(word, "behind_first")
               ? scope->fact->parameter_count ? pool_format(writer->pool, " + %zu", scope->number)
                                              : ""
           : word_equals(word, "bound_slots") ? bound_slots(scope)
           : word_equals(word, "case")        ? case_of(scope)
           : word_equals(word, "draw")        ? draws(scope) ? "draw_" : ""
           : word_equals(word, "entry")       ? table_entry(scope)
           : word_equals(word, "function")
               ? callback_name(writer, scope->agent_type, scope->callback)
           : word_equals(word, "kind")      ? type->call_kind
           : word_equals(word, "member")    ? type->member
           : word_equals(word, "objects")   ? objects_of(scope)
           : word_equals(word, "otherwise") ? type->otherwise
           : word_equals(word, "owner")     ? agent_type_prefix(writer, scope->agent_type)
           : word_equals(word, "passed")    ? passed_to(scope)
           : word_equals(word, "result")    ? type->result
           : word_equals(word, "row")       ? row_of_action(scope)
           : word_equals(word, "sets")      ? sense_setter(scope)
           : word_equals(word, "waiting")
               ? constant_name(writer, "ACTION_", scope->waiting->name_in_c)
               : NULL;
}
