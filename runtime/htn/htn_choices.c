/* SPDX-License-Identifier: MIT */
/*
 * The choices that a decomposition can go back to: a stack, each with the state in which its
 * call began. Rests on htn_methods.c. A choice protects the frames that its position needs; where
 * nothing is remembered, only those are kept that have something left to try.
 */
#include "htn/htn_choices.h"
#include "htn/htn_recall.h"

void gg_choice_begin_methods(const gg_decomposition *search, gg_choice_point *choice,
                             const uint64_t *state)
{
    choice->takes_solutions = false;
    gg_cursor_begin(search->problem, choice->task, state, &choice->as.cursor);
}

/* Where failures are remembered, choices are kept that have nothing left to try, and give way. */
gg_choice_point *gg_choice_keep(gg_decomposition *search, const gg_choice_point *choice)
{
    gg_workspace *memory = search->memory;
    if (search->choice_count == memory->choice_capacity &&
        !(search->recall && search->recall->make_room(search)))
        return NULL;
    uint32_t words = search->problem->domain->word_count;
    gg_copy_words(choice_state(search, search->choice_count), search->state, words);
    gg_choice_point *kept = &memory->choices[search->choice_count++];
    *kept = *choice;
    return kept;
}

void gg_choice_restore_position(gg_decomposition *search, const gg_choice_point *choice)
{
    search->frame = choice->frame;
    search->index = choice->index;
    search->plan->length = choice->plan_length;
    search->memory->chosen_count = choice->chosen_count;
}

void gg_choice_backtrack(gg_decomposition *search)
{
    gg_choice_restore_position(search, &search->memory->choices[search->choice_count - 1]);
    gg_copy_words(search->state, choice_state(search, search->choice_count - 1u),
                  search->problem->domain->word_count);
}

/* -------------------------------------------------------------------- failure */

void gg_choice_fail(gg_decomposition *search)
{
    gg_workspace *memory = search->memory;
    gg_choice_point failed = memory->choices[--search->choice_count];
    if (search->choice_count > 0)
        pass_limits_to_earlier_choice(&memory->choices[search->choice_count - 1], &failed);
    if (!search->remembers || (failed.limits & GG_PERHAPS))
        return;
    gg_copy_words(search->state, choice_state(search, search->choice_count),
                  search->problem->domain->word_count);
    search->recall->note_failure(search, &failed);
}
