/* SPDX-License-Identifier: MIT */
/* The parts of cat.c that are no tables of the domain itself. */
#ifndef GOAPGEN_WRITE_GLUE_H
#define GOAPGEN_WRITE_GLUE_H

#include "writer.h"

/** The functions that lead from the tables to the programmer's functions, and
 *  the table of the characters. */
void write_glue(struct writer *writer);

/** The names and labels, for traces. */
void write_names(struct writer *writer);

#endif
