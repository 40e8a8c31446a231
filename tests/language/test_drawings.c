/* SPDX-License-Identifier: MIT */
/*
 * What `goapgen graph` draws of the domains of domains/: a reader of the tests' own and Graphviz can
 * read it, its numbers are those that `goapgen run` prints, and the documents show it.
 * UPDATE_GOLDEN=1 in the environment writes the flowcharts of the documents anew, and
 * `make pictures` their pictures.
 */
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------- shipped domains */

/* Names that were declared. */
struct names {
    struct pool *pool;
    struct text_number_map map;
};

static void declare(struct names *names, const char *name, const char *said)
{
    CHECK_SAYING(text_number_map_get(&names->map, name) < 0, "%s: %s is declared twice", said,
                 name);
    text_number_map_put(&names->map, names->pool, name, 1);
}

/* The text between two quotes, and where it ends. */
static const char *quoted(struct pool *pool, const char *at, const char **end)
{
    CU_ASSERT_FATAL(*at == '"');
    *end = strchr(at + 1, '"');
    CU_ASSERT_PTR_NOT_NULL_FATAL(*end);
    return pool_copy_text(pool, at + 1, (size_t)((*end)++ - at - 1));
}

/* An end of an edge in DOT: a node, or "node:port". */
static const char *end_of(struct pool *pool, const char *at, const char **end)
{
    const char *name = quoted(pool, at, end);
    if ((*end)[0] == ':' && (*end)[1] == '"') {
        const char *port = quoted(pool, *end + 1, end);
        name = pool_format(pool, "%s:%s", name, port);
    }
    if (**end == ':')
        *end += 2;
    return name;
}

/* Reads what `goapgen graph` prints of a domain: nodes, the ports of their tables and edges, each
 * of which is in a line of its own. How many edges there are. */
static unsigned check_dot(const char *dot, const char *said)
{
    struct pool *pool = pool_new();
    struct names names = {pool, {0}};
    const char *node = "";
    unsigned edges = 0;
    for (int pass = 0; pass < 2; pass++)
        for (const char *line = dot; line; line = strchr(line, '\n')) {
            line += *line == '\n';
            const char *port = strstr(line, "port=\""), *stop = strchr(line, '\n'), *end = line;
            bool is_name = strncmp(line, "  \"", 3) == 0;
            const char *name = is_name ? end_of(pool, line + 2, &end) : "";
            bool is_edge = is_name && strncmp(end, " -> ", 4) == 0;
            if (pass == 0 && is_name && !is_edge)
                declare(&names, node = name, said);
            if (pass == 0 && port && stop && port < stop)
                declare(&names, pool_format(pool, "%s:%s", node, quoted(pool, port + 5, &end)),
                        said);
            if (pass == 0 || !is_edge)
                continue;
            const char *other = end_of(pool, end + 4, &end);
            CHECK_SAYING(text_number_map_get(&names.map, name) >= 0, "%s: an edge from %s", said,
                         name);
            CHECK_SAYING(text_number_map_get(&names.map, other) >= 0, "%s: an edge to %s", said,
                         other);
            CU_ASSERT(strncmp(end, " [", 2) == 0);
            edges++;
        }
    pool_free(pool);
    return edges;
}

/* The same of a flowchart, in which a name ends at the first character that is none of it. */
static unsigned check_mermaid(const char *mermaid, const char *said)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    struct pool *pool = pool_new();
    struct names names = {pool, {0}};
    unsigned edges = 0;
    CU_ASSERT(strncmp(mermaid, "flowchart LR\n", 13) == 0);
    for (const char *line = strchr(mermaid, '\n'); line && line[1]; line = strchr(line, '\n')) {
        line += 3;
        size_t length = strspn(line, letters);
        const char *name = pool_copy_text(pool, line, length);
        if (strcmp(name, "classDef") == 0 || length == 0)
            continue;
        if (line[length] != ' ') {
            declare(&names, name, said);
            continue;
        }
        const char *stop = strchr(line, '\n'), *other = stop;
        while (strchr(letters, other[-1]))
            other--;
        other = pool_copy_text(pool, other, (size_t)(stop - other));
        CHECK_SAYING(text_number_map_get(&names.map, name) >= 0, "%s: an edge from %s", said, name);
        CHECK_SAYING(text_number_map_get(&names.map, other) >= 0, "%s: an edge to %s", said, other);
        edges++;
    }
    pool_free(pool);
    return edges;
}

