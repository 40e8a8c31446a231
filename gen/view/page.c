/* SPDX-License-Identifier: MIT */
/* Puts a page together: see page.h. What the script finds in `data` is told at add_data. */
#include "view/page.h"

#include "base/json_text.h"
#include "base/embedded.h"

#include <inttypes.h>
#include <string.h>

static void page_add_string(struct text *to, const char *text)
{
    text_add_json(to, text, strlen(text));
}

/* --------------------------------------------------------------- bytes as text */

/* Base64 (RFC 4648). */
static void add_base64(struct text *to, const unsigned char *bytes, size_t length)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    text_add(to, "\"");
    for (size_t i = 0; i < length; i += 3) {
        size_t left = length - i;
        unsigned bits = (unsigned)bytes[i] << 16;
        bits |= left > 1 ? (unsigned)bytes[i + 1] << 8 : 0;
        bits |= left > 2 ? bytes[i + 2] : 0;
        char four[4] = {letters[bits >> 18], letters[bits >> 12 & 63],
                        left > 1 ? letters[bits >> 6 & 63] : '=',
                        left > 2 ? letters[bits & 63] : '='};
        text_add_bytes(to, four, sizeof four);
    }
    text_add(to, "\"");
}

/* Adds a number as records have them. */
static void page_add_number(struct text *to, uint64_t number)
{
    for (; number > 127; number >>= 7)
        text_add_bytes(to, (const char[]){(char)((number & 127) | 128)}, 1);
    text_add_bytes(to, (const char[]){(char)number}, 1);
}

static void add_numbers(struct text *to, const char *name, struct text *numbers)
{
    text_add(to, ",\n\"%s\": ", name);
    add_base64(to, (const unsigned char *)numbers->data, numbers->length);
    text_free(numbers);
}

/* ------------------------------------------------------------------ texts once */

/* Texts that come up again and again, each of which is told once. */
struct lexicon {
    struct map numbers;
    const char **texts;
    size_t count;
};

static uint64_t page_number_of(struct pool *pool, struct lexicon *lexicon, const char *text)
{
    int64_t number = map_get(&lexicon->numbers, text);
    if (number >= 0)
        return (uint64_t)number;
    lexicon->texts = pool_grow(pool, lexicon->texts, lexicon->count, sizeof *lexicon->texts);
    text = pool_copy(pool, text, strlen(text));
    lexicon->texts[lexicon->count] = text;
    map_put(&lexicon->numbers, pool, text, (int64_t)lexicon->count);
    return lexicon->count++;
}

static void page_add_list(struct text *to, const char *name, const char *const *texts, size_t count)
{
    text_add(to, ",\n\"%s\": [", name);
    for (size_t i = 0; i < count; i++) {
        text_add(to, i > 0 ? ", " : "");
        page_add_string(to, texts[i]);
    }
    text_add(to, "]");
}

/* The line of each event, and by event which of them it is. */
static void page_add_lines(struct pool *pool, const struct record *record, struct text *to)
{
    struct lexicon lexicon = {0};
    struct text numbers = {0};
    char room[RECORD_LINE];
    for (size_t i = 0; i < record->event_count; i++) {
        const char *line = record_line(pool, record, &record->events[i], room);
        page_add_number(&numbers, page_number_of(pool, &lexicon, line));
    }
    page_add_list(to, "lines", lexicon.texts, lexicon.count);
    add_numbers(to, "lineOf", &numbers);
}

/* The stretches, in order of their starts: of each the time since the start of the one before, how
 * long it lasts, its row + 4 * how it ends, its agent, its name and its event. */
static void add_slices(struct pool *pool, const struct tables *tables, const struct record *record,
                       struct text *to)
{
    struct slices slices = slices_of(pool, record);
    struct lexicon lexicon = {0};
    struct text numbers = {0};
    uint64_t before = 0;
    for (size_t i = 0; i < slices.count; i++) {
        const struct slice *slice = &slices.items[i];
        page_add_number(&numbers, slice->start - before);
        page_add_number(&numbers, slice->end - slice->start);
        page_add_number(&numbers, (uint64_t)slice->row + 4 * (uint64_t)slice->how);
        page_add_number(&numbers, slice->agent);
        page_add_number(&numbers,
                        page_number_of(pool, &lexicon, slice_name(pool, tables, record, slice)));
        page_add_number(&numbers, slice->event);
        before = slice->start;
    }
    page_add_list(to, "names", lexicon.texts, lexicon.count);
    add_numbers(to, "slices", &numbers);
}

