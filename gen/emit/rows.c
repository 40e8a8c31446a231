/* SPDX-License-Identifier: MIT */
/*
 * Writes tables as C by the rows that describe them (tables/shapes.h). An array stands before the
 * row that leads to it; one to which several lead stands before the first of them. What begins
 * there is named after its member, and what it leads to after it: actions__all has a row whose
 * effect is actions__eat__effect. See emit.h.
 */
#include "base/pointer_map.h"
#include "emit/emit.h"
#include "emit/row_words.h"

#include <inttypes.h>
#include <string.h>

enum { LONGEST_LINE = 99 };

struct rows {
    struct writer *writer;
    struct pointer_map written; /* the names of arrays, by their rows and shape */
};

/* ------------------------------------------------------------------- values */

/* "offsetof(cat_agent, plan)". */
static const char *place_of_part(struct writer *writer, const struct memory_part *part)
{
    return pool_format(writer->pool, "offsetof(%s_%s, %s)", writer->prefix,
                       part->owner == OF_AGENT ? "agent" : "world", part->member);
}

/* Where a part lies, "sizeof(cat_agent)", or "0" where there is no such part. */
static const char *place_text(struct rows *rows, const struct member *member)
{
    struct writer *writer = rows->writer;
    const char *whose = strncmp(member->name, "agent_", 6) == 0 ? "agent" : "world";
    const char *part = member->name + 6;
    if (strcmp(part, "bytes") == 0)
        return pool_format(writer->pool, "sizeof(%s_%s)", writer->prefix, whose);
    for (size_t i = 0; i < memory_part_count; i++)
        if (memory_parts[i].owner == (*whose == 'a' ? OF_AGENT : OF_WORLD) &&
            strcmp(memory_parts[i].member, part) == 0 &&
            memory_element_count(&memory_parts[i], &writer->sizes))
            return place_of_part(writer, &memory_parts[i]);
    return "0";
}

/* See memory_set_places. */
static void add_fingerprint(struct rows *rows, struct text *text, uint64_t fingerprint)
{
    uint32_t factor = MEMORY_PLACE_FACTOR;
    text_add(text, "(uint32_t)(UINT32_C(%" PRIu64 ")", fingerprint);
    for (size_t i = 0; i < memory_part_count; i++, factor *= MEMORY_PLACE_FACTOR)
        if (memory_parts[i].owner <= OF_WORLD &&
            memory_element_count(&memory_parts[i], &rows->writer->sizes))
            text_add(text, " +\n        UINT32_C(%" PRIu32 ") * %s", factor,
                     place_of_part(rows->writer, &memory_parts[i]));
    text_add(text, ")");
}

static const char *calls_text(struct writer *writer, size_t agent_type)
{
    const gg_features *features = writer->tables->domain.features;
    return pool_format(writer->pool, "&agent_type__%s__calls%s",
                       writer->tables->problem->domain->agent_types[agent_type].name,
                       features && features->values && features->values->called ? ".denying.calls"
                       : features && features->denials                          ? ".calls"
                                                                                : "");
}

static void add_signed(struct text *text, int64_t number)
{
    if (number == INT32_MIN)
        text_add(text, "INT32_MIN");
    else
        text_add(text, "%" PRId64, number);
}

static void add_bits(struct text *text, uint64_t number)
{
    text_add_bytes(text, "UINT64_C(0x", 11);
    text_add_number(text, number, 16);
    text_add_bytes(text, ")", 1);
}

/* A number, of several one of which the member consists. */
static void add_number(struct writer *writer, struct text *text, const struct member *member,
                       const void *row, unsigned element)
{
    uint64_t number = member_number(member, row, element);
    if (member->kind == MEMBER_BITS && member->bytes == sizeof(uint64_t))
        add_bits(text, number);
    else if (member->kind == MEMBER_SIGNED)
        add_signed(text, signed_member_number(member, row));
    else if (member->kind == MEMBER_FLAG)
        text_add(text, number ? "true" : "false");
    else if (member->kind == MEMBER_CHOICE)
        text_add(text, "%s", member->constants[number]);
    else if (number == GG_NONE && member->kind != MEMBER_NUMBER && member->kind != MEMBER_BITS)
        text_add(text, "GG_NONE");
    else if (member->kind == MEMBER_SYMBOL || member->kind == MEMBER_SOURCE ||
             member->kind == MEMBER_SUBTASK)
        text_add(text, "%s", constant_name_of_number(writer, member->kind, (size_t)number));
    else
        text_add_number(text, number, 10);
}

