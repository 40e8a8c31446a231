/* SPDX-License-Identifier: MIT */
/*
 * The middle of random lives of two agents: what `goapgen decide` and `goapgen plan` say of one of
 * them there is what the record of that life says, as `goapgen run --record` writes it.
 */
#include "cli/commands.h"
#include "models/example_life.h"
#include "run/decision.h"
#include "run/example_life.h"
#include "support/run.h"
#include "suites.h"
#include "view/record.h"

#include <string.h>

enum { MOMENTS = 6 };

/* What is looked at, and how much of it was compared. */
struct looking {
    struct planning planning;
    struct options options;
    const struct record *record;
    const char *yaml;
    unsigned doing, plans;
};

/* What a record says of an agent at a time: what it does, GG_NONE: nothing; what it has decided to do
 * just then, or GG_NONE; and what it saw at its last event. */
struct told {
    uint16_t running, decided;
    uint64_t *seen;
};

static struct told told_by_record(const struct looking *looking, uint32_t agent, uint32_t time)
{
    const struct record *record = looking->record;
    uint64_t *states = record_new_states(looking->planning.pool, record);
    struct told told = {GG_NONE, GG_NONE, states + agent * record->domain->word_count};
    bool decides = false;
    for (size_t i = 0; i < record->event_count && record->events[i].time <= time; i++) {
        const struct record_event *event = &record->events[i];
        (void)record_apply_event(record, event, states);
        if (event->agent != agent)
            continue;
        if (event->event.kind == GG_PLAN_MADE)
            decides = event->time == time;
        if (event->event.kind == GG_ACTION_STARTED)
            told.running = event->event.index;
        if (event->event.kind == GG_ACTION_STARTED && decides)
            told.decided = event->event.index;
        if (event->event.kind == GG_ACTION_ENDED)
            told.running = GG_NONE;
    }
    return told;
}

/* What it does by its own words. */
static uint16_t told_by_agent(struct planning *planning)
{
    const struct agent_reasons *reasons =
        collect_agent_reasons(planning, planning->living->planning.agent.agent_type);
    for (size_t i = 0; i < reasons->count; i++)
        if (reasons->reasons[i].task == GG_NONE && reasons->reasons[i].kind == GG_IS_PURSUED)
            return reasons->reasons[i].steps[0];
    return GG_NONE;
}

/* What it would do by a plan for its task. */
static uint16_t planned_first(struct planning *planning)
{
    gg_task_problem problem = {.task = planning->agent_type.task};
    planning_allocate_plan(planning);
    gg_outcome outcome = planning_find_task_plan(planning, &problem);
    return outcome == GG_FOUND && planning->plan.length > 0 ? planning->plan.steps[0] : GG_NONE;
}

static void compare(struct looking *looking, uint32_t agent, uint32_t time)
{
    looking->options.agent = agent ? "bob" : "ann";
    looking->options.moment = time;
    struct told told = told_by_record(looking, agent, time);
    struct planning *planning = planning_in_life(&looking->planning);
    CU_ASSERT_PTR_NOT_NULL_FATAL(planning);
    uint16_t doing = told_by_agent(planning);
    CHECK_SAYING(doing == told.running, "%s of %s at %u ms does %d, and %d by the record:\n%s",
                 looking->options.agent, looking->options.example, (unsigned)time, doing,
                 told.running, looking->yaml);
    looking->doing += doing != GG_NONE;
    size_t bytes = looking->record->domain->word_count * sizeof *told.seen;
    if (told.decided == GG_NONE || memcmp(told.seen, planning->tables->domain.start, bytes) != 0)
        return; /* something has changed since */
    uint16_t planned = planned_first(planning);
    CHECK_SAYING(planned == told.decided, "%s of %s at %u ms plans %d, and %d by the record:\n%s",
                 looking->options.agent, looking->options.example, (unsigned)time, planned,
                 told.decided, looking->yaml);
    looking->plans++;
}

/* Compares some moments, of which half are those of events. */
static void compare_moments(struct looking *looking, uint32_t last, struct dice *dice)
{
    const struct record *record = looking->record;
    for (uint32_t i = 0; i < MOMENTS && record->event_count > 0; i++) {
        uint64_t of_event = record->events[roll(dice, (uint32_t)record->event_count)].time;
        uint32_t time = i % 2 && of_event <= last ? (uint32_t)of_event : roll(dice, last + 1);
        compare(looking, i / 2 % LIFE_AGENTS, time);
    }
}

/* The record of an example's life, by the command line. */
static const struct record *recorded(const struct scratch *scratch, struct pool *pool,
                                     const struct compiled *compiled, const char *example,
                                     uint32_t time)
{
    struct result result =
        shell("cd '%s' && '%s' run life.yaml --example %s --time %ums --record record",
              scratch->folder, built(scratch->pool, "goapgen"), example, (unsigned)time);
    CHECK_SAYING(result.code == 0, "%s", result.errs.data);
    result_free(&result);
    struct text bytes;
    const char *error = "";
    CU_ASSERT_FATAL(read_whole(pool_format(pool, "%s/record", scratch->folder), &bytes));
    const struct record *record = record_read(
        pool, compiled->tables, (const unsigned char *)bytes.data, bytes.length, &error);
    CHECK_SAYING(record != NULL, "%s", error);
    text_free(&bytes);
    return record;
}

static void try_lives(struct life *life, struct dice *dice, struct looking *looking)
{
    struct scratch scratch = scratch_new();
    struct text yaml = life_write(life);
    struct compiled compiled = compile_text(yaml.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    scratch_write(&scratch, "life.yaml", yaml.data);
    looking->yaml = yaml.data;
    looking->options = (struct options){.nodes = -1, .seed = 1, .command = &commands[0]};
    looking->planning =
        (struct planning){.pool = compiled.pool,
                          .domain = compiled.domain,
                          .tables = compiled.tables,
                          .names = names_with_labels(compiled.pool, compiled.tables),
                          .options = &looking->options};
    for (int i = 0; i < LIFE_EXAMPLES; i++) {
        if (life->examples[i].agents == 1)
            continue;
        looking->options.example = pool_format(compiled.pool, "e%d", i);
        looking->record = recorded(&scratch, compiled.pool, &compiled, looking->options.example,
                                   life->examples[i].time + 1);
        if (looking->record)
            compare_moments(looking, life->examples[i].time, dice);
    }
    compiled_free(&compiled);
    text_free(&yaml);
    scratch_free(&scratch);
}

static void the_middle_of_a_life_is_that_of_its_record(void)
{
    static struct life life;
    struct dice dice = dice_of(23);
    struct looking looking = {.doing = 0};
    for (unsigned i = 0; random_case(i + 1, 40); i++) {
        life_roll(&life, &dice);
        try_lives(&life, &dice, &looking);
    }
    CU_ASSERT(looking.doing > 10 && looking.plans > 5);
}

void add_example_moments_suite(void)
{
    CU_pSuite suite = CU_add_suite("moments of lives", NULL, NULL);
    CU_ADD_TEST(suite, the_middle_of_a_life_is_that_of_its_record);
}
