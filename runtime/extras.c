/* SPDX-License-Identifier: MIT */
/*
 * What the tables of most domains name as their extras: nothing. One for all, so that they take a
 * pointer for what few have, and the runtime has no case for those without.
 */
#include "gg_extras.h"

const GG_ROM gg_extras gg_no_extras = {NULL, NULL, NULL, NULL, NULL,
                                       NULL, NULL, NULL, NULL, {0, 0, 0, 0, 0, 0}};
