/* SPDX-License-Identifier: MIT */
/*
 * Random lives of agents whose actions wait for conditions, beside a plain model of them: rules, the game,
 * senses and the agent's own effects bring about what they wait for. An agent that is ticked when it is due
 * does the same at the same time as one that is ticked each millisecond.
 */
#include "models/names.h"
#include "suites.h"
#include "support/run.h"
#include "support/stage.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CASES = 3000,
    LIFE = 2500,
    ACTIONS_MOST = 5,
    RULES_MOST = 3,
    SETS_MOST = 60,
    TOLD_MOST = 9000
};

/* Two bools and a number of the agent, a bool of the world, and one that is sensed. */
enum { B0, B1, N, W, S, FACTS };

static const char *const names[FACTS] = {"b0", "b1", "n", "w", "s"};
static const int tops[FACTS] = {1, 1, 6, 1, 1};

/* That a fact is at least, or at most, some value. */
struct bound {
    int fact, value;
    bool most;
};

/* That all, or any, of one or two bounds hold. */
struct wish {
    struct bound bounds[2];
    int count;
    bool any;
};

struct deed {
    int fact, value;
    bool adds;
};

struct act {
    bool awaits, in_place; /* in_place: it stands in the subtasks, without an action */
    struct wish until;
    char name[64];         /* that is told of it */
    int duration, timeout; /* timeout: 0 for none */
    struct deed deeds[2];
    int deed_count;
};

struct ticker {
    int period;
    struct deed deed;
};

/* What the game sets, at a time. */
struct set {
    int time, fact, value;
};

struct story {
    struct act acts[ACTIONS_MOST];
    struct ticker tickers[RULES_MOST];
    struct set sets[SETS_MOST];
    int act_count, ticker_count, set_count, reads;
};

/* ---------------------------------------------------------------------- rolling */

static struct bound bound_random(struct dice *dice)
{
    struct bound bound = {(int)roll(dice, FACTS), 0, roll(dice, 2) > 0};
    int top = tops[bound.fact];
    bound.value = (int)roll(dice, (uint32_t)top) + (bound.most ? 0 : 1);
    return bound;
}

static struct deed deed_random(struct dice *dice, bool of_world)
{
    struct deed deed = {of_world ? W : (int)roll(dice, 3), 0, false};
    deed.adds = deed.fact == N && roll(dice, 2) > 0;
    deed.value =
        deed.adds ? (int)roll(dice, 7) - 3 : (int)roll(dice, (uint32_t)tops[deed.fact] + 1);
    if (deed.adds && deed.value == 0)
        deed.value = 1;
    return deed;
}

static struct act act_random(struct dice *dice)
{
    struct act act = {.awaits = roll(dice, 2) > 0,
                      .until = {.count = 1 + (int)roll(dice, 2), .any = roll(dice, 3) == 0},
                      .duration = 1 + (int)roll(dice, 80),
                      .timeout = roll(dice, 2) ? 0 : 20 + (int)roll(dice, 200)};
    act.until.bounds[0] = bound_random(dice);
    do /* what can never hold is left out */
        act.until.bounds[1] = bound_random(dice);
    while (act.until.bounds[1].fact == act.until.bounds[0].fact);
    act.deed_count = (int)roll(dice, 3);
    for (int i = 0; i < act.deed_count; i++)
        act.deeds[i] = deed_random(dice, i == 1);
    act.in_place = act.deed_count == 0 && roll(dice, 3) > 0;
    act.until.any &= !act.in_place;
    if (act.in_place && !act.awaits)
        act.timeout = 0;
    return act;
}

static struct story story_random(struct dice *dice)
{
    static const int reads[] = {0, 13, 50, 130};
    struct story story = {.act_count = 1 + (int)roll(dice, ACTIONS_MOST),
                          .ticker_count = (int)roll(dice, RULES_MOST + 1),
                          .set_count = (int)roll(dice, SETS_MOST + 1),
                          .reads = reads[roll(dice, 4)]};
    for (int i = 0; i < story.act_count; i++)
        story.acts[i] = act_random(dice);
    story.acts[0].awaits = true;
    for (int i = 0; i < story.ticker_count; i++)
        story.tickers[i] =
            (struct ticker){5 + (int)roll(dice, 300), deed_random(dice, roll(dice, 3) == 0)};
    for (int i = 0, time = 0; i < story.set_count; i++) {
        int fact = (int)roll(dice, FACTS);
        time += 1 + (int)roll(dice, 2 * LIFE / (SETS_MOST + 1));
        story.sets[i] = (struct set){time, fact, (int)roll(dice, (uint32_t)tops[fact] + 1)};
    }
    return story;
}

