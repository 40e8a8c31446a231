/* SPDX-License-Identifier: MIT */
/*
 * Actions whose place a fact tells: see gg_told_actions. Rests on state.h. Only the tables of domains
 * with such actions name it.
 */
#include "agent/agent_layout.h"

/* The place that a value of the telling fact is; GG_NONE: it is none of the row's. */
static uint16_t told_places_place(const GG_ROM gg_domain *domain, uint16_t row,
                                  const uint64_t *state)
{
    const GG_ROM gg_told_place *told = told_place_of(domain, &domain->actions[row]);
    uint32_t place = gg_read(domain, told->fact, state) - told->low;
    return place < told->count ? (uint16_t)(told->first + place) : GG_NONE;
}

static uint16_t told_places_act(const GG_ROM gg_domain *domain, uint16_t row, uint64_t *state)
{
    const GG_ROM gg_action *action = &domain->actions[row];
    uint16_t place = has_told_place(action) ? told_places_place(domain, row, state) : GG_NONE;
    gg_effect_apply(domain, action->effect, state);
    if (place != GG_NONE)
        gg_write(domain, domain->places->fact, place, state);
    return place;
}

static uint16_t told_places_number(const GG_ROM gg_domain *domain, uint16_t row, uint16_t place)
{
    uint16_t first = domain->told->numbers[row];
    const GG_ROM gg_action *action = &domain->actions[row];
    return has_told_place(action) ? (uint16_t)(first + place - told_place_of(domain, action)->first)
                                  : first;
}

