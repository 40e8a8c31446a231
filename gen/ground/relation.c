/* SPDX-License-Identifier: MIT */
/*
 * Relations are made from the instances of a fact that do not have its usual value, as roads
 * do not lead from everywhere to everywhere, and kept by what they say: see relation.h.
 */
#include "ground/relation.h"

#include <inttypes.h>
#include <string.h>

/* An argument of a constant fact, or, as one more, the parameter that its value is compared
 * with. */
struct argument {
    const struct symbol_set *objects; /* that it has positions among */
    const struct term *term;          /* a parameter or symbol */
    size_t column;                    /* of a parameter */
    uint16_t *cells;                  /* by position: 1 + the cell; 0: this cannot be */
};

/* A comparison of a constant fact on its way to rows. */
struct leaf {
    const struct fact *fact;
    const struct expression *list; /* the values are those of its list; or NULL */
    int64_t low, high;             /* or these, without the list */
    bool inverted;                 /* or all others */
    struct argument arguments[SCOPE_LIMIT + 1];
    size_t argument_count;
    size_t columns[SCOPE_LIMIT + 1], column_count;
    bool by_value; /* the last argument is the value */
};

/* ------------------------------------------------------------ what it says */

static void add_argument(struct leaf *leaf, const struct symbol_set *objects,
                         const struct term *term)
{
    struct argument *argument = &leaf->arguments[leaf->argument_count++];
    *argument = (struct argument){.objects = objects, .term = term};
    if (term->kind != TERM_PARAMETER)
        return;
    while (argument->column < leaf->column_count && leaf->columns[argument->column] != term->index)
        argument->column++;
    if (argument->column == leaf->column_count)
        leaf->columns[leaf->column_count++] = term->index;
}

/* The values of a comparison; false where these are no values that the text names. */
static bool find_values(struct leaf *leaf, const struct conjunct *conjunct)
{
    const struct expression *expression = conjunct->expression;
    const struct term *right = &expression->right;
    leaf->inverted = conjunct->negated;
    if (expression->kind == EXPRESSION_HOLDS) {
        leaf->low = leaf->high = 1;
        return true;
    }
    if (expression->kind == EXPRESSION_IN) {
        leaf->list = expression;
        for (size_t i = 0; i < expression->list_count; i++)
            if (expression->list[i].kind == TERM_PARAMETER)
                return false;
        return true;
    }
    leaf->inverted = conjunct->negated != (expression->comparison == NOT_EQUAL);
    leaf->low = expression->low;
    leaf->high = expression->high;
    if (leaf->fact->kind == GG_NUMBER)
        return true;
    if (right->kind == TERM_FACT || right->kind == TERM_PARAMETER)
        return false;
    leaf->low = leaf->high = right->kind == TERM_BOOL
                                 ? (int64_t)right->index
                                 : symbol_position(&leaf->fact->values, right->index);
    return true;
}

static bool relation_is_among(const struct leaf *leaf, uint32_t value)
{
    const struct expression *list = leaf->list;
    if (!list)
        return (int64_t)value >= leaf->low && (int64_t)value <= leaf->high;
    for (size_t i = 0; i < list->list_count; i++) {
        const struct term *item = &list->list[i];
        bool is_index = leaf->fact->kind == GG_NUMBER || item->kind == TERM_BOOL;
        size_t named = is_index ? value : leaf->fact->values.symbols[value];
        if (named == item->index)
            return true;
    }
    return false;
}

/* Whether a value of the fact allows any objects. */
static bool relation_allows(const struct leaf *leaf, uint32_t value)
{
    return leaf->by_value || relation_is_among(leaf, value) != leaf->inverted;
}

