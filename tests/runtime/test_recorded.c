/* SPDX-License-Identifier: MIT */
/*
 * Records of what agents do, as gg_record.h describes them. What is read of a record is compared
 * with what another trace was told at the same time: each event, its time, its agent, and every fact
 * as the agent sees it. A small record is compared byte by byte, as it is the same everywhere.
 */
#include "support/stage.h"
#include "suites.h"
#include "support/run.h"
#include "view/slices.h"

#include <string.h>

enum { ACTORS = 4, FACTS = 64, TOLD = 6000, BYTES = 1 << 17, STATES = 64 };

/* What a trace was told, beside the record. */
struct told_event {
    uint64_t time;
    const gg_agent *agent;
    gg_event event;
    uint32_t facts[FACTS];
};

/* Agents that live while their record is made, and what is known of that. */
static struct life {
    struct stage stage;
    struct actor actors[ACTORS];
    gg_record record;
    gg_recorded recorded[2 * ACTORS];
    uint64_t states[2 * ACTORS * STATES];
    uint8_t buffer[4096];
    uint8_t bytes[BYTES]; /* what was taken */
    size_t length;
    struct told_event told[TOLD];
    size_t told_count;
    uint64_t lost;
} life;

/* ------------------------------------------------------------------- a life */

static void hear(void *context, const gg_agent *agent, const gg_event *event)
{
    (void)context;
    uint32_t lost = life.record.lost, length = life.record.length;
    gg_record_event(&life.record, agent, event);
    if (life.record.lost > lost) {
        CU_ASSERT_EQUAL(life.record.length, length);
        life.lost++;
        return;
    }
    CU_ASSERT_TRUE_FATAL(life.told_count < TOLD);
    struct told_event *told = &life.told[life.told_count++];
    told->time = agent->world->clock;
    told->agent = agent;
    told->event = *event;
    for (uint16_t i = 0; i < agent->domain->fact_count; i++)
        told->facts[i] = gg_agent_read(agent, i);
}

static void take(uint32_t most)
{
    CU_ASSERT_TRUE_FATAL(life.length + most <= BYTES);
    life.length += gg_record_take(&life.record, life.bytes + life.length, most);
}

static void begin_record(uint32_t size, uint32_t agents)
{
    gg_record_memory memory = {life.buffer, size, life.recorded, life.states, agents};
    memset(life.buffer, 0xa5, sizeof life.buffer);
    memset(life.recorded, 0xa5, sizeof life.recorded);
    memset(life.states, 0xa5, sizeof life.states);
    CU_ASSERT_TRUE_FATAL(life.stage.domain.word_count <= STATES);
    gg_record_begin(&life.record, &life.stage.domain, &memory);
    life.stage.planner.trace = hear;
}

static void begin(const char *yaml, uint32_t size, uint32_t agents)
{
    memset(&life, 0, sizeof life);
    stage_start(&life.stage, yaml);
    CU_ASSERT_TRUE_FATAL(life.stage.domain.fact_count <= FACTS);
    for (unsigned i = 0; i < ACTORS; i++) {
        uint16_t types = life.stage.domain.agent_type_count;
        actor_start(&life.actors[i], &life.stage, (uint16_t)(i % types), i + 1);
        life.actors[i].told.duration = life.actors[i].told.walk = 700;
    }
    begin_record(size, agents);
}

static void finish(void)
{
    stage_end(&life.stage);
}

static const struct record *read_back(void)
{
    const char *error;
    while (life.record.taken < life.record.length)
        take(100);
    const struct record *record = record_read(life.stage.compiled.pool, life.stage.compiled.tables,
                                              life.bytes, life.length, &error);
    CHECK_SAYING(record != NULL, "%s", error ? error : "");
    return record;
}

/* ----------------------------------------------------------- what is compared */

static bool same_lack(const gg_unmet *a, const gg_unmet *b)
{
    return a->known == b->known && (!a->known || (a->is == b->is && a->low == b->low &&
                                                  a->high == b->high && a->among == b->among));
}

static bool same_event(const gg_event *a, const gg_event *b)
{
    return a->kind == b->kind && a->index == b->index && a->value == b->value &&
           a->fact == b->fact && (a->fact == GG_NONE || same_lack(&a->unmet, &b->unmet));
}

/* The number of an agent in the record: agents have them in the order in which they come up. */
static uint32_t number_of(const gg_agent *agent)
{
    const gg_agent *known[ACTORS];
    uint32_t count = 0, i;
    for (size_t at = 0; at < life.told_count; at++) {
        for (i = 0; i < count && known[i] != life.told[at].agent; i++)
            ;
        if (i == count)
            known[count++] = life.told[at].agent;
        if (known[i] == agent)
            return i;
    }
    return UINT32_MAX;
}

