/* SPDX-License-Identifier: MIT */
/*
 * Prints the JSON Schema of the language, by which editors complete and check domain files. It
 * describes the shape of a file, not what its names mean. The keys come from their tables, see
 * domain/keys.h; this file defines what can be written behind them, as definitions that the
 * rows of the tables name. An item of a list of texts can be any text: in a flow list YAML tears
 * `go_to(hall, yard)` apart at the comma, and goapgen joins it again, but an editor does not.
 *
 * JSON is written here with ' for ", so that it can be read in C.
 */
#include "domain/keys.h"
#include "cli/commands.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* What is in a mapping, or in a list: a definition by its name. */
#define REF(name) "{'$ref': '#/definitions/" name "'}"

/* Regular expressions: a name, and names in parentheses. */
#define NAME "[A-Za-z](_?[A-Za-z0-9])*"
#define DURATION "[0-9]+([.][0-9]{1,5})?(ms|s|m|h|d)"
#define PERCENT "[0-9]+([.][0-9]{1,3})?%"
#define LIST(item) " *([(] *" item " *(, *" item " *)*[)])? *"

/* What can be written, where it is no mapping of the language: a definition each. */
static const struct definition {
    const char *name, *json;
} shapes[] =
    {
        {"prefix", "'type': 'string', 'maxLength': 64, 'pattern': '^[a-z](_?[a-z0-9])*$', "
                   "'not': {'enum': ['gg']}, 'allOf': [" REF("no_keyword") "]"},
        {"files", "'type': 'array', 'items': {'type': 'string', 'minLength': 1}"},
        {"name", "'type': 'string', 'maxLength': 64, 'pattern': '^" NAME "$', "
                 "'allOf': [" REF("no_keyword") "]"},
        {"no_keyword",
         "'not': {'enum': ['auto', 'break', 'case', 'char', 'const', 'continue', 'default', 'do', "
         "'double', 'else', 'enum', 'extern', 'float', 'for', 'goto', 'if', 'inline', 'int', "
         "'long', "
         "'register', 'restrict', 'return', 'short', 'signed', 'sizeof', 'static', 'struct', "
         "'switch', 'typedef', 'union', 'unsigned', 'void', 'volatile', 'while', "
         "'and', 'or', 'not', 'in', 'all', 'any', 'true', 'false', 'bool']}"},
        {"names", "'type': 'array', 'items': " REF("name")},
        {"call", "'description': 'A name, with objects or parameters: go_to(laser)', "
                 "'type': 'string', 'pattern': '^" NAME LIST(NAME) "$'"},
        {"label", "'type': ['string', 'number', 'boolean'], 'minLength': 1"},
        {"flag", "'enum': [true, false, 'true', 'false', 'yes', 'no', 'on', 'off']"},
        {"yes", "'enum': [true, 'true', 'yes', 'on']"},
        {"symbols",
         "'description': 'Symbols, and types that stand for their objects; 4096 at most', "
         "'type': 'array', 'minItems': 1, 'uniqueItems': true, 'items': " REF("name")},
        {"objects", "'description': 'Objects, or slots for what comes and goes', "
                    "'anyOf': [" REF("symbols") ", " REF("slots") "]"},
        {"value", "'description': 'true, a number or a symbol', "
                  "'type': ['string', 'number', 'boolean'], 'minLength': 1"},
        {"conditions", "'description': 'A condition, or a list of which all must hold', "
                       "'type': ['string', 'boolean', 'array'], 'minLength': 1, "
                       "'items': {'type': ['string', 'boolean'], 'minLength': 1}"},
        {"effects", "'description': 'An effect, or a list: fact, not fact, fact = 3, fact += 1', "
                    "'type': ['string', 'array'], 'minLength': 1, "
                    "'items': {'type': 'string', 'minLength': 1}"},
        {"amount", "'description': 'Worked out of numbers and facts of numbers: 2 * size + 1', "
                   "'type': 'string', 'pattern': '[A-Za-z(*+]'"},
        {"duration", "'description': '250ms, 2s, 1.5m, 12h or 2d', "
                     "'type': 'string', 'pattern': '^" DURATION "$'"},
        {"duration_or_two", "'description': 'A duration, or two: one between them is drawn', "
                            "'type': 'string', 'pattern': '^" DURATION "([.][.]" DURATION ")?$'"},
        {"period_or_two",
         "'allOf': [" REF("duration_or_two") "], 'not': {'pattern': '^[0.]+(ms|s|m|h|d)'}"},
        {"period", "'description': 'A duration of 1ms or more', "
                   "'allOf': [" REF("duration") "], 'not': {'pattern': '^[0.]+(ms|s|m|h|d)$'}"},
        {"two_numbers", "'description': 'Two whole numbers: one from the first to the second is "
                        "drawn', 'type': 'string', 'pattern': '^[0-9]+[.][.][0-9]+$'"},
        {"range", "'type': 'string', 'pattern': '^-?[0-9]+([.][0-9]+)?[.][.]-?[0-9]+([.][0-9]+)?"
                  "( +step +[0-9]+([.][0-9]+)?)? *$'"},
        {"fact_type",
         "'description': 'bool, 0..6, 0..1 step 0.1, a type, or a list of symbols', "
         "'anyOf': [{'enum': ['bool']}, " REF("range") ", " REF("name") ", " REF("symbols") "]"},
        {"fact_or_type", "'anyOf': [" REF("fact_type") ", " REF("fact") "]"},
        {"field_type", "'description': 'text, or as a fact', "
                       "'anyOf': [{'enum': ['text']}, " REF("fact_type") "]"},
        {"field_or_type", "'anyOf': [" REF("field_type") ", " REF("field") "]"},
        {"route", "'description': 'Two places: where it begins, and where it ends', "
                  "'type': 'array', 'minItems': 2, 'items': {'type': 'string', 'minLength': 1}"},
        {"speed", "'type': 'number', 'minimum': 0.001, 'maximum': 1000000"},
        {"level", "'type': 'number', 'minimum': 0.001, 'maximum': 1000"},
        {"capacity", "'type': 'integer', 'minimum': 1, 'maximum': 65534"},
        {"objective", "'enum': ['makespan', 'sum']"},
        {"coordinate", "'type': 'number', 'minimum': -1000000, 'maximum': 1000000"},
        {"position",
         "'anyOf': [" REF("coordinate") ", {'type': 'array', 'minItems': 2, 'maxItems': 2, "
                                        "'items': " REF("coordinate") "}]"},
        {"happening", "'description': 'An effect, fail(ACTION), or {calls: {FUNCTION: ANSWER}}', "
                      "'anyOf': [{'type': 'string', 'minLength': 1}, {'type': 'object', "
                      "'additionalProperties': false, 'required': ['calls'], "
                      "'properties': {'calls': " REF("answers") "}}]"},
        {"happenings",
         "'anyOf': [" REF("happening") ", {'type': 'array', 'items': " REF("happening") "}]"},
        {"answer", "'description': 'true, false, a number or a duration', "
                   "'type': ['boolean', 'integer', 'string']"},
        {"steps", "'anyOf': [{'enum': ['none']}, {'type': 'array', 'items': {'type': 'string', "
                  "'minLength': 1}}]"},
        {"subject", "'description': 'A condition, or goal NAME, action NAME, method NAME', "
                    "'type': ['string', 'boolean', 'array'], 'minLength': 1, "
                    "'items': {'type': ['string', 'boolean'], 'minLength': 1}"},
        {"share", "'type': 'string', 'pattern': '^" PERCENT "[.][.]" PERCENT "$'"},
        {"expectation",
         "'type': 'object', 'additionalProperties': false, "
         "'properties': {'plan': " REF("steps") ", 'goal': " REF("call") ", 'task': " REF("call") ", 'never': " REF(
             "subject") ", 'order': " REF("names_or_calls") "}, "
                                                            "'patternProperties': {'^(within|at) "
                                                            "+" DURATION "$': " REF(
                                                                "subject") ", '^share of +" NAME
                                                                LIST(NAME) "$': " REF(
                                                                    "share") "}, "
                                                                             "'dependencies': "
                                                                             "{'goal': ['plan'], "
                                                                             "'task': ['plan']}"},
        {"names_or_calls", "'type': ['string', 'array'], 'minLength': 1, "
                           "'items': {'type': 'string', 'minLength': 1}"},
        {"expect",
         "'anyOf': [" REF("expectation") ", {'type': 'array', 'items': " REF("expectation") "}]"},
        {"call_or_subtask", "'description': 'go_to(door), or {achieve: door_open}', "
                            "'anyOf': [{'type': 'string', 'minLength': 1}, " REF("subtask") "]"},
        {"subtasks",
         "'anyOf': [{'type': 'null'}, " REF("call_or_subtask") ", "
                                                               "{'type': 'array', 'items': " REF(
                                                                   "call_or_subtask") "}]"},
};

