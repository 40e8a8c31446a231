/* SPDX-License-Identifier: MIT */
/* Adds up the bytes of all that is generated: see memory_report.h. */
#include "tables/memory_report.h"

#include "tables/goal_heuristics.h"
#include "tables/guide_report.h"
#include "tables/memory_plan.h"
#include "tables/pack_policy.h"
#include "tables/pack_table.h"

static size_t condition_bytes(const gg_condition *condition)
{
    size_t bytes = condition->count * sizeof(gg_box);
    for (uint16_t i = 0; i < condition->count; i++)
        bytes += condition->boxes[i].flag_count * sizeof(gg_flag_test) +
                 condition->boxes[i].range_count * sizeof(gg_range_test);
    return bytes;
}

static size_t effect_bytes(const gg_effect *effect)
{
    if (!effect)
        return 0;
    return sizeof *effect + effect->assignment_count * sizeof(gg_assignment) +
           effect->addition_count * sizeof(gg_addition);
}

static size_t action_bytes(const gg_action *action)
{
    size_t bytes = sizeof *action + condition_bytes(&action->precondition);
    bytes += effect_bytes(action->effect);
    bytes += action->own == action->effect ? 0 : effect_bytes(action->own);
    bytes += action->world == action->effect ? 0 : effect_bytes(action->world);
    return bytes;
}

/* What slots are needed for, and what goes back to its start with them. */
static size_t slot_bytes(const gg_domain *domain)
{
    const gg_slots *slots = domain->extras->slots;
    size_t bytes = slots ? sizeof *slots : 0, types = 0;
    for (uint16_t i = 0; slots && i < slots->count; i++) {
        const gg_slot *slot = &slots->all[i];
        size_t words = (slot->actions ? (domain->action_count + 63u) / 64 : 0) +
                       (slot->goals ? (domain->goal_count + 63u) / 64 : 0);
        bytes += sizeof *slot + words * sizeof(uint64_t) + slot->reset_count * sizeof(gg_reset);
        types += i + 1 == slots->ends[types];
    }
    return bytes + types * sizeof *slots->ends;
}

/* The conditions that must hold while actions run, which the variants of an action share. */
static size_t lasting_bytes(const gg_domain *domain)
{
    size_t bytes = domain->extras->lasting ? sizeof *domain->extras->lasting : 0;
    for (uint16_t i = 0; domain->extras->lasting && i < domain->action_count; i++) {
        const gg_condition *lasting = domain->extras->lasting->conditions[i];
        bytes += sizeof lasting;
        if (lasting && (i == 0 || domain->extras->lasting->conditions[i - 1] != lasting))
            bytes += sizeof *lasting + condition_bytes(lasting);
    }
    return bytes;
}

static size_t cooldown_bytes(const gg_domain *domain)
{
    const gg_cooldowns *cooldowns = domain->extras->cooldowns;
    size_t bytes = cooldowns ? sizeof *cooldowns + cooldowns->count * sizeof *cooldowns->all : 0;
    for (uint16_t i = 0; cooldowns && i < domain->task_count; i++) {
        const uint16_t *numbers = cooldowns->of_methods[i];
        bytes += sizeof numbers;
        bytes += numbers ? domain->tasks[i].method_count * sizeof *numbers : 0;
    }
    return bytes;
}

/* The terms of sums, with their boxes, and the actions that move them. The bounds are not counted, as
 * sets are not. */
static size_t sum_bytes(const gg_domain *domain)
{
    size_t bytes = domain->extras->sums ? sizeof *domain->extras->sums : 0;
    for (uint16_t i = 0; domain->extras->sums && i < domain->extras->sums->count; i++) {
        const gg_sum *sum = &domain->extras->sums->all[i];
        bytes += sizeof *sum + sum->count * sizeof *sum->terms;
        for (uint16_t j = 0; j < sum->count; j++) {
            gg_condition condition = {sum->terms[j].box, 1};
            bytes += condition.boxes ? condition_bytes(&condition) : 0;
        }
        if (sum->raising)
            bytes += 2 * ((domain->action_count + 63u) / 64) * sizeof *sum->raising;
    }
    return bytes;
}

static size_t denial_bytes(const gg_domain *domain)
{
    size_t bytes = domain->extras->denials ? sizeof *domain->extras->denials : 0;
    for (uint16_t i = 0; domain->extras->denials && i < domain->task_count; i++) {
        const gg_denial *denials = domain->extras->denials->of_methods[i];
        bytes += sizeof denials;
        bytes += denials ? domain->tasks[i].method_count * sizeof *denials : 0;
    }
    return bytes;
}

