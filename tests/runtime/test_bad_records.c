/* SPDX-License-Identifier: MIT */
/*
 * Records whose bytes are not what they should be: what is said of them, and that nothing worse
 * happens, whatever the bytes are; and what living a record once more finds. Good records are in
 * test_recorded.c.
 */
#include "support/stage.h"
#include "suites.h"
#include "support/run.h"
#include "view/check.h"
#include "view/slices.h"

#include <string.h>

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

/* A walker and its record, which fits the buffer. */
static struct life {
    struct stage stage;
    struct actor actor;
    gg_record record;
    gg_recorded recorded[2];
    uint64_t states[4];
    uint8_t buffer[4096];
} life;

static void begin(void)
{
    gg_record_memory memory = {life.buffer, sizeof life.buffer, life.recorded, life.states, 2};
    memset(&life, 0, sizeof life);
    stage_with(&life.stage, &life.actor, walker);
    CU_ASSERT_EQUAL_FATAL(life.stage.domain.word_count, 2);
    gg_record_begin(&life.record, &life.stage.domain, &memory);
    life.stage.planner.trace = gg_record_event;
    life.stage.planner.context = &life.record;
}

static void finish(void)
{
    stage_end(&life.stage);
}

static void tick(uint32_t milliseconds)
{
    gg_world_tick(&life.stage.scene.core, milliseconds);
    gg_agent_tick(&life.actor.core, &life.stage.planner, milliseconds);
}

static void live(void)
{
    for (int i = 0; i < 40; i++)
        tick(200);
}

/* ----------------------------------------------------------------- bad records */

/* What is said of the bytes of a record; "" if they are one. */
static const char *said_of(const uint8_t *bytes, size_t length)
{
    const char *error;
    const struct record *record =
        record_read(life.stage.compiled.pool, life.stage.compiled.tables, bytes, length, &error);
    CU_ASSERT(!record == (error != NULL));
    return record ? "" : error;
}

/* A record of a plan of the walker's, and other bytes behind it. */
static const char *said_behind(const uint8_t *more, size_t count)
{
    uint8_t bytes[64];
    size_t length = GG_RECORD_HEADER + 7;
    memcpy(bytes, life.buffer, length);
    memcpy(bytes + length, more, count);
    return said_of(bytes, length + count);
}

