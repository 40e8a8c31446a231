/* SPDX-License-Identifier: MIT */
/*
 * Encodes conditions as masked comparisons, and effects as masks and additions: see gg_box
 * and gg_effect. Rests on the layout of the state.
 *
 * Constraints of many symbols become rows of gg_sets.all: see gg_set_test. Boxes that ask for the
 * same sets share their rows, and rows that leave the same symbols out share the words that say so:
 * `at != c_1` and `at != c_2` are one word with one bit.
 *
 * Of the sums that conditions put bounds to, only those that a condition of the tables asks for are
 * there, each once: see gg_sums. Their terms, which have conditions of their own, are made when all
 * of them are known, and after that which actions move them.
 */
#include "tables/build.h"

#include <inttypes.h>

const void *null_if_all_zero(const void *array, size_t bytes)
{
    for (const unsigned char *byte = array; bytes > 0; bytes--)
        if (*byte++)
            return array;
    return NULL;
}

uint64_t value_bits(const gg_fact *fact, uint32_t value)
{
    uint64_t bit = fact->kind == GG_SYMBOL ? (uint64_t)1 << value : value;
    return bit << fact->shift;
}

static const gg_fact *encode_fact_of(const struct building *building, size_t variable)
{
    const struct layout *layout = &building->tables->layout;
    return &layout->facts[layout->numbers[variable]];
}

/* ------------------------------------------------------------- sums and bounds */

static uint16_t sum_number(struct building *building, const struct sum *sum)
{
    struct tables *tables = building->tables;
    const char *key = pool_format(building->pool, "%zu", sum->number);
    int64_t known = text_number_map_get(&building->sums, key);
    if (known >= 0)
        return (uint16_t)known;
    size_t number = tables->sums.count;
    text_number_map_put(&building->sums, building->pool, key, (int64_t)number);
    tables->all_sums =
        pool_grow(building->pool, tables->all_sums, number, sizeof *tables->all_sums);
    POOL_ADD(building->pool, tables->sum_rows, tables->sums.count).sum = sum;
    return (uint16_t)number;
}

/* The number of the row of gg_sums.bounds for bounds of a sum, which is added to the sums of the
 * domain. */
static uint32_t bounds_row_of(struct building *building, const struct sum_bounds *bounds)
{
    struct tables *tables = building->tables;
    const struct sum *sum = bounds->sum;
    const char *key = pool_format(building->pool, "%zu %" PRId64 " %" PRId64, sum->number,
                                  bounds->low, bounds->high);
    int64_t known = text_number_map_get(&building->bounds, key);
    if (known >= 0)
        return (uint32_t)known;
    size_t number = tables->bounds_count;
    gg_sum_bounds row = {.sum = sum_number(building, sum)};
    row.low = (uint32_t)(bounds->low > sum->least ? bounds->low - sum->least : 0);
    row.high =
        (uint32_t)((bounds->high < sum->greatest ? bounds->high : sum->greatest) - sum->least);
    text_number_map_put(&building->bounds, building->pool, key, (int64_t)number);
    POOL_ADD(building->pool, tables->sum_bounds, tables->bounds_count) = row;
    tables->sums.ops = &gg_summing;
    tables->sums.relaxed = &gg_relaxed_sums; /* C names it only where there is such a search */
    tables->sums.all = tables->all_sums;
    tables->sums.bounds = tables->sum_bounds;
    tables->features.sums = &tables->sums;
    return (uint32_t)number;
}

/* --------------------------------------------------------------------- sets */

/* The symbols from the first that is left out to the last. */
static uint64_t *make_holes(struct pool *pool, const struct constraint *constraint,
                            gg_set_test *test)
{
    uint32_t first = constraint->low, last = constraint->high;
    while (bit_is_in(constraint->set, first))
        first++;
    while (bit_is_in(constraint->set, last))
        last--;
    test->first = (uint16_t)first;
    test->count = (uint16_t)(last - first + 1);
    uint64_t *holes = pool_take(pool, (test->count / 64u + 1) * sizeof *holes);
    for (uint32_t value = first; value <= last; value++)
        if (!bit_is_in(constraint->set, value))
            bit_put(holes, value - first);
    return holes;
}

