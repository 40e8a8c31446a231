/* SPDX-License-Identifier: MIT */
/*
 * `places`: the fact that tells where an agent is, where the places are, and how long walks take;
 * and `at` and `route`, the places that actions are done at. An action that ends at a place has
 * the effect that the agent is there, which is added to those that are written.
 */
#include "domain/example_parts.h"
#include "domain/fields.h"
#include "domain/sections.h"
#include "domain/slots.h"
#include "domain/trees.h"

#include <string.h>

/* ------------------------------------------------------------------ the fact */

/* Why a fact cannot tell where an agent is; NULL: it can. */
static const char *places_section_fault_of(const struct fact *fact)
{
    if (fact->parameter_count)
        return "has parameters";
    if (fact->kind != GG_SYMBOL)
        return "is no fact of symbols";
    if (fact->shared)
        return "is shared";
    if (fact->sensed)
        return "is sensed";
    return fact->constant ? "is constant" : NULL;
}

static void report_unknown_fact(const struct domain *domain, const struct node *node)
{
    refuse(&domain->parsing, node->place, "unknown fact '%s' in 'places'", node->text);
    note_nearest_name(&domain->parsing, &domain->fact_names, node->text);
}

static void read_place_fact(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    const struct parsing *parsing = &domain->parsing;
    if (!node_as_text(parsing, value, "the fact of places"))
        return;
    int64_t number = name_number(&domain->fact_names, value->text);
    if (number < 0) {
        report_unknown_fact(domain, value);
        return;
    }
    struct fact *fact = domain->facts[number];
    const char *fault = fact->untyped ? NULL : places_section_fault_of(fact);
    if (fault) {
        refuse(parsing, value->place,
               "'%s' %s; where an agent is, one fact of symbols of its own tells", fact->name,
               fault);
        report_note(parsing->diagnostics, fact->place, "'%s' is declared here", fact->name);
    }
    if (!fault && !fact->untyped)
        domain->places.fact = fact;
}

/* ------------------------------------------------------- speed and positions */

bool parse_thousandths(const struct node *node, int64_t low, int64_t high, int64_t *number)
{
    struct decimal decimal;
    if (node->kind != NODE_SCALAR || !parse_decimal(node->text, strlen(node->text), &decimal) ||
        decimal.scale > 3)
        return false;
    *number = decimal_at_scale(decimal, 3);
    return low <= *number && *number <= high;
}

/* Reads a number of thousandths, of which a million units are the most, into the member of a key. */
static void read_thousandths(const struct key_reading *reading, const struct node *value,
                             int64_t low, const char *what)
{
    int64_t number;
    if (parse_thousandths(value, low, GG_MAP_EDGE, &number))
        *(uint32_t *)reading->member = (uint32_t)number;
    else
        refuse(&reading->domain->parsing, value->place,
               "%s to 1000000, with at most 3 digits behind the point", what);
}

void read_speed(const struct key_reading *reading, struct node *value)
{
    read_thousandths(reading, value, 1, "a speed is a number from 0.001");
}

void read_within(const struct key_reading *reading, struct node *value)
{
    read_thousandths(reading, value, 0, "'within' is a number from 0");
}

void read_follow(const struct key_reading *reading, struct node *value)
{
    read_thousandths(reading, value, 0, "'follow' is a number from 0");
    ++*(uint32_t *)reading->member;
}

void read_give_up(const struct key_reading *reading, struct node *value)
{
    read_thousandths(reading, value, 1, "'give_up' is a number from 0.001");
    ++*(uint32_t *)reading->member;
}

static bool read_coordinate(const struct parsing *parsing, const struct node *node, int32_t *to)
{
    int64_t number;
    bool fine = parse_thousandths(node, -GG_MAP_EDGE, GG_MAP_EDGE, &number);
    if (fine)
        *to = (int32_t)number;
    else
        refuse(parsing, node->place,
               "a position is a number from -1000000 to 1000000, with at most 3 digits behind the "
               "point, or two of them: [5, 1.5]");
    return fine;
}

