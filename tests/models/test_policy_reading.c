/* SPDX-License-Identifier: MIT */
/*
 * The runtime reads the plans of random problems that are not denied, from states without mutexes, and
 * searches for all others.
 */
#include "models/policy_subject.h"
#include "suites.h"
#include "support/run.h"
#include "tables/pack_policy.h"

#include <string.h>

enum { TRIALS = 4000 };

/* A subject whose tables have its policy. */
struct reader {
    struct subject subject;
    gg_domain domain;
    gg_heuristic heuristic;
    const gg_heuristic *heuristics[1];
    uint64_t refused[TRIAL_ACTIONS / 64];
    bool refuses;
    bool asks; /* whether the policy knows what the game may deny */
};

/* Lets denials be variables of the policy. */
static void look_at_denials(struct reader *reader)
{
    struct subject *subject = &reader->subject;
    const gg_domain *domain = subject->trial->domain;
    uint16_t *questions = pool_take(subject->pool, (domain->action_count + 1u) * sizeof *questions);
    for (uint16_t i = 0; i < domain->action_count; i++)
        questions[i] = domain->actions[i].procedural;
    subject->objective.questions = questions;
}

static bool reader_make(struct reader *reader)
{
    struct subject *subject = &reader->subject;
    struct trial *trial = subject->trial;
    if (reader->asks)
        look_at_denials(reader);
    const struct mutexes *mutexes = subject->mutexes.any ? &subject->mutexes : NULL;
    if (!subject_policy(subject, mutexes) || trial->goap.calls_travel)
        return false;
    const struct tables *tables = trial->compiled.tables;
    reader->domain = *trial->domain;
    reader->heuristic = *trial->agent_type.heuristics[0];
    reader->heuristic.policy =
        pack_policy(subject->pool, subject->pool, &tables->layout, subject->policy);
    reader->heuristic.reading = reader->asks ? &gg_policy_asking : &gg_policy_reading;
    CU_ASSERT_PTR_NOT_NULL_FATAL(reader->heuristic.policy);
    reader->heuristics[0] = &reader->heuristic;
    trial->domain = &reader->domain;
    trial->agent_type.heuristics = reader->heuristics;
    return true;
}

/* The same with a policy for the nearest states; false where there is none, or one for all. */
static bool nearest_make(struct reader *reader, uint64_t seed)
{
    struct subject *subject = &reader->subject;
    struct trial *trial = subject->trial;
    uint64_t work = POLICY_SUBJECT_WORK;
    const struct policy_node_limits sizes = {trial_choice(seed, TO_SIZE, 5),
                                             2 + trial_choice(seed, TO_NEAREST, 20)};
    subject->policy = policy_make(
        subject->pool, &subject->objective,
        trial_choice(seed, TO_STATE, 4) && subject->mutexes.any ? &subject->mutexes : NULL, &sizes,
        &work);
    if (!subject->policy || policy_is_whole(subject->policy) || trial->goap.calls_travel)
        return false;
    reader->domain = *trial->domain;
    reader->heuristic = *trial->agent_type.heuristics[0];
    reader->heuristic.policy =
        pack_policy(subject->pool, subject->pool, &trial->compiled.tables->layout, subject->policy);
    CU_ASSERT_PTR_NOT_NULL_FATAL(reader->heuristic.policy);
    if (!policy_is_for_nearest(reader->heuristic.policy))
        return false;
    reader->heuristics[0] = &reader->heuristic;
    trial->domain = &reader->domain;
    trial->agent_type.heuristics = reader->heuristics;
    return true;
}

/* Some actions are denied, by the game or because others have claimed what they need, and some cost
 * more. The oracle is told of all as if the game had denied it. */
