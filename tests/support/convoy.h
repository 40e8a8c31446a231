/* SPDX-License-Identifier: MIT */
/* A camp and a lady who may move, and an agent between them: what the suites of moving places and of
 * agents that are near enough share. The places lie on a map, in thousandths of its units. */
#ifndef TESTS_CONVOY_H
#define TESTS_CONVOY_H

#include "support/stage.h"

enum { CAMP, LADY };

#define CONVOY                                                                                     \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "state: {here: [camp, lady]}\n"                                                                \
    "places: {fact: here, speed: 2, at: {camp: 0, lady: 20}}\n"

#define GUARDING                                                                                   \
    CONVOY "actions: {guard: {at: lady, duration: 2s}}\n"                                          \
           "tasks: {live: {methods: {only: {subtasks: guard}}}}\n"

#define GUARD_SETS_OUT "made 1, chose live.only, walks guard"
#define GUARD_ARRIVES "walked guard success, started guard, start guard"

#define IDLING                                                                                     \
    CONVOY "actions: {guard: {at: lady, duration: 2s}, rest: {at: camp, duration: 1s}}\n"          \
           "goals: {away: {conditions: here == lady, priority: 0}}\n"                              \
           "tasks: {live: {methods: {only: {subtasks: rest}}}}\n"                                  \
           "agents: {a: {task: live}}\n"

#define HAULING                                                                                    \
    "domain: d\nlimits: {plan: 8}\n"                                                               \
    "state: {here: [camp, lady]}\n"                                                                \
    "places: {fact: here, speed: 2, at: {camp: 0, lady: 10}}\n"                                    \
    "actions: {haul: {route: [camp, lady], duration: 1s}}\n"                                       \
    "tasks: {live: {methods: {only: {subtasks: haul}}}}\n"
#define HAUL_BEGINS "made 1, chose live.only, started haul, start haul"
#define HAUL_ENDS "tick haul, stop haul, ended haul success, made 1, chose live.only, walks haul"

/** Moves a place. */
void move_place(struct stage *stage, int place, int32_t x, int32_t y);

/** Asserts where an agent is. */
void expect_point(const struct actor *actor, int32_t x, int32_t y);

/** A stage whose actor has just set out or begun, which was logged so. */
void set_out(struct stage *stage, struct actor *actor, const char *yaml, const char *log);

#endif
