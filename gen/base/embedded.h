/* SPDX-License-Identifier: MIT */
/* The files that lie in the program as texts, each ended by a NUL: the Makefile makes them into
 * arrays. */
#ifndef GOAPGEN_BASE_EMBEDDED_H
#define GOAPGEN_BASE_EMBEDDED_H

extern const char page_html[], page_css[], page_js[], record_js[]; /* of gen/view/page/ */
extern const char schema_json[];                                   /* of gen/commands/ */

#endif
