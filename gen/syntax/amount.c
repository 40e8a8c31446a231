/* SPDX-License-Identifier: MIT */
/* Parses what is worked out of numbers and facts: see parser.h. */
#include "syntax/parser.h"

/* Adds a part to a sum or product; the result is the place for it. */
static struct term *syntax_amount_add_part(struct parser *parser, struct term *term,
                                           enum term_kind kind)
{
    term->kind = kind;
    return POOL_ITEM(parser->pool, term->arguments, term->argument_count);
}

/* Makes a term the first part of a sum or product. */
static void begin_with_part(struct parser *parser, struct term *term, enum term_kind kind)
{
    struct term first = *term;
    *term = (struct term){.kind = kind};
    *syntax_amount_add_part(parser, term, kind) = first;
}

/* Gives a term that has parts its place, from a word on, and its text. */
static void name_term(const struct parser *parser, struct term *term, size_t start)
{
    term->place = parser_place_since(parser, start);
    term->name = parser_text_since(parser, start);
}

static bool parse_amount_in_parentheses(struct parser *parser, struct term *term)
{
    size_t start = parser->lexer.start;
    if (!parser_deepen(parser))
        return false;
    lexer_next(&parser->lexer);
    bool fine = parse_amount(parser, term) && parser_take(parser, TOKEN_CLOSE, "')'");
    parser->depth--;
    if (fine && (term->kind == TERM_SUM || term->kind == TERM_PRODUCT))
        name_term(parser, term, start);
    return fine;
}

/* The condition of a count, with its parenthesis. */
static bool parse_counted(struct parser *parser, struct expression *counted)
{
    struct signature variables = {.what = "a variable"};
    if (!parse_counted_parameters(parser, &variables))
        return false;
    counted->parameters = variables.parameters.items;
    counted->parameter_count = variables.parameters.count;
    counted->children = pool_take(parser->pool, sizeof *counted->children);
    counted->children[0] = parser->counted(parser);
    counted->child_count = 1;
    return counted->children[0] && parser_take(parser, TOKEN_CLOSE, "')'");
}

static bool parse_count(struct parser *parser, struct term *term)
{
    size_t start = parser->lexer.start;
    struct expression *counted = pool_take(parser->pool, sizeof *counted);
    if (!parser->counted)
        return report_error(
            parser->diagnostics, lexer_place(&parser->lexer),
            "'count' stands in conditions alone: elsewhere let a fact of numbers keep "
            "count");
    if (!parser_deepen(parser))
        return false;
    counted->kind = EXPRESSION_COUNT;
    term->kind = TERM_COUNT;
    term->counted = counted;
    lexer_next(&parser->lexer);
    bool fine = parse_counted(parser, counted);
    parser->depth--;
    name_term(parser, term, start);
    counted->place = term->place;
    return fine;
}

static bool parse_factor(struct parser *parser, struct term *term)
{
    if (lexer_is(&parser->lexer, "count"))
        return parse_count(parser, term);
    if (parser->lexer.kind == TOKEN_OPEN)
        return parse_amount_in_parentheses(parser, term);
    return parse_term(parser, term);
}

static bool parse_product(struct parser *parser, struct term *term)
{
    size_t start = parser->lexer.start;
    if (!parse_factor(parser, term))
        return false;
    if (parser->lexer.kind != TOKEN_TIMES)
        return true;
    begin_with_part(parser, term, TERM_PRODUCT);
    while (parser_take_if(parser, TOKEN_TIMES))
        if (!parse_factor(parser, syntax_amount_add_part(parser, term, TERM_PRODUCT)))
            return false;
    name_term(parser, term, start);
    return true;
}

/* Whether a sum goes on, or begins with a part that is taken away. */
static bool takes_sign(struct parser *parser, bool *taken_away)
{
    *taken_away = parser->lexer.kind == TOKEN_MINUS;
    return parser_take_if(parser, TOKEN_MINUS) || parser_take_if(parser, TOKEN_PLUS);
}

bool parse_amount(struct parser *parser, struct term *term)
{
    size_t start = parser->lexer.start;
    bool taken_away = parser_take_if(parser, TOKEN_MINUS);
    if (!parse_product(parser, term))
        return false;
    bool is_sum = taken_away;
    if (taken_away) {
        begin_with_part(parser, term, TERM_SUM);
        term->arguments->taken_away = true;
    }
    while (lexer_split_sign(&parser->lexer), takes_sign(parser, &taken_away)) {
        if (!is_sum)
            begin_with_part(parser, term, TERM_SUM);
        is_sum = true;
        struct term *part = syntax_amount_add_part(parser, term, TERM_SUM);
        if (!parse_product(parser, part))
            return false;
        part->taken_away = taken_away;
    }
    if (is_sum)
        name_term(parser, term, start);
    return true;
}

struct term *parse_amount_text(const struct parsing *parsing, const struct node *text, bool times)
{
    struct parser parser = parser_start(parsing, text);
    struct term *term = pool_take(parsing->pool, sizeof *term);
    parser.times = times;
    return parse_amount(&parser, term) && parse_end(&parser, "'+', '-', '*' or the end") ? term
                                                                                         : NULL;
}

bool parser_begins_amount(const struct parser *parser)
{
    struct lexer lexer = parser->lexer;
    size_t open = 0;
    do {
        open += lexer.kind == TOKEN_OPEN;
        open -= lexer.kind == TOKEN_CLOSE;
        lexer_next(&lexer);
        /* What is nested too deep is neither, and of many parentheses each begins one. */
        if (parser->depth + open > EXPRESSION_DEPTH)
            return false;
    } while (open > 0 && lexer.kind != TOKEN_END);
    lexer_split_sign(&lexer);
    return open == 0 && ((lexer.kind >= TOKEN_EQUAL && lexer.kind <= TOKEN_AT_LEAST) ||
                         (lexer.kind >= TOKEN_PLUS && lexer.kind <= TOKEN_TIMES));
}
