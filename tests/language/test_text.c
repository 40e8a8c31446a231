/* SPDX-License-Identifier: MIT */
/*
 * Names, paths, labels and texts that are made to mislead: nothing that is printed can
 * move a terminal's cursor, begin a line of its own or turn the direction of writing,
 * and the C that is made is no other for it. What may be shown is told here by the bytes
 * themselves.
 */
#define _XOPEN_SOURCE 700
#include "base/source.h"
#include "support/project.h"
#include "suites.h"
#include "support/support.h"

#include <string.h>
#include <sys/stat.h>

/* A color, a line that looks like an error, a C1 control, the embedding that hides the
 * order of what follows, a separator of lines, something invisible. */
#define EVIL                                                                                       \
    "\033[31m\nfoo.c:1:1: error: spoofed\xC2\x9B"                                                  \
    "5m\xE2\x80\xAE\xE2\x80\xA8\xE2\x80\x8B\x7F"

/* The same in double quotes of YAML. */
#define EVIL_YAML "\\e[31m\\nfoo.c:1:1: error: spoofed\\x9B5m\\u202E\\u2028\\u200B\\x7F"

/* As it is shown. */
#define EVIL_SHOWN                                                                                 \
    "<U+001B>[31m<U+000A>foo.c:1:1: error: spoofed<U+009B>5m<U+202E><U+2028><U+200B><U+007F>"

/* Whether a text has nothing that misleads, beside newlines and tabs. */
static bool is_harmless(const struct text *text)
{
    static const char *const hidden[] = {
        "\xC2\x80",     "\xC2\x85",     "\xC2\x9B",     "\xC2\xAD",     "\xD8\x9C",
        "\xE2\x80\x8B", "\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x80\xA8", "\xE2\x80\xA9",
        "\xE2\x80\xAA", "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x81\xA9", "\xEF\xBB\xBF"};
    bool fine = strlen(text->data) == text->length;
    for (size_t i = 0; i < text->length; i++) {
        unsigned char c = (unsigned char)text->data[i];
        fine &= (c >= 0x20 || c == '\n' || c == '\t') && c != 0x7F;
    }
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++)
        fine &= strstr(text->data, hidden[i]) == NULL;
    return fine && strncmp(text->data, "foo.c", 5) != 0 && !strstr(text->data, "\nfoo.c");
}

/* Takes the result: exit code, and what it says, which must be said harmlessly. */
static void check_said(struct result result, int code, const char *said)
{
    CHECK_SAYING(result.code == code, "exit code %d, not %d: %s", result.code, code,
                 result.errs.data);
    CHECK_SAYING(is_harmless(&result.errs), "%s: misleading errors: %s", said, result.errs.data);
    CHECK_SAYING(is_harmless(&result.out), "%s: misleading output: %s", said, result.out.data);
    CHECK_SAYING(strstr(result.errs.data, said) || strstr(result.out.data, said),
                 "not said: %s, but %s", said, result.errs.data);
    result_free(&result);
}

