/* SPDX-License-Identifier: MIT */
/*
 * Shows a demo on a terminal. Frames come at a steady pace; between two of them as many steps are
 * made as time has passed, and the program sleeps until a key is pressed or the next frame is
 * due. A program that was stopped, or is too slow for its speed, does not catch up.
 */
#include "demo.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
    FRAME = 50, /* milliseconds */
    LOG_LINES = 128,
    LOG_LENGTH = 256,
    TEXT_LENGTH = 8192,
    SLOWEST = -6, /* powers of two */
    FASTEST = 6,
    WIDE = 120 /* columns from which on the reasons stand beside the picture */
};

/* What was told last. */
static struct {
    char lines[LOG_LINES][LOG_LENGTH];
    unsigned long count;
    bool kept; /* and not printed */
} told;

/* How a demo is looked at. */
struct look {
    const struct demo *demo;
    unsigned chosen;
    int speed;           /* a power of two */
    int scrolled;        /* lines of the reasons that are above the window */
    unsigned long since; /* when steps were last counted */
    unsigned long parts; /* of a step that is due: see make_steps */
    bool paused, reasons, over;
};

/* ------------------------------------------------------------------ telling */

void demo_tell(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (told.kept) {
        vsnprintf(told.lines[told.count++ % LOG_LINES], LOG_LENGTH, format, arguments);
    } else {
        vprintf(format, arguments);
        putchar('\n');
    }
    va_end(arguments);
}

void demo_tell_event(const char *who, const gg_agent *agent, const gg_event *event)
{
    char line[LOG_LENGTH];
    gg_event_text(agent->domain, event, line, sizeof line);
    demo_tell("%5.1f s  %s  %s", (double)agent->world->clock / 1000, who, line);
}

/* Adds to a text as far as there is room. */
static void add(char *text, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void add(char *text, size_t size, const char *format, ...)
{
    size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + length, size - length, format, arguments);
    va_end(arguments);
}

void demo_doing(const gg_agent *agent, const uint16_t *plan, uint32_t unit, char *text, size_t size)
{
    const char *const *labels = agent->domain->names->action_labels;
    uint32_t duration = gg_agent_duration(agent);
    bool busy = agent->running || agent->walking;
    text[0] = '\0';
    if (busy)
        add(text, size, "%s%s", agent->walking ? "on its way to " : "", labels[plan[agent->step]]);
    else
        add(text, size, agent->step < agent->plan_length ? "about to act" : "nothing to do");
    if (agent->running && duration > 0)
        add(text, size, ", %lu of %lu %s", (unsigned long)(agent->elapsed / unit),
            (unsigned long)((duration + unit - 1) / unit), unit >= 60000 ? "min" : "s");
    for (unsigned i = agent->step + (busy ? 1u : 0u), first = i; i < agent->plan_length; i++)
        add(text, size, "%s%s", i == first ? "; then " : ", ", labels[plan[i]]);
}

/* ------------------------------------------------------------------ drawing */

static void draw_head(struct screen *screen, const struct look *look)
{
    char head[LOG_LENGTH], state[64] = "";
    look->demo->head(head, sizeof head);
    if (look->speed)
        snprintf(state, sizeof state, "%s%d", look->speed > 0 ? " speed x" : " speed 1/",
                 1 << (look->speed > 0 ? look->speed : -look->speed));
    if (look->paused)
        add(state, sizeof state, " PAUSED");
    int column = screen_put(screen, 0, 0, STYLE_STRONG, look->demo->name);
    screen_put(screen, 0, column + 2, STYLE_PLAIN, head);
    if (state[0])
        screen_put(screen, 0, screen->columns - (int)strlen(state), STYLE_STRONG, state);
}

/* Where the next key of the last lines stands; a key and its label are not parted. */
struct corner {
    int row, column;
};

