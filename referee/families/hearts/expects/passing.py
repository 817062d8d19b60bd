"""Cards passed on before the play: too many or too few, to the wrong neighbour, after a look at those received."""

from collections.abc import Iterator

from referee.core.cards import cards_text
from referee.core.expect import NotInThisGame, NotThisCard, Seen, ToAnother, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.sheet import counted
from referee.core.table import Table
from referee.families.hearts.moves.hearts_form import Hearts, cards_to_pass, counting_of, form_of, has_passed, receiver

VERBS = ("passes", "looks")

WRONG_NUMBER_PASSED = WrongNumber(
    "passed", name="wrong-number-passed", says="another number of cards passed than the game prescribes"
)
PASSED_TO_WRONG_PLAYER = ToAnother(
    "passes", name="passed-to-wrong-player", says="cards passed to another player than the rule names"
)
LOOKED_BEFORE_PASSING = Seen(
    "received", name="looked-before-passing", says="a look at cards received by a player who has not passed his own"
)
PASSED_AGAINST_RULE = NotInThisGame(
    "passes cards", name="passed-against-rule", says="cards passed in a game in which none are passed"
)
PENALTY_CARD_PASSED = NotThisCard("passes", name="penalty-card-passed", says="a card passed that may not be passed on")


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """What each passes and to whom, and when he looks at what came to him."""
    if act.seat is None or table.game.part(Hearts) is None:
        return
    who = table.name(act.seat)
    if act.verb == "looks":
        if act.how == "received" and cards_to_pass(table) and not has_passed(table, act.seat):
            why = f"{who} looked at the cards he received before he had passed his own"
            yield Matter(LOOKED_BEFORE_PASSING, act.seat, why, act.at)
        return
    wanted, number = cards_to_pass(table), act.how_many
    if not number:
        return  # he passes when he might speak, which is another thing
    if not wanted:
        why = f"{who} passed {counted(number, 'card')} where none are passed"
        yield Matter(PASSED_AGAINST_RULE, act.seat, why, act.at, cards=act.cards, count=number)
        return
    if number != wanted:
        why = f"{who} passed {counted(number, 'card')}, where each passes {wanted}"
        yield Matter(WRONG_NUMBER_PASSED, act.seat, why, act.at, cards=act.cards, count=number)
    due = receiver(table, act.seat)
    if act.other is not None and act.other != due:
        why = f"{who} passed to {table.name(act.other)}, where the cards go to {table.name(due)}"
        yield Matter(PASSED_TO_WRONG_PLAYER, act.seat, why, act.at, other=act.other, cards=act.cards)
    counting = counting_of(table)
    if form_of(table).keeps_counting_cards and counting is not None:
        cards = tuple(card for card in act.cards if card in counting.values)
        if cards:
            yield Matter(
                PENALTY_CARD_PASSED, act.seat, f"{who} passed {cards_text(cards)} on", act.at, card=cards[0], cards=cards
            )
