"""What an outbox keeps, and what a store must be able to do."""

from __future__ import annotations

import itertools
import json
import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from ..errors import ReferralError

Kind = Literal["lead", "sale", "refund"]
Reason = Literal["refused", "expired", "full", "closed", "unusable", "uncertain"]

_KINDS = ("lead", "sale", "refund")
# The last second that a datetime can hold.
_LAST_TIME = 253402300799

_serial = itertools.count(1)


@dataclass(frozen=True)
class OutboxEntry:
    """Plain data: a store may keep it in whatever form it likes, ``dataclasses.asdict`` included.

    Attributes:
        id: Unique; the order of the identifiers is the order of the entries.
        kind: What it records.
        body: The request, as JSON.
        enqueued_at: Seconds since 1970.
        attempts: How often a delivery was begun.
    """

    id: str
    kind: Kind
    body: Mapping[str, Any]
    enqueued_at: float
    attempts: int = 0

    @property
    def identifiers(self) -> frozenset[tuple[str, str]]:
        """Whom the entry concerns: entries that share one of these keep their order."""
        names = ("click_id", "customer_key", "transaction_id")
        return frozenset((name, str(self.body[name])) for name in names if self.body.get(name))


class OutboxStore(Protocol):
    """Keeps entries over a restart.

    One outbox at a time may use it. It is called in a thread of its own, and no two calls overlap. Whoever hands an
    entry in waits a quarter of a second at most for ``save``. A method that raises, or takes more than five seconds,
    is reported to ``on_error``; the outbox continues in memory.
    """

    def load(self) -> Iterable[OutboxEntry]:
        """All entries, in any order."""
        ...

    def save(self, entry: OutboxEntry) -> None:
        """Adds the entry, or replaces the one with its ``id``."""
        ...

    def remove(self, entry_id: str) -> None: ...


@dataclass(frozen=True)
class Dropped:
    """An entry that will not be delivered.

    Attributes:
        kind: What it would have recorded.
        body: The request.
        reason: ``refused``: by the service, and ``error`` says why; ``expired``: older than ``max_age``; ``full``,
            ``closed``: it came too late; ``unusable``: it is no JSON object, or the store gave it back broken;
            ``uncertain``: it may have arrived, and is a test event, of which the service would store a second one.
        error: The service's last answer, if there was one.
    """

    kind: Kind
    body: object
    reason: Reason
    error: ReferralError | None = None


def _copy_of(body: Mapping[str, Any]) -> dict[str, Any]:
    """Raises ``TypeError`` or ``ValueError`` when it is no JSON object."""
    text = json.dumps(dict(body), allow_nan=False, ensure_ascii=False)
    # Refuses half of a surrogate pair, as the sending would.
    text.encode()
    copy: dict[str, Any] = json.loads(text)
    return copy


def new_entry(kind: Kind, body: Mapping[str, Any], now: float) -> OutboxEntry:
    """An entry with a copy of the body. Raises ``TypeError`` or ``ValueError`` when it is no JSON."""
    place = f"{int(now * 1000):015d}-{next(_serial):09d}"
    return OutboxEntry(f"{place}-{uuid.uuid4()}", kind, _copy_of(body), now)


def restored_entry(kept: object) -> OutboxEntry | None:
    """An entry as a store gave it back; None when it is none."""
    try:
        if not isinstance(kept, OutboxEntry):
            return None
        # A database may give numbers in types of its own.
        entry = OutboxEntry(kept.id, kept.kind, _copy_of(kept.body), float(kept.enqueued_at), int(kept.attempts))
    except Exception:
        return None
    usable = isinstance(entry.id, str) and entry.id != "" and entry.kind in _KINDS
    return entry if usable and 0 <= entry.enqueued_at <= _LAST_TIME and entry.attempts >= 0 else None


def is_sent_once(entry: OutboxEntry) -> bool:
    """Whether the service would record it once more for each time it is sent: that is so for some test events."""
    data = entry.body.get("additional_data")
    if not isinstance(data, Mapping) or data.get("test_mode") is not True:
        return False
    return entry.kind == "lead" or (entry.kind == "sale" and not entry.body.get("transaction_id"))
