/* SPDX-License-Identifier: MIT */
/* Domains with one mistake: see mistaken.h. */
#include "support/mistaken.h"

#include "support/run.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

const char mistaken_before[] = "domain: shop\n"
                               "types: {item: [bread, sword]}\n"
                               "state:\n"
                               "  gold: {type: 0..30, start: 3}\n"
                               "  stock(item): 0..9\n"
                               "  open: bool\n"
                               "  mood: [happy, angry]\n"
                               "  done: bool\n";

/* The number of a line that a byte stands in, and its column, in characters. */
void place_of_byte(const char *text, const char *at, unsigned *line, unsigned *column)
{
    *line = *column = 1;
    for (; text < at; text++) {
        *column += ((unsigned char)text[1] & 0xC0) != 0x80;
        if (*text == '\n') {
            ++*line;
            *column = 1;
        }
    }
}

/* A copy with the other end of lines, and with a byte order mark. */
static void as_on_windows(struct text *to, const char *text)
{
    text_add(to, "\xEF\xBB\xBF");
    for (; *text; text++)
        text_add(to, *text == '\n' ? "\r\n" : "%c", *text);
}

static bool is_one_error(const struct compiled *compiled, unsigned line, unsigned column,
                         const char *says)
{
    const char *all = compiled->messages.data ? compiled->messages.data : "";
    unsigned found_line = 0, found_column = 0;
    const char *error = strstr(all, ": error: "), *end = error ? strchr(error, '\n') : NULL;
    const char *said = error ? strstr(error, says) : NULL;
    if (error)
        while (error > all && error[-1] != '\n')
            error--;
    return error && sscanf(error, "test.yaml:%u:%u:", &found_line, &found_column) == 2 &&
           found_line == line && (!column || found_column == column) && said && said < end &&
           strstr(all, "\n1 error\n");
}

/* What stands behind "write: " in the error; from the pool, NULL if nothing does. */
static const char *written_for(struct pool *pool, const struct compiled *compiled)
{
    const char *all = compiled->messages.data ? compiled->messages.data : "";
    const char *write = strstr(all, "write: ");
    return write ? pool_copy_text(pool, write + 7, strcspn(write + 7, "\n")) : NULL;
}

void check_mended(const char *text, const char *wrong)
{
    struct compiled compiled = compile_text(text);
    CHECK_SAYING(compiled.tables != NULL, "what is told to be written for\n%s\nis wrong: %s\n%s",
                 wrong, text, compiled.messages.data ? compiled.messages.data : "");
    compiled_free(&compiled);
}

const char *check_mistake(struct pool *pool, const char *text, unsigned line, unsigned column,
                          const char *says)
{
    struct text windows = {0};
    as_on_windows(&windows, text);
    struct compiled one = compile_text(text), other = compile_text(windows.data);
    CHECK_SAYING(is_one_error(&one, line, column, says), "%u:%u: '%s' of\n%s\n%s", line, column,
                 says, text, one.messages.data ? one.messages.data : "");
    CHECK_SAYING(is_one_error(&other, line, column, says), "%u:%u: '%s' of\n%s\n%s", line, column,
                 says, windows.data, other.messages.data ? other.messages.data : "");
    const char *instead = written_for(pool, &one);
    compiled_free(&one);
    compiled_free(&other);
    text_free(&windows);
    return instead;
}
