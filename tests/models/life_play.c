/* SPDX-License-Identifier: MIT */
/* A life lived by the runtime: see life_play.h. */
#include "models/life_play.h"
#include "agent/agent.h"
#include "agent/commitments.h"
#include "models/life_waits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAY_NODES = 4096, PLAY_HANDLE = 7 };

static struct life_play *play_of(const gg_agent *agent)
{
    return ((const struct actor *)agent)->more;
}

/* The number in the model of what has this one in the tables. */
static int number_in_life(const uint16_t *numbers, int count, uint16_t number)
{
    for (int i = 0; i < count; i++)
        if (numbers[i] == number)
            return i;
    return LIFE_NONE;
}

static void note_in_play(const gg_agent *agent, int kind, int index, int value)
{
    struct life_play *play = play_of(agent);
    int number = ((const struct life_player *)(const void *)agent)->number;
    play->met_limit |= play->notes.count > LIFE_NOTES - 100;
    life_note_add(&play->notes,
                  (struct life_note){play->untimed ? 0 : play->now, number, kind, index, value});
}

/* ------------------------------------------------------------------- calls */

static gg_status go_on_in_play(struct life_player *player)
{
    gg_agent *agent = &player->actor.core;
    const struct life_deed *deed = &player->deed;
    gg_status status = GG_SUCCESS;
    if (deed->manner == LIFE_WAITS)
        status = gg_agent_wait(agent);
    else if (deed->manner == LIFE_WAITS_FOR)
        status = gg_agent_wait_for(agent, deed->rest);
    else if (deed->manner == LIFE_IS_ASKED && agent->elapsed < deed->rest)
        status = GG_RUNNING;
    return status == GG_SUCCESS ? deed->fate : status;
}

static gg_status run_in_play(gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct life_play *play = play_of(agent);
    struct life_player *player = (struct life_player *)agent;
    int number = play->actions[action];
    gg_status status;
    if (!life_has_function(&play->script->domain.actions[number]))
        return gg_agent_wait(agent); /* it has no function */
    if (phase == GG_START)
        player->deed = life_deed_of(play->script, player->number, player->begun++);
    status = phase == GG_STOP ? gg_agent_ending(agent) : go_on_in_play(player);
    if (phase != GG_TICK || status != GG_RUNNING)
        note_in_play(agent, LIFE_RUN + (int)phase, number, (int)status);
    return status;
}

static gg_status walk_in_play(gg_agent *agent, gg_phase phase, uint16_t place)
{
    const struct life_play *play = play_of(agent);
    struct life_player *player = (struct life_player *)agent;
    gg_status status;
    if (phase == GG_START)
        player->deed = life_deed_of(play->script, player->number, player->begun++);
    if (phase == GG_STOP)
        status = gg_agent_ending(agent);
    else
        status = player->deed.manner == LIFE_IS_DONE ? GG_SUCCESS : gg_agent_walked(agent);
    if (phase != GG_STOP && status == GG_SUCCESS)
        status = player->deed.fate;
    if (phase != GG_TICK || status != GG_RUNNING)
        note_in_play(agent, LIFE_WALK + (int)phase, place, (int)status);
    return status;
}

static void sense_in_play(gg_agent *agent, uint16_t number)
{
    const struct life_play *play = play_of(agent);
    const struct life_player *player = (const struct life_player *)agent;
    note_in_play(agent, LIFE_SENSE, number, player->truth);
    gg_agent_write(agent, play->facts[LIFE_SENSED], (uint32_t)player->truth);
}

static void apply_in_play(gg_agent *agent, uint16_t fact, uint32_t value)
{
    const struct life_play *play = play_of(agent);
    note_in_play(agent, LIFE_APPLY, number_in_life(play->facts, LIFE_FACTS, fact), (int)value);
}

static const gg_calls play_calls = {
    .run = run_in_play, .walk = walk_in_play, .sense = sense_in_play, .apply = apply_in_play};

/* Methods stand in the tables in the order in which they are tried. */
static int method_in_play(const struct life_play *play, const gg_event *event)
{
    const struct problem *problem = play->stage.compiled.tables->problem;
    return atoi(problem->tasks[event->index].methods[event->value].name + 1);
}

static void keep_plan_in_play(struct life_player *player, int length)
{
    const struct life_play *play = play_of(&player->actor.core);
    player->made = (struct life_plan){.length = length, .found = true};
    player->made_at = play->now;
    for (int i = 0; i < length; i++)
        player->made.steps[i] = play->actions[agent_plan(&player->actor.core)[i]];
}

