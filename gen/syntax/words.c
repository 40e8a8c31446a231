/* SPDX-License-Identifier: MIT */
/* Bytes and words: see words.h. */
#include "syntax/words.h"

#include <string.h>

bool is_name_character(char c)
{
    return c && strchr(NAME_CHARACTERS, c);
}

bool is_among(const char *word, const char *words)
{
    size_t length = strlen(word), next;
    for (; *words; words += next + strspn(words + next, " ")) {
        next = strcspn(words, " ");
        if (next == length && memcmp(words, word, length) == 0)
            return true;
    }
    return false;
}

/* Whether a byte goes on with a character. */
static bool is_continued(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

size_t characters_of(const char *text, size_t bytes)
{
    size_t count = 0;
    for (size_t i = 0; i < bytes; i++)
        count += !is_continued(text[i]);
    return count;
}

size_t bytes_of_characters(const char *line, size_t length, size_t characters)
{
    size_t bytes = 0;
    while (bytes < length && (characters > 0 || is_continued(line[bytes])))
        characters -= !is_continued(line[bytes++]);
    return bytes;
}
