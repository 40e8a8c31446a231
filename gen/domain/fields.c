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

uint32_t node_as_duration(const struct parsing *parsing, const struct node *node)
{
    uint32_t milliseconds;
    if (node->kind == NODE_SCALAR && parse_duration(node->text, &milliseconds))
        return milliseconds;
    refuse(parsing, node->place, DURATION_EXPECTED);
    return 0;
}

bool node_as_duration_range(const struct parsing *parsing, const struct node *node, uint32_t *first,
                            uint32_t *longest)
{
    const char *dots = node->kind == NODE_SCALAR ? strstr(node->text, "..") : NULL;
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    *longest = 0;
    if (!dots) {
        *first = node_as_duration(parsing, node);
        return errors == diagnostics_error_count(parsing->diagnostics);
    }
    const char *least = pool_format(parsing->pool, "%.*s", (int)(dots - node->text), node->text);
    const char *most = dots + 2;
    if (!parse_duration(least, first) || !parse_duration(most, longest))
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
