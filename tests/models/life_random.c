/* SPDX-License-Identifier: MIT */
/*
 * Draws domains of life_model.h. A goal asks for a number of its own, its lane, which few actions raise,
 * so that its cheapest plan is found by a small search; all else that actions need and change is shared
 * between goals, methods and rules.
 */
#include "models/life_waits.h"

static bool life_once_in(struct dice *dice, uint32_t count)
{
    return roll(dice, count) == 0;
}

static int life_between(struct dice *dice, int low, int high)
{
    return low + (int)roll(dice, (uint32_t)(high - low + 1));
}

/* A time in the range, or none, in one of so many. */
static unsigned life_maybe_time(struct dice *dice, uint32_t count, int low, int high)
{
    return life_once_in(dice, count) ? (unsigned)life_between(dice, low, high) : 0;
}

static void ask_in_life(struct life_condition *condition, int fact, bool at_most, int bound)
{
    for (int i = 0; i < condition->count; i++) {
        struct life_literal *other = &condition->literals[i];
        if (other->fact == fact && other->at_most == at_most)
            return;
        if (other->fact == fact && (at_most ? other->bound > bound : other->bound < bound))
            other->bound = bound; /* so that both can hold */
    }
    condition->literals[condition->count++] = (struct life_literal){fact, bound, at_most};
}

/* A literal that is neither always true nor always false, of a fact that is not yet asked for. */
static void ask_something(const struct life_domain *domain, struct life_condition *condition,
                          int fact, struct dice *dice)
{
    int top = domain->facts[fact].top, bound = life_between(dice, 1, top);
    bool at_most = life_once_in(dice, 2);
    for (int i = 0; i < condition->count; i++)
        if (condition->literals[i].fact == fact)
            return;
    if (fact == LIFE_HERE)
        bound = 1;
    else if (top > 4)
        bound = at_most ? top - 1 - (int)roll(dice, 4) : 1 + (int)roll(dice, 4);
    ask_in_life(condition, fact, at_most,
                at_most && (top <= 4 || fact == LIFE_HERE) ? bound - 1 : bound);
}

static void change_something(struct life_effects *effects, struct life_effect effect)
{
    for (int i = 0; i < effects->count; i++)
        if (effects->all[i].fact == effect.fact)
            return;
    effects->all[effects->count++] = effect;
}

/* ------------------------------------------------------------------- facts */

/* All points and speeds are such that nothing is ever rounded. Where `within` counts, places do not move, as
 * nobody says how far an agent goes in the millisecond in which a place has come so near. */
static void draw_life_places(struct life_domain *domain, struct dice *dice)
{
    static const int speeds[] = {5, 10, 20, 25};
    domain->has_places = life_once_in(dice, 2);
    domain->speed = speeds[roll(dice, 4)];
    domain->within = life_once_in(dice, 2) ? 100 * (int)roll(dice, 6) : 0;
    domain->places_stay = domain->within > 0;
    for (int i = 0; i < LIFE_PLACES; i++)
        domain->points[i] = 100 * (int)roll(dice, 31);
}

static void draw_life_facts(struct life_domain *domain, struct dice *dice)
{
    domain->senses = life_once_in(dice, 2);
    for (int i = 0; i < LIFE_FACTS; i++) {
        struct life_fact *fact = &domain->facts[i];
        fact->top = i < LIFE_OWN ? 4 : i == LIFE_FLAG || i == LIFE_SIGN ? 1 : 9;
        fact->start = life_between(dice, 0, i < LIFE_OWN ? 2 : fact->top);
        fact->shared = i >= LIFE_SHARED && i <= LIFE_SIGN;
        fact->sensed = i == LIFE_SENSED && domain->senses;
        fact->every = (unsigned)life_between(dice, 20, 200);
    }
    domain->facts[LIFE_SENSED].top = 30;
    domain->facts[LIFE_HERE] = (struct life_fact){.top = LIFE_PLACES - 1};
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        domain->facts[i].claim = !life_once_in(dice, 12);
    draw_life_places(domain, dice);
    if (life_once_in(dice, 2))
        domain->facts[LIFE_OWN].applied = true;
    if (life_once_in(dice, 3))
        domain->facts[LIFE_SHARED].applied = true;
}

/* ----------------------------------------------------------------- actions */

/* What an action that is done now and then changes when it ends without success. */
static void draw_failing(const struct life_domain *domain, struct life_effects *effects,
                         struct dice *dice)
{
    int fact = LIFE_OWN + (int)roll(dice, LIFE_SENSED - LIFE_OWN);
    struct life_effect effect = {fact, 1 + (int)roll(dice, 3), true, false};
    if (domain->facts[fact].top == 1 || life_once_in(dice, 3))
        effect = (struct life_effect){fact, (int)roll(dice, 2), false, false};
    else if (life_once_in(dice, 2))
        effect.amount = -effect.amount;
    if (life_once_in(dice, 3))
        change_something(effects, effect);
}

