/* Made by goapgen from courier.yaml. Do not edit: run goapgen again. */
#include "courier.h"

/* The numbers of ground actions and, after them, tasks. */
enum {
    action__mount__bike,
    action__mount__van,
    action__dismount__bike,
    action__dismount__van,
    action__drive__bike__depot__market,
    action__drive__bike__depot__station,
    action__drive__bike__market__depot,
    action__drive__bike__market__school,
    action__drive__bike__market__bridge,
    action__drive__bike__school__market,
    action__drive__bike__school__hospital,
    action__drive__bike__station__depot,
    action__drive__bike__station__hospital,
    action__drive__bike__hospital__school,
    action__drive__bike__hospital__station,
    action__drive__bike__bridge__market,
    action__drive__bike__bridge__harbour,
    action__drive__bike__harbour__bridge,
    action__drive__van__depot__market,
    action__drive__van__depot__station,
    action__drive__van__market__depot,
    action__drive__van__market__school,
    action__drive__van__market__bridge,
    action__drive__van__school__market,
    action__drive__van__school__hospital,
    action__drive__van__station__depot,
    action__drive__van__station__hospital,
    action__drive__van__hospital__school,
    action__drive__van__hospital__station,
    action__drive__van__bridge__market,
    action__drive__van__bridge__harbour,
    action__drive__van__harbour__bridge,
    action__charge__bike__depot,
    action__charge__bike__market,
    action__charge__van__depot,
    action__charge__van__market,
    action__load__letter__bike,
    action__load__letter__van,
    action__load__flowers__bike,
    action__load__flowers__van,
    action__load__medicine__bike,
    action__load__medicine__van,
    action__load__piano__bike,
    action__load__piano__van,
    action__hand_over__letter__bike__school,
    action__hand_over__letter__van__school,
    action__hand_over__flowers__bike__harbour,
    action__hand_over__flowers__van__harbour,
    action__hand_over__medicine__bike__hospital,
    action__hand_over__medicine__van__hospital,
    action__hand_over__piano__bike__harbour,
    action__hand_over__piano__van__harbour,
    action__ring__bike__bridge,
    action__ring__bike__harbour,
    action__ring__van__bridge,
    action__ring__van__harbour,
    action__take_key__bike,
    action__take_key__van,
    action__unlock__bike__bridge,
    action__unlock__bike__harbour,
    action__unlock__van__bridge,
    action__unlock__van__harbour,
    action__wait_5m,
    task__work,
    task__deliver__medicine,
    task__deliver__letter,
    task__deliver__flowers,
    task__deliver__piano,
    task__go__bike__depot,
    task__go__van__depot,
    task__bring__medicine__bike,
    task__bring__medicine__van,
    task__bring__letter__bike,
    task__bring__letter__van,
    task__bring__flowers__bike,
    task__bring__flowers__van,
    task__bring__piano__van,
    task__collect__medicine__bike,
    task__go__bike__hospital,
    task__collect__medicine__van,
    task__go__van__hospital,
    task__collect__letter__bike,
    task__go__bike__school,
    task__collect__letter__van,
    task__go__van__school,
    task__collect__flowers__bike,
    task__go__bike__harbour,
    task__collect__flowers__van,
    task__go__van__harbour,
    task__collect__piano__van,
};

