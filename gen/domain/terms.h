/* SPDX-License-Identifier: MIT */
/*
 * Finds out what the single names and values of conditions and effects mean: facts,
 * parameters and symbols are found, and values are checked against what a fact can
 * be. Errors are reported at once.
 */
#ifndef GOAPGEN_DOMAIN_TERMS_H
#define GOAPGEN_DOMAIN_TERMS_H

#include "domain/domain.h"

/** How many parameters and variables can be in scope at once. */
enum { SCOPE_LIMIT = 64 };

/** The names that can be used at a place, beside those of the whole domain. */
struct scope {
    struct domain *domain;
    const char *context;                            /**< "the preconditions of action 'eat'" */
    const struct parameter *variables[SCOPE_LIMIT]; /**< by position */
    size_t count;
    bool has_cases;     /**< effects may have an `if` */
    bool is_start;      /**< effects may set constants, and not add */
    bool in_conditions; /**< not in effects or subtasks */
    bool is_root;       /**< it is the task of an agent: nothing is known that could be looked up */
    bool of_rule;       /**< what effects change is found out without a look at facts */
    bool is_game;       /**< effects are the game's: they may bind slots, and set facts of these */
    bool looks_on;      /**< what is read and changed here is no use of a fact: the agents do not
                             depend on it */
    bool is_definition; /**< of a named condition: what it names is of use only where it is named */
};

/** Makes a scope that has no names but those of the whole domain. */
struct scope scope_of_domain(struct domain *domain, const char *context);

/** Finds the types of parameters, once. */
void find_parameter_types(struct domain *domain, const struct parameters *parameters,
                          const char *context);

/** Adds parameters to a scope, and finds their types. False, with an error, if that failed. */
bool scope_add_parameters(struct scope *scope, struct parameter *parameters, size_t count);

/** The diagnostics of a scope, to which its errors are reported. */
struct diagnostics *diagnostics_of_scope(const struct scope *scope);

/** The condition that a term names, where a condition may stand; NULL if it names none. */
struct named_condition *named_condition_of_term(const struct scope *scope, const struct term *term);

/** Reports an unknown name, with the nearest one that could stand there: a fact, if `facts`, and
 *  then a named condition, where conditions stand; a value, if `values`. A named condition is no
 *  value, and that is reported. */
void report_unknown(struct scope *scope, const struct term *term, bool facts, bool values);

/** Finds the type of a name; NULL, with an error, if there is none. */
const struct object_type *find_type(struct domain *domain, const char *name, struct place place,
                                    const char *context);

/** The position of the innermost parameter or variable of a name; -1 if there is none. */
int64_t position_of_variable(const struct scope *scope, const char *name);

/** Tries the names of all parameters and variables in scope as candidates of a guess. */
void guess_variables(struct guess *guess, const struct scope *scope);

/** Finds the fact of a term's name; false, and no error, if there is none. */
bool find_fact(struct scope *scope, struct term *term);

/** Finds out what a term is: a fact, a parameter, a symbol, a number, or true or false. False if it
 *  is none, which is reported. other: the fact that it is compared with or assigned to, whose
 *  symbols are looked at first; NULL if that is not known to be a fact. */
bool resolve_term(struct scope *scope, struct term *term, const struct fact *other);

/** Whether a term is worked out: a sum, a product or a count. */
static inline bool is_computed_term(const struct term *term)
{
    return term->kind == TERM_SUM || term->kind == TERM_PRODUCT || term->kind == TERM_COUNT;
}

/** Whether something is counted in a term. */
bool has_count_term(const struct term *term);

/** The first fact of a term, or of what it is worked out of, that can change; NULL if it has
 *  none. What facts are arguments does not count. */
const struct fact *changing_fact(const struct term *term);

/** Reports that a change takes its value from a fact, where it must not: `what` cannot look at
 *  facts, as "'all'", and `instead` is to be written. The change copies a fact, or reads one that
 *  can change. */
void report_change_reads_fact(const struct domain *domain, const struct expression *change,
                              const char *what, const char *instead);

