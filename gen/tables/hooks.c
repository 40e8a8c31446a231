/* SPDX-License-Identifier: MIT */
/* The features that have something to do at each point of an agent's life, in the order in which they
 * do it: see gg_hooks and build.h. */
#include "tables/build.h"
#include "tables/shapes.h"

#include <string.h>

/* Those of a list of hooks that are not NULL, and a NULL behind them. */
#define LISTED(building, type, ...)                                                                \
    list_hooks((building)->pool, (const type[]){__VA_ARGS__},                                      \
               sizeof((const type[]){__VA_ARGS__}) / sizeof(type), sizeof(type))

/* Hooks of all types are of one size: they are pointers to functions. */
static const void *list_hooks(struct pool *pool, const void *hooks, size_t count, size_t size)
{
    static const union {
        gg_tick_hook end;
        unsigned char bytes[sizeof(gg_tick_hook)];
    } none = {NULL};
    unsigned char *list = pool_take(pool, (count + 1) * size), *end = list;
    for (size_t i = 0; i < count; i++) {
        const unsigned char *hook = (const unsigned char *)hooks + i * size;
        if (memcmp(hook, none.bytes, size) != 0) {
            memcpy(end, hook, size);
            end += size;
        }
    }
    return end == list ? (const void *)&none : list; /* C has one list without any */
}

void build_hooks(struct building *building)
{
    gg_domain *domain = &building->tables->domain;
    const gg_features *features = domain->features;
    bool slots = features->slots,
         draws = features->random_ranges && features->random_ranges->of_rules;
    bool cools = domain->exclusions && domain->exclusions->limit > domain->exclusions->retry_limit;
    domain->hooks = (gg_hooks){
        LISTED(building, gg_init_hook,
               draws                          ? gg_random_rules_init
               : domain->agent_rule_count > 0 ? gg_rules_init
                                              : NULL,
               domain->places ? gg_travel_init : NULL),
        LISTED(building, gg_pass_hook, features->cooldowns ? gg_cooldowns_pass : NULL,
               cools                ? gg_action_cooldowns_pass
               : domain->exclusions ? gg_exclusions_pass
                                    : NULL,
               domain->senses ? gg_senses_pass : NULL,
               draws                          ? gg_random_rules_pass
               : domain->agent_rule_count > 0 ? gg_rules_pass
                                              : NULL),
        LISTED(building, gg_tick_hook, slots ? gg_slots_tick : NULL,
               features->lasting ? gg_lasting_begin : NULL),
        LISTED(building, gg_tick_hook, slots ? gg_slots_settle : NULL,
               domain->team ? gg_team_settle : NULL, domain->claims ? gg_claims_settle : NULL),
        LISTED(building, gg_tick_hook, domain->senses ? gg_senses_look : NULL),
        LISTED(building, gg_tick_hook, slots ? gg_slots_start : NULL,
               cools ? gg_action_cooldowns_start : NULL),
        LISTED(building, gg_tick_hook, domain->team ? gg_team_end : NULL)};
}

/* -------------------------------------------------------------------- names */

/* Pointers to functions are all of one kind when they are compared. */
#define HOOK(hook)                                                                                 \
    {                                                                                              \
        (void (*)(void)) hook, #hook                                                               \
    }
static const struct {
    any_function hook;
    const char *name;
} hooks[] = {HOOK(gg_claims_settle),
             HOOK(gg_cooldowns_pass),
             HOOK(gg_random_rules_init),
             HOOK(gg_random_rules_pass),
             HOOK(gg_lasting_begin),
             HOOK(gg_exclusions_pass),
             HOOK(gg_action_cooldowns_pass),
             HOOK(gg_action_cooldowns_start),
             HOOK(gg_rules_init),
             HOOK(gg_rules_pass),
             HOOK(gg_senses_look),
             HOOK(gg_senses_pass),
             HOOK(gg_slots_settle),
             HOOK(gg_slots_start),
             HOOK(gg_slots_tick),
             HOOK(gg_team_end),
             HOOK(gg_team_settle),
             HOOK(gg_travel_init)};

const char *hook_name(any_function hook)
{
    for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++)
        if (hooks[i].hook == hook)
            return hooks[i].name;
    return "NULL";
}
