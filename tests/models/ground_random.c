/* SPDX-License-Identifier: MIT */
/* Random conditions on parameters and constants: see ground_random.h. */
#include "models/ground_random.h"

#include <string.h>

const char *const ground_objects[GROUND_OBJECTS] = {"a0", "a1", "a2", "b0", "b1"};

/* The order of `tc` and `td` is not that of the objects. */
const struct ground_type ground_types[GROUND_TYPES] = {
    {"ta", "[a0, a1, a2]", {0, 1, 2}, 3},
    {"tb", "[b0, b1]", {3, 4}, 2},
    {"tc", "[tb, ta]", {3, 4, 0, 1, 2}, 5},
    {"td", "[a2, b1, a0]", {2, 4, 0}, 3},
};

/* Facts: the last two are not constant. */
static const struct signature_of_fact {
    const char *name;
    enum { IS_BOOL, IS_OBJECT, IS_NUMBER } kind;
    int parameters[3], count;
    int type; /* of its values */
} facts[] = {
    {"c", IS_BOOL, {2, 2}, 2, 0},   {"e", IS_BOOL, {0, 2, 1}, 3, 0}, {"k", IS_OBJECT, {2}, 1, 0},
    {"l", IS_OBJECT, {0, 1}, 2, 3}, {"n", IS_NUMBER, {2, 0}, 2, 0},  {"h", IS_BOOL, {0}, 0, 0},
    {"f", IS_BOOL, {0}, 0, 0},      {"g", IS_BOOL, {1}, 1, 0},
};

enum { FACTS = sizeof facts / sizeof *facts, CONSTANTS = FACTS - 2, NUMBERS = 4 };

/* ------------------------------------------------------------ the making */

/* What names there are while a condition is made. */
struct names {
    int types[GROUND_PARAMETERS + 4], count;
};

static bool has(const struct ground_type *type, int object)
{
    for (int i = 0; i < type->count; i++)
        if (type->objects[i] == object)
            return true;
    return false;
}

/* How many objects of a type another one has. */
static int shared_objects(int type, int other)
{
    int count = 0;
    for (int i = 0; i < ground_types[type].count; i++)
        count += has(&ground_types[other], ground_types[type].objects[i]);
    return count;
}

static bool is_within(int type, int whole)
{
    return shared_objects(type, whole) == ground_types[type].count;
}

/* A name that is always of a type; or, where `any` says so, one that can be. */
static struct ground_name name_of(struct ground_case *made, const struct names *names, int type,
                                  bool any)
{
    for (int tries = 0; tries < 4 && names->count; tries++) {
        int variable = (int)roll(&made->dice, (uint32_t)names->count);
        int its = names->types[variable];
        if (is_within(its, type) || (any && shared_objects(its, type)))
            return (struct ground_name){true, variable};
    }
    const struct ground_type *from = &ground_types[type];
    return (struct ground_name){false, from->objects[roll(&made->dice, (uint32_t)from->count)]};
}

static int make_leaf(struct ground_case *made, const struct names *names)
{
    int number = made->node_count++;
    struct ground_node *node = &made->nodes[number];
    uint32_t kind = roll(&made->dice, 10);
    node->inverted = roll(&made->dice, 3) == 0;
    if (kind < 2 && names->count) {
        int first = (int)roll(&made->dice, (uint32_t)names->count);
        node->kind = kind ? NODE_SAME : NODE_AMONG;
        node->arguments[0] = (struct ground_name){true, first};
        node->right = name_of(made, names, names->types[first], true);
        node->low = ground_types[names->types[first]].objects[0];
        if (node->kind == NODE_AMONG)
            node->right = (struct ground_name){false, ground_types[names->types[first]].objects[1]};
        return number;
    }
    node->fact = (int)roll(&made->dice, roll(&made->dice, 2) ? CONSTANTS : FACTS);
    const struct signature_of_fact *fact = &facts[node->fact];
    for (int i = 0; i < fact->count; i++)
        node->arguments[i] = name_of(made, names, fact->parameters[i], false);
    node->kind = fact->kind == IS_BOOL     ? NODE_FACT
                 : fact->kind == IS_OBJECT ? NODE_VALUE
                                           : NODE_NUMBER;
    node->low = 1 + (int)roll(&made->dice, NUMBERS - 1);
    if (node->kind == NODE_VALUE)
        node->right = name_of(made, names, fact->type, true);
    if (fact->kind != IS_BOOL && roll(&made->dice, 4) == 0) {
        const struct ground_type *type = &ground_types[fact->type];
        bool object = fact->kind == IS_OBJECT;
        node->kind = NODE_LISTED;
        node->low = object ? type->objects[roll(&made->dice, 2)] : node->low;
        node->right = (struct ground_name){false, object ? type->objects[2] : NUMBERS - 1};
    }
    return number;
}

