/* SPDX-License-Identifier: MIT */
/*
 * Copies a domain so that its tables lie apart: see apart.h. Behind each is a page that must
 * not be touched: this works without a sanitizer, and where the tables were made by none.
 */
#include "support/apart.h"

#include "tables/pack_table.h"
#include "tables/search_tables.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct fenced {
    struct fenced *next;
    unsigned char *memory;
    size_t size; /* that can be used; a page follows */
};

/* An empty table is none, which is read nowhere either. */
void *apart_copy(struct apart *apart, const void *bytes, size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t whole = (size + page - 1) / page * page;
    void *memory = NULL;
    struct fenced *fenced = malloc(sizeof *fenced);
    if (!fenced || posix_memalign(&memory, page, whole + page) != 0 ||
        mprotect((unsigned char *)memory + whole, page, PROT_NONE) != 0)
        abort();
    *fenced = (struct fenced){apart->fenced, memory, whole};
    apart->fenced = fenced;
    unsigned char *copy = fenced->memory + whole - size;
    if (size > 0)
        memcpy(copy, bytes, size);
    return copy;
}

/* Puts a copy in the place of a table of so many. */
#define SET_APART(apart, table, count)                                                             \
    ((table) = (table) ? apart_copy(apart, table, (size_t)(count) * sizeof *(table)) : NULL)

static void part_condition(struct apart *apart, gg_condition *condition)
{
    gg_box *boxes = apart_copy(apart, condition->boxes, condition->count * sizeof *boxes);
    for (uint16_t i = 0; i < condition->count; i++) {
        SET_APART(apart, boxes[i].flags, boxes[i].flag_count);
        SET_APART(apart, boxes[i].ranges, boxes[i].range_count);
    }
    condition->boxes = boxes;
}

static const gg_effect *effect_of(struct apart *apart, const gg_effect *effect)
{
    if (!effect)
        return NULL;
    gg_effect *copy = apart_copy(apart, effect, sizeof *effect);
    SET_APART(apart, copy->assignments, copy->assignment_count);
    SET_APART(apart, copy->additions, copy->addition_count);
    return copy;
}

static void part_actions(struct apart *apart, const gg_domain *domain)
{
    size_t count = domain->action_count;
    gg_action *actions = apart_copy(apart, domain->actions, count * sizeof *actions);
    for (size_t i = 0; i < count; i++) {
        part_condition(apart, &actions[i].precondition);
        if (i > 0 && domain->actions[i].effect == domain->actions[i - 1].effect) {
            actions[i].effect = actions[i - 1].effect;
            actions[i].own = actions[i - 1].own;
            actions[i].world = actions[i - 1].world;
            continue;
        }
        actions[i].effect = effect_of(apart, actions[i].effect);
        actions[i].own = effect_of(apart, actions[i].own);
        actions[i].world = effect_of(apart, actions[i].world);
    }
    apart->domain.actions = actions;
    if (!domain->features->lasting)
        return;
    gg_lasting_conditions *all = apart_copy(apart, domain->features->lasting, sizeof *all);
    const gg_condition **lasting = apart_copy(apart, all->conditions, count * sizeof *lasting);
    for (size_t i = 0; i < count; i++)
        if (lasting[i]) {
            gg_condition *condition = apart_copy(apart, lasting[i], sizeof *condition);
            part_condition(apart, condition);
            lasting[i] = condition;
        }
    all->conditions = lasting;
    apart->features->lasting = all;
}

/* Puts the cooldowns of one task's methods apart; those of all with the first. */
static void part_cooldowns(struct apart *apart, uint16_t task, uint16_t methods)
{
    const gg_cooldowns *cooldowns = apart->domain.features->cooldowns;
    if (!cooldowns)
        return;
    if (task == 0) {
        gg_cooldowns *copy = apart_copy(apart, cooldowns, sizeof *copy);
        SET_APART(apart, copy->of_methods, apart->domain.task_count);
        SET_APART(apart, copy->all, copy->count);
        apart->features->cooldowns = cooldowns = copy;
    }
    const uint16_t **rows = (const uint16_t **)(uintptr_t)cooldowns->of_methods;
    SET_APART(apart, rows[task], methods);
}

