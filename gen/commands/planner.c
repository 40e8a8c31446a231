/* SPDX-License-Identifier: MIT */
/*
 * A planner as the generated code has one, set up for the command line: its memory, and
 * calls that answer as the options say. See planner.h.
 */
#include "commands/planner.h"

#include "base/printable.h"
#include "tables/memory_plan.h"
#include "commands/compile.h"
#include "commands/unknown_names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------- calls */

static const struct action *source_action(const gg_agent *agent, uint16_t action)
{
    const struct planning *planning = (const struct planning *)(const void *)agent;
    return planning->tables->problem->actions[action].action;
}

static const struct options *options_of(const gg_agent *agent)
{
    return ((const struct planning *)(const void *)agent)->options;
}

static bool precondition(gg_agent *agent, uint16_t action)
{
    const struct words *denied = &options_of(agent)->denied;
    const char *name = source_action(agent, action)->procedural;
    for (size_t i = 0; i < denied->count; i++)
        if (strcmp(denied->items[i], name) == 0)
            return false;
    return true;
}

/* The number of "CALLBACK=N" where it names the callback; -1 otherwise. */
static long cost_given_by(const char *word, const char *name)
{
    size_t length = strlen(name);
    if (strncmp(word, name, length) != 0 || word[length] != '=')
        return -1;
    const char *digits = word + length + 1;
    size_t count = strspn(digits, "0123456789");
    if (count == 0 || count > 5 || digits[count])
        return -1;
    long cost_given = strtol(digits, NULL, 10);
    return cost_given <= UINT16_MAX ? cost_given : -1;
}

static uint16_t cost(gg_agent *agent, uint16_t action)
{
    const struct words *costs = &options_of(agent)->costs;
    const struct action *source = source_action(agent, action);
    for (size_t i = costs->count; i-- > 0;) {
        long cost_given = cost_given_by(costs->items[i], source->cost_call);
        if (cost_given >= 0)
            return (uint16_t)cost_given;
    }
    return source->cost;
}

static gg_status run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    (void)action;
    (void)phase;
    return gg_agent_wait(agent);
}

void planning_choose(struct planning *planning, size_t agent_type)
{
    static const gg_calls calls = {.run = run, .precondition = precondition, .cost = cost};
    planning->agent_type = planning->tables->domain.agent_types[agent_type];
    planning->agent_type.calls = &calls;
}

static bool is_procedural(const struct domain *domain, const char *name)
{
    struct words known = {0};
    for (size_t i = 0; i < domain->action_count; i++) {
        const char *procedural = domain->actions[i]->procedural;
        if (procedural && strcmp(procedural, name) == 0)
            return true;
        if (procedural)
            known_add(domain->parsing.pool, &known, procedural);
    }
    return unknown_name(domain, "procedural precondition", name, &known);
}

/* Whether a word is "CALLBACK=N". */
static bool is_dynamic_cost(const struct domain *domain, const char *word)
{
    struct pool *pool = domain->parsing.pool;
    const char *name = pool_copy(pool, word, strcspn(word, "="));
    struct words known = {0};
    for (size_t i = 0; i < domain->action_count; i++) {
        const char *call = domain->actions[i]->cost_call;
        if (call && cost_given_by(word, call) >= 0)
            return true;
        if (call)
            known_add(pool, &known, call);
        if (!call || strcmp(call, name) != 0)
            continue;
        print_line(stderr, "goapgen: --cost %s: a number from 0 to %d is expected, %s=3", word,
                   UINT16_MAX, name);
        return false;
    }
    return unknown_name(domain, "function of costs", name, &known);
}

bool planning_check_calls(const struct domain *domain, const struct options *options)
{
    bool fine = true;
    for (size_t i = 0; i < options->denied.count; i++)
        fine &= is_procedural(domain, options->denied.items[i]);
    for (size_t i = 0; i < options->costs.count; i++)
        fine &= is_dynamic_cost(domain, options->costs.items[i]);
    return fine;
}

/* ------------------------------------------------------------------ memory */

size_t planning_nodes_wanted(const struct planning *planning)
{
    return planning->options->nodes < 0 ? planning->tables->problem->domain->limits.nodes
                                        : (size_t)planning->options->nodes;
}

