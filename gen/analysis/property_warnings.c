/* SPDX-License-Identifier: MIT */
/*
 * Warnings of `always` and `reachable`: a condition of `always` that some state breaks, with a
 * shortest way there, a condition of `reachable` that holds in no state, and a check that could
 * not be finished. The states are those that one agent of each type, the rules and the game lead
 * to. If the condition stands the check with these, and agents of one type get in each other's
 * way, a second agent of each type comes in, as far as the work suffices.
 */
#include "ground/describe.h"
#include "analysis/analysis.h"
#include "analysis/shortest_way.h"

#include <string.h>

/* The work of all checks of a domain; the most lines of a way that are shown, the first and last
 * of them if it has more; and the most facts that are named. */
enum { CHECK_WORK = 80000000, LINES_SHOWN = 24, FACTS_SHOWN = 4 };

/* The check of one condition. */
struct check {
    struct pool *pool; /* of this check */
    const struct fact_changers *fact_changers;
    const struct ground_property *property;
    struct diagnostics *diagnostics;
    struct allowance allowance;
    bool *reads; /* by ground fact, the private ones that the condition reads */
    bool is_private;
    size_t each; /* agents of each type at present */
};

/* What was found of a condition. */
struct finding {
    struct pool *pool; /* of the space and the way; NULL: nothing was looked at */
    struct joint_space space;
    struct way way;
};

/* ------------------------------------------------------------- whose facts it reads */

static void mark_formula(const struct condition_tree *formula, bool *marked)
{
    if (formula->kind == TREE_LEAF)
        mark_facts_read(&formula->dnf, marked);
    for (size_t i = 0; i < formula->count; i++)
        mark_formula(&formula->parts[i], marked);
}

static void note_private(struct check *check)
{
    const struct problem *problem = check->fact_changers->problem;
    check->reads = pool_take(check->pool, problem->variable_count + 1);
    mark_formula(&check->property->formula, check->reads);
    for (size_t i = 0; i < problem->variable_count; i++) {
        check->reads[i] &= !problem->variables[i].fact->shared;
        check->is_private |= check->reads[i];
    }
}

static bool type_touches(const struct check *check, size_t type)
{
    const struct problem *problem = check->fact_changers->problem;
    const bool *touched = problem->domain->agent_types[type].touched;
    for (size_t i = 0; i < problem->variable_count; i++)
        if (check->reads[i] && touched[problem->variables[i].fact->number])
            return true;
    return false;
}

/* Whose private facts a condition can be about: agents of the types that have to do with one of
 * those that it reads; of all types, if none has; or nobody's in particular. */
static bool *find_focuses(struct check *check)
{
    size_t count = check->fact_changers->problem->domain->agent_type_count, found = 0;
    bool *focuses = pool_take(check->pool, count);
    for (size_t i = 0; i < count && check->is_private; i++)
        found += focuses[i] = type_touches(check, i);
    for (size_t i = 0; i < count && !found; i++)
        focuses[i] = check->is_private || i == 0;
    return focuses;
}

/* ------------------------------------------------------------------- looking */

static bool has_second_agents(const struct joint_space *space, size_t types)
{
    for (size_t i = 0; i < space->move_count; i++)
        if (space->moves[i].agent != NO_AGENT && space->moves[i].agent >= types)
            return true;
    return false;
}

static bool property_warnings_is_better(const struct way *way, const struct way *other)
{
    if (way->outcome == WAY_FOUND)
        return other->outcome != WAY_FOUND || way->length < other->length;
    return way->outcome == WAY_UNKNOWN && other->outcome == WAY_NONE;
}

/* Looks for a state with one agent in the focus, and keeps what is better: a shorter way, or that
 * there may be one. */
static void property_warnings_look_at(struct check *check, size_t focus, struct finding *finding)
{
    const struct condition_tree *formula = &check->property->formula;
    size_t types = check->fact_changers->problem->domain->agent_type_count;
    struct finding found = {.pool = pool_new()};
    found.space = joint_space_of(found.pool, check->fact_changers, check->each, focus, formula,
                                 &check->allowance);
    if (check->each == 1 || found.space.too_large || has_second_agents(&found.space, types))
        found.way = find_shortest_way(&found.space, formula, !check->property->property->always);
    uint64_t states = finding->way.states + found.way.states;
    if (property_warnings_is_better(&found.way, &finding->way)) {
        pool_free(finding->pool);
        *finding = found;
    } else {
        pool_free(found.pool);
    }
    finding->way.states = states;
}

