/* SPDX-License-Identifier: MIT */
/*
 * A guard on a grid of 30 by 30 cells with walls, and one with 500 waypoints: facts of many
 * symbols. The grid stands a second time as numbers here, with a breadth-first search of its
 * own; plans are carried out on it step by step, and cost what that search says. It shares
 * nothing with the compiler or the runtime but the names of cells and steps.
 */
#include "support/search_room.h"
#include "suites.h"
#include "support/support.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

enum { SIDE = 30, CELLS = SIDE * SIDE, STEPS = 2000, NODES = 1 << 15, WAYPOINTS = 500 };

/* ------------------------------------------------------------------ the grid */

struct grid {
    bool walls[CELLS];
};

/* The last column and the first row are free, one cell is walled in. */
static struct grid random_grid(struct dice *dice)
{
    struct grid grid = {{false}};
    for (int i = SIDE; i < CELLS; i++)
        grid.walls[i] = i % SIDE < SIDE - 1 && roll(dice, 4) == 0;
    grid.walls[5 * SIDE + 5] = false;
    grid.walls[4 * SIDE + 5] = grid.walls[6 * SIDE + 5] = true;
    grid.walls[5 * SIDE + 4] = grid.walls[5 * SIDE + 6] = true;
    return grid;
}

/* The cell beside another one, or -1. */
static int neighbour(const struct grid *grid, int cell, int direction)
{
    static const int right[4] = {1, -1, 0, 0}, down[4] = {0, 0, 1, -1};
    int x = cell % SIDE + right[direction], y = cell / SIDE + down[direction];
    bool inside = x >= 0 && x < SIDE && y >= 0 && y < SIDE;
    return inside && !grid->walls[y * SIDE + x] ? y * SIDE + x : -1;
}

/* How many steps it is from a cell to each; -1: there is no way. */
static void measure(const struct grid *grid, int from, int distances[CELLS])
{
    int queue[CELLS], first = 0, count = 0;
    for (int i = 0; i < CELLS; i++)
        distances[i] = -1;
    distances[from] = 0;
    queue[count++] = from;
    while (first < count) {
        int cell = queue[first++];
        for (int i = 0; i < 4; i++) {
            int next = neighbour(grid, cell, i);
            if (next < 0 || distances[next] >= 0)
                continue;
            distances[next] = distances[cell] + 1;
            queue[count++] = next;
        }
    }
}

/* ---------------------------------------------------------------- as a domain */

/* The cells that a condition lists: scattered, so that no two stand together. */
enum { LISTED = 5 };
static const int listed[LISTED] = {5 * SIDE + 5, 7 * SIDE - 1, 12 * SIDE - 1, 3, 30 * SIDE - 1};

static void write_cells(struct text *yaml, const int *cells, int count)
{
    for (int i = 0; i < count; i++)
        text_add(yaml, "%sc%d", i ? ", " : "", cells ? cells[i] : i);
}

static void write_grid(const struct grid *grid, struct text *yaml)
{
    text_add(yaml, "domain: d\ntypes:\n  cell: [");
    write_cells(yaml, NULL, CELLS);
    text_add(yaml, "]\nstate:\n  at: cell\n  seen: bool\n"
                   "  adjacent(cell, cell): {type: bool, constant: true}\nstart:\n");
    for (int i = 0; i < CELLS; i++)
        for (int j = 0; j < 4; j++)
            if (!grid->walls[i] && neighbour(grid, i, j) >= 0)
                text_add(yaml, "  - adjacent(c%d, c%d)\n", i, neighbour(grid, i, j));
    text_add(yaml, "actions:\n"
                   "  step(cell from, cell to):\n"
                   "    preconditions: [at == from, 'adjacent(from, to)']\n"
                   "    effects: at = to\n"
                   "  look: {preconditions: 'at in [");
    write_cells(yaml, listed, LISTED);
    text_add(yaml,
             "]', effects: seen}\n"
             "goals:\n"
             "  corner: {conditions: at == c%d}\n"
             "  listed: {conditions: 'at in [",
             CELLS - 1);
    write_cells(yaml, listed, LISTED);
    text_add(yaml,
             "]'}\n"
             "  away: {conditions: 'not at in [c0, c1, c2, c30, c31, c32]'}\n"
             "  guard: {conditions: [seen, at != c%d]}\n"
             "limits: {plan: %d}\n",
             listed[1], STEPS);
}