static void deny_some(struct reader *reader, struct dice *dice)
{
    struct trial *trial = reader->subject.trial;
    uint32_t of = 1 + roll(dice, reader->asks ? 6 : 12);
    memset(reader->refused, 0, sizeof reader->refused);
    memset(reader->subject.denied, 0, sizeof reader->subject.denied);
    reader->refuses = roll(dice, 2);
    answer_as_expected(&trial->goap);
    for (uint16_t i = 0; i < reader->domain.action_count; i++) {
        struct goap_step step = trial_step(trial, i);
        int object = step.object < 0 ? 0 : step.object;
        struct goap_action *action = &trial->goap.actions[step.action];
        bool procedural = reader->domain.actions[i].procedural != GG_NONE;
        if (roll(dice, of) == 0)
            action->dynamic_cost[object] = action->cost + 1 + (int)roll(dice, 3);
        if (roll(dice, of) > 0 || (!procedural && !reader->refuses))
            continue;
        action->procedural = action->denied[object] = true;
    }
    for (uint16_t i = 0; i < reader->domain.action_count; i++) {
        struct goap_step step = trial_step(trial, i);
        bool denied = trial->goap.actions[step.action].denied[step.object < 0 ? 0 : step.object];
        uint16_t number = reader->domain.actions[i].procedural;
        if (denied && number == GG_NONE)
            reader->refused[i / 64] |= (uint64_t)1 << i % 64;
        else if (number != GG_NONE)
            reader->subject.denied[number] = denied && reader->asks;
    }
    memset(trial->answered, 0, sizeof trial->answered);
}

/* Whether nothing stands in the way of a plan. */
static bool is_allowed(const struct trial *trial, const struct goap_step *steps, int count)
{
    for (int i = 0; i < count; i++) {
        const struct goap_action *action = &trial->goap.actions[steps[i].action];
        int object = steps[i].object < 0 ? 0 : steps[i].object;
        if (action->procedural && action->denied[object])
            return false;
        if (action->called && action->dynamic_cost[object] > action->cost)
            return false;
    }
    return true;
}

static gg_outcome plan_with(struct reader *reader, struct search_room *room)
{
    struct trial *trial = reader->subject.trial;
    gg_goal_problem goal_problem = trial_aim(trial, FORWARD);
    if (reader->refuses) {
        goal_problem.bounds.ops = &gg_bounding;
        goal_problem.bounds.refused = reader->refused;
    }
    gg_outcome outcome = trial_begin(trial, room, &goal_problem);
    return outcome == GG_SEARCHING ? gg_search_run(&room->search, UINT32_MAX) : outcome;
}

/* What was planned. */
struct readings {
    unsigned read, planless, searched, dearer, too_long, broken, kept;
    unsigned again, vain; /* read although a step was denied that would be cheaper: a plan, none */
};

/* Whether the plan that is read where the game denies nothing has a step that is denied. */
static bool is_read_again(struct reader *reader)
{
    struct goap_step steps[TRIAL_STEPS];
    bool denied[TRIAL_ACTIONS];
    memcpy(denied, reader->subject.denied, sizeof denied);
    memset(reader->subject.denied, 0, sizeof denied);
    int count = subject_read(&reader->subject, steps);
    memcpy(reader->subject.denied, denied, sizeof denied);
    for (int i = 0; reader->asks && i < count; i++) {
        const struct goap_action *action = &reader->subject.trial->goap.actions[steps[i].action];
        if (action->procedural && action->denied[steps[i].object < 0 ? 0 : steps[i].object])
            return true;
    }
    return false;
}

/* Whether the policy says nothing of the trial's state. */
static bool is_broken(const struct subject *subject)
{
    const struct objective *objective = &subject->objective;
    struct plain_state state = subject_state(subject);
    return subject->policy->mutexes &&
           !subject_keeps_mutexes(subject, objective->variables, objective->variable_count, &state);
}

/* From the trial's state, where a plan has more steps than there is room for it need not be known what is
 * denied of the rest: what is allowed is read without a node, also where the policy knows of what is
 * denied, all else is searched for, and what
 * comes of it costs what the oracle says. */
