/* SPDX-License-Identifier: MIT */
/* See goal_simulation.h. */
#include "models/goal_simulation.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------ calls */

static void draw_fate(struct life_agent *agent)
{
    static const gg_status fates[] = {GG_SUCCESS, GG_SUCCESS, GG_SUCCESS, GG_SUCCESS,
                                      GG_SUCCESS, GG_SUCCESS, GG_FAILURE, GG_FAILURE,
                                      GG_ABORTED, GG_INVALID, GG_RUNNING};
    struct dice *dice = &agent->life->dice;
    agent->fate = fates[roll(dice, sizeof fates / sizeof *fates)];
    if (agent->life->hard)
        agent->fate = GG_FAILURE;
    agent->patience = roll(dice, 3) == 0 ? 0 : 1 + roll(dice, 8);
}

static gg_status run_task(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct life_agent *self = (struct life_agent *)agent;
    judge_call(self, action, phase);
    if (phase == GG_STOP)
        return GG_RUNNING;
    if (phase == GG_START)
        draw_fate(self);
    else if (self->patience > 0)
        self->patience--;
    return self->record.answer = self->patience > 0 ? GG_RUNNING : self->fate;
}

static int32_t priority(struct gg_agent *agent, uint16_t goal)
{
    return ((struct life_agent *)agent)->life->priorities[goal];
}

static const gg_calls calls = {.run = run_task, .priority = priority};

static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct goal_life *life = context;
    for (int i = 0; i < LIFE_AGENTS; i++)
        if (agent == &life->agents[i].core)
            judge_event(&life->agents[i], event);
}

/* ---------------------------------------------------------------- opening */

static void find_methods(struct goal_life *life, size_t task)
{
    const struct ground_task *ground = &life->compiled.tables->problem->tasks[task];
    int number = strcmp(ground->name, "live") == 0 ? TASK_LIVE : TASK_PART;
    CU_ASSERT_TRUE_FATAL(task < GOAL_TASKS);
    life->tasks[task] = number;
    for (size_t i = 0; i < ground->method_count; i++)
        sscanf(ground->methods[i].name, "m%d", &life->methods[number][i]);
}

/* Actions and goals have the numbers that they have in the model; methods are put
 * in order, and what is never of use is left out. */
static void find_numbers(struct goal_life *life)
{
    const struct problem *problem = life->compiled.tables->problem;
    char name[20];
    CU_ASSERT_EQUAL_FATAL(problem->action_count, (size_t)life->model.action_count);
    for (int i = 0; i < life->model.action_count; i++) {
        snprintf(name, sizeof name, "a%d", i);
        CU_ASSERT_EQUAL_FATAL(action_number(life->compiled.tables, name), i);
    }
    for (size_t i = 0; i < problem->task_count; i++)
        find_methods(life, i);
}

