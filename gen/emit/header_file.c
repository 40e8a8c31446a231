/* SPDX-License-Identifier: MIT */
/*
 * Writes the header of a domain: enumerations, sized types, typed access to
 * the facts, and the functions that a game calls.
 */
#include "emit/accessors.h"
#include "emit/parts.h"

static void write_opening(struct writer *writer)
{
    text_add(&writer->text, "/* Made by goapgen from %s. Do not edit: run goapgen again. */\n",
             writer->source);
    emit(writer,
         "#ifndef $P_GENERATED_H\n#define $P_GENERATED_H\n\n#include \"gg.h\"\n\n"
         "#if GG_FORMAT != ",
         "");
    text_add(&writer->text, "%d\n", GG_FORMAT);
    const char *error = pool_format(writer->pool,
                                    "%s.h and gg.h are of different versions: run goapgen %s, with "
                                    "the goapgen that came with this gg.h",
                                    writer->prefix, writer->source);
    text_add(&writer->text, "#error %s\n#endif\n\n", error_literal(writer->pool, error));
    text_add(&writer->text, "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
}

static size_t at_least_one(size_t count)
{
    return count ? count : 1;
}

static void write_sizes(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    const struct capacities *capacities = &writer->tables->capacities;
    const struct limits *limits = &writer->tables->problem->domain->limits;
    const struct {
        const char *name, *comment;
        size_t value;
    } sizes[] = {
        {"STATE_WORDS", "64-bit words of a state", at_least_one(domain->word_count)},
        {"PLAN_STEPS", "steps that a plan has room for (limits: plan)", domain->plan_limit},
        {"DEPTH", "how deep tasks are nested (limits: depth)", limits->depth},
        {"EXPANSIONS", "methods entered in a planning (limits: nodes)", limits->nodes},
        {"FRAMES", "of a planner: plan + depth", capacities->frames},
        {"CHOICES", "of a planner: plan + depth", capacities->choices},
        {"ENTRIES", "of a planner, for tasks that recur (limits: nodes)", capacities->entries},
        {"CHOSEN", "methods of a plan that a trace is told of", capacities->chosen},
        {"ASKED_WORDS", "for procedural preconditions",
         at_least_one(((size_t)domain->procedural_count + domain->priced_count + 63) / 64 * 2)},
        {"GROUND_ACTIONS", "actions, as events and plans number them", domain->action_count},
        {"GROUND_TASKS", "tasks, as events number them", domain->task_count},
        {"NODES", "of the search for plans of goals (limits: nodes)",
         plans_with_actions(writer->tables->problem) ? limits->nodes : 0},
        {"USABLE_WORDS", "a bit for each action", at_least_one((domain->action_count + 63u) / 64)},
        {"PRICES", "called costs", at_least_one(domain->priced_count)},
        {"VALUES", "of all facts, as far as a search tells them apart",
         at_least_one(domain->value_count)},
        {"WATCHES", "choices of a plan that a method of higher priority would have won",
         capacities->watches},
        {"RESTS", "the goals and the root task, which rest when they failed",
         domain->goal_count + 1u},
        {"SENSES", "sensed facts", domain->sense_count},
        {"BARRED", "actions that an agent remembers to have failed", domain->barred_limit},
        {"KEPT_WORDS", "a bit for each goal, to be kept",
         any_kept(domain) ? (domain->goal_count + 63u) / 64 : 0},
        {"AGENT_RULES", "rules on private facts", domain->agent_rule_count},
        {"WORLD_RULES", "rules on shared facts", domain->world_rule_count},
    };
    emit(writer, "/* What the types below are sized for. */\nenum {\n", "");
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        emit(writer, "    $P_$N = ", sizes[i].name);
        text_add(&writer->text, "%zu, /* %s */\n", sizes[i].value, sizes[i].comment);
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

static void write_fact_enum(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    const struct layout *layout = &writer->tables->layout;
    if (!layout->fact_count)
        return;
    text_add(&writer->text, "/** The facts by number; of one with parameters, its first. */\n");
    emit(writer, "typedef enum $p_fact {\n", "");
    for (size_t i = 0; i < domain->fact_count; i++)
        if (!domain->facts[i]->constant)
            write_enumerator(writer, "fact", domain->facts[i]->name,
                             layout->numbers[domain->facts[i]->first]);
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
             "/** The actions of the YAML. Events and plans number ground actions, which are\n"
             " *  others: what of the YAML they are tells gg_action.written. */\n");
    emit(writer, "typedef enum $p_action {\n", "");
    for (size_t i = 0; i < domain->action_count; i++)
        write_enumerator(writer, "action", domain->actions[i]->name, i);
    write_enumerator(writer, "action", "none", GG_NONE);
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
    text_add(&writer->text, "/** The goals, by number. */\n");
    emit(writer, "typedef enum $p_goal {\n", "");
    for (size_t i = 0; i < domain->goal_count; i++)
        write_enumerator(writer, "goal", domain->goals[i].name, i);
    close_enum(writer, "goal");
}

static void write_world_and_agent(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    emit(writer,
         "extern const gg_domain $p_domain;\n\n"
         "/** The shared facts and the clock. */\n"
         "typedef struct $p_world {\n"
         "    gg_world core;\n"
         "    uint64_t state[$P_STATE_WORDS];\n",
         "");
    emit(writer, domain->world_rule_count ? "    uint32_t timers[$P_WORLD_RULES];\n" : "", "");
    emit(writer,
         "} $p_world;\n\n"
         "/** Someone who acts: his own facts, his plan, the task he is at. */\n"
         "typedef struct $p_agent {\n"
         "    gg_agent core;\n"
         "    uint64_t state[$P_STATE_WORDS];\n"
         "    uint64_t seen[$P_STATE_WORDS];\n"
         "    uint64_t needs[$P_STATE_WORDS];\n",
         "");
    emit(writer, domain->goal_count ? "    uint64_t from[$P_STATE_WORDS];\n" : "", "");
    emit(writer, domain->agent_rule_count ? "    uint32_t timers[$P_AGENT_RULES];\n" : "", "");
    emit(writer, "    gg_rest rests[$P_RESTS];\n", "");
    emit(writer, domain->sense_count ? "    uint32_t senses[$P_SENSES];\n" : "", "");
    emit(writer, domain->barred_limit ? "    gg_barred barred[$P_BARRED];\n" : "", "");
    emit(writer, domain->plan_limit ? "    uint16_t plan[$P_PLAN_STEPS];\n" : "", "");
    emit(writer, domain->watch_limit ? "    gg_watch watches[$P_WATCHES];\n" : "", "");
    emit(writer, "} $p_agent;\n\n", "");
}

static void write_planner(struct writer *writer)
{
    const gg_domain *domain = &writer->tables->domain;
    emit(writer,
         "/** The memory of planning: one a thread, for any number of agents. Begins with\n"
         " *  $p_planner_init, or as zeros. */\n"
         "typedef struct $p_planner {\n"
         "    gg_planner core;\n"
         "    gg_frame frames[$P_FRAMES + 1];\n"
         "    gg_choice choices[$P_CHOICES + 1];\n"
         "    uint64_t choice_states[($P_CHOICES + 1) * $P_STATE_WORDS];\n"
         "    gg_chosen chosen[$P_CHOSEN + 1];\n"
         "    uint64_t states[2 * $P_STATE_WORDS];\n"
         "    uint64_t asked[$P_ASKED_WORDS];\n"
         "    uint16_t steps[$P_PLAN_STEPS + 1];\n",
         "");
    emit(writer, any_kept(domain) ? "    uint64_t kept[$P_KEPT_WORDS];\n" : "", "");
    if (writer->tables->capacities.entries)
        emit(writer,
             "    gg_entry entries[$P_ENTRIES];\n"
             "    uint64_t entry_states[$P_ENTRIES * $P_STATE_WORDS];\n",
             "");
    if (plans_with_actions(writer->tables->problem))
        emit(writer,
             "    gg_node nodes[$P_NODES + 1];\n"
             "    uint32_t heap[$P_NODES + 1];\n"
             "    uint64_t node_states[($P_NODES + 1) * $P_STATE_WORDS];\n"
             "    uint64_t usable[$P_USABLE_WORDS];\n"
             "    uint16_t prices[$P_PRICES];\n"
             "    gg_distance reach[$P_VALUES];\n"
             "    uint64_t sets[3 * $P_USABLE_WORDS];\n"
             "    uint64_t scratch[5 * $P_STATE_WORDS];\n",
             "");
    emit(writer, "} $p_planner;\n\n", "");
}

static void write_prototypes(struct writer *writer)
{
    size_t count;
    const struct stub *stubs = stubs_of(writer->pool, writer->tables, &count);
    if (count)
        emit(writer, "/* What the programmer fills in, in $p_tasks.c. */\n\n", "");
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
    write_activity(&writer);
    write_world_and_agent(&writer);
    write_planner(&writer);
    write_functions(&writer);
    declare_doing(&writer);
    write_accessors(&writer);
    write_prototypes(&writer);
    text_add(&writer.text, "#ifdef __cplusplus\n}\n#endif\n\n#endif\n");
    return writer.text;
}
