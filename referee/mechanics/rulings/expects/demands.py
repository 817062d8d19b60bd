"""Demands and choices: by the wrong player, too late, or where no ruling gives a right; partners who consult; tricks taken.

A right that a ruling gave is used by those who hold it and while it lasts (`referee.core.sanctions`). Here is every use that is
none of these.
"""

from collections.abc import Iterator

from attrs import evolve

from referee.core.cards import SUIT_NAMES, Card, card_text, cards_text
from referee.core.expect import Consulted, NoRight, Over, TooEarly, WrongChooser
from referee.core.matter import Matter
from referee.core.record import Act, Seat, Side
from referee.core.sanctions import Right, holders, penalty_cards
from referee.core.sheet import counted
from referee.core.speaking import speaking
from referee.core.subject import OUT_OF_TURN, Deed
from referee.core.table import PLAY, Table
from referee.core.window import Limit
from referee.mechanics.declarer.contract import declarer_of, dummy_of
from referee.mechanics.rulings.facts import Choice
from referee.mechanics.rulings.reckoning import reckoning_of
from referee.mechanics.tricks.binds import may_be_played
from referee.mechanics.tricks.moves.tricks import last_trick, tricks_moved, whose_turn
from referee.mechanics.tricks.state import Tricks, suit_here, suit_told

#: by these a choice is answered, or left alone
ANSWERING = ("accepts", "refuses", "waives", "lets")
VERBS = ("requires", "forbids", "cancels", "designates", "takes", "consults", "demands", *ANSWERING)

