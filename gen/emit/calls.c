/* SPDX-License-Identifier: MIT */
/* Writes the heads of the functions that lead to the programmer's, and what draws around them: see
 * parts.h. */
#include "emit/parts.h"

static bool draws(const struct writer *writer, const struct callback_type *type)
{
    return writer->tables->problem->domain->draws && type->call_kind;
}

void write_call_head(struct writer *writer, const struct agent_type *agent_type,
                     const struct callback_type *type)
{
    text_add(&writer->text, "static %s agent_type__%s__%s%s(gg_agent *agent, %s)\n{\n",
             type->result, agent_type->name, draws(writer, type) ? "draw_" : "", type->member,
             type->arguments);
}

void write_drawing_call(struct writer *writer, const struct agent_type *agent_type,
                        const struct callback_type *type)
{
    const char *name = agent_type->name;
    if (!draws(writer, type))
        return;
    text_add(&writer->text,
             "static %s agent_type__%s__%s(gg_agent *agent, %s)\n{\n"
             "    gg_random own;\n    gg_agent_begin_call(agent, %s, %s, &own);\n",
             type->result, name, type->member, type->arguments, type->call_kind, type->asked);
    text_add(&writer->text,
             "    %s answer = agent_type__%s__draw_%s(agent, %s);\n"
             "    agent->random = own;\n    return answer;\n}\n\n",
             type->result, name, type->member, type->passed);
}
