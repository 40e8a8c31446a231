/* SPDX-License-Identifier: MIT */
/*
 * What the article's cats do: goapgen made this file from article_cat.yaml, and never touches it
 * again. All actions of a cat are carried out by one function, which is told which of them it is;
 * it is as goapgen made it, and waits until the action's duration is over. A game would play the
 * animation of the action at GG_START.
 */
#include "article_cat.h"

/* act: carries out the action that it is told */
gg_status article_cat_orderly_task_act(article_cat_agent *agent, gg_phase phase,
                                       article_cat_action action)
{
    (void)phase;
    (void)action;
    return article_cat_agent_wait(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status article_cat_orderly_travel_walk(article_cat_agent *agent, gg_phase phase,
                                          article_cat_symbol place)
{
    (void)phase;
    (void)place;
    return article_cat_agent_walked(agent);
}

/* act: carries out the action that it is told */
gg_status article_cat_fickle_task_act(article_cat_agent *agent, gg_phase phase,
                                      article_cat_action action)
{
    (void)phase;
    (void)action;
    return article_cat_agent_wait(agent);
}

/* Walks to a place: GG_RUNNING until the agent is there, then GG_SUCCESS. */
gg_status article_cat_fickle_travel_walk(article_cat_agent *agent, gg_phase phase,
                                         article_cat_symbol place)
{
    (void)phase;
    (void)place;
    return article_cat_agent_walked(agent);
}
