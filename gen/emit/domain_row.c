/* SPDX-License-Identifier: MIT */
/* The row that all tables of a domain hang on, and where the parts of its agents and
 * worlds lie. See parts.h. */
#include "tables/memory_plan.h"
#include "tables/search_need.h"
#include "emit/parts.h"

#include <inttypes.h>

/* "        .agent_plan = offsetof(cat_agent, plan)," or 0 if there is no such part: of those that few
 * domains have, or of the others. */
static void write_part_places(struct writer *writer, bool extra)
{
    struct memory_sizes sizes = memory_sizes_of(writer->tables);
    text_add(&writer->text, "    .offsets = {\n");
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        const char *whose = part->owner == OF_AGENT ? "agent" : "world";
        if ((part->owner != OF_AGENT && part->owner != OF_WORLD) || memory_is_extra(part) != extra)
            continue;
        text_add(&writer->text, "        .%s_%s = ", whose, part->member);
        if (memory_count(part, &sizes))
            text_add(&writer->text, "offsetof(%s_%s, %s),\n", writer->prefix, whose, part->member);
        else
            text_add(&writer->text, "0,\n");
    }
}

static void write_offsets(struct writer *writer)
{
    write_part_places(writer, false);
    emit(writer, "        .agent_bytes = sizeof($p_agent),\n", "");
    emit(writer, "        .world_bytes = sizeof($p_world),\n    },\n", "");
}

/* "    .facts = facts__all," or NULL. */
static void write_member(struct writer *writer, const char *member, const char *value, bool there)
{
    text_add(&writer->text, "    .%s = %s,\n", member, there ? value : "NULL");
}

/* What few domains have, if this is one of them. */
static void write_extras(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    const gg_extras *extras = domain->extras;
    if (!has_extras(domain))
        return;
    text_add(&writer->text, "static const GG_ROM gg_extras extras__all = {\n");
    write_member(writer, "part", "&gg_extending", true);
    write_member(writer, "slots", "&slots__all", extras->slots);
    write_member(writer, "sums", "&sums__all", extras->sums);
    write_member(writer, "lasting", "&lasting__all", extras->lasting);
    write_member(writer, "cases", "&cases__all", extras->cases);
    write_member(writer, "spans", "&spans__all", extras->spans);
    write_member(writer, "denials", "&denials__all", extras->denials);
    write_member(writer, "cooldowns", "&cooldowns__all", extras->cooldowns);
    write_member(writer, "figures", "&figures__all", extras->figures);
    write_member(writer, "varying", "&gg_varying", extras->varying);
    write_part_places(writer, true);
    text_add(&writer->text, "    },\n};\n\n");
}

static void write_words_member(struct writer *writer, const char *member, const char *name,
                               const uint64_t *words)
{
    write_member(writer, member, words_name(writer, name, words), true);
}

