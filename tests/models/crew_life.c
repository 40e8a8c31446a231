/* SPDX-License-Identifier: MIT */
/* Lets a team of agents live at random, and counts along on plain numbers: see crew_life.h. */
#include "models/crew_life.h"

#include <string.h>

const char crew_domain[] =
    "domain: orchard\nlimits: {plan: 8, wants: 2}\n"
    "types: {stove: [stove_1], facility: [stove, hut], item: [raw_apple, roast_apple]}\n"
    "state:\n"
    "  stock(facility, item): {type: 0..4, shared: true, claim: true}\n"
    "  here: [hut, stove_1, gate]\n"
    "  warm: {type: bool, start: true}\n"
    "places: {fact: here, at: {stove_1: 2, hut: [2, 2], gate: 0}}\n"
    "actions:\n"
    "  collect: {at: hut, duration: 2s, skill: collecting, preconditions: 'stock(hut, raw_apple) "
    "<= 3', effects: 'stock(hut, raw_apple) += 1'}\n"
    "  transfer(item what, facility from, facility to):\n"
    "    route: [from, to]\n"
    "    preconditions: [from != to, 'stock(from, what) >= 1', 'stock(to, what) <= 3']\n"
    "    effects: ['stock(from, what) -= 1', 'stock(to, what) += 1']\n"
    "  cook(stove s):\n"
    "    at: s\n"
    "    duration: 2s\n"
    "    skill: cooking\n"
    "    preconditions: ['stock(s, raw_apple) >= 1', 'stock(s, roast_apple) <= 3']\n"
    "    effects: ['stock(s, raw_apple) -= 1', 'stock(s, roast_apple) += 1']\n"
    "  make_fire: {at: gate, duration: 1s, effects: warm, uninterruptible: true}\n"
    "  hum: {duration: 3s}\n"
    "goals:\n"
    "  roast: {conditions: 'stock(stove_1, roast_apple) >= 1'}\n"
    "  raw: {conditions: 'stock(hut, raw_apple) >= 2'}\n"
    "  be_warm: {conditions: warm, priority: 7}\n"
    "  feast: {conditions: 'stock(hut, roast_apple) >= 1'}\n"
    "team: {members: 4, priority: 5, requests: 5, capacity: {stove: 1}}\n"
    "agents:\n"
    "  worker: {goals: [be_warm], task: sing}\n"
    "tasks: {sing: {methods: {sing: {subtasks: [hum]}}}}\n";

enum { BE_WARM = 2, FEAST = 3 };
enum { RAW_AT_STOVE, ROAST_AT_STOVE, RAW_IN_HUT, ROAST_IN_HUT };

static void complain(struct crew_life *life, const char *what)
{
    if (!life->wrong)
        life->wrong = what;
}

static void note(struct crew_life *life, uint64_t what)
{
    life->trace = (life->trace ^ what) * UINT64_C(1099511628211);
}

/* ---------------------------------------------------------------- the actions */

/* What an action does to the stocks, by its name. */
static void changes_of(const char *name, int *change)
{
    memset(change, 0, 4 * sizeof *change);
    if (strcmp(name, "collect") == 0) {
        change[RAW_IN_HUT] = 1;
    } else if (strncmp(name, "cook", 4) == 0) {
        change[RAW_AT_STOVE] = -1;
        change[ROAST_AT_STOVE] = 1;
    } else if (strncmp(name, "transfer", 8) == 0) {
        int roast = strstr(name, "roast") != NULL;
        int from_hut = strstr(name, "hut, stove") != NULL;
        change[RAW_AT_STOVE + roast] = from_hut ? 1 : -1;
        change[RAW_IN_HUT + roast] = from_hut ? -1 : 1;
    }
}

/* How long it takes at least, in milliseconds: a member that is skilled is faster. */
static uint32_t least_time(const struct crew_life *life, unsigned agent, const char *name)
{
    uint16_t member = gg_team_number(&life->team, &life->actors[agent].core);
    bool cooks = strncmp(name, "cook", 4) == 0;
    if (strncmp(name, "transfer", 8) == 0)
        return 1000; /* at the highest speed, which may have changed meanwhile */
    if (!cooks && strcmp(name, "collect") != 0)
        return 1000;
    uint32_t level = member == GG_NONE ? 1000 : life->levels[2 * member + cooks];
    return level == 0 ? 2000 : 2000 * 1000 / level;
}

/* ------------------------------------------------------------------------ trace */

static const char *name_of(const struct crew_life *life, uint16_t action)
{
    return action_name(life->stage, action);
}

