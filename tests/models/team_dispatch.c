/* SPDX-License-Identifier: MIT */
/*
 * Dispatch of a plain team: of the actions that are needed now, one after the other begins that is
 * done soonest. What is needed is worked out backward from what is open: what is short of a number, a
 * flag, or a member that is trained asks for the quickest action that brings it about, and that one
 * for what it takes and needs.
 */
#include "models/team_state.h"

#include <string.h>

enum { MOST_STARTS = 200 };

/* What is short, and which actions are needed for it. */
struct needs {
    const struct team_plain *team;
    int shortage[TEAM_NUMBERS];
    bool flags[TEAM_FLAGS][2], training, needed[TEAM_ACTIONS];
    unsigned members;
};

static uint32_t quickest(const struct needs *needs, unsigned index)
{
    uint32_t least = UINT32_MAX;
    for (unsigned i = 0; i < needs->members; i++) {
        uint32_t time = team_time_for(needs->team, i, index);
        least = time < least ? time : least;
    }
    return least;
}

/* Needs an action so often, with what it takes and asks for. */
static void need_action(struct needs *needs, unsigned index, int times)
{
    const struct team_action *action = &needs->team->action[index];
    needs->needed[index] = true;
    for (unsigned i = 0; i < needs->team->numbers; i++) {
        needs->shortage[i] += times * action->takes[i];
        needs->shortage[i] -= times * action->makes[i];
    }
    if (action->flag >= 0)
        needs->flags[action->flag][action->flag_value] = true;
    needs->training |= action->trained == 1;
}

/* What an action does of that which is short. */
static int helps(const struct needs *needs, const struct team_node *node, unsigned index)
{
    const struct team_action *action = &needs->team->action[index];
    for (unsigned i = 0; i < needs->team->numbers; i++)
        if (needs->shortage[i] > 0 && action->makes[i] > 0)
            return (needs->shortage[i] + action->makes[i] - 1) / action->makes[i];
    if (action->writes >= 0 && needs->flags[action->writes][action->written] &&
        node->state.flags[action->writes] != action->written)
        return !needs->needed[index];
    return needs->training && action->trains && !needs->needed[index];
}

/* One more action is needed: the quickest one that helps. False: none does. */
static bool need_more(struct needs *needs, const struct team_node *node)
{
    unsigned best = needs->team->actions;
    for (unsigned i = 0; i < needs->team->actions; i++)
        if (quickest(needs, i) < UINT32_MAX && helps(needs, node, i) > 0 &&
            (best == needs->team->actions || quickest(needs, i) < quickest(needs, best)))
            best = i;
    if (best == needs->team->actions)
        return false;
    need_action(needs, best, helps(needs, node, best));
    return true;
}

static void find_needs(struct needs *needs, const struct team_node *node)
{
    const struct team_plain *team = needs->team;
    for (unsigned i = 0; i < team->numbers; i++)
        needs->shortage[i] = -node->state.there[i];
    for (unsigned i = 0; i < team->members; i++)
        for (unsigned j = 0; node->state.hands[i].running >= 0 && j < team->numbers; j++)
            needs->shortage[j] -= team->action[node->state.hands[i].running].makes[j];
    for (unsigned i = 0; i < team->requests; i++) {
        const struct team_wish *wish = &team->wish[i];
        if (!(node->state.pending >> i & 1))
            continue;
        if (wish->number >= 0)
            needs->shortage[wish->number] += wish->least;
        if (wish->flag >= 0)
            needs->flags[wish->flag][wish->value] = true;
        needs->training |= wish->member >= 0;
    }
    for (int i = 0; i < 20 && need_more(needs, node); i++)
        ;
}

/* Begins the needed action that is done soonest. False: none can begin before something ends. */
static bool begin_soonest(const struct team_plain *team, unsigned members, struct team_node *node)
{
    struct needs needs = {.team = team, .members = members};
    uint32_t soonest = UINT32_MAX;
    unsigned member = 0, index = 0;
    find_needs(&needs, node);
    for (unsigned i = 0; i < members; i++)
        for (unsigned j = 0; j < team->actions; j++) {
            int time = needs.needed[j] ? team_earliest_start(team, node, i, j) : TEAM_ENDLESS;
            if (time == TEAM_ENDLESS || (uint32_t)time + team_time_for(team, i, j) >= soonest)
                continue;
            soonest = (uint32_t)time + team_time_for(team, i, j);
            member = i;
            index = j;
        }
    if (soonest < UINT32_MAX)
        team_begin(team, node, team_earliest_start(team, node, member, index), member, index);
    return soonest < UINT32_MAX;
}

bool team_dispatch(const struct team_plain *team, unsigned members, struct team_value *value)
{
    struct team_node node;
    team_first_state(team, &node);
    for (int starts = 0; node.state.pending != 0 && starts < MOST_STARTS;) {
        if (begin_soonest(team, members, &node))
            starts++;
        else if (team_next_end(team, &node) < TEAM_ENDLESS)
            team_end_next(team, &node);
        else
            return false;
    }
    *value = node.value;
    return node.state.pending == 0;
}
