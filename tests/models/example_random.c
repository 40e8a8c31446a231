/* SPDX-License-Identifier: MIT */
/* Makes examples up, and writes them as YAML: see example_life.h. */
#include "models/example_life.h"

#include "models/names.h"

static const char *const facts[LIFE_FACTS] = {"n", "m", "k", "b", "c", "s"};
static const char *const symbols[] = {"x", "y", "z"};
static const int tops[LIFE_FACTS] = {4, 6, 9, 1, 1, 2};

static bool is_bool(int fact)
{
    return fact == 3 || fact == 4;
}

static bool is_number(int fact)
{
    return fact < 3;
}

/* ---------------------------------------------------------------------- making */

static int number_below(struct dice *dice, int count)
{
    return (int)roll(dice, (uint32_t)count);
}

/* Adds a condition of some depth to a tree; returns its place. */
static int roll_part(struct life_tree *tree, struct dice *dice, int depth)
{
    int place = tree->count++;
    struct life_condition condition = {.kind = LIFE_LEAF, .fact = number_below(dice, LIFE_FACTS)};
    int deeper = depth > 0 ? number_below(dice, 5) : 0;
    condition.value = number_below(dice, tops[condition.fact] + 1);
    condition.sign =
        (enum life_sign)(number_below(dice, is_number(condition.fact) ? LIFE_LESS + 1 : 2));
    if (deeper > 1) {
        condition.kind = deeper == 2 ? LIFE_NOT : deeper == 3 ? LIFE_AND : LIFE_OR;
        condition.left = roll_part(tree, dice, depth - 1);
        condition.right = deeper == 2 ? 0 : roll_part(tree, dice, depth - 1);
    }
    tree->parts[place] = condition;
    return place;
}

static struct life_tree roll_tree(struct dice *dice)
{
    struct life_tree tree = {.count = 0};
    (void)roll_part(&tree, dice, 2);
    return tree;
}

static struct life_effect roll_effect(struct dice *dice)
{
    struct life_effect effect = {.fact = number_below(dice, LIFE_FACTS)};
    effect.value = number_below(dice, tops[effect.fact] + 1);
    effect.adds = is_number(effect.fact) && number_below(dice, 2) == 0;
    if (effect.adds)
        effect.value =
            number_below(dice, 2) ? -1 - number_below(dice, 3) : 1 + number_below(dice, 3);
    return effect;
}

static uint32_t roll_time(struct dice *dice, uint32_t most)
{
    static const uint32_t grains[] = {1, 10, 100};
    uint32_t grain = grains[roll(dice, 3)];
    return grain + roll(dice, most / grain) * grain;
}

static struct life_event roll_event(struct dice *dice)
{
    struct life_event event = {.time = (enum life_time)number_below(dice, 3),
                               .when = roll_time(dice, 3000),
                               .action = number_below(dice, LIFE_ACTIONS),
                               .effect = roll_effect(dice),
                               .failing = -1,
                               .to = -1,
                               .by = -1};
    if (event.time == LIFE_EVERY && event.when < 50)
        event.when += 50;
    if (roll(dice, 4) == 0)
        event.failing = number_below(dice, LIFE_ACTIONS);
    return event;
}

static void roll_order(int *order, struct dice *dice)
{
    order[0] = number_below(dice, LIFE_ACTIONS);
    order[1] = (order[0] + 1 + number_below(dice, LIFE_ACTIONS - 1)) % LIFE_ACTIONS;
    order[2] = -1;
    int third = number_below(dice, LIFE_ACTIONS), length = number_below(dice, 4);
    if (length < 2)
        order[1] = -1;
    else if (length == 3 && third != order[0] && third != order[1])
        order[2] = third;
}

static struct life_expected roll_expected(struct dice *dice, uint32_t time)
{
    struct life_expected expected = {.kind = (enum life_expectation)number_below(dice, LIFE_KINDS),
                                     .when = roll(dice, time + 1),
                                     .subject = (enum life_subject)number_below(dice, 3),
                                     .condition = roll_tree(dice),
                                     .number = number_below(dice, LIFE_ACTIONS),
                                     .low = (int)roll(dice, 2) * number_below(dice, 40)};
    expected.high = expected.low + number_below(dice, 101 - expected.low);
    roll_order(expected.order, dice);
    return expected;
}

