/* SPDX-License-Identifier: MIT */
/*
 * Requests for which there is no schedule, of several kinds: the reason that is told, how long they rest,
 * and what wakes them. When they are planned again is seen by when a function of the game is asked.
 */
#include "suites.h"
#include "support/crew.h"
#include "support/run.h"

#include <CUnit/CUnit.h>
#include <string.h>

enum { ASKED = 16 };

#define MARKET                                                                                     \
    "domain: market\nlimits: {plan: 4}\n"                                                          \
    "types: {chest: [chest_1, chest_2]}\n"                                                         \
    "state:\n"                                                                                     \
    "  here: [yard, loom]\n"                                                                       \
    "  stock(chest): {type: 0..2, shared: true, claim: true}\n"                                    \
    "  wood: {type: 0..99, start: 99, shared: true, claim: true}\n"                                \
    "  ore: {type: 0..20, shared: true, claim: true}\n"                                            \
    "  iron: {type: 0..20, shared: true, claim: true}\n"                                           \
    "  gem: {type: 0..20, shared: true, claim: true}\n"                                            \
    "  cloth: {type: 0..20, shared: true, claim: true}\n"                                          \
    "  noise: {type: 0..9, shared: true}\n"                                                        \
    "  warm: bool\n"                                                                               \
    "places: {fact: here, at: {yard: 0, loom: 1}}\n"                                               \
    "actions:\n"                                                                                   \
    "  fill(chest c): {duration: 1s, preconditions: ['stock(c) <= 1', 'wood >= 1'], effects: "     \
    "['stock(c) += 1', 'wood -= 1']}\n"                                                            \
    "  mine: {duration: {call: digging, at_least: 1s}, preconditions: ['ore >= 1', 'iron <= "      \
    "19'], "                                                                                       \
    "effects: ['ore -= 1', 'iron += 1']}\n"                                                        \
    "  cut: {duration: 1s, skill: cutting, preconditions: 'gem <= 19', effects: 'gem += 1'}\n"     \
    "  weave: {at: loom, duration: 1s, preconditions: 'cloth <= 19', effects: 'cloth += 1'}\n"     \
    "  warm_up: {duration: 1s, effects: warm}\n"                                                   \
    "  shout: {duration: 1s, effects: 'noise += 1'}\n"                                             \
    "goals:\n"                                                                                     \
    "  store(chest c): {conditions: 'stock(c) >= 1'}\n"                                            \
    "  have_iron: {conditions: 'iron >= 1'}\n"                                                     \
    "  have_gem: {conditions: 'gem >= 1'}\n"                                                       \
    "  have_cloth: {conditions: 'cloth >= 1'}\n"                                                   \
    "  be_warm: {conditions: warm, personal: true}\n"                                              \
    "team: {members: 4, requests: 16, capacity: {loom: 1}}\n"                                      \
    "agents: {worker: {goals: []}}\n"

/* What is asked for, how many of sixteen cannot be met, and why. */
static const struct kind {
    const char *goals[2], *lacks[2];
    gg_team_reason reason;
    unsigned unmet;
} kinds[] = {
    {{"store(chest_1)", "store(chest_2)"},
     {"stock(chest_1)", "stock(chest_2)"},
     GG_TEAM_NO_ROOM,
     12},
    {{"have_iron", "have_iron"}, {"ore", "ore"}, GG_TEAM_OUT_OF_REACH, 16},
    {{"have_gem", "have_gem"}, {"gem", "gem"}, GG_TEAM_OUT_OF_REACH, 16},
    {{"have_cloth", "have_cloth"}, {"cloth", "cloth"}, GG_TEAM_OUT_OF_REACH, 16},
    {{"be_warm", "be_warm"}, {"warm", "warm"}, GG_TEAM_GONE, 16},
};

enum { FULL, DRY, UNSKILLED, CLOSED, LEFT, KINDS };

/* Sixteen requests of a kind, and what makes them unmeetable. */
struct market {
    struct crew crew;
    uint32_t ids[ASKED];
};

static void join_unskilled(struct crew *crew, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        crew_join(crew, 0, 1000, 0, 0);
}

