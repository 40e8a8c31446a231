/* SPDX-License-Identifier: MIT */
/*
 * Which method of a task an agent takes that holds on to the one that it carries out, on plain numbers: the
 * reference's "Holding on to methods".
 */
#ifndef TESTS_METHOD_CHOICE_H
#define TESTS_METHOD_CHOICE_H

#include <stdbool.h>

/** No method. */
enum { CHOOSES_NONE = -1 };

/** A method among those of its task, in the order of the file. */
struct method_option {
    int worth;   /**< its priority, or its score now; 0 where methods are tried as they stand */
    int inertia; /**< on top of that while it is carried out; below 0: nothing takes its place */
    bool can;    /**< whether it can be carried out now */
};

/** The method that is taken where a plan is made: held is the one that was carried out, or CHOOSES_NONE. Of
 *  methods of equal worth it comes first, and otherwise they come as they stand. */
int choose_method(const struct method_option *options, int count, int held);

/** The method that takes the place of the one that is carried out; CHOOSES_NONE: none does. */
int find_better_method(const struct method_option *options, int count, int done);

#endif
