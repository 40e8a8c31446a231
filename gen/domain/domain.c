/* SPDX-License-Identifier: MIT */
/*
 * Reads a domain: the file, the files it includes, and their sections. The names of all
 * sections are declared before any section is read in full, so that the order in a file
 * does not matter. See domain.h.
 */
#define _XOPEN_SOURCE 700
#include "domain/domain.h"

#include "syntax/name_rules.h"
#include "domain/examples.h"
#include "domain/fields.h"
#include "domain/idleness.h"
#include "domain/sections.h"
#include "domain/slots.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A section of one of the files. */
struct section {
    const char *name;
    struct node *node;
};

/* Which files are read, and the sections gathered from them. */
struct loading {
    struct domain *domain;
    struct section *sections;
    size_t section_count;
    struct text_number_map files; /* path to 1: being read, 2: read */
    struct node *main;            /* the domain's own file */
};

enum { READING = 1, READ = 2, INCLUDE_DEPTH = 16 };

/* The sections of all files are gathered first, and read in an order of their own: see
 * read_sections. */
static const struct key domain_rows[] = {
    {"domain", .shape = "prefix", .value = "a name", .without = "must be given",
     .description = "The prefix of all generated names; an included file needs none."},
    {"draws", KEY_FLAG, KEY_FIELD(domain, draws),
     .description =
         "Whether C functions that only look at an agent, as those of costs, draw numbers."},
    {"include", .list = true, .shape = "files", .value = "a list of files",
     .description = "Files whose sections are read too, beside this one."},
    {"types", .shape = "types", .value = "name → list of objects, or mapping",
     .description = "Named sets of objects, or of slots for what comes and goes."},
    {"state", .shape = "facts", .value = "fact → type, or a mapping", .description = "The facts."},
    {"start", .list = true, .shape = "effects", .value = "effects",
     .without = "each fact's own start",
     .description = "What holds at the start: effects without += and -=."},
    {"data", .shape = "fields", .value = "field → type, or a mapping",
     .description = "What actions tell whoever carries them out, as animations and sounds."},
    {"conditions", .shape = "named_conditions", .value = "condition → conditions",
     .description = "Conditions with a name: is_safe, or is_safe(place p)."},
    {"actions", .shape = "actions", .value = "action → mapping",
     .description = "What can be done: eat, or go_to(place to)."},
    {"goals", .shape = "goals", .value = "name → mapping",
     .description = "What an agent may want."},
    {"tasks", .shape = "tasks", .value = "task → mapping",
     .description = "Compound tasks: live, or visit(place to)."},
    {"rules", .shape = "rules", .value = "rule → mapping",
     .description = "How the world changes by itself: dusk, or grow(plant p)."},
    {"always", .list = true, .shape = "conditions", .value = "conditions",
     .description = "What must hold in every state that can be reached from the start."},
    {"reachable", .list = true, .shape = "conditions", .value = "conditions",
     .description = "Conditions each of which must hold in a state that can be reached."},
    {"places", .shape = "places", .value = "mapping", .without = "none: nobody walks",
     .description = "Where agents are, and how long they walk from place to place."},
    {"roads", .shape = "roads", .value = "road → mapping", .without = "none: walks are direct",
     .description = "The ways between places, along which agents walk."},
    {"agents", .shape = "agents", .value = "name → mapping",
     .without = "one that can do everything", .description = "The agent types."},
    {"examples", .shape = "examples", .value = "name → mapping",
     .description = "Small stories with what must come of them, for `goapgen test`."},
    {"limits", .shape = "limits", .value = "mapping", .without = "see [Limits](#limits)",
     .description = "How large plans, searches and tables can become."},
    {"team", .shape = "team", .value = "mapping", .without = "none",
     .description = "Agents that work for requests together."},
    {.name = NULL},
};

static const struct key_table domain_keys = {.of = "domain", .keys = domain_rows};

/* The most wants of an agent. */
enum { WANTS_MOST = 64 };

