/* SPDX-License-Identifier: MIT */
/* `calls`: what functions of the game answer where there is no game to ask. See examples.h. */
#include "domain/example_parts.h"

#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* What the functions of a name answer, and for what. */
struct asked {
    struct domain *domain;
    struct answer *answer;
    struct term *call;
    struct guess guess;
    const struct parameters *parameters; /* of the first thing that it is asked for */
    bool known, tells_truth, tells_time;
    bool travels;
    int64_t low, high; /* of a number */
};

/* Notes that a function is asked for something, if it has the name. */
static bool note(struct asked *asked, const char *name, const struct parameters *parameters,
                 struct place place)
{
    if (!name)
        return false;
    guess_try(&asked->guess, name, place);
    if (strcmp(name, asked->answer->name) != 0)
        return false;
    if (!asked->known || (parameters && asked->parameters && asked->call->argument_count &&
                          asked->parameters->count != asked->call->argument_count))
        asked->parameters = parameters;
    asked->known = true;
    return true;
}

/* A number can be what all that ask for it bear. */
static void bound(struct asked *asked, int64_t low, int64_t high)
{
    asked->low = low > asked->low ? low : asked->low;
    asked->high = high < asked->high ? high : asked->high;
}

static void find_asked(struct asked *asked)
{
    const struct domain *domain = asked->domain;
    for (size_t i = 0; i < domain->action_count; i++) {
        const struct action *action = domain->actions[i];
        if (note(asked, action->procedural, &action->parameters, action->place))
            asked->tells_truth = true;
        if (note(asked, action->cost_call, &action->parameters, action->place))
            bound(asked, 0, UINT16_MAX);
        if (note(asked, action->duration_call, &action->parameters, action->place))
            asked->tells_time = true;
    }
    for (size_t i = 0; i < domain->goal_count; i++)
        for (int j = 0; j < 2; j++)
            (void)note(asked, j == 0 ? domain->goals[i].priority_call : domain->goals[i].value_call,
                       &domain->goals[i].parameters, domain->goals[i].place);
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++) {
            const struct method *method = &domain->tasks[i]->methods[j];
            (void)note(asked, score_callback(domain->tasks[i], method), &method->parameters,
                       method->place);
            if (note(asked, method->procedural, &method->parameters, method->place))
                asked->tells_truth = true;
        }
    if (note(asked, domain->places.travel_call, NULL, (struct place){0}))
        asked->tells_time = asked->travels = true;
    if (asked->tells_time)
        bound(asked, 0, UINT32_MAX);
    else
        bound(asked, INT32_MIN, INT32_MAX);
}

/* Two places: where the walk begins, and where it ends. */
static bool resolve_places(struct asked *asked)
{
    const struct fact *fact = asked->domain->places.fact;
    for (size_t i = 0; i < asked->call->argument_count; i++) {
        struct term *place = &asked->call->arguments[i];
        int64_t symbol = name_number(&asked->domain->symbol_names, place->name);
        if (fact && symbol >= 0 && symbol_position(&fact->values, (size_t)symbol) >= 0) {
            place->kind = TERM_SYMBOL;
            place->index = (size_t)symbol;
            continue;
        }
        return refuse(&asked->domain->parsing, place->place, "'%s' is no place", place->name);
    }
    if (asked->call->argument_count == 2)
        return true;
    return refuse(&asked->domain->parsing, asked->call->place,
                  "'%s' is asked for two places: from where, and to where", asked->call->name);
}

static bool resolve_asked_objects(struct asked *asked)
{
    struct scope scope = scope_of_example(asked->domain, "calls");
    if (asked->call->argument_count == 0)
        return true;
    if (asked->travels)
        return resolve_places(asked);
    return resolve_call(&scope, asked->call, asked->parameters);
}

/* A whole number, or where the function tells a time, a duration. */
static bool read_number_answer(const struct asked *asked, const struct node *value)
{
    struct decimal decimal;
    uint32_t milliseconds;
    if (asked->tells_time && parse_duration(value->text, &milliseconds)) {
        asked->answer->value = milliseconds;
        return true;
    }
    asked->answer->value = 0;
    if (parse_decimal(value->text, strlen(value->text), &decimal) && decimal.scale == 0 &&
        decimal.digits >= asked->low && decimal.digits <= asked->high) {
        asked->answer->value = decimal.digits;
        return true;
    }
    return refuse(&asked->domain->parsing, value->place,
                  "'%s' answers %sa whole number from %lld to %lld", asked->answer->name,
                  asked->tells_time ? "a duration, or milliseconds: " : "", (long long)asked->low,
                  (long long)asked->high);
}

static bool read_answer_value(const struct asked *asked, const struct node *value)
{
    if (!node_as_text(&asked->domain->parsing, value, "an answer"))
        return false;
    if (!asked->tells_truth)
        return read_number_answer(asked, value);
    const struct parsing *parsing = &asked->domain->parsing;
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    asked->answer->value = node_as_flag(parsing, value, asked->answer->name);
    return errors == diagnostics_error_count(parsing->diagnostics);
}

static bool read_answer(struct domain *domain, const struct node *key, const struct node *value,
                        struct answer *answer)
{
    struct term *call = parse_call(&domain->parsing, key);
    if (!call)
        return false;
    *answer = (struct answer){.name = call->name, .call = call};
    struct asked asked = {.domain = domain,
                          .answer = answer,
                          .call = call,
                          .guess = guess_start(&domain->parsing, call->name),
                          .low = INT64_MIN,
                          .high = INT64_MAX};
    find_asked(&asked);
    if (asked.known)
        return resolve_asked_objects(&asked) && read_answer_value(&asked, value);
    refuse(&domain->parsing, key->place, "the domain calls no function '%s' that answers anything",
           call->name);
    guess_note(&asked.guess, &domain->parsing);
    return false;
}

void read_answers(struct domain *domain, const struct node *section, struct answers *answers)
{
    if (!check_is_mapping(&domain->parsing, section, "'calls'"))
        return;
    for (size_t i = 0; i < section->count; i++) {
        struct answer answer;
        if (!read_answer(domain, section->keys[i], section->items[i], &answer))
            continue;
        POOL_ADD(domain->parsing.pool, answers->items, answers->count) = answer;
    }
}
