/* SPDX-License-Identifier: MIT */
/*
 * The commands of the program: a row each, with what --help prints. The README shows the same
 * texts, and the manual page has the same options.
 */
#include "cli/commands.h"

#include <stddef.h>

/* --------------------------------------------------------------------- help */

static const char generate_text[] =
    "Usage: goapgen [OPTION]... FILE.yaml\n"
    "       goapgen plan FILE.yaml [--goal GOAL | --task TASK] [OPTION]...\n"
    "       goapgen decide FILE.yaml [OPTION]...\n"
    "       goapgen run FILE.yaml [--decisions N | --time TIME] [OPTION]...\n"
    "       goapgen test FILE.yaml [EXAMPLES.yaml]... [OPTION]...\n"
    "       goapgen view FILE.yaml RECORD [OPTION]...\n"
    "       goapgen team FILE.yaml [--at TIME EVENT]... [OPTION]...\n"
    "       goapgen graph FILE.yaml [--goal GOAL] [--run] [OPTION]...\n"
    "Compiles a domain (facts, actions, goals, tasks) to C. 'plan' prints how an agent would\n"
    "reach a goal or do a task, 'decide' which of them it would choose and why not the others,\n"
    "'run' how often it does each action in a simulation, 'test' which of its examples fail,\n"
    "'view' shows a record of agents, 'team' who of a team does what when, 'graph' a picture\n"
    "of the domain; 'goapgen plan --help' and so on tell their options.\n"
    "\n"
    "Of FILE.yaml goapgen makes NAME.h and NAME.c, named after the domain, and\n"
    "NAME_tasks.c if there is none yet.\n"
    "  -o, --output-dir DIR   the folder to write to, which is made if there is none\n"
    "                         (default: the current one)\n"
    "  -t, --tasks FILE       the file of stubs (default: DIR/NAME_tasks.c); give it\n"
    "                         several times if the functions are in several files\n"
    "      --new-tasks        print the stubs that the tasks file lacks, write nothing\n"
    "      --check            write nothing; exit 1 and name the files that would change\n"
    "  -M, --depfile FILE     write a Make rule that names every file read\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "      --schema           print the JSON Schema of the language, for editors\n"
    "  -h, --help             print this\n"
    "      --version          print the version\n"
    "\n"
    "Exit codes: 0 done; 1 errors in the input, or --check found differences; 2 wrong\n"
    "usage, or a file that cannot be read or written; 3 there is no plan; 4 given up\n"
    "at a limit.\n";

static const char plan_text[] =
    "Usage: goapgen plan FILE.yaml [--goal GOAL | --task TASK] [OPTION]...\n"
    "Finds the cheapest plan of a goal, or decomposes a task, from the start state, as an\n"
    "agent would, and prints the plan. If there is none, it says what stands in the way.\n"
    "\n"
    "      --goal GOAL        the goal: fed, or fed(cat) (default without --task: the first)\n"
    "      --task TASK        the task: live, or deliver(parcel)\n"
    "      --agent AGENT      the agent type (default: one that has the goal or the task)\n"
    "      --example NAME     plan in the life of an example, for the agent of it that\n"
    "                         --agent names (default: the first)\n"
    "      --at TIME          when in that life: 0s, 250ms, 12s (default: at its start)\n"
    "      --set EFFECT       change the start state: --set 'ammo = 3'\n"
    "      --deny CALLBACK    a procedural precondition that does not hold\n"
    "      --cost CALLBACK=N  the answer of a function of costs (default: its at_least)\n"
    "      --nodes N          nodes of the search, or methods that may be entered\n"
    "                         (default: limits: nodes)\n"
    "      --seed N           the seed of the random choices (default: 1)\n"
    "      --backward         search from the goal; it changes nothing for a task, or if\n"
    "                         a goal is to be kept, or a condition counts\n"
    "      --why              say what stands in the way, or was passed over\n"
    "      --json             print one JSON object\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "  -h, --help             print this\n"
    "\n"
    "Exit codes: 0 there is a plan; 1 errors in the input; 2 wrong usage, or a file that\n"
    "cannot be read; 3 there is no plan; 4 given up at a limit.\n";

