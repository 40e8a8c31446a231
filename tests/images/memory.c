/* SPDX-License-Identifier: MIT */
/*
 * What the compiler calls of a C library, for machines without one. The build keeps the compiler
 * from making a call of memcpy of the loop in memcpy (-fno-tree-loop-distribute-patterns).
 */
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);

void *memcpy(void *to, const void *from, size_t size)
{
    char *target = to;
    for (const char *source = from; size > 0; size--)
        *target++ = *source++;
    return to;
}

void *memset(void *to, int value, size_t size)
{
    for (unsigned char *target = to; size > 0; size--)
        *target++ = (unsigned char)value;
    return to;
}
