/* SPDX-License-Identifier: MIT */
/* Does what a document tells: see reader.h. */
#include "support/reader.h"

#include <CUnit/CUnit.h>
#include <string.h>

const char *reader_block(struct pool *pool, const char *text, const char *fence, int n)
{
    const char *start = text;
    for (int i = 0; i <= n; i++) {
        start = strstr(start, fence);
        CU_ASSERT_PTR_NOT_NULL_FATAL(start);
        start += strlen(fence);
    }
    const char *end = strstr(start, "```");
    CU_ASSERT_PTR_NOT_NULL_FATAL(end);
    return pool_copy_text(pool, start, (size_t)(end - start));
}

void reader_check_shown(const char *document, const char *command, const char *printed)
{
    const char *line = strstr(document, command);
    CU_ASSERT_PTR_NOT_NULL_FATAL(line);
    size_t checked = 0;
    for (line = strchr(line, '\n') + 1; *line == '\n' || strncmp(line, "    ", 4) == 0;
         line = strchr(line, '\n') + 1) {
        if (*line == '\n')
            continue;
        if (line[4] == '$')
            break;
        struct text shown = {0};
        text_add_bytes(&shown, line + 4, strcspn(line + 4, "\n") + 1);
        bool skipped =
            strstr(shown.data, "...") || (sizeof(void *) != 8 && strstr(shown.data, "bytes:"));
        CHECK_SAYING(skipped || strstr(printed, shown.data) != NULL,
                     "a README shows this, but it is not printed: %s", shown.data);
        checked += !skipped;
        text_free(&shown);
    }
    CU_ASSERT(checked > 0);
}

struct scratch reader_new(void)
{
    struct scratch scratch = scratch_new();
    struct result made =
        shell("cd '%s' && mkdir goapgen own && ln -s '%s' goapgen/build && ln -s '%s' goapgen",
              scratch.folder, built(scratch.pool, "."), in_repository(scratch.pool, "runtime"));
    CU_ASSERT_EQUAL_FATAL(made.code, 0);
    result_free(&made);
    return scratch;
}

void reader_type(const struct scratch *scratch, const char *document, const char *command)
{
    const char *shown = pool_format(scratch->pool, "    $ %s", command);
    const char *line = strstr(document, shown);
    CHECK_SAYING(line != NULL, "the document does not show %s", command);
    CU_ASSERT_FATAL(line != NULL);
    const char *typed = pool_copy_text(scratch->pool, line + 6, strcspn(line + 6, "\n"));
    struct result result = shell("cc() { command %s %s \"$@\"; }; cd '%s/own' && %s", c_compiler(),
                                 c_flags(), scratch->folder, typed);
    CHECK_SAYING(result.code == 0 && result.errs.length == 0, "%s: %s", typed, result.errs.data);
    if (strncmp(strchr(line, '\n') + 1, "    ", 4) == 0 && strchr(line, '\n')[5] != '$')
        reader_check_shown(line, shown, result.out.data);
    result_free(&result);
}

void reader_write_block(const struct scratch *scratch, const char *name, const char *document,
                        const char *fence, int n)
{
    scratch_write(scratch, name, reader_block(scratch->pool, document, fence, n));
}

void reader_type_all(const struct scratch *scratch, const char *document)
{
    const char prompt[] = "\n    $ ";
    for (const char *at = document; (at = strstr(at, prompt)) != NULL; at++) {
        const char *command = at + strlen(prompt);
        reader_type(scratch, at + 1,
                    pool_copy_text(scratch->pool, command, strcspn(command, "\n")));
    }
}
