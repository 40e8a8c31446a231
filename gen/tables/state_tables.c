/* SPDX-License-Identifier: MIT */
/* Builds the tables of the state: the start, and which bits are shared, applied and sensed; the places;
 * and the slots: which actions and goals need each of them, and which facts go back to their start when
 * it is unbound. See build.h. */
#include "domain/slots.h"
#include "ground/road_map.h"
#include "ground/slot_facts.h"
#include "ground/values.h"
#include "tables/build.h"

static bool is_shared_fact(const struct fact *fact)
{
    return fact->shared;
}

static bool is_applied_fact(const struct fact *fact)
{
    return fact->applied;
}

/* The bits of the facts of a kind, by word; NULL if there are none. */
static const uint64_t *marked_bits(struct building *building,
                                   bool (*is_marked)(const struct fact *))
{
    const struct layout *layout = &building->tables->layout;
    uint64_t *bits = pool_take(building->pool, (layout->word_count + 1) * sizeof *bits);
    for (size_t i = 0; i < layout->fact_count; i++) {
        const gg_fact *fact = &layout->facts[i];
        if (is_marked(building->problem->variables[layout->variables[i]].fact))
            bits[fact->word] |= mask_of_fact(fact);
    }
    return NULL_IF_ALL_ZERO(bits, layout->word_count);
}

/* Builds the senses, one for each sensed fact of the YAML: it reads all ground facts of the
 * fact. */
static void build_senses(struct building *building)
{
    const struct domain *source = building->problem->domain;
    gg_senses *senses = &building->tables->senses;
    uint32_t *periods = pool_take(building->pool, (source->fact_count + 1) * sizeof *periods);
    for (size_t i = 0; i < source->fact_count; i++)
        if (source->facts[i]->sensed)
            periods[senses->count++] = source->facts[i]->period;
    senses->sensing = &gg_sensing;
    senses->periods = periods;
    building->tables->domain.senses = senses->count ? senses : NULL;
}

void build_state(struct building *building)
{
    struct tables *tables = building->tables;
    const struct layout *layout = &tables->layout;
    gg_domain *domain = &tables->domain;
    uint64_t *start = pool_take(building->pool, (layout->word_count + 1) * sizeof *start);
    for (size_t i = 0; i < layout->fact_count; i++) {
        const gg_fact *fact = &layout->facts[i];
        start[fact->word] |=
            value_bits(fact, building->problem->variables[layout->variables[i]].start);
    }
    domain->word_count = (uint16_t)layout->word_count;
    domain->flag_words = (uint16_t)layout->flag_words;
    domain->fact_count = (uint16_t)layout->fact_count;
    domain->facts = layout->facts;
    domain->guards = layout->guards;
    domain->tops = layout->tops;
    domain->fact_at = layout->fact_at;
    building->tables->search.value_count = layout->value_count;
    domain->start = start;
    domain->shared = marked_bits(building, is_shared_fact);
    tables->applied.ops = &gg_applying;
    tables->applied.bits = marked_bits(building, is_applied_fact);
    domain->applied = tables->applied.bits ? &tables->applied : NULL;
    build_senses(building);
}

/* How near is at the place of each action; NULL: 0. */
static const uint32_t *near_places(const struct building *building)
{
    const struct domain *domain = building->problem->domain;
    uint32_t *within = pool_take(building->pool, domain->action_count * sizeof *within), most = 0;
    for (size_t i = 0; i < domain->action_count; i++) {
        within[i] = domain->actions[i]->within;
        most = within[i] > most ? within[i] : most;
    }
    return most > 0 ? within : NULL;
}

/* What actions of `cost: travel` cost; NULL: there are none. */
static const gg_leg_costs *build_leg_costs(struct building *building)
{
    const struct problem *problem = building->problem;
    const struct places *places = &problem->domain->places;
    gg_leg_costs *costs = &building->tables->leg_costs;
    if (problem->leg_count == 0)
        return NULL;
    bool measured = places->points || problem->road_map;
    bool slots = has_placed_slots(problem->domain);
    costs->ops = problem->road_map ? &gg_costing_roads
                 : slots           ? &gg_costing_slots
                                   : &gg_costing_legs;
    costs->legs = problem->legs;
    bool told = measured && (slots || places->fact->values.count <= TOLD_PLACES);
    costs->told = told ? problem->leg_costs : NULL;
    costs->count = (uint16_t)problem->leg_count;
    costs->stray = (uint16_t)building->tables->layout.stray_bit;
    costs->remembered = costs->told || !measured;
    return costs;
}

/* Whether a row lets what tells its place tell none of its places, and no action lets it tell one again. */
static bool is_told_once(const struct problem *problem, const struct ground_action *row)
{
    const struct told_place *told = row->told;
    const struct change *own = find_change_of_variable(&row->changes, told->variable);
    if (!own)
        return false;
    for (size_t i = 0; i < problem->action_count; i++) {
        const struct change *change =
            find_change_of_variable(&problem->actions[i].changes, told->variable);
        if (change && (change->adds ||
                       (change->value >= told->low && change->value - told->low < told->count)))
            return false;
    }
    return true;
}

