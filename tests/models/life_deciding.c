/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers in which agents decide: see life_predict.h. */
#include "models/life_predict.h"
#include "models/life_waits.h"

#include <string.h>

int life_priority(const struct life_agent *agent, int goal)
{
    const struct life_goal *of = &agent->life->domain->goals[goal];
    int by_fact = of->priority_of == LIFE_NONE
                      ? 0
                      : of->times * life_predict_value(agent->life, agent->number, of->priority_of);
    return of->wanted ? agent->want.priority : of->priority + by_fact;
}

/* Which goals must be kept by a plan for a goal, or for the root task, from the state that it begins in. */
static void keep_in_mind(const struct life_agent *agent, int goal, struct life_question *question)
{
    const struct life_domain *domain = agent->life->domain;
    for (int i = 0; i < domain->goal_count; i++) {
        const struct life_goal *of = &domain->goals[i];
        question->kept[i] =
            of->keep && life_holds(&of->relevant, &question->state) &&
            life_holds(&of->condition, &question->state) &&
            (goal == LIFE_NONE || life_priority(agent, i) >= life_priority(agent, goal));
    }
}

/* Which actions cannot be part of a plan now, done under a `while`. */
static void leave_out_in_mind(const struct life_agent *agent, const struct life_condition *under,
                              struct life_question *question)
{
    for (int i = 0; i < agent->life->domain->action_count; i++)
        question->out[i] = agent->out[i] > agent->life->now || life_is_kept_back(agent, i, under);
}

struct life_question life_question_of(const struct life_agent *agent, int goal)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_question question = {.domain = domain, .state = life_leaves(agent)};
    struct life_condition under = life_asked_of(domain, goal, LIFE_NONE);
    if (goal != LIFE_NONE)
        question.lasts = under;
    leave_out_in_mind(agent, &under, &question);
    keep_in_mind(agent, goal, &question);
    return question;
}

static bool goal_holds_in_life(const struct life_agent *agent, int goal)
{
    struct life_state state = life_sees(agent);
    return life_holds(&agent->life->domain->goals[goal].condition, &state);
}

/* ------------------------------------------------------------------ the plan */

/* How much of what an action does to a sensed number has come of it: as much as the number has moved since
 * the action began, or the walk to it, but no more than the whole effect, or its share of the duration, if
 * it has not begun anew since. */
int life_moved_by_itself(const struct life_agent *agent, const struct life_effect *effect)
{
    int size = effect->amount < 0 ? -effect->amount : effect->amount;
    int moved = agent->own[effect->fact] - agent->sensed_then;
    uint64_t duration;
    if (!effect->adds || (effect->over_time && agent->running == LIFE_NONE))
        return 0;
    duration =
        agent->running == LIFE_NONE ? 0 : agent->life->domain->actions[agent->running].duration;
    moved = effect->amount < 0 ? -moved : moved;
    if (effect->over_time && !agent->begun_anew && agent->elapsed < duration) {
        int share = (int)(((uint64_t)size * agent->elapsed + duration - 1) / duration);
        size = share < size ? share : size;
    }
    return moved < 0 ? 0 : moved > size ? size : moved;
}

/* What the running action is still to change, on a state. */
static void finish_in_mind(const struct life_agent *agent, struct life_state *state)
{
    const struct life_domain *domain = agent->life->domain;
    const struct life_effects *effects = &domain->actions[agent->running].effects;
    for (int i = 0; i < effects->count; i++) {
        struct life_effect rest = effects->all[i];
        int done = domain->facts[rest.fact].sensed ? life_moved_by_itself(agent, &rest)
                   : rest.over_time                ? agent->done[i]
                                                   : 0;
        rest.amount += rest.amount < 0 ? done : -done;
        state->values[rest.fact] = life_value_after(domain, &rest, state->values[rest.fact]);
    }
    life_come_true(&domain->actions[agent->running], state);
}

/* What has come of an action while the agent has walked to it is still to come of its whole effect. */
static void give_back_in_mind(const struct life_agent *agent, struct life_state *state)
{
    const struct life_domain *domain = agent->life->domain;
    int action = agent->walking != LIFE_NONE ? agent->walking : agent->plan[agent->step];
    const struct life_effects *effects = &domain->actions[action].effects;
    if (agent->walking == LIFE_NONE && !agent->walked)
        return;
    for (int i = 0; i < effects->count; i++) {
        struct life_effect back = effects->all[i];
        if (!domain->facts[back.fact].sensed || !back.adds)
            continue;
        back.amount = life_moved_by_itself(agent, &effects->all[i]) * (back.amount < 0 ? 1 : -1);
        state->values[back.fact] = life_value_after(domain, &back, state->values[back.fact]);
    }
}

