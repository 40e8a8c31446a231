/* SPDX-License-Identifier: MIT */
/* Writes the functions by which a game binds things to slots. See parts.h. */
#include "emit/parts.h"

/* The functions of a type of slots; those with a world or with an agent, by who binds. */
static void write_functions_of(struct writer *writer, const struct object_type *type, size_t number)
{
    const char *name = type->name, *whose = type->shared ? "world" : "agent";
    emit(
        writer,
        "/** Binds a handle to a slot of '$n', as a number of the game for one of them. Gives the\n"
        " *  slot: the one that has it already, or the first that is empty; GG_NONE: none is.\n"
        " *  See gg_slots.h. */\n"
        "static inline uint16_t $p_$n_bind($p_",
        name);
    text_add(&writer->text, "%s *%s, uint32_t handle)\n{\n    return gg_%s_bind(&%s->core, %zu, ",
             whose, whose, whose, whose, number);
    emit(writer,
         "handle);\n}\n\n/** Unbinds a handle. False if it is bound to no slot. */\n"
         "static inline bool $p_$n_unbind($p_",
         name);
    text_add(&writer->text,
             "%s *%s, uint32_t handle)\n{\n    return gg_%s_unbind(&%s->core, %zu, handle);\n}\n\n",
             whose, whose, whose, whose, number);
    emit(writer,
         "/** The handle of a slot, GG_NO_HANDLE if it is empty. While an action is done with the\n"
         " *  slot, and stopped as it was unbound, it is the one with which the action began. */\n"
         "static inline uint32_t $p_$n_handle(const $p_agent *agent, $p_symbol slot)\n{\n"
         "    return gg_agent_handle(&agent->core, (uint16_t)slot);\n}\n\n",
         name);
    if (type->shared)
        emit(writer,
             "static inline uint32_t $p_world_$n_handle(const $p_world *world, $p_symbol slot)\n{\n"
             "    return gg_world_handle(&world->core, (uint16_t)slot);\n}\n\n",
             name);
}

void write_slot_functions(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0, number = 0; i < domain->type_count; i++)
        if (domain->types[i].slots)
            write_functions_of(writer, &domain->types[i], number++);
}
