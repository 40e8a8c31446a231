/* SPDX-License-Identifier: MIT */
/*
 * Schedules of random small teams, replayed on plain numbers, and compared with a search through
 * all schedules where that ends.
 */
#include "models/team_state.h"
#include "suites.h"
#include "support/run.h"

#include <stdlib.h>
#include <string.h>

enum { TEAMS = 1000, STATES = 20000, MEMORY = 1 << 20, LITTLE = 8000, BEAM = 8 };

/* What a team is planned with. */
struct planned {
    gg_team_booking bookings[TEAM_BOOKINGS];
    uint32_t reached[TEAM_REQUESTS];
    gg_team_schedule schedule;
    gg_team_report report;
    gg_team_outcome outcome;
    bool begun; /* whether it fits into the memory */
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
    planned->begun = search != NULL;
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
    enum team_end end = team_search(team, STATES, false, &best);
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

/* Dispatch may follow other needs than the runtime; but no first members find anything better by it
 * than what all are planned to do. */
static const char *look_at_dispatch(const struct team_plain *team, const struct planned *planned,
                                    const struct team_value *value)
{
    struct team_value simple;
    for (unsigned members = 1; members <= team->members; members++)
        if (team_dispatch(team, members, &simple) &&
            (!planned->schedule.found || team_value_order(value, &simple) > 0))
            return "dispatch is better";
    return NULL;
}

/* No booking can be left out so that less is done and nothing is reached later. */
static const char *look_for_work_in_vain(const struct team_plain *team,
                                         const struct planned *planned,
                                         const struct team_value *value)
{
    struct team_value less;
    for (uint16_t i = 0; i < planned->schedule.count; i++) {
        struct planned part = *planned;
        part.schedule.bookings = part.bookings;
        part.schedule.count--;
        for (uint16_t j = i; j < part.schedule.count; j++)
            part.bookings[j] = part.bookings[j + 1];
        (void)team_replay(team, &part.schedule, &less);
        part.schedule.work = (uint32_t)less.of[2 * TEAM_REQUESTS]; /* as would be told */
        if (!team_replay(team, &part.schedule, &less) && team_value_order(&less, value) < 0)
            return "somebody works in vain";
    }
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
    if (!wrong)
        wrong = look_at_dispatch(team, &planned, &value);
    if (planned.schedule.found && !wrong)
        wrong = look_for_work_in_vain(team, &planned, &value);
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

/* --------------------------------------------------------------- what is proven */

/* Whether all requests are of one priority and their last completion counts first. */
static bool counts_last(const struct team_plain *team)
{
    for (unsigned i = 1; i < team->requests; i++)
        if (team->wish[i].priority != team->wish[0].priority)
            return false;
    return !team->sum;
}

/* Compares what is said to be the best, and the bound, with all schedules, of those too in which
 * somebody waits. */
static const char *look_at_proof(const struct team_plain *team, const struct planned *planned,
                                 const struct team_value *value, struct census *census)
{
    struct team_value best;
    bool proven = planned->outcome == GG_TEAM_PROVEN;
    enum team_end end = team_search(team, STATES, true, &best);
    if (end == TEAM_TOO_MANY)
        return NULL;
    census->compared++;
    census->proven += proven && planned->schedule.found;
    if (end == TEAM_NONE)
        return planned->schedule.found ? "there is no schedule" : NULL;
    census->found++;
    if (proven && !planned->schedule.found)
        return "there is a schedule";
    if (counts_last(team) && planned->report.bound > best.of[0])
        return "there is a shorter one";
    if (!planned->schedule.found)
        return NULL;
    int order = team_value_order(value, &best);
    if (order < 0)
        return "it is better than the best";
    return proven && order > 0 ? "there is a better one" : NULL;
}

/* Two make logs, in 3 and 4 ms. One who is asked for two of them is more important than one who is asked
 * for one: who makes the first log has to wait, so that both come at once and the other one gets
 * none. */
static void waiting_may_be_better(void)
{
    struct team_plain team = {.numbers = 2,
                              .places = 1,
                              .actions = 2,
                              .members = 2,
                              .requests = 2,
                              .tops = {9, 9},
                              .claimed = {true, true}};
    struct team_action make = {.makes = {1},
                               .most_of = -1,
                               .flag = -1,
                               .writes = -1,
                               .trained = -1,
                               .from = -1,
                               .to = -1,
                               .duration = 3};
    struct team_worker worker = {.speed = 1000, .levels = {1000, 1000}, .running = -1};
    struct team_wish one = {.least = 1, .flag = -1, .member = -1};
    struct team_made made;
    struct planned planned;
    struct team_value best, hasty;
    team.action[0] = team.action[1] = make;
    team.action[1].makes[0] = 0;
    team.action[1].makes[1] = 1;
    team.worker[0] = team.worker[1] = worker;
    team.worker[1].levels[0] = 750;
    team.wish[0] = team.wish[1] = one;
    team.wish[1].least = 2;
    team.wish[1].priority = 1;
    CU_ASSERT_EQUAL(team_search(&team, STATES, true, &best), TEAM_BEST);
    CU_ASSERT_EQUAL(team_search(&team, STATES, false, &hasty), TEAM_BEST);
    CU_ASSERT_TRUE(best.of[0] == 4 && hasty.of[0] == 6);
    team_make(&team, &made);
    plan(&made, &planned, MEMORY, UINT32_MAX);
    CU_ASSERT_TRUE(planned.schedule.found);
    CU_ASSERT_EQUAL(planned.outcome, GG_TEAM_FOUND);
    CU_ASSERT_TRUE(planned.report.bound <= 4);
    compiled_free(&made.compiled);
}

/* One who needs two logs at a bench, 3 ms away, makes them anywhere, with a rest of 3 ms after the first.
 * Who does something at the bench in that time, though nobody needs it, is there when the second one is
 * made. */
static void strolling_may_be_better(void)
{
    struct team_plain team = {.numbers = 3,
                              .places = 2,
                              .x = {0, 3},
                              .actions = 3,
                              .members = 1,
                              .requests = 1,
                              .tops = {9, 9, 9}};
    struct team_action anywhere = {.makes = {1},
                                   .most_of = -1,
                                   .flag = -1,
                                   .writes = -1,
                                   .trained = -1,
                                   .from = -1,
                                   .to = -1,
                                   .duration = 1,
                                   .cooldown = 4};
    struct team_action at_bench = {.takes = {2},
                                   .makes = {0, 1},
                                   .most_of = -1,
                                   .flag = -1,
                                   .writes = -1,
                                   .trained = -1,
                                   .from = 1,
                                   .to = 1,
                                   .duration = 1};
    struct team_worker worker = {.speed = 1000, .levels = {1000, 1000}, .running = -1};
    struct team_wish one = {.number = 1, .least = 1, .flag = -1, .member = -1};
    struct team_made made;
    struct planned planned;
    struct team_value best;
    team.action[0] = anywhere;
    team.action[1] = team.action[2] = at_bench;
    memset(team.action[2].takes, 0, sizeof team.action[2].takes);
    team.action[2].makes[1] = 0;
    team.action[2].makes[2] = 1;
    team.worker[0] = worker;
    team.wish[0] = one;
    for (int strolls = 1; strolls >= 0; strolls--) {
        team.actions = 2u + (unsigned)strolls;
        CU_ASSERT_EQUAL(team_search(&team, STATES, false, &best), TEAM_BEST);
        CU_ASSERT_EQUAL(best.of[0], strolls ? 7 : 10);
        team_make(&team, &made);
        plan(&made, &planned, MEMORY, UINT32_MAX);
        CU_ASSERT_TRUE(planned.schedule.found && planned.schedule.makespan == 10);
        CU_ASSERT_EQUAL(planned.outcome, strolls ? GG_TEAM_FOUND : GG_TEAM_PROVEN);
        CU_ASSERT_TRUE(planned.report.bound <= best.of[0]);
        compiled_free(&made.compiled);
    }
}

/* A team may win by waiting: so it is only said to be the best where that is so. */
static void proves_only_what_is_so(void)
{
    struct census census = {0};
    for (unsigned seed = 1; random_case(seed, TEAMS); seed++) {
        struct dice dice = dice_of(seed + 40000);
        struct team_plain team;
        struct team_made made;
        struct planned planned;
        struct team_value value;
        team_random(&team, &dice);
        team_shrink(&team, &dice);
        team_make(&team, &made);
        plan(&made, &planned, MEMORY, UINT32_MAX);
        const char *wrong = NULL;
        if (planned.schedule.found)
            wrong = team_replay(&team, &planned.schedule, &value);
        if (!wrong)
            wrong = look_at_proof(&team, &planned, &value, &census);
        CHECK_SAYING(wrong == NULL, "team %u: %s", seed, wrong);
        compiled_free(&made.compiled);
    }
    unsigned count = random_cases(TEAMS);
    CU_ASSERT_TRUE(census.compared > count / 3);
    CU_ASSERT_TRUE(census.found > count / 5);
    CU_ASSERT_TRUE(census.proven > count / 8);
}

/* ------------------------------------------------------------------- refusals */

/* What is refused without a search, by request. False: the problem does not fit. */
static bool find_refusals(const struct team_made *made, gg_team_refusal *refusals)
{
    uint64_t *memory = malloc(MEMORY);
    struct planned planned = {.begun = false};
    planned.schedule.bookings = planned.bookings;
    planned.schedule.reached = planned.reached;
    planned.schedule.capacity = TEAM_BOOKINGS;
    gg_team_search *search = gg_team_begin(&made->problem, &planned.schedule, memory, MEMORY, BEAM);
    if (search)
        (void)gg_team_refuse(search, refusals);
    free(memory);
    return search != NULL;
}

/* The request that comes next after one, by priority and then in their order; requests: none. */
static unsigned next_wish(const struct team_plain *team, unsigned last)
{
    unsigned next = team->requests;
    for (unsigned i = 0; i < team->requests; i++) {
        int priority = team->wish[i].priority;
        bool behind = last == team->requests || priority < team->wish[last].priority ||
                      (priority == team->wish[last].priority && i > last);
        if (behind && (next == team->requests || priority > team->wish[next].priority))
            next = i;
    }
    return next;
}

/* Each request that is refused cannot be met beside those before it that are not. */
static const char *look_at_refusals(const struct team_plain *team, const struct team_made *made,
                                    unsigned *counts)
{
    gg_team_refusal refusals[TEAM_REQUESTS];
    struct team_plain part = *team;
    struct team_value best;
    if (!find_refusals(made, refusals))
        return NULL;
    part.requests = 0;
    for (unsigned i = next_wish(team, team->requests); i < team->requests; i = next_wish(team, i)) {
        part.wish[part.requests] = team->wish[i];
        if (refusals[i].reason == GG_TEAM_NO_REASON) {
            part.requests++;
            continue;
        }
        part.requests++;
        enum team_end end = team_search(&part, STATES, true, &best);
        part.requests--;
        counts[refusals[i].reason] += end != TEAM_TOO_MANY;
        if (end == TEAM_BEST)
            return "what is refused can be met";
    }
    return NULL;
}

/* Of one number nobody can make more, another one is made of it, and much is asked for. False: there is
 * too little for that. */
static bool make_scarce(struct team_plain *team, struct dice *dice)
{
    unsigned scarce = roll(dice, team->numbers), made = (scarce + 1) % team->numbers;
    struct team_action *action = &team->action[0], *other = &team->action[1];
    if (made == scarce || team->actions < 2)
        return false;
    for (unsigned i = 0; i < team->members; i++) {
        team->worker[i].levels[1] = 0;
        team->worker[i].running = -1;
    }
    for (unsigned i = 0; i < team->actions; i++)
        team->action[i].makes[scarce] = 0;
    memset(action->takes, 0, sizeof action->takes);
    memset(action->makes, 0, sizeof action->makes);
    memset(other->takes, 0, sizeof other->takes);
    action->most_of = other->most_of = -1;
    for (unsigned i = 0; i < team->numbers; i++) /* so that no number is constant */
        other->makes[i] = 1;
    other->skill = 1;
    action->takes[scarce] = action->makes[made] = 1;
    action->skill = -1;
    team->start[scarce] =
        roll(dice, 2) ? (int)roll(dice, 3) % (team->tops[scarce] + 1) : team->tops[scarce];
    for (unsigned i = 0; i < team->requests; i++) {
        struct team_wish *wish = &team->wish[i];
        if (wish->member >= 0 || wish->number < 0)
            continue;
        if (roll(dice, 4))
            wish->number = (int)made;
        wish->least = 1 + (int)roll(dice, (uint32_t)team->tops[wish->number]);
    }
    return true;
}

static void refuses_only_what_is_so(void)
{
    unsigned counts[GG_TEAM_REASONS] = {0};
    for (unsigned seed = 1; random_case(seed, 2 * TEAMS); seed++) {
        struct dice dice = dice_of(seed + 120000);
        struct team_plain team;
        struct team_made made;
        team_random(&team, &dice);
        team_shrink(&team, &dice);
        if (!make_scarce(&team, &dice))
            continue;
        team_make(&team, &made);
        const char *wrong = look_at_refusals(&team, &made, counts);
        CHECK_SAYING(wrong == NULL, "team %u: %s", seed, wrong);
        compiled_free(&made.compiled);
    }
    unsigned count = random_cases(2 * TEAMS);
    CHECK_SAYING(counts[GG_TEAM_OUT_OF_REACH] > count / 20 &&
                     counts[GG_TEAM_RAN_OUT] > count / 100 && counts[GG_TEAM_NO_ROOM] > count / 100,
                 "of %u: %u out of reach, %u ran out, %u without room", count,
                 counts[GG_TEAM_OUT_OF_REACH], counts[GG_TEAM_RAN_OUT], counts[GG_TEAM_NO_ROOM]);
}

/* --------------------------------------------------------------- never worse */

/* One who works or is asked for something: those before do not make a team alone. */
static unsigned fewest_members(const struct team_plain *team)
{
    unsigned fewest = 1;
    for (unsigned i = 0; i < team->members; i++)
        if (team->worker[i].running >= 0)
            fewest = i + 1;
    for (unsigned i = 0; i < team->requests; i++)
        if (team->wish[i].member >= (int)fewest)
            fewest = (unsigned)team->wish[i].member + 1;
    return fewest;
}

/* Plans for the first members of a team, and gives what that comes to: worse than all, if there is no
 * schedule. fits: becomes whether the memory suffices for the problem. */
static const char *plan_for(const struct team_plain *team, unsigned members, uint32_t size,
                            struct team_value *value, bool *fits)
{
    struct team_plain part = *team;
    struct team_made made;
    struct planned planned;
    const char *wrong = NULL;
    part.members = members;
    team_make(&part, &made);
    plan(&made, &planned, size, UINT32_MAX);
    memset(value, 0xff, sizeof *value);
    *fits = planned.begun;
    if (planned.schedule.found)
        wrong = team_replay(&part, &planned.schedule, value);
    compiled_free(&made.compiled);
    return wrong;
}

/* A schedule for some members is no worse than one for fewer. */
static const char *try_more_members(const struct team_plain *team, uint32_t size, unsigned *better)
{
    struct team_value last, value;
    bool fits;
    memset(&last, 0xff, sizeof last);
    for (unsigned members = fewest_members(team); members <= team->members; members++) {
        const char *wrong = plan_for(team, members, size, &value, &fits);
        if (wrong || !fits)
            return wrong;
        if (team_value_order(&value, &last) > 0)
            return "more members are worse";
        *better += members > fewest_members(team) && team_value_order(&value, &last) < 0;
        last = value;
    }
    return NULL;
}

static const char *try_more_nodes(const struct team_plain *team, uint32_t size, unsigned *better)
{
    struct team_value last, value;
    bool fits;
    const char *wrong = plan_for(team, team->members, size, &last, &fits);
    for (unsigned i = 0; i < 3 && !wrong; i++) {
        size += size / 3 & ~7u;
        wrong = plan_for(team, team->members, size, &value, &fits);
        if (!wrong && team_value_order(&value, &last) > 0)
            wrong = "more nodes are worse";
        *better += team_value_order(&value, &last) < 0;
        last = value;
    }
    return wrong;
}

/* The memory is mostly too small for all that there is to be looked at. */
static void more_is_never_worse(void)
{
    unsigned members = 0, nodes = 0;
    for (unsigned seed = 1; random_case(seed, TEAMS); seed++) {
        struct dice dice = dice_of(seed + 80000);
        struct team_plain team;
        team_random(&team, &dice);
        uint32_t size = LITTLE + 8 * roll(&dice, LITTLE / 4);
        const char *wrong = try_more_members(&team, size, &members);
        if (!wrong)
            wrong = try_more_nodes(&team, size, &nodes);
        CHECK_SAYING(wrong == NULL, "team %u: %s", seed, wrong);
    }
    CU_ASSERT_TRUE(members > random_cases(TEAMS) / 6);
    CU_ASSERT_TRUE(nodes > random_cases(TEAMS) / 12);
}

/* --------------------------------------------------------------- what is fixed */

/* Whether a schedule begins as the old one does, up to the last task for which somebody leaves before a
 * time. left: becomes how many are not fixed. */
static const char *look_at_fixed(const gg_team_schedule *schedule, const gg_team_booking *old,
                                 uint16_t old_count, uint32_t fixed, unsigned *left)
{
    unsigned count = 0;
    for (unsigned i = 0; i < schedule->count; i++)
        if (schedule->bookings[i].walk < fixed)
            count = i + 1;
    *left += schedule->count - count;
    for (unsigned i = 0; i < count; i++)
        if (i >= old_count || schedule->bookings[i].member != old[i].member ||
            schedule->bookings[i].action != old[i].action)
            return "somebody leaves for what is not booked";
    return NULL;
}

/* Plans a team, and again with the beginning of that schedule fixed. */
static const char *try_fixed(const struct team_plain *team, struct dice *dice, unsigned *fixed,
                             unsigned *left)
{
    static struct planned first, second;
    struct team_made made;
    struct team_value value;
    const char *wrong = NULL;
    team_make(team, &made);
    plan(&made, &first, roll(dice, 2) ? MEMORY : LITTLE, UINT32_MAX);
    made.problem.old = first.bookings;
    made.problem.old_count = first.schedule.count;
    made.problem.fixed = 1 + roll(dice, 1 + 2 * first.schedule.makespan);
    plan(&made, &second, MEMORY, 1 + roll(dice, 1000));
    if (second.schedule.found)
        wrong = team_replay(team, &second.schedule, &value);
    if (second.schedule.found && !wrong)
        wrong = look_at_fixed(&second.schedule, first.bookings, first.schedule.count,
                              made.problem.fixed, left);
    if (!wrong && second.outcome == GG_TEAM_PROVEN)
        wrong = "it is proven, though there may be others that begin otherwise";
    if (!wrong && counts_last(team) && first.outcome == GG_TEAM_PROVEN && first.schedule.found &&
        second.report.bound > first.schedule.makespan)
        wrong = "the bound is too high";
    *fixed += first.schedule.found && second.schedule.found;
    compiled_free(&made.compiled);
    return wrong;
}

static void what_is_fixed_stays(void)
{
    unsigned fixed = 0, left = 0;
    for (unsigned seed = 1; random_case(seed, TEAMS); seed++) {
        struct dice dice = dice_of(seed + 160000);
        struct team_plain team;
        team_random(&team, &dice);
        const char *wrong = try_fixed(&team, &dice, &fixed, &left);
        CHECK_SAYING(wrong == NULL, "team %u: %s", seed, wrong);
    }
    CHECK_SAYING(fixed > random_cases(TEAMS) / 4 && left > random_cases(TEAMS) / 4,
                 "of %u %u are found again, with %u bookings left", random_cases(TEAMS), fixed,
                 left);
}

void add_team_random_suite(void)
{
    CU_pSuite suite = CU_add_suite("team random", NULL, NULL);
    CU_ADD_TEST(suite, plans_random_teams);
    CU_ADD_TEST(suite, waiting_may_be_better);
    CU_ADD_TEST(suite, strolling_may_be_better);
    CU_ADD_TEST(suite, proves_only_what_is_so);
    CU_ADD_TEST(suite, refuses_only_what_is_so);
    CU_ADD_TEST(suite, more_is_never_worse);
    CU_ADD_TEST(suite, what_is_fixed_stays);
}