static const struct key limits_rows[] = {
    {"plan", KEY_NUMBER, KEY_FIELD(limits, plan), .low = 0, .high = 4096, .otherwise = 64,
     .description = "How many steps a plan has at most."},
    {"depth", KEY_NUMBER, KEY_FIELD(limits, depth), .low = 0, .high = 4096, .otherwise = 64,
     .description = "How deep tasks are nested; deeper recursion is planned by a chart."},
    {"nodes", KEY_NUMBER, KEY_FIELD(limits, nodes), .low = 0, .high = 16000000, .otherwise = 4096,
     .description = "States that the search for a goal's plan keeps, 0: there is no search; "
                    "methods that are entered in one planning of a task, 0: 4096; entries of a "
                    "chart, for tasks that come back to themselves."},
    {"table", KEY_NUMBER, KEY_FIELD(limits, table), .low = 0, .high = 1 << 30, .otherwise = 65536,
     .description = "How many bytes the policy of a goal and the entries of its tables take; 0: it "
                    "has neither."},
    {"wants", KEY_NUMBER, KEY_FIELD(limits, wants), .low = 0, .high = WANTS_MOST, .otherwise = 4,
     .without = "4 if a goal has parameters, otherwise 0",
     .description = "How many goals the game can give to an agent at a time."},
    {.name = NULL},
};

static const struct key_table limits_keys = {.of = "limits", .keys = limits_rows, .optional = true};

const struct key_table *const key_tables[] = {
    &domain_keys, &slots_keys,   &fact_keys,    &field_keys,  &action_keys, &goal_keys,  &task_keys,
    &method_keys, &subtask_keys, &rule_keys,    &places_keys, &road_keys,   &agent_keys, &team_keys,
    &member_keys, &limits_keys,  &example_keys, &actor_keys,  NULL};

/* The path of an included file, which is relative to the file that includes it. */
static const char *domain_path_beside(struct pool *pool, const char *path, const char *name)
{
    const char *slash = strrchr(path, '/');
    if (!slash || name[0] == '/')
        return name;
    return pool_format(pool, "%.*s/%s", (int)(slash - path), path, name);
}

/* One path for each file, however it was spelled. */
static const char *true_name(struct pool *pool, const char *path)
{
    char *resolved = realpath(path, NULL);
    if (!resolved && errno == ENOMEM)
        out_of_memory();
    const char *name =
        pool_copy_text(pool, resolved ? resolved : path, strlen(resolved ? resolved : path));
    free(resolved);
    return name;
}

static void load(struct loading *loading, struct source *source, unsigned depth);

static void domain_include(struct loading *loading, const struct node *item, unsigned depth)
{
    const struct parsing *parsing = &loading->domain->parsing;
    if (!node_as_text(parsing, item, "the name of a file"))
        return;
    const char *path = domain_path_beside(parsing->pool, item->place.source->path, item->text);
    int64_t state = text_number_map_get(&loading->files, true_name(parsing->pool, path));
    if (state == READ)
        return;
    if (state == READING || depth == INCLUDE_DEPTH) {
        refuse(parsing, item->place,
               state == READING ? "'%s' includes itself" : "'%s' is included too deep", path);
        return;
    }
    char *error;
    struct source *source = source_read(parsing->pool, path, &error);
    if (source)
        load(loading, source, depth + 1);
    else
        refuse(parsing, item->place, "%s", error);
}

static void include_all(struct loading *loading, const struct node *list, unsigned depth)
{
    if (node_is_null(list))
        return;
    if (list->kind != NODE_SEQUENCE) {
        refuse(&loading->domain->parsing, list->place, "'include' is a list of files");
        return;
    }
    for (size_t i = 0; i < list->count; i++)
        domain_include(loading, list->items[i], depth);
}

static void check_included(struct loading *loading, const struct node *root)
{
    static const char *const main_only[] = {"draws", "places", "agents", "team", "limits"};
    for (size_t i = 0; i < sizeof main_only / sizeof *main_only; i++)
        if (value_of_key(root, main_only[i]))
            refuse(&loading->domain->parsing, value_of_key(root, main_only[i])->place,
                   "'%s' belongs in the domain's own file, not in one that is included",
                   main_only[i]);
}

/* A domain can include any file. If a file has none of a domain's keys, as a file of
 * passwords, messages must not quote it. */

/* Whether a line of the source begins with such a key, be the rest YAML or not. */
static bool looks_like_domain(const struct source *source)
{
    for (const char *line = source->data; *line; line += *line == '\n') {
        size_t length = strspn(line, "abcdefghijklmnopqrstuvwxyz");
        size_t blanks = strspn(line + length, " ");
        for (const struct key *key = domain_rows; key->name; key++)
            if (line[length + blanks] == ':' && strlen(key->name) == length &&
                memcmp(line, key->name, length) == 0)
                return true;
        line += strcspn(line, "\n");
    }
    return false;
}

