/* SPDX-License-Identifier: MIT */
/*
 * The page that `goapgen view` makes, in a headless Chromium: what is drawn, with which times, and
 * what is said of a decision. The page tells what it has drawn if its link says `tell`. Where there
 * is no Chromium or no D3 the tests say so. And the Trace Event JSON, which needs neither.
 */
#include "support/json.h"
#include "support/missing.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

static const char worker[] =
    "domain: worker\n"
    "state: {done: 0..3, energy: {type: 0..9, start: 9}, rested: bool}\n"
    "actions:\n"
    "  work: {preconditions: energy >= 2, effects: [done += 1, energy -= 2], duration: 7s}\n"
    "  rest: {effects: [energy = 9, rested], duration: 500ms}\n"
    "tasks: {live: {methods: {toil: {subtasks: work}, pause: {subtasks: rest}}}}\n"
    "agents: {worker: {task: live}}\n";

static bool can_draw(void)
{
    const char *named = getenv("GOAPGEN_D3");
    const char *library = named && *named ? named : "/usr/share/nodejs/d3/dist/d3.min.js";
    if (!have("chromium"))
        return false;
    if (!exists(library))
        lacks("D3");
    return exists(library);
}

static struct result in_folder(const struct scratch *scratch, const char *command)
{
    return shell("cd '%s' && goapgen='%s' && %s", scratch->folder, built(scratch->pool, "goapgen"),
                 command);
}

/* What the browser has made of a page, with a link's end. */
static struct result browsed(const struct scratch *scratch, const char *page, const char *link)
{
    return shell("chromium --headless --no-sandbox --disable-gpu --user-data-dir='%s/browser' "
                 "--window-size=1400,820 --dump-dom 'file://%s/%s#%s' 2>/dev/null",
                 scratch->folder, scratch->folder, page, link);
}

static void check_shown(const struct result *result, const char *text)
{
    CHECK_SAYING(strstr(result->out.data, text) != NULL, "the page does not show: %s", text);
}

/* A number of what the page tells. */
static long told(const struct result *page, const char *name)
{
    const char *at = strstr(page->out.data, name);
    return at ? strtol(at + strlen(name), NULL, 10) : -1;
}

/* The worker works four times, 7 s each, rests half a second, and works again: a minute. */
static void draws_what_agents_did(void)
{
    static const char *const shown[] = {
        "\"lanes\":[\"worker 0\",\"worker 1\"]",
        "[\"worker 0\",0,\"live\",0,57000,\"going on\",0]",
        "[\"worker 0\",1,\"toil\",0,7000,\"done\",0]",
        "[\"worker 0\",2,\"work\",0,7000,\"done\",0]",
        "[\"worker 1\",2,\"work\",21000,28000,\"done\",21000]",
        "[\"worker 1\",1,\"pause\",28000,28500,\"done\",28000]",
        "[\"worker 1\",2,\"rest\",28000,28500,\"done\",28000]",
        "\"axis\":[\"00:00:00\",\"00:00:05\",",
        "<h2>worker 1 at 00:00:28</h2>",
        "<li class=\"passed\">not live &gt; toil, because of energy: it is 1, wants &gt;= 2</li>",
        "<li class=\"chosen\">method: live &gt; pause</li>",
        "<tr class=\"changed\"><td>energy</td><td>1</td><td class=\"was\">was 3</td></tr>",
        "<tr><td>done</td><td>3</td><td class=\"was\"></td></tr>",
        "<tr><td>rested</td><td>false</td><td class=\"was\"></td></tr>",
    };
    struct scratch scratch = scratch_new();
    if (can_draw()) {
        scratch_write(&scratch, "w.yaml", worker);
        struct result made =
            in_folder(&scratch, "$goapgen run w.yaml --agents 2 --time 60s --record "
                                "w.gr && $goapgen view w.yaml w.gr -o w.html");
        CHECK_SAYING(made.code == 0, "%s", made.errs.data);
        struct result page = browsed(&scratch, "w.html", "tell=1&agent=1&time=28200");
        for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
            check_shown(&page, shown[i]);
        check_shown(&page, "Redistribution");
        result_free(&made);
        result_free(&page);
    }
    scratch_free(&scratch);
}

/* However long a record is and however much of it is shown, the times of its axis stand beside each
 * other, and none is cut off. */
