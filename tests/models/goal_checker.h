/* SPDX-License-Identifier: MIT */
/* What the parts of the checker of goal_simulation.h share: inside of it only. */
#ifndef TESTS_GOAL_CHECKER_H
#define TESTS_GOAL_CHECKER_H

#include "models/goal_simulation.h"

/** Puts a time off to another one, if that is later. */
void checker_later(unsigned *time, unsigned other);

/** The priority of a goal as it is now. */
int checker_priority(const struct simulated_agent *agent, int goal);

/** Whether a goal holds in a state; that of the root task (-1) does. */
bool checker_reached(const struct simulated_agent *agent, int goal, const struct goal_state *state);

/** Whether what is left of the plan can be carried out, and leads to its goal. */
bool checker_leads(const struct simulated_agent *agent);

/** A goal was chosen, or planned, while there was a plan for another. */
void checker_change(struct simulated_agent *agent, int goal, bool made);

/** What the trace tells of plans. Tasks and methods are the model's. */
void checker_plan(struct simulated_agent *agent, int goal, int length);
void checker_failed_plan(struct simulated_agent *agent, int goal, gg_outcome outcome);
void checker_method(struct simulated_agent *agent, int task, int number);
/** A step of the plan has succeeded, or none is to be taken: methods that end there cool down. */
void checker_cool(struct simulated_agent *agent);

/** Whether a method cools down now; and whether the agent knows that of all methods. */
bool checker_cools(const struct simulated_agent *agent, int task, int number);
void checker_compare_cooldowns(struct simulated_agent *agent);
void checker_drop(struct simulated_agent *agent, bool cools);
void checker_interruption(struct simulated_agent *agent, int number, int method);

/** A planning for a goal begins; it has found nothing; the goal is chosen again. */
void checker_begin_planning(struct simulated_agent *agent);
void checker_no_plan(struct simulated_agent *agent, int goal, gg_outcome outcome);
void checker_back_off(struct simulated_agent *agent, int goal);

/** A tick begins. */
void checker_wait(struct simulated_agent *agent);

/** Whether a goal may back off because there was no plan for it. */
bool checker_may_wait(const struct simulated_agent *agent, int goal, const struct goal_state *view);

#endif
