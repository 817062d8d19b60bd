"""The laws of seats, packs and boards, 5 to 7 and 13 to 15: what is shuffled, who takes which cards, where the board lies."""

from referee.core.law import Law
from referee.families import bridge
from referee.families.bridge.tdlb2017.code import TDLB2017
from referee.mechanics import deal, rulings

LAWS = (
    Law(
        "seat-changed-without-leave",
        cite=TDLB2017.at("5A"),
        says="Within a session nobody changes his compass direction of his own accord.",
    ),
    Law(
        "seat-changed-with-leave",
        cite=TDLB2017.at("5A"),
        says="With the director's leave, or as he instructs, a player may.",
    ),
    Law(
        "wrong-seat-after-move",
        cite=TDLB2017.at("5B"),
        says="After a change each player answers for being at the right table, in the right seat, in time.",
    ),
    Law(
        "pack-not-shuffled",
        breach=deal.PACK_NOT_SHUFFLED,
        when=[bridge.PAST_DEALS_REPLAYED.no],
        remedy=bridge.NO_RESULT_STANDS,
        cite=TDLB2017.at("6A, 6D2"),
        says="A board dealt from a pack in order, without a shuffle, has no result that stands.",
    ),
    Law(
        "pack-not-shuffled-replay",
        breach=deal.PACK_NOT_SHUFFLED,
        when=[bridge.PAST_DEALS_REPLAYED.yes],
        remedy=rulings.allowed("deals of the past are replayed on purpose"),
        cite=TDLB2017.at("6D2"),
        says="Where deals of the past are replayed on purpose it is in order.",
    ),
    Law(
        "deal-of-another-session",
        cite=TDLB2017.at("6D2"),
        says="No result stands of a deal that was brought in from another session.",
    ),
    Law(
        "deal-of-another-session-replay",
        cite=TDLB2017.at("6D2"),
        says="It does where the contest is a replay of deals of the past.",
    ),
    Law(
        "cut-on-request",
        cite=TDLB2017.at("6A"),
        says="An opponent who asks before the deal that the pack be cut is to have it cut.",
    ),
    Law(
        "director-orders-redeal",
        cite=TDLB2017.at("6D3, 22B"),
        says="The director may have a board shuffled and dealt anew for any reason that the laws allow, and never because all passed.",
    ),
    Law(
        "board-turned-or-removed",
        cite=TDLB2017.at("7A"),
        says="Until the play is over the board stays in the middle of the table, turned as it belongs.",
    ),
    Law(
        "call-before-looking",
        cite=TDLB2017.at("7B2"),
        says="Each player looks at the faces of his cards before he calls.",
    ),
    Law(
        "cards-mixed-or-touched",
        cite=TDLB2017.at("7B3"),
        says="Nobody touches other cards than his own, in the play or after it; declarer may play dummy's.",
    ),
    Law(
        "cards-touched-with-leave",
        cite=TDLB2017.at("7B3"),
        says="With an opponent's leave, or the director's, he may.",
    ),
    Law(
        "hand-taken-out-after-play",
        cite=TDLB2017.at("7C"),
        says="After the play nobody takes a hand out of the board unless a member of each side or the director is there.",
    ),
    Law(
        "hand-taken-out-after-play-witnessed",
        cite=TDLB2017.at("7C"),
        says="With a member of each side there, or the director, a hand may be taken out to look at.",
    ),
    Law(
        "surplus-card-played",
        cite=TDLB2017.at("13C"),
        says="If a card too many has been played to a trick that is quitted, it is removed, and the score may be adjusted.",
    ),
    Law(
        "wrong-cards-later-board-same-call",
        cite=TDLB2017.at("15A3"),
        says="When the board from which the cards came is played later, it may be played normally if the player makes the same call there.",
    ),
    Law(
        "wrong-cards-later-board-other-call",
        cite=TDLB2017.at("15A3"),
        says="If he then calls otherwise than he had, in meaning or at all, the director adjusts the score.",
    ),
    Law(
        "wrong-cards-procedural-penalty",
        cite=TDLB2017.at("15A4, 90"),
        says="For calling on cards of another board he may be penalized besides.",
    ),
)
