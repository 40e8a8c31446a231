/* SPDX-License-Identifier: MIT */
/* What the parts of the judge of goal_simulation.h share: inside of it only. */
#ifndef TESTS_GOAL_CHECKER_H
#define TESTS_GOAL_CHECKER_H

#include "models/goal_simulation.h"

/** Puts a time off to another one, if that is later. */
void judge_later(unsigned *time, unsigned other);

/** The priority of a goal as it is now. */
int judge_priority(const struct life_agent *agent, int goal);

/** Whether a goal holds in a state; that of the root task (-1) does. */
bool judge_reached(const struct life_agent *agent, int goal, const struct goal_state *state);

/** Whether what is left of the plan can be carried out, and leads to its goal. */
bool judge_leads(const struct life_agent *agent);

/** A goal was chosen, or planned, while there was a plan for another. */
void judge_change(struct life_agent *agent, int goal, bool made);

/** What the trace tells of plans. Tasks and methods are the model's. */
void judge_plan(struct life_agent *agent, int goal, int length);
void judge_failed_plan(struct life_agent *agent, int goal, gg_outcome outcome);
void judge_method(struct life_agent *agent, int task, int number);
void judge_drop(struct life_agent *agent);
void judge_interruption(struct life_agent *agent, int number, int method);

/** A planning for a goal begins; it has found nothing; the goal is chosen again. */
void judge_begin_planning(struct life_agent *agent);
void judge_no_plan(struct life_agent *agent, int goal, gg_outcome outcome);
void judge_patience(struct life_agent *agent, int goal);

/** A tick begins. */
void judge_wait(struct life_agent *agent);

/** Whether a goal may rest because there was no plan for it. */
bool judge_may_wait(const struct life_agent *agent, int goal, const struct goal_state *view);

#endif
