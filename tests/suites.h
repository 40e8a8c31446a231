/* SPDX-License-Identifier: MIT */
/* The suites, one a module. Each function adds its suite to CUnit's registry. */
#ifndef TESTS_SUITES_H
#define TESTS_SUITES_H

void add_decompose_suite(void);
void add_options_suite(void);
void add_readme_suite(void);

#endif
