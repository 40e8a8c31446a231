/* SPDX-License-Identifier: MIT */
/*
 * Explains why a goal has no plan, in the user's words. If the goal needs values that cannot be
 * brought about, the reasons are followed down to what no action brings about.
 */
#include "ground/describe.h"
#include "ground/unmet.h"
#include "ground/values.h"
#include "analysis/reach.h"
#include "cli/planner.h"
#include "plan/reason_lines.h"

#include <stdio.h>
#include <string.h>

/* The most lines that are printed. */
enum { LINE_LIMIT = 40 };

struct explanation {
    const struct planning *planning;
    const struct problem *problem;
    const struct reach *reach;
    struct state_outlook outlook; /* on what is in reach */
    size_t context;               /* whose actions plans are made of: see while_contexts */
    bool *told;                   /* by ground fact: explained already */
    const char **said;            /* the lines under the headings that are not done with */
    size_t said_count;
    struct reason_line_budget lines;
};

/* The name of a ground action, as it is shown. */
static const char *action_shown(const struct explanation *explanation,
                                const struct ground_action *action)
{
    return explanation->planning->names->actions[action - explanation->problem->actions];
}

/* The procedural precondition that denies an action; NULL: none does. */
static const char *denial_of(const struct planning *planning, const struct action *action)
{
    const struct word_list *denied = &planning->options->denied;
    for (size_t i = 0; action->procedural && i < denied->count; i++)
        if (strcmp(denied->items[i], action->procedural) == 0)
            return action->procedural;
    return NULL;
}

/* Whether an action is told of, of those that plans for the goal are made of. */
static bool explain_goal_is_told(const struct explanation *explanation, size_t number)
{
    const struct problem *problem = explanation->problem;
    return planning_agent_can_do(explanation->planning, number) &&
           problem->actions[number].context == explanation->context;
}

/* ------------------------------------------------------------------ reasons */

/* Whether an action's change would bring a constraint about. */
static bool explain_goal_brings_about(const struct explanation *explanation,
                                      const struct ground_action *action,
                                      const struct constraint *constraint)
{
    for (size_t i = 0; i < action->changes.count; i++) {
        const struct change *change = &action->changes.items[i];
        if (change->variable != constraint->variable)
            continue;
        if (change->adds)
            return change->value > 0
                       ? constraint->low > 0
                       : change->value < 0 &&
                             constraint->high <
                                 explanation->problem->variables[constraint->variable].fact->top;
        return constraint_allows(explanation->problem, constraint, change->value);
    }
    return false;
}

/* " for is_safe(yard)": the named condition among those of an action or a goal that asks for a value
 * which is not that of the start, as it cannot be brought about. */
static const char *words_of_name(struct explanation *explanation,
                                 const struct conditions_with_objects *conditions,
                                 const struct constraint *constraint)
{
    return words_of_failing_name(explanation->planning->pool, &explanation->outlook.view,
                                 conditions, constraint);
}

static void tell_constraint(struct explanation *explanation, const struct constraint *constraint,
                            const char *name, unsigned depth);

/* ------------------------------------------------------------- boxes that lack least */

/* Boxes none of which holds, as the values that they lack are out of reach. */
struct boxes {
    const struct box **items;
    size_t count;
};

/* Whether what one box lacks is less than what another one does: nothing that the other does not lack
 * as well, and either more is lacking there, or the numbers are nearer here. A comparison of two
 * numbers has a box for each value of one of them, of which that which is nearest to the start is
 * told. */
static bool lacks_less(const struct explanation *explanation, const struct box *one,
                       const struct box *other)
{
    const struct state_outlook *outlook = &explanation->outlook;
    int64_t nearer;
    return lacks_no_more_than(outlook, one, other, &nearer) &&
           (nearer >= 0 || count_unmet_in_box(outlook, one) < count_unmet_in_box(outlook, other));
}

/* Adds the boxes of a condition, without those that lack more than others. */
static void add_boxes(const struct explanation *explanation, struct boxes *boxes,
                      const struct dnf *dnf)
{
    for (size_t i = 0; i < dnf->count; i++) {
        const struct box *box = &dnf->items[i];
        size_t left = 0, at = 0;
        while (at < boxes->count && !lacks_less(explanation, boxes->items[at], box))
            at++;
        if (at < boxes->count)
            continue;
        for (size_t j = 0; j < boxes->count; j++)
            if (!lacks_less(explanation, box, boxes->items[j]))
                boxes->items[left++] = boxes->items[j];
        boxes->count = left;
        POOL_ADD(explanation->planning->pool, boxes->items, boxes->count) = box;
    }
}

/* ------------------------------------------------------------------------ actions */

