/* SPDX-License-Identifier: MIT */
/*
 * `examples`, `events` and `calls`: small stories, with what must come of them, what a game would do,
 * and what its functions answer. They are read when all else is known, and nothing else rests on
 * them. See examples.h.
 */
#include "domain/examples.h"

#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* --------------------------------------------------------------- subjects */

/* A part of a text, from a byte on, as a text of its own. */
static struct node *text_part(struct pool *pool, const struct node *text, size_t offset,
                              size_t length)
{
    struct node *part = pool_take(pool, sizeof *part);
    *part = *text;
    part->text = pool_copy_text(pool, text->text + offset, length);
    part->place = node_part_place(text, offset, length);
    part->end_column = 0;
    return part;
}

/* The outermost mapping of a file beside the domain, which `what` tells; NULL, with an error, if it has
 *  none. */
static struct node *read_file_beside(struct domain *domain, struct source *source, const char *what)
{
    const struct parsing *parsing = &domain->parsing;
    domain_add_source(domain, source);
    struct node *root = document_read(parsing->pool, parsing->diagnostics, source);
    return root && check_is_mapping(parsing, root, what) ? root : NULL;
}

struct scope scope_of_example(struct domain *domain, const char *context)
{
    struct scope scope = scope_of_domain(domain, context);
    scope.looks_on = scope.is_game = true;
    return scope;
}

static const struct name_table *names_of(const struct domain *domain, enum subject_kind kind)
{
    return kind == SUBJECT_ACTION ? &domain->action_names
           : kind == SUBJECT_GOAL ? &domain->goal_names
                                  : &domain->task_names;
}

