/* SPDX-License-Identifier: MIT */
/*
 * Random conditions and effects on the facts of a model: their text in the
 * domain language, and what they mean on plain values.
 */
#ifndef TESTS_STATE_PHRASES_H
#define TESTS_STATE_PHRASES_H

#include "models/names.h"
#include "models/state_model.h"

enum { PHRASE_NODES = 64, PHRASE_LIST = 6, PHRASE_VARIABLES = 3, PHRASE_EFFECTS = 10 };

enum phrase_kind {
    PHRASE_AND,
    PHRASE_OR,
    PHRASE_NOT,
    PHRASE_ALL,
    PHRASE_ANY,
    PHRASE_FACT,    /**< a bool */
    PHRASE_TRUTH,   /**< a bool == true; value: 0 or 1 */
    PHRASE_NUMBER,  /**< compared with `number` */
    PHRASE_SYMBOL,  /**< compared with a symbol, or with a variable */
    PHRASE_OBJECT,  /**< a variable compared with a symbol */
    PHRASE_FACTS,   /**< compared with each other */
    PHRASE_NUMBERS, /**< a number in a list */
    PHRASE_SYMBOLS  /**< a symbol in a list */
};

enum phrase_sign { SIGN_EQ, SIGN_NE, SIGN_LT, SIGN_LE, SIGN_GT, SIGN_GE };

/** A ground fact, or one whose object a variable gives. */
struct phrase_fact {
    unsigned fact, instance;
    int variable; /**< -1: the instance counts */
};

struct phrase {
    enum phrase_kind kind;
    enum phrase_sign sign;
    bool swapped; /**< value first */
    struct phrase_fact fact, other;
    int variable;                 /**< of all and any, and of objects; or -1 */
    int type;                     /**< of all and any */
    int64_t numbers[PHRASE_LIST]; /**< thousandths, or symbols */
    unsigned count;
    int left, right; /**< nodes */
};

/** A condition as a tree. */
struct condition {
    struct phrase nodes[PHRASE_NODES];
    int count, root;
    uint32_t near[MODEL_FACTS]; /**< a value of each fact that it looks at */
};

/** A random condition, nested at most so deep; its text in the domain language, in one of the
 *  ways to write it, in part by names; and whether it holds in a state. */
struct condition condition_random(const struct model *model, struct dice *dice, unsigned depth);
void condition_write(const struct model *model, const struct condition *condition,
                     struct dice *dice, struct naming *naming, struct text *text);
bool condition_holds(const struct model *model, const struct condition *condition,
                     const struct model_state *state);

enum effect_kind { EFFECT_SET, EFFECT_ADD, EFFECT_COPY };

/** `copied` is the fact that is copied; `amount` is in steps. */
struct effect {
    enum effect_kind kind;
    bool for_all; /**< all(...) of the fact's type */
    struct phrase_fact fact, copied;
    uint32_t value;
    int64_t amount;
};

struct effects {
    struct effect items[PHRASE_EFFECTS];
    unsigned count;
};

/** Effects that change no ground fact twice. At most two are copies. */
struct effects effects_random(const struct model *model, struct dice *dice);

/** As items of a YAML block list, each after `indent`. */
void effects_write(const struct model *model, const struct effects *effects, struct dice *dice,
                   struct text *yaml);
void effects_apply(const struct model *model, const struct effects *effects,
                   struct model_state *state);

/** The name of a fact with the object it has, or the variable. */
void phrase_fact_write(const struct model *model, const struct phrase_fact *fact,
                       struct text *text);

#endif
