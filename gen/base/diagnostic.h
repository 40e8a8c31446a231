/* SPDX-License-Identifier: MIT */
/*
 * Diagnostics: errors, warnings and notes. They are collected over all stages and shown
 * in the order of the file, each with its source line and a caret, as gcc shows them,
 * so that editors find the place.
 */
#ifndef GOAPGEN_BASE_DIAGNOSTIC_H
#define GOAPGEN_BASE_DIAGNOSTIC_H

#include "base/source.h"

struct diagnostics;

/** Makes diagnostics without a report, in the pool. */
struct diagnostics *diagnostics_new(struct pool *pool);

/** Counts a warning as an error from now on. */
void diagnostics_promote_warnings(struct diagnostics *diagnostics);

/** Notes that files are to be written: the last line then says that nothing was written. */
void diagnostics_set_writes_files(struct diagnostics *diagnostics);

/** Silences a warning; false if there is none of this name. */
bool diagnostics_silence_warning(struct diagnostics *diagnostics, const char *name);

/** Whether a warning of this name is silenced, so that it need not be looked for. */
bool diagnostics_is_warning_silenced(const struct diagnostics *diagnostics, const char *warning);

/** Reports an error, as printf formats it. If there were very many reports before it, its text
 *  is not kept, but it counts. Always false, so that a reader can return it. */
bool report_error(struct diagnostics *diagnostics, struct place place, const char *format, ...)
    PRINTF_LIKE(3, 4);
bool report_error_va(struct diagnostics *diagnostics, struct place place, const char *format,
                     va_list arguments) PRINTF_LIKE(3, 0);

/** Reports an error about a name that cannot be declared. Errors at other places that have the name
 *  follow from this one, so that they are not shown. */
void report_refused_name(struct diagnostics *diagnostics, struct place place, const char *name,
                         const char *format, ...) PRINTF_LIKE(4, 5);

/** Reports a warning by its name, which the list in diagnostic.c has; once for each place, if it
 *  always says the same there. */
void report_warning(struct diagnostics *diagnostics, const char *warning, struct place place,
                    const char *format, ...) PRINTF_LIKE(4, 5);

/** Adds a note to the error or warning that was reported last. */
void report_note(struct diagnostics *diagnostics, struct place place, const char *format, ...)
    PRINTF_LIKE(3, 4);

/** How many errors were reported, without promoted warnings: later stages can
 *  go on after those. */
unsigned diagnostics_error_count(const struct diagnostics *diagnostics);

/** Whether anything was reported that counts as an error in the end. */
bool diagnostics_failed(const struct diagnostics *diagnostics);

/** Adds all that was reported to a text: in the order of the files, 20 errors
 *  at the most, and a last line that counts the errors. If nothing was reported, it adds
 *  nothing. */
void diagnostics_add_to_text(struct diagnostics *diagnostics, struct text *to);

/** The same on standard error. */
void diagnostics_print(struct diagnostics *diagnostics);

#endif