uint32_t hole_word_count(const gg_set_test *test)
{
    return (uint32_t)bit_words(test->count);
}

/* The number of the words as they were made first. */
static size_t share_holes(struct building *building, gg_set_test *test, uint64_t *holes)
{
    struct text key = {0};
    for (uint32_t i = 0; i < hole_word_count(test); i++)
        text_add(&key, "%" PRIx64 ",", holes[i]);
    int64_t known = text_number_map_get(&building->holes, key.data);
    if (known < 0) {
        known = (int64_t)building->holes.count;
        text_number_map_put(&building->holes, building->pool,
                            pool_copy_text(building->pool, key.data, key.length), known);
        building->hole_words = pool_grow(building->pool, building->hole_words, (size_t)known,
                                         sizeof *building->hole_words);
        building->hole_words[known] = holes;
    }
    text_free(&key);
    test->holes = building->hole_words[known];
    return (size_t)known;
}

static void set_tests_add_row(struct building *building, const struct constraint *constraint)
{
    struct tables *tables = building->tables;
    size_t number = tables->set_count++;
    tables->set_tests =
        pool_grow(building->pool, tables->set_tests, number, sizeof *tables->set_tests);
    tables->set_rows =
        pool_grow(building->pool, tables->set_rows, number, sizeof *tables->set_rows);
    tables->sets = (gg_sets){&gg_set_testing, tables->set_tests};
    tables->domain.sets = &tables->sets;
    gg_set_test *test = &tables->set_tests[number];
    *test = (gg_set_test){0};
    if (!constraint)
        return;
    test->fact = (uint16_t)tables->layout.numbers[constraint->variable];
    test->low = (uint16_t)constraint->low;
    test->high = (uint16_t)constraint->high;
    uint64_t *holes = make_holes(building->pool, constraint, test);
    tables->set_rows[number] =
        (struct set_row_origin){constraint, share_holes(building, test, holes), NULL};
}

/* Adds a row that asks for bounds of a sum. */
static void set_tests_add_bounds(struct building *building, const struct sum_bounds *bounds)
{
    struct tables *tables = building->tables;
    uint32_t number = bounds_row_of(building, bounds);
    set_tests_add_row(building, NULL);
    gg_set_test *row = &tables->set_tests[tables->set_count - 1];
    row->fact = GG_OF_SUM;
    row->first = (uint16_t)number;
    row->count = (uint16_t)(number >> 16);
    tables->set_rows[tables->set_count - 1] = (struct set_row_origin){NULL, 0, bounds};
}

/* Rows from one on as a text: the same for the same rows. */
static const char *text_of_rows(struct building *building, size_t first)
{
    const struct tables *tables = building->tables;
    struct text text = {0};
    for (size_t i = first; i < tables->set_count; i++) {
        const gg_set_test *test = &tables->set_tests[i];
        text_add(&text, "%u %u %u %u %zu %u,", test->fact, test->low, test->high, test->first,
                 tables->set_rows[i].holes, test->fact == GG_OF_SUM ? test->count : 0);
    }
    const char *result = pool_copy_text(building->pool, text.data, text.length);
    text_free(&text);
    return result;
}

/* The number of the first row of gg_sets.all for the constraints of a box that have holes and
 * its bounds of sums, of which there is one at least. The box lives as long as the
 * tables. */
static uint32_t set_tests_of(struct building *building, const struct box *box)
{
    struct tables *tables = building->tables;
    if (!tables->set_count)
        set_tests_add_row(building, NULL);
    for (size_t i = 0; i < box->sum_count; i++)
        (void)bounds_row_of(building, &box->sums[i]); /* whose terms may have sets of their own */
    size_t first = tables->set_count;
    for (size_t i = 0; i < box->count; i++)
        if (constraint_has_holes(&box->constraints[i]))
            set_tests_add_row(building, &box->constraints[i]);
    for (size_t i = 0; i < box->sum_count; i++)
        set_tests_add_bounds(building, &box->sums[i]);
    const char *text = text_of_rows(building, first);
    int64_t known = text_number_map_get(&building->set_boxes, text);
    if (known >= 0) {
        tables->set_count = first;
        return (uint32_t)known;
    }
    for (size_t i = first; i + 1 < tables->set_count; i++)
        tables->set_tests[i].more = true;
    text_number_map_put(&building->set_boxes, building->pool, text, (int64_t)first);
    return (uint32_t)first;
}

