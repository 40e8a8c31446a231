/* SPDX-License-Identifier: MIT */
/*
 * Two walks of 1,000 steps from the start state, one without the game's part and one with it. In each
 * state all goals are planned for, as a program with the domain's own limits does; the functions of
 * the game allow all and ask for no more than the least cost. Printed is for each goal how many of
 * its plans were read, walked to along estimates, and searched for; and in the end those goals once
 * more that are exceptions.
 */
#include "walks.h"

#include "cli/compile.h"
#include "guide.h"
#include "ground/values.h"
#include "guidance/relevance.h"
#include "models/long_walks.h"
#include "scaling.h"
#include "worlds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Goals with more facts that matter are only counted. */
enum { STEPS = 1000, BYTES_MOST = 65536, FACTS_MOST = 64 };

/* The nodes of all searches for a goal, after which its walks end. */
enum { EXPANSIONS = 200000 };

static const char *const paths[] = {
    "domains/cat/cat.yaml",         "domains/coin/coin.yaml",   "domains/courier/courier.yaml",
    "domains/flight/flight.yaml",   "domains/guard/guard.yaml", "domains/house/house.yaml",
    "domains/orchard/orchard.yaml", "domains/pet/pet.yaml",     "domains/skirmish/skirmish.yaml",
    "domains/village/village.yaml",
};

/* A goal of an agent type. */
struct subject {
    const char *domain;
    const struct tables *tables;
    size_t agent_type;
    uint16_t goal;
    const gg_heuristic *heuristic; /* NULL: there is none */
    size_t facts, bytes;           /* that matter; of the guide */
};

/* How many goals with at most FACTS_MOST facts there were, and for how many of them a plan was
 * searched for, was not proven the cheapest, or the guide is large. */
struct sums {
    unsigned goals, states, searched, unproven, large, faults, more;
    struct text exceptions; /* their rows */
};

/* ------------------------------------------------------------------ printing */

static void print_heading(void)
{
    printf(
        "\nPlans from the states of random walks of %d steps, with the limits of each domain.\n\n"
        "%-42s %5s %-9s %6s %6s %6s %6s %6s %6s %8s %8s %8s\n",
        STEPS, "domain: goal, agent", "facts", "guide", "bytes", "states", "hold", "read", "walked",
        "search", "unproven", "no plan", "expanded");
}

static void add_row(struct text *text, const struct subject *subject,
                    const struct walk_counts *counts)
{
    const struct problem *problem = subject->tables->problem;
    bool one = problem->domain->agent_type_count == 1;
    char name[80];
    (void)snprintf(name, sizeof name, "%s: %s%s%s", subject->domain,
                   problem->goals[subject->goal].name, one ? "" : ", ",
                   one ? "" : problem->domain->agent_types[subject->agent_type].name);
    text_add(
        text, "%-42.42s %5zu %-9s %6zu %6u %6u %6u %6u %6u %8u %8u %8lu%s%s\n", name,
        subject->facts,
        subject->heuristic ? guide_form_name(guide_form_of(subject->heuristic)) : "-",
        subject->bytes, counts->states, counts->holding, counts->read, counts->walked,
        counts->searched, counts->unproven, counts->planless, (unsigned long)counts->most_expanded,
        counts->expanded > EXPANSIONS ? ", not to the end" : "", counts->faults ? ", FAULT" : "");
}

static void add_to_sums(struct sums *sums, const struct subject *subject,
                        const struct walk_counts *counts)
{
    struct text row = {0};
    add_row(&row, subject, counts);
    printf("%s", row.data);
    fflush(stdout);
    bool large = subject->bytes > BYTES_MOST;
    sums->faults += counts->faults;
    sums->goals++;
    sums->states += counts->states;
    sums->searched += counts->searched > 0;
    sums->unproven += counts->unproven > 0;
    sums->large += large;
    if (counts->searched > 0 || counts->unproven > 0 || large)
        text_add(&sums->exceptions, "%s", row.data);
    text_free(&row);
}

static void print_sums(struct sums *sums)
{
    printf(
        "\n%u goals of at most %d facts, %u states; searched for in some state: %u, not proven in"
        " some: %u, with a guide of more than %d bytes: %u; plans that are wrong: %u; goals of"
        " more facts: %u\n",
        sums->goals, FACTS_MOST, sums->states, sums->searched, sums->unproven, BYTES_MOST,
        sums->large, sums->faults, sums->more);
    if (sums->exceptions.data)
        printf("\nThe exceptions:\n%s", sums->exceptions.data);
    text_free(&sums->exceptions);
}

/* ------------------------------------------------------------------- walking */

