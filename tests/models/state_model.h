/* SPDX-License-Identifier: MIT */
/*
 * Random facts and their values as plain numbers: what a state is without
 * bits. Rests on nothing of the compiler or the runtime, which are compared
 * with it; the facts are handed over as YAML.
 */
#ifndef TESTS_STATE_MODEL_H
#define TESTS_STATE_MODEL_H

#include "support/support.h"

enum {
    MODEL_FACTS = 12,     /**< most facts */
    MODEL_VALUES = 1200,  /**< most ground facts */
    MODEL_SYMBOLS = 400,  /**< s0 to s399; the objects are the first of them */
    MODEL_TYPES = 3,      /**< t0 to t2, each one's objects from its first on */
    MODEL_TYPE_SIZE = 90, /**< most objects of a type */
    MODEL_FACT_SIZE = 300 /**< most symbols of a fact */
};

enum model_kind { MODEL_BOOL, MODEL_SYMBOL, MODEL_NUMBER };

struct model_fact {
    enum model_kind kind;
    int type;       /**< of its parameter; -1: it has none */
    bool constant;  /**< never changes */
    uint32_t top;   /**< highest value; the lowest is 0 */
    uint32_t start; /**< of all its ground facts */
    int symbols[MODEL_FACT_SIZE];
    /** Numbers: value i is low + i * step, both in thousandths. */
    int64_t low, step;
    unsigned decimals; /**< that the YAML writes its ends with */
    unsigned first;    /**< of its ground facts among all */
};

struct model_type {
    int first;
    unsigned count;
};

struct model {
    struct model_type types[MODEL_TYPES];
    struct model_fact facts[MODEL_FACTS];
    unsigned fact_count, value_count;
};

/** The values of all ground facts. */
struct model_state {
    uint32_t values[MODEL_VALUES];
};

/** A model with facts of all kinds. */
struct model model_random(struct dice *dice);

/** The sections `types` and `state`. */
void model_write(const struct model *model, struct text *yaml);

/** How many ground facts a fact has, and the name of one, from malloc. */
unsigned model_instances(const struct model *model, const struct model_fact *fact);
char *model_name(const struct model *model, unsigned fact, unsigned instance);

/** The start values of all ground facts. */
struct model_state model_start(const struct model *model);

/** Another value for every ground fact that is not constant, the ends and
 *  `near` (an index, and those beside it) more often than others. */
void model_shuffle(const struct model *model, struct dice *dice, const uint32_t *near,
                   struct model_state *state);

/** A number of thousandths as the YAML writes it, without zeros at the end. */
void write_thousandths(struct text *text, int64_t thousandths);

/** The value of a number fact in thousandths. */
int64_t thousandths_of(const struct model_fact *fact, uint32_t value);

#endif
