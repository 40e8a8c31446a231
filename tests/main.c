/* SPDX-License-Identifier: MIT */
/*
 * Runs all suites, under the sanitizers all that can find something there, or those that are
 * named: `build/tests goap "tasks file"`. Exits with 1 where anything failed, with 2 where a
 * name is of no suite.
 *
 * For programs that choose tests, `--list` prints SUITE/TEST of all, and
 * `--first-failure SUITE/TEST...` runs these in the order given and stops at one that fails.
 */
#include "support/missing.h"
#include "support/run.h"
#include "support/viewer.h"
#include "runner.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The suites, and the tests of others, that find nothing under the sanitizers that they, or
 * others there, do not find anyway: see README.md. */
static const struct {
    const char *suite, *test; /* NULL: all */
} plain_only[] = {
    {"all outputs", "generated_c_compiles"},
    {"build rules", NULL},
    {"builds", NULL},
    {"documents", NULL},
    {"drawings", NULL},
    {"links", NULL},
    {"embedding", NULL},
    {"domains", "compile_without_a_warning"},
    {"domains", "take_the_bytes_that_are_printed"},
    {"examples", NULL},
    {"flash", NULL},
    {"freestanding", NULL},
    {"size", NULL},
    {"generated", "compiles_as_c"},
    {"generated", "compiles_as_cpp"},
    {"generated", "awkward_names_compile"},
    {"generated walks", "awkward_names_compile"},
    {"generated", "another_format_does_not_compile"},
    {"generated", "another_format_does_not_link"},
    {"generated", "two_threads_live_as_one"},
    {"hosts", "other_hosts_write_the_same"},
    {"group examples", "groups_are_written_as_c"},
    {"heuristic report", "progress_is_shown_on_a_terminal"},
    {"install", NULL},
    {"outputs", "two_runs_at_once_both_succeed"},
    {"page", NULL},
    {"paths", "make_reads_the_rule"},
    {"machines", NULL},
    {"readme", NULL},
    {"refusals", "a_build_with_assertions_stops_there"},
    {"refusals", "a_planner_is_initialised_or_of_zeros"},
    {"robustness", "survives_random_bytes"},
    {"robustness", "survives_mutations"},
    {"scaling", NULL},
    {"slots", "the_archer_of_the_reference_lives"},
    {"text", "labels_are_the_same_in_c"},
    {"turns", "carpenters_and_masons_share_tools"},
    {"turns", "equals_have_equal_shares"},
    {"whole lives", NULL},
};

/* Leaves them out under the sanitizers; false if there is none of a name, in any build. */
static bool leave_out_plain_only(bool sanitized)
{
    for (size_t i = 0; i < sizeof plain_only / sizeof *plain_only; i++) {
        CU_pSuite suite = CU_get_suite(plain_only[i].suite);
        CU_pTest test = NULL;
        if (suite && plain_only[i].test)
            test = CU_get_test_by_name(plain_only[i].test, suite);
        if (!suite || (plain_only[i].test && !test)) {
            fprintf(stderr, "tests: there is no '%s' in '%s'\n",
                    plain_only[i].test ? plain_only[i].test : "suite", plain_only[i].suite);
            return false;
        }
        if (sanitized && test)
            CU_set_test_active(test, CU_FALSE);
        else if (sanitized)
            CU_set_suite_active(suite, CU_FALSE);
    }
    return true;
}

/* Leaves only the suites active that are named; false if there is none of a name. */
static bool select_suites(char *const *names, int count)
{
    CU_pTestRegistry registry = CU_get_registry();
    for (CU_pSuite suite = registry->pSuite; suite && count > 0; suite = suite->pNext)
        CU_set_suite_active(suite, CU_FALSE);
    for (int i = 0; i < count; i++) {
        CU_pSuite suite = CU_get_suite(names[i]);
        if (suite) {
            CU_set_suite_active(suite, CU_TRUE);
            continue;
        }
        fprintf(stderr, "tests: there is no suite '%s'; there are:\n", names[i]);
        for (suite = registry->pSuite; suite; suite = suite->pNext)
            fprintf(stderr, "  %s\n", suite->pName);
        return false;
    }
    return true;
}

static int list_tests(void)
{
    for (CU_pSuite suite = CU_get_registry()->pSuite; suite; suite = suite->pNext)
        for (CU_pTest test = suite->pTest; test; test = test->pNext)
            printf("%s/%s\n", suite->pName, test->pName);
    return 0;
}

static bool is_named(CU_pSuite suite, CU_pTest test, const char *name)
{
    size_t length = strlen(suite->pName);
    return strncmp(name, suite->pName, length) == 0 && name[length] == '/' &&
           strcmp(name + length + 1, test->pName) == 0;
}