static int make_node(struct ground_case *made, struct names *names, int depth)
{
    uint32_t kind = roll(&made->dice, 12);
    if (depth == 0 || kind >= 5)
        return make_leaf(made, names);
    int number = made->node_count++;
    struct ground_node *node = &made->nodes[number];
    bool quantified = kind == NODE_ALL || kind == NODE_ANY;
    if (quantified && names->count == GROUND_PARAMETERS + 4)
        quantified = false, kind = NODE_AND;
    node->kind = kind;
    node->child_count = kind == NODE_AND || kind == NODE_OR ? 2 : 1;
    if (quantified) {
        node->type = (int)roll(&made->dice, GROUND_TYPES);
        node->low = names->count; /* its variable */
        names->types[names->count++] = node->type;
    }
    for (int i = 0; i < node->child_count; i++)
        made->nodes[number].children[i] = make_node(made, names, depth - 1);
    names->count -= quantified;
    return number;
}

static void make_constants(struct ground_case *made)
{
    for (int i = 0; i < CONSTANTS; i++) {
        uint32_t sparse = 1 + roll(&made->dice, 4);
        for (size_t j = 0; j < sizeof made->values[i] / sizeof *made->values[i]; j++) {
            const struct ground_type *type = &ground_types[facts[i].type];
            uint32_t values = facts[i].kind == IS_BOOL ? 2 : NUMBERS;
            bool usual = roll(&made->dice, sparse) > 0;
            made->values[i][j] = facts[i].kind == IS_OBJECT
                                     ? type->objects[usual ? 0 : (int)roll(&made->dice, 3)]
                                 : usual ? 0
                                         : (int)roll(&made->dice, values);
        }
    }
}

void ground_case_make(struct ground_case *made, uint64_t seed)
{
    memset(made, 0, sizeof *made);
    made->dice = dice_of(seed);
    make_constants(made);
    struct names names = {.count = 1 + (int)roll(&made->dice, GROUND_PARAMETERS)};
    made->parameter_count = names.count;
    for (int i = 0; i < names.count; i++)
        made->types[i] = names.types[i] = (int)roll(&made->dice, GROUND_TYPES);
    made->condition_count = 1 + (int)roll(&made->dice, GROUND_CONDITIONS);
    for (int i = 0; i < made->condition_count; i++)
        made->conditions[i] = make_node(made, &names, 3);
}

/* -------------------------------------------------------------- the text */

static void write_name(struct ground_name name, struct text *yaml)
{
    if (name.variable)
        text_add(yaml, "x%d", name.number);
    else
        text_add(yaml, "%s", ground_objects[name.number]);
}

static void write_fact(const struct ground_node *node, struct text *yaml)
{
    const struct signature_of_fact *fact = &facts[node->fact];
    text_add(yaml, "%s", fact->name);
    for (int i = 0; i < fact->count; i++) {
        text_add(yaml, "%s", i ? ", " : "(");
        write_name(node->arguments[i], yaml);
    }
    text_add(yaml, "%s", fact->count ? ")" : "");
}

static void write_leaf(const struct ground_node *node, struct text *yaml)
{
    bool number = node->kind == NODE_LISTED && facts[node->fact].kind == IS_NUMBER;
    if (node->kind == NODE_SAME || node->kind == NODE_AMONG)
        write_name(node->arguments[0], yaml);
    else
        write_fact(node, yaml);
    if (number)
        text_add(yaml, " in [%d, %d]", node->low, node->right.number);
    else if (node->kind == NODE_AMONG || node->kind == NODE_LISTED)
        text_add(yaml, " in [%s, %s]", ground_objects[node->low],
                 ground_objects[node->right.number]);
    else if (node->kind == NODE_NUMBER)
        text_add(yaml, node->inverted ? " < %d" : " >= %d", node->low);
    else if (node->kind != NODE_FACT)
        text_add(yaml, node->inverted ? " != " : " == ");
    if (node->kind == NODE_SAME || node->kind == NODE_VALUE)
        write_name(node->right, yaml);
}

