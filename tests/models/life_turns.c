/* SPDX-License-Identifier: MIT */
/* The part of a life on plain numbers in which agents wait for claimed facts and have their turn: numbers,
 * who is due, and who comes before whom. What an agent waits for is told in life_waiting.c. See
 * life_predict.h. */
#include "models/life_predict.h"

#include <string.h>

/* As many numbers in a row as a fact has room for. */
enum { NUMBERS_IN_A_ROW = 32 };

bool life_is_queued_for(const struct life_domain *domain, int fact)
{
    bool changes = false;
    for (int i = 0; i < domain->action_count - domain->wait_count; i++)
        for (int j = 0; j < domain->actions[i].effects.count; j++)
            changes |=
                !domain->actions[i].ruled_out && domain->actions[i].effects.all[j].fact == fact;
    return changes && domain->facts[fact].claim;
}

/* ------------------------------------------------------------------------ numbers */

/* The lowest number that somebody has for a fact; LIFE_NONE: nobody has one. */
static int first_number(const struct life_predict *life, int fact)
{
    int first = LIFE_NONE;
    for (int i = 0; i < life->script->agent_count; i++) {
        const struct life_waiting *waiting = &life->agents[i].waits[fact];
        if (waiting->number > 0 && (first == LIFE_NONE || waiting->number < first))
            first = waiting->number;
    }
    return first;
}

static void end_life_number(struct life_predict *life, struct life_waiting *waiting)
{
    life->released += waiting->due;
    memset(waiting, 0, sizeof *waiting);
}

/* When there are too many numbers in a row, the oldest end of those who have had their turn. */
static bool make_room_for_number(struct life_predict *life, int fact)
{
    const struct life_queue *queue = &life->queues[fact];
    for (int i = 0; i < life->script->agent_count; i++) {
        struct life_waiting *waiting = &life->agents[i].waits[fact];
        int first = first_number(life, fact);
        if (first != LIFE_NONE && queue->next - first >= NUMBERS_IN_A_ROW &&
            waiting->number == first && waiting->had_turn) {
            end_life_number(life, waiting);
            i = -1;
        }
    }
    return first_number(life, fact) == LIFE_NONE ||
           queue->next - first_number(life, fact) < NUMBERS_IN_A_ROW;
}

/* --------------------------------------------------------------------- what there is */

/* How much there is of a fact that nobody has claimed, and how much room; nothing, if somebody has claimed all
 * of it. */
static struct life_queue amounts_in_life(const struct life_predict *life, int fact)
{
    struct life_claims claims = life_claims_of_all(life, fact);
    struct life_queue there = {0};
    int value = life->shared[fact], top = life->domain->facts[fact].top;
    if (claims.whole)
        return there;
    there.amount = value > claims.taken ? value - claims.taken : 0;
    there.room = top > value + claims.added ? top - value - claims.added : 0;
    return there;
}

static void note_amounts(struct life_predict *life, int fact)
{
    struct life_queue there = amounts_in_life(life, fact);
    life->queues[fact].amount = there.amount;
    life->queues[fact].room = there.room;
}

void life_look_at_queues(struct life_predict *life)
{
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++) {
        struct life_queue there = amounts_in_life(life, i), before = life->queues[i];
        if (first_number(life, i) == LIFE_NONE)
            continue;
        for (int j = 0; j < life->script->agent_count; j++) {
            struct life_waiting *waiting = &life->agents[j].waits[i];
            waiting->due |= waiting->number > 0 &&
                            ((waiting->ends[LIFE_MORE] && there.amount > before.amount) ||
                             (waiting->ends[LIFE_LESS] && there.room > before.room));
        }
        note_amounts(life, i);
    }
}

/* ------------------------------------------------------------------- whose turn it is */

/* Whether one who is due for some ends of a fact comes before an agent. */
static bool is_anybody_ahead(const struct life_agent *agent, int fact, const bool *ends)
{
    const struct life_predict *life = agent->life;
    int own = agent->waits[fact].number;
    bool any = false;
    for (int i = 0; i < life->script->agent_count; i++) {
        const struct life_waiting *waiting = &life->agents[i].waits[fact];
        bool wants = (ends[LIFE_MORE] && waiting->ends[LIFE_MORE]) ||
                     (ends[LIFE_LESS] && waiting->ends[LIFE_LESS]);
        any |= wants && waiting->due && (own == 0 || waiting->number < own);
    }
    return any;
}

