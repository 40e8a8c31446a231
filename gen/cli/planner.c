/* SPDX-License-Identifier: MIT */
/*
 * A planner as the generated code has one, set up for the command line: its memory, and
 * calls that answer as the options say. See planner.h.
 */
#include "cli/planner.h"

#include "base/bits.h"
#include "base/printable.h"
#include "ground/legs.h"
#include "tables/memory_plan.h"
#include "cli/answers.h"
#include "cli/commands.h"
#include "cli/compile.h"
#include "cli/unknown_names.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------- calls */

void planning_set_agent_type(struct planning *planning, size_t agent_type)
{
    planning->agent_type = planning->tables->domain.agent_types[agent_type];
    planning->agent_type.calls = &answering_calls.denying.calls;
}

const char *planning_claimed_fact(const struct planning *planning, uint16_t action)
{
    size_t row = planning->tables->problem->rows.of_actions[action];
    return planning->refused && bit_is_in(planning->refused, row)
               ? planning->names->facts[planning->in_the_way[row]]
               : NULL;
}

bool planning_agent_can_do(const struct planning *planning, size_t action)
{
    const uint64_t *set = planning->agent_type.actions;
    return !set || bit_is_in(set, planning->tables->problem->rows.of_actions[action]);
}

static bool is_procedural(const struct domain *domain, const char *name)
{
    struct pool *pool = domain->parsing.pool;
    struct word_list known = {0};
    for (size_t i = 0; i < domain->action_count; i++)
        known_add(pool, &known, domain->actions[i]->procedural);
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            known_add(pool, &known, domain->tasks[i]->methods[j].procedural);
    return known_has(&known, name) ||
           report_unknown_name(domain, "procedural precondition", name, &known);
}

