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

#define SETS(member) offsetof(struct options, member)

const struct option_row option_rows[OPTION_CODES] = {
    [OUTPUT_DIR] = {"output-dir", 'o', OPTION_TEXT, SETS(output_dir), 0, 0},
    [TASKS] = {"tasks", 't', OPTION_WORDS, SETS(tasks), 0, 0},
    [NEW_TASKS] = {"new-tasks", '\0', OPTION_FLAG, SETS(new_tasks), 0, 0},
    [CHECK] = {"check", '\0', OPTION_FLAG, SETS(check), 0, 0},
    [DEPFILE] = {"depfile", 'M', OPTION_TEXT, SETS(depfile), 0, 0},
    [SCHEMA] = {"schema", '\0', OPTION_FLAG, SETS(schema), 0, 0},
    [VERSION] = {"version", '\0', OPTION_PRINTS, 0, 0, 0},
    [GOAL] = {"goal", '\0', OPTION_TEXT, SETS(goal), 0, 0},
    [TASK] = {"task", '\0', OPTION_TEXT, SETS(task), 0, 0},
    [AGENT] = {"agent", '\0', OPTION_TEXT, SETS(agent), 0, 0},
    [SET] = {"set", '\0', OPTION_WORDS, SETS(settings), 0, 0},
    [DENY] = {"deny", '\0', OPTION_WORDS, SETS(denied), 0, 0},
    [COST] = {"cost", '\0', OPTION_WORDS, SETS(costs), 0, 0},
    [NODES] = {"nodes", '\0', OPTION_OWN, 0, 0, 0},
    [SEED] = {"seed", '\0', OPTION_OWN, 0, 0, 0},
    [BACKWARD] = {"backward", '\0', OPTION_FLAG, SETS(backward), 0, 0},
    [WHY] = {"why", '\0', OPTION_FLAG, SETS(why), 0, 0},
    [JSON] = {"json", '\0', OPTION_FLAG, SETS(json), 0, 0},
    [DECISIONS] = {"decisions", '\0', OPTION_NUMBER, SETS(decisions), 1, DECISION_LIMIT},
    [TIME] = {"time", '\0', OPTION_OWN, 0, 0, 0},
    [AGENTS] = {"agents", '\0', OPTION_NUMBER, SETS(agents), 1, AGENTS_MOST},
    [AT] = {"at", '\0', OPTION_OWN, 0, 0, 0},
    [CAPACITY_OF] = {"capacity", '\0', OPTION_WORDS, SETS(capacities), 0, 0},
    [MEMBERS] = {"members", '\0', OPTION_NUMBER, SETS(members), 1, MEMBERS_MOST},
    [EVENTS] = {"events", '\0', OPTION_TEXT, SETS(event_file), 0, 0},
    [JUNIT] = {"junit", '\0', OPTION_TEXT, SETS(junit), 0, 0},
    [SEEDS] = {"seeds", '\0', OPTION_OWN, 0, 0, 0},
    [MERGE] = {"merge", '\0', OPTION_FLAG, SETS(merge), 0, 0},
    [RUN] = {"run", '\0', OPTION_FLAG, SETS(run), 0, 0},
    [MERMAID] = {"mermaid", '\0', OPTION_FLAG, SETS(mermaid), 0, 0},
    [RECORD] = {"record", '\0', OPTION_TEXT, SETS(record), 0, 0},
    [OUTPUT] = {"output", 'o', OPTION_TEXT, SETS(output), 0, 0},
    [PERFETTO] = {"perfetto", '\0', OPTION_FLAG, SETS(perfetto), 0, 0},
    [WARNING] = {NULL, 'W', OPTION_OWN, 0, 0, 0},
    [HELP] = {"help", 'h', OPTION_PRINTS, 0, 0, 0},
};

bool option_has_value(const struct option_row *row)
{
    return row->kind >= OPTION_TEXT;
}

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

/* What getopt_long tells of a long option is above all letters. */
enum { LONG_OPTION = 256 };

/* The command line from its command on, whose word is the first. */
struct command_line {
    char **words;
    int count;
    const char *letters; /* for getopt_long */
    struct option known[OPTION_CODES + 1];
    struct pool *pool;
    struct diagnostics *diagnostics;
};