/* Reads a comparison of a constant fact; false where it is none that can be laid out in rows. */
static bool read_leaf(const struct conjunct *conjunct, struct leaf *leaf)
{
    const struct term *left = &conjunct->expression->left;
    if (left->kind != TERM_FACT || conjunct->expression->kind == EXPRESSION_AMOUNTS ||
        conjunct->expression->reads)
        return false;
    leaf->fact = left->fact;
    for (size_t i = 0; i < left->argument_count; i++)
        add_argument(leaf, &left->fact->parameters[i]->objects, &left->arguments[i]);
    if (find_values(leaf, conjunct))
        return true;
    const struct term *right = &conjunct->expression->right;
    if (leaf->list || leaf->inverted || right->kind != TERM_PARAMETER)
        return false;
    leaf->by_value = true;
    add_argument(leaf, &left->fact->values, right);
    return true;
}

/* -------------------------------------------------------------------- rows */

/* The instances of a fact that have another value than its start, in order. */
static const struct nonstart_instances *unusual_instances(struct grounding *grounding,
                                                          const struct fact *fact)
{
    struct nonstart_instances *instances = &grounding->instances[fact->number];
    const struct variable *variables = &grounding->problem->variables[fact->first];
    if (instances->looked_up)
        return instances;
    instances->looked_up = true;
    for (size_t i = 0; i < fact->count; i++)
        instances->count += variables[i].start != fact->start;
    instances->offsets = pool_take(grounding->pool, instances->count * sizeof *instances->offsets);
    size_t count = 0;
    for (size_t i = 0; i < fact->count; i++)
        if (variables[i].start != fact->start)
            instances->offsets[count++] = (uint32_t)i;
    return instances;
}

static const struct symbol_set *objects_in(const struct parameters *parameters, size_t parameter)
{
    return &parameters->items[parameter].type->objects;
}

/* Notes, by symbol, 1 + the cell of each object that a term can be; or takes that back. */
static void note_cells(struct grounding *grounding, const struct parameters *parameters,
                       const struct term *term, bool taken_back)
{
    uint16_t *cells = grounding->cells;
    if (term->kind != TERM_PARAMETER) {
        cells[term->index] = !taken_back;
        return;
    }
    const struct symbol_set *objects = objects_in(parameters, term->index);
    for (size_t i = 0; i < objects->count; i++)
        cells[objects->symbols[i]] = (uint16_t)(taken_back ? 0 : i + 1);
}

static void find_cells(struct grounding *grounding, const struct parameters *parameters,
                       struct pool *pool, struct argument *argument)
{
    note_cells(grounding, parameters, argument->term, false);
    argument->cells = pool_take(pool, argument->objects->count * sizeof *argument->cells);
    for (size_t i = 0; i < argument->objects->count; i++)
        argument->cells[i] = grounding->cells[argument->objects->symbols[i]];
    note_cells(grounding, parameters, argument->term, true);
}

/* The row of an instance; false where its objects are none of the parameters', or not those of
 * the text. */
static bool relation_row_of(const struct leaf *leaf, size_t offset, uint32_t value, uint16_t *row)
{
    memset(row, 0, leaf->column_count * sizeof *row);
    for (size_t i = leaf->argument_count; i-- > 0;) {
        const struct argument *argument = &leaf->arguments[i];
        size_t position = value;
        if (!leaf->by_value || i + 1 < leaf->argument_count) {
            position = offset % argument->objects->count;
            offset /= argument->objects->count;
        }
        uint16_t cell = argument->cells[position];
        if (!cell)
            return false;
        if (argument->term->kind != TERM_PARAMETER)
            continue;
        if (row[argument->column] && row[argument->column] != cell)
            return false;
        row[argument->column] = cell;
    }
    for (size_t i = 0; i < leaf->column_count; i++)
        row[i]--;
    return true;
}

static struct rows *rows_of_leaf(struct grounding *grounding, const struct parameters *parameters,
                                 struct leaf *leaf)
{
    const struct variable *variables = &grounding->problem->variables[leaf->fact->first];
    const struct nonstart_instances *instances = unusual_instances(grounding, leaf->fact);
    struct rows *rows = pool_take(grounding->pool, sizeof *rows);
    struct pool *pool = pool_new();
    uint16_t row[SCOPE_LIMIT + 1];
    size_t count = leaf->by_value ? leaf->fact->count : instances->count;
    rows->width = leaf->column_count;
    for (size_t i = 0; i < leaf->argument_count; i++)
        find_cells(grounding, parameters, pool, &leaf->arguments[i]);
    for (size_t i = 0; i < count; i++) {
        size_t offset = leaf->by_value ? i : instances->offsets[i];
        uint32_t value = variables[offset].start;
        if (relation_allows(leaf, value) && relation_row_of(leaf, offset, value, row))
            rows_add(grounding->pool, rows, row);
    }
    grounding->effort += count / 8;
    pool_free(pool);
    return rows;
}