bool life_has_plan(const struct life_agent *agent)
{
    return agent->planned && agent->step < agent->length;
}

int life_carry_out(const struct life_agent *agent, struct life_state *state)
{
    const struct life_domain *domain = agent->life->domain;
    int step = agent->step;
    *state = life_leaves(agent);
    if (agent->running != LIFE_NONE && step < agent->length) {
        finish_in_mind(agent, state);
        step++;
    } else if (step < agent->length) {
        give_back_in_mind(agent, state);
    }
    for (; step < agent->length; step++) {
        if (!life_holds(&agent->asked, state) || !life_can_begin(domain, agent->plan[step], state))
            return step;
        life_act(domain, agent->plan[step], state);
    }
    return agent->length;
}

/* The first step of the rest that cannot be done; `length`: they all can, `length` + 1: they do not lead
 * to the goal. */
static int first_broken_step(const struct life_agent *agent)
{
    struct life_state state;
    int step = life_carry_out(agent, &state);
    bool serves = agent->goal == LIFE_NONE || life_is_served(agent, &state);
    return step == agent->length && !serves ? agent->length + 1 : step;
}

/* Whether a plan that begins with what runs can be carried out with what is left of that. */
bool life_can_go_on(const struct life_agent *agent, const struct life_plan *plan, int goal,
                    int method)
{
    struct life_agent other = *agent;
    memcpy(other.plan, plan->steps, sizeof other.plan);
    other.length = plan->length;
    other.step = 0;
    other.goal = goal;
    other.promised = plan->promised;
    life_come_under(&other, goal, method);
    return plan->length > 0 &&
           plan->steps[0] == (agent->running != LIFE_NONE ? agent->running : agent->walking) &&
           first_broken_step(&other) == other.length;
}

/* What runs goes on as the first step of the plan if what is left of it suffices. */
void life_stop_for_plan(struct life_agent *agent, const struct life_plan *plan, int goal,
                        int method)
{
    if (agent->walking != LIFE_NONE && (plan->length == 0 || agent->walking != plan->steps[0]))
        life_stop_walk(agent);
    agent->walked = false;
    if (agent->running != LIFE_NONE && !life_can_go_on(agent, plan, goal, method))
        life_end_action(agent, GG_ABORTED, false);
}

void life_take_plan(struct life_agent *agent, const struct life_plan *plan, int goal, int method)
{
    agent->planned_now = true;
    agent->happened = false;
    agent->planned = plan->length > 0;
    agent->goes_on = false;
    agent->goal = goal;
    agent->method = method;
    agent->length = plan->length;
    agent->step = 0;
    agent->made_at = agent->life->now;
    agent->outlived = false;
    memcpy(agent->plan, plan->steps, sizeof agent->plan);
    life_come_under(agent, goal, method);
    if (goal != LIFE_NONE)
        life_take_up(agent, goal);
    life_hold_method(agent);
    agent->promised = plan->promised;
    life_time_plan(agent);
    agent->reconsiders_at = 0;
    agent->reconsiders = false;
    agent->doomed = false;
    life_tell(agent, GG_PLAN_MADE, goal, plan->length);
}

void life_adopt(struct life_agent *agent, const struct life_plan *plan, int goal)
{
    life_stop_for_plan(agent, plan, goal, LIFE_NONE);
    life_take_plan(agent, plan, goal, LIFE_NONE);
    agent->chose_anew = true;
}

/* --------------------------------------------------------------------- goals */

/* On which facts the choice among goals depends that the agent chooses by itself; where they are weighed, also
 * on what their plans may cost. */
static void add_facts_of_choice(const struct life_domain *domain, bool *facts)
{
    for (int i = 0; i < domain->goal_count; i++) {
        const struct life_goal *goal = &domain->goals[i];
        bool of_use[LIFE_FACTS] = {false};
        if (goal->wanted)
            continue;
        if (goal->valued)
            life_facts_of_use(domain, i, of_use);
        life_mark_facts(&goal->condition, of_use);
        life_mark_facts(&goal->relevant, of_use);
        if (goal->priority_of != LIFE_NONE)
            of_use[goal->priority_of] = true;
        if (goal->value_times != 0)
            of_use[goal->value_of] = true;
        for (int j = 0; j < LIFE_FACTS; j++)
            facts[j] |= of_use[j];
    }
}

