"""Cribbage, irregularities (usp56 6097-6109)."""

from referee import score
from referee.core.law import Law
from referee.core.limits import raised
from referee.core.remedy import by
from referee.families import cribbage
from referee.mechanics import deal, roles, rulings, windows

#: by the table, or by nobody there
BY_WHOMEVER = cribbage.NOTICED_BY.is_(*cribbage.NOTICED_BY.answers)

LAWS = (
    Law(
        "misdeal",
        breach=[deal.DEALT_INCORRECTLY, deal.FACED_IN_DEALING],
        remedy=deal.REDEAL,
        cite="usp56 6097",
        says="Cards not dealt one by one, or one exposed in dealing: the same dealer deals again.",
    ),
    Law(
        "wrong-deal-found",
        breach=[deal.FACED_IN_PACK, deal.INCORRECT_PACK, deal.TOO_MANY_CARDS, deal.TOO_FEW_CARDS],
        until=raised(before=windows.CARDS_MIXED),
        remedy=deal.REDEAL,
        cite="usp56 6097, 489",
        says="A wrong number of cards, a card faced in the pack, an imperfect pack: the same dealer deals again.",
    ),
    Law(
        "one-hand-incorrect-after-laying-away",
        breach=cribbage.WRONG_AFTER_LAYING_AWAY,
        when=[cribbage.WHICH_IS_WRONG.is_(cribbage.ONE_HAND), cribbage.NEW_DEAL_OR_TWO.is_(*cribbage.NEW_DEAL_OR_TWO.answers)],
        remedy=rulings.OneOf(
            cribbage.NEW_DEAL_OR_TWO,
            {cribbage.NEW_DEAL: deal.REDEAL, cribbage.TWO_POINTS: cribbage.OpponentPegs(2) & cribbage.HAND_PUT_RIGHT},
        ),
        chooser=by(roles.OPPONENTS),
        cite="usp56 6099",
        says="If after laying away one hand alone is wrong, the opponent may have a new deal, or peg 2 and have the hand put right.",
    ),
    Law(
        "crib-incorrect",
        breach=cribbage.WRONG_AFTER_LAYING_AWAY,
        when=[cribbage.WHICH_IS_WRONG.is_(cribbage.THE_CRIB)],
        remedy=cribbage.NondealerPegs(2) & cribbage.CRIB_PUT_RIGHT,
        cite="usp56 6099",
        says="If the crib alone is wrong, the non-dealer pegs 2 and it is put right.",
    ),
    Law(
        "several-hands-incorrect",
        breach=cribbage.WRONG_AFTER_LAYING_AWAY,
        when=[cribbage.WHICH_IS_WRONG.is_(cribbage.SEVERAL)],
        remedy=deal.REDEAL & cribbage.RightHandsPeg(2),
        cite="usp56 6099-6101",
        says="If more than one of the hands and the crib is wrong there is a new deal, and a player whose hand was right pegs 2.",
    ),
    Law(
        "wrong-running-total",
        breach=cribbage.WRONG_TOTAL,
        until=cribbage.TOTAL_NOTICED,
        remedy=rulings.no_penalty("the total is put right"),
        cite="usp56 6103",
        says="A wrong total is put right on demand and costs nothing.",
    ),
    Law(
        "wrong-running-total-noticed-late",
        breach=cribbage.WRONG_TOTAL,
        after=cribbage.TOTAL_NOTICED,
        remedy=cribbage.TOTAL_STANDS,
        cite="usp56 6103",
        says="Once the next card is played a wrong total stands as it was announced.",
    ),
    Law(
        "wrong-hand-count",
        breach=score.WRONG_COUNT,
        when=[BY_WHOMEVER],
        until=cribbage.COUNT_NOTICED,
        remedy=rulings.no_penalty() & cribbage.PUT_RIGHT,
        cite="usp56 6103",
        says="A wrong count of a hand is put right on demand and costs nothing.",
    ),
    Law(
        "wrong-hand-count-noticed-late",
        breach=score.WRONG_COUNT,
        after=cribbage.COUNT_NOTICED,
        remedy=cribbage.STANDS,
        cite="usp56 6103",
        says="Once an opponent has begun to count, or the pack is cut for the next deal, a wrong count stands.",
    ),
    Law(
        "help-in-counting",
        breach=cribbage.HELP_IN_COUNTING,
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6105",
        says="Each player counts his hand without help from anybody.",
    ),
    Law(
        "more-than-overlooked",
        breach=cribbage.OVERLOOKED_TAKEN,
        when=[cribbage.MUGGINS_AGREED.yes, cribbage.WERE_OVERLOOKED.no],
        remedy=rulings.silent("what was not overlooked is not scored"),
        cite="usp56 6077",
        says="Muggins is for what another overlooked; what it costs to call more than that, the book does not say.",
    ),
    Law(
        "overlooked-points-taken-without-agreement",
        breach=cribbage.OVERLOOKED_TAKEN,
        when=[cribbage.MUGGINS_AGREED.no],
        remedy=rulings.NOTHING_STATED,
        cite="usp56 6105",
        says="Unless muggins was agreed on before, nobody may take what another overlooks.",
    ),
    Law(
        "false-go",
        breach=[cribbage.FALSE_GO, cribbage.WITHHELD_CARD_PLAYED],
        after=cribbage.GO_TAKEN_BACK,
        remedy=cribbage.CARDS_ARE_DEAD & cribbage.OpponentPegs(2),
        cite="usp56 6107",
        says="A go by a player who could play is past mending once another card is played: what he withheld is dead, and the opponent pegs 2.",
    ),
    Law(
        "go-not-continued",
        breach=cribbage.GO_NOT_CONTINUED,
        after=cribbage.GO_TAKEN_BACK,
        remedy=cribbage.CARDS_ARE_DEAD & cribbage.OpponentPegs(2),
        cite="usp56 6107",
        says="A player who gains the go and does not play on as far as he can pays as for a false go: the cards kept back are dead, and 2 are pegged.",
    ),
    Law(
        "false-go-taken-back",
        breach=[cribbage.FALSE_GO, cribbage.GO_NOT_CONTINUED],
        until=cribbage.GO_TAKEN_BACK,
        remedy=rulings.no_penalty(),
        cite="usp56 6107",
        says="A false go, or a go not played out, may be put right until the next card is played.",
    ),
    Law(
        "dead-card-played",
        breach=rulings.DEAD_CARD_PLAYED,
        remedy=rulings.NOTHING_STATED & cribbage.HAS_NO_EFFECT,
        cite="usp56 6107",
        says="A dead card is neither played nor pegged with.",
    ),
    Law(
        "pegged-short",
        breach=cribbage.PEGGED_SHORT,
        after=cribbage.PEGGED_THE_REST,
        remedy=cribbage.STANDS,
        cite="usp56 6109",
        says="Who has pegged too few may not peg the rest after he has played his next card, or after the cut for the next deal.",
    ),
    Law(
        "pegged-short-put-right",
        breach=cribbage.PEGGED_SHORT,
        until=cribbage.PEGGED_THE_REST,
        remedy=rulings.no_penalty("he pegs the rest"),
        cite="usp56 6109",
        says="Until he plays his next card, and until the cut, a player who has pegged too few may peg the rest.",
    ),
    Law(
        "pegged-too-far",
        breach=cribbage.PEGGED_TOO_FAR,
        when=[BY_WHOMEVER],
        until=cribbage.PEG_NOTICED,
        remedy=cribbage.OpponentPegs(2) & cribbage.PUT_RIGHT,
        cite="usp56 6109",
        says="Who has pegged more than he announced goes back on demand, and the opponent pegs 2.",
    ),
    Law(
        "pegged-too-far-found-after-the-cut",
        breach=cribbage.PEGGED_TOO_FAR,
        after=cribbage.PEG_NOTICED,
        remedy=cribbage.STANDS,
        cite="usp56 6109",
        says="After the cut for the next deal it is no longer put right.",
    ),
)
