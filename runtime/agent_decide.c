/* SPDX-License-Identifier: MIT */
/*
 * What an agent wants: of its goals that are relevant and do not hold the one of the
 * highest priority that can be planned, and where there is none its root task. What it
 * is at is only given up for a higher priority. Planning for a goal may be spread over
 * ticks; the search stays in the planner, which one agent at a time has.
 */
#include "agent_parts.h"

/* Less than any priority. */
#define BELOW_ALL ((int64_t)INT32_MIN - 1)

/* ----------------------------------------------------------------- wanting */

static int32_t priority_of(gg_agent *agent, uint16_t goal)
{
    const gg_goal *wanted = &agent->domain->goals[goal];
    const gg_calls *calls = character_of(agent)->calls;
    return wanted->called && calls && calls->priority ? calls->priority(agent, goal)
                                                      : wanted->priority;
}

static bool is_relevant(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    return condition_holds(agent->domain, &agent->domain->goals[goal].relevant, view);
}

static bool is_reached(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    return condition_holds(agent->domain, &agent->domain->goals[goal].condition, view);
}

/* Whether a goal could take the place of what the agent is at. */
static bool is_open(const gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    const gg_rest *rest = rest_of(agent, goal);
    return rest->left == 0 && rest->waits == 0 && (goal != agent->goal || !has_plan(agent)) &&
           is_relevant(agent, goal, view) && !is_reached(agent, goal, view);
}

/* The goal of the highest priority; of as high ones the first. GG_NONE: none is as
 * high as `above`, without it. */
static uint16_t best_goal(gg_agent *agent, const uint64_t *view, int64_t above)
{
    const gg_character *character = character_of(agent);
    uint16_t best = GG_NONE;
    for (uint16_t i = 0; i < character->goal_count; i++) {
        uint16_t goal = character->goals[i];
        if (!is_open(agent, goal, view))
            continue;
        int32_t priority = priority_of(agent, goal);
        if (priority > above) {
            above = priority;
            best = goal;
        }
    }
    return best;
}

/* What a goal must be above to be chosen: the priority of the plan's, if that is
 * still relevant. */
static int64_t bar_to_take(gg_agent *agent, const uint64_t *view)
{
    if (!has_plan(agent) || agent->goal == GG_NONE || !is_relevant(agent, agent->goal, view))
        return BELOW_ALL;
    return priority_of(agent, agent->goal);
}

/* Whether one of some bits has changed since the last decision; NULL: there are none. */
static bool has_changed(const gg_agent *agent, const uint64_t *view, const uint64_t *bits)
{
    return bits && differ_in(seen_of(agent), view, bits, agent->domain->word_count);
}

/* Whether a priority is called, so that it may change by itself. */
static bool has_called(const gg_agent *agent)
{
    const gg_character *character = character_of(agent);
    for (uint16_t i = 0; i < character->goal_count; i++)
        if (agent->domain->goals[character->goals[i]].called)
            return true;
    return false;
}

/* --------------------------------------------------------------- planning */

/* Whether a plan of a priority that begins in a state must keep a goal: it holds there, is
 * relevant and of as high a priority. */
static bool must_keep(gg_agent *agent, uint16_t goal, const uint64_t *state, int64_t priority)
{
    return agent->domain->goals[goal].keep && is_relevant(agent, goal, state) &&
           is_reached(agent, goal, state) && priority_of(agent, goal) >= priority;
}

/* The goals that a plan must keep. NULL: there are none. The set lies in the planner, which the
 * functions that are asked for priorities may use: it is put together when all were asked. */
static const uint64_t *kept_goals(gg_agent *agent, gg_planner *planner, const uint64_t *state,
                                  int64_t priority)
{
    const gg_domain *domain = agent->domain;
    const gg_character *character = character_of(agent);
    bool any = false;
    if (!planner->kept)
        return NULL;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        rest_of(agent, i)->kept = false;
    for (uint16_t i = 0; i < character->goal_count; i++)
        rest_of(agent, character->goals[i])->kept =
            must_keep(agent, character->goals[i], state, priority);
    planner->ticket++; /* the set of a search that is under way is overwritten */
    for (uint32_t i = 0; i < (domain->goal_count + 63u) / 64; i++)
        planner->kept[i] = 0;
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (rest_of(agent, i)->kept) {
            planner->kept[i / 64] |= one_bit(i % 64);
            any = true;
        }
    return any ? planner->kept : NULL;
}

