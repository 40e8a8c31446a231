/* SPDX-License-Identifier: MIT */
/*
 * A picture as a flowchart of Mermaid, which READMEs show: see graph.h. What Mermaid, the Markdown
 * in its labels or HTML would take for something else is written as the number of the character,
 * as `#35;`.
 */
#include "graph/graph.h"

#include <inttypes.h>
#include <string.h>

/* How each kind of node is written: the word before its name, what stands around its text, and
 * how it looks. */
static const struct look {
    const char *id, *open, *close, *style;
} graph_mermaid_looks[GRAPH_KINDS] = {
    [GRAPH_TASK] = {"task", "[[", "]]", "fill:#cfe2f3,stroke:#3d6a94,color:#000"},
    [GRAPH_METHOD] = {"method", "[", "]", "fill:#eef5fb,stroke:#3d6a94,color:#000"},
    [GRAPH_ACHIEVE] = {"achieve", "([", "])", "fill:#fdf1d0,stroke:#c99a2e,color:#000"},
    [GRAPH_ACTION] = {"action", "(", ")", "fill:#e3f1dc,stroke:#5b8c4a,color:#000"},
    [GRAPH_RULE] = {"rule", "[/", "/]", "fill:#eeeeee,stroke:#888888,color:#000"},
    [GRAPH_FACT] = {"fact", "((", "))", "fill:#ffffff,stroke:#7d5fa0,color:#000"},
    [GRAPH_GOAL] = {"goal", "{{", "}}", "fill:#fde3b4,stroke:#c07c1a,color:#000"},
};

static const char *const graph_mermaid_heats[GRAPH_HEATS + 1] = {
    "fill:#ffffff,stroke:#8a8a8a,color:#8a8a8a,stroke-dasharray:4",
    "fill:#fff1df,stroke:#8a4a20,color:#000",
    "fill:#fddcb0,stroke:#8a4a20,color:#000",
    "fill:#fdbf84,stroke:#8a4a20,color:#000",
    "fill:#fc9a5b,stroke:#8a4a20,color:#000",
    "fill:#f0703c,stroke:#8a4a20,color:#000"};

/* -------------------------------------------------------------------- texts */

static bool is_of_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c & 0x80) != 0;
}

/* Whether a character means itself: letters, digits, and of the others those that neither Mermaid
 * nor Markdown takes for a sign where it stands. */
static bool means_itself(char before, char c, char after)
{
    if (c == '_')
        return is_of_word(before) && is_of_word(after);
    return is_of_word(c) || (c && strchr(" (),=+-/!'", c) != NULL);
}

static void graph_mermaid_add_escaped(struct text *mermaid, const char *text)
{
    char before = '\0';
    for (; *text; before = *text++) {
        if (means_itself(before, *text, text[1]))
            text_add_bytes(mermaid, text, 1);
        else
            text_add(mermaid, "#%u;", (unsigned)(unsigned char)*text);
    }
}

static void graph_mermaid_add_line(struct text *mermaid, const struct graph_line *line)
{
    const char *style = line->kind == LINE_NAME ? "b" : line->kind == LINE_LABEL ? "i" : NULL;
    if (style)
        text_add(mermaid, "<%s>", style);
    graph_mermaid_add_escaped(mermaid, line->text);
    if (style)
        text_add(mermaid, "</%s>", style);
}

/* -------------------------------------------------------------------- nodes */

/* What a node is called in edges: two underscores stand between the parts of its name, in which
 * there are no two. */
static void add_id(struct text *mermaid, const struct graph_node *node)
{
    text_add(mermaid, "%s_", graph_mermaid_looks[node->kind].id);
    for (const char *at = node->name; *at; at++)
        text_add(mermaid, "%c", *at == ':' || *at == ' ' ? '_' : *at);
}

static void graph_mermaid_add_node(struct text *mermaid, const struct graph_node *node)
{
    const struct look *look = &graph_mermaid_looks[node->kind];
    text_add(mermaid, "  ");
    add_id(mermaid, node);
    text_add(mermaid, "%s\"", look->open);
    for (size_t i = 0; i < node->line_count; i++) {
        text_add(mermaid, "%s", i ? "<br/>" : "");
        graph_mermaid_add_line(mermaid, &node->lines[i]);
    }
    if (node->counted && node->count == 0)
        text_add(mermaid, "<br/>never chosen");
    else if (node->counted)
        text_add(mermaid, "<br/><b>%" PRIu64 " %s</b>", node->count,
                 node->count == 1 ? "time" : "times");
    text_add(mermaid, "\"%s:::", look->close);
    if (node->counted)
        text_add(mermaid, "heat%u\n", node->heat);
    else
        text_add(mermaid, "%s\n", look->id);
}

static void graph_mermaid_add_edge(struct text *mermaid, const struct graph *graph,
                                   const struct graph_edge *edge)
{
    const char *line = edge->kind != EDGE_SERVES ? "-->" : edge->both ? "<-.->" : "-.->";
    text_add(mermaid, "  ");
    add_id(mermaid, &graph->nodes[edge->from]);
    text_add(mermaid, " %s", line);
    if (*edge->label) {
        text_add(mermaid, "|\"");
        graph_mermaid_add_escaped(mermaid, edge->label);
        text_add(mermaid, "\"|");
    }
    text_add(mermaid, " ");
    add_id(mermaid, &graph->nodes[edge->to]);
    text_add(mermaid, "\n");
}

/* The looks of the kinds and the heats that there are. */
static void add_looks(struct text *mermaid, const struct graph *graph)
{
    bool kinds[GRAPH_KINDS] = {false}, hot[GRAPH_HEATS + 1] = {false};
    for (size_t i = 0; i < graph->node_count; i++) {
        const struct graph_node *node = &graph->nodes[i];
        kinds[node->kind] |= !node->counted;
        hot[node->heat] |= node->counted;
    }
    for (int i = 0; i < GRAPH_KINDS; i++)
        if (kinds[i])
            text_add(mermaid, "  classDef %s %s\n", graph_mermaid_looks[i].id,
                     graph_mermaid_looks[i].style);
    for (int i = 0; i <= GRAPH_HEATS; i++)
        if (hot[i])
            text_add(mermaid, "  classDef heat%d %s\n", i, graph_mermaid_heats[i]);
}

struct text graph_mermaid(const struct graph *graph)
{
    struct text mermaid = {0};
    text_add(&mermaid, "flowchart LR\n");
    if (graph->run)
        text_add(&mermaid, "  %%%% %s\n", graph->run);
    for (size_t i = 0; i < graph->node_count; i++)
        graph_mermaid_add_node(&mermaid, &graph->nodes[i]);
    for (size_t i = 0; i < graph->edge_count; i++)
        graph_mermaid_add_edge(&mermaid, graph, &graph->edges[i]);
    add_looks(&mermaid, graph);
    return mermaid;
}