static gg_status agent_type__courier__run(gg_agent *agent, uint16_t action, gg_phase phase)
{
    courier_agent *self = (courier_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = courier_domain.actions[action].arguments;
    switch (courier_domain.actions[action].source_index) {
    case COURIER_ACTION_MOUNT:
        return courier_task_mount(self, phase, (courier_symbol)arguments[0]);
    case COURIER_ACTION_DISMOUNT:
        return courier_task_dismount(self, phase, (courier_symbol)arguments[0]);
    case COURIER_ACTION_DRIVE:
        return courier_task_drive(self, phase, (courier_symbol)arguments[0], (courier_symbol)arguments[1], (courier_symbol)arguments[2]);
    case COURIER_ACTION_CHARGE:
        return courier_task_charge(self, phase, (courier_symbol)arguments[0], (courier_symbol)arguments[1]);
    case COURIER_ACTION_LOAD:
        return courier_task_load(self, phase, (courier_symbol)arguments[0], (courier_symbol)arguments[1]);
    case COURIER_ACTION_HAND_OVER:
        return courier_task_hand_over(self, phase, (courier_symbol)arguments[0], (courier_symbol)arguments[1], (courier_symbol)arguments[2]);
    case COURIER_ACTION_RING:
        return courier_task_ring(self, phase, (courier_symbol)arguments[0], (courier_symbol)arguments[1]);
    case COURIER_ACTION_TAKE_KEY:
        return courier_task_take_key(self, phase, (courier_symbol)arguments[0]);
    case COURIER_ACTION_UNLOCK:
        return courier_task_unlock(self, phase, (courier_symbol)arguments[0], (courier_symbol)arguments[1]);
    case COURIER_ACTION_WAIT_5M:
        (void)phase;
        return courier_agent_wait(self);
    default:
        return GG_INVALID;
    }
}

static bool agent_type__courier__precondition(gg_agent *agent, uint16_t action)
{
    courier_agent *self = (courier_agent *)(void *)agent;
    const GG_ROM uint16_t *arguments = courier_domain.actions[action].arguments;
    switch (courier_domain.actions[action].source_index) {
    case COURIER_ACTION_RING:
        return courier_check_porter_is_there(self, (courier_symbol)arguments[0], (courier_symbol)arguments[1]);
    default:
        return true;
    }
}

static const GG_ROM gg_calls agent_type__courier__calls = {
    .run = agent_type__courier__run,
    .precondition = agent_type__courier__precondition,
    .cost = NULL,
    .duration = NULL,
    .priority = NULL,
    .score = NULL,
    .sense = NULL,
    .apply = NULL,
    .walk = NULL,
    .travel = NULL,
};

#ifndef GG_NO_NAMES
static const GG_ROM char *const GG_ROM names__facts[] = {
    GG_TEXT("rides"),
    GG_TEXT("at(bike)"),
    GG_TEXT("at(van)"),
    GG_TEXT("battery(bike)"),
    GG_TEXT("battery(van)"),
    GG_TEXT("lies(letter)"),
    GG_TEXT("lies(flowers)"),
    GG_TEXT("lies(medicine)"),
    GG_TEXT("lies(piano)"),
    GG_TEXT("ordered(letter)"),
    GG_TEXT("ordered(flowers)"),
    GG_TEXT("ordered(medicine)"),
    GG_TEXT("ordered(piano)"),
    GG_TEXT("gate_open"),
    GG_TEXT("has_key"),
};
static const GG_ROM char *const GG_ROM names__actions[] = {
    GG_TEXT("mount(bike)"),
    GG_TEXT("mount(van)"),
    GG_TEXT("dismount(bike)"),
    GG_TEXT("dismount(van)"),
    GG_TEXT("drive(bike, depot, market)"),
    GG_TEXT("drive(bike, depot, station)"),
    GG_TEXT("drive(bike, market, depot)"),
    GG_TEXT("drive(bike, market, school)"),
    GG_TEXT("drive(bike, market, bridge)"),
    GG_TEXT("drive(bike, school, market)"),
    GG_TEXT("drive(bike, school, hospital)"),
    GG_TEXT("drive(bike, station, depot)"),
    GG_TEXT("drive(bike, station, hospital)"),
    GG_TEXT("drive(bike, hospital, school)"),
    GG_TEXT("drive(bike, hospital, station)"),
    GG_TEXT("drive(bike, bridge, market)"),
    GG_TEXT("drive(bike, bridge, harbour)"),
    GG_TEXT("drive(bike, harbour, bridge)"),
    GG_TEXT("drive(van, depot, market)"),
    GG_TEXT("drive(van, depot, station)"),
    GG_TEXT("drive(van, market, depot)"),
    GG_TEXT("drive(van, market, school)"),
    GG_TEXT("drive(van, market, bridge)"),
    GG_TEXT("drive(van, school, market)"),
    GG_TEXT("drive(van, school, hospital)"),
    GG_TEXT("drive(van, station, depot)"),
    GG_TEXT("drive(van, station, hospital)"),
    GG_TEXT("drive(van, hospital, school)"),
    GG_TEXT("drive(van, hospital, station)"),
    GG_TEXT("drive(van, bridge, market)"),
    GG_TEXT("drive(van, bridge, harbour)"),
    GG_TEXT("drive(van, harbour, bridge)"),
    GG_TEXT("charge(bike, depot)"),
    GG_TEXT("charge(bike, market)"),
    GG_TEXT("charge(van, depot)"),
    GG_TEXT("charge(van, market)"),
    GG_TEXT("load(letter, bike)"),
    GG_TEXT("load(letter, van)"),
    GG_TEXT("load(flowers, bike)"),
    GG_TEXT("load(flowers, van)"),
    GG_TEXT("load(medicine, bike)"),
    GG_TEXT("load(medicine, van)"),
    GG_TEXT("load(piano, bike)"),
    GG_TEXT("load(piano, van)"),
    GG_TEXT("hand_over(letter, bike, school)"),
    GG_TEXT("hand_over(letter, van, school)"),
    GG_TEXT("hand_over(flowers, bike, harbour)"),
    GG_TEXT("hand_over(flowers, van, harbour)"),
    GG_TEXT("hand_over(medicine, bike, hospital)"),
    GG_TEXT("hand_over(medicine, van, hospital)"),
    GG_TEXT("hand_over(piano, bike, harbour)"),
    GG_TEXT("hand_over(piano, van, harbour)"),
    GG_TEXT("ring(bike, bridge)"),
    GG_TEXT("ring(bike, harbour)"),
    GG_TEXT("ring(van, bridge)"),
    GG_TEXT("ring(van, harbour)"),
    GG_TEXT("take_key(bike)"),
    GG_TEXT("take_key(van)"),
    GG_TEXT("unlock(bike, bridge)"),
    GG_TEXT("unlock(bike, harbour)"),
    GG_TEXT("unlock(van, bridge)"),
    GG_TEXT("unlock(van, harbour)"),
    GG_TEXT("wait 5m"),
};
static const GG_ROM char *const GG_ROM names__tasks[] = {
    GG_TEXT("work"),
    GG_TEXT("deliver(medicine)"),
    GG_TEXT("deliver(letter)"),
    GG_TEXT("deliver(flowers)"),
    GG_TEXT("deliver(piano)"),
    GG_TEXT("go(bike, depot)"),
    GG_TEXT("go(van, depot)"),
    GG_TEXT("bring(medicine, bike)"),
    GG_TEXT("bring(medicine, van)"),
    GG_TEXT("bring(letter, bike)"),
    GG_TEXT("bring(letter, van)"),
    GG_TEXT("bring(flowers, bike)"),
    GG_TEXT("bring(flowers, van)"),
    GG_TEXT("bring(piano, van)"),
    GG_TEXT("collect(medicine, bike)"),
    GG_TEXT("go(bike, hospital)"),
    GG_TEXT("collect(medicine, van)"),
    GG_TEXT("go(van, hospital)"),
    GG_TEXT("collect(letter, bike)"),
    GG_TEXT("go(bike, school)"),
    GG_TEXT("collect(letter, van)"),
    GG_TEXT("go(van, school)"),
    GG_TEXT("collect(flowers, bike)"),
    GG_TEXT("go(bike, harbour)"),
    GG_TEXT("collect(flowers, van)"),
    GG_TEXT("go(van, harbour)"),
    GG_TEXT("collect(piano, van)"),
};
static const GG_ROM char *const GG_ROM names__methods__work[] = {
    GG_TEXT("rush(medicine)"),
    GG_TEXT("next(letter)"),
    GG_TEXT("next(flowers)"),
    GG_TEXT("next(medicine)"),
    GG_TEXT("next(piano)"),
    GG_TEXT("park(bike)"),
    GG_TEXT("park(van)"),
    GG_TEXT("rest"),
};
static const GG_ROM char *const GG_ROM names__methods__deliver__medicine[] = {
    GG_TEXT("ride_on(bike)"),
    GG_TEXT("ride_on(van)"),
    GG_TEXT("set_out(bike)"),
    GG_TEXT("set_out(van)"),
    GG_TEXT("change(bike, van)"),
    GG_TEXT("change(van, bike)"),
};
static const GG_ROM char *const GG_ROM names__methods__deliver__letter[] = {
    GG_TEXT("ride_on(bike)"),
    GG_TEXT("ride_on(van)"),
    GG_TEXT("set_out(bike)"),
    GG_TEXT("set_out(van)"),
    GG_TEXT("change(bike, van)"),
    GG_TEXT("change(van, bike)"),
};
static const GG_ROM char *const GG_ROM names__methods__deliver__flowers[] = {
    GG_TEXT("ride_on(bike)"),
    GG_TEXT("ride_on(van)"),
    GG_TEXT("set_out(bike)"),
    GG_TEXT("set_out(van)"),
    GG_TEXT("change(bike, van)"),
    GG_TEXT("change(van, bike)"),
};
static const GG_ROM char *const GG_ROM names__methods__deliver__piano[] = {
    GG_TEXT("ride_on(van)"),
    GG_TEXT("set_out(van)"),
    GG_TEXT("change(van, bike)"),
};
static const GG_ROM char *const GG_ROM names__methods__go__bike__depot[] = {
    GG_TEXT("freely"),
    GG_TEXT("through_the_gate"),
};
static const GG_ROM char *const GG_ROM names__methods__go__van__depot[] = {
    GG_TEXT("freely"),
    GG_TEXT("through_the_gate"),
};
static const GG_ROM char *const GG_ROM names__methods__bring__medicine__bike[] = {
    GG_TEXT("where_it_goes(hospital)"),
};
static const GG_ROM char *const GG_ROM names__methods__bring__medicine__van[] = {
    GG_TEXT("where_it_goes(hospital)"),
};
static const GG_ROM char *const GG_ROM names__methods__bring__letter__bike[] = {
    GG_TEXT("where_it_goes(school)"),
};
static const GG_ROM char *const GG_ROM names__methods__bring__letter__van[] = {
    GG_TEXT("where_it_goes(school)"),
};
static const GG_ROM char *const GG_ROM names__methods__bring__flowers__bike[] = {
    GG_TEXT("where_it_goes(harbour)"),
};
static const GG_ROM char *const GG_ROM names__methods__bring__flowers__van[] = {
    GG_TEXT("where_it_goes(harbour)"),
};
static const GG_ROM char *const GG_ROM names__methods__bring__piano__van[] = {
    GG_TEXT("where_it_goes(harbour)"),
};
static const GG_ROM char *const GG_ROM names__methods__collect__medicine__bike[] = {
    GG_TEXT("loaded"),
    GG_TEXT("waiting"),
};
static const GG_ROM char *const GG_ROM names__methods__go__bike__hospital[] = {
    GG_TEXT("freely"),
    GG_TEXT("through_the_gate"),
};
static const GG_ROM char *const GG_ROM names__methods__collect__medicine__van[] = {
    GG_TEXT("loaded"),
    GG_TEXT("waiting"),
};
static const GG_ROM char *const GG_ROM names__methods__go__van__hospital[] = {
    GG_TEXT("freely"),
    GG_TEXT("through_the_gate"),
};
static const GG_ROM char *const GG_ROM names__methods__collect__letter__bike[] = {
    GG_TEXT("loaded"),
    GG_TEXT("waiting"),
};
static const GG_ROM char *const GG_ROM names__methods__go__bike__school[] = {
    GG_TEXT("freely"),
    GG_TEXT("through_the_gate"),
};
static const GG_ROM char *const GG_ROM names__methods__collect__letter__van[] = {
    GG_TEXT("loaded"),
    GG_TEXT("waiting"),
};
static const GG_ROM char *const GG_ROM names__methods__go__van__school[] = {
    GG_TEXT("freely"),
    GG_TEXT("through_the_gate"),
};
static const GG_ROM char *const GG_ROM names__methods__collect__flowers__bike[] = {
    GG_TEXT("loaded"),
    GG_TEXT("waiting"),
};
static const GG_ROM char *const GG_ROM names__methods__go__bike__harbour[] = {
    GG_TEXT("freely"),
    GG_TEXT("through_the_gate"),
};
static const GG_ROM char *const GG_ROM names__methods__collect__flowers__van[] = {
    GG_TEXT("loaded"),
    GG_TEXT("waiting"),
};
static const GG_ROM char *const GG_ROM names__methods__go__van__harbour[] = {
    GG_TEXT("freely"),
    GG_TEXT("through_the_gate"),
};
static const GG_ROM char *const GG_ROM names__methods__collect__piano__van[] = {
    GG_TEXT("loaded"),
    GG_TEXT("waiting"),
};
static const GG_ROM char *const GG_ROM *const GG_ROM names__methods[] = {
    names__methods__work, /* work */
    names__methods__deliver__medicine, /* deliver(medicine) */
    names__methods__deliver__letter, /* deliver(letter) */
    names__methods__deliver__flowers, /* deliver(flowers) */
    names__methods__deliver__piano, /* deliver(piano) */
    names__methods__go__bike__depot, /* go(bike, depot) */
    names__methods__go__van__depot, /* go(van, depot) */
    names__methods__bring__medicine__bike, /* bring(medicine, bike) */
    names__methods__bring__medicine__van, /* bring(medicine, van) */
    names__methods__bring__letter__bike, /* bring(letter, bike) */
    names__methods__bring__letter__van, /* bring(letter, van) */
    names__methods__bring__flowers__bike, /* bring(flowers, bike) */
    names__methods__bring__flowers__van, /* bring(flowers, van) */
    names__methods__bring__piano__van, /* bring(piano, van) */
    names__methods__collect__medicine__bike, /* collect(medicine, bike) */
    names__methods__go__bike__hospital, /* go(bike, hospital) */
    names__methods__collect__medicine__van, /* collect(medicine, van) */
    names__methods__go__van__hospital, /* go(van, hospital) */
    names__methods__collect__letter__bike, /* collect(letter, bike) */
    names__methods__go__bike__school, /* go(bike, school) */
    names__methods__collect__letter__van, /* collect(letter, van) */
    names__methods__go__van__school, /* go(van, school) */
    names__methods__collect__flowers__bike, /* collect(flowers, bike) */
    names__methods__go__bike__harbour, /* go(bike, harbour) */
    names__methods__collect__flowers__van, /* collect(flowers, van) */
    names__methods__go__van__harbour, /* go(van, harbour) */
    names__methods__collect__piano__van, /* collect(piano, van) */
};
static const GG_ROM char *const GG_ROM names__agent_types[] = {
    GG_TEXT("courier"),
};
static const GG_ROM char *const GG_ROM names__values__0__symbols[] = {
    GG_TEXT("nothing"),
    GG_TEXT("bike"),
    GG_TEXT("van"),
};
static const GG_ROM gg_value_names names__values__0 = {.symbols = names__values__0__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__1__symbols[] = {
    GG_TEXT("depot"),
    GG_TEXT("market"),
    GG_TEXT("school"),
    GG_TEXT("station"),
    GG_TEXT("hospital"),
    GG_TEXT("bridge"),
    GG_TEXT("harbour"),
};
static const GG_ROM gg_value_names names__values__1 = {.symbols = names__values__1__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names names__values__3 = {.symbols = NULL, .low = 0, .step = 1,
     .decimals = 0};
static const GG_ROM char *const GG_ROM names__values__5__symbols[] = {
    GG_TEXT("depot"),
    GG_TEXT("market"),
    GG_TEXT("school"),
    GG_TEXT("station"),
    GG_TEXT("hospital"),
    GG_TEXT("bridge"),
    GG_TEXT("harbour"),
    GG_TEXT("bike"),
    GG_TEXT("van"),
};
static const GG_ROM gg_value_names names__values__5 = {.symbols = names__values__5__symbols,
     .low = 0, .step = 1, .decimals = 0};
static const GG_ROM gg_value_names *const GG_ROM names__values[] = {
    &names__values__0, /* rides */
    &names__values__1, /* at(bike) */
    &names__values__1, /* at(van) */
    &names__values__3, /* battery(bike) */
    &names__values__3, /* battery(van) */
    &names__values__5, /* lies(letter) */
    &names__values__5, /* lies(flowers) */
    &names__values__5, /* lies(medicine) */
    &names__values__5, /* lies(piano) */
    &names__values__3, /* ordered(letter) */
    &names__values__3, /* ordered(flowers) */
    &names__values__3, /* ordered(medicine) */
    &names__values__3, /* ordered(piano) */
    &names__values__3, /* gate_open */
    &names__values__3, /* has_key */
};
static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("courier"),
    .facts = names__facts,
    .actions = names__actions,
    .action_labels = names__actions,
    .tasks = names__tasks,
    .task_labels = names__tasks,
    .methods = names__methods,
    .method_labels = names__methods,
    .goals = NULL,
    .goal_labels = NULL,
    .agent_types = names__agent_types,
    .places = NULL,
    .values = names__values,
};
#endif
static const GG_ROM uint64_t guards__all[] = {UINT64_C(0x0), UINT64_C(0x210)};

static const GG_ROM gg_fact facts__all[] = {
    {.word = 0, .shift = 0, .width = 3, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 2,
     .first = 0}, /* rides */
    {.word = 0, .shift = 3, .width = 7, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 6,
     .first = 3}, /* at(bike) */
    {.word = 0, .shift = 10, .width = 7, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 6,
     .first = 10}, /* at(van) */
    {.word = 1, .shift = 0, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 8,
     .first = 17}, /* battery(bike) */
    {.word = 1, .shift = 5, .width = 4, .kind = GG_NUMBER, .shared = false, .coarse = 0, .top = 8,
     .first = 26}, /* battery(van) */
    {.word = 0, .shift = 17, .width = 9, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 8,
     .first = 35}, /* lies(letter) */
    {.word = 0, .shift = 26, .width = 9, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 8,
     .first = 44}, /* lies(flowers) */
    {.word = 0, .shift = 35, .width = 9, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 8,
     .first = 53}, /* lies(medicine) */
    {.word = 0, .shift = 44, .width = 9, .kind = GG_SYMBOL, .shared = false, .coarse = 0, .top = 8,
     .first = 62}, /* lies(piano) */
    {.word = 0, .shift = 53, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 71}, /* ordered(letter) */
    {.word = 0, .shift = 54, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 73}, /* ordered(flowers) */
    {.word = 0, .shift = 55, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 75}, /* ordered(medicine) */
    {.word = 0, .shift = 56, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 77}, /* ordered(piano) */
    {.word = 0, .shift = 57, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 79}, /* gate_open */
    {.word = 0, .shift = 58, .width = 1, .kind = GG_BOOL, .shared = false, .coarse = 0, .top = 1,
     .first = 81}, /* has_key */
};

/* mount(bike): rides = v */
static const GG_ROM gg_flag_test actions__mount__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f6), .want = UINT64_C(0x0)}, /* rides == nothing, at(bike) == depot */
};
static const GG_ROM gg_box actions__mount__bike__precondition__boxes[] = {
    {.flags = actions__mount__bike__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__mount__bike__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff8), .set = UINT64_C(0x2)},
};
static const GG_ROM gg_effect actions__mount__bike__effect = {.assignments = actions__mount__bike__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__mount__bike__arguments[] = {COURIER_BIKE};
/* mount(van): rides = v */
static const GG_ROM gg_flag_test actions__mount__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f806), .want = UINT64_C(0x0)}, /* rides == nothing, at(van) == depot */
};
static const GG_ROM gg_box actions__mount__van__precondition__boxes[] = {
    {.flags = actions__mount__van__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__mount__van__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff8), .set = UINT64_C(0x4)},
};
static const GG_ROM gg_effect actions__mount__van__effect = {.assignments = actions__mount__van__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__mount__van__arguments[] = {COURIER_VAN};
/* dismount(bike): rides = nothing */
static const GG_ROM gg_flag_test actions__dismount__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot */
};
static const GG_ROM gg_box actions__dismount__bike__precondition__boxes[] = {
    {.flags = actions__dismount__bike__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__dismount__bike__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff8), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__dismount__bike__effect = {.assignments = actions__dismount__bike__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__dismount__bike__arguments[] = {COURIER_BIKE};
/* dismount(van): rides = nothing */
static const GG_ROM gg_flag_test actions__dismount__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot */
};
static const GG_ROM gg_box actions__dismount__van__precondition__boxes[] = {
    {.flags = actions__dismount__van__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__dismount__van__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffff8), .set = UINT64_C(0x1)},
};
static const GG_ROM gg_effect actions__dismount__van__effect = {.assignments = actions__dismount__van__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__dismount__van__arguments[] = {COURIER_VAN};
/* drive(bike, depot, market): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__depot__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot */
};
static const GG_ROM gg_range_test actions__drive__bike__depot__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__depot__market__precondition__boxes[] = {
    {.flags = actions__drive__bike__depot__market__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__depot__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__depot__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__drive__bike__depot__market__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__depot__market__effect = {.assignments = actions__drive__bike__depot__market__effect__assignments,
     .additions = actions__drive__bike__depot__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__depot__market__arguments[] = {COURIER_BIKE, COURIER_DEPOT, COURIER_MARKET};
/* drive(bike, depot, station): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__depot__station__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot */
};
static const GG_ROM gg_range_test actions__drive__bike__depot__station__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__depot__station__precondition__boxes[] = {
    {.flags = actions__drive__bike__depot__station__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__depot__station__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__depot__station__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_addition actions__drive__bike__depot__station__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__depot__station__effect = {.assignments = actions__drive__bike__depot__station__effect__assignments,
     .additions = actions__drive__bike__depot__station__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__depot__station__arguments[] = {COURIER_BIKE, COURIER_DEPOT, COURIER_STATION};
/* drive(bike, market, depot): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__market__depot__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ed), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == market */
};
static const GG_ROM gg_range_test actions__drive__bike__market__depot__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__market__depot__precondition__boxes[] = {
    {.flags = actions__drive__bike__market__depot__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__market__depot__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__market__depot__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition actions__drive__bike__market__depot__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__market__depot__effect = {.assignments = actions__drive__bike__market__depot__effect__assignments,
     .additions = actions__drive__bike__market__depot__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__market__depot__arguments[] = {COURIER_BIKE, COURIER_MARKET, COURIER_DEPOT};
/* drive(bike, market, school): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__market__school__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ed), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == market */
};
static const GG_ROM gg_range_test actions__drive__bike__market__school__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__market__school__precondition__boxes[] = {
    {.flags = actions__drive__bike__market__school__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__market__school__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__market__school__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_addition actions__drive__bike__market__school__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__market__school__effect = {.assignments = actions__drive__bike__market__school__effect__assignments,
     .additions = actions__drive__bike__market__school__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__market__school__arguments[] = {COURIER_BIKE, COURIER_MARKET, COURIER_SCHOOL};
/* drive(bike, market, bridge): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__market__bridge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ed), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == market */
};
static const GG_ROM gg_range_test actions__drive__bike__market__bridge__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__market__bridge__precondition__boxes[] = {
    {.flags = actions__drive__bike__market__bridge__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__market__bridge__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__market__bridge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_addition actions__drive__bike__market__bridge__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__market__bridge__effect = {.assignments = actions__drive__bike__market__bridge__effect__assignments,
     .additions = actions__drive__bike__market__bridge__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__market__bridge__arguments[] = {COURIER_BIKE, COURIER_MARKET, COURIER_BRIDGE};
/* drive(bike, school, market): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__school__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3dd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == school */
};
static const GG_ROM gg_range_test actions__drive__bike__school__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__school__market__precondition__boxes[] = {
    {.flags = actions__drive__bike__school__market__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__school__market__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__school__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__drive__bike__school__market__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__school__market__effect = {.assignments = actions__drive__bike__school__market__effect__assignments,
     .additions = actions__drive__bike__school__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__school__market__arguments[] = {COURIER_BIKE, COURIER_SCHOOL, COURIER_MARKET};
/* drive(bike, school, hospital): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__school__hospital__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3dd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == school */
};
static const GG_ROM gg_range_test actions__drive__bike__school__hospital__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__school__hospital__precondition__boxes[] = {
    {.flags = actions__drive__bike__school__hospital__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__school__hospital__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__school__hospital__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_addition actions__drive__bike__school__hospital__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__school__hospital__effect = {.assignments = actions__drive__bike__school__hospital__effect__assignments,
     .additions = actions__drive__bike__school__hospital__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__school__hospital__arguments[] = {COURIER_BIKE, COURIER_SCHOOL, COURIER_HOSPITAL};
/* drive(bike, station, depot): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__station__depot__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3bd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == station */
};
static const GG_ROM gg_range_test actions__drive__bike__station__depot__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__station__depot__precondition__boxes[] = {
    {.flags = actions__drive__bike__station__depot__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__station__depot__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__station__depot__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_addition actions__drive__bike__station__depot__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__station__depot__effect = {.assignments = actions__drive__bike__station__depot__effect__assignments,
     .additions = actions__drive__bike__station__depot__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__station__depot__arguments[] = {COURIER_BIKE, COURIER_STATION, COURIER_DEPOT};
/* drive(bike, station, hospital): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__station__hospital__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3bd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == station */
};
static const GG_ROM gg_range_test actions__drive__bike__station__hospital__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__station__hospital__precondition__boxes[] = {
    {.flags = actions__drive__bike__station__hospital__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__station__hospital__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__station__hospital__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x80)},
};
static const GG_ROM gg_addition actions__drive__bike__station__hospital__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__station__hospital__effect = {.assignments = actions__drive__bike__station__hospital__effect__assignments,
     .additions = actions__drive__bike__station__hospital__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__station__hospital__arguments[] = {COURIER_BIKE, COURIER_STATION, COURIER_HOSPITAL};
/* drive(bike, hospital, school): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__hospital__school__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37d), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == hospital */
};
static const GG_ROM gg_range_test actions__drive__bike__hospital__school__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__hospital__school__precondition__boxes[] = {
    {.flags = actions__drive__bike__hospital__school__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__hospital__school__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__hospital__school__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x20)},
};
static const GG_ROM gg_addition actions__drive__bike__hospital__school__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__hospital__school__effect = {.assignments = actions__drive__bike__hospital__school__effect__assignments,
     .additions = actions__drive__bike__hospital__school__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__hospital__school__arguments[] = {COURIER_BIKE, COURIER_HOSPITAL, COURIER_SCHOOL};
/* drive(bike, hospital, station): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__hospital__station__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x37d), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == hospital */
};
static const GG_ROM gg_range_test actions__drive__bike__hospital__station__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__hospital__station__precondition__boxes[] = {
    {.flags = actions__drive__bike__hospital__station__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__hospital__station__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__hospital__station__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x40)},
};
static const GG_ROM gg_addition actions__drive__bike__hospital__station__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__hospital__station__effect = {.assignments = actions__drive__bike__hospital__station__effect__assignments,
     .additions = actions__drive__bike__hospital__station__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__hospital__station__arguments[] = {COURIER_BIKE, COURIER_HOSPITAL, COURIER_STATION};
/* drive(bike, bridge, market): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__bridge__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2fd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == bridge */
};
static const GG_ROM gg_range_test actions__drive__bike__bridge__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__bridge__market__precondition__boxes[] = {
    {.flags = actions__drive__bike__bridge__market__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__bridge__market__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__bridge__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x10)},
};
static const GG_ROM gg_addition actions__drive__bike__bridge__market__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__bridge__market__effect = {.assignments = actions__drive__bike__bridge__market__effect__assignments,
     .additions = actions__drive__bike__bridge__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__bridge__market__arguments[] = {COURIER_BIKE, COURIER_BRIDGE, COURIER_MARKET};
/* drive(bike, bridge, harbour): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__bridge__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000000002fd), .want = UINT64_C(0x200000000000000)}, /* rides == bike, at(bike) == bridge, gate_open */
};
static const GG_ROM gg_range_test actions__drive__bike__bridge__harbour__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__bridge__harbour__precondition__boxes[] = {
    {.flags = actions__drive__bike__bridge__harbour__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__bridge__harbour__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__bridge__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x200)},
};
static const GG_ROM gg_addition actions__drive__bike__bridge__harbour__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__bridge__harbour__effect = {.assignments = actions__drive__bike__bridge__harbour__effect__assignments,
     .additions = actions__drive__bike__bridge__harbour__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__bridge__harbour__arguments[] = {COURIER_BIKE, COURIER_BRIDGE, COURIER_HARBOUR};
/* drive(bike, harbour, bridge): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__bike__harbour__bridge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000000001fd), .want = UINT64_C(0x200000000000000)}, /* rides == bike, at(bike) == harbour, gate_open */
};
static const GG_ROM gg_range_test actions__drive__bike__harbour__bridge__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x1), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 1 */
};
static const GG_ROM gg_box actions__drive__bike__harbour__bridge__precondition__boxes[] = {
    {.flags = actions__drive__bike__harbour__bridge__precondition__boxes__0__flags,
     .ranges = actions__drive__bike__harbour__bridge__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__bike__harbour__bridge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffffc07), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_addition actions__drive__bike__harbour__bridge__effect__additions[] = {
    {.fact = 3, .amount = -1}, /* battery(bike) */
};
static const GG_ROM gg_effect actions__drive__bike__harbour__bridge__effect = {.assignments = actions__drive__bike__harbour__bridge__effect__assignments,
     .additions = actions__drive__bike__harbour__bridge__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__bike__harbour__bridge__arguments[] = {COURIER_BIKE, COURIER_HARBOUR, COURIER_BRIDGE};
/* drive(van, depot, market): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__depot__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot */
};
static const GG_ROM gg_range_test actions__drive__van__depot__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__depot__market__precondition__boxes[] = {
    {.flags = actions__drive__van__depot__market__precondition__boxes__0__flags,
     .ranges = actions__drive__van__depot__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__depot__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_addition actions__drive__van__depot__market__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__depot__market__effect = {.assignments = actions__drive__van__depot__market__effect__assignments,
     .additions = actions__drive__van__depot__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__depot__market__arguments[] = {COURIER_VAN, COURIER_DEPOT, COURIER_MARKET};
/* drive(van, depot, station): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__depot__station__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot */
};
static const GG_ROM gg_range_test actions__drive__van__depot__station__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__depot__station__precondition__boxes[] = {
    {.flags = actions__drive__van__depot__station__precondition__boxes__0__flags,
     .ranges = actions__drive__van__depot__station__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__depot__station__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_addition actions__drive__van__depot__station__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__depot__station__effect = {.assignments = actions__drive__van__depot__station__effect__assignments,
     .additions = actions__drive__van__depot__station__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__depot__station__arguments[] = {COURIER_VAN, COURIER_DEPOT, COURIER_STATION};
/* drive(van, market, depot): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__market__depot__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f403), .want = UINT64_C(0x0)}, /* rides == van, at(van) == market */
};
static const GG_ROM gg_range_test actions__drive__van__market__depot__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__market__depot__precondition__boxes[] = {
    {.flags = actions__drive__van__market__depot__precondition__boxes__0__flags,
     .ranges = actions__drive__van__market__depot__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__market__depot__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_addition actions__drive__van__market__depot__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__market__depot__effect = {.assignments = actions__drive__van__market__depot__effect__assignments,
     .additions = actions__drive__van__market__depot__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__market__depot__arguments[] = {COURIER_VAN, COURIER_MARKET, COURIER_DEPOT};
/* drive(van, market, school): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__market__school__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f403), .want = UINT64_C(0x0)}, /* rides == van, at(van) == market */
};
static const GG_ROM gg_range_test actions__drive__van__market__school__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__market__school__precondition__boxes[] = {
    {.flags = actions__drive__van__market__school__precondition__boxes__0__flags,
     .ranges = actions__drive__van__market__school__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__market__school__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_addition actions__drive__van__market__school__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__market__school__effect = {.assignments = actions__drive__van__market__school__effect__assignments,
     .additions = actions__drive__van__market__school__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__market__school__arguments[] = {COURIER_VAN, COURIER_MARKET, COURIER_SCHOOL};
/* drive(van, market, bridge): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__market__bridge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f403), .want = UINT64_C(0x0)}, /* rides == van, at(van) == market */
};
static const GG_ROM gg_range_test actions__drive__van__market__bridge__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__market__bridge__precondition__boxes[] = {
    {.flags = actions__drive__van__market__bridge__precondition__boxes__0__flags,
     .ranges = actions__drive__van__market__bridge__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__market__bridge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_addition actions__drive__van__market__bridge__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__market__bridge__effect = {.assignments = actions__drive__van__market__bridge__effect__assignments,
     .additions = actions__drive__van__market__bridge__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__market__bridge__arguments[] = {COURIER_VAN, COURIER_MARKET, COURIER_BRIDGE};
/* drive(van, school, market): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__school__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ec03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == school */
};
static const GG_ROM gg_range_test actions__drive__van__school__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__school__market__precondition__boxes[] = {
    {.flags = actions__drive__van__school__market__precondition__boxes__0__flags,
     .ranges = actions__drive__van__school__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__school__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_addition actions__drive__van__school__market__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__school__market__effect = {.assignments = actions__drive__van__school__market__effect__assignments,
     .additions = actions__drive__van__school__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__school__market__arguments[] = {COURIER_VAN, COURIER_SCHOOL, COURIER_MARKET};
/* drive(van, school, hospital): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__school__hospital__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ec03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == school */
};
static const GG_ROM gg_range_test actions__drive__van__school__hospital__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__school__hospital__precondition__boxes[] = {
    {.flags = actions__drive__van__school__hospital__precondition__boxes__0__flags,
     .ranges = actions__drive__van__school__hospital__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__school__hospital__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_addition actions__drive__van__school__hospital__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__school__hospital__effect = {.assignments = actions__drive__van__school__hospital__effect__assignments,
     .additions = actions__drive__van__school__hospital__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__school__hospital__arguments[] = {COURIER_VAN, COURIER_SCHOOL, COURIER_HOSPITAL};
/* drive(van, station, depot): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__station__depot__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1dc03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == station */
};
static const GG_ROM gg_range_test actions__drive__van__station__depot__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__station__depot__precondition__boxes[] = {
    {.flags = actions__drive__van__station__depot__precondition__boxes__0__flags,
     .ranges = actions__drive__van__station__depot__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__station__depot__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x400)},
};
static const GG_ROM gg_addition actions__drive__van__station__depot__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__station__depot__effect = {.assignments = actions__drive__van__station__depot__effect__assignments,
     .additions = actions__drive__van__station__depot__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__station__depot__arguments[] = {COURIER_VAN, COURIER_STATION, COURIER_DEPOT};
/* drive(van, station, hospital): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__station__hospital__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1dc03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == station */
};
static const GG_ROM gg_range_test actions__drive__van__station__hospital__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__station__hospital__precondition__boxes[] = {
    {.flags = actions__drive__van__station__hospital__precondition__boxes__0__flags,
     .ranges = actions__drive__van__station__hospital__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__station__hospital__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x4000)},
};
static const GG_ROM gg_addition actions__drive__van__station__hospital__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__station__hospital__effect = {.assignments = actions__drive__van__station__hospital__effect__assignments,
     .additions = actions__drive__van__station__hospital__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__station__hospital__arguments[] = {COURIER_VAN, COURIER_STATION, COURIER_HOSPITAL};
/* drive(van, hospital, school): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__hospital__school__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1bc03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == hospital */
};
static const GG_ROM gg_range_test actions__drive__van__hospital__school__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__hospital__school__precondition__boxes[] = {
    {.flags = actions__drive__van__hospital__school__precondition__boxes__0__flags,
     .ranges = actions__drive__van__hospital__school__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__hospital__school__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x1000)},
};
static const GG_ROM gg_addition actions__drive__van__hospital__school__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__hospital__school__effect = {.assignments = actions__drive__van__hospital__school__effect__assignments,
     .additions = actions__drive__van__hospital__school__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__hospital__school__arguments[] = {COURIER_VAN, COURIER_HOSPITAL, COURIER_SCHOOL};
/* drive(van, hospital, station): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__hospital__station__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1bc03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == hospital */
};
static const GG_ROM gg_range_test actions__drive__van__hospital__station__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__hospital__station__precondition__boxes[] = {
    {.flags = actions__drive__van__hospital__station__precondition__boxes__0__flags,
     .ranges = actions__drive__van__hospital__station__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__hospital__station__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x2000)},
};
static const GG_ROM gg_addition actions__drive__van__hospital__station__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__hospital__station__effect = {.assignments = actions__drive__van__hospital__station__effect__assignments,
     .additions = actions__drive__van__hospital__station__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__hospital__station__arguments[] = {COURIER_VAN, COURIER_HOSPITAL, COURIER_STATION};
/* drive(van, bridge, market): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__bridge__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17c03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == bridge */
};
static const GG_ROM gg_range_test actions__drive__van__bridge__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__bridge__market__precondition__boxes[] = {
    {.flags = actions__drive__van__bridge__market__precondition__boxes__0__flags,
     .ranges = actions__drive__van__bridge__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__bridge__market__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x800)},
};
static const GG_ROM gg_addition actions__drive__van__bridge__market__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__bridge__market__effect = {.assignments = actions__drive__van__bridge__market__effect__assignments,
     .additions = actions__drive__van__bridge__market__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__bridge__market__arguments[] = {COURIER_VAN, COURIER_BRIDGE, COURIER_MARKET};
/* drive(van, bridge, harbour): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__bridge__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000017c03), .want = UINT64_C(0x200000000000000)}, /* rides == van, at(van) == bridge, gate_open */
};
static const GG_ROM gg_range_test actions__drive__van__bridge__harbour__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__bridge__harbour__precondition__boxes[] = {
    {.flags = actions__drive__van__bridge__harbour__precondition__boxes__0__flags,
     .ranges = actions__drive__van__bridge__harbour__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__bridge__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x10000)},
};
static const GG_ROM gg_addition actions__drive__van__bridge__harbour__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__bridge__harbour__effect = {.assignments = actions__drive__van__bridge__harbour__effect__assignments,
     .additions = actions__drive__van__bridge__harbour__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__bridge__harbour__arguments[] = {COURIER_VAN, COURIER_BRIDGE, COURIER_HARBOUR};
/* drive(van, harbour, bridge): at(v) = to, battery(v) -= 1 */
static const GG_ROM gg_flag_test actions__drive__van__harbour__bridge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000000000fc03), .want = UINT64_C(0x200000000000000)}, /* rides == van, at(van) == harbour, gate_open */
};
static const GG_ROM gg_range_test actions__drive__van__harbour__bridge__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x20), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 1 */
};
static const GG_ROM gg_box actions__drive__van__harbour__bridge__precondition__boxes[] = {
    {.flags = actions__drive__van__harbour__bridge__precondition__boxes__0__flags,
     .ranges = actions__drive__van__harbour__bridge__precondition__boxes__0__ranges,
     .flag_count = 1, .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__drive__van__harbour__bridge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffffe03ff), .set = UINT64_C(0x8000)},
};
static const GG_ROM gg_addition actions__drive__van__harbour__bridge__effect__additions[] = {
    {.fact = 4, .amount = -1}, /* battery(van) */
};
static const GG_ROM gg_effect actions__drive__van__harbour__bridge__effect = {.assignments = actions__drive__van__harbour__bridge__effect__assignments,
     .additions = actions__drive__van__harbour__bridge__effect__additions, .assignment_count = 1,
     .addition_count = 1};
static const GG_ROM uint16_t actions__drive__van__harbour__bridge__arguments[] = {COURIER_VAN, COURIER_HARBOUR, COURIER_BRIDGE};
/* charge(bike, depot): battery(v) = 8 */
static const GG_ROM gg_flag_test actions__charge__bike__depot__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot */
};
static const GG_ROM gg_range_test actions__charge__bike__depot__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x107), .care = UINT64_C(0xf)}, /* battery(bike) <= 7 */
};
static const GG_ROM gg_box actions__charge__bike__depot__precondition__boxes[] = {
    {.flags = actions__charge__bike__depot__precondition__boxes__0__flags,
     .ranges = actions__charge__bike__depot__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__charge__bike__depot__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__charge__bike__depot__effect = {.assignments = actions__charge__bike__depot__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__charge__bike__depot__arguments[] = {COURIER_BIKE, COURIER_DEPOT};
/* charge(bike, market): battery(v) = 8 */
static const GG_ROM gg_flag_test actions__charge__bike__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3ed), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == market */
};
static const GG_ROM gg_range_test actions__charge__bike__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0x107), .care = UINT64_C(0xf)}, /* battery(bike) <= 7 */
};
static const GG_ROM gg_box actions__charge__bike__market__precondition__boxes[] = {
    {.flags = actions__charge__bike__market__precondition__boxes__0__flags,
     .ranges = actions__charge__bike__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__charge__bike__market__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffffff0), .set = UINT64_C(0x8)},
};
static const GG_ROM gg_effect actions__charge__bike__market__effect = {.assignments = actions__charge__bike__market__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__charge__bike__market__arguments[] = {COURIER_BIKE, COURIER_MARKET};
/* charge(van, depot): battery(v) = 8 */
static const GG_ROM gg_flag_test actions__charge__van__depot__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot */
};
static const GG_ROM gg_range_test actions__charge__van__depot__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xe8), .care = UINT64_C(0x1e0)}, /* battery(van) <= 7 */
};
static const GG_ROM gg_box actions__charge__van__depot__precondition__boxes[] = {
    {.flags = actions__charge__van__depot__precondition__boxes__0__flags,
     .ranges = actions__charge__van__depot__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__charge__van__depot__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffffe1f), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__charge__van__depot__effect = {.assignments = actions__charge__van__depot__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__charge__van__depot__arguments[] = {COURIER_VAN, COURIER_DEPOT};
/* charge(van, market): battery(v) = 8 */
static const GG_ROM gg_flag_test actions__charge__van__market__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f403), .want = UINT64_C(0x0)}, /* rides == van, at(van) == market */
};
static const GG_ROM gg_range_test actions__charge__van__market__precondition__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x0), .high = UINT64_C(0xe8), .care = UINT64_C(0x1e0)}, /* battery(van) <= 7 */
};
static const GG_ROM gg_box actions__charge__van__market__precondition__boxes[] = {
    {.flags = actions__charge__van__market__precondition__boxes__0__flags,
     .ranges = actions__charge__van__market__precondition__boxes__0__ranges, .flag_count = 1,
     .range_count = 1, .sets = 0},
};
static const GG_ROM gg_assignment actions__charge__van__market__effect__assignments[] = {
    {.word = 1, .keep = UINT64_C(0xfffffffffffffe1f), .set = UINT64_C(0x100)},
};
static const GG_ROM gg_effect actions__charge__van__market__effect = {.assignments = actions__charge__van__market__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__charge__van__market__arguments[] = {COURIER_VAN, COURIER_MARKET};
/* load(letter, bike): lies(p) = v */
static const GG_ROM gg_flag_test actions__load__letter__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fc03f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot, lies(letter) == depot */
};
static const GG_ROM gg_box actions__load__letter__bike__precondition__boxes[] = {
    {.flags = actions__load__letter__bike__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load__letter__bike__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffc01ffff), .set = UINT64_C(0x1000000)},
};
static const GG_ROM gg_effect actions__load__letter__bike__effect = {.assignments = actions__load__letter__bike__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__load__letter__bike__arguments[] = {COURIER_LETTER, COURIER_BIKE};
/* load(letter, van): lies(p) = v */
static const GG_ROM gg_flag_test actions__load__letter__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fdf803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot, lies(letter) == depot */
};
static const GG_ROM gg_box actions__load__letter__van__precondition__boxes[] = {
    {.flags = actions__load__letter__van__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load__letter__van__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffffffc01ffff), .set = UINT64_C(0x2000000)},
};
static const GG_ROM gg_effect actions__load__letter__van__effect = {.assignments = actions__load__letter__van__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__load__letter__van__arguments[] = {COURIER_LETTER, COURIER_VAN};
/* load(flowers, bike): lies(p) = v */
static const GG_ROM gg_flag_test actions__load__flowers__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7f80003f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot, lies(flowers) == depot */
};
static const GG_ROM gg_box actions__load__flowers__bike__precondition__boxes[] = {
    {.flags = actions__load__flowers__bike__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load__flowers__bike__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffff803ffffff), .set = UINT64_C(0x200000000)},
};
static const GG_ROM gg_effect actions__load__flowers__bike__effect = {.assignments = actions__load__flowers__bike__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__load__flowers__bike__arguments[] = {COURIER_FLOWERS, COURIER_BIKE};
/* load(flowers, van): lies(p) = v */
static const GG_ROM gg_flag_test actions__load__flowers__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7f801f803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot, lies(flowers) == depot */
};
static const GG_ROM gg_box actions__load__flowers__van__precondition__boxes[] = {
    {.flags = actions__load__flowers__van__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load__flowers__van__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffffff803ffffff), .set = UINT64_C(0x400000000)},
};
static const GG_ROM gg_effect actions__load__flowers__van__effect = {.assignments = actions__load__flowers__van__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__load__flowers__van__arguments[] = {COURIER_FLOWERS, COURIER_VAN};
/* load(medicine, bike): lies(p) = v */
static const GG_ROM gg_flag_test actions__load__medicine__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xff0000003f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot, lies(medicine) == depot */
};
static const GG_ROM gg_box actions__load__medicine__bike__precondition__boxes[] = {
    {.flags = actions__load__medicine__bike__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load__medicine__bike__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffff007ffffffff), .set = UINT64_C(0x40000000000)},
};
static const GG_ROM gg_effect actions__load__medicine__bike__effect = {.assignments = actions__load__medicine__bike__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__load__medicine__bike__arguments[] = {COURIER_MEDICINE, COURIER_BIKE};
/* load(medicine, van): lies(p) = v */
static const GG_ROM gg_flag_test actions__load__medicine__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xff00001f803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot, lies(medicine) == depot */
};
static const GG_ROM gg_box actions__load__medicine__van__precondition__boxes[] = {
    {.flags = actions__load__medicine__van__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load__medicine__van__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfffff007ffffffff), .set = UINT64_C(0x80000000000)},
};
static const GG_ROM gg_effect actions__load__medicine__van__effect = {.assignments = actions__load__medicine__van__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__load__medicine__van__arguments[] = {COURIER_MEDICINE, COURIER_VAN};
/* load(piano, bike): lies(p) = v */
static const GG_ROM gg_flag_test actions__load__piano__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1fe000000003f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot, lies(piano) == depot */
};
static const GG_ROM gg_box actions__load__piano__bike__precondition__boxes[] = {
    {.flags = actions__load__piano__bike__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load__piano__bike__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffe00fffffffffff), .set = UINT64_C(0x8000000000000)},
};
static const GG_ROM gg_effect actions__load__piano__bike__effect = {.assignments = actions__load__piano__bike__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__load__piano__bike__arguments[] = {COURIER_PIANO, COURIER_BIKE};
/* load(piano, van): lies(p) = v */
static const GG_ROM gg_flag_test actions__load__piano__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1fe0000001f803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot, lies(piano) == depot */
};
static const GG_ROM gg_box actions__load__piano__van__precondition__boxes[] = {
    {.flags = actions__load__piano__van__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__load__piano__van__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffe00fffffffffff), .set = UINT64_C(0x10000000000000)},
};
static const GG_ROM gg_effect actions__load__piano__van__effect = {.assignments = actions__load__piano__van__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__load__piano__van__arguments[] = {COURIER_PIANO, COURIER_VAN};
/* hand_over(letter, bike, school): lies(p) = here, not ordered(p) */
static const GG_ROM gg_flag_test actions__hand_over__letter__bike__school__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2fe03dd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == school, lies(letter) == bike */
};
static const GG_ROM gg_box actions__hand_over__letter__bike__school__precondition__boxes[] = {
    {.flags = actions__hand_over__letter__bike__school__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hand_over__letter__bike__school__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdffffffc01ffff), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__hand_over__letter__bike__school__effect = {.assignments = actions__hand_over__letter__bike__school__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hand_over__letter__bike__school__arguments[] = {COURIER_LETTER, COURIER_BIKE, COURIER_SCHOOL};
/* hand_over(letter, van, school): lies(p) = here, not ordered(p) */
static const GG_ROM gg_flag_test actions__hand_over__letter__van__school__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ffec03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == school, lies(letter) == van */
};
static const GG_ROM gg_box actions__hand_over__letter__van__school__precondition__boxes[] = {
    {.flags = actions__hand_over__letter__van__school__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hand_over__letter__van__school__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffdffffffc01ffff), .set = UINT64_C(0x80000)},
};
static const GG_ROM gg_effect actions__hand_over__letter__van__school__effect = {.assignments = actions__hand_over__letter__van__school__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hand_over__letter__van__school__arguments[] = {COURIER_LETTER, COURIER_VAN, COURIER_SCHOOL};
/* hand_over(flowers, bike, harbour): lies(p) = here, not ordered(p) */
static const GG_ROM gg_flag_test actions__hand_over__flowers__bike__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5fc0001fd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == harbour, lies(flowers) == bike */
};
static const GG_ROM gg_box actions__hand_over__flowers__bike__harbour__precondition__boxes[] = {
    {.flags = actions__hand_over__flowers__bike__harbour__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hand_over__flowers__bike__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbffff803ffffff), .set = UINT64_C(0x100000000)},
};
static const GG_ROM gg_effect actions__hand_over__flowers__bike__harbour__effect = {.assignments = actions__hand_over__flowers__bike__harbour__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hand_over__flowers__bike__harbour__arguments[] = {COURIER_FLOWERS, COURIER_BIKE, COURIER_HARBOUR};
/* hand_over(flowers, van, harbour): lies(p) = here, not ordered(p) */
static const GG_ROM gg_flag_test actions__hand_over__flowers__van__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fc00fc03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == harbour, lies(flowers) == van */
};
static const GG_ROM gg_box actions__hand_over__flowers__van__harbour__precondition__boxes[] = {
    {.flags = actions__hand_over__flowers__van__harbour__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hand_over__flowers__van__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xffbffff803ffffff), .set = UINT64_C(0x100000000)},
};
static const GG_ROM gg_effect actions__hand_over__flowers__van__harbour__effect = {.assignments = actions__hand_over__flowers__van__harbour__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hand_over__flowers__van__harbour__arguments[] = {COURIER_FLOWERS, COURIER_VAN, COURIER_HARBOUR};
/* hand_over(medicine, bike, hospital): lies(p) = here, not ordered(p) */
static const GG_ROM gg_flag_test actions__hand_over__medicine__bike__hospital__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xbf80000037d), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == hospital, lies(medicine) == bike */
};
static const GG_ROM gg_box actions__hand_over__medicine__bike__hospital__precondition__boxes[] = {
    {.flags = actions__hand_over__medicine__bike__hospital__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hand_over__medicine__bike__hospital__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xff7ff007ffffffff), .set = UINT64_C(0x8000000000)},
};
static const GG_ROM gg_effect actions__hand_over__medicine__bike__hospital__effect = {.assignments = actions__hand_over__medicine__bike__hospital__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hand_over__medicine__bike__hospital__arguments[] = {COURIER_MEDICINE, COURIER_BIKE, COURIER_HOSPITAL};
/* hand_over(medicine, van, hospital): lies(p) = here, not ordered(p) */
static const GG_ROM gg_flag_test actions__hand_over__medicine__van__hospital__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7f80001bc03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == hospital, lies(medicine) == van */
};
static const GG_ROM gg_box actions__hand_over__medicine__van__hospital__precondition__boxes[] = {
    {.flags = actions__hand_over__medicine__van__hospital__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hand_over__medicine__van__hospital__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xff7ff007ffffffff), .set = UINT64_C(0x8000000000)},
};
static const GG_ROM gg_effect actions__hand_over__medicine__van__hospital__effect = {.assignments = actions__hand_over__medicine__van__hospital__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hand_over__medicine__van__hospital__arguments[] = {COURIER_MEDICINE, COURIER_VAN, COURIER_HOSPITAL};
/* hand_over(piano, bike, harbour): lies(p) = here, not ordered(p) */
static const GG_ROM gg_flag_test actions__hand_over__piano__bike__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x17f000000001fd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == harbour, lies(piano) == bike */
};
static const GG_ROM gg_box actions__hand_over__piano__bike__harbour__precondition__boxes[] = {
    {.flags = actions__hand_over__piano__bike__harbour__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hand_over__piano__bike__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfee00fffffffffff), .set = UINT64_C(0x4000000000000)},
};
static const GG_ROM gg_effect actions__hand_over__piano__bike__harbour__effect = {.assignments = actions__hand_over__piano__bike__harbour__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hand_over__piano__bike__harbour__arguments[] = {COURIER_PIANO, COURIER_BIKE, COURIER_HARBOUR};
/* hand_over(piano, van, harbour): lies(p) = here, not ordered(p) */
static const GG_ROM gg_flag_test actions__hand_over__piano__van__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xff0000000fc03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == harbour, lies(piano) == van */
};
static const GG_ROM gg_box actions__hand_over__piano__van__harbour__precondition__boxes[] = {
    {.flags = actions__hand_over__piano__van__harbour__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__hand_over__piano__van__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfee00fffffffffff), .set = UINT64_C(0x4000000000000)},
};
static const GG_ROM gg_effect actions__hand_over__piano__van__harbour__effect = {.assignments = actions__hand_over__piano__van__harbour__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__hand_over__piano__van__harbour__arguments[] = {COURIER_PIANO, COURIER_VAN, COURIER_HARBOUR};
/* ring(bike, bridge): gate_open */
static const GG_ROM gg_flag_test actions__ring__bike__bridge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000000002fd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == bridge, not gate_open */
};
static const GG_ROM gg_box actions__ring__bike__bridge__precondition__boxes[] = {
    {.flags = actions__ring__bike__bridge__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__ring__bike__bridge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfdffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__ring__bike__bridge__effect = {.assignments = actions__ring__bike__bridge__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__ring__bike__bridge__arguments[] = {COURIER_BIKE, COURIER_BRIDGE};
/* ring(bike, harbour): gate_open */
static const GG_ROM gg_flag_test actions__ring__bike__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000000001fd), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == harbour, not gate_open */
};
static const GG_ROM gg_box actions__ring__bike__harbour__precondition__boxes[] = {
    {.flags = actions__ring__bike__harbour__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__ring__bike__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfdffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__ring__bike__harbour__effect = {.assignments = actions__ring__bike__harbour__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__ring__bike__harbour__arguments[] = {COURIER_BIKE, COURIER_HARBOUR};
/* ring(van, bridge): gate_open */
static const GG_ROM gg_flag_test actions__ring__van__bridge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000017c03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == bridge, not gate_open */
};
static const GG_ROM gg_box actions__ring__van__bridge__precondition__boxes[] = {
    {.flags = actions__ring__van__bridge__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__ring__van__bridge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfdffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__ring__van__bridge__effect = {.assignments = actions__ring__van__bridge__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__ring__van__bridge__arguments[] = {COURIER_VAN, COURIER_BRIDGE};
/* ring(van, harbour): gate_open */
static const GG_ROM gg_flag_test actions__ring__van__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000000000fc03), .want = UINT64_C(0x0)}, /* rides == van, at(van) == harbour, not gate_open */
};
static const GG_ROM gg_box actions__ring__van__harbour__precondition__boxes[] = {
    {.flags = actions__ring__van__harbour__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__ring__van__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfdffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__ring__van__harbour__effect = {.assignments = actions__ring__van__harbour__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__ring__van__harbour__arguments[] = {COURIER_VAN, COURIER_HARBOUR};
/* take_key(bike): has_key */
static const GG_ROM gg_flag_test actions__take_key__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x4000000000003f5), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) == depot, not has_key */
};
static const GG_ROM gg_box actions__take_key__bike__precondition__boxes[] = {
    {.flags = actions__take_key__bike__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_key__bike__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfbffffffffffffff), .set = UINT64_C(0x400000000000000)},
};
static const GG_ROM gg_effect actions__take_key__bike__effect = {.assignments = actions__take_key__bike__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_key__bike__arguments[] = {COURIER_BIKE};
/* take_key(van): has_key */
static const GG_ROM gg_flag_test actions__take_key__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40000000001f803), .want = UINT64_C(0x0)}, /* rides == van, at(van) == depot, not has_key */
};
static const GG_ROM gg_box actions__take_key__van__precondition__boxes[] = {
    {.flags = actions__take_key__van__precondition__boxes__0__flags, .ranges = NULL, .flag_count = 1,
     .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__take_key__van__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfbffffffffffffff), .set = UINT64_C(0x400000000000000)},
};
static const GG_ROM gg_effect actions__take_key__van__effect = {.assignments = actions__take_key__van__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__take_key__van__arguments[] = {COURIER_VAN};
/* unlock(bike, bridge): gate_open, not has_key */
static const GG_ROM gg_flag_test actions__unlock__bike__bridge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6000000000002fd), .want = UINT64_C(0x400000000000000)}, /* rides == bike, at(bike) == bridge, not gate_open, has_key */
};
static const GG_ROM gg_box actions__unlock__bike__bridge__precondition__boxes[] = {
    {.flags = actions__unlock__bike__bridge__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__unlock__bike__bridge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xf9ffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__unlock__bike__bridge__effect = {.assignments = actions__unlock__bike__bridge__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__unlock__bike__bridge__arguments[] = {COURIER_BIKE, COURIER_BRIDGE};
/* unlock(bike, harbour): gate_open, not has_key */
static const GG_ROM gg_flag_test actions__unlock__bike__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x6000000000001fd), .want = UINT64_C(0x400000000000000)}, /* rides == bike, at(bike) == harbour, not gate_open, has_key */
};
static const GG_ROM gg_box actions__unlock__bike__harbour__precondition__boxes[] = {
    {.flags = actions__unlock__bike__harbour__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__unlock__bike__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xf9ffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__unlock__bike__harbour__effect = {.assignments = actions__unlock__bike__harbour__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__unlock__bike__harbour__arguments[] = {COURIER_BIKE, COURIER_HARBOUR};
/* unlock(van, bridge): gate_open, not has_key */
static const GG_ROM gg_flag_test actions__unlock__van__bridge__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x600000000017c03), .want = UINT64_C(0x400000000000000)}, /* rides == van, at(van) == bridge, not gate_open, has_key */
};
static const GG_ROM gg_box actions__unlock__van__bridge__precondition__boxes[] = {
    {.flags = actions__unlock__van__bridge__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__unlock__van__bridge__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xf9ffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__unlock__van__bridge__effect = {.assignments = actions__unlock__van__bridge__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__unlock__van__bridge__arguments[] = {COURIER_VAN, COURIER_BRIDGE};
/* unlock(van, harbour): gate_open, not has_key */
static const GG_ROM gg_flag_test actions__unlock__van__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x60000000000fc03), .want = UINT64_C(0x400000000000000)}, /* rides == van, at(van) == harbour, not gate_open, has_key */
};
static const GG_ROM gg_box actions__unlock__van__harbour__precondition__boxes[] = {
    {.flags = actions__unlock__van__harbour__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_assignment actions__unlock__van__harbour__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xf9ffffffffffffff), .set = UINT64_C(0x200000000000000)},
};
static const GG_ROM gg_effect actions__unlock__van__harbour__effect = {.assignments = actions__unlock__van__harbour__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM uint16_t actions__unlock__van__harbour__arguments[] = {COURIER_VAN, COURIER_HARBOUR};
/* wait 5m: none */
static const GG_ROM gg_box always__boxes[] = {
    {.flags = NULL, .ranges = NULL, .flag_count = 0, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_effect actions__wait_5m__effect = {.assignments = NULL, .additions = NULL,
     .assignment_count = 0, .addition_count = 0};
static const GG_ROM gg_action actions__all[] = {
    {.precondition = {.boxes = actions__mount__bike__precondition__boxes, .count = 1},
     .effect = &actions__mount__bike__effect, .own = &actions__mount__bike__effect, .world = NULL,
     .duration = 60000, .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_MOUNT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__mount__bike__arguments}, /* mount(bike): rides == nothing, at(v) == depot */
    {.precondition = {.boxes = actions__mount__van__precondition__boxes, .count = 1},
     .effect = &actions__mount__van__effect, .own = &actions__mount__van__effect, .world = NULL,
     .duration = 60000, .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_MOUNT,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__mount__van__arguments}, /* mount(van): rides == nothing, at(v) == depot */
    {.precondition = {.boxes = actions__dismount__bike__precondition__boxes, .count = 1},
     .effect = &actions__dismount__bike__effect, .own = &actions__dismount__bike__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_DISMOUNT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__dismount__bike__arguments}, /* dismount(bike): rides == v, at(v) == depot */
    {.precondition = {.boxes = actions__dismount__van__precondition__boxes, .count = 1},
     .effect = &actions__dismount__van__effect, .own = &actions__dismount__van__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_DISMOUNT, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__dismount__van__arguments}, /* dismount(van): rides == v, at(v) == depot */
    {.precondition = {.boxes = actions__drive__bike__depot__market__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__depot__market__effect,
     .own = &actions__drive__bike__depot__market__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__depot__market__arguments}, /* drive(bike, depot, market): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__depot__station__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__depot__station__effect,
     .own = &actions__drive__bike__depot__station__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__depot__station__arguments}, /* drive(bike, depot, station): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__market__depot__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__market__depot__effect,
     .own = &actions__drive__bike__market__depot__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__market__depot__arguments}, /* drive(bike, market, depot): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__market__school__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__market__school__effect,
     .own = &actions__drive__bike__market__school__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__market__school__arguments}, /* drive(bike, market, school): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__market__bridge__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__market__bridge__effect,
     .own = &actions__drive__bike__market__bridge__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__market__bridge__arguments}, /* drive(bike, market, bridge): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__school__market__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__school__market__effect,
     .own = &actions__drive__bike__school__market__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__school__market__arguments}, /* drive(bike, school, market): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__school__hospital__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__school__hospital__effect,
     .own = &actions__drive__bike__school__hospital__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__school__hospital__arguments}, /* drive(bike, school, hospital): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__station__depot__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__station__depot__effect,
     .own = &actions__drive__bike__station__depot__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__station__depot__arguments}, /* drive(bike, station, depot): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__station__hospital__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__station__hospital__effect,
     .own = &actions__drive__bike__station__hospital__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__station__hospital__arguments}, /* drive(bike, station, hospital): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__hospital__school__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__hospital__school__effect,
     .own = &actions__drive__bike__hospital__school__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__hospital__school__arguments}, /* drive(bike, hospital, school): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__hospital__station__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__hospital__station__effect,
     .own = &actions__drive__bike__hospital__station__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__hospital__station__arguments}, /* drive(bike, hospital, station): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__bridge__market__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__bridge__market__effect,
     .own = &actions__drive__bike__bridge__market__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__bridge__market__arguments}, /* drive(bike, bridge, market): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__bridge__harbour__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__bridge__harbour__effect,
     .own = &actions__drive__bike__bridge__harbour__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__bridge__harbour__arguments}, /* drive(bike, bridge, harbour): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__bike__harbour__bridge__precondition__boxes, .count = 1},
     .effect = &actions__drive__bike__harbour__bridge__effect,
     .own = &actions__drive__bike__harbour__bridge__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__bike__harbour__bridge__arguments}, /* drive(bike, harbour, bridge): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__depot__market__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__depot__market__effect,
     .own = &actions__drive__van__depot__market__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__depot__market__arguments}, /* drive(van, depot, market): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__depot__station__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__depot__station__effect,
     .own = &actions__drive__van__depot__station__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__depot__station__arguments}, /* drive(van, depot, station): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__market__depot__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__market__depot__effect,
     .own = &actions__drive__van__market__depot__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__market__depot__arguments}, /* drive(van, market, depot): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__market__school__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__market__school__effect,
     .own = &actions__drive__van__market__school__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__market__school__arguments}, /* drive(van, market, school): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__market__bridge__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__market__bridge__effect,
     .own = &actions__drive__van__market__bridge__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__market__bridge__arguments}, /* drive(van, market, bridge): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__school__market__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__school__market__effect,
     .own = &actions__drive__van__school__market__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__school__market__arguments}, /* drive(van, school, market): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__school__hospital__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__school__hospital__effect,
     .own = &actions__drive__van__school__hospital__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__school__hospital__arguments}, /* drive(van, school, hospital): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__station__depot__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__station__depot__effect,
     .own = &actions__drive__van__station__depot__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__station__depot__arguments}, /* drive(van, station, depot): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__station__hospital__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__station__hospital__effect,
     .own = &actions__drive__van__station__hospital__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__station__hospital__arguments}, /* drive(van, station, hospital): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__hospital__school__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__hospital__school__effect,
     .own = &actions__drive__van__hospital__school__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__hospital__school__arguments}, /* drive(van, hospital, school): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__hospital__station__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__hospital__station__effect,
     .own = &actions__drive__van__hospital__station__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__hospital__station__arguments}, /* drive(van, hospital, station): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__bridge__market__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__bridge__market__effect,
     .own = &actions__drive__van__bridge__market__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__bridge__market__arguments}, /* drive(van, bridge, market): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__bridge__harbour__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__bridge__harbour__effect,
     .own = &actions__drive__van__bridge__harbour__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__bridge__harbour__arguments}, /* drive(van, bridge, harbour): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__drive__van__harbour__bridge__precondition__boxes, .count = 1},
     .effect = &actions__drive__van__harbour__bridge__effect,
     .own = &actions__drive__van__harbour__bridge__effect, .world = NULL, .duration = 600000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_DRIVE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__drive__van__harbour__bridge__arguments}, /* drive(van, harbour, bridge): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {.precondition = {.boxes = actions__charge__bike__depot__precondition__boxes, .count = 1},
     .effect = &actions__charge__bike__depot__effect, .own = &actions__charge__bike__depot__effect,
     .world = NULL, .duration = 1200000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_CHARGE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__charge__bike__depot__arguments}, /* charge(bike, depot): charger(here), rides == v, at(v) == here, battery(v) <= 7 */
    {.precondition = {.boxes = actions__charge__bike__market__precondition__boxes, .count = 1},
     .effect = &actions__charge__bike__market__effect,
     .own = &actions__charge__bike__market__effect, .world = NULL, .duration = 1200000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_CHARGE, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__charge__bike__market__arguments}, /* charge(bike, market): charger(here), rides == v, at(v) == here, battery(v) <= 7 */
    {.precondition = {.boxes = actions__charge__van__depot__precondition__boxes, .count = 1},
     .effect = &actions__charge__van__depot__effect, .own = &actions__charge__van__depot__effect,
     .world = NULL, .duration = 1200000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_CHARGE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__charge__van__depot__arguments}, /* charge(van, depot): charger(here), rides == v, at(v) == here, battery(v) <= 7 */
    {.precondition = {.boxes = actions__charge__van__market__precondition__boxes, .count = 1},
     .effect = &actions__charge__van__market__effect, .own = &actions__charge__van__market__effect,
     .world = NULL, .duration = 1200000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_CHARGE, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__charge__van__market__arguments}, /* charge(van, market): charger(here), rides == v, at(v) == here, battery(v) <= 7 */
    {.precondition = {.boxes = actions__load__letter__bike__precondition__boxes, .count = 1},
     .effect = &actions__load__letter__bike__effect, .own = &actions__load__letter__bike__effect,
     .world = NULL, .duration = 120000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_LOAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__load__letter__bike__arguments}, /* load(letter, bike): rides == v, at(v) == depot, lies(p) == depot */
    {.precondition = {.boxes = actions__load__letter__van__precondition__boxes, .count = 1},
     .effect = &actions__load__letter__van__effect, .own = &actions__load__letter__van__effect,
     .world = NULL, .duration = 120000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_LOAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__load__letter__van__arguments}, /* load(letter, van): rides == v, at(v) == depot, lies(p) == depot */
    {.precondition = {.boxes = actions__load__flowers__bike__precondition__boxes, .count = 1},
     .effect = &actions__load__flowers__bike__effect, .own = &actions__load__flowers__bike__effect,
     .world = NULL, .duration = 120000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_LOAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__load__flowers__bike__arguments}, /* load(flowers, bike): rides == v, at(v) == depot, lies(p) == depot */
    {.precondition = {.boxes = actions__load__flowers__van__precondition__boxes, .count = 1},
     .effect = &actions__load__flowers__van__effect, .own = &actions__load__flowers__van__effect,
     .world = NULL, .duration = 120000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_LOAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__load__flowers__van__arguments}, /* load(flowers, van): rides == v, at(v) == depot, lies(p) == depot */
    {.precondition = {.boxes = actions__load__medicine__bike__precondition__boxes, .count = 1},
     .effect = &actions__load__medicine__bike__effect,
     .own = &actions__load__medicine__bike__effect, .world = NULL, .duration = 120000, .timeout = 0,
     .cost = 1, .source_index = COURIER_ACTION_LOAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__load__medicine__bike__arguments}, /* load(medicine, bike): rides == v, at(v) == depot, lies(p) == depot */
    {.precondition = {.boxes = actions__load__medicine__van__precondition__boxes, .count = 1},
     .effect = &actions__load__medicine__van__effect, .own = &actions__load__medicine__van__effect,
     .world = NULL, .duration = 120000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_LOAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__load__medicine__van__arguments}, /* load(medicine, van): rides == v, at(v) == depot, lies(p) == depot */
    {.precondition = {.boxes = actions__load__piano__bike__precondition__boxes, .count = 1},
     .effect = &actions__load__piano__bike__effect, .own = &actions__load__piano__bike__effect,
     .world = NULL, .duration = 120000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_LOAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__load__piano__bike__arguments}, /* load(piano, bike): rides == v, at(v) == depot, lies(p) == depot */
    {.precondition = {.boxes = actions__load__piano__van__precondition__boxes, .count = 1},
     .effect = &actions__load__piano__van__effect, .own = &actions__load__piano__van__effect,
     .world = NULL, .duration = 120000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_LOAD, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__load__piano__van__arguments}, /* load(piano, van): rides == v, at(v) == depot, lies(p) == depot */
    {.precondition = {.boxes = actions__hand_over__letter__bike__school__precondition__boxes, .count = 1},
     .effect = &actions__hand_over__letter__bike__school__effect,
     .own = &actions__hand_over__letter__bike__school__effect, .world = NULL, .duration = 180000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_HAND_OVER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__hand_over__letter__bike__school__arguments}, /* hand_over(letter, bike, school): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {.precondition = {.boxes = actions__hand_over__letter__van__school__precondition__boxes, .count = 1},
     .effect = &actions__hand_over__letter__van__school__effect,
     .own = &actions__hand_over__letter__van__school__effect, .world = NULL, .duration = 180000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_HAND_OVER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__hand_over__letter__van__school__arguments}, /* hand_over(letter, van, school): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {.precondition = {.boxes = actions__hand_over__flowers__bike__harbour__precondition__boxes, .count = 1},
     .effect = &actions__hand_over__flowers__bike__harbour__effect,
     .own = &actions__hand_over__flowers__bike__harbour__effect, .world = NULL, .duration = 180000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_HAND_OVER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__hand_over__flowers__bike__harbour__arguments}, /* hand_over(flowers, bike, harbour): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {.precondition = {.boxes = actions__hand_over__flowers__van__harbour__precondition__boxes, .count = 1},
     .effect = &actions__hand_over__flowers__van__harbour__effect,
     .own = &actions__hand_over__flowers__van__harbour__effect, .world = NULL, .duration = 180000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_HAND_OVER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__hand_over__flowers__van__harbour__arguments}, /* hand_over(flowers, van, harbour): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {.precondition = {.boxes = actions__hand_over__medicine__bike__hospital__precondition__boxes, .count = 1},
     .effect = &actions__hand_over__medicine__bike__hospital__effect,
     .own = &actions__hand_over__medicine__bike__hospital__effect, .world = NULL,
     .duration = 180000, .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_HAND_OVER,
     .procedural = GG_NONE, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__hand_over__medicine__bike__hospital__arguments}, /* hand_over(medicine, bike, hospital): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {.precondition = {.boxes = actions__hand_over__medicine__van__hospital__precondition__boxes, .count = 1},
     .effect = &actions__hand_over__medicine__van__hospital__effect,
     .own = &actions__hand_over__medicine__van__hospital__effect, .world = NULL, .duration = 180000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_HAND_OVER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__hand_over__medicine__van__hospital__arguments}, /* hand_over(medicine, van, hospital): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {.precondition = {.boxes = actions__hand_over__piano__bike__harbour__precondition__boxes, .count = 1},
     .effect = &actions__hand_over__piano__bike__harbour__effect,
     .own = &actions__hand_over__piano__bike__harbour__effect, .world = NULL, .duration = 180000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_HAND_OVER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__hand_over__piano__bike__harbour__arguments}, /* hand_over(piano, bike, harbour): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {.precondition = {.boxes = actions__hand_over__piano__van__harbour__precondition__boxes, .count = 1},
     .effect = &actions__hand_over__piano__van__harbour__effect,
     .own = &actions__hand_over__piano__van__harbour__effect, .world = NULL, .duration = 180000,
     .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_HAND_OVER, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__hand_over__piano__van__harbour__arguments}, /* hand_over(piano, van, harbour): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {.precondition = {.boxes = actions__ring__bike__bridge__precondition__boxes, .count = 1},
     .effect = &actions__ring__bike__bridge__effect, .own = &actions__ring__bike__bridge__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_RING,
     .procedural = 0, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__ring__bike__bridge__arguments}, /* ring(bike, bridge): here in [bridge, harbour], rides == v, at(v) == here, not gate_open */
    {.precondition = {.boxes = actions__ring__bike__harbour__precondition__boxes, .count = 1},
     .effect = &actions__ring__bike__harbour__effect, .own = &actions__ring__bike__harbour__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_RING,
     .procedural = 1, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__ring__bike__harbour__arguments}, /* ring(bike, harbour): here in [bridge, harbour], rides == v, at(v) == here, not gate_open */
    {.precondition = {.boxes = actions__ring__van__bridge__precondition__boxes, .count = 1},
     .effect = &actions__ring__van__bridge__effect, .own = &actions__ring__van__bridge__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_RING,
     .procedural = 2, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__ring__van__bridge__arguments}, /* ring(van, bridge): here in [bridge, harbour], rides == v, at(v) == here, not gate_open */
    {.precondition = {.boxes = actions__ring__van__harbour__precondition__boxes, .count = 1},
     .effect = &actions__ring__van__harbour__effect, .own = &actions__ring__van__harbour__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1, .source_index = COURIER_ACTION_RING,
     .procedural = 3, .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE,
     .callback_duration = false, .uninterruptible = false, .applies = false,
     .arguments = actions__ring__van__harbour__arguments}, /* ring(van, harbour): here in [bridge, harbour], rides == v, at(v) == here, not gate_open */
    {.precondition = {.boxes = actions__take_key__bike__precondition__boxes, .count = 1},
     .effect = &actions__take_key__bike__effect, .own = &actions__take_key__bike__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_TAKE_KEY, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__take_key__bike__arguments}, /* take_key(bike): rides == v, at(v) == depot, not has_key */
    {.precondition = {.boxes = actions__take_key__van__precondition__boxes, .count = 1},
     .effect = &actions__take_key__van__effect, .own = &actions__take_key__van__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_TAKE_KEY, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__take_key__van__arguments}, /* take_key(van): rides == v, at(v) == depot, not has_key */
    {.precondition = {.boxes = actions__unlock__bike__bridge__precondition__boxes, .count = 1},
     .effect = &actions__unlock__bike__bridge__effect,
     .own = &actions__unlock__bike__bridge__effect, .world = NULL, .duration = 60000, .timeout = 0,
     .cost = 1, .source_index = COURIER_ACTION_UNLOCK, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__unlock__bike__bridge__arguments}, /* unlock(bike, bridge): here in [bridge, harbour], rides == v, at(v) == here, has_key, not gate_open */
    {.precondition = {.boxes = actions__unlock__bike__harbour__precondition__boxes, .count = 1},
     .effect = &actions__unlock__bike__harbour__effect,
     .own = &actions__unlock__bike__harbour__effect, .world = NULL, .duration = 60000, .timeout = 0,
     .cost = 1, .source_index = COURIER_ACTION_UNLOCK, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__unlock__bike__harbour__arguments}, /* unlock(bike, harbour): here in [bridge, harbour], rides == v, at(v) == here, has_key, not gate_open */
    {.precondition = {.boxes = actions__unlock__van__bridge__precondition__boxes, .count = 1},
     .effect = &actions__unlock__van__bridge__effect, .own = &actions__unlock__van__bridge__effect,
     .world = NULL, .duration = 60000, .timeout = 0, .cost = 1,
     .source_index = COURIER_ACTION_UNLOCK, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = actions__unlock__van__bridge__arguments}, /* unlock(van, bridge): here in [bridge, harbour], rides == v, at(v) == here, has_key, not gate_open */
    {.precondition = {.boxes = actions__unlock__van__harbour__precondition__boxes, .count = 1},
     .effect = &actions__unlock__van__harbour__effect,
     .own = &actions__unlock__van__harbour__effect, .world = NULL, .duration = 60000, .timeout = 0,
     .cost = 1, .source_index = COURIER_ACTION_UNLOCK, .procedural = GG_NONE,
     .dynamic_cost = GG_NONE, .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false,
     .uninterruptible = false, .applies = false,
     .arguments = actions__unlock__van__harbour__arguments}, /* unlock(van, harbour): here in [bridge, harbour], rides == v, at(v) == here, has_key, not gate_open */
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &actions__wait_5m__effect,
     .own = NULL, .world = NULL, .duration = 300000, .timeout = 0, .cost = 0,
     .source_index = COURIER_ACTION_WAIT_5M, .procedural = GG_NONE, .dynamic_cost = GG_NONE,
     .begins_at = GG_NONE, .ends_at = GG_NONE, .callback_duration = false, .uninterruptible = false,
     .applies = false, .arguments = NULL}, /* wait 5m: none */
};

static const GG_ROM uint64_t agent_types__courier__heuristics__0__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__0__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__0__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__0__digits__1__values, .word = 0, .shift = 8},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__0__entries[] = {0, 1, 2, 1, 2, 2, 3};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__1__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__1__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__1__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__1__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__1__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__1__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__1__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 5, 3, 2, 2, 2, 2,
    2, 2, 2, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 2, 2, 2, 2, 2, 2, 2, 5, 3, 2,
    2, 2, 2, 2, 2, 2, 5, 5, 4, 3, 3, 3, 3, 3, 3,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__2__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__2__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__2__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__2__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__2__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__2__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__2__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__2__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__3__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__3__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__3__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__3__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__3__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__3__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__3__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__3__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__4__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__4__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__4__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__4__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__4__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__4__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__4__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__4__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__5__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__5__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__5__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__5__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__5__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__5__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__5__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__5__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__6__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__6__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__6__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__6__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__6__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__6__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__6__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__6__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__7__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__7__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__7__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__7__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__7__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__7__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__7__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__7__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__7__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__8__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__8__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__8__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__8__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__8__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__8__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__8__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__8__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__8__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__9__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__9__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__0__tables__9__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__0__tables__9__digits[] = {
    {.values = agent_types__courier__heuristics__0__tables__9__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__0__tables__9__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__0__tables__9__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__0__tables__9__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__0__tables__9__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__0__tables[] = {
    {.digits = agent_types__courier__heuristics__0__tables__0__digits,
     .entries = agent_types__courier__heuristics__0__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 7, .mask = {1008, 0},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__courier__heuristics__0__tables__1__digits,
     .entries = agent_types__courier__heuristics__0__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__0__tables__2__digits,
     .entries = agent_types__courier__heuristics__0__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__0__tables__3__digits,
     .entries = agent_types__courier__heuristics__0__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__0__tables__4__digits,
     .entries = agent_types__courier__heuristics__0__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__0__tables__5__digits,
     .entries = agent_types__courier__heuristics__0__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__0__tables__6__digits,
     .entries = agent_types__courier__heuristics__0__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__0__tables__7__digits,
     .entries = agent_types__courier__heuristics__0__tables__7__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__7__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__0__tables__8__digits,
     .entries = agent_types__courier__heuristics__0__tables__8__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__8__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__0__tables__9__digits,
     .entries = agent_types__courier__heuristics__0__tables__9__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__0__tables__9__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__0__policy__nodes[] = {
    {0, 1, 6}, {1, 6, 2}, {2, 3, 7}, {3, 4, 7}, {4, 5, 7}, {5, 8, 9},
    {6, 10, 25}, {6, 11, 12}, {6, 13, 25}, {6, 11, 14}, {7, 15, 25}, {7, 16, 17},
    {7, 18, 21}, {7, 19, 25}, {7, 20, 25}, {8, 26, 25}, {8, 26, 27}, {8, 28, 29},
    {8, 30, 31}, {8, 26, 33}, {8, 25, 31}, {9, 22, 32}, {10, 23, 24}, {11, 34, 25},
    {11, 34, 35},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__0__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
    {.mask = UINT64_C(0x400000000000000), .word = 0},
    {.mask = UINT64_C(0x2), .word = 2},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__0__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 6, .from = 2}, /* drive(bike, market, depot) */
    {.action = 9, .from = 2}, /* drive(bike, school, market) */
    {.action = 11, .from = 2}, /* drive(bike, station, depot) */
    {.action = 14, .from = 2}, /* drive(bike, hospital, station) */
    {.action = 15, .from = 2}, /* drive(bike, bridge, market) */
    {.action = 17, .from = 2}, /* drive(bike, harbour, bridge) */
    {.action = 33, .from = 2}, /* charge(bike, market) */
    {.action = 53, .from = 21}, /* ring(bike, harbour) */
    {.action = 59, .from = 21}, /* unlock(bike, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__0__policy = {.nodes = agent_types__courier__heuristics__0__policy__nodes,
     .tests = agent_types__courier__heuristics__0__policy__tests,
     .leaves = agent_types__courier__heuristics__0__policy__leaves, .invariants = NULL,
     .node_count = 25, .test_count = 12, .leaf_count = 11, .invariant_count = 0, .longest = 5};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__0 = {.actions = agent_types__courier__heuristics__0__actions,
     .tables = agent_types__courier__heuristics__0__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__0__policy, .reading = &gg_policy_asking,
     .wake_mask = NULL, .table_count = 10, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__1__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__1__tables__0__digits__0__values[] = {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__1__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__1__tables__0__digits__0__values, .word = 0, .shift = 57},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__1__tables__0__entries[] = {1, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__1__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001)};
static const GG_ROM uint16_t agent_types__courier__heuristics__1__tables__1__digits__0__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 6, 7, 8, 9, 6, 7, 8, 9};
static const GG_ROM uint16_t agent_types__courier__heuristics__1__tables__1__digits__1__values[] = {0, 12, 18, 30, 24, 36, 42, 54, 30, 42, 48, 60, 54, 66, 72, 84};
static const GG_ROM uint16_t agent_types__courier__heuristics__1__tables__1__digits__2__values[] = {0, 36, 0, 36, 42, 78, 42, 78, 84, 120, 84, 120, 126, 162, 126, 162};
static const GG_ROM uint16_t agent_types__courier__heuristics__1__tables__1__digits__3__values[] = {0, 126, 168, 294, 210, 336, 378, 504, 252, 378, 420, 546, 462, 588, 630, 756};
static const GG_ROM uint16_t agent_types__courier__heuristics__1__tables__1__digits__4__values[] = {0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__1__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__1__tables__1__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__1__tables__1__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__1__tables__1__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__1__tables__1__digits__3__values, .word = 0, .shift = 13},
    {.values = agent_types__courier__heuristics__1__tables__1__digits__4__values, .word = 0, .shift = 57},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__1__tables__1__entries[] = {
    4, 3, 3, 0, 0, 0, 4, 2, 3, 0, 0, 0, 4, 3, 3, 0, 0, 0, 4, 4, 3, 0, 0, 0,
    4, 4, 3, 0, 0, 0, 4, 1, 3, 0, 0, 0, 4, 1, 3, 0, 0, 0, 4, 3, 2, 0, 0, 0,
    5, 2, 2, 0, 0, 0, 5, 3, 2, 0, 0, 0, 5, 4, 2, 0, 0, 0, 5, 4, 2, 0, 0, 0,
    5, 1, 2, 0, 0, 0, 5, 1, 2, 0, 0, 0, 4, 3, 3, 0, 0, 0, 5, 2, 3, 0, 0, 0,
    5, 3, 3, 0, 0, 0, 5, 4, 3, 0, 0, 0, 5, 4, 3, 0, 0, 0, 5, 1, 3, 0, 0, 0,
    5, 1, 3, 0, 0, 0, 4, 3, 4, 0, 0, 0, 5, 2, 4, 0, 0, 0, 5, 3, 4, 0, 0, 0,
    5, 4, 4, 0, 0, 0, 5, 4, 4, 0, 0, 0, 5, 1, 4, 0, 0, 0, 5, 1, 4, 0, 0, 0,
    4, 3, 4, 0, 0, 0, 5, 2, 4, 0, 0, 0, 5, 3, 4, 0, 0, 0, 5, 4, 4, 0, 0, 0,
    5, 4, 4, 0, 0, 0, 5, 1, 4, 0, 0, 0, 5, 1, 4, 0, 0, 0, 4, 3, 1, 0, 0, 0,
    5, 2, 1, 0, 0, 0, 5, 3, 1, 0, 0, 0, 5, 4, 1, 0, 0, 0, 5, 4, 1, 0, 0, 0,
    5, 1, 1, 0, 0, 0, 5, 1, 1, 0, 0, 0, 4, 3, 1, 0, 0, 0, 5, 2, 1, 0, 0, 0,
    5, 3, 1, 0, 0, 0, 5, 4, 1, 0, 0, 0, 5, 4, 1, 0, 0, 0, 5, 1, 1, 0, 0, 0,
    5, 1, 1, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__1__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__1__tables[] = {
    {.digits = agent_types__courier__heuristics__1__tables__0__digits,
     .entries = agent_types__courier__heuristics__1__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__1__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 2, .mask = {0, 33554432},
     .digit_count = 1, .ends_sum = true},
    {.digits = agent_types__courier__heuristics__1__tables__1__digits,
     .entries = agent_types__courier__heuristics__1__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__1__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 294,
     .mask = {130038, 33554432}, .digit_count = 5, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__1__policy__nodes[] = {
    {0, 1, 54}, {1, 2, 28}, {2, 3, 4}, {3, 5, 10}, {3, 6, 11}, {4, 7, 10},
    {4, 8, 11}, {5, 12, 10}, {5, 9, 11}, {6, 13, 14}, {7, 15, 35}, {7, 16, 17},
    {7, 18, 35}, {7, 19, 20}, {7, 16, 20}, {8, 21, 35}, {8, 22, 23}, {8, 24, 72},
    {8, 25, 35}, {8, 26, 53}, {8, 27, 72}, {9, 55, 35}, {9, 57, 58}, {9, 59, 60},
    {9, 61, 71}, {9, 29, 35}, {9, 67, 68}, {9, 53, 71}, {10, 30, 36}, {10, 31, 37},
    {11, 32, 36}, {11, 33, 37}, {12, 34, 36}, {12, 55, 37}, {13, 38, 39}, {14, 40, 53},
    {14, 41, 42}, {14, 43, 55}, {14, 44, 45}, {14, 41, 45}, {15, 46, 53}, {15, 47, 48},
    {15, 49, 74}, {15, 50, 55}, {15, 51, 53}, {15, 52, 74}, {16, 56, 53}, {16, 62, 63},
    {16, 64, 65}, {16, 66, 73}, {16, 56, 55}, {16, 69, 70}, {16, 53, 73},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__1__policy__tests[] = {
    {.mask = UINT64_C(0x200000000000000), .word = 0},
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__1__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 1}, /* mount(bike) */
    {.action = 1, .from = 1}, /* mount(van) */
    {.action = 4, .from = 3}, /* drive(bike, depot, market) */
    {.action = 8, .from = 3}, /* drive(bike, market, bridge) */
    {.action = 9, .from = 3}, /* drive(bike, school, market) */
    {.action = 11, .from = 3}, /* drive(bike, station, depot) */
    {.action = 13, .from = 3}, /* drive(bike, hospital, school) */
    {.action = 18, .from = 28}, /* drive(van, depot, market) */
    {.action = 22, .from = 28}, /* drive(van, market, bridge) */
    {.action = 23, .from = 28}, /* drive(van, school, market) */
    {.action = 25, .from = 28}, /* drive(van, station, depot) */
    {.action = 27, .from = 28}, /* drive(van, hospital, school) */
    {.action = 32, .from = 3}, /* charge(bike, depot) */
    {.action = 33, .from = 3}, /* charge(bike, market) */
    {.action = 34, .from = 28}, /* charge(van, depot) */
    {.action = 35, .from = 28}, /* charge(van, market) */
    {.action = 52, .from = 0}, /* ring(bike, bridge) */
    {.action = 53, .from = 0}, /* ring(bike, harbour) */
    {.action = 54, .from = 0}, /* ring(van, bridge) */
    {.action = 55, .from = 0}, /* ring(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__1__policy = {.nodes = agent_types__courier__heuristics__1__policy__nodes,
     .tests = agent_types__courier__heuristics__1__policy__tests,
     .leaves = agent_types__courier__heuristics__1__policy__leaves, .invariants = NULL,
     .node_count = 53, .test_count = 17, .leaf_count = 22, .invariant_count = 0, .longest = 5};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__1 = {.actions = agent_types__courier__heuristics__1__actions,
     .tables = agent_types__courier__heuristics__1__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__1__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 2, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__0__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__0__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__0__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__0__digits__1__values, .word = 0, .shift = 15},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__0__entries[] = {0, 1, 2, 1, 2, 2, 3};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__0__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__1__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__1__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__1__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__1__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__1__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__1__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__1__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 5, 3, 2, 2, 2, 2,
    2, 2, 2, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 2, 2, 2, 2, 2, 2, 2, 5, 3, 2,
    2, 2, 2, 2, 2, 2, 5, 5, 4, 3, 3, 3, 3, 3, 3,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__2__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__2__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__2__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__2__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__2__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__2__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__2__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__2__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__2__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__3__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__3__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__3__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__3__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__3__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__3__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__3__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__3__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__4__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__4__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__4__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__4__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__4__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__4__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__4__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__4__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__5__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__5__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__5__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__5__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__5__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__5__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__5__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__5__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__6__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__6__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__6__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__6__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__6__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__6__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__6__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__6__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__7__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__7__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__7__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__7__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__7__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__7__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__7__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__7__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__7__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__8__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__8__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__8__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__8__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__8__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__8__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__8__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__8__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__8__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__9__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__9__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__2__tables__9__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__2__tables__9__digits[] = {
    {.values = agent_types__courier__heuristics__2__tables__9__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__2__tables__9__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__2__tables__9__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__2__tables__9__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__2__tables__9__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__2__tables[] = {
    {.digits = agent_types__courier__heuristics__2__tables__0__digits,
     .entries = agent_types__courier__heuristics__2__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 7, .mask = {129024, 0},
     .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__courier__heuristics__2__tables__1__digits,
     .entries = agent_types__courier__heuristics__2__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__2__tables__2__digits,
     .entries = agent_types__courier__heuristics__2__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__2__tables__3__digits,
     .entries = agent_types__courier__heuristics__2__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__2__tables__4__digits,
     .entries = agent_types__courier__heuristics__2__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__2__tables__5__digits,
     .entries = agent_types__courier__heuristics__2__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__2__tables__6__digits,
     .entries = agent_types__courier__heuristics__2__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__2__tables__7__digits,
     .entries = agent_types__courier__heuristics__2__tables__7__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__7__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__2__tables__8__digits,
     .entries = agent_types__courier__heuristics__2__tables__8__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__8__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__2__tables__9__digits,
     .entries = agent_types__courier__heuristics__2__tables__9__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__2__tables__9__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__2__policy__nodes[] = {
    {0, 5, 1}, {1, 2, 6}, {2, 3, 6}, {3, 4, 6}, {4, 7, 8}, {5, 9, 24},
    {5, 10, 11}, {5, 12, 24}, {5, 10, 13}, {6, 14, 24}, {6, 15, 16}, {6, 17, 20},
    {6, 18, 24}, {6, 19, 24}, {7, 25, 24}, {7, 25, 26}, {7, 27, 28}, {7, 29, 30},
    {7, 25, 32}, {7, 24, 30}, {8, 21, 31}, {9, 22, 23}, {10, 33, 24}, {10, 33, 34},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__2__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
    {.mask = UINT64_C(0x400000000000000), .word = 0},
    {.mask = UINT64_C(0x8), .word = 2},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__2__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 20, .from = 1}, /* drive(van, market, depot) */
    {.action = 23, .from = 1}, /* drive(van, school, market) */
    {.action = 25, .from = 1}, /* drive(van, station, depot) */
    {.action = 28, .from = 1}, /* drive(van, hospital, station) */
    {.action = 29, .from = 1}, /* drive(van, bridge, market) */
    {.action = 31, .from = 1}, /* drive(van, harbour, bridge) */
    {.action = 35, .from = 1}, /* charge(van, market) */
    {.action = 55, .from = 20}, /* ring(van, harbour) */
    {.action = 61, .from = 20}, /* unlock(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__2__policy = {.nodes = agent_types__courier__heuristics__2__policy__nodes,
     .tests = agent_types__courier__heuristics__2__policy__tests,
     .leaves = agent_types__courier__heuristics__2__policy__leaves, .invariants = NULL,
     .node_count = 24, .test_count = 11, .leaf_count = 11, .invariant_count = 0, .longest = 5};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__2 = {.actions = agent_types__courier__heuristics__2__actions,
     .tables = agent_types__courier__heuristics__2__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__2__policy, .reading = &gg_policy_asking,
     .wake_mask = NULL, .table_count = 10, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__3__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__3__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__3__tables__0__digits__0__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__3__tables__0__entries[] = {6, 5, 4, 3, 2, 1, 0, 0, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__3__tables__0__distances[] = {
    UINT64_C(0x4000), UINT64_C(0xa001), UINT64_C(0xc001), UINT64_C(0xe001),
    UINT64_C(0x10001), UINT64_C(0x12001), UINT64_C(0x14001),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__1__digits__0__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__1__digits__1__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__3__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__3__tables__1__digits__0__values, .word = 0, .shift = 58},
    {.values = agent_types__courier__heuristics__3__tables__1__digits__1__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__3__tables__1__entries[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__3__tables__1__distances[] = {UINT64_C(0x20001)};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__2__digits__0__values[] = {0, 63, 126, 189, 0, 63, 126, 189, 1, 64, 127, 190, 1, 64, 127, 190};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__2__digits__1__values[] = {0, 2, 3, 5, 4, 6, 7, 9, 5, 7, 8, 10, 9, 11, 12, 14};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__2__digits__2__values[] = {0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__2__digits__3__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__3__tables__2__digits[] = {
    {.values = agent_types__courier__heuristics__3__tables__2__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__3__tables__2__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__3__tables__2__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__3__tables__2__digits__3__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__3__tables__2__entries[] = {
    2, 4, 4, 4, 4, 4, 4, 2, 4, 4, 4, 4, 4, 4, 2, 4, 4, 4, 4, 4, 4, 2, 4, 4,
    4, 4, 4, 4, 2, 4, 4, 4, 4, 4, 4, 2, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 4, 4, 4, 4, 4, 1, 1,
    2, 2, 4, 2, 4, 1, 1, 2, 2, 3, 2, 3, 1, 1, 2, 2, 3, 2, 3, 1, 1, 2, 2, 3,
    2, 3, 1, 1, 2, 2, 3, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 3, 4, 4, 4, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 3, 4, 4, 4,
    4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__3__tables__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__3__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__3__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__3__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__3__tables__3__digits[] = {
    {.values = agent_types__courier__heuristics__3__tables__3__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__3__tables__3__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__3__tables__3__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__3__tables__3__entries[] = {
    0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__3__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__4__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__4__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__3__tables__4__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__3__tables__4__digits[] = {
    {.values = agent_types__courier__heuristics__3__tables__4__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__3__tables__4__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__3__tables__4__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__3__tables__4__entries[] = {
    0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__3__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__3__tables[] = {
    {.digits = agent_types__courier__heuristics__3__tables__0__digits,
     .entries = agent_types__courier__heuristics__3__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__3__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {1920, 0},
     .digit_count = 1, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__3__tables__1__digits,
     .entries = agent_types__courier__heuristics__3__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__3__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x24001), .size = 18,
     .mask = {61440, 67108864}, .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__courier__heuristics__3__tables__2__digits,
     .entries = agent_types__courier__heuristics__3__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__3__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 189, .mask = {2038, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__3__tables__3__digits,
     .entries = agent_types__courier__heuristics__3__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__3__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__3__tables__4__digits,
     .entries = agent_types__courier__heuristics__3__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__3__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__3__policy__nodes[] = {
    {0, 1, 47}, {1, 2, 3}, {2, 4, 5}, {2, 5, 47}, {3, 6, 7}, {4, 8, 11},
    {4, 9, 11}, {4, 10, 11}, {5, 12, 13}, {5, 12, 14}, {5, 12, 15}, {6, 16, 46},
    {6, 17, 46}, {6, 18, 19}, {6, 20, 46}, {6, 18, 21}, {7, 22, 46}, {7, 23, 46},
    {7, 24, 25}, {7, 26, 44}, {7, 24, 46}, {7, 27, 46}, {8, 28, 46}, {8, 48, 46},
    {8, 61, 62}, {8, 50, 51}, {8, 52, 53}, {8, 46, 53}, {9, 29, 32}, {10, 30, 32},
    {11, 31, 32}, {12, 33, 34}, {13, 35, 36}, {13, 37, 46}, {13, 35, 38}, {14, 39, 40},
    {14, 41, 45}, {14, 42, 46}, {14, 43, 46}, {15, 49, 55}, {15, 56, 57}, {15, 58, 59},
    {15, 49, 63}, {15, 46, 59}, {16, 64, 54}, {16, 65, 60},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__3__policy__tests[] = {
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__3__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 5}, /* mount(bike) */
    {.action = 3, .from = 5}, /* dismount(van) */
    {.action = 9, .from = 0}, /* drive(bike, school, market) */
    {.action = 11, .from = 0}, /* drive(bike, station, depot) */
    {.action = 13, .from = 0}, /* drive(bike, hospital, school) */
    {.action = 15, .from = 0}, /* drive(bike, bridge, market) */
    {.action = 17, .from = 0}, /* drive(bike, harbour, bridge) */
    {.action = 20, .from = 28}, /* drive(van, market, depot) */
    {.action = 23, .from = 28}, /* drive(van, school, market) */
    {.action = 25, .from = 28}, /* drive(van, station, depot) */
    {.action = 28, .from = 28}, /* drive(van, hospital, station) */
    {.action = 29, .from = 28}, /* drive(van, bridge, market) */
    {.action = 31, .from = 28}, /* drive(van, harbour, bridge) */
    {.action = 32, .from = 0}, /* charge(bike, depot) */
    {.action = 33, .from = 0}, /* charge(bike, market) */
    {.action = 35, .from = 28}, /* charge(van, market) */
    {.action = 53, .from = 44}, /* ring(bike, harbour) */
    {.action = 55, .from = 44}, /* ring(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__3__policy = {.nodes = agent_types__courier__heuristics__3__policy__nodes,
     .tests = agent_types__courier__heuristics__3__policy__tests,
     .leaves = agent_types__courier__heuristics__3__policy__leaves, .invariants = NULL,
     .node_count = 46, .test_count = 17, .leaf_count = 20, .invariant_count = 0, .longest = 8};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__3 = {.actions = agent_types__courier__heuristics__3__actions,
     .tables = agent_types__courier__heuristics__3__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__3__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 5, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__4__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__4__tables__0__digits__0__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__4__tables__0__entries[] = {0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__tables__0__distances[] = {UINT64_C(0x10000)};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__1__digits__0__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__1__digits__1__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__4__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__4__tables__1__digits__0__values, .word = 0, .shift = 58},
    {.values = agent_types__courier__heuristics__4__tables__1__digits__1__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__4__tables__1__entries[] = {6, 5, 4, 3, 2, 1, 0, 0, 0, 6, 5, 4, 3, 2, 1, 0, 0, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__tables__1__distances[] = {
    UINT64_C(0x14001), UINT64_C(0x1a002), UINT64_C(0x1c002), UINT64_C(0x1e002),
    UINT64_C(0x20002), UINT64_C(0x22002), UINT64_C(0x24002),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__2__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__2__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__2__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__4__tables__2__digits[] = {
    {.values = agent_types__courier__heuristics__4__tables__2__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__4__tables__2__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__4__tables__2__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__4__tables__2__entries[] = {
    1, 1, 4, 4, 4, 4, 4, 1, 1, 2, 2, 4, 2, 4, 1, 1, 2, 2, 3, 2, 3, 1, 1, 2,
    2, 3, 2, 3, 1, 1, 2, 2, 3, 2, 3, 1, 1, 2, 2, 3, 2, 3, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__tables__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__3__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__3__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__3__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__4__tables__3__digits[] = {
    {.values = agent_types__courier__heuristics__4__tables__3__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__4__tables__3__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__4__tables__3__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__4__tables__3__entries[] = {
    0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__tables__3__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__4__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__4__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__4__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__4__tables__4__digits[] = {
    {.values = agent_types__courier__heuristics__4__tables__4__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__4__tables__4__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__4__tables__4__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__4__tables__4__entries[] = {
    0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__5__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__5__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__5__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__4__tables__5__digits[] = {
    {.values = agent_types__courier__heuristics__4__tables__5__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__4__tables__5__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__4__tables__5__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__4__tables__5__entries[] = {
    0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__6__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__6__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__6__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__4__tables__6__digits[] = {
    {.values = agent_types__courier__heuristics__4__tables__6__digits__0__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__4__tables__6__digits__1__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__4__tables__6__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__4__tables__6__entries[] = {
    0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__7__digits__0__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM uint16_t agent_types__courier__heuristics__4__tables__7__digits__1__values[] = {0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__4__tables__7__digits[] = {
    {.values = agent_types__courier__heuristics__4__tables__7__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__4__tables__7__digits__1__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__4__tables__7__entries[] = {
    1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__4__tables__7__distances[] = {UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002)};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__4__tables[] = {
    {.digits = agent_types__courier__heuristics__4__tables__0__digits,
     .entries = agent_types__courier__heuristics__4__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__4__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {1920, 0},
     .digit_count = 1, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__4__tables__1__digits,
     .entries = agent_types__courier__heuristics__4__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__4__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x24001), .size = 18,
     .mask = {61440, 67108864}, .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__courier__heuristics__4__tables__2__digits,
     .entries = agent_types__courier__heuristics__4__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__4__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__4__tables__3__digits,
     .entries = agent_types__courier__heuristics__4__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__4__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__4__tables__4__digits,
     .entries = agent_types__courier__heuristics__4__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__4__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__4__tables__5__digits,
     .entries = agent_types__courier__heuristics__4__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__4__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__4__tables__6__digits,
     .entries = agent_types__courier__heuristics__4__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__4__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__4__tables__7__digits,
     .entries = agent_types__courier__heuristics__4__tables__7__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__4__tables__7__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 27, .mask = {61446, 0},
     .digit_count = 2, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__4__policy__nodes[] = {
    {0, 1, 43}, {1, 2, 3}, {2, 4, 5}, {2, 5, 43}, {3, 6, 7}, {4, 8, 9},
    {4, 10, 42}, {4, 8, 11}, {5, 12, 13}, {5, 14, 16}, {5, 12, 42}, {5, 15, 42},
    {6, 17, 18}, {6, 19, 20}, {6, 21, 22}, {6, 42, 22}, {7, 42, 40}, {7, 23, 58},
    {7, 42, 59}, {7, 42, 52}, {7, 42, 53}, {7, 42, 54}, {7, 42, 55}, {8, 44, 24},
    {9, 25, 28}, {10, 26, 28}, {11, 27, 28}, {12, 29, 30}, {13, 31, 32}, {13, 33, 42},
    {13, 31, 34}, {14, 35, 36}, {14, 37, 41}, {14, 38, 42}, {14, 39, 42}, {15, 45, 46},
    {15, 47, 48}, {15, 49, 50}, {15, 45, 57}, {15, 42, 50}, {16, 61, 56}, {16, 60, 51},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__4__policy__tests[] = {
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__4__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 16}, /* mount(van) */
    {.action = 2, .from = 16}, /* dismount(bike) */
    {.action = 6, .from = 24}, /* drive(bike, market, depot) */
    {.action = 9, .from = 24}, /* drive(bike, school, market) */
    {.action = 11, .from = 24}, /* drive(bike, station, depot) */
    {.action = 14, .from = 24}, /* drive(bike, hospital, station) */
    {.action = 15, .from = 24}, /* drive(bike, bridge, market) */
    {.action = 17, .from = 24}, /* drive(bike, harbour, bridge) */
    {.action = 23, .from = 0}, /* drive(van, school, market) */
    {.action = 25, .from = 0}, /* drive(van, station, depot) */
    {.action = 27, .from = 0}, /* drive(van, hospital, school) */
    {.action = 29, .from = 0}, /* drive(van, bridge, market) */
    {.action = 31, .from = 0}, /* drive(van, harbour, bridge) */
    {.action = 33, .from = 24}, /* charge(bike, market) */
    {.action = 34, .from = 0}, /* charge(van, depot) */
    {.action = 35, .from = 0}, /* charge(van, market) */
    {.action = 53, .from = 40}, /* ring(bike, harbour) */
    {.action = 55, .from = 40}, /* ring(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__4__policy = {.nodes = agent_types__courier__heuristics__4__policy__nodes,
     .tests = agent_types__courier__heuristics__4__policy__tests,
     .leaves = agent_types__courier__heuristics__4__policy__leaves, .invariants = NULL,
     .node_count = 42, .test_count = 17, .leaf_count = 20, .invariant_count = 0, .longest = 8};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__4 = {.actions = agent_types__courier__heuristics__4__actions,
     .tables = agent_types__courier__heuristics__4__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__4__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 8, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__5__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__5__tables__0__digits__0__values[] = {0, 63, 126, 189, 0, 63, 126, 189, 9, 72, 135, 198, 9, 72, 135, 198};
static const GG_ROM uint16_t agent_types__courier__heuristics__5__tables__0__digits__1__values[] = {0, 18, 27, 45, 36, 54, 63, 81, 45, 63, 72, 90, 81, 99, 108, 126};
static const GG_ROM uint16_t agent_types__courier__heuristics__5__tables__0__digits__2__values[] = {0, 54, 0, 54, 0, 54, 0, 54, 0, 54, 0, 54, 0, 54, 0, 54};
static const GG_ROM uint16_t agent_types__courier__heuristics__5__tables__0__digits__3__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__5__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__5__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__5__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__5__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__5__tables__0__digits__3__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__5__tables__0__entries[] = {
    4, 4, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 3, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 2, 2, 2, 2, 2, 2, 2, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 4, 4, 3, 3, 3, 3, 3, 3, 6, 6, 5,
    5, 4, 4, 4, 4, 4, 5, 5, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__5__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__5__tables__1__digits__0__values[] = {0, 7, 14, 21, 0, 7, 14, 21, 21, 28, 35, 42, 21, 28, 35, 42};
static const GG_ROM uint16_t agent_types__courier__heuristics__5__tables__1__digits__1__values[] = {0, 42, 63, 105, 84, 126, 147, 189, 105, 147, 168, 210, 189, 231, 252, 294};
static const GG_ROM uint16_t agent_types__courier__heuristics__5__tables__1__digits__2__values[] = {0, 126, 0, 126, 1, 127, 1, 127, 2, 128, 2, 128, 3, 129, 3, 129};
static const GG_ROM uint16_t agent_types__courier__heuristics__5__tables__1__digits__3__values[] = {0, 3, 4, 7, 5, 8, 9, 12, 6, 9, 10, 13, 11, 14, 15, 18};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__5__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__5__tables__1__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__5__tables__1__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__5__tables__1__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__5__tables__1__digits__3__values, .word = 0, .shift = 13},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__5__tables__1__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 2, 2, 3, 4, 4, 4,
    4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0,
    0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4,
    4, 4, 4,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__5__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__5__tables[] = {
    {.digits = agent_types__courier__heuristics__5__tables__0__digits,
     .entries = agent_types__courier__heuristics__5__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__5__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 189, .mask = {2038, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__5__tables__1__digits,
     .entries = agent_types__courier__heuristics__5__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__5__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 147, .mask = {130038, 0},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__5__policy__nodes[] = {
    {0, 1, 6}, {1, 7, 2}, {2, 3, 8}, {3, 4, 8}, {4, 5, 8}, {5, 9, 10},
    {6, 11, 12}, {6, 13, 12}, {6, 14, 15}, {6, 16, 12}, {6, 17, 18}, {7, 19, 44},
    {7, 20, 44}, {7, 21, 44}, {7, 22, 23}, {7, 24, 42}, {7, 25, 44}, {7, 25, 23},
    {7, 24, 44}, {8, 26, 44}, {8, 45, 44}, {8, 46, 44}, {8, 48, 49}, {8, 50, 51},
    {8, 45, 52}, {8, 60, 61}, {9, 27, 30}, {10, 28, 30}, {11, 29, 30}, {12, 31, 32},
    {13, 33, 34}, {13, 35, 44}, {13, 33, 36}, {14, 37, 38}, {14, 39, 43}, {14, 40, 44},
    {14, 41, 44}, {15, 47, 54}, {15, 55, 56}, {15, 57, 58}, {15, 47, 62}, {15, 44, 58},
    {16, 63, 53}, {16, 64, 59},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__5__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__5__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 0}, /* mount(bike) */
    {.action = 3, .from = 0}, /* dismount(van) */
    {.action = 5, .from = 2}, /* drive(bike, depot, station) */
    {.action = 7, .from = 2}, /* drive(bike, market, school) */
    {.action = 10, .from = 2}, /* drive(bike, school, hospital) */
    {.action = 12, .from = 2}, /* drive(bike, station, hospital) */
    {.action = 15, .from = 2}, /* drive(bike, bridge, market) */
    {.action = 17, .from = 2}, /* drive(bike, harbour, bridge) */
    {.action = 20, .from = 26}, /* drive(van, market, depot) */
    {.action = 23, .from = 26}, /* drive(van, school, market) */
    {.action = 25, .from = 26}, /* drive(van, station, depot) */
    {.action = 28, .from = 26}, /* drive(van, hospital, station) */
    {.action = 29, .from = 26}, /* drive(van, bridge, market) */
    {.action = 31, .from = 26}, /* drive(van, harbour, bridge) */
    {.action = 32, .from = 2}, /* charge(bike, depot) */
    {.action = 33, .from = 2}, /* charge(bike, market) */
    {.action = 35, .from = 26}, /* charge(van, market) */
    {.action = 53, .from = 42}, /* ring(bike, harbour) */
    {.action = 55, .from = 42}, /* ring(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__5__policy = {.nodes = agent_types__courier__heuristics__5__policy__nodes,
     .tests = agent_types__courier__heuristics__5__policy__tests,
     .leaves = agent_types__courier__heuristics__5__policy__leaves, .invariants = NULL,
     .node_count = 44, .test_count = 17, .leaf_count = 21, .invariant_count = 0, .longest = 10};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__5 = {.actions = agent_types__courier__heuristics__5__actions,
     .tables = agent_types__courier__heuristics__5__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__5__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 2, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__6__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__6__tables__0__digits__0__values[] = {0, 63, 126, 189, 0, 63, 126, 189, 0, 63, 126, 189, 0, 63, 126, 189};
static const GG_ROM uint16_t agent_types__courier__heuristics__6__tables__0__digits__1__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__6__tables__0__digits__2__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__6__tables__0__digits__3__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__6__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__6__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__6__tables__0__digits__1__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__6__tables__0__digits__2__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__6__tables__0__digits__3__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__6__tables__0__entries[] = {
    4, 4, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 4,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2,
    6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 6, 4, 4, 3, 3, 3, 3, 3, 3, 6, 6, 5, 5, 4, 4, 4, 4, 4,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__6__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__6__tables__1__digits__0__values[] = {0, 7, 14, 21, 0, 7, 14, 21, 1, 8, 15, 22, 1, 8, 15, 22};
static const GG_ROM uint16_t agent_types__courier__heuristics__6__tables__1__digits__1__values[] = {0, 2, 3, 5, 4, 6, 7, 9, 5, 7, 8, 10, 9, 11, 12, 14};
static const GG_ROM uint16_t agent_types__courier__heuristics__6__tables__1__digits__2__values[] = {0, 6, 0, 6, 21, 27, 21, 27, 42, 48, 42, 48, 63, 69, 63, 69};
static const GG_ROM uint16_t agent_types__courier__heuristics__6__tables__1__digits__3__values[] = {0, 63, 84, 147, 105, 168, 189, 252, 126, 189, 210, 273, 231, 294, 315, 378};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__6__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__6__tables__1__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__6__tables__1__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__6__tables__1__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__6__tables__1__digits__3__values, .word = 0, .shift = 13},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__6__tables__1__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0,
    0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__6__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__6__tables[] = {
    {.digits = agent_types__courier__heuristics__6__tables__0__digits,
     .entries = agent_types__courier__heuristics__6__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__6__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 189, .mask = {129030, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__6__tables__1__digits,
     .entries = agent_types__courier__heuristics__6__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__6__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 147, .mask = {130038, 0},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__6__policy__nodes[] = {
    {0, 1, 2}, {1, 6, 7}, {2, 3, 8}, {3, 4, 8}, {4, 5, 8}, {5, 9, 10},
    {6, 11, 12}, {6, 13, 12}, {6, 14, 15}, {6, 16, 12}, {6, 17, 18}, {7, 19, 44},
    {7, 20, 44}, {7, 21, 44}, {7, 22, 23}, {7, 24, 42}, {7, 25, 44}, {7, 25, 23},
    {7, 24, 44}, {8, 46, 44}, {8, 45, 44}, {8, 26, 44}, {8, 54, 55}, {8, 56, 57},
    {8, 45, 58}, {8, 61, 62}, {9, 27, 30}, {10, 28, 30}, {11, 29, 30}, {12, 31, 32},
    {13, 33, 34}, {13, 35, 44}, {13, 33, 36}, {14, 37, 38}, {14, 39, 43}, {14, 40, 44},
    {14, 41, 44}, {15, 47, 48}, {15, 49, 50}, {15, 51, 52}, {15, 47, 60}, {15, 44, 52},
    {16, 64, 59}, {16, 63, 53},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__6__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__6__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 0}, /* mount(van) */
    {.action = 2, .from = 0}, /* dismount(bike) */
    {.action = 6, .from = 26}, /* drive(bike, market, depot) */
    {.action = 9, .from = 26}, /* drive(bike, school, market) */
    {.action = 11, .from = 26}, /* drive(bike, station, depot) */
    {.action = 14, .from = 26}, /* drive(bike, hospital, station) */
    {.action = 15, .from = 26}, /* drive(bike, bridge, market) */
    {.action = 17, .from = 26}, /* drive(bike, harbour, bridge) */
    {.action = 19, .from = 2}, /* drive(van, depot, station) */
    {.action = 21, .from = 2}, /* drive(van, market, school) */
    {.action = 24, .from = 2}, /* drive(van, school, hospital) */
    {.action = 26, .from = 2}, /* drive(van, station, hospital) */
    {.action = 29, .from = 2}, /* drive(van, bridge, market) */
    {.action = 31, .from = 2}, /* drive(van, harbour, bridge) */
    {.action = 33, .from = 26}, /* charge(bike, market) */
    {.action = 34, .from = 2}, /* charge(van, depot) */
    {.action = 35, .from = 2}, /* charge(van, market) */
    {.action = 53, .from = 42}, /* ring(bike, harbour) */
    {.action = 55, .from = 42}, /* ring(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__6__policy = {.nodes = agent_types__courier__heuristics__6__policy__nodes,
     .tests = agent_types__courier__heuristics__6__policy__tests,
     .leaves = agent_types__courier__heuristics__6__policy__leaves, .invariants = NULL,
     .node_count = 44, .test_count = 17, .leaf_count = 21, .invariant_count = 0, .longest = 10};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__6 = {.actions = agent_types__courier__heuristics__6__actions,
     .tables = agent_types__courier__heuristics__6__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__6__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 2, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__7__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__7__tables__0__digits__0__values[] = {0, 63, 126, 189, 0, 63, 126, 189, 9, 72, 135, 198, 9, 72, 135, 198};
static const GG_ROM uint16_t agent_types__courier__heuristics__7__tables__0__digits__1__values[] = {0, 18, 27, 45, 36, 54, 63, 81, 45, 63, 72, 90, 81, 99, 108, 126};
static const GG_ROM uint16_t agent_types__courier__heuristics__7__tables__0__digits__2__values[] = {0, 54, 0, 54, 0, 54, 0, 54, 0, 54, 0, 54, 0, 54, 0, 54};
static const GG_ROM uint16_t agent_types__courier__heuristics__7__tables__0__digits__3__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__7__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__7__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__7__tables__0__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__7__tables__0__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__7__tables__0__digits__3__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__7__tables__0__entries[] = {
    4, 4, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 3, 2, 2, 2, 2, 2, 2, 2,
    2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 4, 2, 2, 2, 2,
    2, 2, 2, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 3, 2, 2, 2, 2, 2, 2, 2, 6, 6, 4,
    3, 3, 3, 3, 3, 3, 5, 5, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__7__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__7__tables__1__digits__0__values[] = {0, 7, 14, 21, 0, 7, 14, 21, 21, 28, 35, 42, 21, 28, 35, 42};
static const GG_ROM uint16_t agent_types__courier__heuristics__7__tables__1__digits__1__values[] = {0, 42, 63, 105, 84, 126, 147, 189, 105, 147, 168, 210, 189, 231, 252, 294};
static const GG_ROM uint16_t agent_types__courier__heuristics__7__tables__1__digits__2__values[] = {0, 126, 0, 126, 1, 127, 1, 127, 2, 128, 2, 128, 3, 129, 3, 129};
static const GG_ROM uint16_t agent_types__courier__heuristics__7__tables__1__digits__3__values[] = {0, 3, 4, 7, 5, 8, 9, 12, 6, 9, 10, 13, 11, 14, 15, 18};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__7__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__7__tables__1__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__7__tables__1__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__7__tables__1__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__7__tables__1__digits__3__values, .word = 0, .shift = 13},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__7__tables__1__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 2, 2, 3, 4, 4, 4,
    4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 0, 0,
    0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4,
    4, 4, 4,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__7__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__7__tables[] = {
    {.digits = agent_types__courier__heuristics__7__tables__0__digits,
     .entries = agent_types__courier__heuristics__7__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__7__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 189, .mask = {2038, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__7__tables__1__digits,
     .entries = agent_types__courier__heuristics__7__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__7__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 147, .mask = {130038, 0},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__7__policy__nodes[] = {
    {0, 1, 6}, {1, 7, 2}, {2, 3, 8}, {3, 4, 8}, {4, 5, 8}, {5, 9, 10},
    {6, 11, 44}, {6, 12, 44}, {6, 13, 14}, {6, 15, 44}, {6, 16, 17}, {7, 18, 19},
    {7, 20, 19}, {7, 21, 22}, {7, 23, 42}, {7, 24, 19}, {7, 21, 25}, {7, 23, 44},
    {8, 26, 44}, {8, 45, 44}, {8, 46, 44}, {8, 48, 49}, {8, 45, 51}, {8, 52, 53},
    {8, 61, 62}, {8, 45, 50}, {9, 27, 30}, {10, 28, 30}, {11, 29, 30}, {12, 31, 32},
    {13, 33, 34}, {13, 35, 44}, {13, 33, 36}, {14, 37, 38}, {14, 39, 43}, {14, 40, 44},
    {14, 41, 44}, {15, 47, 55}, {15, 56, 57}, {15, 58, 59}, {15, 47, 63}, {15, 44, 59},
    {16, 64, 54}, {16, 65, 60},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__7__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__7__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 0}, /* mount(bike) */
    {.action = 3, .from = 0}, /* dismount(van) */
    {.action = 4, .from = 2}, /* drive(bike, depot, market) */
    {.action = 7, .from = 2}, /* drive(bike, market, school) */
    {.action = 11, .from = 2}, /* drive(bike, station, depot) */
    {.action = 12, .from = 2}, /* drive(bike, station, hospital) */
    {.action = 13, .from = 2}, /* drive(bike, hospital, school) */
    {.action = 15, .from = 2}, /* drive(bike, bridge, market) */
    {.action = 17, .from = 2}, /* drive(bike, harbour, bridge) */
    {.action = 20, .from = 26}, /* drive(van, market, depot) */
    {.action = 23, .from = 26}, /* drive(van, school, market) */
    {.action = 25, .from = 26}, /* drive(van, station, depot) */
    {.action = 28, .from = 26}, /* drive(van, hospital, station) */
    {.action = 29, .from = 26}, /* drive(van, bridge, market) */
    {.action = 31, .from = 26}, /* drive(van, harbour, bridge) */
    {.action = 32, .from = 2}, /* charge(bike, depot) */
    {.action = 33, .from = 2}, /* charge(bike, market) */
    {.action = 35, .from = 26}, /* charge(van, market) */
    {.action = 53, .from = 42}, /* ring(bike, harbour) */
    {.action = 55, .from = 42}, /* ring(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__7__policy = {.nodes = agent_types__courier__heuristics__7__policy__nodes,
     .tests = agent_types__courier__heuristics__7__policy__tests,
     .leaves = agent_types__courier__heuristics__7__policy__leaves, .invariants = NULL,
     .node_count = 44, .test_count = 17, .leaf_count = 22, .invariant_count = 0, .longest = 10};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__7 = {.actions = agent_types__courier__heuristics__7__actions,
     .tables = agent_types__courier__heuristics__7__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__7__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 2, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__8__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__8__tables__0__digits__0__values[] = {0, 63, 126, 189, 0, 63, 126, 189, 0, 63, 126, 189, 0, 63, 126, 189};
static const GG_ROM uint16_t agent_types__courier__heuristics__8__tables__0__digits__1__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__8__tables__0__digits__2__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__8__tables__0__digits__3__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__8__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__8__tables__0__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__8__tables__0__digits__1__values, .word = 0, .shift = 11},
    {.values = agent_types__courier__heuristics__8__tables__0__digits__2__values, .word = 0, .shift = 15},
    {.values = agent_types__courier__heuristics__8__tables__0__digits__3__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__8__tables__0__entries[] = {
    4, 4, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 4,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 4, 2, 2, 2, 2, 2, 2, 2, 6, 1, 1, 1, 1, 1,
    1, 1, 1, 6, 3, 2, 2, 2, 2, 2, 2, 2, 6, 6, 4, 3, 3, 3, 3, 3, 3,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__8__tables__0__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__8__tables__1__digits__0__values[] = {0, 7, 14, 21, 0, 7, 14, 21, 1, 8, 15, 22, 1, 8, 15, 22};
static const GG_ROM uint16_t agent_types__courier__heuristics__8__tables__1__digits__1__values[] = {0, 2, 3, 5, 4, 6, 7, 9, 5, 7, 8, 10, 9, 11, 12, 14};
static const GG_ROM uint16_t agent_types__courier__heuristics__8__tables__1__digits__2__values[] = {0, 6, 0, 6, 21, 27, 21, 27, 42, 48, 42, 48, 63, 69, 63, 69};
static const GG_ROM uint16_t agent_types__courier__heuristics__8__tables__1__digits__3__values[] = {0, 63, 84, 147, 105, 168, 189, 252, 126, 189, 210, 273, 231, 294, 315, 378};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__8__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__8__tables__1__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__8__tables__1__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__8__tables__1__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__8__tables__1__digits__3__values, .word = 0, .shift = 13},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__8__tables__1__entries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0,
    0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__8__tables__1__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__8__tables[] = {
    {.digits = agent_types__courier__heuristics__8__tables__0__digits,
     .entries = agent_types__courier__heuristics__8__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__8__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 189, .mask = {129030, 0},
     .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__8__tables__1__digits,
     .entries = agent_types__courier__heuristics__8__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__8__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 147, .mask = {130038, 0},
     .digit_count = 4, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__8__policy__nodes[] = {
    {0, 1, 2}, {1, 6, 7}, {2, 3, 8}, {3, 4, 8}, {4, 5, 8}, {5, 9, 10},
    {6, 11, 44}, {6, 12, 44}, {6, 13, 14}, {6, 15, 44}, {6, 16, 17}, {7, 18, 19},
    {7, 20, 19}, {7, 21, 22}, {7, 23, 42}, {7, 24, 19}, {7, 21, 25}, {7, 23, 44},
    {8, 46, 44}, {8, 45, 44}, {8, 26, 44}, {8, 54, 55}, {8, 45, 57}, {8, 58, 59},
    {8, 62, 63}, {8, 45, 56}, {9, 27, 30}, {10, 28, 30}, {11, 29, 30}, {12, 31, 32},
    {13, 33, 34}, {13, 35, 44}, {13, 33, 36}, {14, 37, 38}, {14, 39, 43}, {14, 40, 44},
    {14, 41, 44}, {15, 47, 48}, {15, 49, 50}, {15, 51, 52}, {15, 47, 61}, {15, 44, 52},
    {16, 65, 60}, {16, 64, 53},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__8__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__8__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 0}, /* mount(van) */
    {.action = 2, .from = 0}, /* dismount(bike) */
    {.action = 6, .from = 26}, /* drive(bike, market, depot) */
    {.action = 9, .from = 26}, /* drive(bike, school, market) */
    {.action = 11, .from = 26}, /* drive(bike, station, depot) */
    {.action = 14, .from = 26}, /* drive(bike, hospital, station) */
    {.action = 15, .from = 26}, /* drive(bike, bridge, market) */
    {.action = 17, .from = 26}, /* drive(bike, harbour, bridge) */
    {.action = 18, .from = 2}, /* drive(van, depot, market) */
    {.action = 21, .from = 2}, /* drive(van, market, school) */
    {.action = 25, .from = 2}, /* drive(van, station, depot) */
    {.action = 26, .from = 2}, /* drive(van, station, hospital) */
    {.action = 27, .from = 2}, /* drive(van, hospital, school) */
    {.action = 29, .from = 2}, /* drive(van, bridge, market) */
    {.action = 31, .from = 2}, /* drive(van, harbour, bridge) */
    {.action = 33, .from = 26}, /* charge(bike, market) */
    {.action = 34, .from = 2}, /* charge(van, depot) */
    {.action = 35, .from = 2}, /* charge(van, market) */
    {.action = 53, .from = 42}, /* ring(bike, harbour) */
    {.action = 55, .from = 42}, /* ring(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__8__policy = {.nodes = agent_types__courier__heuristics__8__policy__nodes,
     .tests = agent_types__courier__heuristics__8__policy__tests,
     .leaves = agent_types__courier__heuristics__8__policy__leaves, .invariants = NULL,
     .node_count = 44, .test_count = 17, .leaf_count = 22, .invariant_count = 0, .longest = 10};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__8 = {.actions = agent_types__courier__heuristics__8__actions,
     .tables = agent_types__courier__heuristics__8__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__8__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 2, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__9__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__9__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__9__tables__0__digits__0__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__9__tables__0__entries[] = {0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__9__tables__0__distances[] = {UINT64_C(0x10000)};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__1__digits__0__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__1__digits__1__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__9__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__9__tables__1__digits__0__values, .word = 0, .shift = 58},
    {.values = agent_types__courier__heuristics__9__tables__1__digits__1__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__9__tables__1__entries[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__9__tables__1__distances[] = {UINT64_C(0x20001)};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__2__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__2__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__2__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__9__tables__2__digits[] = {
    {.values = agent_types__courier__heuristics__9__tables__2__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__9__tables__2__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__9__tables__2__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__9__tables__2__entries[] = {
    4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 6, 4, 4, 3, 3, 3,
    3, 3, 3, 6, 5, 5, 5, 4, 4, 4, 4, 4, 6, 6, 5, 5, 4, 4, 4, 4, 4, 6, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__9__tables__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__3__digits__0__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 3, 4, 5, 6, 3, 4, 5, 6};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__3__digits__1__values[] = {0, 6, 9, 15, 12, 18, 21, 27, 15, 21, 24, 30, 27, 33, 36, 42};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__3__digits__2__values[] = {0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__3__digits__3__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__9__tables__3__digits[] = {
    {.values = agent_types__courier__heuristics__9__tables__3__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__9__tables__3__digits__1__values, .word = 0, .shift = 5},
    {.values = agent_types__courier__heuristics__9__tables__3__digits__2__values, .word = 0, .shift = 9},
    {.values = agent_types__courier__heuristics__9__tables__3__digits__3__values, .word = 0, .shift = 57},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__9__tables__3__entries[] = {
    2, 1, 3, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 0, 0, 0, 1, 0, 2,
    4, 0, 4, 4, 0, 4, 4, 0, 4, 4, 0, 4, 4, 0, 4, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__9__tables__3__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__4__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__4__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__4__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__9__tables__4__digits[] = {
    {.values = agent_types__courier__heuristics__9__tables__4__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__9__tables__4__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__9__tables__4__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__9__tables__4__entries[] = {
    0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__9__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__5__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__5__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__5__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__9__tables__5__digits[] = {
    {.values = agent_types__courier__heuristics__9__tables__5__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__9__tables__5__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__9__tables__5__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__9__tables__5__entries[] = {
    0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__9__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__6__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__6__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__9__tables__6__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__9__tables__6__digits[] = {
    {.values = agent_types__courier__heuristics__9__tables__6__digits__0__values, .word = 0, .shift = 4},
    {.values = agent_types__courier__heuristics__9__tables__6__digits__1__values, .word = 0, .shift = 8},
    {.values = agent_types__courier__heuristics__9__tables__6__digits__2__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__9__tables__6__entries[] = {
    0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__9__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__9__tables[] = {
    {.digits = agent_types__courier__heuristics__9__tables__0__digits,
     .entries = agent_types__courier__heuristics__9__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__9__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {1920, 0},
     .digit_count = 1, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__9__tables__1__digits,
     .entries = agent_types__courier__heuristics__9__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__9__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x30001), .size = 18,
     .mask = {61440, 67108864}, .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__courier__heuristics__9__tables__2__digits,
     .entries = agent_types__courier__heuristics__9__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__9__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__9__tables__3__digits,
     .entries = agent_types__courier__heuristics__9__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__9__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 42,
     .mask = {1014, 33554432}, .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__9__tables__4__digits,
     .entries = agent_types__courier__heuristics__9__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__9__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__9__tables__5__digits,
     .entries = agent_types__courier__heuristics__9__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__9__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__9__tables__6__digits,
     .entries = agent_types__courier__heuristics__9__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__9__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {2032, 0},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__9__policy__nodes[] = {
    {0, 1, 6}, {1, 7, 2}, {2, 3, 8}, {3, 4, 8}, {4, 5, 8}, {5, 9, 10},
    {6, 11, 12}, {6, 13, 12}, {6, 14, 15}, {6, 16, 12}, {6, 17, 18}, {7, 19, 45},
    {7, 45, 46}, {7, 20, 45}, {7, 21, 22}, {7, 23, 46}, {7, 24, 45}, {7, 25, 22},
    {7, 26, 46}, {8, 27, 45}, {8, 47, 45}, {8, 49, 50}, {8, 51, 52}, {8, 53, 43},
    {8, 61, 62}, {8, 49, 62}, {8, 45, 43}, {9, 28, 31}, {10, 29, 31}, {11, 30, 31},
    {12, 32, 33}, {13, 34, 35}, {13, 36, 45}, {13, 34, 37}, {14, 38, 39}, {14, 40, 44},
    {14, 41, 45}, {14, 42, 45}, {15, 48, 55}, {15, 56, 57}, {15, 58, 59}, {15, 48, 63},
    {15, 45, 59}, {16, 64, 54}, {16, 65, 60},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__9__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__9__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 0, .from = 0}, /* mount(bike) */
    {.action = 3, .from = 0}, /* dismount(van) */
    {.action = 4, .from = 2}, /* drive(bike, depot, market) */
    {.action = 8, .from = 2}, /* drive(bike, market, bridge) */
    {.action = 9, .from = 2}, /* drive(bike, school, market) */
    {.action = 11, .from = 2}, /* drive(bike, station, depot) */
    {.action = 13, .from = 2}, /* drive(bike, hospital, school) */
    {.action = 16, .from = 2}, /* drive(bike, bridge, harbour) */
    {.action = 20, .from = 27}, /* drive(van, market, depot) */
    {.action = 23, .from = 27}, /* drive(van, school, market) */
    {.action = 25, .from = 27}, /* drive(van, station, depot) */
    {.action = 28, .from = 27}, /* drive(van, hospital, station) */
    {.action = 29, .from = 27}, /* drive(van, bridge, market) */
    {.action = 31, .from = 27}, /* drive(van, harbour, bridge) */
    {.action = 32, .from = 2}, /* charge(bike, depot) */
    {.action = 33, .from = 2}, /* charge(bike, market) */
    {.action = 35, .from = 27}, /* charge(van, market) */
    {.action = 52, .from = 43}, /* ring(bike, bridge) */
    {.action = 55, .from = 43}, /* ring(van, harbour) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__9__policy = {.nodes = agent_types__courier__heuristics__9__policy__nodes,
     .tests = agent_types__courier__heuristics__9__policy__tests,
     .leaves = agent_types__courier__heuristics__9__policy__leaves, .invariants = NULL,
     .node_count = 45, .test_count = 17, .leaf_count = 21, .invariant_count = 0, .longest = 11};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__9 = {.actions = agent_types__courier__heuristics__9__actions,
     .tables = agent_types__courier__heuristics__9__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__9__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 7, .asks = true, .hidden = false};
static const GG_ROM uint64_t agent_types__courier__heuristics__10__actions[] = {UINT64_C(0x3ff0000fffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__0__digits__0__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__10__tables__0__digits[] = {
    {.values = agent_types__courier__heuristics__10__tables__0__digits__0__values, .word = 1, .shift = 0},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__10__tables__0__entries[] = {0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__10__tables__0__distances[] = {UINT64_C(0x10000)};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__1__digits__0__values[] = {0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__1__digits__1__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__10__tables__1__digits[] = {
    {.values = agent_types__courier__heuristics__10__tables__1__digits__0__values, .word = 0,
     .shift = 58},
    {.values = agent_types__courier__heuristics__10__tables__1__digits__1__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__10__tables__1__entries[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const GG_ROM uint64_t agent_types__courier__heuristics__10__tables__1__distances[] = {UINT64_C(0x20001)};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__2__digits__0__values[] = {0, 9, 18, 27, 27, 36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__2__digits__1__values[] = {0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__2__digits__2__values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__10__tables__2__digits[] = {
    {.values = agent_types__courier__heuristics__10__tables__2__digits__0__values, .word = 0,
     .shift = 11},
    {.values = agent_types__courier__heuristics__10__tables__2__digits__1__values, .word = 0,
     .shift = 15},
    {.values = agent_types__courier__heuristics__10__tables__2__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__10__tables__2__entries[] = {
    4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 6, 4, 4, 3, 3, 3,
    3, 3, 3, 6, 5, 5, 5, 4, 4, 4, 4, 4, 6, 6, 5, 5, 4, 4, 4, 4, 4, 6, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__10__tables__2__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0x40004), UINT64_C(0x50005), UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__3__digits__0__values[] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__3__digits__1__values[] = {0, 3, 6, 9, 9, 12, 15, 18, 12, 15, 18, 21, 21, 24, 27, 30};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__3__digits__2__values[] = {0, 15, 18, 33, 0, 15, 18, 33, 0, 15, 18, 33, 0, 15, 18, 33};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__3__digits__3__values[] = {0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21, 0, 21};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__10__tables__3__digits[] = {
    {.values = agent_types__courier__heuristics__10__tables__3__digits__0__values, .word = 0, .shift = 1},
    {.values = agent_types__courier__heuristics__10__tables__3__digits__1__values, .word = 0,
     .shift = 11},
    {.values = agent_types__courier__heuristics__10__tables__3__digits__2__values, .word = 0,
     .shift = 15},
    {.values = agent_types__courier__heuristics__10__tables__3__digits__3__values, .word = 0,
     .shift = 57},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__10__tables__3__entries[] = {
    2, 3, 1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 4, 4, 1, 0, 0, 0, 1, 2, 0,
    4, 4, 0, 4, 4, 0, 4, 4, 0, 4, 4, 0, 4, 4, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__10__tables__3__distances[] = {
    UINT64_C(0x0), UINT64_C(0x10001), UINT64_C(0x20002), UINT64_C(0x30003),
    UINT64_C(0xffffffffffffffff),
};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__4__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__4__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__4__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__10__tables__4__digits[] = {
    {.values = agent_types__courier__heuristics__10__tables__4__digits__0__values, .word = 0,
     .shift = 11},
    {.values = agent_types__courier__heuristics__10__tables__4__digits__1__values, .word = 0,
     .shift = 15},
    {.values = agent_types__courier__heuristics__10__tables__4__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__10__tables__4__entries[] = {
    0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__10__tables__4__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__5__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__5__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__5__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__10__tables__5__digits[] = {
    {.values = agent_types__courier__heuristics__10__tables__5__digits__0__values, .word = 0,
     .shift = 11},
    {.values = agent_types__courier__heuristics__10__tables__5__digits__1__values, .word = 0,
     .shift = 15},
    {.values = agent_types__courier__heuristics__10__tables__5__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__10__tables__5__entries[] = {
    0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__10__tables__5__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__6__digits__0__values[] = {0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__6__digits__1__values[] = {0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6, 11};
static const GG_ROM uint16_t agent_types__courier__heuristics__10__tables__6__digits__2__values[] = {0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105};
static const GG_ROM gg_index_digit agent_types__courier__heuristics__10__tables__6__digits[] = {
    {.values = agent_types__courier__heuristics__10__tables__6__digits__0__values, .word = 0,
     .shift = 11},
    {.values = agent_types__courier__heuristics__10__tables__6__digits__1__values, .word = 0,
     .shift = 15},
    {.values = agent_types__courier__heuristics__10__tables__6__digits__2__values, .word = 1, .shift = 5},
};
static const GG_ROM uint8_t agent_types__courier__heuristics__10__tables__6__entries[] = {
    0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const GG_ROM uint64_t agent_types__courier__heuristics__10__tables__6__distances[] = {UINT64_C(0x0), UINT64_C(0xffffffffffffffff)};
static const GG_ROM gg_distance_table agent_types__courier__heuristics__10__tables[] = {
    {.digits = agent_types__courier__heuristics__10__tables__0__digits,
     .entries = agent_types__courier__heuristics__10__tables__0__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__10__tables__0__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 9, .mask = {1920, 0},
     .digit_count = 1, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__10__tables__1__digits,
     .entries = agent_types__courier__heuristics__10__tables__1__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__10__tables__1__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x30001), .size = 18,
     .mask = {61440, 67108864}, .digit_count = 2, .ends_sum = true},
    {.digits = agent_types__courier__heuristics__10__tables__2__digits,
     .entries = agent_types__courier__heuristics__10__tables__2__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__10__tables__2__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__10__tables__3__digits,
     .entries = agent_types__courier__heuristics__10__tables__3__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__10__tables__3__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 42,
     .mask = {129030, 33554432}, .digit_count = 4, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__10__tables__4__digits,
     .entries = agent_types__courier__heuristics__10__tables__4__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__10__tables__4__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__10__tables__5__digits,
     .entries = agent_types__courier__heuristics__10__tables__5__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__10__tables__5__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = false},
    {.digits = agent_types__courier__heuristics__10__tables__6__digits,
     .entries = agent_types__courier__heuristics__10__tables__6__entries, .entries_high = NULL,
     .distances = agent_types__courier__heuristics__10__tables__6__distances, .policy = NULL,
     .policy_high = NULL, .moves = NULL, .base = UINT64_C(0x0), .size = 63, .mask = {129024, 0},
     .digit_count = 3, .ends_sum = true},
};
static const GG_ROM gg_policy_node agent_types__courier__heuristics__10__policy__nodes[] = {
    {0, 1, 2}, {1, 6, 7}, {2, 3, 8}, {3, 4, 8}, {4, 5, 8}, {5, 9, 10},
    {6, 11, 12}, {6, 13, 12}, {6, 14, 15}, {6, 16, 12}, {6, 17, 18}, {7, 19, 45},
    {7, 45, 46}, {7, 20, 45}, {7, 21, 22}, {7, 23, 46}, {7, 24, 45}, {7, 25, 22},
    {7, 26, 46}, {8, 47, 45}, {8, 27, 45}, {8, 55, 56}, {8, 57, 58}, {8, 59, 43},
    {8, 62, 63}, {8, 55, 63}, {8, 45, 43}, {9, 28, 31}, {10, 29, 31}, {11, 30, 31},
    {12, 32, 33}, {13, 34, 35}, {13, 36, 45}, {13, 34, 37}, {14, 38, 39}, {14, 40, 44},
    {14, 41, 45}, {14, 42, 45}, {15, 48, 49}, {15, 50, 51}, {15, 52, 53}, {15, 48, 61},
    {15, 45, 53}, {16, 65, 60}, {16, 64, 54},
};
static const GG_ROM gg_policy_test agent_types__courier__heuristics__10__policy__tests[] = {
    {.mask = UINT64_C(0x4), .word = 0},
    {.mask = UINT64_C(0x2), .word = 0},
    {.mask = UINT64_C(0x100), .word = 1},
    {.mask = UINT64_C(0x80), .word = 1},
    {.mask = UINT64_C(0x40), .word = 1},
    {.mask = UINT64_C(0x20), .word = 1},
    {.mask = UINT64_C(0x1c000), .word = 0},
    {.mask = UINT64_C(0x13000), .word = 0},
    {.mask = UINT64_C(0xa800), .word = 0},
    {.mask = UINT64_C(0x8), .word = 1},
    {.mask = UINT64_C(0x4), .word = 1},
    {.mask = UINT64_C(0x2), .word = 1},
    {.mask = UINT64_C(0x1), .word = 1},
    {.mask = UINT64_C(0x380), .word = 0},
    {.mask = UINT64_C(0x260), .word = 0},
    {.mask = UINT64_C(0x150), .word = 0},
    {.mask = UINT64_C(0x200000000000000), .word = 0},
};
static const GG_ROM gg_policy_leaf agent_types__courier__heuristics__10__policy__leaves[] = {
    {.action = GG_NONE, .from = 1},
    {.action = GG_NONE, .from = 0},
    {.action = 1, .from = 0}, /* mount(van) */
    {.action = 2, .from = 0}, /* dismount(bike) */
    {.action = 6, .from = 27}, /* drive(bike, market, depot) */
    {.action = 9, .from = 27}, /* drive(bike, school, market) */
    {.action = 11, .from = 27}, /* drive(bike, station, depot) */
    {.action = 14, .from = 27}, /* drive(bike, hospital, station) */
    {.action = 15, .from = 27}, /* drive(bike, bridge, market) */
    {.action = 17, .from = 27}, /* drive(bike, harbour, bridge) */
    {.action = 18, .from = 2}, /* drive(van, depot, market) */
    {.action = 22, .from = 2}, /* drive(van, market, bridge) */
    {.action = 23, .from = 2}, /* drive(van, school, market) */
    {.action = 25, .from = 2}, /* drive(van, station, depot) */
    {.action = 27, .from = 2}, /* drive(van, hospital, school) */
    {.action = 30, .from = 2}, /* drive(van, bridge, harbour) */
    {.action = 33, .from = 27}, /* charge(bike, market) */
    {.action = 34, .from = 2}, /* charge(van, depot) */
    {.action = 35, .from = 2}, /* charge(van, market) */
    {.action = 53, .from = 43}, /* ring(bike, harbour) */
    {.action = 54, .from = 43}, /* ring(van, bridge) */
};
static const GG_ROM gg_policy agent_types__courier__heuristics__10__policy = {.nodes = agent_types__courier__heuristics__10__policy__nodes,
     .tests = agent_types__courier__heuristics__10__policy__tests,
     .leaves = agent_types__courier__heuristics__10__policy__leaves, .invariants = NULL,
     .node_count = 45, .test_count = 17, .leaf_count = 21, .invariant_count = 0, .longest = 11};
static const GG_ROM gg_heuristic agent_types__courier__heuristics__10 = {.actions = agent_types__courier__heuristics__10__actions,
     .tables = agent_types__courier__heuristics__10__tables, .groups = NULL,
     .policy = &agent_types__courier__heuristics__10__policy, .reading = &gg_policy_reading,
     .wake_mask = NULL, .table_count = 7, .asks = true, .hidden = false};
static const GG_ROM gg_heuristic *const GG_ROM agent_types__courier__heuristics[] = {
    &agent_types__courier__heuristics__0,
    &agent_types__courier__heuristics__1,
    &agent_types__courier__heuristics__2,
    &agent_types__courier__heuristics__3,
    &agent_types__courier__heuristics__4,
    &agent_types__courier__heuristics__5,
    &agent_types__courier__heuristics__6,
    &agent_types__courier__heuristics__7,
    &agent_types__courier__heuristics__8,
    &agent_types__courier__heuristics__9,
    &agent_types__courier__heuristics__10,
};
static const GG_ROM gg_agent_type agent_types__all[] = {
    {.actions = NULL, .calls = &agent_type__courier__calls,
     .heuristics = agent_types__courier__heuristics, .goals = NULL, .relevance_mask = NULL,
     .goal_count = 0, .task = 0}, /* courier */
};

/* work */
static const GG_ROM gg_flag_test tasks__work__methods__rush__medicine__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80000000000001), .want = UINT64_C(0x80000000000000)}, /* rides != nothing, ordered(medicine) */
};
static const GG_ROM gg_flag_test tasks__work__methods__rush__medicine__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000000003f6), .want = UINT64_C(0x80000000000000)}, /* rides == nothing, at(bike) == depot, ordered(medicine) */
};
static const GG_ROM gg_flag_test tasks__work__methods__rush__medicine__precondition__boxes__2__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000000001f806), .want = UINT64_C(0x80000000000000)}, /* rides == nothing, at(van) == depot, ordered(medicine) */
};
static const GG_ROM gg_box tasks__work__methods__rush__medicine__precondition__boxes[] = {
    {.flags = tasks__work__methods__rush__medicine__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__rush__medicine__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__rush__medicine__precondition__boxes__2__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__work__methods__rush__medicine__subtasks[] = {task__deliver__medicine};
static const GG_ROM gg_flag_test tasks__work__methods__next__letter__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x20000000000001), .want = UINT64_C(0x20000000000000)}, /* rides != nothing, ordered(letter) */
};
static const GG_ROM gg_flag_test tasks__work__methods__next__letter__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000003f6), .want = UINT64_C(0x20000000000000)}, /* rides == nothing, at(bike) == depot, ordered(letter) */
};
static const GG_ROM gg_flag_test tasks__work__methods__next__letter__precondition__boxes__2__flags[] = {
    {.word = 0, .care = UINT64_C(0x2000000001f806), .want = UINT64_C(0x20000000000000)}, /* rides == nothing, at(van) == depot, ordered(letter) */
};
static const GG_ROM gg_box tasks__work__methods__next__letter__precondition__boxes[] = {
    {.flags = tasks__work__methods__next__letter__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__next__letter__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__next__letter__precondition__boxes__2__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__work__methods__next__letter__subtasks[] = {task__deliver__letter};
static const GG_ROM gg_flag_test tasks__work__methods__next__flowers__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x40000000000001), .want = UINT64_C(0x40000000000000)}, /* rides != nothing, ordered(flowers) */
};
static const GG_ROM gg_flag_test tasks__work__methods__next__flowers__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x400000000003f6), .want = UINT64_C(0x40000000000000)}, /* rides == nothing, at(bike) == depot, ordered(flowers) */
};
static const GG_ROM gg_flag_test tasks__work__methods__next__flowers__precondition__boxes__2__flags[] = {
    {.word = 0, .care = UINT64_C(0x4000000001f806), .want = UINT64_C(0x40000000000000)}, /* rides == nothing, at(van) == depot, ordered(flowers) */
};
static const GG_ROM gg_box tasks__work__methods__next__flowers__precondition__boxes[] = {
    {.flags = tasks__work__methods__next__flowers__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__next__flowers__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__next__flowers__precondition__boxes__2__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__work__methods__next__flowers__subtasks[] = {task__deliver__flowers};
static const GG_ROM gg_flag_test tasks__work__methods__next__medicine__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x80000000000001), .want = UINT64_C(0x80000000000000)}, /* rides != nothing, ordered(medicine) */
};
static const GG_ROM gg_flag_test tasks__work__methods__next__medicine__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x800000000003f6), .want = UINT64_C(0x80000000000000)}, /* rides == nothing, at(bike) == depot, ordered(medicine) */
};
static const GG_ROM gg_flag_test tasks__work__methods__next__medicine__precondition__boxes__2__flags[] = {
    {.word = 0, .care = UINT64_C(0x8000000001f806), .want = UINT64_C(0x80000000000000)}, /* rides == nothing, at(van) == depot, ordered(medicine) */
};
static const GG_ROM gg_box tasks__work__methods__next__medicine__precondition__boxes[] = {
    {.flags = tasks__work__methods__next__medicine__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__next__medicine__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__next__medicine__precondition__boxes__2__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__work__methods__next__medicine__subtasks[] = {task__deliver__medicine};
static const GG_ROM gg_flag_test tasks__work__methods__next__piano__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x10000000001f806), .want = UINT64_C(0x100000000000000)}, /* rides == nothing, at(van) == depot, ordered(piano) */
};
static const GG_ROM gg_flag_test tasks__work__methods__next__piano__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x100000000000001), .want = UINT64_C(0x100000000000000)}, /* rides != nothing, ordered(piano) */
};
static const GG_ROM gg_box tasks__work__methods__next__piano__precondition__boxes[] = {
    {.flags = tasks__work__methods__next__piano__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__work__methods__next__piano__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__work__methods__next__piano__subtasks[] = {task__deliver__piano};
static const GG_ROM gg_flag_test tasks__work__methods__park__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__work__methods__park__bike__precondition__boxes[] = {
    {.flags = tasks__work__methods__park__bike__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__work__methods__park__bike__subtasks[] = {task__go__bike__depot, action__dismount__bike};
static const GG_ROM gg_flag_test tasks__work__methods__park__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__work__methods__park__van__precondition__boxes[] = {
    {.flags = tasks__work__methods__park__van__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__work__methods__park__van__subtasks[] = {task__go__van__depot, action__dismount__van};
static const GG_ROM uint16_t tasks__work__methods__rest__subtasks[] = {action__wait_5m};
static const GG_ROM gg_method tasks__work__methods[] = {
    {.precondition = {.boxes = tasks__work__methods__rush__medicine__precondition__boxes, .count = 3},
     .subtasks = tasks__work__methods__rush__medicine__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* rush(medicine): urgent(p), ordered(p) */
    {.precondition = {.boxes = tasks__work__methods__next__letter__precondition__boxes, .count = 3},
     .subtasks = tasks__work__methods__next__letter__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* next(letter): ordered(p) */
    {.precondition = {.boxes = tasks__work__methods__next__flowers__precondition__boxes, .count = 3},
     .subtasks = tasks__work__methods__next__flowers__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* next(flowers): ordered(p) */
    {.precondition = {.boxes = tasks__work__methods__next__medicine__precondition__boxes, .count = 3},
     .subtasks = tasks__work__methods__next__medicine__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* next(medicine): ordered(p) */
    {.precondition = {.boxes = tasks__work__methods__next__piano__precondition__boxes, .count = 2},
     .subtasks = tasks__work__methods__next__piano__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 0, .source_index = 1, .priority_level = 1, .scored = GG_NONE}, /* next(piano): ordered(p) */
    {.precondition = {.boxes = tasks__work__methods__park__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__work__methods__park__bike__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 2, .scored = GG_NONE}, /* park(bike): rides == v */
    {.precondition = {.boxes = tasks__work__methods__park__van__precondition__boxes, .count = 1},
     .subtasks = tasks__work__methods__park__van__subtasks, .arguments = NULL, .subtask_count = 2,
     .prechecked = 0, .source_index = 2, .priority_level = 2, .scored = GG_NONE}, /* park(van): rides == v */
    {.precondition = {.boxes = always__boxes, .count = 1},
     .subtasks = tasks__work__methods__rest__subtasks, .arguments = NULL, .subtask_count = 1,
     .prechecked = 1, .source_index = 3, .priority_level = 3, .scored = GG_NONE}, /* rest: none */
};
static const GG_ROM uint16_t tasks__work__index__0__ways[] = {1, 5};
static const GG_ROM uint16_t tasks__work__index__1__ways[] = {2, 3, 4};
static const GG_ROM uint16_t tasks__work__index__2__methods[] = {1, 2, 4, 7};
static const GG_ROM uint16_t tasks__work__index__3__methods[] = {5};
static const GG_ROM uint16_t tasks__work__index__4__methods[] = {6};
static const GG_ROM uint16_t tasks__work__index__5__methods[] = {0, 3};
static const GG_ROM gg_branch tasks__work__index[] = {
    {.ways = tasks__work__index__0__ways, .methods = NULL, .fact = 11, .count = 0, .low = 0, .high = 7,
     .next = GG_NONE}, /* ordered(medicine) */
    {.ways = tasks__work__index__1__ways, .methods = NULL, .fact = 0, .count = 0, .low = 1, .high = 7,
     .next = GG_NONE}, /* rides */
    {.ways = NULL, .methods = tasks__work__index__2__methods, .fact = GG_NONE, .count = 4, .low = 1,
     .high = 7, .next = GG_NONE},
    {.ways = NULL, .methods = tasks__work__index__3__methods, .fact = GG_NONE, .count = 1, .low = 5,
     .high = 5, .next = 2},
    {.ways = NULL, .methods = tasks__work__index__4__methods, .fact = GG_NONE, .count = 1, .low = 6,
     .high = 6, .next = 2},
    {.ways = NULL, .methods = tasks__work__index__5__methods, .fact = GG_NONE, .count = 2, .low = 0,
     .high = 3, .next = 1},
};
/* deliver(medicine) */
static const GG_ROM gg_flag_test tasks__deliver__medicine__methods__ride_on__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__deliver__medicine__methods__ride_on__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__medicine__methods__ride_on__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__medicine__methods__ride_on__bike__subtasks[] = {task__bring__medicine__bike};
static const GG_ROM gg_flag_test tasks__deliver__medicine__methods__ride_on__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__deliver__medicine__methods__ride_on__van__precondition__boxes[] = {
    {.flags = tasks__deliver__medicine__methods__ride_on__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__medicine__methods__ride_on__van__subtasks[] = {task__bring__medicine__van};
static const GG_ROM gg_flag_test tasks__deliver__medicine__methods__set_out__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f6), .want = UINT64_C(0x0)}, /* rides == nothing, at(bike) == depot */
};
static const GG_ROM gg_box tasks__deliver__medicine__methods__set_out__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__medicine__methods__set_out__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__medicine__methods__set_out__bike__subtasks[] = {action__mount__bike, task__bring__medicine__bike};
static const GG_ROM gg_flag_test tasks__deliver__medicine__methods__set_out__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f806), .want = UINT64_C(0x0)}, /* rides == nothing, at(van) == depot */
};
static const GG_ROM gg_box tasks__deliver__medicine__methods__set_out__van__precondition__boxes[] = {
    {.flags = tasks__deliver__medicine__methods__set_out__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__medicine__methods__set_out__van__subtasks[] = {action__mount__van, task__bring__medicine__van};
static const GG_ROM gg_flag_test tasks__deliver__medicine__methods__change__bike__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__deliver__medicine__methods__change__bike__van__precondition__boxes[] = {
    {.flags = tasks__deliver__medicine__methods__change__bike__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__medicine__methods__change__bike__van__subtasks[] = {task__go__van__depot, action__dismount__van, action__mount__bike, task__bring__medicine__bike};
static const GG_ROM gg_flag_test tasks__deliver__medicine__methods__change__van__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__deliver__medicine__methods__change__van__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__medicine__methods__change__van__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__medicine__methods__change__van__bike__subtasks[] = {task__go__bike__depot, action__dismount__bike, action__mount__van, task__bring__medicine__van};
static const GG_ROM gg_method tasks__deliver__medicine__methods[] = {
    {.precondition = {.boxes = tasks__deliver__medicine__methods__ride_on__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__medicine__methods__ride_on__bike__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* ride_on(bike): v == van or not heavy(p), rides == v */
    {.precondition = {.boxes = tasks__deliver__medicine__methods__ride_on__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__medicine__methods__ride_on__van__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* ride_on(van): v == van or not heavy(p), rides == v */
    {.precondition = {.boxes = tasks__deliver__medicine__methods__set_out__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__medicine__methods__set_out__bike__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* set_out(bike): v == van or not heavy(p), rides == nothing */
    {.precondition = {.boxes = tasks__deliver__medicine__methods__set_out__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__medicine__methods__set_out__van__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* set_out(van): v == van or not heavy(p), rides == nothing */
    {.precondition = {.boxes = tasks__deliver__medicine__methods__change__bike__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__medicine__methods__change__bike__van__subtasks, .arguments = NULL,
     .subtask_count = 4, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* change(bike, van): v == van or not heavy(p), other != v, rides == other */
    {.precondition = {.boxes = tasks__deliver__medicine__methods__change__van__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__medicine__methods__change__van__bike__subtasks, .arguments = NULL,
     .subtask_count = 4, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* change(van, bike): v == van or not heavy(p), other != v, rides == other */
};
/* deliver(letter) */
static const GG_ROM gg_flag_test tasks__deliver__letter__methods__ride_on__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__deliver__letter__methods__ride_on__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__letter__methods__ride_on__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__letter__methods__ride_on__bike__subtasks[] = {task__bring__letter__bike};
static const GG_ROM gg_flag_test tasks__deliver__letter__methods__ride_on__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__deliver__letter__methods__ride_on__van__precondition__boxes[] = {
    {.flags = tasks__deliver__letter__methods__ride_on__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__letter__methods__ride_on__van__subtasks[] = {task__bring__letter__van};
static const GG_ROM gg_flag_test tasks__deliver__letter__methods__set_out__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f6), .want = UINT64_C(0x0)}, /* rides == nothing, at(bike) == depot */
};
static const GG_ROM gg_box tasks__deliver__letter__methods__set_out__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__letter__methods__set_out__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__letter__methods__set_out__bike__subtasks[] = {action__mount__bike, task__bring__letter__bike};
static const GG_ROM gg_flag_test tasks__deliver__letter__methods__set_out__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f806), .want = UINT64_C(0x0)}, /* rides == nothing, at(van) == depot */
};
static const GG_ROM gg_box tasks__deliver__letter__methods__set_out__van__precondition__boxes[] = {
    {.flags = tasks__deliver__letter__methods__set_out__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__letter__methods__set_out__van__subtasks[] = {action__mount__van, task__bring__letter__van};
static const GG_ROM gg_flag_test tasks__deliver__letter__methods__change__bike__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__deliver__letter__methods__change__bike__van__precondition__boxes[] = {
    {.flags = tasks__deliver__letter__methods__change__bike__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__letter__methods__change__bike__van__subtasks[] = {task__go__van__depot, action__dismount__van, action__mount__bike, task__bring__letter__bike};
static const GG_ROM gg_flag_test tasks__deliver__letter__methods__change__van__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__deliver__letter__methods__change__van__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__letter__methods__change__van__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__letter__methods__change__van__bike__subtasks[] = {task__go__bike__depot, action__dismount__bike, action__mount__van, task__bring__letter__van};
static const GG_ROM gg_method tasks__deliver__letter__methods[] = {
    {.precondition = {.boxes = tasks__deliver__letter__methods__ride_on__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__letter__methods__ride_on__bike__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* ride_on(bike): v == van or not heavy(p), rides == v */
    {.precondition = {.boxes = tasks__deliver__letter__methods__ride_on__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__letter__methods__ride_on__van__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* ride_on(van): v == van or not heavy(p), rides == v */
    {.precondition = {.boxes = tasks__deliver__letter__methods__set_out__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__letter__methods__set_out__bike__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* set_out(bike): v == van or not heavy(p), rides == nothing */
    {.precondition = {.boxes = tasks__deliver__letter__methods__set_out__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__letter__methods__set_out__van__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* set_out(van): v == van or not heavy(p), rides == nothing */
    {.precondition = {.boxes = tasks__deliver__letter__methods__change__bike__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__letter__methods__change__bike__van__subtasks, .arguments = NULL,
     .subtask_count = 4, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* change(bike, van): v == van or not heavy(p), other != v, rides == other */
    {.precondition = {.boxes = tasks__deliver__letter__methods__change__van__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__letter__methods__change__van__bike__subtasks, .arguments = NULL,
     .subtask_count = 4, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* change(van, bike): v == van or not heavy(p), other != v, rides == other */
};
/* deliver(flowers) */
static const GG_ROM gg_flag_test tasks__deliver__flowers__methods__ride_on__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__deliver__flowers__methods__ride_on__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__flowers__methods__ride_on__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__flowers__methods__ride_on__bike__subtasks[] = {task__bring__flowers__bike};
static const GG_ROM gg_flag_test tasks__deliver__flowers__methods__ride_on__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__deliver__flowers__methods__ride_on__van__precondition__boxes[] = {
    {.flags = tasks__deliver__flowers__methods__ride_on__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__flowers__methods__ride_on__van__subtasks[] = {task__bring__flowers__van};
static const GG_ROM gg_flag_test tasks__deliver__flowers__methods__set_out__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f6), .want = UINT64_C(0x0)}, /* rides == nothing, at(bike) == depot */
};
static const GG_ROM gg_box tasks__deliver__flowers__methods__set_out__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__flowers__methods__set_out__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__flowers__methods__set_out__bike__subtasks[] = {action__mount__bike, task__bring__flowers__bike};
static const GG_ROM gg_flag_test tasks__deliver__flowers__methods__set_out__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f806), .want = UINT64_C(0x0)}, /* rides == nothing, at(van) == depot */
};
static const GG_ROM gg_box tasks__deliver__flowers__methods__set_out__van__precondition__boxes[] = {
    {.flags = tasks__deliver__flowers__methods__set_out__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__flowers__methods__set_out__van__subtasks[] = {action__mount__van, task__bring__flowers__van};
static const GG_ROM gg_flag_test tasks__deliver__flowers__methods__change__bike__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__deliver__flowers__methods__change__bike__van__precondition__boxes[] = {
    {.flags = tasks__deliver__flowers__methods__change__bike__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__flowers__methods__change__bike__van__subtasks[] = {task__go__van__depot, action__dismount__van, action__mount__bike, task__bring__flowers__bike};
static const GG_ROM gg_flag_test tasks__deliver__flowers__methods__change__van__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__deliver__flowers__methods__change__van__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__flowers__methods__change__van__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__flowers__methods__change__van__bike__subtasks[] = {task__go__bike__depot, action__dismount__bike, action__mount__van, task__bring__flowers__van};
static const GG_ROM gg_method tasks__deliver__flowers__methods[] = {
    {.precondition = {.boxes = tasks__deliver__flowers__methods__ride_on__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__flowers__methods__ride_on__bike__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* ride_on(bike): v == van or not heavy(p), rides == v */
    {.precondition = {.boxes = tasks__deliver__flowers__methods__ride_on__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__flowers__methods__ride_on__van__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* ride_on(van): v == van or not heavy(p), rides == v */
    {.precondition = {.boxes = tasks__deliver__flowers__methods__set_out__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__flowers__methods__set_out__bike__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* set_out(bike): v == van or not heavy(p), rides == nothing */
    {.precondition = {.boxes = tasks__deliver__flowers__methods__set_out__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__flowers__methods__set_out__van__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* set_out(van): v == van or not heavy(p), rides == nothing */
    {.precondition = {.boxes = tasks__deliver__flowers__methods__change__bike__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__flowers__methods__change__bike__van__subtasks, .arguments = NULL,
     .subtask_count = 4, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* change(bike, van): v == van or not heavy(p), other != v, rides == other */
    {.precondition = {.boxes = tasks__deliver__flowers__methods__change__van__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__flowers__methods__change__van__bike__subtasks, .arguments = NULL,
     .subtask_count = 4, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* change(van, bike): v == van or not heavy(p), other != v, rides == other */
};
/* deliver(piano) */
static const GG_ROM gg_flag_test tasks__deliver__piano__methods__ride_on__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__deliver__piano__methods__ride_on__van__precondition__boxes[] = {
    {.flags = tasks__deliver__piano__methods__ride_on__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__piano__methods__ride_on__van__subtasks[] = {task__bring__piano__van};
static const GG_ROM gg_flag_test tasks__deliver__piano__methods__set_out__van__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f806), .want = UINT64_C(0x0)}, /* rides == nothing, at(van) == depot */
};
static const GG_ROM gg_box tasks__deliver__piano__methods__set_out__van__precondition__boxes[] = {
    {.flags = tasks__deliver__piano__methods__set_out__van__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__piano__methods__set_out__van__subtasks[] = {action__mount__van, task__bring__piano__van};
static const GG_ROM gg_flag_test tasks__deliver__piano__methods__change__van__bike__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__deliver__piano__methods__change__van__bike__precondition__boxes[] = {
    {.flags = tasks__deliver__piano__methods__change__van__bike__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__deliver__piano__methods__change__van__bike__subtasks[] = {task__go__bike__depot, action__dismount__bike, action__mount__van, task__bring__piano__van};
static const GG_ROM gg_method tasks__deliver__piano__methods[] = {
    {.precondition = {.boxes = tasks__deliver__piano__methods__ride_on__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__piano__methods__ride_on__van__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* ride_on(van): v == van or not heavy(p), rides == v */
    {.precondition = {.boxes = tasks__deliver__piano__methods__set_out__van__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__piano__methods__set_out__van__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 1, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* set_out(van): v == van or not heavy(p), rides == nothing */
    {.precondition = {.boxes = tasks__deliver__piano__methods__change__van__bike__precondition__boxes, .count = 1},
     .subtasks = tasks__deliver__piano__methods__change__van__bike__subtasks, .arguments = NULL,
     .subtask_count = 4, .prechecked = 0, .source_index = 2, .priority_level = 0, .scored = GG_NONE}, /* change(van, bike): v == van or not heavy(p), other != v, rides == other */
};
/* go(bike, depot) */
static const GG_ROM gg_flag_test tasks__go__bike__depot__methods__freely__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000005), .want = UINT64_C(0x200000000000000)}, /* rides == bike, gate_open */
};
static const GG_ROM gg_flag_test tasks__go__bike__depot__methods__freely__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x205), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) != harbour */
};
static const GG_ROM gg_box tasks__go__bike__depot__methods__freely__precondition__boxes[] = {
    {.flags = tasks__go__bike__depot__methods__freely__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__go__bike__depot__methods__freely__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__bike__depot__methods__freely__subtasks[] = {90 /* achieve */};
static const GG_ROM gg_flag_test tasks__go__bike__depot__methods__through_the_gate__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000005), .want = UINT64_C(0x0)}, /* rides == bike, not gate_open */
};
static const GG_ROM gg_box tasks__go__bike__depot__methods__through_the_gate__precondition__boxes[] = {
    {.flags = tasks__go__bike__depot__methods__through_the_gate__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__bike__depot__methods__through_the_gate__subtasks[] = {91 /* achieve */, 90 /* achieve */};
static const GG_ROM gg_method tasks__go__bike__depot__methods[] = {
    {.precondition = {.boxes = tasks__go__bike__depot__methods__freely__precondition__boxes, .count = 2},
     .subtasks = tasks__go__bike__depot__methods__freely__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {.precondition = {.boxes = tasks__go__bike__depot__methods__through_the_gate__precondition__boxes, .count = 1},
     .subtasks = tasks__go__bike__depot__methods__through_the_gate__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* through_the_gate: rides == v, not gate_open */
};
/* go(van, depot) */
static const GG_ROM gg_flag_test tasks__go__van__depot__methods__freely__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000003), .want = UINT64_C(0x200000000000000)}, /* rides == van, gate_open */
};
static const GG_ROM gg_flag_test tasks__go__van__depot__methods__freely__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003), .want = UINT64_C(0x0)}, /* rides == van, at(van) != harbour */
};
static const GG_ROM gg_box tasks__go__van__depot__methods__freely__precondition__boxes[] = {
    {.flags = tasks__go__van__depot__methods__freely__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__go__van__depot__methods__freely__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__van__depot__methods__freely__subtasks[] = {92 /* achieve */};
static const GG_ROM gg_flag_test tasks__go__van__depot__methods__through_the_gate__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000003), .want = UINT64_C(0x0)}, /* rides == van, not gate_open */
};
static const GG_ROM gg_box tasks__go__van__depot__methods__through_the_gate__precondition__boxes[] = {
    {.flags = tasks__go__van__depot__methods__through_the_gate__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__van__depot__methods__through_the_gate__subtasks[] = {91 /* achieve */, 92 /* achieve */};
static const GG_ROM gg_method tasks__go__van__depot__methods[] = {
    {.precondition = {.boxes = tasks__go__van__depot__methods__freely__precondition__boxes, .count = 2},
     .subtasks = tasks__go__van__depot__methods__freely__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {.precondition = {.boxes = tasks__go__van__depot__methods__through_the_gate__precondition__boxes, .count = 1},
     .subtasks = tasks__go__van__depot__methods__through_the_gate__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* through_the_gate: rides == v, not gate_open */
};
/* bring(medicine, bike) */
static const GG_ROM gg_flag_test tasks__bring__medicine__bike__methods__where_it_goes__hospital__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xbf800000000), .want = UINT64_C(0x0)}, /* lies(medicine) == bike */
};
static const GG_ROM gg_flag_test tasks__bring__medicine__bike__methods__where_it_goes__hospital__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__bring__medicine__bike__methods__where_it_goes__hospital__precondition__boxes[] = {
    {.flags = tasks__bring__medicine__bike__methods__where_it_goes__hospital__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__bring__medicine__bike__methods__where_it_goes__hospital__precondition__boxes__1__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__bring__medicine__bike__methods__where_it_goes__hospital__subtasks[] = {task__collect__medicine__bike, 93 /* achieve */, task__go__bike__hospital, action__hand_over__medicine__bike__hospital};
static const GG_ROM gg_method tasks__bring__medicine__bike__methods[] = {
    {.precondition = {.boxes = tasks__bring__medicine__bike__methods__where_it_goes__hospital__precondition__boxes,
     .count = 2},
     .subtasks = tasks__bring__medicine__bike__methods__where_it_goes__hospital__subtasks,
     .arguments = NULL, .subtask_count = 4, .prechecked = 0, .source_index = 0, .priority_level = 0,
     .scored = GG_NONE}, /* where_it_goes(hospital): goes_to(p) == to */
};
/* bring(medicine, van) */
static const GG_ROM gg_flag_test tasks__bring__medicine__van__methods__where_it_goes__hospital__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7f800000000), .want = UINT64_C(0x0)}, /* lies(medicine) == van */
};
static const GG_ROM gg_flag_test tasks__bring__medicine__van__methods__where_it_goes__hospital__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__bring__medicine__van__methods__where_it_goes__hospital__precondition__boxes[] = {
    {.flags = tasks__bring__medicine__van__methods__where_it_goes__hospital__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__bring__medicine__van__methods__where_it_goes__hospital__precondition__boxes__1__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__bring__medicine__van__methods__where_it_goes__hospital__subtasks[] = {task__collect__medicine__van, 94 /* achieve */, task__go__van__hospital, action__hand_over__medicine__van__hospital};
static const GG_ROM gg_method tasks__bring__medicine__van__methods[] = {
    {.precondition = {.boxes = tasks__bring__medicine__van__methods__where_it_goes__hospital__precondition__boxes,
     .count = 2},
     .subtasks = tasks__bring__medicine__van__methods__where_it_goes__hospital__subtasks,
     .arguments = NULL, .subtask_count = 4, .prechecked = 0, .source_index = 0, .priority_level = 0,
     .scored = GG_NONE}, /* where_it_goes(hospital): goes_to(p) == to */
};
/* bring(letter, bike) */
static const GG_ROM gg_flag_test tasks__bring__letter__bike__methods__where_it_goes__school__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2fe0000), .want = UINT64_C(0x0)}, /* lies(letter) == bike */
};
static const GG_ROM gg_flag_test tasks__bring__letter__bike__methods__where_it_goes__school__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__bring__letter__bike__methods__where_it_goes__school__precondition__boxes[] = {
    {.flags = tasks__bring__letter__bike__methods__where_it_goes__school__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__bring__letter__bike__methods__where_it_goes__school__precondition__boxes__1__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__bring__letter__bike__methods__where_it_goes__school__subtasks[] = {task__collect__letter__bike, 93 /* achieve */, task__go__bike__school, action__hand_over__letter__bike__school};
static const GG_ROM gg_method tasks__bring__letter__bike__methods[] = {
    {.precondition = {.boxes = tasks__bring__letter__bike__methods__where_it_goes__school__precondition__boxes,
     .count = 2},
     .subtasks = tasks__bring__letter__bike__methods__where_it_goes__school__subtasks,
     .arguments = NULL, .subtask_count = 4, .prechecked = 0, .source_index = 0, .priority_level = 0,
     .scored = GG_NONE}, /* where_it_goes(school): goes_to(p) == to */
};
/* bring(letter, van) */
static const GG_ROM gg_flag_test tasks__bring__letter__van__methods__where_it_goes__school__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1fe0000), .want = UINT64_C(0x0)}, /* lies(letter) == van */
};
static const GG_ROM gg_flag_test tasks__bring__letter__van__methods__where_it_goes__school__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__bring__letter__van__methods__where_it_goes__school__precondition__boxes[] = {
    {.flags = tasks__bring__letter__van__methods__where_it_goes__school__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__bring__letter__van__methods__where_it_goes__school__precondition__boxes__1__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__bring__letter__van__methods__where_it_goes__school__subtasks[] = {task__collect__letter__van, 94 /* achieve */, task__go__van__school, action__hand_over__letter__van__school};
static const GG_ROM gg_method tasks__bring__letter__van__methods[] = {
    {.precondition = {.boxes = tasks__bring__letter__van__methods__where_it_goes__school__precondition__boxes, .count = 2},
     .subtasks = tasks__bring__letter__van__methods__where_it_goes__school__subtasks,
     .arguments = NULL, .subtask_count = 4, .prechecked = 0, .source_index = 0, .priority_level = 0,
     .scored = GG_NONE}, /* where_it_goes(school): goes_to(p) == to */
};
/* bring(flowers, bike) */
static const GG_ROM gg_flag_test tasks__bring__flowers__bike__methods__where_it_goes__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5fc000000), .want = UINT64_C(0x0)}, /* lies(flowers) == bike */
};
static const GG_ROM gg_flag_test tasks__bring__flowers__bike__methods__where_it_goes__harbour__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__bring__flowers__bike__methods__where_it_goes__harbour__precondition__boxes[] = {
    {.flags = tasks__bring__flowers__bike__methods__where_it_goes__harbour__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__bring__flowers__bike__methods__where_it_goes__harbour__precondition__boxes__1__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__bring__flowers__bike__methods__where_it_goes__harbour__subtasks[] = {task__collect__flowers__bike, 93 /* achieve */, task__go__bike__harbour, action__hand_over__flowers__bike__harbour};
static const GG_ROM gg_method tasks__bring__flowers__bike__methods[] = {
    {.precondition = {.boxes = tasks__bring__flowers__bike__methods__where_it_goes__harbour__precondition__boxes,
     .count = 2},
     .subtasks = tasks__bring__flowers__bike__methods__where_it_goes__harbour__subtasks,
     .arguments = NULL, .subtask_count = 4, .prechecked = 0, .source_index = 0, .priority_level = 0,
     .scored = GG_NONE}, /* where_it_goes(harbour): goes_to(p) == to */
};
/* bring(flowers, van) */
static const GG_ROM gg_flag_test tasks__bring__flowers__van__methods__where_it_goes__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fc000000), .want = UINT64_C(0x0)}, /* lies(flowers) == van */
};
static const GG_ROM gg_flag_test tasks__bring__flowers__van__methods__where_it_goes__harbour__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__bring__flowers__van__methods__where_it_goes__harbour__precondition__boxes[] = {
    {.flags = tasks__bring__flowers__van__methods__where_it_goes__harbour__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__bring__flowers__van__methods__where_it_goes__harbour__precondition__boxes__1__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__bring__flowers__van__methods__where_it_goes__harbour__subtasks[] = {task__collect__flowers__van, 94 /* achieve */, task__go__van__harbour, action__hand_over__flowers__van__harbour};
static const GG_ROM gg_method tasks__bring__flowers__van__methods[] = {
    {.precondition = {.boxes = tasks__bring__flowers__van__methods__where_it_goes__harbour__precondition__boxes,
     .count = 2},
     .subtasks = tasks__bring__flowers__van__methods__where_it_goes__harbour__subtasks,
     .arguments = NULL, .subtask_count = 4, .prechecked = 0, .source_index = 0, .priority_level = 0,
     .scored = GG_NONE}, /* where_it_goes(harbour): goes_to(p) == to */
};
/* bring(piano, van) */
static const GG_ROM gg_flag_test tasks__bring__piano__van__methods__where_it_goes__harbour__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xff00000000000), .want = UINT64_C(0x0)}, /* lies(piano) == van */
};
static const GG_ROM gg_flag_test tasks__bring__piano__van__methods__where_it_goes__harbour__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__bring__piano__van__methods__where_it_goes__harbour__precondition__boxes[] = {
    {.flags = tasks__bring__piano__van__methods__where_it_goes__harbour__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__bring__piano__van__methods__where_it_goes__harbour__precondition__boxes__1__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__bring__piano__van__methods__where_it_goes__harbour__subtasks[] = {task__collect__piano__van, 94 /* achieve */, task__go__van__harbour, action__hand_over__piano__van__harbour};
static const GG_ROM gg_method tasks__bring__piano__van__methods[] = {
    {.precondition = {.boxes = tasks__bring__piano__van__methods__where_it_goes__harbour__precondition__boxes, .count = 2},
     .subtasks = tasks__bring__piano__van__methods__where_it_goes__harbour__subtasks,
     .arguments = NULL, .subtask_count = 4, .prechecked = 0, .source_index = 0, .priority_level = 0,
     .scored = GG_NONE}, /* where_it_goes(harbour): goes_to(p) == to */
};
/* collect(medicine, bike) */
static const GG_ROM gg_flag_test tasks__collect__medicine__bike__methods__loaded__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xbf800000000), .want = UINT64_C(0x0)}, /* lies(medicine) == bike */
};
static const GG_ROM gg_box tasks__collect__medicine__bike__methods__loaded__precondition__boxes[] = {
    {.flags = tasks__collect__medicine__bike__methods__loaded__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__collect__medicine__bike__methods__waiting__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__collect__medicine__bike__methods__waiting__precondition__boxes[] = {
    {.flags = tasks__collect__medicine__bike__methods__waiting__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__collect__medicine__bike__methods__waiting__subtasks[] = {task__go__bike__depot, action__load__medicine__bike};
static const GG_ROM gg_method tasks__collect__medicine__bike__methods[] = {
    {.precondition = {.boxes = tasks__collect__medicine__bike__methods__loaded__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* loaded: lies(p) == v */
    {.precondition = {.boxes = tasks__collect__medicine__bike__methods__waiting__precondition__boxes, .count = 1},
     .subtasks = tasks__collect__medicine__bike__methods__waiting__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* waiting: none */
};
/* go(bike, hospital) */
static const GG_ROM gg_flag_test tasks__go__bike__hospital__methods__freely__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000005), .want = UINT64_C(0x200000000000000)}, /* rides == bike, gate_open */
};
static const GG_ROM gg_flag_test tasks__go__bike__hospital__methods__freely__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x205), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) != harbour */
};
static const GG_ROM gg_box tasks__go__bike__hospital__methods__freely__precondition__boxes[] = {
    {.flags = tasks__go__bike__hospital__methods__freely__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__go__bike__hospital__methods__freely__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__bike__hospital__methods__freely__subtasks[] = {95 /* achieve */};
static const GG_ROM gg_flag_test tasks__go__bike__hospital__methods__through_the_gate__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000005), .want = UINT64_C(0x0)}, /* rides == bike, not gate_open */
};
static const GG_ROM gg_box tasks__go__bike__hospital__methods__through_the_gate__precondition__boxes[] = {
    {.flags = tasks__go__bike__hospital__methods__through_the_gate__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__bike__hospital__methods__through_the_gate__subtasks[] = {91 /* achieve */, 95 /* achieve */};
static const GG_ROM gg_method tasks__go__bike__hospital__methods[] = {
    {.precondition = {.boxes = tasks__go__bike__hospital__methods__freely__precondition__boxes, .count = 2},
     .subtasks = tasks__go__bike__hospital__methods__freely__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {.precondition = {.boxes = tasks__go__bike__hospital__methods__through_the_gate__precondition__boxes, .count = 1},
     .subtasks = tasks__go__bike__hospital__methods__through_the_gate__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* through_the_gate: rides == v, not gate_open */
};
/* collect(medicine, van) */
static const GG_ROM gg_flag_test tasks__collect__medicine__van__methods__loaded__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x7f800000000), .want = UINT64_C(0x0)}, /* lies(medicine) == van */
};
static const GG_ROM gg_box tasks__collect__medicine__van__methods__loaded__precondition__boxes[] = {
    {.flags = tasks__collect__medicine__van__methods__loaded__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__collect__medicine__van__methods__waiting__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__collect__medicine__van__methods__waiting__precondition__boxes[] = {
    {.flags = tasks__collect__medicine__van__methods__waiting__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__collect__medicine__van__methods__waiting__subtasks[] = {task__go__van__depot, action__load__medicine__van};
static const GG_ROM gg_method tasks__collect__medicine__van__methods[] = {
    {.precondition = {.boxes = tasks__collect__medicine__van__methods__loaded__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* loaded: lies(p) == v */
    {.precondition = {.boxes = tasks__collect__medicine__van__methods__waiting__precondition__boxes, .count = 1},
     .subtasks = tasks__collect__medicine__van__methods__waiting__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* waiting: none */
};
/* go(van, hospital) */
static const GG_ROM gg_flag_test tasks__go__van__hospital__methods__freely__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000003), .want = UINT64_C(0x200000000000000)}, /* rides == van, gate_open */
};
static const GG_ROM gg_flag_test tasks__go__van__hospital__methods__freely__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003), .want = UINT64_C(0x0)}, /* rides == van, at(van) != harbour */
};
static const GG_ROM gg_box tasks__go__van__hospital__methods__freely__precondition__boxes[] = {
    {.flags = tasks__go__van__hospital__methods__freely__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__go__van__hospital__methods__freely__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__van__hospital__methods__freely__subtasks[] = {96 /* achieve */};
static const GG_ROM gg_flag_test tasks__go__van__hospital__methods__through_the_gate__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000003), .want = UINT64_C(0x0)}, /* rides == van, not gate_open */
};
static const GG_ROM gg_box tasks__go__van__hospital__methods__through_the_gate__precondition__boxes[] = {
    {.flags = tasks__go__van__hospital__methods__through_the_gate__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__van__hospital__methods__through_the_gate__subtasks[] = {91 /* achieve */, 96 /* achieve */};
static const GG_ROM gg_method tasks__go__van__hospital__methods[] = {
    {.precondition = {.boxes = tasks__go__van__hospital__methods__freely__precondition__boxes, .count = 2},
     .subtasks = tasks__go__van__hospital__methods__freely__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {.precondition = {.boxes = tasks__go__van__hospital__methods__through_the_gate__precondition__boxes, .count = 1},
     .subtasks = tasks__go__van__hospital__methods__through_the_gate__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* through_the_gate: rides == v, not gate_open */
};
/* collect(letter, bike) */
static const GG_ROM gg_flag_test tasks__collect__letter__bike__methods__loaded__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x2fe0000), .want = UINT64_C(0x0)}, /* lies(letter) == bike */
};
static const GG_ROM gg_box tasks__collect__letter__bike__methods__loaded__precondition__boxes[] = {
    {.flags = tasks__collect__letter__bike__methods__loaded__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__collect__letter__bike__methods__waiting__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__collect__letter__bike__methods__waiting__precondition__boxes[] = {
    {.flags = tasks__collect__letter__bike__methods__waiting__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__collect__letter__bike__methods__waiting__subtasks[] = {task__go__bike__depot, action__load__letter__bike};
static const GG_ROM gg_method tasks__collect__letter__bike__methods[] = {
    {.precondition = {.boxes = tasks__collect__letter__bike__methods__loaded__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* loaded: lies(p) == v */
    {.precondition = {.boxes = tasks__collect__letter__bike__methods__waiting__precondition__boxes, .count = 1},
     .subtasks = tasks__collect__letter__bike__methods__waiting__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* waiting: none */
};
/* go(bike, school) */
static const GG_ROM gg_flag_test tasks__go__bike__school__methods__freely__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000005), .want = UINT64_C(0x200000000000000)}, /* rides == bike, gate_open */
};
static const GG_ROM gg_flag_test tasks__go__bike__school__methods__freely__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x205), .want = UINT64_C(0x0)}, /* rides == bike, at(bike) != harbour */
};
static const GG_ROM gg_box tasks__go__bike__school__methods__freely__precondition__boxes[] = {
    {.flags = tasks__go__bike__school__methods__freely__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__go__bike__school__methods__freely__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__bike__school__methods__freely__subtasks[] = {97 /* achieve */};
static const GG_ROM gg_flag_test tasks__go__bike__school__methods__through_the_gate__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000005), .want = UINT64_C(0x0)}, /* rides == bike, not gate_open */
};
static const GG_ROM gg_box tasks__go__bike__school__methods__through_the_gate__precondition__boxes[] = {
    {.flags = tasks__go__bike__school__methods__through_the_gate__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__bike__school__methods__through_the_gate__subtasks[] = {91 /* achieve */, 97 /* achieve */};
static const GG_ROM gg_method tasks__go__bike__school__methods[] = {
    {.precondition = {.boxes = tasks__go__bike__school__methods__freely__precondition__boxes, .count = 2},
     .subtasks = tasks__go__bike__school__methods__freely__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {.precondition = {.boxes = tasks__go__bike__school__methods__through_the_gate__precondition__boxes, .count = 1},
     .subtasks = tasks__go__bike__school__methods__through_the_gate__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* through_the_gate: rides == v, not gate_open */
};
/* collect(letter, van) */
static const GG_ROM gg_flag_test tasks__collect__letter__van__methods__loaded__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1fe0000), .want = UINT64_C(0x0)}, /* lies(letter) == van */
};
static const GG_ROM gg_box tasks__collect__letter__van__methods__loaded__precondition__boxes[] = {
    {.flags = tasks__collect__letter__van__methods__loaded__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__collect__letter__van__methods__waiting__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__collect__letter__van__methods__waiting__precondition__boxes[] = {
    {.flags = tasks__collect__letter__van__methods__waiting__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__collect__letter__van__methods__waiting__subtasks[] = {task__go__van__depot, action__load__letter__van};
static const GG_ROM gg_method tasks__collect__letter__van__methods[] = {
    {.precondition = {.boxes = tasks__collect__letter__van__methods__loaded__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* loaded: lies(p) == v */
    {.precondition = {.boxes = tasks__collect__letter__van__methods__waiting__precondition__boxes, .count = 1},
     .subtasks = tasks__collect__letter__van__methods__waiting__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* waiting: none */
};
/* go(van, school) */
static const GG_ROM gg_flag_test tasks__go__van__school__methods__freely__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000003), .want = UINT64_C(0x200000000000000)}, /* rides == van, gate_open */
};
static const GG_ROM gg_flag_test tasks__go__van__school__methods__freely__precondition__boxes__1__flags[] = {
    {.word = 0, .care = UINT64_C(0x10003), .want = UINT64_C(0x0)}, /* rides == van, at(van) != harbour */
};
static const GG_ROM gg_box tasks__go__van__school__methods__freely__precondition__boxes[] = {
    {.flags = tasks__go__van__school__methods__freely__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
    {.flags = tasks__go__van__school__methods__freely__precondition__boxes__1__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__van__school__methods__freely__subtasks[] = {98 /* achieve */};
static const GG_ROM gg_flag_test tasks__go__van__school__methods__through_the_gate__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000003), .want = UINT64_C(0x0)}, /* rides == van, not gate_open */
};
static const GG_ROM gg_box tasks__go__van__school__methods__through_the_gate__precondition__boxes[] = {
    {.flags = tasks__go__van__school__methods__through_the_gate__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__van__school__methods__through_the_gate__subtasks[] = {91 /* achieve */, 98 /* achieve */};
static const GG_ROM gg_method tasks__go__van__school__methods[] = {
    {.precondition = {.boxes = tasks__go__van__school__methods__freely__precondition__boxes, .count = 2},
     .subtasks = tasks__go__van__school__methods__freely__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {.precondition = {.boxes = tasks__go__van__school__methods__through_the_gate__precondition__boxes, .count = 1},
     .subtasks = tasks__go__van__school__methods__through_the_gate__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* through_the_gate: rides == v, not gate_open */
};
/* collect(flowers, bike) */
static const GG_ROM gg_flag_test tasks__collect__flowers__bike__methods__loaded__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5fc000000), .want = UINT64_C(0x0)}, /* lies(flowers) == bike */
};
static const GG_ROM gg_box tasks__collect__flowers__bike__methods__loaded__precondition__boxes[] = {
    {.flags = tasks__collect__flowers__bike__methods__loaded__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__collect__flowers__bike__methods__waiting__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x5), .want = UINT64_C(0x0)}, /* rides == bike */
};
static const GG_ROM gg_box tasks__collect__flowers__bike__methods__waiting__precondition__boxes[] = {
    {.flags = tasks__collect__flowers__bike__methods__waiting__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__collect__flowers__bike__methods__waiting__subtasks[] = {task__go__bike__depot, action__load__flowers__bike};
static const GG_ROM gg_method tasks__collect__flowers__bike__methods[] = {
    {.precondition = {.boxes = tasks__collect__flowers__bike__methods__loaded__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* loaded: lies(p) == v */
    {.precondition = {.boxes = tasks__collect__flowers__bike__methods__waiting__precondition__boxes, .count = 1},
     .subtasks = tasks__collect__flowers__bike__methods__waiting__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* waiting: none */
};
/* go(bike, harbour) */
static const GG_ROM gg_flag_test tasks__go__bike__harbour__methods__freely__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000005), .want = UINT64_C(0x200000000000000)}, /* rides == bike, gate_open */
};
static const GG_ROM gg_box tasks__go__bike__harbour__methods__freely__precondition__boxes[] = {
    {.flags = tasks__go__bike__harbour__methods__freely__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__bike__harbour__methods__freely__subtasks[] = {99 /* achieve */};
static const GG_ROM gg_flag_test tasks__go__bike__harbour__methods__through_the_gate__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000005), .want = UINT64_C(0x0)}, /* rides == bike, not gate_open */
};
static const GG_ROM gg_box tasks__go__bike__harbour__methods__through_the_gate__precondition__boxes[] = {
    {.flags = tasks__go__bike__harbour__methods__through_the_gate__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__bike__harbour__methods__through_the_gate__subtasks[] = {91 /* achieve */, 99 /* achieve */};
static const GG_ROM gg_method tasks__go__bike__harbour__methods[] = {
    {.precondition = {.boxes = tasks__go__bike__harbour__methods__freely__precondition__boxes, .count = 1},
     .subtasks = tasks__go__bike__harbour__methods__freely__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {.precondition = {.boxes = tasks__go__bike__harbour__methods__through_the_gate__precondition__boxes, .count = 1},
     .subtasks = tasks__go__bike__harbour__methods__through_the_gate__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* through_the_gate: rides == v, not gate_open */
};
/* collect(flowers, van) */
static const GG_ROM gg_flag_test tasks__collect__flowers__van__methods__loaded__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3fc000000), .want = UINT64_C(0x0)}, /* lies(flowers) == van */
};
static const GG_ROM gg_box tasks__collect__flowers__van__methods__loaded__precondition__boxes[] = {
    {.flags = tasks__collect__flowers__van__methods__loaded__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__collect__flowers__van__methods__waiting__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__collect__flowers__van__methods__waiting__precondition__boxes[] = {
    {.flags = tasks__collect__flowers__van__methods__waiting__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__collect__flowers__van__methods__waiting__subtasks[] = {task__go__van__depot, action__load__flowers__van};
static const GG_ROM gg_method tasks__collect__flowers__van__methods[] = {
    {.precondition = {.boxes = tasks__collect__flowers__van__methods__loaded__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* loaded: lies(p) == v */
    {.precondition = {.boxes = tasks__collect__flowers__van__methods__waiting__precondition__boxes, .count = 1},
     .subtasks = tasks__collect__flowers__van__methods__waiting__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* waiting: none */
};
/* go(van, harbour) */
static const GG_ROM gg_flag_test tasks__go__van__harbour__methods__freely__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000003), .want = UINT64_C(0x200000000000000)}, /* rides == van, gate_open */
};
static const GG_ROM gg_box tasks__go__van__harbour__methods__freely__precondition__boxes[] = {
    {.flags = tasks__go__van__harbour__methods__freely__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__van__harbour__methods__freely__subtasks[] = {100 /* achieve */};
static const GG_ROM gg_flag_test tasks__go__van__harbour__methods__through_the_gate__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000003), .want = UINT64_C(0x0)}, /* rides == van, not gate_open */
};
static const GG_ROM gg_box tasks__go__van__harbour__methods__through_the_gate__precondition__boxes[] = {
    {.flags = tasks__go__van__harbour__methods__through_the_gate__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__go__van__harbour__methods__through_the_gate__subtasks[] = {91 /* achieve */, 100 /* achieve */};
static const GG_ROM gg_method tasks__go__van__harbour__methods[] = {
    {.precondition = {.boxes = tasks__go__van__harbour__methods__freely__precondition__boxes, .count = 1},
     .subtasks = tasks__go__van__harbour__methods__freely__subtasks, .arguments = NULL,
     .subtask_count = 1, .prechecked = 0, .source_index = 0, .priority_level = 0, .scored = GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {.precondition = {.boxes = tasks__go__van__harbour__methods__through_the_gate__precondition__boxes, .count = 1},
     .subtasks = tasks__go__van__harbour__methods__through_the_gate__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* through_the_gate: rides == v, not gate_open */
};
/* collect(piano, van) */
static const GG_ROM gg_flag_test tasks__collect__piano__van__methods__loaded__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xff00000000000), .want = UINT64_C(0x0)}, /* lies(piano) == van */
};
static const GG_ROM gg_box tasks__collect__piano__van__methods__loaded__precondition__boxes[] = {
    {.flags = tasks__collect__piano__van__methods__loaded__precondition__boxes__0__flags, .ranges = NULL,
     .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test tasks__collect__piano__van__methods__waiting__precondition__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3), .want = UINT64_C(0x0)}, /* rides == van */
};
static const GG_ROM gg_box tasks__collect__piano__van__methods__waiting__precondition__boxes[] = {
    {.flags = tasks__collect__piano__van__methods__waiting__precondition__boxes__0__flags,
     .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM uint16_t tasks__collect__piano__van__methods__waiting__subtasks[] = {task__go__van__depot, action__load__piano__van};
static const GG_ROM gg_method tasks__collect__piano__van__methods[] = {
    {.precondition = {.boxes = tasks__collect__piano__van__methods__loaded__precondition__boxes, .count = 1},
     .subtasks = NULL, .arguments = NULL, .subtask_count = 0, .prechecked = 0, .source_index = 0,
     .priority_level = 0, .scored = GG_NONE}, /* loaded: lies(p) == v */
    {.precondition = {.boxes = tasks__collect__piano__van__methods__waiting__precondition__boxes, .count = 1},
     .subtasks = tasks__collect__piano__van__methods__waiting__subtasks, .arguments = NULL,
     .subtask_count = 2, .prechecked = 0, .source_index = 1, .priority_level = 0, .scored = GG_NONE}, /* waiting: none */
};
static const GG_ROM gg_task tasks__all[] = {
    {.methods = tasks__work__methods, .groups = NULL, .index = tasks__work__index, .method_count = 8,
     .group_count = 0, .branch_count = 6, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* work */
    {.methods = tasks__deliver__medicine__methods, .groups = NULL, .index = NULL, .method_count = 6,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* deliver(medicine) */
    {.methods = tasks__deliver__letter__methods, .groups = NULL, .index = NULL, .method_count = 6,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* deliver(letter) */
    {.methods = tasks__deliver__flowers__methods, .groups = NULL, .index = NULL, .method_count = 6,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* deliver(flowers) */
    {.methods = tasks__deliver__piano__methods, .groups = NULL, .index = NULL, .method_count = 3,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* deliver(piano) */
    {.methods = tasks__go__bike__depot__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* go(bike, depot) */
    {.methods = tasks__go__van__depot__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* go(van, depot) */
    {.methods = tasks__bring__medicine__bike__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* bring(medicine, bike) */
    {.methods = tasks__bring__medicine__van__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* bring(medicine, van) */
    {.methods = tasks__bring__letter__bike__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* bring(letter, bike) */
    {.methods = tasks__bring__letter__van__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* bring(letter, van) */
    {.methods = tasks__bring__flowers__bike__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* bring(flowers, bike) */
    {.methods = tasks__bring__flowers__van__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* bring(flowers, van) */
    {.methods = tasks__bring__piano__van__methods, .groups = NULL, .index = NULL, .method_count = 1,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 1,
     .draws = false, .component = GG_NONE}, /* bring(piano, van) */
    {.methods = tasks__collect__medicine__bike__methods, .groups = NULL, .index = NULL,
     .method_count = 2, .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false,
     .least = 0, .draws = false, .component = GG_NONE}, /* collect(medicine, bike) */
    {.methods = tasks__go__bike__hospital__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* go(bike, hospital) */
    {.methods = tasks__collect__medicine__van__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* collect(medicine, van) */
    {.methods = tasks__go__van__hospital__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* go(van, hospital) */
    {.methods = tasks__collect__letter__bike__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* collect(letter, bike) */
    {.methods = tasks__go__bike__school__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* go(bike, school) */
    {.methods = tasks__collect__letter__van__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* collect(letter, van) */
    {.methods = tasks__go__van__school__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* go(van, school) */
    {.methods = tasks__collect__flowers__bike__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* collect(flowers, bike) */
    {.methods = tasks__go__bike__harbour__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* go(bike, harbour) */
    {.methods = tasks__collect__flowers__van__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* collect(flowers, van) */
    {.methods = tasks__go__van__harbour__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* go(van, harbour) */
    {.methods = tasks__collect__piano__van__methods, .groups = NULL, .index = NULL, .method_count = 2,
     .group_count = 0, .branch_count = 0, .select = GG_FIRST, .recursive = false, .least = 0,
     .draws = false, .component = GG_NONE}, /* collect(piano, van) */
};

static const GG_ROM gg_init_hook hooks__init[] = {
    gg_rules_init,
    NULL,
};
static const GG_ROM gg_pass_hook hooks__pass[] = {
    gg_rules_pass,
    NULL,
};
static const GG_ROM gg_tick_hook hooks__begin[] = {
    NULL,
};
static const GG_ROM uint64_t start__all[] = {UINT64_C(0x100804020409), UINT64_C(0x108)};

static const GG_ROM uint64_t tops__all[] = {UINT64_C(0x0), UINT64_C(0x108)};

static const GG_ROM gg_flag_test subgoals__0__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3f0), .want = UINT64_C(0x0)}, /* at(bike) == depot */
};
static const GG_ROM gg_box subgoals__0__boxes[] = {
    {.flags = subgoals__0__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__1__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x200000000000000), .want = UINT64_C(0x200000000000000)}, /* gate_open */
};
static const GG_ROM gg_box subgoals__1__boxes[] = {
    {.flags = subgoals__1__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__2__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f800), .want = UINT64_C(0x0)}, /* at(van) == depot */
};
static const GG_ROM gg_box subgoals__2__boxes[] = {
    {.flags = subgoals__2__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_range_test subgoals__3__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0x6), .high = UINT64_C(0x108), .care = UINT64_C(0xf)}, /* battery(bike) >= 6 */
};
static const GG_ROM gg_box subgoals__3__boxes[] = {
    {.flags = NULL, .ranges = subgoals__3__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_range_test subgoals__4__boxes__0__ranges[] = {
    {.word = 1, .low = UINT64_C(0xc0), .high = UINT64_C(0x108), .care = UINT64_C(0x1e0)}, /* battery(van) >= 6 */
};
static const GG_ROM gg_box subgoals__4__boxes[] = {
    {.flags = NULL, .ranges = subgoals__4__boxes__0__ranges, .flag_count = 0, .range_count = 1,
     .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__5__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x378), .want = UINT64_C(0x0)}, /* at(bike) == hospital */
};
static const GG_ROM gg_box subgoals__5__boxes[] = {
    {.flags = subgoals__5__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__6__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1bc00), .want = UINT64_C(0x0)}, /* at(van) == hospital */
};
static const GG_ROM gg_box subgoals__6__boxes[] = {
    {.flags = subgoals__6__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__7__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x3d8), .want = UINT64_C(0x0)}, /* at(bike) == school */
};
static const GG_ROM gg_box subgoals__7__boxes[] = {
    {.flags = subgoals__7__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__8__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1ec00), .want = UINT64_C(0x0)}, /* at(van) == school */
};
static const GG_ROM gg_box subgoals__8__boxes[] = {
    {.flags = subgoals__8__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__9__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0x1f8), .want = UINT64_C(0x0)}, /* at(bike) == harbour */
};
static const GG_ROM gg_box subgoals__9__boxes[] = {
    {.flags = subgoals__9__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0, .sets = 0},
};
static const GG_ROM gg_flag_test subgoals__10__boxes__0__flags[] = {
    {.word = 0, .care = UINT64_C(0xfc00), .want = UINT64_C(0x0)}, /* at(van) == harbour */
};
static const GG_ROM gg_box subgoals__10__boxes[] = {
    {.flags = subgoals__10__boxes__0__flags, .ranges = NULL, .flag_count = 1, .range_count = 0,
     .sets = 0},
};
static const GG_ROM gg_condition subgoals__all[] = {
    {.boxes = subgoals__0__boxes, .count = 1},
    {.boxes = subgoals__1__boxes, .count = 1},
    {.boxes = subgoals__2__boxes, .count = 1},
    {.boxes = subgoals__3__boxes, .count = 1},
    {.boxes = subgoals__4__boxes, .count = 1},
    {.boxes = subgoals__5__boxes, .count = 1},
    {.boxes = subgoals__6__boxes, .count = 1},
    {.boxes = subgoals__7__boxes, .count = 1},
    {.boxes = subgoals__8__boxes, .count = 1},
    {.boxes = subgoals__9__boxes, .count = 1},
    {.boxes = subgoals__10__boxes, .count = 1},
};

static const GG_ROM uint64_t search__filters__0__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x4000000000000003), UINT64_C(0x4d3555530003fff4), UINT64_C(0x4000000000000000),
    UINT64_C(0x72caaaacfffc0008), UINT64_C(0x4000000000000000), UINT64_C(0x4000000000000000), UINT64_C(0x4000000000000000),
    UINT64_C(0x73caaffdfffc003f), UINT64_C(0x4000000000000003), UINT64_C(0x4100055100000034), UINT64_C(0x4000000000000000),
    UINT64_C(0x72caaaacfffc0008), UINT64_C(0x4000000000000000), UINT64_C(0x4000000000000000), UINT64_C(0x4000000000000000),
};
static const GG_ROM uint64_t search__filters__1__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x72caaaaefffc01ca), UINT64_C(0x72cabaacfffc060a), UINT64_C(0x72caaaacfffc000a),
    UINT64_C(0x72caaaacfffc180a), UINT64_C(0x72caaaacfffc000a), UINT64_C(0x72caaaacfffc000a), UINT64_C(0x72caaaacfffc000a),
    UINT64_C(0x72cbaaacfffc600a), UINT64_C(0x72caaaacfffc000a), UINT64_C(0x72caaaacfffc000a), UINT64_C(0x72caaaacfffc000a),
    UINT64_C(0x72caaaacfffc000a), UINT64_C(0x72caaaacfffc000a), UINT64_C(0x72caaaacfffc000a), UINT64_C(0x72caaaacfffc000a),
};
static const GG_ROM uint64_t search__filters__2__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x76daaaacfffd800a), UINT64_C(0x7aeeeaacfffe000a), UINT64_C(0x72caaaacfffc000a),
    UINT64_C(0x4f355ff7000fffff), UINT64_C(0x46100aa4000d800a), UINT64_C(0x4a244aa4000e000a), UINT64_C(0x42000aa4000c000a),
    UINT64_C(0x4d35555b0073fff5), UINT64_C(0x4410000800718000), UINT64_C(0x4824400800720000), UINT64_C(0x4000000800700000),
    UINT64_C(0x4d3555530003fff5), UINT64_C(0x4410000000018000), UINT64_C(0x4824400000020000), UINT64_C(0x4000000000000000),
};
static const GG_ROM uint64_t search__filters__3__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x4d3575530183fff5), UINT64_C(0x4d3555530603fff5), UINT64_C(0x4d3555530003fff5),
    UINT64_C(0x4d3755531803fff5), UINT64_C(0x4d3555530003fff5), UINT64_C(0x4d3555530003fff5), UINT64_C(0x4d3555530003fff5),
    UINT64_C(0x5d7555536003fff5), UINT64_C(0x4d3555530003fff5), UINT64_C(0x4d3555530003fff5), UINT64_C(0x4d3555530003fff5),
    UINT64_C(0x4d3555530003fff5), UINT64_C(0x4d3555530003fff5), UINT64_C(0x4d3555530003fff5), UINT64_C(0x4d3555530003fff5),
};
static const GG_ROM uint64_t search__filters__4__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x6dbdd5538003fff5), UINT64_C(0x7fffcfffffffffff), UINT64_C(0x6dbdc5538003fff5),
    UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x6dbdc5438003fff5), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x6dbdc5438003fff5),
    UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x6dbdc5438003fff5), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x6dbdc5438003fff5),
    UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x6dbdc5438003fff5), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x6dbdc5438003fff5),
};
static const GG_ROM uint64_t search__filters__5__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff),
    UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff),
    UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff),
    UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff), UINT64_C(0x7fffcfcfffffffff),
};
static const GG_ROM uint64_t search__filters__6__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7fffdfcfffffffff), UINT64_C(0x7fffefcfffffffff), UINT64_C(0x7fffcfcfffffffff),
    UINT64_C(0x7fff3fffffffffff), UINT64_C(0x7fff1fcfffffffff), UINT64_C(0x7fff2fcfffffffff), UINT64_C(0x7fff0fcfffffffff),
    UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff1f0fffffffff), UINT64_C(0x7fff2f0fffffffff), UINT64_C(0x7fff0f0fffffffff),
    UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff1f0fffffffff), UINT64_C(0x7fff2f0fffffffff), UINT64_C(0x7fff0f0fffffffff),
};
static const GG_ROM uint64_t search__filters__7__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff),
    UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff),
    UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff),
    UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff),
};
static const GG_ROM uint64_t search__filters__8__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff7f3fffffffff), UINT64_C(0x7fff3f3fffffffff),
    UINT64_C(0x7fffbf3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff), UINT64_C(0x7fff3f3fffffffff),
    UINT64_C(0x7ffcffffffffffff), UINT64_C(0x7ffc3f3fffffffff), UINT64_C(0x7ffc7f3fffffffff), UINT64_C(0x7ffc3f3fffffffff),
    UINT64_C(0x7ffcbf3fffffffff), UINT64_C(0x7ffc3f3fffffffff), UINT64_C(0x7ffc3f3fffffffff), UINT64_C(0x7ffc3f3fffffffff),
};
static const GG_ROM uint64_t search__filters__9__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff),
    UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff),
    UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff),
    UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff),
};
static const GG_ROM uint64_t search__filters__10__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff),
    UINT64_C(0x7ffdfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff),
    UINT64_C(0x7ffefcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff),
    UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff), UINT64_C(0x7ffcfcffffffffff),
};
static const GG_ROM uint64_t search__filters__11__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ff3ffffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff),
    UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff),
    UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff),
    UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff),
};
static const GG_ROM uint64_t search__filters__12__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff),
    UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff),
    UINT64_C(0x7ff7f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff),
    UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff), UINT64_C(0x7ff3f3ffffffffff),
};
static const GG_ROM uint64_t search__filters__13__rows[] = {
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffbf3ffffffffff), UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffbf3ffffffffff),
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffbf3ffffffffff), UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffbf3ffffffffff),
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffbf3ffffffffff), UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffbf3ffffffffff),
    UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffbf3ffffffffff), UINT64_C(0x7fffffffffffffff), UINT64_C(0x7ffbf3ffffffffff),
};
static const GG_ROM uint64_t search__filters__14__rows[] = {
    UINT64_C(0x43ffffff3ffcffff), UINT64_C(0x43ffffff3ffcffff), UINT64_C(0x430fffffffffffff), UINT64_C(0x430fffffffffffff),
    UINT64_C(0x7cffffff3ffcffff), UINT64_C(0x7cffffff3ffcffff), UINT64_C(0x400fffffffffffff), UINT64_C(0x400fffffffffffff),
    UINT64_C(0x43ffffff3ffcffff), UINT64_C(0x43ffffff3ffcffff), UINT64_C(0x430fffffffffffff), UINT64_C(0x430fffffffffffff),
    UINT64_C(0x7cffffff3ffcffff), UINT64_C(0x7cffffff3ffcffff), UINT64_C(0x400fffffffffffff), UINT64_C(0x400fffffffffffff),
};
static const GG_ROM gg_action_filter search__filters[] = {
    {.rows = search__filters__0__rows, .word = 0, .shift = 0},
    {.rows = search__filters__1__rows, .word = 0, .shift = 4},
    {.rows = search__filters__2__rows, .word = 0, .shift = 8},
    {.rows = search__filters__3__rows, .word = 0, .shift = 12},
    {.rows = search__filters__4__rows, .word = 0, .shift = 16},
    {.rows = search__filters__5__rows, .word = 0, .shift = 20},
    {.rows = search__filters__6__rows, .word = 0, .shift = 24},
    {.rows = search__filters__7__rows, .word = 0, .shift = 28},
    {.rows = search__filters__8__rows, .word = 0, .shift = 32},
    {.rows = search__filters__9__rows, .word = 0, .shift = 36},
    {.rows = search__filters__10__rows, .word = 0, .shift = 40},
    {.rows = search__filters__11__rows, .word = 0, .shift = 44},
    {.rows = search__filters__12__rows, .word = 0, .shift = 48},
    {.rows = search__filters__13__rows, .word = 0, .shift = 52},
    {.rows = search__filters__14__rows, .word = 0, .shift = 56},
};
static const GG_ROM uint64_t search__filtered[] = {UINT64_C(0x7ffffff00000000f)};
static const GG_ROM uint64_t search__conflicts[] = {
    UINT64_C(0x32caaaacfffff7be), UINT64_C(0xd355553fdeffffd), UINT64_C(0x3ffffffffffffffb), UINT64_C(0x3ffffffffffffff7),
    UINT64_C(0xd3555530003ffef), UINT64_C(0xd3555530003ffdf), UINT64_C(0xc3550030003ffbe), UINT64_C(0xd3545530003ff7f),
    UINT64_C(0x92555530003feff), UINT64_C(0xd3555530003fdff), UINT64_C(0xd3455530003fbff), UINT64_C(0xc3550030003f7fe),
    UINT64_C(0xd3455530003efff), UINT64_C(0xd3545530003dfff), UINT64_C(0xd3555530003bfff), UINT64_C(0xd35555300037fff),
    UINT64_C(0x51115530002ffff), UINT64_C(0x92555530001ffff), UINT64_C(0x32caaaacfff8000f), UINT64_C(0x32caaaacfff4000f),
    UINT64_C(0x30caa00cffec000d), UINT64_C(0x32ca8aacffdc000f), UINT64_C(0x228aaaacffbc000f), UINT64_C(0x32caaaacff7c000f),
    UINT64_C(0x32c8aaacfefc000f), UINT64_C(0x30caa00cfdfc000d), UINT64_C(0x32c8aaacfbfc000f), UINT64_C(0x32ca8aacf7fc000f),
    UINT64_C(0x32caaaaceffc000f), UINT64_C(0x32caaaacdffc000f), UINT64_C(0x12422aacbffc000f), UINT64_C(0x228aaaac7ffc000f),
    UINT64_C(0x20003fffe), UINT64_C(0x10003fffe), UINT64_C(0x8fffc000d), UINT64_C(0x4fffc000d),
    UINT64_C(0x30200003f7be), UINT64_C(0x3010fdec000d), UINT64_C(0xc0800003f7be), UINT64_C(0xc040fdec000d),
    UINT64_C(0x302000003f7be), UINT64_C(0x30100fdec000d), UINT64_C(0xc08000003f7be), UINT64_C(0xc0400fdec000d),
    UINT64_C(0x20300003df7e), UINT64_C(0x1030f7dc000d), UINT64_C(0x80c00002fffe), UINT64_C(0x40c0bffc000d),
    UINT64_C(0x203000003ebfe), UINT64_C(0x10300fafc000d), UINT64_C(0x80c000002fffe), UINT64_C(0x40c00bffc000d),
    UINT64_C(0x3ce000000001fefe), UINT64_C(0x3cd000000002fffe), UINT64_C(0x3cb000007fbc000d), UINT64_C(0x3c700000bffc000d),
    UINT64_C(0x3e0000000003f7be), UINT64_C(0x3d000000fdec000d), UINT64_C(0x3bf000000001fefe), UINT64_C(0x37f000000002fffe),
    UINT64_C(0x2ff000007fbc000d), UINT64_C(0x1ff00000bffc000d), UINT64_C(0x0), UINT64_C(0xc),
    UINT64_C(0x1), UINT64_C(0x2), UINT64_C(0x840), UINT64_C(0x8210),
    UINT64_C(0x2080), UINT64_C(0x4020), UINT64_C(0x1400), UINT64_C(0x20100),
    UINT64_C(0x10000), UINT64_C(0x2100000), UINT64_C(0x20840000), UINT64_C(0x8200000),
    UINT64_C(0x10080000), UINT64_C(0x5000000), UINT64_C(0x80400000), UINT64_C(0x40000000),
    UINT64_C(0x3fff0), UINT64_C(0x3fff0), UINT64_C(0x3fff0), UINT64_C(0x3fff0),
    UINT64_C(0x3fff0), UINT64_C(0x3fff0), UINT64_C(0x3fff0), UINT64_C(0x3fff0),
    UINT64_C(0x300000000), UINT64_C(0xfffc0000), UINT64_C(0xfffc0000), UINT64_C(0xfffc0000),
    UINT64_C(0xfffc0000), UINT64_C(0xfffc0000), UINT64_C(0xfffc0000), UINT64_C(0xfffc0000),
    UINT64_C(0xfffc0000), UINT64_C(0xc00000000), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x300000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x1000000000), UINT64_C(0x2000000000), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0xc00000000000), UINT64_C(0x4000000000), UINT64_C(0x8000000000),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x3000000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x10000000000),
    UINT64_C(0x20000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0),
    UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0xc000000000000),
    UINT64_C(0x40000000000), UINT64_C(0x80000000000), UINT64_C(0x300000000000), UINT64_C(0x0),
    UINT64_C(0xc00000000000), UINT64_C(0x0), UINT64_C(0x3000000000000), UINT64_C(0x0),
    UINT64_C(0xc000000000000), UINT64_C(0x0), UINT64_C(0x0), UINT64_C(0x3cf0000000000000),
    UINT64_C(0x3c00000000000000), UINT64_C(0x300000000000000),
};
static const GG_ROM gg_search_tables search__row = {.searching = &gg_searching, .slicing = NULL,
     .regressing = NULL, .satisficing = &gg_satisficing, .stubborn = &gg_stubborn,
     .filters = search__filters, .filtered = search__filtered, .conflicts = search__conflicts,
     .value_count = 83, .filter_count = 15};

static const GG_ROM uint16_t fact_at__all[] = {
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 65535, 65535, 65535, 65535, 65535,
    3, 3, 3, 3, 65535, 4, 4, 4, 4, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
};

/* gate_shuts: not gate_open */
static const GG_ROM gg_assignment rules__gate_shuts__effect__assignments[] = {
    {.word = 0, .keep = UINT64_C(0xfdffffffffffffff), .set = UINT64_C(0x0)},
};
static const GG_ROM gg_effect rules__gate_shuts__effect = {.assignments = rules__gate_shuts__effect__assignments,
     .additions = NULL, .assignment_count = 1, .addition_count = 0};
static const GG_ROM gg_rule rules__all[] = {
    {.precondition = {.boxes = always__boxes, .count = 1}, .effect = &rules__gate_shuts__effect,
     .period = 7200000}, /* gate_shuts: none */
};


const GG_ROM gg_domain courier_domain = {
    .word_count = 2,
    .flag_words = 1,
    .fact_count = 15,
    .action_count = 63,
    .task_count = 27,
    .agent_rule_count = 1,
    .world_rule_count = 0,
    .agent_type_count = 1,
    .goal_count = 0,
    .goal_source_count = 0,
    .subgoal_count = 11,
    .procedural_count = 4,
    .dynamic_cost_count = 0,
    .plan_limit = 64,
    .watch_limit = 8,
    .want_limit = 0,
    .guards = guards__all,
    .shared = NULL,
    .facts = facts__all,
    .actions = actions__all,
    .agent_types = agent_types__all,
    .tasks = tasks__all,
    .pursuit = NULL,
    .places = NULL,
    .wants = NULL,
    .claims = NULL,
    .senses = NULL,
    .exclusions = NULL,
    .features = NULL,
    .team = NULL,
    .interrupting = &gg_interrupting,
    .goals = NULL,
    .offsets = {.agent_state = offsetof(courier_agent, state), .agent_snapshot = offsetof(courier_agent, snapshot),
     .agent_support_mask = offsetof(courier_agent, support_mask), .agent_from = 0,
     .agent_timers = offsetof(courier_agent, timers),
     .agent_backoffs = offsetof(courier_agent, backoffs),
     .agent_plan = offsetof(courier_agent, plan), .agent_watches = offsetof(courier_agent, watches),
     .agent_membership = 0, .world_state = offsetof(courier_world, state), .world_timers = 0,
     .agent_bytes = sizeof(courier_agent), .world_bytes = sizeof(courier_world)},
    .hooks = {.init = hooks__init, .pass = hooks__pass, .begin = hooks__begin, .settle = hooks__begin,
     .look = hooks__begin, .start = hooks__begin, .end = hooks__begin},
    .format = &gg_format_26,
    .fingerprint = 3863445790,
    .saved_fingerprint = (uint32_t)(UINT32_C(3863445790) +
        UINT32_C(31) * offsetof(courier_agent, state) +
        UINT32_C(961) * offsetof(courier_agent, snapshot) +
        UINT32_C(29791) * offsetof(courier_agent, support_mask) +
        UINT32_C(28629151) * offsetof(courier_agent, timers) +
        UINT32_C(887503681) * offsetof(courier_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(courier_agent, plan) +
        UINT32_C(2498015937) * offsetof(courier_agent, watches) +
        UINT32_C(1725480897) * offsetof(courier_world, state)),
    .start = start__all,
    .tops = tops__all,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = subgoals__all,
    .search = &search__row,
    .fact_at = fact_at__all,
    .rules = rules__all,
    .sets = NULL,
    .recall = &gg_recall,
    .achieve = &gg_achieving,
    .drawing = NULL,
    .scoring = NULL,
    .indexing = &gg_indexing,
    .sharing = NULL,
    .decomposing = &gg_decomposing,
    .asking = &gg_asking,
    .bounding = NULL,
    .keeping = NULL,
    .world_ruling = NULL,
    .timing = NULL,
#ifndef GG_NO_NAMES
    .names = &names__all,
#else
    .names = NULL,
#endif
};

courier_agent_activity courier_agent_doing(const courier_agent *agent)
{
    static const GG_ROM uint8_t counts[] = {1, 1, 3, 2, 2, 3, 2, 1, 2, 0}; /* by action: its parameters */
    courier_agent_activity doing = {COURIER_ACTION_NONE, {COURIER_DEPOT}};
    uint16_t number = gg_agent_action(&agent->core);
    if (number == GG_NONE)
        return doing;
    const GG_ROM gg_action *action = &courier_domain.actions[number];
    doing.action = (courier_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (courier_symbol)action->arguments[i];
    return doing;
}

const char *courier_symbol_name(courier_symbol symbol)
{
#ifndef GG_NO_NAMES
    static const char *const names[] = {
        "depot",
        "market",
        "school",
        "station",
        "hospital",
        "bridge",
        "harbour",
        "bike",
        "van",
        "letter",
        "flowers",
        "medicine",
        "piano",
        "nothing",
    };
    if ((size_t)symbol < sizeof names / sizeof *names)
        return names[symbol];
#else
    (void)symbol;
#endif
    return "";
}

