/* SPDX-License-Identifier: MIT */
/* What a life is like from outside: see life_notes.h. */
#include "models/life_notes.h"

#include <string.h>

/* The fact that a goal is relevant by, now and then; otherwise the one given. */
static int relevant_fact(const struct life_domain *domain, int otherwise, struct dice *dice)
{
    const struct life_goal *goal;
    if (domain->goal_count == 0 || roll(dice, 4) > 0)
        return otherwise;
    goal = &domain->goals[roll(dice, (uint32_t)domain->goal_count)];
    return goal->relevant.count > 0 ? goal->relevant.literals[0].fact : otherwise;
}

/* The fact that a short cut asks for, now and then; otherwise the one given. */
static int short_cut_fact(const struct life_domain *domain, int otherwise, struct dice *dice)
{
    const struct life_action *action = &domain->actions[roll(dice, (uint32_t)domain->action_count)];
    return life_is_short_cut(action) && roll(dice, 2) ? action->needs.literals[0].fact : otherwise;
}

static void draw_life_change(struct life_script *script, struct life_change *change,
                             struct dice *dice)
{
    const struct life_domain *domain = &script->domain;
    change->agent = (int)roll(dice, (uint32_t)script->agent_count);
    change->fact = (int)roll(dice, LIFE_FACTS);
    if (roll(dice, 3) == 0)
        change->fact = LIFE_LANE + (int)roll(dice, LIFE_OWN);
    change->fact = relevant_fact(domain, short_cut_fact(domain, change->fact, dice), dice);
    if (domain->senses && roll(dice, 3) == 0)
        change->fact = LIFE_SENSED;
    if (domain->has_places && !domain->places_stay && roll(dice, 3) == 0)
        change->fact = LIFE_FACTS + (int)roll(dice, LIFE_PLACES);
    if (domain->goal_count > 0 && domain->goals[domain->goal_count - 1].wanted &&
        roll(dice, 4) == 0) {
        change->fact = LIFE_WANTS;
        change->value = (int)roll(dice, 6);
        return;
    }
    if (domain->asks_anew && roll(dice, 3) == 0) {
        change->fact = LIFE_RECONSIDERS;
        return;
    }
    if (domain->has_slot && roll(dice, 4) == 0)
        change->fact = LIFE_BOUND;
    if ((change->fact == LIFE_HERE && !domain->has_places) ||
        (change->fact > LIFE_HERE && change->fact < LIFE_FACTS && !domain->has_slot))
        change->fact = LIFE_FLAG;
    if (change->fact >= LIFE_FACTS) {
        change->value = 100 * (int)roll(dice, 31);
        return;
    }
    change->value = (int)roll(dice, (uint32_t)domain->facts[change->fact].top + 1);
    if (life_is_asked_by_short_cut(domain, change->fact) && roll(dice, 2))
        change->value = domain->facts[change->fact].top;
    if (change->fact == LIFE_BOUND)
        change->value = (int)roll(dice, 3);
    if (change->fact < LIFE_OWN)
        change->value = (int)roll(dice, 2);
}

void life_script_draw(struct life_script *script, uint64_t seed)
{
    static const uint32_t calms[] = {30, 60, 150, 600};
    static const int counts[] = {1, 1, 2, LIFE_AGENTS, LIFE_AGENTS};
    struct dice dice = dice_of(seed);
    uint32_t calm = calms[roll(&dice, 4)], time = 0;
    script->seed = seed;
    script->agent_count = counts[roll(&dice, 5)];
    script->change_count = 0;
    while (script->change_count < LIFE_CHANGES) {
        struct life_change *change = &script->changes[script->change_count++];
        time += roll(&dice, 4) == 0 && time > 0 ? 0 : 1 + roll(&dice, 2 * calm);
        draw_life_change(script, change, &dice);
        change->time = time;
    }
}

struct life_deed life_deed_of(const struct life_script *script, int agent, unsigned nth)
{
    static const enum life_manner manners[] = {LIFE_WAITS,     LIFE_WAITS,    LIFE_WAITS,
                                               LIFE_WAITS,     LIFE_WAITS,    LIFE_WAITS_FOR,
                                               LIFE_WAITS_FOR, LIFE_IS_ASKED, LIFE_IS_DONE};
    struct dice dice = dice_of(script->seed * 1000003u + (uint64_t)agent * 50021u + nth + 1);
    struct life_deed deed;
    (void)roll(&dice, 7);
    deed.manner = manners[roll(&dice, 9)];
    deed.rest = roll(&dice, deed.manner == LIFE_IS_ASKED ? 40 : 400);
    deed.fate = roll(&dice, 5) ? GG_SUCCESS : GG_FAILURE;
    return deed;
}

void life_note_add(struct life_notes *notes, struct life_note note)
{
    unsigned place = notes->count;
    if (place == LIFE_NOTES)
        return;
    for (; place > 0 && note.kind == LIFE_APPLY; place--) { /* of one moment in any order */
        const struct life_note *before = &notes->all[place - 1];
        if (before->kind != LIFE_APPLY || before->index <= note.index ||
            before->time != note.time || before->agent != note.agent)
            break;
        notes->all[place] = *before;
    }
    notes->all[place] = note;
    notes->count++;
}

void life_note_print(const char *whose, const struct life_note *note)
{
    static const char *const kinds[] = {
        "made",   "failed",  "dropped", "chose",       "started",  "ended",  "interrupted",
        "wants",  "reached", "gave up", "passed over", "walks",    "walked", "refused",
        "booked", "denied",  "missed",  "lets method", "lets goal"};
    static const char *const phases[] = {"start", "tick", "stop"};
    static const char *const walks[] = {"start walk", "tick walk", "stop walk"};
    const char *kind = note->kind >= LIFE_SENSE   ? "sense"
                       : note->kind >= LIFE_APPLY ? "apply"
                       : note->kind >= LIFE_WALK  ? walks[note->kind - LIFE_WALK]
                       : note->kind >= LIFE_RUN   ? phases[note->kind - LIFE_RUN]
                                                  : kinds[note->kind];
    printf("%s: %5lu agent %d %s %d value %d\n", whose, (unsigned long)note->time, note->agent,
           kind, note->index, note->value);
}

unsigned life_notes_differ(const struct life_notes *a, const struct life_notes *b, unsigned from)
{
    while (from < a->count && from < b->count &&
           memcmp(&a->all[from], &b->all[from], sizeof *a->all) == 0)
        from++;
    return from;
}