bool life_comes_too_early(const struct life_agent *agent, int action,
                          const struct life_condition *under, int fact)
{
    const struct life_domain *domain = agent->life->domain;
    bool ends[LIFE_ENDS];
    if (domain->without_turns || !life_changes_fact(domain, action, fact) ||
        !domain->facts[fact].claim ||
        (agent->claimed != LIFE_NONE && life_changes_fact(domain, agent->claimed, fact)))
        return false;
    life_wanted_ends(domain, action, under, fact, ends);
    return is_anybody_ahead(agent, fact, ends);
}

bool life_is_anybody_due(const struct life_predict *life)
{
    bool any = false;
    for (int i = 0; i < life->script->agent_count; i++)
        for (int j = LIFE_SHARED; j <= LIFE_SIGN; j++)
            any |= life->agents[i].waits[j].due;
    return any;
}

bool life_is_due(struct life_agent *agent)
{
    bool waits = false, due = false;
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        waits |= agent->waits[i].number > 0;
    if (waits)
        life_look_at_queues(agent->life);
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        due |= agent->waits[i].due;
    return due;
}

void life_begin_waited_for(struct life_agent *agent, int action)
{
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++)
        if (life_is_queued_for(agent->life->domain, i) &&
            life_uses_fact(agent->life->domain, action, &agent->asked, i))
            end_life_number(agent->life, &agent->waits[i]);
}

/* ------------------------------------------------------------------- the end of a tick */

/* The agent has decided, and lets the others have their turn, unless it must wait for those before it. */
static void let_pass_in_life(struct life_agent *agent)
{
    for (int i = LIFE_SHARED; i <= LIFE_SIGN; i++) {
        struct life_waiting *waiting = &agent->waits[i];
        bool is_held_up = agent->names && is_anybody_ahead(agent, i, agent->named[i]);
        if (!waiting->due || is_held_up)
            continue;
        agent->life->turns++;
        waiting->due = false;
        waiting->had_turn = true;
        agent->life->released++;
    }
}

static void join_life_queue(struct life_agent *agent, int fact, bool nothing_else)
{
    struct life_predict *life = agent->life;
    struct life_waiting *waiting = &agent->waits[fact];
    if (waiting->number == 0) {
        if (first_number(life, fact) == LIFE_NONE)
            note_amounts(life, fact);
        if (!make_room_for_number(life, fact))
            return;
        waiting->number = life->queues[fact].next++;
    }
    for (int i = 0; i < LIFE_ENDS; i++)
        waiting->ends[i] = agent->named[fact][i] || (waiting->ends[i] && !nothing_else);
}

void life_take_numbers(struct life_agent *agent)
{
    bool nothing_else =
        agent->chose_anew || (!life_has_plan(agent) && agent->life->domain->method_count == 0);
    let_pass_in_life(agent);
    if (agent->names) {
        life_name_for_goals(agent);
        life_look_at_queues(agent->life);
    }
    for (int i = LIFE_SHARED; i <= LIFE_SIGN && agent->names; i++)
        if (agent->named[i][LIFE_MORE] || agent->named[i][LIFE_LESS])
            join_life_queue(agent, i, nothing_else);
        else if (nothing_else)
            end_life_number(agent->life, &agent->waits[i]);
    agent->names = agent->chose_anew = false;
}

int life_predict_before(const struct life_predict *life, int agent, int fact)
{
    const struct life_waiting *own = &life->agents[agent].waits[fact];
    int before = 0;
    for (int i = 0; i < life->script->agent_count; i++) {
        const struct life_waiting *other = &life->agents[i].waits[fact];
        before += other->number > 0 && other->number < own->number &&
                  ((own->ends[LIFE_MORE] && other->ends[LIFE_MORE]) ||
                   (own->ends[LIFE_LESS] && other->ends[LIFE_LESS]));
    }
    return own->number > 0 ? before : LIFE_NONE;
}

int life_predict_ends(const struct life_predict *life, int agent, int fact)
{
    const struct life_waiting *own = &life->agents[agent].waits[fact];
    return (own->ends[LIFE_MORE] ? 1 : 0) | (own->ends[LIFE_LESS] ? 2 : 0) | (own->due ? 4 : 0);
}
