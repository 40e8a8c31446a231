/* SPDX-License-Identifier: MIT */
/* `events`: what a game would do in a simulation, and when. See examples.h. */
#include "domain/example_parts.h"

#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* A duration in a part of a key; false, with an error, if it is none, or 0s where there is none. */
static bool read_time(const struct parsing *parsing, const struct node *key, size_t offset,
                      size_t length, uint32_t *time)
{
    const struct node *part = text_part(parsing->pool, key, offset, length);
    return parse_duration(part->text, time) || refuse_duration(parsing, part->place, part->text);
}

/* "5s..20s" */
static bool read_random_times(const struct parsing *parsing, const struct node *key, size_t offset,
                              struct event *event)
{
    const char *text = key->text + offset, *dots = strstr(text, "..");
    if (!dots)
        return refuse(parsing, key->place, "'random' has two durations, as in: random 5s..20s");
    size_t first = (size_t)(dots - text);
    if (!read_time(parsing, key, offset, first, &event->first) ||
        !read_time(parsing, key, offset + first + 2, strlen(dots + 2), &event->last))
        return false;
    if (event->first > 0 && event->first <= event->last)
        return true;
    return refuse(parsing, key->place,
                  "of the two durations the first is 1ms or more, and the second no less");
}

/* The length of the name and the blanks before an action: "ann chase"; 0: there is no name. */
static size_t length_of_doer(struct pool *pool, const char *text)
{
    size_t length = strcspn(text, " (");
    size_t blanks = strspn(text + length, " ");
    bool waits = is_among(pool_copy_text(pool, text, length), "until wait");
    return length > 0 && !waits && blanks > 0 && is_name_character(text[length + blanks])
               ? length + blanks
               : 0;
}

/* Reports an agent that does nothing, "after ann", or that stands elsewhere than before the action, with a
 * blank: "after chase ann", "after ann.chase"; false: there is none. */
static bool refuse_other_deed(const struct story *story, const struct node *text)
{
    const struct parsing *parsing = &story->domain->parsing;
    const struct name_table *names = &story->cast->names, *actions = &story->domain->action_names;
    size_t length = strcspn(text->text, " .");
    const char *first = pool_copy_text(parsing->pool, text->text, length),
               *rest = text->text + length;
    size_t apart = strspn(rest, " .");
    const char *second = rest + apart;
    bool named = name_number(names, first) >= 0, acts = name_number(actions, first) >= 0;
    if (named && !acts && !*second)
        refuse(parsing, text->place, "what has '%s' done? write: after %s ACTION", first, first);
    else if (named && *rest == '.' && *second)
        refuse(parsing, text->place,
               "an agent and what it does have a blank between them; write: after %s %s", first,
               second);
    else if (!named && acts && name_number(names, second) >= 0)
        refuse(parsing, text->place, "the agent stands before the action; write: after %s %s",
               second, first);
    else
        return false;
    return true;
}

/* "chase", "go_to(yard)", or of one agent, "ann chase" */
static bool read_deed(const struct story *story, const struct node *text, struct event *event)
{
    struct pool *pool = story->domain->parsing.pool;
    if (refuse_other_deed(story, text))
        return false;
    size_t named = length_of_doer(pool, text->text);
    const struct actor *actor = NULL;
    if (named > 0) {
        size_t length = strcspn(text->text, " ");
        actor = find_actor(story, text_part(pool, text, 0, length));
        if (!actor)
            return false;
        text = text_part(pool, text, named, strlen(text->text) - named);
    }
    bool fine = read_named_subject(story->domain, text, SUBJECT_ACTION, "an event", &event->action);
    event->action.actor = actor;
    return fine;
}

/* Reads "at 2s" and so on. */
static bool read_moment(const struct story *story, const struct node *key, struct event *event)
{
    static const char *const words[] = {[EVENT_AT] = "at ",
                                        [EVENT_EVERY] = "every ",
                                        [EVENT_RANDOM] = "random ",
                                        [EVENT_AFTER] = "after "};
    const struct parsing *parsing = &story->domain->parsing;
    size_t kind = 0, length = strlen(key->text);
    while (kind < sizeof words / sizeof *words &&
           strncmp(key->text, words[kind], strlen(words[kind])) != 0)
        kind++;
    if (kind == sizeof words / sizeof *words)
        return refuse(parsing, key->place,
                      "the key of an event is its time: at 2s, every 30s, random 5s..20s, or after "
                      "and an action");
    event->time = (enum event_time)kind;
    size_t offset = strlen(words[kind]);
    offset += strspn(key->text + offset, " ");
    if (event->time == EVENT_RANDOM)
        return read_random_times(parsing, key, offset, event);
    if (event->time == EVENT_AFTER)
        return read_deed(story, text_part(parsing->pool, key, offset, length - offset), event);
    if (!read_time(parsing, key, offset, length - offset, &event->first))
        return false;
    if (event->time == EVENT_AT || event->first > 0)
        return true;
    return refuse(parsing, key->place, "'every' has a duration of 1ms or more");
}

/* The length of the beginning of "fail(go_to)", up to the name; 0 if it is none. A fact of that
 * name is one. */
static size_t length_of_fail(const struct domain *domain, const char *text)
{
    size_t length = strlen("fail");
    if (strncmp(text, "fail", length) != 0 || name_number(&domain->fact_names, "fail") >= 0)
        return 0;
    length += strspn(text + length, " ");
    return text[length] == '(' ? length + 1 : 0;
}

