/* SPDX-License-Identifier: MIT */
/*
 * The memory of agents, worlds and planners: see memory_plan.h. The elements of a part are
 * counted in constants of the header, so that one row tells the size of the part both to the C
 * compiler and to this program.
 */
#include "tables/memory_plan.h"

#include "tables/search_need.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

static size_t at_least_one(size_t count)
{
    return count ? count : 1;
}

/* How many words a set of so many bits takes. */
static size_t bit_words(size_t count)
{
    return (count + 63) / 64;
}

static bool any_recursive(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->task_count; i++)
        if (domain->tasks[i].recursive)
            return true;
    return false;
}

/* What the books of a team hold, and what they plan with: some bytes for each of `limits: nodes`
 * beside those that the problem takes, and 256 MiB at the most. */
static void add_team(const struct tables *tables, struct memory_sizes *sizes)
{
    enum { BOOKINGS = 32, NODE = 256, PROBLEM = 1 << 16, MOST = 1 << 28 };
    size_t bytes = tables->problem->domain->limits.nodes * (size_t)NODE + PROBLEM;
    const gg_domain *domain = &tables->domain;
    const struct domain *language = tables->problem->domain;
    size_t members = language->team.members;
    sizes->of[SIZE_TEAM_MEMBERS] = members;
    sizes->of[SIZE_TEAM_REQUESTS] = language->team.requests;
    sizes->of[SIZE_TEAM_BOOKINGS] = members * BOOKINGS;
    sizes->of[SIZE_TEAM_QUEUE] = language->team.queue + 1u;
    sizes->of[SIZE_TEAM_SKILLS] = at_least_one(language->skill_count);
    sizes->of[SIZE_TEAM_LEVELS] = members * at_least_one(language->skill_count);
    sizes->of[SIZE_TEAM_PLACES] = domain->places ? domain->places->count : 0;
    sizes->of[SIZE_TEAM_DENIED] = members * at_least_one(bit_words(domain->action_count));
    sizes->of[SIZE_TEAM_CLAIMED] = domain->claims ? domain->claims->count : 0;
    sizes->of[SIZE_TEAM_MEMORY] = (bytes < MOST ? bytes : MOST) / sizeof(uint64_t);
}

/* How many methods of a plan are recorded. For cooldowns all must be: where it is not known how many
 * these are, there is room for as many as can be entered, and a plan of more is none. */
static size_t chosen_of(const struct tables *tables, size_t room)
{
    size_t most = tables->problem->domain->limits.nodes;
    if (!tables->domain.extras->cooldowns)
        return room;
    most = most > room ? most : room;
    most = most < GG_NONE - 1u ? most : GG_NONE - 1u;
    return tables->bounds.methods < most ? tables->bounds.methods : most;
}

size_t memory_estimates(const gg_domain *domain)
{
    size_t most = 0;
    for (uint16_t i = 0; i < domain->agent_type_count; i++)
        for (size_t j = 0; j < (size_t)domain->goal_count + domain->subgoal_count; j++) {
            const gg_heuristic *heuristic = domain->agent_types[i].heuristics[j];
            if (heuristic && heuristic->table_count > most)
                most = heuristic->table_count;
        }
    return most > 0 ? most + domain->word_count : 0;
}

/* There is a frame for each method of the largest plan, and as many choices. Where that is not
 * known, or too much, there is one for each level of nesting and for each step. Tasks that leave
 * choices open and add no step may then need more choices: the planner goes on without the newest
 * of them, and names the limit. */
