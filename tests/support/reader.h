/* SPDX-License-Identifier: MIT */
/*
 * A reader of a document, who does what it tells: writes the blocks of code into files, types the
 * commands, and compares what these print. A command stands behind "    $ ", and what it prints
 * below it. The reader has two folders side by side: goapgen, which is the repository as it is
 * built, and its own, where commands are typed.
 */
#ifndef TESTS_READER_H
#define TESTS_READER_H

#include "support/run.h"

/** The n-th block of code of a language in a Markdown text, from 0 on. fence: its first line, as
 *  "```c\n". */
const char *reader_block(struct pool *pool, const char *text, const char *fence, int n);

/** Asserts that each line which a document shows under a command, up to the next command or the end
 *  of the block, in which lines can be empty, is one that was printed. Lines with "..." are left
 *  out, and bytes where the size of a pointer is another one. */
void reader_check_shown(const char *document, const char *command, const char *printed);

/** A reader's folders: goapgen, and "own" beside it. */
struct scratch reader_new(void);

/** Writes the n-th block of a language into a file of the scratch folder. */
void reader_write_block(const struct scratch *scratch, const char *name, const char *document,
                        const char *fence, int n);

/** Types the first command of a document that begins so, in the reader's own folder, and compares
 *  what is printed with what the document shows. */
void reader_type(const struct scratch *scratch, const char *document, const char *command);

/** Types all commands of a document, in order. */
void reader_type_all(const struct scratch *scratch, const char *document);

#endif
