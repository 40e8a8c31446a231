/* SPDX-License-Identifier: MIT */
/*
 * Running actions that begin anew when a fact changes. A plain model of a random life knows who changed
 * which fact when: the game, a rule, a sense, or the action's own function. It tells before each time when
 * an action is to begin anew, and how long it then lasts, and what of its effect over time is kept.
 */
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <CUnit/CUnit.h>
#include <string.h>

enum { CASES = 4000, FACTS = 4, TOP = 4, ACTIONS = 5, TICKS = 150, NONE = -1 };

/* f0 and f1 are private, and a rule changes f1; f2 is shared, and f3 sensed. */
enum { RULED = 1, SHARED, SENSED };

struct watching_action {
    int restart, need, at_least; /* facts, or NONE */
    int duration, timeout, set, value, made;
    bool uninterruptible;
};

struct watched_life {
    struct watching_action actions[ACTIONS];
    int facts[FACTS], truth, period, timer;
    struct stage *stage;
    struct actor *actor;
    struct dice *dice;
    int running;                              /* which action; NONE */
    int elapsed, passed, watched, base, kept; /* passed: what of elapsed had when the tick began */
    bool due, restarted, wrong;
    unsigned restarts, went_on, by_sense, by_rule;
};

static void life_wrong(struct watched_life *life, const char *what)
{
    life->wrong = true;
    CHECK_SAYING(false, "%s", what);
}

/* --------------------------------------------------------------------- the domain */

static void random_watching_action(struct watching_action *action, struct dice *dice)
{
    *action = (struct watching_action){.restart = (int)roll(dice, FACTS + 1) - 1,
                                       .need = (int)roll(dice, FACTS + 1) - 1,
                                       .at_least = 1 + (int)roll(dice, 2),
                                       .duration = 20 + (int)roll(dice, 400),
                                       .timeout = roll(dice, 3) ? 0 : 20 + (int)roll(dice, 400),
                                       .set = (int)roll(dice, SENSED + 1) - 1,
                                       .value = (int)roll(dice, TOP + 1),
                                       .made = roll(dice, 2) ? 0 : 1 + (int)roll(dice, 90),
                                       .uninterruptible = roll(dice, 4) == 0};
}

static void write_watching_action(const struct watching_action *action, int number,
                                  struct text *yaml)
{
    text_add(yaml, "  a%d: {duration: %dms", number, action->duration);
    if (action->need != NONE)
        text_add(yaml, ", preconditions: f%d >= %d", action->need, action->at_least);
    if (action->restart != NONE)
        text_add(yaml, ", restart: f%d", action->restart);
    if (action->timeout)
        text_add(yaml, ", timeout: %dms", action->timeout);
    text_add(yaml,
             action->uninterruptible ? ", uninterruptible: true, effects: [" : ", effects: [");
    if (action->set != NONE)
        text_add(yaml, "f%d = %d%s", action->set, action->value, action->made ? ", " : "");
    if (action->made)
        text_add(yaml, "made += %d over time", action->made);
    text_add(yaml, "]}\n");
}

static void write_watched_domain(struct watched_life *life, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: 6}\nstate:\n  made: 0..1000000\n");
    for (int i = 0; i < FACTS; i++) {
        life->facts[i] = (int)roll(dice, TOP + 1);
        text_add(yaml, "  f%d: {type: 0..%d, start: %d%s}\n", i, TOP, life->facts[i],
                 i == 2        ? ", shared: true"
                 : i == SENSED ? roll(dice, 2) ? ", sensed: true" : ", sensed: true, every: 90ms"
                               : "");
    }
    life->truth = life->facts[SENSED];
    life->period = life->timer = 100 + (int)roll(dice, 300);
    text_add(yaml, "rules: {r: {every: %dms, effects: f%d += 1}}\nactions:\n", life->period, RULED);
    for (int i = 0; i < ACTIONS; i++) {
        random_watching_action(&life->actions[i], dice);
        if (i == 0)
            life->actions[i].need = NONE;
        write_watching_action(&life->actions[i], i, yaml);
    }
    text_add(yaml, "tasks:\n  live:\n    select: priority\n    methods:\n");
    for (int i = 1; i < ACTIONS; i++)
        text_add(yaml, "      m%d: {priority: %u, preconditions: f%u >= %u, subtasks: a%d}\n", i,
                 (unsigned)roll(dice, 4), (unsigned)roll(dice, FACTS),
                 (unsigned)roll(dice, TOP) + 1, i);
    text_add(yaml, "      idle: {subtasks: a0}\n");
}