/* Whether a stretch stands behind another one, as it should: of their agent each begins when those
 * of its row have ended, and lies within that of the row before which has not. */
static bool stands_behind(const struct slice *slice, const struct slice *before)
{
    if (slice->start < before->start)
        return false;
    if (slice->agent != before->agent || slice->row < before->row || slice->start >= before->end)
        return true;
    return slice->row > before->row && slice->end <= before->end;
}

static void check_slices(const struct record *record)
{
    struct pool *pool = pool_new();
    struct slices slices = slices_of(pool, record);
    unsigned wrong = 0;
    for (size_t i = 0; i < slices.count; i++) {
        const struct slice *slice = &slices.items[i];
        wrong += slice->end < slice->start || slice->start < record->events[slice->event].time;
        for (size_t j = i; j-- > 0;)
            wrong += !stands_behind(slice, &slices.items[j]);
    }
    CU_ASSERT_EQUAL(wrong, 0);
    CU_ASSERT(slices.count > 0);
    pool_free(pool);
}

/* Compares a record with what was told. */
static void check_record(const struct record *record)
{
    const gg_domain *domain = &life.stage.domain;
    struct pool *pool = pool_new();
    uint64_t *states = record_new_states(pool, record);
    unsigned wrong = 0;
    CU_ASSERT_EQUAL_FATAL(record->event_count, life.told_count);
    CU_ASSERT_EQUAL(record->lost, life.lost);
    for (size_t i = 0; i < record->event_count; i++) {
        const struct record_event *event = &record->events[i];
        const struct told_event *told = &life.told[i];
        const uint64_t *state = record_apply_event(record, event, states);
        wrong += event->time != told->time || !same_event(&event->event, &told->event);
        wrong += event->agent != number_of(told->agent);
        wrong += record->agent_types[event->agent] != told->agent->agent_type;
        for (uint16_t fact = 0; fact < domain->fact_count; fact++)
            wrong += gg_read(domain, fact, state) != told->facts[fact];
    }
    CU_ASSERT_EQUAL(wrong, 0);
    check_slices(record);
    pool_free(pool);
}

/* -------------------------------------------------------------------- tests */

/* Lets the agents live, with ticks of any length, facts that the game writes, and actions that are
 * stopped and fail; what is recorded is taken in pieces of `most` bytes now and then. */
static void live(unsigned seed, uint32_t most, unsigned ticks)
{
    static answer *const answers[] = {NULL, NULL, NULL, always_fails};
    struct dice dice = dice_of(seed);
    for (unsigned tick = 0; tick < ticks && life.told_count < TOLD - 500; tick++) {
        uint32_t milliseconds = roll(&dice, 3) ? roll(&dice, 900) : 100000 + roll(&dice, 100000);
        gg_world_tick(&life.stage.scene.core, milliseconds);
        for (unsigned i = 0; i < ACTORS; i++) {
            struct actor *actor = &life.actors[i];
            uint16_t fact = (uint16_t)roll(&dice, life.stage.domain.fact_count);
            actor->answer = answers[roll(&dice, 4)];
            if (roll(&dice, 4) == 0)
                gg_agent_write(&actor->core, fact,
                               roll(&dice, life.stage.domain.facts[fact].top + 1));
            if (roll(&dice, 20) == 0)
                gg_agent_stop(&actor->core, &life.stage.planner);
            gg_agent_tick(&actor->core, &life.stage.planner, milliseconds);
            forget_log(&life.stage);
        }
        if (roll(&dice, 3) == 0)
            take(most);
    }
}

static const char *const files[] = {"domains/cat/cat.yaml", "domains/guard/guard.yaml",
                                    "domains/house/house.yaml", "domains/pet/pet.yaml",
                                    "domains/flight/flight.yaml"};

static void live_file(const char *file, uint32_t size, uint32_t most)
{
    struct text yaml;
    CU_ASSERT_TRUE_FATAL(read_whole(file, &yaml));
    begin(yaml.data, size, 2 * ACTORS);
    text_free(&yaml);
    live(size + most, most, 400);
}

static void tells_every_event_as_it_was(void)
{
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        live_file(files[i], sizeof life.buffer, sizeof life.buffer);
        CU_ASSERT_EQUAL(life.lost, 0);
        const struct record *record = read_back();
        if (record)
            check_record(record);
        CHECK_SAYING(life.told_count > 200, "%s: %zu events", files[i], life.told_count);
        finish();
    }
}

