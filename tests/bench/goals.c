/* SPDX-License-Identifier: MIT */
/* See goals.h: which domains, in which groups, and a row for each. */
#include "goals.h"

#include "contest.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ARTICLES, BLOCKS, GRIPPER, TREES, GROUPS };
enum { CONTESTS_MOST = 64, BLOCKS_SEEDS = 3, TREE_SEEDS = 3 };

static const struct tree_size tree_sizes[] = {{16, 20}, {24, 36}, {32, 50},
                                              {40, 64}, {50, 80}, {60, 100}};

/* Domains of one kind that were measured. */
struct group {
    const char *name;
    struct contest contests[CONTESTS_MOST];
    unsigned count;
};

/* ------------------------------------------------------------------- rows */

static void print_heading(void)
{
    printf("\nPlans for goals: ns a plan, nodes expanded; %d nodes, the articles' planner %d"
           " states.\n"
           "?: not proven the cheapest; -: no plan found; *: one table knows the whole way.\n\n",
           NODES, ARTICLES_STATES);
    printf("%-15s %5s %7s %5s %4s |%16s |%16s |%16s |%24s | %9s %7s | %s\n", "", "", "", "", "",
           "tables ", "no tables ", "backward ", "the articles' planner ", "articles/", "bytes of",
           "bare loop");
    printf(
        "%-15s %5s %7s %5s %4s |%10s %5s |%10s %5s |%10s %5s |%13s %5s %4s | %9s %7s | %4s %6s\n",
        "domain", "facts", "actions", "steps", "cost", "ns", "exp.", "ns", "exp.", "ns", "exp.",
        "ns", "exp.", "cost", "tables", "tables", "ns", "tables/");
}

static char mark(const struct contest *contest, enum way way)
{
    const struct planned *planned = &contest->ways[way];
    if (!planned->found)
        return '-';
    if (way == WITH_TABLES && contest->exact)
        return '*';
    return planned->proven ? ' ' : '?';
}

static void print_row(const struct contest *contest)
{
    const struct planned *ours = &contest->ways[WITH_TABLES], *articles = &contest->articles;
    printf("%-15s %5u %7u %5u %4lu ", contest->name, contest->facts, contest->actions,
           (unsigned)ours->length, (unsigned long)ours->cost);
    for (enum way way = WITH_TABLES; way < WAYS; way++)
        printf("|%10.0f %5lu%c", contest->ways[way].time,
               (unsigned long)contest->ways[way].expanded, mark(contest, way));
    printf("|%13.0f %5lu ", articles->time, (unsigned long)articles->expanded);
    if (articles->found)
        printf("%4lu ", (unsigned long)articles->cost);
    else
        printf("%4s ", "-");
    printf("|%c%9.0f %7zu |", articles->found ? ' ' : '>', articles->time / ours->time,
           contest->table_bytes);
    if (contest->loop_time > 0)
        printf(" %4.0f %6.1f", contest->loop_time, ours->time / contest->loop_time);
    printf("\n");
    fflush(stdout);
}

/* ----------------------------------------------------------------- faults */

/* What must not happen: a plan that fails, or one that is cheaper than one that
 * was proven to be the cheapest. */
static void print_faults(const struct contest *contest)
{
    static const char *const names[] = {"tables", "no tables", "backward", "the articles' planner"};
    struct planned all[WAYS + 1];
    for (int i = 0; i < WAYS; i++)
        all[i] = contest->ways[i];
    all[WAYS] = contest->articles;
    for (int i = 0; i <= WAYS; i++) {
        if (all[i].wrong)
            printf("    FAULT: the plan of %s fails\n", names[i]);
        for (int j = 0; j <= WAYS; j++)
            if (all[i].proven && all[j].found && all[j].cost < all[i].cost)
                printf("    FAULT: cost %lu by %s is proven the least, and %s found %lu\n",
                       (unsigned long)all[i].cost, names[i], names[j], (unsigned long)all[j].cost);
    }
}

static void enter(struct group *group, struct world world)
{
    struct contest *contest = &group->contests[group->count++];
    *contest = contest_of(&world);
    print_row(contest);
    print_faults(contest);
}

