/* SPDX-License-Identifier: MIT */
/*
 * Methods that cool down. Rests on agent_layout.h, state.c and htn_record.c. When a plan of the root
 * task is adopted, the agent notes after which steps of it the methods end that have a cooldown; when
 * the last of these steps has succeeded, the cooldown begins. Whether a method cools down is a fact,
 * which its precondition reads, so that planning and watches need to know nothing of it.
 *
 * A part of the plan can be replaced, from its present step to the end of a watched choice. What
 * belongs to that choice is known by a bit for each watch, as the steps alone do not tell it from
 * what ends with it. Only the tables of domains name this file that have such methods.
 */
#include "htn/cooldown_ops.h"
#include "agent/saved.h"
#include "agent/slots.h"
#include "state/state.h"

static uint32_t *times_of(const gg_agent *agent)
{
    return (uint32_t *)gg_agent_part(agent, agent->domain->features->cooldowns->agent_cooldowns);
}

static gg_method_end *endings_of(const gg_agent *agent)
{
    return (gg_method_end *)gg_agent_part(agent, agent->domain->features->cooldowns->agent_endings);
}

/* The number of the cooldown of a method that was chosen; GG_NONE: it has none, or is a condition
 * that was achieved. */
static uint16_t cooldown_of(const GG_ROM gg_domain *domain, const gg_chosen_method *chosen)
{
    if (chosen->task >= domain->task_count)
        return GG_NONE;
    const GG_ROM uint16_t *numbers = domain->features->cooldowns->of_methods[chosen->task];
    return numbers ? numbers[chosen->method] : GG_NONE;
}

/* ------------------------------------------------------------------ what is noted */

static uint32_t count_chosen(const GG_ROM gg_domain *domain, const gg_workspace *workspace)
{
    uint32_t count = 0;
    for (uint16_t i = 0; i < workspace->chosen_count; i++)
        count += cooldown_of(domain, &workspace->chosen[i]) != GG_NONE;
    return count;
}

bool gg_cooldowns_fit(const GG_ROM gg_domain *domain, const gg_workspace *workspace)
{
    return workspace->chosen_complete &&
           count_chosen(domain, workspace) <= domain->features->cooldowns->room;
}

uint16_t gg_place_of_watch(const gg_agent *agent, const gg_watched_choice *watch)
{
    uint16_t place = 0;
    while (!is_same_watch(&watches_of(agent)[place], watch))
        place++;
    return place;
}

static bool cooldowns_is_within(const gg_method_end *ending, uint16_t watch)
{
    return (ending->within >> watch & 1) != 0;
}

bool gg_cooldowns_fit_in(const gg_agent *agent, const gg_workspace *workspace,
                         const gg_watched_choice *watch)
{
    uint32_t count = count_chosen(agent->domain, workspace);
    uint16_t place = gg_place_of_watch(agent, watch);
    for (const gg_method_end *ending = endings_of(agent); ending->cooldown; ending++)
        count += !cooldowns_is_within(ending, place) && ending->step > agent->step;
    return count <= agent->domain->features->cooldowns->room;
}

bool gg_choice_is_watched(const GG_ROM gg_domain *domain, const gg_chosen_method *chosen)
{
    return chosen->task < domain->task_count &&
           domain->tasks[chosen->task].methods[chosen->method].priority_level > 0;
}

/* Notes the methods of a plan that was found, behind what is kept. */
static void note_behind(gg_agent *agent, const gg_workspace *workspace, gg_kept_watches kept,
                        uint16_t count)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_method_end *endings = endings_of(agent);
    gg_new_watches watches;
    watches.kept = kept;
    watches.count = kept.watches;
    for (uint16_t i = 0; i < workspace->chosen_count; i++) {
        const gg_chosen_method *chosen = &workspace->chosen[i];
        uint8_t within = watches_of_choice(domain, &watches, workspace, i);
        uint16_t cooldown = cooldown_of(domain, chosen);
        if (cooldown == GG_NONE || count == domain->features->cooldowns->room)
            continue;
        gg_method_end *ending = &endings[count++];
        ending->cooldown = (uint16_t)(cooldown + 1u);
        ending->step = (uint16_t)(chosen->from + chosen->steps);
        ending->within = within;
    }
    endings[count].cooldown = 0;
}

void gg_cooldowns_note(gg_agent *agent, const gg_workspace *workspace)
{
    gg_kept_watches none = {0, 0};
    if (workspace)
        note_behind(agent, workspace, none, 0);
    else
        endings_of(agent)->cooldown = 0;
}

void gg_cooldowns_forget(gg_agent *agent, uint16_t fact)
{
    const GG_ROM gg_cooldown *cooldowns = agent->domain->features->cooldowns->all;
    gg_method_end *kept = endings_of(agent);
    for (const gg_method_end *ending = kept; ending->cooldown; ending++)
        if (cooldowns[ending->cooldown - 1u].fact != fact)
            *kept++ = *ending;
    kept->cooldown = 0;
}

void gg_cooldowns_forget_plan(gg_agent *agent)
{
    endings_of(agent)->cooldown = 0;
}