static bool has_known_key(const struct node *root)
{
    for (size_t i = 0; i < root->count; i++)
        if (key_find(&domain_keys, root->keys[i]->text))
            return true;
    return false;
}

static struct node *domain_read_root(const struct parsing *parsing, struct source *source)
{
    source->hidden = !looks_like_domain(source);
    struct node *root = document_read(parsing->pool, parsing->diagnostics, source);
    if (!root || !check_is_mapping(parsing, root, "a domain"))
        return NULL;
    source->hidden &= !has_known_key(root);
    if (!source->hidden || !root->count)
        keys_report_unknown(parsing, &domain_keys, root, "a domain");
    else
        refuse(parsing, root->place, "this is no domain: it has none of a domain's keys");
    return root;
}

static void load(struct loading *loading, struct source *source, unsigned depth)
{
    struct domain *domain = loading->domain;
    domain_add_source(domain, source);
    const char *name = true_name(domain->parsing.pool, source->path);
    text_number_map_put(&loading->files, domain->parsing.pool, name, READING);
    struct node *root = domain_read_root(&domain->parsing, source);
    if (root) {
        if (depth == 0)
            loading->main = root;
        else
            check_included(loading, root);
        if (value_of_key(root, "include"))
            include_all(loading, value_of_key(root, "include"), depth);
        for (size_t i = 0; i < root->count; i++) {
            POOL_ADD(domain->parsing.pool, loading->sections, loading->section_count) =
                (struct section){root->keys[i]->text, root->items[i]};
        }
    }
    text_number_map_put(&loading->files, domain->parsing.pool, name, READ);
}

static void for_each(struct loading *loading, const char *name,
                     void (*read)(struct domain *, struct node *))
{
    for (size_t i = 0; i < loading->section_count; i++)
        if (strcmp(loading->sections[i].name, name) == 0)
            read(loading->domain, loading->sections[i].node);
}

