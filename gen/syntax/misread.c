/* SPDX-License-Identifier: MIT */
/* Tells mistakes of YAML in words of its writer: see misread.h. */
#include "syntax/misread.h"

#include "syntax/advice.h"

#include <string.h>

/* A line of a source as its writer sees it. Offsets are in bytes. */
struct line {
    const struct source *source;
    unsigned number;  /* from 1 */
    const char *text; /* without its end, and without blanks and comments there */
    size_t length;
    size_t indent; /* its blanks at the beginning, and the '- ' of an item */
};

/* ------------------------------------------------------------------ lines */

/* The length of a line without the comment and the blanks at its end. */
static size_t trimmed(const char *text, size_t length)
{
    char quote = 0;
    for (size_t i = 0; i < length; i++) {
        bool begins = i == 0 || strchr(" \t[{,:(", text[i - 1]);
        if (quote && text[i] == quote)
            quote = 0;
        else if (!quote && begins && (text[i] == '"' || text[i] == '\''))
            quote = text[i];
        else if (!quote && text[i] == '#' && (i == 0 || text[i - 1] == ' '))
            length = i;
    }
    while (length && strchr(" \t\r", text[length - 1]))
        length--;
    return length;
}

/* How many blanks there are from an offset on. */
static size_t line_blanks(const struct line *line, size_t offset)
{
    size_t end = offset;
    while (end < line->length && line->text[end] == ' ')
        end++;
    return end - offset;
}

/* Whether an item of a list stands there. */
static bool line_is_item(const struct line *line)
{
    size_t dash = line_blanks(line, 0);
    return dash < line->length && line->text[dash] == '-' &&
           (dash + 1 == line->length || line->text[dash + 1] == ' ');
}

/* A line from its first byte to its end. */
static struct line line_from(const struct source *source, unsigned number, const char *text,
                             size_t length)
{
    struct line line = {source, number, text, trimmed(text, length), 0};
    line.indent = line_blanks(&line, 0);
    if (line_is_item(&line))
        line.indent += 1 + line_blanks(&line, line.indent + 1);
    return line;
}

/* The line of a place. */
static struct line line_of(const struct place *place)
{
    size_t length;
    const char *text = source_line(place->source, place->line, &length);
    return line_from(place->source, place->line, text, length);
}

/* The nearest line above that says something; an empty one if there is none. */
static struct line line_before(const struct line *line)
{
    const char *start = line->text, *end;
    struct line before = {line->source, line->number, line->text, 0, 0};
    while (!before.length && start > line->source->data) {
        end = start - 1;
        for (start = end; start > line->source->data && start[-1] != '\n'; start--)
            ;
        before = line_from(line->source, before.number - 1, start, (size_t)(end - start));
    }
    return before;
}

/* Goes on to the next line; false at the end of the source. */
static bool line_next(struct line *line)
{
    const char *end = strchr(line->text, '\n');
    if (!end)
        return false;
    *line = line_from(line->source, line->number + 1, end + 1, strcspn(end + 1, "\n"));
    return true;
}

/* The place of so many bytes of a line. */
static struct place line_place(const struct line *line, size_t offset, size_t length)
{
    return (struct place){line->source, line->number,
                          (unsigned)characters_of(line->text, offset) + 1,
                          (unsigned)characters_of(line->text + offset, length)};
}

/* The offset of a column; that of the end if the line is shorter. */
static size_t line_offset(const struct line *line, unsigned column)
{
    return bytes_of_characters(line->text, line->length, column - 1);
}

/* The bytes of a key that begins at an offset, without quotes, but with the parentheses of its
 * parameters; 0 if none does. */
static size_t line_key_length(const struct line *line, size_t offset)
{
    size_t end = offset;
    while (end < line->length && is_name_character(line->text[end]))
        end++;
    if (end == offset || end >= line->length || line->text[end] != '(')
        return end - offset;
    const char *close = memchr(line->text + end, ')', line->length - end);
    return close ? (size_t)(close + 1 - line->text) - offset : 0;
}