static void check_reading(struct reader *reader, struct dice *dice, struct readings *readings)
{
    struct trial *trial = reader->subject.trial;
    struct goap_step steps[TRIAL_STEPS];
    bool broken = is_broken(&reader->subject);
    int count = broken ? 0 : subject_read(&reader->subject, steps);
    bool read = !broken && (count < 0 || is_allowed(trial, steps, count));
    uint16_t capacity = roll(dice, 4) ? TRIAL_STEPS : (uint16_t)roll(dice, 6);
    bool is_long = trial->answer.solvable && trial->answer.steps > capacity;
    bool unknown = reader->asks && capacity < reader->heuristic.policy->longest;
    read &= !is_long && !unknown;
    uint32_t nodes = read ? 0 : (uint32_t)trial->answer.reached;
    struct search_room room = search_room_of(&reader->domain, nodes, capacity);
    gg_outcome outcome = plan_with(reader, &room);
    trial_expect(outcome == (is_long ? GG_PLAN_TOO_LONG : trial_expected(trial)) &&
                     trial_is_true(trial, &room, outcome) && !trial->asked_wrongly,
                 trial, "reading", outcome);
    if (read)
        trial_expect(room.search.how == GG_HOW_READ && room.search.expanded == 0 &&
                         room.search.generated == 0,
                     trial, "without a node", outcome);
    readings->read += read && count > 0;
    readings->planless += read && count < 0;
    readings->again += read && count > 0 && is_read_again(reader);
    readings->vain += read && count < 0 && is_read_again(reader);
    readings->searched += !read;
    readings->dearer += !read && outcome == GG_FOUND;
    readings->too_long += is_long;
    readings->broken += broken;
    readings->kept += !broken && reader->subject.policy->mutexes;
    search_room_free(&room);
}

/* Plans from some states of problems, from a seed on, some of whose actions are denied. */
static struct readings read_problems(uint64_t first, bool asks)
{
    struct readings readings = {0};
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        enum tables_wanted wanted = trial_choice(seed, TO_TABLES, 2) ? TABLES_SMALL : TABLES_NONE;
        struct reader reader = {.subject = subject_with(first + seed, wanted), .asks = asks};
        struct dice dice = dice_of(seed);
        bool made = reader_make(&reader);
        for (unsigned i = 0; made && i < TRIAL_STATES; i++) {
            deny_some(&reader, &dice);
            trial_enter(reader.subject.trial, i);
            check_reading(&reader, &dice, &readings);
        }
        subject_free(&reader.subject);
    }
    return readings;
}

