/* SPDX-License-Identifier: MIT */
/* What functions of the game answer: see answers.h. */
#include "cli/answers.h"

#include "cli/subjects.h"
#include "syntax/numbers.h"

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

void answers_put(struct pool *pool, struct answers *answers, const struct answer *answer)
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
        answers_put(pool, &copy, &answers->items[i]);
    return copy;
}

/* What a function answers for some objects; `otherwise` if nothing is told. */
static int64_t answer_of(const struct answers *answers, const char *name, const size_t *objects,
                         int64_t otherwise)
{
    for (size_t i = name ? answers->count : 0; i-- > 0;)
        if (strcmp(answers->items[i].name, name) == 0 &&
            call_matches_objects(answers->items[i].call, objects))
            return answers->items[i].value;
    return otherwise;
}

/* -------------------------------------------------------------------- options */

bool parse_name_and_number(struct pool *pool, const char *word, const char **name, uint16_t *number)
{
    size_t length = strcspn(word, "=");
    uint64_t value;
    bool fine = parse_whole(word + length + (word[length] == '='), UINT16_MAX, &value);
    *name = pool_copy_text(pool, word, length);
    *number = (uint16_t)value;
    return fine;
}

static void set_plain(struct pool *pool, struct answers *answers, const char *name, int64_t value)
{
    struct term *call = pool_take(pool, sizeof *call);
    call->name = name;
    answers_put(pool, answers, &(struct answer){name, call, value});
}

void answers_of_options(struct pool *pool, const struct options *options, struct answers *answers)
{
    for (size_t i = 0; i < options->denied.count; i++)
        set_plain(pool, answers, options->denied.items[i], 0);
    for (size_t i = 0; i < options->costs.count; i++) {
        const char *name;
        uint16_t number;
        if (parse_name_and_number(pool, options->costs.items[i], &name, &number))
            set_plain(pool, answers, name, number);
    }
}

/* ---------------------------------------------------------------------- calls */

static struct planning *planning_of(gg_agent *agent)
{
    return (struct planning *)(void *)agent;
}

static const struct ground_action *answers_action(const struct planning *planning, uint16_t action)
{
    return &planning->tables->problem->actions[action];
}

bool is_denied(const struct planning *planning, uint16_t number)
{
    const struct ground_action *action = answers_action(planning, number);
    const char *name = action->action->procedural;
    return name && !answer_of(&planning->answers, name, action->arguments, true);
}

/* The number of an action which the runtime tells by its row, of which it is the only one, or the one that
 * the agent is at. */
static uint16_t number_of_row(gg_agent *agent, uint16_t row)
{
    const struct action_rows *rows = &planning_of(agent)->tables->problem->rows;
    uint16_t present = gg_agent_action(agent);
    return present != GG_NONE && rows->of_actions[present] == row ? present
                                                                  : (uint16_t)rows->numbers[row];
}

static bool precondition(gg_agent *agent, uint16_t row)
{
    return !is_denied(planning_of(agent), number_of_row(agent, row));
}

/* What a function answers an agent. */
static int64_t answered(gg_agent *agent, const char *name, const size_t *objects, int64_t otherwise)
{
    return answer_of(&planning_of(agent)->answers, name, objects, otherwise);
}

static uint16_t cost(gg_agent *agent, uint16_t number)
{
    const struct ground_action *action = answers_action(planning_of(agent), number);
    return (uint16_t)answered(agent, action->action->cost_call, action->arguments,
                              action->action->cost);
}

static uint32_t duration(gg_agent *agent, uint16_t row)
{
    const struct ground_action *action =
        answers_action(planning_of(agent), number_of_row(agent, row));
    return (uint32_t)answered(agent, action->action->duration_call, action->arguments,
                              action->action->duration);
}

static int32_t priority(gg_agent *agent, uint16_t number)
{
    const struct ground_goal *goal = &planning_of(agent)->tables->problem->goals[number];
    return (int32_t)answered(agent, goal->goal->priority_call, goal->arguments, 0);
}

static int32_t answers_value(gg_agent *agent, uint16_t number)
{
    const struct ground_goal *goal = &planning_of(agent)->tables->problem->goals[number];
    return (int32_t)answered(agent, goal->goal->value_call, goal->arguments, 0);
}

static const struct ground_method *method_of(gg_agent *agent, uint16_t task, uint16_t number)
{
    return &planning_of(agent)->tables->problem->tasks[task].methods[number];
}

static int32_t score(gg_agent *agent, uint16_t task, uint16_t number)
{
    const struct ground_method *method = method_of(agent, task, number);
    return (int32_t)answered(agent, method->method->score, method->arguments, 0);
}

static bool answers_allows(gg_agent *agent, uint16_t task, uint16_t number)
{
    const struct ground_method *method = method_of(agent, task, number);
    return answered(agent, method->method->procedural, method->arguments, true) != 0;
}

static uint32_t answers_travel(gg_agent *agent, uint16_t from, uint16_t to)
{
    const struct places *places = &planning_of(agent)->tables->problem->domain->places;
    const struct symbol_set *values = &places->fact->values;
    size_t objects[2] = {values->symbols[from], values->symbols[to]};
    return (uint32_t)answered(agent, places->travel_call, objects, 0);
}

/* Whether an action fails that an agent does or begins: once for each event that says so. */
static bool answers_fails(struct planning *planning, uint16_t action)
{
    const struct subject **failing = planning->failing;
    size_t found = 0;
    while (found < planning->failing_count &&
           !is_subject_action(planning->tables->problem, failing[found], action))
        found++;
    if (found == planning->failing_count)
        return false;
    planning->failing_count--;
    for (size_t i = found; i < planning->failing_count; i++)
        failing[i] = failing[i + 1];
    return true;
}

/* Carries an action out: it takes its time, and fails where an event says so. */
static gg_status answers_run(gg_agent *agent, uint16_t row, gg_phase phase)
{
    if (phase != GG_STOP && answers_fails(planning_of(agent), number_of_row(agent, row)))
        return GG_FAILURE;
    return gg_agent_wait(agent);
}

const gg_valuing_calls answering_calls = {.denying = {.calls = {.run = answers_run,
                                                                .precondition = precondition,
                                                                .cost = cost,
                                                                .duration = duration,
                                                                .priority = priority,
                                                                .score = score,
                                                                .travel = answers_travel},
                                                      .allows = answers_allows},
                                          .value = answers_value};
