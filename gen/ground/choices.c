/* SPDX-License-Identifier: MIT */
/*
 * Parameters get their objects one after another, those first that constants leave few for. All
 * relations of constants are sorted by the parameters in that order, so that what can follow on
 * the objects chosen stands in one piece in each of them, and only objects that stand in all of
 * them are gone on with (leapfrog triejoin: Veldhuizen, "A Simple, Worst-Case Optimal Join
 * Algorithm", 2014). So the work goes by what is left, not by the product of all objects.
 */
#include "ground/choices.h"

#include "ground/relation.h"

#include <assert.h>
#include <string.h>

/* The most relations that are joined for one action or method. */
enum { RELATIONS_MOST = 64 };

/* A relation in the search, and its rows that go with the objects so far: by column, those
 * before the object of that column is chosen. */
struct joined {
    struct relation relation;
    struct row_range *ranges;
};

/* A relation that a parameter has a column of. */
struct use {
    struct joined *joined;
    size_t column;
};

/* A parameter, by the order in which they get their objects. */
struct level {
    size_t parameter;
    const struct symbol_set *objects;
    bool *allowed; /* by position: whether it can be this one at all; NULL: all can */
    struct use *uses;
    const struct conjunct **checks; /* what is looked at when it has its object */
    size_t use_count, check_count;
};

struct choosing {
    const struct parameters *parameters;
    size_t outer;
    struct conjuncts conjuncts;
    const struct conjunct **checks; /* without parameters */
    size_t check_count;
    struct joined *joined;
    size_t joined_count;
    size_t *ranks;        /* by parameter: its level */
    struct level *levels; /* the outer parameters first */
    bool in_order;        /* whether the levels are in the order of the parameters */
};

/* ------------------------------------------------------------ the plan */

static bool choices_is_known(const struct choosing *choosing, const struct relation *relation)
{
    for (size_t i = 0; i < choosing->joined_count; i++) {
        const struct relation *other = &choosing->joined[i].relation;
        if (strcmp(other->key, relation->key) == 0 &&
            memcmp(other->columns, relation->columns,
                   relation->rows->width * sizeof *relation->columns) == 0)
            return true;
    }
    return false;
}

/* The conjuncts that are relations; the others stay. */
static void find_relations(struct grounding *grounding, struct choosing *choosing)
{
    struct conjuncts *conjuncts = &choosing->conjuncts;
    size_t kept = 0;
    for (size_t i = 0; i < conjuncts->count; i++) {
        struct joined joined = {0};
        if (choosing->joined_count == RELATIONS_MOST ||
            !relation_of_conjunct(grounding, choosing->parameters, &conjuncts->items[i],
                                  &joined.relation)) {
            conjuncts->items[kept++] = conjuncts->items[i];
        } else if (!choices_is_known(choosing, &joined.relation)) {
            size_t width = joined.relation.rows->width;
            joined.ranges = pool_take(grounding->pool, (width + 1) * sizeof *joined.ranges);
            joined.ranges[0].to = joined.relation.rows->count;
            POOL_ADD(grounding->pool, choosing->joined, choosing->joined_count) = joined;
        }
    }
    conjuncts->count = kept;
}

/* How many objects are left is counted in parts of one; a number that is not known is above all
 * others. Floating-point numbers would round otherwise on other machines. */
#define LEFT_ONE ((uint64_t)1 << 32)
#define LEFT_UNKNOWN UINT64_MAX

/* About how many objects a relation leaves a parameter when others have theirs. */
static uint64_t left_by(const struct choosing *choosing, const struct relation *relation,
                        size_t parameter)
{
    uint64_t rows = relation->rows->count * LEFT_ONE, most = rows;
    bool mentioned = false;
    for (size_t i = 0; i < relation->rows->width; i++) {
        uint64_t distinct = relation->distinct[i];
        if (relation->columns[i] == parameter) {
            mentioned = true;
            most = distinct * LEFT_ONE;
        } else if (choosing->ranks[relation->columns[i]] != SIZE_MAX && distinct > 1) {
            rows /= distinct;
        }
    }
    return !mentioned ? LEFT_UNKNOWN : rows < most ? rows : most;
}

