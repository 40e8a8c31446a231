/* SPDX-License-Identifier: MIT */
/* What may be the name of something that a domain declares: see name_rules.h. */
#include "syntax/name_rules.h"

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

bool check_name(const struct parsing *parsing, const char *name, struct place place,
                const char *what)
{
    const char *fault = fault_of_name(name);
    if (fault)
        report_error(parsing->diagnostics, place, "the name of %s, '%s', %s", what, name, fault);
    return !fault;
}
