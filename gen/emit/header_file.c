/* SPDX-License-Identifier: MIT */
/*
 * Writes the header of a domain: enumerations, sized types, typed access to
 * the facts, and the functions that a game calls.
 */
#include "tables/memory_plan.h"
#include "emit/accessors.h"
#include "emit/parts.h"

static void write_opening(struct writer *writer)
{
    text_add(&writer->text, "/* Made by goapgen from %s. Do not edit: run goapgen again. */\n",
             writer->source);
    emit(writer, "#ifndef $P_GENERATED_H\n#define $P_GENERATED_H\n\n#include \"gg.h\"\n", "");
    text_add(&writer->text, "%s\n#if GG_FORMAT != ",
             writer->tables->team.work ? "#include \"gg_team_agents.h\"\n" : "");
    text_add(&writer->text, "%d\n", GG_FORMAT);
    const char *error = pool_format(writer->pool,
                                    "%s.h and gg.h are of different versions: run goapgen %s, with "
                                    "the goapgen that came with this gg.h",
                                    writer->prefix, writer->source);
    text_add(&writer->text, "#error %s\n#endif\n\n", error_literal(writer->pool, error));
    text_add(&writer->text, "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
}

static void write_sizes(struct writer *writer)
{
    struct memory_sizes sizes = memory_sizes_of(writer->tables);
    emit(writer, "/* What the types below are sized for. */\nenum {\n", "");
    for (size_t i = 0; i < SIZE_COUNT; i++) {
        const struct memory_constant *constant = &memory_constants[i];
        enum memory_size size = (enum memory_size)i;
        if (!constant->comment || (memory_is_optional(size) && !sizes.of[i]))
            continue;
        emit(writer, "    $P_$N = ", constant->name);
        text_add(&writer->text, "%zu, /* %s */\n", sizes.of[i], constant->comment);
    }
    text_add(&writer->text, "};\n\n");
}

static void write_enumerator(struct writer *writer, const char *kind, const char *name,
                             size_t value)
{
    emit(writer, "    $P_", "");
    emit(writer, *kind ? "$N_" : "", kind);
    emit(writer, "$N", name);
    text_add(&writer->text, " = %zu,\n", value);
}

static void close_enum(struct writer *writer, const char *name)
{
    emit(writer, "} $p_$n;\n\n", name);
}

/* Facts that stand for cooldowns are not the user's: they may be the only ones. */
static void write_fact_enum(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    size_t count = 0;
    for (size_t i = 0; i < domain->fact_count; i++) {
        const struct fact *fact = domain->facts[i];
        if (fact->constant || fact->is_cooldown)
            continue;
        if (count++ == 0) {
            text_add(&writer->text,
                     "/** The facts by number; of one with parameters, its first. */\n");
            emit(writer, "typedef enum $p_fact {\n", "");
        }
        write_enumerator(writer, "fact", fact->name, writer->tables->layout.numbers[fact->first]);
    }
    if (count)
        close_enum(writer, "fact");
}

static void write_symbol_enum(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!domain->symbol_count)
        return;
    text_add(&writer->text, "/** All objects and symbols. */\n");
    emit(writer, "typedef enum $p_symbol {\n", "");
    for (size_t i = 0; i < domain->symbol_count; i++)
        write_enumerator(writer, "", domain->symbols[i].name, i);
    close_enum(writer, "symbol");
}

static void write_action_enum(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!domain->action_count)
        return;
    text_add(&writer->text,
             "/** The actions of the YAML. Events and plans number ground actions instead;\n"
             " *  gg_action.source_index tells which action of the YAML each is. */\n");
    emit(writer, "typedef enum $p_action {\n", "");
    for (size_t i = 0; i < domain->action_count; i++)
        write_enumerator(writer, "action", domain->actions[i]->name, i);
    write_enumerator(writer, "action", "none", domain->action_count);
    close_enum(writer, "action");
}

