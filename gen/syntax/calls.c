/* SPDX-License-Identifier: MIT */
/* The parser of signatures, calls and subtasks, which are names with what stands in parentheses: see
 * expression.h. */
#include "syntax/name_rules.h"
#include "syntax/parser.h"

#include <string.h>

/* "eat {effects": a key whose colon is missing, so that YAML takes the next one for it. */
static bool lacks_colon(const struct parsing *parsing, const struct node *text)
{
    const char *brace = strstr(text->text, " {");
    int length = brace ? (int)(brace - text->text) : 0;
    if (length > 0)
        report_error(parsing->diagnostics, node_place(text, 0, (size_t)length),
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
    signature->name = pool_copy(parser->pool, text->text + start, end - start);
    signature->place = node_place(text, start, end - start);
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
    return parse_parameters(&parser, signature) && parse_end(&parser, "the end of the name");
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
    const char *time = pool_copy(parser->pool, text + lexer.start, length);
    bool is_duration = parse_duration(time, &milliseconds);
    if (lexer.kind != TOKEN_NUMBER || (opens && !is_duration))
        return false;
    report_error(parser->diagnostics,
                 node_place(lexer.node, parser->lexer.start,
                            end + (opens && text[end] == ')') - parser->lexer.start),
                 TIME_OF_SUBTASK, name, time, is_duration ? "" : "s", name);
    return true;
}

/* Checks that a text ends behind its subtask; what follows is most often another one. */
static bool parse_subtask_end(struct parser *parser)
{
    const struct lexer *lexer = &parser->lexer;
    if (lexer->kind == TOKEN_END)
        return true;
    if (parser_foreign(parser))
        return false;
    bool list = lexer->kind == TOKEN_COMMA;
    return report_error(parser->diagnostics, lexer_place(lexer),
                        "'%s' cannot follow a subtask: several subtasks are a list%s%s%s",
                        lexer_word(lexer, parser->pool), list ? ", [" : "",
                        list ? lexer->node->text : "", list ? "]" : "");
}

/* Reads the variables of a subtask that is done for each object, if it is one. */
static bool parse_each(struct parser *parser, struct each *each)
{
    struct lexer *lexer = &parser->lexer;
    struct signature variables = {.what = "a variable"};
    if (lexer_is(lexer, "any"))
        return report_error(
            parser->diagnostics, lexer_place(lexer),
            "'any' is no subtask: a parameter of the method stands for one object after "
            "the other, until one will do");
    if (!lexer_is(lexer, "all"))
        return true;
    lexer_next(lexer);
    if (!parse_parameters(parser, &variables))
        return false;
    each->parameters = variables.parameters;
    each->text = lexer->node->text + lexer->start;
    if (!lexer_is(lexer, "all"))
        return true;
    return report_error(parser->diagnostics, lexer_place(lexer),
                        "the objects of a subtask stand in one 'all', as all(door d, key k)");
}

/* Reads which objects count, behind a subtask that is done for each. */
static bool parse_counting(struct parser *parser, struct each *each)
{
    struct lexer *lexer = &parser->lexer;
    if (!lexer_is(lexer, "if"))
        return true;
    if (!each->parameters.count)
        return report_error(
            parser->diagnostics, lexer_place(lexer),
            "'if' stands behind the subtask of an 'all': for one that may be left out give "
            "a task two methods, one with the precondition and one without subtasks");
    lexer_next(lexer);
    each->condition_text = lexer->node->text + lexer->start;
    parser->counted = parse_or;
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
