/* SPDX-License-Identifier: MIT */
/* The command line, taken apart. */
#ifndef GOAPGEN_CLI_OPTIONS_H
#define GOAPGEN_CLI_OPTIONS_H

#include "base/diagnostic.h"

/** The exit codes. */
enum exit_code {
    EXIT_DONE = 0,
    EXIT_ERRORS = 1,  /**< the input has errors, or --check found differences */
    EXIT_TROUBLE = 2, /**< wrong usage, or a file could not be read or written */
    EXIT_NO_PLAN = 3,
    EXIT_LIMIT = 4 /**< given up at a limit */
};

/** The commands, as bits: which of them an option belongs to. */
enum command_bit {
    FOR_GENERATE = 1 << 0, /**< what is done without a command */
    FOR_PLAN = 1 << 1,
    FOR_DECIDE = 1 << 2,
    FOR_RUN = 1 << 3,
    FOR_TEST = 1 << 4,
    FOR_VIEW = 1 << 5,
    FOR_TEAM = 1 << 6,
    FOR_GRAPH = 1 << 7,
    FOR_ALL = (1 << 8) - 1
};

struct command;

/** The most decisions and agents of a simulation, and the most nodes of a search. */
enum { DECISION_LIMIT = 1000000, AGENTS_MOST = 1000, NODES_MOST = 16000000, MEMBERS_MOST = 64 };

/** The most seeds of one call; more are lived in several, and merged. */
enum { SEEDS_MOST = 1000000 };

/** A list of texts, in order. */
struct word_list {
    const char **items;
    size_t count;
};

/** What the command line says: the command, its files and its options. */
struct options {
    const struct command *command;
    const char *print;       /**< --help or --version: a text, and nothing else is done; or NULL */
    bool schema;             /**< --schema: the same with the JSON Schema */
    const char *file;        /**< the domain */
    struct word_list beside; /**< the files behind it, of a command that takes several */
    const char *event_file;  /**< of a simulation */
    const char *junit;       /**< where JUnit XML is written to */
    const char *record;      /**< where the record of a simulation is written to */
    const char *output;      /**< where what is made of a record is written to */
    const char *output_dir, *depfile;
    struct word_list tasks; /**< files of stubs; the first is made if there is none */
    bool new_tasks, check, perfetto;
    const char *goal, *task, *agent, *example;
    struct word_list settings, denied, costs;
    int64_t nodes; /**< -1: as the domain says */
    uint32_t seed;
    bool has_seed;               /**< whether it is given */
    uint32_t seeds[2];           /**< the first and the last of many lives */
    bool has_seeds, merge;       /**< --seeds; --merge: the files are JSON */
    uint32_t decisions, time;    /**< of a simulation, time in milliseconds; 0: not given */
    uint32_t moment;             /**< of the life of an example, in milliseconds */
    bool has_moment;             /**< whether it is given */
    uint32_t agents;             /**< of each type in a simulation; 0: not given */
    struct word_list events;     /**< of a team: a time and what happens then, in turn */
    struct word_list capacities; /**< of a team: "stove=1" */
    uint32_t members;            /**< of a team; 0: not given */
    bool backward, why, json;
    bool run, mermaid; /**< of a graph */
};

/** What an option does: it sets a member of struct options, or something of its own. */
enum option_kind {
    OPTION_PRINTS, /**< it has no value, and a text is printed instead of anything else */
    OPTION_FLAG,   /**< it has no value, and sets a bool */
    OPTION_TEXT,   /**< its value is a const char * */
    OPTION_WORDS,  /**< its value is added to struct word_list */
    OPTION_NUMBER, /**< its value is a number, a uint32_t */
    OPTION_OWN     /**< a function takes its value */
};

/** The command line while its options are taken; commands/options.c. */
struct command_line;

/** An option: the row of a table in options.c. */
struct option_row {
    const char *name;  /**< behind two dashes; NULL: it has a letter only */
    char letter;       /**< behind one dash; '\0': it has none */
    unsigned commands; /**< that have it: bits */
    enum option_kind kind;
    size_t member; /**< where the member lies in struct options */
    uint32_t most; /**< of a number, which is 1 at least */
    bool (*take)(struct options *options, const struct command_line *line);
};

/** All options of all commands. */
extern const struct option_row option_rows[];
extern const size_t option_count;

/** Whether a value stands behind an option. */
bool option_has_value(const struct option_row *row);

/** Reads the command line into options. Warnings are promoted and silenced in the diagnostics at
 *  once. False, with a message on standard error, where it is wrong. */
bool options_read(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                  char **arguments);

#endif