static void ask_all(struct market *market, int kind)
{
    for (unsigned i = 0; i < ASKED; i++)
        market->ids[i] = crew_want(&market->crew, kinds[kind].goals[i % 2],
                                   kind == LEFT ? (uint16_t)1 : (uint16_t)GG_NONE);
}

static void open_market(struct market *market, int kind, uint32_t budget)
{
    struct crew *crew = &market->crew;
    crew_start(crew, MARKET);
    crew->team.budget = budget;
    join_unskilled(crew, 3);
    crew->actors[0].told.duration = crew->actors[1].told.duration = 1000;
    crew->actors[2].told.duration = 1000;
    gg_team_set_room(&crew->team, crew->stage.domain.places->symbols[1], kind != CLOSED);
    ask_all(market, kind);
    if (kind == LEFT)
        CU_ASSERT_TRUE(gg_team_leave_agent(&crew->team, &crew->actors[1].core));
}

static unsigned count_state(const struct market *market, gg_team_state state)
{
    unsigned count = 0;
    for (unsigned i = 0; i < ASKED; i++)
        count += gg_team_state_of(&market->crew.team, market->ids[i]) == state;
    return count;
}

static unsigned count_words(const char *text, const char *words)
{
    unsigned count = 0;
    for (text = text ? strstr(text, words) : NULL; text; text = strstr(text + 1, words))
        count++;
    return count;
}

/* Each of a kind's requests that waits has the reason of its kind. */
static void check_reasons(const struct market *market, const struct kind *kind)
{
    const struct crew *crew = &market->crew;
    for (unsigned i = 0; i < ASKED; i++) {
        uint32_t id = market->ids[i];
        bool waits = gg_team_state_of(&crew->team, id) == GG_TEAM_WAITING;
        uint16_t fact = fact_number(crew->stage.compiled.tables, kind->lacks[i % 2]);
        CU_ASSERT_EQUAL(gg_team_reason_of(&crew->team, id),
                        waits ? kind->reason : GG_TEAM_NO_REASON);
        CU_ASSERT_EQUAL(gg_team_lacking(&crew->team, id), waits ? fact : (uint16_t)GG_NONE);
    }
}

/* From now on one request at least can be met. */
static void make_meetable(struct market *market, int kind)
{
    struct crew *crew = &market->crew;
    uint32_t levels[2] = {1000, 0};
    unsigned reached = 0;
    switch (kind) {
    case FULL:
        while (gg_team_state_of(&crew->team, market->ids[reached]) != GG_TEAM_REACHED)
            reached++;
        CU_ASSERT_TRUE(gg_team_release(&crew->team, market->ids[reached]));
        set_fact(&crew->actors[0], kinds[FULL].lacks[reached % 2], 1);
        break;
    case DRY:
        set_fact(&crew->actors[0], "ore", 1);
        break;
    case UNSKILLED:
        CU_ASSERT_TRUE(gg_team_leave_agent(&crew->team, &crew->actors[2].core));
        CU_ASSERT_EQUAL(gg_team_join_agent(&crew->team, &crew->actors[2].core, levels), 2);
        break;
    case CLOSED:
        gg_team_set_room(&crew->team, crew->stage.domain.places->symbols[1], 1);
        break;
    default:
        CU_ASSERT_EQUAL(gg_team_join_agent(&crew->team, &crew->actors[1].core, levels), 1);
    }
}

/* Whatever the budget of a tick: the reason is told, once to the trace; and within 100 ms of being
 * meetable a request is planned, however long all have rested. */
