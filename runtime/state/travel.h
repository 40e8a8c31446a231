/* SPDX-License-Identifier: MIT */
/* How long walks take: inside the runtime only. See travel.c. */
#ifndef GG_TRAVEL_H
#define GG_TRAVEL_H

#include "gg.h"
#include "state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whether two ground actions are one action of the YAML with the same objects: they may differ in
 *  what facts tell, as in their cost or in what they change. */
static inline bool is_same_action(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    const GG_ROM gg_action *one = &domain->actions[a], *other = &domain->actions[b];
    return one->source_index == other->source_index && one->arguments == other->arguments;
}

static inline bool is_same_point(gg_point a, gg_point b)
{
    return a.x == b.x && a.y == b.y;
}

/** The place where an agent is after an effect, that was at a place before. */
static inline uint16_t place_after_effect(const GG_ROM gg_domain *domain,
                                          const GG_ROM gg_effect *effect, uint16_t place)
{
    const GG_ROM gg_fact *here = &domain->facts[domain->places->fact];
    uint64_t mask = gg_fact_mask_in_word(here);
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &effect->assignments[i];
        if (change->word != here->word || !(~change->keep & mask))
            continue;
        return here->kind == GG_NUMBER
                   ? (uint16_t)gg_read_field(here, change->set)
                   : (uint16_t)(gg_lowest_bit(change->set & mask) - here->shift);
    }
    return place;
}

/** The functions by which agents walk to the places of their actions: agent_walk.c. */
typedef struct gg_walk_ops {
    /** Whether the agent has to walk before it can start the action of the plan's next step. */
    bool (*is_needed)(const gg_agent *agent);
    /** Begins this walk; nothing else is going on. */
    void (*begin)(gg_agent *agent, gg_planner *planner);
    /** Ticks the walk, which may then end; its time has passed before. */
    void (*tick)(gg_agent *agent, gg_planner *planner);
    /** Stops it before its end. */
    void (*abort)(gg_agent *agent, gg_planner *planner);
    /** See gg_travel_note_stop_point, gg_travel_sync_with_fact and gg_travel_sync_after_effect. */
    void (*stop)(gg_agent *agent);
    void (*settle)(gg_agent *agent);
    void (*after)(gg_agent *agent, const GG_ROM gg_effect *effect);
    /** See gg_travel_set_out, gg_travel_end_action and gg_travel_has_moved. */
    void (*set_out)(gg_agent *agent);
    void (*end_action)(gg_agent *agent, const GG_ROM gg_effect *effect);
    bool (*has_moved)(const gg_agent *agent);
    /** How long the way of an action's route is, in milliseconds. */
    uint32_t (*way)(const gg_agent *agent, uint16_t action);
    /** Gives the places of a world that is begun their points. */
    void (*place)(gg_world *world);
    /** See gg_agent_walk_time. */
    uint32_t (*time)(const gg_agent *agent);
} gg_walk_ops;

/** How many milliseconds the way of an action's route takes the agent: gg_walk_ops.way. */
uint32_t gg_travel_route_time(const gg_agent *agent, uint16_t action);

/** How many milliseconds an action takes an agent by the tables or, if that is more, by the game's
 *  function; without the way of a route. */
uint32_t gg_duration_without_route(const gg_agent *agent, uint16_t action);

/** The function that tells how long actions take where the tables alone do not tell it:
 *  duration.c. */
typedef struct gg_time_ops {
    uint32_t (*duration)(const gg_agent *agent, uint16_t action);
} gg_time_ops;

/** Those of gg_timing, gg_random_timing and gg_computed_timing: duration.c, random_times.c and
 *  computed_durations.c. */
uint32_t gg_duration_by_callback(const gg_agent *agent, uint16_t action);
uint32_t gg_random_duration(const gg_agent *agent, uint16_t action);
uint32_t gg_computed_duration(const gg_agent *agent, uint16_t action);

/** The duration of an action in milliseconds, after what a member of a team is good at was taken
 *  into account, and the way of a route was added. */
uint32_t gg_add_skill_and_route(const gg_agent *agent, uint16_t action, uint32_t duration);

