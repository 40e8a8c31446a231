#include "field.h"
int32_t skirmish_soldier_score_how_good(const skirmish_agent *agent, skirmish_symbol where)
{
    (void)agent;
    (void)where;
    return 0;
}
int32_t skirmish_soldier_score_nothing_better(const skirmish_agent *agent)
{
    (void)agent;
    return 0;
}
int32_t skirmish_medic_score_how_good(const skirmish_agent *agent, skirmish_symbol where)
{
    (void)agent;
    (void)where;
    return 0;
}
int32_t skirmish_medic_score_nothing_better(const skirmish_agent *agent)
{
    (void)agent;
    return 0;
}
int32_t skirmish_civilian_score_how_good(const skirmish_agent *agent, skirmish_symbol where)
{
    (void)agent;
    (void)where;
    return 0;
}
int32_t skirmish_civilian_score_nothing_better(const skirmish_agent *agent)
{
    (void)agent;
    return 0;
}
