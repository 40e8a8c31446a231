/* SPDX-License-Identifier: MIT */
/* Puts a page together: see page.h. What the script finds in `data` is told at data_of. */
#include "view/page.h"

#include "base/embedded.h"
#include "base/json.h"

#include <string.h>

/* --------------------------------------------------------------- bytes as text */

/* In Base64 (RFC 4648). */
static json_t *base64(const unsigned char *bytes, size_t length)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    struct text text = {0};
    for (size_t i = 0; i < length; i += 3) {
        size_t left = length - i;
        unsigned bits = (unsigned)bytes[i] << 16;
        bits |= left > 1 ? (unsigned)bytes[i + 1] << 8 : 0;
        bits |= left > 2 ? bytes[i + 2] : 0;
        char four[4] = {letters[bits >> 18], letters[bits >> 12 & 63],
                        left > 1 ? letters[bits >> 6 & 63] : '=',
                        left > 2 ? letters[bits & 63] : '='};
        text_add_bytes(&text, four, sizeof four);
    }
    json_t *json = json_stringn(text.data ? text.data : "", text.length);
    text_free(&text);
    return json;
}

/* Adds a number as records have them. */
static void page_add_number(struct text *to, uint64_t number)
{
    for (; number > 127; number >>= 7)
        text_add_bytes(to, (const char[]){(char)((number & 127) | 128)}, 1);
    text_add_bytes(to, (const char[]){(char)number}, 1);
}

static json_t *json_of_numbers(struct text *numbers)
{
    json_t *json = base64((const unsigned char *)numbers->data, numbers->length);
    text_free(numbers);
    return json;
}

/* ------------------------------------------------------------------ texts once */

/* Texts that come up again and again, each of which is told once. */
struct lexicon {
    struct text_number_map numbers;
    const char **texts;
    size_t count;
};

static uint64_t page_number_of(struct pool *pool, struct lexicon *lexicon, const char *text)
{
    int64_t number = text_number_map_get(&lexicon->numbers, text);
    if (number >= 0)
        return (uint64_t)number;
    lexicon->texts = pool_grow(pool, lexicon->texts, lexicon->count, sizeof *lexicon->texts);
    text = pool_copy_text(pool, text, strlen(text));
    lexicon->texts[lexicon->count] = text;
    text_number_map_put(&lexicon->numbers, pool, text, (int64_t)lexicon->count);
    return lexicon->count++;
}

static json_t *list_of_texts(const char *const *texts, size_t count)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, json_string(texts[i]));
    return list;
}

/* The line of each event, and by event which of them it is. */
static void page_add_lines(struct pool *pool, const struct record *record, json_t *data)
{
    struct lexicon lexicon = {0};
    struct text numbers = {0};
    char room[RECORD_LINE];
    for (size_t i = 0; i < record->event_count; i++) {
        const char *line = record_line(pool, record, &record->events[i], room);
        page_add_number(&numbers, page_number_of(pool, &lexicon, line));
    }
    json_object_set_new(data, "lines", list_of_texts(lexicon.texts, lexicon.count));
    json_object_set_new(data, "lineOf", json_of_numbers(&numbers));
}

/* The stretches, in order of their starts: of each the time since the start of the one before, how
 * long it lasts, its row + 4 * how it ends, its agent, its name and its event. */
static void add_slices(struct pool *pool, const struct tables *tables, const struct record *record,
                       json_t *data)
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
    json_object_set_new(data, "names", list_of_texts(lexicon.texts, lexicon.count));
    json_object_set_new(data, "slices", json_of_numbers(&numbers));
}

/* ----------------------------------------------------------------------- facts */

static json_t *json_of_fact(const struct tables *tables, size_t number)
{
    const gg_fact *place = &tables->domain.facts[number];
    const struct problem *problem = tables->problem;
    const struct variable *variable = &problem->variables[tables->layout.variables[number]];
    const struct fact *fact = variable->fact;
    json_t *json = json_pack("{s:s}", "name", variable->name), *values = json_array();
    object_add_number(json, "word", place->word);
    object_add_number(json, "shift", place->shift);
    object_add_number(json, "width", place->width);
    object_add_number(json, "kind", place->kind);
    object_add_number(json, "top", place->top);
    if (fact->kind == GG_NUMBER) {
        json_object_set_new(json, "low", json_integer(fact->scale.low));
        json_object_set_new(json, "step", json_integer(fact->scale.step));
        json_object_set_new(json, "divisor", json_integer(fact->scale.divisor));
    }
    for (size_t i = 0; i < fact->values.count; i++)
        json_array_append_new(values,
                              json_string(problem->domain->symbols[fact->values.symbols[i]].name));
    if (fact->values.count)
        json_object_set(json, "values", values);
    json_decref(values);
    return json;
}

/* -------------------------------------------------------------------- the whole */

/* All that the script needs: the names, the facts and where they lie in a state, the record's bytes
 * as they are, and what was worked out of them. */
static struct text data_of(struct pool *pool, const struct tables *tables,
                           const struct record *record, const struct text *bytes)
{
    const gg_domain *domain = &tables->domain;
    json_t *data = json_pack("{s:s}", "domain", tables->problem->domain->name);
    json_t *facts = json_array();
    object_add_number(data, "events", record->event_count);
    object_add_number(data, "changes", record->change_count);
    object_add_number(data, "lost", record->lost);
    object_add_number(data, "words", domain->word_count);
    json_object_set_new(data, "agentTypes",
                        list_of_texts(domain->names->agent_types, domain->agent_type_count));
    for (size_t i = 0; i < domain->fact_count; i++)
        json_array_append_new(facts, json_of_fact(tables, i));
    json_object_set_new(data, "facts", facts);
    page_add_lines(pool, record, data);
    add_slices(pool, tables, record, data);
    json_object_set_new(data, "record", base64((const unsigned char *)bytes->data, bytes->length));
    struct text text = {0};
    text_add_json_value(&text, data);
    return text;
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
