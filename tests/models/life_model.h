/* SPDX-License-Identifier: MIT */
/*
 * Small random domains of agents that live by goals, a root task and rules, as plain numbers: what
 * they mean, and their YAML. Rests on nothing of the compiler or the runtime.
 */
#ifndef TESTS_LIFE_MODEL_H
#define TESTS_LIFE_MODEL_H

#include "support/support.h"

enum {
    LIFE_FACTS = 14,
    LIFE_LITERALS = 6,
    LIFE_EFFECTS = 3,
    LIFE_ACTIONS = 23,
    LIFE_WAIT_STEPS = 6, /**< of the actions, those that are subtasks alone */
    LIFE_GOALS = 3,
    LIFE_METHODS = 5,
    LIFE_STEPS = 5,
    LIFE_DEEDS = 3, /**< of the steps of a method, those that are no waits */
    LIFE_RULES = 7,
    LIFE_AGENTS = 3,
    LIFE_PLACES = 3,
    LIFE_PLAN = 16, /**< limits: plan */
    LIFE_NONE = -1
};

/** Which facts there are: a lane for each goal, numbers of an agent, a bool, what all share, a number
 *  that is sensed, the place where an agent is, and of a slot a number and whether it is bound. */
enum {
    LIFE_LANE = 0,
    LIFE_OWN = 3,
    LIFE_FLAG = 6,
    LIFE_SHARED = 7,
    LIFE_SIGN = 9,
    LIFE_SENSED = 10,
    LIFE_HERE = 11,
    LIFE_HITS = 12,
    LIFE_BOUND = 13
};

/** Values are 0 to top. */
struct life_fact {
    int top, start;
    bool shared, applied, sensed, claim;
    unsigned every; /**< of a sensed fact */
};

/** fact >= bound, or <= bound. */
struct life_literal {
    int fact, bound;
    bool at_most;
};

struct life_condition {
    struct life_literal literals[LIFE_LITERALS];
    int count;
};

/** fact = amount, or += amount, which may be below 0. */
struct life_effect {
    int fact, amount;
    bool adds, over_time;
};

struct life_effects {
    struct life_effect all[LIFE_EFFECTS];
    int count;
};

/** How long after its planning a plan is made anew, 0: never; and by how much more than nothing it must be
 *  cheaper. */
struct life_reconsideration {
    unsigned every;
    int margin;
};

struct life_action {
    struct life_condition needs, lasts; /**< what must hold at the start, and while it runs */
    struct life_condition until; /**< what it waits for; without literals its function says */
    struct life_effects effects, failing, aborting; /**< of its success, and of its other ends */
    int cost;
    unsigned duration, timeout, retry, cooldown; /**< milliseconds; timeout 0: none */
    bool uninterruptible, is_wait;               /**< see life_waits.h */
    int restart;    /**< the fact at whose change it begins anew; LIFE_NONE: none */
    bool of_slot;   /**< it has the slot as a parameter */
    bool ruled_out; /**< whether the tables are without it, as it can never be done */
    int at;         /**< the place where it is done; LIFE_NONE: anywhere */
};

struct life_goal {
    struct life_condition condition, relevant, lasts; /**< lasts: while it is pursued */
    int priority, priority_of,
        times; /**< and so many times the value of a fact; LIFE_NONE: of none */
    unsigned cooldown, timeout;
    unsigned retry_first, retry_most; /**< how long it rests after failures; 0: by the usual rule */
    int inertia;                      /**< 0: none */
    bool latched, keep, of_slot;
    bool best_effort; /**< it may be reached in part */
    bool valued;      /**< it is weighed by what it is worth less what its plan costs */
    int value, value_of, value_times; /**< and so many times the value of a fact */
    struct life_reconsideration reconsider;
    bool wanted; /**< it is pursued only when the game wants it: see struct life_want */
};

