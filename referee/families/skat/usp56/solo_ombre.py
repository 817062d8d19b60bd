"""Solo, of the kind of ombre (usp56 5712-5793)."""

from referee import score
from referee.core.cards import PIQUET_PACK
from referee.core.game import Game
from referee.core.law import Law
from referee.core.limits import raised
from referee.families import skat
from referee.families.general.usp56.general import GENERAL_RULES
from referee.families.skat.usp56.unstated import OTHER_ERRORS_OF_PLAY
from referee.mechanics import auction, conduct, exposure, rulings, tricks, trump, windows

CLAIMED_IN_TIME = raised(before=windows.SCORE_AGREED)

SOLO_OMBRE = Game(
    "solo-ombre",
    title="Solo (Ombre)",
    family="skat",
    cite="usp56 5712-5793",
    general=GENERAL_RULES,
    seats=4,
    sides=0,
    pack=PIQUET_PACK,
    order=skat.with_black_queens,
    hand_size=8,
    deal="Eight cards to each player, three, two and three at a time.",
    rounds=(3, 2, 3),
    least_cut=5,
    play=skat.OMBRE_PLAY,
    form=skat.OmbreForm(),
    score=score.Tally(),
    rules=(
        ("Players", "Four; clubs are the color."),
        (
            "Ranks",
            "The queen of clubs (spadilla), the seven of trumps (manilla) and the queen of spades (basta) are the best trumps; then ace, king, queen, jack, ten, nine, eight, seven in every suit.",
        ),
        (
            "Bidding",
            "The dealer's left asks or passes, and the next outbids by questions: in color, a solo, a solo in color, tout, tout in color; who is asked says yes (`hold`) or passes. If all pass, the holder of spadilla plays a simple game.",
        ),
        (
            "Games",
            "Simple: the holder of an ace that the Player calls is his partner, and they need five tricks. Solo: the Player alone, five tricks. Tout: all eight. `rule no-void-call`, `rule void-call-with-card` and `rule all-eight` are the variants on called aces and on taking all the tricks; `rule pool` says that there is a pool.",
        ),
        (
            "Score",
            "Each loser pays: 2 in a simple game, 4 in color; 4 in a solo; 16 and 32 in a tout. What a solo in color is worth is lost in the text, so that it is not scored. The pool is not kept.",
        ),
    ),
    expects=(
        *tricks.TRICKS,
        trump.SPEAKS_OUT_OF_TURN,
        auction.BID_AGAIN,
        auction.BID_NOT_LISTED,
        auction.INSUFFICIENT_BID,
        skat.GAME_BELOW_BID,
        skat.GAME_BY_ANOTHER,
        skat.GAME_UNNAMED,
        skat.FORCED_HIGHER,
        skat.ACE_WRONGLY_CALLED,
        skat.BETE_DUE,
        conduct.DISCLOSURE,
    ),
    laws=(
        Law(
            "revoke",
            breach=tricks.REVOKE,
            until=CLAIMED_IN_TIME,
            remedy=skat.SIDE_LOSES_OFFENDER_PAYS & rulings.opens_where(skat.in_pool, skat.BETE_DUE),
            cite="usp56 5783",
            says="Who does not follow suit though he can loses the game, and pays the entire loss of his side.",
        ),
        Law(
            "revoke-claimed-late",
            breach=tricks.REVOKE,
            after=CLAIMED_IN_TIME,
            remedy=rulings.condoned("no penalty", "the score of the deal has been agreed upon"),
            cite="drawn from usp56 5783, 495-497",
            says="A revoke that comes up once the score is agreed upon costs nothing, as the general rules have it of errors in play.",
        ),
        Law(
            "opponent-out-of-turn",
            breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN],
            when=[trump.CONTRACTING_SIDE.no],
            remedy=skat.SIDE_LOSES_OFFENDER_PAYS & rulings.opens_where(skat.in_pool, skat.BETE_DUE),
            cite="usp56 5783",
            says="If an opponent leads or plays out of turn his side loses, and he pays the entire loss.",
        ),
        Law(
            "opponent-exposes-card",
            breach=exposure.CARD_EXPOSED,
            when=[trump.CONTRACTING_SIDE.no],
            remedy=skat.SIDE_LOSES_OFFENDER_PAYS & rulings.opens_where(skat.in_pool, skat.BETE_DUE),
            cite="usp56 5783",
            says="If an opponent exposes a card his side loses, and he pays the entire loss.",
        ),
        Law(
            "player-out-of-turn-or-exposes",
            breach=[tricks.LEAD_OUT_OF_TURN, tricks.PLAY_OUT_OF_TURN, exposure.CARD_EXPOSED],
            when=[trump.CONTRACTING_SIDE.yes],
            remedy=rulings.no_penalty("no penalty", "it is put right if it can be"),
            cite="usp56 5783",
            says="For such errors the Player pays nothing; they are put right if possible and play goes on.",
        ),
        Law(
            "error-pays-bete-to-pool",
            breach=skat.BETE_DUE,
            remedy=rulings.silent(
                "the bete is not entered", "it is 16 chips or as many as double the pool, and which the book does not say"
            ),
            cite="usp56 5783",
            says="Where there is a pool, an error in a simple game also costs a bete to it.",
        ),
        Law(
            "forcee-with-both-black-queens",
            breach=skat.FORCED_HIGHER,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5748",
            says="Who holds both black queens may not let a simple game be played, and has to declare solo or tout.",
        ),
        Law(
            "all-pass-spadilla-game",
            cite="usp56 5742-5744, 5754",
            says="If all pass, the holder of the queen of clubs says so and plays a simple game.",
        ),
        Law(
            "game-not-declared-at-once",
            breach=[skat.GAME_UNNAMED, skat.GAME_BY_ANOTHER],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5758, 5764",
            says="The winner of the bidding declares his game and the trump at once, the one that won or a higher.",
        ),
        Law(
            "asker-bound-by-last-question",
            breach=skat.GAME_BELOW_BID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5762",
            says="Who has asked plays a game at least as good as the last that he has named.",
        ),
        Law(
            "calls-ace-in-own-hand",
            breach=skat.ACE_WRONGLY_CALLED,
            when=[skat.CALL_FAULT.is_(skat.NONE_AGREED)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5746",
            says="The Player calls an ace that he does not hold.",
        ),
        Law(
            "calls-ace-of-void-suit-variant-one",
            breach=skat.ACE_WRONGLY_CALLED,
            when=[skat.CALL_FAULT.is_(skat.NEVER)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5787-5789",
            says="In a variant the Player may not call the ace of a suit of which he has no card.",
        ),
        Law(
            "calls-ace-of-void-suit-variant-two",
            breach=skat.ACE_WRONGLY_CALLED,
            when=[skat.CALL_FAULT.is_(skat.WITH_CARD)],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5791",
            says="In another he may if he lays a card face down, which goes to the first trump lead and cannot win.",
        ),
        Law(
            "plays-on-and-loses-variant-three",
            cite="usp56 5793",
            says="In a third, all eight tricks count double, in color fourfold; a side that plays on after five and loses a trick pays as much.",
        ),
        Law(
            "partner-reveals-himself",
            breach=conduct.DISCLOSURE,
            when=[skat.THE_CALLED_PARTNER.yes],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5746",
            says="The holder of the ace that is called says nothing to show it.",
        ),
        Law(
            "other-disclosure",
            breach=conduct.DISCLOSURE,
            when=[skat.THE_CALLED_PARTNER.no],
            remedy=rulings.silent("no penalty"),
            cite="usp56 5783",
            says="Of what any other player tells of his hand the book says nothing.",
        ),
        Law(
            "bid-after-passing",
            breach=auction.BID_AGAIN,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5756",
            says="Who has passed is out of the bidding.",
        ),
        Law(
            "bid-not-higher",
            breach=[auction.BID_NOT_LISTED, auction.INSUFFICIENT_BID],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 5738-5740, 5760-5762",
            says="A bid names one of the games, and one that ranks higher than the last.",
        ),
        Law(
            "bid-out-of-turn",
            breach=trump.SPEAKS_OUT_OF_TURN,
            remedy=rulings.silent("it has no effect, and he may speak in turn"),
            cite="usp56 5756-5762",
            says="Of a bid or a pass out of turn the book says nothing.",
        ),
        OTHER_ERRORS_OF_PLAY.but(cite="usp56 5783"),
        Law(
            "settlement",
            cite="usp56 5770-5779",
            says="In a simple game two win or lose the value each; in solo and tout each opponent pays it to the Player or is paid it.",
        ),
        Law(
            "pool-won",
            cite="usp56 5781",
            says="Where there is a pool, the dealer puts two chips in for each deal, and the first to make a solo in color or a tout takes it.",
        ),
    ),
)
