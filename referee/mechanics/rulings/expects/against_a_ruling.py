"""Acting against a ruling: a player who was bound to something did otherwise, by whatever verb."""

from collections.abc import Iterator

from referee.core.expect import AgainstRuling
from referee.core.matter import Matter
from referee.core.measured import Told
from referee.core.record import Act
from referee.core.subject import DEEMED_PASS, WITHOUT_EFFECT
from referee.core.table import AUCTION, DEAL, Table
from referee.mechanics.auction.moves import CALLS, called_upon
from referee.mechanics.tricks.state import Tricks

#: it sees nothing where nobody is bound to anything
OF_RULINGS = True

CALL_WHEN_BARRED = AgainstRuling(
    "pass", name="call-when-barred", says="a call other than a pass by a player who has to pass", waits=DEEMED_PASS
)
CALL_AGAINST_RULING = AgainstRuling(
    "call repeated", name="call-against-ruling", says="a call other than the one that a ruling prescribes"
)
MADE_WHEN_BARRED = AgainstRuling(
    "no make",
    name="made-when-barred",
    says="a bid or a trump made by a player whom a ruling bars from it",
    waits=WITHOUT_EFFECT,
)
PENALTY_CARD_NOT_PLAYED = AgainstRuling(
    "penalty card", name="penalty-card-not-played", says="a penalty card kept back when it could be played"
)
DESIGNATION_IGNORED = AgainstRuling(
    "designated card", name="designation-ignored", says="another penalty card played than the one declarer named"
)
ADDS_TO_RAISE = AgainstRuling("no raise", name="adds-to-raise", says="chips put in to raise by a player who may only call")
LEAD_AGAINST_RULING = AgainstRuling(
    "lead", name="lead-against-ruling", says="a lead that a ruling forbids, or another than it requires"
)
DEAD_CARD_PLAYED = AgainstRuling(
    "dead card", name="dead-card-played", says="a card played that a ruling has made dead", waits=WITHOUT_EFFECT
)
KNOCK_WHEN_BARRED = AgainstRuling(
    "no knock", name="knock-when-barred", says="a knock by a player whom a ruling bars from it", waits=WITHOUT_EFFECT
)
DRAW_WHEN_BARRED = AgainstRuling(
    "no draw", name="draw-when-barred", says="a draw by a player who has lost it, or of a card that he may not take"
)
MELD_WHEN_BARRED = AgainstRuling(
    "no meld", name="meld-when-barred", says="a meld by a player whose hand has to be put right first"
)
PLAY_AGAINST_RULING = AgainstRuling(
    "prescribed card", name="play-against-ruling", says="a card other than one that a ruling requires"
)
CALLED_CARD_NOT_PLAYED = AgainstRuling(
    "called card", name="called-card-not-played", says="another card played than the one face up that was called"
)
BARRED_CARD_TAKEN = AgainstRuling(
    "card not taken", name="barred-card-taken", says="a card taken in that a ruling keeps from the player"
)
DOUBTS_WHEN_BARRED = AgainstRuling(
    "no doubt", name="doubts-when-barred", says="a doubt by a player whom a ruling keeps from it", waits=WITHOUT_EFFECT
)
SECOND_CARD_NOT_DOWN = AgainstRuling(
    "next card down", name="second-card-not-down", says="a card given face up that a ruling has given face down"
)
TURNED_AFTER_RULING = AgainstRuling(
    "no more turned", name="turned-after-ruling", says="another card turned or moved by a player whose turn a ruling has ended"
)
DISCARD_WHEN_BARRED = AgainstRuling(
    "no discard", name="discard-when-barred", says="a discard by a player who draws without discarding"
)
FULL_HAND_KEPT = AgainstRuling(
    "fewer cards", name="full-hand-kept", says="as many cards for the dealer as for the others where a ruling gives him fewer"
)
PLAYS_WHEN_OUT = AgainstRuling(
    "out of the deal",
    name="plays-when-out",
    says="a bet or a play by a player whom a ruling has put out of the deal",
    waits=WITHOUT_EFFECT,
)
HAND_NOT_PUT_RIGHT = AgainstRuling(
    "hand put right", name="hand-not-put-right", says="a hand played otherwise than a ruling has it"
)


#: the parameter of a finding that names the kind of duty that was not kept
DUTY = "duty"


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Every duty that speaks to the act and is not kept; of two to the same effect one."""
    if act.verb in CALLS and table.phase not in (DEAL, AUCTION):
        return  # a call after the auction is a matter of its own
    said: set[str] = set()
    passes = False  # one call breaks the duty to pass once, however many rulings impose it
    for duty in table.duties:
        if duty.kind.binds(table, duty, act) and not duty.kind.kept(table, duty, act):
            if (did := f"{duty.kind.did(table, duty, act)}, though {duty.text(table)}") in said:
                continue
            if duty.kind.to_pass and passes:
                continue
            passes = passes or duty.kind.to_pass
            said.add(did)
            upon = called_upon(table, act)
            yield Matter(
                duty.kind.broken,
                act.seat,
                did,
                act.at,
                due=Told(duty.text(table)),
                cause=duty.matter,
                opened=table.clock,
                card=duty.card if duty.card is not None else (act.card if act.cards else None),
                cards=act.cards,
                call=act.call,
                suit=duty.suit,
                count=table[Tricks].number if table.part(Tricks) else 0,
                of=((DUTY, duty.kind.name),),
                before=None if upon is None else table.but(upon),
            )