static void tells_how_many_events_were_lost(void)
{
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        live_file(files[i], GG_RECORD_LEAST + 13 * 4, 40);
        const struct record *record = read_back();
        if (record)
            check_record(record);
        CHECK_SAYING(life.lost > 20, "%s: %lu lost", files[i], (unsigned long)life.lost);
        CHECK_SAYING(life.told_count > 100, "%s: %zu events", files[i], life.told_count);
        finish();
    }
}

static void leaves_out_agents_for_which_there_is_no_memory(void)
{
    struct text yaml;
    CU_ASSERT_TRUE_FATAL(read_whole(files[0], &yaml));
    begin(yaml.data, sizeof life.buffer, 2);
    text_free(&yaml);
    live(5, sizeof life.buffer, 100);
    const struct record *record = read_back();
    if (record) {
        check_record(record);
        CU_ASSERT_EQUAL(record->agent_count, 2);
    }
    CU_ASSERT(life.lost > 20);
    finish();
}

static const char walker[] = "domain: walker\n"
                             "state:\n"
                             "  tired: {type: 0..9, start: 0}\n"
                             "  walked: {type: bool, start: false}\n"
                             "actions:\n"
                             "  walk: {duration: 1s, effects: [walked, tired += 3]}\n"
                             "  rest: {duration: 300ms, preconditions: [walked], "
                             "effects: [tired = 0, not walked]}\n"
                             "tasks:\n"
                             "  live:\n"
                             "    methods:\n"
                             "      relax: {preconditions: tired >= 3, subtasks: rest}\n"
                             "      stroll: {subtasks: walk}\n"
                             "agents: {walker: {task: live}}\n";

/* What the agent that was let go was at has ended then; what the others were at goes on. */
static void check_left(const struct record *record, uint32_t agent)
{
    struct slices slices = slices_of(life.stage.compiled.pool, record);
    for (size_t i = 0; i < slices.count; i++) {
        const struct slice *slice = &slices.items[i];
        if (slice->row != SLICE_GOAL)
            continue;
        CU_ASSERT_EQUAL(slice->how, slice->agent == agent ? SLICE_LEFT : SLICE_GOING_ON);
        CU_ASSERT_EQUAL(slice->end, slice->agent == agent ? 0 : 1000);
    }
}

static void lets_agents_go(void)
{
    begin(walker, sizeof life.buffer, 2 * ACTORS);
    for (unsigned i = 0; i < ACTORS; i++)
        gg_agent_tick(&life.actors[i].core, &life.stage.planner, 0);
    gg_record_forget(&life.record, &life.actors[1].core);
    gg_record_forget(&life.record, &life.actors[1].core);
    gg_world_tick(&life.stage.scene.core, 1000);
    size_t before = life.told_count;
    for (unsigned i = 0; i < ACTORS; i++)
        gg_agent_tick(&life.actors[i].core, &life.stage.planner, 1000);
    const struct record *record = read_back();
    CU_ASSERT_EQUAL_FATAL(record->event_count, life.told_count);
    for (size_t i = 0; i < record->event_count; i++) {
        bool other = i >= before && life.told[i].agent == &life.actors[1].core;
        CU_ASSERT_EQUAL(record->events[i].agent, other ? ACTORS : number_of(life.told[i].agent));
    }
    CU_ASSERT_EQUAL(record->agent_count, ACTORS + 1);
    CU_ASSERT_EQUAL_FATAL(record->leave_count, 1);
    CU_ASSERT_EQUAL(record->leaves[0].before, before);
    check_left(record, 1);
    finish();
}

/* Whoever is let go, all others are found as before. */
static void finds_all_others_when_agents_go(void)
{
    enum { CROWD = 24, PLACES = 32 };
    static struct actor crowd[CROWD];
    static gg_recorded recorded[PLACES];
    static uint64_t states[PLACES * 2];
    bool known[CROWD] = {false};
    uint32_t numbers[CROWD] = {0}, next = 0;
    gg_event event = {.kind = GG_ACTION_STARTED, .fact = GG_NONE};
    struct dice dice = dice_of(3);
    begin(walker, sizeof life.buffer, 2);
    gg_record_memory memory = {life.buffer, sizeof life.buffer, recorded, states, PLACES};
    CU_ASSERT_EQUAL_FATAL(life.stage.domain.word_count, 2);
    for (unsigned i = 0; i < CROWD; i++)
        actor_start(&crowd[i], &life.stage, 0, i);
    gg_record_begin(&life.record, &life.stage.domain, &memory);
    for (unsigned i = 0; i < 2000; i++) {
        unsigned who = roll(&dice, CROWD);
        if (roll(&dice, 3) == 0) {
            gg_record_forget(&life.record, &crowd[who].core);
            known[who] = false;
            continue;
        }
        gg_record_event(&life.record, &crowd[who].core, &event);
        numbers[who] = known[who] ? numbers[who] : next++;
        known[who] = true;
        CU_ASSERT_EQUAL(life.record.last, numbers[who]);
        life.length = 0;
        take(sizeof life.buffer);
    }
    CU_ASSERT(next > 100);
    finish();
}

