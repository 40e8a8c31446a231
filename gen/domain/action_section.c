/* SPDX-License-Identifier: MIT */
/* `actions`: what can be done. */
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"
#include "domain/slots.h"
#include "domain/trees.h"

#include <string.h>

static const struct key cost_call_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(action, cost_call), .required = true,
     .description = "The C function that tells the cost."},
    {"at_least", KEY_NUMBER, KEY_FIELD(action, cost), .low = 0, .high = UINT16_MAX,
     .description = "What a lower answer of the function counts as."},
    {.name = NULL},
};

static const struct key duration_call_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(action, duration_call), .required = true,
     .description = "The C function that tells the duration, in milliseconds."},
    {"at_least", KEY_DURATION, KEY_FIELD(action, duration),
     .description = "What a lower answer of the function counts as."},
    {.name = NULL},
};

static const struct key_table duration_call = {.of = "duration", .keys = duration_call_rows};

static const struct key_table cost_call = {.of = "cost", .keys = cost_call_rows};

/* Whether a text is a name, with parentheses or without. */
static bool is_call_text(const char *text)
{
    size_t name = strspn(text, NAME_CHARACTERS), blanks = strspn(text + name, " ");
    const char *rest = text + name + blanks;
    return name > 0 && !strchr(DIGITS, *text) &&
           (!*rest || (*rest == '(' && rest[strlen(rest) - 1] == ')'));
}

/* Reads the fact at whose change an action begins anew. */
static void read_restart(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct scope *scope = reading->scope;
    struct term *term = pool_take(parsing->pool, sizeof *term);
    if (!scope)
        return;
    if (value->kind != NODE_SCALAR || !is_call_text(value->text)) {
        refuse(
            parsing, value->place,
            "'restart' names one fact, at whose change the action begins anew, as restart: blows");
        return;
    }
    if (!parse_value(parsing, value, term))
        return;
    scope->context = pool_format(parsing->pool, "the 'restart' of %s", reading->what);
    if (!resolve_term(scope, term, NULL))
        return;
    if (term->kind != TERM_FACT || term->fact->constant) {
        refuse(parsing, value->place, "'restart' names a fact that can change, as restart: blows");
        return;
    }
    term->fact->read = true;
    ((struct action *)reading->object)->restart = term;
}