static bool read_failure(struct domain *domain, const struct node *text, size_t offset,
                         struct happening *happening)
{
    const char *end = strrchr(text->text, ')');
    if (!end || end[1])
        return refuse(&domain->parsing, text->place,
                      "an action that fails is written as in: fail(go_to)");
    offset += strspn(text->text + offset, " ");
    size_t length = (size_t)(end - text->text) - offset;
    happening->kind = HAPPENS_FAILURE;
    return read_named_subject(domain, text_part(domain->parsing.pool, text, offset, length),
                              SUBJECT_ACTION, "an event", &happening->failing);
}

/* "hungry = 8", or "fail(go_to)" */
static bool read_happening(struct domain *domain, struct node *node, struct happening *happening)
{
    size_t offset = length_of_fail(domain, node->text);
    happening->text = node->text;
    if (offset > 0)
        return read_failure(domain, node, offset, happening);
    struct scope scope = scope_of_example(domain, "events");
    happening->kind = HAPPENS_CHANGE;
    happening->effects = read_effects(&scope, node);
    return happening->effects.count > 0 &&
           check_effects_compute_no_number(domain, &happening->effects);
}

/* Adds what happens, to an agent that is named, or to none. */
static void read_happenings(const struct story *story, struct node *value,
                            const struct actor *actor, struct event *event);

/* Whether an agent of a story is called so. */
static bool is_actor(const struct story *story, const char *name)
{
    for (size_t i = 0; i < story->cast->count; i++)
        if (strcmp(story->cast->items[i].name, name) == 0)
            return true;
    return false;
}

/* {places: {rabbit_1: [3, 4]}} or {moves: {rabbit_1: [0.5, 0]}}: whether a key is one of these. */
static bool read_move(const struct story *story, const struct node *key, const struct node *value,
                      struct event *event)
{
    struct domain *domain = story->domain;
    bool by = strcmp(key->text, "moves") == 0;
    if ((!by && strcmp(key->text, "places") != 0) || is_actor(story, key->text))
        return false;
    struct happening happening = {.kind = HAPPENS_MOVE, .text = key->text};
    read_placings(domain, value, by, &happening.placings);
    POOL_ADD(domain->parsing.pool, event->items, event->count) = happening;
    event->moves = true;
    return true;
}

/* {calls: {danger: 3}}, and of no agent yet {places: {lady: 3}} and {ann: hungry = 8, bob: fail(go_to)} */
static void read_mapped(const struct story *story, const struct node *mapping,
                        const struct actor *actor, struct event *event)
{
    struct domain *domain = story->domain;
    struct pool *pool = domain->parsing.pool;
    for (size_t i = 0; i < mapping->count; i++) {
        const struct actor *named = NULL;
        if (strcmp(mapping->keys[i]->text, "calls") == 0) {
            struct happening happening = {.kind = HAPPENS_ANSWER, .text = "calls", .actor = actor};
            read_answers(domain, mapping->items[i], &happening.answers);
            POOL_ADD(pool, event->items, event->count) = happening;
        } else if (!actor && read_move(story, mapping->keys[i], mapping->items[i], event)) {
            continue;
        } else if (actor || story->cast->count == 0) {
            refuse(&domain->parsing, mapping->place,
                   "what happens%s is an effect, fail(ACTION), or {calls: {FUNCTION: ANSWER}}",
                   actor ? " to an agent" : "");
            if (!actor)
                report_note(domain->parsing.diagnostics, mapping->keys[i]->place,
                            "it is no name of an agent: %s has no 'agents'", story->what);
            return;
        } else if ((named = find_actor(story, mapping->keys[i])) != NULL) {
            read_happenings(story, mapping->items[i], named, event);
        }
    }
}

static void read_happenings(const struct story *story, struct node *value,
                            const struct actor *actor, struct event *event)
{
    struct domain *domain = story->domain;
    size_t count;
    struct node **items = texts_of_node(&domain->parsing, value, true, &count);
    if (value->kind != NODE_SCALAR && value->count == 0)
        refuse(&domain->parsing, value->place, "nothing happens here");
    for (size_t i = 0; i < count; i++) {
        struct happening happening = {.text = "", .actor = actor};
        if (items[i]->kind == NODE_MAPPING)
            read_mapped(story, items[i], actor, event);
        else if (!refuse_actor_in_text(story, items[i]) &&
                 read_happening(domain, items[i], &happening))
            POOL_ADD(domain->parsing.pool, event->items, event->count) = happening;
    }
}

static void read_event(const struct story *story, const struct node *key, struct node *value,
                       struct events *events)
{
    struct event event = {.place = key->place};
    if (!read_moment(story, key, &event))
        return;
    read_happenings(story, value, NULL, &event);
    POOL_ADD(story->domain->parsing.pool, events->items, events->count) = event;
}

void read_events(const struct story *story, struct node *section, struct events *events)
{
    struct node *const single[] = {section};
    bool list = section->kind == NODE_SEQUENCE;
    for (size_t i = 0; i < (list ? section->count : 1); i++) {
        const struct node *mapping = list ? section->items[i] : single[0];
        if (!check_is_mapping(&story->domain->parsing, mapping, list ? "an event" : "'events'"))
            continue;
        for (size_t j = 0; j < mapping->count; j++)
            read_event(story, mapping->keys[j], mapping->items[j], events);
    }
}
