/* SPDX-License-Identifier: MIT */
/* The row that all tables of a domain hang on, and where the parts of its agents and
 * worlds lie. See parts.h. */
#include "tables/memory_plan.h"
#include "tables/search_need.h"
#include "emit/parts.h"

#include <inttypes.h>

/* "        .agent_plan = offsetof(cat_agent, plan)," or 0 if there is no such part. */
static void write_offsets(struct writer *writer)
{
    struct memory_sizes sizes = memory_sizes_of(writer->tables);
    text_add(&writer->text, "    .offsets = {\n");
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        const char *whose = part->owner == OF_AGENT ? "agent" : "world";
        if (part->owner != OF_AGENT && part->owner != OF_WORLD)
            continue;
        text_add(&writer->text, "        .%s_%s = ", whose, part->member);
        if (memory_count(part, &sizes))
            text_add(&writer->text, "offsetof(%s_%s, %s),\n", writer->prefix, whose, part->member);
        else
            text_add(&writer->text, "0,\n");
    }
    emit(writer, "        .agent_bytes = sizeof($p_agent),\n", "");
    emit(writer, "        .world_bytes = sizeof($p_world),\n    },\n", "");
}

/* A part of the runtime that the domain needs, or NULL. */
static void write_part_name(struct writer *writer, const char *member, const char *part,
                            bool needed)
{
    text_add(&writer->text, "    .%s = %s%s,\n", member, needed ? "&" : "", needed ? part : "NULL");
}

/* What agents share, and the parts of the runtime that the domain needs. */
static void write_sharing(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    text_add(&writer->text,
             "    .claimed = %s,\n    .claims = %s,\n    .sets = %s,\n    .places = %s,\n",
             domain->claimed ? "claimed__all" : "NULL", domain->claims ? "claims__all" : "NULL",
             domain->sets ? "sets__all" : "NULL", domain->places ? "&places__all" : "NULL");
    bool recalls = memory_sizes_of(writer->tables).of[SIZE_STARTS] > 0;
    write_part_name(writer, "team", "gg_team_member_calls", domain->team != NULL);
    write_part_name(writer, "recall", "gg_recall", recalls);
    write_part_name(writer, "achieve", "gg_achieving", domain->achieve != NULL);
    write_part_name(writer, "drawing", "gg_drawing", domain->drawing != NULL);
    write_part_name(writer, "scoring", "gg_scoring", domain->scoring != NULL);
    write_part_name(writer, "indexing", "gg_indexing", domain->indexing != NULL);
    write_part_name(writer, "sharing", "gg_sharing", domain->sharing != NULL);
    write_part_name(writer, "applying", "gg_applying", domain->applying != NULL);
    write_part_name(writer, "pursuit", "gg_pursuit", domain->pursuit != NULL);
    write_part_name(writer, "walking", "gg_walking", domain->walking != NULL);
    write_part_name(writer, "claiming", "gg_claiming", domain->claiming != NULL);
    write_part_name(writer, "interrupting", "gg_interrupting", domain->interrupting != NULL);
    write_part_name(writer, "decomposing", "gg_decomposing", domain->decomposing != NULL);
    enum search_need need = search_need_of(writer->tables);
    write_part_name(writer, "searching", "gg_searching", need != NEEDS_NO_SEARCH);
    write_part_name(writer, "regressing", "gg_regressing", need == NEEDS_BOTH);
    write_part_name(writer, "asking", "gg_asking", domain->asking != NULL);
    write_part_name(writer, "bounding", "gg_bounding", domain->bounding != NULL);
    write_part_name(writer, "sensing", "gg_sensing", domain->sensing != NULL);
    write_part_name(writer, "agent_ruling", "gg_agent_ruling", domain->agent_ruling != NULL);
    write_part_name(writer, "world_ruling", "gg_world_ruling", domain->world_ruling != NULL);
    write_part_name(writer, "retrying", "gg_retrying", domain->retrying != NULL);
    write_part_name(writer, "timing", "gg_timing", domain->timing != NULL);
}

