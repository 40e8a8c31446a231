/* SPDX-License-Identifier: MIT */
/* What is bound where, and what follows: see slot_life.h. */
#include "models/slot_life.h"

#include <string.h>

const char *slot_life_domain(struct pool *pool, bool shared, bool tasks)
{
    return pool_format(
        pool,
        "domain: d\nlimits: {plan: 8, wants: 1}\n"
        "types: {foe: {slots: 3%s}}\n"
        "state:\n"
        "  alive(foe): {type: bool%s}\n"
        "  mark: {type: [none, foe]%s}\n"
        "  hits(foe): 0..3\n"
        "  target: [none, foe]\n"
        "  ammo: {type: 0..3, start: 3}\n"
        "  calm: bool\n"
        "actions:\n"
        "  aim(foe e): {preconditions: [alive(e), target != e], effects: target = e}\n"
        "  shoot(foe e):\n"
        "    preconditions: [target == e, alive(e), ammo >= 1]\n"
        "    effects: [ammo -= 1, hits(e) += 1, not alive(e), mark = e]\n"
        "    retry: 50ms\n"
        "  load: {preconditions: ammo == 0, effects: ammo = 3}\n"
        "  rest: {preconditions: [all(foe e) not alive(e), not calm], effects: calm}\n"
        "  wake: {preconditions: [any(foe e) alive(e), calm], effects: not calm}\n"
        "goals:\n"
        "  safe: {conditions: all(foe e) not alive(e), priority: 2}\n"
        "  dead(foe e): {conditions: [not alive(e), hits(e) >= 1]}\n"
        "  rested: {conditions: calm}\n"
        "tasks:\n"
        "  live:\n"
        "    methods:\n"
        "      fight(foe e): {preconditions: alive(e), subtasks: [aim(e), shoot(e)]}\n"
        "      again(foe e): {preconditions: alive(e), subtasks: shoot(e)}\n"
        "      fill: {subtasks: load}\n"
        "      sleep: {subtasks: rest}\n"
        "      rise: {subtasks: wake}\n"
        "agents: {d: {%s}}\n",
        shared ? ", shared: true" : "", shared ? ", shared: true" : "",
        shared ? ", shared: true" : "", tasks ? "task: live" : "goals: [safe, rested]");
}

/* ---------------------------------------------------------------- the model */

/* Whose slots an agent sees. */
unsigned slot_home(const struct life *life, unsigned agent)
{
    return life->shared ? 0 : agent;
}

bool slot_is_bound(const struct life *life, unsigned agent, unsigned slot)
{
    return life->bound[slot_home(life, agent)][slot] % 2 == 1;
}

/* The value of a fact, of a slot or of none, as an agent sees it. */
static void expect(const struct liver *liver, const char *name, unsigned slot, unsigned value)
{
    char text[32];
    (void)snprintf(text, sizeof text, slot == NOTHING ? "%s" : "%s(foe_%u)", name, slot + 1);
    CU_ASSERT_EQUAL_FATAL(fact_of(&liver->actor, text), value);
}

/* A fact that can be a slot has the value 0 for none, and then the slots. */
static unsigned value_of(unsigned slot)
{
    return slot == NOTHING ? 0 : slot + 1;
}

uint16_t slot_symbol(const struct life *life, unsigned slot)
{
    return life->stage.domain.features->slots->all[slot].symbol;
}

/* Looks at all facts of all agents. */
void slot_life_compare(struct life *life)
{
    for (unsigned i = 0; i < AGENTS; i++) {
        struct liver *liver = &life->livers[i];
        unsigned of = slot_home(life, i);
        for (unsigned slot = 0; slot < SLOTS; slot++) {
            expect(liver, "foe_bound", slot, slot_is_bound(life, i, slot));
            expect(liver, "alive", slot, life->alive[of][slot]);
            expect(liver, "hits", slot, liver->mind.hits[slot]);
            if (liver->mind.slot != (int)slot)
                CU_ASSERT_EQUAL(gg_agent_handle(&liver->actor.core, slot_symbol(life, slot)),
                                slot_is_bound(life, i, slot) ? life->handle[of][slot]
                                                             : GG_NO_HANDLE);
        }
        expect(liver, "mark", NOTHING, value_of(life->mark[of]));
        expect(liver, "target", NOTHING, value_of(liver->mind.target));
        expect(liver, "ammo", NOTHING, liver->mind.ammo);
        expect(liver, "calm", NOTHING, liver->mind.calm);
    }
}

