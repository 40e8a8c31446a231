/* SPDX-License-Identifier: MIT */
/*
 * Writes tables as C by the rows that describe them (tables/shapes.h), as they stand in pools
 * (tables/pools.h): all rows of a shape are one array, named after the shape, which stands before those
 * that lead to it. What a row is there for is said beside it, where anything can be said. See emit.h.
 */
#include "emit/emit.h"
#include "emit/row_words.h"
#include "tables/pools.h"

#include <inttypes.h>
#include <string.h>

enum { LONGEST_LINE = 99 };

/* A row of a pool as C. */
struct row_text {
    const char *text;    /* NULL: nothing that was written leads to it yet */
    const char *heading; /* a comment before it; "" without one */
    const char *words;   /* what is said beside it; "" if nothing */
};

/* A pool as C. */
struct pool_text {
    const struct table_pool *pool;
    const char *name;
    struct row_text *rows; /* NULL: of numbers, which are written as they stand */
    bool *leads_to;        /* by pool */
    bool written;
};

struct rows {
    struct writer *writer;
    const struct pooled_tables *pooled;
    struct pool_text *pools;
    struct pool_text *from; /* the pool of the row that is put together; NULL: it stands in none */
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
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *found = &memory_parts[i];
        if (found->owner != (*whose == 'a' ? OF_AGENT : OF_WORLD) ||
            strcmp(found->member, part) != 0)
            continue;
        if (found->or_before && !memory_element_count(found, &writer->sizes))
            found--;
        if (memory_element_count(found, &writer->sizes))
            return place_of_part(writer, found);
    }
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

