/* SPDX-License-Identifier: MIT */
/*
 * What a plan may do, and what it must bring about: the goal, the goals that must be kept,
 * the actions that are kept out, and what the game's functions say of the others. Rests
 * on state.h. Nothing is asked twice in one planning.
 */
#include "search.h"

const gg_condition *gg_aim_condition(const gg_aim *aim)
{
    if (aim->goal == GG_NONE)
        return aim->condition;
    if (aim->goal < aim->domain->goal_count)
        return &aim->domain->goals[aim->goal].condition;
    return &aim->domain->achievements[aim->goal - aim->domain->goal_count];
}

/* Whether something was asked before in this planning; it is from now on. */
static bool was_asked(const gg_aim *aim, uint32_t number)
{
    if (!aim->asked || has_bit(&aim->asked[number / 64 * 2], number % 64))
        return aim->asked != NULL;
    aim->asked[number / 64 * 2] |= one_bit(number % 64);
    return false;
}

static bool is_barred(const gg_bounds *bounds, uint16_t action)
{
    for (uint16_t i = 0; i < bounds->barred_count; i++)
        if (bounds->barred[i].left > 0 && bounds->barred[i].action == action)
            return true;
    return false;
}

bool gg_bounds_any(const gg_bounds *bounds)
{
    for (uint16_t i = 0; i < bounds->barred_count; i++)
        if (bounds->barred[i].left > 0)
            return true;
    return bounds->kept != NULL;
}

bool gg_bounds_keep(const gg_domain *domain, const gg_bounds *bounds, const uint64_t *state)
{
    for (uint32_t word = 0; bounds->kept && word * 64 < domain->goal_count; word++)
        for (uint64_t set = bounds->kept[word]; set; set &= set - 1) {
            const gg_goal *goal = &domain->goals[word * 64 + lowest_bit(set)];
            if (!condition_holds(domain, &goal->condition, state))
                return false;
        }
    return true;
}

bool gg_aim_allows(const gg_aim *aim, uint16_t index)
{
    if (is_barred(&aim->bounds, index))
        return false;
    const gg_calls *calls = aim->character->calls;
    uint32_t number = aim->domain->actions[index].procedural;
    if (number == GG_NONE || !calls || !calls->precondition)
        return true;
    if (was_asked(aim, number))
        return has_bit(&aim->asked[number / 64 * 2 + 1], number % 64);
    bool answer = calls->precondition(aim->agent, index);
    if (aim->asked && answer)
        aim->asked[number / 64 * 2 + 1] |= one_bit(number % 64);
    return answer;
}

/* What an action costs this time; true where that is more than at least. */
static bool is_dearer(gg_search *search, uint16_t index)
{
    const gg_aim *aim = &search->aim;
    const gg_calls *calls = aim->character->calls;
    const gg_action *action = &aim->domain->actions[index];
    if (action->priced == GG_NONE)
        return false;
    if (!was_asked(aim, (uint32_t)aim->domain->procedural_count + action->priced)) {
        uint16_t price = calls && calls->cost ? calls->cost(aim->agent, index) : 0;
        search->prices[action->priced] = price > action->cost ? price : action->cost;
    }
    return search->prices[action->priced] > action->cost;
}

/* What is of no use for the goal may be for those that are kept. */
static uint64_t actions_of(const gg_search *search, uint32_t word)
{
    const gg_domain *domain = search->aim.domain;
    if (search->guide && !search->aim.bounds.kept)
        return search->guide->actions[word];
    if (search->aim.character->actions)
        return search->aim.character->actions[word];
    return bits_below(domain->action_count - word * 64);
}

bool gg_search_ask(gg_search *search)
{
    bool as_expected = true;
    for (uint32_t word = 0; word * 64 < search->aim.domain->action_count; word++) {
        search->usable[word] = actions_of(search, word);
        for (uint64_t set = search->usable[word]; set; set &= set - 1) {
            uint32_t bit = lowest_bit(set);
            uint16_t action = (uint16_t)(word * 64 + bit);
            bool denied = !gg_aim_allows(&search->aim, action);
            if (denied)
                search->usable[word] &= ~one_bit(bit);
            if (denied || is_dearer(search, action))
                as_expected = false;
        }
    }
    return as_expected;
}
