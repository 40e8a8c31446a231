/* SPDX-License-Identifier: MIT */
/* The events of `--at TIME EVENT`: see team.h. */
#include "base/printable.h"
#include "cli/unknown_names.h"
#include "team/team.h"
#include "syntax/numbers.h"
#include "domain/resolve.h"

#include <stdio.h>
#include <string.h>

static bool bad_event(const struct team_event *event, const char *message, const char *word)
{
    print_line(stderr, "goapgen: --at ... '%s': %s%s%s", event->text, message, *word ? " " : "",
               word);
    return false;
}

/* The next word of a text, and what follows it. */
static const char *next_word(struct pool *pool, const char **text)
{
    *text += strspn(*text, " ");
    size_t length = strcspn(*text, " ");
    const char *word = pool_copy_text(pool, *text, length);
    *text += length;
    *text += strspn(*text, " ");
    return word;
}

/* ------------------------------------------------------------------ members */

static bool team_events_read_member(const struct team_run *run, struct team_event *event,
                                    const char *name)
{
    for (event->member = 0; event->member < run->worker_count; event->member++)
        if (strcmp(run->workers[event->member].name, name) == 0)
            return true;
    return bad_event(event, "there is no member", name);
}

static bool read_busy(const struct team_run *run, struct team_event *event, const char *rest)
{
    struct pool *pool = run->planning->pool;
    const char *name = next_word(pool, &rest);
    event->kind = TEAM_IS_BUSY;
    if (!team_events_read_member(run, event, name))
        return false;
    return (parse_duration(rest, &event->number) && event->number > 0) ||
           bad_event(event, "a time is expected, as in: busy a 5s", "");
}

/* ------------------------------------------------------------------ requests */

static bool team_events_find_goal(const struct team_run *run, struct team_event *event,
                                  const char *name)
{
    const struct problem *problem = run->planning->tables->problem;
    for (size_t i = 0; i < problem->goal_count; i++)
        if (same_name(problem->goals[i].name, name)) {
            event->goal = (uint16_t)i;
            return true;
        }
    return bad_event(event, "there is no goal", name);
}

/* "roast(stove_1)", "be_warm for a", "roast(stove_1) priority 3", "roast(stove_1) promise" */
static bool read_want(const struct team_run *run, struct team_event *event, const char *rest)
{
    struct pool *pool = run->planning->pool;
    size_t end = strcspn(rest, ")");
    size_t length = rest[end] ? end + 1 : strcspn(rest, " ");
    const char *name = pool_copy_text(pool, rest, length);
    event->kind = TEAM_WANTS;
    event->member = GG_NONE;
    rest += length;
    while (*(rest += strspn(rest, " "))) {
        const char *word = next_word(pool, &rest);
        event->promise |= strcmp(word, "promise") == 0;
        if (strcmp(word, "promise") == 0)
            continue;
        const char *value = next_word(pool, &rest);
        uint64_t priority;
        if (strcmp(word, "for") == 0 && *value) {
            if (!team_events_read_member(run, event, value))
                return false;
        } else if (strcmp(word, "priority") == 0 && parse_whole(value, 1000000, &priority)) {
            event->priority = (int32_t)priority;
        } else {
            return bad_event(
                event, "behind the goal stands for MEMBER, priority N or promise, and not:", word);
        }
    }
    if (!team_events_find_goal(run, event, name))
        return false;
    const struct goal *goal = run->planning->tables->problem->goals[event->goal].goal;
    if (goal->personal && event->member == GG_NONE)
        return bad_event(event, "it is personal: name a member, as in: want", "be_warm for a");
    return true;
}

static bool read_cancel(const struct team_run *run, struct team_event *event, const char *rest)
{
    uint64_t number;
    bool fine = parse_whole(next_word(run->planning->pool, &rest), UINT32_MAX, &number);
    event->kind = TEAM_CANCELS;
    event->stop = strcmp(rest, "stop") == 0;
    event->number = (uint32_t)number;
    if (!fine || (*rest && !event->stop))
        return bad_event(event, "a request is cancelled by its number, as in: cancel 1 stop", "");
    return true;
}

