/* SPDX-License-Identifier: MIT */
/* What the tables tell the agents of a game: how they choose, sense and fail. */
#include "tables/shapes.h"
#include "suites.h"
#include "support/run.h"
#include "support/support.h"

#include <stdio.h>
#include <string.h>

static struct compiled compiled_of(const char *yaml)
{
    struct compiled compiled = compile_text(yaml);
    if (!compiled.tables)
        puts(compiled.messages.data);
    CU_ASSERT_PTR_NOT_NULL_FATAL(compiled.tables);
    return compiled;
}

/* The bits of a fact. */
static uint64_t bits_of(const struct compiled *compiled, const char *name)
{
    const gg_fact *fact = &compiled->tables->domain.facts[fact_number(compiled->tables, name)];
    return (((uint64_t)2 << (fact->width - 1)) - 1) << fact->shift;
}

static const char office[] =
    "domain: d\n"
    "types: {room: [hall, cellar]}\n"
    "state:\n"
    "  at: room\n"
    "  lit(room): {type: bool, applied: true}\n"
    "  height: {type: 0..9, shared: true, applied: true}\n"
    "  hunger: {type: 0..20, sensed: true}\n"
    "  noise(room): {type: 0..3, sensed: true, every: 1.5s}\n"
    "  enemy: {type: bool, shared: true, sensed: true, every: 250ms}\n"
    "actions:\n"
    "  go(room to): {preconditions: at != to, effects: at = to, timeout: 10s, retry: 5s}\n"
    "  light(room it): {preconditions: not lit(it), effects: lit(it), uninterruptible: true}\n"
    "  climb: {preconditions: height <= 8, effects: height += 1}\n"
    "  eat: {effects: hunger -= 5, retry: 0s}\n"
    "goals:\n"
    "  bright: {conditions: all(room r) lit(r), cooldown: 20s}\n"
    "  sated: {conditions: hunger <= 3, relevant: noise(hall) <= 1, keep: true}\n"
    "  up: {conditions: [height == 9, at == hall]}\n"
    "tasks: {live: {methods: {one: {preconditions: enemy, subtasks: climb}}}}\n"
    "agents:\n"
    "  worker: {task: live, goals: [up, bright]}\n"
    "  eater: {goals: [sated]}\n"
    "  machine: {task: live}\n"
    "  child: {}\n";

static void actions_say_how_they_end(void)
{
    struct compiled compiled = compiled_of(office);
    const gg_domain *domain = &compiled.tables->domain;
    const gg_action *go = &domain->actions[action_number(compiled.tables, "go(cellar)")];
    const gg_action *light = &domain->actions[action_number(compiled.tables, "light(hall)")];
    const gg_action *climb = &domain->actions[action_number(compiled.tables, "climb")];
    const gg_action *eat = &domain->actions[action_number(compiled.tables, "eat")];
    const uint32_t *retries = domain->exclusions->times;
    CU_ASSERT(go->timeout == 10000 && retries[go->source_index] == 5000);
    CU_ASSERT(!go->uninterruptible && !go->applies);
    CU_ASSERT(light->timeout == 0 && retries[light->source_index] == 0);
    CU_ASSERT(light->uninterruptible && light->applies);
    CU_ASSERT(!climb->uninterruptible && climb->applies);
    CU_ASSERT(retries[eat->source_index] == 0 && !eat->applies);
    CU_ASSERT_EQUAL(domain->exclusions->limit, 2);
    compiled_free(&compiled);
}

/* No more are remembered than there are, and not more than eight. */
static void failures_of_eight_actions_are_remembered(void)
{
    struct compiled many = compiled_of("domain: d\n"
                                       "types: {t: [a, b, c, d, e, f, g, h, i]}\n"
                                       "state: {at: t}\n"
                                       "actions:\n"
                                       "  go(t to): {preconditions: at != to, effects: at = to, "
                                       "retry: 1ms}\n");
    struct compiled none = compiled_of("domain: d\nstate: {a: bool}\n"
                                       "actions: {act: {preconditions: not a, effects: a}}\n");
    CU_ASSERT_EQUAL(many.tables->domain.exclusions->limit, RETRY_LIMIT);
    CU_ASSERT_PTR_NULL(none.tables->domain.exclusions);
    compiled_free(&many);
    compiled_free(&none);
}

static void a_fact_is_one_sense(void)
{
    static const uint32_t periods[] = {0, 1500, 250};
    struct compiled compiled = compiled_of(office);
    const gg_domain *domain = &compiled.tables->domain;
    CU_ASSERT_EQUAL_FATAL(domain->senses->count, 3);
    CU_ASSERT(memcmp(domain->senses->periods, periods, sizeof periods) == 0);
    compiled_free(&compiled);
    compiled = compiled_of("domain: d\nstate: {a: bool}\n");
    CU_ASSERT_PTR_NULL(compiled.tables->domain.senses);
    CU_ASSERT_PTR_NULL(compiled.tables->domain.applied);
    compiled_free(&compiled);
}

static void applied_facts_are_marked(void)
{
    struct compiled compiled = compiled_of(office);
    const gg_domain *domain = &compiled.tables->domain;
    static const char *const names[] = {"lit(hall)", "lit(cellar)", "height"};
    uint64_t expected[8] = {0};
    CU_ASSERT_FATAL(domain->word_count <= 8);
    for (size_t i = 0; i < 3; i++)
        expected[domain->facts[fact_number(compiled.tables, names[i])].word] |=
            bits_of(&compiled, names[i]);
    CU_ASSERT(memcmp(domain->applied->bits, expected, domain->word_count * sizeof *expected) == 0);
    compiled_free(&compiled);
}

