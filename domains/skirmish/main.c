/* SPDX-License-Identifier: MIT */
/*
 * Lets the skirmish run. On a terminal it can be watched; elsewhere, or with --fast, it
 * runs at once and a summary is printed. The skirmish itself is in battle.c.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

#include "../demo.h"
#include "view.h"

static struct battle battle;
static struct record record;

static void run_fast(unsigned long ticks)
{
    enum { TOLD = 100 };
    printf("The first seconds:\n");
    for (unsigned long i = 0; i < ticks; i++) {
        record.tells = i < TOLD;
        battle_step(&battle);
    }
    printf("\n");
    record_summary(&record);
}

static void run_hash(unsigned long ticks)
{
    uint32_t hash = 2166136261u;
    for (unsigned long i = 0; i < ticks; i++) {
        battle_step(&battle);
        hash = battle_hash(&battle, hash);
    }
    printf("%08lx\n", (unsigned long)hash);
}

static const char help[] = "Usage: skirmish [--fast | --hash] [--ticks N] [--seed N]\n"
                           "  --fast     run at full speed, as where there is no terminal\n"
                           "  --hash     the same, and print only a hash of all that happens\n"
                           "  --ticks N  how long, of 100 ms each; 10000 where not given\n"
                           "  --seed N   of all chances; 1 where not given\n";

struct settings {
    bool fast, hash;
    unsigned long ticks, seed;
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
    case 'x':
        settings->hash = true;
        return true;
    case 't':
        return read_number(optarg, &settings->ticks);
    case 's':
        return read_number(optarg, &settings->seed);
    default:
        return false;
    }
}

static void run(const struct settings *settings)
{
    record.battle = &battle;
    record.tells = !settings->hash;
    battle_init(&battle, (uint32_t)settings->seed, record_event, &record);
    command_planner_trace(&battle.commander.planner, record_order, &record);
    if (settings->hash)
        run_hash(settings->ticks);
    else if (settings->fast || !watch(&battle))
        run_fast(settings->ticks);
}

int main(int count, char **arguments)
{
    static const struct option options[] = {
        {"fast", no_argument, NULL, 'f'},        {"hash", no_argument, NULL, 'x'},
        {"ticks", required_argument, NULL, 't'}, {"seed", required_argument, NULL, 's'},
        {"help", no_argument, NULL, 'h'},        {NULL, 0, NULL, 0}};
    struct settings settings = {!terminal_is_there(), false, 10000, 1};
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
    run(&settings);
    return 0;
}
