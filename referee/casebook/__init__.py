"""The casebook: pages of Markdown in which a log, what a person says is wrong with it, and what the referee says, meet.

A heading of the second rank begins a case. Under it stand prose and fenced blocks::

    ## A bid too low, put right by a pass
    example: contract-bridge/ex-27

    ```log
    game contract-bridge
    dealer S
    call S 1S, W pass, N 2H, E 1NT        ! insufficient-bid E
    call E pass
    ```
    ```ruling
    insufficient-bid-corrected-by-pass E [due]: W must pass for the rest of the auction
    verdict: breach
    ```
    ```report
    (what the referee prints)
    ```

Marks and rulings are typed by a person from the book and never rewritten. `bless` rewrites report blocks alone, so that the
wording can be accepted by accident and the verdict cannot. A line `todo: why` marks a gap that is known; its case fails
when the gap is closed, so that the line goes.

A mark names a breach or a law, and the offender. Every breach and every doubt about the record must be marked on its line,
and every mark must be met; a matter that another one brought about, for the same player on the same line, is covered by the
mark of its cause. A ruling names a law or a breach too; each of the consequences after its colon, between semicolons, must
be among those of the ruling, `taken: ...` is what was chosen, and for a matter that is not decided the text names the laws
that may yet speak. Whatever else stands in a ruling block is an outcome: `contract`, `tricks`, `score`, `total`, `void`,
`verdict`, or anything the deal or its sheet has a name for; `as ruled` after the name means the score with the rulings in it,
and `deal 2` before it another deal than the last.

A line `near miss: law, law` names laws that must not speak here although little is wanting: the bid is just high enough, or
the time for the penalty is just over. The game must have them, and nothing in the log may be ruled under them, nor be left
undecided with one of them among those that may yet speak. Such a law has still to bite somewhere else. How little is wanting
has to show: either a matter of the same kind is ruled under another law, or the line below names the one thing that keeps the
law silent, and what in its place would make it speak; nothing, to leave it out::

    near miss: bid-over-seven
    but for: call S 7S -> call S 8S

The words stand once in the log, within a line. The log is then judged with that change too, and the law must speak there.
"""

from referee.casebook.expectation import Failure, laws_of, near_misses_of
from referee.casebook.page import Block, Case, parse_page, read_page, slug_of
from referee.casebook.running import FAILED, PASSED, TODO, Result, bless, listed, run, run_pages
from referee.casebook.shelf import built_in, by_law, cases_in, pages

__all__ = [
    "FAILED",
    "PASSED",
    "TODO",
    "Block",
    "Case",
    "Failure",
    "Result",
    "bless",
    "built_in",
    "by_law",
    "cases_in",
    "laws_of",
    "listed",
    "near_misses_of",
    "pages",
    "parse_page",
    "read_page",
    "run",
    "run_pages",
    "slug_of",
]
