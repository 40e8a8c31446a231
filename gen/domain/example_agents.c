/* SPDX-License-Identifier: MIT */
/* `agents` of examples and of files of events: who lives, and what is given of each. See examples.h. */
#include "domain/example_parts.h"

#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

static const struct key actor_rows[] = {
    {"type", KEY_OWN, KEY_FIELD(actor, type), .read = read_agent_name, .shape = "name",
     .value = "an agent type", .without = "the first that has a goal or a task",
     .description = "What it is."},
    {"given", KEY_EFFECTS, KEY_FIELD(actor, given), .context = "the given facts",
     .without = "none: what the example gives",
     .description = "Which of its own facts are other than those of the others."},
    {.name = NULL},
};

const struct key_table actor_keys = {
    .of = "actor", .keys = actor_rows, .optional = true, .main = "type"};

/* Reports names that mean something else where an agent can be named. */
static void check_actor_name(const struct domain *domain, const struct actor *actor)
{
    if (strcmp(actor->name, "calls") == 0)
        refuse(&domain->parsing, actor->place,
               "no agent can be called 'calls': in events that word begins what functions answer");
    else if (is_among(actor->name, "until wait"))
        refuse(&domain->parsing, actor->place,
               "no agent can be called '%s': that word begins a subtask that waits", actor->name);
}

/* Reports shared facts, which no agent has for itself. */
static void check_given_facts(const struct domain *domain, const struct actor *actor)
{
    for (size_t i = 0; i < actor->given.count; i++) {
        const struct term *changed = &change_of(actor->given.items[i])->left;
        if (changed->fact->shared)
            refuse(&domain->parsing, changed->place,
                   "'%s' is shared by all agents; what is given of it stands in 'given' of the "
                   "example, beside 'agents'",
                   changed->fact->name);
    }
}

/* Reports names alone, [ann, bob]; false: it is no list of them. */
static bool refuse_bare_names(const struct parsing *parsing, const struct node *section)
{
    struct text names = {0};
    bool fine = section->kind != NODE_SEQUENCE || section->count == 0;
    for (size_t i = 0; i < section->count && !fine; i++)
        fine = section->items[i]->kind != NODE_SCALAR;
    if (fine)
        return false;
    for (size_t i = 0; i < section->count; i++)
        text_add_item(&names, pool_format(parsing->pool, "%s: {}", section->items[i]->text));
    return !refuse(parsing, section->place,
                   "'agents' is no list, as the names are its keys; write: {%s}",
                   text_move_to_pool(&names, parsing->pool));
}

/* Reports a number behind a name, {cat: 3}; false: there is none. */
static bool refuse_number_of_agents(const struct parsing *parsing,
                                    const struct section_entries *entries)
{
    const struct node *value = entries->value;
    const char *name = entries->signature.name;
    if (value->kind != NODE_SCALAR || !value->text[0] ||
        value->text[strspn(value->text, "0123456789")])
        return false;
    return !refuse(parsing, value->place,
                   "each agent has a name of its own, as in: {%s_1: {type: %s}, %s_2: {type: %s}}",
                   name, name, name, name);
}

void read_cast(struct domain *domain, struct node *section, struct cast *cast)
{
    if (refuse_bare_names(&domain->parsing, section))
        return;
    struct section_entries entries = {
        domain, section, "an agent", .keys = &actor_keys, .plain = true, .names = &cast->names};
    while (next_entry(&entries)) {
        if (refuse_number_of_agents(&domain->parsing, &entries))
            continue;
        struct actor *actor = POOL_ITEM(domain->parsing.pool, cast->items, cast->count);
        *actor = (struct actor){.name = entries.signature.name, .place = entries.signature.place};
        struct scope scope = scope_of_example(domain, entries.title);
        (void)keys_read(
            &(struct key_reading){domain, &scope, entries.title, entries.value, actor, NULL},
            &actor_keys);
        check_actor_name(domain, actor);
        if (check_effects_compute_no_number(domain, &actor->given))
            check_given_facts(domain, actor);
    }
}

const struct actor *find_actor(const struct story *story, const struct node *key)
{
    const struct parsing *parsing = &story->domain->parsing;
    int64_t number = name_number(&story->cast->names, key->text);
    if (number >= 0)
        return &story->cast->items[number];
    if (is_among(key->text, "action goal method"))
        refuse(parsing, key->place,
               "'%s' is no agent; without a colon it tells of what the name is: %s NAME", key->text,
               key->text);
    else if (story->cast->count == 0)
        refuse(parsing, key->place, "'%s' is no agent: %s has no 'agents'", key->text, story->what);
    else
        refuse(parsing, key->place, "unknown agent '%s' in %s", key->text, story->what);
    note_nearest_name(parsing, &story->cast->names, key->text);
    return NULL;
}

bool refuse_actor_in_text(const struct story *story, const struct node *text)
{
    const struct domain *domain = story->domain;
    struct pool *pool = domain->parsing.pool;
    size_t length = strcspn(text->text, " .:");
    const char *name = pool_copy_text(pool, text->text, length), *rest = text->text + length;
    size_t blanks = strspn(rest + (*rest != ' '), " ") + (*rest && *rest != ' ');
    if (is_among(name, "action goal method not") || name_number(&story->cast->names, name) < 0 ||
        name_number(&domain->fact_names, name) >= 0 ||
        name_number(&domain->condition_names, name) >= 0 || !is_name_character(rest[blanks]))
        return false;
    return !refuse(&domain->parsing, text->place,
                   "the name of an agent is a key, with what is of it behind it; write: {%s: %s}",
                   name, rest + blanks);
}
