/* SPDX-License-Identifier: MIT */
/* The templates of the generated files: where the text of a word goes, and what is no word. */
#define _XOPEN_SOURCE 700
#include "emit/emit.h"
#include "emit/template.h"
#include "support/run.h"
#include "support/support.h"
#include "suites.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A text of several lines goes to where it is asked for, as a short one does, and nowhere else. */
static void words_go_where_they_are_asked_for(void)
{
    static const char *const words[] = {"format", "agent_parts", "parameter_counts", "tables"};
    struct compiled compiled = compile_text("domain: d\nstate: {b: bool}\n"
                                            "actions: {a: {effects: b, duration: 1s}}\n"
                                            "tasks: {live: {subtasks: a}}\n");
    CU_ASSERT_FATAL(compiled.tables != NULL);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        struct writer writer = writer_start(compiled.pool, compiled.tables, "d.yaml");
        struct scope scope = {.writer = &writer, .domain = compiled.domain};
        struct text own = {0}, other = {0};
        add_word(&scope, &writer.text, words[i]);
        text_add(&own, "before ");
        text_add(&other, "%s", writer.text.data);
        add_word(&scope, &own, words[i]);
        CHECK_SAYING(strncmp(own.data, "before ", 7) == 0 &&
                         strcmp(own.data + 7, writer.text.data) == 0,
                     "%s: %s", words[i], own.data);
        CHECK_SAYING(strcmp(writer.text.data, other.data) == 0, "%s: %s", words[i],
                     writer.text.data);
        text_free(&own);
        text_free(&other);
        text_free(&writer.text);
    }
    compiled_free(&compiled);
}

/* Whether a program of its own that expands a letter ends as it should, and not with a signal. */
static bool expands(struct writer *writer, char letter)
{
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        (void)!freopen("/dev/null", "w", stderr);
        expand_dollar_letter(writer, &writer->text, letter, "name");
        _exit(0);
    }
    CU_ASSERT_FATAL(child > 0 && waitpid(child, &status, 0) == child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void unknown_letters_are_not_dropped(void)
{
    struct compiled compiled = compile_text("domain: d\nstate: {b: bool}\n"
                                            "actions: {a: {effects: b, duration: 1s}}\n");
    CU_ASSERT_FATAL(compiled.tables != NULL);
    struct writer writer = writer_start(compiled.pool, compiled.tables, "d.yaml");
    for (char letter = ' '; letter < 127; letter++)
        CHECK_SAYING(expands(&writer, letter) == (strchr("pPnN", letter) != NULL), "$%c", letter);
    emit(&writer, "$p $P $n $N", "name");
    CU_ASSERT_STRING_EQUAL(writer.text.data, "d D name NAME");
    text_free(&writer.text);
    compiled_free(&compiled);
}

void add_templates_suite(void)
{
    CU_pSuite suite = CU_add_suite("templates", NULL, NULL);
    CU_ADD_TEST(suite, words_go_where_they_are_asked_for);
    CU_ADD_TEST(suite, unknown_letters_are_not_dropped);
}