/* Two parameters that are the same object. */
static struct rows *rows_of_equals(struct grounding *grounding, const struct symbol_set *left,
                                   const struct symbol_set *right)
{
    struct rows *rows = pool_take(grounding->pool, sizeof *rows);
    rows->width = 2;
    for (size_t i = 0; i < left->count; i++) {
        int64_t position = symbol_position(right, left->symbols[i]);
        uint16_t row[] = {(uint16_t)i, (uint16_t)position};
        if (position >= 0)
            rows_add(grounding->pool, rows, row);
    }
    grounding->effort += left->count;
    return rows;
}

/* --------------------------------------------------------------- relations */

/* What the rows of a comparison depend on. */
static const char *key_of(struct grounding *grounding, const struct parameters *parameters,
                          const struct leaf *leaf, const struct conjunct *conjunct)
{
    struct text text = {0};
    text_add(&text, "%zu %" PRId64 " %" PRId64 " %d %d", leaf->fact->number, leaf->low, leaf->high,
             leaf->inverted, leaf->by_value);
    if (leaf->list)
        text_add(&text, " in %p", (const void *)conjunct->expression);
    for (size_t i = 0; i < leaf->argument_count; i++) {
        const struct argument *argument = &leaf->arguments[i];
        if (argument->term->kind == TERM_PARAMETER)
            text_add(&text, ", %zu of %p", argument->column,
                     (const void *)objects_in(parameters, argument->term->index));
        else
            text_add(&text, ", %zu", argument->term->index);
    }
    const char *key = pool_copy_text(grounding->pool, text.data, text.length);
    text_free(&text);
    return key;
}

/* How many objects there are in each column. */
static void count_distinct(struct pool *pool, struct relation *relation,
                           const struct parameters *parameters)
{
    const struct rows *rows = relation->rows;
    relation->distinct = pool_take(pool, rows->width * sizeof *relation->distinct);
    for (size_t i = 0; i < rows->width; i++) {
        bool *seen = pool_take(pool, objects_in(parameters, relation->columns[i])->count);
        for (size_t j = 0; j < rows->count; j++) {
            bool *cell = &seen[rows_cell(rows, j, i)];
            relation->distinct[i] += !*cell;
            *cell = true;
        }
    }
}

/* Keeps rows under the relation's key. */
static void relation_keep(struct grounding *grounding, struct relation *relation)
{
    struct relations *all = &grounding->relations;
    text_number_map_put(&all->numbers, grounding->pool, relation->key, (int64_t)all->count);
    POOL_ADD(grounding->pool, all->items, all->count) = *relation;
    all->cells += relation->rows->count * relation->rows->width;
}

/* The relation that was made for the same key before; false where there is none. */
static bool find_kept(const struct grounding *grounding, struct relation *relation)
{
    int64_t known = text_number_map_get(&grounding->relations.numbers, relation->key);
    if (known < 0)
        return false;
    relation->rows = grounding->relations.items[known].rows;
    relation->distinct = grounding->relations.items[known].distinct;
    return true;
}

static size_t *relation_copied(struct pool *pool, const size_t *numbers, size_t count)
{
    size_t *copy = pool_take(pool, count * sizeof *copy);
    memcpy(copy, numbers, count * sizeof *copy);
    return copy;
}

