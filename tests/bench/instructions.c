/* SPDX-License-Identifier: MIT */
/*
 * See instructions.h. Instructions do not depend on what else the machine does, so that small
 * changes of the search are seen. callgrind, a tool of valgrind, counts those of gg_plan_make; the
 * first goals have no guides, as what is read is never searched for; the last ones, marked with *,
 * are some of the bench that are searched for with estimates.
 */
#include "instructions.h"

#include "contest.h"

#include <stdio.h>
#include <string.h>

enum { WITHOUT_GUIDES = 8, SEARCHED = 11 };

static struct world world_to_search(struct pool *pool, unsigned number)
{
    switch (number) {
    case 0:
        return chain_world(pool, 16);
    case 1:
        return chain_world(pool, 60);
    case 2:
        return blocks_world(pool, 5, 1);
    case 3:
        return blocks_of_bools(pool, 5, 1);
    case 4:
        return gripper_world(pool, 6);
    case 5:
        return grid_world(pool, 1);
    case 6:
        return crafting_tree(pool, (struct tree_size){16, 30}, 2);
    case 7:
    case 8:
        return crafting_tree(pool, (struct tree_size){60, 100}, 2);
    case 9:
        return crafting_tree(pool, (struct tree_size){48, 64}, 2);
    default:
        return crafting_tree(pool, (struct tree_size){50, 80}, 2);
    }
}

static bool has_guide(unsigned number)
{
    return number >= WITHOUT_GUIDES;
}

void plan_for_instructions(unsigned number)
{
    struct pool *pool = pool_new();
    struct world world = world_to_search(pool, number);
    struct planned planned = planned_once(&world, has_guide(number) ? WITH_GUIDE : WITHOUT_GUIDE);
    printf("expanded %lu\n", (unsigned long)planned.expanded);
    pool_free(pool);
}

/* Reads what callgrind and the program print; false if either is missing. */
static bool read_counts(FILE *output, unsigned long *instructions, unsigned long *expanded)
{
    char line[256];
    bool counted = false, planned = false;
    while (fgets(line, sizeof line, output)) {
        const char *collected = strstr(line, "Collected : ");
        counted |= collected && sscanf(collected, "Collected : %lu", instructions) == 1;
        planned |= sscanf(line, "expanded %lu", expanded) == 1;
    }
    return counted && planned;
}

static void count_instructions(const char *program, unsigned number)
{
    unsigned long instructions = 0, expanded = 0;
    struct pool *pool = pool_new();
    const char *command = pool_format(
        pool,
        "valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect=gg_plan_make"
        " '%s' plan %u 2>&1",
        program, number);
    FILE *output = popen(command, "r");
    bool counted = output && read_counts(output, &instructions, &expanded);
    printf("%-15s %c ", world_to_search(pool, number).name, has_guide(number) ? '*' : ' ');
    if (counted)
        printf("%12lu %8lu %15.0f\n", instructions, expanded,
               (double)instructions / (double)(expanded ? expanded : 1));
    else
        printf("%12s %8s %15s\n", "-", "", "");
    fflush(stdout);
    if (output)
        pclose(output);
    pool_free(pool);
}

void bench_instructions(const char *program)
{
    printf("\nInstructions of searches without a guide or, *, with its estimates, by valgrind's\n"
           "callgrind; -: there is no valgrind, or it cannot run this program.\n\n");
    printf("%-17s %12s %8s %15s\n", "domain", "of the plan", "expanded", "of an expansion");
    for (unsigned i = 0; i < SEARCHED; i++)
        count_instructions(program, i);
}
