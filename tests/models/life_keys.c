/* SPDX-License-Identifier: MIT */
/* Takes keys out of domains of life_model.h. */
#include "models/life_keys.h"
#include "models/life_waits.h"

const char *const life_key_names[LIFE_KEYS] = {"over time",
                                               "timeout",
                                               "retry",
                                               "cooldown of actions",
                                               "cooldown of methods",
                                               "cooldown of goals",
                                               "while",
                                               "uninterruptible",
                                               "keep",
                                               "relevant",
                                               "applied",
                                               "sensed",
                                               "rules of the world",
                                               "rules of agents",
                                               "priority of methods",
                                               "at",
                                               "places that move",
                                               "within",
                                               "wants",
                                               "retry of goals",
                                               "until",
                                               "on_failure",
                                               "restart",
                                               "after",
                                               "timeout of methods",
                                               "again",
                                               "timeout of goals",
                                               "wait in subtasks",
                                               "until in subtasks",
                                               "timeout of until in subtasks",
                                               "claims",
                                               "slots",
                                               "priorities of facts",
                                               "inertia of goals",
                                               "latched",
                                               "while of goals",
                                               "while of methods",
                                               "score of methods",
                                               "inertia of methods with a priority",
                                               "inertia of methods with a score",
                                               "turns",
                                               "reconsider",
                                               "best_effort",
                                               "value"};

static void strip_life_action(struct life_action *action, enum life_key key)
{
    for (int i = 0; i < action->effects.count && key == LIFE_KEY_OVER_TIME; i++)
        action->effects.all[i].over_time = false;
    if (key == LIFE_KEY_TIMEOUT && !action->is_wait)
        action->timeout = 0;
    if (key == LIFE_KEY_TIMEOUT_STEPS && action->is_wait)
        action->timeout = 0;
    if (key == LIFE_KEY_RETRY)
        action->retry = 0;
    if (key == LIFE_KEY_ACTION_COOLDOWN)
        action->cooldown = 0;
    if (key == LIFE_KEY_WHILE)
        action->lasts.count = 0;
    if (key == LIFE_KEY_UNTIL && !action->is_wait)
        action->until.count = 0;
    if (key == LIFE_KEY_FAILING)
        action->failing.count = action->aborting.count = 0;
    if (key == LIFE_KEY_RESTART)
        action->restart = LIFE_NONE;
    if (key == LIFE_KEY_AT)
        action->at = LIFE_NONE;
    if (key == LIFE_KEY_UNINTERRUPTIBLE)
        action->uninterruptible = false;
}

static void strip_life_goal(struct life_goal *goal, enum life_key key)
{
    if (key == LIFE_KEY_GOAL_COOLDOWN)
        goal->cooldown = 0;
    if (key == LIFE_KEY_KEEP)
        goal->keep = false;
    if (key == LIFE_KEY_WANTS)
        goal->wanted = false;
    if (key == LIFE_KEY_GOAL_RETRY)
        goal->retry_first = goal->retry_most = 0;
    if (key == LIFE_KEY_GOAL_TIMEOUT)
        goal->timeout = 0;
    if (key == LIFE_KEY_GOAL_PRIORITY)
        goal->priority_of = LIFE_NONE, goal->times = 0;
    if (key == LIFE_KEY_INERTIA)
        goal->inertia = 0;
    if (key == LIFE_KEY_GOAL_WHILE)
        goal->lasts.count = 0;
    if (key == LIFE_KEY_LATCHED)
        goal->latched = false;
    if (key == LIFE_KEY_RELEVANT)
        goal->relevant.count = 0;
    if (key == LIFE_KEY_VALUE)
        goal->valued = false;
    if (key == LIFE_KEY_BEST_EFFORT)
        goal->best_effort = false;
    if (key == LIFE_KEY_RECONSIDER)
        goal->reconsider = (struct life_reconsideration){0, 0};
}

/* Without it a rule takes place at each time that its preconditions might have held for. */
static void strip_after(struct life_rule *rule)
{
    if (rule->after > 0)
        rule->every = rule->after;
    rule->after = 0;
}

static void strip_life_method(struct life_method *method, enum life_key key)
{
    if (key == LIFE_KEY_METHOD_WHILE)
        method->lasts.count = 0;
    if (key == LIFE_KEY_METHOD_COOLDOWN)
        method->cooldown = 0;
    if (key == LIFE_KEY_METHOD_TIMEOUT)
        method->timeout = method->again = 0;
    if (key == LIFE_KEY_AGAIN)
        method->again = 0;
}

static void strip_life_rules(struct life_domain *domain, bool of_world)
{
    int count = 0;
    for (int i = 0; i < domain->rule_count; i++)
        if (domain->rules[i].of_world != of_world)
            domain->rules[count++] = domain->rules[i];
    domain->rule_count = count;
}

void life_domain_strip(struct life_domain *domain, enum life_key key)
{
    for (int i = 0; i < domain->action_count; i++)
        strip_life_action(&domain->actions[i], key);
    for (int i = 0; i < domain->goal_count; i++)
        strip_life_goal(&domain->goals[i], key);
    for (int i = 0; i < domain->method_count; i++)
        strip_life_method(&domain->methods[i], key);
    for (int i = 0; i < LIFE_FACTS && key == LIFE_KEY_APPLIED; i++)
        domain->facts[i].applied = false;
    for (int i = 0; i < LIFE_FACTS && key == LIFE_KEY_CLAIMS; i++)
        domain->facts[i].claim = false;
    if (key == LIFE_KEY_SENSED)
        domain->facts[LIFE_SENSED].sensed = domain->senses = false;
    for (int i = 0; i < domain->rule_count && key == LIFE_KEY_AFTER; i++)
        strip_after(&domain->rules[i]);
    if (key == LIFE_KEY_WORLD_RULES || key == LIFE_KEY_OWN_RULES)
        strip_life_rules(domain, key == LIFE_KEY_WORLD_RULES);
    if (key == LIFE_KEY_WAIT_STEPS || key == LIFE_KEY_UNTIL_STEPS)
        life_strip_waits(domain, key == LIFE_KEY_UNTIL_STEPS);
    if (key == LIFE_KEY_WITHIN)
        domain->within = 0;
    if (key == LIFE_KEY_MOVES)
        domain->places_stay = true;
    if (key == LIFE_KEY_SLOTS && domain->has_slot) {
        domain->slot_stays = true;
        domain->facts[LIFE_BOUND].start = 1;
    }
    if (key == LIFE_KEY_TURNS)
        domain->without_turns = true;
    if ((key == LIFE_KEY_PRIORITY && domain->select == LIFE_PRIORITY) ||
        (key == LIFE_KEY_SCORE && domain->select == LIFE_SCORE))
        domain->select = LIFE_FIRST;
    if (key == (domain->select == LIFE_PRIORITY ? LIFE_KEY_METHOD_INERTIA : LIFE_KEY_SCORE_INERTIA))
        for (int i = 0; i < domain->method_count; i++)
            domain->methods[i].inertia = LIFE_NONE;
    if (key == LIFE_KEY_VALUE)
        domain->weighs = false;
    if (key == LIFE_KEY_RECONSIDER) {
        domain->reconsider = (struct life_reconsideration){0, 0};
        domain->asks_anew = false;
    }
}
