/* SPDX-License-Identifier: MIT */
/*
 * The picture that `goapgen graph` draws: nodes and edges with their texts, apart from any format.
 * graph_nodes.c and graph_services.c make it of a domain, graph_dot.c and graph_mermaid.c write
 * it. All texts in it may be shown (see printable.h), and are not yet as a format wants them.
 */
#ifndef GOAPGEN_GRAPH_GRAPH_H
#define GOAPGEN_GRAPH_GRAPH_H

#include "analysis/serving.h"
#include "run/statistics.h"

/** How wide a line of a node is made, in columns of a terminal, and how many steps of colour tell
 *  how often something was chosen. */
enum { GRAPH_WIDTH = 36, GRAPH_HEATS = 5 };

/** What a node of a graph stands for. */
enum graph_kind {
    GRAPH_TASK,
    GRAPH_METHOD,
    GRAPH_ACHIEVE, /**< a condition that a method asks to be achieved */
    GRAPH_ACTION,
    GRAPH_RULE,
    GRAPH_FACT, /**< a fact that several parts change and several ask for */
    GRAPH_GOAL,
    GRAPH_KINDS
};

/** What a line of a node is: the name, the words for people, what it needs, what it does, or
 *  anything else. */
enum line_kind { LINE_NAME, LINE_LABEL, LINE_NOTE, LINE_NEEDS, LINE_DOES };

/** A line of text in a node. */
struct graph_line {
    enum line_kind kind;
    const char *text; /**< not empty */
};

/** A node of a graph: a part of the domain, with its lines and how often it was chosen. */
struct graph_node {
    enum graph_kind kind;
    const char *name; /**< unlike that of all other nodes of its kind: "eat", "live: sustain" */
    size_t task;      /**< of a method: the node of its task, which stands before it */
    size_t number;    /**< of a method: its number among those of the task, from 1 on */
    struct graph_line *lines;
    size_t line_count;
    bool is_step;   /**< a method asks for it */
    bool counted;   /**< whether `count` tells how often it was chosen */
    uint64_t count; /**< of a simulation */
    unsigned heat;  /**< 0 for what was never chosen, up to GRAPH_HEATS */
};

/** What an edge of a graph tells. */
enum edge_kind {
    EDGE_METHOD, /**< from a task to its method */
    EDGE_STEP,   /**< from a method to what it asks for */
    EDGE_SERVES  /**< from what changes a fact to what asks for it; or to or from the fact */
};

/** An edge between two nodes. */
struct graph_edge {
    enum edge_kind kind;
    size_t from, to;
    bool both;         /**< it also leads back */
    const char *label; /**< "" for none */
};

/** The picture of a domain: its nodes and edges. */
struct graph {
    struct pool *pool;
    const struct problem *problem;
    const struct part_numbers *numbers;
    struct graph_node *nodes;
    struct graph_edge *edges;
    size_t node_count, edge_count;
    size_t *node_of; /**< by part; SIZE_MAX for one that is not shown */
    size_t *task_of; /**< by task number: its node, or SIZE_MAX */
    const char *run; /**< what was simulated; NULL: nothing */
};

/** Adds a text, which printf formats, to a node, split into lines of GRAPH_WIDTH columns at most,
 *  at its blanks where that can be. It is made fit to be shown; blanks and ends of lines in it are
 *  all alike. */
void graph_add_wrapped_lines(struct graph *graph, struct graph_node *node, enum line_kind kind,
                             const char *format, ...) PRINTF_LIKE(4, 5);

/** Adds a node. */
struct graph_node *graph_add_node(struct graph *graph, enum graph_kind kind, const char *name);

/** Adds an edge. */
void graph_add_edge(struct graph *graph, struct graph_edge edge);

/** Adds a node for each part of the domain that is shown, by part, and the tasks with their
 *  methods. */
void graph_add_parts(struct graph *graph, const bool *parts);

/** Adds the edges that tell what serves what, and nodes of facts that many of them would lead
 *  over. */
void graph_add_services(struct graph *graph, const struct serving *serving);

/** Adds to the nodes how often each was chosen in a simulation. */
void graph_add_counts(struct graph *graph, const struct statistics *statistics);

/** Works out the heat of each node, its step of colour, from how often it was chosen; when all
 *  counts were added. */
void graph_find_heats(struct graph *graph);

/** The graph as text for Graphviz (DOT); freed with text_free. */
struct text graph_dot(const struct graph *graph);

/** The graph as text for Mermaid; freed with text_free. */
struct text graph_mermaid(const struct graph *graph);

#endif