/* About how many objects are left for a parameter; where nothing tells, more than that there
 * are, so that it comes last. */
static uint64_t left_for(const struct choosing *choosing, size_t parameter)
{
    uint64_t least = LEFT_UNKNOWN;
    for (size_t i = 0; i < choosing->joined_count; i++) {
        uint64_t left = left_by(choosing, &choosing->joined[i].relation, parameter);
        least = left < least ? left : least;
    }
    return least == LEFT_UNKNOWN ? UINT16_MAX * LEFT_ONE : least;
}

/* The parameter without a level that the fewest objects are left for. */
static size_t next_parameter(const struct choosing *choosing)
{
    size_t best = SIZE_MAX;
    uint64_t least = 0;
    for (size_t i = choosing->outer; i < choosing->parameters->count; i++) {
        if (choosing->ranks[i] != SIZE_MAX)
            continue;
        uint64_t left = left_for(choosing, i);
        if (best == SIZE_MAX || left < least) {
            best = i;
            least = left;
        }
    }
    return best;
}

static void find_order(struct choosing *choosing)
{
    size_t count = choosing->parameters->count;
    for (size_t i = 0; i < count; i++)
        choosing->ranks[i] = SIZE_MAX;
    choosing->in_order = true;
    for (size_t i = 0; i < count; i++) {
        size_t parameter = i < choosing->outer ? i : next_parameter(choosing);
        choosing->ranks[parameter] = i;
        choosing->levels[i].parameter = parameter;
        choosing->levels[i].objects = &choosing->parameters->items[parameter].type->objects;
        choosing->in_order = choosing->in_order && parameter == i;
    }
}

static void add_uses(struct grounding *grounding, struct choosing *choosing)
{
    for (size_t i = 0; i < choosing->joined_count; i++) {
        struct joined *joined = &choosing->joined[i];
        relation_reorder_columns(grounding, choosing->parameters, choosing->ranks,
                                 &joined->relation);
        for (size_t j = 0; j < joined->relation.rows->width; j++) {
            struct level *level = &choosing->levels[choosing->ranks[joined->relation.columns[j]]];
            POOL_ADD(grounding->pool, level->uses, level->use_count) = (struct use){joined, j};
        }
    }
}

/* Rules out single objects of a parameter. */
static void restrict_level(struct grounding *grounding, const struct choosing *choosing,
                           struct level *level, const struct conjunct *conjunct)
{
    struct binding binding = new_binding(grounding, choosing->parameters->count);
    if (!level->allowed) {
        level->allowed = pool_take(grounding->pool, level->objects->count);
        memset(level->allowed, true, level->objects->count);
    }
    for (size_t i = 0; i < level->objects->count; i++) {
        binding.symbols[level->parameter] = level->objects->symbols[i];
        if (level->allowed[i] && is_refuted(grounding, conjunct, &binding))
            level->allowed[i] = false;
    }
}

static void add_check(struct pool *pool, const struct conjunct ***checks, size_t *count,
                      const struct conjunct *conjunct)
{
    POOL_ADD(pool, *checks, *count) = conjunct;
}

/* A comparison is looked at when all its parameters have their objects, and so is what has
 * variables of its own; something that is joined of others each time that one of them has. */
static void add_checks(struct grounding *grounding, struct choosing *choosing,
                       const struct conjunct *conjunct)
{
    bool at_last = is_leaf(conjunct) || has_quantifier(conjunct->expression);
    struct level *last = NULL;
    size_t mentioned = 0;
    for (size_t i = 0; i < choosing->parameters->count; i++) {
        struct level *level = &choosing->levels[i];
        if (!(conjunct->parameters >> level->parameter & 1))
            continue;
        if (last && !at_last)
            add_check(grounding->pool, &last->checks, &last->check_count, conjunct);
        last = level;
        mentioned++;
    }
    if (!mentioned)
        add_check(grounding->pool, &choosing->checks, &choosing->check_count, conjunct);
    else if (mentioned == 1 && last->parameter >= choosing->outer)
        restrict_level(grounding, choosing, last, conjunct);
    else
        add_check(grounding->pool, &last->checks, &last->check_count, conjunct);
}

