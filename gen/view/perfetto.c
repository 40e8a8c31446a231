/* SPDX-License-Identifier: MIT */
/*
 * A record in the Trace Event format, which Perfetto and chrome://tracing open: a process for each
 * agent type, in it a thread for each agent, with nested slices for goals, plans and actions, and
 * an instant for each decision. Google's "Trace Event Format" describes it: "X" is a slice with its
 * start `ts` and its duration `dur` in microseconds, "i" an instant, "M" a name.
 */
#include "view/perfetto.h"

#include "base/json_text.h"

#include <string.h>

static void perfetto_add_string(struct text *to, const char *text)
{
    text_add_json(to, text, strlen(text));
}

static void perfetto_add_name(struct text *text, const char *what, unsigned type, unsigned agent,
                              const char *name)
{
    text_add(text,
             "{\"ph\": \"M\", \"name\": \"%s\", \"pid\": %u, \"tid\": %u, \"args\": {\"name\": ",
             what, type + 1, agent + 1);
    perfetto_add_string(text, name);
    text_add(text, "}},\n");
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
    text_add(text, "{\"ph\": \"X\", \"name\": ");
    perfetto_add_string(text, slice_name(pool, tables, record, slice));
    text_add(text,
             ", \"cat\": \"%s\", \"pid\": %u, \"tid\": %u, \"ts\": %llu, \"dur\": %llu, \"args\": "
             "{\"end\": \"%s\"}},\n",
             rows[slice->row], record->agent_types[slice->agent] + 1u, slice->agent + 1u,
             (unsigned long long)slice->start * 1000,
             (unsigned long long)(slice->end - slice->start) * 1000, ends[slice->how]);
}

static void add_instant(struct pool *pool, const struct record *record,
                        const struct record_event *event, struct text *text)
{
    char room[RECORD_LINE];
    text_add(text, "{\"ph\": \"i\", \"s\": \"t\", \"name\": ");
    perfetto_add_string(text, record_line(pool, record, event, room));
    text_add(text, ", \"cat\": \"decision\", \"pid\": %u, \"tid\": %u, \"ts\": %llu},\n",
             record->agent_types[event->agent] + 1u, event->agent + 1u,
             (unsigned long long)event->time * 1000);
}

static bool is_of_decision(gg_event_kind kind)
{
    return kind != GG_ACTION_STARTED && kind != GG_ACTION_ENDED && kind != GG_WALK_STARTED &&
           kind != GG_WALK_ENDED;
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
        if (is_of_decision(record->events[i].event.kind))
            add_instant(pool, record, &record->events[i], &text);
    text.length -= 2; /* the last comma */
    text_add(&text, "\n]}\n");
    return text;
}
