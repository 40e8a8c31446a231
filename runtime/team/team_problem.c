/* SPDX-License-Identifier: MIT */
/*
 * Makes plain numbers of a team's problem: what the actions that can be of use need, take and
 * make. Rests on team_facts.h. All is counted before it is written, by the same functions.
 */
#include "team/team_facts.h"

/* ---------------------------------------------------------------- the memory */

void *gg_team_take(gg_team_search *search, uint32_t count, uint32_t size)
{
    uint32_t free = (search->size - search->used) & ~(uint32_t)7;
    uint64_t bytes = gg_team_product(count, size);
    if (search->cramped || bytes > free) {
        search->cramped = true;
        return NULL;
    }
    void *taken = search->memory + (size_t)search->used;
    search->used += ((uint32_t)bytes + 7) & ~(uint32_t)7;
    return taken;
}

/* --------------------------------------------------------------------- values */

/* Numbers the facts that are used, the shared ones first. */
static bool number_values(gg_team_search *search, const uint8_t *marks)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    uint16_t count = 0;
    search->value_of = (uint16_t *)gg_team_take(search, domain->fact_count, sizeof(uint16_t));
    search->facts = (uint16_t *)gg_team_take(search, domain->fact_count, sizeof(uint16_t));
    search->tops = (uint32_t *)gg_team_take(search, domain->fact_count, sizeof(uint32_t));
    if (search->cramped)
        return false;
    for (uint16_t i = 0; i < domain->fact_count; i++)
        search->value_of[i] = GG_NONE;
    for (int own = 0; own < 2; own++) {
        for (uint16_t i = 0; i < domain->fact_count; i++) {
            if (!(marks[i] & GG_TEAM_USED) || domain->facts[i].shared == own ||
                i == gg_team_place_fact(search))
                continue;
            search->tops[count] = domain->facts[i].top;
            search->value_of[i] = count;
            search->facts[count++] = i;
        }
        if (!own)
            search->value_count = count;
    }
    search->own_count = (uint16_t)(count - search->value_count);
    return true;
}

/* --------------------------------------------------------------------- needs */

bool gg_team_adds_up(const GG_ROM gg_domain *domain, uint16_t fact)
{
    for (uint16_t i = 0; domain->claims && i < domain->claims->count; i++)
        if (domain->claims->all[i].fact == fact)
            return domain->claims->all[i].adds_up;
    return false;
}

static uint16_t value_or_here(const gg_team_search *search, uint16_t fact)
{
    return fact == gg_team_place_fact(search) ? GG_TEAM_HERE : search->value_of[fact];
}

static bool same_need(const gg_team_need *a, const gg_team_need *b)
{
    return a->value == b->value && a->kind == b->kind && a->low == b->low && a->high == b->high &&
           a->allowed == b->allowed && a->set == b->set;
}

/* While it is only counted, each need counts as a new one. */
static void add_need(gg_team_search *search, const gg_team_need *need)
{
    uint32_t index = 0;
    if (!search->needs) {
        search->need_count++;
        search->listed_count++;
        return;
    }
    while (index < search->need_count && !same_need(&search->needs[index], need))
        index++;
    if (index == search->need_count)
        search->needs[search->need_count++] = *need;
    search->listed[search->listed_count++] = (uint16_t)index;
}

static void add_flag_needs(gg_team_search *search, const GG_ROM gg_domain *domain,
                           const GG_ROM gg_flag_test *test)
{
    for (uint64_t bits = test->care; bits;) {
        uint16_t index = take_fact(domain, test->word, &bits);
        const GG_ROM gg_fact *fact = &domain->facts[index];
        uint64_t care = test->care & gg_fact_bits(fact);
        gg_team_need need = {0, NULL, 0, 0, value_or_here(search, index), GG_TEAM_SYMBOL, false};
        for (uint32_t value = 0; value <= fact->top; value++) {
            uint32_t shift = fact->kind == GG_BOOL ? fact->shift : fact->shift + value;
            uint64_t pattern = fact->kind == GG_BOOL && !value ? 0 : gg_one_bit(shift);
            if (((pattern ^ test->want) & care) == 0)
                need.allowed |= gg_one_bit(value);
        }
        add_need(search, &need);
    }
}

static void add_range_needs(gg_team_search *search, const GG_ROM gg_domain *domain,
                            const GG_ROM gg_range_test *test)
{
    for (uint64_t bits = test->care; bits;) {
        uint16_t index = take_fact(domain, test->word, &bits);
        const GG_ROM gg_fact *fact = &domain->facts[index];
        gg_team_need need = {0,
                             NULL,
                             gg_read_field(fact, test->low),
                             gg_read_field(fact, test->high),
                             value_or_here(search, index),
                             GG_TEAM_NUMBER,
                             gg_team_adds_up(domain, index)};
        add_need(search, &need);
    }
}

