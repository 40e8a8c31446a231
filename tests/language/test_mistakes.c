/* SPDX-License-Identifier: MIT */
/*
 * Mistakes that newcomers make, each in every place where it can stand: one error tells it, at its
 * line and column, with what is to be written; and with that written in its place, the domain
 * compiles. Each is tried with both ends of lines, and with a byte order mark.
 */
#include "support/mistaken.h"
#include "support/run.h"
#include "suites.h"

#include <CUnit/CUnit.h>
#include <string.h>
#include <time.h>

/* A place: the lines in which '@' is what is written. */
struct site {
    const char *lines;
};

/* What is written wrong, the part of it that is marked, and what the error says. */
struct mistake {
    const char *wrong, *marked, *says;
    const char *right; /* the part, written right, where that does not stand behind "write: " */
};

static const struct site conditions[] = {
    {"actions:\n  act(item i): {preconditions: @, effects: open}\n"},
    {"actions:\n  act(item i): {preconditions: [open, @], effects: open}\n"},
    {"actions:\n  act(item i):\n    preconditions: @\n    effects: open\n"},
    {"actions:\n  act(item i):\n    preconditions:\n      - open\n      - @\n      - open\n"},
    {"actions:\n  act(item i): {while: @}\n"},
    {"conditions:\n  is_so(item i): @\n"},
    {"goals:\n  g(item i): {conditions: @}\n"},
    {"goals:\n  g(item i): {conditions: open, relevant: [@, open]}\n"},
    {"goals:\n  g(item i): {conditions: open, while: [open, @]}\n"},
    {"tasks:\n  t(item i):\n    methods:\n      m: {while: @}\n"},
    {"tasks:\n  t(item i):\n    methods:\n      m: {preconditions: @}\n"},
    {"tasks:\n  t(item i): {subtasks: {achieve: @}}\n"},
    {"rules:\n  r(item i):\n    every: 1s\n    preconditions: @\n    effects: open\n"},
};

static const struct mistake in_conditions[] = {
    {"mood == \"angry\"", "\"angry\"", "without quotes", NULL},
    {"mood == 'angry'", "'angry'", "without quotes", NULL},
    {"mood == “angry”", "“angry”", "without quotes", NULL},
    {"mood != ‘angry’", "‘angry’", "without quotes", NULL},
    {"mood == „angry“", "„angry“", "without quotes", NULL},
    {"gold >= \"5\"", "\"5\"", "without quotes", NULL},
    {"“mood” == angry", "“mood”", "without quotes", NULL},
    {"stock[i] >= 1", "stock[i]", "stands in parentheses", NULL},
    {"not stock[bread] >= 1", "stock[bread]", "stands in parentheses", NULL},
    {"gold >= stock[i]", "stock[i]", "stands in parentheses", NULL},
    {"i.stock >= 1", "i.stock", "stands in parentheses", NULL},
    {"stock.bread >= 1", "stock.bread", "stands in parentheses", NULL},
    {"self.open", "self.open", "by itself", NULL},
    {"mood <> angry", "<>", "'<>' is written", "!="},
    {"gold =! 5", "=!", "'=!' is written", "!="},
    {"open == True", "True", "write: true", NULL},
    {"open != no", "no", "write: false", NULL},
    {"'stock [i] >= 1'", "stock [i]", "stands in parentheses", NULL},
    {"gold => 5", "=>", "'=>' is written", ">="},
    {"gold =< 5", "=<", "'=<' is written", "<="},
    {"gold === 5", "===", "'===' is written", "=="},
    {"gold !== 5", "!==", "'!==' is written", "!="},
    {"gold = 5", "=", "'=' sets a value", "=="},
    {"gold ≥ 5", "≥", "'≥' is written", ">="},
    {"mood is angry", "is", "'is' is written", "=="},
    {"open && gold >= 2", "&&", "'&&' is written", "and"},
    {"open || gold >= 2", "||", "'||' is written", "or"},
    {"open AND gold >= 2", "AND", "'AND' is written", "and"},
    {"open OR gold >= 2", "OR", "'OR' is written", "or"},
    {"NOT open", "NOT", "'NOT' is written", "not"},
    {"open // the door", "// the door", "a comment begins with '#'", "# the door"},
    {"gold >= 5 // rich", "// rich", "a comment begins with '#'", "# rich"},
    {"open /* the door */", "/* the door */", "a comment begins with '#'", "# the door"},
};

