/* SPDX-License-Identifier: MIT */
/*
 * Writes the header of a domain: enumerations, sized types, typed access to
 * the facts, and the functions that a game calls.
 */
#include <inttypes.h>
#include <string.h>

#include "accessors.h"
#include "writer.h"

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
    text_add(&writer->text, "#error %s\n#endif\n\n", string_literal(writer->pool, error));
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
    text_add(&writer->text, "/** The actions, as gg_action.written numbers them. */\n");
    emit(writer, "typedef enum $p_action {\n", "");
    for (size_t i = 0; i < domain->action_count; i++)
        write_enumerator(writer, "action", domain->actions[i]->name, i);
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

static void write_types(struct writer *writer)
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
         "    uint64_t state[$P_STATE_WORDS];\n",
         "");
    emit(writer, domain->agent_rule_count ? "    uint32_t timers[$P_AGENT_RULES];\n" : "", "");
    emit(writer, domain->plan_limit ? "    uint16_t plan[$P_PLAN_STEPS];\n" : "", "");
    emit(writer, domain->watch_limit ? "    gg_watch watches[$P_WATCHES];\n" : "", "");
    emit(writer,
         "} $p_agent;\n\n"
         "/** The memory of planning: one a thread, for any number of agents. Starts\n"
         " *  as zeros. */\n"
         "typedef struct $p_planner {\n"
         "    gg_planner core;\n"
         "    gg_frame frames[$P_FRAMES + 1];\n"
         "    gg_choice choices[$P_CHOICES + 1];\n"
         "    uint64_t choice_states[($P_CHOICES + 1) * $P_STATE_WORDS];\n"
         "    gg_chosen chosen[$P_CHOSEN + 1];\n"
         "    uint64_t states[2 * $P_STATE_WORDS];\n"
         "    uint64_t asked[$P_ASKED_WORDS];\n",
         "");
    emit(writer, domain->watch_limit ? "    uint16_t steps[$P_PLAN_STEPS + 1];\n" : "", "");
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

static const char planner_function[] =
    "/** The planner as the runtime takes it. */\n"
    "static inline gg_planner *$p_planner_core($p_planner *planner)\n"
    "{\n"
    "    gg_workspace *workspace = &planner->core.workspace;\n"
    "    workspace->frames = planner->frames;\n"
    "    workspace->choices = planner->choices;\n"
    "    workspace->choice_states = planner->choice_states;\n"
    "    workspace->chosen = planner->chosen;\n"
    "    workspace->states = planner->states;\n"
    "    workspace->asked = planner->asked;\n"
    "    workspace->frame_capacity = $P_FRAMES;\n"
    "    workspace->choice_capacity = $P_CHOICES;\n"
    "    workspace->chosen_capacity = $P_CHOSEN;\n"
    "    workspace->depth_limit = $P_DEPTH;\n"
    "    workspace->expansion_limit = $P_EXPANSIONS;\n";

static const char planner_search[] = "    gg_search *search = &planner->core.search;\n"
                                     "    search->nodes = planner->nodes;\n"
                                     "    search->heap = planner->heap;\n"
                                     "    search->states = planner->node_states;\n"
                                     "    search->usable = planner->usable;\n"
                                     "    search->prices = planner->prices;\n"
                                     "    search->reach = planner->reach;\n"
                                     "    search->sets = planner->sets;\n"
                                     "    search->scratch = planner->scratch;\n"
                                     "    search->node_capacity = $P_NODES;\n"
                                     "    workspace->search = search;\n";

static const char planner_steps[] = "    planner->core.steps = planner->steps;\n";

static const char planner_entries[] = "    workspace->entries = planner->entries;\n"
                                      "    workspace->entry_states = planner->entry_states;\n"
                                      "    workspace->entry_capacity = $P_ENTRIES;\n";

static const char planner_end[] =
    "    return &planner->core;\n"
    "}\n\n"
    "/** Has every event told to a function, see gg_event; NULL: no more. */\n"
    "static inline void $p_planner_trace($p_planner *planner, gg_trace *trace, void *context)\n"
    "{\n"
    "    planner->core.trace = trace;\n"
    "    planner->core.context = context;\n"
    "}\n\n";

static const char world_functions[] =
    "/** Puts the world into its start state, at clock 0. */\n"
    "static inline void $p_world_init($p_world *world)\n"
    "{\n"
    "    gg_world_init(&world->core, &$p_domain);\n"
    "}\n\n"
    "/** Lets time pass in the world: the rules on shared facts. */\n"
    "static inline void $p_world_tick($p_world *world, uint32_t milliseconds)\n"
    "{\n"
    "    gg_world_tick(&world->core, milliseconds);\n"
    "}\n\n";

