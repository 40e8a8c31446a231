/* SPDX-License-Identifier: MIT */
/* Writes the code that leads from the tables to the programmer's functions: see parts.h. */

#include "emit/parts.h"

#include <inttypes.h>

/* ", (guard_symbol)arguments[0]" and so on. */
static const char *passed_arguments(struct writer *writer, const struct parameters *parameters)
{
    const char *list = "";
    for (size_t i = 0; i < parameters->count; i++)
        list = pool_format(writer->pool, "%s, (%s_symbol)arguments[%zu]", list, writer->prefix, i);
    return list;
}

/* The callbacks of one agent type, of which one kind is written. */
struct glue {
    struct writer *writer;
    const struct agent_type *agent_type;
    struct callbacks callbacks;
    enum callback_kind kind;
};

/* Whether a callback of the kind takes arguments. */
static bool any_arguments(const struct glue *glue)
{
    for (size_t i = 0; i < glue->callbacks.count; i++) {
        const struct callback *callback = &glue->callbacks.items[i];
        if (callback->kind == glue->kind && callback->parameters && callback->parameters->count)
            return true;
    }
    return false;
}

/* Writes how a function of a kind finds the action or method, and what it then switches on. */
static void open_switch(const struct glue *glue)
{
    struct writer *writer = glue->writer;
    bool arguments = any_arguments(glue);
    emit(writer, "    $p_agent *self = ($p_agent *)(void *)agent;\n", "");
    if (glue->kind == CALLBACK_PRIORITY && any_argued_goal(writer->tables->problem->domain)) {
        text_add(&writer->text, "    const GG_ROM uint16_t *arguments;\n");
        emit(writer, "    switch (gg_goal_source_of(&$p_domain, goal, &arguments)) {\n", "");
    } else if (glue->kind == CALLBACK_PRIORITY) {
        text_add(&writer->text, "    switch (goal) {\n");
    } else if (glue->kind == CALLBACK_SCORE) {
        emit(writer,
             "    const GG_ROM gg_method *tried = &$p_domain.tasks[task].methods[method];\n", "");
        text_add(&writer->text, "%s    switch (tried->scored) {\n",
                 arguments ? "    const GG_ROM uint16_t *arguments = tried->arguments;\n" : "");
    } else if (glue->kind == CALLBACK_METHOD) {
        if (arguments)
            emit(writer,
                 "    const GG_ROM uint16_t *arguments =\n"
                 "        $p_domain.tasks[task].methods[method].arguments;\n",
                 "");
        emit(writer, "    switch ($p_domain.extras->denials->of_methods[task][method].source) {\n",
             "");
    } else {
        if (arguments)
            emit(writer,
                 "    const GG_ROM uint16_t *arguments = $p_domain.actions[action].arguments;\n",
                 "");
        emit(writer, "    switch ($p_domain.actions[action].source_index) {\n", "");
    }
}

static void callbacks_write_case(const struct glue *glue, const struct callback *callback)
{
    struct writer *writer = glue->writer;
    if (callback->action)
        emit(writer, "    case $P_ACTION_$N:\n", callback->action->name);
    else if (callback->goal)
        emit(writer, "    case $P_GOAL_$N:\n", callback->goal->name);
    else
        text_add(&writer->text, "    case %zu:\n", callback->method->number);
    text_add(&writer->text, "        return %s(self%s",
             callback_name(writer, glue->agent_type, callback),
             glue->kind == CALLBACK_TASK ? ", phase" : "");
    if (glue->kind == CALLBACK_TASK && callback->action->function)
        emit(writer, ", $P_ACTION_$N", callback->action->name);
    text_add(&writer->text, "%s);\n",
             callback->parameters ? passed_arguments(writer, callback->parameters) : "");
}

/* The function that runs the actions of an agent type that has none. */
static void write_idle_run(const struct glue *glue)
{
    text_add(&glue->writer->text, "    (void)agent;\n    (void)action;\n    (void)phase;\n"
                                  "    return GG_INVALID;\n}\n\n");
}

/* Whether the table of functions names one that leads to those of a kind. All run something; and no
 * method is denied where none that could be was left by grounding. */
static bool has_member(const struct glue *glue, enum callback_kind kind)
{
    if (kind == CALLBACK_METHOD && !glue->writer->tables->domain.extras->denials)
        return false;
    return kind == CALLBACK_TASK || callbacks_have(&glue->callbacks, kind);
}

/* The function that leads to those of a kind, unless there are none; but all run something. */
static void write_calls_of(struct glue *glue, enum callback_kind kind)
{
    const struct callback_type *type = &callback_types[kind];
    struct text *text = &glue->writer->text;
    bool any = callbacks_have(&glue->callbacks, kind);
    glue->kind = kind;
    if (!has_member(glue, kind))
        return;
    write_call_head(glue->writer, glue->agent_type, type);
    if (!any) {
        write_idle_run(glue);
        return;
    }
    open_switch(glue);
    for (size_t i = 0; i < glue->callbacks.count; i++)
        if (glue->callbacks.items[i].kind == kind)
            callbacks_write_case(glue, &glue->callbacks.items[i]);
    text_add(text, "    default:\n        return %s;\n    }\n}\n\n", type->otherwise);
    write_drawing_call(glue->writer, glue->agent_type, type);
}

static void write_calls_member(const struct glue *glue, enum callback_kind kind)
{
    const char *member = callback_types[kind].member, *name = glue->agent_type->name;
    text_add(&glue->writer->text, "    .%s = %s,\n", member,
             has_member(glue, kind)
                 ? pool_format(glue->writer->pool, "agent_type__%s__%s", name, member)
                 : "NULL");
}

static void write_calls_table(const struct glue *glue)
{
    struct text *text = &glue->writer->text;
    bool denying = glue->writer->tables->domain.extras->denials != NULL;
    text_add(text, "static const GG_ROM gg_%scalls agent_type__%s__calls = {\n",
             denying ? "denying_" : "", glue->agent_type->name);
    text_add(text, "%s", denying ? "    .calls = {\n" : "");
    for (enum callback_kind kind = CALLBACK_TASK; kind < CALLBACK_KINDS; kind++)
        if (kind != CALLBACK_METHOD)
            write_calls_member(glue, kind);
    text_add(text, "%s", denying ? "    },\n" : "");
    if (denying)
        write_calls_member(glue, CALLBACK_METHOD);
    text_add(text, "};\n");
}

/* The functions of an agent type, and the table of them. */
static void write_calls(struct writer *writer, const struct agent_type *agent_type)
{
    const struct domain *domain = writer->tables->problem->domain;
    struct glue glue = {.writer = writer,
                        .agent_type = agent_type,
                        .callbacks = callbacks_of(writer->pool, domain, agent_type)};
    for (enum callback_kind kind = CALLBACK_TASK; kind <= CALLBACK_METHOD; kind++)
        write_calls_of(&glue, kind);
    write_sense(writer, agent_type);
    write_apply(writer, agent_type);
    write_walking(writer, agent_type, &glue.callbacks);
    write_calls_table(&glue);
}

void write_glue(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    write_values(writer);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        write_calls(writer, &domain->agent_types[i]);
    text_add(&writer->text, "\n");
}
