/* SPDX-License-Identifier: MIT */
/*
 * Schedules of random small teams, replayed on plain numbers, and compared with a search through
 * all schedules where that ends.
 */
#include "models/team_plain.h"
#include "suites.h"
#include "support/run.h"

#include <stdlib.h>
#include <string.h>

enum { TEAMS = 1000, STATES = 20000, MEMORY = 1 << 20, BEAM = 8 };

/* What a team is planned with. */
struct planned {
    gg_team_booking bookings[TEAM_BOOKINGS];
    uint32_t reached[TEAM_REQUESTS];
    gg_team_schedule schedule;
    gg_team_report report;
    gg_team_outcome outcome;
};

/* What the teams are like, that the test is worth something. */
struct census {
    unsigned found, none, proven, compared, many, over;
};

static void plan(const struct team_made *made, struct planned *planned, uint32_t size,
                 uint32_t slice)
{
    uint64_t *memory = malloc(size);
    memset(planned, 0, sizeof *planned);
    memset(memory, 0x5a, size);
    planned->schedule.bookings = planned->bookings;
    planned->schedule.reached = planned->reached;
    planned->schedule.capacity = TEAM_BOOKINGS;
    gg_team_search *search = gg_team_begin(&made->problem, &planned->schedule, memory, size, BEAM);
    planned->outcome = search ? GG_TEAM_SEARCHING : GG_TEAM_NOT_FOUND;
    while (planned->outcome == GG_TEAM_SEARCHING)
        planned->outcome = gg_team_run(search, slice);
    if (search)
        planned->report = *gg_team_reported(search);
    free(memory);
}

static const char *compare(const struct team_plain *team, const struct planned *planned,
                           const struct team_value *value, struct census *census)
{
    struct team_value best;
    enum team_end end = team_search(team, STATES, &best);
    bool proven = planned->outcome == GG_TEAM_PROVEN;
    census->compared += end != TEAM_TOO_MANY;
    if (end == TEAM_TOO_MANY)
        return NULL;
    if (end == TEAM_NONE)
        return planned->schedule.found ? "there is no schedule" : NULL;
    if (!planned->schedule.found)
        return proven ? "there is a schedule" : NULL;
    int order = team_value_order(value, &best);
    if (order < 0)
        return "it is better than the best";
    return proven && order != 0 ? "there is a better one" : NULL;
}

/* The schedule is never worse than that of any way. */
static const char *look_at_ways(const struct team_plain *team, const struct planned *planned)
{
    bool alike = !team->sum;
    for (unsigned i = 1; i < team->requests; i++)
        alike &= team->wish[i].priority == team->wish[0].priority;
    for (int way = 0; alike && way < GG_TEAM_WAYS; way++)
        if (planned->report.makespans[way] != GG_TEAM_NEVER &&
            (!planned->schedule.found ||
             planned->report.makespans[way] < planned->schedule.makespan))
            return "a way has found a better one";
    if (alike && planned->schedule.found && planned->report.bound > planned->schedule.makespan)
        return "the bound is too high";
    return NULL;
}

static const char *try_team(const struct team_plain *team, struct census *census)
{
    struct team_made made;
    struct planned planned, sliced;
    struct team_value value;
    team_make(team, &made);
    plan(&made, &planned, MEMORY, UINT32_MAX);
    plan(&made, &sliced, MEMORY, 1 + (unsigned)team->start[0]);
    const char *wrong = look_at_ways(team, &planned);
    if (memcmp(planned.bookings, sliced.bookings, sizeof planned.bookings) != 0 ||
        planned.outcome != sliced.outcome)
        wrong = "slices make a difference";
    if (planned.schedule.found && !wrong)
        wrong = team_replay(team, &planned.schedule, &value);
    if (!wrong)
        wrong = compare(team, &planned, &value, census);
    census->found += planned.schedule.found;
    census->none += planned.outcome == GG_TEAM_PROVEN && !planned.schedule.found;
    census->proven += planned.outcome == GG_TEAM_PROVEN;
    census->many += planned.schedule.count > 4;
    compiled_free(&made.compiled);
    return wrong;
}

static void plans_random_teams(void)
{
    struct census census = {0};
    for (unsigned seed = 1; random_case(seed, TEAMS); seed++) {
        struct dice dice = dice_of(seed);
        struct team_plain team;
        team_random(&team, &dice);
        const char *wrong = try_team(&team, &census);
        CHECK_SAYING(wrong == NULL, "team %u: %s", seed, wrong);
    }
    unsigned count = random_cases(TEAMS);
    CU_ASSERT_TRUE(census.found > count / 3);
    CU_ASSERT_TRUE(census.none > count / 50);
    CU_ASSERT_TRUE(census.proven > count / 3);
    CU_ASSERT_TRUE(census.compared > count / 3);
    CU_ASSERT_TRUE(census.many > count / 40);
}

void add_team_random_suite(void)
{
    CU_pSuite suite = CU_add_suite("team random", NULL, NULL);
    CU_ADD_TEST(suite, plans_random_teams);
}
