/* SPDX-License-Identifier: MIT */
/*
 * Which tasks can come back to themselves, and which of them before anything has
 * changed: the strong components of two graphs (Tarjan, "Depth-First Search and
 * Linear Graph Algorithms", 1972). The one has an edge from a task to each subtask
 * of its methods, the other only to those in front of which nothing needs to
 * change. The tasks are those of the YAML, so that all instances of one are planned
 * alike, whatever the constants are. See build.h.
 */
#include "tables/build.h"

/* A graph of the tasks of the YAML: the edges of task i are targets[starts[i]] up to
 * targets[starts[i + 1]]. */
struct graph {
    size_t *starts, *targets;
    size_t count, edge_count;
};

/* The walk through a graph. */
struct walk {
    const struct graph *graph;
    size_t *order, *low, *next; /* by task; order 0: not met */
    size_t *component;          /* by task; SIZE_MAX: not known yet */
    size_t *known;              /* tasks by rising components */
    size_t *path, *open;        /* stacks */
    size_t path_length, open_count, known_count, met, component_count;
};

/* ---------------------------------------------------------------- the graphs */

/* Whether a subtask may leave all as it is. */
static bool may_be_idle(const struct problem *problem, const bool *idle,
                        struct ground_subtask subtask)
{
    if (subtask.kind == SUBTASK_ACHIEVE)
        return true;
    return subtask.kind == SUBTASK_TASK ? idle[subtask.number]
                                        : problem->actions[subtask.number].changes.count == 0;
}

static bool method_may_be_idle(const struct problem *problem, const bool *idle,
                               const struct ground_method *method)
{
    for (size_t i = 0; i < method->subtask_count; i++)
        if (!may_be_idle(problem, idle, method->subtasks[i]))
            return false;
    return true;
}

/* Which tasks may be done without a change. */
static bool *idle_tasks(struct pool *pool, const struct problem *problem)
{
    bool *idle = pool_take(pool, problem->task_count + 1);
    for (bool again = true; again;) {
        again = false;
        for (size_t i = problem->task_count; i-- > 0;)
            for (size_t j = 0; j < problem->tasks[i].method_count && !idle[i]; j++)
                if (method_may_be_idle(problem, idle, &problem->tasks[i].methods[j]))
                    idle[i] = again = true;
    }
    return idle;
}

/* The subtasks of a method that are tasks, by their numbers in the YAML; with idle only those in
 * front of which nothing needs to change. Returns how many there are, and stores them if there is
 * a place for them. */
static size_t edges_of(const struct problem *problem, const struct ground_method *method,
                       const bool *idle, size_t *place)
{
    size_t count = 0;
    for (size_t i = 0; i < method->subtask_count; i++) {
        struct ground_subtask subtask = method->subtasks[i];
        if (subtask.kind == SUBTASK_TASK && problem->tasks[subtask.number].task) {
            if (place)
                place[count] = problem->tasks[subtask.number].task->number;
            count++;
        }
        if (idle && !may_be_idle(problem, idle, subtask))
            break;
    }
    return count;
}

/* With idle: only the edges in front of which nothing needs to change. */
static struct graph graph_of(struct pool *pool, const struct problem *problem, const bool *idle)
{
    struct graph graph = {.count = problem->domain->task_count};
    graph.starts = pool_take(pool, (graph.count + 2) * sizeof *graph.starts);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; problem->tasks[i].task && j < problem->tasks[i].method_count; j++)
            graph.starts[problem->tasks[i].task->number + 2] +=
                edges_of(problem, &problem->tasks[i].methods[j], idle, NULL);
    for (size_t i = 2; i < graph.count + 2; i++)
        graph.starts[i] += graph.starts[i - 1];
    graph.targets = pool_take(pool, (graph.starts[graph.count + 1] + 1) * sizeof *graph.targets);
    for (size_t i = 0; i < problem->task_count; i++)
        for (size_t j = 0; problem->tasks[i].task && j < problem->tasks[i].method_count; j++) {
            size_t *end = &graph.starts[problem->tasks[i].task->number + 1];
            *end += edges_of(problem, &problem->tasks[i].methods[j], idle, &graph.targets[*end]);
        }
    return graph;
}

/* ----------------------------------------------------------------- components */

static void task_recursion_meet(struct walk *walk, size_t task)
{
    walk->order[task] = walk->low[task] = ++walk->met;
    walk->next[task] = walk->graph->starts[task];
    walk->path[walk->path_length++] = task;
    walk->open[walk->open_count++] = task;
}

