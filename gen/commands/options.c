/* SPDX-License-Identifier: MIT */
/* The command line by getopt_long: see options.h. */
#include "cli/options.h"

#include "base/printable.h"
#include "syntax/numbers.h"
#include "domain/fields.h"
#include "domain/names.h"
#include "cli/commands.h"

#include <inttypes.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char version_text[] = "goapgen 0.1\n";

static bool options_wrong(const char *message, const char *word)
{
    print_line(stderr, "goapgen: %s%s%s", message, *word ? " " : "", word);
    return false;
}

static bool options_number(const char *text, uint64_t least, uint64_t most, uint64_t *value)
{
    size_t length = strlen(text);
    bool digits = length > 0 && length <= 10 && strspn(text, "0123456789") == length;
    *value = digits ? strtoull(text, NULL, 10) : 0;
    if (digits && *value >= least && *value <= most)
        return true;
    char message[80];
    snprintf(message, sizeof message,
             "a number from %" PRIu64 " to %" PRIu64 " is expected, and not:", least, most);
    return options_wrong(message, text);
}

static bool warning_option(struct diagnostics *diagnostics, const char *word)
{
    if (strcmp(word, "error") == 0) {
        diagnostics_promote(diagnostics);
        return true;
    }
    if (strncmp(word, "no-", 3) == 0 && diagnostics_silence(diagnostics, word + 3))
        return true;
    return options_wrong("unknown warning option:", word);
}

/* The command line from its command on, whose word is the first. */
struct command_line {
    char **words;
    int count;
};

static void add_word(struct pool *pool, struct words *words, const char *word)
{
    words->items = pool_grow(pool, words->items, words->count, sizeof *words->items);
    words->items[words->count++] = word;
}

/* What an option sets: one of these, a time, or what is printed instead. */

static const char **text_option(struct options *options, int option)
{
    switch (option) {
    case 'o':
        return options->command->views ? &options->output : &options->output_dir;
    case 'M':
        return &options->depfile;
    case GOAL:
        return &options->goal;
    case TASK:
        return &options->task;
    case AGENT:
        return &options->agent;
    case EVENTS:
        return &options->event_file;
    case JUNIT:
        return &options->junit;
    case RECORD:
        return &options->record;
    default:
        return NULL;
    }
}

static struct words *words_option(struct options *options, int option)
{
    switch (option) {
    case 't':
        return &options->tasks;
    case SET:
        return &options->settings;
    case DENY:
        return &options->denied;
    case COST:
        return &options->costs;
    case CAPACITY_OF:
        return &options->capacities;
    default:
        return NULL;
    }
}

static bool *flag_option(struct options *options, int option)
{
    switch (option) {
    case NEW_TASKS:
        return &options->new_tasks;
    case CHECK:
        return &options->check;
    case BACKWARD:
        return &options->backward;
    case WHY:
        return &options->why;
    case MERGE:
        return &options->merge;
    case JSON:
        return &options->json;
    case SCHEMA:
        return &options->schema;
    case PERFETTO:
        return &options->perfetto;
    case RUN:
        return &options->run;
    case MERMAID:
        return &options->mermaid;
    default:
        return NULL;
    }
}

static void set_seed(struct options *options, uint32_t seed)
{
    options->seed = seed;
    options->has_seed = true;
}

static bool number_option(struct options *options, int option)
{
    uint64_t value = 0;
    if (option == NODES && options_number(optarg, 0, NODES_MOST, &value))
        options->nodes = (int64_t)value;
    else if (option == SEED && options_number(optarg, 0, UINT32_MAX, &value))
        set_seed(options, (uint32_t)value);
    else if (option == DECISIONS && options_number(optarg, 1, DECISION_LIMIT, &value))
        options->decisions = (uint32_t)value;
    else if (option == AGENTS && options_number(optarg, 1, AGENTS_MOST, &value))
        options->agents = (uint32_t)value;
    else if (option == MEMBERS && options_number(optarg, 1, MEMBERS_MOST, &value))
        options->members = (uint32_t)value;
    else
        return false;
    return true;
}

