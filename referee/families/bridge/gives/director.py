"""What a director rules: scores adjusted, boards played on or rated by groups, procedure enforced."""

from attrs import evolve

from referee.core.cards import PLANE, Card, card_text, cards_of
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.sanctions import Duty, Right, RightKind, grant, impose, record_choice
from referee.core.status import CONDONED, CORRECTED
from referee.core.table import PLAY, Table
from referee.families.bridge.expects.director import IMPROPER_INFORMATION
from referee.mechanics.declarer.contract import declarer_of
from referee.mechanics.rulings.gives.general import Opens, condoned, makes_void, no_penalty
from referee.mechanics.rulings.gives.parts import (
    DECIDED_ELSEWHERE,
    HANDS_AS_TOLD,
    Back,
    May,
    MayWithdraw,
    Must,
    NotStated,
    Physical,
    Remark,
    Stands,
    Void,
    WithoutEffect,
)
from referee.mechanics.tricks.binds import NOT_PLAY_CARD, PLAY_CARD
from referee.mechanics.tricks.moves.corrections import card_to_replace, substitute
from referee.mechanics.tricks.moves.tricks import last_trick
from referee.mechanics.tricks.state import Designation, Tricks, order_here

DIRECTOR_MUST_BE_CALLED = NotStated("the director must be called before anybody goes on") & NotStated(
    "the book states no remedy"
)
BY_THE_DIRECTOR_ALONE = WithoutEffect("it has no effect") & Remark("the director alone waives and assesses penalties")
MAY_ADJUST = Physical("the director may assign an adjusted score if the other pair was damaged", DECIDED_ELSEWHERE, choice=True)
PLAYED_NORMALLY = Stands("the board is played and scored normally", status=CORRECTED, bites=False)
ADJUSTED_INSTEAD = Physical("the director assigns an adjusted score", DECIDED_ELSEWHERE)
POCKETS_PUT_RIGHT = Physical(
    "the director puts the pockets right if he can and has the board played", DECIDED_ELSEWHERE
) & Physical("he adjusts the score if somebody learned too much", DECIDED_ELSEWHERE)
MAY_SEND_AWAY = no_penalty("the director may send the caller from the table and have his partner explain", choice=True)
PLACED_CARD_STANDS = Stands("the card placed stands", status=CONDONED, bites=False)
NO_PROCEDURAL_PENALTY = no_penalty("no penalty, as no adjusted score became necessary")
TENTH_OF_A_BOARD = Physical(
    "the director may take a tenth of a board's most match points from the offender, and give as much to a side without fault",
    DECIDED_ELSEWHERE,
    choice=True,
)
RATED_BY_GROUPS = Physical(
    "each group that played the same cards is rated by itself, with half a match point for every pair of the other groups",
    DECIDED_ELSEWHERE,
)
DIRECTOR_RULES_ON_CLAIM = Physical("the director must be called and nothing done without him", DECIDED_ELSEWHERE) & Physical(
    "he gives doubtful tricks to the claimant's opponents", DECIDED_ELSEWHERE
)
BOARD_MOVED_ON = condoned("no penalty", "the round is over and the board has been moved")
HANDS_ARE_BACK = condoned("no penalty", "the hands are back in the board")
IMPROPER_INFORMATION_RULED = Opens(IMPROPER_INFORMATION)

# --- a card suggested by dummy