static void draw_key(struct screen *screen, struct corner *corner, const char *key,
                     const char *label)
{
    int width = screen_width(key) + 1 + screen_width(label);
    if (corner->column > 0 && corner->column + width > screen->window.columns) {
        corner->row++;
        corner->column = 0;
    }
    int column = screen_put(screen, corner->row, corner->column, STYLE_STRONG, key);
    corner->column = screen_put(screen, corner->row, column + 1, STYLE_PLAIN, label) + 2;
}

/* Draws the keys, and returns the rows that they take. */
static int draw_keys(struct screen *screen, const struct look *look)
{
    struct corner corner = {0, 0};
    for (const struct demo_event *event = look->demo->events; event->key; event++)
        draw_key(screen, &corner, (char[]){event->key, '\0'}, event->label);
    draw_key(screen, &corner, "space", look->paused ? "go on" : "pause");
    draw_key(screen, &corner, "?", look->reasons ? "close" : "why");
    if (look->demo->agents > 1)
        draw_key(screen, &corner, "up/down", "choose");
    draw_key(screen, &corner, "left/right", "speed");
    draw_key(screen, &corner, "q", "quit");
    return corner.row + 1;
}

/* As many agents as there is room for, with the chosen one among them. */
static void draw_agents(struct screen *screen, const struct look *look, int rows)
{
    unsigned count = (unsigned)rows, first = 0;
    if (rows > 0 && look->chosen >= count / 2)
        first = look->chosen - count / 2;
    if (first + count > look->demo->agents)
        first = look->demo->agents - count;
    for (unsigned i = first; i < first + count; i++) {
        char text[LOG_LENGTH];
        look->demo->describe(i, text, sizeof text);
        screen_line(screen, i == look->chosen ? STYLE_STRONG : STYLE_PLAIN, "%c %s",
                    i == look->chosen ? '>' : ' ', text);
    }
}

/* What was told last stands first. */
static void draw_log(struct screen *screen)
{
    for (unsigned long i = 0; i < LOG_LINES && i < told.count && screen_lines_left(screen); i++)
        screen_line(screen, STYLE_FAINT, "%s", told.lines[(told.count - 1 - i) % LOG_LINES]);
}

static int smaller(int one, int other)
{
    return one < other ? one : other;
}

/* The picture gets what it asks for, but for two agents and a line of what was told. */
static void draw_body(struct screen *screen, const struct look *look)
{
    enum { AGENTS = 14, FEW_AGENTS = 2 };
    const struct demo *demo = look->demo;
    int top = screen->window.top, rows = screen->window.rows, columns = screen->window.columns;
    int agents = demo->describe ? smaller((int)demo->agents, AGENTS) : 0;
    int left = rows - smaller(agents, FEW_AGENTS) - 1;
    int picture = left < 0 ? 0 : smaller(demo->rows, left);
    screen_window(screen, top, 0, picture, columns);
    demo->draw(screen, look->chosen);
    screen_window(screen, top + picture, 0, rows - picture, columns);
    agents = smaller(agents, rows - picture > 1 ? rows - picture - 1 : rows - picture);
    draw_agents(screen, look, agents);
    draw_log(screen);
}

/* Why the chosen agent does what it does, below what it does. Of text that does not fit, the window
 * shows as much as was scrolled to. */
static void draw_reasons(struct screen *screen, struct look *look)
{
    static char text[TEXT_LENGTH];
    char line[LOG_LENGTH];
    if (look->demo->describe) {
        look->demo->describe(look->chosen, line, sizeof line);
        screen_line(screen, STYLE_STRONG, "%s", line);
    }
    int rows = screen_lines_left(screen);
    look->demo->explain(look->chosen, text, sizeof text);
    int lines = screen_wrapped(screen, text, TEXT_LENGTH); /* draws nothing */
    look->scrolled = smaller(look->scrolled, lines > rows ? lines - rows + 1 : 0);
    screen_wrapped(screen, text, look->scrolled);
    if (lines > rows && rows > 0) {
        snprintf(line, sizeof line, "%-*s", screen->window.columns,
                 "-- page up, page down: the rest --");
        screen_put(screen, screen->window.rows - 1, 0, STYLE_REVERSED, line);
    }
}

