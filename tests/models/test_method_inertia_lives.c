/* SPDX-License-Identifier: MIT */
/*
 * Random lives of an agent whose methods have inertia, beside a model on plain numbers: which method is
 * carried out after each tick. The methods have scores that change at random, or constant priorities, also
 * such that are drawn; their task is the agent's own or stands below another one with inertia. And the
 * property of methods that take turns.
 */
#include "models/method_choice.h"
#include "support/run.h"
#include "support/stage.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

enum { INERT_METHODS = 4, INERT_LIVES = 3000, INERT_TICKS = 200, INERT_NONE = CHOOSES_NONE };

/* How the methods are chosen. */
enum inert_kind { BY_SCORE, BY_PRIORITY, BY_WEIGHT, INERT_KINDS };

struct inert_method {
    int inertia; /* -1: none is written */
    int worth;   /* its score now, or its priority */
    bool open;   /* whether its preconditions hold */
    bool barren; /* whether its second subtask cannot be done */
};

struct inert_life {
    enum inert_kind kind;
    bool of_task; /* whether the inertia is that of the task */
    bool nested;  /* below a task whose other method is to heed an alarm */
    int outer_inertia;
    bool alarm;
    struct inert_method methods[INERT_METHODS];
    int done, step;       /* the method that is carried out, INERT_METHODS: the alarm's; its step */
    int held, outer_held; /* what counts for more where a plan is made anew */
    gg_status ends;       /* how the running action ends in this tick */
    int before, gap;      /* the method before, and by how much the one that is done was ahead */
    unsigned kept, remade, returns;
};

static void draw_inert_life(struct inert_life *life, struct dice *dice)
{
    memset(life, 0, sizeof *life);
    life->kind = (enum inert_kind)roll(dice, INERT_KINDS);
    life->of_task = roll(dice, 3) == 0;
    life->nested = roll(dice, 2) == 0;
    life->outer_inertia = (int)roll(dice, 2);
    life->done = life->held = life->outer_held = life->before = INERT_NONE;
    int all = (int)roll(dice, 40);
    for (int i = 0; i < INERT_METHODS; i++) {
        struct inert_method *method = &life->methods[i];
        method->inertia = life->of_task ? all : roll(dice, 3) == 0 ? -1 : (int)roll(dice, 40);
        if (life->kind == BY_PRIORITY)
            method->worth = (int)roll(dice, 40);
        if (life->kind == BY_WEIGHT) /* each is drawn alone */
            method->worth = (int)roll(dice, 10) * INERT_METHODS + i;
    }
    life->methods[INERT_METHODS - 1].open = true;
}

static void write_inert_method(const struct inert_life *life, int i, struct text *yaml)
{
    const struct inert_method *method = &life->methods[i];
    text_add(yaml, "      m%d: {", i);
    if (i < INERT_METHODS - 1)
        text_add(yaml, "preconditions: c%d, ", i);
    if (life->kind == BY_SCORE)
        text_add(yaml, "score: s%d, ", i);
    else
        text_add(yaml, "priority: %d, ", method->worth);
    if (life->kind == BY_WEIGHT && i == 1)
        text_add(yaml, "weight: 3, ");
    if (!life->of_task && method->inertia >= 0)
        text_add(yaml, "inertia: %d, ", method->inertia);
    text_add(yaml, "subtasks: [a%d, b%d]}\n", i, i);
}

static void write_inert_life(const struct inert_life *life, struct text *yaml)
{
    text_add(yaml, "domain: d\nstate:\n  alarm: bool\n");
    for (int i = 0; i < INERT_METHODS; i++)
        text_add(yaml, "  s%d: 0..99\n  c%d: bool\n  y%d: bool\n", i, i, i);
    text_add(yaml, "actions:\n  heed: {duration: 1m}\n");
    for (int i = 0; i < INERT_METHODS; i++)
        text_add(yaml, "  a%d: {duration: 1m}\n  b%d: {preconditions: not y%d, duration: 1m}\n", i,
                 i, i);
    text_add(yaml, "tasks:\n");
    if (life->nested)
        text_add(yaml,
                 "  live:\n    select: priority\n    methods:\n"
                 "      flee: {priority: 1, preconditions: alarm, subtasks: heed}\n"
                 "      work: {inertia: %d, subtasks: work}\n",
                 life->outer_inertia);
    text_add(yaml, "  %s:\n    select: %s\n", life->nested ? "work" : "live",
             life->kind == BY_SCORE ? "score" : "priority");
    if (life->of_task)
        text_add(yaml, "    inertia: %d\n", life->methods[0].inertia);
    text_add(yaml, "    methods:\n");
    for (int i = 0; i < INERT_METHODS; i++)
        write_inert_method(life, i, yaml);
    text_add(yaml, "agents: {animal: {task: live}}\n");
}