static const char agent_functions[] =
    "/** Lets time pass for an agent: sense, decide, plan if needed, carry on with\n"
    " *  the task. */\n"
    "static inline void $p_agent_tick($p_agent *agent, $p_planner *planner, uint32_t "
    "milliseconds)\n"
    "{\n"
    "    gg_agent_tick(&agent->core, $p_planner_core(planner), milliseconds);\n"
    "}\n\n"
    "/** Stops the running task, if any, and gives the plan up. Not to be called\n"
    " *  from within the agent's own task. */\n"
    "static inline void $p_agent_stop($p_agent *agent, $p_planner *planner)\n"
    "{\n"
    "    gg_agent_stop(&agent->core, $p_planner_core(planner));\n"
    "}\n\n"
    "/** The ground action that is running, or GG_NONE. */\n"
    "static inline uint16_t $p_agent_action(const $p_agent *agent)\n"
    "{\n"
    "    return gg_agent_action(&agent->core);\n"
    "}\n\n"
    "/** Milliseconds since the running action started. */\n"
    "static inline uint32_t $p_agent_elapsed(const $p_agent *agent)\n"
    "{\n"
    "    return agent->core.elapsed;\n"
    "}\n\n"
    "/** For a task's function: GG_RUNNING until the action's duration is over, then\n"
    " *  GG_SUCCESS. */\n"
    "static inline gg_status $p_agent_wait(const $p_agent *agent)\n"
    "{\n"
    "    return gg_agent_wait(&agent->core);\n"
    "}\n\n"
    "/** A number from 0 to count - 1, from the agent's own random numbers. */\n"
    "static inline uint32_t $p_agent_random($p_agent *agent, uint32_t count)\n"
    "{\n"
    "    return gg_random_below(&agent->core.random, count);\n"
    "}\n\n"
    "/** Reads all sensed facts anew, as each tick does. */\n"
    "static inline void $p_sense($p_agent *agent)\n"
    "{\n"
    "    gg_agent_sense(&agent->core);\n"
    "}\n\n";

static const char plan_function[] =
    "/** Plans a goal from what the agent knows; he does not act by it. The plan's\n"
    " *  steps are ground actions. See gg_search_begin in gg.h. */\n"
    "static inline gg_outcome $p_agent_plan($p_agent *agent, $p_planner *planner, $p_goal goal,\n"
    "                                       gg_plan *plan)\n"
    "{\n"
    "    return gg_agent_plan(&agent->core, $p_planner_core(planner), (uint16_t)goal, plan);\n"
    "}\n\n";

static void write_functions(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    emit(writer, world_functions, "");
    for (size_t i = 0; i < domain->character_count; i++) {
        const char *type = domain->character_count == 1
                               ? ""
                               : pool_format(writer->pool, "_%s", domain->characters[i].name);
        emit(writer,
             "/** Puts an agent into the start state. The seed is that of his random\n"
             " *  choices. */\n"
             "static inline void $p_agent_init$n($p_agent *agent, $p_world *world, uint32_t seed)\n"
             "{\n",
             type);
        text_add(&writer->text, "    gg_agent_init(&agent->core, &world->core, %zu, seed);\n}\n\n",
                 i);
    }
    emit(writer, planner_function, "");
    if (writer->tables->domain.watch_limit)
        emit(writer, planner_steps, "");
    if (writer->tables->capacities.entries)
        emit(writer, planner_entries, "");
    if (plans_with_actions(writer->tables->problem))
        emit(writer, planner_search, "");
    emit(writer, planner_end, "");
    emit(writer, agent_functions, "");
    if (domain->goal_count)
        emit(writer, plan_function, "");
}

static void write_prototypes(struct writer *writer)
{
    size_t count;
    const struct stub *stubs = stubs_of(writer->pool, writer->tables, &count);
    if (count)
        emit(writer, "/* What the programmer fills in, in $p_tasks.c. */\n\n", "");
    for (size_t i = 0; i < count; i++)
        text_add(&writer->text, "%s %s(%s);\n", stubs[i].result, stubs[i].name, stubs[i].list);
    if (count)
        text_add(&writer->text, "\n");
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
    write_types(&writer);
    write_functions(&writer);
    write_accessors(&writer);
    write_prototypes(&writer);
    text_add(&writer.text, "#ifdef __cplusplus\n}\n#endif\n\n#endif\n");
    return writer.text;
}
