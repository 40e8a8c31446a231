# SPDX-License-Identifier: MIT
"""A linked program: which part of it comes from which object, by the linker's map, and the bytes
at its addresses.

The objects are compiled with a section for each function and constant, so that a piece is one
function or one constant.
"""
import bisect
import os
import re
import struct
from collections import namedtuple

# A section of an object that is in the program. name: of the function or constant, "" if it has
# no section of its own; what: "text", "rodata" and so on; object: the path of the object, or
# "libgcc.a(_clzsi2.o)".
Piece = namedtuple("Piece", "what name address size object")

PIECE = re.compile(r"^ \.([a-z]+)(?:\.(\S+))?\s+0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+(\S+)$", re.M)
KEPT = "Linker script and memory map"  # before it the map tells what was left out


def read_map(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    pieces = []
    for what, name, address, size, owner in PIECE.findall(text[text.index(KEPT):]):
        if what in ("text", "rodata", "srodata", "data", "sdata", "progmem", "bss", "sbss"):
            name = re.sub(r"^(unlikely|startup|rel\.ro(\.local)?|data)\.", "", name)
            pieces.append(Piece(what, name, int(address, 16), int(size, 16), owner))
    return sorted((piece for piece in pieces if piece.size), key=lambda piece: piece.address)


class Linked:
    def __init__(self, program, map_path):
        self.program = program
        self.pieces = read_map(map_path)
        self.starts = [piece.address for piece in self.pieces]
        self.sections = list(self.read_sections())

    def read_sections(self):
        """Address and bytes of each section of a 32-bit little-endian ELF file."""
        with open(self.program, "rb") as file:
            image = file.read()
        headers, = struct.unpack_from("<I", image, 32)
        size, count = struct.unpack_from("<HH", image, 46)
        for i in range(count):
            _, kind, flags, address, offset, length = struct.unpack_from(
                "<6I", image, headers + i * size)
            if kind == 1 and flags & 2:
                yield address, image[offset:offset + length]

    def bytes_at(self, address, count):
        for start, content in self.sections:
            if start <= address and address + count <= start + len(content):
                return content[address - start:address - start + count]
        raise ValueError(f"{self.program}: nothing is at {address:#x}")

    def piece_at(self, address):
        i = bisect.bisect_right(self.starts, address) - 1
        piece = self.pieces[i]
        return piece if i >= 0 and address < piece.address + piece.size else None

    def named(self, name, source=""):
        """The piece of a function or constant, of a source if several have one of that name; None
        if it is not in the program."""
        for piece in self.pieces:
            if piece.name == name and piece.object.endswith(source + ".o"):
                return piece
        return None

    def total(self, belongs, kinds):
        """The bytes of all pieces of these kinds whose object a function takes."""
        return sum(piece.size for piece in self.pieces
                   if piece.what in kinds and belongs(os.path.basename(piece.object)))
