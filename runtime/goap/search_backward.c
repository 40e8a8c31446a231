/* SPDX-License-Identifier: MIT */
/*
 * The search from the goal. A node is a box of states. The states in which an action can be
 * done, and from which it leads into the box, are again a box for each box of the action's
 * precondition (regression: Waldinger, "Achieving Several Goals Simultaneously", 1977). The
 * search ends at a box in which the problem's state lies. With h_max of relaxation.c as its
 * heuristic the plan is the cheapest; if the nodes do not suffice for that, h_add leads to any
 * plan. Rests on search_common.c and relaxation.c. No box that becomes a node is empty.
 */
#include "goap/search.h"

/* Sets the interval of a number; false if it is empty. */
static bool set_interval(uint64_t *pair, const GG_ROM gg_fact *fact, uint32_t low, uint32_t high)
{
    pair[0] = gg_write_field(fact, pair[0], low);
    pair[1] = gg_write_field(fact, pair[1], high);
    return low <= high;
}

/* Whether the states of one word of a box all lie in that of another one. */
static bool word_lies_within(const GG_ROM gg_domain *domain, uint32_t word, const uint64_t *inner,
                             const uint64_t *outer)
{
    uint64_t guards = domain->guards[word];
    if (word < domain->flag_words)
        return !((outer[0] & ~inner[0]) | ((inner[1] ^ outer[1]) & outer[0]));
    return (((inner[0] | guards) - outer[0]) & ((outer[1] | guards) - inner[1]) & guards) == guards;
}

/* Whether some bits of a state, which are those of whole facts, lie in a word of a box. */
static bool bits_lie_within(const GG_ROM gg_domain *domain, uint32_t word, uint64_t state,
                            const uint64_t *outer)
{
    uint64_t inner[2] = {word < domain->flag_words ? UINT64_MAX : state, state};
    return word_lies_within(domain, word, inner, outer);
}

/* ------------------------------------------------------------ intersections */

static bool join_flags(const GG_ROM gg_domain *domain, uint64_t *key, const gg_flag_test *test)
{
    uint64_t *pair = &key[2 * test->word];
    if ((pair[1] ^ test->want) & pair[0] & test->care)
        return false;
    pair[0] |= test->care;
    pair[1] |= test->want;
    for (uint64_t bits = test->care; bits;) {
        const GG_ROM gg_fact *fact = gg_take_fact_of_lowest_bit(domain, test->word, &bits);
        uint64_t mask = gg_fact_mask_in_word(fact);
        if (fact->kind == GG_SYMBOL && (pair[0] & mask) == mask)
            return false;
    }
    return true;
}

static bool join_ranges(const GG_ROM gg_domain *domain, uint64_t *key, const gg_range_test *test)
{
    uint64_t *pair = &key[2 * test->word];
    for (uint64_t bits = test->low | (test->high ^ domain->tops[test->word]); bits;) {
        const GG_ROM gg_fact *fact = gg_take_fact_of_lowest_bit(domain, test->word, &bits);
        uint32_t low = gg_read_field(fact, pair[0]), high = gg_read_field(fact, pair[1]);
        uint32_t least = gg_read_field(fact, test->low), most = gg_read_field(fact, test->high);
        if (!set_interval(pair, fact, low > least ? low : least, high < most ? high : most))
            return false;
    }
    return true;
}

/* Intersects a node's box with that of a condition; false: no state lies in both. */
static bool join(const GG_ROM gg_domain *domain, uint64_t *key, gg_box_ref box)
{
    gg_flag_test flags;
    gg_range_test ranges;
    for (uint16_t i = 0; i < flag_count_of(box); i++)
        if (!join_flags(domain, key, flag_of(box, i, &flags)))
            return false;
    for (uint16_t i = 0; i < range_count_of(box); i++)
        if (!join_ranges(domain, key, range_of(box, i, &ranges)))
            return false;
    return true;
}

static void set_everything(const GG_ROM gg_domain *domain, uint64_t *key)
{
    for (uint32_t i = 0; i < domain->word_count; i++) {
        key[2 * i] = 0;
        key[2 * i + 1] = i < domain->flag_words ? 0 : domain->tops[i];
    }
}