/* Whether a key stands at the beginning of a line, with its colon. */
static bool line_is_key(const struct line *line)
{
    bool quoted = line->indent < line->length && strchr("'\"", line->text[line->indent]);
    size_t end = line->indent + quoted;
    end += line_key_length(line, end);
    end += quoted;
    return end > line->indent + 2 * (size_t)quoted && end < line->length &&
           line->text[end] == ':' && (end + 1 == line->length || line->text[end + 1] == ' ');
}

/* The bytes of the word that ends at an offset. */
static size_t line_word_before(const struct line *line, size_t offset)
{
    size_t start = offset;
    while (start > 0 && is_name_character(line->text[start - 1]))
        start--;
    return offset - start;
}

/* Where a comment of C begins in a line before an offset, outside of quotes; the offset if none
 * does. */
static size_t line_comment_of_c(const struct line *line, size_t end)
{
    char quote = 0;
    for (size_t i = 0; i + 1 < line->length && i < end; i++) {
        bool begins = i == 0 || strchr(" \t", line->text[i - 1]);
        if (quote && line->text[i] == quote)
            quote = 0;
        else if (!quote && begins && strchr("'\"", line->text[i]))
            quote = line->text[i];
        else if (!quote && begins && line->text[i] == '/' && strchr("/*", line->text[i + 1]))
            return i;
    }
    return end;
}

/* ---------------------------------------------------- colons and comments */

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

/* Reports the key that begins at an offset of a line, if its colon has no blank behind it, as
 * "effects:open". */
static bool report_no_blank(struct diagnostics *diagnostics, const struct line *line, size_t start)
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

/* Reports the key that begins a line, if it has no colon: "actions" on a line of its own, or
 * "eat {effects: fed}". */
static bool report_no_colon(struct diagnostics *diagnostics, const struct line *line)
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

/* Reports a text in a line that wants quotes, as YAML takes a sign in it for its own. */
static void report_unquoted(struct diagnostics *diagnostics, const struct line *line, size_t start,
                            size_t end)
{
    while (end > start && line->text[end - 1] == ' ')
        end--;
    char quote = memchr(line->text + start, '\'', end - start) ? '"' : '\'';
    report_error(diagnostics, line_place(line, start, end - start),
                 "a text with brackets, braces or ': ' in it wants quotes; write: %c%.*s%c", quote,
                 (int)(end - start), line->text + start, quote);
}

/* Reports the mistake; true, as it is told. */
static bool tell_at(const struct yaml_error *misread, struct place place, const char *format, ...)
    PRINTF_LIKE(3, 4);
static bool tell_at(const struct yaml_error *misread, struct place place, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    (void)report_error_va(misread->diagnostics, place, format, arguments);
    va_end(arguments);
    return true;
}

/* A comment of C in a line, in front of a column; reported where there is one. */
static bool is_comment_of_c(const struct yaml_error *misread, const struct line *line, size_t end)
{
    size_t start = line_comment_of_c(line, end);
    if (start >= end)
        return false;
    return tell_at(misread, line_place(line, start, 2),
                   "a comment begins with '#', not with '%.2s'", line->text + start);
}

/* "effects:[done]" in braces: libyaml stops at the colon. */
static bool lacks_blank_in_braces(const struct yaml_error *misread)
{
    struct line line = line_of(&misread->at);
    size_t end = line_offset(&line, misread->at.column);
    if (!strstr(misread->problem, "found unexpected ':'"))
        return false;
    if (end > 0 && line.text[end - 1] == ')')
        while (end > 0 && line.text[end] != '(')
            end--;
    return report_no_blank(misread->diagnostics, &line, end - line_word_before(&line, end));
}

