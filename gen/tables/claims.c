/* SPDX-License-Identifier: MIT */
/* What actions claim of facts with `claim`, and which actions use these. See build.h. */
#include "tables/build.h"

#include <string.h>

/* What an action changes by itself: what a subtask waits for others bring about. */
static const struct changes *changes_made_by(const struct ground_action *action)
{
    static const struct changes none = {NULL, 0};
    return action->action->in_subtasks ? &none : &action->changes;
}

/* Of each ground fact, its place among those that are claimed; SIZE_MAX: it is not. A fact that no
 * action changes is not, unless a team may be asked for it. */
static size_t *claimed_places(struct building *building)
{
    const struct problem *problem = building->problem;
    const struct layout *layout = &building->tables->layout;
    size_t *places = pool_take(building->pool, (layout->fact_count + 1) * sizeof *places);
    bool *changed = pool_take(building->pool, (layout->fact_count + 1) * sizeof *changed);
    uint16_t *count = &building->tables->claims.count;
    for (size_t i = 0; i < problem->rows.count; i++)
        for (size_t j = 0; j < changes_made_by(&problem->rows.items[i])->count; j++) {
            size_t variable = problem->rows.items[i].changes.items[j].variable;
            if (problem->variables[variable].fact->claim)
                changed[layout->numbers[variable]] = true;
        }
    for (size_t i = 0; i < layout->fact_count; i++)
        changed[i] |=
            problem->domain->team.given && problem->variables[layout->variables[i]].fact->claim;
    for (size_t i = 0; i < layout->fact_count; i++)
        places[i] = changed[i] ? (*count)++ : SIZE_MAX;
    return places;
}

/* What a box asks of a fact: bits, 1 for a high value and 2 for a low one. */
static unsigned asked_by_box(const gg_fact *fact, const struct box *box, size_t variable)
{
    enum { HIGH = 1, LOW = 2 };
    unsigned asked = 0;
    for (size_t i = 0; i < box->count; i++)
        if (box->constraints[i].variable == variable)
            asked |= fact->kind != GG_BOOL              ? HIGH | LOW
                     : box->constraints[i].allowed == 2 ? HIGH
                                                        : LOW;
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->variable_count; j++)
            if (box->sums[i].sum->variables[j] == variable)
                asked |= HIGH | LOW;
    return asked;
}

/* How an action claims a fact as a whole: by what it asks of it. */
static uint8_t kind_of_write(const gg_fact *fact, const struct dnf *condition, size_t variable)
{
    unsigned asked = 0;
    for (size_t i = 0; i < condition->count; i++)
        asked |= asked_by_box(fact, &condition->items[i], variable);
    return (uint8_t)(GG_WRITES + asked);
}

static gg_claim claim_of(const gg_fact *fact, const struct ground_action *action,
                         const struct change *change, size_t place)
{
    gg_claim claim = {.place = (uint16_t)place,
                      .kind = kind_of_write(fact, &action->condition, change->variable)};
    if (!change->adds)
        return claim;
    int64_t amount = change->value < 0 ? -change->value : change->value;
    claim.kind = change->value < 0 ? GG_TAKES : GG_ADDS;
    claim.amount = amount > (int64_t)fact->top ? fact->top : (uint32_t)amount;
    return claim;
}

/* The claims of one action; NULL: it has none. */
static const gg_claim *claims_of(struct building *building, const struct ground_action *action,
                                 const size_t *places)
{
    const struct layout *layout = &building->tables->layout;
    const struct changes *changes = changes_made_by(action);
    gg_claim *claims = pool_take(building->pool, (changes->count + 1) * sizeof *claims);
    size_t count = 0;
    for (size_t i = 0; i < changes->count; i++) {
        size_t fact = layout->numbers[changes->items[i].variable];
        if (!building->problem->variables[changes->items[i].variable].fact->claim)
            continue;
        if (count > 0)
            claims[count - 1].more = true;
        claims[count++] = claim_of(&layout->facts[fact], action, &changes->items[i], places[fact]);
    }
    return count > 0 ? claims : NULL;
}

/* The actions that use each fact that is claimed. */
struct users {
    const struct building *building;
    const size_t *places;
    uint64_t **sets; /* by place */
};

/* Marks an action as one that uses a fact. */
static void use(const struct users *users, size_t variable, size_t action)
{
    if (!users->building->problem->variables[variable].fact->claim)
        return;
    size_t place = users->places[users->building->tables->layout.numbers[variable]];
    if (place != SIZE_MAX)
        bit_put(users->sets[place], action);
}

