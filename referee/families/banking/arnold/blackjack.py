"""Blackjack as it is played in casinos, after Arnold (arnold 688-846)."""

from referee import score
from referee.core.cards import FOUR_PACKS
from referee.core.game import Game
from referee.core.law import Law
from referee.families import banking
from referee.mechanics import deal, rulings, stakes

BLACKJACK_ARNOLD = Game(
    "blackjack-arnold",
    title="Blackjack (Arnold)",
    family="banking",
    cite="arnold 688-846",
    players=(2, 8),
    sides=0,
    pack=FOUR_PACKS,
    hand_size=2,
    deal="The first card is burned; a card face up to each, the banker included, a second face up to the players and face down to him.",
    play=banking.BLACK_JACK_PLAY,
    form=banking.Bank(natural=3, against_natural=1, ties_pay=False, dealer_stands=17, tens_alike=True, doubles_down=True),
    score=score.Tally(),
    rules=(
        (
            "Play",
            "Each draws until he stands or goes over; he may split cards of a rank, all tens alike, and double for one card more.",
        ),
        ("Banker", "He draws to sixteen and stands on seventeen, and has no choice."),
        ("Pay", "Blackjack three for two, anything else evenly; equal counts keep the stake."),
        ("Insurance", "Against an ace of the banker's, for half the stake, paid two to one."),
    ),
    expects=(
        stakes.BET_OVER_LIMIT,
        stakes.PAYMENT_OVER_DUE,
        stakes.CHIPS_TAKEN_BACK,
        deal.CARD_NOT_BURNED,
        banking.DRAWN_AFTER_DONE,
        banking.DEALERS_DRAW,
        banking.UNLIKE_CARDS_SPLIT,
        banking.SPLIT_UNEQUALLY,
        banking.SPLIT_BARRED,
        banking.DOUBLE_BARRED,
        banking.INSURED_WITHOUT_ACE,
        banking.PREMIUM_UNEQUAL,
    ),
    laws=(
        Law(
            "indicator-reached",
            cite="arnold 706",
            says="When the indicator is reached the deal is finished, and no other is made from these cards.",
        ),
        Law(
            "stake-limits",
            breach=stakes.BET_OVER_LIMIT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 709",
            says="Stakes are laid before the deal, within the limits of the table.",
        ),
        Law(
            "no-burn",
            breach=deal.CARD_NOT_BURNED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 715",
            says="The first card of the shoe is burned, and its value not shown.",
        ),
        Law(
            "bust",
            cite="arnold 721, 749, 794",
            says="A player who goes over twenty-one loses his stake at once, whatever the banker comes to.",
        ),
        Law(
            "natural-paid",
            cite="arnold 724-727",
            says="An ace and a ten-count in two cards are paid three for two; the banker's take all stakes but those of players with the same.",
        ),
        Law(
            "tie",
            cite="arnold 724, 787",
            says="On equal counts the player keeps his stake.",
        ),
        Law(
            "insure-no-ace",
            breach=banking.INSURED_WITHOUT_ACE,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 727",
            says="Insurance is offered only where the banker's card face up is an ace.",
        ),
        Law(
            "insure-wrong-amount",
            breach=banking.PREMIUM_UNEQUAL,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 727",
            says="The premium is half of the stake.",
        ),
        Law(
            "insurance-settled",
            cite="arnold 727",
            says="If the banker has blackjack the premium is paid two to one, and otherwise it is lost and the hand goes on.",
        ),
        Law(
            "draws-after-standing-or-bust",
            breach=banking.DRAWN_AFTER_DONE,
            when=[banking.DONE_BY.is_(banking.STOOD)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 742-749",
            says="Who has stood is satisfied with his hand, and who has gone over has lost it.",
        ),
        Law(
            "split-unequal-rank",
            breach=banking.UNLIKE_CARDS_SPLIT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 759",
            says="Two cards of a rank may be split, for which all that count ten are alike.",
        ),
        Law(
            "split-stake",
            breach=banking.SPLIT_UNEQUALLY,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 759",
            says="The stake on the second hand is as much as the first.",
        ),
        Law(
            "split-ace-third",
            breach=banking.DRAWN_AFTER_DONE,
            when=[banking.DONE_BY.is_(banking.SPLIT_AN_ACE)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 759",
            says="A split ace gets one card more and no third, unless it is another ace, which may be split again.",
        ),
        Law(
            "split-21-natural",
            cite="arnold 759",
            says="An ace and a ten-count in a hand that was split is paid evenly.",
        ),
        Law(
            "draw-after-double",
            breach=banking.DRAWN_AFTER_DONE,
            when=[banking.DONE_BY.is_(banking.DOUBLED_DOWN)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 769",
            says="Who doubles his stake gets a third card face down, which completes the hand.",
        ),
        Law(
            "dealer-deviation",
            breach=banking.DEALERS_DRAW,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 778-784",
            says="The banker draws to sixteen and stands on seventeen, an ace counting eleven where that gives seventeen or more.",
        ),
        Law(
            "both-bust",
            cite="arnold 794",
            says="If player and banker both go over, the banker has won already.",
        ),
        Law(
            "variant-double-range",
            breach=banking.DOUBLE_BARRED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 832",
            says="In some places only eleven is doubled, or ten and eleven, or nine to eleven.",
        ),
        Law(
            "variant-split-barred",
            breach=banking.SPLIT_BARRED,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 838",
            says="In some places fours, fives and tens are not split.",
        ),
        Law(
            "other-variants",
            cite="arnold 826-844",
            says="Elsewhere the banker draws to a soft seventeen, deals face down, offers no insurance, or takes his second card last.",
        ),
    ),
)
