"""A question taken apart: who is who, what each did, and what it comes to when it is replayed."""

from __future__ import annotations

import pytest

from referee.ask import as_json, as_text, ask
from referee.ask.table.scene import in_all, scenes
from referee.ask.telling.evidence import evidence
from referee.ask.telling.question import NotUnderstood, hear
from referee.ask.telling.telling import TOO_FEW, TOO_MANY, Told
from referee.ask.topics.examples import sentence
from referee.ask.words.lexicon import spoken
from referee.ask.words.of_breaches import askable
from referee.core.game import Game
from referee.core.people import SPEAKER, Person
from referee.core.speaking import facts_of
from referee.core.verbs import sayings, verbs
from referee.families import games

BRIDGE = games()["contract-bridge"]


def told(text: str, game: Game = BRIDGE) -> Told:
    found = hear(text, game)
    assert not isinstance(found, NotUnderstood), found
    return found


def acts(text: str, game: str = "contract-bridge") -> list[str]:
    return [heard.act for heard in told(text, games()[game]).heard]


# --- the words that stand with the verbs


def test_words_stand_with_verbs_that_there_are() -> None:
    assert {act.partition(" ")[0] for act in sayings()} <= set(verbs())


def _game_of(verb: str) -> Game:
    """A game in which there is such an act: one that moves by it, if there is any."""
    every = [BRIDGE, *sorted(games().values(), key=lambda game: game.slug)]
    moved = (game for game in every if game.play and verb in game.play.moves)
    return next(moved, None) or next(game for game in every if verb in {each for each, _, _ in spoken(game)})


@pytest.mark.parametrize("act", sayings())
def test_each_act_is_heard_in_the_first_words_for_it(act: str) -> None:
    text = sayings()[act][0]
    same = {each.partition(" ")[0] for each, texts in sayings().items() if text in texts}
    deeds = told(sentence(text, "West"), _game_of(act.partition(" ")[0])).deeds
    assert same & {deed.happened.verb for deed in deeds}


# --- who is who, and who did what


