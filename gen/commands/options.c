/* SPDX-License-Identifier: MIT */
/* The command line by getopt_long: see options.h. */
#include "commands/options.h"

#include "base/printable.h"
#include "syntax/numbers.h"
#include "domain/fields.h"
#include "domain/suggest.h"
#include "commands/commands.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char version_text[] = "goapgen 0.1\n";

static bool wrong(const char *message, const char *word)
{
    print_line(stderr, "goapgen: %s%s%s", message, *word ? " " : "", word);
    return false;
}

static bool number(const char *text, unsigned long least, unsigned long most, unsigned long *value)
{
    size_t length = strlen(text);
    bool digits = length > 0 && length <= 10 && strspn(text, "0123456789") == length;
    *value = digits ? strtoul(text, NULL, 10) : 0;
    if (digits && *value >= least && *value <= most)
        return true;
    char message[80];
    snprintf(message, sizeof message, "a number from %lu to %lu is expected, and not:", least,
             most);
    return wrong(message, text);
}

static bool warning_option(struct diagnostics *diagnostics, const char *word)
{
    if (strcmp(word, "error") == 0) {
        diagnostics_promote(diagnostics);
        return true;
    }
    if (strncmp(word, "no-", 3) == 0 && diagnostics_silence(diagnostics, word + 3))
        return true;
    return wrong("unknown warning option:", word);
}

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
    case CAPACITY:
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
    unsigned long value = 0;
    if (option == NODES && number(optarg, 0, NODES_MOST, &value))
        options->nodes = (long)value;
    else if (option == SEED && number(optarg, 0, UINT32_MAX, &value))
        set_seed(options, (uint32_t)value);
    else if (option == DECISIONS && number(optarg, 1, DECISION_LIMIT, &value))
        options->decisions = (uint32_t)value;
    else if (option == AGENTS && number(optarg, 1, AGENTS_MOST, &value))
        options->agents = (uint32_t)value;
    else if (option == MEMBERS && number(optarg, 1, MEMBERS_MOST, &value))
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
        return wrong("the first and the last seed are expected, 1..100, and not:", optarg);
    unsigned long first, last;
    if (!number(pool_copy(pool, optarg, (size_t)(dots - optarg)), 0, UINT32_MAX, &first) ||
        !number(dots + 2, 0, UINT32_MAX, &last))
        return false;
    if (first > last)
        return wrong("the first seed is above the last:", optarg);
    if (last - first >= SEEDS_MOST)
        return wrong("these are more than 1000000 seeds, which are lived in several runs and "
                     "merged:",
                     optarg);
    options->seeds[0] = (uint32_t)first;
    options->seeds[1] = (uint32_t)last;
    options->has_seeds = true;
    return true;
}

static bool time_option(struct options *options)
{
    if (parse_duration(optarg, &options->time) && options->time > 0)
        return true;
    return wrong("a time is expected, 250ms, 60s, 1.5m, 12h or 2d, and not:", optarg);
}

/* --at TIME EVENT: getopt_long knows of one value, the other one is the next word. */
static bool event_option(struct options *options, struct pool *pool, char **arguments)
{
    if (!arguments[optind])
        return wrong("--at has a time and an event, as in: --at 3s 'want fed', and not just:",
                     optarg);
    add_word(pool, &options->events, optarg);
    add_word(pool, &options->events, arguments[optind++]);
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
        return time_option(options);
    else if (option == SEEDS)
        return seeds_option(options, pool);
    else
        return number_option(options, option);
    return true;
}

static int count_of(char **arguments)
{
    int count = 0;
    while (arguments[count])
        count++;
    return count;
}

static bool check_options(const struct options *options)
{
    if (options->print || options->schema)
        return true;
    if (!options->file)
        return wrong(options->merge ? "no file of JSON is given" : "no domain is given", "");
    if (options->merge && (options->decisions || options->time || options->agent ||
                           options->agents || options->event_file || options->settings.count ||
                           options->has_seed || options->has_seeds || options->record))
        return wrong("--merge adds up what was simulated: only --json can stand beside it", "");
    if (options->has_seed && options->has_seeds)
        return wrong("--seed and --seeds exclude each other", "");
    if (options->record && options->has_seeds)
        return wrong("--record is of one life: --seeds and --record exclude each other", "");
    if (options->goal && options->task)
        return wrong("--goal and --task exclude each other", "");
    if (options->new_tasks && options->check)
        return wrong("--new-tasks and --check exclude each other", "");
    if (options->command->views && options->beside.count == 0)
        return wrong("no record is given behind the domain", "");
    if (options->check && options->perfetto)
        return wrong("--check and --perfetto exclude each other", "");
    if (options->check && options->output)
        return wrong("--check writes nothing: --output and --check exclude each other", "");
    if (options->decisions && options->time)
        return wrong("--decisions and --time exclude each other", "");
    return true;
}

/* What getopt_long found wrong, in words of our own: its own would show an option as
 * it is. The word it was in is the one before the next; but optopt tells the letter. */
static bool wrong_option(const struct option *known, const char *word, int answer)
{
    char letter[] = {'-', (char)optopt, '\0'};
    if (answer == ':')
        return wrong("a value is missing behind the option", word);
    if (optopt == 0)
        return wrong("unknown or ambiguous option", word);
    for (; known->name; known++)
        if (known->val == optopt)
            return wrong("no value belongs to this option:", word);
    return wrong("unknown option", letter);
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
        return wrong("a command comes before all options:", word);
    const char *hint = guess.best ? pool_format(pool, "did you mean '%s'?", guess.best)
                                  : pool_format(pool, "the commands are %s", command_list(pool));
    print_line(stderr, "goapgen: unknown command '%s', and there is no such file; %s", word, hint);
    return false;
}

static bool read_options(struct options *options, struct pool *pool,
                         struct diagnostics *diagnostics, char **arguments)
{
    const struct command *command = options->command;
    int count = count_of(arguments), option;
    opterr = 0;
    while ((option = getopt_long(count, arguments, command->letters, command->options, NULL)) !=
           -1) {
        if (option == '?' || option == ':')
            return wrong_option(command->options, arguments[optind - 1], option);
        bool fine = option == 'W'  ? warning_option(diagnostics, optarg)
                    : option == AT ? event_option(options, pool, arguments)
                                   : take_option(options, pool, option);
        if (!fine)
            return false;
    }
    if (!command->word && optind < count && is_like_a_command(arguments[optind]))
        return unknown_command(pool, arguments[optind]);
    if (optind + 1 < count && !command->tries && !command->views && !options->merge)
        return wrong("one domain at a time, not also", arguments[optind + 1]);
    if (optind + 2 < count && command->views)
        return wrong("one record at a time, not also", arguments[optind + 2]);
    options->file = optind < count ? arguments[optind] : NULL;
    while (optind + 1 < count)
        add_word(pool, &options->beside, arguments[++optind]);
    return check_options(options);
}

bool options_read(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                  char **arguments)
{
    *options = (struct options){.nodes = -1, .seed = 1};
    size_t chosen = command_count - 1;
    while (chosen > 0 && !(arguments[1] && strcmp(arguments[1], commands[chosen].word) == 0))
        chosen--;
    options->command = &commands[chosen];
    if (read_options(options, pool, diagnostics, arguments + (chosen > 0)))
        return true;
    const char *word = options->command->word;
    fprintf(stderr, "Try 'goapgen %s%s--help'.\n", word ? word : "", word ? " " : "");
    return false;
}
