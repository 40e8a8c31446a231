/* SPDX-License-Identifier: MIT */
/* Shots: who is aimed at, who is hit, and what the laser does. */
#include "field.h"

enum { BEAM_TIME = 600 };

/* Per cent. */
enum { NEAR = 30, NEXT = 20, DISTANT = 10, COVERED = 10, DARK = 10, STRAY = 15, LEAST = 4 };

static unsigned handiness(enum weapon weapon)
{
    static const unsigned bonus[] = {10, 30, 0};
    return bonus[weapon];
}

static unsigned odds_of(const struct fighter *shooter, const struct fighter *target,
                        enum weapon weapon)
{
    unsigned steps = steps_between(shooter->place, target->place);
    unsigned odds = (steps == 0 ? NEAR : steps == 1 ? NEXT : DISTANT) + handiness(weapon);
    unsigned worse = 0;
    worse += target->covered ? COVERED : 0;
    worse += shooter->covered ? 0 : COVERED;
    worse += field_sees(shooter, target->place) ? 0 : DARK;
    return odds > worse + LEAST ? odds - worse : LEAST;
}

void field_hurt(struct fighter *target, int damage)
{
    struct field *field = target->field;
    target->health = target->health > damage ? target->health - damage : 0;
    if (target->health > 0)
        return;
    target->condition = FALLEN;
    target->since = field->now;
    target->heading = target->place;
    target->covered = false;
    field->by[target->type].fallen++;
    field_look(field);
}

static bool is_enemy_at(const struct fighter *shooter, const struct fighter *other,
                        skirmish_symbol place)
{
    return other->condition == STANDING && other->side != shooter->side && other->place == place;
}

/* Nobody aims at medics and civilians. */
static bool is_target(const struct fighter *shooter, const struct fighter *other,
                      skirmish_symbol place)
{
    return is_enemy_at(shooter, other, place) && (other->type == SOLDIER || other->type == SNIPER);
}

/* One of those who can be aimed at, all alike; NULL: there is none. */
static struct fighter *goal_problem(struct fighter *shooter, skirmish_symbol on)
{
    struct field *field = shooter->field;
    struct fighter *target = NULL;
    uint32_t count = 0;
    for (unsigned i = 0; i < FIGHTERS; i++)
        if (is_target(shooter, &field->fighters[i], on) && field_dice(field, ++count) == 0)
            target = &field->fighters[i];
    return target;
}

/* All on the other side who are there hear it, and one may be hit who was not meant. */
static void frighten(struct fighter *shooter, skirmish_symbol on, bool missed)
{
    struct field *field = shooter->field;
    for (unsigned i = 0; i < FIGHTERS; i++) {
        struct fighter *other = &field->fighters[i];
        if (!is_enemy_at(shooter, other, on))
            continue;
        other->shot_at = field->now;
        if (missed && !is_target(shooter, other, on) && field_dice(field, 100) < STRAY)
            field_hurt(other, 1);
    }
}

void field_shoot(struct fighter *shooter, skirmish_symbol on, enum weapon weapon)
{
    struct field *field = shooter->field;
    struct fighter *target = goal_problem(shooter, on);
    shooter->fired = field->now;
    field->by[shooter->type].shots++;
    bool hit = target && field_dice(field, 100) < odds_of(shooter, target, weapon);
    frighten(shooter, on, !hit);
    if (hit) {
        field->by[shooter->type].hits++;
        field_hurt(target, weapon == SCOPE ? 2 : 1);
    } else if (!target) {
        field->known[shooter->side][skirmish_position_of_place(on)] = 0;
    }
}

static void scorch(struct fighter *gunner, struct fighter *other)
{
    struct field *field = gunner->field;
    other->shot_at = field->now;
    if (field_dice(field, 100) >= (other->covered ? 20u : 50u))
        return;
    field->by[gunner->type].hits++;
    field_hurt(other, 2);
}

/* It takes a unit of fuel, and one time in five the generator breaks down. */
void field_sweep(struct fighter *gunner, skirmish_symbol on)
{
    struct field *field = gunner->field;
    field->by[gunner->type].shots++;
    field->beam = on;
    field->beam_until = field->now + BEAM_TIME;
    field->fuel = field->fuel > 0 ? field->fuel - 1 : 0;
    for (unsigned i = 0; i < FIGHTERS; i++)
        if (field->fighters[i].condition == STANDING && field->fighters[i].place == on)
            scorch(gunner, &field->fighters[i]);
    if (field_dice(field, 5) == 0)
        field->generator = SKIRMISH_BROKEN;
    field_look(field);
}
