# SPDX-License-Identifier: MIT
"""Single faults in a C source: where they can be put, and what each makes of it.

A source is taken apart into tokens, so that nothing is changed in comments, texts and
preprocessor lines. What a token means is guessed from its neighbours; where a guess is
wrong the result does not compile, and is not counted.
"""
import re
from collections import namedtuple

Token = namedtuple("Token", "kind text start end line")
Fault = namedtuple("Fault", "line start end new what")

_TOKENS = re.compile(
    r"(?P<comment>/\*.*?\*/|//[^\n]*)"
    r"|(?P<directive>^[ \t]*\#(?:[^\n]*\\\n)*[^\n]*)"
    r"|(?P<text>\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')"
    r"|(?P<number>(?:0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*)"
    r"|(?P<name>[A-Za-z_][A-Za-z_0-9]*)"
    r"|(?P<sign><<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[^\sA-Za-z_0-9])",
    re.DOTALL | re.MULTILINE)

_SWAPS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "/": ["*"], "%": ["/"], "<<": [">>"], ">>": ["<<"], "|": ["&"], "^": ["|"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="], "&=": ["|="], "|=": ["&="],
    "^=": ["|="], "<<=": [">>="], ">>=": ["<<="], "++": ["--"], "--": ["++"],
}
_BINARY_SWAPS = {"+": ["-"], "-": ["+"], "*": ["/"], "&": ["|"]}
_UNARY = ("!", "~", "-")
_NAMES = {"true": ["false"], "false": ["true"], "GG_NONE": ["0"]}
_NO_EXPRESSION = {"if", "for", "while", "do", "switch", "return", "break", "continue", "case",
                  "default", "else", "goto", "static", "const", "struct", "enum", "typedef"}


def tokens_of(text):
    tokens, line, last = [], 1, 0
    for match in _TOKENS.finditer(text):
        line += text.count("\n", last, match.start())
        last = match.start()
        if match.lastgroup not in ("comment", "directive"):
            tokens.append(Token(match.lastgroup, match.group(), match.start(), match.end(), line))
    return tokens


def _closing(tokens, at):
    """The bracket that closes the one at a place."""
    pairs = {"(": ")", "{": "}", "[": "]"}
    depth = 0
    for i in range(at, len(tokens)):
        if tokens[i].text in pairs:
            depth += 1
        elif tokens[i].text in pairs.values():
            depth -= 1
            if depth == 0:
                return i
    return len(tokens) - 1


def _is_operand(token):
    return token.kind in ("number", "name", "text") and token.text != "return" or \
        token.text in (")", "]")


def _semicolon(tokens, at):
    """Where the statement that begins at a place ends; None where it is no simple one."""
    depth = 0
    for i in range(at, len(tokens)):
        text = tokens[i].text
        depth += (text in "([{") - (text in ")]}") if len(text) == 1 else 0
        if depth < 0:
            return None
        if text == ";" and depth == 0:
            return i
    return None


def _ends_label(tokens, at):
    """Whether a colon ends a case, and is not one of a choice between two values."""
    if tokens[at].text != ":":
        return False
    while at > 0 and tokens[at - 1].text not in (";", "{", "}", ":"):
        at -= 1
    return tokens[at].text in ("case", "default")


def _is_in_for(tokens, at):
    """Whether a place is in the brackets of a for, where no statement is."""
    depth = 0
    for i in range(at - 1, -1, -1):
        depth += (tokens[i].text == ")") - (tokens[i].text == "(")
        if depth < 0:
            return i > 0 and tokens[i - 1].text == "for"
        if tokens[i].text in "{}":
            return False
    return False


def _is_declaration(tokens, i):
    after = tokens[i + 1:i + 3]
    return after[0].kind == "name" or after[0].text == "*" and after[1].start == after[0].end


def _statement_starts(tokens):
    """Places where a statement begins inside of a function's body."""
    depth, body, headers = 0, False, set()
    for i, token in enumerate(tokens):
        if token.text in ("if", "while", "for", "switch"):
            headers.add(_closing(tokens, i + 1))
        before = tokens[i - 1] if i else None
        if token.text == "{":
            if depth == 0:
                body = before is not None and before.text == ")"
            depth += 1
        elif token.text == "}":
            depth -= 1
        if depth > 0 and body and before and (
                before.text in (";", "{", "}", "else") or i - 1 in headers or
                _ends_label(tokens, i - 1)):
            yield i


