/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers that tells for which claimed facts agents wait: because of which of them
 * something is passed over that comes before what is decided. See life_turns.c. */
#include "models/life_predict.h"

#include <string.h>

/* ------------------------------------------------------------------- what is asked for */

/* What is asked of facts: of each a range. */
struct life_box {
    int low[LIFE_FACTS], high[LIFE_FACTS];
};

static struct life_box anything(const struct life_domain *domain)
{
    struct life_box box = {{0}, {0}};
    for (int i = 0; i < LIFE_FACTS; i++)
        box.high[i] = domain->facts[i].top;
    return box;
}

static void ask_for_range(struct life_box *box, int fact, int low, int high)
{
    box->low[fact] = low > box->low[fact] ? low : box->low[fact];
    box->high[fact] = high < box->high[fact] ? high : box->high[fact];
}

/* What must be asked of a number so that, after something is added to it, it is in a range: it stops at its
 * ends. */
static void ask_before(struct life_box *box, int fact, int low, int high, int added, int top)
{
    ask_for_range(box, fact, low == 0 ? 0 : low - added, high == top ? top : high - added);
}

static void ask_for_literals(const struct life_domain *domain, struct life_box *box,
                             const struct life_condition *condition)
{
    for (int i = 0; i < condition->count; i++) {
        const struct life_literal *literal = &condition->literals[i];
        ask_for_range(box, literal->fact, literal->at_most ? 0 : literal->bound,
                      literal->at_most ? literal->bound : domain->facts[literal->fact].top);
    }
}

/* What an action asks for that is done under a `while`: its own must hold after all that it changes over time,
 * too. */
static struct life_box asked_by_action(const struct life_domain *domain, int action,
                                       const struct life_condition *under)
{
    const struct life_action *of = &domain->actions[action];
    struct life_box box = anything(domain), lasts = box;
    ask_for_literals(domain, &lasts, &of->lasts);
    ask_for_literals(domain, &box, &of->needs);
    ask_for_literals(domain, &box, &of->lasts);
    ask_for_literals(domain, &box, under);
    for (int i = 0; i < of->effects.count; i++) {
        const struct life_effect *effect = &of->effects.all[i];
        if (effect->over_time)
            ask_before(&box, effect->fact, lasts.low[effect->fact], lasts.high[effect->fact],
                       effect->amount, domain->facts[effect->fact].top);
    }
    return box;
}

static bool asks_for(const struct life_domain *domain, const struct life_box *box, int fact)
{
    return box->low[fact] > 0 || box->high[fact] < domain->facts[fact].top;
}

static bool is_impossible(const struct life_domain *domain, const struct life_box *box)
{
    bool never = false;
    for (int i = 0; i < LIFE_FACTS; i++)
        never |=
            box->low[i] > box->high[i] || box->low[i] > domain->facts[i].top || box->high[i] < 0;
    return never;
}

static bool fails_at(const struct life_box *box, int fact, const struct life_state *state)
{
    return state->values[fact] < box->low[fact] || state->values[fact] > box->high[fact];
}

static bool is_met(const struct life_box *box, const struct life_state *state)
{
    bool met = true;
    for (int i = 0; i < LIFE_FACTS; i++)
        met &= !fails_at(box, i, state);
    return met;
}

bool life_can_ever_begin(const struct life_domain *domain, int action,
                         const struct life_condition *under)
{
    struct life_box box = asked_by_action(domain, action, under);
    return !is_impossible(domain, &box);
}

bool life_can_ever_apply(const struct life_domain *domain, const struct life_method *method)
{
    struct life_box box = anything(domain);
    ask_for_literals(domain, &box, &method->needs);
    ask_for_literals(domain, &box, &method->lasts);
    return !is_impossible(domain, &box);
}

bool life_changes_fact(const struct life_domain *domain, int action, int fact)
{
    const struct life_effects *effects = &domain->actions[action].effects;
    bool changes = false;
    for (int i = 0; i < effects->count; i++)
        changes |= effects->all[i].fact == fact;
    return changes && !domain->actions[action].is_wait;
}

