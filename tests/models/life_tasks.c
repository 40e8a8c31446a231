/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers in which agents live by the methods of the root task: which is taken,
 * and which takes over from one that is carried out. See life_predict.h. */
#include "models/life_predict.h"

#include <string.h>

/* ----------------------------------------------------------- methods to choose from */

bool life_holds_methods(const struct life_domain *domain)
{
    bool any = false;
    for (int i = 0; i < domain->method_count; i++)
        any |= domain->methods[i].inertia != LIFE_NONE;
    return any && domain->select != LIFE_FIRST;
}

/* What a method is worth in a state. */
static int worth_in_life(const struct life_domain *domain, int method,
                         const struct life_state *state)
{
    const struct life_method *of = &domain->methods[method];
    if (domain->select == LIFE_SCORE)
        return of->score +
               (of->score_of == LIFE_NONE ? 0 : of->times * state->values[of->score_of]);
    return domain->select == LIFE_PRIORITY ? of->priority : 0;
}

/* Below 0: nothing takes the place of the method. */
static int inertia_in_life(const struct life_domain *domain, int method)
{
    int written = domain->methods[method].inertia;
    bool none = domain->select == LIFE_FIRST;
    return none ? LIFE_NONE : written == LIFE_NONE && domain->select == LIFE_PRIORITY ? 0 : written;
}

void life_leave_steps_out_in_mind(const struct life_agent *agent, int method,
                                  struct life_question *question)
{
    const struct life_method *of = &agent->life->domain->methods[method];
    for (int i = 0; i < of->step_count; i++)
        question->out[of->steps[i]] = agent->out[of->steps[i]] > agent->life->now ||
                                      life_is_kept_back(agent, of->steps[i], &of->lasts);
}

static bool can_live_by(const struct life_agent *agent, const struct life_question *question,
                        int method)
{
    const struct life_method *of = &agent->life->domain->methods[method];
    struct life_question own = *question;
    if (!life_holds(&of->needs, &own.state) || agent->cooled[method] > agent->life->now ||
        agent->passed_over[method])
        return false;
    life_leave_steps_out_in_mind(agent, method, &own);
    return life_can_do(&own, of);
}

static void find_options(const struct life_agent *agent, const struct life_question *question,
                         struct method_option *options)
{
    const struct life_domain *domain = agent->life->domain;
    for (int i = 0; i < domain->method_count; i++)
        options[i] =
            (struct method_option){worth_in_life(domain, i, &question->state),
                                   inertia_in_life(domain, i), can_live_by(agent, question, i)};
}

/* Whether a method is tried before another one, or before none. */
static bool is_tried_before(const struct life_agent *agent, const struct method_option *options,
                            int method, int other)
{
    struct method_option two[LIFE_METHODS];
    for (int i = 0; i < agent->life->domain->method_count; i++) {
        two[i] = options[i];
        two[i].can = i == method || i == other;
    }
    return choose_method(two, agent->life->domain->method_count, agent->held_method) == method;
}

/* Notes what is in the way of methods that come before the one that is taken. Of those that are scored each could
 * have come first. */
static void name_passed_over(struct life_agent *agent, const struct life_question *question,
                             int taken)
{
    struct method_option options[LIFE_METHODS];
    find_options(agent, question, options);
    for (int i = 0; i < agent->life->domain->method_count; i++) {
        bool is_tried = is_tried_before(agent, options, i, taken);
        if (i != taken && (is_tried || agent->life->domain->select == LIFE_SCORE))
            life_name_for_method(agent, question, i, is_tried);
    }
}

static int first_method(const struct life_agent *agent, const struct life_question *question)
{
    struct method_option options[LIFE_METHODS];
    find_options(agent, question, options);
    return choose_method(options, agent->life->domain->method_count, agent->held_method);
}

/* --------------------------------------------------------------------- holding on */

void life_hold_method(struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    bool holds = agent->planned && agent->goal == LIFE_NONE && life_holds_methods(domain) &&
                 inertia_in_life(domain, agent->method) >= 0;
    agent->held_method = holds ? agent->method : LIFE_NONE;
}

/* ------------------------------------------------------------------------ telling */

