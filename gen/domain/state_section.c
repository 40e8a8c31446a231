/* SPDX-License-Identifier: MIT */
/* `state` and `start`: the facts, and their values at the start. */
#include "syntax/advice.h"
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* Splits the text of a range, as 0..6 or 0..1 step 0.1, into its numbers. */
static bool split_range(const char *text, struct decimal parts[3])
{
    const char *dots = strstr(text, "..");
    if (!dots || !parse_decimal(text, (size_t)(dots - text), &parts[0]))
        return false;
    const char *high = dots + 2;
    size_t length = strcspn(high, " ");
    if (!parse_decimal(high, length, &parts[1]))
        return false;
    const char *rest = high + length + strspn(high + length, " ");
    parts[2] = (struct decimal){1, 0};
    if (!*rest)
        return true;
    if (strncmp(rest, "step ", 5) != 0)
        return false;
    rest += 5 + strspn(rest + 5, " ");
    return parse_decimal(rest, strlen(rest), &parts[2]);
}

static const char *fault_of_range(int64_t low, int64_t high, const struct number_scale *scale)
{
    if (scale->step <= 0)
        return "the step of a range must be more than 0";
    if (low > high)
        return "the range is reversed: its low end comes first";
    if (low == high)
        return "the range has a single value";
    if ((high - low) % scale->step != 0)
        return "the steps of the range do not meet its high end";
    if ((high - low) / scale->step > INT32_MAX)
        return "the range has more than 2147483648 values";
    if (scale->divisor == 1 && (low < INT32_MIN || high > INT32_MAX))
        return "the ends of a range must fit 32 bits";
    return NULL;
}

/* The value nearest to 0; of two that are equally near, the lower one. */
static uint32_t nearest_to_zero(const struct fact *fact)
{
    bool exact;
    int64_t value = number_on_unbounded_scale(&fact->scale, (struct decimal){0, 0}, &exact);
    int64_t below = -(fact->scale.low + value * fact->scale.step);
    if (2 * below > fact->scale.step)
        value++;
    return value < 0 ? 0 : value > fact->top ? fact->top : (uint32_t)value;
}

static const char *parse_range(struct fact *fact, const char *text)
{
    struct decimal parts[3];
    if (!split_range(text, parts))
        return "a range is written 0..10, or 0..1 step 0.1, with at most 13 digits a number, 5 of "
               "them behind the point";
    unsigned scale = 0;
    for (int i = 0; i < 3; i++)
        scale = parts[i].scale > scale ? parts[i].scale : scale;
    int64_t low = decimal_at_scale(parts[0], scale), high = decimal_at_scale(parts[1], scale);
    struct number_scale grid = {low, decimal_at_scale(parts[2], scale),
                                decimal_at_scale((struct decimal){1, 0}, scale)};
    const char *fault = fault_of_range(low, high, &grid);
    if (fault)
        return fault;
    fact->scale = grid;
    fact->top = (uint32_t)((high - low) / grid.step);
    fact->start = nearest_to_zero(fact);
    return NULL;
}

static void warn_of_two_values(struct domain *domain, const struct fact *fact,
                               const struct node *range)
{
    const char *dots = strstr(range->text, "..");
    if (fact->top == 1 && !strstr(range->text, "step"))
        report_warning(domain->parsing.diagnostics, "two-valued-range", range->place,
                       "this range has two values only, %.*s and %s; for what lies between write "
                       "'%s step 0.1', and 'step 1' where two are meant",
                       (int)(dots - range->text), range->text, dots + 2, range->text);
}

/* Reads a range; false if the node is not a range at all. */
static bool read_fact_range(struct domain *domain, struct fact *fact, const struct node *node)
{
    if (!strstr(node->text, ".."))
        return false;
    fact->kind = GG_NUMBER;
    fact->scale = (struct number_scale){0, 1, 1};
    const char *fault = parse_range(fact, node->text);
    fact->faulty = fault != NULL;
    if (fault)
        refuse(&domain->parsing, node->place, "%s", fault);
    else
        warn_of_two_values(domain, fact, node);
    return true;
}

/* Whether a list is a range in brackets, [0, 10] or [0..10], which is reported; false if it is a
 * list of symbols. */
static bool is_range_in_brackets(const struct parsing *parsing, const struct node *list)
{
    const struct node *first = list->count == 1 ? list->items[0] : NULL;
    const char *range = first && first->kind == NODE_SCALAR && strstr(first->text, "..")
                            ? first->text
                            : advice_numbers_as_range(parsing->pool, list);
    if (range)
        refuse(parsing, list->place,
               "a list is of symbols; a range of numbers is written without brackets: %s", range);
    return range != NULL;
}