static gg_bounds bounds_of(gg_agent *agent, gg_planner *planner, const uint64_t *state,
                           int64_t priority)
{
    gg_bounds bounds = {kept_goals(agent, planner, state, priority), barred_of(agent),
                        agent->domain->barred_limit};
    return bounds;
}

gg_outcome gg_agent_decompose(gg_agent *agent, gg_planner *planner, uint16_t task, gg_plan *plan)
{
    const gg_domain *domain = agent->domain;
    const uint64_t *view = gg_agent_view(agent);
    bool measures = domain->watch_limit > 0 || planner->trace;
    gg_bounds bounds = bounds_of(agent, planner, view, BELOW_ALL);
    gg_query query = {domain, character_of(agent), agent, &agent->random, view, task, measures,
                      bounds};
    if (domain->achievement_count > 0)
        planner->ticket++; /* a search that was under way is to be made again */
    planner->records++;
    planner->busy = true;
    gg_outcome outcome = gg_decompose(&query, &planner->workspace, plan);
    planner->busy = false;
    return outcome;
}

/* Begins the search for the wanted goal, and makes what was spent on it before. */
static void begin_search(gg_agent *agent, gg_planner *planner)
{
    const gg_domain *domain = agent->domain;
    uint16_t goal = agent->wanted;
    if (agent->spent == 0)
        copy_words(from_of(agent), gg_agent_view(agent), domain->word_count);
    planner->owner = NULL; /* while functions are asked that may use the planner */
    int32_t priority = priority_of(agent, goal);
    gg_aim aim = {domain,
                  character_of(agent),
                  agent,
                  from_of(agent),
                  goal,
                  NULL,
                  NULL,
                  false,
                  bounds_of(agent, planner, from_of(agent), priority)};
    gg_plan plan = {planner->steps, domain->plan_limit, 0};
    planner->owner = agent;
    planner->plan = plan;
    planner->ticket++;
    agent->ticket = planner->ticket;
    planner->busy = true;
    (void)gg_search_begin(&planner->search, &aim, &planner->plan);
    (void)gg_search_run(&planner->search, agent->spent);
    planner->busy = false;
}

/* Whether the planner's owner seems to be ticked no more, as one agent was turned away so
 * often since. That is the first one who was; another, if he is not seen any more. */
static bool is_left_behind(const gg_agent *agent, gg_planner *planner)
{
    enum { PATIENCE = 64 };
    if (!planner->waiting || planner->others == UINT16_MAX) {
        planner->waiting = agent;
        planner->turns = 0;
    }
    if (planner->waiting != agent) {
        planner->others++;
        return false;
    }
    planner->others = 0;
    return ++planner->turns > PATIENCE;
}

/* Whether the planner is this agent's: nobody has it, or it was left behind. */
static bool take_planner(gg_agent *agent, gg_planner *planner)
{
    if (planner->owner != agent) {
        agent->spent = 0; /* it was taken away */
        if (planner->owner && !is_left_behind(agent, planner))
            return false;
        planner->owner = agent;
    }
    planner->waiting = NULL;
    planner->others = 0;
    return true;
}

/* One tick's work on the wanted goal. */
static gg_outcome search_on(gg_agent *agent, gg_planner *planner)
{
    uint32_t budget = agent->budget ? agent->budget : UINT32_MAX;
    if (!take_planner(agent, planner))
        return GG_SEARCHING;
    if (agent->spent == 0 || agent->ticket != planner->ticket || agent->spent != planner->spent)
        begin_search(agent, planner);
    gg_outcome outcome = gg_search_run(&planner->search, budget);
    agent->spent = agent->spent > UINT32_MAX - budget ? UINT32_MAX : agent->spent + budget;
    planner->spent = agent->spent;
    return outcome;
}

void gg_agent_forget(gg_agent *agent, gg_planner *planner)
{
    agent->wanted = GG_NONE;
    agent->spent = 0;
    if (planner->owner == agent)
        planner->owner = NULL;
    if (planner->waiting == agent)
        planner->waiting = NULL;
}