/* A slot has become empty: what was of it is as at the start. */
static void forget_slot(struct life *life, unsigned agent, unsigned slot)
{
    unsigned of = slot_home(life, agent);
    life->alive[of][slot] = 0;
    if (life->mark[of] == slot)
        life->mark[of] = NOTHING;
    for (unsigned i = 0; i < AGENTS; i++) {
        if (!life->shared && i != agent)
            continue;
        life->livers[i].mind.hits[slot] = 0;
        if (life->livers[i].mind.target == slot)
            life->livers[i].mind.target = NOTHING;
    }
}

/* ------------------------------------------------------------ what the game does */

/* Binds a handle, a new one or one that is bound, and looks which slot it gets. */
static void bind(struct life *life, unsigned agent, uint32_t handle)
{
    unsigned of = slot_home(life, agent), empty = NOTHING, same = NOTHING;
    for (unsigned i = SLOTS; i-- > 0;) {
        empty = slot_is_bound(life, agent, i) ? empty : i;
        same = slot_is_bound(life, agent, i) && life->handle[of][i] == handle ? i : same;
    }
    unsigned slot = same != NOTHING ? same : empty;
    uint16_t symbol = life->shared ? gg_world_bind(&life->stage.scene.core, 0, handle)
                                   : gg_agent_bind(&life->livers[agent].actor.core, 0, handle);
    CU_ASSERT_EQUAL(symbol, slot == NOTHING ? GG_NONE : slot_symbol(life, slot));
    if (same != NOTHING || slot == NOTHING)
        return;
    life->bound[of][slot]++;
    life->handle[of][slot] = handle;
}

static void unbind(struct life *life, unsigned agent, unsigned slot)
{
    unsigned of = slot_home(life, agent);
    bool was = slot_is_bound(life, agent, slot);
    uint32_t handle = was ? life->handle[of][slot] : ++life->handles;
    bool is = life->shared ? gg_world_unbind(&life->stage.scene.core, 0, handle)
                           : gg_agent_unbind(&life->livers[agent].actor.core, 0, handle);
    CU_ASSERT_EQUAL(is, was);
    if (!was)
        return;
    life->bound[of][slot]++;
    forget_slot(life, agent, slot);
}

/* Unbinds a slot, and may bind something else to it at once. */
void slot_replace(struct life *life, unsigned agent, unsigned slot)
{
    unbind(life, agent, slot);
    if (roll(&life->dice, 2))
        bind(life, agent, ++life->handles);
}

/* Sets a fact of a slot, which does nothing while the slot is empty. */
static void set(struct life *life, unsigned agent, unsigned slot)
{
    static const char *const names[] = {"alive(foe_1)", "alive(foe_2)", "alive(foe_3)"};
    struct liver *liver = &life->livers[agent];
    if (roll(&life->dice, 6) == 0) {
        set_fact(&liver->actor, "target", value_of(slot));
        liver->mind.target = slot_is_bound(life, agent, slot) ? slot : NOTHING;
        return;
    }
    set_fact(&liver->actor, names[slot], 1);
    life->alive[slot_home(life, agent)][slot] = slot_is_bound(life, agent, slot);
}

static void want_slot(struct life *life, unsigned agent, unsigned slot)
{
    struct liver *liver = &life->livers[agent];
    struct mind *mind = &liver->mind;
    gg_want_status status = gg_agent_want_status(&liver->actor.core, mind->wanted);
    if (mind->wanted && (status == GG_WANT_WAITING || status == GG_WANT_RUNNING))
        return;
    uint32_t id = gg_agent_want(&liver->actor.core, (uint16_t)(1 + slot), 5);
    CU_ASSERT_EQUAL(id != 0, slot_is_bound(life, agent, slot));
    mind->wanted = id;
    mind->want_slot = slot;
    mind->want_of = life->bound[slot_home(life, agent)][slot];
}

void slot_life_meddle(struct life *life)
{
    struct dice *dice = &life->dice;
    unsigned agent = roll(dice, AGENTS), slot = roll(dice, SLOTS);
    switch (roll(dice, 9)) {
    case 0:
    case 1:
        bind(life, agent, ++life->handles);
        break;
    case 2:
        bind(life, agent, life->handle[slot_home(life, agent)][slot]);
        break;
    case 3:
        unbind(life, agent, slot);
        break;
    case 4:
        slot_replace(life, agent, slot);
        break;
    case 5:
        want_slot(life, agent, slot);
        break;
    default:
        set(life, agent, slot);
    }
}
