/* SPDX-License-Identifier: MIT */
/*
 * Makes nodes of libyaml's events: see document.h. Rests on libyaml, which does not bound
 * nesting and aliases; the stack here does.
 */
#include "syntax/document.h"

#include "syntax/misread.h"

#include <string.h>
#include <yaml.h>

/* The longest text with characters other than ASCII for whose parts places are worked out. */
enum { COUNTABLE_LENGTH = 4096 };

struct anchor {
    struct node *node;
    bool open; /* its end was not seen yet */
};

struct builder {
    struct pool *pool;
    struct diagnostics *diagnostics;
    const struct source *source;
    struct node *stack[DOCUMENT_DEPTH];
    size_t depth;
    struct node *root;
    struct node *keys[DOCUMENT_DEPTH]; /* the key that waits for its value, by level */
    struct anchor *anchors;
    size_t anchor_count;
    struct text_number_map anchor_names; /* to the newest of a name */
    size_t opened[DOCUMENT_DEPTH];       /* by level: its anchor + 1, or 0 */
    bool tagged; /* a tag was reported: it may have taken brackets to itself, as in "[!open]" */
};

static struct place place_at(const struct source *source, yaml_mark_t start, yaml_mark_t end)
{
    struct place place = {source, (unsigned)start.line + 1, (unsigned)start.column + 1, 1};
    if (end.line == start.line && end.column > start.column)
        place.length = (unsigned)(end.column - start.column);
    return place;
}

/* A quotation of a source for a message, with a blank before it; empty for a source that no
 * message may quote. */
static const char *document_quoted(const struct builder *builder, const char *text)
{
    return builder->source->hidden ? "" : pool_format(builder->pool, " '%s'", text);
}

static struct node *document_new_node(struct builder *builder, const yaml_event_t *event,
                                      enum node_kind kind)
{
    struct node *result = pool_take(builder->pool, sizeof *result);
    result->kind = kind;
    result->place = place_at(builder->source, event->start_mark, event->end_mark);
    if (event->start_mark.line == event->end_mark.line)
        result->end_column = (unsigned)event->end_mark.column + 1;
    result->text = "";
    result->weight = 1;
    return result;
}

/* Whether a tag stands at a text: libyaml says nothing of that of "! open", for which a text in one
 * line is longer than it says. */
static bool has_tag(const yaml_event_t *event, const struct node *node, bool countable)
{
    bool longer = node->plain && countable && node->end_column && !node->exact;
    return event->data.scalar.tag || (longer && !event->data.scalar.anchor);
}

static void report_tag(struct builder *builder, const struct node *node)
{
    report_error(builder->diagnostics, node->place, NO_TAGS);
    builder->tagged = true;
}

static struct node *new_scalar(struct builder *builder, const yaml_event_t *event)
{
    struct node *result = document_new_node(builder, event, NODE_SCALAR);
    const char *value = (const char *)event->data.scalar.value;
    size_t length = event->data.scalar.length;
    result->plain = event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
    result->text = pool_copy_text(builder->pool, value, length);
    result->weight += length / TEXT_WEIGHT;
    size_t quotes = result->plain ? 0 : 2;
    size_t count = characters_of(value, length);
    result->ascii = count == length;
    /* Counting characters for each word of a long text would take its square. */
    bool countable = result->ascii || length <= COUNTABLE_LENGTH;
    result->exact = countable && result->end_column != 0 &&
                    count + quotes == event->end_mark.column - event->start_mark.column;
    if (result->exact && quotes) {
        result->place.column++;
        result->place.length -= 2;
    }
    if (strlen(result->text) != length)
        report_error(builder->diagnostics, result->place, "NUL byte in the text");
    if (has_tag(event, result, countable))
        report_tag(builder, result);
    return result;
}

static bool document_add_key(struct builder *builder, struct node *mapping, struct node *key)
{
    if (key->kind != NODE_SCALAR)
        return report_error(builder->diagnostics, key->place,
                            "a key must be a name, not a list or a mapping");
    if (report_lacking_blank(builder->diagnostics, key))
        return false;
    int64_t first = text_number_map_get(&mapping->index, key->text);
    key->duplicate = first >= 0;
    if (key->duplicate) {
        report_error(builder->diagnostics, key->place, "duplicate key%s",
                     document_quoted(builder, key->text));
        report_note(builder->diagnostics, mapping->keys[first]->place, "it was first given here");
    }
    builder->keys[builder->depth - 1] = key;
    return true;
}

/* Adds a node, which need not be complete, to the innermost open one. */
static bool attach(struct builder *builder, struct node *child)
{
    if (builder->depth == 0) {
        builder->root = child;
        return true;
    }
    struct node *parent = builder->stack[builder->depth - 1];
    struct node **key = &builder->keys[builder->depth - 1];
    child->in_flow = parent->flow;
    if (parent->kind == NODE_MAPPING && !*key)
        return document_add_key(builder, parent, child);
    if (parent->kind == NODE_SEQUENCE) {
        POOL_ADD(builder->pool, parent->items, parent->count) = child;
        return true;
    }
    if (!(*key)->duplicate) {
        node_add_pair(builder->pool, parent, *key, child);
        parent->weight++;
    }
    *key = NULL;
    return true;
}

/* Returns the anchor's number + 1, or 0 if there is none. */
static size_t document_remember(struct builder *builder, const yaml_char_t *name, struct node *node,
                                bool open)
{
    if (!name)
        return 0;
    const char *text = (const char *)name;
    text_number_map_put(&builder->anchor_names, builder->pool,
                        pool_copy_text(builder->pool, text, strlen(text)),
                        (int64_t)builder->anchor_count);
    POOL_ADD(builder->pool, builder->anchors, builder->anchor_count) = (struct anchor){node, open};
    return builder->anchor_count;
}

