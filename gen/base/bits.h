/* SPDX-License-Identifier: MIT */
/* Sets of numbers, a bit for each, in words of 64 bits. */
#ifndef GOAPGEN_BASE_BITS_H
#define GOAPGEN_BASE_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** How many words a set of so many bits takes. */
static inline size_t bit_words(size_t count)
{
    return (count + 63) / 64;
}

/** Whether a number is in a set. */
static inline bool bit_is_in(const uint64_t *set, size_t bit)
{
    return set[bit / 64] >> bit % 64 & 1;
}

/** Puts a number into a set. */
static inline void bit_put(uint64_t *set, size_t bit)
{
    set[bit / 64] |= (uint64_t)1 << bit % 64;
}

/** The number of the lowest bit of a word that is not 0; by multiplication (Leiserson, Prokop,
 *  Randall, "Using de Bruijn Sequences to Index a 1 in a Computer Word", 1998). */
static inline uint32_t lowest_bit(uint64_t word)
{
    static const uint8_t places[32] = {0,  1,  28, 2,  29, 14, 24, 3,  30, 22, 20,
                                       15, 25, 17, 4,  8,  31, 27, 13, 23, 21, 19,
                                       16, 7,  26, 12, 18, 6,  11, 5,  10, 9};
    uint32_t low = (uint32_t)word;
    uint32_t half = low ? low : (uint32_t)(word >> 32);
    return places[(half & (0u - half)) * 0x077CB531u >> 27] + (low ? 0u : 32u);
}

/** How many bits of a word are set. */
static inline uint32_t bit_count(uint64_t word)
{
    uint32_t count = 0;
    for (; word; word &= word - 1)
        count++;
    return count;
}

#endif
