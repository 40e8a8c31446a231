/* SPDX-License-Identifier: MIT */
/* Division without a division, for which small processors call a helper function; and what walks cost by
 * it. */
#include "gg_walk.h"
#include "state/bits.h"

uint32_t gg_quotient_up(uint64_t dividend, uint32_t divisor)
{
    uint64_t part = (uint64_t)divisor << 32;
    uint32_t quotient = 0;
    if (divisor == 0 || dividend >= part)
        return dividend > 0 ? UINT32_MAX : 0;
    for (int i = 0; i < 32; i++) {
        part >>= 1;
        quotient <<= 1;
        if (dividend >= part) {
            dividend -= part;
            quotient |= 1;
        }
    }
    return dividend > 0 && quotient < UINT32_MAX ? quotient + 1 : quotient;
}

/* One for the action, and one for each second of walking that has begun. */
uint16_t gg_walk_cost(uint32_t milliseconds)
{
    uint32_t cost = gg_quotient_up(milliseconds, 1000);
    return cost < UINT16_MAX ? (uint16_t)(cost + 1u) : UINT16_MAX;
}