static void begin_action(struct crew_life *life, unsigned agent, uint16_t action)
{
    const gg_agent *core = &life->actors[agent].core;
    const gg_domain *domain = core->domain;
    uint16_t place = domain->actions[action].begins_at;
    if (life->doing[agent].action != GG_NONE)
        complain(life, "two things are done at a time");
    if (place != GG_NONE && gg_agent_read(core, domain->places->fact) != place)
        complain(life, "an action begins elsewhere");
    if (place != GG_NONE && core->elapsed == 0) {
        gg_point point = gg_agent_point(core), there = domain->places->points[place];
        if (point.x != there.x || point.y != there.y)
            complain(life, "an action begins on the way");
    }
    life->doing[agent].action = action;
    life->doing[agent].since = life->now - core->elapsed;
}

static void end_action(struct crew_life *life, unsigned agent, const gg_event *event)
{
    int change[4];
    if (life->doing[agent].action != event->index)
        complain(life, "something else ends than has begun");
    life->doing[agent].action = GG_NONE;
    if (event->value != GG_SUCCESS) {
        life->failed += event->value == GG_FAILURE;
        life->interrupted += event->value == GG_ABORTED;
        return;
    }
    life->done++;
    if (life->now - life->doing[agent].since < least_time(life, agent, name_of(life, event->index)))
        complain(life, "an action takes no time");
    changes_of(name_of(life, event->index), change);
    for (int i = 0; i < 4; i++) {
        life->stock[i] += change[i];
        if (life->stock[i] < 0)
            complain(life, "something is had twice");
        if (life->stock[i] > 4)
            complain(life, "something is lost, as there is no room");
    }
}

static void trace(void *context, const gg_agent *agent, const gg_event *event)
{
    struct crew_life *life = context;
    unsigned index = (unsigned)((const struct actor *)(const void *)agent - life->actors);
    note(life, (uint64_t)life->now << 32 | (uint64_t)event->kind << 24 | (uint64_t)index << 16 |
                   event->index);
    if (event->kind == GG_ACTION_STARTED)
        begin_action(life, index, event->index);
    else if (event->kind == GG_ACTION_ENDED)
        end_action(life, index, event);
}

/* Some actions fail. */
static gg_status act(struct actor *actor, uint16_t action, gg_phase phase)
{
    struct crew_life *life = actor->more;
    (void)action;
    if (phase == GG_TICK && life->fails && roll(&life->dice, 150) == 0)
        return GG_FAILURE;
    return gg_agent_wait(&actor->core);
}

/* ------------------------------------------------------------------- beginning */

static void wire(struct crew_life *life)
{
    gg_team *team = &life->team;
    team->tables = life->tables;
    team->member_slots = life->member_slots;
    team->levels = life->levels;
    team->kept = life->kept;
    team->request_slots = life->request_slots;
    team->entries = life->entries;
    team->capacities = life->capacities;
    team->words = life->words;
    team->denied = life->denied;
    team->member_limit = CREW_MEMBERS;
    team->request_limit = CREW_REQUESTS;
    team->entry_limit = CREW_ENTRIES;
    for (unsigned i = 0; i < CREW_AGENTS; i++)
        life->actors[i].more = life;
}

static void join(struct crew_life *life, unsigned agent)
{
    static const uint32_t levels[CREW_MEMBERS][2] = {
        {2000, 2000}, {1000, 1000}, {3000, 0}, {500, 1500}};
    if (gg_team_number(&life->team, &life->actors[agent].core) == GG_NONE)
        (void)gg_team_join_agent(&life->team, &life->actors[agent].core, levels[agent]);
}

static void note_members(struct crew_life *life)
{
    for (unsigned i = 0; i < CREW_AGENTS; i++)
        life->member[i] = gg_team_number(&life->team, &life->actors[i].core);
}

void crew_life_begin(struct crew_life *life, struct stage *stage, const gg_team_tables *tables,
                     uint64_t seed)
{
    memset(life, 0, sizeof *life);
    life->stage = stage;
    life->tables = tables;
    life->dice = dice_of(seed);
    life->fails = roll(&life->dice, 2) == 0;
    wire(life);
    memset(&life->scene, GARBAGE, sizeof life->scene);
    gg_world_init(&life->scene.core, &stage->domain);
    gg_team_init_in(&life->team, &life->scene.core);
    life->team.budget = roll(&life->dice, 2) ? 1 + 100 * roll(&life->dice, 60) : 0;
    struct scene kept = stage->scene;
    for (unsigned i = 0; i < CREW_AGENTS; i++) {
        actor_start(&life->actors[i], stage, 0, (uint32_t)seed + i);
        life->actors[i].core.world = &life->scene.core;
        life->actors[i].answer = act;
        life->actors[i].more = life;
        life->speed[i] = 500 + 500 * roll(&life->dice, 4);
        gg_agent_set_speed(&life->actors[i].core, life->speed[i]);
        life->doing[i].action = GG_NONE;
        gg_agent_write(&life->actors[i].core, stage->domain.places->fact, roll(&life->dice, 3));
        life->doing[i].point = gg_agent_point(&life->actors[i].core);
    }
    stage->scene = kept;
    for (unsigned i = 0; i < CREW_MEMBERS; i++)
        if (roll(&life->dice, 4))
            join(life, i);
    note_members(life);
}

