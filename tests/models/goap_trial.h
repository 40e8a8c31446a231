/* SPDX-License-Identifier: MIT */
/*
 * A random problem, compiled, with what goap_oracle.h says to it: plannings of
 * it in a room of any size, and whether what comes of them is right.
 */
#ifndef TESTS_GOAP_TRIAL_H
#define TESTS_GOAP_TRIAL_H

#include "models/goap_oracle.h"
#include "support/agent_memory.h"
#include "support/apart.h"
#include "support/search_room.h"
#include "support/support.h"

enum {
    TRIAL_ACTIONS = 2048, /**< most ground actions of a problem */
    TRIAL_STATES = 3,     /**< states to plan from */
    TRIAL_STEPS = 250     /**< of a plan, if there is to be room enough */
};

/** Seeds from here on are of problems that goap_crafting.h makes, others of
 *  those of goap_random.h. */
#define TRIAL_CRAFTING ((uint64_t)1 << 20)

/** Which bytes of tables the YAML allows. */
enum tables_wanted { TABLES_DEFAULT, TABLES_NONE, TABLES_SMALL, TABLES_WANTED };

enum way { FORWARD, BACKWARD, MADE_AT_RUN_TIME, WAYS };

/** What tests choose by the seed. */
enum trial_choice { TO_TABLES, TO_WAY, TO_STATE, TO_SLICES, TO_SIZE, TO_NEAREST };

/** A number below a count that a test chooses with. What kind of problem a seed gives does not depend on it,
 *  so that all kinds are tried in all ways. */
uint32_t trial_choice(uint64_t seed, enum trial_choice choice, uint32_t count);

/** The agent comes first, so that the calls find the rest. */
struct trial {
    gg_agent agent;
    uint64_t parts[AGENT_PARTS]; /**< of the agent */
    struct trial_world {
        gg_world core;
        uint64_t parts[WORLD_PARTS];
    } world;
    struct agent_memory memory;
    struct apart apart; /**< the domain of an agent whose walks have changed */
    bool lives;         /**< whether there is one */
    uint64_t seed;
    struct goap goap;
    struct goap_state state;   /**< the one that is planned from */
    struct goap_answer answer; /**< what the oracle says of it */
    struct compiled compiled;
    const gg_domain *domain;
    gg_agent_type agent_type;
    uint64_t *packed;                           /**< the state, as the runtime has it */
    uint16_t numbers[GOAP_FACTS][GOAP_OBJECTS]; /**< of the ground facts */
    struct goap_answer answers[TRIAL_STATES];
    bool answered[TRIAL_STATES];
    bool may_ask;       /**< whether a planning is being begun */
    bool asked_wrongly; /**< twice, later, or for what is none of its actions */
    bool asked_whether[TRIAL_ACTIONS], asked_price[TRIAL_ACTIONS];
    uint64_t asked[TRIAL_ACTIONS / 16];         /* as in gg_goal_problem */
    unsigned draws[GOAP_ACTIONS][GOAP_OBJECTS]; /* how often the oracle was told what was drawn */
};

/** The problem of a seed, from malloc; to be compiled. */
struct trial *trial_new(uint64_t seed);

/** Another problem of a seed, which is more often one whose plan has more than three steps. */
struct trial *trial_lengthy(uint64_t seed);

/** Lets each action whose cost is drawn cost the least; before anything is compiled. */
void trial_fix_costs(struct trial *trial);
void trial_free(struct trial *trial);

/** Compiles the problem, in place of what it was compiled to before. */
void trial_compile(struct trial *trial, enum tables_wanted wanted);

/** Goes to a state, below TRIAL_STATES. 0 is the start, the others are any, within
 *  reach of it or not. Asks the oracle, unless the problem is too large. */
void trial_enter(struct trial *trial, unsigned number);

/** Lets the agent walk at another speed, moves it away from its place, or moves places, if they have points,
 *  and asks the oracle what is the cheapest plan then. False: they have none. */
bool trial_change_walks(struct trial *trial, struct dice *dice);

/** A ground action as the oracle names it. */
struct goap_step trial_step(const struct trial *trial, uint16_t action);

/** The goal as the domain has it, or the same as if made at run time. */
gg_goal_problem trial_aim(struct trial *trial, enum way way);

/** gg_search_begin, where alone calls may be asked. */
gg_outcome trial_begin(struct trial *trial, struct search_room *room,
                       const gg_goal_problem *goal_problem);

/** Plans from beginning to end. */
gg_outcome trial_plan(struct trial *trial, struct search_room *room, enum way way);

/** Whether the plan leads to the goal, in the model and in the tables, at the
 *  cost that the search tells. */
bool trial_is_plan(const struct trial *trial, const struct search_room *room);

/** 1 where the plan is worse than the oracle's, -1 where it is better. */
int trial_compare(const struct trial *trial, const struct search_room *room);

/** Whether an outcome tells the truth, whatever the room was. */
bool trial_is_true(const struct trial *trial, const struct search_room *room, gg_outcome outcome);

/** As it is to end if there is room enough. */
gg_outcome trial_expected(const struct trial *trial);

/** Asserts; names the seed where it fails. */
bool trial_expect(bool fine, const struct trial *trial, const char *what, gg_outcome outcome);

#endif
