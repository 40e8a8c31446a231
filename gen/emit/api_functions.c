/* SPDX-License-Identifier: MIT */
/* The functions of a domain's header that a game calls, but for those of its facts. See
 * parts.h. */
#include "tables/memory_plan.h"
#include "tables/search_need.h"
#include "emit/parts.h"

static const char planner_end[] =
    "    return &planner->core;\n"
    "}\n\n"
    "/** Makes a planner ready, without a trace, whatever was in it. */\n"
    "static inline void $p_planner_init($p_planner *planner)\n"
    "{\n"
    "    gg_planner_init(&planner->core);\n"
    "}\n\n"
    "/** Sets the function that is told every event, see gg_event; NULL: none. */\n"
    "static inline void $p_planner_trace($p_planner *planner, gg_trace *trace, void *context)\n"
    "{\n"
    "    planner->core.trace = trace;\n"
    "    planner->core.context = context;\n"
    "    planner->core.tracing = trace ? &gg_tracing : NULL;\n"
    "}\n\n"
    "/** Begins a record of what agents do and see, for goapgen view, in the caller's memory. Of\n"
    " *  memory->states there are $P_STATE_WORDS for each agent. See gg_record.h. */\n"
    "static inline void $p_record_begin(gg_record *record, const gg_record_memory *memory)\n"
    "{\n"
    "    gg_record_begin(record, &$p_domain, memory);\n"
    "}\n\n"
    "/** The trace that makes the record: for $p_planner_trace, with the record as context. */\n"
    "static inline void $p_agent_record(void *context, const gg_agent *agent, const gg_event "
    "*event)\n"
    "{\n"
    "    gg_record_event(context, agent, event);\n"
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
    "}\n\n"
    "/** For how many milliseconds no rule on shared facts fires: see gg_world_quiet in gg.h. */\n"
    "static inline uint32_t $p_world_quiet(const $p_world *world)\n"
    "{\n"
    "    return gg_world_quiet(&world->core);\n"
    "}\n\n"
    "/** Makes saved bytes a world of this program again. See gg_world_attach in gg.h. */\n"
    "static inline gg_attachment $p_world_attach($p_world *world)\n"
    "{\n"
    "    return gg_world_attach(&world->core, &$p_domain);\n"
    "}\n\n";

