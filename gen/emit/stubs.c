/* SPDX-License-Identifier: MIT */
/*
 * The functions that the programmer fills in: a stub for each action and each
 * call of a domain, which works as it is. Header, tasks file and the comparison
 * with an existing tasks file all use the list made here.
 */
#include "emit/emit.h"

#include <string.h>

/* The list that is being made. */
struct stubbing {
    struct writer writer;
    const struct agent_type *agent_type; /* NULL: of the world */
    struct stub *stubs;
    size_t count;
    struct text_number_map names;
};

/* ---------------------------------------------------------------- what is said */

/* " *  while: sees_enemy", a line of its own, if anything must hold while the action runs. */
static const char *lasting_line(struct writer *writer, const struct action *action)
{
    if (!action->lasting.count)
        return "";
    return pool_format(writer->pool, " *  while: %s\n",
                       words_of_expressions(writer, &action->lasting));
}

/* "\n *  on failure: tries += 1", a line behind the others, if the action has any such effects. */
static const char *setback_line(struct writer *writer, const char *when,
                                const struct expressions *effects)
{
    return effects->count ? pool_format(writer->pool, "\n *  %s: %s", when,
                                        words_of_expressions(writer, effects))
                          : "";
}

/* " *  data: speed = 0.5", a line behind the others, if the action gives any. */
static const char *data_line(struct writer *writer, const struct action *action)
{
    const char *words = words_of_action_data(writer->pool, writer->domain, action);
    return words ? pool_format(writer->pool, "\n *  data: %s", comment_text(writer->pool, words))
                 : "";
}

/* What an action is, needs and does, for its declaration. */
static const char *about_action(struct writer *writer, const struct action *action)
{
    return pool_format(writer->pool, "%s%s\n *  preconditions: %s\n%s *  effects: %s%s%s%s%s",
                       action->name, label_suffix(writer->pool, action->label),
                       words_of_expressions(writer, &action->preconditions),
                       lasting_line(writer, action), words_of_expressions(writer, &action->effects),
                       action->restart ? pool_format(writer->pool, "\n *  restart: %s",
                                                     term_text(writer->pool, action->restart))
                                       : "",
                       setback_line(writer, "on failure", &action->on_failure),
                       setback_line(writer, "on abort", &action->on_abort),
                       data_line(writer, action));
}

/* The same of all actions that share a function. */
static const char *about_shared(struct writer *writer, const char *function)
{
    const struct domain *domain = writer->domain;
    const char *about = "Carries out the action that it is told:";
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (action->function && strcmp(action->function, function) == 0)
            about =
                pool_format(writer->pool, "%s\n *\n *  %s", about, about_action(writer, action));
    }
    return about;
}

/* What the functions of a kind are for: the words before the name of what each is for, behind it,
 * and behind what only the declaration says. A stub is written once, and must not say what the domain
 * may change. */
static const struct {
    const char *before, *behind, *end;
} purposes[CALLBACK_KINDS] = {
    [CALLBACK_CHECK] = {"Whether '", "' can be done: asked once in a planning.", ""},
    [CALLBACK_COST] = {"What '", "' costs", ": asked once in a planning."},
    [CALLBACK_DURATION] = {"How many milliseconds '", "' takes", "."},
    [CALLBACK_PRIORITY] = {"How much '", "'", " matters: asked at each decision."},
    [CALLBACK_VALUE] = {"What '", "' is worth", ": asked at each decision."},
    [CALLBACK_SCORE] = {"How good '", "'", " is: the highest is tried first."},
    [CALLBACK_METHOD] = {"Whether '", "' can be done: asked once in a planning.", ""},
    [CALLBACK_SENSE] = {"The real value of '", "'", "."},
    [CALLBACK_APPLY] = {"Makes '", "'", " true in the game: it has changed to the value."},
    [CALLBACK_WALK] = {"Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS.",
                       "", ""},
    [CALLBACK_TRAVEL] = {"How many milliseconds a walk takes from one place to another.", "", ""},
};

