/* SPDX-License-Identifier: MIT */
/* Numbers and times as texts: see numbers.h. */
#include "syntax/numbers.h"

#include <inttypes.h>
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

int64_t decimal_in(struct decimal decimal, unsigned scale)
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
