"""From a question to its answer: the facts that are told or can be asked for, the laws that then speak, what each brings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from attrs import evolve

from referee.ask.answers.answer import NOT_UNDERSTOOD, NOTHING_WRONG, OF_WHAT, WHICH, Answer, Prompt, facts_given, topic_called
from referee.ask.answers.as_ruled import standings, sums_of
from referee.ask.answers.judge import Judge
from referee.ask.answers.pasted import found_in
from referee.ask.answers.ruling import Leaf, Split
from referee.ask.hearing.heard import Question
from referee.ask.hearing.referring import Referred, deeds_of, referred
from referee.ask.table.scene import scenes
from referee.ask.telling.continuing import about_the_log
from referee.ask.telling.deciding import OfOneKind, Unsure, decided, taken
from referee.ask.telling.question import NotUnderstood, hear, understand
from referee.ask.topics.corpus import Topic, topics
from referee.ask.words.speaker import in_full
from referee.core.fact import Fact
from referee.core.game import Game
from referee.core.law import Law
from referee.core.matter import Matter
from referee.core.record import Act, Record, seat_names
from referee.core.status import LAWFUL, NEEDS_FACT
from referee.core.table import Table
from referee.families import kept_of


def ask(
    game: Game,
    words: str,
    *,
    record: Record | None = None,
    facts: Mapping[str, str] | None = None,
    about: str = "",
    prompt: Prompt | None = None,
) -> Answer:
    """Rule on what somebody tells in words.

    `record` is the log of the deal so far, on whose table it is judged; `facts` are answers by the names of their facts;
    `about` is the breach or the law that it is about, where that is known. Where a fact is still missing that decides between
    laws, `prompt` asks for it; without it, the answer has the branches.
    """
    facts = dict(facts or {})
    about = about or facts.pop(OF_WHAT, "")
    given = dict(facts_given(game, facts))
    table, meant = None, Referred(words)
    if record is not None and record.acts:
        table, done = deeds_of(game, record)
        meant = referred(words, table, done)
        table = meant.table or table
    answer = evolve(_answered(game, meant, table, given, about, prompt), text=words)
    told = hear(meant.text, game, table.names if table is not None else ())
    if isinstance(told, NotUnderstood):
        return answer
    return evolve(answer, heard=(*meant.heard, *told.heard), sums=(*sums_of(answer, told), *standings(answer, told)))


def _answered(
    game: Game, meant: Referred, table: Table | None, given: Mapping[Fact, str], about: str, prompt: Prompt | None
) -> Answer:
    words = meant.text
    topic = topic_called(game, about) if about else None
    if topic is not None and topic.subject is None:
        return _of_law(game, words, topic.laws[0])
    if topic is None and not words.strip():
        return Answer(game, words, WHICH, which=everything(game))
    if topic is None and (pasted := found_in(words, game)):
        return Answer(game, words, NOT_UNDERSTOOD, problem=NotUnderstood(words, pasted))
    players = table.names if table is not None else ()
    if topic is not None and topic.subject is not None:
        understood: Question | NotUnderstood | Topic | OfOneKind | Unsure = taken(words, game, topic.subject, players)
    elif table is not None:
        table, understood = about_the_log(table, meant, understand(words, game, players))
        if isinstance(understood, NotUnderstood) and not understood.harmless:
            understood = decided(words, game, players)
    else:
        understood = decided(words, game)
    if isinstance(understood, Topic):
        return _of_law(game, words, understood.laws[0])
    if isinstance(understood, OfOneKind):
        return _of_one_kind(game, meant, understood, table, given, prompt)
    if isinstance(understood, Unsure):
        return Answer(game, words, WHICH, which=understood.which)
    if isinstance(understood, NotUnderstood):
        return Answer(game, words, NOTHING_WRONG if understood.harmless else NOT_UNDERSTOOD, problem=understood)
    found = list(scenes(evolve(understood, names=in_full(understood.names)), game, table))
    if not found:
        why = "the log has other players in these parts"
        return Answer(game, words, NOT_UNDERSTOOD, problem=NotUnderstood(words, why))
    return Judge(game, understood, found, table, given, prompt).answer()


@cache
def everything(game: Game) -> tuple[Topic, ...]:
    """What somebody can choose from who does not say what happened: each topic, and each law to which no answer leads there."""
    left = kept_of(game, "laws-left", _left)
    return (*topics(game), *(Topic(None, (law,)) for law in game.laws if law.id in left))


def _left(game: Game) -> frozenset[str]:
    """The laws to which no answer of their topics leads, such as one that says how another is meant."""
    led = {law.id for topic in topics(game) for law in ask(game, "", about=topic.name).laws}
    of_play = {law.id for topic in topics(game) for law in topic.laws}
    return frozenset(law.id for law in game.laws if law.id in of_play - led)


def _of_one_kind(
    game: Game, meant: Referred, told: OfOneKind, table: Table | None, given: Mapping[Fact, str], prompt: Prompt | None
) -> Answer:
    """The answer to what may be one of several breaches of a kind: of what it was is the first fact that decides."""
    breaches = {breach.name: breach for breach in told.breaches}
    fact = Fact(OF_WHAT, told.breaches[0].asks, _nobody_knows, {name: breach.says for name, breach in breaches.items()})
    if prompt is not None:
        said = prompt(fact, fact.question)
        if said is None:
            return Answer(game, meant.text, WHICH, which=told.which)
        return _answered(game, meant, table, given, said, prompt)
    each = {name: _answered(game, meant, table, given, name, None) for name in breaches}
    branches = tuple(((name,), answer.tree) for name, answer in each.items() if answer.tree is not None)
    first = next(iter(each.values()))
    question = None if first.question is None else evolve(first.question, also=told.breaches[1:])
    tree = Split(fact, fact.question, branches)
    return Answer(
        game, meant.text, NEEDS_FACT, question, names=first.names, seat=first.seat, declarer=first.declarer, tree=tree
    )


def _nobody_knows(table: Table, matter: Matter, act: Act) -> str | None:
    """What no table tells."""
    return None


def _of_law(game: Game, words: str, law: Law) -> Answer:
    """What one law says and gives, whatever else may speak."""
    subject = law.subjects[0] if law.subjects else None
    matter = Matter(subject, None, "", law=law) if subject is not None else None
    remedy = () if law.remedy is None or matter is None else law.remedy.consequences(Table(game), matter)
    chooser = "" if law.chooses is None else law.chooses.phrase
    status = LAWFUL if law.remedy is None else law.remedy.status
    tree = Leaf(subject, law, remedy, chooser, law.ends.phrase if law.ends else "", status=status)
    return Answer(game, words, status, tree=tree, names=seat_names(game.seats))
