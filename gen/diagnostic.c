/* SPDX-License-Identifier: MIT */
/* Diagnostics: see diagnostic.h. */
#include "diagnostic.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ERRORS_SHOWN = 20, REPORTS_KEPT = 2000 };

const char *const warning_names[WARNING_COUNT] = {
    "never-applicable", "unread-fact",       "unchanged-fact",   "unused-stub",
    "shadowed-method",  "starved-task",      "dead-end",         "unreachable-goal",
    "unused-action",    "endless-recursion", "saturating-effect"};

enum severity { SEVERITY_ERROR, SEVERITY_WARNING, SEVERITY_NOTE };

struct report {
    enum severity severity;
    const char *suffix; /* " [-Wname]" or "" */
    struct place place;
    const char *message;
    unsigned order;
    struct report *note; /* the first of its notes; of a note, the next */
};

struct diagnostics {
    struct pool *pool;
    struct report **reports;
    size_t count;
    unsigned errors, promoted_warnings;
    bool promoted, silenced[WARNING_COUNT];
    bool muted; /* the last report was not kept: its notes are not either */
};

struct diagnostics *diagnostics_new(struct pool *pool)
{
    struct diagnostics *result = pool_take(pool, sizeof *result);
    result->pool = pool;
    return result;
}

void diagnostics_promote(struct diagnostics *diagnostics)
{
    diagnostics->promoted = true;
}

bool diagnostics_silence(struct diagnostics *diagnostics, const char *name)
{
    for (int i = 0; i < WARNING_COUNT; i++)
        if (strcmp(name, warning_names[i]) == 0)
            return diagnostics->silenced[i] = true;
    return false;
}

unsigned diagnostics_errors(const struct diagnostics *diagnostics)
{
    return diagnostics->errors;
}

bool diagnostics_failed(const struct diagnostics *diagnostics)
{
    return diagnostics->errors + diagnostics->promoted_warnings > 0;
}

static struct report *new_report(struct diagnostics *diagnostics, struct place place,
                                 const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    struct report *result = pool_take(diagnostics->pool, sizeof *result);
    char *message = pool_take(diagnostics->pool, (size_t)length + 1);
    vsnprintf(message, (size_t)length + 1, format, again);
    va_end(again);
    result->message = message;
    result->place = place;
    result->suffix = "";
    return result;
}

static void keep(struct diagnostics *diagnostics, struct report *report)
{
    report->order = (unsigned)diagnostics->count;
    diagnostics->reports =
        pool_grow(diagnostics->pool, diagnostics->reports, diagnostics->count, sizeof report);
    diagnostics->reports[diagnostics->count++] = report;
}

void report_error(struct diagnostics *diagnostics, struct place place, const char *format, ...)
{
    diagnostics->muted = diagnostics->count >= REPORTS_KEPT;
    diagnostics->errors++;
    if (diagnostics->muted)
        return;
    va_list arguments;
    va_start(arguments, format);
    keep(diagnostics, new_report(diagnostics, place, format, arguments));
    va_end(arguments);
}

void report_warning(struct diagnostics *diagnostics, enum warning warning, struct place place,
                    const char *format, ...)
{
    diagnostics->muted = diagnostics->silenced[warning] || diagnostics->count >= REPORTS_KEPT;
    if (diagnostics->muted)
        return;
    va_list arguments;
    va_start(arguments, format);
    struct report *report = new_report(diagnostics, place, format, arguments);
    va_end(arguments);
    report->severity = diagnostics->promoted ? SEVERITY_ERROR : SEVERITY_WARNING;
    report->suffix = pool_format(diagnostics->pool, " [-W %s]", warning_names[warning]);
    diagnostics->promoted_warnings += diagnostics->promoted;
    keep(diagnostics, report);
}

void report_note(struct diagnostics *diagnostics, struct place place, const char *format, ...)
{
    if (diagnostics->muted || !diagnostics->count)
        return;
    va_list arguments;
    va_start(arguments, format);
    struct report *note = new_report(diagnostics, place, format, arguments);
    va_end(arguments);
    note->severity = SEVERITY_NOTE;
    struct report *last = diagnostics->reports[diagnostics->count - 1];
    while (last->note)
        last = last->note;
    last->note = note;
}

