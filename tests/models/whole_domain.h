/* SPDX-License-Identifier: MIT */
/*
 * Random small domains of all parts of the language, for what is to cope with any domain. Nothing is
 * known of what they mean. Some have errors, as what is put together may not fit.
 */
#ifndef TESTS_WHOLE_DOMAIN_H
#define TESTS_WHOLE_DOMAIN_H

#include "support/support.h"

/** The YAML of a domain. */
struct text whole_domain_random(struct dice *dice);

#endif
