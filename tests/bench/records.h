/* SPDX-License-Identifier: MIT */
/* What it costs to record what agents do: see gg_record.h. */
#ifndef BENCH_RECORDS_H
#define BENCH_RECORDS_H

/** Measures the record of a village's day; prints how long an event takes, what that makes a tick, and
 *  how many bytes an event has. */
void bench_records(void);

#endif