/* Whether a goal that was chosen is still one to take the place of what the agent is at. */
static bool is_wanted(gg_agent *agent, uint16_t goal, const uint64_t *view)
{
    return is_open(agent, goal, view) && priority_of(agent, goal) > bar_to_take(agent, view);
}

/* Whether a plan that was found can still be carried out. */
static bool is_good(gg_agent *agent, gg_planner *planner, uint16_t goal)
{
    const gg_domain *domain = agent->domain;
    uint64_t *state = planner->workspace.states;
    copy_words(state, gg_agent_view(agent), domain->word_count);
    return same_words(state, from_of(agent), domain->word_count) ||
           gg_plan_leads(domain, &planner->plan, goal, state);
}

/* Whether the running task must end by itself. */
static bool is_bound(const gg_agent *agent)
{
    return agent->running && agent->domain->actions[gg_agent_action(agent)].uninterruptible;
}

void gg_agent_go_on(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->wanted;
    bool at_once = agent->spent == 0;
    if (is_bound(agent)) { /* others may use the planner meanwhile */
        gg_agent_forget(agent, planner);
        return;
    }
    /* Since it was chosen, the planner may have been somebody else's for a while. Asked before
     * a plan is in the planner, which functions that tell priorities may use. */
    bool wanted = is_wanted(agent, goal, gg_agent_view(agent));
    gg_outcome outcome = search_on(agent, planner);
    if (outcome == GG_SEARCHING)
        return;
    agent->outcome = (uint8_t)outcome;
    gg_agent_forget(agent, planner);
    agent->awake = GG_AWAKE; /* for the next goal, or another look at this one */
    if (outcome != GG_FOUND && outcome != GG_FOUND_UNPROVEN) {
        tell(agent, planner, GG_PLAN_FAILED, goal, (uint16_t)outcome);
        gg_agent_despair(agent, goal);
        agent->trying = true;
    } else if (wanted && is_good(agent, planner, goal)) {
        gg_agent_adopt(agent, planner, goal, &planner->plan);
        if (!at_once) /* there may have been a better goal since */
            agent->awake = GG_AWAKE;
    }
}

/* Has the root task planned, if it is not at rest. */
static void plan_task(gg_agent *agent, gg_planner *planner)
{
    uint16_t task = character_of(agent)->task;
    gg_plan plan = {planner->steps, agent->domain->plan_limit, 0};
    agent->outcome = (uint8_t)gg_agent_decompose(agent, planner, task, &plan);
    uint32_t record = planner->records;
    if (agent->outcome != GG_FOUND) {
        gg_agent_despair(agent, GG_NONE);
        tell(agent, planner, GG_PLAN_FAILED, GG_NONE, agent->outcome);
        gg_tell_methods(agent, planner, task, false);
        return;
    }
    gg_agent_adopt(agent, planner, GG_NONE, &plan);
    if (record == planner->records)
        gg_tell_methods(agent, planner, task, true);
    agent->looked = agent->watch_count;
    if (plan.length == 0)
        agent->awake = GG_AWAKE;
}

/* --------------------------------------------------------------- deciding */

/* What is new since the last decision: something happened, or the state is another, or
 * what the plan depends on, or what the choice of a goal does. */
typedef struct gg_news {
    bool awake, state, needs, concerns;
} gg_news;

static void reach(gg_agent *agent, gg_planner *planner)
{
    gg_rest *rest = rest_of(agent, agent->goal);
    rest->failures = rest->unplanned = 0;
    rest->waits = 0;
    rest->left = agent->domain->goals[agent->goal].cooldown;
    tell(agent, planner, GG_GOAL_REACHED, agent->goal, 0);
    gg_agent_drop(agent);
}

/* No task is running: the plan may be through. One that did not lead to its goal, though
 * all its tasks succeeded, has failed. */
static void settle(gg_agent *agent, gg_planner *planner)
{
    uint16_t goal = agent->goal;
    if (agent->plan_length == 0)
        return;
    if (goal != GG_NONE && is_reached(agent, goal, gg_agent_view(agent))) {
        reach(agent, planner);
    } else if (!has_plan(agent)) {
        bool failed = goal != GG_NONE && !agent->broken;
        gg_agent_drop(agent);
        if (failed)
            gg_agent_blame(agent, planner, goal);
    }
}