bool life_uses_fact(const struct life_domain *domain, int action,
                    const struct life_condition *under, int fact)
{
    struct life_box box = asked_by_action(domain, action, under);
    return !domain->actions[action].is_wait &&
           (life_changes_fact(domain, action, fact) || asks_for(domain, &box, fact));
}

void life_wanted_ends(const struct life_domain *domain, int action,
                      const struct life_condition *under, int fact, bool *ends)
{
    const struct life_effects *effects = &domain->actions[action].effects;
    struct life_box box = asked_by_action(domain, action, under);
    ends[LIFE_MORE] = ends[LIFE_LESS] = false;
    for (int i = 0; i < effects->count; i++) {
        const struct life_effect *effect = &effects->all[i];
        if (effect->fact != fact)
            continue;
        ends[LIFE_MORE] = effect->adds ? effect->amount < 0 : asks_for(domain, &box, fact);
        ends[LIFE_LESS] = effect->adds ? effect->amount > 0 : asks_for(domain, &box, fact);
    }
}

/* --------------------------------------------------------------------------- naming */

void life_begin_naming(struct life_agent *agent)
{
    life_look_at_queues(agent->life);
    if (!agent->names)
        memset(agent->named, 0, sizeof agent->named);
    agent->names = true;
}

static void name_failing(struct life_agent *agent, const struct life_box *box, int fact,
                         const struct life_state *state)
{
    agent->named[fact][LIFE_MORE] |= state->values[fact] < box->low[fact];
    agent->named[fact][LIFE_LESS] |= state->values[fact] > box->high[fact];
}

/* Names the claimed facts at which something fails, if it fails at no other. */
static void name_if_alone(struct life_agent *agent, const struct life_box *box,
                          const struct life_state *state)
{
    const struct life_domain *domain = agent->life->domain;
    if (is_impossible(domain, box))
        return;
    for (int i = 0; i < LIFE_FACTS; i++)
        if (fails_at(box, i, state) && !life_is_queued_for(domain, i))
            return;
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        if (fails_at(box, i, state))
            name_failing(agent, box, i, state);
}

/* Names a fact if an action cannot begin because of it, as others have claimed it or wait for it. */
static bool name_if_kept_back(struct life_agent *agent, int action,
                              const struct life_condition *under, int fact)
{
    const struct life_domain *domain = agent->life->domain;
    bool ends[LIFE_ENDS];
    if (!life_is_queued_for(domain, fact) || !life_is_kept_back_at(agent, action, under, fact))
        return false;
    life_wanted_ends(domain, action, under, fact, ends);
    for (int i = 0; i < LIFE_ENDS; i++)
        agent->named[fact][i] |= ends[i] || (!ends[LIFE_MORE] && !ends[LIFE_LESS]);
    return true;
}

void life_name_kept_back(struct life_agent *agent, int action, const struct life_condition *under)
{
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        (void)name_if_kept_back(agent, action, under, i);
}

/* -------------------------------------------------------------------------- methods */

/* How the steps so far have changed a fact: not at all, or it has a value, or so much was added once; of more
 * than that nothing is known. */
struct life_change_so_far {
    enum { UNCHANGED, ASSIGNED, ADDED, UNKNOWN } kind;
    int value;
};

static void follow_step(const struct life_domain *domain, int action,
                        struct life_change_so_far *changes)
{
    const struct life_action *of = &domain->actions[action];
    for (int i = 0; i < of->effects.count; i++) {
        const struct life_effect *effect = &of->effects.all[i];
        struct life_change_so_far *change = &changes[effect->fact];
        if (effect->adds && change->kind == ASSIGNED)
            change->value = life_value_after(domain, effect, change->value);
        else if (effect->adds && change->kind != UNCHANGED)
            change->kind = UNKNOWN;
        else
            *change = (struct life_change_so_far){effect->adds ? ADDED : ASSIGNED, effect->amount};
    }
    for (int i = 0; i < of->until.count && of->is_wait; i++)
        changes[of->until.literals[i].fact] =
            (struct life_change_so_far){ASSIGNED, of->until.literals[i].bound};
}

