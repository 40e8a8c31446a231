#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tries what make size concludes: from programs whose calls are known, and from tables.

usage: test_size.py FOLDER

The programs are made in FOLDER, by the compiler for the Cortex-M0. Each stands for a runtime with
one source, in which every function has a frame of at least so many bytes as its array.
"""
import os
import sys
import unittest

sys.dont_write_bytecode = True
import size
from parts import Parts
from stack import NoBound, Stack

FOLDER = os.path.abspath(sys.argv.pop())

HEAD = """
typedef struct gg_calls {
    void (*run)(int);
} gg_calls;
typedef struct gg_part {
    int (*first)(int);
    int (*second)(int);
} gg_part;
extern const gg_part gg_some;
typedef struct gg_more {
    gg_part part;
    int (*third)(int);
} gg_more;
extern const gg_more gg_others;
typedef int gg_visit(int n);
typedef struct gg_walk {
    gg_visit *visit;
} gg_walk;
static int deep(int n) __attribute__((noinline));
static int flat(int n) __attribute__((noinline));
static int deep(int n)
{
    volatile char room[400];
    room[n] = 1;
    return room[0];
}
static int flat(int n)
{
    volatile char room[8];
    room[n & 7] = 2;
    return room[0];
}
"""


def stack_of(name, body):
    """The stack of a program whose runtime is HEAD and a body with gg_run(part, calls)."""
    folder = f"{FOLDER}/{name}"
    os.makedirs(folder)
    with open(folder + "/gg.c", "w", encoding="utf-8") as file:
        file.write(HEAD + body)
    with open(folder + "/game.c", "w", encoding="utf-8") as file:
        file.write("int gg_run(const void *, const void *);\nextern const char gg_some;\n"
                   "int main(void) { return gg_run(&gg_some, 0); }\n")
    for header in ("domain.c", "domain.h"):
        open(f"{folder}/{header}", "w", encoding="utf-8").close()
    measuring = size.Measuring(folder, size.TARGETS[0], {})
    runtime = measuring.compile(folder + "/gg.c", folder + "/runtime_gg.o")
    game = measuring.compile(folder + "/game.c", folder + "/game_main.o")
    linked = measuring.link_objects(folder, [game, runtime])
    return Stack(size.TARGETS[0], linked, Parts(folder, folder + "/domain.c"))


SOME = "const gg_part gg_some = {flat, deep};\n"


class StackTest(unittest.TestCase):
    def names(self, stack):
        return [name for name, _ in stack.deepest_path()]

    def test_a_member_leads_to_its_function_alone(self):
        stack = stack_of("first", SOME + """int gg_run(const gg_part *part, const gg_calls *calls)
{
    volatile char room[40];
    room[0] = 1;
    return part->first(room[0]) + room[0];
}""")
        self.assertTrue(48 <= stack.depth(stack.linked.named("gg_run")) < 150)

    def test_a_call_of_a_part_counts_what_it_leads_to(self):
        stack = stack_of("second", SOME + """int gg_run(const gg_part *part, const gg_calls *calls)
{
    volatile char room[40];
    room[0] = 1;
    return part->second(room[0]) + room[0];
}""")
        self.assertEqual(self.names(stack), ["gg_run", "deep"])
        self.assertTrue(440 <= stack.deepest_of_all() < 520)

    def test_a_structure_that_begins_with_another_counts_for_it(self):
        for name, member, call, called in (("inner", "flat", "part->second(1)", "deep"),
                                           ("outer", "deep", "more->third(1)", "deep"),
                                           ("neither", "flat", "more->third(1)", "flat")):
            stack = stack_of(name, SOME.replace("deep", "flat") +
                             """const gg_more gg_others = {{flat, deep}, %s};
int gg_run(const gg_part *part, const gg_calls *calls)
{
    const gg_more *volatile kept = &gg_others;
    const gg_more *more = kept;
    return %s + (part == &more->part);
}""" % (member, call))
            depth = stack.depth(stack.linked.named("gg_run"))
            self.assertEqual(depth > 400, called == "deep")

    def test_a_call_by_a_function_type_counts_what_it_can_lead_to(self):
        stack = stack_of("typed", SOME + """int gg_run(const gg_walk *walk, const gg_calls *calls)
{
    return walk->visit(3) + 1;
}""")
        self.assertEqual(self.names(stack), ["gg_run", "deep"])

    def test_a_call_of_the_game_ends(self):
        stack = stack_of("game", SOME + """int gg_run(const gg_part *part, const gg_calls *calls)
{
    calls->run(1);
    return 1;
}""")
        self.assertTrue(stack.depth(stack.linked.named("gg_run")) < 40)

    def test_functions_that_call_themselves_through_a_part_are_named(self):
        stack = stack_of("circle", """
