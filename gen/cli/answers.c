/* SPDX-License-Identifier: MIT */
/* What functions of the game answer: see answers.h. */
#include "cli/answers.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------ answers */

/* Whether an answer says all that another one said. */
static bool makes_void(const struct answer *answer, const struct answer *other)
{
    if (strcmp(answer->name, other->name) != 0)
        return false;
    if (answer->call->argument_count == 0)
        return true;
    if (answer->call->argument_count != other->call->argument_count)
        return false;
    for (size_t i = 0; i < answer->call->argument_count; i++)
        if (answer->call->arguments[i].index != other->call->arguments[i].index)
            return false;
    return true;
}

void answers_set(struct pool *pool, struct answers *answers, const struct answer *answer)
{
    size_t kept = 0;
    for (size_t i = 0; i < answers->count; i++)
        if (!makes_void(answer, &answers->items[i]))
            answers->items[kept++] = answers->items[i];
    bool room = kept < answers->count;
    answers->count = kept;
    if (!room)
        answers->items = pool_grow(pool, answers->items, kept, sizeof *answers->items);
    answers->items[answers->count++] = *answer;
}

struct answers answers_copy(struct pool *pool, const struct answers *answers)
{
    struct answers copy = {0};
    for (size_t i = 0; i < answers->count; i++)
        answers_set(pool, &copy, &answers->items[i]);
    return copy;
}

bool has_objects(const struct term *call, const size_t *objects)
{
    for (size_t i = 0; i < call->argument_count; i++)
        if (call->arguments[i].index != objects[i])
            return false;
    return true;
}

int64_t answer_of(const struct answers *answers, const char *name, const size_t *objects,
                  int64_t otherwise)
{
    for (size_t i = name ? answers->count : 0; i-- > 0;)
        if (strcmp(answers->items[i].name, name) == 0 &&
            has_objects(answers->items[i].call, objects))
            return answers->items[i].value;
    return otherwise;
}

/* -------------------------------------------------------------------- options */

int64_t cost_given_by(const char *word, const char *name)
{
    size_t length = strlen(name);
    if (strncmp(word, name, length) != 0 || word[length] != '=')
        return -1;
    const char *digits = word + length + 1;
    size_t count = strspn(digits, "0123456789");
    if (count == 0 || count > 5 || digits[count])
        return -1;
    int64_t cost_given = (int64_t)strtoull(digits, NULL, 10);
    return cost_given <= UINT16_MAX ? cost_given : -1;
}

static void set_plain(struct pool *pool, struct answers *answers, const char *name, int64_t value)
{
    struct term *call = pool_take(pool, sizeof *call);
    call->name = name;
    answers_set(pool, answers, &(struct answer){name, call, value});
}

void answers_of_options(struct pool *pool, const struct options *options, struct answers *answers)
{
    for (size_t i = 0; i < options->denied.count; i++)
        set_plain(pool, answers, options->denied.items[i], 0);
    for (size_t i = 0; i < options->costs.count; i++) {
        const char *word = options->costs.items[i];
        const char *name = pool_copy(pool, word, strcspn(word, "="));
        int64_t given = cost_given_by(word, name);
        if (given >= 0)
            set_plain(pool, answers, name, given);
    }
}

/* ---------------------------------------------------------------------- calls */

static struct planning *planning_of(gg_agent *agent)
{
    return (struct planning *)(void *)agent;
}

static const struct ground_action *answers_action_of(const struct planning *planning,
                                                     uint16_t action)
{
    return &planning->tables->problem->actions[action];
}

bool is_denied(const struct planning *planning, uint16_t number)
{
    const struct ground_action *action = answers_action_of(planning, number);
    const char *name = action->action->procedural;
    return name && !answer_of(&planning->answers, name, action->arguments, true);
}

static bool precondition(gg_agent *agent, uint16_t action)
{
    return !is_denied(planning_of(agent), action);
}

static int64_t answered(gg_agent *agent, const char *name, const size_t *objects, int64_t otherwise)
{
    return answer_of(&planning_of(agent)->answers, name, objects, otherwise);
}

static uint16_t cost(gg_agent *agent, uint16_t number)
{
    const struct ground_action *action = answers_action_of(planning_of(agent), number);
    return (uint16_t)answered(agent, action->action->cost_call, action->arguments,
                              action->action->cost);
}

static uint32_t duration(gg_agent *agent, uint16_t number)
{
    const struct ground_action *action = answers_action_of(planning_of(agent), number);
    return (uint32_t)answered(agent, action->action->duration_call, action->arguments,
                              action->action->duration);
}

static int32_t priority(gg_agent *agent, uint16_t number)
{
    const struct ground_goal *goal = &planning_of(agent)->tables->problem->goals[number];
    return (int32_t)answered(agent, goal->goal->priority_call, goal->arguments, 0);
}

static const struct ground_method *answers_method_of(gg_agent *agent, uint16_t task,
                                                     uint16_t number)
{
    return &planning_of(agent)->tables->problem->tasks[task].methods[number];
}

static int32_t score(gg_agent *agent, uint16_t task, uint16_t number)
{
    const struct ground_method *method = answers_method_of(agent, task, number);
    return (int32_t)answered(agent, method->method->score, method->arguments, 0);
}

static bool answers_allows(gg_agent *agent, uint16_t task, uint16_t number)
{
    const struct ground_method *method = answers_method_of(agent, task, number);
    return answered(agent, method->method->procedural, method->arguments, true) != 0;
}

static uint32_t answers_travel(gg_agent *agent, uint16_t from, uint16_t to)
{
    const struct places *places = &planning_of(agent)->tables->problem->domain->places;
    const struct symbol_set *values = &places->fact->values;
    size_t objects[2] = {values->symbols[from], values->symbols[to]};
    return (uint32_t)answered(agent, places->travel_call, objects, 0);
}

/* Carries an action out: it takes its time, and fails where an event says so. */
static gg_status answers_run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    struct planning *planning = planning_of(agent);
    if (phase != GG_STOP && planning->fails && planning->fails(planning, action))
        return GG_FAILURE;
    return gg_agent_wait(agent);
}

const gg_denying_calls answering_calls = {.calls = {.run = answers_run,
                                                    .precondition = precondition,
                                                    .cost = cost,
                                                    .duration = duration,
                                                    .priority = priority,
                                                    .score = score,
                                                    .travel = answers_travel},
                                          .allows = answers_allows};
