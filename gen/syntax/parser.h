/* SPDX-License-Identifier: MIT */
/*
 * A parser of one text: it reads words, and the terms and parameters of which conditions,
 * effects, signatures and calls consist. Inside the room `syntax` only; other rooms parse whole
 * texts, see expression.h.
 */
#ifndef GOAPGEN_SYNTAX_PARSER_H
#define GOAPGEN_SYNTAX_PARSER_H

#include "syntax/expression.h"
#include "syntax/lexer.h"

/** A parser at a word of its text. */
struct parser {
    struct pool *pool;
    struct diagnostics *diagnostics;
    const struct map *facts; /**< their names, for advice; NULL: they are not known */
    struct lexer lexer;
    unsigned depth; /**< of expressions within expressions, EXPRESSION_DEPTH at the most */
    bool times;     /**< numbers can be times, in seconds */
    /** Reads the condition that a count counts; NULL with an error. NULL: nothing is counted here. */
    struct expression *(*counted)(struct parser *parser);
};

/** A parser at the first word of a text. */
struct parser parser_start(const struct parsing *parsing, const struct node *text);

/** Reports a sign, a word, a quote or a comment of another language, if this word is one; whether it
 *  is. */
bool parser_foreign(struct parser *parser);

/** Reports that something else stands where `what` is expected, with what is known of the
 *  reason; false. */
bool parser_expected(struct parser *parser, const char *what);

/** Goes on behind a word of a kind; false, with an error, if this word is of another. */
bool parser_take(struct parser *parser, enum token_kind kind, const char *what);

/** Goes on behind a word of a kind, or behind this word, if it stands there; whether it does. */
bool parser_take_if(struct parser *parser, enum token_kind kind);
bool parser_take_word(struct parser *parser, const char *word);

/** Goes one level deeper into an expression, of which the caller comes back by depth--; false, with
 *  an error, where that is too deep. */
bool parser_deepen(struct parser *parser);

/** The place from a word's start, in bytes of the text, to the end of the word before this one; and
 *  what stands there. */
struct place parser_place_since(const struct parser *parser, size_t start);
const char *parser_text_since(const struct parser *parser, size_t start);

/** Reads a number, or a name with or without arguments; false with an error. */
bool parse_term(struct parser *parser, struct term *term);

/** Reads a condition; NULL with an error. */
struct expression *parse_or(struct parser *parser);

/** Reads a number, a fact, or what is worked out of these by `+`, `-`, `*` and parentheses; false
 *  with an error. */
bool parse_amount(struct parser *parser, struct term *term);

/** Whether what stands in the parenthesis that begins here is an amount, and no condition: it is
 *  compared, or worked with. */
bool parser_begins_amount(const struct parser *parser);

/** Reads the parameters of a signature, or of all and any, in parentheses; false with an
 *  error. */
bool parse_parameters(struct parser *parser, struct signature *signature);

/** The same of a count, whose condition comes behind a ':'. */
bool parse_counted_parameters(struct parser *parser, struct signature *signature);

/** Whether the text is at its end; otherwise an error says what could follow. */
bool parse_end(struct parser *parser, const char *what);

#endif