@pytest.mark.parametrize(
    ("game", "text", "heard"),
    [
        (
            "rauber-skat",
            "I play spades solo. My left opponent turns out to have 11 cards.",
            ["undertakes you spades", "counts left 11"],
        ),
        ("contract-bridge", "It turned out that Bob had fourteen cards.", ["counts Bob 14"]),
        ("schafskopf", "Bob counts nine cards. 'Play on', says the dealer.", ["counts Bob 9"]),
        ("three-hand-pinochle", "Bob dropped a card. We play three handed with a double deck.", ["exposes Bob"]),
        ("contract-bridge", "East says West passed", []),
        ("contract-bridge", "I opened one heart and the lady on my left doubled", ["call you 1H", "call left double"]),
        ("contract-bridge", "My partner led a club. He took it back.", ["play partner clubs", "retracts partner"]),
        ("contract-bridge", "West conceded the rest. East said no.", ["concedes W", "disputes E"]),
        ("contract-bridge", "Can I double? Must she lead a heart?", []),
        ("contract-bridge", "I didn't pass", []),
        ("contract-bridge", "one no, then my partner goes 'I double'", ["call partner double"]),
        ("gin-rummy", "My opponent drew two cards and I knocked with twelve", ["draws opponent 2", "knocks you 12"]),
        ("draw-poker", "Mel bet thirty and Ann mucked hers", ["bets Mel 30", "drops Ann"]),
        ("three-hand-cribbage", "Al says go", ["go Al"]),
        # a call is what is said, by itself too; so are several in a row
        ("contract-bridge", "I was dreaming and said double", ["call you double"]),
        ("contract-bridge", "My niece was learning: 'EIGHT hearts!'", ["call Niece 8H"]),
        ("contract-bridge", "1S, 2H, pass, 2S.", ["call 1S", "call 2H", "call pass", "call 2S"]),
        ("contract-bridge", "We sat at the window. Four spades.", []),
        ("contract-bridge", "Sid's dealing. Ann's already looked.", ["deals Sid", "looks Ann"]),
        # whoever says what he was, or is against somebody, is nobody beside
        ("contract-bridge", "As dummy I saw declarer's cards, and then he led a club.", ["play declarer clubs"]),
        ("draw-poker", "The bet was 8 to me and I tossed in 6", ["bets 8", "puts you 6"]),
        ("napoleon", "It came out that Len had six cards all the way.", ["counts Len 6"]),
        ("whist", "my partner says he's fourteen", ["counts partner 14"]),
        # the name of the game is none of its acts, nor are cards that are dealt or put down a call or a play
        ("three-hand-double-pack-pinochle", "Double-pack pinochle, three of us.", []),
        ("wipe-off", "The dealer was passing round cards five at a time", ["deals dealer 5"]),
        ("contract-bridge", "West put down his cards", ["shows W"]),
        ("contract-bridge", "West put down the 7 of diamonds", ["play W D7"]),
        # what somebody wants he wants in the next clause too, where he goes on
        ("contract-bridge", "I want to take it back and say two clubs", []),
        # tricks are not drawn, nor is a hand that was dealt taken back; `n` alone is short for "and"
        ("auction-bridge", "We took twelve tricks", []),
        ("contract-bridge", "After the deal I picked them up and looked", ["looks you"]),
        ("contract-bridge", "my turn comes n i want to pass", []),
        ("contract-bridge", "n leads, e plays d7", ["play N", "play E D7"]),
        # whoever does something behind `before` or `when` begins a clause of his own, but for what he is seen to do
        ("contract-bridge", "Before she could open her mouth I bid one spade", ["call you 1S"]),
        ("contract-bridge", "When it came round to him I said three clubs", ["call you 3C"]),
        ("contract-bridge", "Before I saw she had led a club", []),
        # what was to be done was not done, nor that to which something is only likened
        ("blackout", "I was third to play", []),
        ("contract-bridge", "She offers to lead a club. East began to lead a heart", ["play E hearts"]),
        ("seven-up", "It was as if he had exposed a card", []),
        ("contract-bridge", "Opps led a club", ["play opponent clubs"]),
        # a call is told by whatever word quotes it, what is said of a bet announces it, and a rank alone is a card
        ("contract-bridge", "East shot out 'seven clubs'", ["call E 7C"]),
        ("poker", "Meg said 'I bet ten'", ["announces Meg bet 10"]),
        ("whist", "Bob puts the nine on it", ["play Bob"]),
        # so is what has an article a thing, and nine where eight are due are one too many
        ("six-pack-bezique", "We were adding up the deal", []),
        ("schafskopf", "Bob has nine left instead of eight", ["counts Bob 11"]),
        ("schafskopf", "Bob has nine points instead of eight", []),
        # nor are those players with whose words a sentence begins
        ("contract-bridge", "Naturally I passed. Hasn't doubled yet.", ["call you pass"]),
        ("contract-bridge", "Miss Lyle led a club", ["play Lyle clubs"]),
        ("auction-pinochle", "Binned my nine. Tacked it on hers.", []),
        ("contract-bridge", "Honest to God, I said two clubs", ["call you 2C"]),
        # a call may come from somebody, who does with his own words what he says that he does
        ("contract-bridge", "pass from North, and I say I accept", ["call N pass", "accepts you"]),
        ("contract-bridge", "I say she accepted", []),
        # a question has its order of words, if not its mark, and what is played is no card
        ("contract-bridge", "in which order do we now play, can he lead", []),
        ("contract-bridge", "they play it in five clubs", []),
        ("contract-bridge", "West has an opening hand", []),
        # what somebody had stands behind an apostrophe, and a card that is like something is no number
        (
            "contract-bridge",
            "South led a club, I (West) threw a heart, and I'd a club",
            ["play S clubs", "play W hearts", "hand W clubs"],
        ),
        ("arlington-gibson", "I had a spare ten", []),
        ("draw-poker", "I'd sooner have dropped it", []),
        ("contract-bridge", "West carried on with a small diamond", ["play W diamonds"]),
        ("rummy", "Grandfather threw a seven without a word and nodded off", ["discards Grandfather"]),
        # a deal is a thing too where it is said which, a number alone goes on with the bids, and no sentence ends with a title
        ("contract-bridge", "I led a club twice in the same deal", ["play you clubs"]),
        ("auction-pinochle", "The bids went 300, 320, then Sal says 310.", ["bids 300", "bids 320", "bids Sal 310"]),
        ("skat-league-rules", "Then Mr. Brandt threw his card.", ["discards Brandt"]),
        # cards are laid off to others, and laid down before oneself; who is told something does not do what comes next
        ("gin-rummy", "Told him ok, laid my two runs out.", ["melds you 2"]),
        ("gin-rummy", "I laid two kings off on her set.", ["lays you 2"]),
        # what somebody did not do meanwhile takes nothing from what he did
        ("contract-bridge", "Without thinking I followed with the nine of hearts", ["play you H9"]),
        ("contract-bridge", "East put down the queen w/o looking, w/ a smile", ["play E"]),
        # what is said of a call or a lead is none, and who claims that something is so claims no tricks
        ("contract-bridge", "She doubled, and I said double's cancelled", ["call she double"]),
        ("contract-bridge", "West led a club. He claims the book says otherwise.", ["play W clubs"]),
        # who says how many there are has asked for none
        ("draw-poker", "I drew three. I said hey that's only two.", ["draws you 3", "serves you 3"]),
    ],
)
def test_what_is_told_is_heard_as_acts(game: str, text: str, heard: list[str]) -> None:
    assert acts(text, game) == heard


