/* SPDX-License-Identifier: MIT */
/* Ways in which a life is lived by the runtime: see life_play.h. */
#include "models/life_play.h"

/* When who is due, or was ticked last; the world comes last. */
enum { OF_THE_WORLD = LIFE_AGENTS };

struct life_clock {
    uint32_t last[LIFE_AGENTS + 1], due[LIFE_AGENTS + 1];
};

static uint32_t due_in_play(const struct life_play *play, const struct life_clock *clock, int who)
{
    uint32_t quiet = who == OF_THE_WORLD ? gg_world_quiet(&play->stage.scene.core)
                                         : gg_agent_quiet(&play->players[who].actor.core);
    uint32_t due = quiet > UINT32_MAX - clock->last[who] ? UINT32_MAX : clock->last[who] + quiet;
    return due > play->now ? due : play->now + 1;
}

/* An agent lets others see something else: those after it at once, those before it a millisecond later. */
static void rouse_in_play(const struct life_play *play, struct life_clock *clock, int who)
{
    for (int i = 0; i < play->script->agent_count; i++) {
        uint32_t at = play->now + (i < who ? 1 : 0);
        if (i != who && clock->due[i] > at)
            clock->due[i] = at;
    }
}

static void take_turns_in_play(struct life_play *play, struct life_clock *clock)
{
    gg_world *world = &play->stage.scene.core;
    uint32_t changes = world->changes;
    gg_world_tick(world, play->now - clock->last[OF_THE_WORLD]);
    clock->last[OF_THE_WORLD] = play->now;
    if (changes != world->changes)
        rouse_in_play(play, clock, LIFE_NONE);
    for (int i = 0; i < play->script->agent_count; i++) {
        if (clock->due[i] > play->now)
            continue;
        changes = world->changes;
        gg_agent_tick(&play->players[i].actor.core, &play->stage.planner,
                      play->now - clock->last[i]);
        clock->last[i] = play->now;
        clock->due[i] = due_in_play(play, clock, i);
        if (changes != world->changes)
            rouse_in_play(play, clock, i);
    }
    clock->due[OF_THE_WORLD] = due_in_play(play, clock, OF_THE_WORLD);
}

static uint32_t next_in_play(const struct life_play *play, const struct life_clock *clock,
                             uint32_t end)
{
    uint32_t next = clock->due[OF_THE_WORLD] < end ? clock->due[OF_THE_WORLD] : end;
    for (int i = 0; i < play->script->agent_count; i++)
        next = clock->due[i] < next ? clock->due[i] : next;
    return next;
}

/* When the game changes something next; at the end at the latest. */
static uint32_t next_change(const struct life_script *script, uint32_t after, uint32_t end)
{
    for (int i = 0; i < script->change_count; i++)
        if (script->changes[i].time > after)
            return script->changes[i].time < end ? script->changes[i].time : end;
    return end;
}

void life_play_quietly(struct life_play *play, uint32_t end)
{
    struct life_clock clock = {0};
    struct dice dice = dice_of(play->script->seed);
    life_play_begin(play);
    while (play->now < end) {
        uint32_t change = next_change(play->script, play->now, end);
        for (uint32_t i = 0; play->now < change; i++) {
            play->now = i == 0 ? play->now + 1 : next_in_play(play, &clock, change);
            for (int j = 0; j < LIFE_AGENTS && (i == 0 || play->now == change); j++)
                clock.due[j] = play->now;
            take_turns_in_play(play, &clock);
            if (roll(&dice, 20) == 0)
                life_play_reload(play);
        }
        life_play_change(play);
    }
}

void life_play_advanced(struct life_play *play, uint32_t end)
{
    life_play_begin(play);
    play->untimed = true;
    while (play->now < end) {
        uint32_t change = next_change(play->script, play->now, end);
        CU_ASSERT_EQUAL(gg_agent_advance(&play->players[0].actor.core, &play->stage.planner,
                                         change - play->now, change - play->now),
                        0);
        play->now = change;
        life_play_change(play);
    }
    play->untimed = false;
}