gg_attachment crew_life_bind(struct crew_life *life, uint16_t without)
{
    wire(life);
    if (gg_world_attach(&life->scene.core, &life->stage->domain) != GG_ATTACHED)
        return GG_DAMAGED;
    for (unsigned i = 0; i < CREW_AGENTS; i++)
        if (i != without &&
            gg_agent_attach(&life->actors[i].core, &life->scene.core, NULL) != GG_ATTACHED)
            return GG_DAMAGED;
    if (gg_team_attach_to(&life->team, &life->scene.core) != GG_ATTACHED)
        return GG_DAMAGED;
    for (unsigned i = 0; i < CREW_AGENTS; i++)
        if (i != without && life->member[i] != GG_NONE)
            gg_team_attach_agent(&life->team, life->member[i], &life->actors[i].core);
    return GG_ATTACHED;
}

/* ---------------------------------------------------------------- disturbances */

static uint16_t stock_fact(const struct crew_life *life, int stock)
{
    static const char *const names[] = {"stock(stove_1, raw_apple)", "stock(stove_1, roast_apple)",
                                        "stock(hut, raw_apple)", "stock(hut, roast_apple)"};
    return fact_number(life->stage->compiled.tables, names[stock]);
}

static void ask(struct crew_life *life)
{
    static const uint16_t goals[] = {0, 0, 1, BE_WARM, FEAST};
    for (unsigned i = 0; i < CREW_REQUESTS; i++) {
        if (gg_team_state_of(&life->team, life->ids[i]) != GG_TEAM_NO_REQUEST)
            continue;
        uint16_t goal = goals[roll(&life->dice, 5)];
        uint16_t member = goal == BE_WARM ? (uint16_t)roll(&life->dice, CREW_MEMBERS) : GG_NONE;
        life->ids[i] = gg_team_want(&life->team, goal, member, (int32_t)roll(&life->dice, 2),
                                    roll(&life->dice, 2));
        return;
    }
}

/* The game takes an apple or puts one there, whatever is claimed. */
static void meddle(struct crew_life *life)
{
    int stock = (int)roll(&life->dice, 4), more = roll(&life->dice, 3) ? 1 : -1;
    int claimed = 0;
    for (unsigned i = 0; i < CREW_AGENTS; i++) {
        int change[4] = {0};
        if (life->doing[i].action != GG_NONE)
            changes_of(name_of(life, life->doing[i].action), change);
        claimed += change[stock] * more > 0 ? 1 : 0;
    }
    if (life->stock[stock] + more < 0 || life->stock[stock] + more + claimed > 4)
        return;
    life->stock[stock] += more;
    gg_write(&life->stage->domain, stock_fact(life, stock), (uint32_t)life->stock[stock],
             gg_world_state(&life->scene.core));
}

static void disturb_agent(struct crew_life *life, unsigned agent)
{
    gg_agent *core = &life->actors[agent].core;
    uint32_t what = roll(&life->dice, 6);
    if (what == 0)
        set_fact(&life->actors[agent], "warm", 0);
    else if (what == 1)
        life->left_team += gg_team_leave_agent(&life->team, core);
    else if (what == 2 && agent < CREW_MEMBERS)
        join(life, agent);
    else if (what == 3)
        (void)gg_agent_stop(core, &life->stage->planner);
    else if (what == 4)
        (void)gg_agent_want(core, FEAST, (int32_t)roll(&life->dice, 10));
    else
        gg_agent_set_speed(core, life->speed[agent] = 500 + 500 * roll(&life->dice, 4));
}

static void disturb(struct crew_life *life)
{
    uint32_t what = roll(&life->dice, 30);
    uint32_t id = life->ids[roll(&life->dice, CREW_REQUESTS)];
    if (what < 2)
        ask(life);
    else if (what == 2)
        (void)gg_team_cancel(&life->team, id, roll(&life->dice, 2));
    else if (what == 3)
        (void)gg_team_release(&life->team, id);
    else if (what == 4)
        meddle(life);
    else if (what == 5)
        disturb_agent(life, roll(&life->dice, CREW_AGENTS));
    else if (what == 6)
        gg_team_set_room(&life->team, life->stage->domain.places->symbols[roll(&life->dice, 3)],
                         (uint16_t)(1 + roll(&life->dice, 3)));
}

/* ------------------------------------------------------------------------ checks */

/* The claims of all are just those of who acts, and what requests keep. Who walks to what is booked
 * has claimed nothing. */
