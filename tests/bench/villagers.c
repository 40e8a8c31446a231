/* SPDX-License-Identifier: MIT */
/*
 * See villagers.h. A game's crowd: villages of 50 that each have a world, ticked at 20
 * frames a second; everybody decides ten times a second.
 *
 * What a villager costs depends on the hour, so that villages are simulated to all hours of
 * a day first, and copied until there are enough. Each run begins with such copies, with
 * random numbers of their own.
 *
 * Where the time goes is measured without a clock in the crowd, which would cost more
 * than what it measures. Sensing: each sense is read some times more, and the crowd
 * takes longer by that. Planning: the states that were planned from are collected in a
 * run that is not measured, and planned from again in a loop; there the tables are nearer
 * in the caches than in the crowd, so that a little of planning is counted as deciding.
 */
#include "villagers.h"

#include "timing.h"
#include "villager.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    TICK = 50,             /* milliseconds */
    INTERVAL = 100,        /* from one decision to the next */
    NEVER = 3600000,       /* an interval that is not over in a run */
    HEADS = 50,            /* of a village */
    HOURS = 20,            /* villages that are simulated, to different times of the day */
    LIVED = HEADS * HOURS, /* their villagers */
    TICKS = 40,            /* of a run */
    MOST = 100000,
    ROUNDS = 7,
    AGAIN = 9,   /* times that a sense is read more, to measure it */
    KEPT = 4096, /* states that are planned from again */
};

struct crowd {
    village_world *worlds;
    village_agent *villagers;
    unsigned count;
};

/* A planning, to be made again. */
struct planning {
    uint64_t state[VILLAGE_STATE_WORDS];
    gg_random random;
    uint16_t agent_type, goal;
};

static struct bench {
    struct crowd simulated, crowd;
    village_planner planner;
    const gg_domain *domain; /* that the crowd lives by */
    uint32_t interval, round;
    struct planning plannings[KEPT];
    unsigned planning_count; /* of them */
    unsigned long planned;   /* in the run, also those that were not kept */
    unsigned long checksum;
} bench;

/* ------------------------------------------------------------- the crowd */

static struct crowd crowd_of(unsigned count)
{
    struct crowd crowd = {malloc(count / HEADS * sizeof *crowd.worlds),
                          malloc(count * sizeof *crowd.villagers), count};
    if (!crowd.worlds || !crowd.villagers)
        exit(1);
    return crowd;
}

static void crowd_free(struct crowd *crowd)
{
    free(crowd->worlds);
    free(crowd->villagers);
}

static void tick_crowd(struct crowd *crowd, unsigned world, unsigned end, uint32_t milliseconds)
{
    for (; world < end; world++) {
        village_world_tick(&crowd->worlds[world], milliseconds);
        for (unsigned i = world * HEADS; i < (world + 1) * HEADS; i++)
            village_agent_tick(&crowd->villagers[i], &bench.planner, milliseconds);
    }
}

/* Villages that begin a day together, each of which goes on for another time. */
static void live_days(struct crowd *simulated)
{
    enum { DAY = 24 * 60 };
    for (unsigned i = 0; i < HOURS; i++)
        village_world_init(&simulated->worlds[i]);
    for (unsigned i = 0; i < LIVED; i++)
        villager_move_in(&simulated->villagers[i], &simulated->worlds[i / HEADS], i, i);
    for (unsigned i = 0; i < HOURS; i++)
        for (unsigned minute = 0; minute < DAY + i * DAY / HOURS; minute++)
            tick_crowd(simulated, i, i + 1, VILLAGER_MINUTE);
}

/* Fills a crowd with copies, the first of which is of the village `first`. */
static void fill(struct crowd *crowd, unsigned first)
{
    for (unsigned i = 0; i < crowd->count / HEADS; i++) {
        crowd->worlds[i] = bench.simulated.worlds[(first + i) % HOURS];
        gg_world_attach(&crowd->worlds[i].core, bench.domain);
    }
    for (unsigned i = 0; i < crowd->count; i++) {
        village_agent *villager = &crowd->villagers[i];
        *villager = bench.simulated.villagers[(first * HEADS + i) % LIVED];
        village_agent_attach(villager, &crowd->worlds[i / HEADS], &bench.planner);
        gg_random_seed(&villager->core.random, bench.round * MOST + first * HEADS + i);
        village_agent_detail(villager, bench.interval, 0);
    }
}

/* ------------------------------------------------------------- measuring */

/* The seconds of all ticks of a run, and of the one that took longest. */
struct seconds {
    double all, worst;
};

/* The seconds of a run of a crowd: of small ones some after the other, so that all hours
 * are simulated. */
