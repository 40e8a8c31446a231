#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Puts single faults into sources, and lists those that no test notices.

usage: mutate.py BUILD SEED COUNT JOBS FILE...

BUILD has the objects of the tests. COUNT faults are drawn by SEED over all files, which
are of gen/ or of runtime/; what does not compile or makes the same object is not counted. Each
mutant runs only the tests that come to the changed line, in one process up to the first
that fails, the quickest first; where none does, the quick ones once more under the
sanitizers. What was found is kept in BUILD, so that a run that was
stopped goes on; a changed source begins anew. Survivors that are named in named.txt, with
why no test can or need notice them, are only counted.
"""
import glob
import hashlib
import json
import os
import queue
import random
import sys
import threading
from bisect import bisect_right
from collections import Counter

import faults
import programs

HERE = os.path.dirname(os.path.abspath(__file__))
FIRST_SECONDS = 1.0  # what the first process of a mutant takes: most are noticed in it


def draw(files, seed):
    """All faults of the files, in an order that the seed gives."""
    drawn = []
    for path in files:
        text = programs.read(path)
        drawn += [(path, fault) for fault in faults.faults_of(text)]
    random.Random(seed).shuffle(drawn)
    return drawn


def named():
    """Functions whose survivors are known, or those of one line: (file, function, words)."""
    entries = []
    for line in programs.read(HERE + "/named.txt").splitlines():
        parts = [part.strip() for part in line.split("|")]
        if len(parts) == 4 and not line.startswith("#"):
            entries.append(tuple(parts[:3]))
    return entries


class Run:
    def __init__(self, build, seed, count, jobs, files):
        self.folder = files[0].split("/")[0]
        self.build, self.seed, self.count, self.jobs = build + "/" + self.folder, seed, count, jobs
        self.files = files
        self.program = programs.Program(build, self.folder)
        self.coverage = self.measured()
        self.plain = {path: programs.read(path) for path in self.program.objects}
        self.results = []
        self.killers = {}
        self.lock = threading.Lock()
        self.todo = queue.Queue()

    def version(self):
        """A text that changes with the tests and the sources: what is known goes with it."""
        sources = sorted(programs.of_tests("tests/", ".[ch]") + glob.glob("gen/**/*.[ch]", recursive=True) +
                         glob.glob("runtime/**/*.[ch]", recursive=True))
        texts = "".join(programs.read(path) for path in sources)
        return hashlib.sha1(texts.encode()).hexdigest()[:12]

    def measured(self):
        path = "%s/coverage-%s.json" % (self.build, self.version())
        if not os.path.exists(path):
            programs.write(path, json.dumps(programs.measure(self.program)))
        return json.loads(programs.read(path))

    # ------------------------------------------------------------- one mutant

    def tests_at(self, path, line, function):
        """The tests that come to the statement that a line is a part of; what stands outside
        of functions matters to all that come to the file."""
        known = self.coverage["lines"].get(path, [])
        line = known[max(bisect_right(known, line) - 1, 0)] if known else line
        return {test: each["seconds"] for test, each in self.coverage["tests"].items()
                if (line in each["set"].get(path, ()) if function else each["set"].get(path))}

    def objects_with(self, path, fault, folder, flags=()):
        """The objects that a fault makes; None where it does not compile, {} where it makes
        no difference. A fault in a header is one in all sources."""
        text = faults.with_fault(programs.read(path), fault)
        changed, headers = {path: text}, None
        if path not in self.program.objects:
            changed, headers = self.plain, folder
            for header in glob.glob(self.folder + "/**/*.h", recursive=True):
                programs.write(folder + header[len(self.folder):],
                               text if header == path else programs.read(header))
        objects = {}
        for source, code in changed.items():
            target = folder + "/" + programs.object_name(source)
            if not programs.compile_text(self.folder, code, target, headers, flags):
                return None
            own = (self.program.sanitized if flags else self.program.objects)[source]
            with open(target, "rb") as new, open(own, "rb") as old:
                if new.read() != old.read():
                    objects[source] = target
        return objects

    def order(self, path, function, tests):
        """First those that noticed other faults of the function, then the quickest."""
        with self.lock:
            before = Counter(self.killers.get((path, function), ()))
        usual = sorted(tests, key=lambda test: tests[test])
        return sorted(usual, key=lambda test: -min(before[test], 1) if tests[test] < 2 else 0)

    def try_tests(self, folder, path, function, tests):
        """How the tests notice a fault; "" where none does."""
        ordered = self.order(path, function, tests)
        first, taken = [], 0.0
        while ordered and (not first or taken + tests[ordered[0]] < FIRST_SECONDS):
            taken += tests[ordered[0]]
            first.append(ordered.pop(0))
        for part in (first, ordered):
            seconds = int(3 + 5 * sum(tests[test] for test in part))
            end = self.run_tests(folder, part, seconds) if part else ""
            if end:
                return end
        return ""

    def run_tests(self, folder, tests, seconds, *memory):
        return programs.run_tests(folder + "/tests", tests, seconds,
                                  self.program.environment(folder), *memory)

    def try_sanitized(self, path, fault, folder, tests):
        """The same for a fault that no test has noticed, with sanitizers in the folder's
        sources: what reads and writes beside arrays is noticed so."""
        objects = self.objects_with(path, fault, folder, programs.SANITIZERS)
        self.program.link(folder, objects, programs.SANITIZERS)
        short = sorted((test for test in tests if tests[test] < FIRST_SECONDS), key=tests.get)
        seconds = int(10 + 20 * sum(tests[test] for test in short))
        return self.run_tests(folder, short, seconds, "unlimited")

    def try_fault(self, path, fault, folder):
        function = faults.function_at(programs.read(path), fault.line)
        objects = self.objects_with(path, fault, folder)
        if not objects:
            return None
        tests = self.tests_at(path, fault.line, function)
        end = "no test comes here"
        if tests:
            self.program.link(folder, objects)
            end = self.try_tests(folder, path, function, tests)
            if end in tests:
                with self.lock:
                    self.killers.setdefault((path, function), []).append(end)
            elif end == "":
                end = self.try_sanitized(path, fault, folder, tests)
        return {"file": path, "line": fault.line, "function": function, "what": fault.what,
                "text": programs.read(path).split("\n")[fault.line - 1].strip(),
                "end": end, "survived": end in ("", "no test comes here")}

    # ------------------------------------------------------------ all of them

    def key(self, path, fault):
        return hashlib.sha1(repr((path, fault)).encode()).hexdigest()

    def work(self, number, known, log):
        folder = "%s/job-%d" % (self.build, number)
        os.makedirs(folder, exist_ok=True)
        while True:
            with self.lock:
                if len(self.results) >= self.count:
                    return
            try:
                path, fault = self.todo.get_nowait()
            except queue.Empty:
                return
            key = self.key(path, fault)
            result = known[key] if key in known else self.try_fault(path, fault, folder)
            with self.lock:
                if key not in known:
                    log.write(json.dumps([key, result]) + "\n")
                    log.flush()
                if result and len(self.results) < self.count:
                    self.results.append(result)
                    if result["survived"] and key not in known:
                        print("%4d  %s" % (len(self.results), line_of(result)), flush=True)

    def run(self):
        for each in self.coverage["tests"].values():
            each["set"] = {path: set(lines) for path, lines in each["lines"].items()}
        for each in draw(self.files, self.seed):
            self.todo.put(each)
        path = "%s/results-%s.jsonl" % (self.build, self.version())
        os.makedirs(self.build, exist_ok=True)
        known = {}
        if os.path.exists(path):
            known = dict(json.loads(line) for line in programs.read(path).splitlines())
        with open(path, "a", encoding="utf-8") as log:
            workers = [threading.Thread(target=self.work, args=(i, known, log))
                       for i in range(self.jobs)]
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()


def line_of(result):
    return "%s:%d: %s: %s%s\n          %s" % (
        result["file"], result["line"], result["function"], result["what"],
        " (%s)" % result["end"] if result["end"] else "", result["text"])


def is_named(result, entries):
    return any(result["file"] == path and result["function"] == function and
               words in result["what"] + ": " + result["text"] for path, function, words in entries)


def report(results):
    entries = named()
    known = [r for r in results if r["survived"] and is_named(r, entries)]
    left = [r for r in results if r["survived"] and not is_named(r, entries)]
    print("\nfile                     faults  noticed  named  survived")
    for path in sorted({r["file"] for r in results}) + ["all"]:
        counts = [sum(1 for r in some if path in (r["file"], "all"))
                  for some in (results, known, left)]
        print("%-24s %6d  %7d  %5d  %8d" % (path, counts[0], counts[0] - counts[1] - counts[2],
                                            counts[1], counts[2]))
    print()
    for result in sorted(left, key=lambda r: (r["file"], r["line"], r["what"])):
        print(line_of(result))
    return 1 if left else 0


def main():
    build, seed, count, jobs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    run = Run(build, seed, count, jobs, sys.argv[5:])
    run.run()
    return report(run.results)


sys.exit(main())
