/* SPDX-License-Identifier: MIT */
/* The types and functions of a domain's header for its team. See parts.h. */
#include "tables/memory_plan.h"
#include "emit/parts.h"

static const char profile_and_planner[] =
    "/** What a member of a team can do: by skill its level in thousandths. At 2000 an action of "
    "the\n"
    " *  skill takes half its duration; 0: it cannot do it. */\n"
    "typedef struct $p_team_profile {\n"
    "    uint32_t levels[$P_TEAM_SKILLS];\n"
    "} $p_team_profile;\n\n"
    "/** What a team plans with: each team has one of its own, which begins as zeros. */\n"
    "typedef struct $p_team_planner {\n"
    "    gg_team_planner core;\n"
    "    uint64_t memory[$P_TEAM_MEMORY];\n"
    "} $p_team_planner;\n\n";

static const char member_functions[] =
    "/** Makes a team without members and requests, whose members live in a world that was\n"
    " *  initialised before. */\n"
    "static inline void $p_team_init($p_team *team, $p_world *world)\n"
    "{\n"
    "    gg_team_init_in($p_team_core(team), &world->core);\n"
    "}\n\n"
    "/** Makes saved bytes a team of this program again. The world is attached before, and when "
    "the\n"
    " *  agents of its members are attached, $p_team_attach_member is called for each of them; a\n"
    " *  member for which it is not called has left when the team is ticked. */\n"
    "static inline gg_attachment $p_team_attach($p_team *team, $p_world *world)\n"
    "{\n"
    "    return gg_team_attach_to($p_team_core(team), &world->core);\n"
    "}\n\n"
    "/** Tells a team that was attached which agent its member is. */\n"
    "static inline void $p_team_attach_member($p_team *team, uint16_t member, $p_agent *agent)\n"
    "{\n"
    "    gg_team_attach_agent($p_team_core(team), member, &agent->core);\n"
    "}\n\n"
    "/** Lets an agent join: gives its number, or GG_NONE if there is no room, or the agent is a\n"
    " *  member of a team or lives in another world. */\n"
    "static inline uint16_t $p_team_join($p_team *team, $p_agent *agent,\n"
    "                                    const $p_team_profile *profile)\n"
    "{\n"
    "    return gg_team_join_agent($p_team_core(team), &agent->core, profile->levels);\n"
    "}\n\n"
    "/** Lets a member leave; call this before an agent is dropped or begun anew. What it is "
    "doing\n"
    " *  for the team it stops when it is ticked next. What was asked for it alone is forgotten.\n"
    " *  False: it is no member. */\n"
    "static inline bool $p_team_leave($p_team *team, $p_agent *agent)\n"
    "{\n"
    "    return gg_team_leave_agent($p_team_core(team), &agent->core);\n"
    "}\n\n"
    "/** The number of an agent in a team; GG_NONE: it is no member. */\n"
    "static inline uint16_t $p_team_member(const $p_team *team, const $p_agent *agent)\n"
    "{\n"
    "    return gg_team_number(&team->core, &agent->core);\n"
    "}\n\n";

static const char request_functions[] =
    "/** Ends a request. Work for it that runs goes on, and another request may use what it "
    "makes;\n"
    " *  with `stop` it is given up. False: there is no such request. */\n"
    "static inline bool $p_team_cancel($p_team *team, uint32_t id, bool stop)\n"
    "{\n"
    "    return gg_team_cancel($p_team_core(team), id, stop);\n"
    "}\n\n"
    "/** Gives what a request that was reached keeps to others, and forgets the request. False: it "
    "was\n"
    " *  not reached. */\n"
    "static inline bool $p_team_release($p_team *team, uint32_t id)\n"
    "{\n"
    "    return gg_team_release($p_team_core(team), id);\n"
    "}\n\n"
    "/** How far a request is. */\n"
    "static inline gg_team_state $p_team_state(const $p_team *team, uint32_t id)\n"
    "{\n"
    "    return gg_team_state_of(&team->core, id);\n"
    "}\n\n"
    "/** Milliseconds until a request is reached, as it is planned; GG_TEAM_NEVER: it is not. */\n"
    "static inline uint32_t $p_team_eta(const $p_team *team, uint32_t id)\n"
    "{\n"
    "    return gg_team_eta(&team->core, id);\n"
    "}\n\n"
    "/** The ground fact that a request lacks and nobody can bring about; GG_NONE: none is known. "
    "*/\n"
    "static inline uint16_t $p_team_lacks(const $p_team *team, uint32_t id)\n"
    "{\n"
    "    return gg_team_lacking(&team->core, id);\n"
    "}\n\n"
    "/** By how many milliseconds all that is planned may be done too late, beside the best that\n"
    " *  there is; 0: nothing is earlier; GG_TEAM_NEVER: it is not known. */\n"
    "static inline uint32_t $p_team_gap(const $p_team *team)\n"
    "{\n"
    "    return team->core.gap;\n"
    "}\n\n"
    "/** What a member does for its team, if it is at work, and then what is booked for it, as far "
    "as\n"
    " *  `team: queue` tells. count: becomes the number of rows, which stand until this is asked\n"
    " *  again. */\n"
    "static inline const gg_team_queued *$p_team_queue($p_team *team, uint16_t member,\n"
    "                                                  uint16_t *count)\n"
    "{\n"
    "    bool works = member < $P_TEAM_MEMBERS && team->seats[member].status == GG_TEAM_WORKING;\n"
    "    *count = gg_team_list_queue($p_team_core(team), member, team->queue,\n"
    "                                (uint16_t)($P_TEAM_QUEUE - !works));\n"
    "    return team->queue;\n"
    "}\n\n"
    "/** How many expansions of its search a team makes in a tick; 0: any number. A planning that "
    "takes\n"
    " *  more goes on in the next tick, while all work by the best schedule so far. */\n"
    "static inline void $p_team_detail($p_team *team, uint32_t expansions)\n"
    "{\n"
    "    team->core.budget = expansions;\n"
    "}\n\n"
    "/** Lets time pass for a team, and plans if anything has changed. In a tick of the game the "
    "world\n"
    " *  is ticked first, then the team, then the agents. */\n"
    "static inline void $p_team_tick($p_team *team, $p_team_planner *planner, uint32_t "
    "milliseconds)\n"
    "{\n"
    "    planner->core.memory = planner->memory;\n"
    "    planner->core.size = (uint32_t)sizeof planner->memory;\n"
    "    planner->core.beam = GG_TEAM_BEAM_WIDTH;\n"
    "    gg_team_tick_agents($p_team_core(team), &planner->core, milliseconds);\n"
    "}\n\n";