static void domain_row_write_counts(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    const struct {
        const char *member;
        unsigned count;
    } counts[] = {{"word_count", domain->word_count},
                  {"flag_words", domain->flag_words},
                  {"fact_count", domain->fact_count},
                  {"action_count", domain->action_count},
                  {"task_count", domain->task_count},
                  {"agent_rule_count", domain->agent_rule_count},
                  {"world_rule_count", domain->world_rule_count},
                  {"agent_type_count", domain->agent_type_count},
                  {"goal_count", domain->goal_count},
                  {"goal_source_count", domain->goal_source_count},
                  {"subgoal_count", domain->subgoal_count},
                  {"filter_count", domain->filter_count},
                  {"procedural_count", domain->procedural_count},
                  {"dynamic_cost_count", domain->dynamic_cost_count},
                  {"plan_limit", domain->plan_limit},
                  {"watch_limit", domain->watch_limit},
                  {"retry_limit", domain->retry_limit},
                  {"want_limit", domain->want_limit},
                  {"sense_count", domain->sense_count},
                  {"claimed_count", domain->claimed_count}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        text_add(&writer->text, "    .%s = %u,\n", counts[i].member, counts[i].count);
}

/* What agents need in each tick. */
static void write_first(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    write_words_member(writer, "guards", "guards__words", domain->guards);
    write_words_member(writer, "shared", "shared__words", domain->shared);
    write_member(writer, "facts", "facts__all", domain->fact_count);
    write_member(writer, "actions", "actions__all", domain->action_count);
    write_member(writer, "agent_types", "agent_types__all", true);
    write_member(writer, "tasks", "tasks__all", domain->task_count);
    write_member(writer, "pursuit", "&gg_pursuit", domain->pursuit);
    write_member(writer, "walking", "&gg_walking", domain->walking);
    write_member(writer, "claiming", "&gg_claiming", domain->claiming);
    write_member(writer, "extras", "&extras__all", has_extras(domain));
    write_member(writer, "team", "&gg_team_member_calls", domain->team);
    write_member(writer, "interrupting", "&gg_interrupting", domain->interrupting);
}

static void write_rows_members(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    bool plans = plans_with_actions(writer->tables->problem) && domain->word_count;
    text_add(&writer->text,
             "    .value_count = %" PRIu32 ",\n    .fingerprint = UINT32_C(%" PRIu32 "),\n",
             domain->value_count, domain->fingerprint);
    write_words_member(writer, "start", "start__words", domain->start);
    write_words_member(writer, "tops", "tops__words", domain->tops);
    write_words_member(writer, "applied", "applied__words", domain->applied);
    write_member(writer, "senses", "senses__periods", domain->sense_count);
    write_member(writer, "goals", "goals__all", domain->goal_count);
    write_member(writer, "goal_sources", "goal_sources__all", domain->goal_source_count);
    write_member(writer, "subgoals", "subgoals__all", domain->subgoal_count);
    write_member(writer, "filters", "filters__all", domain->filter_count);
    write_member(writer, "filtered", "filters__filtered", domain->filter_count);
    write_member(writer, "conflicts", "actions__conflicts", domain->conflicts);
    write_member(writer, "fact_at", "facts__at", plans);
    write_member(writer, "rules", "rules__all",
                 domain->agent_rule_count + domain->world_rule_count);
    write_member(writer, "claimed", "claimed__all", domain->claimed);
    write_member(writer, "claims", "claims__all", domain->claims);
    write_member(writer, "sets", "sets__all", domain->sets);
    write_member(writer, "places", "&places__all", domain->places);
}

/* The parts of the runtime that the domain needs, beside those of each tick. */
static void write_needed(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    enum search_need need = search_need_of(writer->tables);
    bool recalls = memory_sizes_of(writer->tables).of[SIZE_STARTS] > 0;
    write_member(writer, "recall", "&gg_recall", recalls);
    write_member(writer, "achieve", "&gg_achieving", domain->achieve);
    write_member(writer, "drawing", "&gg_drawing", domain->drawing);
    write_member(writer, "scoring", "&gg_scoring", domain->scoring);
    write_member(writer, "indexing", "&gg_indexing", domain->indexing);
    write_member(writer, "sharing", domain->extras->slots ? "&gg_slot_sharing" : "&gg_sharing",
                 domain->sharing);
    write_member(writer, "applying", "&gg_applying", domain->applying);
    write_member(writer, "decomposing", "&gg_decomposing", domain->decomposing);
    write_member(writer, "searching", "&gg_searching", need != NEEDS_NO_SEARCH);
    write_member(writer, "slicing", "&gg_slicing", need != NEEDS_NO_SEARCH && domain->pursuit);
    write_member(writer, "regressing", "&gg_regressing", need == NEEDS_BOTH && domain->regressing);
    write_member(writer, "satisficing", "&gg_satisficing", need == NEEDS_BOTH);
    write_member(writer, "stubborn", "&gg_stubborn", need != NEEDS_NO_SEARCH && domain->conflicts);
    write_member(writer, "asking",
                 domain->asking == &gg_drawn_asking    ? "&gg_drawn_asking"
                 : domain->asking == &gg_called_asking ? "&gg_called_asking"
                                                       : "&gg_asking",
                 domain->asking);
    write_member(writer, "bounding", "&gg_bounding", domain->bounding);
    write_member(writer, "wanting", "&gg_wanting", domain->wanting);
    write_member(writer, "keeping", "&gg_keeping", domain->keeping);
    write_member(writer, "sensing", "&gg_sensing", domain->sensing);
    write_member(writer, "agent_ruling",
                 domain->extras->spans && domain->extras->spans->of_rules ? "&gg_drawn_ruling"
                                                                          : "&gg_agent_ruling",
                 domain->agent_ruling);
    write_member(writer, "world_ruling", "&gg_world_ruling", domain->world_ruling);
    write_member(writer, "retrying", domain->pursuit ? "&gg_goal_retrying" : "&gg_retrying",
                 domain->retrying);
    write_member(writer, "timing",
                 domain->extras->figures && domain->extras->figures->durations ? "&gg_told_timing"
                 : domain->extras->spans && domain->extras->spans->of_actions  ? "&gg_drawn_timing"
                                                                               : "&gg_timing",
                 domain->timing);
}

/* C++ wants the members in the order of the structure. */
void write_domain(struct writer *writer)
{
    write_extras(writer);
    emit(writer, "const GG_ROM gg_domain $p_domain = {\n", "");
    text_add(&writer->text, "    .format = &gg_format_%d,\n", GG_FORMAT);
    domain_row_write_counts(writer);
    write_first(writer);
    write_offsets(writer);
    write_rows_members(writer);
    write_needed(writer);
    text_add(&writer->text, "#ifndef GG_NO_NAMES\n    .names = &names__all,\n#else\n"
                            "    .names = NULL,\n#endif\n};\n");
}
