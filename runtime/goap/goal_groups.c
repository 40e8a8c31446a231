/* SPDX-License-Identifier: MIT */
/*
 * Looks whether a state is as tables take it for granted that take several bools for one fact: see
 * gg_exclusive_bools. Rests on search.h. Only heuristics with such tables name it.
 */
#include "goap/search.h"

static bool hold(const GG_ROM gg_exclusive_bools *row, const uint64_t *state)
{
    bool found = false;
    for (bool last = false; !last; row++) {
        uint64_t bits = state[row->word] & row->mask;
        if ((bits & (bits - 1)) || (bits && found))
            return false;
        found = found || bits;
        if (row->some && !row->more && !found)
            return false;
        found = row->more && found;
        last = row->last;
    }
    return true;
}

const GG_ROM gg_exclusive_group_ops gg_grouping = {hold};
