/* SPDX-License-Identifier: MIT */
/* Bytes of agents with wants: which are refused, and that whatever is taken can be lived on with.
 * That a restored agent lives on as before is in tests/models/test_want_lives.c. */
#include "agent/agent.h"
#include "suites.h"
#include "support/farm.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* A want of a goal in slot 0, one of a condition in slot 1, of which the plan is, and a free slot.
 * */
static void begin(struct stage *stage, struct actor *actor)
{
    struct built built;
    on_the_farm(stage, actor);
    build(&built);
    ask(actor, &built, "ploughed(east)", 1, 1);
    ask(actor, &built, "hay", 4, 8);
    CU_ASSERT(want(actor, "done(west)", 1) != 0);
    CU_ASSERT(gg_agent_want_condition(&actor->core, &built.builder, 2) != 0);
    stage_tick(stage, actor, 100);
    CU_ASSERT_EQUAL(actor->core.goal, stage->domain.goal_count + 1);
    CU_ASSERT_EQUAL(gg_agent_valid(&actor->core, &stage->domain), GG_ATTACHED);
}

static gg_flag_test *flags_of(struct actor *actor)
{
    const gg_domain *domain = actor->core.domain;
    gg_flag_test *flags =
        (gg_flag_test *)gg_agent_part(&actor->core, domain->wants->offsets.agent_want_flags);
    return flags + domain->flag_words;
}

static gg_range_test *ranges_of(struct actor *actor)
{
    const gg_domain *domain = actor->core.domain;
    gg_range_test *ranges =
        (gg_range_test *)gg_agent_part(&actor->core, domain->wants->offsets.agent_want_ranges);
    return ranges + (domain->word_count - domain->flag_words);
}

/* An agent with a change is refused; without it is taken. */
#define REFUSED(...)                                                                               \
    do {                                                                                           \
        struct actor actor = *saved;                                                               \
        __VA_ARGS__;                                                                               \
        CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, domain), GG_DAMAGED);                          \
    } while (0)

#define TAKEN(...)                                                                                 \
    do {                                                                                           \
        struct actor actor = *saved;                                                               \
        __VA_ARGS__;                                                                               \
        CU_ASSERT_EQUAL(gg_agent_valid(&actor.core, domain), GG_ATTACHED);                         \
    } while (0)

static void refuse_numbers(const gg_domain *domain, const struct actor *saved)
{
    REFUSED(agent_wants(&actor.core)[0].goal = domain->goal_count);
    REFUSED(agent_wants(&actor.core)[0].id = 2 | 1 << 8);
    REFUSED(agent_wants(&actor.core)[0].id = 1);
    REFUSED(agent_wants(&actor.core)[0].status = GG_WANT_RUNNING);
    REFUSED(agent_wants(&actor.core)[0].status = GG_WANT_REFUSED + 1);
    REFUSED(actor.core.goal = domain->goal_count);
    REFUSED(actor.core.goal = (uint16_t)(domain->goal_count + domain->want_limit));
    REFUSED(actor.core.wanted = (uint16_t)(domain->goal_count + 2));
    REFUSED(agent_wants(&actor.core)[1].status = GG_WANT_REACHED);
    REFUSED(agent_backoffs(&actor.core)[domain->goal_count + 3].waits = 16001);
    TAKEN(agent_wants(&actor.core)[0].status = GG_WANT_REFUSED);
    TAKEN(agent_wants(&actor.core)[0].priority = INT32_MIN);
    TAKEN(agent_wants(&actor.core)[2].goal = domain->goal_count);
    TAKEN(actor.core.wanted = (uint16_t)(domain->goal_count + 1));
}

