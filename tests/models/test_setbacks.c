/* SPDX-License-Identifier: MIT */
/*
 * What actions change that fail or are given up. A plain model of a random domain has the facts as numbers:
 * it hears only how actions end, makes the changes that the YAML tells, and must come to the same facts as
 * the agent, at each end and after each tick. What an agent starts must be possible in them.
 */
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <CUnit/CUnit.h>
#include <string.h>

enum { CASES = 4000, FACTS = 6, TOP = 4, CHANGES_MOST = 4, ACTIONS_MOST = 6, TICKS = 80 };

/* f0 to f2 are private, f3 and f4 shared; f5 is applied. */
enum { FIRST_SHARED = 3, APPLIED = 5 };

enum change_kind { SETS, ADDS, TAKES, COPIES, ADDS_COPY };

/* "f1 += 2 if f3 >= 1" */
struct model_change {
    enum change_kind kind;
    int fact, amount, source;
    bool asks;
    int asked, least;
};

struct change_list {
    struct model_change items[CHANGES_MOST];
    int count;
};

/* "f1 >= 2", or at most that. */
struct bound {
    int fact, value;
    bool most;
};

struct model_action {
    struct bound needs[2], lasting;
    int need_count;
    bool lasts, uninterruptible;
    int duration, timeout;
    struct change_list on[3]; /* by status: failure, success, and abort in the place of running */
};

enum { ON_ABORT = 2 };

struct model {
    struct model_action actions[ACTIONS_MOST];
    int action_count;
    int values[FACTS];
    struct stage *stage;
    struct actor *actor;
    struct dice *dice;
    bool wrong;
    int applied, told, told_value; /* how often f5 was to be told to the game, and was */
    unsigned failures, aborts;     /* that changed a fact */
    bool aborted, planned;         /* in this tick, one that did; and a plan was made */
    unsigned looked_again;         /* plans that were dropped then */
    unsigned started;
};

/* --------------------------------------------------------------------- the domain */

static struct bound bound_random(struct dice *dice)
{
    return (struct bound){(int)roll(dice, FACTS), 1 + (int)roll(dice, TOP - 1), roll(dice, 2) > 0};
}

static bool bound_holds(const struct bound *bound, const int *values)
{
    return bound->most ? values[bound->fact] <= bound->value : values[bound->fact] >= bound->value;
}

static void bound_write(const struct bound *bound, struct text *yaml)
{
    text_add(yaml, "f%d %s %d", bound->fact, bound->most ? "<=" : ">=", bound->value);
}

/* Changes of different facts; those of success tell no cases, which would split the action. */
static struct change_list changes_random(struct dice *dice, bool success)
{
    struct change_list list = {.count = (int)roll(dice, success ? 3 : CHANGES_MOST)};
    int source = (int)roll(dice, FACTS), first = (int)roll(dice, FACTS);
    for (int i = 0; i < list.count; i++) {
        struct model_change *change = &list.items[i];
        change->kind = (enum change_kind)roll(dice, success ? COPIES : ADDS_COPY + 1);
        change->fact = (first + i) % FACTS;
        change->amount = (int)roll(dice, TOP + 1);
        change->source = source;
        change->asks = !success && change->kind < COPIES && roll(dice, 3) == 0;
        change->asked = (int)roll(dice, FACTS);
        change->least = 1 + (int)roll(dice, TOP);
        if (change->kind != SETS && change->amount == 0)
            change->amount = 1;
    }
    return list;
}

static void changes_write(const char *key, const struct change_list *list, struct text *yaml)
{
    static const char *const signs[] = {"=", "+=", "-=", "=", "+="};
    if (list->count == 0)
        return;
    text_add(yaml, ", %s: [", key);
    for (int i = 0; i < list->count; i++) {
        const struct model_change *change = &list->items[i];
        text_add(yaml, "%sf%d %s ", i ? ", " : "", change->fact, signs[change->kind]);
        if (change->kind >= COPIES)
            text_add(yaml, "f%d", change->source);
        else
            text_add(yaml, "%d", change->amount);
        if (change->asks)
            text_add(yaml, " if f%d >= %d", change->asked, change->least);
    }
    text_add(yaml, "]");
}

static void make_changes(const struct change_list *list, struct model *model)
{
    int before[FACTS];
    memcpy(before, model->values, sizeof before);
    for (int i = 0; i < list->count; i++) {
        const struct model_change *change = &list->items[i];
        int *value = &model->values[change->fact];
        if (change->asks && before[change->asked] < change->least)
            continue;
        model->applied += change->fact == APPLIED;
        switch (change->kind) {
        case SETS:
            *value = change->amount;
            break;
        case COPIES:
            *value = before[change->source];
            break;
        case ADDS_COPY:
            *value += before[change->source];
            break;
        default:
            *value += change->kind == ADDS ? change->amount : -change->amount;
            break;
        }
        *value = *value < 0 ? 0 : *value > TOP ? TOP : *value;
    }
}

