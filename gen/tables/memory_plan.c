/* SPDX-License-Identifier: MIT */
/*
 * The memory of agents, worlds and planners: see memory_plan.h. The elements of a part are
 * counted in constants of the header, so that one row tells the size of the part both to the C
 * compiler and to this program.
 */
#include "tables/memory_plan.h"

#include "domain/agent_type.h"
#include "domain/terms.h"
#include "tables/search_need.h"
#include "tables/team_memory.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

/* ---------------------------------------------------------------- constants */

#define CONSTANT(name, value, comment) {#name, comment},
const struct memory_constant memory_constants[SIZE_COUNT] = {MEMORY_SIZES(CONSTANT)};

static bool is_of_team(enum memory_size size)
{
    return size >= SIZE_TEAM_MEMBERS && size <= SIZE_TEAM_MEMORY;
}

bool memory_constant_is_optional(enum memory_size size)
{
    return size == SIZE_CLAIMED || (size >= SIZE_WALKS && size <= SIZE_TEAM_MEMORY);
}

static bool any_claim(const struct domain *domain)
{
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->claim)
            return true;
    return false;
}

static bool any_cooldown(const struct domain *domain)
{
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->is_cooldown)
            return true;
    return false;
}

static bool any_timeout(const struct domain *domain)
{
    bool any = false;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= domain->goals[i].timeout > 0;
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            any |= domain->tasks[i]->methods[j].timeout > 0;
    return any;
}

static bool any_commitment(const struct domain *domain)
{
    bool any = false;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= domain->goals[i].inertia > 0 || domain->goals[i].latched ||
               domain->goals[i].reconsider.every > 0 || domain->goals[i].valued;
    for (size_t i = 0; i < domain->agent_type_count; i++)
        any |= domain->agent_types[i].reconsider.every > 0;
    return any;
}

static bool any_best_effort(const struct domain *domain)
{
    bool any = false;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= domain->goals[i].best_effort;
    return any;
}

static bool any_value(const struct domain *domain)
{
    bool any = false;
    for (size_t i = 0; i < domain->goal_count; i++)
        any |= domain->goals[i].valued;
    return any;
}

static bool any_holding(const struct domain *domain)
{
    bool any = false;
    for (size_t i = 0; i < domain->task_count; i++)
        any |= task_has_inertia(domain->tasks[i]);
    return any;
}

static bool changes_over_time(const struct expressions *effects)
{
    bool any = false;
    for (size_t i = 0; i < effects->count; i++)
        any |= change_of(effects->items[i])->over_time;
    return any;
}

static bool any_partial_change(const struct domain *domain)
{
    bool any = false;
    for (size_t i = 0; i < domain->fact_count; i++)
        any |= domain->facts[i]->sensed;
    for (size_t i = 0; i < domain->action_count; i++)
        any |= changes_over_time(&domain->actions[i]->effects);
    return any;
}

static bool any_denial(const struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->procedural)
            return true;
    return false;
}

bool memory_constant_is_reserved(const struct domain *domain, enum memory_size size)
{
    if (!memory_constant_is_optional(size))
        return true;
    if (size == SIZE_COOLDOWNS || size == SIZE_ENDINGS)
        return any_cooldown(domain);
    if (size == SIZE_TIMEOUTS)
        return any_timeout(domain);
    if (size == SIZE_COMMITMENTS)
        return any_commitment(domain);
    if (size == SIZE_SHORTFALLS)
        return any_best_effort(domain);
    if (size == SIZE_COSTS)
        return any_value(domain);
    if (size == SIZE_HELD)
        return any_holding(domain);
    if (size == SIZE_CLAIMED || size == SIZE_SLOTS)
        return size == SIZE_SLOTS ? has_slot_types(domain) : any_claim(domain);
    if (size == SIZE_PROGRESS)
        return any_partial_change(domain);
    if (size == SIZE_READING_WORDS)
        return any_denial(domain);
    if (is_of_team(size))
        return domain->team.given;
    return size <= SIZE_PLACES ? domain->places.given : domain->limits.wants > 0;
}

/* -------------------------------------------------------------------- sizes */

static size_t at_least_one(size_t count)
{
    return count ? count : 1;
}