static void words_of_the_command_line_are_shown_harmlessly(void)
{
    struct project project = project_compiled();
    struct setting inside = {.folder = project.scratch.folder};
    const char *goapgen = project.goapgen, *yaml = project.yaml;
    static const char option[] = "--" EVIL, missing[] = EVIL ".yaml";
    const char *beneath = pool_format(project.scratch.pool, "%s/" EVIL, yaml);
    check_said(RUN(&inside, goapgen, option), 2, "option --" EVIL_SHOWN "\n");
    check_said(RUN(&inside, goapgen, "-\033"), 2, "option -<U+001B>\n");
    check_said(RUN(&inside, goapgen, "-\xC3\xA9"), 2, "option -<C3>\n");
    check_said(RUN(&inside, goapgen, missing), 2, "'" EVIL_SHOWN ".yaml'");
    check_said(RUN(&inside, goapgen, yaml, missing), 2, "also " EVIL_SHOWN ".yaml\n");
    check_said(RUN(&inside, goapgen, yaml, "-W", EVIL), 2, EVIL_SHOWN);
    check_said(RUN(&inside, goapgen, yaml, "-o", beneath), 2, "cat.yaml/" EVIL_SHOWN);
    check_said(RUN(&inside, goapgen, yaml, "-M", EVIL "/d"), 2, EVIL_SHOWN "/d");
    check_said(GENERATE(&project, "-t", EVIL "/c"), 2, EVIL_SHOWN "/c");
    check_said(RUN(&inside, goapgen, yaml, "--check", "-o", EVIL), 1, EVIL_SHOWN "/cat.h would");
    check_said(RUN(&inside, goapgen, "plan", yaml, "--goal", EVIL), 2, "'" EVIL_SHOWN "'");
    check_said(RUN(&inside, goapgen, "plan", yaml, "--task", EVIL), 2, "'" EVIL_SHOWN "'");
    check_said(RUN(&inside, goapgen, "plan", yaml, "--agent", EVIL), 2, "'" EVIL_SHOWN "'");
    check_said(RUN(&inside, goapgen, "plan", yaml, "--deny", EVIL), 2, "'" EVIL_SHOWN "'");
    check_said(RUN(&inside, goapgen, "plan", yaml, "--cost", EVIL "=1"), 2, EVIL_SHOWN);
    check_said(RUN(&inside, goapgen, "plan", yaml, "--set", EVIL), 2, "1 | <U+001B>[31m\n");
    check_said(RUN(&inside, goapgen, "plan", yaml, "--set", "\xFF\x80"), 2, "<FF><80>");
    check_said(RUN(&inside, goapgen, "plan", yaml, "--seed", EVIL), 2, EVIL_SHOWN);
    check_said(RUN(&inside, goapgen, "run", yaml, "--time", EVIL), 2, EVIL_SHOWN);
    check_said(RUN(&inside, goapgen, "run", yaml, "--agent", EVIL), 2, "'" EVIL_SHOWN "'");
    project_free(&project);
}

/* One text wherever it can stand and be wrong. */
static void texts_of_a_domain_are_shown_harmlessly(void)
{
    static const char *const places[] = {
        "EVIL: 1\n",
        "include: [EVIL]\n",
        "types: {EVIL: [a]}\n",
        "types: {t: [EVIL]}\n",
        "state: {a: EVIL}\n",
        "state: {a: {type: bool, start: EVIL}}\n",
        "state: {a: {type: bool, EVIL: 1}}\n",
        "state: {EVIL: bool}\n",
        "start: [EVIL]\n",
        "actions: {EVIL: {}}\n",
        "actions: {a: {preconditions: [EVIL]}}\n",
        "actions: {a: {effects: [EVIL]}}\n",
        "actions: {a: {cost: {call: EVIL}}}\n",
        "actions: {a: {procedural_precondition: EVIL}}\n",
        "goals: {EVIL: {conditions: true}}\n",
        "tasks: {EVIL: {methods: {m: {}}}}\n",
        "tasks: {t: {methods: {EVIL: {}}}}\n",
        "tasks: {t: {methods: {m: {subtasks: [EVIL]}}}}\n",
        "tasks: {t: {select: EVIL, methods: {m: {}}}}\n",
        "rules: {EVIL: {every: 1s, effects: []}}\n",
        "agents: {a: {actions: [EVIL], goals: [EVIL], task: EVIL}}\n",
        "limits: {EVIL: 1}\n",
    };
    struct scratch scratch = scratch_new();
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        struct text yaml = {0};
        text_add(&yaml, "domain: d\n");
        const char *rest = places[i], *next;
        for (; (next = strstr(rest, "EVIL")) != NULL; rest = next + strlen("EVIL"))
            text_add(&yaml, "%.*s\"" EVIL_YAML "\"", (int)(next - rest), rest);
        text_add(&yaml, "%s", rest);
        const char *path = scratch_write(&scratch, "evil.yaml", yaml.data);
        check_said(RUN(NULL, built(scratch.pool, "goapgen"), "-o", scratch.folder, path), 1,
                   "evil.yaml:2:");
        text_free(&yaml);
    }
    scratch_free(&scratch);
}

