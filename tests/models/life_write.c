/* SPDX-License-Identifier: MIT */
/* Writes the YAML of a domain of life_model.h. */
#include "models/life_waits.h"

static void write_life_facts(const struct life_domain *domain, struct text *yaml)
{
    text_add(yaml, "state:\n");
    for (int i = 0; i < LIFE_HERE; i++) {
        const struct life_fact *fact = &domain->facts[i];
        text_add(yaml, "  f%d: {type: 0..%d, start: %d", i, fact->top, fact->start);
        text_add(yaml, "%s%s", fact->shared ? ", shared: true" : "",
                 fact->applied ? ", applied: true" : "");
        text_add(yaml, "%s", fact->claim ? ", claim: true" : "");
        if (fact->sensed)
            text_add(yaml, ", sensed: true, every: %ums", fact->every);
        text_add(yaml, "}\n");
    }
    if (domain->has_slot)
        text_add(yaml, "  f%d(foe): {type: 0..9, start: %d}\n", LIFE_HITS,
                 domain->facts[LIFE_HITS].start);
    if (!domain->has_places)
        return;
    text_add(yaml, "  f%d: [p0, p1, p2]\nplaces: {fact: f%d, speed: %d, within: %d.%d, at: {",
             LIFE_HERE, LIFE_HERE, domain->speed, domain->within / 1000,
             domain->within % 1000 / 100);
    for (int i = 0; i < LIFE_PLACES; i++)
        text_add(yaml, "%sp%d: %d.%d", i ? ", " : "", i, domain->points[i] / 1000,
                 domain->points[i] % 1000 / 100);
    text_add(yaml, "}}\n");
}

/* Of the place it is asked whether it is the first one. */
static void write_life_literal(const struct life_literal *literal, struct text *yaml)
{
    if (literal->fact == LIFE_HERE)
        text_add(yaml, "f%d %s p0", LIFE_HERE, literal->at_most ? "==" : "!=");
    else if (literal->fact == LIFE_BOUND)
        text_add(yaml, "foe_bound(e)");
    else if (literal->fact == LIFE_HITS)
        text_add(yaml, "f%d(e) %s %d", LIFE_HITS, literal->at_most ? "<=" : ">=", literal->bound);
    else
        text_add(yaml, "f%d %s %d", literal->fact, literal->at_most ? "<=" : ">=", literal->bound);
}

static void write_life_condition(const char *key, const struct life_condition *condition,
                                 struct text *yaml)
{
    if (condition->count == 0)
        return;
    text_add(yaml, "%s: [", key);
    for (int i = 0; i < condition->count; i++) {
        text_add(yaml, "%s", i ? ", " : "");
        write_life_literal(&condition->literals[i], yaml);
    }
    text_add(yaml, "], ");
}

static void write_life_effect(const struct life_effect *effect, struct text *yaml)
{
    text_add(yaml, "f%d%s %s %d%s", effect->fact, effect->fact == LIFE_HITS ? "(e)" : "",
             !effect->adds        ? "="
             : effect->amount < 0 ? "-="
                                  : "+=",
             effect->amount < 0 ? -effect->amount : effect->amount,
             effect->over_time ? " over time" : "");
}

static void write_life_effects(const char *key, const struct life_effects *effects,
                               struct text *yaml)
{
    if (effects->count == 0)
        return;
    text_add(yaml, "%s: [", key);
    for (int i = 0; i < effects->count; i++) {
        text_add(yaml, "%s", i ? ", " : "");
        write_life_effect(&effects->all[i], yaml);
    }
    text_add(yaml, "], ");
}

static void write_life_time(const char *key, unsigned time, struct text *yaml)
{
    if (time > 0)
        text_add(yaml, "%s: %ums, ", key, time);
}

static void write_life_actions(const struct life_domain *domain, struct text *yaml)
{
    text_add(yaml, "actions:\n");
    for (int i = 0; i < domain->action_count - domain->wait_count; i++) {
        const struct life_action *action = &domain->actions[i];
        text_add(yaml, "  a%d%s: {", i, action->of_slot ? "(foe e)" : "");
        write_life_condition("preconditions", &action->needs, yaml);
        write_life_condition("while", &action->lasts, yaml);
        if (action->at != LIFE_NONE)
            text_add(yaml, "at: p%d, ", action->at);
        write_life_time("duration", action->duration, yaml);
        write_life_time("timeout", action->timeout, yaml);
        write_life_time("retry", action->retry, yaml);
        write_life_time("cooldown", action->cooldown, yaml);
        write_life_condition("until", &action->until, yaml);
        if (action->restart != LIFE_NONE)
            text_add(yaml, "restart: f%d, ", action->restart);
        write_life_effects("effects", &action->effects, yaml);
        write_life_effects("on_failure", &action->failing, yaml);
        write_life_effects("on_abort", &action->aborting, yaml);
        text_add(yaml, "%scost: %d}\n", action->uninterruptible ? "uninterruptible: true, " : "",
                 action->cost);
    }
}