/* ------------------------------------------------------------------- arrays */

/* An array to which a member of a row leads. */
struct array {
    const struct shape *shape;
    const void *first;
    size_t count;
    count_function *counted; /* NULL: by the row itself */
    bool single; /* the pointer leads to one structure, which stands where the row does */
};

static const char *write_array(struct rows *rows, const struct array *array,
                               const struct position *from, const char *name);

/* The name of an array to which a member leads: NULL if there is none. */
static const char *write_member_array(struct rows *rows, const struct member *member,
                                      const struct position *at, const char *owner)
{
    struct pool *pool = rows->writer->pool;
    struct array array = {.first = member_pointer(member, at->row),
                          .count = member_rows(member, at),
                          .counted = member->count};
    if (!array.count)
        return "NULL";
    array.shape = member_shape(member, at->row);
    array.single = member_is_single(member);
    const char *name = !*owner
                           ? pool_format(pool, array.single ? "%s__row" : "%s__all", member->name)
                       : *member->name ? pool_format(pool, "%s__%s", owner, member->name)
                                       : owner;
    name = write_array(rows, &array, at, name);
    if (!*owner)
        text_add(&rows->writer->text, "\n");
    if (array.single)
        name = pool_format(pool, "&%s%s", name, array.shape == member->shape() ? "" : ".policy");
    return name;
}

/* ----------------------------------------------------------------- one row */

/* A row that is being put together, in lines that are not too long. */
struct line {
    struct text text;
    size_t begin; /* of the line */
    bool tall;    /* each member has a line of its own */
    bool any;
};

static void add_token(struct line *line, const char *token, size_t length)
{
    bool fits = line->text.length - line->begin + 2 + length <= LONGEST_LINE;
    if (line->tall) {
        text_add(&line->text, "    %s,\n", token);
        return;
    }
    if (line->any)
        text_add(&line->text, fits ? ", " : ",\n     ");
    if (line->any && !fits)
        line->begin = line->text.length - 5;
    text_add_bytes(&line->text, token, length);
    line->any = true;
}

static void add_members(struct rows *rows, struct line *line, const struct shape *shape,
                        const struct position *at, const char *name);

/* The value of a member as C. */
static void add_member_value(struct rows *rows, struct text *text, const struct member *member,
                             const struct position *at, const char *name)
{
    struct writer *writer = rows->writer;
    if (member->kind == MEMBER_ARRAY)
        text_add(text, "%s", write_member_array(rows, member, at, name));
    else if (member->kind == MEMBER_TEXT)
        text_add(text, "GG_TEXT(%s)",
                 string_literal(writer->pool, member_pointer(member, at->row)));
    else if (member->kind == MEMBER_OPS && member_pointer(member, at->row))
        text_add(text, "&%s", ops_name(member_pointer(member, at->row)));
    else if (member->kind == MEMBER_OPS)
        text_add(text, "NULL");
    else if (member->kind == MEMBER_HOOK)
        text_add(text, "%s", hook_name(member_hook(member, at->row)));
    else if (member->kind == MEMBER_CALLS)
        text_add(text, "%s", calls_text(writer, at->index));
    else if (member->kind == MEMBER_WORLD_CALL)
        text_add(text, "%s", any_shared_applied(writer->domain) ? "world__apply" : "NULL");
    else if (member->kind == MEMBER_DOMAIN)
        text_add(text, "&%s_domain", writer->prefix);
    else if (member->kind == MEMBER_PLACE)
        text_add(text, "%s", place_text(rows, member));
    else if (member->kind == MEMBER_FINGERPRINT)
        add_fingerprint(rows, text, member_number(member, at->row, 0));
    else
        add_number(writer, text, member, at->row, 0);
}