static const char decide_text[] =
    "Usage: goapgen decide FILE.yaml [OPTION]...\n"
    "Prints what an agent would do in the start state: which goal or method it would choose,\n"
    "with the plan, and of each other why not, with the fact that is in the way, its value\n"
    "and what was asked of it. What stands in the way of a goal without a plan goes to\n"
    "standard error, as of 'goapgen plan'.\n"
    "\n"
    "      --agent AGENT      the agent type (default: the first that has a goal or a task)\n"
    "      --example NAME     decide in the life of an example, for the agent of it that\n"
    "                         --agent names (default: the first)\n"
    "      --at TIME          when in that life: 0s, 250ms, 12s (default: at its start)\n"
    "      --set EFFECT       change the start state: --set 'ammo = 3'\n"
    "      --deny CALLBACK    a procedural precondition that does not hold\n"
    "      --cost CALLBACK=N  the answer of a function of costs (default: its at_least)\n"
    "      --seed N           the seed of the random choices (default: 1)\n"
    "      --json             print one JSON object\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "  -h, --help             print this\n"
    "\n"
    "Exit codes: 0 it would do something; 1 errors in the input; 2 wrong usage, or a file\n"
    "that cannot be read; 3 there is nothing that it could do; 4 given up at a limit.\n";

static const char run_text[] =
    "Usage: goapgen run FILE.yaml [--decisions N | --time TIME] [OPTION]...\n"
    "       goapgen run --merge FILE.json... [--json]\n"
    "Simulates the domain: one agent pursues its goals and its task, each action succeeds\n"
    "after its duration. Prints how often each goal, method and action was chosen, and\n"
    "which never were.\n"
    "\n"
    "      --decisions N      how many plannings (default without --time: 1000)\n"
    "      --time TIME        how long: 250ms, 60s, 1.5m, 12h, 2d\n"
    "      --agent AGENT      the agent type (default: the first that has a goal or a task)\n"
    "      --agents N         N agents of each type, or of that of --agent, in one world;\n"
    "                         tells what they asked for in vain, what they waited for, and\n"
    "                         who never got its turn (default: one agent)\n"
    "      --example NAME     the agents of an example, with its events and answers; without\n"
    "                         --time and --decisions as long as it lives there\n"
    "      --events FILE      what the game would do, as 'events' of an example, and who\n"
    "                         lives, as 'agents' of one\n"
    "      --record FILE      also write what happened as a record, for 'goapgen view'\n"
    "      --set EFFECT       change the start state: --set 'ammo = 3'\n"
    "      --seed N           the seed of the random choices (default: 1); of several agents\n"
    "                         that of the first, each other one has the next\n"
    "      --seeds A..B       many lives, one for each seed from A to B, on all cores, and\n"
    "                         their sum; tells in how many lives each thing was done\n"
    "      --merge            add up what runs of the same options printed by --json\n"
    "      --json             print one JSON object\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "  -h, --help             print this\n"
    "\n"
    "Exit codes: 0 done; 1 errors in the input; 2 wrong usage, or a file that cannot be\n"
    "read; 3 no plan was found in all that time, of an agent type; 4 given up at a limit.\n";

static const char test_text[] =
    "Usage: goapgen test FILE.yaml [EXAMPLES.yaml]... [OPTION]...\n"
    "Tries the examples of the domain, and of files that have more of them. Prints what\n"
    "was expected and did not come, what happened before that, and why.\n"
    "\n"
    "      --json             print one JSON object\n"
    "      --junit FILE       also write JUnit XML, for build servers\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "  -h, --help             print this\n"
    "\n"
    "Exit codes: 0 all came out as expected; 1 some did not, or errors in the input;\n"
    "2 wrong usage, or a file that cannot be read or written.\n";

