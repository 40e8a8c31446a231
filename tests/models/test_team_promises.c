/* SPDX-License-Identifier: MIT */
/*
 * Random lives of teams that are asked for more and more: a request is not begun to be planned while
 * all who could help have their queues full, and does not wait longer than that; and what a request
 * was promised holds, whatever is asked for later. Who could help is found on plain numbers.
 */
#include "models/team_life.h"
#include "suites.h"
#include "support/crew.h"
#include "support/run.h"

#include <stdlib.h>
#include <string.h>

enum { TEAMS = 120, STEP = 5, FRESH = 4, QUEUE_TICKS = 4000, PROMISE_TICKS = 12000 };

static struct life life, other;

/* A random team that nobody has asked for anything yet. */
static void begin(struct team_plain *plain, struct team_made *made, uint64_t seed, uint16_t queue)
{
    struct dice dice = dice_of(seed);
    team_random(plain, &dice);
    for (unsigned i = 0; i < plain->members; i++)
        plain->worker[i].running = -1;
    team_make(plain, made);
    made->tables.queue = queue;
    life_begin(&life, plain, made);
    for (unsigned i = 0; i < LIFE_REQUESTS; i++)
        (void)gg_team_cancel(&life.team, life.ids[i], false);
    life.dice = dice_of(seed);
}

/* ------------------------------------------------------------ who could help */

/* What is to rise, to fall or to be written, as something of use needs it. */
struct wanted {
    bool up[TEAM_NUMBERS], down[TEAM_NUMBERS], flag[TEAM_FLAGS], trained;
    bool useful[TEAM_ACTIONS];
};

static bool is_useful(const struct wanted *wanted, const struct team_action *action)
{
    bool useful = (action->writes >= 0 && wanted->flag[action->writes]) ||
                  (action->trains && wanted->trained);
    for (unsigned i = 0; i < TEAM_NUMBERS; i++)
        useful |= (action->makes[i] && wanted->up[i]) || (action->takes[i] && wanted->down[i]);
    return useful;
}

static bool can_anybody(const struct team_plain *plain, const struct life *of, unsigned action)
{
    int skill = plain->action[action].skill;
    for (unsigned i = 0; i < TEAM_MEMBERS; i++)
        if (of->member_slots[i].status != GG_TEAM_VACANT &&
            (skill < 0 || of->levels[2 * i + (unsigned)skill] > 0))
            return true;
    return false;
}

static void use(struct wanted *wanted, const struct team_action *action)
{
    for (unsigned i = 0; i < TEAM_NUMBERS; i++) {
        wanted->up[i] |= action->takes[i] > 0;
        wanted->down[i] |= action->makes[i] > 0;
    }
    if (action->most_of >= 0)
        wanted->down[action->most_of] = true;
    if (action->flag >= 0)
        wanted->flag[action->flag] = true;
    wanted->trained |= action->trained >= 0;
}

static struct wanted wanted_for(const struct team_plain *plain, const struct life *of,
                                const struct team_wish *wish)
{
    struct wanted wanted = {.trained = wish->member >= 0};
    if (wish->number >= 0)
        wanted.up[wish->number] = true;
    if (wish->flag >= 0)
        wanted.flag[wish->flag] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned i = 0; i < plain->actions; i++)
            if (!wanted.useful[i] && is_useful(&wanted, &plain->action[i]) &&
                can_anybody(plain, of, i)) {
                wanted.useful[i] = changed = true;
                use(&wanted, &plain->action[i]);
            }
    }
    return wanted;
}

static bool can_help(const struct team_plain *plain, const struct life *of,
                     const struct wanted *wanted, unsigned member)
{
    for (unsigned i = 0; i < plain->actions; i++) {
        int skill = plain->action[i].skill;
        if (wanted->useful[i] && (skill < 0 || of->levels[2 * member + (unsigned)skill] > 0))
            return true;
    }
    return false;
}

