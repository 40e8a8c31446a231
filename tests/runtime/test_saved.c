/* SPDX-License-Identifier: MIT */
/* Bytes of agents and worlds that were saved: which are taken, and that what is taken can be
 * simulated on with. Most of all under the sanitizers. */
#include "agent/agent.h"
#include "agent/saved.h"
#include "support/stage.h"
#include "suites.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static const char busy[] =
    "domain: d\n"
    "types: {place: [hall, yard, cellar]}\n"
    "state:\n"
    "  at: {type: place, sensed: true, every: 300ms}\n"
    "  fed: 0..9\n"
    "  lit(place): bool\n"
    "  rain: {type: bool, shared: true}\n"
    "  tired: bool\n"
    "actions:\n"
    "  go(place to): {preconditions: at != to, effects: at = to, retry: 2s, duration: 50ms}\n"
    "  eat: {preconditions: at == yard, effects: fed += 3, duration: 80ms}\n"
    "  light(place it): {preconditions: [at == it, not lit(it)], effects: lit(it), retry: 1s, "
    "duration: 20ms..90ms}\n"
    "  sing: {duration: 200ms}\n"
    "goals:\n"
    "  full: {conditions: fed >= 6, relevant: fed <= 2, priority: 3, cooldown: 1s}\n"
    "  bright: {conditions: [lit(hall), lit(cellar)], priority: 1}\n"
    "  dry: {conditions: not rain or at == hall, keep: true, priority: 2}\n"
    "tasks:\n"
    "  live:\n"
    "    select: priority\n"
    "    methods:\n"
    "      rest: {priority: 2, preconditions: tired, subtasks: sing}\n"
    "      walk: {priority: 1, subtasks: [go(cellar), sing, sing]}\n"
    "      wait: {subtasks: sing}\n"
    "rules:\n"
    "  hunger: {every: 300ms..400ms, effects: fed -= 1}\n"
    "  pour: {every: 1700ms, preconditions: not rain, effects: rain}\n"
    "agents: {a: {goals: [full, bright, dry], task: live}}\n"
    "limits: {plan: 8, table: 0}\n";

/* Not by stage_tick, which looks whether what lies behind the parts of an agent is as it was:
 * these bytes are changed here, too. */
static void tick_for(struct stage *stage, struct actor *actor, int ticks)
{
    for (int i = 0; i < ticks; i++) {
        gg_world_tick(&stage->scene.core, 20);
        gg_agent_tick(&actor->core, &stage->planner, 20);
        stage->log.length = 0;
    }
}

/* An agent with one byte changed is refused, or goes on without harm. */
static bool survives(struct stage *stage, const struct actor *saved, size_t place, uint32_t value)
{
    struct actor *actor = malloc(sizeof *actor);
    CU_ASSERT_PTR_NOT_NULL_FATAL(actor);
    *actor = *saved;
    ((unsigned char *)actor)[place] = (unsigned char)value;
    struct scene scene = stage->scene;
    stage->planner.owner = stage->planner.waiting = NULL;
    bool taken = gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner) == GG_ATTACHED;
    CU_ASSERT_EQUAL(taken, gg_agent_valid(&actor->core, &stage->domain) == GG_ATTACHED);
    if (taken)
        tick_for(stage, actor, 150);
    stage->planner.owner = stage->planner.waiting = NULL;
    stage->scene = scene;
    free(actor);
    return taken;
}

static void whatever_byte_is_changed(void)
{
    struct stage stage;
    struct actor actor;
    struct dice dice = dice_of(7);
    unsigned taken = 0, refused = 0;
    stage_with(&stage, &actor, busy);
    gg_agent_detail(&actor.core, 0, 2);
    stage.planner.trace = NULL;
    for (int moment = 0; moment < 12; moment++) {
        tick_for(&stage, &actor, 7 + (int)roll(&dice, 20));
        for (size_t i = 0; i < offsetof(struct actor, stage); i++)
            if (agent_memory_is_behind(&stage.memory, OF_AGENT, i))
                continue;
            else if (survives(&stage, &actor, i, roll(&dice, 256)))
                taken++;
            else
                refused++;
    }
    CU_ASSERT_TRUE(taken > 1000);
    CU_ASSERT_TRUE(refused > 500);
    stage_end(&stage);
}