/* ---------------------------------------------------------------- summaries */

static int compare_numbers(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static double median(double *numbers, unsigned count)
{
    qsort(numbers, count, sizeof *numbers, compare_numbers);
    return count ? (numbers[(count - 1) / 2] + numbers[count / 2]) / 2 : 0;
}

/* Nodes expanded for each step of the plan; where none is found, without end. */
static double expansions_a_step(const struct planned *planned)
{
    if (!planned->found)
        return HUGE_VAL;
    return planned->length ? (double)planned->expanded / planned->length : 1;
}

static void print_summary(const struct group *group, enum way way, const char *name)
{
    double ratios[CONTESTS_MOST], middle;
    unsigned found = 0, proven = 0;
    for (unsigned i = 0; i < group->count; i++) {
        const struct planned *planned = &group->contests[i].ways[way];
        ratios[i] = expansions_a_step(planned);
        found += planned->found;
        proven += planned->proven;
    }
    middle = median(ratios, group->count);
    printf("%-15s %-9s  %u of %u solved, %u proven; expansions a step: median %.2f, most %.2f\n",
           group->name, name, found, group->count, proven, middle, ratios[group->count - 1]);
}

static void print_summaries(const struct group *group)
{
    print_summary(group, WITH_TABLES, "tables");
    print_summary(group, WITHOUT_TABLES, "no tables");
    print_summary(group, BACKWARD, "backward");
}

/* How many times as fast as the articles' planner the tables are. */
static double speed(const struct contest *contest)
{
    return contest->articles.time / contest->ways[WITH_TABLES].time;
}

/* Over domains of so many facts: how many times as fast the tables are, at least. */
static void print_speed(const struct group *groups, unsigned low, unsigned high)
{
    double least = HUGE_VAL;
    for (int i = 0; i < GROUPS; i++) {
        for (unsigned j = 0; j < groups[i].count; j++) {
            const struct contest *contest = &groups[i].contests[j];
            if (contest->facts >= low && contest->facts <= high && speed(contest) < least)
                least = speed(contest);
        }
    }
    printf("%u to %u facts: with tables at least %.3g times as fast as the articles' planner\n",
           low, high, least);
}

static void print_loop(const struct group *groups)
{
    double most = 0;
    for (int i = 0; i < GROUPS; i++) {
        for (unsigned j = 0; j < groups[i].count; j++) {
            const struct contest *contest = &groups[i].contests[j];
            double ratio = contest->ways[WITH_TABLES].time / contest->loop_time;
            if (contest->loop_time > 0 && ratio > most)
                most = ratio;
        }
    }
    printf("where one table knows the whole way: at most %.1f times as slow as the bare loop\n",
           most);
}

/* ------------------------------------------------------------- the domains */

static void measure_all(struct pool *pool, struct group *groups)
{
    for (int i = 0; i < ARTICLE_WORLDS; i++)
        enter(&groups[ARTICLES], article_worlds[i]);
    for (unsigned blocks = 3; blocks <= BLOCKS_MOST; blocks++)
        for (unsigned seed = 1; seed <= BLOCKS_SEEDS; seed++)
            enter(&groups[BLOCKS], blocks_world(pool, blocks, seed));
    enter(&groups[GRIPPER], gripper_world(pool, 4));
    enter(&groups[GRIPPER], gripper_world(pool, 6));
    for (unsigned i = 0; i < sizeof tree_sizes / sizeof *tree_sizes; i++)
        for (unsigned seed = 1; seed <= TREE_SEEDS; seed++)
            enter(&groups[TREES], crafting_tree(pool, tree_sizes[i], seed));
}

void bench_goals(void)
{
    struct pool *pool = pool_new();
    struct group *groups = pool_take(pool, GROUPS * sizeof *groups);
    groups[BLOCKS].name = "blocks worlds";
    groups[TREES].name = "crafting trees";
    print_heading();
    measure_all(pool, groups);
    printf("\n");
    print_summaries(&groups[BLOCKS]);
    print_summaries(&groups[TREES]);
    print_speed(groups, 5, 8);
    print_speed(groups, 9, 15);
    print_speed(groups, 16, 60);
    print_loop(groups);
    pool_free(pool);
}
