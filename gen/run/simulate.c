/* SPDX-License-Identifier: MIT */
/*
 * `goapgen run`: simulates a domain, and prints what was done: one agent, or so many of each
 * agent type in one world, see population.h, or the agents of an example; or many lives of them, see lives.h. What was done in
 * runs before can be added up, too.
 */
#include "base/printable.h"
#include "cli/commands.h"
#include "cli/unknown_names.h"
#include "domain/idleness.h"
#include "run/event_queue.h"
#include "run/example_life.h"
#include "run/lives.h"
#include "run/population.h"
#include "run/simulate.h"
#include "run/waits.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------- the agent types */

/* Says why there is no agent type to be simulated: neither the named one nor another has anything to
 * do. */
static void tell_idle(const struct planning *planning)
{
    const struct domain *domain = planning->tables->problem->domain;
    const char *agent = planning->options->agent;
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (!agent || strcmp(domain->agent_types[i].name, agent) == 0)
            print_line(stderr, "goapgen: %s",
                       words_of_idle(planning->pool, domain, &domain->agent_types[i]));
}

/* Says which goals nobody pursues. */
static void tell_unpursued(const struct planning *planning)
{
    const char *words = words_of_unpursued_goals(planning->pool, planning->tables->problem->domain);
    if (words)
        print_line(stderr, "goapgen: %s", words);
}

size_t find_simulated_types(const struct planning *planning, size_t *numbers)
{
    const struct options *options = planning->options;
    const struct domain *domain = planning->tables->problem->domain;
    size_t count = 0;
    bool known = false;
    for (size_t i = 0; i < domain->agent_type_count && (count == 0 || options->agents); i++) {
        const struct agent_type *agent_type = &domain->agent_types[i];
        if (options->agent && strcmp(agent_type->name, options->agent) != 0)
            continue;
        known = true;
        if (acts_by_itself(domain, agent_type))
            numbers[count++] = i;
    }
    if (count == 0 && options->agent && !known)
        (void)report_unknown_agent_type(domain, options->agent);
    else if (count == 0)
        tell_idle(planning);
    else
        tell_unpursued(planning);
    return count;
}

/* Whether there are not too many agents; says so if there are. */
static bool are_few(uint32_t each, size_t types)
{
    if (each * types <= AGENTS_MOST)
        return true;
    fprintf(stderr,
            "goapgen: --agents %u makes %zu agents of %zu types; at most %d in all are simulated "
            "(--agent names one type)\n",
            (unsigned)each, each * types, types, AGENTS_MOST);
    return false;
}

/* ----------------------------------------------------------------- results */

/* The exit code of an agent type. If no planning found a plan, a message says so of what was
 * planned last, or of the last that ended at a limit. */
static enum exit_code simulate_code_of(const struct planning *planning,
                                       const struct statistics *statistics)
{
    const uint64_t *numbers = statistics->tally->numbers;
    if (numbers[TALLY_DECISIONS] == 0 || numbers[TALLY_FAILED] < numbers[TALLY_DECISIONS])
        return statistics->ending == ENDED_BY_TICKS ? EXIT_LIMIT : EXIT_DONE;
    const struct task *task = statistics->agent_type->task;
    const char *name =
        statistics->failing == GG_NONE
            ? name_with_label(planning->pool, (struct labelled_name){task->name, task->label})
            : planning->names->goals[statistics->failing];
    return planning_report_failure(planning, name, statistics->outcome);
}

/* The statistics of each type of which there are agents, those of its agents added up, in the order
 * in which the types come first; in *count how many types. */
static struct statistics **sums_by_type(const struct population *population, size_t *count)
{
    struct pool *pool = population->agents[0]->planning.pool;
    struct statistics **sums = NULL;
    *count = 0;
    for (size_t i = 0; i < population->count; i++) {
        struct statistics *statistics = population->agents[i]->statistics;
        size_t type = 0;
        while (type < *count && sums[type]->agent_type != statistics->agent_type)
            type++;
        if (type == *count)
            POOL_ADD(pool, sums, *count) = statistics;
        statistics_add_agent(sums[type], statistics);
        sums[type]->several = population->count > 1;
    }
    return sums;
}