/* Whether the goal holds while a task is running: the plan is over with that task, if
 * it holds then. Until then, it is looked at again with every change. */
static bool is_through(gg_agent *agent)
{
    if (!agent->running || agent->goal == GG_NONE ||
        !is_reached(agent, agent->goal, gg_agent_view(agent)))
        return false;
    for (uint16_t i = 0; i < agent->domain->word_count; i++)
        needs_of(agent)[i] = UINT64_MAX;
    return true;
}

/* Gives up a plan that no longer holds, but for a running task: the new plan may begin
 * with it. Whether it did. */
static bool watch(gg_agent *agent, gg_planner *planner)
{
    if (!has_plan(agent) || is_through(agent) || gg_plan_holds(agent, planner))
        return false;
    agent->broken = true;
    if (!agent->running)
        gg_agent_drop(agent);
    return true;
}

/* Nothing else is to be done than what the agent is at: its root task, if that is not at
 * rest. */
static void fall_back(gg_agent *agent, gg_planner *planner)
{
    if (character_of(agent)->task != GG_NONE && rest_of(agent, GG_NONE)->waits == 0)
        plan_task(agent, planner);
    if (agent->broken && agent->running)
        gg_agent_abort(agent, planner);
    if (agent->broken)
        gg_agent_drop(agent);
}

/* Whether there is a goal to be planned. One whose planning is under way is given up when
 * it is not wanted any more, as that would end in a failure or in nothing; not for a better
 * one, which may have no plan. */
static bool wants(gg_agent *agent, gg_planner *planner, bool looks)
{
    const uint64_t *view = gg_agent_view(agent);
    if (agent->wanted != GG_NONE && looks && !is_wanted(agent, agent->wanted, view))
        gg_agent_forget(agent, planner);
    if (agent->spent > 0 || !looks)
        return agent->wanted != GG_NONE;
    uint16_t best = best_goal(agent, view, bar_to_take(agent, view));
    bool is_new = best != agent->wanted && best != GG_NONE;
    agent->wanted = best;
    if (is_new)
        tell(agent, planner, GG_GOAL_CHOSEN, best, 0);
    return best != GG_NONE;
}

static void choose(gg_agent *agent, gg_planner *planner, gg_news news)
{
    if (is_bound(agent)) {
        gg_agent_forget(agent, planner);
        return;
    }
    if (wants(agent, planner, news.concerns)) {
        gg_agent_go_on(agent, planner);
        return;
    }
    agent->trying = false;
    if (!has_plan(agent))
        fall_back(agent, planner);
    else if (agent->goal == GG_NONE)
        gg_agent_reconsider(agent, planner);
}

/* What is new since the last decision. */
static gg_news news_of(const gg_agent *agent, const uint64_t *view)
{
    gg_news news;
    news.awake = agent->awake == GG_AWAKE;
    news.state = !same_words(view, seen_of(agent), agent->domain->word_count);
    news.needs = news.awake || has_changed(agent, view, needs_of(agent));
    news.concerns =
        news.awake || has_called(agent) || has_changed(agent, view, character_of(agent)->concerns);
    return news;
}

void gg_agent_decide(gg_agent *agent, gg_planner *planner)
{
    gg_news news = news_of(agent, gg_agent_view(agent));
    if (!news.state && !news.concerns && agent->awake == GG_ASLEEP && agent->wanted == GG_NONE)
        return;
    if (news.state || news.awake)
        agent->looked = 0;
    if (news.state) /* also where there is a goal to be planned first */
        rest_of(agent, GG_NONE)->waits = 0;
    if (news.state && gg_agent_stir(agent))
        news.concerns = true;
    agent->awake = GG_ASLEEP;
    if (!agent->running)
        settle(agent, planner);
    if (news.needs && watch(agent, planner))
        news.concerns = true;
    copy_words(seen_of(agent), gg_agent_view(agent), agent->domain->word_count);
    choose(agent, planner, news);
}
