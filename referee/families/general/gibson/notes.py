"""What Gibson says of tricks and trumps in several games at once (gibson 189-223)."""

from referee.core.law import Law
from referee.core.order import ten_high
from referee.families import general
from referee.families.general.gibson.general import GENERAL_RULES_GIBSON
from referee.mechanics import rulings

TRUMP_GAME_NOTES = GENERAL_RULES_GIBSON.vary(
    "trump-game-notes-gibson",
    title="Notes on the play of trump games (Gibson)",
    cite="gibson 189-223",
    order=ten_high,
    owed=general.owed_there,
    rules=(
        (
            "Pinochle",
            "A ten ranks below the ace; a player must trump where he cannot follow, and play a higher trump to a trump.",
        ),
        ("Pitch", "A plain suit may be trumped though one could follow it."),
    ),
    add=[
        Law(
            "duty-to-follow-suit",
            cite="gibson 193-195, 217",
            says="Who can follow suit must; who cannot may discard or trump.",
        ),
        Law(
            "pitch-trump-option",
            on=general.TRUMPED_BY_LEAVE,
            remedy=rulings.ALLOWED,
            cite="gibson 209",
            says="At pitch a plain lead may be trumped by a player who could follow it.",
        ),
        Law(
            "pinochle-must-trump",
            on=general.TRUMP_KEPT_BACK,
            remedy=general.IS_A_REVOKE,
            cite="gibson 211, 223",
            says="At pinochle a player who cannot follow suit must trump; if he does not, he has revoked.",
        ),
        Law(
            "pinochle-head-trump",
            on=general.HIGHER_TRUMP_KEPT_BACK,
            remedy=general.IS_A_REVOKE,
            cite="gibson 211, 223",
            says="At pinochle a higher trump is owed to a trump that is led; who keeps it back has revoked.",
        ),
        Law(
            "pinochle-first-of-identical-cards",
            cite="gibson 211",
            says="Of two like cards in a trick the one played first is the higher.",
        ),
    ],
)
