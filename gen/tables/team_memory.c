/* SPDX-License-Identifier: MIT */
/*
 * The memory that a team plans in: see team_memory.h. What the problem takes is bounded by what the
 * tables say, in bytes of a machine with pointers of 64 bits. What is reported is asked of the
 * scheduler itself, with members that can do everything.
 */
#include "tables/team_memory.h"

#include "gg_team_agents.h"

#include <inttypes.h>

/* ------------------------------------------------------------------ the default */

/* A node for each request in each schedule of the beam, but no fewer than those in which the beam
 * comes to its end where it is narrow. */
static uint32_t default_nodes(const struct agent_team *team)
{
    enum { FEWEST = 8 };
    return GG_TEAM_BEAM_WIDTH * (team->requests > FEWEST ? team->requests : FEWEST);
}

uint32_t team_nodes(const struct domain *domain)
{
    return domain->limits.nodes_given ? domain->limits.nodes : default_nodes(&domain->team);
}

static size_t count_constraints(const struct dnf *condition)
{
    size_t count = 0;
    for (size_t i = 0; i < condition->count; i++)
        count += condition->items[i].count + 1;
    return count;
}

/* What all actions and requests ask for, each as often as it comes up. */
static size_t count_needs(const struct problem *problem)
{
    size_t needs = 0, most = 0;
    for (size_t i = 0; i < problem->action_count; i++)
        needs += count_constraints(&problem->actions[i].condition);
    for (size_t i = 0; i < problem->goal_count; i++) {
        size_t count = count_constraints(&problem->goals[i].condition);
        most = count > most ? count : most;
    }
    return needs + most * problem->domain->team.requests;
}

/* The bytes of the problem: its numbers, and lists that have room for all bookings. */
static size_t problem_bytes(const struct tables *tables)
{
    enum {
        FIXED = 3072,
        FACT = 32,
        NEED = 56,
        ACTION = 96,
        REQUEST = 112,
        MEMBER = 96,
        BOOKING = 164,
        TIMES = 12, /* of a member for an action, or from a place to another one */
        WORDS = 7   /* moments that are worked on, of 32-bit words */
    };
    const struct agent_team *team = &tables->problem->domain->team;
    const gg_domain *domain = &tables->domain;
    size_t members = team->members, actions = domain->action_count, facts = domain->fact_count;
    size_t places = domain->places ? domain->places->count : 0,
           needs = count_needs(tables->problem);
    return FIXED + facts * (FACT + 8 * WORDS) + needs * (NEED + 2 * (actions + 1)) +
           actions * ACTION + team->requests * (size_t)REQUEST +
           members * (MEMBER + TEAM_BOOKINGS_OF_MEMBER * BOOKING + TIMES * actions +
                      TIMES * places * (places + 1) + 4 * WORDS * (facts + 3));
}

/* The bytes of a node: a moment in which every fact counts. */
static size_t node_bytes(const struct tables *tables)
{
    enum { LINKS = 18, MEMBER = 3 };
    const gg_domain *domain = &tables->domain;
    size_t words = LINKS, members = tables->problem->domain->team.members, own = MEMBER;
    for (uint16_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i].shared)
            words += 2;
        else if (!domain->places || i != domain->places->fact)
            own++;
    for (size_t i = 0; i < tables->problem->action_count; i++)
        own += tables->problem->actions[i].action->cooldown > 0;
    return sizeof(uint32_t) * (words + members * own);
}

/* The bytes with so many nodes: by default no more than MODEST, and 256 MiB at the most. */
static size_t bytes_with(const struct tables *tables, uint32_t nodes, bool given)
{
    enum { MOST = 1 << 28, MODEST = (1 << 20) + (1 << 16), ASKED = 31 /* see gg_team_begin */ };
    size_t bytes = problem_bytes(tables) + nodes * node_bytes(tables);
    bytes += bytes / ASKED;
    size_t most = given ? MOST : MODEST;
    return (bytes < most ? bytes : most) / sizeof(uint64_t) * sizeof(uint64_t);
}

size_t team_memory_words(const struct tables *tables)
{
    const struct domain *domain = tables->problem->domain;
    return bytes_with(tables, team_nodes(domain), domain->limits.nodes_given) / sizeof(uint64_t);
}