/** The functions for actions whose effects depend on the state in which they end: agent_cases.c. */
typedef struct gg_case_ops {
    /** What an action changes if it succeeds now; NULL: what its row tells. */
    const GG_ROM gg_case *(*now)(const gg_agent *agent, uint16_t action);
    /** Adds the bits of a state that decide what it changes; whether there are such. */
    bool (*add_care_mask)(const gg_agent *agent, uint16_t action, uint64_t *bits);
} gg_case_ops;

/** The functions that draw or compute how long actions take: random_times.c,
 *  computed_durations.c. */
typedef struct gg_random_range_ops {
    /** Draws how long an action takes that starts. */
    void (*start)(gg_agent *agent, uint16_t action);
    /** Cuts what a saved agent has drawn to what the tables allow. */
    void (*restore)(gg_agent *agent);
} gg_random_range_ops;

/** How many milliseconds the walk of an agent to the place of its next step takes, from where it has
 *  begun; 0 if a function of the game is to tell and there is none. */
uint32_t gg_travel_walk_time(const gg_agent *agent);

/** How many milliseconds a walk takes by the function of the game; 0 if there is none. agent: NULL
 *  stands for an agent of the start state. */
uint32_t gg_travel_called_time(const gg_agent *agent, const GG_ROM gg_agent_type *type,
                               uint16_t from, uint16_t to);

/** Where an agent stands, or where its walk or route was measured from. */
gg_point gg_travel_start_point(const gg_agent *agent);

/** The place that the agent's fact tells. */
uint16_t gg_travel_place_of(const gg_agent *agent);

/** Whether an agent is at a place: its fact says so, and it has arrived there and the place has not
 *  moved since, or it stands so near, in thousandths. */
bool gg_travel_is_at_place(const gg_agent *agent, uint16_t place, uint32_t within);

/** How near an agent has to be to the place of an action, in thousandths. */
uint32_t gg_travel_within(const GG_ROM gg_domain *domain, uint16_t action);

/** Notes where a walk or a route that begins now leads. */
void gg_travel_set_out(gg_agent *agent);

/** Whether where the agent's walk or route leads has moved since that was measured. */
bool gg_travel_has_moved(const gg_agent *agent);

/** The walk has succeeded: the agent is at its place, as its fact then tells. */
void gg_travel_arrive(gg_agent *agent);

/** Sets the points of all places of a world that is begun: gg_walk_ops.place. */
void gg_travel_init_places(gg_world *world);

/** How an agent walks: its speed and, if it was stopped on the way, the point where it stands; the
 *  domain has places. */
gg_walk *gg_travel_walk_of(const gg_agent *agent);

/** Notes at which point an agent is that is being stopped, on a walk or a route, before it is
 *  there. */
void gg_travel_note_stop_point(gg_agent *agent);

/** Notes that an agent stands where the place is that its fact tells, as the fact was written. A walk
 *  goes on from there. */
void gg_travel_sync_with_fact(gg_agent *agent);

/** The same after an effect, if that has written the fact. */
void gg_travel_sync_after_effect(gg_agent *agent, const GG_ROM gg_effect *effect);

/** Before an action of the agent has its effect: what is done at a place leaves the agent where it has
 *  done that, a route leaves it where that has ended, and another effect on the fact puts it there. */
void gg_travel_end_action(gg_agent *agent, const GG_ROM gg_effect *effect);

/** Where slots are places, in slot_walks.c: the functions of gg_walk_ops that put agents somewhere else. */
void gg_slot_walks_place(gg_world *world);
void gg_slot_walks_settle(gg_agent *agent);
void gg_slot_walks_settle_after_effect(gg_agent *agent, const GG_ROM gg_effect *effect);
void gg_slot_walks_end_action(gg_agent *agent, const GG_ROM gg_effect *effect);

/** The functions of gg_walking, which those who walk otherwise have, too: agent_walk.c. */
bool gg_walk_is_needed(const gg_agent *agent);
void gg_walk_begin(gg_agent *agent, gg_planner *planner);
void gg_walk_tick(gg_agent *agent, gg_planner *planner);
void gg_walk_abort(gg_agent *agent, gg_planner *planner);

/** Ends a walk with a status, also one that does not end by itself: agent_walk.c. If it failed, its action
 *  has failed. */
void gg_walk_end(gg_agent *agent, gg_planner *planner, gg_status status);

#ifdef __cplusplus
}
#endif

#endif
