/* SPDX-License-Identifier: MIT */
/*
 * Plans for goals: the search as its user sees it, and forward A*. See
 * gg_search_begin in gg.h. Rests on state.c, guide.c, nodes.c and regress.c.
 */
#include "search.h"

/* ------------------------------------------------------------------ ending */

gg_outcome gg_search_end(gg_search *search, gg_outcome outcome)
{
    search->direction = GG_NOWHERE;
    search->outcome = (uint8_t)outcome;
    return outcome;
}

void gg_search_step(gg_search *search, uint32_t place, uint16_t action)
{
    if (place < search->plan->capacity)
        search->plan->steps[place] = action;
}

bool gg_search_proves(const gg_search *search, gg_distance spent)
{
    return !is_greedy(search) || spent <= search->bound;
}

/* A greedy search passes the way over: another one may be shorter. */
bool gg_search_too_long(gg_search *search, uint32_t steps)
{
    if (steps <= search->plan->capacity)
        return false;
    search->cut = true;
    if (!is_greedy(search))
        (void)gg_search_end(search, GG_PLAN_TOO_LONG);
    return true;
}

/* The plan that leads to a node. */
static void finish_forward(gg_search *search, uint32_t index)
{
    gg_distance spent = search->nodes[index].spent;
    uint32_t steps = steps_of_distance(spent);
    if (gg_search_too_long(search, steps))
        return;
    for (uint32_t i = steps; i-- > 0; index = search->nodes[index].parent)
        gg_search_step(search, i, search->nodes[index].action);
    search->plan->length = (uint16_t)steps;
    search->cost = (uint32_t)(spent >> 16);
    (void)gg_search_end(search, gg_search_proves(search, spent) ? GG_FOUND : GG_FOUND_UNPROVEN);
}

/* ------------------------------------------------------------------ meeting */

static gg_distance with_estimate(const gg_search *search, gg_distance spent, gg_distance rest)
{
    if (!is_greedy(search))
        return distance_sum(spent, rest);
    gg_distance hurried = 0;
    for (int i = 0; i < (is_forward(search) ? GG_HURRY : GG_HURRY_BACKWARD); i++)
        hurried = distance_sum(hurried, rest);
    return distance_sum(spent, hurried);
}

/* The way is better than the one by which the node was met before. */
static void improve(gg_search *search, uint32_t index, const gg_way *way, gg_distance spent)
{
    gg_node *node = &search->nodes[index];
    node->expected -= node->spent - spent;
    node->spent = spent;
    node->parent = way->parent;
    node->action = way->action;
    gg_heap_raise(search, index);
}

bool gg_search_meet(gg_search *search, const gg_way *way)
{
    gg_distance spent = 0;
    if (way->parent != GG_NO_NODE)
        spent = search->nodes[way->parent].spent + action_distance(search, way->action);
    if (way->parent != GG_NO_NODE && steps_of_distance(spent) == 0) {
        search->cut = true;
        return true;
    }
    uint32_t hash;
    uint32_t index = gg_nodes_find(search, way->key, &hash);
    if (index != GG_NO_NODE) {
        if (spent < search->nodes[index].spent)
            improve(search, index, way, spent);
        return true;
    }
    gg_distance expected = with_estimate(search, spent, way->estimate(search, way->key));
    if (expected == GG_FAR)
        return true;
    index = gg_nodes_add(search, way->key, hash);
    if (index == GG_NO_NODE)
        return false;
    gg_node *node = &search->nodes[index];
    node->spent = spent;
    node->expected = expected;
    node->parent = way->parent;
    node->action = way->action;
    gg_heap_raise(search, index);
    return true;
}

/* ----------------------------------------------------------------- forward */

static gg_distance estimate_state(const gg_search *search, const uint64_t *state)
{
    return gg_guide_estimate(search->guide, state);
}

