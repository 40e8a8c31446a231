/* SPDX-License-Identifier: MIT */
/* The parts of agents, worlds, teams and planners as C, by the rows of memory_plan.h: see parts.h.
 * */
#include "emit/parts.h"

void write_parts(struct writer *writer, enum memory_owner first, enum memory_owner last)
{
    struct memory_sizes sizes = memory_sizes_of(writer->tables);
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        if (part->owner < first || part->owner > last || !memory_count(part, &sizes))
            continue;
        text_add(&writer->text, "    %s %s[", part->type, part->member);
        if (part->times)
            text_add(&writer->text, "%u * ", part->times);
        text_add(&writer->text, "%s", part->more && part->states ? "(" : "");
        if (part->size == SIZE_ONE)
            text_add(&writer->text, "1");
        else
            emit(writer, "$P_$N", memory_constants[part->size].name);
        if (part->more)
            text_add(&writer->text, " + %u%s", part->more, part->states ? ")" : "");
        emit(writer, part->states ? " * $P_STATE_WORDS" : "", "");
        text_add(&writer->text, "]; /* %s */\n", part->comment);
    }
}

void write_wiring(struct writer *writer, enum memory_owner owner, const char *whole,
                  const char *path)
{
    struct memory_sizes sizes = memory_sizes_of(writer->tables);
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        if (part->owner != owner || !sizes.of[part->where])
            continue;
        if (part->pointer)
            text_add(&writer->text, "    %s%s = %s->%s;\n", path, part->pointer, whole,
                     part->member);
        if (!part->capacity)
            continue;
        text_add(&writer->text, "    %s%s = ", path, part->capacity);
        emit(writer, "$P_$N;\n", memory_constants[part->size].name);
    }
}
