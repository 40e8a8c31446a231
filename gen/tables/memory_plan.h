/* SPDX-License-Identifier: MIT */
/*
 * What an agent, a world and a planner consist of: the one description of their memory. The
 * structures of the generated header, the offsets in the tables, the pointers of a planner, the
 * memory report, the reserved names, and the memory that the command line, the tests and the
 * benchmarks allocate are made from it. One more array of an agent is a row here and a member of
 * gg_offsets or of what tells the places of a feature; one more array of a planner is a row and a
 * pointer in gg_workspace, gg_search or gg_planner.
 */
#ifndef GOAPGEN_TABLES_MEMORY_PLAN_H
#define GOAPGEN_TABLES_MEMORY_PLAN_H

#include "tables/tables.h"

#include "gg_team_agents.h"

/** What parts are counted in: the name, the value for a domain, and what the generated header says
 *  of the constant of this name; NULL: it has none. The values are worked out in
 *  memory_size_values_of, which has the variables that stand in them. READS is 1 where the steps of
 *  a plan are applied as it is read, but not denied. */
#define MEMORY_SIZES(ROW)                                                                          \
    ROW(STATE_WORDS, at_least_one(domain->word_count), "64-bit words of a state")                  \
    ROW(PLAN_STEPS, domain->plan_limit, "steps that a plan has room for (limits: plan)")           \
    ROW(DEPTH, limits->depth, "how deep tasks are nested (limits: depth)")                         \
    ROW(EXPANSIONS, limits->nodes ? limits->nodes : NODES_BY_DEFAULT,                              \
        "methods entered in a planning (limits: nodes)")                                           \
    ROW(FRAMES, room, "of a planner: methods of a plan, or plan + depth")                          \
    ROW(CHOICES, room, "of a planner: methods of a plan, or plan + depth")                         \
    ROW(STARTS, tables->entries > 0 || any_recursive(domain) ? at_least_one(room) : 0,             \
        "of a planner: as FRAMES, where tasks are recursive or failures are remembered")           \
    ROW(ENTRIES, tables->entries, "of a planner: what it remembers while it plans a task")         \
    ROW(CHOSEN, chosen_of(tables, room), "methods of a plan that a trace is told of")              \
    ROW(ASKED_WORDS, asked_words(domain), "for procedural preconditions")                          \
    ROW(GROUND_ACTIONS, tables->problem->action_count, "actions, as events and plans number them") \
    ROW(GROUND_TASKS, domain->task_count, "tasks, as events number them")                          \
    ROW(NODES, searches ? limits->nodes : 0, "of the search for plans of goals (limits: nodes)")   \
    ROW(USABLE_WORDS, at_least_one(bit_words(domain->action_count)), "a bit for each action")      \
    ROW(DYNAMIC_COSTS, at_least_one(memory_cost_count(domain)),                                    \
        "dynamic costs, and what walks cost from each place")                                      \
    ROW(SUBGOALS, domain->subgoal_count, "conditions to achieve")                                  \
    ROW(VALUES, at_least_one(tables->search.value_count),                                          \
        "of all facts, as far as a search tells them apart")                                       \
    ROW(ESTIMATES, searches ? memory_estimate_words(domain) : 0,                                   \
        "words of a state, and tables of the goal that has most")                                  \
    ROW(WATCHES, domain->watch_limit,                                                              \
        "choices of a plan that a method of higher priority would have won")                       \
    ROW(BACKOFFS, domain->goal_count + 1u + domain->want_limit,                                    \
        "the goals and the root task, which rest when they failed")                                \
    ROW(SENSES, domain->senses ? domain->senses->count : 0, "sensed facts")                        \
    ROW(EXCLUSIONS, domain->exclusions ? domain->exclusions->limit : 0,                            \
        "actions that an agent leaves out of plans for a time")                                    \
    ROW(FOUND_STEPS, memory_holds_found(domain, need) ? domain->plan_limit : 0,                    \
        "as PLAN_STEPS, where searches go on from a plan or goals are weighed")                    \
    ROW(KEPT_WORDS, any_kept(domain) ? bit_words(domain->goal_count) : 0,                          \
        "a bit for each goal, to be kept")                                                         \
    ROW(CLAIMED, domain->claims ? domain->claims->count : 0, "shared facts that actions claim")    \
    ROW(AGENT_RULES, domain->agent_rule_count, "rules on private facts")                           \
    ROW(WORLD_RULES, domain->world_rule_count, "rules on shared facts")                            \
    ROW(STEP_NUMBERS, tells_places(domain) ? domain->plan_limit + 1u : 0,                          \
        "of a plan and of what is claimed, where facts tell the places of actions")                \
    ROW(WALKS, domain->places != NULL, "of an agent")                                              \
    ROW(PLACES, domain->places && domain->places->points ? domain->places->count : 0,              \
        "places that agents walk to")                                                              \
    ROW(WANTS, domain->want_limit, "goals that the game gives to an agent (limits: wants)")        \
    ROW(WANT_FLAGS, (size_t)domain->want_limit * domain->flag_words,                               \
        "tests of words of flags in wanted conditions")                                            \
    ROW(WANT_RANGES,                                                                               \
        (size_t)(domain->want_limit) * (size_t)(domain->word_count - domain->flag_words),          \
        "tests of words of numbers in wanted conditions")                                          \
    ROW(COOLDOWNS, domain->features->cooldowns ? domain->features->cooldowns->count : 0,           \
        "methods that cool down")                                                                  \
    ROW(ENDINGS, domain->features->cooldowns ? domain->features->cooldowns->room + 1u : 0,         \
        "methods of a plan that are to cool down, and an end")                                     \
    ROW(TIMEOUTS, timeout_words(domain), "32-bit words for timeouts of methods and goals")         \
    ROW(COMMITMENTS, commitment_words(domain),                                                     \
        "32-bit words for goals with 'inertia', 'latched' or 'reconsider'")                        \
    ROW(SHORTFALLS, domain->features->best_efforts ? 1 : 0,                                        \
        "32-bit words for goals of best effort")                                                   \
    ROW(COSTS, domain->features->values ? domain->goal_count + 2u : 0,                             \
        "goals that are weighed, and whether a choice is under way")                               \
    ROW(HELD, domain->features->holdings ? domain->watch_limit + 1u : 0,                           \
        "methods with 'inertia' that are carried out, and an end")                                 \
    ROW(SLOTS, domain->features->slots ? domain->features->slots->count : 0,                       \
        "slots, to which the game binds what comes and goes")                                      \
    ROW(PROGRESS, progress_numbers(domain), "numbers that an action can have changed in part")     \
    ROW(READING_WORDS,                                                                             \
        asks ? at_least_one(domain->word_count) + bit_words(domain->procedural_count) : 0,         \
        "of a planner: a state, and a bit for each procedural precondition")                       \
    ROW(TEAM_MEMBERS, team->members, "members that a team has room for (team: members)")           \
    ROW(TEAM_REQUESTS, team->requests, "and requests (team: requests)")                            \
    ROW(TEAM_BOOKINGS, (team->members) * TEAM_BOOKINGS_OF_MEMBER,                                  \
        "bookings of all members together")                                                        \
    ROW(TEAM_QUEUE, team->queue + 1u, "what a member does, and what is told ahead (team: queue)")  \
    ROW(TEAM_SKILLS, skills, "skills")                                                             \
    ROW(TEAM_LEVELS, (team->members) * skills, "skills of all members")                            \
    ROW(TEAM_PLACES, domain->places ? domain->places->count : 0, "places with a capacity")         \
    ROW(TEAM_DENIED, (team->members) * at_least_one(bit_words(domain->action_count)),              \
        "a bit for each action, of all members")                                                   \
    ROW(TEAM_CLAIMED, domain->claims ? domain->claims->count : 0,                                  \
        "facts of which requests keep something")                                                  \
    ROW(TEAM_MEMORY, team->given ? team_memory_words(tables) : 0,                                  \
        "64-bit words to plan schedules in")                                                       \
    ROW(GOALS, (size_t)domain->goal_count + domain->want_limit, NULL)                              \
    ROW(SEARCHES, searches, NULL)                                                                  \
    ROW(READS, !asks && (any_policy(domain) || any_kept(domain) || tells_places(domain)), NULL)    \
    ROW(RESTARTS, domain->features->restarts != NULL, NULL)                                        \
    ROW(DURATION, durations_are_kept(domain), NULL)                                                \
    ROW(TOLD, domain->applied &&any_shared_applied(tables->problem->domain), NULL)                 \
    ROW(SEEDS, agent_seed_count(domain), "numbers from which follows what is drawn")               \
    ROW(PRICES, memory_cost_count(domain) > 0 && plans_with_actions(tables->problem), NULL)        \
    ROW(ROADS, road_map_in(domain) != NULL, NULL)                                                  \
    ROW(CHASES, chases_in(domain) != NULL, NULL)                                                   \
    ROW(ONE, 1, NULL)