/* A picture of all, and a flowchart of what all agent types did; Graphviz draws the former. */
static void check_domain(const struct scratch *scratch, const char *yaml)
{
    const char *goapgen = built(scratch->pool, "goapgen");
    struct result dot = shell("'%s' graph '%s'", goapgen, yaml);
    struct result mermaid =
        shell("'%s' graph --mermaid --run --agents 1 --time 60s '%s'", goapgen, yaml);
    CHECK_SAYING(dot.code == 0 && mermaid.code == 0, "%s", yaml);
    unsigned edges = check_dot(dot.out.data, yaml);
    unsigned others = check_mermaid(mermaid.out.data, yaml);
    CHECK_SAYING(edges > 0 && others > 0, "%s: %u edges, and %u", yaml, edges, others);
    if (have("dot")) {
        const char *path = scratch_write(scratch, "picture.dot", dot.out.data);
        struct result svg = shell("dot -Tsvg '%s'", path);
        CHECK_SAYING(svg.code == 0 && svg.errs.length == 0, "%s: %s", yaml, svg.errs.data);
        CU_ASSERT(strstr(svg.out.data, "</svg>") != NULL);
        result_free(&svg);
    }
    result_free(&mermaid);
    result_free(&dot);
}

static void shipped_domains_are_drawn(void)
{
    struct scratch scratch = scratch_new();
    struct result list = shell("ls domains/*/*.yaml tests/domains/*.yaml | grep -v refused");
    unsigned count = 0;
    for (char *line = strtok(list.out.data, "\n"); line; line = strtok(NULL, "\n"), count++)
        check_domain(&scratch, line);
    CU_ASSERT(count > 10);
    result_free(&list);
    scratch_free(&scratch);
}

/* ------------------------------------------------------------------- counts */

/* The number that a node tells, in a flowchart; 0 if it was never chosen, -1 if it tells none. */
static long count_told(struct pool *pool, const char *mermaid, const char *id, char bracket)
{
    const char *node = strstr(mermaid, pool_format(pool, "\n  %s%c", id, bracket));
    if (!node)
        return -1;
    const char *end = strchr(node + 1, '\n');
    const char *line = pool_copy_text(pool, node, (size_t)(end - node));
    const char *times = NULL; /* the last one: effects over time stand before it */
    for (const char *next = line; (next = strstr(next, " time")) != NULL; next++)
        times = next;
    if (strstr(line, "<br/>never chosen\""))
        return strstr(line, ":::heat0") ? 0 : -1;
    if (!times || strstr(line, ":::heat0"))
        return -1;
    while (times[-1] != '>')
        times--;
    return atol(times);
}

/* Takes the labels, which stand behind names, out of JSON. */
static void leave_out_labels(char *json)
{
    for (char *at; (at = strstr(json, "_label\": \"")) != NULL;) {
        char *end = strchr(at + strlen("_label\": \""), '"');
        while (strncmp(at, ", \"", 3) != 0)
            at--;
        memmove(at, end + 1, strlen(end + 1) + 1);
    }
}

/* Each action that `goapgen run --json` tells of, and each method, has its number in the picture. */
static void counts_are_those_of_run(void)
{
    static const char *const runs[] = {"domains/cat/cat.yaml --time 600m --seed 3",
                                       "domains/village/village.yaml --agent smith",
                                       "domains/skirmish/skirmish.yaml --decisions 200"};
    struct pool *pool = pool_new();
    const char *goapgen = built(pool, "goapgen");
    for (size_t i = 0; i < 3; i++) {
        struct result run = shell("'%s' run --json %s", goapgen, runs[i]);
        struct result graph = shell("'%s' graph --run --mermaid %s", goapgen, runs[i]);
        unsigned count = 0;
        leave_out_labels(run.out.data);
        for (const char *at = run.out.data; (at = strstr(at, "{\"")) != NULL; at++) {
            char task[65], name[65];
            long told = -1, chosen;
            if (sscanf(at, "{\"task\": \"%64[^\"]\", \"method\": \"%64[^\"]\", \"chosen\": %ld",
                       task, name, &chosen) == 3)
                told = count_told(pool, graph.out.data,
                                  pool_format(pool, "method_%s__%s", task, name), '[');
            else if (sscanf(at, "{\"action\": \"%64[^\"]\", \"started\": %ld", name, &chosen) == 2)
                told = count_told(pool, graph.out.data, pool_format(pool, "action_%s", name), '(');
            else if (sscanf(at, "{\"goal\": \"%64[^\"]\", \"planned\": %ld", name, &chosen) == 2)
                told = count_told(pool, graph.out.data, pool_format(pool, "goal_%s", name), '{');
            else
                continue;
            CHECK_SAYING(told == chosen, "%s: %s was chosen %ld times, and not %ld", runs[i], name,
                         chosen, told);
            count++;
        }
        CU_ASSERT(count > 10);
        result_free(&graph);
        result_free(&run);
    }
    pool_free(pool);
}

/* ----------------------------------------------------------------- documents */

/* Compares the flowcharts of a document with what the command above each prints: the last one that
 * stands behind "    $ " or between backquotes. Writes them there if that is asked for. */