/* Whether all who could help with a request have so many bookings ahead, and there is one. */
static bool all_are_full(const struct team_plain *plain, const struct life *of, unsigned request)
{
    struct wanted wanted = wanted_for(plain, of, &plain->wish[of->request_slots[request].goal]);
    bool any = false;
    for (unsigned i = 0; i < TEAM_MEMBERS; i++) {
        unsigned ahead = 0;
        if (of->member_slots[i].status == GG_TEAM_VACANT || !can_help(plain, of, &wanted, i))
            continue;
        for (unsigned j = 0; j < of->team.entry_count; j++)
            ahead += of->entries[j].booking.member == i;
        if (ahead < of->made->tables.queue)
            return false;
        any = true;
    }
    return any;
}

/* ------------------------------------------------------------------- queues */

static bool is_waiting(const struct life *of, unsigned request)
{
    const gg_team_request_slot *slot = &of->request_slots[request];
    return slot->id && slot->state == GG_TEAM_WAITING && slot->rest == 0 &&
           (slot->member == GG_NONE || of->member_slots[slot->member].status != GG_TEAM_VACANT);
}

/* Whether bookings were given up while it was planned, so that the planning began several times: those
 * of a request that cannot be met any more, or all, as what they were for was taken back. */
static bool has_given_up(const struct life *before, const struct life *after)
{
    bool any = false;
    for (unsigned i = 0; i < LIFE_REQUESTS; i++) {
        bool planned =
            before->request_slots[i].id != 0 && before->request_slots[i].state == GG_TEAM_PLANNED;
        if (planned && after->request_slots[i].state == GG_TEAM_WAITING)
            return true;
        any |= planned && after->request_slots[i].state == GG_TEAM_PLANNED;
    }
    return !any;
}

static bool is_less_planned(const struct life *of, int32_t priority)
{
    for (unsigned i = 0; i < LIFE_REQUESTS; i++)
        if (of->request_slots[i].id && of->request_slots[i].state == GG_TEAM_PLANNED &&
            of->request_slots[i].priority < priority)
            return true;
    return false;
}

/* Looks at what the planning of a tick did: `other` is how things stood before it. */
static const char *look_at_queue(const struct team_plain *plain, unsigned *late, unsigned *held)
{
    if (has_given_up(&other, &life))
        return NULL; /* the planning began several times */
    for (unsigned i = 0; i < LIFE_REQUESTS; i++) {
        const gg_team_request_slot *slot = &life.request_slots[i];
        bool full =
            slot->id && all_are_full(plain, &other, i) && !is_less_planned(&other, slot->priority);
        if (is_waiting(&other, i) && slot->state == GG_TEAM_PLANNED && full)
            return "a request is planned though nobody has room";
        late[i] = is_waiting(&life, i) && !full ? late[i] + 1 : 0;
        *held += is_waiting(&life, i) && full;
        if (late[i] > 2)
            return "a request waits though somebody has room";
    }
    return NULL;
}

static const char *live_with_queue(const struct team_plain *plain, unsigned *held)
{
    gg_team_planner planner = team_planner_new(LIFE_MEMORY);
    unsigned late[LIFE_REQUESTS] = {0};
    const char *wrong = NULL;
    for (unsigned tick = 0; tick < QUEUE_TICKS / STEP && !wrong; tick++) {
        uint32_t id = life.ids[roll(&life.dice, LIFE_REQUESTS)];
        if (roll(&life.dice, 20) == 0) {
            unsigned goal = roll(&life.dice, plain->requests), place = 0;
            while (place < LIFE_REQUESTS && gg_team_state_of(&life.team, life.ids[place]))
                place++;
            if (place < LIFE_REQUESTS)
                life.ids[place] =
                    gg_team_want(&life.team, (uint16_t)goal, life.made->requests[goal].member,
                                 (int32_t)(roll(&life.dice, 6) == 0), roll(&life.dice, 2) == 0);
        } else if (roll(&life.dice, 60) == 0) {
            if (!gg_team_release(&life.team, id) && roll(&life.dice, 4) == 0)
                gg_team_cancel(&life.team, id, false);
        }
        memcpy(&other, &life, sizeof life);
        life_plan(&life, &planner, UINT32_MAX, 4 * STEP);
        wrong = look_at_queue(plain, late, held);
        life_work(&life, false, 4 * STEP);
    }
    free(planner.memory);
    return life.wrong ? life.wrong : wrong;
}