static bool meet_successor(gg_search *search, uint32_t index, uint16_t action)
{
    const gg_domain *domain = search->aim.domain;
    uint64_t *state = &search->scratch[domain->word_count];
    copy_words(state, gg_node_key(search, index), domain->word_count);
    apply_effect(domain, domain->actions[action].effect, state);
    if (!gg_bounds_keep(domain, &search->aim.bounds, state))
        return true;
    gg_way way = {state, estimate_state, index, action};
    return gg_search_meet(search, &way);
}

/* Of 64 actions, from one on, those that are usable and that the filters do not
 * rule out in a state. */
static uint64_t candidates(const gg_search *search, const uint64_t *state, uint32_t word)
{
    const gg_domain *domain = search->aim.domain;
    uint32_t row = (domain->action_count + 63u) / 64;
    uint64_t set = search->usable[word];
    for (uint16_t i = 0; i < domain->filter_count && set; i++) {
        const gg_filter *filter = &domain->filters[i];
        uint32_t value = half_of(state[filter->word], filter->shift) >> (filter->shift & 31) & 15;
        set &= filter->rows[value * row + word];
    }
    return set;
}

static void find_applicable(const gg_search *search, const uint64_t *state, uint64_t *applicable)
{
    const gg_domain *domain = search->aim.domain;
    for (uint32_t word = 0; word * 64 < domain->action_count; word++) {
        applicable[word] = candidates(search, state, word);
        for (uint64_t set = applicable[word]; set; set &= set - 1) {
            uint32_t bit = lowest_bit(set);
            uint16_t action = (uint16_t)(word * 64 + bit);
            if (domain->filter_count && has_bit(domain->filtered, action))
                continue;
            if (!condition_holds(domain, &domain->actions[action].precondition, state))
                applicable[word] &= ~one_bit(bit);
        }
    }
}

/* Stubborn sets cost time: a search that seems to be near its goal begins without, and
 * where the first ones left nothing out, there are no more of them. Where goals must be
 * kept the order of actions matters more than the sets know. */
static void leave_out(gg_search *search, const uint64_t *state)
{
    enum { NEAR = 3, EASY = 8, TRIALS = 2 };
    uint32_t before = steps_of_distance(search->bound) <= NEAR ? EASY : 0;
    if (search->aim.bounds.kept)
        return;
    if (search->expanded <= before || (search->expanded > before + TRIALS && !search->left_out))
        return;
    if (gg_stubborn(search, state, search->sets))
        search->left_out = true;
}

/* False where there is no room for all successors. */
static bool expand(gg_search *search, uint32_t index)
{
    const uint64_t *state = gg_node_key(search, index);
    search->expanded++;
    find_applicable(search, state, search->sets);
    leave_out(search, state);
    for (uint32_t word = 0; word * 64 < search->aim.domain->action_count; word++)
        for (uint64_t set = search->sets[word]; set; set &= set - 1)
            if (!meet_successor(search, index, (uint16_t)(word * 64 + lowest_bit(set))))
                return false;
    return true;
}

const gg_condition *gg_aim_condition(const gg_aim *aim)
{
    if (aim->goal == GG_NONE)
        return aim->condition;
    if (aim->goal < aim->domain->goal_count)
        return &aim->domain->goals[aim->goal].condition;
    return &aim->domain->achievements[aim->goal - aim->domain->goal_count];
}

/* Whether there is room to begin. */
static bool begin_forward(gg_search *search)
{
    gg_way way = {search->scratch, estimate_state, GG_NO_NODE, GG_NONE};
    gg_nodes_clear(search);
    return gg_search_meet(search, &way);
}

static bool begin(gg_search *search, gg_direction direction)
{
    search->direction = (uint8_t)direction;
    return is_forward(search) ? begin_forward(search) : gg_regress_begin(search);
}

void gg_search_run_out(gg_search *search, gg_distance bound)
{
    if (!is_greedy(search) && bound > search->bound)
        search->bound = bound;
    if (search->direction == GG_FORWARD && search->guide->table_count > 0 &&
        begin(search, GG_FORWARD_GREEDY))
        return;
    if (!search->aim.bounds.kept && search->direction != GG_BACKWARD_GREEDY &&
        begin(search, GG_BACKWARD_GREEDY))
        return;
    (void)gg_search_end(search, GG_OUT_OF_NODES);
}