/* Mappings whose keys are the user's. */
static const struct {
    const char *name;
    const char *heads; /* what the keys are like; NULL: plain names */
    const char *item;  /* the definition of what stands behind each */
    bool wanted;       /* there is at least one */
} maps[] = {
    {.name = "types", .item = "objects"},
    {.name = "facts", .item = "fact_or_type", .heads = "^" NAME LIST(NAME) "$"},
    {.name = "fields", .item = "field_or_type"},
    {.name = "given", .item = "value"},
    {.name = "named_conditions", .item = "conditions", .heads = "^" NAME LIST(NAME " +" NAME) "$"},
    {.name = "actions", .item = "action", .heads = "^" NAME LIST(NAME " +" NAME) "$"},
    {.name = "goals", .item = "goal", .heads = "^" NAME LIST(NAME " +" NAME) "$"},
    {.name = "tasks", .item = "task", .heads = "^" NAME LIST(NAME " +" NAME) "$"},
    {.name = "methods",
     .item = "method",
     .heads = "^" NAME LIST(NAME " +" NAME) "$",
     .wanted = true},
    {.name = "rules", .item = "rule", .heads = "^" NAME LIST(NAME " +" NAME) "$"},
    {.name = "examples", .item = "example"},
    {.name = "events",
     .item = "happenings",
     .heads = "^((at|every) +" DURATION "|random +" DURATION "[.][.]" DURATION
              "|after +" NAME LIST(NAME) ")$"},
    {.name = "answers", .item = "answer", .heads = "^" NAME LIST(NAME) "$"},
    {.name = "agents", .item = "agent"},
    {.name = "positions", .item = "position"},
    {.name = "capacities", .item = "capacity"},
    {.name = "members", .item = "member"},
    {.name = "levels", .item = "level"},
};

