/* SPDX-License-Identifier: MIT */
/* What a domain of life_model.h means, on plain numbers. */
#include "models/life_waits.h"

bool life_literal_holds(const struct life_literal *literal, const struct life_state *state)
{
    int value = state->values[literal->fact];
    return literal->at_most ? value <= literal->bound : value >= literal->bound;
}

bool life_holds(const struct life_condition *condition, const struct life_state *state)
{
    bool holds = true;
    for (int i = 0; i < condition->count; i++)
        holds &= life_literal_holds(&condition->literals[i], state);
    return holds;
}

int life_shortfall(const struct life_domain *domain, int goal, const struct life_state *state)
{
    const struct life_literal *literal = &domain->goals[goal].condition.literals[0];
    int value = state->values[literal->fact];
    int short_by = literal->at_most ? value - literal->bound : literal->bound - value;
    return short_by > 0 ? short_by : 0;
}

int life_value_after(const struct life_domain *domain, const struct life_effect *effect, int value)
{
    int top = domain->facts[effect->fact].top;
    int after = effect->adds ? value + effect->amount : effect->amount;
    return after < 0 ? 0 : after > top ? top : after;
}

void life_act(const struct life_domain *domain, int action, struct life_state *state)
{
    const struct life_effects *effects = &domain->actions[action].effects;
    for (int i = 0; i < effects->count; i++) {
        int *value = &state->values[effects->all[i].fact];
        *value = life_value_after(domain, &effects->all[i], *value);
    }
    life_come_true(&domain->actions[action], state);
    if (domain->actions[action].at != LIFE_NONE)
        state->values[LIFE_HERE] = domain->actions[action].at;
}

struct life_state life_after_all_time(const struct life_domain *domain, int action,
                                      const struct life_state *state)
{
    const struct life_effects *effects = &domain->actions[action].effects;
    struct life_state after = *state;
    for (int i = 0; i < effects->count; i++) {
        int *value = &after.values[effects->all[i].fact];
        if (effects->all[i].over_time)
            *value = life_value_after(domain, &effects->all[i], *value);
    }
    return after;
}

bool life_can_begin(const struct life_domain *domain, int action, const struct life_state *state)
{
    const struct life_action *of = &domain->actions[action];
    struct life_state after = life_after_all_time(domain, action, state);
    return life_holds(&of->needs, state) && life_holds(&of->lasts, state) &&
           life_holds(&of->lasts, &after);
}