/* ------------------------------------------------------------------ settled */

/* The bits of the facts to which a usable action can give another value than they have in the
 * problem's state. The others are settled. */
static uint64_t *changing_bits(const gg_search *search)
{
    return &search->scratch[3 * (size_t)search->problem.domain->word_count];
}

static void mark_changing(const gg_search *search, const GG_ROM gg_effect *effect)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint64_t *changing = changing_bits(search);
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &effect->assignments[i];
        for (uint64_t bits = (search->scratch[change->word] ^ change->set) & ~change->keep; bits;)
            changing[change->word] |=
                gg_fact_mask_in_word(gg_take_fact_of_lowest_bit(domain, change->word, &bits));
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_fact *fact = &domain->facts[effect->additions[i].fact];
        changing[fact->word] |= gg_fact_mask_in_word(fact);
    }
}

static void mark_changed_by(const gg_search *search, uint16_t index)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_action *action = &domain->actions[index];
    mark_changing(search, action->effect);
    if (has_told_place(action)) {
        const GG_ROM gg_fact *here = &domain->facts[domain->places->fact];
        changing_bits(search)[here->word] |= gg_fact_mask_in_word(here);
    }
}

static void find_settled(const gg_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    for (uint32_t i = 0; i < domain->word_count; i++)
        changing_bits(search)[i] = 0;
    for (uint32_t word = 0; word * 64 < domain->action_count; word++)
        for (uint64_t set = search->usable[word]; set; set &= set - 1)
            mark_changed_by(search, (uint16_t)(word * 64 + gg_lowest_bit(set)));
}

/* Takes the constraints on settled facts out of a box, so that no action is looked for that
 * would bring them about; false: one of them does not hold, and never will. */
static bool forget_settled(const gg_search *search, uint64_t *key)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    for (uint32_t i = 0; i < domain->word_count; i++) {
        uint64_t *pair = &key[2 * i], changing = changing_bits(search)[i];
        uint64_t settled[2] = {pair[0] & ~changing, pair[1] & ~changing};
        uint64_t rest = i < domain->flag_words ? 0 : domain->tops[i] & ~changing;
        if (!bits_lie_within(domain, i, search->scratch[i] & ~changing, settled))
            return false;
        pair[0] &= changing;
        pair[1] = (pair[1] & changing) | rest;
    }
    return true;
}

/* --------------------------------------------------------------------- sets */

/* Several intervals make up a set of symbols, and a node has one of each fact: a box with sets
 * leads to a node for each choice of them. The most choices; there are more only where one
 * box asks for two sets of very many intervals each. */
enum { CHOICES_MOST = 4096 };

/* The next symbols of a set that stand together, from `span->first` on and up to `last`; false
 * where there are none. */
static bool next_run(const GG_ROM gg_set_test *test, uint32_t last, gg_value_range *span)
{
    uint32_t end = (uint32_t)test->first + test->count;
    last = last < test->high ? last : test->high;
    span->first = span->first > test->low ? span->first : test->low;
    while (span->first <= last && !gg_set_has(test, span->first))
        span->first++;
    if (span->first > last)
        return false;
    if (span->first < test->first) {
        span->last = test->first - 1u;
    } else {
        span->last = span->first >= end ? last : span->first;
        while (span->last + 1 < end && gg_set_has(test, span->last + 1))
            span->last++;
    }
    span->last = span->last < last ? span->last : last;
    return true;
}

/* How many intervals of a set lie in that of a node's box, and, in *chosen, the one of a
 * number. */
static uint32_t count_runs(const GG_ROM gg_set_test *test, const gg_value_range *all,
                           uint32_t number, gg_value_range *chosen)
{
    uint32_t count = 0;
    gg_value_range run = *all;
    for (; next_run(test, all->last, &run); run.first = run.last + 1)
        if (count++ == number)
            *chosen = run;
    return count;
}

/* The rest of a small number after a division, of which *number becomes the result: small
 * processors have no instruction for it. */
