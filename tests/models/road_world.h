/* SPDX-License-Identifier: MIT */
/*
 * Random small domains with roads, as a model of their own: places, roads between them, of which some ask
 * for something, change something, cost more than their length or are for some agents only, actions that
 * are done at places or anywhere, and a goal, which may ask for a place, too, and for another one to be
 * avoided. The facts beside the place are bools.
 */
#ifndef TESTS_ROAD_WORLD_H
#define TESTS_ROAD_WORLD_H

#include "support/support.h"

enum {
    ROAD_PLACES = 8,
    ROAD_FACTS = 5,
    ROAD_ROADS = 14,
    ROAD_ACTIONS = 7,
    ROAD_LITERALS = 2, /**< of a condition, or effects */
    ROAD_NOWHERE = -1
};

/** Bools and what they are to be; `count` of them. */
struct road_literals {
    int count;
    int facts[ROAD_LITERALS];
    bool values[ROAD_LITERALS];
};

/** Who may walk a road. */
enum road_users { ROAD_FOR_ALL, ROAD_FOR_FIRST, ROAD_FOR_OTHERS };

/** A road of the model. */
struct model_road {
    int from, to;
    bool one_way;
    int length;   /**< in thousandths */
    bool crossed; /**< what follows is written, so that to walk it is a step */
    bool shut;    /**< for ever */
    struct road_literals condition, effects;
    int cost;
    enum road_users users;
};

/** An action of the model. */
struct model_action {
    struct road_literals condition, effects;
    int begin, end; /**< places; ROAD_NOWHERE: where the agent is */
    bool travels;   /**< it costs its walk, and `cost` more */
    int cost;
};

struct road_world {
    int place_count, fact_count, road_count, action_count;
    int speed;               /**< in thousandths a second */
    bool crossings;          /**< some roads are crossed by steps */
    bool types;              /**< there are two agent types, of which plans are for the first */
    bool many;               /**< the fact of places has symbols that nobody ever is at */
    bool by_points;          /**< roads are as long as the positions of their ends are apart */
    int points[ROAD_PLACES]; /**< in thousandths, on a line */
    struct model_road roads[ROAD_ROADS];
    struct model_action actions[ROAD_ACTIONS];
    struct road_literals goal;
    int aim;      /**< the place where the goal is; or ROAD_NOWHERE */
    bool leaving; /**< the goal is anywhere but there */
    int avoided;  /**< the place where no step may begin (`while`); or ROAD_NOWHERE */
};

/** A state of the model. */
struct road_state {
    int place;
    bool facts[ROAD_FACTS];
};

/** The domain of a seed. */
struct road_world road_world_of(uint64_t seed);

/** Any state of it. */
struct road_state road_random_state(const struct road_world *world, struct dice *dice);

/** Writes it in YAML. table: as in `limits`; -1: as it is without. */
void road_world_write(const struct road_world *world, long table, struct text *yaml);

/** Whether to walk a road is a step of plans: something is written of it, or it ends at a place that the
 *  goal tells apart. */
bool road_is_step(const struct road_world *world, const struct model_road *road);

/** Whether the goal holds. */
bool road_goal_holds(const struct road_world *world, const struct road_state *state);

/** Whether bools are as they are to be. */
bool road_literals_hold(const struct road_literals *literals, const struct road_state *state);

#endif
