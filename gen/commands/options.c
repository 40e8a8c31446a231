/* SPDX-License-Identifier: MIT */
/* The command line by getopt_long, and the table of all options: see options.h. */
#include "cli/options.h"

#include "base/printable.h"
#include "syntax/numbers.h"
#include "domain/names.h"
#include "cli/commands.h"

#include <inttypes.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char version_text[] = "goapgen 0.1\n";

static bool take_number(const char *text, uint64_t least, uint64_t most, uint64_t *value)
{
    if (parse_whole(text, most, value) && *value >= least)
        return true;
    char message[80];
    snprintf(message, sizeof message,
             "a number from %" PRIu64 " to %" PRIu64 " is expected, and not:", least, most);
    return report_wrong_usage(message, text);
}

/* The command line from its command on, whose word is the first, and what it is read with. */
struct command_line {
    char **words;
    int count;
    struct pool *pool;
    struct diagnostics *diagnostics;
    struct option *known; /* the command's options for getopt_long, and their letters */
    char *letters;
};

static void add_word(struct pool *pool, struct word_list *words, const char *word)
{
    POOL_ADD(pool, words->items, words->count) = word;
}

/* ------------------------------------------------- options that are of no kind */

/* -W */
static bool warning_option(struct options *options, const struct command_line *line)
{
    (void)options;
    if (strcmp(optarg, "error") == 0) {
        diagnostics_promote_warnings(line->diagnostics);
        return true;
    }
    if (strncmp(optarg, "no-", 3) == 0 &&
        diagnostics_silence_warning(line->diagnostics, optarg + 3))
        return true;
    return report_wrong_usage("unknown warning option:", optarg);
}

static bool nodes_option(struct options *options, const struct command_line *line)
{
    uint64_t value;
    (void)line;
    if (!take_number(optarg, 0, NODES_MOST, &value))
        return false;
    options->nodes = (int64_t)value;
    return true;
}

static bool seed_option(struct options *options, const struct command_line *line)
{
    uint64_t value;
    (void)line;
    options->has_seed = take_number(optarg, 0, UINT32_MAX, &value);
    options->seed = (uint32_t)value;
    return options->has_seed;
}

/* --seeds A..B */
static bool seeds_option(struct options *options, const struct command_line *line)
{
    const char *dots = strstr(optarg, "..");
    if (!dots)
        return report_wrong_usage("the first and the last seed are expected, 1..100, and not:",
                                  optarg);
    uint64_t first, last;
    const char *below = pool_copy_text(line->pool, optarg, (size_t)(dots - optarg));
    if (!take_number(below, 0, UINT32_MAX, &first) || !take_number(dots + 2, 0, UINT32_MAX, &last))
        return false;
    if (first > last)
        return report_wrong_usage("the first seed is above the last:", optarg);
    if (last - first >= SEEDS_MOST)
        return report_wrong_usage(
            "these are more than 1000000 seeds, which are lived in several runs and "
            "merged:",
            optarg);
    options->seeds[0] = (uint32_t)first;
    options->seeds[1] = (uint32_t)last;
    options->has_seeds = true;
    return true;
}

static bool time_option(struct options *options, const struct command_line *line)
{
    (void)line;
    if (parse_duration(optarg, &options->time) && options->time > 0)
        return true;
    return report_wrong_usage("a time is expected, 250ms, 60s, 1.5m, 12h or 2d, and not:", optarg);
}

/* --at TIME */
static bool moment_option(struct options *options, const struct command_line *line)
{
    (void)line;
    options->has_moment = parse_duration(optarg, &options->moment);
    return options->has_moment ||
           report_wrong_usage("a time is expected, 0s, 250ms, 60s, 1.5m, 12h or 2d, and not:",
                              optarg);
}

/* --at TIME EVENT: getopt_long knows of one value, the other one is the next word. */
static bool event_option(struct options *options, const struct command_line *line)
{
    if (optind >= line->count)
        return report_wrong_usage(
            "--at has a time and an event, as in: --at 3s 'want fed', and not just:", optarg);
    add_word(line->pool, &options->events, optarg);
    add_word(line->pool, &options->events, line->words[optind++]);
    return true;
}