static void expect_refused(struct stage *stage, const struct actor *actor, bool valid)
{
    CU_ASSERT_EQUAL(gg_agent_valid(&actor->core, &stage->domain), valid ? GG_ATTACHED : GG_DAMAGED);
}

/* What can be, at the last number that each may have. */
#define WITH_LAST(...)                                                                             \
    do {                                                                                           \
        struct actor actor = *saved;                                                               \
        __VA_ARGS__;                                                                               \
        expect_refused(stage, &actor, true);                                                       \
    } while (0)

#define WITH(...)                                                                                  \
    do {                                                                                           \
        struct actor actor = *saved;                                                               \
        __VA_ARGS__;                                                                               \
        expect_refused(stage, &actor, false);                                                      \
    } while (0)

/* Each number beyond its last, and each state that is none. */
static void refuse_damages(struct stage *stage, const struct actor *saved)
{
    const gg_domain *domain = &stage->domain;
    uint16_t at = fact_number(stage->compiled.tables, "at");
    const gg_fact *symbol = &domain->facts[at];
    uint16_t number = fact_number(stage->compiled.tables, "fed");
    uint16_t last = domain->flag_words;
    WITH(actor.core.agent_type = domain->agent_type_count);
    WITH(actor.core.goal = domain->goal_count);
    WITH(actor.core.wanted = domain->goal_count);
    WITH(actor.core.plan_length = (uint16_t)(domain->plan_limit + 1u));
    WITH(actor.core.step = (uint16_t)(actor.core.plan_length + 1u));
    WITH(actor.core.step = actor.core.plan_length; actor.core.running = 1);
    WITH(actor.core.watch_count = (uint16_t)(domain->watch_limit + 1u));
    WITH(actor.core.running = 2);
    WITH(actor.core.awake = GG_SEARCHING);
    WITH(actor.core.outcome = GG_SEARCHING + 1);
    WITH(actor.core.until = actor.core.interval + 1);
    WITH(actor.core.spent = 1; actor.core.wanted = GG_NONE);
    WITH(actor.core.plan_length = 1; actor.core.step = actor.core.running = 0;
         agent_plan(&actor.core)[0] = domain->action_count);
    WITH(actor.core.plan_length = actor.core.running = 1; actor.core.step = 0;
         actor.core.box = (uint8_t)domain->actions[0].precondition.count;
         agent_plan(&actor.core)[0] = 0);
    WITH(actor.core.watch_count = 1;
         agent_watches(&actor.core)[0] = (gg_watched_choice){domain->task_count, 0, 0, 0});
    WITH(actor.core.watch_count = 1; agent_watches(&actor.core)[0] = (gg_watched_choice){
                                         0, domain->tasks[0].method_count, 0, 0});
    WITH(actor.core.watch_count = 1;
         agent_watches(&actor.core)[0] = (gg_watched_choice){0, 0, 1, 0});
    WITH(actor.core.plan_length = 1; actor.core.step = actor.core.running = 0;
         agent_plan(&actor.core)[0] = 0; actor.core.watch_count = 1;
         agent_watches(&actor.core)[0] = (gg_watched_choice){0, 0, 0, 2});
    WITH(actor.core.watch_count = 2;
         agent_watches(&actor.core)[0] = (gg_watched_choice){0, 0, 0, 0};
         agent_watches(&actor.core)[1] = (gg_watched_choice){0, 999, 0, 0});
    WITH(actor.core.looked = (uint16_t)(domain->watch_limit + 2u));
    WITH(agent_backoffs(&actor.core)[0].waits = 16001);
    WITH(agent_backoffs(&actor.core)[0].early = 101);
    WITH(agent_backoffs(&actor.core)[0].kept = 4);
    WITH(agent_backoffs(&actor.core)[domain->goal_count].waits = 16001);
    WITH(agent_exclusions(&actor.core)[0] = (gg_exclusion){1, domain->action_count});
    WITH(agent_state(&actor.core)[symbol->word] &= ~((uint64_t)7 << symbol->shift));
    WITH(agent_state(&actor.core)[symbol->word] |= (uint64_t)7 << symbol->shift);
    WITH(agent_state(&actor.core)[last] |= domain->guards[last]);
    WITH(gg_agent_write(&actor.core, number, 0);
         agent_state(&actor.core)[last] |= (uint64_t)15 << domain->facts[number].shift);
    WITH(actor.core.spent = 1; actor.core.wanted = 0;
         planning_start_of(&actor.core)[last] = domain->guards[last]);
    WITH(memset(&actor.core.random, 0, sizeof actor.core.random));
}

