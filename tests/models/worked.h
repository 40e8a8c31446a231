/* SPDX-License-Identifier: MIT */
/*
 * Worked examples of HTN domains, after families of the planning competitions,
 * and what a plan of each does, told a second time over plain structures: the
 * towers as arrays of disks, the trucks by where they stand. It shares nothing
 * with the compiler or the runtime but the names of the steps.
 */
#ifndef TESTS_WORKED_H
#define TESTS_WORKED_H

#include <stdbool.h>
#include <stddef.h>

/** The most arguments of a step. */
enum { WORKED_ARGUMENTS = 5 };

/** What carrying out one step needs: the step's name, what its arguments can be
 *  called (each list ends with NULL; so do the lists), and what it does to a
 *  world of the family, given the arguments as places in those lists. False if
 *  it cannot be done there. */
struct worked_deed {
    const char *name;
    const char *const *kinds[WORKED_ARGUMENTS + 1];
    bool (*carry_out)(void *world, const int *arguments);
};

/** One family: its file, and the task that solves all of it. */
struct worked_family {
    const char *file, *task;
    const struct worked_deed *deeds;
    size_t deed_count;
    void (*begin)(void *world); /**< makes the start as the file tells it */
    bool (*is_solved)(const void *world);
};

/** The disks of the towers of Hanoi, the smallest first, and the pegs. */
enum { HANOI_DISKS = 6, HANOI_PEGS = 3 };
extern const char *const hanoi_disks[HANOI_DISKS + 1], *const hanoi_pegs[HANOI_PEGS + 1];

/** Each peg's disks from below. */
struct hanoi {
    int disks[HANOI_PEGS][HANOI_DISKS], heights[HANOI_PEGS];
};

/** Two trucks and three packages: places by number; a package in truck t is at
 *  TRANSPORT_PLACES + t. */
enum { TRANSPORT_PLACES = 8, TRANSPORT_TRUCKS = 2, TRANSPORT_PACKAGES = 3 };
extern const char *const transport_places[TRANSPORT_PLACES + 1];
extern const char *const transport_trucks[TRANSPORT_TRUCKS + 1];

struct transport {
    int trucks[TRANSPORT_TRUCKS], packages[TRANSPORT_PACKAGES];
};

extern const struct worked_family hanoi_family, transport_family, blocks_family, elevator_family,
    rover_family;

/** Memory enough for a world of any family. */
union worked_world {
    struct hanoi hanoi;
    struct transport transport;
    int others[128];
};

/** Carries one step out, told as "drive(truck1, farm, village)". False if
 *  there is no such step, or it cannot be done. */
bool worked_step(const struct worked_family *family, union worked_world *world, const char *step);

#endif