static void each_kind_is_told_and_woken(void)
{
    static const uint32_t budgets[] = {0, GG_TEAM_DETAIL, 1000};
    static const uint32_t rests[] = {300, 6000, 20000};
    for (int kind = 0; kind < KINDS; kind++)
        for (unsigned i = 0; i < 9; i++) {
            struct market market;
            struct crew *crew = &market.crew;
            open_market(&market, kind, budgets[i % 3]);
            crew_until(crew, kind == FULL ? 6000 : 500);
            CU_ASSERT_EQUAL(count_state(&market, GG_TEAM_WAITING), kinds[kind].unmet);
            check_reasons(&market, &kinds[kind]);
            CU_ASSERT_EQUAL(count_words(crew->log.data, "has no schedule for"), kinds[kind].unmet);
            crew_until(crew, crew->now + rests[i / 3]);
            CU_ASSERT_EQUAL(count_state(&market, GG_TEAM_WAITING), kinds[kind].unmet);
            make_meetable(&market, kind);
            crew_until(crew, crew->now + 100);
            CHECK_SAYING(count_state(&market, GG_TEAM_WAITING) < kinds[kind].unmet,
                         "kind %d, budget %u: none is planned", kind, i % 3);
            CHECK_SAYING(count_state(&market, GG_TEAM_PLANNED) > 0,
                         "kind %d, budget %u: none is planned", kind, i % 3);
            crew_end(crew);
        }
}

/* ------------------------------------------------------------------------ rest */

/* The next time at which somebody is asked how long it takes to mine, up to a time; or that time. */
static uint32_t next_planning(struct crew *crew, uint32_t latest)
{
    unsigned asked = crew->actors[0].told.asked;
    while (crew->actors[0].told.asked == asked && crew->now < latest)
        crew_until(crew, crew->now + CREW_TICK);
    return crew->now;
}

/* 250 ms, and then twice as long each time, up to 16 s; what has nothing to do with it changes
 * nothing. */
static void a_request_rests_longer_each_time(void)
{
    for (int noisy = 0; noisy < 2; noisy++) {
        struct crew crew;
        crew_start(&crew, MARKET);
        join_unskilled(&crew, 1);
        (void)crew_want(&crew, "have_iron", GG_NONE);
        uint32_t last = next_planning(&crew, 1000);
        CU_ASSERT_EQUAL(last, CREW_TICK);
        for (uint32_t rest = 250; rest <= 32000; rest *= 2) {
            uint32_t next = last + (rest < 16000 ? rest : 16000);
            while (noisy && crew.now + 200 < next) {
                crew_until(&crew, crew.now + 100);
                set_fact(&crew.actors[0], "noise", crew.now / 100 % 10);
            }
            last = next_planning(&crew, next + 1000);
            CU_ASSERT_EQUAL(last, next);
        }
        crew_end(&crew);
    }
}

/* What is read changes in each tick, and never so that the request could be met: it is tried each
 * 50 ms, and nobody is kept from work. */
static void what_changes_all_the_time_is_not_tried_all_the_time(void)
{
    struct crew crew;
    crew_start(&crew, MARKET);
    join_unskilled(&crew, 1);
    (void)crew_want(&crew, "have_iron", GG_NONE);
    uint32_t store = crew_want(&crew, "store(chest_1)", GG_NONE);
    unsigned tried = 0;
    for (uint32_t i = 0; i < 50; i++) {
        unsigned asked = crew.actors[0].told.asked;
        set_fact(&crew.actors[0], "wood", 50 + i % 2);
        crew_until(&crew, crew.now + CREW_TICK);
        tried += crew.actors[0].told.asked > asked;
    }
    CHECK_SAYING(tried >= 5 && tried <= 12, "tried %u times", tried);
    CU_ASSERT_TRUE(crew_reach(&crew, store) < 2500);
    crew_end(&crew);
}

/* Of three requests there is ore for two: the last one waits, or the one of the least priority. */
static void those_before_come_first(void)
{
    for (int least = 0; least < 3; least++) {
        struct crew crew;
        uint32_t ids[3];
        crew_start(&crew, MARKET);
        join_unskilled(&crew, 1);
        crew.actors[0].told.duration = 1000;
        set_fact(&crew.actors[0], "ore", 2);
        for (int i = 0; i < 3; i++)
            ids[i] = gg_team_want(&crew.team, crew_goal(&crew, "have_iron"), GG_NONE,
                                  i == least ? 0 : 1, false);
        crew_until(&crew, 100);
        for (int i = 0; i < 3; i++)
            CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, ids[i]),
                            i == least ? GG_TEAM_RAN_OUT : GG_TEAM_NO_REASON);
        CU_ASSERT_EQUAL(gg_team_lacking(&crew.team, ids[least]),
                        fact_number(crew.stage.compiled.tables, "ore"));
        crew_until(&crew, 5000);
        for (int i = 0; i < 3; i++)
            CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, ids[i]),
                            i == least ? GG_TEAM_WAITING : GG_TEAM_REACHED);
        crew_end(&crew);
    }
}