/* Whether a word is "CALLBACK=N". */
static bool is_dynamic_cost(const struct domain *domain, const char *word)
{
    struct pool *pool = domain->parsing.pool;
    struct word_list known = {0};
    const char *name;
    uint16_t number;
    bool fine = parse_name_and_number(pool, word, &name, &number);
    for (size_t i = 0; i < domain->action_count; i++)
        known_add(pool, &known, domain->actions[i]->cost_call);
    if (!known_has(&known, name))
        return report_unknown_name(domain, "function of costs", name, &known);
    if (!fine)
        print_line(stderr, "goapgen: --cost %s: a number from 0 to %d is expected, %s=3", word,
                   UINT16_MAX, name);
    return fine;
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

/* ------------------------------------------------------------------ states */

static uint32_t read_agent(void *context, size_t variable)
{
    const struct planning *planning = context;
    const gg_agent *agent = &planning->agent;
    uint16_t fact = (uint16_t)planning->tables->layout.numbers[variable];
    return agent->domain->features->slots ? gg_slots_read(agent, fact) : gg_agent_read(agent, fact);
}

static void write_agent(void *context, size_t variable, uint32_t value)
{
    struct planning *planning = context;
    gg_agent *agent = &planning->agent;
    uint16_t fact = (uint16_t)planning->tables->layout.numbers[variable];
    if (agent->domain->features->slots)
        gg_slots_write(agent, fact, value);
    else
        gg_agent_write(agent, fact, value);
}

struct state_view view_of_agent(struct planning *planning)
{
    return (struct state_view){planning->tables->problem, read_agent, write_agent, planning};
}

uint64_t *start_state(struct pool *pool, const gg_domain *domain)
{
    uint64_t *state = pool_take(pool, (domain->word_count + 1u) * sizeof *state);
    for (uint16_t i = 0; i < domain->word_count; i++)
        state[i] = domain->start[i];
    return state;
}

static uint32_t read_words(void *context, size_t variable)
{
    const struct packed_state *state = context;
    uint16_t fact = (uint16_t)state->tables->layout.numbers[variable];
    return gg_read(&state->tables->domain, fact, state->words);
}

static void write_words(void *context, size_t variable, uint32_t value)
{
    const struct packed_state *state = context;
    uint16_t fact = (uint16_t)state->tables->layout.numbers[variable];
    gg_write(&state->tables->domain, fact, value, state->words);
}

struct state_view view_of_words(struct packed_state *state)
{
    return (struct state_view){state->tables->problem, read_words, write_words, state};
}

/* ------------------------------------------------------------------ memory */

size_t planning_nodes_wanted(const struct planning *planning)
{
    return planning->options->nodes < 0 ? planning->tables->problem->domain->limits.nodes
                                        : (size_t)planning->options->nodes;
}

size_t planning_nodes_that_fit(const struct planning *planning, size_t bytes)
{
    size_t nodes = planning_nodes_wanted(planning), most = PLANNING_MEMORY / bytes;
    return nodes < most ? nodes : most;
}

void planning_make_planner(struct planning *planning, bool tasks)
{
    struct memory_size_values sizes = memory_size_values_of(planning->tables);
    size_t state = sizes.of[SIZE_STATE_WORDS] * sizeof(uint64_t);
    size_t entries = planning_nodes_that_fit(planning, sizeof(gg_entry) + state);
    sizes.of[SIZE_NODES] =
        planning_nodes_that_fit(planning, sizeof(gg_node) + state + sizeof(uint64_t));
    sizes.of[SIZE_SEARCHES] = plans_with_actions(planning->tables->problem);
    if (sizes.of[SIZE_SEARCHES])
        sizes.of[SIZE_ESTIMATES] = memory_estimate_words(&planning->tables->domain);
    sizes.of[SIZE_ENTRIES] = tasks && sizes.of[SIZE_ENTRIES] ? entries : 0;
    if (planning->options->nodes >= 0)
        sizes.of[SIZE_EXPANSIONS] = (size_t)planning->options->nodes;
    sizes.of[SIZE_CHOSEN] = tasks ? CHOSEN_MOST : 0;
    memory_make_planner(&sizes, planning->pool, &planning->planner);
}

void planning_allocate_plan(struct planning *planning)
{
    uint16_t most = planning->tables->problem->domain->limits.plan;
    planning->plan.capacity = most;
    planning->plan.steps = pool_take(planning->pool, (most + 1u) * sizeof(uint16_t));
}

/* ----------------------------------------------------------------- results */

bool planning_check_plan(const struct planning *planning, const gg_condition *goal)
{
    const gg_domain *domain = &planning->tables->domain;
    uint64_t *state = start_state(planning->pool, domain);
    if (gg_plan_check(domain, &planning->plan, 0, state) == planning->plan.length &&
        (!goal || gg_holds(domain, goal, state)) && !planning_plan_breaks_kept_goal(planning))
        return true;
    fputs("goapgen: the plan cannot be carried out; this is a fault of goapgen\n", stderr);
    return false;
}

/* What an action costs in a state, as it is drawn for this planning, or as the walk to it tells. */
static uint16_t least_cost_in(const struct planning *planning, uint16_t step, const uint64_t *state)
{
    const gg_domain *domain = &planning->tables->domain;
    const struct ground_action *action = &planning->tables->problem->actions[step];
    if (action->leg == GG_NONE)
        return gg_random_cost(domain, planning->planner.workspace.asked, step);
    return ground_cost_from(planning->tables->problem, action,
                            gg_read(domain, domain->places->fact, state));
}

/* What an action costs that walks from a point, and where it leaves its agent. */
static uint16_t cost_from_point(const struct planning *planning, uint16_t step, gg_point *point)
{
    const struct problem *problem = planning->tables->problem;
    const struct ground_action *action = &problem->actions[step];
    const gg_agent *agent = planning->standing;
    const unsigned char *world = (const unsigned char *)agent->world;
    const void *part = world + agent->domain->places->offsets.world_points;
    const gg_point *points = part;
    uint32_t speed = problem->domain->places.speed;
    uint64_t time = (uint64_t)gg_walk_time(*point, points[action->begins_at], speed) +
                    gg_walk_time(points[action->begins_at], points[action->ends_at], speed);
    uint32_t cost = gg_walk_cost(time < UINT32_MAX ? (uint32_t)time : UINT32_MAX);
    cost += action->leg == GG_NONE ? 0 : problem->legs[action->leg].extra;
    *point = points[action->ends_at];
    return (uint16_t)(cost < UINT16_MAX ? cost : UINT16_MAX);
}

uint64_t planning_plan_cost(struct planning *planning)
{
    const gg_domain *domain = &planning->tables->domain;
    const struct problem *problem = planning->tables->problem;
    uint64_t sum = 0, *state = start_state(planning->pool, domain);
    gg_point point = planning->standing ? gg_agent_point(planning->standing) : (gg_point){0, 0};
    for (uint16_t i = 0; i < planning->plan.length; i++) {
        uint16_t step = planning->plan.steps[i];
        bool walks = planning->standing && problem->actions[step].begins_at != GG_NONE;
        uint16_t walk = walks ? cost_from_point(planning, step, &point) : 0;
        if (walks && problem->actions[step].leg != GG_NONE) {
            sum += walk;
            gg_do(domain, step, state);
            continue;
        }
        bool called = problem->actions[step].action->cost_call != NULL;
        uint16_t least = least_cost_in(planning, step, state);
        uint16_t cost_given =
            called ? answering_calls.denying.calls.cost(&planning->agent, step) : 0;
        sum += cost_given > least ? cost_given : least;
        gg_do(domain, step, state);
    }
    return sum;
}

void planning_print_steps(const struct planning *planning)
{
    for (uint16_t i = 0; i < planning->plan.length; i++)
        printf("  %s\n", planning->names->actions[planning->plan.steps[i]]);
}

void planning_add_steps_json(const struct planning *planning, json_t *json)
{
    const gg_plan *plan = &planning->plan;
    struct labelled_name *steps = pool_take(planning->pool, (plan->length + 1u) * sizeof *steps);
    for (uint16_t i = 0; i < plan->length; i++)
        steps[i] = labelled_action_name(planning->tables->problem, plan->steps[i]);
    object_add_labelled_names(json, "steps", steps, plan->length);
}

/* Asks for the tasks whose plans examples expect. */
static void planner_request_tasks(struct domain *domain)
{
    for (size_t i = 0; i < domain->example_count; i++)
        for (size_t j = 0; j < domain->examples[i].expectation_count; j++) {
            const struct subject *planned = domain->examples[i].expectations[j].planned;
            if (planned && planned->kind == SUBJECT_TASK)
                domain_request_task(domain, planned->text);
        }
}

/* Reads the files that stand beside the domain on the command line: examples, and events. False,
 * with a message, if one cannot be read. */
static bool read_beside(struct domain *domain, const struct options *options,
                        struct planning *planning)
{
    struct pool *pool = domain->parsing.pool;
    for (size_t i = 0; i < options->beside.count && !options->command->views; i++) {
        struct source *source = source_read_piped_or_report(pool, options->beside.items[i]);
        if (!source)
            return false;
        read_examples_beside(domain, source);
    }
    if (options->command->tries)
        planner_request_tasks(domain);
    if (!options->event_file)
        return true;
    struct source *source = source_read_piped_or_report(pool, options->event_file);
    if (!source)
        return false;
    struct events_beside beside = {0};
    read_events_beside(domain, source, &beside);
    planning->cast = beside.cast;
    planning->events = beside.events;
    planning->answers = beside.answers;
    return true;
}

struct planning *planning_read(struct pool *pool, struct diagnostics *diagnostics,
                               const struct options *options, enum exit_code *code)
{
    *code = EXIT_TROUBLE;
    struct source *source = source_read_piped_or_report(pool, options->file);
    if (!source)
        return NULL;
    struct domain *domain = domain_read(pool, diagnostics, source);
    struct planning *planning = pool_take(pool, sizeof *planning);
    if (!read_beside(domain, options, planning))
        return NULL;
    bool readable = !diagnostics_error_count(diagnostics);
    bool set = readable;
    for (size_t i = 0; i < options->settings.count && readable; i++)
        set &= domain_change_start(domain, options->settings.items[i]);
    if (options->task)
        domain_request_task(domain, options->task);
    if (options->goal)
        domain_request_goal_heuristics(domain, options->goal);
    const struct tables *tables = compile_domain(pool, diagnostics, domain);
    if (!tables || diagnostics_failed(diagnostics)) {
        diagnostics_print(diagnostics);
        *code = readable && !set ? EXIT_TROUBLE : EXIT_ERRORS;
        return NULL;
    }
    planning->pool = pool;
    planning->domain = domain;
    planning->tables = tables;
    planning->options = options;
    planning->names = names_with_labels(pool, tables);
    answers_of_options(pool, options, &planning->answers);
    return planning;
}
