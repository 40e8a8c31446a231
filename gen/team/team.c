/* SPDX-License-Identifier: MIT */
/* `goapgen team`: plans for a team and lets it live without a game: see team.h. */
#include "team/team.h"

#include "base/printable.h"
#include "cli/answers.h"
#include "cli/commands.h"
#include "tables/memory_plan.h"

#include <stdio.h>
#include <string.h>

/* --------------------------------------------------------------------- books */

static void make_books(struct team_run *run)
{
    const gg_places *places = run->domain->places;
    struct memory_size_values sizes = memory_size_values_of(run->planning->tables);
    gg_team *team = &run->team;
    team->tables = &run->planning->tables->team;
    memory_make_team(&sizes, run->planning->pool, team);
    team->points = places ? places->points : NULL;
    run->bytes = memory_owner_bytes(OF_TEAM, &sizes);
    gg_team_init(team);
    run->planner.size = (uint32_t)(sizes.of[SIZE_TEAM_MEMORY] * sizeof(uint64_t));
    run->planner.beam = GG_TEAM_BEAM_WIDTH;
    run->planner.memory = pool_take(run->planning->pool, run->planner.size);
    run->world = start_state(run->planning->pool, run->domain);
}

/* The members: those of the example, or so many, of which those beyond are like those in turn. */
static bool make_workers(struct team_run *run)
{
    const struct agent_team *section = run->section;
    struct pool *pool = run->planning->pool;
    if (!section->example_count)
        return report_wrong_usage("the team has no 'example' of members", "");
    size_t wanted = run->planning->options->members;
    run->worker_count = wanted ? wanted : section->example_count;
    if (run->worker_count > section->members) {
        fprintf(stderr, "goapgen: the team has room for %u members ('members')\n",
                section->members);
        return false;
    }
    run->workers = pool_take(pool, run->worker_count * sizeof *run->workers);
    for (size_t i = 0; i < run->worker_count; i++) {
        struct team_worker *worker = &run->workers[i];
        size_t turn = i / section->example_count;
        worker->example = &section->examples[i % section->example_count];
        worker->name = turn ? pool_format(pool, "%s_%zu", worker->example->name, turn + 1)
                            : worker->example->name;
        worker->slot = worker->place = worker->target = GG_NONE;
        worker->state = pool_take(pool, (run->domain->word_count + 1u) * sizeof *worker->state);
    }
    return true;
}

/* ---------------------------------------------------------------- capacities */

/* Limits a place, or each place of a type; false if there is none of this name. */
static bool commands_team_limit(struct team_run *run, const char *name, uint16_t capacity)
{
    const struct domain *domain = run->planning->tables->problem->domain;
    const gg_places *places = run->domain->places;
    int64_t type = name_number(&domain->type_names, name);
    bool any = false;
    for (uint16_t i = 0; places && i < places->count; i++) {
        bool is_one = type >= 0
                          ? symbol_position(&domain->types[type].objects, places->symbols[i]) >= 0
                          : strcmp(domain->symbols[places->symbols[i]].name, name) == 0;
        if (is_one)
            gg_team_set_capacity(&run->team, i, capacity);
        any |= is_one;
    }
    return any;
}

static bool set_capacities(struct team_run *run)
{
    const struct word_list *words = &run->planning->options->capacities;
    for (size_t i = 0; i < words->count; i++) {
        const char *name;
        uint16_t capacity;
        if (!parse_name_and_number(run->planning->pool, words->items[i], &name, &capacity) ||
            capacity < 1 || capacity >= GG_TEAM_UNLIMITED)
            return report_wrong_usage(
                "a capacity is a place or a type with a number from 1 on, stove=1, and not:",
                words->items[i]);
        if (!commands_team_limit(run, name, capacity))
            return report_wrong_usage("there is no place and no type of places", name);
    }
    return true;
}

/* ----------------------------------------------------------------- the command */

enum exit_code command_team(struct pool *pool, struct diagnostics *diagnostics,
                            const struct options *options)
{
    enum exit_code code;
    struct planning *planning = planning_read(pool, diagnostics, options, &code);
    if (!planning)
        return code;
    struct team_run run = {.planning = planning,
                           .domain = &planning->tables->domain,
                           .section = &planning->tables->problem->domain->team};
    if (!run.section->given) {
        (void)report_wrong_usage("the domain has no 'team'", "");
        return EXIT_TROUBLE;
    }
    make_books(&run);
    if (!make_workers(&run) || !set_capacities(&run) || !team_events_read(&run))
        return EXIT_TROUBLE;
    team_live(&run);
    if (options->json)
        team_print_json(&run);
    else
        team_print(&run);
    return team_has_reached_all(&run) ? EXIT_DONE : EXIT_NO_PLAN;
}