/** Whether a term is this fact. */
bool is_fact(const struct term *term, const void *fact);

/** Whether a term is a fact, is worked out of it and others, or has it as an argument. */
bool term_reads(const struct term *term, const struct fact *fact);

/** Resolves the facts of an amount, and checks that all of them are numbers; notes that they are
 *  read. */
bool resolve_amount(struct scope *scope, struct term *term);

/** Adds a note that shows where a fact is declared to the last report; returns false. */
bool note_where_fact_is_declared(const struct scope *scope, const struct fact *fact);

/** Marks the fact of a term as read, if the term is one, unless the scope only looks on. */
void mark_term_read(const struct scope *scope, const struct term *term);

/** Reports that a term is not a number, and what follows from that, as `so` tells; returns
 *  false. */
bool report_not_a_number(struct scope *scope, const struct term *term, const char *so);

/** Checks the arguments of a call against types, and resolves them. */
bool resolve_arguments(struct scope *scope, struct term *call,
                       const struct object_type *const *types, size_t count);

/** Checks the arguments of a call against the parameters of what is called, and resolves them. */
bool resolve_call(struct scope *scope, struct term *call, const struct parameters *parameters);

/** Whether a term has an argument that is a fact, as danger(at) has; of a term that is worked out,
 *  whether a part of it has. */
bool has_fact_argument(const struct term *term);

/** The first fact that is an argument in a term, as deep as it may be nested; where `changing`, the
 *  first that is no constant. NULL: none. */
const struct term *find_fact_argument_in_term(const struct term *term, bool changing);

/** The first fact that is an argument in a condition or a change, as deep as it may be nested;
 *  where `changing`, the first that is no constant. NULL: none. */
const struct term *find_fact_argument_in_expression(const struct expression *expression,
                                                    bool changing);

/** The first argument of a term, as deep as it may be nested, that is a fact and whose own
 *  arguments name one of the variables from a position on; NULL: none. */
const struct term *find_argument_with_variable(const struct term *term, size_t from);

/** The first part of a term that is a variable from a position on: the term itself, or an argument.
 *  NULL: none. */
const struct term *find_variable_from_position(const struct term *term, size_t position);

/** Whether a term names no variable from a position on, so that it can stand where only those
 *  before are in scope. */
bool names_no_variable_from(const struct term *term, size_t count);

/** Resolves the value that a fact, which is no bool, is compared with or set to, and finds its
 *  number, in gg_read's terms; false, with an error, if it is none of the fact's. */
bool resolve_value(struct scope *scope, const struct fact *fact, struct term *term,
                   uint32_t *value);

/** Checks that a resolved value, not a number, can be one of a fact's; false, with an error, if it
 *  never is. */
bool check_value_may_fit(struct scope *scope, const struct term *value, const struct fact *fact);

/** Checks that a resolved value is always one that a fact of symbols can have, whatever a parameter
 *  or a fact in it stands for; false, with an error that says why not. */
bool check_value_always_fits(struct scope *scope, const struct term *value,
                             const struct fact *fact);

/** Reports that a value does not suit a fact, as `why` tells, "is not a value of"; returns
 *  false. */
bool report_wrong_value(struct scope *scope, const struct term *value, const struct fact *fact,
                        const char *why);

/** Converts a value to the number by which a fact has it, in gg_read's terms. A value between two
 *  steps is rounded down if `exact` is not NULL, and otherwise an error. False, with an error, if
 *  it is out of the fact's range. */
bool number_on_fact_scale(struct scope *scope, const struct term *value, const struct fact *fact,
                          int64_t *number, bool *exact);

/** Converts a value to its number of steps from the low end of a scale, rounded down, also beyond
 *  its ends; *exact: whether it is on a step. */
int64_t number_on_unbounded_scale(const struct number_scale *scale, struct decimal value,
                                  bool *exact);

/** The change that an effect makes: of `all`, the one for each object. */
const struct expression *change_of(const struct expression *effect);

#endif