static struct seconds seconds_of_run(struct crowd *crowd)
{
    struct seconds seconds = {0, 0};
    unsigned worlds = crowd->count / HEADS, runs = crowd->count < LIVED ? LIVED / crowd->count : 1;
    for (unsigned i = 0; i < runs; i++) {
        fill(crowd, i * worlds);
        for (int tick = 0; tick < TICKS; tick++) {
            double begin = seconds_now();
            tick_crowd(crowd, 0, worlds, TICK);
            double took = seconds_now() - begin;
            seconds.all += took;
            seconds.worst = took > seconds.worst ? took : seconds.worst;
        }
    }
    for (unsigned i = 0; i < crowd->count; i++)
        bench.checksum += crowd->villagers[i].state[0] + crowd->villagers[i].core.step;
    seconds.all /= runs;
    return seconds;
}

/* How a crowd is simulated. */
struct way {
    const gg_domain *domain;
    uint32_t interval;
};

/* The seconds of as many runs as it takes for few to be measured as well as many. */
static struct seconds seconds_of_runs(unsigned count, struct way way)
{
    unsigned repeated = count < MOST ? MOST / (count < LIVED ? LIVED : count) : 1;
    struct seconds seconds = {0, 0};
    bench.crowd.count = count;
    bench.domain = way.domain;
    bench.interval = way.interval;
    for (unsigned i = 0; i < repeated; i++) {
        struct seconds run = seconds_of_run(&bench.crowd);
        seconds.all += run.all / repeated;
        seconds.worst = run.worst > seconds.worst ? run.worst : seconds.worst;
    }
    return seconds;
}

/* Nanoseconds that one of so many costs in a tick: in the mean over ticks, and in the tick that took
 * longest. */
struct cost {
    double mean, worst;
};

/* What one of so many costs, in two ways of life: the best mean of some rounds, and the least of
 * their worst ticks, as what else the machine does can only make a tick longer. Both ways are
 * measured in turn, so that it hits both: it is their difference that matters. */
static void compare_ways(unsigned count, const struct way ways[2], struct cost costs[2])
{
    for (bench.round = 0; bench.round < ROUNDS; bench.round++)
        for (int i = 0; i < 2; i++) {
            struct seconds seconds = seconds_of_runs(count, ways[i]);
            double mean = seconds.all / count / (double)TICKS * 1e9;
            double worst = seconds.worst / count * 1e9;
            if (bench.round == 0 || mean < costs[i].mean)
                costs[i].mean = mean;
            if (bench.round == 0 || worst < costs[i].worst)
                costs[i].worst = worst;
        }
}

/* --------------------------------------------------------------- sensing */

static gg_agent_type agent_types[VILLAGER_KINDS];
static gg_calls calls[VILLAGER_KINDS];

static void sense_again(gg_agent *agent, uint16_t sense)
{
    const gg_calls *real = village_domain.agent_types[agent->agent_type].calls;
    for (int i = 0; i <= AGAIN; i++)
        real->sense(agent, sense);
}

/* The domain with eyes that look at everything some times more. */
static gg_domain slow_eyed(void)
{
    gg_domain domain = village_domain;
    for (uint16_t i = 0; i < VILLAGER_KINDS; i++) {
        calls[i] = *village_domain.agent_types[i].calls;
        calls[i].sense = sense_again;
        agent_types[i] = village_domain.agent_types[i];
        agent_types[i].calls = &calls[i];
    }
    domain.agent_types = agent_types;
    return domain;
}

/* -------------------------------------------------------------- planning */

static uint32_t goals_planned(void)
{
    return bench.planner.core.ticket;
}

/* Ticks one villager, and keeps what it planned from: what it sees after the tick, as
 * no task here is done as soon as it is started. */
static void tick_noting(village_agent *villager)
{
    gg_workspace *workspace = &bench.planner.core.workspace;
    gg_random random = villager->core.random;
    uint32_t searches = goals_planned();
    workspace->expansions = UINT32_MAX; /* a planning counts from 0 on */
    village_agent_tick(villager, &bench.planner, TICK);
    bool decomposed = workspace->expansions != UINT32_MAX;
    if (!decomposed && goals_planned() == searches)
        return;
    if (bench.planned++ % 2 != 0 || bench.planning_count == KEPT)
        return;
    struct planning *planning = &bench.plannings[bench.planning_count++];
    planning->random = random;
    planning->agent_type = villager->core.agent_type;
    planning->goal = decomposed ? GG_NONE : villager->core.goal;
    for (uint16_t i = 0; i < VILLAGE_STATE_WORDS; i++) {
        uint64_t shared = village_domain.shared[i];
        uint64_t world = gg_world_state(villager->core.world)[i];
        planning->state[i] = (world & shared) | (villager->state[i] & ~shared);
    }
}

