/* SPDX-License-Identifier: MIT */
/* Builds the cooldowns of methods: by ground method how long it cools down, and the fact that tells
 * whether it does. See build.h. */
#include "tables/build.h"

/* The number of the ground fact that tells whether a ground method cools down. */
static uint16_t cooldown_tables_fact_of(const struct building *building,
                                        const struct ground_method *ground)
{
    const struct fact *fact = ground->method->cooling;
    size_t instance = 0;
    for (size_t i = 0; i < fact->parameter_count; i++) {
        const struct symbol_set *objects = &fact->parameters[i]->objects;
        int64_t position = symbol_position(objects, ground->arguments[i]);
        instance = instance * objects->count + (size_t)position;
    }
    return (uint16_t)building->tables->layout.numbers[fact->first + instance];
}

/* The cooldowns that are being built, and by fact their numbers + 1: the variants of a method share
 * one. */
struct cooling {
    gg_cooldown *all;
    uint16_t *numbers;
};

/* The cooldowns of the methods of a task; NULL: none has one. */
static const uint16_t *cooldowns_of(struct building *building, const struct ground_task *ground,
                                    struct cooling *cooling)
{
    gg_cooldowns *cooldowns = &building->tables->cooldowns;
    uint16_t *numbers = pool_take(building->pool, (ground->method_count + 1) * sizeof *numbers);
    bool any = false;
    for (size_t i = 0; i < ground->method_count; i++) {
        const struct method *method = ground->methods[i].method;
        numbers[i] = GG_NONE;
        if (!method || !method->cooling)
            continue;
        any = true;
        uint16_t fact = cooldown_tables_fact_of(building, &ground->methods[i]);
        if (!cooling->numbers[fact]) {
            POOL_ADD(building->pool, cooling->all, cooldowns->count) =
                (gg_cooldown){.duration = method->cooldown, .fact = fact};
            cooling->numbers[fact] = cooldowns->count;
        }
        numbers[i] = (uint16_t)(cooling->numbers[fact] - 1);
    }
    return any ? numbers : NULL;
}

void build_cooldowns(struct building *building)
{
    const struct problem *problem = building->problem;
    const uint16_t **rows = pool_take(building->pool, (problem->task_count + 1) * sizeof *rows);
    size_t facts = building->tables->layout.fact_count + 1;
    struct cooling cooling = {.numbers = pool_take(building->pool, facts * sizeof(uint16_t))};
    gg_cooldowns *cooldowns = &building->tables->cooldowns;
    cooldowns->part = &gg_cooling;
    for (size_t i = 0; i < problem->task_count; i++)
        rows[i] = cooldowns_of(building, &problem->tasks[i], &cooling);
    cooldowns->of_methods = rows;
    cooldowns->all = cooling.all;
    if (cooldowns->count)
        building->tables->extras.cooldowns = cooldowns;
}
