/* SPDX-License-Identifier: MIT */
/*
 * What serves what, in random domains: compared with all states of plain numbers, in each of which
 * each action and rule is carried out, and looked at which literals of which conditions have become
 * true. From that follows also what `goapgen graph --goal` draws.
 */
#include "analysis/serving.h"
#include "support/run.h"
#include "support/support.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

/* Two bools, a number from 0 to 3, one from 0 to 5 and a fact of three symbols; the n-th is shared
 * if the domain's n-th bit is. */
enum { FACTS = 5, STATES = 2 * 2 * 4 * 6 * 3, CHANGERS = 6, GOALS = 3, METHODS = 2 };

static const int sizes[FACTS] = {2, 2, 4, 6, 3};
static const char *const facts[FACTS] = {"b", "c", "n", "m", "s"};

/* `fact op value`: nothing is asked of the fact if op is '\0'. */
struct literal {
    char op; /* '=', '!', '<' (at most) or '>' (at least) */
    int value;
};

/* `fact = value` or `fact += value`; nothing if kind is '\0'. */
struct effect {
    char kind;
    int value;
};

struct condition {
    struct literal of[FACTS];
};

/* An action, or a rule, which are the last. */
struct changer {
    struct condition condition;
    struct effect effects[FACTS];
};

struct random_domain {
    unsigned shared;
    struct changer changers[CHANGERS];
    struct condition goals[GOALS], methods[METHODS], achieves[METHODS];
    bool acts[2][CHANGERS], wants[2][GOALS]; /* by agent type, of which the first has the task */
};

/* ------------------------------------------------------------------ making */

static struct literal random_literal(struct dice *dice, int fact)
{
    int size = sizes[fact];
    struct literal literal = {"=!<>"[roll(dice, 4)], (int)roll(dice, (uint32_t)size)};
    bool number = fact == 2 || fact == 3;
    if (!number && (literal.op == '<' || literal.op == '>'))
        literal.op = '=';
    if (literal.op == '<' && literal.value == size - 1)
        literal.value--;
    if (literal.op == '>' && literal.value == 0)
        literal.value++;
    return literal;
}

static struct condition random_condition(struct dice *dice, uint32_t one_in)
{
    struct condition condition = {.of = {{'\0', 0}}};
    for (int i = 0; i < FACTS; i++)
        if (roll(dice, one_in) == 0)
            condition.of[i] = random_literal(dice, i);
    if (one_in < 3 && !condition.of[2].op)
        condition.of[2] = random_literal(dice, 2);
    return condition;
}

/* Leaves a rule the facts of one side: shared ones, or an agent's own, as its first effect is. */
static void keep_to_one_side(struct changer *rule, unsigned shared)
{
    for (int i = 1; i < FACTS; i++)
        if ((shared >> i & 1) != (shared & 1)) {
            rule->condition.of[i].op = '\0';
            rule->effects[i].kind = '\0';
        }
}

static struct random_domain random_domain(struct dice *dice)
{
    struct random_domain domain = {.shared = roll(dice, 1 << FACTS)};
    for (int i = 0; i < CHANGERS; i++) {
        struct changer *changer = &domain.changers[i];
        changer->condition = random_condition(dice, 3);
        for (int j = 0; j < FACTS; j++) {
            bool adds = (j == 2 || j == 3) && roll(dice, 2);
            if (roll(dice, 3) == 0 || j == i % FACTS)
                changer->effects[j] =
                    adds ? (struct effect){'+', (int[]){-3, -1, 1, 2}[roll(dice, 4)]}
                         : (struct effect){'=', (int)roll(dice, (uint32_t)sizes[j])};
        }
        for (int j = 0; j < 2; j++)
            domain.acts[j][i] = roll(dice, 3) > 0;
    }
    keep_to_one_side(&domain.changers[CHANGERS - 1], domain.shared);
    for (int i = 0; i < GOALS; i++) {
        domain.goals[i] = random_condition(dice, 2);
        for (int j = 0; j < 2; j++)
            domain.wants[j][i] = roll(dice, 2);
    }
    for (int i = 0; i < METHODS; i++) {
        domain.methods[i] = random_condition(dice, 2);
        domain.achieves[i] = random_condition(dice, 2);
    }
    /* Each is someone's, and nobody has nothing. */
    domain.acts[0][0] = domain.acts[1][1] = domain.wants[0][0] = domain.wants[1][1] = true;
    return domain;
}

