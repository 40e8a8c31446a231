/* SPDX-License-Identifier: MIT */
/*
 * Text that is written into the caller's memory, in the names of the YAML: what the lines of events
 * and of explanations consist of. Inside the runtime only. See text_line.c.
 */
#ifndef GG_TEXT_LINE_H
#define GG_TEXT_LINE_H

#include "state/features.h"
#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A text that is being written. Bytes that do not fit are only counted. */
typedef struct gg_line {
    char *text;
    size_t size, length;
} gg_line;

/** The names of one kind, or NULL in a build without names. */
#define GG_NAMES(domain, of) ((domain)->names ? (domain)->names->of : NULL)

/** Adds a text to the line. */
void gg_line_add(gg_line *line, const char *text);

/** Adds a letter to the line. */
void gg_line_letter(gg_line *line, char letter);

/** Adds a number to the line. */
void gg_line_number(gg_line *line, uint32_t number);

/** Adds a number of so many decimals, without zeros at its end: "-0.05", "12". */
void gg_line_decimal(gg_line *line, int64_t number, int decimals);

/** Finds the n-th of some texts that are separated by bars in one string: a table of pointers would
 *  have to be relocated. */
const char *gg_nth_words(const char *words, uint16_t n);

/** Adds the n-th of some texts that are separated by bars to the line. */
void gg_line_nth_words(gg_line *line, const char *words, uint16_t n);

/** Adds the name of an index from a table of names to the line. In a build without names, or if
 *  there is no name of that number, it adds the kind of thing and the number instead. */
void gg_line_name(gg_line *line, const GG_ROM char *const GG_ROM *names, uint16_t count,
                  uint16_t index, const char *what);

/** Adds the name of a ground action. */
void gg_line_action(gg_line *line, const GG_ROM gg_domain *domain, uint16_t action);

/** Adds the name of a goal, "the root task" for GG_NONE, or that it is a want without a name. */
void gg_line_goal(gg_line *line, const GG_ROM gg_domain *domain, uint16_t goal);

/** Adds the name of a task's method, with the task: "live > rest". */
void gg_line_method(gg_line *line, const GG_ROM gg_domain *domain, uint16_t task, uint16_t method);

/** Adds that a fact is in the way: ", because of energy: it is 2, wants >= 6", without the value if
 *  that is not known; nothing for GG_NONE. */
void gg_line_because(gg_line *line, const GG_ROM gg_domain *domain, uint16_t fact,
                     const gg_unmet *unmet);

/** Ends the text with a 0, if there is room for one. Returns its whole length. */
size_t gg_line_end(gg_line *line);

#ifdef __cplusplus
}
#endif

#endif
