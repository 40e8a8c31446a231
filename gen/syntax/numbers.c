/* SPDX-License-Identifier: MIT */
/* Numbers and times as texts: see numbers.h. */
#include "syntax/numbers.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

bool parse_decimal(const char *text, size_t length, struct decimal *decimal)
{
    size_t i = length > 0 && text[0] == '-';
    bool negative = i == 1, point = false;
    size_t digits = 0;
    *decimal = (struct decimal){0, 0};
    for (; i < length; i++) {
        if (text[i] == '.' && !point && digits > 0) {
            point = true;
            continue;
        }
        if (text[i] < '0' || text[i] > '9' || ++digits > 13)
            return false;
        decimal->digits = decimal->digits * 10 + (text[i] - '0');
        decimal->scale += point;
    }
    if (negative)
        decimal->digits = -decimal->digits;
    return digits > 0 && decimal->scale <= 5 && (!point || decimal->scale > 0);
}

bool parse_whole(const char *text, uint64_t most, uint64_t *number)
{
    size_t digits = strspn(text, "0123456789");
    bool whole = digits > 0 && digits <= 10 && !text[digits];
    *number = whole ? strtoull(text, NULL, 10) : 0;
    return whole && *number <= most;
}

const char *thousandths_text(struct pool *pool, uint64_t thousandths)
{
    char *text =
        pool_format(pool, "%" PRIu64 ".%03u", thousandths / 1000, (unsigned)(thousandths % 1000));
    size_t length = strlen(text);
    while (text[length - 1] == '0')
        length--;
    text[length - (text[length - 1] == '.')] = '\0';
    return text;
}

int64_t decimal_at_scale(struct decimal decimal, unsigned scale)
{
    for (; decimal.scale < scale; decimal.scale++)
        decimal.digits *= 10;
    return decimal.digits;
}

static const struct {
    const char *unit;
    uint32_t milliseconds;
} units[] = {{"ms", 1}, {"s", 1000}, {"m", 60000}, {"h", 3600000}, {"d", 86400000}};

enum { UNIT_COUNT = sizeof units / sizeof *units };

bool parse_duration(const char *text, uint32_t *milliseconds)
{
    size_t length = strspn(text, "0123456789.");
    struct decimal value;
    for (size_t i = 0; i < UNIT_COUNT && parse_decimal(text, length, &value); i++) {
        if (strcmp(text + length, units[i].unit) != 0)
            continue;
        if (value.digits > INT64_MAX / units[i].milliseconds)
            return false;
        int64_t total = value.digits * units[i].milliseconds;
        for (; value.scale > 0 && total % 10 == 0; value.scale--)
            total /= 10;
        *milliseconds = (uint32_t)total;
        return value.scale == 0 && total <= UINT32_MAX;
    }
    return false;
}

const char *duration_text(struct pool *pool, uint64_t milliseconds)
{
    size_t unit = UNIT_COUNT - 1;
    while (milliseconds % units[unit].milliseconds != 0)
        unit--;
    return pool_format(pool, "%" PRIu64 "%s", milliseconds / units[unit].milliseconds,
                       units[unit].unit);
}

const char *words_of_time(struct pool *pool, uint64_t milliseconds)
{
    const char *text = "";
    for (size_t i = UNIT_COUNT - 1; units[i].milliseconds > 1000; i--) {
        uint64_t count = milliseconds / units[i].milliseconds;
        milliseconds %= units[i].milliseconds;
        if (count)
            text = pool_format(pool, "%s%s%" PRIu64 "%s", text, *text ? " " : "", count,
                               units[i].unit);
    }
    unsigned seconds = (unsigned)(milliseconds / 1000), rest = (unsigned)(milliseconds % 1000);
    const char *between = *text ? " " : "";
    if (rest)
        return pool_format(pool, "%s%s%u.%03us", text, between, seconds, rest);
    return seconds || !*text ? pool_format(pool, "%s%s%us", text, between, seconds) : text;
}