struct memory_sizes memory_sizes_of(const struct tables *tables)
{
    const gg_domain *domain = &tables->domain;
    const struct limits *limits = &tables->problem->domain->limits;
    size_t steps = (size_t)limits->plan + limits->depth, methods = tables->bounds.methods;
    size_t room = methods < steps ? methods : steps;
    enum search_need need = search_need_of(tables);
    bool searches = need != NEEDS_NO_SEARCH, asks = knows_denials(domain);
    struct memory_sizes sizes = {
        {[SIZE_STATE_WORDS] = at_least_one(domain->word_count),
         [SIZE_PLAN_STEPS] = domain->plan_limit,
         [SIZE_DEPTH] = limits->depth,
         [SIZE_EXPANSIONS] = limits->nodes ? limits->nodes : 4096, /* as by default */
         [SIZE_FRAMES] = room,
         [SIZE_CHOICES] = room,
         [SIZE_STARTS] = tables->entries > 0 || any_recursive(domain) ? at_least_one(room) : 0,
         [SIZE_ENTRIES] = tables->entries,
         [SIZE_CHOSEN] = chosen_of(tables, room),
         [SIZE_ASKED_WORDS] = asked_words(domain),
         [SIZE_GROUND_ACTIONS] = domain->action_count,
         [SIZE_GROUND_TASKS] = domain->task_count,
         [SIZE_NODES] = searches ? limits->nodes : 0,
         [SIZE_USABLE_WORDS] = at_least_one(bit_words(domain->action_count)),
         [SIZE_DYNAMIC_COSTS] = at_least_one(domain->dynamic_cost_count),
         [SIZE_VALUES] = at_least_one(tables->search.value_count),
         [SIZE_ESTIMATES] = searches ? memory_estimates(domain) : 0,
         [SIZE_WATCHES] = domain->watch_limit,
         [SIZE_BACKOFFS] = domain->goal_count + 1u + domain->want_limit,
         [SIZE_SENSES] = domain->senses ? domain->senses->count : 0,
         [SIZE_EXCLUSIONS] = domain->exclusions ? domain->exclusions->limit : 0,
         [SIZE_FOUND_STEPS] = need == NEEDS_BOTH && domain->task_count ? domain->plan_limit : 0,
         [SIZE_KEPT_WORDS] = any_kept(domain) ? bit_words(domain->goal_count) : 0,
         [SIZE_CLAIMED] = domain->claims ? domain->claims->count : 0,
         [SIZE_AGENT_RULES] = domain->agent_rule_count,
         [SIZE_WORLD_RULES] = domain->world_rule_count,
         [SIZE_WALKS] = domain->places != NULL,
         [SIZE_PLACES] = domain->places && domain->places->points ? domain->places->count : 0,
         [SIZE_WANTS] = domain->want_limit,
         [SIZE_WANT_FLAGS] = (size_t)domain->want_limit * domain->flag_words,
         [SIZE_WANT_RANGES] =
             (size_t)domain->want_limit * (size_t)(domain->word_count - domain->flag_words),
         [SIZE_GOALS] = (size_t)domain->goal_count + domain->want_limit,
         [SIZE_SEARCHES] = searches,
         [SIZE_READING_WORDS] =
             asks ? at_least_one(domain->word_count) + bit_words(domain->procedural_count) : 0,
         [SIZE_READS] = !asks && (any_policy(domain) || any_kept(domain)),
         [SIZE_PRICES] = domain->dynamic_cost_count > 0 && plans_with_actions(tables->problem),
         [SIZE_SUBGOALS] = domain->subgoal_count,
         [SIZE_COOLDOWNS] = domain->extras->cooldowns ? domain->extras->cooldowns->count : 0,
         [SIZE_ENDINGS] = domain->extras->cooldowns ? domain->extras->cooldowns->room + 1u : 0,
         [SIZE_SLOTS] = domain->extras->slots ? domain->extras->slots->count : 0,
         [SIZE_DRAWN] = durations_are_kept(domain),
         [SIZE_SEEDS] = seeds_of(domain),
         [SIZE_ONE] = 1}};
    if (tables->problem->domain->team.given)
        add_team(tables, &sizes);
    return sizes;
}

/* -------------------------------------------------------------------- parts */

#define ALIGNMENT(element)                                                                         \
    (sizeof(struct {                                                                               \
         char before;                                                                              \
         element behind;                                                                           \
     }) -                                                                                          \
     sizeof(element))
#define ELEMENT(element) .type = #element, .bytes = sizeof(element), .alignment = ALIGNMENT(element)
#define PLACE(room, whose, name)                                                                   \
    .member = #name, .place = offsetof(struct memory_places, room.whose##_##name)
