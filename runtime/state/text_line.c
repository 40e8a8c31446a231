/* SPDX-License-Identifier: MIT */
/*
 * Writes text into the caller's memory, without the C library, so that it works on a machine that
 * has only a serial line. Rests on the tables alone. However long the text is, nothing is written
 * beyond the given size.
 */
#include "state/text_line.h"

#include "state/state.h"

void gg_line_add(gg_line *line, const char *text)
{
    for (; *text; text++, line->length++)
        if (line->length + 1 < line->size)
            line->text[line->length] = *text;
}

void gg_line_letter(gg_line *line, char letter)
{
    char text[2] = {letter, '\0'};
    gg_line_add(line, text);
}

/* Adds a text of the tables. */
#ifdef GG_ROM_APART
static void add_table_text(gg_line *line, const GG_ROM char *text)
{
    for (; *text; text++)
        gg_line_letter(line, *text);
}
#else
#define add_table_text gg_line_add
#endif

size_t gg_line_end(gg_line *line)
{
    if (line->size > 0)
        line->text[line->length < line->size ? line->length : line->size - 1] = '\0';
    return line->length;
}

const char *gg_nth_words(const char *words, uint16_t n)
{
    for (; n > 0 && *words; words++)
        n = (uint16_t)(n - (*words == '|'));
    return words;
}

void gg_line_nth_words(gg_line *line, const char *words, uint16_t n)
{
    for (words = gg_nth_words(words, n); *words && *words != '|'; words++)
        gg_line_letter(line, *words);
}

/* ---------------------------------------------------------------- numbers */

/* The most decimal digits of a word. */
enum { MOST_DIGITS = 20 };

/* Works out the digits of a number, from the lowest on, and returns how many they are. It does
 * without division, for which small processors have to call a function: the digits are doubled, and
 * the next bit of the number added, from the highest bit to the lowest ("double dabble"). */
static int take_digits(uint64_t number, char *digits)
{
    int count = 1;
    for (int i = 0; i < MOST_DIGITS; i++)
        digits[i] = '0';
    for (int bit = 0; bit < 64; bit++, number += number) {
        int carry = number >> 63 != 0;
        for (int i = 0; i < MOST_DIGITS; i++) {
            int doubled = (digits[i] - '0') * 2 + carry;
            carry = doubled > 9;
            digits[i] = (char)('0' + (carry ? doubled - 10 : doubled));
        }
    }
    for (int i = 1; i < MOST_DIGITS; i++)
        if (digits[i] > '0')
            count = i + 1;
    return count;
}

void gg_line_decimal(gg_line *line, int64_t number, int decimals)
{
    char digits[MOST_DIGITS];
    int count = take_digits(number < 0 ? 0 - (uint64_t)number : (uint64_t)number, digits);
    int last = 0;
    while (last < decimals && digits[last] == '0')
        last++;
    gg_line_add(line, number < 0 ? "-" : "");
    for (int i = count > decimals ? count : decimals + 1; i-- > last;) {
        gg_line_letter(line, digits[i]);
        if (i == decimals && i > last)
            gg_line_letter(line, '.');
    }
}

void gg_line_number(gg_line *line, uint32_t number)
{
    gg_line_decimal(line, number, 0);
}

/* low + value * step, without a multiplication. */
static int64_t at_scale(const GG_ROM gg_value_names *scale, uint32_t value)
{
    int64_t number = scale->low, power = scale->step;
    for (; value > 0; value >>= 1) {
        if (value & 1)
            number += power;
        if (value > 1)
            power += power;
    }
    return number;
}

/* ------------------------------------------------------------------ names */

void gg_line_name(gg_line *line, const GG_ROM char *const GG_ROM *names, uint16_t count,
                  uint16_t index, const char *what)
{
    if (names && index < count) {
        add_table_text(line, names[index]);
        return;
    }
    gg_line_add(line, what);
    gg_line_add(line, " ");
    gg_line_number(line, index);
}

void gg_line_action(gg_line *line, const GG_ROM gg_domain *domain, uint16_t action)
{
    gg_line_name(line, GG_NAMES(domain, actions), gg_ground_action_count(domain), action, "action");
}

void gg_line_goal(gg_line *line, const GG_ROM gg_domain *domain, uint16_t goal)
{
    if (goal == GG_NONE)
        gg_line_add(line, "the root task");
    else if (goal >= domain->goal_count && goal < domain->goal_count + domain->want_limit)
        gg_line_add(line, "a wanted condition");
    else
        gg_line_name(line, GG_NAMES(domain, goals), domain->goal_count, goal, "goal");
}

