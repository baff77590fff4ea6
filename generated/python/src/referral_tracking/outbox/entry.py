# Copied by `npm run generate:sdks` from src/sdks/python/src/referral_tracking/outbox/entry.py: change it there.

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
Reason = Literal["refused", "expired", "full", "closed", "unusable"]

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

    One outbox at a time may use it. ``save`` is called in the thread that hands the entry in, so it should be quick;
    the others are called in the outbox's own thread; no two calls overlap. A method that raises is reported to
    ``on_error``; the entry is then delivered from memory.
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
            ``closed``: it came too late; ``unusable``: it is no JSON.
        error: The service's last answer, if there was one.
    """

    kind: Kind
    body: object
    reason: Reason
    error: ReferralError | None = None


def new_entry(kind: Kind, body: Mapping[str, Any], now: float) -> OutboxEntry:
    """An entry with a copy of the body. Raises ``TypeError`` or ``ValueError`` when it is no JSON."""
    place = f"{int(now * 1000):015d}-{next(_serial):09d}"
    return OutboxEntry(f"{place}-{uuid.uuid4()}", kind, json.loads(json.dumps(body)), now)
