/* SPDX-License-Identifier: MIT */
/*
 * `team`: agents that work for requests together, how many may be at a place, and members for the
 * command line; and `skill`, by which the members divide the duration of an action. It is read
 * last, when skills, places and goals are known.
 */
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"
#include "syntax/name_rules.h"
#include "gg_team.h"

#include <string.h>

/* The highest level of a member in a skill, in thousandths, and the most skills. */
enum { TOP_LEVEL = 1000000, SKILLS_MOST = 64 };

/* ------------------------------------------------------------------- skills */

/* The number of the skill of this name, which is declared where it comes up first. */
static int64_t skill_of(struct domain *domain, const struct node *name)
{
    const struct parsing *parsing = &domain->parsing;
    int64_t known = name_number(&domain->skill_names, name->text);
    if (known >= 0)
        return known;
    if (!check_name(parsing, name->text, name->place, "a skill"))
        return -1;
    if (domain->skill_count == SKILLS_MOST) {
        refuse(parsing, name->place, "more than %d skills", SKILLS_MOST);
        return -1;
    }
    name_add(&domain->skill_names, parsing->pool, name->text, name->place);
    POOL_ADD(parsing->pool, domain->skills, domain->skill_count) =
        (struct skill){name->text, name->place};
    return (int64_t)domain->skill_count - 1;
}

void read_action_skill(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    struct action *action = reading->object;
    if (!node_as_text(&domain->parsing, value, "the name of a skill"))
        return;
    if (domain->team.given)
        action->skill = skill_of(domain, value);
    else
        refuse(&domain->parsing, value->place,
               "a 'skill' is what the members of a team are good at, and the domain has no 'team'");
}

static int64_t find_skill(const struct domain *domain, const struct node *name)
{
    int64_t skill = name_number(&domain->skill_names, name->text);
    if (skill >= 0)
        return skill;
    refuse(&domain->parsing, name->place, "no action has the skill '%s'", name->text);
    note_nearest_name(&domain->parsing, &domain->skill_names, name->text);
    return -1;
}

/* --------------------------------------------------------------- capacities */

/* Limits one place; false, with an error, if another line limits it otherwise. */
static bool limit_place(struct domain *domain, int64_t place, uint16_t capacity,
                        const struct node *name)
{
    uint16_t *limit = &domain->team.capacities[place];
    if (*limit != GG_TEAM_UNLIMITED && *limit != capacity)
        return refuse(&domain->parsing, name->place, "'%s' gets two capacities, %u and %u",
                      domain->symbols[domain->places.fact->values.symbols[place]].name, *limit,
                      capacity);
    *limit = capacity;
    return true;
}

/* Limits a place, or each place of a type. */
static void team_section_limit(struct domain *domain, const struct node *name, uint16_t capacity)
{
    const struct symbol_set *places = &domain->places.fact->values;
    int64_t type = name_number(&domain->type_names, name->text);
    if (type < 0) {
        int64_t place = find_place(domain, name);
        if (place >= 0)
            (void)limit_place(domain, place, capacity, name);
        return;
    }
    const struct symbol_set *objects = &domain->types[type].objects;
    for (size_t i = 0; i < objects->count; i++) {
        int64_t place = symbol_position(places, objects->symbols[i]);
        if (place < 0) {
            refuse(&domain->parsing, name->place,
                   "'%s' has a capacity, but its object '%s' is no place", name->text,
                   domain->symbols[objects->symbols[i]].name);
            return;
        }
        if (!limit_place(domain, place, capacity, name))
            return;
    }
}

static void read_capacity(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    const struct parsing *parsing = &domain->parsing;
    struct agent_team *team = reading->object;
    if (!check_is_mapping(parsing, value, "'capacity'"))
        return;
    if (!domain->places.given)
        refuse(parsing, value->place, "'capacity' is of places, and the domain has no 'places'");
    if (!domain->places.fact)
        return;
    size_t count = domain->places.fact->values.count;
    team->capacities = pool_take(parsing->pool, count * sizeof *team->capacities);
    for (size_t i = 0; i < count; i++)
        team->capacities[i] = GG_TEAM_UNLIMITED;
    for (size_t i = 0; i < value->count; i++) {
        const struct node *number = value->items[i];
        if (number->kind == NODE_SCALAR && strcmp(number->text, "0") == 0) {
            refuse(parsing, number->place, "with a capacity of 0 nobody could ever work at '%s'",
                   value->keys[i]->text);
            continue;
        }
        int64_t capacity = node_as_whole_number(parsing, number, 1, GG_TEAM_UNLIMITED - 1);
        if (capacity >= 1)
            team_section_limit(domain, value->keys[i], (uint16_t)capacity);
    }
}

/* ------------------------------------------------------------ example members */

static void read_member_place(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    struct initial_team_member *member = reading->object;
    if (!node_as_text(&domain->parsing, value, "a place"))
        return;
    if (!domain->places.given)
        refuse(&domain->parsing, value->place, "'at' is a place, and the domain has no 'places'");
    if (domain->places.fact)
        member->place = find_place(domain, value);
}

static void read_member_skills(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct initial_team_member *member = reading->object;
    if (!check_is_mapping(parsing, value,
                          pool_format(parsing->pool, "the skills of %s", reading->what)))
        return;
    for (size_t i = 0; i < value->count; i++) {
        int64_t skill = find_skill(reading->domain, value->keys[i]);
        int64_t level;
        if (!parse_thousandths(value->items[i], 1, TOP_LEVEL, &level))
            refuse(parsing, value->items[i]->place,
                   "a level is a number from 0.001 to 1000, with at most 3 digits behind the "
                   "point; who has none leaves the skill out");
        else if (skill >= 0)
            member->levels[skill] = (uint32_t)level;
    }
}

