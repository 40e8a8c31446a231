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
static const GG_ROM char *const GG_ROM text__all[] = {
    GG_TEXT("mount(bike)"), GG_TEXT("mount(van)"), GG_TEXT("dismount(bike)"),
    GG_TEXT("dismount(van)"), GG_TEXT("drive(bike, depot, market)"),
    GG_TEXT("drive(bike, depot, station)"), GG_TEXT("drive(bike, market, depot)"),
    GG_TEXT("drive(bike, market, school)"), GG_TEXT("drive(bike, market, bridge)"),
    GG_TEXT("drive(bike, school, market)"), GG_TEXT("drive(bike, school, hospital)"),
    GG_TEXT("drive(bike, station, depot)"), GG_TEXT("drive(bike, station, hospital)"),
    GG_TEXT("drive(bike, hospital, school)"), GG_TEXT("drive(bike, hospital, station)"),
    GG_TEXT("drive(bike, bridge, market)"), GG_TEXT("drive(bike, bridge, harbour)"),
    GG_TEXT("drive(bike, harbour, bridge)"), GG_TEXT("drive(van, depot, market)"),
    GG_TEXT("drive(van, depot, station)"), GG_TEXT("drive(van, market, depot)"),
    GG_TEXT("drive(van, market, school)"), GG_TEXT("drive(van, market, bridge)"),
    GG_TEXT("drive(van, school, market)"), GG_TEXT("drive(van, school, hospital)"),
    GG_TEXT("drive(van, station, depot)"), GG_TEXT("drive(van, station, hospital)"),
    GG_TEXT("drive(van, hospital, school)"), GG_TEXT("drive(van, hospital, station)"),
    GG_TEXT("drive(van, bridge, market)"), GG_TEXT("drive(van, bridge, harbour)"),
    GG_TEXT("drive(van, harbour, bridge)"), GG_TEXT("charge(bike, depot)"),
    GG_TEXT("charge(bike, market)"), GG_TEXT("charge(van, depot)"), GG_TEXT("charge(van, market)"),
    GG_TEXT("load(letter, bike)"), GG_TEXT("load(letter, van)"), GG_TEXT("load(flowers, bike)"),
    GG_TEXT("load(flowers, van)"), GG_TEXT("load(medicine, bike)"), GG_TEXT("load(medicine, van)"),
    GG_TEXT("load(piano, bike)"), GG_TEXT("load(piano, van)"),
    GG_TEXT("hand_over(letter, bike, school)"), GG_TEXT("hand_over(letter, van, school)"),
    GG_TEXT("hand_over(flowers, bike, harbour)"), GG_TEXT("hand_over(flowers, van, harbour)"),
    GG_TEXT("hand_over(medicine, bike, hospital)"), GG_TEXT("hand_over(medicine, van, hospital)"),
    GG_TEXT("hand_over(piano, bike, harbour)"), GG_TEXT("hand_over(piano, van, harbour)"),
    GG_TEXT("ring(bike, bridge)"), GG_TEXT("ring(bike, harbour)"), GG_TEXT("ring(van, bridge)"),
    GG_TEXT("ring(van, harbour)"), GG_TEXT("take_key(bike)"), GG_TEXT("take_key(van)"),
    GG_TEXT("unlock(bike, bridge)"), GG_TEXT("unlock(bike, harbour)"),
    GG_TEXT("unlock(van, bridge)"), GG_TEXT("unlock(van, harbour)"), GG_TEXT("wait 5m"),
    GG_TEXT("work"), GG_TEXT("deliver(medicine)"), GG_TEXT("deliver(letter)"),
    GG_TEXT("deliver(flowers)"), GG_TEXT("deliver(piano)"), GG_TEXT("go(bike, depot)"),
    GG_TEXT("go(van, depot)"), GG_TEXT("bring(medicine, bike)"), GG_TEXT("bring(medicine, van)"),
    GG_TEXT("bring(letter, bike)"), GG_TEXT("bring(letter, van)"), GG_TEXT("bring(flowers, bike)"),
    GG_TEXT("bring(flowers, van)"), GG_TEXT("bring(piano, van)"),
    GG_TEXT("collect(medicine, bike)"), GG_TEXT("go(bike, hospital)"),
    GG_TEXT("collect(medicine, van)"), GG_TEXT("go(van, hospital)"),
    GG_TEXT("collect(letter, bike)"), GG_TEXT("go(bike, school)"), GG_TEXT("collect(letter, van)"),
    GG_TEXT("go(van, school)"), GG_TEXT("collect(flowers, bike)"), GG_TEXT("go(bike, harbour)"),
    GG_TEXT("collect(flowers, van)"), GG_TEXT("go(van, harbour)"), GG_TEXT("collect(piano, van)"),
    GG_TEXT("rides"), GG_TEXT("at(bike)"), GG_TEXT("at(van)"), GG_TEXT("battery(bike)"),
    GG_TEXT("battery(van)"), GG_TEXT("lies(letter)"), GG_TEXT("lies(flowers)"),
    GG_TEXT("lies(medicine)"), GG_TEXT("lies(piano)"), GG_TEXT("ordered(letter)"),
    GG_TEXT("ordered(flowers)"), GG_TEXT("ordered(medicine)"), GG_TEXT("ordered(piano)"),
    GG_TEXT("gate_open"), GG_TEXT("has_key"), GG_TEXT("depot"), GG_TEXT("market"),
    GG_TEXT("school"), GG_TEXT("station"), GG_TEXT("hospital"), GG_TEXT("bridge"),
    GG_TEXT("harbour"), GG_TEXT("bike"), GG_TEXT("van"), GG_TEXT("rush(medicine)"),
    GG_TEXT("next(letter)"), GG_TEXT("next(flowers)"), GG_TEXT("next(medicine)"),
    GG_TEXT("next(piano)"), GG_TEXT("park(bike)"), GG_TEXT("park(van)"), GG_TEXT("rest"),
    GG_TEXT("ride_on(bike)"), GG_TEXT("ride_on(van)"), GG_TEXT("set_out(bike)"),
    GG_TEXT("set_out(van)"), GG_TEXT("change(bike, van)"), GG_TEXT("change(van, bike)"),
    GG_TEXT("ride_on(bike)"), GG_TEXT("ride_on(van)"), GG_TEXT("set_out(bike)"),
    GG_TEXT("set_out(van)"), GG_TEXT("change(bike, van)"), GG_TEXT("change(van, bike)"),
    GG_TEXT("ride_on(bike)"), GG_TEXT("ride_on(van)"), GG_TEXT("set_out(bike)"),
    GG_TEXT("set_out(van)"), GG_TEXT("change(bike, van)"), GG_TEXT("change(van, bike)"),
    GG_TEXT("ride_on(van)"), GG_TEXT("set_out(van)"), GG_TEXT("change(van, bike)"),
    GG_TEXT("nothing"), GG_TEXT("bike"), GG_TEXT("van"), GG_TEXT("freely"),
    GG_TEXT("through_the_gate"), GG_TEXT("freely"), GG_TEXT("through_the_gate"), GG_TEXT("loaded"),
    GG_TEXT("waiting"), GG_TEXT("freely"), GG_TEXT("through_the_gate"), GG_TEXT("loaded"),
    GG_TEXT("waiting"), GG_TEXT("freely"), GG_TEXT("through_the_gate"), GG_TEXT("loaded"),
    GG_TEXT("waiting"), GG_TEXT("freely"), GG_TEXT("through_the_gate"), GG_TEXT("loaded"),
    GG_TEXT("waiting"), GG_TEXT("freely"), GG_TEXT("through_the_gate"), GG_TEXT("loaded"),
    GG_TEXT("waiting"), GG_TEXT("freely"), GG_TEXT("through_the_gate"), GG_TEXT("loaded"),
    GG_TEXT("waiting"), GG_TEXT("freely"), GG_TEXT("through_the_gate"), GG_TEXT("loaded"),
    GG_TEXT("waiting"), GG_TEXT("where_it_goes(hospital)"), GG_TEXT("where_it_goes(hospital)"),
    GG_TEXT("where_it_goes(school)"), GG_TEXT("where_it_goes(school)"),
    GG_TEXT("where_it_goes(harbour)"), GG_TEXT("where_it_goes(harbour)"),
    GG_TEXT("where_it_goes(harbour)"), GG_TEXT("courier"),
};

static const GG_ROM char *const GG_ROM *const GG_ROM method_names__all[] = {
    text__all + 114, /* work */
    text__all + 122, /* deliver(medicine) */
    text__all + 128, /* deliver(letter) */
    text__all + 134, /* deliver(flowers) */
    text__all + 140, /* deliver(piano) */
    text__all + 146, /* go(bike, depot) */
    text__all + 148, /* go(van, depot) */
    text__all + 176, /* bring(medicine, bike) */
    text__all + 177, /* bring(medicine, van) */
    text__all + 178, /* bring(letter, bike) */
    text__all + 179, /* bring(letter, van) */
    text__all + 180, /* bring(flowers, bike) */
    text__all + 181, /* bring(flowers, van) */
    text__all + 182, /* bring(piano, van) */
    text__all + 150, /* collect(medicine, bike) */
    text__all + 152, /* go(bike, hospital) */
    text__all + 154, /* collect(medicine, van) */
    text__all + 156, /* go(van, hospital) */
    text__all + 158, /* collect(letter, bike) */
    text__all + 160, /* go(bike, school) */
    text__all + 162, /* collect(letter, van) */
    text__all + 164, /* go(van, school) */
    text__all + 166, /* collect(flowers, bike) */
    text__all + 168, /* go(bike, harbour) */
    text__all + 170, /* collect(flowers, van) */
    text__all + 172, /* go(van, harbour) */
    text__all + 174, /* collect(piano, van) */
};

/* symbols, low, step, decimals */
static const GG_ROM gg_value_names value_names__all[] = {
    {text__all + 143, 0, 1, 0}, {text__all + 105, 0, 1, 0}, {NULL, 0, 1, 0},
    {text__all + 105, 0, 1, 0},
};

static const GG_ROM gg_value_names *const GG_ROM value_names_list__all[] = {
    value_names__all, /* rides */
    value_names__all + 1, /* at(bike) */
    value_names__all + 1, /* at(van) */
    value_names__all + 2, /* battery(bike) */
    value_names__all + 2, /* battery(van) */
    value_names__all + 3, /* lies(letter) */
    value_names__all + 3, /* lies(flowers) */
    value_names__all + 3, /* lies(medicine) */
    value_names__all + 3, /* lies(piano) */
    value_names__all + 2, /* ordered(letter) */
    value_names__all + 2, /* ordered(flowers) */
    value_names__all + 2, /* ordered(medicine) */
    value_names__all + 2, /* ordered(piano) */
    value_names__all + 2, /* gate_open */
    value_names__all + 2, /* has_key */
};

static const GG_ROM gg_names names__all = {
    .domain = GG_TEXT("courier"),
    .facts = text__all + 90,
    .actions = text__all,
    .action_labels = text__all,
    .tasks = text__all + 63,
    .task_labels = text__all + 63,
    .methods = method_names__all,
    .method_labels = method_names__all,
    .goals = NULL,
    .goal_labels = NULL,
    .agent_types = text__all + 183,
    .places = NULL,
    .values = value_names_list__all,
};
#endif

static const GG_ROM uint64_t word__all[] = {
    0x32caaaacfffff7be, 0xd355553fdeffffd, 0x3ffffffffffffffb, 0x3ffffffffffffff7,
    0xd3555530003ffef, 0xd3555530003ffdf, 0xc3550030003ffbe, 0xd3545530003ff7f, 0x92555530003feff,
    0xd3555530003fdff, 0xd3455530003fbff, 0xc3550030003f7fe, 0xd3455530003efff, 0xd3545530003dfff,
    0xd3555530003bfff, 0xd35555300037fff, 0x51115530002ffff, 0x92555530001ffff, 0x32caaaacfff8000f,
    0x32caaaacfff4000f, 0x30caa00cffec000d, 0x32ca8aacffdc000f, 0x228aaaacffbc000f,
    0x32caaaacff7c000f, 0x32c8aaacfefc000f, 0x30caa00cfdfc000d, 0x32c8aaacfbfc000f,
    0x32ca8aacf7fc000f, 0x32caaaaceffc000f, 0x32caaaacdffc000f, 0x12422aacbffc000f,
    0x228aaaac7ffc000f, 0x20003fffe, 0x10003fffe, 0x8fffc000d, 0x4fffc000d, 0x30200003f7be,
    0x3010fdec000d, 0xc0800003f7be, 0xc040fdec000d, 0x302000003f7be, 0x30100fdec000d,
    0xc08000003f7be, 0xc0400fdec000d, 0x20300003df7e, 0x1030f7dc000d, 0x80c00002fffe,
    0x40c0bffc000d, 0x203000003ebfe, 0x10300fafc000d, 0x80c000002fffe, 0x40c00bffc000d,
    0x3ce000000001fefe, 0x3cd000000002fffe, 0x3cb000007fbc000d, 0x3c700000bffc000d,
    0x3e0000000003f7be, 0x3d000000fdec000d, 0x3bf000000001fefe, 0x37f000000002fffe,
    0x2ff000007fbc000d, 0x1ff00000bffc000d, 0, 0xc, 1, 2, 0x840, 0x8210, 0x2080, 0x4020, 0x1400,
    0x20100, 0x10000, 0x2100000, 0x20840000, 0x8200000, 0x10080000, 0x5000000, 0x80400000,
    0x40000000, 0x3fff0, 0x300000000, 0xfffc0000, 0xc00000000, 0x300000000000, 0x1000000000,
    0x2000000000, 0xc00000000000, 0x4000000000, 0x8000000000, 0x3000000000000, 0x10000000000,
    0x20000000000, 0xc000000000000, 0x40000000000, 0x80000000000, 0x3cf0000000000000,
    0x3c00000000000000, 0x300000000000000, 0x7fffffffffffffff, 0x4000000000000003,
    0x4d3555530003fff4, 0x72caaaacfffc0008, 0x4100055100000034, 0x4d3575530183fff5,
    0x4d3555530603fff5, 0x4d3755531803fff5, 0x5d7555536003fff5, 0x72caaaaefffc01ca,
    0x72cabaacfffc060a, 0x72caaaacfffc180a, 0x72cbaaacfffc600a, 0xffffffffffffffff, 0, 0x10001,
    0x20002, 0x30003, 0x40004, 0x50005, 0, 0x210, 0x100804020409, 0x108, 0, 0x108,
    0x3ff0000fffffffff, 0x4000000000000000,
};

