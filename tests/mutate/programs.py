# SPDX-License-Identifier: MIT
"""The test program and the compiler: linked around one folder's sources, and run test by test."""
import glob
import json
import os
import resource
import subprocess

CC = os.environ.get("CC", "cc")
FLAGS = {"runtime": ["-ffreestanding", "-Iruntime", "-include", "tests/support/assertion.h"],
         "gen": ["-D_POSIX_C_SOURCE=200809L", "-Igen", "-Iruntime"]}
MEMORY = 3 << 30
LIBRARIES = ["-lcunit", "-lyaml", "-ljansson"]


SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def compile_text(folder, text, target, headers=None, flags=()):
    """Compiles a source that is given as a text, with the headers of another folder where
    one is named; whether that went well."""
    command = [CC, "-std=c99", "-w", "-O1", "-iquote", headers or folder, *flags, *FLAGS[folder],
               "-c", "-x", "c", "-", "-o", target]
    return subprocess.run(command, input=text.encode(), stderr=subprocess.DEVNULL).returncode == 0


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def object_name(source):
    """A name of its own for the object of a source, in whichever sub-folder it stands."""
    return source.replace("/", "-")[:-1] + "o"


def of_tests(folder, end):
    """What belongs to the test program in the folders of the tests, which have others too."""
    parts = ("", "support/", "language/", "runtime/", "models/", "competition/")
    return [path for part in parts for path in glob.glob(folder + part + "*" + end)]


class Program:
    """All objects of the test program: those of one folder, which faults are put into, by
    source; and the rest in one."""

    def __init__(self, build, folder):
        self.build, self.folder = build, folder
        objects = of_tests(build + "/obj/tests/", ".o")
        for part in ("gen/**/*.o", "runtime/*/*.o"):
            objects += glob.glob(build + "/obj/" + part, recursive=True)
        objects = [o for o in objects if not o.endswith("/gen/main.o") and
                   (os.path.exists(o[len(build + "/obj/"):-2] + ".c") or
                    os.path.exists("%s/%s.c" % (build, os.path.basename(o)[:-2])))]
        own = [o for o in objects if o.startswith("%s/obj/%s/" % (build, folder))]
        self.rest = build + "/rest.o"
        subprocess.run(["ld", "-r", "-o", self.rest, *(o for o in objects if o not in own)],
                       check=True)
        self.rest_of_compiler = [build + "/obj/gen/main.o", *glob.glob(build + "/obj/runtime/*/*.o")]
        self.sources = sorted(o[len(build + "/obj/"):-2] + ".c" for o in own)
        self.objects = self._compiled("/plain/", ())
        self.sanitized = self._compiled("/sanitized/", SANITIZERS)

    def _compiled(self, place, flags):
        objects = {}
        os.makedirs(self.build + place, exist_ok=True)
        for source in self.sources:
            objects[source] = self.build + place + object_name(source)
            if not compile_text(self.folder, read(source), objects[source], flags=flags):
                raise SystemExit(source + " does not compile")
        return objects

    def link(self, place, instead, flags=()):
        """Links the test program as tests in a folder, with other objects in the place of some
        sources' own. The tests of the compiler run it as well: it stands in the folder `built`,
        beside all else that was."""
        own = self.sanitized if SANITIZERS[0] in flags else self.objects
        objects = [instead.get(source, each) for source, each in own.items()]
        self._link(place + "/tests", [self.rest, *objects], flags)
        if self.folder != "gen":
            return
        os.makedirs(place + "/built", exist_ok=True)
        for name in os.listdir(self.build):
            if name != "goapgen" and not os.path.lexists("%s/built/%s" % (place, name)):
                os.symlink(os.path.abspath(self.build + "/" + name), "%s/built/%s" % (place, name))
        self._link(place + "/built/goapgen", [*self.rest_of_compiler, *objects], flags)

    def _link(self, target, objects, flags):
        subprocess.run([CC, *flags, "-o", target, *objects, *LIBRARIES], check=True)

    def environment(self, place):
        """In which the tests that were linked in a folder find what was built."""
        return dict(os.environ, BUILD=place + "/built" if self.folder == "gen" else self.build)


def run_tests(program, tests, seconds, environment, memory=MEMORY):
    """Runs tests up to the first that fails, with so many seconds of the processor. Returns
    "" where none does, else how it ended."""
    bounded = ["prlimit", "--cpu=%d" % seconds, "--as=%s" % memory, "--core=0"]
    with subprocess.Popen([*bounded, program, "--first-failure", *tests],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, env=environment,
                          start_new_session=True) as child:
        try:
            out, _ = child.communicate(timeout=60 + 30 * seconds)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, 9)
            return "time"
    if child.returncode == 0:
        return ""
    if child.returncode < 0:
        return "time" if child.returncode in (-24, -9) else "signal %d" % -child.returncode
    failed = out.decode(errors="replace").strip().split("\n")[-1]
    return failed or "exit code %d" % child.returncode  # a sanitizer tells on stderr


def _lines_of(folder, covered):
    """The lines that were come to: by source."""
    gcda = glob.glob(covered + "/*.gcda")
    if not gcda:
        return {}, {}
    reached, known = {}, {}
    out = subprocess.run(["gcov", "-j", "-t", *gcda], stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, check=True).stdout
    for each in out.decode().splitlines():
        for file in json.loads(each)["files"]:
            name = os.path.normpath(file["file"])
            if not name.startswith(folder + "/"):
                continue
            known.setdefault(name, set()).update(l["line_number"] for l in file["lines"])
            reached.setdefault(name, set()).update(
                l["line_number"] for l in file["lines"] if l["count"])
    return reached, known


def measure(program):
    """Which tests come to which lines, and the seconds of each: by coverage, every test in a
    process of its own. Tests that only run programs of other sources come to none."""
    covered = program.build + "/covered"
    os.makedirs(covered, exist_ok=True)
    objects = {}
    for source in program.sources:
        objects[source] = covered + "/" + object_name(source)
        command = [CC, "-std=c99", "-w", "-iquote", program.folder, *FLAGS[program.folder], "-O0",
                   "--coverage", "-c", source, "-o", objects[source]]
        subprocess.run(command, check=True)
    runner = covered + "/tests"
    program.link(covered, objects, ["--coverage"])
    environment = program.environment(covered)
    tests = subprocess.run([runner, "--list"], stdout=subprocess.PIPE,
                           check=True).stdout.decode().splitlines()
    result = {}
    lines = {}
    for test in tests:
        for path in glob.glob(covered + "/*.gcda"):
            os.remove(path)
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        end = run_tests(runner, [test], 600, environment)
        taken = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        if end:
            print("%s fails without a fault (%s) and is left out" % (test, end), flush=True)
            continue
        reached, known = _lines_of(program.folder, covered)
        for name, numbers in known.items():
            lines.setdefault(name, set()).update(numbers)
        if any(reached.values()):
            result[test] = {"seconds": taken,
                            "lines": {name: sorted(n) for name, n in reached.items()}}
    return {"tests": result, "lines": {name: sorted(n) for name, n in lines.items()}}
