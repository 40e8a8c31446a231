/* SPDX-License-Identifier: MIT */
/*
 * A picture in Graphviz's language, DOT: see graph.h. A task is a table with a row for each method,
 * in their order; from the rows edges lead to what the methods ask for. All texts are in labels of
 * the kind that resembles HTML, which have their own escapes.
 */
#include "base/printable.h"
#include "graph/graph.h"

#include <inttypes.h>
#include <string.h>

/* How each kind of node is shown: the shape and colours of its box, and what the legend says. */
static const struct look {
    const char *id; /* the word before its name */
    const char *attributes, *fill, *border, *meaning;
} graph_dot_looks[GRAPH_KINDS] = {
    [GRAPH_TASK] = {"task", "shape=plain", "#cfe2f3", "#3d6a94",
                    "a task and its methods, in their order"},
    [GRAPH_METHOD] = {"method", "", "#ffffff", "#3d6a94", NULL},
    [GRAPH_ACHIEVE] = {"achieve", "shape=box, style=\"rounded,filled\"", "#fdf1d0", "#c99a2e",
                       NULL},
    [GRAPH_ACTION] = {"action", "shape=box, style=\"rounded,filled\"", "#e3f1dc", "#5b8c4a",
                      "an action"},
    [GRAPH_RULE] = {"rule", "shape=note, style=filled", "#eeeeee", "#888888", "a rule"},
    [GRAPH_FACT] = {"fact", "shape=ellipse, style=filled, margin=\"0.05,0.03\"", "#ffffff",
                    "#7d5fa0", "a fact that several change"},
    [GRAPH_GOAL] = {"goal", "shape=box, style=filled, peripheries=2", "#fde3b4", "#c07c1a",
                    "a goal"},
};

/* What was chosen never, seldom, … most often. */
static const char *const graph_dot_heats[GRAPH_HEATS + 1] = {"#ffffff", "#fff1df", "#fddcb0",
                                                             "#fdbf84", "#fc9a5b", "#f0703c"};

/* The colours of the lines of a node, by kind; and of one of strong colour, on which they could not
 * be read: there each has a contrast of 4.5 at least (W3C, "Web Content Accessibility Guidelines"
 * 2.1, 1.4.3). */
static const char *const line_colours[] = {[LINE_NAME] = "#000000",
                                           [LINE_LABEL] = "#444444",
                                           [LINE_NOTE] = "#666666",
                                           [LINE_NEEDS] = "#20456e",
                                           [LINE_DOES] = "#7a2f1a"};
static const char *const dark_colours[] = {[LINE_NAME] = "#000000",
                                           [LINE_LABEL] = "#222222",
                                           [LINE_NOTE] = "#2e2e2e",
                                           [LINE_NEEDS] = "#0f2a4a",
                                           [LINE_DOES] = "#4a1508"};
enum { STRONG_HEAT = 2 };

static const char step_colour[] = "#3d6a94", service_colour[] = "#7d5fa0"; /* of edges */
static const char no_colour[] = "#8a8a8a"; /* of what was never chosen */

/* -------------------------------------------------------------------- texts */

/* Adds a text of a label. Graphviz replaces what stands behind a backslash also in these labels. */
static void graph_dot_add_escaped(struct text *dot, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\\");
        text_add_markup(dot, text, length);
        text += length;
        if (*text && text++)
            text_add(dot, "\\\\");
    }
}

static bool was_never_chosen(const struct graph_node *node)
{
    return node->counted && node->count == 0;
}

static const char *fill_of(const struct graph_node *node)
{
    return node->counted ? graph_dot_heats[node->heat] : graph_dot_looks[node->kind].fill;
}

static const char *colour_of(const struct graph_node *node, enum line_kind kind)
{
    if (was_never_chosen(node))
        return no_colour;
    return node->counted && node->heat >= STRONG_HEAT ? dark_colours[kind] : line_colours[kind];
}

/* The row of a line, in a table. */
static void graph_dot_add_line(struct text *dot, const struct graph_node *node,
                               const struct graph_line *line)
{
    const char *colour = colour_of(node, line->kind);
    const char *style = line->kind == LINE_NAME ? "b" : line->kind == LINE_LABEL ? "i" : NULL;
    text_add(dot, "\n      <tr><td align=\"left\"><font color=\"%s\">", colour);
    if (style)
        text_add(dot, "<%s>", style);
    graph_dot_add_escaped(dot, line->text);
    if (style)
        text_add(dot, "</%s>", style);
    text_add(dot, "</font></td></tr>");
}