/* word, shift, width, kind, shared, coarse, top, first */
static const GG_ROM gg_fact fact__all[] = {
    {0, 0, 3, GG_SYMBOL, false, 0, 2, 0}, /* rides */
    {0, 3, 7, GG_SYMBOL, false, 0, 6, 3}, /* at(bike) */
    {0, 10, 7, GG_SYMBOL, false, 0, 6, 10}, /* at(van) */
    {1, 0, 4, GG_NUMBER, false, 0, 8, 17}, /* battery(bike) */
    {1, 5, 4, GG_NUMBER, false, 0, 8, 26}, /* battery(van) */
    {0, 17, 9, GG_SYMBOL, false, 0, 8, 35}, /* lies(letter) */
    {0, 26, 9, GG_SYMBOL, false, 0, 8, 44}, /* lies(flowers) */
    {0, 35, 9, GG_SYMBOL, false, 0, 8, 53}, /* lies(medicine) */
    {0, 44, 9, GG_SYMBOL, false, 0, 8, 62}, /* lies(piano) */
    {0, 53, 1, GG_BOOL, false, 0, 1, 71}, /* ordered(letter) */
    {0, 54, 1, GG_BOOL, false, 0, 1, 73}, /* ordered(flowers) */
    {0, 55, 1, GG_BOOL, false, 0, 1, 75}, /* ordered(medicine) */
    {0, 56, 1, GG_BOOL, false, 0, 1, 77}, /* ordered(piano) */
    {0, 57, 1, GG_BOOL, false, 0, 1, 79}, /* gate_open */
    {0, 58, 1, GG_BOOL, false, 0, 1, 81}, /* has_key */
};

/* word, care, want */
static const GG_ROM gg_flag_test flag_test__all[] = {
    {0, 0x3f6, 0}, /* rides == nothing, at(bike) == depot */
    {0, 0x1f806, 0}, /* rides == nothing, at(van) == depot */
    {0, 0x3f5, 0}, /* rides == bike, at(bike) == depot */
    {0, 0x1f803, 0}, /* rides == van, at(van) == depot */
    {0, 0x3ed, 0}, /* rides == bike, at(bike) == market */
    {0, 0x3dd, 0}, /* rides == bike, at(bike) == school */
    {0, 0x3bd, 0}, /* rides == bike, at(bike) == station */
    {0, 0x37d, 0}, /* rides == bike, at(bike) == hospital */
    {0, 0x2fd, 0}, /* rides == bike, at(bike) == bridge */
    {0, 0x2000000000002fd, 0x200000000000000}, /* rides == bike, at(bike) == bridge, gate_open */
    {0, 0x2000000000001fd, 0x200000000000000}, /* rides == bike, at(bike) == harbour, gate_open */
    {0, 0x1f403, 0}, /* rides == van, at(van) == market */
    {0, 0x1ec03, 0}, /* rides == van, at(van) == school */
    {0, 0x1dc03, 0}, /* rides == van, at(van) == station */
    {0, 0x1bc03, 0}, /* rides == van, at(van) == hospital */
    {0, 0x17c03, 0}, /* rides == van, at(van) == bridge */
    {0, 0x200000000017c03, 0x200000000000000}, /* rides == van, at(van) == bridge, gate_open */
    {0, 0x20000000000fc03, 0x200000000000000}, /* rides == van, at(van) == harbour, gate_open */
    {0, 0x3fc03f5, 0}, /* rides == bike, at(bike) == depot, lies(letter) == depot */
    {0, 0x3fdf803, 0}, /* rides == van, at(van) == depot, lies(letter) == depot */
    {0, 0x7f80003f5, 0}, /* rides == bike, at(bike) == depot, lies(flowers) == depot */
    {0, 0x7f801f803, 0}, /* rides == van, at(van) == depot, lies(flowers) == depot */
    {0, 0xff0000003f5, 0}, /* rides == bike, at(bike) == depot, lies(medicine) == depot */
    {0, 0xff00001f803, 0}, /* rides == van, at(van) == depot, lies(medicine) == depot */
    {0, 0x1fe000000003f5, 0}, /* rides == bike, at(bike) == depot, lies(piano) == depot */
    {0, 0x1fe0000001f803, 0}, /* rides == van, at(van) == depot, lies(piano) == depot */
    {0, 0x2fe03dd, 0}, /* rides == bike, at(bike) == school, lies(letter) == bike */
    {0, 0x1ffec03, 0}, /* rides == van, at(van) == school, lies(letter) == van */
    {0, 0x5fc0001fd, 0}, /* rides == bike, at(bike) == harbour, lies(flowers) == bike */
    {0, 0x3fc00fc03, 0}, /* rides == van, at(van) == harbour, lies(flowers) == van */
    {0, 0xbf80000037d, 0}, /* rides == bike, at(bike) == hospital, lies(medicine) == bike */
    {0, 0x7f80001bc03, 0}, /* rides == van, at(van) == hospital, lies(medicine) == van */
    {0, 0x17f000000001fd, 0}, /* rides == bike, at(bike) == harbour, lies(piano) == bike */
    {0, 0xff0000000fc03, 0}, /* rides == van, at(van) == harbour, lies(piano) == van */
    {0, 0x2000000000002fd, 0}, /* rides == bike, at(bike) == bridge, not gate_open */
    {0, 0x2000000000001fd, 0}, /* rides == bike, at(bike) == harbour, not gate_open */
    {0, 0x200000000017c03, 0}, /* rides == van, at(van) == bridge, not gate_open */
    {0, 0x20000000000fc03, 0}, /* rides == van, at(van) == harbour, not gate_open */
    {0, 0x4000000000003f5, 0}, /* rides == bike, at(bike) == depot, not has_key */
    {0, 0x40000000001f803, 0}, /* rides == van, at(van) == depot, not has_key */
    {0, 0x6000000000002fd, 0x400000000000000}, /* rides == bike, at(bike) == bridge, not gate_open, has_key */
    {0, 0x6000000000001fd, 0x400000000000000}, /* rides == bike, at(bike) == harbour, not gate_open, has_key */
    {0, 0x600000000017c03, 0x400000000000000}, /* rides == van, at(van) == bridge, not gate_open, has_key */
    {0, 0x60000000000fc03, 0x400000000000000}, /* rides == van, at(van) == harbour, not gate_open, has_key */
    {0, 0x80000000000001, 0x80000000000000}, /* rides != nothing, ordered(medicine) */
    {0, 0x800000000003f6, 0x80000000000000}, /* rides == nothing, at(bike) == depot, ordered(medicine) */
    {0, 0x8000000001f806, 0x80000000000000}, /* rides == nothing, at(van) == depot, ordered(medicine) */
    {0, 0x20000000000001, 0x20000000000000}, /* rides != nothing, ordered(letter) */
    {0, 0x200000000003f6, 0x20000000000000}, /* rides == nothing, at(bike) == depot, ordered(letter) */
    {0, 0x2000000001f806, 0x20000000000000}, /* rides == nothing, at(van) == depot, ordered(letter) */
    {0, 0x40000000000001, 0x40000000000000}, /* rides != nothing, ordered(flowers) */
    {0, 0x400000000003f6, 0x40000000000000}, /* rides == nothing, at(bike) == depot, ordered(flowers) */
    {0, 0x4000000001f806, 0x40000000000000}, /* rides == nothing, at(van) == depot, ordered(flowers) */
    {0, 0x10000000001f806, 0x100000000000000}, /* rides == nothing, at(van) == depot, ordered(piano) */
    {0, 0x100000000000001, 0x100000000000000}, /* rides != nothing, ordered(piano) */
    {0, 5, 0}, /* rides == bike */
    {0, 3, 0}, /* rides == van */
    {0, 0x200000000000005, 0x200000000000000}, /* rides == bike, gate_open */
    {0, 0x205, 0}, /* rides == bike, at(bike) != harbour */
    {0, 0x200000000000005, 0}, /* rides == bike, not gate_open */
    {0, 0x200000000000003, 0x200000000000000}, /* rides == van, gate_open */
    {0, 0x10003, 0}, /* rides == van, at(van) != harbour */
    {0, 0x200000000000003, 0}, /* rides == van, not gate_open */
    {0, 0xbf800000000, 0}, /* lies(medicine) == bike */
    {0, 0x7f800000000, 0}, /* lies(medicine) == van */
    {0, 0x2fe0000, 0}, /* lies(letter) == bike */
    {0, 0x1fe0000, 0}, /* lies(letter) == van */
    {0, 0x5fc000000, 0}, /* lies(flowers) == bike */
    {0, 0x3fc000000, 0}, /* lies(flowers) == van */
    {0, 0xff00000000000, 0}, /* lies(piano) == van */
    {0, 0x3f0, 0}, /* at(bike) == depot */
    {0, 0x200000000000000, 0x200000000000000}, /* gate_open */
    {0, 0x1f800, 0}, /* at(van) == depot */
    {0, 0x378, 0}, /* at(bike) == hospital */
    {0, 0x1bc00, 0}, /* at(van) == hospital */
    {0, 0x3d8, 0}, /* at(bike) == school */
    {0, 0x1ec00, 0}, /* at(van) == school */
    {0, 0x1f8, 0}, /* at(bike) == harbour */
    {0, 0xfc00, 0}, /* at(van) == harbour */
};

/* word, low, high, care */
static const GG_ROM gg_range_test range_test__all[] = {
    {1, 1, 0x108, 0xf}, /* battery(bike) >= 1 */
    {1, 0x20, 0x108, 0x1e0}, /* battery(van) >= 1 */
    {1, 0, 0x107, 0xf}, /* battery(bike) <= 7 */
    {1, 0, 0xe8, 0x1e0}, /* battery(van) <= 7 */
    {1, 6, 0x108, 0xf}, /* battery(bike) >= 6 */
    {1, 0xc0, 0x108, 0x1e0}, /* battery(van) >= 6 */
};

