/* SPDX-License-Identifier: MIT */
/*
 * Makes plain numbers of a team's problem: what the actions that can be of use need, take and
 * make. An action can be of use if it may bring about what a request needs, or another action of
 * use. Rests on scheduler.h. All is counted before it is written, by the same functions.
 */
#include "goap/search.h"
#include "state/features.h"
#include "team/scheduler.h"

/* ------------------------------------------------------- what effects change */

/* What an effect does to a fact. */
typedef struct fact_change {
    uint32_t amount; /* that it takes or makes; or the value that it writes */
    uint16_t fact;
    uint8_t effect; /* a gg_team_effect */
} fact_change;

/* Reads the changes of an effect one after the other. */
typedef struct effect_reader {
    const GG_ROM gg_domain *domain;
    const GG_ROM gg_effect *effect;
    uint64_t bits; /* that are left of the assignment before `next` */
    uint32_t next; /* the assignment, or addition behind these, that comes next */
} effect_reader;

static effect_reader read_effect(const GG_ROM gg_domain *domain, const GG_ROM gg_effect *effect)
{
    effect_reader reader = {domain, effect, 0, 0};
    return reader;
}

/* The bits that an assignment writes, without those that numbers have between them. */
static uint64_t written_bits(const GG_ROM gg_domain *domain, const GG_ROM gg_assignment *assignment)
{
    uint64_t guards = assignment->word < domain->flag_words ? 0 : domain->guards[assignment->word];
    return ~assignment->keep & ~guards;
}

static bool read_change(effect_reader *reader, fact_change *change)
{
    const GG_ROM gg_domain *domain = reader->domain;
    const GG_ROM gg_effect *effect = reader->effect;
    while (!reader->bits && reader->next < effect->assignment_count)
        reader->bits = written_bits(domain, &effect->assignments[reader->next++]);
    if (reader->bits) {
        const GG_ROM gg_assignment *assignment = &effect->assignments[reader->next - 1];
        const GG_ROM gg_fact *fact =
            gg_take_fact_of_lowest_bit(domain, assignment->word, &reader->bits);
        change->fact = (uint16_t)(fact - domain->facts);
        change->effect = GG_TEAM_WRITES;
        change->amount =
            fact->kind == GG_SYMBOL
                ? gg_lowest_bit(assignment->set & gg_fact_mask_in_word(fact)) - fact->shift
                : gg_read_field(fact, assignment->set);
        return true;
    }
    uint32_t index = reader->next++ - effect->assignment_count;
    if (index >= effect->addition_count)
        return false;
    int32_t amount = effect->additions[index].amount;
    change->fact = effect->additions[index].fact;
    change->effect = amount < 0 ? GG_TEAM_TAKES : GG_TEAM_MAKES;
    change->amount = amount < 0 ? 0u - (uint32_t)amount : (uint32_t)amount;
    return true;
}

/* ------------------------------------------------------- which actions are of use */

/* Marks of facts: it is wanted that it rises or falls, or it counts. */
enum { WANTED_UP = 1, WANTED_DOWN = 2, WANTED = 3, USED = 4 };

typedef struct sifting {
    const GG_ROM gg_domain *domain;
    uint8_t *marks;   /* by fact */
    uint64_t *useful; /* a bit for each action */
    bool changed;
} sifting;

static void useful_mark(sifting *sieve, uint16_t fact, uint8_t marks)
{
    sieve->changed |= (sieve->marks[fact] | marks) != sieve->marks[fact];
    sieve->marks[fact] |= marks;
}

static bool is_range(const gg_constraint *constraint)
{
    return constraint->fact->kind == GG_NUMBER && !constraint->set;
}

