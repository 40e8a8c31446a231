/* SPDX-License-Identifier: MIT */
/* Functions that several actions and methods share, as a game gives them: what they are told of each
 * ground action and method; and the data of actions. Prints and returns how much is wrong. */
#include <stdio.h>
#include <string.h>

#include "hunter.h"

/* What the functions were told last. */
static hunter_action told;
static hunter_symbol object;
static int shared_calls, own_calls, checks;

gg_status hunter_task_go_to(hunter_agent *agent, gg_phase phase, hunter_action action,
                            hunter_symbol to)
{
    (void)agent;
    (void)phase;
    shared_calls++;
    told = action;
    object = to;
    return GG_RUNNING;
}

gg_status hunter_task_chase(hunter_agent *agent, gg_phase phase)
{
    (void)agent;
    (void)phase;
    own_calls++;
    return GG_RUNNING;
}

gg_status hunter_task_sleep(hunter_agent *agent, gg_phase phase, hunter_symbol here)
{
    (void)here;
    return hunter_task_chase(agent, phase);
}

bool hunter_check_is_quiet(const hunter_agent *agent, hunter_symbol here)
{
    (void)agent;
    checks++;
    object = here;
    return here == HUNTER_DEN;
}

bool hunter_check_may_stay(const hunter_agent *agent, hunter_symbol to)
{
    return !hunter_check_is_quiet(agent, to);
}

hunter_symbol hunter_sense_deer_at(const hunter_agent *agent)
{
    (void)agent;
    return HUNTER_NONE;
}

static int check(bool holds, const char *what, unsigned number)
{
    if (!holds)
        printf("%u: %s\n", number, what);
    return holds ? 0 : 1;
}

/* Both actions that share a function have it told which they are; the others have their own. */
static int check_actions(hunter_agent *agent, const gg_calls *calls)
{
    int faults = 0, shared = 0;
    for (uint16_t i = 0; i < HUNTER_GROUND_ACTIONS; i++) {
        uint16_t source = hunter_domain.actions[i].source_index;
        shared_calls = own_calls = 0;
        faults += check(calls->run(&agent->core, i, GG_START) == GG_RUNNING, "answer", i);
        bool is_shared = source == HUNTER_ACTION_GO_TO || source == HUNTER_ACTION_CREEP;
        faults += check(shared_calls == is_shared && own_calls == !is_shared, "function", i);
        if (!is_shared)
            continue;
        shared++;
        faults += check((uint16_t)told == source, "action", i);
        faults += check(object == (hunter_symbol)hunter_domain.actions[i].arguments[0], "object", i);
    }
    return faults + check(shared == 4, "actions that share it", (unsigned)shared);
}

/* Each method with a procedural precondition has it asked for its object. */
static int check_methods(hunter_agent *agent, const gg_calls *plain)
{
    const gg_denying_calls *calls = (const gg_denying_calls *)plain;
    int faults = 0, asked = 0;
    for (uint16_t i = 0; i < hunter_domain.task_count; i++)
        for (uint16_t j = 0; j < hunter_domain.tasks[i].method_count; j++) {
            const gg_denial *denial = &hunter_domain.features->denials->of_methods[i][j];
            checks = 0;
            bool answer = calls->allows(&agent->core, i, j);
            faults += check(checks == (denial->procedural != GG_NONE), "asked", i);
            if (checks == 0) {
                faults += check(answer, "what nobody denies", i);
                continue;
            }
            asked++;
            hunter_symbol its = (hunter_symbol)hunter_domain.tasks[i].methods[j].arguments[0];
            faults += check(object == its, "object of a method", i);
            faults += check(answer == ((its == HUNTER_DEN) != (i > 0)), "answer of a method", i);
        }
    return faults + check(asked == 6, "methods that are asked for", (unsigned)asked);
}

/* Each action has the data that it gives, and else the defaults. */
static int check_data(void)
{
    static const struct {
        hunter_action action;
        hunter_data data;
    } rows[] = {
        {HUNTER_ACTION_GO_TO, {HUNTER_STAND, 1, "\"steps\" */", false, 0, HUNTER_DEN}},
        {HUNTER_ACTION_CREEP, {HUNTER_CRAWL, 0.5, "\"steps\" */", false, -2, HUNTER_DEN}},
        {HUNTER_ACTION_CHASE, {HUNTER_RUN, -0.75, "bark\n\303\251", true, 0, HUNTER_DEN}},
        {HUNTER_ACTION_SLEEP, {HUNTER_STAND, 1, "\"steps\" */", false, 0, HUNTER_WOOD}},
        {HUNTER_ACTION_NONE, {HUNTER_STAND, 1, "\"steps\" */", false, 0, HUNTER_DEN}},
    };
    int faults = 0;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        const GG_ROM hunter_data *data = hunter_data_of(rows[i].action);
        const hunter_data *wanted = &rows[i].data;
        faults += check(data->animation == wanted->animation, "animation", i);
        faults += check(data->speed >= wanted->speed && data->speed <= wanted->speed, "speed", i);
        faults += check(strcmp(data->sound, wanted->sound) == 0, "sound", i);
        faults += check(data->loud == wanted->loud, "loud", i);
        faults += check(data->toes == wanted->toes, "toes", i);
        faults += check(data->bed == wanted->bed, "bed", i);
    }
    return faults;
}

/* Each number of an action that a caller makes up has the defaults. */
static int check_made_up(void)
{
    return check(hunter_data_of((hunter_action)5) == hunter_data_of(HUNTER_ACTION_NONE), "5", 5) +
           check(hunter_data_of((hunter_action)7) == hunter_data_of(HUNTER_ACTION_NONE), "7", 7);
}

int main(void)
{
    static hunter_world world;
    static hunter_agent hunter;
    hunter_world_init(&world);
    hunter_agent_init(&hunter, &world, 1);
    const gg_calls *calls = hunter_domain.agent_types[0].calls;
    int faults = check_actions(&hunter, calls) + check_methods(&hunter, calls) + check_data() +
                 check_made_up();
    printf("%d faults\n", faults);
    return faults > 0;
}
