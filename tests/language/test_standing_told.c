/* SPDX-License-Identifier: MIT */
/* Of two ships at one dock, which the reference shows, what goapgen tells while one stands before it. */
#include "support/said.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>

/* A file with the domain, and what the reference shows of `goapgen decide`. */
struct harbor {
    struct scratch scratch;
    struct text document;
    const char *decided;
};

static struct harbor harbor_shown(void)
{
    struct harbor harbor = {scratch_new(), {0}, NULL};
    CU_ASSERT_FATAL(read_whole("gen/LANGUAGE.md", &harbor.document));
    const char *place = strstr(harbor.document.data, "<a id=\"standing\">");
    CU_ASSERT_PTR_NOT_NULL_FATAL(place);
    const char *yaml = block_behind(harbor.scratch.pool, &place, "```yaml\n");
    harbor.decided =
        block_behind(harbor.scratch.pool, &place, "```\n$ goapgen decide harbor.yaml ");
    (void)scratch_write(&harbor.scratch, "harbor.yaml", yaml);
    return harbor;
}

static void harbor_free(struct harbor *harbor)
{
    text_free(&harbor->document);
    scratch_free(&harbor->scratch);
}

/* Runs goapgen on the file. */
static struct result harbor_told(const struct harbor *harbor, const char *command,
                                 const char *options)
{
    return shell("cd '%s' && '%s' %s harbor.yaml %s", harbor->scratch.folder,
                 built(harbor->scratch.pool, "goapgen"), command, options);
}

static void expect_said(struct result result, int code, const char *part)
{
    CU_ASSERT_EQUAL(result.code, code);
    CHECK_SAYING(strstr(result.out.data, part) != NULL, "expected: %s\ntold: %s", part,
                 result.out.data);
    result_free(&result);
}

static void a_decision_tells_who_stands(void)
{
    struct harbor harbor = harbor_shown();
    size_t line = strcspn(harbor.decided, "\n");
    const char *options = pool_copy_text(harbor.scratch.pool, harbor.decided, line);
    struct result said = harbor_told(&harbor, "decide", options);
    CHECK_SAYING(strcmp(said.out.data, harbor.decided + line + 1) == 0, "%s", said.out.data);
    result_free(&said);
    expect_said(
        harbor_told(&harbor, "decide", pool_format(harbor.scratch.pool, "%s --json", options)), 0,
        "{\"action\": \"unload\", \"reason\": \"stands\", \"fact\": \"dock_taken\", "
        "\"time\": 1000}");
    /* It is in no plan's way. */
    expect_said(harbor_told(&harbor, "plan", pool_format(harbor.scratch.pool, "%s --why", options)),
                0, "trade > land\n");
    harbor_free(&harbor);
}

static void a_run_tells_how_long_they_stood(void)
{
    struct harbor harbor = harbor_shown();
    expect_said(harbor_told(&harbor, "test", ""), 0, "1 example, 0 failed\n");
    expect_said(
        harbor_told(&harbor, "run", "--example two_ships --time 60s"), 0,
        "waited for what others had claimed or taken:\n  ann: dock_taken, 8 times, 24.008s, the "
        "longest 3.001s\n  bob: dock_taken, 9 times, 26s, the longest 3.001s\n");
    harbor_free(&harbor);
}

/* Six harvesters share four fields: who has waited for one at the beginning and has worked at others is not
 * warned of. */
static void who_has_something_else_is_not_warned_of(void)
{
    struct pool *pool = pool_new();
    struct result result =
        shell("'%s' run tests/domains/lives/one_dock.yaml --agents 6 --time 10m 2>&1",
              built(pool, "goapgen"));
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(result.out.data, "  harvester 3: worked(f1), 1 time, 6s\n"));
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "never got its turn"));
    result_free(&result);
    pool_free(pool);
}

/* A record of them can be lived once more, and shows a bar for the time in which one stands. */
static void a_record_tells_who_stood(void)
{
    struct harbor harbor = harbor_shown();
    expect_said(harbor_told(&harbor, "run", "--example two_ships --time 20s --record harbor.rec"),
                0, "unload ");
    expect_said(harbor_told(&harbor, "view", "harbor.rec --check"), 0, ", 0 lost, ");
    expect_said(harbor_told(&harbor, "view", "harbor.rec --perfetto"), 0,
                "\"name\": \"stand before unload\", \"cat\": \"action\", \"pid\": 1, \"tid\": 2, "
                "\"ts\": 10000000, \"dur\": 3000000, \"args\": {\"end\": \"done\"}");
    harbor_free(&harbor);
}

/* An expectation that fails says who stands. */
static void a_failed_example_tells_who_stands(void)
{
    struct harbor harbor = harbor_shown();
    struct result edited = shell(
        "cd '%s' && sed -i 's/at 11s: {ann: action unload,/at 11s: {bob: action unload, ann:/; "
        "s/ann: bob: method land.*/ann: crates == 9}/' harbor.yaml",
        harbor.scratch.folder);
    result_free(&edited);
    expect_said(harbor_told(&harbor, "test", "2>&1"), 1,
                "stands before unload for 1 s, because of dock_taken\n");
    harbor_free(&harbor);
}

void add_standing_told_suite(void)
{
    CU_pSuite suite = CU_add_suite("standing told", NULL, NULL);
    CU_ADD_TEST(suite, a_decision_tells_who_stands);
    CU_ADD_TEST(suite, a_run_tells_how_long_they_stood);
    CU_ADD_TEST(suite, who_has_something_else_is_not_warned_of);
    CU_ADD_TEST(suite, a_record_tells_who_stood);
    CU_ADD_TEST(suite, a_failed_example_tells_who_stands);
}
