/* SPDX-License-Identifier: MIT */
/*
 * What serves what, as edges. Where several parts change a fact that several ask for, each would
 * have an edge to each: there the fact itself is drawn, once for all that are served by the same
 * parts in the same way, so that a way over it is still one from a server to what it serves. See
 * graph.h.
 */
#include "graph/graph.h"

#include <stdlib.h>
#include <string.h>

/* With so many ends, the edges are drawn over the fact: fewer can be followed without it. */
enum { ENDS_OVER_FACT = 5 };

/* Who serves a part by a fact. */
struct served {
    size_t part;
    unsigned wanted;
    const struct service *services; /* of it, by server */
    size_t count;
};

/* An edge from one node to another, without the fact between them. */
struct direct {
    size_t from, to, order;
    const char *label;
};

struct directs {
    struct direct *items;
    size_t count;
};

/* -------------------------------------------------------------------- words */

/* "lit(room)" */
static const char *words_of_fact(struct pool *pool, const struct fact *fact)
{
    const char *words = "";
    for (size_t i = 0; i < fact->parameter_count; i++)
        words = pool_format(pool, "%s%s%s", words, i ? ", " : "", fact->parameters[i]->name);
    return *words ? pool_format(pool, "%s(%s)", fact->name, words) : fact->name;
}

/* "not lit(room)", "full higher": what is wanted of a fact. */
static const char *wanted_words(struct pool *pool, const struct fact *fact, unsigned wanted)
{
    const char *words = words_of_fact(pool, fact);
    if (wanted == WANTED_FALSE)
        return pool_format(pool, "not %s", words);
    if (wanted == WANTED_HIGHER || wanted == WANTED_LOWER)
        return pool_format(pool, "%s %s", words, wanted == WANTED_HIGHER ? "higher" : "lower");
    return words;
}

/* ------------------------------------------------------------------ grouping */

/* Orders what is served by the same servers side by side. */
static int by_servers(const void *a, const void *b)
{
    const struct served *left = a, *right = b;
    if (left->count != right->count)
        return left->count < right->count ? -1 : 1;
    for (size_t i = 0; i < left->count; i++)
        if (left->services[i].server != right->services[i].server)
            return left->services[i].server < right->services[i].server ? -1 : 1;
    return (left->wanted > right->wanted) - (left->wanted < right->wanted);
}

/* The same, and by number, so that the order is everywhere the same. */
static int by_servers_and_part(const void *a, const void *b)
{
    const struct served *left = a, *right = b;
    int order = by_servers(a, b);
    return order ? order : (left->part > right->part) - (left->part < right->part);
}

/* Whether a part is served by itself. */
static bool serves_itself(const struct served *served)
{
    for (size_t i = 0; i < served->count; i++)
        if (served->services[i].server == served->part)
            return true;
    return false;
}

static bool graph_services_is_among(const struct served *group, size_t count, size_t part)
{
    for (size_t i = 0; i < count; i++)
        if (group[i].part == part)
            return true;
    return false;
}

/* Draws the fact, an edge from each server to it and from it to each that is served; one edge with
 * two ends for what is both. */
static void add_over_fact(struct graph *graph, const struct served *group, size_t count,
                          size_t number)
{
    const struct fact *fact = group->services->fact;
    struct pool *pool = graph->pool;
    const char *name = number ? pool_format(pool, "%s: %zu", fact->name, number + 1) : fact->name;
    size_t hub = graph->node_count;
    struct graph_node *node = graph_add_node(graph, GRAPH_FACT, name);
    graph_add_wrapped_lines(graph, node, LINE_NAME, "%s", wanted_words(pool, fact, group->wanted));
    for (size_t i = 0; i < group->count; i++) {
        size_t server = group->services[i].server;
        graph_add_edge(graph,
                       (struct graph_edge){EDGE_SERVES, graph->node_of[server], hub,
                                           graph_services_is_among(group, count, server), ""});
    }
    for (size_t i = 0; i < count; i++)
        if (!serves_itself(&group[i]))
            graph_add_edge(graph, (struct graph_edge){EDGE_SERVES, hub,
                                                      graph->node_of[group[i].part], false, ""});
}

static void add_direct(struct graph *graph, const struct served *group, size_t count,
                       struct directs *directs)
{
    const char *label = wanted_words(graph->pool, group->services->fact, group->wanted);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < group->count; j++) {
            size_t server = group->services[j].server;
            if (server == group[i].part)
                continue;
            size_t number = directs->count;
            POOL_ADD(graph->pool, directs->items, directs->count) = (struct direct){
                graph->node_of[server], graph->node_of[group[i].part], number, label};
        }
}

/* Adds what serves by one fact. */
static void graph_services_add_fact(struct graph *graph, const struct service *services,
                                    size_t count, struct directs *directs)
{
    struct served *served = pool_take(graph->pool, count * sizeof *served);
    size_t served_count = 0, hubs = 0;
    for (size_t i = 0, next; i < count; i = next) {
        for (next = i; next < count && services[next].served == services[i].served;)
            next++;
        served[served_count++] =
            (struct served){services[i].served, services[i].wanted, &services[i], next - i};
    }
    qsort(served, served_count, sizeof *served, by_servers_and_part);
    for (size_t i = 0, next; i < served_count; i = next) {
        for (next = i; next < served_count && by_servers(&served[i], &served[next]) == 0;)
            next++;
        if (next - i + served[i].count >= ENDS_OVER_FACT)
            add_over_fact(graph, &served[i], next - i, hubs++);
        else
            add_direct(graph, &served[i], next - i, directs);
    }
}

/* -------------------------------------------------------------------- whole */

static int by_ends(const void *a, const void *b)
{
    const struct direct *left = a, *right = b;
    if (left->from != right->from)
        return left->from < right->from ? -1 : 1;
    if (left->to != right->to)
        return left->to < right->to ? -1 : 1;
    return (left->order > right->order) - (left->order < right->order);
}

/* Adds the edges without a fact between, those from one node to the same other one as one. */
static void add_directs(struct graph *graph, struct directs *directs)
{
    if (directs->count)
        qsort(directs->items, directs->count, sizeof *directs->items, by_ends);
    for (size_t i = 0, next; i < directs->count; i = next) {
        const struct direct *first = &directs->items[i];
        const char *label = first->label;
        for (next = i + 1; next < directs->count && directs->items[next].from == first->from &&
                           directs->items[next].to == first->to;
             next++)
            label = pool_format(graph->pool, "%s, %s", label, directs->items[next].label);
        graph_add_edge(graph,
                       (struct graph_edge){EDGE_SERVES, first->from, first->to, false, label});
    }
}

/* The services of parts that are shown for parts that are. */
static const struct service *shown_services(struct graph *graph, const struct serving *serving,
                                            size_t *count)
{
    struct service *items = pool_take(graph->pool, (serving->count + 1) * sizeof *items);
    *count = 0;
    for (size_t i = 0; i < serving->count; i++) {
        const struct service *service = &serving->items[i];
        if (graph->node_of[service->server] != SIZE_MAX &&
            graph->node_of[service->served] != SIZE_MAX)
            items[(*count)++] = *service;
    }
    return items;
}

void graph_add_services(struct graph *graph, const struct serving *serving)
{
    struct directs directs = {NULL, 0};
    size_t count;
    const struct service *items = shown_services(graph, serving, &count);
    for (size_t i = 0, next; i < count; i = next) {
        for (next = i; next < count && items[next].fact == items[i].fact;)
            next++;
        graph_services_add_fact(graph, &items[i], next - i, &directs);
    }
    add_directs(graph, &directs);
}
