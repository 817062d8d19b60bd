"""A record in which much was found is told one finding after the other, and says the same."""

from pytest import MonkeyPatch

from referee.api import check_text
from referee.report import as_json

_DEAL = "deal {0}\ndealer S\nauction S 1S 1C pass pass pass\nwon NS 9\n"
EVENING = "game contract-bridge\n" + "".join(map(_DEAL.format, range(1, 4))) + "call N 9X\n"


def test_json_in_pieces_is_the_same(monkeypatch: MonkeyPatch) -> None:
    checked = check_text(EVENING, file='an "matters": [ file')
    whole = list(as_json.render(checked))
    monkeypatch.setattr(as_json, "AT_ONCE", 0)
    pieces = list(as_json.render(checked))
    assert len(whole) == 1 and len(pieces) > 3
    assert "".join(pieces) == whole[0]
