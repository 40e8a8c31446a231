/* SPDX-License-Identifier: MIT */
/* The command line by getopt_long: see options.h. */
#include "options.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char version_text[] = "goapgen 0.1\n";

const char help_text[] =
    "Usage: goapgen [OPTION]... FILE.yaml\n"
    "       goapgen plan FILE.yaml --task TASK [OPTION]...\n"
    "Compiles a domain (facts, actions, tasks) to C.\n"
    "\n"
    "FILE.yaml makes NAME.h and NAME.c, after the domain's name, and NAME_tasks.c\n"
    "where there is none.\n"
    "  -o, --output-dir DIR   where they go; the current directory where not given\n"
    "  -t, --tasks FILE       the file of stubs (default: DIR/NAME_tasks.c)\n"
    "      --new-tasks        print the stubs that the tasks file lacks, write nothing\n"
    "      --check            write nothing; exit 1 and name the files that would change\n"
    "  -M, --depfile FILE     write a Make rule that names every file read\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "      --schema           print the JSON Schema of the language, for editors\n"
    "  -h, --help             print this\n"
    "      --version          print the version\n"
    "\n"
    "plan decomposes a task from the start state and prints the plan.\n"
    "      --task TASK        the task: live, or deliver(parcel)\n"
    "      --agent AGENT      the character type; where not given, one whose task it is\n"
    "      --set EFFECT       change the start state: --set 'ammo = 3'\n"
    "      --deny CALLBACK    a procedural precondition that does not hold\n"
    "      --nodes N          methods that may be entered (default: limits: nodes)\n"
    "      --seed N           of the random choices; 1 where not given\n"
    "      --json             print one JSON object\n"
    "\n"
    "Exit codes: 0 done; 1 errors in the input, or --check found differences; 2 wrong\n"
    "usage, or a file that cannot be read or written; 3 there is no plan; 4 given up\n"
    "at a limit.\n";

enum long_only {
    NEW_TASKS = 256,
    CHECK,
    SCHEMA,
    VERSION,
    TASK,
    AGENT,
    SET,
    DENY,
    NODES,
    SEED,
    JSON
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
    {"task", required_argument, NULL, TASK},   {"agent", required_argument, NULL, AGENT},
    {"set", required_argument, NULL, SET},     {"deny", required_argument, NULL, DENY},
    {"nodes", required_argument, NULL, NODES}, {"seed", required_argument, NULL, SEED},
    {"json", no_argument, NULL, JSON},         {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, VERSION},   {NULL, 0, NULL, 0}};

static bool wrong(const char *message, const char *word)
{
    fprintf(stderr, "goapgen: %s%s%s\nTry 'goapgen --help'.\n", message, *word ? " " : "", word);
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

static bool take_option(struct options *options, struct pool *pool, int option)
{
    unsigned long value = 0;
    switch (option) {
    case 'o':
        options->output_dir = optarg;
        return true;
    case 't':
        options->tasks = optarg;
        return true;
    case 'M':
        options->depfile = optarg;
        return true;
    case 'h':
        options->command = COMMAND_HELP;
        return true;
    case NEW_TASKS:
        options->new_tasks = true;
        return true;
    case CHECK:
        options->check = true;
        return true;
    case SCHEMA:
        options->command = COMMAND_SCHEMA;
        return true;
    case VERSION:
        options->command = COMMAND_VERSION;
        return true;
    case TASK:
        options->task = optarg;
        return true;
    case AGENT:
        options->agent = optarg;
        return true;
    case SET:
        add_word(pool, &options->settings, optarg);
        return true;
    case DENY:
        add_word(pool, &options->denied, optarg);
        return true;
    case JSON:
        options->json = true;
        return true;
    case NODES:
        if (!number(optarg, 16000000, &value))
            return false;
        options->nodes = (long)value;
        return true;
    case SEED:
        if (!number(optarg, UINT32_MAX, &value))
            return false;
        options->seed = (uint32_t)value;
        return true;
    default:
        return false; /* getopt has said why */
    }
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
    if (options->command != COMMAND_GENERATE && options->command != COMMAND_PLAN)
        return true;
    if (!options->file)
        return wrong("no domain is given", "");
    if (options->command == COMMAND_PLAN && !options->task)
        return wrong("plan needs --task", "");
    if (options->new_tasks && options->check)
        return wrong("--new-tasks and --check exclude each other", "");
    return true;
}

bool options_read(struct options *options, struct pool *pool, struct diagnostics *diagnostics,
                  char **arguments)
{
    *options = (struct options){.nodes = -1, .seed = 1};
    if (arguments[1] && strcmp(arguments[1], "plan") == 0) {
        options->command = COMMAND_PLAN;
        arguments++;
    }
    static char name[] = "goapgen"; /* as getopt_long begins its messages */
    arguments[0] = name;
    bool plan = options->command == COMMAND_PLAN;
    int count = count_of(arguments), option;
    while ((option = getopt_long(count, arguments, plan ? "W:h" : "o:t:M:W:h",
                                 plan ? plan_options : generate_options, NULL)) != -1) {
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
