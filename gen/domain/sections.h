/* SPDX-License-Identifier: MIT */
/*
 * The sections of a domain file, each read by a function of its own. They are
 * called for all files together, in the order below: first those that declare
 * names, then those that use them. Beside the functions stand the tables of their keys.
 */
#ifndef GOAPGEN_DOMAIN_SECTIONS_H
#define GOAPGEN_DOMAIN_SECTIONS_H

#include "domain/keys.h"

/** type_section.c: declares the types of a section. */
void declare_types(struct domain *domain, struct node *section);

/** type_section.c: gathers the objects that each type has, also by its nested types, once all types
 *  are declared. */
void gather_type_objects(struct domain *domain);

/** Adds the symbols of a list to a set, each once; a type in the list stands for its objects. */
void read_symbols(struct domain *domain, const struct node *list, struct symbol_set *set);

/** state_section.c: the keys of a fact. */
extern const struct key_table fact_keys;

/** state_section.c: declares the facts of a section. */
void declare_state(struct domain *domain, struct node *section);

/** state_section.c: reads `start`, what facts are at the start. */
void read_start(struct domain *domain, struct node *section);

/** condition_section.c: declares the names of named conditions. */
void declare_conditions(struct domain *domain, struct node *section);

/** condition_section.c: reads the named conditions, behind the facts. */
void read_named_conditions(struct domain *domain);

/** Reads the type of a fact, or of a field of data, as `what` tells. others: words for types beside
 *  those of facts, for messages, as "text, ". */
void read_fact_type(struct domain *domain, struct fact *fact, struct node *node, const char *what,
                    const char *others);

/** data_section.c: the keys of a field of `data`. */
extern const struct key_table field_keys;

/** data_section.c: declares the fields of `data`. */
void declare_data_fields(struct domain *domain, struct node *section);

/** data_section.c: reads `data` of an action. */
key_reader read_action_data;

/** Reads an effect of the option --set, and changes the start by it; it may set what only the game
 *  sets. */
void apply_start_option(struct domain *domain, struct node *effect);

/** warnings.c: warns of symbols that seem to be another name misspelt, once all sections
 *  are read. */
void warn_of_similar_symbols(struct domain *domain);

/** warnings.c: warns once of a goal that reads the fact of places, where some action is done `within` a
 *  distance, as of places that are moved. */
void warn_of_moved_places(const struct domain *domain);

/** warnings.c: warns once of an action that is done at a place and does not cost its walk, where others
 *  do. */
void warn_of_free_walks(const struct domain *domain);

/** Reports agent types of whose goals some have a `value`, and goals that cannot have one:
 *  goal_values.c. */
void check_goal_values(const struct domain *domain);

/** places_section.c: the keys of the section `places`. */
extern const struct key_table places_keys;

/** places_section.c: reads the section `places`. */
void read_places(struct domain *domain, struct node *section);

/** places_section.c: reads `at` of an action. */
void read_action_at(const struct key_reading *reading, struct node *value);

/** places_section.c: reads `route` of an action. */
void read_action_route(const struct key_reading *reading, struct node *value);

/** places_section.c: reports keys, conditions and effects of an action that `at` and `route`
 *  exclude, and completes how near is at its place. */
void check_action_places(const struct domain *domain, struct action *action);

/** Reads a number, as thousandths; false if it is none, or not from low to high. */
bool parse_thousandths(const struct node *node, int64_t low, int64_t high, int64_t *number);

/** Reads a speed in thousandths a second; how near is there, in thousandths; and the name of an agent
 *  type, once all are read. */
key_reader read_speed, read_within, read_follow, read_give_up, read_agent_name;

/** Finds the value of the fact of places that a name stands for; -1, with an error that suggests
 *  the nearest place, if it stands for none. The domain has places. */
int64_t find_place(const struct domain *domain, const struct node *name);

/** road_section.c: the keys of a road. */
extern const struct key_table road_keys;

/** road_section.c: reads the roads of a section, behind the section `places`. */
void read_roads(struct domain *domain, struct node *section);

/** crossings.c: makes the actions by which roads are crossed that are not open to all at any time, or
 *  that end where conditions tell places apart, once all but the team and the examples is read. */
void make_crossings(struct domain *domain);

/** crossings.c: the action that crosses the road of a call, "cross(cellar_door)"; NULL: it names none. */
const struct action *find_crossing(const struct domain *domain, const struct node *text);

/** crossings.c: reports such a call that names no crossing; false: it is none. */
bool refuse_unknown_crossing(const struct domain *domain, const struct node *text);