/* An agent, or -1. */
static int roll_agent(struct dice *dice)
{
    return number_below(dice, LIFE_AGENTS + 1) - 1;
}

/* Makes two agents of one, and names them here and there. */
static void roll_agents(struct life_example *example, struct dice *dice)
{
    for (int i = 0; i < LIFE_EXPECTED; i++)
        example->expected[i].of = example->expected[i].order_of[0] = -1;
    example->agents = 1 + number_below(dice, LIFE_AGENTS);
    for (int i = 0; i < LIFE_AGENTS; i++) {
        example->own[i] = roll_effect(dice);
        if (example->own[i].fact == LIFE_SHARED || roll(dice, 3) == 0)
            example->own[i].fact = -1;
    }
    if (example->agents == 1)
        return;
    for (int i = 0; i < example->event_count; i++) {
        example->events[i].to = roll_agent(dice);
        example->events[i].by = roll_agent(dice);
    }
    for (int i = 0; i < LIFE_EXPECTED; i++) {
        struct life_expected *expected = &example->expected[i];
        expected->of = roll_agent(dice);
        for (int j = 0; j < 3; j++)
            expected->order_of[j] = expected->of < 0 ? -1 : number_below(dice, LIFE_AGENTS);
    }
}

static void roll_example(struct life_example *example, struct dice *dice)
{
    example->time = roll_time(dice, 4000);
    example->event_count = number_below(dice, LIFE_EVENTS + 1);
    for (int i = 0; i < 2; i++) {
        example->given[i] = roll_effect(dice);
        if (roll(dice, 2))
            example->given[i].fact = -1;
    }
    for (int i = 0; i < example->event_count; i++)
        example->events[i] = roll_event(dice);
    for (int i = 0; i < LIFE_EXPECTED; i++)
        example->expected[i] = roll_expected(dice, example->time);
    for (int i = 0; i < LIFE_EXPECTED; i++)
        example->expected[i].joined =
            example->expected[i].subject != LIFE_CONDITION && roll(dice, 2);
    roll_agents(example, dice);
}

/* Rules do not know of the shared fact. */
static void unshare(struct life_tree *tree, struct life_effect *effect)
{
    for (int i = 0; i < tree->count; i++)
        if (tree->parts[i].fact == LIFE_SHARED)
            tree->parts[i].fact = 3;
    if (effect->fact == LIFE_SHARED)
        effect->fact = 3;
}

void life_roll(struct life *life, struct dice *dice)
{
    for (int i = 0; i < LIFE_FACTS; i++)
        life->start[i] = number_below(dice, tops[i] + 1);
    for (int i = 0; i < LIFE_ACTIONS; i++) {
        life->effects[i][0] = roll_effect(dice);
        life->effects[i][1] = roll_effect(dice);
        if (life->effects[i][1].fact == life->effects[i][0].fact || roll(dice, 2))
            life->effects[i][1].fact = -1;
        life->durations[i] = roll_time(dice, 700);
        life->needs[i] = roll_tree(dice);
        life->does[i] = number_below(dice, LIFE_ACTIONS);
    }
    for (int i = 0; i < LIFE_RULES; i++) {
        life->periods[i] = 40 + roll_time(dice, 900);
        life->once[i] = roll(dice, 3) == 0;
        life->rule_needs[i] = roll_tree(dice);
        life->rule_effects[i] = roll_effect(dice);
        unshare(&life->rule_needs[i], &life->rule_effects[i]);
    }
    for (int i = 0; i < LIFE_EXAMPLES; i++)
        roll_example(&life->examples[i], dice);
}

/* --------------------------------------------------------------------- writing */

static void add_condition(struct text *text, const struct life_tree *tree, int part)
{
    static const char *const signs[] = {"==", "!=", ">=", "<"};
    const struct life_condition *condition = &tree->parts[part];
    if (condition->kind == LIFE_NOT) {
        text_add(text, "not (");
        add_condition(text, tree, condition->left);
        text_add(text, ")");
    } else if (condition->kind != LIFE_LEAF) {
        text_add(text, "(");
        add_condition(text, tree, condition->left);
        text_add(text, condition->kind == LIFE_AND ? " and " : " or ");
        add_condition(text, tree, condition->right);
        text_add(text, ")");
    } else if (is_bool(condition->fact)) {
        bool yes = (condition->value == 1) == (condition->sign == LIFE_IS);
        text_add(text, "%s%s", yes ? "" : "not ", facts[condition->fact]);
    } else if (is_number(condition->fact)) {
        text_add(text, "%s %s %d", facts[condition->fact], signs[condition->sign],
                 condition->value);
    } else {
        text_add(text, "%s %s %s", facts[condition->fact], signs[condition->sign],
                 symbols[condition->value]);
    }
}