/* Adds to what a method asks for what a step asks for after the changes so far. */
static void ask_for_step(const struct life_domain *domain, struct life_box *box,
                         const struct life_box *step, const struct life_change_so_far *changes)
{
    for (int i = 0; i < LIFE_FACTS; i++) {
        const struct life_change_so_far *change = &changes[i];
        if (change->kind == UNCHANGED)
            ask_for_range(box, i, step->low[i], step->high[i]);
        else if (change->kind == ADDED)
            ask_before(box, i, step->low[i], step->high[i], change->value, domain->facts[i].top);
        else if (change->kind == ASSIGNED &&
                 (change->value < step->low[i] || change->value > step->high[i]))
            ask_for_range(box, i, 1, 0); /* it can never be done */
    }
}

static bool waits_for_something(const struct life_action *step)
{
    return step->is_wait && step->until.count > 0;
}

/* Whether planning cannot tell what a step leads to: several values of the number that is waited for will do. */
static bool is_open_ended(const struct life_domain *domain, const struct life_action *step)
{
    const struct life_literal *literal = &step->until.literals[0];
    return waits_for_something(step) &&
           (literal->at_most ? literal->bound > 0
                             : literal->bound < domain->facts[literal->fact].top);
}

/* What is known before that a method asks for, with its steps. */
static struct life_box asked_by_method(const struct life_domain *domain, int method)
{
    const struct life_method *of = &domain->methods[method];
    struct life_change_so_far changes[LIFE_FACTS] = {{UNCHANGED, 0}};
    struct life_box box = anything(domain);
    ask_for_literals(domain, &box, &of->needs);
    for (int i = 0; i < of->step_count; i++) {
        struct life_box step = asked_by_action(domain, of->steps[i], &of->lasts);
        ask_for_step(domain, &box, &step, changes);
        if (is_open_ended(domain, &domain->actions[of->steps[i]]))
            break;
        follow_step(domain, of->steps[i], changes);
    }
    return box;
}

/* Names what is in the way of the first step of a method that cannot be done; nothing, if that waits for a
 * condition: there are several ways in which this may come true. */
static void name_for_steps(struct life_agent *agent, const struct life_question *question,
                           int method)
{
    const struct life_domain *domain = agent->life->domain;
    const struct life_method *of = &domain->methods[method];
    struct life_state state = question->state;
    struct life_question own = *question;
    life_leave_steps_out_in_mind(agent, method, &own);
    for (int i = 0; i < of->step_count; i++) {
        struct life_box box = asked_by_action(domain, of->steps[i], &of->lasts);
        if (!is_met(&box, &state)) {
            if (!waits_for_something(&domain->actions[of->steps[i]]))
                name_if_alone(agent, &box, &state);
            return;
        }
        if (own.out[of->steps[i]]) {
            life_name_kept_back(agent, of->steps[i], &of->lasts);
            return;
        }
        life_act(domain, of->steps[i], &state);
        if (!life_keeps(question, &state))
            return;
    }
}

bool life_method_applies(const struct life_agent *agent, const struct life_question *question,
                         int method)
{
    struct life_box box = asked_by_method(agent->life->domain, method);
    return !agent->life->domain->methods[method].ruled_out &&
           agent->cooled[method] <= agent->life->now && !agent->passed_over[method] &&
           is_met(&box, &question->state);
}

void life_name_for_method(struct life_agent *agent, const struct life_question *question,
                          int method, bool is_tried)
{
    struct life_box box = asked_by_method(agent->life->domain, method);
    if (agent->life->domain->methods[method].ruled_out ||
        agent->cooled[method] > agent->life->now || agent->passed_over[method])
        return;
    if (!is_met(&box, &question->state))
        name_if_alone(agent, &box, &question->state);
    else if (is_tried)
        name_for_steps(agent, question, method);
}