size_t planning_nodes(const struct planning *planning, size_t bytes)
{
    size_t nodes = planning_nodes_wanted(planning), most = PLANNING_MEMORY / bytes;
    return nodes < most ? nodes : most;
}

void planning_make_planner(struct planning *planning, bool tasks)
{
    struct memory_sizes sizes = memory_sizes_of(planning->tables);
    size_t state = sizes.of[SIZE_STATE_WORDS] * sizeof(uint64_t);
    size_t entries = planning_nodes(planning, sizeof(gg_entry) + state);
    sizes.of[SIZE_NODES] = planning_nodes(planning, sizeof(gg_node) + state + sizeof(uint64_t));
    sizes.of[SIZE_SEARCHES] = plans_with_actions(planning->tables->problem);
    sizes.of[SIZE_ENTRIES] = tasks && sizes.of[SIZE_ENTRIES] ? entries : 0;
    if (planning->options->nodes >= 0)
        sizes.of[SIZE_EXPANSIONS] = (size_t)planning->options->nodes;
    sizes.of[SIZE_CHOSEN] = tasks ? CHOSEN_MOST : 0;
    memory_make_planner(&sizes, planning->pool, &planning->planner);
}

/* ----------------------------------------------------------------- results */

bool planning_replays(const struct planning *planning, const gg_condition *goal)
{
    const gg_domain *domain = &planning->tables->domain;
    uint64_t *state = pool_take(planning->pool, (domain->word_count + 1u) * sizeof *state);
    if (domain->word_count)
        memcpy(state, domain->start, domain->word_count * sizeof *state);
    if (gg_plan_check(domain, &planning->plan, 0, state) == planning->plan.length &&
        (!goal || gg_holds(domain, goal, state)) && !planning_breaks_any(planning))
        return true;
    fputs("goapgen: the plan cannot be carried out; this is a fault of goapgen\n", stderr);
    return false;
}

unsigned long planning_cost(struct planning *planning)
{
    unsigned long sum = 0;
    for (uint16_t i = 0; i < planning->plan.length; i++) {
        uint16_t step = planning->plan.steps[i];
        const gg_action *action = &planning->tables->domain.actions[step];
        bool called = action->dynamic_cost != GG_NONE && action->origin == GG_NONE;
        uint16_t cost_given = called ? cost(&planning->agent, step) : 0;
        sum += cost_given > action->cost ? cost_given : action->cost;
    }
    return sum;
}

const char *planning_step(const struct planning *planning, uint16_t i)
{
    return planning->tables->problem->actions[planning->plan.steps[i]].name;
}

void planning_print_steps(const struct planning *planning)
{
    printf("\"steps\": [");
    for (uint16_t i = 0; i < planning->plan.length; i++)
        printf("%s\"%s\"", i ? ", " : "", planning_step(planning, i));
    printf("]");
}

bool same_name(const char *a, const char *b)
{
    for (;; a++, b++) {
        a += strspn(a, " ");
        b += strspn(b, " ");
        if (*a != *b)
            return false;
        if (!*a)
            return true;
    }
}

struct planning *planning_read(struct pool *pool, struct diagnostics *diagnostics,
                               const struct options *options, enum exit_code *code)
{
    *code = EXIT_TROUBLE;
    struct source *source = source_read_piped_or_say(pool, options->file);
    if (!source)
        return NULL;
    struct domain *domain = domain_read(pool, diagnostics, source);
    bool readable = !diagnostics_errors(diagnostics);
    bool set = readable;
    for (size_t i = 0; i < options->settings.count && readable; i++)
        set &= domain_set(domain, options->settings.items[i]);
    domain->requested_task = options->task;
    const struct tables *tables = compile_domain(pool, diagnostics, domain);
    if (!tables || diagnostics_failed(diagnostics)) {
        diagnostics_print(diagnostics);
        *code = readable && !set ? EXIT_TROUBLE : EXIT_ERRORS;
        return NULL;
    }
    struct planning *planning = pool_take(pool, sizeof *planning);
    planning->pool = pool;
    planning->tables = tables;
    planning->options = options;
    return planning;
}
