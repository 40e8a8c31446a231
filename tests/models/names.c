/* SPDX-License-Identifier: MIT */
/* Names for the conditions of random domains: see names.h. */
#include "models/names.h"

#include <ctype.h>
#include <string.h>

enum { WORDS = 12, WORD = 32 };

/* The words of a condition that become arguments. */
struct words {
    char items[WORDS][WORD];
    const char *types[WORDS];
    unsigned count;
};

static size_t word_length(const char *text)
{
    size_t length = 0;
    while (isalnum((unsigned char)text[length]) || text[length] == '_')
        length++;
    return length;
}

/* The number of a word among those that become arguments, or count if it is none. */
static unsigned number_of(const struct words *words, const char *text, size_t length)
{
    unsigned i = 0;
    while (i < words->count &&
           (strlen(words->items[i]) != length || strncmp(words->items[i], text, length) != 0))
        i++;
    return i;
}

static struct words words_of(const char *condition, word_type *type_of, const void *context)
{
    struct words words = {.count = 0};
    for (const char *at = condition; *at;) {
        size_t length = word_length(at);
        if (length == 0 || length >= WORD || words.count == WORDS) {
            at += length + (length == 0);
            continue;
        }
        char *word = words.items[words.count];
        memcpy(word, at, length);
        word[length] = '\0';
        const char *type = type_of(context, word);
        if (type && number_of(&words, word, length) == words.count)
            words.types[words.count++] = type;
        at += length;
    }
    return words;
}

/* The parameter that stands for an argument has the name of the next one. */
static const char *parameter_of(const struct words *words, unsigned argument)
{
    return words->items[(argument + 1) % words->count];
}

/* Adds a condition, in the words of the parameters. */
static void add_renamed(const struct words *words, const char *condition, struct text *text)
{
    for (const char *at = condition; *at;) {
        size_t length = word_length(at);
        unsigned number = number_of(words, at, length);
        if (length > 0 && number < words->count)
            text_add(text, "%s", parameter_of(words, number));
        else
            text_add_bytes(text, at, length ? length : 1);
        at += length ? length : 1;
    }
}

/* Adds a name with its parameters, with types or without; or with its arguments. */
static void add_call(const struct words *words, unsigned name, bool types, bool renamed,
                     struct text *text)
{
    text_add(text, "c%u", name);
    for (unsigned i = 0; i < words->count; i++)
        text_add(text, "%s%s%s%s", i ? ", " : "(", types ? words->types[i] : "", types ? " " : "",
                 renamed ? parameter_of(words, i) : words->items[i]);
    text_add(text, "%s", words->count ? ")" : "");
}

/* Begins a row of the section. */
static void begin(struct naming *naming, const struct words *words, unsigned name)
{
    text_add(&naming->section, "  ");
    add_call(words, name, true, true, &naming->section);
    text_add(&naming->section, ": ");
}

void name_condition(struct naming *naming, const char *condition, word_type *type_of,
                    const void *context, struct text *yaml)
{
    unsigned name = naming->count++, form = name % 4;
    struct words words = words_of(condition, type_of, context);
    if (form == 0) {
        text_add(yaml, "%s", condition);
        return;
    }
    text_add(yaml, "%s", form == 2 ? "not " : "");
    add_call(&words, name, false, false, yaml);
    begin(naming, &words, name);
    if (form == 3) {
        unsigned inner = naming->count++;
        text_add(&naming->section, "['");
        add_call(&words, inner, false, true, &naming->section);
        text_add(&naming->section, "', 'true']\n");
        begin(naming, &words, inner);
    }
    text_add(&naming->section, form == 2 ? "'not (" : "'");
    add_renamed(&words, condition, &naming->section);
    text_add(&naming->section, form == 2 ? ")'\n" : "'\n");
}

void naming_end(struct naming *naming, struct text *yaml)
{
    if (naming->section.length)
        text_add(yaml, "conditions:\n%s", naming->section.data);
    text_free(&naming->section);
}

/* -------------------------------------------------------------- whole domains */

static const char *object_type(const void *context, const char *word)
{
    (void)context;
    bool variable = strcmp(word, "x") == 0 || strcmp(word, "y") == 0;
    bool object = word[0] == 'o' && word[1] && strspn(word + 1, "0123456789") == strlen(word + 1);
    return variable || object ? "obj" : NULL;
}

/* The length of the key that a text begins with, whose value is a condition; 0 if there is none. */
static size_t key_length(const char *text)
{
    static const char *const keys[] = {"preconditions: ", "conditions: ", "achieve: "};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strncmp(text, keys[i], strlen(keys[i])) == 0)
            return strlen(keys[i]);
    return 0;
}

/* Adds the value of a key with its condition named; returns how long the value was. */
static size_t add_value(struct naming *naming, const char *value, struct text *named)
{
    bool quoted = *value == '\'';
    size_t length = strcspn(value + quoted, quoted ? "'" : "\n");
    struct text condition = {0};
    text_add_bytes(&condition, value + quoted, length);
    text_add(named, "'");
    name_condition(naming, condition.data, object_type, NULL, named);
    text_add(named, "'");
    text_free(&condition);
    return length + (quoted ? 2 : 0);
}

void name_conditions(struct text *yaml)
{
    struct naming naming = {.count = 0};
    struct text named = {0};
    for (const char *at = yaml->data; *at;) {
        size_t key = at == yaml->data || strchr(" {", at[-1]) ? key_length(at) : 0;
        text_add_bytes(&named, at, key ? key : 1);
        at += key ? key : 1;
        if (key)
            at += add_value(&naming, at, &named);
    }
    naming_end(&naming, &named);
    text_free(yaml);
    *yaml = named;
}
