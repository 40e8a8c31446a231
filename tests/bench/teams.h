/* SPDX-License-Identifier: MIT */
/* Schedules of teams: how many a second, and how good they are. */
#ifndef BENCH_TEAMS_H
#define BENCH_TEAMS_H

/** Plans the orchard for several numbers of requests and members, at once and in slices, and
 *  prints what each way to a schedule comes to. */
void bench_teams(void);

#endif
