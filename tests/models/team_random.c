/* SPDX-License-Identifier: MIT */
/* Random small teams, and what goapgen and the runtime are told of them. */
#include "models/team_plain.h"

#include <string.h>

/* -------------------------------------------------------------------- random */

static bool one_in(struct dice *dice, uint32_t count)
{
    return roll(dice, count) == 0;
}

static void random_action(struct team_plain *team, struct team_action *action, unsigned index,
                          struct dice *dice)
{
    memset(action, 0, sizeof *action);
    action->most_of = action->flag = action->writes = action->trained = action->skill = -1;
    action->from = action->to = -1;
    /* Mostly of lower numbers a higher one is made. */
    unsigned made = one_in(dice, 3) ? roll(dice, team->numbers) : index % team->numbers,
             lower = one_in(dice, 5) ? team->numbers : made;
    for (unsigned i = lower > 0 ? roll(dice, 3) : 0; i > 0; i--)
        action->takes[roll(dice, lower)] = (int)(1 + roll(dice, 4) / 3);
    for (unsigned i = 0; action->takes[made] && i < team->numbers; i++)
        made = (made + 1) % team->numbers;
    if (action->takes[made])
        action->takes[made] = 0;
    if (!one_in(dice, 8))
        action->makes[made] = (int)(1 + roll(dice, 4) / 3);
    if (one_in(dice, 6)) {
        action->most_of = (int)roll(dice, team->numbers);
        action->most = (int)roll(dice, (uint32_t)team->tops[action->most_of]);
        if (action->most < action->takes[action->most_of])
            action->most = action->takes[action->most_of];
    }
    if (one_in(dice, 8)) {
        action->flag = (int)roll(dice, TEAM_FLAGS);
        action->flag_value = !one_in(dice, 3);
    }
    if (one_in(dice, 5)) {
        action->writes = (int)roll(dice, TEAM_FLAGS);
        action->written = !one_in(dice, 3);
    }
    if (one_in(dice, 6))
        action->trained = !one_in(dice, 4);
    action->trains = one_in(dice, 5);
    if (!one_in(dice, 4))
        action->from = action->to = (int)roll(dice, team->places);
    action->uses_facility = action->from >= 0;
    if (action->from >= 0 && one_in(dice, 3)) {
        action->to = (int)roll(dice, team->places);
        action->uses_facility = false;
    }
    if (one_in(dice, 2))
        action->skill = (int)roll(dice, 2);
    action->duration = 500 * (1 + roll(dice, 6)) + (one_in(dice, 3) ? roll(dice, 100) : 0);
}

/* One that works already has what it takes. */
static void random_worker(struct team_plain *team, struct team_worker *worker, struct dice *dice)
{
    worker->speed = 500 * (1 + roll(dice, 4));
    for (int i = 0; i < 2; i++)
        worker->levels[i] = one_in(dice, 8) ? 0 : 500 * (1 + roll(dice, 5));
    worker->place = one_in(dice, 3) ? -1 : (int)roll(dice, team->places);
    worker->x = (int)roll(dice, 5) * 700;
    worker->y = (int)roll(dice, 3) * 700;
    worker->free = one_in(dice, 4) ? 250 * roll(dice, 20) : 0;
    worker->running = -1;
    worker->trained = one_in(dice, 3);
}

/* Lets a member have begun an action, if that can be: the flags that it writes and the numbers
 * are nobody else's. */
static void let_run(struct team_plain *team, unsigned member, struct dice *dice)
{
    struct team_worker *worker = &team->worker[member];
    unsigned index = roll(dice, team->actions);
    const struct team_action *action = &team->action[index];
    if (team_time_for(team, member, index) == UINT32_MAX || action->writes >= 0)
        return;
    for (unsigned i = 0; i < team->numbers; i++)
        if (team->start[i] < action->takes[i] || team->tops[i] - team->start[i] < action->makes[i])
            return;
    worker->running = (int)index;
    worker->free = 1 + roll(dice, team_time_for(team, member, index));
    if (action->to >= 0)
        worker->place = action->to;
}

