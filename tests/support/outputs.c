/* SPDX-License-Identifier: MIT */
/* Carries out all commands on a domain: see outputs.h. */
#define _XOPEN_SOURCE 700
#include "support/outputs.h"

#include "cli/commands.h"
#include "ground/describe.h"
#include "support/json.h"

#include <fcntl.h>
#include <getopt.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    TRIED = 4,              /* goals, and tasks, of a domain */
    PROCESSOR_SECONDS = 60, /* for all commands of a domain */
    WALL_SECONDS = 600,
    ARGUMENTS = 24,
    CODE_REFUSED = 77 /* of the process: the domain has errors */
};

/* What goes on in the process. */
struct attempt {
    struct pool *pool;
    struct dice dice;
    unsigned often;
    const char *folder, *domain;
    int out, errs; /* files that hold what the present command prints */
    const struct problem *problem;
    char *arguments[ARGUMENTS + 1];
    size_t count;
};

/* -------------------------------------------------------------- one command */

static const char *path_of(const struct attempt *attempt, const char *name)
{
    return pool_format(attempt->pool, "%s/%s", attempt->folder, name);
}

static void add(struct attempt *attempt, const char *argument)
{
    if (attempt->count < ARGUMENTS)
        attempt->arguments[attempt->count++] =
            pool_copy_text(attempt->pool, argument, strlen(argument));
    attempt->arguments[attempt->count] = NULL;
}

static void begin(struct attempt *attempt, const char *command)
{
    attempt->count = 0;
    add(attempt, "goapgen");
    if (command)
        add(attempt, command);
    add(attempt, attempt->domain);
}

/* Tells the parent which command is being carried out, or what is wrong with it. */
static void note(const struct attempt *attempt, const char *wrong)
{
    struct text text = {0};
    for (size_t i = 0; i < attempt->count; i++)
        text_add(&text, "%s%s%s", i ? " '" : "", attempt->arguments[i], i ? "'" : "");
    text_add(&text, ": %s", wrong);
    (void)write_whole(path_of(attempt, "note"), text.data, text.length);
    text_free(&text);
}

static void empty(int file)
{
    if (ftruncate(file, 0) != 0 || lseek(file, 0, SEEK_SET) != 0)
        _exit(126);
}

static void fail(const struct attempt *attempt, const char *wrong)
{
    note(attempt, wrong);
    _exit(1);
}

/* Looks for what is never to be printed. */
static void look_at(const struct attempt *attempt, const char *name, bool json)
{
    static const char *const nonsense[] = {"(null)", "a fault of goapgen", "%s", "4294967295"};
    struct text text;
    if (!read_whole(path_of(attempt, name), &text))
        fail(attempt, "its output cannot be read");
    for (size_t i = 0; text.length > 0 && i < sizeof nonsense / sizeof *nonsense; i++)
        if (strstr(text.data, nonsense[i]))
            fail(attempt, pool_format(attempt->pool, "prints '%s'", nonsense[i]));
    if (json && text.length > 0 && !is_json(text.data))
        fail(attempt, "prints no JSON");
    text_free(&text);
}

static bool has_argument(const struct attempt *attempt, const char *argument)
{
    for (size_t i = 0; i < attempt->count; i++)
        if (strcmp(attempt->arguments[i], argument) == 0)
            return true;
    return false;
}

/* Carries the command out that was begun, as the program's main does it. */
static enum exit_code carry_out(struct attempt *attempt)
{
    struct pool *pool = pool_new();
    struct diagnostics *diagnostics = diagnostics_new(pool);
    struct options options;
    enum exit_code code = EXIT_TROUBLE;
    note(attempt, "does not end well");
    empty(attempt->out);
    empty(attempt->errs);
    optind = 1;
    if (options_read(&options, pool, diagnostics, attempt->arguments))
        code = options.command->carry_out(pool, diagnostics, &options);
    pool_free(pool);
    fflush(NULL);
    look_at(attempt, "out", has_argument(attempt, "--json"));
    look_at(attempt, "errs", false);
    return code;
}

static bool is_drawn(struct attempt *attempt, unsigned count)
{
    return roll(&attempt->dice, count) == 0;
}

/* Carries it out if it is drawn, and expects that nothing is wrong with the domain. What the domain
 * has not, as an agent that wants the goal, is EXIT_TROUBLE. */
static void try_it(struct attempt *attempt, bool may_find_errors)
{
    if (!is_drawn(attempt, attempt->often))
        return;
    if (carry_out(attempt) == EXIT_ERRORS && !may_find_errors)
        fail(attempt, "finds errors");
}

/* -------------------------------------------------------------- all commands */