static bool is_enough(const struct check *check, const struct finding *finding)
{
    return finding->way.outcome == WAY_FOUND && !check->property->property->always;
}

/* Looks for a state with so many agents of each type. */
static struct finding property_warnings_look(struct check *check, size_t each)
{
    struct finding finding = {.way.outcome = WAY_NONE};
    const bool *focuses = find_focuses(check);
    check->each = each;
    for (size_t i = 0; i < check->fact_changers->problem->domain->agent_type_count; i++)
        if (focuses[i] && !is_enough(check, &finding))
            property_warnings_look_at(check, i, &finding);
    return finding;
}

/* --------------------------------------------------------------------- words */

/* "guard", "another guard" */
static const char *words_of_agent(const struct check *check, size_t agent)
{
    const struct domain *domain = check->fact_changers->problem->domain;
    const char *name = domain->agent_types[agent % domain->agent_type_count].name;
    return pool_format(check->pool, "%s%s", agent < domain->agent_type_count ? "" : "another ",
                       name);
}

static bool is_alone(const struct check *check)
{
    return check->each * check->fact_changers->problem->domain->agent_type_count == 1;
}

static const char *words_of_setting(const struct check *check, const struct change *change)
{
    const struct problem *problem = check->fact_changers->problem;
    const struct variable *variable = &problem->variables[change->variable];
    if (variable->fact->kind == GG_BOOL)
        return pool_format(check->pool, "%s%s", change->value ? "" : "not ", variable->name);
    return pool_format(
        check->pool, "%s = %s", variable->name,
        words_of_fact_value(check->pool, problem, change->variable, (uint32_t)change->value));
}

/* ", as far as energy += 6 and noise -= 1": what has changed when an action is stopped */
static const char *words_of_part(const struct check *check, const struct joint_move *move)
{
    const struct problem *problem = check->fact_changers->problem;
    const char *words = "";
    for (size_t i = 0; i < move->change_count; i++) {
        const struct change *change = &move->changes[i].change;
        const struct variable *variable = &problem->variables[change->variable];
        int64_t steps = change->value < 0 ? -change->value : change->value;
        if (change->over_time)
            words =
                pool_format(check->pool, "%s%s%s %s %s", words, *words ? " and " : ", as far as ",
                            variable->name, change->value < 0 ? "-=" : "+=",
                            words_of_scale_steps(check->pool, variable->fact, steps));
    }
    return words;
}

/* "guard: sleep", "guard: sleep, as far as energy += 6", "guard: walk to hall for sweep", "rule dusk",
 * "the game, for guard: noise = 3" */
static const char *words_of_move(const struct check *check, const struct joint_move *move)
{
    const struct problem *problem = check->fact_changers->problem;
    bool named = move->agent != NO_AGENT && !is_alone(check);
    const char *who = named ? words_of_agent(check, move->agent) : "";
    if (move->kind == MOVE_ACTION || move->kind == MOVE_PART)
        return pool_format(check->pool, "%s%s%s%s", who, named ? ": " : "",
                           problem->actions[move->number].name,
                           move->kind == MOVE_PART ? words_of_part(check, move) : "");
    if (move->kind == MOVE_SETBACK)
        return pool_format(check->pool, "%s%s%s %s", who, named ? ": " : "",
                           problem->actions[move->number / SETBACK_KINDS].name,
                           move->number % SETBACK_KINDS == SETBACK_FAILURE ? "fails"
                                                                           : "is aborted");
    if (move->kind == MOVE_WALK)
        return pool_format(check->pool, "%s%swalk to %s for %s", who, named ? ": " : "",
                           words_of_fact_value(check->pool, problem,
                                               problem->domain->places.fact->first,
                                               problem->actions[move->number].begins_at),
                           problem->actions[move->number].name);
    const char *whose = named ? pool_format(check->pool, ", for %s", who) : "";
    if (move->kind == MOVE_RULE)
        return pool_format(check->pool, "rule %s%s", problem->rules[move->number].name, whose);
    return pool_format(check->pool, "the game%s: %s", whose,
                       words_of_setting(check, &move->changes[0].change));
}

static struct place place_of_move(const struct check *check, const struct joint_move *move)
{
    const struct problem *problem = check->fact_changers->problem;
    if (move->kind == MOVE_ACTION || move->kind == MOVE_PART || move->kind == MOVE_WALK)
        return problem->actions[move->number].action->place;
    if (move->kind == MOVE_SETBACK)
        return problem->actions[move->number / SETBACK_KINDS].action->place;
    if (move->kind == MOVE_RULE)
        return problem->rules[move->number].rule->place;
    return problem->variables[move->changes[0].change.variable].fact->place;
}

