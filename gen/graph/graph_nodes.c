/* SPDX-License-Identifier: MIT */
/*
 * The nodes of a picture, in the words of the YAML, which task comes to what, and how often each
 * node was chosen in a simulation: see graph.h. Texts of any length and of any characters are broken
 * into lines and made fit to be shown.
 */
#include "base/printable.h"
#include "domain/agent_type.h"
#include "domain/trees.h"
#include "graph/graph.h"

#include <inttypes.h>
#include <string.h>

/* ---------------------------------------------------------- nodes and edges */

struct graph_node *graph_add_node(struct graph *graph, enum graph_kind kind, const char *name)
{
    struct graph_node *node = POOL_ITEM(graph->pool, graph->nodes, graph->node_count);
    node->kind = kind;
    node->name = name;
    return node;
}

void graph_add_edge(struct graph *graph, struct graph_edge edge)
{
    POOL_ADD(graph->pool, graph->edges, graph->edge_count) = edge;
}

/* ------------------------------------------------------------------- lines */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* A word of a text, as it is shown. */
struct word {
    size_t length; /* of it in the text, in bytes */
    unsigned columns;
};

/* The word at a text, or as much of it as a line has room for. */
static struct word word_at(const char *text, size_t left)
{
    struct word word = {0, 0};
    while (word.length < left && !is_blank(text[word.length])) {
        struct character_display shown =
            display_of_character(text + word.length, left - word.length);
        if (word.columns + shown.columns > GRAPH_WIDTH)
            break;
        word.columns += shown.columns;
        word.length += shown.length;
    }
    return word;
}

static void end_line(struct graph *graph, struct graph_node *node, enum line_kind kind,
                     struct text *line)
{
    if (line->length == 0)
        return;
    POOL_ADD(graph->pool, node->lines, node->line_count) =
        (struct graph_line){kind, pool_copy_text(graph->pool, line->data, line->length)};
    text_free(line);
}

void graph_add_wrapped_lines(struct graph *graph, struct graph_node *node, enum line_kind kind,
                             const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const char *text = pool_format_va(graph->pool, format, arguments);
    va_end(arguments);
    struct text line = {0};
    unsigned columns = 0;
    size_t left = strlen(text);
    bool torn = false;
    while (left > 0) {
        struct word word = word_at(text, left);
        if (word.length > 0 && (torn || columns + 1 + word.columns > GRAPH_WIDTH)) {
            end_line(graph, node, kind, &line);
            columns = 0;
        }
        if (word.length > 0) {
            text_add(&line, "%s", columns ? " " : "");
            text_add_printable(&line, text, word.length);
            columns += (columns > 0) + word.columns;
        }
        torn = word.length < left && !is_blank(text[word.length]);
        size_t taken = word.length + !torn;
        taken = taken > left ? left : taken;
        text += taken;
        left -= taken;
    }
    end_line(graph, node, kind, &line);
}

/* ------------------------------------------------------------------- words */

/* "(place from, place to)", of those from a number on; "" for none. */
static const char *words_of_parameters(struct pool *pool, const struct parameters *parameters,
                                       size_t from)
{
    const char *words = "";
    for (size_t i = from; i < parameters->count; i++)
        words = pool_format(pool, "%s%s%s %s", words, i > from ? ", " : "(",
                            parameters->items[i].type_name, parameters->items[i].name);
    return *words ? pool_format(pool, "%s)", words) : "";
}

/* Adds a line for each of some texts, with a word before it. */
static void graph_nodes_add_texts(struct graph *graph, struct graph_node *node, enum line_kind kind,
                                  const char *before, const struct expressions *expressions)
{
    for (size_t i = 0; i < expressions->count; i++)
        graph_add_wrapped_lines(graph, node, kind, "%s%s", before, expressions->texts[i]);
}

static void add_label(struct graph *graph, struct graph_node *node, const char *label)
{
    if (label)
        graph_add_wrapped_lines(graph, node, LINE_LABEL, "%s", label);
}

