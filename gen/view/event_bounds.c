/* SPDX-License-Identifier: MIT */
/* What the numbers of events count, and so how high they can be: see event_bounds.h. */
#include "view/event_bounds.h"

/* What the index and the value of an event count. */
enum meaning { ACTION, TASK, GOAL, STEPS, OUTCOME, METHOD, STATUS, PLACE, TIMES, NOTHING };

static const struct {
    enum meaning index, value;
    bool none; /* whether the index can be GG_NONE */
} meanings[EVENT_KINDS] = {
    [GG_PLAN_MADE] = {GOAL, STEPS, true},           [GG_PLAN_FAILED] = {GOAL, OUTCOME, true},
    [GG_PLAN_DROPPED] = {ACTION, NOTHING, true},    [GG_METHOD_CHOSEN] = {TASK, METHOD, false},
    [GG_ACTION_STARTED] = {ACTION, NOTHING, false}, [GG_ACTION_ENDED] = {ACTION, STATUS, false},
    [GG_PLAN_INTERRUPTED] = {TASK, METHOD, false},  [GG_GOAL_CHOSEN] = {GOAL, NOTHING, false},
    [GG_GOAL_REACHED] = {GOAL, NOTHING, false},     [GG_GOAL_FAILED] = {GOAL, TIMES, false},
    [GG_METHOD_FAILED] = {TASK, METHOD, false},     [GG_WALK_STARTED] = {ACTION, PLACE, false},
    [GG_WALK_ENDED] = {ACTION, STATUS, false},      [GG_ACTION_REFUSED] = {ACTION, NOTHING, false},
    [GG_BOOKING_TAKEN] = {ACTION, NOTHING, false},  [GG_METHOD_DENIED] = {TASK, METHOD, false},
};

size_t event_index_count(const gg_domain *domain, gg_event_kind kind)
{
    if (meanings[kind].index == ACTION)
        return domain->action_count;
    return meanings[kind].index == TASK ? domain->task_count
                                        : (size_t)domain->goal_count + domain->want_limit;
}

bool event_is_of_none(gg_event_kind kind)
{
    return meanings[kind].none;
}

bool event_names_method(gg_event_kind kind)
{
    return meanings[kind].value == METHOD;
}

uint64_t event_highest_value(const gg_domain *domain, const gg_event *event)
{
    switch (meanings[event->kind].value) {
    case STEPS:
        return domain->plan_limit;
    case OUTCOME:
        return GG_BUSY;
    case METHOD: /* a task without methods has none that could be named */
        return domain->tasks[event->index].method_count - 1u;
    case STATUS:
        return GG_INVALID;
    case PLACE:
        return domain->places ? domain->places->count - 1u : 0;
    case TIMES:
        return UINT16_MAX;
    default:
        return 0;
    }
}

bool event_can_ask(const struct tables *tables, const gg_event *event)
{
    const gg_unmet *unmet = &event->unmet;
    if (event->fact >= tables->layout.fact_count) {
        const gg_sum *sum = &tables->all_sums[event->fact - tables->layout.fact_count];
        return unmet->is <= sum->top && unmet->low <= unmet->high && unmet->high <= sum->top &&
               unmet->among == 0;
    }
    const gg_fact *fact = &tables->domain.facts[event->fact];
    if (unmet->is > fact->top || unmet->low > unmet->high || unmet->high > fact->top)
        return false;
    if (unmet->among == 0)
        return true;
    if (fact->kind == GG_SYMBOL)
        return fact->top >= 63 || unmet->among >> (fact->top + 1) == 0;
    return unmet->among < tables->set_count && tables->set_tests[unmet->among].fact == event->fact;
}
