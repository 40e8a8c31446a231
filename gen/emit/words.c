/* SPDX-License-Identifier: MIT */
/* The words of templates: see template.h. Those of facts are in fact_words.c, those of functions that
 * lead to the game in call_words.c. */
#include "emit/emit.h"

#include <inttypes.h>
#include <string.h>

/* -------------------------------------------------------------------- loops */

static enum loop_step item(struct scope *scope, const char *name, size_t number, struct place place)
{
    scope->name = name;
    scope->number = number;
    scope->place = place;
    return LOOP_ITEM;
}

static enum loop_step next_size(struct scope *scope, size_t i)
{
    const struct memory_constant *constant = &memory_constants[i];
    enum memory_size size = (enum memory_size)i;
    if (i == SIZE_COUNT)
        return LOOP_END;
    if (!constant->comment ||
        (scope->declarations ? !memory_constant_is_reserved(scope->domain, size)
                             : memory_constant_is_optional(size) && !scope->writer->sizes.of[i]))
        return LOOP_LEAVE_OUT;
    scope->comment = constant->comment;
    return item(scope, constant->name, scope->writer->sizes.of[i], (struct place){0});
}

/* Facts that stand for cooldowns are not the user's. */
static enum loop_step next_fact(struct scope *scope, size_t i)
{
    if (i == scope->domain->fact_count)
        return LOOP_END;
    scope->fact = scope->domain->facts[i];
    return scope->fact->is_cooldown ? LOOP_LEAVE_OUT
                                    : item(scope, scope->fact->name, i, scope->fact->place);
}

static enum loop_step next_changing_fact(struct scope *scope, size_t i)
{
    enum loop_step step = next_fact(scope, i);
    if (step != LOOP_ITEM || scope->fact->constant)
        return step == LOOP_END ? LOOP_END : LOOP_LEAVE_OUT;
    if (!scope->declarations)
        scope->number = scope->writer->tables->layout.numbers[scope->fact->first];
    return LOOP_ITEM;
}

static enum loop_step next_symbol(struct scope *scope, size_t i)
{
    if (i == scope->domain->symbol_count)
        return LOOP_END;
    return item(scope, scope->domain->symbols[i].name, i, scope->domain->symbols[i].place);
}

static enum loop_step next_action(struct scope *scope, size_t i)
{
    if (i == scope->domain->action_count)
        return LOOP_END;
    return item(scope, scope->domain->actions[i]->name_in_c, i, scope->domain->actions[i]->place);
}

/* Those without parameters, by number, as they are outside of a `while`; all of the YAML where only
 * names matter. */
static enum loop_step next_task(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    const struct problem *problem = scope->declarations ? NULL : scope->writer->tables->problem;
    if (i == (problem ? problem->task_count : domain->task_count))
        return LOOP_END;
    const struct task *task = problem ? problem->tasks[i].task : domain->tasks[i];
    bool left_out = problem ? !task || task->parameters.count > 0 || problem->tasks[i].variant > 0
                            : task->is_each;
    return left_out ? LOOP_LEAVE_OUT : item(scope, task->name, i, task->place);
}

static enum loop_step next_goal(struct scope *scope, size_t i)
{
    if (i == scope->domain->goal_count)
        return LOOP_END;
    return item(scope, scope->domain->goals[i].name, i, scope->domain->goals[i].place);
}

static enum loop_step next_skill(struct scope *scope, size_t i)
{
    if (i == scope->domain->skill_count)
        return LOOP_END;
    return item(scope, scope->domain->skills[i].name, i, scope->domain->skills[i].place);
}

static enum loop_step next_data_field(struct scope *scope, size_t i)
{
    if (i == scope->domain->data_field_count)
        return LOOP_END;
    scope->field = &scope->domain->data_fields[i];
    scope->fact = &scope->field->type;
    return item(scope, scope->fact->name, i, scope->fact->place);
}

static enum loop_step next_agent_type(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    if (i == domain->agent_type_count)
        return LOOP_END;
    scope->agent_type = &domain->agent_types[i];
    scope->callbacks = callbacks_of(scope->writer->pool, domain, scope->agent_type);
    return item(scope, scope->agent_type->name, i,
                domain->agent_type_count > 1 ? scope->agent_type->place : (struct place){0});
}

/* The types whose objects are parameters of facts; all where only names matter. */
static enum loop_step next_parameter_type(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    if (i == domain->type_count)
        return LOOP_END;
    scope->type = &domain->types[i];
    bool used = scope->declarations != NULL;
    for (size_t j = 0; j < domain->fact_count; j++)
        for (size_t k = 0; k < domain->facts[j]->parameter_count; k++)
            used |=
                !domain->facts[j]->is_cooldown && domain->facts[j]->parameters[k] == scope->type;
    return used ? item(scope, scope->type->name, i, scope->type->place) : LOOP_LEAVE_OUT;
}