/* Which keys of a mapping need or exclude each other. */
static const struct definition bonds[] = {
    {"domain",
     "'dependencies': {'draws': ['domain'], 'places': ['domain'], 'agents': ['domain'], 'team': "
     "['domain'], 'limits': ['domain']}"},
    {"places", "'oneOf': [{'required': ['at']}, {'required': ['travel']}], "
               "'dependencies': {'speed': ['at']}"},
    {"fact",
     "'if': {'required': ['every']}, "
     "'then': {'required': ['sensed'], 'properties': {'sensed': " REF(
         "yes") "}}, "
                "'not': {'required': ['constant'], 'properties': {'constant': " REF(
                    "yes") "}, "
                           "'anyOf': [{'required': ['applied'], 'properties': {'applied': " REF(
                               "yes") "}}, "
                                      "{'required': ['shared'], 'properties': {'shared': " REF(
                                          "yes") "}}, "
                                                 "{'required': ['sensed'], 'properties': "
                                                 "{'sensed': " REF("yes") "}}]}"},
    {"task", "'oneOf': [{'required': ['methods']}, {'required': ['subtasks']}], 'if': {'required': "
             "['select'], 'properties': {'select': " REF(
                 "drawn") "}}, "
                          "'then': {'properties': {'methods': {'maxProperties': 64}}}"},
};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

struct schema {
    struct pool *pool;
    struct text text;
};

static void schema_add(struct schema *schema, const char *format, ...) PRINTF_LIKE(2, 3);

/* Adds JSON in which ' stands for ". */
static void schema_add(struct schema *schema, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *json = pool_format_list(schema->pool, format, arguments);
    va_end(arguments);
    for (char *quote = json; (quote = strchr(quote, '\'')) != NULL;)
        *quote = '"';
    text_add(&schema->text, "%s", json);
}

/* The definition of a key's value; NULL if it is made of the row alone. */
static const char *shape_of(const struct key *key)
{
    static const char *const shape_of_kind[] = {
        [KEY_FLAG] = "flag",         [KEY_LABEL] = "label",   [KEY_FUNCTION] = "name",
        [KEY_DURATION] = "duration", [KEY_PERIOD] = "period", [KEY_CONDITIONS] = "conditions",
        [KEY_EFFECTS] = "effects",
    };
    if (key->range && key->kind == KEY_DURATION)
        return "duration_or_two";
    return key->kind == KEY_OWN ? key->shape : shape_of_kind[key->kind];
}

/* The keys that must be given, of a table that has such. */
static void add_required(struct schema *schema, const struct key_table *table)
{
    const char *before = "'required': [";
    for (const struct key *key = table->keys; key->name; key++)
        if (key->required) {
            schema_add(schema, "%s'%s'", before, key->name);
            before = ", ";
        }
    if (*before == ',')
        schema_add(schema, "], ");
}

static void add_mapping(struct schema *schema, const struct key_table *table);

static void schema_add_bounds(struct schema *schema, const struct key *key)
{
    schema_add(schema, "'type': 'integer', 'minimum': %" PRId64 ", 'maximum': %" PRId64 "",
               key->low, key->high);
}

/* An amount that can stand in the place of a number or a duration. */
static void add_amount(struct schema *schema, const struct key *key)
{
    if (key->amount_offset)
        schema_add(schema, "'$ref': '#/definitions/amount'}, {");
}