static const char place_functions[] =
    "/** Sets how many members can work at a place at a time; GG_TEAM_UNLIMITED: any number. */\n"
    "static inline void $p_team_set_capacity($p_team *team, $p_symbol place, uint16_t capacity)\n"
    "{\n"
    "    gg_team_set_room($p_team_core(team), (uint16_t)place, capacity);\n"
    "}\n\n";

static const char team_api_point_functions[] =
    "/** Moves a place, as $p_world_set_place does, and plans anew. */\n"
    "static inline void $p_team_set_place($p_team *team, $p_symbol place, int32_t x, int32_t y)\n"
    "{\n"
    "    gg_team_set_place($p_team_core(team), (uint16_t)place, x, y);\n"
    "}\n\n";

void write_team_types(struct writer *writer)
{
    if (!writer->tables->team.work)
        return;
    emit(writer,
         "/** The books of a team: its members, what it is asked for, and what is booked. */\n"
         "typedef struct $p_team {\n"
         "    gg_team core;\n",
         "");
    write_parts(writer, OF_TEAM, OF_TEAM);
    emit(writer, "} $p_team;\n\n", "");
    emit(writer, profile_and_planner, "");
}

/* The function that asks for a goal of the YAML. */
static void write_request(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    bool argued = any_argued_goal(domain);
    emit(writer,
         "/** Asks for a goal, with symbols for its parameters (NULL if it has none), to be "
         "reached\n"
         " *  once. member: whose private facts count; GG_NONE: anybody's. What it asks for of "
         "claimed\n"
         " *  numbers is kept for it once it is reached, until it is released or cancelled. "
         "Requests of\n"
         " *  higher priority come first. Gives an id, or 0 if there is no room, no such ground\n"
         " *  goal or no such member. */\n"
         "static inline uint32_t $p_team_want($p_team *team, $p_goal goal,\n",
         "");
    emit(writer,
         domain->symbol_count
             ? "                                    const $p_symbol *arguments, uint16_t member,\n"
             : "                                    const void *arguments, uint16_t member,\n",
         "");
    emit(writer, "                                    int32_t priority)\n{\n", "");
    emit(writer,
         argued ? "    return gg_team_want($p_team_core(team), $p_goal_number(goal, arguments), "
                  "member,\n"
                  "                        priority);\n}\n\n"
                : "    (void)arguments;\n"
                  "    return gg_team_want($p_team_core(team), (uint16_t)goal, member, "
                  "priority);\n}\n\n",
         "");
}

void write_team_functions(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    const gg_places *places = tables->domain.places;
    if (!tables->team.work)
        return;
    emit(writer,
         "/** The books as the runtime takes them. */\n"
         "static inline gg_team *$p_team_core($p_team *team)\n"
         "{\n"
         "    gg_team *core = &team->core;\n"
         "    core->tables = &$p_team_tables;\n",
         "");
    write_wiring(writer, OF_TEAM, "team", "core->");
    emit(writer, "    return core;\n}\n\n", "");
    emit(writer, member_functions, "");
    write_request(writer);
    emit(writer, request_functions, "");
    if (places)
        emit(writer, place_functions, "");
    if (places && places->points)
        emit(writer, team_api_point_functions, "");
}
