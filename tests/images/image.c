/* SPDX-License-Identifier: MIT */
/*
 * The program around a game: main, the log, random numbers and faults. It rests on what the
 * machine's file gives, and on the runtime. SEED is set by the build.
 */
#include "image.h"

enum { TICKS = 10000, TOLD_EVERY = 100 };

int main(void);

static uint32_t tick;

/* ---------------------------------------------------------- random numbers */

/* Marsaglia, "Xorshift RNGs", 2003. */
static uint32_t drawn = UINT32_C(2463534242) + SEED;

uint32_t image_draw(uint32_t count)
{
    drawn ^= drawn << 13;
    drawn ^= drawn >> 17;
    drawn ^= drawn << 5;
    return (drawn >> 16) * count >> 16;
}

bool image_happens(uint32_t often)
{
    return image_draw(often) == 0;
}

/* ------------------------------------------------------------------ the log */

static char buffer[128];
static uint8_t filled;

/* The hash of all that was logged and remembered (Fowler, Noll, Vo: FNV-1a). */
static uint32_t hash = UINT32_C(2166136261);

static void mix(uint8_t byte)
{
    hash = (hash ^ byte) * UINT32_C(16777619);
}

static void flush(void)
{
    machine_write(buffer, filled);
    filled = 0;
}

static void tell(const char *text)
{
    for (; *text; text++) {
        buffer[filled++] = *text;
        if (filled == sizeof buffer)
            flush();
    }
}

static void tell_number(uint32_t number)
{
    static const uint32_t powers[] = {10000, 1000, 100, 10, 1};
    bool begun = false;
    for (uint8_t i = 0; i < 5; i++) {
        char digit[2] = "0";
        for (; number >= powers[i]; number -= powers[i])
            digit[0]++;
        begun = begun || digit[0] > '0' || powers[i] == 1;
        tell(begun ? digit : "");
    }
}

void image_tell(const char *who, const char *text)
{
    tell_number(tick);
    tell(" ");
    tell(who);
    tell(" ");
    tell(text);
    tell("\n");
}

static void tell_hash(void)
{
    char text[9] = {'\0'};
    for (uint8_t i = 0; i < 8; i++)
        text[i] = "0123456789abcdef"[hash >> (28 - 4 * i) & 15];
    image_tell("hash", text);
}

void image_event(const char *who, const gg_agent *agent, const gg_event *event)
{
    char text[80];
    gg_event_text(agent->domain, event, text, sizeof text);
    image_tell(who, text);
    for (const char *at = text; *at; at++)
        mix((uint8_t)*at);
}

static void remember_number(uint32_t number)
{
    for (uint8_t i = 0; i < 4; i++, number >>= 8)
        mix((uint8_t)number);
}

void image_remember(const gg_agent *agent)
{
    for (uint16_t fact = 0; fact < agent->domain->fact_count; fact++)
        mix((uint8_t)gg_agent_read(agent, fact));
    remember_number(agent->elapsed);
    remember_number(gg_agent_action(agent));
}

/* ------------------------------------------------------------------- faults */

gg_status image_act(gg_phase phase, gg_status waited)
{
    if (phase == GG_STOP || !image_happens(30))
        return waited;
    static const gg_status others[] = {GG_FAILURE, GG_SUCCESS, GG_INVALID, GG_FAILURE};
    return others[image_draw(4)];
}

static void change_fact(gg_agent *agent, uint16_t fact)
{
    gg_agent_write(agent, fact, image_draw(agent->domain->facts[fact].top + UINT32_C(1)));
}

void image_shuffle(gg_agent *agent)
{
    for (uint16_t fact = 0; fact < agent->domain->fact_count; fact++)
        if (image_happens(3))
            change_fact(agent, fact);
}

static void change_detail(gg_agent *agent)
{
    static const uint16_t intervals[] = {0, 0, 250, 1000}, budgets[] = {0, 1, 3, 10};
    uint16_t interval = intervals[image_draw(4)], budget = budgets[image_draw(4)];
    gg_agent_detail(agent, interval, budget);
}

/* Places are up to 16 metres away; the speeds are those of both domains. */
static void change_map(gg_agent *agent)
{
    const GG_ROM gg_places *places = agent->domain->places;
    if (!places)
        return;
    uint16_t place = (uint16_t)image_draw(places->count);
    int32_t x = (int32_t)image_draw(16000), y = (int32_t)image_draw(16000);
    if (image_happens(2))
        gg_world_set_place(agent->world, place, x, y);
    else
        gg_agent_set_speed(agent, places->speed + image_draw((uint32_t)places->speed + 1));
}

void image_disturb(const char *who, gg_agent *agent, gg_planner *planner)
{
    if (image_happens(60))
        change_fact(agent, (uint16_t)image_draw(agent->domain->fact_count));
    if (image_happens(200))
        change_detail(agent);
    if (agent->domain->places && image_happens(200))
        change_map(agent);
    if (image_happens(150))
        image_tell(who, gg_agent_stop(agent, planner) ? "is stopped" : "is not stopped");
    if (image_happens(150)) {
        gg_attachment attached = gg_agent_attach(agent, agent->world, planner);
        image_tell(who, attached == GG_ATTACHED ? "is attached" : "is not attached");
    }
}

/* --------------------------------------------------------------------- main */

int main(void)
{
    machine_begin();
    life_begin();
    for (tick = 1; tick <= TICKS; tick++) {
        life_tick();
        if (tick % TOLD_EVERY == 0)
            tell_hash();
    }
    flush();
    machine_end(true);
    return 0;
}