static void write_action(const struct model_action *action, int number, struct text *yaml)
{
    text_add(yaml, "  a%d: {preconditions: [", number);
    for (int i = 0; i < action->need_count; i++) {
        text_add(yaml, i ? ", " : "");
        bound_write(&action->needs[i], yaml);
    }
    text_add(yaml, "], duration: %dms", action->duration);
    if (action->timeout)
        text_add(yaml, ", timeout: %dms", action->timeout);
    if (action->lasts) {
        text_add(yaml, ", while: ");
        bound_write(&action->lasting, yaml);
    }
    text_add(yaml, action->uninterruptible ? ", uninterruptible: true" : "");
    changes_write("effects", &action->on[GG_SUCCESS], yaml);
    changes_write("on_failure", &action->on[GG_FAILURE], yaml);
    changes_write("on_abort", &action->on[ON_ABORT], yaml);
    text_add(yaml, "}\n");
}

static void random_action(struct model_action *action, struct dice *dice)
{
    *action = (struct model_action){.need_count = (int)roll(dice, 3),
                                    .lasts = roll(dice, 3) == 0,
                                    .uninterruptible = roll(dice, 8) == 0,
                                    .duration = 20 + (int)roll(dice, 300),
                                    .timeout = roll(dice, 3) ? 0 : 20 + (int)roll(dice, 200)};
    for (int i = 0; i < 2; i++)
        action->needs[i] = bound_random(dice);
    action->lasting = bound_random(dice);
    for (int i = 0; i < 3; i++)
        action->on[i] = changes_random(dice, i == GG_SUCCESS);
}

static void write_methods(const struct model *model, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "tasks:\n  live:\n    select: priority\n    methods:\n");
    for (int i = 0; i < 4; i++) {
        struct bound bound = bound_random(dice);
        text_add(yaml, "      m%d: {priority: %u, preconditions: ", i, (unsigned)roll(dice, 4));
        bound_write(&bound, yaml);
        text_add(yaml, ", subtasks: [a%u", (unsigned)roll(dice, (uint32_t)model->action_count));
        if (roll(dice, 2))
            text_add(yaml, ", a%u", (unsigned)roll(dice, (uint32_t)model->action_count));
        text_add(yaml, "]}\n");
    }
    text_add(yaml, "      idle: {subtasks: a0}\n");
}

static void write_domain(struct model *model, struct dice *dice, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: 6}\nstate:\n");
    for (int i = 0; i < FACTS; i++) {
        model->values[i] = (int)roll(dice, TOP + 1);
        text_add(yaml, "  f%d: {type: 0..%d, start: %d%s%s}\n", i, TOP, model->values[i],
                 i >= FIRST_SHARED && i < APPLIED ? ", shared: true" : "",
                 i == APPLIED ? ", applied: true" : "");
    }
    text_add(yaml, "actions:\n");
    model->action_count = 3 + (int)roll(dice, ACTIONS_MOST - 2);
    for (int i = 0; i < model->action_count; i++) {
        random_action(&model->actions[i], dice);
        model->actions[i].need_count *= i > 0; /* a0 can always be done */
        model->actions[i].lasts &= i > 0;
        write_action(&model->actions[i], i, yaml);
    }
    write_methods(model, dice, yaml);
    text_add(yaml, "goals:\n");
    for (int i = 0; i < 2; i++) {
        struct bound wanted = bound_random(dice), when = bound_random(dice);
        text_add(yaml, "  g%d: {priority: %d, conditions: ", i, i);
        bound_write(&wanted, yaml);
        text_add(yaml, ", relevant: ");
        bound_write(&when, yaml);
        text_add(yaml, "}\n");
    }
    text_add(yaml, "agents: {one: {goals: [g0, g1], task: live}}\n");
}

/* ---------------------------------------------------------------------- the life */

static void compare(struct model *model, const char *when)
{
    for (int i = 0; i < FACTS && !model->wrong; i++) {
        char name[4] = {'f', (char)('0' + i), 0};
        int value = (int)fact_of(model->actor, name);
        model->wrong = value != model->values[i];
        if (model->wrong)
            CHECK_SAYING(false, "%s: f%d is %d, and should be %d", when, i, value,
                         model->values[i]);
    }
    if (model->told != model->applied)
        CHECK_SAYING(false, "%s: told %d times, and should be %d", when, model->told,
                     model->applied);
    model->wrong |= model->told != model->applied;
}

/* Of those that can never be done there is no ground action. */
static const struct model_action *action_of(const struct model *model, const gg_event *event)
{
    return &model->actions[model->stage->domain.actions[event->index].source_index];
}

