/* SPDX-License-Identifier: MIT */
/*
 * Tries examples: lets agents live as an example tells, and looks whether what is expected comes.
 * They are simulated as `goapgen run` does it, and their plans are made as `goapgen plan` makes
 * them. A moment is looked at after all that happens at it.
 */
#ifndef GOAPGEN_TEST_TEST_RUN_H
#define GOAPGEN_TEST_TEST_RUN_H

#include "cli/planner.h"
#include "run/example_life.h"
#include "run/population.h"

/** What was expected and did not come. */
struct failure {
    const struct expectation *expectation; /**< NULL: the example came to no end */
    const char *subject;                   /**< what of it, as written */
    const char *fault;                     /**< what came instead, in one line */
    const char *before;                    /**< what happened before, a line for each event */
    const char *why;                       /**< why that came, a line for each reason */
};

/** What became of an example. */
struct verdict {
    const struct example *example;
    struct failure *failures; /**< in the order of the expectations; none: all came */
    size_t count;
};

/** Tries an example. Texts are from the planning's pool. */
struct verdict try_example(const struct planning *planning, const struct example *example);

/* Between the files of a test run: */

/** How many events are kept to be told. */
enum { EVENTS_KEPT = 10 };

/** What happened, and when. */
struct occurrence {
    gg_event event;
    const char *agent; /**< who did it; NULL: there is but one, without a name */
    uint64_t time;
};

/** How far an expectation has come. */
struct progress {
    bool settled;
    size_t next; /**< EXPECT_ORDER: the action that has to come next */
};

/** How often a ground action was done in a test run, and when for the first time. */
struct action_done_count {
    uint64_t count, first;
};

/** An agent that lives in a test run, and what it did in this moment. */
struct test_agent {
    const struct actor *actor; /**< NULL: it has no name */
    struct population_agent *simulation;
    struct action_done_count *deeds; /**< by ground action */
    uint16_t made,
        started;  /**< the goal of a plan that was made, and an action that was started; or
                                 GG_NONE */
    bool planned; /**< a plan was made for the root task */
    gg_chosen_method *chosen;         /**< the methods of its plan */
    size_t chosen_count, chosen_most; /**< most: there is room for */
};

/** An example that is being tried. */
struct test_run {
    struct pool *pool; /**< that lasts as long as the verdict */
    const struct example *example;
    const struct planning *original; /**< of the domain, without the example */
    struct planning *planning;       /**< from the state of the example, for its agent type */
    const struct actor *planner;   /**< whose plan is looked at; NULL: of the one without a name */
    const struct problem *problem; /**< its problem */
    struct population *population;
    struct test_agent *agents; /**< in the order in which they are ticked */
    size_t agent_count;
    struct test_agent *looked_at;        /**< the agent in question */
    struct population_agent *simulation; /**< its own */
    const gg_agent *agent;
    struct progress *progress; /**< by expectation, and by agent */
    struct verdict *verdict;
    struct occurrence last[EVENTS_KEPT]; /**< the last events, in a ring */
    size_t event_count;                  /**< of all events */
};

/** A time of a test run, "250ms", "2.500s" or "1m 5s": test_run_notes.c. */
const char *words_of_moment(struct pool *pool, uint64_t time);

/** Notes a failure, of which nothing is told yet why it came; returns it, until the next one.
 *  subject: in words, with the agent before it that it is of. */
struct failure *test_run_fail(struct test_run *run, const struct expectation *expectation,
                              const char *subject, const char *fault);

/** Why the agent does not do what is expected of a goal, a method or an action, a line for each
 *  reason; of a condition nothing; test_run_why.c. */
const char *test_run_why(struct test_run *run, const struct subject *subject);

/** The goals, tasks and conditions to achieve that an action can come of: test_run_leads.c. */
struct action_origins {
    bool *goals, *tasks; /**< by ground goal, and ground task */
    bool *actions;       /**< the action, by ground action */
    bool *subgoals;      /**< by condition to achieve */
};

/** Finds the goals that an agent type chooses, and the tasks, that an action can come of, as far as
 *  the type can do it; from the pool. */
struct action_origins find_action_origins(struct pool *pool, const struct problem *problem,
                                          const struct agent_type *type,
                                          const struct subject *action);

/** Whether the action can come of a method. */
bool can_come_of_method(const struct action_origins *leads, const struct ground_method *method);

/** Tries an expectation of a plan, of the agents that it is of: test_run_plan.c. */
void try_plan(struct test_run *run, const struct expectation *expectation);

/** What is expected of an agent, as it is told: "ann: action eat"; actor NULL: it has no name. */
const char *words_of_expected(struct pool *pool, const struct actor *actor, const char *subject);

#endif
