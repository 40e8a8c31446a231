/* SPDX-License-Identifier: MIT */
/* The rows that describe the tables, and what tells how long arrays are: see shapes.h. */
#include "tables/shapes.h"

#include "guidance/numbering.h"
#include "tables/pack_policy.h"
#include "tables/pack_table.h"
#include "tables/search_tables.h"

#include "gg_team_agents.h"

#include <assert.h>
#include <string.h>

/* ------------------------------------------------------------------ counts */

#define COUNT(name, what)                                                                          \
    size_t name(const struct position *at)                                                         \
    {                                                                                              \
        const gg_domain *domain = &at->tables->domain;                                             \
        (void)domain;                                                                              \
        return what;                                                                               \
    }
#define LOCAL_COUNT(name, what) static COUNT(name, what)

COUNT(each_action, domain->action_count)
COUNT(each_number, at->tables->problem->action_count)
COUNT(each_source_action, at->tables->problem->domain->action_count)
COUNT(each_task, domain->task_count)
COUNT(each_method, domain->tasks[at->index].method_count)
COUNT(each_goal, domain->goal_count)
COUNT(each_fact, domain->fact_count)
COUNT(each_named_fact, named_fact_count(at->tables))
COUNT(each_place, domain->places ? domain->places->count : 0u)
LOCAL_COUNT(each_road_place, domain->places->count + (size_t)1)
LOCAL_COUNT(each_hop, road_map_in(domain)->hop_count)
LOCAL_COUNT(each_crossing, (size_t)road_map_in(domain)->hop_count -
                               road_map_in(domain)->at[domain->places->count].hops)
LOCAL_COUNT(each_distance, road_map_in(domain)->at[domain->places->count].row)
COUNT(each_rule, (size_t)domain->agent_rule_count + domain->world_rule_count)
COUNT(each_agent_type, domain->agent_type_count)
COUNT(each_sense, domain->senses->count)
COUNT(each_goal_source, domain->goal_source_count)
COUNT(each_agent_rule, domain->agent_rule_count)
LOCAL_COUNT(each_subgoal, domain->subgoal_count)
LOCAL_COUNT(each_dynamic_cost, domain->dynamic_cost_count)
LOCAL_COUNT(each_told_cost, (size_t)domain->places->leg_costs->count * domain->places->count)
LOCAL_COUNT(each_group, domain->tasks[at->index].group_count)
LOCAL_COUNT(each_condition, (size_t)domain->goal_count + domain->subgoal_count)
LOCAL_COUNT(each_set, at->tables->set_count)
LOCAL_COUNT(each_bounds, at->tables->bounds_count)
LOCAL_COUNT(each_symbol, domain->facts[at->index].top + (size_t)1)
LOCAL_COUNT(each_exclusion_time,
            each_source_action(at) * (domain->exclusions->excluding == &gg_action_cooling ? 2 : 1))
LOCAL_COUNT(one, 1)
LOCAL_COUNT(sixteen, 16)
LOCAL_COUNT(state_words, domain->word_count)
LOCAL_COUNT(state_bits, domain->word_count *(size_t)64)
LOCAL_COUNT(action_words, domain->action_count ? (domain->action_count + 63u) / 64 : 1)
LOCAL_COUNT(task_words, (domain->task_count + 63u) / 64)
LOCAL_COUNT(goal_words, (domain->goal_count + 63u) / 64)
LOCAL_COUNT(rule_words, (each_rule(at) + 63) / 64)
LOCAL_COUNT(slot_rule_words, domain->features->slots->count *rule_words(at))
LOCAL_COUNT(each_conflict_row, domain->action_count + (size_t)domain->search->value_count)
LOCAL_COUNT(count_masks, filter_mask_count(domain))
LOCAL_COUNT(conflict_words, conflict_row_count(domain) * action_words(at))
LOCAL_COUNT(action_arguments, at->tables->problem->rows.items[at->index].action->parameters.count)
LOCAL_COUNT(method_arguments,
            at->tables->problem->tasks[at->outer].methods[at->index].method->parameters.count)

static size_t source_arguments(const struct position *at)
{
    const gg_goal_source *source = at->row;
    return (size_t)source->count * source->parameter_count;
}

static size_t count_hole_words(const struct position *at)
{
    return hole_word_count(at->row);
}

static size_t count_distances(const struct position *at)
{
    const gg_distance_table *table = at->row;
    return (size_t)numbered_row_greatest(table->entries, table->wide, table->size) + 1;
}

static size_t count_entries(const struct position *at)
{
    return table_entry_bytes(at->row);
}

static size_t count_steps(const struct position *at)
{
    const gg_step_table *whole = at->row;
    return numbered_bytes(whole->table.size, whole->wide);
}

static size_t count_moves(const struct position *at)
{
    const gg_step_table *whole = at->row;
    return (size_t)numbered_row_greatest(whole->policy, whole->wide, whole->table.size) + 1;
}

static size_t count_tests(const struct position *at)
{
    return at->tables->policy_test_count;
}

static size_t count_exclusives(const struct position *at)
{
    return group_row_count(at->row);
}

