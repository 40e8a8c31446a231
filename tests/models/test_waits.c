/* SPDX-License-Identifier: MIT */
/*
 * Who waits for what in random lives: two agents that use one thing in turns. How often, how long and
 * how long at the most each of them waited, as `goapgen run` tells it, is what a life on plain numbers
 * finds, millisecond by millisecond.
 */
#include "support/run_output.h"
#include "support/support.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <inttypes.h>

enum { AGENTS = 2, LIFE = 20000 };

/* The milliseconds that each needs to use the thing, to rest after that, and to look for something else
 * while it waits. Nobody comes back before the other has looked. */
struct durations {
    uint32_t use, rest, look;
};

enum doing { NOTHING, USING, RESTING, LOOKING };

struct plain_agent {
    enum doing doing;
    uint32_t end;
    bool tired, waits;
    uint32_t since;
    uint64_t done, times, time, longest;
};

static struct durations roll_durations(struct dice *dice)
{
    struct durations durations = {.use = 1 + roll(dice, 900), .look = 1 + roll(dice, 300)};
    durations.rest = 301 + roll(dice, 900);
    return durations;
}

static void settle(struct plain_agent *agent, bool named, uint32_t now)
{
    uint32_t length = now - agent->since;
    if (named && !agent->waits) {
        agent->since = now;
        agent->times++;
    }
    if (!named && agent->waits) {
        agent->time += length;
        agent->longest = length > agent->longest ? length : agent->longest;
    }
    agent->waits = named;
}

static void end_doing(struct plain_agent *agent)
{
    agent->done += agent->doing != NOTHING;
    agent->tired = agent->doing == USING || (agent->tired && agent->doing != RESTING);
    agent->doing = NOTHING;
}

static void decide(struct plain_agent *agent, const struct durations *durations, bool taken,
                   uint32_t now)
{
    agent->doing = agent->tired ? RESTING : taken ? LOOKING : USING;
    agent->end = now + (agent->tired ? durations->rest : taken ? durations->look : durations->use);
    settle(agent, !agent->tired && taken, now);
}

static void live(struct plain_agent agents[AGENTS], const struct durations durations[AGENTS])
{
    for (uint32_t now = 0; now <= LIFE; now++)
        for (int i = 0; i < AGENTS; i++) {
            if (agents[i].doing != NOTHING && now < agents[i].end)
                continue;
            end_doing(&agents[i]);
            if (now < LIFE)
                decide(&agents[i], &durations[i], agents[1 - i].doing == USING, now);
        }
    for (int i = 0; i < AGENTS; i++)
        settle(&agents[i], false, LIFE);
}

static const char *yaml_of(struct pool *pool, const struct durations durations[AGENTS])
{
    const char *yaml = "domain: turns\n"
                       "state:\n"
                       "  thing: {type: bool, start: true, shared: true, claim: true}\n"
                       "  tired: bool\n"
                       "actions:\n";
    for (int i = 0; i < AGENTS; i++)
        yaml = pool_format(pool,
                           "%s"
                           "  use_%d: {preconditions: [thing, not tired], effects: [thing, tired], "
                           "duration: %ums}\n"
                           "  rest_%d: {preconditions: tired, effects: not tired, duration: %ums}\n"
                           "  look_%d: {uninterruptible: true, duration: %ums}\n",
                           yaml, i, (unsigned)durations[i].use, i, (unsigned)durations[i].rest, i,
                           (unsigned)durations[i].look);
    yaml = pool_format(pool, "%stasks:\n", yaml);
    for (int i = 0; i < AGENTS; i++)
        yaml = pool_format(pool,
                           "%s  live_%d: {methods: {use: {subtasks: use_%d}, rest: {preconditions: "
                           "tired, subtasks: rest_%d}, wait: {subtasks: look_%d}}}\n",
                           yaml, i, i, i, i);
    return pool_format(pool,
                       "%sagents: {one: {task: live_0}, other: {task: live_1}}\n"
                       "examples: {both: {agents: {ann: {type: one}, bob: {type: other}},\n"
                       "  expect: {at 1s: thing}}}\n",
                       yaml);
}

static void compare(const struct result *result, const char *name, const struct plain_agent *agent)
{
    struct pool *pool = pool_new();
    check_says(result, pool_format(pool,
                                   "\"each\": [{\"name\": \"%s\", \"done\": %" PRIu64
                                   ", \"waited\": %" PRIu64 ", \"longest\": %" PRIu64 "}]",
                                   name, agent->done, agent->time, agent->longest));
    if (agent->times > 0)
        check_says(result, pool_format(pool,
                                       "{\"name\": \"%s\", \"fact\": \"thing\", \"times\": %" PRIu64
                                       ", \"time\": %" PRIu64 ", \"longest\": %" PRIu64
                                       ", \"turnless\": 0}",
                                       name, agent->times, agent->time, agent->longest));
    pool_free(pool);
}

static void waits_are_those_of_a_plain_life(void)
{
    struct dice dice = dice_of(57);
    uint64_t times = 0;
    for (unsigned i = 0; random_case(i + 1, 100); i++) {
        struct scratch scratch = scratch_new();
        struct durations durations[AGENTS] = {roll_durations(&dice), roll_durations(&dice)};
        struct plain_agent agents[AGENTS] = {{.doing = NOTHING}, {.doing = NOTHING}};
        live(agents, durations);
        struct result result = simulated(&scratch, yaml_of(scratch.pool, durations),
                                         "--example both --time 20s --json");
        compare(&result, "ann", &agents[0]);
        compare(&result, "bob", &agents[1]);
        times += agents[0].times + agents[1].times;
        result_free(&result);
        scratch_free(&scratch);
    }
    CU_ASSERT(times > 10);
}

void add_waits_suite(void)
{
    CU_pSuite suite = CU_add_suite("waits of lives", NULL, NULL);
    CU_ADD_TEST(suite, waits_are_those_of_a_plain_life);
}