static void read_point(const struct parsing *parsing, const struct node *node, gg_point *point)
{
    bool pair = node->kind == NODE_SEQUENCE && node->count == 2;
    if (read_coordinate(parsing, pair ? node->items[0] : node, &point->x) && pair)
        (void)read_coordinate(parsing, node->items[1], &point->y);
}

static void guess_places(const struct domain *domain, struct guess *guess)
{
    const struct symbol_set *places = &domain->places.fact->values;
    for (size_t i = 0; i < places->count; i++)
        guess_try(guess, domain->symbols[places->symbols[i]].name,
                  domain->symbols[places->symbols[i]].place);
}

int64_t find_place(const struct domain *domain, const struct node *name)
{
    const struct symbol_set *places = &domain->places.fact->values;
    int64_t symbol = name_number(&domain->symbol_names, name->text);
    int64_t value = symbol < 0 ? -1 : symbol_position(places, (size_t)symbol);
    if (value >= 0)
        return value;
    struct guess guess = guess_start(&domain->parsing, name->text);
    guess_places(domain, &guess);
    refuse(&domain->parsing, name->place, "'%s' is no place: the places are the values of '%s'",
           name->text, domain->places.fact->name);
    guess_note(&guess, &domain->parsing);
    return -1;
}

/* Whether a value of the fact of places is a slot, or no place: neither has a position of its own. */
static bool has_no_position(const struct domain *domain, size_t value)
{
    const struct places *places = &domain->places;
    return domain->symbols[places->fact->values.symbols[value]].slot_of ||
           (places->has_nowhere && value == places->nowhere);
}

/* Reports the first place without a position. */
static void check_given(const struct domain *domain, const bool *given, const struct node *section)
{
    const struct symbol_set *places = &domain->places.fact->values;
    for (size_t i = 0; i < places->count; i++)
        if (!given[i] && !has_no_position(domain, i)) {
            refuse(&domain->parsing, section->place, "place '%s' has no position in 'at'",
                   domain->symbols[places->symbols[i]].name);
            return;
        }
}

/* Reads which symbol tells that an agent is at no place. */
static void read_nowhere(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    if (!node_as_text(&domain->parsing, value, "what is no place") || !domain->places.fact)
        return;
    domain->places.nowhere_node = value;
    int64_t symbol = find_place(domain, value);
    if (symbol < 0)
        return;
    size_t number = domain->places.fact->values.symbols[symbol];
    if (domain->symbols[number].slot_of)
        refuse(&domain->parsing, value->place, "'%s' is a slot, and so a place", value->text);
    domain->places.has_nowhere = true;
    domain->places.nowhere = (uint16_t)symbol;
    domain->symbols[number].used = true;
}

static void read_points(const struct key_reading *reading, struct node *value)
{
    struct domain *domain = reading->domain;
    const struct parsing *parsing = &domain->parsing;
    if (!check_is_mapping(parsing, value, "'at' of 'places'") || !domain->places.fact)
        return;
    size_t count = domain->places.fact->values.count;
    gg_point *points = pool_take(parsing->pool, (count + 1) * sizeof *points);
    bool *given = pool_take(parsing->pool, (count + 1) * sizeof *given);
    unsigned errors = diagnostics_error_count(parsing->diagnostics);
    for (size_t i = 0; i < value->count; i++) {
        int64_t place = find_place(domain, value->keys[i]);
        if (place < 0)
            continue;
        if (has_no_position(domain, (size_t)place)) {
            refuse(parsing, value->keys[i]->place, "'%s' has no position of its own: %s",
                   value->keys[i]->text,
                   domain->places.has_nowhere && place == domain->places.nowhere
                       ? "it is no place"
                       : "it is a slot, whose place the game sets");
            continue;
        }
        given[place] = true;
        domain->symbols[domain->places.fact->values.symbols[place]].used = true;
        read_point(parsing, value->items[i], &points[place]);
    }
    if (errors == diagnostics_error_count(parsing->diagnostics))
        check_given(domain, given, value);
    for (size_t i = 0; i < count; i++)
        if (has_no_position(domain, i))
            points[i] =
                (gg_point){GG_OFF_MAP, domain->places.has_nowhere && i == domain->places.nowhere};
    domain->places.points = points;
}