static void says_what_is_wrong_with_a_record(void)
{
    static const struct {
        uint8_t bytes[16];
        size_t count;
        const char *said;
    } cases[] = {
        {{21, 1, 0}, 3, "byte 15: there is no such kind of event"},
        {{31 + 32, 1, 0}, 3, "byte 15: there is no such kind of event"},
        {{31, 4, 0}, 3, "byte 16: there is no such kind of note"},
        {{31, GG_NOTE_GONE, 1}, 3, "byte 17: the agent was not told of before"},
        {{31, GG_NOTE_GONE, 0, 31, GG_NOTE_GONE, 0}, 6, "byte 20: the agent is gone"},
        {{31, GG_NOTE_GONE, 0, 4, 1, 0}, 6, "byte 18: the event is of no agent"},
        {{31, GG_NOTE_GONE, 0, 4 + 64, 0, 1, 0}, 7, "byte 19: the agent is gone"},
        {{31, GG_NOTE_GONE, 0}, 3, ""},
        {{31, GG_NOTE_AGENT, 1}, 3, "byte 17: there is no such agent type"},
        {{31, GG_NOTE_CLOCK, 0}, 3, "byte 16: the clock does not go back"},
        {{31, GG_NOTE_LOST, 0}, 3, "byte 17: no event was lost"},
        {{4 + 64, 1, 1, 0}, 4, "byte 16: the agent was not told of before"},
        {{4, 3, 0}, 3, "byte 16: the event is of something that the domain does not have"},
        {{4, 0, 0}, 3, "byte 16: the event is of nothing"},
        {{4, 1, 2}, 3, "byte 17: the event's number is too high"},
        {{4, 129, 0, 0}, 4, "byte 16: the event is of something that the domain does not have"},
        {{4}, 1, "byte 16: the record ends in the middle of an entry"},
        {{4, 1, 1}, 3, "byte 18: the record ends in the middle of an entry"},
        {{4, 1, 1, 6}, 4, "byte 18: the domain has no such fact"},
        {{4, 1, 1, 4, 2, 0, 0, 0}, 8, "byte 19: no condition asks for such a value"},
        {{4 + 32, 0, 1, 0}, 4, "byte 16: no such time can be"},
        {{4 + 32, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 1, 0},
         13,
         "byte 16: no such time can be"},
        {{4 + 128, 0, 1, 0}, 4, "byte 16: no word of the state has changed"},
        {{4 + 128, 3}, 2, "byte 16: a state has no so many words"},
        {{4 + 128, 1, 2, 1}, 4, "byte 17: a state has no such word"},
        {{4 + 128, 1, 0, 2, 1, 0}, 6, "byte 16: no agent can see such a state"},
        {{4 + 128, 1, 1, 10, 1, 0}, 6, "byte 16: no agent can see such a state"},
        {{4 + 128, 2, 1, 1, 0, 1, 1, 0},
         8,
         "byte 19: the changed words of a state are not in order"},
        {{4, 1, 0}, 3, ""},
    };
    begin();
    tick(0);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *said = said_behind(cases[i].bytes, cases[i].count);
        CHECK_SAYING(strcmp(said, cases[i].said) == 0, "%zu: %s", i, said);
    }
    CU_ASSERT_STRING_EQUAL(said_of(life.buffer, 0), "byte 0: this is no record");
    CU_ASSERT_STRING_EQUAL(said_of(life.buffer, 5),
                           "byte 5: the record ends in the middle of its head");
    CU_ASSERT_STRING_EQUAL(said_of(life.buffer, GG_RECORD_HEADER), "");
    life.buffer[3]++;
    CU_ASSERT_STRING_EQUAL(said_of(life.buffer, 20),
                           "byte 3: the record is of another version of goapgen");
    finish();
}

/* Whatever becomes of the bytes of a record, it is read or refused, and what is read is checked: the
 * sanitizers look on. */
static void reads_or_refuses_whatever_comes(void)
{
    static uint8_t bytes[sizeof life.buffer];
    struct dice dice = dice_of(11);
    unsigned refused = 0, read = 0;
    begin();
    live();
    for (unsigned i = 0; random_case(i + 1, 4000); i++) {
        struct pool *pool = pool_new();
        const char *error;
        size_t length = life.record.length;
        if (roll(&dice, 3) == 0)
            length = GG_RECORD_HEADER + roll(&dice, (uint32_t)(length - GG_RECORD_HEADER));
        memcpy(bytes, life.buffer, life.record.length);
        for (unsigned changes = roll(&dice, 3); changes > 0; changes--)
            bytes[GG_RECORD_HEADER +
                  roll(&dice, (uint32_t)(life.record.length - GG_RECORD_HEADER))] =
                (uint8_t)roll(&dice, 256);
        const struct record *record =
            record_read(pool, life.stage.compiled.tables, bytes, length, &error);
        if (record)
            (void)record_check(pool, life.stage.compiled.tables, record);
        refused += !record;
        read += record != NULL;
        pool_free(pool);
    }
    CU_ASSERT(refused > random_cases(400));
    CU_ASSERT(read > random_cases(400));
    finish();
}

/* ----------------------------------------------------------------- the check */

/* What the check says of a record of the walker with one byte changed. */
static const char *fault_with(size_t byte, uint8_t value)
{
    const char *error;
    uint8_t before = life.buffer[byte];
    life.buffer[byte] = value;
    const struct record *record = record_read(life.stage.compiled.pool, life.stage.compiled.tables,
                                              life.buffer, life.record.length, &error);
    life.buffer[byte] = before;
    CU_ASSERT_PTR_NOT_NULL_FATAL(record);
    struct record_check_result check =
        record_check(life.stage.compiled.pool, life.stage.compiled.tables, record);
    return check.fault ? check.fault : "";
}