/* The procedural precondition of an action or a method; NULL: there is none. */
static const char *deniable(const struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->procedural)
            return domain->actions[i]->procedural;
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            if (domain->tasks[i]->methods[j].procedural)
                return domain->tasks[i]->methods[j].procedural;
    return NULL;
}

/* Adds options of `plan` and `decide`: another state, and a denial. False: the state may be none, as
 * facts of empty slots cannot be set. */
static void add_state(struct attempt *attempt)
{
    const struct problem *problem = attempt->problem;
    const char *denied = deniable(problem->domain);
    if (denied && is_drawn(attempt, 3)) {
        add(attempt, "--deny");
        add(attempt, denied);
    }
    for (uint32_t i = roll(&attempt->dice, 3); i > 0 && problem->variable_count > 0; i--) {
        size_t number = roll(&attempt->dice, (uint32_t)problem->variable_count);
        const struct variable *variable = &problem->variables[number];
        uint32_t value = roll(&attempt->dice, variable->fact->top + 1);
        if (variable->fact->constant)
            continue;
        add(attempt, "--set");
        add(attempt, pool_format(attempt->pool, "%s = %s", variable->name,
                                 words_of_fact_value(attempt->pool, problem, number, value)));
    }
}

/* Adds options of `plan`. */
static void add_options(struct attempt *attempt)
{
    static const char *const options[] = {"--why", "--why", "--json", "--backward"};
    for (uint32_t i = roll(&attempt->dice, 3); i > 0; i--)
        add(attempt, options[roll(&attempt->dice, 4)]);
    if (is_drawn(attempt, 4)) {
        add(attempt, "--nodes");
        add(attempt, is_drawn(attempt, 2) ? "6" : "300");
    }
    add_state(attempt);
}

static void plan_one(struct attempt *attempt, const char *option, const char *name)
{
    begin(attempt, "plan");
    add(attempt, option);
    add(attempt, name);
    add_options(attempt);
    try_it(attempt, has_argument(attempt, "--set"));
}

static void plan_all(struct attempt *attempt)
{
    const struct problem *problem = attempt->problem;
    uint32_t goals = (uint32_t)problem->goal_count, tasks = (uint32_t)problem->task_count;
    for (uint32_t i = 0; i < goals && i < TRIED; i++)
        plan_one(attempt, "--goal", problem->goals[roll(&attempt->dice, goals)].name);
    for (uint32_t i = 0; i < tasks && i < TRIED; i++) {
        const struct ground_task *task = &problem->tasks[roll(&attempt->dice, tasks)];
        if (task->task && !task->task->is_each)
            plan_one(attempt, "--task", task->name);
    }
}

static void live(struct attempt *attempt, const char *agent)
{
    const char *record = path_of(attempt, "record");
    begin(attempt, "run");
    add(attempt, "--agent");
    add(attempt, agent);
    add(attempt, "--time");
    add(attempt, "3s");
    add(attempt, "--agents");
    add(attempt, is_drawn(attempt, 2) ? "1" : "2");
    if (is_drawn(attempt, 2))
        add(attempt, "--json");
    add(attempt, "--record");
    add(attempt, record);
    (void)remove(record);
    try_it(attempt, false);
    if (!exists(record))
        return;
    begin(attempt, "view");
    add(attempt, record);
    add(attempt, is_drawn(attempt, 2) ? "--check" : "--perfetto");
    try_it(attempt, false);
}

static void decide(struct attempt *attempt, const char *agent)
{
    begin(attempt, "decide");
    add(attempt, "--agent");
    add(attempt, agent);
    if (is_drawn(attempt, 2))
        add(attempt, "--json");
    add_state(attempt);
    try_it(attempt, has_argument(attempt, "--set"));
}

static void draw(struct attempt *attempt)
{
    const struct problem *problem = attempt->problem;
    const struct domain *domain = problem->domain;
    begin(attempt, "graph");
    if (is_drawn(attempt, 2))
        add(attempt, "--mermaid");
    if (is_drawn(attempt, 2)) {
        add(attempt, "--run");
        add(attempt, "--time");
        add(attempt, "3s");
    }
    if (is_drawn(attempt, 3)) {
        add(attempt, "--agent");
        add(attempt,
            domain->agent_types[roll(&attempt->dice, (uint32_t)domain->agent_type_count)].name);
    }
    if (problem->goal_count > 0 && is_drawn(attempt, 3)) {
        add(attempt, "--goal");
        add(attempt,
            problem->goals[roll(&attempt->dice, (uint32_t)problem->goal_count)].goal->name);
    }
    try_it(attempt, false);
}

static void try_examples(struct attempt *attempt)
{
    begin(attempt, "test");
    if (is_drawn(attempt, 2)) {
        add(attempt, "--json");
    } else if (is_drawn(attempt, 2)) {
        add(attempt, "--junit");
        add(attempt, path_of(attempt, "junit.xml"));
    }
    try_it(attempt, true);
}