static void random_wish(struct team_plain *team, struct team_wish *wish, struct dice *dice)
{
    memset(wish, 0, sizeof *wish);
    wish->number = wish->flag = wish->member = -1;
    wish->priority = one_in(dice, 4);
    if (one_in(dice, 8)) {
        wish->flag = (int)roll(dice, TEAM_FLAGS);
        wish->value = !one_in(dice, 3);
    } else if (one_in(dice, 10)) {
        wish->member = (int)roll(dice, team->members);
    } else {
        const struct team_action *maker = &team->action[roll(dice, team->actions)];
        wish->number = (int)roll(dice, team->numbers);
        for (unsigned i = 0; i < team->numbers; i++)
            if (maker->makes[i])
                wish->number = (int)i;
        wish->least = (int)(1 + roll(dice, 4) / 3);
    }
}

void team_random(struct team_plain *team, struct dice *dice)
{
    memset(team, 0, sizeof *team);
    team->numbers = 2 + roll(dice, TEAM_NUMBERS - 1);
    team->places = 1 + roll(dice, TEAM_PLACES);
    team->actions = 2 + roll(dice, TEAM_ACTIONS - 1);
    team->members = 2 + roll(dice, TEAM_MEMBERS - 1);
    team->requests = 1 + roll(dice, TEAM_REQUESTS);
    team->sum = one_in(dice, 5);
    for (unsigned i = 0; i < team->numbers; i++) {
        team->tops[i] = (int)(2 + roll(dice, 5));
        team->start[i] = one_in(dice, 3) ? (int)roll(dice, 3) : 0;
        team->claimed[i] = !one_in(dice, 4);
    }
    for (unsigned i = 0; i < TEAM_FLAGS; i++)
        team->flags[i] = one_in(dice, 3);
    for (unsigned i = 0; i < team->places; i++) {
        team->x[i] = (int)roll(dice, 6) * 500;
        team->y[i] = (int)roll(dice, 4) * 500;
        team->capacities[i] = one_in(dice, 2) ? (int)(1 + roll(dice, 2)) : 0;
    }
    for (unsigned i = 0; i < team->actions; i++)
        random_action(team, &team->action[i], i, dice);
    for (unsigned i = 0; i < team->members; i++)
        random_worker(team, &team->worker[i], dice);
    if (one_in(dice, 4))
        let_run(team, roll(dice, team->members), dice);
    for (unsigned i = 0; i < team->requests; i++)
        random_wish(team, &team->wish[i], dice);
    for (unsigned i = one_in(dice, 3) ? 0 : team->actions; i < team->actions; i++)
        team->action[i].cooldown = one_in(dice, 2) ? 1 + roll(dice, 6000) : 0;
}

void team_shrink(struct team_plain *team, struct dice *dice)
{
    for (unsigned i = 0; i < team->actions; i++) {
        struct team_action *action = &team->action[i];
        action->duration = 1 + action->duration / 600;
        action->cooldown = action->cooldown > 0 ? 1 + action->cooldown / 1500 : 0;
        if (action->writes < 0 && one_in(dice, 4)) {
            action->writes = (int)roll(dice, TEAM_FLAGS);
            action->written = one_in(dice, 2);
        }
    }
    for (unsigned i = 0; i < team->places; i++) {
        team->x[i] /= 500;
        team->y[i] /= 500;
    }
    for (unsigned i = 0; i < team->members; i++) {
        struct team_worker *worker = &team->worker[i];
        worker->x /= 700;
        worker->y /= 700;
        worker->free =
            worker->running < 0
                ? worker->free / 1000
                : 1 + worker->free / 1000 % team_time_for(team, i, (unsigned)worker->running);
    }
    for (unsigned i = 0; i < team->requests; i++) {
        struct team_wish *wish = &team->wish[i];
        wish->priority = one_in(dice, 3);
        wish->least +=
            wish->number >= 0 && wish->least < team->tops[wish->number] && one_in(dice, 4);
        if (wish->number < 0 || one_in(dice, 2))
            continue;
        wish->flag = (int)roll(dice, TEAM_FLAGS);
        wish->value = !one_in(dice, 3);
    }
}