static void trace_play(void *context, const gg_agent *agent, const gg_event *event)
{
    struct life_play *play = play_of(agent);
    bool of_action = event->kind == GG_PLAN_DROPPED || event->kind == GG_ACTION_STARTED ||
                     event->kind == GG_ACTION_ENDED || event->kind == GG_ACTION_REFUSED ||
                     event->kind == GG_WALK_STARTED || event->kind == GG_WALK_ENDED;
    int index = event->index == GG_NONE ? LIFE_NONE : event->index;
    int value = event->value;
    (void)context;
    if (event->kind == GG_METHOD_CHOSEN || event->kind == GG_METHOD_FAILED ||
        event->kind == GG_METHOD_GIVEN_UP || event->kind == GG_PLAN_INTERRUPTED)
        value = method_in_play(play, event);
    if (of_action && index != LIFE_NONE)
        index = play->actions[event->index];
    play->met_limit |= event->kind == GG_PLAN_FAILED && event->value != GG_NO_PLAN &&
                       event->value != GG_NOT_WORTH_IT;
    play->met_limit |= event->kind == GG_PLAN_MADE && agent->outcome != GG_FOUND;
    if (event->kind == GG_PLAN_MADE)
        keep_plan_in_play((struct life_player *)(uintptr_t)agent, event->value);
    note_in_play(agent, (int)event->kind, index, value);
}

/* --------------------------------------------------------------- beginning */

static int number_of_name(const struct life_play *play, const char *name)
{
    return name[0] == 'a' ? atoi(name + 1) : life_wait_called(&play->script->domain, name);
}

static void number_life_parts(struct life_play *play)
{
    const struct tables *tables = play->stage.compiled.tables;
    char name[20];
    memset(play->facts, 0xff, sizeof play->facts);
    CU_ASSERT_TRUE_FATAL(play->stage.domain.action_count <= LIFE_TABLE_ACTIONS);
    for (int i = 0; i <= LIFE_HERE - !play->script->domain.has_places; i++) {
        snprintf(name, sizeof name, "f%d", i);
        play->facts[i] = fact_number(tables, name);
    }
    if (play->script->domain.has_slot) {
        snprintf(name, sizeof name, "f%d(foe_1)", LIFE_HITS);
        play->facts[LIFE_HITS] = fact_number(tables, name);
        play->facts[LIFE_BOUND] = fact_number(tables, "foe_bound(foe_1)");
    }
    for (uint16_t i = 0; i < play->stage.domain.goal_count; i++)
        if (strstr(tables->problem->goals[i].name, "(it)"))
            play->wanted = i;
    for (uint16_t i = 0; i < play->stage.domain.action_count; i++)
        play->actions[i] = number_of_name(play, action_name(&play->stage, i));
}

/* Which actions the tables are without. */
static void rule_actions_out(const struct life_play *play, struct life_domain *domain)
{
    for (int i = 0; i < domain->action_count; i++)
        domain->actions[i].ruled_out = true;
    for (uint16_t i = 0; i < play->stage.domain.action_count; i++)
        if (play->actions[i] != LIFE_NONE)
            domain->actions[play->actions[i]].ruled_out = false;
}

/* The root task is the first one; others are of subtasks that wait. */
static void rule_methods_out(const struct life_play *play, struct life_domain *domain)
{
    const struct problem *problem = play->stage.compiled.tables->problem;
    for (int i = 0; i < domain->method_count; i++)
        domain->methods[i].ruled_out = true;
    if (domain->method_count == 0)
        return;
    for (uint16_t i = 0; i < play->stage.domain.tasks[0].method_count; i++)
        domain->methods[atoi(problem->tasks[0].methods[i].name + 1)].ruled_out = false;
}

bool life_play_open(struct life_play *play, struct life_script *script)
{
    struct text yaml = {0};
    life_domain_write(&script->domain, &yaml);
    struct compiled compiled = compile_text(yaml.data);
    bool good = compiled.tables != NULL;
    memset(play, 0, sizeof *play);
    play->script = script;
    if (good) {
        stage_start(&play->stage, yaml.data);
        play->search = search_room_of(&play->stage.domain, PLAY_NODES, STAGE_PLAN);
        play->stage.planner.search = play->search.search;
        play->stage.planner.trace = trace_play;
        play->stage.agent_types[0].calls = &play_calls;
        number_life_parts(play);
        rule_methods_out(play, &script->domain);
        rule_actions_out(play, &script->domain);
    } else {
        printf("%s%s", yaml.data, compiled.messages.data);
    }
    compiled_free(&compiled);
    text_free(&yaml);
    return good;
}

void life_play_close(struct life_play *play)
{
    search_room_free(&play->search);
    stage_end(&play->stage);
}

