/* SPDX-License-Identifier: MIT */
/*
 * The small language inside the YAML's texts: conditions, effects, signatures
 * (`go_to(place to)`) and calls (`go_to(laser)`) are made trees. What a name means is
 * found out later, by the room `domain`, and noted in the tree.
 */
#ifndef GOAPGEN_SYNTAX_EXPRESSION_H
#define GOAPGEN_SYNTAX_EXPRESSION_H

#include "syntax/document.h"
#include "syntax/numbers.h"

struct fact;
struct object_type;

/** How deep an expression may be nested. */
enum { EXPRESSION_DEPTH = 64 };

/** A parameter of an action, task or method, or a variable of all and any. */
struct parameter {
    struct place place, type_place;
    const char *name, *type_name;
    const struct object_type *type; /**< found by the domain */
    bool looked_up;                 /**< the domain has looked for the type */
};

/** A list of parameters. */
struct parameters {
    struct parameter *items;
    size_t count;
};

/** What a term is. */
enum term_kind {
    TERM_NAME,
    TERM_NUMBER,
    TERM_SUM,     /**< of its arguments, or of what is left without those that are taken away */
    TERM_PRODUCT, /**< of its arguments */
    TERM_COUNT,   /**< for how many objects the condition that is counted holds */
    TERM_FACT,
    TERM_PARAMETER,
    TERM_SYMBOL,
    TERM_BOOL
};

struct expression;

/** One of the two operands of a comparison, or an argument: an object, a parameter, or a fact whose
 *  value is the object, as in danger(at). */
struct term {
    enum term_kind kind; /**< numbers, sums and products by the parser, the rest by the domain */
    bool taken_away;     /**< of a sum */
    bool warned;         /**< of an argument that is a fact: its values were warned of */
    struct place place;
    const char *name; /**< as written, also of a number */
    struct decimal number;
    struct term *arguments;
    size_t argument_count;
    struct fact *fact;          /**< TERM_FACT */
    struct expression *counted; /**< TERM_COUNT: of EXPRESSION_COUNT */
    size_t index;               /**< parameter: its position in scope; symbol: its
                            number; bool: 0 or 1 */
};

/** How two terms are compared. */
enum comparison { EQUAL, NOT_EQUAL, LESS, AT_MOST, GREATER, AT_LEAST };

/** What a node of the tree of a condition or an effect stands for. */
enum expression_kind {
    EXPRESSION_AND,     /**< all children; none: true */
    EXPRESSION_OR,      /**< any of the children */
    EXPRESSION_NOT,     /**< not the child */
    EXPRESSION_ALL,     /**< the child for all objects of the parameters */
    EXPRESSION_ANY,     /**< the child for one of them */
    EXPRESSION_WITH,    /**< the child where the parameters are what facts are, the terms of the
                             list; if one is no such object, neither it nor its negation holds.
                             Made by the domain, of a named condition with facts as arguments */
    EXPRESSION_HOLDS,   /**< left, a bool */
    EXPRESSION_COMPARE, /**< left comparison right */
    EXPRESSION_AMOUNTS, /**< left comparison right, of which not one is a fact and the other a
                             number; the domain makes it of a comparison */
    EXPRESSION_IN,      /**< left is one of list */
    EXPRESSION_ASSIGN,  /**< effect: left = right; if the child holds, where there is one */
    EXPRESSION_ADD,     /**< effect: left += right, with its sign; the same */
    EXPRESSION_COUNT    /**< what a term counts: the child, for all objects of the parameters */
};

/** A node of the tree of a condition or an effect, with what the domain finds out about it. */
struct expression {
    enum expression_kind kind;
    enum comparison comparison;
    struct place place;
    struct term left, right;
    struct term *list;
    size_t list_count;
    int64_t low, high; /**< for numbers, by the domain. Comparison: the values
                            (gg_read's) that make it true; ASSIGN: low is the
                            value; ADD: low is the signed change, where
                            right is a number */
    struct expression **children;
    size_t child_count;
    struct parameter *parameters;
    size_t parameter_count;
    bool over_time; /**< ADD: it takes place step by step while its action runs */
    bool reads;     /**< a comparison or HOLDS: a fact is an argument in it; found by the domain */
    bool guards; /**< AND, OR: made by the domain, of whether a slot is bound, and of the condition
                      that is asked of it if it is */
    const struct term *named; /**< AND: the name of a condition, with its arguments, that the domain
                                   has put it in the place of; or NULL */
};

/** A name with parameters: `go_to(place to)`; or, for a fact, with their types
 *  alone: `powered(device)`. */
struct signature {
    const char *what; /**< "an action"; given by the caller, for errors */
    bool types_only;  /**< given by the caller */
    const char *name;
    struct place place;
    struct parameters parameters;
};

/** Reports that a comma of a flow list or mapping tore a text apart; false. */
bool report_torn(struct diagnostics *diagnostics, const struct node *text);

/** The texts of a node: a scalar is one text; of a list each item is one, but an
 *  item of a flow list whose parentheses are open is joined with those that follow.
 *  NULL stands for no text. Items that are not scalars are left as they are
 *  if `mappings` allows mappings, otherwise they are reported. */
struct node **texts_of_node(const struct parsing *parsing, struct node *node, bool mappings,
                            size_t *count);

/** Parses a text that is a condition into its tree. If it is none: NULL, with an error at the place
 *  where it goes wrong. */
struct expression *parse_condition(const struct parsing *parsing, const struct node *text);

/** Parses a text that is an effect into its tree; the same if it is none. */
struct expression *parse_effect(const struct parsing *parsing, const struct node *text);

/** Reads a name with its parameters, of the kind that the signature says. If the text is none:
 *  false, with an error. */
bool parse_signature(const struct parsing *parsing, const struct node *text,
                     struct signature *signature);

/** A term as it is written: "danger(next(at))". */
const char *term_text(struct pool *pool, const struct term *term);

/** For which objects a subtask is done, one after the other: `all(door d) lock(d) if open(d)`. */
struct each {
    struct parameters parameters; /**< the objects; without any it is done once */
    struct expression *condition; /**< which of them count; NULL: all */
    const char *text;             /**< what is behind the parameters: "lock(d) if open(d)" */
    const char *condition_text;   /**< "open(d)" */
};

/** What is said of a subtask that is given how long it takes: an action's name, a duration and the
 *  unit that it lacks, and the name once more. */
#define TIME_OF_SUBTASK                                                                            \
    "how long an action takes is told where it is declared: '%s: {duration: %s%s}'; write: %s"

/** Parses a subtask: the call of a task or action, and for which objects it is done. NULL with an
 *  error, which tells how several subtasks are written. */
struct term *parse_subtask(const struct parsing *parsing, const struct node *text,
                           struct each *each);

/** Parses a text that is a call alone: a name, with or without arguments. NULL with an error. */
struct term *parse_call(const struct parsing *parsing, const struct node *text);

/** Parses a text that is an amount: a number, a fact, or what is worked out of such. times: numbers
 *  in it can be times (`2s + 500ms * size`), and are seconds. NULL, with an error, if it is
 *  none. */
struct term *parse_amount_text(const struct parsing *parsing, const struct node *text, bool times);

/** Reads a value: a number, or a name with or without arguments; false with an error. */
bool parse_value(const struct parsing *parsing, const struct node *text, struct term *value);

#endif
