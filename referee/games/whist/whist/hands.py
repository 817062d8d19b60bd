"""Whist, the laws of the trump card and of hands with a wrong number of cards (usp56 1874-1886)."""

from referee.breaches.defective_trick import NO_CARD_TO_TRICK
from referee.breaches.questions import ASKS_THE_TRUMP
from referee.breaches.turn_up import TURN_UP_LEFT, TURN_UP_NAMED
from referee.breaches.wrong_number_of_cards import TOO_FEW_CARDS, TOO_MANY_CARDS
from referee.facts.deal import FROM_THE_DEAL, FROM_THE_PLAY, WHY_TOO_MANY
from referee.facts.misdeals import ADVERSARIES_TOO
from referee.facts.tricks import FIRST_TRICK_QUITTED, PLAYED_TO_NEXT
from referee.law import Law
from referee.remedies.calling import liable_to_be_called
from referee.remedies.deals import DEFECTIVE_TRICK, REDEAL
from referee.remedies.general import ALLOWED, no_penalty
from referee.remedies.misdeals import NEW_DEAL_OR_PLAY_ON
from referee.remedies.prescribing import MAY_CALL_HIGHEST_OR_LOWEST_TRUMP
from referee.roles import OPPONENTS
from referee.windows import NEXT_CARD_PLAYED

LAWS = (
    Law(
        "trump-card-left-on-table",
        breach=TURN_UP_LEFT,
        remedy=liable_to_be_called(),
        chooser=OPPONENTS,
        cite="usp56 1874",
        says="A trump card still on the table after the second trick has been turned and quitted is liable to be called.",
    ),
    Law(
        "trump-card-named-after-taken-up",
        breach=TURN_UP_NAMED,
        remedy=MAY_CALL_HIGHEST_OR_LOWEST_TRUMP,
        chooser=OPPONENTS,
        cite="usp56 1874",
        says="Of a player who names the trump card after it was lawfully taken up either adversary may call the highest or the lowest trump.",
    ),
    Law(
        "asking-what-the-trump-suit-is",
        breach=ASKS_THE_TRUMP,
        remedy=ALLOWED,
        kind="allowed",
        cite="usp56 1874",
        says="A player may ask at any time which suit is trumps.",
    ),
    Law(
        "wrong-number-on-one-side-only",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[FIRST_TRICK_QUITTED.yes, ADVERSARIES_TOO.no, WHY_TOO_MANY.is_(FROM_THE_DEAL)],
        until=NEXT_CARD_PLAYED,
        remedy=NEW_DEAL_OR_PLAY_ON,
        chooser=OPPONENTS,
        cite="usp56 1876-1880",
        says="Once all have played to the first trick, adversaries whose own numbers are right choose between a new deal and playing on; they may consult.",
    ),
    Law(
        "hand-short-by-a-card-played-beside",
        breach=TOO_FEW_CARDS,
        when=[FIRST_TRICK_QUITTED.yes, ADVERSARIES_TOO.no, WHY_TOO_MANY.is_(FROM_THE_PLAY)],
        until=NEXT_CARD_PLAYED,
        remedy=NEW_DEAL_OR_PLAY_ON,
        chooser=OPPONENTS,
        kind="derived",
        cite="usp56 1876-1880",
        says="The same holds of a hand that is short because it has put two cards to a trick: the law asks how many it has, not why.",
    ),
    Law(
        "wrong-number-on-both-sides",
        breach=[TOO_MANY_CARDS, TOO_FEW_CARDS],
        when=[FIRST_TRICK_QUITTED.yes, ADVERSARIES_TOO.yes],
        remedy=REDEAL,
        cite="usp56 1882-1884",
        says="If an adversary has a wrong number too, there must be a new deal.",
    ),
    Law(
        "surplus-from-omitting-to-play",
        breach=NO_CARD_TO_TRICK,
        when=[PLAYED_TO_NEXT.yes],
        until=NEXT_CARD_PLAYED,
        remedy=NEW_DEAL_OR_PLAY_ON,
        chooser=OPPONENTS,
        cite="usp56 1886",
        says="For a card too many that comes from a trick not played to, the adversaries have that choice only after the player has played to the next.",
    ),
    Law(
        "omission-counted",
        breach=TOO_MANY_CARDS,
        when=[FIRST_TRICK_QUITTED.yes, ADVERSARIES_TOO.no, WHY_TOO_MANY.is_(FROM_THE_PLAY)],
        remedy=DEFECTIVE_TRICK,
        kind="definition",
        cite="usp56 1886",
        says="A card too many that was counted, where it comes from a trick not played to, is dealt with by the law on that.",
    ),
    Law(
        "omission-put-right",
        breach=NO_CARD_TO_TRICK,
        when=[PLAYED_TO_NEXT.no],
        remedy=no_penalty(),
        kind="derived",
        cite="usp56 1886",
        says="A card put to the trick before the next one leaves no surplus, and gives nobody a choice.",
    ),
)