static void check_claims(struct crew_life *life)
{
    int takes[4] = {0};
    for (unsigned i = 0; i < CREW_AGENTS; i++) {
        int change[4];
        const gg_agent *core = &life->actors[i].core;
        uint16_t action = gg_agent_action(core);
        if (action == GG_NONE && !core->booked)
            action = gg_agent_walking(core);
        changes_of(action == GG_NONE ? "" : name_of(life, action), change);
        for (int j = 0; j < 4; j++)
            takes[j] += change[j] < 0;
    }
    for (unsigned i = 0; i < CREW_REQUESTS; i++) {
        const gg_team_request_slot *slot = &life->request_slots[i];
        if (!slot->id || slot->state != GG_TEAM_REACHED)
            continue;
        takes[ROAST_AT_STOVE] += slot->goal == 0;
        takes[RAW_IN_HUT] += 2 * (slot->goal == 1);
        takes[ROAST_IN_HUT] += slot->goal == FEAST;
    }
    const gg_domain *domain = &life->stage->domain;
    const gg_reservation *reservations =
        (const gg_reservation *)((const unsigned char *)&life->scene +
                                 domain->claims->offsets.world_reservations);
    for (uint32_t i = 0; i < domain->claims->count; i++)
        for (int j = 0; j < 4; j++)
            if (domain->claims->all[i].fact == stock_fact(life, j) &&
                reservations[i].takes != (uint64_t)takes[j])
                complain(life, "claims are not those of who acts and what is kept");
}

/* Whether an agent does nothing, though there is always something to hum. */
static bool is_idle(struct crew_life *life, unsigned agent)
{
    const gg_agent *core = &life->actors[agent].core;
    uint16_t member = gg_team_number(&life->team, core);
    bool works = gg_agent_action(core) != GG_NONE || gg_agent_walking(core) != GG_NONE;
    if (!works && (member == GG_NONE || !gg_team_has_booking(&life->team, member)))
        return true;
    life->doing[agent].idle = 0;
    return false;
}

static void check_agents(struct crew_life *life)
{
    for (unsigned i = 0; i < CREW_AGENTS; i++) {
        gg_point point = gg_agent_point(&life->actors[i].core), last = life->doing[i].point;
        double x = point.x - last.x, y = point.y - last.y;
        double most = life->speed[i] * CREW_STEP / 1000.0 + 3;
        if (x * x + y * y > most * most)
            complain(life, "somebody is too fast");
        life->doing[i].point = point;
        if (is_idle(life, i) && ++life->doing[i].idle > 10000 / CREW_STEP)
            complain(life, "somebody sleeps");
        note(life, (uint64_t)(uint32_t)point.x << 32 | (uint32_t)point.y);
    }
    for (int i = 0; i < 4; i++)
        if (gg_read(&life->stage->domain, stock_fact(life, i), gg_world_state(&life->scene.core)) !=
            (uint32_t)life->stock[i])
            complain(life, "what is there is not what was made");
}

/* ------------------------------------------------------------------------ living */

void crew_life_tick(struct crew_life *life, gg_team_planner *planner, bool disturbed)
{
    gg_planner *shared = &life->stage->planner;
    shared->trace = trace;
    shared->context = life;
    life->fails &= disturbed;
    if (disturbed)
        disturb(life);
    life->now += CREW_STEP;
    gg_world_tick(&life->scene.core, CREW_STEP);
    gg_team_tick_agents(&life->team, planner, CREW_STEP);
    for (unsigned i = 0; i < CREW_AGENTS; i++)
        gg_agent_tick(&life->actors[i].core, shared, CREW_STEP);
    forget_log(life->stage);
    check_claims(life);
    check_agents(life);
    note_members(life);
    for (unsigned i = 0; i < CREW_REQUESTS; i++) {
        bool reached = gg_team_state_of(&life->team, life->ids[i]) == GG_TEAM_REACHED;
        life->reached += reached && !life->met[i];
        life->met[i] = reached;
    }
}

bool crew_life_is_quiet(const struct crew_life *life)
{
    for (unsigned i = 0; i < CREW_REQUESTS; i++)
        if (life->request_slots[i].id && life->request_slots[i].state == GG_TEAM_PLANNED)
            return false;
    return true;
}

void crew_life_end(struct crew_life *life)
{
    for (unsigned i = 0; i < CREW_REQUESTS; i++)
        (void)gg_team_cancel(&life->team, life->ids[i], true);
    for (unsigned i = 0; i < CREW_AGENTS; i++) {
        (void)gg_team_leave_agent(&life->team, &life->actors[i].core);
        (void)gg_agent_stop(&life->actors[i].core, &life->stage->planner);
    }
    gg_team_planner none = {0};
    gg_team_tick_agents(&life->team, &none, 1);
    if (world_holders(&life->scene.core) != 0)
        complain(life, "a claim is left behind");
    check_claims(life);
}