static void draw(struct screen *screen, struct look *look)
{
    terminal_clear(screen);
    int keys = draw_keys(screen, look);
    terminal_clear(screen);
    int rows = screen->rows, columns = screen->columns;
    keys = smaller(keys, rows / 3);
    screen_window(screen, rows - keys, 0, keys, columns);
    draw_keys(screen, look);
    screen_window(screen, 0, 0, 1, columns);
    draw_head(screen, look);
    bool beside = look->reasons && columns >= WIDE;
    int width = beside ? columns - columns / 2 + 2 : columns;
    screen_window(screen, 1, 0, rows - keys - 1, width - (beside ? 2 : 0));
    if (!look->reasons || beside)
        draw_body(screen, look);
    if (look->reasons) {
        screen_window(screen, 1, beside ? width : 0, rows - keys - 1, columns);
        draw_reasons(screen, look);
    }
}

/* --------------------------------------------------------------------- time */

/* A step has 1000 parts for each slowest step in it: so many are due in a millisecond for each
 * step of a second. Steps that take longer than a frame are not made up for. */
static void make_steps(struct look *look)
{
    enum { LONGEST = 4 * FRAME };
    const unsigned long step = 1000ul << -SLOWEST;
    unsigned long now = terminal_clock(), passed = now - look->since;
    look->since = now;
    if (look->paused)
        return;
    if (passed > LONGEST)
        passed = LONGEST;
    look->parts += (passed * look->demo->steps) << (look->speed - SLOWEST);
    for (; look->parts >= step; look->parts -= step) {
        if (terminal_clock() - now > FRAME)
            look->parts = step;
        look->demo->step();
    }
}

/* --------------------------------------------------------------------- keys */

static void choose(struct look *look, unsigned agent)
{
    look->chosen = agent;
    look->scrolled = 0;
}

static void scroll(struct look *look, int lines)
{
    look->scrolled = look->scrolled + lines > 0 ? look->scrolled + lines : 0;
}

static void make_happen(const struct look *look, int key)
{
    for (const struct demo_event *event = look->demo->events; event->key; event++)
        if (event->key == key)
            event->happen(look->chosen);
}

static void take_key(struct look *look, int key)
{
    enum { PAGE = 8 };
    unsigned agents = look->demo->agents;
    switch (key) {
    case ' ':
        look->paused = !look->paused;
        break;
    case '?':
        look->reasons = !look->reasons;
        look->scrolled = 0;
        break;
    case KEY_UP:
        choose(look, (look->chosen + agents - 1) % agents);
        break;
    case KEY_DOWN:
        choose(look, (look->chosen + 1) % agents);
        break;
    case KEY_LEFT:
        look->speed -= look->speed > SLOWEST;
        break;
    case KEY_RIGHT:
        look->speed += look->speed < FASTEST;
        break;
    case KEY_PAGE_UP:
        scroll(look, -PAGE);
        break;
    case KEY_PAGE_DOWN:
        scroll(look, PAGE);
        break;
    case 'q':
    case KEY_CLOSED:
        look->over = true;
        break;
    default:
        make_happen(look, key);
    }
}

bool demo_run(const struct demo *demo)
{
    static struct screen screen;
    struct look look = {.demo = demo};
    if (!terminal_begin())
        return false;
    told.kept = true;
    look.since = terminal_clock();
    while (!look.over) {
        unsigned long begun = terminal_clock();
        make_steps(&look);
        draw(&screen, &look);
        terminal_show(&screen);
        unsigned long spent = terminal_clock() - begun;
        take_key(&look, terminal_key(spent < FRAME ? (int)(FRAME - spent) : 0));
    }
    terminal_end();
    return true;
}
