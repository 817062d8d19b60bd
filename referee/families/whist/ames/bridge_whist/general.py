"""Bridge whist, the general laws, bystanders and etiquette (ames 675-776)."""

from referee.core.law import Law, by
from referee.core.limits import raised
from referee.families import whist
from referee.mechanics import conduct, exposure, roles, rulings, tricks, windows

ONE_TABLE_IS_SHOWN = "a log is of one table, and does not show who comes back to another"

GENERAL = (
    Law(
        "cuts-into-a-second-table",
        breach=whist.CUTS_INTO_SECOND_TABLE,
        when=[whist.ENABLES_A_TABLE.no],
        remedy=rulings.Physical("he loses his prior right of re-entry to the table he leaves", ONE_TABLE_IS_SHOWN),
        cite="ames 405-409",
        says="Who belongs to one table and cuts into another loses his prior right to come back to the first.",
    ),
    Law(
        "enables-a-new-table",
        breach=whist.CUTS_INTO_SECOND_TABLE,
        when=[whist.ENABLES_A_TABLE.yes],
        remedy=rulings.allowed("he may announce that he will come back, and his place at the new table can then be filled"),
        cite="ames 405-409",
        says="He keeps that right if by it he enables three candidates to form a table.",
    ),
    Law(
        "partners-consult-on-penalty",
        breach=rulings.CONSULTATION,
        remedy=tricks.RIGHT_TO_PENALIZE_CANCELLED,
        cite="ames 677",
        says="If partners consult about a penalty, it counts as paid.",
    ),
    Law(
        "looks-at-quitted-trick",
        breach=conduct.TRICK_SEEN,
        remedy=rulings.NOTHING_STATED,
        cite="ames 679",
        says="A trick turned and quitted is not looked at before the end of the hand, save to find a card too many.",
    ),
    Law(
        "demand-to-place-cards",
        on=conduct.PLACING_DEMANDED,
        until=raised(before=windows.TRICK_TOUCHED),
        remedy=rulings.ALLOWED,
        late=rulings.silent("the cards are gathered, and the demand has no effect"),
        cite="ames 681-683",
        says="Until the cards of a trick are touched to gather them, any player may have them placed before their players.",
    ),
    Law(
        "adversary-makes-unauthorised-reference",
        breach=conduct.DISCLOSURE,
        when=[tricks.DURING.is_(tricks.IN_PLAY), conduct.BY_DUMMY.no],
        remedy=exposure.MAY_CALL_SUIT,
        chooser=by(roles.DEALER),
        cite="ames 693-697",
        says="If an adversary refers to the play without right, or warns his partner who is about to play or lead out of turn, the dealer calls a suit from the next of them to lead.",
    ),
    Law(
        "wrong-penalty-demanded",
        breach=rulings.NO_RIGHT_TO_DEMAND,
        when=[whist.DEMANDER.is_(whist.ENTITLED)],
        remedy=tricks.RIGHT_TO_PENALIZE_CANCELLED,
        cite="ames 699-701",
        says="The offender waits for the decision; but if a wrong penalty is demanded, none can be enforced.",
    ),
    Law(
        "demand-without-a-right",
        breach=rulings.NO_RIGHT_TO_DEMAND,
        when=[whist.DEMANDER.is_(whist.PARTNER_ENTITLED, whist.NOT_ENTITLED)],
        remedy=rulings.silent("the demand has no effect"),
        cite="ames 699-705",
        says="Of a penalty demanded where none is due the book says nothing.",
    ),
    Law(
        "wrong-partner-demands-penalty",
        breach=rulings.WRONG_PLAYER_CHOOSES,
        when=[whist.DEMANDER.is_(whist.PARTNER_ENTITLED)],
        remedy=tricks.RIGHT_TO_PENALIZE_CANCELLED,
        cite="ames 703-705",
        says="If the partner of the one entitled suggests or demands a penalty, that is consultation and none can be enforced.",
    ),
    Law(
        "another-player-demands-penalty",
        breach=rulings.WRONG_PLAYER_CHOOSES,
        when=[whist.DEMANDER.is_(whist.ENTITLED, whist.NOT_ENTITLED)],
        remedy=rulings.silent("the demand has no effect"),
        cite="ames 699-705",
        says="Of a demand by a player whose side is not entitled the book says nothing.",
    ),
    Law(
        "bystander-intervenes",
        breach=conduct.SPECTATOR_SPEAKS,
        remedy=rulings.silent("what he says decides a question only if the players agree to it"),
        cite="ames 715-717",
        says="A bystander may decide a question by agreement of the players; what the law says of one who is not asked is lost in print.",
    ),
)

ETIQUETTE = (
    Law(
        "etiquette-hesitation",
        breach=conduct.EMPHASIS_OR_DELAY,
        remedy=rulings.NOTHING_STATED,
        cite="ames 721-725, 732, 743, 756",
        says="The make is passed without undue hesitation and the right to double without doubt, and no card is played with emphasis; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-signals-or-emphasis",
        breach=conduct.APPROVAL_OR_HINT,
        remedy=rulings.NOTHING_STATED,
        cite="ames 721-725, 745-747, 756",
        says="Nobody indicates by word or gesture what he holds or whether a play pleases him; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-talk-of-the-score",
        breach=conduct.DISCLOSURE,
        when=[tricks.DURING.is_(tricks.IN_AUCTION), conduct.OF_THE_MAKE.no],
        remedy=rulings.NOTHING_STATED,
        cite="ames 721-725, 737-741, 745-747",
        says="Once the cards are dealt, neither the dealer passing the make nor an adversary tells of the score or of his hand; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-form-of-declaration",
        cite="ames 721-730",
        says="The make is declared in the plainest words, and so is the option passed to partner; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-placing-for-partner",
        cite="ames 721-725, 749-752",
        says="Who has the cards placed asks it to know for himself, and not to show his partner a card or a play; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-wilful-penalty",
        cite="ames 721-725, 758-762",
        says="Nobody incurs a penalty on purpose because he is ready to pay, or revokes again to hide that he has revoked; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-talk-during-play",
        cite="ames 323-325, 721-725, 764",
        says="During the play nobody talks or discusses, which may annoy this table and others; there is no redress but to play with him no more.",
    ),
    Law(
        "etiquette-cut-out-player",
        cite="ames 721-725, 766",
        says="Who has been cut out of one table comes into another only if he will cut for it, unless his table was broken up; there is no redress but to play with him no more.",
    ),
)
