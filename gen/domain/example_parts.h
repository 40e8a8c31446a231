/* SPDX-License-Identifier: MIT */
/* What the files of examples and events have in common. See examples.h. */
#ifndef GOAPGEN_DOMAIN_EXAMPLE_PARTS_H
#define GOAPGEN_DOMAIN_EXAMPLE_PARTS_H

#include "domain/examples.h"

/** A part of a text, so many bytes from a byte on, as a text of its own. */
struct node *text_part(struct pool *pool, const struct node *text, size_t offset, size_t length);

/** Where texts of an example or of a file of events are read, and whose agents they can name. */
struct story {
    struct domain *domain;
    const struct cast *cast;
    const char *what; /**< "example 'two_cats'" */
};

/** Reads `agents` of an example or of a file of events; whose tells which. What is wrong is reported
 *  and left out. */
void read_cast(struct domain *domain, struct node *section, struct cast *cast);

/** The agent that a key names; NULL, with an error, if there is none of that name. */
const struct actor *find_actor(const struct story *story, const struct node *key);

/** Reports the name of an agent that stands in a text with what is of it, as "ann.hungry = 8" or "ann
 *  action eat"; false: the text does not begin so. */
bool refuse_actor_in_text(const struct story *story, const struct node *text);

/** Reads what a word before a name, or a key, tells to be of this kind: "eat", "go_to(hall)", with
 *  its objects or without. False, with an error that names the context, if it is none. */
bool read_named_subject(struct domain *domain, const struct node *text, enum subject_kind kind,
                        const char *context, struct subject *subject);

/** Reads "action eat", "goal fed", "method hunt", "method play > hunt" or else a condition. False,
 *  with an error that names the context, if it is none. */
bool read_subject(struct domain *domain, struct node *text, const char *context,
                  struct subject *subject);

/** Reads `calls`: what functions of the game answer: {danger: 3, has_key: false, how_safe(rock): 5}.
 *  What is wrong is reported and left out. */
void read_answers(struct domain *domain, const struct node *section, struct answers *answers);

/** Reads where places are, {rabbit_1: [3, 4]} or, if `by`, how far they are moved. What is wrong is reported
 *  and left out: places_section.c. */
void read_placings(struct domain *domain, const struct node *section, bool by,
                   struct placings *placings);

/** Reads `events`, a mapping or a list of mappings: the key tells the time, "at 2s", "every 30s", "random 5s..20s" or "after chase";
 *  behind it stands what happens: an effect, "fail(go_to)", {calls: {...}}, {places: {...}}, {moves: {...}},
 *  {AGENT: ...}, or a list of these. What is wrong is reported and left out. */
void read_events(const struct story *story, struct node *section, struct events *events);

/** Reads `expect` of an example, the object of the reading. */
void read_expect(const struct key_reading *reading, struct node *value);

#endif
