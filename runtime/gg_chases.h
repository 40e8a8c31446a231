/* SPDX-License-Identifier: MIT */
/*
 * Chases: walks to what moves that are looked at again when it has moved far, or given up after a while. A
 * game includes gg.h, which includes this.
 *
 * Rests on gg_tables.h. Lengths are of thousandths.
 */
#ifndef GG_CHASES_H
#define GG_CHASES_H

#include "gg_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The places of a domain whose actions have `follow` or `give_up`: gg_domain.places leads to `places` here.
 *  By action of the YAML, as gg_places.within. */
typedef struct gg_chases {
    gg_places places;
    const GG_ROM uint32_t *follow;  /**< how far the place may move before the plan is made anew;
                                         UINT32_MAX: anywhere */
    const GG_ROM uint32_t *give_up; /**< how far an agent walks to it; UINT32_MAX: all the way */
    uint32_t agent_chase; /**< where a gg_chase lies, in bytes from the start of an agent */
} gg_chases;

/** The walk of an agent that may be a chase; a part of each agent of a domain that has some. */
typedef struct gg_chase {
    uint64_t walked; /**< how far it has walked, in thousandths of thousandths */
    gg_point seen;   /**< where the place was when the walk began, or its plan was looked at last */
} gg_chase;

#ifdef __cplusplus
}
#endif

#endif