/* flags, ranges, flag_count, range_count, sets */
static const GG_ROM gg_box box__all[] = {
    {flag_test__all + 44, NULL, 1, 0, 0}, {flag_test__all + 45, NULL, 1, 0, 0},
    {flag_test__all + 46, NULL, 1, 0, 0}, {flag_test__all + 47, NULL, 1, 0, 0},
    {flag_test__all + 48, NULL, 1, 0, 0}, {flag_test__all + 49, NULL, 1, 0, 0},
    {flag_test__all + 50, NULL, 1, 0, 0}, {flag_test__all + 51, NULL, 1, 0, 0},
    {flag_test__all + 52, NULL, 1, 0, 0}, {flag_test__all + 53, NULL, 1, 0, 0},
    {flag_test__all + 54, NULL, 1, 0, 0}, {flag_test__all + 57, NULL, 1, 0, 0},
    {flag_test__all + 58, NULL, 1, 0, 0}, {flag_test__all + 60, NULL, 1, 0, 0},
    {flag_test__all + 61, NULL, 1, 0, 0}, {flag_test__all + 63, NULL, 1, 0, 0},
    {flag_test__all + 55, NULL, 1, 0, 0}, {flag_test__all + 64, NULL, 1, 0, 0},
    {flag_test__all + 56, NULL, 1, 0, 0}, {flag_test__all + 65, NULL, 1, 0, 0},
    {flag_test__all + 55, NULL, 1, 0, 0}, {flag_test__all + 66, NULL, 1, 0, 0},
    {flag_test__all + 56, NULL, 1, 0, 0}, {flag_test__all + 67, NULL, 1, 0, 0},
    {flag_test__all + 55, NULL, 1, 0, 0}, {flag_test__all + 68, NULL, 1, 0, 0},
    {flag_test__all + 56, NULL, 1, 0, 0}, {flag_test__all + 69, NULL, 1, 0, 0},
    {flag_test__all + 56, NULL, 1, 0, 0}, {flag_test__all, NULL, 1, 0, 0},
    {flag_test__all + 1, NULL, 1, 0, 0}, {flag_test__all + 2, NULL, 1, 0, 0},
    {flag_test__all + 3, NULL, 1, 0, 0}, {flag_test__all + 2, range_test__all, 1, 1, 0},
    {flag_test__all + 4, range_test__all, 1, 1, 0}, {flag_test__all + 5, range_test__all, 1, 1, 0},
    {flag_test__all + 6, range_test__all, 1, 1, 0}, {flag_test__all + 7, range_test__all, 1, 1, 0},
    {flag_test__all + 8, range_test__all, 1, 1, 0}, {flag_test__all + 9, range_test__all, 1, 1, 0},
    {flag_test__all + 10, range_test__all, 1, 1, 0},
    {flag_test__all + 3, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 11, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 12, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 13, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 14, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 15, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 16, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 17, range_test__all + 1, 1, 1, 0},
    {flag_test__all + 2, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 4, range_test__all + 2, 1, 1, 0},
    {flag_test__all + 3, range_test__all + 3, 1, 1, 0},
    {flag_test__all + 11, range_test__all + 3, 1, 1, 0}, {flag_test__all + 18, NULL, 1, 0, 0},
    {flag_test__all + 19, NULL, 1, 0, 0}, {flag_test__all + 20, NULL, 1, 0, 0},
    {flag_test__all + 21, NULL, 1, 0, 0}, {flag_test__all + 22, NULL, 1, 0, 0},
    {flag_test__all + 23, NULL, 1, 0, 0}, {flag_test__all + 24, NULL, 1, 0, 0},
    {flag_test__all + 25, NULL, 1, 0, 0}, {flag_test__all + 26, NULL, 1, 0, 0},
    {flag_test__all + 27, NULL, 1, 0, 0}, {flag_test__all + 28, NULL, 1, 0, 0},
    {flag_test__all + 29, NULL, 1, 0, 0}, {flag_test__all + 30, NULL, 1, 0, 0},
    {flag_test__all + 31, NULL, 1, 0, 0}, {flag_test__all + 32, NULL, 1, 0, 0},
    {flag_test__all + 33, NULL, 1, 0, 0}, {flag_test__all + 34, NULL, 1, 0, 0},
    {flag_test__all + 35, NULL, 1, 0, 0}, {flag_test__all + 36, NULL, 1, 0, 0},
    {flag_test__all + 37, NULL, 1, 0, 0}, {flag_test__all + 38, NULL, 1, 0, 0},
    {flag_test__all + 39, NULL, 1, 0, 0}, {flag_test__all + 40, NULL, 1, 0, 0},
    {flag_test__all + 41, NULL, 1, 0, 0}, {flag_test__all + 42, NULL, 1, 0, 0},
    {flag_test__all + 43, NULL, 1, 0, 0}, {NULL, NULL, 0, 0, 0},
    {flag_test__all + 59, NULL, 1, 0, 0}, {flag_test__all + 62, NULL, 1, 0, 0},
    {flag_test__all + 70, NULL, 1, 0, 0}, {flag_test__all + 71, NULL, 1, 0, 0},
    {flag_test__all + 72, NULL, 1, 0, 0}, {NULL, range_test__all + 4, 0, 1, 0},
    {NULL, range_test__all + 5, 0, 1, 0}, {flag_test__all + 73, NULL, 1, 0, 0},
    {flag_test__all + 74, NULL, 1, 0, 0}, {flag_test__all + 75, NULL, 1, 0, 0},
    {flag_test__all + 76, NULL, 1, 0, 0}, {flag_test__all + 77, NULL, 1, 0, 0},
    {flag_test__all + 78, NULL, 1, 0, 0},
};

/* word, keep, set */
static const GG_ROM gg_assignment assignment__all[] = {
    {0, 0xfffffffffffffff8, 2}, {0, 0xfffffffffffffff8, 4}, {0, 0xfffffffffffffff8, 1},
    {0, 0xfffffffffffffc07, 0x10}, {0, 0xfffffffffffffc07, 0x40}, {0, 0xfffffffffffffc07, 8},
    {0, 0xfffffffffffffc07, 0x20}, {0, 0xfffffffffffffc07, 0x100}, {0, 0xfffffffffffffc07, 0x80},
    {0, 0xfffffffffffffc07, 0x200}, {0, 0xfffffffffffe03ff, 0x800},
    {0, 0xfffffffffffe03ff, 0x2000}, {0, 0xfffffffffffe03ff, 0x400},
    {0, 0xfffffffffffe03ff, 0x1000}, {0, 0xfffffffffffe03ff, 0x8000},
    {0, 0xfffffffffffe03ff, 0x4000}, {0, 0xfffffffffffe03ff, 0x10000}, {1, 0xfffffffffffffff0, 8},
    {1, 0xfffffffffffffe1f, 0x100}, {0, 0xfffffffffc01ffff, 0x1000000},
    {0, 0xfffffffffc01ffff, 0x2000000}, {0, 0xfffffff803ffffff, 0x200000000},
    {0, 0xfffffff803ffffff, 0x400000000}, {0, 0xfffff007ffffffff, 0x40000000000},
    {0, 0xfffff007ffffffff, 0x80000000000}, {0, 0xffe00fffffffffff, 0x8000000000000},
    {0, 0xffe00fffffffffff, 0x10000000000000}, {0, 0xffdffffffc01ffff, 0x80000},
    {0, 0xffbffff803ffffff, 0x100000000}, {0, 0xff7ff007ffffffff, 0x8000000000},
    {0, 0xfee00fffffffffff, 0x4000000000000}, {0, 0xfdffffffffffffff, 0x200000000000000},
    {0, 0xfbffffffffffffff, 0x400000000000000}, {0, 0xf9ffffffffffffff, 0x200000000000000},
    {0, 0xfdffffffffffffff, 0},
};

/* fact, amount */
static const GG_ROM gg_addition addition__all[] = {
    {3, -1}, /* battery(bike) */
    {4, -1}, /* battery(van) */
};

/* assignments, additions, assignment_count, addition_count */
static const GG_ROM gg_effect effect__all[] = {
    {assignment__all, NULL, 1, 0}, {assignment__all + 1, NULL, 1, 0},
    {assignment__all + 2, NULL, 1, 0}, {assignment__all + 3, addition__all, 1, 1},
    {assignment__all + 4, addition__all, 1, 1}, {assignment__all + 5, addition__all, 1, 1},
    {assignment__all + 6, addition__all, 1, 1}, {assignment__all + 7, addition__all, 1, 1},
    {assignment__all + 8, addition__all, 1, 1}, {assignment__all + 9, addition__all, 1, 1},
    {assignment__all + 10, addition__all + 1, 1, 1},
    {assignment__all + 11, addition__all + 1, 1, 1},
    {assignment__all + 12, addition__all + 1, 1, 1},
    {assignment__all + 13, addition__all + 1, 1, 1},
    {assignment__all + 14, addition__all + 1, 1, 1},
    {assignment__all + 15, addition__all + 1, 1, 1},
    {assignment__all + 16, addition__all + 1, 1, 1}, {assignment__all + 17, NULL, 1, 0},
    {assignment__all + 18, NULL, 1, 0}, {assignment__all + 19, NULL, 1, 0},
    {assignment__all + 20, NULL, 1, 0}, {assignment__all + 21, NULL, 1, 0},
    {assignment__all + 22, NULL, 1, 0}, {assignment__all + 23, NULL, 1, 0},
    {assignment__all + 24, NULL, 1, 0}, {assignment__all + 25, NULL, 1, 0},
    {assignment__all + 26, NULL, 1, 0}, {assignment__all + 27, NULL, 1, 0},
    {assignment__all + 28, NULL, 1, 0}, {assignment__all + 29, NULL, 1, 0},
    {assignment__all + 30, NULL, 1, 0}, {assignment__all + 31, NULL, 1, 0},
    {assignment__all + 32, NULL, 1, 0}, {assignment__all + 33, NULL, 1, 0}, {NULL, NULL, 0, 0},
    {assignment__all + 34, NULL, 1, 0},
};

static const GG_ROM uint16_t symbol__all[] = {
    COURIER_BIKE, COURIER_DEPOT, COURIER_MARKET, COURIER_BIKE, COURIER_DEPOT, COURIER_STATION,
    COURIER_BIKE, COURIER_MARKET, COURIER_DEPOT, COURIER_BIKE, COURIER_MARKET, COURIER_SCHOOL,
    COURIER_BIKE, COURIER_MARKET, COURIER_BRIDGE, COURIER_BIKE, COURIER_SCHOOL, COURIER_MARKET,
    COURIER_BIKE, COURIER_SCHOOL, COURIER_HOSPITAL, COURIER_BIKE, COURIER_STATION, COURIER_DEPOT,
    COURIER_BIKE, COURIER_STATION, COURIER_HOSPITAL, COURIER_BIKE, COURIER_HOSPITAL,
    COURIER_SCHOOL, COURIER_BIKE, COURIER_HOSPITAL, COURIER_STATION, COURIER_BIKE, COURIER_BRIDGE,
    COURIER_MARKET, COURIER_BIKE, COURIER_BRIDGE, COURIER_HARBOUR, COURIER_BIKE, COURIER_HARBOUR,
    COURIER_BRIDGE, COURIER_VAN, COURIER_DEPOT, COURIER_MARKET, COURIER_VAN, COURIER_DEPOT,
    COURIER_STATION, COURIER_VAN, COURIER_MARKET, COURIER_DEPOT, COURIER_VAN, COURIER_MARKET,
    COURIER_SCHOOL, COURIER_VAN, COURIER_MARKET, COURIER_BRIDGE, COURIER_VAN, COURIER_SCHOOL,
    COURIER_MARKET, COURIER_VAN, COURIER_SCHOOL, COURIER_HOSPITAL, COURIER_VAN, COURIER_STATION,
    COURIER_DEPOT, COURIER_VAN, COURIER_STATION, COURIER_HOSPITAL, COURIER_VAN, COURIER_HOSPITAL,
    COURIER_SCHOOL, COURIER_VAN, COURIER_HOSPITAL, COURIER_STATION, COURIER_VAN, COURIER_BRIDGE,
    COURIER_MARKET, COURIER_VAN, COURIER_BRIDGE, COURIER_HARBOUR, COURIER_VAN, COURIER_HARBOUR,
    COURIER_BRIDGE, COURIER_LETTER, COURIER_BIKE, COURIER_SCHOOL, COURIER_LETTER, COURIER_VAN,
    COURIER_SCHOOL, COURIER_FLOWERS, COURIER_BIKE, COURIER_HARBOUR, COURIER_FLOWERS, COURIER_VAN,
    COURIER_HARBOUR, COURIER_MEDICINE, COURIER_BIKE, COURIER_HOSPITAL, COURIER_MEDICINE,
    COURIER_VAN, COURIER_HOSPITAL, COURIER_PIANO, COURIER_BIKE, COURIER_HARBOUR, COURIER_PIANO,
    COURIER_VAN, COURIER_HARBOUR,
};

/* precondition, effect, own, world, duration, timeout, cost, source_index, procedural, dynamic_cost,
     begins_at, ends_at, callback_duration, uninterruptible, applies, arguments */
