/* SPDX-License-Identifier: MIT */
/*
 * The choices that a decomposition can go back to: a stack, each with the state in which its
 * call began. Rests on htn_methods.c. A choice protects the frames that its position needs; where
 * nothing is remembered, only those are kept that have something left to try.
 */
#include "htn_choices.h"
#include "htn_recall.h"

void gg_choice_plain(const gg_decomposition *search, gg_choice *choice, const uint64_t *state)
{
    choice->takes_ends = false;
    gg_turn_begin(search->problem, choice->task, state, &choice->as.turn);
}

void gg_choice_restore(gg_decomposition *search, const gg_choice *choice)
{
    search->frame = choice->frame;
    search->index = choice->index;
    search->plan->length = choice->plan_length;
    search->memory->chosen_count = choice->chosen_count;
}

void gg_choice_return(gg_decomposition *search)
{
    gg_choice_restore(search, &search->memory->choices[search->choice_count - 1]);
    copy_words(search->state, choice_state(search, search->choice_count - 1u),
               search->problem->domain->word_count);
}

/* ---------------------------------------------------------------- room for one */

/* What limits a choice has met, the one before it has met. */
static void pass_limits(gg_choice *before, const gg_choice *choice)
{
    before->limits = (uint8_t)(before->limits | choice->limits);
}

/* Drops the choice with a number that has nothing left to try, before its failure is known. */
static void drop(gg_decomposition *search, uint16_t number)
{
    gg_workspace *memory = search->memory;
    if (number > 0)
        pass_limits(&memory->choices[number - 1], &memory->choices[number]);
    for (uint16_t i = number + 1u; i < search->choice_count; i++) {
        memory->choices[i - 1] = memory->choices[i];
        copy_words(choice_state(search, i - 1u), choice_state(search, i),
                   search->problem->domain->word_count);
    }
    search->choice_count--;
    for (uint16_t i = 0; memory->starts && i < frame_top(search); i++)
        if (memory->starts[i].choice_count > number)
            memory->starts[i].choice_count--;
}

static bool has_more(const gg_decomposition *search, const gg_choice *choice)
{
    return choice->takes_ends || choice->task >= search->problem->domain->task_count ||
           turn_is_left(&choice->as.turn);
}

bool gg_choices_shrink(gg_decomposition *search)
{
    for (uint16_t i = search->choice_count; i-- > 0;)
        if (!has_more(search, &search->memory->choices[i]))
            drop(search, i);
    return search->choice_count < search->memory->choice_capacity;
}

/* -------------------------------------------------------------------- failure */

void gg_choice_fail(gg_decomposition *search)
{
    gg_workspace *memory = search->memory;
    gg_choice failed = memory->choices[--search->choice_count];
    if (search->choice_count > 0)
        pass_limits(&memory->choices[search->choice_count - 1], &failed);
    if (!search->remembers || (failed.limits & GG_PERHAPS))
        return;
    copy_words(search->state, choice_state(search, search->choice_count),
               search->problem->domain->word_count);
    search->recall->note_failure(search, &failed);
}
