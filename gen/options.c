/* SPDX-License-Identifier: MIT */
/* The command line by getopt_long: see options.h. */
#include "options.h"

#include "printable.h"
#include "reading.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char version_text[] = "goapgen 0.1\n";

const char help_text[] =
    "Usage: goapgen [OPTION]... FILE.yaml\n"
    "       goapgen plan FILE.yaml [--goal GOAL | --task TASK] [OPTION]...\n"
    "       goapgen run FILE.yaml [--decisions N | --time TIME] [OPTION]...\n"
    "Compiles a domain (facts, actions, goals, tasks) to C.\n"
    "\n"
    "FILE.yaml makes NAME.h and NAME.c, after the domain's name, and NAME_tasks.c\n"
    "where there is none.\n"
    "  -o, --output-dir DIR   where they go; the current directory where not given\n"
    "  -t, --tasks FILE       the file of stubs (default: DIR/NAME_tasks.c); more of them,\n"
    "                         where they are spread over several\n"
    "      --new-tasks        print the stubs that the tasks file lacks, write nothing\n"
    "      --check            write nothing; exit 1 and name the files that would change\n"
    "  -M, --depfile FILE     write a Make rule that names every file read\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "      --schema           print the JSON Schema of the language, for editors\n"
    "  -h, --help             print this\n"
    "      --version          print the version\n"
    "\n"
    "plan finds the cheapest plan of a goal, or decomposes a task, from the start\n"
    "state, and prints the plan.\n"
    "      --goal GOAL        the goal; the first where neither it nor a task is given\n"
    "      --task TASK        the task: live, or deliver(parcel)\n"
    "      --agent AGENT      the character type; where not given, one that has the goal\n"
    "                         or the task\n"
    "      --set EFFECT       change the start state: --set 'ammo = 3'\n"
    "      --deny CALLBACK    a procedural precondition that does not hold\n"
    "      --cost CALLBACK=N  what a called cost is; its at_least where not given\n"
    "      --nodes N          nodes of the search, or methods that may be entered\n"
    "                         (default: limits: nodes)\n"
    "      --seed N           of the random choices; 1 where not given\n"
    "      --backward         search from the goal; of a task it changes nothing\n"
    "      --why              say what stands in the way, or was passed over\n"
    "      --json             print one JSON object\n"
    "\n"
    "run lives the domain: one agent pursues its goals and its task, each action succeeds\n"
    "after its duration. It prints how often each goal, method and action was chosen, and\n"
    "which never were. Besides --agent, --set, --seed and --json it takes\n"
    "      --decisions N      how many plannings; 1000 where no time is given\n"
    "      --time TIME        how long: 250ms, 60s, 1.5m\n"
    "\n"
    "Exit codes: 0 done; 1 errors in the input, or --check found differences; 2 wrong\n"
    "usage, or a file that cannot be read or written; 3 there is no plan; 4 given up\n"
    "at a limit.\n";

enum long_only {
    NEW_TASKS = 256,
    CHECK,
    SCHEMA,
    VERSION,
    GOAL,
    TASK,
    AGENT,
    SET,
    DENY,
    COST,
    NODES,
    SEED,
    BACKWARD,
    WHY,
    JSON,
    DECISIONS,
    TIME
};

static const struct option generate_options[] = {{"output-dir", required_argument, NULL, 'o'},
                                                 {"tasks", required_argument, NULL, 't'},
                                                 {"new-tasks", no_argument, NULL, NEW_TASKS},
                                                 {"check", no_argument, NULL, CHECK},
                                                 {"depfile", required_argument, NULL, 'M'},
                                                 {"schema", no_argument, NULL, SCHEMA},
                                                 {"help", no_argument, NULL, 'h'},
                                                 {"version", no_argument, NULL, VERSION},
                                                 {NULL, 0, NULL, 0}};

static const struct option plan_options[] = {
    {"goal", required_argument, NULL, GOAL},   {"task", required_argument, NULL, TASK},
    {"agent", required_argument, NULL, AGENT}, {"set", required_argument, NULL, SET},
    {"deny", required_argument, NULL, DENY},   {"cost", required_argument, NULL, COST},
    {"nodes", required_argument, NULL, NODES}, {"seed", required_argument, NULL, SEED},
    {"backward", no_argument, NULL, BACKWARD}, {"why", no_argument, NULL, WHY},
    {"json", no_argument, NULL, JSON},         {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, VERSION},   {NULL, 0, NULL, 0}};

