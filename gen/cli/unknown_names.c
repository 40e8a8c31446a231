/* SPDX-License-Identifier: MIT */
/* Reports names on the command line that the domain does not have: see unknown_names.h. */
#include "cli/unknown_names.h"

#include "base/printable.h"
#include "domain/names.h"

#include <string.h>

/* The most names that are listed. */
enum { NAMES_LISTED = 12 };

bool same_name(const char *a, const char *b)
{
    for (;; a++, b++) {
        a += strspn(a, " ");
        b += strspn(b, " ");
        if (*a != *b)
            return false;
        if (!*a)
            return true;
    }
}

bool known_has(const struct word_list *known, const char *name)
{
    for (size_t i = 0; i < known->count; i++)
        if (strcmp(known->items[i], name) == 0)
            return true;
    return false;
}

void known_add(struct pool *pool, struct word_list *known, const char *name)
{
    if (name && !known_has(known, name))
        POOL_ADD(pool, known->items, known->count) = name;
}

/* "a, b, c", or "a, b and 7 more" */
static const char *unknown_names_list_of(struct pool *pool, const struct word_list *known)
{
    const char *list = "";
    size_t shown = known->count > NAMES_LISTED ? NAMES_LISTED : known->count;
    for (size_t i = 0; i < shown; i++)
        list = pool_format(pool, "%s%s%s", list, i ? ", " : "", known->items[i]);
    if (shown == known->count)
        return list;
    return pool_format(pool, "%s and %zu more", list, known->count - shown);
}

bool report_unknown_name(const struct domain *domain, const char *what, const char *name,
                         const struct word_list *known)
{
    struct guess guess = guess_start(&domain->parsing, name);
    for (size_t i = 0; i < known->count; i++)
        guess_try(&guess, known->items[i], (struct place){0});
    struct pool *pool = domain->parsing.pool;
    const char *hint = "the domain has none";
    if (guess.best)
        hint = pool_format(pool, "did you mean '%s'?", guess.best);
    else if (known->count)
        hint = pool_format(pool, "there is: %s", unknown_names_list_of(pool, known));
    print_line(stderr, "goapgen: unknown %s '%s'; %s", what, name, hint);
    return false;
}

bool report_unknown_agent_type(const struct domain *domain, const char *name)
{
    struct word_list known = {0};
    for (size_t i = 0; i < domain->agent_type_count; i++)
        known_add(domain->parsing.pool, &known, domain->agent_types[i].name);
    return report_unknown_name(domain, "agent", name, &known);
}
