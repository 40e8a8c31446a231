/* SPDX-License-Identifier: MIT */
/* Goals, filters and heuristics as C: see parts.h. */

#include "guidance/numbering.h"
#include "tables/goal_heuristics.h"
#include "tables/pack_policy.h"
#include "tables/pack_table.h"
#include "tables/search_need.h"
#include "emit/parts.h"

#include <inttypes.h>

/* How many numbers stand in a line. */
enum { BYTES_A_LINE = 24, WORDS_A_LINE = 4 };

/* ------------------------------------------------------------------- rows */

/* What stands before a number of a row. */
static void goals_add_gap(struct text *text, bool begins_line)
{
    text_add_bytes(text, begins_line ? "\n    " : " ", begins_line ? 5 : 1);
}

static void write_bytes(struct writer *writer, const char *name, const uint8_t *bytes,
                        uint32_t count)
{
    text_add(&writer->text, "static const GG_ROM uint8_t %s[] = {", name);
    for (uint32_t i = 0; i < count; i++) {
        goals_add_gap(&writer->text, i % BYTES_A_LINE == 0);
        text_add_number(&writer->text, bytes[i], 10);
        text_add_bytes(&writer->text, ",", 1);
    }
    text_add(&writer->text, "\n};\n");
}

static void write_set(struct writer *writer, const char *name, const uint64_t *words, size_t count)
{
    text_add(&writer->text, "static const GG_ROM uint64_t %s[] = {", name);
    for (size_t i = 0; i < count; i++) {
        goals_add_gap(&writer->text, i % WORDS_A_LINE == 0);
        text_add_bytes(&writer->text, "UINT64_C(0x", 11);
        text_add_number(&writer->text, words[i], 16);
        text_add_bytes(&writer->text, "),", 2);
    }
    text_add(&writer->text, "\n};\n");
}

/* ------------------------------------------------------------------ tables */

static void write_digits(struct writer *writer, const char *name, const gg_table *table)
{
    struct text *text = &writer->text;
    for (uint16_t i = 0; i < table->digit_count; i++) {
        text_add(text, "static const GG_ROM uint16_t %s__values_%u[] = {", name, i);
        for (int j = 0; j < 16; j++)
            text_add(text, "%s%u", j ? ", " : "", table->digits[i].values[j]);
        text_add(text, "};\n");
    }
    text_add(text, "static const GG_ROM gg_digit %s__digits[] = {\n", name);
    for (uint16_t i = 0; i < table->digit_count; i++)
        text_add(text, "    {.values = %s__values_%u, .word = %u, .shift = %u},\n", name, i,
                 table->digits[i].word, table->digits[i].shift);
    text_add(text, "};\n");
}

static void write_distances(struct writer *writer, const char *name, const gg_table *table)
{
    uint32_t most = row_greatest(table->entries, table->entries_high, table->size);
    text_add(&writer->text,
             "/* cost * 65536 + steps */\nstatic const GG_ROM gg_distance %s__distances[] = {",
             name);
    for (uint32_t i = 0; i <= most; i++) {
        text_add(&writer->text, "%s", i % WORDS_A_LINE ? " " : "\n    ");
        if (table->distances[i] == GG_FAR)
            text_add(&writer->text, "GG_FAR,");
        else
            text_add(&writer->text, "UINT64_C(0x%" PRIx64 "),", table->distances[i]);
    }
    text_add(&writer->text, "\n};\n");
}

static void write_moves(struct writer *writer, const char *name, const gg_table *table)
{
    uint32_t most = row_greatest(table->policy, table->policy_high, table->size);
    text_add(&writer->text, "static const GG_ROM gg_move %s__moves[] = {\n", name);
    for (uint32_t i = 0; i <= most; i++) {
        const gg_move *move = &table->moves[i];
        if (move->action == GG_NONE)
            text_add(&writer->text, "    {.action = GG_NONE, .offset = 0},\n");
        else
            text_add(&writer->text, "    {.action = %u, .offset = %u}, /* %s */\n", move->action,
                     move->offset, writer->tables->problem->actions[move->action].name);
    }
    text_add(&writer->text, "};\n");
}

static const char *row_name(struct writer *writer, const char *name, const char *part,
                            const void *row)
{
    return row ? pool_format(writer->pool, "%s__%s", name, part) : "NULL";
}