/* "eat: effects: fed", "conditions: count(door d: open(d)) >= 2": a second ': ' in a line. */
static bool is_second_colon(const struct yaml_error *misread, const struct line *line)
{
    size_t key = line->indent + line_key_length(line, line->indent);
    size_t start = key + 1 + line_blanks(line, key + 1);
    size_t at = line_offset(line, misread->at.column), inner = line_key_length(line, start);
    if (key == line->indent || line->text[key] != ':' || at <= start)
        return false;
    bool label = strncmp(line->text + line->indent, "label:", strlen("label:")) == 0;
    if (start + inner != at || label || memchr(line->text + start, '(', line->length - start)) {
        report_unquoted(misread->diagnostics, line, start, line->length);
        return true;
    }
    size_t end = line->length - (line->text[line->length - 1] == '}');
    return tell_at(misread, line_place(line, start, line->length - start),
                   "keys behind a key, in its line, stand in braces; write: {%.*s}",
                   (int)(end - start), line->text + start);
}

/* A key that is indented more than the one above it, which has a value already, so that YAML takes
 * both for one text. */
static bool is_indented_more(const struct yaml_error *misread, const struct line *line,
                             const struct line *before)
{
    size_t key = before->indent + line_key_length(before, before->indent);
    if (!line_is_key(line) || !line_is_key(before) || key + 1 >= before->length ||
        line->indent <= before->indent)
        return false;
    return tell_at(
        misread, line_place(line, line->indent, 1),
        "this line is indented by %u: it is to be by %u, as line %u, whose key has its value",
        (unsigned)line->indent, (unsigned)before->indent, before->number);
}

/* A text and a key that libyaml took for one, on the lines before the one where it stopped. */
static bool is_colon(const struct yaml_error *misread)
{
    bool value = strstr(misread->problem, "mapping values are not allowed");
    bool key = strstr(misread->problem, "could not find expected ':'");
    if (!value && !key)
        return false;
    struct line at = line_of(&misread->at), before = line_before(&at);
    struct line began = key ? line_of(&misread->began) : before;
    return is_comment_of_c(misread, &began, began.length) ||
           is_comment_of_c(misread, &before, before.length) ||
           report_no_blank(misread->diagnostics, &began, began.indent) ||
           report_no_colon(misread->diagnostics, &began) ||
           (value && is_indented_more(misread, &at, &before)) ||
           (value && (report_no_colon(misread->diagnostics, &at) || is_second_colon(misread, &at)));
}

/* -------------------------------------------------------------- brackets */

/* The bracket that a node begins with in its line; 0 of one without: {a: b} may be a: b in a list. */
static char opening_of(const struct node *node)
{
    struct line line = line_of(&node->place);
    size_t at = line_offset(&line, node->place.column);
    return node->flow && at < line.length && strchr("{[", line.text[at]) ? line.text[at] : 0;
}

/* The innermost node that is open and has a bracket; NULL if none is open in one. */
static const struct node *innermost_of(const struct yaml_error *misread)
{
    for (size_t i = misread->depth; i-- > 0 && misread->open[i]->flow;)
        if (opening_of(misread->open[i]))
            return misread->open[i];
    return NULL;
}

static char closing_of(const struct node *node)
{
    return node->kind == NODE_MAPPING ? '}' : ']';
}

/* Reports brackets that are missing at a place, with where the innermost was opened. */
static void report_unclosed(const struct yaml_error *misread, struct place at, const char *closing,
                            const struct node *opened)
{
    bool one = !closing[1];
    tell_at(misread, at, "'%s' %s missing here", closing, one ? "is" : "are");
    report_note(misread->diagnostics, opened->place, "'%c' is not closed",
                *closing == ']' ? '[' : '{');
}

/* The brackets that are open, from the innermost to those on lines that are indented as far as a
 * key; what is missing before it. */
static const char *closing_before(const struct yaml_error *misread, size_t indent)
{
    const char *closing = "";
    for (size_t i = misread->depth; i-- > 0 && misread->open[i]->flow;) {
        struct line line = line_of(&misread->open[i]->place);
        if (line.indent < indent)
            break;
        if (!opening_of(misread->open[i]))
            continue;
        closing = pool_format(misread->pool, "%s%c", closing, closing_of(misread->open[i]));
    }
    return closing;
}

/* Whether a line goes on where the innermost bracket stands not closed on a line before: a key that
 * is indented no more than that line. */
