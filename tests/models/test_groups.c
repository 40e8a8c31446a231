/* SPDX-License-Identifier: MIT */
/*
 * Groups of bools of which at most one holds act as one fact in tables of estimates
 * (gen/guidance/groups.h). Random problems of bools alone, where tokens stand on places, are put away,
 * come back and are changed for others, are planned with the tables alone, from states that actions lead
 * to and from any others, and compared with a uniform-cost search over sets of bits.
 */
#include "models/goap_facts.h"
#include "goap/search.h"
#include "suites.h"
#include "support/run.h"
#include "support/search_room.h"
#include "support/support.h"
#include "tables/pack_policy.h"
#include "tables/pack_table.h"

#include <stdlib.h>
#include <string.h>

enum { FACTS = 20, ACTIONS = 80, BOXES = 2, STATES = 4096, TRIALS = 1200, WALK = 8, NODES = 20000 };

/* What is asked for or made: bits that hold and that do not. */
struct bits {
    uint32_t on, off;
};

struct deed {
    struct bits before, after;
    uint32_t cost;
};

/* A problem of bools; the first ones are in groups. */
struct puzzle {
    struct dice dice;
    int facts, actions, boxes;
    struct deed deeds[ACTIONS];
    struct bits goal[BOXES];
    uint32_t start;
};

static bool holds(struct bits bits, uint32_t state)
{
    return (state & bits.on) == bits.on && !(state & bits.off);
}

static uint32_t after(const struct deed *deed, uint32_t state)
{
    return (state & ~deed->after.off) | deed->after.on;
}

/* ----------------------------------------------------------- uniform-cost search */

/* The states that were come to, and what they cost; done: it is certain. */
struct reached {
    uint32_t states[STATES], costs[STATES];
    bool done[STATES];
    int count;
};

static void reach(struct reached *reached, uint32_t state, uint32_t cost)
{
    int i = 0;
    while (i < reached->count && reached->states[i] != state)
        i++;
    if (i == STATES || (i < reached->count && reached->costs[i] <= cost))
        return;
    reached->states[i] = state;
    reached->costs[i] = cost;
    reached->done[i] = false;
    reached->count += i == reached->count;
}

static bool is_goal(const struct puzzle *puzzle, uint32_t state)
{
    for (int i = 0; i < puzzle->boxes; i++)
        if (holds(puzzle->goal[i], state))
            return true;
    return false;
}

/* What the cheapest plan costs; -1: there is none; -2: there are too many states. */
static long cheapest(const struct puzzle *puzzle, uint32_t state)
{
    static struct reached reached;
    reached.count = 0;
    reach(&reached, state, 0);
    for (;;) {
        int best = -1;
        for (int i = 0; i < reached.count; i++)
            if (!reached.done[i] && (best < 0 || reached.costs[i] < reached.costs[best]))
                best = i;
        if (best < 0)
            return -1;
        if (reached.count == STATES)
            return -2;
        reached.done[best] = true;
        if (is_goal(puzzle, reached.states[best]))
            return (long)reached.costs[best];
        for (int i = 0; i < puzzle->actions; i++)
            if (holds(puzzle->deeds[i].before, reached.states[best]))
                reach(&reached, after(&puzzle->deeds[i], reached.states[best]),
                      reached.costs[best] + puzzle->deeds[i].cost);
    }
}

/* --------------------------------------------------------------- random problems */

static void add_deed(struct puzzle *puzzle, struct bits before, struct bits changes)
{
    if (puzzle->actions == ACTIONS)
        return;
    puzzle->deeds[puzzle->actions++] =
        (struct deed){before, changes, (uint32_t)pick(&puzzle->dice, 4)};
}

static uint32_t any_of(struct puzzle *puzzle, int first, int count)
{
    return (uint32_t)1 << (first + pick(&puzzle->dice, count));
}

/* A token that is on one of so many places, or maybe on none: ways between them, some of which ask for a
 * flag or change one, and ways off and on. */
static void add_token(struct puzzle *puzzle, int first, int places, int flags)
{
    uint32_t all = (((uint32_t)1 << places) - 1) << first;
    bool can_end = one_in(&puzzle->dice, 3), can_come = one_in(&puzzle->dice, 3);
    for (int i = 0; i < places * 2; i++) {
        uint32_t from = any_of(puzzle, first, places), to = any_of(puzzle, first, places);
        struct bits before = {from, 0}, changes = {to, from & ~to};
        if (one_in(&puzzle->dice, 3))
            *(one_in(&puzzle->dice, 2) ? &before.on : &before.off) |= any_of(puzzle, flags, 3);
        if (one_in(&puzzle->dice, 4))
            *(one_in(&puzzle->dice, 2) ? &changes.on : &changes.off) |= any_of(puzzle, flags, 3);
        changes.off &= ~changes.on;
        add_deed(puzzle, before, changes);
    }
    if (can_end) /* from wherever it is, or from one of two places */
        add_deed(puzzle, (struct bits){0, 0},
                 (struct bits){0, one_in(&puzzle->dice, 2) ? all
                                                           : any_of(puzzle, first, places) |
                                                                 any_of(puzzle, first, places)});
    if (can_come) /* from nowhere */
        add_deed(puzzle, (struct bits){0, all}, (struct bits){any_of(puzzle, first, places), 0});
    if (one_in(&puzzle->dice, 3)) { /* from wherever it is */
        uint32_t to = any_of(puzzle, first, places);
        add_deed(puzzle, (struct bits){0, 0}, (struct bits){to, all & ~to});
    }
    if (!one_in(&puzzle->dice, 6))
        puzzle->start |= any_of(puzzle, first, places);
}