void gg_search_exhaust(gg_search *search)
{
    if (search->cut && is_greedy(search))
        gg_search_run_out(search, 0);
    else
        (void)gg_search_end(search, search->cut ? GG_PLAN_TOO_LONG : GG_NO_PLAN);
}

/* Takes the best node; is it the goal; expands it. */
static bool forward_step(gg_search *search)
{
    if (search->heap_count == 0) {
        gg_search_exhaust(search);
        return false;
    }
    uint32_t best = gg_heap_take(search);
    if (condition_holds(search->aim.domain, gg_aim_condition(&search->aim),
                        gg_node_key(search, best))) {
        finish_forward(search, best);
        return false;
    }
    gg_distance bound = search->nodes[best].expected;
    if (!expand(search, best))
        gg_search_run_out(search, bound);
    return true;
}

/* --------------------------------------------------------------- beginning */

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

/* Whether there is anything that a plan must not do. */
static bool are_bounds(const gg_bounds *bounds)
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

/* Asks all that is to be asked. True where nothing is denied and nothing costs
 * more than the tables think. */
static bool ask(gg_search *search)
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

static const gg_guide *guide_of(const gg_aim *aim)
{
    return aim->goal == GG_NONE ? NULL : aim->character->guides[aim->goal];
}

gg_outcome gg_search_begin(gg_search *search, const gg_aim *aim, gg_plan *plan)
{
    search->aim = *aim;
    search->plan = plan;
    search->guide = guide_of(aim);
    search->expanded = search->generated = search->cost = 0;
    search->bound = 0;
    search->cut = search->left_out = false;
    plan->length = 0;
    if (!search->scratch)
        return gg_search_end(search, GG_OUT_OF_NODES);
    bool exact = search->guide && !aim->backward && gg_guide_is_exact(search->guide);
    bool bounded = are_bounds(&aim->bounds);
    if (exact && !bounded && !search->guide->asks)
        return gg_search_end(search, gg_guide_walk(search));
    if (condition_holds(aim->domain, gg_aim_condition(aim), aim->state))
        return gg_search_end(search, GG_FOUND);
    bool as_expected = ask(search);
    if (exact && as_expected && !aim->bounds.kept)
        return gg_search_end(search, gg_guide_walk(search));
    copy_words(search->scratch, aim->state, aim->domain->word_count);
    search->outcome = GG_SEARCHING;
    bool forward = search->guide && !aim->backward;
    if (forward)
        search->bound = gg_guide_estimate(search->guide, search->scratch);
    if (search->bound == GG_FAR)
        return gg_search_end(search, GG_NO_PLAN);
    if (!begin(search, forward ? GG_FORWARD : GG_BACKWARD))
        gg_search_run_out(search, 0);
    return (gg_outcome)search->outcome;
}

gg_outcome gg_search_run(gg_search *search, uint32_t expansions)
{
    while (search->direction != GG_NOWHERE && expansions > 0) {
        bool expanded = is_forward(search) ? forward_step(search) : gg_regress_step(search);
        if (expanded)
            expansions--;
    }
    return (gg_outcome)search->outcome;
}

gg_outcome gg_plan_make(gg_search *search, const gg_aim *aim, gg_plan *plan)
{
    (void)gg_search_begin(search, aim, plan);
    return gg_search_run(search, UINT32_MAX);
}

uint16_t gg_plan_check(const gg_domain *domain, const gg_plan *plan, uint16_t from, uint64_t *state)
{
    for (uint16_t i = from; i < plan->length; i++) {
        const gg_action *action = &domain->actions[plan->steps[i]];
        if (!condition_holds(domain, &action->precondition, state))
            return i;
        apply_effect(domain, action->effect, state);
    }
    return plan->length;
}