/* ------------------------------------------------------------- conditions */

static gg_flag_test *flag_test_of(struct building *building, gg_flag_test **tests, uint16_t *count,
                                  uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*tests)[i].word == word)
            return &(*tests)[i];
    gg_flag_test *test = POOL_ITEM(building->pool, *tests, *count);
    test->word = word;
    return test;
}

/* A bool has the bit that it must be; of symbols, the bits that are not
 * allowed must be 0. */
static void add_flag_constraint(gg_flag_test *test, const gg_fact *fact,
                                const struct constraint *constraint)
{
    if (fact->kind == GG_BOOL) {
        test->care |= mask_of_fact(fact);
        test->want |= constraint->allowed == 2 ? mask_of_fact(fact) : 0;
    } else {
        test->care |= mask_of_fact(fact) & ~(constraint->allowed << fact->shift);
    }
}

static gg_range_test *range_test_of(struct building *building, gg_range_test **tests,
                                    uint16_t *count, uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*tests)[i].word == word)
            return &(*tests)[i];
    gg_range_test *test = POOL_ITEM(building->pool, *tests, *count);
    test->word = word;
    test->high = building->tables->layout.tops[word];
    return test;
}

static void add_range_constraint(gg_range_test *test, const gg_fact *fact,
                                 const struct constraint *constraint)
{
    test->care |= mask_of_fact(fact);
    test->low |= (uint64_t)constraint->low << fact->shift;
    test->high &= ~mask_of_fact(fact);
    test->high |= (uint64_t)constraint->high << fact->shift;
}

static gg_box encode_box_of(struct building *building, const struct box *box)
{
    gg_box result = {0};
    gg_flag_test *flags = NULL;
    gg_range_test *ranges = NULL;
    bool holes = false;
    for (size_t i = 0; i < box->count; i++) {
        const gg_fact *fact = encode_fact_of(building, box->constraints[i].variable);
        if (constraint_has_holes(&box->constraints[i]))
            holes = true;
        else if (fact->kind == GG_NUMBER)
            add_range_constraint(range_test_of(building, &ranges, &result.range_count, fact->word),
                                 fact, &box->constraints[i]);
        else
            add_flag_constraint(flag_test_of(building, &flags, &result.flag_count, fact->word),
                                fact, &box->constraints[i]);
    }
    result.flags = flags;
    result.ranges = ranges;
    result.sets = holes || box->sum_count ? set_tests_of(building, box) : 0;
    return result;
}

const gg_box always_box = {0};

gg_condition condition_of(struct building *building, const struct dnf *dnf)
{
    if (dnf_is_always(dnf))
        return (gg_condition){&always_box, 1};
    gg_box *result = pool_take(building->pool, dnf->count * sizeof *result);
    for (size_t i = 0; i < dnf->count; i++)
        result[i] = encode_box_of(building, &dnf->items[i]);
    return (gg_condition){result, (uint16_t)dnf->count};
}

void see_shared_facts(const gg_domain *domain, const uint64_t *world, uint64_t *state)
{
    for (uint16_t i = 0; domain->shared && i < domain->word_count; i++)
        state[i] = (state[i] & ~domain->shared[i]) | (world[i] & domain->shared[i]);
}

void add_fact_bits(const gg_domain *domain, size_t number, uint64_t *words)
{
    const gg_fact *fact = &domain->facts[number];
    words[fact->word] |= mask_of_fact(fact);
}

/* Adds the bits of the facts that a box reads, without those of its sums. */
static void add_plain_bits(const gg_domain *domain, const gg_box *box, uint64_t *words)
{
    for (uint16_t j = 0; j < box->flag_count; j++)
        words[box->flags[j].word] |= box->flags[j].care;
    for (uint16_t j = 0; j < box->range_count; j++)
        words[box->ranges[j].word] |= box->ranges[j].care;
    for (uint32_t row = box->sets; row; row = domain->sets->all[row].more ? row + 1 : 0) {
        if (domain->sets->all[row].fact != GG_OF_SUM)
            add_fact_bits(domain, domain->sets->all[row].fact, words);
    }
}

