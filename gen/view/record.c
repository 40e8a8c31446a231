/* SPDX-License-Identifier: MIT */
/* Reads records: see record.h. Each number is checked where it is read. */
#include "view/record.h"

#include "gg_team.h"

#include <string.h>

/* A time is a whole number in a page's script, too. */
static const uint64_t latest = (uint64_t)1 << 53;

/* A record that is being read. */
struct reading {
    struct pool *pool;
    const unsigned char *bytes;
    size_t length, at;
    const char *error; /* NULL: nothing is wrong so far */
    const struct tables *tables;
    struct record *record;
    uint64_t *states; /* of all agents; those of agents that come up later are 0 */
    size_t state_capacity;
    bool *seen;            /* by agent: whether there was an event of it */
    bool *gone;            /* by agent: whether it was let go */
    uint64_t *used;        /* by word: the bits of facts */
    uint64_t clock, shift; /* the world's; and what is added to it, as it went back */
    uint32_t agent;
};

/* The first fault counts. Returns false. */
static bool record_wrong(struct reading *reading, size_t at, const char *what)
{
    if (!reading->error)
        reading->error = pool_format(reading->pool, "byte %zu: %s", at, what);
    return false;
}

/* Whether nothing is wrong so far, also not what is asked for here. */
static bool require(struct reading *reading, bool fine, size_t at, const char *what)
{
    return !reading->error && (fine || record_wrong(reading, at, what));
}

/* ----------------------------------------------------------------- numbers */

static unsigned next_byte(struct reading *reading)
{
    if (reading->at < reading->length)
        return reading->bytes[reading->at++];
    record_wrong(reading, reading->at, "the record ends in the middle of an entry");
    return 0;
}

/* A number of at most `most`; 0, and an error, if there is none. */
static uint64_t next_number(struct reading *reading, uint64_t most, const char *what)
{
    size_t begin = reading->at;
    uint64_t number = 0;
    for (unsigned shift = 0;; shift += 7) {
        uint64_t byte = next_byte(reading), bits = byte & 127;
        if (reading->error)
            return 0;
        bool fits = shift < 63 || (shift == 63 && bits <= 1);
        number |= fits ? bits << shift : 0;
        if (!fits || (byte == 0 && shift > 0) || (byte < 128 && number > most)) {
            record_wrong(reading, begin, what);
            return 0;
        }
        if (byte < 128)
            return number;
    }
}

/* The same of a number that stands for GG_NONE or for one below `count`. */
static uint16_t next_index(struct reading *reading, size_t count, const char *what)
{
    uint64_t number = next_number(reading, count, what);
    return number == 0 ? GG_NONE : (uint16_t)(number - 1);
}

/* ------------------------------------------------------------------- states */

/* Whether a fact has a value in its word. */
static bool record_has_value(const gg_domain *domain, uint16_t fact, const uint64_t *state)
{
    const gg_fact *place = &domain->facts[fact];
    uint64_t bits = (state[place->word] & mask_of_fact(place)) >> place->shift;
    if (place->kind == GG_SYMBOL)
        return bits != 0 && (bits & (bits - 1)) == 0;
    return bits <= place->top;
}

/* Notes which bits of states belong to facts. */
static void find_used_bits(struct reading *reading, const gg_domain *domain)
{
    reading->used = pool_take(reading->pool, (domain->word_count + 1u) * sizeof *reading->used);
    for (uint16_t i = 0; i < domain->fact_count; i++)
        reading->used[domain->facts[i].word] |= mask_of_fact(&domain->facts[i]);
}

/* Whether the facts of words that have changed have values; of an agent's first event those of all
 * words. */
