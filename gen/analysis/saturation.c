/* SPDX-License-Identifier: MIT */
/* Finds effects that stop at the ends of a range: see analysis.h. */
#include "analysis/analysis.h"

#include "domain/terms.h"
#include "ground/describe.h"

#include <string.h>

/* Of facts with more values only the ends of what is lost are kept. */
enum { LISTED_VALUES = 4096, WORDS_SHOWN = 12 };

/* An effect as it is written, and the values of its fact for which part of it is
 * lost. */
struct loss {
    bool found, allowed; /* in states that come about; or by the preconditions only */
    uint32_t low, high;
    bool *values; /* NULL: too many */
};

struct saturating_effects saturating_effects_new(struct analysis *analysis,
                                                 struct allowance *allowance)
{
    const struct domain *domain = analysis->problem->domain;
    struct saturating_effects losses = {analysis, NULL, allowance};
    losses.effects = pool_take(analysis->pool, (domain->action_count + 1) * sizeof(struct loss *));
    for (size_t i = 0; i < domain->action_count; i++)
        losses.effects[i] = pool_take(analysis->pool, (domain->actions[i]->effects.count + 1) *
                                                          sizeof(struct loss));
    return losses;
}

/* ----------------------------------------------------------------- the effect */

/* The values of the fact for which part of a change is lost; false if there are
 * none. An effect of more than the whole range means the end of it, and loses nothing; so does one over
 * time of the whole range. */
static bool lost_values(const struct problem *problem, const struct change *change, uint32_t *low,
                        uint32_t *high)
{
    int64_t top = problem->variables[change->variable].fact->top;
    int64_t most = change->over_time ? top - 1 : top;
    if (!change->adds || change->value > most || -change->value > most)
        return false;
    *low = (uint32_t)(change->value > 0 ? top - change->value + 1 : 0);
    *high = (uint32_t)(change->value > 0 ? top : -change->value - 1);
    return change->value != 0;
}

/* What is lost by the effect that made a change; NULL: it adds nothing, or it works out what it adds,
 * and it is known that this may be more than there is room for. */
static struct loss *loss_by(const struct saturating_effects *losses,
                            const struct ground_action *ground, const struct change *change)
{
    if (!change->adds) /* no effect has made it if it is what a subtask waits for */
        return NULL;
    const struct expression *effect = ground->action->effects.items[change->effect];
    bool works_out = effect->kind != EXPRESSION_ALL && changing_fact(&effect->right);
    return works_out ? NULL : &losses->effects[ground->action->number][change->effect];
}

static void note_values(const struct saturating_effects *losses, struct loss *loss,
                        const struct constraint *lost)
{
    if (lost->low > lost->high)
        return;
    uint32_t top = losses->analysis->problem->variables[lost->variable].fact->top;
    bool first = !loss->found && !loss->allowed;
    if (first && top < LISTED_VALUES)
        loss->values = pool_take(losses->analysis->pool, top + 1u);
    loss->low = first || lost->low < loss->low ? lost->low : loss->low;
    loss->high = first || lost->high > loss->high ? lost->high : loss->high;
    if (loss->values)
        memset(loss->values + lost->low, true, lost->high - lost->low + 1u);
}

/* -------------------------------------------------------------- where it is lost */

static void note_transition(struct saturating_effects *losses, const struct reachable *reachable,
                            size_t number)
{
    const struct problem *problem = losses->analysis->problem;
    const struct ground_action *ground =
        &problem->actions[reachable->transitions->items[number].number];
    for (size_t i = 0; i < ground->changes.count; i++) {
        const struct change *change = &ground->changes.items[i];
        size_t position = reachable->space.positions[change->variable];
        struct loss *loss = loss_by(losses, ground, change);
        uint32_t low, high;
        if (!loss || position == SIZE_MAX || !lost_values(problem, change, &low, &high))
            continue;
        for (uint32_t value = low; value <= high; value++) {
            struct constraint lost = {.variable = change->variable, .low = value, .high = value};
            if (!has_fired_with_value(reachable, number, position, value))
                continue;
            note_values(losses, loss, &lost);
            loss->found = true;
        }
    }
}

void note_saturating_effects(struct saturating_effects *losses, const struct reachable *reachable)
{
    for (size_t i = 0; i < reachable->transitions->count; i++)
        if (reachable->transitions->items[i].origin == BY_ACTION)
            note_transition(losses, reachable, i);
}

/* Takes from the lost values of a fact those that a box does not allow. */
static void narrow(const struct box *box, struct constraint *lost)
{
    const struct constraint *allowed = box_constraint(box, lost->variable);
    if (!allowed)
        return;
    lost->low = allowed->low > lost->low ? allowed->low : lost->low;
    lost->high = allowed->high < lost->high ? allowed->high : lost->high;
}

