# SPDX-License-Identifier: MIT
"""The deepest stack that a program's functions can take, without those of the game.

What a function takes by itself is told by the compiler (-fstack-usage), and who calls whom is read
from the disassembled program, so that each call of the linked program counts, also those of the
compiler's own functions. A call through a pointer is found by its place in the source (-g):
see parts.py. It comes to every function that the structure's constants have there. A jump to
another function counts as a call. Where functions call each other in a circle there is no bound,
and an error tells which they are.
"""
import bisect
import os
import re
import subprocess

PLACE = re.compile(r"^(\S+\.[ch])\s+(\d+)\s+0x([0-9a-f]+)\b", re.M)
CODE = re.compile(r"^\s*([0-9a-f]+):\s+(\S+)\s*(.*)$")
TARGET = re.compile(r"\b(?:0x)?([0-9a-f]+) <")

DIRECT = re.compile(r"^(b|cbn?z|r?call|r?jmp|j)")
CALLS = ("bl", "call", "rcall", "jal")
RETURNS = re.compile(r"^(lr|ra)\b")
BY_POINTER = re.compile(r"^(blx|bx|jalr|jr|icall|eicall|ijmp|eijmp)$")


class NoBound(Exception):
    """The depth of the stack cannot be told."""


class Stack:
    def __init__(self, target, linked, parts):
        self.target, self.linked, self.parts = target, linked, parts
        self.frames = {}   # of each object: by function's name
        self.pushed = {}   # by piece: the bytes that its instructions push
        self.calls = {}    # by piece: the pieces that it calls
        self.deepest = {}  # by piece: bytes, with what it calls
        self.places = None  # addresses, and for each of them file and line
        self.read_calls()

    # ------------------------------------------------------------ who calls whom

    def disassembled(self, *options):
        return subprocess.run([self.target.tool("objdump"), *options, self.linked.program],
                              check=True, capture_output=True, text=True).stdout

    def read_calls(self):
        for line in self.disassembled("-d", "--no-show-raw-insn").split("\n"):
            found = CODE.match(line)
            if found:
                self.read_instruction(int(found.group(1), 16), *found.groups()[1:])

    def read_places(self):
        """Where in the sources addresses come from: addresses in order, and for each of them the
        name of the file and the line."""
        rows = [(int(address, 16), name, int(line)) for name, line, address
                in PLACE.findall(self.disassembled("--dwarf=decodedline"))]
        rows.sort(key=lambda row: row[0])
        return [row[0] for row in rows], [row[1:] for row in rows]

    def place(self, address):
        if self.places is None:
            self.places = self.read_places()
        return self.places[1][bisect.bisect_right(self.places[0], address) - 1]

    def read_instruction(self, address, name, operands):
        piece = self.linked.piece_at(address)
        if piece is None or piece.what != "text" or self.is_of_game(piece):
            return
        calls = self.calls.setdefault(piece, set())
        self.pushed[piece] = self.pushed.get(piece, 0) + bytes_pushed(name, operands)
        target = TARGET.search(operands) if DIRECT.match(name) else None
        if target:
            at = int(target.group(1), 16)
            called = self.linked.piece_at(at)
            within = called == piece and (at != piece.address or name not in CALLS)
            if called and called.what == "text" and not within:
                calls.add(called)
        elif BY_POINTER.match(name) and not RETURNS.match(operands):
            calls.update(self.called_by_pointer(piece, name, address))

    def called_by_pointer(self, piece, name, address):
        if "libgcc" in piece.object:
            return  # goes on in who has called it
        file, line = self.place(address)
        members = self.parts.called(file, line)
        if not members and self.parts.stays(file, line, name):
            return
        if not members:
            raise NoBound(f"{piece.name}: what is called at {file}:{line}?")
        for structure, member in members:
            yield from self.parts.pieces_of(self.linked, structure, member, self.target)

    def is_of_game(self, piece):
        return os.path.basename(piece.object).startswith("game_")

    # ------------------------------------------------------------- what it takes

    def frame(self, piece):
        """The bytes of the stack that a function takes by itself."""
        if "libgcc" in piece.object:
            return self.pushed[piece] + self.target.call_bytes
        if piece.object not in self.frames:
            self.frames[piece.object] = read_frames(re.sub(r"\.o$", ".su", piece.object))
        frames = self.frames[piece.object]
        # The compiler tells copies of a function (f.isra.0) by other names than the linker.
        for name in (piece.name, piece.name.rsplit(".", 1)[0], piece.name.split(".", 1)[0]):
            if name in frames:
                return frames[name]
        raise NoBound(f"{piece.object}: -fstack-usage does not tell of {piece.name}")

    def depth(self, piece, path=()):
        """The bytes that a function takes at the most, with what it calls."""
        if self.is_of_game(piece):
            return 0
        if piece in path:
            circle = [one.name for one in path[path.index(piece):]] + [piece.name]
            raise NoBound("functions that call themselves: " + " -> ".join(circle))
        if piece not in self.deepest:
            called = [self.depth(one, path + (piece,)) for one in self.calls.get(piece, ())]
            self.deepest[piece] = self.frame(piece) + max(called, default=0)
        return self.deepest[piece]

    def deepest_of_all(self):
        """Of whatever a game can call: that of the functions that nobody calls is the deepest."""
        return max(self.depth(piece) for piece in self.calls)

    def deepest_path(self):
        """The functions of the deepest stack, from the first one on, with the bytes of each."""
        path, pieces = [], list(self.calls)
        while pieces:
            piece = max(pieces, key=self.depth)
            path.append((piece.name, self.frame(piece)))
            pieces = [one for one in self.calls.get(piece, ()) if not self.is_of_game(one)]
        return path


def bytes_pushed(name, operands):
    """The bytes by which an instruction of the compiler's library makes the stack deeper."""
    if name.startswith("push"):
        if not operands.startswith("{"):
            return 1  # AVR
        registers = 0
        for one in operands.strip("{}").split(", "):
            first, _, last = one.partition("-")
            registers += int(last[1:]) - int(first[1:]) + 1 if last else 1
        return 4 * registers
    below = re.match(r"sp,sp,-(\d+)", operands)
    return int(below.group(1)) if name == "addi" and below else 0


def read_frames(path):
    """By function: what a file of -fstack-usage tells; of functions of one name the greatest."""
    frames = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            function, size, kind = line.rstrip("\n").split("\t")
            if kind == "dynamic":
                raise NoBound(f"{path}: {function} has no bound")
            name = function.split(":")[-1]
            frames[name] = max(frames.get(name, 0), int(size))
    return frames