/* Adds a node of a part: its name with its parameters, and its label. */
static struct graph_node *add_declared(struct graph *graph, enum graph_kind kind, const char *name,
                                       const struct parameters *parameters, const char *label)
{
    struct graph_node *node = graph_add_node(graph, kind, name);
    graph_add_wrapped_lines(graph, node, LINE_NAME, "%s%s", name,
                            words_of_parameters(graph->pool, parameters, 0));
    add_label(graph, node, label);
    return node;
}

/* Adds which agent types have something, if others have it not. */
static void graph_nodes_add_agents(struct graph *graph, struct graph_node *node, const bool *has)
{
    const struct domain *domain = graph->problem->domain;
    const char *words = "";
    size_t count = 0;
    for (size_t i = 0; i < domain->agent_type_count; i++)
        if (has[i])
            words = pool_format(graph->pool, "%s%s%s", words, count++ ? ", " : "",
                                domain->agent_types[i].name);
    if (count > 0 && count < domain->agent_type_count)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "of %s", words);
}

/* ------------------------------------------------------------------- parts */

/* Where an action is done, and what else is asked and told of it. */
static void add_notes(struct graph *graph, struct graph_node *node, const struct action *action)
{
    struct pool *pool = graph->pool;
    const struct expressions *effects = &action->effects;
    if (action->has_route)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "route %s, %s", action->begins_at->name,
                                effects->items[effects->count - 1]->right.name);
    else if (action->begins_at)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "at %s", action->begins_at->name);
    if (action->function)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "by %s()", action->function);
    const char *data = words_of_action_data(pool, graph->problem->domain, action);
    if (data)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "data %s", data);
    if (action->cost_call)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "cost %s()", action->cost_call);
    else if (action->costs_travel && !action->cost_amount && action->cost == 0)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "cost travel");
    else if (action->costs_travel && !action->cost_amount)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "cost travel + %u", action->cost);
    else if (action->cost_amount)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "cost %s%s",
                                action->costs_travel ? "travel + " : "", action->cost_amount->name);
    else if (action->dearest)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "cost %u..%u", action->cost,
                                (unsigned)action->dearest);
    else if (action->cost != 1)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "cost %u", action->cost);
}

static void add_action(struct graph *graph, const struct action *action)
{
    const struct domain *domain = graph->problem->domain;
    struct pool *pool = graph->pool;
    const char *name = action->road ? action->name_in_c : action->name;
    struct graph_node *node =
        add_declared(graph, GRAPH_ACTION, name, &action->parameters, action->label);
    struct expressions effects = action->effects, needs = action->preconditions;
    bool *has = pool_take(pool, domain->agent_type_count);
    effects.count -= action->begins_at != NULL; /* its arrival */
    needs.count -= action->lasting.count;
    for (size_t i = 0; i < domain->agent_type_count; i++)
        has[i] = can_do(&domain->agent_types[i], action);
    graph_nodes_add_agents(graph, node, has);
    add_notes(graph, node, action);
    graph_nodes_add_texts(graph, node, LINE_NEEDS, "if ", &needs);
    graph_nodes_add_texts(graph, node, LINE_NEEDS, "while ", &action->lasting);
    graph_nodes_add_texts(graph, node, LINE_NEEDS, "until ", &action->until);
    if (action->procedural)
        graph_add_wrapped_lines(graph, node, LINE_NEEDS, "if %s()", action->procedural);
    graph_nodes_add_texts(graph, node, LINE_DOES, "\xE2\x86\x92 ", &effects);
    if (action->restart)
        graph_add_wrapped_lines(graph, node, LINE_NEEDS, "anew if %s changes",
                                term_text(pool, action->restart));
    graph_nodes_add_texts(graph, node, LINE_DOES, "on failure \xE2\x86\x92 ", &action->on_failure);
    graph_nodes_add_texts(graph, node, LINE_DOES, "on abort \xE2\x86\x92 ", &action->on_abort);
}

static void graph_nodes_add_rule(struct graph *graph, const struct rule *rule)
{
    struct graph_node *node =
        add_declared(graph, GRAPH_RULE, rule->name, &rule->parameters, rule->label);
    graph_add_wrapped_lines(graph, node, LINE_NOTE, "%s %s%s%s", rule->once ? "after" : "every",
                            duration_text(graph->pool, rule->period), rule->longest ? ".." : "",
                            rule->longest ? duration_text(graph->pool, rule->longest) : "");
    graph_nodes_add_texts(graph, node, LINE_NEEDS, "if ", &rule->preconditions);
    graph_nodes_add_texts(graph, node, LINE_DOES, "\xE2\x86\x92 ", &rule->effects);
}

