/* SPDX-License-Identifier: MIT */
/* Follows the record of a decomposition: which methods came to which steps of the plan. */
#ifndef TESTS_RECORD_H
#define TESTS_RECORD_H

#include "gg.h"

/** Whether the record of a measured decomposition, which is complete, leads from the task
 *  to the plan: each entry is of the subtask that comes next, begins at the step that comes
 *  next, and has the steps and entries that its own subtasks have. */
bool record_leads_to(const gg_domain *domain, uint16_t task, const gg_workspace *workspace,
                     const gg_plan *plan);

#endif
