/* SPDX-License-Identifier: MIT */
/* Plans on plain numbers: see life_search.h. */
#include "models/life_search.h"

#include <string.h>

enum { STATES = 16384, SLOTS_OF_STATES = 32768 };

/* A state that the search has met; total: 100 times its cost, and its steps. */
struct met {
    struct life_state state;
    int total, parent, action, ways;
    bool done;
};

static struct met met[STATES];
static int met_count, met_slots[SLOTS_OF_STATES], heap[STATES], heap_count, heap_places[STATES];

/* ------------------------------------------------------------------- of use */

void life_mark_facts(const struct life_condition *condition, bool *facts)
{
    for (int i = 0; i < condition->count; i++)
        facts[condition->literals[i].fact] = true;
}

static void mark_conditions(const struct life_domain *domain, int goal, bool *facts)
{
    for (int i = 0; i < domain->goal_count; i++)
        if (i == goal || domain->goals[i].keep)
            life_mark_facts(&domain->goals[i].condition, facts);
}

/* Adds what is asked for by actions that change such facts. */
static void spread_use(const struct life_domain *domain, bool *facts)
{
    for (int round = 0; round < LIFE_ACTIONS; round++)
        for (int i = 0; i < domain->action_count; i++) {
            const struct life_action *action = &domain->actions[i];
            bool of_use = false;
            for (int j = 0; j < action->effects.count; j++)
                of_use |= !action->ruled_out && facts[action->effects.all[j].fact];
            if (of_use)
                life_mark_facts(&action->needs, facts);
            if (of_use)
                life_mark_facts(&action->lasts, facts);
        }
}

bool life_asks_for_while(const struct life_domain *domain, int goal)
{
    bool facts[LIFE_FACTS] = {false}, lasting[LIFE_FACTS] = {false}, any = false, keeps = false;
    mark_conditions(domain, goal, facts);
    spread_use(domain, facts);
    life_mark_facts(&domain->goals[goal].lasts, lasting);
    for (int i = 0; i < domain->goal_count; i++)
        keeps |= domain->goals[i].keep;
    for (int i = 0; i < domain->action_count; i++) {
        bool of_use = keeps, changes = false;
        for (int j = 0; j < domain->actions[i].effects.count; j++) {
            of_use |= facts[domain->actions[i].effects.all[j].fact];
            changes |= lasting[domain->actions[i].effects.all[j].fact];
        }
        any |= of_use && changes && !domain->actions[i].ruled_out;
    }
    return any;
}

void life_facts_of_use(const struct life_domain *domain, int goal, bool *facts)
{
    memset(facts, 0, LIFE_FACTS * sizeof *facts);
    if (life_asks_for_while(domain, goal))
        life_mark_facts(&domain->goals[goal].lasts, facts);
    mark_conditions(domain, goal, facts);
    spread_use(domain, facts);
    for (int i = 0; i < domain->goal_count; i++)
        if (i == goal || domain->goals[i].keep) {
            life_mark_facts(&domain->goals[i].relevant, facts);
            life_mark_facts(&domain->goals[i].lasts, facts);
        }
}

bool life_keeps(const struct life_question *question, const struct life_state *state)
{
    bool keeps = true;
    for (int i = 0; i < question->domain->goal_count; i++)
        keeps &= !question->kept[i] || life_holds(&question->domain->goals[i].condition, state);
    return keeps;
}

/* --------------------------------------------------------------- open states */

static void put_in_heap(int place, int state)
{
    heap[place] = state;
    heap_places[state] = place;
}

