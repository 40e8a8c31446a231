/* SPDX-License-Identifier: MIT */
/*
 * For which claimed facts an agent waits: those because of which its last decision has passed something
 * over. While it plans it names them, and when it has acted it is given a number for each (agent_turns.c).
 * Rests on agent_turns.c, failing.c and agent_goals.c. Only the tables of domains where facts are claimed
 * name it.
 */
#include "agent/agent.h"
#include "agent/slots.h"
#include "state/failing.h"

/* Of what an agent names of a fact: the ends; above them those that it names if what was begun with so many
 * choices fails, and above these how many. */
enum { LATER = 2, LEVEL = 4 };
#define LAST_LEVEL UINT32_C(15)

/* Forgets what was named, but for some bits of it. */
static void forget_named(gg_agent *agent, uint32_t kept)
{
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        named_of(agent)[i] = (uint8_t)(named_of(agent)[i] & kept);
}

void gg_turns_begin_planning(gg_agent *agent)
{
    gg_turns_update(agent->world);
    if (agent->turns & GG_HAS_NAMED)
        forget_named(agent, agent->turns & GG_HAS_PLANNED ? GG_BOTH_ENDS : 0);
    set_turn_flags(agent, GG_HAS_PLANNED, GG_NAMES_NO_MORE);
}

/* Whether what is in the way counts. */
static bool names(const gg_agent *agent)
{
    return (agent->turns & (GG_HAS_PLANNED | GG_NAMES_NO_MORE)) == GG_HAS_PLANNED;
}

/* At which ends a box that fails at a fact wants it. */
static uint32_t ends_of_box(const GG_ROM gg_domain *domain, gg_box_ref box, uint32_t place,
                            const uint64_t *state)
{
    gg_unmet unmet;
    if (!claimed_fact_has_ends(domain, place) ||
        !gg_describe_failing_in_box(domain, box, domain->claims->all[place].fact, state, &unmet))
        return GG_BOTH_ENDS;
    return unmet.is < unmet.low ? GG_HIGH_END : unmet.is > unmet.high ? GG_LOW_END : GG_BOTH_ENDS;
}

void gg_turns_name(gg_agent *agent, uint32_t place, uint32_t ends)
{
    if (!names(agent) || !ends)
        return;
    named_of(agent)[place] = (uint8_t)(named_of(agent)[place] | ends);
    set_turn_flags(agent, GG_HAS_NAMED, 0);
}

/* A look for what is in the way in a state: it is named, or, if `later` is not 0, where what was begun with
 * `later - 1` choices fails. */
typedef struct gg_look {
    gg_agent *agent;
    const uint64_t *state;
    uint32_t later;
} gg_look;

static void name_later(const gg_look *look, uint32_t place, uint32_t ends)
{
    uint8_t *named = &named_of(look->agent)[place];
    uint32_t level = look->later - 1, before = *named >> LEVEL;
    level = level > before ? level : before;
    *named = (uint8_t)((*named & ((1u << LEVEL) - 1u)) | ends << LATER | level << LEVEL);
    set_turn_flags(look->agent, GG_HAS_NAMED, 0);
}

/* Names a claimed fact, if a box fails at it. */
static void name_if_failing(const gg_look *look, gg_box_ref box, uint32_t place)
{
    const GG_ROM gg_domain *domain = look->agent->domain;
    if (!gg_fails_at(domain, box, domain->claims->all[place].fact, look->state))
        return;
    uint32_t ends = ends_of_box(domain, box, place, look->state);
    if (look->later)
        name_later(look, place, ends);
    else
        gg_turns_name(look->agent, place, ends);
}

/* Names the claimed facts at which a box fails. */
static void name_facts_of_box(const gg_look *look, gg_box_ref box)
{
    for (uint32_t i = 0; i < look->agent->domain->claims->count; i++)
        name_if_failing(look, box, i);
}

/* Names the claimed facts because of which a condition does not hold, if nothing else is in its way. */
static void name_facts_of_condition(const gg_look *look, const GG_ROM gg_condition *condition)
{
    const GG_ROM gg_domain *domain = look->agent->domain;
    for (uint16_t i = 0; i < condition->count; i++) {
        gg_box_ref box = ref_to_box(&condition->boxes[i]);
        if (gg_fails_only_at(domain, box, domain->claims->bits, look->state))
            name_facts_of_box(look, box);
    }
}

