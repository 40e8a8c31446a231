/* SPDX-License-Identifier: MIT */
/* Which form a guide has, and how many bytes: see guide.h. */
#include "guide.h"

#include "tables/pack_policy.h"
#include "tables/pack_table.h"
#include "tables/search_need.h"

enum guide_form guide_form_of(const gg_heuristic *heuristic)
{
    if (can_be_read(heuristic))
        return heuristic->policy ? GUIDE_DIAGRAM : GUIDE_TABLE;
    if (heuristic->policy)
        return GUIDE_NEAREST;
    return heuristic->table_count ? GUIDE_ESTIMATES : GUIDE_NONE;
}

const char *guide_form_name(enum guide_form form)
{
    static const char *const names[] = {"-", "estimates", "nearest", "table", "diagram"};
    return names[form];
}

size_t guide_bytes(const gg_heuristic *heuristic)
{
    size_t bytes = sizeof *heuristic;
    if (heuristic->policy)
        bytes += policy_bytes(heuristic->policy);
    return bytes + heuristic_table_bytes(heuristic);
}
