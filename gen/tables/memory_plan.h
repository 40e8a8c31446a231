/* SPDX-License-Identifier: MIT */
/*
 * What an agent, a world and a planner consist of: the one description of their memory. The
 * structures of the generated header, the offsets in the tables, the pointers of a planner,
 * the memory report, the reserved names, and the memory that the command line, the tests and
 * the benchmarks allocate are made from it. One more array of an agent is a row here and a
 * member of gg_offsets or of what tells the places of a feature; one more array of a planner is a row and a pointer in gg_workspace,
 * gg_search or gg_planner.
 */
#ifndef GOAPGEN_TABLES_MEMORY_PLAN_H
#define GOAPGEN_TABLES_MEMORY_PLAN_H

#include "tables/tables.h"

#include "gg_team_agents.h"

/** What parts are counted in. Those with a name are constants of the generated header. */
enum memory_size {
    SIZE_STATE_WORDS,
    SIZE_PLAN_STEPS,
    SIZE_DEPTH,
    SIZE_EXPANSIONS,
    SIZE_FRAMES,
    SIZE_CHOICES,
    SIZE_STARTS,
    SIZE_ENTRIES,
    SIZE_CHOSEN,
    SIZE_ASKED_WORDS,
    SIZE_GROUND_ACTIONS,
    SIZE_GROUND_TASKS,
    SIZE_NODES,
    SIZE_USABLE_WORDS,
    SIZE_DYNAMIC_COSTS,
    SIZE_SUBGOALS,
    SIZE_VALUES,
    SIZE_ESTIMATES,
    SIZE_WATCHES,
    SIZE_BACKOFFS,
    SIZE_SENSES,
    SIZE_EXCLUSIONS,
    SIZE_FOUND_STEPS,
    SIZE_KEPT_WORDS,
    SIZE_CLAIMED,
    SIZE_AGENT_RULES,
    SIZE_WORLD_RULES,
    SIZE_WALKS,
    SIZE_PLACES,
    SIZE_WANTS,
    SIZE_WANT_FLAGS,
    SIZE_WANT_RANGES,
    SIZE_COOLDOWNS,
    SIZE_ENDINGS,
    SIZE_SLOTS,
    SIZE_READING_WORDS,
    SIZE_TEAM_MEMBERS,
    SIZE_TEAM_REQUESTS,
    SIZE_TEAM_BOOKINGS,
    SIZE_TEAM_QUEUE,
    SIZE_TEAM_SKILLS,
    SIZE_TEAM_LEVELS,
    SIZE_TEAM_PLACES,
    SIZE_TEAM_DENIED,
    SIZE_TEAM_CLAIMED,
    SIZE_TEAM_MEMORY,
    SIZE_GOALS,    /**< of the domain, with wants; no constant, as those below */
    SIZE_SEARCHES, /**< 1 where plans are searched for, otherwise 0 */
    SIZE_READS,    /**< 1 where the steps of a plan are applied as it is read, but not denied */
    SIZE_DRAWN,    /**< 1 where durations are drawn */
    SIZE_SEEDS,    /**< 1 where costs are drawn for goals */
    SIZE_PRICES,   /**< 1 where a plan of a goal has dynamic costs */
    SIZE_ONE,      /**< 1 */
    SIZE_COUNT
};

/** A constant of the header; a NULL name: there is none. */
struct memory_constant {
    const char *name, *comment;
};

extern const struct memory_constant memory_constants[SIZE_COUNT];

/** Whether the constant of a size is left out where it is 0. */
bool memory_is_optional(enum memory_size size);

/** Whether the constant of a size can be in the header of a domain, so that its name is reserved.
 *  */
bool memory_is_reserved(const struct domain *domain, enum memory_size size);

/** The value of each size, for one domain. Code that allocates memory may change them. */
struct memory_sizes {
    size_t of[SIZE_COUNT];
};

/** The words for what tables say: those of a state, and one for each table of the goal that has most. */
size_t memory_estimates(const gg_domain *domain);

/** The sizes that the generated header of these tables has. */
struct memory_sizes memory_sizes_of(const struct tables *tables);

/** What a part belongs to. For each part of a team there is a pointer in its gg_team; for each of a
 *  planner in its gg_workspace, in its gg_search or in gg_planner itself. */
enum memory_owner { OF_AGENT, OF_WORLD, OF_TEAM, OF_WORKSPACE, OF_SEARCH, OF_PLANNER };

/** A fingerprint adds up where the parts of agents and worlds lie: the first so many times, the next
 *  so many times more. */
enum { MEMORY_PLACE_FACTOR = 31 };

/** Where the parts of an agent and a world lie. */
struct memory_places {
    gg_offsets offsets;
    gg_extra_offsets extra; /**< those that few domains have */
    gg_place_offsets places;
    gg_want_offsets wants;
    gg_claim_offsets claims;
    struct sense_places {
        uint32_t agent_senses;
    } senses;
    struct exclusion_places {
        uint32_t agent_exclusions;
    } exclusions;
};

/** The features that tell where their parts lie: those of a domain with places of its own. */
struct memory_features {
    gg_extras extras;
    gg_places places;
    gg_wants wants;
    gg_claims claims;
    gg_senses senses;
    gg_exclusions exclusions;
};

/**
 * An array of times * (size + more) elements or states; it is left out if the size `where` is 0.
 * A part without a member is only a number in the owner.
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
    const char *capacity;      /**< the owner's member that tells the size; NULL: none */
    size_t capacity_place, capacity_bytes;
    const char *comment;
};

extern const struct memory_part memory_parts[];
extern const size_t memory_part_count;

/** How many elements a part has; 0 if it is left out. */
size_t memory_count(const struct memory_part *part, const struct memory_sizes *sizes);

/** The bytes of the generated structure of an agent (OF_AGENT), a world (OF_WORLD), a team
 *  (OF_TEAM) or a planner (any other), as this machine lays it out. */
size_t memory_bytes(enum memory_owner owner, const struct memory_sizes *sizes);

/** Lays out the parts of an agent from *agent bytes on, and those of a world from *world bytes
 *  on, each at a multiple of 8 bytes. *agent and *world become the bytes of the whole. */
struct memory_places memory_place(const struct memory_sizes *sizes, uint32_t *agent,
                                  uint32_t *world);

/** Gives a domain these places. The features with places are copied to *features, to which it refers
 *  from now on. */
void memory_set_places(const struct memory_places *places, gg_domain *domain,
                       struct memory_features *features);

/** Gives the books of a team their parts, with memory from the pool, and their capacities, as the
 *  generated code does. */
void memory_make_team(const struct memory_sizes *sizes, struct pool *pool, gg_team *team);

/** Gives a planner its parts, with memory from the pool, and its capacities, as the generated
 *  code does. */
void memory_make_planner(const struct memory_sizes *sizes, struct pool *pool, gg_planner *planner);

#endif