/* A hexadecimal constant has the type that it needs. */
static void add_bits(struct text *text, uint64_t number)
{
    text_add_bytes(text, "0x", number > 9 ? 2 : 0);
    text_add_number(text, number, 16);
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

/* ----------------------------------------------------------------- one row */

/* A row that is being put together, in lines that are not too long. */
struct line {
    struct text text;
    size_t begin; /* of the line */
    bool tall;    /* each member has a line of its own */
    bool named;   /* each member is named */
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
                        const struct position *at);

/* Puts the rows together to which a member leads, as far as that was not done. */
static void add_rows_of(struct rows *rows, struct pool_text *pool, const struct member *member,
                        const struct position *at, size_t offset, size_t count)
{
    const struct shape *shape = pool->pool->shape;
    struct pool_text *outer = rows->from;
    rows->from = pool;
    for (size_t i = 0; i < count; i++) {
        struct row_text *row = &pool->rows[offset + i];
        struct position place = {at->tables, pool->pool->rows + (offset + i) * shape->bytes, i,
                                 at->index};
        struct line line = {.named = pool->pool->count == 1 && *shape->members[0].name};
        if (row->text)
            continue;
        if (member_is_single(member))
            place = (struct position){at->tables, place.row, at->index, at->outer};
        row->text = ""; /* whatever leads here again */
        row->heading = heading_of_row(rows->writer, shape, place.index);
        row->words = words_of_row(rows->writer, shape, member->count, &place);
        add_members(rows, &line, shape, &place);
        row->text = text_move_to_pool(&line.text, rows->writer->pool);
    }
    rows->from = outer;
}

/* Where the rows stand to which a member leads. */
static const char *place_of_rows(struct rows *rows, const struct member *member,
                                 const struct position *at)
{
    const struct shape *shape;
    size_t count = member_rows(member, at);
    if (!count)
        return "NULL";
    shape = member_shape(member, at->row);
    size_t number = (size_t)(pool_of_rows(rows->pooled, shape) - rows->pooled->pools);
    struct pool_text *pool = &rows->pools[number];
    size_t offset =
        (size_t)((const unsigned char *)member_pointer(member, at->row) - pool->pool->rows) /
        shape->bytes;
    if (rows->from)
        rows->from->leads_to[number] = true;
    if (pool->rows)
        add_rows_of(rows, pool, member, at, offset, count);
    if (shape != member->shape()) /* it begins with what is led to */
        return pool_format(rows->writer->pool, "&%s[%zu].%s", pool->name, offset,
                           shape->members[0].name);
    return offset ? pool_format(rows->writer->pool, "%s + %zu", pool->name, offset) : pool->name;
}

/* The value of a member as C. */
static void add_member_value(struct rows *rows, struct text *text, const struct member *member,
                             const struct position *at)
{
    struct writer *writer = rows->writer;
    if (member->kind == MEMBER_ARRAY)
        text_add(text, "%s", place_of_rows(rows, member, at));
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
                          const struct position *at, bool named)
{
    struct position within = *at;
    struct line line = {.named = named};
    within.row = (const unsigned char *)at->row + member->offset;
    add_members(rows, &line, member->shape(), &within);
    text_add(text, "%s", line.text.data);
    text_free(&line.text);
}

static void add_member(struct rows *rows, struct text *text, const struct member *member,
                       const struct position *at, bool named)
{
    if (*member->name && named)
        text_add(text, ".%s = ", member->name);
    if (member->kind == MEMBER_STRUCTURE) {
        add_structure(rows, text, member, at, named);
    } else if (member->times) {
        for (unsigned i = 0; i < member->times; i++) {
            text_add(text, i ? ", " : "{");
            add_number(rows->writer, text, member, at->row, i);
        }
        text_add(text, "}");
    } else {
        add_member_value(rows, text, member, at);
    }
}

/* All members of a row, in braces unless it is one value. */
static void add_members(struct rows *rows, struct line *line, const struct shape *shape,
                        const struct position *at)
{
    bool braces = *shape->members[0].name != '\0' && !line->tall;
    text_add_bytes(&line->text, "{", braces);
    for (size_t i = 0; i < shape->member_count; i++) {
        struct text token = {0};
        if (shape->members[i].kind == MEMBER_NAMES)
            continue;
        add_member(rows, &token, &shape->members[i], at, line->named);
        add_token(line, token.data, token.length);
        text_free(&token);
    }
    text_add_bytes(&line->text, "}", braces);
}

/* ---------------------------------------------------------------------- pools */

/* Whether rows are numbers, and no structures or pointers. */
static bool is_number(const struct shape *shape)
{
    return !*shape->members[0].name && shape->members[0].kind <= MEMBER_CLAIMED;
}

/* Makes what the pools have of C, beside their rows. */
static void begin_pools(struct rows *rows)
{
    struct pool *pool = rows->writer->pool;
    size_t count = rows->pooled->count;
    rows->pools = pool_take(pool, (count + 1) * sizeof *rows->pools);
    for (size_t i = 0; i < count; i++) {
        const struct table_pool *from = &rows->pooled->pools[i];
        struct pool_text *to = &rows->pools[i];
        *to = (struct pool_text){.pool = from,
                                 .name = pool_format(pool, "%s__all", from->shape->name),
                                 .leads_to = pool_take(pool, count)};
        if (!is_number(from->shape))
            to->rows = pool_take(pool, from->count * sizeof *to->rows);
    }
}

/* What the members of the rows are called that have no names in C. */
static const char *names_of_members(struct pool *pool, const struct shape *shape)
{
    struct text text = {0};
    struct line line = {.begin = 0};
    if (!*shape->members[0].name)
        return "";
    for (size_t i = 0; i < shape->member_count; i++)
        add_token(&line, shape->members[i].name, strlen(shape->members[i].name));
    text_add(&text, "/* %s */\n", line.text.data);
    text_free(&line.text);
    return text_move_to_pool(&text, pool);
}

/* Adds a row to a pool that is written: in the line, if there is room in it and nothing to say. */
static void add_row_text(struct text *text, size_t *line, const struct row_text *row, bool last)
{
    size_t length = strlen(row->text);
    bool said = *row->words || *row->heading;
    bool fits =
        text->length - *line + length + 2 <= LONGEST_LINE && text->data[text->length - 1] != '\n';
    if (!fits || said) {
        if (text->data[text->length - 1] != '\n')
            text_add_bytes(text, "\n", 1);
        *line = text->length;
        text_add(text, "%s    ", row->heading);
    } else {
        text_add_bytes(text, " ", 1);
    }
    text_add_bytes(text, row->text, length);
    text_add_bytes(text, ",", 1);
    if (*row->words)
        text_add(text, " /* %s */", row->words);
    if (said || last)
        text_add_bytes(text, "\n", 1);
}

/* The rows of a pool of numbers, or of what was put together. */
static void add_pool_rows(struct rows *rows, const struct pool_text *pool, struct text *text)
{
    const struct shape *shape = pool->pool->shape;
    size_t line = text->length;
    for (size_t i = 0; i < pool->pool->count; i++) {
        struct text number = {0};
        struct row_text row = {"", "", ""};
        if (pool->rows)
            row = pool->rows[i];
        else
            add_number(rows->writer, &number, &shape->members[0],
                       pool->pool->rows + i * shape->bytes, 0);
        row.text = number.data ? number.data : row.text;
        add_row_text(text, &line, &row, i + 1 == pool->pool->count);
        text_free(&number);
    }
}

/* Writes a pool, and those that it leads to before it. */
static void write_pool(struct rows *rows, struct pool_text *pool)
{
    struct text *text = &rows->writer->text;
    if (pool->written)
        return;
    pool->written = true;
    for (size_t i = 0; i < rows->pooled->count; i++)
        if (pool->leads_to[i])
            write_pool(rows, &rows->pools[i]);
    bool named = pool->pool->count == 1 && *pool->pool->shape->members[0].name;
    text_add(text, "\n%sstatic const GG_ROM %s %s[] = {\n",
             named ? "" : names_of_members(rows->writer->pool, pool->pool->shape),
             pool->pool->shape->type, pool->name);
    add_pool_rows(rows, pool, text);
    text_add(text, "};\n");
}

static void write_pools(struct rows *rows, bool of_names)
{
    for (size_t i = 0; i < rows->pooled->count; i++)
        if (rows->pooled->pools[i].of_names == of_names)
            write_pool(rows, &rows->pools[i]);
}

/* ------------------------------------------------------------------- tables */

/* A structure that others refer to, as C. */
static const char *text_of_table(struct rows *rows, const struct shape *shape, const void *row)
{
    struct position at = {.tables = rows->writer->tables, .row = row};
    struct line line = {.tall = true, .named = true};
    add_members(rows, &line, shape, &at);
    return text_move_to_pool(&line.text, rows->writer->pool);
}

void write_domain(struct writer *writer)
{
    const struct tables *tables = writer->tables;
    struct rows rows = {.writer = writer, .pooled = tables_pooled(writer->pool, tables)};
    const struct tables *pooled = writer->tables = &rows.pooled->tables;
    begin_pools(&rows);
    const char *names = text_of_table(&rows, names_shape(), &rows.pooled->names);
    const char *domain = text_of_table(&rows, domain_shape(), &pooled->domain);
    const char *team = pooled->team.work ? text_of_table(&rows, team_shape(), &pooled->team) : "";
    text_add(&writer->text, "#ifndef GG_NO_NAMES");
    write_pools(&rows, true);
    text_add(&writer->text, "\nstatic const GG_ROM gg_names names__all = {\n%s};\n#endif\n", names);
    write_pools(&rows, false);
    text_add(&writer->text,
             "\nconst GG_ROM gg_domain %s_domain = {\n%s#ifndef GG_NO_NAMES\n"
             "    .names = &names__all,\n#else\n    .names = NULL,\n#endif\n};\n",
             writer->prefix, domain);
    if (*team)
        text_add(&writer->text, "\nconst GG_ROM gg_team_tables %s_team_tables = {\n%s};\n",
                 writer->prefix, team);
    writer->tables = tables;
}