/* ------------------------------------------------------------------------ the model */

static bool can_be_done(const struct inert_method *method)
{
    return method->open && !method->barren;
}

/* The inertia of a method, as the runtime sees it; below 0: nothing takes its place. */
static int inertia_of_method(const struct inert_life *life, int i)
{
    int written = life->methods[i].inertia;
    return written < 0 && life->kind != BY_SCORE ? 0 : written;
}

static void find_inert_options(const struct inert_life *life, struct method_option *options)
{
    for (int i = 0; i < INERT_METHODS; i++)
        options[i] = (struct method_option){life->methods[i].worth, inertia_of_method(life, i),
                                            can_be_done(&life->methods[i])};
}

static int choose_inert(const struct inert_life *life)
{
    struct method_option options[INERT_METHODS];
    find_inert_options(life, options);
    return choose_method(options, INERT_METHODS, life->held);
}

/* The method that takes the place of the one that is done; INERT_NONE: none does. */
static int find_better(const struct inert_life *life)
{
    struct method_option options[INERT_METHODS];
    find_inert_options(life, options);
    return find_better_method(options, INERT_METHODS, life->done);
}

static void take_up(struct inert_life *life, int method)
{
    life->done = method;
    life->step = 0;
}

static void make_anew(struct inert_life *life)
{
    bool works_first = life->outer_held != INERT_NONE && life->outer_inertia >= 1;
    bool heeds = life->nested && life->alarm && !works_first;
    struct inert_life without = *life;
    without.held = INERT_NONE;
    life->remade += !heeds && choose_inert(&without) != choose_inert(life);
    take_up(life, heeds ? INERT_METHODS : choose_inert(life));
    life->before = INERT_NONE;
}

/* Two methods take turns only as their scores change by more than what both have. */
static void note_method_turn(struct inert_life *life, int chosen)
{
    int left = life->done;
    int gap = life->methods[chosen].worth - life->methods[left].worth;
    if (life->before == chosen) {
        int inertia = inertia_of_method(life, chosen) + inertia_of_method(life, left);
        CHECK_SAYING(gap + life->gap > inertia, "it turned back: %d and %d, inertia %d", life->gap,
                     gap, inertia);
        life->returns++;
    }
    life->before = left;
    life->gap = gap;
}

static void look_for_better(struct inert_life *life)
{
    if (life->nested && life->alarm && life->outer_inertia < 1) {
        take_up(life, INERT_METHODS);
        life->before = INERT_NONE;
        return;
    }
    int better = find_better(life);
    if (better == INERT_NONE)
        return;
    note_method_turn(life, better);
    take_up(life, better);
}

/* Whether the plan is over or given up; what is held is known then. */
static bool ends_plan(struct inert_life *life)
{
    if (life->done == INERT_NONE)
        return true;
    bool heeds = life->done == INERT_METHODS;
    if (life->ends == GG_SUCCESS && ++life->step == (heeds ? 1 : 2)) {
        life->held = life->outer_held = INERT_NONE;
        return true;
    }
    bool broken =
        !heeds && life->methods[life->done].barren && (life->step == 0 || life->ends == GG_SUCCESS);
    return life->ends == GG_FAILURE || broken;
}

static void pass_inert_tick(struct inert_life *life)
{
    if (ends_plan(life))
        make_anew(life);
    else if (life->done != INERT_METHODS)
        look_for_better(life);
    bool works = life->done != INERT_METHODS;
    life->held = works && inertia_of_method(life, life->done) >= 0 ? life->done : INERT_NONE;
    life->outer_held = works && life->nested ? 1 : INERT_NONE;
}

/* ------------------------------------------------------------------------ lives */

