/* SPDX-License-Identifier: MIT */
/* Files that stand beside a domain: of examples, and of events. See examples.h. */
#include "domain/example_parts.h"

#include "domain/entries.h"
#include "domain/fields.h"
#include "domain/resolve.h"
#include "domain/sections.h"

#include <string.h>

/* The outermost mapping of a file beside the domain, which `what` tells, or its list, if it may be one;
 * NULL, with an error, if it has none. */
static struct node *read_file_beside(struct domain *domain, struct source *source, const char *what,
                                     bool list)
{
    const struct parsing *parsing = &domain->parsing;
    domain_add_source(domain, source);
    struct node *root = document_read(parsing->pool, parsing->diagnostics, source);
    if (root && list && root->kind == NODE_SEQUENCE)
        return root;
    return root && check_is_mapping(parsing, root, what) ? root : NULL;
}

static const struct key examples_beside_rows[] = {
    {"examples", .shape = "examples", .value = "name → mapping", .description = "The examples."},
    {.name = NULL},
};

static const struct key_table examples_beside_keys = {.of = "file of examples",
                                                      .keys = examples_beside_rows};

void read_examples_beside(struct domain *domain, struct source *source)
{
    struct node *root = read_file_beside(domain, source, "a file of examples", false);
    if (!root)
        return;
    keys_report_unknown(&domain->parsing, &examples_beside_keys, root, "a file of examples");
    struct node *examples = value_of_key(root, "examples");
    if (examples)
        read_examples(domain, examples);
    else
        refuse(&domain->parsing, root->place, "the file has no 'examples'");
}

static const struct key events_beside_rows[] = {
    {"events", .shape = "events", .value = "time → what happens", .description = "The events."},
    {"agents", .shape = "actors", .value = "name → mapping", .description = "Who lives."},
    {"calls", .shape = "answers", .value = "function → answer", .description = "Answers."},
    {.name = NULL},
};

static const struct key_table beside_keys = {.of = "file of events", .keys = events_beside_rows};

void read_events_beside(struct domain *domain, struct source *source, struct events_beside *beside)
{
    struct story story = {domain, &beside->cast, "the file"};
    struct node *root = read_file_beside(domain, source, "a file of events", true);
    if (!root)
        return;
    struct node *section = value_of_key(root, "events"), *agents = value_of_key(root, "agents");
    const struct node *calls = value_of_key(root, "calls");
    if (!section && !calls && !agents) {
        read_events(&story, root, &beside->events);
        return;
    }
    keys_report_unknown(&domain->parsing, &beside_keys, root, "a file of events");
    if (agents)
        read_cast(domain, agents, &beside->cast);
    if (section)
        read_events(&story, section, &beside->events);
    if (calls)
        read_answers(domain, calls, &beside->answers);
}
