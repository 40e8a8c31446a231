/* SPDX-License-Identifier: MIT */
/* Which method of a task comes first, and which takes over: see method_choice.h. */
#include "models/method_choice.h"

int choose_method(const struct method_option *options, int count, int held)
{
    int best = CHOOSES_NONE, of_best = 0;
    for (int i = 0; i < count; i++) {
        int worth = options[i].worth + (i == held ? options[i].inertia : 0);
        bool comes_first =
            best == CHOOSES_NONE || worth > of_best || (worth == of_best && i == held);
        if (!options[i].can || !comes_first)
            continue;
        best = i;
        of_best = worth;
    }
    return best;
}

int find_better_method(const struct method_option *options, int count, int done)
{
    int best = CHOOSES_NONE, above = options[done].worth + options[done].inertia;
    for (int i = 0; i < count && options[done].inertia >= 0; i++)
        if (i != done && options[i].can && options[i].worth > above) {
            best = i;
            above = options[i].worth;
        }
    return best;
}