/* --------------------------------------------------------------------- facts */

/* Whether a fact that an effect changes is one that all share. */
static bool team_events_is_shared(const struct team_event *event, const struct expression *effect)
{
    const struct expression *change = effect->kind == EXPRESSION_ALL ? effect->children[0] : effect;
    return change->left.fact->shared ||
           bad_event(event, "is each member's own, so it cannot be set:", change->left.name);
}

/* "stock(stove_1, raw_apple) = 0", "stock(hut, raw_apple) -= 1" */
static bool team_events_read_fact(const struct team_run *run, struct team_event *event)
{
    struct domain *domain = run->planning->domain;
    struct scope scope = scope_of_example(domain, "--at");
    event->kind = TEAM_FACT;
    event->effects = read_effects(&scope, domain_option_node(domain, "--at", event->text));
    if (event->effects.count == 0) {
        diagnostics_print(domain->parsing.diagnostics);
        return bad_event(event,
                         "an event is want, cancel, fail, leave, join, busy, or an effect on facts "
                         "that all share, as in: stock(hut) = 0",
                         "");
    }
    if (!check_effects_compute_no_number(domain, &event->effects)) {
        diagnostics_print(domain->parsing.diagnostics);
        return false;
    }
    return team_events_is_shared(event, event->effects.items[0]);
}

/* -------------------------------------------------------------------- events */

static bool team_events_read_event(const struct team_run *run, struct team_event *event)
{
    static const struct {
        const char *word;
        enum team_event_kind kind;
    } of_members[] = {{"fail", TEAM_FAILS}, {"leave", TEAM_LEAVES}, {"join", TEAM_JOINS}};
    const char *rest = event->text;
    const char *word = next_word(run->planning->pool, &rest);
    for (size_t i = 0; i < sizeof of_members / sizeof *of_members; i++)
        if (strcmp(word, of_members[i].word) == 0) {
            event->kind = of_members[i].kind;
            return team_events_read_member(run, event, rest);
        }
    if (strcmp(word, "want") == 0)
        return read_want(run, event, rest);
    if (strcmp(word, "cancel") == 0)
        return read_cancel(run, event, rest);
    if (strcmp(word, "busy") == 0)
        return read_busy(run, event, rest);
    return team_events_read_fact(run, event);
}

/* Without a request, each goal is wanted once at the start: its first ground goal, of a personal
 * one for the first member. */
static void want_goals(struct team_run *run)
{
    const struct problem *problem = run->planning->tables->problem;
    for (size_t i = 0; i < problem->goal_count; i++) {
        const struct ground_goal *ground = &problem->goals[i];
        if (i > 0 && problem->goals[i - 1].goal == ground->goal)
            continue;
        POOL_ADD(run->planning->pool, run->events, run->event_count) =
            (struct team_event){.text = "want",
                                .kind = TEAM_WANTS,
                                .goal = (uint16_t)i,
                                .member = ground->goal->personal ? 0 : GG_NONE};
    }
}

bool team_events_read(struct team_run *run)
{
    const struct word_list *words = &run->planning->options->events;
    bool wanted = false;
    for (size_t i = 0; i + 1 < words->count; i += 2) {
        struct team_event event = {.text = words->items[i + 1]};
        if (strcmp(words->items[i], "0") != 0 && !parse_duration(words->items[i], &event.time))
            return bad_event(&event,
                             "a time is expected before it, 250ms, 60s, 1.5m, 12h or 2d, and not:",
                             words->items[i]);
        if (!team_events_read_event(run, &event))
            return false;
        wanted |= event.kind == TEAM_WANTS;
        size_t place = run->event_count;
        (void)POOL_ITEM(run->planning->pool, run->events, run->event_count);
        for (; place > 0 && run->events[place - 1].time > event.time; place--)
            run->events[place] = run->events[place - 1];
        run->events[place] = event;
    }
    if (!wanted)
        want_goals(run);
    return true;
}
