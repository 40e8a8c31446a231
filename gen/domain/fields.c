/* SPDX-License-Identifier: MIT */
/* The values behind keys: see fields.h. */
#include "domain/fields.h"

#include "syntax/advice.h"
#include "syntax/name_rules.h"

#include <inttypes.h>
#include <string.h>

struct node *without_comment(const struct parsing *parsing, struct node *node)
{
    const char *comment =
        node->kind == NODE_SCALAR && node->plain ? find_c_comment(node->text) : NULL;
    if (!comment)
        return node;
    size_t length = (size_t)(comment - node->text);
    refuse(parsing, node_part_place(node, length, 2), "a comment begins with '#', not with '%.2s'",
           comment);
    while (length > 0 && node->text[length - 1] == ' ')
        length--;
    struct node *rest = pool_take(parsing->pool, sizeof *rest);
    *rest = *node;
    rest->text = pool_copy_text(parsing->pool, node->text, length);
    rest->place = node_part_place(node, 0, length);
    return rest;
}

bool check_is_mapping(const struct parsing *parsing, const struct node *node, const char *what)
{
    if (node->kind == NODE_MAPPING || node_is_null(node))
        return true;
    return refuse(parsing, node->place, "%s must be a mapping (key: value)", what);
}

struct node *value_of_key(const struct node *mapping, const char *key)
{
    int64_t i = text_number_map_get(&mapping->index, key);
    return i < 0 ? NULL : mapping->items[i];
}

const char *node_as_text(const struct parsing *parsing, const struct node *node, const char *what)
{
    if (node->kind == NODE_SCALAR && node->text[0])
        return node->text;
    refuse(parsing, node->place, "%s must be a text", what);
    return NULL;
}

bool node_as_flag(const struct parsing *parsing, const struct node *node, const char *key)
{
    const char *truth = node->kind == NODE_SCALAR ? advice_for_foreign_bool(node->text) : NULL;
    return truth ? *truth == 't' : refuse(parsing, node->place, "'%s' must be true or false", key);
}

int64_t node_as_whole_number(const struct parsing *parsing, const struct node *node, int64_t low,
                             int64_t high)
{
    struct decimal value;
    bool fine = node->kind == NODE_SCALAR &&
                parse_decimal(node->text, strlen(node->text), &value) && value.scale == 0 &&
                value.digits >= low && value.digits <= high;
    if (fine)
        return value.digits;
    refuse(parsing, node->place, "a whole number from %" PRId64 " to %" PRId64 " is expected", low,
           high);
    return low;
}

int64_t node_as_number_range(const struct parsing *parsing, const struct node *node, int64_t low,
                             int64_t high, uint32_t *second)
{
    const char *dots = strstr(node->text, "..");
    size_t before = dots ? (size_t)(dots - node->text) : 0;
    struct decimal first, last;
    bool fine = dots && parse_decimal(node->text, before, &first) && first.scale == 0 &&
                parse_decimal(dots + 2, strlen(dots + 2), &last) && last.scale == 0;
    if (!fine || first.digits < low || last.digits > high)
        refuse(parsing, node->place,
               "two whole numbers from %" PRId64 " to %" PRId64 " are expected, as in: 2..5", low,
               high);
    else if (first.digits > last.digits)
        refuse(parsing, node->place, "the second of two numbers is the greater: %s..%.*s", dots + 2,
               (int)before, node->text);
    else {
        *second = (uint32_t)last.digits;
        return first.digits;
    }
    return low;
}

bool refuse_duration(const struct parsing *parsing, struct place place, const char *text)
{
    const char *duration = advice_for_foreign_duration(parsing->pool, text);
    const char *dots = strstr(text, "..");
    uint32_t time;
    if (duration)
        return refuse(parsing, place, "a duration is a number and its unit; write: %s", duration);
    const char *first = pool_format(parsing->pool, "%.*s", dots ? (int)(dots - text) : 0, text);
    if (dots && parse_duration(first, &time) && parse_duration(dots + 2, &time))
        return refuse(parsing, place,
                      "one duration is expected here, and it is not drawn; write: %s", first);
    if (parsing->facts && text_number_map_get(parsing->facts, text) >= 0)
        return refuse(parsing, place,
                      "'%s' is a fact, and this duration is always the same; write one, as: 2s",
                      text);
    return refuse(parsing, place, DURATION_EXPECTED);
}