/* The second sign is marked, and all of it is written anew. */
static const struct mistake chains[] = {
    {"2 <= gold <= 5", "2 <= gold <= 5", "has two sides", NULL},
    {"2 < gold + 1 < 5", "2 < gold + 1 < 5", "has two sides", NULL},
    {"2 <= gold <= 5 <= stock(i)", "2 <= gold <= 5 <= stock(i)", "has two sides", NULL},
    {"not 2 <= gold <= 5", "not 2 <= gold <= 5", "write: not (2 <= gold and gold <= 5)", NULL},
    {"open or 2 <= gold <= 5", "open or 2 <= gold <= 5", "write: open or 2 <= gold and", NULL},
    {"not 2 <= gold <= 5 or open", "not 2 <= gold <= 5 or open", "gold <= 5) or open", NULL},
    {"all(item k) 2 <= stock(k) <= 5", "all(item k) 2 <= stock(k) <= 5", "has two sides", NULL},
    {"'any(item k) 2 <= stock(k) <= 5'", "'any(item k) 2 <= stock(k) <= 5'", "has two sides", NULL},
};

static const struct site effects[] = {
    {"actions:\n  act(item i): {effects: @}\n"},
    {"actions:\n  act(item i): {effects: [done, @], duration: 1s}\n"},
    {"actions:\n  act(item i):\n    effects: @\n    duration: 1s\n"},
    {"actions:\n  act(item i):\n    effects:\n      - @\n      - done\n"},
    {"rules:\n  r(item i): {every: 1s, effects: @}\n"},
};

static const struct mistake in_effects[] = {
    {"mood = \"angry\"", "\"angry\"", "without quotes", NULL},
    {"mood = ’angry’", "’angry’", "without quotes", NULL},
    {"gold += “2”", "“2”", "without quotes", NULL},
    {"stock[i] += 1", "stock[i]", "stands in parentheses", NULL},
    {"i.stock -= 1", "i.stock", "stands in parentheses", NULL},
    {"not self.open", "self.open", "by itself", NULL},
    {"'stock [i] = 3'", "stock [i]", "stands in parentheses", NULL},
    {"open = yes", "yes", "write: true", NULL},
    {"gold == 5", "==", "an effect sets", "="},
    {"gold >= 5", ">=", "an effect sets", "="},
    {"gold => 5", "=>", "an effect sets", "="},
    {"gold := 5", ":=", "an effect sets", "="},
    {"mood is angry", "is", "an effect sets", "="},
    {"open // done", "// done", "a comment begins with '#'", "# done"},
    {"gold += 2 // done", "// done", "a comment begins with '#'", "# done"},
};

/* Mappings in the place of conditions and of effects: the sign may stand in the value. */
static const struct mistake mapped_conditions[] = {
    {"{gold: \">= 3\"}", "{gold: \">= 3\"}", "write: gold >= 3", NULL},
    {"{gold: \">=3\"}", "{gold: \">=3\"}", "write: gold >= 3", NULL},
    {"{gold: '< 3'}", "{gold: '< 3'}", "write: gold < 3", NULL},
    {"{mood: '!= happy'}", "{mood: '!= happy'}", "write: mood != happy", NULL},
    {"{gold: == 3}", "{gold: == 3}", "write: gold == 3", NULL},
    {"{mood: 'in [happy, angry]'}", "{mood: 'in [happy, angry]'}",
     "write: 'mood in [happy, angry]'", NULL},
    {"{gold: 3}", "{gold: 3}", "write: gold == 3", NULL},
    {"{open: no}", "{open: no}", "write: not open", NULL},
};

static const struct mistake mapped_effects[] = {
    {"{gold: \"+= 1\"}", "{gold: \"+= 1\"}", "write: gold += 1", NULL},
    {"{gold: -=1}", "{gold: -=1}", "write: gold -= 1", NULL},
    {"{gold: +1}", "{gold: +1}", "write: gold += 1", NULL},
    {"{gold: = 3}", "{gold: = 3}", "write: gold = 3", NULL},
    {"{gold: == 3}", "{gold: == 3}", "write: gold = 3", NULL},
    {"{mood: angry}", "{mood: angry}", "write: mood = angry", NULL},
};

static const struct site types[] = {
    {"  x: @\n"},
    {"  x: {type: @, shared: true}\n"},
    {"  x:\n    type: @\n"},
    {"data:\n  x: @\n"},
};