/* Reports that there is no action, goal, task or method of a name, with the nearest one. */
static bool unknown(const struct domain *domain, const struct term *call, enum subject_kind kind,
                    const char *context)
{
    static const char *const words[] = {[SUBJECT_ACTION] = "action",
                                        [SUBJECT_GOAL] = "goal",
                                        [SUBJECT_TASK] = "task",
                                        [SUBJECT_METHOD] = "method"};
    struct guess guess = guess_start(&domain->parsing, call->name);
    if (kind != SUBJECT_METHOD)
        guess_names(&guess, names_of(domain, kind));
    for (size_t i = 0; kind == SUBJECT_METHOD && i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            guess_try(&guess, domain->tasks[i]->methods[j].name,
                      domain->tasks[i]->methods[j].place);
    refuse(&domain->parsing, call->place, "unknown %s '%s' in %s", words[kind], call->name,
           context);
    guess_note(&guess, &domain->parsing);
    return false;
}

/* The objects of a call, if it has any. */
static bool resolve_objects_of(struct domain *domain, struct term *call,
                               const struct parameters *parameters, const char *context)
{
    struct scope scope = scope_of_example(domain, context);
    return call->argument_count == 0 || resolve_call(&scope, call, parameters);
}

static const struct parameters *find_action_or_goal(const struct domain *domain,
                                                    struct subject *subject)
{
    int64_t number = name_number(names_of(domain, subject->kind), subject->call->name);
    if (number < 0)
        return NULL;
    if (subject->kind == SUBJECT_ACTION)
        subject->action = domain->actions[number];
    else if (subject->kind == SUBJECT_GOAL)
        subject->goal = &domain->goals[number];
    else
        subject->task = domain->tasks[number];
    return subject->action ? &subject->action->parameters
           : subject->goal ? &subject->goal->parameters
                           : &subject->task->parameters;
}

/* What a word before a name tells a subject to be; false, with an error, if it is none. The name can have
 * its objects. */
static bool read_named(struct domain *domain, const struct node *text, enum subject_kind kind,
                       const char *context, struct subject *subject)
{
    *subject = (struct subject){.kind = kind, .text = text->text, .place = text->place};
    if (kind == SUBJECT_ACTION) {
        subject->waits = find_called_waits(domain, text);
        if (subject->waits.count) {
            subject->action = subject->waits.items[0].action;
            subject->call = subject->waits.items[0].call;
            return true;
        }
        if (refuse_unknown_wait(domain, text))
            return false;
    }
    struct term *call = parse_call(&domain->parsing, text);
    if (!call)
        return false;
    subject->call = call;
    const struct parameters *parameters = find_action_or_goal(domain, subject);
    if (!parameters)
        return unknown(domain, call, kind, context);
    return resolve_objects_of(domain, call, parameters, context);
}

static bool has_method(const struct task *task, const char *name)
{
    for (size_t i = 0; i < task->method_count; i++)
        if (strcmp(task->methods[i].name, name) == 0)
            return true;
    return false;
}

/* Reports a method with objects, which are not told apart. */
static bool without_objects(const struct domain *domain, const struct term *call)
{
    if (call->argument_count == 0)
        return true;
    return refuse(&domain->parsing, call->place,
                  "a task and its method stand here without objects: %s", call->name);
}

/* "hunt", or "play > hunt" */
static bool read_method_subject(struct domain *domain, const struct node *text, const char *context,
                                struct subject *subject)
{
    struct pool *pool = domain->parsing.pool;
    const char *sign = strchr(text->text, '>');
    size_t offset = sign ? (size_t)(sign - text->text) : 0;
    *subject = (struct subject){.kind = SUBJECT_METHOD, .text = text->text, .place = text->place};
    if (sign) {
        struct subject task;
        if (!read_named(domain, text_part(pool, text, 0, offset), SUBJECT_TASK, context, &task) ||
            !without_objects(domain, task.call))
            return false;
        subject->task = task.task;
        offset++;
        offset += strspn(text->text + offset, " ");
    }
    struct node *name = text_part(pool, text, offset, strlen(text->text) - offset);
    struct term *call = parse_call(&domain->parsing, name);
    if (!call || !without_objects(domain, call))
        return false;
    subject->method = call->name;
    subject->call = call;
    bool known = subject->task && has_method(subject->task, call->name);
    for (size_t i = 0; !subject->task && i < domain->task_count; i++)
        known |= has_method(domain->tasks[i], call->name);
    return known || unknown(domain, call, SUBJECT_METHOD, context);
}

/* Reports the bare name of an action, a goal, or a task with its method, where a condition is
 * expected; false: it is none. */
static bool is_bare_name(const struct domain *domain, const struct node *text)
{
    const char *name = pool_copy_text(domain->parsing.pool, text->text, strcspn(text->text, " (>"));
    const char *rest = text->text + strlen(name);
    rest += strspn(rest, " ");
    const char *kind = *rest == '>'                                    ? "method"
                       : *rest && *rest != '('                         ? NULL
                       : name_number(&domain->action_names, name) >= 0 ? "action"
                       : name_number(&domain->goal_names, name) >= 0   ? "goal"
                                                                       : NULL;
    if (!kind || name_number(&domain->fact_names, name) >= 0 ||
        name_number(&domain->condition_names, name) >= 0 ||
        (*rest == '>' && name_number(&domain->task_names, name) < 0))
        return false;
    refuse(&domain->parsing, text->place, "'%s' is no condition; write: %s %s", text->text, kind,
           text->text);
    return true;
}

static bool read_condition(struct domain *domain, struct node *text, const char *context,
                           struct subject *subject)
{
    if (is_bare_name(domain, text))
        return false;
    struct scope scope = scope_of_example(domain, context);
    struct expressions conditions = read_conditions(&scope, text);
    *subject = (struct subject){.kind = SUBJECT_CONDITION,
                                .text = text->text,
                                .place = text->place,
                                .condition = conditions.count ? conditions.items[0] : NULL};
    return conditions.count == 1;
}

/* How long the word and the blanks are that tell what a text is about: "goal investigate". A fact
 * of that name is followed by a sign or by `and`, `or` or `in`. */
static size_t length_of_word(struct pool *pool, const char *text, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(text, word, length) != 0 || text[length] != ' ')
        return 0;
    length += strspn(text + length, " ");
    const char *next = pool_copy_text(pool, text + length, strcspn(text + length, " "));
    if (is_among(next, "and or in not"))
        return 0;
    return is_name_character(*next) && !strchr(DIGITS "_", *next) ? length : 0;
}

