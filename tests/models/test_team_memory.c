/* SPDX-License-Identifier: MIT */
/*
 * The memory that goapgen gives to teams: in random ones of any size, with all members and requests,
 * there are as many nodes as were asked for, or as the default promises; and nothing is larger than
 * the old default.
 */
#include "models/team_plain.h"
#include "suites.h"
#include "support/run.h"
#include "tables/memory_report.h"
#include "tables/team_memory.h"

#include <stdlib.h>
#include <string.h>

enum { TEAMS = 400, OLD_DEFAULT = (1 << 20) + (1 << 16), SKILLS = 2 };

/* A team with all its members and requests, that is to be planned. */
struct full {
    struct compiled compiled;
    gg_team_member member[GG_TEAM_MEMBERS];
    gg_team_request request[GG_TEAM_REQUESTS];
    unsigned members, requests;
    uint32_t nodes, bytes; /* nodes that are asked for; 0: none are */
};

static void compile_full(struct full *full, const struct team_plain *plain)
{
    struct text yaml = {0};
    team_write(plain, &yaml);
    text_add(&yaml, "  members: %u\n  requests: %u\n", full->members, full->requests);
    char *limits = strstr(yaml.data, "limits: {table: 0}");
    struct text whole = {0};
    text_add(&whole, "%.*slimits: {table: 0", (int)(limits - yaml.data), yaml.data);
    if (full->nodes)
        text_add(&whole, ", nodes: %u", full->nodes);
    text_add(&whole, "}%s", limits + strlen("limits: {table: 0}"));
    full->compiled = compile_text(whole.data);
    text_free(&yaml);
    text_free(&whole);
    CU_ASSERT_PTR_NOT_NULL_FATAL(full->compiled.tables);
}

/* What the books take of it before they plan. */
static uint32_t books_bytes(const struct full *full)
{
    uint32_t bookings = 32 * full->members;
    return (uint32_t)(full->members * sizeof(gg_team_member) +
                      full->requests * sizeof(gg_team_request) +
                      2 * bookings * sizeof(gg_team_booking)) +
           2 * bookings + 8 * (full->members + full->requests) + 64;
}

static void fill(struct full *full, const struct team_plain *plain, bool alike)
{
    static const uint32_t levels[SKILLS] = {1000, 1000};
    const gg_domain *domain = &full->compiled.tables->domain;
    for (unsigned i = 0; i < full->members; i++)
        full->member[i] = (gg_team_member){
            .state = domain->start, .levels = levels, .speed = 1000 + i, .running = GG_NONE};
    for (unsigned i = 0; i < full->requests; i++) {
        unsigned goal = i % plain->requests;
        uint16_t member = plain->wish[goal].member < 0 ? GG_NONE : (uint16_t)(i % full->members);
        full->request[i] = (gg_team_request){
            &domain->goals[goal].condition, alike ? 0 : (int)i, member, 0, 0, false};
    }
}

/* Begins to plan, and gives how many nodes there are; 0: it does not fit. */
static uint32_t nodes_there(struct full *full, const struct team_plain *plain, bool alike)
{
    const struct tables *tables = full->compiled.tables;
    fill(full, plain, alike);
    gg_team_problem problem = {.tables = &tables->team,
                               .state = tables->domain.start,
                               .members = full->member,
                               .requests = full->request,
                               .points = tables->domain.places->points,
                               .member_count = (uint16_t)full->members,
                               .request_count = (uint16_t)full->requests};
    gg_team_schedule schedule = {.capacity = (uint16_t)(32 * full->members)};
    uint32_t size = full->bytes - books_bytes(full);
    void *memory = malloc(size);
    const gg_team_search *search = gg_team_begin(&problem, &schedule, memory, size, 16);
    uint32_t nodes = search ? gg_team_reported(search)->nodes : 0;
    free(memory);
    return nodes;
}

/* What goapgen says when it compiles the domain. */
static const char *look_at_report(const struct full *full, uint32_t nodes)
{
    struct text report = memory_report_text(full->compiled.tables);
    const char *line = strstr(report.data, "team: for "), *less = strstr(line, "with limits:");
    unsigned long told[6] = {0};
    int count = sscanf(line, "team: for %lu members and %lu requests %lu nodes in %lu bytes",
                       &told[0], &told[1], &told[2], &told[3]);
    int more =
        less ? sscanf(less, "with limits: {nodes: %*u} %lu nodes in %lu bytes", &told[4], &told[5])
             : 0;
    text_free(&report);
    if (count != 4 || told[0] != full->members || told[1] != full->requests)
        return "the report has no line for the team";
    if (told[2] + 1 < nodes || told[2] > nodes + 1 || told[3] != full->bytes)
        return "the report tells other numbers";
    return more == 2 && (told[4] >= told[2] || told[5] >= told[3]) ? "less is not less" : NULL;
}

static const char *try_size(struct full *full, const struct team_plain *plain)
{
    compile_full(full, plain);
    full->bytes = (uint32_t)(team_memory_words(full->compiled.tables) * sizeof(uint64_t));
    uint32_t promised = 16 * (full->requests > 8 ? full->requests : 8);
    uint32_t nodes = nodes_there(full, plain, true);
    uint32_t urgent = nodes_there(full, plain, false);
    const char *wrong = look_at_report(full, nodes);
    compiled_free(&full->compiled);
    if (wrong)
        return wrong;
    if (full->nodes)
        return nodes < full->nodes ? "there are too few nodes" : NULL;
    if (full->bytes > OLD_DEFAULT)
        return "the default is larger than it was";
    if (nodes < promised && full->bytes < OLD_DEFAULT)
        return "there are fewer nodes than the default promises";
    return urgent == 0 ? "there is no room for so many priorities" : NULL;
}

static void all_members_and_requests_have_room(void)
{
    unsigned given = 0, large = 0;
    for (unsigned seed = 1; random_case(seed, TEAMS); seed++) {
        struct dice dice = dice_of(seed);
        struct team_plain plain;
        team_random(&plain, &dice);
        struct full full = {.members = 1 + roll(&dice, roll(&dice, 3) == 0 ? GG_TEAM_MEMBERS : 12),
                            .requests = 1 + roll(&dice, GG_TEAM_REQUESTS),
                            .nodes = roll(&dice, 2) == 0 ? 20 + roll(&dice, 3000) : 0};
        const char *wrong = try_size(&full, &plain);
        CHECK_SAYING(wrong == NULL, "team %u of %u members, %u requests, %lu nodes: %s", seed,
                     full.members, full.requests, (unsigned long)full.nodes, wrong);
        given += full.nodes > 0;
        large += full.members > 12;
    }
    CU_ASSERT_TRUE(given > random_cases(TEAMS) / 4);
    CU_ASSERT_TRUE(large > random_cases(TEAMS) / 8);
}

void add_team_memory_suite(void)
{
    CU_pSuite suite = CU_add_suite("team memory", NULL, NULL);
    CU_ADD_TEST(suite, all_members_and_requests_have_room);
}
