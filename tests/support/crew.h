/* SPDX-License-Identifier: MIT */
/*
 * A team whose members are agents on a stage, with a log of what each of them does when. Takes the
 * place of the code that is generated for a domain with a team.
 */
#ifndef TESTS_CREW_H
#define TESTS_CREW_H

#include "support/stage.h"

#include "gg_team_agents.h"

/** The orchard of one hut and one stove, with a goal of the members' own: "be_warm: {...}". What
 *  can follow are further keys of the agents, and sections. */
#define ORCHARD_WITH(GOAL)                                                                         \
    "domain: orchard\nlimits: {plan: 8, wants: 2}\n"                                               \
    "types: {stove: [stove_1], facility: [stove, hut], item: [raw_apple, roast_apple]}\n"          \
    "state:\n"                                                                                     \
    "  stock(facility, item): {type: 0..8, shared: true, claim: true}\n"                           \
    "  here: [hut, stove_1, gate]\n"                                                               \
    "  warm: {type: bool, start: true}\n"                                                          \
    "places: {fact: here, at: {stove_1: 2, hut: 4, gate: 0}}\n"                                    \
    "actions:\n"                                                                                   \
    "  collect: {at: hut, duration: 4s, skill: collecting, preconditions: 'stock(hut, raw_apple) " \
    "<= 7', effects: 'stock(hut, raw_apple) += 1'}\n"                                              \
    "  transfer(item what, facility from, facility to):\n"                                         \
    "    route: [from, to]\n"                                                                      \
    "    preconditions: [from != to, 'stock(from, what) >= 1', 'stock(to, what) <= 7']\n"          \
    "    effects: ['stock(from, what) -= 1', 'stock(to, what) += 1']\n"                            \
    "  cook(stove s):\n"                                                                           \
    "    at: s\n"                                                                                  \
    "    duration: 4s\n"                                                                           \
    "    skill: cooking\n"                                                                         \
    "    preconditions: ['stock(s, raw_apple) >= 1', 'stock(s, roast_apple) <= 7']\n"              \
    "    effects: ['stock(s, raw_apple) -= 1', 'stock(s, roast_apple) += 1']\n"                    \
    "  make_fire: {duration: 1s, effects: warm}\n"                                                 \
    "  hum: {duration: 1s}\n"                                                                      \
    "  dream: {duration: 1s, uninterruptible: true}\n"                                             \
    "goals:\n"                                                                                     \
    "  roast: {conditions: 'stock(stove_1, roast_apple) >= 1'}\n"                                  \
    "  " GOAL "\n"                                                                                 \
    "team: {members: 4, priority: 5}\n"                                                            \
    "agents:\n"                                                                                    \
    "  worker:\n"                                                                                  \
    "    goals: [be_warm]\n"

/** Being cold is worse than the work of the team. */
#define ORCHARD ORCHARD_WITH("be_warm: {conditions: warm, priority: 7}")

/** A root task, which can be interrupted or not. */
#define TASK "    task: sing\ntasks:\n  sing: {methods: {sing: {subtasks: [hum]}}}\n"
#define BOUND_TASK "    task: sing\ntasks:\n  sing: {methods: {sing: {subtasks: [dream]}}}\n"

/** Its places. */
enum { HUT, STOVE, GATE };

enum { CREW_MEMBERS = 4, CREW_MEMORY = 1 << 20, CREW_TICK = 10 };

struct crew {
    struct stage stage;
    struct pool *pool;
    struct actor actors[CREW_MEMBERS]; /**< called a, b, c, d */
    gg_team_tables tables;
    gg_team team;
    gg_team_planner planner;
    uint32_t now;    /**< milliseconds */
    struct text log; /**< "0.00 b walks collect, 2.00 b starts collect" */
};

/** Compiles a domain with a team and makes the books, without members. The crew stays where it
 *  is. */
void crew_start(struct crew *crew, const char *yaml);
void crew_end(struct crew *crew);

/** Makes an agent and lets it join: at a place, by its number, with a speed and its levels by
 *  skill, all in thousandths. The members are numbered as they join. */
void crew_join(struct crew *crew, uint16_t place, uint32_t speed, uint32_t first, uint32_t second);

/** Lets time pass until a moment, in ticks of CREW_TICK milliseconds: the world, the team, then
 *  the members. */
void crew_until(struct crew *crew, uint32_t time);

/** The number of a goal, or of an action, which is there. */
uint16_t crew_goal(const struct crew *crew, const char *name);
uint16_t crew_action(const struct crew *crew, const char *name);

/** Asks for a goal of the domain, for a member or GG_NONE. */
uint32_t crew_want(struct crew *crew, const char *goal, uint16_t member);

/** Lets time pass until a request is reached, and says when; at a minute at the latest. */
uint32_t crew_reach(struct crew *crew, uint32_t id);

/** Two members at the gate: a works fast, and b walks fast. */
void crew_begin(struct crew *crew);

/** What a team of so many bytes of memory plans with; its other bytes are anything, and the memory is to be
 *  freed. */
gg_team_planner team_planner_new(uint32_t bytes);

/** Asserts that just this was logged since the last call. */
void expect_crew(struct crew *crew, const char *expected);

#endif