/* A saved team goes on resting, and is woken as one that was not saved. */
static void a_saved_team_rests_on(void)
{
    uint32_t tried[2][4];
    for (int saved = 0; saved < 2; saved++) {
        struct crew crew;
        crew_start(&crew, MARKET);
        join_unskilled(&crew, 1);
        (void)crew_want(&crew, "have_iron", GG_NONE);
        crew_until(&crew, 1000);
        if (saved) {
            gg_world *world = &crew.stage.scene.core;
            CU_ASSERT_EQUAL(gg_world_attach(world, &crew.stage.domain), GG_ATTACHED);
            CU_ASSERT_EQUAL(gg_agent_attach(&crew.actors[0].core, world, NULL), GG_ATTACHED);
            CU_ASSERT_EQUAL(gg_team_attach_to(&crew.team, world), GG_ATTACHED);
            gg_team_attach_agent(&crew.team, 0, &crew.actors[0].core);
        }
        for (int i = 0; i < 3; i++)
            tried[saved][i] = next_planning(&crew, 20000);
        set_fact(&crew.actors[0], "ore", 1);
        tried[saved][3] = next_planning(&crew, 40000);
        crew_end(&crew);
    }
    for (int i = 0; i < 4; i++)
        CU_ASSERT_EQUAL(tried[0][i], tried[1][i]);
    CU_ASSERT_TRUE(tried[0][3] <= tried[0][2] + 60);
}

/* ----------------------------------------------------------- held back by others */

#define VAULT                                                                                      \
    "domain: vault\nlimits: {plan: 4}\n"                                                           \
    "state:\n"                                                                                     \
    "  here: [yard]\n"                                                                             \
    "  mortar: {type: bool, shared: true}\n"                                                       \
    "  sealed: {type: bool, shared: true}\n"                                                       \
    "  stored: {type: bool, shared: true}\n"                                                       \
    "places: {fact: here, at: {yard: 0}}\n"                                                        \
    "actions:\n"                                                                                   \
    "  mix: {duration: 2s, effects: mortar}\n"                                                     \
    "  seal: {duration: 2s, preconditions: mortar, effects: sealed}\n"                             \
    "  store: {duration: 3s, preconditions: not sealed, effects: stored}\n"                        \
    "goals:\n"                                                                                     \
    "  shut: {conditions: sealed}\n"                                                               \
    "  kept: {conditions: stored}\n"                                                               \
    "team: {members: 4}\n"                                                                         \
    "agents: {worker: {goals: []}}\n"

/* What can only be stored before the vault is sealed has to wait, if that was promised and nobody else is
 * there to store it. */
static void what_was_promised_is_kept(void)
{
    static const struct {
        bool promise;
        uint16_t members;
        uint32_t shut; /* when it is reached */
    } vaults[] = {{false, 1, 7000}, {true, 1, 4000}, {true, 2, 4000}};
    for (int i = 0; i < 3; i++) {
        struct crew crew;
        crew_start(&crew, VAULT);
        join_unskilled(&crew, vaults[i].members);
        bool held = vaults[i].promise && vaults[i].members == 1;
        uint32_t shut =
            gg_team_want(&crew.team, crew_goal(&crew, "shut"), GG_NONE, 0, vaults[i].promise);
        crew_until(&crew, 1000);
        uint32_t kept = crew_want(&crew, "kept", GG_NONE);
        crew_until(&crew, 1500);
        uint16_t sealed = fact_number(crew.stage.compiled.tables, "sealed");
        CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, kept),
                        held ? GG_TEAM_WAITING : GG_TEAM_PLANNED);
        CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, kept),
                        held ? GG_TEAM_PROMISED : GG_TEAM_NO_REASON);
        CU_ASSERT_EQUAL(gg_team_lacking(&crew.team, kept), held ? sealed : (uint16_t)GG_NONE);
        uint32_t at = crew_reach(&crew, shut);
        CU_ASSERT_TRUE(at >= vaults[i].shut && at <= vaults[i].shut + 50);
        crew_until(&crew, 9000);
        CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, kept),
                        held ? GG_TEAM_WAITING : GG_TEAM_REACHED);
        CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, kept),
                        held ? GG_TEAM_OUT_OF_REACH : GG_TEAM_NO_REASON);
        crew_end(&crew);
    }
}

