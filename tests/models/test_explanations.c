/* SPDX-License-Identifier: MIT */
/*
 * What agents of the shipped domains explain of themselves, in random states. What an explanation
 * says is done is what a decision then does. What it says is in the way is taken away, again and
 * again: then what was passed over is chosen, or another reason is named for it, never the same one
 * twice. And lives with and without explanations are the same.
 */
#include "models/explained.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

enum {
    STATES = 10000,    /* random states, of all domains together */
    REPAIRS = 100,     /* most reasons that are taken away, one after the other */
    FOREVER = 1000000, /* milliseconds that a goal is left alone */
    MOST_VALUES = 24   /* of a fact that are tried */
};

static const char *const shipped[] = {"article_cat/article_cat.yaml",
                                      "cat/cat.yaml",
                                      "coin/coin.yaml",
                                      "courier/courier.yaml",
                                      "flight/flight.yaml",
                                      "guard/guard.yaml",
                                      "heist/heist.yaml",
                                      "house/house.yaml",
                                      "orchard/orchard.yaml",
                                      "pet/pet.yaml",
                                      "skirmish/skirmish.yaml",
                                      "village/village.yaml",
                                      "skirmish/command.yaml"};

enum {
    FILES = sizeof shipped / sizeof *shipped,
    LIFE_TICKS = 150,
    MOST_TYPES = 16 /* at least so many agent types are there of all domains */
};

/* What the test has seen, so that it cannot pass by looking at nothing. */
static struct {
    unsigned states, repaired, chosen, by_kind[GG_METHOD_UNDRAWN + 1];
} seen;

/* -------------------------------------------------------- taking reasons away */

/* One who was passed over, and what it was told. */
struct passed {
    uint16_t task, index; /* as in gg_reason */
    gg_reason told[REPAIRS];
    size_t count;
    uint16_t disabled[REPAIRS]; /* methods that were made impossible for it */
    size_t disabled_count;
};

static gg_backoff *backoff_of(const struct explained *explained, uint16_t goal)
{
    gg_backoff *all = (gg_backoff *)(void *)((unsigned char *)explained->agent +
                                             explained->domain->offsets.agent_backoffs);
    return &all[goal == GG_NONE ? explained->domain->goal_count
                                : goal + (goal >= explained->domain->goal_count)];
}

static const uint64_t *state_of(const struct explained *explained)
{
    (void)gg_agent_read(explained->agent, 0);
    return (const uint64_t *)(const void *)((const unsigned char *)explained->agent +
                                            explained->domain->offsets.agent_state);
}

static bool is_asked(const gg_domain *domain, const gg_reason *reason, uint32_t value)
{
    const gg_unmet *unmet = &reason->unmet;
    if (value < unmet->low || value > unmet->high)
        return false;
    if (!unmet->among)
        return true;
    if (domain->facts[reason->fact].kind == GG_SYMBOL)
        return unmet->among >> value & 1;
    const gg_set_test *set = &domain->sets->all[unmet->among];
    uint32_t place = value - set->first;
    return place >= set->count || !(set->holes[place / 64] >> place % 64 & 1);
}

/* Gives the fact a value that was asked for. */
static bool mend_fact(struct explained *explained, const gg_reason *reason)
{
    const gg_domain *domain = explained->domain;
    if (reason->fact == GG_NONE)
        return false; /* it can never hold */
    if (!reason->unmet.known || gg_agent_read(explained->agent, reason->fact) != reason->unmet.is ||
        is_asked(domain, reason, reason->unmet.is))
        explained_complain(explained, "the fact is not in the way", reason);
    for (uint32_t value = 0; value <= domain->facts[reason->fact].top; value++)
        if (is_asked(domain, reason, value)) {
            gg_agent_write(explained->agent, reason->fact, value);
            return true;
        }
    explained_complain(explained, "no value is asked for", reason);
    return false;
}

typedef bool wanted(const struct explained *explained, const struct passed *subject,
                    const gg_reason *reason);

/* Changes one fact so that something holds; false: no change does. */
static bool change_one(struct explained *explained, const struct passed *subject,
                       const gg_reason *reason, wanted *is_wanted)
{
    for (uint16_t i = 0; i < explained->domain->fact_count; i++) {
        uint32_t now = gg_agent_read(explained->agent, i), top = explained->domain->facts[i].top;
        for (uint32_t value = 0; value <= top && value < MOST_VALUES; value++) {
            gg_agent_write(explained->agent, i, value % 2 ? top - value / 2 : value / 2);
            if (is_wanted(explained, subject, reason))
                return true;
        }
        gg_agent_write(explained->agent, i, now);
    }
    return false;
}

