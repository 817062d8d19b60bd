"""Bridge whist, the laws of the make and the doubling, and of cards exposed before the play (ames 40-44, 100-106, 490-547, 565-573)."""

from referee.core.law import Law, by
from referee.families import whist
from referee.mechanics import exposure, roles, rulings, windows
from referee.mechanics.roles import MAKER as WHO_MADE_IT

MAKE = (
    Law(
        "consultation-on-the-make",
        breach=whist.CONSULTED_ON_MAKE,
        remedy=rulings.NOTHING_STATED,
        cite="ames 42",
        says="Dealer and partner do not consult about the make.",
    ),
    Law(
        "wrong-player-makes-trump",
        breach=whist.MAKE_SUGGESTED,
        remedy=whist.may_claim_new_deal(),
        chooser=by(roles.DEALERS_ADVERSARIES, until=windows.DOUBLING_BEGUN),
        cite="ames 42",
        says="If the one who has not the make suggests a trump, or names it, the other side may claim a new deal.",
    ),
    Law(
        "partner-makes-without-permission",
        breach=whist.MADE_BY_ANOTHER,
        when=[whist.WHICH_SIDE.is_(whist.DEALERS_SIDE)],
        remedy=whist.may_claim_new_deal() & whist.ELSE_THE_MAKE_STANDS,
        chooser=by(roles.ELDEST_HAND, until=windows.DOUBLING_BEGUN),
        cite="ames 495-497",
        says="If dealer's partner makes the trump unasked, the eldest hand lets it stand or has a new deal, until something is said about doubling.",
    ),
    Law(
        "partner-passes-make-back",
        breach=whist.MAKE_PASSED_BACK,
        remedy=whist.may_claim_new_deal() & whist.ELSE_PARTNER_MUST_MAKE,
        chooser=by(roles.ELDEST_HAND, until=windows.DOUBLING_BEGUN),
        cite="ames 494, 498-500",
        says="If dealer's partner passes the make back, the eldest hand has a new deal or compels him to make the trump.",
    ),
    Law(
        "adversary-declares-trump",
        breach=whist.MADE_BY_ANOTHER,
        when=[whist.WHICH_SIDE.is_(whist.AN_ADVERSARY)],
        remedy=whist.may_claim_new_deal() & whist.MAKE_WITHOUT_EFFECT,
        chooser=by(roles.DEALER, until=windows.TRUMP_MADE),
        cite="ames 502-504",
        says="If an adversary names a trump the dealer, having looked at his hand, claims a new deal or goes on as if nothing had been named.",
    ),
    Law(
        "declaration-changed",
        breach=whist.MAKE_CHANGED,
        remedy=rulings.NOTHING_STATED & whist.FIRST_WORD_STANDS,
        cite="ames 506",
        says="A trump once named is not altered.",
    ),
)