/* Files called like this, in a folder called like this. */
static void paths_are_shown_harmlessly(void)
{
    struct scratch scratch = scratch_new();
    struct setting inside = {.folder = scratch.folder};
    const char *goapgen = built(scratch.pool, "goapgen");
    CU_ASSERT_EQUAL(mkdir(in_scratch(&scratch, EVIL), 0777), 0);
    scratch_write(&scratch, EVIL "/" EVIL ".yaml", "domain: d\ninclude: [part.yaml]\n");
    scratch_write(&scratch, EVIL "/part.yaml", "state: {a: bol}\n");
    check_said(RUN(&inside, goapgen, EVIL "/" EVIL ".yaml"), 1,
               EVIL_SHOWN "/part.yaml:1:12: error: unknown type 'bol' in fact 'a'\n");
    scratch_write(&scratch, EVIL "/part.yaml", "state: {a: bool}\nactions: {b: {effects: a}}\n");
    scratch_write(&scratch, EVIL ".c", "int d_task_gone(void) { return 1; }\n");
    check_said(RUN(&inside, goapgen, EVIL "/" EVIL ".yaml", "-t", EVIL ".c"), 0,
               EVIL_SHOWN ".c:1:5: warning: nothing in the domain calls");
    struct text made[2];
    CU_ASSERT(read_whole(in_scratch(&scratch, "d.h"), &made[0]));
    CU_ASSERT(read_whole(in_scratch(&scratch, "d.c"), &made[1]));
    for (int i = 0; i < 2; i++) {
        CHECK_SAYING(is_harmless(&made[i]), "misleading: %.300s", made[i].data);
        CU_ASSERT_PTR_NOT_NULL(strstr(made[i].data, "goapgen from " EVIL_SHOWN ".yaml."));
        text_free(&made[i]);
    }
    scratch_free(&scratch);
}

static void what_can_be_read_is_shown_as_it_is(void)
{
    struct compiled compiled =
        compile_text("domain: d\nstate: {\"dürüm 精力 \xF0\x9F\x90\xB1 שלום e\xCC\x81\": bool}\n");
    CU_ASSERT_PTR_NOT_NULL(
        strstr(compiled.messages.data, "'dürüm 精力 \xF0\x9F\x90\xB1 שלום e\xCC\x81'"));
    compiled_free(&compiled);
}

/* A text of megabytes is not repeated by each message about it. */
static void long_texts_are_shortened(void)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate: {a: ");
    for (int i = 0; i < 5000; i++)
        text_add(&yaml, "é");
    text_add(&yaml, "end}\n");
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT(compiled.messages.length < 1500);
    CU_ASSERT(is_harmless(&compiled.messages));
    CU_ASSERT_PTR_NOT_NULL(strstr(compiled.messages.data, "unknown type 'éé"));
    CU_ASSERT_PTR_NOT_NULL(strstr(compiled.messages.data, "éé ... éé"));
    CU_ASSERT_PTR_NOT_NULL(strstr(compiled.messages.data, "ééend' in fact 'a'"));
    compiled_free(&compiled);
    text_free(&yaml);
}

/* ------------------------------------------------------------------ what is C */

/* Labels as they are in YAML's double quotes, and what they mean. */
static const struct label {
    const char *written, *meant;
} labels[] = {
    {EVIL_YAML, EVIL},
    {"*/ int x; /*", "*/ int x; /*"},
    {"/* open", "/* open"},
    {"ends in \\\\", "ends in \\"},
    {"\\\"; #error ?"
     "?/",
     "\"; #error ?"
     "?/"},
    {"%s %n 100 %", "%s %n 100 %"},
    {"\\x01"
     "234",
     "\001"
     "234"},
    {"\\u2067abc", "\xE2\x81\xA7"
                   "abc"},
};

enum { LABELS = sizeof labels / sizeof *labels, LONG_LABELS = 3 };

/* Just what C99 promises of a string, one byte more, and much more. */
static const size_t lengths[LONG_LABELS] = {4095, 4096, 20000};