static struct puzzle puzzle_of(uint64_t seed)
{
    struct puzzle puzzle = {.dice = dice_of(seed)};
    int tokens = 1 + pick(&puzzle.dice, 3), places[3], flags = 0;
    for (int i = 0; i < tokens; i++)
        flags += places[i] = 2 + pick(&puzzle.dice, tokens > 2 ? 3 : 5);
    puzzle.facts = flags + 3;
    for (int i = 0, first = 0; i < tokens; first += places[i++])
        add_token(&puzzle, first, places[i], flags);
    for (int i = 0; i < 3; i++) {
        uint32_t flag = (uint32_t)1 << (flags + i);
        add_deed(&puzzle, (struct bits){any_of(&puzzle, 0, flags), 0}, (struct bits){flag, 0});
        add_deed(&puzzle, (struct bits){flag, 0}, (struct bits){0, flag});
    }
    puzzle.boxes = 1 + one_in(&puzzle.dice, 3);
    for (int i = 0; i < puzzle.boxes; i++) {
        for (int j = 0, first = 0; j < tokens; first += places[j++])
            *(one_in(&puzzle.dice, 5) ? &puzzle.goal[i].off : &puzzle.goal[i].on) |=
                any_of(&puzzle, first, places[j]);
        puzzle.goal[i].on |= any_of(&puzzle, flags, 3);
    }
    return puzzle;
}

/* Writes what bits are to be or become, with something between them. */
static void write_bits(struct text *yaml, struct bits bits, int facts, const char *between)
{
    const char *gap = "";
    for (int i = 0; i < facts; i++) {
        if (!((bits.on | bits.off) >> i & 1))
            continue;
        text_add(yaml, "%s%sb%d", gap, bits.off >> i & 1 ? "not " : "", i);
        gap = between;
    }
}

static void write_puzzle(struct text *yaml, const struct puzzle *puzzle, int table)
{
    text_add(yaml, "domain: d\nstate: {b0: bool");
    for (int i = 1; i < puzzle->facts; i++)
        text_add(yaml, ", b%d: bool", i);
    text_add(yaml, "}\nstart: [");
    write_bits(yaml, (struct bits){puzzle->start, 0}, puzzle->facts, ", ");
    text_add(yaml, "]\nactions:\n");
    for (int i = 0; i < puzzle->actions; i++) {
        const struct deed *deed = &puzzle->deeds[i];
        text_add(yaml, "  a%d: {cost: %u, preconditions: [", i, (unsigned)deed->cost);
        write_bits(yaml, deed->before, puzzle->facts, ", ");
        text_add(yaml, "], effects: [");
        write_bits(yaml, deed->after, puzzle->facts, ", ");
        text_add(yaml, "]}\n");
    }
    text_add(yaml, "goals:\n  aim:\n    conditions: ");
    for (int i = 0; i < puzzle->boxes; i++) {
        text_add(yaml, i ? " or (" : "(");
        write_bits(yaml, puzzle->goal[i], puzzle->facts, " and ");
        text_add(yaml, ")");
    }
    text_add(yaml, "\n");
    text_add(yaml, "limits: {table: %d, nodes: %d}\n", table, NODES);
}

/* -------------------------------------------------------------------- planning */

/* What was compared. */
struct census {
    unsigned grouped, always, read, guided, unguided, unsolvable, expanded, blind;
};

/* A planner that has the tables alone. */
struct subject {
    const struct puzzle *puzzle;
    const struct tables *tables;
    gg_agent_type agent_type;
    gg_heuristic heuristic;
    const gg_heuristic *heuristics[1];
    struct search_room room;
    uint64_t packed[FACTS];
};

