/* SPDX-License-Identifier: MIT */
/* Goes through a record and finds what agents were at: see slices.h. */
#include "view/slices.h"

/* What an agent is at: the stretch of each row that has not ended, by its number + 1; 0: none. */
struct doing {
    size_t open[SLICE_ROWS];
    uint16_t goal; /* of the goal's stretch */
    uint16_t left; /* steps of the plan that are not done */
    bool closing;  /* whether the plan is given up, but for the running action */
    bool stands;   /* whether the action's stretch is that of standing before it */
    size_t gap;    /* the first gap of the record that is not behind it */
};

struct cutting {
    struct pool *pool;
    const struct record *record;
    struct doing *agents;
    struct slices slices;
    size_t event; /* the present one */
    size_t gap;   /* the gaps before it */
};

/* ------------------------------------------------------------ beginning, ending */

/* Ends a row and those below it. */
static void slices_end(struct cutting *cutting, struct doing *doing, enum slice_row row,
                       enum slice_end how)
{
    for (int i = SLICE_ROWS - 1; i >= (int)row; i--) {
        if (doing->open[i] == 0)
            continue;
        struct slice *slice = &cutting->slices.items[doing->open[i] - 1];
        slice->end = cutting->record->events[cutting->event].time;
        slice->how = how;
        doing->open[i] = 0;
    }
}

static void slices_begin(struct cutting *cutting, struct doing *doing, enum slice_row row)
{
    const struct record_event *event = &cutting->record->events[cutting->event];
    struct slices *slices = &cutting->slices;
    slices_end(cutting, doing, row, SLICE_LEFT);
    POOL_ADD(cutting->pool, slices->items, slices->count) = (struct slice){.start = event->time,
                                                                           .end = event->time,
                                                                           .event = cutting->event,
                                                                           .agent = event->agent,
                                                                           .row = row,
                                                                           .how = SLICE_GOING_ON};
    doing->open[row] = slices->count;
}

/* ------------------------------------------------------------------- events */

/* A new plan. The goal's stretch goes on if it is for the same goal, and so does the action that is
 * being done, if the plan begins with it: then no other one starts. */
static void adopt(struct cutting *cutting, struct doing *doing, const gg_event *event)
{
    size_t action = doing->open[SLICE_ACTION];
    doing->open[SLICE_ACTION] = 0;
    if (doing->open[SLICE_GOAL] == 0 || doing->goal != event->index)
        slices_begin(cutting, doing, SLICE_GOAL);
    slices_begin(cutting, doing, SLICE_PLAN);
    doing->goal = event->index;
    doing->left = event->value;
    doing->closing = false;
    if (action == 0)
        return;
    /* What goes on is cut in two, so that each part lies within its plan. */
    struct slice *before = &cutting->slices.items[action - 1];
    size_t began = before->event;
    before->end = cutting->record->events[cutting->event].time;
    before->how = SLICE_LEFT;
    slices_begin(cutting, doing, SLICE_ACTION);
    cutting->slices.items[cutting->slices.count - 1].event = began;
}

/* An action or a walk has ended; a failure ends the plan, and so does the last step. */
static void slices_finish(struct cutting *cutting, struct doing *doing, const gg_event *event)
{
    static const enum slice_end ends[] = {[GG_FAILURE] = SLICE_FAILED,
                                          [GG_SUCCESS] = SLICE_DONE,
                                          [GG_RUNNING] = SLICE_LEFT,
                                          [GG_ABORTED] = SLICE_LEFT,
                                          [GG_INVALID] = SLICE_FAILED};
    enum slice_end how = ends[event->value];
    bool done = event->kind == GG_ACTION_ENDED && how == SLICE_DONE;
    slices_end(cutting, doing, SLICE_ACTION, how);
    if (done && doing->left > 0)
        doing->left--;
    if (doing->closing || how != SLICE_DONE)
        slices_end(cutting, doing, SLICE_PLAN, how == SLICE_LEFT ? SLICE_LEFT : SLICE_FAILED);
    else if (done && doing->left == 0)
        slices_end(cutting, doing, SLICE_PLAN, SLICE_DONE);
}

/* The plan is given up; an action that is being done goes on to its end. */
static void drop(struct cutting *cutting, struct doing *doing)
{
    doing->closing = doing->open[SLICE_ACTION] != 0;
    if (!doing->closing)
        slices_end(cutting, doing, SLICE_PLAN, SLICE_FAILED);
}

static void take_plan(struct cutting *cutting, struct doing *doing, const gg_event *event)
{
    size_t plan = doing->open[SLICE_PLAN];
    if (event->kind == GG_PLAN_MADE)
        adopt(cutting, doing, event);
    else if (event->kind == GG_PLAN_DROPPED || event->kind == GG_METHOD_GIVEN_UP ||
             event->kind == GG_GOAL_GIVEN_UP)
        drop(cutting, doing);
    else if (event->kind == GG_METHOD_CHOSEN && plan > 0 &&
             cutting->slices.items[plan - 1].method == 0)
        cutting->slices.items[plan - 1].method = cutting->event;
    else if (event->kind == GG_PLAN_FAILED && event->index == doing->goal &&
             doing->open[SLICE_PLAN] == 0)
        slices_end(cutting, doing, SLICE_GOAL, SLICE_FAILED);
}

static void take_goal(struct cutting *cutting, struct doing *doing, const gg_event *event)
{
    if (doing->goal != event->index || doing->open[SLICE_GOAL] == 0)
        return;
    if (event->kind == GG_GOAL_REACHED)
        slices_end(cutting, doing, SLICE_GOAL, SLICE_DONE);
    else if (event->kind == GG_GOAL_FAILED || event->kind == GG_GOAL_MISSED)
        slices_end(cutting, doing, SLICE_GOAL, SLICE_FAILED);
}

