/* SPDX-License-Identifier: MIT */
/*
 * What the parts of the fuzzer share. The linker puts its own functions in the place of
 * those that touch files and of those that plan (`-Wl,--wrap`, see the Makefile): the
 * first are answered from the input, what the second find is replayed.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include "base/memory.h"

/** Sets the input that the program's files are read from: a domain, and behind lines
 *  "#file NAME" the other files, all in one folder. The bytes stay where they are. NULL:
 *  the program does not run any more, and files are what they are on this machine. */
void files_set(const uint8_t *data, size_t size);

/** Ends the program with a stack trace where something holds that never may. */
void never(bool fault);

#endif