static enum loop_step next_object(struct scope *scope, size_t i)
{
    const struct symbol_set *objects = &scope->type->objects;
    if (i == objects->count)
        return LOOP_END;
    return item(scope, scope->domain->symbols[objects->symbols[i]].name, i, scope->place);
}

static enum loop_step next_slots(struct scope *scope, size_t i)
{
    const struct domain *domain = scope->domain;
    size_t number = 0;
    if (i == domain->type_count)
        return LOOP_END;
    scope->type = &domain->types[i];
    for (size_t j = 0; j < i; j++)
        number += domain->types[j].slots > 0;
    return scope->type->slots ? item(scope, scope->type->name, number, scope->type->place)
                              : LOOP_LEAVE_OUT;
}

static enum loop_step next_stub(struct scope *scope, size_t i)
{
    return i == scope->stub_count ? LOOP_END
                                  : item(scope, scope->stubs[i].name, i, (struct place){0});
}

static enum loop_step next_ground_action(struct scope *scope, size_t i)
{
    if (i == scope->writer->tables->problem->rows.count)
        return LOOP_END;
    return item(scope, identifier_of_action_row(scope->writer, i), i, (struct place){0});
}

static enum loop_step next_ground_task(struct scope *scope, size_t i)
{
    if (i == scope->writer->tables->problem->task_count)
        return LOOP_END;
    return item(scope, identifier_of_ground_task(scope->writer, i), i, (struct place){0});
}

/* Whether a loop would come to anything. */
static bool any(const struct scope *scope, loop_item_setter *enter)
{
    struct scope inner = *scope;
    enum loop_step step = scope->declarations ? LOOP_ITEM : LOOP_LEAVE_OUT;
    for (size_t i = 0; step == LOOP_LEAVE_OUT; i++)
        step = enter(&inner, i);
    return step == LOOP_ITEM;
}

/* ------------------------------------------------------------------- memory */

/* The arrays of the parts of some owners, as members of a structure. */
static void write_parts(const struct scope *scope, enum memory_owner first, enum memory_owner last)
{
    struct writer *writer = scope->writer;
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        if (part->owner < first || part->owner > last ||
            !memory_element_count(part, &writer->sizes))
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

/* The statements that set the pointers and capacities of an owner, which `path` leads to; whole: the
 * variable that has its parts. */
static void write_pointers(const struct scope *scope, enum memory_owner owner, const char *whole,
                           const char *path)
{
    struct writer *writer = scope->writer;
    for (size_t i = 0; i < memory_part_count; i++) {
        const struct memory_part *part = &memory_parts[i];
        if (part->owner != owner || !writer->sizes.of[part->where])
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

/* --------------------------------------------------------------------- data */

/* low + value * step, as a decimal number where the field has steps between whole ones. */
static const char *number_text(struct writer *writer, const struct number_scale *scale,
                               uint32_t value)
{
    int64_t number = scale->low + value * scale->step, divisor = scale->divisor;
    if (divisor == 1)
        return number == INT32_MIN ? "INT32_MIN" : pool_format(writer->pool, "%" PRId64, number);
    for (; divisor > 10 && number % 10 == 0; divisor /= 10)
        number /= 10;
    int digits = 0;
    for (int64_t i = divisor; i > 1; i /= 10)
        digits++;
    int64_t size = number < 0 ? -number : number;
    return pool_format(writer->pool, "%s%" PRId64 ".%0*" PRId64, number < 0 ? "-" : "",
                       size / divisor, digits, size % divisor);
}

/* The value of a field that is no text. */
static void write_datum(struct writer *writer, const struct fact *type, uint32_t value)
{
    if (type->kind == GG_BOOL)
        text_add(&writer->text, value ? "true" : "false");
    else if (type->kind == GG_SYMBOL)
        emit(writer, "$P_$N", writer->domain->symbols[type->values.symbols[value]].name);
    else
        text_add(&writer->text, "%s", number_text(writer, &type->scale, value));
}

/* The row of an action; NULL: that of the defaults. */
static void write_data_row(struct writer *writer, const struct action *action)
{
    const struct domain *domain = writer->domain;
    text_add(&writer->text, "    {");
    for (size_t i = 0; i < domain->data_field_count; i++) {
        const struct data_field *field = &domain->data_fields[i];
        bool given = action && action->data && action->data[i].text;
        text_add(&writer->text, "%s.%s = ", i ? ", " : "", field->type.name);
        if (!field->is_text)
            write_datum(writer, &field->type, given ? action->data[i].value : field->type.start);
        else if (given)
            text_add(&writer->text, "GG_TEXT(%s)",
                     string_literal(writer->pool, action->data[i].text));
        else
            text_add(&writer->text, "data__default__%s", field->type.name);
    }
    text_add(&writer->text, "}, /* %s */\n", action ? action->name : "the defaults");
}

/* How many parameters each action of the YAML has. */
static void write_parameter_counts(const struct scope *scope)
{
    for (size_t i = 0; i < scope->domain->action_count; i++)
        text_add(&scope->writer->text, "%s%zu", i ? ", " : "",
                 scope->domain->actions[i]->parameters.count);
}

static void write_data_rows(const struct scope *scope)
{
    for (size_t i = 0; i < scope->domain->action_count; i++)
        write_data_row(scope->writer, scope->domain->actions[i]);
    write_data_row(scope->writer, NULL);
}

/* -------------------------------------------------------------------- words */

/* The most parameters that an action has, and a goal. */
static size_t most_action_parameters(const struct domain *domain)
{
    size_t most = 0;
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->parameters.count > most)
            most = domain->actions[i]->parameters.count;
    return most;
}

static size_t most_goal_parameters(const struct domain *domain)
{
    size_t most = 0;
    for (size_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].parameters.count > most)
            most = domain->goals[i].parameters.count;
    return most;
}

/* Whether an action claims a fact from its start on, so that agents stand before it. */
static bool any_claim_starts(const struct domain *domain)
{
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->claim_starts)
            return true;
    return false;
}