/* Whether a test fails; one that is not there does. */
static bool fails(const char *name)
{
    for (CU_pSuite suite = CU_get_registry()->pSuite; suite; suite = suite->pNext)
        for (CU_pTest test = suite->pTest; test; test = test->pNext)
            if (is_named(suite, test, name))
                return CU_run_test(suite, test) != CUE_SUCCESS || CU_get_number_of_failures() > 0;
    return true;
}

static int run_to_first_failure(char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (fails(names[i])) {
            printf("%s\n", names[i]);
            return 1;
        }
    return 0;
}

/* All suites, in the order in which they run. */
static const struct {
    void (*add)(void);
} suites[] = {
    {add_agent_suite},
    {add_endings_suite},
    {add_callbacks_suite},
    {add_refusals_suite},
    {add_charts_suite},
    {add_choice_suite},
    {add_detail_suite},
    {add_walks_suite},
    {add_road_walks_suite},
    {add_routes_suite},
    {add_walk_times_suite},
    {add_moments_suite},
    {add_backoff_suite},
    {add_action_cooldowns_suite},
    {add_retries_suite},
    {add_commitments_suite},
    {add_reconsider_suite},
    {add_commitment_lives_suite},
    {add_reconsider_lives_suite},
    {add_values_suite},
    {add_value_models_suite},
    {add_best_effort_suite},
    {add_best_effort_models_suite},
    {add_whiles_suite},
    {add_while_plans_suite},
    {add_while_lives_suite},
    {add_method_inertia_suite},
    {add_method_inertia_lives_suite},
    {add_unplanned_goals_suite},
    {add_applied_suite},
    {add_bad_input_suite},
    {add_bounds_suite},
    {add_builds_suite},
    {add_hosts_suite},
    {add_competition_suite},
    {add_counts_suite},
    {add_decompose_suite},
    {add_examples_suite},
    {add_domain_examples_suite},
    {add_failing_examples_suite},
    {add_failures_suite},
    {add_files_suite},
    {add_flash_suite},
    {add_freestanding_suite},
    {add_size_suite},
    {add_machines_suite},
    {add_documents_suite},
    {add_links_suite},
    {add_domains_suite},
    {add_demos_suite},
    {add_demo_ends_suite},
    {add_plan_faults_suite},
    {add_goap_suite},
    {add_sums_suite},
    {add_group_examples_suite},
    {add_long_walks_suite},
    {add_generated_suite},
    {add_generated_walks_suite},
    {add_lacking_parts_suite},
    {add_graph_suite},
    {add_drawings_suite},
    {add_disturbed_suite},
    {add_drawing_calls_suite},
    {add_grid_suite},
    {add_scaling_suite},
    {add_amounts_suite},
    {add_numeric_expressions_suite},
    {add_computed_durations_suite},
    {add_arguments_suite},
    {add_argument_examples_suite},
    {add_symbols_suite},
    {add_install_suite},
    {add_interruption_suite},
    {add_watched_choices_suite},
    {add_keys_suite},
    {add_labels_suite},
    {add_saved_suite},
    {add_saved_layouts_suite},
    {add_memory_suite},
    {add_messages_suite},
    {add_mistakes_suite},
    {add_shapes_suite},
    {add_short_tasks_suite},
    {add_open_list_suite},
    {add_options_suite},
    {add_command_line_suite},
    {add_outputs_suite},
    {add_paths_suite},
    {add_build_rules_suite},
    {add_plan_command_suite},
    {add_plan_tree_suite},
    {add_planners_suite},
    {add_random_suite},
    {add_readme_suite},
    {add_embedding_suite},
    {add_recorded_suite},
    {add_records_suite},
    {add_chart_room_suite},
    {add_calls_suite},
    {add_remembered_suite},
    {add_recall_suite},
    {add_sharing_suite},
    {add_lasting_suite},
    {add_over_time_suite},
    {add_failing_effects_suite},
    {add_until_suite},
    {add_begin_anew_suite},
    {add_denied_methods_suite},
    {add_wants_suite},
    {add_taken_back_suite},
    {add_saved_wants_suite},
    {add_wanted_conditions_suite},
    {add_claims_suite},
    {add_team_command_suite},
    {add_team_alone_suite},
    {add_claim_edges_suite},
    {add_slots_suite},
    {add_data_suite},
    {add_each_suite},
    {add_waiting_names_suite},
    {add_templates_suite},
    {add_cooldowns_suite},
    {add_method_timeouts_suite},
    {add_rules_suite},
    {add_effect_cases_suite},
    {add_random_times_suite},
    {add_village_lives_suite},
    {add_order_suite},
    {add_draws_suite},
    {add_robustness_suite},
    {add_run_suite},
    {add_run_cats_suite},
    {add_article_cat_suite},
    {add_run_goals_suite},
    {add_run_agents_suite},
    {add_run_lives_suite},
    {add_run_walks_suite},
    {add_goal_parameters_suite},
    {add_room_for_wants_suite},
    {add_searches_suite},
    {add_edges_suite},
    {add_scores_suite},
    {add_selection_suite},
    {add_tables_suite},
    {add_tasks_file_suite},
    {add_text_suite},
    {add_time_suite},
    {add_quiet_suite},
    {add_rest_of_ticks_suite},
    {add_due_suite},
    {add_trace_suite},
    {add_turns_suite},
    {add_standing_suite},
    {add_standing_told_suite},
    {add_explain_suite},
    {add_explanations_suite},
    {add_passed_over_suite},
    {add_view_suite},
    {add_page_suite},
    {add_heuristic_report_suite},
    {add_why_suite},
    {add_decide_suite},
    {add_warnings_suite},
    {add_silence_suite},
    {add_properties_suite},
    {add_watched_suite},
    {add_condition_builder_suite},
    {add_team_suite},
    {add_team_books_suite},
    {add_team_agents_suite},
    {add_team_choices_suite},
    {add_team_claims_suite},
    {add_team_events_suite},
    {add_team_rest_suite},
    {add_team_budget_suite},
    {add_worked_suite},
    {add_peers_suite},
    {add_lives_suite},
    /* Those that try random cases, in the time that is left: see support/cases.h. */
    {add_saved_walks_suite},
    {add_moving_places_suite},
    {add_near_places_suite},
    {add_following_suite},
    {add_rule_moments_suite},
    {add_one_shots_suite},
    {add_one_shot_cases_suite},
    {add_random_examples_suite},
    {add_example_moments_suite},
    {add_waits_suite},
    {add_goal_simulations_suite},
    {add_goap_random_suite},
    {add_goap_room_suite},
    {add_road_plans_suite},
    {add_slot_plans_suite},
    {add_chase_lives_suite},
    {add_counting_suite},
    {add_diagrams_suite},
    {add_policies_suite},
    {add_policy_reading_suite},
    {add_groups_suite},
    {add_estimate_walks_suite},
    {add_serving_suite},
    {add_named_conditions_suite},
    {add_condition_names_suite},
    {add_grounding_suite},
    {add_htn_suite},
    {add_suggest_suite},
    {add_interference_suite},
    {add_pools_suite},
    {add_simulations_suite},
    {add_bad_records_suite},
    {add_recursion_suite},
    {add_first_plan_suite},
    {add_want_lives_suite},
    {add_claim_lives_suite},
    {add_turn_lives_suite},
    {add_standing_lives_suite},
    {add_slot_lives_suite},
    {add_quiet_lives_suite},
    {add_whole_lives_suite},
    {add_long_ticks_suite},
    {add_delivered_suite},
    {add_setback_lives_suite},
    {add_until_lives_suite},
    {add_timeouts_suite},
    {add_restarts_suite},
    {add_replanning_suite},
    {add_advance_suite},
    {add_disturbed_lives_suite},
    {add_action_rows_suite},
    {add_state_suite},
    {add_random_warnings_suite},
    {add_random_properties_suite},
    {add_property_lives_suite},
    {add_team_lives_suite},
    {add_team_memory_suite},
    {add_team_promises_suite},
    {add_crew_lives_suite},
    {add_team_random_suite},
    {add_all_outputs_suite}, /* the last one: see domain_kept */
};

