/* SPDX-License-Identifier: MIT */
/*
 * Diagnostics: errors, warnings and notes. They are collected over all stages and shown
 * in the order of the file, each with its source line and a caret, as gcc shows them,
 * so that editors find the place.
 */
#ifndef GOAPGEN_BASE_DIAGNOSTIC_H
#define GOAPGEN_BASE_DIAGNOSTIC_H

#include "base/source.h"

/** All errors, warnings and notes that were reported, and how warnings are treated. */
struct diagnostics;

/** Makes diagnostics without any report, in the pool. */
struct diagnostics *diagnostics_new(struct pool *pool);

/** Has every warning count as an error from now on. */
void diagnostics_promote_warnings(struct diagnostics *diagnostics);

/** Tells the diagnostics that files are to be written, so that after errors their last line says
 *  that nothing was. */
void diagnostics_set_writes_files(struct diagnostics *diagnostics);

/** Silences the warning of a name; false if there is none of this name. */
bool diagnostics_silence_warning(struct diagnostics *diagnostics, const char *name);

/** Whether a warning of this name is silenced, so that it need not be looked for. */
bool diagnostics_is_warning_silenced(const struct diagnostics *diagnostics, const char *warning);

/** Reports an error, as printf formats it. If there were very many reports before it, its text
 *  is not kept, but it counts. Always false, so that a reader can return it. */
bool report_error(struct diagnostics *diagnostics, struct place place, const char *format, ...)
    PRINTF_LIKE(3, 4);

/** Reports an error as report_error does, with a va_list. */
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

/** Adds all reports to a text, with their source lines: in the order of the files, 20 errors at the
 *  most, and a last line that counts the errors. If nothing was reported, it adds nothing. */
void diagnostics_add_to_text(struct diagnostics *diagnostics, struct text *to);

/** Prints all reports on standard error, as diagnostics_add_to_text writes them. */
void diagnostics_print(struct diagnostics *diagnostics);

#endif
