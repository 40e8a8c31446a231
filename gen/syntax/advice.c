/* SPDX-License-Identifier: MIT */
/* Advice for messages: see advice.h. */
#include "syntax/advice.h"

#include "syntax/numbers.h"

#include <string.h>

/* A word of ASCII in lower case; "" of one that is too long for any list. */
static const char *in_lower_case(const char *word, char lower[16])
{
    size_t length = strlen(word);
    for (size_t i = 0; length < 16 && i <= length; i++)
        lower[i] = (char)(word[i] >= 'A' && word[i] <= 'Z' ? word[i] - 'A' + 'a' : word[i]);
    return length < 16 ? lower : "";
}

/* The bytes of the sign that the value of a key in a condition, or in an effect, begins with. */
static size_t sign_of(const char *value, bool effects)
{
    static const char *const comparing[] = {"==", "!=", "<=", ">=", "<", ">", "in ", NULL};
    static const char *const setting[] = {"+=", "-=", "==", "=", NULL};
    const char *const *sign = effects ? setting : comparing;
    while (*sign && strncmp(value, *sign, strlen(*sign)) != 0)
        sign++;
    return *sign ? strlen(*sign) : 0;
}

const char *advice_for_foreign_bool(const char *text)
{
    char lower[16];
    const char *word = in_lower_case(text, lower);
    return is_among(word, "true yes on") ? "true" : is_among(word, "false no off") ? "false" : NULL;
}

/* A key and its value, which is compared with it or set to it, or changes it: "gold >= 3" of {gold:
 * ">= 3"}, "gold += 1" of {gold: +1}, "gold -= 1" of {gold: -1}. */
static const char *text_with_sign(struct pool *pool, const char *key, const char *value,
                                  bool effects)
{
    size_t length = sign_of(value, effects);
    const char *rest = value + length + strspn(value + length, " ");
    if (length && strncmp(value, effects ? "==" : "in", 2) == 0)
        return pool_format(pool, effects ? "%s = %s" : "'%s in %s'", key, rest);
    if (length)
        return pool_format(pool, "%s %.*s %s", key, (int)length, value, rest);
    if (effects && (*value == '+' || *value == '-'))
        return pool_format(pool, "%s %c= %s", key, *value, value + 1 + strspn(value + 1, " "));
    return pool_format(pool, "%s %s %s", key, effects ? "=" : "==", value);
}

/* A key and its value, written as a condition or an effect. */
static const char *pair_text(struct pool *pool, const char *key, const struct node *value,
                             bool effects)
{
    const char *truth = advice_for_foreign_bool(value->text);
    const char *opens = strrchr(key, '(');
    if (opens && !strchr(opens, ')') && !node_is_null(value)) /* the ':' is that of a count */
        return pool_format(pool, "'%s: %s'", key, value->text);
    if (node_is_null(value) || (truth && *truth == 't'))
        return key;
    if (truth)
        return pool_format(pool, "not %s", key);
    return text_with_sign(pool, key, value->text, effects);
}

const char *advice_mapping_as_list(struct pool *pool, const struct node *mapping, bool effects)
{
    struct text list = {0};
    bool is_key = mapping->count == 1 && strcmp(mapping->keys[0]->text, "effects") == 0 &&
                  mapping->items[0]->kind == NODE_SCALAR;
    if (effects && is_key) /* {effects: done}, where the effects themselves are to stand */
        return mapping->items[0]->text;
    for (size_t i = 0; i < mapping->count; i++) {
        if (mapping->items[i]->kind != NODE_SCALAR) {
            text_free(&list);
            return NULL;
        }
        text_add_item(&list, pair_text(pool, mapping->keys[i]->text, mapping->items[i], effects));
    }
    const char *advice = text_move_to_pool(&list, pool);
    return mapping->count == 0   ? NULL
           : mapping->count == 1 ? advice
                                 : pool_format(pool, "[%s]", advice);
}

size_t count_unbracketed_items(const struct node *mapping, size_t first)
{
    size_t count = 0;
    const struct node *before = first > 0 ? mapping->items[first - 1] : NULL;
    if (!mapping->flow || !before || before->kind != NODE_SCALAR || node_is_null(before))
        return 0;
    while (first + count < mapping->count && node_is_null(mapping->items[first + count]) &&
           !strchr(mapping->keys[first + count]->text, ':'))
        count++;
    return count;
}

const char *advice_unbracketed_as_list(struct pool *pool, const struct node *mapping, size_t first,
                                       size_t count)
{
    struct text list = {0};
    text_add_item(&list, mapping->items[first - 1]->text);
    for (size_t i = first; i < first + count; i++)
        text_add_item(&list, mapping->keys[i]->text);
    return pool_format(pool, "[%s]", text_move_to_pool(&list, pool));
}