def _as_good(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    """The card, and those of the hand that are as good: of its suit, with none between them that another hand may hold."""
    tricks, order = table.part(Tricks), order_here(table)
    gone = {each for trick in (*tricks.past, tricks.cards) for _, each in trick} if tricks else set()
    suit = sorted((each for each in cards_of(order.of_suit[order.suit[card]]) if each < PLANE), key=order.power.__getitem__)
    held = set(cards_of(table.hands[seat])) | {card}
    run: list[Card] = []
    for each in suit:
        if each in held:
            run.append(each)
        elif each not in gone:
            if card in run:
                break
            run = []
    return tuple(run)


def _is_directed(table: Table, right: Right, act: Act) -> bool:
    if act.verb != "directs":
        return False
    if right.card is None:
        return right.suit in (None, order_here(table).suit[act.card])
    return act.card in _as_good(table, _hand_with(table, right, act), right.card)


def _hand_with(table: Table, right: Right, act: Act) -> Seat:
    """The hand that has the card; where that is not told, dummy's, which lies open for all to suggest from."""
    holder = table.holder(act.card)
    return table.partner(right.seat) if holder is None else holder


def _direct(table: Table, right: Right, act: Act) -> Table:
    hand = _hand_with(table, right, act)
    kind, must = (PLAY_CARD, "must") if act.how == "play" else (NOT_PLAY_CARD, "may not")
    cards = (act.card,) if act.how == "play" else _as_good(table, hand, act.card)
    duties = (Duty(kind, hand, right.matter, right.law, card=card) for card in cards)
    return record_choice(impose(table, *duties), right.matter, f"{table.name(hand)} {must} play {card_text(act.card)}", act)


DIRECT_A_CARD = RightKind(
    "direct a card",
    lambda table, right: "require or forbid the card that dummy suggested, or its equivalent",
    claimed=_is_directed,
    ripe=lambda table, right: table.phase == PLAY,
    use=_direct,
)


def _may_be_directed(table: Table, matter: Matter) -> Table:
    assert matter.law is not None
    declarer = declarer_of(table)
    if declarer is None:
        return table
    card = matter.cards[0] if matter.cards else None
    return grant(table, Right(DIRECT_A_CARD, declarer, matter.number, matter.law, suit=matter.suit, card=card))


MAY_REQUIRE_OR_FORBID_CARD = May(
    "direct-a-card",
    "the director may require or forbid declarer to play the card suggested, or its equivalent",
    _may_be_directed,
    choice=True,
)

# --- a card that dummy placed, and one named anew


def _put_back(table: Table, matter: Matter) -> Table:
    """The card that declarer named lies where dummy's other card lay."""
    return substitute(table, Act("substitutes", matter.seat, cards=matter.cards))


WITHDRAW_AFTER_ERROR = RightKind(
    "withdraw a card played after the error",
    lambda table, right: f"withdraw {card_text(right.card or 0)}",
    claimed=lambda table, right, act: (
        act.verb in ("substitutes", "retracts") and table.part(Tricks) is not None and _taken_back(table, act) == right.card
    ),
    ripe=lambda table, right: True,
    use=lambda table, right, act: record_choice(
        table, right.matter, f"{table.name(act.seat)} withdrew {card_text(right.card or 0)}", act
    ),
)


def _taken_back(table: Table, act: Act) -> Card | None:
    if act.verb == "retracts" and act.cards:
        return act.card
    return card_to_replace(table[Tricks], act)


def _may_withdraw(table: Table, matter: Matter) -> Table:
    assert matter.law is not None and matter.seat is not None
    if table.part(Tricks) is None:
        return table
    trick, side = last_trick(table[Tricks]), table.side_of(matter.seat)
    players = [seat for seat, _ in trick]
    after = trick[players.index(matter.seat) + 1 :] if matter.seat in players else ()
    rights = (
        Right(WITHDRAW_AFTER_ERROR, matter.seat, matter.number, matter.law, card=card)
        for seat, card in after
        if table.side_of(seat) != side
    )
    return grant(table, *rights)


OPPONENT_MAY_WITHDRAW = MayWithdraw(
    "later-cards", "an opponent may withdraw a card played after it", _may_withdraw, bites=False, choice=True
)
CARD_PUT_BACK = Back("placed-card", "the card named is played", _put_back, status=CORRECTED) & MayWithdraw(
    "later-cards", "a defender may withdraw a card played after the error", _may_withdraw, status=CORRECTED, choice=True
)


def _first_stands(table: Table, matter: Matter) -> Table:
    named = table.part(Designation)
    return table if named is None else table.but(evolve(named, stands=True))


FIRST_DESIGNATION_STANDS = Must("play-first-named", "the card first named is played", _first_stands)


# --- what is left to him at the end of the play

DIRECTOR_LOOKS_AT_DAMAGE = Physical(
    "if the side without fault would probably have had more without it, the director adjusts the score",
    DECIDED_ELSEWHERE,
    choice=True,
    bites=False,
)
LIABLE = Physical("{offender} is liable to a procedural penalty", DECIDED_ELSEWHERE, choice=True, bites=False)
SCORE_MUST_BE_ADJUSTED = Physical("the director adjusts the score", DECIDED_ELSEWHERE)
BOARD_CANCELLED = Void("result", "the board is cancelled for both sides", makes_void) & Physical(
    "the director gives an artificial score to who has lost the chance of a valid one", DECIDED_ELSEWHERE, bites=False
)
RATED_APART = Physical(
    "the groups that played the same cards are rated apart, as the regulations say", DECIDED_ELSEWHERE, bites=False
)
FOUR_WAYS = Physical(
    "the director changes the seats, has the board dealt again, has it played and is ready to adjust, or adjusts the score",
    DECIDED_ELSEWHERE,
)
TWO_WAYS = Physical("the director has the board played and is ready to adjust, or adjusts the score", DECIDED_ELSEWHERE)
DIRECTOR_AWARDS = Physical(
    "the director awards the tricks, doubtful points going against the claimer", DECIDED_ELSEWHERE, bites=False
)
HANDS_CORRECTED = Physical("the director puts the hands right, and the board is played", HANDS_AS_TOLD, bites=False)
NO_RESULT_STANDS = Void("result", "no result of the board stands", makes_void)
RESULT_CANCELLED = Void("result", "the result is cancelled", makes_void) & SCORE_MUST_BE_ADJUSTED & LIABLE
CARD_REMOVED = Physical("the card is removed, and auction and play go on", HANDS_AS_TOLD, bites=False)
CARD_RESTORED = Physical(
    "the card is given back to the short hand, which counts as complete all along", HANDS_AS_TOLD, bites=False
)
DEAL_REBUILT = Physical("the director rebuilds the deal from another pack", HANDS_AS_TOLD, bites=False)
