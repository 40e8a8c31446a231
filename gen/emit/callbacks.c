/* SPDX-License-Identifier: MIT */
/* From the tables to the programmer's functions: see parts.h. */

#include "domain/agent_type.h"
#include "emit/parts.h"

#include <inttypes.h>

/* ", (guard_symbol)arguments[0]" and so on. */
static const char *passed_arguments(struct writer *writer, const struct parameters *parameters)
{
    const char *list = "";
    for (size_t i = 0; i < parameters->count; i++)
        list = pool_format(writer->pool, "%s, (%s_symbol)arguments[%zu]", list, writer->prefix, i);
    return list;
}

static bool is_called(const struct character *character, const struct action *action,
                      function_name *name)
{
    return can_do(character, action) && name(action);
}

static bool any_arguments(const struct writer *writer, const struct character *character,
                          function_name *name)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < domain->action_count; i++)
        if (is_called(character, domain->actions[i], name) && domain->actions[i]->parameters.count)
            return true;
    return false;
}

static bool any_called(const struct writer *writer, const struct character *character,
                       function_name *name)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < domain->action_count; i++)
        if (is_called(character, domain->actions[i], name))
            return true;
    return false;
}

static bool any_priority(const struct writer *writer, const struct character *character)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < domain->goal_count; i++)
        if (has_goal(character, &domain->goals[i]) && domain->goals[i].priority_call)
            return true;
    return false;
}

static void open_switch(struct writer *writer, const struct character *character,
                        function_name *name)
{
    emit(writer, "    $p_agent *self = ($p_agent *)(void *)agent;\n", "");
    if (any_arguments(writer, character, name))
        emit(writer, "    const uint16_t *arguments = $p_domain.actions[action].arguments;\n", "");
    emit(writer, "    switch ($p_domain.actions[action].written) {\n", "");
}

static void write_run(struct writer *writer, const struct character *character)
{
    const struct domain *domain = writer->tables->problem->domain;
    emit(writer,
         "static gg_status character__$n__run(gg_agent *agent, uint16_t action, gg_phase "
         "phase)\n{\n",
         character->name);
    size_t count = 0;
    for (size_t i = 0; i < domain->action_count; i++)
        count += can_do(character, domain->actions[i]);
    if (!count) {
        text_add(&writer->text, "    (void)agent;\n    (void)action;\n    (void)phase;\n"
                                "    return GG_INVALID;\n}\n\n");
        return;
    }
    open_switch(writer, character, task_of);
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (!can_do(character, action))
            continue;
        emit(writer, "    case $P_ACTION_$N:\n", action->name);
        text_add(&writer->text, "        return %s_task_%s(self, phase%s);\n",
                 character_prefix(writer, character), action->name,
                 passed_arguments(writer, &action->parameters));
    }
    text_add(&writer->text, "    default:\n        return GG_INVALID;\n    }\n}\n\n");
}

/* A function that asks what an action's call answers: "bool", "precondition",
 * "check" and what the answer is where there is no call. */
struct asking {
    const char *type, *name, *stub, *otherwise;
    function_name *call;
};

static void write_asking(struct writer *writer, const struct character *character,
                         const struct asking *asking)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!any_called(writer, character, asking->call))
        return;
    text_add(&writer->text, "static %s character__%s__%s(gg_agent *agent, uint16_t action)\n{\n",
             asking->type, character->name, asking->name);
    open_switch(writer, character, asking->call);
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (!is_called(character, action, asking->call))
            continue;
        emit(writer, "    case $P_ACTION_$N:\n", action->name);
        text_add(&writer->text, "        return %s_%s_%s(self%s);\n",
                 character_prefix(writer, character), asking->stub, asking->call(action),
                 passed_arguments(writer, &action->parameters));
    }
    text_add(&writer->text, "    default:\n        return %s;\n    }\n}\n\n", asking->otherwise);
}

static void write_priority(struct writer *writer, const struct character *character)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!any_priority(writer, character))
        return;
    emit(writer,
         "static int32_t character__$n__priority(gg_agent *agent, uint16_t goal)\n{\n"
         "    $p_agent *self = ($p_agent *)(void *)agent;\n    switch (goal) {\n",
         character->name);
    for (size_t i = 0; i < domain->goal_count; i++) {
        const struct goal *goal = &domain->goals[i];
        if (!has_goal(character, goal) || !goal->priority_call)
            continue;
        emit(writer, "    case $P_GOAL_$N:\n", goal->name);
        text_add(&writer->text, "        return %s_priority_%s(self);\n",
                 character_prefix(writer, character), goal->priority_call);
    }
    text_add(&writer->text, "    default:\n        return 0;\n    }\n}\n\n");
}

/* Whether a method that the character may come to has a called score; `argued`: one that
 * takes arguments. */
static bool any_score(const struct writer *writer, const struct character *character, bool argued)
{
    const struct domain *domain = writer->tables->problem->domain;
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            if (has_task(character, domain->tasks[i]) &&
                called_score(domain->tasks[i], &domain->tasks[i]->methods[j]) &&
                (!argued || domain->tasks[i]->methods[j].parameters.count))
                return true;
    return false;
}

