/* SPDX-License-Identifier: MIT */
/* Writes the functions that lead to those of the programmer that walk. See parts.h. */
#include "emit/parts.h"

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
             walks ? ", phase, ($p_symbol)$p_domain.places->symbols[place]);\n}\n\n"
                   : ",\n        ($p_symbol)$p_domain.places->symbols[from], "
                     "($p_symbol)$p_domain.places->symbols[to]);\n}\n\n",
             "");
        write_drawing_call(writer, agent_type, type);
    }
}