/* Reads "action eat", "goal fed", "method hunt", "method play > hunt" or else a condition. */
static bool read_subject(struct domain *domain, struct node *text, const char *context,
                         struct subject *subject)
{
    static const struct {
        const char *word;
        enum subject_kind kind;
    } words[] = {{"action", SUBJECT_ACTION}, {"goal", SUBJECT_GOAL}, {"method", SUBJECT_METHOD}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = length_of_word(domain->parsing.pool, text->text, words[i].word);
        if (length == 0)
            continue;
        const struct node *rest =
            text_part(domain->parsing.pool, text, length, strlen(text->text) - length);
        bool fine = words[i].kind == SUBJECT_METHOD
                        ? read_method_subject(domain, rest, context, subject)
                        : read_named(domain, rest, words[i].kind, context, subject);
        subject->text = text->text;
        subject->place = text->place;
        return fine;
    }
    return read_condition(domain, text, context, subject);
}

const char *words_of_subjects(struct pool *pool, const struct subject *subjects, size_t count)
{
    struct text list = {0};
    for (size_t i = 0; i < count; i++)
        text_add_item(&list, subjects[i].text);
    return pool_format(pool, "[%s]", text_move_to_pool(&list, pool));
}

/* ---------------------------------------------------------------- answers */

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

/* `calls`: what functions of the game answer in a simulation, where there is no game to ask: {danger: 3,
 * has_key: false, how_safe(rock): 5}. */
static void read_answers(struct domain *domain, const struct node *section, struct answers *answers)
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

/* ----------------------------------------------------------------- events */

/* A duration in a part of a key; false, with an error, if it is none, or 0s where there is none. */
static bool read_time(const struct parsing *parsing, const struct node *key, size_t offset,
                      size_t length, uint32_t *time)
{
    const struct node *part = text_part(parsing->pool, key, offset, length);
    return parse_duration(part->text, time) || refuse_duration(parsing, part->place, part->text);
}

/* "5s..20s" */
static bool read_random_times(const struct parsing *parsing, const struct node *key, size_t offset,
                              struct event *event)
{
    const char *text = key->text + offset, *dots = strstr(text, "..");
    if (!dots)
        return refuse(parsing, key->place, "'random' has two durations, as in: random 5s..20s");
    size_t first = (size_t)(dots - text);
    if (!read_time(parsing, key, offset, first, &event->first) ||
        !read_time(parsing, key, offset + first + 2, strlen(dots + 2), &event->last))
        return false;
    if (event->first > 0 && event->first <= event->last)
        return true;
    return refuse(parsing, key->place,
                  "of the two durations the first is 1ms or more, and the second no less");
}

/* Reads "at 2s" and so on. */
static bool read_moment(struct domain *domain, const struct node *key, struct event *event)
{
    static const char *const words[] = {[EVENT_AT] = "at ",
                                        [EVENT_EVERY] = "every ",
                                        [EVENT_RANDOM] = "random ",
                                        [EVENT_AFTER] = "after "};
    const struct parsing *parsing = &domain->parsing;
    size_t kind = 0, length = strlen(key->text);
    while (kind < sizeof words / sizeof *words &&
           strncmp(key->text, words[kind], strlen(words[kind])) != 0)
        kind++;
    if (kind == sizeof words / sizeof *words)
        return refuse(parsing, key->place,
                      "the key of an event is its time: at 2s, every 30s, random 5s..20s, or after "
                      "and an action");
    event->time = (enum event_time)kind;
    size_t offset = strlen(words[kind]);
    offset += strspn(key->text + offset, " ");
    if (event->time == EVENT_RANDOM)
        return read_random_times(parsing, key, offset, event);
    if (event->time == EVENT_AFTER)
        return read_named(domain, text_part(parsing->pool, key, offset, length - offset),
                          SUBJECT_ACTION, "an event", &event->action);
    if (!read_time(parsing, key, offset, length - offset, &event->first))
        return false;
    if (event->time == EVENT_AT || event->first > 0)
        return true;
    return refuse(parsing, key->place, "'every' has a duration of 1ms or more");
}