static bool record_check_state(struct reading *reading, size_t begin, const uint64_t *state,
                               const struct record_event *event)
{
    const gg_domain *domain = reading->record->domain;
    const struct record_word_change *changes =
        reading->record->changes; /* NULL: none in the record */
    bool whole = !reading->seen[event->agent], fine = true;
    if (event->change_count > 0)
        changes += event->first_change;
    for (uint32_t i = 0; i < event->change_count; i++)
        fine &= (state[changes[i].word] & ~reading->used[changes[i].word]) == 0;
    if (!whole && event->change_count == 0)
        return true;
    for (uint16_t i = 0; i < domain->fact_count && fine; i++) {
        bool looks = whole;
        for (uint32_t j = 0; j < event->change_count; j++)
            looks |= changes[j].word == domain->facts[i].word;
        fine = !looks || record_has_value(domain, i, state);
    }
    return fine || record_wrong(reading, begin, "no agent can see such a state");
}

static bool read_state(struct reading *reading, struct record_event *event, bool changed)
{
    struct record *record = reading->record;
    uint16_t words = record->domain->word_count;
    uint64_t *state = &reading->states[(size_t)event->agent * words];
    size_t begin = reading->at;
    uint64_t count = changed ? next_number(reading, words, "a state has no so many words") : 0;
    uint64_t next = 0;
    if (changed && count == 0)
        return record_wrong(reading, begin, "no word of the state has changed");
    for (uint64_t i = 0; i < count && !reading->error; i++) {
        size_t at = reading->at;
        uint64_t word = next_number(reading, words - 1u, "a state has no such word");
        uint64_t bits = next_number(reading, UINT64_MAX, "this is no word of a state");
        if (!require(reading, word >= next && bits != 0, at,
                     "the changed words of a state are not in order"))
            return false;
        POOL_ADD(reading->pool, record->changes, record->change_count) =
            (struct record_word_change){(uint16_t)word, bits};
        state[word] ^= bits;
        event->change_count++;
        next = word + 1;
    }
    return !reading->error && record_check_state(reading, begin, state, event);
}

/* ------------------------------------------------------------------- events */

/* How many kinds of events there are. */
enum { EVENT_KINDS = GG_REQUEST_RESTS + 1 };

/* What the index and the value of an event count; gg_trace.h tells what they mean. */
enum meaning {
    ACTION,
    TASK,
    GOAL,
    STEPS,
    OUTCOME,
    METHOD,
    STATUS,
    PLACE,
    TIMES,
    LATE,
    WAITED,
    REASON,
    NOTHING
};

static const struct {
    enum meaning index, value;
    bool none; /* whether the index can be GG_NONE */
} meanings[EVENT_KINDS] = {
    [GG_PLAN_MADE] = {GOAL, STEPS, true},           [GG_PLAN_FAILED] = {GOAL, OUTCOME, true},
    [GG_PLAN_DROPPED] = {ACTION, LATE, true},       [GG_METHOD_CHOSEN] = {TASK, METHOD, false},
    [GG_ACTION_STARTED] = {ACTION, NOTHING, false}, [GG_ACTION_ENDED] = {ACTION, STATUS, false},
    [GG_PLAN_INTERRUPTED] = {TASK, METHOD, false},  [GG_GOAL_CHOSEN] = {GOAL, NOTHING, false},
    [GG_GOAL_REACHED] = {GOAL, NOTHING, false},     [GG_GOAL_FAILED] = {GOAL, TIMES, false},
    [GG_METHOD_FAILED] = {TASK, METHOD, false},     [GG_WALK_STARTED] = {ACTION, PLACE, false},
    [GG_WALK_ENDED] = {ACTION, STATUS, false},      [GG_ACTION_REFUSED] = {ACTION, WAITED, false},
    [GG_BOOKING_TAKEN] = {ACTION, NOTHING, false},  [GG_METHOD_DENIED] = {TASK, METHOD, false},
    [GG_GOAL_MISSED] = {GOAL, NOTHING, false},      [GG_METHOD_GIVEN_UP] = {TASK, METHOD, false},
    [GG_GOAL_GIVEN_UP] = {GOAL, NOTHING, false},    [GG_ACTION_STANDS] = {ACTION, TIMES, false},
    [GG_REQUEST_RESTS] = {GOAL, REASON, false},
};