/* Plans with the tables, or without; -1: there is no plan, -2: it was given up. */
static long plan(struct subject *subject, uint32_t state, bool with_tables)
{
    const gg_domain *domain = &subject->tables->domain;
    gg_goal_problem problem = {
        .domain = domain, .agent_type = &subject->agent_type, .state = subject->packed};
    for (int i = 0; i < subject->puzzle->facts; i++)
        gg_write(domain, (uint16_t)subject->tables->layout.numbers[i], state >> i & 1,
                 subject->packed);
    subject->heuristic.table_count =
        with_tables ? domain->agent_types[0].heuristics[0]->table_count : 0;
    subject->heuristic.reading = with_tables ? &gg_walk_reading : NULL;
    gg_outcome outcome = gg_plan_make(&subject->room.search, &problem, &subject->room.plan);
    if (outcome != GG_FOUND)
        return outcome == GG_NO_PLAN ? -1 : -2;
    uint32_t cost = 0;
    for (uint16_t i = 0; i < subject->room.plan.length; i++) {
        const struct deed *deed = &subject->puzzle->deeds[subject->room.plan.steps[i]];
        CU_ASSERT(holds(deed->before, state));
        state = after(deed, state);
        cost += deed->cost;
    }
    CU_ASSERT(is_goal(subject->puzzle, state));
    CU_ASSERT_EQUAL(cost, subject->room.search.cost);
    return (long)cost;
}

static void check_state(struct subject *subject, uint32_t state, uint64_t seed,
                        struct census *census)
{
    long expected = cheapest(subject->puzzle, state);
    if (expected == -2)
        return;
    long blind = plan(subject, state, false);
    uint32_t expanded = subject->room.search.expanded;
    long found = plan(subject, state, true);
    CHECK_SAYING(found == expected && blind == expected,
                 "seed %lu, state %lx: %ld instead of %ld, without tables %ld", (unsigned long)seed,
                 (unsigned long)state, found, expected, blind);
    bool guided = tables_cover(&subject->heuristic, subject->packed);
    *(guided ? &census->guided : &census->unguided) += 1;
    census->unsolvable += expected == -1;
    census->expanded += guided ? subject->room.search.expanded : 0;
    census->blind += guided ? expanded : 0;
}

/* Plans from states of a random walk, and from such with bits changed at will. */
static void check_states(struct subject *subject, uint64_t seed, struct census *census)
{
    struct dice dice = dice_of(seed);
    uint32_t state = subject->puzzle->start;
    for (int i = 0; i < WALK; i++) {
        check_state(subject, state, seed, census);
        check_state(subject, state ^ roll(&dice, (uint32_t)1 << subject->puzzle->facts), seed,
                    census);
        for (int tries = 0; tries < ACTIONS; tries++) {
            const struct deed *deed =
                &subject->puzzle->deeds[pick(&dice, subject->puzzle->actions)];
            if (!holds(deed->before, state))
                continue;
            state = after(deed, state);
            break;
        }
    }
}

static void check_puzzle(uint64_t seed, struct census *census)
{
    static const int tables[] = {40, 100, 300, 1000};
    struct text yaml = {0};
    struct puzzle puzzle = puzzle_of(seed);
    write_puzzle(&yaml, &puzzle, tables[seed / 7 % 4]);
    struct compiled compiled = compile_text(yaml.data);
    CHECK_SAYING(compiled.tables != NULL, "%s",
                 compiled.messages.data ? compiled.messages.data : "");
    const gg_heuristic *heuristic =
        compiled.tables ? compiled.tables->domain.agent_types[0].heuristics[0] : NULL;
    if (heuristic && heuristic->policy && heuristic->policy->invariant_count > 0 &&
        !policy_is_for_nearest(heuristic->policy)) {
        CU_ASSERT_PTR_NULL(heuristic->groups);
        census->read++;
    }
    if (heuristic && heuristic->groups) {
        struct subject subject = {.puzzle = &puzzle, .tables = compiled.tables};
        subject.agent_type = compiled.tables->domain.agent_types[0];
        subject.heuristic = *heuristic;
        subject.heuristic.policy = NULL;
        subject.heuristics[0] = &subject.heuristic;
        subject.agent_type.heuristics = subject.heuristics;
        subject.room = search_room_of(&compiled.tables->domain, NODES, 100);
        census->grouped++;
        for (size_t i = 0; i < group_row_count(heuristic->groups); i++)
            census->always += heuristic->groups->rows[i].some;
        check_states(&subject, seed, census);
        search_room_free(&subject.room);
    }
    compiled_free(&compiled);
    text_free(&yaml);
}

static void tables_of_groups_estimate_no_more_than_plans_cost(void)
{
    struct census census = {0};
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++)
        check_puzzle(seed, &census);
    CHECK_SAYING(
        census.grouped > random_cases(TRIALS / 4) && census.read > random_cases(TRIALS / 300) &&
            census.always > random_cases(TRIALS / 4) && census.guided > random_cases(2 * TRIALS) &&
            census.unguided > random_cases(TRIALS) && census.unsolvable > random_cases(TRIALS) &&
            census.expanded < census.blind / 4,
        "%u grouped, %u always, %u read; %u guided, %u unguided, %u unsolvable, %u expanded, %u "
        "blind",
        census.grouped, census.always, census.read, census.guided, census.unguided,
        census.unsolvable, census.expanded, census.blind);
}

void add_groups_suite(void)
{
    CU_pSuite suite = CU_add_suite("groups", NULL, NULL);
    CU_ADD_TEST(suite, tables_of_groups_estimate_no_more_than_plans_cost);
}
