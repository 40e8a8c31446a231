/* SPDX-License-Identifier: MIT */
/* Writes a rule of Make: see depfile.h. Its escapes are those of gcc's -M, which Ninja and CMake
 * read as well, and a few more that only Make needs. */
#include "emit/depfile.h"

#include <string.h>

/* Make takes what follows a ';' for a command, a '=' for an assignment, a line break for
 * the end, a parenthesis at the end for that of an archive, and never a backslash there
 * for part of the name. */
static bool is_speakable(const char *path)
{
    const char *c = path;
    while (*c && *c != ';' && *c != '=' && (unsigned char)*c >= 0x20 && *c != 0x7F)
        c++;
    return !*c && c > path && c[-1] != '\\' && c[-1] != ')';
}

const char *depfile_find_unwritable_path(const char *const *paths, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!is_speakable(paths[i]))
            return paths[i];
    return NULL;
}

/* Backslashes before a character that one of them would escape are doubled. */
static void depfile_add_escaped(struct text *text, const char *path)
{
    while (*path) {
        size_t slashes = strspn(path, "\\");
        bool escaped = path[slashes] && strchr(" #:*?|", path[slashes]);
        for (size_t i = 0; i < slashes; i++)
            text_add(text, "%s", escaped ? "\\\\" : "\\");
        path += slashes;
        if (!*path)
            return;
        text_add(text, "%s%c", escaped ? "\\" : *path == '$' ? "$" : "", *path);
        path++;
    }
}

static void depfile_add_list(struct text *text, const char *const *paths, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        text_add(text, "%s", i ? " " : "");
        depfile_add_escaped(text, paths[i]);
    }
}

struct text depfile_text(const char *const *outputs, size_t output_count, const char *const *inputs,
                         size_t input_count)
{
    struct text rule = {0};
    depfile_add_list(&rule, outputs, output_count);
    text_add(&rule, ":%s", input_count ? " " : "");
    depfile_add_list(&rule, inputs, input_count);
    text_add(&rule, "\n");
    for (size_t i = 0; i < input_count; i++) {
        text_add(&rule, "\n");
        depfile_add_escaped(&rule, inputs[i]);
        text_add(&rule, ":\n");
    }
    return rule;
}