/* Where lines about an action stand. */
struct heading {
    size_t first; /* of the lines under it */
    unsigned depth;
};

/* Prints a line about an action, unless it stands under the same heading already. */
static void say_why(struct explanation *explanation, struct heading heading, const char *line)
{
    struct pool *pool = explanation->planning->pool;
    for (size_t i = heading.first; i < explanation->said_count; i++)
        if (strcmp(explanation->said[i], line) == 0)
            return;
    if (!print_reason_line(&explanation->lines, heading.depth, "%s", line))
        return;
    POOL_ADD(pool, explanation->said, explanation->said_count) = line;
}

/* Tells what boxes of an action unmet. needs: the action asks for it; otherwise only those changes of
 * it do that are looked for. */
static void tell_boxes(struct explanation *explanation, const struct ground_action *action,
                       const struct boxes *boxes, bool needs, struct heading heading)
{
    struct pool *pool = explanation->planning->pool;
    struct conditions_with_objects conditions = conditions_of_action(action);
    const char *begin = pool_format(pool, "%s %s", action_shown(explanation, action),
                                    needs ? "needs" : "changes it only if");
    for (size_t i = 0; i < boxes->count; i++) {
        const struct box *box = boxes->items[i];
        for (size_t j = 0; j < box->count && !lines_are_enough(&explanation->lines); j++) {
            const struct constraint *constraint = &box->constraints[j];
            if (!is_constraint_unmet(&explanation->outlook, constraint))
                continue;
            say_why(explanation, heading,
                    pool_format(pool, "%s %s%s", begin,
                                words_of_constraint(pool, explanation->problem, constraint),
                                needs ? words_of_name(explanation, &conditions, constraint) : ""));
            if (!explanation->told[constraint->variable])
                tell_constraint(explanation, constraint, "", heading.depth + 1);
        }
        for (size_t j = 0; j < box->sum_count; j++)
            if (is_sum_unmet(&explanation->outlook, &box->sums[j]))
                say_why(explanation, heading,
                        pool_format(pool, "%s %s, which cannot be brought about", begin,
                                    words_of_sum_bounds(pool, &box->sums[j])));
    }
}

/* Tells why an action cannot be done, or not so that it would help, of whose variants some would, from
 * one on and before another. */
static void tell_action(struct explanation *explanation, const struct constraint *constraint,
                        size_t from, size_t end, struct heading heading)
{
    const struct ground_action *actions = explanation->problem->actions;
    const char *denial = denial_of(explanation->planning, actions[from].action);
    const char *name = action_shown(explanation, &actions[from]);
    const struct box *known = NULL;
    struct boxes needs = {0}, cases = {0};
    bool helps = false, may_be_done = false, would_do = false;
    for (size_t i = from; i < end; i++) {
        if (!explain_goal_is_told(explanation, i) ||
            !explain_goal_brings_about(explanation, &actions[i], constraint))
            continue;
        helps = true;
        const struct dnf *precondition = &actions[i].precondition;
        if (!reach_meets_dnf(explanation->reach, precondition)) {
            if (precondition->items != known) /* variants mostly share it */
                add_boxes(explanation, &needs, precondition);
            known = precondition->items;
            continue;
        }
        may_be_done = true;
        would_do |= reach_meets_dnf(explanation->reach, &actions[i].condition);
        if (!would_do)
            add_boxes(explanation, &cases, &actions[i].condition);
    }
    struct pool *pool = explanation->planning->pool;
    if (helps && denial)
        say_why(explanation, heading, pool_format(pool, "%s is denied: %s", name, denial));
    if (helps && !may_be_done)
        tell_boxes(explanation, &actions[from], &needs, true, heading);
    else if (helps && !would_do)
        tell_boxes(explanation, &actions[from], &cases, false, heading);
    else if (helps && !denial)
        say_why(explanation, heading, pool_format(pool, "%s changes it, but not to that", name));
}

static void tell_constraint(struct explanation *explanation, const struct constraint *constraint,
                            const char *name, unsigned depth)
{
    const struct problem *problem = explanation->problem;
    struct heading heading = {explanation->said_count, depth + 1};
    bool any = false;
    explanation->told[constraint->variable] = true;
    for (size_t i = 0; i < problem->action_count; i++)
        any |= explain_goal_is_told(explanation, i) &&
               explain_goal_brings_about(explanation, &problem->actions[i], constraint);
    print_reason_line(
        &explanation->lines, depth, "%s%s cannot be brought about%s",
        words_of_constraint(explanation->planning->pool, explanation->problem, constraint), name,
        any ? ":" : ": no action does");
    for (size_t i = 0, end;
         any && i < problem->action_count && !lines_are_enough(&explanation->lines); i = end) {
        end = i + 1;
        while (end < problem->action_count && problem->actions[end].variant > 0)
            end++;
        tell_action(explanation, constraint, i, end, heading);
    }
    explanation->said_count = heading.first;
}