/* The methods in a fixed order. */
static int method_in_turn(const struct life_domain *domain, int turn)
{
    for (int priority = 10; priority >= 0; priority--)
        for (int i = 0; i < domain->method_count; i++)
            if ((domain->select != LIFE_PRIORITY || domain->methods[i].priority == priority) &&
                turn-- == 0)
                return i;
    return LIFE_NONE;
}

/* It is told which methods were tried in vain where their order is fixed: up to one, or all (LIFE_NONE). */
static void tell_failed_methods(const struct life_agent *agent, int end)
{
    const struct life_domain *domain = agent->life->domain;
    bool is_fixed = !agent->life->whims.tells_less && domain->select != LIFE_SCORE &&
                    !life_holds_methods(domain);
    for (int i = 0; i < domain->method_count && is_fixed; i++) {
        int method = method_in_turn(domain, i);
        if (method == end)
            return;
        if (!domain->methods[method].ruled_out)
            life_tell(agent, GG_METHOD_FAILED, 0, method);
    }
}

/* ------------------------------------------------------------------------ planning */

static void take_method(struct life_agent *agent, int method, bool interrupts, bool tells)
{
    const struct life_method *of = &agent->life->domain->methods[method];
    struct life_plan plan = {.length = of->step_count, .found = true};
    memcpy(plan.steps, of->steps, sizeof of->steps);
    life_stop_for_plan(agent, &plan, LIFE_NONE, method);
    if (interrupts)
        life_tell(agent, GG_PLAN_INTERRUPTED, 0, method);
    life_take_plan(agent, &plan, LIFE_NONE, method);
    if (tells)
        tell_failed_methods(agent, method);
    life_tell(agent, GG_METHOD_CHOSEN, 0, method);
}

/* A method as if what runs had not changed anything yet, that goes on with it. */
static int method_going_on(struct life_agent *agent, const struct life_question *question)
{
    struct life_question before = *question;
    struct life_plan plan = {0};
    int method = life_undo(agent, &before.state) ? first_method(agent, &before) : LIFE_NONE;
    if (method == LIFE_NONE)
        return LIFE_NONE;
    plan.length = agent->life->domain->methods[method].step_count;
    memcpy(plan.steps, agent->life->domain->methods[method].steps,
           (size_t)plan.length * sizeof *plan.steps);
    if (!life_can_go_on(agent, &plan, LIFE_NONE, method))
        return LIFE_NONE;
    name_passed_over(agent, &before, method);
    return method;
}

void life_plan_task(struct life_agent *agent)
{
    struct life_question question;
    int going_on, method;
    life_begin_naming(agent);
    question = life_question_of(agent, LIFE_NONE);
    going_on = method_going_on(agent, &question);
    method = going_on == LIFE_NONE ? first_method(agent, &question) : going_on;
    if (going_on == LIFE_NONE)
        name_passed_over(agent, &question, method);
    agent->chose_anew = true;
    life_leave_out(agent, LIFE_TASK);
    agent->planned_now = true;
    if (method != LIFE_NONE) {
        take_method(agent, method, false, going_on == LIFE_NONE);
        agent->task_failed = 0;
        return;
    }
    agent->held_method = LIFE_NONE;
    life_tell(agent, GG_PLAN_FAILED, LIFE_NONE, GG_NO_PLAN);
    tell_failed_methods(agent, LIFE_NONE);
    agent->task_until =
        agent->life->now + (250u << (agent->task_failed < 2 ? agent->task_failed : 2));
    agent->task_failed++;
    agent->stirred = false;
}

/* ----------------------------------------------------------------------- interrupting */

static bool is_rest_of_plan(const struct life_agent *agent, const struct life_method *method)
{
    bool same = method->step_count == agent->length - agent->step;
    for (int i = 0; i < method->step_count && same; i++)
        same = method->steps[i] == agent->plan[agent->step + i];
    return same;
}

/* Whether other methods are looked at while one is carried out. */
static bool is_watched(const struct life_domain *domain, int method)
{
    bool any = life_holds_methods(domain);
    for (int i = 0; i < domain->method_count; i++)
        any |= domain->select == LIFE_PRIORITY && !domain->methods[i].ruled_out &&
               domain->methods[i].priority > domain->methods[method].priority;
    return any;
}