@pytest.mark.parametrize("text", ["What happens now?", "Clever move. Misdeal?", "Nobody cut. Whose deal is it?"])
def test_the_first_word_of_a_sentence_is_no_player(text: str) -> None:
    assert not [piece for piece in told(text).sentence.pieces if piece.person is not None and piece.person.name]


def test_the_speaker_is_one_person_all_through() -> None:
    found = told("I passed. My partner passed. On my left was Ann, the player on my left bid 1H and my partner doubled me")
    seats = [found.names.seat(deed.happened.who) for deed in found.deeds if deed.happened.who is not None]
    assert seats == [2, 0, 3, 0]


def test_who_calls_over_a_low_bid_sits_behind_where_he_can() -> None:
    answer = ask(BRIDGE, "East opened 1NT. My partner said 'one spade'. West doubled it.")
    assert [law.slug for law in answer.laws] == ["insufficient-bid-accepted"]


def test_of_a_call_out_of_turn_it_is_told_where_it_is_one() -> None:
    found = told("Pass from North. It was East to speak; I'm South and I blurted 'one club'. East passed.")
    bids = next(breach for breach in askable(BRIDGE) if breach.name == "bid-out-of-turn")
    assert found.about(bids).clause == "I blurted 'one club'"


def test_whoever_else_is_told_to_sit_somewhere_is_not_the_speaker() -> None:
    found = told("Poor Edgar, who sat East, led a club. I dealt.")
    assert all(found.names.seat(piece.person) != 1 for piece in found.sentence.pieces if piece.person == Person(SPEAKER))


# --- replayed


@pytest.mark.parametrize(
    ("text", "breach", "seat"),
    [
        ("North opened 1D, East overcalled 1S, South bid 1H", "insufficient-bid", 2),
        ("North bid a spade and East came in with one heart", "insufficient-bid", 1),
        ("Partner opened one heart, next player passed, and I came out with 'double'", "double-out-of-place", 2),
        ("North opened 1H, it was East's turn but South bid 2H", "call-out-of-rotation", 2),
        ("West opened 1S, my partner passed, I (South) doubled before East had said a thing", "call-out-of-rotation", 2),
        ("West led a heart, South threw a club though he had the seven of hearts", "revoke", 2),
        ("South led a club and West slung a spade on it, he'd a club behind his diamonds", "revoke", 3),
        ("South threw a club on West's spade with two spades in his hand", "revoke", 2),
        ("East said one club over my partner's one diamond, I am South", "insufficient-bid", 1),
        ("The director told West he must pass. West bid two spades", "call-when-barred", 3),
        ("I am South. I was barred for the rest of the auction, and I came in with 2NT", "call-when-barred", 2),
    ],
)
def test_what_is_wrong_with_what_was_done_is_found_without_its_name(text: str, breach: str, seat: int) -> None:
    assert [(found.breach.name, found.seat) for found in told(text).found] == [(breach, seat)]


@pytest.mark.parametrize(
    "text",
    [
        "North opened 1D, East overcalled 1S, South bid 2H",
        "I bid two clubs, no wait, I bid one club",
        "West led a heart, South threw a club",
        "North opened 1H and South bid 2H",
        "My partner bid 2S, and I wanted to bid 2H",
    ],
)
def test_nobody_is_accused_from_silence(text: str) -> None:
    assert not told(text).found


@pytest.mark.parametrize(
    "text",
    [
        "Must West pass? West bid two spades",
        "West was told he must pass. West passed",
        "They say West must pass. West bid two spades",
        "West bid two spades. Then he was told he must pass",
        # nobody need wait for a pass that is obligatory
        "My right-hand opponent was told to stay silent. When it came round to him I said three clubs",
    ],
)
def test_who_need_not_pass_or_does_breaks_no_ruling(text: str) -> None:
    assert not told(text).found


def test_an_act_that_is_wrong_as_such_settles_what_the_words_tell_first() -> None:
    text = "Tim bids two. Bob bids one. Now Tim bids one, can he change his bid?"
    found = told(text, games()["blackout"])
    assert "exact-bid-changed" in {breach.name for breach in found.wrong_as_such} and not found.found
    answer = ask(games()["blackout"], text)
    assert answer.question is not None and answer.question.breach.name == "exact-bid-changed"


