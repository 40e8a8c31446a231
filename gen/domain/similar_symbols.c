/* SPDX-License-Identifier: MIT */
/*
 * Warns of symbols that are probably misspelt: nothing uses them, and they differ by a letter
 * from another symbol or a type. A fact with such a symbol has a value that it never gets,
 * which is no error.
 */
#include "domain/sections.h"

#include <ctype.h>
#include <string.h>

/* Shorter names are near to each other by chance; and the most pairs of names that are looked
 * at. */
enum { SHORTEST_NAME = 4, PAIRS_MOST = 10000000 };

static bool similar_symbols_is_letter(char c)
{
    return isalpha((unsigned char)c) != 0;
}

bool differ_by_a_letter(const char *a, const char *b)
{
    size_t m = strlen(a), n = strlen(b), i = 0;
    if (m > n)
        return differ_by_a_letter(b, a);
    if (m < SHORTEST_NAME || n > m + 1)
        return false;
    while (i < m && a[i] == b[i])
        i++;
    if (n > m)
        return similar_symbols_is_letter(b[i]) && strcmp(a + i, b + i + 1) == 0;
    if (i == m || !similar_symbols_is_letter(a[i]) || !similar_symbols_is_letter(b[i]))
        return false;
    bool swapped = a[i + 1] && a[i] == b[i + 1] && a[i + 1] == b[i];
    return strcmp(a + i + 1, b + i + 1) == 0 || (swapped && strcmp(a + i + 2, b + i + 2) == 0);
}

/* The name that was probably meant by a symbol, or NULL. */
static const char *meant_by(const struct domain *domain, const char *name, struct place *place,
                            const char **kind)
{
    for (size_t i = 0; i < domain->symbol_count; i++)
        if (domain->symbols[i].used && differ_by_a_letter(name, domain->symbols[i].name)) {
            *place = domain->symbols[i].place;
            *kind = "";
            return domain->symbols[i].name;
        }
    for (size_t i = 0; i < domain->type_count; i++)
        if (differ_by_a_letter(name, domain->types[i].name)) {
            *place = domain->types[i].place;
            *kind = "the type ";
            return domain->types[i].name;
        }
    return NULL;
}

void warn_of_similar_symbols(struct domain *domain)
{
    size_t pairs = 0;
    for (size_t i = 0; i < domain->symbol_count; i++) {
        const struct symbol *symbol = &domain->symbols[i];
        if (symbol->used || symbol->object || symbol->lists > 1)
            continue;
        pairs += domain->symbol_count + domain->type_count;
        if (pairs > PAIRS_MOST)
            return;
        struct place place;
        const char *kind, *meant = meant_by(domain, symbol->name, &place, &kind);
        if (!meant)
            continue;
        report_warning(domain->parsing.diagnostics, "similar-symbol", symbol->place,
                       "symbol '%s' is never compared or assigned; did you mean %s'%s'?",
                       symbol->name, kind, meant);
        report_note(domain->parsing.diagnostics, place, "'%s' is declared here", meant);
    }
}
