/* SPDX-License-Identifier: MIT */
/* The suites, one a module. Each function adds its suite to CUnit's registry. */
#ifndef TESTS_SUITES_H
#define TESTS_SUITES_H

void add_agent_suite(void);
void add_applied_suite(void);
void add_bad_input_suite(void);
void add_bounds_suite(void);
void add_builds_suite(void);
void add_callbacks_suite(void);
void add_choice_suite(void);
void add_counts_suite(void);
void add_decompose_suite(void);
void add_detail_suite(void);
void add_examples_suite(void);
void add_failures_suite(void);
void add_files_suite(void);
void add_freestanding_suite(void);
void add_documents_suite(void);
void add_domains_suite(void);
void add_drills_suite(void);
void add_goal_lives_suite(void);
void add_goap_suite(void);
void add_goap_random_suite(void);
void add_goap_room_suite(void);
void add_generated_suite(void);
void add_htn_suite(void);
void add_install_suite(void);
void add_interruption_suite(void);
void add_lives_suite(void);
void add_saved_suite(void);
void add_memory_suite(void);
void add_messages_suite(void);
void add_options_suite(void);
void add_outputs_suite(void);
void add_paths_suite(void);
void add_build_rules_suite(void);
void add_patience_suite(void);
void add_plan_command_suite(void);
void add_random_suite(void);
void add_readme_suite(void);
void add_recursion_suite(void);
void add_robustness_suite(void);
void add_run_suite(void);
void add_run_goals_suite(void);
void add_selection_suite(void);
void add_state_suite(void);
void add_tables_suite(void);
void add_tasks_file_suite(void);
void add_text_suite(void);
void add_time_suite(void);
void add_trace_suite(void);
void add_why_suite(void);
void add_warnings_suite(void);
void add_worked_suite(void);

#endif