/* The goal does not hold any more, and is still relevant. */
static bool is_missed(const struct explained *explained, const struct passed *subject,
                      const gg_reason *reason)
{
    const gg_goal *goal = &explained->domain->goals[reason->index];
    const uint64_t *state = state_of(explained);
    (void)subject;
    return gg_holds(explained->domain, &goal->relevant, state) &&
           !gg_holds(explained->domain, &goal->condition, state);
}

/* Whether an instance of the same method of the YAML is applicable. */
static bool applies(const struct explained *explained, uint16_t task, uint16_t method)
{
    const gg_task *of = &explained->domain->tasks[task];
    const uint64_t *state = state_of(explained);
    for (uint16_t i = 0; i < of->method_count; i++)
        if (of->methods[i].source_index == of->methods[method].source_index &&
            gg_holds(explained->domain, &of->methods[i].precondition, state))
            return true;
    return false;
}

/* The method stays applicable, and those are not that were chosen in its place. */
static bool is_alone(const struct explained *explained, const struct passed *subject,
                     const gg_reason *reason)
{
    if (!applies(explained, reason->task, reason->index) ||
        applies(explained, reason->task, reason->other))
        return false;
    for (size_t i = 0; i < subject->disabled_count; i++)
        if (applies(explained, reason->task, subject->disabled[i]))
            return false;
    return true;
}

static bool mend_order(struct explained *explained, struct passed *subject, const gg_reason *reason)
{
    if (reason->other >= explained->domain->tasks[reason->task].method_count)
        explained_complain(explained, "there is no such method", reason);
    if (!change_one(explained, subject, reason, is_alone))
        return false;
    subject->disabled[subject->disabled_count++] = reason->other;
    return true;
}

/* Other random numbers draw the method at some time; not if its weight is 0. */
static bool mend_draw(struct explained *explained, const gg_reason *reason)
{
    uint16_t task = reason->task, index = reason->index;
    for (uint32_t seed = 1; seed < 300; seed++) {
        gg_random_seed(&explained->agent->random, seed);
        explained_ask(explained);
        const gg_reason *now = explained_of(explained, task, index);
        if (!now || now->kind != GG_METHOD_UNDRAWN)
            return now != NULL;
    }
    return false;
}

/* What is in a goal's way is the plan, or a goal that would be chosen: it is left alone. */
static bool mend_place(struct explained *explained, const gg_reason *reason)
{
    if (reason->other == GG_NONE)
        return false;
    if (reason->index != GG_NONE && reason->kind == GG_IS_OUTBID &&
        reason->priority > reason->other_priority)
        explained_complain(explained, "the other goal is of a lower priority", reason);
    if (reason->kind == GG_IS_BOUND || explained->agent->goal == reason->other)
        (void)gg_agent_stop(explained->agent, explained->planner);
    if (reason->kind != GG_IS_BOUND)
        backoff_of(explained, reason->other)->left = FOREVER;
    return true;
}

static bool mend_backoff(struct explained *explained, const gg_reason *reason)
{
    gg_backoff *backoff = backoff_of(explained, reason->index);
    uint32_t time = reason->kind == GG_WAS_PLANLESS ? backoff->waits : backoff->left;
    if (reason->time != time || time == 0)
        explained_complain(explained, "there is no such time", reason);
    if (reason->kind == GG_WAS_PLANLESS)
        backoff->waits = 0;
    else
        backoff->left = 0;
    return true;
}

/* Sets the state so that the reason goes away; false: that is not known for such a reason. */
static bool mend(struct explained *explained, struct passed *subject, const gg_reason *reason)
{
    switch (reason->kind) {
    case GG_IS_IRRELEVANT:
    case GG_WHILE_FAILS:
    case GG_METHOD_UNMET:
        return mend_fact(explained, reason);
    case GG_HOLDS:
        return change_one(explained, subject, reason, is_missed);
    case GG_COOLS_DOWN:
    case GG_BACKS_OFF:
    case GG_WAS_PLANLESS:
        return mend_backoff(explained, reason);
    case GG_IS_OUTBID:
    case GG_IS_BOUND:
        return mend_place(explained, reason);
    case GG_METHOD_LATER:
    case GG_METHOD_LOWER:
        return mend_order(explained, subject, reason);
    case GG_METHOD_SCORED:
        explained_favourite = reason->index;
        return true;
    case GG_METHOD_UNDRAWN:
        return mend_draw(explained, reason);
    default:
        return false;
    }
}