/* Whether the choice may be another one as facts are that others claim, whatever they leave of them. */
static bool choice_may_differ(const struct life_agent *agent, const struct life_state *sees)
{
    bool facts[LIFE_FACTS] = {false}, differs = false;
    if (memcmp(sees, &agent->viewed, sizeof *sees) == 0)
        return false;
    add_facts_of_choice(agent->life->domain, facts);
    for (int i = 0; i < LIFE_FACTS; i++)
        differs |= (facts[i] || agent->want.open) && sees->values[i] != agent->viewed.values[i];
    return differs;
}

/* What is another value than at the last decision may bring plans about. */
static void look_at_changes(struct life_agent *agent)
{
    struct life_state now = life_leaves(agent), sees = life_sees(agent);
    agent->happened |= choice_may_differ(agent, &sees);
    agent->viewed = sees;
    agent->changed = false;
    for (int i = 0; i < LIFE_FACTS; i++) {
        bool changed = now.values[i] != agent->seen.values[i];
        agent->changed |= changed;
        agent->stirred |= changed;
        for (int j = 0; j < LIFE_GOALS; j++)
            agent->woken[j] |= changed && agent->reads[j][i];
    }
    agent->seen = now;
}

/* Whether it may be the turn of a goal that had no plan. */
static bool is_perhaps_ripe(const struct life_agent *agent, int goal)
{
    const struct life_whims *whims = &agent->life->whims;
    return agent->ripe[goal] == RIPE_BY_TIME ||
           (agent->ripe[goal] == RIPE_BY_CHANGE &&
            whims->ripens(whims->context, agent->number, goal));
}

/* A goal that had no plan gets its turn again after a time, or as something has changed that may matter;
 * but not while the other goals have theirs. There may be nothing to plan for it, but what the agent does is
 * looked at as well. */
static void ripen_in_life(struct life_agent *agent)
{
    uint32_t now = agent->life->now;
    for (int i = 0; i < agent->life->domain->goal_count && !agent->trying; i++) {
        bool was_ripe = agent->ripe[i] != NOT_RIPE;
        if (agent->no_plan[i] > 0 && agent->no_plan_until[i] <= now)
            agent->ripe[i] = RIPE_BY_TIME;
        else if (agent->no_plan[i] > 0 && agent->woken[i] && agent->no_plan_at[i] + 100 <= now &&
                 agent->ripe[i] == NOT_RIPE)
            agent->ripe[i] = RIPE_BY_CHANGE;
        agent->decides |= !was_ripe && is_perhaps_ripe(agent, i);
    }
}

/* Who lives knows better whether what has changed can matter, or whether it is the turn of other goals;
 * otherwise there must be no plan if it does not look at the goal. */
static bool is_ripe_in_life(const struct life_agent *agent, int goal)
{
    const struct life_whims *whims = &agent->life->whims;
    struct life_question question = life_question_of(agent, goal);
    if (agent->no_plan[goal] == 0 || agent->ripe[goal] == RIPE_BY_TIME)
        return true;
    if (agent->ripe[goal] == NOT_RIPE)
        return false;
    question = life_question_of(agent, goal);
    return (!agent->trying && !question.domain->goals[goal].wanted &&
            life_search(&question, goal).found) ||
           whims->looks(whims->context, agent->number, goal);
}

/* Whether a goal could be chosen if there may be a plan for it. */
static bool is_eligible(const struct life_agent *agent, int goal)
{
    return (!agent->life->domain->goals[goal].wanted || agent->want.open) &&
           life_may_pursue(agent, goal) && !goal_holds_in_life(agent, goal) &&
           life_is_relevant(agent, goal) && agent->backs_off[goal] <= agent->life->now;
}

bool life_is_open(const struct life_agent *agent, int goal)
{
    return is_eligible(agent, goal) && is_ripe_in_life(agent, goal);
}

bool life_may_come_to(const struct life_agent *agent, int goal)
{
    return life_is_open(agent, goal) || (is_eligible(agent, goal) && is_perhaps_ripe(agent, goal));
}

