/* SPDX-License-Identifier: MIT */
/*
 * Numbers that are worked out of facts. Rests on state.h. Only the tables of domains name it where
 * facts that change tell priorities, scores or weights.
 */
#include "state/expressions.h"
#include "state/state.h"

static uint32_t product_of(const GG_ROM gg_domain *domain, const GG_ROM gg_product *product,
                           const uint64_t *state)
{
    uint32_t result = (uint32_t)product->weight;
    for (uint16_t i = 0; i < product->count; i++)
        result *= gg_read(domain, product->facts[i], state);
    return result;
}

static int32_t expressions_value_of(const GG_ROM gg_domain *domain,
                                    const GG_ROM gg_amount *const GG_ROM *list, uint16_t index,
                                    const uint64_t *state, int32_t otherwise)
{
    const GG_ROM gg_amount *amount = list ? list[index] : NULL;
    if (!amount)
        return otherwise;
    uint32_t sum = (uint32_t)amount->constant;
    for (uint16_t i = 0; i < amount->count; i++)
        sum += product_of(domain, &amount->products[i], state);
    return sum <= INT32_MAX ? (int32_t)sum : -(int32_t)~sum - 1;
}

const GG_ROM gg_expression_ops gg_evaluating = {expressions_value_of};