/* Puts what the game can deny of one task apart; the table of all tasks is put apart with the first. */
static void part_denials(struct apart *apart, uint16_t task, uint16_t methods)
{
    const gg_denials *denials = apart->domain.features->denials;
    if (!denials)
        return;
    if (task == 0) {
        gg_denials *copy = apart_copy(apart, denials, sizeof *copy);
        SET_APART(apart, copy->of_methods, apart->domain.task_count);
        apart->features->denials = denials = copy;
    }
    const gg_denial **rows = (const gg_denial **)(uintptr_t)denials->of_methods;
    SET_APART(apart, rows[task], methods);
}

static void part_tasks(struct apart *apart, const gg_domain *domain)
{
    size_t count = domain->task_count;
    gg_task *tasks = apart_copy(apart, domain->tasks, count * sizeof *tasks);
    for (size_t i = 0; i < count; i++) {
        gg_method *methods =
            apart_copy(apart, tasks[i].methods, tasks[i].method_count * sizeof *methods);
        for (uint16_t j = 0; j < tasks[i].method_count; j++) {
            part_condition(apart, &methods[j].precondition);
            SET_APART(apart, methods[j].subtasks, methods[j].subtask_count);
        }
        tasks[i].methods = methods;
        part_denials(apart, (uint16_t)i, tasks[i].method_count);
        part_cooldowns(apart, (uint16_t)i, tasks[i].method_count);
        tasks[i].groups =
            apart_copy(apart, tasks[i].groups, tasks[i].group_count * sizeof *tasks[i].groups);
    }
    apart->domain.tasks = tasks;
}

/* Puts a list of amounts apart. */
static const gg_amount *const *part_amounts(struct apart *apart, const gg_amount *const *list,
                                            size_t count)
{
    if (!list)
        return NULL;
    const gg_amount **copy = apart_copy(apart, list, count * sizeof *copy);
    for (size_t i = 0; i < count; i++) {
        gg_amount *amount = list[i] ? apart_copy(apart, list[i], sizeof *amount) : NULL;
        gg_product *products =
            amount ? apart_copy(apart, amount->products, amount->count * sizeof *products) : NULL;
        for (uint16_t j = 0; amount && j < amount->count; j++)
            SET_APART(apart, products[j].facts, products[j].count);
        if (amount)
            amount->products = products;
        copy[i] = amount;
    }
    return copy;
}

/* Puts the numbers apart that facts tell. */
static void part_figures(struct apart *apart, const gg_domain *domain)
{
    if (!domain->features->expressions)
        return;
    gg_expressions *expressions =
        apart_copy(apart, domain->features->expressions, sizeof *expressions);
    size_t count = domain->task_count;
    const gg_amount *const **scores =
        expressions->scores ? apart_copy(apart, expressions->scores, count * sizeof *scores) : NULL;
    const gg_amount *const **weights =
        expressions->weights ? apart_copy(apart, expressions->weights, count * sizeof *weights)
                             : NULL;
    for (size_t i = 0; i < count; i++) {
        if (scores)
            scores[i] = part_amounts(apart, scores[i], domain->tasks[i].method_count);
        if (weights)
            weights[i] = part_amounts(apart, weights[i], domain->tasks[i].group_count);
    }
    expressions->priorities = part_amounts(apart, expressions->priorities, domain->goal_count);
    expressions->durations = part_amounts(apart, expressions->durations, domain->action_count);
    expressions->scores = scores;
    expressions->weights = weights;
    apart->features->expressions = expressions;
}

static void part_goals(struct apart *apart, const gg_domain *domain)
{
    gg_goal *goals = apart_copy(apart, domain->goals, domain->goal_count * sizeof *goals);
    for (uint16_t i = 0; i < domain->goal_count; i++) {
        part_condition(apart, &goals[i].condition);
        part_condition(apart, &goals[i].relevant);
    }
    apart->domain.goals = goals;
    gg_goal_source *sources =
        apart_copy(apart, domain->goal_sources, domain->goal_source_count * sizeof *sources);
    for (uint16_t i = 0; i < domain->goal_source_count; i++)
        SET_APART(apart, sources[i].arguments,
                  (size_t)sources[i].count * sources[i].parameter_count);
    apart->domain.goal_sources = domain->goal_sources ? sources : NULL;
    gg_condition *subgoals =
        apart_copy(apart, domain->subgoals, domain->subgoal_count * sizeof *subgoals);
    for (uint16_t i = 0; i < domain->subgoal_count; i++)
        part_condition(apart, &subgoals[i]);
    apart->domain.subgoals = subgoals;
}