void read_placings(struct domain *domain, const struct node *section, bool by,
                   struct placings *placings)
{
    const struct parsing *parsing = &domain->parsing;
    const struct places *places = &domain->places;
    const char *what = by ? "'moves'" : "'places'";
    if (!check_is_mapping(parsing, section, what))
        return;
    if (!places->fact || !places->points) {
        refuse(parsing, section->place,
               "%s moves places, and those of the domain have no positions that could be moved",
               what);
        return;
    }
    for (size_t i = 0; i < section->count; i++) {
        struct placing placing = {.by = by};
        int64_t place = find_place(domain, section->keys[i]);
        unsigned errors = diagnostics_error_count(parsing->diagnostics);
        if (place < 0)
            continue;
        if (places->has_nowhere && place == places->nowhere)
            refuse(parsing, section->keys[i]->place, "'%s' is no place", section->keys[i]->text);
        placing.place = (uint16_t)place;
        read_point(parsing, section->items[i], &placing.point);
        if (errors == diagnostics_error_count(parsing->diagnostics))
            POOL_ADD(parsing->pool, placings->items, placings->count) = placing;
    }
}

/* --------------------------------------------------------------- the section */

static const struct key travel_rows[] = {
    {"call", KEY_FUNCTION, KEY_FIELD(places, travel_call), .required = true,
     .description = "The C function that tells how many milliseconds a walk takes."},
    {.name = NULL},
};

static const struct key_table places_section_travel = {.of = "travel", .keys = travel_rows};

/* The fact comes first: its values are the places. */
static const struct key places_rows[] = {
    {"fact", KEY_OWN, .read = read_place_fact, .shape = "name", .required = true, .value = "a fact",
     .description = "The fact that tells where an agent is; its symbols are the places."},
    {"nowhere", KEY_OWN, .read = read_nowhere, .shape = "name", .value = "a symbol",
     .description =
         "The symbol of the fact that says that an agent is at no place, as the slot that "
         "it was at is empty."},
    {"speed", KEY_OWN, KEY_FIELD(places, speed), .read = read_speed, .shape = "speed",
     .value = "0.001 to 1000000", .without = "1",
     .description = "How far an agent walks in a second, unless the game sets it."},
    {"within", KEY_OWN, KEY_FIELD(places, within), .read = read_within, .shape = "within",
     .value = "0 to 1000000", .without = "0",
     .description = "How near an agent must be to a place to be there."},
    {"at", KEY_OWN, .read = read_points, .shape = "positions",
     .value = "place → a number, or `[x, y]`", .without = "`travel`, or `roads`",
     .description = "Where each place is at the start; the game may move it."},
    {"travel", KEY_CALL, .call = &places_section_travel, .without = "`at`",
     .description = "A C function that tells how long walks take, instead of `at`."},
    {.name = NULL},
};

const struct key_table places_keys = {.of = "places", .keys = places_rows};

void read_places(struct domain *domain, struct node *section)
{
    const struct parsing *parsing = &domain->parsing;
    struct places *places = &domain->places;
    places->given = true;
    places->speed = 1000;
    const struct node *at = value_of_key(section, "at"), *call = value_of_key(section, "travel");
    if (!keys_read(&(struct key_reading){domain, NULL, "'places'", section, places, NULL},
                   &places_keys))
        return;
    if (!value_of_key(section, "fact"))
        refuse(parsing, section->place, "'places' has no 'fact', which tells where an agent is");
    if (call && domain->has_roads)
        refuse(parsing, call->place,
               "'roads' tell how long walks take, and so does 'travel'; leave one of them out");
    else if (!at == !call && !domain->has_roads)
        refuse(parsing, call ? call->place : section->place,
               "'places' has either 'at', where they are, or 'travel', a function that tells how "
               "long walks take");
    if (call && value_of_key(section, "speed"))
        refuse(parsing, value_of_key(section, "speed")->place,
               "'speed' goes with 'at'; with 'travel', a function tells how long walks take");
    if (call && value_of_key(section, "within"))
        refuse(parsing, value_of_key(section, "within")->place,
               "'within' goes with 'at'; with 'travel', nobody knows how near an agent is");
    if (domain->has_roads && value_of_key(section, "within"))
        refuse(parsing, value_of_key(section, "within")->place,
               "'within' is for places that move; on 'roads', an agent walks to the place itself");
}

