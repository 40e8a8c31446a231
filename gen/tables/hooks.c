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

/* Whether actions change something in part that has one of some bits of gg_partial_kind. */
static bool changes_in_part(const gg_domain *domain, unsigned kinds)
{
    const gg_partial_changes *partial = domain->features->partial;
    bool any = false;
    for (uint16_t i = 0; partial && i < domain->action_count; i++)
        for (const gg_partial_change *row = partial->of_actions[i]; row;
             row = row->more ? row + 1 : NULL)
            any |= (row->kind & kinds) != 0;
    return any;
}

/* Whether some claims begin with actions. */
static bool begins_with_actions(const gg_domain *domain)
{
    return domain->claims && domain->claims->claiming == &gg_standing;
}

/* What claims need: where some begin with actions, and where all begin with walks. */
static gg_tick_hook hook_of_claims(const gg_domain *domain, gg_tick_hook with_starts,
                                   gg_tick_hook without)
{
    if (!domain->claims)
        return NULL;
    return begins_with_actions(domain) ? with_starts : without;
}

static gg_init_hook init_hook_of_walks(const gg_domain *domain)
{
    if (!domain->places)
        return NULL;
    return road_map_in(domain)                      ? gg_roads_init
           : domain->places->walking == &gg_walking ? gg_travel_init
                                                    : gg_slot_walks_init;
}

static bool has_points(const gg_domain *domain)
{
    return domain->places && domain->places->points;
}

void build_hooks(struct building *building)
{
    gg_domain *domain = &building->tables->domain;
    const gg_features *features = domain->features;
    bool slots = features->slots, chases = chases_in(domain) != NULL,
         draws = features->random_ranges && features->random_ranges->of_rules,
         delays = any_one_shot_among(domain, true),
         over_time = changes_in_part(domain, GG_OVER_TIME),
         cools = domain->exclusions && domain->exclusions->limit > domain->exclusions->retry_limit;
    bool times_methods = features->timeouts && features->timeouts->count > 0,
         times_goals = features->timeouts && features->timeouts->of_goals,
         reconsiders_plans = reconsiders(features->commitments);
    domain->hooks = (gg_hooks){
        LISTED(building, gg_init_hook,
               delays                         ? gg_one_shot_rules_init
               : draws                        ? gg_random_rules_init
               : domain->agent_rule_count > 0 ? gg_rules_init
                                              : NULL,
               init_hook_of_walks(domain)),
        LISTED(building, gg_pass_hook, has_points(domain) ? gg_travel_pass : NULL,
               chases ? gg_chases_pass : NULL, features->cooldowns ? gg_cooldowns_pass : NULL,
               times_methods ? gg_method_timeouts_pass : NULL,
               times_goals ? gg_goal_timeouts_pass : NULL,
               reconsiders_plans ? gg_reconsider_pass : NULL,
               cools                ? gg_action_cooldowns_pass
               : domain->exclusions ? gg_exclusions_pass
                                    : NULL,
               domain->senses ? gg_senses_pass : NULL,
               begins_with_actions(domain) ? gg_standing_pass : NULL,
               delays                         ? gg_one_shot_rules_pass
               : draws                        ? gg_random_rules_pass
               : domain->agent_rule_count > 0 ? gg_rules_pass
                                              : NULL),
        LISTED(building, gg_tick_hook, slots ? gg_slots_drop_unbound_at_begin : NULL,
               chases ? gg_chases_look : NULL,
               changes_in_part(domain, GG_MADE) ? gg_partial_changes_pass : NULL,
               features->restarts ? gg_restarts_begin : NULL,
               features->lasting ? gg_lasting_check : NULL, features->until ? gg_until_pass : NULL),
        LISTED(building, gg_tick_hook, features->restarts ? gg_restarts_settle : NULL,
               slots ? gg_slots_drop_unbound_if_idle : NULL,
               domain->team ? gg_team_check_booking : NULL,
               hook_of_claims(domain, gg_standing_wake_agent, gg_claims_wake_agent)),
        LISTED(building, gg_tick_hook, domain->senses ? gg_senses_read_due : NULL,
               domain->senses && features->restarts ? gg_restarts_look : NULL,
               domain->senses && features->until ? gg_until_look : NULL,
               features->whiles ? gg_whiles_look : NULL, times_goals ? gg_goal_timeouts_look : NULL,
               times_methods ? gg_method_timeouts_look : NULL,
               !over_time || !domain->pursuit ? NULL
               : features->best_efforts       ? gg_replan_effort
                                              : gg_replan_goal,
               over_time && domain->decomposing ? gg_replan_task : NULL),
        LISTED(building, gg_tick_hook, times_goals ? gg_goal_timeouts_begin : NULL,
               features->whiles && features->whiles->of_goals ? gg_whiles_look_again : NULL,
               slots ? gg_slots_drop_unbound : NULL, cools ? gg_action_cooldowns_drop_plan : NULL),
        LISTED(building, gg_tick_hook, features->restarts ? gg_restarts_end : NULL,
               reconsiders_plans ? gg_reconsider_begin : NULL,
               times_methods ? gg_method_timeouts_begin : NULL,
               domain->team ? gg_team_report_agent_status : NULL,
               hook_of_claims(domain, gg_standing_end, gg_turns_end))};
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
} hooks[] = {HOOK(gg_chases_look),
             HOOK(gg_chases_pass),
             HOOK(gg_claims_wake_agent),
             HOOK(gg_standing_wake_agent),
             HOOK(gg_standing_end),
             HOOK(gg_standing_pass),
             HOOK(gg_cooldowns_pass),
             HOOK(gg_random_rules_init),
             HOOK(gg_random_rules_pass),
             HOOK(gg_lasting_check),
             HOOK(gg_partial_changes_pass),
             HOOK(gg_method_timeouts_pass),
             HOOK(gg_method_timeouts_look),
             HOOK(gg_method_timeouts_begin),
             HOOK(gg_goal_timeouts_pass),
             HOOK(gg_goal_timeouts_look),
             HOOK(gg_goal_timeouts_begin),
             HOOK(gg_reconsider_pass),
             HOOK(gg_reconsider_begin),
             HOOK(gg_exclusions_pass),
             HOOK(gg_action_cooldowns_pass),
             HOOK(gg_action_cooldowns_drop_plan),
             HOOK(gg_one_shot_rules_init),
             HOOK(gg_one_shot_rules_pass),
             HOOK(gg_restarts_begin),
             HOOK(gg_restarts_end),
             HOOK(gg_restarts_look),
             HOOK(gg_restarts_settle),
             HOOK(gg_roads_init),
             HOOK(gg_replan_effort),
             HOOK(gg_replan_goal),
             HOOK(gg_replan_task),
             HOOK(gg_rules_init),
             HOOK(gg_rules_pass),
             HOOK(gg_senses_read_due),
             HOOK(gg_senses_pass),
             HOOK(gg_slot_walks_init),
             HOOK(gg_slots_drop_unbound_if_idle),
             HOOK(gg_slots_drop_unbound),
             HOOK(gg_slots_drop_unbound_at_begin),
             HOOK(gg_team_report_agent_status),
             HOOK(gg_team_check_booking),
             HOOK(gg_travel_init),
             HOOK(gg_travel_pass),
             HOOK(gg_turns_end),
             HOOK(gg_until_pass),
             HOOK(gg_until_look),
             HOOK(gg_whiles_look),
             HOOK(gg_whiles_look_again)};

const char *hook_name(any_function hook)
{
    for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++)
        if (hooks[i].hook == hook)
            return hooks[i].name;
    return "NULL";
}
