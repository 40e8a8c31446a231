/* SPDX-License-Identifier: MIT */
/*
 * Leads from the goals of the YAML to ground goals and back: see gg_goal_source. Rests on the
 * tables alone. In a domain where no goal has parameters the numbers are the same.
 */
#include "gg.h"

static bool same_symbols(const GG_ROM uint16_t *a, const uint16_t *b, uint16_t count)
{
    for (uint16_t i = 0; i < count; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

uint16_t gg_goal_find(const GG_ROM gg_domain *domain, uint16_t goal, const uint16_t *arguments)
{
    if (!domain->goal_sources)
        return goal < domain->goal_count ? goal : GG_NONE;
    if (goal >= domain->goal_source_count)
        return GG_NONE;
    const GG_ROM gg_goal_source *source = &domain->goal_sources[goal];
    const GG_ROM uint16_t *of_next = source->arguments;
    for (uint16_t i = 0; i < source->count; i++) {
        if (source->parameter_count == 0 ||
            same_symbols(of_next, arguments, source->parameter_count))
            return (uint16_t)(source->first + i);
        of_next += source->parameter_count;
    }
    return GG_NONE;
}

uint16_t gg_goal_source_of(const GG_ROM gg_domain *domain, uint16_t goal,
                           const GG_ROM uint16_t **arguments)
{
    *arguments = NULL;
    if (goal >= domain->goal_count)
        return GG_NONE;
    if (!domain->goal_sources)
        return goal;
    for (uint16_t i = 0; i < domain->goal_source_count; i++) {
        const GG_ROM gg_goal_source *source = &domain->goal_sources[i];
        uint32_t number = (uint32_t)goal - source->first;
        if (goal < source->first || number >= source->count)
            continue;
        if (source->parameter_count > 0)
            *arguments = &source->arguments[number * source->parameter_count];
        return i;
    }
    return GG_NONE;
}
