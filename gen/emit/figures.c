/* SPDX-License-Identifier: MIT */
/* Writes the numbers that amounts of facts tell: see parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

/* The facts of a product, as an array of its own. */
static void write_product(struct writer *writer, const char *name, const gg_product *product)
{
    text_add(&writer->text, "static const GG_ROM uint16_t %s[] = {", name);
    for (uint16_t i = 0; i < product->count; i++)
        text_add(&writer->text, "%s%u", i ? ", " : "", product->facts[i]);
    text_add(&writer->text, "};\n");
}

static void write_amount(struct writer *writer, const char *name, const gg_amount *amount)
{
    struct text rows = {0};
    const char *products = pool_format(writer->pool, "%s__products", name);
    for (uint16_t i = 0; i < amount->count; i++) {
        const gg_product *product = &amount->products[i];
        const char *facts = pool_format(writer->pool, "%s_%u", products, i);
        write_product(writer, facts, product);
        text_add(&rows, "    {.facts = %s, .weight = INT32_C(%" PRId32 "), .count = %u},\n", facts,
                 product->weight, product->count);
    }
    write_rows(writer, pool_format(writer->pool, "gg_product %s", products), &rows);
    text_add(&writer->text,
             "static const GG_ROM gg_amount %s = {.products = %s, .constant = INT32_C(%" PRId32
             "), .count = %u};\n",
             name, amount->count ? products : "NULL", amount->constant, amount->count);
}

/* Of neighbours that are the same one is written: the first. */
static size_t first_of_list(const gg_amount *const *list, size_t i)
{
    while (i > 0 && list[i] && list[i] == list[i - 1])
        i--;
    return i;
}

/* A list of amounts, some of which may be NULL; its name, or NULL if there is no list. */
static const char *figures_write_list(struct writer *writer, const char *name,
                                      const gg_amount *const *list, size_t count)
{
    struct text rows = {0};
    if (!list)
        return "NULL";
    for (size_t i = 0; i < count; i++) {
        size_t first = first_of_list(list, i);
        const char *amount = pool_format(writer->pool, "%s_%zu", name, first);
        if (list[i] && first == i)
            write_amount(writer, amount, list[i]);
        text_add(&rows, "    %s%s,\n", list[i] ? "&" : "", list[i] ? amount : "NULL");
    }
    write_rows(writer, pool_format(writer->pool, "gg_amount *const GG_ROM %s", name), &rows);
    return name;
}

/* The lists of all tasks, by method or by group. */
static const char *write_lists(struct writer *writer, const char *name,
                               const gg_amount *const *const *lists, bool of_groups)
{
    const gg_domain *domain = &writer->tables->domain;
    struct text rows = {0};
    if (!lists)
        return "NULL";
    for (uint16_t i = 0; i < domain->task_count; i++) {
        const gg_task *task = &domain->tasks[i];
        text_add(&rows, "    %s,\n",
                 figures_write_list(writer, pool_format(writer->pool, "%s_%u", name, i), lists[i],
                                    of_groups ? task->group_count : task->method_count));
    }
    write_rows(writer, pool_format(writer->pool, "gg_amount *const GG_ROM *const GG_ROM %s", name),
               &rows);
    return name;
}

void write_figures(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    const gg_figures *figures = domain->extras->figures;
    if (!figures)
        return;
    text_add(&writer->text, "/* Numbers that are worked out of facts. */\n");
    const char *priorities =
        figures_write_list(writer, "figures__priorities", figures->priorities, domain->goal_count);
    const char *scores = write_lists(writer, "figures__scores", figures->scores, false);
    const char *weights = write_lists(writer, "figures__weights", figures->weights, true);
    const char *durations =
        figures_write_list(writer, "figures__durations", figures->durations, domain->action_count);
    text_add(&writer->text,
             "static const GG_ROM gg_figures figures__all = {\n    .part = &gg_figuring, "
             ".priorities = %s, .scores = %s,\n    .weights = %s, .durations = %s};\n\n",
             priorities, scores, weights, durations);
}