static const GG_ROM gg_action action__all[] = {
/* mount: rides = v */
    {{box__all + 29, 1}, effect__all, effect__all, NULL, 60000, 0, 1, COURIER_ACTION_MOUNT, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 103}, /* mount(bike): rides == nothing, at(v) == depot */
    {{box__all + 30, 1}, effect__all + 1, effect__all + 1, NULL, 60000, 0, 1, COURIER_ACTION_MOUNT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 106}, /* mount(van) */
/* dismount: rides = nothing */
    {{box__all + 31, 1}, effect__all + 2, effect__all + 2, NULL, 60000, 0, 1, COURIER_ACTION_DISMOUNT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 103}, /* dismount(bike): rides == v, at(v) == depot */
    {{box__all + 32, 1}, effect__all + 2, effect__all + 2, NULL, 60000, 0, 1, COURIER_ACTION_DISMOUNT,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 106}, /* dismount(van) */
/* drive: at(v) = to, battery(v) -= 1 */
    {{box__all + 33, 1}, effect__all + 3, effect__all + 3, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all}, /* drive(bike, depot, market): road(from, to) or road(to, from), rides == v and at(v) == from and battery(v) >= 1, gate_open or from != harbour and to != harbour */
    {{box__all + 33, 1}, effect__all + 4, effect__all + 4, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 3}, /* drive(bike, depot, station) */
    {{box__all + 34, 1}, effect__all + 5, effect__all + 5, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 6}, /* drive(bike, market, depot) */
    {{box__all + 34, 1}, effect__all + 6, effect__all + 6, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 9}, /* drive(bike, market, school) */
    {{box__all + 34, 1}, effect__all + 7, effect__all + 7, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 12}, /* drive(bike, market, bridge) */
    {{box__all + 35, 1}, effect__all + 3, effect__all + 3, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 15}, /* drive(bike, school, market) */
    {{box__all + 35, 1}, effect__all + 8, effect__all + 8, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 18}, /* drive(bike, school, hospital) */
    {{box__all + 36, 1}, effect__all + 5, effect__all + 5, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 21}, /* drive(bike, station, depot) */
    {{box__all + 36, 1}, effect__all + 8, effect__all + 8, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 24}, /* drive(bike, station, hospital) */
    {{box__all + 37, 1}, effect__all + 6, effect__all + 6, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 27}, /* drive(bike, hospital, school) */
    {{box__all + 37, 1}, effect__all + 4, effect__all + 4, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 30}, /* drive(bike, hospital, station) */
    {{box__all + 38, 1}, effect__all + 3, effect__all + 3, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 33}, /* drive(bike, bridge, market) */
    {{box__all + 39, 1}, effect__all + 9, effect__all + 9, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 36}, /* drive(bike, bridge, harbour) */
    {{box__all + 40, 1}, effect__all + 7, effect__all + 7, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 39}, /* drive(bike, harbour, bridge) */
    {{box__all + 41, 1}, effect__all + 10, effect__all + 10, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 42}, /* drive(van, depot, market) */
    {{box__all + 41, 1}, effect__all + 11, effect__all + 11, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 45}, /* drive(van, depot, station) */
    {{box__all + 42, 1}, effect__all + 12, effect__all + 12, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 48}, /* drive(van, market, depot) */
    {{box__all + 42, 1}, effect__all + 13, effect__all + 13, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 51}, /* drive(van, market, school) */
    {{box__all + 42, 1}, effect__all + 14, effect__all + 14, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 54}, /* drive(van, market, bridge) */
    {{box__all + 43, 1}, effect__all + 10, effect__all + 10, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 57}, /* drive(van, school, market) */
    {{box__all + 43, 1}, effect__all + 15, effect__all + 15, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 60}, /* drive(van, school, hospital) */
    {{box__all + 44, 1}, effect__all + 12, effect__all + 12, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 63}, /* drive(van, station, depot) */
    {{box__all + 44, 1}, effect__all + 15, effect__all + 15, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 66}, /* drive(van, station, hospital) */
    {{box__all + 45, 1}, effect__all + 13, effect__all + 13, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 69}, /* drive(van, hospital, school) */
    {{box__all + 45, 1}, effect__all + 11, effect__all + 11, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 72}, /* drive(van, hospital, station) */
    {{box__all + 46, 1}, effect__all + 10, effect__all + 10, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 75}, /* drive(van, bridge, market) */
    {{box__all + 47, 1}, effect__all + 16, effect__all + 16, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 78}, /* drive(van, bridge, harbour) */
    {{box__all + 48, 1}, effect__all + 14, effect__all + 14, NULL, 600000, 0, 1, COURIER_ACTION_DRIVE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 81}, /* drive(van, harbour, bridge) */
/* charge: battery(v) = 8 */
    {{box__all + 49, 1}, effect__all + 17, effect__all + 17, NULL, 1200000, 0, 1, COURIER_ACTION_CHARGE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 3}, /* charge(bike, depot): charger(here), rides == v, at(v) == here, battery(v) <= 7 */
    {{box__all + 50, 1}, effect__all + 17, effect__all + 17, NULL, 1200000, 0, 1, COURIER_ACTION_CHARGE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 12}, /* charge(bike, market) */
    {{box__all + 51, 1}, effect__all + 18, effect__all + 18, NULL, 1200000, 0, 1, COURIER_ACTION_CHARGE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 45}, /* charge(van, depot) */
    {{box__all + 52, 1}, effect__all + 18, effect__all + 18, NULL, 1200000, 0, 1, COURIER_ACTION_CHARGE,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 54}, /* charge(van, market) */
/* load: lies(p) = v */
    {{box__all + 53, 1}, effect__all + 19, effect__all + 19, NULL, 120000, 0, 1, COURIER_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 84}, /* load(letter, bike): rides == v, at(v) == depot, lies(p) == depot */
    {{box__all + 54, 1}, effect__all + 20, effect__all + 20, NULL, 120000, 0, 1, COURIER_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 87}, /* load(letter, van) */
    {{box__all + 55, 1}, effect__all + 21, effect__all + 21, NULL, 120000, 0, 1, COURIER_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 90}, /* load(flowers, bike) */
    {{box__all + 56, 1}, effect__all + 22, effect__all + 22, NULL, 120000, 0, 1, COURIER_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 93}, /* load(flowers, van) */
    {{box__all + 57, 1}, effect__all + 23, effect__all + 23, NULL, 120000, 0, 1, COURIER_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 96}, /* load(medicine, bike) */
    {{box__all + 58, 1}, effect__all + 24, effect__all + 24, NULL, 120000, 0, 1, COURIER_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 99}, /* load(medicine, van) */
    {{box__all + 59, 1}, effect__all + 25, effect__all + 25, NULL, 120000, 0, 1, COURIER_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 102}, /* load(piano, bike) */
    {{box__all + 60, 1}, effect__all + 26, effect__all + 26, NULL, 120000, 0, 1, COURIER_ACTION_LOAD,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 105}, /* load(piano, van) */
/* hand_over: lies(p) = here, not ordered(p) */
    {{box__all + 61, 1}, effect__all + 27, effect__all + 27, NULL, 180000, 0, 1,
     COURIER_ACTION_HAND_OVER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false,
     symbol__all + 84}, /* hand_over(letter, bike, school): goes_to(p) == here, rides == v, at(v) == here, lies(p) == v */
    {{box__all + 62, 1}, effect__all + 27, effect__all + 27, NULL, 180000, 0, 1,
     COURIER_ACTION_HAND_OVER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false,
     symbol__all + 87}, /* hand_over(letter, van, school) */
    {{box__all + 63, 1}, effect__all + 28, effect__all + 28, NULL, 180000, 0, 1,
     COURIER_ACTION_HAND_OVER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false,
     symbol__all + 90}, /* hand_over(flowers, bike, harbour) */
    {{box__all + 64, 1}, effect__all + 28, effect__all + 28, NULL, 180000, 0, 1,
     COURIER_ACTION_HAND_OVER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false,
     symbol__all + 93}, /* hand_over(flowers, van, harbour) */
    {{box__all + 65, 1}, effect__all + 29, effect__all + 29, NULL, 180000, 0, 1,
     COURIER_ACTION_HAND_OVER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false,
     symbol__all + 96}, /* hand_over(medicine, bike, hospital) */
    {{box__all + 66, 1}, effect__all + 29, effect__all + 29, NULL, 180000, 0, 1,
     COURIER_ACTION_HAND_OVER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false,
     symbol__all + 99}, /* hand_over(medicine, van, hospital) */
    {{box__all + 67, 1}, effect__all + 30, effect__all + 30, NULL, 180000, 0, 1,
     COURIER_ACTION_HAND_OVER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false,
     symbol__all + 102}, /* hand_over(piano, bike, harbour) */
    {{box__all + 68, 1}, effect__all + 30, effect__all + 30, NULL, 180000, 0, 1,
     COURIER_ACTION_HAND_OVER, GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false,
     symbol__all + 105}, /* hand_over(piano, van, harbour) */
/* ring: gate_open */
    {{box__all + 69, 1}, effect__all + 31, effect__all + 31, NULL, 60000, 0, 1, COURIER_ACTION_RING, 0,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 36}, /* ring(bike, bridge): here in [bridge, harbour], rides == v, at(v) == here, not gate_open */
    {{box__all + 70, 1}, effect__all + 31, effect__all + 31, NULL, 60000, 0, 1, COURIER_ACTION_RING, 1,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 103}, /* ring(bike, harbour) */
    {{box__all + 71, 1}, effect__all + 31, effect__all + 31, NULL, 60000, 0, 1, COURIER_ACTION_RING, 2,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 78}, /* ring(van, bridge) */
    {{box__all + 72, 1}, effect__all + 31, effect__all + 31, NULL, 60000, 0, 1, COURIER_ACTION_RING, 3,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 106}, /* ring(van, harbour) */
/* take_key: has_key */
    {{box__all + 73, 1}, effect__all + 32, effect__all + 32, NULL, 60000, 0, 1, COURIER_ACTION_TAKE_KEY,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 103}, /* take_key(bike): rides == v, at(v) == depot, not has_key */
    {{box__all + 74, 1}, effect__all + 32, effect__all + 32, NULL, 60000, 0, 1, COURIER_ACTION_TAKE_KEY,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 106}, /* take_key(van) */
/* unlock: gate_open, not has_key */
    {{box__all + 75, 1}, effect__all + 33, effect__all + 33, NULL, 60000, 0, 1, COURIER_ACTION_UNLOCK,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 36}, /* unlock(bike, bridge): here in [bridge, harbour], rides == v, at(v) == here, has_key, not gate_open */
    {{box__all + 76, 1}, effect__all + 33, effect__all + 33, NULL, 60000, 0, 1, COURIER_ACTION_UNLOCK,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 103}, /* unlock(bike, harbour) */
    {{box__all + 77, 1}, effect__all + 33, effect__all + 33, NULL, 60000, 0, 1, COURIER_ACTION_UNLOCK,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 78}, /* unlock(van, bridge) */
    {{box__all + 78, 1}, effect__all + 33, effect__all + 33, NULL, 60000, 0, 1, COURIER_ACTION_UNLOCK,
     GG_NONE, GG_NONE, GG_NONE, GG_NONE, false, false, false, symbol__all + 106}, /* unlock(van, harbour) */
/* wait 5m: none */
    {{box__all + 79, 1}, effect__all + 34, NULL, NULL, 300000, 0, 0, COURIER_ACTION_WAIT_5M, GG_NONE,
     GG_NONE, GG_NONE, GG_NONE, false, false, false, NULL}, /* wait 5m: none */
};

static const GG_ROM uint16_t half__all[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
    74, 75, 76, 77, 78, 79, 80, 80, 80, 80, 80, 80, 80, 80, 81, 82, 82, 82, 82, 82, 82, 82, 82, 83,
    62, 62, 84, 62, 62, 62, 62, 85, 86, 62, 62, 62, 62, 62, 62, 87, 88, 89, 62, 62, 62, 62, 90, 62,
    62, 91, 92, 62, 62, 62, 62, 62, 62, 93, 94, 95, 84, 62, 87, 62, 90, 62, 93, 62, 62, 96, 97, 98,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 65535,
    65535, 65535, 65535, 65535, 3, 3, 3, 3, 65535, 4, 4, 4, 4, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 0, 9, 18, 27, 27,
    36, 45, 54, 36, 45, 54, 63, 63, 72, 81, 90, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45, 54, 99, 0, 45,
    54, 99, 0, 1, 2, 3, 0, 1, 2, 3, 6, 7, 8, 9, 6, 7, 8, 9, 0, 12, 18, 30, 24, 36, 42, 54, 30, 42,
    48, 60, 54, 66, 72, 84, 0, 36, 0, 36, 0, 36, 0, 36, 0, 36, 0, 36, 0, 36, 0, 36, 0, 3, 0, 3, 0,
    3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 6, 12, 18,
    18, 24, 30, 36, 24, 30, 36, 42, 42, 48, 54, 60, 0, 30, 36, 66, 0, 30, 36, 66, 0, 30, 36, 66, 0,
    30, 36, 66, 0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10, 0, 5, 6, 11, 0, 5, 6, 11, 0, 5, 6,
    11, 0, 5, 6, 11, 0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105, 0, 3, 6, 9, 12,
    15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 0, 1, 2, 3, 0, 1, 2, 3, 3, 4, 5, 6, 3, 4, 5, 6, 0,
    6, 9, 15, 12, 18, 21, 27, 15, 21, 24, 30, 27, 33, 36, 42, 0, 18, 0, 18, 0, 18, 0, 18, 0, 18, 0,
    18, 0, 18, 0, 18, 0, 3, 6, 9, 9, 12, 15, 18, 12, 15, 18, 21, 21, 24, 27, 30, 0, 15, 18, 33, 0,
    15, 18, 33, 0, 15, 18, 33, 0, 15, 18, 33, 0, 2, 4, 6, 6, 8, 10, 12, 8, 10, 12, 14, 14, 16, 18,
    20, 0, 10, 12, 22, 0, 10, 12, 22, 0, 10, 12, 22, 0, 10, 12, 22, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
    0, 1, 0, 1, 0, 1, 1, 2, 4, 7,
};