static void draw_life_times(const struct life_domain *domain, struct life_action *action,
                            struct dice *dice)
{
    action->duration = life_once_in(dice, 10) ? 0 : (unsigned)life_between(dice, 1, 300);
    action->timeout = life_maybe_time(dice, 4, 30, 250);
    action->retry = life_maybe_time(dice, 3, 20, 700);
    action->cooldown = life_maybe_time(dice, 4, 20, 700);
    action->uninterruptible = life_once_in(dice, 6);
    action->at = action->restart = LIFE_NONE;
    draw_failing(domain, &action->failing, dice);
    draw_failing(domain, &action->aborting, dice);
    if (life_once_in(dice, 5)) {
        action->duration = 0;
        for (int i = 1 + (int)roll(dice, 2); i > 0; i--)
            ask_something(domain, &action->until, LIFE_OWN + (int)roll(dice, 8), dice);
    }
    if (domain->has_places && life_once_in(dice, 2))
        action->at = (int)roll(dice, LIFE_PLACES);
}

static void draw_side_effect(const struct life_domain *domain, struct life_action *action,
                             struct dice *dice)
{
    int fact = LIFE_OWN + (int)roll(dice, LIFE_HERE - LIFE_OWN);
    struct life_effect effect = {fact, life_between(dice, 1, 4), !life_once_in(dice, 4), false};
    if (life_once_in(dice, 2) && effect.adds)
        effect.amount = -effect.amount;
    if (domain->facts[fact].top == 1) {
        effect.adds = false;
        effect.amount = (int)roll(dice, 2);
    }
    effect.over_time = effect.adds && action->duration > 0 && life_once_in(dice, 2);
    if (fact >= LIFE_SHARED && fact < LIFE_SIGN && effect.adds && effect.amount < 0)
        ask_in_life(&action->needs, fact, false, -effect.amount);
    change_something(&action->effects, effect);
}

/* One of the actions that raise a lane, by one from wherever it is. */
static struct life_action *draw_plain_lane_action(struct life_domain *domain, int lane,
                                                  struct dice *dice)
{
    struct life_action *action = &domain->actions[domain->action_count++];
    draw_life_times(domain, action, dice);
    ask_in_life(&action->needs, lane, true, 3);
    change_something(
        &action->effects,
        (struct life_effect){lane, 1, true, action->duration > 0 && life_once_in(dice, 3)});
    return action;
}

/* The same by up to two, from some of its values alone, and with more that it asks for and changes. */
static void draw_lane_action(struct life_domain *domain, int lane, struct dice *dice)
{
    struct life_action *action = draw_plain_lane_action(domain, lane, dice);
    int from = (int)roll(dice, 4);
    action->needs.literals[0].bound = from;
    action->effects.all[0].amount = life_between(dice, 1, 2);
    if (life_once_in(dice, 2) && from > 0)
        ask_in_life(&action->needs, lane, false, from);
    if (life_once_in(dice, 3))
        ask_something(domain, &action->needs, life_once_in(dice, 2) ? LIFE_FLAG : LIFE_SIGN, dice);
    if (life_once_in(dice, 2))
        draw_side_effect(domain, action, dice);
    if (life_once_in(dice, 3))
        ask_something(domain, &action->lasts, LIFE_OWN + (int)roll(dice, 8), dice);
}

/* One of the actions that raise a lane by far as long as something holds that comes and goes, so that what
 *  a goal costs at the least comes and goes. */
static void draw_short_cut(struct life_domain *domain, int lane, struct dice *dice)
{
    struct life_action *action = &domain->actions[domain->action_count++];
    int fact = LIFE_OWN + (int)roll(dice, LIFE_HERE - LIFE_OWN), top = domain->facts[fact].top;
    draw_life_times(domain, action, dice);
    ask_in_life(&action->needs, fact, false, top - (int)roll(dice, (uint32_t)top / 3 + 1));
    change_something(&action->effects, (struct life_effect){lane, 4, true, false});
}

bool life_is_short_cut(const struct life_action *action)
{
    const struct life_effect *effect = &action->effects.all[0];
    return action->effects.count > 0 && effect->fact < LIFE_OWN && effect->adds &&
           effect->amount == 4;
}

bool life_is_asked_by_short_cut(const struct life_domain *domain, int fact)
{
    bool asked = false;
    for (int i = 0; i < domain->action_count; i++)
        asked |= life_is_short_cut(&domain->actions[i]) &&
                 domain->actions[i].needs.literals[0].fact == fact;
    return asked;
}

