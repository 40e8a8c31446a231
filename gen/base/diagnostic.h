/* SPDX-License-Identifier: MIT */
/*
 * Diagnostics: errors, warnings and notes, collected over all stages and shown
 * in the order of the file, each with its source line and a caret, in gcc's
 * shape so that editors find the place.
 */
#ifndef GOAPGEN_BASE_DIAGNOSTIC_H
#define GOAPGEN_BASE_DIAGNOSTIC_H

#include "base/source.h"

/** The warnings that can be silenced by name, see warning_names. */
enum warning {
    WARNING_NEVER_APPLICABLE,
    WARNING_UNREAD_FACT,
    WARNING_UNCHANGED_FACT,
    WARNING_UNUSED_STUB,
    WARNING_SHADOWED_METHOD,
    WARNING_STARVED_TASK,
    WARNING_DEAD_END,
    WARNING_UNREACHABLE_GOAL,
    WARNING_UNUSED_ACTION,
    WARNING_ENDLESS_RECURSION,
    WARNING_SATURATING_EFFECT,
    WARNING_TWO_VALUED_RANGE,
    WARNING_SIMILAR_SYMBOL,
    WARNING_HIDDEN_FACT,
    WARNING_COUNT
};

/** "never-applicable" and so on, by warning. */
extern const char *const warning_names[WARNING_COUNT];

struct diagnostics;

struct diagnostics *diagnostics_new(struct pool *pool);

/** Counts a warning as an error from now on. */
void diagnostics_promote(struct diagnostics *diagnostics);

/** Has the last line say that nothing was written, as files were to be. */
void diagnostics_of_writing(struct diagnostics *diagnostics);

/** Silences a warning; false where there is none of this name. */
bool diagnostics_silence(struct diagnostics *diagnostics, const char *name);

void report_error(struct diagnostics *diagnostics, struct place place, const char *format, ...)
    PRINTF_LIKE(3, 4);
void report_warning(struct diagnostics *diagnostics, enum warning warning, struct place place,
                    const char *format, ...) PRINTF_LIKE(4, 5);

/** Adds a note to the error or warning that was reported last. */
void report_note(struct diagnostics *diagnostics, struct place place, const char *format, ...)
    PRINTF_LIKE(3, 4);

/** How many errors were reported, without promoted warnings: later stages can
 *  go on after those. */
unsigned diagnostics_errors(const struct diagnostics *diagnostics);

/** Whether anything was reported that counts as an error in the end. */
bool diagnostics_failed(const struct diagnostics *diagnostics);

/** Adds all that was reported to a text: in the order of the files, 20 errors
 *  at the most, and a last line that counts the errors. Nothing where nothing
 *  was reported. */
void diagnostics_show(struct diagnostics *diagnostics, struct text *to);

/** The same on standard error. */
void diagnostics_print(struct diagnostics *diagnostics);

#endif
