"""Deals of five hundred, napoleon, spoil five and auction forty-fives played at random, in words of their own."""

from __future__ import annotations

from random import Random

from .euchre_deals import (
    JOKER,
    NAMES,
    PACK_OF_42,
    PACK_OF_62,
    SUITS,
    Deal,
    dealt,
    five_fingers,
    may_play,
    pack,
    plain,
    spoil_five,
)

#: six tricks by denomination, the lowest first (Avondale)
SIX_TRICKS = {"S": 40, "C": 60, "D": 80, "H": 100, "N": 120}


def five_hundred(rng: Random, players: int = 3) -> Deal:
    """Bids that top each other, a widow taken, and ten tricks."""
    packs = {2: pack("7"), 3: pack("7"), 4: PACK_OF_42, 5: pack("2"), 6: PACK_OF_62}
    cards = [*packs[players], JOKER]
    deal = dealt(rng, players, cards, 10)
    ladder = [(tricks, suit) for tricks in range(6, 11) for suit in SIX_TRICKS]
    bid: tuple[int, str] | None = None
    for seat in deal.clockwise(deal.left(deal.dealer)):
        higher = ladder[ladder.index(bid) + 1 :] if bid else ladder
        if rng.random() < 0.6 and higher[:5]:
            bid, deal.maker = rng.choice(higher[:5]), seat
            deal.tell("bids", seat, f"{bid[0]}{bid[1]}")
        else:
            deal.tell("passes", seat)
    if bid is None or deal.maker is None:
        return deal
    deal.trump = "" if bid[1] == "N" else bid[1]
    widow = deal.rest[:3]
    deal.tell("widow", deal.maker, *widow)
    hand = deal.hands[deal.maker] + widow
    away = rng.sample([card for card in hand if card != JOKER], 3)
    deal.tell("discards", deal.maker, *away)
    deal.hands[deal.maker] = [card for card in hand if card not in away]
    if players == 5:
        partners = rng.sample([seat for seat in range(5) if seat != deal.maker], 1 + (bid[0] >= 8))
        for seat in partners:
            deal.tell("chooses", deal.maker, deal.names[seat])
        deal.partners = partners
    deal.play(deal.maker, tricks=10)
    deal.lines.append(f"# {bid[0]} {bid[1]}")
    return deal


def five_hundred_points(deal: Deal) -> dict[str, int]:
    """The value of the bid to each column of the contractor's side, and ten for each trick of the others."""
    if deal.maker is None:
        return {}
    tricks, suit = int(deal.lines[-1].split()[1]), deal.lines[-1].split()[2]
    sides = [(seat % 2 if len(deal.names) in (4, 6) else seat) for seat in range(len(deal.names))]
    columns = {side: "-".join(name for seat, name in enumerate(deal.names) if sides[seat] == side) for side in sides}
    won = {side: sum(deal.won[seat] for seat in range(len(deal.names)) if sides[seat] == side) for side in columns}
    own = {sides[seat] for seat in (deal.maker, *deal.partners)}
    ours = sum(won[side] for side in own)
    value = SIX_TRICKS[suit] + 100 * (tricks - 6)
    made = max(value, 250) if ours == 10 else value
    points = {columns[side]: made if ours >= tricks else -value for side in own}
    return points | {columns[side]: 10 * won[side] for side in columns if side not in own and won[side]}


def auction_forty_fives(rng: Random) -> Deal:
    """Bids by five, a trump named, cards exchanged with the pack, and five tricks."""
    deal = dealt(rng, 4, pack("2"), 5, order=five_fingers, choice=spoil_five)
    bid = 0
    for seat in deal.clockwise(deal.left(deal.dealer)):
        if bid < 30 and rng.random() < 0.5:
            bid = rng.randrange(bid + 5, 31, 5)
            deal.maker = seat
            deal.tell("bids", seat, bid)
        else:
            deal.tell("passes", seat)
    if deal.maker is None:
        return deal
    deal.trump = rng.choice(SUITS)
    deal.tell("makes", deal.maker, NAMES[deal.trump])
    for seat in deal.clockwise(deal.left(deal.dealer)):
        away = rng.sample(deal.hands[seat], rng.randrange(4))
        if away:
            new, deal.rest = deal.rest[: len(away)], deal.rest[len(away) :]
            deal.tell("discards", seat, *away)
            deal.tell("draws", seat, *new)
            deal.hands[seat] = [card for card in deal.hands[seat] if card not in away] + new
    deal.play(deal.left(deal.maker))
    deal.lines.append(f"# {bid}")
    return deal


