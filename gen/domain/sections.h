/* SPDX-License-Identifier: MIT */
/*
 * The sections of a domain file, each read by a function of its own. They are
 * called for all files together, in the order below: first those that declare
 * names, then those that use them. Beside the functions stand the tables of their keys.
 */
#ifndef GOAPGEN_DOMAIN_SECTIONS_H
#define GOAPGEN_DOMAIN_SECTIONS_H

#include "domain/keys.h"

/** type_section.c: declares the types of a section; and, once all are declared, gathers the
 *  objects that each has by its nested types. */
void declare_types(struct domain *domain, struct node *section);
void gather_type_objects(struct domain *domain);

/** Adds the symbols of a list to a set, each once; a type in the list stands for its objects. */
void read_symbols(struct domain *domain, const struct node *list, struct symbol_set *set);

/** state_section.c: declares facts, and reads what they are at the start. */
extern const struct key_table fact_keys;
void declare_state(struct domain *domain, struct node *section);
void read_start(struct domain *domain, struct node *section);

/** condition_section.c: declares the conditions that have names, and reads them, behind the
 *  facts. */
void declare_conditions(struct domain *domain, struct node *section);
void read_named_conditions(struct domain *domain);

/** Reads the type of a fact, or of a field of data, as `what` tells. others: words for types beside
 *  those of facts, for messages, as "text, ". */
void read_fact_type(struct domain *domain, struct fact *fact, struct node *node, const char *what,
                    const char *others);

/** data_section.c: declares the fields of data; and, of an action, reads `data`. */
extern const struct key_table field_keys;
void declare_data_fields(struct domain *domain, struct node *section);
key_reader read_action_data;

/** Changes the start by an effect of the command line, which may set what only the game sets. */
void apply_start_option(struct domain *domain, struct node *effect);

/** warnings.c: warns of symbols that seem to be another name misspelt, once all sections
 *  are read. */
void warn_of_similar_symbols(struct domain *domain);

/** places_section.c: reads where places are; and, of an action, `at` and `route`, and what these
 *  exclude. */
extern const struct key_table places_keys;
void read_places(struct domain *domain, struct node *section);
void read_action_at(const struct key_reading *reading, struct node *value);
void read_action_route(const struct key_reading *reading, struct node *value);
void check_action_places(const struct domain *domain, const struct action *action);

/** A number in thousandths; false if it is none, or not from low to high. */
bool parse_thousandths(const struct node *node, int64_t low, int64_t high, int64_t *number);

/** Reads a speed in thousandths a second, and the name of an agent type, once all are read. */
key_reader read_speed, read_agent_name;

/** The value of the fact of places that a name stands for; -1, with an error that suggests the
 *  nearest place, if it stands for none. The domain has places. */
int64_t find_place(const struct domain *domain, const struct node *name);

/** team_section.c: reads the team, when all else is read; and, of an action, `skill`. */
extern const struct key_table team_keys, member_keys;
void read_team(struct domain *domain, struct node *section);
key_reader read_action_skill;

/** action_section.c: declares the names of actions; reads the actions once all names are
 *  declared. */
extern const struct key_table action_keys;
void declare_actions(struct domain *domain, struct node *section);
void read_actions(struct domain *domain);

/** rule_section.c: reads rules. */
extern const struct key_table rule_keys;
void read_rules(struct domain *domain, struct node *section);

/** task_section.c: declares the names of tasks, and reads the tasks once all names are
 *  declared. */
extern const struct key_table task_keys, method_keys, subtask_keys;
void declare_tasks(struct domain *domain, struct node *section);
void read_tasks(struct domain *domain);

/** agent_type.c: finds out what the agent types of a domain without errors touch. */
void find_touched_facts(struct domain *domain);

/** warnings.c: warns of facts and named conditions that are of no use, once it is known which are read
 *  and changed. */
void warn_of_unused(const struct domain *domain);

/** warnings.c: warns of keys of methods that the `select` of their task does not look at, once all
 *  sections are read. */
void warn_of_ignored_keys(const struct domain *domain);

/** The rest of a subtask that is done for each object, whose variables are in scope and whose call is
 *  resolved; false, with an error, if that fails. Where only some objects count it becomes the call
 *  of a task that is made for it: each_subtasks.c. And numbers the methods of such tasks, behind all
 *  others. */
bool complete_subtask_of_all(struct scope *scope, struct subtask *subtask, struct each *each);
void number_generated_task_methods(struct domain *domain);

/** Finds the task or action that a subtask names and resolves its arguments; false, with an
 *  error, if that fails. */
bool resolve_subtask(struct scope *scope, struct subtask *subtask);

/** goal_section.c: reads goals. */
extern const struct key_table goal_keys;
void read_goals(struct domain *domain, struct node *section);

/** property_section.c: reads the conditions of `always` and those of `reachable`. */
void read_always(struct domain *domain, struct node *section);
void read_reachable(struct domain *domain, struct node *section);

/** agent_section.c: reads agent types; and makes the agent type of a domain without `agents`,
 *  which can do everything and has the first task without parameters as its root task. */
extern const struct key_table agent_keys;
void read_agent_types(struct domain *domain, struct node *section);
void make_default_agent_type(struct domain *domain, struct place place);

#endif