/* The actions whose place a fact tells; NULL: there are none. */
static const gg_told_actions *build_told_actions(struct building *building)
{
    const struct problem *problem = building->problem;
    const struct action_rows *rows = &problem->rows;
    gg_told_actions *told = pool_take(building->pool, sizeof *told);
    gg_told_place *places = pool_take(building->pool, (rows->told_count + 1) * sizeof *places);
    uint16_t *numbers = pool_take(building->pool, (rows->count + 1) * sizeof *numbers);
    if (rows->told_count == 0)
        return NULL;
    for (size_t i = 0; i < rows->count; i++) {
        const struct told_place *place = rows->items[i].told;
        numbers[i] = (uint16_t)rows->numbers[i];
        if (place)
            places[told->place_count++] = (gg_told_place){
                (uint16_t)building->tables->layout.numbers[place->variable], (uint16_t)place->low,
                place->first, place->count, is_told_once(problem, &rows->items[i])};
    }
    told->ops = &gg_telling_places;
    told->places = places;
    told->numbers = numbers;
    told->count = (uint16_t)problem->action_count;
    return told;
}

/* How far the shortest ways are to the places that somebody walks to, from the places of their nets. */
static void build_distances(struct building *building, gg_road_place *at, uint32_t *distances)
{
    const struct road_map *map = building->problem->road_map;
    size_t places = building->problem->domain->places.fact->values.count;
    uint32_t count = 0;
    for (size_t to = 0; to < places; to++) {
        at[to].row = map->distances[to] ? count : UINT32_MAX;
        for (size_t from = 0; map->distances[to] && from < places; from++)
            if (map->nets[from] == map->nets[to]) {
                if (distances)
                    distances[count + map->indices[from]] = map->distances[to][from];
            }
        if (map->distances[to])
            count += (uint32_t)map->sizes[map->nets[to]];
    }
    at[places].row = count;
}

/* The places of a domain with roads, and the map of these. */
static gg_places *build_road_map(struct building *building)
{
    const struct road_map *map = building->problem->road_map;
    size_t places = building->problem->domain->places.fact->values.count;
    gg_road_map *row = pool_take(building->pool, sizeof *row);
    gg_road_place *at = pool_take(building->pool, (places + 1) * sizeof *at);
    size_t count = map->hop_count + map->crossing_count;
    gg_hop *hops = pool_take(building->pool, (count + 1) * sizeof *hops);
    uint16_t *froms = pool_take(building->pool, (map->crossing_count + 1) * sizeof *froms);
    for (size_t i = 0; i < places; i++)
        at[i] = (gg_road_place){0, (uint16_t)map->nets[i], (uint16_t)map->indices[i],
                                (uint16_t)map->first[i]};
    at[places].hops = (uint16_t)map->hop_count;
    for (size_t i = 0; i < map->crossing_count; i++)
        froms[i] = map->hops[map->hop_count + i].from;
    for (size_t i = 0; i < count; i++)
        hops[i] = (gg_hop){map->hops[i].length, map->hops[i].to,
                           map->hops[i].back < SIZE_MAX ? (uint16_t)map->hops[i].back : GG_NONE};
    build_distances(building, at, NULL);
    uint32_t *distances =
        pool_take(building->pool, (at[places].row + (size_t)1) * sizeof *distances);
    build_distances(building, at, distances);
    row->ops = &gg_measuring_roads;
    row->at = at;
    row->hops = count > 0 ? hops : NULL;
    row->froms = map->crossing_count > 0 ? froms : NULL;
    row->hop_count = (uint16_t)count;
    row->distances = at[places].row > 0 ? distances : NULL;
    return &row->places;
}

/* The places of a domain whose actions have `follow` or `give_up`. */
static gg_places *build_chases(struct building *building)
{
    const struct domain *domain = building->problem->domain;
    gg_chases *row = pool_take(building->pool, sizeof *row);
    uint32_t *follow = pool_take(building->pool, (domain->action_count + 1) * sizeof *follow);
    uint32_t *give_up = pool_take(building->pool, (domain->action_count + 1) * sizeof *give_up);
    for (size_t i = 0; i < domain->action_count; i++) {
        follow[i] = domain->actions[i]->follow - 1;
        give_up[i] = domain->actions[i]->give_up - 1;
    }
    row->follow = follow;
    row->give_up = give_up;
    return &row->places;
}

void build_places(struct building *building)
{
    const struct places *places = &building->problem->domain->places;
    if (!places->fact)
        return;
    const struct symbol_set *values = &places->fact->values;
    bool roads = building->problem->road_map != NULL;
    bool chases = has_chases(building->problem->domain);
    gg_places *row = roads    ? build_road_map(building)
                     : chases ? build_chases(building)
                              : pool_take(building->pool, sizeof *row);
    uint16_t *symbols = pool_take(building->pool, values->count * sizeof *symbols);
    for (size_t i = 0; i < values->count; i++)
        symbols[i] = (uint16_t)values->symbols[i];
    row->walking = roads                                         ? &gg_road_walking
                   : chases                                      ? &gg_chasing
                   : has_placed_slots(building->problem->domain) ? &gg_slot_walking
                                                                 : &gg_walking;
    row->points = places->points;
    row->symbols = symbols;
    row->within = near_places(building);
    row->leg_costs = build_leg_costs(building);
    row->speed = places->points || roads ? places->speed : 0;
    row->fact = (uint16_t)building->tables->layout.numbers[places->fact->first];
    row->count = (uint16_t)values->count;
    building->tables->domain.places = row;
    building->tables->domain.told = build_told_actions(building);
}