/* The length of the beginning of "fail(go_to)", up to the name; 0 if it is none. A fact of that
 * name is one. */
static size_t length_of_fail(const struct domain *domain, const char *text)
{
    size_t length = strlen("fail");
    if (strncmp(text, "fail", length) != 0 || name_number(&domain->fact_names, "fail") >= 0)
        return 0;
    length += strspn(text + length, " ");
    return text[length] == '(' ? length + 1 : 0;
}

static bool read_failure(struct domain *domain, const struct node *text, size_t offset,
                         struct happening *happening)
{
    const char *end = strrchr(text->text, ')');
    if (!end || end[1])
        return refuse(&domain->parsing, text->place,
                      "an action that fails is written as in: fail(go_to)");
    offset += strspn(text->text + offset, " ");
    size_t length = (size_t)(end - text->text) - offset;
    happening->kind = HAPPENS_FAILURE;
    return read_named(domain, text_part(domain->parsing.pool, text, offset, length), SUBJECT_ACTION,
                      "an event", &happening->failing);
}

/* {calls: {danger: 3}} */
static bool read_calls(struct domain *domain, const struct node *mapping,
                       struct happening *happening)
{
    const struct node *calls = value_of_key(mapping, "calls");
    happening->kind = HAPPENS_ANSWER;
    happening->text = "calls";
    if (calls && mapping->count == 1) {
        read_answers(domain, calls, &happening->answers);
        return true;
    }
    return refuse(&domain->parsing, mapping->place,
                  "what happens is an effect, fail(ACTION), or {calls: {FUNCTION: ANSWER}}");
}

static bool read_happening(struct domain *domain, struct node *node, struct happening *happening)
{
    if (node->kind == NODE_MAPPING)
        return read_calls(domain, node, happening);
    size_t offset = length_of_fail(domain, node->text);
    happening->text = node->text;
    if (offset > 0)
        return read_failure(domain, node, offset, happening);
    struct scope scope = scope_of_example(domain, "events");
    happening->kind = HAPPENS_CHANGE;
    happening->effects = read_effects(&scope, node);
    return happening->effects.count > 0 &&
           check_effects_compute_no_number(domain, &happening->effects);
}

static void read_event(struct domain *domain, const struct node *key, struct node *value,
                       struct events *events)
{
    struct pool *pool = domain->parsing.pool;
    struct event event = {.place = key->place};
    if (!read_moment(domain, key, &event))
        return;
    size_t count;
    struct node **items = texts_of_node(&domain->parsing, value, true, &count);
    if (value->kind == NODE_SEQUENCE && value->count == 0)
        refuse(&domain->parsing, value->place, "nothing happens here");
    for (size_t i = 0; i < count; i++) {
        struct happening happening = {.text = ""};
        if (!read_happening(domain, items[i], &happening))
            continue;
        POOL_ADD(pool, event.items, event.count) = happening;
    }
    POOL_ADD(pool, events->items, events->count) = event;
}

/* `events`: what a game would do in a simulation, and when. The key tells the time, "at 2s",
 * "every 30s", "random 5s..20s" or "after chase"; behind it stands what happens: an effect,
 * "fail(go_to)", {calls: {...}}, or a list of these. */
static void read_event_section(struct domain *domain, struct node *section, struct events *events)
{
    if (!check_is_mapping(&domain->parsing, section, "'events'"))
        return;
    for (size_t i = 0; i < section->count; i++)
        read_event(domain, section->keys[i], section->items[i], events);
}

