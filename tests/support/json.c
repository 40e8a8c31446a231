/* SPDX-License-Identifier: MIT */
/* See json.h. Each function returns what stands behind the thing that it reads, or
 * NULL if there is no such thing. */
#include "support/json.h"

#include <stddef.h>
#include <string.h>

static const char *value(const char *at);

static const char *past_blanks(const char *at)
{
    return at ? at + strspn(at, " \t\r\n") : NULL;
}

static const char *string(const char *at)
{
    if (*at++ != '"')
        return NULL;
    for (; *at != '"'; at++) {
        if ((unsigned char)*at < ' ')
            return NULL;
        if (*at != '\\')
            continue;
        at++;
        bool hex = *at == 'u' && strspn(at + 1, "0123456789abcdefABCDEF") >= 4;
        if (!hex && (*at == '\0' || !strchr("\"\\/bfnrt", *at)))
            return NULL;
    }
    return at + 1;
}

static const char *digits(const char *at)
{
    size_t count = strspn(at, "0123456789");
    return count ? at + count : NULL;
}

static const char *number(const char *at)
{
    at += *at == '-';
    at = *at == '0' ? at + 1 : digits(at);
    if (at && *at == '.')
        at = digits(at + 1);
    if (at && (*at == 'e' || *at == 'E'))
        at = digits(at + 1 + (at[1] == '+' || at[1] == '-'));
    return at;
}

static const char *member(const char *at)
{
    at = past_blanks(string(at));
    return at && *at == ':' ? value(past_blanks(at + 1)) : NULL;
}

/* What stands between brackets, of an object or an array. */
static const char *items(const char *at, char close)
{
    at = past_blanks(at);
    if (*at == close)
        return at + 1;
    for (;;) {
        at = past_blanks(close == '}' ? member(at) : value(at));
        if (!at || (*at != ',' && *at != close))
            return NULL;
        if (*at == close)
            return at + 1;
        at = past_blanks(at + 1);
    }
}

static const char *word(const char *at)
{
    static const char *const words[] = {"null", "true", "false"};
    for (size_t i = 0; i < 3; i++)
        if (strncmp(at, words[i], strlen(words[i])) == 0)
            return at + strlen(words[i]);
    return NULL;
}

static const char *value(const char *at)
{
    switch (*at) {
    case '{':
        return items(at + 1, '}');
    case '[':
        return items(at + 1, ']');
    case '"':
        return string(at);
    case 'n':
    case 't':
    case 'f':
        return word(at);
    default:
        return number(at);
    }
}

bool is_json(const char *text)
{
    const char *end = past_blanks(value(past_blanks(text)));
    return end && *end == '\0';
}
