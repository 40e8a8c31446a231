/* SPDX-License-Identifier: MIT */
/*
 * The one copy of each function of bits.h in a program, for where a compiler does not inline it
 * (C99 6.7.4), and a division. Rests on bits.h.
 */
#include "state/bits.h"

extern inline void gg_copy_words(uint64_t *to, const uint64_t *from, uint32_t count);
extern inline void gg_clear_bytes(void *memory, size_t count);
extern inline uint32_t gg_half_of(uint64_t word, uint32_t bit);
extern inline uint32_t gg_four_bits(uint64_t word, uint32_t bit);
extern inline uint64_t gg_word_of_half(uint32_t bits, uint32_t bit);
extern inline uint64_t gg_one_bit(uint32_t bit);
extern inline bool gg_has_bit(const uint64_t *set, uint32_t index);
extern inline uint32_t gg_count_bits(uint64_t word);
extern inline uint64_t gg_bits_below(uint32_t count);
extern inline uint64_t gg_fact_mask_in_word(const GG_ROM gg_fact *fact);
extern inline uint32_t gg_add_clamped(uint32_t value, int32_t amount, uint32_t top);
extern inline bool gg_same_words(const uint64_t *a, const uint64_t *b, uint32_t count);
extern inline bool gg_differ_in(const uint64_t *a, const uint64_t *b, const uint64_t *bits,
                                uint32_t count);
#ifdef GG_ROM_APART
extern inline bool gg_rom_has_bit(const GG_ROM uint64_t *set, uint32_t index);
extern inline void gg_rom_copy_words(uint64_t *to, const GG_ROM uint64_t *from, uint32_t count);
extern inline bool gg_rom_differ_in(const uint64_t *a, const uint64_t *b,
                                    const GG_ROM uint64_t *bits, uint32_t count);
#endif
extern inline uint32_t gg_mixed_bits(uint32_t bits);
extern inline uint32_t gg_hash_words(const uint64_t *words, uint32_t count, uint32_t seed);
extern inline uint32_t gg_lowest_bit(uint64_t word);

uint64_t gg_share_of(uint64_t number, uint32_t part, uint32_t whole)
{
    uint64_t rest = 0, share = 0;
    for (uint64_t bit = (uint64_t)1 << 47; bit > 0; bit >>= 1) {
        rest = (rest << 1) + (number & bit ? part : 0);
        share <<= 1;
        for (; rest >= whole; rest -= whole)
            share++;
    }
    return share;
}