def test_where_all_is_in_order_it_says_so() -> None:
    assert told("I opened one heart, left hand opponent bid one spade, partner two hearts").in_order
    assert told("Ann bid seven hearts, Bob bid eight clubs. Allowed?", games()["five-hundred"]).in_order
    assert told("The bid was 330 and I said 340", games()["auction-pinochle"]).in_order
    assert told("The limit is ten and I bet eight", games()["poker"]).in_order
    assert not told("Ann bid seven hearts, Bob bid six spades", games()["five-hundred"]).in_order
    assert not told("The limit is ten and I bet eight, then raised twelve", games()["poker"]).in_order


#: what a game says by itself, or the breach that is meant
_OF_THE_GAME = {"whose-card-exposed", "partnership", "early-hearts-barred", "nap-is-dear", "calling-played"}


def test_a_hand_with_too_few_cards_speaks_against_too_many_but_where_another_has_them() -> None:
    hearts = games()["hearts"]
    of = {breach.name: breach for breach in askable(hearts)}
    few, both = told("He has twelve cards", hearts), told("I have fourteen cards and she has twelve", hearts)
    assert few.miscounted == {TOO_FEW}
    assert both.miscounted == {TOO_FEW, TOO_MANY}
    assert sum(evidence(few, of["too-many-cards"])) < 0 < sum(evidence(few, of["too-few-cards"]))
    assert min(sum(evidence(both, of["too-many-cards"])), sum(evidence(both, of["too-few-cards"]))) > 0


def test_of_what_is_not_told_nothing_is_known() -> None:
    found = set()
    for game in games().values():
        if game.base is None:
            nothing = told("something happened", game)
            for breach in askable(game):
                known = in_all(scene.known(game, breach) for scene in scenes(nothing.about(breach), game, None))
                found |= {fact.name for fact in known if fact in facts_of(game.layers, breach)}
    assert found <= _OF_THE_GAME


# --- retold at a table of the game


@pytest.mark.parametrize(
    ("game", "text", "breach"),
    [
        ("whist", "she had twelve cards, the rest of us thirteen", "too-few-cards"),
        ("gin-rummy", "the dealer gave me eleven cards", "too-many-cards"),
        ("euchre", "Pam ended up with six cards in her hand", "too-many-cards"),
        ("canasta", "Bob has a card too many", "too-many-cards"),
        ("rummy", "my sister is two cards short", "too-few-cards"),
        ("canasta", "Ed drew two cards from the stock", "too-many-drawn"),
        ("hearts", "Ann led a heart although it was Bob's lead", "lead-out-of-turn"),
        ("rummy", "Tom drew from the stock when it was my go", "turn-out-of-turn"),
        ("rummy", "he drew a card, and only then we saw that it was James' turn", "turn-out-of-turn"),
        ("hearts", "she led a club when it wasn't her lead", "lead-out-of-turn"),
        ("whist", "Lou had won the trick, but Marge led a low diamond", "lead-out-of-turn"),
        ("whist", "Marge led a low diamond though it was Lou who'd won the trick", "lead-out-of-turn"),
        (
            "contract-bridge",
            "Right-hand opponent bid a spade, I said one heart. They tell me Bea has to pass",
            "insufficient-bid",
        ),
        ("go-fish", "Joe asked me for kings when it was Mia's go", "plays-out-of-turn"),
        ("contract-bridge", "West opened one heart, it was not his bid", "call-out-of-rotation"),
        ("whist", "He trumped my king of hearts and two tricks later played a heart", "revoke"),
        ("contract-bridge", "East led a heart, I threw a spade though I had one", "revoke"),
        ("euchre", "Threw a club on a spade lead and had a spade", "revoke"),
        ("contract-bridge", "1S over 1NT, I just made it two spades", "insufficient-bid"),
        ("auction-pinochle", "The bid was on 340. I said 330, half asleep", "insufficient-bid"),
        ("double-pack-pinochle", "Double deck. I was at 560 in the bidding, Nate bid 550", "insufficient-bid"),
        ("double-pack-pinochle", "Beth bid 520 on top of my 530", "insufficient-bid"),
        ("five-hundred", "he bid seven spades after seven hearts", "insufficient-bid"),
        ("poker", "Limit's five. Rashid bet nine.", "bet-over-limit"),
        ("contract-bridge", "North bid 1H, East passed, and with South still thinking West doubled", "call-out-of-rotation"),
        ("contract-bridge", "One no, three no, pass pass pass. And then West doubles.", "call-after-auction"),
        ("contract-bridge", "Three passes had gone after my 2NT, and partner piped up with 'three no'.", "call-after-auction"),
        ("contract-bridge", "1S, 2H, pass, 2S. Then East said two hearts", "insufficient-bid"),
        ("draw-poker", "The bet was 8 to me and I tossed in 6", "short-call"),
        ("draw-poker", "Bob bet three and I raised two", "raise-under-minimum"),
        # cards laid down where only their ranks count
        ("hollywood-canasta", "He melded two nines and a joker", "barred-meld"),
        ("canasta", "Put down a joker, a two and one solitary ace as a meld. We have long opened.", "illegal-meld"),
        ("canasta", "Grandpa laid ♥4-5-6 as a meld", "illegal-meld"),
        ("samba", "He laid 7♥ 8♥ joker 10♥ on the table", "barred-meld"),
        ("california-lowball", "Ann bet 8 and Joe chucked 6 in", "short-call"),
    ],
)
def test_what_is_wrong_with_a_number_or_a_turn_is_found_at_a_table_of_the_game(game: str, text: str, breach: str) -> None:
    assert breach in {found.name for found in told(text, games()[game]).wrong}