/* Whether a goal comes before another one, or before none: of two that matter as much the first, but that
 * which is held on to before all. */
static bool comes_before(const struct life_agent *agent, int goal, int other)
{
    int weight = life_weight(agent, goal);
    return other == LIFE_NONE || weight > life_weight(agent, other) ||
           (weight == life_weight(agent, other) && agent->held == goal);
}

/* The goal that is planned now: of those above the plan, the first of the highest priority. */
static int next_goal_in_life(const struct life_agent *agent)
{
    int best = LIFE_NONE;
    for (int i = 0; i < agent->life->domain->goal_count; i++) {
        bool above =
            !agent->planned || agent->goal == LIFE_NONE ||
            (i != agent->goal && (!life_is_relevant(agent, agent->goal) ||
                                  life_weight(agent, i) > life_weight(agent, agent->goal)));
        if (above && life_is_open(agent, i) && comes_before(agent, i, best))
            best = i;
    }
    return best;
}

/* Whether any action changes something over time: what is done is taken back only then. */
static bool takes_back(const struct life_domain *domain)
{
    bool any = false;
    for (int i = 0; i < domain->action_count; i++)
        for (int j = 0; j < domain->actions[i].effects.count; j++)
            any |= domain->actions[i].effects.all[j].over_time;
    return any;
}

/* The numbers without what the running action has made of them, or of a sensed one has come while the agent
 * walks to it; whether they are others then. */
bool life_undo(const struct life_agent *agent, struct life_state *state)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_state before = *state;
    int action = agent->running != LIFE_NONE ? agent->running : agent->walking;
    for (int i = 0; action != LIFE_NONE && i < domain->actions[action].effects.count; i++) {
        const struct life_effect *effect = &domain->actions[action].effects.all[i];
        int done = domain->facts[effect->fact].sensed ? life_moved_by_itself(agent, effect)
                   : agent->running != LIFE_NONE      ? agent->done[i]
                                                      : 0;
        state->values[effect->fact] += effect->amount < 0 ? done : -done;
        if (state->values[effect->fact] < 0)
            state->values[effect->fact] = 0;
        if (state->values[effect->fact] > domain->facts[effect->fact].top)
            state->values[effect->fact] = domain->facts[effect->fact].top;
    }
    return memcmp(state, &before, sizeof before) != 0 && takes_back(domain);
}

/* A want ends that the agent has no plan for; what runs of one is for nothing any more. */
static void end_want_in_life(struct life_agent *agent, int goal, int how)
{
    life_end_want(agent, how);
    if (agent->goal == goal)
        agent->goal = LIFE_NONE, agent->goes_on = false;
}

/* A want is reached where it holds, whoever brought it about. */
static void look_at_want(struct life_agent *agent)
{
    int goal = agent->life->domain->goal_count - 1;
    if (goal < 0 || !agent->life->domain->goals[goal].wanted)
        return;
    if (agent->want.open && (!agent->planned || agent->goal != goal) &&
        goal_holds_in_life(agent, goal)) {
        life_tell(agent, GG_GOAL_REACHED, goal, 0);
        end_want_in_life(agent, goal, GG_WANT_REACHED);
    }
}

/* A plan for a goal, as if what runs had not changed anything yet, that goes on with it. */
struct life_plan life_plan_going_on(const struct life_agent *agent,
                                    const struct life_question *question, int goal)
{
    const struct life_whims *whims = &agent->life->whims;
    struct life_question before = *question;
    struct life_plan plan = {0};
    if (life_undo(agent, &before.state)) {
        keep_in_mind(agent, goal, &before);
        plan = life_search(&before, goal);
    }
    if (plan.doubtful && whims->plan)
        plan = whims->plan(whims->context, agent->number);
    if (plan.found)
        life_promise(&before, goal, &plan);
    plan.found = plan.found && life_can_go_on(agent, &plan, goal, LIFE_NONE);
    return plan;
}

/* Which goals are to be kept goes by their priorities. */
static void add_priorities(const struct life_domain *domain, int goal, bool *facts)
{
    bool keeps = false;
    for (int i = 0; i < domain->goal_count; i++)
        keeps |= domain->goals[i].keep;
    for (int i = 0; i < domain->goal_count && keeps; i++)
        if (domain->goals[i].priority_of != LIFE_NONE && (i == goal || domain->goals[i].keep))
            facts[domain->goals[i].priority_of] = true;
}

