/* SPDX-License-Identifier: MIT */
/* The rovers of worked.h: what they can do, and where. */
#include "models/worked.h"

#include <string.h>

enum { ROVERS = 2, WAYPOINTS = 6, CAMERAS = 2, OBJECTIVES = 2, MODES = 2 };
enum { LARK, MOLE };
enum { CRATER, DUNE, RIDGE, BASIN, CLIFF, PLAIN };
enum { HILL, VOLCANO };
enum { COLOUR, FINE };

static const char *const rovers[] = {"lark", "mole", NULL};
static const char *const waypoints[] = {"crater", "dune", "ridge", "basin", "cliff", "plain", NULL};
static const char *const cameras[] = {"wide", "narrow", NULL};
static const char *const objectives[] = {"hill", "volcano", NULL};
static const char *const modes[] = {"colour", "fine", NULL};

/* What lies at a waypoint, by kind. */
enum { SOIL, ROCK, KINDS };

struct rover {
    int at[ROVERS];
    bool full[ROVERS], calibrated[CAMERAS];
    bool lies[KINDS][WAYPOINTS], has[KINDS][ROVERS][WAYPOINTS], sent[KINDS][WAYPOINTS];
    bool has_image[ROVERS][OBJECTIVES][MODES], image_sent[OBJECTIVES][MODES];
};

/* ------------------------------------------------------- what never changes */

static const struct track {
    int rover, from, to;
} tracks[] = {{LARK, DUNE, RIDGE},   {LARK, RIDGE, DUNE},  {LARK, RIDGE, BASIN},
              {LARK, BASIN, DUNE},   {MOLE, PLAIN, CLIFF}, {MOLE, CLIFF, PLAIN},
              {MOLE, CLIFF, RIDGE},  {MOLE, RIDGE, BASIN}, {MOLE, BASIN, CLIFF},
              {MOLE, RIDGE, CRATER}, {MOLE, CRATER, PLAIN}};

/* Camera 0 is the lark's and takes no fine pictures, 1 is the mole's; each is
 * calibrated on the objective of its own number. */
static bool supports(int camera, int mode)
{
    return camera == 1 || mode == COLOUR;
}

static bool is_seen_from(int objective, int waypoint)
{
    return objective == HILL ? waypoint == RIDGE || waypoint == BASIN : waypoint == CLIFF;
}

static bool sees_lander(int waypoint)
{
    return waypoint == CRATER || waypoint == RIDGE;
}

/* ----------------------------------------------------------------- the deeds */

static void begin(void *world)
{
    struct rover *rover = world;
    memset(rover, 0, sizeof *rover);
    rover->at[LARK] = DUNE;
    rover->at[MOLE] = PLAIN;
    rover->lies[SOIL][BASIN] = rover->lies[SOIL][PLAIN] = rover->lies[ROCK][CLIFF] = true;
}

static bool navigate(void *world, const int *arguments)
{
    int *at = &((struct rover *)world)->at[arguments[0]];
    for (size_t i = 0; i < sizeof tracks / sizeof *tracks; i++) {
        const struct track *track = &tracks[i];
        if (track->rover == arguments[0] && track->from == arguments[1] &&
            track->to == arguments[2] && *at == arguments[1]) {
            *at = arguments[2];
            return true;
        }
    }
    return false;
}

static bool sample(struct rover *rover, int kind, const int *arguments)
{
    int who = arguments[0], where = arguments[1];
    if (rover->at[who] != where || !rover->lies[kind][where] || rover->full[who])
        return false;
    rover->lies[kind][where] = false;
    rover->has[kind][who][where] = rover->full[who] = true;
    return true;
}

static bool sample_soil(void *world, const int *arguments)
{
    return sample(world, SOIL, arguments);
}

static bool sample_rock(void *world, const int *arguments)
{
    return arguments[0] == MOLE && sample(world, ROCK, arguments);
}

static bool drop(void *world, const int *arguments)
{
    bool *full = &((struct rover *)world)->full[arguments[0]], was = *full;
    *full = false;
    return was;
}

static bool calibrate(void *world, const int *arguments)
{
    struct rover *rover = world;
    int who = arguments[0], camera = arguments[1], objective = arguments[2], where = arguments[3];
    rover->calibrated[camera] = true;
    return who == camera && camera == objective && is_seen_from(objective, where) &&
           rover->at[who] == where;
}

static bool take_image(void *world, const int *arguments)
{
    struct rover *rover = world;
    int who = arguments[0], camera = arguments[1], objective = arguments[2], mode = arguments[3];
    if (who != camera || !supports(camera, mode) || !rover->calibrated[camera] ||
        !is_seen_from(objective, arguments[4]) || rover->at[who] != arguments[4])
        return false;
    rover->calibrated[camera] = false;
    rover->has_image[who][objective][mode] = true;
    return true;
}

static bool send(struct rover *rover, int kind, const int *arguments)
{
    int who = arguments[0], of = arguments[1], where = arguments[2];
    rover->sent[kind][of] = true;
    return rover->has[kind][who][of] && rover->at[who] == where && sees_lander(where);
}

static bool send_soil(void *world, const int *arguments)
{
    return send(world, SOIL, arguments);
}

static bool send_rock(void *world, const int *arguments)
{
    return send(world, ROCK, arguments);
}

static bool send_image(void *world, const int *arguments)
{
    struct rover *rover = world;
    int who = arguments[0], objective = arguments[1], mode = arguments[2], where = arguments[3];
    rover->image_sent[objective][mode] = true;
    return rover->has_image[who][objective][mode] && rover->at[who] == where && sees_lander(where);
}

static bool is_solved(const void *world)
{
    const struct rover *rover = world;
    return rover->sent[SOIL][BASIN] && rover->sent[SOIL][PLAIN] && rover->sent[ROCK][CLIFF] &&
           rover->image_sent[HILL][COLOUR] && rover->image_sent[HILL][FINE] &&
           rover->image_sent[VOLCANO][FINE];
}

static const struct worked_deed deeds[] = {
    {"navigate", {rovers, waypoints, waypoints}, navigate},
    {"sample_soil", {rovers, waypoints}, sample_soil},
    {"sample_rock", {rovers, waypoints}, sample_rock},
    {"drop", {rovers}, drop},
    {"calibrate", {rovers, cameras, objectives, waypoints}, calibrate},
    {"take_image", {rovers, cameras, objectives, modes, waypoints}, take_image},
    {"send_soil", {rovers, waypoints, waypoints}, send_soil},
    {"send_rock", {rovers, waypoints, waypoints}, send_rock},
    {"send_image", {rovers, objectives, modes, waypoints}, send_image}};

const struct worked_family rover_family = {
    "rover.yaml", "explore", deeds, sizeof deeds / sizeof *deeds, begin, is_solved};
