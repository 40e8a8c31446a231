/* SPDX-License-Identifier: MIT */
/*
 * The keys of the language, in one table for each kind of mapping. A row of a table is the
 * one description of a key: what can be written, where its value goes, and what it is for.
 * From it come the reading of the value, the report of unknown keys with a suggestion, the
 * JSON Schema (commands/schema.c) and the tables of LANGUAGE.md (tests/language/test_keys.c).
 * A table stands in the file of its section.
 */
#ifndef GOAPGEN_DOMAIN_KEYS_H
#define GOAPGEN_DOMAIN_KEYS_H

#include "domain/terms.h"

#include <string.h>

/** The kinds of values that keys have: what is written behind a key, and with it the type of the
 *  member that the value goes to. */
enum key_kind {
    KEY_OWN,        /**< something of its own: see `read`, `shape` and `value` */
    KEY_FLAG,       /**< true or false (YAML 1.1's words); bool, false without the key */
    KEY_LABEL,      /**< a text for people; const char *, NULL without the key */
    KEY_FUNCTION,   /**< the name of a C function; const char *, NULL without the key */
    KEY_DURATION,   /**< 250ms, 2s, 1.5m, 12h, 2d; uint32_t of milliseconds, 0 without the key. Also
                       {call: ...} with `call`, and an amount with `amount_offset` */
    KEY_PERIOD,     /**< the same, 1ms or more */
    KEY_NUMBER,     /**< a whole number; an integer of 16 or 32 bits. Also {call: ...} with `call`,
                       and an amount with `amount_offset` */
    KEY_CALL,       /**< {call: ...}, by the table `call` */
    KEY_CONDITIONS, /**< a condition or a list of them; struct expressions */
    KEY_EFFECTS     /**< an effect or a list of them; struct expressions */
};

/** The mapping whose keys are read, the object that their values go to, and what they are read
 *  with. */
struct key_reading {
    struct domain *domain;
    struct scope *scope; /**< the names of expressions; NULL: expressions are not read */
    const char *what;    /**< whose mapping it is, for messages: "action 'eat'" */
    struct node *mapping;
    void *object; /**< where the values go */
    void *member; /**< KEY_OWN with a member: where this value goes */
};

/** Reads the value of a key that is KEY_OWN, and stores it in the object. */
typedef void key_reader(const struct key_reading *reading, struct node *value);

/** A key of the language: the row that describes it. Members that do not apply to it are 0. */
struct key {
    const char *name; /**< NULL in the row that ends a table */
    enum key_kind kind;
    size_t offset, size;          /**< of the member of the object: KEY_FIELD */
    int64_t low, high, otherwise; /**< a number's bounds, and what it is without the key */
    const char *word;   /**< KEY_NUMBER: a word that can stand for the number, and to which one, or
                                    an amount, can be added; NULL: none */
    size_t word_offset; /**< of the bool that tells that it does */
    size_t amount_offset; /**< KEY_NUMBER, KEY_DURATION: of the term of an amount that can stand
                                    for the number; 0: none can */
    const struct key_table *call; /**< the keys of {call: ...}; they go to the same object */
    bool range;          /**< KEY_NUMBER, KEY_DURATION: two, 2..5 or 2s..5s, can stand there, too */
    size_t range_offset; /**< of the uint32_t that the second goes to; 0 where one stands */
    bool required;       /**< the section reports it if it is missing */
    bool may_be_empty;   /**< expressions: an empty value stands for none */
    bool list;           /**< KEY_OWN: what is written can be a list in brackets */
    key_reader *read;    /**< KEY_OWN: stores the value; NULL: the section does */
    const char *context; /**< expressions, in messages; NULL: "the NAME" */
    const char *shape;   /**< KEY_OWN: its definition in the JSON Schema */
    const char *value;   /**< KEY_OWN: what can be written, in Markdown */
    const char *without; /**< what holds without the key, in Markdown; NULL: by its kind */
    const char *description; /**< what it is for: one sentence */
};

/** The member of the object that a key's value goes to, in a row. */
#define KEY_FIELD(owner, member)                                                                   \
    .offset = offsetof(struct owner, member), .size = sizeof(((struct owner *)0)->member)

/** The member that an amount in the place of a key's number goes to, in a row: a pointer to a const
 *  struct term, NULL without one. It is not the first member. */
#define KEY_AMOUNT(owner, member) .amount_offset = offsetof(struct owner, member)

/** The keys that a mapping can have. */
struct key_table {
    const char *of;         /**< whose keys they are: "action" */
    const struct key *keys; /**< ended by a row without a name */
    bool optional;          /**< an empty value stands for the mapping without keys */
    const char *main; /**< the key that a text or a list in the place of the mapping belongs to most
                           likely, as "conditions"; NULL: none */
};

/** All tables of keys, in the order of LANGUAGE.md; ended by NULL. */
extern const struct key_table *const key_tables[];

/** The key of this name; NULL if the table has none. */
static inline const struct key *key_find(const struct key_table *table, const char *name)
{
    const struct key *key = table->keys;
    while (key->name && strcmp(key->name, name) != 0)
        key++;
    return key->name ? key : NULL;
}

/** Reports keys of a mapping that are not in the table, with those that were probably meant;
 *  unknown_keys.c. Their values are then read as those of the keys that were meant, so that one
 *  mistake is one error. what: whose mapping it is. */
void keys_report_unknown(const struct parsing *parsing, const struct key_table *table,
                         struct node *mapping, const char *what);

/** Whether a key is the rest of a value that a comma tore apart: {effects: stock(a, b) += 1}. The
 *  reader of that value reports it. */
bool key_is_torn_by_comma(const struct node *mapping, size_t i);

/** Checks the keys of a mapping, and stores their values in the object, in the order of the table.
 *  What is wrong is reported. False, with an error, if it is no mapping. */
bool keys_read(const struct key_reading *reading, const struct key_table *table);

/** Stores the values of the keys of a mapping, which were checked, in the object, in the order of
 *  the table. What is wrong is reported. */
void keys_store(const struct key_reading *reading, const struct key_table *table);

#endif
