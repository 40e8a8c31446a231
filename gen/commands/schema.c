/* SPDX-License-Identifier: MIT */
/*
 * Prints the JSON Schema of the language, by which editors complete and check domain files. It
 * describes the shape of a file, not what its names mean. The keys come from their tables, see
 * domain/keys.h. schema.json defines what can be written behind them, by the names that the rows of
 * the tables have, and which keys of a mapping need or exclude each other. An item of a list of
 * texts can be any text: in a flow list YAML tears `go_to(hall, yard)` apart at the comma, and
 * goapgen joins it again, but an editor does not.
 */
#include "base/embedded.h"
#include "base/json.h"
#include "cli/commands.h"
#include "domain/keys.h"

/* Regular expressions: a name, and names in parentheses. */
#define NAME "[A-Za-z](_?[A-Za-z0-9])*"
#define DURATION "[0-9]+([.][0-9]{1,5})?(ms|s|m|h|d)"
#define LIST(item) " *([(] *" item " *(, *" item " *)*[)])? *"
#define HEAD "^" NAME LIST(NAME " +" NAME) "$"
#define CALL "^" NAME LIST(NAME) "$"

/* Mappings whose keys are the user's. */
static const struct map_shape {
    const char *name;
    const char *item;  /* the definition of what stands behind each key */
    const char *heads; /* what the keys are like; NULL: plain names */
    bool wanted;       /* there is at least one */
} maps[] = {
    {.name = "types", .item = "objects"},
    {.name = "facts", .item = "fact_or_type", .heads = CALL},
    {.name = "fields", .item = "field_or_type"},
    {.name = "given", .item = "value"},
    {.name = "named_conditions", .item = "conditions", .heads = HEAD},
    {.name = "actions", .item = "action", .heads = HEAD},
    {.name = "goals", .item = "goal", .heads = HEAD},
    {.name = "tasks", .item = "task", .heads = HEAD},
    {.name = "methods", .item = "method", .heads = HEAD, .wanted = true},
    {.name = "rules", .item = "rule", .heads = HEAD},
    {.name = "roads", .item = "road"},
    {.name = "examples", .item = "example"},
    {.name = "actors", .item = "actor"},
    {.name = "events_by_time",
     .item = "happenings",
     .heads = "^((at|every) +" DURATION "|random +" DURATION "[.][.]" DURATION "|after +(" NAME
              " +)?" NAME LIST(NAME) ")$"},
    {.name = "answers", .item = "answer", .heads = CALL},
    {.name = "agents", .item = "agent"},
    {.name = "positions", .item = "position"},
    {.name = "capacities", .item = "capacity"},
    {.name = "members", .item = "member"},
    {.name = "levels", .item = "level"},
};

static json_t *reference(const char *definition)
{
    return json_pack("{s:o}", "$ref", json_sprintf("#/definitions/%s", definition));
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

static json_t *mapping_of(const struct key_table *table);

/* What can stand behind a key: a text, a number, an amount, a call. */
static json_t *choices_of(const struct key *key)
{
    const char *shape = shape_of(key);
    json_t *choices = json_array();
    if (shape)
        json_array_append_new(choices, reference(shape));
    if (key->word)
        json_array_append_new(choices, json_pack("{s:[s]}", "enum", key->word));
    if (key->amount_offset)
        json_array_append_new(choices, reference("amount"));
    if (key->range && !shape)
        json_array_append_new(choices, reference("two_numbers"));
    if (key->kind == KEY_NUMBER)
        json_array_append_new(choices, json_pack("{s:s, s:o, s:o}", "type", "integer", "minimum",
                                                 json_integer(key->low), "maximum",
                                                 json_integer(key->high)));
    if (key->call)
        json_array_append_new(choices, mapping_of(key->call));
    return choices;
}

static json_t *schema_of_key(const struct key *key)
{
    json_t *schema = json_pack("{s:s}", "description", key->description);
    json_t *choices = choices_of(key);
    if (key->kind == KEY_NUMBER && !key->without)
        json_object_set_new(schema, "default", json_integer(key->otherwise));
    if (json_array_size(choices) == 1)
        json_object_update(schema, json_array_get(choices, 0));
    else
        json_object_set(schema, "anyOf", choices);
    json_decref(choices);
    return schema;
}

static json_t *object_type(bool optional)
{
    return optional ? json_pack("[s, s]", "object", "null") : json_string("object");
}

/* What is said of a mapping with the keys of a table. */
static json_t *mapping_of(const struct key_table *table)
{
    json_t *required = json_array(), *properties = json_object();
    for (const struct key *key = table->keys; key->name; key++) {
        if (key->required)
            json_array_append_new(required, json_string(key->name));
        json_object_set_new(properties, key->name, schema_of_key(key));
    }
    json_t *mapping = json_pack("{s:o}", "type", object_type(table->optional));
    if (json_array_size(required) > 0)
        json_object_set(mapping, "required", required);
    json_decref(required);
    json_object_update_new(
        mapping, json_pack("{s:b, s:o}", "additionalProperties", false, "properties", properties));
    return mapping;
}

/* What is said of a mapping whose keys are the user's. */
static json_t *schema_of_map(const struct map_shape *map)
{
    json_t *schema = json_pack("{s:o}", "type", object_type(!map->wanted));
    if (map->wanted)
        object_add_number(schema, "minProperties", 1);
    json_object_set_new(schema, "propertyNames", reference(map->heads ? "no_keyword" : "name"));
    if (map->heads)
        json_object_set_new(schema, "patternProperties",
                            json_pack("{s:o}", map->heads, reference(map->item)));
    json_object_set_new(schema, "additionalProperties",
                        map->heads ? json_false() : reference(map->item));
    return schema;
}

/* The modes of select; `drawn`: those that draw. */
static json_t *schema_of_modes(bool drawn)
{
    json_t *modes = json_array();
    for (int i = 0; i < SELECT_COUNT; i++)
        if (!drawn || select_modes[i].draws)
            json_array_append_new(modes, json_string(select_modes[i].name));
    return json_pack("{s:o, s:s*}", "enum", modes, "default", drawn ? NULL : select_modes[0].name);
}

enum exit_code command_schema(void)
{
    json_t *schema = json_loads(schema_json, 0, NULL);
    json_t *definitions = json_object_get(schema, "definitions");
    json_object_update_new(schema, mapping_of(key_tables[0]));
    json_object_set_new(definitions, "select", schema_of_modes(false));
    json_object_set_new(definitions, "drawn", schema_of_modes(true));
    for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
        json_object_set_new(definitions, maps[i].name, schema_of_map(&maps[i]));
    for (size_t i = 1; key_tables[i]; i++) {
        json_t *mapping = mapping_of(key_tables[i]);
        json_t *bonds = json_object_get(definitions, key_tables[i]->of);
        if (bonds)
            json_object_update(mapping, bonds);
        json_object_set_new(definitions, key_tables[i]->of, mapping);
    }
    print_json(schema, 2);
    return EXIT_DONE;
}
