/* SPDX-License-Identifier: MIT */
/* Fills templates in: see template.h. */
#include "emit/template.h"

#include "syntax/words.h"

#include <assert.h>
#include <string.h>

static const char *next_line(const char *line)
{
    line += strcspn(line, "\n");
    return *line ? line + 1 : line;
}

/* What stands behind the word of a directive; NULL if the line is no such directive. */
static const char *directive(const char *line, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(line, "% ", 2) != 0 || strncmp(line + 2, word, length) != 0)
        return NULL;
    line += 2 + length;
    return *line == ' ' ? line + 1 : *line == '\n' ? line : NULL;
}

/* A word of a template, which ends with its line or a parenthesis. */
struct word {
    char text[32];
};

static struct word word_of_template(const char *at)
{
    struct word word;
    size_t length = strcspn(at, ")\n");
    assert(length < sizeof word.text);
    memcpy(word.text, at, length);
    word.text[length] = '\0';
    return word;
}

static bool holds(const struct scope *scope, const char *at)
{
    bool negated = strncmp(at, "not ", 4) == 0;
    struct word word = word_of_template(at + (negated ? 4 : 0));
    return word_holds(scope, word.text) != negated;
}

/* -------------------------------------------------------------------- lines */

static bool is_capital(const char *name)
{
    return (*name >= 'A' && *name <= 'Z') || strncmp(name, "$N", 2) == 0;
}

/* The end of a name that is declared. */
static const char *end_of_name(const char *at)
{
    for (;;) {
        if (strncmp(at, "$(", 2) == 0)
            at = strchr(at, ')') + 1;
        else if (*at == '$')
            at += 2;
        else if (is_name_character(*at))
            at++;
        else
            return at;
    }
}

static void fill_text(const struct scope *scope, struct text *to, const char *at, const char *end)
{
    struct writer *writer = scope->writer;
    while (at < end) {
        size_t plain = strcspn(at, "$@");
        plain = plain < (size_t)(end - at) ? plain : (size_t)(end - at);
        text_add_bytes(to, at, plain);
        at += plain;
        if (at == end)
            return;
        if (*at == '@') {
            at++;
            text_add(to, "%s_", is_capital(at) ? writer->upper : writer->prefix);
        } else if (at[1] == '(') {
            struct word word = word_of_template(at + 2);
            add_word(scope, to, word.text);
            at = strchr(at, ')') + 1;
        } else {
            expand_dollar_letter(writer, to, at[1], scope->name);
            at += 2;
        }
    }
}

static void list_declarations(const struct scope *scope, const char *line, const char *end)
{
    struct pool *pool = scope->writer->pool;
    struct declarations *list = scope->declarations;
    while ((line = memchr(line, '@', (size_t)(end - line))) != NULL) {
        struct text name = {0};
        const char *stop = end_of_name(line + 1);
        fill_text(scope, &name, line, stop);
        POOL_ADD(pool, list->items, list->count) =
            (struct declared){text_move_to_pool(&name, pool), scope->place};
        line = stop;
    }
}

static void fill_line(const struct scope *scope, const char *line)
{
    struct text *to = &scope->writer->text;
    const char *end = line + strcspn(line, "\n");
    bool only_a_word = strncmp(line, "$(", 2) == 0 && strchr(line, ')') + 1 == end;
    if (scope->declarations) {
        list_declarations(scope, line, end);
        return;
    }
    fill_text(scope, to, line, end);
    text_add_bytes(to, "\n", !only_a_word);
}

/* ------------------------------------------------------------------- blocks */

static const char *fill_block(struct scope *scope, const char *line, bool shown);

/* Fills the first branch whose condition holds; returns what stands behind the end. */
static const char *fill_branches(struct scope *scope, const char *line, bool shown)
{
    const char *condition = directive(line, "if");
    while (!directive(line, "end")) {
        bool taken = shown && (!condition || holds(scope, condition));
        line = fill_block(scope, next_line(line), taken);
        shown &= !taken;
        condition = directive(line, "elif");
    }
    return next_line(line);
}

static const char *fill_loop(struct scope *scope, const char *line, bool shown)
{
    const char *body = next_line(line);
    struct word word = word_of_template(directive(line, "each"));
    loop_item_setter *enter = loop_of(word.text);
    for (size_t i = 0; shown; i++) {
        struct scope inner = *scope;
        enum loop_step next = enter(&inner, i);
        if (next == LOOP_END)
            break;
        if (next == LOOP_ITEM)
            fill_block(&inner, body, true);
    }
    return next_line(fill_block(scope, body, false));
}

/* Fills lines in up to the directive that ends their block, which it returns, or the end. */
static const char *fill_block(struct scope *scope, const char *line, bool shown)
{
    while (*line && !directive(line, "end") && !directive(line, "else") &&
           !directive(line, "elif")) {
        if (directive(line, "if")) {
            line = fill_branches(scope, line, shown);
        } else if (directive(line, "each")) {
            line = fill_loop(scope, line, shown);
        } else {
            if (shown)
                fill_line(scope, line);
            line = next_line(line);
        }
    }
    return line;
}

void template_fill(struct scope *scope, const char *text)
{
    const char *end = fill_block(scope, text, true);
    assert(!*end);
    (void)end;
}