static void requests_wait_for_room(void)
{
    unsigned held = 0;
    for (unsigned seed = 1; random_case(seed, TEAMS); seed++) {
        struct team_plain plain;
        struct team_made made;
        begin(&plain, &made, seed, (uint16_t)(1 + seed % 3));
        const char *wrong = live_with_queue(&plain, &held);
        CHECK_SAYING(wrong == NULL, "team %u: %s", seed, wrong);
        compiled_free(&made.compiled);
    }
    CU_ASSERT_TRUE(held > random_cases(TEAMS));
}

/* ------------------------------------------------------------------ promises */

/* A life in which nothing goes wrong: what was asked for first, and what comes of it. */
struct course {
    uint32_t told, reached; /* UINT32_MAX: never */
    unsigned bookings;
    bool calm;
};

static uint32_t want_first(struct life *of, const struct team_plain *plain, bool promise)
{
    unsigned goal = roll(&of->dice, plain->requests);
    return gg_team_want(&of->team, (uint16_t)goal, of->made->requests[goal].member, 0, promise);
}

/* Lives on, and asks for more at some time: of the same priority, or of a lower one. */
static struct course live_course(struct life *of, const struct team_plain *plain, uint32_t id,
                                 unsigned more, uint32_t when)
{
    gg_team_planner planner = team_planner_new(LIFE_MEMORY);
    struct course course = {UINT32_MAX, UINT32_MAX, 0, true};
    for (uint32_t time = 0; time < PROMISE_TICKS && course.reached == UINT32_MAX; time += STEP) {
        for (unsigned i = 0; time == when && i < more; i++) {
            unsigned goal = (id + i) % plain->requests;
            (void)gg_team_want(&of->team, (uint16_t)goal, of->made->requests[goal].member,
                               i == 2 ? -1 : 0, i % 2);
        }
        life_plan(of, &planner, UINT32_MAX, time > 0 ? STEP : 0);
        if (course.told == UINT32_MAX && gg_team_eta(&of->team, id) != GG_TEAM_NEVER)
            course.told = time + gg_team_eta(&of->team, id);
        if (gg_team_state_of(&of->team, id) == GG_TEAM_REACHED)
            course.reached = time;
        unsigned before = of->started;
        life_work(of, false, STEP);
        course.bookings += of->started - before;
    }
    course.calm = of->failed == 0;
    free(planner.memory);
    return course;
}

/* Whether later requests made one late that had been told when it would be reached: whoever walks
 * and works is late by some ticks for each thing that is done. */
static bool is_passed(const struct course *alone, const struct course *with)
{
    uint32_t due = alone->told > alone->reached ? alone->told : alone->reached;
    return with->reached > due + 3 * STEP * (alone->bookings + with->bookings + FRESH);
}

/* None is passed, even where a later request can only be met first. */
static void promises_hold(void)
{
    unsigned promised = 0, passed = 0;
    for (unsigned seed = 1; random_case(seed, TEAMS); seed++) {
        for (unsigned promise = 0; promise < 2; promise++) {
            struct team_plain plain;
            struct team_made made;
            begin(&plain, &made, seed + 5000, 0);
            uint32_t id = want_first(&life, &plain, promise),
                     when = 400 * roll(&life.dice, 5) + STEP;
            memcpy(&other, &life, sizeof life);
            CU_ASSERT_EQUAL(life_bind(&other), GG_ATTACHED);
            struct course alone = live_course(&other, &plain, id, 0, 0);
            struct course with = live_course(&life, &plain, id, 3, when);
            compiled_free(&made.compiled);
            if (alone.reached == UINT32_MAX || alone.reached <= when || !alone.calm || !with.calm)
                continue;
            promised += promise;
            passed += !promise && is_passed(&alone, &with);
            CHECK_SAYING(!promise || !is_passed(&alone, &with), "team %u: promised for %u, not %u",
                         seed, alone.told, with.reached);
        }
    }
    CU_ASSERT_TRUE(promised > random_cases(TEAMS) / 5);
    CHECK_SAYING(passed > promised / 10, "%u are passed where nothing is promised", passed);
}

void add_team_promises_suite(void)
{
    CU_pSuite suite = CU_add_suite("team promises", NULL, NULL);
    CU_ADD_TEST(suite, requests_wait_for_room);
    CU_ADD_TEST(suite, promises_hold);
}
