/* SPDX-License-Identifier: MIT */
/* What may be the name of something that a domain declares: see name_rules.h. */
#include "syntax/name_rules.h"

#include "syntax/advice.h"

#include <ctype.h>
#include <string.h>

/* The words that join conditions, which stand in many that are right; the keywords of C99 and C11; and
 * those of this language. */
#define JOINING "and or not in all any"
#define KEYWORDS                                                                                   \
    "auto break case char const continue default do double else enum extern float for goto if "    \
    "inline int long register restrict return short signed sizeof static struct switch typedef "   \
    "union unsigned void volatile while"
#define OWN_WORDS "true false bool"

/* What is said of what is not even like a name. */
#define NOT_A_NAME                                                                                 \
    "is not a name: letters from a to z and A to Z, digits and underscores, a letter first"

static const char *fault_of_name(const char *name)
{
    size_t length = strspn(name, NAME_CHARACTERS);
    if (!length || name[length] || strspn(name, DIGITS "_"))
        return NOT_A_NAME;
    if (length > 64)
        return "is longer than 64 characters";
    if (strstr(name, "__"))
        return "has two underscores in a row, which C++ keeps for itself";
    if (name[length - 1] == '_')
        return "ends with an underscore, which would meet another one in C";
    if (strcmp(name, "count") == 0)
        return "is a word of the language since table format 11, as in count(room r: open(r)): "
               "take another name";
    if (is_among(name, JOINING " " KEYWORDS " " OWN_WORDS))
        return "is a keyword";
    return NULL;
}

/* The nearest name to a text of ASCII: "hunger-level" and "_hunger level" become "hunger_level", and
 * what has quotes about it goes without. NULL: there is none. */
static const char *nearest_name(struct pool *pool, const char *text)
{
    const char *word;
    size_t quoted = leading_quoted_word_length(pool, text, &word);
    if (quoted)
        return word && !text[quoted] && !fault_of_name(word) ? word : NULL;
    char *name = pool_copy_text(pool, text, strlen(text));
    size_t length = 0;
    for (size_t i = 0; name[i]; i++) {
        if (isalnum((unsigned char)name[i]))
            name[length++] = name[i];
        else if (!strchr("_- .", name[i]))
            return NULL;
        else if (length > 0 && name[length - 1] != '_')
            name[length++] = '_';
    }
    while (length > 0 && name[length - 1] == '_')
        length--;
    name[length] = '\0';
    return fault_of_name(name) ? NULL : name;
}

/* Whether a text could be meant for a name: it has a letter, of any script, and joins no
 * conditions. */
static bool is_like_name(const char *text)
{
    bool any = false;
    for (size_t i = 0; text[i]; i++)
        any |= isalpha((unsigned char)text[i]) || (unsigned char)text[i] >= 0x80;
    return any && !is_among(text, JOINING);
}

/* What is said of a text that is not even like a name. */
static const char *words_of_unlike(const struct parsing *parsing, const char *text,
                                   const char *what)
{
    size_t length;
    const char *signature =
        advice_for_subscripts(parsing->pool, text, strcspn(text, " ["), &length);
    if (signature && !text[length])
        return pool_format(parsing->pool, "the parameters of %s stand in parentheses; write: %s",
                           what, signature);
    const char *nearest = nearest_name(parsing->pool, text), *kind = strchr(what, ' ') + 1;
    bool has_label = is_among(kind, "fact action goal task method rule agent");
    return pool_format(parsing->pool, "the name of %s, '%s', " NOT_A_NAME "%s%s%s", what, text,
                       has_label ? "; what people are to read, in any script, is its 'label'" : "",
                       nearest ? "; write: " : "", nearest ? nearest : "");
}

bool check_name(const struct parsing *parsing, const char *name, struct place place,
                const char *what)
{
    const char *fault = fault_of_name(name);
    if (!fault)
        return true;
    const char *words =
        strcmp(fault, NOT_A_NAME) == 0
            ? words_of_unlike(parsing, name, what)
            : pool_format(parsing->pool, "the name of %s, '%s', %s", what, name, fault);
    if (is_like_name(name))
        report_refused_name(parsing->diagnostics, place, name, "%s", words);
    else
        refuse(parsing, place, "%s", words);
    return false;
}
