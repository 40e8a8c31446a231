/* SPDX-License-Identifier: MIT */
/*
 * What the stop phase of an action is told by gg_agent_ending: the end that is told afterwards,
 * also of an agent that was saved and restored while its action ran.
 */
#include "support/stage.h"
#include "suites.h"

#include <string.h>

static gg_status the_end;       /* what the action answers to a tick */
static unsigned told, mistaken; /* what gg_agent_ending told outside of the stop phase */

/* Logs how the action ends, as it is told while it is stopped. */
static gg_status end_so(struct actor *actor, uint16_t action, gg_phase phase)
{
    static const char *const statuses[] = {"failure", "success", "running", "aborted", "invalid"};
    gg_status ending = gg_agent_ending(&actor->core);
    (void)action;
    CU_ASSERT_TRUE(actor->core.ticking); /* it is refused to be ticked or stopped by this */
    if (phase == GG_STOP)
        text_add(&actor->stage->log, " (%s)", statuses[ending]);
    told += phase != GG_STOP;
    mistaken += phase != GG_STOP && ending != GG_RUNNING;
    return phase == GG_TICK ? the_end : GG_RUNNING;
}

/* Runs one action from its start to its end; the agent may be saved and restored meanwhile. */
static void end_with(struct stage *stage, gg_status status, bool restored, const char *log)
{
    struct actor actor, saved;
    actor_start(&actor, stage, 0, 1);
    actor.answer = end_so;
    the_end = status;
    stage_tick(stage, &actor, 1);
    forget_log(stage);
    memcpy(&saved, &actor, sizeof saved);
    if (restored)
        gg_agent_attach(&saved.core, &stage->scene.core, &stage->planner);
    struct actor *one = restored ? &saved : &actor;
    gg_agent_detail(&one->core, 100000, 0);
    one->core.until = 100000;
    if (status == GG_ABORTED)
        CU_ASSERT_TRUE(gg_agent_stop(&one->core, &stage->planner))
    else
        gg_agent_tick(&one->core, &stage->planner, 500);
    CU_ASSERT_EQUAL(gg_agent_ending(&one->core), GG_RUNNING);
    CU_ASSERT_EQUAL_FATAL(strncmp(stage->log.data, log, strlen(log)), 0);
    forget_log(stage);
}

/* The stop phase is told the same as the event of the action's end. */
static void the_stop_phase_knows_how_the_task_ends(void)
{
    struct stage stage;
    stage_start(&stage, "domain: d\nlimits: {plan: 8}\nstate: {a: bool}\n"
                        "actions: {act: {effects: a, timeout: 400ms}}\n"
                        "tasks: {live: {methods: {only: {subtasks: act}}}}\n");
    told = mistaken = 0;
    for (int restored = 0; restored < 2; restored++) {
        end_with(&stage, GG_SUCCESS, restored, "tick act, stop act (success), ended act success");
        end_with(&stage, GG_FAILURE, restored, "tick act, stop act (failure), ended act failure");
        end_with(&stage, GG_INVALID, restored, "tick act, stop act (invalid), ended act invalid");
        end_with(&stage, GG_RUNNING, restored, "tick act, stop act (failure), ended act failure");
        end_with(&stage, GG_ABORTED, restored, "stop act (aborted), ended act aborted");
    }
    CU_ASSERT_TRUE(told > 0);
    CU_ASSERT_EQUAL(mistaken, 0);
    stage_end(&stage);
}

void add_endings_suite(void)
{
    CU_pSuite suite = CU_add_suite("endings", NULL, NULL);
    CU_ADD_TEST(suite, the_stop_phase_knows_how_the_task_ends);
}