/* ----------------------------------------------------------------------- facts */

static void page_add_fact(const struct tables *tables, size_t number, struct text *to)
{
    const gg_fact *place = &tables->domain.facts[number];
    const struct problem *problem = tables->problem;
    const struct variable *variable = &problem->variables[tables->layout.variables[number]];
    const struct fact *fact = variable->fact;
    text_add(to, "%s\n{\"name\": ", number > 0 ? "," : "");
    page_add_string(to, variable->name);
    text_add(to, ", \"word\": %u, \"shift\": %u, \"width\": %u, \"kind\": %u, \"top\": %" PRIu32,
             place->word, place->shift, place->width, place->kind, place->top);
    if (fact->kind == GG_NUMBER)
        text_add(to, ", \"low\": %lld, \"step\": %lld, \"divisor\": %lld",
                 (long long)fact->scale.low, (long long)fact->scale.step,
                 (long long)fact->scale.divisor);
    text_add(to, fact->values.count ? ", \"values\": [" : "");
    for (size_t i = 0; i < fact->values.count; i++) {
        text_add(to, i > 0 ? ", " : "");
        page_add_string(to, problem->domain->symbols[fact->values.symbols[i]].name);
    }
    text_add(to, fact->values.count ? "]}" : "}");
}

/* -------------------------------------------------------------------- the whole */

/* All that the script needs: the names, the facts and where they lie in a state, the record's bytes
 * as they are, and what was worked out of them. */
static struct text data_of(struct pool *pool, const struct tables *tables,
                           const struct record *record, const struct text *bytes)
{
    const gg_domain *domain = &tables->domain;
    struct text data = {0};
    text_add(&data, "{\"domain\": ");
    page_add_string(&data, tables->problem->domain->name);
    text_add(&data, ",\n\"events\": %zu, \"changes\": %zu, \"lost\": %llu, \"words\": %u",
             record->event_count, record->change_count, (unsigned long long)record->lost,
             domain->word_count);
    page_add_list(&data, "agentTypes", domain->names->agent_types, domain->agent_type_count);
    text_add(&data, ",\n\"facts\": [");
    for (size_t i = 0; i < domain->fact_count; i++)
        page_add_fact(tables, i, &data);
    text_add(&data, "]");
    page_add_lines(pool, record, &data);
    add_slices(pool, tables, record, &data);
    text_add(&data, ",\n\"record\": ");
    add_base64(&data, (const unsigned char *)bytes->data, bytes->length);
    text_add(&data, "}");
    return data;
}

/* Adds a text that stands in a script or a comment of one, which it must not end. */
static void add_inside(struct text *to, const char *text, const char *end, const char *instead)
{
    for (const char *at; (at = strstr(text, end)) != NULL; text = at + strlen(end)) {
        text_add_bytes(to, text, (size_t)(at - text));
        text_add(to, "%s", instead);
    }
    text_add_bytes(to, text, strlen(text));
}

/* Adds what belongs in the place of a word between two @ of page.html. */
static void page_add_part(struct text *page, const char *word, const struct text *data,
                          const struct page_library *library)
{
    if (strncmp(word, "STYLE@", 6) == 0)
        text_add_bytes(page, page_css, strlen(page_css));
    else if (strncmp(word, "SCRIPT@", 7) == 0)
        text_add_bytes(page, page_js, strlen(page_js));
    else if (strncmp(word, "RECORD@", 7) == 0)
        text_add_bytes(page, record_js, strlen(record_js));
    else if (strncmp(word, "DATA@", 5) == 0) /* "<" comes up in strings only */
        add_inside(page, data->data, "<", "\\u003c");
    else if (strncmp(word, "LICENCE@", 8) == 0)
        add_inside(page, library->licence.data, "*/", "* /");
    else
        add_inside(page, library->script.data, "</script", "<\\/script");
}

struct text page_of(struct pool *pool, const struct tables *tables, const struct record *record,
                    const struct text *bytes, const struct page_library *library)
{
    struct text page = {0}, data = data_of(pool, tables, record, bytes);
    const char *at = page_html;
    for (const char *word; (word = strchr(at, '@')) != NULL; at = strchr(word + 1, '@') + 1) {
        text_add_bytes(&page, at, (size_t)(word - at));
        page_add_part(&page, word + 1, &data, library);
    }
    text_add_bytes(&page, at, strlen(at));
    text_free(&data);
    return page;
}