def forty_fives_points(deal: Deal) -> dict[str, int]:
    """Five a trick and five for the best trump, against the bid."""
    if deal.maker is None:
        return {}
    bid = int(deal.lines[-1].split()[1])
    points = {"N-S": 5 * (deal.won[0] + deal.won[2]), "E-W": 5 * (deal.won[1] + deal.won[3])}
    played = [(card, trick) for _, trick in deal.tricks for _, card in trick]
    trumps = [
        (deal.order(card, deal.trump)[1], trick) for card, trick in played if deal.order(card, deal.trump)[0] == deal.trump
    ]
    if trumps:
        points[("N-S", "E-W")[deal.winner(max(trumps, key=lambda each: each[0])[1]) % 2]] += 5
    own = ("N-S", "E-W")[deal.maker % 2]
    made = points[own] >= bid
    points[own] = (60 if bid == 30 else points[own]) if made else -bid
    return {side: each for side, each in points.items() if each}


def napoleon(rng: Random, players: int) -> Deal:
    """Bids of tricks, and five tricks with the suit of the first card as trump."""
    deal = dealt(rng, players, pack("2"), 5, order=plain)
    bids = ["1", "2", "3", "4", "nap", "wellington", "blucher"]
    best = -1
    for seat in deal.clockwise(deal.left(deal.dealer)):
        if rng.random() < 0.5 and best < len(bids) - 1:
            best = rng.randrange(best + 1, len(bids))
            deal.maker = seat
            deal.tell("bids", seat, bids[best])
        else:
            deal.tell("passes", seat)
    if deal.maker is not None:
        first = rng.choice(deal.hands[deal.maker])
        deal.trump = first[0]
        deal.choice = lambda hand, trick, trump, order: (
            [first] if not trick and first in hand and not deal.tricks else may_play(hand, trick, trump, order)
        )
        deal.play(deal.maker)
        deal.lines.append(f"# {best}")
    return deal


def nap_chips(deal: Deal) -> dict[str, int]:
    """What each wins or loses."""
    if deal.maker is None:
        return {}
    bid = int(deal.lines[-1].split()[1])
    made = deal.won[deal.maker] >= min(bid + 1, 5)
    stake = bid + 1 if bid < 4 else 10 if made else {4: 5, 5: 10, 6: 20}[bid]
    each = -stake if made else stake
    chips = {name: each for seat, name in enumerate(deal.names) if seat != deal.maker}
    return chips | {deal.names[deal.maker]: -each * (len(deal.names) - 1)}


def spoil(rng: Random, players: int) -> Deal:
    """A card turned up, and tricks by the rules of spoil five until somebody has three."""
    deal = dealt(rng, players, pack("2"), 5, order=five_fingers, choice=spoil_five)
    turned = deal.rest[0]
    deal.trump = turned[0]
    deal.tell("turns", deal.dealer, turned)
    ace = f"{deal.trump}A"
    holder = deal.dealer if turned == ace else next((s for s, hand in enumerate(deal.hands) if ace in hand), None)
    if holder is not None:
        if rng.random() < 0.5:
            away = rng.choice([card for card in deal.hands[holder] if card != ace])
            deal.hands[holder] = [card for card in deal.hands[holder] if card != away] + [turned]
            deal.tell("robs", holder, away)
        else:
            deal.tell("declines", holder)
    deal.play(deal.left(deal.dealer))
    while len(deal.tricks) > 3 and _three(deal, len(deal.tricks) - 1) is not None:
        deal.tricks.pop()
        deal.lines.pop()
    return deal


def _three(deal: Deal, tricks: int) -> int | None:
    """Who has three of so many tricks."""
    winners = [deal.winner(trick) for _, trick in deal.tricks[:tricks]]
    return next((seat for seat in winners if winners.count(seat) >= 3), None)


def pool_winner(deal: Deal) -> int | None:
    return _three(deal, len(deal.tricks))