static const gg_rule *rules_of(struct apart *apart, const gg_rule *rules, int count)
{
    gg_rule *copies = apart_copy(apart, rules, (size_t)count * sizeof *copies);
    for (int i = 0; i < count; i++) {
        part_condition(apart, &copies[i].precondition);
        copies[i].effect = effect_of(apart, copies[i].effect);
    }
    return copies;
}

static void part_groups(struct apart *apart, gg_heuristic *heuristic)
{
    if (!heuristic->groups)
        return;
    gg_exclusive_groups *groups = apart_copy(apart, heuristic->groups, sizeof *groups);
    SET_APART(apart, groups->rows, group_row_count(heuristic->groups));
    heuristic->groups = groups;
}

static const gg_heuristic *heuristic_of(struct apart *apart, const gg_heuristic *heuristic)
{
    if (!heuristic)
        return NULL;
    gg_heuristic *copy = apart_copy(apart, heuristic, sizeof *heuristic);
    SET_APART(apart, copy->actions, (apart->domain.action_count + 63u) / 64);
    SET_APART(apart, copy->wake_mask, apart->domain.word_count);
    if (has_step_table(copy)) {
        gg_step_table *whole = apart_copy(apart, copy->tables, sizeof *whole);
        copy->tables = &whole->table;
    } else {
        SET_APART(apart, copy->tables, copy->table_count);
    }
    part_groups(apart, copy);
    return copy;
}

static void part_agent_types(struct apart *apart, const gg_domain *domain)
{
    size_t count = domain->agent_type_count;
    size_t ways = (size_t)domain->goal_count + domain->subgoal_count;
    gg_agent_type *types = apart_copy(apart, domain->agent_types, count * sizeof *types);
    for (size_t i = 0; i < count; i++) {
        const gg_heuristic **heuristics =
            apart_copy(apart, types[i].heuristics, ways * sizeof *heuristics);
        for (size_t j = 0; j < ways; j++)
            heuristics[j] = heuristic_of(apart, heuristics[j]);
        types[i].heuristics = heuristics;
        SET_APART(apart, types[i].actions, (domain->action_count + 63u) / 64);
        SET_APART(apart, types[i].goals, types[i].goal_count);
        SET_APART(apart, types[i].relevance_mask, domain->word_count);
    }
    apart->domain.agent_types = types;
}

/* What is by word, by value, or by action in rows of bits. */
static void part_words(struct apart *apart)
{
    gg_domain *domain = &apart->domain;
    size_t row = (domain->action_count + 63u) / 64;
    SET_APART(apart, domain->start, domain->word_count);
    SET_APART(apart, domain->guards, domain->word_count);
    SET_APART(apart, domain->tops, domain->word_count);
    SET_APART(apart, domain->shared, domain->word_count);
    if (domain->applied) {
        gg_applied *applied = apart_copy(apart, domain->applied, sizeof *applied);
        SET_APART(apart, applied->bits, domain->word_count);
        domain->applied = applied;
    }
    gg_search_tables *search = apart_copy(apart, domain->search, sizeof *search);
    SET_APART(apart, search->filters, search->filter_count);
    size_t conflicts = domain->action_count + (size_t)search->value_count;
    SET_APART(apart, search->masks, filter_mask_count(domain));
    SET_APART(apart, search->conflicts, row * conflict_row_count(domain));
    SET_APART(apart, search->conflict_rows, conflicts);
    domain->search = search;
}

static void part_cases(struct apart *apart, const gg_domain *domain)
{
    if (!domain->features->cases)
        return;
    gg_cases *all = apart_copy(apart, domain->features->cases, sizeof *all);
    const gg_case_list **lists =
        apart_copy(apart, all->of_actions, domain->action_count * sizeof *lists);
    for (uint16_t i = 0; i < domain->action_count; i++) {
        bool is_known = i > 0 && domain->features->cases->of_actions[i] ==
                                     domain->features->cases->of_actions[i - 1];
        if (is_known)
            lists[i] = lists[i - 1];
        if (is_known || !lists[i])
            continue;
        gg_case_list *list = apart_copy(apart, lists[i], sizeof *list);
        gg_case *items = apart_copy(apart, list->items, list->count * sizeof *items);
        for (uint16_t j = 0; j < list->count; j++) {
            part_condition(apart, &items[j].when);
            items[j].effect = effect_of(apart, items[j].effect);
            items[j].own = effect_of(apart, items[j].own);
            items[j].world = effect_of(apart, items[j].world);
        }
        list->items = items;
        part_condition(apart, &list->precondition);
        list->shared = effect_of(apart, list->shared);
        lists[i] = list;
    }
    all->of_actions = lists;
    apart->features->cases = all;
}