/* What it means that there is no plan: nothing, as something is left out for a time; nothing either, if what
 * others claim is of use, or while a goal is to be kept anything that they claim; or that there is none. */
enum life_proof { NOT_PROVEN, CLAIMED, PROVEN };

static enum life_proof proof_in_life(const struct life_agent *agent,
                                     const struct life_question *question, int goal)
{
    const struct life_domain *domain = agent->life->domain;
    bool facts[LIFE_FACTS], proven = true, claimed = false, keeps = false;
    int under = life_asked_of(domain, goal, LIFE_NONE).count > 0 ? goal + 1 : 0;
    struct life_state sees = life_sees(agent), leaves = life_leaves(agent);
    for (int i = 0; i < domain->goal_count; i++)
        keeps |= question->kept[i];
    life_facts_of_use(domain, goal, facts);
    life_add_room(domain, facts);
    add_priorities(domain, goal, facts);
    for (int i = 0; i < domain->action_count; i++) {
        bool of_use = keeps;
        for (int j = 0; j < domain->actions[i].effects.count; j++)
            of_use |= facts[domain->actions[i].effects.all[j].fact];
        proven &= agent->out[i] <= agent->life->now;
        for (int j = 0; j < LIFE_CONTEXTS; j++)
            claimed |= of_use && (keeps || j == under) && agent->left_out[goal][j][i];
    }
    for (int i = 0; i < LIFE_FACTS; i++)
        claimed |= (facts[i] || keeps) && sees.values[i] != leaves.values[i];
    return !proven ? NOT_PROVEN : claimed ? CLAIMED : PROVEN;
}

/* There is no plan for a goal. */
void life_plan_nothing(struct life_agent *agent, const struct life_question *question, int goal)
{
    const struct life_whims *whims = &agent->life->whims;
    enum life_proof proof;
    bool waits;
    life_tell(agent, GG_PLAN_FAILED, goal, GG_NO_PLAN);
    agent->no_plan_at[goal] = agent->life->now;
    agent->no_plan_until[goal] =
        agent->life->now + (250u << (agent->no_plan[goal] < 6 ? agent->no_plan[goal] : 6));
    agent->no_plan[goal]++;
    agent->trying = agent->happened = true;
    agent->woken[goal] = false;
    agent->ripe[goal] = NOT_RIPE;
    life_facts_of_use(question->domain, goal, agent->reads[goal]);
    life_add_room(question->domain, agent->reads[goal]);
    add_priorities(question->domain, goal, agent->reads[goal]);
    proof = proof_in_life(agent, question, goal);
    waits = agent->latched[goal] &&
            (proof == NOT_PROVEN ||
             (proof == CLAIMED && whims->waits(whims->context, agent->number, goal)));
    if (question->domain->goals[goal].wanted &&
        (proof == PROVEN || (proof == CLAIMED && whims->fails(whims->context, agent->number))))
        end_want_in_life(agent, goal, GG_WANT_FAILED);
    life_let_go(agent, goal);
    agent->latched[goal] = waits;
}

static void plan_goal_in_life(struct life_agent *agent, int goal)
{
    life_begin_naming(agent);
    struct life_question question = life_question_of(agent, goal);
    struct life_plan plan = life_plan_going_on(agent, &question, goal);
    bool goes_on = plan.found;
    life_leave_out(agent, goal);
    life_choose_held(agent, goal);
    life_tell(agent, GG_GOAL_CHOSEN, goal, 0);
    if (!plan.found)
        plan = life_search(&question, goal);
    agent->planned_now = true;
    if (plan.doubtful && agent->life->whims.plan) {
        agent->life->doubts++;
        plan = agent->life->whims.plan(agent->life->whims.context, agent->number);
    }
    if (plan.found) {
        if (!goes_on)
            life_promise(&question, goal, &plan);
        life_adopt(agent, &plan, goal);
        agent->no_plan[goal] = 0;
        agent->trying = false;
        if (goes_on) /* the want of the plan before it may hold */
            look_at_want(agent);
        return;
    }
    life_plan_nothing(agent, &question, goal);
}

/* ------------------------------------------------------------------ deciding */

