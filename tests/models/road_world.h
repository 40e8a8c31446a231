/* SPDX-License-Identifier: MIT */
/*
 * Random small domains with roads, as a model of their own: places, roads between them, actions that are
 * done at places or anywhere, and a goal. The facts beside the place are bools.
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

/** A road of the model. */
struct model_road {
    int from, to;
    bool one_way;
    int length; /**< in thousandths */
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
    bool many;               /**< the fact of places has symbols that nobody ever is at */
    bool by_points;          /**< roads are as long as the positions of their ends are apart */
    int points[ROAD_PLACES]; /**< in thousandths, on a line */
    struct model_road roads[ROAD_ROADS];
    struct model_action actions[ROAD_ACTIONS];
    struct road_literals goal;
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

/** Whether bools are as they are to be. */
bool road_literals_hold(const struct road_literals *literals, const struct road_state *state);

#endif