static const struct key events_beside_rows[] = {
    {"events", .shape = "events", .value = "time → what happens", .description = "The events."},
    {"calls", .shape = "answers", .value = "function → answer", .description = "Answers."},
    {.name = NULL},
};

static const struct key_table beside_keys = {.of = "file of events", .keys = events_beside_rows};

void read_events_beside(struct domain *domain, struct source *source, struct events *events,
                        struct answers *answers)
{
    struct node *root = read_file_beside(domain, source, "a file of events");
    if (!root)
        return;
    struct node *section = value_of_key(root, "events");
    const struct node *calls = value_of_key(root, "calls");
    if (!section && !calls) {
        read_event_section(domain, root, events);
        return;
    }
    keys_report_unknown(&domain->parsing, &beside_keys, root, "a file of events");
    if (section)
        read_event_section(domain, section, events);
    if (calls)
        read_answers(domain, calls, answers);
}

/* ----------------------------------------------------------- expectations */

/* Reports a step that waits and is written as a subtask is, {until: open(front), timeout: 10s}. */
static bool refuse_mapped_wait(const struct domain *domain, const struct node *step)
{
    const struct node *until = value_of_key(step, "until"), *wait = value_of_key(step, "wait");
    const struct node *what = until ? until : wait, *timeout = value_of_key(step, "timeout");
    if (!what || what->kind != NODE_SCALAR)
        return false;
    bool timed = timeout && timeout->kind == NODE_SCALAR;
    refuse(&domain->parsing, step->place,
           "a step that waits is written as it is called; write: %s %s%s%s",
           until ? "until" : "wait", what->text, timed ? " timeout " : "",
           timed ? timeout->text : "");
    return true;
}

/* The steps of a plan: "none", or a list of actions. */
static bool read_steps(struct domain *domain, struct node *node, struct expectation *expectation)
{
    struct pool *pool = domain->parsing.pool;
    size_t count;
    expectation->impossible = node->kind == NODE_SCALAR && strcmp(node->text, "none") == 0;
    if (expectation->impossible)
        return true;
    if (node->kind != NODE_SEQUENCE)
        return refuse(&domain->parsing, node->place, "'plan' is a list of actions, or: none");
    for (size_t i = 0; i < node->count; i++)
        if (refuse_mapped_wait(domain, node->items[i]))
            return false;
    struct node **steps = texts_of_node(&domain->parsing, node, false, &count);
    for (size_t i = 0; i < count; i++) {
        struct subject step;
        if (!read_named(domain, steps[i], SUBJECT_ACTION, "'plan'", &step))
            return false;
        POOL_ADD(pool, expectation->subjects, expectation->count) = step;
    }
    return true;
}

static bool read_planned(struct domain *domain, const struct node *mapping,
                         struct expectation *expectation)
{
    struct node *goal = value_of_key(mapping, "goal"), *task = value_of_key(mapping, "task");
    if (goal && task)
        return refuse(&domain->parsing, task->place,
                      "a plan is of a goal or of a task, not of both");
    struct node *name = goal ? goal : task;
    if (!name)
        return true;
    struct subject *planned = pool_take(domain->parsing.pool, sizeof *planned);
    expectation->planned = planned;
    if (!node_as_text(&domain->parsing, name, goal ? "a goal" : "a task") ||
        !read_named(domain, name, goal ? SUBJECT_GOAL : SUBJECT_TASK, "'expect'", planned))
        return false;
    const struct parameters *parameters =
        goal ? &planned->goal->parameters : &planned->task->parameters;
    if (planned->call->argument_count == parameters->count)
        return true;
    return refuse(&domain->parsing, planned->place, "'%s' is planned with its objects, %zu of them",
                  planned->text, parameters->count);
}