/* Notes what is in the way of methods that would take over, before the one that does. */
static void name_rivals(struct life_agent *agent, const struct life_question *question,
                        const struct method_option *options, int better)
{
    const struct life_domain *domain = agent->life->domain;
    int above = options[agent->method].worth + options[agent->method].inertia;
    for (int i = 0; i < domain->method_count; i++) {
        bool is_rival = options[i].worth > above && is_tried_before(agent, options, i, better);
        if (i != agent->method && i != better && (is_rival || domain->select == LIFE_SCORE))
            life_name_for_method(agent, question, i, is_rival);
    }
}

/* Whether a method that would take over applies, so that it is planned. */
static bool is_challenged(const struct life_agent *agent, const struct life_question *question,
                          const struct method_option *options)
{
    int above = options[agent->method].worth + options[agent->method].inertia;
    bool any = false;
    for (int i = 0; i < agent->life->domain->method_count; i++)
        any |= i != agent->method && options[i].worth > above &&
               life_method_applies(agent, question, i);
    return any;
}

void life_look_for_better_method(struct life_agent *agent)
{
    const struct life_domain *domain = agent->life->domain;
    struct life_question question;
    struct method_option options[LIFE_METHODS];
    int better;
    if (is_watched(domain, agent->method) && agent->decides)
        life_begin_naming(agent);
    if (!is_watched(domain, agent->method) || inertia_in_life(domain, agent->method) < 0)
        return;
    question = life_question_of(agent, LIFE_NONE);
    find_options(agent, &question, options);
    if (agent->decides && is_challenged(agent, &question, options))
        life_leave_out(agent, LIFE_TASK);
    better = find_better_method(options, domain->method_count, agent->method);
    if (agent->decides)
        name_rivals(agent, &question, options, better);
    if (better != CHOOSES_NONE && !is_rest_of_plan(agent, &domain->methods[better]))
        take_method(agent, better, true, true);
}

/* -------------------------------------------------------------------------- drawing */

/* Takes preconditions away, as scores matter only between methods that can be done. */
static void open_method(struct life_method *method)
{
    int count = 0;
    for (int i = 0; i < method->needs.count; i++)
        if (i == 0 || method->needs.literals[i].fact >= LIFE_HITS)
            method->needs.literals[count++] = method->needs.literals[i];
    method->needs.count = count;
}

static void draw_score(struct life_method *method, struct dice *dice)
{
    bool falls = roll(dice, 3) == 0;
    method->score = (int)roll(dice, 6);
    method->score_of =
        roll(dice, 8) > 0 ? LIFE_OWN + (int)roll(dice, LIFE_HERE - LIFE_OWN) : LIFE_NONE;
    method->times = falls ? -1 - (int)roll(dice, 2) : 1 + (int)roll(dice, 2);
}

/* More is needed to hold on to a method with a priority than to have one with a score interrupted. */
void life_draw_method_choice(struct life_domain *domain, struct dice *dice)
{
    domain->select = roll(dice, 10) == 0 ? LIFE_FIRST
                     : roll(dice, 9) < 5 ? LIFE_PRIORITY
                                         : LIFE_SCORE;
    for (int i = 0; i < domain->method_count; i++) {
        struct life_method *method = &domain->methods[i];
        if (domain->select != LIFE_FIRST)
            open_method(method);
        method->priority = (int)roll(dice, 3);
        draw_score(method, dice);
        method->inertia = LIFE_NONE;
        if (roll(dice, 8) > 0)
            method->inertia = domain->select == LIFE_PRIORITY ? 1 + (int)roll(dice, 3)
                              : roll(dice, 2)                 ? (int)roll(dice, 4)
                                                              : 0;
    }
}

void life_write_method_choice(const struct life_domain *domain, const struct life_method *method,
                              struct text *yaml)
{
    if (domain->select == LIFE_PRIORITY)
        text_add(yaml, "priority: %d, ", method->priority);
    if (domain->select == LIFE_SCORE)
        text_add(yaml, "score: %d", method->score);
    if (domain->select == LIFE_SCORE && method->score_of != LIFE_NONE)
        text_add(yaml, " %c %d * f%d", method->times < 0 ? '-' : '+',
                 method->times < 0 ? -method->times : method->times, method->score_of);
    text_add(yaml, "%s", domain->select == LIFE_SCORE ? ", " : "");
    if (method->inertia != LIFE_NONE && domain->select != LIFE_FIRST)
        text_add(yaml, "inertia: %d, ", method->inertia);
}
