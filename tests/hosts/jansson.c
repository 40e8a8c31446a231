/* SPDX-License-Identifier: MIT */
/*
 * Stands for jansson on hosts whose jansson is not there: what is compared of them is C, and no
 * JSON. Only the first of these functions is called; the others have the names alone.
 */
#include <stdlib.h>

void json_set_alloc_funcs(void *(*take)(size_t), void (*give)(void *));

void json_set_alloc_funcs(void *(*take)(size_t), void (*give)(void *))
{
    (void)take;
    (void)give;
}

#define NOT_CALLED(function)                                                                       \
    void function(void);                                                                           \
    void function(void)                                                                            \
    {                                                                                              \
        exit(99);                                                                                  \
    }

NOT_CALLED(json_array)
NOT_CALLED(json_array_append_new)
NOT_CALLED(json_array_get)
NOT_CALLED(json_array_size)
NOT_CALLED(json_delete)
NOT_CALLED(json_dump_callback)
NOT_CALLED(json_dumpf)
NOT_CALLED(json_false)
NOT_CALLED(json_integer)
NOT_CALLED(json_integer_value)
NOT_CALLED(json_loadb)
NOT_CALLED(json_loads)
NOT_CALLED(json_null)
NOT_CALLED(json_object)
NOT_CALLED(json_object_get)
NOT_CALLED(json_object_set_new)
NOT_CALLED(json_object_update)
NOT_CALLED(json_pack)
NOT_CALLED(json_real)
NOT_CALLED(json_sprintf)
NOT_CALLED(json_string)
NOT_CALLED(json_string_length)
NOT_CALLED(json_string_value)
NOT_CALLED(json_stringn)
NOT_CALLED(json_true)