/* The least number of actions to a goal, by its number in the domain; -1: no plan. */
static int expected_steps(const struct grid *grid, int goal, int from)
{
    static const int near[6] = {0, 1, 2, 30, 31, 32};
    int distances[CELLS], best = -1;
    measure(grid, from, distances);
    for (int i = 0; i < CELLS; i++) {
        bool wanted = goal == 0 ? i == CELLS - 1 : goal == 2;
        int more = 0;
        for (int j = 0; goal == 2 && j < 6; j++)
            wanted &= i != near[j];
        for (int j = 0; (goal == 1 || goal == 3) && j < LISTED; j++)
            wanted |= i == listed[j];
        if (goal == 3) /* it looks, and steps on where it must not stay */
            more = i == listed[1] ? 2 : 1;
        if (wanted && distances[i] >= 0 && (best < 0 || distances[i] + more < best))
            best = distances[i] + more;
    }
    return best;
}

/* Carries a plan out by the names of its steps: whether it can be, and leads to the goal. */
static bool plan_works(const struct tables *tables, const struct grid *grid, const gg_plan *plan,
                       int goal, int at)
{
    bool seen = false, fine = true;
    for (uint16_t i = 0; i < plan->length && fine; i++) {
        int from, to;
        const char *name = tables->problem->actions[plan->steps[i]].name;
        if (sscanf(name, "step(c%d, c%d)", &from, &to) == 2) {
            bool beside = false;
            for (int j = 0; j < 4; j++)
                beside |= neighbour(grid, at, j) == to;
            fine = from == at && beside;
            at = to;
        } else {
            fine = false;
            for (int j = 0; j < LISTED; j++)
                fine |= at == listed[j];
            seen = true;
        }
    }
    bool is_listed = false;
    for (int j = 0; j < LISTED; j++)
        is_listed |= at == listed[j];
    bool reached = goal == 0   ? at == CELLS - 1
                   : goal == 1 ? is_listed
                   : goal == 2 ? at / SIDE > 1 || at % SIDE > 2
                               : seen && at != listed[1];
    return fine && reached;
}

/* ------------------------------------------------------------------- plannings */

enum way { FORWARD, BACKWARD, MADE_AT_RUN_TIME, WAYS };

/* Plans a goal of a domain; with a condition where that is not NULL. */
static gg_outcome plan(const gg_domain *domain, struct search_room *room, int goal, enum way way,
                       const uint64_t *state)
{
    gg_goal_problem problem = {
        .domain = domain, .agent_type = &domain->agent_types[0], .state = state};
    problem.goal = way == MADE_AT_RUN_TIME ? GG_NONE : (uint16_t)goal;
    problem.condition = &domain->goals[goal].condition;
    problem.backward = way == BACKWARD ? &gg_regressing : NULL;
    return gg_plan_make(&room->search, &problem, &room->plan);
}

static void check_plan(const struct compiled *compiled, const struct grid *grid, int goal,
                       enum way way, int from)
{
    const gg_domain *domain = &compiled->tables->domain;
    struct search_room room = search_room_of(domain, NODES, STEPS);
    uint64_t state[4];
    CU_ASSERT_FATAL(domain->word_count <= 4);
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    gg_write(domain, fact_number(compiled->tables, "at"), (uint32_t)from, state);
    gg_outcome outcome = plan(domain, &room, goal, way, state);
    int expected = expected_steps(grid, goal, from);
    bool fine = expected < 0 ? outcome == GG_NO_PLAN
                             : outcome == GG_FOUND && room.plan.length == expected &&
                                   plan_works(compiled->tables, grid, &room.plan, goal, from);
    CU_ASSERT_TRUE(fine);
    if (!fine)
        printf("goal %d from %d, way %d: outcome %d, %d steps, expected %d\n", goal, from, (int)way,
               (int)outcome, room.plan.length, expected);
    search_room_free(&room);
}