/* Adds the bits of the facts that a sum depends on. */
static void add_sum_bits(const gg_domain *domain, const gg_sum *sum, uint64_t *words)
{
    for (uint16_t i = 0; i < sum->count; i++)
        if (sum->terms[i].box)
            add_plain_bits(domain, sum->terms[i].box, words);
        else
            add_fact_bits(domain, sum->terms[i].fact, words);
}

void add_needed_bits(const gg_domain *domain, const gg_action *action, uint64_t *words)
{
    add_read_bits(domain, &action->precondition, words);
    if (is_place_told(action))
        add_fact_bits(domain, domain->told->places[action->begins_at - GG_TOLD_PLACE].fact, words);
}

void add_effort_bits(const gg_domain *domain, uint16_t goal, uint64_t *words)
{
    const gg_best_efforts *efforts = domain->features->best_efforts;
    const gg_best_effort *effort = efforts ? efforts->of_goals[goal] : NULL;
    if (!effort)
        return;
    gg_sum sum = {.terms = effort->terms, .count = effort->count};
    add_sum_bits(domain, &sum, words);
    add_read_bits(domain, &effort->rest, words);
}

void add_read_bits(const gg_domain *domain, const gg_condition *condition, uint64_t *words)
{
    for (uint16_t i = 0; i < condition->count; i++) {
        const gg_box *box = &condition->boxes[i];
        add_plain_bits(domain, box, words);
        for (uint32_t row = box->sets; row; row = domain->sets->all[row].more ? row + 1 : 0) {
            const gg_set_test *test = &domain->sets->all[row];
            uint32_t bounds = test->first + ((uint32_t)test->count << 16);
            if (test->fact == GG_OF_SUM)
                add_sum_bits(
                    domain,
                    &domain->features->sums->all[domain->features->sums->bounds[bounds].sum],
                    words);
        }
    }
}

void add_room_bits(const gg_domain *domain, size_t action, uint64_t *words)
{
    const gg_claim *claim = domain->claims ? domain->claims->of_actions[action] : NULL;
    for (; claim; claim = claim->more ? claim + 1 : NULL)
        if (claim->kind == GG_ADDS)
            add_fact_bits(domain, domain->claims->all[claim->place].fact, words);
}

/* ---------------------------------------------------------------- effects */

static bool encode_is_wanted(const struct building *building, const struct change *change,
                             enum changes_wanted wanted)
{
    const struct fact *fact = building->problem->variables[change->variable].fact;
    if (wanted == ALL_CHANGES)
        return true;
    return !fact->sensed && fact->shared == (wanted == WORLD_CHANGES);
}

static gg_assignment *assignment_of(struct building *building, gg_assignment **assignments,
                                    uint16_t *count, uint16_t word)
{
    for (uint16_t i = 0; i < *count; i++)
        if ((*assignments)[i].word == word)
            return &(*assignments)[i];
    gg_assignment *assignment = POOL_ITEM(building->pool, *assignments, *count);
    assignment->word = word;
    assignment->keep = UINT64_MAX;
    return assignment;
}

const gg_effect *effect_of(struct building *building, const struct changes *changes,
                           enum changes_wanted wanted)
{
    gg_effect *result = pool_take(building->pool, sizeof *result);
    gg_assignment *assignments = NULL;
    gg_addition *additions = NULL;
    for (size_t i = 0; i < changes->count; i++) {
        const struct change *change = &changes->items[i];
        const gg_fact *fact = encode_fact_of(building, change->variable);
        if (!encode_is_wanted(building, change, wanted))
            continue;
        if (change->adds) {
            POOL_ADD(building->pool, additions, result->addition_count) =
                (gg_addition){(uint16_t)building->tables->layout.numbers[change->variable],
                              (int32_t)change->value};
            continue;
        }
        gg_assignment *assignment =
            assignment_of(building, &assignments, &result->assignment_count, fact->word);
        assignment->keep &= ~mask_of_fact(fact);
        assignment->set |= value_bits(fact, (uint32_t)change->value);
    }
    result->assignments = assignments;
    result->additions = additions;
    return result;
}

