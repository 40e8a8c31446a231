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
struct labelled_name {
    const char *name, *label;
};

/** Those of a ground action, goal, task and method, of a fact as the tables number it, with sums
 *  behind the facts, and of an agent type. */
struct labelled_name labelled_action_name(const struct problem *problem, size_t number);
struct labelled_name labelled_goal_name(const struct problem *problem, size_t number);
struct labelled_name labelled_task_name(const struct problem *problem, size_t number);
struct labelled_name labelled_method_name(const struct problem *problem, size_t task,
                                          size_t number);
struct labelled_name labelled_fact_name(const struct tables *tables, size_t number);
struct labelled_name labelled_agent_type_name(const struct problem *problem, size_t number);

/** "fetch(axe) (fetches the axe)", or the name alone; nothing in it disturbs a terminal. */
const char *name_with_label(struct pool *pool, struct labelled_name named);

/** The names of the tables, each as it is shown: what is told in these names has the labels. */
const gg_names *names_with_labels(struct pool *pool, const struct tables *tables);

/** The line of an event, in such names. */
const char *line_of_event(struct pool *pool, const gg_domain *domain, const gg_names *names,
                          const gg_event *event);

/** Adds "KEY": "name" to an object of JSON, and "KEY_label": "label" if there is one. */
void object_add_labelled_name(json_t *object, const char *key, struct labelled_name named);

/** The same of several: "KEY": ["a", "b"], and "KEY_labels": ["label", null] if any has one. */
void object_add_labelled_names(json_t *object, const char *key, const struct labelled_name *all,
                               size_t count);

#endif