/* Begins the stretch of an agent that stands, and ends it before what comes then. */
static void take_standing(struct cutting *cutting, struct doing *doing, const gg_event *event)
{
    bool begins = event->kind == GG_ACTION_STARTED || event->kind == GG_WALK_STARTED;
    bool drops = event->kind == GG_PLAN_MADE || event->kind == GG_PLAN_DROPPED ||
                 event->kind == GG_METHOD_GIVEN_UP || event->kind == GG_GOAL_GIVEN_UP ||
                 event->kind == GG_ACTION_REFUSED;
    if (doing->stands && (begins || drops)) {
        slices_end(cutting, doing, SLICE_ACTION,
                   event->kind == GG_ACTION_STARTED ? SLICE_DONE : SLICE_LEFT);
        doing->stands = false;
    }
    if (event->kind == GG_ACTION_STANDS) {
        slices_begin(cutting, doing, SLICE_ACTION);
        doing->stands = true;
    }
}

static void slices_take(struct cutting *cutting, const struct record_event *record_event)
{
    const gg_event *event = &record_event->event;
    struct doing *doing = &cutting->agents[record_event->agent];
    take_standing(cutting, doing, event);
    if (event->kind == GG_ACTION_STARTED && event->fact != GG_NONE)
        return; /* it begins anew, and goes on */
    if (event->kind == GG_ACTION_STARTED || event->kind == GG_WALK_STARTED)
        slices_begin(cutting, doing, SLICE_ACTION);
    else if (event->kind == GG_ACTION_ENDED || event->kind == GG_WALK_ENDED)
        slices_finish(cutting, doing, event);
    else if (event->kind == GG_GOAL_REACHED || event->kind == GG_GOAL_FAILED ||
             event->kind == GG_GOAL_MISSED)
        take_goal(cutting, doing, event);
    else
        take_plan(cutting, doing, event);
}

/* ---------------------------------------------------------------- the whole */

/* What an agent was at before a gap goes on to the event before that one. */
static void pass_gaps(struct cutting *cutting, struct doing *doing)
{
    size_t now = cutting->event, gap = doing->gap;
    doing->gap = cutting->gap;
    if (gap == cutting->gap || cutting->record->gaps[gap].before == 0)
        return;
    cutting->event = cutting->record->gaps[gap].before - 1;
    slices_end(cutting, doing, SLICE_GOAL, SLICE_GOING_ON);
    cutting->event = now;
}

/* What an agent was at is left where it was let go. */
static void slices_leave(struct cutting *cutting, const struct record_leave *leaving)
{
    struct doing *doing = &cutting->agents[leaving->agent];
    pass_gaps(cutting, doing);
    cutting->event = leaving->before > 0 ? leaving->before - 1 : 0;
    slices_end(cutting, doing, SLICE_GOAL, SLICE_LEFT);
}

struct slices slices_of(struct pool *pool, const struct record *record)
{
    struct cutting cutting = {.pool = pool, .record = record};
    size_t left = 0;
    cutting.agents = pool_take(pool, (record->agent_count + 1) * sizeof *cutting.agents);
    for (size_t i = 0; i < record->event_count; i++) {
        while (cutting.gap < record->gap_count && record->gaps[cutting.gap].before <= i)
            cutting.gap++;
        while (left < record->leave_count && record->leaves[left].before <= i)
            slices_leave(&cutting, &record->leaves[left++]);
        cutting.event = i;
        pass_gaps(&cutting, &cutting.agents[record->events[i].agent]);
        slices_take(&cutting, &record->events[i]);
    }
    while (left < record->leave_count)
        slices_leave(&cutting, &record->leaves[left++]);
    for (size_t i = 0; i < record->agent_count; i++) {
        pass_gaps(&cutting, &cutting.agents[i]);
        slices_end(&cutting, &cutting.agents[i], SLICE_GOAL, SLICE_GOING_ON);
    }
    return cutting.slices;
}

/* -------------------------------------------------------------------- names */

static const char *name_of_goal(const struct tables *tables, const struct slice *slice,
                                const struct record *record, uint16_t goal)
{
    const gg_names *names = tables->domain.names;
    uint16_t task = tables->domain.agent_types[record->agent_types[slice->agent]].task;
    if (goal == GG_NONE)
        return task == GG_NONE ? "its task" : names->tasks[task];
    return goal < tables->domain.goal_count ? names->goals[goal] : "a wanted condition";
}

static const char *name_of_plan(struct pool *pool, const struct tables *tables,
                                const struct record *record, const struct slice *slice)
{
    const gg_event *event = &record->events[slice->event].event;
    const gg_event *method = &record->events[slice->method].event;
    if (slice->method > 0)
        return tables->domain.names->methods[method->index][method->value];
    return pool_format(pool, "%u step%s", event->value, event->value == 1 ? "" : "s");
}

const char *slice_name(struct pool *pool, const struct tables *tables, const struct record *record,
                       const struct slice *slice)
{
    const gg_event *event = &record->events[slice->event].event;
    if (slice->row == SLICE_GOAL)
        return name_of_goal(tables, slice, record, event->index);
    if (slice->row == SLICE_PLAN)
        return name_of_plan(pool, tables, record, slice);
    if (event->kind == GG_WALK_STARTED && tables->domain.names->places)
        return pool_format(pool, "walk to %s", tables->domain.names->places[event->value]);
    const char *action = tables->domain.names->actions[event->index];
    return event->kind == GG_ACTION_STANDS ? pool_format(pool, "stand before %s", action) : action;
}
