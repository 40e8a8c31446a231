/* SPDX-License-Identifier: MIT */
/* Makes two agents and their world, and simulates them at random: see goal_simulation.h. */
#include "models/goal_simulation.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------ calls */

static void draw_fate(struct simulated_agent *agent)
{
    static const gg_status fates[] = {GG_SUCCESS, GG_SUCCESS, GG_SUCCESS, GG_SUCCESS,
                                      GG_SUCCESS, GG_SUCCESS, GG_FAILURE, GG_FAILURE,
                                      GG_ABORTED, GG_INVALID, GG_RUNNING};
    struct dice *dice = &agent->simulation->dice;
    agent->fate = fates[roll(dice, sizeof fates / sizeof *fates)];
    if (agent->simulation->hard)
        agent->fate = GG_FAILURE;
    agent->ticks_left = roll(dice, 3) == 0 ? 0 : 1 + roll(dice, 8);
}

/* What the function of an action or a walk answers. */
static gg_status answer(struct simulated_agent *self, gg_phase phase)
{
    if (phase == GG_STOP)
        return GG_RUNNING;
    if (phase == GG_START)
        draw_fate(self);
    else if (self->ticks_left > 0)
        self->ticks_left--;
    return self->record.answer = self->ticks_left > 0 ? GG_RUNNING : self->fate;
}

static gg_status walk(struct gg_agent *agent, gg_phase phase, uint16_t place)
{
    struct simulated_agent *self = (struct simulated_agent *)agent;
    checker_walk(self, place, phase);
    return answer(self, phase);
}

static gg_status run_task(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct simulated_agent *self = (struct simulated_agent *)agent;
    checker_call(self, action, phase);
    return answer(self, phase);
}

static int32_t priority(struct gg_agent *agent, uint16_t goal)
{
    return ((struct simulated_agent *)agent)->simulation->priorities[goal];
}

static const gg_calls calls = {.run = run_task, .priority = priority, .walk = walk};

static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct goal_simulation *simulation = context;
    for (int i = 0; i < SIMULATED_AGENTS; i++)
        if (agent == &simulation->agents[i].core)
            checker_event(&simulation->agents[i], event);
}

/* ---------------------------------------------------------------- opening */

static void find_methods(struct goal_simulation *simulation, size_t task)
{
    const struct ground_task *ground = &simulation->compiled.tables->problem->tasks[task];
    bool is_action = ground->name[0] == 'a';
    int number = strcmp(ground->name, "live") == 0 ? TASK_LIVE : TASK_PART;
    CU_ASSERT_TRUE_FATAL(task < GOAL_TASKS + GOAL_WRITTEN);
    simulation->tasks[task] = is_action ? -1 : number;
    for (size_t i = 0; i < ground->method_count && !is_action; i++)
        sscanf(ground->methods[i].name, "m%d", &simulation->methods[number][i]);
}

/* Actions and goals have the numbers that they have in the model; methods are put
 * in order, and what is never of use is left out. */
static void find_numbers(struct goal_simulation *simulation)
{
    const struct problem *problem = simulation->compiled.tables->problem;
    char name[20];
    CU_ASSERT_EQUAL_FATAL(problem->action_count, (size_t)simulation->model.action_count);
    for (int i = 0; i < simulation->model.action_count; i++) {
        snprintf(name, sizeof name, "a%d", model_written(&simulation->model, i));
        CU_ASSERT_STRING_EQUAL_FATAL(problem->actions[i].name, name);
    }
    for (size_t i = 0; i < problem->task_count; i++)
        find_methods(simulation, i);
}