static bool same_reason(const gg_reason *a, const gg_reason *b)
{
    return a->kind == b->kind && a->other == b->other && a->fact == b->fact &&
           a->unmet.low == b->unmet.low && a->unmet.high == b->unmet.high &&
           a->unmet.among == b->unmet.among;
}

static bool is_done(const gg_reason *reason)
{
    return reason->kind == GG_IS_PURSUED || reason->kind == GG_WOULD_BE_CHOSEN ||
           reason->kind == GG_METHOD_TAKEN;
}

/* Takes away what is in the way of one who was passed over, until it is chosen. */
static void mend_all(struct explained *explained, struct passed *subject)
{
    while (subject->count < REPAIRS) {
        explained_ask(explained);
        const gg_reason *now = explained_of(explained, subject->task, subject->index);
        if (!now)
            return; /* the root task is not done, or another instance of the method stands for it */
        gg_reason reason = *now;
        seen.by_kind[reason.kind]++;
        for (size_t i = 0; i < subject->count; i++)
            if (same_reason(&subject->told[i], &reason)) {
                explained_complain(explained, "the same reason is named twice", &reason);
                return;
            }
        if (is_done(&reason)) {
            seen.chosen++;
            return;
        }
        subject->told[subject->count++] = reason;
        if (!mend(explained, subject, &reason))
            return;
        seen.repaired++;
    }
    explained_complain(explained, "reasons do not end", &subject->told[REPAIRS - 1]);
}

/* ----------------------------------------------------------------- random states */

/* Back-offs as they can be in the middle of a life. */
static void shuffle_backoffs(struct explained *explained, struct dice *dice)
{
    for (uint16_t i = 0; i < explained->domain->goal_count; i++) {
        gg_backoff *backoff = backoff_of(explained, i);
        memset(backoff, 0, sizeof *backoff);
        backoff->left = roll(dice, 3) ? 0 : 1 + roll(dice, 5000);
        backoff->failures = (uint8_t)(backoff->left ? roll(dice, 5) : 0);
        backoff->waits = roll(dice, 4) ? 0 : 1 + roll(dice, 2000);
        backoff->unplanned = backoff->waits > 0;
    }
}

static void pick_subject(const struct explained *explained, struct dice *dice,
                         struct passed *subject)
{
    const gg_reason *reason = &explained->reasons[roll(dice, (uint32_t)explained->count)];
    memset(subject, 0, sizeof *subject);
    subject->task = reason->task;
    subject->index = reason->index;
    bool nested = reason->task != GG_NONE && reason->task != explained->type->task;
    if (nested)
        subject->task = subject->index = GG_NONE;
}

/* One state: what is decided in it, and why somebody is passed over in it. */
static void try_state(struct explained *explained, struct dice *dice)
{
    struct passed subject;
    explained_salt = roll(dice, 1000);
    explained_shuffle(explained, dice);
    void *moment = explained_moment(explained);
    explained_compare(explained);
    for (uint32_t i = roll(dice, 4); i > 0; i--) /* into the middle of a plan */
        gg_agent_tick(explained->agent, explained->planner, roll(dice, 400));
    if (roll(dice, 2))
        explained_shuffle(explained, dice);
    if (roll(dice, 2))
        shuffle_backoffs(explained, dice);
    explained_ask(explained);
    seen.states++;
    if (explained->count > 0) {
        pick_subject(explained, dice, &subject);
        mend_all(explained, &subject);
    }
    explained_favourite = GG_NONE;
    explained_return(explained, moment);
    free(moment);
}

static void what_is_named_is_what_is_in_the_way(void)
{
    static struct explained explained;
    for (unsigned i = 0; i < FILES; i++) {
        struct dice dice = dice_of(i + 1);
        explained_open(&explained, shipped[i]);
        for (unsigned type = 0; explained_begin(&explained, type, 1); type++)
            for (unsigned j = random_cases(STATES / MOST_TYPES + 1); j > 0; j--)
                try_state(&explained, &dice);
        explained_close(&explained);
    }
    CU_ASSERT_TRUE(seen.states >= random_cases(STATES));
    /* In fewer states some reasons do not come up. */
    for (int kind = 0; kind <= GG_METHOD_UNDRAWN && random_cases(4) > 0; kind++)
        CU_ASSERT_TRUE(seen.by_kind[kind] > 0 || kind == GG_IS_PLANNED || kind == GG_HAS_TO_WAIT ||
                       kind == GG_WORKS_FOR_TEAM || kind == GG_WHILE_FAILS ||
                       kind == GG_IS_OUTWEIGHED || kind == GG_IS_NOT_WORTH_IT);
    CU_ASSERT_TRUE(seen.chosen > seen.states / 2 && seen.repaired > seen.states / 2);
}