/* Of the other agent type: it has not the goal, or not the fact. */
static void refuse_tests(const struct stage *stage, const struct actor *saved)
{
    const gg_domain *domain = &stage->domain;
    uint16_t at = fact_number(stage->compiled.tables, "at");
    uint16_t hay = fact_number(stage->compiled.tables, "hay");
    const gg_fact *symbol = &domain->facts[at], *number = &domain->facts[hay];
    REFUSED(agent_wants(&actor.core)[1].flag_count = (uint16_t)(domain->flag_words + 1));
    REFUSED(agent_wants(&actor.core)[1].range_count = 9);
    REFUSED(agent_wants(&actor.core)[1].flag_count = agent_wants(&actor.core)[1].range_count = 0);
    REFUSED(flags_of(&actor)->word = domain->flag_words);
    REFUSED(flags_of(&actor)->care |= (uint64_t)15 << symbol->shift);
    REFUSED(flags_of(&actor)->want |= (uint64_t)1 << symbol->shift);
    REFUSED(flags_of(&actor)->care = 0);
    REFUSED(flags_of(&actor)->care |= (uint64_t)1 << 63);
    REFUSED(ranges_of(&actor)->word = 0);
    REFUSED(ranges_of(&actor)->word = domain->word_count);
    REFUSED(ranges_of(&actor)->low |= (uint64_t)9 << number->shift);
    REFUSED(ranges_of(&actor)->high |= (uint64_t)15 << number->shift);
    REFUSED(ranges_of(&actor)->low |= domain->guards[domain->flag_words]);
    REFUSED(ranges_of(&actor)->care = (uint64_t)3 << number->shift);
    TAKEN(flags_of(&actor)->care |= (uint64_t)7 << symbol->shift);
    TAKEN(ranges_of(&actor)->high |= (uint64_t)9 << number->shift);
}

static void damaged_wants_are_refused(void)
{
    struct stage stage;
    struct actor actor;
    begin(&stage, &actor);
    refuse_numbers(&stage.domain, &actor);
    refuse_tests(&stage, &actor);
    stage_end(&stage);
}

/* An agent with one byte changed is refused, or goes on without harm. */
static bool survives(struct stage *stage, const struct actor *saved, size_t place, uint32_t value)
{
    struct actor *actor = malloc(sizeof *actor);
    CU_ASSERT_PTR_NOT_NULL_FATAL(actor);
    *actor = *saved;
    ((unsigned char *)actor)[place] = (unsigned char)value;
    stage->planner.owner = stage->planner.waiting = NULL;
    bool taken = gg_agent_attach(&actor->core, &stage->scene.core, &stage->planner) == GG_ATTACHED;
    for (int i = 0; taken && i < 60; i++)
        gg_agent_tick(&actor->core, &stage->planner, 100);
    for (uint32_t i = 0; taken && i < 4; i++)
        (void)gg_agent_unwant(&actor->core, agent_wants(&actor->core)[i % 3].id);
    stage->planner.owner = stage->planner.waiting = NULL;
    stage->log.length = 0;
    free(actor);
    return taken;
}

static void whatever_byte_of_wants_is_changed(void)
{
    struct stage stage;
    struct actor actor;
    struct dice dice = dice_of(3);
    unsigned taken = 0, refused = 0;
    begin(&stage, &actor);
    stage.planner.trace = NULL;
    for (int moment = 0; moment < 10; moment++) {
        gg_agent_detail(&actor.core, 0, 1 + roll(&dice, 2));
        for (size_t i = 0; i < offsetof(struct actor, stage); i++)
            if (!agent_memory_is_behind(&stage.memory, OF_AGENT, i)) {
                bool fine = survives(&stage, &actor, i, roll(&dice, 256));
                taken += fine;
                refused += !fine;
            }
        gg_agent_tick(&actor.core, &stage.planner, 1 + roll(&dice, 700));
    }
    CU_ASSERT(taken > 500 && refused > 500);
    stage_end(&stage);
}

void add_saved_wants_suite(void)
{
    CU_pSuite suite = CU_add_suite("saved wants", NULL, NULL);
    CU_ADD_TEST(suite, damaged_wants_are_refused);
    CU_ADD_TEST(suite, whatever_byte_of_wants_is_changed);
}
