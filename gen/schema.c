/* SPDX-License-Identifier: MIT */
/* The JSON Schema of the language, for editors. */
#include "commands.h"

const char schema_text[] = "{}\n";
