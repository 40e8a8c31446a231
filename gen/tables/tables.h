/* SPDX-License-Identifier: MIT */
/*
 * The tables: the gg_domain that the runtime reads, built in memory. The room `emit`
 * prints it, and the command line hands it to the runtime as it is.
 */
#ifndef GOAPGEN_TABLES_H
#define GOAPGEN_TABLES_H

#include "base/bits.h"
#include "ground/layout.h"

#include "gg_team.h"

/** The most choices of a plan that an agent watches, and the most actions that it
 *  remembers to have failed. */
enum { WATCH_LIMIT = 8, RETRY_LIMIT = 8 };

/** What a row of gg_sets.all was made of: a constraint, or the bounds of a sum. */
struct set_row_origin {
    const struct constraint *constraint; /**< NULL: that of no box, or of a sum */
    size_t holes;                        /**< the number of its gg_set_test.holes */
    const struct sum_bounds *bounds;     /**< of a sum */
};

/** What a row of gg_sums.all was made of, and its boxes. */
struct sum_row_origin {
    const struct sum *sum;
    gg_condition boxes; /**< of the terms that have one, in their order */
    struct dnf ground;  /**< the same */
};

/** The most steps that a plan can have, and the most methods that one of tasks can contain;
 *  NO_BOUND (size_bounds.h) if that is not known. */
struct size_bounds {
    size_t steps, methods, cooldowns, timeouts; /**< the last two: methods that have one */
};

/** All tables of a domain, with what they are made of and what else is known of them. */
struct tables {
    gg_domain domain;
    gg_team_tables team;      /**< if the domain has a team; its `work` is NULL otherwise */
    gg_search_tables search;  /**< what domain.search points to */
    gg_leg_costs leg_costs;   /**< what domain.places->leg_costs points to, if actions cost walks */
    gg_claims claims;         /**< what domain.claims points to, if anything is claimed */
    gg_wants wants;           /**< what domain.wants points to, if the game gives goals */
    gg_senses senses;         /**< what domain.senses points to, if anything is sensed */
    gg_applied applied;       /**< what domain.applied points to, if anything is applied */
    gg_exclusions exclusions; /**< what domain.exclusions points to, if actions can be left out */
    gg_features features;     /**< what domain.features points to */
    gg_lasting_conditions lasting; /**< what features.lasting points to, if anything must hold */
    gg_until_conditions until;     /**< what features.until points to, if any action waits */
    gg_cases cases;                /**< what features.cases points to, if an action has several */
    gg_restarts restarts;          /**< what features.restarts points to, if actions begin anew */
    gg_setbacks setbacks; /**< what features.setbacks points to, if there are such effects */
    gg_partial_changes
        partial; /**< what features.partial points to, if actions change something in part */
    gg_random_ranges
        random_ranges; /**< what features.random_ranges points to, if times or costs are drawn */
    gg_best_efforts best_efforts; /**< the same of best effort */
    gg_commitments commitments;   /**< what features.commitments points to, if a goal has one */
    gg_values values;             /**< what features.values points to, if a goal has one */
    gg_whiles whiles;     /**< what features.whiles points to, if a method or goal has one */
    gg_holdings holdings; /**< what features.holdings points to, if a method has inertia */
    gg_timeouts timeouts; /**< what features.timeouts points to, if a method or goal has one */
    gg_one_shot_rules one_shots; /**< what features.one_shots points to, if a rule has `after` */
    gg_cooldowns cooldowns;      /**< what features.cooldowns points to, if a method has one */
    gg_expressions expressions;  /**< what features.expressions points to, if facts tell numbers */
    gg_denials denials;          /**< what features.denials points to, if a method can be denied */
    gg_sets sets;                /**< domain.sets, if a condition has set tests */
    gg_set_test *set_tests;      /**< sets.all */
    struct set_row_origin *set_rows; /**< by row of them */
    size_t set_count;
    gg_sums sums;                    /**< what features.sums points to, if there are any */
    gg_sum *all_sums;                /**< sums.all */
    gg_sum_bounds *sum_bounds;       /**< sums.bounds */
    struct sum_row_origin *sum_rows; /**< by row of sums.all */
    size_t bounds_count;
    struct layout layout;
    const struct problem *problem;
    struct size_bounds bounds;                /**< of plans */
    size_t entries;                           /**< of a planner, to remember in */
    gg_agent_type *agent_types;               /**< domain.agent_types */
    struct heuristic_derivation *derivations; /**< how heuristics came about: goal_heuristics.h */
    size_t derivation_count;
    size_t policy_test_count; /**< of the tests that all policies have together */
    size_t *rules;            /**< by rule of the domain: its number in the problem */
};

