/* SPDX-License-Identifier: MIT */
/* Finds goals and agent types of which nothing comes: see idleness.h. */
#include "domain/idleness.h"

#include "domain/agent_type.h"
#include "domain/examples.h"

/* Names of one kind that a sentence is about. */
struct naming {
    struct pool *pool;
    const char *what; /* "goal" */
    const char **names;
    size_t count;
};

/* "goals 'safe', 'fed' and 'dry'" */
static const char *words_of_names(const struct naming *naming)
{
    struct text words = {0};
    text_add(&words, "%s%s", naming->what, naming->count == 1 ? "" : "s");
    for (size_t i = 0; i < naming->count; i++)
        text_add(&words, "%s'%s'",
                 i == 0                   ? " "
                 : i + 1 == naming->count ? " and "
                                          : ", ",
                 naming->names[i]);
    return text_move_to_pool(&words, naming->pool);
}

/* "safe, fed, dry", as YAML has it */
static const char *list_of_names(const struct naming *naming)
{
    struct text list = {0};
    for (size_t i = 0; i < naming->count; i++)
        text_add_item(&list, naming->names[i]);
    return text_move_to_pool(&list, naming->pool);
}

/* ---------------------------------------------------------------------- goals */

bool is_pursued(const struct domain *domain, const struct goal *goal)
{
    bool wanted = goal->parameters.count > 0 && domain->limits.wants > 0;
    bool pursued = domain->team.given || wanted;
    for (size_t i = 0; i < domain->agent_type_count && !pursued; i++)
        pursued = chooses_goal(&domain->agent_types[i], goal);
    return pursued;
}

/* The agent types that have a task and say nothing of goals. */
static struct naming without_goals(struct pool *pool, const struct domain *domain)
{
    struct naming names = {.pool = pool, .what = "agent"};
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (domain->agent_types[i].without_goals)
            POOL_ADD(names.pool, names.names, names.count) = domain->agent_types[i].name;
    return names;
}

/* Whether an example plans for a goal. */
static bool is_planned(const struct domain *domain, const struct goal *goal)
{
    for (size_t i = 0; i < domain->example_count; i++)
        for (size_t j = 0; j < domain->examples[i].expectation_count; j++) {
            const struct subject *planned = domain->examples[i].expectations[j].planned;
            if (planned && planned->kind == SUBJECT_GOAL && planned->goal == goal)
                return true;
        }
    return false;
}

/* Whether nobody pursues a goal by a slip. It is none where all agents list goals, and an example plans
 * for the goal. */
static bool idleness_is_missed(const struct domain *domain, const struct goal *goal)
{
    bool listed = true;
    for (size_t i = 0; i < domain->agent_type_count; i++)
        listed &= !domain->agent_types[i].without_goals;
    return !is_pursued(domain, goal) && !(listed && is_planned(domain, goal));
}

/* What is said of goals that nobody pursues. */
static const char *words_of_goals(const struct domain *domain, const struct naming *goals)
{
    struct pool *pool = goals->pool;
    struct naming agents = without_goals(pool, domain);
    const char *said = pool_format(pool, "nobody pursues %s", words_of_names(goals));
    if (!agents.count)
        return pool_format(pool, "%s: no agent lists %s; write 'goals: [%s]' at one", said,
                           goals->count == 1 ? "it" : "them", list_of_names(goals));
    return pool_format(pool, "%s: %s %s a task and no 'goals'; write 'goals: [%s]' %s", said,
                       words_of_names(&agents), agents.count == 1 ? "has" : "have",
                       list_of_names(goals), agents.count == 1 ? "there" : "at one of them");
}

const char *words_of_unpursued_goals(struct pool *pool, const struct domain *domain)
{
    struct naming goals = {.pool = pool, .what = "goal"};
    for (size_t i = 0; i < domain->goal_count; i++)
        if (idleness_is_missed(domain, &domain->goals[i]))
            POOL_ADD(goals.pool, goals.names, goals.count) = domain->goals[i].name;
    return goals.count ? words_of_goals(domain, &goals) : NULL;
}

/* --------------------------------------------------------------------- agents */

static bool can_do_any(const struct domain *domain, const struct agent_type *agent_type)
{
    bool any = false;
    for (size_t i = 0; i < domain->action_count && !any; i++)
        any = !domain->actions[i]->in_subtasks && !domain->actions[i]->road &&
              can_do(agent_type, domain->actions[i]);
    return any;
}

bool acts_by_itself(const struct domain *domain, const struct agent_type *agent_type)
{
    bool acts = agent_type->task != NULL;
    for (size_t i = 0; i < domain->goal_count && !acts; i++)
        acts = chooses_goal(agent_type, &domain->goals[i]);
    return acts;
}