static void add_suites(void)
{
    for (size_t i = 0; i < sizeof suites / sizeof *suites; i++)
        suites[i].add();
}

/* The demos are looked at on a terminal. */
static void leave_out_demos(void)
{
    static const char *const names[] = {"demos", "demo ends"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        CU_pSuite suite = CU_get_suite(names[i]);
        for (CU_pTest test = suite->pTest; suite->fActive && test; test = test->pNext)
            test_lacks(suite, test, TERMINALS);
        CU_set_suite_active(suite, CU_FALSE);
    }
}

static int run_suites(char *const *names, int count)
{
    if (!select_suites(names, count))
        return 2;
    if (!leave_out_plain_only(count == 0 && is_sanitized()))
        return 2;
    if (!have_terminals())
        leave_out_demos();
    return run_active_tests() ? 0 : 1;
}

int main(int count, char **arguments)
{
    /* Looking for leaks takes longer than most of what the programs that tests start do. The suite
     * domains looks for them, and so do the fuzzers. */
    setenv("ASAN_OPTIONS", "detect_leaks=0", 0);
    if (CU_initialize_registry() != CUE_SUCCESS)
        return 1;
    add_suites();
    int code;
    if (count > 1 && strcmp(arguments[1], "--list") == 0)
        code = list_tests();
    else if (count > 1 && strcmp(arguments[1], "--first-failure") == 0)
        code = run_to_first_failure(arguments + 2, count - 2);
    else
        code = run_suites(arguments + 1, count - 1);
    CU_cleanup_registry();
    return code;
}