static void a_guard_on_a_grid_takes_the_shortest_way(void)
{
    struct dice dice = dice_of(7);
    struct text yaml = {0};
    struct grid grid = random_grid(&dice);
    write_grid(&grid, &yaml);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    for (int goal = 0; goal < 4; goal++) {
        check_plan(&compiled, &grid, goal, FORWARD, 0);
        check_plan(&compiled, &grid, goal, FORWARD, 5 * SIDE + 5);
        for (int i = 0; i < 20; i++) {
            int from = (int)roll(&dice, CELLS);
            if (!grid.walls[from])
                check_plan(&compiled, &grid, goal, i ? FORWARD : BACKWARD, from);
        }
        check_plan(&compiled, &grid, goal, MADE_AT_RUN_TIME, 3 * SIDE - 1);
    }
    compiled_free(&compiled);
    text_free(&yaml);
}

/* ------------------------------------------------------------------- waypoints */

static void write_waypoints(struct text *yaml)
{
    text_add(yaml, "domain: d\ntypes:\n  waypoint: [");
    write_cells(yaml, NULL, WAYPOINTS);
    text_add(yaml,
             "]\nlimits: {wants: 1} # so that goals made at run time are searched for backward\n"
             "state:\n  at: waypoint\n  bell: waypoint\n  rung: bool\n"
             "actions:\n"
             "  go_to(waypoint to): {preconditions: at != to, effects: at = to, cost: 2}\n"
             "  carry(waypoint to):\n"
             "    {preconditions: [bell != to, at == to], effects: bell = to, cost: 5}\n"
             "  ring: {preconditions: 'at in [c3, c250, c251, c499]', effects: rung}\n"
             "goals:\n"
             "  guard: {conditions: [rung, at == c400]}\n"
             "  home: {conditions: [rung, at != c3, 'not at in [c250, c251, c499]']}\n"
             "  moved: {conditions: [bell == c77, rung, at != c77]}\n");
}

/* Each waypoint is one step from any other, so that the costs are known: to one of those that
 * have a bell, and on from there. */
static void any_waypoint_is_one_step_from_another(void)
{
    static const struct {
        int goal, from;
        uint32_t cost, steps;
    } ways[] = {{0, 0, 5, 3},  {0, 3, 3, 2},  {0, 400, 5, 3}, {1, 251, 3, 2},
                {1, 12, 5, 3}, {2, 77, 8, 3}, {2, 0, 10, 4},  {2, 250, 10, 4}};
    struct text yaml = {0};
    write_waypoints(&yaml);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    const gg_domain *domain = &compiled.tables->domain;
    for (size_t i = 0; i < WAYS * (sizeof ways / sizeof *ways); i++) {
        size_t number = i / WAYS;
        struct search_room room = search_room_of(domain, NODES, STEPS);
        uint64_t state[4];
        CU_ASSERT_FATAL(domain->word_count <= 4);
        memcpy(state, domain->start, domain->word_count * sizeof *state);
        gg_write(domain, fact_number(compiled.tables, "at"), (uint32_t)ways[number].from, state);
        gg_outcome outcome = plan(domain, &room, ways[number].goal, (enum way)(i % WAYS), state);
        bool fine = outcome == GG_FOUND && room.search.cost == ways[number].cost &&
                    room.plan.length == ways[number].steps &&
                    gg_plan_check(domain, &room.plan, 0, state) == room.plan.length &&
                    gg_holds(domain, &domain->goals[ways[number].goal].condition, state);
        CU_ASSERT_TRUE(fine);
        if (!fine)
            printf("case %zu, way %zu: outcome %d, cost %u, %u steps\n", number, i % WAYS,
                   (int)outcome, (unsigned)room.search.cost, room.plan.length);
        search_room_free(&room);
    }
    compiled_free(&compiled);
    text_free(&yaml);
}

void add_grid_suite(void)
{
    CU_pSuite suite = CU_add_suite("grid", NULL, NULL);
    CU_ADD_TEST(suite, a_guard_on_a_grid_takes_the_shortest_way);
    CU_ADD_TEST(suite, any_waypoint_is_one_step_from_another);
}
