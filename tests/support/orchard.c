/* SPDX-License-Identifier: MIT */
/* The orchard as tables of the runtime. */
#include "support/orchard.h"

#include "emit/writer.h"

#include <string.h>

static const char domain_text[] =
    "domain: orchard\nlimits: {table: 0}\n"
    "types: {stove: [stove_1], facility: [stove, hut], item: [raw_apple, roast_apple]}\n"
    "state:\n"
    "  stock(facility, item): {type: 0..31, shared: true, claim: true}\n"
    "  here: [stove_1, hut, gate]\n"
    "places: {fact: here, at: {stove_1: 2, hut: 4, gate: 0}}\n"
    "actions:\n"
    "  collect:\n"
    "    at: hut\n"
    "    duration: 4s\n"
    "    preconditions: 'stock(hut, raw_apple) <= 30'\n"
    "    effects: 'stock(hut, raw_apple) += 1'\n"
    "  transfer(item what, facility from, facility to):\n"
    "    route: [from, to]\n"
    "    duration: %ums\n"
    "    preconditions: [from != to, 'stock(from, what) >= 1', 'stock(to, what) <= 30']\n"
    "    effects: ['stock(from, what) -= 1', 'stock(to, what) += 1']\n"
    "  cook(stove s):\n"
    "    at: s\n"
    "    duration: 4s\n"
    "    preconditions: ['stock(s, raw_apple) >= 1', 'stock(s, roast_apple) <= 30']\n"
    "    effects: ['stock(s, raw_apple) -= 1', 'stock(s, roast_apple) += 1']\n"
    "goals: {roast: {conditions: 'stock(stove_1, roast_apple) >= 1'}}\n"
    "agents: {worker: {goals: [roast]}}\nteam:\n";

enum { COOKING, COLLECTING };

/* How an action is done: what is not carried occupies a facility and asks for a skill. */
static void make_work(struct orchard *orchard)
{
    const struct tables *tables = orchard->tables;
    for (uint16_t i = 0; i < tables->domain.action_count; i++) {
        const char *name = tables->problem->actions[i].name;
        gg_team_work work = {GG_NONE, GG_NONE};
        if (strncmp(name, "transfer", 8) != 0) {
            work.skill = strcmp(name, "collect") == 0 ? COLLECTING : COOKING;
            work.facility = tables->domain.actions[i].begins_at;
        }
        orchard->work[i] = work;
    }
}

static void make_members(struct orchard *orchard, unsigned members)
{
    for (unsigned i = 0; i < members; i++) {
        gg_team_member *member = &orchard->members[i];
        orchard->levels[i][COOKING] = i == 0 ? 2000 : i == 1 ? 1000 : 1000 * (1 + (i + 1) % 3);
        orchard->levels[i][COLLECTING] = i == 0 ? 2000 : i == 1 ? 1000 : 1000 * (1 + i % 3);
        member->speed = i == 0 ? 1000 : i == 1 ? 2000 : 1000 + 137 * i;
        member->levels = orchard->levels[i];
        member->state = orchard->state;
        member->running = GG_NONE;
        member->place = ORCHARD_GATE;
    }
}

static void compile_orchard(struct orchard *orchard, unsigned handling)
{
    struct text yaml = {0};
    struct domain *domain;
    text_add(&yaml, domain_text, handling);
    orchard->pool = pool_new();
    struct diagnostics *diagnostics = diagnostics_new(orchard->pool);
    struct source *source =
        source_from_text(orchard->pool, "orchard.yaml", yaml.data, strlen(yaml.data));
    orchard->tables = compile_from_source(orchard->pool, diagnostics, source, &domain);
    text_free(&yaml);
}

void orchard_free(struct orchard *orchard)
{
    pool_free(orchard->pool);
}

void orchard_make(struct orchard *orchard, unsigned members, unsigned requests, unsigned handling)
{
    memset(orchard, 0, sizeof *orchard);
    compile_orchard(orchard, handling);
    const gg_domain *domain = &orchard->tables->domain;
    memcpy(orchard->state, domain->start, domain->word_count * sizeof *domain->start);
    make_work(orchard);
    make_members(orchard, members);
    orchard->points[ORCHARD_STOVE].x = 2000;
    orchard->points[ORCHARD_HUT].x = 4000;
    for (unsigned i = 0; i < ORCHARD_PLACES; i++)
        orchard->capacities[i] = GG_TEAM_UNLIMITED;
    for (unsigned i = 0; i < requests; i++) {
        gg_team_request request = {&domain->goals[0].condition, 0, GG_NONE, 0, 0, false};
        orchard->requests[i] = request;
    }
    gg_team_tables team = {.domain = domain, .work = orchard->work, .skill_count = 2};
    orchard->team = team;
    gg_team_problem problem = {&orchard->team,
                               orchard->state,
                               orchard->members,
                               orchard->requests,
                               orchard->points,
                               orchard->capacities,
                               NULL,
                               (uint16_t)members,
                               (uint16_t)requests,
                               0,
                               false,
                               NULL,
                               0};
    orchard->problem = problem;
}

uint16_t orchard_action(const struct orchard *orchard, const char *name)
{
    const struct problem *problem = orchard->tables->problem;
    for (size_t i = 0; i < problem->action_count; i++)
        if (strcmp(problem->actions[i].name, name) == 0)
            return (uint16_t)i;
    return GG_NONE;
}

uint16_t orchard_fact(const struct orchard *orchard, const char *name)
{
    const struct problem *problem = orchard->tables->problem;
    for (size_t i = 0; i < problem->variable_count; i++)
        if (strcmp(problem->variables[i].name, name) == 0)
            return (uint16_t)i;
    return GG_NONE;
}

void orchard_put(struct orchard *orchard, const char *stock, uint32_t apples)
{
    gg_write(&orchard->tables->domain, orchard_fact(orchard, stock), apples, orchard->state);
}

void orchard_place(struct orchard *orchard, unsigned member, int x)
{
    orchard->members[member].place = GG_NONE;
    orchard->members[member].point.x = x;
}

void orchard_run(struct orchard *orchard, unsigned member, const char *action, uint32_t left)
{
    gg_team_member *runner = &orchard->members[member];
    runner->running = orchard_action(orchard, action);
    runner->place = orchard->tables->domain.actions[runner->running].ends_at;
    runner->free = left;
}

void orchard_plan(const struct orchard *orchard, struct harvest *harvest, void *memory,
                  uint32_t size, uint32_t slice)
{
    memset(harvest, 0, sizeof *harvest);
    harvest->schedule.bookings = harvest->bookings;
    harvest->schedule.reached = harvest->reached;
    harvest->schedule.capacity = ORCHARD_BOOKINGS;
    gg_team_search *search = gg_team_begin(&orchard->problem, &harvest->schedule, memory, size, 16);
    harvest->outcome = GG_TEAM_NOT_FOUND;
    if (!search)
        return;
    do
        harvest->outcome = gg_team_run(search, slice);
    while (harvest->outcome == GG_TEAM_SEARCHING);
    harvest->report = *gg_team_reported(search);
}
