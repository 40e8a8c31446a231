/* SPDX-License-Identifier: MIT */
/*
 * Crossings: roads that are walked by a step of their own, as the way is not open to all at any time, or
 * changes something, or costs more than its length; and roads that end at places which a goal or a
 * `while` tells apart, so that plans know when an agent comes there. Each has one action, cross(ROAD),
 * for both directions. Walks lead along all other roads without a step.
 */
#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/sections.h"
#include "domain/trees.h"

#include <string.h>

/* ------------------------------------------------------- places that are told apart */

/* The places that conditions tell from all others, by value of the fact of places. */
struct told_apart {
    const struct domain *domain;
    bool *places;
};

static void tell_all_apart(struct told_apart *apart)
{
    for (size_t i = 0; i < apart->domain->places.fact->values.count; i++)
        apart->places[i] = true;
}

/* Notes the place that the fact of places is compared with: any, where it is not written. */
static void tell_apart(struct told_apart *apart, const struct term *other)
{
    int64_t place = other->kind == TERM_SYMBOL
                        ? symbol_position(&apart->domain->places.fact->values, other->index)
                        : -1;
    if (place >= 0)
        apart->places[place] = true;
    else if (other->kind != TERM_SYMBOL)
        tell_all_apart(apart);
}

static bool is_fact_of_places(const struct term *term, const void *sought)
{
    return term->kind == TERM_FACT && term->fact == sought;
}

static bool is_here(const struct told_apart *apart, const struct term *term)
{
    return is_fact_of_places(term, apart->domain->places.fact);
}

static bool reads_place(const struct told_apart *apart, const struct term *term)
{
    return find_in_term(term, is_fact_of_places, apart->domain->places.fact) != NULL;
}

/* As deep as a condition is nested, see NAMED_DEPTH. */
static void find_told_apart(struct told_apart *apart, const struct expression *expression)
{
    const struct term *left = &expression->left, *right = &expression->right;
    bool compares = expression->kind == EXPRESSION_COMPARE || expression->kind == EXPRESSION_IN;
    if (compares && is_here(apart, left)) {
        if (expression->kind == EXPRESSION_COMPARE)
            tell_apart(apart, right);
        for (size_t i = 0; i < expression->list_count; i++)
            tell_apart(apart, &expression->list[i]);
    } else if (compares && is_here(apart, right)) {
        tell_apart(apart, left);
    } else if (reads_place(apart, left) || reads_place(apart, right)) {
        tell_all_apart(apart);
    }
    for (size_t i = 0; i < expression->child_count; i++)
        find_told_apart(apart, expression->children[i]);
}

static void find_in_conditions(struct told_apart *apart, const struct expressions *conditions)
{
    for (size_t i = 0; i < conditions->count; i++)
        find_told_apart(apart, conditions->items[i]);
}

static void find_in_method(struct told_apart *apart, const struct method *method)
{
    find_in_conditions(apart, &method->lasting);
    for (size_t i = 0; i < method->subtask_count; i++)
        find_in_conditions(apart, &method->subtasks[i].achieve);
}

/* What plans are made for, and what must hold in the middle of them. */
static void find_all_told_apart(struct told_apart *apart)
{
    const struct domain *domain = apart->domain;
    for (size_t i = 0; i < domain->goal_count; i++) {
        find_in_conditions(apart, &domain->goals[i].conditions);
        find_in_conditions(apart, &domain->goals[i].lasting);
    }
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; j < domain->tasks[i]->method_count; j++)
            find_in_method(apart, &domain->tasks[i]->methods[j]);
}

/* ------------------------------------------------------------------ who may walk */

static void read_types(struct domain *domain, struct road *road)
{
    const struct parsing *parsing = &domain->parsing;
    road->types = pool_take(parsing->pool, domain->agent_type_count * sizeof *road->types);
    for (size_t i = 0; i < road->agents->count; i++) {
        const struct agent_type *type = NULL;
        const char *what = pool_format(parsing->pool, "road '%s'", road->name);
        struct key_reading reading = {domain, NULL, what, NULL, NULL, &type};
        read_agent_name(&reading, road->agents->items[i]);
        if (type)
            road->types[type->number] = true;
    }
}

/* ------------------------------------------------------------------ the actions */

