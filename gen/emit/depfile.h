/* SPDX-License-Identifier: MIT */
/* The rule that tells Make, Ninja and CMake which files the outputs were made from. */
#ifndef GOAPGEN_EMIT_DEPFILE_H
#define GOAPGEN_EMIT_DEPFILE_H

#include "base/memory.h"

/** The first path that no rule of Make can name, as Make would take part of it for
 *  something else; NULL if there is none. */
const char *depfile_find_unwritable_path(const char *const *paths, size_t count);

/** The text of a depfile: a rule of Make by which the outputs, in order, depend on the inputs. Each
 *  input has a rule without a recipe too, so that Make goes on where one is gone. */
struct text depfile_text(const char *const *outputs, size_t output_count, const char *const *inputs,
                         size_t input_count);

#endif