static void goes_on_when_the_clock_goes_back(void)
{
    begin(walker, sizeof life.buffer, 2 * ACTORS);
    gg_agent_tick(&life.actors[0].core, &life.stage.planner, 0);
    gg_world_tick(&life.stage.scene.core, 5000);
    gg_agent_tick(&life.actors[0].core, &life.stage.planner, 5000);
    size_t before = life.told_count;
    life.stage.scene.core.clock = 2000; /* as if a saved game was loaded */
    gg_agent_tick(&life.actors[0].core, &life.stage.planner, 5000);
    const struct record *record = read_back();
    CU_ASSERT_EQUAL_FATAL(record->event_count, life.told_count);
    CU_ASSERT(before < life.told_count);
    CU_ASSERT_EQUAL(record->jumps, 1);
    for (size_t i = 0; i < record->event_count; i++)
        CU_ASSERT_EQUAL(record->events[i].time, life.told[i].time + (i < before ? 0 : 3000));
    finish();
}

/* A second of the walker, worked out by hand from gg_record.h. `walked` is the lowest bit of the
 * first word, `tired` a number in the second one. */
static void is_the_same_bytes_everywhere(void)
{
    static const uint8_t expected[] = {
        31,
        GG_NOTE_AGENT,
        0, /* agent 0, of type 0 */
        GG_PLAN_MADE + GG_RECORD_AGENT,
        0,
        0,
        2, /* for the root task, of 1 step */
        GG_METHOD_FAILED,
        1,
        1,
        4,
        0,
        1,
        1,
        0, /* live > relax: walked is 0, wants 1 */
        GG_METHOD_CHOSEN,
        1,
        2, /* live > stroll */
        GG_ACTION_STARTED,
        1,
        0, /* walk */
        GG_ACTION_ENDED + GG_RECORD_TIME + GG_RECORD_STATE,
        104 + 128,
        7, /* 1000 milliseconds */
        2,
        0,
        1,
        1,
        3, /* two words: walked; tired is 3 */
        1,
        2, /* walk, success */
        GG_PLAN_MADE,
        0,
        2,
        GG_METHOD_CHOSEN,
        1,
        0, /* live > relax */
        GG_ACTION_STARTED,
        2,
        0, /* rest */
    };
    begin(walker, sizeof life.buffer, 2 * ACTORS);
    gg_agent_tick(&life.actors[0].core, &life.stage.planner, 0);
    gg_world_tick(&life.stage.scene.core, 1000);
    gg_agent_tick(&life.actors[0].core, &life.stage.planner, 1000);
    take(1000);
    uint32_t hash = life.stage.domain.fingerprint;
    CU_ASSERT_EQUAL_FATAL(life.length, GG_RECORD_HEADER + sizeof expected);
    CU_ASSERT_EQUAL(memcmp(life.bytes, "ggr\2", 4), 0);
    for (int i = 0; i < 4; i++)
        CU_ASSERT_EQUAL(life.bytes[4 + i], hash >> 8 * i & 255);
    CU_ASSERT_EQUAL(memcmp(life.bytes + GG_RECORD_HEADER, expected, sizeof expected), 0);
    finish();
}

void add_recorded_suite(void)
{
    CU_pSuite suite = CU_add_suite("recorded", NULL, NULL);
    CU_ADD_TEST(suite, tells_every_event_as_it_was);
    CU_ADD_TEST(suite, tells_how_many_events_were_lost);
    CU_ADD_TEST(suite, leaves_out_agents_for_which_there_is_no_memory);
    CU_ADD_TEST(suite, lets_agents_go);
    CU_ADD_TEST(suite, finds_all_others_when_agents_go);
    CU_ADD_TEST(suite, goes_on_when_the_clock_goes_back);
    CU_ADD_TEST(suite, is_the_same_bytes_everywhere);
}