/* {task: live, plan: [eat, drink]} */
static bool read_plan(struct domain *domain, const struct node *mapping,
                      struct expectation *expectation)
{
    struct node *plan = value_of_key(mapping, "plan");
    expectation->kind = EXPECT_PLAN;
    expectation->text = "plan";
    if (plan) {
        expectation->place = plan->place;
        bool named = read_planned(domain, mapping, expectation);
        return read_steps(domain, plan, expectation) && named;
    }
    return refuse(&domain->parsing, mapping->place,
                  "'goal' and 'task' stand beside 'plan', which is missing");
}

/* The texts of a value as subjects: conditions, actions, goals and methods; or actions alone. */
static bool read_subjects(struct domain *domain, struct node *value, bool actions,
                          struct expectation *expectation)
{
    size_t count;
    unsigned errors = diagnostics_error_count(domain->parsing.diagnostics);
    struct node **texts = texts_of_node(&domain->parsing, value, false, &count);
    bool fine = count > 0;
    for (size_t i = 0; i < count; i++) {
        struct subject subject;
        fine &= actions ? read_named(domain, texts[i], SUBJECT_ACTION, "'expect'", &subject)
                        : read_subject(domain, texts[i], "'expect'", &subject);
        POOL_ADD(domain->parsing.pool, expectation->subjects, expectation->count) = subject;
    }
    if (count == 0 && errors == diagnostics_error_count(domain->parsing.diagnostics))
        refuse(&domain->parsing, value->place, "nothing is expected here");
    return fine;
}

/* "10%", in thousandths; what is no share gives -1. */
static int64_t share_of(const char *text, size_t length)
{
    struct decimal decimal;
    if (length < 2 || text[length - 1] != '%' || !parse_decimal(text, length - 1, &decimal) ||
        decimal.scale > 3 || decimal.digits < 0)
        return -1;
    int64_t share = decimal_at_scale(decimal, 3);
    return share <= 100000 ? share : -1;
}

/* "10%..40%" */
static bool read_share(struct domain *domain, const struct node *key, struct node *value,
                       struct expectation *expectation)
{
    const struct parsing *parsing = &domain->parsing;
    size_t offset = strlen("share of ");
    offset += strspn(key->text + offset, " ");
    const char *dots = value->kind == NODE_SCALAR ? strstr(value->text, "..") : NULL;
    int64_t low = dots ? share_of(value->text, (size_t)(dots - value->text)) : -1;
    int64_t high = dots ? share_of(dots + 2, strlen(dots + 2)) : -1;
    expectation->subjects = pool_take(parsing->pool, sizeof *expectation->subjects);
    expectation->count = 1;
    if (low < 0 || high < low)
        return refuse(parsing, value->place,
                      "a share is a range from 0%% to 100%%, as in: 10%%..40%%");
    expectation->value = value->text;
    expectation->low = (uint32_t)low;
    expectation->high = (uint32_t)high;
    return read_named(domain, text_part(parsing->pool, key, offset, strlen(key->text) - offset),
                      SUBJECT_ACTION, "'share of'", expectation->subjects);
}

/* Reads a duration behind a word of a key, so many bytes of it. */
static bool read_time_behind(struct domain *domain, const struct node *key, size_t length,
                             struct expectation *expectation)
{
    length += strspn(key->text + length, " ");
    return parse_duration(key->text + length, &expectation->time) ||
           refuse_duration(&domain->parsing,
                           node_part_place(key, length, strlen(key->text) - length),
                           key->text + length);
}

/* The kind of an expectation, and in *length the bytes of the word that tells it. */
static enum expectation_kind kind_of_expectation(const char *key, size_t *length)
{
    static const char *const words[] = {[EXPECT_WITHIN] = "within ",
                                        [EXPECT_AT] = "at ",
                                        [EXPECT_SHARE] = "share of ",
                                        [EXPECT_NEVER] = "never",
                                        [EXPECT_ORDER] = "order"};
    for (size_t i = EXPECT_PLAN + 1; i < sizeof words / sizeof *words; i++) {
        *length = strlen(words[i]);
        bool begins = words[i][*length - 1] == ' ';
        if (begins ? strncmp(key, words[i], *length) == 0 : strcmp(key, words[i]) == 0)
            return (enum expectation_kind)i;
    }
    return EXPECT_PLAN;
}

