/* SPDX-License-Identifier: MIT */
/*
 * Writes C: templates in which names are filled in, and the texts of the three files.
 * All of them are made in memory, from the tables alone.
 */
#ifndef GOAPGEN_EMIT_WRITER_H
#define GOAPGEN_EMIT_WRITER_H

#include "tables/callback_list.h"
#include "tables/memory_plan.h"

/** A C file that is being written. */
struct writer {
    struct pool *pool;
    const struct domain *domain;
    const struct tables *tables;
    struct memory_size_values sizes; /**< those of the tables */
    const char *prefix, *upper;      /**< "cat", "CAT" */
    const char *source;              /**< "cat.yaml": the file's name, no folder, as in a comment */
    struct text text;
};

/** Makes a writer for a domain; source: the YAML file's path. */
struct writer writer_start(struct pool *pool, const struct tables *tables, const char *source);

/** Adds text to the C file, in which $p and $P stand for the prefix, $n and $N for the name, in
 *  small and capital letters; $$ for $. */
void emit(struct writer *writer, const char *template, const char *name);

/** Reports a word of a template that there is not, and ends the program. It is called where a
 *  condition is expected, too. */
bool abort_on_unknown_word(const char *word);

/** Adds what a letter after a $ stands for, as in emit: p, P, n, N or $. */
void expand_dollar_letter(struct writer *writer, struct text *to, char letter, const char *name);

/** A name in capital letters, from the pool. */
const char *upper_case(struct pool *pool, const char *name);

/** A text made fit for a C comment: as it may be shown, and without an end of the comment. */
const char *comment_text(struct pool *pool, const char *text);

/** A text as a C expression for an initializer, byte for byte: a string literal, in pieces where it
 *  is long. C99 promises 4095 bytes of one, however many pieces it is written in; of more, an
 *  array. */
const char *string_literal(struct pool *pool, const char *text);

/** A text, as it may be shown, as a string literal in one line, for #error. */
const char *error_literal(struct pool *pool, const char *text);

/** The text of the generated header, cat.h. */
struct text write_header(struct pool *pool, const struct tables *tables, const char *source);

/** The text of the generated source with the tables, cat.c. */
struct text write_tables(struct pool *pool, const struct tables *tables, const char *source);

/** A function that the programmer fills in. */
struct stub {
    const char *name;   /**< "cat_task_eat" */
    const char *result; /**< its type, "gg_status" */
    const char *list;   /**< its parameters */
    const char *note;   /**< the comment of its declaration, which says what the domain says */
    const char *text;   /**< all of it as written once, with a comment that does not go stale */
};

/** All stubs of a domain, in order. */
struct stub *stubs_of(struct pool *pool, const struct tables *tables, size_t *count);

/** The text of a tasks file, cat_tasks.c, with these stubs; the writer has just been started. */
struct text write_stubs(struct writer *writer, const struct stub *stubs, size_t count);

/** Whether C, C++ or a header of theirs has this name for itself: reserved_names.c. */
bool is_reserved(const char *name);

/** Whether a name cannot be that of a parameter of a generated function: it
 *  would hide, or be replaced by, something else that is called like it. */
bool is_unusable_parameter_name(const struct domain *domain, const char *name);

/** Reports what would not fit together in the generated code: two things of one name, names that
 *  are taken there or in C, and functions that things share although their parameters differ. */
void check_identifiers(struct pool *pool, struct domain *domain);

#endif
