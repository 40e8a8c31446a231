/* SPDX-License-Identifier: MIT */
/*
 * Eighty villagers live in one world for seven days: whatever one takes was there, and whatever
 * one brings had room; and nobody goes in vain for what another villager has claimed. The stocks
 * are counted beside the runtime, without its clamping to the ends of a range.
 */
#include "suites.h"
#include "support/agent_memory.h"
#include "support/run.h"
#include "support/support.h"
#include "tables/memory_plan.h"

#include <string.h>

enum { VILLAGERS = 80, DAYS = 7, DAY = 24 * 60 * 60, TICK = 10 /* seconds */ };

struct villager {
    gg_agent core;
    uint64_t parts[AGENT_PARTS];
    struct dice dice;
    uint32_t patience; /* so many thousandths of its duration the present action takes */
};

struct village {
    struct compiled compiled;
    struct pool *pool;
    gg_domain domain;
    struct agent_memory memory;
    gg_agent_type types[8];
    gg_world *world;
    uint64_t *stocks; /* the shared facts, as they are counted here */
    gg_planner planner;
    struct villager *villagers;
    unsigned taken, brought, wrong;
    unsigned refused; /* actions that did not begin, as others had claimed what they need */
    unsigned in_vain; /* that failed, as it had been taken meanwhile */
    uint64_t lost;    /* when a rule last took something: the merchant, who claims nothing */
};

/* What takes an hour takes between 48 and 72 minutes. */
static gg_status work(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct villager *villager = (struct villager *)agent;
    uint64_t duration = agent->domain->actions[action].duration;
    if (phase == GG_START)
        villager->patience = 800 + roll(&villager->dice, 400);
    return agent->elapsed < duration * villager->patience / 1000 ? GG_RUNNING : GG_SUCCESS;
}

/* An action has succeeded: counts what it takes and brings. */
static void count_effect(struct village *village, uint16_t index)
{
    const gg_domain *domain = &village->domain;
    const gg_effect *effect = domain->actions[index].world;
    for (uint16_t i = 0; effect && i < effect->addition_count; i++) {
        uint16_t fact = effect->additions[i].fact;
        int64_t after =
            (int64_t)gg_read(domain, fact, village->stocks) + effect->additions[i].amount;
        village->wrong += after < 0 || after > domain->facts[fact].top;
        village->taken += effect->additions[i].amount < 0;
        village->brought += effect->additions[i].amount > 0;
    }
    if (effect)
        gg_apply(domain, effect, village->stocks);
}

static bool is_claimed(const gg_domain *domain, uint16_t fact)
{
    for (uint16_t i = 0; i < domain->claims->count; i++)
        if (domain->claims->all[i].fact == fact)
            return true;
    return false;
}

static void hear(void *context, const gg_agent *agent, const gg_event *event)
{
    struct village *village = context;
    village->refused += event->kind == GG_ACTION_REFUSED;
    if (event->kind != GG_ACTION_ENDED)
        return;
    if (event->value == GG_SUCCESS)
        count_effect(village, event->index);
    if (event->fact == GG_NONE)
        return;
    village->in_vain++;
    if (is_claimed(&village->domain, event->fact))
        village->wrong += village->world->clock - agent->elapsed > village->lost;
}

static void open_village(struct village *village)
{
    static const gg_calls calls = {.run = work};
    struct text yaml = {0};
    memset(village, 0, sizeof *village);
    CU_ASSERT_TRUE_FATAL(read_whole("domains/village/village.yaml", &yaml));
    village->compiled = compile_text(yaml.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(village->compiled.tables);
    struct memory_size_values sizes = memory_size_values_of(village->compiled.tables);
    village->pool = pool_new();
    village->domain = village->compiled.tables->domain;
    gg_domain *domain = &village->domain;
    CU_ASSERT_TRUE_FATAL(domain->agent_type_count <= 8);
    for (uint16_t i = 0; i < domain->agent_type_count; i++) {
        village->types[i] = domain->agent_types[i];
        village->types[i].calls = &calls;
    }
    domain->agent_types = village->types;
    village->memory = agent_memory_of(village->compiled.tables);
    agent_memory_set(&village->memory, domain);
    memory_make_planner(&sizes, village->pool, &village->planner);
    village->planner.trace = hear;
    village->planner.tracing = &gg_tracing;
    village->planner.context = village;
    village->world = pool_take(village->pool, sizeof(gg_world) + WORLD_PARTS * sizeof(uint64_t));
    village->stocks = pool_take(village->pool, domain->word_count * sizeof *village->stocks);
    village->villagers = pool_take(village->pool, VILLAGERS * sizeof *village->villagers);
    gg_world_init(village->world, domain);
    for (uint32_t i = 0; i < VILLAGERS; i++) {
        village->villagers[i].dice = dice_of(i);
        gg_agent_init(&village->villagers[i].core, village->world,
                      (uint16_t)(i % domain->agent_type_count), i);
    }
}

static bool stocks_agree(const struct village *village)
{
    const gg_domain *domain = &village->domain;
    const uint64_t *world = gg_world_state(village->world);
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].shared &&
            gg_read(domain, i, world) != gg_read(domain, i, village->stocks))
            return false;
    return true;
}

/* Lets time pass for the village, and notes whether a rule took something. */
static void tick_world(struct village *village)
{
    const gg_domain *domain = &village->domain;
    gg_world_tick(village->world, TICK * 1000);
    const uint64_t *world = gg_world_state(village->world);
    for (uint16_t i = 0; i < domain->claims->count; i++) {
        uint16_t fact = domain->claims->all[i].fact;
        if (gg_read(domain, fact, world) < gg_read(domain, fact, village->stocks))
            village->lost = village->world->clock;
    }
    memcpy(village->stocks, world, domain->word_count * sizeof *village->stocks);
}

static void nothing_is_taken_that_is_not_there(void)
{
    struct village village;
    bool agree = true;
    open_village(&village);
    for (unsigned second = 0; second < random_cases(DAYS * DAY) && agree; second += TICK) {
        tick_world(&village);
        for (int i = 0; i < VILLAGERS; i++)
            gg_agent_tick(&village.villagers[i].core, &village.planner, TICK * 1000);
        agree = stocks_agree(&village);
    }
    CU_ASSERT_TRUE(agree);
    CU_ASSERT_EQUAL(village.wrong, 0);
    CU_ASSERT_TRUE(village.taken > random_cases(50000));
    CU_ASSERT_TRUE(village.brought > random_cases(30000));
    CU_ASSERT_TRUE(village.refused > random_cases(10000));
    CU_ASSERT_TRUE(village.in_vain > 0 && village.in_vain < 500);
    pool_free(village.pool);
    compiled_free(&village.compiled);
}

void add_village_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("village lives", NULL, NULL);
    CU_ADD_TEST(suite, nothing_is_taken_that_is_not_there);
}