static gg_status ends_as_told(struct actor *actor, uint16_t action, gg_phase phase)
{
    const struct inert_life *life = actor->more;
    (void)action;
    return phase == GG_TICK ? life->ends : GG_RUNNING;
}

static void set_of_method(struct actor *actor, char kind, int method, int value)
{
    char name[16];
    snprintf(name, sizeof name, "%c%d", kind, method);
    set_fact(actor, name, (uint32_t)value);
}

/* The game changes what methods ask for, and what they are worth. */
static void change_something(struct inert_life *life, struct actor *actor, struct dice *dice)
{
    int number = (int)roll(dice, INERT_METHODS);
    struct inert_method *method = &life->methods[number];
    life->ends = roll(dice, 20) > 0 ? GG_RUNNING : roll(dice, 2) ? GG_SUCCESS : GG_FAILURE;
    unsigned what = roll(dice, 8);
    if (what == 0 && life->nested) {
        life->alarm = !life->alarm && roll(dice, 2);
        set_fact(actor, "alarm", life->alarm);
    } else if (what < 5 && life->kind == BY_SCORE) {
        method->worth = (int)roll(dice, 60);
        set_of_method(actor, 's', number, method->worth);
    } else if (number < INERT_METHODS - 1 && what == 5) {
        method->barren = roll(dice, 3) == 0;
        set_of_method(actor, 'y', number, method->barren);
    } else if (number < INERT_METHODS - 1) {
        method->open = roll(dice, 3) > 0;
        set_of_method(actor, 'c', number, method->open);
    }
}

/* Whether inertia makes a difference now. */
static bool is_kept_by_inertia(const struct inert_life *life)
{
    struct inert_life without = *life;
    if (life->done == INERT_NONE || life->done == INERT_METHODS)
        return false;
    for (int i = 0; i < INERT_METHODS; i++)
        without.methods[i].inertia = without.methods[i].inertia < 0 ? -1 : 0;
    return find_better(life) != find_better(&without);
}

static int done_by(const struct stage *stage, const struct actor *actor)
{
    const char *action = action_name(stage, gg_agent_action(&actor->core));
    return strcmp(action, "heed") == 0 ? INERT_METHODS : action[1] - '0';
}

static bool live_inertly(struct inert_life *life, struct stage *stage, struct actor *actor,
                         struct dice *dice)
{
    change_something(life, actor, dice);
    life->kept += is_kept_by_inertia(life);
    pass_inert_tick(life);
    if (roll(dice, 20) == 0)
        CU_ASSERT_EQUAL(gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner),
                        GG_ATTACHED);
    stage_tick(stage, actor, 1 + roll(dice, 50));
    int done = done_by(stage, actor);
    CHECK_SAYING(done == life->done, "it does m%d, and not m%d", done, life->done);
    return done == life->done;
}

static void random_lives_have_inertia(void)
{
    struct inert_life sum = {.kept = 0};
    bool fine = true;
    for (uint64_t seed = 1; random_case(seed, INERT_LIVES) && fine; seed++) {
        struct dice dice = dice_of(seed);
        struct inert_life life;
        struct text yaml = {0};
        struct stage stage;
        struct actor actor;
        draw_inert_life(&life, &dice);
        write_inert_life(&life, &yaml);
        stage_start(&stage, yaml.data);
        actor_start(&actor, &stage, 0, 1);
        actor.answer = ends_as_told;
        actor.more = &life;
        for (int i = 0; i < INERT_TICKS && fine; i++)
            fine = live_inertly(&life, &stage, &actor, &dice);
        if (!fine)
            printf("life %llu\n%s", (unsigned long long)seed, yaml.data);
        sum.kept += life.kept;
        sum.remade += life.remade;
        sum.returns += life.returns;
        stage_end(&stage);
        text_free(&yaml);
    }
    CU_ASSERT_TRUE(sum.kept >= 5 * random_cases(INERT_LIVES));
    CU_ASSERT_TRUE(sum.remade >= random_cases(INERT_LIVES) / 5);
    CU_ASSERT_TRUE(sum.returns >= random_cases(INERT_LIVES) / 5);
}

void add_method_inertia_lives_suite(void)
{
    CU_pSuite suite = CU_add_suite("method inertia lives", NULL, NULL);
    CU_ADD_TEST(suite, random_lives_have_inertia);
}
