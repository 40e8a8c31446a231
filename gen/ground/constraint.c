/* SPDX-License-Identifier: MIT */
/* What a box allows one ground fact: see constraint.h. */
#include "ground/constraint.h"

#include <inttypes.h>
#include <string.h>

const uint64_t set_unbroken[1] = {0};

/* The bits of a word of the set, as far as they lie between the first and the last. */
static uint64_t word_of(const struct constraint *constraint, uint32_t word)
{
    if (word < constraint->low / 64 || word > constraint->high / 64)
        return 0;
    uint64_t bits = constraint_has_holes(constraint) ? constraint->set[word] : UINT64_MAX;
    if (word == constraint->low / 64)
        bits &= UINT64_MAX << constraint->low % 64;
    if (word == constraint->high / 64)
        bits &= UINT64_MAX >> (63 - constraint->high % 64);
    return bits;
}

static bool set_within(const struct constraint *inner, const struct constraint *outer)
{
    if (inner->set == outer->set || !constraint_has_holes(outer))
        return true;
    for (uint32_t word = inner->low / 64; word <= inner->high / 64; word++)
        if (word_of(inner, word) & ~word_of(outer, word))
            return false;
    return true;
}

bool constraint_within(const struct constraint *inner, const struct constraint *outer)
{
    return (inner->allowed & ~outer->allowed) == 0 && inner->low >= outer->low &&
           inner->high <= outer->high && set_within(inner, outer);
}

bool constraint_same(const struct constraint *a, const struct constraint *b)
{
    return a->variable == b->variable && a->allowed == b->allowed && a->low == b->low &&
           a->high == b->high && set_within(a, b) && set_within(b, a);
}

bool constraint_meets(const struct constraint *a, const struct constraint *b)
{
    uint32_t low = a->low > b->low ? a->low : b->low;
    uint32_t high = a->high < b->high ? a->high : b->high;
    if (a->allowed & b->allowed)
        return true;
    if (a->allowed || b->allowed || low > high)
        return false;
    if (!constraint_has_holes(a) && !constraint_has_holes(b))
        return true;
    for (uint32_t word = low / 64; word <= high / 64; word++)
        if (word_of(a, word) & word_of(b, word))
            return true;
    return false;
}

/* --------------------------------------------------------------------- sets */

static uint32_t lowest_place(uint64_t bits)
{
    uint32_t place = 0;
    for (; !(bits & 1); bits >>= 1)
        place++;
    return place;
}

static uint32_t highest_place(uint64_t bits)
{
    uint32_t place = 63;
    for (; !(bits >> 63); bits <<= 1)
        place--;
    return place;
}

struct constraint constraint_of_set(size_t variable, const uint64_t *set, uint32_t top)
{
    struct constraint result = {.variable = variable, .high = top, .set = set};
    uint32_t first = UINT32_MAX, last = 0;
    bool holes = false;
    for (uint32_t word = 0; word <= top / 64; word++) {
        uint64_t bits = word_of(&result, word);
        first = bits && first == UINT32_MAX ? word : first;
        last = bits ? word : last;
    }
    if (first == UINT32_MAX)
        return (struct constraint){.variable = variable, .low = 1, .set = set_unbroken};
    result.low = first * 64 + lowest_place(word_of(&result, first));
    result.high = last * 64 + highest_place(word_of(&result, last));
    struct constraint all = {.low = result.low, .high = result.high};
    for (uint32_t word = first; word <= last && !holes; word++)
        holes = word_of(&result, word) != word_of(&all, word);
    result.set = holes ? set : set_unbroken;
    return result;
}

static uint64_t *constraint_new_set(struct pool *pool, uint32_t top)
{
    return pool_take(pool, (top / 64 + (size_t)1) * sizeof(uint64_t));
}

struct constraint constraint_complement(struct pool *pool, const struct constraint *constraint,
                                        uint32_t top)
{
    uint64_t *set = constraint_new_set(pool, top);
    for (uint32_t word = 0; word <= top / 64; word++)
        set[word] = ~word_of(constraint, word);
    return constraint_of_set(constraint->variable, set, top);
}