void goal_simulation_open(struct goal_simulation *simulation, uint64_t seed)
{
    memset(simulation, 0, sizeof *simulation);
    simulation->seed = seed;
    struct dice dice = dice_of(seed);
    simulation->model = goal_model_random(&dice);
    simulation->ways = goal_ways_of(&simulation->model);
    goal_model_write(&simulation->model, &simulation->yaml);
    simulation->compiled = compile_text(simulation->yaml.data);
    if (!simulation->compiled.tables)
        printf("%s%s", simulation->yaml.data, simulation->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(simulation->compiled.tables);
    simulation->domain = simulation->compiled.tables->domain;
    CU_ASSERT_EQUAL_FATAL(simulation->domain.plan_limit, GOAL_PLAN);
    simulation->agent_type = simulation->domain.agent_types[0];
    simulation->agent_type.calls = &calls;
    simulation->domain.agent_types = &simulation->agent_type;
    simulation->memory = agent_memory_of(simulation->compiled.tables);
    agent_memory_set(&simulation->memory, &simulation->domain);
    find_numbers(simulation);
    simulation->room = room_of(&simulation->domain, 64, 64, 0);
    simulation->search = search_room_of(&simulation->domain, SIMULATION_NODES, 0);
    simulation->planner = (gg_planner){.workspace = simulation->room.workspace,
                                       .search = simulation->search.search,
                                       .steps = simulation->steps,
                                       .kept = simulation->kept,
                                       .trace = trace,
                                       .tracing = &gg_tracing,
                                       .context = simulation};
}

void goal_simulation_close(struct goal_simulation *simulation)
{
    goal_ways_free(&simulation->ways);
    text_free(&simulation->yaml);
    room_free(&simulation->room);
    search_room_free(&simulation->search);
    compiled_free(&simulation->compiled);
}

/* ------------------------------------------------------------ simulating */

static uint16_t number_of(const struct goal_simulation *simulation, int fact)
{
    const struct layout *layout = &simulation->compiled.tables->layout;
    return (uint16_t)layout->numbers[fact];
}

static void begin(struct goal_simulation *simulation, uint64_t seed)
{
    static const uint32_t intervals[] = {0, 0, 0, 50, 200}, budgets[] = {0, 0, 0, 1, 3};
    simulation->dice = dice_of(simulation->seed * 1000003 + seed);
    simulation->clock = simulation->changes = simulation->budgets = simulation->intervals = 0;
    simulation->fine = true;
    simulation->calm = 1 + roll(&simulation->dice, 12);
    for (int i = 0; i < simulation->model.goal_count; i++)
        simulation->priorities[i] = simulation->model.goals[i].priority;
    gg_world_init(&simulation->world.core, &simulation->domain);
    for (int i = 0; i < SIMULATED_AGENTS; i++) {
        struct simulated_agent *agent = &simulation->agents[i];
        memset(agent, 0, sizeof *agent);
        agent->simulation = simulation;
        agent->record.running = agent->record.walking = -1;
        agent->record.wanted = agent->record.goal = -1;
        agent->record.outdone = agent->record.methods[0] = agent->record.methods[1] = -1;
        gg_agent_init(&agent->core, &simulation->world.core, 0, roll(&simulation->dice, 1000));
        uint32_t interval = intervals[roll(&simulation->dice, 5)],
                 budget = budgets[roll(&simulation->dice, 5)];
        gg_agent_detail(&agent->core, interval, budget);
        simulation->intervals += interval > 0;
        simulation->budgets += budget > 0;
        for (int j = 0; j < simulation->model.fact_count; j++)
            simulation->shared.values[j] = agent->own.values[j] = simulation->model.facts[j].start;
    }
    simulation->planner.owner = simulation->planner.waiting = NULL;
}

void simulation_touch(struct simulated_agent *agent, int fact)
{
    struct goal_simulation *simulation = agent->simulation;
    for (int i = 0; i < SIMULATED_AGENTS; i++)
        if (simulation->model.facts[fact].shared || agent == &simulation->agents[i])
            simulation->agents[i].touched[fact]++;
}

/* The game changes a fact. */
static void change_fact(struct goal_simulation *simulation, struct simulated_agent *agent)
{
    int fact = (int)roll(&simulation->dice, (uint32_t)simulation->model.fact_count);
    int value = (int)roll(&simulation->dice, (uint32_t)simulation->model.facts[fact].top + 1);
    struct goal_state *home =
        simulation->model.facts[fact].shared ? &simulation->shared : &agent->own;
    simulation->changes += home->values[fact] != value;
    if (home->values[fact] != value)
        simulation_touch(agent, fact);
    home->values[fact] = value;
    gg_agent_write(&agent->core, number_of(simulation, fact), (uint32_t)value);
    if (fact == simulation->model.place) {
        agent->record.strayed = false;
        if (agent->record.walking >= 0)
            agent->record.elapsed = 0;
    }
    if (simulation->loud)
        printf("  the game: f%d = %d\n", fact, value);
}

static void change_priority(struct goal_simulation *simulation)
{
    int goal = (int)roll(&simulation->dice, (uint32_t)simulation->model.goal_count);
    int changed = (int)roll(&simulation->dice, 5);
    if (!simulation->model.goals[goal].called)
        return;
    simulation->changes += changed != simulation->priorities[goal];
    simulation->priorities[goal] = changed;
    if (simulation->loud)
        printf("  the game: priority of g%d = %d\n", goal, changed);
}

static void stop(struct goal_simulation *simulation, struct simulated_agent *agent)
{
    agent->record.stopping = true;
    gg_agent_stop(&agent->core, &simulation->planner);
    agent->record.stopping = false;
    checker_expect(agent, agent->record.running < 0 && agent->record.walking < 0,
                   "is stopped, and goes on");
    agent->record.planned = false;
    agent->record.wanted = -1;
}

static void play(struct goal_simulation *simulation, struct simulated_agent *agent)
{
    if (roll(&simulation->dice, simulation->calm) == 0)
        change_fact(simulation, agent);
    if (roll(&simulation->dice, 12) == 0)
        change_priority(simulation);
    if (roll(&simulation->dice, simulation->hard ? 2000 : 60) == 0)
        stop(simulation, agent);
}

static void check_facts(struct simulated_agent *agent)
{
    const struct goal_simulation *simulation = agent->simulation;
    struct goal_state view = life_view(agent);
    for (int i = 0; i < simulation->model.fact_count; i++)
        checker_expect(agent,
                       gg_agent_read(&agent->core, number_of(simulation, i)) ==
                           (uint32_t)view.values[i],
                       "a fact is not what it must be");
}

bool goal_simulation_run(struct goal_simulation *simulation, uint64_t seed, int ticks, bool hard)
{
    static const uint32_t spans[] = {10, 16, 100};
    begin(simulation, seed);
    simulation->hard = hard;
    simulation->calm = hard ? 500 : simulation->calm;
    for (int i = 0; i < ticks && simulation->fine; i++) {
        uint32_t span = spans[roll(&simulation->dice, 3)];
        simulation->clock += span;
        gg_world_tick(&simulation->world.core, span);
        for (int j = 0; j < SIMULATED_AGENTS; j++) {
            struct simulated_agent *agent = &simulation->agents[j];
            play(simulation, agent);
            if (simulation->loud)
                printf("%u, agent %d (every %u, budget %u)\n", simulation->clock, j,
                       (unsigned)agent->core.interval, (unsigned)agent->core.budget);
            checker_begin(agent);
            agent->record.elapsed += span;
            agent->record.span = span;
            gg_agent_tick(&agent->core, &simulation->planner, span);
            checker_tick(agent);
            check_facts(agent);
        }
    }
    if (!simulation->fine)
        printf("domain %llu, simulation %llu\n", (unsigned long long)simulation->seed,
               (unsigned long long)seed);
    return simulation->fine;
}
