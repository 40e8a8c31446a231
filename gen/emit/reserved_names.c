/* SPDX-License-Identifier: MIT */
/*
 * The names that a user's name cannot be where C gets it as it is: those of the languages, of their
 * headers, and of what is generated.
 */
#include "emit/writer.h"

#include <string.h>

static bool reserved_names_is_among(const char *const *words, const char *name)
{
    while (*words && strcmp(*words, name) != 0)
        words++;
    return *words != NULL;
}

static bool begins_with_any(const char *const *begins, const char *name)
{
    while (*begins && strncmp(name, *begins, strlen(*begins)) != 0)
        begins++;
    return *begins != NULL;
}

/* UINT32_MAX, INT8_C, LONG_MIN, FLT_DIG and so on. */
static bool is_limit(const char *name)
{
    static const char *const whole[] = {"INT",   "UINT", "CHAR",  "SCHAR", "UCHAR",  "SHRT",
                                        "USHRT", "LONG", "ULONG", "LLONG", "ULLONG", NULL};
    static const char *const broken[] = {"FLT_", "DBL_", "LDBL_", NULL};
    static const char *const ends[] = {"_MAX", "_MIN", "_C", NULL};
    const char *end = strrchr(name, '_');
    return begins_with_any(broken, name) ||
           (end && reserved_names_is_among(ends, end) && begins_with_any(whole, name));
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
        /* macros of headers of C that a game may include before */
        "BUFSIZ", "CHAR_BIT", "CLOCKS_PER_SEC", "EDOM", "EILSEQ", "EOF", "ERANGE", "EXIT_FAILURE",
        "EXIT_SUCCESS", "FILENAME_MAX", "FOPEN_MAX", "HUGE_VAL", "INFINITY", "LC_ALL", "LC_COLLATE",
        "LC_CTYPE", "LC_MONETARY", "LC_NUMERIC", "LC_TIME", "L_tmpnam", "MB_CUR_MAX", "MB_LEN_MAX",
        "NAN", "RAND_MAX", "SEEK_CUR", "SEEK_END", "SEEK_SET", "SIGABRT", "SIGFPE", "SIGILL",
        "SIGINT", "SIGSEGV", "SIGTERM", "SIG_DFL", "SIG_ERR", "SIG_IGN", "TMP_MAX", "errno",
        "stderr", "stdin", "stdout",
        /* macros of GNU compilers */
        "i386", "linux", "unix", NULL};
    return reserved_names_is_among(words, name) || strncmp(name, "gg_", 3) == 0 ||
           strncmp(name, "GG_", 3) == 0 || is_limit(name);
}

bool is_unusable_parameter_name(const struct domain *domain, const char *name)
{
    static const char *const words[] = {/* what generated functions name themselves */
                                        "agent", "phase",  "self",   "world", "value", "values",
                                        "index", "packed", "object", "above", NULL};
    return reserved_names_is_among(words, name) || is_reserved(name) || has_prefix(domain, name);
}