static bool any_recursive(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->task_count; i++)
        if (domain->tasks[i].recursive)
            return true;
    return false;
}

/* A gg_timeout_record, what each method has left, for how long it is passed over, and the spans. */
static size_t timeout_words(const gg_domain *domain)
{
    const gg_timeouts *timeouts = domain->features->timeouts;
    size_t bytes =
        sizeof(gg_timeout_record) + (timeouts ? (timeouts->room + 1u) : 0) * sizeof(gg_method_span);
    return timeouts ? bytes / sizeof(uint32_t) + (size_t)2 * timeouts->count : 0;
}

/* Whether a plan is kept while others are read, or searched for. */
static bool memory_holds_found(const gg_domain *domain, enum search_need need)
{
    return (need == NEEDS_BOTH && domain->task_count > 0) || domain->features->values;
}

/* The goal that is pursued, a bit for each, and the time until the plan is reconsidered. */
static size_t commitment_words(const gg_domain *domain)
{
    const gg_commitments *commitments = domain->features->commitments;
    return commitments ? 1u + (domain->goal_count + 31u) / 32 + reconsiders(commitments) : 0;
}

/* How many methods of a plan are recorded. For cooldowns all must be: where it is not known how many
 * these are, there is room for as many as can be entered, and a plan of more is none. */
static size_t chosen_of(const struct tables *tables, size_t room)
{
    size_t most = tables->problem->domain->limits.nodes;
    if (!tables->domain.features->cooldowns)
        return room;
    most = most > room ? most : room;
    most = most < GG_NONE - 1u ? most : GG_NONE - 1u;
    return tables->bounds.methods < most ? tables->bounds.methods : most;
}

size_t memory_cost_count(const gg_domain *domain)
{
    const gg_leg_costs *legs = domain->places ? domain->places->leg_costs : NULL;
    bool strays = legs && (domain->places->points || road_map_in(domain));
    size_t origins = legs ? domain->places->count + (strays ? (size_t)1 : 0) : 0;
    size_t costs = legs && legs->remembered ? legs->count * origins : 0, walks = 0;
    for (uint16_t i = 0; legs && i < legs->estimate_count; i++)
        walks = legs->estimates[i].most + (size_t)1 > walks ? legs->estimates[i].most + (size_t)1
                                                            : walks;
    walks = walks > 0 ? 5 + (walks + 5) * domain->places->count : 0;
    return domain->dynamic_cost_count + costs + walks;
}

size_t memory_estimate_words(const gg_domain *domain)
{
    const gg_heuristic *heuristic;
    size_t most = 0;
    for (size_t at = 0; (heuristic = next_heuristic(domain, &at)) != NULL;)
        most = heuristic->table_count > most ? heuristic->table_count : most;
    return most > 0 ? most + domain->word_count : 0;
}

/* There is a frame for each method of the largest plan, and as many choices. Where that is not
 * known, or too much, there is one for each level of nesting and for each step. Tasks that leave
 * choices open and add no step may then need more choices: the planner goes on without the newest
 * of them, and names the limit. */
struct memory_size_values memory_size_values_of(const struct tables *tables)
{
    enum { NODES_BY_DEFAULT = 4096 };
    const gg_domain *domain = &tables->domain;
    const struct limits *limits = &tables->problem->domain->limits;
    const struct agent_team *team = &tables->problem->domain->team;
    size_t steps = (size_t)limits->plan + limits->depth, methods = tables->bounds.methods;
    size_t room = methods < steps ? methods : steps;
    size_t skills = at_least_one(tables->problem->domain->skill_count);
    enum search_need need = search_need_of(tables);
    bool searches = need != NEEDS_NO_SEARCH, asks = knows_denials(domain);
#define VALUE(name, value, comment) [SIZE_##name] = (size_t)(value),
    struct memory_size_values sizes = {{MEMORY_SIZES(VALUE)}};
    for (enum memory_size i = 0; i < SIZE_COUNT; i++)
        if (is_of_team(i) && !team->given)
            sizes.of[i] = 0;
    return sizes;
}

/* -------------------------------------------------------------------- parts */

#define ALIGNMENT(element)                                                                         \
    (sizeof(struct {                                                                               \
         char before;                                                                              \
         element behind;                                                                           \
     }) -                                                                                          \
     sizeof(element))