static uint32_t take_digit(uint32_t *number, uint32_t base)
{
    uint32_t digit = *number, rest = 0;
    for (; base > 1 && digit >= base; digit -= base)
        rest++;
    *number = base > 1 ? rest : digit;
    return base > 1 ? digit : 0;
}

/* Makes choice `number` of intervals for the sets of a box of the tables; how many choices
 * there are: 0 where nothing lies in the sets. A settled fact has the value that it has. */
static uint32_t join_sets(const gg_search *search, uint64_t *key, gg_box_ref box, uint32_t number)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint32_t choices = 1;
    for (const GG_ROM gg_set_test *test = first_set_of(domain, box); test;
         test = gg_next_set(test)) {
        const GG_ROM gg_fact *fact = &domain->facts[test->fact];
        uint64_t *pair = &key[2 * fact->word];
        gg_value_range all = {gg_read_field(fact, pair[0]), gg_read_field(fact, pair[1])},
                       run = all;
        if (!(changing_bits(search)[fact->word] & gg_fact_mask_in_word(fact))) {
            if (!gg_set_has(test, gg_read_field(fact, search->scratch[fact->word])))
                return 0;
            continue;
        }
        uint32_t count = count_runs(test, &all, 0, &run);
        if (count == 0)
            return 0;
        choices *= count;
        if (choices > CHOICES_MOST)
            return choices;
        (void)count_runs(test, &all, take_digit(&number, count), &run);
        (void)set_interval(pair, fact, run.first, run.last);
    }
    return choices;
}

/* ---------------------------------------------------------------- regression */

/* These take back a change of an action: the box becomes that of the states from which the
 * change leads into the box. False: there are none. *helps becomes true if the box has a
 * constraint on what is changed. */

static bool undo_flags(uint64_t *pair, const GG_ROM gg_assignment *change, bool *helps)
{
    if ((pair[1] ^ change->set) & pair[0] & ~change->keep)
        return false;
    if (pair[0] & ~change->keep)
        *helps = true;
    pair[0] &= change->keep;
    pair[1] &= change->keep;
    return true;
}

static bool undo_numbers(const GG_ROM gg_domain *domain, uint64_t *pair,
                         const GG_ROM gg_assignment *change, bool *helps)
{
    for (uint64_t bits = ~change->keep; bits;) {
        const GG_ROM gg_fact *fact = gg_take_fact_of_lowest_bit(domain, change->word, &bits);
        uint32_t low = gg_read_field(fact, pair[0]), high = gg_read_field(fact, pair[1]);
        uint32_t value = gg_read_field(fact, change->set);
        if (value < low || value > high)
            return false;
        if (low > 0 || high < fact->top)
            *helps = true;
        (void)set_interval(pair, fact, 0, fact->top);
    }
    return true;
}

/* A value that stops at the top can come from any value near it; likewise at 0. */
static bool undo_addition(const GG_ROM gg_domain *domain, uint64_t *key,
                          const GG_ROM gg_addition *change, bool *helps)
{
    const GG_ROM gg_fact *fact = &domain->facts[change->fact];
    uint64_t *pair = &key[2 * fact->word];
    uint32_t low = gg_read_field(fact, pair[0]), high = gg_read_field(fact, pair[1]),
             top = fact->top;
    uint32_t gain = change->amount > 0 ? (uint32_t)change->amount : 0;
    uint32_t loss = change->amount < 0 ? 0u - (uint32_t)change->amount : 0;
    if (low > 0 || high < top)
        *helps = true;
    if ((high < top && high < gain) || (low > 0 && top - low < loss))
        return false;
    uint32_t least = low > gain ? low - gain : 0, most = high < top ? high - gain : top;
    if (loss > 0) {
        least = low > 0 ? low + loss : 0;
        most = top - high < loss ? top : high + loss;
    }
    return set_interval(pair, fact, least, most);
}

