/* SPDX-License-Identifier: MIT */
/* The worked examples, and what each step does in them: see worked.h. */
#include "models/worked.h"

#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* The place of a name in a list that ends with NULL, or -1. */
static int find(const char *const *names, const char *name, size_t length)
{
    for (int i = 0; names[i]; i++)
        if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0)
            return i;
    return -1;
}

/* ------------------------------------------------------------------- hanoi */

const char *const hanoi_disks[] = {"smallest", "small",   "middling", "big",
                                   "bigger",   "biggest", NULL};
const char *const hanoi_pegs[] = {"left", "middle", "right", NULL};

static void hanoi_begin(void *world)
{
    struct hanoi *hanoi = world;
    *hanoi = (struct hanoi){.heights = {HANOI_DISKS}};
    for (int i = 0; i < HANOI_DISKS; i++)
        hanoi->disks[0][i] = HANOI_DISKS - 1 - i;
}

/* The disk on top of a peg; HANOI_DISKS, larger than any, if there is none. */
static int top_of(const struct hanoi *hanoi, int peg)
{
    int height = hanoi->heights[peg];
    return height ? hanoi->disks[peg][height - 1] : HANOI_DISKS;
}

static bool hanoi_move(void *world, const int *arguments)
{
    struct hanoi *hanoi = world;
    int disk = arguments[0], from = arguments[1], to = arguments[2];
    if (top_of(hanoi, from) != disk || top_of(hanoi, to) <= disk)
        return false;
    hanoi->heights[from]--;
    hanoi->disks[to][hanoi->heights[to]++] = disk;
    return true;
}

static bool hanoi_solved(const void *world)
{
    const struct hanoi *hanoi = world;
    for (int i = 0; i < hanoi->heights[2]; i++)
        if (hanoi->disks[2][i] != HANOI_DISKS - 1 - i)
            return false;
    return hanoi->heights[2] == HANOI_DISKS;
}

static const struct worked_deed hanoi_deeds[] = {
    {"move", {hanoi_disks, hanoi_pegs, hanoi_pegs}, hanoi_move}};

const struct worked_family hanoi_family = {"hanoi.yaml",       "solve",     hanoi_deeds,
                                           COUNT(hanoi_deeds), hanoi_begin, hanoi_solved};

/* --------------------------------------------------------------- transport */

enum { FARM, VILLAGE, MILL, BRIDGE, TOWN, HARBOUR, CASTLE, MINE };
const char *const transport_places[] = {"farm",    "village", "mill", "bridge", "town",
                                        "harbour", "castle",  "mine", NULL};
const char *const transport_trucks[] = {"truck1", "truck2", NULL};
static const char *const transport_packages[] = {"corn", "flour", "coal", NULL};

static const int roads[][2] = {{FARM, VILLAGE}, {VILLAGE, FARM}, {VILLAGE, MILL}, {MILL, VILLAGE},
                               {MILL, BRIDGE},  {BRIDGE, MILL},  {BRIDGE, TOWN},  {TOWN, BRIDGE},
                               {TOWN, HARBOUR}, {HARBOUR, TOWN}, {TOWN, CASTLE},  {CASTLE, MINE},
                               {MINE, BRIDGE}};
static const int capacities[TRANSPORT_TRUCKS] = {2, 1};

static void transport_begin(void *world)
{
    *(struct transport *)world = (struct transport){{VILLAGE, CASTLE}, {FARM, MILL, MINE}};
}

static bool transport_drive(void *world, const int *arguments)
{
    int *truck = &((struct transport *)world)->trucks[arguments[0]];
    for (size_t i = 0; i < COUNT(roads); i++)
        if (roads[i][0] == arguments[1] && roads[i][1] == arguments[2] && *truck == arguments[1]) {
            *truck = arguments[2];
            return true;
        }
    return false;
}

static bool transport_load(void *world, const int *arguments)
{
    struct transport *transport = world;
    int truck = arguments[0], package = arguments[1], place = arguments[2], freight = 0;
    for (int i = 0; i < TRANSPORT_PACKAGES; i++)
        freight += transport->packages[i] == TRANSPORT_PLACES + truck;
    if (transport->trucks[truck] != place || transport->packages[package] != place ||
        freight == capacities[truck])
        return false;
    transport->packages[package] = TRANSPORT_PLACES + truck;
    return true;
}

static bool transport_unload(void *world, const int *arguments)
{
    struct transport *transport = world;
    int truck = arguments[0], package = arguments[1], place = arguments[2];
    if (transport->trucks[truck] != place ||
        transport->packages[package] != TRANSPORT_PLACES + truck)
        return false;
    transport->packages[package] = place;
    return true;
}

static bool transport_solved(const void *world)
{
    const int *packages = ((const struct transport *)world)->packages;
    return packages[0] == MILL && packages[1] == HARBOUR && packages[2] == TOWN;
}

static const struct worked_deed transport_deeds[] = {
    {"drive", {transport_trucks, transport_places, transport_places}, transport_drive},
    {"load", {transport_trucks, transport_packages, transport_places}, transport_load},
    {"unload", {transport_trucks, transport_packages, transport_places}, transport_unload}};

const struct worked_family transport_family = {"transport.yaml", "carry_all",
                                               transport_deeds,  COUNT(transport_deeds),
                                               transport_begin,  transport_solved};

/* ------------------------------------------------------------------ blocks */

enum { RED, GREEN, BLUE, YELLOW, WHITE, BLOCKS, TABLE, HAND };
static const char *const blocks[] = {"red", "green", "blue", "yellow", "white", NULL};

