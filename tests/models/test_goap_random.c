/* SPDX-License-Identifier: MIT */
/*
 * Plans for the goals of random problems, against a search of the test's own:
 * with tables of all sizes and with none, forward and backward, at once and in
 * slices. Where there is little room: test_goap_room.c.
 */
#include "models/goap_trial.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

enum {
    TRIALS = 10000,
    MOST_NODES = 1 << 18 /* where a search backward is given up */
};

/* ------------------------------------------------------- the cheapest plan */

/* As many nodes as there are states within reach are enough. */
static void check_forward(struct trial *trial)
{
    uint32_t nodes = (uint32_t)trial->answer.reached;
    struct search_room room = search_room_of(trial->domain, nodes, TRIAL_STEPS);
    gg_outcome outcome = trial_plan(trial, &room, FORWARD);
    bool fine = outcome == trial_expected(trial) && trial_is_true(trial, &room, outcome);
    trial_expect(fine, trial, "forward", outcome);
    search_room_free(&room);
}

/* What the problems are like, that the test is worth something. */
struct census {
    unsigned solved, unsolved, lengthy, costly, free;
    unsigned compared, assigned, added, priced, drawn; /* amounts, where plans have some steps */
    unsigned read, nested, unfit; /* objects that are read, where plans have some steps */
    unsigned placed, called;      /* with places, and a function that tells how long walks take */
    unsigned counted, summed;     /* counts, likewise; and of these, those with amounts */
    unsigned bounded;             /* with bounds of sums, as there would be many boxes */
};

static void count(struct census *census, const struct goap_answer *answer)
{
    census->solved += answer->solvable;
    census->unsolved += !answer->solvable;
    census->lengthy += answer->steps > 3;
    census->costly += answer->cost > answer->steps;
    census->free += answer->steps > 1 && answer->cost == 0;
}

/* Counts what a problem with a plan of some steps works out of numbers. */
static void count_amounts(struct census *census, const struct trial *trial)
{
    bool compared = false, assigned = false, added = false, priced = false, drawn = false;
    bool counted = false, summed = false;
    for (int i = 0; i < trial->goap.action_count; i++) {
        const struct goap_action *action = &trial->goap.actions[i];
        priced |= action->priced;
        drawn |= action->dearest > action->cost;
        for (int j = 0; j < action->condition.count; j++)
            compared |= action->condition.formulas[j].form == GOAP_SUM;
        for (int j = 0; j < action->effect_count; j++) {
            assigned |= action->effects[j].sign == 'a';
            added |= action->effects[j].sign == 's';
        }
    }
    for (int i = 0; i < trial->goap.action_count; i++)
        for (int j = 0; j < trial->goap.actions[i].condition.count; j++) {
            const struct goap_formula *formula = &trial->goap.actions[i].condition.formulas[j];
            counted |= formula->form == GOAP_COUNT;
            summed |= formula->form == GOAP_COUNT && formula->count.summed;
        }
    census->counted += counted && trial->answer.steps > 1;
    census->summed += summed && trial->answer.steps > 1;
    census->bounded += trial->domain->features->sums && trial->answer.steps > 1;
    census->compared += compared && trial->answer.steps > 1;
    census->assigned += assigned && trial->answer.steps > 1;
    census->added += added && trial->answer.steps > 1;
    census->priced += priced && trial->answer.steps > 1;
    census->drawn += drawn && trial->answer.steps > 1;
}

static void count_reading(struct census *census, const struct trial *trial, int object)
{
    if (object > GOAP_READING || trial->answer.steps < 2)
        return;
    census->read++;
    census->nested += goap_read_object(object) <= GOAP_READING;
    census->unfit += goap_object(&trial->goap, object, 0, &trial->state) == GOAP_UNFIT;
}

/* Counts the objects that are read. */
static void count_readings(struct census *census, const struct trial *trial)
{
    for (int i = 0; i < trial->goap.action_count; i++) {
        const struct goap_action *action = &trial->goap.actions[i];
        for (int j = 0; j < action->condition.count; j++)
            if (action->condition.formulas[j].form < GOAP_IS)
                count_reading(census, trial, action->condition.formulas[j].object);
        for (int j = 0; j < action->effect_count; j++)
            count_reading(census, trial, action->effects[j].object);
    }
}