/* values, word, shift */
static const GG_ROM gg_index_digit digit__all[] = {
    {half__all + 306, 0, 1}, {half__all + 322, 0, 5}, {half__all + 338, 0, 9},
    {half__all + 354, 0, 57}, {half__all + 370, 0, 1}, {half__all + 386, 0, 11},
    {half__all + 402, 0, 15}, {half__all + 354, 0, 57}, {half__all + 274, 0, 4},
    {half__all + 290, 0, 8}, {half__all, 1, 0}, {half__all + 274, 0, 11}, {half__all + 290, 0, 15},
    {half__all, 1, 5}, {half__all + 418, 0, 4}, {half__all + 434, 0, 8}, {half__all + 450, 1, 0},
    {half__all + 418, 0, 11}, {half__all + 434, 0, 15}, {half__all + 450, 1, 5},
    {half__all + 482, 0, 1}, {half__all + 498, 0, 5}, {half__all + 514, 0, 9},
    {half__all + 370, 0, 1}, {half__all + 530, 0, 11}, {half__all + 546, 0, 15},
    {half__all + 562, 0, 4}, {half__all + 578, 0, 8}, {half__all + 594, 0, 57},
    {half__all + 562, 0, 11}, {half__all + 578, 0, 15}, {half__all + 594, 0, 57},
    {half__all + 370, 0, 1}, {half__all + 466, 1, 0}, {half__all + 370, 0, 1},
    {half__all + 466, 1, 5},
};

static const GG_ROM uint8_t byte__all[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 2, 2, 2, 2, 2, 2, 2, 2, 0, 4, 3, 3, 3, 3, 3, 3, 3, 0, 2, 2, 2, 2,
    2, 2, 2, 2, 0, 0, 3, 3, 3, 3, 3, 3, 3, 0, 4, 3, 3, 3, 3, 3, 3, 3, 0, 0, 5, 4, 4, 4, 4, 4, 4, 2,
    2, 0, 0, 0, 0, 0, 2, 2, 3, 3, 0, 3, 0, 2, 2, 3, 3, 4, 3, 4, 2, 2, 3, 3, 4, 3, 4, 2, 2, 3, 3, 4,
    3, 4, 2, 2, 3, 3, 4, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4,
    3, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2,
    2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 5, 5, 4, 4, 4, 4, 4, 4, 0, 0, 6, 6, 5, 5, 5, 5, 5, 4, 4, 3,
    3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 5, 3, 3, 3, 3, 3, 3,
    3, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 4, 3, 3, 3, 3, 3, 3, 3, 0, 0, 5, 4, 4, 4, 4, 4, 4, 5, 5, 5, 4,
    4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 0, 5, 5, 4, 4, 4, 4, 4, 4, 0, 6, 6, 6, 5, 5, 5, 5, 5,
    0, 0, 6, 6, 5, 5, 5, 5, 5, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1, 0, 0,
    0, 2, 2, 1, 0, 0, 0, 2, 3, 1, 0, 0, 0, 2, 4, 1, 0, 0, 0, 2, 4, 1, 0, 0, 0, 2, 1, 1, 0, 0, 0, 2,
    1, 1, 0, 0, 0, 1, 0, 2, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 2, 0, 0, 0, 1, 0, 3, 0, 0, 0, 1, 0, 3,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 0,
    2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 2, 1, 3, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 1, 0, 2, 3, 1, 0, 0, 1,
    0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 2, 1, 3, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 1, 0, 0, 1,
    0, 0, 1, 0, 2, 3, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 2, 1, 3, 0, 1, 0, 0,
    1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1, 2, 3, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1,
    1, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0,
};

/* digits, entries, distances, base, size, mask, digit_count, ends_sum, wide */
static const GG_ROM gg_distance_table table__all[] = {
    {digit__all + 8, byte__all + 252, word__all + 112, 0, 63, {2032, 0}, 3, false, false},
    {digit__all + 20, byte__all + 537, word__all + 112, 0, 21, {1014, 0}, 3, false, false},
    {digit__all + 26, byte__all + 579, word__all + 113, 0, 14, {1008, 33554432}, 3, true, false},
    {digit__all + 11, byte__all + 252, word__all + 112, 0, 63, {129024, 0}, 3, false, false},
    {digit__all + 23, byte__all + 558, word__all + 112, 0, 21, {129030, 0}, 3, false, false},
    {digit__all + 29, byte__all + 579, word__all + 113, 0, 14, {129024, 33554432}, 3, true, false},
    {digit__all, byte__all + 315, word__all + 113, 0, 42, {1014, 33554432}, 4, false, false},
    {digit__all + 4, byte__all + 357, word__all + 113, 0, 42, {129030, 33554432}, 4, true, false},
    {digit__all + 14, byte__all + 63, word__all + 112, 0, 63, {2032, 0}, 3, false, false},
    {digit__all + 32, byte__all + 399, word__all + 113, 0, 27, {1926, 0}, 2, true, false},
    {digit__all + 17, byte__all + 63, word__all + 112, 0, 63, {129024, 0}, 3, false, false},
    {digit__all + 34, byte__all + 426, word__all + 113, 0, 27, {61446, 0}, 2, true, false},
    {digit__all + 8, byte__all + 126, word__all + 112, 0, 63, {2032, 0}, 3, false, false},
    {digit__all + 20, byte__all + 453, word__all + 112, 0, 21, {1014, 0}, 3, true, false},
    {digit__all + 11, byte__all + 126, word__all + 112, 0, 63, {129024, 0}, 3, false, false},
    {digit__all + 23, byte__all + 474, word__all + 112, 0, 21, {129030, 0}, 3, true, false},
    {digit__all + 8, byte__all + 189, word__all + 112, 0, 63, {2032, 0}, 3, false, false},
    {digit__all + 20, byte__all + 495, word__all + 112, 0, 21, {1014, 0}, 3, true, false},
    {digit__all + 11, byte__all + 189, word__all + 112, 0, 63, {129024, 0}, 3, false, false},
    {digit__all + 23, byte__all + 516, word__all + 112, 0, 21, {129030, 0}, 3, true, false},
    {digit__all + 8, byte__all, word__all + 112, 0, 63, {2032, 0}, 3, true, false},
    {digit__all + 11, byte__all, word__all + 112, 0, 63, {129024, 0}, 3, true, false},
};

/* test, low, high */
static const GG_ROM gg_policy_node policy_node__all[] = {
    {9, 1, 53}, {0, 2, 28}, {1, 3, 4}, {2, 5, 10}, {2, 6, 11}, {3, 7, 10}, {3, 8, 11}, {4, 12, 10},
    {4, 9, 11}, {5, 13, 14}, {6, 15, 35}, {6, 16, 17}, {6, 18, 35}, {6, 19, 20}, {6, 16, 20},
    {7, 21, 35}, {7, 22, 23}, {7, 24, 54}, {7, 25, 35}, {7, 26, 55}, {7, 27, 54}, {8, 56, 35},
    {8, 57, 58}, {8, 59, 60}, {8, 61, 62}, {8, 29, 35}, {8, 63, 64}, {8, 55, 62}, {12, 30, 36},
    {12, 31, 37}, {13, 32, 36}, {13, 33, 37}, {14, 34, 36}, {14, 56, 37}, {15, 38, 39},
    {16, 40, 55}, {16, 41, 42}, {16, 43, 56}, {16, 44, 45}, {16, 41, 45}, {17, 46, 55},
    {17, 47, 48}, {17, 49, 65}, {17, 50, 56}, {17, 51, 55}, {17, 52, 65}, {18, 66, 55},
    {18, 67, 68}, {18, 69, 70}, {18, 71, 72}, {18, 66, 56}, {18, 73, 74}, {18, 55, 72}, {2, 1, 46},
    {3, 2, 3}, {4, 4, 5}, {4, 5, 46}, {5, 6, 7}, {0, 8, 11}, {0, 9, 11}, {0, 10, 11}, {1, 12, 13},
    {1, 12, 14}, {1, 12, 15}, {6, 16, 47}, {6, 17, 47}, {6, 18, 19}, {6, 20, 47}, {6, 18, 21},
    {7, 22, 47}, {7, 23, 47}, {7, 24, 25}, {7, 26, 44}, {7, 24, 47}, {7, 27, 47}, {8, 28, 47},
    {8, 48, 47}, {8, 49, 50}, {8, 51, 52}, {8, 53, 54}, {8, 47, 54}, {12, 29, 32}, {13, 30, 32},
    {14, 31, 32}, {15, 33, 34}, {16, 35, 36}, {16, 37, 47}, {16, 35, 38}, {17, 39, 40},
    {17, 41, 45}, {17, 42, 47}, {17, 43, 47}, {18, 55, 56}, {18, 57, 58}, {18, 59, 60},
    {18, 55, 61}, {18, 47, 60}, {9, 62, 63}, {9, 64, 65}, {0, 1, 6}, {1, 7, 2}, {2, 3, 8},
    {3, 4, 8}, {4, 5, 8}, {5, 9, 10}, {6, 11, 12}, {6, 13, 12}, {6, 14, 15}, {6, 16, 12},
    {6, 17, 18}, {7, 19, 45}, {7, 45, 46}, {7, 20, 45}, {7, 21, 22}, {7, 23, 46}, {7, 24, 45},
    {7, 25, 22}, {7, 26, 46}, {8, 27, 45}, {8, 47, 45}, {8, 48, 49}, {8, 50, 51}, {8, 52, 43},
    {8, 53, 54}, {8, 48, 54}, {8, 45, 43}, {12, 28, 31}, {13, 29, 31}, {14, 30, 31}, {15, 32, 33},
    {16, 34, 35}, {16, 36, 45}, {16, 34, 37}, {17, 38, 39}, {17, 40, 44}, {17, 41, 45},
    {17, 42, 45}, {18, 55, 56}, {18, 57, 58}, {18, 59, 60}, {18, 55, 61}, {18, 45, 60},
    {9, 62, 63}, {9, 64, 65}, {0, 1, 2}, {1, 6, 7}, {12, 3, 8}, {13, 4, 8}, {14, 5, 8},
    {15, 9, 10}, {16, 11, 12}, {16, 13, 12}, {16, 14, 15}, {16, 16, 12}, {16, 17, 18},
    {17, 19, 45}, {17, 45, 46}, {17, 20, 45}, {17, 21, 22}, {17, 23, 46}, {17, 24, 45},
    {17, 25, 22}, {17, 26, 46}, {18, 47, 45}, {18, 27, 45}, {18, 48, 49}, {18, 50, 51},
    {18, 52, 43}, {18, 53, 54}, {18, 48, 54}, {18, 45, 43}, {2, 28, 31}, {3, 29, 31}, {4, 30, 31},
    {5, 32, 33}, {6, 34, 35}, {6, 36, 45}, {6, 34, 37}, {7, 38, 39}, {7, 40, 44}, {7, 41, 45},
    {7, 42, 45}, {8, 55, 56}, {8, 57, 58}, {8, 59, 60}, {8, 55, 61}, {8, 45, 60}, {9, 62, 63},
    {9, 64, 65}, {0, 1, 6}, {1, 7, 2}, {2, 3, 8}, {3, 4, 8}, {4, 5, 8}, {5, 9, 10}, {6, 11, 12},
    {6, 13, 12}, {6, 14, 15}, {6, 16, 12}, {6, 17, 18}, {7, 19, 44}, {7, 20, 44}, {7, 21, 44},
    {7, 22, 23}, {7, 24, 42}, {7, 25, 44}, {7, 25, 23}, {7, 24, 44}, {8, 26, 44}, {8, 45, 44},
    {8, 46, 44}, {8, 47, 48}, {8, 49, 50}, {8, 45, 51}, {8, 52, 53}, {12, 27, 30}, {13, 28, 30},
    {14, 29, 30}, {15, 31, 32}, {16, 33, 34}, {16, 35, 44}, {16, 33, 36}, {17, 37, 38},
    {17, 39, 43}, {17, 40, 44}, {17, 41, 44}, {18, 54, 55}, {18, 56, 57}, {18, 58, 59},
    {18, 54, 60}, {18, 44, 59}, {9, 61, 62}, {9, 63, 64}, {0, 1, 2}, {1, 6, 7}, {12, 3, 8},
    {13, 4, 8}, {14, 5, 8}, {15, 9, 10}, {16, 11, 12}, {16, 13, 12}, {16, 14, 15}, {16, 16, 12},
    {16, 17, 18}, {17, 19, 44}, {17, 20, 44}, {17, 21, 44}, {17, 22, 23}, {17, 24, 42},
    {17, 25, 44}, {17, 25, 23}, {17, 24, 44}, {18, 45, 44}, {18, 46, 44}, {18, 26, 44},
    {18, 47, 48}, {18, 49, 50}, {18, 46, 51}, {18, 52, 53}, {2, 27, 30}, {3, 28, 30}, {4, 29, 30},
    {5, 31, 32}, {6, 33, 34}, {6, 35, 44}, {6, 33, 36}, {7, 37, 38}, {7, 39, 43}, {7, 40, 44},
    {7, 41, 44}, {8, 54, 55}, {8, 56, 57}, {8, 58, 59}, {8, 54, 60}, {8, 44, 59}, {9, 61, 62},
    {9, 63, 64}, {0, 1, 6}, {1, 7, 2}, {2, 3, 8}, {3, 4, 8}, {4, 5, 8}, {5, 9, 10}, {6, 11, 44},
    {6, 12, 44}, {6, 13, 14}, {6, 15, 44}, {6, 16, 17}, {7, 18, 19}, {7, 20, 19}, {7, 21, 22},
    {7, 23, 42}, {7, 24, 19}, {7, 21, 25}, {7, 23, 44}, {8, 26, 44}, {8, 45, 44}, {8, 46, 44},
    {8, 47, 48}, {8, 45, 49}, {8, 50, 51}, {8, 52, 53}, {8, 45, 54}, {12, 27, 30}, {13, 28, 30},
    {14, 29, 30}, {15, 31, 32}, {16, 33, 34}, {16, 35, 44}, {16, 33, 36}, {17, 37, 38},
    {17, 39, 43}, {17, 40, 44}, {17, 41, 44}, {18, 55, 56}, {18, 57, 58}, {18, 59, 60},
    {18, 55, 61}, {18, 44, 60}, {9, 62, 63}, {9, 64, 65}, {0, 1, 2}, {1, 6, 7}, {12, 3, 8},
    {13, 4, 8}, {14, 5, 8}, {15, 9, 10}, {16, 11, 44}, {16, 12, 44}, {16, 13, 14}, {16, 15, 44},
    {16, 16, 17}, {17, 18, 19}, {17, 20, 19}, {17, 21, 22}, {17, 23, 42}, {17, 24, 19},
    {17, 21, 25}, {17, 23, 44}, {18, 45, 44}, {18, 46, 44}, {18, 26, 44}, {18, 47, 48},
    {18, 46, 49}, {18, 50, 51}, {18, 52, 53}, {18, 46, 54}, {2, 27, 30}, {3, 28, 30}, {4, 29, 30},
    {5, 31, 32}, {6, 33, 34}, {6, 35, 44}, {6, 33, 36}, {7, 37, 38}, {7, 39, 43}, {7, 40, 44},
    {7, 41, 44}, {8, 55, 56}, {8, 57, 58}, {8, 59, 60}, {8, 55, 61}, {8, 44, 60}, {9, 62, 63},
    {9, 64, 65}, {12, 1, 42}, {13, 2, 3}, {14, 4, 5}, {14, 5, 42}, {15, 6, 7}, {16, 8, 9},
    {16, 10, 43}, {16, 8, 11}, {17, 12, 13}, {17, 14, 16}, {17, 12, 43}, {17, 15, 43},
    {18, 17, 18}, {18, 19, 20}, {18, 21, 22}, {18, 43, 22}, {0, 43, 40}, {0, 23, 44}, {0, 43, 45},
    {0, 43, 46}, {0, 43, 47}, {0, 43, 48}, {0, 43, 49}, {1, 50, 24}, {2, 25, 28}, {3, 26, 28},
    {4, 27, 28}, {5, 29, 30}, {6, 31, 32}, {6, 33, 43}, {6, 31, 34}, {7, 35, 36}, {7, 37, 41},
    {7, 38, 43}, {7, 39, 43}, {8, 51, 52}, {8, 53, 54}, {8, 55, 56}, {8, 51, 57}, {8, 43, 56},
    {9, 58, 59}, {9, 60, 61}, {0, 1, 6}, {1, 6, 2}, {2, 3, 7}, {3, 4, 7}, {4, 5, 7}, {5, 8, 9},
    {6, 10, 25}, {6, 11, 12}, {6, 13, 25}, {6, 11, 14}, {7, 15, 25}, {7, 16, 17}, {7, 18, 21},
    {7, 19, 25}, {7, 20, 25}, {8, 26, 25}, {8, 26, 27}, {8, 28, 29}, {8, 30, 31}, {8, 26, 32},
    {8, 25, 31}, {9, 22, 33}, {10, 23, 24}, {11, 34, 25}, {11, 34, 35}, {0, 5, 1}, {12, 2, 6},
    {13, 3, 6}, {14, 4, 6}, {15, 7, 8}, {16, 9, 24}, {16, 10, 11}, {16, 12, 24}, {16, 10, 13},
    {17, 14, 24}, {17, 15, 16}, {17, 17, 20}, {17, 18, 24}, {17, 19, 24}, {18, 25, 24},
    {18, 25, 26}, {18, 27, 28}, {18, 29, 30}, {18, 25, 31}, {18, 24, 30}, {9, 21, 32},
    {10, 22, 23}, {19, 33, 24}, {19, 33, 34},
};