static const struct key action_rows[] = {
    {"preconditions", KEY_CONDITIONS, KEY_FIELD(action, preconditions), .may_be_empty = true,
     .without = "none: always", .description = "What must hold for the action to be done."},
    {"while", KEY_CONDITIONS, KEY_FIELD(action, lasting), .context = "'while'",
     .description = "What must hold at the start and while the action runs; else it has failed."},
    {"until", KEY_CONDITIONS, KEY_FIELD(action, until), .context = "'until'",
     .without = "none: its C function says when it ends",
     .description = "The action waits, without a C function, and has succeeded when this holds."},
    {"procedural_precondition", KEY_FUNCTION, KEY_FIELD(action, procedural),
     .description = "A C function that can deny the action, asked at most once in a planning."},
    {"effects", KEY_EFFECTS, KEY_FIELD(action, effects), .may_be_empty = true,
     .description = "What becomes true when the action succeeds."},
    {"on_failure", KEY_EFFECTS, KEY_FIELD(action, on_failure),
     .context = "the 'on_failure' effects",
     .description = "What changes when the action has failed; planning does not count on it."},
    {"on_abort", KEY_EFFECTS, KEY_FIELD(action, on_abort), .context = "the 'on_abort' effects",
     .description = "What changes when the action is given up; planning does not count on it."},
    {"function", KEY_FUNCTION, KEY_FIELD(action, function), .without = "its name, for it alone",
     .description = "The C function that carries the action out, which others may share."},
    {"data", KEY_OWN, .read = read_action_data, .shape = "given", .value = "field → value",
     .without = "each field's default",
     .description = "What whoever carries the action out is told of it."},
    {"at", KEY_OWN, .read = read_action_at, .shape = "call", .value = "a place",
     .without = "none: where the agent is",
     .description = "Where the action is done; the agent walks there before."},
    {"route", KEY_OWN, .read = read_action_route, .shape = "route", .list = true,
     .value = "`[from, to]`, two places",
     .description = "Where the action begins, to which the agent walks before, and where it ends."},
    {"within", KEY_OWN, KEY_FIELD(action, within), .read = read_within, .shape = "within",
     .value = "0 to 1000000", .without = "that of `places`",
     .description = "How near the agent must be to the place where the action is done."},
    {"follow", KEY_OWN, KEY_FIELD(action, follow), .read = read_follow, .shape = "within",
     .value = "0 to 1000000", .without = "none: however far",
     .description = "How far the place may move on the walk to it before the plan is made anew."},
    {"give_up", KEY_OWN, KEY_FIELD(action, give_up), .read = read_give_up, .shape = "length",
     .value = "0.001 to 1000000", .without = "none: it walks on",
     .description = "How far an agent walks to the place; then the action has failed."},
    {"cost", KEY_NUMBER, KEY_FIELD(action, cost), .low = 0, .high = UINT16_MAX, .otherwise = 1,
     .word = "travel", .word_offset = offsetof(struct action, costs_travel), .call = &cost_call,
     KEY_AMOUNT(action, cost_amount), .range = true,
     .range_offset = offsetof(struct action, dearest),
     .description = "What the action adds to the cost of a goal's plan."},
    {"duration", KEY_DURATION, KEY_FIELD(action, duration), .call = &duration_call,
     KEY_AMOUNT(action, duration_amount), .range = true,
     .range_offset = offsetof(struct action, longest),
     .description = "How long the action takes while its C function is the stub."},
    {"timeout", KEY_PERIOD, KEY_FIELD(action, timeout),
     .description = "How long the action may run before it is stopped and has failed."},
    {"retry", KEY_DURATION, KEY_FIELD(action, retry),
     .description = "How long the action is left out of plans after it failed."},
    {"restart", KEY_OWN, .read = read_restart, .shape = "call", .value = "a fact",
     .without = "none: never",
     .description = "The fact at whose change the running action begins anew."},
    {"cooldown", KEY_DURATION, KEY_FIELD(action, cooldown),
     .description = "How long the action is left out of plans after it succeeded."},
    {"uninterruptible", KEY_FLAG, KEY_FIELD(action, uninterruptible),
     .description = "Whether only the game stops the action before its end."},
    {"label", KEY_LABEL, KEY_FIELD(action, label), .without = "its name",
     .description = "Text for people."},
    {"skill", KEY_OWN, .read = read_action_skill, .shape = "name", .value = "a name",
     .without = "none: it takes the same for all",
     .description = "What divides the duration for the members of a team: each has a level."},
    {.name = NULL},
};

const struct key_table action_keys = {
    .of = "action", .keys = action_rows, .optional = true, .main = "effects"};

void declare_actions(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain,
                                      section,
                                      "an action",
                                      .keys = &action_keys,
                                      .names = &domain->action_names,
                                      .others = &domain->task_names,
                                      .both = "actions and tasks"};
    while (next_entry(&entries)) {
        struct action *action = pool_take(domain->parsing.pool, sizeof *action);
        *action = (struct action){.name = entries.signature.name,
                                  .place = entries.signature.place,
                                  .parameters = entries.signature.parameters,
                                  .node = entries.value,
                                  .skill = -1,
                                  .number = domain->action_count};
        find_parameter_types(domain, &action->parameters, entries.title);
        POOL_ADD(domain->parsing.pool, domain->actions, domain->action_count) = action;
    }
}

/* What must hold while the action runs must hold at its start, too. */
static void add_lasting(struct pool *pool, struct action *action)
{
    for (size_t i = 0; i < action->lasting.count; i++)
        add_expression(pool, &action->preconditions, action->lasting.items[i],
                       action->lasting.texts[i]);
}

/* What its keys come to, for those who look at domains. A walk counts as well, though it is over at once
 * where the agent is there already. What has a timeout is to end when the game says so,
 * and what cools down is not done again at once. */
static void note_traits(struct action *action)
{
    action->takes_time = action->duration > 0 || action->longest > 0 || action->duration_call ||
                         action->duration_amount || action->timeout > 0 || action->begins_at ||
                         action->cooldown > 0 || action->until.count > 0;
    action->can_be_denied = action->procedural || action->cooldown > 0;
}