static void draw_task_action(struct life_domain *domain, struct dice *dice)
{
    struct life_action *action = &domain->actions[domain->action_count++];
    draw_life_times(domain, action, dice);
    if (life_once_in(dice, 2))
        ask_something(domain, &action->needs, LIFE_OWN + (int)roll(dice, 8), dice);
    if (life_once_in(dice, 3))
        ask_something(domain, &action->lasts, LIFE_OWN + (int)roll(dice, 8), dice);
    draw_side_effect(domain, action, dice);
    if (life_once_in(dice, 2))
        draw_side_effect(domain, action, dice);
    if (life_once_in(dice, 4))
        change_something(
            &action->effects,
            (struct life_effect){(int)roll(dice, LIFE_OWN), -1 - (int)roll(dice, 4), true, false});
}

/* No two sets of few actions cost the same. */
static void draw_life_costs(struct life_domain *domain, struct dice *dice)
{
    static const int costs[LIFE_ACTIONS - LIFE_WAIT_STEPS] = {
        1, 3, 7, 12, 20, 30, 44, 65, 80, 96, 122, 147, 181, 203, 251, 289, 360};
    int drawn[LIFE_ACTIONS - LIFE_WAIT_STEPS];
    for (int i = 0; i < LIFE_ACTIONS - LIFE_WAIT_STEPS; i++) {
        int other = (int)roll(dice, (uint32_t)i + 1);
        drawn[i] = drawn[other];
        drawn[other] = costs[i];
    }
    for (int i = 0; i < domain->action_count; i++)
        for (int j = 0; j < domain->action_count && life_is_short_cut(&domain->actions[i]); j++)
            if (drawn[j] < drawn[i] && life_once_in(dice, 2)) {
                int cost = drawn[i];
                drawn[i] = drawn[j];
                drawn[j] = cost;
            }
    for (int i = 0; i < domain->action_count; i++)
        domain->actions[i].cost = drawn[i];
}

/* ------------------------------------------------------- goals, tasks, rules */

static void draw_life_goals(struct life_domain *domain, struct dice *dice)
{
    int drawn = (int)roll(dice, 2 * LIFE_GOALS + 2);
    domain->goal_count = drawn < LIFE_GOALS ? drawn : LIFE_GOALS;
    for (int i = 0; i < domain->goal_count; i++) {
        struct life_goal *goal = &domain->goals[i];
        ask_in_life(&goal->condition, LIFE_LANE + i, false,
                    life_once_in(dice, 2) ? 4 : life_between(dice, 1, 4));
        if (!life_once_in(dice, 3))
            ask_something(domain, &goal->relevant, LIFE_OWN + (int)roll(dice, 8), dice);
        goal->priority = (int)roll(dice, 5);
        goal->cooldown = life_maybe_time(dice, 2, 20, 900);
        goal->wanted = i == domain->goal_count - 1 && life_once_in(dice, 2);
        goal->keep = !goal->wanted && life_once_in(dice, 2);
        goal->retry_first = life_maybe_time(dice, 2, 50, 700);
        goal->retry_most = goal->retry_first;
        if (life_once_in(dice, 2))
            goal->retry_most *= 1 + roll(dice, 6);
        goal->best_effort = life_once_in(dice, 3);
        if (!life_once_in(dice, 4) && !goal->best_effort)
            (void)draw_plain_lane_action(domain, LIFE_LANE + i, dice);
        for (int j = life_between(dice, 1, 2); j > 0; j--)
            draw_lane_action(domain, LIFE_LANE + i, dice);
        draw_short_cut(domain, LIFE_LANE + i, dice);
    }
}

/* A fact at whose change an action begins anew, which it does not change itself over time. */
static void draw_restart(struct life_action *action, struct dice *dice)
{
    int fact = LIFE_OWN + (int)roll(dice, LIFE_HERE - LIFE_OWN);
    bool good = life_once_in(dice, 4);
    for (int i = 0; i < action->effects.count; i++)
        good &= action->effects.all[i].fact != fact || !action->effects.all[i].over_time;
    if (good)
        action->restart = fact;
}