static void add_effect(struct text *text, const struct life_effect *effect)
{
    if (is_bool(effect->fact))
        text_add(text, "%s%s", effect->value ? "" : "not ", facts[effect->fact]);
    else if (is_number(effect->fact))
        text_add(text, "%s %s %d", facts[effect->fact],
                 !effect->adds       ? "="
                 : effect->value < 0 ? "-="
                                     : "+=",
                 effect->adds && effect->value < 0 ? -effect->value : effect->value);
    else
        text_add(text, "%s = %s", facts[effect->fact], symbols[effect->value]);
}

static void add_effects(struct text *text, const struct life_effect *effects)
{
    const char *between = "";
    text_add(text, "[");
    for (int i = 0; i < 2; i++) {
        if (effects[i].fact < 0)
            continue;
        text_add(text, "%s", between);
        add_effect(text, &effects[i]);
        between = ", ";
    }
    text_add(text, "]");
}

static void add_domain(struct text *text, const struct life *life)
{
    text_add(text, "domain: life\nstate:\n");
    for (int i = 0; i < LIFE_FACTS; i++)
        if (is_number(i))
            text_add(text, "  %s: {type: 0..%d, start: %d}\n", facts[i], tops[i], life->start[i]);
        else if (is_bool(i))
            text_add(text, "  %s: {type: bool, start: %s%s}\n", facts[i],
                     life->start[i] ? "true" : "false", i == LIFE_SHARED ? ", shared: true" : "");
        else
            text_add(text, "  %s: {type: [x, y, z], start: %s}\n", facts[i],
                     symbols[life->start[i]]);
    text_add(text, "actions:\n");
    for (int i = 0; i < LIFE_ACTIONS; i++) {
        text_add(text, "  a%d: {uninterruptible: true, duration: %ums, effects: ", i,
                 (unsigned)life->durations[i]);
        add_effects(text, life->effects[i]);
        text_add(text, "}\n");
    }
    text_add(text, "tasks:\n  live:\n    methods:\n");
    for (int i = 0; i < LIFE_ACTIONS; i++) {
        text_add(text, "      m%d: {preconditions: '", i);
        if (i + 1 < LIFE_ACTIONS)
            add_condition(text, &life->needs[i], 0);
        else
            text_add(text, "true");
        text_add(text, "', subtasks: a%d}\n", life->does[i]);
    }
    text_add(text, "rules:\n");
    for (int i = 0; i < LIFE_RULES; i++) {
        text_add(text, "  r%d: {%s: %ums, preconditions: '", i, life->once[i] ? "after" : "every",
                 (unsigned)life->periods[i]);
        add_condition(text, &life->rule_needs[i], 0);
        text_add(text, "', effects: ");
        add_effect(text, &life->rule_effects[i]);
        text_add(text, "}\n");
    }
}

static const char *const agents[LIFE_AGENTS] = {"ann", "bob"};

static void add_happening(struct text *text, const struct life_event *event)
{
    text_add(text, event->to < 0 ? " " : " {%s: ", event->to < 0 ? "" : agents[event->to]);
    if (event->failing >= 0)
        text_add(text, "fail(a%d)", event->failing);
    else
        add_effect(text, &event->effect);
    text_add(text, event->to < 0 ? "\n" : "}\n");
}

/* Keys must differ: blanks make those of one time different. Of several agents events are a list, in
 * which they need not. */
static void add_event(struct text *text, const struct life_event *event, int number, bool list)
{
    int blanks = list ? 0 : number;
    text_add(text, list ? "      - " : "      ");
    if (event->time == LIFE_AT)
        text_add(text, "at %*s%ums: ", blanks, "", (unsigned)event->when);
    else if (event->time == LIFE_AFTER)
        text_add(text, "after %*s%s%sa%d: ", blanks, "", event->by < 0 ? "" : agents[event->by],
                 event->by < 0 ? "" : " ", event->action);
    else if (number % 2)
        text_add(text, "every %*s%ums: ", blanks, "", (unsigned)event->when);
    else
        text_add(text, "random %*s%ums..%ums: ", blanks, "", (unsigned)event->when,
                 (unsigned)event->when);
    add_happening(text, event);
}

