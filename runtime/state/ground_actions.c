/* SPDX-License-Identifier: MIT */
/*
 * Ground actions by their numbers, as plans, events and records have them. See gg_action_of in gg.h.
 * Rests on told.h.
 */
#include "state/told.h"

uint16_t gg_row_of(const GG_ROM gg_domain *domain, uint16_t number)
{
    bool told = domain->told && number != GG_NONE;
    return told ? domain->told->ops->row(domain, number) : number;
}

bool gg_is_same_action(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b)
{
    const GG_ROM gg_action *one = gg_action_of(domain, a), *other = gg_action_of(domain, b);
    return a == b || (one->source_index == other->source_index &&
                      one->arguments == other->arguments && !has_told_place(one));
}

uint16_t gg_ground_action_count(const GG_ROM gg_domain *domain)
{
    return domain->told ? domain->told->count : domain->action_count;
}

const GG_ROM gg_action *gg_action_of(const GG_ROM gg_domain *domain, uint16_t action)
{
    return &domain->actions[gg_row_of(domain, action)];
}

uint16_t gg_action_place(const GG_ROM gg_domain *domain, uint16_t action)
{
    return domain->told ? domain->told->ops->place_of_number(domain, action)
                        : domain->actions[action].begins_at;
}

uint16_t gg_action_argument(const GG_ROM gg_domain *domain, uint16_t action, uint16_t parameter)
{
    return domain->told ? domain->told->ops->argument(domain, action, parameter)
                        : domain->actions[action].arguments[parameter];
}

bool gg_can_do(const GG_ROM gg_domain *domain, uint16_t action, const uint64_t *state)
{
    uint16_t row = domain->told ? domain->told->ops->row_in(domain, action, state) : action;
    return row != GG_NONE && gg_condition_holds(domain, &domain->actions[row].precondition, state);
}

void gg_do(const GG_ROM gg_domain *domain, uint16_t action, uint64_t *state)
{
    gg_do_action(domain, gg_row_of(domain, action), state);
}