static const char agent_functions[] =
    "/** Makes saved bytes an agent of this world again. The running action goes on\n"
    " *  without being started anew; a planning that was under way goes on in the\n"
    " *  planner, or is begun anew if that is NULL. See gg_agent_attach in gg.h. */\n"
    "static inline gg_attachment $p_agent_attach($p_agent *agent, $p_world *world,\n"
    "                                            $p_planner *planner)\n"
    "{\n"
    "    return gg_agent_attach(&agent->core, &world->core,\n"
    "                           planner ? $p_planner_core(planner) : NULL);\n"
    "}\n\n"
    "/** How often and with how much work an agent decides: milliseconds from one\n"
    " *  decision to the next, 0: in each tick; and expansions of a planning for a goal\n"
    " *  in a tick, 0: any number. See gg_agent_detail in gg.h. */\n"
    "static inline void $p_agent_detail($p_agent *agent, uint32_t interval, uint32_t budget)\n"
    "{\n"
    "    gg_agent_detail(&agent->core, interval, budget);\n"
    "}\n\n"
    "/** Lets time pass for an agent: it senses, decides, plans if needed, and goes on\n"
    " *  with its action. */\n"
    "static inline void $p_agent_tick($p_agent *agent, $p_planner *planner, uint32_t "
    "milliseconds)\n"
    "{\n"
    "    gg_agent_tick(&agent->core, $p_planner_core(planner), milliseconds);\n"
    "}\n\n"
    "/** For how many milliseconds nothing happens to the agent, unless something changes that it\n"
    " *  sees: until then it need not be ticked. 0: it is to be ticked now; UINT32_MAX: nothing\n"
    " *  comes. See gg_agent_quiet in gg.h. */\n"
    "static inline uint32_t $p_agent_quiet(const $p_agent *agent)\n"
    "{\n"
    "    return gg_agent_quiet(&agent->core);\n"
    "}\n\n"
    "/** Stops the running action or the walk to it, if any, and gives the plan up, and with it\n"
    " *  what the agent has claimed: call this before an agent is dropped. Returns false and "
    "stops\n"
    " *  nothing in functions that must not use the planner: see gg_calls in gg.h. */\n"
    "static inline bool $p_agent_stop($p_agent *agent, $p_planner *planner)\n"
    "{\n"
    "    return gg_agent_stop(&agent->core, $p_planner_core(planner));\n"
    "}\n\n"
    "/** The number of the ground action that is running, as events and plans have it, or\n"
    " *  GG_NONE. It is no $p_action: see $p_agent_doing. */\n"
    "static inline uint16_t $p_agent_ground_action(const $p_agent *agent)\n"
    "{\n"
    "    return gg_agent_action(&agent->core);\n"
    "}\n\n"
    "/** Milliseconds since the running action, or the walk to one, started. */\n"
    "static inline uint32_t $p_agent_elapsed(const $p_agent *agent)\n"
    "{\n"
    "    return agent->core.elapsed;\n"
    "}\n\n"
    "/** For a task stub: in GG_STOP, how the action ends: GG_SUCCESS, GG_FAILURE (also\n"
    " *  after its timeout), GG_ABORTED or GG_INVALID. At any other time GG_RUNNING. */\n"
    "static inline gg_status $p_agent_ending(const $p_agent *agent)\n"
    "{\n"
    "    return gg_agent_ending(&agent->core);\n"
    "}\n\n"
    "/** For a task stub: GG_RUNNING until the action's duration is over, then\n"
    " *  GG_SUCCESS; for $p_agent_quiet, the function only waits until then. */\n"
    "static inline gg_status $p_agent_wait($p_agent *agent)\n"
    "{\n"
    "    return gg_agent_wait(&agent->core);\n"
    "}\n\n"
    "/** The same with so many milliseconds since the start in place of the duration; the "
    "function\n"
    " *  is not called in ticks before. See gg_agent_wait_for in gg.h. */\n"
    "static inline gg_status $p_agent_wait_for($p_agent *agent, uint32_t milliseconds)\n"
    "{\n"
    "    return gg_agent_wait_for(&agent->core, milliseconds);\n"
    "}\n\n"
    "/** A number from 0 to count - 1, from the agent's own random numbers. */\n"
    "static inline uint32_t $p_agent_random($p_agent *agent, uint32_t count)\n"
    "{\n"
    "    return gg_random_below(&agent->core.random, count);\n"
    "}\n\n"
    "/** Reads all sensed facts anew, however often each is read. */\n"
    "static inline void $p_sense($p_agent *agent)\n"
    "{\n"
    "    gg_agent_sense(&agent->core);\n"
    "}\n\n";

static const char draw_function[] =
    "/** The same for functions that only look at the agent, as those of costs and priorities do:\n"
    " *  within one of them, the numbers follow from what it is asked, and stay until the "
    "planning\n"
    " *  ends; those of durations, priorities and walks until an action starts. */\n"
    "static inline uint32_t $p_draw(const $p_agent *agent, uint32_t count)\n"
    "{\n"
    "    return gg_agent_draw(&agent->core, count);\n"
    "}\n\n";

static const char goal_functions[] =
    "/** Plans a goal from what the agent knows; it does not act on it. The plan's\n"
    " *  steps are ground actions. See gg_agent_plan in gg.h. */\n"
    "static inline gg_outcome $p_agent_plan($p_agent *agent, $p_planner *planner, $p_goal goal,\n"
    "                                       gg_plan *plan)\n"
    "{\n"
    "    return gg_agent_plan(&agent->core, $p_planner_core(planner), (uint16_t)goal, plan);\n"
    "}\n\n"
    "/** The goal of the agent's plan; GG_NONE: the root task, or there is no plan. */\n"
    "static inline uint16_t $p_agent_goal(const $p_agent *agent)\n"
    "{\n"
    "    return agent->core.goal;\n"
    "}\n\n";

