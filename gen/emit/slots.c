/* SPDX-License-Identifier: MIT */
/* Writes the slots, and the functions by which a game binds things to them. See parts.h. */
#include "emit/parts.h"

#include <inttypes.h>

/* -------------------------------------------------------------------- tables */

static void write_bits(struct writer *writer, const char *what, size_t slot, const uint64_t *set,
                       size_t count)
{
    if (!set)
        return;
    text_add(&writer->text, "static const GG_ROM uint64_t slots__%s_%zu[] = {", what, slot);
    for (size_t i = 0; i < (count + 63) / 64; i++)
        text_add(&writer->text, "%sUINT64_C(0x%" PRIx64 ")", i ? ", " : "", set[i]);
    text_add(&writer->text, "};\n");
}

/* The facts that go back to their start when a slot is unbound. */
static void write_resets(struct writer *writer, size_t number, const gg_slot *slot)
{
    const struct tables *tables = writer->tables;
    if (!slot->resets)
        return;
    text_add(&writer->text, "static const GG_ROM gg_reset slots__resets_%zu[] = {\n", number);
    for (uint16_t i = 0; i < slot->reset_count; i++) {
        const gg_reset *reset = &slot->resets[i];
        text_add(&writer->text, "    {.start = %" PRIu32 ", .from = ", reset->start);
        if (reset->from == UINT32_MAX)
            text_add(&writer->text, "UINT32_MAX");
        else
            text_add(&writer->text, "%" PRIu32, reset->from);
        text_add(&writer->text, ", .fact = %u}, /* %s */\n", reset->fact,
                 tables->problem->variables[tables->layout.variables[reset->fact]].name);
    }
    text_add(&writer->text, "};\n");
}

static void write_slot(struct writer *writer, size_t number, const gg_slot *slot, struct text *rows)
{
    const gg_domain *domain = &writer->tables->domain;
    struct pool *pool = writer->pool;
    write_bits(writer, "actions", number, slot->actions, domain->action_count);
    write_bits(writer, "goals", number, slot->goals, domain->goal_count);
    write_resets(writer, number, slot);
    text_add(rows, "    {.actions = %s, .goals = %s, .resets = %s,\n     .reset_count = %u, ",
             slot->actions ? pool_format(pool, "slots__actions_%zu", number) : "NULL",
             slot->goals ? pool_format(pool, "slots__goals_%zu", number) : "NULL",
             slot->resets ? pool_format(pool, "slots__resets_%zu", number) : "NULL",
             slot->reset_count);
    const char *name = writer->tables->problem->domain->symbols[slot->symbol].name;
    text_add(rows, ".symbol = %s_%s, .bound = %u},\n", writer->upper, upper_case(pool, name),
             slot->bound);
}

void write_slots(struct writer *writer)
{
    const gg_slots *slots = writer->tables->domain.extras->slots;
    const struct domain *domain = writer->tables->problem->domain;
    struct text rows = {0};
    if (!slots)
        return;
    text_add(&writer->text, "/* What each slot is needed for, and what goes back to its start "
                            "when it is unbound. */\n");
    for (uint16_t i = 0; i < slots->count; i++)
        write_slot(writer, i, &slots->all[i], &rows);
    write_rows(writer, "gg_slot slots__each", &rows);
    text_add(&writer->text, "static const GG_ROM uint16_t slots__ends[] = {");
    for (size_t i = 0, types = 0; i < domain->type_count; i++)
        if (domain->types[i].slots) {
            text_add(&writer->text, "%s%u", types ? ", " : "", slots->ends[types]);
            types++;
        }
    text_add(&writer->text,
             "};\nstatic const GG_ROM gg_slots slots__all = {\n    .part = &gg_slotting, .all = "
             "slots__each, .ends = slots__ends, .count = %u};\n\n",
             slots->count);
}

/* ----------------------------------------------------------------- functions */

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
