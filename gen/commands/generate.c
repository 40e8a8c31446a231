/* SPDX-License-Identifier: MIT */
/* `goapgen cat.yaml`: the C files of a domain, written or compared. */
#define _XOPEN_SOURCE 700
#include "base/printable.h"
#include "tables/memory_report.h"
#include "analysis/analysis.h"
#include "emit/depfile.h"
#include "emit/folders.h"
#include "emit/output.h"
#include "emit/tasks_file.h"
#include "cli/commands.h"
#include "cli/compile.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* One run: what is read, what is to be written. */
struct run {
    struct pool *pool;
    struct diagnostics *diagnostics;
    const struct options *options;
    struct domain *domain;
    const struct tables *tables;
    const char *header, *source, *tasks; /* paths */
    struct source **written;             /* the files of stubs as they are */
    size_t written_count;
    bool tasks_exist; /* whether the first of them is there */
};

static const char *path_in(struct pool *pool, const char *folder, const char *name)
{
    if (!folder || !*folder)
        return name;
    return pool_format(pool, "%s%s%s", folder, folder[strlen(folder) - 1] == '/' ? "" : "/", name);
}

static void name_paths(struct run *run)
{
    const char *folder = run->options->output_dir, *name = run->domain->name;
    run->header = path_in(run->pool, folder, pool_format(run->pool, "%s.h", name));
    run->source = path_in(run->pool, folder, pool_format(run->pool, "%s.c", name));
    run->tasks = run->options->tasks.count
                     ? run->options->tasks.items[0]
                     : path_in(run->pool, folder, pool_format(run->pool, "%s_tasks.c", name));
}

/* ------------------------------------------------------------ the tasks file */

static bool is_stub(const struct stub *stubs, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(stubs[i].name, name) == 0)
            return true;
    return false;
}

static bool is_defined(const struct definition *definitions, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(definitions[i].name, name) == 0)
            return true;
    return false;
}

/* Whether what follows the prefix and `owner` begins like a stub's name. */
static bool names_a_call(const char *name, const char *owner)
{
    static const char *const kinds[] = {"task_",  "check_", "cost_", "priority_",
                                        "score_", "sense_", "apply_"};
    size_t length = strlen(owner);
    if (strncmp(name, owner, length) != 0 || (length && name[length++] != '_'))
        return false;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strncmp(name + length, kinds[i], strlen(kinds[i])) == 0)
            return true;
    return false;
}

/* Whether a function is called as goapgen calls stubs: cat_task_eat, or
 * guard_soldier_task_eat. */
static bool is_like_a_stub(const struct domain *domain, const struct definition *definition)
{
    const char *name = definition->name + strlen(domain->name) + 1;
    bool like_a_stub = names_a_call(name, "");
    for (size_t i = 0; i < domain->agent_type_count; i++)
        like_a_stub |= names_a_call(name, domain->agent_types[i].name);
    return like_a_stub && !definition->is_static;
}

static void warn_of_unused(struct run *run, const struct stub *stubs, size_t stub_count,
                           const struct definition *definitions, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const char *name = definitions[i].name;
        if (is_like_a_stub(run->domain, &definitions[i]) && !is_stub(stubs, stub_count, name))
            report_warning(run->diagnostics, "unused-stub", definitions[i].place,
                           "nothing in the domain calls '%s' any more", name);
    }
}

/* Takes those that a file defines out of a list of stubs. */
static void generate_take_out(struct stub *stubs, size_t *count,
                              const struct definition *definitions, size_t definition_count)
{
    size_t left = 0;
    for (size_t i = 0; i < *count; i++)
        if (!is_defined(definitions, definition_count, stubs[i].name))
            stubs[left++] = stubs[i];
    *count = left;
}

