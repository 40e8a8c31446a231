/* SPDX-License-Identifier: MIT */
/* Writes tasks and their methods as C: see parts.h. */
#include "emit/parts.h"

static const char *subtask_identifier(struct writer *writer, struct ground_subtask subtask)
{
    const struct problem *problem = writer->tables->problem;
    if (subtask.kind == SUBTASK_ACHIEVE)
        return pool_format(writer->pool, "%zu /* achieve */",
                           problem->action_count + problem->task_count + subtask.number);
    if (subtask.kind == SUBTASK_ACTION)
        return pool_format(writer->pool, "action__%s", action_identifier(writer, subtask.number));
    return pool_format(writer->pool, "task__%s", task_identifier(writer, subtask.number));
}

static void write_method(struct writer *writer, const struct ground_method *ground,
                         const gg_method *method, const char *name, struct text *rows)
{
    write_boxes(writer, name, &method->precondition, &ground->needs);
    if (method->subtask_count)
        text_add(&writer->text, "static const GG_ROM uint16_t %s__subtasks[] = {", name);
    for (size_t i = 0; i < ground->subtask_count; i++)
        text_add(&writer->text, "%s%s", i ? ", " : "",
                 subtask_identifier(writer, ground->subtasks[i]));
    text_add(&writer->text, "%s", method->subtask_count ? "};\n" : "");
    if (method->arguments)
        write_arguments(writer, name, ground->arguments, ground->method->parameters.count);
    struct writer row = *writer;
    row.text = *rows;
    text_add(&row.text, "    /* %s */\n    {.precondition = ", ground->name);
    write_condition(&row, name, &method->precondition);
    text_add(&row.text,
             ",\n     .subtasks = %s%s, .arguments = %s%s,\n     .subtask_count = %u, .sure = %u, "
             ".source_index = %s, "
             ".priority_level = %u, .scored = %s},",
             method->subtask_count ? name : "NULL", method->subtask_count ? "__subtasks" : "",
             method->arguments ? name : "NULL", method->arguments ? "__arguments" : "",
             method->subtask_count, method->sure, number_or_none(writer, method->source_index),
             method->priority_level, number_or_none(writer, method->scored));
    text_add(&row.text, " /* %s */\n",
             ground->method ? words_of(writer, &ground->method->preconditions) : "split by value");
    *rows = row.text;
}

static void tasks_write_groups(struct writer *writer, const gg_task *task, const char *identifier)
{
    struct text rows = {0};
    for (uint16_t i = 0; i < task->group_count; i++)
        text_add(&rows, "    {.first = %u, .end = %u, .weight = %u, .rank = %u},\n",
                 task->groups[i].first, task->groups[i].end, task->groups[i].weight,
                 task->groups[i].rank);
    write_rows(writer, pool_format(writer->pool, "gg_group task__%s__groups", identifier), &rows);
}

/* "static const GG_ROM uint16_t NAME__ways_3[] = {1, 2, GG_NONE};" */
static void tasks_write_list(struct writer *writer, const char *name, const uint16_t *items,
                             size_t count)
{
    text_add(&writer->text, "static const GG_ROM uint16_t %s[] = {", name);
    for (size_t i = 0; i < count; i++)
        text_add(&writer->text, "%s%s", i ? ", " : "", number_or_none(writer, items[i]));
    text_add(&writer->text, "};\n");
}

static void tasks_write_index(struct writer *writer, const gg_task *task, const char *identifier)
{
    const struct tables *tables = writer->tables;
    struct text rows = {0};
    for (uint16_t i = 0; i < task->branch_count; i++) {
        const gg_branch *branch = &task->index[i];
        const char *kind = branch->ways ? "ways" : "methods";
        const char *name =
            pool_format(writer->pool, "task__%s__%s_%u", identifier, kind, (unsigned)i);
        if (branch->ways)
            tasks_write_list(writer, name, branch->ways,
                             tables->layout.facts[branch->fact].top + 1u);
        else
            tasks_write_list(writer, name, branch->methods, branch->count);
        text_add(&rows, "    {.ways = %s, .methods = %s, .fact = %s, .count = %u, ",
                 branch->ways ? name : "NULL", branch->ways ? "NULL" : name,
                 number_or_none(writer, branch->fact), branch->count);
        text_add(&rows, ".low = %u, .high = %u, .next = %s},%s%s%s\n", branch->low, branch->high,
                 number_or_none(writer, branch->next), branch->ways ? " /* " : "",
                 branch->ways
                     ? tables->problem->variables[tables->layout.variables[branch->fact]].name
                     : "",
                 branch->ways ? " */" : "");
    }
    write_rows(writer, pool_format(writer->pool, "gg_branch task__%s__index", identifier), &rows);
}

