/* SPDX-License-Identifier: MIT */
/* What finds groups of bools, and says a problem by them, share. Inside of groups.h only. */
#ifndef GOAPGEN_GUIDANCE_GROUPING_H
#define GOAPGEN_GUIDANCE_GROUPING_H

#include "guidance/groups.h"

/** What is done to a problem. */
struct grouping {
    struct pool *pool;
    const struct objective *from;
    const struct mutexes *mutexes;
    const bool *possible;
    uint64_t *looks; /* at what an action or step makes of a group, that may still be taken */
    struct grouped *to;
    size_t *group_of; /* by ground fact: SIZE_MAX if it is in no group */
    bool *excluded;   /* by ground fact: those that cannot be in one */
};

/** Values of a group are bits of a set: that for none of the members is the lowest, also where one always
 *  holds. */
enum { NO_MEMBER = 1 };

/** The values of a group. */
uint64_t group_values(const struct group *group);

/** The values of a group that a box allows. */
uint64_t group_allowed(const struct grouping *grouping, const struct box *box, size_t number);

/** What changes make of a group: the members that they make hold or not, as values. */
struct turning {
    uint64_t on, off;
};

/** What changes make of a group. */
struct turning group_turning(const struct grouping *grouping, const struct changes *changes,
                             size_t number);

/** Takes a look at what an action or step makes of a group; false if there is none left. */
bool grouping_look(const struct grouping *grouping);

/** What a step leads from, and which members it makes hold or not. What makes one hold is only possible where
 *  no other one holds after it. */
struct passing {
    uint64_t allowed, on, off;
};

/** The passing of a step by a group. */
struct passing passing_of(const struct grouping *grouping, const struct step *step, size_t number);

/** Whether it depends on what held what comes of a group: where members are only made not to hold. */
bool passing_splits(struct passing passing);

/** Whether a step can be taken in a state with groups as they are to be. Marks those groups in which it
 *  depends on what held, beyond the first few, unless `splitting` is NULL. */
bool grouping_can_take(const struct grouping *grouping, const struct step *step, bool *splitting);

/** Says the problem and its objective by the groups that were found. */
void grouping_say(const struct grouping *grouping);

#endif
