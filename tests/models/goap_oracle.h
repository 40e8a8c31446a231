/* SPDX-License-Identifier: MIT */
/*
 * Small GOAP problems as plain numbers, and a uniform-cost search over their
 * states that tries everything and knows no shortcut. The runtime is compared
 * with it; this rests on nothing of the runtime or the compiler.
 */
#ifndef TESTS_GOAP_ORACLE_H
#define TESTS_GOAP_ORACLE_H

#include <stdbool.h>

enum {
    GOAP_OBJECTS = 3,
    GOAP_FACTS = 20,
    GOAP_FORMULAS = 12,
    GOAP_EFFECTS = 4,
    GOAP_ACTIONS = 36,
    GOAP_STATES = 2000 /**< most states that are searched */
};

/** What stands for an object: a number from 0 on, one of these, or a number from GOAP_READING
 *  downwards: the value of a fact. In a state that may be GOAP_UNFIT, no object. */
enum { GOAP_NOTHING = -1, GOAP_PARAMETER = -2, GOAP_ALL = -3, GOAP_UNFIT = -4, GOAP_READING = -10 };

/** Symbols are s0, s1, …; of objects, the values are the objects themselves; of some, the last is
 *  none of them. */
enum goap_kind { GOAP_BOOL, GOAP_SYMBOL, GOAP_OBJECT, GOAP_NUMBER, GOAP_MAYBE };

/** The values are 0 to top; the YAML calls value v of a number low + v step. One
 *  with a parameter has a value for each object. */
struct goap_fact {
    enum goap_kind kind;
    bool indexed;
    int top, low, step;
    int start;
};

enum goap_form {
    GOAP_EQUAL,    /**< fact(object) == value */
    GOAP_AT_LEAST, /**< fact(object) >= value */
    GOAP_BELOW,    /**< fact(object) < value */
    GOAP_IN,       /**< fact(object) is one of the set */
    GOAP_SAME,     /**< fact(object) == other(other_object) */
    GOAP_SUM,      /**< fact(object) >= the amount; where `value`, < it */
    GOAP_COUNT,    /**< a count and the amount come to `value` */
    GOAP_IS,       /**< the parameter is the object `value` */
    GOAP_NOT,      /**< not left */
    GOAP_AND,      /**< left and right */
    GOAP_OR        /**< left or right */
};

/** weight * fact(object) + more, all as the YAML calls them; multiplied by another fact, if that
 *  is not below 0. */
struct goap_amount {
    int fact, object, weight, more;
    int factor, factor_object;
};

/** weight * count(obj y: fact(y) == value), or of two such literals, of which one, or both, must
 *  hold. What is counted may be other objects, too, and facts without any. */
struct goap_count {
    int weight;
    struct {
        int fact, object; /**< GOAP_ALL: that which is counted */
        int value;
        bool negated;
    } literals[2];
    int literal_count;
    bool either;
    char sign;   /**< how it is compared: '=', '!', '>' (at least) or '<' */
    bool summed; /**< whether the amount is added */
};

/** left and right are indices of formulas before this one. */
struct goap_formula {
    enum goap_form form;
    int fact, object;
    int value; /**< or GOAP_PARAMETER */
    unsigned set;
    int other, other_object;
    struct goap_amount amount;
    struct goap_count count;
    int left, right;
};

/** The last formula must hold. None: always. */
struct goap_condition {
    struct goap_formula formulas[GOAP_FORMULAS];
    int count;
};

/** fact(object) = value, += value, = copied(copied_object), = amount or += amount. */
struct goap_effect {
    int fact, object;
    char sign; /**< '=', '+', 'c', 'a' or 's' */
    int value; /**< or, assigned, GOAP_PARAMETER */
    int copied, copied_object;
    struct goap_amount amount;
    bool depends, unless;     /**< only if a literal holds; or only if it does not */
    struct goap_formula when; /**< this literal */
};

/** A place: an object, or the value of a fact(object). */
struct goap_place {
    int fact; /**< or -1 */
    int object;
};

/** An action; GOAP_PARAMETER is its parameter. */
struct goap_action {
    bool indexed;
    bool excluded;                         /**< the agent type cannot do it */
    bool procedural, denied[GOAP_OBJECTS]; /**< and what is said no to, by object */
    int cost;
    bool called;                    /**< the cost is called, and `cost` the least */
    int dearest;                    /**< above `cost`: the cost is drawn, up to this */
    int dynamic_cost[GOAP_OBJECTS]; /**< what the call answers, or is drawn, by object */
    bool priced;                    /**< an amount tells the cost */
    struct goap_amount price;
    struct goap_condition condition;
    struct goap_effect effects[GOAP_EFFECTS];
    int effect_count;
    bool walks;     /**< it is done at a place */
    bool has_route; /**< it ends at another */
    bool travels;   /**< it costs the walk, and 1 */
    bool adds;      /**< and its price or cost, too */
    struct goap_place begin, end;
};

struct goap {
    struct goap_fact facts[GOAP_FACTS];
    struct goap_action actions[GOAP_ACTIONS];
    struct goap_condition goal;
    int object_count, fact_count, action_count;
    int stray[2];                       /**< where an agent stands that strays */
    bool has_places, calls_travel;      /**< a function tells how long walks take */
    int here;                           /**< the fact that tells where the agent is */
    int points[GOAP_OBJECTS][2], speed; /**< in thousandths */
    bool amounts; /**< numbers are compared with numbers, and changed by them */
    bool reads;   /**< values of facts are objects of others */
    bool counts;  /**< conditions count */
    bool many;    /**< the symbols of a fact are written among many that it never has */
    bool lengthy; /**< more problems are given up for one whose plan has more than three steps */
};

struct goap_state {
    int values[GOAP_FACTS][GOAP_OBJECTS];
    bool strays; /**< the agent has not walked yet, and does not stand at its place */
};

struct goap_step {
    int action, object;
};

/** What there is to know about a way from a state to the goal. */
struct goap_answer {
    bool solvable;
    int cost;    /**< the least */
    int steps;   /**< the fewest at that cost */
    int reached; /**< how many states can be reached at all */
};

/** What stands for the value of fact(object), where the object may be such a value itself; and what
 *  is read so. */
int goap_reading(int fact, int object);
int goap_read_fact(int reading);
int goap_read_object(int reading);

/** The object that something stands for in a state: GOAP_UNFIT, if what is read is none. */
int goap_object(const struct goap *goap, int object, int parameter, const struct goap_state *state);

/** How many values a fact has: one, or one for each object. */
int goap_instances(const struct goap *goap, int fact);

/** How many milliseconds a walk takes from one object to another. */
int goap_walk_time(const struct goap *goap, int from, int to);

/** The number of states. */
long goap_size(const struct goap *goap);

/** The state that all facts are in at first. */
struct goap_state goap_start(const struct goap *goap);

/** Carries a step out; false, and nothing changes, where it cannot be. */
bool goap_carry_out(const struct goap *goap, const struct goap_step *step,
                    struct goap_state *state);

/** For a problem of at most GOAP_STATES states. */
struct goap_answer goap_solve(const struct goap *goap, const struct goap_state *state);

/** Whether the steps can be carried out one after the other, by one who can
 *  do them and is denied none, to the goal; and what they cost. */
bool goap_replays(const struct goap *goap, const struct goap_state *state,
                  const struct goap_step *steps, int length, int *cost);

#endif