struct choosing *plan_object_choice(struct grounding *grounding,
                                    const struct parameters *parameters, size_t outer,
                                    const struct expressions *conditions)
{
    struct choosing *choosing = pool_take(grounding->pool, sizeof *choosing);
    size_t count = parameters->count;
    choosing->parameters = parameters;
    choosing->outer = outer;
    choosing->conjuncts = conjuncts_of(grounding->pool, conditions, count);
    choosing->ranks = pool_take(grounding->pool, count * sizeof *choosing->ranks);
    choosing->levels = pool_take(grounding->pool, count * sizeof *choosing->levels);
    find_relations(grounding, choosing);
    find_order(choosing);
    add_uses(grounding, choosing);
    for (size_t i = 0; i < choosing->conjuncts.count; i++)
        add_checks(grounding, choosing, &choosing->conjuncts.items[i]);
    return choosing;
}

/* ------------------------------------------------------------ the search */

/* The search of one call. */
struct search {
    struct grounding *grounding;
    struct choosing *choosing;
    struct binding *binding;
    uint16_t *positions; /* of the objects chosen, by parameter that is not an outer one */
    bool cut;            /* there are too many choices */
};

static bool choices_is_over(const struct search *search)
{
    return search->cut || search->grounding->effort > EFFORT_LIMIT;
}

static bool are_refuted(const struct search *search, const struct conjunct *const *checks,
                        size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (is_refuted(search->grounding, checks[i], search->binding))
            return true;
    return false;
}

/* Gives a parameter an object; false where that is ruled out. */
static bool choose(const struct search *search, const struct level *level, uint16_t position)
{
    if (level->allowed && !level->allowed[position])
        return false;
    for (size_t i = 0; i < level->use_count; i++) {
        struct joined *joined = level->uses[i].joined;
        size_t column = level->uses[i].column;
        struct row_range with =
            rows_with_value(joined->relation.rows, joined->ranges[column], column, position);
        if (with.from == with.to)
            return false;
        joined->ranges[column + 1] = with;
    }
    search->binding->symbols[level->parameter] = level->objects->symbols[position];
    return !are_refuted(search, level->checks, level->check_count);
}

/* The relation with the fewest rows left for a parameter; NULL where there is none. */
static const struct use *shortest_use(const struct level *level)
{
    const struct use *best = NULL;
    size_t least = SIZE_MAX;
    for (size_t i = 0; i < level->use_count; i++) {
        const struct use *use = &level->uses[i];
        struct row_range range = use->joined->ranges[use->column];
        if (range.to - range.from < least) {
            least = range.to - range.from;
            best = use;
        }
    }
    return best;
}

static void search_level(struct search *search, size_t depth);

static void try_object(struct search *search, size_t depth, uint16_t position)
{
    const struct level *level = &search->choosing->levels[depth];
    search->grounding->effort++;
    search->cut = search->cut || ++search->grounding->choices > LOOK_LIMIT;
    if (choose(search, level, position)) {
        search->positions[level->parameter - search->choosing->outer] = position;
        search_level(search, depth + 1);
    }
    search->binding->symbols[level->parameter] = UNBOUND;
}

static void add_choice(struct search *search)
{
    struct rows *chosen = &search->grounding->chosen;
    if (chosen->count == CHOICE_LIMIT)
        search->cut = true;
    else
        rows_add(search->grounding->chosen_pool, chosen, search->positions);
}

