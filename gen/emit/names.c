/* SPDX-License-Identifier: MIT */
/* The names of the YAML, for people: a small build leaves them out. See parts.h. */
#include "emit/parts.h"

static void open_names(struct writer *writer, const char *name)
{
    text_add(&writer->text, "static const GG_ROM char *const GG_ROM %s[] = {\n", name);
}

static void add_name(struct writer *writer, const char *name)
{
    text_add(&writer->text, "    GG_TEXT(%s),\n", string_literal(writer->pool, name));
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
    open_names(writer, labels ? "labels__actions" : "names__actions");
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
    open_names(writer, labels ? "labels__tasks" : "names__tasks");
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct ground_task *task = &problem->tasks[i];
        const char *label = task->task ? task->task->label : NULL;
        add_name(writer, labels ? label_or_name(label, task->name) : task->name);
    }
    close_names(writer);
}

static void write_goal_names(struct writer *writer, bool labels)
{
    const struct problem *problem = writer->tables->problem;
    open_names(writer, labels ? "labels__goals" : "names__goals");
    for (size_t i = 0; i < problem->goal_count; i++) {
        const struct ground_goal *goal = &problem->goals[i];
        add_name(writer, labels ? label_or_name(goal->goal->label, goal->name) : goal->name);
    }
    close_names(writer);
}

/* A table of the names of each task's methods, and a table of these. */
static void write_method_names(struct writer *writer, bool labels)
{
    const struct problem *problem = writer->tables->problem;
    const char *kind = labels ? "labels" : "names";
    for (size_t i = 0; i < problem->task_count; i++) {
        open_names(writer, pool_format(writer->pool, "%s__methods__%zu", kind, i));
        for (size_t j = 0; j < problem->tasks[i].method_count; j++) {
            const struct ground_method *method = &problem->tasks[i].methods[j];
            const char *label = method->method ? method->method->label : NULL;
            add_name(writer, labels ? label_or_name(label, method->name) : method->name);
        }
        close_names(writer);
    }
    text_add(&writer->text,
             "static const GG_ROM char *const GG_ROM *const GG_ROM %s__methods[] = {\n", kind);
    for (size_t i = 0; i < problem->task_count; i++)
        text_add(&writer->text, "    %s__methods__%zu,\n", kind, i);
    text_add(&writer->text, "    NULL};\n");
}

static void write_place_names(struct writer *writer)
{
    const gg_places *places = writer->tables->domain.places;
    if (!places)
        return;
    open_names(writer, "names__places");
    for (uint16_t i = 0; i < places->count; i++)
        add_name(writer, writer->tables->problem->domain->symbols[places->symbols[i]].name);
    close_names(writer);
}

void write_names(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const struct domain *domain = tables->problem->domain;
    text_add(&writer->text, "#ifndef GG_NO_NAMES\n");
    open_names(writer, "names__facts");
    for (size_t i = 0; i < tables->layout.fact_count; i++)
        add_name(writer, tables->problem->variables[tables->layout.variables[i]].name);
    close_names(writer);
    write_action_names(writer, false);
    write_action_names(writer, true);
    write_task_names(writer, false);
    write_task_names(writer, true);
    write_method_names(writer, false);
    write_method_names(writer, true);
    write_goal_names(writer, false);
    write_goal_names(writer, true);
    open_names(writer, "names__characters");
    for (size_t i = 0; i < domain->agent_type_count; i++)
        add_name(writer, domain->agent_types[i].name);
    close_names(writer);
    write_place_names(writer);
    emit(writer,
         "\nstatic const GG_ROM gg_names names__all = {\n"
         "    .domain = GG_TEXT(\"$p\"),\n"
         "    .facts = names__facts,\n"
         "    .actions = names__actions,\n"
         "    .action_labels = labels__actions,\n"
         "    .tasks = names__tasks,\n"
         "    .task_labels = labels__tasks,\n"
         "    .methods = names__methods,\n"
         "    .method_labels = labels__methods,\n"
         "    .goals = names__goals,\n"
         "    .goal_labels = labels__goals,\n"
         "    .agent_types = names__characters,\n",
         "");
    text_add(&writer->text, "    .places = %s,\n};\n#endif\n\n",
             tables->domain.places ? "names__places" : "NULL");
}
