/* SPDX-License-Identifier: MIT */
/* Diagnostics: see diagnostic.h. */
#include "base/diagnostic.h"

#include "base/printable.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Warnings leave room for errors, which say why nothing is written. */
enum { ERRORS_SHOWN = 20, REPORTS_KEPT = 2000, WARNINGS_KEPT = 1000 };

/* Names that cannot be declared are kept up to a length, and looked for in lines up to a length. */
enum { REFUSED_KEPT = 100, REFUSED_LENGTH = 200, REFUSED_LINE = 10000 };

/* All warnings, which can be silenced by name; LANGUAGE.md tells what each says. */
static const char *const warning_names[] = {
    "never-applicable", "unread-fact",       "unchanged-fact",    "unused-stub",
    "shadowed-method",  "starved-task",      "dead-end",          "unreachable-goal",
    "unused-action",    "endless-recursion", "saturating-effect", "two-valued-range",
    "missing-skill",    "similar-symbol",    "hidden-fact",       "missing-nodes",
    "broken-invariant", "unreachable-state", "unfinished-check",  "unused-condition",
    "no-object",        "unpursued-goal",    "idle-agent",        "ignored-key",
    "met-at-start",     "timeless-task",     "moved-place",       "crossing-priorities",
    "free-walk"};

enum { WARNING_COUNT = sizeof warning_names / sizeof *warning_names };

enum severity { SEVERITY_ERROR, SEVERITY_WARNING, SEVERITY_NOTE };

struct report {
    enum severity severity;
    const char *suffix; /* " [-Wname]" or "" */
    struct place place;
    const char *message;
    unsigned order;
    struct report *note; /* the first of its notes; of a note, the next */
    bool refuses;        /* it is about a name that cannot be declared */
};

struct diagnostics {
    struct pool *pool;
    struct report **reports;
    size_t count;
    unsigned errors, promoted_warnings;
    unsigned left_out;                 /* warnings for which there was no room */
    const char *refused[REFUSED_KEPT]; /* names that cannot be declared */
    size_t refused_count;
    bool promoted, silenced[WARNING_COUNT];
    bool writing; /* files were to be written */
    bool muted;   /* the last report was not kept, so its notes are not kept either */
};

struct diagnostics *diagnostics_new(struct pool *pool)
{
    struct diagnostics *result = pool_take(pool, sizeof *result);
    result->pool = pool;
    return result;
}

void diagnostics_promote_warnings(struct diagnostics *diagnostics)
{
    diagnostics->promoted = true;
}

void diagnostics_set_writes_files(struct diagnostics *diagnostics)
{
    diagnostics->writing = true;
}

/* The number of a warning; WARNING_COUNT if there is none of this name. */
static int warning_number(const char *name)
{
    int number = 0;
    while (number < WARNING_COUNT && strcmp(name, warning_names[number]) != 0)
        number++;
    return number;
}

bool diagnostics_silence_warning(struct diagnostics *diagnostics, const char *name)
{
    int number = warning_number(name);
    if (number == WARNING_COUNT)
        return false;
    return diagnostics->silenced[number] = true;
}

bool diagnostics_is_warning_silenced(const struct diagnostics *diagnostics, const char *warning)
{
    int number = warning_number(warning);
    assert(number < WARNING_COUNT);
    return diagnostics->silenced[number];
}

unsigned diagnostics_error_count(const struct diagnostics *diagnostics)
{
    return diagnostics->errors;
}

bool diagnostics_failed(const struct diagnostics *diagnostics)
{
    return diagnostics->errors + diagnostics->promoted_warnings > 0;
}