/* ----------------------------------------------------------- the facts that break it */

struct reasons {
    size_t variables[FACTS_SHOWN];
    size_t count; /* also of those that are not shown */
};

static void add_reason(struct reasons *reasons, size_t variable)
{
    for (size_t i = 0; i < reasons->count && i < FACTS_SHOWN; i++)
        if (reasons->variables[i] == variable)
            return;
    if (reasons->count < FACTS_SHOWN)
        reasons->variables[reasons->count] = variable;
    reasons->count++;
}

/* Why a formula does not hold: of parts that must all hold the first that does not, and of those
 * of which one must hold all. */
static void find_reasons(const struct finding *finding, const struct condition_tree *formula,
                         struct reasons *reasons)
{
    uint64_t work = 0;
    for (size_t i = 0; formula->kind == TREE_LEAF && i < formula->dnf.count; i++)
        for (size_t j = 0; j < formula->dnf.items[i].count; j++)
            add_reason(reasons, formula->dnf.items[i].constraints[j].variable);
    for (size_t i = 0; formula->kind == TREE_LEAF && i < formula->dnf.count; i++)
        for (size_t j = 0; j < formula->dnf.items[i].sum_count; j++)
            for (size_t k = 0; k < formula->dnf.items[i].sums[j].sum->variable_count; k++)
                add_reason(reasons, formula->dnf.items[i].sums[j].sum->variables[k]);
    for (size_t i = 0; i < formula->count; i++) {
        if (formula_holds(&finding->space, &formula->parts[i], finding->way.values, &work))
            continue;
        find_reasons(finding, &formula->parts[i], reasons);
        if (formula->kind == TREE_ALL)
            return;
    }
}

/* ", where alarm is true and at is yard"; or nothing, if it is so whatever the facts are */
static const char *words_of_reasons(const struct check *check, const struct finding *finding)
{
    const struct problem *problem = check->fact_changers->problem;
    struct reasons reasons = {.count = 0};
    const char *words = "";
    find_reasons(finding, &check->property->formula, &reasons);
    size_t shown = reasons.count < FACTS_SHOWN ? reasons.count : FACTS_SHOWN;
    for (size_t i = 0; i < shown; i++) {
        size_t variable = reasons.variables[i];
        size_t slot = slot_of(&finding->space, finding->space.focus, variable);
        const char *before = i == 0 ? ", where " : i + 1 == reasons.count ? " and " : ", ";
        words = pool_format(
            check->pool, "%s%s%s is %s", words, before, problem->variables[variable].name,
            words_of_fact_value(check->pool, problem, variable, finding->way.values[slot]));
    }
    return reasons.count > shown ? pool_format(check->pool, "%s, and so on", words) : words;
}

/* ------------------------------------------------------------------- reports */

/* Moves of a way that are the same, one behind the other. */
struct stretch {
    size_t first, count;
};

static bool change_alike(const struct joint_move *a, const struct joint_move *b)
{
    bool alike = a->change_count == b->change_count;
    for (size_t i = 0; alike && i < a->change_count; i++)
        alike = a->changes[i].slot == b->changes[i].slot &&
                a->changes[i].change.value == b->changes[i].change.value;
    return alike;
}

static bool is_same(const struct joint_move *a, const struct joint_move *b)
{
    return a->kind == b->kind && a->agent == b->agent && a->number == b->number &&
           (a->kind != MOVE_GAME || a->changes[0].change.value == b->changes[0].change.value) &&
           (a->kind != MOVE_PART || change_alike(a, b));
}

static struct stretch *stretches_of(const struct check *check, const struct finding *finding,
                                    size_t *count)
{
    const struct joint_move *moves = finding->space.moves;
    const struct way *way = &finding->way;
    struct stretch *stretches = NULL;
    *count = 0;
    for (size_t i = 0; i < way->length; i++) {
        if (i > 0 && is_same(&moves[way->moves[i - 1]], &moves[way->moves[i]])) {
            stretches[*count - 1].count++;
            continue;
        }
        POOL_ADD(check->pool, stretches, *count) = (struct stretch){i, 1};
    }
    return stretches;
}

static void note_stretch(const struct check *check, const struct finding *finding,
                         struct stretch stretch)
{
    const struct joint_move *move = &finding->space.moves[finding->way.moves[stretch.first]];
    struct place place = place_of_move(check, move);
    size_t first = stretch.first + 1, last = stretch.first + stretch.count;
    if (stretch.count == 1)
        report_note(check->diagnostics, place, "step %zu: %s", first, words_of_move(check, move));
    else
        report_note(check->diagnostics, place, "steps %zu to %zu: %s", first, last,
                    words_of_move(check, move));
}

