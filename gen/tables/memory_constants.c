/* SPDX-License-Identifier: MIT */
/* The constants of the generated header in which the memory of agents, worlds and planners is
 * counted: see memory_plan.h. */
#include "tables/memory_plan.h"

const struct memory_constant memory_constants[SIZE_COUNT] = {
    [SIZE_STATE_WORDS] = {"STATE_WORDS", "64-bit words of a state"},
    [SIZE_PLAN_STEPS] = {"PLAN_STEPS", "steps that a plan has room for (limits: plan)"},
    [SIZE_DEPTH] = {"DEPTH", "how deep tasks are nested (limits: depth)"},
    [SIZE_EXPANSIONS] = {"EXPANSIONS", "methods entered in a planning (limits: nodes)"},
    [SIZE_FRAMES] = {"FRAMES", "of a planner: methods of a plan, or plan + depth"},
    [SIZE_CHOICES] = {"CHOICES", "of a planner: methods of a plan, or plan + depth"},
    [SIZE_STARTS] = {"STARTS", "of a planner: as FRAMES, where tasks are recursive or failures "
                               "are remembered"},
    [SIZE_ENTRIES] = {"ENTRIES", "of a planner: what it remembers while it plans a task"},
    [SIZE_CHOSEN] = {"CHOSEN", "methods of a plan that a trace is told of"},
    [SIZE_ASKED_WORDS] = {"ASKED_WORDS", "for procedural preconditions"},
    [SIZE_GROUND_ACTIONS] = {"GROUND_ACTIONS", "actions, as events and plans number them"},
    [SIZE_GROUND_TASKS] = {"GROUND_TASKS", "tasks, as events number them"},
    [SIZE_NODES] = {"NODES", "of the search for plans of goals (limits: nodes)"},
    [SIZE_USABLE_WORDS] = {"USABLE_WORDS", "a bit for each action"},
    [SIZE_DYNAMIC_COSTS] = {"DYNAMIC_COSTS", "dynamic costs"},
    [SIZE_SUBGOALS] = {"SUBGOALS", "conditions to achieve"},
    [SIZE_VALUES] = {"VALUES", "of all facts, as far as a search tells them apart"},
    [SIZE_ESTIMATES] = {"ESTIMATES", "words of a state, and tables of the goal that has most"},
    [SIZE_WATCHES] = {"WATCHES",
                      "choices of a plan that a method of higher priority would have won"},
    [SIZE_BACKOFFS] = {"BACKOFFS", "the goals and the root task, which rest when they failed"},
    [SIZE_SENSES] = {"SENSES", "sensed facts"},
    [SIZE_RETRIES] = {"RETRIES", "actions that an agent remembers to have failed"},
    [SIZE_FOUND_STEPS] = {"FOUND_STEPS", "as PLAN_STEPS, where searches go on from a plan"},
    [SIZE_KEPT_WORDS] = {"KEPT_WORDS", "a bit for each goal, to be kept"},
    [SIZE_CLAIMED] = {"CLAIMED", "shared facts that actions claim"},
    [SIZE_AGENT_RULES] = {"AGENT_RULES", "rules on private facts"},
    [SIZE_WORLD_RULES] = {"WORLD_RULES", "rules on shared facts"},
    [SIZE_WALKS] = {"WALKS", "of an agent"},
    [SIZE_PLACES] = {"PLACES", "places that agents walk to"},
    [SIZE_WANTS] = {"WANTS", "goals that the game gives to an agent (limits: wants)"},
    [SIZE_WANT_FLAGS] = {"WANT_FLAGS", "tests of words of flags in wanted conditions"},
    [SIZE_WANT_RANGES] = {"WANT_RANGES", "tests of words of numbers in wanted conditions"},
    [SIZE_COOLDOWNS] = {"COOLDOWNS", "methods that cool down"},
    [SIZE_ENDINGS] = {"ENDINGS", "methods of a plan that are to cool down, and an end"},
    [SIZE_SEEDS] = {"SEEDS", "numbers from which follows what is drawn"},
    [SIZE_SLOTS] = {"SLOTS", "slots, to which the game binds what comes and goes"},
    [SIZE_READING_WORDS] = {"READING_WORDS",
                            "of a planner: a state, and a bit for each procedural precondition"},
    [SIZE_TEAM_MEMBERS] = {"TEAM_MEMBERS", "members that a team has room for (team: members)"},
    [SIZE_TEAM_REQUESTS] = {"TEAM_REQUESTS", "and requests (team: requests)"},
    [SIZE_TEAM_BOOKINGS] = {"TEAM_BOOKINGS", "bookings of all members together"},
    [SIZE_TEAM_QUEUE] = {"TEAM_QUEUE", "what a member does, and what is told ahead (team: queue)"},
    [SIZE_TEAM_SKILLS] = {"TEAM_SKILLS", "skills"},
    [SIZE_TEAM_LEVELS] = {"TEAM_LEVELS", "skills of all members"},
    [SIZE_TEAM_PLACES] = {"TEAM_PLACES", "places with a capacity"},
    [SIZE_TEAM_DENIED] = {"TEAM_DENIED", "a bit for each action, of all members"},
    [SIZE_TEAM_CLAIMED] = {"TEAM_CLAIMED", "facts of which requests keep something"},
    [SIZE_TEAM_MEMORY] = {"TEAM_MEMORY", "64-bit words to plan schedules in, by limits: nodes"},
};

static bool is_of_team(enum memory_size size)
{
    return size >= SIZE_TEAM_MEMBERS && size <= SIZE_TEAM_MEMORY;
}

bool memory_is_optional(enum memory_size size)
{
    return size == SIZE_CLAIMED || (size >= SIZE_WALKS && size <= SIZE_TEAM_MEMORY);
}

static bool any_claim(const struct domain *domain)
{
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->claim)
            return true;
    return false;
}

static bool any_cooldown(const struct domain *domain)
{
    for (size_t i = 0; i < domain->fact_count; i++)
        if (domain->facts[i]->is_cooldown)
            return true;
    return false;
}

static bool any_denial(const struct domain *domain)
{
    for (size_t i = 0; i < domain->action_count; i++)
        if (domain->actions[i]->procedural)
            return true;
    return false;
}

bool memory_is_reserved(const struct domain *domain, enum memory_size size)
{
    if (!memory_is_optional(size))
        return true;
    if (size == SIZE_COOLDOWNS || size == SIZE_ENDINGS)
        return any_cooldown(domain);
    if (size == SIZE_CLAIMED || size == SIZE_SLOTS)
        return size == SIZE_SLOTS ? any_slots(domain) : any_claim(domain);
    if (size == SIZE_READING_WORDS)
        return any_denial(domain);
    if (is_of_team(size))
        return domain->team.given;
    return size <= SIZE_PLACES ? domain->places.given : domain->limits.wants > 0;
}