/* ------------------------------------------------------------- lives that are looked at */

/* A line for each event, with its time. */
static void write_event(void *context, const gg_agent *agent, const gg_event *event)
{
    struct text *lines = context;
    char line[400];
    (void)gg_event_text(agent->domain, event, line, sizeof line);
    text_add(lines, "%lu %s\n", (unsigned long)agent->world->clock, line);
}

/* The events of a life in which the facts change now and then; it explains itself every so many
 * ticks, 0: never. */
static struct text live(struct explained *life, size_t type, uint32_t budget, int explains)
{
    struct text lines = {0};
    struct dice dice = dice_of(type + 1);
    (void)explained_begin(life, type, 5);
    life->planner->trace = write_event;
    life->planner->tracing = &gg_tracing;
    life->planner->context = &lines;
    gg_agent_detail(life->agent, 0, budget);
    for (int tick = 1; tick <= LIFE_TICKS; tick++) {
        if (explains && tick % explains == 0)
            explained_ask(life);
        if (roll(&dice, 20) == 0)
            explained_shuffle(life, &dice);
        gg_world_tick(life->agent->world, 200);
        gg_agent_tick(life->agent, life->planner, 200);
    }
    text_add(&lines, "random %u, quiet %u\n", (unsigned)gg_random_next(&life->agent->random),
             (unsigned)gg_agent_quiet(life->agent));
    return lines;
}

/* Also where searches last over many ticks, which an explanation overwrites. */
static void nothing_changes_by_an_explanation(void)
{
    static struct explained life;
    explained_salt = 3;
    for (unsigned i = 0; i < FILES; i++) {
        explained_open(&life, shipped[i]);
        for (size_t type = 0; explained_begin(&life, type, 5); type++)
            for (uint32_t budget = 0; budget <= 3; budget += 3) {
                struct text plain = live(&life, type, budget, 0);
                struct text looked_at = live(&life, type, budget, 3);
                CU_ASSERT_TRUE(plain.length > 100);
                CU_ASSERT_STRING_EQUAL(plain.data, looked_at.data);
                text_free(&plain);
                text_free(&looked_at);
            }
        explained_close(&life);
    }
}

/* What lies in the agent, but for which goals a planning had to keep, as each planning notes that
 * anew. */
static void expect_same_bytes(struct explained *explained, unsigned char *before)
{
    const gg_offsets *offsets = &explained->domain->offsets;
    gg_backoff *then = (gg_backoff *)(void *)(before + offsets->agent_backoffs);
    uint32_t first = offsets->agent_state;
    for (uint32_t i = 0; i <= explained->domain->goal_count; i++)
        then[i].kept = backoff_of(explained, (uint16_t)i)->kept;
    CU_ASSERT_TRUE(memcmp(before, explained->agent, sizeof(gg_agent)) == 0);
    CU_ASSERT_TRUE(memcmp(before + first, (unsigned char *)explained->agent + first,
                          offsets->agent_bytes - first) == 0);
    CU_ASSERT_TRUE(
        memcmp(before + offsets->agent_bytes, explained->agent->world, offsets->world_bytes) == 0);
}

static void no_byte_changes_by_an_explanation(void)
{
    static struct explained explained;
    for (unsigned i = 0; i < FILES; i++) {
        struct dice dice = dice_of(i + 1);
        explained_open(&explained, shipped[i]);
        CU_ASSERT_TRUE(explained_begin(&explained, 0, 1));
        for (int state = 0; state < 50; state++) {
            explained_shuffle(&explained, &dice);
            gg_agent_tick(explained.agent, explained.planner, roll(&dice, 500));
            explained_ask(&explained); /* what it sees lies in it, too */
            void *before = explained_moment(&explained);
            explained_ask(&explained);
            expect_same_bytes(&explained, before);
            free(before);
        }
        explained_close(&explained);
    }
}

void add_explanations_suite(void)
{
    CU_pSuite suite = CU_add_suite("explanations", NULL, NULL);
    CU_ADD_TEST(suite, what_is_named_is_what_is_in_the_way);
    CU_ADD_TEST(suite, nothing_changes_by_an_explanation);
    CU_ADD_TEST(suite, no_byte_changes_by_an_explanation);
}