static bool is_behind_unclosed(const struct line *opened, const struct line *before,
                               const struct line *line)
{
    char last = before->length ? before->text[before->length - 1] : ' ';
    bool quoted = line->indent < line->length && line->text[line->indent] == '"';
    return line->indent <= opened->indent && line_is_key(line) && !strchr("{[", last) &&
           (last != ',' || !quoted);
}

/* Whether the source ends where libyaml stopped. */
static bool is_at_end(const struct yaml_error *misread)
{
    struct line line = line_of(&misread->at);
    bool end = line_offset(&line, misread->at.column) == line.length;
    while (end && line_next(&line))
        end = !line.length;
    return end;
}

/* A bracket is open over the end of its line, and what follows are keys of another mapping, or
 * nothing. */
static bool is_open_over_lines(const struct yaml_error *misread, const struct node *innermost)
{
    struct line opened = line_of(&innermost->place), before = opened, line = opened;
    bool found = false;
    while (!found && line_next(&line) && line.number <= misread->at.line) {
        found = line.length && is_behind_unclosed(&opened, &before, &line);
        if (!found && line.length)
            before = line;
    }
    if (found || is_at_end(misread))
        report_unclosed(misread, line_place(&before, before.length, 1),
                        closing_before(misread, found ? line.indent : 0), innermost);
    return found || is_at_end(misread);
}

static bool misread_is_pair(const struct node *item)
{
    return item->kind == NODE_MAPPING && item->flow && item->count == 1 && !opening_of(item) &&
           strcmp(item->keys[0]->text, "achieve") != 0;
}

/* The first of the keys at the end of a list: what belongs behind the list, which is not closed
 * before it. The count: there is none. */
static size_t first_list_key(const struct node *list)
{
    size_t first = list->count;
    while (first > 0 && misread_is_pair(list->items[first - 1]))
        first--;
    return first > 0 ? first : list->count;
}

/* A bracket of the other kind stands where the innermost is to be closed: [a, b} or {a, b]]. */
static bool is_other_bracket(const struct yaml_error *misread, const struct node *innermost,
                             char found)
{
    bool known = strchr(closing_before(misread, 0), found) != NULL;
    if (!known)
        return tell_at(misread, misread->at, "'%c' closes nothing: leave it out", found);
    size_t first = innermost->kind == NODE_SEQUENCE ? first_list_key(innermost) : innermost->count;
    struct place place = misread->at;
    const struct node *last =
        first > 0 && first < innermost->count ? innermost->items[first - 1] : NULL;
    if (last && last->kind == NODE_SCALAR && last->end_column)
        place = (struct place){place.source, last->place.line, last->end_column, 1};
    report_unclosed(misread, place, closing_of(innermost) == '}' ? "}" : "]", innermost);
    return true;
}

/* A bracket in a text that has no quotes: "stock[i]", or "mood in [calm, alert]". */
static bool is_bracket_in_text(const struct yaml_error *misread, const struct line *line, size_t at)
{
    size_t name = line_word_before(line, at), length;
    const char *text = line->text + at - name;
    const char *advice = advice_for_subscripts(misread->pool, text, name, &length);
    if (!advice || (name == 2 && strncmp(text, "in", 2) == 0))
        return false;
    return tell_at(misread, line_place(line, at - name, length), IN_PARENTHESES "%s", advice);
}

/* The last opening bracket in a line before an offset; the offset if there is none. */
static size_t last_bracket(const struct line *line, size_t end)
{
    size_t at = end;
    while (at > line->indent && line->text[at] != '[')
        at--;
    return line->text[at] == '[' ? at : end;
}

/* "mood in [calm, alert]": a list stands in a text. */
static bool is_list_in_text(const struct yaml_error *misread, const struct line *line, size_t at)
{
    size_t start = at, end = at + strcspn(line->text + at, "]");
    while (start > line->indent && !strchr(",{[", line->text[start - 1]) &&
           !(line->text[start - 1] == ' ' && line->text[start - 2] == ':'))
        start--;
    start += line_blanks(line, start);
    if (start == at || end >= line->length)
        return false;
    end += strcspn(line->text + end + 1, ",]}\n") + 1;
    report_unquoted(misread->diagnostics, line, start, end < line->length ? end : line->length);
    return true;
}

