/* SPDX-License-Identifier: MIT */
/* `goals`: what an agent type may want. */
#include "syntax/advice.h"
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"
#include "domain/slots.h"

static const struct key priority_call_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(goal, priority_call), .required = true,
     .description = "The C function that tells the priority, asked at each decision."},
    {.name = NULL},
};

static const struct key_table priority_call = {.of = "priority", .keys = priority_call_rows};

static const struct key value_call_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(goal, value_call), .required = true,
     .description = "The C function that tells the value, asked at each decision."},
    {.name = NULL},
};

static const struct key_table value_call = {.of = "value", .keys = value_call_rows};

/* ------------------------------------------------------------------- retry */

/* Reads a time of 1ms or more, or two between which it is drawn. */
static void read_retry_time(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct goal *goal = reading->object;
    if (node_as_duration_range(parsing, value, &goal->retry, &goal->longest_retry) && !goal->retry)
        refuse(parsing, value->place, "'%s' is a duration of 1ms or more",
               reading->mapping == value ? "retry" : "first");
}

static const struct key retry_rows[] = {
    {"first", KEY_OWN, .read = read_retry_time, .shape = "period_or_two", .required = true,
     .description = "How long after the first time."},
    {"most", KEY_PERIOD, KEY_FIELD(goal, most_retry), .required = true,
     .description = "Twice as long each further time, but no longer than this."},
    {.name = NULL},
};

static const struct key_table retry_keys = {.of = "retry", .keys = retry_rows};

static void read_growing_retry(struct key_reading reading, struct node *value)
{
    const struct parsing *parsing = &reading.domain->parsing;
    const struct goal *goal = reading.object;
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    reading.mapping = value;
    keys_report_unknown(parsing, &retry_keys, value, "a retry");
    keys_store(&reading, &retry_keys);
    if (errors < diagnostics_error_count(parsing->diagnostics))
        return;
    uint32_t first = goal->longest_retry ? goal->longest_retry : goal->retry;
    if (!first || !goal->most_retry)
        refuse(parsing, value->place, "a retry that grows is {first: 250ms, most: 16s}");
    else if (goal->most_retry < first)
        refuse(parsing, value_of_key(value, "most")->place,
               "'most' is no less than 'first': the time grows from one to the other");
}

static void read_retry(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    const char *times[2];
    value = without_comment(parsing, value);
    if (advice_durations_of(value, times) == 2) {
        refuse(parsing, value->place,
               "a retry that grows is {first: %s, most: %s}, and one that is drawn %s..%s",
               times[0], times[1], times[0], times[1]);
        return;
    }
    if (value->kind == NODE_MAPPING) {
        read_growing_retry(*reading, value);
        return;
    }
    struct key_reading alone = *reading;
    alone.mapping = value;
    read_retry_time(&alone, value);
}

/* -------------------------------------------------------------- reconsider */

static void read_reconsider_every(const struct key_reading *reading, struct node *value)
{
    struct reconsideration *reconsider = reading->object;
    reconsider->every =
        node_as_period(&reading->domain->parsing, value,
                       reading->mapping == value ? "'reconsider' is a duration of 1ms or more"
                                                 : "'every' is a duration of 1ms or more");
}

static const struct key reconsider_rows[] = {
    {"every", KEY_OWN, .read = read_reconsider_every, .shape = "period", .required = true,
     .description = "How long after the last planning."},
    {"margin", KEY_NUMBER, KEY_FIELD(reconsideration, margin), .low = 0, .high = 1000000000,
     .description = "By how much more than this the new plan must be cheaper."},
    {.name = NULL},
};

static const struct key_table reconsider_keys = {.of = "reconsider", .keys = reconsider_rows};

void read_reconsider(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct key_reading inner = *reading;
    value = without_comment(parsing, value);
    inner.mapping = value;
    inner.object = reading->member;
    if (value->kind != NODE_MAPPING) {
        read_reconsider_every(&inner, value);
        return;
    }
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    keys_report_unknown(parsing, &reconsider_keys, value, "'reconsider'");
    keys_store(&inner, &reconsider_keys);
    if (errors == diagnostics_error_count(parsing->diagnostics) &&
        !((struct reconsideration *)inner.object)->every)
        refuse(parsing, value->place,
               "a plan is reconsidered after a time: {every: 2s, margin: 3}");
}