static void rise_in_heap(int state)
{
    int place = heap_places[state];
    while (place > 0 && met[heap[(place - 1) / 2]].total > met[state].total) {
        put_in_heap(place, heap[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    put_in_heap(place, state);
}

static int take_from_heap(void)
{
    int first = heap[0], last = heap[--heap_count], place = 0;
    while (2 * place + 1 < heap_count) {
        int child = 2 * place + 1;
        if (child + 1 < heap_count && met[heap[child + 1]].total < met[heap[child]].total)
            child++;
        if (met[heap[child]].total >= met[last].total)
            break;
        put_in_heap(place, heap[child]);
        place = child;
    }
    if (heap_count > 0)
        put_in_heap(place, last);
    return first;
}

/* The number of a state, new or not; LIFE_NONE: there are too many. */
static int meet(const struct life_state *state)
{
    uint64_t hash = 0;
    for (int i = 0; i < LIFE_FACTS; i++)
        hash = (hash + (uint64_t)state->values[i] + 1) * 0x9e3779b97f4a7c15u;
    unsigned slot = (unsigned)(hash >> 40) % SLOTS_OF_STATES;
    while (met_slots[slot] > 0) {
        if (memcmp(&met[met_slots[slot] - 1].state, state, sizeof *state) == 0)
            return met_slots[slot] - 1;
        slot = (slot + 1) % SLOTS_OF_STATES;
    }
    if (met_count == STATES)
        return LIFE_NONE;
    met[met_count] = (struct met){*state, INT32_MAX, LIFE_NONE, LIFE_NONE, 0, false};
    met_slots[slot] = met_count + 1;
    return met_count++;
}

/* A way to a state by an action; false: there are too many states. */
static bool reach(const struct life_state *state, int parent, int action, int total)
{
    int number = meet(state), ways = parent == LIFE_NONE ? 1 : met[parent].ways;
    if (number == LIFE_NONE)
        return false;
    struct met *node = &met[number];
    if (total == node->total)
        node->ways = 2;
    if (total >= node->total)
        return true;
    if (node->total == INT32_MAX)
        put_in_heap(heap_count++, number);
    node->total = total;
    node->parent = parent;
    node->action = action;
    node->ways = ways;
    rise_in_heap(number);
    return true;
}

static struct life_plan plan_to(int state)
{
    struct life_plan plan = {.found = true, .length = met[state].total % 100};
    plan.cost = met[state].total / 100;
    for (int i = plan.length; i > 0 && i <= LIFE_PLAN; i--) {
        plan.steps[i - 1] = met[state].action;
        state = met[state].parent;
    }
    plan.found = plan.length <= LIFE_PLAN;
    return plan;
}

/* ------------------------------------------------------------------- search */

/* Of the states of a goal of best effort, those in which least is missing, and of these the cheapest. */
struct nearest {
    int state, shortfall, total, ways;
};

/* A state that is met in its turn, the cheapest first. */
static void note_nearest(struct nearest *nearest, const struct life_domain *domain, int goal,
                         int number)
{
    int shortfall = life_shortfall(domain, goal, &met[number].state);
    if (shortfall < nearest->shortfall)
        *nearest = (struct nearest){number, shortfall, met[number].total, 0};
    if (shortfall == nearest->shortfall && met[number].total == nearest->total)
        nearest->ways += met[number].ways;
}

static bool expand(const struct life_question *question, int number, const bool *of_use)
{
    const struct life_domain *domain = question->domain;
    bool room = true;
    for (int i = 0; life_holds(&question->lasts, &met[number].state) && i < domain->action_count;
         i++) {
        struct life_state after = met[number].state;
        bool helps = false;
        for (int j = 0; j < domain->actions[i].effects.count; j++)
            helps |= of_use[domain->actions[i].effects.all[j].fact];
        if (!helps || question->out[i] || !life_can_begin(domain, i, &after))
            continue;
        life_act(domain, i, &after);
        if (life_keeps(question, &after))
            for (int j = 0; j < LIFE_FACTS; j++) /* the rest does not matter */
                after.values[j] = of_use[j] ? after.values[j] : 0;
        else
            continue;
        room &= reach(&after, number, i, met[number].total + 100 * domain->actions[i].cost + 1);
    }
    return room;
}

struct life_plan life_search(const struct life_question *question, int goal)
{
    const struct life_condition *condition = &question->domain->goals[goal].condition;
    bool of_use[LIFE_FACTS], room = true;
    struct life_plan plan = {0};
    struct life_state state = question->state;
    struct nearest nearest = {0, INT32_MAX, 0, 0};
    int best = INT32_MAX, ways = 0;
    life_facts_of_use(question->domain, goal, of_use);
    for (int i = 0; i < LIFE_FACTS; i++)
        state.values[i] = of_use[i] ? state.values[i] : 0;
    met_count = heap_count = 0;
    memset(met_slots, 0, sizeof met_slots);
    (void)reach(&state, LIFE_NONE, LIFE_NONE, 0);
    while (heap_count > 0 && met[heap[0]].total <= best) {
        int number = take_from_heap();
        note_nearest(&nearest, question->domain, goal, number);
        if (life_holds(condition, &met[number].state)) {
            if (best == INT32_MAX)
                plan = plan_to(number);
            best = met[number].total;
            ways += met[number].ways;
        } else {
            room &= expand(question, number, of_use);
        }
    }
    if (!plan.found && question->domain->goals[goal].best_effort && nearest.state > 0) {
        plan = plan_to(nearest.state);
        ways = nearest.ways;
    }
    plan.doubtful = ways > 1 || !room;
    return plan;
}

bool life_can_do(const struct life_question *question, const struct life_method *method)
{
    struct life_state state = question->state;
    bool can = true;
    for (int i = 0; i < method->step_count && can; i++) {
        can = !question->out[method->steps[i]] && life_holds(&method->lasts, &state) &&
              life_can_begin(question->domain, method->steps[i], &state);
        life_act(question->domain, method->steps[i], &state);
        can &= life_keeps(question, &state);
    }
    return can;
}