/* The last row whose first number is not behind. */
static uint16_t told_places_row(const GG_ROM gg_domain *domain, uint16_t number)
{
    const GG_ROM uint16_t *numbers = domain->told->numbers;
    uint16_t low = 0, high = domain->action_count;
    while (high - low > 1) {
        uint16_t middle = (uint16_t)(low + (high - low) / 2);
        if (numbers[middle] <= number)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static uint16_t told_places_place_of_number(const GG_ROM gg_domain *domain, uint16_t number)
{
    uint16_t row = told_places_row(domain, number);
    const GG_ROM gg_action *action = &domain->actions[row];
    if (!has_told_place(action))
        return action->begins_at;
    return (uint16_t)(told_place_of(domain, action)->first + number - domain->told->numbers[row]);
}

static uint16_t told_places_argument(const GG_ROM gg_domain *domain, uint16_t number,
                                     uint16_t parameter)
{
    uint16_t symbol = domain->actions[told_places_row(domain, number)].arguments[parameter];
    return symbol == GG_NONE ? domain->places->symbols[told_places_place_of_number(domain, number)]
                             : symbol;
}

static uint16_t told_places_row_in(const GG_ROM gg_domain *domain, uint16_t number,
                                   const uint64_t *state)
{
    uint16_t row = told_places_row(domain, number);
    bool is_there =
        !has_told_place(&domain->actions[row]) ||
        told_places_place(domain, row, state) == told_places_place_of_number(domain, number);
    return is_there ? row : GG_NONE;
}

static bool told_has_changed(const GG_ROM gg_fact *fact, const uint64_t *changed)
{
    return changed && (changed[fact->word] & gg_fact_mask_in_word(fact));
}

/* Facts are looked at as conditions have them: flags first, in the order of their numbers. What has changed
 * is named before others. */
static uint16_t told_places_in_the_way(const GG_ROM gg_domain *domain, uint16_t number,
                                       const uint64_t *state, const uint64_t *changed,
                                       uint16_t other)
{
    uint16_t row = told_places_row(domain, number);
    if (told_places_row_in(domain, number, state) != GG_NONE)
        return other;
    uint16_t told = told_place_of(domain, &domain->actions[row])->fact;
    if (other == GG_NONE || other >= domain->fact_count)
        return told;
    const GG_ROM gg_fact *one = &domain->facts[told], *fact = &domain->facts[other];
    if (told_has_changed(one, changed) != told_has_changed(fact, changed))
        return told_has_changed(one, changed) ? told : other;
    if ((one->kind == GG_NUMBER) != (fact->kind == GG_NUMBER))
        return one->kind == GG_NUMBER ? other : told;
    return told < other ? told : other;
}

static bool told_places_describe(const GG_ROM gg_domain *domain, uint16_t number, uint16_t fact,
                                 const uint64_t *state, gg_unmet *unmet)
{
    const GG_ROM gg_action *action = &domain->actions[told_places_row(domain, number)];
    if (told_places_row_in(domain, number, state) != GG_NONE ||
        told_place_of(domain, action)->fact != fact)
        return false;
    const GG_ROM gg_told_place *told = told_place_of(domain, action);
    uint32_t value =
        (uint32_t)told->low + told_places_place_of_number(domain, number) - told->first;
    bool flags = domain->facts[fact].kind == GG_SYMBOL;
    unmet->known = true;
    unmet->is = unmet->will_be = gg_read(domain, fact, state);
    unmet->low = flags ? 0 : value;
    unmet->high = flags ? domain->facts[fact].top : value;
    unmet->among = flags ? gg_one_bit(value) : 0;
    return true;
}

static void number_steps(const gg_plan *plan, const GG_ROM gg_domain *domain, const uint64_t *from,
                         uint64_t *state)
{
    gg_copy_words(state, from, domain->word_count);
    for (uint16_t i = 0; i < plan->length; i++) {
        uint16_t row = plan->steps[i];
        plan->steps[i] = told_places_number(domain, row, told_places_act(domain, row, state));
    }
}

/* ------------------------------------------------------------- what is left out */

static bool told_places_any_left_out(const GG_ROM gg_domain *domain, const gg_bounds *bounds)
{
    for (uint16_t i = 0; i < bounds->excluded_count; i++)
        if (bounds->excluded[i].left > 0 &&
            has_told_place(gg_action_of(domain, bounds->excluded[i].action)))
            return true;
    return false;
}

static bool told_places_is_left_out(const GG_ROM gg_domain *domain, const gg_bounds *bounds,
                                    uint16_t row, uint16_t place)
{
    uint16_t number = told_places_number(domain, row, place);
    for (uint16_t i = 0; place != GG_NONE && i < bounds->excluded_count; i++)
        if (bounds->excluded[i].left > 0 && bounds->excluded[i].action == number)
            return true;
    return false;
}

static void told_places_leave_out(const GG_ROM gg_domain *domain, const gg_bounds *bounds,
                                  const uint64_t *state, uint64_t *rows)
{
    for (uint16_t i = 0; i < bounds->excluded_count; i++) {
        if (bounds->excluded[i].left == 0)
            continue;
        uint16_t row = told_places_row(domain, bounds->excluded[i].action);
        if (has_told_place(&domain->actions[row]) &&
            told_places_is_left_out(domain, bounds, row, told_places_place(domain, row, state)))
            rows[row / 64] &= ~gg_one_bit(row % 64);
    }
}

/* --------------------------------------------------------------------- agents */

static uint16_t told_places_first_place(const GG_ROM gg_domain *domain, uint16_t row)
{
    const GG_ROM gg_action *action = &domain->actions[row];
    return has_told_place(action) ? told_place_of(domain, action)->first : GG_NONE;
}

static bool told_places_next_place(const GG_ROM gg_domain *domain, uint16_t row, uint16_t *place)
{
    const GG_ROM gg_action *action = &domain->actions[row];
    return has_told_place(action) &&
           ++*place - told_place_of(domain, action)->first < told_place_of(domain, action)->count;
}

static void told_places_arrive(const gg_agent *agent, uint64_t *state)
{
    const GG_ROM gg_domain *domain = agent->domain;
    if (has_told_place(&domain->actions[gg_steps_of(agent)[agent->step]]))
        gg_write(domain, domain->places->fact, present_step_begins_at(agent), state);
}

static void told_places_take_steps(const gg_agent *agent, uint16_t length)
{
    for (uint16_t i = 0; i < length; i++)
        gg_steps_of(agent)[i] = told_places_row(agent->domain, gg_numbers_of(agent)[i]);
}

static void told_places_watch(const GG_ROM gg_domain *domain, uint16_t row, uint64_t *bits)
{
    const GG_ROM gg_action *action = &domain->actions[row];
    if (!has_told_place(action))
        return;
    const GG_ROM gg_fact *fact = &domain->facts[told_place_of(domain, action)->fact],
                         *here = &domain->facts[domain->places->fact];
    bits[here->word] &= ~gg_fact_mask_in_word(here);
    bits[fact->word] |= gg_fact_mask_in_word(fact);
}

const GG_ROM gg_told_ops gg_telling_places = {told_places_place,
                                              told_places_number,
                                              told_places_act,
                                              told_places_row,
                                              told_places_row_in,
                                              told_places_place_of_number,
                                              told_places_argument,
                                              told_places_in_the_way,
                                              told_places_describe,
                                              told_places_any_left_out,
                                              told_places_is_left_out,
                                              told_places_leave_out,
                                              number_steps,
                                              told_places_first_place,
                                              told_places_next_place,
                                              told_places_arrive,
                                              told_places_take_steps,
                                              told_places_watch};
