"""Baccarat banque, chemin de fer and punto banco as Arnold has them (arnold 241-344)."""

from referee import score
from referee.core.cards import SIX_PACKS
from referee.core.game import Game
from referee.core.law import Law
from referee.families import banking
from referee.mechanics import rulings, stakes

#: of the banker's table the lines that are in the text: he draws to two, stands on seven; the rest of it is lost
ENDS_OF_TABLE = banking.Drawing(2, stands=7)

BACCARAT_BANQUE = Game(
    "baccarat-banque-arnold",
    title="Baccarat Banque (Arnold)",
    family="banking",
    cite="arnold 241-299",
    players=(3, 12),
    sides=0,
    pack=SIX_PACKS,
    hand_size=0,
    deal="A card to tableau one at the banker's right, to tableau two at his left and to himself, and again.",
    play=banking.COUP_PLAY,
    form=banking.Coup(
        player=banking.Drawing(4, option=5),
        stood=ENDS_OF_TABLE,
        drew={},
        otherwise=ENDS_OF_TABLE,
        hands=2,
        advisory=(2, 7),
    ),
    score=score.Tally(),
    rules=(
        ("Bets", "On tableau one (right), tableau two (left) or both (à cheval), against the house."),
        (
            "Drawing",
            "To four or less a card, on six and seven none, on five as one likes; the banker's table only advises him.",
        ),
    ),
    expects=(
        banking.OFF_THE_TABLE,
        banking.THIRD_CARD_TWICE,
        banking.NATURAL_KEPT_BACK,
        banking.CARD_BEHIND_MARKER,
        *banking.BETS_STAND,
    ),
    laws=(
        Law(
            "bet-after-the-deal",
            breach=banking.BET_AFTER_DEAL,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 271",
            says="When all bets are placed the dealer deals.",
        ),
        Law(
            "used-last-10",
            breach=banking.CARD_BEHIND_MARKER,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 264",
            says="A marker lies before the tenth card from the back of the shoe, and these last cards are not used.",
        ),
        Law(
            "cheval-split",
            cite="arnold 267",
            says="A bet on both tableaux is kept if one wins and the other loses.",
        ),
        Law(
            "natural-hidden",
            breach=banking.NATURAL_KEPT_BACK,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 283",
            says="Eight or nine in two cards is shown at once, and wins at once.",
        ),
        Law(
            "one-card-drawn",
            breach=banking.THIRD_CARD_TWICE,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 280, 286",
            says="A third card may be drawn, and no more.",
        ),
        Law(
            "representative-wrong-draw",
            breach=banking.OFF_THE_TABLE,
            when=[banking.WHOSE_DRAW.is_(banking.PLAYERS_HAND)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 286",
            says="Who plays for a tableau draws to four or less and stands on six and seven; only on five he has a choice.",
        ),
        Law(
            "banker-off-the-ends-of-the-table",
            breach=banking.OFF_THE_TABLE,
            when=[banking.WHOSE_DRAW.is_(banking.BANKERS_HAND)],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 298",
            says="The banker always draws to two or less and stands on seven.",
        ),
        Law(
            "banker-off-table",
            cite="arnold 292, 298",
            says="Otherwise the banker's table, which is lost, only advises him, since he plays against two hands.",
        ),
        Law(
            "tie-keep-stake",
            cite="arnold 299",
            says="On equal counts the player keeps his stake.",
        ),
        Law(
            "natural-beats-three-cards",
            cite="arnold 299",
            says="Eight or nine in two cards beats any count of three.",
        ),
    ),
)

CHEMIN_DE_FER_ARNOLD = Game(
    "chemin-de-fer-arnold",
    title="Chemin de Fer (Arnold)",
    family="banking",
    cite="arnold 306-328",
    players=(2, 12),
    sides=0,
    pack=SIX_PACKS,
    hand_size=0,
    deal="A card to the player with the highest stake, one to the banker, and again, face down.",
    play=banking.COUP_PLAY,
    form=banking.Coup(
        player=banking.Drawing(4, option=5),
        stood=banking.Drawing(5),
        drew={},
        otherwise=ENDS_OF_TABLE,
        leftwards=False,
        banker_free=False,
    ),
    score=score.Tally(),
    rules=(
        ("Stakes", "From the banker's right on, up to the bank; what is not covered is taken out of it."),
        ("Calls", "Banco suivi, by who has lost a banco; banco, nearest the banker's right; avec la table, half of the bank."),
        ("Bank", "Lost, it goes to the right; won, it stays whole or is given up."),
    ),
    expects=(
        banking.OFF_THE_TABLE,
        banking.THIRD_CARD_TWICE,
        banking.NATURAL_KEPT_BACK,
        banking.BANK_TAKEN_IN_PART,
        banking.BANKED_BY_ANOTHER,
        *banking.BETS_STAND,
        stakes.BET_OVER_LIMIT,
    ),
    laws=(
        Law(
            "bet-after-the-deal",
            breach=banking.BET_AFTER_DEAL,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 319",
            says="When all bets are made the banker deals the two hands.",
        ),
        Law(
            "stakes-beyond-the-bank",
            breach=stakes.BET_OVER_LIMIT,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 312",
            says="Stakes are laid until they come to the bank, so that some players may have no bet.",
        ),
        Law(
            "bank-uncovered",
            cite="arnold 312",
            says="What the stakes do not cover of the bank the banker takes out again.",
        ),
        Law(
            "two-bancos",
            cite="arnold 313-316",
            says="Of several who call banco the one nearest the banker's right has it.",
        ),
        Law(
            "suivi-precedence",
            cite="arnold 316",
            says="Who has lost a banco may call for the whole bank again before all others; after that he is as any other.",
        ),
        Law(
            "half-bank-call",
            cite="arnold 316-318",
            says="Avec la table takes half of the bank, and leaves the rest to the others.",
        ),
        Law(
            "natural-hidden",
            breach=banking.NATURAL_KEPT_BACK,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 322",
            says="A natural eight or nine is shown, and settles the bets at once.",
        ),
        Law(
            "one-card-drawn",
            breach=banking.THIRD_CARD_TWICE,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 322",
            says="A third card may be drawn, and no more.",
        ),
        Law(
            "faux-tirage",
            breach=banking.OFF_THE_TABLE,
            when=[banking.DRAWS_FREELY.no],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 322",
            says="Both follow the tables; to draw or stand freely is for a banco where that was agreed on beforehand.",
        ),
        Law(
            "faux-tirage-agreed",
            breach=banking.OFF_THE_TABLE,
            when=[banking.DRAWS_FREELY.yes],
            remedy=rulings.allowed("false draws were agreed on for a banco"),
            cite="arnold 322",
            says="Where false draws are allowed, player and banker draw or stand as they like in a banco or banco suivi.",
        ),
        Law(
            "bankers-table-lost",
            on=banking.TABLE_IS_LOST,
            remedy=rulings.silent("he may do either"),
            cite="arnold 296, 322",
            says="What the banker does with three to six when the other has drawn stood in a table that is lost.",
        ),
        Law(
            "bank-declined",
            breach=banking.BANKED_BY_ANOTHER,
            when=[banking.DECLINED.no],
            remedy=rulings.NOTHING_STATED,
            cite="arnold 325",
            says="A bank that is lost goes to the player at the right, and a bank that is won stays.",
        ),
        Law(
            "bank-declined-goes-on",
            breach=banking.BANKED_BY_ANOTHER,
            when=[banking.DECLINED.yes],
            remedy=rulings.allowed("the bank was declined before"),
            cite="arnold 325, 328",
            says="A player who does not want the bank leaves it to the next at his right; a banker who has won may give it up.",
        ),
        Law(
            "partial-withdrawal",
            breach=banking.BANK_TAKEN_IN_PART,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 328",
            says="A banker who has won takes all of the bank and gives it up, or leaves all of it; he takes out no part.",
        ),
    ),
)

PUNTO_BANCO = Game(
    "punto-banco-arnold",
    title="Punto Banco (Arnold)",
    family="banking",
    cite="arnold 332-344",
    players=(2, 12),
    sides=0,
    pack=SIX_PACKS,
    hand_size=0,
    deal="Two hands of two cards, one card at a time.",
    play=banking.COUP_PLAY,
    form=banking.Coup(player=None, stood=banking.Drawing(5), drew={}, house=True, banco_in_twentieths=19),
    score=score.Tally(),
    rules=(
        ("Bets", "On either hand, against the house: punto is paid evenly, banco nineteen for twenty."),
        ("Drawing", "Both hands follow tables that are lost, but that the bank draws to five or less where the other stands."),
    ),
    expects=(banking.OFF_THE_TABLE, banking.THIRD_CARD_TWICE, banking.NATURAL_KEPT_BACK, *banking.BETS_STAND),
    laws=(
        Law(
            "bet-after-the-deal",
            breach=banking.BET_AFTER_DEAL,
            remedy=rulings.NOTHING_STATED,
            cite="drawn from arnold 319, 333",
            says="As at the game of which this is the simple form, all bets are made before the hands are dealt.",
        ),
        Law(
            "table-deviation",
            breach=banking.OFF_THE_TABLE,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 336-341",
            says="Neither side has a choice: if the player does not draw, the bank draws to five and stands on six and seven.",
        ),
        Law(
            "table-lost",
            on=banking.TABLE_IS_LOST,
            remedy=rulings.silent("it stands as it was drawn"),
            cite="arnold 336-341",
            says="The player's table, and the banker's where the player has drawn, are lost.",
        ),
        Law(
            "one-card-drawn",
            breach=banking.THIRD_CARD_TWICE,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 336",
            says="A third card may be drawn, and no more.",
        ),
        Law(
            "natural-hidden",
            breach=banking.NATURAL_KEPT_BACK,
            remedy=rulings.NOTHING_STATED,
            cite="arnold 341",
            says="Eight and nine are shown.",
        ),
        Law(
            "bets-paid",
            cite="arnold 344",
            says="A bet on punto that wins is paid evenly, one on banco nineteen for twenty.",
        ),
        Law(
            "tie",
            cite="arnold 344",
            says="What becomes of the bets on equal counts this section does not say; here they are kept, as in baccarat.",
        ),
    ),
)
