/* SPDX-License-Identifier: MIT */
/*
 * `always` and `reachable`: what the states that can be reached are to be like. The agents know
 * nothing of it, so that to read a fact here is no use of it.
 */
#include "domain/resolve.h"
#include "domain/sections.h"

static void read_properties(struct domain *domain, struct node *section, bool always)
{
    struct scope scope = scope_of_domain(domain, always ? "'always'" : "'reachable'");
    scope.looks_on = true;
    if (node_is_null(section)) {
        refuse(&domain->parsing, section->place, "%s has no conditions", scope.context);
        return;
    }
    struct expressions conditions = read_conditions(&scope, section);
    for (size_t i = 0; i < conditions.count; i++) {
        POOL_ADD(domain->parsing.pool, domain->properties, domain->property_count) =
            (struct property){conditions.items[i], always};
    }
}

void read_always(struct domain *domain, struct node *section)
{
    read_properties(domain, section, true);
}

void read_reachable(struct domain *domain, struct node *section)
{
    read_properties(domain, section, false);
}
