"""Facts about cards led and played."""

from referee.core.fact import NO, YES, Answer, Fact, of
from referee.core.limits import RAISING
from referee.core.matter import Matter
from referee.core.measured import Cards
from referee.core.record import Act
from referee.core.table import OVER, PLAY, Table
from referee.core.window import Limit, Role, Window
from referee.mechanics.declarer.contract import Contract, declarer_of, dummy_of, is_defender
from referee.mechanics.roles import EITHER_OPPONENT
from referee.mechanics.tricks.moves.tricks import has_played, tricks_won
from referee.mechanics.tricks.state import Tricks, claims_of, suit_here
from referee.mechanics.windows import NEXT_HAND_PLAYS

# --- leads out of turn

A_DEFENDER = Answer("defender", "a defender")
WRONG_HAND = Answer("wrong-hand", "declarer's side, from the wrong hand")
AT_DEFENDERS_TURN = Answer("at-defenders-turn", "declarer, at a defender's turn")
DUMMY_FIRST = Answer("dummy-first", "dummy, as the opening lead")


def _leader(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Contract) is None or matter.seat is None:
        return None
    if is_defender(table, matter.seat):
        return A_DEFENDER
    if not is_defender(table, matter.was(Tricks).turn):
        return WRONG_HAND
    return DUMMY_FIRST if matter.seat == dummy_of(table) and matter.count == 1 else AT_DEFENDERS_TURN


LEADER = Fact("leader", "Who led out of turn?", _leader, (A_DEFENDER, WRONG_HAND, AT_DEFENDERS_TURN, DUMMY_FIRST))
OPENING = Fact("opening", "Was it the opening lead?", lambda table, matter, act: YES if matter.count == 1 else NO)

ACCEPTS, RETRACTION, FACES_HAND = (
    Answer("accepts", "it is accepted"),
    Answer("retraction", "its retraction is required"),
    Answer("faces-hand", "declarer exposes his hand as if dummy"),
)