static void intersect_sets(struct pool *pool, struct constraint *constraint,
                           const struct constraint *other, uint32_t high)
{
    uint64_t *set = constraint_new_set(pool, high);
    for (uint32_t word = 0; word <= high / 64; word++)
        set[word] = word_of(constraint, word) & word_of(other, word);
    *constraint = constraint_of_set(constraint->variable, set, high);
}

void constraint_intersect(struct pool *pool, struct constraint *constraint,
                          const struct constraint *other)
{
    uint32_t low = other->low > constraint->low ? other->low : constraint->low;
    uint32_t high = other->high < constraint->high ? other->high : constraint->high;
    bool holes = constraint_has_holes(constraint) || constraint_has_holes(other);
    if (holes && low <= high) {
        intersect_sets(pool, constraint, other, high);
        return;
    }
    constraint->allowed &= other->allowed;
    constraint->low = low;
    constraint->high = high;
    constraint->set = constraint->set ? set_unbroken : NULL;
}

bool constraint_unite(struct pool *pool, struct constraint *constraint,
                      const struct constraint *other)
{
    bool apart =
        (uint64_t)constraint->high + 1 < other->low || (uint64_t)other->high + 1 < constraint->low;
    uint32_t low = other->low < constraint->low ? other->low : constraint->low;
    uint32_t high = other->high > constraint->high ? other->high : constraint->high;
    if (constraint->set &&
        (apart || constraint_has_holes(constraint) || constraint_has_holes(other))) {
        uint64_t *set = constraint_new_set(pool, high);
        for (uint32_t word = low / 64; word <= high / 64; word++)
            set[word] = word_of(constraint, word) | word_of(other, word);
        *constraint = constraint_of_set(constraint->variable, set, high);
        return true;
    }
    if (apart && !constraint->allowed)
        return false;
    constraint->allowed |= other->allowed;
    constraint->low = low;
    constraint->high = high;
    return true;
}

bool constraint_add_to_set(uint64_t *set, const struct constraint *constraint)
{
    uint64_t grown = 0;
    for (uint32_t word = constraint->low / 64; word <= constraint->high / 64; word++) {
        grown |= word_of(constraint, word) & ~set[word];
        set[word] |= word_of(constraint, word);
    }
    return grown != 0;
}

bool constraint_meets_set(const struct constraint *constraint, const uint64_t *set)
{
    for (uint32_t word = constraint->low / 64; word <= constraint->high / 64; word++)
        if (word_of(constraint, word) & set[word])
            return true;
    return false;
}

bool constraint_contains_set(const struct constraint *constraint, const uint64_t *set, uint32_t top)
{
    for (uint32_t word = 0; word <= top / 64; word++)
        if (set[word] & ~word_of(constraint, word))
            return false;
    return true;
}

uint32_t constraint_value_count(const struct constraint *constraint)
{
    uint32_t count = constraint->high - constraint->low + 1;
    if (constraint->low > constraint->high || !constraint_has_holes(constraint))
        return constraint->low > constraint->high ? 0 : count;
    for (uint32_t word = constraint->low / 64; word <= constraint->high / 64; word++) {
        struct constraint whole = {.low = constraint->low, .high = constraint->high};
        for (uint64_t holes = word_of(&whole, word) & ~constraint->set[word]; holes;
             holes &= holes - 1)
            count--;
    }
    return count;
}

size_t constraint_set_words(const struct constraint *constraint)
{
    return constraint_has_holes(constraint) ? constraint->high / 64 + (size_t)1 : 0;
}

void constraint_copy_set(struct pool *pool, struct constraint *constraint)
{
    size_t words = constraint_set_words(constraint);
    if (words == 0)
        return;
    uint64_t *set = pool_take(pool, words * sizeof *set);
    memcpy(set, constraint->set, words * sizeof *set);
    constraint->set = set;
}

void constraint_add_to_key(struct text *text, const struct constraint *constraint)
{
    text_add(text, ",%zu %" PRIx64 " %" PRIu32 " %" PRIu32, constraint->variable,
             constraint->allowed, constraint->low, constraint->high);
    for (size_t word = 0; word < constraint_set_words(constraint); word++)
        text_add(text, " %" PRIx64, constraint->set[word]);
}