/* A structure within another. */
static void add_structure(struct rows *rows, struct text *text, const struct member *member,
                          const struct position *at, const char *name)
{
    struct position within = *at;
    struct line line = {.begin = 0};
    within.row = (const unsigned char *)at->row + member->offset;
    const char *owner =
        *name ? pool_format(rows->writer->pool, "%s__%s", name, member->name) : member->name;
    add_members(rows, &line, member->shape(), &within, owner);
    text_add(text, "{%s}", line.text.data);
    text_free(&line.text);
}

static void add_member(struct rows *rows, struct text *text, const struct member *member,
                       const struct position *at, const char *name)
{
    if (*member->name)
        text_add(text, ".%s = ", member->name);
    if (member->kind == MEMBER_STRUCTURE) {
        add_structure(rows, text, member, at, name);
    } else if (member->times) {
        for (unsigned i = 0; i < member->times; i++) {
            text_add(text, i ? ", " : "{");
            add_number(rows->writer, text, member, at->row, i);
        }
        text_add(text, "}");
    } else {
        add_member_value(rows, text, member, at, name);
    }
}

static void add_members(struct rows *rows, struct line *line, const struct shape *shape,
                        const struct position *at, const char *name)
{
    for (size_t i = 0; i < shape->member_count; i++) {
        struct text token = {0};
        if (shape->members[i].kind == MEMBER_NAMES)
            continue;
        add_member(rows, &token, &shape->members[i], at, name);
        add_token(line, token.data, token.length);
        text_free(&token);
    }
}

/* ------------------------------------------------------------- several rows */

/* What "actions__all" and "places__row" lead to begins with "actions" and "places". */
static const char *base_of(struct pool *pool, const char *name)
{
    size_t length = strlen(name);
    bool whole = length > 5 && (strcmp(name + length - 5, "__all") == 0 ||
                                strcmp(name + length - 5, "__row") == 0);
    return whole ? pool_copy_text(pool, name, length - 5) : name;
}

/* Whether rows are numbers, and no structures or pointers. */
static bool is_number(const struct shape *shape)
{
    return !*shape->members[0].name && shape->members[0].kind <= MEMBER_CLAIMED;
}

/* The rows of an array of numbers of which nothing is said. */
static void add_plain_numbers(struct rows *rows, struct text *text, const struct array *array)
{
    const struct member *member = &array->shape->members[0];
    size_t bytes = array->shape->bytes, a_line = bytes == 1 ? 24 : 32 / bytes;
    bool lines = array->count > a_line;
    const unsigned char *row = array->first;
    for (size_t i = 0; i < array->count; i++, row += bytes) {
        if (i % a_line == 0)
            text_add_bytes(text, "\n    ", lines ? 5 : 0);
        else
            text_add_bytes(text, " ", 1);
        add_number(rows->writer, text, member, row, 0);
        text_add_bytes(text, ",", lines || i + 1 < array->count);
    }
    text_add_bytes(text, "\n", lines);
}

/* Whether rows are short, and there is nothing to say of them: several stand in a line. */
static bool is_terse(const struct shape *shape)
{
    bool plain = shape->member_count <= 3;
    for (size_t i = 0; i < shape->member_count; i++)
        plain = plain && (shape->members[i].kind == MEMBER_NUMBER ||
                          shape->members[i].kind == MEMBER_SIGNED);
    return plain;
}

static void add_terse_rows(struct rows *rows, struct text *text, const struct array *array)
{
    const unsigned char *row = array->first;
    for (size_t i = 0; i < array->count; i++, row += array->shape->bytes) {
        text_add(text, i % 6 ? " {" : "\n    {");
        for (size_t j = 0; j < array->shape->member_count; j++) {
            text_add_bytes(text, ", ", j ? 2 : 0);
            add_number(rows->writer, text, &array->shape->members[j], row, 0);
        }
        text_add_bytes(text, "},", 2);
    }
    text_add_bytes(text, "\n", 1);
}

