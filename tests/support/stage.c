/* SPDX-License-Identifier: MIT */
/* Ticks agents over tables in memory, and logs what happens to them: see stage.h. */
#include "support/stage.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

const char *action_name(const struct stage *stage, uint16_t action)
{
    return stage->compiled.tables->problem->actions[action].name;
}

static void log_words(struct stage *stage, const char *first, const char *second)
{
    text_add(&stage->log, "%s%s%s%s", stage->log.length ? ", " : "", first, *second ? " " : "",
             second);
}

/* ----------------------------------------------------------------- calls */

static gg_status run(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    static const char *const phases[] = {"start", "tick", "stop"};
    struct actor *actor = (struct actor *)agent;
    log_words(actor->stage, phases[phase], action_name(actor->stage, gg_agent_action(agent)));
    return actor->answer ? actor->answer(actor, action, phase) : gg_agent_wait(agent);
}

/* Whatever is sensed, the one fact that the test names is read. */
static void sense(struct gg_agent *agent, uint16_t number)
{
    const struct actor *actor = (const struct actor *)agent;
    (void)number;
    if (actor->sensed != GG_NONE)
        gg_agent_write(agent, actor->sensed, actor->truth);
}

static void apply(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    struct actor *actor = (struct actor *)agent;
    const struct tables *tables = actor->stage->compiled.tables;
    char words[200];
    snprintf(words, sizeof words, "%s = %lu",
             tables->problem->variables[tables->layout.variables[fact]].name, (unsigned long)value);
    log_words(actor->stage, "apply", words);
}

static bool precondition(struct gg_agent *agent, uint16_t action)
{
    struct told *told = &((struct actor *)agent)->told;
    (void)action;
    told->asked++;
    return !told->denies;
}

static uint32_t duration(struct gg_agent *agent, uint16_t action)
{
    struct told *told = &((struct actor *)agent)->told;
    (void)action;
    told->asked++;
    return told->duration;
}

static uint16_t cost(struct gg_agent *agent, uint16_t action)
{
    uint32_t dearer = ((struct actor *)agent)->told.dearer;
    return (uint16_t)(dearer ? action * 7u % 11u % dearer : 0);
}

static uint32_t travel(struct gg_agent *agent, uint16_t from, uint16_t to)
{
    struct told *told = &((struct actor *)agent)->told;
    (void)from;
    (void)to;
    told->asked++;
    return told->walk;
}

static const gg_calls calls = {.run = run,
                               .precondition = precondition,
                               .cost = cost,
                               .duration = duration,
                               .sense = sense,
                               .apply = apply,
                               .travel = travel};

static const char *goal_name(const struct stage *stage, uint16_t goal)
{
    if (goal != GG_NONE && goal >= stage->domain.goal_count)
        return "a condition";
    return goal == GG_NONE ? "its task" : stage->compiled.tables->problem->goals[goal].name;
}

static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    static const char *const statuses[] = {"failure", "success", "running", "aborted", "invalid"};
    static const char *const kinds[] = {
        "made",   "failed",  "dropped", "chose",       "started", "ended",  "interrupted",
        "wants",  "reached", "gave up", "passed over", "walks",   "walked", "refused",
        "booked", "denied",  "missed",  "gave up",     "gave up", "stands", "without schedule"};
    struct stage *stage = context;
    const struct problem *problem = stage->compiled.tables->problem;
    bool passed = event->kind == GG_METHOD_FAILED || event->kind == GG_METHOD_DENIED;
    if (passed && !stage->tells_failed)
        return;
    char words[200] = "";
    (void)agent;
    bool late = event->kind == GG_PLAN_DROPPED && event->value == 1;
    bool bare = event->kind == GG_PLAN_DROPPED || event->kind == GG_ACTION_STARTED ||
                event->kind == GG_GOAL_CHOSEN || event->kind == GG_GOAL_REACHED;
    CU_ASSERT(!bare || late || event->value == 0);
    if (event->kind == GG_PLAN_MADE || event->kind == GG_PLAN_FAILED)
        snprintf(words, sizeof words, "%u", event->value);
    else if ((event->kind >= GG_GOAL_CHOSEN && event->kind <= GG_GOAL_FAILED) ||
             event->kind == GG_GOAL_MISSED || event->kind >= GG_GOAL_GIVEN_UP)
        snprintf(words, sizeof words, "%s", goal_name(stage, event->index));
    else if (event->kind == GG_METHOD_CHOSEN || event->kind == GG_PLAN_INTERRUPTED || passed ||
             event->kind == GG_METHOD_GIVEN_UP)
        snprintf(words, sizeof words, "%s.%s", problem->tasks[event->index].name,
                 problem->tasks[event->index].methods[event->value].name);
    else if (event->kind == GG_ACTION_ENDED || event->kind == GG_WALK_ENDED)
        snprintf(words, sizeof words, "%s %s", action_name(stage, event->index),
                 statuses[event->value]);
    else
        snprintf(words, sizeof words, "%s",
                 late                      ? "too late"
                 : event->index == GG_NONE ? "its goal"
                                           : action_name(stage, event->index));
    log_words(stage, kinds[event->kind], words);
}