#define POINTER(owned, name) .pointer = #name, .place = offsetof(gg_##owned, name)
#define CAPACITY(owned, name)                                                                      \
    .capacity = #name, .capacity_place = offsetof(gg_##owned, name),                               \
    .capacity_bytes = sizeof(((gg_##owned *)NULL)->name)

const struct memory_part memory_parts[] = {
    {OF_AGENT, PLACE(offsets, agent, state), ELEMENT(uint64_t), .size = SIZE_STATE_WORDS,
     .where = SIZE_ONE, .comment = "the facts, as it knows them"},
    {OF_AGENT, PLACE(offsets, agent, seen), ELEMENT(uint64_t), .size = SIZE_STATE_WORDS,
     .where = SIZE_ONE, .comment = "what it knew when it last decided"},
    {OF_AGENT, PLACE(offsets, agent, support_mask), ELEMENT(uint64_t), .size = SIZE_STATE_WORDS,
     .where = SIZE_ONE, .comment = "the bits that the rest of its plan depends on"},
    {OF_AGENT, PLACE(offsets, agent, from), ELEMENT(uint64_t), .size = SIZE_STATE_WORDS,
     .where = SIZE_GOALS, .comment = "the state that it plans from"},
    {OF_AGENT, PLACE(offsets, agent, timers), ELEMENT(uint32_t), .size = SIZE_AGENT_RULES,
     .where = SIZE_AGENT_RULES, .comment = "milliseconds until each rule applies"},
    {OF_AGENT, PLACE(offsets, agent, backoffs), ELEMENT(gg_backoff), .size = SIZE_BACKOFFS,
     .where = SIZE_ONE, .comment = "how long each goal, and last the root task, still waits"},
    {OF_AGENT, PLACE(senses, agent, senses), ELEMENT(uint32_t), .size = SIZE_SENSES,
     .where = SIZE_SENSES, .comment = "milliseconds until each sensed fact is read"},
    {OF_AGENT, PLACE(exclusions, agent, exclusions), ELEMENT(gg_exclusion), .size = SIZE_EXCLUSIONS,
     .where = SIZE_EXCLUSIONS, .comment = "actions that it leaves out of plans for a time"},
    {OF_AGENT, PLACE(offsets, agent, plan), ELEMENT(uint16_t), .size = SIZE_PLAN_STEPS,
     .where = SIZE_PLAN_STEPS, .comment = "its steps, ground actions"},
    {OF_AGENT, PLACE(offsets, agent, watches), ELEMENT(gg_watch), .size = SIZE_WATCHES,
     .where = SIZE_WATCHES, .comment = "what would interrupt its plan"},
    {OF_AGENT, PLACE(places, agent, walk), ELEMENT(gg_walk), .size = SIZE_WALKS,
     .where = SIZE_WALKS, .comment = "its speed, and where it stands between places"},
    {OF_AGENT, PLACE(offsets, agent, membership), ELEMENT(gg_membership), .size = SIZE_ONE,
     .where = SIZE_TEAM_MEMBERS, .comment = "whose member it is"},
    {OF_AGENT, PLACE(wants, agent, wants), ELEMENT(gg_want), .size = SIZE_WANTS,
     .where = SIZE_WANTS, .comment = "the goals that the game gave to it"},
    {OF_AGENT, PLACE(wants, agent, want_flags), ELEMENT(gg_flag_test), .size = SIZE_WANT_FLAGS,
     .where = SIZE_WANT_FLAGS, .comment = "what those ask for that are conditions"},
    {OF_AGENT, PLACE(wants, agent, want_ranges), ELEMENT(gg_range_test), .size = SIZE_WANT_RANGES,
     .where = SIZE_WANT_RANGES, .comment = "and of numbers"},
    {OF_AGENT, PLACE(claims, agent, planning_state), ELEMENT(uint64_t), .size = SIZE_STATE_WORDS,
     .where = SIZE_CLAIMED, .comment = "what it plans with: what others leave of shared facts"},
    {OF_AGENT, PLACE(claims, agent, known), ELEMENT(uint64_t), .size = SIZE_STATE_WORDS,
     .where = SIZE_CLAIMED, .comment = "the real values when it last decided"},
    {OF_AGENT, PLACE(claims, agent, refused), ELEMENT(uint64_t), .size = SIZE_USABLE_WORDS,
     .where = SIZE_CLAIMED, .comment = "actions that wait for what others have claimed"},
    {OF_AGENT, PLACE(claims, agent, released), ELEMENT(uint32_t), .size = SIZE_ONE,
     .where = SIZE_CLAIMED, .comment = "claims that had ended when these began to wait"},
    {OF_AGENT, PLACE(extra, agent, slots), ELEMENT(gg_slot_sight), .size = SIZE_SLOTS,
     .where = SIZE_SLOTS, .comment = "what is bound to slots, as far as it knows"},
    {OF_AGENT, PLACE(extra, agent, drawn), ELEMENT(uint32_t), .size = SIZE_ONE, .where = SIZE_DRAWN,
     .comment = "milliseconds that its action takes, as it has drawn"},
    {OF_AGENT, PLACE(extra, agent, seeds), ELEMENT(uint32_t), .size = SIZE_SEEDS,
     .where = SIZE_SEEDS, .comment = "from which follows what is drawn"},
    {OF_AGENT, PLACE(extra, agent, cooldowns), ELEMENT(uint32_t), .size = SIZE_COOLDOWNS,
     .where = SIZE_COOLDOWNS, .comment = "how long each method still cools down"},
    {OF_AGENT, PLACE(extra, agent, endings), ELEMENT(gg_ending), .size = SIZE_ENDINGS,
     .where = SIZE_ENDINGS, .comment = "where the methods of its plan end that will"},

    {OF_WORLD, PLACE(offsets, world, state), ELEMENT(uint64_t), .size = SIZE_STATE_WORDS,
     .where = SIZE_ONE, .comment = "the shared facts"},
    {OF_WORLD, PLACE(offsets, world, timers), ELEMENT(uint32_t), .size = SIZE_WORLD_RULES,
     .where = SIZE_WORLD_RULES, .comment = "milliseconds until each rule applies"},
    {OF_WORLD, PLACE(places, world, points), ELEMENT(gg_point), .size = SIZE_PLACES,
     .where = SIZE_PLACES, .comment = "where the places are"},
    {OF_WORLD, PLACE(claims, world, reservations), ELEMENT(gg_reservation), .size = SIZE_CLAIMED,
     .where = SIZE_CLAIMED, .comment = "what agents have claimed"},
    {OF_WORLD, PLACE(claims, world, holders), ELEMENT(gg_holders), .size = SIZE_ONE,
     .where = SIZE_CLAIMED, .comment = "how many agents have claimed something"},
    {OF_WORLD, PLACE(extra, world, slots), ELEMENT(gg_binding), .size = SIZE_SLOTS,
     .where = SIZE_SLOTS, .comment = "what is bound to slots"},

    {OF_TEAM, .member = "seats", ELEMENT(gg_team_seat), POINTER(team, seats),
     CAPACITY(team, member_limit), .size = SIZE_TEAM_MEMBERS, .where = SIZE_TEAM_MEMBERS,
     .comment = "its members"},
    {OF_TEAM, .member = "levels", ELEMENT(uint32_t), POINTER(team, levels),
     .size = SIZE_TEAM_LEVELS, .where = SIZE_TEAM_MEMBERS, .comment = "by member, then skill"},
    {OF_TEAM, .member = "orders", ELEMENT(gg_team_order), POINTER(team, orders),
     CAPACITY(team, request_limit), .size = SIZE_TEAM_REQUESTS, .where = SIZE_TEAM_MEMBERS,
     .comment = "its requests"},
    {OF_TEAM, .member = "entries", ELEMENT(gg_team_entry), POINTER(team, entries),
     CAPACITY(team, entry_limit), .size = SIZE_TEAM_BOOKINGS, .where = SIZE_TEAM_MEMBERS,
     .comment = "what is booked"},
    {OF_TEAM, .member = "capacities", ELEMENT(uint16_t), POINTER(team, capacities),
     .size = SIZE_TEAM_PLACES, .where = SIZE_TEAM_PLACES,
     .comment = "how many can work at each place"},
    {OF_TEAM, .member = "denied", ELEMENT(uint64_t), POINTER(team, denied),
     .size = SIZE_TEAM_DENIED, .where = SIZE_TEAM_MEMBERS,
     .comment = "actions that each member must not do now"},
    {OF_TEAM, .member = "kept", ELEMENT(uint32_t), POINTER(team, kept), .size = SIZE_TEAM_CLAIMED,
     .where = SIZE_TEAM_CLAIMED, .comment = "what requests keep"},
    {OF_TEAM, .member = "words", ELEMENT(uint64_t), POINTER(team, words), .size = SIZE_STATE_WORDS,
     .times = 4, .where = SIZE_TEAM_MEMBERS, .comment = "states that are worked on"},
    {OF_TEAM, .member = "queue", ELEMENT(gg_team_queued), .size = SIZE_TEAM_QUEUE,
     .where = SIZE_TEAM_MEMBERS, .comment = "of the member that was asked about last"},

    {OF_WORKSPACE, .member = "frames", ELEMENT(gg_frame), POINTER(workspace, frames),
     CAPACITY(workspace, frame_capacity), .size = SIZE_FRAMES, .more = 1, .where = SIZE_ONE,
     .comment = "what is still to be done, task by task"},
    {OF_WORKSPACE, .member = "starts", ELEMENT(gg_start), POINTER(workspace, starts),
     .size = SIZE_STARTS, .more = 1, .where = SIZE_STARTS,
     .comment = "how the task of each of these began"},
    {OF_WORKSPACE, .member = "frame_states", ELEMENT(uint64_t), POINTER(workspace, frame_states),
     .size = SIZE_STARTS, .more = 1, .states = true, .where = SIZE_STARTS,
     .comment = "the states there"},
    {OF_WORKSPACE, .member = "choices", ELEMENT(gg_choice), POINTER(workspace, choices),
     CAPACITY(workspace, choice_capacity), .size = SIZE_CHOICES, .more = 1, .where = SIZE_ONE,
     .comment = "where another method can be tried"},
    {OF_WORKSPACE, .member = "choice_states", ELEMENT(uint64_t), POINTER(workspace, choice_states),
     .size = SIZE_CHOICES, .more = 1, .states = true, .where = SIZE_ONE,
     .comment = "the states there"},
    {OF_WORKSPACE, .member = "chosen", ELEMENT(gg_chosen), POINTER(workspace, chosen),
     CAPACITY(workspace, chosen_capacity), .size = SIZE_CHOSEN, .more = 1, .where = SIZE_ONE,
     .comment = "the methods of the plan, for a trace"},
    {OF_WORKSPACE, .member = "states", ELEMENT(uint64_t), POINTER(workspace, states),
     .size = SIZE_STATE_WORDS, .times = 2, .where = SIZE_ONE,
     .comment = "the state that is planned from, and the one come to"},
    {OF_WORKSPACE, .member = "asked", ELEMENT(uint64_t), POINTER(workspace, asked),
     .size = SIZE_ASKED_WORDS, .where = SIZE_ONE,
     .comment = "which functions of the game were asked, and their answers"},
    {OF_WORKSPACE, .member = "others", ELEMENT(uint8_t), POINTER(workspace, others),
     .size = SIZE_SUBGOALS, .where = SIZE_SUBGOALS,
     .comment = "how many other end states each condition to achieve had"},
    {OF_PLANNER, .member = "steps", ELEMENT(uint16_t), POINTER(planner, steps),
     .size = SIZE_PLAN_STEPS, .more = 1, .where = SIZE_ONE,
     .comment = "a plan that is not carried out yet"},
    {OF_PLANNER, .member = "found", ELEMENT(uint16_t), POINTER(planner, found),
     .size = SIZE_FOUND_STEPS, .where = SIZE_FOUND_STEPS,
     .comment = "a plan that was found, while a better one is searched for"},
    {OF_PLANNER, .member = "kept", ELEMENT(uint64_t), POINTER(planner, kept),
     .size = SIZE_KEPT_WORDS, .where = SIZE_KEPT_WORDS,
     .comment = "the goals that a plan must keep"},
    {OF_WORKSPACE, .member = "entries", ELEMENT(gg_entry), POINTER(workspace, entries),
     CAPACITY(workspace, entry_capacity), .size = SIZE_ENTRIES, .where = SIZE_ENTRIES,
     .comment = "what has failed; tasks, where they begin and end"},
    {OF_WORKSPACE, .member = "entry_states", ELEMENT(uint64_t), POINTER(workspace, entry_states),
     .size = SIZE_ENTRIES, .states = true, .where = SIZE_ENTRIES, .comment = "the states there"},
    {OF_WORKSPACE, CAPACITY(workspace, depth_limit), .size = SIZE_DEPTH, .where = SIZE_ONE},
    {OF_WORKSPACE, CAPACITY(workspace, expansion_limit), .size = SIZE_EXPANSIONS,
     .where = SIZE_ONE},

    {OF_SEARCH, .member = "nodes", ELEMENT(gg_node), POINTER(search, nodes),
     CAPACITY(search, node_capacity), .size = SIZE_NODES, .more = 1, .where = SIZE_SEARCHES,
     .comment = "the states that were come to"},
    {OF_SEARCH, .member = "heap", ELEMENT(uint32_t), POINTER(search, heap), .size = SIZE_NODES,
     .more = 1, .where = SIZE_SEARCHES, .comment = "those to be expanded, the best one first"},
    {OF_SEARCH, .member = "node_states", ELEMENT(uint64_t), POINTER(search, states),
     .size = SIZE_NODES, .more = 1, .states = true, .where = SIZE_SEARCHES,
     .comment = "the states themselves"},
    {OF_SEARCH, .member = "usable", ELEMENT(uint64_t), POINTER(search, usable),
     .size = SIZE_USABLE_WORDS, .where = SIZE_SEARCHES,
     .comment = "the actions that are not kept out"},
    {OF_SEARCH, .member = "dynamic_costs", ELEMENT(uint16_t), POINTER(search, dynamic_costs),
     .size = SIZE_DYNAMIC_COSTS, .where = SIZE_PRICES,
     .comment = "the dynamic costs of this planning"},
    {OF_SEARCH, .member = "relaxed_costs", ELEMENT(gg_distance), POINTER(search, relaxed_costs),
     .size = SIZE_VALUES, .where = SIZE_SEARCHES,
     .comment = "how far each value of a fact is, as if nothing were undone"},
    {OF_SEARCH, .member = "estimates", ELEMENT(gg_distance), POINTER(search, estimates),
     .size = SIZE_ESTIMATES, .where = SIZE_ESTIMATES,
     .comment = "a state, and what each table of a goal said of it"},
    {OF_SEARCH, .member = "sets", ELEMENT(uint64_t), POINTER(search, sets),
     .size = SIZE_USABLE_WORDS, .times = 3, .where = SIZE_SEARCHES,
     .comment = "the actions that are tried in a state"},
    {OF_SEARCH, .member = "scratch", ELEMENT(uint64_t), POINTER(search, scratch),
     .size = SIZE_STATE_WORDS, .times = 5, .where = SIZE_SEARCHES,
     .comment = "states that are worked on"},
    {OF_SEARCH, .member = "reading", ELEMENT(uint64_t), POINTER(search, reading),
     .size = SIZE_STATE_WORDS, .where = SIZE_READS, .comment = "the state a plan has come to"},
    {OF_SEARCH, .member = "reading", ELEMENT(uint64_t), POINTER(search, reading),
     .size = SIZE_READING_WORDS, .where = SIZE_READING_WORDS,
     .comment = "the same, and what was denied"},
};

const size_t memory_part_count = sizeof memory_parts / sizeof *memory_parts;

/* --------------------------------------------------------------------- sums */

size_t memory_count(const struct memory_part *part, const struct memory_sizes *sizes)
{
    size_t count = (part->times ? part->times : 1) * (sizes->of[part->size] + part->more);
    if (!part->member || !sizes->of[part->where])
        return 0;
    return part->states ? count * sizes->of[SIZE_STATE_WORDS] : count;
}

/* The next multiple of an alignment. */
static size_t memory_plan_aligned(size_t bytes, size_t alignment)
{
    return (bytes + alignment - 1) / alignment * alignment;
}

/* Whether a part lies in the structure of an owner; the parts of a planner have three owners. */
static bool memory_plan_is_of(const struct memory_part *part, enum memory_owner owner)
{
    return part->owner == owner || (part->owner >= OF_WORKSPACE && owner >= OF_WORKSPACE);
}

size_t memory_bytes(enum memory_owner owner, const struct memory_sizes *sizes)
{
    size_t bytes = owner == OF_AGENT   ? sizeof(gg_agent)
                   : owner == OF_WORLD ? sizeof(gg_world)
                   : owner == OF_TEAM  ? sizeof(gg_team)
                                       : sizeof(gg_planner);
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        size_t count = memory_plan_is_of(part, owner) ? memory_count(part, sizes) : 0;
        if (count > 0)
            bytes = memory_plan_aligned(bytes, part->alignment) + count * part->bytes;
    }
    return memory_plan_aligned(bytes, ALIGNMENT(uint64_t));
}

/* ------------------------------------------------------------ making memory */

struct memory_places memory_place(const struct memory_sizes *sizes, uint32_t *agent,
                                  uint32_t *world)
{
    struct memory_places places = {0};
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        if (part->owner != OF_AGENT && part->owner != OF_WORLD)
            continue;
        uint32_t *end = part->owner == OF_AGENT ? agent : world;
        uint32_t start = (uint32_t)memory_plan_aligned(*end, 8);
        memcpy((unsigned char *)&places + part->place, &start, sizeof start);
        *end = start + (uint32_t)memory_plan_aligned(memory_count(part, sizes) * part->bytes, 8);
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

/* A feature of a domain that tells where its parts lie: its bytes and its places, in gg_domain (the
 * pointer to it), memory_features, the feature itself and memory_places. */
#define FEATURE(name, first, places)                                                               \
    {                                                                                              \
        sizeof(((struct memory_features *)NULL)->name),                                            \
            sizeof(((struct memory_places *)NULL)->places), offsetof(gg_domain, name),             \
            offsetof(struct memory_features, name),                                                \
            offsetof(struct memory_features, name.first) - offsetof(struct memory_features, name), \
            offsetof(struct memory_places, places)                                                 \
    }
static const struct feature {
    size_t bytes, place_bytes, pointer, copy, place, places;
} features_with_places[] = {
    FEATURE(extras, offsets, extra),       FEATURE(places, offsets, places),
    FEATURE(wants, offsets, wants),        FEATURE(claims, offsets, claims),
    FEATURE(senses, agent_senses, senses), FEATURE(exclusions, agent_exclusions, exclusions)};

static void set_feature(const struct feature *feature, const struct memory_places *places,
                        gg_domain *domain, struct memory_features *features)
{
    unsigned char *pointer = (unsigned char *)domain + feature->pointer;
    unsigned char *copy = (unsigned char *)features + feature->copy;
    const void *tables;
    memcpy(&tables, pointer, sizeof tables);
    if (!tables)
        return;
    memmove(copy, tables, feature->bytes);
    memcpy(copy + feature->place, (const unsigned char *)places + feature->places,
           feature->place_bytes);
    memcpy(pointer, &copy, sizeof copy);
}

void memory_set_places(const struct memory_places *places, gg_domain *domain,
                       struct memory_features *features)
{
    domain->saved_fingerprint = domain->fingerprint + places_hash(places);
    for (size_t i = 0; i < sizeof features_with_places / sizeof *features_with_places; i++)
        set_feature(&features_with_places[i], places, domain, features);
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
static void make_part(const struct memory_part *part, const struct memory_sizes *sizes,
                      struct pool *pool, unsigned char *owner)
{
    if (part->pointer) {
        void *memory = pool_take(pool, memory_count(part, sizes) * part->bytes);
        memcpy(owner + part->place, &memory, sizeof memory);
    }
    if (part->capacity)
        set_capacity(part, owner, sizes->of[part->size]);
}

void memory_make_team(const struct memory_sizes *sizes, struct pool *pool, gg_team *team)
{
    for (size_t i = 0; i < memory_part_count; i++)
        if (memory_parts[i].owner == OF_TEAM && sizes->of[memory_parts[i].where])
            make_part(&memory_parts[i], sizes, pool, (unsigned char *)team);
}

void memory_make_planner(const struct memory_sizes *sizes, struct pool *pool, gg_planner *planner)
{
    void *owners[] = {[OF_WORKSPACE] = &planner->workspace,
                      [OF_SEARCH] = &planner->search,
                      [OF_PLANNER] = planner};
    for (size_t i = 0; i < memory_part_count; i++)
        if (memory_parts[i].owner >= OF_WORKSPACE && sizes->of[memory_parts[i].where])
            make_part(&memory_parts[i], sizes, pool, owners[memory_parts[i].owner]);
    planner->workspace.search = sizes->of[SIZE_SUBGOALS] ? &planner->search : NULL;
}