static void finds_the_cheapest_plan(void)
{
    struct census census = {0};
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct trial *trial = trial_new(seed);
        int last = trial_choice(seed, TO_TABLES, 2) ? TABLES_SMALL : TABLES_NONE;
        for (int wanted = TABLES_DEFAULT; wanted <= last; wanted++) {
            trial_compile(trial, (enum tables_wanted)wanted);
            for (unsigned i = 0; i < TRIAL_STATES; i++) {
                trial_enter(trial, i);
                check_forward(trial);
                count(&census, &trial->answer);
                count_amounts(&census, trial);
                count_readings(&census, trial);
                census.placed += trial->goap.has_places && trial->answer.steps > 1;
                census.called += trial->goap.calls_travel && trial->answer.steps > 1;
            }
        }
        trial_expect(!trial->asked_wrongly, trial, "the calls", GG_FOUND);
        trial_free(trial);
    }
    CU_ASSERT_TRUE(census.solved > random_cases(50000));
    CU_ASSERT_TRUE(census.unsolved > random_cases(10000));
    CU_ASSERT_TRUE(census.lengthy > random_cases(10000));
    CU_ASSERT_TRUE(census.costly > random_cases(10000));
    CU_ASSERT_TRUE(census.free > random_cases(4000));
    CU_ASSERT_TRUE(census.compared > random_cases(3000));
    CU_ASSERT_TRUE(census.assigned > random_cases(1000));
    CU_ASSERT_TRUE(census.added > random_cases(3000));
    CU_ASSERT_TRUE(census.priced > random_cases(3000));
    CU_ASSERT_TRUE(census.drawn > random_cases(3000));
    CU_ASSERT_TRUE(census.read > random_cases(5000));
    CU_ASSERT_TRUE(census.nested > random_cases(1000));
    CU_ASSERT_TRUE(census.unfit > random_cases(500));
    CU_ASSERT_TRUE(census.counted > random_cases(1600));
    CU_ASSERT_TRUE(census.summed > random_cases(1600));
    CU_ASSERT_TRUE(census.bounded > random_cases(1400));
    CU_ASSERT_TRUE(census.placed > random_cases(2000));
    CU_ASSERT_TRUE(census.called > random_cases(500));
}

/* -------------------------------------------------------------- backward */

/* Backward there may be more boxes than states; true if it came to an end. */
static bool check_backward(struct trial *trial, enum way way)
{
    gg_outcome outcome = GG_OUT_OF_NODES;
    for (uint32_t nodes = 512; nodes <= MOST_NODES && outcome != trial_expected(trial);
         nodes *= 8) {
        struct search_room room = search_room_of(trial->domain, nodes, TRIAL_STEPS);
        outcome = trial_plan(trial, &room, way);
        bool fine = trial_is_true(trial, &room, outcome);
        search_room_free(&room);
        if (!trial_expect(fine, trial, "backward", outcome))
            return true;
    }
    return outcome == trial_expected(trial);
}

static void finds_the_cheapest_plan_backward(void)
{
    unsigned given_up = 0;
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct trial *trial = trial_new(20000 + seed);
        trial_compile(trial, (enum tables_wanted)trial_choice(seed, TO_TABLES, TABLES_WANTED));
        for (unsigned i = 0; i < 2; i++) {
            trial_enter(trial, i);
            given_up += !check_backward(trial, BACKWARD);
            given_up += !check_backward(trial, MADE_AT_RUN_TIME);
        }
        trial_expect(!trial->asked_wrongly, trial, "the calls", GG_FOUND);
        trial_free(trial);
    }
    CU_ASSERT_TRUE(given_up < random_cases(TRIALS / 100));
}

/* ------------------------------------------------------------ changed walks */

/* Whether walks are measured by positions and have costs, and nobody comes to a place without one. */
static bool has_walks(const struct goap *goap)
{
    bool costs = false;
    for (int i = 0; i < goap->action_count; i++) {
        const struct goap_action *action = &goap->actions[i];
        costs |= action->walks && action->travels;
        for (int j = 0; j < action->effect_count; j++)
            if (action->effects[j].fact == goap->here)
                return false;
    }
    return costs && !goap->calls_travel;
}

/* The next such problem. */
static struct trial *trial_that_walks(uint64_t *next)
{
    for (;; *next += 3) {
        struct trial *trial = trial_new(*next);
        if (has_walks(&trial->goap)) {
            *next += 3;
            return trial;
        }
        trial_free(trial);
    }
}