int gg_run(const gg_part *part, const gg_calls *calls)
{
    return part->first(2) + 1;
}
static int again(int n)
{
    return gg_run(&gg_some, 0) + n;
}
const gg_part gg_some = {again, deep};
""")
        with self.assertRaisesRegex(NoBound, "gg_run -> again -> gg_run|again -> gg_run -> again"):
            stack.deepest_of_all()

    def test_a_function_that_calls_itself_is_named(self):
        stack = stack_of("itself", SOME + """
int gg_run(const gg_part *part, const gg_calls *calls)
{
    volatile int n = 1;
    return n + gg_run(part, calls) + n;
}""")
        with self.assertRaisesRegex(NoBound, "gg_run -> gg_run"):
            stack.deepest_of_all()

    def test_a_pointer_that_is_unknown_is_an_error(self):
        with self.assertRaisesRegex(NoBound, "gg_run: what is called at gg.c"):
            stack_of("unknown", SOME + """
int gg_run(int (*unknown)(int), const gg_calls *calls)
{
    return unknown(1) + 1;
}""")


ROW = {column: 1000 for column in size.COLUMNS}


class TableTest(unittest.TestCase):
    def errors(self, committed, measured):
        return list(size.compare(size.TARGETS[0], committed, measured))

    def test_what_is_written_is_read(self):
        rows = {"cat": dict(ROW, code=12345, team=None), "dog": ROW}
        text = "\n".join(["| not | of a target |", "## A", "", *size.table_of(rows), "", "## B"])
        self.assertEqual(size.read_tables(text), {"## A": rows, "## B": {}})

    def test_two_percent_may_differ(self):
        for code in (980, 1000, 1020):
            self.assertEqual(self.errors({"cat": ROW}, {"cat": dict(ROW, code=code)}), [])

    def test_more_names_the_row(self):
        for code in (979, 1021, None):
            dog = dict(ROW, code=code)
            error, = self.errors({"cat": ROW, "dog": ROW}, {"cat": ROW, "dog": dog})
            self.assertIn("Cortex-M0, dog, code: 1,000 in the table", error)

    def test_rows_that_come_and_go_are_named(self):
        self.assertEqual(len(self.errors({"cat": ROW}, {"dog": ROW})), 2)


class EverythingTest(unittest.TestCase):
    def test_everything_uses_every_part(self):
        """Whatever part the tables can name, the domain everything names it."""
        source = size.make_domain(os.environ.get("BUILD", "build"), size.ROWS[-1],
                                  FOLDER + "/everything")
        with open(source, encoding="utf-8") as file:
            text = file.read()
        parts = Parts(size.RUNTIME, source)
        named = [name for kind, name in parts.constants
                 if "calls" not in kind and f"&{name}," in text]
        others = [  # which other parts or callers name, or domains without goals or a team, or with longer searches
            "gg_tracing", "gg_method_noting", "gg_progressing", "gg_excluding",
            "gg_goal_excluding", "gg_pursuit", "gg_retrying", "gg_striving", "gg_held_pursuit",
            "gg_held_retrying", "gg_held_striving", "gg_reconsidering", "gg_weighing", "gg_committing", "gg_cooling",
            "gg_feature_dispatch", "gg_setback_dispatch", "gg_timed_dispatch", "gg_drawing",
            "gg_scoring", "gg_interrupting", "gg_claiming",
            "claimed_bounds", "noting", "gg_goal_reasons", "gg_task_reasons",
            "gg_slotting", "gg_slot_sharing", "gg_setting_back", "gg_timing", "gg_set_testing",
            "gg_summing", "gg_relaxed_sums", "gg_computed_timing", "gg_computed_ranging",
            "gg_by_case", "gg_asking", "gg_agent_seeding", "gg_policy_asking", "gg_stubborn",
            "gg_walk_reading", "nearest", "gg_callback_seeding", "gg_callback_asking",
            "gg_world_ruling", "gg_random_timing", "gg_until_timing", "gg_until_called",
            "gg_until_computed", "gg_searching", "gg_searching_apart", "gg_searching_best",
            "bounding_apart", "gg_telling_places", "gg_estimating_walks", "gg_road_walking",
            "gg_costing_roads", "gg_measuring_roads", "gg_chasing", "gg_costing_slots",
            "gg_slot_walking"]
        self.assertEqual(sorted(named + others),
                         sorted(name for kind, name in parts.constants if "calls" not in kind))


if __name__ == "__main__":
    unittest.main()
