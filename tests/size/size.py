#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how much code, tables, memory and stack a domain takes on small machines.

usage: size.py BUILD [--check]

BUILD has goapgen; what is made lies in BUILD/size. The tables are written to runtime/SIZE.md and
printed, the first one is written to README.md, and the rows of the pet to its own. With --check they are compared with
runtime/SIZE.md instead: a number that differs by more than 2 % is an error. A machine whose
compiler is missing or of another version than the file names is left out then, and said to be.

For each machine the runtime is compiled once, and linked with each domain: with the files that
goapgen makes of it, stubs for the game's functions, and main.c.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

sys.dont_write_bytecode = True
from linked import Linked
from parts import Parts
from stack import NoBound, Stack

HERE = os.path.dirname(os.path.abspath(__file__))
RUNTIME = os.path.normpath(HERE + "/../../runtime")
TABLES = RUNTIME + "/SIZE.md"
README = os.path.normpath(HERE + "/../../README.md")
PET = os.path.normpath(HERE + "/../../domains/pet/README.md")
TOLERANCE = 0.02

FLAGS = ("-Os -std=gnu99 -ffreestanding -ffunction-sections -fdata-sections -DGG_NO_NAMES -gdwarf-4 "
         "-fstack-usage").split()

CONSTANTS = ("rodata", "srodata", "data", "sdata", "progmem")
COLUMNS = ("code", "tables", "agent", "world", "planner", "team", "stack")
NOTHING = "-"


class Target(namedtuple("Target", "title prefix options link pointer_size unit call_bytes")):
    """unit: what a pointer to a function counts in; call_bytes: what a call puts on the stack."""

    def tool(self, name):
        return self.prefix + name

    def version(self):
        """The version of the compiler; None if there is none."""
        if not shutil.which(self.tool("gcc")):
            return None
        return run([self.tool("gcc"), "-dumpversion"]).strip()

    def heading(self, version):
        return f"## {self.title}: {self.tool('gcc')} {version}, {self.options}"


# The discarded functions stand at 0 in the table of lines: the programs begin behind them.
TARGETS = (
    Target("Cortex-M0", "arm-none-eabi-", "-mcpu=cortex-m0 -mthumb", (), 4, 1, 0),
    Target("Cortex-M3", "arm-none-eabi-", "-mcpu=cortex-m3 -mthumb", (), 4, 1, 0),
    Target("RV32", "riscv64-unknown-elf-", "-march=rv32imac -mabi=ilp32", (), 4, 1, 0),
    Target("ATmega1284p", "avr-", "-mmcu=atmega1284p -fno-tree-ter", ("-Wl,-Ttext=0x2000",), 2, 2, 2),
)

# A row of the table. uses: what main.c does beside the ticks.
Row = namedtuple("Row", "title yaml uses")

ROWS = (
    Row("the article's cat", "tests/domains/literal_cat.yaml", ""),
    Row("pet", "domains/pet/pet.yaml", "SLEEP"),
    Row("cat", "domains/cat/cat.yaml", ""),
    Row("coin", "domains/coin/coin.yaml", ""),
    Row("flight", "domains/flight/flight.yaml", ""),
    Row("house", "domains/house/house.yaml", ""),
    Row("guard", "domains/guard/guard.yaml", ""),
    Row("courier", "domains/courier/courier.yaml", ""),
    Row("village", "domains/village/village.yaml", ""),
    Row("skirmish", "domains/skirmish/skirmish.yaml", ""),
    Row("orchard", "domains/orchard/orchard.yaml", "TEAM"),
    Row("orchard, its team alone", "domains/orchard/orchard.yaml", "TEAM ALONE"),
    Row("search forward", "tests/size/forward.yaml", ""),
    Row("search few nodes", "tests/size/few_nodes.yaml", ""),
    Row("everything", "tests/size/everything.yaml", "TEAM WANTS TRACE SAVED"),
)


class Failed(Exception):
    """Something could not be measured; its text says what."""