#define MEMORY_SIZE(name, value, comment) SIZE_##name,

/** The numbers of elements that parts of the memory are counted in: SIZE_STATE_WORDS and so on. */
enum memory_size { MEMORY_SIZES(MEMORY_SIZE) SIZE_COUNT };

/** A constant of the header; a NULL comment: there is none. */
struct memory_constant {
    const char *name, *comment;
};

/** The constant of each size. */
extern const struct memory_constant memory_constants[SIZE_COUNT];

/** Whether the constant of a size is left out of the header where it is 0. */
bool memory_constant_is_optional(enum memory_size size);

/** Whether the constant of a size can be in the header of a domain, so that its name is
 *  reserved. */
bool memory_constant_is_reserved(const struct domain *domain, enum memory_size size);

/** The value of each memory_size, for one domain. Code that allocates memory may change them. */
struct memory_size_values {
    size_t of[SIZE_COUNT];
};

/** How many words a planner needs for what tables say: those of a state, and one for each table of
 *  the goal that has most; 0 where no goal has tables. */
size_t memory_estimate_words(const gg_domain *domain);

/** How many costs a planning remembers: dynamic ones, and those of walks. */
size_t memory_cost_count(const gg_domain *domain);

/** Works out the value of each memory_size, as the generated header of these tables has it. */
struct memory_size_values memory_size_values_of(const struct tables *tables);

