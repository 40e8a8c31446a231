/* SPDX-License-Identifier: MIT */
/* Symbols that a fact never is: see fillers.h. */
#include "models/fillers.h"

void write_fillers(struct text *yaml, int first, int count)
{
    for (int i = 0; i < count; i++)
        text_add(yaml, "%sz%d", i ? ", " : "", first + i);
}