/* ----------------------------------------------------------------- writing */

static void write_condition(struct text *yaml, const char *key, const struct condition *condition)
{
    static const char *const symbols[] = {"x", "y", "z"};
    const char *between = "";
    text_add(yaml, "%s[", key);
    for (int i = 0; i < FACTS; i++) {
        struct literal literal = condition->of[i];
        if (!literal.op)
            continue;
        text_add(yaml, "%s", between);
        between = ", ";
        if (i < 2)
            text_add(yaml, "%s%s", (literal.op == '=') == (literal.value == 1) ? "" : "not ",
                     facts[i]);
        else if (i == 4)
            text_add(yaml, "%s %c= %s", facts[i], literal.op, symbols[literal.value]);
        else
            text_add(yaml, "%s %c= %d", facts[i], literal.op, literal.value);
    }
    text_add(yaml, "]");
}

static void write_changer(struct text *yaml, const struct changer *changer)
{
    static const char *const symbols[] = {"x", "y", "z"};
    const char *between = "";
    write_condition(yaml, "preconditions: ", &changer->condition);
    text_add(yaml, ", effects: [");
    for (int i = 0; i < FACTS; i++) {
        struct effect effect = changer->effects[i];
        if (!effect.kind)
            continue;
        text_add(yaml, "%s", between);
        between = ", ";
        if (i < 2)
            text_add(yaml, "%s%s", effect.value ? "" : "not ", facts[i]);
        else if (i == 4)
            text_add(yaml, "s = %s", symbols[effect.value]);
        else if (effect.kind == '=')
            text_add(yaml, "%s = %d", facts[i], effect.value);
        else
            text_add(yaml, "%s %c= %d", facts[i], effect.value < 0 ? '-' : '+', abs(effect.value));
    }
    text_add(yaml, "]}\n");
}

static void write_list(struct text *yaml, const char *name, const bool *has, int count)
{
    const char *between = "";
    for (int i = 0; i < count; i++)
        if (has[i]) {
            text_add(yaml, "%s%s%d", between, name, i);
            between = ", ";
        }
}

/* The last changer is a rule; the text is from the pool. */
static const char *written(struct pool *pool, const struct random_domain *domain)
{
    static const char *const types[] = {"bool", "bool", "0..3", "0..5", "[x, y, z]"};
    struct text yaml = {0};
    text_add(&yaml, "domain: d\nstate:\n");
    for (int i = 0; i < FACTS; i++)
        text_add(&yaml, "  %s: {type: %s, shared: %s}\n", facts[i], types[i],
                 domain->shared >> i & 1 ? "true" : "false");
    text_add(&yaml, "actions:\n  wait: {duration: 1s}\n");
    for (int i = 0; i < CHANGERS - 1; i++) {
        text_add(&yaml, "  a%d: {", i);
        write_changer(&yaml, &domain->changers[i]);
    }
    text_add(&yaml, "goals:\n");
    for (int i = 0; i < GOALS; i++) {
        text_add(&yaml, "  g%d: {", i);
        write_condition(&yaml, "conditions: ", &domain->goals[i]);
        text_add(&yaml, "}\n");
    }
    text_add(&yaml, "tasks:\n  live:\n    methods:\n");
    for (int i = 0; i < METHODS; i++) {
        text_add(&yaml, "      m%d: {", i);
        write_condition(&yaml, "preconditions: ", &domain->methods[i]);
        write_condition(&yaml, ", subtasks: [wait, {achieve: ", &domain->achieves[i]);
        text_add(&yaml, "}]}\n");
    }
    text_add(&yaml, "rules:\n  r: {every: 1s, ");
    write_changer(&yaml, &domain->changers[CHANGERS - 1]);
    text_add(&yaml, "agents:\n");
    for (int i = 0; i < 2; i++) {
        text_add(&yaml, "  t%d: {actions: [wait, ", i);
        write_list(&yaml, "a", domain->acts[i], CHANGERS - 1);
        text_add(&yaml, "], goals: [");
        write_list(&yaml, "g", domain->wants[i], GOALS);
        text_add(&yaml, "]%s}\n", i ? "" : ", task: live");
    }
    const char *text = pool_copy_text(pool, yaml.data, yaml.length);
    text_free(&yaml);
    return text;
}

