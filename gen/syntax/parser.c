/* SPDX-License-Identifier: MIT */
/* Parses words, terms and parameters, of which all texts consist: see parser.h. */
#include "syntax/parser.h"

#include "syntax/advice.h"
#include "syntax/name_rules.h"

#include <string.h>

struct parser parser_start(const struct parsing *parsing, const struct node *text)
{
    return (struct parser){.pool = parsing->pool,
                           .diagnostics = parsing->diagnostics,
                           .facts = parsing->facts,
                           .lexer = lexer_start(text)};
}

bool report_torn(struct diagnostics *diagnostics, const struct node *text)
{
    return report_error(
        diagnostics, text->place,
        "'%s' was torn apart at a comma; quote the text or put it on a line of its own",
        text->text);
}

/* Whether a comma of a flow mapping ended the text. */
static bool is_torn(const struct node *text)
{
    if (!text->plain || !text->in_flow || !text->end_column)
        return false;
    size_t length;
    const char *line = source_line(text->place.source, text->place.line, &length);
    size_t end = bytes_of_characters(line, length, text->end_column - 1);
    return end < length && line[end] == ',';
}

/* A quote where names and numbers are written without. */
static bool report_quoted(struct parser *parser)
{
    const struct lexer *lexer = &parser->lexer;
    const char *word, *text = lexer->node->text + lexer->start;
    size_t length = advice_quoted(parser->pool, text, &word);
    if (!length)
        return false;
    struct place place = node_place(lexer->node, lexer->start, length);
    if (word)
        report_error(parser->diagnostics, place,
                     "names and numbers are written without quotes; write: %s", word);
    else
        report_error(parser->diagnostics, place,
                     "a quote stands in a text: names have no quotes, and no blanks in them");
    return true;
}

bool parser_foreign(struct parser *parser)
{
    struct lexer *lexer = &parser->lexer;
    const char *word = lexer_word(lexer, parser->pool), *advice = advice_for_word(word);
    if (report_quoted(parser))
        return true;
    if (advice_comment(lexer->node->text + lexer->start))
        report_error(parser->diagnostics, lexer_place(lexer),
                     "a comment begins with '#', not with '%s'", word);
    else if (advice)
        report_error(parser->diagnostics, lexer_place(lexer), "'%s' is written '%s' here", word,
                     advice);
    else if (lexer_is(lexer, "/"))
        report_error(parser->diagnostics, lexer_place(lexer),
                     "nothing is divided here: write '* 0.5' for '/ 2'");
    else
        return false;
    return true;
}

bool parser_expected(struct parser *parser, const char *what)
{
    struct lexer *lexer = &parser->lexer;
    struct diagnostics *diagnostics = parser->diagnostics;
    bool closes = strcmp(what, "')'") == 0;
    if (parser_foreign(parser))
        return false;
    if (lexer->kind == TOKEN_END && closes && is_torn(lexer->node))
        return report_torn(diagnostics, lexer->node);
    if (lexer->kind == TOKEN_END)
        report_error(diagnostics, lexer_place(lexer), "%s is missing at the end", what);
    else if (lexer->kind == TOKEN_FOREIGN)
        report_error(
            diagnostics, lexer_place(lexer),
            "'%s' stands where %s is expected; names have the letters from a to z and A to "
            "Z, digits and underscores",
            lexer_word(lexer, parser->pool), what);
    else
        report_error(diagnostics, lexer_place(lexer), "'%s' stands where %s is expected",
                     lexer_word(lexer, parser->pool), what);
    return false;
}

bool parser_take(struct parser *parser, enum token_kind kind, const char *what)
{
    if (parser->lexer.kind != kind)
        return parser_expected(parser, what);
    lexer_next(&parser->lexer);
    return true;
}

bool parser_take_if(struct parser *parser, enum token_kind kind)
{
    if (parser->lexer.kind != kind)
        return false;
    lexer_next(&parser->lexer);
    return true;
}

bool parser_take_word(struct parser *parser, const char *word)
{
    if (!lexer_is(&parser->lexer, word))
        return false;
    lexer_next(&parser->lexer);
    return true;
}

