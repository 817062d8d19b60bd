"""What the laws of gin give: knocks undone or barred, bonuses lost, cards drawn or found that are put back."""

from attrs import evolve

from referee.core.cards import Card, card_text, cards_of
from referee.core.matter import Matter
from referee.core.measured import Number
from referee.core.status import CONDONED
from referee.core.subject import Subject
from referee.core.table import PLAY, Table
from referee.core.values import frozen
from referee.families.gin.binds import (
    HAND_OPEN_FOR_A_PLAY,
    LOSES_NEXT_DRAW,
    NO_FACED_CARD,
    NO_FACED_CARD_YET,
    NO_KNOCK_THIS_TURN,
    NO_KNOCK_UNLESS_GIN,
)
from referee.mechanics.deal.expects.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.mechanics.layout.moves.piles import untold
from referee.mechanics.melds.gives import lie_face_up
from referee.mechanics.melds.moves.melding import (
    DISCARDS,
    back_to,
    discards_of,
    excess,
    gains,
    lie_open,
    loses,
    melding_of,
    with_melding,
    with_pile,
)
from referee.mechanics.rulings.gives.binding import binds
from referee.mechanics.rulings.gives.general import Opens, notes
from referee.mechanics.rulings.gives.parts import Back, ByLaw, CannotScore, Remark, Stands, To

# --- discards and draws


def _taken_card_back(table: Table, matter: Matter) -> Table:
    """The wrong discard goes back to the pile, and the top one to the hand."""
    pile = discards_of(table)
    if matter.seat is None or matter.card is None or pile.top is None:
        return table
    top = pile.top
    table = loses(table, matter.seat, (matter.card,))
    table = with_pile(table, DISCARDS, evolve(pile, cards=(*pile.cards[:-1], matter.card)))
    return gains(table, matter.seat, (top,))


RIGHT_CARD_TAKEN = Back(
    "drawn-card", "the card goes back and the top discard may be taken instead", _taken_card_back, bites=False
)

LOSES_DRAW = binds(LOSES_NEXT_DRAW)


# --- cards of the stock that were seen

FACED_BY_PILE = lie_face_up("beside the discard pile")


def _drawn_card_faced(table: Table, matter: Matter) -> Table:
    """What he drew from the stock lies open, and the player in turn plays."""
    if matter.seat is None or matter.before is None:
        return table
    before = matter.before
    told = tuple(cards_of(table.hands[matter.seat] & ~before.hands[matter.seat]))
    number = melding_of(table).held[matter.seat] - melding_of(before).held[matter.seat]
    return lie_open(back_to(table, before), (*told, *untold(number - len(told))))


DRAWN_CARD_FACED = FACED_BY_PILE & Back("draw", lambda table, matter: f"{table.name(matter.other)} plays", _drawn_card_faced)


def _excess(table: Table, matter: Matter) -> tuple[Card, ...]:
    """The cards of the stock that he drew beyond the one that was his, those that are not told included."""
    number = 0 if matter.seat is None else min(matter.count, excess(table, matter.seat))
    told = matter.cards[len(matter.cards) - number :] if number < len(matter.cards) else matter.cards
    return (*told, *untold(number - len(told)))


def _excess_faced(table: Table, matter: Matter) -> Table:
    if matter.seat is None:
        return table
    cards, melding = _excess(table, matter), melding_of(table)
    drawn = melding.drawn[: len(melding.drawn) - len(cards)]
    return with_melding(loses(table, matter.seat, cards), seen=(*melding.seen, *cards), drawn=drawn, drawn_since=0)


def _excess_text(table: Table, matter: Matter) -> str:
    cards = matter.cards[max(0, len(matter.cards) - matter.count) :]
    told = " and ".join(map(card_text, cards)) or ("the second card" if matter.count < 2 else "the cards beyond the first")
    return f"{told} {'lies' if matter.count < 2 else 'lie'} face up beside the discard pile"


EXCESS_FACED = To("beside-the-discards", _excess_text, _excess_faced)


@frozen
class OpensHand(Opens):
    """A draw or a discard that is not put right in time has made the hand wrong: the laws of a wrong hand speak then."""

    def child(self, table: Table, matter: Matter, breach: Subject) -> Matter:
        """The hand, with the cards that it has now."""
        if matter.seat is None:
            return super().child(table, matter, breach)
        held, due = melding_of(table).held[matter.seat], melding_of(table).due[matter.seat]
        opened = super().child(table, matter, breach)
        return evolve(opened, cards=(), card=None, count=held, due=Number(due), found=Number(held))


HAND_TOO_LONG = ByLaw("his hand is an irregular one") & OpensHand(TOO_MANY_CARDS)

HAND_TOO_SHORT = ByLaw("his hand is an irregular one") & OpensHand(TOO_FEW_CARDS)

OTHERS_FIRST = binds(NO_FACED_CARD_YET)

NEVER_HIS = binds(NO_FACED_CARD)

NO_KNOCK_UNTIL_NEXT_TURN = binds(NO_KNOCK_UNLESS_GIN)

NO_KNOCK_NOW = binds(NO_KNOCK_THIS_TURN)


# --- knocks


def _knock_undone(table: Table, matter: Matter) -> Table:
    """The hand goes on as if nobody had knocked; the discard after the knock stands, and the other player is in turn."""
    if matter.seat is None:
        return table
    taken_up = [card for each in melding_of(table).melds for card in each.cards if each.owner == matter.seat]
    table = gains(table, matter.seat, taken_up)
    melds = tuple(each for each in melding_of(table).melds if each.owner != matter.seat)
    table = with_melding(table, melds=melds, knocker=None, exposed=False, laid_off=False, turn=table.left(matter.seat))
    return table.but(phase=PLAY)


KNOCK_UNDONE = Back("knock", "the hand goes on", _knock_undone, bites=False)

OPEN_UNTIL_NEXT_PLAY = binds(HAND_OPEN_FOR_A_PLAY)

COUNTS_AS_LEGAL = Stands("the knock counts as legal", status=CONDONED, bites=False)


def _no_bonus(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, no_bonus=melding_of(table).no_bonus | {matter.seat})


def _no_win(table: Table, matter: Matter) -> Table:
    return table if matter.seat is None else with_melding(table, may_not_win=melding_of(table).may_not_win | {matter.seat})


NO_BONUS = CannotScore("bonus", "{offender} scores no bonus for gin or an undercut in this hand", _no_bonus)

NO_UNDERCUT = CannotScore("undercut-bonus", "{offender} has no bonus for an undercut", _no_bonus)

MAY_NOT_WIN = CannotScore("win", "{offender} can lose or tie the hand and not win it", _no_win)

NOT_CORRECTED = notes("the hand is not put right")

CARD_SHUFFLED_IN = Remark("the card is shuffled into the stock")

CARD_REMOVED = Remark("the card is taken out and play goes on")