/* Names a fact if others have claimed it, or wait for it, so that an action that uses it cannot begin.
 * Whether that is so. */
static bool name_if_refused(gg_agent *agent, uint16_t action, uint32_t place)
{
    if (is_claimed_at_start(agent->domain, place) ||
        (!gg_claims_block_place(agent, action, place) &&
         !gg_turns_block_place(agent, action, place)))
        return false;
    const GG_ROM gg_claim *claim = claim_on(agent->domain, action, place);
    uint32_t ends = claim ? wanted_ends(claim) : 0;
    gg_turns_name(agent, place, ends ? ends : GG_BOTH_ENDS);
    return true;
}

static void name_refused(gg_agent *agent, uint16_t action)
{
    const GG_ROM gg_claims *claims = agent->domain->claims;
    for (uint32_t i = 0; i < claims->count; i++)
        if (gg_rom_has_bit(claims->all[i].users, action))
            (void)name_if_refused(agent, action, i);
}

void gg_turns_note_refused(gg_agent *agent, uint16_t action)
{
    gg_turns_begin_planning(agent);
    name_refused(agent, action);
}

/* Whether an action stands for a subtask alone that waits for a condition. */
static bool waits_as_subtask(const GG_ROM gg_domain *domain, uint16_t action)
{
    const GG_ROM gg_until_conditions *until = domain->features ? domain->features->until : NULL;
    return until && optional_set_has_bit(until->in_subtasks, action);
}

/* A `while` that is in the way of a subtask that waits passes nothing over. */
static void pass_over_action(const gg_task_problem *problem, uint16_t action, const uint64_t *state)
{
    const GG_ROM gg_domain *domain = problem->domain;
    const GG_ROM gg_condition *precondition = &domain->actions[action].precondition;
    const gg_look look = {problem->agent, state, 0};
    if (gg_condition_holds(domain, precondition, state))
        name_refused(problem->agent, action);
    else if (!waits_as_subtask(domain, action))
        name_facts_of_condition(&look, precondition);
}

/* How agents hold on to the methods of a task; NULL: they do not. */
static const GG_ROM gg_holding_ops *holding_at(const GG_ROM gg_domain *domain, uint16_t task)
{
    const GG_ROM gg_holdings *holdings = holdings_of(domain);
    return holdings && holdings->of_methods[task] ? holdings->ops : NULL;
}

/* Whether a method that does not apply comes before one that was taken of its task, as far as agents hold on
 * to these. */
static bool precedes_taken(const gg_agent *agent, uint16_t task, uint16_t method, uint16_t taken)
{
    const GG_ROM gg_holding_ops *holding = holding_at(agent->domain, task);
    return taken == GG_NONE || !holding || holding->precedes(agent, task, method, taken, NULL);
}

/* Whether a planning is to take the place of a method, and begins with its task. */
static bool begins_to_replace(const gg_task_problem *problem, uint16_t number,
                              const uint64_t *state)
{
    return problem->replaces && number == problem->task &&
           gg_same_words(state, problem->state, problem->domain->word_count);
}

/* Whether a method would take that place; state: where it applies, or NULL. */
static bool would_replace(const gg_task_problem *problem, uint16_t method, const uint64_t *state)
{
    const GG_ROM gg_holding_ops *holding = holding_at(problem->domain, problem->task);
    const GG_ROM gg_method *methods = problem->domain->tasks[problem->task].methods;
    uint16_t replaced = (uint16_t)(problem->replaces - 1u);
    if (holding && method != replaced)
        return holding->precedes(problem->agent, problem->task, method, replaced, state);
    return methods[method].priority_level < methods[replaced].priority_level;
}

/* Names what is in the way of a method, if it does not apply because of that, and is one of the domain: not
 * one of the ways in which a condition that is waited for can come true. Whether it applies. */
static bool pass_over_method(const gg_task_problem *problem, uint16_t number, uint16_t method,
                             const gg_look *look)
{
    const GG_ROM gg_method *row = &problem->domain->tasks[number].methods[method];
    if (gg_condition_holds(problem->domain, &row->precondition, look->state))
        return true;
    if (row->source_index != GG_NONE &&
        (!begins_to_replace(problem, number, look->state) || would_replace(problem, method, NULL)))
        name_facts_of_condition(look, &row->precondition);
    return false;
}