DOUBLING = (
    Law(
        "double-by-wrong-adversary-first",
        breach=whist.DOUBLED_OUT_OF_TURN,
        when=[whist.DOUBLER.is_(whist.PONE_UNASKED), whist.DOUBLE_STANDS.no],
        remedy=whist.DOUBLE_REFUSED,
        cite="ames 521-523, 529",
        says="If the leader's partner doubles before he is asked, whoever named the trump says whether the double stands; refused, it ends the doubling.",
    ),
    Law(
        "double-by-wrong-adversary-first-accepted",
        breach=whist.DOUBLED_OUT_OF_TURN,
        when=[whist.DOUBLER.is_(whist.PONE_UNASKED), whist.DOUBLE_STANDS.yes],
        remedy=whist.DOUBLE_ACCEPTED,
        cite="ames 521-523",
        says="A double by the leader's partner that is let stand may be redoubled like any other.",
    ),
    Law(
        "redouble-out-of-turn",
        breach=whist.DOUBLED_OUT_OF_TURN,
        when=[whist.DOUBLER.is_(whist.OUT_OF_TURN), whist.DOUBLE_STANDS.no],
        remedy=whist.DOUBLE_REFUSED,
        cite="ames 525-529",
        says="The adversary who last doubled says whether a redouble out of turn stands; refused, it ends the doubling.",
    ),
    Law(
        "redouble-out-of-turn-accepted",
        breach=whist.DOUBLED_OUT_OF_TURN,
        when=[whist.DOUBLER.is_(whist.OUT_OF_TURN), whist.DOUBLE_STANDS.yes],
        remedy=whist.DOUBLE_ACCEPTED,
        cite="ames 525-529",
        says="A redouble out of turn that is let stand may be redoubled like any other; there is no end to that.",
    ),
    Law(
        "double-of-own-side",
        breach=whist.DOUBLED_OWN_SIDE,
        remedy=rulings.silent("the double does not stand, and the doubling goes on as before"),
        cite="ames 511-531",
        says="Each double answers one of the other side; of a player who doubles his own side the book says nothing.",
    ),
    Law(
        "consultation-on-doubling",
        breach=whist.CONSULTED_ON_DOUBLING,
        when=[whist.WHICH_SIDE.is_(whist.DEALERS_SIDE)],
        remedy=whist.may_claim_new_deal(),
        chooser=by(roles.ELDEST_HAND, until=windows.OPENING_LEAD),
        cite="ames 529-531",
        says="If dealer and partner consult about doubling, the eldest hand may have a new deal, without consultation.",
    ),
    Law(
        "adversaries-consult-on-doubling",
        breach=whist.CONSULTED_ON_DOUBLING,
        when=[whist.WHICH_SIDE.is_(whist.AN_ADVERSARY)],
        remedy=whist.may_claim_new_deal(),
        chooser=by(WHO_MADE_IT, until=windows.OPENING_LEAD),
        cite="ames 529-531",
        says="If the adversaries consult about doubling, whoever named the trump may have a new deal, without consultation.",
    ),
    Law(
        "lead-before-doubling-completed",
        breach=whist.LED_BEFORE_DOUBLING_DONE,
        remedy=whist.REDOUBLES_ONLY_BY_CONSENT & whist.OTHERS_MAY_STILL_DOUBLE,
        cite="ames 533-537",
        says="If the eldest hand leads before the doubling is over, his partner redoubles only with the consent of the adversary who last doubled.",
    ),
    Law(
        "redouble-after-early-lead-refused",
        breach=whist.DOUBLED_OUT_OF_TURN,
        when=[whist.DOUBLER.is_(whist.LEADERS_PARTNER_AFTER_LEAD), whist.DOUBLE_STANDS.no],
        remedy=whist.DOUBLE_REFUSED,
        cite="ames 533-537",
        says="Without that consent the redouble of the leader's partner does not stand.",
    ),
    Law(
        "redouble-after-early-lead-by-consent",
        breach=whist.DOUBLED_OUT_OF_TURN,
        when=[whist.DOUBLER.is_(whist.LEADERS_PARTNER_AFTER_LEAD), whist.DOUBLE_STANDS.yes],
        remedy=whist.DOUBLE_ACCEPTED,
        cite="ames 533-537",
        says="With that consent it stands.",
    ),
    Law(
        "lead-without-asking-partner",
        breach=whist.LED_WITHOUT_ASKING,
        remedy=whist.MAKER_CALLS_SUIT_OR_CARD,
        chooser=by(WHO_MADE_IT, until=windows.DUMMY_TABLED),
        cite="ames 541-545",
        says="If the eldest hand leads without leave, whoever named the trump calls a suit or the card led, as long as no card of dummy is on the table.",
    ),
    Law(
        "wrong-adversary-asks-to-lead",
        breach=whist.ASKED_BY_WRONG_PLAYER,
        remedy=whist.MAKER_CALLS_SUIT & whist.OTHERS_MAY_STILL_DOUBLE,
        chooser=by(WHO_MADE_IT, until=windows.DUMMY_TABLED),
        cite="ames 545",
        says="If the leader's partner asks for leave to lead, whoever named the trump calls a suit from the eldest hand; everybody's right to double remains.",
    ),
    Law(
        "doubling-declaration-altered",
        breach=whist.DOUBLE_ALTERED,
        remedy=rulings.NOTHING_STATED & whist.FIRST_WORD_STANDS,
        cite="ames 547",
        says="What was once said about doubling is not altered.",
    ),
    Law(
        "doubling-limit-by-agreement",
        cite="ames 104, 774-776",
        says="The laws set no limit to doubling; some clubs fix one, and a hundred points for a trick is suggested.",
    ),
)

EXPOSED = (
    Law(
        "card-exposed-before-trump-made",
        breach=exposure.EXPOSED_IN_AUCTION,
        when=[whist.TRUMP_IS_MADE.no, whist.SHOWED_EARLY.is_(whist.DEALERS_SIDE)],
        remedy=whist.may_claim_new_deal() & whist.PARTNER_MAY_NOT_DOUBLE,
        chooser=by(roles.ELDEST_HAND, until=windows.TRUMP_MADE),
        cite="ames 567-573",
        says="If dealer or partner exposes a card before the trump is made, the eldest hand may, alone, claim a new deal; and the partner doubles no more.",
    ),
    Law(
        "card-exposed-before-lead",
        breach=exposure.EXPOSED_IN_AUCTION,
        when=[whist.SHOWED_EARLY.is_(whist.LEADERS_PARTNER)],
        remedy=whist.PARTNER_MAY_NOT_DOUBLE
        & exposure.liable_to_be_called().by(roles.DEALER)
        & whist.MAY_FORBID_ITS_SUIT.by(roles.DEALER, until=windows.OPENING_LEAD),
        cite="ames 569-573",
        says="Who exposes a card before the lead takes from his partner any right to double; if it is the leader's partner, dealer may call the card or forbid its suit to be led.",
    ),
    Law(
        "card-exposed-before-lead-by-the-leader",
        breach=exposure.EXPOSED_IN_AUCTION,
        when=[whist.SHOWED_EARLY.is_(whist.THE_LEADER)],
        remedy=whist.PARTNER_MAY_NOT_DOUBLE,
        cite="ames 569-573",
        says="A card exposed before the lead by the leader takes from his partner any right to double or redouble.",
    ),
    Law(
        "card-exposed-before-lead-by-dealers-side",
        breach=exposure.EXPOSED_IN_AUCTION,
        when=[whist.TRUMP_IS_MADE.yes, whist.SHOWED_EARLY.is_(whist.DEALERS_SIDE)],
        remedy=whist.PARTNER_MAY_NOT_DOUBLE,
        cite="ames 569-573",
        says="Once the trump is made, a card exposed by dealer's side takes from the partner any right to redouble.",
    ),
)