/* ------------------------------------------------------------------- all options */

#define INTO(name) .member = offsetof(struct options, name)
enum { FOR_PLANS = FOR_PLAN | FOR_DECIDE, FOR_RUNS = FOR_RUN | FOR_GRAPH };

const struct option_row option_rows[] = {
    {"output-dir", 'o', FOR_GENERATE, OPTION_TEXT, INTO(output_dir)},
    {"tasks", 't', FOR_GENERATE, OPTION_WORDS, INTO(tasks)},
    {"new-tasks", 0, FOR_GENERATE, OPTION_FLAG, INTO(new_tasks)},
    {"check", 0, FOR_GENERATE | FOR_VIEW, OPTION_FLAG, INTO(check)},
    {"depfile", 'M', FOR_GENERATE, OPTION_TEXT, INTO(depfile)},
    {"schema", 0, FOR_GENERATE, OPTION_FLAG, INTO(schema)},
    {"help", 'h', FOR_ALL, OPTION_PRINTS, .member = 0},
    {"version", 0, FOR_GENERATE, OPTION_PRINTS, .member = 0},
    {"goal", 0, FOR_PLAN | FOR_GRAPH, OPTION_TEXT, INTO(goal)},
    {"task", 0, FOR_PLAN, OPTION_TEXT, INTO(task)},
    {"agent", 0, FOR_PLANS | FOR_RUNS, OPTION_TEXT, INTO(agent)},
    {"set", 0, FOR_PLANS | FOR_RUNS | FOR_TEAM, OPTION_WORDS, INTO(settings)},
    {"deny", 0, FOR_PLANS, OPTION_WORDS, INTO(denied)},
    {"cost", 0, FOR_PLANS, OPTION_WORDS, INTO(costs)},
    {"nodes", 0, FOR_PLAN, OPTION_OWN, .take = nodes_option},
    {"seed", 0, FOR_PLANS | FOR_RUNS, OPTION_OWN, .take = seed_option},
    {"backward", 0, FOR_PLAN, OPTION_FLAG, INTO(backward)},
    {"why", 0, FOR_PLAN, OPTION_FLAG, INTO(why)},
    {"json", 0, FOR_PLANS | FOR_RUN | FOR_TEST | FOR_TEAM, OPTION_FLAG, INTO(json)},
    {"example", 0, FOR_PLANS | FOR_RUNS, OPTION_TEXT, INTO(example)},
    {"agents", 0, FOR_RUNS, OPTION_NUMBER, INTO(agents), .most = AGENTS_MOST},
    {"events", 0, FOR_RUNS, OPTION_TEXT, INTO(event_file)},
    {"record", 0, FOR_RUN, OPTION_TEXT, INTO(record)},
    {"seeds", 0, FOR_RUN, OPTION_OWN, .take = seeds_option},
    {"merge", 0, FOR_RUN, OPTION_FLAG, INTO(merge)},
    {"time", 0, FOR_RUNS, OPTION_OWN, .take = time_option},
    {"decisions", 0, FOR_RUNS, OPTION_NUMBER, INTO(decisions), .most = DECISION_LIMIT},
    {"junit", 0, FOR_TEST, OPTION_TEXT, INTO(junit)},
    {"at", 0, FOR_TEAM, OPTION_OWN, .take = event_option},
    {"at", 0, FOR_PLANS, OPTION_OWN, .take = moment_option},
    {"members", 0, FOR_TEAM, OPTION_NUMBER, INTO(members), .most = MEMBERS_MOST},
    {"capacity", 0, FOR_TEAM, OPTION_WORDS, INTO(capacities)},
    {"mermaid", 0, FOR_GRAPH, OPTION_FLAG, INTO(mermaid)},
    {"run", 0, FOR_GRAPH, OPTION_FLAG, INTO(run)},
    {"output", 'o', FOR_VIEW, OPTION_TEXT, INTO(output)},
    {"perfetto", 0, FOR_VIEW, OPTION_FLAG, INTO(perfetto)},
    {NULL, 'W', FOR_ALL, OPTION_OWN, .take = warning_option},
};