void goal_life_open(struct goal_life *life, uint64_t seed)
{
    memset(life, 0, sizeof *life);
    life->seed = seed;
    struct dice dice = dice_of(seed);
    life->model = goal_model_random(&dice);
    life->ways = goal_ways_of(&life->model);
    goal_model_write(&life->model, &life->yaml);
    life->compiled = compile_text(life->yaml.data);
    if (!life->compiled.tables)
        printf("%s%s", life->yaml.data, life->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(life->compiled.tables);
    life->domain = life->compiled.tables->domain;
    CU_ASSERT_EQUAL_FATAL(life->domain.plan_limit, GOAL_PLAN);
    life->character = life->domain.characters[0];
    life->character.calls = &calls;
    life->domain.characters = &life->character;
    life->domain.offsets = agent_memory_of(life->compiled.tables).offsets;
    find_numbers(life);
    life->room = room_of(&life->domain, 64, 64, 0);
    life->search = search_room_of(&life->domain, LIFE_NODES, 0);
    life->planner = (gg_planner){.workspace = life->room.workspace,
                                 .search = life->search.search,
                                 .steps = life->steps,
                                 .kept = life->kept,
                                 .trace = trace,
                                 .context = life};
}

void goal_life_close(struct goal_life *life)
{
    goal_ways_free(&life->ways);
    text_free(&life->yaml);
    room_free(&life->room);
    search_room_free(&life->search);
    compiled_free(&life->compiled);
}

/* ----------------------------------------------------------------- living */

static uint16_t number_of(const struct goal_life *life, int fact)
{
    const struct layout *layout = &life->compiled.tables->layout;
    return (uint16_t)layout->numbers[fact];
}

static void begin(struct goal_life *life, uint64_t seed)
{
    static const uint32_t intervals[] = {0, 0, 0, 50, 200}, budgets[] = {0, 0, 0, 1, 3};
    life->dice = dice_of(life->seed * 1000003 + seed);
    life->clock = life->changes = life->budgets = life->intervals = 0;
    life->fine = true;
    life->calm = 1 + roll(&life->dice, 12);
    for (int i = 0; i < life->model.goal_count; i++)
        life->priorities[i] = life->model.goals[i].priority;
    gg_world_init(&life->world.core, &life->domain);
    for (int i = 0; i < LIFE_AGENTS; i++) {
        struct life_agent *agent = &life->agents[i];
        memset(agent, 0, sizeof *agent);
        agent->life = life;
        agent->record.running = agent->record.wanted = agent->record.goal = -1;
        agent->record.outdone = agent->record.methods[0] = agent->record.methods[1] = -1;
        gg_agent_init(&agent->core, &life->world.core, 0, roll(&life->dice, 1000));
        uint32_t interval = intervals[roll(&life->dice, 5)], budget = budgets[roll(&life->dice, 5)];
        gg_agent_detail(&agent->core, interval, budget);
        life->intervals += interval > 0;
        life->budgets += budget > 0;
        for (int j = 0; j < life->model.fact_count; j++)
            life->shared.values[j] = agent->own.values[j] = life->model.facts[j].start;
    }
    life->planner.owner = life->planner.waiting = NULL;
}

void life_touch(struct life_agent *agent, int fact)
{
    struct goal_life *life = agent->life;
    for (int i = 0; i < LIFE_AGENTS; i++)
        if (life->model.facts[fact].shared || agent == &life->agents[i])
            life->agents[i].touched[fact]++;
}

/* The game changes a fact. */
static void change_fact(struct goal_life *life, struct life_agent *agent)
{
    int fact = (int)roll(&life->dice, (uint32_t)life->model.fact_count);
    int value = (int)roll(&life->dice, (uint32_t)life->model.facts[fact].top + 1);
    struct goal_state *home = life->model.facts[fact].shared ? &life->shared : &agent->own;
    life->changes += home->values[fact] != value;
    if (home->values[fact] != value)
        life_touch(agent, fact);
    home->values[fact] = value;
    gg_agent_write(&agent->core, number_of(life, fact), (uint32_t)value);
    if (life->loud)
        printf("  the game: f%d = %d\n", fact, value);
}

static void change_priority(struct goal_life *life)
{
    int goal = (int)roll(&life->dice, (uint32_t)life->model.goal_count);
    int changed = (int)roll(&life->dice, 5);
    if (!life->model.goals[goal].called)
        return;
    life->changes += changed != life->priorities[goal];
    life->priorities[goal] = changed;
    if (life->loud)
        printf("  the game: priority of g%d = %d\n", goal, changed);
}

static void stop(struct goal_life *life, struct life_agent *agent)
{
    agent->record.stopping = true;
    gg_agent_stop(&agent->core, &life->planner);
    agent->record.stopping = false;
    judge_expect(agent, agent->record.running < 0, "is stopped, and goes on");
    agent->record.planned = false;
    agent->record.wanted = -1;
}

static void play(struct goal_life *life, struct life_agent *agent)
{
    if (roll(&life->dice, life->calm) == 0)
        change_fact(life, agent);
    if (roll(&life->dice, 12) == 0)
        change_priority(life);
    if (roll(&life->dice, life->hard ? 2000 : 60) == 0)
        stop(life, agent);
}

static void check_facts(struct life_agent *agent)
{
    const struct goal_life *life = agent->life;
    struct goal_state view = life_view(agent);
    for (int i = 0; i < life->model.fact_count; i++)
        judge_expect(agent,
                     gg_agent_read(&agent->core, number_of(life, i)) == (uint32_t)view.values[i],
                     "a fact is not what it must be");
}

bool goal_life_live(struct goal_life *life, uint64_t seed, int ticks, bool hard)
{
    static const uint32_t spans[] = {10, 16, 100};
    begin(life, seed);
    life->hard = hard;
    life->calm = hard ? 500 : life->calm;
    for (int i = 0; i < ticks && life->fine; i++) {
        uint32_t span = spans[roll(&life->dice, 3)];
        life->clock += span;
        gg_world_tick(&life->world.core, span);
        for (int j = 0; j < LIFE_AGENTS; j++) {
            struct life_agent *agent = &life->agents[j];
            play(life, agent);
            if (life->loud)
                printf("%u, agent %d (every %u, budget %u)\n", life->clock, j,
                       (unsigned)agent->core.interval, (unsigned)agent->core.budget);
            judge_begin(agent);
            agent->record.elapsed += span;
            gg_agent_tick(&agent->core, &life->planner, span);
            judge_tick(agent);
            check_facts(agent);
        }
    }
    if (!life->fine)
        printf("domain %llu, life %llu\n", (unsigned long long)life->seed,
               (unsigned long long)seed);
    return life->fine;
}