static const struct key member_rows[] = {
    {"agent", KEY_OWN, KEY_FIELD(initial_team_member, agent), .read = read_agent_name,
     .shape = "name", .value = "an agent type", .without = "what any type can do",
     .description = "Of which type it is, so what it can do."},
    {"at", KEY_OWN, .read = read_member_place, .shape = "name", .value = "a place",
     .without = "where the fact of places is at the start",
     .description = "Where the member is at the start."},
    {"speed", KEY_OWN, KEY_FIELD(initial_team_member, speed), .read = read_speed, .shape = "speed",
     .value = "0.001 to 1000000", .without = "the speed of `places`",
     .description = "How far it walks in a second."},
    {"skills", KEY_OWN, .read = read_member_skills, .shape = "levels",
     .value = "skill → 0.001 to 1000", .without = "it has no skill",
     .description = "Its levels: a duration of 4s takes 2s at level 2."},
    {.name = NULL},
};

const struct key_table member_keys = {.of = "member", .keys = member_rows, .optional = true};

static void read_member(struct domain *domain, struct agent_team *team,
                        const struct section_entries *entries)
{
    struct node *node = entries->value;
    struct initial_team_member *member =
        POOL_ITEM(domain->parsing.pool, team->examples, team->example_count);
    *member = (struct initial_team_member){
        .name = entries->signature.name,
        .place = -1,
        .speed = domain->places.speed ? domain->places.speed : 1000,
        .levels = pool_take(domain->parsing.pool, (domain->skill_count + 1) * sizeof(uint32_t))};
    (void)keys_read(&(struct key_reading){domain, NULL, entries->title, node, member, NULL},
                    &member_keys);
}

static void read_team_example(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    struct agent_team *team = reading->object;
    struct section_entries entries = {
        domain, value, "a member", .name = "'example'", .plain = true, .keys = &member_keys};
    while (next_entry(&entries))
        read_member(domain, team, &entries);
    if (!diagnostics_error_count(domain->parsing.diagnostics) &&
        team->example_count > team->members)
        refuse(&domain->parsing, value->place,
               "'example' has %zu members, and the team has room for %u ('members')",
               team->example_count, team->members);
}

/* ---------------------------------------------------------------- the section */

static void read_objective(const struct key_reading *reading, struct node *value)
{
    struct agent_team *team = reading->object;
    team->sum = value->kind == NODE_SCALAR && strcmp(value->text, "sum") == 0;
    if (!team->sum && (value->kind != NODE_SCALAR || strcmp(value->text, "makespan") != 0))
        refuse(&reading->domain->parsing, value->place, "'objective' is makespan or sum");
}

/* The room for members comes before the members. */
static const struct key team_rows[] = {
    {"members", KEY_NUMBER, KEY_FIELD(agent_team, members), .low = 1, .high = GG_TEAM_MEMBERS,
     .otherwise = 8, .description = "How many members a team has room for."},
    {"queue", KEY_NUMBER, KEY_FIELD(agent_team, queue), .low = 1, .high = 64, .otherwise = 3,
     .description = "With how many bookings ahead of all who could help no request is begun to be "
                    "planned; and how many are told."},
    {"requests", KEY_NUMBER, KEY_FIELD(agent_team, requests), .low = 1, .high = GG_TEAM_REQUESTS,
     .otherwise = 16, .description = "How many requests a team has room for."},
    {"priority", KEY_NUMBER, KEY_FIELD(agent_team, priority), .low = -1000000, .high = 1000000,
     .description = "A member's own goals above this interrupt its work for the team."},
    {"capacity", KEY_OWN, .read = read_capacity, .shape = "capacities",
     .value = "place or type → 1 to 65534", .without = "none: any number",
     .description = "How many members can work at a place at a time."},
    {"objective", KEY_OWN, .read = read_objective, .shape = "objective",
     .value = "`makespan` or `sum`", .without = "`makespan`",
     .description = "What is to be early: the last completion, or the sum of all completions."},
    {"example", KEY_OWN, .read = read_team_example, .shape = "members", .value = "name → mapping",
     .without = "none", .description = "The members that the command line begins with."},
    {.name = NULL},
};

const struct key_table team_keys = {.of = "team", .keys = team_rows, .optional = true};

/* Warns of each skill that no member of the example has. */
static void warn_of_skills(const struct domain *domain)
{
    const struct agent_team *team = &domain->team;
    if (!team->example_count || diagnostics_error_count(domain->parsing.diagnostics))
        return;
    for (size_t i = 0; i < domain->skill_count; i++) {
        size_t who = 0;
        while (who < team->example_count && !team->examples[who].levels[i])
            who++;
        if (who == team->example_count)
            report_warning(domain->parsing.diagnostics, "missing-skill", domain->skills[i].place,
                           "no member of 'example' has the skill '%s'", domain->skills[i].name);
    }
}

void read_team(struct domain *domain, struct node *section)
{
    if (!keys_read(&(struct key_reading){domain, NULL, "'team'", section, &domain->team, NULL},
                   &team_keys))
        return;
    if (!domain->goal_count)
        refuse(&domain->parsing, section->place,
               "a team is asked for goals, and the domain has none");
    warn_of_skills(domain);
}