def test_who_won_the_trick_melds() -> None:
    assert told("He won the trick, he drew, I drew, so I laid my bezique down there and then", games()["bezique"]).another_turn
    assert not told(
        "I won the trick, I drew, he drew, so I laid my bezique down there and then", games()["bezique"]
    ).another_turn


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("whist", "she had twelve tricks"),
        ("whist", "I had thirteen cards and so had she"),
        ("draw-poker", "I hold three aces and two eights"),
        ("contract-bridge", "he has four cards left"),
        ("rummy", "there are two runs on the table"),
        ("euchre", "an extra card was turned up"),
        ("hearts", "West led a heart, and it was West's lead"),
        ("whist", "Lou won the trick and led a low diamond"),
        ("bezique", "I won the trick and melded a marriage"),
        ("whist", "Marge led a king, Lou won the trick, and Marge discarded a club to the next"),
        ("gin-rummy", "I drew before she could say a word"),
        ("contract-bridge", "they were in four spades doubled"),
        ("whist", "West had no hearts and trumped my king of hearts"),
        ("whist", "I led a heart, she put a spade on it, she had none left"),
        ("auction-pitch", "Rudy has three and I have seven, who won?"),
        ("gin-rummy", "I took the ten, and later the four"),
        ("poker", "the limit is 20 and he bet 15"),
        ("draw-poker", "Ann bet 8 and Joe chucked 8 in"),
        ("canasta", "He put four jacks and three eights on the table"),
        ("canasta", "She melded three kings and a deuce"),
        ("bolivia", "She lays a joker and three deuces together as a meld"),
        ("contract-bridge", "One no, pass, pass. And then West doubles."),
    ],
)
def test_numbers_and_turns_that_tell_of_nothing_wrong_accuse_nobody(game: str, text: str) -> None:
    assert not told(text, games()[game]).wrong


# --- whatever is told, and whatever it is said to be about

_TELLINGS = (
    "She put the seven of hearts down out of turn, I said stop and she took it back. Nobody had drawn. My partner passed.",
    "West led a spade before East had bid 1H, the dealer looked at his cards twice, three cards fell; 'I double!' he said",
)


@pytest.mark.parametrize("which", range(len(_TELLINGS)))
def test_every_telling_can_be_taken_for_one_of_every_breach(which: int) -> None:
    begins = [game for game in games().values() if game.base is None]
    asked = [(game, breach) for game in begins[which :: len(_TELLINGS)] for breach in askable(game)]
    for game, breach in asked:
        answer = ask(game, _TELLINGS[which], about=breach.name)
        assert as_text(answer) and as_json(answer)
    assert asked


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("five-hundred", "I bid and made it, and that takes me to 510."),
        ("sixty-six", "We had both gone past and I gave up 66."),
        ("auction-forty-fives", "I had bid and the dealer takes it at twenty."),
    ],
)
def test_so_many_points_are_no_cards(slug: str, text: str) -> None:
    told = hear(text, games()[slug])
    assert isinstance(told, Told) and not any(deed.happened.verb in ("draws", "concedes") for deed in told.deeds)


def test_so_many_cards_are_drawn() -> None:
    told = hear("I drew two cards from the stock", games()["rummy"])
    assert isinstance(told, Told) and [deed.number for deed in told.deeds if deed.happened.verb == "draws"] == [2]
