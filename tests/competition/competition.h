/* SPDX-License-Identifier: MIT */
/*
 * Domains of the planning competitions, in sizes that are asked for: each is written as YAML, from
 * its definition, with a start that is drawn; and its rules are told a second time on plain
 * numbers, on which plans are carried out. Objects are called by a letter and a number.
 */
#ifndef TESTS_COMPETITION_H
#define TESTS_COMPETITION_H

#include "support/support.h"

enum { COMPETITION_OBJECTS = 200, COMPETITION_ARGUMENTS = 6, COMPETITION_FACTS = 14 };

/** The state of a problem as plain numbers, which each family uses as it likes. */
struct competition_world {
    int size, count[6];
    int value[COMPETITION_FACTS][COMPETITION_OBJECTS];
    bool related[2][COMPETITION_OBJECTS][COMPETITION_OBJECTS];
};

/** What a step does, given the numbers of its objects; false if it cannot be done. */
struct competition_step {
    const char *name;
    const char *letters; /**< of its objects, in order */
    bool (*carry_out)(struct competition_world *world, const int *objects);
};

/** A family of problems. Its root task is `solve`. */
struct competition {
    const char *name;
    const char *what; /**< what a size counts */
    int small, large;
    /** Draws the start for world->size, and adds the domain to a text. */
    void (*make)(struct competition_world *world, struct dice *dice, struct text *yaml);
    bool (*is_solved)(const struct competition_world *world);
    const struct competition_step *steps;
    size_t step_count;
};

/** The families; the last one has no name. */
extern const struct competition *const competitions[];

/** Each is in the file of its name. */
extern const struct competition blocksworld, towers, transport, elevator, satellites, childsnack,
    depots, snake, barman, rovers, hiking, woodworking;

/** Makes a problem of a size, always the same. */
void competition_make(const struct competition *competition, int size,
                      struct competition_world *world, struct text *yaml);

/** Carries out a step as goapgen prints it, "stack(b1, b2)"; false if it cannot be done. */
bool competition_carry_out(const struct competition *competition, struct competition_world *world,
                           const char *step);

/** Adds "  NAME: [x0, x1]" with so many objects. */
void competition_objects(struct text *yaml, const char *name, char letter, int count);

/** A random order of the numbers below `count`. */
void competition_shuffle(struct dice *dice, int *numbers, int count);

#endif
