/* SPDX-License-Identifier: MIT */
/*
 * The machine of an image that is compiled for this one: the log goes to the standard output.
 */
#include <stdio.h>
#include <stdlib.h>

#include "image.h"

void machine_begin(void)
{
}

void machine_write(const char *text, size_t length)
{
    fwrite(text, 1, length, stdout);
}

void machine_end(bool well)
{
    exit(well && fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE);
}
