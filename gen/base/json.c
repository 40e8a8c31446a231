/* SPDX-License-Identifier: MIT */
/* JSON as all commands print it: see json.h. */
#include "base/json.h"

#include <stdlib.h>

/* Real numbers are decimals of a few digits: 0.1 is printed as that. */
enum { PRINTED = JSON_REAL_PRECISION(15) };

static void *memory_of_json(size_t size)
{
    void *memory = malloc(size);
    if (!memory)
        out_of_memory();
    return memory;
}

void set_json_allocators(void)
{
    json_set_alloc_funcs(memory_of_json, free);
}

void object_add_number(json_t *object, const char *key, uint64_t number)
{
    json_object_set_new(object, key, json_integer((json_int_t)number));
}

static int add_bytes_of_json(const char *bytes, size_t length, void *to)
{
    text_add_bytes(to, bytes, length);
    return 0;
}

void text_add_json_value(struct text *to, json_t *json)
{
    (void)json_dump_callback(json, add_bytes_of_json, to, PRINTED);
    json_decref(json);
}

void print_json(json_t *json, unsigned indent)
{
    (void)json_dumpf(json, stdout, PRINTED | JSON_INDENT(indent));
    putchar('\n');
    json_decref(json);
}
