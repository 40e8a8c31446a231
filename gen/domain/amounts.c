/* SPDX-License-Identifier: MIT */
/* What is worked out of numbers and facts of numbers: see terms.h. */
#include "domain/resolve.h"
#include "domain/trees.h"

static bool is_count(const struct term *term, const void *nothing)
{
    (void)nothing;
    return term->kind == TERM_COUNT;
}

bool counts_objects(const struct term *term)
{
    return find_in_term(term, is_count, NULL) != NULL;
}

const struct fact *changing_fact(const struct term *term)
{
    const struct fact *found = NULL;
    if (term->kind == TERM_FACT)
        return term->fact->constant ? NULL : term->fact;
    for (size_t i = 0; is_worked_out(term) && i < term->argument_count && !found; i++)
        found = changing_fact(&term->arguments[i]);
    return found;
}

bool is_fact(const struct term *term, const void *fact)
{
    return term->kind == TERM_FACT && term->fact == fact;
}

bool term_reads(const struct term *term, const struct fact *fact)
{
    return find_in_term(term, is_fact, fact) != NULL;
}

void report_reading(const struct domain *domain, const struct expression *change, const char *what,
                    const char *instead)
{
    const struct term *value = &change->right;
    const char *does = "copy a fact";
    if (value->kind != TERM_FACT || change->kind != EXPRESSION_ASSIGN)
        does = pool_format(domain->parsing.pool, "read '%s', which changes",
                           changing_fact(value)->name);
    report_error(domain->parsing.diagnostics, value->place, "%s cannot %s: write %s", what, does,
                 instead);
}

bool not_a_number(struct scope *scope, const struct term *term, const char *so)
{
    report_error(diagnostics_of(scope), term->place, "'%s' is not a number: %s", term->name, so);
    return term->kind == TERM_FACT && note_declared(scope, term->fact);
}

bool resolve_amount(struct scope *scope, struct term *term)
{
    bool fine = true;
    if (term->kind == TERM_COUNT) /* whose condition is resolved already */
        return true;
    if (is_worked_out(term)) {
        for (size_t i = 0; i < term->argument_count && fine; i++)
            fine = resolve_amount(scope, &term->arguments[i]);
        return fine;
    }
    if (!resolve_term(scope, term, NULL))
        return false;
    note_read(scope, term);
    if (term->kind == TERM_NUMBER || (term->kind == TERM_FACT && term->fact->kind == GG_NUMBER))
        return true;
    return not_a_number(scope, term, "no number is compared with it, or worked out of it");
}

const struct term *read_amount_text(struct scope *scope, const struct node *node, bool times)
{
    struct term *term = parse_amount_text(&scope->domain->parsing, node, times);
    if (!term || !resolve_amount(scope, term))
        return NULL;
    term->name = node->text; /* with the arguments, where it is a fact */
    return term;
}

bool numbers_are_given(const struct domain *domain, const struct expressions *effects)
{
    bool fine = true;
    for (size_t i = 0; i < effects->count; i++) {
        const struct expression *change = change_of(effects->items[i]);
        if (change->left.fact->kind != GG_NUMBER || change->right.kind == TERM_NUMBER)
            continue;
        report_error(domain->parsing.diagnostics, change->right.place,
                     "examples and events do not work out '%s'; write the number",
                     change->right.name);
        fine = false;
    }
    return fine;
}
