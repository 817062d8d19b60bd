"""A game is a value: its slots say what it is played with and how, its laws are rows.

A variant states only its difference from its base (`vary`). A difference that is none, a law dropped that is not there or
added that is, is an error at import, so that a variant cannot silently turn into a copy or a misprint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import Factory, evolve, field, fields_dict
from attrs.converters import optional

from referee.core.book import Citation, Code, cite
from referee.core.cards import STANDARD_PACK, Card, Hand, Pack
from referee.core.fact import Fact
from referee.core.law import Law, as_slot, same_row
from referee.core.order import Ranking, by_rank
from referee.core.parts import Part, did_you_mean
from referee.core.speaking import Layer, facts_of, in_force
from referee.core.subject import Subject
from referee.core.values import frozen

if TYPE_CHECKING:
    from referee.core.record import Act, Run, Seat
    from referee.core.sheet import Result, Sheet
    from referee.core.table import Table

P = TypeVar("P", bound=Part)

#: the rounds of a deal, one card at a time however many there are
ONE_BY_ONE = (1,)


@frozen(eq=False)
class Together:
    """How acts of a verb are taken at once with those behind them, where they are clean."""

    #: the move that each of them would make alone; none where it is only noted
    move: Callable[[Table, Act], Table] | None
    #: the table after those that are clean from the first on, and how many these are
    take: Callable[[Table, Sequence[Act]], tuple[Table, int]]


@frozen(eq=False)
class Play:
    """How a kind of game moves: what each verb does to the table, and how clean runs are taken whole."""

    name: str
    #: by verb: the table after the act
    moves: Mapping[str, Callable[[Table, Act], Table]]
    #: by verb: the table after those of the runs that are clean from the first on, and how many these are
    runs: Mapping[str, Callable[[Table, Sequence[Run]], tuple[Table, int]]] = field(factory=dict)
    #: by verb: acts that nearly every log tells one behind the other, such as who deals and all hands; those that one function
    #: takes may be of several verbs
    together: Mapping[str, Together] = field(factory=dict)
    #: by verb: the act as it is meant, where the game, or what went before the act, has another verb for it
    meant: Mapping[str, Callable[[Table, Act], Act]] = field(factory=dict)
    #: the verbs of a turn, in games in which the turn goes round without tricks or calls
    in_turn: frozenset[str] = frozenset()
    #: how a deal begins, before its first act
    begin: Callable[[Table], Table] | None = None
    #: what changes at the table when a contract is made: who plays with whom, where dummy lies
    contracted: Callable[[Table], Table] | None = None
    #: what the deal comes to for the sheet, as it was played and as it is ruled; nothing where it comes to nothing
    result: Callable[[Table], tuple[Result | None, Result | None]] | None = None
    #: how a deal ended that is told whole and clean, by the names of the players, its number and its acts; None where it has to
    #: be gone through at the table
    at_once: Callable[[Game, tuple[str, ...], int, Sequence[Act | Run]], Result | None] | None = None
    #: the tricks that each side wins of those left, if all play as well as can be with every card seen; None where nobody knows
    rest: Callable[[Table], tuple[int, ...] | None] | None = None

    def __attrs_post_init__(self) -> None:
        for verb, each in self.together.items():
            if self.moves.get(verb) is not each.move:
                raise ValueError(f"'{verb}' moves otherwise when it is told alone than when several are taken: {self.name}")


def _laws(rows: Iterable[Law], game: str, code: Code | None) -> tuple[Law, ...]:
    seen: set[str] = set()
    for law in rows:
        if law.slug in seen:
            raise ValueError(f"'{law.slug}' is twice among the laws of {game}")
        if code is not None and law.cite.code != code:
            raise ValueError(f"'{law.slug}' of {game} cites '{law.cite}', and {game} stands in {code.key}")
        seen.add(law.slug)
    return tuple(law.of(game) for law in rows)


@frozen(kw_only=True, eq=False)
class Equipment:
    """What a game is played with, and how: pack and seats, deal and play, score, and the numbers of all these."""

    #: how many players there are, where the log does not say
    seats: int = 4
    #: the fewest and the most players that there can be; `seats` and no other where the game does not say
    players: tuple[int, int] = field(default=Factory(lambda kit: (kit.seats, kit.seats), takes_self=True))
    #: how many sides they form, partners sitting opposite; none where each plays for himself or sides change with the deal
    sides: int = 2
    #: the side of each seat, where partners do not sit alternately
    sided: tuple[int, ...] = ()
    pack: Pack = STANDARD_PACK
    #: the same where it differs with the number of players
    packs: Mapping[int, Pack] = field(factory=dict)
    #: how the cards rank and to which suit each counts, by the trump suit
    order: Ranking = by_rank
    #: the cards of which a player must play one to the trick as it lies, where that is more than to follow suit
    owed: Callable[[Table, Seat, tuple[tuple[Seat, Card], ...]], Hand] | None = None
    #: cards dealt to each player
    hand_size: int = 13
    #: the same where it differs with the number of players
    hand_sizes: Mapping[int, int] = field(factory=dict)
    #: how cards are dealt, in the words of a rule sheet
    deal: str = ""
    #: the sizes of the rounds in which they are dealt to each player, one round of one standing for as many as there are;
    #: none where the game leaves that open
    rounds: tuple[int, ...] = ()
    #: other plans that will do as well
    other_rounds: tuple[tuple[int, ...], ...] = ()
    #: after how many of the rounds the widow is laid out; none where there is none, or it does not matter
    widow_after: int | None = None
    #: fewer cards than this may be in neither packet of a cut
    least_cut: int = 4
    #: whether the player at the dealer's left cuts the pack; otherwise it is the one at his right
    left_cuts: bool = False
    #: how its calls and cards move the table
    play: Play | None = None
    #: what that kind of play needs to know of this game: limits, targets, who speaks first
    form: Part | None = None
    #: what is expected of the players beside what the general rules expect, in the order in which it is told: what breaks it is
    #: seen whether or not a row speaks to it, and where none does the ruling is that the books are silent
    expects: tuple[Subject, ...] = ()
    #: the running score: an empty sheet, which is told the names of its columns
    score: Sheet | None = None

    @property
    def equipment(self) -> dict[str, Any]:
        """These slots by name."""
        return {name: getattr(self, name) for name in fields_dict(Equipment)}


@frozen
class Years:
    """When a code was the law of a game."""

    first: int
    #: none where it is in force
    last: int | None = None
    #: from when on records are judged by it where the code of their day is not here
    serves: int = field(default=Factory(lambda years: years.first, takes_self=True))

    def has(self, year: int) -> bool:
        """Whether it was in force then."""
        return self.first <= year and (self.last is None or year <= self.last)


@frozen(kw_only=True, eq=False)
class Game(Equipment):
    """A game as one code has it: equipment, and the rows that rule on those who play with it.

    A variant shares all but its difference (`vary`); under another code it shares its equipment alone (`under`).
    """

    slug: str = field(kw_only=False)
    title: str
    family: str
    #: where it stands; nowhere, if it is in no book and only general laws of books speak to it
    cite: Citation | None = field(converter=optional(cite))
    #: the years of that code, where records of its day and of other days are told apart
    years: Years | None = None
    #: the slug of the game of another code with whose equipment it is played; none where it has its own
    kit: str = ""
    #: the game this is a variant of
    base: Game | None = None
    #: the layer of general law under it
    general: Game | None = None
    #: the rules in short, for the rule sheet: heading and sentences
    rules: tuple[tuple[str, str], ...] = ()
    #: own rows, in the order of the book
    laws: tuple[Law, ...] = ()
    #: ids of laws of lower layers that this game switches off
    dropped: frozenset[str] = frozenset()
    #: laws of the book that are no row of their own: slug and reason
    unencoded: Mapping[str, str] = field(factory=dict)

    #: the layers of law, the most specific first: this game, its bases, the general rules
    layers: tuple[Layer, ...] = field(init=False)
    #: all that is expected here, and the allowed acts of which some law speaks
    _minded: frozenset[Subject] = field(init=False, repr=False)
    _about: dict[Subject, tuple[tuple[Layer, ...], tuple[Fact, ...]]] = field(factory=dict, init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        if self.rounds not in ((), ONE_BY_ONE) and self.hand_size and sum(self.rounds) != self.hand_size:
            told = "-".join(map(str, self.rounds))
            raise ValueError(f"{self.slug} deals in rounds of {told}, and a hand has {self.hand_size} cards")
        object.__setattr__(self, "laws", _laws(self.laws, self.slug, self.code))
        layers = tuple(self._layers())
        object.__setattr__(self, "layers", layers)
        self.look_again()

    def look_again(self) -> None:
        """Find anew what is kept of the rows, for whoever has changed one in its place."""
        rows = [law for layer in self.layers for law in layer]
        allowed = {deed for law in rows for deed in law.on}
        object.__setattr__(self, "_minded", frozenset({*self.expects, *self.bottom.expects, *allowed}))
        self._about.clear()
        for law in rows:
            for breach in law.breach:
                if not self.minds(breach):
                    raise ValueError(
                        f"'{law.slug}' of {self.slug} speaks to '{breach}', which the game does not expect: see expects="
                    )

    @property
    def code(self) -> Code | None:
        """The code of law that has it: one of the books, or a later one."""
        return self.cite.code if self.cite else None

    @property
    def book(self) -> str | None:
        """The key of that code."""
        return self.code.key if self.code else None

    def part(self, kind: type[P]) -> P | None:
        """What this game tells its kind of play; None where it is not of that kind."""
        return self.form if isinstance(self.form, kind) else None

    def __getitem__(self, kind: type[P]) -> P:
        """The same where it must be there."""
        form = self.form
        if isinstance(form, kind):
            return form
        raise LookupError(f"{self.slug} has no {kind.__name__}")

    @property
    def bottom(self) -> Game:
        """The lowest layer of general law, whose expectations hold in every game above it; a game on no other is its own."""
        return self.general.bottom if self.general else self

    def minds(self, breach: Subject) -> bool:
        """Whether this is against what the game expects; a record that does not hold together is minded in every game."""
        return breach in self._minded or breach.suspect

    def minds_any(self, kind: type[Subject]) -> bool:
        """Whether anything of this kind is."""
        return any(isinstance(breach, kind) for breach in self._minded)

    def sides_at(self, seats: int) -> int:
        """How many sides so many players form; each is one by himself where they cannot all have partners."""
        return self.sides if self.sides and seats % self.sides == 0 else seats

    def hand_size_at(self, seats: int) -> int:
        """How many cards each of so many players is dealt."""
        return self.hand_sizes.get(seats, self.hand_size)

    def pack_at(self, seats: int) -> Pack:
        """What so many players play with."""
        return self.packs.get(seats, self.pack)

    @property
    def lineage(self) -> tuple[Game, ...]:
        """This game, the games that it is a variant of, and the general rules under them; each has one of the `layers`."""
        above = self.base or self.general
        return (self, *above.lineage) if above else (self,)

    def _layers(self) -> Iterator[Layer]:
        dropped: set[str] = set()
        for game in self.lineage:
            yield tuple(law for law in game.laws if law.slug not in dropped)
            dropped |= game.dropped

    def about(self, breach: Subject) -> tuple[tuple[Layer, ...], tuple[Fact, ...]]:
        """The rows about a breach that may speak, by layer, and the facts that decide: asked for at every act, found once."""
        found = self._about.get(breach)
        if found is None:
            layers = in_force(self.layers, breach)
            found = self._about[breach] = layers, tuple(facts_of(layers, breach))
        return found

    def law(self, slug: str) -> Law:
        """One of the laws in force here, by its slug."""
        for layer in self.layers:
            for law in layer:
                if law.slug == slug:
                    return law
        known = [law.slug for layer in self.layers for law in layer]
        raise LookupError(f"{self.slug} has no law '{slug}'{did_you_mean(slug, known)}")

    def vary(
        self,
        slug: str,
        *,
        drop: Iterable[str] = (),
        replace: Iterable[Law] = (),
        add: Iterable[Law] = (),
        **changes: Any,
    ) -> Game:
        """A variant of this game: what differs, and nothing else."""
        inherited = {law.slug: law for layer in reversed(self.layers) for law in layer}
        drop, replace, add = tuple(drop), tuple(replace), tuple(add)
        for name in drop:
            if name not in inherited:
                raise ValueError(f"cannot drop '{name}'; {self.slug} has no such law{did_you_mean(name, inherited)}")
        for law in replace:
            if law.slug not in inherited:
                raise ValueError(f"cannot replace '{law.slug}'; {self.slug} has no such law{did_you_mean(law.slug, inherited)}")
            if law.slug in drop:
                raise ValueError(f"'{law.slug}' is both dropped and replaced")
            if same_row(law, inherited[law.slug]):
                raise ValueError(f"'{law.slug}' is replaced by what {self.slug} already says; leave it out")
        for law in add:
            if law.slug in inherited:
                raise ValueError(f"'{law.slug}' exists already in {self.slug}; use replace=")
        own: dict[str, Any] = {"base": self, "laws": (*replace, *add), "unencoded": {}}
        slots = [name for name in fields_dict(Game) if name not in _NOT_FOR_VARIANTS]
        for name, value in changes.items():
            if name not in slots:
                instead = _NOT_FOR_VARIANTS.get(name)
                raise TypeError(f"'{name}' {instead}" if instead else f"a game has no '{name}'{did_you_mean(name, slots)}")
            self._must_differ(name, value, own.get(name, getattr(self, name)))
        if slug == self.slug or not (drop or replace or add or changes):
            raise ValueError(f"a variant of {self.slug} has a name of its own and something that differs")
        off = frozenset(drop) | {law.slug for law in replace}
        return evolve(self, slug=slug, dropped=off, **(own | changes))

    def under(self, code: Code, slug: str, *, cite: str = "", **slots: Any) -> Game:
        """This game as another code of law has it: the same equipment, and of the rows none but those of that code.

        `cite` is its place there, where that is not the whole code; `slots` are title, laws and whatever else the code says of
        the game, numbers of the equipment included.
        """
        for name, value in slots.items():
            if name in self.equipment:
                self._must_differ(name, value, getattr(self, name))
        place = code.at(cite) if cite else code.whole
        # What is expected of every game is said with the general rules, under which the other code need not stand.
        expects = tuple(dict.fromkeys((*self.expects, *self.bottom.expects)))
        own = {"family": self.family, "kit": self.kit or self.slug, "expects": expects}
        return Game(slug, **{**self.equipment, **own, **slots, "cite": place})

    def _must_differ(self, name: str, value: Any, known: Any) -> None:
        if known == as_slot(Game, name, value):
            raise ValueError(f"{name}={value!r} is what {self.slug} already says; leave it out")


#: what a variant has of itself, and what says it
_NOT_FOR_VARIANTS = {
    "base": "is the game that is varied",
    "laws": "of a variant are said by drop=, replace= and add=",
    "dropped": "is said by drop=",
    "layers": "follow from the laws",
    "kit": "is that of the game that is varied",
}