/* --------------------------------------------------------------- the oracle */

/* Parts in the order of the compiler's numbers: wait, actions, the rule, methods, what is achieved,
 * goals. */
enum {
    RULE = CHANGERS,
    METHOD = RULE + 1,
    ACHIEVE = METHOD + METHODS,
    GOAL = ACHIEVE + METHODS,
    PARTS = GOAL + GOALS
};

static bool is_true(const struct literal *literal, int value)
{
    return literal->op == '='   ? value == literal->value
           : literal->op == '!' ? value != literal->value
           : literal->op == '<' ? value <= literal->value
                                : value >= literal->value;
}

static void state_of(int number, int *state)
{
    for (int i = 0; i < FACTS; number /= sizes[i++])
        state[i] = number % sizes[i];
}

static int after(const struct effect *effect, int fact, int value)
{
    if (effect->kind == '=')
        return effect->value;
    value += effect->kind ? effect->value : 0;
    return value < 0 ? 0 : value >= sizes[fact] ? sizes[fact] - 1 : value;
}

static const struct condition *condition_of(const struct random_domain *domain, int part)
{
    static const struct condition none = {.of = {{'\0', 0}}};
    return part == 0        ? &none
           : part <= RULE   ? &domain->changers[part - 1].condition
           : part < ACHIEVE ? &domain->methods[part - METHOD]
           : part < GOAL    ? &domain->achieves[part - ACHIEVE]
                            : &domain->goals[part - GOAL];
}

static bool has(const struct random_domain *domain, int type, int part)
{
    return part == 0 || part == RULE ? true
           : part < RULE             ? domain->acts[type][part - 1]
           : part < GOAL             ? type == 0
                                     : domain->wants[type][part - GOAL];
}

static bool same_fact(const struct random_domain *domain, int fact, int server, int served)
{
    return domain->shared >> fact & 1 || (has(domain, 0, server) && has(domain, 0, served)) ||
           (has(domain, 1, server) && has(domain, 1, served));
}

static bool holds(const struct condition *condition, const int *state)
{
    for (int i = 0; i < FACTS; i++)
        if (condition->of[i].op && !is_true(&condition->of[i], state[i]))
            return false;
    return true;
}

/* Which part serves which by which fact. */
struct relation {
    bool holds[FACTS][PARTS][PARTS]; /* by server, then served */
};

static void carry_out(const struct random_domain *domain, int server, const int *state,
                      struct relation *relation)
{
    const struct changer *changer = &domain->changers[server - 1];
    for (int i = 0; i < FACTS; i++)
        for (int served = 0; served < PARTS; served++) {
            const struct literal *literal = &condition_of(domain, served)->of[i];
            int value = after(&changer->effects[i], i, state[i]);
            if (literal->op && !is_true(literal, state[i]) && is_true(literal, value) &&
                same_fact(domain, i, server, served))
                relation->holds[i][server][served] = true;
        }
}

static struct relation relation_of_states(const struct random_domain *domain)
{
    struct relation relation = {{{{false}}}};
    for (int number = 0; number < STATES; number++) {
        int state[FACTS];
        state_of(number, state);
        for (int server = 1; server <= RULE; server++)
            if (holds(condition_of(domain, server), state))
                carry_out(domain, server, state, &relation);
    }
    return relation;
}

/* ---------------------------------------------------------------- comparing */

/* How a literal that is not always true wants its fact. */
static unsigned wanted_by(const struct literal *literal, int fact)
{
    int top = sizes[fact] - 1, low = top + 1, high = -1, count = 0;
    for (int i = 0; i <= top; i++)
        if (is_true(literal, i)) {
            low = i < low ? i : low;
            high = i;
            count++;
        }
    if (fact < 2)
        return low ? WANTED_TRUE : WANTED_FALSE;
    if (fact == 4 || (literal->op == '!' && count == high - low && count > 0))
        return WANTED_SOME;
    return low > 0 && high < top ? WANTED_SOME : low > 0 ? WANTED_HIGHER : WANTED_LOWER;
}