static void add_boxes(gg_team_search *search, const GG_ROM gg_condition *condition)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    for (uint16_t i = 0; i < condition->count; i++) {
        const GG_ROM gg_box *box = &condition->boxes[i];
        uint32_t first = search->listed_count;
        for (uint16_t j = 0; j < box->flag_count; j++)
            add_flag_needs(search, domain, &box->flags[j]);
        for (uint16_t j = 0; j < box->range_count; j++)
            add_range_needs(search, domain, &box->ranges[j]);
        for (const GG_ROM gg_set_test *test = gg_first_set(domain, box); test;
             test = gg_next_set(test)) {
            gg_team_need need = {0,           test, 0, 0, value_or_here(search, test->fact),
                                 GG_TEAM_SET, false};
            add_need(search, &need);
        }
        if (search->boxes) {
            search->boxes[search->box_count].first = first;
            search->boxes[search->box_count].count = (uint16_t)(search->listed_count - first);
        }
        search->box_count++;
    }
}

/* ------------------------------------------------------------------- changes */

static void add_change(gg_team_search *search, uint16_t fact, uint8_t effect, uint32_t amount)
{
    if (search->value_of[fact] == GG_NONE)
        return;
    if (search->changes) {
        gg_team_change *change = &search->changes[search->change_count];
        change->amount = amount;
        change->value = search->value_of[fact];
        change->effect = effect;
    }
    search->change_count++;
}

static void add_changes(gg_team_search *search, const GG_ROM gg_effect *effect)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    for (uint16_t i = 0; i < effect->assignment_count; i++) {
        const GG_ROM gg_assignment *assignment = &effect->assignments[i];
        for (uint64_t bits = written_bits(domain, assignment); bits;) {
            uint16_t index = take_fact(domain, assignment->word, &bits);
            const GG_ROM gg_fact *fact = &domain->facts[index];
            uint32_t value = fact->kind == GG_SYMBOL
                                 ? gg_lowest_bit(assignment->set & gg_fact_bits(fact)) - fact->shift
                                 : gg_read_field(fact, assignment->set);
            add_change(search, index, GG_TEAM_WRITES, value);
        }
    }
    for (uint16_t i = 0; i < effect->addition_count; i++) {
        int32_t amount = effect->additions[i].amount;
        add_change(search, effect->additions[i].fact, amount < 0 ? GG_TEAM_TAKES : GG_TEAM_MAKES,
                   amount < 0 ? 0u - (uint32_t)amount : (uint32_t)amount);
    }
}

/* ---------------------------------------------------------- tasks and requests */

static void add_task(gg_team_search *search, uint16_t index)
{
    const GG_ROM gg_action *action = &search->problem.tables->domain->actions[index];
    gg_team_task task = {
        search->box_count, search->change_count, 0, 0, 0, 0, index, GG_NONE, GG_NONE, GG_NONE};
    add_boxes(search, &action->precondition);
    add_changes(search, action->effect);
    task.box_count = (uint16_t)(search->box_count - task.box);
    task.change_count = (uint16_t)(search->change_count - task.change);
    if (search->tasks)
        search->tasks[search->task_count] = task;
    search->task_count++;
}

static void team_problem_add_goal(gg_team_search *search, uint16_t index)
{
    const gg_team_request *request = &search->problem.requests[index];
    gg_team_goal *goal = &search->goals[search->goal_count + search->kept_count];
    goal->box = search->box_count;
    goal->member = request->member;
    goal->kept = request->kept;
    goal->index = index;
    add_boxes(search, request->condition);
    goal->box_count = (uint16_t)(search->box_count - goal->box);
}

/* Adds the requests by priority, those of one in their order, and numbers the classes. */
static void add_goals(gg_team_search *search)
{
    const gg_team_problem *problem = &search->problem;
    uint32_t left = 0;
    search->goal_count = search->rank_count = search->kept_count = 0;
    for (uint16_t i = 0; i < problem->request_count; i++)
        if (problem->requests[i].kept == 0)
            left |= (uint32_t)1 << i;
    while (left) {
        int32_t highest = INT32_MIN;
        uint16_t first = search->goal_count;
        for (uint16_t i = 0; i < problem->request_count; i++)
            if (left >> i & 1 && problem->requests[i].priority > highest)
                highest = problem->requests[i].priority;
        for (uint16_t i = 0; i < problem->request_count; i++) {
            if (!(left >> i & 1) || problem->requests[i].priority != highest)
                continue;
            search->goals[search->goal_count].rank = search->rank_count;
            team_problem_add_goal(search, i);
            search->goal_count++;
            left &= ~((uint32_t)1 << i);
        }
        search->rank_sizes[search->rank_count++] = (uint16_t)(search->goal_count - first);
    }
    for (uint16_t i = 0; i < problem->request_count; i++) {
        if (problem->requests[i].kept == 0)
            continue;
        team_problem_add_goal(search, i);
        search->kept_count++;
    }
}

