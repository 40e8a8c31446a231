/* SPDX-License-Identifier: MIT */
/*
 * See compiling.h. The time is that of the tables, from the text to what would be written, in one
 * thread. Beside it stands what goapgen made of it: how many guides of each form, and a checksum of
 * what their tables say, from which is seen whether another goapgen makes the same tables.
 */
#include "compiling.h"

#include "cli/compile.h"
#include "guidance/numbering.h"
#include "guide.h"
#include "timing.h"
#include "worlds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const paths[] = {
    "domains/article_cat/article_cat.yaml",
    "domains/builder/builder.yaml",
    "domains/cat/cat.yaml",
    "domains/coin/coin.yaml",
    "domains/courier/courier.yaml",
    "domains/flight/flight.yaml",
    "domains/guard/guard.yaml",
    "domains/heist/heist.yaml",
    "domains/house/house.yaml",
    "domains/household/household.yaml",
    "domains/orchard/orchard.yaml",
    "domains/pet/pet.yaml",
    "domains/skirmish/command.yaml",
    "domains/skirmish/skirmish.yaml",
    "domains/sentry/sentry.yaml",
    "domains/village/village.yaml",
};

enum { FORMS = GUIDE_DIAGRAM + 1 };

/* What the guides of a domain are. */
struct guides {
    unsigned counts[FORMS]; /* by form */
    size_t bytes;
    uint32_t checksum;
};

static void add_number(struct guides *guides, uint64_t number)
{
    for (; number; number >>= 8)
        guides->checksum = (guides->checksum ^ (uint32_t)(number & 255)) * 16777619u;
    guides->checksum = (guides->checksum ^ 1u) * 16777619u;
}

static void add_table(struct guides *guides, const gg_distance_table *table)
{
    add_number(guides, table->base);
    for (uint32_t i = 0; i < table->size; i++) {
        add_number(
            guides,
            table->distances[numbered_row_entry(table->entries, table->wide, table->size, i)]);
    }
}

static void add_guide(struct guides *guides, const gg_heuristic *heuristic)
{
    guides->counts[guide_form_of(heuristic)]++;
    guides->bytes += guide_bytes(heuristic);
    for (uint16_t i = 0; i < heuristic->table_count; i++)
        add_table(guides, &heuristic->tables[i]);
    for (uint16_t i = 0; heuristic->policy && i < heuristic->policy->node_count; i++) {
        const gg_policy_node *node = &heuristic->policy->nodes[i];
        add_number(guides, (uint64_t)node->test << 32 | (uint64_t)node->low << 16 | node->high);
    }
}

/* Whether an agent type before this one, or a goal before, has the same heuristic. */
static bool met_before(const gg_domain *domain, uint16_t agent_type, size_t goal)
{
    const gg_heuristic *heuristic = domain->agent_types[agent_type].heuristics[goal];
    for (uint16_t i = 0; i < agent_type; i++)
        if (domain->agent_types[i].heuristics &&
            domain->agent_types[i].heuristics[goal] == heuristic)
            return true;
    return goal > 0 && domain->agent_types[agent_type].heuristics[goal - 1] == heuristic;
}

static struct guides guides_of(const gg_domain *domain)
{
    struct guides guides = {.checksum = 2166136261u};
    size_t count = (size_t)domain->goal_count + domain->subgoal_count;
    for (uint16_t i = 0; i < domain->agent_type_count; i++)
        for (size_t j = 0; domain->agent_types[i].heuristics && j < count; j++)
            if (domain->agent_types[i].heuristics[j] && !met_before(domain, i, j))
                add_guide(&guides, domain->agent_types[i].heuristics[j]);
    return guides;
}

static void compile_source(struct pool *pool, const char *name, struct source *source)
{
    struct domain *domain;
    struct diagnostics *diagnostics = diagnostics_new(pool);
    double begin = seconds_now();
    const struct tables *tables = compile_from_source(pool, diagnostics, source, &domain);
    double seconds = seconds_now() - begin;
    if (!tables) {
        diagnostics_print(diagnostics);
        exit(1);
    }
    const gg_domain *made = &tables->domain;
    struct guides guides = guides_of(made);
    printf("%-32s %5u %7u %5u %8.2f %6u %8u %9u %9zu   %08lx\n", name, made->fact_count,
           made->action_count, made->goal_count, seconds, guides.counts[GUIDE_TABLE],
           guides.counts[GUIDE_DIAGRAM],
           guides.counts[GUIDE_ESTIMATES] + guides.counts[GUIDE_NEAREST], guides.bytes,
           (unsigned long)guides.checksum);
    fflush(stdout);
}

static void compile_file(const char *path)
{
    char *error;
    struct pool *pool = pool_new();
    struct source *source = source_read(pool, path, &error);
    if (!source) {
        fprintf(stderr, "%s\n", error);
        exit(1);
    }
    compile_source(pool, path, source);
    pool_free(pool);
}

static void compile_world(struct pool *pool, struct world world)
{
    const char *text = world.text;
    compile_source(pool, world.name, source_from_text(pool, "bench.yaml", text, strlen(text)));
}

void bench_compiling(void)
{
    struct pool *pool = pool_new();
    printf("\nCompiling: seconds for the tables of a domain; goals and conditions to achieve whose"
           " guide is a\ntable or a diagram to read or estimates; bytes and a checksum of all"
           " guides.\n\n");
    printf("%-32s %5s %7s %5s %8s %6s %8s %9s %9s   %8s\n", "domain", "facts", "actions", "goals",
           "seconds", "tables", "diagrams", "estimates", "bytes", "checksum");
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
        compile_file(paths[i]);
    compile_world(pool, random_world(pool, 60, 121, 25));
    compile_world(pool, crafting_tree(pool, (struct tree_size){60, 100}, 2));
    pool_free(pool);
}