static void part_one_shots(struct apart *apart)
{
    const gg_domain *domain = &apart->domain;
    size_t words = ((size_t)domain->agent_rule_count + domain->world_rule_count + 63) / 64;
    if (!domain->features->one_shots)
        return;
    gg_one_shot_rules *rules = apart_copy(apart, domain->features->one_shots, sizeof *rules);
    SET_APART(apart, rules->once, words);
    SET_APART(apart, rules->of_slots, words * domain->features->slots->count);
    apart->features->one_shots = rules;
}

static gg_places *part_road_map(struct apart *apart, const gg_road_map *tables)
{
    gg_road_map *map = apart_copy(apart, tables, sizeof *map);
    const gg_road_place *end = &map->at[map->places.count];
    SET_APART(apart, map->hops, map->hop_count);
    if (map->froms)
        SET_APART(apart, map->froms, (size_t)map->hop_count - end->hops);
    SET_APART(apart, map->distances, end->row);
    SET_APART(apart, map->at, map->places.count + 1u);
    return &map->places;
}

static void part_places(struct apart *apart)
{
    const gg_road_map *map = road_map_in(&apart->domain);
    const gg_chases *chases = chases_in(&apart->domain);
    gg_places *places = map      ? part_road_map(apart, map)
                        : chases ? &((gg_chases *)apart_copy(apart, chases, sizeof *chases))->places
                                 : apart_copy(apart, apart->domain.places, sizeof *places);
    SET_APART(apart, places->points, places->count);
    SET_APART(apart, places->symbols, places->count);
    apart->domain.places = places;
}

static void part_senses(struct apart *apart)
{
    gg_senses *senses = apart_copy(apart, apart->domain.senses, sizeof *senses);
    SET_APART(apart, senses->periods, senses->count);
    apart->domain.senses = senses;
}

static void part_exclusions(struct apart *apart, const gg_domain *domain)
{
    gg_exclusions *exclusions = apart_copy(apart, domain->exclusions, sizeof *exclusions);
    size_t sources = 0;
    for (uint16_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i].source_index >= sources)
            sources = domain->actions[i].source_index + 1u;
    if (exclusions->limit > exclusions->retry_limit)
        sources *= 2; /* a cooldown behind each */
    SET_APART(apart, exclusions->times, sources);
    apart->domain.exclusions = exclusions;
}

struct apart apart_of(const gg_domain *domain)
{
    struct apart apart = {.domain = *domain};
    apart.domain.features = apart.features =
        apart_copy(&apart, domain->features, sizeof *domain->features);
    SET_APART(&apart, apart.domain.facts, domain->fact_count);
    part_actions(&apart, domain);
    part_tasks(&apart, domain);
    part_goals(&apart, domain);
    part_figures(&apart, domain);
    part_agent_types(&apart, domain);
    part_words(&apart);
    if (domain->places)
        part_places(&apart);
    if (domain->senses)
        part_senses(&apart);
    if (domain->exclusions)
        part_exclusions(&apart, domain);
    part_cases(&apart, domain);
    part_one_shots(&apart);
    if (domain->features->random_ranges) {
        gg_random_ranges *ranges =
            apart_copy(&apart, domain->features->random_ranges, sizeof *ranges);
        uint16_t sources = 0;
        for (uint16_t i = 0; i < domain->action_count; i++)
            if (domain->actions[i].source_index >= sources)
                sources = (uint16_t)(domain->actions[i].source_index + 1);
        SET_APART(&apart, ranges->of_actions, sources);
        SET_APART(&apart, ranges->of_rules, domain->agent_rule_count);
        apart.features->random_ranges = ranges;
    }
    apart.domain.rules =
        rules_of(&apart, domain->rules, domain->agent_rule_count + domain->world_rule_count);
    return apart;
}

void apart_free(struct apart *apart)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    while (apart->fenced) {
        struct fenced *fenced = apart->fenced;
        apart->fenced = fenced->next;
        (void)mprotect(fenced->memory + fenced->size, page, PROT_READ | PROT_WRITE);
        free(fenced->memory);
        free(fenced);
    }
}