static void read_name(struct domain *domain, const struct node *root)
{
    const struct parsing *parsing = &domain->parsing;
    const struct node *name = value_of_key(root, "domain");
    domain->name = "domain";
    if (!name) {
        refuse(parsing, root->place, "the domain has no name: 'domain' is missing");
        return;
    }
    if (!node_as_text(parsing, name, "the name of a domain") ||
        !check_name(parsing, name->text, name->place, "a domain"))
        return;
    domain->name = name->text;
    if (strpbrk(name->text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        refuse(parsing, name->place, "the name of a domain is in lower case");
    if (strcmp(name->text, "gg") == 0)
        refuse(parsing, name->place, "'gg' is the prefix of the runtime itself");
}

static void read_limits(struct domain *domain, const struct node *root)
{
    struct node none = {.kind = NODE_MAPPING, .text = ""};
    struct node *node = value_of_key(root, "limits") ? value_of_key(root, "limits") : &none;
    if (!keys_read(&(struct key_reading){domain, NULL, "'limits'", node, &domain->limits, NULL},
                   &limits_keys))
        return;
    domain->limits.plan_given = value_of_key(node, "plan") != NULL;
    domain->limits.nodes_given = value_of_key(node, "nodes") != NULL;
    if (domain->limits.nodes_given)
        domain->limits.nodes_place = value_of_key(node, "nodes")->place;
}

/* Without a word of it, agents have room for wants only where goals have parameters, which they
 * are there for. */
static void leave_out_wants(struct domain *domain, const struct node *root)
{
    const struct node *limits = value_of_key(root, "limits");
    bool said = limits && limits->kind == NODE_MAPPING && value_of_key(limits, "wants");
    if (!said && !any_goal_with_parameters(domain))
        domain->limits.wants = 0;
}

static void read_sections(struct loading *loading)
{
    struct domain *domain = loading->domain;
    keys_store(&(struct key_reading){domain, NULL, "a domain", loading->main, domain, NULL},
               &domain_keys);
    for_each(loading, "types", declare_types);
    gather_type_objects(domain);
    for_each(loading, "state", declare_state);
    declare_slot_bindings(domain);
    for_each(loading, "conditions", declare_conditions);
    for_each(loading, "start", read_start);
    for (size_t i = 0; i < loading->section_count; i++)
        domain->has_roads |= strcmp(loading->sections[i].name, "roads") == 0;
    if (value_of_key(loading->main, "places"))
        read_places(domain, value_of_key(loading->main, "places"));
    check_slot_facts(domain, value_of_key(loading->main, "team"));
    read_named_conditions(domain);
    for_each(loading, "roads", read_roads);
    if (domain->has_roads)
        domain->places.points = NULL; /* they have measured the roads */
    domain->team.given = value_of_key(loading->main, "team") != NULL;
    for_each(loading, "data", declare_data_fields);
    for_each(loading, "actions", declare_actions);
    for_each(loading, "tasks", declare_tasks);
    read_actions(domain);
    read_tasks(domain);
    for_each(loading, "goals", read_goals);
    for_each(loading, "rules", read_rules);
    for_each(loading, "always", read_always);
    for_each(loading, "reachable", read_reachable);
    for_each(loading, "agents", read_agent_types);
    if (!domain->agent_type_count)
        make_default_agent_type(domain, loading->main->place);
    make_crossings(domain);
    if (domain->team.given)
        read_team(domain, value_of_key(loading->main, "team"));
    for_each(loading, "examples", read_examples);
    if (diagnostics_error_count(domain->parsing.diagnostics))
        return;
    warn_of_similar_symbols(domain);
    check_goal_values(domain);
    warn_of_moved_places(domain);
    warn_of_free_walks(domain);
}

void domain_request_task(struct domain *domain, const char *task)
{
    POOL_ADD(domain->parsing.pool, domain->requested_tasks, domain->requested_count) = task;
}

void domain_request_goal_heuristics(struct domain *domain, const char *goal)
{
    domain->requested_goal = goal;
}

bool are_goal_heuristics_requested(const struct domain *domain, const struct goal *goal)
{
    const char *name = domain->requested_goal;
    size_t length = strlen(goal->name);
    if (!name)
        return true;
    while (*name == ' ')
        name++;
    return strncmp(name, goal->name, length) == 0 && strchr(" (", name[length]);
}

bool domain_change_start(struct domain *domain, const char *effect)
{
    unsigned errors = diagnostics_error_count(domain->parsing.diagnostics);
    apply_start_option(domain, domain_option_node(domain, "--set", effect));
    return errors == diagnostics_error_count(domain->parsing.diagnostics);
}

/* The tasks that an agent type comes to. */
struct agenda {
    bool *known;              /* by task number */
    const struct task **left; /* those that are still to be looked into */
    size_t count;
};

static void add_subtasks(struct agenda *agenda, const struct method *method)
{
    for (size_t i = 0; i < method->subtask_count; i++) {
        const struct task *task = method->subtasks[i].task;
        if (!task || agenda->known[task->number])
            continue;
        agenda->known[task->number] = true;
        agenda->left[agenda->count++] = task;
    }
}

static void domain_find_tasks(struct domain *domain, struct agent_type *agent_type)
{
    struct pool *pool = domain->parsing.pool;
    struct agenda agenda = {pool_take(pool, (domain->task_count + 1) * sizeof *agenda.known),
                            pool_take(pool, (domain->task_count + 1) * sizeof *agenda.left), 1};
    agent_type->tasks = agenda.known;
    agenda.known[agent_type->task->number] = true;
    agenda.left[0] = agent_type->task;
    while (agenda.count > 0) {
        const struct task *task = agenda.left[--agenda.count];
        for (size_t i = 0; i < task->method_count; i++)
            add_subtasks(&agenda, &task->methods[i]);
    }
}

struct domain *domain_read(struct pool *pool, struct diagnostics *diagnostics,
                           struct source *source)
{
    struct domain *domain = pool_take(pool, sizeof *domain);
    domain->parsing = (struct parsing){pool, diagnostics, &domain->fact_names.numbers, key_tables};
    struct loading loading = {.domain = domain};
    load(&loading, source, 0);
    if (!loading.main)
        return domain;
    read_name(domain, loading.main);
    read_limits(domain, loading.main);
    read_sections(&loading);
    leave_out_wants(domain, loading.main);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (domain->agent_types[i].task)
            domain_find_tasks(domain, &domain->agent_types[i]);
    if (!diagnostics_error_count(diagnostics)) {
        find_touched_facts(domain);
        warn_of_unused(domain);
        warn_of_idleness(domain);
        warn_of_ignored_keys(domain);
    }
    return domain;
}
