/* SPDX-License-Identifier: MIT */
/*
 * Templates: header.template and source.template have the text of the generated files. In a line,
 *
 *     $p, $P      stand for the prefix in small and capital letters: "cat", "CAT"
 *     $n, $N      for the name of the thing that the loop around the line has come to
 *     $(WORD)     for what the word means there; a line of nothing else is left out where that
 *                 is nothing
 *     @NAME       for the prefix and a name that is declared here, in capital letters if NAME is:
 *                 all such names are taken in C
 *
 * Lines that begin with `% ` tell which others are written:
 *
 *     % if WORD, % if not WORD, % elif WORD, % else, % end
 *     % each WORD, % end
 *
 * words.c lists the words; those that begin with `fact.` and `call.` are in fact_words.c and
 * call_words.c.
 */
#ifndef GOAPGEN_EMIT_TEMPLATE_H
#define GOAPGEN_EMIT_TEMPLATE_H

#include "emit/writer.h"

/** A name of C that the generated header declares. */
struct declared {
    const char *name;
    struct place place; /**< of what it is declared for; line 0: for all domains alike */
};

/** The names of C that the generated header declares. */
struct declarations {
    struct declared *items;
    size_t count;
};

/** What the words of a line speak of: the thing that each loop around it has come to. */
struct scope {
    struct writer *writer;
    const struct domain *domain;
    struct declarations *declarations; /**< not NULL: only what is declared is listed, there are no
                                            tables, and a condition holds if it may */
    const char *name;                  /**< of the innermost thing that has one */
    struct place place;
    size_t number;
    const char *comment;
    const struct object_type *type;
    const struct fact *fact;
    const struct data_field *field;
    const struct agent_type *agent_type;
    struct callbacks callbacks; /**< of that agent type */
    enum callback_kind kind;
    const struct callback *callback;
    const struct action *waiting; /**< one that only waits */
    const struct stub *stubs;
    size_t stub_count;
};

/** The names that the generated header of a domain declares, but for functions that the game
 *  gives. */
struct declarations names_declared_by_header(struct pool *pool, const struct domain *domain);

/** Writes a template with its words filled in. */
void template_fill(struct scope *scope, const char *text);

/** Whether a condition word of a template holds. */
bool word_holds(const struct scope *scope, const char *word);

/** Adds the text that a word of a template stands for. */
void add_word(const struct scope *scope, struct text *to, const char *word);

/** What comes of a step of a template's loop: the end, an item that is left out, or an item. */
enum loop_step { LOOP_END, LOOP_LEAVE_OUT, LOOP_ITEM };

/** A loop of templates: sets the scope to the i-th item, and tells whether there is one. */
typedef enum loop_step loop_item_setter(struct scope *scope, size_t i);

/** The loop that a word of a template stands for. */
loop_item_setter *loop_of(const char *word);

#endif
