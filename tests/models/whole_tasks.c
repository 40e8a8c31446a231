/* SPDX-License-Identifier: MIT */
/* Tasks, agent types and examples of random domains: see whole_parts.h. */
#include "models/whole_parts.h"

/* -------------------------------------------------------------------- subtasks */

/* An action or a task that can be called here; NULL: none was found. */
static const struct whole_called *callable(struct whole *whole)
{
    for (int i = 0; i < 4; i++) {
        const struct whole_list *list =
            whole_one_in(whole, 3) && whole->tasks.count > 1 ? &whole->tasks : &whole->actions;
        if (list->count == 0)
            continue;
        const struct whole_called *called = &list->items[roll(whole->dice, list->count)];
        if (whole_can_call(whole, called))
            return called;
    }
    return NULL;
}

/* "all(item w) a1(w) if b0(w)" */
static bool add_each(struct whole *whole)
{
    unsigned number = whole->scope_count;
    if (!(whole->items || whole->slots) || number == WHOLE_SCOPE)
        return false;
    enum whole_type type = whole_type_random(whole);
    whole->scope[number].name[0] = 'w';
    whole->scope[number].name[1] = '\0';
    whole->scope[number].type = type;
    whole->scope_count++;
    const struct whole_called *called = callable(whole);
    if (called) {
        whole->no_lookup = true;
        text_add(whole->yaml, "'all(%s w) ", whole_type_name(type));
        whole_add_call(whole, called);
        text_add(whole->yaml, whole_one_in(whole, 2) ? " if " : "'");
        if (whole->yaml->data[whole->yaml->length - 1] != '\'') {
            whole_add_condition(whole, 1);
            text_add(whole->yaml, "'");
        }
        whole->no_lookup = false;
    }
    whole->scope_count = number;
    return called != NULL;
}

static void add_achieve(struct whole *whole)
{
    text_add(whole->yaml, "{achieve: ['");
    whole_add_condition(whole, 1);
    text_add(whole->yaml, "']}");
}

/* A time, or a bool for which the agent waits. */
static void add_wait(struct whole *whole)
{
    for (unsigned i = 0; i < whole->fact_count && whole_one_in(whole, 2); i++) {
        const struct whole_fact *fact = &whole->facts[i];
        if (fact->kind != WHOLE_BOOL || fact->count > 0 || fact->constant)
            continue;
        text_add(whole->yaml, "{until: '%s%s'", whole_one_in(whole, 2) ? "not " : "", fact->name);
        text_add(whole->yaml, whole_one_in(whole, 2) ? ", timeout: 400ms}" : "}");
        return;
    }
    text_add(whole->yaml, whole_one_in(whole, 2) ? "{wait: 150ms..300ms}" : "{wait: 200ms}");
}

static void add_subtask(struct whole *whole)
{
    uint32_t form = roll(whole->dice, 7);
    if (form == 0 && add_each(whole))
        return;
    if (form == 6) {
        add_wait(whole);
        return;
    }
    const struct whole_called *called = form > 1 ? callable(whole) : NULL;
    if (!called) {
        add_achieve(whole);
        return;
    }
    text_add(whole->yaml, "'");
    whole_add_call(whole, called);
    text_add(whole->yaml, "'");
}

/* ----------------------------------------------------------------------- tasks */

enum mode { FIRST, PRIORITY, RANDOM, WEIGHTED, SCORE, MODES };

/* Adds an amount that reads no parameters of the method, of which `task` are those of its task. */
static void add_preference(struct whole *whole, const char *key, unsigned task, bool constants)
{
    unsigned scope = whole->scope_count;
    whole->scope_count = task;
    whole->constants_only = constants;
    whole->no_lookup = true;
    whole_add_amount(whole, key, "");
    whole->constants_only = whole->no_lookup = false;
    whole->scope_count = scope;
}

static void add_order(struct whole *whole, enum mode mode, unsigned task)
{
    if (mode == PRIORITY)
        add_preference(whole, "priority", task, true);
    if (mode == WEIGHTED || (mode == PRIORITY && whole_one_in(whole, 4)))
        add_preference(whole, "weight", task, false);
    if (mode == SCORE && whole_one_in(whole, 2)) {
        add_preference(whole, "score", whole->scope_count, false);
    } else if (mode == SCORE) {
        whole_add_function(whole, "score: {call: ", "good");
        text_add(whole->yaml, "}, ");
    }
}

static void add_method(struct whole *whole, unsigned number, enum mode mode)
{
    unsigned task = whole->scope_count, subtasks = whole_between(whole, 0, 3);
    struct whole_called method;
    whole_call_random(whole, &method, 'm', number, 1);
    text_add(whole->yaml, "    ");
    whole_add_head(whole, &method, 'y');
    text_add(whole->yaml, "{");
    if (whole_one_in(whole, 2))
        whole_add_conditions(whole, "preconditions");
    if (whole_one_in(whole, 5)) {
        whole_add_function(whole, "procedural_precondition: ", "may");
        text_add(whole->yaml, ", ");
    }
    if (whole_one_in(whole, 5))
        text_add(whole->yaml, "cooldown: %ums, ", whole_between(whole, 20, 900));
    if (whole_one_in(whole, 9))
        text_add(whole->yaml, "timeout: {after: %ums, again: %ums}, ", whole_between(whole, 1, 900),
                 whole_between(whole, 1, 900));
    add_order(whole, mode, task);
    text_add(whole->yaml, "subtasks: [");
    for (unsigned i = 0; i < subtasks; i++) {
        text_add(whole->yaml, i ? ", " : "");
        add_subtask(whole);
    }
    text_add(whole->yaml, "]}\n");
    whole->scope_count = task;
}

