/* SPDX-License-Identifier: MIT */
/*
 * What goapgen says of `always` and `reachable` is true of lives: agents of random domains do whatever
 * they can, one at a time, some are stopped in the middle of it, and then the game sets what it may.
 * None of them comes to a state that no warning tells of.
 */
#include "models/property_model.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

enum { TICKS = 300, TICK_MOST = 40 };

struct many {
    struct stage stage;
    struct property_model model;
    struct actor actors[PROPERTY_AGENTS];
    uint16_t facts[PROPERTY_FACTS];
    int count;        /* of actors */
    unsigned middles; /* ticks that left an agent in the middle of what lasts */
};

static void many_start(struct many *many, const char *yaml)
{
    static const char *const names[] = {"f0", "f1", "f2"};
    stage_start(&many->stage, yaml);
    many->count = 2 * many->model.type_count;
    for (int i = 0; i < many->model.fact_count; i++)
        many->facts[i] = fact_number(many->stage.compiled.tables, names[i]);
    for (int i = 0; i < many->count; i++)
        actor_start(&many->actors[i], &many->stage, (uint16_t)(i % many->model.type_count),
                    (uint32_t)i + 1);
}

static struct property_state state_of(const struct many *many)
{
    struct property_state state = {0};
    for (int i = 0; i < many->count; i++)
        for (int j = 0; j < many->model.fact_count; j++)
            state.values[i][j] = (int)gg_agent_read(&many->actors[i].core, many->facts[j]);
    return state;
}

/* Whether a formula is true of an agent; `wanted`: or false. Only of agents that it is about. */
static bool comes_to(const struct many *many, const struct property_formula *formula, bool wanted)
{
    const struct property_model *model = &many->model;
    struct property_state state = state_of(many);
    bool concerns = false;
    for (int i = 0; i < model->type_count; i++)
        concerns |= property_concerns(model, formula, i);
    for (int i = 0; i < many->count; i++)
        if ((!concerns || property_concerns(model, formula, i % model->type_count)) &&
            property_holds(formula, &state, i) == wanted)
            return true;
    return false;
}

/* The agent is interrupted, and the game sets facts that it may set. */
static void interrupt(struct many *many, struct actor *actor, struct dice *dice)
{
    (void)gg_agent_stop(&actor->core, &many->stage.planner);
    int agent = (int)(actor - many->actors),
        fact = (int)roll(dice, (uint32_t)many->model.fact_count);
    if (property_may_set(&many->model, agent, fact) && roll(dice, 2) == 0)
        gg_agent_write(&actor->core, many->facts[fact],
                       roll(dice, (uint32_t)many->model.facts[fact].values));
}

static void tick(struct many *many, struct actor *actor, struct dice *dice)
{
    gg_agent_tick(&actor->core, &many->stage.planner, 1 + roll(dice, TICK_MOST));
    forget_log(&many->stage);
    uint16_t action = gg_agent_action(&actor->core);
    many->middles += action != GG_NONE && gg_agent_duration(&actor->core) > 0;
}

/* Lives for a time; whether it came to a state that breaks `always`, or to one that `reachable` is
 * about. */
static void live(struct many *many, struct dice *dice, bool *breaks, bool *reaches)
{
    int present = 0;
    *breaks = *reaches = false;
    for (int i = 0; i < TICKS; i++) {
        struct actor *actor = &many->actors[present];
        *breaks |= comes_to(many, &many->model.always, false);
        *reaches |= comes_to(many, &many->model.reachable, true);
        tick(many, actor, dice);
        if (roll(dice, 5) > 0)
            continue;
        *breaks |= comes_to(many, &many->model.always, false);
        *reaches |= comes_to(many, &many->model.reachable, true);
        interrupt(many, actor, dice);
        present = (int)roll(dice, (uint32_t)many->count);
    }
}

static void lives_keep_what_always_holds(void)
{
    unsigned kept = 0, out_of_reach = 0, broken = 0, reached = 0, middles = 0;
    for (uint64_t seed = 1; random_case(seed, 1500); seed++) {
        static struct many many;
        bool breaks, reaches;
        struct dice dice = dice_of(seed);
        many = (struct many){.model = property_make(seed)};
        many.model.has_rule = false; /* it may take place in the middle of an action */
        struct text yaml = property_write(&many.model, true);
        many_start(&many, yaml.data);
        const char *said =
            many.stage.compiled.messages.data ? many.stage.compiled.messages.data : "";
        bool warned_broken = strstr(said, "[-W broken-invariant]") != NULL;
        bool warned_unreachable = strstr(said, "[-W unreachable-state]") != NULL;
        live(&many, &dice, &breaks, &reaches);
        bool fine = (!breaks || warned_broken) && (!reaches || !warned_unreachable);
        CHECK_SAYING(fine, "seed %u: %s\n%s%s", (unsigned)seed,
                     breaks && !warned_broken ? "broken" : "reached", yaml.data, said);
        kept += !warned_broken;
        out_of_reach += warned_unreachable;
        broken += breaks;
        reached += reaches;
        middles += many.middles;
        stage_end(&many.stage);
        text_free(&yaml);
    }
    CHECK_SAYING(kept > random_cases(100) && out_of_reach > random_cases(100) &&
                     broken > random_cases(100) && reached > random_cases(100) &&
                     middles > random_cases(1000),
                 "%u kept, %u out of reach, %u broken, %u reached, %u ticks in the middle", kept,
                 out_of_reach, broken, reached, middles);
}

void add_property_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("property lives", NULL, NULL);
    CU_ADD_TEST(suite, lives_keep_what_always_holds);
}