static bool read_expected(struct domain *domain, const struct node *key, struct node *value,
                          struct expectation *expectation)
{
    size_t length;
    expectation->place = key->place;
    expectation->text = key->text;
    expectation->kind = kind_of_expectation(key->text, &length);
    switch (expectation->kind) {
    case EXPECT_WITHIN:
    case EXPECT_AT:
        return read_time_behind(domain, key, length, expectation) &&
               read_subjects(domain, value, false, expectation);
    case EXPECT_SHARE:
        return read_share(domain, key, value, expectation);
    case EXPECT_NEVER:
        return read_subjects(domain, value, false, expectation);
    case EXPECT_ORDER:
        return read_subjects(domain, value, true, expectation);
    default:
        return refuse(&domain->parsing, key->place,
                      "unknown key '%s' in 'expect'; there is: plan (with task or goal), within "
                      "TIME, at TIME, never, share of ACTION, order",
                      key->text);
    }
}

/* Reads a mapping of expectations. Each of the list behind `never` is one of its own. */
static void read_expectations(struct domain *domain, struct example *example,
                              const struct node *mapping)
{
    struct pool *pool = domain->parsing.pool;
    bool planned = false;
    if (!check_is_mapping(&domain->parsing, mapping, "an expectation"))
        return;
    for (size_t i = 0; i < mapping->count; i++) {
        struct expectation expectation = {0};
        bool plan = is_among(mapping->keys[i]->text, "plan goal task");
        if (plan && planned)
            continue;
        planned |= plan;
        bool fine = plan ? read_plan(domain, mapping, &expectation)
                         : read_expected(domain, mapping->keys[i], mapping->items[i], &expectation);
        if (!fine)
            continue;
        if (expectation.kind == EXPECT_ORDER)
            expectation.value = words_of_subjects(pool, expectation.subjects, expectation.count);
        size_t parts = expectation.kind == EXPECT_NEVER ? expectation.count : 1;
        for (size_t j = 0; j < parts; j++) {
            struct expectation part = expectation;
            if (expectation.kind == EXPECT_NEVER) {
                part.subjects = &expectation.subjects[j];
                part.count = 1;
                part.place = part.subjects->place;
            }
            POOL_ADD(pool, example->expectations, example->expectation_count) = part;
        }
    }
}

static void read_expect(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    struct example *example = reading->object;
    if (value->kind != NODE_SEQUENCE) {
        read_expectations(domain, example, value);
        return;
    }
    for (size_t i = 0; i < value->count; i++)
        read_expectations(domain, example, value->items[i]);
}

/* ------------------------------------------------------------------ examples */

static void read_example_events(const struct key_reading *reading, struct node *value)
{
    read_event_section(reading->domain, value, reading->member);
}

static void read_example_calls(const struct key_reading *reading, struct node *value)
{
    read_answers(reading->domain, value, reading->member);
}

static const struct key example_rows[] = {
    {"given", KEY_EFFECTS, KEY_FIELD(example, given), .context = "the given facts",
     .without = "none: the start state", .description = "What is other than at the start."},
    {"agent", KEY_OWN, KEY_FIELD(example, agent), .read = read_agent_name, .shape = "name",
     .value = "an agent type", .without = "the first that has a goal or a task",
     .description = "Who lives."},
    {"seed", KEY_NUMBER, KEY_FIELD(example, seed), .low = 0, .high = UINT32_MAX, .otherwise = 1,
     .description = "The seed of the random choices and random events."},
    {"for", KEY_PERIOD, KEY_FIELD(example, time),
     .without = "the last time that `events` and `expect` name",
     .description = "How long the agent lives."},
    {"events", KEY_OWN, KEY_FIELD(example, events), .read = read_example_events, .shape = "events",
     .value = "time → what happens, or a list of it", .description = "What the game would do."},
    {"calls", KEY_OWN, KEY_FIELD(example, answers), .read = read_example_calls, .shape = "answers",
     .value = "function → answer", .without = "functions answer the least cost, true, and 0",
     .description = "What functions of the game answer."},
    {"expect", KEY_OWN, .read = read_expect, .shape = "expect", .required = true, .list = true,
     .value = "mapping, or a list of them", .description = "What must come of it."},
    {.name = NULL},
};