/* mask, word */
static const GG_ROM gg_policy_test policy_test__all[] = {
    {4, 0}, {2, 0}, {8, 1}, {4, 1}, {2, 1}, {1, 1}, {0x380, 0}, {0x260, 0}, {0x150, 0},
    {0x200000000000000, 0}, {0x400000000000000, 0}, {2, 2}, {0x100, 1}, {0x80, 1}, {0x40, 1},
    {0x20, 1}, {0x1c000, 0}, {0x13000, 0}, {0xa800, 0}, {8, 2},
};

/* action, from */
static const GG_ROM gg_policy_leaf policy_leaf__all[] = {
    {GG_NONE, 0},
    {53, 0}, /* ring(bike, harbour) */
    {GG_NONE, 1},
    {0, 1}, /* mount(bike) */
    {4, 3}, /* drive(bike, depot, market) */
    {8, 3}, /* drive(bike, market, bridge) */
    {9, 3}, /* drive(bike, school, market) */
    {11, 3}, /* drive(bike, station, depot) */
    {13, 3}, /* drive(bike, hospital, school) */
    {52, 0}, /* ring(bike, bridge) */
    {32, 3}, /* charge(bike, depot) */
    {33, 3}, /* charge(bike, market) */
    {55, 0}, /* ring(van, harbour) */
    {1, 1}, /* mount(van) */
    {18, 28}, /* drive(van, depot, market) */
    {22, 28}, /* drive(van, market, bridge) */
    {23, 28}, /* drive(van, school, market) */
    {25, 28}, /* drive(van, station, depot) */
    {27, 28}, /* drive(van, hospital, school) */
    {54, 0}, /* ring(van, bridge) */
    {34, 28}, /* charge(van, depot) */
    {35, 28}, /* charge(van, market) */
    {GG_NONE, 1}, {GG_NONE, 0},
    {0, 0}, /* mount(bike) */
    {4, 2}, /* drive(bike, depot, market) */
    {7, 2}, /* drive(bike, market, school) */
    {12, 2}, /* drive(bike, station, hospital) */
    {13, 2}, /* drive(bike, hospital, school) */
    {15, 2}, /* drive(bike, bridge, market) */
    {32, 2}, /* charge(bike, depot) */
    {33, 2}, /* charge(bike, market) */
    {11, 2}, /* drive(bike, station, depot) */
    {3, 0}, /* dismount(van) */
    {20, 26}, /* drive(van, market, depot) */
    {23, 26}, /* drive(van, school, market) */
    {25, 26}, /* drive(van, station, depot) */
    {28, 26}, /* drive(van, hospital, station) */
    {29, 26}, /* drive(van, bridge, market) */
    {35, 26}, /* charge(van, market) */
    {53, 42}, /* ring(bike, harbour) */
    {17, 2}, /* drive(bike, harbour, bridge) */
    {55, 42}, /* ring(van, harbour) */
    {31, 26}, /* drive(van, harbour, bridge) */
    {GG_NONE, 1},
    {1, 0}, /* mount(van) */
    {GG_NONE, 0},
    {18, 2}, /* drive(van, depot, market) */
    {21, 2}, /* drive(van, market, school) */
    {26, 2}, /* drive(van, station, hospital) */
    {27, 2}, /* drive(van, hospital, school) */
    {29, 2}, /* drive(van, bridge, market) */
    {34, 2}, /* charge(van, depot) */
    {35, 2}, /* charge(van, market) */
    {25, 2}, /* drive(van, station, depot) */
    {2, 0}, /* dismount(bike) */
    {6, 26}, /* drive(bike, market, depot) */
    {9, 26}, /* drive(bike, school, market) */
    {11, 26}, /* drive(bike, station, depot) */
    {14, 26}, /* drive(bike, hospital, station) */
    {15, 26}, /* drive(bike, bridge, market) */
    {33, 26}, /* charge(bike, market) */
    {55, 42}, /* ring(van, harbour) */
    {31, 2}, /* drive(van, harbour, bridge) */
    {53, 42}, /* ring(bike, harbour) */
    {17, 26}, /* drive(bike, harbour, bridge) */
    {GG_NONE, 1}, {GG_NONE, 0},
    {0, 0}, /* mount(bike) */
    {5, 2}, /* drive(bike, depot, station) */
    {7, 2}, /* drive(bike, market, school) */
    {10, 2}, /* drive(bike, school, hospital) */
    {12, 2}, /* drive(bike, station, hospital) */
    {15, 2}, /* drive(bike, bridge, market) */
    {32, 2}, /* charge(bike, depot) */
    {33, 2}, /* charge(bike, market) */
    {3, 0}, /* dismount(van) */
    {20, 26}, /* drive(van, market, depot) */
    {23, 26}, /* drive(van, school, market) */
    {25, 26}, /* drive(van, station, depot) */
    {28, 26}, /* drive(van, hospital, station) */
    {29, 26}, /* drive(van, bridge, market) */
    {35, 26}, /* charge(van, market) */
    {53, 42}, /* ring(bike, harbour) */
    {17, 2}, /* drive(bike, harbour, bridge) */
    {55, 42}, /* ring(van, harbour) */
    {31, 26}, /* drive(van, harbour, bridge) */
    {GG_NONE, 1},
    {1, 0}, /* mount(van) */
    {GG_NONE, 0},
    {19, 2}, /* drive(van, depot, station) */
    {21, 2}, /* drive(van, market, school) */
    {24, 2}, /* drive(van, school, hospital) */
    {26, 2}, /* drive(van, station, hospital) */
    {29, 2}, /* drive(van, bridge, market) */
    {34, 2}, /* charge(van, depot) */
    {35, 2}, /* charge(van, market) */
    {2, 0}, /* dismount(bike) */
    {6, 26}, /* drive(bike, market, depot) */
    {9, 26}, /* drive(bike, school, market) */
    {11, 26}, /* drive(bike, station, depot) */
    {14, 26}, /* drive(bike, hospital, station) */
    {15, 26}, /* drive(bike, bridge, market) */
    {33, 26}, /* charge(bike, market) */
    {55, 42}, /* ring(van, harbour) */
    {31, 2}, /* drive(van, harbour, bridge) */
    {53, 42}, /* ring(bike, harbour) */
    {17, 26}, /* drive(bike, harbour, bridge) */
    {GG_NONE, 1}, {GG_NONE, 0},
    {0, 0}, /* mount(bike) */
    {4, 2}, /* drive(bike, depot, market) */
    {8, 2}, /* drive(bike, market, bridge) */
    {9, 2}, /* drive(bike, school, market) */
    {11, 2}, /* drive(bike, station, depot) */
    {13, 2}, /* drive(bike, hospital, school) */
    {32, 2}, /* charge(bike, depot) */
    {33, 2}, /* charge(bike, market) */
    {3, 0}, /* dismount(van) */
    {20, 27}, /* drive(van, market, depot) */
    {23, 27}, /* drive(van, school, market) */
    {25, 27}, /* drive(van, station, depot) */
    {28, 27}, /* drive(van, hospital, station) */
    {29, 27}, /* drive(van, bridge, market) */
    {35, 27}, /* charge(van, market) */
    {52, 43}, /* ring(bike, bridge) */
    {16, 2}, /* drive(bike, bridge, harbour) */
    {55, 43}, /* ring(van, harbour) */
    {31, 27}, /* drive(van, harbour, bridge) */
    {GG_NONE, 1}, {GG_NONE, 0},
    {1, 0}, /* mount(van) */
    {18, 2}, /* drive(van, depot, market) */
    {22, 2}, /* drive(van, market, bridge) */
    {23, 2}, /* drive(van, school, market) */
    {25, 2}, /* drive(van, station, depot) */
    {27, 2}, /* drive(van, hospital, school) */
    {34, 2}, /* charge(van, depot) */
    {35, 2}, /* charge(van, market) */
    {2, 0}, /* dismount(bike) */
    {6, 27}, /* drive(bike, market, depot) */
    {9, 27}, /* drive(bike, school, market) */
    {11, 27}, /* drive(bike, station, depot) */
    {14, 27}, /* drive(bike, hospital, station) */
    {15, 27}, /* drive(bike, bridge, market) */
    {33, 27}, /* charge(bike, market) */
    {54, 43}, /* ring(van, bridge) */
    {30, 2}, /* drive(van, bridge, harbour) */
    {53, 43}, /* ring(bike, harbour) */
    {17, 27}, /* drive(bike, harbour, bridge) */
    {GG_NONE, 0}, {GG_NONE, 1},
    {0, 5}, /* mount(bike) */
    {32, 0}, /* charge(bike, depot) */
    {33, 0}, /* charge(bike, market) */
    {9, 0}, /* drive(bike, school, market) */
    {11, 0}, /* drive(bike, station, depot) */
    {13, 0}, /* drive(bike, hospital, school) */
    {15, 0}, /* drive(bike, bridge, market) */
    {3, 5}, /* dismount(van) */
    {20, 28}, /* drive(van, market, depot) */
    {23, 28}, /* drive(van, school, market) */
    {25, 28}, /* drive(van, station, depot) */
    {28, 28}, /* drive(van, hospital, station) */
    {29, 28}, /* drive(van, bridge, market) */
    {35, 28}, /* charge(van, market) */
    {53, 44}, /* ring(bike, harbour) */
    {17, 0}, /* drive(bike, harbour, bridge) */
    {55, 44}, /* ring(van, harbour) */
    {31, 28}, /* drive(van, harbour, bridge) */
    {GG_NONE, 0}, {GG_NONE, 1},
    {34, 0}, /* charge(van, depot) */
    {35, 0}, /* charge(van, market) */
    {23, 0}, /* drive(van, school, market) */
    {25, 0}, /* drive(van, station, depot) */
    {27, 0}, /* drive(van, hospital, school) */
    {29, 0}, /* drive(van, bridge, market) */
    {1, 16}, /* mount(van) */
    {2, 16}, /* dismount(bike) */
    {6, 24}, /* drive(bike, market, depot) */
    {9, 24}, /* drive(bike, school, market) */
    {11, 24}, /* drive(bike, station, depot) */
    {14, 24}, /* drive(bike, hospital, station) */
    {15, 24}, /* drive(bike, bridge, market) */
    {33, 24}, /* charge(bike, market) */
    {55, 40}, /* ring(van, harbour) */
    {31, 0}, /* drive(van, harbour, bridge) */
    {53, 40}, /* ring(bike, harbour) */
    {17, 24}, /* drive(bike, harbour, bridge) */
    {GG_NONE, 1}, {GG_NONE, 0},
    {6, 2}, /* drive(bike, market, depot) */
    {9, 2}, /* drive(bike, school, market) */
    {11, 2}, /* drive(bike, station, depot) */
    {14, 2}, /* drive(bike, hospital, station) */
    {15, 2}, /* drive(bike, bridge, market) */
    {33, 2}, /* charge(bike, market) */
    {17, 2}, /* drive(bike, harbour, bridge) */
    {53, 21}, /* ring(bike, harbour) */
    {59, 21}, /* unlock(bike, harbour) */
    {GG_NONE, 1}, {GG_NONE, 0},
    {20, 1}, /* drive(van, market, depot) */
    {23, 1}, /* drive(van, school, market) */
    {25, 1}, /* drive(van, station, depot) */
    {28, 1}, /* drive(van, hospital, station) */
    {29, 1}, /* drive(van, bridge, market) */
    {35, 1}, /* charge(van, market) */
    {31, 1}, /* drive(van, harbour, bridge) */
    {55, 20}, /* ring(van, harbour) */
    {61, 20}, /* unlock(van, harbour) */
};

