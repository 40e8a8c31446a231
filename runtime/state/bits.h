/* SPDX-License-Identifier: MIT */
/*
 * Bits and words, for the runtime alone. Shifts by a variable work on 32-bit
 * halves: for a shift of 64 bits a small processor would call a helper function of
 * the compiler. Rests on gg.h.
 */
#ifndef GG_BITS_H
#define GG_BITS_H

#include "gg.h"

#ifdef __cplusplus
extern "C" {
#endif

/** number * part / whole, rounded down; number is below 2^48, and part less than whole. Small
 *  processors have no division of 64 bits. */
uint64_t gg_share_of(uint64_t number, uint32_t part, uint32_t whole);

/** Copies 64-bit words. */
inline void gg_copy_words(uint64_t *to, const uint64_t *from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        to[i] = from[i];
}

/** Sets bytes to 0. */
inline void gg_clear_bytes(void *memory, size_t count)
{
    unsigned char *bytes = (unsigned char *)memory;
    for (size_t i = 0; i < count; i++)
        bytes[i] = 0;
}

/** The 32-bit half of a word in which a bit lies. */
inline uint32_t gg_half_of(uint64_t word, uint32_t bit)
{
    return bit < 32 ? (uint32_t)word : (uint32_t)(word >> 32);
}

/** A word with given bits as its half in which a bit lies, and 0 in the other half. */
inline uint64_t gg_word_of_half(uint32_t bits, uint32_t bit)
{
    return bit < 32 ? bits : (uint64_t)bits << 32;
}

/** Four bits of a word, from one on, all in one half of it. */
inline uint32_t gg_four_bits(uint64_t word, uint32_t bit)
{
#if UINTPTR_MAX > UINT32_MAX
    return (uint32_t)(word >> bit) & 15;
#else
    return gg_half_of(word, bit) >> (bit & 31) & 15;
#endif
}

/** A word in which only one bit is set. */
inline uint64_t gg_one_bit(uint32_t bit)
{
    return gg_word_of_half((uint32_t)1 << (bit & 31), bit);
}

/** Whether a bit set has a bit. */
inline bool gg_has_bit(const uint64_t *set, uint32_t index)
{
    return gg_half_of(set[index / 64], index % 64) >> (index % 32) & 1;
}

/** How many bits of a word are set. */
inline uint32_t gg_count_bits(uint64_t word)
{
    uint32_t count = 0;
    for (; word; word &= word - 1)
        count++;
    return count;
}

/* The same with a set or words of the tables. */
#ifdef GG_ROM_APART
/** Whether a bit set of the tables has a bit. */
inline bool gg_rom_has_bit(const GG_ROM uint64_t *set, uint32_t index)
{
    return gg_half_of(set[index / 64], index % 64) >> (index % 32) & 1;
}

/** Copies 64-bit words of the tables. */
inline void gg_rom_copy_words(uint64_t *to, const GG_ROM uint64_t *from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        to[i] = from[i];
}
#else
#define gg_rom_has_bit gg_has_bit
#define gg_rom_copy_words gg_copy_words
#define gg_rom_differ_in gg_differ_in
#endif

/** A word of so many ones, 0 to 64, from the lowest bit on. */
inline uint64_t gg_bits_below(uint32_t count)
{
    if (count >= 64)
        return UINT64_MAX;
    uint32_t ones = ((uint32_t)1 << (count & 31)) - 1;
    return count < 32 ? ones : UINT32_MAX | (uint64_t)ones << 32;
}

/** The mask of the bits of a fact in its word, in their place, without the guard. */
inline uint64_t gg_fact_mask_in_word(const GG_ROM gg_fact *fact)
{
    return gg_bits_below((uint32_t)fact->shift + fact->width) & ~gg_bits_below(fact->shift);
}

/** A value plus an amount, clamped to 0 and to the top. */
inline uint32_t gg_add_clamped(uint32_t value, int32_t amount, uint32_t top)
{
    if (amount < 0) {
        uint32_t loss = 0u - (uint32_t)amount;
        return value < loss ? 0 : value - loss;
    }
    return top - value < (uint32_t)amount ? top : value + (uint32_t)amount;
}

/** Whether two arrays of words are equal. */
inline bool gg_same_words(const uint64_t *a, const uint64_t *b, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

/** Whether two states differ in any bit of a mask. */
inline bool gg_differ_in(const uint64_t *a, const uint64_t *b, const uint64_t *bits, uint32_t count)
{
    uint64_t different = 0;
    for (uint32_t i = 0; i < count; i++)
        different |= (a[i] ^ b[i]) & bits[i];
    return different != 0;
}

#ifdef GG_ROM_APART
/** Whether two states differ in any bit of a mask of the tables. */
inline bool gg_rom_differ_in(const uint64_t *a, const uint64_t *b, const GG_ROM uint64_t *bits,
                             uint32_t count)
{
    uint64_t different = 0;
    for (uint32_t i = 0; i < count; i++)
        different |= (a[i] ^ b[i]) & bits[i];
    return different != 0;
}
#endif

/** dividend / divisor, rounded up; UINT32_MAX if that is more. 0 / 0 is 0. In quotient.c. */
uint32_t gg_quotient_up(uint64_t dividend, uint32_t divisor);

/** Mixes the bits of a number, for hashes. */
inline uint32_t gg_mixed_bits(uint32_t bits)
{
    bits *= 0x9e3779b1u;
    bits ^= bits >> 15;
    bits *= 0x85ebca6bu;
    return bits ^ bits >> 13;
}

/** The hash of an array of words, which begins with a seed. */
inline uint32_t gg_hash_words(const uint64_t *words, uint32_t count, uint32_t seed)
{
    uint32_t hash = seed;
    for (uint32_t i = 0; i < count; i++) {
        hash = gg_mixed_bits(hash ^ (uint32_t)words[i]);
        hash = gg_mixed_bits(hash ^ (uint32_t)(words[i] >> 32));
    }
    return hash;
}

/** The index of the lowest bit that is set in a word that is not 0: where the processor has an
 *  instruction for that, or else by multiplication (Leiserson, Prokop, Randall, "Using de Bruijn
 *  Sequences to Index a 1 in a Computer Word", 1998). */
inline uint32_t gg_lowest_bit(uint64_t word)
{
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__aarch64__))
    return (uint32_t)__builtin_ctzll(word);
#else
    static const GG_ROM uint8_t places[32] = {0,  1,  28, 2,  29, 14, 24, 3,  30, 22, 20,
                                              15, 25, 17, 4,  8,  31, 27, 13, 23, 21, 19,
                                              16, 7,  26, 12, 18, 6,  11, 5,  10, 9};
    uint32_t low = (uint32_t)word;
    uint32_t half = low ? low : (uint32_t)(word >> 32);
    return places[(half & (0u - half)) * 0x077CB531u >> 27] + (low ? 0u : 32u);
#endif
}

#ifdef __cplusplus
}
#endif

#endif