static size_t count_ways(const struct position *at)
{
    return at->tables->domain.facts[((const gg_branch *)at->row)->fact].top + (size_t)1;
}

static size_t count_claims(const struct position *at)
{
    const gg_claim *const *claims = at->row;
    size_t count = 1;
    for (const gg_claim *claim = *claims; claim->more; claim++)
        count++;
    return count;
}

static size_t count_partial_changes(const struct position *at)
{
    const gg_partial_change *const *rows = at->row;
    size_t count = 1;
    for (const gg_partial_change *row = *rows; row->more; row++)
        count++;
    return count;
}

static size_t types_of_slots(const struct position *at)
{
    const gg_slots *slots = at->row;
    size_t count = 1;
    while (slots->ends[count - 1] < slots->count)
        count++;
    return count;
}

/* ------------------------------------------------------------------- rows */

/* Of a structure, whose type is called row where its members stand. */
#define OTHER(member, ...)                                                                         \
    {                                                                                              \
        .name = #member, .offset = offsetof(row, member), .bytes = sizeof(((row *)NULL)->member),  \
        .kind = __VA_ARGS__                                                                        \
    }
#define NUMBER(member) OTHER(member, MEMBER_NUMBER)
#define FACT(member) OTHER(member, MEMBER_FACT)
#define SIGNED(member) OTHER(member, MEMBER_SIGNED)
#define BITS(member) OTHER(member, MEMBER_BITS)
#define FLAG(member) OTHER(member, MEMBER_FLAG)
#define INDEX(member) OTHER(member, MEMBER_INDEX)
#define OPS(member) OTHER(member, MEMBER_OPS)
#define PLACE(member) OTHER(member, MEMBER_PLACE)
#define CHOICE(member, names) OTHER(member, MEMBER_CHOICE, .constants = names)
#define WITHIN(member, of) OTHER(member, MEMBER_STRUCTURE, .shape = of##_shape)
#define ROWS(member, of, how_many)                                                                 \
    OTHER(member, MEMBER_ARRAY, .shape = of##_shape, .count = how_many)
#define ONE(member, of) ROWS(member, of, one)
#define COUNTED(member, of, by)                                                                    \
    OTHER(member, MEMBER_ARRAY, .shape = of##_shape, .counter = offsetof(row, by),                 \
          .counter_bytes = sizeof(((row *)NULL)->by))

/* A structure by its members, or what else an array consists of. */
#define DESCRIBED(called, in_c, type, ...)                                                         \
    const struct shape *called##_shape(void)                                                       \
    {                                                                                              \
        typedef type row;                                                                          \
        static const struct member members[] = {__VA_ARGS__};                                      \
        static const struct shape shape = {#called, in_c, sizeof(row), members,                    \
                                           sizeof members / sizeof *members};                      \
        return &shape;                                                                             \
    }
#define SHAPE(called, type, ...) static DESCRIBED(called, #type, type, __VA_ARGS__)
#define EXPORTED(called, type, ...) DESCRIBED(called, #type, type, __VA_ARGS__)

/* Of an array that has no structures: numbers, or pointers to what `count` tells. */
#define PLAIN(called, in_c, type, ...)                                                             \
    static DESCRIBED(called, in_c, type, {.name = "", .bytes = sizeof(row), .kind = __VA_ARGS__})
#define NUMBERS(called, type, what) PLAIN(called, #type, type, what)
#define POINTERS(called, in_c, of, how_many)                                                       \
    PLAIN(called, in_c " *const GG_ROM", void *, MEMBER_ARRAY, .shape = of##_shape,                \
          .count = how_many)

NUMBERS(byte, uint8_t, MEMBER_NUMBER)
NUMBERS(half, uint16_t, MEMBER_NUMBER)
NUMBERS(whole, uint32_t, MEMBER_NUMBER)
NUMBERS(signed_whole, int32_t, MEMBER_SIGNED)
NUMBERS(index, uint16_t, MEMBER_INDEX)
NUMBERS(word, uint64_t, MEMBER_BITS)
NUMBERS(symbol, uint16_t, MEMBER_SYMBOL)
NUMBERS(subtask, uint16_t, MEMBER_SUBTASK)
NUMBERS(goal_number, uint16_t, MEMBER_GOAL)
PLAIN(text, "char *const GG_ROM", char *, MEMBER_TEXT)

/* ---------------------------------------------------- conditions and effects */

static const char *const fact_kinds[] = {"GG_BOOL", "GG_SYMBOL", "GG_NUMBER"};
SHAPE(fact, gg_fact, NUMBER(word), NUMBER(shift), NUMBER(width), CHOICE(kind, fact_kinds),
      FLAG(shared), NUMBER(coarse), NUMBER(top), NUMBER(first))

EXPORTED(flag_test, gg_flag_test, NUMBER(word), BITS(care), BITS(want))

EXPORTED(range_test, gg_range_test, NUMBER(word), BITS(low), BITS(high), BITS(care))

EXPORTED(set_test, gg_set_test, ROWS(holes, word, count_hole_words), NUMBER(fact), NUMBER(low),
         NUMBER(high), NUMBER(first), NUMBER(count), FLAG(more))

SHAPE(sets, gg_sets, OPS(ops), ROWS(all, set_test, each_set))

SHAPE(box, gg_box, COUNTED(flags, flag_test, flag_count), COUNTED(ranges, range_test, range_count),
      NUMBER(flag_count), NUMBER(range_count), NUMBER(sets))

SHAPE(condition, gg_condition, COUNTED(boxes, box, count), NUMBER(count))
POINTERS(condition_list, "gg_condition", condition, one)

SHAPE(sum_term, gg_sum_term, ONE(box, box), SIGNED(weight), NUMBER(fact))

EXPORTED(sum, gg_sum, COUNTED(terms, sum_term, count), ROWS(raising, word, action_words),
         ROWS(lowering, word, action_words), SIGNED(least), NUMBER(top), NUMBER(count))

SHAPE(sum_bounds, gg_sum_bounds, NUMBER(low), NUMBER(high), NUMBER(sum))

SHAPE(sums, gg_sums, OPS(ops), OPS(relaxed), COUNTED(all, sum, count),
      ROWS(bounds, sum_bounds, each_bounds), NUMBER(count))

SHAPE(assignment, gg_assignment, NUMBER(word), BITS(keep), BITS(set))

SHAPE(addition, gg_addition, FACT(fact), SIGNED(amount))

SHAPE(effect, gg_effect, COUNTED(assignments, assignment, assignment_count),
      COUNTED(additions, addition, addition_count), NUMBER(assignment_count),
      NUMBER(addition_count))

/* ------------------------------------------------------------------ actions */

EXPORTED(action, gg_action, WITHIN(precondition, condition), ONE(effect, effect), ONE(own, effect),
         ONE(world, effect), NUMBER(duration), NUMBER(timeout), NUMBER(cost),
         OTHER(source_index, MEMBER_SOURCE), INDEX(procedural), INDEX(dynamic_cost),
         INDEX(begins_at), INDEX(ends_at), FLAG(callback_duration), FLAG(uninterruptible),
         FLAG(applies), ROWS(arguments, symbol, action_arguments))

SHAPE(lasting, gg_lasting_conditions, OPS(ops), ROWS(conditions, condition_list, each_action))

SHAPE(until, gg_until_conditions, ROWS(conditions, condition_list, each_action),
      ROWS(in_subtasks, word, action_words))

SHAPE(case, gg_case, WITHIN(when, condition), ONE(effect, effect), ONE(own, effect),
      ONE(world, effect))

SHAPE(case_list, gg_case_list, WITHIN(precondition, condition), COUNTED(items, case, count),
      ONE(shared, effect), NUMBER(count))
POINTERS(case_lists, "gg_case_list", case_list, one)

SHAPE(cases, gg_cases, OPS(ops), ROWS(of_actions, case_lists, each_action))

SHAPE(restarts, gg_restarts, OPS(ops), ROWS(facts, index, each_action), PLACE(agent_restart))

SHAPE(setbacks, gg_setbacks, OPS(ops), ROWS(of_failures, case_lists, each_action),
      ROWS(of_aborts, case_lists, each_action))

static const char *const partial_kinds[] = {
    "0", "GG_OVER_TIME", NULL, NULL, NULL, NULL, NULL, "GG_OVER_TIME | GG_MADE | GG_COUNTED"};
SHAPE(partial_change, gg_partial_change, FACT(fact), CHOICE(kind, partial_kinds), FLAG(more))
POINTERS(partial_change_list, "gg_partial_change", partial_change, count_partial_changes)

SHAPE(partial_changes, gg_partial_changes, OPS(ops),
      ROWS(of_actions, partial_change_list, each_action), PLACE(agent_progress))

SHAPE(random_ranges, gg_random_ranges, OPS(ops), ROWS(of_actions, whole, each_source_action),
      ROWS(of_rules, whole, each_agent_rule), ROWS(of_costs, half, each_dynamic_cost), OPS(seeding))

static const char *const claim_kinds[] = {"GG_TAKES",       "GG_ADDS",       "GG_WRITES",
                                          "GG_WRITES_HIGH", "GG_WRITES_LOW", "GG_WRITES_ASKED"};
SHAPE(claim, gg_claim, NUMBER(amount), OTHER(place, MEMBER_CLAIMED), CHOICE(kind, claim_kinds),
      FLAG(more))
POINTERS(claim_list, "gg_claim", claim, count_claims)

SHAPE(claimed, gg_claimed_fact, ROWS(users, word, action_words), FACT(fact), NUMBER(traits))

SHAPE(claim_offsets, gg_claim_offsets, PLACE(agent_planning_state), PLACE(agent_view_snapshot),
      PLACE(agent_refused), PLACE(agent_released), PLACE(agent_numbers), PLACE(agent_named),
      PLACE(world_reservations), PLACE(world_holders), PLACE(world_turns), PLACE(world_queues))

SHAPE(claims, gg_claims, OPS(claiming), COUNTED(all, claimed, count),
      ROWS(of_actions, claim_list, each_action), OPS(passing), ROWS(bits, word, state_words),
      ROWS(asking_tasks, word, task_words), WITHIN(offsets, claim_offsets), NUMBER(count))

SHAPE(team_work, gg_team_work, INDEX(skill), INDEX(facility))

EXPORTED(team, gg_team_tables, OTHER(domain, MEMBER_DOMAIN), ROWS(work, team_work, each_action),
         ROWS(capacities, half, each_place), SIGNED(priority), NUMBER(skill_count), NUMBER(queue),
         FLAG(sum))

/* -------------------------------------------------------------------- tasks */

EXPORTED(method, gg_method, WITHIN(precondition, condition),
         COUNTED(subtasks, subtask, subtask_count), ROWS(arguments, symbol, method_arguments),
         NUMBER(subtask_count), NUMBER(prechecked), INDEX(source_index), NUMBER(priority_level),
         INDEX(scored))

SHAPE(group, gg_method_instances, NUMBER(first), NUMBER(end), NUMBER(weight), NUMBER(rank))

SHAPE(branch, gg_branch, ROWS(ways, index, count_ways), COUNTED(methods, half, count), FACT(fact),
      NUMBER(count), NUMBER(low), NUMBER(high), INDEX(next))

static const char *const selects[] = {"GG_FIRST", "GG_DRAWN", "GG_SCORED"};
EXPORTED(task, gg_task, ROWS(methods, method, each_method), COUNTED(groups, group, group_count),
         COUNTED(index, branch, branch_count), NUMBER(method_count), NUMBER(group_count),
         NUMBER(branch_count), CHOICE(select, selects), FLAG(recursive), NUMBER(least), FLAG(draws),
         INDEX(component))

SHAPE(denial, gg_denial, INDEX(procedural), NUMBER(source))
POINTERS(denial_list, "gg_denial", denial, each_method)

SHAPE(denials, gg_denials, OPS(ops), ROWS(of_methods, denial_list, each_task))

SHAPE(cooldown, gg_cooldown, NUMBER(duration), FACT(fact))
POINTERS(cooldown_numbers, "uint16_t", index, each_method)

SHAPE(cooldowns, gg_cooldowns, OPS(ops), ROWS(of_methods, cooldown_numbers, each_task),
      COUNTED(all, cooldown, count), PLACE(agent_cooldowns), PLACE(agent_endings), NUMBER(count),
      NUMBER(room))

SHAPE(method_timeout, gg_method_timeout, ONE(until, condition), NUMBER(after), NUMBER(again),
      FACT(fact))

SHAPE(timeouts, gg_timeouts, ROWS(of_goals, whole, each_goal),
      ROWS(of_methods, cooldown_numbers, each_task), COUNTED(all, method_timeout, count),
      PLACE(agent_timeouts), NUMBER(count), NUMBER(room))

SHAPE(reconsideration, gg_reconsideration, NUMBER(every), NUMBER(margin))

SHAPE(commitments, gg_commitments, OPS(ops), ROWS(inertia, whole, each_goal),
      ROWS(latched, word, goal_words), ROWS(of_goals, reconsideration, each_goal),
      ROWS(of_types, reconsideration, each_agent_type), PLACE(agent_commitment))

SHAPE(best_effort, gg_best_effort, COUNTED(terms, sum_term, count), WITHIN(rest, condition),
      SIGNED(least), NUMBER(enough), NUMBER(count), NUMBER(decimals))
POINTERS(best_effort_list, "gg_best_effort", best_effort, one)

SHAPE(best_efforts, gg_best_efforts, OPS(ops), ROWS(of_goals, best_effort_list, each_goal),
      PLACE(agent_shortfall))

SHAPE(while, gg_while, WITHIN(condition, condition), INDEX(task), INDEX(method), INDEX(outer),
      FLAG(has_actions))

SHAPE(whiles, gg_whiles, OPS(ops), COUNTED(all, while, count), ROWS(of_actions, index, each_action),
      ROWS(of_goals, index, each_condition), NUMBER(count))

SHAPE(method_hold, gg_method_hold, SIGNED(priority), SIGNED(inertia), NUMBER(alike))
POINTERS(holds_of_methods, "gg_method_hold", method_hold, each_method)

SHAPE(holdings, gg_holdings, OPS(ops), ROWS(of_methods, holds_of_methods, each_task),
      PLACE(agent_held))

/* ------------------------------------------------------------------ expressions */

SHAPE(product, gg_product, COUNTED(facts, half, count), SIGNED(weight), NUMBER(count))

SHAPE(amount, gg_amount, COUNTED(products, product, count), SIGNED(constant), NUMBER(count))
POINTERS(amount_list, "gg_amount", amount, one)
POINTERS(amounts_of_methods, "gg_amount *const GG_ROM", amount_list, each_method)
POINTERS(amounts_of_groups, "gg_amount *const GG_ROM", amount_list, each_group)

SHAPE(expressions, gg_expressions, OPS(ops), ROWS(priorities, amount_list, each_goal),
      ROWS(scores, amounts_of_methods, each_task), ROWS(weights, amounts_of_groups, each_task),
      ROWS(durations, amount_list, each_action))

SHAPE(values, gg_values, OPS(ops), ROWS(of_goals, signed_whole, each_goal),
      ROWS(valued, word, goal_words), ROWS(called, word, goal_words), OPS(evaluating),
      ROWS(computed, amount_list, each_goal), PLACE(agent_costs))

/* -------------------------------------------------------------------- goals */

EXPORTED(goal, gg_goal, WITHIN(condition, condition), WITHIN(relevant, condition), SIGNED(priority),
         NUMBER(cooldown), FLAG(called), FLAG(keep))

SHAPE(goal_retry, gg_goal_retry, NUMBER(least), NUMBER(span), NUMBER(most), FLAG(doubles))

SHAPE(goal_source, gg_goal_source, ROWS(arguments, symbol, source_arguments), NUMBER(first),
      NUMBER(count), NUMBER(parameter_count))

SHAPE(
    filter, gg_action_filter,
    {.name = "rows", .offset = offsetof(row, rows), .bytes = 1, .kind = MEMBER_NUMBER, .times = 16},
    NUMBER(first), NUMBER(actions), NUMBER(word), NUMBER(shift))

SHAPE(search, gg_search_tables, OPS(searching), OPS(slicing), OPS(regressing), OPS(satisficing),
      OPS(stubborn), COUNTED(filters, filter, filter_count), ROWS(masks, word, count_masks),
      ROWS(filtered, word, action_words), ROWS(conflicts, word, conflict_words),
      ROWS(conflict_rows, half, each_conflict_row), NUMBER(value_count), NUMBER(filter_count))

SHAPE(digit, gg_index_digit, ROWS(values, half, sixteen), NUMBER(word), NUMBER(shift))

SHAPE(move, gg_table_step, OTHER(action, MEMBER_ACTION), NUMBER(offset))

SHAPE(table, gg_distance_table, COUNTED(digits, digit, digit_count),
      ROWS(entries, byte, count_entries), ROWS(distances, word, count_distances), BITS(base),
      NUMBER(size),
      {.name = "mask", .offset = offsetof(row, mask), .bytes = 4, .kind = MEMBER_BITS, .times = 2},
      NUMBER(digit_count), FLAG(ends_sum), FLAG(wide))

SHAPE(step_table, gg_step_table, WITHIN(table, table), ROWS(policy, byte, count_steps),
      ROWS(moves, move, count_moves), FLAG(wide))

SHAPE(exclusive, gg_exclusive_bools, BITS(mask), NUMBER(word), FLAG(more), FLAG(some), FLAG(last))

SHAPE(groups, gg_exclusive_groups, OPS(ops), ROWS(rows, exclusive, count_exclusives))

SHAPE(policy_test, gg_policy_test, BITS(mask), NUMBER(word))

SHAPE(policy_node, gg_policy_node, NUMBER(test), NUMBER(low), NUMBER(high))

SHAPE(policy_leaf, gg_policy_leaf, OTHER(action, MEMBER_ACTION), NUMBER(from))

SHAPE(invariant, gg_invariant, BITS(bit), BITS(value), BITS(care), BITS(want), NUMBER(word),
      NUMBER(other))

SHAPE(policy, gg_policy, COUNTED(nodes, policy_node, node_count),
      ROWS(tests, policy_test, count_tests), COUNTED(leaves, policy_leaf, leaf_count),
      COUNTED(invariants, invariant, invariant_count), NUMBER(node_count), NUMBER(leaf_count),
      NUMBER(invariant_count), NUMBER(longest))

SHAPE(nearest_policy, gg_nearest_policy, WITHIN(policy, policy), BITS(beyond))

SHAPE(heuristic, gg_heuristic, ROWS(actions, word, action_words),
      COUNTED(tables, table, table_count), ONE(groups, groups), ONE(policy, policy), OPS(reading),
      ROWS(wake_mask, word, state_words), NUMBER(table_count), FLAG(asks), FLAG(hidden))
POINTERS(heuristic_list, "gg_heuristic", heuristic, one)

/* ----------------------------------------------------------- places and slots */

SHAPE(point, gg_point, SIGNED(x), SIGNED(y))

SHAPE(place_offsets, gg_place_offsets, PLACE(agent_walk), PLACE(world_points))

SHAPE(told_place, gg_told_place, FACT(fact), NUMBER(low), NUMBER(first), NUMBER(count), FLAG(once))

SHAPE(told_actions, gg_told_actions, OPS(ops), COUNTED(places, told_place, place_count),
      ROWS(numbers, half, each_action), NUMBER(count), NUMBER(place_count))

SHAPE(leg, gg_leg, NUMBER(begins_at), NUMBER(ends_at), NUMBER(extra))

SHAPE(walk_estimate, gg_walk_estimate, ONE(heuristic, heuristic), WITHIN(table, table),
      NUMBER(most))

SHAPE(leg_costs, gg_leg_costs, OPS(ops), COUNTED(legs, leg, count),
      ROWS(told, half, each_told_cost), NUMBER(count), NUMBER(stray), NUMBER(estimate_count),
      FLAG(remembered), OPS(estimating), COUNTED(estimates, walk_estimate, estimate_count))

SHAPE(places, gg_places, OPS(walking), ROWS(points, point, each_place),
      ROWS(symbols, symbol, each_place), ROWS(within, whole, each_source_action),
      ONE(leg_costs, leg_costs), NUMBER(speed), NUMBER(fact), NUMBER(count),
      WITHIN(offsets, place_offsets))

SHAPE(chases, gg_chases, WITHIN(places, places), ROWS(follow, whole, each_source_action),
      ROWS(give_up, whole, each_source_action), PLACE(agent_chase))

SHAPE(hop, gg_hop, NUMBER(length), NUMBER(to), INDEX(back))
SHAPE(road_place, gg_road_place, NUMBER(row), NUMBER(net), NUMBER(index), NUMBER(hops))
SHAPE(road_map, gg_road_map, WITHIN(places, places), OPS(ops),
      ROWS(at, road_place, each_road_place), ROWS(hops, hop, each_hop),
      ROWS(distances, whole, each_distance), ROWS(froms, half, each_crossing), NUMBER(hop_count),
      PLACE(agent_hop))

SHAPE(want_offsets, gg_want_offsets, PLACE(agent_wants), PLACE(agent_want_flags),
      PLACE(agent_want_ranges))

SHAPE(wants, gg_wants, OPS(wanting), WITHIN(offsets, want_offsets))

SHAPE(senses, gg_senses, OPS(sensing), ROWS(periods, whole, each_sense), PLACE(agent_senses),
      NUMBER(count))

SHAPE(exclusions, gg_exclusions, OPS(excluding), ROWS(times, whole, each_exclusion_time),
      PLACE(agent_exclusions), NUMBER(limit), NUMBER(retry_limit))

SHAPE(reset, gg_reset_fact, NUMBER(start), NUMBER(from), FACT(fact))

SHAPE(slot, gg_slot, ROWS(actions, word, action_words), ROWS(goals, word, goal_words),
      COUNTED(resets, reset, reset_count), NUMBER(reset_count), OTHER(symbol, MEMBER_SYMBOL),
      NUMBER(bound))

SHAPE(slot_offsets, gg_slot_offsets, PLACE(agent_slots), PLACE(world_slots))
SHAPE(slots, gg_slots, OPS(ops), COUNTED(all, slot, count), ROWS(ends, half, types_of_slots),
      WITHIN(offsets, slot_offsets), NUMBER(count))

/* --------------------------------------------------------------- the domain */

EXPORTED(rule, gg_rule, WITHIN(precondition, condition), ONE(effect, effect), NUMBER(period))

SHAPE(applied_offsets, gg_applied_offsets, PLACE(world_telling))

SHAPE(applied, gg_applied, OTHER(world, MEMBER_WORLD_CALL), OPS(ops), OPS(ruling),
      ROWS(bits, word, state_words), WITHIN(offsets, applied_offsets))

SHAPE(agent_type, gg_agent_type, ROWS(actions, word, action_words), OTHER(calls, MEMBER_CALLS),
      ROWS(heuristics, heuristic_list, each_condition), COUNTED(goals, goal_number, goal_count),
      ROWS(relevance_mask, word, state_words), NUMBER(goal_count), INDEX(task))

SHAPE(value_names, gg_value_names, ROWS(symbols, text, each_symbol), SIGNED(low), SIGNED(step),
      NUMBER(decimals))
POINTERS(value_names_list, "gg_value_names", value_names, one)
POINTERS(method_names, "char *const GG_ROM", text, each_method)

EXPORTED(names, gg_names, OTHER(domain, MEMBER_TEXT), ROWS(facts, text, each_named_fact),
         ROWS(actions, text, each_number), ROWS(action_labels, text, each_number),
         ROWS(tasks, text, each_task), ROWS(task_labels, text, each_task),
         ROWS(methods, method_names, each_task), ROWS(method_labels, method_names, each_task),
         ROWS(goals, text, each_goal), ROWS(goal_labels, text, each_goal),
         ROWS(agent_types, text, each_agent_type), ROWS(places, text, each_place),
         ROWS(values, value_names_list, each_named_fact))

EXPORTED(offsets, gg_offsets, PLACE(agent_state), PLACE(agent_snapshot), PLACE(agent_support_mask),
         PLACE(agent_from), PLACE(agent_timers), PLACE(agent_backoffs), PLACE(agent_plan),
         PLACE(agent_step_numbers), PLACE(agent_watches), PLACE(agent_membership),
         PLACE(world_state), PLACE(world_timers), PLACE(agent_bytes), PLACE(world_bytes))

SHAPE(one_shots, gg_one_shot_rules, OPS(ops), ROWS(once, word, rule_words),
      ROWS(of_slots, word, slot_rule_words), ROWS(of_shared, word, rule_words))

SHAPE(feature_offsets, gg_feature_offsets, PLACE(agent_duration), PLACE(agent_seeds))

SHAPE(features, gg_features, OPS(ops), ONE(slots, slots), ONE(sums, sums), ONE(lasting, lasting),
      ONE(until, until), ONE(cases, cases), ONE(partial, partial_changes), ONE(setbacks, setbacks),
      ONE(restarts, restarts), ONE(random_ranges, random_ranges), ONE(denials, denials),
      ONE(cooldowns, cooldowns), ROWS(goal_retries, goal_retry, each_goal), ONE(timeouts, timeouts),
      ONE(commitments, commitments), ONE(best_efforts, best_efforts), ONE(values, values),
      ONE(whiles, whiles), ONE(holdings, holdings), ONE(expressions, expressions),
      ONE(one_shots, one_shots), OPS(varying), WITHIN(offsets, feature_offsets))

NUMBERS(init_hook, gg_init_hook, MEMBER_HOOK)
NUMBERS(pass_hook, gg_pass_hook, MEMBER_HOOK)
NUMBERS(tick_hook, gg_tick_hook, MEMBER_HOOK)

SHAPE(hooks, gg_hooks, ROWS(init, init_hook, NULL), ROWS(pass, pass_hook, NULL),
      ROWS(begin, tick_hook, NULL), ROWS(settle, tick_hook, NULL), ROWS(look, tick_hook, NULL),
      ROWS(start, tick_hook, NULL), ROWS(end, tick_hook, NULL))

EXPORTED(domain, gg_domain, NUMBER(word_count), NUMBER(flag_words), NUMBER(fact_count),
         NUMBER(action_count), NUMBER(task_count), NUMBER(agent_rule_count),
         NUMBER(world_rule_count), NUMBER(agent_type_count), NUMBER(goal_count),
         NUMBER(goal_source_count), NUMBER(subgoal_count), NUMBER(procedural_count),
         NUMBER(dynamic_cost_count), NUMBER(plan_limit), NUMBER(watch_limit), NUMBER(want_limit),
         ROWS(guards, word, state_words), ROWS(shared, word, state_words),
         ROWS(facts, fact, each_fact), ROWS(actions, action, each_action),
         ROWS(agent_types, agent_type, each_agent_type), ROWS(tasks, task, each_task), OPS(pursuit),
         ONE(places, places), ONE(wants, wants), ONE(claims, claims), ONE(senses, senses),
         ONE(exclusions, exclusions), ONE(features, features), OPS(team), OPS(interrupting),
         ONE(told, told_actions), WITHIN(offsets, offsets), ROWS(goals, goal, each_goal),
         WITHIN(hooks, hooks), OPS(format), NUMBER(fingerprint),
         OTHER(saved_fingerprint, MEMBER_FINGERPRINT), ROWS(start, word, state_words),
         ROWS(tops, word, state_words), ONE(applied, applied),
         ROWS(goal_sources, goal_source, each_goal_source), ROWS(subgoals, condition, each_subgoal),
         ONE(search, search), ROWS(fact_at, half, state_bits), ROWS(rules, rule, each_rule),
         ONE(sets, sets), OPS(recall), OPS(achieve), OPS(drawing), OPS(scoring), OPS(indexing),
         OPS(sharing), OPS(decomposing), OPS(asking), OPS(bounding), OPS(keeping),
         OPS(world_ruling), OPS(timing), OTHER(names, MEMBER_NAMES))

/* ------------------------------------------------------------------ reading */

uint64_t member_number(const struct member *member, const void *row, unsigned element)
{
    const unsigned char *at = (const unsigned char *)row + member->offset + element * member->bytes;
    uint16_t half;
    uint32_t whole;
    uint64_t word;
    if (member->bytes == 1)
        return *at;
    if (member->bytes == sizeof half)
        return memcpy(&half, at, sizeof half), half;
    if (member->bytes == sizeof whole)
        return memcpy(&whole, at, sizeof whole), whole;
    assert(member->bytes == sizeof word);
    return memcpy(&word, at, sizeof word), word;
}

int64_t signed_member_number(const struct member *member, const void *row)
{
    uint64_t number = member_number(member, row, 0);
    return member->bytes == sizeof(int32_t) ? (int32_t)number : (int64_t)number;
}

const void *member_pointer(const struct member *member, const void *row)
{
    const void *pointer;
    memcpy(&pointer, (const unsigned char *)row + member->offset, sizeof pointer);
    return pointer;
}

any_function member_hook(const struct member *member, const void *row)
{
    any_function hook;
    memcpy(&hook, (const unsigned char *)row + member->offset, sizeof hook);
    return hook;
}

/* How many hooks a list has, with the NULL at its end. */
static size_t count_hooks(const void *list)
{
    size_t count = 1;
    const gg_tick_hook *hooks = list;
    while (hooks[count - 1])
        count++;
    return count;
}

size_t member_rows(const struct member *member, const struct position *at)
{
    const struct member counter = {.offset = member->counter, .bytes = member->counter_bytes};
    if (!member_pointer(member, at->row))
        return 0;
    if (member->shape()->members[0].kind == MEMBER_HOOK)
        return count_hooks(member_pointer(member, at->row));
    return member->count ? member->count(at) : (size_t)member_number(&counter, at->row, 0);
}

bool member_is_single(const struct member *member)
{
    return member->kind == MEMBER_ARRAY && member->count == one;
}

/* Whether the places of a domain are those by which agents walk in some way. */
static bool are_walked(const void *places, const struct gg_walk_ops *walking)
{
    return places && ((const gg_places *)places)->walking == walking;
}

const struct shape *member_shape(const struct member *member, const void *row)
{
    if (member->shape == policy_shape && policy_is_for_nearest(member_pointer(member, row)))
        return nearest_policy_shape();
    if (member->shape == places_shape && are_walked(member_pointer(member, row), &gg_road_walking))
        return road_map_shape();
    if (member->shape == places_shape && are_walked(member_pointer(member, row), &gg_chasing))
        return chases_shape();
    return member->shape == table_shape && has_step_table(row) ? step_table_shape()
                                                               : member->shape();
}

/* ---------------------------------------------------------------------- ops */

#define NAMED(ops)                                                                                 \
    {                                                                                              \
        &ops, #ops                                                                                 \
    }
static const struct {
    const void *ops;
    const char *name;
} all_ops[] = {NAMED(gg_achieving),
               NAMED(gg_action_cooling),
               NAMED(gg_agent_seeding),
               NAMED(gg_applying),
               NAMED(gg_asking),
               NAMED(gg_bounding),
               NAMED(gg_by_case),
               NAMED(gg_callback_asking),
               NAMED(gg_callback_seeding),
               NAMED(gg_changing_in_part),
               NAMED(gg_chasing),
               NAMED(gg_claiming),
               NAMED(gg_committing),
               NAMED(gg_committing_and_reconsidering),
               NAMED(gg_computed_ranging),
               NAMED(gg_computed_timing),
               NAMED(gg_cooling),
               NAMED(gg_costing_legs),
               NAMED(gg_telling_places),
               NAMED(gg_estimating_walks),
               NAMED(gg_costing_roads),
               NAMED(gg_costing_slots),
               NAMED(gg_decomposing),
               NAMED(gg_denying),
               NAMED(gg_drawing),
               NAMED(gg_enduring),
               NAMED(gg_evaluating),
               NAMED(gg_excluding),
               NAMED(gg_feature_dispatch),
               NAMED(gg_format_28),
               NAMED(gg_goal_excluding),
               NAMED(gg_grouping),
               NAMED(gg_held_pursuit),
               NAMED(gg_held_retrying),
               NAMED(gg_held_striving),
               NAMED(gg_holding),
               NAMED(gg_holding_draws),
               NAMED(gg_holding_interrupts),
               NAMED(gg_holding_scores),
               NAMED(gg_indexing),
               NAMED(gg_interrupting),
               NAMED(gg_keeping),
               NAMED(gg_leveling),
               NAMED(gg_measuring_roads),
               NAMED(gg_one_shot_ruling),
               NAMED(gg_passing),
               NAMED(gg_persisting),
               NAMED(gg_policy_asking),
               NAMED(gg_policy_nearest),
               NAMED(gg_policy_reading),
               NAMED(gg_pursuit),
               NAMED(gg_random_asking),
               NAMED(gg_random_ranging),
               NAMED(gg_random_timing),
               NAMED(gg_recall),
               NAMED(gg_reconsidering),
               NAMED(gg_reconsidering_dispatch),
               NAMED(gg_regressing),
               NAMED(gg_relaxed_sums),
               NAMED(gg_restarting),
               NAMED(gg_retrying),
               NAMED(gg_road_walking),
               NAMED(gg_rules_applying),
               NAMED(gg_satisficing),
               NAMED(gg_scoring),
               NAMED(gg_searching),
               NAMED(gg_searching_apart),
               NAMED(gg_searching_best),
               NAMED(gg_searching_best_apart),
               NAMED(gg_sensing),
               NAMED(gg_set_testing),
               NAMED(gg_setback_dispatch),
               NAMED(gg_setting_applied_back),
               NAMED(gg_setting_back),
               NAMED(gg_sharing),
               NAMED(gg_slicing),
               NAMED(gg_slot_sharing),
               NAMED(gg_slot_walking),
               NAMED(gg_slotting),
               NAMED(gg_standing),
               NAMED(gg_striving),
               NAMED(gg_stubborn),
               NAMED(gg_summing),
               NAMED(gg_table_reading),
               NAMED(gg_team_member_calls),
               NAMED(gg_timed_dispatch),
               NAMED(gg_timing),
               NAMED(gg_timing_out),
               NAMED(gg_until_called),
               NAMED(gg_until_computed),
               NAMED(gg_until_random),
               NAMED(gg_until_timing),
               NAMED(gg_valuing),
               NAMED(gg_varying),
               NAMED(gg_walk_reading),
               NAMED(gg_walking),
               NAMED(gg_wanting),
               NAMED(gg_weighing),
               NAMED(gg_weighing_and_reconsidering),
               NAMED(gg_world_one_shot_ruling),
               NAMED(gg_world_ruling)};

const char *ops_name(const void *ops)
{
    for (size_t i = 0; i < sizeof all_ops / sizeof *all_ops; i++)
        if (all_ops[i].ops == ops)
            return all_ops[i].name;
    return NULL;
}
