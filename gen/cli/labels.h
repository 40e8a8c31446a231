/* SPDX-License-Identifier: MIT */
/*
 * Names with the labels that stand beside them in the YAML, as all commands show them: "eat (eats
 * up)" in text, and "action": "eat", "action_label": "eats up" in JSON.
 */
#ifndef GOAPGEN_CLI_LABELS_H
#define GOAPGEN_CLI_LABELS_H

#include "base/json.h"
#include "tables/tables.h"

/** A name, and the label that stands beside it; label: NULL if there is none. */
struct labelled_name {
    const char *name, *label;
};

/** The name and label of a ground action. */
struct labelled_name labelled_action_name(const struct problem *problem, size_t number);

/** The name and label of a ground goal. */
struct labelled_name labelled_goal_name(const struct problem *problem, size_t number);

/** The name and label of a ground task. */
struct labelled_name labelled_task_name(const struct problem *problem, size_t number);

/** The name and label of a method of a ground task. */
struct labelled_name labelled_method_name(const struct problem *problem, size_t task,
                                          size_t number);

/** The name and label of a fact as the tables number it, with sums behind the facts. */
struct labelled_name labelled_fact_name(const struct tables *tables, size_t number);

/** The name and label of an agent type. */
struct labelled_name labelled_agent_type_name(const struct problem *problem, size_t number);

/** A name with its label behind it, "fetch(axe) (fetches the axe)", or the name alone; nothing in
 *  it disturbs a terminal. */
const char *name_with_label(struct pool *pool, struct labelled_name named);

/** All names of the tables, each as name_with_label writes it, for what is told in text. */
const gg_names *names_with_labels(struct pool *pool, const struct tables *tables);

/** An event as a line of text, in the names given. */
const char *line_of_event(struct pool *pool, const gg_domain *domain, const gg_names *names,
                          const gg_event *event);

/** Adds "KEY": "name" to an object of JSON, and "KEY_label": "label" if there is one. */
void object_add_labelled_name(json_t *object, const char *key, struct labelled_name named);

/** Adds several names to an object of JSON, "KEY": ["a", "b"], and their labels, "KEY_labels":
 *  ["label", null], if any has one. */
void object_add_labelled_names(json_t *object, const char *key, const struct labelled_name *all,
                               size_t count);

#endif
