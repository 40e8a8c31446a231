/* SPDX-License-Identifier: MIT */
/*
 * The functions that the programmer fills in: a stub for each action and each
 * call of a domain, which works as it is. Header, tasks file and the comparison
 * with an existing tasks file all use the list made here.
 */
#include "tables/callback_list.h"
#include "emit/accessors.h"
#include "emit/parts.h"

#include <string.h>

/* The list that is being made. */
struct stubbing {
    struct writer writer;
    const struct agent_type *agent_type;
    struct stub *stubs;
    size_t count;
    struct map names;
};

/* What tells one kind of stubs from another. */
struct stub_parts {
    const char *result;  /* its type */
    const char *list;    /* its parameters behind the agent */
    const char *about;   /* what the declaration says beside `purpose` */
    const char *purpose; /* what the function is for: the stub is written once, and must not
                            say what the domain may change */
    const char *body;
};

static const char *label_suffix(struct pool *pool, const char *label)
{
    return label ? pool_format(pool, " (%s)", comment_text(pool, label)) : "";
}

/* "(void)to;" for each parameter of a callback's action or method, or of its fact. */
static const char *unused(struct writer *writer, const struct callback *callback)
{
    const struct parameters *parameters = callback->parameters;
    const char *lines = "";
    for (size_t i = 0; parameters && i < parameters->count; i++)
        lines = pool_format(writer->pool, "%s    (void)%s;\n", lines, parameters->items[i].name);
    for (size_t i = 0; callback->fact && i < callback->fact->parameter_count; i++)
        lines = pool_format(writer->pool, "%s    (void)%s;\n", lines,
                            fact_parameter(writer, callback->fact, i));
    return lines;
}

/* "    (void)agent;", the unused parameters, and what is returned. */
static const char *plain_body(struct writer *writer, const struct callback *callback,
                              const char *answer)
{
    return pool_format(writer->pool, "    (void)agent;\n%s    return %s;\n",
                       unused(writer, callback), answer);
}

/* ------------------------------------------------------------ kind by kind */

/* " *  while: sees_enemy", a line of its own, if anything must hold while the action runs. */
static const char *lasting_line(struct writer *writer, const struct action *action)
{
    if (!action->lasting.count)
        return "";
    return pool_format(writer->pool, " *  while: %s\n", words_of(writer, &action->lasting));
}

/* " *  data: speed = 0.5", a line behind the others, if the action gives any. */
static const char *data_line(struct writer *writer, const struct action *action)
{
    const char *words = words_of_data(writer->pool, writer->tables->problem->domain, action);
    return words ? pool_format(writer->pool, "\n *  data: %s", comment_text(writer->pool, words))
                 : "";
}

/* What an action is, needs and does, for its declaration. */
static const char *about_action(struct writer *writer, const struct action *action)
{
    return pool_format(writer->pool, "%s%s\n *  preconditions: %s\n%s *  effects: %s%s",
                       action->name, label_suffix(writer->pool, action->label),
                       words_of(writer, &action->preconditions), lasting_line(writer, action),
                       words_of(writer, &action->effects), data_line(writer, action));
}

/* The same of all actions that share a function. */
static const char *about_shared(struct writer *writer, const char *function)
{
    const struct domain *domain = writer->tables->problem->domain;
    const char *about = "Carries out the action that it is told:";
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (action->function && strcmp(action->function, function) == 0)
            about =
                pool_format(writer->pool, "%s\n *\n *  %s", about, about_action(writer, action));
    }
    return about;
}

static struct stub_parts task_parts(struct writer *writer, const struct callback *callback)
{
    const struct action *action = callback->action;
    struct pool *pool = writer->pool;
    bool shared = action->function != NULL;
    return (struct stub_parts){
        .about = shared ? about_shared(writer, action->function) : about_action(writer, action),
        .purpose = shared ? pool_format(pool, "%s: carries out the action that it is told",
                                        action->function)
                          : action->name,
        .body = pool_format(pool, "    (void)phase;\n%s%s    return %s_agent_wait(agent);\n",
                            shared ? "    (void)action;\n" : "", unused(writer, callback),
                            writer->prefix)};
}