static void want(sifting *sieve, const GG_ROM gg_condition *condition)
{
    gg_constraint asked;
    for (uint32_t i = 0; i < condition->count; i++) {
        gg_box_reader reader = gg_box_reader_begin(sieve->domain, ref_to_box(&condition->boxes[i]));
        while (gg_box_reader_next(&reader, &asked)) {
            uint8_t marks = USED | WANTED;
            if (is_range(&asked) && gg_read_field(asked.fact, asked.a) == 0)
                marks &= (uint8_t)~WANTED_UP;
            if (is_range(&asked) && gg_read_field(asked.fact, asked.b) == asked.fact->top)
                marks &= (uint8_t)~WANTED_DOWN;
            useful_mark(sieve, (uint16_t)(asked.fact - sieve->domain->facts), marks);
        }
    }
}

/* Whether an action changes something that is wanted so. */
static bool is_of_use(const sifting *sieve, const GG_ROM gg_effect *effect)
{
    static const uint8_t asked[] = {WANTED_DOWN, WANTED_UP, WANTED}; /* by gg_team_effect */
    effect_reader reader = read_effect(sieve->domain, effect);
    for (fact_change change; read_change(&reader, &change);)
        if (sieve->marks[change.fact] & asked[change.effect])
            return true;
    return false;
}

/* Whether one of the members has the skill and the place has room. */
static bool can_be_done(const gg_team_problem *problem, const GG_ROM gg_team_work *work)
{
    if (work->facility != GG_NONE && problem->capacities && !problem->capacities[work->facility])
        return false;
    for (uint32_t i = 0; i < problem->member_count; i++)
        if (work->skill == GG_NONE || problem->members[i].levels[work->skill] > 0)
            return true;
    return false;
}

/* An action counts, with what it needs and changes. Private facts that nobody asks for do not count.
 * Of what is made, less may be wanted, so that there is room. */
static void use_action(sifting *sieve, uint16_t index)
{
    const GG_ROM gg_action *action = &sieve->domain->actions[index];
    effect_reader reader = read_effect(sieve->domain, action->effect);
    sieve->useful[index / 64] |= gg_one_bit(index % 64);
    sieve->changed = true;
    want(sieve, &action->precondition);
    for (fact_change change; read_change(&reader, &change);)
        if (sieve->domain->facts[change.fact].shared)
            useful_mark(sieve, change.fact,
                        change.effect == GG_TEAM_MAKES ? USED | WANTED_DOWN : USED);
}

gg_team_useful gg_team_find_useful(const gg_team_problem *problem, gg_team_memory *memory)
{
    const GG_ROM gg_domain *domain = problem->tables->domain;
    uint32_t words = (domain->action_count + 63u) / 64;
    gg_team_useful useful;
    useful.marks = (uint8_t *)gg_team_take(memory, domain->fact_count, 1);
    useful.actions = (uint64_t *)gg_team_take(memory, words, sizeof(uint64_t));
    sifting all = {domain, useful.marks, useful.actions, false}, *sieve = &all;
    if (memory->cramped)
        return useful;
    gg_clear_bytes(useful.marks, domain->fact_count);
    gg_clear_bytes(useful.actions, (size_t)words * sizeof(uint64_t));
    for (uint32_t i = 0; i < problem->request_count; i++)
        want(sieve, problem->requests[i].condition);
    do {
        sieve->changed = false;
        for (uint16_t i = 0; i < sieve->domain->action_count; i++)
            if (!gg_has_bit(sieve->useful, i) && while_of_action(sieve->domain, i) == GG_NONE &&
                is_of_use(sieve, sieve->domain->actions[i].effect) &&
                can_be_done(problem, &problem->tables->work[i]))
                use_action(sieve, i);
    } while (sieve->changed);
    return useful;
}

/* --------------------------------------------------------------------- values */

