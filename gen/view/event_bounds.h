/* SPDX-License-Identifier: MIT */
/*
 * What the numbers of events can be in a domain: gg_trace.h tells what they mean. The events are
 * read from bytes that may be anything. Rests on the tables alone.
 */
#ifndef GOAPGEN_VIEW_EVENT_BOUNDS_H
#define GOAPGEN_VIEW_EVENT_BOUNDS_H

#include "tables/tables.h"

/** How many kinds of events there are. */
enum { EVENT_KINDS = GG_METHOD_DENIED + 1 };

/** How many things there are that the index of an event of a kind can name; and whether it can also
 *  be GG_NONE. */
size_t event_index_count(const gg_domain *domain, gg_event_kind kind);
bool event_is_of_none(gg_event_kind kind);

/** Whether the value of an event is a method of the task that its index names. */
bool event_names_method(gg_event_kind kind);

/** The highest value of an event whose kind and index are known. Of a task without methods none can
 *  be named. */
uint64_t event_highest_value(const gg_domain *domain, const gg_event *event);

/** Whether a condition can ask for such values of the event's fact, which is one of the domain. */
bool event_can_ask(const struct tables *tables, const gg_event *event);

#endif