/* Of methods that are drawn none comes before another, and those that are scored could all have come
 * first. Where a method is to be replaced, none counts that would not take its place. */
static void pass_over_methods(const gg_task_problem *problem, uint16_t number,
                              const uint64_t *state, uint16_t taken)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    const gg_look look = {problem->agent, state, 0};
    bool in_order = task->select == GG_FIRST;
    uint16_t i = !in_order || taken == GG_NONE ? task->method_count : taken;
    bool goes_on = task->select != GG_DRAWN && task_asks_for_claimed(problem->domain, number);
    while (goes_on && i-- > 0)
        if (precedes_taken(problem->agent, number, i, taken))
            goes_on = !pass_over_method(problem, number, i, &look) || !in_order;
    if (taken != GG_NONE && begins_to_replace(problem, number, state) &&
        !would_replace(problem, taken, state))
        set_turn_flags(problem->agent, GG_NAMES_NO_MORE, 0);
}

/* The same of methods behind the last one that applies: they are named when that has failed. */
static void pass_over_rest(const gg_task_problem *problem, uint16_t number, const uint64_t *state,
                           uint16_t taken, uint16_t choices)
{
    const GG_ROM gg_task *task = &problem->domain->tasks[number];
    const gg_look look = {problem->agent, state, (choices < LAST_LEVEL ? choices : LAST_LEVEL) + 1};
    bool in_order = task->select == GG_FIRST;
    if (!names(problem->agent) || task->select == GG_DRAWN)
        return;
    for (uint16_t i = in_order ? (uint16_t)(taken + 1u) : 0; i < task->method_count; i++)
        if (in_order || !precedes_taken(problem->agent, number, i, taken))
            (void)pass_over_method(problem, number, i, &look);
}

/* How many choices are kept besides that of a cursor. */
static uint16_t choices_besides(const gg_decomposition *search, const gg_cursor *cursor)
{
    uint16_t count = search->choice_count;
    bool is_kept = count > 0 && cursor == &search->memory->choices[count - 1].as.cursor;
    return (uint16_t)(count - is_kept);
}

/* A method was taken, or none is left: those between the one that was taken before and this one do not
 * apply. If it is the last that does, those behind it are passed over when it fails. */
static uint16_t take_and_pass_over(gg_decomposition *search, uint16_t task, gg_cursor *cursor)
{
    const gg_task_problem *problem = search->problem;
    uint16_t taken = gg_cursor_take(problem, task, search->state, cursor);
    bool asks = task_asks_for_claimed(problem->domain, task);
    if (asks || problem->replaces)
        pass_over_methods(problem, task, search->state, taken);
    if (asks && taken != GG_NONE && !cursor_is_open(cursor))
        pass_over_rest(problem, task, search->state, taken, choices_besides(search, cursor));
    return taken;
}

/* What was to be named if something failed that has. */
static void name_what_failed(const gg_task_problem *problem, uint16_t choices)
{
    uint8_t *named = named_of(problem->agent);
    uint32_t count = problem->agent->turns & GG_HAS_NAMED ? problem->domain->claims->count : 0;
    for (uint32_t i = 0; i < count; i++)
        if (named[i] >> LEVEL >= choices)
            named[i] = (uint8_t)((named[i] | named[i] >> LATER) & GG_BOTH_ENDS);
}

/* Names what is in the way of methods that would take the place of a watched choice. */
static void pass_over_rivals_of(const gg_look *look, const gg_watched_choice *watch)
{
    const GG_ROM gg_domain *domain = look->agent->domain;
    uint16_t end = domain->interrupting->rivals_end(look->agent, watch);
    for (uint16_t i = 0; i < end; i++)
        if (i != watch->method && precedes_taken(look->agent, watch->task, i, watch->method))
            name_facts_of_condition(look, &domain->tasks[watch->task].methods[i].precondition);
}

void gg_turns_pass_over_rivals(gg_agent *agent, uint16_t watch_count)
{
    const gg_look look = {agent, gg_agent_planning_state(agent), 0};
    gg_turns_begin_planning(agent);
    for (uint16_t i = 0; i < watch_count; i++)
        if (task_asks_for_claimed(agent->domain, watches_of(agent)[i].task) &&
            watch_lasts(agent, &watches_of(agent)[i]))
            pass_over_rivals_of(&look, &watches_of(agent)[i]);
}

/* ---------------------------------------------- goals without a plan */