static void goals_say_how_they_are_chosen(void)
{
    struct compiled compiled = compiled_of(office);
    const gg_goal *goals = compiled.tables->domain.goals;
    CU_ASSERT(goals[0].cooldown == 20000 && !goals[0].keep);
    CU_ASSERT(goals[1].cooldown == 0 && goals[1].keep);
    CU_ASSERT(goals[2].cooldown == 0 && !goals[2].keep);
    compiled_free(&compiled);
}

/* Which of the facts an agent type looks at, when it chooses among its goals. */
static bool concerns(const struct compiled *compiled, uint16_t agent_type, const char *name)
{
    const gg_domain *domain = &compiled->tables->domain;
    const uint64_t *words = domain->agent_types[agent_type].relevance_mask;
    uint16_t word = domain->facts[fact_number(compiled->tables, name)].word;
    return words && (words[word] & bits_of(compiled, name));
}

static void agent_types_have_goals_and_what_concerns_them(void)
{
    struct compiled compiled = compiled_of(office);
    const gg_agent_type *agent_types = compiled.tables->domain.agent_types;
    CU_ASSERT_FATAL(agent_types[0].goal_count == 2 && agent_types[1].goal_count == 1);
    CU_ASSERT(agent_types[0].goals[0] == 0 && agent_types[0].goals[1] == 2);
    CU_ASSERT(agent_types[1].goals[0] == 1);
    CU_ASSERT(agent_types[0].task != GG_NONE && agent_types[1].task == GG_NONE);
    CU_ASSERT(agent_types[2].goal_count == 0 && !agent_types[2].goals &&
              !agent_types[2].relevance_mask);
    CU_ASSERT_EQUAL(agent_types[3].goal_count, 3);
    CU_ASSERT(concerns(&compiled, 0, "lit(hall)") && concerns(&compiled, 0, "height"));
    CU_ASSERT(concerns(&compiled, 0, "at") && !concerns(&compiled, 0, "hunger"));
    CU_ASSERT(!concerns(&compiled, 0, "enemy") && !concerns(&compiled, 0, "noise(hall)"));
    CU_ASSERT(concerns(&compiled, 1, "hunger") && concerns(&compiled, 1, "noise(hall)"));
    CU_ASSERT(!concerns(&compiled, 1, "noise(cellar)") && !concerns(&compiled, 1, "height"));
    compiled_free(&compiled);
}

/* Those whose ends the interval only repeats are none of the condition's. */
static void tests_of_ranges_say_what_they_ask_for(void)
{
    struct compiled compiled = compiled_of("domain: d\n"
                                           "state: {a: 0..7, b: 0..5, c: 0..9, d: 0..3}\n"
                                           "actions:\n"
                                           "  act: {preconditions: [a >= 0, b <= 3, d == 2], "
                                           "effects: [a += 1, b -= 1, c += 1, d += 1]}\n");
    const gg_box *box = compiled.tables->domain.actions[0].precondition.boxes;
    CU_ASSERT_EQUAL_FATAL(box->range_count, 1);
    CU_ASSERT_EQUAL(box->ranges[0].care, bits_of(&compiled, "b") | bits_of(&compiled, "d"));
    CU_ASSERT_EQUAL(box->ranges[0].care & compiled.tables->domain.guards[0], 0);
    compiled_free(&compiled);
}

/* ------------------------------------------------------------- the description */

/* How a member lies in memory. */
static size_t alignment_of(const struct member *member)
{
    size_t most = 1;
    if (member->kind != MEMBER_STRUCTURE)
        return member->bytes;
    const struct shape *shape = member->shape();
    for (size_t i = 0; i < shape->member_count; i++)
        if (alignment_of(&shape->members[i]) > most)
            most = alignment_of(&shape->members[i]);
    return most;
}

static size_t up_to(size_t offset, size_t alignment)
{
    return (offset + alignment - 1) / alignment * alignment;
}

/* No byte of a structure, and of those that it leads to, is without a row, but for what aligns the
 * next member. Adds how many structures were looked at. */
static void check_shape(const struct shape *shape, const struct shape *leader, size_t *count)
{
    size_t end = 0, widest = 1;
    for (size_t i = 0; i < shape->member_count; i++) {
        const struct member *member = &shape->members[i];
        size_t alignment = alignment_of(member);
        CHECK_SAYING(member->offset == up_to(end, alignment), "%s.%s is not next to what is before",
                     shape->type, member->name);
        end = member->offset + member->bytes * (member->times ? member->times : 1);
        widest = alignment > widest ? alignment : widest;
        CU_ASSERT(!member->shape || member->shape() != leader);
        if (member->shape)
            check_shape(member->shape(), shape, count);
    }
    CHECK_SAYING(shape->bytes == up_to(end, widest), "%s has members without a row", shape->type);
    ++*count;
}

static void every_member_has_a_row(void)
{
    size_t count = 0;
    CU_ASSERT_EQUAL(domain_shape()->bytes, sizeof(gg_domain));
    check_shape(domain_shape(), NULL, &count);
    check_shape(names_shape(), NULL, &count);
    check_shape(team_shape(), NULL, &count);
    CU_ASSERT(count > 100);
}

void add_tables_suite(void)
{
    CU_pSuite suite = CU_add_suite("tables", NULL, NULL);
    CU_ADD_TEST(suite, actions_say_how_they_end);
    CU_ADD_TEST(suite, failures_of_eight_actions_are_remembered);
    CU_ADD_TEST(suite, a_fact_is_one_sense);
    CU_ADD_TEST(suite, applied_facts_are_marked);
    CU_ADD_TEST(suite, goals_say_how_they_are_chosen);
    CU_ADD_TEST(suite, agent_types_have_goals_and_what_concerns_them);
    CU_ADD_TEST(suite, tests_of_ranges_say_what_they_ask_for);
    CU_ADD_TEST(suite, every_member_has_a_row);
}
