/* SPDX-License-Identifier: MIT */
/*
 * An agent's random numbers: Bob Jenkins, "A small noncryptographic PRNG"
 * (2007). It only adds, rotates and exclusive-ors 32-bit words, so that it is quick on
 * the smallest processor and the same on every machine. Rests on nothing. The numbers of a
 * seed must never change: saved games depend on them.
 */
#include "gg.h"

static uint32_t rotate(uint32_t word, unsigned bits)
{
    return (word << bits) | (word >> (32 - bits));
}

uint32_t gg_random_next(gg_random *random)
{
    uint32_t e = random->a - rotate(random->b, 27);
    random->a = random->b ^ rotate(random->c, 17);
    random->b = random->c + random->d;
    random->c = random->d + e;
    random->d = e + random->a;
    return random->d;
}

void gg_random_seed(gg_random *random, uint32_t seed)
{
    random->a = 0xf1ea5eedu;
    random->b = random->c = random->d = seed;
    for (int i = 0; i < 20; i++)
        (void)gg_random_next(random);
}

/* A number that is too large is drawn again, which happens on fewer than half of the draws. So
 * there is no bias, and no division. */
uint32_t gg_random_below(gg_random *random, uint32_t count)
{
    if (count < 2)
        return 0;
    uint32_t mask = count - 1;
    mask |= mask >> 1;
    mask |= mask >> 2;
    mask |= mask >> 4;
    mask |= mask >> 8;
    mask |= mask >> 16;
    uint32_t draw;
    do
        draw = gg_random_next(random) & mask;
    while (draw >= count);
    return draw;
}