static void write_node(const struct ground_case *made, int number, struct text *yaml)
{
    const struct ground_node *node = &made->nodes[number];
    static const char *const heads[] = {
        [NODE_NOT] = "not ", [NODE_ALL] = "all", [NODE_ANY] = "any"};
    if (node->kind >= NODE_FACT) {
        bool inside =
            node->kind == NODE_VALUE || node->kind == NODE_NUMBER || node->kind == NODE_SAME;
        text_add(yaml, "%s", node->inverted && !inside ? "not " : "");
        write_leaf(node, yaml);
        return;
    }
    if (node->child_count == 1)
        text_add(yaml, "%s", heads[node->kind]);
    if (node->kind == NODE_ALL || node->kind == NODE_ANY)
        text_add(yaml, "(%s x%d) ", ground_types[node->type].name, node->low);
    text_add(yaml, "(");
    for (int i = 0; i < node->child_count; i++) {
        text_add(yaml, "%s", i == 0 ? "" : node->kind == NODE_AND ? " and " : " or ");
        write_node(made, node->children[i], yaml);
    }
    text_add(yaml, ")");
}

static const char *type_of_parameter(const void *context, const char *word)
{
    const struct ground_case *made = context;
    int parameter = word[0] == 'x' && word[1] ? word[1] - '0' : -1;
    return parameter >= 0 && parameter < made->parameter_count && !word[2]
               ? ground_types[made->types[parameter]].name
               : NULL;
}

void ground_case_conditions(const struct ground_case *made, struct naming *naming,
                            struct text *yaml)
{
    for (int i = 0; i < made->condition_count; i++) {
        struct text condition = {0};
        write_node(made, made->conditions[i], &condition);
        text_add(yaml, "      - \"");
        name_condition(naming, condition.data, type_of_parameter, made, yaml);
        text_add(yaml, "\"\n");
        text_free(&condition);
    }
}

/* The value of an instance of a constant. */
static int value_at(const struct ground_case *made, int fact, const int *objects)
{
    int index = 0;
    for (int i = 0; i < facts[fact].count; i++)
        index = index * GROUND_OBJECTS + objects[i];
    return made->values[fact][index];
}

static void write_start(const struct ground_case *made, int fact, int *objects, int count,
                        struct text *yaml)
{
    if (count < facts[fact].count) {
        const struct ground_type *type = &ground_types[facts[fact].parameters[count]];
        for (int i = 0; i < type->count; i++) {
            objects[count] = type->objects[i];
            write_start(made, fact, objects, count + 1, yaml);
        }
        return;
    }
    int value = value_at(made, fact, objects);
    if (facts[fact].kind != IS_OBJECT && value == 0)
        return;
    text_add(yaml, "  - %s", facts[fact].name);
    for (int i = 0; i < count; i++)
        text_add(yaml, "%s%s", i ? ", " : "(", ground_objects[objects[i]]);
    text_add(yaml, "%s", count ? ")" : "");
    if (facts[fact].kind == IS_OBJECT)
        text_add(yaml, " = %s", ground_objects[value]);
    else if (facts[fact].kind == IS_NUMBER)
        text_add(yaml, " = %d", value);
    text_add(yaml, "\n");
}

void ground_case_sections(const struct ground_case *made, struct text *yaml)
{
    int objects[3];
    text_add(yaml, "types:\n");
    for (int i = 0; i < GROUND_TYPES; i++)
        text_add(yaml, "  %s: %s\n", ground_types[i].name, ground_types[i].text);
    text_add(yaml, "state:\n");
    for (int i = 0; i < FACTS; i++) {
        text_add(yaml, "  %s", facts[i].name);
        for (int j = 0; j < facts[i].count; j++)
            text_add(yaml, "%s%s", j ? ", " : "(", ground_types[facts[i].parameters[j]].name);
        text_add(yaml, "%s: {type: %s, constant: %s}\n", facts[i].count ? ")" : "",
                 facts[i].kind == IS_BOOL     ? "bool"
                 : facts[i].kind == IS_OBJECT ? ground_types[facts[i].type].name
                                              : "0..3",
                 i < CONSTANTS ? "true" : "false");
    }
    text_add(yaml, "start:\n  - h\n  - not h\n");
    for (int i = 0; i < CONSTANTS; i++)
        write_start(made, i, objects, 0, yaml);
}

