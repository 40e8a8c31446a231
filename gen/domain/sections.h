/* SPDX-License-Identifier: MIT */
/*
 * The sections of a domain file, each read by a function of its own. They are
 * called for all files together, in the order below: first what declares
 * names, then what uses them. Beside the functions stand the tables of their keys.
 */
#ifndef GOAPGEN_DOMAIN_SECTIONS_H
#define GOAPGEN_DOMAIN_SECTIONS_H

#include "domain/keys.h"

/* type_section.c */
void declare_types(struct domain *domain, struct node *section);
void gather_types(struct domain *domain); /* after all types are declared */

/* Adds the symbols of a list, of a type its objects, each once. */
void read_symbols(struct domain *domain, const struct node *list, struct symbol_set *set);

/* state_section.c */
extern const struct key_table fact_keys;
void declare_state(struct domain *domain, struct node *section);
void read_start(struct domain *domain, struct node *section);

/* similar_symbols.c */
void warn_of_similar_symbols(struct domain *domain); /* after all sections are read */

/* action_section.c */
extern const struct key_table action_keys, rule_keys;
void declare_actions(struct domain *domain, struct node *section);
void read_actions(struct domain *domain);
void read_rules(struct domain *domain, struct node *section);
bool declare_task_name(struct domain *domain, const struct signature *signature, bool action);

/* task_section.c */
extern const struct key_table task_keys, method_keys, subtask_keys;
void declare_tasks(struct domain *domain, struct node *section);
void read_tasks(struct domain *domain);

/* Finds the task or action that a subtask names and resolves its arguments; false, with an
 * error, where that fails. */
bool resolve_subtask(struct scope *scope, struct subtask *subtask);

/* goal_section.c */
extern const struct key_table goal_keys;
void read_goals(struct domain *domain, struct node *section);

/* agent_section.c */
extern const struct key_table agent_keys;
void read_agent_types(struct domain *domain, struct node *section);
void default_agent_type(struct domain *domain, struct place place);

#endif
