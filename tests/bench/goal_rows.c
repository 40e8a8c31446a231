/* SPDX-License-Identifier: MIT */
/* Prints rows of figures, and faults: see goal_rows.h. */
#include "goal_rows.h"

#include "bit_planner.h"

#include <stdio.h>

static const char *const rival_names[] = {"the articles' planner", "the bit planner"};

/* ------------------------------------------------------------------- ways */

void print_ways_heading(void)
{
    printf("\nPlans for goals: ns a plan, nodes expanded; %d nodes. Guide: what goapgen worked out,"
           " a table\nor a diagram, from which plans are read, or estimates, alone or beside a "
           "diagram for the nearest\nstates; its bytes, and nodes or"
           " entries read.\n?: not proven the cheapest; -: no plan found.\n\n",
           NODES);
    printf("%-17s %5s %7s %5s %4s |%35s |%16s |%16s | %s\n", "", "", "", "", "", "guide ",
           "no guide ", "backward ", "bare loop");
    printf("%-17s %5s %7s %5s %4s | %-9s %6s %9s %4s %5s |%10s %5s |%10s %5s | %4s %6s\n", "domain",
           "facts", "actions", "steps", "cost", "form", "bytes", "ns", "read", "exp.", "ns", "exp.",
           "ns", "exp.", "ns", "guide/");
}

static char mark(const struct planned *planned)
{
    if (!planned->found)
        return '-';
    return planned->proven ? ' ' : '?';
}

/* What must not happen: a plan that fails, or one that is cheaper than one that was proven to be the
 * cheapest. */
static void print_faults(const struct contest *contest)
{
    enum { ALL = WAYS + RIVALS };
    static const char *const names[] = {"the guide", "no guide", "backward"};
    const struct planned *all[ALL];
    for (int i = 0; i < ALL; i++)
        all[i] = i < WAYS ? &contest->ways[i] : &contest->rivals[i - WAYS];
    for (int i = 0; i < ALL; i++) {
        const char *name = i < WAYS ? names[i] : rival_names[i - WAYS];
        if (all[i]->wrong)
            printf("    FAULT: the plan of %s fails\n", name);
        for (int j = 0; j < ALL; j++)
            if (all[i]->proven && all[j]->found && all[j]->cost < all[i]->cost)
                printf(
                    "    FAULT: cost %lu by %s is proven the least, and there is a plan of %lu\n",
                    (unsigned long)all[i]->cost, name, (unsigned long)all[j]->cost);
    }
    for (int i = 0; i < RIVALS; i++)
        if (contest->walked[i].faults)
            printf("    FAULT: from random walks, beside %s: %u\n", rival_names[i],
                   contest->walked[i].faults);
}

void print_ways(const struct contest *contest)
{
    const struct planned *guided = &contest->ways[WITH_GUIDE];
    printf("%-17s %5u %7u %5u %4lu | %-9s %6zu %9.0f %4lu %5lu%c", contest->name, contest->facts,
           contest->actions, (unsigned)guided->length, (unsigned long)guided->cost,
           guide_form_name(contest->form), contest->guide_bytes, guided->time,
           (unsigned long)guided->read, (unsigned long)guided->expanded, mark(guided));
    for (enum way way = WITHOUT_GUIDE; way < WAYS; way++)
        printf("|%10.0f %5lu%c", contest->ways[way].time,
               (unsigned long)contest->ways[way].expanded, mark(&contest->ways[way]));
    printf("|");
    if (contest->loop_time > 0)
        printf(" %4.0f %6.1f", contest->loop_time, guided->time / contest->loop_time);
    printf("\n");
    print_faults(contest);
    fflush(stdout);
}

/* ----------------------------------------------------------------- rivals */

void print_rivals_heading(void)
{
    printf(
        "\nThe same plans beside two other planners, in turns: the articles' planner (%d states),"
        " and a\nbit planner that is written for speed (%d states, always the cheapest plan; empty"
        " where 64 bits\ndo not suffice). Times: how many times as long as this one a planner"
        " takes; found: plans of this\none and of the other, from up to %d states of random"
        " walks; dearer: plans of this one and of the\nother that cost more.\n-: no plan found;"
        " >: takes longer still, as it gave up.\n\n",
        ARTICLES_STATES, BIT_PLANNER_STATES, WALKS);
    printf("%-17s %10s |%52s |%52s\n", "", "", "the articles' planner ", "the bit planner ");
    printf("%-17s %10s ", "domain", "ns");
    for (int i = 0; i < RIVALS; i++)
        printf("|%11s %6s %5s %8s %9s %5s %3s ", "ns", "exp.", "cost", "times", "walks:", "found",
               "");
    printf("\n");
}

static void print_walked(const struct walked *walked)
{
    bool gave_up = walked->rivals_found < walked->states;
    if (!walked->states || !walked->found) {
        printf("%19s", "");
        return;
    }
    printf("%c%8.3g %2u/%-2u %u/%u", gave_up ? '>' : ' ', walked->rivals_time / walked->time,
           walked->found, walked->rivals_found, walked->dearer, walked->rivals_dearer);
}

static void print_rival(const struct contest *contest, enum rival rival)
{
    const struct planned *planned = &contest->rivals[rival];
    printf("|%11.0f %6lu ", planned->time, (unsigned long)planned->expanded);
    if (planned->found)
        printf("%5lu ", (unsigned long)planned->cost);
    else
        printf("%5s ", "-");
    if (contest->ways[WITH_GUIDE].found)
        printf("%c%8.3g ", planned->found ? ' ' : '>', planned->time / contest->time_in_turn);
    else
        printf("%9s ", "-");
    print_walked(&contest->walked[rival]);
    printf(" ");
}

void print_rivals(const struct contest *contest)
{
    printf("%-17s %10.0f ", contest->name, contest->time_in_turn);
    print_rival(contest, ARTICLES_RIVAL);
    if (contest->has_bits)
        print_rival(contest, BITS_RIVAL);
    else
        printf("|");
    printf("\n");
}