/* ----------------------------------------------------------------- stage */

void stage_start(struct stage *stage, const char *yaml)
{
    memset(stage, 0, sizeof *stage);
    stage->compiled = compile_text(yaml);
    if (!stage->compiled.tables)
        puts(stage->compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(stage->compiled.tables);
    gg_domain *domain = &stage->domain;
    stage->apart = apart_of(&stage->compiled.tables->domain);
    *domain = stage->apart.domain;
    CU_ASSERT_TRUE_FATAL(domain->plan_limit <= STAGE_PLAN &&
                         domain->agent_type_count <= STAGE_AGENT_TYPES);
    for (uint16_t i = 0; i < domain->agent_type_count; i++) {
        stage->agent_types[i] = domain->agent_types[i];
        stage->agent_types[i].calls = &calls;
    }
    domain->agent_types = stage->agent_types;
    stage->memory = agent_memory_of(stage->compiled.tables);
    agent_memory_set(&stage->memory, domain);
    stage->room = room_of(domain, 64, 64, 0);
    stage->planner = (gg_planner){.workspace = stage->room.workspace,
                                  .trace = trace,
                                  .tracing = &gg_tracing,
                                  .context = stage};
    stage->planner.steps = stage->steps;
    stage->planner.found = stage->found;
    stage->planner.kept = stage->kept;
    stage->search = search_room_of(domain, STAGE_NODES, STAGE_PLAN);
    stage->planner.search = stage->search.search;
    stage->planner.workspace.search = &stage->planner.search;
    memset(&stage->scene, GARBAGE, sizeof stage->scene);
    gg_world_init(&stage->scene.core, domain);
    agent_memory_fence(&stage->memory, OF_WORLD, &stage->scene);
}

void stage_end(struct stage *stage)
{
    search_room_free(&stage->search);
    room_free(&stage->room);
    text_free(&stage->log);
    apart_free(&stage->apart);
    compiled_free(&stage->compiled);
}

/* ---------------------------------------------------------------- actors */

/* An agent that is generated has its parts side by side, and so has a world: nothing may be
 * written behind one. */
static void check_fences(const struct stage *stage, const struct actor *actor)
{
    CU_ASSERT_TRUE(agent_memory_holds(&stage->memory, OF_AGENT, actor));
    CU_ASSERT_TRUE(agent_memory_holds(&stage->memory, OF_WORLD, &stage->scene));
}

void actor_start(struct actor *actor, struct stage *stage, uint16_t agent_type, uint32_t seed)
{
    memset(actor, 0, sizeof *actor);
    memset(actor, GARBAGE, offsetof(struct actor, stage));
    actor->stage = stage;
    actor->sensed = GG_NONE;
    gg_agent_init(&actor->core, &stage->scene.core, agent_type, seed);
    agent_memory_fence(&stage->memory, OF_AGENT, actor);
    check_fences(stage, actor);
}

void stage_with(struct stage *stage, struct actor *actor, const char *yaml)
{
    stage_start(stage, yaml);
    actor_start(actor, stage, 0, 1);
}

void forget_log(struct stage *stage)
{
    text_free(&stage->log);
    stage->log = (struct text){0};
}

gg_status always_fails(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)actor;
    (void)action;
    (void)phase;
    return GG_FAILURE;
}

gg_status never_ends(struct actor *actor, uint16_t action, gg_phase phase)
{
    (void)actor;
    (void)action;
    (void)phase;
    return GG_RUNNING;
}

void stage_tick(struct stage *stage, struct actor *actor, uint32_t milliseconds)
{
    gg_world_tick(&stage->scene.core, milliseconds);
    gg_agent_tick(&actor->core, &stage->planner, milliseconds);
    check_fences(stage, actor);
}

void stage_at_work(struct stage *stage, struct actor *actor, const char *yaml)
{
    stage_with(stage, actor, yaml);
    stage_tick(stage, actor, 1);
    forget_log(stage);
}

bool was_logged(const struct stage *stage, const char *part)
{
    return stage->log.data && strstr(stage->log.data, part);
}

void expect_log(struct stage *stage, const char *expected)
{
    const char *found = stage->log.data ? stage->log.data : "";
    if (strcmp(found, expected) != 0)
        printf("\nexpected: %s\nfound:    %s\n", expected, found);
    CU_ASSERT_STRING_EQUAL(found, expected);
    forget_log(stage);
}

/* ----------------------------------------------------------------- facts */

uint32_t fact_of(const struct actor *actor, const char *name)
{
    uint16_t fact = fact_number(actor->stage->compiled.tables, name);
    return actor->core.domain->features->slots ? gg_slots_read(&actor->core, fact)
                                               : gg_agent_read(&actor->core, fact);
}

void set_fact(struct actor *actor, const char *name, uint32_t value)
{
    uint16_t fact = fact_number(actor->stage->compiled.tables, name);
    if (actor->core.domain->features->slots)
        gg_slots_write(&actor->core, fact, value);
    else
        gg_agent_write(&actor->core, fact, value);
}
