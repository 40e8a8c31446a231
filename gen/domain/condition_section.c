/* SPDX-License-Identifier: MIT */
/*
 * `conditions`: conditions that have names. Each is read after those that it names, so that what it
 * names can be put into it; where there is no such order, they are in a circle.
 */
#include "domain/entries.h"
#include "domain/named_condition.h"
#include "domain/resolve.h"
#include "domain/sections.h"

void declare_conditions(struct domain *domain, struct node *section)
{
    struct section_entries entries = {domain,
                                      section,
                                      "a condition",
                                      .names = &domain->condition_names,
                                      .others = &domain->fact_names,
                                      .both = "facts and conditions"};
    while (next_entry(&entries)) {
        struct named_condition *condition = pool_take(domain->parsing.pool, sizeof *condition);
        condition->name = entries.signature.name;
        condition->place = entries.signature.place;
        condition->parameters = entries.signature.parameters;
        condition->node = entries.value;
        POOL_ADD(domain->parsing.pool, domain->conditions, domain->condition_count) = condition;
    }
}

/* ------------------------------------------------------------------- reading */

/* A condition that is being read: what is written, and the names of conditions in it. */
struct draft {
    enum { UNREAD, BEING_READ, WAS_READ } progress;
    struct expression **items;
    size_t count;
    const struct term **names;
    size_t name_count;
};

/* All of them, by number, and those that lead to the one that is being read. */
struct drafts {
    struct domain *domain;
    struct draft *items;
    size_t path[NAMED_IN_A_ROW];
    size_t length;
};

static void gather_names(const struct domain *domain, const struct expression *expression,
                         struct draft *draft);

/* Those in what is counted. */
static void gather_counted_names(const struct domain *domain, const struct term *term,
                                 struct draft *draft)
{
    if (term->counted)
        gather_names(domain, term->counted, draft);
    for (size_t i = 0; i < term->argument_count; i++)
        gather_counted_names(domain, &term->arguments[i], draft);
}

/* As deep as an expression may be nested, see EXPRESSION_DEPTH. */
static void gather_names(const struct domain *domain, const struct expression *expression,
                         struct draft *draft)
{
    const struct term *term = &expression->left;
    if (expression->kind == EXPRESSION_HOLDS && term->kind == TERM_NAME &&
        name_number(&domain->condition_names, term->name) >= 0) {
        POOL_ADD(domain->parsing.pool, draft->names, draft->name_count) = term;
    }
    gather_counted_names(domain, &expression->left, draft);
    gather_counted_names(domain, &expression->right, draft);
    for (size_t i = 0; i < expression->child_count; i++)
        gather_names(domain, expression->children[i], draft);
}

static void parse_draft(const struct domain *domain, const struct named_condition *condition,
                        struct draft *draft)
{
    const struct parsing *parsing = &domain->parsing;
    size_t count = 0;
    const struct node *node = condition->node;
    bool none = node_is_null(node) || (node->kind == NODE_SEQUENCE && node->count == 0);
    if (none)
        refuse(parsing, condition->place, "condition '%s' says nothing; what always holds is: true",
               condition->name);
    struct node **texts = none ? NULL : texts_of_node(parsing, condition->node, true, &count);
    draft->items = pool_take(parsing->pool, (count + 1) * sizeof(struct expression *));
    for (size_t i = 0; i < count; i++) {
        struct expression *item = parse_phrase(parsing, texts[i], false);
        if (!item)
            continue;
        draft->items[draft->count++] = item;
        gather_names(domain, item, draft);
    }
}

/* Reads a condition, when those that it names are read. */
static void finish_draft(struct domain *domain, struct named_condition *condition,
                         const struct draft *draft)
{
    struct pool *pool = domain->parsing.pool;
    const char *what = pool_format(pool, "condition '%s'", condition->name);
    struct scope scope = scope_of_domain(domain, what);
    scope.in_conditions = scope.looks_on = scope.is_definition = true;
    bool fine =
        scope_add_parameters(&scope, condition->parameters.items, condition->parameters.count);
    bool in_scope = fine;
    for (size_t i = 0; in_scope && i < draft->count; i++)
        fine = resolve_condition(&scope, draft->items[i]) && fine;
    if (!fine)
        return;
    struct expression *tree = pool_take(pool, sizeof *tree);
    *tree = (struct expression){.kind = EXPRESSION_AND,
                                .place = condition->place,
                                .children = draft->items,
                                .child_count = draft->count};
    condition->tree = tree;
    if (!measure_condition(&scope, condition))
        condition->tree = NULL;
}

/* Reports that conditions name each other in a circle, from a number in the path on. */
static void report_circle(const struct drafts *drafts, size_t first, struct place place)
{
    const struct domain *domain = drafts->domain;
    const char *circle = "";
    for (size_t i = first; i < drafts->length; i++)
        circle = pool_format(domain->parsing.pool, "%s%s > ", circle,
                             domain->conditions[drafts->path[i]]->name);
    refuse(&domain->parsing, place, "conditions name each other in a circle: %s%s", circle,
           domain->conditions[drafts->path[first]]->name);
}

/* Reads a condition that is named at a place, and before it those that it names. */
static void read_draft(struct drafts *drafts, size_t number, struct place place)
{
    struct domain *domain = drafts->domain;
    struct draft *draft = &drafts->items[number];
    if (draft->progress == WAS_READ)
        return;
    if (draft->progress == BEING_READ) {
        size_t first = drafts->length - 1;
        while (drafts->path[first] != number)
            first--;
        report_circle(drafts, first, place);
        return;
    }
    if (drafts->length == NAMED_IN_A_ROW) {
        refuse(&domain->parsing, place,
               "more than %d conditions name each other in a row, from '%s' on", NAMED_IN_A_ROW,
               domain->conditions[drafts->path[0]]->name);
        return;
    }
    draft->progress = BEING_READ;
    drafts->path[drafts->length++] = number;
    for (size_t i = 0; i < draft->name_count; i++)
        read_draft(drafts, (size_t)name_number(&domain->condition_names, draft->names[i]->name),
                   draft->names[i]->place);
    drafts->length--;
    finish_draft(domain, domain->conditions[number], draft);
    draft->progress = WAS_READ;
}

void read_named_conditions(struct domain *domain)
{
    struct drafts drafts = {.domain = domain};
    drafts.items =
        pool_take(domain->parsing.pool, (domain->condition_count + 1) * sizeof *drafts.items);
    for (size_t i = 0; i < domain->condition_count; i++)
        parse_draft(domain, domain->conditions[i], &drafts.items[i]);
    for (size_t i = 0; i < domain->condition_count; i++)
        read_draft(&drafts, i, domain->conditions[i]->place);
}