void life_play_begin(struct life_play *play)
{
    play->now = play->loads = 0;
    play->met_limit = false;
    play->notes.count = 0;
    gg_world_init(&play->stage.scene.core, &play->stage.domain);
    agent_memory_fence(&play->stage.memory, OF_WORLD, &play->stage.scene);
    for (int i = 0; i < play->script->agent_count; i++) {
        struct life_player *player = &play->players[i];
        actor_start(&player->actor, &play->stage, 0, (uint32_t)i + 1);
        player->actor.more = play;
        player->begun = player->want = 0;
        player->number = i;
        player->truth = play->script->domain.facts[LIFE_SENSED].start;
    }
}

/* -------------------------------------------------------------- what is done */

static void bind_in_play(struct life_player *player, int how)
{
    if (how != LIFE_BINDS)
        (void)gg_agent_unbind(&player->actor.core, 0, PLAY_HANDLE);
    if (how != LIFE_UNBINDS)
        (void)gg_agent_bind(&player->actor.core, 0, PLAY_HANDLE);
}

void life_play_change(struct life_play *play)
{
    for (int i = 0; i < play->script->change_count; i++) {
        const struct life_change *change = &play->script->changes[i];
        struct life_player *player = &play->players[change->agent];
        if (change->time != play->now)
            continue;
        if (change->fact == LIFE_WANTS && change->value >= 0)
            player->want = gg_agent_want(&player->actor.core, play->wanted, change->value);
        else if (change->fact == LIFE_WANTS)
            (void)gg_agent_unwant(&player->actor.core, player->want);
        else if (change->fact == LIFE_RECONSIDERS)
            gg_agent_reconsider(&player->actor.core);
        else if (change->fact >= LIFE_FACTS)
            gg_world_set_place(&play->stage.scene.core,
                               play->stage.domain.places->symbols[change->fact - LIFE_FACTS],
                               change->value, 0);
        else if (play->script->domain.facts[change->fact].sensed)
            player->truth = change->value;
        else if (change->fact == LIFE_BOUND)
            bind_in_play(player, change->value);
        else if (change->fact == LIFE_HITS)
            gg_slots_write(&player->actor.core, play->facts[LIFE_HITS], (uint32_t)change->value);
        else
            gg_agent_write(&player->actor.core, play->facts[change->fact], (uint32_t)change->value);
    }
}

void life_play_reload(struct life_play *play)
{
    static struct life_player players[LIFE_AGENTS];
    static struct scene scene;
    struct stage *stage = &play->stage;
    memcpy(players, play->players, sizeof players);
    scene = stage->scene;
    memset(play->players, 0, sizeof players);
    memset(&stage->scene, 0, sizeof scene);
    for (int i = 0; i < play->script->agent_count; i++)
        players[i].actor.core.domain = NULL;
    scene.core.domain = NULL;
    stage->scene = scene;
    memcpy(play->players, players, sizeof players);
    CU_ASSERT_EQUAL(gg_world_attach(&stage->scene.core, &stage->domain), GG_ATTACHED);
    for (int i = 0; i < play->script->agent_count; i++)
        CU_ASSERT_EQUAL(
            gg_agent_attach(&play->players[i].actor.core, &stage->scene.core, &stage->planner),
            GG_ATTACHED);
    play->loads++;
}

int life_play_want(const struct life_play *play, int agent)
{
    const struct life_player *player = &play->players[agent];
    return player->want == 0 ? (int)GG_WANT_REFUSED
                             : (int)gg_agent_want_status(&player->actor.core, player->want);
}

int life_play_value(const struct life_play *play, int agent, int fact)
{
    if (fact > LIFE_HERE && play->script->domain.has_slot)
        return (int)gg_slots_read(&play->players[agent].actor.core, play->facts[fact]);
    return (int)gg_agent_read(&play->players[agent].actor.core, play->facts[fact]);
}

bool life_play_latches(const struct life_play *play, int agent, int goal)
{
    return (commitment_of(&play->players[agent].actor.core)[1] >> goal & 1u) != 0;
}

bool life_play_ripens(const struct life_play *play, int agent, int goal)
{
    return gg_backoff_of(&play->players[agent].actor.core, (uint16_t)goal)->waits == 0;
}

int life_play_before(const struct life_play *play, int agent, int fact)
{
    const gg_claims *claims = play->stage.domain.claims;
    uint32_t before = UINT32_MAX;
    for (uint32_t i = 0; claims && i < claims->count; i++)
        if (claims->all[i].fact == play->facts[fact])
            before = claims->claiming->count_before(&play->players[agent].actor.core, i);
    return before == UINT32_MAX ? LIFE_NONE : (int)before;
}

int life_play_ends(const struct life_play *play, int agent, int fact)
{
    return (int)waiting_ends(&play->players[agent].actor.core, play->facts[fact]);
}

uint32_t life_play_claimed(const struct life_play *play, int agent, int fact)
{
    return gg_agent_claimed(&play->players[agent].actor.core, play->facts[fact]);
}