static void add_row(struct rows *rows, struct text *text, const struct array *array,
                    const struct position *at, const char *name)
{
    bool plain = !*array->shape->members[0].name;
    struct line line = {.any = false};
    const char *words = words_of_row(rows->writer, array->shape, array->counted, at);
    add_members(rows, &line, array->shape, at, name);
    text_add(text, plain ? "    %s," : "    {%s},", line.text.data);
    text_add(text, *words ? " /* %s */\n" : "\n", words);
    text_free(&line.text);
}

static void add_rows(struct rows *rows, struct text *text, const struct array *array,
                     const struct position *from, const char *name)
{
    struct writer *writer = rows->writer;
    const char *base = base_of(writer->pool, name);
    text_add_bytes(text, "\n", 1);
    for (size_t i = 0; i < array->count; i++) {
        struct position at = {from->tables,
                              (const unsigned char *)array->first + i * array->shape->bytes, i,
                              from->index};
        const char *each = name_of_row(writer, base, array->counted, &at);
        write_row_heading(writer, array->shape, i);
        add_row(rows, text, array, &at, each);
    }
}

/* "static const GG_ROM gg_action actions__all[] = {" and all that follows. */
static const char *write_array(struct rows *rows, const struct array *array,
                               const struct position *from, const char *name)
{
    struct writer *writer = rows->writer;
    struct text text = {0};
    struct line line = {.begin = 0 - strlen("static const GG_ROM ") - strlen(array->shape->type) -
                                 strlen(name) - 4};
    const char *written = pointer_map_get(&rows->written, array->first, array->shape);
    if (written)
        return written;
    struct position at = {from->tables, array->first, from->index, from->outer};
    if (array->first == &always_box)
        name = "always__boxes";
    pointer_map_put(&rows->written, writer->pool, array->first, array->shape, name);
    if (array->single)
        add_members(rows, &line, array->shape, &at, base_of(writer->pool, name));
    else if (is_number(array->shape) && !has_words_of_rows(array->shape, array->counted))
        add_plain_numbers(rows, &text, array);
    else if (is_terse(array->shape) && !has_words_of_rows(array->shape, array->counted))
        add_terse_rows(rows, &text, array);
    else
        add_rows(rows, &text, array, from, name);
    text_add(&writer->text, "static const GG_ROM %s %s%s = {%s};\n", array->shape->type, name,
             array->single ? "" : "[]", array->single ? line.text.data : text.data);
    text_free(&text);
    text_free(&line.text);
    return name;
}

/* ------------------------------------------------------------------- tables */

/* A table that others refer to. */
static void write_table(struct rows *rows, const struct shape *shape, const void *row,
                        const char *name, bool names)
{
    struct writer *writer = rows->writer;
    struct position at = {.tables = writer->tables, .row = row};
    struct line line = {.tall = true};
    add_members(rows, &line, shape, &at, "");
    text_add(&writer->text, "\nconst GG_ROM %s %s = {\n%s", shape->type, name, line.text.data);
    text_add(&writer->text, names ? "#ifndef GG_NO_NAMES\n    .names = &names__all,\n#else\n"
                                    "    .names = NULL,\n#endif\n};\n"
                                  : "};\n");
    text_free(&line.text);
}

/* The names, which a build can leave out. */
static void write_names(struct rows *rows)
{
    struct writer *writer = rows->writer;
    struct position at = {.tables = writer->tables, .row = writer->tables->domain.names};
    struct line line = {.tall = true};
    text_add(&writer->text, "#ifndef GG_NO_NAMES\n");
    add_members(rows, &line, names_shape(), &at, "names");
    text_add(&writer->text, "static const GG_ROM gg_names names__all = {\n%s};\n#endif\n",
             line.text.data);
    text_free(&line.text);
}

void write_domain(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    struct tables needed = tables_without_unused_ops(writer->pool, tables);
    struct rows rows = {.writer = writer};
    struct pool *pool = writer->pool;
    writer->tables = &needed;
    write_names(&rows);
    write_table(&rows, domain_shape(), &needed.domain,
                pool_format(pool, "%s_domain", writer->prefix), true);
    if (needed.team.work)
        write_table(&rows, team_shape(), &needed.team,
                    pool_format(pool, "%s_team_tables", writer->prefix), false);
    writer->tables = tables;
}
