/* SPDX-License-Identifier: MIT */
/*
 * Prints the events of a YAML text, for yaml_parser.c: a line of numbers each, and behind it the
 * texts of the event. Where the text is wrong, they end. Reads standard input.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <yaml.h>

/* What an event has, whatever it is. */
struct parts {
    const yaml_char_t *anchor, *value;
    size_t length; /* of the value */
    int style;
};

static struct parts parts_of(const yaml_event_t *event)
{
    struct parts parts = {0};
    if (event->type == YAML_ALIAS_EVENT) {
        parts.anchor = event->data.alias.anchor;
    } else if (event->type == YAML_SCALAR_EVENT) {
        parts.anchor = event->data.scalar.anchor;
        parts.value = event->data.scalar.value;
        parts.length = event->data.scalar.length;
        parts.style = (int)event->data.scalar.style;
    } else if (event->type == YAML_SEQUENCE_START_EVENT) {
        parts.anchor = event->data.sequence_start.anchor;
        parts.style = (int)event->data.sequence_start.style;
    } else if (event->type == YAML_MAPPING_START_EVENT) {
        parts.anchor = event->data.mapping_start.anchor;
        parts.style = (int)event->data.mapping_start.style;
    }
    return parts;
}

static void print_event(const yaml_event_t *event)
{
    struct parts parts = parts_of(event);
    const char *anchor = parts.anchor ? (const char *)parts.anchor : "";
    printf("%d %d %zu %zu %zu %zu %zu %zu %zu %zu\n", (int)event->type, parts.style,
           event->start_mark.index, event->start_mark.line, event->start_mark.column,
           event->end_mark.index, event->end_mark.line, event->end_mark.column, strlen(anchor),
           parts.length);
    printf("%s", anchor);
    fwrite(parts.value, 1, parts.length, stdout);
}

int main(void)
{
    yaml_parser_t parser;
    yaml_event_t event;
    bool going = yaml_parser_initialize(&parser);
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_file(&parser, stdin);
    while (going && yaml_parser_parse(&parser, &event)) {
        print_event(&event);
        going = event.type != YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return 0;
}