static size_t length_since(const struct parser *parser, size_t start)
{
    size_t end = parser->lexer.start;
    while (end > start && parser->lexer.node->text[end - 1] == ' ')
        end--;
    return end - start;
}

struct place parser_place_since(const struct parser *parser, size_t start)
{
    return node_place(parser->lexer.node, start, length_since(parser, start));
}

const char *parser_text_since(const struct parser *parser, size_t start)
{
    return pool_copy(parser->pool, parser->lexer.node->text + start, length_since(parser, start));
}

bool parser_deepen(struct parser *parser)
{
    if (parser->depth++ < EXPRESSION_DEPTH)
        return true;
    return report_error(parser->diagnostics, lexer_place(&parser->lexer),
                        "nested deeper than %d levels", EXPRESSION_DEPTH);
}

/* ----------------------------------------------------------------- terms */

/* The unit that follows a number without a blank, where numbers can be times: `500ms` is 0.5. */
static bool take_unit(struct parser *parser, size_t start, struct term *term)
{
    const struct lexer *lexer = &parser->lexer;
    uint32_t milliseconds;
    if (!parser->times || lexer->kind != TOKEN_NAME || lexer->start != start + strlen(term->name))
        return true;
    size_t length = lexer->start + lexer->length - start;
    term->name = pool_copy(parser->pool, lexer->node->text + start, length);
    term->place = node_place(lexer->node, start, length);
    if (!parse_duration(term->name, &milliseconds))
        return report_error(parser->diagnostics, term->place, DURATION_EXPECTED);
    term->number = (struct decimal){milliseconds, 3};
    lexer_next(&parser->lexer);
    return true;
}

static bool parse_number(struct parser *parser, struct term *term)
{
    const struct lexer *lexer = &parser->lexer;
    term->kind = TERM_NUMBER;
    term->place = lexer_place(lexer);
    term->name = lexer_word(lexer, parser->pool);
    if (!parse_decimal(lexer->node->text + lexer->start, lexer->length, &term->number))
        return report_error(parser->diagnostics, term->place, "'%s' has too many digits",
                            term->name);
    size_t start = lexer->start;
    lexer_next(&parser->lexer);
    return take_unit(parser, start, term);
}

static bool parse_name(struct parser *parser, struct term *term)
{
    term->place = lexer_place(&parser->lexer);
    term->name = lexer_word(&parser->lexer, parser->pool);
    if (is_among(term->name, "and or not in all any count"))
        return parser_expected(parser, "a name");
    lexer_next(&parser->lexer);
    return true;
}

static bool parse_arguments(struct parser *parser, struct term *term)
{
    do {
        struct term *argument = POOL_ITEM(parser->pool, term->arguments, term->argument_count);
        if (parser->lexer.kind == TOKEN_NUMBER)
            return report_error(
                parser->diagnostics, lexer_place(&parser->lexer),
                "'%s' is a number: in parentheses stand objects, parameters and facts",
                lexer_word(&parser->lexer, parser->pool));
        if (parser->lexer.kind != TOKEN_NAME)
            return parser_expected(parser, "a name");
        if (!parse_term(parser, argument))
            return false;
    } while (parser_take_if(parser, TOKEN_COMMA));
    return parser_take(parser, TOKEN_CLOSE, "')'");
}

/* "i.stock", or "self.hungry": what is written for it here. */
static const char *without_dot(const struct parser *parser, const char *first, const char *second)
{
    if (is_among(first, "self this agent me my world state"))
        return pool_format(parser->pool,
                           "a fact is the agent's own, or of the world, by itself; write: %s",
                           second);
    bool is_first = parser->facts && map_get(parser->facts, first) >= 0;
    return pool_format(parser->pool, IN_PARENTHESES "%s(%s)", is_first ? first : second,
                       is_first ? second : first);
}

/* Reports an object that stands behind the name of a fact, or before it, as in other languages:
 * "stock[i]", "i.stock"; at the word behind the name. */