static void add_task(struct whole *whole, const struct whole_called *task)
{
    static const char *const modes[] = {"first", "priority", "random", "weighted", "score"};
    enum mode mode = whole_one_in(whole, 2) ? FIRST : (enum mode)roll(whole->dice, MODES);
    unsigned methods = whole_between(whole, 1, 3);
    whole_add_head(whole, task, 'x');
    text_add(whole->yaml, "\n    select: %s\n    methods:\n", modes[mode]);
    for (unsigned i = 0; i < methods; i++)
        add_method(whole, i, mode);
    whole->scope_count = 0;
}

void whole_add_tasks(struct whole *whole)
{
    whole->tasks.count = whole_one_in(whole, 3) ? 0 : whole_between(whole, 1, 4);
    for (unsigned i = 0; i < whole->tasks.count; i++)
        whole_call_random(whole, &whole->tasks.items[i], 't', i, i > 0 ? 2 : 0);
    if (whole->tasks.count > 0)
        text_add(whole->yaml, "tasks:\n");
    for (unsigned i = 0; i < whole->tasks.count; i++)
        add_task(whole, &whole->tasks.items[i]);
}

/* --------------------------------------------------------------------- agents */

static void add_names(struct whole *whole, const char *key, const struct whole_list *list)
{
    const char *between = "";
    text_add(whole->yaml, "%s: [", key);
    for (unsigned i = 0; i < list->count; i++)
        if (!whole_one_in(whole, 3)) {
            text_add(whole->yaml, "%s%s", between, list->items[i].name);
            between = ", ";
        }
    text_add(whole->yaml, "], ");
}

static void add_agent(struct whole *whole, unsigned number)
{
    text_add(whole->yaml, "  who%u: {", number);
    if (whole_one_in(whole, 3))
        add_names(whole, "actions", &whole->actions);
    if (!whole_one_in(whole, 4))
        add_names(whole, "goals", &whole->goals);
    if (whole->tasks.count > 0 && !whole_one_in(whole, 3)) {
        const struct whole_called *task =
            &whole->tasks.items[roll(whole->dice, whole->tasks.count)];
        if (whole_can_call(whole, task)) {
            text_add(whole->yaml, "task: '");
            whole->no_lookup = true;
            whole_add_call(whole, task);
            whole->no_lookup = false;
            text_add(whole->yaml, "'");
        }
    }
    text_add(whole->yaml, "}\n");
}

void whole_add_agents(struct whole *whole)
{
    unsigned count = whole_one_in(whole, 2) ? 0 : whole_between(whole, 1, 3);
    if (count > 0)
        text_add(whole->yaml, "agents:\n");
    for (unsigned i = 0; i < count; i++)
        add_agent(whole, i);
}

/* ------------------------------------------------------------------- examples */

/* Adds a subject that an example speaks of. */
static void add_subject(struct whole *whole)
{
    uint32_t form = roll(whole->dice, 4);
    const struct whole_list *list = form == 0 ? &whole->actions : &whole->goals;
    text_add(whole->yaml, "'");
    if (form < 2 && list->count > 0) {
        text_add(whole->yaml, form == 0 ? "action " : "goal ");
        text_add(whole->yaml, "%s", list->items[roll(whole->dice, list->count)].name);
    } else if (form == 2 && whole->tasks.count > 0) {
        text_add(whole->yaml, "method t%u > m0", roll(whole->dice, whole->tasks.count));
    } else {
        whole_add_condition(whole, 1);
    }
    text_add(whole->yaml, "'");
}

static void add_expected(struct whole *whole)
{
    static const char *const times[] = {"at 1s", "within 2s", "never"};
    text_add(whole->yaml, "      - %s: ", times[roll(whole->dice, 3)]);
    add_subject(whole);
    text_add(whole->yaml, "\n");
    if (whole->actions.count == 0)
        return;
    const char *action = whole->actions.items[roll(whole->dice, whole->actions.count)].name;
    if (whole_one_in(whole, 3))
        text_add(whole->yaml, "      - share of %s: 5%%..60%%\n", action);
    if (whole_one_in(whole, 3))
        text_add(whole->yaml, "      - plan: [%s]\n", action);
    if (whole_one_in(whole, 3))
        text_add(whole->yaml, "      - order: [%s]\n", action);
}

static void add_events(struct whole *whole)
{
    static const char *const times[] = {"at 300ms", "every 700ms", "random 200ms..900ms"};
    text_add(whole->yaml, "    events: {");
    (void)whole_add_effects(whole, times[roll(whole->dice, 3)], WHOLE_OF_GAME, NULL);
    if (whole->slots && whole_one_in(whole, 2))
        text_add(whole->yaml, "at 400ms: 'not foe_bound(foe_1)', ");
    if (whole->actions.count > 0 && whole_one_in(whole, 2))
        text_add(whole->yaml, "at 500ms: fail(%s)",
                 whole->actions.items[roll(whole->dice, whole->actions.count)].name);
    text_add(whole->yaml, "}\n");
}

void whole_add_examples(struct whole *whole)
{
    unsigned count = whole_between(whole, 0, 2);
    if (count > 0)
        text_add(whole->yaml, "examples:\n");
    for (unsigned i = 0; i < count; i++) {
        text_add(whole->yaml, "  e%u:\n    for: 3s\n", i);
        if (whole->slots)
            text_add(whole->yaml, "    given: ['foe_bound(foe_1)']\n");
        if (whole_one_in(whole, 2))
            add_events(whole);
        text_add(whole->yaml, "    expect:\n");
        add_expected(whole);
    }
}
