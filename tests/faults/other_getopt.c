/* SPDX-License-Identifier: MIT */
/*
 * getopt_long as other C libraries have it: a library that is loaded before others (LD_PRELOAD).
 * Words that are no options are moved behind the option at once, as musl does; and where the value
 * of a last letter is missing, optind is one behind the end of the command line.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <getopt.h>
#include <stdbool.h>
#include <string.h>

typedef int (*getopt_function)(int, char *const *, const char *, const struct option *, int *);

static bool is_option(const char *word)
{
    return word[0] == '-' && word[1] != '\0';
}

/* Moves the word at `from` down to `to`. */
static void move_down(char **words, int from, int to)
{
    char *word = words[from];
    memmove(&words[to + 1], &words[to], (size_t)(from - to) * sizeof *words);
    words[to] = word;
}

int getopt_long(int count, char *const *words, const char *letters, const struct option *known,
                int *index)
{
    getopt_function real = NULL;
    *(void **)&real = dlsym(RTLD_NEXT, "getopt_long");
    int first = optind, option;
    while (optind < count && !is_option(words[optind]))
        optind++;
    option = optind;
    int answer = real(count, words, letters, known, index);
    bool is_letter = option < count && words[option][1] != '-';
    for (int i = option; i < optind && option > first; i++)
        move_down((char **)(size_t)words, i, first + i - option);
    optind -= option - first;
    if (answer == ':' && is_letter)
        optind = count + 1;
    return answer;
}
