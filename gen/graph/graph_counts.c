/* SPDX-License-Identifier: MIT */
/* How often each node of a picture was chosen in a simulation: see graph.h. */
#include "graph/graph.h"

static void count_node(struct graph *graph, size_t node, uint64_t count)
{
    if (node == SIZE_MAX)
        return;
    graph->nodes[node].counted = true;
    graph->nodes[node].count += count;
}

static void count_task(struct graph *graph, const struct statistics *statistics, size_t number)
{
    const struct task *task = graph->problem->domain->tasks[number];
    const struct tally_row *rows = statistics->methods[number];
    for (size_t i = 0; rows && i < task->method_count; i++) {
        size_t part = part_number(graph->numbers, PART_METHOD, task->methods[i].number);
        count_node(graph, graph->node_of[part], rows[i].counts[METHOD_CHOSEN]);
        count_node(graph, graph->task_of[number], rows[i].counts[METHOD_CHOSEN]);
    }
}

void graph_count(struct graph *graph, const struct statistics *statistics)
{
    const struct domain *domain = graph->problem->domain;
    for (size_t i = 0; i < domain->task_count; i++)
        count_task(graph, statistics, i);
    for (size_t i = 0; i < domain->action_count; i++)
        if (statistics->actions[i])
            count_node(graph, graph->node_of[part_number(graph->numbers, PART_ACTION, i)],
                       statistics->actions[i]->counts[ACTION_STARTED]);
    for (size_t i = 0; i < domain->goal_count; i++)
        if (statistics->goals[i])
            count_node(graph, graph->node_of[part_number(graph->numbers, PART_GOAL, i)],
                       statistics->goals[i]->counts[GOAL_PLANNED]);
}

/* The binary digits of a number. */
static unsigned digits_of(uint64_t number)
{
    unsigned digits = 0;
    for (; number; number >>= 1)
        digits++;
    return digits;
}

void graph_heat(struct graph *graph)
{
    uint64_t most[GRAPH_KINDS] = {0};
    for (size_t i = 0; i < graph->node_count; i++) {
        const struct graph_node *node = &graph->nodes[i];
        most[node->kind] = node->count > most[node->kind] ? node->count : most[node->kind];
    }
    for (size_t i = 0; i < graph->node_count; i++) {
        struct graph_node *node = &graph->nodes[i];
        unsigned digits = digits_of(most[node->kind]);
        if (node->count > 0)
            node->heat = 1 + (digits_of(node->count) - 1) * (GRAPH_HEATS - 1) /
                                 (digits > 1 ? digits - 1 : 1);
    }
}