/* How many things there are that the index of an event of a kind can name. */
static size_t index_count(const gg_domain *domain, gg_event_kind kind)
{
    if (meanings[kind].index == ACTION)
        return gg_ground_action_count(domain);
    return meanings[kind].index == TASK ? domain->task_count
                                        : (size_t)domain->goal_count + domain->want_limit;
}

/* The highest value of an event whose kind and index are known. */
static uint64_t highest_value(const gg_domain *domain, const gg_event *event)
{
    switch (meanings[event->kind].value) {
    case STEPS:
        return domain->plan_limit;
    case OUTCOME:
        return GG_NOT_WORTH_IT;
    case METHOD: /* a task without methods has none that could be named */
        return domain->tasks[event->index].method_count - 1u;
    case STATUS:
        return GG_INVALID;
    case PLACE:
        return domain->places ? domain->places->count - 1u : 0;
    case TIMES:
        return UINT16_MAX;
    case LATE:   /* whether the time is over */
    case WAITED: /* whether others have waited longer */
        return 1;
    case REASON:
        return GG_TEAM_REASONS - 1;
    default:
        return 0;
    }
}

/* Whether a condition can ask for such values of the event's fact, which is one of the domain. */
static bool can_ask(const struct tables *tables, const gg_event *event)
{
    const gg_unmet *unmet = &event->unmet;
    if (event->fact >= tables->layout.fact_count) {
        const gg_sum *sum = &tables->all_sums[event->fact - tables->layout.fact_count];
        return unmet->is <= sum->top && unmet->will_be <= sum->top && unmet->low <= unmet->high &&
               unmet->high <= sum->top && unmet->among == 0;
    }
    const gg_fact *fact = &tables->domain.facts[event->fact];
    if (unmet->is > fact->top || unmet->will_be > fact->top || unmet->low > unmet->high ||
        unmet->high > fact->top)
        return false;
    if (unmet->among == 0)
        return true;
    if (fact->kind == GG_SYMBOL)
        return fact->top >= 63 || unmet->among >> (fact->top + 1) == 0;
    return unmet->among < tables->set_count && tables->set_tests[unmet->among].fact == event->fact;
}

static bool read_unmet(struct reading *reading, gg_event *event, bool projected)
{
    const char *what = "no condition asks for such a value";
    size_t begin = reading->at;
    gg_unmet *unmet = &event->unmet;
    unmet->known = true;
    unmet->is = (uint32_t)next_number(reading, UINT32_MAX, what);
    unmet->will_be = projected ? (uint32_t)next_number(reading, UINT32_MAX, what) : unmet->is;
    unmet->low = (uint32_t)next_number(reading, UINT32_MAX, what);
    unmet->high = (uint32_t)next_number(reading, UINT32_MAX, what);
    unmet->among = next_number(reading, UINT64_MAX, what);
    return require(reading, can_ask(reading->tables, event), begin, what);
}

/* The fact that an event names, and what was asked of it. */
static bool record_read_fact(struct reading *reading, gg_event *event)
{
    uint64_t facts = named_fact_count(reading->tables);
    const char *what = "the domain has no such fact";
    size_t begin = reading->at;
    uint64_t number = next_number(reading, facts * 3, what);
    if (!require(reading, number / 3 < facts, begin, what))
        return false;
    event->fact = (uint16_t)(number / 3);
    return number % 3 == 0 || read_unmet(reading, event, number % 3 == 2);
}

static bool record_read_event(struct reading *reading, unsigned kind, gg_event *event)
{
    const gg_domain *domain = reading->record->domain;
    size_t begin = reading->at;
    event->kind = (gg_event_kind)kind;
    event->fact = GG_NONE;
    event->index = next_index(reading, index_count(domain, event->kind),
                              "the event is of something that the domain does not have");
    if (event->index == GG_NONE && !meanings[event->kind].none)
        return record_wrong(reading, begin, "the event is of nothing");
    if (reading->error ||
        (meanings[event->kind].value == METHOD && domain->tasks[event->index].method_count == 0))
        return record_wrong(reading, begin, "the task has no methods");
    uint64_t most = highest_value(domain, event) * 2 + 1;
    uint64_t value = next_number(reading, most, "the event's number is too high");
    event->value = (uint16_t)(value / 2);
    return !reading->error && (value % 2 == 0 || record_read_fact(reading, event));
}