static void add_all(gg_team_search *search, const uint64_t *useful)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    search->need_count = search->listed_count = search->box_count = search->change_count = 0;
    search->task_count = 0;
    for (uint16_t i = 0; i < domain->action_count; i++)
        if (gg_has_bit(useful, i))
            add_task(search, i);
    add_goals(search);
}

/* Whether a change may make a need hold. */
static bool team_problem_may_serve(const gg_team_change *change, const gg_team_need *need)
{
    if (change->value != need->value)
        return false;
    if (change->effect == GG_TEAM_WRITES)
        return gg_team_allows(need, change->amount);
    return need->kind == GG_TEAM_NUMBER && (change->effect == GG_TEAM_TAKES || need->low > 0);
}

static void list_served(gg_team_search *search, gg_team_task *task)
{
    task->serves = search->listed_count;
    for (uint32_t i = 0; i < search->need_count; i++)
        for (uint16_t j = 0; j < task->change_count; j++) {
            if (!team_problem_may_serve(&search->changes[task->change + j], &search->needs[i]))
                continue;
            if (search->listed)
                search->listed[search->listed_count] = (uint16_t)i;
            search->listed_count++;
            break;
        }
    task->serve_count = (uint16_t)(search->listed_count - task->serves);
}

static bool is_written(const gg_team_search *search, uint16_t value)
{
    for (uint32_t i = 0; i < search->change_count; i++)
        if (search->changes[i].value == value && search->changes[i].effect == GG_TEAM_WRITES)
            return true;
    return false;
}

/* Notes what a goal asks for beside lower bounds on what is shared, or of what tasks write. */
static void note_kinds(gg_team_search *search, gg_team_goal *goal)
{
    for (uint16_t i = 0; i < goal->box_count; i++) {
        const gg_team_box *box = &search->boxes[goal->box + i];
        for (uint16_t j = 0; j < box->count; j++) {
            const gg_team_need *need = &search->needs[search->listed[box->first + j]];
            if (need->value >= search->value_count)
                goal->personal = true;
            else if (need->kind == GG_TEAM_NUMBER &&
                     (need->high < search->tops[need->value] || is_written(search, need->value)))
                search->refreshes = true;
        }
    }
}

static bool make_numbers(gg_team_search *search, const uint64_t *useful)
{
    add_all(search, useful);
    search->needs = (gg_team_need *)gg_team_take(search, search->need_count, sizeof(gg_team_need));
    search->boxes = (gg_team_box *)gg_team_take(search, search->box_count, sizeof(gg_team_box));
    search->changes =
        (gg_team_change *)gg_team_take(search, search->change_count, sizeof(gg_team_change));
    search->tasks = (gg_team_task *)gg_team_take(search, search->task_count, sizeof(gg_team_task));
    /* Each change may serve all needs of its value. */
    uint32_t listed = search->listed_count;
    uint32_t served = search->task_count * search->need_count;
    search->listed = (uint16_t *)gg_team_take(search, listed + served, sizeof(uint16_t));
    if (search->cramped || search->need_count > UINT16_MAX)
        return false;
    add_all(search, useful);
    for (uint16_t i = 0; i < search->task_count; i++)
        list_served(search, &search->tasks[i]);
    for (uint16_t i = 0; i < search->goal_count; i++)
        note_kinds(search, &search->goals[i]);
    return true;
}

bool gg_team_make_numbers(gg_team_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    uint32_t words = (domain->action_count + 63u) / 64;
    uint8_t *marks = (uint8_t *)gg_team_take(search, domain->fact_count, 1);
    uint64_t *useful = (uint64_t *)gg_team_take(search, words, sizeof(uint64_t));
    if (search->cramped)
        return false;
    for (uint16_t i = 0; i < domain->fact_count; i++)
        marks[i] = 0;
    for (uint32_t i = 0; i < words; i++)
        useful[i] = 0;
    gg_team_find_useful(search, marks, useful);
    return number_values(search, marks) && make_numbers(search, useful);
}