const size_t option_count = sizeof option_rows / sizeof *option_rows;

/* What getopt_long answers for an option without a letter: this, and the number of its row. */
enum { WITHOUT_LETTER = 256 };

bool option_has_value(const struct option_row *row)
{
    return row->kind != OPTION_FLAG && row->kind != OPTION_PRINTS;
}

/* Makes getopt_long's list of the options of a command. */
static void know_options(struct command_line *line, const struct command *command)
{
    struct option *known = pool_take(line->pool, (option_count + 1) * sizeof *known);
    char *letter = pool_take(line->pool, 2 * option_count + 2);
    line->known = known;
    line->letters = letter;
    *letter++ = ':';
    for (size_t i = 0; i < option_count; i++) {
        const struct option_row *row = &option_rows[i];
        bool has_value = option_has_value(row);
        if (!(row->commands & command->bit))
            continue;
        if (row->name)
            *known++ = (struct option){row->name, has_value, NULL,
                                       row->letter ? row->letter : WITHOUT_LETTER + (int)i};
        if (row->letter)
            *letter++ = row->letter;
        if (row->letter && has_value)
            *letter++ = ':';
    }
}

/* The row of an option that getopt_long has met. */
static const struct option_row *row_of(const struct command *command, int option)
{
    const struct option_row *row = option_rows;
    if (option >= WITHOUT_LETTER)
        return &option_rows[option - WITHOUT_LETTER];
    while (row->letter != option || !(row->commands & command->bit))
        row++;
    return row;
}

static bool take_option(struct options *options, const struct command_line *line,
                        const struct option_row *row)
{
    void *member = (char *)options + row->member;
    uint64_t number;
    switch (row->kind) {
    case OPTION_PRINTS:
        options->print = row->letter == 'h' ? options->command->help : version_text;
        return true;
    case OPTION_FLAG:
        *(bool *)member = true;
        return true;
    case OPTION_TEXT:
        *(const char **)member = optarg;
        return true;
    case OPTION_WORDS:
        add_word(line->pool, member, optarg);
        return true;
    case OPTION_NUMBER:
        if (!take_number(optarg, 1, row->most, &number))
            return false;
        *(uint32_t *)member = (uint32_t)number;
        return true;
    default:
        return row->take(options, line);
    }
}

/* Checks what can stand beside an example. */
static bool check_example_options(const struct options *options)
{
    bool runs = options->command->bit & FOR_RUNS;
    if (options->has_moment && !options->example)
        return report_wrong_usage("--at is a time in the life of an example: --example NAME", "");
    if (!options->example)
        return true;
    if (options->event_file)
        return report_wrong_usage("--example and --events exclude each other", "");
    if (options->agents || (runs && options->agent))
        return report_wrong_usage("an example says which agents live: --example excludes --agent "
                                  "and --agents",
                                  "");
    if (options->denied.count || options->costs.count)
        return report_wrong_usage("the example's 'calls' tell what functions answer: --example "
                                  "excludes --deny and --cost",
                                  "");
    return true;
}

static bool check_options(const struct options *options)
{
    if (options->print || options->schema)
        return true;
    if (!check_example_options(options))
        return false;
    if (!options->file)
        return report_wrong_usage(
            options->merge ? "no file of JSON is given" : "no domain is given", "");
    if (options->merge &&
        (options->decisions || options->time || options->agent || options->agents ||
         options->event_file || options->settings.count || options->has_seed ||
         options->has_seeds || options->record || options->example))
        return report_wrong_usage(
            "--merge adds up what was simulated: only --json can stand beside it", "");
    if (options->has_seed && options->has_seeds)
        return report_wrong_usage("--seed and --seeds exclude each other", "");
    if (options->record && options->has_seeds)
        return report_wrong_usage(
            "--record is of one life: --seeds and --record exclude each other", "");
    if (options->goal && options->task)
        return report_wrong_usage("--goal and --task exclude each other", "");
    if (options->new_tasks && options->check)
        return report_wrong_usage("--new-tasks and --check exclude each other", "");
    if (options->command->views && options->beside.count == 0)
        return report_wrong_usage("no record is given behind the domain", "");
    if (options->check && options->perfetto)
        return report_wrong_usage("--check and --perfetto exclude each other", "");
    if (options->check && options->output)
        return report_wrong_usage("--check writes nothing: --output and --check exclude each other",
                                  "");
    if (options->decisions && options->time)
        return report_wrong_usage("--decisions and --time exclude each other", "");
    return true;
}

