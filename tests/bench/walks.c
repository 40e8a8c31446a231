/* SPDX-License-Identifier: MIT */
/*
 * From the start a walk of 1,000 steps does an action or rule that is drawn among those that can
 * be done, and begins again at the start where there is none. In each state all goals are planned
 * for, as a program with the domain's own limits does; the functions of the game allow all and ask
 * for no more than the least cost. Printed is for each goal how many of its plans were read, walked
 * to along estimates, and searched for.
 */
#include "walks.h"

#include "commands/compile.h"
#include "guide.h"
#include "support/search_room.h"
#include "timing.h"
#include "worlds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 1000, BYTES_MOST = 65536 };

/* A plan is searched for at most so long in all states together. */
static const double searching_seconds = 20;

static const char *const paths[] = {
    "domains/cat/cat.yaml",         "domains/coin/coin.yaml",   "domains/courier/courier.yaml",
    "domains/flight/flight.yaml",   "domains/guard/guard.yaml", "domains/house/house.yaml",
    "domains/orchard/orchard.yaml", "domains/pet/pet.yaml",     "domains/skirmish/skirmish.yaml",
    "domains/village/village.yaml",
};

/* What the plans for a goal were, in the states of a walk. */
struct outcomes {
    unsigned states, holding, planless, read, walked, searched, unproven, faults;
    uint32_t most_expanded;
    double seconds; /* of the plans that were searched for */
};

/* How many goals there were, and for how many of them a plan was searched for, was not proven the
 * cheapest, or the guide is large. */
struct sums {
    unsigned goals, searched, unproven, large;
};

/* ------------------------------------------------------------------- walking */

static bool allows(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return true;
}

static uint16_t costs_nothing(gg_agent *agent, uint16_t action)
{
    (void)agent;
    (void)action;
    return 0;
}

/* Chooses with the same probability among all that can be done. */
struct choice {
    const gg_domain *domain;
    gg_random *random;
    uint64_t *state;
    const gg_effect *effect; /* of what was chosen last; NULL: nothing can be done */
    uint32_t count;
};

static void offer(struct choice *choice, const gg_condition *condition, const gg_effect *effect)
{
    if (gg_holds(choice->domain, condition, choice->state) &&
        gg_random_below(choice->random, ++choice->count) == 0)
        choice->effect = effect;
}

static void offer_rules(struct choice *choice, const gg_rule *rules, uint16_t count)
{
    for (uint16_t i = 0; i < count; i++)
        offer(choice, &rules[i].precondition, rules[i].effect);
}

static void take_step(const gg_domain *domain, gg_random *random, uint64_t *state)
{
    struct choice choice = {domain, random, state, NULL, 0};
    for (uint16_t i = 0; i < domain->action_count; i++)
        offer(&choice, &domain->actions[i].precondition, domain->actions[i].effect);
    offer_rules(&choice, domain->agent_rules, domain->agent_rule_count);
    offer_rules(&choice, domain->world_rules, domain->world_rule_count);
    if (choice.effect)
        gg_apply(domain, choice.effect, state);
    else
        memcpy(state, domain->start, domain->word_count * sizeof *state);
}

/* ------------------------------------------------------------------ planning */

static bool replays(const gg_goal_problem *problem, const gg_plan *plan, uint64_t *scratch)
{
    const gg_domain *domain = problem->domain;
    memcpy(scratch, problem->state, domain->word_count * sizeof *scratch);
    return gg_plan_check(domain, plan, 0, scratch) == plan->length &&
           gg_holds(domain, &domain->goals[problem->goal].condition, scratch);
}

static void count_found(struct outcomes *outcomes, const struct search_room *room,
                        gg_outcome outcome)
{
    const gg_search *search = &room->search;
    outcomes->unproven += outcome == GG_FOUND_UNPROVEN;
    if (room->plan.length == 0)
        outcomes->holding++;
    else if (search->how == GG_HOW_READ)
        outcomes->read++;
    else if (search->how == GG_HOW_WALK)
        outcomes->walked++;
    else
        outcomes->searched++;
}

static void plan_from(const gg_goal_problem *problem, struct search_room *room, uint64_t *scratch,
                      struct outcomes *outcomes)
{
    double before = seconds_now();
    gg_outcome outcome = gg_plan_make(&room->search, problem, &room->plan);
    bool found = outcome == GG_FOUND || outcome == GG_FOUND_UNPROVEN;
    outcomes->states++;
    if (found)
        count_found(outcomes, room, outcome);
    else if (room->search.how == GG_HOW_SEARCH)
        outcomes->searched++;
    else
        outcomes->planless++;
    if (found && !replays(problem, &room->plan, scratch))
        outcomes->faults++;
    if (room->search.expanded > 0)
        outcomes->seconds += seconds_now() - before;
    if (room->search.expanded > outcomes->most_expanded)
        outcomes->most_expanded = room->search.expanded;
}