/* A number, a call, or either. */
static void add_choices(struct schema *schema, const struct key *key)
{
    bool number = key->kind == KEY_NUMBER;
    if (number && !key->without)
        schema_add(schema, "'default': %" PRId64 ", ", key->otherwise);
    if (!key->call && !key->amount_offset) {
        schema_add_bounds(schema, key);
        return;
    }
    schema_add(schema, "'anyOf': [{");
    if (key->word)
        schema_add(schema, "'enum': ['%s']}, {", key->word);
    add_amount(schema, key);
    if (key->range)
        schema_add(schema, "'$ref': '#/definitions/two_numbers'}, {");
    if (number)
        schema_add_bounds(schema, key);
    schema_add(schema, "%s", number && key->call ? "}, {" : "");
    if (key->call)
        add_mapping(schema, key->call);
    schema_add(schema, "}]");
}

static void schema_add_key(struct schema *schema, const struct key *key)
{
    schema_add(schema, "\n        '%s': {'description': ", key->name);
    text_add(&schema->text, "\"%s\", ", key->description);
    if (shape_of(key) && key->call) {
        schema_add(schema, "'anyOf': [{'$ref': '#/definitions/%s'}, {", shape_of(key));
        add_amount(schema, key);
        add_mapping(schema, key->call);
        schema_add(schema, "}]");
    } else if (shape_of(key))
        schema_add(schema, "'$ref': '#/definitions/%s'", shape_of(key));
    else
        add_choices(schema, key);
    schema_add(schema, "}");
}

/* What is said of a mapping with the keys of a table. */
static void add_mapping(struct schema *schema, const struct key_table *table)
{
    schema_add(schema, "'type': %s, ", table->optional ? "['object', 'null']" : "'object'");
    add_required(schema, table);
    schema_add(schema, "'additionalProperties': false, 'properties': {");
    const char *before = "";
    for (const struct key *key = table->keys; key->name; key++) {
        schema_add(schema, "%s", before);
        schema_add_key(schema, key);
        before = ",";
    }
    schema_add(schema, "}");
    for (size_t i = 0; i < COUNT(bonds); i++)
        if (strcmp(bonds[i].name, table->of) == 0)
            schema_add(schema, ",\n        %s", bonds[i].json);
}

/* What is said of a mapping whose keys are the user's. */
static void add_map(struct schema *schema, size_t i)
{
    schema_add(schema, "'type': %s, ",
               maps[i].wanted ? "'object', 'minProperties': 1" : "['object', 'null']");
    if (maps[i].heads)
        schema_add(
            schema,
            "'propertyNames': " REF("no_keyword") ", 'patternProperties':\n        {'%s': " REF(
                "%s") "}, 'additionalProperties': false",
            maps[i].heads, maps[i].item);
    else
        schema_add(schema, "'propertyNames': " REF("name") ", 'additionalProperties': " REF("%s"),
                   maps[i].item);
}

/* The modes of select; `drawn`: those that draw. */
static void add_modes(struct schema *schema, const char *name, bool drawn)
{
    const char *between = "";
    schema_add(schema, "    '%s': {'enum': [", name);
    for (int i = 0; i < SELECT_COUNT; i++) {
        if (drawn && !select_modes[i].draws)
            continue;
        schema_add(schema, "%s'%s'", between, select_modes[i].name);
        between = ", ";
    }
    schema_add(schema, drawn ? "]},\n" : "], 'default': '%s'},\n", select_modes[0].name);
}

static void add_definitions(struct schema *schema)
{
    add_modes(schema, "select", false);
    add_modes(schema, "drawn", true);
    for (size_t i = 0; i < COUNT(shapes); i++)
        schema_add(schema, "    '%s': {%s},\n", shapes[i].name, shapes[i].json);
    for (size_t i = 0; i < COUNT(maps); i++) {
        schema_add(schema, "    '%s': {", maps[i].name);
        add_map(schema, i);
        schema_add(schema, "},\n");
    }
    for (size_t i = 1; key_tables[i]; i++) {
        schema_add(schema, "    '%s': {", key_tables[i]->of);
        add_mapping(schema, key_tables[i]);
        schema_add(schema, "}%s\n", key_tables[i + 1] ? "," : "");
    }
}

enum exit_code command_schema(struct pool *pool)
{
    struct schema schema = {.pool = pool};
    schema_add(&schema,
               "{\n  '$schema': 'http://json-schema.org/draft-07/schema#',\n"
               "  'title': 'goapgen domain',\n"
               "  'description': 'The actions and tasks of game characters, for goapgen',\n  ");
    add_mapping(&schema, key_tables[0]);
    schema_add(&schema, ",\n  'definitions': {\n");
    add_definitions(&schema);
    schema_add(&schema, "  }\n}\n");
    fputs(schema.text.data, stdout);
    text_free(&schema.text);
    return EXIT_DONE;
}
