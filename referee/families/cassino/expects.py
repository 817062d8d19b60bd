"""Fishing: cards taken in without right, builds that cannot be made or raised, a card trailed over one's own build."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from attrs import evolve

from referee.core.cards import Card, card_text, cards_of, cards_text
from referee.core.expect import DoesNotFit, NotA, NotHeld, NotInThisGame, NotShown, Omitted, Seen, Unsaid, Withheld, WrongNumber
from referee.core.matter import Matter
from referee.core.record import Act, Seat
from referee.core.table import Table
from referee.families.cassino.facts.building import BUILD_FAULT, FACE_CARDS, FROM_HAND, FROM_TABLE, MULTIPLE_RAISED
from referee.families.cassino.moves.capture import Build, Numbers, builds_of, can_take, takes
from referee.families.cassino.moves.fishing import (
    PLAYS,
    Fishing,
    also_from_hand,
    builds_among,
    form_of,
    is_out_of_turn,
    loose_among,
    number_built,
    rounds_dealt,
    rounds_of_deal,
    stolen,
)
from referee.mechanics.layout.moves.piles import layout_of
from referee.mechanics.turns.moves.drawing import STOCK
from referee.mechanics.turns.moves.turns import player_of

VERBS = ("captures", "builds", "trails", "covers", "looks", "deals", "draws")

WRONGLY_TAKEN = DoesNotFit("capture", name="wrongly-taken", says="a card taken in that does not pair with the one played")
BUILD_NOT_ANNOUNCED = Unsaid("build", says="a build made without naming it")
BUILD_COVERED = NotShown("build", name="build-covered", says="a build not left face up")
FALSE_BUILD = NotA("build", name="false-build", says="a build of cards that make none")
BUILT_WITHOUT_CARD = NotHeld(
    "card of the build", name="built-without-card", says="a build by a player who has no card to take it"
)
TRAILS_OVER_BUILD = Withheld("own build", name="trails-over-build", says="a card trailed while a build of one's own stands")
LAST_ROUND_NOT_ANNOUNCED = Unsaid("last round", says="the last round dealt without saying so")
NO_BUILDING = NotInThisGame("build", name="no-building", says="a build in a game that has none")
SECOND_CARD_DRAWN = WrongNumber("drawn", "hand full", name="second-card-drawn", says="a second card drawn after one was played")
HAND_NOT_FILLED = Omitted("draw", name="hand-not-filled", says="a card played by a player who has not drawn for the one before")
TAKEN_CARDS_SEEN = Seen("taken", name="taken-cards-seen", says="a look at cards taken in and turned")


def _last_did(table: Table, seat: Seat | None) -> str:
    """Whether the player has drawn last, or played; nothing where he has done neither."""
    return next((act.verb for act in reversed(table.acts) if act.seat == seat and act.verb in (*PLAYS, "draws")), "")


def _has_all_his_cards(table: Table, seat: Seat | None) -> bool:
    """Whether he is known to hold as many cards as were dealt to him."""
    return seat is not None and not table.is_open(seat) and table.hands[seat].bit_count() >= table.hand_size


def watch(table: Table, act: Act) -> Iterator[Matter]:
    """Whatever is wrong with one card played, with a look at the cards taken in, or with the last round of the deal."""
    if table.game.part(Fishing) is None:
        return
    if act.verb == "looks":
        yield from _looks(table, act)
    elif act.verb == "deals":
        last = rounds_dealt(table) + 1 == rounds_of_deal(table) > 1 and not form_of(table).draws
        if last and not table.noted("announces", how="last"):
            why = f"{table.name(act.seat)} dealt the last round without saying so"
            yield Matter(LAST_ROUND_NOT_ANNOUNCED, act.seat, why, act.at)
    elif act.verb == "draws":
        did = _last_did(table, act.seat)
        if did == "draws" or (not did and _has_all_his_cards(table, act.seat)):
            why = "again for one card played" if did else "and had played no card"
            yield Matter(SECOND_CARD_DRAWN, act.seat, f"{table.name(act.seat)} drew {why}", act.at)
    elif act.verb == "covers":
        yield Matter(BUILD_COVERED, act.seat, f"{table.name(act.seat)} turned a build face down", act.at)
    elif act.cards and not is_out_of_turn(table, player_of(table, act)):
        seat = player_of(table, act)
        stock = layout_of(table)
        if (
            form_of(table).draws
            and table.noted("draws")
            and STOCK in stock
            and stock.pile(STOCK)
            and _last_did(table, seat) in PLAYS
        ):
            yield Matter(HAND_NOT_FILLED, seat, f"{table.name(seat)} played again, and had not drawn for his last card", act.at)
        yield from {"captures": _captures, "builds": _builds, "trails": _trails}[act.verb](table, act, seat)


def _captures(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    card, *others = act.cards
    bundles = stolen(table, seat, card, others)
    others = [each for each in others if each not in bundles]
    numbers, builds = form_of(table).numbers, builds_among(table, others)
    loose = loose_among(table, others)
    if not others or takes(numbers, card, loose, builds) is not None:
        return
    wrong = not_paired(numbers, card, loose, builds)
    why = f"{table.name(seat)} took in {cards_text(wrong)} with {card_text(card)}"
    yield Matter(WRONGLY_TAKEN, seat, why, act.at, card=wrong[0], cards=wrong)


def not_paired(numbers: Numbers, card: Card, loose: Sequence[Card], builds: Sequence[Build]) -> tuple[Card, ...]:
    """The fewest cards that would have to stay on the table for the others to pair with the card."""
    units = [(each,) for each in loose] + [build.cards for build in builds]
    for left in range(1, len(units) + 1):
        for kept in combinations(range(len(units)), len(units) - left):
            some = [each for place, each in enumerate(loose) if place in kept]
            whole = [build for place, build in enumerate(builds, len(loose)) if place in kept]
            if takes(numbers, card, some, whole) is not None or not kept:
                return tuple(each for place, unit in enumerate(units) if place not in kept for each in unit)
    return tuple(loose)


def _builds(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    if form_of(table).steals:
        yield Matter(NO_BUILDING, seat, f"{table.name(seat)} built", act.at, cards=act.cards)
        return
    name, numbers = table.name(seat), form_of(table).numbers
    card, *others = act.cards
    standing, bare = builds_among(table, others), loose_among(table, others)
    if not act.numbers:
        yield Matter(BUILD_NOT_ANNOUNCED, seat, f"{name} did not say what he was building", act.at, card=card)
    if any(not numbers.of(each) for each in (card, *bare)):
        faces = cards_text([each for each in (card, *bare) if not numbers.of(each)])
        yield _no_build(card, seat, FACE_CARDS, f"{name} built with {faces}", act)
        return
    own = also_from_hand(table, act, seat)
    if own:
        why = f"{name} built with {cards_text((card, *own))}, all from his hand"
        yield evolve(_no_build(own[0], seat, FROM_HAND, why, act), cards=(card, *own))
    number = number_built(table, act)
    raised = [build for build in standing if build.number != number]
    if any(build.is_multiple for build in raised):
        why = f"{name} raised a build of {raised[0].number}, which has several combinations, to {number}"
        yield _no_build(card, seat, MULTIPLE_RAISED, why, act)
    elif raised and bare:
        why = f"{name} raised a build of {raised[0].number} to {number} with {cards_text(bare)} from the table"
        yield _no_build(card, seat, FROM_TABLE, why, act)
    yield from _without_card(table, act, seat, number)


def _no_build(card: Card, seat: Seat, fault: str, why: str, act: Act) -> Matter:
    return Matter(FALSE_BUILD, seat, why, act.at, card=card, of=BUILD_FAULT.told(fault))


def _without_card(table: Table, act: Act, seat: Seat, number: int | None) -> Iterator[Matter]:
    """A build that nothing in the hand takes; who adds to another's build need have nothing."""
    adds = any(build.number == number and build.owner != seat for build in builds_of(table))
    left = table.hands[seat] & ~(1 << act.card)
    if number is None or adds or table.is_open(seat) or can_take(form_of(table).numbers, cards_of(left), number):
        return
    yield Matter(
        BUILT_WITHOUT_CARD, seat, f"{table.name(seat)} built {number} and had nothing to take it", act.at, count=number
    )


def _trails(table: Table, act: Act, seat: Seat) -> Iterator[Matter]:
    own = [build for build in builds_of(table) if build.owner == seat]
    if own:
        why = f"{table.name(seat)} trailed {card_text(act.card)} while his build of {own[0].number} stood"
        yield Matter(TRAILS_OVER_BUILD, seat, why, act.at, card=act.card, cards=own[0].cards, count=own[0].number)


def _looks(table: Table, act: Act) -> Iterator[Matter]:
    """A look at cards taken in by anybody, unless they were taken since the one who looks last played."""
    if act.how != "taken" or act.seat is None:
        return
    other = act.seat if act.other is None else act.other
    played = [note for note in table.acts if note.verb in PLAYS]
    since = next((place for place, note in enumerate(reversed(played)) if note.seat == act.seat), len(played))
    if any(note.verb == "captures" and note.seat == other for note in played[len(played) - since :]):
        return
    whose = "he" if other == act.seat else table.name(other)
    yield Matter(
        TAKEN_CARDS_SEEN, act.seat, f"{table.name(act.seat)} looked back at what {whose} had taken in", act.at, other=other
    )