/* The lines of a node, and how often it was chosen. */
static void graph_dot_add_lines(struct text *dot, const struct graph_node *node)
{
    text_add(dot, "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"1\">");
    for (size_t i = 0; i < node->line_count; i++)
        graph_dot_add_line(dot, node, &node->lines[i]);
    if (was_never_chosen(node))
        text_add(dot,
                 "\n      <tr><td align=\"left\"><font color=\"%s\">never chosen</font></td></tr>",
                 no_colour);
    else if (node->counted)
        text_add(dot, "\n      <tr><td align=\"left\"><b>%" PRIu64 " %s</b></td></tr>", node->count,
                 node->count == 1 ? "time" : "times");
    text_add(dot, "</table>");
}

/* -------------------------------------------------------------------- nodes */

/* The table of a task: its own lines, then its methods, each with a port of its number. */
static void graph_dot_add_task(struct text *dot, const struct graph *graph, size_t number)
{
    const struct graph_node *task = &graph->nodes[number];
    text_add(dot,
             "<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"2\" "
             "color=\"%s\">\n    <tr><td align=\"left\" port=\"task\" bgcolor=\"%s\">",
             graph_dot_looks[GRAPH_TASK].border, fill_of(task));
    graph_dot_add_lines(dot, task);
    text_add(dot, "</td></tr>");
    for (size_t i = number + 1; i < graph->node_count; i++) {
        const struct graph_node *method = &graph->nodes[i];
        if (method->kind != GRAPH_METHOD || method->task != number)
            break;
        text_add(dot, "\n    <tr><td align=\"left\" port=\"method %zu\" bgcolor=\"%s\">",
                 method->number, fill_of(method));
        graph_dot_add_lines(dot, method);
        text_add(dot, "</td></tr>");
    }
    text_add(dot, "</table>");
}

static void graph_dot_add_node(struct text *dot, const struct graph *graph, size_t number)
{
    const struct graph_node *node = &graph->nodes[number];
    const struct look *look = &graph_dot_looks[node->kind];
    bool never = was_never_chosen(node);
    if (node->kind == GRAPH_METHOD)
        return;
    text_add(dot, "  \"%s %s\" [%s", look->id, node->name, look->attributes);
    if (node->kind != GRAPH_TASK)
        text_add(dot, ", color=\"%s\", fillcolor=\"%s\"", never ? no_colour : look->border,
                 fill_of(node));
    if (never && node->kind != GRAPH_TASK)
        text_add(dot, ", style=\"filled,dashed\"");
    text_add(dot, ", label=<");
    if (node->kind == GRAPH_TASK)
        graph_dot_add_task(dot, graph, number);
    else if (node->kind == GRAPH_FACT)
        graph_dot_add_escaped(dot, node->lines[0].text);
    else
        graph_dot_add_lines(dot, node);
    text_add(dot, ">];\n");
}

/* -------------------------------------------------------------------- edges */

/* An end of an edge: a node, or the row of a method; and for steps the side of it. */
static void add_end(struct text *dot, const struct graph *graph, size_t number, const char *side)
{
    const struct graph_node *node = &graph->nodes[number];
    if (node->kind == GRAPH_METHOD)
        text_add(dot, "\"task %s\":\"method %zu\"%s", graph->nodes[node->task].name, node->number,
                 side);
    else if (node->kind == GRAPH_TASK)
        text_add(dot, "\"task %s\":\"task\"%s", node->name, side);
    else
        text_add(dot, "\"%s %s\"", graph_dot_looks[node->kind].id, node->name);
}

/* An edge. Where what it leads to stands is decided by it, unless that is a step of a method, which
 * stands to the right of it, or the edge leads back from an action to a method or a rule. */