static void take_the_last(struct stage *stage, const struct actor *saved)
{
    const gg_domain *domain = &stage->domain;
    WITH_LAST(actor.core.broken = 1);
    WITH_LAST(actor.core.trying = 1);
    WITH_LAST(actor.core.ticking = 1);
    WITH_LAST(actor.core.awake = GG_AWAKE);
    WITH_LAST(actor.core.outcome = GG_SEARCHING);
    WITH_LAST(actor.core.plan_length = 1; actor.core.step = 0; actor.core.running = 1;
              actor.core.box = 0;
              agent_plan(&actor.core)[0] = (uint16_t)(domain->action_count - 1u));
    WITH_LAST(actor.core.plan_length = actor.core.running = 1; actor.core.step = 0;
              actor.core.box = GG_NO_BOX; agent_plan(&actor.core)[0] = 0);
    WITH_LAST(actor.core.plan_length = actor.core.step = domain->plan_limit;
              memset(agent_plan(&actor.core), 0, domain->plan_limit * sizeof(uint16_t)));
    WITH_LAST(actor.core.looked = (uint16_t)(domain->watch_limit + 1u));
    WITH_LAST(agent_backoffs(&actor.core)[0] =
                  (gg_backoff){.waits = 16000, .early = 100, .kept = 3});
    WITH_LAST(actor.core.plan_length = 1; actor.core.step = actor.core.running = 0;
              agent_plan(&actor.core)[0] = 0; actor.core.watch_count = 2;
              agent_watches(&actor.core)[0] = (gg_watched_choice){0, 0, 0, 1};
              agent_watches(&actor.core)[1] = (gg_watched_choice){0, 0, 1, 1});
}

static void what_an_agent_can_be_is_taken(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, busy);
    CU_ASSERT_FATAL(stage.domain.watch_limit >= 2);
    take_the_last(&stage, &actor);
    stage_end(&stage);
}

/* What lies behind the facts and goals of the tables is none of them. */
static void nothing_behind_the_tables_is_asked_for(void)
{
    static const gg_fact facts[] = {{.kind = GG_BOOL, .width = 1, .top = 1},
                                    {.kind = GG_SYMBOL, .shift = 8, .width = 3, .top = 2}};
    gg_domain small = {.facts = facts, .fact_count = 1, .word_count = 1};
    uint64_t state = 1;
    CU_ASSERT_TRUE(gg_state_valid(&small, &state));
    small.fact_count = 2;
    CU_ASSERT_FALSE(gg_state_valid(&small, &state));
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, busy);
    actor.core.goal = (uint16_t)(stage.domain.goal_count - 1u);
    while (actor.core.goal > 0 && !stage.domain.agent_types[0].heuristics[actor.core.goal])
        actor.core.goal--;
    expect_refused(&stage, &actor, true);
    stage.domain.goal_count = actor.core.goal;
    expect_refused(&stage, &actor, false);
    stage_end(&stage);
}

static void what_no_agent_can_be_is_refused(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, busy);
    expect_refused(&stage, &actor, true);
    refuse_damages(&stage, &actor);
    tick_for(&stage, &actor, 100);
    expect_refused(&stage, &actor, true);
    refuse_damages(&stage, &actor);
    CU_ASSERT_EQUAL(gg_world_attach(&stage.scene.core, &stage.domain), GG_ATTACHED);
    world_state(&stage.scene.core)[stage.domain.flag_words] |=
        stage.domain.guards[stage.domain.flag_words];
    CU_ASSERT_EQUAL(gg_world_attach(&stage.scene.core, &stage.domain), GG_DAMAGED);
    stage_end(&stage);
}

/* A text with one part of it replaced. */
static struct compiled changed(const char *part, const char *by)
{
    struct text yaml = {0};
    const char *place = strstr(busy, part);
    CU_ASSERT_PTR_NOT_NULL_FATAL(place);
    text_add_bytes(&yaml, busy, (size_t)(place - busy));
    text_add(&yaml, "%s%s", by, place + strlen(part));
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    text_free(&yaml);
    return compiled;
}

