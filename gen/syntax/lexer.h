/* SPDX-License-Identifier: MIT */
/* Splits the texts of the language into words, for the parser of expressions. */
#ifndef GOAPGEN_SYNTAX_LEXER_H
#define GOAPGEN_SYNTAX_LEXER_H

#include "syntax/document.h"

/** What a word is. */
enum token_kind {
    TOKEN_END,
    TOKEN_NAME,
    TOKEN_NUMBER,
    TOKEN_OPEN,
    TOKEN_CLOSE,
    TOKEN_OPEN_LIST,
    TOKEN_CLOSE_LIST,
    TOKEN_COMMA,
    TOKEN_EQUAL,     /* == */
    TOKEN_NOT_EQUAL, /* != */
    TOKEN_LESS,
    TOKEN_AT_MOST,
    TOKEN_GREATER,
    TOKEN_AT_LEAST,
    TOKEN_ASSIGN, /* = */
    TOKEN_ADD,    /* += */
    TOKEN_SUBTRACT,
    TOKEN_PLUS,
    TOKEN_MINUS,
    TOKEN_TIMES,
    TOKEN_COLON,
    TOKEN_FOREIGN, /* a word with letters that no name has */
    TOKEN_OTHER    /* anything else, whose text says what */
};

/** A text that is being read, at one of its words. */
struct lexer {
    const struct node *node;
    size_t next; /**< where the search for the next word begins */
    enum token_kind kind;
    size_t start, length; /**< this word */
};

/** Begins to read a text, at its first word. */
struct lexer lexer_start(const struct node *text);

/** Goes on to the next word; stays at the end. */
void lexer_next(struct lexer *lexer);

/** Makes a minus of a number's sign, where this word is a number that has one: in `a -1` a number
 *  is taken away. */
void lexer_split_sign(struct lexer *lexer);

/** Whether this word is a given one. */
bool lexer_is(const struct lexer *lexer, const char *word);

/** The place of this word. */
struct place lexer_place(const struct lexer *lexer);

/** This word, from the pool. */
const char *lexer_word(const struct lexer *lexer, struct pool *pool);

#endif
