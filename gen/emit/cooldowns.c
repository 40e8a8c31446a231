/* SPDX-License-Identifier: MIT */
/* Writes the cooldowns of methods. See parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

/* The cooldowns of a task's methods, as an array; its name, or "NULL". */
static const char *write_numbers_of(struct writer *writer, size_t task, const uint16_t *numbers)
{
    const struct ground_task *ground = &writer->tables->problem->tasks[task];
    struct text rows = {0};
    if (!numbers)
        return "NULL";
    const char *name = pool_format(writer->pool, "cooldowns__%s", task_identifier(writer, task));
    for (size_t i = 0; i < ground->method_count; i++)
        text_add(&rows, "    %s, /* %s */\n", number_or_none(writer, numbers[i]),
                 ground->methods[i].name);
    write_rows(writer, pool_format(writer->pool, "uint16_t %s", name), &rows);
    return name;
}

void write_cooldowns(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const gg_cooldowns *cooldowns = tables->domain.extras->cooldowns;
    struct text tasks = {0}, rows = {0};
    if (!cooldowns)
        return;
    text_add(&writer->text, "/* What cools down. */\n");
    for (size_t i = 0; i < tables->problem->task_count; i++) {
        const char *name = write_numbers_of(writer, i, cooldowns->of_methods[i]);
        text_add(&tasks, "    %s, /* %s */\n", name, tables->problem->tasks[i].name);
    }
    for (uint16_t i = 0; i < cooldowns->count; i++) {
        const gg_cooldown *cooldown = &cooldowns->all[i];
        text_add(&rows, "    {.duration = %" PRIu32 ", .fact = %u}, /* %s */\n", cooldown->duration,
                 cooldown->fact,
                 tables->problem->variables[tables->layout.variables[cooldown->fact]].name);
    }
    write_rows(writer, "uint16_t *const GG_ROM cooldowns__of_methods", &tasks);
    write_rows(writer, "gg_cooldown cooldowns__each", &rows);
    text_add(&writer->text,
             "static const GG_ROM gg_cooldowns cooldowns__all = {\n"
             "    .part = &gg_cooling, .of_methods = cooldowns__of_methods, .all = "
             "cooldowns__each,\n    .count = %u, .room = %u};\n\n",
             cooldowns->count, cooldowns->room);
}