/* A run in which plannings are collected. */
static void collect_plannings(void)
{
    bench.crowd.count = MOST;
    bench.domain = &village_domain;
    bench.interval = INTERVAL;
    fill(&bench.crowd, 0);
    for (int tick = 0; tick < TICKS; tick++)
        for (unsigned i = 0; i < MOST; i++) {
            if (i % HEADS == 0)
                village_world_tick(&bench.crowd.worlds[i / HEADS], TICK);
            tick_noting(&bench.crowd.villagers[i]);
        }
}

static void plan_again(const struct planning *planning, village_agent *somebody)
{
    gg_planner *core = village_planner_core(&bench.planner);
    const gg_agent_type *agent_type = &village_domain.agent_types[planning->agent_type];
    gg_plan plan = {core->steps, VILLAGE_PLAN_STEPS, 0};
    gg_random random = planning->random;
    if (planning->goal == GG_NONE) {
        gg_task_problem task_problem = {.domain = &village_domain,
                                        .agent_type = agent_type,
                                        .agent = &somebody->core,
                                        .random = &random,
                                        .state = planning->state,
                                        .task = agent_type->task,
                                        .recorder = &gg_method_noting};
        (void)gg_decompose(&task_problem, &core->workspace, &plan);
    } else {
        gg_goal_problem goal_problem = {.domain = &village_domain,
                                        .agent_type = agent_type,
                                        .agent = &somebody->core,
                                        .state = planning->state,
                                        .goal = planning->goal};
        (void)gg_plan_make(&core->search, &goal_problem, &plan);
    }
    bench.checksum += plan.length;
}

static void run_plannings(void *context)
{
    for (unsigned i = 0; i < bench.planning_count; i++)
        plan_again(&bench.plannings[i], context);
}

/* -------------------------------------------------------------- printing */

static void print_row(unsigned count)
{
    const struct way ways[] = {{&village_domain, INTERVAL}, {&village_domain, NEVER}};
    struct cost costs[2];
    compare_ways(count, ways, costs);
    double decision = (costs[0].mean - costs[1].mean) * ((double)INTERVAL / (double)TICK);
    double core = costs[0].mean * count * (1000 / TICK) / 1e9;
    printf("%9u %14.1f %14.1f %14.3f %14.1f %15.2f %%\n", count, costs[0].mean, costs[0].worst,
           costs[0].worst * count / 1e6, decision, core * 100);
    fflush(stdout);
}

static void print_shares(void)
{
    const gg_domain slow = slow_eyed();
    const struct way ways[] = {{&village_domain, INTERVAL}, {&slow, INTERVAL}};
    struct cost costs[2];
    compare_ways(MOST, ways, costs);
    double tick = costs[0].mean, sensing = (costs[1].mean - tick) / (double)AGAIN;
    collect_plannings();
    double one = time_of(run_plannings, &bench.crowd.villagers[0]) / bench.planning_count;
    double often = (double)bench.planned / (double)MOST / (double)TICKS;
    double planning = one * often;
    printf("\nof the time of %d: sensing %.0f %%, planning %.0f %%, deciding and acting %.0f %%\n",
           MOST, sensing / tick * 100, planning / tick * 100,
           (tick - sensing - planning) / tick * 100);
    printf("a planning takes %.0f ns; a villager makes one in %.1f s\n", one,
           (double)TICK / 1000.0 / often);
}

void bench_villagers(void)
{
    printf("\nVillagers (domains/village), in villages of %d at all hours of the day, at ticks of"
           " %d ms.\nEach decides every %d ms; a decision is what that costs more than"
           " to go on without.\n\n",
           HEADS, TICK, INTERVAL);
    printf("%9s %14s %14s %14s %14s %17s\n", "villagers", "ns each a tick", "in the worst",
           "ms, the worst", "ns a decision", "of one core");
    bench.simulated = crowd_of(LIVED);
    bench.crowd = crowd_of(MOST);
    live_days(&bench.simulated);
    for (unsigned count = 100; count <= MOST; count *= 10)
        print_row(count);
    print_shares();
    printf("bytes: a villager %zu, its part of a world %.1f; one planner of %zu for all\n",
           sizeof(village_agent), (double)sizeof(village_world) / (double)HEADS,
           sizeof(village_planner));
    printf("(checksum %lu)\n", bench.checksum);
    crowd_free(&bench.simulated);
    crowd_free(&bench.crowd);
}
