/* SPDX-License-Identifier: MIT */
/* The parser of conditions and effects: see expression.h. */
#include "syntax/expression.h"

#include "syntax/parser.h"

#include <string.h>

/* ------------------------------------------------------------ conditions */

/* The variables of all and any: `(device d)`. */
static bool parse_variables(struct parser *parser, struct expression *expression)
{
    struct signature variables = {.what = "a variable"};
    if (!parse_parameters(parser, &variables))
        return false;
    expression->parameters = variables.parameters.items;
    expression->parameter_count = variables.parameters.count;
    return true;
}

static struct expression *begin_expression(struct parser *parser, enum expression_kind kind)
{
    struct expression *result = pool_take(parser->pool, sizeof *result);
    result->kind = kind;
    result->place = lexer_place(&parser->lexer);
    return result;
}

static void expression_add_child(struct parser *parser, struct expression *parent,
                                 struct expression *child)
{
    POOL_ADD(parser->pool, parent->children, parent->child_count, child);
}

/* Whether a word compares; the tokens of comparisons are in their order. */
static bool comparison_of(enum token_kind kind, enum comparison *comparison)
{
    bool compares = kind >= TOKEN_EQUAL && kind <= TOKEN_AT_LEAST;
    if (compares)
        *comparison = (enum comparison)(kind - TOKEN_EQUAL);
    return compares;
}

static bool parse_list(struct parser *parser, struct expression *in)
{
    if (!parser_take(parser, TOKEN_OPEN_LIST, "'['"))
        return false;
    do {
        if (!parse_term(parser, POOL_ITEM(parser->pool, in->list, in->list_count)))
            return false;
    } while (parser_take_if(parser, TOKEN_COMMA));
    return parser_take(parser, TOKEN_CLOSE_LIST, "']'");
}

/* The quotes that a text has about it. */
static const char *quote_about(const struct node *text)
{
    return text->plain ? "" : strchr(text->text, '\'') ? "\"" : "'";
}

/* Whether a comparison goes on behind its second side, which began at a byte: 2 <= gold <= 5. An
 * error then tells that it is two, and all of the text with them. */
static bool is_chain(struct parser *parser, size_t start, size_t middle)
{
    const struct lexer *lexer = &parser->lexer;
    enum comparison comparison;
    if (!comparison_of(lexer->kind, &comparison))
        return false;
    struct place place = lexer_place(lexer);
    const char *all = parser_text_since(parser, start);
    while (comparison_of(lexer->kind, &comparison)) {
        const char *left = parser_text_since(parser, middle);
        size_t sign = lexer->start;
        struct term right = {0};
        lexer_next(&parser->lexer);
        middle = lexer->start;
        if (!parse_amount(parser, &right))
            return true;
        all = pool_format(parser->pool, "%s and %s %s", all, left, parser_text_since(parser, sign));
    }
    const char *text = lexer->node->text, *quote = quote_about(lexer->node);
    bool alone = parser->depth == 1;
    report_error(parser->diagnostics, place,
                 "a comparison has two sides; write: %s%.*s%s%s%s%s%s%s", quote, (int)start, text,
                 alone ? "" : "(", all, alone ? "" : ")", text[lexer->start] ? " " : "",
                 text + lexer->start, quote);
    return true;
}

static struct expression *parse_comparison(struct parser *parser)
{
    struct expression *result = begin_expression(parser, EXPRESSION_HOLDS);
    size_t start = parser->lexer.start;
    if (!parse_amount(parser, &result->left))
        return NULL;
    if (parser->lexer.kind == TOKEN_ASSIGN) {
        report_error(parser->diagnostics, lexer_place(&parser->lexer),
                     "'=' sets a value; a condition compares with '=='");
        return NULL;
    }
    if (parser_take_word(parser, "in")) {
        result->kind = EXPRESSION_IN;
        if (!parse_list(parser, result))
            return NULL;
    } else if (comparison_of(parser->lexer.kind, &result->comparison)) {
        result->kind = EXPRESSION_COMPARE;
        lexer_next(&parser->lexer);
        size_t middle = parser->lexer.start;
        if (!parse_amount(parser, &result->right) || is_chain(parser, start, middle))
            return NULL;
    }
    result->place = parser_place_since(parser, start);
    return result;
}

