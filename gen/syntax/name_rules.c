/* SPDX-License-Identifier: MIT */
/* What may be the name of something that a domain declares: see name_rules.h. */
#include "syntax/name_rules.h"

#include "syntax/advice.h"

#include <string.h>

static bool is_reserved(const char *name)
{
    static const char *const words[] = {
        /* C99 and C11 */
        "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else",
        "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register",
        "restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef",
        "union", "unsigned", "void", "volatile", "while",
        /* this language */
        "and", "or", "not", "in", "all", "any", "count", "true", "false", "bool"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(name, words[i]) == 0)
            return true;
    return false;
}

static const char *fault_of_name(const char *name)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
    if (!length || name[length] || strspn(name, "0123456789_"))
        return "is not a name: letters, digits and underscores, a letter first";
    if (length > 64)
        return "is longer than 64 characters";
    if (strstr(name, "__"))
        return "has two underscores in a row, which C++ keeps for itself";
    if (name[length - 1] == '_')
        return "ends with an underscore, which would meet another one in C";
    if (is_reserved(name))
        return "is a keyword";
    return NULL;
}

/* A name for a text of several words, or with a quote about it; NULL if there is none. */
static const char *name_meant(struct pool *pool, const char *text)
{
    const char *word;
    size_t quoted = advice_quoted(pool, text, &word);
    if (quoted)
        return word && !text[quoted] && !fault_of_name(word) ? word : NULL;
    char *name = pool_copy(pool, text, strlen(text));
    for (char *at = name; (at = strpbrk(at, " -")) != NULL;)
        *at = '_';
    return fault_of_name(name) ? NULL : name;
}

bool check_name(const struct parsing *parsing, const char *name, struct place place,
                const char *what)
{
    const char *fault = fault_of_name(name);
    const char *meant = fault ? name_meant(parsing->pool, name) : NULL;
    if (fault)
        report_error(parsing->diagnostics, place, "the name of %s, '%s', %s%s%s", what, name, fault,
                     meant ? "; write: " : "", meant ? meant : "");
    return !fault;
}