const struct key_table example_keys = {.of = "example", .keys = example_rows};

/* Finds out how long an example lives: for the time that it says, or else up to the last that it
 * names. Reports times behind the end, which would never be looked at. */
static void find_time(struct domain *domain, struct example *example, bool said)
{
    uint32_t last = 0;
    bool lives = false;
    for (size_t i = 0; i < example->events.count; i++)
        if (example->events.items[i].time == EVENT_AT && example->events.items[i].first > last)
            last = example->events.items[i].first;
    for (size_t i = 0; i < example->expectation_count; i++) {
        const struct expectation *expectation = &example->expectations[i];
        lives |= expectation->kind != EXPECT_PLAN;
        last = expectation->time > last ? expectation->time : last;
        if (said && expectation->time > example->time)
            refuse(&domain->parsing, expectation->place,
                   "this is behind the end of the example, which lives for %s",
                   duration_text(domain->parsing.pool, example->time));
    }
    bool timed = said || last > 0;
    for (size_t i = 0; i < example->expectation_count && !timed; i++)
        timed = example->expectations[i].kind == EXPECT_AT ||
                example->expectations[i].kind == EXPECT_WITHIN;
    if (lives && !timed)
        refuse(&domain->parsing, example->place,
               "example '%s' names no time: tell how long it lives, as in: for: 60s",
               example->name);
    example->lives = lives;
    if (!said)
        example->time = last;
}

static void read_example(struct domain *domain, struct example *example, const char *what)
{
    const struct parsing *parsing = &domain->parsing;
    struct scope scope = scope_of_example(domain, what);
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    (void)keys_read(&(struct key_reading){domain, &scope, what, example->node, example, NULL},
                    &example_keys);
    (void)check_effects_compute_no_number(domain, &example->given);
    if (errors < diagnostics_error_count(parsing->diagnostics))
        return;
    if (!example->expectation_count)
        refuse(parsing, example->place, "%s expects nothing: 'expect' is %s", what,
               value_of_key(example->node, "expect") ? "empty" : "missing");
    else
        find_time(domain, example, value_of_key(example->node, "for") != NULL);
}

void read_examples(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain,        section,
                                      "an example",  .keys = &example_keys,
                                      .plain = true, .names = &domain->example_names};
    while (next_entry(&entries)) {
        struct example *example =
            POOL_ITEM(domain->parsing.pool, domain->examples, domain->example_count);
        *example = (struct example){.name = entries.signature.name,
                                    .place = entries.signature.place,
                                    .node = entries.value};
        read_example(domain, example, entries.title);
    }
}

static const struct key examples_beside_rows[] = {
    {"examples", .shape = "examples", .value = "name → mapping", .description = "The examples."},
    {.name = NULL},
};

static const struct key_table examples_beside_keys = {.of = "file of examples",
                                                      .keys = examples_beside_rows};

void read_examples_beside(struct domain *domain, struct source *source)
{
    struct node *root = read_file_beside(domain, source, "a file of examples");
    if (!root)
        return;
    keys_report_unknown(&domain->parsing, &examples_beside_keys, root, "a file of examples");
    struct node *examples = value_of_key(root, "examples");
    if (examples)
        read_examples(domain, examples);
    else
        refuse(&domain->parsing, root->place, "the file has no 'examples'");
}