static void reach_in_life(struct life_agent *agent)
{
    uint32_t now = agent->life->now;
    life_tell(agent, GG_GOAL_REACHED, agent->goal, 0);
    agent->planned = agent->goes_on = false;
    if (agent->walking != LIFE_NONE)
        life_stop_walk(agent);
    if (agent->life->domain->goals[agent->goal].wanted)
        life_end_want(agent, GG_WANT_REACHED);
    life_let_go(agent, agent->goal);
    agent->failed[agent->goal] = agent->no_plan[agent->goal] = 0;
    agent->backs_off[agent->goal] = now + agent->life->domain->goals[agent->goal].cooldown;
}

/* Whether the goal of the plan holds, which is over then, but for what runs. */
static bool is_goal_reached(struct life_agent *agent)
{
    if ((!agent->planned && !agent->goes_on) || agent->goal == LIFE_NONE ||
        !goal_holds_in_life(agent, agent->goal))
        return false;
    if (agent->running == LIFE_NONE)
        reach_in_life(agent);
    return true;
}

static void look_at_plan(struct life_agent *agent)
{
    const struct life_whims *whims = &agent->life->whims;
    int broken;
    agent->goes_on &= agent->running != LIFE_NONE;
    if (!agent->planned)
        return;
    if (life_has_made_effort(agent)) {
        agent->planned = false;
        return;
    }
    if (agent->goal != LIFE_NONE && agent->step == agent->length) {
        life_tell(agent, GG_GOAL_MISSED, agent->goal, 0);
        if (agent->life->domain->goals[agent->goal].retry_first > 0)
            life_rest_goal(agent, ++agent->failed[agent->goal]);
        else if (agent->made_at + 250 > agent->life->now)
            agent->backs_off[agent->goal] = agent->made_at + 250;
        agent->planned = false;
        return;
    }
    broken = first_broken_step(agent);
    agent->doomed |= broken != agent->length && !agent->changed;
    if (broken == agent->length || (agent->doomed && !whims->drops(whims->context, agent->number)))
        return;
    life_tell(agent, GG_PLAN_DROPPED, broken < agent->length ? agent->plan[broken] : LIFE_NONE, 0);
    agent->planned = false;
    agent->goes_on = agent->running != LIFE_NONE;
}

static void choose_in_life(struct life_agent *agent)
{
    bool bound =
        agent->running != LIFE_NONE && agent->life->domain->actions[agent->running].uninterruptible;
    int goal;
    if (bound)
        return;
    life_look_at_holding(agent);
    if (agent->life->domain->weighs && life_weigh(agent))
        return;
    goal = agent->life->domain->weighs ? LIFE_NONE : next_goal_in_life(agent);
    if (goal != LIFE_NONE) {
        plan_goal_in_life(agent, goal);
        return;
    }
    agent->trying = false;
    if (life_reconsidered(agent) != LIFE_NONE) {
        life_reconsider(agent);
        return;
    }
    if (!agent->planned && agent->life->domain->method_count > 0 &&
        (agent->stirred || agent->task_until <= agent->life->now))
        life_plan_task(agent);
    if (!agent->planned && agent->running != LIFE_NONE)
        life_end_action(agent, GG_ABORTED, false);
    else if (!agent->planned && agent->walking != LIFE_NONE)
        life_stop_walk(agent);
    else if (agent->planned && !agent->planned_now && agent->goal == LIFE_NONE)
        life_look_for_better_method(agent);
}

void life_decide(struct life_agent *agent)
{
    bool reached;
    reached = is_goal_reached(agent);
    life_look_at_times(agent, reached);
    look_at_changes(agent);
    agent->decides = agent->changed || agent->happened;
    agent->happened = false;
    ripen_in_life(agent);
    look_at_want(agent);
    if (!reached)
        look_at_plan(agent);
    choose_in_life(agent);
}

void life_look_again(struct life_agent *agent)
{
    int broken = first_broken_step(agent);
    bool shaken = agent->shaken && agent->planned && agent->running == LIFE_NONE;
    agent->shaken = false;
    if (shaken && agent->goal != LIFE_NONE && agent->walking == LIFE_NONE)
        life_look_at_while(agent);
    if (!shaken || !agent->planned || broken == agent->length)
        return;
    agent->happened = true;
    life_tell(agent, GG_PLAN_DROPPED, broken < agent->length ? agent->plan[broken] : LIFE_NONE, 0);
    agent->planned = false;
}
