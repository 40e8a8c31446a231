/* SPDX-License-Identifier: MIT */
/* What an agent decides to do, compared with what it has explained: see explained.h. */
#include "models/explained.h"

#include <string.h>

enum { MOST_TICKS = 80 /* of a decision that tries goals in vain */ };

struct decided {
    uint16_t goal, steps, made;
    gg_event methods[EXPLAINED_REASONS]; /* chosen, or failed */
    size_t count;
};

static void note(void *context, const gg_agent *agent, const gg_event *event)
{
    struct decided *decided = context;
    (void)agent;
    if (event->kind == GG_PLAN_MADE) {
        decided->made++;
        decided->goal = event->index;
        decided->steps = event->value;
    } else if ((event->kind == GG_METHOD_CHOSEN || event->kind == GG_METHOD_FAILED) &&
               decided->count < EXPLAINED_REASONS) {
        decided->methods[decided->count++] = *event;
    }
}

/* The event that a reason must have led to; its kind is GG_PLAN_MADE if there is none. */
static gg_event event_of(const struct explained *explained, const gg_reason *reason)
{
    const gg_task *task = &explained->domain->tasks[reason->task];
    gg_event event = {GG_PLAN_MADE, reason->task, reason->index, reason->fact, reason->unmet};
    if (reason->kind == GG_METHOD_TAKEN)
        event.kind = GG_METHOD_CHOSEN;
    else if (task->select == GG_FIRST)
        event.kind = GG_METHOD_FAILED;
    return event;
}

/* Of the instances of a method the trace tells of the first, and the explanation of the first that is
 * applicable, if there is one. */
static bool is_another_instance(const struct explained *explained, const gg_reason *reason,
                                const gg_event *event)
{
    const gg_method *methods = explained->domain->tasks[reason->task].methods;
    return reason->kind == GG_METHOD_BARREN && event->kind == GG_METHOD_FAILED &&
           event->index == reason->task && event->value < reason->index &&
           methods[event->value].source_index == methods[reason->index].source_index;
}

static bool same_event(const gg_event *a, const gg_event *b)
{
    return a->kind == b->kind && a->index == b->index && a->value == b->value &&
           a->fact == b->fact && a->unmet.known == b->unmet.known && a->unmet.is == b->unmet.is &&
           a->unmet.low == b->unmet.low && a->unmet.high == b->unmet.high &&
           a->unmet.among == b->unmet.among;
}

/* The methods that the decision chose and passed over are those of the explanation, in order. Those
 * behind the chosen one no event tells of. */
static void compare_methods(struct explained *explained, const struct decided *decided)
{
    size_t next = 0;
    for (size_t i = 0; i < explained->count; i++) {
        const gg_reason *reason = &explained->reasons[i];
        if (reason->task == GG_NONE)
            continue;
        gg_event event = event_of(explained, reason);
        if (next < decided->count &&
            (same_event(&event, &decided->methods[next]) ||
             is_another_instance(explained, reason, &decided->methods[next])))
            next++;
        else if (reason->kind == GG_METHOD_TAKEN)
            explained_complain(explained, "another method was chosen", reason);
    }
    if (next != decided->count)
        explained_complain(explained, "the decision passed another method over",
                           &(gg_reason){.kind = GG_METHOD_BARREN,
                                        .task = decided->methods[next].index,
                                        .index = decided->methods[next].value,
                                        .fact = decided->methods[next].fact});
}

void explained_compare(struct explained *explained)
{
    static struct decided noted;
    struct decided *decided = &noted;
    const gg_reason *would = NULL;
    memset(decided, 0, sizeof *decided);
    explained_ask(explained);
    for (size_t i = 0; i < explained->count; i++)
        if (explained->reasons[i].kind == GG_WOULD_BE_CHOSEN)
            would = &explained->reasons[i];
    explained->planner->trace = note;
    explained->planner->tracing = &gg_tracing;
    explained->planner->context = decided;
    for (int i = 0; i < MOST_TICKS && decided->made == 0; i++)
        gg_agent_tick(explained->agent, explained->planner, 0);
    explained->planner->trace = NULL;
    if (!would != (decided->made == 0)) {
        explained_complain(explained, would ? "it does not do that" : "it does something", would);
        return;
    }
    if (!would)
        return;
    if (decided->goal != would->index || decided->steps != explained->step_count)
        explained_complain(explained, "it does something else", would);
    const uint16_t *steps =
        (const uint16_t *)(const void *)((const unsigned char *)explained->agent +
                                         explained->domain->offsets.agent_plan);
    if (explained->agent->plan_length == explained->step_count &&
        memcmp(steps, explained->steps, explained->step_count * sizeof *steps) != 0)
        explained_complain(explained, "it has another plan", would);
    if (decided->goal == GG_NONE)
        compare_methods(explained, decided);
}