/** team_section.c: the keys of the section `team`, and of a member. */
extern const struct key_table team_keys, member_keys;

/** team_section.c: reads the section `team`, when all else but the examples is read. */
void read_team(struct domain *domain, struct node *section);

/** team_section.c: reads `skill` of an action. */
key_reader read_action_skill;

/** action_section.c: the keys of an action. */
extern const struct key_table action_keys;

/** action_section.c: declares the names of actions. */
void declare_actions(struct domain *domain, struct node *section);

/** action_section.c: reads the actions, once all names are declared. */
void read_actions(struct domain *domain);

/** rule_section.c: the keys of a rule. */
extern const struct key_table rule_keys;

/** rule_section.c: reads the rules of a section. */
void read_rules(struct domain *domain, struct node *section);

/** task_section.c: the keys of a task, of a method and of a subtask. */
extern const struct key_table task_keys, method_keys, subtask_keys;

/** task_section.c: declares the names of tasks. */
void declare_tasks(struct domain *domain, struct node *section);

/** task_section.c: reads the tasks, once all names are declared. */
void read_tasks(struct domain *domain);

/** agent_type.c: finds out which facts the agent types of a domain without errors touch and
 *  change. */
void find_touched_facts(struct domain *domain);

/** warnings.c: warns of facts and named conditions that are of no use, once it is known which are
 *  read and changed. */
void warn_of_unused(const struct domain *domain);

/** warnings.c: warns of keys of methods that the `select` of their task does not look at, once all
 *  sections are read. */
void warn_of_ignored_keys(const struct domain *domain);

/** The parameters that an action or a task has which is made for a subtask. */
struct fitting {
    size_t numbers[SCOPE_LIMIT]; /**< by position in the method's scope: that in it, or NOT_USED */
    size_t count;
};

enum { NOT_USED = SCOPE_LIMIT };

/** each_subtasks.c: the parameters of what is made for a subtask: those in scope that a term or a
 *  condition names, either of which may be NULL, and all from position `outer` on. The term and
 *  the condition go by them from here on. */
struct parameters fit_parameters(const struct scope *scope, size_t outer, struct fitting *fitting,
                                 struct term *term, struct expression *condition);

/** waiting_subtasks.c: reads a subtask of a method that is a mapping; `what`: the method, for
 *  messages. False, with an error, if it is none. */
bool read_subtask_mapping(struct scope *scope, const char *what, struct subtask *subtask,
                          struct node *node);

/** waiting_names.c: the subtasks that wait and are called so: "wait 5s", "until open(front)", "until
 *  open(front) timeout 10s"; none if there are none. */
struct called_waits find_called_waits(const struct domain *domain, const struct node *text);

/** waiting_names.c: reports a text that is to call a subtask that waits, and calls none; false: it is not to
 *  call one. */
bool refuse_unknown_wait(const struct domain *domain, const struct node *text);

/** waiting_names.c: gives all actions their names in C, and lets subtasks that wait be found, once all
 *  tasks are read. */
void name_waits(struct domain *domain);

/** each_subtasks.c: completes a subtask of `all`, which is done for each object; its variables are
 *  in scope, and its call is resolved. Where only some objects count it becomes the call of a task
 *  that is made for it. False, with an error, if that fails. */
bool complete_subtask_of_all(struct scope *scope, struct subtask *subtask, struct each *each);

/** each_subtasks.c: numbers the methods of the tasks that were made for subtasks of `all`, behind
 *  all other methods. */
void number_generated_task_methods(struct domain *domain);

/** Finds the task or action that a subtask names and resolves its arguments; false, with an
 *  error, if that fails. */
bool resolve_subtask(struct scope *scope, struct subtask *subtask);

/** goal_section.c: the keys of a goal. */
extern const struct key_table goal_keys;

/** goal_section.c: reads `reconsider` of a goal or an agent type, into the member. */
void read_reconsider(const struct key_reading *reading, struct node *value);

/** goal_section.c: reads the goals of a section. */
void read_goals(struct domain *domain, struct node *section);

/** property_section.c: reads the conditions of `always`. */
void read_always(struct domain *domain, struct node *section);

/** property_section.c: reads the conditions of `reachable`. */
void read_reachable(struct domain *domain, struct node *section);

/** agent_section.c: the keys of an agent type. */
extern const struct key_table agent_keys;

/** agent_section.c: reads the agent types of a section. */
void read_agent_types(struct domain *domain, struct node *section);

/** agent_section.c: makes the agent type of a domain without `agents`, which can do everything and
 *  has the first task without parameters as its root task. */
void make_default_agent_type(struct domain *domain, struct place place);

#endif