static const struct option run_options[] = {{"agent", required_argument, NULL, AGENT},
                                            {"set", required_argument, NULL, SET},
                                            {"seed", required_argument, NULL, SEED},
                                            {"json", no_argument, NULL, JSON},
                                            {"help", no_argument, NULL, 'h'},
                                            {"version", no_argument, NULL, VERSION},
                                            {"time", required_argument, NULL, TIME},
                                            {"decisions", required_argument, NULL, DECISIONS},
                                            {NULL, 0, NULL, 0}};

/* A command by the word that names it; goapgen without one generates. */
static const struct {
    const char *word;
    enum command command;
    const char *letters;
    const struct option *options;
} commands[] = {{NULL, COMMAND_GENERATE, ":o:t:M:W:h", generate_options},
                {"plan", COMMAND_PLAN, ":W:h", plan_options},
                {"run", COMMAND_RUN, ":W:h", run_options}};

enum { COMMAND_WORDS = sizeof commands / sizeof *commands };

static bool wrong(const char *message, const char *word)
{
    print_line(stderr, "goapgen: %s%s%s", message, *word ? " " : "", word);
    fputs("Try 'goapgen --help'.\n", stderr);
    return false;
}

static bool number(const char *text, unsigned long most, unsigned long *value)
{
    char *end;
    if (!*text || strspn(text, "0123456789") != strlen(text) || strlen(text) > 10)
        return wrong("not a number in range:", text);
    *value = strtoul(text, &end, 10);
    return *value <= most || wrong("not a number in range:", text);
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

/* What an option sets: one of these four, or the command. */

static const char **text_option(struct options *options, int option)
{
    switch (option) {
    case 'o':
        return &options->output_dir;
    case 'M':
        return &options->depfile;
    case GOAL:
        return &options->goal;
    case TASK:
        return &options->task;
    case AGENT:
        return &options->agent;
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
    case JSON:
        return &options->json;
    default:
        return NULL;
    }
}

static bool number_option(struct options *options, int option)
{
    unsigned long value = 0;
    if (option == NODES && number(optarg, 16000000, &value))
        options->nodes = (long)value;
    else if (option == SEED && number(optarg, UINT32_MAX, &value))
        options->seed = (uint32_t)value;
    else if (option == DECISIONS && number(optarg, DECISION_LIMIT, &value))
        options->decisions = (uint32_t)value;
    else
        return false;
    return option != DECISIONS || value > 0 || wrong("not a number in range:", optarg);
}

static bool time_option(struct options *options)
{
    if (parse_duration(optarg, &options->time) && options->time > 0)
        return true;
    return wrong("a time is expected, 250ms, 60s or 1.5m, and not:", optarg);
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
        options->command = COMMAND_HELP;
    else if (option == SCHEMA)
        options->command = COMMAND_SCHEMA;
    else if (option == VERSION)
        options->command = COMMAND_VERSION;
    else if (option == TIME)
        return time_option(options);
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
    bool reads = options->command == COMMAND_GENERATE || options->command == COMMAND_PLAN ||
                 options->command == COMMAND_RUN;
    if (!reads)
        return true;
    if (!options->file)
        return wrong("no domain is given", "");
    if (options->goal && options->task)
        return wrong("--goal and --task exclude each other", "");
    if (options->new_tasks && options->check)
        return wrong("--new-tasks and --check exclude each other", "");
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

bool options_read(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                  char **arguments)
{
    *options = (struct options){.nodes = -1, .seed = 1};
    size_t chosen = COMMAND_WORDS - 1;
    while (chosen > 0 && !(arguments[1] && strcmp(arguments[1], commands[chosen].word) == 0))
        chosen--;
    options->command = commands[chosen].command;
    arguments += chosen > 0;
    int count = count_of(arguments), option;
    opterr = 0;
    while ((option = getopt_long(count, arguments, commands[chosen].letters,
                                 commands[chosen].options, NULL)) != -1) {
        if (option == '?' || option == ':')
            return wrong_option(commands[chosen].options, arguments[optind - 1], option);
        bool fine = option == 'W' ? warning_option(diagnostics, optarg)
                                  : take_option(options, pool, option);
        if (!fine)
            return false;
    }
    if (optind + 1 < count)
        return wrong("one domain at a time, not also", arguments[optind + 1]);
    options->file = optind < count ? arguments[optind] : NULL;
    return check_options(options);
}