const gg_effect *effect_part_of(struct building *building, const struct changes *changes,
                                enum changes_wanted wanted, const gg_effect *whole)
{
    size_t count = 0;
    for (size_t i = 0; i < changes->count; i++)
        count += encode_is_wanted(building, &changes->items[i], wanted);
    if (count == 0)
        return NULL;
    return count == changes->count ? whole : effect_of(building, changes, wanted);
}

bool any_kept(const gg_domain *domain)
{
    for (uint16_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].keep)
            return true;
    return false;
}

bool any_one_shot_among(const gg_domain *domain, bool of_agents)
{
    const gg_one_shot_rules *one_shots = domain->features->one_shots;
    size_t first = of_agents ? 0 : domain->agent_rule_count;
    size_t end = domain->agent_rule_count + (of_agents ? 0u : domain->world_rule_count);
    bool any = false;
    for (size_t i = first; one_shots && i < end; i++)
        any |= one_shots->once[i / 64] >> i % 64 & 1;
    return any;
}

bool any_applied_in(const struct problem *problem, const struct changes *changes)
{
    for (size_t i = 0; i < changes->count; i++)
        if (problem->variables[changes->items[i].variable].fact->applied)
            return true;
    return false;
}

/* ------------------------------------------------------------- terms of sums */

/* The terms of a sum: their boxes become a condition, so that they are encoded as others are. */
const gg_sum_term *terms_of_sum(struct building *building, const struct sum *sum,
                                struct sum_row_origin *made)
{
    struct pool *pool = building->pool;
    gg_sum_term *terms = pool_take(pool, sum->count * sizeof *terms);
    struct dnf boxes = {pool_take(pool, (sum->count + 1) * sizeof *boxes.items), 0};
    for (size_t i = 0; i < sum->count; i++)
        if (sum->terms[i].box)
            boxes.items[boxes.count++] = *sum->terms[i].box;
    made->sum = sum;
    made->ground = boxes;
    made->boxes = condition_of(building, &boxes);
    size_t box = 0;
    for (size_t i = 0; i < sum->count; i++) {
        const struct sum_term *term = &sum->terms[i];
        terms[i].weight = (int32_t)term->weight;
        if (term->box)
            terms[i].box = &made->boxes.boxes[box++];
        else
            terms[i].fact = (uint16_t)building->tables->layout.numbers[term->variable];
    }
    return terms;
}

static void make_terms(struct building *building, const struct sum *sum, gg_sum *row,
                       struct sum_row_origin *made)
{
    row->terms = terms_of_sum(building, sum, made);
    row->count = (uint16_t)sum->count;
    row->least = (int32_t)sum->least;
    row->top = (uint32_t)(sum->greatest - sum->least);
}

void build_sums(struct building *building)
{
    struct tables *tables = building->tables;
    for (size_t i = 0; i < tables->sums.count; i++)
        make_terms(building, tables->sum_rows[i].sum, &tables->all_sums[i], &tables->sum_rows[i]);
}

/* The actions that may make a sum greater, or smaller. */
static const uint64_t *moving(struct pool *pool, const struct problem *problem,
                              const struct sum *sum, bool up)
{
    uint64_t *set = pool_take(pool, (problem->rows.count / 64 + 1) * sizeof *set);
    for (size_t i = 0; i < problem->rows.count; i++) {
        const struct changes *changes = &problem->rows.items[i].changes;
        for (size_t j = 0; j < changes->count; j++) {
            const struct change *change = &changes->items[j];
            if (up ? sum_can_rise(sum, change->variable, change->adds, change->value)
                   : sum_can_fall(sum, change->variable, change->adds, change->value))
                bit_put(set, i);
        }
    }
    return set;
}

void sums_note_moves(struct pool *pool, struct tables *tables)
{
    for (size_t i = 0; i < tables->sums.count; i++) {
        gg_sum *row = &tables->all_sums[i];
        row->raising = moving(pool, tables->problem, tables->sum_rows[i].sum, true);
        row->lowering = moving(pool, tables->problem, tables->sum_rows[i].sum, false);
    }
}
