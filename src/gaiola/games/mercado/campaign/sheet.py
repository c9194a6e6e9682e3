"""The solo campaign as a score sheet: nine challenges, their fame, the best-move bonus, the rank. Pure data; a file
that is not a sheet is refused with the place of the flaw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec

from ..rules import scoring

if TYPE_CHECKING:
    from ..box import MercadoBox
    from ..position import MercadoPosition

CHALLENGES = 9
FORMAT = 1


class CampaignError(ValueError):
    """A result that this campaign cannot take, or a file that is no campaign; the message says why."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One challenge that counted. `record` is the name of the file with the game, or empty."""

    challenge: Annotated[int, msgspec.Meta(ge=1, le=CHALLENGES)]
    score: int
    fame: Annotated[int, msgspec.Meta(ge=0, le=3)]
    best_move: bool
    record: str = ""


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: int = FORMAT
    name: str
    entries: list[Entry] = []

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def next_challenge(campaign: Campaign) -> int | None:
    """10.7: from 1 to 9 in order; None when all have been played."""
    played = len(campaign.entries)
    return played + 1 if played < CHALLENGES else None


class Line(NamedTuple):
    """One line of the sheet: a challenge, its result if it was played, and whether it is the one to play now."""

    challenge: int
    fame_at: list[int]
    entry: Entry | None
    due: bool


def lines(campaign: Campaign, box: MercadoBox) -> list[Line]:
    """10.4, 10.7: all nine challenges in order."""
    due, played = next_challenge(campaign), dict(enumerate(campaign.entries, 1))
    return [
        Line(number, list(challenge["fame_at"]), played.get(number), number == due)
        for number, challenge in enumerate(box.edition.data["solo"]["challenges"], 1)
    ]


def can_begin(pos: MercadoPosition) -> bool:
    """A challenge without a legal action at the start is no try: it is dealt again."""
    return not pos.over


def add_result(campaign: Campaign, pos: MercadoPosition, record: str = "") -> Campaign:
    """The sheet with one more challenge, from a finished game."""
    due = next_challenge(campaign)
    if due is None:
        raise CampaignError("all nine challenges have been played")
    if pos.solo is None:
        raise CampaignError("the campaign is for one player")
    if not pos.over:
        raise CampaignError(f"challenge {pos.solo.number} is not finished")
    if pos.solo.number != due:  # 10.7: in order, one try each
        raise CampaignError(f"challenge {due} is due, not {pos.solo.number}")
    entry = Entry(due, pos.scores()[0], scoring.fame(pos), scoring.best_move(pos), record)  # 10.4, 10.5
    return msgspec.structs.replace(campaign, entries=[*campaign.entries, entry])


def bonus(campaign: Campaign, box: MercadoBox) -> int:
    """10.5: the fame for the best move, once in a campaign."""
    return box.best_move_fame if any(entry.best_move for entry in campaign.entries) else 0


def total_fame(campaign: Campaign, box: MercadoBox) -> int:
    """10.6: all challenges and the best move."""
    return sum(entry.fame for entry in campaign.entries) + bonus(campaign, box)


def rank(campaign: Campaign, box: MercadoBox) -> int:
    """10.6: the place on the fame chart, 1 is the best."""
    return scoring.fame_rank(total_fame(campaign, box), box.fame_ranks)


def read_campaign(text: bytes | str) -> Campaign:
    try:
        campaign = msgspec.json.decode(text, type=Campaign)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CampaignError(f"this is not a campaign: {error}") from None
    if campaign.format != FORMAT:
        raise CampaignError(f"the campaign has format {campaign.format}; this program reads format {FORMAT}")
    for place, entry in enumerate(campaign.entries, 1):
        if entry.challenge != place:  # 10.7
            raise CampaignError(f"entry {place} should be challenge {place}, but is challenge {entry.challenge}")
    return campaign
