/* SPDX-License-Identifier: MIT */
/* Reports colons that YAML reads in another way: see colons.h. */
#include "syntax/colons.h"

#include <string.h>

/* The end of what stands at an offset: that of its brackets, or else of its line. */
static size_t end_of_value(const struct line *line, size_t start)
{
    size_t depth = 0;
    for (size_t i = start; i < line->length && strchr("[{", line->text[start]); i++) {
        depth += strchr("[{", line->text[i]) != NULL;
        depth -= strchr("]}", line->text[i]) != NULL;
        if (!depth)
            return i + 1;
    }
    return line->length;
}

bool report_no_blank(struct diagnostics *diagnostics, const struct line *line, size_t start)
{
    size_t length = line_key_length(line, start), colon = start + length;
    if (!length || colon + 1 >= line->length || line->text[colon] != ':' ||
        strchr(" \t:/", line->text[colon + 1]))
        return false;
    report_error(diagnostics, line_place(line, colon, 1),
                 "a blank is missing behind the ':'; write: %.*s: %.*s", (int)length,
                 line->text + start, (int)(end_of_value(line, colon + 1) - colon - 1),
                 line->text + colon + 1);
    return true;
}

bool report_no_colon(struct diagnostics *diagnostics, const struct line *line)
{
    size_t length = line_key_length(line, line->indent), end = line->indent + length;
    size_t next = end + line_blanks(line, end);
    bool alone = next == line->length;
    bool opens = next > end && next < line->length && strchr("{[", line->text[next]);
    if (!length || (!alone && !opens))
        return false;
    report_error(diagnostics, line_place(line, line->indent, length),
                 "a ':' is missing behind the key; write: %.*s:", (int)length,
                 line->text + line->indent);
    return true;
}

void report_unquoted(struct diagnostics *diagnostics, const struct line *line, size_t start,
                     size_t end)
{
    while (end > start && line->text[end - 1] == ' ')
        end--;
    char quote = memchr(line->text + start, '\'', end - start) ? '"' : '\'';
    report_error(diagnostics, line_place(line, start, end - start),
                 "a text with brackets, braces or ': ' in it wants quotes; write: %c%.*s%c", quote,
                 (int)(end - start), line->text + start, quote);
}
