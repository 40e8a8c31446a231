/* SPDX-License-Identifier: MIT */
/* Files that lie in the program as texts, each ended by a NUL: the Makefile makes them into arrays,
 * which are named after them. */
#ifndef GOAPGEN_BASE_EMBEDDED_H
#define GOAPGEN_BASE_EMBEDDED_H

/** The page of `goapgen view`: gen/view/page/. */
extern const char page_html[], page_css[], page_js[], record_js[];

/** The texts of generated files: gen/emit/, see template.h there. */
extern const char header_template[], source_template[];

/** What is fixed of the JSON Schema: gen/commands/. */
extern const char schema_json[];

#endif