/* What only the declaration says. */
static const char *addition(struct pool *pool, const struct callback *callback)
{
    unsigned least = callback->kind == CALLBACK_COST       ? callback->action->cost
                     : callback->kind == CALLBACK_DURATION ? (unsigned)callback->action->duration
                                                           : 0;
    const char *label = callback->goal                     ? callback->goal->label
                        : callback->kind == CALLBACK_SCORE ? callback->method->label
                        : callback->fact                   ? callback->fact->label
                                                           : NULL;
    return callback->kind == CALLBACK_COST || callback->kind == CALLBACK_DURATION
               ? pool_format(pool, ", at least %u", least)
               : label_suffix(pool, label);
}

/* What a function is for; declared: with what the domain says of it. */
static const char *purpose_of(struct writer *writer, const struct callback *callback, bool declared)
{
    const struct action *action = callback->action;
    struct pool *pool = writer->pool;
    if (callback->kind == CALLBACK_TASK && declared)
        return action->function ? about_shared(writer, action->function)
                                : about_action(writer, action);
    if (callback->kind == CALLBACK_TASK)
        return action->function ? pool_format(pool, "%s: carries out the action that it is told",
                                              action->function)
                                : action->name;
    const char *name = action             ? action->name
                       : callback->goal   ? callback->goal->name
                       : callback->method ? callback->method->name
                       : callback->fact   ? callback->fact->name
                                          : "";
    return pool_format(pool, "%s%s%s%s%s", purposes[callback->kind].before, name,
                       purposes[callback->kind].behind, declared ? addition(pool, callback) : "",
                       purposes[callback->kind].end);
}

/* ------------------------------------------------------------------- its text */

/* What a stub answers; NULL: nothing. */
static const char *answer(struct writer *writer, const struct callback *callback)
{
    struct pool *pool = writer->pool;
    switch (callback->kind) {
    case CALLBACK_TASK:
        return pool_format(pool, "%s_agent_wait(agent)", writer->prefix);
    case CALLBACK_WALK:
        return pool_format(pool, "%s_agent_walked(agent)", writer->prefix);
    case CALLBACK_CHECK:
    case CALLBACK_METHOD:
        return "true";
    case CALLBACK_COST:
        return pool_format(pool, "%u", callback->action->cost);
    case CALLBACK_DURATION:
        return pool_format(pool, "%u", (unsigned)callback->action->duration);
    case CALLBACK_SENSE:
        return pool_format(pool, "%s_%s(agent%s)", writer->prefix, callback->fact->name,
                           fact_parameters(writer, callback->fact, false));
    case CALLBACK_APPLY:
        return NULL;
    default:
        return "0";
    }
}

/* Whether the function acts for its agent, which others only look at. */
static bool acts(const struct callback *callback)
{
    return callback->kind == CALLBACK_TASK || callback->kind == CALLBACK_APPLY ||
           callback->kind == CALLBACK_WALK;
}

/* Adds a parameter; where the stub does not use it, also the line that says so. */
static void add_parameter(struct pool *pool, struct stub *stub, const char *type, const char *name,
                          bool used)
{
    stub->list = pool_format(pool, "%s%s%s %s", stub->list, *stub->list ? ", " : "", type, name);
    if (!used)
        stub->text = pool_format(pool, "%s    (void)%s;\n", stub->text, name);
}