static void write_score_case(struct writer *writer, const struct character *character,
                             const struct method *method)
{
    text_add(&writer->text, "    case %zu:\n        return %s_score_%s(self%s);\n", method->number,
             character_prefix(writer, character), method->score,
             passed_arguments(writer, &method->parameters));
}

static void write_score(struct writer *writer, const struct character *character)
{
    const struct domain *domain = writer->tables->problem->domain;
    if (!any_score(writer, character, false))
        return;
    emit(writer,
         "static int32_t character__$n__score(gg_agent *agent, uint16_t task, uint16_t method)\n{\n"
         "    $p_agent *self = ($p_agent *)(void *)agent;\n"
         "    const gg_method *tried = &$p_domain.tasks[task].methods[method];\n",
         character->name);
    if (any_score(writer, character, true))
        text_add(&writer->text, "    const uint16_t *arguments = tried->arguments;\n");
    text_add(&writer->text, "    switch (tried->scored) {\n");
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            if (has_task(character, domain->tasks[i]) &&
                called_score(domain->tasks[i], &domain->tasks[i]->methods[j]))
                write_score_case(writer, character, &domain->tasks[i]->methods[j]);
    text_add(&writer->text, "    default:\n        return 0;\n    }\n}\n\n");
}

static void write_action_set(struct writer *writer, const struct character *character,
                             const uint64_t *set)
{
    if (!set)
        return;
    emit(writer, "static const uint64_t character__$n__actions[] = {", character->name);
    for (size_t i = 0; i <= writer->tables->problem->action_count / 64; i++)
        text_add(&writer->text, "%sUINT64_C(0x%" PRIx64 ")", i ? ", " : "", set[i]);
    text_add(&writer->text, "};\n");
}

/* ".sense = character__cat__sense", or NULL where the character has no such function. */
static void write_call(struct writer *writer, const struct character *character, const char *name,
                       bool has_it)
{
    text_add(&writer->text, "    .%s = %s,\n", name,
             has_it ? pool_format(writer->pool, "character__%s__%s", character->name, name)
                    : "NULL");
}

static void write_calls(struct writer *writer, const struct character *character)
{
    static const struct asking precondition = {"bool", "precondition", "check", "true", check_of},
                               cost = {"uint16_t", "cost", "cost", "0", cost_of};
    write_run(writer, character);
    write_asking(writer, character, &precondition);
    write_asking(writer, character, &cost);
    write_priority(writer, character);
    write_score(writer, character);
    write_sense(writer, character);
    write_apply(writer, character);
    text_add(&writer->text, "static const gg_calls character__%s__calls = {\n", character->name);
    write_call(writer, character, "run", true);
    write_call(writer, character, "precondition", any_called(writer, character, check_of));
    write_call(writer, character, "cost", any_called(writer, character, cost_of));
    write_call(writer, character, "priority", any_priority(writer, character));
    write_call(writer, character, "score", any_score(writer, character, false));
    write_call(writer, character, "sense", any_sense(writer, character));
    write_call(writer, character, "apply", any_apply(writer, character));
    text_add(&writer->text, "};\n");
}

/* What it chooses among, and what it looks at for that. */
static void write_goal_list(struct writer *writer, const char *name, const gg_character *row)
{
    if (!row->goal_count)
        return;
    text_add(&writer->text, "static const uint16_t %s__goals[] = {", name);
    for (uint16_t i = 0; i < row->goal_count; i++)
        emit(writer, i ? ", $P_GOAL_$N" : "$P_GOAL_$N",
             writer->tables->problem->domain->goals[row->goals[i]].name);
    text_add(&writer->text, "};\n");
    write_words(writer, pool_format(writer->pool, "%s__concerns", name), row->concerns);
}

static const char *concerns_name(struct writer *writer, const char *name, const gg_character *row)
{
    const char *words = pool_format(writer->pool, "%s__concerns__words", name);
    return words_name(writer, words, row->concerns);
}

void write_glue(struct writer *writer)
{
    const struct domain *domain = writer->tables->problem->domain;
    const gg_character *characters = writer->tables->domain.characters;
    struct text rows = {0};
    write_values(writer);
    for (size_t i = 0; i < domain->character_count; i++) {
        const struct character *character = &domain->characters[i];
        const char *name = pool_format(writer->pool, "character__%s", character->name);
        write_calls(writer, character);
        write_action_set(writer, character, characters[i].actions);
        write_goal_list(writer, name, &characters[i]);
        const char *task = characters[i].task == GG_NONE
                               ? "GG_NONE"
                               : pool_format(writer->pool, "%u", characters[i].task);
        bool guided = characters[i].guides != NULL;
        text_add(&rows,
                 "    {.actions = %s%s, .calls = &%s__calls,\n"
                 "     .guides = %s%s, .goals = %s%s,\n",
                 character->actions ? name : "NULL", character->actions ? "__actions" : "", name,
                 guided ? name : "NULL", guided ? "__guides" : "",
                 characters[i].goals ? name : "NULL", characters[i].goals ? "__goals" : "");
        text_add(&rows, "     .concerns = %s, .goal_count = %u, .task = %s}, /* %s */\n",
                 concerns_name(writer, name, &characters[i]), characters[i].goal_count, task,
                 character->name);
    }
    text_add(&writer->text, "\nstatic const gg_character characters__all[] = {\n%s};\n\n",
             rows.data);
    text_free(&rows);
}