static struct stub_parts check_parts(struct writer *writer, const struct callback *callback)
{
    return (struct stub_parts){
        .purpose = pool_format(writer->pool, "Whether '%s' can be done: asked once in a planning.",
                               callback->action->name),
        .body = plain_body(writer, callback, "true")};
}

static struct stub_parts cost_parts(struct writer *writer, const struct callback *callback)
{
    const struct action *action = callback->action;
    struct pool *pool = writer->pool;
    return (struct stub_parts){
        .about = pool_format(pool, "What '%s' costs, at least %u: asked once in a planning.",
                             action->name, action->cost),
        .purpose = pool_format(pool, "What '%s' costs: asked once in a planning.", action->name),
        .body = plain_body(writer, callback, pool_format(pool, "%u", action->cost))};
}

static struct stub_parts duration_parts(struct writer *writer, const struct callback *callback)
{
    const struct action *action = callback->action;
    struct pool *pool = writer->pool;
    return (struct stub_parts){
        .about = pool_format(pool, "How many milliseconds '%s' takes, at least %u.", action->name,
                             (unsigned)action->duration),
        .purpose = pool_format(pool, "How many milliseconds '%s' takes.", action->name),
        .body = plain_body(writer, callback, pool_format(pool, "%u", (unsigned)action->duration))};
}

static struct stub_parts priority_parts(struct writer *writer, const struct callback *callback)
{
    const struct goal *goal = callback->goal;
    struct pool *pool = writer->pool;
    return (struct stub_parts){
        .about = pool_format(pool, "How much '%s'%s matters: asked at each decision.", goal->name,
                             label_suffix(pool, goal->label)),
        .purpose = pool_format(pool, "How much '%s' matters: asked at each decision.", goal->name),
        .body = plain_body(writer, callback, "0")};
}

static struct stub_parts score_parts(struct writer *writer, const struct callback *callback)
{
    const struct method *method = callback->method;
    struct pool *pool = writer->pool;
    return (struct stub_parts){
        .about = pool_format(pool, "How good '%s'%s is: the highest is tried first.", method->name,
                             label_suffix(pool, method->label)),
        .purpose = pool_format(pool, "How good '%s' is: the highest is tried first.", method->name),
        .body = plain_body(writer, callback, "0")};
}

static struct stub_parts allows_parts(struct writer *writer, const struct callback *callback)
{
    return (struct stub_parts){
        .purpose = pool_format(writer->pool, "Whether '%s' can be done: asked once in a planning.",
                               callback->method->name),
        .body = plain_body(writer, callback, "true")};
}

static struct stub_parts sense_parts(struct writer *writer, const struct callback *callback)
{
    const struct fact *fact = callback->fact;
    struct pool *pool = writer->pool;
    return (struct stub_parts){.result = value_type(writer, fact),
                               .list = fact_parameters(writer, fact, true),
                               .about = pool_format(pool, "The real value of '%s'%s.", fact->name,
                                                    label_suffix(pool, fact->label)),
                               .purpose = pool_format(pool, "The real value of '%s'.", fact->name),
                               .body =
                                   pool_format(pool, "    return %s_%s(agent%s);\n", writer->prefix,
                                               fact->name, fact_parameters(writer, fact, false))};
}

static struct stub_parts apply_parts(struct writer *writer, const struct callback *callback)
{
    const struct fact *fact = callback->fact;
    struct pool *pool = writer->pool;
    return (struct stub_parts){
        .list = pool_format(pool, "%s, %s value", fact_parameters(writer, fact, true),
                            value_type(writer, fact)),
        .about = pool_format(
            pool, "Makes '%s'%s true in the game: an action has changed it to the value.",
            fact->name, label_suffix(pool, fact->label)),
        .purpose =
            pool_format(pool, "Makes '%s' true in the game: an action has changed it to the value.",
                        fact->name),
        .body =
            pool_format(pool, "    (void)agent;\n%s    (void)value;\n", unused(writer, callback))};
}