/* --seeds A..B */
static bool seeds_option(struct options *options, struct pool *pool)
{
    const char *dots = strstr(optarg, "..");
    if (!dots)
        return options_wrong("the first and the last seed are expected, 1..100, and not:", optarg);
    uint64_t first, last;
    if (!options_number(pool_copy(pool, optarg, (size_t)(dots - optarg)), 0, UINT32_MAX, &first) ||
        !options_number(dots + 2, 0, UINT32_MAX, &last))
        return false;
    if (first > last)
        return options_wrong("the first seed is above the last:", optarg);
    if (last - first >= SEEDS_MOST)
        return options_wrong(
            "these are more than 1000000 seeds, which are lived in several runs and "
            "merged:",
            optarg);
    options->seeds[0] = (uint32_t)first;
    options->seeds[1] = (uint32_t)last;
    options->has_seeds = true;
    return true;
}

static bool options_time_option(struct options *options)
{
    if (parse_duration(optarg, &options->time) && options->time > 0)
        return true;
    return options_wrong("a time is expected, 250ms, 60s, 1.5m, 12h or 2d, and not:", optarg);
}

/* --at TIME EVENT: getopt_long knows of one value, the other one is the next word. */
static bool event_option(struct options *options, struct pool *pool,
                         const struct command_line *line)
{
    if (optind >= line->count)
        return options_wrong(
            "--at has a time and an event, as in: --at 3s 'want fed', and not just:", optarg);
    add_word(pool, &options->events, optarg);
    add_word(pool, &options->events, line->words[optind++]);
    return true;
}

static bool take_option(struct options *options, struct pool *pool, int option)
{
    const char **text = text_option(options, option);
    struct words *words = words_option(options, option);
    bool *flag = flag_option(options, option);
    if (text)
        *text = optarg;
    else if (words)
        add_word(pool, words, optarg);
    else if (flag)
        *flag = true;
    else if (option == 'h')
        options->print = options->command->help;
    else if (option == VERSION)
        options->print = version_text;
    else if (option == TIME)
        return options_time_option(options);
    else if (option == SEEDS)
        return seeds_option(options, pool);
    else
        return number_option(options, option);
    return true;
}

static bool check_options(const struct options *options)
{
    if (options->print || options->schema)
        return true;
    if (!options->file)
        return options_wrong(options->merge ? "no file of JSON is given" : "no domain is given",
                             "");
    if (options->merge && (options->decisions || options->time || options->agent ||
                           options->agents || options->event_file || options->settings.count ||
                           options->has_seed || options->has_seeds || options->record))
        return options_wrong("--merge adds up what was simulated: only --json can stand beside it",
                             "");
    if (options->has_seed && options->has_seeds)
        return options_wrong("--seed and --seeds exclude each other", "");
    if (options->record && options->has_seeds)
        return options_wrong("--record is of one life: --seeds and --record exclude each other",
                             "");
    if (options->goal && options->task)
        return options_wrong("--goal and --task exclude each other", "");
    if (options->new_tasks && options->check)
        return options_wrong("--new-tasks and --check exclude each other", "");
    if (options->command->views && options->beside.count == 0)
        return options_wrong("no record is given behind the domain", "");
    if (options->check && options->perfetto)
        return options_wrong("--check and --perfetto exclude each other", "");
    if (options->check && options->output)
        return options_wrong("--check writes nothing: --output and --check exclude each other", "");
    if (options->decisions && options->time)
        return options_wrong("--decisions and --time exclude each other", "");
    return true;
}

/* What getopt_long found wrong with the option of a word, in words of our own: its own would show
 * an option as it is. A word may have several letters; optopt tells which one. */
static bool wrong_option(const struct option *known, const char *word, int answer)
{
    char letter[] = {'-', (char)optopt, '\0'};
    if (answer == ':')
        return options_wrong("a value is missing behind the option", word);
    if (optopt == 0)
        return options_wrong("unknown or ambiguous option", word);
    for (; known->name; known++)
        if (known->val == optopt)
            return options_wrong("no value belongs to this option:", word);
    return options_wrong("unknown option", letter);
}

