/* SPDX-License-Identifier: MIT */
/*
 * How the game is told of what actions change that fail or are given up: as it is of the effects of
 * success. Rests on agent_setbacks.c and applied.c. Only the tables of domains name it where such
 * effects change applied facts.
 */
#include "agent/setbacks.h"

/* The game comes last, so that it may set the facts otherwise. */
static void take_applied_setback(gg_agent *agent, gg_planner *planner, uint16_t action,
                                 uint16_t status)
{
    const GG_ROM gg_case *changes = gg_setback_begin(agent, action, status);
    if (!changes)
        return;
    const uint64_t *expected = gg_applied_expected_state(agent, changes->effect);
    gg_action_change(agent, planner, action, changes->own, changes->world);
    gg_applied_tell_game(agent, changes->effect, expected);
}

const GG_ROM gg_setback_ops gg_setting_applied_back = {take_applied_setback};
