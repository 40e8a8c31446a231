/* SPDX-License-Identifier: MIT */
/*
 * The program whose size is measured: one world, one agent and one planner of a domain, which are
 * ticked forever. It is compiled with HEADER, the domain's header; DOMAIN, its name; INIT, what
 * initialises an agent; and WANTS, TEAM, TRACE, SAVED and SLEEP for those who use these.
 */
#include HEADER

#define JOIN(a, b) a##_##b
#define JOINED(a, b) JOIN(a, b)
#define NAME(what) JOINED(DOMAIN, what)

static NAME(world) world;
static NAME(agent) agent;
static NAME(planner) planner;

#ifdef TEAM
static NAME(team) team;
static NAME(team_planner) team_planner;
static const NAME(team_profile) profile;
#endif

#ifdef WANTS
/* Wants a condition that is made at run time: of the first fact. */
static void want(void)
{
    gg_flag_test flags[1];
    gg_range_test ranges[1];
    gg_condition_builder builder = {
        .flags = flags, .ranges = ranges, .flag_capacity = 1, .range_capacity = 1};
    gg_condition_begin(&builder);
    if (gg_condition_ask(&NAME(domain), &builder, 0, 1, 1))
        NAME(agent_want_condition)(&agent, &builder, 1);
}
#endif

#ifdef TRACE
static char line[80];

static void tell(void *context, const gg_agent *who, const gg_event *event)
{
    (void)context;
    gg_event_text(who->domain, event, line, sizeof line);
}
#endif

#ifdef SAVED
/* As if the bytes had been saved and read back. */
static void restore(void)
{
    if (NAME(world_attach)(&world) == GG_ATTACHED)
        NAME(agent_attach)(&agent, &world, &planner);
#ifdef TEAM
    if (NAME(team_attach)(&team, &world) == GG_ATTACHED)
        NAME(team_attach_member)(&team, 0, &agent);
#endif
}
#endif

static void begin(void)
{
    NAME(world_init)(&world);
    NAME(planner_init)(&planner);
    INIT(&agent, &world, 1);
#ifdef TRACE
    NAME(planner_trace)(&planner, tell, 0);
#endif
#ifdef TEAM
    NAME(team_init)(&team, &world);
    NAME(team_join)(&team, &agent, &profile);
    NAME(team_want)(&team, (NAME(goal))0, 0, 0, 1, true);
#endif
#ifdef SAVED
    restore();
#endif
#ifdef WANTS
    want();
#endif
}

/* Milliseconds to the next tick. */
static uint32_t pause(void)
{
#ifdef SLEEP
    uint32_t quiet = NAME(agent_quiet)(&agent), rules = NAME(world_quiet)(&world);
    return quiet < rules ? quiet : rules;
#else
    return 16;
#endif
}

int main(void)
{
    begin();
    for (;;) {
        uint32_t time = pause();
        NAME(world_tick)(&world, time);
#ifdef TEAM
        NAME(team_tick)(&team, &team_planner, time);
#endif
        NAME(agent_tick)(&agent, &planner, time);
    }
}
