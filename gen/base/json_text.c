/* SPDX-License-Identifier: MIT */
/* Strings of JSON: see json_text.h. */
#include "base/json_text.h"

void text_add_json(struct text *to, const char *text, size_t length)
{
    text_add(to, "\"");
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '"' || text[i] == '\\')
            text_add(to, "\\");
        if ((unsigned char)text[i] < ' ')
            text_add(to, "\\u%04x", (unsigned)text[i]);
        else
            text_add_bytes(to, &text[i], 1);
    }
    text_add(to, "\"");
}