void gg_line_method(gg_line *line, const GG_ROM gg_domain *domain, uint16_t task, uint16_t method)
{
    bool known = task < domain->task_count;
    gg_line_name(line, GG_NAMES(domain, tasks), domain->task_count, task, "task");
    gg_line_add(line, " > ");
    gg_line_name(line, known && domain->names ? domain->names->methods[task] : NULL,
                 known ? domain->tasks[task].method_count : 0, method, "method");
}

/* ----------------------------------------------------------------- values */

/* What values are of, a fact or a sum, and how they are written: NULL in a build without names. */
typedef struct valued {
    const GG_ROM gg_domain *domain;
    const GG_ROM gg_value_names *names;
    uint32_t top;
    uint8_t kind; /* a gg_fact_kind */
} valued;

static valued valued_of(const GG_ROM gg_domain *domain, uint16_t fact)
{
    const GG_ROM gg_value_names *const GG_ROM *values = GG_NAMES(domain, values);
    valued of = {domain, values ? values[fact] : NULL, 0, GG_NUMBER};
    if (fact >= domain->fact_count) {
        of.top = domain->features->sums->all[fact - domain->fact_count].top;
    } else {
        of.top = domain->facts[fact].top;
        of.kind = domain->facts[fact].kind;
    }
    return of;
}

static void add_value(gg_line *line, const valued *of, uint32_t value)
{
    if (of->kind == GG_BOOL)
        gg_line_add(line, value ? "true" : "false");
    else if (!of->names || value > of->top)
        gg_line_number(line, value);
    else if (of->names->symbols)
        add_table_text(line, of->names->symbols[value]);
    else
        gg_line_decimal(line, at_scale(of->names, value), of->names->decimals);
}

/* Adds which numbers are asked for. */
static void add_range(gg_line *line, const valued *of, uint32_t low, uint32_t high)
{
    bool up = high == of->top && low < high, down = low == 0 && low < high;
    gg_line_add(line, up ? ">= " : down ? "<= " : "");
    add_value(line, of, down ? high : low);
    if (up || down || low == high)
        return;
    gg_line_add(line, " to ");
    add_value(line, of, high);
}

/* Whether a symbol is asked for. */
static bool is_among(const valued *of, const gg_unmet *unmet, uint32_t value)
{
    if (value < unmet->low || value > unmet->high)
        return false;
    if (unmet->among == 0)
        return true;
    return of->kind == GG_SYMBOL ? gg_has_bit(&unmet->among, value)
                                 : gg_set_has(&of->domain->sets->all[unmet->among], value);
}

/* How many symbols are asked for. */
static uint32_t count_asked(const valued *of, const gg_unmet *unmet)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i <= of->top; i++)
        count += is_among(of, unmet, i);
    return count;
}

/* Adds the symbols that are asked for, or those that are not, whichever are fewer: "hall or yard",
 * "not hall", "none of hall, yard". Of many it names some. */
static void add_symbols(gg_line *line, const valued *of, const gg_unmet *unmet)
{
    enum { MOST_NAMED = 8 };
    uint32_t all = of->top + 1, asked = count_asked(of, unmet), named = 0;
    bool allowed = asked <= all - asked;
    uint32_t count = allowed ? asked : all - asked;
    gg_line_add(line, allowed ? "" : count == 1 ? "not " : "none of ");
    for (uint32_t i = 0; i < all && named < MOST_NAMED; i++)
        if (is_among(of, unmet, i) == allowed) {
            named++;
            add_value(line, of, i);
            gg_line_add(line, named == count ? "" : allowed && named + 1 == count ? " or " : ", ");
        }
    if (named == count)
        return;
    gg_line_number(line, count - named);
    gg_line_add(line, " more");
}

void gg_line_because(gg_line *line, const GG_ROM gg_domain *domain, uint16_t fact,
                     const gg_unmet *unmet)
{
    const GG_ROM gg_sums *sums = sums_of(domain); /* whose names are behind those of facts */
    uint16_t count = (uint16_t)(domain->fact_count + (sums ? sums->count : 0));
    if (fact == GG_NONE)
        return;
    gg_line_add(line, ", because of ");
    gg_line_name(line, GG_NAMES(domain, facts), count, fact, "fact");
    if (!unmet->known || fact >= count)
        return;
    valued of = valued_of(domain, fact);
    bool has_symbols = of.names ? of.names->symbols != NULL : of.kind == GG_SYMBOL;
    gg_line_add(line, ": it is ");
    add_value(line, &of, unmet->is);
    if (unmet->will_be != unmet->is) {
        gg_line_add(line, " and will be ");
        add_value(line, &of, unmet->will_be);
        gg_line_add(line, " by then");
    }
    gg_line_add(line, ", wants ");
    if (has_symbols || unmet->among)
        add_symbols(line, &of, unmet);
    else
        add_range(line, &of, unmet->low, unmet->high);
}