static void write_table_row(struct writer *writer, const char *name, const gg_table *table)
{
    const char *part = pool_format(writer->pool, "%s__entries", name);
    if (table->digit_count)
        write_digits(writer, name, table);
    write_bytes(writer, part, table->entries, table->size);
    if (table->entries_high)
        write_bytes(writer, pool_format(writer->pool, "%s_high", part), table->entries_high,
                    table->size);
    write_distances(writer, name, table);
    if (!table->policy)
        return;
    part = pool_format(writer->pool, "%s__policy", name);
    write_bytes(writer, part, table->policy, table->size);
    if (table->policy_high)
        write_bytes(writer, pool_format(writer->pool, "%s_high", part), table->policy_high,
                    table->size);
    write_moves(writer, name, table);
}

static void write_table(struct writer *writer, const char *name, const gg_table *table)
{
    text_add(&writer->text,
             "    {.digits = %s, .entries = %s__entries, .entries_high = %s,\n"
             "     .distances = %s__distances,\n",
             row_name(writer, name, "digits", table->digits), name,
             row_name(writer, name, "entries_high", table->entries_high), name);
    text_add(&writer->text,
             "     .policy = %s, .policy_high = %s, .moves = %s,\n"
             "     .base = UINT64_C(0x%" PRIx64 "), .size = %" PRIu32 ",\n"
             "     .mask = {0x%" PRIx32 ", 0x%" PRIx32 "}, .digit_count = %u, .ends_sum = %s},\n",
             row_name(writer, name, "policy", table->policy),
             row_name(writer, name, "policy_high", table->policy_high),
             row_name(writer, name, "moves", table->moves), table->base, table->size,
             table->mask[0], table->mask[1], table->digit_count,
             table->ends_sum ? "true" : "false");
}

/* ------------------------------------------------------------------ heuristics */

static const char *wake_mask_name(struct writer *writer, const char *name,
                                  const gg_heuristic *heuristic)
{
    const char *words = pool_format(writer->pool, "%s__wake_mask__words", name);
    return words_name(writer, words, heuristic->wake_mask);
}

static const char *reading_name(const gg_heuristic *heuristic)
{
    if (heuristic->reading == &gg_policy_asking)
        return "&gg_policy_asking";
    if (heuristic->reading == &gg_policy_nearest)
        return "&gg_policy_nearest";
    if (heuristic->policy)
        return "&gg_policy_reading";
    if (can_be_read(heuristic))
        return "&gg_table_reading";
    return heuristic->reading ? "&gg_walk_reading" : "NULL";
}

static const char *policy_name(struct writer *writer, const char *name, const gg_policy *policy)
{
    return row_name(writer, name,
                    policy && policy_is_for_nearest(policy) ? "policy.policy" : "policy", policy);
}

static void goals_write_groups(struct writer *writer, const char *name,
                               const gg_heuristic *heuristic)
{
    size_t count = exclusive_count(heuristic->groups);
    if (count == 0)
        return;
    text_add(&writer->text, "static const GG_ROM gg_exclusive %s__exclusives[] = {\n", name);
    for (size_t i = 0; i < count; i++) {
        const gg_exclusive *row = &heuristic->groups->rows[i];
        text_add(&writer->text,
                 "    {.mask = UINT64_C(0x%" PRIx64 "), .word = %u, .more = %s, .some = %s, "
                 ".last = %s},\n",
                 row->mask, row->word, row->more ? "true" : "false", row->some ? "true" : "false",
                 row->last ? "true" : "false");
    }
    text_add(&writer->text, "};\n");
    text_add(&writer->text,
             "static const GG_ROM gg_groups %s__groups = {.part = &gg_grouping, .rows = "
             "%s__exclusives};\n",
             name, name);
}