static struct expression *parse_unary(struct parser *parser);

static struct expression *parse_prefixed(struct parser *parser, enum expression_kind kind)
{
    struct expression *result = begin_expression(parser, kind);
    lexer_next(&parser->lexer);
    if (kind != EXPRESSION_NOT && !parse_variables(parser, result))
        return NULL;
    struct expression *child = parse_unary(parser);
    if (!child)
        return NULL;
    expression_add_child(parser, result, child);
    return result;
}

static struct expression *parse_parenthesis(struct parser *parser)
{
    lexer_next(&parser->lexer);
    struct expression *result = parse_or(parser);
    return result && parser_take(parser, TOKEN_CLOSE, "')'") ? result : NULL;
}

/* Whether "NOT" stands before a name, and is no fact; reported if so. */
static bool is_foreign_not(struct parser *parser)
{
    struct lexer next = parser->lexer;
    lexer_next(&next);
    return (lexer_is(&parser->lexer, "NOT") || lexer_is(&parser->lexer, "Not")) &&
           next.kind == TOKEN_NAME && parser_foreign(parser);
}

static struct expression *parse_inner(struct parser *parser)
{
    if (is_foreign_not(parser))
        return NULL;
    if (lexer_is(&parser->lexer, "not"))
        return parse_prefixed(parser, EXPRESSION_NOT);
    if (lexer_is(&parser->lexer, "all"))
        return parse_prefixed(parser, EXPRESSION_ALL);
    if (lexer_is(&parser->lexer, "any"))
        return parse_prefixed(parser, EXPRESSION_ANY);
    if (parser->lexer.kind == TOKEN_OPEN && !parser_begins_amount(parser))
        return parse_parenthesis(parser);
    return parse_comparison(parser);
}

static struct expression *parse_unary(struct parser *parser)
{
    if (!parser_deepen(parser))
        return NULL;
    struct expression *result = parse_inner(parser);
    parser->depth--;
    return result;
}

static struct expression *parse_joined(struct parser *parser, enum expression_kind kind)
{
    const char *word = kind == EXPRESSION_AND ? "and" : "or";
    struct expression *all = begin_expression(parser, kind);
    do {
        struct expression *child =
            kind == EXPRESSION_OR ? parse_joined(parser, EXPRESSION_AND) : parse_unary(parser);
        if (!child)
            return NULL;
        expression_add_child(parser, all, child);
    } while (parser_take_word(parser, word));
    return all->child_count == 1 ? all->children[0] : all;
}

struct expression *parse_or(struct parser *parser)
{
    return parse_joined(parser, EXPRESSION_OR);
}

struct expression *parse_condition(const struct parsing *parsing, const struct node *text)
{
    struct parser parser = parser_start(parsing, text);
    parser.counted = parse_or;
    struct expression *result = parse_or(&parser);
    return result && parse_end(&parser, "'and', 'or' or the end") ? result : NULL;
}

/* --------------------------------------------------------------- effects */

/* Turns the sign of what is added. */
static void take_away(struct pool *pool, struct term *term)
{
    if (term->kind == TERM_NUMBER) {
        term->number.digits = -term->number.digits;
        return;
    }
    struct term *part = pool_take(pool, sizeof *part);
    *part = *term;
    part->taken_away = true;
    *term = (struct term){.kind = TERM_SUM,
                          .place = part->place,
                          .name = part->name,
                          .arguments = part,
                          .argument_count = 1};
}

/* Whether a sign stands behind the fact of a change that other languages change numbers with, and
 * not this one, which an error tells. */
static bool is_other_change(struct parser *parser, const struct term *fact)
{
    const struct lexer *lexer = &parser->lexer;
    bool divides = lexer_is(lexer, "/");
    if ((!divides && lexer->kind != TOKEN_TIMES) || lexer->node->text[lexer->next] != '=')
        return false;
    const char *name = term_text(parser->pool, fact);
    report_error(parser->diagnostics, node_place(lexer->node, lexer->start, 2),
                 "'%c=' is written out here: %s = %s * %s", divides ? '/' : '*', name, name,
                 divides ? "0.5" : "2");
    return true;
}