/* The same of where a fact has told the agent to be. */
static bool undo_arrival(const GG_ROM gg_domain *domain, uint64_t *key, uint16_t to, bool *helps)
{
    const GG_ROM gg_fact *here = &domain->facts[domain->places->fact];
    uint64_t *pair = &key[2 * here->word], mask = gg_fact_mask_in_word(here);
    if (here->kind == GG_NUMBER) {
        uint32_t low = gg_read_field(here, pair[0]), high = gg_read_field(here, pair[1]);
        if (low > 0 || high < here->top)
            *helps = true;
        (void)set_interval(pair, here, 0, here->top);
        return to >= low && to <= high;
    }
    if (pair[0] & gg_one_bit(here->shift + to))
        return false;
    if (pair[0] & mask)
        *helps = true;
    pair[0] &= ~mask;
    return true;
}

static bool undo(const GG_ROM gg_domain *domain, uint64_t *key, const GG_ROM gg_effect *effect,
                 uint16_t to)
{
    bool helps = false;
    if (to != GG_NONE && !undo_arrival(domain, key, to, &helps))
        return false;
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *change = &effect->assignments[i];
        uint64_t *pair = &key[2 * change->word];
        if (change->word < domain->flag_words ? !undo_flags(pair, change, &helps)
                                              : !undo_numbers(domain, pair, change, &helps))
            return false;
    }
    for (uint16_t i = 0; i < effect->addition_count; i++)
        if (!undo_addition(domain, key, &effect->additions[i], &helps))
            return false;
    return helps;
}

/* Whether every state of a box lies in another one. */
static bool lies_within(const GG_ROM gg_domain *domain, const uint64_t *inner,
                        const uint64_t *outer)
{
    for (uint32_t i = 0; i < domain->word_count; i++)
        if (!word_lies_within(domain, i, &inner[2 * i], &outer[2 * i]))
            return false;
    return true;
}

static bool holds_in(const GG_ROM gg_domain *domain, const uint64_t *key, const uint64_t *state)
{
    for (uint32_t i = 0; i < domain->word_count; i++)
        if (!bits_lie_within(domain, i, state[i], &key[2 * i]))
            return false;
    return true;
}

/* ------------------------------------------------------------------- search */

static gg_distance estimate_box(gg_search *search, const uint64_t *key)
{
    return gg_relaxed_key_cost(search, key, is_greedy(search));
}

/* What is taken back: an action that leads to the box of a node, or nothing yet. */
typedef struct gg_regression {
    const uint64_t *after; /* that box; NULL: the boxes of the goal are met */
    uint32_t parent;       /* that node, or GG_NO_NODE */
    uint16_t action;       /* or GG_NONE */
    gg_walk_ends ends;
    bool walks; /* whether it costs its walk, from ends.from */
} gg_regression;

/* Makes the box of everything or, behind an action, that of the states from which it leads into a
 * node's box; false if it leads there from nowhere, or is of no use. */
static bool make_box(const GG_ROM gg_domain *domain, uint64_t *box, const gg_regression *regression)
{
    if (!regression->after) {
        set_everything(domain, box);
        return true;
    }
    gg_copy_words(box, regression->after, 2u * domain->word_count);
    return undo(domain, box, domain->actions[regression->action].effect, regression->ends.to);
}

/* Intersects a node's box with the states in which a fact of symbols has a value; false: there are none. */
static bool join_value(const GG_ROM gg_domain *domain, uint64_t *key, uint16_t number,
                       uint32_t value)
{
    const GG_ROM gg_fact *fact = &domain->facts[number];
    uint64_t mask = gg_fact_mask_in_word(fact), field = gg_write_field(fact, 0, value);
    gg_range_test range = {fact->word, field, (domain->tops[fact->word] & ~mask) | field, mask};
    if (fact->kind == GG_NUMBER)
        return join_ranges(domain, key, &range);
    gg_flag_test others = {fact->word, mask & ~gg_one_bit(fact->shift + value), 0};
    return join_flags(domain, key, &others);
}

/* Intersects a node's box with the states in which an agent begins to walk at a place, and in which a fact
 * tells the action its place, as far as it depends on these. */
static bool join_ends(const GG_ROM gg_domain *domain, uint64_t *key,
                      const gg_regression *regression)
{
    if (regression->walks && !join_value(domain, key, domain->places->fact, regression->ends.from))
        return false;
    if (regression->ends.to == GG_NONE)
        return true;
    const GG_ROM gg_told_place *told = told_place_of(domain, &domain->actions[regression->action]);
    return join_value(domain, key, told->fact,
                      (uint32_t)told->low + regression->ends.to - told->first);
}