/* A label as it is written, from the pool. */
static const char *written_label(struct pool *pool, int number)
{
    if (number < LABELS)
        return labels[number].written;
    size_t length = lengths[number - LABELS];
    char *label = pool_take(pool, length + 1);
    for (size_t i = 0; i < length; i++)
        label[i] = (char)('a' + i % 26);
    return label;
}

/* Adds a text once for each label, with its number for '#' and itself for '@'. */
static void add_labelled(struct text *to, struct pool *pool, const char *text)
{
    for (int i = 0; i < LABELS + LONG_LABELS; i++)
        for (const char *c = text; *c; c++)
            if (*c == '#')
                text_add(to, "%d", i);
            else
                text_add(to, "%s", *c == '@' ? written_label(pool, i) : (char[]){*c, '\0'});
}

/* Each label at all that can have one. */
static const char *labelled_domain(const struct scratch *scratch)
{
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n");
    add_labelled(&yaml, scratch->pool,
                 "  applied_#: {type: bool, applied: true, label: \"@\"}\n"
                 "  sensed_#: {type: bool, sensed: true, label: \"@\"}\n");
    text_add(&yaml, "actions:\n");
    add_labelled(&yaml, scratch->pool, "  a#: {effects: [applied_#, sensed_#], label: \"@\"}\n");
    text_add(&yaml, "goals:\n");
    add_labelled(&yaml, scratch->pool, "  g#: {conditions: applied_#, label: \"@\"}\n");
    text_add(&yaml, "tasks:\n");
    add_labelled(&yaml, scratch->pool,
                 "  t#: {label: \"@\", methods: {m: {label: \"@\", subtasks: a#}}}\n");
    text_add(&yaml, "agents: {who: {label: \"%s\", task: t0}}\n", labels[0].written);
    const char *path = scratch_write(scratch, "d.yaml", yaml.data);
    text_free(&yaml);
    return path;
}

/* Prints all labels, each with a NUL behind it. */
static const char labels_program[] = "#include <stdio.h>\n"
                                     "#include <string.h>\n"
                                     "#include \"d.h\"\n"
                                     "static void print(const char *label)\n"
                                     "{\n"
                                     "    fwrite(label, strlen(label) + 1, 1, stdout);\n"
                                     "}\n"
                                     "int main(void)\n"
                                     "{\n"
                                     "    const gg_names *names = d_domain.names;\n"
                                     "    for (int i = 0; i < d_domain.action_count; i++) {\n"
                                     "        print(names->action_labels[i]);\n"
                                     "        print(names->goal_labels[i]);\n"
                                     "        print(names->task_labels[i]);\n"
                                     "        print(names->method_labels[i][0]);\n"
                                     "    }\n"
                                     "    return 0;\n"
                                     "}\n";

static struct text meant_labels(struct pool *pool)
{
    struct text all = {0};
    for (int i = 0; i < LABELS + LONG_LABELS; i++) {
        const char *label = i < LABELS ? labels[i].meant : written_label(pool, i);
        for (int j = 0; j < 4; j++)
            text_add_bytes(&all, label, strlen(label) + 1);
    }
    return all;
}

/* Compiles with all warnings that a compiler has on this, and compares what is printed. */
static void compile_labels(const struct scratch *scratch, const char *compiler)
{
    struct result probe =
        shell("echo 'int x;' | %s -Werror -Wbidi-chars=any -x c -fsyntax-only -", compiler);
    struct result result = shell(
        "cd '%s' && %s -std=c99 -Wall -Wextra -Wpedantic -Woverlength-strings -Wcomment "
        "-Wtrigraphs %s -Werror -I'%s' labels.c d.c d_tasks.c '%s'/*/*.c -o labels && ./labels",
        scratch->folder, compiler, probe.code == 0 ? "-Wbidi-chars=any" : "",
        in_repository(scratch->pool, "runtime"), in_repository(scratch->pool, "runtime"));
    CHECK_SAYING(result.code == 0, "%s: %s", compiler, result.errs.data);
    struct text meant = meant_labels(scratch->pool);
    CHECK_SAYING(result.out.length == meant.length &&
                     memcmp(result.out.data, meant.data, meant.length) == 0,
                 "%s: other labels: %s", compiler, difference(scratch->pool, &meant, &result.out));
    text_free(&meant);
    result_free(&probe);
    result_free(&result);
}