static size_t facts_that_matter(struct pool *pool, const struct subject *subject)
{
    const struct problem *problem = subject->tables->problem;
    const struct agent_type *agent_type = &problem->domain->agent_types[subject->agent_type];
    const bool *possible = actions_of_agent_type(pool, problem, agent_type);
    return relevance_of(pool, relevance_search_new(pool, problem),
                        &problem->goals[subject->goal].condition, possible)
        .variable_count;
}

static void walk_for_goal(struct pool *pool, struct subject *subject, struct sums *sums)
{
    struct walk_counts counts = {0};
    subject->facts = facts_that_matter(pool, subject);
    if (subject->facts > FACTS_MOST) {
        sums->more++;
        return;
    }
    struct long_walk walk = {.tables = subject->tables,
                             .agent_type = subject->agent_type,
                             .goal = subject->goal,
                             .steps = STEPS,
                             .expansions = EXPANSIONS};
    plan_in_walk(&walk, &counts);
    walk.game = true;
    if (counts.expanded <= EXPANSIONS)
        plan_in_walk(&walk, &counts);
    subject->bytes = subject->heuristic ? guide_bytes(subject->heuristic) : 0;
    add_to_sums(sums, subject, &counts);
}

static void walk_in(struct pool *pool, const char *name, struct source *source, struct sums *sums)
{
    struct domain *read;
    struct diagnostics *diagnostics = diagnostics_new(pool);
    const struct tables *tables = compile_from_source(pool, diagnostics, source, &read);
    if (!tables) {
        diagnostics_print(diagnostics);
        exit(1);
    }
    const gg_domain *domain = &tables->domain;
    for (uint16_t i = 0; i < domain->agent_type_count; i++) {
        const gg_heuristic *const *heuristics = domain->agent_types[i].heuristics;
        for (uint16_t goal = 0; heuristics && goal < domain->goal_count; goal++)
            if (heuristics[goal])
                walk_for_goal(
                    pool, &(struct subject){name, tables, i, goal, heuristics[goal], 0, 0}, sums);
    }
}

/* -------------------------------------------------------------- the domains */

static void walk_in_path(const char *path, struct sums *sums)
{
    char *error;
    struct pool *pool = pool_new();
    struct source *source = source_read(pool, path, &error);
    if (!source) {
        fprintf(stderr, "%s\n", error);
        exit(1);
    }
    const char *name = strrchr(path, '/');
    walk_in(pool, name ? name + 1 : path, source, sums);
    pool_free(pool);
}

static void walk_in_world(struct world world, struct sums *sums)
{
    struct pool *pool = pool_new();
    walk_in(pool, world.name, source_from_text(pool, "bench.yaml", world.text, strlen(world.text)),
            sums);
    pool_free(pool);
}

static void walk_in_worlds(struct pool *pool, struct sums *sums)
{
    static const unsigned chain_links[] = {16, 32, 60};
    static const struct tree_size tree_sizes[] = {{16, 20}, {16, 30}, {24, 36}, {32, 50},
                                                  {40, 64}, {48, 64}, {50, 80}, {60, 100}};
    for (int i = 0; i < ARTICLE_WORLDS; i++)
        walk_in_world(article_worlds[i], sums);
    walk_in_world(house_of_many, sums);
    for (size_t i = 0; i < sizeof chain_links / sizeof *chain_links; i++)
        walk_in_world(chain_world(pool, chain_links[i]), sums);
    for (unsigned blocks = 3; blocks <= BLOCKS_MOST; blocks++)
        for (unsigned seed = 1; seed <= 3; seed++) {
            walk_in_world(blocks_world(pool, blocks, seed), sums);
            walk_in_world(blocks_of_bools(pool, blocks, seed), sums);
        }
    for (unsigned balls = 4; balls <= BALLS_MOST; balls += 2)
        walk_in_world(gripper_world(pool, balls), sums);
    for (unsigned things = 1; things <= THINGS_MOST; things++)
        walk_in_world(grid_world(pool, things), sums);
    for (size_t i = 0; i < sizeof tree_sizes / sizeof *tree_sizes; i++)
        for (unsigned seed = 1; seed <= 3; seed++)
            walk_in_world(crafting_tree(pool, tree_sizes[i], seed), sums);
    for (size_t i = 0; i < scaling_problems(); i++)
        walk_in_world(scaling_world(pool, i), sums);
}

void walk_in_files(size_t count, char **files)
{
    struct sums sums = {0};
    print_heading();
    for (size_t i = 0; i < count; i++)
        walk_in_path(files[i], &sums);
    print_sums(&sums);
}

void bench_walks(void)
{
    struct sums sums = {0};
    struct pool *pool = pool_new();
    print_heading();
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        walk_in_path(paths[i], &sums);
    walk_in_worlds(pool, &sums);
    print_sums(&sums);
    pool_free(pool);
}