bool is_foreign_key_synonym(const char *key, const char *word)
{
    static const struct {
        const char *key, *others;
    } keys[] = {
        {"preconditions",
         "pre preconds precond condition conditions requires require needs if when"},
        {"conditions", "pre preconditions precondition condition goal state desired want wants"},
        {"goals", "goal"},
        {"effects",
         "post eff postcondition postconditions results result does sets then add adds on_success"},
        {"subtasks", "steps step tasks actions do does sequence then plan tasklist order"},
        {"methods", "choices options alternatives cases"},
        {"relevant", "preconditions precondition when if valid"},
        {"select", "choose choice selector policy"},
        {"every", "period interval time timer"},
        {"duration", "time takes"},
        {"until", "wait_until await wait_for waitfor waituntil till"},
        {"wait", "sleep pause delay idle"},
        {"while", "during maintain invariant recheck as_long_as aslongas"},
        {"timeout", "for limit max_time time_limit deadline"},
        {"after", "in delay"},
        {"again", "retry then pause cooldown"},
        {"first", "from min start initial"},
        {"most", "to max maximum limit last"},
        {"reconsider", "replan replan_every rethink reevaluate replanning recheck"},
        {"retry", "retries backoff back_off retry_after"},
        {"cooldown", "cooldown_time cooldowns"},
        {"on_failure", "on_fail failure on_timeout on_error fails"},
        {"on_abort", "on_interrupt on_interruption on_cancel abort interrupt"},
        {"restart", "restart_on restarts reset_on"},
        {"priority", "importance insistence"},
        {"weight", "probability chance"},
        {"start", "initial init default"},
        {"state", "facts variables world blackboard"},
        {"types", "objects sorts"},
        {"domain", "name"},
        {"agents", "characters agent npcs"},
        {"label", "name title description"},
    };
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(keys[i].key, key) == 0)
            return is_among(word, keys[i].others);
    return false;
}

/* ----------------------------------------------- signs, words and quotes */

const char *advice_for_foreign_word(const char *word)
{
    static const char *const words[][2] = {
        {"&&", "and"},  {"||", "or"},       {"!", "not"},   {"&", "and"},    {"|", "or"},
        {"~", "not"},   {"<>", "!="},       {"=!", "!="},   {"=>", ">="},    {"=<", "<="},
        {"===", "=="},  {"!==", "!="},      {"AND", "and"}, {"OR", "or"},    {"NOT", "not"},
        {"And", "and"}, {"Or", "or"},       {"Not", "not"}, {"IN", "in"},    {"ALL", "all"},
        {"ANY", "any"}, {"COUNT", "count"}, {"≠", "!="},    {"≤", "<="},     {"≥", ">="},
        {"∧", "and"},   {"∨", "or"},        {"¬", "not"},   {"−", "-"},      {"–", "-"},
        {"×", "*"},     {"·", "*"},         {"is", "=="},   {"equals", "=="}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], word) == 0)
            return words[i][1];
    return NULL;
}

size_t c_comment_length(const char *text)
{
    return text[0] == '/' && (text[1] == '/' || text[1] == '*') ? strlen(text) : 0;
}

const char *find_c_comment(const char *text)
{
    for (const char *at = text; (at = strchr(at, '/')) != NULL; at++)
        if (c_comment_length(at) && (at == text || at[-1] == ' '))
            return at;
    return NULL;
}

/* The bytes of a quote that a text begins with, of one of the kinds that word processors and
 * keyboards make; 0: none. */
static size_t quote_length(const char *text)
{
    static const char *const quotes[] = {"\"", "'", "`", "“", "”", "„", "‟", "‘", "’",
                                         "‚",  "‛", "«", "»", "‹", "›", "′", "″", "´"};
    for (size_t i = 0; i < sizeof quotes / sizeof *quotes; i++)
        if (strncmp(text, quotes[i], strlen(quotes[i])) == 0)
            return strlen(quotes[i]);
    return 0;
}

size_t leading_quoted_word_length(struct pool *pool, const char *text, const char **word)
{
    size_t open = quote_length(text);
    size_t inside = strspn(text + open, NAME_CHARACTERS ".-");
    size_t close = open && inside ? quote_length(text + open + inside) : 0;
    *word = close ? pool_copy_text(pool, text + open, inside) : NULL;
    return close ? open + inside + close : open;
}