static void write_task_enum(struct writer *writer)
{
    const struct problem *problem = writer->tables->problem;
    size_t count = 0;
    for (size_t i = 0; i < problem->task_count; i++) {
        const struct task *task = problem->tasks[i].task;
        if (!task || task->parameters.count)
            continue;
        if (count++ == 0) {
            text_add(&writer->text, "/** The tasks without parameters, by number. */\n");
            emit(writer, "typedef enum $p_task {\n", "");
        }
        write_enumerator(writer, "task", task->name, i);
    }
    if (count)
        close_enum(writer, "task");
}

static void write_goal_enum(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!domain->goal_count)
        return;
    bool argued = any_argued_goal(domain);
    text_add(&writer->text,
             argued ? "/** The goals of the YAML. Events number ground goals instead; see\n"
                      " *  gg_goal_source_of. */\n"
                    : "/** The goals, by number. */\n");
    emit(writer, "typedef enum $p_goal {\n", "");
    for (size_t i = 0; i < domain->goal_count; i++)
        write_enumerator(writer, "goal", domain->goals[i].name, i);
    if (argued)
        write_enumerator(writer, "goal", "none", domain->goal_count);
    close_enum(writer, "goal");
}

static void write_skill_enum(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!domain->skill_count)
        return;
    text_add(&writer->text, "/** The skills of members of a team, by number. */\n");
    emit(writer, "typedef enum $p_skill {\n", "");
    for (size_t i = 0; i < domain->skill_count; i++)
        write_enumerator(writer, "skill", domain->skills[i].name, i);
    close_enum(writer, "skill");
}

static void write_world_and_agent(struct writer *writer)
{
    if (writer->tables->team.work)
        emit(writer, "extern const GG_ROM gg_team_tables $p_team_tables;\n", "");
    emit(writer,
         "extern const GG_ROM gg_domain $p_domain;\n\n"
         "/** The shared facts and the clock. */\n"
         "typedef struct $p_world {\n"
         "    gg_world core;\n",
         "");
    write_parts(writer, OF_WORLD, OF_WORLD);
    emit(writer,
         "} $p_world;\n\n"
         "/** An agent: its own facts, its plan, the action that it is doing. */\n"
         "typedef struct $p_agent {\n"
         "    gg_agent core;\n",
         "");
    write_parts(writer, OF_AGENT, OF_AGENT);
    emit(writer, "} $p_agent;\n\n", "");
}

static void write_planner(struct writer *writer)
{
    emit(writer,
         "/** What agents plan with: one for all agents of a thread. It begins with\n"
         " *  $p_planner_init, or as zeros. */\n"
         "typedef struct $p_planner {\n"
         "    gg_planner core;\n",
         "");
    write_parts(writer, OF_WORKSPACE, OF_PLANNER);
    emit(writer, "} $p_planner;\n\n", "");
}

static void write_prototypes(struct writer *writer)
{
    size_t count;
    const struct stub *stubs = stubs_of(writer->pool, writer->tables, &count);
    if (count)
        emit(writer, "/* The functions to be filled in, in $p_tasks.c. */\n\n", "");
    for (size_t i = 0; i < count; i++)
        text_add(&writer->text, "%s%s %s(%s);\n\n", stubs[i].note, stubs[i].result, stubs[i].name,
                 stubs[i].list);
}

struct text write_header(struct pool *pool, const struct tables *tables, const char *source)
{
    struct writer writer = writer_start(pool, tables, source);
    write_opening(&writer);
    write_sizes(&writer);
    write_fact_enum(&writer);
    write_symbol_enum(&writer);
    write_action_enum(&writer);
    write_task_enum(&writer);
    write_goal_enum(&writer);
    write_skill_enum(&writer);
    write_activity(&writer);
    write_data_type(&writer);
    write_world_and_agent(&writer);
    write_planner(&writer);
    write_team_types(&writer);
    write_functions(&writer);
    write_team_functions(&writer);
    declare_doing(&writer);
    declare_data_functions(&writer);
    write_accessors(&writer);
    write_slot_functions(&writer);
    write_prototypes(&writer);
    text_add(&writer.text, "#ifdef __cplusplus\n}\n#endif\n\n#endif\n");
    return writer.text;
}