static int by_place(const void *left, const void *right)
{
    const struct report *a = *(struct report *const *)left, *b = *(struct report *const *)right;
    if (a->place.source->order != b->place.source->order)
        return a->place.source->order < b->place.source->order ? -1 : 1;
    if (a->place.line != b->place.line)
        return a->place.line < b->place.line ? -1 : 1;
    if (a->place.column != b->place.column)
        return a->place.column < b->place.column ? -1 : 1;
    return a->order < b->order ? -1 : 1;
}

/* How many columns of a terminal a character takes: 2 for the wide ones of
 * East Asia and for pictures (after Unicode's East Asian Width). */
static unsigned width_of(uint32_t c)
{
    static const uint32_t wide[][2] = {{0x1100, 0x115F}, {0x2E80, 0xA4CF},   {0xAC00, 0xD7A3},
                                       {0xF900, 0xFAFF}, {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
                                       {0xFFE0, 0xFFE6}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        if (c >= wide[i][0] && c <= wide[i][1])
            return 2;
    return 1;
}

/* The character at *at, which moves on. Broken UTF-8 counts byte by byte. */
static uint32_t next_character(const char **at, const char *end)
{
    unsigned char first = (unsigned char)*(*at)++;
    uint32_t c = first;
    unsigned more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    if (more)
        c = first & (0x3Fu >> more);
    for (; more && *at < end && ((unsigned char)**at & 0xC0) == 0x80; more--)
        c = c << 6 | ((unsigned char)*(*at)++ & 0x3F);
    return c;
}

/* The line itself; what a terminal could take for a command is left out. */
static void show_line(const char *line, size_t length, struct text *to)
{
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)line[i];
        bool control = (c < 0x20 && c != '\t') || c == 0x7F;
        text_add_bytes(to, control ? "?" : &line[i], 1);
    }
}

/* Under the line: white space up to the column, a caret, and waves. */
static void show_caret(const char *line, size_t length, struct place place, struct text *to)
{
    const char *at = line, *end = line + length;
    for (unsigned column = 1; column < place.column; column++) {
        uint32_t c = at < end ? next_character(&at, end) : ' ';
        text_add(to, "%s", c == '\t' ? "\t" : width_of(c) == 2 ? "  " : " ");
    }
    text_add(to, "^");
    unsigned waves = 0;
    for (unsigned i = 0; i < place.length && at < end; i++)
        waves += width_of(next_character(&at, end));
    while (waves-- > 1)
        text_add(to, "~");
}

/* Lines are cut where they are too long to be read. */
static void show_source(struct place place, struct text *to)
{
    enum { LONGEST_LINE = 2000 };
    size_t length;
    const char *line = source_line(place.source, place.line, &length);
    if (length > LONGEST_LINE)
        return;
    text_add(to, "%5u | ", place.line);
    show_line(line, length, to);
    text_add(to, "\n      | ");
    show_caret(line, length, place, to);
    text_add(to, "\n");
}

static void show_report(const struct report *report, struct text *to)
{
    static const char *const words[] = {"error", "warning", "note"};
    const struct place *place = &report->place;
    if (place->line)
        text_add(to, "%s:%u:%u: ", place->source->path, place->line, place->column);
    else
        text_add(to, "%s: ", place->source->path);
    text_add(to, "%s: %s%s\n", words[report->severity], report->message, report->suffix);
    if (place->line && report->severity != SEVERITY_NOTE)
        show_source(*place, to);
}

void diagnostics_show(struct diagnostics *diagnostics, struct text *to)
{
    if (diagnostics->count)
        qsort(diagnostics->reports, diagnostics->count, sizeof *diagnostics->reports, by_place);
    unsigned shown = 0;
    for (size_t i = 0; i < diagnostics->count && shown < ERRORS_SHOWN; i++) {
        for (const struct report *report = diagnostics->reports[i]; report; report = report->note)
            show_report(report, to);
        shown += diagnostics->reports[i]->severity == SEVERITY_ERROR;
    }
    unsigned errors = diagnostics->errors + diagnostics->promoted_warnings;
    if (errors > shown)
        text_add(to, "%u more errors are not shown\n", errors - shown);
    if (errors)
        text_add(to, "%u error%s; nothing written\n", errors, errors == 1 ? "" : "s");
}

void diagnostics_print(struct diagnostics *diagnostics)
{
    struct text text = {0};
    diagnostics_show(diagnostics, &text);
    if (text.length)
        fputs(text.data, stderr);
    text_free(&text);
}
