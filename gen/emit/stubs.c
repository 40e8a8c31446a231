/* SPDX-License-Identifier: MIT */
/*
 * The functions that the programmer fills in: a stub for each action and each
 * call of a domain, working as emitted. Header, tasks file and the comparison
 * with an existing tasks file all go by the list made here.
 */
#include "domain/agent_type.h"
#include "domain/touched_facts.h"
#include "emit/accessors.h"
#include "emit/parts.h"

/* The list on its way. */
struct stubbing {
    struct writer writer;
    const struct character *character;
    struct stub *stubs;
    size_t count;
    struct map names;
};

static void add_stub(struct stubbing *stubbing, struct stub stub)
{
    struct pool *pool = stubbing->writer.pool;
    if (map_get(&stubbing->names, stub.name) >= 0)
        return;
    map_put(&stubbing->names, pool, stub.name, 0);
    stubbing->stubs = pool_grow(pool, stubbing->stubs, stubbing->count, sizeof *stubbing->stubs);
    stubbing->stubs[stubbing->count++] = stub;
}

/* What a function is for, as its declaration says it: the stub is written once and must not
 * say what the domain may change. */
static const char *declared(struct pool *pool, const char *what)
{
    return pool_format(pool, "/** %s */\n", what);
}

/* "(void)to;" for each parameter of an action's function. */
static const char *unused(struct pool *pool, const struct parameters *parameters)
{
    const char *lines = "";
    for (size_t i = 0; i < parameters->count; i++)
        lines = pool_format(pool, "%s    (void)%s;\n", lines, parameters->items[i].name);
    return lines;
}

static const char *label_suffix(struct pool *pool, const char *label)
{
    return label ? pool_format(pool, " (%s)", comment_text(pool, label)) : "";
}

static void add_task_stub(struct stubbing *stubbing, const struct action *action)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.result = "gg_status"};
    stub.name = pool_format(pool, "%s_task_%s", character_prefix(writer, stubbing->character),
                            action->name);
    stub.list = pool_format(pool, "%s_agent *agent, gg_phase phase%s", writer->prefix,
                            parameter_list(writer, &action->parameters));
    stub.note = declared(pool, pool_format(pool, "%s%s\n *  preconditions: %s\n *  effects: %s",
                                           action->name, label_suffix(pool, action->label),
                                           words_of(writer, &action->preconditions),
                                           words_of(writer, &action->effects)));
    stub.text = pool_format(
        pool,
        "/* %s */\n"
        "gg_status %s(%s)\n{\n    (void)phase;\n%s    return %s_agent_wait(agent);\n}\n",
        action->name, stub.name, stub.list, unused(pool, &action->parameters), writer->prefix);
    add_stub(stubbing, stub);
}

static void add_check_stub(struct stubbing *stubbing, const struct action *action)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.result = "bool"};
    stub.name = pool_format(pool, "%s_check_%s", character_prefix(writer, stubbing->character),
                            action->procedural);
    stub.list = pool_format(pool, "const %s_agent *agent%s", writer->prefix,
                            parameter_list(writer, &action->parameters));
    stub.note =
        declared(pool, pool_format(pool, "Whether '%s' can be done: asked once in a planning.",
                                   action->name));
    stub.text = pool_format(pool,
                            "/* Whether '%s' can be done: asked once in a planning. */\n"
                            "bool %s(%s)\n{\n    (void)agent;\n%s    return true;\n}\n",
                            action->name, stub.name, stub.list, unused(pool, &action->parameters));
    add_stub(stubbing, stub);
}

static void add_cost_stub(struct stubbing *stubbing, const struct action *action)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.result = "uint16_t"};
    stub.name = pool_format(pool, "%s_cost_%s", character_prefix(writer, stubbing->character),
                            action->cost_call);
    stub.list = pool_format(pool, "const %s_agent *agent%s", writer->prefix,
                            parameter_list(writer, &action->parameters));
    stub.note =
        declared(pool, pool_format(pool, "What '%s' costs, at least %u: asked once in a planning.",
                                   action->name, action->cost));
    stub.text = pool_format(pool,
                            "/* What '%s' costs: asked once in a planning. */\n"
                            "uint16_t %s(%s)\n{\n    (void)agent;\n%s    return %u;\n}\n",
                            action->name, stub.name, stub.list, unused(pool, &action->parameters),
                            action->cost);
    add_stub(stubbing, stub);
}

static void add_priority_stub(struct stubbing *stubbing, const struct goal *goal)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.result = "int32_t"};
    stub.name = pool_format(pool, "%s_priority_%s", character_prefix(writer, stubbing->character),
                            goal->priority_call);
    stub.list = pool_format(pool, "const %s_agent *agent", writer->prefix);
    stub.note = declared(pool, pool_format(pool, "How much '%s'%s matters: asked at each decision.",
                                           goal->name, label_suffix(pool, goal->label)));
    stub.text = pool_format(pool,
                            "/* How much '%s' matters: asked at each decision. */\n"
                            "int32_t %s(%s)\n{\n    (void)agent;\n    return 0;\n}\n",
                            goal->name, stub.name, stub.list);
    add_stub(stubbing, stub);
}

