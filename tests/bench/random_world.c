/* SPDX-License-Identifier: MIT */
/* Random actions over bools: see worlds.h. */
#include "gg.h"
#include "worlds.h"

/* One to three literals about different bools. */
static void add_literals(struct text *text, gg_random *random, unsigned facts, unsigned negated)
{
    unsigned count = 1 + gg_random_below(random, 3), fact = gg_random_below(random, facts);
    text_add(text, "[");
    for (unsigned i = 0; i < count; i++) {
        bool denies = gg_random_below(random, 100) < negated;
        text_add(text, "%s%sf_%u", i ? ", " : "", denies ? "not " : "", fact);
        fact = (fact + 1 + gg_random_below(random, facts / 4)) % facts;
    }
    text_add(text, "]");
}

struct world random_world(struct pool *pool, unsigned facts, unsigned actions, unsigned goals)
{
    struct text text = {0};
    gg_random random;
    gg_random_seed(&random, 1);
    text_add(&text, "domain: random\nstate:\n");
    for (unsigned i = 0; i < facts; i++)
        text_add(&text, "  f_%u: bool\n", i);
    text_add(&text, "actions:\n");
    for (unsigned i = 0; i < actions; i++) {
        unsigned cost = 1 + gg_random_below(&random, 9);
        text_add(&text, "  act_%u: {cost: %u, preconditions: ", i, cost);
        add_literals(&text, &random, facts, 30);
        text_add(&text, ", effects: ");
        add_literals(&text, &random, facts, 30);
        text_add(&text, "}\n");
    }
    text_add(&text, "goals:\n");
    for (unsigned i = 0; i < goals; i++) {
        text_add(&text, "  goal_%u: {conditions: ", i);
        add_literals(&text, &random, facts, 0);
        text_add(&text, "}\n");
    }
    return world_of(pool, pool_format(pool, "random %u/%u", facts, actions), &text);
}
