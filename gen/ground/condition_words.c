/* SPDX-License-Identifier: MIT */
/* Writes conditions out again: see condition_words.h. */
#include "ground/condition_words.h"

/* What words are made with. */
struct wording {
    struct text *text;
    const struct domain *domain;
    const struct binding *binding;
};

static void add_condition_words(const struct wording *wording, const struct expression *condition);

/* ---------------------------------------------------------------------- terms */

static void condition_words_add_term(const struct wording *wording, const struct term *term);

/* Adds the parts of a sum or product; a sum within something else stands in parentheses. */
static void add_parts(const struct wording *wording, const struct term *term)
{
    bool is_sum = term->kind == TERM_SUM;
    for (size_t i = 0; i < term->argument_count; i++) {
        const struct term *part = &term->arguments[i];
        bool inner = part->kind == TERM_SUM;
        const char *sign =
            is_sum ? part->taken_away ? (i ? " - " : "-") : (i ? " + " : "") : (i ? " * " : "");
        text_add(wording->text, "%s%s", sign, inner ? "(" : "");
        condition_words_add_term(wording, part);
        text_add(wording->text, "%s", inner ? ")" : "");
    }
}

static void add_parameters(const struct wording *wording, const struct expression *expression)
{
    for (size_t i = 0; i < expression->parameter_count; i++)
        text_add(wording->text, "%s%s %s", i ? ", " : "", expression->parameters[i].type_name,
                 expression->parameters[i].name);
}

static void condition_words_add_name(const struct wording *wording, const struct term *term)
{
    bool known = term->kind == TERM_PARAMETER && term->index < wording->binding->count;
    const char *name =
        known ? wording->domain->symbols[wording->binding->symbols[term->index]].name : term->name;
    text_add(wording->text, "%s", name);
    for (size_t i = 0; i < term->argument_count; i++) {
        text_add(wording->text, "%s", i ? ", " : "(");
        condition_words_add_name(wording, &term->arguments[i]);
    }
    text_add(wording->text, "%s", term->argument_count ? ")" : "");
}

static void condition_words_add_term(const struct wording *wording, const struct term *term)
{
    if (term->kind == TERM_SUM || term->kind == TERM_PRODUCT) {
        add_parts(wording, term);
    } else if (term->kind == TERM_COUNT) {
        text_add(wording->text, "count(");
        add_parameters(wording, term->counted);
        text_add(wording->text, ": ");
        add_condition_words(wording, term->counted->children[0]);
        text_add(wording->text, ")");
    } else {
        condition_words_add_name(wording, term);
    }
}

/* ----------------------------------------------------------------- conditions */

static void add_comparison(const struct wording *wording, const struct expression *comparison)
{
    static const char *const signs[] = {"==", "!=", "<", "<=", ">", ">="};
    condition_words_add_term(wording, &comparison->left);
    text_add(wording->text, " %s ", signs[comparison->comparison]);
    condition_words_add_term(wording, &comparison->right);
}

static void condition_words_add_list(const struct wording *wording, const struct expression *in)
{
    condition_words_add_term(wording, &in->left);
    text_add(wording->text, " in [");
    for (size_t i = 0; i < in->list_count; i++) {
        text_add(wording->text, "%s", i ? ", " : "");
        condition_words_add_term(wording, &in->list[i]);
    }
    text_add(wording->text, "]");
}

/* A condition that applies to one part: what is joined stands in parentheses. */
static void condition_words_add_part(const struct wording *wording, const struct expression *part)
{
    while (part->guards)
        part = part->children[part->child_count - 1];
    bool joined = !part->named && (part->kind == EXPRESSION_AND || part->kind == EXPRESSION_OR) &&
                  part->child_count > 1;
    text_add(wording->text, "%s", joined ? "(" : "");
    add_condition_words(wording, part);
    text_add(wording->text, "%s", joined ? ")" : "");
}

static void add_joined(const struct wording *wording, const struct expression *joined)
{
    const char *word = joined->kind == EXPRESSION_AND ? " and " : " or ";
    for (size_t i = 0; i < joined->child_count; i++) {
        text_add(wording->text, "%s", i ? word : "");
        condition_words_add_part(wording, joined->children[i]);
    }
}

static void add_condition_words(const struct wording *wording, const struct expression *condition)
{
    while (condition->guards) /* whether a slot is bound is not in what was written */
        condition = condition->children[condition->child_count - 1];
    if (condition->named) {
        condition_words_add_name(wording, condition->named);
        return;
    }
    switch (condition->kind) {
    case EXPRESSION_NOT:
        text_add(wording->text, "not ");
        condition_words_add_part(wording, condition->children[0]);
        break;
    case EXPRESSION_ALL:
    case EXPRESSION_ANY:
        text_add(wording->text, condition->kind == EXPRESSION_ALL ? "all(" : "any(");
        add_parameters(wording, condition);
        text_add(wording->text, ") ");
        condition_words_add_part(wording, condition->children[0]);
        break;
    case EXPRESSION_COMPARE:
    case EXPRESSION_AMOUNTS:
        add_comparison(wording, condition);
        break;
    case EXPRESSION_IN:
        condition_words_add_list(wording, condition);
        break;
    case EXPRESSION_HOLDS:
        condition_words_add_term(wording, &condition->left);
        break;
    default:
        add_joined(wording, condition);
    }
}

void add_words_of_term(struct text *text, const struct domain *domain, const struct term *term,
                       const struct binding *binding)
{
    struct wording wording = {text, domain, binding};
    condition_words_add_term(&wording, term);
}

void add_words_of_condition(struct text *text, const struct domain *domain,
                            const struct expression *condition, const struct binding *binding)
{
    struct wording wording = {text, domain, binding};
    add_condition_words(&wording, condition);
}