static void draw_life_methods(struct life_domain *domain, struct dice *dice)
{
    int first = domain->action_count, count = life_between(dice, 3, 5);
    if (domain->goal_count > 0 && life_once_in(dice, 12))
        return;
    for (int i = 0; i < count; i++)
        draw_task_action(domain, dice);
    domain->method_count = life_between(dice, 3, LIFE_METHODS);
    for (int i = 0; i < domain->method_count; i++) {
        struct life_method *method = &domain->methods[i];
        bool last = i == domain->method_count - 1 && !life_once_in(dice, 3);
        for (int j = (int)roll(dice, 3); j > 0 && !last; j--)
            ask_something(domain, &method->needs,
                          (int)roll(dice, domain->has_places ? LIFE_HERE + 1 : LIFE_HERE), dice);
        method->step_count = life_between(dice, 1, LIFE_DEEDS);
        for (int j = 0; j < method->step_count; j++)
            method->steps[j] = first + (int)roll(dice, (uint32_t)count);
        method->cooldown = life_maybe_time(dice, 3, 20, 900);
    }
}

static void draw_life_rules(struct life_domain *domain, struct dice *dice)
{
    domain->rule_count = life_between(dice, 1, LIFE_RULES);
    for (int i = 0; i < domain->rule_count; i++) {
        struct life_rule *rule = &domain->rules[i];
        int fact = (int)roll(dice, LIFE_SENSED);
        while (domain->facts[fact].applied)
            fact = (int)roll(dice, LIFE_SENSED);
        rule->of_world = domain->facts[fact].shared;
        rule->every = life_once_in(dice, 2) ? 100u * (unsigned)life_between(dice, 1, 9)
                                            : (unsigned)life_between(dice, 30, 900);
        rule->effect = (struct life_effect){fact, (int)roll(dice, 3), life_once_in(dice, 2), false};
        if (domain->facts[fact].top == 1)
            rule->effect = (struct life_effect){fact, (int)roll(dice, 2), false, false};
        else if (rule->effect.adds)
            rule->effect.amount =
                life_once_in(dice, 2) ? 1 + rule->effect.amount : -1 - rule->effect.amount;
        if (life_once_in(dice, 2)) {
            rule->after = rule->every;
            rule->every = 0;
        }
        if (rule->after > 0 || life_once_in(dice, 3))
            ask_something(domain, &rule->needs,
                          rule->of_world ? LIFE_SHARED + (int)roll(dice, 3)
                                         : (int)roll(dice, LIFE_SENSED),
                          dice);
    }
}

/* What some goals matter by. */
static void draw_life_priorities(struct life_domain *domain, struct dice *dice)
{
    for (int i = 0; i < domain->goal_count; i++) {
        struct life_goal *goal = &domain->goals[i];
        goal->priority_of = LIFE_NONE;
        if (goal->wanted || life_once_in(dice, 3))
            continue;
        goal->priority_of = LIFE_OWN + (int)roll(dice, LIFE_HERE - LIFE_OWN);
        goal->times = life_once_in(dice, 3) ? -1 - (int)roll(dice, 2) : 1 + (int)roll(dice, 2);
    }
}

/* What goals and methods may take; a method without preconditions is passed over for a time. */
static void draw_life_timeouts(struct life_domain *domain, struct dice *dice)
{
    for (int i = 0; i < domain->goal_count; i++)
        domain->goals[i].timeout = life_maybe_time(dice, 2, 30, 700);
    for (int i = 0; i < domain->method_count; i++) {
        struct life_method *method = &domain->methods[i];
        method->timeout = life_maybe_time(dice, 2, 30, 700);
        if (method->timeout > 0 && (method->needs.count == 0 || life_once_in(dice, 2)))
            method->again = (unsigned)life_between(dice, 20, 900);
    }
}

/* What goals and methods are given up by. */
static void draw_life_whiles(struct life_domain *domain, struct dice *dice)
{
    for (int i = 0; i < domain->goal_count; i++)
        if (life_once_in(dice, 3))
            ask_something(domain, &domain->goals[i].lasts, LIFE_OWN + (int)roll(dice, 8), dice);
    for (int i = 0; i < domain->method_count; i++)
        if (life_once_in(dice, 3))
            ask_something(domain, &domain->methods[i].lasts, LIFE_OWN + (int)roll(dice, 8), dice);
}

struct life_domain life_domain_random(struct dice *dice)
{
    struct life_domain domain = {0};
    draw_life_facts(&domain, dice);
    draw_life_goals(&domain, dice);
    draw_life_methods(&domain, dice);
    draw_life_costs(&domain, dice);
    for (int i = 0; i < domain.action_count; i++)
        draw_restart(&domain.actions[i], dice);
    draw_life_rules(&domain, dice);
    draw_life_timeouts(&domain, dice);
    life_draw_waits(&domain, dice);
    life_draw_slot(&domain, dice);
    draw_life_priorities(&domain, dice);
    life_draw_method_choice(&domain, dice);
    life_draw_holding(&domain, dice);
    draw_life_whiles(&domain, dice);
    life_draw_reconsidering(&domain, dice);
    life_draw_values(&domain, dice);
    return domain;
}