static bool domain_condition(const struct scope *scope, const char *word)
{
    const struct domain *domain = scope->domain;
    const struct tables *tables = scope->writer->tables;
    bool may = scope->declarations != NULL; /* then there are no tables */
    return word_equals(word, "actions")          ? may || domain->action_count > 0
           : word_equals(word, "argued_actions") ? most_action_parameters(domain) > 0
           : word_equals(word, "argued_goals")   ? any_goal_with_parameters(domain)
           : word_equals(word, "data")
               ? domain->data_field_count > 0 && (may || domain->action_count > 0)
           : word_equals(word, "draws") ? domain->draws
           : word_equals(word, "facts") ? any(scope, next_changing_fact)
           : word_equals(word, "goals") ? domain->goal_count > 0
           : word_equals(word, "numbered")
               ? tables->problem->action_count + tables->problem->task_count > 0
           : word_equals(word, "places")         ? domain->places.given
           : word_equals(word, "told_places")    ? tables->problem->rows.told_count > 0
           : word_equals(word, "placed_slots")   ? scope->type->is_placed
           : word_equals(word, "points")         ? may || domain->places.points
           : word_equals(word, "roads")          ? may || domain->has_roads
           : word_equals(word, "shared_applied") ? any_shared_applied(domain)
           : word_equals(word, "reconsiders")
               ? may || reconsiders(tables->domain.features->commitments)
           : word_equals(word, "shared_slots") ? scope->type->shared
           : word_equals(word, "skills")   ? domain->team.given && (may || domain->skill_count > 0)
           : word_equals(word, "speeds")   ? may || domain->places.points || domain->has_roads
           : word_equals(word, "stands")   ? any_claim_starts(domain)
           : word_equals(word, "stubs")    ? scope->stub_count > 0
           : word_equals(word, "subgoals") ? may || tables->domain.subgoal_count > 0
           : word_equals(word, "symbols")  ? may || domain->symbol_count > 0
           : word_equals(word, "tasks")    ? any(scope, next_task)
           : word_equals(word, "team")     ? domain->team.given
           : word_equals(word, "text")     ? scope->field->is_text
           : word_equals(word, "wants")    ? domain->limits.wants > 0
                                           : abort_on_unknown_word(word);
}

bool word_holds(const struct scope *scope, const char *word)
{
    return strncmp(word, "fact.", 5) == 0   ? fact_word_holds(scope, word + 5)
           : strncmp(word, "call.", 5) == 0 ? call_word_holds(scope, word + 5)
                                            : domain_condition(scope, word);
}

static const char *versions_differ(const struct writer *writer)
{
    return error_literal(writer->pool,
                         pool_format(writer->pool,
                                     "%s.h and gg.h are of different versions: run goapgen %s, "
                                     "with the goapgen that came with this gg.h",
                                     writer->prefix, writer->source));
}

static const char *prototype(struct pool *pool, const struct stub *stub)
{
    return pool_format(pool, "%s%s %s(%s)", stub->note, stub->result, stub->name, stub->list);
}