/* ---------------------------------------------------------------------- the model */

static const struct watching_action *action_at_work(const struct watched_life *life)
{
    return life->running == NONE ? NULL : &life->actions[life->running];
}

/* The value that the running action watches has changed, by others: it is to begin anew at once, or
 * goes on as it could not begin. */
static bool note_blow(struct watched_life *life)
{
    const struct watching_action *action = action_at_work(life);
    if (!action || action->restart == NONE || life->facts[action->restart] == life->watched)
        return false;
    life->watched = life->facts[action->restart];
    life->due = action->need == NONE || life->facts[action->need] >= action->at_least;
    life->went_on += !life->due;
    return life->due;
}

static void watch_now(struct watched_life *life)
{
    const struct watching_action *action = action_at_work(life);
    if (action && action->restart != NONE)
        life->watched = life->facts[action->restart];
}

static int made_by_now(const struct watched_life *life, const struct watching_action *action)
{
    int part = life->passed < action->duration ? action->made * life->passed / action->duration
                                               : action->made;
    return part > life->kept ? part : life->kept;
}

static void hear_start(struct watched_life *life, const gg_event *event, int action)
{
    if (event->fact == GG_NONE) {
        life->running = action;
        life->elapsed = (int)life->actor->core.elapsed;
        life->base = (int)fact_of(life->actor, "made");
        life->kept = life->passed = 0;
        watch_now(life);
        return;
    }
    if (!life->due || action != life->running)
        life_wrong(life, "it begins anew, and should not");
    else if (event->fact !=
             fact_number(life->stage->compiled.tables,
                         (char[]){'f', (char)('0' + life->actions[action].restart), 0}))
        life_wrong(life, "another fact is told");
    life->due = false;
    life->restarted = true;
    life->restarts++;
    life->kept = made_by_now(life, &life->actions[action]);
    life->elapsed = life->passed = 0;
}

static void hear_end(struct watched_life *life, const gg_event *event, int number)
{
    const struct watching_action *action = &life->actions[number];
    bool in_time = life->elapsed < action->duration;
    bool late = action->timeout && life->elapsed >= action->timeout &&
                (in_time || action->timeout < action->duration);
    if (life->due)
        life_wrong(life, "it ends, and should begin anew");
    if (event->value == GG_SUCCESS && (in_time || late))
        life_wrong(life, "it succeeds too early, or too late");
    bool taken =
        action->set == SHARED && action->need == SHARED && life->facts[SHARED] < action->at_least;
    if (event->value == GG_FAILURE && !late && (in_time || !taken))
        life_wrong(life, "it fails without a reason");
    if (event->value == GG_SUCCESS && action->set != NONE)
        life->facts[action->set] = action->value;
    int made = event->value == GG_SUCCESS ? action->made : made_by_now(life, action);
    if ((int)fact_of(life->actor, "made") != life->base + made)
        life_wrong(life, "another part of its effect over time has taken place");
    life->running = NONE;
}

static void hear_of_life(void *context, const gg_agent *agent, const gg_event *event)
{
    struct watched_life *life = context;
    if (event->kind != GG_ACTION_STARTED && event->kind != GG_ACTION_ENDED)
        return;
    int action = agent->domain->actions[event->index].source_index;
    if (event->kind == GG_ACTION_STARTED)
        hear_start(life, event, action);
    else
        hear_end(life, event, action);
}

/* ----------------------------------------------------------------------- the game */

static void set_both(struct watched_life *life, int fact, int value)
{
    set_fact(life->actor, (char[]){'f', (char)('0' + fact), 0}, (uint32_t)value);
    life->facts[fact] = value;
    if (fact == SENSED)
        life->truth = value;
}

static void set_any(struct watched_life *life)
{
    set_both(life, (int)roll(life->dice, FACTS), (int)roll(life->dice, TOP + 1));
}

/* The action's own function may change what it watches. */
static gg_status watched_run(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct watched_life *life = ((struct actor *)agent)->more;
    (void)action;
    if (phase == GG_STOP && life->due && gg_agent_ending(agent) != GG_ABORTED)
        life_wrong(life, "it is stopped to begin anew, and does not see it");
    if (phase != GG_STOP && roll(life->dice, 8) == 0) {
        set_any(life);
        watch_now(life);
    }
    return gg_agent_wait(agent);
}