/* The same where goals have parameters: a goal of the YAML is told apart from a ground goal. */
static const char argued_goal_functions[] =
    "/** The number of a ground goal, as events have it: a goal of the YAML with symbols for\n"
    " *  its parameters, in order; NULL if it has none. GG_NONE: there is none, as constants\n"
    " *  rule it out. */\n"
    "uint16_t $p_goal_number($p_goal goal, const $p_symbol *arguments);\n\n"
    "/** Plans a goal from what the agent knows; it does not act on it. The plan's\n"
    " *  steps are ground actions. See gg_agent_plan in gg.h. */\n"
    "static inline gg_outcome $p_agent_plan($p_agent *agent, $p_planner *planner, $p_goal goal,\n"
    "                                       const $p_symbol *arguments, gg_plan *plan)\n"
    "{\n"
    "    return gg_agent_plan(&agent->core, $p_planner_core(planner),\n"
    "                         $p_goal_number(goal, arguments), plan);\n"
    "}\n\n"
    "/** The goal of the agent's plan and the symbols of its parameters; $P_GOAL_NONE: it is\n"
    " *  at its root task, or there is no plan. */\n"
    "$p_agent_pursuit $p_agent_pursuing(const $p_agent *agent);\n\n"
    "/** The goal alone; GG_NONE: the root task, or there is no plan. */\n"
    "static inline uint16_t $p_agent_goal(const $p_agent *agent)\n"
    "{\n"
    "    $p_goal goal = $p_agent_pursuing(agent).goal;\n"
    "    return goal == $P_GOAL_NONE ? GG_NONE : (uint16_t)goal;\n"
    "}\n\n";

static const char walk_functions[] =
    "/** The number of the ground action that the agent walks to, or GG_NONE. */\n"
    "static inline uint16_t $p_agent_walking(const $p_agent *agent)\n"
    "{\n"
    "    return gg_agent_walking(&agent->core);\n"
    "}\n\n"
    "/** How many milliseconds that walk takes in all; $p_agent_elapsed tells how long it has\n"
    " *  taken so far. */\n"
    "static inline uint32_t $p_agent_walk_time(const $p_agent *agent)\n"
    "{\n"
    "    return gg_agent_walk_time(&agent->core);\n"
    "}\n\n"
    "/** For $p_travel_walk: GG_RUNNING until that time is over, then GG_SUCCESS. */\n"
    "static inline gg_status $p_agent_walked($p_agent *agent)\n"
    "{\n"
    "    return gg_agent_walked(&agent->core);\n"
    "}\n\n";

static const char api_functions_point_functions[] =
    "/** Sets the speed in thousandths a second, 1 to GG_TOP_SPEED; it counts from now on. */\n"
    "static inline void $p_agent_set_speed($p_agent *agent, uint32_t speed)\n"
    "{\n"
    "    gg_agent_set_speed(&agent->core, speed);\n"
    "}\n\n"
    "/** Where an agent is, in thousandths: also on its way. */\n"
    "static inline gg_point $p_agent_point(const $p_agent *agent)\n"
    "{\n"
    "    return gg_agent_point(&agent->core);\n"
    "}\n\n"
    "/** Moves a place; the numbers are thousandths, -GG_MAP_EDGE to GG_MAP_EDGE. */\n"
    "static inline void $p_world_set_place($p_world *world, $p_symbol place, int32_t x, int32_t "
    "y)\n"
    "{\n"
    "    gg_world_set_place(&world->core, (uint16_t)place, x, y);\n"
    "}\n\n";

static const char want_functions[] =
    "/** Gives the agent a condition as a goal, see $p_agent_want; it is copied. */\n"
    "static inline uint32_t $p_agent_want_condition($p_agent *agent,\n"
    "                                               const gg_condition_builder *builder,\n"
    "                                               int32_t priority)\n"
    "{\n"
    "    return gg_agent_want_condition(&agent->core, builder, priority);\n"
    "}\n\n"
    "/** Takes a want back. False: there is no such want, or it has ended. */\n"
    "static inline bool $p_agent_unwant($p_agent *agent, uint32_t id)\n"
    "{\n"
    "    return gg_agent_unwant(&agent->core, id);\n"
    "}\n\n"
    "/** How it goes with a want, until its slot is used by another one. */\n"
    "static inline gg_want_status $p_agent_want_status(const $p_agent *agent, uint32_t id)\n"
    "{\n"
    "    return gg_agent_want_status(&agent->core, id);\n"
    "}\n\n";