static void compare(const struct random_domain *domain, const struct compiled *compiled,
                    const char *yaml)
{
    struct part_numbers numbers = part_numbers_of(compiled->pool, compiled->domain);
    struct serving_scope all = {NULL, NULL, NULL};
    struct serving serving = serving_of(compiled->pool, compiled->tables->problem, &numbers, &all);
    struct relation expected = relation_of_states(domain);
    CU_ASSERT(!serving.exhausted && numbers.first[PART_KINDS] == PARTS);
    for (size_t i = 0; i < serving.count; i++) {
        const struct service *service = &serving.items[i];
        bool *cell = &expected.holds[service->fact->number][service->server][service->served];
        const struct literal *literal =
            &condition_of(domain, (int)service->served)->of[service->fact->number];
        CHECK_SAYING(*cell, "%zu does not serve %zu by %s:\n%s", service->server, service->served,
                     service->fact->name, yaml);
        CHECK_SAYING(literal->op == '!' ||
                         service->wanted == wanted_by(literal, (int)service->fact->number),
                     "%zu wants %s otherwise than as %u:\n%s", service->served, service->fact->name,
                     service->wanted, yaml);
        *cell = false;
    }
    for (int i = 0; i < FACTS; i++)
        for (int j = 0; j < PARTS; j++)
            for (int k = 0; k < PARTS; k++)
                CHECK_SAYING(!expected.holds[i][j][k], "%d serves %d by %s:\n%s", j, k, facts[i],
                             yaml);
}

static void services_are_those_of_all_states(void)
{
    struct dice dice = dice_of(20);
    for (unsigned i = 0; random_case(i + 1, 300); i++) {
        struct random_domain domain = random_domain(&dice);
        struct pool *pool = pool_new();
        const char *yaml = written(pool, &domain);
        struct compiled compiled = compile_text(yaml);
        CHECK_SAYING(compiled.tables != NULL, "%s%s", yaml, compiled.messages.data);
        if (compiled.tables)
            compare(&domain, &compiled, yaml);
        compiled_free(&compiled);
        pool_free(pool);
    }
}

/* ------------------------------------------------------------- part of a goal */

/* Notes what serves a goal, directly or through other actions of the agent type. */
static void serve_goal(const struct random_domain *domain, int type, int goal, bool *useful)
{
    struct relation relation = relation_of_states(domain);
    bool more = true;
    useful[GOAL + goal] = true;
    while (more) {
        more = false;
        for (int i = 0; i < FACTS; i++)
            for (int j = 1; j < RULE; j++)
                for (int k = 0; k < PARTS; k++)
                    if (useful[k] && !useful[j] && relation.holds[i][j][k] && has(domain, type, j))
                        more = useful[j] = true;
    }
}

static void goals_have_what_serves_them(void)
{
    struct dice dice = dice_of(21);
    struct scratch scratch = scratch_new();
    for (unsigned i = 0; random_case(i + 1, 40); i++) {
        struct random_domain domain = random_domain(&dice);
        const char *yaml = written(scratch.pool, &domain);
        const char *path = scratch_write(&scratch, "d.yaml", yaml);
        int type = (int)roll(&dice, 2);
        bool useful[PARTS] = {false};
        serve_goal(&domain, type, type, useful);
        struct result result = shell("'%s' graph '%s' --mermaid --agent t%d --goal g%d",
                                     built(scratch.pool, "goapgen"), path, type, type);
        CU_ASSERT(result.code == 0);
        for (int j = 0; j < RULE; j++) {
            const char *id =
                j ? pool_format(scratch.pool, "\n  action_a%d(", j - 1) : "\n  action_wait(";
            CHECK_SAYING((strstr(result.out.data, id) != NULL) == useful[j], "g%d of t%d:%s\n%s%s",
                         type, type, id, yaml, result.out.data);
        }
        CU_ASSERT(strstr(result.out.data, pool_format(scratch.pool, "\n  goal_g%d{", type)) !=
                  NULL);
        CU_ASSERT(!strstr(result.out.data, "task_") && !strstr(result.out.data, "rule_"));
        result_free(&result);
    }
    scratch_free(&scratch);
}

void add_serving_suite(void)
{
    CU_pSuite suite = CU_add_suite("serving", NULL, NULL);
    CU_ADD_TEST(suite, services_are_those_of_all_states);
    CU_ADD_TEST(suite, goals_have_what_serves_them);
}
