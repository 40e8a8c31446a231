/* SPDX-License-Identifier: MIT */
/* Counts and tells what the trace says. */
#include "record.h"

#include <stdio.h>
#include <string.h>

#include "../demo.h"

enum {
    ROOT = SKIRMISH_BACKOFFS - 1 - SKIRMISH_WANTS, /* behind the goals */
    WATCHING = SKIRMISH_GROUND_ACTIONS - 1         /* the last action */
};

static unsigned place_of(uint16_t goal)
{
    return goal == GG_NONE ? ROOT : goal;
}

const char *goal_name(uint16_t goal)
{
    return goal < ROOT ? skirmish_domain.names->goals[goal] : "routine";
}

/* ------------------------------------------------------------------ counts */

/* A plan was made. Where the one before it was stopped, but not because it could not be
 * carried out any more, it was interrupted. */
static void begin(struct record *record, const struct fighter *fighter, const gg_event *event)
{
    struct pursuit *pursuit = &record->pursuits[fighter - fighter->field->fighters];
    struct goal_count *goals = record->goals[fighter->type];
    if (pursuit->stopped && !pursuit->dropped)
        goals[place_of(pursuit->goal)].interrupted++;
    pursuit->goal = event->index;
    pursuit->dropped = pursuit->stopped = false;
    goals[place_of(event->index)].planned++;
    record->made[fighter->type]++;
}

static void end(struct record *record, const struct fighter *fighter, const gg_event *event)
{
    uint16_t written = skirmish_domain.actions[event->index].source_index;
    struct action_count *count = &record->actions[fighter->type][written];
    if (event->value == GG_SUCCESS) {
        count->succeeded++;
    } else if (event->value != GG_ABORTED) {
        count->failed++;
    } else {
        count->stopped++;
        record->pursuits[fighter - fighter->field->fighters].stopped =
            fighter->condition == STANDING;
    }
}

static void count_plan(struct record *record, const struct fighter *fighter, const gg_event *event)
{
    struct goal_count *goal = &record->goals[fighter->type][place_of(event->index)];
    if (event->kind == GG_GOAL_CHOSEN)
        goal->chosen++;
    else if (event->kind == GG_GOAL_REACHED)
        goal->reached++;
    else if (event->kind == GG_GOAL_FAILED)
        goal->failed++;
    else
        record->unplanned[fighter->type]++;
}

static void count_event(struct record *record, const struct fighter *fighter, const gg_event *event)
{
    switch (event->kind) {
    case GG_PLAN_MADE:
        begin(record, fighter, event);
        break;
    case GG_PLAN_DROPPED:
    case GG_METHOD_GIVEN_UP:
    case GG_GOAL_GIVEN_UP:
        record->dropped[fighter->type]++;
        record->pursuits[fighter - fighter->field->fighters].dropped = true;
        break;
    case GG_ACTION_STARTED:
        record->actions[fighter->type][skirmish_domain.actions[event->index].source_index]
            .started++;
        break;
    case GG_ACTION_ENDED:
        end(record, fighter, event);
        break;
    case GG_PLAN_FAILED:
    case GG_GOAL_CHOSEN:
    case GG_GOAL_REACHED:
    case GG_GOAL_FAILED:
    case GG_GOAL_MISSED:
        count_plan(record, fighter, event);
        break;
    case GG_METHOD_CHOSEN:
    case GG_METHOD_FAILED:
    case GG_METHOD_DENIED:
    case GG_PLAN_INTERRUPTED:
    case GG_WALK_STARTED:
    case GG_WALK_ENDED:
    case GG_ACTION_REFUSED:
    case GG_ACTION_STANDS:
    case GG_BOOKING_TAKEN:
    case GG_REQUEST_RESTS:
        break;
    }
}

/* --------------------------------------------------------------------- log */

/* Whether it is worth a line. A plan says what it is for; that tasks succeed, and that
 * somebody only watches, one sees. */
static bool is_worth_telling(const gg_event *event)
{
    switch (event->kind) {
    case GG_PLAN_MADE:
        return event->index != GG_NONE;
    case GG_ACTION_STARTED:
        return event->index != WATCHING;
    case GG_ACTION_ENDED:
        return event->value != GG_SUCCESS && event->index != WATCHING;
    case GG_PLAN_DROPPED:
    case GG_PLAN_INTERRUPTED:
    case GG_GOAL_REACHED:
    case GG_GOAL_FAILED:
    case GG_GOAL_MISSED:
    case GG_METHOD_GIVEN_UP:
    case GG_GOAL_GIVEN_UP:
        return true;
    default:
        return false;
    }
}