/* The function that gives an agent a goal of the YAML. */
static void write_want(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    bool argued = any_argued_goal(domain);
    emit(writer,
         "/** Gives the agent a goal, which it pursues beside its own until it is reached once,\n"
         " *  with symbols for its parameters (NULL if it has none). Returns the want's id, 0 if "
         "it\n"
         " *  is refused. See gg_agent_want in gg.h. */\n"
         "static inline uint32_t $p_agent_want($p_agent *agent, $p_goal goal,\n",
         "");
    emit(
        writer,
        domain->symbol_count
            ? "                                     const $p_symbol *arguments, int32_t priority)\n"
            : "                                     const void *arguments, int32_t priority)\n",
        "");
    emit(writer,
         argued ? "{\n    return gg_agent_want(&agent->core, $p_goal_number(goal, arguments), "
                  "priority);\n}\n\n"
                : "{\n    (void)arguments;\n"
                  "    return gg_agent_want(&agent->core, (uint16_t)goal, priority);\n}\n\n",
         "");
}

/* The explanation names what the domain has, so that the program contains nothing else. */
static void write_explain(struct writer *writer)
{
    const gg_domain *tables = &writer->tables->domain;
    emit(writer,
         "/** Writes what an agent would do now, and why nothing else, a line for each goal and\n"
         " *  method: \"not live > feed, because of hungry: it is 0, wants >= 6\". It does not "
         "change\n"
         " *  what the agent does. At most size - 1 bytes and a 0 are written; returns the length "
         "of\n"
         " *  the whole text. See gg_agent_explain in gg_explain.h. */\n"
         "static inline size_t $p_agent_explain($p_agent *agent, $p_planner *planner, char *text,\n"
         "                                      size_t size)\n"
         "{\n"
         "    return gg_agent_explain(&agent->core, $p_planner_core(planner), ",
         "");
    emit(writer, tables->pursuit ? "&gg_goal_reasons, " : "NULL, ", "");
    emit(writer, tables->decomposing ? "&gg_task_reasons,\n" : "NULL,\n", "");
    emit(writer, "                            text, size);\n}\n\n", "");
}

static void write_planner_core(struct writer *writer)
{
    emit(writer,
         "/** The planner as the runtime takes it. */\n"
         "static inline gg_planner *$p_planner_core($p_planner *planner)\n"
         "{\n"
         "    gg_workspace *workspace = &planner->core.workspace;\n",
         "");
    write_wiring(writer, OF_WORKSPACE, "planner", "workspace->");
    write_wiring(writer, OF_PLANNER, "planner", "planner->core.");
    write_wiring(writer, OF_SEARCH, "planner", "planner->core.search.");
    if (writer->tables->domain.subgoal_count > 0)
        emit(writer, "    workspace->search = &planner->core.search;\n", "");
    emit(writer, planner_end, "");
}

void write_functions(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    emit(writer, world_functions, "");
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        const char *type = domain->agent_type_count == 1
                               ? ""
                               : pool_format(writer->pool, "_%s", domain->agent_types[i].name);
        emit(writer,
             "/** Puts an agent into the start state. The seed is that of its random\n"
             " *  choices. */\n"
             "static inline void $p_agent_init$n($p_agent *agent, $p_world *world, uint32_t seed)\n"
             "{\n",
             type);
        text_add(&writer->text,
                 "    gg_agent_init(&agent->core, &world->core, %zu, seed);\n%s}\n\n", i,
                 domain->draws ? "    gg_agent_begin_seeds(&agent->core);\n" : "");
    }
    write_planner_core(writer);
    emit(writer, agent_functions, "");
    if (domain->draws)
        emit(writer, draw_function, "");
    write_explain(writer);
    if (domain->goal_count)
        emit(writer, any_argued_goal(domain) ? argued_goal_functions : goal_functions, "");
    if (writer->tables->domain.places)
        emit(writer, walk_functions, "");
    if (writer->tables->domain.places && writer->tables->domain.places->points)
        emit(writer, api_functions_point_functions, "");
    if (domain->goal_count && domain->limits.wants)
        write_want(writer);
    if (domain->limits.wants)
        emit(writer, want_functions, "");
}
