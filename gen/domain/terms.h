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

/** A scope with the names of the domain alone. */
struct scope scope_of_domain(struct domain *domain, const char *context);

/** Finds the types of parameters, once. */
void find_parameter_types(struct domain *domain, const struct parameters *parameters,
                          const char *context);

/** Finds the types of parameters and brings them into scope. False if that
 *  failed. */
bool scope_add_parameters(struct scope *scope, struct parameter *parameters, size_t count);

/** Where errors of a scope are reported. */
struct diagnostics *diagnostics_of_scope(const struct scope *scope);

/** The condition that a term names, where a condition may stand; NULL if it names none. */
struct named_condition *named_condition_of_term(const struct scope *scope, const struct term *term);

/** Reports an unknown name, with the nearest one that could stand there: a fact, if `facts`, and
 *  then a named condition, where conditions stand; a value, if `values`. A named condition is no
 *  value, and that is reported. */
void report_unknown(struct scope *scope, const struct term *term, bool facts, bool values);

/** The type of this name, or NULL with an error. */
const struct object_type *find_type(struct domain *domain, const char *name, struct place place,
                                    const char *context);

/** The position of the innermost parameter or variable of a name; -1 if there is none. And tries their
 *  names. */
int64_t position_of_variable(const struct scope *scope, const char *name);
void guess_variables(struct guess *guess, const struct scope *scope);

/** Finds the fact of a term's name; false, and no error, if there is none. */
bool find_fact(struct scope *scope, struct term *term);

/** Finds out what a term is. other: the fact that it is compared with or assigned to, whose
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

/** Reports that a change gets its value of a fact, which what makes it cannot look at: "'all'", and
 *  what is to be written instead. The change copies a fact, or reads one that can change. */
void report_change_reads_fact(const struct domain *domain, const struct expression *change,
                              const char *what, const char *instead);

/** Whether a term is this fact. */
bool is_fact(const struct term *term, const void *fact);

/** Whether a term is a fact, is worked out of it and others, or has it as an argument. */
bool term_reads(const struct term *term, const struct fact *fact);

/** Finds out what the facts of an amount are, and that all of them are of numbers; notes that they
 *  are read. */
bool resolve_amount(struct scope *scope, struct term *term);

/** Adds the note where a fact is declared to the last report; false. */
bool note_where_fact_is_declared(const struct scope *scope, const struct fact *fact);

/** Notes that a term, if it is a fact, is read. */
void mark_term_read(const struct scope *scope, const struct term *term);

/** Reports that a term that is a fact is none of numbers, and so what follows; false. */
bool report_not_a_number(struct scope *scope, const struct term *term, const char *so);

/** Checks the arguments of a call against parameters, and resolves them. */
bool resolve_arguments(struct scope *scope, struct term *call,
                       const struct object_type *const *types, size_t count);
bool resolve_call(struct scope *scope, struct term *call, const struct parameters *parameters);

/** Whether a term has an argument that is a fact, as danger(at) has; of a term that is worked out,
 *  whether a part of it has. */
bool has_fact_argument(const struct term *term);

/** The first fact that is an argument in a term, or in a condition or a change, as deep as it may be
 *  nested; where `changing`, the first that is no constant. NULL: none. */
const struct term *find_fact_argument_in_term(const struct term *term, bool changing);
const struct term *find_fact_argument_in_expression(const struct expression *expression,
                                                    bool changing);

/** An argument of a term that is a fact whose own arguments name one of the variables from a
 *  position on; NULL if there is none. */
const struct term *find_argument_with_variable(const struct term *term, size_t from);

/** The first variable from a position on that a term is or has as an argument; NULL: none. */
const struct term *find_variable_from_position(const struct term *term, size_t position);

/** Whether a term names no variable from a position on. */
bool names_no_variable_from(const struct term *term, size_t count);

/** The value of a fact, in gg_read's terms; not of a bool. */
bool resolve_value(struct scope *scope, const struct fact *fact, struct term *term,
                   uint32_t *value);

/** Whether a resolved value, not a number, can be one of a fact's. */
bool check_value_may_fit(struct scope *scope, const struct term *value, const struct fact *fact);

/** Whether a resolved value is always one of a fact of symbols; otherwise an error says why not. */
bool check_value_always_fits(struct scope *scope, const struct term *value,
                             const struct fact *fact);

/** Reports that a value `why` a fact; returns false. */
bool report_wrong_value(struct scope *scope, const struct term *value, const struct fact *fact,
                        const char *why);

/** The number of a value on the fact's grid, in gg_read's terms. A value between two steps is
 *  rounded down if `exact` is not NULL, and otherwise an error. */
bool number_on_fact_scale(struct scope *scope, const struct term *value, const struct fact *fact,
                          int64_t *number, bool *exact);

/** The value's number on a grid without ends, rounded down; *exact: whether the value is on the
 *  grid. */
int64_t number_on_unbounded_scale(const struct number_scale *scale, struct decimal value,
                                  bool *exact);

/** The change that an effect makes: of `all`, the one for each object. */
const struct expression *change_of(const struct expression *effect);

#endif