static bool pass_time(struct reading *reading)
{
    size_t begin = reading->at;
    uint64_t time = next_number(reading, latest, "no such time can be");
    reading->clock += time;
    return require(reading, time > 0 && reading->clock + reading->shift <= latest, begin,
                   "no such time can be");
}

/* The number of an agent that was told of and not let go. */
static bool next_agent(struct reading *reading, uint32_t *agent)
{
    const char *what = "the agent was not told of before";
    size_t begin = reading->at, count = reading->record->agent_count;
    uint64_t number = next_number(reading, UINT32_MAX, what);
    if (!reading->error && (number >= count || reading->gone[number]))
        record_wrong(reading, begin, number >= count ? what : "the agent is gone");
    *agent = reading->error ? 0 : (uint32_t)number;
    return !reading->error;
}

/* Reads what follows the first byte of an event. */
static bool read_entry(struct reading *reading, unsigned tag)
{
    struct record *record = reading->record;
    struct record_event event = {.byte = (uint32_t)(reading->at - 1),
                                 .first_change = (uint32_t)record->change_count};
    unsigned kind = tag % 32;
    if (kind >= EVENT_KINDS)
        return record_wrong(reading, reading->at - 1, "there is no such kind of event");
    if ((tag & GG_RECORD_TIME && !pass_time(reading)) ||
        (tag & GG_RECORD_AGENT && !next_agent(reading, &reading->agent)))
        return false;
    event.agent = reading->agent;
    event.time = reading->clock + reading->shift;
    if (event.agent >= record->agent_count || reading->gone[event.agent])
        return record_wrong(reading, event.byte, "the event is of no agent");
    if (!read_state(reading, &event, tag & GG_RECORD_STATE) ||
        !record_read_event(reading, kind, &event.event))
        return false;
    reading->seen[event.agent] = true;
    POOL_ADD(reading->pool, record->events, record->event_count) = event;
    return true;
}

/* -------------------------------------------------------------------- notes */

/* Makes room for the state of one more agent. */
static bool record_add_agent(struct reading *reading, size_t begin)
{
    struct record *record = reading->record;
    size_t words = record->domain->word_count, count = record->agent_count;
    uint64_t type =
        next_number(reading, record->domain->agent_type_count - 1u, "there is no such agent type");
    if (reading->error)
        return false;
    if (count == RECORD_AGENTS || (count + 1) * words > RECORD_WORDS)
        return record_wrong(reading, begin, "there are more agents than can be looked at");
    record->agent_types =
        pool_grow(reading->pool, record->agent_types, count, sizeof *record->agent_types);
    reading->seen = pool_grow(reading->pool, reading->seen, count, sizeof *reading->seen);
    reading->gone = pool_grow(reading->pool, reading->gone, count, sizeof *reading->gone);
    record->agent_types[count] = (uint16_t)type;
    if (count == reading->state_capacity) {
        size_t capacity = count ? count * 2 : 16;
        uint64_t *states = pool_take(reading->pool, capacity * words * sizeof *states);
        if (count > 0)
            memcpy(states, reading->states, count * words * sizeof *states);
        reading->states = states;
        reading->state_capacity = capacity;
    }
    record->agent_count++;
    return true;
}

static void record_add_gap(struct reading *reading, uint32_t lost)
{
    struct record *record = reading->record;
    POOL_ADD(reading->pool, record->gaps, record->gap_count) =
        (struct record_gap){record->event_count, lost};
}

/* The clock went back: time goes on from where it was. */
static bool set_clock(struct reading *reading, size_t begin)
{
    uint64_t clock = next_number(reading, latest, "no such time can be");
    if (!reading->error && clock >= reading->clock)
        return record_wrong(reading, begin, "the clock does not go back");
    reading->shift += reading->clock - clock;
    reading->clock = clock;
    reading->record->jumps++;
    record_add_gap(reading, 0);
    return !reading->error;
}

