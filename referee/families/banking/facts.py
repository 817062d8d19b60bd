"""Facts about cards dealt and given in banking games."""

from referee.core.fact import NO, YES, Answer, Fact, fact, of
from referee.core.matter import Matter
from referee.core.record import Act
from referee.core.table import Table
from referee.families.banking.moves.coup import draws_freely
from referee.mechanics.rulings.facts import by_offender, choice

NONE, SOME = "none", Answer("too-few", "one or more, but too few")


@fact("cards-he-got", "How many cards did he get?", (NONE, SOME))
def CARDS_HE_GOT(table: Table, matter: Matter, act: Act) -> str | None:
    return NONE if matter.count <= 0 else SOME


@fact("dealer-had-natural", "Did the dealer have a natural?", later=True)
def DEALER_HAD_NATURAL(table: Table, matter: Matter, act: Act) -> str | None:
    if act.verb == "announces" and act.how == "natural" and act.seat == table.dealer:
        return YES
    supplied = act.verb in ("down", "up") and act.seat == matter.seat
    return NO if supplied or act.verb in ("draws", "stands", "end") else None


@fact("first-round-over", "Had the dealer begun the second round?")
def SECOND_ROUND_BEGUN(table: Table, matter: Matter, act: Act) -> str | None:
    return YES if table.noted("up") else NO


FIRST, SECOND = Answer("first-round", "the first round"), Answer("second-round", "the second round")


@fact("which-round", "In which round of the deal was it?", (FIRST, SECOND))
def WHICH_ROUND(table: Table, matter: Matter, act: Act) -> str | None:
    return {"down": FIRST, "up": SECOND}.get(act.verb)


TAKES_IT, REFUSES_IT = Answer("takes-it", "takes it"), Answer("refuses-it", "refuses it")
CARD_TAKEN = choice(
    "card-taken",
    "What does he do with the card?",
    {
        TAKES_IT: by_offender("accepts"),
        REFUSES_IT: by_offender("refuses", "withdraws"),
    },
)

IN_BURNING = Fact(
    "in-burning",
    "Is it a card burned for which the pack does not suffice?",
    lambda table, matter, act: YES if act.verb == "burns" else NO,
)

DRAWS_HIGH = Answer("draws-high", "he drew at seventeen or more")
ACE_LOW = Answer("ace-low", "he drew, counting as one an ace that makes seventeen or more as eleven")
STANDS_LOW = Answer("stands-low", "he stood at sixteen or less")
DEALERS_FAULT = of("dealers-fault", DRAWS_HIGH, ACE_LOW, STANDS_LOW, question="What did the dealer do?")

# --- drawing by a table

PLAYERS_HAND, BANKERS_HAND = Answer("players", "the hand against the banker"), Answer("bankers", "the banker's")
WHOSE_DRAW = of("whose-draw", PLAYERS_HAND, BANKERS_HAND, question="Whose hand was it?")

DRAWS_FREELY = Fact(
    "draws-freely",
    "Was it agreed that he draws or stands as he likes?",
    lambda table, matter, act: YES if draws_freely(table, matter.seat) else NO,
)
DECLINED = Fact(
    "bank-was-declined",
    "Did the banker, or whoever had the bank before him, give it up?",
    lambda table, matter, act: YES if table.noted("declines") else NO,
)

# --- hands that are complete

STOOD = Answer("stood", "he had stood, or gone over")
DOUBLED_DOWN = Answer("doubled", "he had doubled and been given his card")
SPLIT_AN_ACE = Answer("split-ace", "it was a split ace that had its second card")
DONE_BY = of("done-by", STOOD, DOUBLED_DOWN, SPLIT_AN_ACE, question="Why was the hand complete?")