def _retracted(*, before: Window, by: Role) -> Limit:
    """Whether one of those who may has the lead taken back before the window closes upon it, or what else becomes of it."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if matter.seat is None or matter.opened == table.clock:
            return None
        defender = is_defender(table, matter.seat)
        if act.verb == "exposes" and act.seat == declarer_of(table) and act.how == "hand" and matter.count == 1 and defender:
            return FACES_HAND
        if before.closes(table, matter, act):
            return ACCEPTS
        next_or_declarer = (table.left(matter.seat), declarer_of(table) if defender else None)
        if act.verb in ("accepts", "waives") and act.seat in next_or_declarer:
            return ACCEPTS
        if act.verb == "retracts" and act.seat == matter.seat:
            return RETRACTION
        # attention to a defender's lead leaves declarer his choice; of declarer's it is as good as a demand (usp56 866)
        requires = act.verb in ("requires", "forbids", "lets", "demands") if defender else act.verb in RAISING
        if requires and act.seat in by.seats(table, matter):
            return RETRACTION
        return RETRACTION if act.verb == "play" and act.seat == matter.was(Tricks).turn else None

    return Limit(
        name="answered", question="What did the other side do about it?", read=read,
        answers=(ACCEPTS, RETRACTION, FACES_HAND), later=True, what="taken back", before=before, by=by, kept=(RETRACTION,),
    )  # fmt: skip


#: `until=` this the lead is taken back, as one of the other side requires
ANSWERED = _retracted(before=NEXT_HAND_PLAYS, by=EITHER_OPPONENT)


# --- plays out of turn within a trick

DECLARERS_SIDE = Answer("declarers-side", "declarer's side")


def whose_side(table: Table, matter: Matter, act: Act) -> str | None:
    """Of which side the offender is."""
    if table.part(Contract) is None or matter.seat is None:
        return None
    return A_DEFENDER if is_defender(table, matter.seat) else DECLARERS_SIDE


PLAYER = Fact("player", "Who played out of turn?", whose_side, (A_DEFENDER, DECLARERS_SIDE))


def _declarer_played_both(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Contract) is None or table.part(Tricks) is None:
        return None
    declarer = table[Contract].declarer
    both = has_played(table[Tricks], declarer) and has_played(table[Tricks], table.partner(declarer))
    return YES if both else NO


DECLARER_PLAYED_BOTH = Fact(
    "declarer-played-both", "Had declarer already played from his own hand and from dummy?", _declarer_played_both
)


def _partner_played(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Tricks) is None or matter.seat is None:
        return None
    return YES if has_played(table[Tricks], table.partner(matter.seat)) else NO


PARTNER_PLAYED = Fact("partner-played", "Had the offender's partner already played to the trick?", _partner_played)

# --- revokes


#: of a revoke that is put right however late it is found
IN_TRICK_TWELVE = Answer("in-trick-twelve", "a player, in the twelfth trick")


def takes_back(act: Act, matter: Matter) -> bool:
    """Whether the offender takes his card back, or puts another in its place."""
    return act.verb in ("substitutes", "retracts") and act.seat == matter.seat


def wrong_again(table: Table, act: Act, matter: Matter) -> bool:
    """Whether the card that he puts in its place is none that he owed, and does not follow suit either."""
    if act.verb != "substitutes" or not act.cards or (isinstance(matter.due, Cards) and act.card in matter.due.cards):
        return False
    return matter.suit not in (None, suit_here(table, act.card))


def played_on(table: Table, matter: Matter, act: Act) -> bool:
    """Whether a player of the offending side leads or plays to the next trick, or has done so."""
    tricks = table.part(Tricks)
    if tricks is None or matter.seat is None:
        return False
    if act.verb == "won":  # the play is over, and was not told
        return matter.count < table.hand_size
    side = table.side_of(matter.seat)
    if act.verb == "play" and act.seat is not None and table.side_of(act.seat) == side:
        return tricks.number > matter.count or has_played(tricks, act.seat)
    later = tricks.past[matter.count - sum(tricks.earlier) :]
    return any(table.side_of(seat) == side for trick in later for seat, _ in trick)


def _ends_play(table: Table, act: Act) -> bool:
    """A claim or concession; one by a single defender only when his partner joins in it (usp56 635, 888)."""
    if act.verb == "exposes":
        return act.how == "hand" and act.seat == declarer_of(table) and table.phase == PLAY
    if act.seat is None or act.verb not in ("claims", "concedes", "agrees"):
        return False
    if not is_defender(table, act.seat):
        return act.verb != "agrees"
    conceded = any(note.verb in ("claims", "concedes") and note.seat == table.partner(act.seat) for note in table.acts)
    if claims_of(table).claimed is not None and conceded:
        return True
    return act.verb == "claims" and bool(act.numbers) and act.number >= table.hand_size - sum(tricks_won(table))


def plays_on(*, before: Window, name: str = "established", besides: str = "") -> Limit:
    """Whether the side has played on before the revoke is corrected."""

    def read(table: Table, matter: Matter, act: Act) -> str | None:
        if matter.opened == table.clock:
            return None
        if takes_back(act, matter):
            return None if wrong_again(table, act, matter) else NO
        return YES if before.closes(table, matter, act) else None

    return Limit(
        name=name,
        question=(
            "Has a player of the offending side led or played to the next trick, "
            f"or claimed or conceded{besides}, before it was corrected?"
        ),
        read=read, later=True, what="corrected", before=before, kept=(NO,),
    )  # fmt: skip


def is_established(table: Table, matter: Matter, act: Act) -> bool:
    """Whether the offending side plays on, or ends the play, by which a revoke is established."""
    if matter.seat is None:
        return False
    own_side = act.seat is not None and table.side_of(act.seat) == table.side_of(matter.seat)
    return (own_side and _ends_play(table, act)) or played_on(table, matter, act)


OWN_SIDE_PLAYS_ON = Window("the next lead or play of the offending side, or a claim or concession by it", is_established)
#: `until=` this a revoke is corrected; `after=` it, it is established
ESTABLISHED = plays_on(before=OWN_SIDE_PLAYS_ON)


#: the note of a dummy who has lost his rights
FORFEITS = "forfeits"


# --- cards taken back

OWN_CARD, DUMMYS_CARD, DEFENDERS_CARD = (
    Answer("own-card", "declarer's own card"),
    Answer("dummys-card", "a card of dummy"),
    Answer("defenders-card", "a defender's card"),
)


def _whose_card(table: Table, matter: Matter, act: Act) -> str | None:
    if table.part(Contract) is None or matter.seat is None:
        return None
    if is_defender(table, matter.seat):
        return DEFENDERS_CARD
    return OWN_CARD if matter.seat == declarer_of(table) else DUMMYS_CARD


WHOSE_CARD = Fact("whose-card", "Whose card was it?", _whose_card, (OWN_CARD, DUMMYS_CARD, DEFENDERS_CARD))


BY_REVOKERS_PARTNER = of("by-revokers-partner", YES, NO, question="Had his partner just put a revoke right?")

EXPOSER = Fact("exposer", "Who exposed the card?", whose_side, (A_DEFENDER, DECLARERS_SIDE))
IN_A_CLAIM = Fact(
    "in-a-claim",
    "Did he show his hand to his partner in claiming?",
    lambda table, matter, act: YES if act.verb == "exposes" and act.how == "hand" and matter.seat == act.seat else NO,
)

IN_AUCTION, IN_PLAY = Answer("in-auction", "during the auction"), Answer("in-play", "during the play")
DURING = Fact(
    "during",
    "When did it happen?",
    lambda table, matter, act: IN_PLAY if table.phase in (PLAY, OVER) else IN_AUCTION,
    (IN_AUCTION, IN_PLAY),
)