/* nodes, tests, leaves, invariants, node_count, leaf_count, invariant_count, longest */
static const GG_ROM gg_policy policy__all[] = {
    {policy_node__all + 407, policy_test__all, policy_leaf__all + 190, NULL, 25, 11, 0, 5},
    {policy_node__all, policy_test__all, policy_leaf__all, NULL, 53, 22, 0, 5},
    {policy_node__all + 432, policy_test__all, policy_leaf__all + 201, NULL, 24, 11, 0, 5},
    {policy_node__all + 53, policy_test__all, policy_leaf__all + 150, NULL, 46, 20, 0, 8},
    {policy_node__all + 365, policy_test__all, policy_leaf__all + 170, NULL, 42, 20, 0, 8},
    {policy_node__all + 189, policy_test__all, policy_leaf__all + 66, NULL, 44, 21, 0, 10},
    {policy_node__all + 233, policy_test__all, policy_leaf__all + 87, NULL, 44, 21, 0, 10},
    {policy_node__all + 277, policy_test__all, policy_leaf__all + 22, NULL, 44, 22, 0, 10},
    {policy_node__all + 321, policy_test__all, policy_leaf__all + 44, NULL, 44, 22, 0, 10},
    {policy_node__all + 99, policy_test__all, policy_leaf__all + 108, NULL, 45, 21, 0, 11},
    {policy_node__all + 144, policy_test__all, policy_leaf__all + 129, NULL, 45, 21, 0, 11},
};

/* actions, tables, groups, policy, reading, wake_mask, table_count, asks, hidden */
static const GG_ROM gg_heuristic heuristic__all[] = {
    {word__all + 125, table__all + 20, NULL, policy__all, &gg_policy_asking, NULL, 1, true, false},
    {word__all + 125, table__all + 6, NULL, policy__all + 1, &gg_policy_reading, NULL, 2, true, false},
    {word__all + 125, table__all + 21, NULL, policy__all + 2, &gg_policy_asking, NULL, 1, true, false},
    {word__all + 125, table__all + 8, NULL, policy__all + 3, &gg_policy_reading, NULL, 2, true, false},
    {word__all + 125, table__all + 10, NULL, policy__all + 4, &gg_policy_reading, NULL, 2, true, false},
    {word__all + 125, table__all + 12, NULL, policy__all + 5, &gg_policy_reading, NULL, 2, true, false},
    {word__all + 125, table__all + 14, NULL, policy__all + 6, &gg_policy_reading, NULL, 2, true, false},
    {word__all + 125, table__all + 16, NULL, policy__all + 7, &gg_policy_reading, NULL, 2, true, false},
    {word__all + 125, table__all + 18, NULL, policy__all + 8, &gg_policy_reading, NULL, 2, true, false},
    {word__all + 125, table__all, NULL, policy__all + 9, &gg_policy_reading, NULL, 3, true, false},
    {word__all + 125, table__all + 3, NULL, policy__all + 10, &gg_policy_reading, NULL, 3, true, false},
};

static const GG_ROM gg_heuristic *const GG_ROM heuristic_list__all[] = {
    heuristic__all, heuristic__all + 1, heuristic__all + 2, heuristic__all + 3, heuristic__all + 4,
    heuristic__all + 5, heuristic__all + 6, heuristic__all + 7, heuristic__all + 8,
    heuristic__all + 9, heuristic__all + 10,
};

static const GG_ROM gg_agent_type agent_type__all[] = {
    {.actions = NULL, .calls = &agent_type__courier__calls, .heuristics = heuristic_list__all,
     .goals = NULL, .relevance_mask = NULL, .goal_count = 0, .task = 0}, /* courier */
};

static const GG_ROM uint16_t subtask__all[] = {
    task__go__van__depot, action__dismount__van, action__mount__bike, task__bring__medicine__bike,
    task__go__bike__depot, action__dismount__bike, action__mount__van, task__bring__medicine__van,
    task__go__van__depot, action__dismount__van, action__mount__bike, task__bring__letter__bike,
    task__go__bike__depot, action__dismount__bike, action__mount__van, task__bring__letter__van,
    task__go__van__depot, action__dismount__van, action__mount__bike, task__bring__flowers__bike,
    task__go__bike__depot, action__dismount__bike, action__mount__van, task__bring__flowers__van,
    task__go__bike__depot, action__dismount__bike, action__mount__van, task__bring__piano__van,
    task__collect__medicine__bike, 93 /* achieve */, task__go__bike__hospital,
    action__hand_over__medicine__bike__hospital, task__collect__medicine__van, 94 /* achieve */,
    task__go__van__hospital, action__hand_over__medicine__van__hospital,
    task__collect__letter__bike, 93 /* achieve */, task__go__bike__school,
    action__hand_over__letter__bike__school, task__collect__letter__van, 94 /* achieve */,
    task__go__van__school, action__hand_over__letter__van__school, task__collect__flowers__bike,
    93 /* achieve */, task__go__bike__harbour, action__hand_over__flowers__bike__harbour,
    task__collect__flowers__van, 94 /* achieve */, task__go__van__harbour,
    action__hand_over__flowers__van__harbour, task__collect__piano__van, 94 /* achieve */,
    task__go__van__harbour, action__hand_over__piano__van__harbour, 91 /* achieve */,
    90 /* achieve */, 91 /* achieve */, 92 /* achieve */, task__go__bike__depot,
    action__load__medicine__bike, 91 /* achieve */, 95 /* achieve */, task__go__van__depot,
    action__load__medicine__van, 91 /* achieve */, 96 /* achieve */, task__go__bike__depot,
    action__load__letter__bike, 91 /* achieve */, 97 /* achieve */, task__go__van__depot,
    action__load__letter__van, 91 /* achieve */, 98 /* achieve */, task__go__bike__depot,
    action__load__flowers__bike, 91 /* achieve */, 99 /* achieve */, task__go__van__depot,
    action__load__flowers__van, 91 /* achieve */, 100 /* achieve */, task__go__van__depot,
    action__load__piano__van, task__deliver__medicine, task__deliver__letter,
    task__deliver__flowers, task__deliver__piano, action__wait_5m,
};

