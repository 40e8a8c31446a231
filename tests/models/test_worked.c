/* SPDX-License-Identifier: MIT */
/*
 * Whole problems for HTN planning, tests/domains/htn: recursion by parameters, to
 * the left and to the right, conditions to achieve, ways that must be given up.
 * Each plan is carried out in the world of worked.h, which knows the rules of the
 * family by itself.
 */
#include "base/source.h"
#include "support/run.h"
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"
#include "models/worked.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS = 200, NODES = 4096 };

/* ---------------------------------------------------------------- planning */

/* All the memory of a planning. */
struct memory {
    struct room room;
    struct search_room search;
};

static struct memory memory_of(const gg_domain *domain)
{
    struct memory memory = {room_of(domain, STEPS, STEPS, STEPS),
                            search_room_of(domain, NODES, STEPS)};
    memory.room.workspace.expansion_limit = 100000;
    return memory;
}

static void memory_free(struct memory *memory)
{
    room_free(&memory->room);
    search_room_free(&memory->search);
}

/* A family's domain, without one of its lines if that is not NULL. */
static struct compiled compile_family(const struct worked_family *family, const char *without)
{
    char *error;
    struct pool *pool = pool_new();
    const char *path = pool_format(pool, "tests/domains/htn/%s", family->file);
    struct source *source = source_read(pool, path, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(source);
    char *text = pool_copy_text(pool, source->data, strlen(source->data));
    char *line = without ? strstr(text, without) : NULL;
    CU_ASSERT_FATAL(!without || line);
    if (line)
        memmove(line, line + strlen(without), strlen(line + strlen(without)) + 1);
    struct compiled compiled = compile_text(text);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    pool_free(pool);
    return compiled;
}

/* Plans the family's task from a state, and carries the plan out in its world. */
static void check_plan(const struct worked_family *family, const struct compiled *compiled,
                       const uint64_t *state, union worked_world *world)
{
    const struct tables *tables = compiled->tables;
    struct memory memory = memory_of(&tables->domain);
    const gg_plan *plan = &memory.room.plan;
    memory.room.workspace.search = &memory.search.search;
    gg_task_problem task_problem = {.domain = &tables->domain,
                                    .agent_type = &tables->domain.agent_types[0],
                                    .state = state,
                                    .task = task_number(tables, family->task)};
    gg_outcome outcome = gg_decompose(&task_problem, &memory.room.workspace, &memory.room.plan);
    CHECK_SAYING(outcome == GG_FOUND, "%s: outcome %d", family->file, (int)outcome);
    bool going = outcome == GG_FOUND;
    for (uint16_t i = 0; i < plan->length && going; i++) {
        const char *name = tables->problem->actions[plan->steps[i]].name;
        going = CHECK_SAYING(worked_step(family, world, name), "%s: step %u, %s, cannot be done",
                             family->file, i + 1u, name);
    }
    CHECK_SAYING(!going || family->is_solved(world), "%s: not solved at the end", family->file);
    memory_free(&memory);
}

/* The same from the start that the file tells; there are no warnings. */
static void check_family(const struct worked_family *family)
{
    struct compiled compiled = compile_family(family, NULL);
    union worked_world world;
    CHECK_SAYING(compiled.messages.length == 0, "%s", compiled.messages.data);
    family->begin(&world);
    check_plan(family, &compiled, compiled.tables->domain.start, &world);
    compiled_free(&compiled);
}

/* A fact of a state becomes a value. */
static void set(const struct compiled *compiled, const char *fact, int value, uint64_t *state)
{
    gg_write(&compiled->tables->domain, fact_number(compiled->tables, fact), (uint32_t)value,
             state);
}

/* ------------------------------------------------------------------- tests */

static void towers_of_hanoi(void)
{
    check_family(&hanoi_family);
}

/* Any distribution of the disks over the pegs is a position. */
static void towers_of_hanoi_from_any_position(void)
{
    struct compiled compiled = compile_family(&hanoi_family, NULL);
    const gg_domain *domain = &compiled.tables->domain;
    struct dice dice = dice_of(7);
    for (int i = 0; i < 50; i++) {
        union worked_world world = {.hanoi = {.heights = {0}}};
        struct hanoi *hanoi = &world.hanoi;
        uint64_t state[8];
        CU_ASSERT_FATAL(domain->word_count <= 8);
        memcpy(state, domain->start, domain->word_count * sizeof *state);
        for (int disk = HANOI_DISKS - 1; disk >= 0; disk--) {
            int peg = (int)roll(&dice, HANOI_PEGS);
            hanoi->disks[peg][hanoi->heights[peg]++] = disk;
            set(&compiled, pool_format(compiled.pool, "at(%s)", hanoi_disks[disk]), peg, state);
        }
        check_plan(&hanoi_family, &compiled, state, &world);
    }
    compiled_free(&compiled);
}

static void transport_of_packages(void)
{
    check_family(&transport_family);
}

/* All pairs of places that the trucks can start from. */
static void transport_from_anywhere(void)
{
    struct compiled compiled = compile_family(&transport_family, NULL);
    const gg_domain *domain = &compiled.tables->domain;
    for (int i = 0; i < TRANSPORT_PLACES * TRANSPORT_PLACES; i++) {
        int places[TRANSPORT_TRUCKS] = {i / TRANSPORT_PLACES, i % TRANSPORT_PLACES};
        union worked_world world;
        uint64_t state[8];
        CU_ASSERT_FATAL(domain->word_count <= 8);
        memcpy(state, domain->start, domain->word_count * sizeof *state);
        transport_family.begin(&world);
        for (int truck = 0; truck < TRANSPORT_TRUCKS; truck++) {
            world.transport.trucks[truck] = places[truck];
            set(&compiled, pool_format(compiled.pool, "at(%s)", transport_trucks[truck]),
                places[truck], state);
        }
        check_plan(&transport_family, &compiled, state, &world);
    }
    compiled_free(&compiled);
}

/* Without the way down from the mine nobody who fetches the coal comes back. This
 * is known for certain, though each route could go on in circles for ever. */
static void transport_without_a_way(void)
{
    struct compiled compiled = compile_family(&transport_family, "  - road(mine, bridge)\n");
    const gg_domain *domain = &compiled.tables->domain;
    struct memory memory = memory_of(domain);
    gg_task_problem task_problem = {.domain = domain,
                                    .agent_type = &domain->agent_types[0],
                                    .state = domain->start,
                                    .task = task_number(compiled.tables, transport_family.task)};
    gg_outcome outcome = gg_decompose(&task_problem, &memory.room.workspace, &memory.room.plan);
    CU_ASSERT_EQUAL(outcome, GG_NO_PLAN);
    memory_free(&memory);
    compiled_free(&compiled);
}

static void towers_of_blocks(void)
{
    check_family(&blocks_family);
}

static void a_lift_and_its_passengers(void)
{
    check_family(&elevator_family);
}

static void rovers_and_their_samples(void)
{
    check_family(&rover_family);
}

void add_worked_suite(void)
{
    CU_pSuite suite = CU_add_suite("worked", NULL, NULL);
    CU_ADD_TEST(suite, towers_of_hanoi);
    CU_ADD_TEST(suite, towers_of_hanoi_from_any_position);
    CU_ADD_TEST(suite, transport_of_packages);
    CU_ADD_TEST(suite, transport_from_anywhere);
    CU_ADD_TEST(suite, transport_without_a_way);
    CU_ADD_TEST(suite, towers_of_blocks);
    CU_ADD_TEST(suite, a_lift_and_its_passengers);
    CU_ADD_TEST(suite, rovers_and_their_samples);
}