/* Numbers the facts that are used, the shared ones first. */
static bool number_values(gg_team_search *search, const uint8_t *marks)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    uint16_t count = 0;
    search->value_of =
        (uint16_t *)gg_team_take(&search->memory, domain->fact_count, sizeof(uint16_t));
    search->facts = (uint16_t *)gg_team_take(&search->memory, domain->fact_count, sizeof(uint16_t));
    search->tops = gg_team_take_numbers(search, domain->fact_count);
    if (search->memory.cramped)
        return false;
    for (uint32_t i = 0; i < domain->fact_count; i++)
        search->value_of[i] = GG_NONE;
    for (int own = 0; own < 2; own++) {
        for (uint16_t i = 0; i < domain->fact_count; i++) {
            if (!(marks[i] & USED) || domain->facts[i].shared == own ||
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

bool gg_team_requests_add_up(const GG_ROM gg_domain *domain, uint16_t fact)
{
    for (uint32_t i = 0; domain->claims && i < domain->claims->count; i++)
        if (domain->claims->all[i].fact == fact)
            return claimed_fact_adds_up(domain, i);
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

static void add_constraint(gg_team_search *search, const gg_constraint *asked)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    const GG_ROM gg_fact *fact = asked->fact;
    uint16_t index = (uint16_t)(fact - domain->facts);
    gg_team_need need = {0, asked->set, 0, 0, value_or_here(search, index), GG_TEAM_SYMBOL, false};
    if (asked->set) {
        need.kind = GG_TEAM_SET;
    } else if (is_range(asked)) {
        need.kind = GG_TEAM_NUMBER;
        need.low = gg_read_field(fact, asked->a);
        need.high = gg_read_field(fact, asked->b);
        need.adds_up = gg_team_requests_add_up(domain, index);
    } else {
        for (uint32_t value = 0; value <= fact->top; value++)
            if (gg_constraint_allows(asked, value))
                need.allowed |= gg_one_bit(value);
    }
    add_need(search, &need);
}

static void add_boxes(gg_team_search *search, const GG_ROM gg_condition *condition)
{
    gg_constraint asked;
    for (uint32_t i = 0; i < condition->count; i++) {
        gg_box_reader reader =
            gg_box_reader_begin(search->problem.tables->domain, ref_to_box(&condition->boxes[i]));
        uint32_t first = search->listed_count;
        while (gg_box_reader_next(&reader, &asked))
            add_constraint(search, &asked);
        if (search->boxes) {
            search->boxes[search->box_count].first = first;
            search->boxes[search->box_count].count = (uint16_t)(search->listed_count - first);
        }
        search->box_count++;
    }
}

/* ---------------------------------------------------------- tasks and requests */

/* Adds the changes of shared values, or of private ones. */
static void add_changes(gg_team_search *search, const GG_ROM gg_effect *effect, bool own)
{
    effect_reader reader = read_effect(search->problem.tables->domain, effect);
    for (fact_change change; read_change(&reader, &change);) {
        uint16_t value = search->value_of[change.fact];
        if (value == GG_NONE || (value >= search->value_count) != own)
            continue;
        if (search->changes) {
            gg_team_change numbers = {change.amount, value, change.effect};
            search->changes[search->change_count] = numbers;
        }
        search->change_count++;
    }
}

static void add_task(gg_team_search *search, uint16_t index)
{
    const GG_ROM gg_action *action = &search->problem.tables->domain->actions[index];
    gg_team_task task;
    gg_clear_bytes(&task, sizeof task);
    task.box = search->box_count;
    task.change = search->change_count;
    task.action = index;
    task.begins_at = task.ends_at = task.facility = GG_NONE;
    add_boxes(search, &action->precondition);
    task.box_count = (uint16_t)(search->box_count - task.box);
    add_changes(search, action->effect, false);
    task.shared_count = (uint16_t)(search->change_count - task.change);
    add_changes(search, action->effect, true);
    task.change_count = (uint16_t)(search->change_count - task.change);
    if (search->tasks)
        search->tasks[search->task_count] = task;
    search->task_count++;
}

static void add_goal(gg_team_search *search, uint16_t index, uint16_t rank)
{
    const gg_team_request *request = &search->problem.requests[index];
    gg_team_goal goal = {
        search->box_count, 0,     request->member, rank,         index,
        request->kept,     false, request->firm,   request->due, search->limits[index]};
    add_boxes(search, request->condition);
    goal.box_count = (uint16_t)(search->box_count - goal.box);
    search->goals[search->goal_count + search->kept_count] = goal;
}

static bool comes_before(const gg_team_request *one, const gg_team_request *other)
{
    if (one->priority != other->priority)
        return one->priority > other->priority;
    return one->due > 0 && (other->due == 0 || one->due < other->due);
}

/* Adds the requests by priority, those of one by what is promised and then in their order, and numbers
 * the classes; then those that only keep something. */
static void add_goals(gg_team_search *search)
{
    const gg_team_request *requests = search->problem.requests;
    uint16_t sorted[GG_TEAM_REQUESTS], count = 0;
    search->goal_count = search->rank_count = search->kept_count = 0;
    for (uint16_t i = 0; i < search->problem.request_count; i++) {
        uint16_t place = count;
        if (requests[i].kept != 0)
            continue;
        for (; place > 0 && comes_before(&requests[i], &requests[sorted[place - 1]]); place--)
            sorted[place] = sorted[place - 1];
        sorted[place] = i;
        count++;
    }
    for (; search->goal_count < count; search->goal_count++) {
        uint16_t i = search->goal_count;
        if (i == 0 || requests[sorted[i]].priority != requests[sorted[i - 1]].priority)
            for (int more = requests[sorted[i]].due > 0; more >= 0; more--)
                search->rank_sizes[search->rank_count++] = 0;
        search->rank_sizes[search->rank_count - 1]++;
        add_goal(search, sorted[i], (uint16_t)(search->rank_count - 1));
    }
    for (uint16_t i = 0; i < search->problem.request_count; i++) {
        if (requests[i].kept == 0)
            continue;
        add_goal(search, i, 0);
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
        for (uint32_t j = 0; j < task->change_count; j++) {
            if (!team_problem_may_serve(change_in(search, task, j), &search->needs[i]))
                continue;
            search->listed[search->listed_count++] = (uint16_t)i;
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
    for (uint32_t i = 0; i < goal->box_count; i++) {
        const gg_team_box *box = &search->boxes[goal->box + i];
        for (uint32_t j = 0; j < box->count; j++) {
            const gg_team_need *need = gg_team_need_in(search, box, j);
            if (need->value >= search->value_count)
                goal->personal = true;
            else if (need->kind == GG_TEAM_NUMBER &&
                     (need->high < search->tops[need->value] || is_written(search, need->value)))
                search->refreshes = true;
        }
    }
}

bool gg_team_make_numbers(gg_team_search *search)
{
    const GG_ROM gg_domain *domain = search->problem.tables->domain;
    gg_team_useful useful = gg_team_find_useful(&search->problem, &search->memory);
    sifting sieve = {domain, useful.marks, useful.actions, false};
    search->needs = NULL; /* they are counted first */
    search->boxes = NULL;
    search->changes = NULL;
    search->tasks = NULL;
    if (search->memory.cramped)
        return false;
    /* What is done already counts, too. */
    for (uint32_t i = 0; i < search->problem.member_count; i++)
        if (search->problem.members[i].running != GG_NONE)
            use_action(&sieve, search->problem.members[i].running);
    if (!number_values(search, useful.marks))
        return false;
    add_all(search, useful.actions);
    search->needs =
        (gg_team_need *)gg_team_take(&search->memory, search->need_count, sizeof(gg_team_need));
    search->boxes =
        (gg_team_box *)gg_team_take(&search->memory, search->box_count, sizeof(gg_team_box));
    search->changes = (gg_team_change *)gg_team_take(&search->memory, search->change_count,
                                                     sizeof(gg_team_change));
    search->tasks =
        (gg_team_task *)gg_team_take(&search->memory, search->task_count, sizeof(gg_team_task));
    /* Each change may serve all needs of its value. */
    uint32_t listed = search->listed_count + search->task_count * search->need_count;
    search->listed = (uint16_t *)gg_team_take(&search->memory, listed, sizeof(uint16_t));
    if (search->memory.cramped || search->need_count > UINT16_MAX)
        return false;
    add_all(search, useful.actions);
    for (uint32_t i = 0; i < search->task_count; i++)
        list_served(search, &search->tasks[i]);
    for (uint32_t i = 0; i < search->goal_count; i++)
        note_kinds(search, &search->goals[i]);
    return true;
}