/* A list of amounts that facts tell. */
static size_t amount_bytes(const gg_amount *const *list, size_t count)
{
    size_t bytes = list ? count * sizeof *list : 0;
    for (size_t i = 0; list && i < count; i++) {
        bool own = list[i] && (i == 0 || list[i] != list[i - 1]);
        bytes += own ? sizeof **list + list[i]->count * sizeof(gg_product) : 0;
        for (uint16_t j = 0; own && j < list[i]->count; j++)
            bytes += list[i]->products[j].count * sizeof(uint16_t);
    }
    return bytes;
}

static size_t figure_bytes(const gg_domain *domain)
{
    const gg_figures *figures = domain->extras->figures;
    if (!figures)
        return 0;
    size_t bytes = sizeof *figures + amount_bytes(figures->priorities, domain->goal_count) +
                   amount_bytes(figures->durations, domain->action_count);
    for (uint16_t i = 0; i < domain->task_count; i++) {
        const gg_task *task = &domain->tasks[i];
        if (figures->scores)
            bytes += sizeof *figures->scores + amount_bytes(figures->scores[i], task->method_count);
        if (figures->weights)
            bytes +=
                sizeof *figures->weights + amount_bytes(figures->weights[i], task->group_count);
    }
    return bytes;
}

static size_t rule_bytes(const gg_rule *rules, size_t count)
{
    size_t bytes = 0;
    for (size_t i = 0; i < count; i++)
        bytes +=
            sizeof *rules + condition_bytes(&rules[i].precondition) + effect_bytes(rules[i].effect);
    return bytes;
}

static size_t index_bytes(const gg_domain *domain, const gg_task *task)
{
    size_t bytes = task->branch_count * sizeof(gg_branch);
    for (uint16_t i = 0; i < task->branch_count; i++) {
        const gg_branch *branch = &task->index[i];
        bytes += (branch->ways ? domain->facts[branch->fact].top + 1u : branch->count) *
                 sizeof(uint16_t);
    }
    return bytes;
}

static size_t task_bytes(const gg_domain *domain, const gg_task *task)
{
    size_t bytes = sizeof *task;
    for (uint16_t i = 0; i < task->method_count; i++)
        bytes += sizeof *task->methods + condition_bytes(&task->methods[i].precondition) +
                 task->methods[i].subtask_count * sizeof(uint16_t);
    bytes += task->group_count * sizeof(gg_group);
    return bytes + index_bytes(domain, task);
}

static size_t heuristic_bytes(const gg_domain *domain, const gg_heuristic *heuristic)
{
    size_t bytes = sizeof *heuristic + (domain->action_count + 63u) / 64 * sizeof(uint64_t);
    bytes += heuristic->wake_mask ? domain->word_count * sizeof(uint64_t) : 0;
    bytes += exclusive_count(heuristic->groups) * sizeof(gg_exclusive);
    bytes += heuristic->groups ? sizeof(gg_groups) : 0;
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        bytes += table_bytes_here(&heuristic->tables[i]);
    return bytes + (heuristic->policy ? policy_bytes_here(heuristic->policy) : 0);
}

/* The bytes of goals, of heuristics and of what a search needs beside them. Agent types can
 * share heuristics. */
static size_t goal_bytes(const gg_domain *domain)
{
    size_t bytes = domain->goal_count * sizeof(gg_goal), row = (domain->action_count + 63u) / 64;
    size_t count = (size_t)domain->goal_count + domain->subgoal_count;
    for (uint16_t i = 0; i < domain->goal_source_count; i++)
        bytes += sizeof(gg_goal_source) + (size_t)domain->goal_sources[i].count *
                                              domain->goal_sources[i].parameter_count *
                                              sizeof(uint16_t);
    if (count)
        bytes += domain->word_count * 64u * sizeof(uint16_t);
    if (domain->filter_count)
        bytes += domain->filter_count * (sizeof(gg_filter) + 16 * row * sizeof(uint64_t)) +
                 row * sizeof(uint64_t);
    if (domain->conflicts)
        bytes += (domain->action_count + (size_t)domain->value_count) * row * sizeof(uint64_t);
    for (size_t i = 0; i < count; i++) {
        bytes +=
            condition_bytes(i < domain->goal_count ? &domain->goals[i].condition
                                                   : &domain->subgoals[i - domain->goal_count]);
        for (uint16_t j = 0; j < domain->agent_type_count; j++) {
            const gg_heuristic *heuristic = domain->agent_types[j].heuristics[i];
            bytes += sizeof heuristic;
            if (heuristic_is_first(domain, i, j))
                bytes += heuristic_bytes(domain, heuristic);
        }
    }
    return bytes;
}

static size_t agent_type_bytes(const gg_domain *domain)
{
    size_t bytes = domain->agent_type_count * sizeof(gg_agent_type);
    for (uint16_t i = 0; i < domain->agent_type_count; i++)
        if (domain->agent_types[i].goal_count)
            bytes += domain->agent_types[i].goal_count * sizeof(uint16_t) +
                     domain->word_count * sizeof(uint64_t);
    return bytes;
}