/* What each block lies on. */
struct blocks {
    int under[BLOCKS];
};

static void blocks_begin(void *world)
{
    *(struct blocks *)world = (struct blocks){{GREEN, BLUE, TABLE, WHITE, TABLE}};
}

/* Whether nothing is on a block, or in the hand. */
static bool is_free(const struct blocks *world, int block_or_hand)
{
    for (int i = 0; i < BLOCKS; i++)
        if (world->under[i] == block_or_hand)
            return false;
    return true;
}

/* Moves a block from where it is; nothing may be on it. */
static bool shift(struct blocks *world, int block, int from, int to)
{
    if (world->under[block] != from || !is_free(world, block))
        return false;
    if (to != TABLE && (!is_free(world, to) || to == block))
        return false;
    world->under[block] = to;
    return true;
}

static bool blocks_pick_up(void *world, const int *arguments)
{
    return shift(world, arguments[0], TABLE, HAND);
}

static bool blocks_put_down(void *world, const int *arguments)
{
    return shift(world, arguments[0], HAND, TABLE);
}

static bool blocks_unstack(void *world, const int *arguments)
{
    return shift(world, arguments[0], arguments[1], HAND);
}

static bool blocks_stack(void *world, const int *arguments)
{
    return shift(world, arguments[0], HAND, arguments[1]);
}

static bool blocks_solved(const void *world)
{
    static const int wanted[BLOCKS] = {TABLE, WHITE, YELLOW, RED, TABLE};
    return memcmp(((const struct blocks *)world)->under, wanted, sizeof wanted) == 0;
}

static const struct worked_deed blocks_deeds[] = {{"pick_up", {blocks}, blocks_pick_up},
                                                  {"put_down", {blocks}, blocks_put_down},
                                                  {"unstack", {blocks, blocks}, blocks_unstack},
                                                  {"stack", {blocks, blocks}, blocks_stack}};

const struct worked_family blocks_family = {"blocks.yaml",       "build_towers", blocks_deeds,
                                            COUNT(blocks_deeds), blocks_begin,   blocks_solved};

/* ---------------------------------------------------------------- elevator */

enum { CELLAR, GROUND, FIRST, SECOND, ATTIC, INSIDE };
enum { PASSENGERS = 4 };
static const char *const floors[] = {"cellar", "ground", "first", "second", "attic", NULL};
static const char *const passengers[] = {"anna", "boris", "clara", "david", NULL};

struct elevator {
    int lift, passengers[PASSENGERS];
};

static void elevator_begin(void *world)
{
    *(struct elevator *)world = (struct elevator){GROUND, {CELLAR, SECOND, GROUND, ATTIC}};
}

/* Goes from a floor to another one, which is so many above it. */
static bool ride(struct elevator *elevator, const int *floor, int rise)
{
    if (elevator->lift != floor[0] || floor[1] - floor[0] != rise)
        return false;
    elevator->lift = floor[1];
    return true;
}

static bool elevator_up(void *world, const int *arguments)
{
    return ride(world, arguments, 1);
}

static bool elevator_down(void *world, const int *arguments)
{
    return ride(world, arguments, -1);
}

static bool elevator_board(void *world, const int *arguments)
{
    struct elevator *elevator = world;
    int *passenger = &elevator->passengers[arguments[0]];
    if (elevator->lift != arguments[1] || *passenger != arguments[1])
        return false;
    *passenger = INSIDE;
    return true;
}

static bool elevator_leave(void *world, const int *arguments)
{
    struct elevator *elevator = world;
    int *passenger = &elevator->passengers[arguments[0]];
    if (elevator->lift != arguments[1] || *passenger != INSIDE)
        return false;
    *passenger = arguments[1];
    return true;
}

static bool elevator_solved(const void *world)
{
    static const int wanted[PASSENGERS] = {ATTIC, CELLAR, SECOND, FIRST};
    return memcmp(((const struct elevator *)world)->passengers, wanted, sizeof wanted) == 0;
}

static const struct worked_deed elevator_deeds[] = {
    {"up", {floors, floors}, elevator_up},
    {"down", {floors, floors}, elevator_down},
    {"board", {passengers, floors}, elevator_board},
    {"leave", {passengers, floors}, elevator_leave}};

const struct worked_family elevator_family = {"elevator.yaml", "serve",
                                              elevator_deeds,  COUNT(elevator_deeds),
                                              elevator_begin,  elevator_solved};

/* ------------------------------------------------------------------- steps */

/* The argument that a text begins with, among those of a kind; the text goes on
 * behind it and its comma. */
static int read_argument(const char *const *kind, const char **text)
{
    size_t length = strcspn(*text, ",)");
    int found = find(kind, *text, length);
    *text += length;
    *text += strspn(*text, ", ");
    return found;
}

bool worked_step(const struct worked_family *family, union worked_world *world, const char *step)
{
    size_t length = strcspn(step, "(");
    for (size_t i = 0; i < family->deed_count; i++) {
        const struct worked_deed *deed = &family->deeds[i];
        if (strlen(deed->name) != length || memcmp(deed->name, step, length) != 0)
            continue;
        const char *rest = step + length + (step[length] == '(');
        int arguments[WORKED_ARGUMENTS], count = 0;
        bool known = true;
        for (; deed->kinds[count]; count++)
            known = (arguments[count] = read_argument(deed->kinds[count], &rest)) >= 0 && known;
        return known && strcmp(rest, count ? ")" : "") == 0 && deed->carry_out(world, arguments);
    }
    return false;
}
