/* SPDX-License-Identifier: MIT */
/* The typed getters and setters of the generated header. */
#ifndef GOAPGEN_EMIT_ACCESSORS_H
#define GOAPGEN_EMIT_ACCESSORS_H

#include "emit/writer.h"

/** Adds the accessors of all facts. */
void write_accessors(struct writer *writer);

/** The C type in which a fact's value is given: "bool", "cat_symbol", "int32_t"
 *  or, for decimal steps, "double". */
const char *value_type(struct writer *writer, const struct fact *fact);

/** The parameters of a fact's accessor as declared: ", guard_symbol device", and
 *  as passed on: ", device". The names are those of the types, numbered where a
 *  type comes twice. */
const char *fact_parameters(struct writer *writer, const struct fact *fact, bool declared);

/** The name of one of them. */
const char *fact_parameter(struct writer *writer, const struct fact *fact, size_t index);

/** The statements that return the value whose packed form, as gg_read tells it, is in
 *  `packed`. */
void write_unpacking(struct writer *writer, const struct fact *fact);

#endif