static struct outcomes plan_in_walk(struct pool *pool, const struct tables *tables,
                                    const gg_agent_type *agent_type, uint16_t goal)
{
    const gg_domain *domain = &tables->domain;
    const struct domain *limits = tables->problem->domain;
    struct search_room room =
        search_room_of(domain, (uint32_t)limits->limits.nodes, (uint16_t)limits->limits.plan);
    uint64_t *state = pool_take(pool, (2u * domain->word_count + 1) * sizeof *state);
    gg_goal_problem problem = {
        .domain = domain, .agent_type = agent_type, .state = state, .goal = goal};
    struct outcomes outcomes = {0};
    gg_random random;
    gg_random_seed(&random, 1);
    memcpy(state, domain->start, domain->word_count * sizeof *state);
    for (unsigned i = 0; i <= STEPS && outcomes.seconds < searching_seconds; i++) {
        plan_from(&problem, &room, state + domain->word_count, &outcomes);
        take_step(domain, &random, state);
    }
    search_room_free(&room);
    return outcomes;
}

/* ------------------------------------------------------------------ printing */

static void print_goal(const char *name, const struct tables *tables, uint16_t goal,
                       const gg_heuristic *heuristic, const struct outcomes *outcomes)
{
    size_t bytes = heuristic ? guide_bytes(heuristic) : 0;
    char words[80];
    (void)snprintf(words, sizeof words, "%s: %s", name, tables->problem->goals[goal].name);
    printf("%-36.36s %-9s %6zu %6u %6u %6u %6u %8u %8u %8lu%s%s\n", words,
           heuristic ? guide_form_name(guide_form_of(heuristic)) : "-", bytes, outcomes->states,
           outcomes->read, outcomes->walked, outcomes->searched, outcomes->unproven,
           outcomes->planless, (unsigned long)outcomes->most_expanded,
           bytes > BYTES_MOST ? " large" : "", outcomes->faults ? " FAULT" : "");
    fflush(stdout);
}

static void walk_for_goal(struct pool *pool, const char *name, const struct tables *tables,
                          const gg_agent_type *agent_type, uint16_t goal, struct sums *sums)
{
    const gg_heuristic *heuristic = agent_type->heuristics[goal];
    struct outcomes outcomes = plan_in_walk(pool, tables, agent_type, goal);
    sums->goals++;
    sums->searched += outcomes.searched > 0;
    sums->unproven += outcomes.unproven > 0;
    sums->large += heuristic && guide_bytes(heuristic) > BYTES_MOST;
    print_goal(name, tables, goal, heuristic, &outcomes);
}

static void walk_in(struct pool *pool, const char *name, struct source *source, struct sums *sums)
{
    static const gg_calls calls = {.precondition = allows, .cost = costs_nothing};
    struct domain *read;
    struct diagnostics *diagnostics = diagnostics_new(pool);
    const struct tables *tables = compile(pool, diagnostics, source, &read);
    if (!tables) {
        diagnostics_print(diagnostics);
        exit(1);
    }
    const gg_domain *domain = &tables->domain;
    for (uint16_t i = 0; i < domain->agent_type_count; i++) {
        gg_agent_type agent_type = domain->agent_types[i];
        agent_type.calls = &calls;
        for (uint16_t goal = 0; agent_type.heuristics && goal < domain->goal_count; goal++)
            if (agent_type.heuristics[goal] || domain->agent_type_count == 1)
                walk_for_goal(pool, name, tables, &agent_type, goal, sums);
    }
}

static void print_heading(void)
{
    printf(
        "\nPlans from the states of random walks of %d steps, with the limits of each domain.\n\n"
        "%-36s %-9s %6s %6s %6s %6s %6s %8s %8s %8s\n",
        STEPS, "domain: goal", "guide", "bytes", "states", "read", "walked", "search", "unproven",
        "no plan", "expanded");
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
}

void walk_in_file(const char *path)
{
    struct sums sums = {0};
    print_heading();
    walk_in_path(path, &sums);
}

void bench_walks(void)
{
    struct sums sums = {0};
    struct pool *pool = pool_new();
    print_heading();
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        walk_in_path(paths[i], &sums);
    walk_in_worlds(pool, &sums);
    printf("\n%u goals; searched for in some state: %u, not proven in some: %u, with a guide of"
           " more than %d bytes: %u\n",
           sums.goals, sums.searched, sums.unproven, BYTES_MOST, sums.large);
    pool_free(pool);
}
