/* SPDX-License-Identifier: MIT */
/* What an agent is doing and pursuing, in the words of the YAML: the structures and the functions
 * that tell it, and the names of symbols. See parts.h. */
#include "emit/parts.h"

/* The most parameters that an action has. */
static size_t most_parameters(const struct domain *domain)
{
    size_t most = 0;
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->parameters.count > most)
            most = domain->actions[i]->parameters.count;
    return most;
}

/* The most parameters that a goal has. */
static size_t most_goal_parameters(const struct domain *domain)
{
    size_t most = 0;
    for (size_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].parameters.count > most)
            most = domain->goals[i].parameters.count;
    return most;
}

/* ------------------------------------------------------------------ header */

static void write_pursuit(struct writer *writer)
{
    size_t most = most_goal_parameters(writer->tables->problem->domain);
    if (!most)
        return;
    emit(writer,
         "/** What an agent pursues: a goal of the YAML, and the symbols of its parameters. */\n"
         "typedef struct $p_agent_pursuit {\n"
         "    $p_goal goal; /**< $P_GOAL_NONE: its root task, or nothing */\n"
         "    $p_symbol arguments[",
         "");
    text_add(&writer->text,
             "%zu]; /**< in order; where the goal has fewer, the others mean nothing */\n", most);
    emit(writer, "} $p_agent_pursuit;\n\n", "");
}

void write_activity(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    size_t most = most_parameters(domain);
    write_pursuit(writer);
    if (!domain->action_count)
        return;
    emit(writer,
         "/** What an agent is doing: an action of the YAML, and the symbols of its\n"
         " *  parameters. */\n"
         "typedef struct $p_agent_activity {\n"
         "    $p_action action; /**< $P_ACTION_NONE: nothing */\n",
         "");
    if (most) {
        emit(writer, "    $p_symbol arguments[", "");
        text_add(&writer->text,
                 "%zu]; /**< in order; where the action has fewer, the others mean nothing */\n",
                 most);
    }
    emit(writer, "} $p_agent_activity;\n\n", "");
}

void declare_doing(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (domain->action_count)
        emit(writer,
             "/** The action that is running; $P_ACTION_NONE where none is. */\n"
             "$p_agent_activity $p_agent_doing(const $p_agent *agent);\n\n",
             "");
    if (domain->symbol_count)
        emit(writer,
             "/** The name of a symbol in the YAML; \"\" if there is no such symbol, and in a\n"
             " *  build that leaves names out (GG_NO_NAMES). */\n"
             "const char *$p_symbol_name($p_symbol symbol);\n\n",
             "");
}

/* ------------------------------------------------------------------ source */

/* How many arguments a ground action has is told by the action of the YAML. */
static void doing_write_counts(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    text_add(&writer->text, "    static const GG_ROM uint8_t counts[] = {");
    for (size_t i = 0; i < domain->action_count; i++)
        text_add(&writer->text, "%s%zu", i ? ", " : "", domain->actions[i]->parameters.count);
    text_add(&writer->text, "}; /* by action: its parameters */\n");
}

static void write_agent_doing(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    bool argued = most_parameters(domain) > 0;
    emit(writer, "$p_agent_activity $p_agent_doing(const $p_agent *agent)\n{\n", "");
    if (argued)
        doing_write_counts(writer);
    emit(writer,
         argued ? "    $p_agent_activity doing = {$P_ACTION_NONE, {$P_$N}};\n"
                : "    $p_agent_activity doing = {$P_ACTION_NONE};\n",
         argued ? domain->symbols[0].name : "");
    emit(writer,
         "    uint16_t number = gg_agent_action(&agent->core);\n"
         "    if (number == GG_NONE)\n        return doing;\n"
         "    const GG_ROM gg_action *action = &$p_domain.actions[number];\n"
         "    doing.action = ($p_action)action->source_index;\n",
         "");
    if (argued)
        emit(writer,
             "    for (uint8_t i = 0; i < counts[action->source_index]; i++)\n"
             "        doing.arguments[i] = ($p_symbol)action->arguments[i];\n",
             "");
    text_add(&writer->text, "    return doing;\n}\n\n");
}

static void write_pursuing(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    emit(writer,
         "uint16_t $p_goal_number($p_goal goal, const $p_symbol *arguments)\n{\n"
         "    uint16_t symbols[",
         "");
    text_add(&writer->text, "%zu] = {0};\n", most_goal_parameters(domain));
    emit(writer,
         "    if ((size_t)goal >= $p_domain.goal_source_count)\n        return GG_NONE;\n"
         "    for (uint16_t i = 0; i < $p_domain.goal_sources[goal].parameter_count; i++)\n"
         "        symbols[i] = (uint16_t)arguments[i];\n"
         "    return gg_goal_find(&$p_domain, (uint16_t)goal, symbols);\n}\n\n"
         "$p_agent_pursuit $p_agent_pursuing(const $p_agent *agent)\n{\n"
         "    $p_agent_pursuit pursuit = {$P_GOAL_NONE, {$P_$N}};\n"
         "    const GG_ROM uint16_t *arguments;\n"
         "    uint16_t goal = gg_goal_source_of(&$p_domain, agent->core.goal, &arguments);\n"
         "    if (goal == GG_NONE)\n        return pursuit;\n"
         "    pursuit.goal = ($p_goal)goal;\n"
         "    for (uint16_t i = 0; i < $p_domain.goal_sources[goal].parameter_count; i++)\n"
         "        pursuit.arguments[i] = ($p_symbol)arguments[i];\n"
         "    return pursuit;\n}\n\n",
         domain->symbols[0].name);
}

static void write_symbol_name(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    emit(writer,
         "const char *$p_symbol_name($p_symbol symbol)\n{\n"
         "#ifndef GG_NO_NAMES\n    static const char *const names[] = {\n",
         "");
    for (size_t i = 0; i < domain->symbol_count; i++)
        text_add(&writer->text, "        %s,\n",
                 string_literal(writer->pool, domain->symbols[i].name));
    text_add(&writer->text, "    };\n"
                            "    if ((size_t)symbol < sizeof names / sizeof *names)\n"
                            "        return names[symbol];\n"
                            "#else\n    (void)symbol;\n#endif\n    return \"\";\n}\n\n");
}

void write_doing(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (domain->action_count)
        write_agent_doing(writer);
    if (any_argued_goal(domain))
        write_pursuing(writer);
    if (domain->symbol_count)
        write_symbol_name(writer);
}