/* The bytes are those of is_the_same_bytes_everywhere, and 300 ms later the walker has rested. */
static void the_check_finds_what_cannot_be(void)
{
    enum { INDEX = 27, CHOSEN = 42, TIRED = 55 };
    static const uint32_t times[] = {0, 1000, 300};
    begin();
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        gg_world_tick(&life.stage.scene.core, times[i]);
        gg_agent_tick(&life.actor.core, &life.stage.planner, times[i]);
    }
    CU_ASSERT_STRING_EQUAL(fault_with(0, 'g'), "");
    CU_ASSERT_STRING_EQUAL(fault_with(INDEX, 2),
                           "byte 29: agent 0, at 1000 ms: this ends, and was not going on: walk");
    CU_ASSERT_STRING_EQUAL(
        fault_with(CHOSEN, GG_ACTION_STARTED),
        "byte 45: agent 0, at 1000 ms: something begins before this has ended: walk");
    CU_ASSERT_STRING_EQUAL(
        fault_with(TIRED, 2),
        "byte 48: agent 0, at 1300 ms: its state is not what this action makes it: rest");
    finish();
}

/* Facts that change are put down to the action that changes them, or else to the game. */
static void the_check_tells_the_game_from_actions(void)
{
    const char *error;
    begin();
    for (uint32_t time = 0; time < 13000; time += 100) { /* ten times: walk, rest */
        if (time == 1400 || time == 2600 || time == 2700)
            set_fact(&life.actor, "tired", 9);
        gg_world_tick(&life.stage.scene.core, time ? 100 : 0);
        gg_agent_tick(&life.actor.core, &life.stage.planner, time ? 100 : 0);
    }
    const struct record *record = record_read(life.stage.compiled.pool, life.stage.compiled.tables,
                                              life.buffer, life.record.length, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(record);
    struct record_check_result check =
        record_check(life.stage.compiled.pool, life.stage.compiled.tables, record);
    CU_ASSERT_PTR_NULL(check.fault);
    CU_ASSERT(check.by_the_game > 0 && check.by_the_game <= 3);
    CU_ASSERT(check.by_actions >= 15);
    finish();
}

/* A saved game is loaded while the walker rests, in which it walks: nothing is wrong with that, nor
 * has the game changed facts; and nothing goes on over it. */
static void the_check_knows_of_loaded_games(void)
{
    static struct scene scene;
    static struct actor actor;
    const char *error;
    begin();
    for (unsigned i = 0; i < 38; i++) {
        if (i == 20) { /* at 1900 ms */
            scene = life.stage.scene;
            actor = life.actor;
        }
        tick(i ? 100 : 0);
    }
    uint32_t loaded = life.record.length;
    life.stage.scene = scene;
    life.actor = actor;
    for (unsigned i = 20; i < 40; i++)
        tick(100);
    const struct record *record = record_read(life.stage.compiled.pool, life.stage.compiled.tables,
                                              life.buffer, life.record.length, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(record);
    CU_ASSERT_EQUAL(record->jumps, 1);
    struct record_check_result check =
        record_check(life.stage.compiled.pool, life.stage.compiled.tables, record);
    CHECK_SAYING(!check.fault, "%s", check.fault);
    CU_ASSERT_EQUAL(check.by_the_game, 0);
    CU_ASSERT_EQUAL(check.by_actions, 8);
    struct slices slices = slices_of(life.stage.compiled.pool, record);
    for (size_t i = 0; i < slices.count; i++)
        CU_ASSERT(record->events[slices.items[i].event].byte >= loaded ||
                  slices.items[i].end <= 3600);
    finish();
}

void add_bad_records_suite(void)
{
    CU_pSuite suite = CU_add_suite("bad records", NULL, NULL);
    CU_ADD_TEST(suite, says_what_is_wrong_with_a_record);
    CU_ADD_TEST(suite, reads_or_refuses_whatever_comes);
    CU_ADD_TEST(suite, the_check_finds_what_cannot_be);
    CU_ADD_TEST(suite, the_check_tells_the_game_from_actions);
    CU_ADD_TEST(suite, the_check_knows_of_loaded_games);
}
