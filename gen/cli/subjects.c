/* SPDX-License-Identifier: MIT */
/* What examples and events speak of, in the grounded problem: see subjects.h. */
#include "cli/subjects.h"

#include "cli/unknown_names.h"

#include <string.h>

bool call_matches_objects(const struct term *call, const size_t *objects)
{
    for (size_t i = 0; i < call->argument_count; i++)
        if (call->arguments[i].index != objects[i])
            return false;
    return true;
}

bool is_subject_action(const struct problem *problem, const struct subject *subject,
                       uint16_t number)
{
    const struct ground_action *action = &problem->actions[number];
    bool is =
        action->action == subject->action && call_matches_objects(subject->call, action->arguments);
    for (size_t i = 1; !is && i < subject->waits.count; i++)
        is = action->action == subject->waits.items[i].action &&
             call_matches_objects(subject->waits.items[i].call, action->arguments);
    return is;
}

bool is_subject_goal(const struct problem *problem, const struct subject *subject, uint16_t number)
{
    if (number >= problem->goal_count)
        return false;
    const struct ground_goal *goal = &problem->goals[number];
    return goal->goal == subject->goal && call_matches_objects(subject->call, goal->arguments);
}

bool is_subject_task(const struct problem *problem, const struct subject *subject, uint16_t number)
{
    return problem->tasks[number].task == subject->task &&
           same_name(problem->tasks[number].name, subject->text);
}

bool is_subject_method(const struct problem *problem, const struct subject *subject, uint16_t task,
                       uint16_t method)
{
    const struct ground_task *ground = &problem->tasks[task];
    return ground->task && (!subject->task || ground->task == subject->task) &&
           method < ground->method_count &&
           strcmp(ground->methods[method].method->name, subject->method) == 0;
}