/* The sets of symbols that conditions test for, which they share. */
static size_t set_bytes(const struct tables *tables)
{
    size_t bytes = tables->set_count * sizeof(gg_set_test);
    for (size_t i = 0; i < tables->hole_count; i++)
        bytes += tables->holes[i].count * sizeof(uint64_t);
    return bytes;
}

static size_t place_bytes(const gg_places *places)
{
    if (!places)
        return 0;
    return sizeof *places + places->count * sizeof(uint16_t) +
           (places->points ? places->count * sizeof(gg_point) : 0);
}

/* Whether a case has the tables of an action that is planned for it, from the first one on that has
 * its list. */
static bool memory_report_is_shared(const gg_domain *domain, const gg_case *one, uint16_t first)
{
    const gg_case_list *const *lists = domain->extras->cases->of_actions;
    for (uint16_t i = first; i < domain->action_count && lists[i] == lists[first]; i++)
        if (domain->actions[i].effect == one->effect)
            return true;
    return false;
}

static size_t case_bytes(const gg_domain *domain)
{
    const gg_cases *cases = domain->extras->cases;
    size_t bytes = cases ? sizeof *cases : 0;
    for (uint16_t i = 0; cases && i < domain->action_count; i++) {
        const gg_case_list *list = cases->of_actions[i];
        bytes += sizeof list;
        if (!list || (i > 0 && list == cases->of_actions[i - 1]))
            continue;
        bytes += sizeof *list + effect_bytes(list->shared) + condition_bytes(&list->precondition);
        for (uint16_t j = 0; j < list->count; j++) {
            const gg_case *one = &list->items[j];
            bytes += sizeof *one + condition_bytes(&one->when);
            if (memory_report_is_shared(domain, one, i))
                continue;
            bytes += effect_bytes(one->effect);
            bytes += one->own == one->effect ? 0 : effect_bytes(one->own);
            bytes += one->world == one->effect ? 0 : effect_bytes(one->world);
        }
    }
    return bytes;
}

static size_t span_bytes(const struct tables *tables)
{
    const gg_spans *spans = tables->domain.extras->spans;
    if (!spans)
        return 0;
    size_t count = spans->of_actions ? tables->problem->domain->action_count : 0;
    return sizeof *spans +
           sizeof(uint32_t) * (count + (spans->of_rules ? tables->domain.agent_rule_count : 0)) +
           sizeof(uint16_t) * (spans->of_costs ? tables->domain.dynamic_cost_count : 0);
}

static size_t table_bytes(const gg_domain *domain)
{
    size_t bytes = sizeof *domain + domain->fact_count * sizeof(gg_fact);
    bytes += has_extras(domain) ? sizeof *domain->extras : 0;
    size_t states = 2u + (domain->shared ? 1 : 0) + (domain->applied ? 1 : 0);
    bytes += states * domain->word_count * sizeof(uint64_t);
    bytes += domain->sense_count * sizeof(uint32_t) + sum_bytes(domain);
    for (uint16_t i = 0; i < domain->action_count; i++)
        bytes += action_bytes(&domain->actions[i]);
    for (uint16_t i = 0; i < domain->task_count; i++)
        bytes += task_bytes(domain, &domain->tasks[i]);
    bytes += lasting_bytes(domain) + denial_bytes(domain) + slot_bytes(domain);
    bytes += cooldown_bytes(domain) + figure_bytes(domain);
    bytes += rule_bytes(domain->rules, (size_t)domain->agent_rule_count + domain->world_rule_count);
    return bytes + place_bytes(domain->places) + agent_type_bytes(domain) + goal_bytes(domain);
}

static size_t team_bytes(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    if (!tables->problem->domain->team.given)
        return 0;
    return sizeof(gg_team_tables) + domain->action_count * sizeof(gg_team_work) +
           (tables->team.capacities ? domain->places->count * sizeof(uint16_t) : 0);
}

struct text budget_of(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    struct memory_sizes sizes = memory_sizes_of(tables);
    struct text text = {0};
    text_add(&text, "%s: %u facts in %u words, %u actions, %u tasks\n",
             tables->problem->domain->name, domain->fact_count, domain->word_count,
             domain->action_count, domain->task_count);
    text_add(&text, "bytes: tables %zu, agent %zu, world %zu, planner %zu",
             table_bytes(domain) + set_bytes(tables) + case_bytes(domain) + span_bytes(tables) +
                 team_bytes(tables),
             memory_bytes(OF_AGENT, &sizes), memory_bytes(OF_WORLD, &sizes),
             memory_bytes(OF_PLANNER, &sizes));
    if (tables->problem->domain->team.given)
        text_add(&text, ", team %zu, its planner %zu", memory_bytes(OF_TEAM, &sizes),
                 sizeof(gg_team_planner) + sizes.of[SIZE_TEAM_MEMORY] * sizeof(uint64_t));
    text_add(&text, "\n");
    guides_add_report(&text, tables);
    return text;
}