gg_kept_watches gg_renumber_watches(const gg_agent *agent, const gg_watched_choice *outdone,
                                    uint16_t place, uint16_t *numbers)
{
    const gg_watched_choice *watches = watches_of(agent);
    uint16_t limit = agent->domain->watch_limit;
    gg_kept_watches kept = {0, 0};
    for (uint16_t i = 0; i < agent->watch_count; i++) {
        bool around = i < place && watches[i].end >= outdone->end;
        bool stays = around || (i > place && watches[i].from >= outdone->end);
        numbers[i] = stays && kept.watches < limit ? kept.watches++ : limit;
        if (around)
            kept.around = (uint8_t)(kept.around | 1u << numbers[i]);
    }
    return kept;
}

void gg_cooldowns_replace(gg_agent *agent, const gg_workspace *workspace,
                          const gg_watched_choice *outdone, uint16_t length)
{
    uint16_t numbers[GG_WATCHES_MOST], place = gg_place_of_watch(agent, outdone), count = 0;
    gg_kept_watches kept = gg_renumber_watches(agent, outdone, place, numbers);
    gg_method_end *endings = endings_of(agent);
    for (const gg_method_end *old = endings; old->cooldown; old++) {
        gg_method_end ending = *old;
        if (cooldowns_is_within(old, place) || old->step <= agent->step)
            continue;
        ending.step = (uint16_t)(old->step - outdone->end + length);
        ending.within = 0;
        for (uint16_t i = 0; i < agent->watch_count; i++)
            if (cooldowns_is_within(old, i) && numbers[i] < agent->domain->watch_limit)
                ending.within = (uint8_t)(ending.within | 1u << numbers[i]);
        endings[count++] = ending;
    }
    note_behind(agent, workspace, kept, count);
}

/* ------------------------------------------------------------------ what cools down */

static void set_cooling(gg_agent *agent, uint16_t cooldown, bool cools)
{
    const GG_ROM gg_domain *domain = agent->domain;
    gg_write(domain, domain->features->cooldowns->all[cooldown].fact, cools, gg_agent_state(agent));
}

/* Whether the method was one for what is not bound to its slot any more: the last action of it may have
 * seen to that. */
static bool is_void(const gg_agent *agent, uint16_t cooldown)
{
    const GG_ROM gg_features *features = agent->domain->features;
    return features->slots &&
           features->slots->ops->has_lost(agent, features->cooldowns->all[cooldown].fact);
}

void gg_cooldowns_begin(gg_agent *agent)
{
    for (const gg_method_end *ending = endings_of(agent); ending->cooldown; ending++) {
        uint16_t cooldown = (uint16_t)(ending->cooldown - 1u);
        if (ending->step != agent->step || is_void(agent, cooldown))
            continue;
        times_of(agent)[cooldown] = agent->domain->features->cooldowns->all[cooldown].duration;
        set_cooling(agent, cooldown, true);
    }
}

void gg_cooldowns_pass(gg_agent *agent, uint32_t milliseconds)
{
    uint32_t *times = times_of(agent);
    for (uint16_t i = 0; i < agent->domain->features->cooldowns->count; i++) {
        if (times[i] == 0)
            continue;
        times[i] = times[i] > milliseconds ? times[i] - milliseconds : 0;
        if (times[i] == 0)
            set_cooling(agent, i, false);
    }
}

uint32_t gg_cooldowns_left(const gg_agent *agent)
{
    const uint32_t *times = times_of(agent);
    uint32_t least = UINT32_MAX;
    for (uint16_t i = 0; i < agent->domain->features->cooldowns->count; i++)
        if (times[i] > 0 && times[i] < least)
            least = times[i];
    return least;
}

/* ------------------------------------------------------------------- saved agents */

/* What cools down has a time at which it ends: otherwise it would never. */
bool gg_cooldowns_valid(const gg_agent *agent, const GG_ROM gg_domain *domain)
{
    const GG_ROM gg_cooldowns *cooldowns = domain->features->cooldowns;
    const unsigned char *bytes = (const unsigned char *)agent;
    const uint32_t *times =
        (const uint32_t *)(const void *)(bytes + domain->features->cooldowns->agent_cooldowns);
    const gg_method_end *endings =
        (const gg_method_end *)(const void *)(bytes + domain->features->cooldowns->agent_endings);
    const uint64_t *state = (const uint64_t *)(const void *)(bytes + domain->offsets.agent_state);
    uint16_t count = 0;
    for (uint16_t i = 0; i < cooldowns->count; i++)
        if (times[i] == 0 && gg_read(domain, cooldowns->all[i].fact, state) != 0)
            return false;
    for (; count <= cooldowns->room && endings[count].cooldown; count++)
        if (endings[count].cooldown > cooldowns->count)
            return false;
    return count <= cooldowns->room;
}

void gg_cooldowns_shorten(gg_agent *agent)
{
    uint32_t *times = times_of(agent);
    for (uint16_t i = 0; i < agent->domain->features->cooldowns->count; i++)
        gg_cap_time_left(&times[i], agent->domain->features->cooldowns->all[i].duration);
}

const GG_ROM gg_cooldown_ops gg_cooling = {
    gg_cooldowns_fit,    gg_cooldowns_fit_in,      gg_cooldowns_note,    gg_cooldowns_replace,
    gg_cooldowns_forget, gg_cooldowns_forget_plan, gg_cooldowns_begin,   NULL,
    gg_cooldowns_left,   gg_cooldowns_valid,       gg_cooldowns_shorten, &gg_method_noting};