/* What takes place over time needs a time: a duration, or a route. */
static void check_over_time(struct domain *domain, struct action *action)
{
    bool lasts = action->duration > 0 || action->longest > 0 || action->duration_call ||
                 action->duration_amount || action->has_route;
    for (size_t i = 0; i < action->effects.count && !lasts; i++) {
        const struct expression *change = change_of(action->effects.items[i]);
        if (!change->over_time)
            continue;
        report_error(domain->parsing.diagnostics, change->place,
                     action->until.count
                         ? "nobody knows how long '%s' waits, so that '%s' cannot change over that "
                           "time; let a rule change it"
                         : "'%s' has no duration over which '%s' could change; write, as an "
                           "example, duration: 10s",
                     action->name, change->left.name);
        action->faulty = true;
    }
}

/* What changes when an action ends without success does so at once, by the runtime, wherever the agent
 * is. */
static void check_setback(const struct domain *domain, const struct expressions *effects,
                          const char *key)
{
    for (size_t i = 0; i < effects->count; i++) {
        const struct expression *change = change_of(effects->items[i]);
        const struct fact *fact = change->left.fact;
        if (change->over_time)
            refuse(&domain->parsing, change->place,
                   "'%s' takes place in one moment, and not over time", key);
        else if (fact->sensed && !fact->applied)
            refuse(&domain->parsing, change->place,
                   "'%s' changes '%s', which is sensed: only the game changes it", key, fact->name);
        else if (fact == domain->places.fact)
            refuse(&domain->parsing, change->place,
                   "'%s' cannot change '%s': an agent that is stopped stays where it is", key,
                   fact->name);
    }
}

/* What ends by `until` has no other end, and no function. */
static void check_until(struct domain *domain, struct action *action)
{
    static const struct {
        const char *key, *reason;
    } others[] = {
        {"duration", "and not after a time; write 'timeout' for how long it waits at most, or "
                     "'duration' alone"},
        {"function", "and no function carries it out; leave 'function' or 'until' out"},
        {"route", "and not at the end of a way; let it wait 'at' a place, and another action walk "
                  "the route"},
        {"skill", "which no skill makes quicker; leave 'skill' out"},
    };
    const struct node *until = value_of_key(action->node, "until");
    if (until && !node_is_null(until) && node_says_nothing(until))
        refuse(&domain->parsing, until->place,
               "'until' of action '%s' asks for nothing; write what is to hold", action->name);
    for (size_t i = 0; action->until.count && i < sizeof others / sizeof *others; i++) {
        const struct node *other = value_of_key(action->node, others[i].key);
        if (!other)
            continue;
        report_error(domain->parsing.diagnostics, other->place,
                     "action '%s' ends when what 'until' says holds, %s", action->name,
                     others[i].reason);
        action->faulty = true;
    }
}

/* An action begins anew where it is, and by what others do. */
static void check_restart(const struct domain *domain, const struct action *action)
{
    const struct term *restart = action->restart;
    if (restart && action->has_route)
        refuse(&domain->parsing, restart->place,
               "action '%s' has a 'route', on whose way it cannot begin anew", action->name);
    for (size_t i = 0; restart && i < action->effects.count; i++) {
        const struct expression *change = change_of(action->effects.items[i]);
        if (change->over_time && change->left.fact == restart->fact)
            refuse(&domain->parsing, restart->place,
                   "action '%s' changes '%s' itself over time, and would begin anew by itself",
                   action->name, restart->fact->name);
    }
}

static void read_action(struct domain *domain, struct action *action)
{
    const struct parsing *parsing = &domain->parsing;
    const char *what = pool_format(parsing->pool, "action '%s'", action->name);
    struct scope scope =
        scope_of_domain(domain, pool_format(parsing->pool, "the parameters of %s", what));
    bool in_scope =
        scope_add_parameters(&scope, action->parameters.items, action->parameters.count);
    scope.has_cases = true;
    if (!keys_read(&(struct key_reading){domain, in_scope ? &scope : NULL, what, action->node,
                                         action, NULL},
                   &action_keys))
        return;
    add_lasting(parsing->pool, action);
    note_traits(action);
    check_until(domain, action);
    check_over_time(domain, action);
    check_restart(domain, action);
    check_setback(domain, &action->on_failure, "on_failure");
    check_setback(domain, &action->on_abort, "on_abort");
    if (in_scope)
        require_bound_slots(&scope, &action->parameters, &action->preconditions);
    check_action_places(domain, action);
}

void read_actions(struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++)
        read_action(domain, domain->actions[i]);
}