/* What saved numbers stand for tells tables apart; what they do not depend on does not. */
static void saves_of_other_tables_are_refused(void)
{
    static const struct {
        const char *part, *by;
        bool other;
    } changes[] = {{"domain: d\n", "domain: e\n", true},
                   {"[hall, yard, cellar]", "[yard, hall, cellar]", true},
                   {"fed: 0..9", "fed: 0..8", true},
                   {"  tired: bool\n", "  tired: bool\n  ill: bool\n", true},
                   {"  sing: {dur", "  cry: {}\n  sing: {dur", true},
                   {"      walk: ", "      roam: ", true},
                   {"bright: {cond", "gloomy: {conditions: tired}\n  bright: {cond", true},
                   {"plan: 8", "plan: 9", true},
                   {"goals: [full, bright, dry]", "goals: [full, bright]", true},
                   {"task: live}", "task: live, actions: [go, eat, light, sing]}", false},
                   {"task: live}", "task: live, actions: [go, eat, sing]}", true},
                   {"priority: 3", "priority: 4", false},
                   {"retry: 2s", "retry: 1s", false},
                   {"every: 300ms", "every: 200ms", false},
                   {"300ms..400ms", "250ms", false},
                   {"20ms..90ms", "20ms..80ms", false},
                   {"20ms..90ms", "20ms", true},
                   {"cooldown: 1s", "cooldown: 500ms", false},
                   {"duration: 80ms", "duration: 90ms", false}};
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, busy);
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        struct compiled compiled = changed(changes[i].part, changes[i].by);
        gg_domain domain = compiled.tables->domain;
        struct agent_memory memory = stage.memory;
        agent_memory_set(&memory, &domain);
        gg_attachment expected = changes[i].other ? GG_OTHER_TABLES : GG_ATTACHED;
        CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &domain), expected);
        struct scene scene = stage.scene;
        CU_ASSERT_EQUAL(gg_world_attach(&scene.core, &domain), expected);
        CU_ASSERT_PTR_EQUAL(scene.core.domain, changes[i].other ? &stage.domain : &domain);
        compiled_free(&compiled);
    }
    gg_domain moved = stage.domain;
    struct agent_memory elsewhere = stage.memory;
    elsewhere.places.offsets.agent_plan += 8;
    agent_memory_set(&elsewhere, &moved);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, &moved), GG_OTHER_TABLES);
    stage_end(&stage);
}

/* A game may make times shorter: what is left of them is no longer than the new ones, whatever
 * it was, and as it was if it is not longer. */
static void what_is_left_of_times_is_cut_to_shorter_ones(void)
{
    struct stage stage;
    struct actor actor;
    stage_with(&stage, &actor, busy);
    gg_domain *domain = &stage.domain;
    uint16_t go = action_number(stage.compiled.tables, "go(yard)");
    agent_timers(&actor.core)[0] = 401;
    agent_senses(&actor.core)[0] = 301;
    agent_exclusions(&actor.core)[0] = (gg_exclusion){2001, go};
    agent_exclusions(&actor.core)[1] = (gg_exclusion){1999, go};
    agent_exclusions(&actor.core)[2] = (gg_exclusion){2001, go};
    agent_backoffs(&actor.core)[0].left = 16001;
    agent_backoffs(&actor.core)[1].left = 15999;
    world_timers(&stage.scene.core)[0] = 1701;
    CU_ASSERT_EQUAL(gg_world_attach(&stage.scene.core, domain), GG_ATTACHED);
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, &stage.planner), GG_ATTACHED);
    CU_ASSERT(world_timers(&stage.scene.core)[0] == 1700 && agent_timers(&actor.core)[0] == 400 &&
              agent_senses(&actor.core)[0] == 300);
    CU_ASSERT(agent_exclusions(&actor.core)[0].left == 2000 &&
              agent_exclusions(&actor.core)[1].left == 1999 &&
              agent_exclusions(&actor.core)[2].left == 2000);
    CU_ASSERT(agent_backoffs(&actor.core)[0].left == 16000 &&
              agent_backoffs(&actor.core)[1].left == 15999);
    stage_end(&stage);
}

