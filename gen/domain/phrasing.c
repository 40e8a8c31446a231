/* SPDX-License-Identifier: MIT */
/* What things are called that have no name of their own: see phrasing.h. */
#include "domain/phrasing.h"

#include "syntax/lexer.h"

#include <string.h>

/* Whether a name is that of a parameter by what stands around it, and not the name of what has
 * arguments ("d(x)"), a type ("all(d x)") or a unit ("2d"). before: where the word before it ends that is
 * a number; next: what follows. */
static bool can_be_parameter(const struct lexer *name, size_t before, const struct lexer *next)
{
    static const char *const joining[] = {"and", "or", "in", "not", "if"};
    bool joined = next->kind != TOKEN_NAME;
    for (size_t i = 0; !joined && i < sizeof joining / sizeof *joining; i++)
        joined = lexer_is(next, joining[i]);
    return joined && next->kind != TOKEN_OPEN && before != name->start;
}

static size_t parameter_called(const struct parameters *parameters, const struct lexer *name)
{
    size_t i = 0;
    while (i < parameters->count && !lexer_is(name, parameters->items[i].name))
        i++;
    return i;
}

/* A text in which one blank stands for several; *place is where a place of the old one is in it. */
static const char *with_single_blanks(struct pool *pool, const char *text, size_t *place)
{
    struct text single = {0};
    size_t moved = *place;
    for (const char *at = text; *at;) {
        size_t blanks = strspn(at, " \t\r\n");
        if ((size_t)(at - text) <= *place)
            moved = single.length;
        text_add_bytes(&single, blanks ? " " : at, 1);
        at += blanks ? blanks : 1;
    }
    *place = moved;
    return text_move_to_pool(&single, pool);
}

struct phrasing make_phrasing(struct pool *pool, const char *text, size_t skipped,
                              const struct parameters *parameters)
{
    struct phrasing phrasing = {.text = with_single_blanks(pool, text, &skipped)};
    const struct node node = {.kind = NODE_SCALAR, .text = phrasing.text};
    struct lexer word = lexer_start(&node);
    size_t before = SIZE_MAX;
    while (word.kind != TOKEN_END) {
        struct lexer next = word;
        lexer_next(&next);
        size_t parameter =
            word.kind == TOKEN_NAME ? parameter_called(parameters, &word) : parameters->count;
        if (word.start >= skipped && parameter < parameters->count &&
            can_be_parameter(&word, before, &next))
            POOL_ADD(pool, phrasing.gaps, phrasing.gap_count) =
                (struct phrasing_gap){word.start, word.length, parameter};
        before = word.kind == TOKEN_NUMBER ? word.next : SIZE_MAX;
        word = next;
    }
    return phrasing;
}

const char *phrasing_with_objects(struct pool *pool, const struct domain *domain,
                                  const struct phrasing *phrasing, const size_t *symbols)
{
    struct text text = {0};
    const char *at = phrasing->text;
    for (size_t i = 0; i < phrasing->gap_count; i++) {
        const struct phrasing_gap *gap = &phrasing->gaps[i];
        text_add_bytes(&text, at, (size_t)(phrasing->text + gap->start - at));
        text_add(&text, "%s", domain->symbols[symbols[gap->parameter]].name);
        at = phrasing->text + gap->start + gap->length;
    }
    text_add(&text, "%s", at);
    return text_move_to_pool(&text, pool);
}

/* The number of an object of a type, that a word is the name of; -1: it is none. */
static int64_t object_of_word(const struct domain *domain, const struct object_type *type,
                              const char *word, size_t length)
{
    int64_t symbol =
        name_number(&domain->symbol_names, pool_copy_text(domain->parsing.pool, word, length));
    return symbol >= 0 && symbol_position(&type->objects, (size_t)symbol) >= 0 ? symbol : -1;
}

bool phrasing_reads_as(const struct domain *domain, const struct phrasing *phrasing,
                       const struct parameters *parameters, const char *text, size_t *symbols)
{
    const char *at = phrasing->text;
    for (size_t i = 0; i < parameters->count; i++)
        symbols[i] = SIZE_MAX;
    for (size_t i = 0; i < phrasing->gap_count; i++) {
        const struct phrasing_gap *gap = &phrasing->gaps[i];
        size_t before = (size_t)(phrasing->text + gap->start - at);
        if (strncmp(at, text, before) != 0)
            return false;
        text += before;
        size_t length = strspn(text, NAME_CHARACTERS), *symbol = &symbols[gap->parameter];
        int64_t object =
            object_of_word(domain, parameters->items[gap->parameter].type, text, length);
        if (object < 0 || (*symbol != SIZE_MAX && *symbol != (size_t)object))
            return false;
        *symbol = (size_t)object;
        text += length;
        at = phrasing->text + gap->start + gap->length;
    }
    return strcmp(at, text) == 0;
}

const char *phrasing_find_misfit(const struct domain *domain, const struct phrasing *phrasing,
                                 const struct parameters *parameters, const char *text,
                                 size_t *parameter)
{
    const char *at = phrasing->text, *misfit = NULL;
    for (size_t i = 0; i < phrasing->gap_count; i++) {
        const struct phrasing_gap *gap = &phrasing->gaps[i];
        size_t before = (size_t)(phrasing->text + gap->start - at);
        if (strncmp(at, text, before) != 0)
            return NULL;
        text += before;
        size_t length = strspn(text, NAME_CHARACTERS);
        if (!misfit &&
            object_of_word(domain, parameters->items[gap->parameter].type, text, length) < 0) {
            misfit = text;
            *parameter = gap->parameter;
        }
        text += length;
        at = phrasing->text + gap->start + gap->length;
    }
    return strcmp(at, text) == 0 ? misfit : NULL;
}

/* ------------------------------------------------------- without objects */

/* Adds a part of a text without the words in it that are objects. */
static void add_without_objects(struct text *shape, const struct domain *domain, const char *part,
                                size_t length)
{
    for (size_t i = 0; i < length;) {
        size_t word = strspn(part + i, NAME_CHARACTERS);
        const char *name = pool_copy_text(domain->parsing.pool, part + i, word);
        if (word && name_number(&domain->symbol_names, name) >= 0)
            text_add(shape, "?");
        else
            text_add_bytes(shape, part + i, word ? word : 1);
        i += word ? word : 1;
    }
}

const char *text_without_objects(struct pool *pool, const struct domain *domain, const char *text)
{
    struct text shape = {0};
    add_without_objects(&shape, domain, text, strlen(text));
    return text_move_to_pool(&shape, pool);
}

const char *phrasing_without_objects(struct pool *pool, const struct domain *domain,
                                     const struct phrasing *phrasing)
{
    struct text shape = {0};
    size_t at = 0;
    for (size_t i = 0; i < phrasing->gap_count; i++) {
        const struct phrasing_gap *gap = &phrasing->gaps[i];
        add_without_objects(&shape, domain, phrasing->text + at, gap->start - at);
        text_add(&shape, "?");
        at = gap->start + gap->length;
    }
    add_without_objects(&shape, domain, phrasing->text + at, strlen(phrasing->text + at));
    return text_move_to_pool(&shape, pool);
}