/** The box of all conditions that always hold. */
extern const gg_box always_box;

/** Whether a domain has anything of what gg_features names. */
bool has_features(const gg_domain *domain);

/** Whether plans for goals are made anew after a time. */
static inline bool reconsiders(const gg_commitments *commitments)
{
    return commitments && (commitments->of_goals || commitments->of_types);
}

/** Whether any rule of agents, or of the world, is a one-shot rule: encode.c. */
bool any_one_shot_among(const gg_domain *domain, bool of_agents);

/** Gives the shared facts of a state of an agent their values in the world's. */
void see_shared_facts(const gg_domain *domain, const uint64_t *world, uint64_t *state);

/** Adds the bits of a fact to a mask of as many words as a state: encode.c. */
void add_fact_bits(const gg_domain *domain, size_t number, uint64_t *words);

/** Adds the bits of the facts that a condition reads to such a mask: encode.c. */
void add_read_bits(const gg_domain *domain, const gg_condition *condition, uint64_t *words);

/** Whether a fact tells the place of an action. */
static inline bool is_place_told(const gg_action *action)
{
    return action->begins_at >= GG_TOLD_PLACE && action->begins_at != GG_NONE;
}

/** Whether facts tell places of actions. */
static inline bool tells_places(const gg_domain *domain)
{
    return domain->told;
}

/** Adds the bits of the facts that an action needs to be begun to such a mask, with what tells its
 *  place: encode.c. */
void add_needed_bits(const gg_domain *domain, const gg_action *action, uint64_t *words);

/** Adds the bits of the facts that tell how far a goal is reached which is of best effort: encode.c. */
void add_effort_bits(const gg_domain *domain, uint16_t goal, uint64_t *words);

/** Adds the bits that an effect changes to such a mask: search_need.c. */
void add_changed_bits(const gg_domain *domain, const gg_effect *effect, uint64_t *words);

/** Whether agents keep how long the running action takes, as it was drawn, or told by facts:
 *  expression_tables.c. */
bool durations_are_kept(const gg_domain *domain);

/** How many numbers an agent keeps for what its action changes in part; 0: no action does:
 *  partial_tables.c. */
size_t progress_numbers(const gg_domain *domain);

/** What actions change in part where there is no game, so that the runtime makes also what is sensed
 *  over time. From the pool; NULL: nothing. */
const gg_partial_changes *simulated_partial_changes(struct pool *pool, const gg_domain *domain);

/** Whether what actions cost is drawn for each planning: random_range_tables.c. */
bool costs_are_random(const gg_domain *domain);

/** How many random seeds an agent has, from which follows what is drawn: random_range_tables.c. */
size_t agent_seed_count(const gg_domain *domain);

/** The map of the roads of a domain; NULL: it has none. */
static inline const gg_road_map *road_map_in(const gg_domain *domain)
{
    bool roads = domain->places && domain->places->walking == &gg_road_walking;
    return roads ? (const gg_road_map *)domain->places : NULL;
}

/** What is told of the walks of a domain that are followed or given up; NULL: none is. */
static inline const gg_chases *chases_in(const gg_domain *domain)
{
    bool chases = domain->places && domain->places->walking == &gg_chasing;
    return chases ? (const gg_chases *)domain->places : NULL;
}

/** With more places, what walks cost is worked out in the game: a table would grow as their
 *  square. */
enum { TOLD_PLACES = 128 };

/** How many words gg_workspace.asked has: random_range_tables.c. */
size_t asked_words(const gg_domain *domain);

/** Adds the bits of the facts that tell the priority of a goal to a mask of as many words as a
 *  state: expression_tables.c. */
void add_priority_bits(const gg_domain *domain, uint16_t goal, uint64_t *words);

/** Adds the bits of the facts that an action claims room in, which it needs to begin, to a mask of
 *  as many words as a state: encode.c. */
void add_room_bits(const gg_domain *domain, size_t action, uint64_t *words);

/** How many words the holes of a set test take: encode.c. */
uint32_t hole_word_count(const gg_set_test *test);

/** How many facts have names: those that states have, and behind them the sums. */
static inline size_t named_fact_count(const struct tables *tables)
{
    return tables->layout.fact_count + tables->sums.count;
}

/** Whether a domain has a goal that plans must keep. */
bool any_kept(const gg_domain *domain);

/** A copy of the tables without the ops that no plan of the domain comes to, as C has them:
 *  needed.c. */
struct tables tables_without_unused_ops(struct pool *pool, const struct tables *tables);

/** Builds the tables. The result and all it points to live in the pool. */
struct tables *tables_build(struct pool *pool, const struct problem *problem);

#endif