static const struct mistake in_types[] = {
    {"int", "int", "a number has the range", NULL},
    {"Integer", "Integer", "a number has the range", NULL},
    {"float", "float", "a number has the range", NULL},
    {"boolean", "boolean", "true or false", NULL},
    {"Bool", "Bool", "true or false", NULL},
    {"string", "string", "a symbol has the list", NULL},
    {"0..9 // gold", "// gold", "a comment begins with '#'", "# gold"},
    {"bool // open", "// open", "a comment begins with '#'", "# open"},
    {"bool /* open */", "/* open */", "a comment begins with '#'", "# open"},
};

/* Values instead of types, where the long form can stand. */
static const struct mistake values[] = {
    {"true", "true", "this is a value", NULL},
    {"false", "false", "this is a value", NULL},
    {"3", "3", "this is a value", NULL},
    {"-200", "-200", "this is a value", NULL},
    {"0.25", "0.25", "this is a value", NULL},
    {"-12.5", "-12.5", "this is a value", NULL},
    {"{happy, angry}", "{happy, angry}", "has brackets", NULL},
};

static const struct site subtasks[] = {
    {"actions: {nap: {duration: 5s}}\ntasks:\n  t: {subtasks: @}\n"},
    {"actions: {nap: {duration: 5s}}\ntasks:\n  t: {subtasks: [nap, @, nap]}\n"},
    {"actions: {nap: {duration: 5s}}\ntasks:\n  t:\n    subtasks: @\n"},
    {"actions: {nap: {duration: 5s}}\ntasks:\n  t:\n    subtasks:\n      - nap\n      - @\n"},
    {"actions: {nap: {duration: 5s}}\ntasks:\n  t: {methods: {m: {subtasks: @}}}\n"},
};

static const struct mistake in_subtasks[] = {
    {"nap 5s", "nap 5s", "'nap: {duration: 5s}'", NULL},
    {"nap 5", "nap 5", "'nap: {duration: 5s}'", NULL},
    {"nap(5s)", "nap(5s)", "'nap: {duration: 5s}'", NULL},
    {"nap // a bit", "// a bit", "a comment begins with '#'", "# a bit"},
};

static const struct site amounts[] = {
    {"actions:\n  act(item i): {effects: open, cost: @}\n"},
    {"actions:\n  act(item i):\n    cost: @\n    effects: open\n"},
    {"goals:\n  g(item i): {conditions: open, priority: @}\n"},
    {"tasks:\n  t(item i): {select: score, methods: {m: {score: @}}}\n"},
};

static const struct mistake in_amounts[] = {
    {"2 * stock[i]", "stock[i]", "stands in parentheses", NULL},
    {"stock[i]", "stock[i]", "stands in parentheses", NULL},
    {"i.stock + 1", "i.stock", "stands in parentheses", NULL},
    {"i.stock", "i.stock", "stands in parentheses", NULL},
    {"2 // much", "// much", "a comment begins with '#'", "# much"},
    {"2 * stock(i) // much", "// much", "a comment begins with '#'", "# much"},
};

/* ------------------------------------------------------------------- one case */

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static void replace(struct text *to, const char *text, const char *old, const char *with)
{
    const char *at = strstr(text, old);
    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    text_add(to, "%.*s%s%s", (int)(at - text), text, with, at + strlen(old));
}

/* The domain with something written at a site. */
static const char *domain_of(struct pool *pool, const struct site *site, const char *written)
{
    struct text text = {0};
    text_add(&text, "%s", mistaken_before);
    replace(&text, site->lines, "@", written);
    const char *result = pool_copy_text(pool, text.data, text.length);
    text_free(&text);
    return result;
}

/* The same with the mistake mended as the error tells. */
static const char *mended(struct pool *pool, const struct mistake *mistake, const struct site *site,
                          const char *instead)
{
    struct text right = {0};
    replace(&right, mistake->wrong, mistake->marked, instead);
    const char *result = domain_of(pool, site, right.data);
    text_free(&right);
    return result;
}

static void try_mistake(const struct mistake *mistake, const struct site *site, bool is_exact)
{
    struct pool *pool = pool_new();
    unsigned line, column;
    const char *text = domain_of(pool, site, mistake->wrong);
    const char *at = text + strlen(mistaken_before) + (strchr(site->lines, '@') - site->lines) +
                     (strstr(mistake->wrong, mistake->marked) - mistake->wrong);
    place_of_byte(text, at, &line, &column);
    const char *told = check_mistake(pool, text, line, is_exact ? column : 0, mistake->says);
    const char *instead = mistake->right ? mistake->right : told;
    CHECK_SAYING(instead != NULL, "nothing is told to be written for\n%s", text);
    if (instead)
        check_mended(mended(pool, mistake, site, instead), text);
    pool_free(pool);
}