/** What a part belongs to. For each part of a team there is a pointer in its gg_team; for each of a
 *  planner in its gg_workspace, in its gg_search or in gg_planner itself. */
enum memory_owner { OF_AGENT, OF_WORLD, OF_TEAM, OF_WORKSPACE, OF_SEARCH, OF_PLANNER };

/** A fingerprint adds up where the parts of agents and worlds lie: the first so many times, the
 *  next so many times more. */
enum { MEMORY_PLACE_FACTOR = 31 };

/** Where the parts of an agent and a world lie. */
struct memory_places {
    gg_offsets offsets;
    gg_feature_offsets features; /**< that optional features share */
    gg_slot_offsets slots;
    gg_place_offsets places;
    gg_want_offsets wants;
    gg_claim_offsets claims;
    gg_applied_offsets applied;
    uint32_t agent_senses, agent_exclusions, agent_progress, agent_restart, agent_cooldowns,
        agent_endings, agent_timeouts, agent_commitment, agent_shortfall, agent_costs, agent_held,
        agent_hop, agent_chase;
};

/** Copies of those features whose tables tell where their parts lie, for a domain with places of
 *  its own. */
struct memory_placed_features {
    gg_features features;
    gg_slots slots;
    gg_partial_changes partial;
    gg_restarts restarts;
    gg_cooldowns cooldowns;
    gg_timeouts timeouts;
    gg_commitments commitments;
    gg_best_efforts best_efforts;
    gg_values values;
    gg_holdings holdings;
    gg_road_map roads; /**< of a domain with roads; else `places` of it alone */
    gg_chases chases;  /**< of a domain with chases */
    gg_wants wants;
    gg_claims claims;
    gg_applied applied;
    gg_senses senses;
    gg_exclusions exclusions;
};

/**
 * A part of the memory: an array of times * (size + more) elements or states; it is left out if
 * the size `where` is 0. A part without a member is only a number in the owner.
 */
struct memory_part {
    enum memory_owner owner;
    const char *member;        /**< of the generated structure; NULL: no array */
    const char *type;          /**< of an element, in C */
    size_t bytes, alignment;   /**< of an element, on this machine */
    enum memory_size size;     /**< how many */
    unsigned char times, more; /**< times: 0 stands for 1 */
    bool states;               /**< elements are states: as many words each as a state has */
    enum memory_size where;    /**< the part is there where this is not 0 */
    const char *pointer;       /**< of a team or planner: its name in the owner */
    size_t place;              /**< of an offset in memory_places, of the pointer in the owner */
    bool or_before;            /**< if it is left out, it is where the part before it is */
    const char *capacity;      /**< the owner's member that tells the size; NULL: none */
    size_t capacity_place, capacity_bytes;
    const char *comment;
};

/** All parts of the memory. */
extern const struct memory_part memory_parts[];
extern const size_t memory_part_count;

/** How many elements a part has; 0 if it is left out. */
size_t memory_element_count(const struct memory_part *part, const struct memory_size_values *sizes);

/** The bytes of the generated structure of an agent (OF_AGENT), a world (OF_WORLD), a team
 *  (OF_TEAM) or a planner (any other), as this machine lays it out. */
size_t memory_owner_bytes(enum memory_owner owner, const struct memory_size_values *sizes);

/** Lays out the parts of an agent from *agent bytes on, and those of a world from *world bytes
 *  on, each at a multiple of 8 bytes. *agent and *world become the bytes of the whole. */
struct memory_places memory_lay_out(const struct memory_size_values *sizes, uint32_t *agent,
                                    uint32_t *world);

/** Gives a domain the places of its parts in agents and worlds. The features with places are copied
 *  to *features, to which it refers from now on. */
void memory_set_places(const struct memory_places *places, gg_domain *domain,
                       struct memory_placed_features *features);

/** Gives the books of a team their parts, with memory from the pool, and their capacities, as the
 *  generated code does. */
void memory_make_team(const struct memory_size_values *sizes, struct pool *pool, gg_team *team);

/** Gives a planner its parts, with memory from the pool, and its capacities, as the generated
 *  code does. */
void memory_make_planner(const struct memory_size_values *sizes, struct pool *pool,
                         gg_planner *planner);

#endif