/* Whether a word is meant as a command: no file is called so. */
static bool is_like_a_command(const char *word)
{
    return !strpbrk(word, "./") && access(word, F_OK) != 0;
}

/* "'plan' and 'run'" */
static const char *command_list(struct pool *pool)
{
    const char *list = "";
    for (size_t i = 1; i < command_count; i++) {
        const char *between = i == 1 ? "" : i + 1 == command_count ? " and " : ", ";
        list = pool_format(pool, "%s%s'%s'", list, between, commands[i].word);
    }
    return list;
}

static bool unknown_command(struct pool *pool, const char *word)
{
    struct guess guess = {.unknown = word, .distance = SIZE_MAX};
    for (size_t i = 1; i < command_count; i++)
        guess_try(&guess, commands[i].word, (struct place){0});
    if (guess.best && strcmp(guess.best, word) == 0)
        return options_wrong("a command comes before all options:", word);
    const char *hint = guess.best ? pool_format(pool, "did you mean '%s'?", guess.best)
                                  : pool_format(pool, "the commands are %s", command_list(pool));
    print_line(stderr, "goapgen: unknown command '%s', and there is no such file; %s", word, hint);
    return false;
}

/* Takes the option that comes next, with its values. C libraries leave optind at different places
 * where something is wrong, so the word is looked up before. */
static bool next_option(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                        const struct command_line *line)
{
    const struct command *command = options->command;
    const char *word = line->words[optind];
    int option = getopt_long(line->count, line->words, command->letters, command->options, NULL);
    if (option == '?' || option == ':')
        return wrong_option(command->options, word, option);
    if (option == 'W')
        return warning_option(diagnostics, optarg);
    if (option == AT)
        return event_option(options, pool, line);
    return take_option(options, pool, option);
}

/* Takes all options, and adds what is none to the files. Options and files stand in any order.
 * getopt_long meets options only: C libraries move other words at different times. */
static bool take_words(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                       const struct command_line *line, struct words *files)
{
    bool ended = false;
    opterr = 0;
    while (optind < line->count) {
        const char *word = line->words[optind];
        bool is_option = !ended && word[0] == '-' && word[1];
        if (is_option && strcmp(word, "--") != 0) {
            if (!next_option(options, pool, diagnostics, line))
                return false;
            continue;
        }
        ended = ended || is_option;
        if (!is_option)
            add_word(pool, files, word);
        optind++;
    }
    return true;
}

static bool read_options(struct options *options, struct pool *pool,
                         struct diagnostics *diagnostics, const struct command_line *line)
{
    const struct command *command = options->command;
    struct words files = {0};
    if (!take_words(options, pool, diagnostics, line, &files))
        return false;
    if (!command->word && files.count > 0 && is_like_a_command(files.items[0]))
        return unknown_command(pool, files.items[0]);
    if (files.count > 1 && !command->tries && !command->views && !options->merge)
        return options_wrong("one domain at a time, not also", files.items[1]);
    if (files.count > 2 && command->views)
        return options_wrong("one record at a time, not also", files.items[2]);
    options->file = files.count > 0 ? files.items[0] : NULL;
    for (size_t i = 1; i < files.count; i++)
        add_word(pool, &options->beside, files.items[i]);
    return check_options(options);
}

bool options_read(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                  char **arguments)
{
    *options = (struct options){.nodes = -1, .seed = 1};
    struct command_line line = {.words = arguments};
    while (arguments[line.count])
        line.count++;
    size_t chosen = command_count - 1;
    while (chosen > 0 && !(line.count > 1 && strcmp(arguments[1], commands[chosen].word) == 0))
        chosen--;
    options->command = &commands[chosen];
    line.words += chosen > 0;
    line.count -= chosen > 0;
    if (read_options(options, pool, diagnostics, &line))
        return true;
    const char *word = options->command->word;
    fprintf(stderr, "Try 'goapgen %s%s--help'.\n", word ? word : "", word ? " " : "");
    return false;
}