static struct stub_parts walk_parts(struct writer *writer, const struct callback *callback)
{
    struct pool *pool = writer->pool;
    (void)callback;
    return (struct stub_parts){
        .list = pool_format(pool, ", gg_phase phase, %s_symbol place", writer->prefix),
        .purpose = "Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS.",
        .body = pool_format(pool,
                            "    (void)phase;\n    (void)place;\n"
                            "    return %s_agent_walked(agent);\n",
                            writer->prefix)};
}

static struct stub_parts travel_parts(struct writer *writer, const struct callback *callback)
{
    struct pool *pool = writer->pool;
    (void)callback;
    return (struct stub_parts){
        .list = pool_format(pool, ", %s_symbol from, %s_symbol to", writer->prefix, writer->prefix),
        .purpose = "How many milliseconds a walk takes from one place to another.",
        .body = "    (void)agent;\n    (void)from;\n    (void)to;\n    return 0;\n"};
}

/* ------------------------------------------------------------------ the list */

/* The parameters of a function: an agent that it may only read, unless it acts for it. */
static const char *stubs_list_of(struct writer *writer, const struct callback *callback,
                                 const char *more)
{
    bool acts = callback->kind == CALLBACK_TASK || callback->kind == CALLBACK_APPLY ||
                callback->kind == CALLBACK_WALK;
    const char *list = callback->parameters ? parameter_list(writer, callback->parameters) : "";
    const char *told = "";
    if (callback->kind == CALLBACK_TASK)
        told = callback->action->function
                   ? pool_format(writer->pool, ", gg_phase phase, %s_action action", writer->prefix)
                   : ", gg_phase phase";
    return pool_format(writer->pool, "%s%s_agent *agent%s%s%s", acts ? "" : "const ",
                       writer->prefix, told, list, more ? more : "");
}

static void add_stub(struct stubbing *stubbing, const struct callback *callback)
{
    static struct stub_parts (*const parts_of[CALLBACK_KINDS])(struct writer *,
                                                               const struct callback *) = {
        [CALLBACK_TASK] = task_parts,         [CALLBACK_CHECK] = check_parts,
        [CALLBACK_COST] = cost_parts,         [CALLBACK_DURATION] = duration_parts,
        [CALLBACK_PRIORITY] = priority_parts, [CALLBACK_SCORE] = score_parts,
        [CALLBACK_METHOD] = allows_parts,     [CALLBACK_SENSE] = sense_parts,
        [CALLBACK_APPLY] = apply_parts,       [CALLBACK_WALK] = walk_parts,
        [CALLBACK_TRAVEL] = travel_parts};
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.name = callback_name(writer, stubbing->agent_type, callback)};
    if (map_get(&stubbing->names, stub.name) >= 0)
        return;
    map_put(&stubbing->names, pool, stub.name, 0);
    struct stub_parts parts = parts_of[callback->kind](writer, callback);
    stub.result = parts.result ? parts.result : callback_types[callback->kind].result;
    stub.list = stubs_list_of(writer, callback, parts.list);
    stub.note = pool_format(pool, "/** %s */\n", parts.about ? parts.about : parts.purpose);
    stub.text = pool_format(pool, "/* %s */\n%s %s(%s)\n{\n%s}\n", parts.purpose, stub.result,
                            stub.name, stub.list, parts.body);
    stubbing->stubs = pool_grow(pool, stubbing->stubs, stubbing->count, sizeof *stubbing->stubs);
    stubbing->stubs[stubbing->count++] = stub;
}

struct stub *stubs_of(struct pool *pool, const struct tables *tables, size_t *count)
{
    const struct domain *domain = tables->problem->domain;
    struct stubbing stubbing = {.writer = writer_start(pool, tables, "")};
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        stubbing.agent_type = &domain->agent_types[i];
        struct callbacks callbacks = callbacks_of(pool, domain, stubbing.agent_type);
        for (size_t j = 0; j < callbacks.count; j++)
            add_stub(&stubbing, &callbacks.items[j]);
    }
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
