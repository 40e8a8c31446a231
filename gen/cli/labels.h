/* SPDX-License-Identifier: MIT */
/*
 * Names with the labels that stand beside them in the YAML, as all commands show them: "eat (eats up)"
 * in text, and "action": "eat", "action_label": "eats up" in JSON.
 */
#ifndef GOAPGEN_CLI_LABELS_H
#define GOAPGEN_CLI_LABELS_H

#include "base/json.h"
#include "tables/tables.h"

/** A name and its label; label: NULL if there is none. */
struct named {
    const char *name, *label;
};

/** Those of a ground action, goal, task and method, of a fact as the tables number it, with sums
 *  behind the facts, and of an agent type. */
struct named action_named(const struct problem *problem, size_t number);
struct named goal_named(const struct problem *problem, size_t number);
struct named task_named(const struct problem *problem, size_t number);
struct named method_named(const struct problem *problem, size_t task, size_t number);
struct named fact_named(const struct tables *tables, size_t number);
struct named agent_type_named(const struct problem *problem, size_t number);

/** "fetch(axe) (fetches the axe)", or the name alone; nothing in it disturbs a terminal. */
const char *shown(struct pool *pool, struct named named);

/** The names of the tables, each as it is shown: what is told in these names has the labels. */
const gg_names *names_shown(struct pool *pool, const struct tables *tables);

/** The line of an event, in such names. */
const char *line_of_event(struct pool *pool, const gg_domain *domain, const gg_names *names,
                          const gg_event *event);

/** Adds "KEY": "name" to an object of JSON, and "KEY_label": "label" if there is one. */
void object_add_named(json_t *object, const char *key, struct named named);

/** The same of several: "KEY": ["a", "b"], and "KEY_labels": ["label", null] if any has one. */
void object_add_named_list(json_t *object, const char *key, const struct named *all, size_t count);

#endif