static bool equals_of(struct grounding *grounding, const struct parameters *parameters,
                      const struct conjunct *conjunct, struct relation *relation)
{
    const struct expression *expression = conjunct->expression;
    size_t columns[] = {expression->left.index, expression->right.index};
    if (expression->kind != EXPRESSION_COMPARE || expression->left.kind != TERM_PARAMETER ||
        expression->right.kind != TERM_PARAMETER || columns[0] == columns[1] ||
        (expression->comparison == EQUAL) == conjunct->negated)
        return false;
    const struct symbol_set *left = objects_in(parameters, columns[0]);
    const struct symbol_set *right = objects_in(parameters, columns[1]);
    relation->columns = relation_copied(grounding->pool, columns, 2);
    relation->key =
        pool_format(grounding->pool, "= %p %p", (const void *)left, (const void *)right);
    if (find_kept(grounding, relation))
        return true;
    relation->rows = rows_of_equals(grounding, left, right);
    count_distinct(grounding->pool, relation, parameters);
    relation_keep(grounding, relation);
    return true;
}

bool relation_of_conjunct(struct grounding *grounding, const struct parameters *parameters,
                          const struct conjunct *conjunct, struct relation *relation)
{
    struct leaf leaf = {0};
    if (!is_leaf(conjunct) || grounding->relations.cells > RELATION_CELLS)
        return false;
    if (equals_of(grounding, parameters, conjunct, relation))
        return true;
    if (!read_leaf(conjunct, &leaf) || leaf.column_count < 2)
        return false;
    if (!leaf.by_value && relation_allows(&leaf, leaf.fact->start))
        return false; /* what is usual is allowed: that leaves nearly all */
    relation->columns = relation_copied(grounding->pool, leaf.columns, leaf.column_count);
    relation->key = key_of(grounding, parameters, &leaf, conjunct);
    if (find_kept(grounding, relation))
        return true;
    relation->rows = rows_of_leaf(grounding, parameters, &leaf);
    count_distinct(grounding->pool, relation, parameters);
    relation_keep(grounding, relation);
    return true;
}

/* The columns in the order of their parameters' ranks. */
static size_t *ordered_columns(struct pool *pool, const struct relation *relation,
                               const size_t *ranks)
{
    size_t *order = pool_take(pool, relation->rows->width * sizeof *order);
    for (size_t i = 0; i < relation->rows->width; i++) {
        size_t j = i;
        for (; j > 0 && ranks[relation->columns[order[j - 1]]] > ranks[relation->columns[i]]; j--)
            order[j] = order[j - 1];
        order[j] = i;
    }
    return order;
}

static const struct rows *ordered_rows(struct grounding *grounding, const struct rows *rows,
                                       const size_t *order, const size_t *sizes)
{
    struct rows *ordered = pool_take(grounding->pool, sizeof *ordered);
    uint16_t row[SCOPE_LIMIT + 1];
    ordered->width = rows->width;
    for (size_t i = 0; i < rows->count; i++) {
        for (size_t j = 0; j < rows->width; j++)
            row[j] = rows_cell(rows, i, order[j]);
        rows_add(grounding->pool, ordered, row);
    }
    grounding->effort += rows->count / 8;
    rows_sort(grounding->pool, ordered, sizes);
    return ordered;
}

void relation_reorder_columns(struct grounding *grounding, const struct parameters *parameters,
                              const size_t *ranks, struct relation *relation)
{
    size_t width = relation->rows->width;
    const size_t *order = ordered_columns(grounding->pool, relation, ranks);
    struct relation ordered = *relation;
    size_t *sizes = pool_take(grounding->pool, width * sizeof *sizes);
    ordered.columns = pool_take(grounding->pool, width * sizeof *ordered.columns);
    for (size_t i = 0; i < width; i++) {
        ordered.columns[i] = relation->columns[order[i]];
        ordered.key =
            pool_format(grounding->pool, "%s%s%zu", ordered.key, i ? " " : ": ", order[i]);
        sizes[i] = objects_in(parameters, ordered.columns[i])->count;
    }
    if (!find_kept(grounding, &ordered)) {
        ordered.rows = ordered_rows(grounding, relation->rows, order, sizes);
        relation_keep(grounding, &ordered);
    }
    ordered.distinct = NULL; /* was for finding the order */
    *relation = ordered;
}