/* -------------------------------------------------------------------- the report */

/* A problem of all members and requests: the goals in turn, of a personal one for the members in
 * turn. */
static gg_team_problem whole_problem(struct pool *pool, const struct tables *tables)
{
    const struct agent_team *team = &tables->problem->domain->team;
    const gg_domain *domain = &tables->domain;
    gg_team_member *members = pool_take(pool, team->members * sizeof *members);
    gg_team_request *requests = pool_take(pool, team->requests * sizeof *requests);
    uint32_t *levels = pool_take(pool, (tables->team.skill_count + 1u) * sizeof *levels);
    for (uint16_t i = 0; i < tables->team.skill_count; i++)
        levels[i] = 1000;
    for (uint16_t i = 0; i < team->members; i++)
        members[i] = (gg_team_member){.state = domain->start,
                                      .levels = levels,
                                      .speed = 1000,
                                      .running = GG_NONE,
                                      .place = domain->places ? 0 : GG_NONE};
    for (uint16_t i = 0; i < team->requests; i++) {
        uint16_t goal = i % domain->goal_count;
        bool personal = tables->problem->goals[goal].goal->personal;
        requests[i] = (gg_team_request){
            &domain->goals[goal].condition,
            0,
            personal ? (uint16_t)(i / domain->goal_count % team->members) : GG_NONE,
            0,
            0,
            false};
    }
    return (gg_team_problem){.tables = &tables->team,
                             .state = domain->start,
                             .members = members,
                             .requests = requests,
                             .points = domain->places ? domain->places->points : NULL,
                             .capacities = tables->team.capacities,
                             .member_count = team->members,
                             .request_count = team->requests,
                             .sum = tables->team.sum};
}

/* What the books take of the memory before the scheduler gets it. */
static size_t bytes_of_books(const struct agent_team *team)
{
    size_t bookings = (size_t)team->members * TEAM_BOOKINGS_OF_MEMBER;
    return team->members * (sizeof(gg_team_member) + sizeof(uint16_t)) +
           team->requests * (sizeof(gg_team_request) + sizeof(uint16_t) + sizeof(uint32_t) +
                             sizeof(gg_team_refusal)) +
           bookings * (2 * sizeof(gg_team_booking) + sizeof(uint16_t)) + 8 * sizeof(uint64_t);
}

/* The nodes that so many bytes have room for with all members and requests; 0: not for these. */
static uint32_t nodes_in(const struct tables *tables, size_t bytes)
{
    const struct agent_team *team = &tables->problem->domain->team;
    struct pool *pool = pool_new();
    gg_team_problem problem = whole_problem(pool, tables);
    size_t books = bytes_of_books(team);
    gg_team_schedule schedule = {.capacity = (uint16_t)(team->members * TEAM_BOOKINGS_OF_MEMBER)};
    uint32_t nodes = 0;
    if (bytes > books) {
        void *memory = pool_take(pool, bytes - books);
        const gg_team_search *search = gg_team_begin(&problem, &schedule, memory,
                                                     (uint32_t)(bytes - books), GG_TEAM_BEAM_WIDTH);
        nodes = search ? gg_team_reported(search)->nodes : 0;
    }
    pool_free(pool);
    return nodes;
}

static void add_room(struct text *text, const struct tables *tables, size_t bytes)
{
    uint32_t nodes = nodes_in(tables, bytes);
    if (nodes)
        text_add(text, "%" PRIu32 " nodes in %zu bytes", nodes, bytes);
    else
        text_add(text, "no room in %zu bytes", bytes);
}

void team_memory_add_report(struct text *text, const struct tables *tables)
{
    const struct domain *domain = tables->problem->domain;
    uint32_t nodes = team_nodes(domain), less = default_nodes(&domain->team);
    text_add(text, "team: for %u members and %u requests ", domain->team.members,
             domain->team.requests);
    add_room(text, tables, team_memory_words(tables) * sizeof(uint64_t));
    if (less >= nodes)
        less = nodes / 2;
    if (less > 0) {
        text_add(text, "; with limits: {nodes: %" PRIu32 "} ", less);
        add_room(text, tables, bytes_with(tables, less, true));
    }
    text_add(text, "\n");
}