struct life_method {
    struct life_condition needs, lasts; /**< lasts: until its last step has ended */
    int steps[LIFE_STEPS], step_count, priority;
    int score, score_of, times; /**< and so many times the value of a fact; LIFE_NONE: of none */
    int inertia;                /**< LIFE_NONE: none is written */
    unsigned cooldown;
    unsigned timeout, again; /**< again 0: it is passed over until it cannot be chosen */
    bool of_slot;
    bool ruled_out; /**< whether the tables are without it, as it can never be done */
};

struct life_rule {
    struct life_condition needs;
    struct life_effect effect;
    unsigned every, after; /**< one of them is 0 */
    bool of_world;
};

/** The root task's `select`. */
enum life_select { LIFE_FIRST, LIFE_PRIORITY, LIFE_SCORE };

struct life_domain {
    struct life_fact facts[LIFE_FACTS];
    struct life_action actions[LIFE_ACTIONS];
    struct life_goal goals[LIFE_GOALS];
    struct life_method methods[LIFE_METHODS];
    struct life_rule rules[LIFE_RULES];
    int action_count, wait_count, goal_count, method_count, rule_count;
    struct life_reconsideration reconsider; /**< of goals that do not say it themselves */
    bool weighs;                            /**< the goals of agents have a value */
    bool asks_anew;                         /**< the game lets plans be reconsidered */
    enum life_select select;
    bool without_turns;           /**< who waits does not come before others */
    bool senses;                  /**< whether there is a fact that is sensed */
    bool has_slot, slot_stays;    /**< it is always bound */
    bool has_places, places_stay; /**< the game does not move them */
    int points[LIFE_PLACES];      /**< where the places are at the start, in thousandths */
    int speed, within;            /**< thousandths a millisecond; thousandths */
};

/** What an agent sees. */
struct life_state {
    int values[LIFE_FACTS];
};

/** Whether an action raises a lane by all that it can be raised; it asks for one fact, which comes and goes. */
bool life_is_short_cut(const struct life_action *action);
bool life_is_asked_by_short_cut(const struct life_domain *domain, int fact);

/** Draws a domain. */
struct life_domain life_domain_random(struct dice *dice);

/** Gives actions, goals and methods of a domain a slot as a parameter. */
void life_draw_slot(struct life_domain *domain, struct dice *dice);

/** Gives goals of a domain `inertia`, and lets some be `latched`. */
void life_draw_holding(struct life_domain *domain, struct dice *dice);

/** Draws by what methods are chosen, and their inertia; writes it for one of them. */
void life_draw_method_choice(struct life_domain *domain, struct dice *dice);
void life_write_method_choice(const struct life_domain *domain, const struct life_method *method,
                              struct text *yaml);

/** Gives goals of a domain, or its agents, a `reconsider`; and adds it to the text, if there is one. */
void life_draw_reconsidering(struct life_domain *domain, struct dice *dice);
void life_write_reconsidering(const struct life_reconsideration *reconsider, struct text *yaml);

/** Gives the goals of a domain a `value`, now and then; and adds that of a goal to the text. */
void life_draw_values(struct life_domain *domain, struct dice *dice);
void life_write_value(const struct life_goal *goal, struct text *yaml);

/** Adds the YAML of the whole domain to the text. */
void life_domain_write(const struct life_domain *domain, struct text *yaml);

/** Whether a literal, or all literals of a condition, hold in a state. */
bool life_literal_holds(const struct life_literal *literal, const struct life_state *state);
bool life_holds(const struct life_condition *condition, const struct life_state *state);

/** By how much a goal is not reached in a state. */
int life_shortfall(const struct life_domain *domain, int goal, const struct life_state *state);

/** What a fact would be after an effect, within its range. */
int life_value_after(const struct life_domain *domain, const struct life_effect *effect, int value);

/** Whether an action could begin in a state, as a plan counts. */
bool life_can_begin(const struct life_domain *domain, int action, const struct life_state *state);

/** A state after all that an action changes over time, at which must hold what holds while it runs. */
struct life_state life_after_all_time(const struct life_domain *domain, int action,
                                      const struct life_state *state);

/** Carries out the whole of an action's effects. */
void life_act(const struct life_domain *domain, int action, struct life_state *state);

#endif