static void labels_are_the_same_in_c(void)
{
    struct scratch scratch = scratch_new();
    scratch_write(&scratch, "labels.c", labels_program);
    check_said(
        RUN(NULL, built(scratch.pool, "goapgen"), "-o", scratch.folder, labelled_domain(&scratch)),
        0, "d: ");
    static const char *const files[] = {"d.h", "d.c", "d_tasks.c"};
    for (int i = 0; i < 3; i++) {
        struct text made;
        CU_ASSERT(read_whole(in_scratch(&scratch, files[i]), &made));
        CHECK_SAYING(is_harmless(&made), "%s misleads", files[i]);
        text_free(&made);
    }
    check_said(RUN(NULL, built(scratch.pool, "goapgen"), "-t",
                   scratch_write(&scratch, "empty.c", ""), "--new-tasks",
                   in_scratch(&scratch, "d.yaml")),
               0, "gg_status d_task_a0(");
    if (have("gcc"))
        compile_labels(&scratch, "gcc");
    if (have("clang"))
        compile_labels(&scratch, "clang");
    scratch_free(&scratch);
}

/* ----------------------------------------------------------------- UTF-8 itself */

/* RFC 3629: the ends of each range of its table, and what lies just beyond. */
static void only_utf8_is_text(void)
{
    static const char *const wrong[] = {"\x80",
                                        "\xBF",
                                        "\xC0\x80",
                                        "\xC1\xBF",
                                        "\xC2",
                                        "\xC2\x7F",
                                        "\xDF\xC0",
                                        "\xE0\x80\x80",
                                        "\xE0\x9F\xBF",
                                        "\xE1\x80",
                                        "\xED\xA0\x80",
                                        "\xED\xBF\xBF",
                                        "\xEF\xBF",
                                        "\xF0\x80\x80\x80",
                                        "\xF0\x8F\xBF\xBF",
                                        "\xF4\x90\x80\x80",
                                        "\xF5\x80\x80\x80",
                                        "\xF8\x88\x80\x80\x80",
                                        "\xFE",
                                        "\xFF"};
    static const char *const right[] = {
        "\x7E",         "\xC2\xA0",     "\xDF\xBF",         "\xE0\xA0\x80",     "\xED\x9F\xBF",
        "\xEE\x80\x80", "\xEF\xBF\xBD", "\xF0\x90\x80\x80", "\xF0\x9F\x90\xB1", "\xF4\x8F\xBF\xBD"};
    struct pool *pool = pool_new();
    const char *what;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const char *text = pool_format(pool, "ab\ncd%s", wrong[i]);
        struct place fault =
            source_first_fault(source_from_text(pool, "t", text, strlen(text)), &what);
        CHECK_SAYING(fault.line == 2 && fault.column == 3, "wrong text %zu is let through", i);
    }
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        struct source *source = source_from_text(pool, "t", right[i], strlen(right[i]));
        CHECK_SAYING(source_first_fault(source, &what).line == 0, "right text %zu is refused", i);
    }
    pool_free(pool);
}

void add_text_suite(void)
{
    CU_pSuite suite = CU_add_suite("text", NULL, NULL);
    CU_ADD_TEST(suite, words_of_the_command_line_are_shown_harmlessly);
    CU_ADD_TEST(suite, texts_of_a_domain_are_shown_harmlessly);
    CU_ADD_TEST(suite, paths_are_shown_harmlessly);
    CU_ADD_TEST(suite, what_can_be_read_is_shown_as_it_is);
    CU_ADD_TEST(suite, long_texts_are_shortened);
    CU_ADD_TEST(suite, labels_are_the_same_in_c);
    CU_ADD_TEST(suite, only_utf8_is_text);
}