static void add_goal(struct graph *graph, const struct goal *goal)
{
    const struct domain *domain = graph->problem->domain;
    struct pool *pool = graph->pool;
    struct graph_node *node =
        add_declared(graph, GRAPH_GOAL, goal->name, &goal->parameters, goal->label);
    bool *has = pool_take(pool, domain->agent_type_count);
    for (size_t i = 0; i < domain->agent_type_count; i++)
        has[i] = chooses_goal(&domain->agent_types[i], goal);
    graph_nodes_add_agents(graph, node, has);
    if (goal->priority_call)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "priority %s()", goal->priority_call);
    else if (goal->priority_amount)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "priority %s", goal->priority_amount->name);
    else if (goal->priority != 0)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "priority %" PRId32, goal->priority);
    if (goal->keep)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "keep");
    graph_nodes_add_texts(graph, node, LINE_NOTE, "relevant if ", &goal->relevant);
    graph_nodes_add_texts(graph, node, LINE_NOTE, "while ", &goal->lasting);
    graph_nodes_add_texts(graph, node, LINE_NEEDS, "", &goal->conditions);
}

/* ------------------------------------------------------------------- tasks */

/* What the nodes of a task are called: those of a subtask of an `all` by its number, as its name is
 * any text. */
static const char *id_of(struct pool *pool, const struct task *task)
{
    return task->is_each ? pool_format(pool, "all: %zu", task->number) : task->name;
}

static void graph_nodes_add_task(struct graph *graph, const struct task *task)
{
    const struct domain *domain = graph->problem->domain;
    bool *has = pool_take(graph->pool, domain->agent_type_count);
    graph->task_of[task->number] = graph->node_count;
    struct graph_node *node = graph_add_node(graph, GRAPH_TASK, id_of(graph->pool, task));
    for (size_t i = 0; i < domain->agent_type_count; i++)
        has[i] = domain->agent_types[i].task == task;
    graph_add_wrapped_lines(
        graph, node, LINE_NAME, "%s",
        task->is_each ? task->name
                      : pool_format(graph->pool, "%s%s", task->name,
                                    words_of_parameters(graph->pool, &task->parameters, 0)));
    add_label(graph, node, task->label);
    graph_nodes_add_agents(graph, node, has);
    graph_add_wrapped_lines(graph, node, LINE_NOTE, "select %s", select_modes[task->select].name);
}

/* Conditions but for some of them. */
static struct expressions without(struct pool *pool, const struct expressions *all,
                                  const struct expressions *some)
{
    struct expressions others = {.text = all->text};
    for (size_t i = 0; i < all->count; i++) {
        size_t j = 0;
        while (j < some->count && some->items[j] != all->items[i])
            j++;
        if (j == some->count)
            add_expression(pool, &others, all->items[i], all->texts[i]);
    }
    return others;
}

static void graph_nodes_add_method(struct graph *graph, const struct task *task,
                                   const struct method *method)
{
    struct pool *pool = graph->pool;
    size_t number = (size_t)(method - task->methods) + 1;
    const char *score = score_callback(task, method);
    struct graph_node *node = graph_add_node(
        graph, GRAPH_METHOD, pool_format(pool, "%s: %s", id_of(pool, task), method->name));
    node->task = graph->task_of[task->number];
    node->number = number;
    graph_add_wrapped_lines(graph, node, LINE_NAME, "%zu %s%s", number, method->name,
                            words_of_parameters(pool, &method->parameters, task->parameters.count));
    add_label(graph, node, method->label);
    if (task->select == SELECT_PRIORITY && method->priority_amount)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "priority %s",
                                method->priority_amount->name);
    else if (task->select == SELECT_PRIORITY)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "priority %" PRId32, method->priority);
    if (method->weight_amount)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "weight %s", method->weight_amount->name);
    else if (method->weighted)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "weight %u", method->weight);
    if (task->select == SELECT_SCORE && method->score_amount)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "score %s", method->score_amount->name);
    else if (task->select == SELECT_SCORE && method->plain_score != 0)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "score %" PRId32, method->plain_score);
    if (score)
        graph_add_wrapped_lines(graph, node, LINE_NOTE, "score %s()", score);
    struct expressions needs = without(pool, &method->preconditions, &method->lasting);
    graph_nodes_add_texts(graph, node, LINE_NEEDS, "if ", &needs);
    graph_nodes_add_texts(graph, node, LINE_NEEDS, "while ", &method->lasting);
}

