/* SPDX-License-Identifier: MIT */
/*
 * Actions whose place a fact tells: see gg_told_actions. Where they are meant, a row is that of
 * gg_domain.actions, and a number that of a ground action, with its place. Rests on gg.h. Inside the
 * runtime only.
 */
#ifndef GG_STATE_TOLD_H
#define GG_STATE_TOLD_H

#include "gg.h"
#include "state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The functions for actions whose place a fact tells: told_places.c. */
typedef struct gg_told_ops {
    /** The place of a row in a state: GG_NONE where the fact tells none. */
    uint16_t (*place)(const GG_ROM gg_domain *domain, uint16_t row, const uint64_t *state);
    /** The number of a row with a place that a fact may tell it, or GG_NONE of one that has its own. */
    uint16_t (*number)(const GG_ROM gg_domain *domain, uint16_t row, uint16_t place);
    /** Does the action of any row in a state. The place that the state has told it; GG_NONE: it has its
     *  own, or none. */
    uint16_t (*act)(const GG_ROM gg_domain *domain, uint16_t row, uint64_t *state);
    /** The row of a number. */
    uint16_t (*row)(const GG_ROM gg_domain *domain, uint16_t number);
    /** The same; GG_NONE: a fact tells it another place in a state. */
    uint16_t (*row_in)(const GG_ROM gg_domain *domain, uint16_t number, const uint64_t *state);
    /** The place of a number. */
    uint16_t (*place_of_number)(const GG_ROM gg_domain *domain, uint16_t number);
    /** The symbol of a parameter of a number. */
    uint16_t (*argument)(const GG_ROM gg_domain *domain, uint16_t number, uint16_t parameter);
    /** Of two facts at which a ground action cannot be done in a state, the one that is named: that which
     *  tells its place, if that is another one, or another fact (GG_NONE: there is none). changed: as in
     *  gg_failing_fact. */
    uint16_t (*in_the_way)(const GG_ROM gg_domain *domain, uint16_t number, const uint64_t *state,
                           const uint64_t *changed, uint16_t other);
    /** Describes what a ground action asks of the fact that tells its place, see gg_unmet. Whether that is
     *  the fact, and it does not tell the place. */
    bool (*describe)(const GG_ROM gg_domain *domain, uint16_t number, uint16_t fact,
                     const uint64_t *state, gg_unmet *unmet);
    /** Whether bounds leave a row out at some place that a fact may tell it. */
    bool (*any_left_out)(const GG_ROM gg_domain *domain, const gg_bounds *bounds);
    /** Whether they leave it out at a place. */
    bool (*is_left_out)(const GG_ROM gg_domain *domain, const gg_bounds *bounds, uint16_t row,
                        uint16_t place);
    /** Takes the rows that they leave out at their places in a state out of a set of rows. */
    void (*leave_out)(const GG_ROM gg_domain *domain, const gg_bounds *bounds,
                      const uint64_t *state, uint64_t *rows);
    /** Turns the rows of a plan, which is made for a state, into numbers; state: room for one. */
    void (*number_steps)(const gg_plan *plan, const GG_ROM gg_domain *domain, const uint64_t *from,
                         uint64_t *state);
    /** The first place that a fact may tell a row; GG_NONE: it has its own, or none. */
    uint16_t (*first_place)(const GG_ROM gg_domain *domain, uint16_t row);
    /** Goes on to the next one; false if there is none. */
    bool (*next_place)(const GG_ROM gg_domain *domain, uint16_t row, uint16_t *place);
    /** Notes in a state that the agent's present action is done, if a fact has told its place. */
    void (*arrive)(const gg_agent *agent, uint64_t *state);
    /** The agent has taken to a plan with so many numbers: notes their rows. */
    void (*take_steps)(const gg_agent *agent, uint16_t length);
    /** Of the bits that a plan depends on behind a row, takes away those that the row sets by its place,
     *  and adds those of the fact that tells it. */
    void (*watch)(const GG_ROM gg_domain *domain, uint16_t row, uint64_t *bits);
} gg_told_ops;

/** Whether a fact tells the place of an action. */
static inline bool has_told_place(const GG_ROM gg_action *action)
{
    return action->begins_at >= GG_TOLD_PLACE && action->begins_at != GG_NONE;
}

/** What tells the place of an action which a fact tells. */
static inline const GG_ROM gg_told_place *told_place_of(const GG_ROM gg_domain *domain,
                                                        const GG_ROM gg_action *action)
{
    return &domain->told->places[action->begins_at - GG_TOLD_PLACE];
}

/** The place that a fact tells a number; GG_NONE: it has its own, or none. */
static inline uint16_t told_place_of_number(const GG_ROM gg_domain *domain, uint16_t number)
{
    return has_told_place(gg_action_of(domain, number)) ? gg_action_place(domain, number) : GG_NONE;
}

/** The row of a number; GG_NONE stays so. */
uint16_t gg_row_of(const GG_ROM gg_domain *domain, uint16_t number);

/** Whether two numbers are of one action of the YAML with the same objects: they may differ in what facts
 *  tell, as in their cost or in what they change. */
bool gg_is_same_action(const GG_ROM gg_domain *domain, uint16_t a, uint16_t b);

/** Does the action of a row in a state: what it changes, and where the agent is then. */
void gg_do_action(const GG_ROM gg_domain *domain, uint16_t row, uint64_t *state);

#ifdef __cplusplus
}
#endif

#endif
