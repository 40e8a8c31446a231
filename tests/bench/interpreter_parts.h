/* SPDX-License-Identifier: MIT */
/* What the interpreter knows of a domain; for its own files only. See interpreter.h. */
#ifndef BENCH_INTERPRETER_PARTS_H
#define BENCH_INTERPRETER_PARTS_H

#include "interpreter.h"

#include "articles.h"

/** How deep the recursion goes, how many steps a plan for a condition to achieve has,
 *  how many states are kept for it, and the methods of a task that draws. */
enum { DEPTH_MOST = 1024, STEPS_MOST = 256, STATES_MOST = 2000, DRAWN_MOST = 64 };

/** A condition: any of the boxes. */
struct condition {
    struct named_box *items;
    size_t count;
};

struct named_action {
    const char *name;
    struct condition condition;
    struct outcomes outcomes;
};

struct named_method {
    struct condition condition;
    const char **subtasks;
    size_t subtask_count;
    unsigned weight;
};

struct named_task {
    const char *name;
    enum select select;
    bool comes_back; /**< to itself, by first subtasks */
    struct named_method *methods;
    size_t method_count;
};

/** A condition to achieve, as a task. */
struct named_subgoal {
    const char *name;
    struct articles *articles;
};

struct interpreter {
    const struct problem *problem;
    struct named_facts facts;
    struct named_action *actions;
    struct named_task *tasks;
    struct named_subgoal *subgoals;
    bool deepens;  /**< step by step */
    uint32_t luck; /**< of its own draws */
};

/** Whether a task draws its methods. */
static inline bool is_drawn(enum select select)
{
    return select == SELECT_RANDOM || select == SELECT_WEIGHTED;
}

#endif
