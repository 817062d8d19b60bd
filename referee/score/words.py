"""The words in which people ask about scores, boards and the director. Data only."""

from referee.core.asked import Asked, asked
from referee.core.people import DECLARER, DUMMY
from referee.core.table import PLAY

WORDS: dict[str, Asked | tuple[Asked, ...]] = {
    # --- the score
    "wrong-score": asked(
        "enters a wrong score",
        "score|scores wrong|incorrect|wrongly|incorrectly",
        "writes|enters|records {number} instead",
        "wrong|incorrect score|points",
        "scores too many|much|few|little",
        "forgets to score|enter|write honors|honours|score",
        "scores {number} instead|for",
        verb="written",
    ),
    "score-error": asked(
        "makes an error in the score",
        "score|scoring error|mistake",
        "error|mistake in|on score|sheet|addition|adding",
        "adds score|points wrong",
        verb="amends",
    ),
    "wrong-vulnerability": asked(
        "plays with the wrong vulnerability",
        "wrong|incorrect vulnerability|vulnerable",
        "scores as vulnerable|not",
        "vulnerability wrong|mistaken",
        verb="vulnerable",
    ),
    # --- duplicate: the board, the director
    "board-prepared": asked("prepares a board", "prepares|arranges|stacks deal|board|hands", verb="note"),
    "cards-not-counted": asked("does not count his cards", "not count cards|hand", verb="looks"),
    "director-not-called": asked(
        "does not call the director", "not call|summon director", "goes|plays|calls|bids on without director", verb="play"
    ),
    "player-rules-himself": asked(
        "waives a penalty",
        "assesses|waives|fixes|gives penalty himself|own|without director",
        "waives|assesses penalty",
        "players settle|rule themselves",
        verb="waives",
    ),
    "adjusted-score": asked("wants an adjusted score", "adjusted score", "director adjusts|assigns score", verb="adjusts"),
    "psychic-call": asked(
        "makes a psychic call",
        "psychic|psyche|psychs|psyches bid|call",
        "psyches|psychs",
        "misleading|bluff call|bid",
        verb="psychic",
    ),
    "explanation": asked(
        "explains his partner's bid", "explains|asks meaning|call|bid|convention", "explains", verb="explains"
    ),
    "dummys-extra-right": asked(
        "calls the director as dummy", "{dummy} calls|summons director", verb="director", by=DUMMY, phase=PLAY
    ),
    "dummy-places-wrong-card": (
        asked(
            "places a card that declarer did not name",
            "{dummy} places|plays|puts wrong|other|another|different card|{card}",
            "{dummy} places|plays|puts card|{card} not name|named",
            verb="places",
            by=DUMMY,
            phase=PLAY,
        ),
        asked("{dummy} plays another card than declarer named", verb="play", by=DUMMY, phase=PLAY),
    ),
    "designation-changed": asked(
        "names another card of dummy",
        "{declarer} names|calls|changes another|other|different card|{card}|designation",
        "{declarer} names|calls for {card} + changes mind|{card}",
        "{declarer} changes designation|mind",
        verb="names",
        by=DECLARER,
        phase=PLAY,
    ),
    "improper-information": asked(
        "overhears a remark about a board",
        "overhears|hears|sees|learns about board|hand|another table",
        "information about board|hand|deal another|other table",
        verb="announces",
    ),
    "hands-interchanged": asked(
        "puts the cards back in the wrong pocket",
        "hands|cards in wrong pocket|slot|board",
        "hands|cards interchanged|switched|swapped in board",
        "board fouled",
        "fouled board",
        verb="fouled",
    ),
}