static void watched_sense(struct gg_agent *agent, uint16_t number)
{
    struct watched_life *life = ((struct actor *)agent)->more;
    (void)number;
    set_fact(life->actor, "f3", (uint32_t)life->truth);
    life->facts[SENSED] = life->truth;
    if (!life->restarted && !life->due && note_blow(life))
        life->by_sense++;
}

static const gg_calls watched_calls = {.run = watched_run, .sense = watched_sense};

/* What happens before the running action is asked. */
static void pass_in_model(struct watched_life *life, int milliseconds)
{
    int before = life->facts[RULED];
    life->restarted = false;
    life->passed = life->elapsed += milliseconds;
    if (life->timer <= milliseconds) {
        life->timer += life->period;
        life->facts[RULED] += life->facts[RULED] < TOP;
    }
    life->timer -= milliseconds;
    bool quiet = gg_agent_quiet(&life->actor->core) > 0;
    const struct watching_action *action = action_at_work(life);
    bool is_new = action && action->restart != NONE && action->restart != RULED &&
                  life->facts[action->restart] != life->watched;
    if (is_new && quiet)
        life_wrong(life, "it is quiet, and has to begin anew");
    if (note_blow(life))
        life->by_rule +=
            life->actions[life->running].restart == RULED && before != life->facts[RULED];
}

static void check_after_tick(struct watched_life *life)
{
    const struct watching_action *action = action_at_work(life);
    if (life->due)
        life_wrong(life, "it goes on, and should begin anew");
    for (int i = 0; i < FACTS; i++)
        if ((int)fact_of(life->actor, (char[]){'f', (char)('0' + i), 0}) != life->facts[i])
            life_wrong(life, "a fact has another value");
    if (!action)
        return;
    if (life->elapsed >= action->duration || (action->timeout && life->passed >= action->timeout))
        life_wrong(life, "it should have ended");
    if ((int)fact_of(life->actor, "made") != life->base + made_by_now(life, action))
        life_wrong(life, "its effect over time is at another step");
}

static void live_watched(struct watched_life *life)
{
    for (int i = 0; i < TICKS && !life->wrong; i++) {
        int milliseconds = 1 + (int)roll(life->dice, 60);
        if (roll(life->dice, 5) == 0)
            set_any(life);
        if (roll(life->dice, 5) == 0)
            life->truth = (int)roll(life->dice, TOP + 1);
        if (roll(life->dice, 40) == 0)
            CU_ASSERT_TRUE(gg_agent_stop(&life->actor->core, &life->stage->planner));
        if (roll(life->dice, 40) == 0)
            CU_ASSERT_EQUAL(gg_agent_attach(&life->actor->core, &life->stage->scene.core,
                                            &life->stage->planner),
                            GG_ATTACHED);
        pass_in_model(life, milliseconds);
        stage_tick(life->stage, life->actor, (uint32_t)milliseconds);
        check_after_tick(life);
    }
}

static void they_begin_anew_when_others_change_the_fact(void)
{
    unsigned restarts = 0, went_on = 0, by_sense = 0, by_rule = 0;
    bool fine = true;
    for (unsigned i = 1; random_case(i, CASES) && fine; i++) {
        static struct stage stage;
        static struct actor actor;
        struct dice dice = dice_of(i);
        struct watched_life life = {
            .dice = &dice, .running = NONE, .stage = &stage, .actor = &actor};
        struct text yaml = {0};
        write_watched_domain(&life, &dice, &yaml);
        stage_start(&stage, yaml.data);
        stage.agent_types[0].calls = &watched_calls;
        actor_start(&actor, &stage, 0, 1);
        actor.more = &life;
        stage.planner.trace = hear_of_life;
        stage.planner.context = &life;
        live_watched(&life);
        fine = !life.wrong;
        if (!fine)
            printf("domain %u\n%s", i, yaml.data);
        restarts += life.restarts;
        went_on += life.went_on;
        by_sense += life.by_sense;
        by_rule += life.by_rule;
        stage_end(&stage);
        text_free(&yaml);
    }
    unsigned cases = random_cases(CASES);
    CHECK_SAYING(restarts > cases && went_on > cases / 8 && by_sense > cases / 8 &&
                     by_rule > cases / 8,
                 "%u began anew, %u by senses and %u by rules, %u went on", restarts, by_sense,
                 by_rule, went_on);
}

void add_restarts_suite(void)
{
    CU_pSuite suite = CU_add_suite("restart", NULL, NULL);
    CU_ADD_TEST(suite, they_begin_anew_when_others_change_the_fact);
}