/* Tells the way; of a long one the middle is left out. */
static void note_way(const struct check *check, const struct finding *finding)
{
    size_t count, half = LINES_SHOWN / 2;
    const struct stretch *stretches = stretches_of(check, finding, &count);
    for (size_t i = 0; i < count; i++) {
        if (count <= LINES_SHOWN || i < half || i >= count - half) {
            note_stretch(check, finding, stretches[i]);
        } else if (i == half) {
            report_note(check->diagnostics, check->property->property->condition->place,
                        "steps %zu to %zu are not shown", stretches[i].first + 1,
                        stretches[count - half].first);
        }
    }
}

static void report_broken(const struct check *check, const struct finding *finding)
{
    const struct domain *domain = check->fact_changers->problem->domain;
    size_t length = finding->way.length;
    const char *whose =
        check->is_private && domain->agent_type_count > 1
            ? pool_format(check->pool, " for %s", words_of_agent(check, finding->space.focus))
            : "";
    const char *when =
        length == 0 ? "at the start"
                    : pool_format(check->pool, "after %zu step%s", length, length == 1 ? "" : "s");
    report_warning(check->diagnostics, "broken-invariant",
                   check->property->property->condition->place,
                   "this does not always hold%s: it is false %s%s", whose, when,
                   words_of_reasons(check, finding));
    note_way(check, finding);
}

/* The states that were looked at, in words. */
static const char *words_of_states(const struct check *check, uint64_t states)
{
    return pool_format(check->pool, "%llu state%s", (unsigned long long)states,
                       states == 1 ? "" : "s");
}

static void report_unfinished(const struct check *check, const struct finding *finding)
{
    bool always = check->property->property->always;
    report_warning(check->diagnostics, "unfinished-check",
                   check->property->property->condition->place,
                   "whether this %s could not be found out: it %s the %s looked at, and "
                   "there are more",
                   always ? "always holds" : "can hold", always ? "holds in" : "does not hold in",
                   words_of_states(check, finding->way.states));
}

static void report_unreachable(const struct check *check, const struct finding *finding)
{
    const struct domain *domain = check->fact_changers->problem->domain;
    report_warning(
        check->diagnostics, "unreachable-state", check->property->property->condition->place,
        "this holds in no state that actions, rules and the game lead to: %s %s%s",
        words_of_states(check, finding->way.states), finding->way.states == 1 ? "was" : "were",
        domain->agent_type_count > 1 ? " looked at, with one agent of each type" : " looked at");
}

static void check_property(struct check *check)
{
    bool always = check->property->property->always;
    note_private(check);
    struct finding finding = property_warnings_look(check, 1), more = {.pool = NULL};
    if (finding.way.outcome == WAY_NONE)
        more = property_warnings_look(check, 2);
    const struct finding *best = more.way.outcome == WAY_FOUND && more.pool ? &more : &finding;
    if (best->way.outcome == WAY_UNKNOWN)
        report_unfinished(check, best);
    if (best->way.outcome == WAY_FOUND && always)
        report_broken(check, best);
    if (best->way.outcome == WAY_NONE && !always)
        report_unreachable(check, best);
    pool_free(finding.pool);
    pool_free(more.pool);
}

/* Whether all that could be said of a condition is silenced. */
static bool is_silenced(const struct check *check)
{
    const char *worst =
        check->property->property->always ? "broken-invariant" : "unreachable-state";
    return diagnostics_is_warning_silenced(check->diagnostics, worst) &&
           diagnostics_is_warning_silenced(check->diagnostics, "unfinished-check");
}

void warn_of_properties(const struct problem *problem)
{
    const struct domain *domain = problem->domain;
    if (!domain->property_count)
        return;
    struct pool *pool = pool_new(), *scratch = pool_new();
    struct fact_changers fact_changers = fact_changers_of(pool, problem);
    uint64_t left = CHECK_WORK;
    for (size_t i = 0; i < domain->property_count; i++) {
        struct check check = {.pool = scratch,
                              .fact_changers = &fact_changers,
                              .property = &problem->properties[i],
                              .diagnostics = domain->parsing.diagnostics};
        uint64_t share = left / (domain->property_count - i);
        check.allowance.left = share;
        if (!is_silenced(&check))
            check_property(&check);
        left -= share - check.allowance.left;
        pool_clear(scratch);
    }
    pool_free(scratch);
    pool_free(pool);
}