static void write_life_goals(const struct life_domain *domain, struct text *yaml)
{
    text_add(yaml, "%s", domain->goal_count ? "goals:\n" : "");
    for (int i = 0; i < domain->goal_count; i++) {
        const struct life_goal *goal = &domain->goals[i];
        text_add(yaml, "  g%d%s: {", i,
                 goal->wanted    ? "(thing t)"
                 : goal->of_slot ? "(foe e)"
                                 : "");
        write_life_condition("conditions", &goal->condition, yaml);
        write_life_condition("relevant", &goal->relevant, yaml);
        write_life_condition("while", &goal->lasts, yaml);
        write_life_time("cooldown", goal->cooldown, yaml);
        write_life_time("timeout", goal->timeout, yaml);
        if (goal->retry_most > goal->retry_first)
            text_add(yaml, "retry: {first: %ums, most: %ums}, ", goal->retry_first,
                     goal->retry_most);
        else
            write_life_time("retry", goal->retry_first, yaml);
        if (goal->inertia > 0)
            text_add(yaml, "inertia: %d, ", goal->inertia);
        text_add(yaml, "%s", goal->best_effort ? "best_effort: true, " : "");
        text_add(yaml, "%s", goal->latched ? "latched: true, " : "");
        life_write_reconsidering(&goal->reconsider, yaml);
        life_write_value(goal, yaml);
        text_add(yaml, "%spriority: %d", goal->keep ? "keep: true, " : "", goal->priority);
        if (goal->priority_of != LIFE_NONE)
            text_add(yaml, " %c %d * f%d", goal->times < 0 ? '-' : '+',
                     goal->times < 0 ? -goal->times : goal->times, goal->priority_of);
        text_add(yaml, "}\n");
    }
}

static void write_life_step(const struct life_domain *domain, int step, bool follows,
                            struct text *yaml)
{
    text_add(yaml, "%s", follows ? ", " : "");
    if (domain->actions[step].is_wait)
        life_write_wait(&domain->actions[step], yaml);
    else
        text_add(yaml, "a%d%s", step, domain->actions[step].of_slot ? "(e)" : "");
}

static void write_life_tasks(const struct life_domain *domain, struct text *yaml)
{
    static const char *const selects[] = {"first", "priority", "score"};
    if (domain->method_count == 0)
        return;
    text_add(yaml, "tasks:\n  live:\n    select: %s\n    methods:\n", selects[domain->select]);
    for (int i = 0; i < domain->method_count; i++) {
        const struct life_method *method = &domain->methods[i];
        text_add(yaml, "      m%d%s: {", i, method->of_slot ? "(foe e)" : "");
        write_life_condition("preconditions", &method->needs, yaml);
        write_life_condition("while", &method->lasts, yaml);
        write_life_time("cooldown", method->cooldown, yaml);
        if (method->again > 0)
            text_add(yaml, "timeout: {after: %ums, again: %ums}, ", method->timeout, method->again);
        else
            write_life_time("timeout", method->timeout, yaml);
        life_write_method_choice(domain, method, yaml);
        text_add(yaml, "subtasks: [");
        for (int j = 0; j < method->step_count; j++)
            write_life_step(domain, method->steps[j], j > 0, yaml);
        text_add(yaml, "]}\n");
    }
}

static void write_life_rules(const struct life_domain *domain, struct text *yaml)
{
    text_add(yaml, "%s", domain->rule_count ? "rules:\n" : "");
    for (int i = 0; i < domain->rule_count; i++) {
        const struct life_rule *rule = &domain->rules[i];
        text_add(yaml, "  r%d: {", i);
        write_life_time("every", rule->every, yaml);
        write_life_time("after", rule->after, yaml);
        write_life_condition("preconditions", &rule->needs, yaml);
        text_add(yaml, "effects: ");
        write_life_effect(&rule->effect, yaml);
        text_add(yaml, "}\n");
    }
}

void life_domain_write(const struct life_domain *domain, struct text *yaml)
{
    bool wants = domain->goal_count > 0 && domain->goals[domain->goal_count - 1].wanted;
    text_add(yaml, "domain: d\nlimits: {plan: %d, table: 256%s}\n", LIFE_PLAN,
             wants ? ", wants: 1" : "");
    if (wants || domain->has_slot)
        text_add(yaml, "types: {%s%s%s}\n", wants ? "thing: [it]" : "",
                 wants && domain->has_slot ? ", " : "", domain->has_slot ? "foe: {slots: 1}" : "");
    write_life_facts(domain, yaml);
    write_life_actions(domain, yaml);
    write_life_goals(domain, yaml);
    write_life_tasks(domain, yaml);
    write_life_rules(domain, yaml);
    text_add(yaml, "agents:\n  one: {");
    life_write_reconsidering(&domain->reconsider, yaml);
    text_add(yaml, "goals: [");
    for (int i = 0; i < domain->goal_count - wants; i++)
        text_add(yaml, "%sg%d", i ? ", " : "", i);
    text_add(yaml, "]%s}\n", domain->method_count ? ", task: live" : "");
}