static void add_subject(struct text *text, const struct life_expected *expected)
{
    if (expected->subject == LIFE_ACTION)
        text_add(text, "action a%d", expected->number);
    else if (expected->subject == LIFE_METHOD)
        text_add(text, "method %sm%d", expected->number % 2 ? "live > " : "", expected->number);
    if (expected->joined)
        text_add(text, " and ");
    if (expected->joined || expected->subject == LIFE_CONDITION)
        add_condition(text, &expected->condition, 0);
}

static void add_order(struct text *text, const struct life_expected *expected)
{
    text_add(text, "order: [");
    for (int i = 0; i < 3 && expected->order[i] >= 0; i++) {
        text_add(text, i ? ", " : "");
        if (expected->order_of[0] < 0)
            text_add(text, "a%d", expected->order[i]);
        else
            text_add(text, "{%s: a%d}", agents[expected->order_of[i]], expected->order[i]);
    }
    text_add(text, "]\n");
}

/* The words before what must come at a time, or at none, or always. */
static void add_time(struct text *text, const struct life_expected *expected)
{
    if (expected->kind == LIFE_MUST_NOT || expected->kind == LIFE_ALWAYS)
        text_add(text, expected->kind == LIFE_ALWAYS ? "always: " : "never: ");
    else
        text_add(text, "%s %ums: ", expected->kind == LIFE_MUST_COME ? "within" : "at",
                 (unsigned)expected->when);
}

static void add_expected(struct text *text, const struct life_expected *expected)
{
    const char *of = expected->of < 0 ? "" : agents[expected->of];
    const char *open = expected->of < 0 ? "" : "{", *colon = expected->of < 0 ? "" : ": ",
               *close = expected->of < 0 ? "" : "}";
    text_add(text, "      - ");
    if (expected->kind == LIFE_SHARE) {
        text_add(text, "share of a%d: %s%s%s%d%%..%d%%%s\n", expected->number, open, of, colon,
                 expected->low, expected->high, close);
    } else if (expected->kind == LIFE_ORDER) {
        add_order(text, expected);
    } else if (expected->kind == LIFE_PLAN) {
        text_add(text, "{task: live, plan: %s%s%s[a%d]%s}\n", open, of, colon, expected->number,
                 close);
    } else {
        add_time(text, expected);
        text_add(text, "%s%s%s", open, of, colon);
        add_subject(text, expected);
        text_add(text, "%s\n", close);
    }
}

static unsigned lines_of(const struct text *text)
{
    unsigned lines = 1;
    for (size_t i = 0; i < text->length; i++)
        lines += text->data[i] == '\n';
    return lines;
}

struct text life_write(struct life *life)
{
    struct text text = {0};
    add_domain(&text, life);
    text_add(&text, "examples:\n");
    for (int i = 0; i < LIFE_EXAMPLES; i++) {
        struct life_example *example = &life->examples[i];
        text_add(&text, "  e%d:\n    for: %ums\n    given: ", i, (unsigned)example->time);
        add_effects(&text, example->given);
        text_add(&text, "\n");
        for (int j = 0; j < LIFE_AGENTS && example->agents > 1; j++) {
            text_add(&text, "%s      %s: {given: ", j ? "" : "    agents:\n", agents[j]);
            add_effects(&text, (struct life_effect[]){example->own[j], {.fact = -1}});
            text_add(&text, "}\n");
        }
        text_add(&text, "    events:%s\n", example->event_count ? "" : " {}");
        for (int j = 0; j < example->event_count; j++)
            add_event(&text, &example->events[j], j, example->agents > 1);
        text_add(&text, "    expect:\n");
        unsigned line = lines_of(&text);
        for (int j = 0; j < LIFE_EXPECTED; j++) {
            example->expected[j].line = line++;
            add_expected(&text, &example->expected[j]);
        }
    }
    name_conditions(&text, NULL);
    return text;
}