/* Makes the list of parameters, and the lines that say which a stub does not use. */
static void list_parameters(struct stubbing *stubbing, struct stub *stub,
                            const struct callback *callback)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    const struct parameters *parameters = callback->parameters;
    const struct fact *fact = callback->fact;
    const char *symbol = pool_format(pool, "%s_symbol", writer->prefix);
    const char *owner = stubbing->agent_type ? "agent" : "world";
    enum callback_kind kind = callback->kind;
    bool sensed = kind == CALLBACK_SENSE;
    stub->list = pool_format(pool, "%s%s_%s *%s", acts(callback) ? "" : "const ", writer->prefix,
                             owner, owner);
    stub->text = kind == CALLBACK_TASK || kind == CALLBACK_WALK || sensed
                     ? ""
                     : pool_format(pool, "    (void)%s;\n", owner);
    if (kind == CALLBACK_TASK || kind == CALLBACK_WALK)
        add_parameter(pool, stub, "gg_phase", "phase", false);
    if (kind == CALLBACK_TASK && callback->action->function)
        add_parameter(pool, stub, pool_format(pool, "%s_action", writer->prefix), "action", false);
    if (kind == CALLBACK_WALK)
        add_parameter(pool, stub, symbol, "place", false);
    for (size_t i = 0; parameters && i < parameters->count; i++)
        add_parameter(pool, stub, symbol, parameters->items[i].name, false);
    for (size_t i = 0; fact && i < fact->parameter_count; i++)
        add_parameter(pool, stub, symbol, fact_parameter_name(writer, fact, i), sensed);
    if (kind == CALLBACK_APPLY)
        add_parameter(pool, stub, value_type(writer, fact), "value", false);
    if (kind == CALLBACK_TRAVEL) {
        add_parameter(pool, stub, symbol, "from", false);
        add_parameter(pool, stub, symbol, "to", false);
    }
}

/* ------------------------------------------------------------------ the list */

static void add_stub(struct stubbing *stubbing, const struct callback *callback)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.name = callback_name(writer, stubbing->agent_type, callback)};
    if (text_number_map_get(&stubbing->names, stub.name) >= 0)
        return;
    text_number_map_put(&stubbing->names, pool, stub.name, 0);
    const char *answered = answer(writer, callback);
    stub.result = callback->kind == CALLBACK_SENSE ? value_type(writer, callback->fact)
                                                   : callback_types[callback->kind].result;
    list_parameters(stubbing, &stub, callback);
    if (answered)
        stub.text = pool_format(pool, "%s    return %s;\n", stub.text, answered);
    stub.note = pool_format(pool, "/** %s */\n", purpose_of(writer, callback, true));
    stub.text =
        pool_format(pool, "/* %s */\n%s %s(%s)\n{\n%s}\n", purpose_of(writer, callback, false),
                    stub.result, stub.name, stub.list, stub.text);
    POOL_ADD(pool, stubbing->stubs, stubbing->count) = stub;
}

static void add_stubs(struct stubbing *stubbing, const struct callbacks *callbacks)
{
    for (size_t i = 0; i < callbacks->count; i++)
        add_stub(stubbing, &callbacks->items[i]);
}

struct stub *stubs_of(struct pool *pool, const struct tables *tables, size_t *count)
{
    const struct domain *domain = tables->problem->domain;
    struct stubbing stubbing = {.writer = writer_start(pool, tables, "")};
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        stubbing.agent_type = &domain->agent_types[i];
        struct callbacks callbacks = callbacks_of(pool, domain, stubbing.agent_type);
        add_stubs(&stubbing, &callbacks);
    }
    struct callbacks callbacks = world_callbacks_of(pool, domain);
    stubbing.agent_type = NULL;
    add_stubs(&stubbing, &callbacks);
    *count = stubbing.count;
    return stubbing.stubs;
}

struct text write_stubs(struct writer *writer, const struct stub *stubs, size_t count)
{
    text_add(&writer->text,
             "/*\n * What %s does: fill these functions in. goapgen made this file from %s and\n",
             writer->prefix, writer->source);
    text_add(&writer->text,
             " * never touches it again; 'goapgen --new-tasks %s' prints the stubs that it\n"
             " * lacks. An action is started, ticked until it answers something else than\n"
             " * GG_RUNNING, and stopped; the stubs succeed after the actions' durations.\n"
             " * What an action needs and does stands at its declaration in %s.h.\n"
             " */\n",
             writer->source, writer->prefix);
    emit(writer, "#include \"$p.h\"\n", "");
    for (size_t i = 0; i < count; i++)
        text_add(&writer->text, "\n%s", stubs[i].text);
    return writer->text;
}
