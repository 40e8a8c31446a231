/* SPDX-License-Identifier: MIT */
/*
 * Lets a village live. On a terminal it can be watched: where everybody is, what they
 * do and why. Elsewhere, or with --fast, it lives some days at once and a summary is
 * printed.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

#include "../demo.h"
#include "show.h"

enum { MOST_VILLAGERS = 1000000 };

static const char help[] =
    "Usage: village [--fast] [--days N] [--seed N] [--villagers N]\n"
    "  --fast         live at full speed, as where there is no terminal\n"
    "  --days N       how long, at full speed; 1 where not given\n"
    "  --seed N       of who they are and what they choose; 1 where not given\n"
    "  --villagers N  how many; 40 where not given\n";

struct settings {
    bool fast;
    unsigned long days, seed, villagers;
};

/* Reads a number of at most 32 bits; strtoul alone takes signs and rubbish. */
static bool read_number(const char *text, unsigned long *number)
{
    char *end;
    errno = 0;
    *number = strtoul(text, &end, 10);
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0 && *number <= UINT32_MAX;
}

/* Takes one option in; false where it is none, or not a number. */
static bool take_option(int option, struct settings *settings)
{
    switch (option) {
    case 'f':
        settings->fast = true;
        return true;
    case 'd':
        return read_number(optarg, &settings->days);
    case 's':
        return read_number(optarg, &settings->seed);
    case 'v':
        return read_number(optarg, &settings->villagers) && settings->villagers > 0 &&
               settings->villagers <= MOST_VILLAGERS;
    default:
        return false;
    }
}

static void live(struct life *life, const struct settings *settings)
{
    if (!settings->fast && show_watch(life))
        return;
    while (life->minutes / DAY_MINUTES < settings->days)
        life_tick(life);
    show_summary(life);
}

int main(int count, char **arguments)
{
    static const struct option options[] = {
        {"fast", no_argument, NULL, 'f'},       {"days", required_argument, NULL, 'd'},
        {"seed", required_argument, NULL, 's'}, {"villagers", required_argument, NULL, 'v'},
        {"help", no_argument, NULL, 'h'},       {NULL, 0, NULL, 0}};
    static struct life life;
    struct settings settings = {!terminal_is_there(), 1, 1, 40};
    bool good = true;
    int option;
    while ((option = getopt_long(count, arguments, "h", options, NULL)) != -1) {
        if (option == 'h') {
            fputs(help, stdout);
            return 0;
        }
        good = take_option(option, &settings) && good;
    }
    if (!good || optind < count) {
        fputs(help, stderr);
        return 2;
    }
    if (!life_begin(&life, (unsigned)settings.villagers, (uint32_t)settings.seed)) {
        fputs("village: there is no memory for so many\n", stderr);
        return 2;
    }
    live(&life, &settings);
    life_end(&life);
    return 0;
}