static void search_level(struct search *search, size_t depth)
{
    if (depth == search->choosing->parameters->count) {
        add_choice(search);
        return;
    }
    const struct level *level = &search->choosing->levels[depth];
    const struct use *use = shortest_use(level);
    if (!use) {
        for (size_t i = 0; i < level->objects->count && !choices_is_over(search); i++)
            try_object(search, depth, (uint16_t)i);
        return;
    }
    const struct rows *rows = use->joined->relation.rows;
    struct row_range left = use->joined->ranges[use->column];
    while (left.from < left.to && !choices_is_over(search)) {
        uint16_t position = rows_cell(rows, left.from, use->column);
        try_object(search, depth, position);
        left.from = rows_with_value(rows, left, use->column, position).to;
    }
}

/* All choices that go with the objects of the outer parameters. */
static void search_all(struct search *search)
{
    const struct choosing *choosing = search->choosing;
    size_t depth = 0;
    for (size_t i = choosing->outer; i < choosing->parameters->count; i++)
        search->binding->symbols[i] = UNBOUND;
    search->binding->count = choosing->parameters->count;
    if (are_refuted(search, choosing->checks, choosing->check_count))
        return;
    for (; depth < choosing->outer; depth++) {
        const struct level *level = &choosing->levels[depth];
        int64_t position = symbol_position(level->objects, search->binding->symbols[depth]);
        assert(position >= 0);
        if (!choose(search, level, (uint16_t)position))
            return;
    }
    search_level(search, depth);
}

/* ------------------------------------------------------------- the visits */

/* There are too many choices of objects to look at. */
static void report_choices(struct grounding *grounding, const struct parameters *parameters,
                           const struct visitor *visitor)
{
    double total = 1;
    for (size_t i = 0; i < parameters->count; i++)
        total *= (double)parameters->items[i].type->objects.count;
    bool many = grounding->choices > LOOK_LIMIT;
    report_too_many_instances(
        grounding, visitor->place,
        many ? "%s has %.0f choices of objects, and to find those that constant "
               "facts allow more than %d objects would have to be looked at"
             : "%s has %.0f choices of objects, of which constant facts leave more "
               "than %d",
        visitor->what, total, many ? LOOK_LIMIT : CHOICE_LIMIT);
}

static void sort_choices(struct grounding *grounding, const struct choosing *choosing)
{
    size_t sizes[SCOPE_LIMIT];
    for (size_t i = choosing->outer; i < choosing->parameters->count; i++)
        sizes[i - choosing->outer] = choosing->parameters->items[i].type->objects.count;
    rows_sort(grounding->chosen_pool, &grounding->chosen, sizes);
}

static void choices_visit_all(struct grounding *grounding, const struct choosing *choosing,
                              struct binding *binding, const struct visitor *visitor)
{
    const struct rows *chosen = &grounding->chosen;
    for (size_t i = 0; i < chosen->count && !grounding->failed; i++) {
        if (grounding->left_out > LEFT_OUT_COUNTED)
            return;
        for (size_t j = 0; j < chosen->width; j++) {
            const struct parameter *parameter = &choosing->parameters->items[choosing->outer + j];
            binding->symbols[choosing->outer + j] =
                parameter->type->objects.symbols[rows_cell(chosen, i, j)];
        }
        visitor->visit(grounding, visitor->context, binding);
    }
}

void for_each_binding(struct grounding *grounding, struct choosing *choosing,
                      struct binding *binding, const struct visitor *visitor)
{
    uint16_t positions[SCOPE_LIMIT];
    struct search search = {grounding, choosing, binding, positions, false};
    grounding->choices = grounding->left_out = 0;
    grounding->chosen = (struct rows){.width = choosing->parameters->count - choosing->outer};
    search_all(&search);
    (void)check_effort_limits(grounding, visitor->place);
    if (search.cut)
        report_choices(grounding, choosing->parameters, visitor);
    if (!choosing->in_order)
        sort_choices(grounding, choosing);
    choices_visit_all(grounding, choosing, binding, visitor);
    pool_clear(grounding->chosen_pool);
}

void for_each_instance(struct grounding *grounding, const struct parameters *parameters,
                       const struct expressions *conditions, const struct visitor *visitor)
{
    struct binding binding = new_binding(grounding, 0);
    for_each_binding(grounding, plan_object_choice(grounding, parameters, 0, conditions), &binding,
                     visitor);
}