static bool is_other_access(struct parser *parser, size_t start)
{
    const struct lexer *lexer = &parser->lexer;
    const char *text = lexer->node->text + start, *advice = NULL;
    size_t name = strcspn(text, " .["), length = 0;
    const char *of = advice_for_brackets(parser->pool, text, name, &length);
    if (of)
        advice = pool_format(parser->pool, IN_PARENTHESES "%s", of);
    if (lexer_is(lexer, ".")) {
        size_t second = strspn(text + name + 1, NAME_CHARACTERS);
        length = name + 1 + second;
        if (second)
            advice = without_dot(parser, pool_copy(parser->pool, text, name),
                                 pool_copy(parser->pool, text + name + 1, second));
    }
    if (advice)
        report_error(parser->diagnostics, node_place(lexer->node, start, length), "%s", advice);
    return advice != NULL;
}

bool parse_term(struct parser *parser, struct term *term)
{
    if (parser->lexer.kind == TOKEN_NUMBER)
        return parse_number(parser, term);
    if (parser->lexer.kind != TOKEN_NAME)
        return parser_expected(parser, "a fact or a value");
    size_t start = parser->lexer.start;
    if (!parse_name(parser, term))
        return false;
    bool adjacent = parser->lexer.start == start + strlen(term->name);
    if ((adjacent || parser->lexer.kind == TOKEN_OPEN_LIST) && is_other_access(parser, start))
        return false;
    if (!parser_take_if(parser, TOKEN_OPEN))
        return true;
    if (!parser_deepen(parser) || !parse_arguments(parser, term))
        return false;
    parser->depth--;
    term->place = parser_place_since(parser, start);
    return true;
}

const char *term_text(struct pool *pool, const struct term *term)
{
    const char *words = term->name;
    if (term->kind == TERM_SUM || term->kind == TERM_PRODUCT)
        return words;
    for (size_t i = 0; i < term->argument_count; i++)
        words = pool_format(pool, "%s%s%s", words, i ? ", " : "(",
                            term_text(pool, &term->arguments[i]));
    return term->argument_count ? pool_format(pool, "%s)", words) : words;
}

static bool parse_parameter(struct parser *parser, struct parameter *parameter, bool type_only)
{
    if (parser->lexer.kind != TOKEN_NAME)
        return parser_expected(parser, "the type of a parameter");
    parameter->type_name = lexer_word(&parser->lexer, parser->pool);
    parameter->type_place = lexer_place(&parser->lexer);
    lexer_next(&parser->lexer);
    if (type_only)
        return true;
    if (parser->lexer.kind == TOKEN_COMMA || parser->lexer.kind == TOKEN_CLOSE)
        return report_error(parser->diagnostics, parameter->type_place,
                            "a parameter is a type and a name, as 'place to', and not '%s' alone",
                            parameter->type_name);
    if (parser->lexer.kind != TOKEN_NAME)
        return parser_expected(parser, "the name of the parameter (type before name)");
    parameter->name = lexer_word(&parser->lexer, parser->pool);
    parameter->place = lexer_place(&parser->lexer);
    lexer_next(&parser->lexer);
    return true;
}

static bool parse_parameter_list(struct parser *parser, struct signature *signature)
{
    do {
        struct parameter *parameter =
            POOL_ITEM(parser->pool, signature->parameters.items, signature->parameters.count);
        if (!parse_parameter(parser, parameter, signature->types_only))
            return false;
    } while (parser_take_if(parser, TOKEN_COMMA));
    return true;
}

bool parse_parameters(struct parser *parser, struct signature *signature)
{
    return parser_take(parser, TOKEN_OPEN, "'('") && parse_parameter_list(parser, signature) &&
           parser_take(parser, TOKEN_CLOSE, "')'");
}

bool parse_counted_parameters(struct parser *parser, struct signature *signature)
{
    if (!parser_take(parser, TOKEN_OPEN, "'('") || !parse_parameter_list(parser, signature))
        return false;
    if (parser_take_if(parser, TOKEN_COLON))
        return true;
    return report_error(parser->diagnostics, lexer_place(&parser->lexer),
                        "a count has a ':' between its objects and its condition: count(TYPE NAME: "
                        "CONDITION)");
}

bool parse_end(struct parser *parser, const char *what)
{
    return parser->lexer.kind == TOKEN_END || parser_expected(parser, what);
}
