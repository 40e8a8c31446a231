/* SPDX-License-Identifier: MIT */
/* Subtasks of life_model.h that wait without an action of their own: they are drawn, and written as they
 * stand in methods and as they are called. See life_waits.h. */
#include "models/life_waits.h"

#include <stdlib.h>
#include <string.h>

bool life_has_function(const struct life_action *action)
{
    return action->until.count == 0 && !action->is_wait;
}

void life_come_true(const struct life_action *action, struct life_state *state)
{
    for (int i = 0; i < action->until.count && action->is_wait; i++) {
        const struct life_literal *literal = &action->until.literals[i];
        if (!life_literal_holds(literal, state))
            state->values[literal->fact] = literal->bound;
    }
}

/* -------------------------------------------------------------------- drawing */

static struct life_action wait_in_life(struct dice *dice)
{
    struct life_action wait = {.is_wait = true, .restart = LIFE_NONE, .at = LIFE_NONE};
    wait.duration = 1 + roll(dice, 300);
    return wait;
}

/* It waits for what the next step asks for, or for something else. */
static struct life_action wait_for_something(const struct life_domain *domain,
                                             const struct life_action *next, struct dice *dice)
{
    struct life_action wait = {.is_wait = true, .restart = LIFE_NONE, .at = LIFE_NONE};
    struct life_literal literal = {(int)roll(dice, LIFE_HERE), 0, roll(dice, 2) == 0};
    int top;
    if (roll(dice, 3) == 0)
        literal.fact = roll(dice, 2) ? LIFE_FLAG : LIFE_SIGN;
    top = domain->facts[literal.fact].top;
    literal.bound = (int)roll(dice, (uint32_t)(top < 6 ? top : 6));
    literal.bound = literal.at_most ? literal.bound : top - literal.bound;
    if (next->needs.count > 0 && roll(dice, 3) > 0 && next->needs.literals[0].fact != LIFE_HERE)
        literal = next->needs.literals[0];
    wait.timeout = roll(dice, 5) ? 1 + roll(dice, 300) : 0;
    wait.until.literals[wait.until.count++] = literal;
    return wait;
}

/* The number of a wait, which is that of another one of the same time, or for the same fact. */
static int add_wait(struct life_domain *domain, const struct life_action *wait)
{
    int first = domain->action_count - domain->wait_count;
    for (int i = first; i < domain->action_count; i++) {
        const struct life_action *other = &domain->actions[i];
        if (other->until.count == wait->until.count &&
            (wait->until.count > 0 ? other->until.literals[0].fact == wait->until.literals[0].fact
                                   : other->duration == wait->duration))
            return i;
    }
    if (domain->wait_count == LIFE_WAIT_STEPS)
        return LIFE_NONE;
    domain->wait_count++;
    domain->actions[domain->action_count] = *wait;
    return domain->action_count++;
}

static void insert_wait(struct life_domain *domain, struct life_method *method, struct dice *dice)
{
    int place = (int)roll(dice, (uint32_t)method->step_count + 1), number;
    int next = method->steps[place < method->step_count ? place : method->step_count - 1];
    struct life_action wait = roll(dice, 2)
                                  ? wait_in_life(dice)
                                  : wait_for_something(domain, &domain->actions[next], dice);
    number = add_wait(domain, &wait);
    if (number == LIFE_NONE)
        return;
    for (int i = method->step_count++; i > place; i--)
        method->steps[i] = method->steps[i - 1];
    method->steps[place] = number;
}

void life_draw_waits(struct life_domain *domain, struct dice *dice)
{
    for (int i = 0; i < domain->method_count; i++)
        for (int j = (int)roll(dice, LIFE_STEPS - LIFE_DEEDS + 1); j > 0; j--)
            insert_wait(domain, &domain->methods[i], dice);
}

void life_strip_waits(struct life_domain *domain, bool until)
{
    for (int i = 0; i < domain->method_count; i++) {
        struct life_method *method = &domain->methods[i];
        int count = 0;
        for (int j = 0; j < method->step_count; j++) {
            const struct life_action *step = &domain->actions[method->steps[j]];
            if (!step->is_wait || (step->until.count > 0) != until)
                method->steps[count++] = method->steps[j];
        }
        method->step_count = count;
    }
}

/* -------------------------------------------------------------------- writing */

void life_write_wait(const struct life_action *wait, struct text *yaml)
{
    const struct life_literal *literal = &wait->until.literals[0];
    if (wait->until.count == 0) {
        text_add(yaml, "{wait: %ums}", wait->duration);
        return;
    }
    text_add(yaml, "{until: f%d %s %d", literal->fact,
             literal->at_most ? "<=" : ">=", literal->bound);
    if (wait->timeout > 0)
        text_add(yaml, ", timeout: %ums", wait->timeout);
    text_add(yaml, "}");
}

int life_wait_called(const struct life_domain *domain, const char *name)
{
    int called = LIFE_NONE;
    for (int i = domain->action_count - domain->wait_count; i < domain->action_count; i++) {
        const struct life_action *wait = &domain->actions[i];
        bool waits = strncmp(name, "wait ", 5) == 0;
        int number = atoi(name + (waits ? 5 : 7));
        if (waits == (wait->until.count == 0) &&
            number == (waits ? (int)wait->duration : wait->until.literals[0].fact))
            called = i;
    }
    return called;
}