/* "{effects: done cost: 3}": a key without a comma before it; or a ': ' in a text of braces, as in
 * "{label: Meal: big}". */
static bool lacks_comma(const struct yaml_error *misread, const struct line *line, size_t at)
{
    size_t colon = at + line_key_length(line, at); /* libyaml stops at either */
    size_t word = line_word_before(line, colon), start = colon - word, before = start;
    while (before > 0 && line->text[before - 1] == ' ')
        before--;
    size_t text = before;
    while (text > 0 && !strchr(",{(", line->text[text - 1]))
        text--;
    if (colon >= line->length || line->text[colon] != ':' || !word || before == start ||
        before == 0 || text == 0 || line->text[text - 1] == '(')
        return false;
    if (line->text[before - 1] != ':')
        return tell_at(misread, line_place(line, start, word),
                       "a ',' is missing before the key; write: , %.*s:", (int)word,
                       line->text + start);
    report_unquoted(misread->diagnostics, line, start, start + strcspn(line->text + start, ",}\n"));
    return true;
}

/* A flow list or mapping went wrong. */
static bool is_bracket(const struct yaml_error *misread)
{
    const struct node *innermost = innermost_of(misread);
    if (!innermost)
        return false;
    struct line line = line_of(&misread->at);
    size_t at = line_offset(&line, misread->at.column);
    char found = at < line.length ? line.text[at] : '\n';
    if (is_comment_of_c(misread, &line, at + 1))
        return true;
    if ((innermost->place.line < misread->at.line || found == '\n') &&
        is_open_over_lines(misread, innermost))
        return true;
    if (found == '}' || found == ']')
        return is_other_bracket(misread, innermost, found);
    if (innermost->kind == NODE_MAPPING && at < line.length && lacks_comma(misread, &line, at))
        return true;
    if (strstr(misread->problem, "cannot start any token")) /* the '>' of "stock[i] > 1" */
        at = last_bracket(&line, at);
    return at < line.length && line.text[at] == '[' &&
           (is_bracket_in_text(misread, &line, at) || is_list_in_text(misread, &line, at));
}

/* ---------------------------------------------------------------- quotes */

/* A text that goes on behind its quotes, or whose quotes are not closed. */
static bool is_quote(const struct yaml_error *misread)
{
    if (strstr(misread->context, "quoted scalar"))
        return tell_at(misread, misread->began, "this quote is never closed");
    struct line line = line_of(&misread->at);
    size_t at = line_offset(&line, misread->at.column);
    while (at > line.indent && line.text[at - 1] == ' ')
        at--;
    if (at == line.indent || !strchr("'\"", line.text[at - 1]))
        return false;
    return tell_at(misread, misread->at,
                   "a text ends with its quotes: leave them out, as names have none, or put them "
                   "around all of it");
}

/* ----------------------------------------------------------- indentation */

/* A key that stands at the column of those in the mapping before the last key: "wash" and its line
 * are indented too little in {actions: {eat, ...}, wash, drink}, where drink goes on. */
static bool misread_is_slipped(const struct yaml_error *misread, const struct node *mapping)
{
    size_t last = mapping->count - 1;
    const struct node *inner = mapping->count > 1 ? mapping->items[last - 1] : NULL;
    if (!inner || inner->flow || inner->kind != NODE_MAPPING || !inner->count ||
        inner->keys[0]->place.column != misread->at.column)
        return false;
    return tell_at(misread, mapping->keys[last]->place,
                   "'%s' is indented too little: the keys of '%s' are indented by %u",
                   mapping->keys[last]->text, mapping->keys[last - 1]->text,
                   misread->at.column - 1);
}

