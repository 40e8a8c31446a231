/* SPDX-License-Identifier: MIT */
/* The words of conditions and effects: see lexer.h. */
#include "syntax/lexer.h"

#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static size_t number_length(const char *text)
{
    size_t length = text[0] == '-';
    length += strspn(text + length, DIGITS);
    size_t behind = text[length] == '.' ? strspn(text + length + 1, DIGITS) : 0;
    return behind ? length + 1 + behind : length;
}

/* Whether a letter that no name has begins here; not the signs and quotation marks that stand in their
 * own blocks. */
static bool is_foreign(const char *text)
{
    unsigned char first = (unsigned char)text[0], second = first ? (unsigned char)text[1] : 0;
    bool is_sign = first == 0xC3 && (second == 0x97 || second == 0xB7); /* times, divided by */
    return (first >= 0xC3 && first <= 0xE1 && !is_sign) || (first == 0xE3 && second != 0x80) ||
           (first >= 0xE4 && first <= 0xEE) || first >= 0xF0;
}

/* The length of a word with such letters; 0 if it has none. */
static size_t foreign_length(const char *text)
{
    size_t length = 0;
    bool any = false;
    for (bool going = true; going;) {
        bool foreign = is_foreign(text + length);
        any |= foreign;
        going = foreign || is_name_character(text[length]);
        length += going;
        while (foreign && ((unsigned char)text[length] & 0xC0) == 0x80)
            length++;
    }
    return any ? length : 0;
}

static enum token_kind sign_kind(const char *text, size_t *length)
{
    static const struct {
        const char *text;
        enum token_kind kind;
    } signs[] = {/* those of other languages first, as they begin with ours */
                 {"===", TOKEN_OTHER},   {"!==", TOKEN_OTHER},    {"=>", TOKEN_OTHER},
                 {"=<", TOKEN_OTHER},    {"<>", TOKEN_OTHER},     {"=!", TOKEN_OTHER},
                 {":=", TOKEN_OTHER},    {"//", TOKEN_OTHER},     {"/*", TOKEN_OTHER},
                 {"==", TOKEN_EQUAL},    {"!=", TOKEN_NOT_EQUAL}, {"<=", TOKEN_AT_MOST},
                 {">=", TOKEN_AT_LEAST}, {"+=", TOKEN_ADD},       {"-=", TOKEN_SUBTRACT},
                 {"&&", TOKEN_OTHER},    {"||", TOKEN_OTHER},     {"<", TOKEN_LESS},
                 {">", TOKEN_GREATER},   {"=", TOKEN_ASSIGN},     {"(", TOKEN_OPEN},
                 {")", TOKEN_CLOSE},     {"[", TOKEN_OPEN_LIST},  {"]", TOKEN_CLOSE_LIST},
                 {",", TOKEN_COMMA},     {"+", TOKEN_PLUS},       {"-", TOKEN_MINUS},
                 {"*", TOKEN_TIMES},     {":", TOKEN_COLON}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        *length = strlen(signs[i].text);
        if (strncmp(text, signs[i].text, *length) == 0)
            return signs[i].kind;
    }
    /* A word is never a part of a character, so that a message does not show half of one. */
    *length = 1;
    while (((unsigned char)text[*length] & 0xC0) == 0x80)
        ++*length;
    return TOKEN_OTHER;
}

void lexer_next(struct lexer *lexer)
{
    const char *text = lexer->node->text;
    lexer->start = lexer->next;
    while (text[lexer->start] && strchr(" \t\r\n", text[lexer->start]))
        lexer->start++;
    const char *at = text + lexer->start;
    size_t foreign = is_digit(*at) ? 0 : foreign_length(at);
    if (foreign > 0) {
        lexer->kind = TOKEN_FOREIGN;
        lexer->length = foreign;
    } else if (*at == '\0') {
        lexer->kind = TOKEN_END;
        lexer->length = 0;
    } else if (is_digit(*at) || (*at == '-' && is_digit(at[1]))) {
        lexer->kind = TOKEN_NUMBER;
        lexer->length = number_length(at);
    } else if (is_name_character(*at)) {
        lexer->kind = TOKEN_NAME;
        lexer->length = strspn(at, NAME_CHARACTERS);
    } else {
        lexer->kind = sign_kind(at, &lexer->length);
    }
    lexer->next = lexer->start + lexer->length;
}

void lexer_split_sign(struct lexer *lexer)
{
    if (lexer->kind != TOKEN_NUMBER || lexer->node->text[lexer->start] != '-')
        return;
    lexer->kind = TOKEN_MINUS;
    lexer->length = 1;
    lexer->next = lexer->start + 1;
}

struct lexer lexer_start(const struct node *text)
{
    struct lexer lexer = {.node = text};
    lexer_next(&lexer);
    return lexer;
}

bool lexer_is(const struct lexer *lexer, const char *word)
{
    return lexer->length == strlen(word) &&
           memcmp(lexer->node->text + lexer->start, word, lexer->length) == 0;
}

struct place lexer_place(const struct lexer *lexer)
{
    return node_part_place(lexer->node, lexer->start, lexer->length);
}

const char *lexer_word(const struct lexer *lexer, struct pool *pool)
{
    return pool_copy_text(pool, lexer->node->text + lexer->start, lexer->length);
}