static const struct key goal_rows[] = {
    {"conditions", KEY_CONDITIONS, KEY_FIELD(goal, conditions), .required = true,
     .description = "What is to hold."},
    {"relevant", KEY_CONDITIONS, KEY_FIELD(goal, relevant), .context = "'relevant'",
     .without = "none: always", .description = "When the goal may be chosen."},
    {"while", KEY_CONDITIONS, KEY_FIELD(goal, lasting), .context = "'while'",
     .without = "none: nothing",
     .description = "What must hold before each step of a plan for the goal, or it is given up."},
    {"priority", KEY_NUMBER, KEY_FIELD(goal, priority), .low = -1000000, .high = 1000000,
     .call = &priority_call, KEY_AMOUNT(goal, priority_amount),
     .description = "The goal of the highest priority is chosen first."},
    {"value", KEY_NUMBER, KEY_FIELD(goal, value), .low = -1000000, .high = 1000000,
     .call = &value_call, KEY_AMOUNT(goal, value_amount),
     .without = "none: the first goal in the file is chosen",
     .description = "Of goals of equal priority the one of the greatest value less the cost of its "
                    "plan is chosen."},
    {"inertia", KEY_NUMBER, KEY_FIELD(goal, inertia), .low = 0, .high = 2000000,
     .description =
         "By how much more another goal must matter to take over while this is pursued."},
    {"latched", KEY_FLAG, KEY_FIELD(goal, latched),
     .description = "Whether the goal stays relevant from its choice on until it is reached."},
    {"best_effort", KEY_FLAG, KEY_FIELD(goal, best_effort),
     .description = "Whether the number that the goal bounds is brought as near as can be if the "
                    "goal cannot be reached."},
    {"keep", KEY_FLAG, KEY_FIELD(goal, keep),
     .description =
         "Whether plans of the same or a lower priority must keep the goal while it holds."},
    {"personal", KEY_FLAG, KEY_FIELD(goal, personal),
     .description = "Whether a team is asked for it for one member, whose private facts count."},
    {"cooldown", KEY_DURATION, KEY_FIELD(goal, cooldown),
     .description = "How long the goal is not chosen again after it was reached."},
    {"retry", KEY_OWN, .read = read_retry, .shape = "retry",
     .value = "a duration, 1ms or more, or two: `2s..5s`, or `{first: 250ms, most: 16s}`",
     .without = "none, then 250ms to 16s",
     .description = "How long the goal is not chosen again after its plan failed or was in vain."},
    {"timeout", KEY_PERIOD, KEY_FIELD(goal, timeout),
     .description = "How long the goal may take, from its choice on, before it has failed."},
    {"reconsider", KEY_OWN, KEY_FIELD(goal, reconsider), .read = read_reconsider,
     .shape = "reconsider", .value = "a duration, 1ms or more, or `{every: 2s, margin: 3}`",
     .without = "as the agent type says",
     .description =
         "How long after the last planning the plan is made anew, as there may be a cheaper one."},
    {"label", KEY_LABEL, KEY_FIELD(goal, label), .without = "its name",
     .description = "Text for people."},
    {.name = NULL},
};

const struct key_table goal_keys = {.of = "goal", .keys = goal_rows, .main = "conditions"};

static void read_goal(struct domain *domain, struct goal *goal, struct node *node, const char *what)
{
    const struct parsing *parsing = &domain->parsing;
    struct scope scope =
        scope_of_domain(domain, pool_format(parsing->pool, "the parameters of %s", what));
    bool in_scope = scope_add_parameters(&scope, goal->parameters.items, goal->parameters.count);
    if (!keys_read(&(struct key_reading){domain, in_scope ? &scope : NULL, what, node, goal, NULL},
                   &goal_keys))
        return;
    const struct node *conditions = value_of_key(node, "conditions");
    goal->inert = value_of_key(node, "inertia") != NULL;
    if (in_scope) {
        require_bound_slots(&scope, &goal->parameters, &goal->conditions);
        require_bound_slots(&scope, &goal->parameters, &goal->relevant);
    }
    if (goal->personal && !domain->team.given)
        refuse(parsing, value_of_key(node, "personal")->place,
               "%s is 'personal' to a member of a team, and the domain has no 'team'", what);
    goal->valued = value_of_key(node, "value") != NULL;
    if (goal->valued)
        goal->value_place = value_of_key(node, "value")->place;
    if (goal->best_effort)
        goal->best_effort_place = value_of_key(node, "best_effort")->place;
    if (goal->latched && !goal->relevant.count)
        refuse(
            parsing, value_of_key(node, "latched")->place,
            "a 'latched' goal stays 'relevant' until it is reached, and %s has no 'relevant': it "
            "always is",
            what);
    if (!conditions || node_is_null(conditions))
        refuse(parsing, goal->place, "%s has no conditions", what);
}

void read_goals(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain, section, "a goal", .keys = &goal_keys,
                                      .names = &domain->goal_names};
    while (next_entry(&entries)) {
        size_t number = domain->goal_count;
        struct goal *goal = POOL_ITEM(domain->parsing.pool, domain->goals, domain->goal_count);
        *goal = (struct goal){.name = entries.signature.name,
                              .place = entries.signature.place,
                              .parameters = entries.signature.parameters,
                              .number = number};
        read_goal(domain, goal, entries.value, entries.title);
    }
}

bool any_goal_with_parameters(const struct domain *domain)
{
    for (size_t i = 0; i < domain->goal_count; i++)
        if (domain->goals[i].parameters.count > 0)
            return true;
    return false;
}