static void note(struct record *record, const char *who, const gg_domain *domain,
                 const gg_event *event)
{
    char line[96];
    unsigned long tenths = record->battle->field.now / 100;
    gg_event_text(domain, event, line, sizeof line);
    if (record->tells)
        demo_tell("%4lu.%lu  %-14s  %s", tenths / 10, tenths % 10, who, line);
}

void record_order(void *context, const gg_agent *agent, const gg_event *event)
{
    bool of_action = event->kind == GG_ACTION_STARTED || event->kind == GG_ACTION_ENDED;
    (void)agent;
    if (of_action && command_domain.actions[event->index].source_index == COMMAND_ACTION_SEND)
        note(context, "west commander", &command_domain, event);
}

void record_event(void *context, const gg_agent *agent, const gg_event *event)
{
    struct record *record = context;
    const struct fighter *fighter = viewer_of((const skirmish_agent *)(const void *)agent);
    count_event(record, fighter, event);
    if (is_worth_telling(event))
        note(record, fighter_name(fighter), &skirmish_domain, event);
}

/* ----------------------------------------------------------------- summary */

static const char *type_name(unsigned type)
{
    return skirmish_domain.names->agent_types[type];
}

static void print_types(const struct record *record)
{
    printf("%-9s %7s %6s %7s %6s %6s %9s %8s %8s\n", "type", "shots", "hits", "fallen", "saved",
           "lost", "plans", "dropped", "no plan");
    for (unsigned i = 0; i < TYPES; i++) {
        const struct statistics *statistics = &record->battle->field.by[i];
        printf("%-9s %7lu %6lu %7lu %6lu %6lu %9lu %8lu %8lu\n", type_name(i), statistics->shots,
               statistics->hits, statistics->fallen, statistics->saved, statistics->lost,
               record->made[i], record->dropped[i], record->unplanned[i]);
    }
}

static void print_goal(const struct record *record, unsigned type, uint16_t goal)
{
    const struct goal_count *count = &record->goals[type][place_of(goal)];
    printf("goal    %-9s %-15s %8lu %8lu %8lu %8lu %11lu\n", type_name(type), goal_name(goal),
           goal == GG_NONE ? count->planned : count->chosen, count->planned, count->reached,
           count->failed, count->interrupted);
}

static void print_goals(const struct record *record)
{
    printf("\n        %-9s %-15s %8s %8s %8s %8s %11s\n", "type", "goal", "chosen", "planned",
           "reached", "failed", "interrupted");
    for (unsigned i = 0; i < TYPES; i++) {
        const gg_agent_type *agent_type = &skirmish_domain.agent_types[i];
        const uint16_t *symbols;
        for (uint16_t j = 0; j < agent_type->goal_count; j++)
            print_goal(record, i, agent_type->goals[j]);
        for (uint16_t j = 0; j < ROOT; j++) /* what it was ordered */
            if (gg_goal_source_of(&skirmish_domain, j, &symbols) == SKIRMISH_GOAL_HOLD &&
                record->goals[i][j].chosen > 0)
                print_goal(record, i, j);
        print_goal(record, i, GG_NONE);
    }
}

/* The actions of a type, each once: its ground actions stand together. */
static void print_actions_of(const struct record *record, unsigned type)
{
    const uint64_t *can = skirmish_domain.agent_types[type].actions;
    uint16_t last = GG_NONE;
    for (uint16_t i = 0; i < skirmish_domain.action_count; i++) {
        uint16_t written = skirmish_domain.actions[i].source_index;
        if (written == last || (can && !(can[i / 64] >> i % 64 & 1)))
            continue;
        const struct action_count *count = &record->actions[type][written];
        const char *name = skirmish_domain.names->actions[i];
        last = written;
        printf("action  %-9s %-15.*s %8lu %8lu %8lu %8lu\n", type_name(type),
               (int)strcspn(name, "("), name, count->started, count->succeeded, count->failed,
               count->stopped);
    }
}

static void print_actions(const struct record *record)
{
    printf("\n        %-9s %-15s %8s %8s %8s %8s\n", "type", "action", "started", "done", "failed",
           "stopped");
    for (unsigned i = 0; i < TYPES; i++)
        print_actions_of(record, i);
}

static void print_living(const struct field *field)
{
    printf("\nafter %lu s, standing:", (unsigned long)(field->now / 1000));
    for (unsigned i = 0; i < FIGHTERS; i++)
        if (field->fighters[i].condition == STANDING)
            printf(" %c", fighter_letter(&field->fighters[i]));
    printf("\n");
}

static void print_orders(const struct commander *commander)
{
    printf("\norders of the west: %lu given, %lu carried out, %lu withdrawn\n", commander->given,
           commander->obeyed, commander->withdrawn);
}

void record_summary(const struct record *record)
{
    print_types(record);
    print_goals(record);
    print_actions(record);
    print_orders(&record->battle->commander);
    print_living(&record->battle->field);
}
