/* SPDX-License-Identifier: MIT */
/* Writes where the places are, and the functions that lead to those of the programmer that walk.
 * See parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

static const char *place_name(const struct writer *writer, uint16_t place)
{
    const struct domain *domain = writer->tables->problem->domain;
    return domain->symbols[writer->tables->domain.places->symbols[place]].name;
}

static void write_points(struct writer *writer, const gg_places *places)
{
    text_add(&writer->text, "static const GG_ROM gg_point places__points[] = {\n");
    for (uint16_t i = 0; i < places->count; i++)
        text_add(&writer->text, "    {%" PRId32 ", %" PRId32 "}, /* %s */\n", places->points[i].x,
                 places->points[i].y, place_name(writer, i));
    text_add(&writer->text, "};\n");
}

void write_places(struct writer *writer)
{
    const gg_places *places = writer->tables->domain.places;
    if (!places)
        return;
    if (places->points)
        write_points(writer, places);
    text_add(&writer->text, "static const GG_ROM uint16_t places__symbols[] = {\n");
    for (uint16_t i = 0; i < places->count; i++)
        emit(writer, "    $P_$N,\n", place_name(writer, i));
    text_add(&writer->text,
             "};\nstatic const GG_ROM gg_places places__all = {\n    .points = %s, .symbols = "
             "places__symbols, .speed = %" PRIu32 ", .fact = %u, .count = %u};\n\n",
             places->points ? "places__points" : "NULL", places->speed, places->fact,
             places->count);
}

void write_walking(struct writer *writer, const struct agent_type *agent_type,
                   const struct callbacks *callbacks)
{
    for (size_t i = 0; i < callbacks->count; i++) {
        const struct callback *callback = &callbacks->items[i];
        bool walks = callback->kind == CALLBACK_WALK;
        if (!walks && callback->kind != CALLBACK_TRAVEL)
            continue;
        const struct callback_type *type = &callback_types[callback->kind];
        write_call_head(writer, agent_type, type);
        text_add(&writer->text, "    return %s((%s_agent *)(void *)agent",
                 callback_name(writer, agent_type, callback), writer->prefix);
        emit(writer,
             walks ? ", phase, ($p_symbol)places__symbols[place]);\n}\n\n"
                   : ",\n        ($p_symbol)places__symbols[from], "
                     "($p_symbol)places__symbols[to]);\n}\n\n",
             "");
        write_drawing_call(writer, agent_type, type);
    }
}
