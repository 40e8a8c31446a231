/* SPDX-License-Identifier: MIT */
/* Lists the functions that a game gives: see callback_list.h. */
#include "tables/callback_list.h"

#define LOOKS(kind, passed, asked) "GG_CALL_" kind, passed, asked
#define ACTS NULL, NULL, NULL

const struct callback_type callback_types[CALLBACK_KINDS] = {
    [CALLBACK_TASK] = {"task", "run", "uint16_t action, gg_phase phase", "gg_status", "GG_INVALID",
                       ACTS},
    [CALLBACK_CHECK] = {"check", "precondition", "uint16_t action", "bool", "true",
                        LOOKS("PRECONDITION", "action", "action")},
    [CALLBACK_COST] = {"cost", "cost", "uint16_t action", "uint16_t", "0",
                       LOOKS("COST", "action", "action")},
    [CALLBACK_DURATION] = {"duration", "duration", "uint16_t action", "uint32_t", "0",
                           LOOKS("DURATION", "action", "action")},
    [CALLBACK_PRIORITY] = {"priority", "priority", "uint16_t goal", "int32_t", "0",
                           LOOKS("PRIORITY", "goal", "goal")},
    [CALLBACK_VALUE] = {"value", "value", "uint16_t goal", "int32_t", "0",
                        LOOKS("VALUE", "goal", "goal")},
    [CALLBACK_SCORE] = {"score", "score", "uint16_t task, uint16_t method", "int32_t", "0",
                        LOOKS("SCORE", "task, method", "(uint32_t)task << 16 | method")},
    [CALLBACK_METHOD] = {"check", "allows", "uint16_t task, uint16_t method", "bool", "true",
                         LOOKS("ALLOWS", "task, method", "(uint32_t)task << 16 | method")},
    [CALLBACK_SENSE] = {"sense", "sense", "uint16_t sense", "void", NULL, ACTS},
    [CALLBACK_APPLY] = {"apply", "apply", "uint16_t fact, uint32_t value", "void", NULL, ACTS},
    [CALLBACK_WALK] = {"travel", "walk", "gg_phase phase, uint16_t place", "gg_status",
                       "GG_INVALID", ACTS},
    [CALLBACK_TRAVEL] = {"travel", "travel", "uint16_t from, uint16_t to", "uint32_t", "0",
                         LOOKS("TRAVEL", "from, to", "(uint32_t)from << 16 | to")},
};

/* The list that is being made. */
struct listing {
    struct pool *pool;
    const struct domain *domain;
    const struct agent_type *agent_type;
    struct callbacks callbacks;
};

static void add_callback(struct listing *listing, struct callback callback)
{
    struct callbacks *list = &listing->callbacks;
    if (callback.name)
        POOL_ADD(listing->pool, list->items, list->count) = callback;
}

/* The name of the function that carries an action out; NULL: it only waits. */
static const char *stub_of(const struct action *action)
{
    if (only_waits(action))
        return NULL;
    return action->function ? action->function : action->name;
}

/* The name of an action's function of a kind; NULL: it has none. */
static const char *callback_list_name_of(const struct action *action, enum callback_kind kind)
{
    return kind == CALLBACK_TASK    ? stub_of(action)
           : kind == CALLBACK_CHECK ? action->procedural
           : kind == CALLBACK_COST  ? action->cost_call
                                    : action->duration_call;
}

static void callback_list_add_actions(struct listing *listing, enum callback_kind kind)
{
    for (size_t i = 0; i < listing->domain->action_count; i++) {
        const struct action *action = listing->domain->actions[i];
        if (!listing->agent_type || can_do(listing->agent_type, action))
            add_callback(listing, (struct callback){.kind = kind,
                                                    .name = callback_list_name_of(action, kind),
                                                    .place = action->place,
                                                    .parameters = &action->parameters,
                                                    .action = action});
    }
}