def run(command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    if result.returncode:
        raise Failed(" ".join(command) + "\n" + result.stdout + result.stderr)
    return result.stdout


class Measuring:
    """The sizes of all rows on one target."""

    def __init__(self, build, target, sources):
        """sources: by row's title, see make_domains."""
        self.target, self.sources = target, sources
        self.folder = os.path.abspath(f"{build}/size/{target.title}")
        self.compiler = [target.tool("gcc")] + target.options.split()

    def compile(self, source, out, *flags):
        os.makedirs(os.path.dirname(out), exist_ok=True)
        run(self.compiler + FLAGS + ["-I" + RUNTIME, *flags, "-c", "-o", out, source])
        return out

    def compile_runtime(self, pool):
        shutil.rmtree(self.folder, ignore_errors=True)
        sources = glob.glob(RUNTIME + "/*/*.c")
        self.runtime = list(pool.map(
            lambda path: self.compile(path, f"{self.folder}/runtime_{stem(path)}.o"), sources))
        # The loop of memset must not become a call of memset.
        self.runtime.append(self.compile(HERE + "/memory.c", self.folder + "/memory.o",
                                         "-fno-tree-loop-distribute-patterns"))

    def measure(self, row):
        """By column: bytes; None where the domain is too large for the target."""
        source = self.sources[row.title]
        folder = f"{self.folder}/{os.path.basename(os.path.dirname(source))}"
        try:
            linked = self.link(row, source, folder)
        except Failed as error:
            if re.search(r"is too large|overflowed|will not fit|exceeds", str(error)):
                return {column: None for column in COLUMNS}
            raise
        stack = Stack(self.target, linked, Parts(RUNTIME, source))
        sizes = {"code": linked.total(is_runtime, ("text",) + CONSTANTS),
                 "tables": linked.total(is_domain, ("text",) + CONSTANTS),
                 "stack": stack.deepest_of_all()}
        if "ALONE" in row.uses:
            return dict.fromkeys(COLUMNS, None) | {
                "code": linked.total(is_team, ("text",) + CONSTANTS)}
        variables = {piece.name: piece.size for piece in linked.pieces
                     if os.path.basename(piece.object) == "game_main.o"}
        sizes.update({name: variables[name] for name in ("agent", "world", "planner")})
        sizes["team"] = variables.get("team", 0) + variables.get("team_planner", 0) or None
        return sizes

    def link(self, row, source, folder):
        name = stem(source)
        with open(source[:-1] + "h", encoding="utf-8") as header:
            init = re.search(rf"\b{name}_agent_init\w*", header.read()).group(0)
        objects = [
            self.compile(source, f"{folder}/domain.o"),
            self.compile(f"{source[:-2]}_tasks.c", f"{folder}/game_tasks.o"),
            self.compile(HERE + "/main.c", f"{folder}/game_main.o", "-I" + os.path.dirname(source),
                         f'-DHEADER="{name}.h"', "-DDOMAIN=" + name, "-DINIT=" + init,
                         *("-D" + use for use in row.uses.split()))]
        return self.link_objects(folder, objects + self.runtime)

    def link_objects(self, folder, objects):
        program, map_path = f"{folder}/program", f"{folder}/map"
        run(self.compiler + ["-nostdlib", "-Wl,--gc-sections", "-Wl,-e,main",
                             "-Wl,-Map=" + map_path, *self.target.link,
                             "-o", program, *objects, "-lgcc"])
        return Linked(program, map_path)


def stem(path):
    return os.path.splitext(os.path.basename(path))[0]


def is_runtime(name):
    return name.startswith(("runtime_", "libgcc.a("))


def is_team(name):
    return os.path.exists(f"{RUNTIME}/team/{stem(name)[len('runtime_'):]}.c")


def is_domain(name):
    return name == "domain.o"


def make_domain(build, row, folder):
    """Lets goapgen write a domain's files; returns the path of its source."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    run([build + "/goapgen", "-o", folder, row.yaml])
    header, = glob.glob(folder + "/*.h")
    return header[:-1] + "c"


def make_domains(build, pool):
    """The sources of all rows, by title."""
    folder = os.path.abspath(build + "/size/domains")
    return {row.title: source for row, source in zip(ROWS, pool.map(
        lambda row: make_domain(build, row, f"{folder}/{re.sub('[^a-z]', '_', row.title)}"), ROWS))}


# ------------------------------------------------------------------------ the table


def shown(size):
    return NOTHING if size is None else f"{size:,}"


def table_of(sizes):
    """Lines of a table; sizes: by row's title."""
    yield "| domain | " + " | ".join(COLUMNS) + " |"
    yield "| --- |" + " ---: |" * len(COLUMNS)
    for title, columns in sizes.items():
        yield f"| {title} | " + " | ".join(shown(columns[column]) for column in COLUMNS) + " |"


def read_tables(text):
    """What the committed tables say: by target's heading, then row's title, then column."""
    tables, heading = {}, None
    for line in text.split("\n"):
        if line.startswith("## "):
            heading = tables.setdefault(line, {})
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if heading is not None and line.startswith("| ") and cells[0] not in ("domain", "---"):
            heading[cells[0]] = {
                column: None if cell == NOTHING else int(cell.replace(",", ""))
                for column, cell in zip(COLUMNS, cells[1:])}
    return tables


def differs(committed, measured):
    if committed is None or measured is None:
        return committed != measured
    return abs(measured - committed) > TOLERANCE * committed


def compare(target, committed, measured):
    """Errors, as lines."""
    for title in committed.keys() - measured.keys():
        yield f"{target.title}: there is no row {title} any more"
    for title, columns in measured.items():
        if title not in committed:
            yield f"{target.title}: the row {title} is not in the table"
            continue
        for column in COLUMNS:
            old, new = committed[title].get(column), columns[column]
            if differs(old, new):
                yield (f"{target.title}, {title}, {column}: {shown(old)} in the table, "
                       f"{shown(new)} now")


INTRODUCTION = """# What the runtime takes on small machines

`make size` writes this file, and `make size SIZE=--check` compares it with what it measures anew:
see [tests/README.md](../tests/README.md). All numbers are bytes.

| column | what is in it |
| --- | --- |
| code | the runtime as far as the domain uses it, with what it takes from the compiler's library |
| tables | what goapgen makes of the domain, without names (`GG_NO_NAMES`) |
| agent, world, planner | the memory of one each |
| team | the memory of a team and its planner |
| stack | the deepest stack that a call of the runtime takes, without functions of the game |

The code is compiled with `-Os -ffunction-sections -fdata-sections` and linked with `--gc-sections`.
On AVR the tables lie in the flash (`-std=gnu99`).
`-` stands where there is none or, in a whole row, where the domain's memory is more than the
compiler can address. The agent of *search forward* has one goal, which is searched for; that of
*search few nodes* too, and by relaxed plans where nodes run out; *everything* uses all parts, the
trace and saving. *Its team alone* is what of the orchard's code is libgoapgen_team.a.
"""


def measure_target(build, target, sources, pool):
    measuring = Measuring(build, target, sources)
    measuring.compile_runtime(pool)
    try:
        return dict(zip((row.title for row in ROWS), pool.map(measuring.measure, ROWS)))
    except NoBound as error:
        raise Failed(f"{target.title}: {error}") from error


def write(build, pool):
    tables, pets, sources = [], [], make_domains(build, pool)
    for target in TARGETS:
        version = target.version()
        if version is None:
            raise Failed(f"{target.tool('gcc')} is missing")
        sizes = measure_target(build, target, sources, pool)
        tables.append((target.heading(version), "\n".join(table_of(sizes))))
        pets.append((target.title, f"{target.tool('gcc')} {version}", sizes["pet"]))
    text = INTRODUCTION + "".join(f"\n{heading}\n\n{table}\n" for heading, table in tables)
    with open(TABLES, "w", encoding="utf-8") as file:
        file.write(text)
    show_in(README, tables[0][1])
    show_in(PET, "\n".join(table_of_pet(pets)))
    print(text, end="")


def table_of_pet(pets):
    """Lines of a table; pets: machine, compiler, and sizes."""
    columns = [column for column in COLUMNS if column != "team"]
    yield "| machine | compiler | " + " | ".join(columns) + " |"
    yield "| --- | --- |" + " ---: |" * len(columns)
    for machine, compiler, sizes in pets:
        yield (f"| {machine} | {compiler} | " +
               " | ".join(shown(sizes[column]) for column in columns) + " |")


def show_in(document, table):
    """Puts a table into the place of the one with the same first line."""
    with open(document, encoding="utf-8") as file:
        text = file.read()
    first = table.split("\n")[0]
    text = re.sub(re.escape(first) + r"(\n\|.*)+", lambda _: table, text)
    with open(document, "w", encoding="utf-8") as file:
        file.write(text)


def check(build, pool):
    with open(TABLES, encoding="utf-8") as file:
        tables = read_tables(file.read())
    errors, sources = [], make_domains(build, pool)
    for target in TARGETS:
        version = target.version()
        committed = tables.get(target.heading(version)) if version else None
        if committed is None:
            print(f"size: {target.title} is not measured: runtime/SIZE.md is of another compiler "
                  f"than {target.tool('gcc')} {version or '(which is missing)'}")
            continue
        errors += compare(target, committed, measure_target(build, target, sources, pool))
    if errors:
        raise Failed("\n".join(errors) + "\n'make size' writes runtime/SIZE.md anew.")


def main():
    build, *options = sys.argv[1:]
    action = check if options == ["--check"] else write
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        action(build, pool)


if __name__ == "__main__":
    try:
        main()
    except Failed as error:
        sys.exit(f"size: {error}")