/* The n-th condition that a method asks to be achieved. */
static void add_achieve(struct graph *graph, const struct task *task, const struct method *method,
                        size_t number)
{
    struct graph_node *node = graph_add_node(
        graph, GRAPH_ACHIEVE,
        pool_format(graph->pool, "%s: %s: %zu", task->name, method->name, number + 1));
    graph_add_wrapped_lines(graph, node, LINE_NAME, "achieve");
    graph_nodes_add_texts(graph, node, LINE_NEEDS, "", &method->subtasks[number].achieve);
}

/* ------------------------------------------------------------------- steps */

/* "2 (v, depot)": the place of a subtask among the others, if there are any, and its objects. */
static const char *words_of_step(struct pool *pool, const struct method *method, size_t number)
{
    const struct subtask *subtask = &method->subtasks[number];
    const struct term *call = subtask->call;
    const char *arguments = call ? term_text(pool, call) + strlen(call->name) : "";
    if (method->subtask_count < 2)
        return arguments;
    return pool_format(pool, "%zu%s%s", number + 1, *arguments ? " " : "", arguments);
}

/* Adds a step, to the words of one before it that leads to the same node. */
static void graph_nodes_add_step(struct graph *graph, size_t first, size_t from, size_t to,
                                 const char *words)
{
    graph->nodes[to].is_step = graph->nodes[to].kind == GRAPH_ACTION;
    for (size_t i = first; i < graph->edge_count; i++)
        if (graph->edges[i].to == to) {
            graph->edges[i].label =
                pool_format(graph->pool, "%s, %s", graph->edges[i].label, words);
            return;
        }
    graph_add_edge(graph, (struct graph_edge){EDGE_STEP, from, to, false, words});
}

/* Adds the steps of a method; what is not shown of them is left out. */
static void graph_nodes_add_steps(struct graph *graph, const struct method *method)
{
    const struct part_numbers *numbers = graph->numbers;
    size_t from = graph->node_of[part_number(numbers, PART_METHOD, method->number)];
    size_t achieve = part_number(numbers, PART_ACHIEVE, numbers->achieves[method->number]);
    size_t first = graph->edge_count;
    for (size_t i = 0; i < method->subtask_count; i++) {
        const struct subtask *subtask = &method->subtasks[i];
        size_t to = subtask->action
                        ? graph->node_of[part_number(numbers, PART_ACTION, subtask->action->number)]
                    : subtask->task ? graph->task_of[subtask->task->number]
                                    : graph->node_of[achieve++];
        if (to != SIZE_MAX)
            graph_nodes_add_step(graph, first, from, to, words_of_step(graph->pool, method, i));
    }
}

/* ------------------------------------------------------------------- whole */

/* Adds a task with its methods, if these are shown. One without methods always is where all is. */
static void add_whole_task(struct graph *graph, const struct task *task, const bool *parts)
{
    const struct part_numbers *numbers = graph->numbers;
    size_t first =
        part_number(numbers, PART_METHOD, task->method_count ? task->methods[0].number : 0);
    if (task->method_count == 0 || !parts[first])
        return;
    graph_nodes_add_task(graph, task);
    for (size_t i = 0; i < task->method_count; i++) {
        graph->node_of[first + i] = graph->node_count;
        graph_add_edge(graph, (struct graph_edge){EDGE_METHOD, graph->task_of[task->number],
                                                  graph->node_count, false, ""});
        graph_nodes_add_method(graph, task, &task->methods[i]);
    }
    for (size_t i = 0; i < task->method_count; i++) {
        const struct method *method = &task->methods[i];
        size_t achieve = part_number(numbers, PART_ACHIEVE, numbers->achieves[method->number]);
        for (size_t j = 0; j < method->subtask_count; j++)
            if (method->subtasks[j].achieve.count > 0) {
                graph->node_of[achieve++] = graph->node_count;
                add_achieve(graph, task, method, j);
            }
    }
}

