"""Chemin de fer and baccarat (usp56 6741-6785)."""

from referee import score
from referee.core.cards import SIX_PACKS
from referee.core.game import Game
from referee.core.law import Law
from referee.families import banking
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings

#: where the banker draws, by the count of the card that the other has drawn; a face card or a ten counts nothing
BY_CARD_DRAWN = {
    0: banking.Drawing(3),
    1: banking.Drawing(3),
    9: banking.Drawing(2, option=3),
    8: banking.Drawing(2),
    7: banking.Drawing(6),
    6: banking.Drawing(6),
    5: banking.Drawing(5),
    4: banking.Drawing(5),
    3: banking.Drawing(4),
    2: banking.Drawing(4),
}
TABLES = banking.Coup(player=banking.Drawing(4, option=5), stood=banking.Drawing(5), drew=BY_CARD_DRAWN)

CHEMIN_DE_FER = Game(
    "chemin-de-fer",
    title="Chemin de Fer",
    family="banking",
    cite="usp56 6741-6777",
    general=GENERAL_RULES,
    players=(2, 30),
    sides=0,
    pack=SIX_PACKS,
    hand_size=0,
    deal="A card to the player with the largest bet, one to the dealer, and again, all face down, from a shoe of six packs.",
    play=banking.COUP_PLAY,
    form=TABLES,
    score=score.Tally(),
    rules=(
        (
            "Bets",
            "Against the bank that the dealer announces, up to its amount, in order from his left; banco takes all of it.",
        ),
        (
            "Count",
            "Tens and face cards nothing, aces one; the tens of a total are left out; eight or nine in two cards is a natural.",
        ),
        ("Drawing", "One card by the player, then one by the dealer, each by his table."),
        ("Bank", "It stays as long as the dealer does not lose."),
    ),
    expects=(*banking.OF_COUP, banking.SHUFFLED_TOO_SOON),
    laws=(
        Law(
            "deal-before-announcing-bank",
            breach=banking.BANK_NOT_ANNOUNCED,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6753",
            says="Before he deals the dealer announces how much is in his bank.",
        ),
        Law(
            "bet-after-the-deal",
            breach=banking.BET_AFTER_DEAL,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6757",
            says="All bets lie there before the dealer deals.",
        ),
        Law(
            "bets-exceed-bank",
            cite="usp56 6753",
            says="The dealer never answers for more than his bank; the bets hold in order from his left.",
        ),
        Law(
            "banco-called",
            cite="usp56 6755",
            says="Who calls banco takes the whole bank as his bet, and all smaller bets are withdrawn.",
        ),
        Law(
            "two-bancos",
            cite="usp56 6755",
            says="Of several who call banco the one nearest the dealer's left has the bet.",
        ),
        Law(
            "second-draw",
            breach=banking.THIRD_CARD_TWICE,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6757, 6761-6763",
            says="Either may draw one card, and no more.",
        ),
        Law(
            "natural-not-shown",
            breach=banking.NATURAL_KEPT_BACK,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6759",
            says="A player with eight or nine in his first two cards shows them at once.",
        ),
        Law(
            "equal-totals-stand-off",
            cite="usp56 6759, 6765",
            says="Equal naturals and equal totals are a stand-off, and the bets are withdrawn.",
        ),
        Law(
            "player-wrong-draw",
            breach=banking.OFF_THE_TABLE,
            when=[banking.WHOSE_DRAW.is_(banking.PLAYERS_HAND), banking.DRAWS_FREELY.no],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6769",
            says="The player draws to four or less, stands on six and seven, and has the choice on five.",
        ),
        Law(
            "dealer-wrong-draw",
            breach=banking.OFF_THE_TABLE,
            when=[banking.WHOSE_DRAW.is_(banking.BANKERS_HAND), banking.DRAWS_FREELY.no],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6771",
            says="The dealer draws or stands as his count and the card that the other has drawn prescribe.",
        ),
        Law(
            "free-drawing",
            breach=banking.OFF_THE_TABLE,
            when=[banking.DRAWS_FREELY.yes],
            remedy=rulings.allowed("it was agreed that he draws or stands as he likes"),
            cite="usp56 6773",
            says="In some games the dealer and a player who has called banco draw or stand as they think best.",
        ),
        Law(
            "bank-passes",
            breach=banking.BANKED_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6775",
            says="The dealer goes on until he loses a coup; then the next at his left deals.",
        ),
        Law(
            "early-reshuffle",
            breach=banking.SHUFFLED_TOO_SOON,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6777",
            says="The cards in the shoe are not shuffled again until five sixths of them have been dealt.",
        ),
    ),
)

BACCARAT = CHEMIN_DE_FER.vary(
    "baccarat",
    title="Baccarat",
    cite="usp56 6779-6785",
    deal="A card to the hand at his right, one to the hand at his left, one to himself, and again.",
    form=banking.Coup(player=TABLES.player, stood=TABLES.stood, drew=BY_CARD_DRAWN, hands=2, keeps_bank=True),
    rules=(
        ("Hands", "Two against the dealer's; bets on the right, on the left, or on both together, à cheval."),
        ("Bank", "It stays until all of it is lost, or the dealer retires."),
    ),
    drop=["bank-passes"],
    add=[
        Law(
            "bank-removed-early",
            breach=banking.BANKED_BY_ANOTHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 6783",
            says="The dealer keeps the deal until the whole of his first bank is lost, unless he retires.",
        ),
        Law(
            "cheval-split",
            cite="usp56 6785",
            says="A bet à cheval wins if the dealer loses to both hands, loses if he beats both, and otherwise does neither.",
        ),
    ],
)