/* Dearer and cheaper than what the tables count with: forward, backward, with tables and without. */
static void finds_the_cheapest_plan_as_walks_are_now(void)
{
    unsigned changed = 0, cheaper = 0, dearer = 0;
    uint64_t next = 60001;
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct dice dice = dice_of(seed);
        struct trial *trial = trial_that_walks(&next);
        for (unsigned i = 0; i < 2 * TRIAL_STATES; i++) {
            trial_compile(trial, (enum tables_wanted)roll(&dice, TABLES_WANTED));
            const struct goap as_told = trial->goap;
            trial_enter(trial, i % TRIAL_STATES);
            int told = trial->answer.cost;
            if (trial_change_walks(trial, &dice)) {
                changed += trial->answer.steps > 1;
                cheaper += trial->answer.cost < told;
                dearer += trial->answer.cost > told;
                check_forward(trial);
                if (i % 2)
                    (void)check_backward(trial, (enum way)(BACKWARD + roll(&dice, 2)));
            }
            trial->goap = as_told;
        }
        trial_expect(!trial->asked_wrongly, trial, "the calls", GG_FOUND);
        trial_free(trial);
    }
    CU_ASSERT_TRUE(changed > random_cases(12000));
    CU_ASSERT_TRUE(cheaper > random_cases(600));
    CU_ASSERT_TRUE(dearer > random_cases(1500));
}

/* ------------------------------------------------------------------ slices */

/* A few expansions at a time; what was handed over is gone by then. */
static gg_outcome plan_in_slices(struct trial *trial, struct search_room *room, enum way way,
                                 uint32_t slice)
{
    size_t bytes = trial->domain->word_count * sizeof(uint64_t);
    gg_goal_problem goal_problem = trial_aim(trial, way);
    uint64_t *state = malloc(bytes);
    memcpy(state, trial->packed, bytes);
    goal_problem.state = state;
    gg_outcome outcome = trial_begin(trial, room, &goal_problem);
    memset(&goal_problem, 0xff, sizeof goal_problem);
    memset(state, 0xff, bytes);
    free(state);
    while (outcome == GG_SEARCHING) {
        uint32_t before = room->search.expanded, walked = room->search.walked;
        CU_ASSERT_EQUAL(gg_search_run(&room->search, 0), GG_SEARCHING);
        CU_ASSERT_EQUAL(room->plan.length, 0);
        outcome = gg_search_run(&room->search, slice);
        uint32_t expanded = room->search.expanded - before + walked - room->search.walked;
        CU_ASSERT_TRUE(outcome == GG_SEARCHING ? expanded == slice : expanded <= slice);
    }
    CU_ASSERT_EQUAL(gg_search_run(&room->search, slice), outcome);
    return outcome;
}

static bool is_same(const struct search_room *one, const struct search_room *other)
{
    return one->plan.length == other->plan.length && one->search.cost == other->search.cost &&
           one->search.expanded == other->search.expanded &&
           one->search.generated == other->search.generated &&
           memcmp(one->plan.steps, other->plan.steps, one->plan.length * sizeof *one->plan.steps) ==
               0;
}

static void check_slices(struct trial *trial, enum way way, uint32_t nodes, uint32_t slice)
{
    struct search_room whole = search_room_of(trial->domain, nodes, TRIAL_STEPS);
    struct search_room room = search_room_of(trial->domain, nodes, TRIAL_STEPS);
    gg_outcome outcome = trial_plan(trial, &whole, way);
    gg_outcome sliced = plan_in_slices(trial, &room, way, slice);
    trial_expect(sliced == outcome && is_same(&whole, &room), trial, "in slices", sliced);
    search_room_free(&room);
    search_room_free(&whole);
}

/* With nodes enough, and with so few that a search may begin anew. */
static void slices_make_no_difference(void)
{
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        struct dice dice = dice_of(seed);
        struct trial *trial = trial_new(40000 + seed);
        trial_compile(trial, trial_choice(seed, TO_TABLES, 2) ? TABLES_NONE : TABLES_SMALL);
        trial_enter(trial, 0);
        uint32_t enough = (uint32_t)trial->answer.reached;
        check_slices(trial, FORWARD, enough, trial_choice(seed, TO_SLICES, 4) ? 1 : 3);
        check_slices(trial, (enum way)trial_choice(seed, TO_WAY, WAYS), roll(&dice, enough + 10),
                     trial_choice(seed, TO_SLICES, 4) ? 3 : 1);
        trial_expect(!trial->asked_wrongly, trial, "the calls", GG_FOUND);
        trial_free(trial);
    }
}

void add_goap_random_suite(void)
{
    CU_pSuite suite = CU_add_suite("goap_random", NULL, NULL);
    CU_ADD_TEST(suite, finds_the_cheapest_plan);
    CU_ADD_TEST(suite, finds_the_cheapest_plan_backward);
    CU_ADD_TEST(suite, finds_the_cheapest_plan_as_walks_are_now);
    CU_ADD_TEST(suite, slices_make_no_difference);
}