bool kept_as_number(const struct fact *fact)
{
    uint64_t bits = (fact->top + UINT64_C(1)) * fact->count;
    return fact->kind == GG_NUMBER ||
           (fact->kind == GG_SYMBOL &&
            (fact->top >= FLAG_SYMBOLS || (bits > FLAG_BITS && !fact->constant)));
}

/* The type of a name; NULL, with an error that tells what was probably meant, if there is none. */
static const struct object_type *find_fact_type(struct domain *domain, const struct node *node,
                                                const char *what, const char *others)
{
    const struct parsing *parsing = &domain->parsing;
    const char *advice = name_number(&domain->type_names, node->text) < 0
                             ? advice_for_foreign_type(parsing->pool, node->text)
                             : NULL;
    if (advice) {
        refuse(parsing, node->place, "'%s' is no type of %s: %s", node->text, what, advice);
        return NULL;
    }
    const struct object_type *type = find_type(domain, node->text, node->place, what);
    if (!type)
        report_note(parsing->diagnostics, node->place,
                    "a type is bool, %sa range (0..10), a list of symbols or one of 'types'",
                    others);
    return type;
}

void read_fact_type(struct domain *domain, struct fact *fact, struct node *node, const char *what,
                    const char *others)
{
    const struct parsing *parsing = &domain->parsing;
    node = without_comment(parsing, node);
    fact->kind = GG_BOOL;
    fact->top = 1;
    fact->untyped = false;
    if (node->kind == NODE_SCALAR && strcmp(node->text, "bool") == 0)
        return;
    if (node->kind == NODE_SEQUENCE) {
        fact->kind = GG_SYMBOL;
        fact->untyped = is_range_in_brackets(parsing, node);
        if (fact->untyped)
            return;
        read_symbols(domain, node, &fact->values);
    } else if (node->kind == NODE_SCALAR && node->text[0] && !read_fact_range(domain, fact, node)) {
        fact->type = find_fact_type(domain, node, what, others);
        fact->untyped = !fact->type;
        if (!fact->type)
            return;
        fact->kind = GG_SYMBOL;
        fact->values = fact->type->objects;
    } else if (node->kind == NODE_MAPPING || !node->text[0]) {
        fact->untyped = true;
        refuse(parsing, node->place,
               "%s wants a type: bool, %sa list of symbols, a range or the name of a type", what,
               others);
    }
    if (fact->kind == GG_SYMBOL)
        fact->top = fact->values.count ? (uint32_t)fact->values.count - 1 : 0;
}

static void read_type_key(const struct key_reading *reading, struct node *value)
{
    read_fact_type(reading->domain, reading->object, value, reading->what, "");
}

static void read_start_value(const struct key_reading *reading, struct node *node)
{
    struct domain *domain = reading->domain;
    const struct parsing *parsing = &domain->parsing;
    struct fact *fact = reading->object;
    node = without_comment(parsing, node);
    if (fact->untyped || !node_as_text(parsing, node, "the start"))
        return;
    struct term value = {0};
    struct scope scope =
        scope_of_domain(domain, pool_format(parsing->pool, "the start of %s", reading->what));
    if (fact->kind == GG_BOOL)
        fact->start = node_as_flag(parsing, node, "start");
    else if (parse_value(parsing, node, &value))
        resolve_value(&scope, fact, &value, &fact->start);
}

/* A claim begins with the walk to an action (true), or with the action (start). */
static void read_claim(const struct key_reading *reading, struct node *node)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct fact *fact = reading->object;
    node = without_comment(parsing, node);
    const char *truth = node->kind == NODE_SCALAR ? advice_for_foreign_bool(node->text) : NULL;
    fact->claim_starts = node->kind == NODE_SCALAR && strcmp(node->text, "start") == 0;
    fact->claim = fact->claim_starts || (truth && *truth == 't');
    if (!fact->claim_starts && !truth)
        refuse(
            parsing, node->place,
            "'claim' must be true, for claims from the walk to an action on, or start, for claims "
            "from its start on");
}

/* The type comes first: what the start can be depends on it. */
static const struct key fact_rows[] = {
    {"type", KEY_OWN, .read = read_type_key, .shape = "fact_type", .required = true,
     .value = "see [State](#state)", .description = "What values the fact can have."},
    {"start", KEY_OWN, .read = read_start_value, .shape = "value", .value = "a value",
     .without = "see [State](#state)", .description = "The value at the start."},
    {"shared", KEY_FLAG, KEY_FIELD(fact, shared),
     .description = "Whether the fact lives in the world, where all agents see it."},
    {"claim", KEY_OWN, .read = read_claim, .shape = "claim", .value = "true, false or `start`",
     .without = "false",
     .description =
         "Whether an action reserves what it takes of a shared fact while it is being done; "
         "start: not yet on the walk to it."},
    {"sensed", KEY_FLAG, KEY_FIELD(fact, sensed),
     .description = "Whether a C function reads the real value."},
    {"every", KEY_PERIOD, KEY_FIELD(fact, period), .without = "none: at each decision",
     .description = "How often a sensed fact is read."},
    {"applied", KEY_FLAG, KEY_FIELD(fact, applied),
     .description = "Whether a C function carries changes of the fact over to the game."},
    {"constant", KEY_FLAG, KEY_FIELD(fact, constant),
     .description = "Whether the value never changes after the start."},
    {"label", KEY_LABEL, KEY_FIELD(fact, label), .description = "Text for people."},
    {.name = NULL},
};

