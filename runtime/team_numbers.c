/* SPDX-License-Identifier: MIT */
/*
 * Division without a division, for which small processors call a helper function. Rests on
 * team_parts.h.
 */
#include "team_parts.h"

uint32_t gg_team_quotient(uint64_t dividend, uint32_t divisor)
{
    uint64_t part = (uint64_t)divisor << 32;
    uint32_t quotient = 0;
    if (divisor == 0 || dividend >= part)
        return dividend > 0 ? GG_TEAM_NEVER : 0;
    for (int i = 0; i < 32; i++) {
        part >>= 1;
        quotient <<= 1;
        if (dividend >= part) {
            dividend -= part;
            quotient |= 1;
        }
    }
    return dividend > 0 && quotient < GG_TEAM_NEVER ? quotient + 1 : quotient;
}