/* ----------------------------------------------------- the place of an action */

static void report_unknown_place(struct scope *scope, const struct term *term)
{
    const struct domain *domain = scope->domain;
    struct guess guess = guess_start(&domain->parsing, term->name);
    guess_variables(&guess, scope);
    guess_places(domain, &guess);
    guess_names(&guess, &domain->fact_names);
    refuse(&domain->parsing, term->place, "unknown place '%s' in %s", term->name, scope->context);
    guess_note(&guess, &domain->parsing);
}

/* Whether a name stands for nothing at all. */
static bool is_unknown(const struct scope *scope, const char *name)
{
    return position_of_variable(scope, name) < 0 &&
           name_number(&scope->domain->fact_names, name) < 0 &&
           name_number(&scope->domain->symbol_names, name) < 0;
}

/* Whether a resolved term is always a place; otherwise an error says why not. */
static bool check_place(struct scope *scope, const struct term *term)
{
    const struct fact *here = scope->domain->places.fact;
    if (term->kind == TERM_FACT && term->fact == here)
        return refuse(&scope->domain->parsing, term->place,
                      "'%s' is where the agent is anyway, in %s", here->name, scope->context);
    return check_value_always_fits(scope, term, here);
}

/* Reads a place: a parameter, a symbol or a fact. NULL with an error if it is none. */
static struct term *read_place(const struct key_reading *reading, const struct node *node,
                               const char *key)
{
    struct domain *domain = reading->domain;
    const struct parsing *parsing = &domain->parsing;
    struct scope *scope = reading->scope;
    if (!domain->places.given) {
        refuse(parsing, node->place, "'%s' is a place, and the domain has no 'places'", key);
        return NULL;
    }
    struct term *term = pool_take(parsing->pool, sizeof *term);
    if (!domain->places.fact || !scope || !node_as_text(parsing, node, "a place") ||
        !parse_value(parsing, node, term))
        return NULL;
    scope->context = pool_format(parsing->pool, "the '%s' of %s", key, reading->what);
    if (term->kind == TERM_NAME && is_unknown(scope, term->name)) {
        report_unknown_place(scope, term);
        return NULL;
    }
    if (!resolve_term(scope, term, domain->places.fact) || !check_place(scope, term))
        return NULL;
    domain->places.fact->read = true;
    if (term->kind == TERM_FACT)
        term->fact->read = true;
    if (term_reads(term, domain->places.fact)) {
        refuse(parsing, term->place, "'%s' is where the agent was before it walked, in %s",
               domain->places.fact->name, scope->context);
        return NULL;
    }
    return term;
}

/* Adds the effect that the agent is at a place when the action has succeeded. */
static void add_arrival(const struct key_reading *reading, const struct term *place,
                        const struct node *node)
{
    struct pool *pool = reading->domain->parsing.pool;
    struct fact *here = reading->domain->places.fact;
    struct expressions *effects = &((struct action *)reading->object)->effects;
    struct expression *arrival = new_expression(pool, EXPRESSION_ASSIGN, node->place);
    arrival->left = new_fact_term(here, node->place);
    arrival->right = *place;
    add_expression(pool, effects, arrival, pool_format(pool, "%s = %s", here->name, node->text));
    here->changed = true;
}

void read_action_at(const struct key_reading *reading, struct node *value)
{
    struct action *action = reading->object;
    const struct term *place = read_place(reading, value, "at");
    if (!place)
        return;
    action->begins_at = place;
    add_arrival(reading, place, value);
}

void read_action_route(const struct key_reading *reading, struct node *value)
{
    const struct parsing *parsing = &reading->domain->parsing;
    struct action *action = reading->object;
    size_t count = 0;
    struct node **places =
        value->kind == NODE_SEQUENCE ? texts_of_node(parsing, value, false, &count) : NULL;
    if (count != 2) {
        refuse(parsing, value->place,
               "'route' is a list of two places, the first and the last: [from, to]");
        return;
    }
    const struct term *from = read_place(reading, places[0], "route");
    const struct term *to = from ? read_place(reading, places[1], "route") : NULL;
    if (!to)
        return;
    action->begins_at = from;
    action->has_route = true;
    add_arrival(reading, to, places[1]);
}

