/* SPDX-License-Identifier: MIT */
/* What examples and events speak of: conditions, actions, goals, tasks and methods. See examples.h. */
#include "domain/example_parts.h"

#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

struct node *text_part(struct pool *pool, const struct node *text, size_t offset, size_t length)
{
    struct node *part = pool_take(pool, sizeof *part);
    *part = *text;
    part->text = pool_copy_text(pool, text->text + offset, length);
    part->place = node_part_place(text, offset, length);
    part->end_column = 0;
    return part;
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

bool read_named_subject(struct domain *domain, const struct node *text, enum subject_kind kind,
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
        subject->action = find_crossing(domain, text);
        if (subject->action) {
            struct term *call = pool_take(domain->parsing.pool, sizeof *call);
            *call = (struct term){
                .kind = TERM_NAME, .place = text->place, .name = subject->action->name};
            subject->call = call;
            return true;
        }
        if (refuse_unknown_crossing(domain, text))
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
        if (!read_named_subject(domain, text_part(pool, text, 0, offset), SUBJECT_TASK, context,
                                &task) ||
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

/* What a word at the beginning of a text tells it to be about, and the length of that with its blanks;
 * 0: it is a condition. */
static size_t kind_by_word(struct pool *pool, const char *text, enum subject_kind *kind)
{
    static const struct {
        const char *word;
        enum subject_kind kind;
    } words[] = {{"action", SUBJECT_ACTION}, {"goal", SUBJECT_GOAL}, {"method", SUBJECT_METHOD}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = length_of_word(pool, text, words[i].word);
        if (length > 0) {
            *kind = words[i].kind;
            return length;
        }
    }
    *kind = SUBJECT_CONDITION;
    return 0;
}

static bool read_single(struct domain *domain, struct node *text, const char *context,
                        struct subject *subject)
{
    struct pool *pool = domain->parsing.pool;
    enum subject_kind kind;
    size_t length = kind_by_word(pool, text->text, &kind);
    if (length == 0)
        return read_condition(domain, text, context, subject);
    const struct node *rest = text_part(pool, text, length, strlen(text->text) - length);
    bool fine = kind == SUBJECT_METHOD ? read_method_subject(domain, rest, context, subject)
                                       : read_named_subject(domain, rest, kind, context, subject);
    subject->text = text->text;
    subject->place = text->place;
    return fine;
}

/* The place of a word outside of parentheses, from a byte on; the length of the text: there is
 * none. */
static size_t find_word(const char *text, size_t from, const char *word)
{
    size_t length = strlen(word), at = from;
    for (int open = 0; text[at]; at++) {
        open += (text[at] == '(') - (text[at] == ')');
        bool begins = at > 0 && strchr(" )", text[at - 1]);
        if (open == 0 && begins && strncmp(text + at, word, length) == 0 && text[at + length] &&
            strchr(" (", text[at + length]))
            return at;
    }
    return at;
}

/* Whether `and` joins actions, goals or methods with each other or with conditions. */
static bool joins_subjects(struct pool *pool, const char *text)
{
    bool any = false;
    size_t length = strlen(text);
    enum subject_kind kind;
    if (find_word(text, 0, "and") == length)
        return false;
    for (size_t at = 0; at < length && !any; at += at < length ? strlen("and") : 0) {
        at += strspn(text + at, " ");
        any = kind_by_word(pool, text + at, &kind) > 0;
        at = find_word(text, at, "and");
    }
    return any;
}

/* "action fight and health < 20": the parts are those between the words `and`. A subtask that waits
 * for a condition with `and` in it is called as it is written. */
static bool read_joined(struct domain *domain, const struct node *text, const char *context,
                        struct subject *subject)
{
    struct pool *pool = domain->parsing.pool;
    struct subject *parts = NULL;
    size_t count = 0, length = strlen(text->text);
    bool fine = true;
    if (find_word(text->text, 0, "or") < length)
        return refuse(&domain->parsing, node_part_place(text, find_word(text->text, 0, "or"), 2),
                      "beside actions, goals and methods 'or' stands in parentheses, between "
                      "conditions");
    for (size_t at = 0, end; at < length; at = end + strlen("and")) {
        at += strspn(text->text + at, " ");
        end = find_word(text->text, at, "and");
        size_t last = end;
        while (last > at && text->text[last - 1] == ' ')
            last--;
        struct subject part;
        fine &= read_single(domain, text_part(pool, text, at, last - at), context, &part);
        POOL_ADD(pool, parts, count) = part;
        if (end == length)
            break;
    }
    *subject = (struct subject){.kind = SUBJECT_TOGETHER,
                                .text = text->text,
                                .place = text->place,
                                .parts = parts,
                                .part_count = count};
    return fine;
}

bool read_subject(struct domain *domain, struct node *text, const char *context,
                  struct subject *subject)
{
    struct pool *pool = domain->parsing.pool;
    enum subject_kind kind;
    size_t length = kind_by_word(pool, text->text, &kind);
    const struct node *rest = text_part(pool, text, length, strlen(text->text) - length);
    bool waits = kind == SUBJECT_ACTION && find_called_waits(domain, rest).count > 0;
    return !waits && joins_subjects(pool, text->text) ? read_joined(domain, text, context, subject)
                                                      : read_single(domain, text, context, subject);
}

/* A subject, with the agent before it that it is of. */
static const char *words_of_subject(struct pool *pool, const struct subject *subject)
{
    return subject->actor ? pool_format(pool, "%s: %s", subject->actor->name, subject->text)
                          : subject->text;
}

const char *words_of_subjects(struct pool *pool, const struct subject *subjects, size_t count)
{
    struct text list = {0};
    for (size_t i = 0; i < count; i++)
        text_add_item(&list, words_of_subject(pool, &subjects[i]));
    return pool_format(pool, "[%s]", text_move_to_pool(&list, pool));
}
