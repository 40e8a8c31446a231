/* SPDX-License-Identifier: MIT */
/* What functions draw that only look at an agent: for how long it stays, that it differs afterwards,
 * and that an agent which was saved, explained or looked at draws the same as one that was not. Prints
 * and returns what is wrong. */
#include <stdio.h>
#include <string.h>

#include "gambler.h"

enum { SEEDS = 60, ACTIONS = 400, MOST_STEPS = 64 };

static gambler_world world;
static gambler_agent agent;
static gambler_planner planner;
static int wrong;

static void expect(bool fine, const char *what)
{
    if (!fine)
        printf("%s\n", what);
    wrong += !fine;
}

/* It wants light. */
static void begin_thinker(uint32_t seed)
{
    gambler_world_init(&world);
    gambler_agent_init(&agent, &world, seed);
    gambler_planner_init(&planner);
}

/* It has light, and lives by its task. */
static void begin_player(uint32_t seed)
{
    begin_thinker(seed);
    for (unsigned i = GAMBLER_L1; i <= GAMBLER_L6; i++)
        gambler_set_lit(&agent, (gambler_symbol)i, true);
}

/* ----------------------------------------------------------------- what is asked */

/* What functions of all kinds answer now: of a planning, and of an action. */
struct answers {
    uint32_t of_planning[96], of_action[16];
};

static struct answers ask(void)
{
    const GG_ROM gg_calls *calls = gambler_domain.agent_types[0].calls;
    const GG_ROM gg_denying_calls *denying = (const GG_ROM gg_denying_calls *)calls;
    struct answers answers = {{0}, {0}};
    unsigned count = 0;
    for (uint16_t i = 0; i < gambler_domain.action_count; i++) {
        const GG_ROM gg_action *action = &gambler_domain.actions[i];
        if (action->dynamic_cost != GG_NONE)
            answers.of_planning[count++] = calls->cost(&agent.core, i);
        if (action->procedural != GG_NONE)
            answers.of_planning[count++] = calls->precondition(&agent.core, i);
        if (action->callback_duration)
            answers.of_action[i % 4] ^= calls->duration(&agent.core, i);
    }
    for (uint16_t i = 0; i < 3; i++)
        answers.of_planning[count++] = (uint32_t)calls->score(&agent.core, 0, i);
    for (uint16_t i = 0; i < 2; i++) {
        answers.of_action[4 + i] = (uint32_t)calls->priority(&agent.core, i);
        answers.of_action[6 + i] = calls->travel(&agent.core, i, 1 - i);
    }
    answers.of_planning[count] = denying->allows(&agent.core, 0, 1);
    return answers;
}

static bool same_planning(const struct answers *one, const struct answers *other)
{
    return memcmp(one->of_planning, other->of_planning, sizeof one->of_planning) == 0;
}

static bool same_action(const struct answers *one, const struct answers *other)
{
    return memcmp(one->of_action, other->of_action, sizeof one->of_action) == 0;
}

/* Nothing that is asked changes the agent, and two agents of one seed answer alike. */
static void asking_changes_nothing(void)
{
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        begin_thinker(seed);
        gambler_agent before = agent;
        struct answers first = ask(), second = ask();
        expect(same_planning(&first, &second) && same_action(&first, &second), "asked twice");
        expect(memcmp(&before, &agent, sizeof agent) == 0, "asking changes the agent");
        begin_thinker(seed + SEEDS);
        struct answers other = ask();
        expect(!same_planning(&first, &other) && !same_action(&first, &other), "another seed");
    }
}

/* What is drawn in an action changes when the next one starts, and what is drawn in a planning when the
 * next one begins; between them nothing changes. */
static void answers_stay_until_the_next(void)
{
    unsigned starts = 0, plans = 0;
    begin_player(7);
    gambler_agent_tick(&agent, &planner, 1);
    struct answers last = ask();
    for (int i = 0; i < ACTIONS * 10; i++) {
        uint32_t elapsed = agent.core.elapsed;
        bool walked = agent.core.walking;
        gambler_agent_tick(&agent, &planner, 40);
        struct answers now = ask();
        bool goes_on = agent.core.elapsed == elapsed + 40 && agent.core.walking == walked &&
                       (agent.core.running || walked);
        if (goes_on)
            expect(same_action(&last, &now) && same_planning(&last, &now), "within an action");
        starts += !same_action(&last, &now);
        plans += !same_planning(&last, &now);
        last = now;
    }
    expect(starts > 100 && plans > 100, "the next action, and the next plan, draw anew");
}