/* What waits for room in the queues says so, once, until it is planned. */
static void who_waits_for_room_is_told(void)
{
    struct crew crew;
    crew_start(&crew, VAULT);
    crew.tables.queue = 1;
    join_unskilled(&crew, 1);
    uint32_t shut = crew_want(&crew, "shut", GG_NONE);
    crew_until(&crew, 10);
    uint32_t kept = crew_want(&crew, "kept", GG_NONE);
    crew_until(&crew, 1000);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, kept), GG_TEAM_WAITING);
    CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, kept), GG_TEAM_QUEUED);
    CU_ASSERT_EQUAL(gg_team_lacking(&crew.team, kept), GG_NONE);
    CU_ASSERT_EQUAL(count_words(crew.log.data, "a has no schedule for kept"), 1);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, shut), GG_TEAM_PLANNED);
    crew_until(&crew, 2100); /* what is booked last has started */
    CU_ASSERT_NOT_EQUAL(gg_team_reason_of(&crew.team, kept), GG_TEAM_QUEUED);
    crew_end(&crew);
}

/* Gems are cut by one; the other one opens and locks a door, and rings a bell. That the door is open and
 * locked, to hang a lamp there, takes a wedge; that it cannot be without one takes a search to find out. */
#define GATEHOUSE                                                                                  \
    "domain: gatehouse\nlimits: {plan: 8}\n"                                                       \
    "state:\n"                                                                                     \
    "  here: [yard]\n"                                                                             \
    "  gem: {type: 0..9, shared: true}\n"                                                          \
    "  open: {type: bool, shared: true}\n"                                                         \
    "  locked: {type: bool, shared: true}\n"                                                       \
    "  hung: {type: bool, shared: true}\n"                                                         \
    "  wedge: {type: bool, start: true, shared: true}\n"                                           \
    "  rung: {type: bool, shared: true}\n"                                                         \
    "places: {fact: here, at: {yard: 0}}\n"                                                        \
    "actions:\n"                                                                                   \
    "  cut: {duration: 9s, skill: cutting, preconditions: gem <= 8, effects: gem += 1}\n"          \
    "  open_up: {duration: 3s, skill: keys, effects: [open, not locked]}\n"                        \
    "  lock: {duration: 3s, skill: keys, effects: [locked, not open]}\n"                           \
    "  jam: {duration: 3s, skill: keys, preconditions: [open, wedge], effects: locked}\n"          \
    "  hang: {duration: 3s, skill: keys, preconditions: [open, locked], effects: hung}\n"          \
    "  ring: {duration: 3s, skill: keys, effects: rung}\n"                                         \
    "goals:\n"                                                                                     \
    "  cut_two: {conditions: gem >= 2}\n"                                                          \
    "  cut_four: {conditions: gem >= 4}\n"                                                         \
    "  ajar: {conditions: hung}\n"                                                                 \
    "  called: {conditions: rung}\n"                                                               \
    "team: {members: 2, requests: 4, queue: 1}\n"                                                  \
    "agents: {worker: {goals: []}}\n"

/* What fills a queue is given up in the middle of a planning: who waits for room is planned then. */
static void what_is_given_up_makes_room(void)
{
    struct crew crew;
    crew_start(&crew, GATEHOUSE);
    crew_join(&crew, 0, 1000, 1000, 0);
    crew_join(&crew, 0, 1000, 0, 1000);
    (void)crew_want(&crew, "cut_two", GG_NONE);
    uint32_t ajar = crew_want(&crew, "ajar", GG_NONE);
    crew_until(&crew, 500);
    uint32_t called = crew_want(&crew, "called", GG_NONE);
    crew_until(&crew, 1000);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, ajar), GG_TEAM_PLANNED);
    CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, called), GG_TEAM_QUEUED);
    set_fact(&crew.actors[0], "wedge", false);
    crew_until(&crew, 3500); /* the door is open */
    CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, ajar), GG_TEAM_CROWDED);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, called), GG_TEAM_PLANNED);
    crew_end(&crew);
}

