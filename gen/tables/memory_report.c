/* SPDX-License-Identifier: MIT */
/* The sum of all that is generated: see memory_report.h. */
#include "tables/memory_report.h"

#include "tables/goal_heuristics.h"
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

static size_t rule_bytes(const gg_rule *rules, uint16_t count)
{
    size_t bytes = 0;
    for (uint16_t i = 0; i < count; i++)
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

static size_t guide_bytes(const gg_domain *domain, const gg_guide *guide)
{
    size_t bytes = sizeof *guide + (domain->action_count + 63u) / 64 * sizeof(uint64_t);
    bytes += guide->wakers ? domain->word_count * sizeof(uint64_t) : 0;
    for (uint16_t i = 0; i < guide->table_count; i++)
        bytes += table_bytes_of(&guide->tables[i]);
    return bytes;
}

/* Goals, guides and what a search needs beside them. Characters can share
 * guides. */
static size_t goal_bytes(const gg_domain *domain)
{
    size_t bytes = domain->goal_count * sizeof(gg_goal), row = (domain->action_count + 63u) / 64;
    size_t count = (size_t)domain->goal_count + domain->achievement_count;
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
                                                   : &domain->achievements[i - domain->goal_count]);
        for (uint16_t j = 0; j < domain->character_count; j++) {
            const gg_guide *guide = domain->characters[j].guides[i];
            bytes += sizeof guide;
            if (guide && guide_owner(domain, i, guide) == j)
                bytes += guide_bytes(domain, guide);
        }
    }
    return bytes;
}

static size_t character_bytes(const gg_domain *domain)
{
    size_t bytes = domain->character_count * sizeof(gg_character);
    for (uint16_t i = 0; i < domain->character_count; i++)
        if (domain->characters[i].goal_count)
            bytes += domain->characters[i].goal_count * sizeof(uint16_t) +
                     domain->word_count * sizeof(uint64_t);
    return bytes;
}

static size_t table_bytes(const gg_domain *domain)
{
    size_t bytes = sizeof *domain + domain->fact_count * sizeof(gg_fact);
    size_t states = 2u + (domain->shared ? 1 : 0) + (domain->applied ? 1 : 0);
    bytes += states * domain->word_count * sizeof(uint64_t);
    bytes += domain->sense_count * sizeof(uint32_t);
    for (uint16_t i = 0; i < domain->action_count; i++)
        bytes += action_bytes(&domain->actions[i]);
    for (uint16_t i = 0; i < domain->task_count; i++)
        bytes += task_bytes(domain, &domain->tasks[i]);
    bytes += rule_bytes(domain->agent_rules, domain->agent_rule_count);
    bytes += rule_bytes(domain->world_rules, domain->world_rule_count);
    return bytes + character_bytes(domain) + goal_bytes(domain);
}

/* As the generated planner has them: at least one. */
static size_t asked_words(const gg_domain *domain)
{
    size_t words = ((size_t)domain->procedural_count + domain->priced_count + 63) / 64 * 2;
    return words ? words : 1;
}

/* A structure that holds 64-bit words is a whole number of them. */
static size_t whole_words(size_t bytes)
{
    return (bytes + 7) / 8 * 8;
}

static size_t at_least_one(size_t count)
{
    return count ? count : 1;
}

/* What a planner has for the plans of goals. */
static size_t search_bytes(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    if (!plans_with_actions(tables->problem))
        return 0;
    size_t nodes = (size_t)tables->problem->domain->limits.nodes + 1;
    size_t words = at_least_one(domain->word_count);
    size_t row = at_least_one((domain->action_count + 63u) / 64);
    size_t bytes = nodes * (sizeof(gg_node) + words * sizeof(uint64_t));
    bytes += whole_words(nodes * sizeof(uint32_t));
    bytes += whole_words(at_least_one(domain->priced_count) * sizeof(uint16_t));
    bytes += at_least_one(domain->value_count) * sizeof(gg_distance);
    return bytes + (4 * row + 5 * words) * sizeof(uint64_t);
}

/* The members of a generated agent, in which none needs padding. */
static size_t agent_bytes(const gg_domain *domain)
{
    size_t states = domain->goal_count ? 4 : 3;
    size_t bytes = sizeof(gg_agent) + states * at_least_one(domain->word_count) * sizeof(uint64_t);
    bytes += (domain->agent_rule_count + (size_t)domain->sense_count) * sizeof(uint32_t);
    bytes += (domain->goal_count + 1u) * sizeof(gg_rest);
    bytes += domain->barred_limit * sizeof(gg_barred);
    bytes += domain->plan_limit * sizeof(uint16_t) + domain->watch_limit * sizeof(gg_watch);
    return whole_words(bytes);
}

struct text budget_of(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    const struct capacities *capacities = &tables->capacities;
    size_t state = at_least_one(domain->word_count) * sizeof(uint64_t);
    size_t world = sizeof(gg_world) + state + domain->world_rule_count * sizeof(uint32_t);
    size_t planner = sizeof(gg_planner) + (capacities->frames + 1) * sizeof(gg_frame) +
                     (capacities->choices + 1) * (sizeof(gg_choice) + state) +
                     whole_words((capacities->chosen + 1) * sizeof(gg_chosen)) + 2 * state +
                     capacities->entries * (sizeof(gg_entry) + state) +
                     asked_words(domain) * sizeof(uint64_t) +
                     whole_words((domain->plan_limit + 1u) * sizeof(uint16_t));
    planner += any_kept(domain) ? (domain->goal_count + 63u) / 64 * sizeof(uint64_t) : 0;
    planner += search_bytes(tables);
    world = whole_words(world);
    struct text text = {0};
    text_add(&text, "%s: %u facts in %u words, %u actions, %u tasks\n",
             tables->problem->domain->name, domain->fact_count, domain->word_count,
             domain->action_count, domain->task_count);
    text_add(&text, "bytes: tables %zu, agent %zu, world %zu, planner %zu\n", table_bytes(domain),
             agent_bytes(domain), world, planner);
    return text;
}