/* Writes the C files, and compares them with what comes of the domain once more. */
static void generate(struct attempt *attempt)
{
    begin(attempt, NULL);
    add(attempt, "--output-dir");
    add(attempt, attempt->folder);
    if (carry_out(attempt) != EXIT_DONE)
        fail(attempt, "does not write the files");
    add(attempt, is_drawn(attempt, 2) ? "--check" : "--new-tasks");
    try_it(attempt, false);
}

/* Lives several seeds, each in a process. */
static void live_often(struct attempt *attempt)
{
    begin(attempt, "run");
    add(attempt, "--time");
    add(attempt, "2s");
    add(attempt, "--seeds");
    add(attempt, "1..3");
    if (is_drawn(attempt, 2))
        add(attempt, "--json");
    if (is_drawn(attempt, 4))
        try_it(attempt, false);
}

static void do_all(struct attempt *attempt)
{
    const struct domain *domain = attempt->problem->domain;
    generate(attempt);
    plan_all(attempt);
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        decide(attempt, domain->agent_types[i].name);
        live(attempt, domain->agent_types[i].name);
    }
    live_often(attempt);
    draw(attempt);
    try_examples(attempt);
    begin(attempt, "team");
    try_it(attempt, true);
}

/* ------------------------------------------------------------ the processes */

static void limit(void)
{
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    setrlimit(RLIMIT_CPU, &(struct rlimit){PROCESSOR_SECONDS, PROCESSOR_SECONDS + 1});
    if (!is_sanitized())
        setrlimit(RLIMIT_AS, &(struct rlimit){(rlim_t)4 << 30, (rlim_t)4 << 30});
    alarm(WALL_SECONDS);
    signal(SIGPIPE, SIG_IGN);
}

/* In the child. */
static void attempt_all(struct attempt *attempt, const char *yaml)
{
    limit();
    attempt->out = open(path_of(attempt, "out"), O_RDWR | O_CREAT | O_APPEND, 0600);
    attempt->errs = open(path_of(attempt, "errs"), O_RDWR | O_CREAT | O_APPEND, 0600);
    if (dup2(attempt->out, 1) < 0 || dup2(attempt->errs, 2) < 0)
        _exit(126);
    begin(attempt, NULL);
    note(attempt, "does not end well");
    struct compiled compiled = compile_text(yaml);
    if (!compiled.tables)
        _exit(CODE_REFUSED);
    attempt->problem = compiled.tables->problem;
    do_all(attempt);
    _exit(0);
}

/* Keeps a file of the attempt in the folder of the build, as the scratch folder is removed; returns the
 * new path. */
static const char *keep(const struct attempt *attempt, const char *name, const char *file)
{
    const char *path = built(attempt->pool, pool_format(attempt->pool, "failed-%s-%s", name, file));
    (void)rename(path_of(attempt, file), path);
    return path;
}

static enum outputs_end end_with(const struct attempt *attempt, const char *name, int status)
{
    struct text note;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return OUTPUTS_FINE;
    if (WIFEXITED(status) && WEXITSTATUS(status) == CODE_REFUSED)
        return OUTPUTS_REFUSED;
    (void)read_whole(path_of(attempt, "note"), &note);
    CHECK_SAYING(false, "%s (code %d, signal %d): the domain is kept in %s, what was said in %s",
                 note.data, WIFEXITED(status) ? WEXITSTATUS(status) : -1,
                 WIFSIGNALED(status) ? WTERMSIG(status) : 0, keep(attempt, name, "domain.yaml"),
                 keep(attempt, name, "errs"));
    text_free(&note);
    return OUTPUTS_WRONG;
}

enum outputs_end outputs_make(const struct scratch *scratch, const char *name, const char *yaml,
                              struct dice *dice, unsigned often)
{
    int status = -1;
    struct attempt attempt = {.pool = pool_new(),
                              .dice = {((uint64_t)roll(dice, UINT32_MAX) << 8) + 1},
                              .often = often,
                              .folder = in_scratch(scratch, name)};
    (void)mkdir(attempt.folder, 0700);
    attempt.domain = path_of(&attempt, "domain.yaml");
    CU_ASSERT_FATAL(write_whole(attempt.domain, yaml, strlen(yaml)));
    fflush(NULL);
    pid_t child = fork();
    if (child == 0)
        attempt_all(&attempt, yaml);
    CU_ASSERT_FATAL(child > 0 && waitpid(child, &status, 0) == child);
    enum outputs_end end = end_with(&attempt, name, status);
    pool_free(attempt.pool);
    return end;
}