static const char team_text[] =
    "Usage: goapgen team FILE.yaml [--at TIME EVENT]... [OPTION]...\n"
    "Plans for the members of the team's example, and lets them live without a game: each\n"
    "walk takes its time, and each action its duration. Prints who does what when and for\n"
    "which request.\n"
    "\n"
    "      --at TIME EVENT    what happens at a time (0, 250ms, 60s, 1.5m, 12h, 2d):\n"
    "                         'want roast(stove_1)', 'want be_warm for a priority 3',\n"
    "                         'want roast(stove_1) promise' (what it is told holds),\n"
    "                         'cancel 1', 'cancel 1 stop' (the first request), 'fail a'\n"
    "                         (what a does fails), 'leave a', 'join a', 'busy a 5s', or a\n"
    "                         shared fact, 'stock(hut) = 0', 'stock(hut) += 1'\n"
    "                         (default: each goal is wanted once)\n"
    "      --members N        how many members, those beyond the example like it in turn\n"
    "      --capacity NAME=N  how many can work at a place, or at each place of a type\n"
    "      --set EFFECT       change the start state: --set 'ammo = 3'\n"
    "      --json             print one JSON object, times in milliseconds\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "  -h, --help             print this\n"
    "\n"
    "Exit codes: 0 each request was reached or cancelled; 1 errors in the input; 2 wrong\n"
    "usage, or a file that cannot be read; 3 a request was not reached.\n";

static const char graph_text[] =
    "Usage: goapgen graph FILE.yaml [--goal GOAL] [--run] [OPTION]...\n"
    "Draws the domain: tasks with their methods, actions, rules and goals, and what serves\n"
    "what: which effects bring about which conditions. Prints Graphviz's language, as for\n"
    "'goapgen graph FILE.yaml | dot -Tsvg >FILE.svg'.\n"
    "\n"
    "      --goal GOAL        only what matters for a goal: fed, or fed(cat)\n"
    "      --agent AGENT      only what the agent type has\n"
    "      --mermaid          print a flowchart for Mermaid, which READMEs show\n"
    "      --run              simulate the domain as 'goapgen run' does, and colour each\n"
    "                         task, method, action and goal by how often it was chosen;\n"
    "                         only what the simulated agent types have is drawn\n"
    "      --decisions N      with --run: how many plannings (default: 1000)\n"
    "      --time TIME        with --run: how long: 250ms, 60s, 1.5m, 12h, 2d\n"
    "      --agents N         with --run: N agents of each type, or of that of --agent\n"
    "                         (default: one agent of the first type with a goal or a task)\n"
    "      --example NAME     with --run: the agents of an example, as long as it lives\n"
    "      --events FILE      with --run: what the game would do\n"
    "      --seed N           with --run: the seed of the random choices (default: 1)\n"
    "      --set EFFECT       change the start state: --set 'ammo = 3'\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "  -h, --help             print this\n"
    "\n"
    "Exit codes: 0 done; 1 errors in the input; 2 wrong usage, or a file that cannot be\n"
    "read; 4 given up at a limit.\n";

static const char view_text[] =
    "Usage: goapgen view FILE.yaml RECORD [OPTION]...\n"
    "Makes a page of a record that 'goapgen run --record' or a game has written: a time\n"
    "line of each agent with its goals, plans, actions and walks, and for each decision the\n"
    "facts as the agent saw them, and what was passed over and why. The page is one HTML\n"
    "file, which needs no network. It is drawn by D3, of version 5: Debian's package\n"
    "node-d3, or the file d3.min.js that the environment variable GOAPGEN_D3 names.\n"
    "\n"
    "  -o, --output FILE      the file to write (default: it is printed)\n"
    "      --perfetto         write Trace Event JSON instead, which Perfetto and\n"
    "                         chrome://tracing open; that needs no D3\n"
    "      --check            write nothing; live the record once more, and exit 1 where\n"
    "                         something in it cannot be\n"
    "  -W error | no-NAME     promote warnings to errors, or silence one\n"
    "  -h, --help             print this\n"
    "\n"
    "Exit codes: 0 done; 1 errors in the domain or in the record, or the record is of other\n"
    "tables; 2 wrong usage, or a file that cannot be read or written.\n";

/* ----------------------------------------------------------------- commands */

const struct command commands[] = {
    {NULL, FOR_GENERATE, generate_text, .carry_out = command_generate},
    {"plan", FOR_PLAN, plan_text, .carry_out = command_plan},
    {"decide", FOR_DECIDE, decide_text, .carry_out = command_decide},
    {"run", FOR_RUN, run_text, .carry_out = command_run},
    {"test", FOR_TEST, test_text, .tries = true, .carry_out = command_test},
    {"view", FOR_VIEW, view_text, .views = true, .carry_out = command_view},
    {"team", FOR_TEAM, team_text, .carry_out = command_team},
    {"graph", FOR_GRAPH, graph_text, .carry_out = command_graph},
};

const size_t command_count = sizeof commands / sizeof *commands;
