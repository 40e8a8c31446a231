/* SPDX-License-Identifier: MIT */
/*
 * The one description of the tables: a row for each member of each structure of gg_tables.h and
 * of the headers that it rests on. C is printed from these rows, and the bytes are counted by
 * them. A new member of a table is a row here and what fills it in.
 */
#ifndef GOAPGEN_TABLES_SHAPES_H
#define GOAPGEN_TABLES_SHAPES_H

#include "tables/tables.h"

/** What a member holds. */
enum member_kind {
    MEMBER_NUMBER,     /**< without a sign */
    MEMBER_SIGNED,     /**< with one */
    MEMBER_BITS,       /**< a mask */
    MEMBER_FLAG,       /**< a bool */
    MEMBER_INDEX,      /**< a number, or GG_NONE */
    MEMBER_CHOICE,     /**< an enumerator: `constants` by value */
    MEMBER_SYMBOL,     /**< a symbol of the domain */
    MEMBER_SOURCE,     /**< an action of the YAML */
    MEMBER_SUBTASK,    /**< as gg_method.subtasks */
    MEMBER_FACT,       /**< a fact that the row tells of, or GG_NONE */
    MEMBER_ACTION,     /**< a ground action, or GG_NONE */
    MEMBER_GOAL,       /**< a ground goal */
    MEMBER_CLAIMED,    /**< a number of gg_claims.all */
    MEMBER_TEXT,       /**< a pointer to a text, for GG_TEXT */
    MEMBER_STRUCTURE,  /**< a structure within: `shape` */
    MEMBER_ARRAY,      /**< a pointer to as many rows of `shape` as `count` tells; NULL: none */
    MEMBER_OPS,        /**< a pointer to ops of the runtime */
    MEMBER_HOOK,       /**< a pointer to a function of the runtime; NULL ends the list */
    MEMBER_CALLS,      /**< a pointer to the functions of the game, which only C has */
    MEMBER_WORLD_CALL, /**< a function that leads to those of the world, which only C has; or NULL */
    MEMBER_NAMES,      /**< a pointer to the names, which a build can leave out */
    MEMBER_DOMAIN,     /**< a pointer to the domain that the row belongs to */
    MEMBER_PLACE,      /**< where a part of an agent or a world lies */
    MEMBER_FINGERPRINT /**< a number to which C adds where parts lie */
};

struct shape;

/** A function of the runtime that tables name, of whatever type. */
typedef void (*any_function)(void);

/** A row, and where it stands. */
struct position {
    const struct tables *tables;
    const void *row;
    size_t index; /**< its number in its array */
    size_t outer; /**< the number of the row whose member leads to the array */
};

/** The type of a function that tells how many rows the array has to which a member of a row
 *  leads. */
typedef size_t count_function(const struct position *at);

/** The type of a function that returns the description of a structure of the tables. */
typedef const struct shape *shape_function(void);

/** A member of a structure. */
struct member {
    const char *name; /**< "": it is the whole row */
    size_t offset, bytes;
    enum member_kind kind;
    unsigned times;                /**< of an array within the structure: its elements; else 0 */
    shape_function *shape;         /**< of a structure or an array */
    count_function *count;         /**< of an array; NULL: the structure counts its rows, in */
    size_t counter, counter_bytes; /**< this member */
    const char *const *constants;  /**< of a choice */
};

/** The description of a structure of the tables, or of what else an array consists of: its C type
 *  and its members. */
struct shape {
    const char *name; /**< which no other shape has */
    const char *type; /**< in C */
    size_t bytes;
    const struct member *members; /**< all of them, in order */
    size_t member_count;
};

/** The descriptions of gg_domain, gg_names, gg_offsets and gg_team_tables. */
shape_function domain_shape, names_shape, offsets_shape, team_shape;

/** The structures whose rows are shown with words of the YAML. */
shape_function action_shape, flag_test_shape, goal_shape, method_shape, range_test_shape,
    rule_shape, set_test_shape, sum_shape, task_shape;

/** Counts of arrays that have a row for each thing of a kind. */
count_function each_action, each_number, each_source_action, each_task, each_method, each_goal,
    each_goal_source, each_fact, each_named_fact, each_place, each_rule, each_agent_rule,
    each_agent_type, each_sense;

/** The number in a member without a sign, at most 64 bits; `element`: of an array within the
 *  structure. */
uint64_t member_number(const struct member *member, const void *row, unsigned element);

/** The number in a member that has a sign, of a structure. */
int64_t signed_member_number(const struct member *member, const void *row);

/** What a member that is a pointer leads to. */
const void *member_pointer(const struct member *member, const void *row);

/** The function that a member of a list of hooks is; NULL: the end. */
any_function member_hook(const struct member *member, const void *row);

/** The name of the part of the runtime that a pointer leads to; NULL if it leads to none. */
const char *ops_name(const void *part);

/** The name of a hook; "NULL" if there is none: hooks.c. */
const char *hook_name(any_function hook);

/** How many rows an array of a structure has: 0 if its pointer is NULL. */
size_t member_rows(const struct member *member, const struct position *at);

/** Whether a member leads to one structure, and to no array. */
bool member_is_single(const struct member *member);

/** The structure that a member leads to, which for policies depends on the row. */
const struct shape *member_shape(const struct member *member, const void *row);

#endif
