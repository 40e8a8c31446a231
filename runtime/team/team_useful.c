/* SPDX-License-Identifier: MIT */
/*
 * Which actions can be of use to a team: those that may bring about what a request needs, or
 * another action of use; and which facts count then. Rests on team_facts.h.
 */
#include "team/team_facts.h"

enum { WANTED_UP = 1, WANTED_DOWN = 2, WANTED = 3, USED = GG_TEAM_USED };

typedef struct sifting {
    gg_team_search *search;
    const GG_ROM gg_domain *domain;
    uint8_t *marks;   /* by fact */
    uint64_t *useful; /* a bit for each action */
    bool changed;
} sifting;

static void useful_mark(sifting *sieve, uint16_t fact, uint8_t marks)
{
    sieve->changed |= (sieve->marks[fact] | marks) != sieve->marks[fact];
    sieve->marks[fact] |= marks;
}

static void want_range(sifting *sieve, const GG_ROM gg_range_test *test)
{
    for (uint64_t bits = test->care; bits;) {
        uint16_t index = take_fact(sieve->domain, test->word, &bits);
        const GG_ROM gg_fact *fact = &sieve->domain->facts[index];
        useful_mark(sieve, index, USED);
        if (gg_read_field(fact, test->low) > 0)
            useful_mark(sieve, index, WANTED_UP);
        if (gg_read_field(fact, test->high) < fact->top)
            useful_mark(sieve, index, WANTED_DOWN);
    }
}

static void want(sifting *sieve, const GG_ROM gg_condition *condition)
{
    for (uint16_t i = 0; i < condition->count; i++) {
        const GG_ROM gg_box *box = &condition->boxes[i];
        for (uint16_t j = 0; j < box->flag_count; j++)
            for (uint64_t bits = box->flags[j].care; bits;)
                useful_mark(sieve, take_fact(sieve->domain, box->flags[j].word, &bits),
                            WANTED | USED);
        for (uint16_t j = 0; j < box->range_count; j++)
            want_range(sieve, &box->ranges[j]);
        for (const GG_ROM gg_set_test *test = gg_first_set(sieve->domain, box); test;
             test = gg_next_set(test))
            useful_mark(sieve, test->fact, WANTED | USED);
    }
}

/* Whether an action changes something that is wanted so. */
static bool useful_is_of_use(const sifting *sieve, const GG_ROM gg_effect *effect)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        uint64_t bits = written_bits(sieve->domain, &effect->assignments[i]);
        while (bits)
            if (sieve->marks[take_fact(sieve->domain, effect->assignments[i].word, &bits)] & WANTED)
                return true;
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        uint8_t asked = effect->additions[i].amount > 0 ? WANTED_UP : WANTED_DOWN;
        if (sieve->marks[effect->additions[i].fact] & asked)
            return true;
    }
    return false;
}

/* Private facts that nobody asks for do not count. Of what is made, less may be wanted, so that
 * there is room. */
static void mark_fact(sifting *sieve, uint16_t fact)
{
    if (sieve->domain->facts[fact].shared)
        useful_mark(sieve, fact, USED);
}

static void mark_changed(sifting *sieve, const GG_ROM gg_effect *effect)
{
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        uint64_t bits = written_bits(sieve->domain, &effect->assignments[i]);
        while (bits)
            mark_fact(sieve, take_fact(sieve->domain, effect->assignments[i].word, &bits));
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        const GG_ROM gg_addition *addition = &effect->additions[i];
        mark_fact(sieve, addition->fact);
        if (addition->amount > 0 && sieve->domain->facts[addition->fact].shared)
            useful_mark(sieve, addition->fact, WANTED_DOWN);
    }
}

/* Whether one of the members has the skill and the place has room. */
static bool can_be_done(const gg_team_problem *problem, const GG_ROM gg_team_work *work)
{
    if (work->facility != GG_NONE && problem->capacities && !problem->capacities[work->facility])
        return false;
    for (uint16_t i = 0; i < problem->member_count; i++)
        if (work->skill == GG_NONE || problem->members[i].levels[work->skill] > 0)
            return true;
    return false;
}

static void sift(sifting *sieve)
{
    const gg_team_problem *problem = &sieve->search->problem;
    const GG_ROM gg_domain *domain = sieve->domain;
    for (uint16_t i = 0; i < problem->request_count; i++)
        want(sieve, problem->requests[i].condition);
    do {
        sieve->changed = false;
        for (uint16_t i = 0; i < domain->action_count; i++) {
            const GG_ROM gg_action *action = &domain->actions[i];
            if (gg_has_bit(sieve->useful, i) || !useful_is_of_use(sieve, action->effect) ||
                !can_be_done(problem, &problem->tables->work[i]))
                continue;
            sieve->useful[i / 64] |= gg_one_bit(i % 64);
            sieve->changed = true;
            want(sieve, &action->precondition);
            mark_changed(sieve, action->effect);
        }
    } while (sieve->changed);
    /* What a member does already counts as well. */
    for (uint16_t i = 0; i < problem->member_count; i++) {
        uint16_t action = problem->members[i].running;
        if (action == GG_NONE)
            continue;
        sieve->useful[action / 64] |= gg_one_bit(action % 64);
        want(sieve, &domain->actions[action].precondition);
        mark_changed(sieve, domain->actions[action].effect);
    }
}

void gg_team_find_useful(gg_team_search *search, uint8_t *marks, uint64_t *useful)
{
    sifting sieve = {search, search->problem.tables->domain, marks, useful, false};
    sift(&sieve);
}