/* ---------------------------------------------------------------------- writing */

static void write_wish(const struct wish *wish, struct text *yaml)
{
    for (int i = 0; i < wish->count; i++) {
        const struct bound *bound = &wish->bounds[i];
        text_add(yaml, "%s", i == 0 ? "" : wish->any ? " or " : " and ");
        if (bound->fact == N)
            text_add(yaml, "n %s %d", bound->most ? "<=" : ">=", bound->value);
        else
            text_add(yaml, "%s%s", bound->most ? "not " : "", names[bound->fact]);
    }
}

static void write_deed(const struct deed *deed, struct text *yaml)
{
    if (deed->adds)
        text_add(yaml, "n %c= %d", deed->value < 0 ? '-' : '+', abs(deed->value));
    else if (deed->fact == N)
        text_add(yaml, "n = %d", deed->value);
    else
        text_add(yaml, "%s%s", deed->value ? "" : "not ", names[deed->fact]);
}

/* What it waits for and how long, and what it is called. */
static void name_act(struct act *act, int number)
{
    struct text words = {0};
    if (act->in_place && act->awaits) {
        text_add(&words, "until ");
        write_wish(&act->until, &words);
        if (act->timeout)
            text_add(&words, " timeout %dms", act->timeout);
    } else if (act->in_place) {
        text_add(&words, "wait %dms", act->duration);
    } else {
        text_add(&words, "a%d", number);
    }
    snprintf(act->name, sizeof act->name, "%s", words.data);
    text_free(&words);
}

static void write_subtask(const struct act *act, struct text *yaml)
{
    if (!act->in_place) {
        text_add(yaml, "%s", act->name);
    } else if (!act->awaits) {
        text_add(yaml, "{wait: %dms}", act->duration);
    } else {
        text_add(yaml, "{until: ");
        write_wish(&act->until, yaml);
        text_add(yaml, act->timeout ? ", timeout: %dms}" : "}", act->timeout);
    }
}

static void write_act(const struct act *act, int number, struct text *yaml)
{
    text_add(yaml, "  a%d: {", number);
    if (act->awaits) {
        text_add(yaml, "until: ");
        write_wish(&act->until, yaml);
    } else {
        text_add(yaml, "duration: %dms", act->duration);
    }
    if (act->timeout)
        text_add(yaml, ", timeout: %dms", act->timeout);
    text_add(yaml, ", effects: [");
    for (int i = 0; i < act->deed_count; i++) {
        text_add(yaml, "%s", i > 0 ? ", " : "");
        write_deed(&act->deeds[i], yaml);
    }
    text_add(yaml, "]}\n");
}

static void write_story(const struct story *story, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {plan: 8}\nstate:\n  b0: bool\n  b1: bool\n  n: 0..6\n"
                   "  w: {type: bool, shared: true}\n  s: {type: bool, sensed: true");
    text_add(yaml, story->reads ? ", every: %dms}\nactions:\n" : "}\nactions:\n", story->reads);
    for (int i = 0; i < story->act_count; i++)
        if (!story->acts[i].in_place)
            write_act(&story->acts[i], i, yaml);
    text_add(yaml, "  idle: {duration: 1s}\ntasks: {live: {methods: {m: {subtasks: [");
    for (int i = 0; i < story->act_count; i++) {
        text_add(yaml, "%s", i ? ", " : "");
        write_subtask(&story->acts[i], yaml);
    }
    text_add(yaml, "]}, n: {subtasks: idle}}}}\n%s", story->ticker_count ? "rules:\n" : "");
    for (int i = 0; i < story->ticker_count; i++) {
        text_add(yaml, "  r%d: {every: %dms, effects: ", i, story->tickers[i].period);
        write_deed(&story->tickers[i].deed, yaml);
        text_add(yaml, "}\n");
    }
}

/* -------------------------------------------------------------- what happens when */

enum { STARTED = 8, SUCCEEDED, FAILED };

struct happening {
    int time, action;
    int what; /* STARTED, SUCCEEDED or FAILED */
};

struct tale {
    struct happening told[TOLD_MOST];
    unsigned count;
};

/* Of what is written alike the first one is told. */
static void tell(struct tale *tale, const struct story *story, int time, const char *name, int what)
{
    int act = 0;
    while (act < story->act_count && strcmp(story->acts[act].name, name) != 0)
        act++;
    if (tale->count < TOLD_MOST)
        tale->told[tale->count++] = (struct happening){time, act, what};
}

/* ------------------------------------------------------------------------ model */

/* How often a wait ended: when it began, later, because of what was read, at its timeout. */
struct ends {
    unsigned at_once, later, by_sense, by_timeout, in_place;
};