/* Adds to the nodes of the innermost open one, if there is one; false, with an error, if these are too
 * many. */
static bool add_weight(struct builder *builder, size_t weight, struct place place)
{
    if (builder->depth)
        builder->stack[builder->depth - 1]->weight += weight;
    if (!builder->depth || builder->stack[builder->depth - 1]->weight <= DOCUMENT_NODES)
        return true;
    return report_error(builder->diagnostics, place,
                        "the document has more than 250000 nodes, aliases followed, and 64 bytes "
                        "of a text counted as one");
}

static bool on_alias(struct builder *builder, const yaml_event_t *event)
{
    struct place at = place_at(builder->source, event->start_mark, event->end_mark);
    const char *name = (const char *)event->data.alias.anchor;
    int64_t number = text_number_map_get(&builder->anchor_names, name);
    const struct anchor *anchor = number < 0 ? NULL : &builder->anchors[number];
    if (!anchor || anchor->open)
        return report_error(builder->diagnostics, at,
                            anchor ? "alias%s stands inside of what it stands for"
                                   : "undefined alias%s",
                            document_quoted(builder, name));
    return attach(builder, anchor->node) && add_weight(builder, anchor->node->weight, at);
}

static bool on_start(struct builder *builder, const yaml_event_t *event)
{
    bool mapping = event->type == YAML_MAPPING_START_EVENT;
    struct node *node = document_new_node(builder, event, mapping ? NODE_MAPPING : NODE_SEQUENCE);
    node->place.length = 1;
    node->flow = mapping ? event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
                         : event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
    if (builder->depth == DOCUMENT_DEPTH)
        return report_error(builder->diagnostics, node->place, "nested deeper than 64 levels");
    const yaml_char_t *anchor =
        mapping ? event->data.mapping_start.anchor : event->data.sequence_start.anchor;
    const yaml_char_t *tag =
        mapping ? event->data.mapping_start.tag : event->data.sequence_start.tag;
    if (tag)
        report_tag(builder, node);
    if (!attach(builder, node))
        return false;
    builder->keys[builder->depth] = NULL;
    builder->opened[builder->depth] = document_remember(builder, anchor, node, true);
    builder->stack[builder->depth++] = node;
    return true;
}

static bool on_end(struct builder *builder)
{
    struct node *node = builder->stack[--builder->depth];
    if (builder->opened[builder->depth])
        builder->anchors[builder->opened[builder->depth] - 1].open = false;
    return !builder->depth ||
           add_weight(builder, node->weight, builder->stack[builder->depth - 1]->place);
}

static bool on_scalar(struct builder *builder, const yaml_event_t *event)
{
    struct node *node = new_scalar(builder, event);
    (void)document_remember(builder, event->data.scalar.anchor, node, false);
    return attach(builder, node) && add_weight(builder, node->weight, node->place);
}

/* One event; false ends the reading. */
static bool on_event(struct builder *builder, const yaml_event_t *event)
{
    switch (event->type) {
    case YAML_DOCUMENT_START_EVENT:
        if (builder->root)
            return report_error(builder->diagnostics,
                                place_at(builder->source, event->start_mark, event->end_mark),
                                "a second document: a domain is one document");
        return true;
    case YAML_ALIAS_EVENT:
        return on_alias(builder, event);
    case YAML_SCALAR_EVENT:
        return on_scalar(builder, event);
    case YAML_SEQUENCE_START_EVENT:
    case YAML_MAPPING_START_EVENT:
        return on_start(builder, event);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return on_end(builder);
    default:
        return true;
    }
}

/* Reports what libyaml found wrong. */
static void report_problem(struct builder *builder, const yaml_parser_t *parser)
{
    const struct yaml_error misread = {
        .pool = builder->pool,
        .diagnostics = builder->diagnostics,
        .at = place_at(builder->source, parser->problem_mark, parser->problem_mark),
        .problem = parser->problem ? parser->problem : "this is not YAML",
        .context = parser->context ? parser->context : "",
        .began = place_at(builder->source, parser->context_mark, parser->context_mark),
        .open = builder->stack,
        .depth = builder->depth};
    report_yaml_error(&misread);
}

static bool read_events(struct builder *builder, yaml_parser_t *parser)
{
    for (bool going = true; going;) {
        yaml_event_t event;
        if (!yaml_parser_parse(parser, &event)) {
            if (parser->error == YAML_MEMORY_ERROR)
                out_of_memory();
            if (!builder->tagged)
                report_problem(builder, parser);
            return false;
        }
        bool fine = on_event(builder, &event);
        going = event.type != YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
        if (!fine)
            return false;
    }
    return true;
}

struct node *document_read(struct pool *pool, struct diagnostics *diagnostics,
                           const struct source *source)
{
    const char *what;
    struct place fault = source_first_fault(source, &what);
    if (fault.line) {
        report_error(diagnostics, fault, "%s", what);
        return NULL;
    }
    struct builder builder = {.pool = pool, .diagnostics = diagnostics, .source = source};
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser))
        out_of_memory();
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, (const unsigned char *)source->data, source->length);
    bool fine = read_events(&builder, &parser);
    yaml_parser_delete(&parser);
    if (!fine || builder.tagged)
        return NULL;
    if (!builder.root) {
        builder.root = pool_take(pool, sizeof *builder.root);
        builder.root->kind = NODE_MAPPING;
        builder.root->place = (struct place){source, 1, 1, 1};
    }
    return builder.root;
}