static void write_heuristic(struct writer *writer, const char *name, const gg_heuristic *heuristic)
{
    write_set(writer, pool_format(writer->pool, "%s__actions", name), heuristic->actions,
              action_words(writer));
    write_words(writer, pool_format(writer->pool, "%s__wake_mask", name), heuristic->wake_mask);
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        write_table_row(writer, pool_format(writer->pool, "%s__%u", name, i),
                        &heuristic->tables[i]);
    if (heuristic->table_count)
        text_add(&writer->text, "static const GG_ROM gg_table %s__tables[] = {\n", name);
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        write_table(writer, pool_format(writer->pool, "%s__%u", name, i), &heuristic->tables[i]);
    text_add(&writer->text, "%s", heuristic->table_count ? "};\n" : "");
    goals_write_groups(writer, name, heuristic);
    if (heuristic->policy)
        write_policy(writer, name, heuristic->policy);
    text_add(&writer->text,
             "static const GG_ROM gg_heuristic %s = {\n    .actions = %s__actions, .tables = %s,\n"
             "    .groups = %s%s, .policy = %s%s, .reading = %s,\n    .wake_mask = %s,\n"
             "    .table_count = %u, .asks = %s, .hidden = %s};\n\n",
             name, name, row_name(writer, name, "tables", heuristic->tables),
             heuristic->groups ? "&" : "", row_name(writer, name, "groups", heuristic->groups),
             heuristic->policy ? "&" : "", policy_name(writer, name, heuristic->policy),
             reading_name(heuristic), wake_mask_name(writer, name, heuristic),
             heuristic->table_count, heuristic->asks ? "true" : "false",
             heuristic->hidden ? "true" : "false");
}

static const char *heuristic_name(struct writer *writer, size_t goal, size_t agent_type)
{
    const struct domain *domain = writer->tables->problem->domain;
    const char *agent = domain->agent_types[agent_type].name;
    const struct problem *problem = writer->tables->problem;
    if (shares_heuristic(problem, goal))
        return pool_format(writer->pool, "heuristic__%s__%s", problem->goals[goal].goal->name,
                           agent);
    if (goal < problem->goal_count)
        return pool_format(writer->pool, "heuristic__%s__%s",
                           identifier_of(writer->pool, problem->goals[goal].name), agent);
    return pool_format(writer->pool, "heuristic__achieve__%zu__%s", goal - problem->goal_count,
                       agent);
}

static void write_heuristics(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    size_t count = (size_t)domain->goal_count + domain->subgoal_count;
    if (count == 0)
        return;
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < domain->agent_type_count; j++) {
            const gg_heuristic *heuristic = domain->agent_types[j].heuristics[i];
            if (heuristic_is_first(domain, i, j))
                write_heuristic(writer, heuristic_name(writer, i, j), heuristic);
        }
    }
    for (size_t j = 0; j < domain->agent_type_count; j++) {
        text_add(
            &writer->text,
            "static const GG_ROM gg_heuristic *const GG_ROM agent_type__%s__heuristics[] = {\n",
            writer->tables->problem->domain->agent_types[j].name);
        for (size_t i = 0; i < count; i++) {
            const gg_heuristic *heuristic = domain->agent_types[j].heuristics[i];
            if (heuristic)
                text_add(&writer->text, "    &%s,\n",
                         heuristic_name(writer, i, heuristic_owner(domain, i, heuristic)));
            else
                text_add(&writer->text, "    NULL,\n");
        }
        text_add(&writer->text, "};\n");
    }
    text_add(&writer->text, "\n");
}

/* ------------------------------------------------------------------- goals */

static void write_goal_arguments(struct writer *writer, const struct ground_goal *goal)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < goal->goal->parameters.count; i++)
        emit(writer, i ? " $P_$N," : "    $P_$N,", domain->symbols[goal->arguments[i]].name);
    text_add(&writer->text, " /* %s */\n", goal->name);
}

static void write_subgoals(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    if (!domain->subgoal_count)
        return;
    text_add(&writer->text, "/* Conditions that are subtasks. */\n");
    for (uint16_t i = 0; i < domain->subgoal_count; i++)
        write_boxes(writer, pool_format(writer->pool, "achieve__%u", i), &domain->subgoals[i],
                    &writer->tables->problem->subgoals[i]);
    text_add(&writer->text, "static const GG_ROM gg_condition subgoals__all[] = {\n");
    for (uint16_t i = 0; i < domain->subgoal_count; i++) {
        text_add(&writer->text, "    ");
        write_condition(writer, pool_format(writer->pool, "achieve__%u", i), &domain->subgoals[i]);
        text_add(&writer->text, ",\n");
    }
    text_add(&writer->text, "};\n\n");
}

