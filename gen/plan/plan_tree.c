/* SPDX-License-Identifier: MIT */
/*
 * The tree of a plan of a task: which task was done by which method, and the steps that this came
 * to. It is walked along the record of the methods, without recursion, as tasks can be nested
 * thousands deep. See planner.h.
 */
#include "ground/binding.h"
#include "ground/condition_words.h"
#include "ground/failing_name.h"
#include "cli/planner.h"

#include <stdio.h>
#include <string.h>

/* How deep lines are indented; those that stand deeper tell how deep. */
enum { INDENTED_MOST = 20 };

/* What stands in a line: a method of a task, a condition that was achieved, or a step. */
struct line {
    enum { LINE_METHOD, LINE_ACHIEVE, LINE_STEP } kind;
    unsigned depth;
    uint16_t number, method; /* the task and its method; or the step of the plan */
    const char *condition;
};

struct line_list {
    struct line *items;
    size_t count;
};

/* A method whose subtasks are being told. */
struct level {
    uint16_t task, method;
    uint16_t next; /* the subtask that comes next */
};

struct walk {
    const struct planning *planning;
    const gg_domain *domain;
    struct line_list lines;
    struct level *levels;
    size_t depth;
    uint16_t entry, step; /* of the record, and of the plan: those that come next */
};

/* ------------------------------------------------------------------------- the walk */

static struct line *plan_tree_add_line(struct walk *walk)
{
    struct line_list *lines = &walk->lines;
    struct line *line = POOL_ITEM(walk->planning->pool, lines->items, lines->count);
    line->depth = (unsigned)walk->depth;
    return line;
}

static void plan_tree_add_step(struct walk *walk)
{
    struct line *line = plan_tree_add_line(walk);
    line->kind = LINE_STEP;
    line->number = walk->step++;
}

/* "is_safe(hall), lit(hall)": the conditions that a subtask achieves. */
static const char *words_of_achieved(const struct walk *walk, const struct level *level,
                                     uint16_t subtask)
{
    const struct problem *problem = walk->planning->tables->problem;
    struct conditions_with_objects achieved =
        conditions_of_achieve_subtask(&problem->tasks[level->task].methods[level->method], subtask);
    struct binding binding = {.count = achieved.count};
    memcpy(binding.symbols, achieved.arguments, achieved.count * sizeof *binding.symbols);
    struct text words = {0};
    for (size_t i = 0; i < achieved.conditions->count; i++) {
        text_add(&words, "%s", i ? ", " : "");
        add_words_of_condition(&words, problem->domain, achieved.conditions->items[i], &binding);
    }
    const char *copy =
        pool_copy_text(walk->planning->pool, words.data ? words.data : "", words.length);
    text_free(&words);
    return copy;
}

/* Adds the condition of a subtask, and under it the steps that achieve it. */
static void add_subgoal(struct walk *walk, const struct level *level, uint16_t subtask)
{
    uint16_t steps = walk->planning->planner.workspace.chosen[walk->entry++].steps;
    struct line *line = plan_tree_add_line(walk);
    line->kind = LINE_ACHIEVE;
    line->condition = words_of_achieved(walk, level, subtask);
    walk->depth++;
    for (; steps > 0; steps--)
        plan_tree_add_step(walk);
    walk->depth--;
}

/* Adds the method that comes next in the record; its subtasks follow. */
static void plan_tree_add_method(struct walk *walk)
{
    const gg_chosen_method *chosen = &walk->planning->planner.workspace.chosen[walk->entry++];
    struct line *line = plan_tree_add_line(walk);
    line->kind = LINE_METHOD;
    line->number = chosen->task;
    line->method = chosen->method;
    walk->levels[walk->depth++] = (struct level){chosen->task, chosen->method, 0};
}

/* Adds a subtask. A task that stands for an action is not in the record. */
static void add_subtask(struct walk *walk, struct level level)
{
    const gg_domain *domain = walk->domain;
    uint16_t subtask = domain->tasks[level.task].methods[level.method].subtasks[level.next];
    uint32_t task = (uint32_t)subtask - domain->action_count;
    if (subtask < domain->action_count)
        plan_tree_add_step(walk);
    else if (task >= domain->task_count)
        add_subgoal(walk, &level, level.next);
    else if (walk->planning->tables->problem->tasks[task].task)
        plan_tree_add_method(walk);
    else
        plan_tree_add_step(walk);
}

/* The lines of the tree, from the first to the last step. */
static struct line_list lines_of(const struct planning *planning)
{
    uint16_t count = planning->planner.workspace.chosen_count;
    struct walk walk = {.planning = planning, .domain = &planning->tables->domain};
    walk.levels = pool_take(planning->pool, (count + 1u) * sizeof *walk.levels);
    if (count > 0)
        plan_tree_add_method(&walk);
    while (walk.depth > 0) {
        struct level *level = &walk.levels[walk.depth - 1];
        if (level->next == walk.domain->tasks[level->task].methods[level->method].subtask_count) {
            walk.depth--;
            continue;
        }
        struct level now = *level;
        level->next++;
        add_subtask(&walk, now);
    }
    return walk.lines;
}

/* --------------------------------------------------------------------------- as text */

/* Prints what a line begins with: blanks and, where these end, how deep it stands. */
static void print_indent(unsigned depth)
{
    printf("%*s", (int)(2 + 2 * (depth < INDENTED_MOST ? depth : INDENTED_MOST)), "");
    if (depth > INDENTED_MOST)
        printf("[%u] ", depth);
}

void planning_print_method_tree(const struct planning *planning)
{
    const gg_names *names = planning->names;
    if (!planning->planner.workspace.chosen_complete) {
        printf("methods: more than %u, too many to be shown\n",
               (unsigned)planning->planner.workspace.chosen_capacity);
        return;
    }
    struct line_list lines = lines_of(planning);
    printf("methods:\n");
    for (size_t i = 0; i < lines.count; i++) {
        const struct line *line = &lines.items[i];
        print_indent(line->depth);
        if (line->kind == LINE_METHOD)
            printf("%s > %s\n", names->tasks[line->number],
                   names->methods[line->number][line->method]);
        else if (line->kind == LINE_ACHIEVE)
            printf("achieve: %s\n", line->condition);
        else
            printf("%u. %s\n", line->number + 1u,
                   names->actions[planning->plan.steps[line->number]]);
    }
}

/* --------------------------------------------------------------------------- as JSON */

static json_t *json_of_line(const struct planning *planning, const struct line *line)
{
    const struct problem *problem = planning->tables->problem;
    json_t *json = json_pack("{s:o}", "depth", json_integer(line->depth));
    if (line->kind == LINE_METHOD) {
        object_add_labelled_name(json, "task", labelled_task_name(problem, line->number));
        object_add_labelled_name(json, "method",
                                 labelled_method_name(problem, line->number, line->method));
    } else if (line->kind == LINE_ACHIEVE) {
        object_add_labelled_name(json, "achieve", (struct labelled_name){line->condition, NULL});
    } else {
        object_add_number(json, "step", line->number);
        object_add_labelled_name(json, "action",
                                 labelled_action_name(problem, planning->plan.steps[line->number]));
    }
    return json;
}

json_t *planning_method_tree_json(const struct planning *planning, bool found)
{
    if (!found || !planning->planner.workspace.chosen_complete)
        return json_null();
    struct line_list lines = lines_of(planning);
    json_t *tree = json_array();
    for (size_t i = 0; i < lines.count; i++)
        json_array_append_new(tree, json_of_line(planning, &lines.items[i]));
    return tree;
}