/* A comment goes to the end of its line, so that it cannot stand before what closes braces. */
static bool can_stand(const struct mistake *mistake, const struct site *site)
{
    return !mistake->right || *mistake->right != '#' || !strpbrk(strrchr(site->lines, '@'), "}]");
}

static void try_all(const struct mistake *mistakes, size_t mistake_count, const struct site *sites,
                    size_t site_count)
{
    for (size_t i = 0; i < mistake_count; i++)
        for (size_t j = 0; j < site_count; j++)
            if (can_stand(&mistakes[i], &sites[j]))
                try_mistake(&mistakes[i], &sites[j], true);
}

static void conditions_are_told_what_to_write(void)
{
    try_all(in_conditions, COUNT(in_conditions), conditions, COUNT(conditions));
}

static void comparisons_have_two_sides(void)
{
    for (size_t i = 0; i < COUNT(chains); i++)
        for (size_t j = 0; j < COUNT(conditions); j++)
            try_mistake(&chains[i], &conditions[j], false);
}

static void effects_are_told_what_to_write(void)
{
    try_all(in_effects, COUNT(in_effects), effects, COUNT(effects));
}

static void mappings_are_told_what_to_write(void)
{
    try_all(mapped_conditions, COUNT(mapped_conditions), conditions, 4);
    try_all(mapped_effects, COUNT(mapped_effects), effects, 3);
}

static void types_are_told_what_to_write(void)
{
    try_all(in_types, COUNT(in_types), types, COUNT(types));
    try_all(values, COUNT(values), types, 1);
}

static void subtasks_are_told_what_to_write(void)
{
    try_all(in_subtasks, COUNT(in_subtasks), subtasks, COUNT(subtasks));
}

static void amounts_are_told_what_to_write(void)
{
    try_all(in_amounts, COUNT(in_amounts), amounts, COUNT(amounts));
}

/* ------------------------------------------------------------------- depth */

/* Of many signs that nest, the one that is too many is told: all of them together are one error. */
static void try_depth(struct pool *pool, const struct site *site, const char *sign,
                      const char *says)
{
    enum { SIGNS = 200000 };
    struct text written = {0};
    for (int i = 0; i < SIGNS; i++)
        text_add_bytes(&written, sign, strlen(sign));
    text_add(&written, "open");
    struct compiled compiled = compile_text(domain_of(pool, site, written.data));
    const char *said = compiled.messages.data ? compiled.messages.data : "";
    CHECK_SAYING(strstr(said, says) && strstr(said, "\n1 error\n"), "%s in %s: %s", sign,
                 site->lines, said);
    compiled_free(&compiled);
    text_free(&written);
}

/* Each takes milliseconds; the time is that of the processor, of which others take nothing. */
static void what_is_too_deep_is_refused_at_once(void)
{
    static const char *const signs[] = {"(", "not ", "(not ", "not("};
    enum { SECONDS = 5 };
    struct pool *pool = pool_new();
    clock_t start = clock();
    for (size_t i = 0; i < COUNT(signs); i++)
        for (size_t j = 2; j < COUNT(conditions); j++)
            if (strchr(strchr(conditions[j].lines, '@'), '}') == NULL)
                try_depth(pool, &conditions[j], signs[i], "nested deeper than 64 levels");
    try_depth(pool, &amounts[1], "(", "nested deeper than 64 levels");
    try_depth(pool, &amounts[1], "2 * (", "nested deeper than 64 levels");
    try_depth(pool, &effects[2], "stock(", "nested deeper than 64 levels");
    try_depth(pool, &subtasks[2], "nap(", "nested deeper than 64 levels");
    try_depth(pool, &conditions[2], "[", "nested deeper than 64 levels");
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    CHECK_SAYING(seconds < SECONDS, "%g seconds", seconds);
    pool_free(pool);
}

void add_mistakes_suite(void)
{
    CU_pSuite suite = CU_add_suite("mistakes", NULL, NULL);
    CU_ADD_TEST(suite, conditions_are_told_what_to_write);
    CU_ADD_TEST(suite, comparisons_have_two_sides);
    CU_ADD_TEST(suite, effects_are_told_what_to_write);
    CU_ADD_TEST(suite, mappings_are_told_what_to_write);
    CU_ADD_TEST(suite, types_are_told_what_to_write);
    CU_ADD_TEST(suite, subtasks_are_told_what_to_write);
    CU_ADD_TEST(suite, amounts_are_told_what_to_write);
    CU_ADD_TEST(suite, what_is_too_deep_is_refused_at_once);
}