/* Tells getopt_long the options of a command. */
static void know_options(struct command_line *line, const struct command *command)
{
    size_t count = 0;
    line->letters = ":";
    for (const enum option_code *code = command->options; *code != OPTION_CODES; code++) {
        const struct option_row *row = &option_rows[*code];
        bool value = option_has_value(row);
        if (row->letter)
            line->letters =
                pool_format(line->pool, "%s%c%s", line->letters, row->letter, value ? ":" : "");
        if (row->name)
            line->known[count++] = (struct option){
                row->name, value ? required_argument : no_argument, NULL, LONG_OPTION + (int)*code};
    }
}

/* The option that getopt_long tells. */
static enum option_code told_option(const struct command *command, int answer)
{
    const enum option_code *code = command->options;
    if (answer >= LONG_OPTION)
        return (enum option_code)(answer - LONG_OPTION);
    while (option_rows[*code].letter != answer)
        code++;
    return *code;
}

static void add_word(struct pool *pool, struct words *words, const char *word)
{
    words->items = pool_grow(pool, words->items, words->count, sizeof *words->items);
    words->items[words->count++] = word;
}

static bool nodes_option(struct options *options)
{
    uint64_t value;
    if (!options_number(optarg, 0, NODES_MOST, &value))
        return false;
    options->nodes = (int64_t)value;
    return true;
}

static bool seed_option(struct options *options)
{
    uint64_t value;
    if (!options_number(optarg, 0, UINT32_MAX, &value))
        return false;
    options->seed = (uint32_t)value;
    options->has_seed = true;
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
static bool event_option(struct options *options, const struct command_line *line)
{
    if (optind >= line->count)
        return options_wrong(
            "--at has a time and an event, as in: --at 3s 'want fed', and not just:", optarg);
    add_word(line->pool, &options->events, optarg);
    add_word(line->pool, &options->events, line->words[optind++]);
    return true;
}

static bool own_option(struct options *options, const struct command_line *line,
                       enum option_code code)
{
    switch (code) {
    case NODES:
        return nodes_option(options);
    case SEED:
        return seed_option(options);
    case SEEDS:
        return seeds_option(options, line->pool);
    case TIME:
        return options_time_option(options);
    case AT:
        return event_option(options, line);
    default:
        return warning_option(line->diagnostics, optarg);
    }
}

static bool take_option(struct options *options, const struct command_line *line,
                        enum option_code code)
{
    const struct option_row *row = &option_rows[code];
    void *place = (char *)options + row->place;
    uint64_t number;
    switch (row->kind) {
    case OPTION_FLAG:
        *(bool *)place = true;
        return true;
    case OPTION_PRINTS:
        options->print = code == HELP ? options->command->help : version_text;
        return true;
    case OPTION_TEXT:
        *(const char **)place = optarg;
        return true;
    case OPTION_WORDS:
        add_word(line->pool, place, optarg);
        return true;
    case OPTION_NUMBER:
        if (!options_number(optarg, row->low, row->high, &number))
            return false;
        *(uint32_t *)place = (uint32_t)number;
        return true;
    default:
        return own_option(options, line, code);
    }
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
static bool next_option(struct options *options, const struct command_line *line)
{
    const char *word = line->words[optind];
    int answer = getopt_long(line->count, line->words, line->letters, line->known, NULL);
    if (answer == '?' || answer == ':')
        return wrong_option(line->known, word, answer);
    return take_option(options, line, told_option(options->command, answer));
}

/* Takes all options, and adds what is none to the files. Options and files stand in any order.
 * getopt_long meets options only: C libraries move other words at different times. */
static bool take_words(struct options *options, const struct command_line *line,
                       struct words *files)
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
    struct words files = {0};
    if (!take_words(options, line, &files))
        return false;
    if (!command->word && files.count > 0 && is_like_a_command(files.items[0]))
        return unknown_command(line->pool, files.items[0]);
    if (files.count > 1 && !command->tries && !command->views && !options->merge)
        return options_wrong("one domain at a time, not also", files.items[1]);
    if (files.count > 2 && command->views)
        return options_wrong("one record at a time, not also", files.items[2]);
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