void write_domain(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    struct text *text = &writer->text;
    emit(writer, "const GG_ROM gg_domain $p_domain = {\n    .format = &gg_format_", "");
    text_add(text, "%d,\n    .word_count = %u,\n    .flag_words = %u,\n    .fact_count = %u,\n",
             GG_FORMAT, domain->word_count, domain->flag_words, domain->fact_count);
    text_add(text, "    .action_count = %u,\n    .task_count = %u,\n    .agent_rule_count = %u,\n",
             domain->action_count, domain->task_count, domain->agent_rule_count);
    text_add(text,
             "    .world_rule_count = %u,\n    .agent_type_count = %u,\n"
             "    .goal_count = %u,\n    .goal_source_count = %u,\n    .achievement_count = %u,\n  "
             "  .filter_count = %u,\n"
             "    .procedural_count = %u,\n    .dynamic_cost_count = %u,\n    .plan_limit = %u,\n"
             "    .watch_limit = %u,\n    .retry_limit = %u,\n    .want_limit = %u,\n    "
             ".sense_count = %u,\n    .claimed_count = %u,\n"
             "    .value_count = %" PRIu32 ",\n    .fingerprint = UINT32_C(%" PRIu32 "),\n",
             domain->world_rule_count, domain->agent_type_count, domain->goal_count,
             domain->goal_source_count, domain->achievement_count, domain->filter_count,
             domain->procedural_count, domain->dynamic_cost_count, domain->plan_limit,
             domain->watch_limit, domain->retry_limit, domain->want_limit, domain->sense_count,
             domain->claimed_count, domain->value_count, domain->fingerprint);
    text_add(text,
             "    .start = %s,\n    .guards = %s,\n    .tops = %s,\n    .shared = %s,\n"
             "    .applied = %s,\n    .senses = %s,\n",
             words_name(writer, "start__words", domain->start),
             words_name(writer, "guards__words", domain->guards),
             words_name(writer, "tops__words", domain->tops),
             words_name(writer, "shared__words", domain->shared),
             words_name(writer, "applied__words", domain->applied),
             domain->sense_count ? "senses__periods" : "NULL");
    text_add(text, "    .facts = %s,\n    .actions = %s,\n    .tasks = %s,\n",
             domain->fact_count ? "facts__all" : "NULL",
             domain->action_count ? "actions__all" : "NULL",
             domain->task_count ? "tasks__all" : "NULL");
    text_add(
        text,
        "    .goals = %s,\n    .goal_sources = %s,\n    .achievements = %s,\n    .filters = %s,\n"
        "    .filtered = %s,\n    .conflicts = %s,\n    .achievers = %s,\n"
        "    .fact_at = %s,\n",
        domain->goal_count ? "goals__all" : "NULL",
        domain->goal_source_count ? "goal_sources__all" : "NULL",
        domain->achievement_count ? "achievements__all" : "NULL",
        domain->filter_count ? "filters__all" : "NULL",
        domain->filter_count ? "filters__filtered" : "NULL",
        domain->conflicts ? "actions__conflicts" : "NULL",
        domain->conflicts ? "values__achievers" : "NULL",
        plans_with_actions(writer->tables->problem) && domain->word_count ? "facts__at" : "NULL");
    text_add(
        text,
        "    .agent_rules = %s,\n    .world_rules = %s,\n    .agent_types = agent_types__all,\n",
        domain->agent_rule_count ? "agent__rules" : "NULL",
        domain->world_rule_count ? "world__rules" : "NULL");
    write_sharing(writer);
    write_offsets(writer);
    text_add(text, "#ifndef GG_NO_NAMES\n    .names = &names__all,\n#else\n    .names = NULL,\n"
                   "#endif\n};\n");
}