/* Refuses a node that is no duration; two: there can be two, between which one is drawn. */
static void refuse_duration_node(const struct parsing *parsing, const struct node *node, bool two)
{
    const char *times[2];
    size_t count = advice_durations_of(node, times);
    if (count == 2 && two)
        refuse(parsing, node->place,
               "two durations, between which one is drawn, are written %s..%s", times[0], times[1]);
    else if (count > 0)
        refuse(parsing, node->place, "one duration is expected here%s; write: %s",
               two ? ", or two between which it is drawn (2s..5s)" : "", times[0]);
    else if (node_is_null(node))
        refuse(parsing, node->place,
               "there is nothing: write a duration, as 5s, or leave the key out");
    else
        (void)refuse_duration(parsing, node->place, node->kind == NODE_SCALAR ? node->text : "");
}

uint32_t node_as_duration(const struct parsing *parsing, const struct node *node)
{
    uint32_t milliseconds;
    if (node->kind == NODE_SCALAR && parse_duration(node->text, &milliseconds))
        return milliseconds;
    refuse_duration_node(parsing, node, false);
    return 0;
}

/* "2s-5s", "2s to 5s": where the sign is that stands there for "..", and where the second begins; NULL:
 * it is nothing of this kind. */
static const char *find_foreign_dots(const char *text, const char **second)
{
    size_t first = strspn(text, DIGITS ".");
    first += strspn(text + first, "mshd");
    const char *sign = text + first + strspn(text + first, " ");
    size_t length = *sign == '-' ? 1 : strncmp(sign, "to ", 3) == 0 ? 3 : 0;
    *second = sign + length + strspn(sign + length, " ");
    return first > 0 && length > 0 ? text + first : NULL;
}

bool node_as_duration_range(const struct parsing *parsing, const struct node *node, uint32_t *first,
                            uint32_t *longest)
{
    struct pool *pool = parsing->pool;
    const char *text = node->kind == NODE_SCALAR ? node->text : "", *most;
    const char *dots = strstr(text, ".."), *foreign = find_foreign_dots(text, &most);
    *longest = 0;
    if (parse_duration(text, first))
        return true;
    if (dots)
        most = dots + 2;
    const char *end = dots ? dots : foreign;
    const char *least = pool_format(pool, "%.*s", end ? (int)(end - text) : 0, text);
    bool two = end && parse_duration(least, first) && parse_duration(most, longest);
    if (two && !dots)
        return refuse(parsing, node->place,
                      "two durations, between which one is drawn, are written %s..%s", least, most);
    if (!dots) {
        refuse_duration_node(parsing, node, true);
        return false;
    }
    if (!two)
        return refuse(parsing, node->place,
                      "two durations are expected, as in: 2s..5s (250ms, 2s, 1.5m, 12h or 2d, in "
                      "whole milliseconds, up to 49.7d)");
    if (*first > *longest)
        return refuse(parsing, node->place,
                      "of the two durations the second is no less than the first: %s..%s", most,
                      least);
    return true;
}

uint32_t node_as_period(const struct parsing *parsing, const struct node *node, const char *fault)
{
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    uint32_t period = node_as_duration(parsing, node);
    if (!period && errors == diagnostics_error_count(parsing->diagnostics))
        refuse(parsing, node->place, "%s", fault);
    return period;
}

const char *node_as_function_name(const struct parsing *parsing, const struct node *node)
{
    const char *name = node_as_text(parsing, node, "the name of a function");
    return name && check_name(parsing, name, node->place, "a function") ? name : NULL;
}

const char *node_as_call_name(const struct parsing *parsing, const struct node *node,
                              const char *what)
{
    const struct node *call = node->kind == NODE_MAPPING ? value_of_key(node, "call") : NULL;
    if (call)
        return node_as_function_name(parsing, call);
    refuse(parsing, node->place, "%s {call: FUNCTION}", what);
    return NULL;
}