/* Notes boxes of states, by one box of a condition: of the goal or of the action's precondition. A
 * box that lies within the box to which the action leads is of no use. */
static bool meet_boxes(gg_search *search, const gg_regression *regression, gg_box_ref condition)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    uint64_t *box = &search->scratch[domain->word_count]; /* which is being made */
    gg_way_to_state way = {box, estimate_box, regression->parent, regression->action, 0};
    uint32_t choices = 1;
    for (uint32_t choice = 0; choice < choices; choice++) {
        if (!make_box(domain, box, regression) || !join(domain, box, condition) ||
            !join_ends(domain, box, regression))
            return true;
        if (regression->after)
            way.step = gg_step_distance_from(search, regression->action, regression->ends);
        choices = join_sets(search, box, condition, choice);
        if (choices > CHOICES_MOST)
            return false;
        if (choices == 0 || !forget_settled(search, box) ||
            (regression->after && lies_within(domain, box, regression->after)))
            continue;
        GG_ASSERT(!box_is_empty(domain, box));
        if (!gg_search_add_or_improve_node(search, &way))
            return false;
    }
    return true;
}

/* Notes the boxes of states from which an action leads into a node's box. */
static bool meet_before(gg_search *search, gg_regression *regression)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    const GG_ROM gg_condition *condition = &domain->actions[regression->action].precondition;
    regression->walks = leg_of_action(domain, &domain->actions[regression->action]) != GG_NONE;
    regression->ends = first_walk_ends(domain, regression->action);
    do {
        bool left_out = search->finer & GG_PLACES_LEFT_OUT &&
                        domain->told->ops->is_left_out(domain, &search->problem.bounds,
                                                       regression->action, regression->ends.to);
        for (uint16_t i = 0; i < condition->count && !left_out; i++)
            if (!meet_boxes(search, regression, ref_to_box(&condition->boxes[i])))
                return false;
    } while (gg_next_walk_ends(domain, regression->action, &regression->ends));
    return true;
}

static bool backward_expand(gg_search *search, uint32_t index)
{
    const GG_ROM gg_domain *domain = search->problem.domain;
    gg_regression regression = {
        gg_node_key(search, index), index, GG_NONE, {GG_NONE, GG_NONE}, false};
    search->expanded++;
    for (uint32_t word = 0; word * 64 < domain->action_count; word++)
        for (uint64_t set = search->usable[word]; set; set &= set - 1) {
            regression.action = (uint16_t)(word * 64 + gg_lowest_bit(set));
            if (!meet_before(search, &regression))
                return false;
        }
    return true;
}

static bool backward_begin(gg_search *search)
{
    gg_condition_ref goal = gg_problem_condition(&search->problem);
    gg_regression nothing = {NULL, GG_NO_NODE, GG_NONE, {GG_NONE, GG_NONE}, false};
    gg_nodes_clear(search);
    find_settled(search);
    gg_fill_relaxed_costs(search, search->scratch, is_greedy(search));
    for (uint16_t i = 0; i < box_count_of(goal); i++)
        if (!meet_boxes(search, &nothing, box_of(goal, i)))
            return false;
    return true;
}

static gg_progress backward_step(gg_search *search, uint32_t *best)
{
    if (search->open.heap_count == 0)
        return GG_EXHAUSTED;
    *best = gg_heap_take(search);
    if (holds_in(search->problem.domain, gg_node_key(search, *best), search->scratch))
        return GG_ARRIVED;
    return backward_expand(search, *best) ? GG_EXPANDED : GG_NO_ROOM;
}

static void collect(const gg_search *search, uint32_t index)
{
    for (uint32_t i = 0; i < search->plan->length; i++, index = search->nodes[index].parent)
        search->plan->steps[i] = search->nodes[index].action;
}

const GG_ROM gg_direction_ops gg_regressing = {backward_begin, backward_step, collect, NULL};