static void add_score_stub(struct stubbing *stubbing, const struct method *method)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.result = "int32_t"};
    stub.name = pool_format(pool, "%s_score_%s", character_prefix(writer, stubbing->character),
                            method->score);
    stub.list = pool_format(pool, "const %s_agent *agent%s", writer->prefix,
                            parameter_list(writer, &method->parameters));
    stub.note = declared(pool, pool_format(pool, "How good '%s'%s is: the highest is tried first.",
                                           method->name, label_suffix(pool, method->label)));
    stub.text = pool_format(pool,
                            "/* How good '%s' is: the highest is tried first. */\n"
                            "int32_t %s(%s)\n{\n    (void)agent;\n%s    return 0;\n}\n",
                            method->name, stub.name, stub.list, unused(pool, &method->parameters));
    add_stub(stubbing, stub);
}

static void add_sense_stub(struct stubbing *stubbing, const struct fact *fact)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.result = value_type(writer, fact)};
    stub.name =
        pool_format(pool, "%s_sense_%s", character_prefix(writer, stubbing->character), fact->name);
    stub.list = pool_format(pool, "const %s_agent *agent%s", writer->prefix,
                            fact_parameters(writer, fact, true));
    stub.note = declared(pool, pool_format(pool, "The real value of '%s'%s.", fact->name,
                                           label_suffix(pool, fact->label)));
    stub.text = pool_format(pool,
                            "/* The real value of '%s'. */\n"
                            "%s %s(%s)\n{\n    return %s_%s(agent%s);\n}\n",
                            fact->name, stub.result, stub.name, stub.list, writer->prefix,
                            fact->name, fact_parameters(writer, fact, false));
    add_stub(stubbing, stub);
}

/* "(void)place;" for each parameter of a fact. */
static const char *unused_objects(struct writer *writer, const struct fact *fact)
{
    const char *lines = "";
    for (size_t i = 0; i < fact->parameter_count; i++)
        lines =
            pool_format(writer->pool, "%s    (void)%s;\n", lines, fact_parameter(writer, fact, i));
    return lines;
}

static void add_apply_stub(struct stubbing *stubbing, const struct fact *fact)
{
    struct writer *writer = &stubbing->writer;
    struct pool *pool = writer->pool;
    struct stub stub = {.result = "void"};
    stub.name =
        pool_format(pool, "%s_apply_%s", character_prefix(writer, stubbing->character), fact->name);
    stub.list = pool_format(pool, "%s_agent *agent%s, %s value", writer->prefix,
                            fact_parameters(writer, fact, true), value_type(writer, fact));
    stub.note = declared(
        pool,
        pool_format(pool, "Makes '%s'%s true in the game: an action has changed it to the value.",
                    fact->name, label_suffix(pool, fact->label)));
    stub.text =
        pool_format(pool,
                    "/* Makes '%s' true in the game: an action has changed it to the value. */\n"
                    "void %s(%s)\n{\n    (void)agent;\n%s    (void)value;\n}\n",
                    fact->name, stub.name, stub.list, unused_objects(writer, fact));
    add_stub(stubbing, stub);
}

static void add_character(struct stubbing *stubbing, const struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++)
        if (can_do(stubbing->character, domain->actions[i]))
            add_task_stub(stubbing, domain->actions[i]);
    for (size_t i = 0; i < domain->action_count; i++)
        if (can_do(stubbing->character, domain->actions[i]) && domain->actions[i]->procedural)
            add_check_stub(stubbing, domain->actions[i]);
    for (size_t i = 0; i < domain->action_count; i++)
        if (can_do(stubbing->character, domain->actions[i]) && domain->actions[i]->cost_call)
            add_cost_stub(stubbing, domain->actions[i]);
    for (size_t i = 0; i < domain->goal_count; i++)
        if (has_goal(stubbing->character, &domain->goals[i]) && domain->goals[i].priority_call)
            add_priority_stub(stubbing, &domain->goals[i]);
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            if (has_task(stubbing->character, domain->tasks[i]) &&
                called_score(domain->tasks[i], &domain->tasks[i]->methods[j]))
                add_score_stub(stubbing, &domain->tasks[i]->methods[j]);
    for (size_t i = 0; i < domain->fact_count; i++)
        if (has_sense(stubbing->character, domain->facts[i]))
            add_sense_stub(stubbing, domain->facts[i]);
    for (size_t i = 0; i < domain->fact_count; i++)
        if (has_apply(stubbing->character, domain->facts[i]))
            add_apply_stub(stubbing, domain->facts[i]);
}

struct stub *stubs_of(struct pool *pool, const struct tables *tables, size_t *count)
{
    const struct domain *domain = tables->problem->domain;
    struct stubbing stubbing = {.writer = writer_start(pool, tables, "")};
    for (size_t i = 0; i < domain->character_count; i++) {
        stubbing.character = &domain->characters[i];
        add_character(&stubbing, domain);
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
             " * lacks. A task is started, ticked until it answers something else than\n"
             " * GG_RUNNING, and stopped; as they stand here, tasks succeed after their\n"
             " * durations. What an action needs and does stands at its declaration in %s.h.\n"
             " */\n",
             writer->source, writer->prefix);
    emit(writer, "#include \"$p.h\"\n", "");
    for (size_t i = 0; i < count; i++)
        text_add(&writer->text, "\n%s", stubs[i].text);
    return writer->text;
}