/* The options that lives must have in common to be added up. */
static void add_options(struct pool *pool, const struct options *options, struct tally *tally)
{
    size_t count = 0;
    tally->options = pool_take(pool, (options->settings.count + 3) * sizeof *tally->options);
    tally->options[count++] =
        options->time ? pool_format(pool, "--time %s", duration_text(pool, options->time))
                      : pool_format(pool, "--decisions %" PRIu32,
                                    (options->decisions ? options->decisions : USUAL_DECISIONS));
    if (options->event_file)
        tally->options[count++] =
            printable_text(pool, pool_format(pool, "--events %s", options->event_file));
    if (options->example)
        tally->options[count++] = pool_format(pool, "--example %s", options->example);
    for (size_t i = 0; i < options->settings.count; i++)
        tally->options[count++] =
            printable_text(pool, pool_format(pool, "--set %s", options->settings.items[i]));
    tally->option_count = count;
}

static void print(const struct tallies *tallies, bool json)
{
    if (json)
        tallies_print_json(tallies);
    else
        tallies_print(tallies);
}

/* --------------------------------------------------------------------- one life */

/* What is simulated: the agents that options or a file of events tell, or those of an example. */
struct subject_of_run {
    const struct planning *planning;
    const struct example *example; /* NULL: of none */
    struct roles roles;
};

/* Whether the options name agents that a file of events names, too; says so if they do. */
static bool are_named_twice(const struct planning *planning)
{
    const struct options *options = planning->options;
    if (planning->cast.count == 0 || (!options->agent && !options->agents))
        return false;
    print_line(stderr, "goapgen: %s names its agents: --agent%s cannot stand beside it",
               options->event_file, options->agents ? "s" : "");
    return true;
}

/* Finds what the options ask for; false, with a message, if it cannot be simulated. */
static bool find_subject(const struct planning *planning, struct subject_of_run *subject)
{
    const struct domain *domain = planning->tables->problem->domain;
    const struct options *options = planning->options;
    size_t *types = pool_take(planning->pool, domain->agent_type_count * sizeof *types);
    *subject = (struct subject_of_run){.planning = planning};
    if (options->example)
        return (subject->example = find_example(domain, options->example)) != NULL;
    if (are_named_twice(planning))
        return false;
    if (planning->cast.count > 0) {
        subject->roles = roles_of_cast(planning->pool, domain, &planning->cast);
        return true;
    }
    uint32_t each = options->agents ? options->agents : 1;
    size_t count = find_simulated_types(planning, types);
    if (count == 0 || !are_few(each, count))
        return false;
    subject->roles = roles_of_types(planning->pool, types, count, each);
    return true;
}

/* The population of a life, with what happens in it. */
static struct population *population_of_run(const struct subject_of_run *subject,
                                            const struct planning *planning)
{
    if (subject->example)
        return population_of_example(planning_given(planning,
                                                    options_of_life(planning, subject->example),
                                                    planning->pool, subject->example, NULL),
                                     subject->example, &subject->example->events);
    struct population *population = population_new(planning, &subject->roles);
    if (planning->options->event_file)
        population->queue = event_queue_new(population, &planning->events, planning->options->seed);
    return population;
}

/* Simulates one life, of the seed of the planning's options, to its end. */
static struct population *simulate_live(const struct subject_of_run *subject,
                                        const struct planning *planning)
{
    struct population *population = population_of_run(subject, planning);
    population->looks_for_chances = true;
    population->waits = waits_new(population);
    if (planning->options->record)
        population->recording =
            recording_new(planning->pool, &population->domain, population->count);
    population_live_to_end(population);
    return population;
}

const struct statistics **simulate(const struct planning *planning, size_t *count)
{
    struct subject_of_run subject;
    if (!find_subject(planning, &subject))
        return NULL;
    const struct population *population = simulate_live(&subject, planning);
    struct statistics **sums = sums_by_type(population, count);
    const struct statistics **results = pool_take(planning->pool, *count * sizeof *results);
    for (size_t i = 0; i < *count; i++)
        results[i] = sums[i];
    return results;
}

/* Adds to the tallies of the types what each agent did, and for what it waited. */
static void tally_each(const struct population *population)
{
    for (size_t i = 0; population->count > 1 && i < population->count; i++) {
        const struct population_agent *simulation = population->agents[i];
        *tally_add_row(simulation->statistics->tally, TALLY_EACH) =
            (struct tally_row){.names = {{simulation->name, NULL}},
                               .counts = {[EACH_DONE] = simulation->statistics->done}};
    }
    if (population->waits)
        waits_tally(population->waits);
}

/* The tallies of all types; *code is the exit code of the first that has not ended well, unless
 * it is NULL. */