static struct term place_term(const struct domain *domain, uint16_t place, struct place where)
{
    size_t symbol = domain->places.fact->values.symbols[place];
    return (struct term){
        .kind = TERM_SYMBOL, .place = where, .name = domain->symbols[symbol].name, .index = symbol};
}

/* The action begins and ends at the places of the road, as it is written. */
static void set_places(const struct domain *domain, struct road *road)
{
    struct pool *pool = domain->parsing.pool;
    struct action *action = road->crossing;
    struct fact *here = domain->places.fact;
    struct term from = place_term(domain, road->from, road->place),
                to = place_term(domain, road->to, road->place);
    struct term *begin = pool_take(pool, sizeof *begin);
    struct expression *arrival = new_expression(pool, EXPRESSION_ASSIGN, road->place);
    *begin = from;
    arrival->left = new_fact_term(here, road->place);
    arrival->right = to;
    add_expression(pool, &action->effects, arrival,
                   road->one_way ? pool_format(pool, "%s = %s", here->name, to.name)
                                 : pool_format(pool, "%s = %s, or from there %s", here->name,
                                               to.name, from.name));
    action->begins_at = begin;
    here->changed = here->read = true;
}

static void make_crossing(struct domain *domain, struct road *road)
{
    struct pool *pool = domain->parsing.pool;
    struct action *action = road->crossing;
    const char *name_in_c = pool_format(pool, "cross_%s", road->name);
    int64_t other = name_number(&domain->action_names, name_in_c);
    if (other >= 0) {
        refuse(&domain->parsing, domain->actions[other]->place,
               "the action that crosses road '%s' is called '%s' in C; give this one another name",
               road->name, name_in_c);
        return;
    }
    road->is_crossing = true;
    action->uninterruptible = road->one_way; /* there is no way back, so no other plan in between */
    set_places(domain, road);
    action->name_in_c = name_in_c;
    action->number = domain->action_count;
    POOL_ADD(pool, domain->actions, domain->action_count) = action;
    check_action_places(domain, action);
}

void make_crossings(struct domain *domain)
{
    if (!domain->road_count || !domain->places.fact)
        return;
    struct told_apart apart = {domain,
                               pool_take(domain->parsing.pool, domain->places.fact->values.count)};
    find_all_told_apart(&apart);
    for (size_t i = 0; i < domain->road_count; i++) {
        struct road *road = domain->roads[i];
        if (road->agents)
            read_types(domain, road);
        if (road->is_crossing || apart.places[road->from] || apart.places[road->to])
            make_crossing(domain, road);
    }
}

/* -------------------------------------------------------------- how it is called */

/* The name of a road in a call, "cross(cellar_door)"; NULL: it is no such call. */
static const char *road_in_call(const struct domain *domain, const struct node *text,
                                size_t *offset)
{
    static const char word[] = "cross";
    const char *at = text->text;
    if (strncmp(at, word, strlen(word)) != 0)
        return NULL;
    at += strlen(word);
    at += strspn(at, " ");
    if (*at != '(')
        return NULL;
    at += 1 + strspn(at + 1, " ");
    size_t length = strspn(at, NAME_CHARACTERS);
    const char *rest = at + length + strspn(at + length, " ");
    *offset = (size_t)(at - text->text);
    return length > 0 && strcmp(rest, ")") == 0 ? pool_copy_text(domain->parsing.pool, at, length)
                                                : NULL;
}

const struct action *find_crossing(const struct domain *domain, const struct node *text)
{
    size_t offset;
    const char *name = road_in_call(domain, text, &offset);
    int64_t road = name ? name_number(&domain->road_names, name) : -1;
    return road >= 0 && domain->roads[road]->is_crossing ? domain->roads[road]->crossing : NULL;
}

bool refuse_unknown_crossing(const struct domain *domain, const struct node *text)
{
    const struct parsing *parsing = &domain->parsing;
    size_t offset;
    const char *name = road_in_call(domain, text, &offset);
    if (!name || !domain->has_roads || name_number(&domain->action_names, "cross") >= 0)
        return false;
    struct place place = node_part_place(text, offset, strlen(name));
    if (name_number(&domain->road_names, name) >= 0)
        return !refuse(parsing, place,
                       "road '%s' is walked without a step of its own, as it asks for nothing and "
                       "changes nothing",
                       name);
    refuse(parsing, place, "unknown road '%s'", name);
    note_nearest_name(parsing, &domain->road_names, name);
    return true;
}