/* A word that stands for a short text; NULL: for a long one. */
static const char *domain_text(const struct scope *scope, const char *word)
{
    const struct domain *domain = scope->domain;
    const struct tables *tables = scope->writer->tables;
    struct pool *pool = scope->writer->pool;
    return word_equals(word, "action_count") ? text_of_number(pool, domain->action_count)
           : word_equals(word, "action_parameters")
               ? text_of_number(pool, most_action_parameters(domain))
           : word_equals(word, "binder")       ? scope->type->shared ? "world" : "agent"
           : word_equals(word, "comment")      ? scope->comment
           : word_equals(word, "default_text") ? string_literal(pool, scope->field->text)
           : word_equals(word, "first_symbol") ? upper_case(pool, domain->symbols[0].name)
           : word_equals(word, "format")       ? text_of_number(pool, GG_FORMAT)
           : word_equals(word, "goal_count")   ? text_of_number(pool, domain->goal_count)
           : word_equals(word, "goal_parameters")
               ? text_of_number(pool, most_goal_parameters(domain))
           : word_equals(word, "goal_reasons")
               ? tables->domain.pursuit ? "&gg_goal_reasons" : "NULL"
           : word_equals(word, "number")       ? text_of_number(pool, scope->number)
           : word_equals(word, "object_count") ? text_of_number(pool, scope->type->objects.count)
           : word_equals(word, "of_type")      ? domain->agent_type_count == 1
                                                     ? ""
                                                     : pool_format(pool, "_%s", scope->agent_type->name)
                : word_equals(word, "prototype") ? prototype(pool, &scope->stubs[scope->number])
           : word_equals(word, "source")       ? scope->writer->source
           : word_equals(word, "task_reasons")
               ? tables->domain.decomposing ? "&gg_task_reasons" : "NULL"
           : word_equals(word, "versions_differ") ? versions_differ(scope->writer)
                                                  : NULL;
}

static void write_long_text(const struct scope *scope, const char *word)
{
    if (word_equals(word, "world_parts"))
        write_parts(scope, OF_WORLD, OF_WORLD);
    else if (word_equals(word, "agent_parts"))
        write_parts(scope, OF_AGENT, OF_AGENT);
    else if (word_equals(word, "planner_parts"))
        write_parts(scope, OF_WORKSPACE, OF_PLANNER);
    else if (word_equals(word, "team_parts"))
        write_parts(scope, OF_TEAM, OF_TEAM);
    else if (word_equals(word, "team_pointers"))
        write_pointers(scope, OF_TEAM, "team", "core->");
    else if (word_equals(word, "planner_pointers")) {
        write_pointers(scope, OF_WORKSPACE, "planner", "workspace->");
        write_pointers(scope, OF_PLANNER, "planner", "planner->core.");
        write_pointers(scope, OF_SEARCH, "planner", "planner->core.search.");
    } else if (word_equals(word, "data_rows"))
        write_data_rows(scope);
    else if (word_equals(word, "parameter_counts"))
        write_parameter_counts(scope);
    else if (word_equals(word, "tables"))
        write_domain(scope->writer);
    else
        abort_on_unknown_word(word);
}

void add_word(const struct scope *scope, struct text *to, const char *word)
{
    const char *text = strncmp(word, "fact.", 5) == 0   ? fact_word_text(scope, word + 5)
                       : strncmp(word, "call.", 5) == 0 ? call_word_text(scope, word + 5)
                                                        : domain_text(scope, word);
    if (text) {
        text_add(to, "%s", text);
        return;
    }
    struct text *written = &scope->writer->text, kept = *written; /* long ones go to the writer's */
    *written = *to;
    if (strncmp(word, "fact.", 5) == 0)
        write_fact_word(scope, word + 5);
    else
        write_long_text(scope, word);
    *to = *written;
    if (to != written)
        *written = kept;
}

loop_item_setter *loop_of(const char *word)
{
    static const struct {
        const char *word;
        loop_item_setter *enter;
    } loops[] = {
        {"action", next_action},
        {"agent_type", next_agent_type},
        {"changing_fact", next_changing_fact},
        {"data_field", next_data_field},
        {"fact", next_fact},
        {"goal", next_goal},
        {"ground_action", next_ground_action},
        {"ground_task", next_ground_task},
        {"object", next_object},
        {"parameter_type", next_parameter_type},
        {"size", next_size},
        {"skill", next_skill},
        {"slots", next_slots},
        {"stub", next_stub},
        {"symbol", next_symbol},
        {"task", next_task},
        {"fact.parameter", next_parameter},
        {"call.applied_fact", next_applied_fact},
        {"call.case", next_case},
        {"call.denying_member", next_denying_member},
        {"call.instance", next_instance},
        {"call.kind", next_kind},
        {"call.member", next_member},
        {"call.valuing_member", next_valuing_member},
        {"call.sensed_applied_fact", next_sensed_applied_fact},
        {"call.sensed_fact", next_sensed_fact},
        {"call.world_applied_fact", next_world_applied_fact},
        {"call.wait", next_wait},
    };
    for (size_t i = 0; i < sizeof loops / sizeof *loops; i++)
        if (word_equals(loops[i].word, word))
            return loops[i].enter;
    abort_on_unknown_word(word);
    return NULL;
}