const char *advice_for_subscripts(struct pool *pool, const char *text, size_t name, size_t *length)
{
    const char *arguments = NULL;
    size_t at = name + strspn(text + name, " ");
    while (name && text[at] == '[') {
        size_t inside = strcspn(text + at + 1, "[]\n");
        if (!inside || text[at + 1 + inside] != ']')
            return NULL;
        arguments = pool_format(pool, "%s%s%.*s", arguments ? arguments : "", arguments ? ", " : "",
                                (int)inside, text + at + 1);
        at += inside + 2;
    }
    *length = at;
    return arguments ? pool_format(pool, "%.*s(%s)", (int)name, text, arguments) : NULL;
}

/* ------------------------------------------------------------------ types */

/* The type of a fact that has a number as its value at the start: a range that it is in. */
static const char *type_of_number(struct pool *pool, const char *text)
{
    struct decimal number;
    if (!parse_decimal(text, strlen(text), &number))
        return NULL;
    int64_t top = 10, unit = decimal_at_scale((struct decimal){1, 0}, number.scale);
    while (number.digits > top * unit || -number.digits > top * unit)
        top *= 10;
    const char *step = number.scale ? pool_format(pool, " step 0.%0*d", (int)number.scale, 1) : "";
    return pool_format(pool, "this is a value; write: {type: %s%lld..%lld%s, start: %s}",
                       number.digits < 0 ? "-" : "", number.digits < 0 ? (long long)top : 0LL,
                       (long long)top, step, text);
}

const char *advice_for_foreign_type(struct pool *pool, const char *text)
{
    static const char *const types[][2] = {
        {"bool boolean flag bit logical", "true or false; write: bool"},
        {"int integer number uint unsigned long short byte char int8 int16 int32 int64 uint8 "
         "uint16 uint32 uint64 int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t "
         "num",
         "a number has the range of its values; write: 0..100"},
        {"float double real decimal fixed f32 f64",
         "a number has the range of its values; write: 0..1 step 0.1"},
        {"string str text symbol enum name object",
         "a symbol has the list of its values; write: [calm, angry]"},
        {"true yes on", "this is a value; write: {type: bool, start: true}"},
        {"false no off", "this is a value; write: {type: bool, start: false}"}};
    char lower[16];
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (is_among(in_lower_case(text, lower), types[i][0]))
            return types[i][1];
    return type_of_number(pool, text);
}

/* ---------------------------------------------------------------- numbers */

static bool advice_number_of_item(const struct node *item, struct decimal *number)
{
    return item->kind == NODE_SCALAR && parse_decimal(item->text, strlen(item->text), number);
}

const char *advice_numbers_as_range(struct pool *pool, const struct node *list)
{
    static const char example[] = "0..10, or 0..1 step 0.1";
    struct decimal first, number;
    bool whole = true, row = true;
    for (size_t i = 0; i < list->count; i++) {
        if (!advice_number_of_item(list->items[i], &number))
            return NULL;
        first = i ? first : number;
        whole &= number.scale == 0;
        row &= number.digits == first.digits + (int64_t)i;
    }
    if (!list->count || !whole || number.digits <= first.digits || (!row && list->count > 2))
        return list->count ? example : NULL;
    return pool_format(pool, "%s..%s", list->items[0]->text, list->items[list->count - 1]->text);
}

/* -------------------------------------------------------------- durations */

const char *advice_for_foreign_duration(struct pool *pool, const char *text)
{
    static const char *const units[][2] = {{"ms", "ms msec msecs millis millisecond milliseconds"},
                                           {"s", "s sec secs second seconds"},
                                           {"m", "m min mins minute minutes"},
                                           {"h", "h hr hrs hour hours"},
                                           {"d", "d day days"}};
    size_t length = strspn(text, DIGITS "."), blanks = strspn(text + length, " ");
    char lower[16];
    const char *word = in_lower_case(text + length + blanks, lower), *unit = *word ? NULL : "s";
    uint32_t milliseconds;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (is_among(word, units[i][1]))
            unit = units[i][0];
    if (!length || !unit || text[length + blanks + strlen(word)])
        return NULL;
    const char *duration = pool_format(pool, "%.*s%s", (int)length, text, unit);
    return parse_duration(duration, &milliseconds) ? duration : NULL;
}

size_t advice_durations_of(const struct node *list, const char *durations[2])
{
    uint32_t milliseconds;
    if (list->kind == NODE_SCALAR)
        return 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct node *item = list->items[i];
        if (list->kind == NODE_MAPPING && !node_is_null(item))
            return 0;
        item = list->kind == NODE_MAPPING ? list->keys[i] : item;
        if (item->kind != NODE_SCALAR || !parse_duration(item->text, &milliseconds))
            return 0;
        if (i < 2)
            durations[i] = item->text;
    }
    return list->count;
}
