/* SPDX-License-Identifier: MIT */
/*
 * The parser of conditions, effects, signatures and calls: see expression.h. It descends from `or` to
 * terms, with one function for each level.
 */
#include "syntax/expression.h"

#include "syntax/advice.h"
#include "syntax/lexer.h"
#include "syntax/name_rules.h"

#include <string.h>

/* A parser at a word of its text. */
struct parser {
    struct pool *pool;
    struct diagnostics *diagnostics;
    const struct text_number_map *facts; /* their names, for advice; NULL: they are not known */
    struct lexer lexer;
    unsigned depth; /* of expressions within expressions, EXPRESSION_DEPTH at the most */
    bool times;     /* numbers can be times, in seconds */
    bool counts;    /* objects can be counted: it is a condition */
};

/* A parser at the first word of a text. */
static struct parser parser_start(const struct parsing *parsing, const struct node *text)
{
    return (struct parser){.pool = parsing->pool,
                           .diagnostics = parsing->diagnostics,
                           .facts = parsing->facts,
                           .lexer = lexer_start(text)};
}

/* Reports an error at this word; false. */
static bool reject(const struct parser *parser, const char *format, ...) PRINTF_LIKE(2, 3);
static bool reject(const struct parser *parser, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    (void)report_error_va(parser->diagnostics, lexer_place(&parser->lexer), format, arguments);
    va_end(arguments);
    return false;
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
    size_t length = leading_quoted_word_length(parser->pool, text, &word);
    if (!length)
        return false;
    struct place place = node_part_place(lexer->node, lexer->start, length);
    if (word)
        report_error(parser->diagnostics, place,
                     "names and numbers are written without quotes; write: %s", word);
    else
        report_error(parser->diagnostics, place,
                     "a quote stands in a text: names have no quotes, and no blanks in them");
    return true;
}

/* Reports a sign, a word, a quote or a comment of another language, if this word is one; whether it
 * is. */
static bool parser_foreign(struct parser *parser)
{
    struct lexer *lexer = &parser->lexer;
    const char *word = lexer_word(lexer, parser->pool), *advice = advice_for_foreign_word(word);
    if (report_quoted(parser))
        return true;
    if (c_comment_length(lexer->node->text + lexer->start))
        reject(parser, "a comment begins with '#', not with '%s'", word);
    else if (advice)
        reject(parser, "'%s' is written '%s' here", word, advice);
    else if (lexer_is(lexer, "/"))
        reject(parser, "nothing is divided here: write '* 0.5' for '/ 2'");
    else
        return false;
    return true;
}

/* Reports that something else stands where `what` is expected, with what is known of the reason;
 * false. */
static bool parser_expected(struct parser *parser, const char *what)
{
    struct lexer *lexer = &parser->lexer;
    struct diagnostics *diagnostics = parser->diagnostics;
    bool closes = strcmp(what, "')'") == 0;
    if (parser_foreign(parser))
        return false;
    if (lexer->kind == TOKEN_END && closes && is_torn(lexer->node))
        return report_torn(diagnostics, lexer->node);
    if (lexer->kind == TOKEN_END)
        reject(parser, "%s is missing at the end", what);
    else if (lexer->kind == TOKEN_FOREIGN)
        reject(parser,
               "'%s' stands where %s is expected; names have the letters from a to z and A to "
               "Z, digits and underscores",
               lexer_word(lexer, parser->pool), what);
    else
        reject(parser, "'%s' stands where %s is expected", lexer_word(lexer, parser->pool), what);
    return false;
}

/* Goes on behind a word of a kind; false, with an error, if this word is of another. */
static bool parser_take(struct parser *parser, enum token_kind kind, const char *what)
{
    if (parser->lexer.kind != kind)
        return parser_expected(parser, what);
    lexer_next(&parser->lexer);
    return true;
}

/* Goes on behind a word of a kind, or behind this word, if it stands there; whether it does. */
static bool parser_take_if(struct parser *parser, enum token_kind kind)
{
    if (parser->lexer.kind != kind)
        return false;
    lexer_next(&parser->lexer);
    return true;
}

static bool parser_take_word(struct parser *parser, const char *word)
{
    if (!lexer_is(&parser->lexer, word))
        return false;
    lexer_next(&parser->lexer);
    return true;
}

/* The bytes from a word's start to the end of the word before this one; their place, and what stands
 * there. */
