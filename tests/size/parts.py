# SPDX-License-Identifier: MIT
"""What calls through pointers can come to, as the sources tell it.

The runtime calls through pointers only by members of structures. Of those that the tables name it
has constants (`const GG_ROM gg_goal_ops gg_pursuit`), and of gg_calls the generated files have: the
pointers are read from the program, and so are those of the lists of hooks that the generated files
have. A member whose type is that of a function (`gg_estimate
*estimate`) can lead to each function of this type. What leads nowhere is the game's, as the
function of the trace.
"""
import glob
import os
import re

STRUCTURE = re.compile(r"^typedef struct (gg_\w+) \{\n(.*?)^\} \1;", re.M | re.S)
CONSTANT = re.compile(r"^(?:static )?const (?:GG_ROM )?(gg_\w+) (\w+) = \{", re.M)
POINTER = re.compile(r"\b(gg_\w+)\s+\*(?:const )?(\w+)\b")
FUNCTION_TYPE = re.compile(r"^typedef (\w[\w *]*?)(gg_\w+)\(([^;]*)\);", re.M)
FUNCTION = re.compile(r"^(?:static )?(\w[\w *]*?)(\w+)\(([^;{}]*)\)\n\{", re.M)
MEMBER = re.compile(r"^    [^/\n]*?\(\*(\w+)\)\(|^    (gg_\w+) \*(\w+);", re.M)
FIRST = re.compile(r"\A    (gg_\w+) \w+;")
HOOKS = re.compile(r"^static const GG_ROM (gg_\w+_hook) (\w+)\[\]", re.M)
HOOK = re.compile(r"\b(gg_\w+_hook) \*hook\b")
CALL = re.compile(r"(\w+|\))(?:->|\.)(\w+)\(")


def signature(result, parameters):
    """The type of a function, without the names of its parameters."""
    types = [re.sub(r"\w+$", "", " ".join(one.split())) for one in parameters.split(",")]
    return result.strip(), tuple(types)


class Parts:
    def __init__(self, runtime, generated):
        """runtime: its folder; generated: the source of a domain, beside its header."""
        self.lines = {}      # by name of a source
        self.members = {}    # by structure: the members that are pointers to functions, in order
        self.bases = {}      # by structure that begins with another one: that
        self.constants = []  # structure, name
        self.functions = []  # signature, name, source without .c
        self.types = {}      # by structure and member: the signature
        self.pointers = set()  # structure, name of a pointer to it
        self.hooks = []      # type, name of a list
        texts = {}
        sources = sorted(glob.glob(runtime + "/**/*.[ch]", recursive=True))
        for path in sources + [generated, generated[:-1] + "h"]:
            with open(path, encoding="utf-8") as file:
                texts[os.path.basename(path)] = file.read()
        self.read_structures("\n".join(texts.values()))
        self.hooks = HOOKS.findall("\n".join(texts.values()))
        for name, text in texts.items():
            self.lines[name] = text.split("\n")
            self.functions += [(signature(result, parameters), function, name[:-2])
                               for result, function, parameters in FUNCTION.findall(text)]

    def read_structures(self, text):
        types = {name: signature(result, parameters)
                 for result, name, parameters in FUNCTION_TYPE.findall(text)}
        for structure, body in STRUCTURE.findall(text):
            for pointer, function_type, typed in MEMBER.findall(body):
                if pointer or function_type in types:
                    self.members.setdefault(structure, []).append(pointer or typed)
                if function_type in types:
                    self.types[structure, typed] = types[function_type]
            first = FIRST.match(body)
            if first and first[1] in self.members and structure in self.members:
                self.bases[structure] = first[1]
                self.members[structure] = self.members[first[1]] + self.members[structure]
        self.constants = [one for one in CONSTANT.findall(text) if one[0] in self.members]
        self.pointers = {one for one in POINTER.findall(text) if one[0] in self.members}

    # --------------------------------------------------------- what a line calls

    def statement(self, name, line):
        """The lines of the statement that a line belongs to."""
        lines = self.lines.get(name, [])
        first = last = line - 1
        while 0 < first < len(lines) and not lines[first - 1].endswith((";", "{", "}", "*/")):
            first -= 1
        while last < len(lines) and not lines[last].endswith((";", "{", "}")):
            last += 1
        return " ".join(lines[first:last + 1])

    def called(self, name, line):
        """The members that the statement of a line calls: (structure, member); of a hook its type
        and None."""
        if "(*hook)(" in self.statement(name, line):
            before = "\n".join(self.lines[name][:line])
            return {(HOOK.findall(before)[-1], None)}
        return {(structure, member) for base, member in CALL.findall(self.statement(name, line))
                for structure in self.structures_of(base, member)}

    def stays(self, name, line, instruction):
        """Whether a jump by a register is a return or leads to a case of a switch."""
        text = self.lines[name][line - 1] if name in self.lines else ""
        return text == "}" and instruction == "bx" or "switch" in text and instruction == "jr"

    def structures_of(self, base, member):
        """The structures that have the member and that a pointer of that name can lead to; base:
        the name, or ")"."""
        having = {structure for structure, members in self.members.items() if member in members}
        return having if base == ")" else {one for one in having if (one, base) in self.pointers}

    # ---------------------------------------------------- what a member comes to

    def pieces_of(self, linked, structure, member, target):
        """The functions of the program that a member can lead to."""
        if member is None:
            yield from self.hooks_of(linked, structure, target)
            return
        if (structure, member) in self.types:
            yield from (linked.named(name, source) for kind, name, source in self.functions
                        if kind == self.types[structure, member] and linked.named(name, source))
            return
        at = self.members[structure].index(member) * target.pointer_size
        for constant_structure, name in self.constants:
            of_it = structure in (constant_structure, self.bases.get(constant_structure))
            constant = linked.named(name) if of_it else None
            if constant:
                content = linked.bytes_at(constant.address + at, target.pointer_size)
                address = int.from_bytes(content, "little") * target.unit
                if address:
                    yield linked.piece_at(address)

    def hooks_of(self, linked, hook_type, target):
        """The functions of all lists of hooks of a type."""
        for listed_type, name in self.hooks:
            constant = linked.named(name) if listed_type == hook_type else None
            for at in range(0, constant.size if constant else 0, target.pointer_size):
                content = linked.bytes_at(constant.address + at, target.pointer_size)
                address = int.from_bytes(content, "little") * target.unit
                if address:
                    yield linked.piece_at(address)