static bool count_lost(struct reading *reading)
{
    size_t begin = reading->at;
    uint64_t lost = next_number(reading, UINT32_MAX, "no so many events can be lost");
    if (!reading->error && lost == 0)
        record_wrong(reading, begin, "no event was lost");
    record_add_gap(reading, (uint32_t)lost);
    reading->record->lost += lost;
    return !reading->error;
}

static bool let_go(struct reading *reading)
{
    struct record *record = reading->record;
    struct record_leave leave = {record->event_count, 0};
    if (!next_agent(reading, &leave.agent))
        return false;
    reading->gone[leave.agent] = true;
    POOL_ADD(reading->pool, record->leaves, record->leave_count) = leave;
    return true;
}

static bool read_note(struct reading *reading)
{
    size_t begin = reading->at;
    switch (next_number(reading, GG_NOTE_GONE, "there is no such kind of note")) {
    case GG_NOTE_AGENT:
        return !reading->error && record_add_agent(reading, begin);
    case GG_NOTE_CLOCK:
        return set_clock(reading, begin);
    case GG_NOTE_GONE:
        return let_go(reading);
    default:
        return count_lost(reading);
    }
}

/* ---------------------------------------------------------------- the whole */

static bool read_header(struct reading *reading)
{
    const unsigned char *bytes = reading->bytes;
    uint32_t fingerprint = 0;
    if (reading->length < 3 || memcmp(bytes, "ggr", 3) != 0)
        return record_wrong(reading, 0, "this is no record");
    if (reading->length < GG_RECORD_HEADER)
        return record_wrong(reading, reading->length, "the record ends in the middle of its head");
    if (bytes[3] != GG_RECORD_VERSION)
        return record_wrong(reading, 3, "the record is of another version of goapgen");
    for (int i = 0; i < 4; i++)
        fingerprint |= (uint32_t)bytes[4 + i] << 8 * i;
    if (fingerprint != reading->record->domain->fingerprint)
        return record_wrong(
            reading, 4,
            "the record is of another domain, or of another version of this one: other "
            "facts, actions, tasks, goals or agent types");
    reading->at = GG_RECORD_HEADER;
    return true;
}

static bool record_read_all(struct reading *reading)
{
    if (!read_header(reading))
        return false;
    find_used_bits(reading, reading->record->domain);
    while (reading->at < reading->length) {
        unsigned tag = next_byte(reading);
        if (tag == GG_RECORD_KINDS ? !read_note(reading) : !read_entry(reading, tag))
            return false;
    }
    return true;
}

struct record *record_read(struct pool *pool, const struct tables *tables,
                           const unsigned char *bytes, size_t length, const char **error)
{
    struct reading reading = {.pool = pool, .bytes = bytes, .length = length, .tables = tables};
    reading.record = pool_take(pool, sizeof *reading.record);
    reading.record->domain = &tables->domain;
    bool fine = record_read_all(&reading);
    *error = reading.error;
    return fine ? reading.record : NULL;
}

uint64_t *record_new_states(struct pool *pool, const struct record *record)
{
    size_t words = record->agent_count * record->domain->word_count;
    return pool_take(pool, (words + 1) * sizeof(uint64_t));
}

uint64_t *record_apply_event(const struct record *record, const struct record_event *event,
                             uint64_t *states)
{
    uint64_t *state = &states[(size_t)event->agent * record->domain->word_count];
    for (uint32_t i = 0; i < event->change_count; i++) {
        const struct record_word_change *change = &record->changes[event->first_change + i];
        state[change->word] ^= change->bits;
    }
    return state;
}

const char *record_line(struct pool *pool, const struct record *record,
                        const struct record_event *event, char room[RECORD_LINE])
{
    size_t length = gg_event_text(record->domain, &event->event, room, RECORD_LINE);
    if (length < RECORD_LINE)
        return room;
    char *line = pool_take(pool, length + 1);
    (void)gg_event_text(record->domain, &event->event, line, length + 1);
    return line;
}
