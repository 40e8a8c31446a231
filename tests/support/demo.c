/* SPDX-License-Identifier: MIT */
/* The demos, and what is checked of each: that it shows what it should, and leaves as it came. */
#include "support/demo.h"

#include <CUnit/CUnit.h>
#include <string.h>

const char *const demo_names[DEMOS] = {"cat",   "article_cat", "coin",    "house",     "flight",
                                       "guard", "courier",     "village", "skirmish",  "orchard",
                                       "pet",   "sentry",      "builder", "household", "heist"};

struct viewer *demo_begin(struct pool *pool, const char *name, int rows, int columns)
{
    return viewer_start(rows, columns, "xterm", (const char *const[]){built(pool, name), NULL});
}

void demo_check_seen(struct viewer *viewer, const char *name, const char *text)
{
    static char screen[DEMO_SCREEN];
    bool seen = viewer_sees(viewer, text);
    viewer_screen(viewer, screen, sizeof screen);
    CHECK_SAYING(seen, "%s does not show '%s', but:\n%s", name, text, screen);
}

struct viewer *demo_start(struct pool *pool, const char *name, int rows, int columns)
{
    struct viewer *viewer = demo_begin(pool, name, rows, columns);
    demo_check_seen(viewer, name, name);
    return viewer;
}

void demo_check_over(struct viewer *viewer, const char *name, int status)
{
    int found = viewer_status(viewer);
    CHECK_SAYING(found == status, "%s: status %x instead of %x", name, (unsigned)found,
                 (unsigned)status);
    CHECK_SAYING(viewer_is_restored(viewer), "%s leaves the terminal changed", name);
    CHECK_SAYING(!viewer->other_screen && !viewer->hidden_cursor, "%s leaves its screen", name);
}

void demo_quit(struct viewer *viewer, const char *name)
{
    viewer_type(viewer, "q");
    demo_check_over(viewer, name, 0);
    CHECK_SAYING(!viewer->outside, "%s writes outside of the terminal", name);
    viewer_end(viewer);
}