static void times_have_room(void)
{
    static const char *const links[] = {"", "&from=0&to=3000", "&from=1000&to=1050"};
    static const char *const times[] = {"60s", "17m", "40m", "300m"};
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "w.yaml", worker);
    for (size_t i = 0; i < sizeof times / sizeof *times && can_draw(); i++) {
        struct result made =
            in_folder(&scratch, pool_format(scratch.pool,
                                            "$goapgen run w.yaml --time %s --record w.gr && "
                                            "$goapgen view w.yaml w.gr -o w.html",
                                            times[i]));
        CU_ASSERT_EQUAL(made.code, 0);
        const char *link = links[i < 2 ? 0 : i - 1];
        struct result page =
            browsed(&scratch, "w.html", pool_format(scratch.pool, "tell=1%s", link));
        CHECK_SAYING(told(&page, "\"room\":") >= 0, "%s%s: %s", times[i], link, page.out.data);
        CU_ASSERT_PTR_NULL(strstr(page.out.data, "\"axis\":[]"));
        result_free(&made);
        result_free(&page);
    }
    scratch_free(&scratch);
}

/* What is found is of the agents that are shown, and is told anew when these are others. */
static void finds_and_leaves_out(void)
{
    struct scratch scratch = scratch_new();
    if (can_draw()) {
        scratch_write(&scratch, "w.yaml", worker);
        struct result made =
            in_folder(&scratch, "$goapgen run w.yaml --agents 2 --time 60s --record "
                                "w.gr && $goapgen view w.yaml w.gr >w.html");
        CU_ASSERT_EQUAL(made.code, 0);
        struct result page = browsed(&scratch, "w.html", "tell=1&agents=1&find=start:%20rest");
        check_shown(&page, "\"lanes\":[\"worker 1\"]");
        CU_ASSERT_EQUAL(told(&page, "\"found\":"), 2);
        result_free(&made);
        result_free(&page);
    }
    scratch_free(&scratch);
}

/* A day of forty villagers opens in under two seconds, and is drawn anew in a fifth of one. */
static void a_day_of_forty_villagers_opens_soon(void)
{
    struct scratch scratch = scratch_new();
    if (can_draw()) {
        struct result made = shell(
            "'%s' run domains/village/village.yaml --agents 10 --time 1440m --record '%s/v.gr' "
            "&& '%s' view domains/village/village.yaml '%s/v.gr' -o '%s/v.html'",
            built(scratch.pool, "goapgen"), scratch.folder, built(scratch.pool, "goapgen"),
            scratch.folder, scratch.folder);
        CHECK_SAYING(made.code == 0, "%s", made.errs.data);
        struct result page = browsed(&scratch, "v.html", "tell=1");
        CU_ASSERT_EQUAL(told(&page, "\"agents\":"), 40);
        CU_ASSERT(told(&page, "\"events\":") > 100000);
        long opened = told(&page, "\"opened\":"), frame = told(&page, "\"frame\":");
        CHECK_SAYING(opened > 0 && opened < 2000, "opened in %ld ms", opened);
        CHECK_SAYING(frame >= 0 && frame < 200, "drawn in %ld ms", frame);
        result_free(&made);
        result_free(&page);
    }
    scratch_free(&scratch);
}

static void says_what_is_missing(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "w.yaml", worker);
    struct result result =
        in_folder(&scratch, "$goapgen run w.yaml --time 60s --record w.gr && "
                            "GOAPGEN_D3=none.js $goapgen view w.yaml w.gr -o w.html");
    CU_ASSERT_EQUAL(result.code, 2);
    CU_ASSERT_STRING_EQUAL(
        result.errs.data,
        "goapgen: none.js: No such file or directory; the page is drawn by D3, of version 5: "
        "install Debian's package node-d3, or name the file d3.min.js in GOAPGEN_D3\n");
    CU_ASSERT_FALSE(exists(in_scratch(&scratch, "w.html")));
    result_free(&result);
    scratch_write(&scratch, "d3.min.js", "d3 = {};\n");
    result = in_folder(&scratch, "GOAPGEN_D3=d3.min.js $goapgen view w.yaml w.gr -o w.html");
    CU_ASSERT_EQUAL(result.code, 2);
    CU_ASSERT_STRING_EQUAL(result.errs.data, "goapgen: d3.min.js: there is no licence beside it, "
                                             "which must be in the page\n");
    result_free(&result);
    scratch_write(&scratch, "LICENSE", "May be used.\n");
    result = in_folder(&scratch, "GOAPGEN_D3=d3.min.js $goapgen view w.yaml w.gr");
    CU_ASSERT_EQUAL(result.code, 0);
    check_shown(&result, "\nMay be used.\n");
    check_shown(&result, "\nd3 = {};\n");
    CU_ASSERT_PTR_NULL(strstr(result.out.data, "http"));
    result_free(&result);
    scratch_free(&scratch);
}

