/* SPDX-License-Identifier: MIT */
/*
 * Random conditions on parameters, constants and a few facts, as a domain's text and as what
 * they mean for plain numbers. Knows nothing of how goapgen grounds.
 */
#ifndef TESTS_GROUND_RANDOM_H
#define TESTS_GROUND_RANDOM_H

#include "models/names.h"
#include "support/support.h"

enum {
    GROUND_OBJECTS = 5,
    GROUND_TYPES = 4,
    GROUND_PARAMETERS = 4,
    GROUND_NODES = 200,
    GROUND_CONDITIONS = 4,
    GROUND_STATES = 8 /**< of the facts that are not constant */
};

/** A type: its objects in order. */
struct ground_type {
    const char *name, *text; /**< text: as the domain lists them */
    int objects[GROUND_OBJECTS], count;
};

extern const struct ground_type ground_types[GROUND_TYPES];
extern const char *const ground_objects[GROUND_OBJECTS];

/** An argument or value: a variable, from 0 on, or an object. */
struct ground_name {
    bool variable;
    int number;
};

/** A part of a condition. */
struct ground_node {
    enum {
        NODE_NOT,
        NODE_AND,
        NODE_OR,
        NODE_ALL,
        NODE_ANY,
        NODE_FACT,   /**< a bool fact */
        NODE_VALUE,  /**< fact == right; inverted: != */
        NODE_NUMBER, /**< fact >= low; inverted: fact < low */
        NODE_LISTED, /**< fact in [low, right], two objects or numbers */
        NODE_SAME,   /**< two names; inverted: != */
        NODE_AMONG   /**< a variable in [two objects] */
    } kind;
    int children[2], child_count;
    int type; /**< of the variable of all and any */
    int fact;
    struct ground_name arguments[3], right;
    bool inverted;
    int low;
};

/** Parameters, conditions on them, and what constants are. */
struct ground_case {
    struct dice dice;
    int types[GROUND_PARAMETERS], parameter_count; /**< which type each one has */
    struct ground_node nodes[GROUND_NODES];
    int node_count;
    int conditions[GROUND_CONDITIONS], condition_count; /**< nodes */
    int values[8][GROUND_OBJECTS * GROUND_OBJECTS * GROUND_OBJECTS];
};

/** A case of a seed. */
void ground_case_make(struct ground_case *made, uint64_t seed);

/** Adds the sections `types`, `state` and `start` of a case to a text, and its conditions, in part
 *  by names, as a list behind `preconditions:`. Its variables are called x0, x1 and so on. */
void ground_case_sections(const struct ground_case *made, struct text *yaml);
void ground_case_conditions(const struct ground_case *made, struct naming *naming,
                            struct text *yaml);

/** The whole domain: the conditions are those of an action or, if `outer` is not below 0, of a method,
 *  whose task has so many of the parameters. */
void ground_case_write(const struct ground_case *made, int outer, struct text *yaml);

/** Whether these objects for the parameters leave a state in which the conditions hold. */
bool ground_case_allows(const struct ground_case *made, const int *objects);

#endif