static size_t length_since(const struct parser *parser, size_t start)
{
    size_t end = parser->lexer.start;
    while (end > start && parser->lexer.node->text[end - 1] == ' ')
        end--;
    return end - start;
}

static struct place parser_place_since(const struct parser *parser, size_t start)
{
    return node_part_place(parser->lexer.node, start, length_since(parser, start));
}

static const char *parser_text_since(const struct parser *parser, size_t start)
{
    return pool_copy_text(parser->pool, parser->lexer.node->text + start,
                          length_since(parser, start));
}

/* Goes one level deeper into an expression, of which the caller comes back by depth--; false, with an
 * error, where that is too deep. */
static bool parser_deepen(struct parser *parser)
{
    if (parser->depth++ < EXPRESSION_DEPTH)
        return true;
    return reject(parser, "nested deeper than %d levels", EXPRESSION_DEPTH);
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
    term->name = pool_copy_text(parser->pool, lexer->node->text + start, length);
    term->place = node_part_place(lexer->node, start, length);
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

static bool parse_term(struct parser *parser, struct term *term);

static bool parse_arguments(struct parser *parser, struct term *term)
{
    do {
        struct term *argument = POOL_ITEM(parser->pool, term->arguments, term->argument_count);
        if (parser->lexer.kind == TOKEN_NUMBER)
            return reject(parser,
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
    bool is_first = parser->facts && text_number_map_get(parser->facts, first) >= 0;
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
    const char *of = advice_for_subscripts(parser->pool, text, name, &length);
    if (of)
        advice = pool_format(parser->pool, IN_PARENTHESES "%s", of);
    if (lexer_is(lexer, ".")) {
        size_t second = strspn(text + name + 1, NAME_CHARACTERS);
        length = name + 1 + second;
        if (second)
            advice = without_dot(parser, pool_copy_text(parser->pool, text, name),
                                 pool_copy_text(parser->pool, text + name + 1, second));
    }
    if (advice)
        report_error(parser->diagnostics, node_part_place(lexer->node, start, length), "%s",
                     advice);
    return advice != NULL;
}

/* Reads a number, or a name with or without arguments; false with an error. */
static bool parse_term(struct parser *parser, struct term *term)
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

/* Reads the parameters of a signature, or of a quantifier, up to what follows them. */
static bool parse_listed(struct parser *parser, struct parameters *parameters, bool types_only)
{
    if (!parser_take(parser, TOKEN_OPEN, "'('"))
        return false;
    do {
        if (!parse_parameter(parser, POOL_ITEM(parser->pool, parameters->items, parameters->count),
                             types_only))
            return false;
    } while (parser_take_if(parser, TOKEN_COMMA));
    return true;
}

static bool parse_parameters(struct parser *parser, struct parameters *parameters, bool types_only)
{
    return parse_listed(parser, parameters, types_only) && parser_take(parser, TOKEN_CLOSE, "')'");
}

/* Whether the text is at its end; otherwise an error says what could follow. */
static bool parse_end(struct parser *parser, const char *what)
{
    return parser->lexer.kind == TOKEN_END || parser_expected(parser, what);
}

/* ---------------------------------------------------------------- amounts */

/* Adds a part to a sum or product; the result is the place for it. */
static struct term *add_part(struct parser *parser, struct term *term, enum term_kind kind)
{
    term->kind = kind;
    return POOL_ITEM(parser->pool, term->arguments, term->argument_count);
}

/* Makes a term the first part of a sum or product. */
static void begin_with_part(struct parser *parser, struct term *term, enum term_kind kind)
{
    struct term first = *term;
    *term = (struct term){.kind = kind};
    *add_part(parser, term, kind) = first;
}

/* Gives a term that has parts its place, from a word on, and its text. */
static void name_term(const struct parser *parser, struct term *term, size_t start)
{
    term->place = parser_place_since(parser, start);
    term->name = parser_text_since(parser, start);
}

static bool parse_amount(struct parser *parser, struct term *term);
static struct expression *parse_or(struct parser *parser);

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

/* The objects that are counted, and their condition. */
static bool parse_counted(struct parser *parser, struct expression *counted)
{
    struct parameters objects = {0};
    if (!parse_listed(parser, &objects, false))
        return false;
    if (!parser_take_if(parser, TOKEN_COLON))
        return reject(
            parser,
            "a count has a ':' between its objects and its condition: count(TYPE NAME: CONDITION)");
    counted->parameters = objects.items;
    counted->parameter_count = objects.count;
    struct expression *condition = parse_or(parser);
    POOL_ADD(parser->pool, counted->children, counted->child_count) = condition;
    return condition && parser_take(parser, TOKEN_CLOSE, "')'");
}

static bool parse_count(struct parser *parser, struct term *term)
{
    size_t start = parser->lexer.start;
    if (!parser->counts)
        return reject(
            parser,
            "'count' stands in conditions alone: elsewhere let a fact of numbers keep count");
    if (!parser_deepen(parser))
        return false;
    term->kind = TERM_COUNT;
    term->counted = pool_take(parser->pool, sizeof *term->counted);
    term->counted->kind = EXPRESSION_COUNT;
    lexer_next(&parser->lexer);
    bool fine = parse_counted(parser, term->counted);
    parser->depth--;
    name_term(parser, term, start);
    term->counted->place = term->place;
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
        if (!parse_factor(parser, add_part(parser, term, TERM_PRODUCT)))
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

/* Reads a number, a fact, or what is worked out of these by `+`, `-`, `*` and parentheses; false with
 * an error. */
static bool parse_amount(struct parser *parser, struct term *term)
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
        struct term *part = add_part(parser, term, TERM_SUM);
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

/* Whether what stands in the parenthesis that begins here is an amount, and no condition: it is
 * compared, or worked with. */
static bool parser_begins_amount(const struct parser *parser)
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

/* ------------------------------------------------------------ conditions */

/* The variables of all and any: `(device d)`. */
static bool parse_variables(struct parser *parser, struct expression *expression)
{
    struct parameters variables = {0};
    bool fine = parse_parameters(parser, &variables, false);
    expression->parameters = variables.items;
    expression->parameter_count = variables.count;
    return fine;
}

static struct expression *begin_expression(struct parser *parser, enum expression_kind kind)
{
    struct expression *result = pool_take(parser->pool, sizeof *result);
    result->kind = kind;
    result->place = lexer_place(&parser->lexer);
    return result;
}

static void add_child_of(struct parser *parser, struct expression *parent, struct expression *child)
{
    POOL_ADD(parser->pool, parent->children, parent->child_count) = child;
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
        reject(parser, "'=' sets a value; a condition compares with '=='");
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
    add_child_of(parser, result, child);
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
        add_child_of(parser, all, child);
    } while (parser_take_word(parser, word));
    return all->child_count == 1 ? all->children[0] : all;
}

static struct expression *parse_or(struct parser *parser)
{
    return parse_joined(parser, EXPRESSION_OR);
}

struct expression *parse_condition(const struct parsing *parsing, const struct node *text)
{
    struct parser parser = parser_start(parsing, text);
    parser.counts = true;
    struct expression *result = parse_or(&parser);
    if (result && lexer_is(&parser.lexer, "for")) {
        (void)reject(&parser,
                     "a condition is about one moment; what has held for a time is told by a "
                     "rule with 'after', as: {after: 5s, preconditions: open, effects: late}");
        return NULL;
    }
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
    report_error(parser->diagnostics, node_part_place(lexer->node, lexer->start, 2),
                 "'%c=' is written out here: %s = %s * %s", divides ? '/' : '*', name, name,
                 divides ? "0.5" : "2");
    return true;
}

/* Whether a comparison stands behind the fact of a change, which an error tells; also one of another
 * language. */
static bool effect_compares(struct parser *parser)
{
    const struct lexer *lexer = &parser->lexer;
    const char *word = lexer_word(lexer, parser->pool);
    enum comparison comparison;
    bool found = comparison_of(lexer->kind, &comparison) || is_among(word, "=== => =< <> =! := is");
    if (found)
        reject(parser, "'%s' %s; an effect sets a value with '='", word,
               lexer_is(lexer, ":=") ? "is not a sign here" : "compares");
    return found;
}

/* Whether "=+" stands where "+=" is meant, which an error tells; at the word behind the '='. */
static bool is_turned_round(struct parser *parser)
{
    if (parser->lexer.kind != TOKEN_PLUS)
        return false;
    reject(parser, "'+' stands before no value: '+=' adds to a fact");
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
    if (effect_compares(parser) || is_other_change(parser, &result->left))
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

/* "over time", behind a change; false, with an error, if the change is none of that kind. */
static bool parse_over_time(struct parser *parser, struct expression *change)
{
    if (!lexer_is(&parser->lexer, "over"))
        return true;
    if (change->kind != EXPRESSION_ADD)
        return reject(parser, "only '+=' and '-=' take place over time, bit by bit");
    lexer_next(&parser->lexer);
    if (!lexer_is(&parser->lexer, "time"))
        return reject(parser, "'over' is followed by 'time', which is all that the action takes; "
                              "its 'duration' says how long");
    lexer_next(&parser->lexer);
    change->over_time = true;
    if (!lexer_is(&parser->lexer, "if"))
        return true;
    return reject(parser, "an effect over time has no 'if', which is judged at the end");
}

/* "if raining", behind a change; false, with an error, if what follows is no condition. */
static bool parse_case(struct parser *parser, struct expression *change)
{
    if (!parser_take_word(parser, "if"))
        return true;
    parser->counts = true;
    struct expression *condition = parse_or(parser);
    parser->counts = false;
    if (condition)
        add_child_of(parser, change, condition);
    return condition != NULL;
}

/* Checks that a text ends behind what it is; what follows mostly shows what was meant, as is told. */
static bool parse_end_of(struct parser *parser, const char *what, const char *meant)
{
    if (parser->lexer.kind == TOKEN_END || parser_foreign(parser))
        return parser->lexer.kind == TOKEN_END;
    return reject(parser, "'%s' cannot follow %s: %s", lexer_word(&parser->lexer, parser->pool),
                  what, meant);
}

static bool parse_effect_end(struct parser *parser)
{
    bool adds = lexer_is(&parser->lexer, "+") || lexer_is(&parser->lexer, "-");
    bool lasts =
        is_among(lexer_word(&parser->lexer, parser->pool),
                 "overtime over_time overTime per each every during while gradually slowly");
    return parse_end_of(
        parser, "an effect",
        adds    ? "a number is changed by '+= 1' and '-= 1'"
        : lasts ? "a change bit by bit, while the action lasts, is written: += 5 over time"
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
    if (!change || !parse_over_time(&parser, change) || !parse_case(&parser, change) ||
        !parse_effect_end(&parser))
        return NULL;
    if (!all)
        return change;
    add_child_of(&parser, all, change);
    return all;
}

/* ------------------------------------------------------------------ calls */

/* "eat {effects": a key whose colon is missing, so that YAML takes the next one for it. */
static bool lacks_colon(const struct parsing *parsing, const struct node *text)
{
    const char *brace = strstr(text->text, " {");
    int length = brace ? (int)(brace - text->text) : 0;
    if (length > 0)
        refuse(parsing, node_part_place(text, 0, (size_t)length),
               "a ':' is missing behind the key; write: %.*s:", length, text->text);
    return length > 0;
}

/* Finds the name before the parentheses of a signature: all that stands there, whatever is in it. */
static void find_name(const struct parser *parser, const struct node *text,
                      struct signature *signature)
{
    size_t start = parser->lexer.start, end = strcspn(text->text, "(");
    while (end > start && strchr(" \t\r\n", text->text[end - 1]))
        end--;
    end = end > start ? end : start + parser->lexer.length;
    signature->name = pool_copy_text(parser->pool, text->text + start, end - start);
    signature->place = node_part_place(text, start, end - start);
}

bool parse_signature(const struct parsing *parsing, const struct node *text,
                     struct signature *signature)
{
    struct parser parser = parser_start(parsing, text);
    bool opens = strchr(text->text, '(') != NULL;
    if (lacks_colon(parsing, text))
        return false;
    if (!opens && text->in_flow && strchr(text->text, ')'))
        return report_torn(parsing->diagnostics, text);
    signature->name = text->text;
    signature->place = text->place;
    if (opens)
        find_name(&parser, text, signature);
    if (!check_name(parsing, signature->name, signature->place, signature->what))
        return false;
    if (!opens)
        return true;
    lexer_next(&parser.lexer);
    return parse_parameters(&parser, &signature->parameters, signature->types_only) &&
           parse_end(&parser, "the end of the name");
}

/* "wait 5s", "wait(5s)": an action that is given how long it takes, which an error tells; at its
 * name. */
static bool is_given_time(struct parser *parser)
{
    struct lexer lexer = parser->lexer;
    const char *name = lexer_word(&lexer, parser->pool), *text = lexer.node->text;
    uint32_t milliseconds;
    lexer_next(&lexer);
    bool opens = lexer.kind == TOKEN_OPEN;
    if (opens || lexer.kind == TOKEN_COLON || lexer.kind == TOKEN_ASSIGN)
        lexer_next(&lexer);
    size_t length = strcspn(text + lexer.start, " ),"), end = lexer.start + length;
    const char *time = pool_copy_text(parser->pool, text + lexer.start, length);
    bool is_duration = parse_duration(time, &milliseconds);
    if (lexer.kind != TOKEN_NUMBER || (opens && !is_duration))
        return false;
    struct place place = node_part_place(lexer.node, parser->lexer.start,
                                         end + (opens && text[end] == ')') - parser->lexer.start);
    if (strcmp(name, "wait") == 0)
        report_error(parser->diagnostics, place,
                     "a time to wait is written with a colon; write: {wait: %s%s}", time,
                     is_duration ? "" : "s");
    else
        report_error(parser->diagnostics, place, TIME_OF_SUBTASK, name, time,
                     is_duration ? "" : "s", name);
    return true;
}

/* What follows a subtask is most often another one. */
static bool parse_subtask_end(struct parser *parser)
{
    const char *meant = "several subtasks are a list", *text = parser->lexer.node->text;
    if (strncmp(text, "until ", 6) == 0)
        meant = pool_format(parser->pool, "what to wait for is written with a colon, {until: %s}",
                            text + 6);
    else if (parser->lexer.kind == TOKEN_COMMA)
        meant = pool_format(parser->pool, "%s, [%s]", meant, parser->lexer.node->text);
    return parse_end_of(parser, "a subtask", meant);
}

/* Reads the variables of a subtask that is done for each object, if it is one. */
static bool parse_each(struct parser *parser, struct each *each)
{
    struct lexer *lexer = &parser->lexer;
    if (lexer_is(lexer, "any"))
        return reject(parser, "'any' is no subtask: a parameter of the method stands for one "
                              "object after the other, until one will do");
    if (!lexer_is(lexer, "all"))
        return true;
    lexer_next(lexer);
    if (!parse_parameters(parser, &each->parameters, false))
        return false;
    each->text = lexer->node->text + lexer->start;
    if (!lexer_is(lexer, "all"))
        return true;
    return reject(parser, "the objects of a subtask stand in one 'all', as all(door d, key k)");
}

/* Reads which objects count, behind a subtask that is done for each. */
static bool parse_counting(struct parser *parser, struct each *each)
{
    struct lexer *lexer = &parser->lexer;
    if (!lexer_is(lexer, "if"))
        return true;
    if (!each->parameters.count)
        return reject(
            parser, "'if' stands behind the subtask of an 'all': for one that may be left out give "
                    "a task two methods, one with the precondition and one without subtasks");
    lexer_next(lexer);
    each->condition_text = lexer->node->text + lexer->start;
    parser->counts = true;
    each->condition = parse_or(parser);
    return each->condition != NULL;
}

struct term *parse_subtask(const struct parsing *parsing, const struct node *text,
                           struct each *each)
{
    struct parser parser = parser_start(parsing, text);
    struct term *call = pool_take(parsing->pool, sizeof *call);
    if (!parse_each(&parser, each))
        return NULL;
    if (parser.lexer.kind != TOKEN_NAME)
        return parser_expected(&parser, "the name of a task"), NULL;
    if (is_given_time(&parser))
        return NULL;
    return parse_term(&parser, call) && parse_counting(&parser, each) && parse_subtask_end(&parser)
               ? call
               : NULL;
}

struct term *parse_call(const struct parsing *parsing, const struct node *text)
{
    struct parser parser = parser_start(parsing, text);
    struct term *call = pool_take(parsing->pool, sizeof *call);
    if (parser.lexer.kind != TOKEN_NAME)
        return parser_expected(&parser, "a name"), NULL;
    return parse_term(&parser, call) && parse_end(&parser, "the end") ? call : NULL;
}

bool parse_value(const struct parsing *parsing, const struct node *text, struct term *value)
{
    struct parser parser = parser_start(parsing, text);
    return parse_term(&parser, value) && parse_end(&parser, "the end");
}