/* Whether a comparison stands behind the fact of a change, which an error tells; also one of another
 * language. */
static bool expression_compares(struct parser *parser)
{
    const struct lexer *lexer = &parser->lexer;
    const char *word = lexer_word(lexer, parser->pool);
    enum comparison comparison;
    bool found = comparison_of(lexer->kind, &comparison) || is_among(word, "=== => =< <> =! := is");
    if (found)
        report_error(parser->diagnostics, lexer_place(lexer),
                     "'%s' %s; an effect sets a value with '='", word,
                     lexer_is(lexer, ":=") ? "is not a sign here" : "compares");
    return found;
}

/* Whether "=+" stands where "+=" is meant, which an error tells; at the word behind the '='. */
static bool is_turned_round(struct parser *parser)
{
    if (parser->lexer.kind != TOKEN_PLUS)
        return false;
    report_error(parser->diagnostics, lexer_place(&parser->lexer),
                 "'+' stands before no value: '+=' adds to a fact");
    return true;
}

static struct expression *parse_change(struct parser *parser)
{
    struct expression *result = begin_expression(parser, EXPRESSION_ASSIGN);
    size_t start = parser->lexer.start;
    bool negated = parser_take_word(parser, "not");
    if (!parse_term(parser, &result->left))
        return NULL;
    enum token_kind kind = parser->lexer.kind;
    if (expression_compares(parser) || is_other_change(parser, &result->left))
        return NULL;
    bool sets = !negated && (kind == TOKEN_ASSIGN || kind == TOKEN_ADD || kind == TOKEN_SUBTRACT);
    if (sets) {
        result->kind = kind == TOKEN_ASSIGN ? EXPRESSION_ASSIGN : EXPRESSION_ADD;
        lexer_next(&parser->lexer);
        if (is_turned_round(parser) || !parse_amount(parser, &result->right))
            return NULL;
        if (kind == TOKEN_SUBTRACT)
            take_away(parser->pool, &result->right);
    } else {
        result->right.kind = TERM_BOOL;
        result->right.index = !negated;
        result->right.place = result->place;
    }
    result->place = parser_place_since(parser, start);
    return result;
}

/* "if raining", behind a change; false, with an error, if what follows is no condition. */
static bool parse_case(struct parser *parser, struct expression *change)
{
    if (!parser_take_word(parser, "if"))
        return true;
    parser->counted = parse_or;
    struct expression *condition = parse_or(parser);
    parser->counted = NULL;
    if (condition)
        expression_add_child(parser, change, condition);
    return condition != NULL;
}

/* Checks that a text ends behind its effect; what follows mostly shows what was meant. */
static bool parse_effect_end(struct parser *parser)
{
    struct lexer *lexer = &parser->lexer;
    if (lexer->kind == TOKEN_END)
        return true;
    if (parser_foreign(parser))
        return false;
    bool adds = lexer_is(lexer, "+") || lexer_is(lexer, "-");
    return report_error(parser->diagnostics, lexer_place(lexer), "'%s' cannot follow an effect: %s",
                        lexer_word(lexer, parser->pool),
                        adds ? "a number is changed by '+= 1' and '-= 1'"
                             : "several effects are a list");
}

struct expression *parse_effect(const struct parsing *parsing, const struct node *text)
{
    struct parser parser = parser_start(parsing, text);
    struct expression *all = NULL;
    if (lexer_is(&parser.lexer, "all")) {
        all = begin_expression(&parser, EXPRESSION_ALL);
        lexer_next(&parser.lexer);
        if (!parse_variables(&parser, all))
            return NULL;
    }
    struct expression *change = parse_change(&parser);
    if (!change || !parse_case(&parser, change) || !parse_effect_end(&parser))
        return NULL;
    if (!all)
        return change;
    expression_add_child(&parser, all, change);
    return all;
}
