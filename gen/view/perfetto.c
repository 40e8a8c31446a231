/* SPDX-License-Identifier: MIT */
/*
 * A record in the Trace Event format, which Perfetto and chrome://tracing open: a process for each
 * agent type, in it a thread for each agent, with nested slices for goals, plans and actions, and
 * an instant for each decision. Google's "Trace Event Format" describes it: "X" is a slice with its
 * start `ts` and its duration `dur` in microseconds, "i" an instant, "M" a name.
 */
#include "view/perfetto.h"

#include "base/json.h"

/* Adds an event, and frees it: there can be millions, of which only the text is kept. */
static void add_event(struct text *text, json_t *event)
{
    text_add_json_value(text, event);
    text_add(text, ",\n");
}

static void add_thread(json_t *event, unsigned type, unsigned agent)
{
    object_add_number(event, "pid", type + 1);
    object_add_number(event, "tid", agent + 1);
}

static void perfetto_add_name(struct text *text, const char *what, unsigned type, unsigned agent,
                              const char *name)
{
    json_t *event = json_pack("{s:s, s:s}", "ph", "M", "name", what);
    add_thread(event, type, agent);
    json_object_set_new(event, "args", json_pack("{s:s}", "name", name));
    add_event(text, event);
}

static void add_names(struct pool *pool, const struct tables *tables, const struct record *record,
                      struct text *text)
{
    const char *const *types = tables->domain.names->agent_types;
    for (unsigned i = 0; i < tables->domain.agent_type_count; i++)
        perfetto_add_name(text, "process_name", i, 0, types[i]);
    for (unsigned i = 0; i < record->agent_count; i++) {
        unsigned type = record->agent_types[i];
        perfetto_add_name(text, "thread_name", type, i, pool_format(pool, "%s %u", types[type], i));
    }
}

static void add_slice(struct pool *pool, const struct tables *tables, const struct record *record,
                      const struct slice *slice, struct text *text)
{
    static const char *const rows[] = {"goal", "plan", "action"};
    static const char *const ends[] = {"done", "failed", "left", "going on"};
    const char *name = slice_name(pool, tables, record, slice);
    json_t *event = json_pack("{s:s, s:s, s:s}", "ph", "X", "name", name, "cat", rows[slice->row]);
    add_thread(event, record->agent_types[slice->agent], slice->agent);
    object_add_number(event, "ts", slice->start * 1000);
    object_add_number(event, "dur", (slice->end - slice->start) * 1000);
    json_object_set_new(event, "args", json_pack("{s:s}", "end", ends[slice->how]));
    add_event(text, event);
}

static void add_instant(struct pool *pool, const struct record *record,
                        const struct record_event *event, struct text *text)
{
    char room[RECORD_LINE];
    json_t *json = json_pack("{s:s, s:s, s:s, s:s}", "ph", "i", "s", "t", "name",
                             record_line(pool, record, event, room), "cat", "decision");
    add_thread(json, record->agent_types[event->agent], event->agent);
    object_add_number(json, "ts", event->time * 1000);
    add_event(text, json);
}

/* What is no slice: a decision, or that an action begins anew. */
static bool is_instant(const gg_event *event)
{
    gg_event_kind kind = event->kind;
    return (kind != GG_ACTION_STARTED || event->fact != GG_NONE) && kind != GG_ACTION_ENDED &&
           kind != GG_WALK_STARTED && kind != GG_WALK_ENDED && kind != GG_ACTION_STANDS;
}

struct text perfetto_of(struct pool *pool, const struct tables *tables, const struct record *record)
{
    struct text text = {0};
    struct slices slices = slices_of(pool, record);
    text_add(&text, "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n");
    /* There is an agent type in each domain: so there is something in the list. */
    add_names(pool, tables, record, &text);
    for (size_t i = 0; i < slices.count; i++)
        add_slice(pool, tables, record, &slices.items[i], &text);
    for (size_t i = 0; i < record->event_count; i++)
        if (is_instant(&record->events[i].event))
            add_instant(pool, record, &record->events[i], &text);
    text.length -= 2; /* the last comma */
    text_add(&text, "\n]}\n");
    return text;
}