struct model {
    const struct story *story;
    struct tale *tale;
    struct ends *ends;
    int facts[FACTS], truth, now, step, since, read_in;
    bool running;
};

static bool bound_holds(const struct model *model, const struct bound *bound)
{
    int value = model->facts[bound->fact];
    return bound->most ? value <= bound->value : value >= bound->value;
}

static bool wish_holds(const struct model *model, const struct wish *wish)
{
    bool first = bound_holds(model, &wish->bounds[0]);
    if (wish->count == 1)
        return first;
    bool second = bound_holds(model, &wish->bounds[1]);
    return wish->any ? first || second : first && second;
}

static void take_place(struct model *model, const struct deed *deed)
{
    int *value = &model->facts[deed->fact];
    *value = deed->adds ? *value + deed->value : deed->value;
    *value = *value < 0 ? 0 : *value > tops[deed->fact] ? tops[deed->fact] : *value;
}

static void end(struct model *model, bool succeeds)
{
    const struct act *act = &model->story->acts[model->step];
    tell(model->tale, model->story, model->now, act->name, succeeds ? SUCCEEDED : FAILED);
    model->ends->in_place += act->in_place;
    model->running = false;
    model->read_in = 0;
    for (int i = 0; i < act->deed_count && succeeds; i++)
        take_place(model, &act->deeds[i]);
    model->step = succeeds ? model->step + 1 : 0;
}

static bool is_over(const struct model *model)
{
    const struct act *act = &model->story->acts[model->step];
    return act->awaits ? wish_holds(model, &act->until)
                       : model->now - model->since >= act->duration;
}

static void go_on(struct model *model)
{
    const struct act *act = &model->story->acts[model->step];
    if (is_over(model)) {
        model->ends->later += act->awaits;
        end(model, true);
    } else if (act->timeout && model->now - model->since >= act->timeout) {
        model->ends->by_timeout += act->awaits;
        end(model, false);
    }
}

static void read_sense(struct model *model)
{
    if (model->read_in > 0)
        return;
    model->facts[S] = model->truth;
    model->read_in = model->story->reads;
}

static void sense(struct model *model)
{
    read_sense(model);
    if (model->running && model->story->acts[model->step].awaits && is_over(model)) {
        model->ends->by_sense++;
        end(model, true);
        read_sense(model);
    }
}

static void start(struct model *model)
{
    if (model->step == model->story->act_count)
        model->step = 0;
    model->running = true;
    model->since = model->now;
    tell(model->tale, model->story, model->now, model->story->acts[model->step].name, STARTED);
    if (model->story->acts[model->step].awaits && is_over(model)) {
        model->ends->at_once++;
        end(model, true);
    }
}

/* Rules of the world take place before those of the agent. */
static void fire_rules(struct model *model, bool of_world)
{
    for (int i = 0; i < model->story->ticker_count; i++) {
        const struct ticker *ticker = &model->story->tickers[i];
        if (model->now % ticker->period == 0 && (ticker->deed.fact == W) == of_world)
            take_place(model, &ticker->deed);
    }
}

static void model_tick(struct model *model)
{
    model->now++;
    model->read_in -= model->read_in > 0;
    for (int i = 0; i < model->story->set_count; i++) {
        const struct set *set = &model->story->sets[i];
        int *value = set->fact == S ? &model->truth : &model->facts[set->fact];
        if (set->time == model->now)
            *value = set->value;
    }
    fire_rules(model, true);
    fire_rules(model, false);
    if (model->running)
        go_on(model);
    sense(model);
    if (!model->running)
        start(model);
}

/* ---------------------------------------------------------------------- runtime */

struct life {
    struct stage stage;
    struct actor actor;
    const struct story *story;
    struct tale tale;
    int now;
};

static void note_action(void *context, const gg_agent *agent, const gg_event *event)
{
    struct life *life = context;
    (void)agent;
    if (event->kind == GG_ACTION_STARTED)
        tell(&life->tale, life->story, life->now, action_name(&life->stage, event->index), STARTED);
    if (event->kind == GG_ACTION_ENDED)
        tell(&life->tale, life->story, life->now, action_name(&life->stage, event->index),
             event->value == GG_SUCCESS ? SUCCEEDED : FAILED);
}

static void life_begin(struct life *life)
{
    struct stage *stage = &life->stage;
    life->now = 0;
    life->tale.count = 0;
    memset(&stage->scene, GARBAGE, sizeof stage->scene);
    gg_world_init(&stage->scene.core, &stage->domain);
    agent_memory_fence(&stage->memory, OF_WORLD, &stage->scene);
    actor_start(&life->actor, stage, 0, 1);
    life->actor.sensed = fact_number(stage->compiled.tables, "s");
    stage->planner.trace = note_action;
    stage->planner.context = life;
}

