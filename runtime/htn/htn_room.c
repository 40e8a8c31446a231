/* SPDX-License-Identifier: MIT */
/*
 * Room for one more choice, where failures are remembered: choices with nothing left to try are
 * then kept until their failure is known, and give way if there is no room. Rests on htn_choices.h.
 */
#include "htn/htn_choices.h"
#include "htn/htn_recall.h"

/* Drops the choice with a number that has nothing left to try, before its failure is known. */
static void room_drop(gg_decomposition *search, uint16_t number)
{
    gg_workspace *memory = search->memory;
    if (number > 0)
        pass_limits_to_earlier_choice(&memory->choices[number - 1], &memory->choices[number]);
    for (uint16_t i = number + 1u; i < search->choice_count; i++) {
        memory->choices[i - 1] = memory->choices[i];
        gg_copy_words(choice_state(search, i - 1u), choice_state(search, i),
                      search->problem->domain->word_count);
    }
    search->choice_count--;
    for (uint16_t i = 0; memory->starts && i < first_free_frame(search); i++)
        if (memory->starts[i].choice_count > number)
            memory->starts[i].choice_count--;
}

static bool has_more(const gg_decomposition *search, const gg_choice_point *choice)
{
    return choice->takes_solutions || choice->task >= search->problem->domain->task_count ||
           cursor_is_open(&choice->as.cursor);
}

bool gg_choices_drop_exhausted(gg_decomposition *search)
{
    for (uint16_t i = search->choice_count; i-- > 0;)
        if (!has_more(search, &search->memory->choices[i]))
            room_drop(search, i);
    return search->choice_count < search->memory->choice_capacity;
}