static void what_is_allowed_is_read(void)
{
    struct readings readings = read_problems(90000, false);
    CU_ASSERT_TRUE(readings.read > random_cases(TRIALS * 9 / 10));
    CU_ASSERT_TRUE(readings.planless > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(readings.searched > random_cases(TRIALS / 8));
    CU_ASSERT_TRUE(readings.dearer > random_cases(TRIALS / 16));
    CU_ASSERT_TRUE(readings.too_long > random_cases(TRIALS / 16));
    CHECK_SAYING(readings.broken > random_cases(TRIALS / 40) &&
                     readings.kept > random_cases(TRIALS / 40),
                 "%u broken, %u kept", readings.broken, readings.kept);
}

/* Where the policy knows of what is denied. */
static void what_is_denied_is_read_again(void)
{
    struct readings readings = read_problems(190000, true);
    CHECK_SAYING(
        readings.again > random_cases(TRIALS / 100) && readings.vain > random_cases(TRIALS / 100) &&
            readings.searched > random_cases(TRIALS / 8),
        "%u read again, %u in vain, %u searched", readings.again, readings.vain, readings.searched);
}

/* ------------------------------------------------------------ the nearest states */

/* What was planned, with so many expansions, and without the policy. */
struct approaches {
    unsigned read, finished, walked, too_long, broken;
    uint64_t expanded, without;
};

/* What a policy says of the trial's state. */
static uint32_t leaf_here(const struct subject *subject)
{
    struct plain_state state = subject_state(subject);
    return policy_at(subject->policy, state.values, NULL);
}

/* From the trial's state with a policy for the nearest states or without it, the plan costs what the
 * oracle says. Returns how it was found. */
static enum gg_how_found plan_nearest(struct reader *reader, bool with, uint16_t capacity,
                                      uint64_t *expanded)
{
    struct trial *trial = reader->subject.trial;
    bool is_long = trial->answer.solvable && trial->answer.steps > capacity;
    reader->heuristic.reading = with                            ? &gg_policy_nearest
                                : reader->heuristic.table_count ? &gg_walk_reading
                                                                : NULL;
    struct search_room room =
        search_room_of(&reader->domain, (uint32_t)trial->answer.reached, capacity);
    memset(trial->answered, 0, sizeof trial->answered);
    gg_outcome outcome = plan_with(reader, &room);
    trial_expect(outcome == (is_long ? GG_PLAN_TOO_LONG : trial_expected(trial)) &&
                     trial_is_true(trial, &room, outcome) && !trial->asked_wrongly,
                 trial, with ? "nearest" : "without", outcome);
    enum gg_how_found how = (enum gg_how_found)room.search.how;
    *expanded += room.search.expanded;
    search_room_free(&room);
    return how;
}

/* A state that is near enough is read, if the plan is allowed and there is room for it. */
static void check_nearest(struct reader *reader, struct dice *dice, struct approaches *approaches)
{
    struct trial *trial = reader->subject.trial;
    struct goap_step steps[TRIAL_STEPS];
    uint16_t capacity = roll(dice, 4) ? TRIAL_STEPS : (uint16_t)roll(dice, 6);
    bool broken = is_broken(&reader->subject),
         known = !broken && leaf_here(&reader->subject) != POLICY_UNKNOWN;
    int count = known ? subject_read(&reader->subject, steps) : 0;
    uint64_t expanded = 0;
    enum gg_how_found how = plan_nearest(reader, true, capacity, &expanded);
    if (known && count <= capacity && is_allowed(trial, steps, count)) {
        trial_expect(how == GG_HOW_READ && expanded == 0, trial, "read", GG_FOUND);
        approaches->read += count > 0;
    }
    approaches->walked += how == GG_HOW_WALK;
    approaches->finished += how == GG_HOW_SEARCH && trial->answer.solvable && !broken;
    approaches->too_long += trial->answer.solvable && trial->answer.steps > capacity;
    approaches->broken += broken;
    approaches->expanded += expanded;
    (void)plan_nearest(reader, false, capacity, &approaches->without);
}

static void the_nearest_states_are_read(void)
{
    struct approaches approaches = {0};
    for (uint64_t seed = 1; random_case(seed, TRIALS); seed++) {
        enum tables_wanted wanted = trial_choice(seed, TO_TABLES, 2) ? TABLES_SMALL : TABLES_NONE;
        struct reader reader = {.subject = subject_with(290000 + seed, wanted)};
        struct dice dice = dice_of(seed);
        bool made = nearest_make(&reader, seed);
        for (unsigned i = 0; made && i < TRIAL_STATES; i++) {
            deny_some(&reader, &dice);
            trial_enter(reader.subject.trial, i);
            check_nearest(&reader, &dice, &approaches);
        }
        subject_free(&reader.subject);
    }
    CHECK_SAYING(approaches.read > random_cases(TRIALS / 8) &&
                     approaches.finished > random_cases(TRIALS / 8) &&
                     approaches.walked > random_cases(TRIALS / 100) &&
                     approaches.too_long > random_cases(TRIALS / 40) &&
                     approaches.broken > random_cases(TRIALS / 100),
                 "%u read, %u searched for, %u walked, %u too long, %u broken", approaches.read,
                 approaches.finished, approaches.walked, approaches.too_long, approaches.broken);
    CHECK_SAYING(approaches.expanded < approaches.without, "%lu expanded, %lu without",
                 (unsigned long)approaches.expanded, (unsigned long)approaches.without);
}

void add_policy_reading_suite(void)
{
    CU_pSuite suite = CU_add_suite("policy reading", NULL, NULL);
    CU_ADD_TEST(suite, what_is_allowed_is_read);
    CU_ADD_TEST(suite, what_is_denied_is_read_again);
    CU_ADD_TEST(suite, the_nearest_states_are_read);
}
