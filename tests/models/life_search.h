/* SPDX-License-Identifier: MIT */
/*
 * Plans of a domain of life_model.h, found on plain numbers: the cheapest of a goal by a uniform-cost
 * search over all states that it can lead to, and that of the first method that can be done.
 */
#ifndef TESTS_LIFE_SEARCH_H
#define TESTS_LIFE_SEARCH_H

#include "models/life_model.h"

/** What a plan is asked for: from which state, without which actions, keeping which goals. */
struct life_question {
    const struct life_domain *domain;
    struct life_state state;
    struct life_condition lasts; /**< what must hold before each step */
    bool out[LIFE_ACTIONS], kept[LIFE_GOALS];
};

struct life_plan {
    int steps[LIFE_PLAN], length, cost;
    int promised; /**< of a goal of best effort: by how much it falls short; see life_promise */
    bool found;
    bool doubtful; /**< there are others as good, or too many states */
};

/** The cheapest plan for a goal and, of those, one with the fewest steps. */
struct life_plan life_search(const struct life_question *question, int goal);

/** Whether the steps of a method can be done, one after the other, and what must last does. */
bool life_can_do(const struct life_question *question, const struct life_method *method);

/** Whether the kept goals hold in a state. */
bool life_keeps(const struct life_question *question, const struct life_state *state);

/** Marks the facts for which a condition asks. */
void life_mark_facts(const struct life_condition *condition, bool *facts);

/** Which facts matter for a goal: what it, the actions that may bring it about and the
 *  goals that must be kept ask for. */
void life_facts_of_use(const struct life_domain *domain, int goal, bool *facts);

/** Whether the actions that may bring a goal about ask for its `while`: one of them changes it or, where a goal is
 *  kept, any action does. */
bool life_asks_for_while(const struct life_domain *domain, int goal);

#endif