static void write_goal_rows(struct writer *writer)
{
    const struct problem *problem = writer->tables->problem;
    struct text rows = {0};
    if (!problem->goal_count)
        return;
    for (size_t i = 0; i < problem->goal_count; i++) {
        const struct goal *goal = problem->goals[i].goal;
        const gg_goal *row = &writer->tables->domain.goals[i];
        const char *name = pool_format(writer->pool, "goal__%s",
                                       identifier_of(writer->pool, problem->goals[i].name));
        const char *relevant = pool_format(writer->pool, "%s__relevant", name);
        text_add(&writer->text, "/* %s */\n", problem->goals[i].name);
        write_boxes(writer, name, &row->condition, &problem->goals[i].condition);
        write_boxes(writer, relevant, &row->relevant, &problem->goals[i].relevant);
        struct writer line = *writer;
        line.text = rows;
        text_add(&line.text, "    /* %s */\n    {.condition = ", problem->goals[i].name);
        write_condition(&line, name, &row->condition);
        text_add(&line.text, ", /* %s */\n     .relevant = ", words_of(writer, &goal->conditions));
        write_condition(&line, relevant, &row->relevant);
        text_add(&line.text,
                 ", /* %s */\n     .priority = %" PRId32 ", .cooldown = %" PRIu32
                 ", .called = %s, .keep = %s},\n",
                 words_of(writer, &goal->relevant), row->priority, row->cooldown,
                 row->called ? "true" : "false", row->keep ? "true" : "false");
        rows = line.text;
    }
    text_add(&writer->text, "\nstatic const GG_ROM gg_goal goals__all[] = {\n%s};\n\n", rows.data);
    text_free(&rows);
}

static void write_filters(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    if (!domain->filter_count)
        return;
    text_add(&writer->text, "/* Which actions four bits of a state do not rule out. */\n");
    for (uint16_t i = 0; i < domain->filter_count; i++)
        write_set(writer, pool_format(writer->pool, "filters__%u", i), domain->filters[i].rows,
                  16 * action_words(writer));
    text_add(&writer->text, "static const GG_ROM gg_filter filters__all[] = {\n");
    for (uint16_t i = 0; i < domain->filter_count; i++)
        text_add(&writer->text, "    {.rows = filters__%u, .word = %u, .shift = %u},\n", i,
                 domain->filters[i].word, domain->filters[i].shift);
    text_add(&writer->text, "};\n");
    write_set(writer, "filters__filtered", domain->filtered, action_words(writer));
    text_add(&writer->text, "\n");
}

static void write_interference(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    if (!domain->conflicts)
        return;
    text_add(&writer->text,
             "/* Which actions interfere with each one, and which may bring each value of\n"
             " * a fact about. */\n");
    write_set(writer, "actions__conflicts", domain->conflicts,
              (domain->action_count + (size_t)domain->value_count) * action_words(writer));
    text_add(&writer->text, "\n");
}

static void write_fact_places(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    if (!domain->word_count)
        return;
    text_add(&writer->text, "/* Which fact each bit of a state belongs to. */\n"
                            "static const GG_ROM uint16_t facts__at[] = {");
    for (size_t i = 0; i < domain->word_count * 64u; i++)
        text_add(&writer->text, "%s%u,", i % 16 ? " " : "\n    ", domain->fact_at[i]);
    text_add(&writer->text, "\n};\n\n");
}

/* The ground goals of each goal, and the objects of their parameters. */
static void write_goal_sources(struct writer *writer)
{
    const struct problem *problem = writer->tables->problem;
    const gg_domain *domain = &writer->tables->domain;
    struct text rows = {0};
    for (uint16_t i = 0; i < domain->goal_source_count; i++) {
        const gg_goal_source *source = &domain->goal_sources[i];
        const char *goal = problem->domain->goals[i].name, *name = "NULL";
        if (source->arguments)
            name = pool_format(writer->pool, "goal_source__%s", goal);
        if (source->arguments)
            text_add(&writer->text, "static const GG_ROM uint16_t %s[] = {\n", name);
        for (size_t j = 0; source->arguments && j < source->count; j++)
            write_goal_arguments(writer, &problem->goals[source->first + j]);
        text_add(&writer->text, "%s", source->arguments ? "};\n" : "");
        text_add(&rows,
                 "    {.arguments = %s, .first = %u, .count = %u, .parameter_count = %u}, "
                 "/* %s */\n",
                 name, source->first, source->count, source->parameter_count, goal);
    }
    write_rows(writer, "gg_goal_source goal_sources__all", &rows);
}

void write_goals(struct writer *writer)
{
    write_goal_sources(writer);
    if (!plans_with_actions(writer->tables->problem))
        return;
    write_fact_places(writer);
    write_filters(writer);
    write_interference(writer);
    write_goal_rows(writer);
    write_subgoals(writer);
    write_heuristics(writer);
}
