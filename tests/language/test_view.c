/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run --record` and `goapgen view`: what the record of a simulation tells is compared with
 * what `run` counts, and what is said of records that are damaged or of other tables.
 */
#include "support/run_output.h"
#include "support/support.h"
#include "suites.h"
#include "view/check.h"

#include <string.h>

static const char worker[] = "domain: worker\n"
                             "state: {done: 0..3, energy: {type: 0..9, start: 9}}\n"
                             "actions:\n"
                             "  work: {preconditions: energy >= 2, effects: [done += 1, energy -= "
                             "2], duration: 7s}\n"
                             "  rest: {effects: energy = 9, duration: 500ms}\n"
                             "tasks: {live: {methods: {toil: {subtasks: work}, pause: {subtasks: "
                             "rest}}}}\n"
                             "agents: {worker: {task: live}, idler: {task: live}}\n";

/* Writes the record of a simulation to w.record in the scratch folder. */
static struct result recorded(const struct scratch *scratch, const char *arguments)
{
    scratch_write(scratch, "w.yaml", worker);
    return shell("cd '%s' && '%s' run w.yaml --record w.record %s", scratch->folder,
                 built(scratch->pool, "goapgen"), arguments);
}

static struct result viewed(const struct scratch *scratch, const char *arguments)
{
    return shell("cd '%s' && '%s' view %s", scratch->folder, built(scratch->pool, "goapgen"),
                 arguments);
}

static void check_viewed(const struct scratch *scratch, const char *arguments, int code,
                         const char *out, const char *errs)
{
    struct result result = viewed(scratch, arguments);
    CHECK_SAYING(result.code == code, "%s: exit code %d", arguments, result.code);
    CHECK_SAYING(strcmp(result.out.data, out) == 0, "%s: %s", arguments, result.out.data);
    CHECK_SAYING(strcmp(result.errs.data, errs) == 0, "%s: %s", arguments, result.errs.data);
    result_free(&result);
}

/* How many events of a kind and number are in a record. */
static long count_of(const struct record *record, gg_event_kind kind, uint16_t index)
{
    long count = 0;
    for (size_t i = 0; i < record->event_count; i++)
        count += record->events[i].event.kind == kind && record->events[i].event.index == index;
    return count;
}

/* What a record tells of shipped domains is what `run` counts: each action, how often it started. */
static void check_counts(const struct scratch *scratch, const char *name, const char *arguments)
{
    struct text yaml, bytes;
    const char *error;
    const char *file =
        in_repository(scratch->pool, pool_format(scratch->pool, "domains/%s/%s.yaml", name, name));
    const char *path = in_scratch(scratch, "d.record");
    struct result result = shell("'%s' run '%s' --record '%s' %s", built(scratch->pool, "goapgen"),
                                 file, path, arguments);
    CHECK_SAYING(result.code == 0, "%s: %s", name, result.errs.data);
    CU_ASSERT_TRUE_FATAL(read_whole(file, &yaml) && read_whole(path, &bytes));
    struct compiled compiled = compile_text(yaml.data);
    const struct record *record = record_read(
        compiled.pool, compiled.tables, (const unsigned char *)bytes.data, bytes.length, &error);
    CHECK_SAYING(record != NULL, "%s: %s", name, error ? error : "");
    long events = 0;
    const struct problem *problem = compiled.tables->problem;
    for (size_t i = 0; record && i < compiled.domain->action_count; i++) {
        const char *action = compiled.domain->actions[i]->name;
        long number = number_of_row(&result, action), count = 0;
        for (size_t j = 0; j < problem->action_count; j++)
            if (problem->actions[j].action == compiled.domain->actions[i])
                count += count_of(record, GG_ACTION_STARTED, (uint16_t)j);
        CHECK_SAYING(number == -1 ? count == 0 : count == number, "%s: %s: %ld of %ld", name,
                     action, count, number);
        events += count;
    }
    CHECK_SAYING(events > 20, "%s: %ld actions", name, events);
    if (record) {
        struct record_check_result check = record_check(compiled.pool, compiled.tables, record);
        CHECK_SAYING(!check.fault, "%s: %s", name, check.fault);
        CHECK_SAYING(check.by_the_game == 0, "%s: %zu", name, check.by_the_game);
        CHECK_SAYING(bytes.length <= 16 * record->event_count, "%s: %zu bytes", name, bytes.length);
    }
    compiled_free(&compiled);
    text_free(&yaml);
    text_free(&bytes);
    result_free(&result);
}

static void records_what_is_counted(void)
{
    struct scratch scratch = scratch_new();
    check_counts(&scratch, "cat", "--decisions 300");
    check_counts(&scratch, "village", "--agent farmer --agents 1 --time 120m");
    check_counts(&scratch, "skirmish", "--time 10m");
    scratch_free(&scratch);
}

/* In 57 s each agent works eight times and rests twice; the third round has begun. A decision has
 * 3 events, a fourth if it passes `toil` over, and 10 of 11 actions have ended. */
static void checks_records(void)
{
    struct scratch scratch = scratch_new();
    struct result result = recorded(&scratch, "--time 60s --agents 2");
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
    check_viewed(&scratch, "w.yaml w.record --check", 0,
                 "w.record: 4 agents, 180 events until 57.000 s, 0 lost, 796 bytes\n"
                 "facts of their own were changed 40 times by actions, 0 times by the game\n",
                 "");
    result = recorded(&scratch, "--time 60s");
    result_free(&result);
    check_viewed(&scratch, "w.yaml w.record --check", 0,
                 "w.record: 1 agent, 45 events until 57.000 s, 0 lost, 210 bytes\n"
                 "facts of their own were changed 10 times by actions, 0 times by the game\n",
                 "");
    scratch_free(&scratch);
}

static void records_of_other_tables_are_refused(void)
{
    struct scratch scratch = scratch_new();
    struct result result = recorded(&scratch, "--time 60s");
    result_free(&result);
    scratch_write(&scratch, "other.yaml",
                  "domain: other\nstate: {a: bool}\n"
                  "actions: {b: {effects: a}}\n");
    check_viewed(&scratch, "other.yaml w.record --check", 1, "",
                 "goapgen: w.record: byte 4: the record is of another domain, or of another "
                 "version of this one: other facts, actions, tasks, goals or agent types\n");
    check_viewed(&scratch, "w.yaml w.yaml --check", 1, "",
                 "goapgen: w.yaml: byte 0: this is no record\n");
    scratch_free(&scratch);
}

/* However much of a record there is, it is read, or the byte is told at which it ends too early. */
static void records_may_end_anywhere(void)
{
    struct scratch scratch = scratch_new();
    struct text bytes;
    struct compiled compiled = compile_text(worker);
    size_t whole = 0;
    struct result result = recorded(&scratch, "--time 60s");
    result_free(&result);
    CU_ASSERT_TRUE_FATAL(read_whole(in_scratch(&scratch, "w.record"), &bytes));
    for (size_t length = GG_RECORD_HEADER; length <= bytes.length; length++) {
        const char *error;
        bool read = record_read(compiled.pool, compiled.tables, (const unsigned char *)bytes.data,
                                length, &error) != NULL;
        const char *expected = pool_format(
            scratch.pool, "byte %zu: the record ends in the middle of an entry", length);
        CU_ASSERT(read || strcmp(error, expected) == 0);
        whole += read;
    }
    CU_ASSERT(whole > 30 && whole < bytes.length / 2);
    text_free(&bytes);
    compiled_free(&compiled);
    scratch_free(&scratch);
}

static void tells_what_cannot_be_read_or_written(void)
{
    struct scratch scratch = scratch_new();
    struct result result = recorded(&scratch, "--time 60s");
    result_free(&result);
    check_viewed(&scratch, "w.yaml none --check", 2, "",
                 "goapgen: none: No such file or directory\n");
    check_viewed(&scratch, "w.yaml --check", 2, "",
                 "goapgen: no record is given behind the domain\n"
                 "Try 'goapgen view --help'.\n");
    check_viewed(&scratch, "w.yaml w.record w.record --check", 2, "",
                 "goapgen: one record at a time, not also w.record\n"
                 "Try 'goapgen view --help'.\n");
    result = shell("cd '%s' && '%s' run w.yaml --time 1s --record none/w.record", scratch.folder,
                   built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 2);
    CHECK_SAYING(strstr(result.errs.data, "none/w.record") != NULL, "%s", result.errs.data);
    CU_ASSERT_STRING_EQUAL(result.out.data, "");
    result_free(&result);
    scratch_free(&scratch);
}

/* A record that cannot be written leaves the earlier one as it was. */
static void failed_writes_leave_what_was_there(void)
{
    struct scratch scratch = scratch_new();
    struct setting setting = {.folder = scratch.folder, .no_files = true};
    struct text before, after;
    struct result result = recorded(&scratch, "--time 60s");
    result_free(&result);
    CU_ASSERT_TRUE_FATAL(read_whole(in_scratch(&scratch, "w.record"), &before));
    size_t files = files_in(scratch.folder);
    result = run(&setting, (const char *const[]){built(scratch.pool, "goapgen"), "run", "w.yaml",
                                                 "--time", "1s", "--record", "w.record", NULL});
    CU_ASSERT_EQUAL(result.code, 2);
    CU_ASSERT_TRUE_FATAL(read_whole(in_scratch(&scratch, "w.record"), &after));
    CU_ASSERT(before.length == after.length && memcmp(before.data, after.data, before.length) == 0);
    CU_ASSERT_EQUAL(files_in(scratch.folder), files);
    text_free(&before);
    text_free(&after);
    result_free(&result);
    scratch_free(&scratch);
}

/* Records a domain that is written here for five seconds, and checks the record. */
static void check_record_of(const char *yaml)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "d.yaml", yaml);
    struct result result = shell("cd '%s' && '%s' run d.yaml --time 5s --record d.record",
                                 scratch.folder, built(scratch.pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 0);
    result_free(&result);
    result = viewed(&scratch, "d.yaml d.record --check -W no-unchanged-fact");
    CHECK_SAYING(result.code == 0 && result.errs.length == 0, "%s", result.errs.data);
    result_free(&result);
    scratch_free(&scratch);
}

/* In a record in which nothing changes no changes are looked at: they would be behind NULL. */
static void records_may_have_no_changes(void)
{
    check_record_of(
        "domain: d\nstate: {dark: bool}\nactions: {look: {duration: 1s}}\n"
        "tasks: {live: {methods: {only: {preconditions: not dark, subtasks: look}}}}\n");
}

/* What begins under the `while` of one goal goes on under that of another, as another ground action. */
static void actions_may_go_on_under_another_while(void)
{
    check_record_of("domain: d\nstate: {n: 0..9, tired: 0..9, a: bool}\n"
                    "actions: {dig: {effects: [n += 1, tired += 1], duration: 1s}}\n"
                    "goals:\n"
                    "  first: {conditions: n >= 3, relevant: a, while: tired <= 6, priority: 2}\n"
                    "  second: {conditions: n >= 3, while: tired <= 7, priority: 1}\n"
                    "rules: {on: {after: 500ms, preconditions: not a, effects: a}}\n");
}

void add_view_suite(void)
{
    CU_pSuite suite = CU_add_suite("view", NULL, NULL);
    CU_ADD_TEST(suite, records_what_is_counted);
    CU_ADD_TEST(suite, checks_records);
    CU_ADD_TEST(suite, records_of_other_tables_are_refused);
    CU_ADD_TEST(suite, records_may_have_no_changes);
    CU_ADD_TEST(suite, actions_may_go_on_under_another_while);
    CU_ADD_TEST(suite, records_may_end_anywhere);
    CU_ADD_TEST(suite, tells_what_cannot_be_read_or_written);
    CU_ADD_TEST(suite, failed_writes_leave_what_was_there);
}