/* What is asked for beside it is less important, and is planned, as others do it: who waits for room
 * does so no longer. */
static void who_is_more_important_waits_no_longer(void)
{
    struct crew crew;
    crew_start(&crew, GATEHOUSE);
    crew_join(&crew, 0, 1000, 1000, 0);
    crew_join(&crew, 0, 1000, 0, 1000);
    uint16_t goal = crew_goal(&crew, "cut_four");
    (void)gg_team_want(&crew.team, crew_goal(&crew, "cut_two"), GG_NONE, 1, false);
    crew_until(&crew, 500);
    uint32_t more = gg_team_want(&crew.team, goal, GG_NONE, 1, false);
    crew_until(&crew, 1000);
    CU_ASSERT_EQUAL(gg_team_reason_of(&crew.team, more), GG_TEAM_QUEUED);
    uint32_t called = crew_want(&crew, "called", GG_NONE);
    crew_until(&crew, 1500);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, called), GG_TEAM_PLANNED);
    CU_ASSERT_EQUAL(gg_team_state_of(&crew.team, more), GG_TEAM_PLANNED);
    crew_end(&crew);
}

/* What the trace is told, as text. */
static void reasons_have_words(void)
{
    static const char *const words[] = {
        [GG_TEAM_OUT_OF_REACH] = "no schedule for have_iron: out of reach, ore",
        [GG_TEAM_RAN_OUT] = "no schedule for have_iron: ran out, ore",
        [GG_TEAM_NO_ROOM] = "no schedule for have_iron: no room, ore",
        [GG_TEAM_GONE] = "no schedule for have_iron: its member is gone, ore",
        [GG_TEAM_CROWDED] = "no schedule for have_iron: crowded out by others",
        [GG_TEAM_LIMITED] = "no schedule for have_iron: out of nodes",
        [GG_TEAM_PROMISED] = "no schedule for have_iron: others were promised more, ore",
        [GG_TEAM_QUEUED] = "no schedule for have_iron: all who could help are booked",
    };
    struct crew crew;
    char line[100];
    crew_start(&crew, MARKET);
    for (uint16_t i = GG_TEAM_OUT_OF_REACH; i < GG_TEAM_REASONS; i++) {
        bool has_fact = i < GG_TEAM_CROWDED || i == GG_TEAM_PROMISED;
        uint16_t ore = fact_number(crew.stage.compiled.tables, "ore");
        gg_event event = {GG_REQUEST_RESTS,
                          crew_goal(&crew, "have_iron"),
                          i,
                          has_fact ? ore : (uint16_t)GG_NONE,
                          {false, 0, 0, 0, 0, 0}};
        (void)gg_event_text(&crew.stage.domain, &event, line, sizeof line);
        CU_ASSERT_STRING_EQUAL(line, words[i]);
    }
    crew_end(&crew);
}

void add_team_rest_suite(void)
{
    CU_pSuite suite = CU_add_suite("team rest", NULL, NULL);
    CU_ADD_TEST(suite, each_kind_is_told_and_woken);
    CU_ADD_TEST(suite, a_request_rests_longer_each_time);
    CU_ADD_TEST(suite, what_changes_all_the_time_is_not_tried_all_the_time);
    CU_ADD_TEST(suite, those_before_come_first);
    CU_ADD_TEST(suite, a_saved_team_rests_on);
    CU_ADD_TEST(suite, what_was_promised_is_kept);
    CU_ADD_TEST(suite, who_waits_for_room_is_told);
    CU_ADD_TEST(suite, what_is_given_up_makes_room);
    CU_ADD_TEST(suite, who_is_more_important_waits_no_longer);
    CU_ADD_TEST(suite, reasons_have_words);
}