/* ---------------------------------------------------------------------------- goals */

/* Whether an action is one of those that may bring a goal about, or what such ones ask for: wanted has the
 * values of facts that are asked for, of a number to which something is added all. */
static bool is_of_use(const struct life_domain *domain, int action, const struct life_box *wanted)
{
    const struct life_effects *effects = &domain->actions[action].effects;
    bool helps = false;
    for (int i = 0; i < effects->count; i++) {
        const struct life_effect *effect = &effects->all[i];
        bool any = wanted->low[effect->fact] <= wanted->high[effect->fact];
        helps |= any && (effect->adds || (effect->amount >= wanted->low[effect->fact] &&
                                          effect->amount <= wanted->high[effect->fact]));
    }
    return helps && !domain->actions[action].is_wait;
}

static bool is_added_to(const struct life_domain *domain, int fact)
{
    bool any = false;
    for (int i = 0; i < domain->action_count - domain->wait_count; i++)
        for (int j = 0; j < domain->actions[i].effects.count; j++)
            any |= !domain->actions[i].ruled_out &&
                   domain->actions[i].effects.all[j].fact == fact &&
                   domain->actions[i].effects.all[j].adds;
    return any;
}

static void want_box(const struct life_domain *domain, const struct life_box *box,
                     struct life_box *wanted)
{
    for (int i = 0; i < LIFE_FACTS; i++) {
        bool all = is_added_to(domain, i);
        if (!asks_for(domain, box, i))
            continue;
        wanted->low[i] = all ? 0 : box->low[i] < wanted->low[i] ? box->low[i] : wanted->low[i];
        wanted->high[i] = all                              ? domain->facts[i].top
                          : box->high[i] > wanted->high[i] ? box->high[i]
                                                           : wanted->high[i];
    }
}

/* Which actions may bring a goal about. */
static void find_of_use(const struct life_domain *domain, int goal,
                        const struct life_condition *under, bool *of_use)
{
    struct life_box wanted, asked;
    for (int i = 0; i < LIFE_FACTS; i++) {
        wanted.low[i] = domain->facts[i].top + 1;
        wanted.high[i] = -1;
    }
    asked = anything(domain);
    ask_for_literals(domain, &asked, &domain->goals[goal].condition);
    want_box(domain, &asked, &wanted);
    memset(of_use, 0, LIFE_ACTIONS * sizeof *of_use);
    for (int round = 0; round < domain->action_count; round++)
        for (int i = 0; i < domain->action_count; i++) {
            struct life_box box = asked_by_action(domain, i, under);
            if (of_use[i] || is_impossible(domain, &box) || !is_of_use(domain, i, &wanted))
                continue;
            of_use[i] = true;
            want_box(domain, &box, &wanted);
        }
}

/* Names what is in the way of the actions that are of use for a goal. */
static void name_for_goal(struct life_agent *agent, int goal)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_condition under = life_asked_of(domain, goal, LIFE_NONE);
    struct life_state state = life_leaves(agent);
    bool of_use[LIFE_ACTIONS];
    find_of_use(domain, goal, &under, of_use);
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        for (int j = 0; j < domain->action_count; j++) {
            struct life_box box = asked_by_action(domain, j, &under);
            if (!life_is_queued_for(domain, i) || !of_use[j] ||
                !life_uses_fact(domain, j, &under, i))
                continue;
            if (!name_if_kept_back(agent, j, &under, i))
                name_failing(agent, &box, i, &state);
        }
}

void life_name_for_goals(struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_state sees = life_sees(agent), leaves = life_leaves(agent);
    for (int i = 0; i < domain->goal_count; i++) {
        const struct life_goal *goal = &domain->goals[i];
        if (agent->no_plan[i] > 0 && (!goal->wanted || agent->want.open) &&
            life_may_pursue(agent, i) && life_is_relevant(agent, i) &&
            !life_holds(&goal->condition, &sees) && !life_holds(&goal->condition, &leaves))
            name_for_goal(agent, i);
    }
}
