/* SPDX-License-Identifier: MIT */
/* Times that agents draw, durations of actions and periods of rules: see gg_spans. */
#include "tables/build.h"

uint32_t span_between(uint32_t least, uint32_t longest)
{
    return longest > least ? longest - least : 0;
}

uint32_t longest_of(const struct rule *rule)
{
    return rule->longest ? rule->longest : rule->period;
}

/* By action of the YAML; NULL if none is drawn. */
static const uint32_t *spans_of_actions(struct building *building)
{
    const struct domain *domain = building->problem->domain;
    uint32_t *spans = pool_take(building->pool, domain->action_count * sizeof *spans);
    bool any = false;
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        spans[i] = span_between(action->duration, action->longest);
        any |= spans[i] > 0 && action->ground_count > 0;
    }
    return any ? spans : NULL;
}

/* By rule of agents. */
static const uint32_t *spans_of_rules(struct building *building)
{
    const struct tables *tables = building->tables;
    uint16_t count = tables->domain.agent_rule_count;
    uint32_t *spans = pool_take(building->pool, count * sizeof *spans);
    bool any = false;
    for (uint16_t i = 0; i < count; i++) {
        const struct rule *rule = building->problem->rules[tables->rules[i]].rule;
        spans[i] = span_between(rule->period, rule->longest);
        any |= spans[i] > 0;
    }
    return any ? spans : NULL;
}

void build_spans(struct building *building)
{
    gg_spans *spans = &building->tables->spans;
    *spans = (gg_spans){&gg_spanning, spans_of_actions(building), spans_of_rules(building)};
    const gg_figures *figures = building->tables->domain.extras->figures;
    bool told = figures && figures->durations;
    if (told)
        spans->part = &gg_told_spanning;
    if (told || spans->of_actions || spans->of_rules)
        building->tables->extras.spans = spans;
}