bool is_idle(const struct domain *domain, const struct agent_type *agent_type)
{
    bool asked = domain->team.given || domain->limits.wants;
    if (agent_type->actions && !can_do_any(domain, agent_type))
        return false;
    return !asked && !acts_by_itself(domain, agent_type);
}

/* "go(a, b)": a name with an object for each of its parameters. */
static const char *words_of_call(struct pool *pool, const struct domain *domain, const char *name,
                                 const struct parameters *parameters)
{
    const char *words = name;
    for (size_t i = 0; i < parameters->count; i++) {
        const struct object_type *type = parameters->items[i].type;
        const char *object = type && type->objects.count
                                 ? domain->symbols[type->objects.symbols[0]].name
                                 : parameters->items[i].name;
        words = pool_format(pool, "%s%s%s", words, i ? ", " : "(", object);
    }
    return parameters->count ? pool_format(pool, "%s)", words) : words;
}

/* What an agent type without a task and goals can be given: "task: live", "goals: [fed]". */
static const char *idleness_words_of_task(struct pool *pool, const struct domain *domain)
{
    const struct task *task = domain->tasks[0];
    return pool_format(pool, "task: %s",
                       words_of_call(pool, domain, task->name, &task->parameters));
}

/* What is said where there are no tasks and no goals at all. */
static const char *words_of_nothing(struct pool *pool, const struct domain *domain)
{
    if (!domain->action_count)
        return "the domain has neither tasks nor goals; write 'actions', and 'tasks' or 'goals'";
    const struct action *action = domain->actions[0];
    return pool_format(pool,
                       "the domain has neither tasks nor goals; write 'goals', or 'tasks: {live: "
                       "{methods: {only: {subtasks: [%s]}}}}'",
                       words_of_call(pool, domain, action->name, &action->parameters));
}

const char *words_of_idle(struct pool *pool, const struct domain *domain,
                          const struct agent_type *agent_type)
{
    const char *said = pool_format(pool, "agent '%s' does nothing by itself", agent_type->name);
    if (domain->task_count + domain->goal_count == 0)
        return pool_format(pool, "%s: %s", said, words_of_nothing(pool, domain));
    const char *task = domain->task_count ? idleness_words_of_task(pool, domain) : NULL;
    const char *goal = NULL;
    if (domain->goal_count)
        goal = pool_format(pool, "goals: [%s]", domain->goals[0].name);
    if (agent_type->implied)
        return pool_format(pool,
                           "%s: each task and goal has parameters; write 'agents: {%s: {%s}}'",
                           said, agent_type->name, task ? task : goal);
    return pool_format(pool, "%s: it has neither a task nor a goal; write '%s'%s%s%s there", said,
                       task ? task : goal, task && goal ? " or '" : "", task && goal ? goal : "",
                       task && goal ? "'" : "");
}

/* ------------------------------------------------------------------- warnings */

/* Warns of goals that nobody pursues, at an agent type that says nothing of goals. */
static void warn_at_agent(const struct domain *domain, const struct agent_type *agent_type)
{
    const char *words = words_of_unpursued_goals(domain->parsing.pool, domain);
    if (words)
        report_warning(domain->parsing.diagnostics, "unpursued-goal", agent_type->place, "%s",
                       words);
}

/* Warns of them at each goal. */
static void warn_at_goals(const struct domain *domain)
{
    for (size_t i = 0; i < domain->goal_count; i++) {
        struct naming names = {.pool = domain->parsing.pool, .what = "goal"};
        if (!idleness_is_missed(domain, &domain->goals[i]))
            continue;
        POOL_ADD(names.pool, names.names, names.count) = domain->goals[i].name;
        report_warning(domain->parsing.diagnostics, "unpursued-goal", domain->goals[i].place, "%s",
                       words_of_goals(domain, &names));
    }
}

void warn_of_idleness(const struct domain *domain)
{
    const struct agent_type *silent = NULL, *types = domain->agent_types;
    bool any_idle = false;
    for (size_t i = 0; i < domain->agent_type_count; i++) {
        silent = !silent && types[i].without_goals ? &types[i] : silent;
        if (!is_idle(domain, &types[i]))
            continue;
        any_idle = true;
        report_warning(domain->parsing.diagnostics, "idle-agent", types[i].place, "%s",
                       words_of_idle(domain->parsing.pool, domain, &types[i]));
    }
    if (silent)
        warn_at_agent(domain, silent);
    else if (!any_idle) /* which could be given the goals */
        warn_at_goals(domain);
}