/* Whether a fact tells the place of an action: at other places it is in the way. */
static bool tells_other_places(const GG_ROM gg_domain *domain, uint16_t action, uint16_t fact)
{
    const GG_ROM gg_action *row = &domain->actions[action];
    return has_told_place(row) && told_place_of(domain, row)->fact == fact;
}

/* Names a fact if one of some actions that want it cannot begin because of it; NULL: of all. */
static void name_if_of_use(const gg_look *look, uint32_t place, const GG_ROM uint64_t *of_use)
{
    gg_agent *agent = look->agent;
    const GG_ROM gg_domain *domain = agent->domain;
    const GG_ROM gg_claimed_fact *claimed = &domain->claims->all[place];
    const GG_ROM uint64_t *own = gg_type_of(agent)->actions;
    for (uint32_t i = 0; i < domain->action_count; i++) {
        uint16_t action = (uint16_t)i;
        const GG_ROM gg_condition *precondition = &domain->actions[i].precondition;
        if (!gg_rom_has_bit(claimed->users, action) || (own && !gg_rom_has_bit(own, action)) ||
            (of_use && !gg_rom_has_bit(of_use, action)) || name_if_refused(agent, action, place))
            continue;
        for (uint16_t j = 0; j < precondition->count; j++)
            name_if_failing(look, ref_to_box(&precondition->boxes[j]), place);
        if (tells_other_places(domain, action, claimed->fact))
            gg_turns_name(agent, place, GG_BOTH_ENDS);
    }
}

static void name_for_search(gg_agent *agent, const GG_ROM uint64_t *of_use, const uint64_t *state)
{
    const gg_look look = {agent, state, 0};
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        name_if_of_use(&look, i, of_use);
}

static void pass_over_condition(const gg_task_problem *problem, const uint64_t *state)
{
    name_for_search(problem->agent, NULL, state);
}

/* Names what is in the way of the agent's goals that have no plan. */
static void name_for_goals(gg_agent *agent)
{
    for (uint16_t i = 0; i < pursuable_goal_count(agent); i++) {
        uint16_t goal = gg_pursuable_goal_at(agent, i);
        if (goal == GG_NONE || gg_backoff_of(agent, goal)->unplanned == 0)
            continue;
        const uint64_t *view = gg_agent_view(agent);
        if (!gg_agent_pursues(agent, goal) || !gg_goal_is_relevant(agent, goal, view) ||
            gg_goal_holds_after_claims(agent, goal, view))
            continue;
        const GG_ROM gg_heuristic *heuristic = gg_heuristic_of_goal(agent, goal);
        name_for_search(agent, heuristic ? heuristic->actions : NULL,
                        gg_agent_planning_state(agent));
    }
}

/* ------------------------------------------------------------ when it has acted */

/* The agent has planned: waits for what that has passed over. */
static void take_numbers(gg_agent *agent)
{
    bool nothing_else =
        (agent->turns & GG_CHOSEN_ANEW) || (!has_plan(agent) && gg_type_of(agent)->task == GG_NONE);
    set_turn_flags(agent, 0, GG_NAMES_NO_MORE);
    if (agent->domain->pursuit)
        name_for_goals(agent);
    gg_turns_update(agent->world);
    if (!(agent->turns & (GG_HAS_NAMED | GG_HAS_NUMBERS)))
        return;
    for (uint32_t i = 0; i < agent->domain->claims->count; i++)
        if (named_of(agent)[i] & GG_BOTH_ENDS)
            gg_turns_join(agent, i, named_of(agent)[i] & GG_BOTH_ENDS, nothing_else);
        else if (nothing_else)
            gg_turns_end_number(agent, i);
}

void gg_turns_forget_tick(gg_agent *agent)
{
    if (agent->turns & GG_HAS_NAMED)
        forget_named(agent, 0);
    set_turn_flags(agent, 0, (uint8_t) ~(GG_LEAVES_OUT | GG_HAS_NUMBERS));
}

void gg_turns_end_tick(gg_agent *agent)
{
    if (agent->turns & GG_HAS_NUMBERS)
        gg_turns_pass(agent);
    if (agent->turns & GG_HAS_PLANNED)
        take_numbers(agent);
    gg_turns_forget_tick(agent);
}

const GG_ROM gg_passing_ops gg_passing = {pass_over_action, take_and_pass_over, name_what_failed,
                                          pass_over_condition};