/* A line that stands at the column of no mapping or list. */
static bool is_indentation(const struct yaml_error *misread)
{
    const struct node *outer = misread->depth ? misread->open[misread->depth - 1] : NULL;
    struct line line = line_of(&misread->at);
    size_t at = line_offset(&line, misread->at.column);
    bool item = line_is_item(&line);
    if (!outer || outer->flow || at != line_blanks(&line, 0) || !outer->count)
        return false;
    if (item != (outer->kind == NODE_SEQUENCE))
        return tell_at(misread, misread->at,
                       item ? "an item of a list, '- ', stands among keys"
                            : "a key stands among the items of a list, which begin with '- '");
    if (outer->kind != NODE_MAPPING || misread_is_slipped(misread, outer))
        return outer->kind == NODE_MAPPING;
    const struct place *first = &outer->keys[0]->place;
    const struct node *last = outer->items[outer->count - 1];
    const char *inner = "";
    if (last->kind == NODE_MAPPING && !last->flow && last->count)
        inner = pool_format(misread->pool, ", or by %u, as line %u",
                            last->keys[0]->place.column - 1, last->keys[0]->place.line);
    return tell_at(misread, misread->at,
                   "this line is indented by %u: it is to be by %u, as line %u%s",
                   misread->at.column - 1, first->column - 1, first->line, inner);
}

/* ------------------------------------------------------------------ other */

/* Reports it in libyaml's words, with advice where these are hard to understand. */
static void report_as_told(const struct yaml_error *misread)
{
    struct diagnostics *diagnostics = misread->diagnostics;
    tell_at(misread, misread->at, "%s", misread->problem);
    if (strstr(misread->problem, "mapping values are not allowed"))
        report_note(diagnostics, misread->at,
                    "a key wants a ':' and a blank behind it; a text with ': ' in it wants quotes");
    else if (strstr(misread->problem, "did not find expected key"))
        report_note(
            diagnostics, misread->at,
            "the keys of one mapping are indented alike, and a mapping in braces has commas");
    else if (strstr(misread->context, "flow"))
        report_note(diagnostics, misread->at,
                    "a text with brackets, braces or ': ' in it must be quoted here");
    if (*misread->context && misread->began.line != misread->at.line)
        report_note(diagnostics, misread->began, "%s", misread->context);
}

static bool is_tab(const struct yaml_error *misread)
{
    struct line line = line_of(&misread->at);
    size_t at = line_offset(&line, misread->at.column);
    if (at >= line.length || line.text[at] != '\t')
        return false;
    return tell_at(misread, misread->at, "YAML is indented by spaces, not by tabs");
}

/* A tag that libyaml could not read, as "!b" of {preconditions: !b}; any of its forms. */
static bool is_tag(const struct yaml_error *misread)
{
    bool handle = strstr(misread->problem, "tag handle") != NULL;
    if (!handle && !strstr(misread->context, "a tag"))
        return false;
    return tell_at(misread, handle ? misread->at : misread->began, NO_TAGS);
}

/* Something stands behind a value that has ended: a bracket, or a comment of C. */
static bool is_behind_value(const struct yaml_error *misread)
{
    struct line line = line_of(&misread->at);
    size_t at = line_offset(&line, misread->at.column);
    if (at >= line.length || !strstr(misread->problem, "did not find expected"))
        return false;
    if (is_comment_of_c(misread, &line, at + 1))
        return true;
    if (!strchr("}]", line.text[at]))
        return false;
    return tell_at(misread, misread->at, "'%c' closes nothing: leave it out", line.text[at]);
}

void report_yaml_error(const struct yaml_error *misread)
{
    bool told = is_tab(misread) || is_tag(misread);
    if (!told && !misread->at.source->hidden)
        told = lacks_blank_in_braces(misread) || is_colon(misread) || is_quote(misread) ||
               is_bracket(misread) || is_behind_value(misread) || is_indentation(misread);
    if (!told)
        report_as_told(misread);
}

bool report_lacking_blank(struct diagnostics *diagnostics, const struct node *key)
{
    if (!key->plain || key->place.source->hidden ||
        (!strstr(key->text, ":{") && !strstr(key->text, ":[")))
        return false;
    struct line line = line_of(&key->place);
    return report_no_blank(diagnostics, &line, line_offset(&line, key->place.column));
}