/* --------------------------------------------------------------------- domain */

/* What comes before the next entry of a list. */
static const char *comma(bool *first)
{
    const char *between = *first ? "" : ", ";
    *first = false;
    return between;
}

static void add_conditions(struct text *yaml, const struct team_plain *team,
                           const struct team_action *action)
{
    bool first = true;
    text_add(yaml, "    preconditions: [");
    for (unsigned i = 0; i < team->numbers; i++)
        if (action->takes[i])
            text_add(yaml, "%sn%u >= %d", comma(&first), i, action->takes[i]);
    if (action->most_of >= 0)
        text_add(yaml, "%sn%d <= %d", comma(&first), action->most_of, action->most);
    if (action->flag >= 0)
        text_add(yaml, "%s%sb%d", comma(&first), action->flag_value ? "" : "not ", action->flag);
    if (action->trained >= 0)
        text_add(yaml, "%s%strained", comma(&first), action->trained ? "" : "not ");
    text_add(yaml, "]\n");
}

static void add_effects(struct text *yaml, const struct team_plain *team,
                        const struct team_action *action)
{
    text_add(yaml, "    effects: [done");
    for (unsigned i = 0; i < team->numbers; i++) {
        if (action->takes[i])
            text_add(yaml, ", n%u -= %d", i, action->takes[i]);
        if (action->makes[i])
            text_add(yaml, ", n%u += %d", i, action->makes[i]);
    }
    if (action->writes >= 0)
        text_add(yaml, ", %sb%d", action->written ? "" : "not ", action->writes);
    if (action->trains)
        text_add(yaml, ", trained");
    text_add(yaml, "]\n");
}

static void add_action(struct text *yaml, const struct team_plain *team, unsigned index)
{
    const struct team_action *action = &team->action[index];
    text_add(yaml, "  a%u:\n    duration: %lums\n", index, (unsigned long)action->duration);
    if (action->cooldown > 0)
        text_add(yaml, "    cooldown: %lums\n", (unsigned long)action->cooldown);
    if (action->from >= 0 && action->from == action->to)
        text_add(yaml, "    at: p%d\n", action->from);
    else if (action->from >= 0)
        text_add(yaml, "    route: [p%d, p%d]\n", action->from, action->to);
    add_conditions(yaml, team, action);
    add_effects(yaml, team, action);
}

static void add_goal(struct text *yaml, unsigned index, const struct team_wish *wish)
{
    text_add(yaml, "  g%u: {conditions: '", index);
    if (wish->number >= 0)
        text_add(yaml, "n%d >= %d", wish->number, wish->least);
    if (wish->number >= 0 && wish->flag >= 0)
        text_add(yaml, " and ");
    if (wish->flag >= 0)
        text_add(yaml, "%sb%d", wish->value ? "" : "not ", wish->flag);
    if (wish->member >= 0)
        text_add(yaml, "trained");
    text_add(yaml, "'}\n");
}

void team_write(const struct team_plain *team, struct text *yaml)
{
    text_add(yaml, "domain: d\nlimits: {table: 0}\nstate:\n  done: bool\n  trained: bool\n");
    for (unsigned i = 0; i < team->numbers; i++)
        text_add(yaml, "  n%u: {type: 0..%d, shared: true%s}\n", i, team->tops[i],
                 team->claimed[i] ? ", claim: true" : "");
    for (unsigned i = 0; i < TEAM_FLAGS; i++)
        text_add(yaml, "  b%u: {type: bool, shared: true}\n", i);
    text_add(yaml, "  here: [p0, p1, p2]\nplaces: {fact: here, at: {p0: 0, p1: 0, p2: 0}}\n");
    text_add(yaml, "actions:\n");
    for (unsigned i = 0; i < team->actions; i++)
        add_action(yaml, team, i);
    text_add(yaml, "goals:\n");
    for (unsigned i = 0; i < team->requests; i++)
        add_goal(yaml, i, &team->wish[i]);
    text_add(yaml, "agents:\n  m: {goals: [g0");
    for (unsigned i = 1; i < team->requests; i++)
        text_add(yaml, ", g%u", i);
    text_add(yaml, "]}\nteam:\n");
}