/* The time at which something is due, before the game sets something or the life ends. */
static int next_time(struct life *life, const struct story *story)
{
    uint32_t quiet = gg_agent_quiet(&life->actor.core);
    uint32_t of_world = gg_world_quiet(&life->stage.scene.core);
    if (of_world < quiet)
        quiet = of_world;
    int next = quiet == 0 ? life->now + 1 : quiet > LIFE ? LIFE : life->now + (int)quiet;
    for (int i = 0; i < story->set_count; i++)
        if (story->sets[i].time > life->now && story->sets[i].time < next)
            next = story->sets[i].time;
    return next < LIFE ? next : LIFE;
}

/* The game sets its facts behind the time that has passed before, in which nothing happens. */
static void life_go_to(struct life *life, const struct story *story, int time)
{
    gg_agent *agent = &life->actor.core;
    bool sets = false;
    for (int i = 0; i < story->set_count; i++)
        sets |= story->sets[i].time == time;
    int before = time - life->now - (sets ? 1 : 0);
    if (before > 0) {
        life->now += before;
        gg_world_tick(&life->stage.scene.core, (uint32_t)before);
        gg_agent_tick(agent, &life->stage.planner, (uint32_t)before);
    }
    for (int i = 0; i < story->set_count; i++) {
        const struct set *set = &story->sets[i];
        if (set->time == time && set->fact == S)
            life->actor.truth = (uint32_t)set->value;
        else if (set->time == time)
            set_fact(&life->actor, names[set->fact], (uint32_t)set->value);
    }
    if (life->now < time) {
        life->now = time;
        gg_world_tick(&life->stage.scene.core, 1);
        gg_agent_tick(agent, &life->stage.planner, 1);
    }
}

/* ------------------------------------------------------------------- comparison */

static bool same_tale(const struct tale *found, const struct tale *expected, const char *pace)
{
    unsigned i = 0;
    while (i < found->count && i < expected->count &&
           memcmp(&found->told[i], &expected->told[i], sizeof *found->told) == 0)
        i++;
    if (i == found->count && i == expected->count)
        return true;
    const struct happening *was = &found->told[i], *is = &expected->told[i];
    CHECK_SAYING(false, "%s: number %u of %u and %u", pace, i, found->count, expected->count);
    if (i < found->count)
        printf("    found: %d ms, a%d, %d\n", was->time, was->action, (int)was->what);
    if (i < expected->count)
        printf("    expected: %d ms, a%d, %d\n", is->time, is->action, (int)is->what);
    return false;
}

static struct life life;
static struct tale expected_tale;

/* Whether the facts are those of the model. */
static bool same_facts(const struct model *model)
{
    bool same = true;
    for (int i = 0; i < FACTS; i++)
        same &= fact_of(&life.actor, names[i]) == (uint32_t)model->facts[i];
    return same;
}

static bool lives_as_the_model(const struct story *story, struct ends *ends)
{
    struct model model = {.story = story, .tale = &expected_tale, .ends = ends};
    bool same = true;
    expected_tale.count = 0;
    life_begin(&life);
    while (life.now < LIFE && same) {
        model_tick(&model);
        life_go_to(&life, story, model.now);
        same = same_facts(&model);
    }
    CHECK_SAYING(same, "other facts at %d ms", life.now);
    if (!same_tale(&life.tale, &expected_tale, "each millisecond"))
        return false;
    life_begin(&life);
    while (life.now < LIFE)
        life_go_to(&life, story, next_time(&life, story));
    return same && same_facts(&model) && same_tale(&life.tale, &expected_tale, "when due");
}

static void they_end_when_the_model_says(void)
{
    struct ends ends = {0, 0, 0, 0, 0};
    bool fine = true;
    for (unsigned i = 1; random_case(i, CASES) && fine; i++) {
        struct dice dice = dice_of(i);
        struct story story = story_random(&dice);
        struct text yaml = {0};
        for (int j = 0; j < story.act_count; j++)
            name_act(&story.acts[j], j);
        write_story(&story, &yaml);
        life.story = &story;
        stage_start(&life.stage, yaml.data);
        fine = lives_as_the_model(&story, &ends);
        CHECK_SAYING(fine, "life %u", i);
        if (!fine)
            printf("%s", yaml.data);
        stage_end(&life.stage);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(ends.at_once > 0 && ends.later > 0 && ends.by_sense > 0 && ends.by_timeout > 0 &&
                   ends.in_place > 0);
}

void add_until_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("until lives", NULL, NULL);
    CU_ADD_TEST(suite, they_end_when_the_model_says);
}
