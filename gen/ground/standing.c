/* SPDX-License-Identifier: MIT */
/* The numbers of methods: see standing.h. */
#include "ground/standing.h"

#include "ground/figure.h"

/* The number of a method that an amount tells, or that is written; *told: it reads facts that can
 * change. An error is reported of one instance. */
static int64_t number_told(struct grounding *grounding, struct method *method, int64_t number,
                           const struct figure *figure, const struct binding *binding,
                           const struct amount **told)
{
    *told = NULL;
    if (!figure->term || method->faulty)
        return number;
    method->faulty = figure->kind->advice ? !constant_figure(grounding, figure, binding, &number)
                                          : !told_figure(grounding, figure, binding, &number, told);
    return number;
}

const struct standing *standing_of(struct grounding *grounding, const struct task *task,
                                   const struct binding *binding)
{
    struct standing *result = pool_take(grounding->pool, task->method_count * sizeof *result);
    for (size_t i = 0; i < task->method_count; i++) {
        struct method *method = &task->methods[i];
        struct figure priority = {
            &method_priority_figure, method->priority_amount, method->name, {0}};
        struct figure weight = {&weight_figure, method->weight_amount, method->name, {0}};
        const struct amount *none;
        result[i].priority =
            (int32_t)number_told(grounding, method, method->priority, &priority, binding, &none);
        result[i].weight = (uint16_t)number_told(grounding, method, method->weight, &weight,
                                                 binding, &result[i].weight_told);
    }
    return result;
}

const struct amount *score_of(struct grounding *grounding, const struct task *task,
                              struct method *method, const char *name,
                              const struct binding *binding)
{
    struct figure figure = {&score_figure, method->score_amount, name, {0}};
    const struct amount *told;
    if (task->select != SELECT_SCORE || method->score)
        return NULL;
    int64_t number = number_told(grounding, method, method->plain_score, &figure, binding, &told);
    if (told || number == 0)
        return told;
    struct amount *plain = pool_take(grounding->pool, sizeof *plain);
    *plain = (struct amount){.constant = number, .divisor = 1};
    return plain;
}
