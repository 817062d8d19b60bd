"""The grammar's rule for acts, made from the verbs: each verb is a way to write an act, its shape says with which objects."""

from collections.abc import Mapping

from referee.core.verbs import Choice, Maybe, Node, Row, Word, tree

#: where the grammar of the log language has the ways to write an act
PLACE = "// ACTS"
#: verbs that are moves: runs of them are read by rules of their own
_MOVES = ("call", "play")
#: objects whose terminal goes by another name, or that may stand several times
_TERMINALS = {
    "OTHER": "SEAT",
    "HAND": "DOTTED",
    '"TEXT"': "(TEXT | REMARK)",
    "...": "MORE",
    "-": "UNKNOWN",
    "CARDS": "CARDS+",
    "NUMBERS": "NUMBER+",
    "AMOUNTS": "AMOUNT+",
}
_SEAT, _OTHER = Maybe(Row((Word("SEAT"),))), Maybe(Row((Word("OTHER"),)))


def with_acts(grammar: str, verbs: Mapping[str, str]) -> str:
    """The grammar of the log language with a way to write each of these verbs, and a remark after any of them."""
    acts = ((verb, shape) for verb, shape in verbs.items() if verb not in _MOVES)
    ways = [f'"{verb}"i {_written(tree(shape))} {_remark(shape)}'.rstrip() for verb, shape in acts]
    return grammar.replace(PLACE, "!act: " + "\n    | ".join(ways))


def _remark(shape: str) -> str:
    """A remark at the end, where the shape has no place for words itself."""
    return "" if shape.endswith('["TEXT"]') else "[REMARK]"


def _written(node: Node) -> str:
    """A shape as the grammar writes it."""
    match node:
        case Word(text):
            return _TERMINALS.get(text, text if text.isupper() else f'"{text}"i')
        case Choice(ways):
            return f"({' | '.join(_written(way) for way in ways)})"
        case Maybe(part):
            return f"[{_written(part)}]"
        case Row((first, second, *rest)) if (first, second) == (_SEAT, _OTHER):  # whoever stands alone is the first
            return " ".join(["[SEAT [SEAT]]", *map(_written, rest)])
        case Row(parts):
            return " ".join(f"({_written(part)})" if isinstance(part, Row) else _written(part) for part in parts)