/* Whether a byte of UTF-8 continues a character. */
static bool is_inside_character(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* The message, with the middle left out if it is too long to be read. */
static const char *message_of(struct pool *pool, const char *format, va_list arguments)
{
    enum { LONGEST_MESSAGE = 1000, BEGINNING = 700, ENDING = 200 };
    struct pool *scratch = pool_new();
    const char *whole = pool_format_va(scratch, format, arguments);
    size_t length = strlen(whole);
    size_t first = length, last = length;
    if (length > LONGEST_MESSAGE) {
        for (first = BEGINNING; is_inside_character(whole[first]); first--)
            ;
        for (last = length - ENDING; is_inside_character(whole[last]); last++)
            ;
    }
    const char *message = pool_format(pool, "%.*s%s%s", (int)first, whole,
                                      first < length ? " ... " : "", whole + last);
    pool_free(scratch);
    return message;
}

static struct report *new_report(struct diagnostics *diagnostics, struct place place,
                                 const char *format, va_list arguments)
{
    struct report *result = pool_take(diagnostics->pool, sizeof *result);
    result->message = message_of(diagnostics->pool, format, arguments);
    result->place = place;
    result->suffix = "";
    return result;
}

static void diagnostic_keep(struct diagnostics *diagnostics, struct report *report)
{
    report->order = (unsigned)diagnostics->count;
    POOL_ADD(diagnostics->pool, diagnostics->reports, diagnostics->count) = report;
}

/* Returns the report; NULL if there is no room for it. */
static struct report *add_error(struct diagnostics *diagnostics, struct place place,
                                const char *format, va_list arguments)
{
    diagnostics->muted = diagnostics->count >= REPORTS_KEPT;
    diagnostics->errors++;
    if (diagnostics->muted)
        return NULL;
    struct report *report = new_report(diagnostics, place, format, arguments);
    diagnostic_keep(diagnostics, report);
    return report;
}

bool report_error_va(struct diagnostics *diagnostics, struct place place, const char *format,
                     va_list arguments)
{
    (void)add_error(diagnostics, place, format, arguments);
    return false;
}

bool report_error(struct diagnostics *diagnostics, struct place place, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    bool result = report_error_va(diagnostics, place, format, arguments);
    va_end(arguments);
    return result;
}

void report_refused_name(struct diagnostics *diagnostics, struct place place, const char *name,
                         const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    struct report *report = add_error(diagnostics, place, format, arguments);
    va_end(arguments);
    if (!report || diagnostics->refused_count == REFUSED_KEPT || strlen(name) > REFUSED_LENGTH)
        return;
    report->refuses = true;
    diagnostics->refused[diagnostics->refused_count++] = name;
}

/* Whether the same was said of the same place, as what several agent types have is looked at for
 * each. */
static bool was_said(const struct diagnostics *diagnostics, const struct report *report)
{
    for (size_t i = 0; i < diagnostics->count; i++) {
        const struct report *other = diagnostics->reports[i];
        if (other->place.source == report->place.source &&
            other->place.line == report->place.line &&
            other->place.column == report->place.column &&
            strcmp(other->suffix, report->suffix) == 0 &&
            strcmp(other->message, report->message) == 0)
            return true;
    }
    return false;
}

void report_warning(struct diagnostics *diagnostics, const char *warning, struct place place,
                    const char *format, ...)
{
    int number = warning_number(warning);
    assert(number < WARNING_COUNT);
    bool full = diagnostics->count >= WARNINGS_KEPT && !diagnostics->promoted;
    diagnostics->muted =
        diagnostics->silenced[number] || full || diagnostics->count >= REPORTS_KEPT;
    diagnostics->left_out += full && !diagnostics->silenced[number];
    if (diagnostics->muted)
        return;
    va_list arguments;
    va_start(arguments, format);
    struct report *report = new_report(diagnostics, place, format, arguments);
    va_end(arguments);
    report->severity = diagnostics->promoted ? SEVERITY_ERROR : SEVERITY_WARNING;
    report->suffix = pool_format(diagnostics->pool, " [-W %s]", warning);
    diagnostics->muted = was_said(diagnostics, report);
    if (diagnostics->muted)
        return;
    diagnostics->promoted_warnings += diagnostics->promoted;
    diagnostic_keep(diagnostics, report);
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
    int order = place_compare(a->place, b->place);
    return order ? order : a->order < b->order ? -1 : a->order > b->order;
}

/* A source line that is being shown. */
struct line {
    struct text *to;   /* the line itself */
    struct text caret; /* white space up to the column, a caret, and waves */
    unsigned column;
    bool pointed; /* the caret is there */
};

static void point(struct line *line, const struct place *place, bool tab)
{
    if (line->column < place->column)
        text_add(&line->caret, tab ? "\t" : " ");
    else
        text_add(&line->caret, line->pointed ? "~" : "^");
    line->pointed |= line->column >= place->column;
}

/* Adds the character at the text; a tab stays one. Returns its bytes. */
static size_t show_character(struct line *line, const struct place *place, const char *text,
                             size_t left)
{
    struct character_display shown = display_of_character(text, left);
    bool tab = *text == '\t';
    if (shown.as_it_is || tab)
        text_add_bytes(line->to, text, shown.length);
    else
        text_add(line->to, "%s", shown.replacement);
    /* A byte that continues a character has no column of its own. */
    line->column += !is_inside_character(*text);
    bool here = line->column == place->column && !line->pointed;
    unsigned columns = tab || (here && !shown.columns) ? 1 : shown.columns;
    for (unsigned i = 0; i < columns && line->column < place->column + place->length; i++)
        point(line, place, tab);
    return shown.length;
}

/* Where a column begins, in bytes; the end of the line, if that is before it. */
static size_t start_of_column(const char *text, size_t length, unsigned column)
{
    size_t start = 0;
    for (unsigned at = 0; start < length; start++)
        if (!is_inside_character(text[start]) && ++at == column)
            break;
    return start;
}

/* Shows the source line of a place; of a line that is too long to be read, as of JSON, what stands
 * about the place. */
static void show_source(const struct place *place, struct text *to)
{
    enum { LONGEST_LINE = 400, BEFORE = 60, AFTER = 60 };
    size_t length, first = 0, end;
    struct line line = {.to = to};
    const char *text = source_line(place->source, place->line, &length);
    end = length;
    text_add(to, "%5u | ", place->line);
    if (length > LONGEST_LINE && place->column > BEFORE + 1) {
        line.column = place->column - BEFORE - 1;
        first = start_of_column(text, length, line.column + 1);
        text_add(to, "...");
        text_add(&line.caret, "   ");
    }
    if (length > LONGEST_LINE)
        end = first + start_of_column(text + first, length - first, BEFORE + AFTER);
    for (size_t i = first; i < end;)
        i += show_character(&line, place, text + i, end - i);
    text_add(to, end < length ? "..." : "");
    while (!line.pointed) {
        line.column++;
        point(&line, place, false);
    }
    text_add(to, "\n      | %s\n", line.caret.data);
    text_free(&line.caret);
}

static void show_report(const struct report *report, struct text *to)
{
    static const char *const words[] = {"error", "warning", "note"};
    const struct place *place = &report->place;
    text_add_printable(to, place->source->path, strlen(place->source->path));
    if (place->line)
        text_add(to, ":%u:%u", place->line, place->column);
    text_add(to, ": %s: ", words[report->severity]);
    text_add_printable(to, report->message, strlen(report->message));
    text_add(to, "%s\n", report->suffix);
    if (place->line && report->severity != SEVERITY_NOTE && !place->source->hidden)
        show_source(place, to);
}

static bool is_of_name(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || byte == '_';
}

/* Whether a place in a line lies in a name that stands there by itself. */
static bool lies_in(const char *line, size_t length, size_t at, const char *name)
{
    size_t count = strlen(name), first = at >= count ? at - count + 1 : 0;
    for (size_t i = first; i <= at && i + count <= length; i++)
        if (memcmp(line + i, name, count) == 0 && !(i > 0 && is_of_name(line[i - 1])) &&
            !(i + count < length && is_of_name(line[i + count])))
            return true;
    return false;
}

/* Whether a place is that of a sign, or of the end, behind a name: "==" of "count == 2", where the
 * name is a word that wants something else behind it. */
static bool lies_behind(const char *line, size_t length, size_t at, const char *name)
{
    if (at < length && is_of_name(line[at]))
        return false;
    while (at > 0 && line[at - 1] == ' ')
        at--;
    return at > 0 && lies_in(line, length, at - 1, name);
}

/* Whether a report follows from a name that could not be declared. */
static bool follows(const struct diagnostics *diagnostics, const struct report *report)
{
    const struct place *place = &report->place;
    bool found = false;
    if (!diagnostics->refused_count || report->severity != SEVERITY_ERROR || report->refuses ||
        !place->line)
        return false;
    size_t length;
    const char *line = source_line(place->source, place->line, &length);
    if (length > REFUSED_LINE)
        return false;
    size_t at = start_of_column(line, length, place->column);
    for (size_t i = 0; i < diagnostics->refused_count && !found; i++)
        found = lies_in(line, length, at, diagnostics->refused[i]) ||
                lies_behind(line, length, at, diagnostics->refused[i]);
    return found;
}

/* Leaves out what follows from names that could not be declared. */
static void leave_out_followers(struct diagnostics *diagnostics)
{
    size_t left = 0;
    for (size_t i = 0; i < diagnostics->count; i++) {
        bool out = follows(diagnostics, diagnostics->reports[i]);
        diagnostics->errors -= out;
        if (!out)
            diagnostics->reports[left++] = diagnostics->reports[i];
    }
    diagnostics->count = left;
}

void diagnostics_add_to_text(struct diagnostics *diagnostics, struct text *to)
{
    leave_out_followers(diagnostics);
    if (diagnostics->count)
        qsort(diagnostics->reports, diagnostics->count, sizeof *diagnostics->reports, by_place);
    unsigned shown = 0;
    for (size_t i = 0; i < diagnostics->count && shown < ERRORS_SHOWN; i++) {
        for (const struct report *report = diagnostics->reports[i]; report; report = report->note)
            show_report(report, to);
        shown += diagnostics->reports[i]->severity == SEVERITY_ERROR;
    }
    unsigned errors = diagnostics->errors + diagnostics->promoted_warnings;
    if (diagnostics->left_out)
        text_add(to, "%u more warnings are not shown\n", diagnostics->left_out);
    if (errors > shown)
        text_add(to, "%u more errors are not shown\n", errors - shown);
    if (errors)
        text_add(to, "%u error%s%s\n", errors, errors == 1 ? "" : "s",
                 diagnostics->writing ? "; nothing written" : "");
}

void diagnostics_print(struct diagnostics *diagnostics)
{
    struct text text = {0};
    diagnostics_add_to_text(diagnostics, &text);
    if (text.length)
        fputs(text.data, stderr);
    text_free(&text);
}
