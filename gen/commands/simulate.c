/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run`: lives a domain. The runtime ticks one agent in one world, on the
 * tables as they are in memory; every action succeeds after its duration. Time
 * goes from one thing that can happen to the next, and what happened is counted.
 */
#include "domain/agent_type.h"
#include "tables/memory_plan.h"
#include "commands/commands.h"
#include "commands/planner.h"
#include "commands/statistics.h"
#include "commands/unknown_names.h"

#include <stdio.h>
#include <string.h>

/* Decisions where nothing is said, and the most ticks of a life: rules and actions
 * of no more than milliseconds make very many of a long time. */
enum { USUAL_DECISIONS = 1000, TICK_LIMIT = 100000000 };

/* A life: its agent comes first, with its state, plan and timers behind the
 * structure, so that gg_offsets can tell where they lie. */
struct life {
    struct planning planning;
    gg_domain domain;
    gg_world *world;
    struct tally *tally;
    uint64_t decisions, time; /* where it ends; time 0: by the decisions */
    bool over;
    gg_event aborted; /* an action's end that belongs to the decision that comes next; its
                         index is GG_NONE where there is none */
    bool decided;     /* in the present tick, on the root task */
    bool idle;        /* nothing else would be decided, until a rule fires or a rest ends */
};

/* ------------------------------------------------------------- who is to live */

/* Whether a character has a task or goals. */
static bool lives(const struct domain *domain, const struct character *character)
{
    bool any = character->task != NULL;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= has_goal(character, &domain->goals[i]);
    return any;
}

/* Without a name: the first character that has something to live by. */
static bool find_character(const struct planning *planning, size_t *number)
{
    const char *name = planning->options->agent;
    const struct domain *domain = planning->tables->problem->domain;
    for (*number = 0; *number < domain->character_count; ++*number) {
        const struct character *character = &domain->characters[*number];
        if (name && strcmp(character->name, name) != 0)
            continue;
        if (lives(domain, character))
            return true;
        if (!name)
            continue;
        fprintf(stderr, "goapgen: agent '%s' has nothing to live by: no task and no goal\n", name);
        return false;
    }
    if (name)
        return unknown_agent(domain, name);
    fputs("goapgen: there is nothing to live by: no agent has a task or a goal\n", stderr);
    return false;
}

/* ------------------------------------------------------------- what it needs */

/* There is no game: what is sensed becomes what an action is expected to make of it,
 * as everything else does, and nothing is applied. The parts of a state that do not count can be changed
 * along with those that do. */
static const gg_action *expected_actions(struct pool *pool, const gg_domain *domain)
{
    gg_action *actions = pool_take(pool, domain->action_count * sizeof *actions);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        actions[i] = domain->actions[i];
        actions[i].own = actions[i].effect;
        actions[i].world = domain->shared ? actions[i].effect : NULL;
        actions[i].applies = false;
    }
    return actions;
}

/* Makes room for a life and a world, and lays them out. What is sensed takes no room. */
static struct life *make_room(const struct planning *planning)
{
    gg_domain domain = planning->tables->domain;
    struct memory_sizes sizes = memory_sizes_of(planning->tables);
    uint32_t agent = sizeof(struct life), world = sizeof(gg_world);
    domain.applied = NULL;
    domain.sense_count = 0;
    sizes.of[SIZE_SENSES] = 0;
    domain.offsets = memory_place(&sizes, &agent, &world);
    struct life *life = pool_take(planning->pool, agent);
    life->planning = *planning;
    life->domain = domain;
    life->world = pool_take(planning->pool, world);
    return life;
}

static void trace(void *context, const gg_agent *agent, const gg_event *event);

static struct life *begin(const struct planning *planning, size_t number)
{
    const struct options *options = planning->options;
    struct pool *pool = planning->pool;
    struct life *life = make_room(planning);
    gg_domain *domain = &life->domain;
    planning_choose(&life->planning, number);
    gg_character *characters = pool_take(pool, domain->character_count * sizeof *characters);
    memcpy(characters, domain->characters, domain->character_count * sizeof *characters);
    characters[number] = life->planning.character;
    domain->characters = characters;
    domain->actions = expected_actions(pool, domain);
    planning_make_planner(&life->planning, true);
    life->planning.planner.trace = trace;
    life->planning.planner.context = life;
    life->tally =
        tally_new(pool, planning->tables, &planning->tables->problem->domain->characters[number]);
    life->tally->seed = options->seed;
    life->time = options->time;
    life->aborted.index = GG_NONE;
    life->decisions = options->decisions ? options->decisions : USUAL_DECISIONS;
    if (options->time)
        life->decisions = UINT64_MAX;
    gg_world_init(life->world, domain);
    gg_agent_init(&life->planning.agent, life->world, (uint16_t)number, options->seed);
    return life;
}

/* ------------------------------------------------------------------- living */

static void end(struct life *life, enum ending ending)
{
    life->over = true;
    life->tally->ending = ending;
}

static void *part(struct life *life, uint32_t offset)
{
    return (unsigned char *)life + offset;
}

/* Counts an event, and before it that an action was aborted for it. */
static void count(struct life *life, const gg_event *event)
{
    const uint16_t *steps = part(life, life->domain.offsets.agent_plan);
    if (life->aborted.index != GG_NONE)
        tally_event(life->tally, &life->aborted, steps);
    life->aborted.index = GG_NONE;
    if (event)
        tally_event(life->tally, event, steps);
}

/* A life ends before the first decision or step that lies behind its end, and then what is
 * aborted for that goes on. */
static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct life *life = context;
    bool decides = event->kind == GG_PLAN_MADE || event->kind == GG_PLAN_FAILED;
    (void)agent;
    life->decided |= decides && event->index == GG_NONE;
    if (life->over)
        return;
    if (event->kind != GG_TASK_ENDED && life->time && life->world->clock >= life->time)
        end(life, ENDED_BY_TIME);
    else if (decides && life->tally->decisions == life->decisions)
        end(life, ENDED_BY_DECISIONS);
    else if (event->kind == GG_TASK_ENDED && event->value == GG_ABORTED)
        life->aborted = *event;
    else
        count(life, event);
}

/* Where there is nothing to be done, or for the root task no plan, or one without steps
 * and without a draw, the same would be found again until something changes. */
static void tick(struct life *life, uint32_t milliseconds)
{
    gg_agent *agent = &life->planning.agent;
    gg_random before = agent->random;
    life->decided = false;
    gg_world_tick(life->world, milliseconds);
    gg_agent_tick(agent, &life->planning.planner, milliseconds);
    if (!life->over)
        count(life, NULL);
    bool drawn = memcmp(&before, &agent->random, sizeof before) != 0;
    bool settled = agent->outcome == GG_NO_PLAN || !drawn;
    life->idle = agent->plan_length == 0 && (agent->awake ? life->decided && settled : true);
}

static uint32_t least(const uint32_t *left, uint16_t count, uint32_t most)
{
    for (uint16_t i = 0; i < count; i++)
        most = left[i] < most ? left[i] : most;
    return most;
}

/* The time until a goal, or an action that failed, has rested, if that is less. */
static uint32_t least_rest(struct life *life, uint32_t most)
{
    const gg_domain *domain = &life->domain;
    const gg_rest *rests = part(life, domain->offsets.agent_rests);
    const gg_barred *barred = part(life, domain->offsets.agent_barred);
    for (uint16_t i = 0; i < domain->goal_count; i++) {
        most = rests[i].left && rests[i].left < most ? rests[i].left : most;
        most = rests[i].waits && rests[i].waits < most ? rests[i].waits : most;
    }
    for (uint16_t i = 0; i < domain->barred_limit; i++)
        most = barred[i].left && barred[i].left < most ? barred[i].left : most;
    return most;
}

/* The time until an action has succeeded, or failed. */
static uint32_t time_left(const gg_action *action, uint32_t elapsed)
{
    bool fails = action->timeout && action->timeout < action->duration;
    uint32_t time = fails ? action->timeout : action->duration;
    return elapsed < time ? time - elapsed : 1;
}

/* The time to the next thing that can happen: the end of the action or of a rest, a
 * rule, or the end of the time to be lived. What takes no time takes a millisecond. */
static uint32_t next_step(struct life *life)
{
    const gg_domain *domain = &life->domain;
    const gg_agent *agent = &life->planning.agent;
    uint32_t step = life->idle ? UINT32_MAX : 1;
    uint16_t action = gg_agent_action(agent);
    if (action != GG_NONE)
        step = time_left(&domain->actions[action], agent->elapsed);
    step = least_rest(life, step);
    step = least(part(life, domain->offsets.agent_timers), domain->agent_rule_count, step);
    const unsigned char *world = (const unsigned char *)life->world;
    step = least((const uint32_t *)(const void *)(world + domain->offsets.world_timers),
                 domain->world_rule_count, step);
    if (life->time && life->time - life->world->clock < step)
        step = (uint32_t)(life->time - life->world->clock);
    return step;
}

static bool stands_still(struct life *life)
{
    return life->idle && !life->domain.agent_rule_count && !life->domain.world_rule_count &&
           least_rest(life, UINT32_MAX) == UINT32_MAX;
}

static void live(struct life *life)
{
    tick(life, 0);
    for (uint32_t ticks = 1; !life->over; ticks++) {
        if (stands_still(life))
            end(life, ENDED_IN_STANDSTILL);
        else if (life->time && life->world->clock >= life->time)
            end(life, ENDED_BY_TIME);
        else if (ticks == TICK_LIMIT)
            end(life, ENDED_BY_TICKS);
        else
            tick(life, next_step(life));
    }
    life->tally->time = life->world->clock;
}

/* How the program ends. Where plans were looked for and none was found, that is said of
 * what was planned last, or of the last that ended at a limit. */
static enum exit_code code_of(const struct life *life)
{
    const struct tally *tally = life->tally;
    if (tally->decisions == 0 || tally->failed < tally->decisions)
        return tally->ending == ENDED_BY_TICKS ? EXIT_LIMIT : EXIT_DONE;
    const struct domain *domain = tally->tables->problem->domain;
    const char *name = tally->failing == GG_NONE ? tally->character->task->name
                                                 : domain->goals[tally->failing].name;
    return planning_failed(&life->planning, name, tally->outcome);
}

enum exit_code command_run(struct pool *pool, struct diagnostics *diagnostics,
                           const struct options *options)
{
    enum exit_code code;
    size_t number;
    const struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    if (!find_character(planning, &number))
        return EXIT_TROUBLE;
    struct life *life = begin(planning, number);
    live(life);
    struct tally *tally = life->tally;
    tally->limit = planning_words(&life->planning, tally->outcome);
    if (options->json)
        tally_print_json(tally);
    else
        tally_print(tally);
    return code_of(life);
}
