/* SPDX-License-Identifier: MIT */
/* From the tables to the programmer's functions: see write_glue.h. */
#include "write_glue.h"

#include <inttypes.h>

#include "accessors.h"

/* ", (guard_symbol)arguments[0]" and so on. */
static const char *passed_arguments(struct writer *writer, const struct action *action)
{
    const char *list = "";
    for (size_t i = 0; i < action->parameters.count; i++)
        list = pool_format(writer->pool, "%s, (%s_symbol)arguments[%zu]", list, writer->prefix, i);
    return list;
}

static bool any_arguments(const struct writer *writer, const struct character *character,
                          bool procedural)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < domain->action_count; i++)
        if (can_do(character, domain->actions[i]) && domain->actions[i]->parameters.count &&
            (!procedural || domain->actions[i]->procedural))
            return true;
    return false;
}

static bool any_procedural(const struct writer *writer, const struct character *character)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < domain->action_count; i++)
        if (can_do(character, domain->actions[i]) && domain->actions[i]->procedural)
            return true;
    return false;
}

static bool any_sensed(const struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->sensed)
            return true;
    return false;
}

static void open_switch(struct writer *writer, const struct character *character, bool procedural)
{
    emit(writer, "    $p_agent *self = ($p_agent *)(void *)agent;\n", "");
    if (any_arguments(writer, character, procedural))
        emit(writer, "    const uint16_t *arguments = $p_domain.actions[action].arguments;\n", "");
    emit(writer, "    switch ($p_domain.actions[action].written) {\n", "");
}

static void write_run(struct writer *writer, const struct character *character)
{
    const struct domain *domain = writer->tables->problem->domain;
    emit(writer, "static gg_status $n__run(gg_agent *agent, uint16_t action, gg_phase phase)\n{\n",
         character->name);
    size_t count = 0;
    for (size_t i = 0; i < domain->action_count; i++)
        count += can_do(character, domain->actions[i]);
    if (!count) {
        text_add(&writer->text, "    (void)agent;\n    (void)action;\n    (void)phase;\n"
                                "    return GG_INVALID;\n}\n\n");
        return;
    }
    open_switch(writer, character, false);
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (!can_do(character, action))
            continue;
        emit(writer, "    case $P_ACTION_$N:\n", action->name);
        text_add(&writer->text, "        return %s_task_%s(self, phase%s);\n",
                 character_prefix(writer, character), action->name,
                 passed_arguments(writer, action));
    }
    text_add(&writer->text, "    default:\n        return GG_INVALID;\n    }\n}\n\n");
}

static void write_precondition(struct writer *writer, const struct character *character)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!any_procedural(writer, character))
        return;
    emit(writer, "static bool $n__precondition(gg_agent *agent, uint16_t action)\n{\n",
         character->name);
    open_switch(writer, character, true);
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (!can_do(character, action) || !action->procedural)
            continue;
        emit(writer, "    case $P_ACTION_$N:\n", action->name);
        text_add(&writer->text, "        return %s_check_%s(self%s);\n",
                 character_prefix(writer, character), action->procedural,
                 passed_arguments(writer, action));
    }
    text_add(&writer->text, "    default:\n        return true;\n    }\n}\n\n");
}

/* The objects of the i-th ground fact: ", GUARD_LASER". */
static const char *objects_of(struct writer *writer, const struct fact *fact, size_t i)
{
    const struct domain *domain = writer->tables->problem->domain;
    const char *list = "";
    for (size_t j = fact->parameter_count; j-- > 0;) {
        const struct symbol_set *objects = &fact->parameters[j]->objects;
        const char *name = domain->symbols[objects->symbols[i % objects->count]].name;
        list = pool_format(writer->pool, ", %s_%s%s", writer->upper, upper_case(writer->pool, name),
                           list);
        i /= objects->count;
    }
    return list;
}

static void write_sense(struct writer *writer, const struct character *character)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!any_sensed(writer))
        return;
    emit(writer,
         "static void $n__sense(gg_agent *agent)\n{\n"
         "    $p_agent *self = ($p_agent *)(void *)agent;\n",
         character->name);
    for (size_t i = 0; i < domain->fact_count; i++) {
        const struct fact *fact = domain->facts[i];
        for (size_t j = 0; fact->sensed && j < fact->count; j++) {
            const char *objects = objects_of(writer, fact, j);
            text_add(&writer->text, "    %s_set_%s(self%s, %s_sense_%s(self%s));\n", writer->prefix,
                     fact->name, objects, character_prefix(writer, character), fact->name, objects);
        }
    }
    text_add(&writer->text, "}\n\n");
}

static void write_action_set(struct writer *writer, const struct character *character,
                             const uint64_t *set)
{
    if (!set)
        return;
    emit(writer, "static const uint64_t $n__actions[] = {", character->name);
    for (size_t i = 0; i <= writer->tables->problem->action_count / 64; i++)
        text_add(&writer->text, "%sUINT64_C(0x%" PRIx64 ")", i ? ", " : "", set[i]);
    text_add(&writer->text, "};\n");
}