static void callback_list_add_goals(struct listing *listing, enum callback_kind kind)
{
    for (size_t i = 0; i < listing->domain->goal_count; i++) {
        const struct goal *goal = &listing->domain->goals[i];
        if (!listing->agent_type || chooses_goal(listing->agent_type, goal))
            add_callback(listing,
                         (struct callback){.kind = kind,
                                           .name = kind == CALLBACK_VALUE ? goal->value_call
                                                                          : goal->priority_call,
                                           .place = goal->place,
                                           .parameters = &goal->parameters,
                                           .goal = goal});
    }
}

static void callback_list_add_methods(struct listing *listing, const struct task *task,
                                      enum callback_kind kind)
{
    for (size_t i = 0; i < task->method_count; i++) {
        const struct method *method = &task->methods[i];
        const char *score = score_callback(task, method);
        add_callback(listing,
                     (struct callback){.kind = kind,
                                       .name = kind == CALLBACK_SCORE ? score : method->procedural,
                                       .place = method->place,
                                       .parameters = &method->parameters,
                                       .method = method});
    }
}

static void callback_list_add_facts(struct listing *listing, enum callback_kind kind,
                                    bool (*has)(const struct agent_type *, const struct fact *))
{
    for (size_t i = 0; i < listing->domain->fact_count; i++) {
        const struct fact *fact = listing->domain->facts[i];
        if (has(listing->agent_type, fact))
            add_callback(listing,
                         (struct callback){
                             .kind = kind, .name = fact->name, .place = fact->place, .fact = fact});
    }
}

/* One function walks to all places. */
static void add_walking(struct listing *listing)
{
    for (size_t i = 0; i < listing->domain->action_count; i++) {
        const struct action *action = listing->domain->actions[i];
        if (!action->begins_at || !can_do(listing->agent_type, action))
            continue;
        add_callback(listing, (struct callback){
                                  .kind = CALLBACK_WALK, .name = "walk", .place = action->place});
        add_callback(listing, (struct callback){.kind = CALLBACK_TRAVEL,
                                                .name = listing->domain->places.travel_call,
                                                .place = action->place});
        return;
    }
}

struct callbacks callbacks_of(struct pool *pool, const struct domain *domain,
                              const struct agent_type *agent_type)
{
    struct listing listing = {.pool = pool, .domain = domain, .agent_type = agent_type};
    for (enum callback_kind kind = CALLBACK_TASK; kind <= CALLBACK_DURATION; kind++)
        callback_list_add_actions(&listing, kind);
    callback_list_add_goals(&listing, CALLBACK_PRIORITY);
    callback_list_add_goals(&listing, CALLBACK_VALUE);
    for (enum callback_kind kind = CALLBACK_SCORE; kind <= CALLBACK_METHOD; kind++)
        for (size_t i = 0; i < domain->task_count; i++)
            if (!agent_type || may_come_to_task(agent_type, domain->tasks[i]))
                callback_list_add_methods(&listing, domain->tasks[i], kind);
    if (!agent_type)
        return listing.callbacks;
    callback_list_add_facts(&listing, CALLBACK_SENSE, needs_sense_function);
    callback_list_add_facts(&listing, CALLBACK_APPLY, needs_apply_function);
    add_walking(&listing);
    return listing.callbacks;
}

static bool is_told_of_world(const struct agent_type *none, const struct fact *fact)
{
    (void)none;
    return fact->shared && fact->applied;
}

struct callbacks world_callbacks_of(struct pool *pool, const struct domain *domain)
{
    struct listing listing = {.pool = pool, .domain = domain};
    callback_list_add_facts(&listing, CALLBACK_APPLY, is_told_of_world);
    return listing.callbacks;
}

bool callbacks_have(const struct callbacks *callbacks, enum callback_kind kind)
{
    for (size_t i = 0; i < callbacks->count; i++)
        if (callbacks->items[i].kind == kind)
            return true;
    return false;
}