static struct tallies tallies_of(const struct population *population, enum exit_code *code)
{
    const struct planning *planning = &population->agents[0]->planning;
    struct tallies tallies;
    tally_each(population);
    struct statistics **sums = sums_by_type(population, &tallies.count);
    tallies.types = pool_take(planning->pool, tallies.count * sizeof *tallies.types);
    for (size_t i = 0; i < tallies.count; i++) {
        tallies.types[i] = statistics_tally(
            sums[i], planning_outcome_text(planning->pool, planning, sums[i]->outcome));
        add_options(planning->pool, planning->options, tallies.types[i]);
        if (!code)
            continue;
        enum exit_code of_type = simulate_code_of(planning, sums[i]);
        *code = *code == EXIT_DONE ? of_type : *code;
    }
    return tallies;
}

/* ------------------------------------------------------------------- many lives */

static void live_of_seed(void *context, struct pool *pool, uint32_t seed, struct tallies *tallies)
{
    const struct subject_of_run *subject = context;
    struct planning planning = *subject->planning;
    struct options options = *planning.options;
    options.seed = seed;
    planning.options = &options;
    planning.pool = pool;
    *tallies = tallies_of(simulate_live(subject, &planning), NULL);
}

/* The exit code of a sum of lives, as that of one run: of the first type that has not ended
 * well. */
static enum exit_code code_of_lives(const struct tallies *tallies)
{
    for (size_t i = 0; i < tallies->count; i++) {
        const struct tally *tally = tallies->types[i];
        const uint64_t *numbers = tally->numbers;
        if (numbers[TALLY_DECISIONS] > 0 && numbers[TALLY_FAILED] == numbers[TALLY_DECISIONS]) {
            print_line(stderr, "goapgen: %s: no planning found a plan, in any life",
                       name_with_label(tally->pool, tally->agent));
            return numbers[TALLY_AT_LIMIT] ? EXIT_LIMIT : EXIT_NO_PLAN;
        }
        if (tally->endings[ENDED_BY_TICKS] > 0)
            return EXIT_LIMIT;
    }
    return EXIT_DONE;
}

static enum exit_code run_lives(struct pool *pool, struct diagnostics *diagnostics,
                                struct subject_of_run *subject, const struct options *options)
{
    struct parsing parsing = {.pool = pool, .diagnostics = diagnostics};
    struct seed_range seeds = {options->seeds[0], options->seeds[1]};
    struct tallies sum;
    if (!lives_add_up(&parsing, seeds, live_of_seed, subject, &sum))
        return EXIT_TROUBLE;
    print(&sum, options->json);
    return code_of_lives(&sum);
}

/* Adds what a file has to a sum; its memory is given back. */
static enum exit_code merge_file(struct pool *pool, const char *path, struct tallies *sum)
{
    struct pool *of_file = pool_new();
    struct parsing parsing = {.pool = of_file, .diagnostics = diagnostics_new(of_file)};
    const struct source *source = source_read_piped_or_report(of_file, path);
    struct tallies added;
    bool fine = source && tallies_read(&parsing, source, &added);
    const char *hindrance = fine ? tallies_add(pool, sum, &added) : NULL;
    if (hindrance)
        report_error(parsing.diagnostics, (struct place){.source = source},
                     "this cannot be added up: %s", hindrance);
    diagnostics_print(parsing.diagnostics);
    pool_free(of_file);
    return !source ? EXIT_TROUBLE : fine && !hindrance ? EXIT_DONE : EXIT_ERRORS;
}

static enum exit_code merge(struct pool *pool, const struct options *options)
{
    struct tallies sum = {NULL, 0};
    enum exit_code code = merge_file(pool, options->file, &sum);
    for (size_t i = 0; code == EXIT_DONE && i < options->beside.count; i++)
        code = merge_file(pool, options->beside.items[i], &sum);
    if (code != EXIT_DONE)
        return code;
    print(&sum, options->json);
    return code_of_lives(&sum);
}

enum exit_code command_run(struct pool *pool, struct diagnostics *diagnostics,
                           const struct options *options)
{
    enum exit_code code;
    if (options->merge)
        return merge(pool, options);
    const struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    struct subject_of_run subject;
    if (!find_subject(planning, &subject))
        return EXIT_TROUBLE;
    if (options->has_seeds)
        return run_lives(pool, diagnostics, &subject, options);
    struct population *population = simulate_live(&subject, planning);
    if (options->record && !recording_write(pool, population->recording, options->record))
        return EXIT_TROUBLE;
    code = EXIT_DONE;
    struct tallies tallies = tallies_of(population, &code);
    print(&tallies, options->json);
    return code;
}