WRONG_PLAYER_CHOOSES = WrongChooser()
NO_RIGHT_TO_DEMAND = NoRight("demand", says="a demand that no ruling gives, or gives no longer")
LEAD_OVER_PENALTY_CARD = Deed(
    "lead-over-penalty-card", "a lead required or forbidden while the leader's partner has a penalty card"
)
PENALTY_CARD_DESIGNATED = Deed("penalty-card-designated", "a choice between two penalty cards")
TOO_MANY_TRICKS_TAKEN = Over(
    "tricks taken", name="too-many-tricks-taken", says="more tricks taken for a revoke than the law gives"
)
PLAYED_BEFORE_CALL = TooEarly(
    "play",
    "call of exposed card",
    name="played-before-call",
    says="another card played before the adversaries have said whether they call the one face up",
)
CONSULTATION = Consulted("penalty", name="consultation", says="partners who consult about a penalty")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What is demanded, by whom, and with what right."""
    if act.verb == "takes":
        yield from _tricks_taken(table, act)
    elif act.verb == "consults":
        if act.seat is not None and _something_to_choose(table, table.side_of(act.seat)):
            why = f"{table.name(act.seat)} and {table.name(act.other)} consulted about the penalty"
            yield Matter(CONSULTATION, act.seat, why, act.at, other=act.other)
    elif act.verb == "demands":
        found = [*_new_deal(table, act)] if act.how == "redeal" and act.seat is not None else []
        yield from found or _answer(table, act)
    elif act.verb in ANSWERING:
        yield from _answer(table, act)
    elif act.seat is not None:
        yield from _demand(table, act)


def _new_deal(table: Table, act: Act) -> Iterator[Matter]:
    """A new deal claimed by another than the one player who may, as some laws have it; others answer a demand by facts."""
    claimed = [right for right in table.rights if right.kind.claimed(table, right, act)]
    if claimed and all(act.seat not in holders(table, right) for right in claimed):
        yield Matter(WRONG_PLAYER_CHOOSES, act.seat, f"{table.name(act.seat)} claimed a new deal", act.at)


def _answer(table: Table, act: Act) -> Iterator[Matter]:
    """What another was asked, answered: what is accepted, refused or left alone by a player who has no say in it."""
    if act.seat is None or _is_heard(table, act):
        return
    others = (evolve(act, seat=seat) for seat in range(table.seats) if seat not in (act.seat, act.other))
    heard = [each for each in others if _is_heard(table, each)]
    if heard and not any(
        _is_heard(table.note(each), act) for each in heard
    ):  # of two who may, the word of one may have to wait
        yield Matter(WRONG_PLAYER_CHOOSES, act.seat, _in_words(table, act), act.at, other=act.other)


def _is_heard(table: Table, act: Act) -> bool:
    """Whether it has settled a matter, answers what one waits for, is for him to say, uses a right or gives it up, or moves."""
    if any(each.settled_at == table.clock for each in table.settled):
        return True
    if any(told.other == act.seat for told in table.acts_of("asks")[-1:]):
        return True  # he says no to what he was asked
    to_choose = False
    for matter in table.docket:
        laws, _ = speaking(table.game.about(matter.breach)[0], matter.breach, dict(matter.known))
        asked = {each.fact for law in laws for each in law.conditions if matter.answer(each.fact) is None and each.fact.later}
        roles = [law.chooser.role for law in laws if law.chooser is not None] + [
            fact.by for fact in asked if isinstance(fact, Limit) and fact.by is not None
        ]
        if any(act.seat in role.seats(table, matter) for role in roles):
            return True
        if any(fact.answer(table, matter, act) is not None for fact in asked):
            return True
        to_choose |= any(isinstance(fact, Choice) for fact in asked)
    used = (each for each in table.rights if act.seat in holders(table, each))
    if any(each.kind.claimed(table, each, act) or each.kind.lapses(table, each, act) for each in used):
        return True
    move = table.game.play.moves.get(act.verb) if table.game.play is not None else None
    return move is not None and not to_choose and move(table, act) is not table


def _demand(table: Table, act: Act) -> Iterator[Matter]:
    assert act.seat is not None
    claimed = [right for right in table.rights if right.kind.claimed(table, right, act)]
    if any(act.seat in holders(table, right) and right.kind.ripe(table, right) for right in claimed):
        return
    if any(_played_another(table, right) for right in claimed if act.seat in holders(table, right)):
        yield from _called_late(table, act)
        return
    said = _in_words(table, act)
    answers = _answers_an_open_matter(table, act)
    other_side = act.other is not None and table.side_of(act.seat) != table.side_of(act.other)
    if (
        (answers and not (other_side and act.seat != dummy_of(table)))
        or (claimed and all(act.seat not in holders(table, right) for right in claimed))
        or (act.verb == "designates" and act.seat != declarer_of(table))
    ):
        yield Matter(WRONG_PLAYER_CHOOSES, act.seat, said, act.at, other=act.other)
    elif act.verb == "designates" and _may_choose_among(table, _other(act), act.card):
        yield Matter(PENALTY_CARD_DESIGNATED, act.seat, said, act.at, other=act.other, card=act.card)
    elif act.how == "lead" and act.seat == declarer_of(table) and _has_penalty_card(table, act):
        yield Matter(LEAD_OVER_PENALTY_CARD, act.seat, said, act.at, other=act.other, suit=suit_told(table, act), act=act)
    elif not answers:
        yield Matter(NO_RIGHT_TO_DEMAND, act.seat, said, act.at, other=act.other, suit=suit_told(table, act))


def _played_another(table: Table, right: Right) -> bool:
    """Whether the player whose card lies face up has played another to the trick on the table, or to the one just gathered."""
    return right.kind.lies_face_up and table.part(Tricks) is not None and _card_played(table[Tricks], right.seat) is not None


def _card_played(tricks: Tricks, seat: Seat) -> Card | None:
    return next((card for each, card in last_trick(tricks) if each == seat), None)


def _called_late(table: Table, act: Act) -> Iterator[Matter]:
    """A card called when its owner has played another without waiting to hear whether it is."""
    assert table.part(Tricks) is not None
    seat = _other(act)
    played = _card_played(table[Tricks], seat)
    if played is not None:
        why = f"{table.name(seat)} played {card_text(played)} before it was said whether {card_text(act.card)} is called"
        yield Matter(PLAYED_BEFORE_CALL, seat, why, act.at, card=act.card, cards=(played,), count=table[Tricks].number)


def _may_choose_among(table: Table, seat: int, named: int) -> bool:
    """Whether the hand has two penalty cards that it can legally play, the one named among them."""
    playable = [card for card in penalty_cards(table, seat) if may_be_played(table, seat, card)]
    return len(playable) > 1 and named in playable


def _other(act: Act) -> int:
    return act.other if act.other is not None else (act.seat or 0)


def _in_words(table: Table, act: Act) -> str:
    suit = SUIT_NAMES[act.suit] if act.suit is not None else ""
    cards = cards_text(act.cards)
    how = f"play his {act.how}" if act.how in ("highest", "lowest") else act.how
    what = " ".join(word for word in (how, suit or cards) if word)
    whom = f" {table.name(act.other)}" if act.other is not None else ""
    joined = {"requires": " to ", "forbids": " to ", "designates": "'s penalty card "}.get(act.verb, " ")
    return f"{table.name(act.seat)} {act.verb}{whom}{joined}{what}".rstrip()


def _has_penalty_card(table: Table, act: Act) -> bool:
    cards = penalty_cards(table, table.partner(_other(act)))
    tricks = table.part(Tricks)
    on_lead = table.phase == PLAY and tricks is not None and not tricks.cards and whose_turn(table) == act.other
    return on_lead and any(suit_here(table, card) == suit_told(table, act) for card in cards)


def _answers_an_open_matter(table: Table, act: Act) -> bool:
    """A retraction required, a card required that should have been played: those are answers, not rights of their own."""
    matters = [*table.docket, *(m for m in table.settled if m.settled_at == table.clock)]
    if act.how == "retract":
        mine = [m for m in matters if m.seat == act.other]
        return any(m.breach.waits == OUT_OF_TURN or m.settled_at == table.clock for m in mine)
    if act.how == "lead":
        return any(m.breach.waits == OUT_OF_TURN and table.partner(m.seat or 0) == act.other for m in matters)
    return any(m.seat == act.other and m.card is not None and m.card in act.cards for m in matters)


def _something_to_choose(table: Table, side: Side) -> bool:
    if any(table.side_of(seat) == side for right in table.rights for seat in holders(table, right)):
        return True
    return any(m.seat is not None and table.side_of(m.seat) != side for m in table.docket)


def _tricks_taken(table: Table, act: Act) -> Iterator[Matter]:
    side = table.side_told(act)
    if side is None or table.sides != 2:
        return
    loser = 1 - side
    due = tricks_moved(table, loser)
    already = reckoning_of(table).taken[side]
    if already + act.number > due:
        before = f", having taken {already} before" if already else ""
        were = "was" if due == 1 else "were"
        took = counted(act.number, "trick")
        why = f"{table.side_name(side)} took {took} from {table.side_name(loser)}{before}, where {due} {were} due"
        yield Matter(TOO_MANY_TRICKS_TAKEN, None, why, act.at, count=due)