void graph_add_parts(struct graph *graph, const bool *parts)
{
    const struct domain *domain = graph->problem->domain;
    const size_t *first = graph->numbers->first;
    graph->node_of = pool_take(graph->pool, (first[PART_KINDS] + 1) * sizeof *graph->node_of);
    graph->task_of = pool_take(graph->pool, (domain->task_count + 1) * sizeof *graph->task_of);
    for (size_t i = 0; i < first[PART_KINDS]; i++)
        graph->node_of[i] = SIZE_MAX;
    for (size_t i = 0; i < domain->task_count; i++)
        graph->task_of[i] = SIZE_MAX;
    for (size_t i = 0; i < domain->task_count; i++)
        add_whole_task(graph, domain->tasks[i], parts);
    for (size_t i = 0; i < first[PART_KINDS]; i++) {
        bool is_task = i >= first[PART_METHOD] && i < first[PART_GOAL];
        if (!parts[i] || is_task)
            continue;
        graph->node_of[i] = graph->node_count;
        if (i < first[PART_RULE])
            add_action(graph, domain->actions[i]);
        else if (i < first[PART_METHOD])
            graph_nodes_add_rule(graph, &domain->rules[i - first[PART_RULE]]);
        else
            add_goal(graph, &domain->goals[i - first[PART_GOAL]]);
    }
    for (size_t i = 0; i < domain->task_count; i++)
        for (size_t j = 0; graph->task_of[i] != SIZE_MAX && j < domain->tasks[i]->method_count; j++)
            graph_nodes_add_steps(graph, &domain->tasks[i]->methods[j]);
}

/* ------------------------------------------------------------------ counts */

static void count_node(struct graph *graph, size_t node, uint64_t count)
{
    if (node == SIZE_MAX)
        return;
    graph->nodes[node].counted = true;
    graph->nodes[node].count += count;
}

static void count_task(struct graph *graph, const struct statistics *statistics, size_t number)
{
    const struct task *task = graph->problem->domain->tasks[number];
    const struct tally_row *rows = statistics->methods[number];
    for (size_t i = 0; rows && i < task->method_count; i++) {
        size_t part = part_number(graph->numbers, PART_METHOD, task->methods[i].number);
        count_node(graph, graph->node_of[part], rows[i].counts[METHOD_CHOSEN]);
        count_node(graph, graph->task_of[number], rows[i].counts[METHOD_CHOSEN]);
    }
}

void graph_add_counts(struct graph *graph, const struct statistics *statistics)
{
    const struct domain *domain = graph->problem->domain;
    for (size_t i = 0; i < domain->task_count; i++)
        count_task(graph, statistics, i);
    for (size_t i = 0; i < domain->action_count; i++)
        if (statistics->actions[i])
            count_node(graph, graph->node_of[part_number(graph->numbers, PART_ACTION, i)],
                       statistics->actions[i]->counts[ACTION_STARTED]);
    for (size_t i = 0; i < domain->goal_count; i++)
        if (statistics->goals[i])
            count_node(graph, graph->node_of[part_number(graph->numbers, PART_GOAL, i)],
                       statistics->goals[i]->counts[GOAL_PLANNED]);
}

/* The binary digits of a number. */
static unsigned digits_of(uint64_t number)
{
    unsigned digits = 0;
    for (; number; number >>= 1)
        digits++;
    return digits;
}

void graph_find_heats(struct graph *graph)
{
    uint64_t most[GRAPH_KINDS] = {0};
    for (size_t i = 0; i < graph->node_count; i++) {
        const struct graph_node *node = &graph->nodes[i];
        most[node->kind] = node->count > most[node->kind] ? node->count : most[node->kind];
    }
    for (size_t i = 0; i < graph->node_count; i++) {
        struct graph_node *node = &graph->nodes[i];
        unsigned digits = digits_of(most[node->kind]);
        if (node->count > 0)
            node->heat = 1 + (digits_of(node->count) - 1) * (GRAPH_HEATS - 1) /
                                 (digits > 1 ? digits - 1 : 1);
    }
}