/* What getopt_long found wrong with the option of a word, in words of our own: its own would show
 * an option as it is. A word may have several letters; optopt tells which one. */
static bool wrong_option(const struct option *known, const char *word, int answer)
{
    char letter[] = {'-', (char)optopt, '\0'};
    if (answer == ':')
        return report_wrong_usage("a value is missing behind the option", word);
    if (optopt == 0)
        return report_wrong_usage("unknown or ambiguous option", word);
    for (; known->name; known++)
        if (known->val == optopt)
            return report_wrong_usage("no value belongs to this option:", word);
    return report_wrong_usage("unknown option", letter);
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
        return report_wrong_usage("a command comes before all options:", word);
    const char *hint = guess.best ? pool_format(pool, "did you mean '%s'?", guess.best)
                                  : pool_format(pool, "the commands are %s", command_list(pool));
    print_line(stderr, "goapgen: unknown command '%s', and there is no such file; %s", word, hint);
    return false;
}

/* Takes the option that comes next, with its values. C libraries leave optind at different places
 * where something is wrong, so the word is looked up before. */
static bool next_option(struct options *options, const struct command_line *line)
{
    const char *word = line->words[optind];
    int option = getopt_long(line->count, line->words, line->letters, line->known, NULL);
    if (option == '?' || option == ':')
        return wrong_option(line->known, word, option);
    return take_option(options, line, row_of(options->command, option));
}

/* Takes all options, and adds what is none to the files. Options and files stand in any order.
 * getopt_long meets options only: C libraries move other words at different times. */
static bool take_words(struct options *options, const struct command_line *line,
                       struct word_list *files)
{
    bool ended = false;
    opterr = 0;
    while (optind < line->count) {
        const char *word = line->words[optind];
        bool is_option = !ended && word[0] == '-' && word[1];
        if (is_option && strcmp(word, "--") != 0) {
            if (!next_option(options, line))
                return false;
            continue;
        }
        ended = ended || is_option;
        if (!is_option)
            add_word(line->pool, files, word);
        optind++;
    }
    return true;
}

static bool read_options(struct options *options, const struct command_line *line)
{
    const struct command *command = options->command;
    struct word_list files = {0};
    if (!take_words(options, line, &files))
        return false;
    if (!command->word && files.count > 0 && is_like_a_command(files.items[0]))
        return unknown_command(line->pool, files.items[0]);
    if (files.count > 1 && !command->tries && !command->views && !options->merge)
        return report_wrong_usage("one domain at a time, not also", files.items[1]);
    if (files.count > 2 && command->views)
        return report_wrong_usage("one record at a time, not also", files.items[2]);
    options->file = files.count > 0 ? files.items[0] : NULL;
    for (size_t i = 1; i < files.count; i++)
        add_word(line->pool, &options->beside, files.items[i]);
    return check_options(options);
}

bool options_read(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                  char **arguments)
{
    *options = (struct options){.nodes = -1, .seed = 1};
    struct command_line line = {.words = arguments, .pool = pool, .diagnostics = diagnostics};
    while (arguments[line.count])
        line.count++;
    size_t chosen = command_count - 1;
    while (chosen > 0 && !(line.count > 1 && strcmp(arguments[1], commands[chosen].word) == 0))
        chosen--;
    options->command = &commands[chosen];
    line.words += chosen > 0;
    line.count -= chosen > 0;
    know_options(&line, options->command);
    if (read_options(options, &line))
        return true;
    const char *word = options->command->word;
    fprintf(stderr, "Try 'goapgen %s%s--help'.\n", word ? word : "", word ? " " : "");
    return false;
}