void write_glue(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    const gg_character *characters = writer->tables->domain.characters;
    struct text rows = {0};
    for (size_t i = 0; i < domain->character_count; i++) {
        const struct character *character = &domain->characters[i];
        const char *name = character->name;
        write_run(writer, character);
        write_precondition(writer, character);
        write_sense(writer, character);
        bool asks = any_procedural(writer, character), senses = any_sensed(writer);
        text_add(&writer->text,
                 "static const gg_calls %s__calls = {\n    .run = %s__run,\n"
                 "    .precondition = %s%s,\n    .sense = %s%s,\n};\n",
                 name, name, asks ? name : "NULL", asks ? "__precondition" : "",
                 senses ? name : "NULL", senses ? "__sense" : "");
        write_action_set(writer, character, characters[i].actions);
        const char *task = characters[i].task == GG_NONE
                               ? "GG_NONE"
                               : pool_format(writer->pool, "%u", characters[i].task);
        text_add(&rows, "    {.actions = %s%s, .calls = &%s__calls, .task = %s}, /* %s */\n",
                 character->actions ? name : "NULL", character->actions ? "__actions" : "", name,
                 task, name);
    }
    text_add(&writer->text, "\nstatic const gg_character characters__all[] = {\n%s};\n\n",
             rows.data);
    text_free(&rows);
}

/* ------------------------------------------------------------------ names */

static void open_names(struct writer *writer, const char *name)
{
    text_add(&writer->text, "static const char *const %s[] = {\n", name);
}

static void add_name(struct writer *writer, const char *name)
{
    text_add(&writer->text, "    %s,\n", string_literal(writer->pool, name));
}

static void close_names(struct writer *writer)
{
    text_add(&writer->text, "    NULL};\n");
}

static const char *label_or_name(const char *label, const char *name)
{
    return label ? label : name;
}

static void write_action_names(struct writer *writer, bool labels)
{
    const struct problem *problem = writer->tables->problem;
    open_names(writer, labels ? "action__labels" : "action__names");
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct ground_action *action = &problem->actions[i];
        add_name(writer,
                 labels ? label_or_name(action->action->label, action->name) : action->name);
    }
    close_names(writer);
}

static void write_task_names(struct writer *writer, bool labels)
{
    const struct problem *problem = writer->tables->problem;
    open_names(writer, labels ? "task__labels" : "task__names");
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct ground_task *task = &problem->tasks[i];
        const char *label = task->task ? task->task->label : NULL;
        add_name(writer, labels ? label_or_name(label, task->name) : task->name);
    }
    close_names(writer);
}

/* A table of the names of each task's methods, and a table of these. */
static void write_method_names(struct writer *writer, bool labels)
{
    const struct problem *problem = writer->tables->problem;
    const char *kind = labels ? "labels" : "names";
    for (size_t i = 0; i < problem->task_count; i++) {
        open_names(writer, pool_format(writer->pool, "method__%s__%zu", kind, i));
        for (size_t j = 0; j < problem->tasks[i].method_count; j++) {
            const struct ground_method *method = &problem->tasks[i].methods[j];
            const char *label = method->method ? method->method->label : NULL;
            add_name(writer, labels ? label_or_name(label, method->name) : method->name);
        }
        close_names(writer);
    }
    text_add(&writer->text, "static const char *const *const method__%s[] = {\n", kind);
    for (size_t i = 0; i < problem->task_count; i++)
        text_add(&writer->text, "    method__%s__%zu,\n", kind, i);
    text_add(&writer->text, "    NULL};\n");
}

void write_names(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const struct domain *domain = tables->problem->domain;
    text_add(&writer->text, "#ifndef GG_NO_NAMES\n");
    open_names(writer, "fact__names");
    for (size_t i = 0; i < tables->layout.fact_count; i++)
        add_name(writer, tables->problem->atoms[tables->layout.atoms[i]].name);
    close_names(writer);
    write_action_names(writer, false);
    write_action_names(writer, true);
    write_task_names(writer, false);
    write_task_names(writer, true);
    write_method_names(writer, false);
    write_method_names(writer, true);
    open_names(writer, "character__names");
    for (size_t i = 0; i < domain->character_count; i++)
        add_name(writer, domain->characters[i].name);
    close_names(writer);
    emit(writer,
         "\nstatic const gg_names names__all = {\n"
         "    .domain = \"$p\",\n"
         "    .facts = fact__names,\n"
         "    .actions = action__names,\n"
         "    .action_labels = action__labels,\n"
         "    .tasks = task__names,\n"
         "    .task_labels = task__labels,\n"
         "    .methods = method__names,\n"
         "    .method_labels = method__labels,\n"
         "    .characters = character__names,\n"
         "};\n#endif\n\n",
         "");
}