/* ------------------------------------------------------------ the meaning */

/* The objects of variables, and a state: f, g(b0), g(b1). */
struct meaning {
    const struct ground_case *made;
    int objects[GROUND_PARAMETERS + 4];
    int state;
};

static int meant(const struct meaning *meaning, struct ground_name name)
{
    return name.variable ? meaning->objects[name.number] : name.number;
}

static int value_of(const struct meaning *meaning, const struct ground_node *node)
{
    int objects[3];
    for (int i = 0; i < facts[node->fact].count; i++)
        objects[i] = meant(meaning, node->arguments[i]);
    if (node->fact == FACTS - 2)
        return meaning->state & 1;
    if (node->fact == FACTS - 1)
        return meaning->state >> (objects[0] - 2) & 1;
    return value_at(meaning->made, node->fact, objects);
}

static bool holds(struct meaning *meaning, int number);

static bool holds_for(struct meaning *meaning, const struct ground_node *node, bool all)
{
    for (int i = 0; i < ground_types[node->type].count; i++) {
        meaning->objects[node->low] = ground_types[node->type].objects[i];
        if (holds(meaning, node->children[0]) != all)
            return !all;
    }
    return all;
}

static bool holds(struct meaning *meaning, int number)
{
    const struct ground_node *node = &meaning->made->nodes[number];
    const int *children = node->children;
    switch (node->kind) {
    case NODE_NOT:
        return !holds(meaning, children[0]);
    case NODE_AND:
        return holds(meaning, children[0]) && holds(meaning, children[1]);
    case NODE_OR:
        return holds(meaning, children[0]) || holds(meaning, children[1]);
    case NODE_ALL:
    case NODE_ANY:
        return holds_for(meaning, node, node->kind == NODE_ALL);
    case NODE_FACT:
        return value_of(meaning, node) != node->inverted;
    case NODE_VALUE:
        return (value_of(meaning, node) == meant(meaning, node->right)) != node->inverted;
    case NODE_NUMBER:
        return (value_of(meaning, node) >= node->low) != node->inverted;
    case NODE_LISTED:
        return (value_of(meaning, node) == node->low ||
                value_of(meaning, node) == node->right.number) != node->inverted;
    case NODE_SAME:
        return (meant(meaning, node->arguments[0]) == meant(meaning, node->right)) !=
               node->inverted;
    default:
        return (meant(meaning, node->arguments[0]) == node->low ||
                meant(meaning, node->arguments[0]) == node->right.number) != node->inverted;
    }
}

bool ground_case_allows(const struct ground_case *made, const int *objects)
{
    struct meaning meaning = {.made = made};
    memcpy(meaning.objects, objects, (size_t)made->parameter_count * sizeof *objects);
    for (meaning.state = 0; meaning.state < GROUND_STATES; meaning.state++) {
        int i = 0;
        while (i < made->condition_count && holds(&meaning, made->conditions[i]))
            i++;
        if (i == made->condition_count)
            return true;
    }
    return false;
}

static void add_parameters(const struct ground_case *made, int from, int to, struct text *yaml)
{
    for (int i = from; i < to; i++)
        text_add(yaml, "%s%s x%d", i > from ? ", " : "(", ground_types[made->types[i]].name, i);
    text_add(yaml, "%s", to > from ? ")" : "");
}

void ground_case_write(const struct ground_case *made, int outer, struct text *yaml)
{
    struct naming naming = {.count = made->dice.state % 4};
    text_add(yaml, "domain: d\n");
    ground_case_sections(made, yaml);
    if (outer < 0) {
        text_add(yaml, "actions:\n  act");
        add_parameters(made, 0, made->parameter_count, yaml);
        text_add(yaml, ":\n    effects: f\n    preconditions:\n");
        ground_case_conditions(made, &naming, yaml);
        text_add(yaml, "tasks: {live: {methods: {still: {}}}}\n");
        naming_end(&naming, yaml);
        return;
    }
    text_add(yaml, "tasks:\n  t");
    add_parameters(made, 0, outer, yaml);
    text_add(yaml, ":\n    methods:\n     m");
    add_parameters(made, outer, made->parameter_count, yaml);
    text_add(yaml, ":\n      preconditions:\n");
    ground_case_conditions(made, &naming, yaml);
    naming_end(&naming, yaml);
}
