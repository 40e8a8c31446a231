/* SPDX-License-Identifier: MIT */
/* The lines of a node: texts of any length and of any characters, broken and made fit to be shown.
 * See graph.h. */
#include "base/printable.h"
#include "graph/graph.h"

#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* A word of a text, as it is shown. */
struct word {
    size_t length; /* of it in the text, in bytes */
    unsigned columns;
};

/* The word at a text, or as much of it as a line has room for. */
static struct word word_at(const char *text, size_t left)
{
    struct word word = {0, 0};
    while (word.length < left && !is_blank(text[word.length])) {
        struct shown shown = shown_character(text + word.length, left - word.length);
        if (word.columns + shown.columns > GRAPH_WIDTH)
            break;
        word.columns += shown.columns;
        word.length += shown.length;
    }
    return word;
}

static void end_line(struct graph *graph, struct graph_node *node, enum line_kind kind,
                     struct text *line)
{
    if (line->length == 0)
        return;
    POOL_ADD(graph->pool, node->lines, node->line_count,
             (struct graph_line){kind, text_take(line, graph->pool)});
}

void graph_add_lines(struct graph *graph, struct graph_node *node, enum line_kind kind,
                     const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const char *text = pool_format_list(graph->pool, format, arguments);
    va_end(arguments);
    struct text line = {0};
    unsigned columns = 0;
    size_t left = strlen(text);
    bool torn = false;
    while (left > 0) {
        struct word word = word_at(text, left);
        if (word.length > 0 && (torn || columns + 1 + word.columns > GRAPH_WIDTH)) {
            end_line(graph, node, kind, &line);
            columns = 0;
        }
        if (word.length > 0) {
            text_add(&line, "%s", columns ? " " : "");
            text_add_printable(&line, text, word.length);
            columns += (columns > 0) + word.columns;
        }
        torn = word.length < left && !is_blank(text[word.length]);
        size_t taken = word.length + !torn;
        taken = taken > left ? left : taken;
        text += taken;
        left -= taken;
    }
    end_line(graph, node, kind, &line);
}
