/* SPDX-License-Identifier: MIT */
/*
 * Warns of facts and named conditions that the domain has and does not use: most of them are what is
 * left of something, or were to be named where another name stands.
 */
#include "domain/sections.h"

/* Warns of conditions that nothing names, or only others of that kind. */
static void warn_of_conditions(const struct domain *domain)
{
    for (size_t i = 0; i < domain->condition_count; i++)
        if (!domain->conditions[i]->used)
            report_warning(domain->parsing.diagnostics, "unused-condition",
                           domain->conditions[i]->place, "nothing names condition '%s'",
                           domain->conditions[i]->name);
}

/* Warns of facts that are of no use, or that look like constants. */
static void warn_of_facts(const struct domain *domain)
{
    for (size_t i = 0; i < domain->fact_count; i++) {
        const struct fact *fact = domain->facts[i];
        if (fact->is_binding || fact->is_cooldown)
            continue;
        bool unread = !fact->read && !fact->applied;
        bool unchanged = !fact->changed && !fact->constant && !fact->sensed && !is_of_slots(fact);
        if (unread)
            report_warning(domain->parsing.diagnostics, "unread-fact", fact->place,
                           "no condition reads fact '%s'%s; take it out, unless the game uses it",
                           fact->name, unchanged ? ", and no effect changes it" : "");
        else if (unchanged)
            report_warning(domain->parsing.diagnostics, "unchanged-fact", fact->place,
                           "no effect changes fact '%s'; write one that does, 'sensed: true' where "
                           "a function of the game tells it, or 'constant: true' where it stays "
                           "as it is",
                           fact->name);
    }
}

void warn_of_unused(const struct domain *domain)
{
    warn_of_facts(domain);
    warn_of_conditions(domain);
}
