/* SPDX-License-Identifier: MIT */
/* Runs all suites; exits with 1 where anything failed. */
#include <stdbool.h>

#include <CUnit/Basic.h>

#include "suites.h"

int main(void)
{
    if (CU_initialize_registry() != CUE_SUCCESS)
        return 1;
    add_agent_suite();
    add_choice_suite();
    add_detail_suite();
    add_patience_suite();
    add_applied_suite();
    add_bad_input_suite();
    add_builds_suite();
    add_decompose_suite();
    add_failures_suite();
    add_files_suite();
    add_freestanding_suite();
    add_domains_suite();
    add_drills_suite();
    add_goal_lives_suite();
    add_goap_suite();
    add_goap_random_suite();
    add_goap_room_suite();
    add_generated_suite();
    add_htn_suite();
    add_interruption_suite();
    add_lives_suite();
    add_options_suite();
    add_random_suite();
    add_readme_suite();
    add_recursion_suite();
    add_robustness_suite();
    add_run_suite();
    add_selection_suite();
    add_state_suite();
    add_tables_suite();
    add_tasks_file_suite();
    add_time_suite();
    add_trace_suite();
    add_why_suite();
    add_warnings_suite();
    add_worked_suite();
    CU_basic_set_mode(CU_BRM_NORMAL);
    CU_basic_run_tests();
    unsigned failures = CU_get_number_of_failures() + CU_get_number_of_tests_failed();
    bool failed = failures > 0 || CU_get_error() != CUE_SUCCESS;
    CU_cleanup_registry();
    return failed;
}