/* Marks an action as one that uses what a box reads. */
static void use_box(const struct users *users, const struct box *box, size_t action)
{
    for (size_t i = 0; i < box->count; i++)
        use(users, box->constraints[i].variable, action);
    for (size_t i = 0; i < box->sum_count; i++)
        for (size_t j = 0; j < box->sums[i].sum->variable_count; j++)
            use(users, box->sums[i].sum->variables[j], action);
}

static void use_all(const struct users *users, size_t action)
{
    const struct problem *problem = users->building->problem;
    const struct ground_action *ground = &problem->actions[problem->rows.numbers[action]];
    for (size_t i = 0; i < ground->changes.count; i++)
        use(users, ground->changes.items[i].variable, action);
    for (size_t i = 0; i < ground->condition.count; i++)
        use_box(users, &ground->condition.items[i], action);
}

static void build_claimed(struct building *building, const size_t *places)
{
    gg_domain *domain = &building->tables->domain;
    struct pool *pool = building->pool;
    size_t words = bit_words(domain->action_count) + 1;
    gg_claimed_fact *claimed = pool_take(pool, building->tables->claims.count * sizeof *claimed);
    uint64_t *bits = pool_take(pool, domain->word_count * sizeof *bits);
    struct users users = {building, places,
                          pool_take(pool, building->tables->claims.count * sizeof(uint64_t *))};
    for (size_t i = 0; i < domain->fact_count; i++) {
        if (places[i] == SIZE_MAX)
            continue;
        users.sets[places[i]] = pool_take(pool, words * sizeof(uint64_t));
        size_t variable = building->tables->layout.variables[i];
        const struct fact *fact = building->problem->variables[variable].fact;
        bool adds_up = fact->kind == GG_NUMBER && !fact->claim_starts;
        unsigned traits = (adds_up ? GG_ADDS_UP : 0) | (fact->claim_starts ? GG_FROM_START : 0) |
                          (fact->kind != GG_SYMBOL ? GG_HAS_ENDS : 0);
        if (fact->claim_starts)
            building->tables->claims.claiming = &gg_standing;
        claimed[places[i]] = (gg_claimed_fact){users.sets[places[i]], (uint16_t)i, (uint8_t)traits};
        bits[domain->facts[i].word] |= mask_of_fact(&domain->facts[i]);
    }
    for (size_t i = 0; i < domain->action_count; i++)
        if (!building->problem->rows.items[i].action->in_subtasks)
            use_all(&users, i);
    building->tables->claims.all = claimed;
    building->tables->claims.bits = bits;
}

void build_asking_tasks(struct building *building)
{
    const gg_domain *domain = &building->tables->domain;
    gg_claims *claims = &building->tables->claims;
    size_t words = bit_words(domain->task_count);
    uint64_t *asking = pool_take(building->pool, (words + 1) * sizeof *asking);
    uint64_t *read = pool_take(building->pool, domain->word_count * sizeof *read);
    for (size_t i = 0; claims->count > 0 && i < domain->task_count; i++) {
        memset(read, 0, domain->word_count * sizeof *read);
        for (size_t j = 0; j < domain->tasks[i].method_count; j++)
            add_read_bits(domain, &domain->tasks[i].methods[j].precondition, read);
        for (size_t j = 0; j < domain->word_count; j++)
            if (read[j] & claims->bits[j])
                bit_put(asking, i);
    }
    claims->asking_tasks = NULL_IF_ALL_ZERO(asking, words);
}

void build_claims(struct building *building)
{
    const struct problem *problem = building->problem;
    gg_domain *domain = &building->tables->domain;
    const size_t *places = claimed_places(building);
    if (!building->tables->claims.count)
        return;
    const gg_claim **claims = pool_take(building->pool, problem->rows.count * sizeof *claims);
    for (size_t i = 0; i < problem->rows.count; i++)
        claims[i] = claims_of(building, &problem->actions[problem->rows.numbers[i]], places);
    building->tables->claims.claiming = &gg_claiming;
    building->tables->claims.of_actions = problem->rows.count ? claims : NULL;
    building->tables->claims.passing = problem->task_count > 0 ? &gg_passing : NULL;
    domain->claims = &building->tables->claims;
    build_claimed(building, places);
}
