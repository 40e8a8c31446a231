/* SPDX-License-Identifier: MIT */
/* Policies as C: see gg_policy, and parts.h. */
#include "emit/parts.h"
#include "tables/pack_policy.h"

#include <inttypes.h>

static void write_nodes(struct writer *writer, const char *name, const gg_policy *policy)
{
    text_add(&writer->text, "static const GG_ROM gg_policy_node %s__nodes[] = {", name);
    for (uint16_t i = 0; i < policy->node_count; i++)
        text_add(&writer->text, "%s{%u, %u, %u},", i % 6 ? " " : "\n    ", policy->nodes[i].test,
                 policy->nodes[i].low, policy->nodes[i].high);
    text_add(&writer->text, "\n};\n");
}

static void write_tests(struct writer *writer, const char *name, const gg_policy *policy)
{
    text_add(&writer->text, "static const GG_ROM gg_policy_test %s__tests[] = {\n", name);
    for (uint16_t i = 0; i < policy->test_count; i++)
        text_add(&writer->text, "    {.mask = UINT64_C(0x%" PRIx64 "), .word = %u},\n",
                 policy->tests[i].mask, policy->tests[i].word);
    text_add(&writer->text, "};\n");
}

static void write_leaves(struct writer *writer, const char *name, const gg_policy *policy)
{
    const struct ground_action *actions = writer->tables->problem->actions;
    text_add(&writer->text, "static const GG_ROM gg_policy_leaf %s__leaves[] = {\n", name);
    for (uint16_t i = 0; i < policy->leaf_count; i++) {
        const gg_policy_leaf *leaf = &policy->leaves[i];
        if (leaf->action == GG_NONE)
            text_add(&writer->text, "    {.action = GG_NONE, .from = %s},\n",
                     leaf->from == GG_FOUND     ? "GG_FOUND"
                     : leaf->from == GG_NO_PLAN ? "GG_NO_PLAN"
                                                : "GG_SEARCHING");
        else
            text_add(&writer->text, "    {.action = %u, .from = %u}, /* %s */\n", leaf->action,
                     leaf->from, actions[leaf->action].name);
    }
    text_add(&writer->text, "};\n");
}

static void write_invariants(struct writer *writer, const char *name, const gg_policy *policy)
{
    text_add(&writer->text, "static const GG_ROM gg_invariant %s__invariants[] = {\n", name);
    for (uint16_t i = 0; i < policy->invariant_count; i++) {
        const gg_invariant *row = &policy->invariants[i];
        text_add(&writer->text,
                 "    {.bit = UINT64_C(0x%" PRIx64 "), .value = UINT64_C(0x%" PRIx64 "),\n"
                 "     .care = UINT64_C(0x%" PRIx64 "), .want = UINT64_C(0x%" PRIx64 "),\n"
                 "     .word = %u, .other = %u},\n",
                 row->bit, row->value, row->care, row->want, row->word, row->other);
    }
    text_add(&writer->text, "};\n");
}

void write_policy(struct writer *writer, const char *name, const gg_policy *policy)
{
    if (policy->node_count) {
        write_nodes(writer, name, policy);
        write_tests(writer, name, policy);
    }
    write_leaves(writer, name, policy);
    if (policy->invariant_count)
        write_invariants(writer, name, policy);
    bool nearest = policy_is_for_nearest(policy);
    text_add(&writer->text, "static const GG_ROM gg_%s %s__policy = {%s\n",
             nearest ? "nearest_policy" : "policy", name, nearest ? ".policy = {" : "");
    if (policy->node_count)
        text_add(&writer->text, "    .nodes = %s__nodes, .tests = %s__tests,\n", name, name);
    else
        text_add(&writer->text, "    .nodes = NULL, .tests = NULL,\n");
    text_add(&writer->text, "    .leaves = %s__leaves, .invariants = %s%s,\n", name,
             policy->invariant_count ? name : "NULL",
             policy->invariant_count ? "__invariants" : "");
    text_add(&writer->text,
             "    .node_count = %u, .test_count = %u, .leaf_count = %u,\n"
             "    .invariant_count = %u, .longest = %u}",
             policy->node_count, policy->test_count, policy->leaf_count, policy->invariant_count,
             policy->longest);
    if (nearest)
        text_add(&writer->text, ",\n    .beyond = UINT64_C(0x%" PRIx64 ")}",
                 ((const gg_nearest_policy *)policy)->beyond);
    text_add(&writer->text, ";\n");
}