#define CAPACITY(owned, name)                                                                      \
    .capacity = #name, .capacity_place = offsetof(gg_##owned, name),                               \
    .capacity_bytes = sizeof(((gg_##owned *)NULL)->name)
#define POINTER(owned, name) .pointer = #name, .place = offsetof(gg_##owned, name)
#define ARRAY(name, element, count, there, says)                                                   \
    .member = #name, .type = #element, .bytes = sizeof(element), .alignment = ALIGNMENT(element),  \
    .size = SIZE_##count, .where = SIZE_##there, .comment = says

/* Arrays of each owner, whose places are in a structure of memory_places or in that itself, or whose
 * pointers are in the owner. */
#define IN_AGENT(within, name, ...)                                                                \
    OF_AGENT, .place = offsetof(struct memory_places, within.agent_##name), ARRAY(name, __VA_ARGS__)
#define IN_AGENT_ALONE(name, ...)                                                                  \
    OF_AGENT, .place = offsetof(struct memory_places, agent_##name), ARRAY(name, __VA_ARGS__)
#define IN_WORLD(within, name, ...)                                                                \
    OF_WORLD, .place = offsetof(struct memory_places, within.world_##name), ARRAY(name, __VA_ARGS__)
#define IN_TEAM(name, ...) OF_TEAM, POINTER(team, name), ARRAY(name, __VA_ARGS__)
#define IN_WORKSPACE(name, ...) OF_WORKSPACE, POINTER(workspace, name), ARRAY(name, __VA_ARGS__)
#define IN_SEARCH(name, ...) OF_SEARCH, POINTER(search, name), ARRAY(name, __VA_ARGS__)
#define IN_PLANNER(name, ...) OF_PLANNER, POINTER(planner, name), ARRAY(name, __VA_ARGS__)

const struct memory_part memory_parts[] = {
    {IN_AGENT(offsets, state, uint64_t, STATE_WORDS, ONE, "the facts, as it knows them")},
    {IN_AGENT(offsets, snapshot, uint64_t, STATE_WORDS, ONE, "what it knew when it last decided")},
    {IN_AGENT(offsets, support_mask, uint64_t, STATE_WORDS, ONE,
              "the bits that the rest of its plan depends on")},
    {IN_AGENT(offsets, from, uint64_t, STATE_WORDS, GOALS, "the state that it plans from")},
    {IN_AGENT(offsets, timers, uint32_t, AGENT_RULES, AGENT_RULES,
              "milliseconds until each rule applies")},
    {IN_AGENT(offsets, backoffs, gg_backoff, BACKOFFS, ONE,
              "how long each goal, and last the root task, still waits")},
    {IN_AGENT_ALONE(senses, uint32_t, SENSES, SENSES,
                    "milliseconds until each sensed fact is read")},
    {IN_AGENT_ALONE(exclusions, gg_exclusion, EXCLUSIONS, EXCLUSIONS,
                    "actions that it leaves out of plans for a time")},
    {IN_AGENT(offsets, plan, uint16_t, PLAN_STEPS, PLAN_STEPS, "its steps, ground actions")},
    {IN_AGENT(offsets, step_numbers, uint16_t, STEP_NUMBERS, STEP_NUMBERS,
              "the same as numbers, and the one that it claims for"),
     .or_before = true},
    {IN_AGENT(offsets, watches, gg_watched_choice, WATCHES, WATCHES,
              "what would interrupt its plan")},
    {IN_AGENT(places, walk, gg_walk, WALKS, WALKS,
              "its speed, and where it stands between places")},
    {IN_AGENT(offsets, membership, gg_membership, ONE, TEAM_MEMBERS, "whose member it is")},
    {IN_AGENT(wants, wants, gg_want, WANTS, WANTS, "the goals that the game gave to it")},
    {IN_AGENT(wants, want_flags, gg_flag_test, WANT_FLAGS, WANT_FLAGS,
              "what those ask for that are conditions")},
    {IN_AGENT(wants, want_ranges, gg_range_test, WANT_RANGES, WANT_RANGES, "and of numbers")},
    {IN_AGENT(claims, planning_state, uint64_t, STATE_WORDS, CLAIMED,
              "what it plans with: what others leave of shared facts")},
    {IN_AGENT(claims, view_snapshot, uint64_t, STATE_WORDS, CLAIMED,
              "the real values when it last decided")},
    {IN_AGENT(claims, refused, uint64_t, USABLE_WORDS, CLAIMED,
              "actions that wait for what others have claimed")},
    {IN_AGENT(claims, released, uint32_t, ONE, CLAIMED,
              "claims that had ended when these began to wait")},
    {IN_AGENT(claims, numbers, uint16_t, CLAIMED, CLAIMED, "its number for each claimed fact")},
    {IN_AGENT(claims, named, uint8_t, CLAIMED, CLAIMED, "what it has passed over because of them")},
    {IN_AGENT(slots, slots, gg_slot_sight, SLOTS, SLOTS,
              "what is bound to slots, as far as it knows")},
    {IN_AGENT(features, duration, uint32_t, ONE, DURATION,
              "milliseconds that its action takes, random or computed")},
    {IN_AGENT_ALONE(progress, uint32_t, PROGRESS, PROGRESS,
                    "how far these have come, behind whether it is at one")},
    {IN_AGENT(features, seeds, uint32_t, SEEDS, SEEDS, "from which follows what is drawn")},
    {IN_AGENT_ALONE(cooldowns, uint32_t, COOLDOWNS, COOLDOWNS,
                    "how long each method still cools down")},
    {IN_AGENT_ALONE(endings, gg_method_end, ENDINGS, ENDINGS,
                    "where the methods of its plan end that will")},
    {IN_AGENT_ALONE(timeouts, uint32_t, TIMEOUTS, TIMEOUTS,
                    "how long its goal and its methods may still take")},
    {IN_AGENT_ALONE(commitment, uint32_t, COMMITMENTS, COMMITMENTS,
                    "the goals that it holds on to, and when it reconsiders its plan")},
    {IN_AGENT_ALONE(shortfall, uint32_t, SHORTFALLS, SHORTFALLS,
                    "by how much its plan falls short of its goal")},
    {IN_AGENT_ALONE(costs, uint32_t, COSTS, COSTS,
                    "whether it is choosing, and what plans for its goals cost")},
    {IN_AGENT_ALONE(held, gg_held_method, HELD, HELD, "the methods that it holds on to")},
    {IN_AGENT_ALONE(restart, gg_restart, ONE, RESTARTS,
                    "the fact at whose change its action begins anew")},

    {IN_WORLD(offsets, state, uint64_t, STATE_WORDS, ONE, "the shared facts")},
    {IN_WORLD(offsets, timers, uint32_t, WORLD_RULES, WORLD_RULES,
              "milliseconds until each rule applies")},
    {IN_WORLD(places, points, gg_point, PLACES, PLACES, "where the places are")},
    {IN_WORLD(claims, reservations, gg_reservation, CLAIMED, CLAIMED, "what agents have claimed")},
    {IN_WORLD(claims, holders, gg_claim_holders, ONE, CLAIMED,
              "how many agents have claimed something")},
    {IN_WORLD(claims, turns, gg_turns, ONE, CLAIMED, "how many wait for these facts")},
    {IN_WORLD(claims, queues, gg_queue, CLAIMED, CLAIMED, "who waits for each of them")},
    {IN_WORLD(applied, telling, uint32_t, ONE, TOLD, "whether it tells of an applied fact")},
    {IN_WORLD(slots, slots, gg_binding, SLOTS, SLOTS, "what is bound to slots")},
    {IN_AGENT_ALONE(hop, gg_agent_hop, ONE, ROADS, "where it is on its way along roads")},
    {IN_AGENT_ALONE(chase, gg_chase, ONE, CHASES, "how far it has followed what it walks to")},

    {IN_TEAM(member_slots, gg_team_member_slot, TEAM_MEMBERS, TEAM_MEMBERS, "its members"),
     CAPACITY(team, member_limit)},
    {IN_TEAM(levels, uint32_t, TEAM_LEVELS, TEAM_MEMBERS, "by member, then skill")},
    {IN_TEAM(request_slots, gg_team_request_slot, TEAM_REQUESTS, TEAM_MEMBERS, "its requests"),
     CAPACITY(team, request_limit)},
    {IN_TEAM(entries, gg_team_entry, TEAM_BOOKINGS, TEAM_MEMBERS, "what is booked"),
     CAPACITY(team, entry_limit)},
    {IN_TEAM(capacities, uint16_t, TEAM_PLACES, TEAM_PLACES, "how many can work at each place")},
    {IN_TEAM(denied, uint64_t, TEAM_DENIED, TEAM_MEMBERS,
             "actions that each member must not do now")},
    {IN_TEAM(kept, uint32_t, TEAM_CLAIMED, TEAM_CLAIMED, "what requests keep")},
    {IN_TEAM(words, uint64_t, STATE_WORDS, TEAM_MEMBERS, "states that are worked on"), .times = 5},
    {OF_TEAM, ARRAY(queue, gg_team_queued, TEAM_QUEUE, TEAM_MEMBERS,
                    "of the member that was asked about last")},

    {IN_WORKSPACE(frames, gg_frame, FRAMES, ONE, "what is still to be done, task by task"),
     .more = 1, CAPACITY(workspace, frame_capacity)},
    {IN_WORKSPACE(starts, gg_call_start, STARTS, STARTS, "how the task of each of these began"),
     .more = 1},
    {IN_WORKSPACE(frame_states, uint64_t, STARTS, STARTS, "the states there"), .more = 1,
     .states = true},
    {IN_WORKSPACE(choices, gg_choice_point, CHOICES, ONE, "where another method can be tried"),
     .more = 1, CAPACITY(workspace, choice_capacity)},
    {IN_WORKSPACE(choice_states, uint64_t, CHOICES, ONE, "the states there"), .more = 1,
     .states = true},
    {IN_WORKSPACE(chosen, gg_chosen_method, CHOSEN, ONE, "the methods of the plan, for a trace"),
     .more = 1, CAPACITY(workspace, chosen_capacity)},
    {IN_WORKSPACE(states, uint64_t, STATE_WORDS, ONE,
                  "the state that is planned from, and the one come to"),
     .times = 2},
    {IN_WORKSPACE(asked, uint64_t, ASKED_WORDS, ONE,
                  "which functions of the game were asked, and their answers")},
    {IN_WORKSPACE(others, uint8_t, SUBGOALS, SUBGOALS,
                  "how many other end states each condition to achieve had")},
    {IN_PLANNER(steps, uint16_t, PLAN_STEPS, ONE, "a plan that is not carried out yet"), .more = 1},
    {IN_PLANNER(found, uint16_t, FOUND_STEPS, FOUND_STEPS,
                "a plan that was found, while a better one is searched for")},
    {IN_PLANNER(kept, uint64_t, KEPT_WORDS, KEPT_WORDS, "the goals that a plan must keep")},
    {IN_WORKSPACE(entries, gg_entry, ENTRIES, ENTRIES,
                  "what has failed; tasks, where they begin and end"),
     CAPACITY(workspace, entry_capacity)},
    {IN_WORKSPACE(entry_states, uint64_t, ENTRIES, ENTRIES, "the states there"), .states = true},
    {OF_WORKSPACE, CAPACITY(workspace, depth_limit), .size = SIZE_DEPTH, .where = SIZE_ONE},
    {OF_WORKSPACE, CAPACITY(workspace, expansion_limit), .size = SIZE_EXPANSIONS,
     .where = SIZE_ONE},

    {IN_SEARCH(nodes, gg_node, NODES, SEARCHES, "the states that were come to"), .more = 1,
     CAPACITY(search, node_capacity)},
    {IN_SEARCH(heap, uint32_t, NODES, SEARCHES, "those to be expanded, the best one first"),
     .more = 1},
    {OF_SEARCH, POINTER(search, states),
     ARRAY(node_states, uint64_t, NODES, SEARCHES, "the states themselves"), .more = 1,
     .states = true},
    {IN_SEARCH(usable, uint64_t, USABLE_WORDS, SEARCHES, "the actions that are not kept out")},
    {IN_SEARCH(dynamic_costs, uint16_t, DYNAMIC_COSTS, PRICES,
               "the dynamic costs, and what walks cost, in this planning")},
    {IN_SEARCH(relaxed_costs, gg_distance, VALUES, SEARCHES,
               "how far each value of a fact is, as if nothing were undone")},
    {IN_SEARCH(estimates, gg_distance, ESTIMATES, ESTIMATES,
               "a state, and what each table of a goal said of it")},
    {IN_SEARCH(sets, uint64_t, USABLE_WORDS, SEARCHES, "the actions that are tried in a state"),
     .times = 3},
    {IN_SEARCH(scratch, uint64_t, STATE_WORDS, SEARCHES, "states that are worked on"), .times = 5},
    {IN_SEARCH(reading, uint64_t, STATE_WORDS, READS, "the state a plan has come to")},
    {IN_SEARCH(reading, uint64_t, READING_WORDS, READING_WORDS, "the same, and what was denied")},
};

const size_t memory_part_count = sizeof memory_parts / sizeof *memory_parts;

/* --------------------------------------------------------------------- sums */

size_t memory_element_count(const struct memory_part *part, const struct memory_size_values *sizes)
{
    size_t count = (part->times ? part->times : 1) * (sizes->of[part->size] + part->more);
    if (!part->member || !sizes->of[part->where])
        return 0;
    return part->states ? count * sizes->of[SIZE_STATE_WORDS] : count;
}

/* The next multiple of an alignment. */
static size_t aligned_to(size_t bytes, size_t alignment)
{
    return (bytes + alignment - 1) / alignment * alignment;
}

/* Whether a part lies in the structure of an owner; the parts of a planner have three owners. */
static bool memory_plan_is_of(const struct memory_part *part, enum memory_owner owner)
{
    return part->owner == owner || (part->owner >= OF_WORKSPACE && owner >= OF_WORKSPACE);
}

size_t memory_owner_bytes(enum memory_owner owner, const struct memory_size_values *sizes)
{
    size_t bytes = owner == OF_AGENT   ? sizeof(gg_agent)
                   : owner == OF_WORLD ? sizeof(gg_world)
                   : owner == OF_TEAM  ? sizeof(gg_team)
                                       : sizeof(gg_planner);
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        size_t count = memory_plan_is_of(part, owner) ? memory_element_count(part, sizes) : 0;
        if (count > 0)
            bytes = aligned_to(bytes, part->alignment) + count * part->bytes;
    }
    return aligned_to(bytes, ALIGNMENT(uint64_t));
}

/* ------------------------------------------------------------ making memory */

struct memory_places memory_lay_out(const struct memory_size_values *sizes, uint32_t *agent,
                                    uint32_t *world)
{
    struct memory_places places = {0};
    uint32_t start = 0;
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        if (part->owner != OF_AGENT && part->owner != OF_WORLD)
            continue;
        uint32_t *end = part->owner == OF_AGENT ? agent : world;
        size_t count = memory_element_count(part, sizes);
        if (count > 0 || !part->or_before)
            start = (uint32_t)aligned_to(*end, 8);
        memcpy((unsigned char *)&places + part->place, &start, sizeof start);
        if (count > 0)
            *end = start + (uint32_t)aligned_to(count * part->bytes, 8);
    }
    places.offsets.agent_bytes = *agent;
    places.offsets.world_bytes = *world;
    return places;
}

/* What the places of parts add to a fingerprint; C adds them up likewise: emit/rows.c. */
static uint32_t places_hash(const struct memory_places *places)
{
    uint32_t hash = 0, factor = MEMORY_PLACE_FACTOR, numbers[sizeof *places / sizeof(uint32_t)];
    memcpy(numbers, places, sizeof *places);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++, factor *= MEMORY_PLACE_FACTOR)
        hash += factor * numbers[i];
    return hash;
}

/* Copies a feature that the owner, a domain or its gg_features, has, and notes in the copy where its
 * parts lie. */
#define SET_PLACES(owner, feature, member, where)                                                  \
    do                                                                                             \
        if ((owner)->feature) {                                                                    \
            features->feature = *(owner)->feature;                                                 \
            features->feature.member = places->where;                                              \
            (owner)->feature = &features->feature;                                                 \
        }                                                                                          \
    while (0)
#define SET_PLACE(owner, feature, member) SET_PLACES(owner, feature, member, member)

static void set_places_of_optional_features(const struct memory_places *places, gg_features *owner,
                                            struct memory_placed_features *features)
{
    SET_PLACES(owner, slots, offsets, slots);
    SET_PLACE(owner, partial, agent_progress);
    SET_PLACE(owner, restarts, agent_restart);
    SET_PLACE(owner, cooldowns, agent_cooldowns);
    features->cooldowns.agent_endings = places->agent_endings;
    SET_PLACE(owner, timeouts, agent_timeouts);
    SET_PLACE(owner, commitments, agent_commitment);
    SET_PLACE(owner, best_efforts, agent_shortfall);
    SET_PLACE(owner, values, agent_costs);
    SET_PLACE(owner, holdings, agent_held);
}

/* The places of a domain with roads are those of its map, and so those of one with chases. */
static void set_places_of_walks(const struct memory_places *places, gg_domain *domain,
                                struct memory_placed_features *features)
{
    const gg_road_map *map = road_map_in(domain);
    const gg_chases *chases = chases_in(domain);
    if (chases) {
        features->chases = *chases;
        features->chases.places.offsets = places->places;
        features->chases.agent_chase = places->agent_chase;
        domain->places = &features->chases.places;
        return;
    }
    if (map)
        features->roads = *map;
    else if (domain->places)
        features->roads.places = *domain->places;
    else
        return;
    features->roads.places.offsets = places->places;
    features->roads.agent_hop = places->agent_hop;
    domain->places = &features->roads.places;
}

void memory_set_places(const struct memory_places *places, gg_domain *domain,
                       struct memory_placed_features *features)
{
    domain->saved_fingerprint = domain->fingerprint + places_hash(places);
    SET_PLACES(domain, features, offsets, features);
    if (domain->features)
        set_places_of_optional_features(places, &features->features, features);
    set_places_of_walks(places, domain, features);
    SET_PLACES(domain, wants, offsets, wants);
    SET_PLACES(domain, claims, offsets, claims);
    SET_PLACES(domain, applied, offsets, applied);
    SET_PLACE(domain, senses, agent_senses);
    SET_PLACE(domain, exclusions, agent_exclusions);
    domain->offsets = places->offsets;
}

/* Sets a capacity, which has two bytes or four. */
static void set_capacity(const struct memory_part *part, unsigned char *owner, size_t size)
{
    uint16_t half = (uint16_t)size;
    uint32_t whole = (uint32_t)size;
    assert(part->capacity_bytes == sizeof half || part->capacity_bytes == sizeof whole);
    memcpy(owner + part->capacity_place,
           part->capacity_bytes == sizeof half ? (void *)&half : (void *)&whole,
           part->capacity_bytes);
}

/* Gives an owner a part, and its capacity. */
static void make_part(const struct memory_part *part, const struct memory_size_values *sizes,
                      struct pool *pool, unsigned char *owner)
{
    if (part->pointer) {
        void *memory = pool_take(pool, memory_element_count(part, sizes) * part->bytes);
        memcpy(owner + part->place, &memory, sizeof memory);
    }
    if (part->capacity)
        set_capacity(part, owner, sizes->of[part->size]);
}

void memory_make_team(const struct memory_size_values *sizes, struct pool *pool, gg_team *team)
{
    for (size_t i = 0; i < memory_part_count; i++)
        if (memory_parts[i].owner == OF_TEAM && sizes->of[memory_parts[i].where])
            make_part(&memory_parts[i], sizes, pool, (unsigned char *)team);
}

void memory_make_planner(const struct memory_size_values *sizes, struct pool *pool,
                         gg_planner *planner)
{
    void *owners[] = {[OF_WORKSPACE] = &planner->workspace,
                      [OF_SEARCH] = &planner->search,
                      [OF_PLANNER] = planner};
    for (size_t i = 0; i < memory_part_count; i++)
        if (memory_parts[i].owner >= OF_WORKSPACE && sizes->of[memory_parts[i].where])
            make_part(&memory_parts[i], sizes, pool, owners[memory_parts[i].owner]);
    planner->workspace.search = sizes->of[SIZE_SUBGOALS] ? &planner->search : NULL;
}