static void end_in_model(struct model *model, const gg_event *event)
{
    const struct model_action *action = action_of(model, event);
    int before[FACTS];
    memcpy(before, model->values, sizeof before);
    int on = event->value == GG_ABORTED ? ON_ABORT : event->value == GG_SUCCESS;
    make_changes(&action->on[on], model);
    bool changed = memcmp(before, model->values, sizeof before) != 0;
    model->failures += changed && on == GG_FAILURE;
    model->aborts += changed && on == ON_ABORT;
    model->aborted |= changed && on == ON_ABORT;
    compare(model, "at an end");
}

static void hear(void *context, const gg_agent *agent, const gg_event *event)
{
    struct model *model = context;
    (void)agent;
    if (event->kind == GG_ACTION_ENDED)
        end_in_model(model, event);
    if (event->kind == GG_PLAN_DROPPED)
        model->looked_again += model->aborted && model->planned;
    model->planned |= event->kind == GG_PLAN_MADE;
    if (event->kind != GG_ACTION_STARTED)
        return;
    const struct model_action *action = action_of(model, event);
    bool can = !action->lasts || bound_holds(&action->lasting, model->values);
    for (int i = 0; i < action->need_count; i++)
        can &= bound_holds(&action->needs[i], model->values);
    if (!can)
        CHECK_SAYING(can, "a%d cannot be done where it starts", (int)(action - model->actions));
    model->wrong |= !can;
    model->started++;
}

static gg_status model_run(struct gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct model *model = ((struct actor *)agent)->more;
    (void)action;
    uint32_t fate = phase == GG_STOP ? 99 : roll(model->dice, 40);
    return fate == 0                       ? GG_FAILURE
           : fate == 1                     ? GG_SUCCESS
           : fate == 2 && phase == GG_TICK ? GG_ABORTED
                                           : gg_agent_wait(agent);
}

static void model_apply(struct gg_agent *agent, uint16_t fact, uint32_t value)
{
    struct model *model = ((struct actor *)agent)->more;
    model->told++;
    model->told_value = (int)value;
    gg_agent_write(agent, fact, value);
}

static const gg_calls model_calls = {.run = model_run, .apply = model_apply};

static void let_game_change(struct model *model)
{
    char name[4] = {'f', (char)('0' + roll(model->dice, FACTS)), 0};
    int value = (int)roll(model->dice, TOP + 1);
    set_fact(model->actor, name, (uint32_t)value);
    model->values[name[1] - '0'] = value;
}

static void model_life(struct model *model)
{
    struct stage *stage = model->stage;
    for (int i = 0; i < TICKS && !model->wrong; i++) {
        model->aborted = model->planned = false;
        if (roll(model->dice, 4) == 0)
            let_game_change(model);
        if (roll(model->dice, 30) == 0) {
            CU_ASSERT_TRUE(gg_agent_stop(&model->actor->core, &stage->planner));
            compare(model, "after a stop");
        }
        stage_tick(stage, model->actor, roll(model->dice, 60));
        compare(model, "after a tick");
    }
}

static void begin_life(struct model *model, struct stage *stage, struct actor *actor)
{
    model->stage = stage;
    model->actor = actor;
    stage->agent_types[0].calls = &model_calls;
    actor_start(actor, stage, 0, 1);
    actor->more = model;
    stage->planner.trace = hear;
    stage->planner.context = model;
}

static void facts_are_what_the_ends_make_them(void)
{
    unsigned failures = 0, aborts = 0, looked_again = 0, lives = 0;
    bool fine = true;
    for (unsigned i = 1; random_case(i, CASES) && fine; i++) {
        static struct stage stage;
        static struct actor actor;
        struct dice dice = dice_of(i);
        struct model model = {.dice = &dice};
        struct text yaml = {0};
        write_domain(&model, &dice, &yaml);
        stage_start(&stage, yaml.data);
        begin_life(&model, &stage, &actor);
        model_life(&model);
        fine = !model.wrong;
        CHECK_SAYING(fine, "domain %u", i);
        if (!fine)
            printf("%s", yaml.data);
        failures += model.failures;
        aborts += model.aborts;
        looked_again += model.looked_again;
        lives += model.failures > 0 && model.aborts > 0;
        stage_end(&stage);
        text_free(&yaml);
    }
    unsigned cases = random_cases(CASES);
    CHECK_SAYING(failures > cases && aborts > cases && lives > cases / 8 &&
                     looked_again >= cases / 20,
                 "%u failures and %u aborts changed facts, %u lives with both, %u plans dropped",
                 failures, aborts, lives, looked_again);
}

void add_setback_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("effects of failing", NULL, NULL);
    CU_ADD_TEST(suite, facts_are_what_the_ends_make_them);
}