/* The stubs that the files of stubs unmet; all if there is no such file. */
static struct stub *missing_stubs(struct run *run, size_t *count)
{
    const char *prefix = pool_format(run->pool, "%s_", run->domain->name);
    size_t stub_count, definition_count;
    const struct stub *stubs = stubs_of(run->pool, run->tables, &stub_count);
    struct stub *missing = stubs_of(run->pool, run->tables, count);
    for (size_t i = 0; i < run->written_count; i++) {
        const struct definition *definitions =
            definitions_in(run->pool, run->written[i], prefix, &definition_count);
        warn_of_unused(run, stubs, stub_count, definitions, definition_count);
        generate_take_out(missing, count, definitions, definition_count);
    }
    return missing;
}

static bool read_stubs(struct run *run, const char *path)
{
    struct source *source = source_read_or_report(run->pool, path);
    if (!source)
        return false;
    source->order = (unsigned)(run->domain->source_count + run->written_count);
    POOL_ADD(run->pool, run->written, run->written_count) = source;
    return true;
}

/* The files of stubs are read, the first if it is there, and never written to. */
static bool read_tasks_files(struct run *run)
{
    struct stat status;
    run->tasks_exist = stat(run->tasks, &status) == 0;
    if (run->tasks_exist && !read_stubs(run, run->tasks))
        return false;
    for (size_t i = 1; i < run->options->tasks.count; i++)
        if (!read_stubs(run, run->options->tasks.items[i]))
            return false;
    return true;
}

/* ----------------------------------------------------------------- the files */

/* The sources of a domain that a rule of Make can depend on: a pipe has no time. */
static const char **regular_sources(const struct run *run, size_t *count)
{
    const struct domain *domain = run->domain;
    const char **paths = pool_take(run->pool, domain->source_count * sizeof *paths);
    *count = 0;
    for (size_t i = 0; i < domain->source_count; i++)
        if (!domain->sources[i]->piped)
            paths[(*count)++] = domain->sources[i]->path;
    return paths;
}

/* False, with a message, where Make could not name one of the files. */
static bool write_rule(const struct run *run, struct text *rule)
{
    size_t count;
    const char *const outputs[] = {run->source, run->header};
    const char *const *inputs = regular_sources(run, &count);
    const char *wrong = depfile_find_unwritable_path(outputs, 2);
    if (!wrong)
        wrong = depfile_find_unwritable_path(inputs, count);
    if (wrong)
        print_line(stderr, "goapgen: no rule of Make can name '%s'; nothing written", wrong);
    else
        *rule = depfile_text(outputs, 2, inputs, count);
    return !wrong;
}

/* No output may be an input, a file of stubs, or another output. Whether two paths lead to
 * one file can be told where their folders are there. */
static bool check_paths(const struct run *run, const struct output *outputs, size_t count,
                        char **error)
{
    for (size_t i = 0; i < count; i++) {
        const char *path = outputs[i].path;
        bool clash =
            outputs[i].rule != OUTPUT_KEPT && output_same_file(run->pool, path, run->tasks);
        for (size_t j = 0; j < run->domain->source_count; j++)
            clash |= output_same_file(run->pool, path, run->domain->sources[j]->path);
        for (size_t j = 0; j < run->written_count; j++)
            clash |= output_same_file(run->pool, path, run->written[j]->path);
        for (size_t j = 0; j < i; j++)
            clash |= output_same_file(run->pool, path, outputs[j].path);
        if (!clash)
            continue;
        *error = pool_format(run->pool, "'%s' would be written over, and is needed", path);
        return false;
    }
    return true;
}

static struct output output_of(const struct text *text, const char *path, enum output_rule rule)
{
    return (struct output){path, text->data, text->length, rule};
}

static enum exit_code generate_compare(const struct output *outputs, size_t count)
{
    enum exit_code code = EXIT_DONE;
    for (size_t i = 0; i < count; i++) {
        if (output_is_current(&outputs[i]))
            continue;
        print_line(stdout, "%s would change", outputs[i].path);
        code = EXIT_ERRORS;
    }
    return code;
}

