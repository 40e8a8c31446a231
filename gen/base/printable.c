/* SPDX-License-Identifier: MIT */
/* Text that may be shown: see printable.h. */
#include "base/printable.h"

#include <string.h>

unsigned utf8_length(const char *characters, size_t left)
{
    const unsigned char *text = (const unsigned char *)characters;
    if (text[0] < 0x80)
        return 1;
    unsigned length = text[0] >= 0xF0 ? 4 : text[0] >= 0xE0 ? 3 : 2;
    if (text[0] < 0xC2 || text[0] > 0xF4 || left < length)
        return 0;
    for (unsigned i = 1; i < length; i++)
        if ((text[i] & 0xC0) != 0x80)
            return 0;
    bool wrong = (text[0] == 0xE0 && text[1] < 0xA0) || (text[0] == 0xED && text[1] > 0x9F) ||
                 (text[0] == 0xF0 && text[1] < 0x90) || (text[0] == 0xF4 && text[1] > 0x8F);
    return wrong ? 0 : length;
}

/* The number of a character of so many bytes. */
static uint32_t printable_code_of(const char *text, unsigned length)
{
    uint32_t c = (unsigned char)text[0];
    if (length > 1)
        c &= 0x7Fu >> length;
    for (unsigned i = 1; i < length; i++)
        c = c << 6 | ((unsigned char)text[i] & 0x3F);
    return c;
}

struct character_display display_of_character(const char *text, size_t left)
{
    struct character_display shown = {.length = utf8_length(text, left), .columns = 1};
    if (shown.length) {
        uint32_t c = printable_code_of(text, shown.length);
        shown.as_it_is = !is_character_replaced(c);
        if (shown.as_it_is) {
            shown.columns = width_of_character(c);
            return shown;
        }
        snprintf(shown.replacement, sizeof shown.replacement, "<U+%04X>", (unsigned)c);
    } else {
        shown.length = 1;
        snprintf(shown.replacement, sizeof shown.replacement, "<%02X>", (unsigned char)*text);
    }
    shown.columns = (unsigned)strlen(shown.replacement);
    return shown;
}

void text_add_printable(struct text *to, const char *text, size_t length)
{
    for (size_t i = 0; i < length;) {
        struct character_display shown = display_of_character(text + i, length - i);
        if (shown.as_it_is)
            text_add_bytes(to, text + i, shown.length);
        else
            text_add(to, "%s", shown.replacement);
        i += shown.length;
    }
}

const char *printable_text(struct pool *pool, const char *text)
{
    struct text result = {0};
    text_add_printable(&result, text, strlen(text));
    const char *copy = pool_copy_text(pool, result.data, result.length);
    text_free(&result);
    return copy;
}

size_t columns_of(const char *text)
{
    size_t columns = 0, length = strlen(text);
    for (size_t i = 0; i < length;) {
        struct character_display shown = display_of_character(text + i, length - i);
        columns += shown.columns;
        i += shown.length;
    }
    return columns;
}

void print_line(FILE *to, const char *format, ...)
{
    struct pool *pool = pool_new();
    struct text line = {0};
    va_list arguments;
    va_start(arguments, format);
    const char *words = pool_format_va(pool, format, arguments);
    va_end(arguments);
    text_add_printable(&line, words, strlen(words));
    fprintf(to, "%s\n", line.length ? line.data : "");
    text_free(&line);
    pool_free(pool);
}

void text_add_markup(struct text *to, const char *text, size_t length)
{
    static const char letters[] = "&<>\"";
    static const char *const names[] = {"&amp;", "&lt;", "&gt;", "&quot;"};
    for (size_t i = 0; i < length; i++) {
        const char *letter = memchr(letters, text[i], sizeof letters - 1);
        if (letter)
            text_add(to, "%s", names[letter - letters]);
        else
            text_add_bytes(to, &text[i], 1);
    }
}

bool report_wrong_usage(const char *message, const char *word)
{
    print_line(stderr, "goapgen: %s%s%s", message, *word ? " " : "", word);
    return false;
}