/* -------------------------------------------------------------------- problem */

static void make_work(const struct team_plain *team, struct team_made *made)
{
    for (unsigned i = 0; i < team->actions; i++) {
        const struct team_action *action = &team->action[i];
        gg_team_work *work = &made->work[i];
        work->skill = action->skill < 0 ? GG_NONE : (uint16_t)action->skill;
        work->facility = action->uses_facility ? (uint16_t)action->from : GG_NONE;
    }
    for (unsigned i = 0; i < team->places; i++) {
        made->points[i].x = team->x[i];
        made->points[i].y = team->y[i];
        made->capacities[i] =
            team->capacities[i] ? (uint16_t)team->capacities[i] : GG_TEAM_UNLIMITED;
    }
}

static void make_members(const struct team_plain *team, struct team_made *made)
{
    const gg_domain *domain = &made->compiled.tables->domain;
    for (unsigned i = 0; i < team->members; i++) {
        const struct team_worker *worker = &team->worker[i];
        gg_team_member *member = &made->members[i];
        memcpy(made->states[i], domain->start, domain->word_count * sizeof(uint64_t));
        gg_write(domain, fact_number(made->compiled.tables, "trained"), worker->trained,
                 made->states[i]);
        member->state = made->states[i];
        member->levels = worker->levels;
        member->speed = worker->speed;
        member->free = worker->free;
        member->running = worker->running < 0 ? GG_NONE : (uint16_t)worker->running;
        member->place = worker->place < 0 ? GG_NONE : (uint16_t)worker->place;
        member->point.x = worker->x;
        member->point.y = worker->y;
    }
}

static void make_shared(const struct team_plain *team, struct team_made *made)
{
    const struct tables *tables = made->compiled.tables;
    uint64_t *state = made->states[TEAM_MEMBERS];
    char name[8];
    memcpy(state, tables->domain.start, tables->domain.word_count * sizeof(uint64_t));
    for (unsigned i = 0; i < team->numbers; i++) {
        snprintf(name, sizeof name, "n%u", i);
        gg_write(&tables->domain, fact_number(tables, name), (uint32_t)team->start[i], state);
    }
    for (unsigned i = 0; i < TEAM_FLAGS; i++) {
        snprintf(name, sizeof name, "b%u", i);
        gg_write(&tables->domain, fact_number(tables, name), team->flags[i], state);
    }
}

static void make_requests(const struct team_plain *team, struct team_made *made)
{
    for (unsigned i = 0; i < team->requests; i++) {
        const struct team_wish *wish = &team->wish[i];
        made->requests[i].condition = &made->compiled.tables->domain.goals[i].condition;
        made->requests[i].priority = wish->priority;
        made->requests[i].member = wish->member < 0 ? GG_NONE : (uint16_t)wish->member;
    }
}

void team_make(const struct team_plain *team, struct team_made *made)
{
    struct text yaml = {0};
    memset(made, 0, sizeof *made);
    team_write(team, &yaml);
    made->compiled = compile_text(yaml.data);
    text_free(&yaml);
    CU_ASSERT_PTR_NOT_NULL_FATAL(made->compiled.tables);
    const gg_domain *domain = &made->compiled.tables->domain;
    CU_ASSERT_FATAL(domain->word_count <= 16 && domain->action_count == team->actions);
    make_work(team, made);
    make_members(team, made);
    make_shared(team, made);
    make_requests(team, made);
    gg_team_tables tables = {
        .domain = domain, .work = made->work, .skill_count = 2, .sum = team->sum};
    made->tables = tables;
    gg_team_problem problem = {&made->tables,
                               made->states[TEAM_MEMBERS],
                               made->members,
                               made->requests,
                               made->points,
                               made->capacities,
                               NULL,
                               (uint16_t)team->members,
                               (uint16_t)team->requests,
                               0,
                               team->sum,
                               NULL,
                               0};
    made->problem = problem;
}