static void note_action(struct saturating_effects *losses, const struct ground_action *ground)
{
    for (size_t i = 0; i < ground->changes.count; i++) {
        const struct change *change = &ground->changes.items[i];
        struct constraint lost = {.variable = change->variable};
        struct loss *loss = loss_by(losses, ground, change);
        if (!loss || !lost_values(losses->analysis->problem, change, &lost.low, &lost.high) ||
            !allowance_take(losses->allowance, ground->condition.count + i))
            continue;
        for (size_t j = 0; j < ground->condition.count; j++) {
            struct constraint part = lost;
            narrow(&ground->condition.items[j], &part);
            note_values(losses, loss, &part);
            loss->allowed |= part.low <= part.high;
        }
    }
}

void note_saturation_by_preconditions(struct saturating_effects *losses, const bool *can)
{
    const struct problem *problem = losses->analysis->problem;
    for (size_t i = 0; i < problem->action_count; i++)
        if (can[i])
            note_action(losses, &problem->actions[i]);
}

/* ------------------------------------------------------------------- warnings */

static bool has_holes(const struct loss *loss)
{
    for (uint32_t i = loss->low; loss->values && i <= loss->high; i++)
        if (!loss->values[i])
            return true;
    return false;
}

/* "7, 9" */
static const char *listed_words(struct pool *pool, const struct loss *loss, const struct fact *fact)
{
    const char *list = "";
    size_t count = 0;
    for (uint32_t i = loss->low; i <= loss->high && count <= WORDS_SHOWN; i++) {
        if (!loss->values[i])
            continue;
        const char *value = count < WORDS_SHOWN ? words_of_numeric_value(pool, fact, i) : "...";
        list = pool_format(pool, "%s%s%s", list, count++ ? ", " : "", value);
    }
    return list;
}

/* "mood >= 9", "mood in [7, 9]" */
static const char *loss_words(struct pool *pool, const struct loss *loss, const struct term *term)
{
    const struct fact *fact = term->fact;
    const char *name = term_text(pool, term), *low = words_of_numeric_value(pool, fact, loss->low);
    const char *high = words_of_numeric_value(pool, fact, loss->high);
    if (loss->low == loss->high)
        return pool_format(pool, "%s == %s", name, low);
    if (has_holes(loss))
        return pool_format(pool, "%s in [%s]", name, listed_words(pool, loss, fact));
    if (loss->high == fact->top)
        return pool_format(pool, "%s >= %s", name, low);
    if (loss->low == 0)
        return pool_format(pool, "%s <= %s", name, high);
    return pool_format(pool, "%s >= %s and %s <= %s", name, low, name, high);
}

/* What an effect adds, with its sign: "+= 2", "-= price(i)". */
static const char *added_words(struct pool *pool, const struct expression *change)
{
    const struct term *amount = &change->right;
    bool less = change->low < 0;
    if (amount->kind == TERM_NUMBER)
        return pool_format(
            pool, "%s %s", less ? "-=" : "+=",
            words_of_scale_steps(pool, change->left.fact, less ? -change->low : change->low));
    bool taken = amount->kind == TERM_SUM && amount->argument_count == 1;
    amount = taken ? amount->arguments : amount;
    return pool_format(pool, "%s %s", taken ? "-=" : "+=", term_text(pool, amount));
}

static void warn_of_loss(const struct saturating_effects *losses, const struct action *action,
                         const struct expression *effect, const struct loss *loss)
{
    struct pool *pool = losses->analysis->pool;
    const struct expression *change = effect->kind == EXPRESSION_ALL ? effect->children[0] : effect;
    const char *name = term_text(pool, &change->left);
    report_warning(losses->analysis->diagnostics, "saturating-effect", effect->place,
                   "part of '%s %s' of action '%s' is lost %s %s", name, added_words(pool, change),
                   action->name, loss->found ? "where" : "where its preconditions allow",
                   loss_words(pool, loss, &change->left));
}

void warn_of_saturating_effects(const struct saturating_effects *losses)
{
    const struct domain *domain = losses->analysis->problem->domain;
    for (size_t i = 0; i < domain->action_count; i++)
        for (size_t j = 0; j < domain->actions[i]->effects.count; j++)
            if (losses->effects[i][j].found || losses->effects[i][j].allowed)
                warn_of_loss(losses, domain->actions[i], domain->actions[i]->effects.items[j],
                             &losses->effects[i][j]);
}