static void draw_edge(struct text *dot, const struct graph *graph, const struct graph_edge *edge)
{
    const struct graph_node *from = &graph->nodes[edge->from], *to = &graph->nodes[edge->to];
    bool leads_back = to->kind == GRAPH_METHOD || to->kind == GRAPH_RULE || to->is_step;
    if (edge->kind == EDGE_METHOD)
        return;
    text_add(dot, "  ");
    add_end(dot, graph, edge->from, ":e");
    text_add(dot, " -> ");
    add_end(dot, graph, edge->to, edge->kind == EDGE_STEP ? ":w" : "");
    const char *colour = edge->kind == EDGE_STEP ? step_colour : service_colour;
    text_add(dot, " [color=\"%s\", fontcolor=\"%s\"", colour, colour);
    if (edge->kind == EDGE_SERVES)
        text_add(dot, ", style=dashed");
    if (edge->both)
        text_add(dot, ", dir=both");
    if (edge->kind == EDGE_SERVES && leads_back && from->kind != GRAPH_RULE)
        text_add(dot, ", constraint=false");
    if (*edge->label) {
        text_add(dot, ", label=<");
        graph_dot_add_escaped(dot, edge->label);
        text_add(dot, ">");
    }
    text_add(dot, "];\n");
}

/* -------------------------------------------------------------------- whole */

static bool has_edge(const struct graph *graph, enum edge_kind kind)
{
    for (size_t i = 0; i < graph->edge_count; i++)
        if (graph->edges[i].kind == kind)
            return true;
    return false;
}

static bool has_kind(const struct graph *graph, enum graph_kind kind)
{
    for (size_t i = 0; i < graph->node_count; i++)
        if (graph->nodes[i].kind == kind)
            return true;
    return false;
}

/* The colours of what was chosen how often, as a table of their own. */
static void add_heats(struct text *dot, const struct graph *graph)
{
    static const char *const words[GRAPH_HEATS + 1] = {
        "never chosen", "seldom", "", "", "", "most often of its kind"};
    text_add(dot, "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\"><tr><td>%s</td>",
             graph->run);
    for (int i = 0; i <= GRAPH_HEATS; i++)
        text_add(dot, "<td border=\"1\" color=\"%s\" bgcolor=\"%s\">&#160;%s&#160;</td>", no_colour,
                 graph_dot_heats[i], words[i]);
    text_add(dot, "</tr></table>");
}

/* What the colours mean, below the picture. */
static void add_legend(struct text *dot, const struct graph *graph)
{
    text_add(dot, "<table border=\"0\" cellborder=\"0\" cellspacing=\"4\"><tr><td><b>%s</b></td>",
             graph->problem->domain->name);
    for (int i = 0; i < GRAPH_KINDS; i++)
        if (graph_dot_looks[i].meaning && has_kind(graph, (enum graph_kind)i))
            text_add(dot, "<td border=\"1\" color=\"%s\" bgcolor=\"%s\">%s</td>",
                     graph_dot_looks[i].border, graph_dot_looks[i].fill,
                     graph_dot_looks[i].meaning);
    if (has_edge(graph, EDGE_STEP))
        text_add(dot, "<td><font color=\"%s\">solid: asks for, in this order</font></td>",
                 step_colour);
    if (has_edge(graph, EDGE_SERVES))
        text_add(dot, "<td><font color=\"%s\">dashed: brings about</font></td>", service_colour);
    text_add(dot, "</tr></table>");
}

struct text graph_dot(const struct graph *graph)
{
    struct text dot = {0};
    text_add(&dot,
             "digraph \"%s\" {\n"
             "  rankdir=LR;\n"
             "  fontname=\"Helvetica\";\n"
             "  fontsize=11;\n"
             "  ranksep=0.6;\n"
             "  nodesep=0.15;\n"
             "  node [fontname=\"Helvetica\", fontsize=11, margin=\"0.08,0.04\"];\n"
             "  edge [fontname=\"Helvetica\", fontsize=9, arrowsize=0.6];\n"
             "  labelloc=b;\n"
             "  label=<",
             graph->problem->domain->name);
    text_add(&dot, "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\"><tr><td>");
    add_legend(&dot, graph);
    if (graph->run) {
        text_add(&dot, "</td></tr>\n    <tr><td>");
        add_heats(&dot, graph);
    }
    text_add(&dot, "</td></tr></table>>;\n");
    for (size_t i = 0; i < graph->node_count; i++)
        graph_dot_add_node(&dot, graph, i);
    for (size_t i = 0; i < graph->edge_count; i++)
        draw_edge(&dot, graph, &graph->edges[i]);
    text_add(&dot, "}\n");
    return dot;
}
