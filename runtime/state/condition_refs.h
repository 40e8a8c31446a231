/* SPDX-License-Identifier: MIT */
/*
 * References to conditions and to their boxes, of the tables or made at run time, for those who
 * take either. Where tables lie apart from variables (GG_ROM_APART), a reference is two pointers,
 * one of which is NULL, and tests are copied to where variables lie before they are looked at;
 * elsewhere it is a plain pointer, and nothing is copied.
 *
 * Rests on state.h. What takes conditions of the tables alone takes no references.
 */
#ifndef GG_CONDITION_REFS_H
#define GG_CONDITION_REFS_H

#include "state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

#ifdef GG_ROM_APART

/** A reference to a condition of the tables or to one made at run time. */
typedef struct gg_condition_ref {
    const GG_ROM gg_condition *table;
    const gg_runtime_condition *made;
} gg_condition_ref;

/** A reference to a box of a condition of the tables or of one made at run time. */
typedef struct gg_box_ref {
    const GG_ROM gg_box *table;
    const gg_runtime_box *made;
} gg_box_ref;

/** A reference to a condition of the tables. */
static inline gg_condition_ref ref_to_table(const GG_ROM gg_condition *condition)
{
    gg_condition_ref ref = {condition, NULL};
    return ref;
}

/** A reference to a condition made at run time. */
static inline gg_condition_ref ref_to_made(const gg_runtime_condition *condition)
{
    gg_condition_ref ref = {NULL, condition};
    return ref;
}

/** A reference to a box of the tables. */
static inline gg_box_ref ref_to_box(const GG_ROM gg_box *box)
{
    gg_box_ref ref = {box, NULL};
    return ref;
}

/** How many boxes a condition has. */
static inline uint16_t box_count_of(gg_condition_ref ref)
{
    return ref.made ? ref.made->count : ref.table->count;
}

/** A box of a condition, by its index. */
static inline gg_box_ref box_of(gg_condition_ref ref, uint16_t i)
{
    gg_box_ref box = {ref.made ? NULL : &ref.table->boxes[i],
                      ref.made ? &ref.made->boxes[i] : NULL};
    return box;
}

/** How many flag tests a box has. */
static inline uint16_t flag_count_of(gg_box_ref box)
{
    return box.made ? box.made->flag_count : box.table->flag_count;
}

/** How many range tests a box has. */
static inline uint16_t range_count_of(gg_box_ref box)
{
    return box.made ? box.made->range_count : box.table->range_count;
}

/** A flag test of a box, by its index; room: for a copy of it. */
static inline const gg_flag_test *flag_of(gg_box_ref box, uint16_t i, gg_flag_test *room)
{
    *room = box.made ? box.made->flags[i] : box.table->flags[i];
    return room;
}

/** A range test of a box, by its index; room: for a copy of it. */
static inline const gg_range_test *range_of(gg_box_ref box, uint16_t i, gg_range_test *room)
{
    *room = box.made ? box.made->ranges[i] : box.table->ranges[i];
    return room;
}

/** The first set test of a box; NULL: it has none, or was made at run time. */
static inline const GG_ROM gg_set_test *first_set_of(const GG_ROM gg_domain *domain, gg_box_ref box)
{
    return box.made ? NULL : gg_first_set(domain, box.table);
}

/** Whether a condition, of the tables or made at run time, holds in a state: in
 *  condition_refs.c. */
bool gg_ref_holds(const GG_ROM gg_domain *domain, gg_condition_ref ref, const uint64_t *state);

/** Adds the bits that a condition, of the tables or made at run time, reads to a state's worth of
 *  words: in condition_refs.c. */
void gg_ref_add_care_mask(const GG_ROM gg_domain *domain, gg_condition_ref ref, uint64_t *bits);

#else

/** References where tables do not lie apart: to a condition, and to a box, of the tables or made at
 *  run time. */
typedef const GG_ROM gg_condition *gg_condition_ref;
typedef const GG_ROM gg_box *gg_box_ref;

/** References to a condition of the tables, to one made at run time, and to a box of the tables. */
#define ref_to_table(condition) (condition)
#define ref_to_made(condition) (condition)
#define ref_to_box(box) (box)

/** How many boxes a condition has, and one of them, by its index. */
#define box_count_of(ref) ((ref)->count)
#define box_of(ref, i) (&(ref)->boxes[i])

/** How many flag and range tests a box has, and one of each, by its index; room: for a copy of
 *  it. */
#define flag_count_of(box) ((box)->flag_count)
#define range_count_of(box) ((box)->range_count)
#define flag_of(box, i, room) ((void)(room), (const gg_flag_test *)&(box)->flags[i])
#define range_of(box, i, room) ((void)(room), (const gg_range_test *)&(box)->ranges[i])

/** The first set test of a box; whether a condition holds in a state; and adds the bits that it
 *  reads: see gg_first_set, gg_condition_holds and gg_add_care_mask. */
#define first_set_of gg_first_set
#define gg_ref_holds gg_condition_holds
#define gg_ref_add_care_mask gg_add_care_mask

#endif

#ifdef __cplusplus
}
#endif

#endif