/* ------------------------------------------------------------ what it excludes */

/* Whether an expression reads a fact, also as the value of an effect. */
static bool reads(const struct expression *expression, const struct fact *fact)
{
    const struct expression *change = change_of(expression);
    if (change->kind != EXPRESSION_ASSIGN && change->kind != EXPRESSION_ADD)
        return find_in_expression(expression, is_fact, fact) != NULL;
    bool found = term_reads(&change->right, fact);
    for (size_t i = 0; i < change->left.argument_count; i++)
        found |= term_reads(&change->left.arguments[i], fact);
    for (size_t i = 0; i < change->child_count; i++)
        found |= find_in_expression(change->children[i], is_fact, fact) != NULL;
    return found;
}

static void check_not_read(const struct domain *domain, const struct expressions *expressions,
                           const struct action *action)
{
    const struct fact *here = domain->places.fact;
    for (size_t i = 0; i < expressions->count; i++)
        if (reads(expressions->items[i], here))
            refuse(&domain->parsing, expressions->items[i]->place,
                   "'%s' is where the agent was before it walked to action '%s', which cannot ask "
                   "for it",
                   here->name, action->name);
}

static void check_not_written(const struct domain *domain, const struct action *action)
{
    const struct fact *here = domain->places.fact;
    for (size_t i = 0; i + 1 < action->effects.count; i++) {
        const struct expression *effect = change_of(action->effects.items[i]);
        if (effect->left.fact == here)
            refuse(&domain->parsing, effect->place,
                   action->road
                       ? "action '%s' ends where the road does, and cannot change '%s' itself"
                       : "action '%s' ends at its place, and cannot change '%s' itself; "
                         "'route' ends at another place than it begins at",
                   action->name, here->name);
    }
}

/* Checks one of the keys that are about walks to what moves, if an action has it. */
static void check_chase(const struct domain *domain, const struct action *action, const char *key)
{
    const struct node *node = value_of_key(action->node, key);
    if (!node)
        return;
    if (!action->begins_at)
        refuse(&domain->parsing, node->place,
               "nobody walks to action '%s', as it has neither 'at' nor 'route'", action->name);
    else if (domain->places.travel_call)
        refuse(&domain->parsing, node->place,
               "'places' has 'travel', with which nobody knows how far an agent walks");
    else if (domain->has_roads)
        refuse(&domain->parsing, node->place,
               "'%s' is for places that move; on 'roads', they do not", key);
}

bool has_chases(const struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->follow > 0 || domain->actions[i]->give_up > 0)
            return true;
    return false;
}

void check_action_places(const struct domain *domain, struct action *action)
{
    check_chase(domain, action, "follow");
    check_chase(domain, action, "give_up");
    const struct node *at = value_of_key(action->node, "at"),
                      *route = value_of_key(action->node, "route"),
                      *within = value_of_key(action->node, "within");
    if (!within && action->begins_at)
        action->within = domain->places.within;
    if (within && domain->places.travel_call)
        refuse(&domain->parsing, within->place,
               "'places' has 'travel', with which nobody knows how near an agent is");
    if (within && domain->has_roads)
        refuse(&domain->parsing, within->place,
               "'within' is for places that move; on 'roads', an agent walks to the place itself");
    if (at && route) {
        refuse(&domain->parsing, route->place,
               "action '%s' has 'at' already: it begins at one place, and ends there or, by "
               "'route', at another",
               action->name);
        return;
    }
    const struct node *walks = action->costs_travel ? value_of_key(action->node, "cost") : within;
    if (walks && !at && !route && !action->road)
        refuse(&domain->parsing, walks->place,
               "nobody walks to action '%s', as it has neither 'at' nor 'route'", action->name);
    if (!action->begins_at)
        return;
    check_not_read(domain, &action->preconditions, action);
    check_not_read(domain, &action->until, action);
    check_not_read(domain, &action->effects, action);
    check_not_read(domain, &action->on_failure, action);
    check_not_read(domain, &action->on_abort, action);
    check_not_written(domain, action);
}