/* What the agent can bring about with its actions of a context. */
static struct reach *reach_of_agent(const struct planning *planning, size_t context)
{
    const struct problem *problem = planning->tables->problem;
    struct reach *reach = reach_from_start(planning->pool, problem);
    for (bool grown = true; grown;) {
        grown = false;
        for (size_t i = 0; i < problem->action_count; i++)
            if (planning_agent_can_do(planning, i) && problem->actions[i].context == context &&
                !denial_of(planning, problem->actions[i].action) &&
                reach_meets_dnf(reach, &problem->actions[i].condition))
                grown |= reach_add_changes(reach, &problem->actions[i].changes);
    }
    return reach;
}

static uint32_t explain_goal_read_start(void *context, size_t variable)
{
    return ((const struct problem *)context)->variables[variable].start;
}

static bool can_have(const void *context, const struct constraint *constraint)
{
    return reach_meets_constraint(context, constraint);
}

static bool can_have_sum(const void *context, const struct sum_bounds *bounds)
{
    return reach_meets_sum_bounds(context, bounds);
}

/* What must hold before each step of a plan for a goal, as it is written. */
static const char *lasting_words(const struct planning *planning, const struct ground_goal *goal)
{
    const struct expressions *lasting = &goal->goal->lasting;
    const char *words = lasting->texts[0];
    for (size_t i = 1; i < lasting->count; i++)
        words = pool_format(planning->pool, "%s, %s", words, lasting->texts[i]);
    return words;
}

/* Whether there is no plan for a goal because of its `while`, and says so then. */
static bool tell_lasting(const struct planning *planning, const struct ground_goal *goal,
                         size_t context, const char *name)
{
    if (!context)
        return false;
    if (!reach_meets_dnf(reach_from_start(planning->pool, planning->tables->problem),
                         &goal->lasting)) {
        fprintf(stderr, "the 'while' of '%s' does not hold: %s\n", name,
                lasting_words(planning, goal));
        return true;
    }
    if (reach_meets_dnf(reach_of_agent(planning, context), &goal->condition) ||
        !reach_meets_dnf(reach_of_agent(planning, 0), &goal->condition))
        return false;
    fprintf(stderr, "the 'while' of '%s' would not hold before each step: %s\n", name,
            lasting_words(planning, goal));
    return true;
}

void explain_unreachable_goal(const struct planning *planning, uint16_t number)
{
    const struct problem *problem = planning->tables->problem;
    const struct ground_goal *goal = &problem->goals[number];
    const char *name = planning->names->goals[number];
    struct explanation explanation = {
        .planning = planning, .problem = problem, .lines = {.limit = LINE_LIMIT}};
    if (!goal->condition.count) {
        fprintf(stderr, "the conditions of '%s' can never hold\n", name);
        return;
    }
    if (goal->context && problem->contexts[goal->context].has_actions)
        explanation.context = goal->context;
    if (tell_lasting(planning, goal, explanation.context, name))
        return;
    explanation.told = pool_take(planning->pool, problem->variable_count + 1);
    explanation.reach = reach_of_agent(planning, explanation.context);
    explanation.outlook =
        (struct state_outlook){{problem, explain_goal_read_start, NULL, (void *)(uintptr_t)problem},
                               can_have,
                               can_have_sum,
                               explanation.reach};
    if (reach_meets_dnf(explanation.reach, &goal->condition)) {
        fprintf(stderr,
                "all that '%s' needs can be brought about piece by piece, but not together: what\n"
                "brings one thing about undoes another,%s or cannot be done after it\n",
                name, explanation.context ? " or its 'while'," : "");
        return;
    }
    struct conditions_with_objects conditions = conditions_of_goal(goal);
    struct boxes boxes = {0};
    add_boxes(&explanation, &boxes, &goal->condition);
    for (size_t i = 0; i < boxes.count; i++) {
        const struct box *box = boxes.items[i];
        for (size_t j = 0; j < box->count; j++) {
            const struct constraint *constraint = &box->constraints[j];
            if (is_constraint_unmet(&explanation.outlook, constraint) &&
                !explanation.told[constraint->variable])
                tell_constraint(&explanation, constraint,
                                words_of_name(&explanation, &conditions, constraint), 0);
        }
        for (size_t j = 0; j < box->sum_count; j++)
            if (is_sum_unmet(&explanation.outlook, &box->sums[j]))
                print_reason_line(&explanation.lines, 0, "%s cannot be brought about",
                                  words_of_sum_bounds(planning->pool, &box->sums[j]));
    }
}