/* ------------------------------------------------------------------------ slots */

/* How many slots there are, of all types. */
static size_t count_slots(const struct domain *domain)
{
    size_t count = 0;
    for (size_t i = 0; i < domain->type_count; i++)
        count += domain->types[i].slots;
    return count;
}

static bool has_symbol(const size_t *symbols, size_t count, size_t symbol)
{
    for (size_t i = 0; i < count; i++)
        if (symbols[i] == symbol)
            return true;
    return false;
}

/* Whether changes make a slot the value of a fact. */
static bool gives(const struct problem *problem, const struct changes *changes, size_t symbol)
{
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const struct fact *fact = problem->variables[change->variable].fact;
        if (!change->adds && value_naming_slot(fact, symbol) == (int64_t)change->value)
            return true;
    }
    return false;
}

/* Whether an action makes a slot the value of a fact when it ends without success. */
static bool sets_back_to(const struct problem *problem, const struct ground_action *action,
                         size_t symbol)
{
    bool any = false;
    for (size_t i = 0; i < SETBACK_KINDS; i++)
        any |= action->setbacks[i] && gives(problem, &action->setbacks[i]->all, symbol);
    return any;
}

static const uint64_t *actions_with(struct building *building, size_t symbol)
{
    const struct problem *problem = building->problem;
    uint64_t *set = pool_take(building->pool, (problem->rows.count / 64 + 1) * sizeof *set);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct ground_action *action = &problem->rows.items[i];
        if (has_symbol(action->arguments, action->action->parameters.count, symbol) ||
            has_symbol(action->slots, action->slot_count, symbol) ||
            gives(problem, &action->changes, symbol) || sets_back_to(problem, action, symbol))
            bit_put(set, i);
    }
    return problem->rows.count ? set : NULL;
}

static const uint64_t *goals_with(struct building *building, size_t symbol)
{
    const struct problem *problem = building->problem;
    uint64_t *set = pool_take(building->pool, (problem->goal_count / 64 + 1) * sizeof *set);
    for (size_t i = 0; i < problem->goal_count; i++)
        if (has_symbol(problem->goals[i].arguments, problem->goals[i].goal->parameters.count,
                       symbol))
            bit_put(set, i);
    return problem->goal_count ? set : NULL;
}

/* Adds the facts that go back to their start with a slot, in the order of their numbers. */
static void add_resets(struct building *building, size_t symbol, gg_slot *slot)
{
    const struct problem *problem = building->problem;
    const struct layout *layout = &building->tables->layout;
    gg_reset_fact *resets = NULL;
    for (size_t i = next_fact_of_slot_type(problem, 0, symbol); i < problem->variable_count;
         i = next_fact_of_slot_type(problem, i + 1, symbol)) {
        const struct fact *fact = problem->variables[i].fact;
        uint16_t number = (uint16_t)layout->numbers[i];
        bool is_own = is_variable_of_slot(problem, i, symbol);
        int64_t value = value_naming_slot(fact, symbol);
        if (is_own && fact->is_binding) {
            slot->bound = number;
        } else if (is_own || value >= 0) {
            POOL_ADD(building->pool, resets, slot->reset_count) =
                (gg_reset_fact){is_own ? fact->start : value_without_slot(problem, fact),
                                is_own ? UINT32_MAX : (uint32_t)value, number};
        }
    }
    slot->resets = resets;
}

void build_slots(struct building *building)
{
    const struct domain *domain = building->problem->domain;
    size_t count = count_slots(domain), types = 0;
    if (!count)
        return;
    gg_slots *slots = pool_take(building->pool, sizeof *slots);
    gg_slot *all = pool_take(building->pool, count * sizeof *all);
    uint16_t *ends = pool_take(building->pool, domain->type_count * sizeof *ends);
    for (size_t i = 0; i < domain->type_count; i++) {
        const struct object_type *type = &domain->types[i];
        for (size_t j = 0; type->slots && j < type->objects.count; j++) {
            gg_slot *slot = &all[slots->count++];
            size_t symbol = type->objects.symbols[j];
            slot->symbol = (uint16_t)symbol;
            slot->actions = actions_with(building, symbol);
            slot->goals = goals_with(building, symbol);
            add_resets(building, symbol, slot);
        }
        if (type->slots)
            ends[types++] = slots->count;
    }
    slots->ops = &gg_slotting;
    slots->all = all;
    slots->ends = ends;
    building->tables->features.slots = slots;
}
