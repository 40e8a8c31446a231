/* SPDX-License-Identifier: MIT */
/*
 * The names that a user's name cannot be where C gets it as it is: those of the languages, of their
 * headers, and of what is generated.
 */
#include "emit/writer.h"

#include <string.h>

/* UINT32_MAX, INT8_C and so on. */
static bool is_limit(const char *name)
{
    static const char *const ends[] = {"_MAX", "_MIN", "_C"};
    const char *end = strrchr(name, '_');
    if (strncmp(name, "INT", 3) != 0 && strncmp(name, "UINT", 4) != 0)
        return false;
    for (size_t i = 0; end && i < sizeof ends / sizeof *ends; i++)
        if (strcmp(end, ends[i]) == 0)
            return true;
    return false;
}

/* Whether a name begins like those that are generated: cat_agent, CAT_HALL. */
static bool has_prefix(const struct domain *domain, const char *name)
{
    size_t length = strlen(domain->name);
    bool small = strncmp(name, domain->name, length) == 0;
    for (size_t i = 0; !small && i < length; i++) {
        char c = domain->name[i];
        if (name[i] != (c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c))
            return false;
    }
    return name[length] == '_';
}

static bool is_among(const char *const *words, const char *name)
{
    while (*words && strcmp(*words, name) != 0)
        words++;
    return *words != NULL;
}

bool is_reserved(const char *name)
{
    static const char *const words[] = {
        /* C++, as far as it is not C, and C11 */
        "alignas", "alignof", "and_eq", "asm", "bitand", "bitor", "catch", "char16_t", "char32_t",
        "char8_t", "class", "co_await", "co_return", "co_yield", "compl", "concept", "const_cast",
        "consteval", "constexpr", "constinit", "decltype", "delete", "dynamic_cast", "explicit",
        "export", "friend", "mutable", "namespace", "new", "noexcept", "not_eq", "nullptr",
        "operator", "or_eq", "private", "protected", "public", "reinterpret_cast", "requires",
        "static_assert", "static_cast", "template", "this", "thread_local", "throw", "try",
        "typeid", "typename", "typeof", "using", "virtual", "wchar_t", "xor", "xor_eq",
        /* what gg.h brings along */
        "NULL", "offsetof", "size_t", "ptrdiff_t", "int8_t", "int16_t", "int32_t", "int64_t",
        "uint8_t", "uint16_t", "uint32_t", "uint64_t", "SIZE_MAX", "PTRDIFF_MAX", "PTRDIFF_MIN",
        "SIG_ATOMIC_MAX", "SIG_ATOMIC_MIN", "WCHAR_MAX", "WCHAR_MIN", "WINT_MAX", "WINT_MIN",
        /* macros of GNU compilers */
        "i386", "linux", "unix", NULL};
    return is_among(words, name) || strncmp(name, "gg_", 3) == 0 || strncmp(name, "GG_", 3) == 0 ||
           is_limit(name);
}

bool is_taken(const struct domain *domain, const char *name)
{
    static const char *const words[] = {/* what generated functions name themselves */
                                        "agent", "phase",  "self",   "world", "value", "values",
                                        "index", "packed", "object", "above", NULL};
    return is_among(words, name) || is_reserved(name) || has_prefix(domain, name);
}