/* "task__live__groups", or NULL. */
static const char *table_of(struct writer *writer, const char *identifier, const char *table,
                            bool exists)
{
    return exists ? pool_format(writer->pool, "task__%s__%s", identifier, table) : "NULL";
}

/* The runtime's mode of select, in C. */
static const char *constant_of(uint8_t select)
{
    const struct select_mode *mode = select_modes;
    while (mode->runs != select)
        mode++;
    return mode->constant;
}

static void write_task_row(struct writer *writer, const gg_task *task, const char *identifier,
                           struct text *rows)
{
    text_add(rows, "    {.methods = %s, .groups = %s, .index = %s,\n",
             table_of(writer, identifier, "methods", task->method_count > 0),
             table_of(writer, identifier, "groups", task->group_count > 0),
             table_of(writer, identifier, "index", task->index != NULL));
    text_add(rows,
             "     .method_count = %u, .group_count = %u, .branch_count = %u, .select = %s,\n"
             "     .recursive = %s, .least = %u, .draws = %s, .component = %s},",
             task->method_count, task->group_count, task->branch_count, constant_of(task->select),
             task->recursive ? "true" : "false", task->least, task->draws ? "true" : "false",
             number_or_none(writer, task->component));
}

/* "method__live__walk__hall", with a number where facts that are looked up make it several. */
static const char *method_identifier(struct writer *writer, size_t task, size_t number)
{
    const struct ground_task *ground = &writer->tables->problem->tasks[task];
    const struct ground_method *method = &ground->methods[number];
    const char *identifier = task_identifier(writer, task);
    if (!ground->task)
        return pool_format(writer->pool, "method__%s__%zu", identifier, number + 1);
    const char *name = pool_format(writer->pool, "method__%s__%s", identifier,
                                   identifier_of(writer->pool, method->name));
    return method->variant ? pool_format(writer->pool, "%s__%zu", name, method->variant + 1) : name;
}

static void write_task(struct writer *writer, size_t number, struct text *rows)
{
    const struct ground_task *ground = &writer->tables->problem->tasks[number];
    const gg_task *task = &writer->tables->domain.tasks[number];
    const char *identifier = task_identifier(writer, number);
    struct text methods = {0};
    text_add(&writer->text, "/* %s */\n", ground->name);
    for (size_t i = 0; i < ground->method_count; i++)
        write_method(writer, &ground->methods[i], &task->methods[i],
                     method_identifier(writer, number, i), &methods);
    write_rows(writer, pool_format(writer->pool, "gg_method task__%s__methods", identifier),
               &methods);
    tasks_write_groups(writer, task, identifier);
    tasks_write_index(writer, task, identifier);
    write_task_row(writer, task, identifier, rows);
    text_add(rows, " /* %s */\n", ground->name);
}

/* The methods of each task that the game can deny. */
static void write_denials(struct writer *writer)
{
    const struct problem *problem = writer->tables->problem;
    struct text tasks = {0};
    if (!writer->tables->domain.extras->denials)
        return;
    text_add(&writer->text, "/* What the game can deny. */\n");
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct ground_task *ground = &problem->tasks[i];
        const gg_denial *denials = writer->tables->denials.of_methods[i];
        const char *name = pool_format(writer->pool, "denials__%s", task_identifier(writer, i));
        struct text rows = {0};
        for (size_t j = 0; denials && j < ground->method_count; j++)
            text_add(&rows, "    {.procedural = %s, .source = %u}, /* %s */\n",
                     number_or_none(writer, denials[j].procedural), denials[j].source,
                     ground->methods[j].name);
        write_rows(writer, pool_format(writer->pool, "gg_denial %s", name), &rows);
        text_add(&tasks, "    %s, /* %s */\n", denials ? name : "NULL", ground->name);
    }
    write_rows(writer, "gg_denial *const GG_ROM denials__of_methods", &tasks);
    text_add(&writer->text, "static const GG_ROM gg_denials denials__all = {.part = &gg_denying, "
                            ".of_methods = denials__of_methods};\n\n");
}

void write_tasks(struct writer *writer)
{
    struct text rows = {0};
    for (size_t i = 0; i < writer->tables->problem->task_count; i++)
        write_task(writer, i, &rows);
    write_rows(writer, "gg_task tasks__all", &rows);
    write_denials(writer);
}