const struct key_table fact_keys = {.of = "fact", .keys = fact_rows};

/* Why a fact cannot be claimed; NULL: it can. */
static const char *fault_of_claim(const struct fact *fact)
{
    if (fact->constant)
        return "is constant: nobody takes anything of it, so nobody can claim it";
    if (!fact->shared)
        return "is each agent's own, so nobody needs to claim it: 'claim' wants 'shared: true' "
               "beside it";
    if (fact->sensed)
        return "is sensed: the game tells its value, so nobody can claim it";
    return NULL;
}

static void check_claim(const struct parsing *parsing, const struct fact *fact,
                        const struct node *node)
{
    const char *fault = fact->claim ? fault_of_claim(fact) : NULL;
    if (fault)
        refuse(parsing, node_find_key(node, "claim")->place, "fact '%s' %s", fact->name, fault);
}

/* Reports properties of a fact that exclude each other. */
static void check_flags(const struct parsing *parsing, const struct fact *fact,
                        const struct node *node)
{
    const struct node *every = node_find_key(node, "every");
    if (fact->constant && (fact->sensed || fact->shared))
        refuse(parsing, fact->place,
               "fact '%s' is constant: it is the same for all, and cannot be sensed", fact->name);
    if (fact->constant && fact->applied)
        refuse(parsing, fact->place,
               "fact '%s' is constant: no action changes it, so it cannot be applied", fact->name);
    check_claim(parsing, fact, node);
    if (every && !fact->sensed)
        refuse(parsing, every->place,
               "'every' says how often a fact is sensed, and '%s' is not: it wants 'sensed: true'",
               fact->name);
}

static void read_long_form(struct domain *domain, struct fact *fact, struct node *node,
                           const char *what)
{
    fact->untyped = true;
    (void)keys_read(&(struct key_reading){domain, NULL, what, node, fact, NULL}, &fact_keys);
    if (value_of_key(node, "type"))
        check_flags(&domain->parsing, fact, node);
    else
        refuse(&domain->parsing, node->place, "%s has no 'type'", what);
}

/* The types that the parameters of a fact are of, without names. */
static void find_fact_types(struct domain *domain, struct fact *fact,
                            const struct section_entries *entries)
{
    const struct parameters *parameters = &entries->signature.parameters;
    find_parameter_types(domain, parameters, entries->title);
    for (size_t i = 0; i < parameters->count; i++)
        POOL_ADD(domain->parsing.pool, fact->parameters, fact->parameter_count) =
            parameters->items[i].type;
}

void declare_state(struct domain *domain, struct node *section)
{
    const struct parsing *parsing = &domain->parsing;
    struct section_entries entries = {domain,
                                      section,
                                      "a fact",
                                      .name = "'state'",
                                      .keys = &fact_keys,
                                      .names = &domain->fact_names,
                                      .signature = {.types_only = true}};
    while (next_entry(&entries)) {
        struct fact *fact = pool_take(parsing->pool, sizeof *fact);
        fact->name = entries.signature.name;
        fact->place = entries.signature.place;
        fact->number = domain->fact_count;
        find_fact_types(domain, fact, &entries);
        POOL_ADD(parsing->pool, domain->facts, domain->fact_count) = fact;
        mend_braced_symbol_list(parsing, entries.value, entries.title);
        if (entries.value->kind == NODE_MAPPING)
            read_long_form(domain, fact, entries.value, entries.title);
        else
            read_fact_type(domain, fact, entries.value, entries.title, "");
    }
}

/* Changes the start by effects; set: those of the command line, which set what a game would. */
static void change_start(struct domain *domain, struct node *section, bool set)
{
    struct scope scope = scope_of_domain(domain, "the start");
    if (node_is_null(section))
        return;
    scope.is_start = true;
    scope.is_game = set;
    struct expressions effects = read_effects(&scope, section);
    for (size_t i = 0; i < effects.count; i++) {
        POOL_ADD(domain->parsing.pool, domain->start.items, domain->start.count) = effects.items[i];
    }
}

void read_start(struct domain *domain, struct node *section)
{
    change_start(domain, section, false);
}

void apply_start_option(struct domain *domain, struct node *effect)
{
    change_start(domain, effect, true);
}