static void each_rule_has_a_time_of_its_own(void)
{
    static const gg_rule rules[] = {{.period = 10}, {.period = 20}, {.period = 30}};
    uint32_t left[] = {11, 19, 31, 99};
    gg_cap_rule_timers(rules, 3, left);
    CU_ASSERT(left[0] == 10 && left[1] == 19 && left[2] == 30 && left[3] == 99);
}

/* A goal that is cooling down for an hour longer than others back off. */
static void a_cooldown_may_be_longer_than_any_rest(void)
{
    struct stage stage;
    struct actor actor;
    stage_start(&stage, "domain: d\nstate: {a: bool}\nactions: {act: {effects: a}}\n"
                        "goals: {g: {conditions: a, cooldown: 60m}}\nlimits: {plan: 8}\n");
    actor_start(&actor, &stage, 0, 1);
    agent_backoffs(&actor.core)[0].left = 3600001;
    CU_ASSERT_EQUAL(gg_agent_attach(&actor.core, &stage.scene.core, NULL), GG_ATTACHED);
    CU_ASSERT_EQUAL(agent_backoffs(&actor.core)[0].left, 3600000);
    stage_end(&stage);
}

/* Names of what there is not are numbers. */
static void events_of_other_tables_are_told_in_numbers(void)
{
    static const char *const names[] = {"one"};
    static const char *const *const methods[] = {names};
    struct stage stage;
    struct dice dice = dice_of(3);
    char line[100];
    stage_start(&stage, busy);
    gg_names all = {
        .facts = names, .actions = names, .tasks = names, .methods = methods, .goals = names};
    gg_domain domain = stage.domain;
    domain.names = &all;
    domain.fact_count = domain.action_count = domain.task_count = domain.goal_count = 1;
    gg_event started = {GG_ACTION_STARTED, 0, 0, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&domain, &started, line, sizeof line);
    CU_ASSERT_STRING_EQUAL(line, "start: one");
    started.index = 1;
    gg_event_text(&domain, &started, line, sizeof line);
    CU_ASSERT_STRING_EQUAL(line, "start: action 1");
    gg_event chosen = {GG_METHOD_CHOSEN, 0, 60000, GG_NONE, {false, 0, 0, 0, 0, 0}};
    gg_event_text(&domain, &chosen, line, sizeof line);
    CU_ASSERT_STRING_EQUAL(line, "method: one > method 60000");
    chosen.index = 7;
    gg_event_text(&domain, &chosen, line, sizeof line);
    CU_ASSERT_STRING_EQUAL(line, "method: task 7 > method 60000");
    domain.names = stage.domain.names;
    for (int i = 0; i < 100000; i++) {
        gg_event event = {(gg_event_kind)roll(&dice, GG_REQUEST_RESTS + 1),
                          (uint16_t)roll(&dice, 65536),
                          (uint16_t)roll(&dice, 65536),
                          (uint16_t)roll(&dice, 65536),
                          {roll(&dice, 2) > 0, roll(&dice, UINT32_MAX), roll(&dice, UINT32_MAX),
                           roll(&dice, 9), roll(&dice, 9), 0}};
        CU_ASSERT_TRUE(gg_event_text(&domain, &event, line, sizeof line) < sizeof line);
    }
    stage_end(&stage);
}

void add_saved_suite(void)
{
    CU_pSuite suite = CU_add_suite("saved", NULL, NULL);
    CU_ADD_TEST(suite, whatever_byte_is_changed);
    CU_ADD_TEST(suite, what_no_agent_can_be_is_refused);
    CU_ADD_TEST(suite, what_an_agent_can_be_is_taken);
    CU_ADD_TEST(suite, nothing_behind_the_tables_is_asked_for);
    CU_ADD_TEST(suite, each_rule_has_a_time_of_its_own);
    CU_ADD_TEST(suite, saves_of_other_tables_are_refused);
    CU_ADD_TEST(suite, what_is_left_of_times_is_cut_to_shorter_ones);
    CU_ADD_TEST(suite, a_cooldown_may_be_longer_than_any_rest);
    CU_ADD_TEST(suite, events_of_other_tables_are_told_in_numbers);
}