def _sign_faults(tokens, i):
    token, before = tokens[i], tokens[i - 1] if i else None
    binary = before is not None and _is_operand(before)
    if token.text == "*" and tokens[i + 1].start == token.end:
        return  # a pointer
    swaps = list(_SWAPS.get(token.text, ()))
    if binary:
        swaps += _BINARY_SWAPS.get(token.text, ())
    elif token.text in _UNARY:
        swaps.append("")
    for new in swaps:
        yield Fault(token.line, token.start, token.end, new,
                    "%s -> %s" % (token.text, new or "nothing"))


def _number_faults(tokens, i):
    token = tokens[i]
    digits = token.text.rstrip("uUlL")
    suffix = token.text[len(digits):]
    value = int(digits, 16 if digits[:2] in ("0x", "0X") else 8 if digits != "0" and
                digits.startswith("0") else 10)
    for new in sorted({value + 1, value - 1, 0} - {value, -1}):
        yield Fault(token.line, token.start, token.end, "%d%s" % (new, suffix),
                    "%s -> %d" % (token.text, new))


def _condition_faults(tokens, i):
    opening, closing = tokens[i + 1], tokens[_closing(tokens, i + 1)]
    if opening.text == "(":
        yield Fault(tokens[i].line, opening.start, closing.end, None, "%s negated" % tokens[i].text)


def _statement_faults(text, tokens, i):
    first = tokens[i].text
    end = _semicolon(tokens, i)
    if end is None:
        return
    token, stop = tokens[i], tokens[end]
    if first in ("break", "continue"):
        other = "continue" if first == "break" else "break"
        yield Fault(token.line, token.start, token.end, other, "%s -> %s" % (first, other))
        yield Fault(token.line, token.start, token.end, "", "%s dropped" % first)
    elif first == "return" and end == i + 1:
        yield Fault(token.line, token.start, token.end, "", "return dropped")
    elif first == "return":
        value = text[tokens[i + 1].start:stop.start]
        yield Fault(token.line, tokens[i + 1].start, stop.start, "!(%s)" % value, "result negated")
        yield Fault(token.line, tokens[i + 1].start, stop.start, "0" + _same_lines(value),
                    "returns 0")
    elif first not in _NO_EXPRESSION and first not in ("{", "}", ";") and \
            not _is_declaration(tokens, i):
        yield Fault(token.line, token.start, stop.start,
                    _same_lines(text[token.start:stop.start]),
                    "condition of for dropped" if _is_in_for(tokens, i) else "statement dropped")


def _same_lines(text):
    """As many ends of line as a text has, so that what follows stays on its lines."""
    return "\n" * text.count("\n")


def faults_of(text):
    """All faults of a source, in order."""
    tokens = tokens_of(text)
    starts = set(_statement_starts(tokens))
    faults = []
    for i, token in enumerate(tokens):
        if token.kind == "sign":
            faults += _sign_faults(tokens, i)
        elif token.kind == "number":
            faults += _number_faults(tokens, i)
        elif token.text in _NAMES:
            faults += [Fault(token.line, token.start, token.end, new,
                             "%s -> %s" % (token.text, new)) for new in _NAMES[token.text]]
        elif token.text in ("if", "while"):
            faults += _condition_faults(tokens, i)
        if i in starts:
            faults += _statement_faults(text, tokens, i)
    return faults


def with_fault(text, fault):
    new = fault.new
    if new is None:
        new = "(!%s)" % text[fault.start:fault.end]
    return text[:fault.start] + new + text[fault.end:]


def function_at(text, line):
    """The function that a line is in; "" where it is in none."""
    name = ""
    for i, each in enumerate(text.split("\n")[:line], 1):
        match = re.match(r"[a-zA-Z][^;={]*?\b(\w+)\(", each)
        if match and not each.startswith(("typedef", "#")):
            name = match.group(1)
        elif each == "}" and i < line:
            name = ""
    return name
