"""Facts of questions and explanations: at whose turn somebody asked, who explained wrongly, and when that was put right."""

from referee.core.fact import Answer, Fact, fact
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.subject import Breach
from referee.core.table import AUCTION, OVER, PLAY, Table
from referee.families.bridge.expects.explanations import explainer
from referee.families.bridge.facts.director_today import PLAY_ENDED
from referee.mechanics.auction.moves import whose_turn as whose_call
from referee.mechanics.declarer.contract import declarer_of, dummy_of
from referee.mechanics.tricks.facts.play import A_DEFENDER, DECLARERS_SIDE, whose_side
from referee.mechanics.tricks.moves.tricks import has_begun
from referee.mechanics.tricks.moves.tricks import whose_turn as whose_play

CALLS_NEXT, PLAYS_NEXT, ANOTHER_CALLS, ANOTHER_PLAYS = (
    Answer("his-call", "at his own turn to call"),
    Answer("his-play", "at his own turn to play, or while a lead of another defender lay face down"),
    Answer("anothers-call", "when it was another's turn to call"),
    Answer("anothers-play", "when it was another's turn to play"),
)


@fact("meaning-asked-when", "When did he ask what the call means?", (CALLS_NEXT, PLAYS_NEXT, ANOTHER_CALLS, ANOTHER_PLAYS))
def MEANING_ASKED_WHEN(table: Table, matter: Matter, act: Act) -> str | None:
    """Declarer asks at dummy's turn too; who has led face down has had his turn, and the others but dummy may ask then."""
    seat, declarer, dummy = matter.seat, declarer_of(table), dummy_of(table)
    if seat is None:
        return None
    if table.phase == AUCTION:
        return CALLS_NEXT if whose_call(table) == seat else ANOTHER_CALLS
    led = next((note.seat for note in reversed(table.acts) if note.verb in ("facedown", "play")), None)
    if led is not None and not has_begun(table):
        return ANOTHER_PLAYS if seat in (led, dummy) else PLAYS_NEXT
    turn = whose_play(table)
    return PLAYS_NEXT if seat == (declarer if turn == dummy else turn) else ANOTHER_PLAYS


EXPLAINED_HIMSELF, PARTNER_EXPLAINED = Answer("own", "his own"), Answer("partners", "his partner's")


@fact("whose-explanation", "Whose explanation was it?", (EXPLAINED_HIMSELF, PARTNER_EXPLAINED))
def WHOSE_EXPLANATION(table: Table, matter: Matter, act: Act) -> str | None:
    who = None if matter.seat is None else explainer(table, matter.seat)
    return None if who is None else EXPLAINED_HIMSELF if who == matter.seat else PARTNER_EXPLAINED


HIS_SIDE = Fact("his-side", "On which side was he?", whose_side, (A_DEFENDER, DECLARERS_SIDE))

WHILE_CALLING, LEAD_NOT_FACED, WHILE_PLAYING = (
    Answer("while-calling", "while the auction was on"),
    Answer("lead-not-faced", "after the last pass, before the opening lead was faced"),
    Answer("while-playing", "during the play"),
)


@fact("put-right-when", "When is it put right?", (WHILE_CALLING, LEAD_NOT_FACED, WHILE_PLAYING, PLAY_ENDED))
def PUT_RIGHT_WHEN(table: Table, matter: Matter, act: Act) -> str | None:
    if table.phase == OVER:
        return PLAY_ENDED
    if table.phase != PLAY:
        return WHILE_CALLING
    return WHILE_PLAYING if has_begun(table) else LEAD_NOT_FACED


WRONG_EXPLANATION, OTHER_FAULT = (
    Answer("wrong-explanation", "a wrong explanation by his partner"),
    Answer("other-fault", "something else"),
)


@fact("silent-about", "What did he keep silent about?", (WRONG_EXPLANATION, OTHER_FAULT))
def SILENT_ABOUT(table: Table, matter: Matter, act: Act) -> str | None:
    """Told with the silence; or else it is what his side has done wrong, if anything has been seen of that."""
    if act.verb == "silent" and act.seat == matter.seat and act.how == "explanation":
        return WRONG_EXPLANATION
    wrong = (each.seat for each in table.matters if each.seat is not None and isinstance(each.breach, Breach))
    return (
        OTHER_FAULT
        if matter.seat is not None and any(table.side_of(seat) == table.side_of(matter.seat) for seat in wrong)
        else None
    )