static unsigned check_flowcharts(const char *path)
{
    static const char fence[] = "```mermaid\n", command[] = "build/goapgen graph ";
    struct pool *pool = pool_new();
    struct text document, written = {0};
    unsigned count = 0;
    CU_ASSERT_FATAL(read_whole(path, &document));
    const char *at = document.data, *block;
    for (; (block = strstr(at, fence)) != NULL; count++) {
        const char *found = NULL;
        for (const char *next = at; (next = strstr(next, command)) && next < block; next++)
            found = next;
        const char *end = strstr(block, "\n```\n");
        CU_ASSERT_FATAL(found && end);
        const char *arguments = found + strlen(command);
        struct result result = shell("'%s' graph %.*s", built(pool, "goapgen"),
                                     (int)strcspn(arguments, "`\n"), arguments);
        block += strlen(fence);
        CHECK_SAYING(
            getenv("UPDATE_GOLDEN") || (result.out.length == (size_t)(end + 1 - block) &&
                                        strncmp(block, result.out.data, result.out.length) == 0),
            "%s shows another flowchart than is printed (UPDATE_GOLDEN=1 writes it anew)", path);
        text_add(&written, "%.*s%s", (int)(block - at), at, result.out.data);
        at = end + 1;
        result_free(&result);
    }
    text_add(&written, "%s", at);
    if (getenv("UPDATE_GOLDEN") && count > 0)
        CU_ASSERT(write_whole(path, written.data, written.length));
    text_free(&written);
    text_free(&document);
    pool_free(pool);
    return count;
}

static void documents_show_what_is_printed(void)
{
    struct result list = shell("ls *.md */*.md domains/*/*.md");
    unsigned count = 0;
    for (char *line = strtok(list.out.data, "\n"); line; line = strtok(NULL, "\n"))
        count += check_flowcharts(line);
    CU_ASSERT(count >= 5);
    result_free(&list);
}

/* How often a text stands in another one. */
static unsigned occurrences(const char *text, const char *of)
{
    unsigned count = 0;
    for (const char *at = text; (at = strstr(at, of)) != NULL; at++)
        count++;
    return count;
}

/* Checks that a picture has the nodes and as many edges and texts as the command draws now. It is
 * not drawn anew, as another machine has other fonts. */
static void check_picture(const char *arguments, const char *path)
{
    struct pool *pool = pool_new();
    struct text svg;
    struct result dot = shell("'%s' graph %s", built(pool, "goapgen"), arguments);
    CU_ASSERT_FATAL(read_whole(path, &svg));
    unsigned nodes = 0;
    for (const char *at = dot.out.data; (at = strstr(at, "\n  \"")) != NULL; at++) {
        const char *end, *name = quoted(pool, at + 3, &end);
        if (strncmp(end, " [", 2) != 0)
            continue;
        const char *title = pool_format(pool, "<title>%s</title>", name);
        CHECK_SAYING(strstr(svg.data, title) != NULL, "%s lacks %s", path, name);
        nodes++;
    }
    unsigned edges = check_dot(dot.out.data, path);
    unsigned texts = occurrences(dot.out.data, "</font></td></tr>") +
                     occurrences(dot.out.data, "times</b>") + occurrences(dot.out.data, "time</b>");
    CHECK_SAYING(occurrences(svg.data, "class=\"node\"") == nodes &&
                     occurrences(svg.data, "class=\"edge\"") == edges &&
                     occurrences(svg.data, "<text ") >= texts && svg.length < 300000,
                 "%s is not what is drawn now (make pictures draws it anew)", path);
    for (const char *at = dot.out.data; (at = strstr(at, " times</b>")) != NULL; at++) {
        const char *number = at;
        while (number[-1] != '>')
            number--;
        const char *times = pool_format(pool, ">%.*s times<", (int)(at - number), number);
        CHECK_SAYING(strstr(svg.data, times) != NULL, "%s lacks '%s'", path, times);
    }
    text_free(&svg);
    result_free(&dot);
    pool_free(pool);
}

static void pictures_of_documents_are_what_is_drawn(void)
{
    struct pool *pool = pool_new();
    struct result list =
        shell("sed -n 's|^    build/goapgen graph \\(.*\\) . dot -Tsvg >\\(.*\\.svg\\)$|\\1>\\2|p' "
              "domains/*/*.md");
    struct result shown = shell("ls domains/*/*.svg | wc -l");
    unsigned count = 0;
    for (char *line = strtok(list.out.data, "\n"); line; line = strtok(NULL, "\n"), count++) {
        size_t length = strcspn(line, ">");
        check_picture(pool_copy_text(pool, line, length), line + length + 1);
    }
    CU_ASSERT(count > 4 && count == (unsigned)atoi(shown.out.data));
    result_free(&shown);
    result_free(&list);
    pool_free(pool);
}

void add_drawings_suite(void)
{
    CU_pSuite suite = CU_add_suite("drawings", NULL, NULL);
    CU_ADD_TEST(suite, shipped_domains_are_drawn);
    CU_ADD_TEST(suite, counts_are_those_of_run);
    CU_ADD_TEST(suite, documents_show_what_is_printed);
    CU_ADD_TEST(suite, pictures_of_documents_are_what_is_drawn);
}