/* precondition, subtasks, arguments, subtask_count, prechecked, source_index, priority_level, scored */
static const GG_ROM gg_method method__all[] = {
    {{box__all, 3}, subtask__all + 86, NULL, 1, 0, 0, 0, GG_NONE}, /* rush(medicine): urgent(p), ordered(p) */
    {{box__all + 3, 3}, subtask__all + 87, NULL, 1, 0, 1, 1, GG_NONE}, /* next(letter): ordered(p) */
    {{box__all + 6, 3}, subtask__all + 88, NULL, 1, 0, 1, 1, GG_NONE}, /* next(flowers): ordered(p) */
    {{box__all, 3}, subtask__all + 86, NULL, 1, 0, 1, 1, GG_NONE}, /* next(medicine): ordered(p) */
    {{box__all + 9, 2}, subtask__all + 89, NULL, 1, 0, 1, 1, GG_NONE}, /* next(piano): ordered(p) */
    {{box__all + 24, 1}, subtask__all + 24, NULL, 2, 0, 2, 2, GG_NONE}, /* park(bike): rides == v */
    {{box__all + 28, 1}, subtask__all + 16, NULL, 2, 0, 2, 2, GG_NONE}, /* park(van): rides == v */
    {{box__all + 79, 1}, subtask__all + 90, NULL, 1, 1, 3, 3, GG_NONE}, /* rest: none */
    {{box__all + 24, 1}, subtask__all + 3, NULL, 1, 0, 0, 0, GG_NONE}, /* ride_on(bike): v == van or not heavy(p), rides == v */
    {{box__all + 28, 1}, subtask__all + 7, NULL, 1, 0, 0, 0, GG_NONE}, /* ride_on(van): v == van or not heavy(p), rides == v */
    {{box__all + 29, 1}, subtask__all + 2, NULL, 2, 1, 1, 0, GG_NONE}, /* set_out(bike): v == van or not heavy(p), rides == nothing */
    {{box__all + 30, 1}, subtask__all + 6, NULL, 2, 1, 1, 0, GG_NONE}, /* set_out(van): v == van or not heavy(p), rides == nothing */
    {{box__all + 28, 1}, subtask__all, NULL, 4, 0, 2, 0, GG_NONE}, /* change(bike, van): v == van or not heavy(p), other != v, rides == other */
    {{box__all + 24, 1}, subtask__all + 4, NULL, 4, 0, 2, 0, GG_NONE}, /* change(van, bike): v == van or not heavy(p), other != v, rides == other */
    {{box__all + 24, 1}, subtask__all + 11, NULL, 1, 0, 0, 0, GG_NONE}, /* ride_on(bike): v == van or not heavy(p), rides == v */
    {{box__all + 28, 1}, subtask__all + 15, NULL, 1, 0, 0, 0, GG_NONE}, /* ride_on(van): v == van or not heavy(p), rides == v */
    {{box__all + 29, 1}, subtask__all + 10, NULL, 2, 1, 1, 0, GG_NONE}, /* set_out(bike): v == van or not heavy(p), rides == nothing */
    {{box__all + 30, 1}, subtask__all + 14, NULL, 2, 1, 1, 0, GG_NONE}, /* set_out(van): v == van or not heavy(p), rides == nothing */
    {{box__all + 28, 1}, subtask__all + 8, NULL, 4, 0, 2, 0, GG_NONE}, /* change(bike, van): v == van or not heavy(p), other != v, rides == other */
    {{box__all + 24, 1}, subtask__all + 12, NULL, 4, 0, 2, 0, GG_NONE}, /* change(van, bike): v == van or not heavy(p), other != v, rides == other */
    {{box__all + 24, 1}, subtask__all + 19, NULL, 1, 0, 0, 0, GG_NONE}, /* ride_on(bike): v == van or not heavy(p), rides == v */
    {{box__all + 28, 1}, subtask__all + 23, NULL, 1, 0, 0, 0, GG_NONE}, /* ride_on(van): v == van or not heavy(p), rides == v */
    {{box__all + 29, 1}, subtask__all + 18, NULL, 2, 1, 1, 0, GG_NONE}, /* set_out(bike): v == van or not heavy(p), rides == nothing */
    {{box__all + 30, 1}, subtask__all + 22, NULL, 2, 1, 1, 0, GG_NONE}, /* set_out(van): v == van or not heavy(p), rides == nothing */
    {{box__all + 28, 1}, subtask__all + 16, NULL, 4, 0, 2, 0, GG_NONE}, /* change(bike, van): v == van or not heavy(p), other != v, rides == other */
    {{box__all + 24, 1}, subtask__all + 20, NULL, 4, 0, 2, 0, GG_NONE}, /* change(van, bike): v == van or not heavy(p), other != v, rides == other */
    {{box__all + 28, 1}, subtask__all + 27, NULL, 1, 0, 0, 0, GG_NONE}, /* ride_on(van): v == van or not heavy(p), rides == v */
    {{box__all + 30, 1}, subtask__all + 26, NULL, 2, 1, 1, 0, GG_NONE}, /* set_out(van): v == van or not heavy(p), rides == nothing */
    {{box__all + 24, 1}, subtask__all + 24, NULL, 4, 0, 2, 0, GG_NONE}, /* change(van, bike): v == van or not heavy(p), other != v, rides == other */
    {{box__all + 11, 2}, subtask__all + 57, NULL, 1, 0, 0, 0, GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {{box__all + 80, 1}, subtask__all + 56, NULL, 2, 0, 1, 0, GG_NONE}, /* through_the_gate: rides == v, not gate_open */
    {{box__all + 13, 2}, subtask__all + 59, NULL, 1, 0, 0, 0, GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {{box__all + 81, 1}, subtask__all + 58, NULL, 2, 0, 1, 0, GG_NONE}, /* through_the_gate: rides == v, not gate_open */
    {{box__all + 15, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* loaded: lies(p) == v */
    {{box__all + 24, 1}, subtask__all + 60, NULL, 2, 0, 1, 0, GG_NONE}, /* waiting: none */
    {{box__all + 11, 2}, subtask__all + 63, NULL, 1, 0, 0, 0, GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {{box__all + 80, 1}, subtask__all + 62, NULL, 2, 0, 1, 0, GG_NONE}, /* through_the_gate: rides == v, not gate_open */
    {{box__all + 17, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* loaded: lies(p) == v */
    {{box__all + 28, 1}, subtask__all + 64, NULL, 2, 0, 1, 0, GG_NONE}, /* waiting: none */
    {{box__all + 13, 2}, subtask__all + 67, NULL, 1, 0, 0, 0, GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {{box__all + 81, 1}, subtask__all + 66, NULL, 2, 0, 1, 0, GG_NONE}, /* through_the_gate: rides == v, not gate_open */
    {{box__all + 19, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* loaded: lies(p) == v */
    {{box__all + 24, 1}, subtask__all + 68, NULL, 2, 0, 1, 0, GG_NONE}, /* waiting: none */
    {{box__all + 11, 2}, subtask__all + 71, NULL, 1, 0, 0, 0, GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {{box__all + 80, 1}, subtask__all + 70, NULL, 2, 0, 1, 0, GG_NONE}, /* through_the_gate: rides == v, not gate_open */
    {{box__all + 21, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* loaded: lies(p) == v */
    {{box__all + 28, 1}, subtask__all + 72, NULL, 2, 0, 1, 0, GG_NONE}, /* waiting: none */
    {{box__all + 13, 2}, subtask__all + 75, NULL, 1, 0, 0, 0, GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {{box__all + 81, 1}, subtask__all + 74, NULL, 2, 0, 1, 0, GG_NONE}, /* through_the_gate: rides == v, not gate_open */
    {{box__all + 23, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* loaded: lies(p) == v */
    {{box__all + 24, 1}, subtask__all + 76, NULL, 2, 0, 1, 0, GG_NONE}, /* waiting: none */
    {{box__all + 11, 1}, subtask__all + 79, NULL, 1, 0, 0, 0, GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {{box__all + 80, 1}, subtask__all + 78, NULL, 2, 0, 1, 0, GG_NONE}, /* through_the_gate: rides == v, not gate_open */
    {{box__all + 25, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* loaded: lies(p) == v */
    {{box__all + 28, 1}, subtask__all + 80, NULL, 2, 0, 1, 0, GG_NONE}, /* waiting: none */
    {{box__all + 13, 1}, subtask__all + 83, NULL, 1, 0, 0, 0, GG_NONE}, /* freely: rides == v, gate_open or to != harbour and at(v) != harbour */
    {{box__all + 81, 1}, subtask__all + 82, NULL, 2, 0, 1, 0, GG_NONE}, /* through_the_gate: rides == v, not gate_open */
    {{box__all + 27, 1}, NULL, NULL, 0, 0, 0, 0, GG_NONE}, /* loaded: lies(p) == v */
    {{box__all + 28, 1}, subtask__all + 84, NULL, 2, 0, 1, 0, GG_NONE}, /* waiting: none */
    {{box__all + 15, 2}, subtask__all + 28, NULL, 4, 0, 0, 0, GG_NONE}, /* where_it_goes(hospital): goes_to(p) == to */
    {{box__all + 17, 2}, subtask__all + 32, NULL, 4, 0, 0, 0, GG_NONE}, /* where_it_goes(hospital): goes_to(p) == to */
    {{box__all + 19, 2}, subtask__all + 36, NULL, 4, 0, 0, 0, GG_NONE}, /* where_it_goes(school): goes_to(p) == to */
    {{box__all + 21, 2}, subtask__all + 40, NULL, 4, 0, 0, 0, GG_NONE}, /* where_it_goes(school): goes_to(p) == to */
    {{box__all + 23, 2}, subtask__all + 44, NULL, 4, 0, 0, 0, GG_NONE}, /* where_it_goes(harbour): goes_to(p) == to */
    {{box__all + 25, 2}, subtask__all + 48, NULL, 4, 0, 0, 0, GG_NONE}, /* where_it_goes(harbour): goes_to(p) == to */
    {{box__all + 27, 2}, subtask__all + 52, NULL, 4, 0, 0, 0, GG_NONE}, /* where_it_goes(harbour): goes_to(p) == to */
};

static const GG_ROM uint16_t index__all[] = {
    2, 3, 4, 1, 5,
};

/* ways, methods, fact, count, low, high, next */
static const GG_ROM gg_branch branch__all[] = {
    {index__all + 3, NULL, 11, 0, 0, 7, GG_NONE}, /* ordered(medicine) */
    {index__all, NULL, 0, 0, 1, 7, GG_NONE}, /* rides */
    {NULL, half__all + 610, GG_NONE, 4, 1, 7, GG_NONE},
    {NULL, half__all + 496, GG_NONE, 1, 5, 5, 2}, {NULL, half__all + 566, GG_NONE, 1, 6, 6, 2},
    {NULL, half__all + 530, GG_NONE, 2, 0, 3, 1},
};

/* methods, groups, index, method_count, group_count, branch_count, select, recursive, least, draws,
     component */
static const GG_ROM gg_task task__all[] = {
    {method__all, NULL, branch__all, 8, 0, 6, GG_FIRST, false, 1, false, GG_NONE}, /* work */
    {method__all + 8, NULL, NULL, 6, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* deliver(medicine) */
    {method__all + 14, NULL, NULL, 6, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* deliver(letter) */
    {method__all + 20, NULL, NULL, 6, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* deliver(flowers) */
    {method__all + 26, NULL, NULL, 3, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* deliver(piano) */
    {method__all + 29, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* go(bike, depot) */
    {method__all + 31, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* go(van, depot) */
    {method__all + 59, NULL, NULL, 1, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* bring(medicine, bike) */
    {method__all + 60, NULL, NULL, 1, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* bring(medicine, van) */
    {method__all + 61, NULL, NULL, 1, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* bring(letter, bike) */
    {method__all + 62, NULL, NULL, 1, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* bring(letter, van) */
    {method__all + 63, NULL, NULL, 1, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* bring(flowers, bike) */
    {method__all + 64, NULL, NULL, 1, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* bring(flowers, van) */
    {method__all + 65, NULL, NULL, 1, 0, 0, GG_FIRST, false, 1, false, GG_NONE}, /* bring(piano, van) */
    {method__all + 33, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* collect(medicine, bike) */
    {method__all + 35, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* go(bike, hospital) */
    {method__all + 37, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* collect(medicine, van) */
    {method__all + 39, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* go(van, hospital) */
    {method__all + 41, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* collect(letter, bike) */
    {method__all + 43, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* go(bike, school) */
    {method__all + 45, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* collect(letter, van) */
    {method__all + 47, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* go(van, school) */
    {method__all + 49, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* collect(flowers, bike) */
    {method__all + 51, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* go(bike, harbour) */
    {method__all + 53, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* collect(flowers, van) */
    {method__all + 55, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* go(van, harbour) */
    {method__all + 57, NULL, NULL, 2, 0, 0, GG_FIRST, false, 0, false, GG_NONE}, /* collect(piano, van) */
};

static const GG_ROM gg_init_hook init_hook__all[] = {
    gg_rules_init, NULL,
};

static const GG_ROM gg_pass_hook pass_hook__all[] = {
    gg_rules_pass, NULL,
};

static const GG_ROM gg_tick_hook tick_hook__all[] = {
    NULL,
};

/* boxes, count */
static const GG_ROM gg_condition condition__all[] = {
    {box__all + 82, 1}, {box__all + 83, 1}, {box__all + 84, 1}, {box__all + 85, 1},
    {box__all + 86, 1}, {box__all + 87, 1}, {box__all + 88, 1}, {box__all + 89, 1},
    {box__all + 90, 1}, {box__all + 91, 1}, {box__all + 92, 1},
};

/* rows, first, actions, word, shift */
static const GG_ROM gg_action_filter filter__all[] = {
    {{0, 1, 2, 0, 3, 0, 0, 0, 0, 1, 4, 0, 3, 0, 0, 0}, 0, 0, 0, 0},
    {{0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0}, 0, 0, 0, 12},
    {{0, 9, 10, 0, 11, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0}, 0, 0, 0, 4},
};

static const GG_ROM gg_search_tables search__all[] = {
    {.searching = &gg_searching, .slicing = NULL, .regressing = NULL, .satisficing = &gg_satisficing,
     .stubborn = &gg_stubborn, .filters = filter__all, .masks = word__all + 99,
     .filtered = word__all + 126, .conflicts = word__all, .conflict_rows = half__all,
     .value_count = 83, .filter_count = 3},
};

static const GG_ROM gg_rule rule__all[] = {
/* gate_shuts: not gate_open */
    {.precondition = {.boxes = box__all + 79, .count = 1}, .effect = effect__all + 35,
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
    .guards = word__all + 119,
    .shared = NULL,
    .facts = fact__all,
    .actions = action__all,
    .agent_types = agent_type__all,
    .tasks = task__all,
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
    .hooks = {.init = init_hook__all, .pass = pass_hook__all, .begin = tick_hook__all, .settle = tick_hook__all,
     .look = tick_hook__all, .start = tick_hook__all, .end = tick_hook__all},
    .format = &gg_format_28,
    .fingerprint = 3863445790,
    .saved_fingerprint = (uint32_t)(UINT32_C(3863445790) +
        UINT32_C(31) * offsetof(courier_agent, state) +
        UINT32_C(961) * offsetof(courier_agent, snapshot) +
        UINT32_C(29791) * offsetof(courier_agent, support_mask) +
        UINT32_C(28629151) * offsetof(courier_agent, timers) +
        UINT32_C(887503681) * offsetof(courier_agent, backoffs) +
        UINT32_C(4098453791) * offsetof(courier_agent, plan) +
        UINT32_C(129082719) * offsetof(courier_agent, watches) +
        UINT32_C(1950300255) * offsetof(courier_world, state)),
    .start = word__all + 121,
    .tops = word__all + 123,
    .applied = NULL,
    .goal_sources = NULL,
    .subgoals = condition__all,
    .search = search__all,
    .fact_at = half__all + 146,
    .rules = rule__all,
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
    const GG_ROM gg_action *action = gg_action_of(&courier_domain, number);
    doing.action = (courier_action)action->source_index;
    for (uint8_t i = 0; i < counts[action->source_index]; i++)
        doing.arguments[i] = (courier_symbol)gg_action_argument(&courier_domain, number, i);
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

