/* SPDX-License-Identifier: MIT */
/* What the families share: see competition.h. */
#include "competition/competition.h"

#include <stdlib.h>
#include <string.h>

const struct competition *const competitions[] = {
    &blocksworld, &towers, &transport, &elevator, &satellites,  &childsnack, &depots,
    &snake,       &barman, &rovers,    &hiking,   &woodworking, NULL,
};

void competition_make(const struct competition *competition, int size,
                      struct competition_world *world, struct text *yaml)
{
    struct dice dice = dice_of((uint64_t)size + 1);
    memset(world, 0, sizeof *world);
    world->size = size;
    text_add(yaml, "domain: %s\nlimits: {plan: 4096, depth: 4096, nodes: 1000000}\n",
             competition->name);
    competition->make(world, &dice, yaml);
}

/* Reads the objects of a step; false where they are not those that the letters say. */
static bool read_objects(const char *text, const char *letters, int *objects)
{
    for (size_t i = 0; letters[i]; i++) {
        char *end;
        text += i == 0 ? 1 : 2; /* "(" or ", " */
        if (*text != letters[i])
            return false;
        objects[i] = (int)strtol(text + 1, &end, 10);
        text = end;
    }
    return *letters ? strcmp(text, ")") == 0 : *text == '\0';
}

bool competition_carry_out(const struct competition *competition, struct competition_world *world,
                           const char *step)
{
    size_t length = strcspn(step, "(");
    int objects[COMPETITION_ARGUMENTS];
    for (size_t i = 0; i < competition->step_count; i++) {
        const struct competition_step *deed = &competition->steps[i];
        if (strlen(deed->name) == length && strncmp(deed->name, step, length) == 0)
            return read_objects(step + length, deed->letters, objects) &&
                   deed->carry_out(world, objects);
    }
    return false;
}

void competition_objects(struct text *yaml, const char *name, char letter, int count)
{
    text_add(yaml, "  %s: [", name);
    for (int i = 0; i < count; i++)
        text_add(yaml, "%s%c%d", i ? ", " : "", letter, i);
    text_add(yaml, "]\n");
}

void competition_shuffle(struct dice *dice, int *numbers, int count)
{
    for (int i = 0; i < count; i++) {
        int j = (int)roll(dice, (uint32_t)i + 1);
        numbers[i] = numbers[j];
        numbers[j] = i;
    }
}
