/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers in which agents walk: see life_predict.h. */
#include "models/life_predict.h"

static int way_in_life(int from, int to)
{
    return from < to ? to - from : from - to;
}

void life_stand(struct life_agent *agent)
{
    if (agent->moored)
        agent->point = agent->life->points[agent->own[LIFE_HERE]];
    agent->moored = false;
}

void life_put(struct life_agent *agent, int place)
{
    life_set(agent, LIFE_HERE, place);
    agent->point = agent->life->points[place];
    agent->moored = agent->walking == LIFE_NONE;
    agent->strayed = false;
}

static bool is_near(const struct life_agent *agent, int place)
{
    return way_in_life(agent->point, agent->life->points[place]) <= agent->life->domain->within;
}

bool life_must_walk(const struct life_agent *agent, int action)
{
    int place = agent->life->domain->actions[action].at;
    return place != LIFE_NONE && !agent->walked &&
           (agent->own[LIFE_HERE] != place ||
            (agent->strayed && agent->life->domain->within == 0) || !is_near(agent, place));
}

/* It comes so far on its way at the most. */
static void walk_by(struct life_agent *agent, int most)
{
    const struct life_domain *domain = agent->life->domain;
    int to = agent->life->points[domain->actions[agent->walking].at];
    int way = way_in_life(agent->point, to) - domain->within, by = way < most ? way : most;
    if (way > 0)
        agent->point += to > agent->point ? by : -by;
}

static void end_walk_in_life(struct life_agent *agent, gg_status status)
{
    int action = agent->walking, place = agent->life->domain->actions[action].at;
    life_tell(agent, LIFE_WALK + GG_STOP, place, (int)status);
    agent->ended |= status != GG_ABORTED;
    agent->happened = true;
    agent->strayed |= agent->elapsed > 0;
    if (status != GG_SUCCESS) /* otherwise what is begun has claimed the same */
        life_release(agent);
    if (status == GG_SUCCESS) {
        if (!is_near(agent, place))
            agent->point = agent->life->points[place]; /* its function says so */
        life_set(agent, LIFE_HERE, place);
        agent->walked = true;
        agent->strayed = false;
    }
    life_tell(agent, GG_WALK_ENDED, action, (int)status);
    if (status == GG_FAILURE)
        life_fail_action(agent, action, false);
    agent->walking = LIFE_NONE;
}

static void ask_walk(struct life_agent *agent, gg_phase phase)
{
    const struct life_domain *domain = agent->life->domain;
    int place = domain->actions[agent->walking].at;
    gg_status status =
        is_near(agent, place) || agent->deed.manner == LIFE_IS_DONE ? agent->deed.fate : GG_RUNNING;
    if (phase != GG_TICK || status != GG_RUNNING)
        life_tell(agent, LIFE_WALK + (int)phase, place, (int)status);
    if (status != GG_RUNNING)
        end_walk_in_life(agent, status);
}

void life_begin_walk(struct life_agent *agent, int action)
{
    agent->moored = agent->begun_anew = false;
    agent->walking = action;
    life_claim(agent, action);
    agent->elapsed = 0;
    agent->sensed_then = agent->own[LIFE_SENSED];
    agent->deed = life_deed_of(agent->life->script, agent->number, agent->begun++);
    life_tell(agent, GG_WALK_STARTED, action, agent->life->domain->actions[action].at);
    ask_walk(agent, GG_START);
}

void life_go_on_way(struct life_agent *agent)
{
    agent->elapsed++;
    walk_by(agent, agent->life->domain->speed);
}

void life_walk_on(struct life_agent *agent)
{
    life_go_on_way(agent);
    ask_walk(agent, GG_TICK);
}

void life_stop_walk(struct life_agent *agent)
{
    end_walk_in_life(agent, GG_ABORTED);
}