static void writes_trace_events(void)
{
    static const char *const shown[] = {
        "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n",
        "{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": 1, \"tid\": 1, \"args\": {\"name\": "
        "\"worker\"}},\n",
        "{\"ph\": \"M\", \"name\": \"thread_name\", \"pid\": 1, \"tid\": 2, \"args\": {\"name\": "
        "\"worker 1\"}},\n",
        "{\"ph\": \"X\", \"name\": \"live\", \"cat\": \"goal\", \"pid\": 1, \"tid\": 1, \"ts\": 0, "
        "\"dur\": 57000000, \"args\": {\"end\": \"going on\"}},\n",
        "{\"ph\": \"X\", \"name\": \"pause\", \"cat\": \"plan\", \"pid\": 1, \"tid\": 2, \"ts\": "
        "28000000, \"dur\": 500000, \"args\": {\"end\": \"done\"}},\n",
        "{\"ph\": \"X\", \"name\": \"rest\", \"cat\": \"action\", \"pid\": 1, \"tid\": 2, \"ts\": "
        "28000000, \"dur\": 500000, \"args\": {\"end\": \"done\"}},\n",
        "{\"ph\": \"i\", \"s\": \"t\", \"name\": \"method: live > pause\", \"cat\": \"decision\", "
        "\"pid\": 1, \"tid\": 1, \"ts\": 28000000},\n",
    };
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "w.yaml", worker);
    struct result result =
        in_folder(&scratch, "$goapgen run w.yaml --agents 2 --time 60s --record w.gr >run && "
                            "$goapgen view w.yaml w.gr --perfetto");
    CU_ASSERT_EQUAL(result.code, 0);
    CU_ASSERT(is_json(result.out.data));
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        check_shown(&result, shown[i]);
    result_free(&result);
    scratch_free(&scratch);
}

/* Names can be so long that a line has hundreds of characters: it is told to its end. */
static void long_lines_are_whole(void)
{
    struct scratch scratch = scratch_new();
    const char *values = "", *wanted = "",
               *name = "wxyz_wxyz_wxyz_wxyz_wxyz_wxyz_wxyz_wxyz_wxyz_wxyz_wxyz";
    for (int i = 0; i < 16; i++) {
        values = pool_format(scratch.pool, "%s%s%s_%d", values, i ? ", " : "", name, i);
        if (i % 2)
            wanted = pool_format(scratch.pool, "%s%s%s_%d", wanted, i > 1 ? ", " : "", name, i);
    }
    scratch_write(&scratch, "w.yaml",
                  pool_format(scratch.pool,
                              "domain: worker\nstate: {%s: [%s]}\nactions: {work: {duration: 1s}}\n"
                              "tasks:\n  live:\n    methods:\n"
                              "      toil: {preconditions: '%s in [%s]', subtasks: work}\n"
                              "      rest: {subtasks: work}\n",
                              name, values, name, wanted));
    struct result result =
        in_folder(&scratch, "$goapgen run w.yaml --time 3s --record w.gr >run && "
                            "$goapgen view w.yaml w.gr --perfetto");
    CU_ASSERT_EQUAL(result.code, 0);
    check_shown(&result, pool_format(scratch.pool, "because of %s: it is %s_0, wants %s_1, ", name,
                                     name, name));
    check_shown(&result, pool_format(scratch.pool, " or %s_15\", \"cat\"", name));
    result_free(&result);
    scratch_free(&scratch);
}

void add_page_suite(void)
{
    CU_pSuite suite = CU_add_suite("page", NULL, NULL);
    CU_ADD_TEST(suite, draws_what_agents_did);
    CU_ADD_TEST(suite, times_have_room);
    CU_ADD_TEST(suite, finds_and_leaves_out);
    CU_ADD_TEST(suite, a_day_of_forty_villagers_opens_soon);
    CU_ADD_TEST(suite, says_what_is_missing);
    CU_ADD_TEST(suite, writes_trace_events);
    CU_ADD_TEST(suite, long_lines_are_whole);
}
