/* SPDX-License-Identifier: MIT */
/* Declared names, and the nearest one: see names.h. The distance is the restricted one of Damerau and
 * Levenshtein (Damerau, "A technique for computer detection and correction of spelling errors",
 * 1964). */
#include "domain/names.h"

#include <ctype.h>
#include <string.h>

/* How many edits lead from one name to the other: a character is inserted, left out or replaced,
 * or two neighbours are exchanged. Names longer than 64 characters are never near. */
static size_t distance_between(const char *a, const char *b)
{
    enum { LONGEST = 64 };
    size_t rows[3][LONGEST + 1];
    size_t m = strlen(a), n = strlen(b);
    if (m > LONGEST || n > LONGEST)
        return SIZE_MAX;
    for (size_t j = 0; j <= n; j++)
        rows[0][j] = j;
    for (size_t i = 1; i <= m; i++) {
        size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *before = rows[(i + 1) % 3];
        row[0] = i;
        for (size_t j = 1; j <= n; j++) {
            size_t best = above[j - 1] + (a[i - 1] != b[j - 1]);
            best = above[j] + 1 < best ? above[j] + 1 : best;
            best = row[j - 1] + 1 < best ? row[j - 1] + 1 : best;
            bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped && before[j - 2] + 1 < best)
                best = before[j - 2] + 1;
            row[j] = best;
        }
    }
    return rows[m % 3][n];
}

struct guess guess_start(const struct parsing *parsing, const char *unknown)
{
    bool tired = diagnostics_error_count(parsing->diagnostics) > 100;
    return (struct guess){.unknown = unknown, .distance = SIZE_MAX, .tired = tired};
}

void guess_try(struct guess *guess, const char *candidate, struct place place)
{
    size_t length = strlen(guess->unknown), other = strlen(candidate);
    size_t allowed = length < 3 ? 0 : length < 6 ? 1 : 2;
    if (guess->tired || other > length + allowed || length > other + allowed)
        return;
    size_t distance = distance_between(guess->unknown, candidate);
    if (distance > allowed || distance >= guess->distance)
        return;
    guess->distance = distance;
    guess->best = candidate;
    guess->place = place;
}

void guess_note(const struct guess *guess, const struct parsing *parsing)
{
    if (guess->best)
        report_note(parsing->diagnostics, guess->place, "'%s' is declared here; did you mean it?",
                    guess->best);
}

/* Shorter names are near to each other by chance. */
enum { SHORTEST_NAME = 4 };

static bool is_ascii_letter(char c)
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
        return is_ascii_letter(b[i]) && strcmp(a + i, b + i + 1) == 0;
    if (i == m || !is_ascii_letter(a[i]) || !is_ascii_letter(b[i]))
        return false;
    bool swapped = a[i + 1] && a[i] == b[i + 1] && a[i + 1] == b[i];
    return strcmp(a + i + 1, b + i + 1) == 0 || (swapped && strcmp(a + i + 2, b + i + 2) == 0);
}

/* ---------------------------------------------------------- declared names */

void name_add(struct name_table *names, struct pool *pool, const char *name, struct place place)
{
    text_number_map_put(&names->numbers, pool, name, (int64_t)names->count);
    POOL_ADD(pool, names->items, names->count) = (struct declared_name){name, place};
}

int64_t name_number(const struct name_table *names, const char *name)
{
    return text_number_map_get(&names->numbers, name);
}

void guess_names(struct guess *guess, const struct name_table *names)
{
    for (size_t i = 0; i < names->count; i++)
        guess_try(guess, names->items[i].name, names->items[i].place);
}

void note_nearest_name(const struct parsing *parsing, const struct name_table *names,
                       const char *unknown)
{
    struct guess guess = guess_start(parsing, unknown);
    guess_names(&guess, names);
    guess_note(&guess, parsing);
}