static enum exit_code write_files(struct run *run, const struct output *outputs, size_t count)
{
    char *error;
    struct folders made = {0};
    /* It is made before the files: nothing may fail after them. */
    struct text budget = memory_report_text(run->tables);
    bool fine = folders_make(run->pool, run->options->output_dir, &made, &error) &&
                check_paths(run, outputs, count, &error) &&
                output_write(run->pool, outputs, count, &error);
    if (fine) {
        fputs(budget.data, stdout);
    } else {
        print_line(stderr, "goapgen: %s", error);
        folders_unmake(&made);
    }
    text_free(&budget);
    return fine ? EXIT_DONE : EXIT_TROUBLE;
}

/* The texts of the files, and the files in the order in which they take their places:
 * NAME.c comes last, as builds look at its time. How many; 0 if one cannot be. */
static size_t fill_outputs(struct run *run, const struct stub *missing, size_t missing_count,
                           struct text texts[4], struct output outputs[4])
{
    const struct options *options = run->options;
    size_t count = 0;
    if (!run->tasks_exist) {
        struct writer writer = writer_start(run->pool, run->tables, options->file);
        texts[0] = write_stubs(&writer, missing, missing_count);
        outputs[count++] = output_of(&texts[0], run->tasks, OUTPUT_KEPT);
    }
    texts[1] = write_header(run->pool, run->tables, options->file);
    outputs[count++] = output_of(&texts[1], run->header, OUTPUT_UPDATED);
    if (options->depfile && !options->check) {
        if (!write_rule(run, &texts[2]))
            return 0;
        outputs[count++] = output_of(&texts[2], options->depfile, OUTPUT_REPLACED);
    }
    texts[3] = write_tables(run->pool, run->tables, options->file);
    outputs[count++] = output_of(&texts[3], run->source, OUTPUT_REPLACED);
    return count;
}

static enum exit_code make_files(struct run *run, const struct stub *missing, size_t missing_count)
{
    struct text texts[4] = {{0}};
    struct output outputs[4];
    size_t count = fill_outputs(run, missing, missing_count, texts, outputs);
    enum exit_code code = EXIT_TROUBLE;
    if (count && run->options->check)
        code = generate_compare(outputs, count);
    else if (count)
        code = write_files(run, outputs, count);
    for (size_t i = 0; i < 4; i++)
        text_free(&texts[i]);
    return code;
}

/* Stubs that an existing tasks file lacks are a link error later; say so. */
static void tell_of_missing(const struct run *run, const struct stub *missing, size_t count)
{
    if (!run->tasks_exist)
        return;
    for (size_t i = 0; i < count; i++)
        print_line(stderr, "%s: note: '%s' is missing%s", run->tasks, missing[i].name,
                   i + 1 < count ? "" : "; goapgen --new-tasks prints what is");
}

static void print_stubs(const struct stub *stubs, size_t count)
{
    for (size_t i = 0; i < count; i++)
        printf("%s%s", i ? "\n" : "", stubs[i].text);
}

enum exit_code command_generate(struct pool *pool, struct diagnostics *diagnostics,
                                const struct options *options)
{
    struct run run = {.pool = pool, .diagnostics = diagnostics, .options = options};
    struct source *source = source_read_piped_or_report(pool, options->file);
    diagnostics_set_writes_files(diagnostics);
    if (!source)
        return EXIT_TROUBLE;
    run.tables = compile_from_source(pool, diagnostics, source, &run.domain);
    if (!run.tables) {
        diagnostics_print(diagnostics);
        return EXIT_ERRORS;
    }
    analyse(run.tables->problem);
    name_paths(&run);
    if (!read_tasks_files(&run))
        return EXIT_TROUBLE;
    size_t count;
    const struct stub *missing = missing_stubs(&run, &count);
    diagnostics_print(diagnostics);
    if (diagnostics_failed(diagnostics))
        return EXIT_ERRORS;
    if (options->new_tasks) {
        print_stubs(missing, count);
        return EXIT_DONE;
    }
    tell_of_missing(&run, missing, count);
    return make_files(&run, missing, count);
}
