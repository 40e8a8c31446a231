/* SPDX-License-Identifier: MIT */
/*
 * The part of libyaml that goapgen calls, for hosts whose libyaml is not there: a program of this
 * machine (yaml_events.c), which the environment names YAML_EVENTS, reads the text and prints the
 * events.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <yaml.h>

int yaml_parser_initialize(yaml_parser_t *parser)
{
    memset(parser, 0, sizeof *parser);
    return 1;
}

void yaml_parser_set_encoding(yaml_parser_t *parser, yaml_encoding_t encoding)
{
    parser->encoding = encoding;
}

/* The events of the text. It goes through a file, as no pipe has room for all of it. */
void yaml_parser_set_input_string(yaml_parser_t *parser, const unsigned char *text, size_t size)
{
    char path[] = "/tmp/yaml_XXXXXX", command[4096];
    int file = mkstemp(path);
    const char *events = getenv("YAML_EVENTS");
    if (file < 0 || !events || write(file, text, size) != (ssize_t)size)
        exit(99);
    close(file);
    snprintf(command, sizeof command, "'%s' <%s; rm -f %s", events, path, path);
    fflush(NULL);
    parser->input.file = popen(command, "r");
}

static yaml_char_t *read_text(FILE *events, size_t length)
{
    yaml_char_t *text = calloc(length + 1, 1);
    if (!text || fread(text, 1, length, events) != length)
        exit(99);
    return text;
}

static void set_parts(yaml_event_t *event, int style, yaml_char_t *anchor, yaml_char_t *value)
{
    if (event->type == YAML_ALIAS_EVENT) {
        event->data.alias.anchor = anchor;
    } else if (event->type == YAML_SCALAR_EVENT) {
        event->data.scalar.anchor = anchor;
        event->data.scalar.value = value;
        event->data.scalar.style = (yaml_scalar_style_t)style;
    } else if (event->type == YAML_SEQUENCE_START_EVENT) {
        event->data.sequence_start.anchor = anchor;
        event->data.sequence_start.style = (yaml_sequence_style_t)style;
    } else if (event->type == YAML_MAPPING_START_EVENT) {
        event->data.mapping_start.anchor = anchor;
        event->data.mapping_start.style = (yaml_mapping_style_t)style;
    }
}

int yaml_parser_parse(yaml_parser_t *parser, yaml_event_t *event)
{
    FILE *events = parser->input.file;
    int type, style;
    size_t anchor, length;
    memset(event, 0, sizeof *event);
    if (!events ||
        fscanf(events, "%d %d %zu %zu %zu %zu %zu %zu %zu %zu", &type, &style,
               &event->start_mark.index, &event->start_mark.line, &event->start_mark.column,
               &event->end_mark.index, &event->end_mark.line, &event->end_mark.column, &anchor,
               &length) != 10 ||
        fgetc(events) != '\n') {
        parser->error = YAML_PARSER_ERROR;
        parser->problem = "the text is wrong";
        return 0;
    }
    event->type = (yaml_event_type_t)type;
    yaml_char_t *name = anchor > 0 ? read_text(events, anchor) : NULL;
    yaml_char_t *value = event->type == YAML_SCALAR_EVENT ? read_text(events, length) : NULL;
    set_parts(event, style, name, value);
    if (event->type == YAML_SCALAR_EVENT)
        event->data.scalar.length = length;
    return 1;
}

/* The texts stay: a program of this kind reads one domain and ends. */
void yaml_event_delete(yaml_event_t *event)
{
    memset(event, 0, sizeof *event);
}

void yaml_parser_delete(yaml_parser_t *parser)
{
    if (parser->input.file)
        pclose(parser->input.file);
}
