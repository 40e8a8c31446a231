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
    const char *type = context;
    bool variable = strcmp(word, "x") == 0 || strcmp(word, "y") == 0;
    bool object = word[0] == 'o' && word[1] && strspn(word + 1, "0123456789") == strlen(word + 1);
    return variable || object ? type : NULL;
}

/* Whether a text begins with one of some words. */
static size_t length_of_any(const char *text, const char *const *words)
{
    for (; *words; words++)
        if (strncmp(text, *words, strlen(*words)) == 0)
            return strlen(*words);
    return 0;
}

/* The length of the key, or the end of it, that a text begins with, and whose value is a condition;
 * 0 if there is none. */
static size_t key_length(const char *text, const char *whole)
{
    static const char *const keys[] = {
        "preconditions: ", "conditions: ", "achieve: ", "while: ", "relevant: ", "never: ", NULL};
    static const char *const sections[] = {"always:\n  - ", "reachable:\n  - ", NULL};
    static const char *const times[] = {"ms: ", NULL};
    /* what is of agents that have names, and events, which stand behind two blanks */
    static const char *const others[] = {"action ", "goal ", "method ", "{", " ", NULL};
    bool begins = text == whole || strchr(" {\n", text[-1]);
    const char *line = text;
    while (line > whole && line[-1] != '\n')
        line--;
    size_t length = begins ? length_of_any(text, keys) : 0;
    if (length == 0 && (text == whole || text[-1] == '\n'))
        length = length_of_any(text, sections);
    if (length == 0 && line[strspn(line, " ")] == '-')
        length = length_of_any(text, times);
    return length_of_any(text + length, others) ? 0 : length;
}

/* What is added to, and what the objects are. */
struct renaming {
    struct naming naming;
    const char *type;
    struct text named;
};

static void add_item(struct renaming *renaming, const char *text, size_t length)
{
    struct text condition = {0};
    bool quoted = *text == '\'';
    text_add_bytes(&condition, text + quoted, length - 2 * quoted);
    text_add(&renaming->named, "'");
    name_condition(&renaming->naming, condition.data, object_type, renaming->type,
                   &renaming->named);
    text_add(&renaming->named, "'");
    text_free(&condition);
}

/* How long an item of a list is, or a value that is none. */
static size_t item_length(const char *text, bool in_list)
{
    size_t length = 0, depth = 0;
    if (*text == '\'')
        return strcspn(text + 1, "'") + 2;
    for (; text[length] && text[length] != '\n'; length++) {
        char letter = text[length];
        if (in_list && depth == 0 && (letter == ',' || letter == ']'))
            break;
        depth += letter == '(' || letter == '[';
        depth -= letter == ')' || letter == ']';
    }
    return length;
}

/* Adds the value of a key with its conditions named; returns how long the value was. */
static size_t add_value(struct renaming *renaming, const char *value)
{
    bool is_list = *value == '[';
    size_t length = is_list;
    if (!is_list) {
        length = item_length(value, false);
        add_item(renaming, value, length);
        return length;
    }
    text_add(&renaming->named, "[");
    while (value[length] && value[length] != ']') {
        size_t next = item_length(value + length, true);
        add_item(renaming, value + length, next);
        length += next;
        size_t between = strspn(value + length, ", ");
        text_add_bytes(&renaming->named, value + length, between);
        length += between;
    }
    return length;
}

void name_conditions(struct text *yaml, const char *type)
{
    struct renaming renaming = {.type = type};
    for (const char *at = yaml->data; *at;) {
        size_t key = key_length(at, yaml->data);
        text_add_bytes(&renaming.named, at, key ? key : 1);
        at += key ? key : 1;
        if (key)
            at += add_value(&renaming, at);
    }
    naming_end(&renaming.naming, &renaming.named);
    text_free(yaml);
    *yaml = renaming.named;
}