/* --------------------------------------------------------------------- plannings */

/* Goes on until there is a plan; how many steps it has. */
static uint16_t finish(gambler_agent *who, gambler_planner *with)
{
    for (int i = 0; i < 20000 && !who->core.plan_length; i++)
        gambler_agent_tick(who, with, 1);
    return who->core.plan_length;
}

/* An agent that was saved in the middle of a planning, and looked at, finds the same plan. */
static void saved_plannings_find_the_same(void)
{
    static gambler_agent other;
    static gambler_world elsewhere;
    static gambler_planner second;
    static char text[4096];
    unsigned sliced = 0, unlike = 0;
    uint16_t last[MOST_STEPS] = {0};
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        begin_thinker(seed);
        gambler_agent_detail(&agent, 0, 1);
        gambler_agent_tick(&agent, &planner, 1);
        gambler_agent_tick(&agent, &planner, 1);
        sliced += agent.core.spent > 0;
        other = agent;
        elsewhere = world;
        gambler_planner_init(&second);
        expect(gambler_world_attach(&elsewhere) == GG_ATTACHED &&
                   gambler_agent_attach(&other, &elsewhere, &second) == GG_ATTACHED,
               "it is attached");
        (void)gambler_agent_explain(&other, &second, text, sizeof text);
        uint16_t length = finish(&agent, &planner);
        expect(length > 0 && finish(&other, &second) == length &&
                   memcmp(agent.plan, other.plan, length * sizeof *agent.plan) == 0,
               "an agent that was saved finds another plan");
        unlike += memcmp(last, agent.plan, sizeof *last * length) != 0;
        memcpy(last, agent.plan, sizeof *last * length);
    }
    expect(sliced == SEEDS && unlike > SEEDS / 2, "plans differ from one to the next");
}

/* What is told of a task is what comes of it. */
static void explanations_tell_what_comes(void)
{
    static char text[4096];
    static const char *const words[] = {"play", "rest", "wait"};
    unsigned counts[3] = {0};
    for (uint32_t seed = 0; seed < SEEDS; seed++) {
        begin_player(seed);
        gambler_agent before = agent;
        (void)gambler_agent_explain(&agent, &planner, text, sizeof text);
        expect(memcmp(&before, &agent, sizeof agent) == 0, "it explains, and changes the agent");
        gambler_agent_tick(&agent, &planner, 0);
        unsigned chosen = gambler_domain.actions[agent.plan[0]].source_index - GAMBLER_ACTION_PLAY;
        char told[32];
        (void)snprintf(told, sizeof told, "live > %sing", words[chosen]);
        expect(strstr(text, told) && strncmp(strstr(text, told) - 4, "not ", 4) != 0, text);
        counts[chosen]++;
    }
    expect(counts[0] > 5 && counts[1] > 3 && counts[2] > 5, "all methods are chosen");
}

/* --------------------------------------------------------------------- durations */

/* Ticks of any length: an action takes as long as was drawn when it started. */
static void durations_are_drawn_once(void)
{
    for (uint32_t tick = 1; tick <= 100; tick *= 10) {
        uint32_t sum = 0, count = 0, drawn = 0;
        begin_player(3);
        for (int i = 0; count < ACTIONS; i++) {
            gambler_agent_tick(&agent, &planner, tick);
            if (agent.core.running && agent.core.elapsed < tick) { /* it has begun in this one */
                drawn = gg_agent_duration(&agent.core);
                sum += drawn;
                count++;
            }
            if (agent.core.running)
                expect(gg_agent_duration(&agent.core) == drawn, "it lasts as long as it did");
            if (agent.core.running)
                expect(agent.core.elapsed < drawn, "it ends then");
            uint32_t quiet = gambler_agent_quiet(&agent);
            expect(gambler_agent_quiet(&agent) == quiet, "it is quiet for as long");
        }
        expect(sum / count > 500 && sum / count < 600, "100 to 1000 ms, 550 in the middle");
    }
}

int main(void)
{
    asking_changes_nothing();
    answers_stay_until_the_next();
    saved_plannings_find_the_same();
    explanations_tell_what_comes();
    durations_are_drawn_once();
    begin_player(1);
    expect(gambler_draw(&agent, 0) == 0 && gambler_draw(&agent, 1) == 0, "one of one, or none");
    uint32_t first = gambler_draw(&agent, 1000000), second = gambler_draw(&agent, 1000000);
    expect(first != second && first < 1000000, "outside of calls it goes on");
    return wrong;
}
