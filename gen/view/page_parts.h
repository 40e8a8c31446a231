/* SPDX-License-Identifier: MIT */
/* The files of gen/view/page/ as texts, each ended by a NUL: the Makefile makes them into
 * arrays. */
#ifndef GOAPGEN_VIEW_PAGE_PARTS_H
#define GOAPGEN_VIEW_PAGE_PARTS_H

extern const char page_html[], page_css[], page_js[], record_js[];

#endif