/* All edges of a task were followed. */
static void task_recursion_leave(struct walk *walk, size_t task)
{
    if (--walk->path_length > 0) {
        size_t parent = walk->path[walk->path_length - 1];
        if (walk->low[task] < walk->low[parent])
            walk->low[parent] = walk->low[task];
    }
    if (walk->low[task] != walk->order[task])
        return;
    size_t last;
    do {
        last = walk->open[--walk->open_count];
        walk->component[last] = walk->component_count;
        walk->known[walk->known_count++] = last;
    } while (last != task);
    walk->component_count++;
}

static void task_recursion_follow(struct walk *walk, size_t root)
{
    task_recursion_meet(walk, root);
    while (walk->path_length > 0) {
        size_t task = walk->path[walk->path_length - 1];
        if (walk->next[task] == walk->graph->starts[task + 1]) {
            task_recursion_leave(walk, task);
            continue;
        }
        size_t target = walk->graph->targets[walk->next[task]++];
        if (!walk->order[target])
            task_recursion_meet(walk, target);
        else if (walk->component[target] == SIZE_MAX && walk->order[target] < walk->low[task])
            walk->low[task] = walk->order[target];
    }
}

/* Finds the component of each task; those that a component leads to have lower numbers. */
static struct walk walk_through(struct pool *pool, const struct graph *graph)
{
    size_t bytes = (graph->count + 1) * sizeof(size_t);
    struct walk walk = {.graph = graph};
    walk.order = pool_take(pool, bytes);
    walk.low = pool_take(pool, bytes);
    walk.next = pool_take(pool, bytes);
    walk.component = pool_take(pool, bytes);
    walk.known = pool_take(pool, bytes);
    walk.path = pool_take(pool, bytes);
    walk.open = pool_take(pool, bytes);
    for (size_t i = 0; i < graph->count; i++)
        walk.component[i] = SIZE_MAX;
    for (size_t i = 0; i < graph->count; i++)
        if (!walk.order[i])
            task_recursion_follow(&walk, i);
    return walk;
}

/* Which tasks come back to themselves: those with an edge within their component. */
static bool *on_cycles(struct pool *pool, const struct walk *walk)
{
    const struct graph *graph = walk->graph;
    const size_t *component = walk->component;
    bool *round = pool_take(pool, graph->count + 1);
    bool *result = pool_take(pool, graph->count + 1);
    for (size_t i = 0; i < graph->count; i++)
        for (size_t j = graph->starts[i]; j < graph->starts[i + 1]; j++)
            if (component[graph->targets[j]] == component[i])
                round[component[i]] = true;
    for (size_t i = 0; i < graph->count; i++)
        result[i] = round[component[i]];
    return result;
}

/* By component, whether a task that draws can be reached: components come after those that
 * they lead to. */
static bool *find_drawing(struct pool *pool, const struct walk *walk, const struct domain *domain)
{
    const struct graph *graph = walk->graph;
    bool *draws = pool_take(pool, graph->count + 1);
    for (size_t k = 0; k < graph->count; k++) {
        size_t i = walk->known[k], component = walk->component[i];
        draws[component] |= task_draws(domain->tasks[i]);
        for (size_t j = graph->starts[i]; j < graph->starts[i + 1]; j++)
            draws[component] |= draws[walk->component[graph->targets[j]]];
    }
    return draws;
}

void mark_recursion(struct building *building, gg_task *tasks)
{
    const struct problem *problem = building->problem;
    struct pool *pool = pool_new();
    struct graph all = graph_of(pool, problem, NULL);
    struct walk walk = walk_through(pool, &all);
    bool *recursive = on_cycles(pool, &walk);
    bool *draws = find_drawing(pool, &walk, problem->domain);
    struct graph idle = graph_of(pool, problem, idle_tasks(pool, problem));
    struct walk idle_walk = walk_through(pool, &idle);
    bool *round = on_cycles(pool, &idle_walk);
    for (size_t i = 0; i < problem->task_count; i++) {
        tasks[i].component = GG_NONE;
        if (!problem->tasks[i].task)
            continue;
        size_t source = problem->tasks[i].task->number;
        tasks[i].recursive = recursive[source];
        tasks[i].draws = draws[walk.component[source]];
        if (round[source])
            tasks[i].component = (uint16_t)idle_walk.component[source];
    }
    pool_free(pool);
}
