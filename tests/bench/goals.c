/* SPDX-License-Identifier: MIT */
/* See goals.h: which domains, in which groups, and a row for each. */
#include "goals.h"

#include "contest.h"
#include "goal_rows.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ARTICLES, CHAINS, BLOCKS, GRIPPER, GRIDS, TREES, GROUPS };
enum { CONTESTS_MOST = 64, BLOCKS_SEEDS = 3, TREE_SEEDS = 3 };

static const unsigned chain_links[] = {16, 32, 60};

static const struct tree_size tree_sizes[] = {{16, 20}, {16, 30}, {24, 36}, {32, 50},
                                              {40, 64}, {48, 64}, {50, 80}, {60, 100}};

/* Domains of one kind that were measured. */
struct group {
    const char *name;
    struct contest contests[CONTESTS_MOST];
    unsigned count;
};

static void enter(struct group *group, struct world world)
{
    struct contest *contest = &group->contests[group->count++];
    *contest = contest_of(&world);
    print_ways(contest);
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
    print_summary(group, WITH_GUIDE, "guided");
    print_summary(group, WITHOUT_GUIDE, "unguided");
    print_summary(group, BACKWARD, "backward");
}

/* How many times as fast as a rival this planner is, from the start; 0 if it finds no plan. */
static double speed(const struct contest *contest, enum rival rival)
{
    if (!contest->ways[WITH_GUIDE].found)
        return 0;
    return contest->rivals[rival].time / contest->time_in_turn;
}

/* Over domains of so many facts: how many times as fast as each rival this planner is, at least, and
 * in the median. */
static void print_speed(const struct group *groups, enum rival rival, unsigned low, unsigned high)
{
    static const char *const names[] = {"the articles' planner", "the bit planner"};
    double speeds[GROUPS * CONTESTS_MOST];
    unsigned count = 0, faster = 0;
    for (int i = 0; i < GROUPS; i++)
        for (unsigned j = 0; j < groups[i].count; j++) {
            const struct contest *contest = &groups[i].contests[j];
            if (contest->facts < low || contest->facts > high ||
                (rival == BITS_RIVAL && !contest->has_bits))
                continue;
            speeds[count++] = speed(contest, rival);
            faster += speed(contest, rival) > 1;
        }
    double middle = median(speeds, count);
    if (count)
        printf("%u to %u facts: %.3g times as fast as %s in the median, %.3g at the least;"
               " faster in %u of %u\n",
               low, high, middle, names[rival], speeds[0], faster, count);
}

static void print_loop(const struct group *groups)
{
    double most = 0;
    for (int i = 0; i < GROUPS; i++) {
        for (unsigned j = 0; j < groups[i].count; j++) {
            const struct contest *contest = &groups[i].contests[j];
            double ratio = contest->ways[WITH_GUIDE].time / contest->loop_time;
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
    enter(&groups[ARTICLES], house_of_many);
    for (unsigned i = 0; i < sizeof chain_links / sizeof *chain_links; i++)
        enter(&groups[CHAINS], chain_world(pool, chain_links[i]));
    for (unsigned blocks = 3; blocks <= BLOCKS_MOST; blocks++)
        for (unsigned seed = 1; seed <= BLOCKS_SEEDS; seed++) {
            enter(&groups[BLOCKS], blocks_world(pool, blocks, seed));
            enter(&groups[BLOCKS], blocks_of_bools(pool, blocks, seed));
        }
    enter(&groups[GRIPPER], gripper_world(pool, 4));
    enter(&groups[GRIPPER], gripper_world(pool, 6));
    for (unsigned things = 1; things <= THINGS_MOST; things++)
        enter(&groups[GRIDS], grid_world(pool, things));
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
    print_ways_heading();
    measure_all(pool, groups);
    print_rivals_heading();
    for (int i = 0; i < GROUPS; i++)
        for (unsigned j = 0; j < groups[i].count; j++)
            print_rivals(&groups[i].contests[j]);
    printf("\n");
    print_summaries(&groups[BLOCKS]);
    print_summaries(&groups[TREES]);
    for (enum rival rival = ARTICLES_RIVAL; rival < RIVALS; rival++) {
        print_speed(groups, rival, 2, 15);
        print_speed(groups, rival, 16, 64);
    }
    print_loop(groups);
    pool_free(pool);
}
