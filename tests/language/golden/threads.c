/* SPDX-License-Identifier: MIT */
/*
 * Guards of two types in worlds of their own, over the same tables: first all worlds in
 * one thread, then each in a thread of its own at the same time. Compiled with the
 * thread sanitizer; fails where a thread's world comes to another end.
 */
#include <pthread.h>
#include <stdio.h>

#include "guard.h"

enum { WORLDS = 2, GUARDS = 40, TICKS = 1000 };

/* What one thread has: nothing of it is another's. */
static struct post {
    guard_world world;
    guard_agent guards[GUARDS];
    guard_planner planner;
    uint32_t seed, hash;
    unsigned plans;
} posts[WORLDS];

static void add(struct post *post, uint32_t value)
{
    post->hash = (post->hash ^ value) * 16777619u;
}

static void note(void *context, const gg_agent *agent, const gg_event *event)
{
    struct post *post = (struct post *)context;
    char line[120];
    add(post, (uint32_t)gg_event_text(agent->domain, event, line, sizeof line));
    for (const char *letter = line; *letter; letter++)
        add(post, (unsigned char)*letter);
    post->plans += event->kind == GG_PLAN_MADE;
}

/* The game changes this and that. */
static void meddle(guard_agent *guard)
{
    uint32_t what = guard_agent_random(guard, 200);
    if (what < 8)
        guard_set_target_seen(guard, what % 2);
    else if (what < 12)
        guard_set_ammo(guard, (int32_t)what - 8);
    else if (what == 12)
        guard_set_alarm(guard, !guard_alarm(guard));
    else if (what == 13)
        guard_set_loaded(guard, false);
}

static void *live(void *context)
{
    struct post *post = (struct post *)context;
    guard_world_init(&post->world);
    guard_planner_trace(&post->planner, note, post);
    post->hash = 2166136261u;
    post->plans = 0;
    for (uint32_t i = 0; i < GUARDS; i++) {
        if (i % 2)
            guard_agent_init_civilian(&post->guards[i], &post->world, post->seed + i);
        else
            guard_agent_init_soldier(&post->guards[i], &post->world, post->seed + i);
        guard_agent_detail(&post->guards[i], i % 4 * 100, i % 3 * 5);
    }
    for (int tick = 0; tick < TICKS; tick++) {
        guard_world_tick(&post->world, 100);
        for (int i = 0; i < GUARDS; i++) {
            meddle(&post->guards[i]);
            guard_agent_tick(&post->guards[i], &post->planner, 100);
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[WORLDS];
    uint32_t hashes[WORLDS];
    for (uint32_t i = 0; i < WORLDS; i++) {
        posts[i].seed = i * GUARDS;
        (void)live(&posts[i]);
        hashes[i] = posts[i].hash;
        printf("world %u: %u plans, hash %08x\n", (unsigned)i, posts[i].plans, (unsigned)hashes[i]);
    }
    for (int i = 0; i < WORLDS; i++)
        if (pthread_create(&threads[i], NULL, live, &posts[i]) != 0)
            return 2;
    for (int i = 0; i < WORLDS; i++)
        if (pthread_join(threads[i], NULL) != 0 || posts[i].hash != hashes[i])
            return 1;
    return posts[0].plans > 1000 && hashes[0] != hashes[1] ? 0 : 1;
}
