"""The entries of an outbox, and the interface of a store."""

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
# The last second that a datetime can represent.
_LAST_TIME = 253402300799

_serial = itertools.count(1)


@dataclass(frozen=True)
class OutboxEntry:
    """An entry: plain data, which a store may save in any form, for example with ``dataclasses.asdict``.

    Attributes:
        id: Unique; sorting by it gives the order of the entries.
        kind: The kind of record that the entry creates.
        body: The request, as JSON.
        enqueued_at: Seconds since 1970.
        attempts: The number of deliveries that were started.
    """

    id: str
    kind: Kind
    body: Mapping[str, Any]
    enqueued_at: float
    attempts: int = 0

    @property
    def identifiers(self) -> frozenset[tuple[str, str]]:
        """The customer's identifiers in the entry. Entries that share one keep their order."""
        names = ("click_id", "customer_key", "transaction_id")
        return frozenset((name, str(self.body[name])) for name in names if self.body.get(name))


class OutboxStore(Protocol):
    """Saves entries across restarts.

    Use a store in one outbox at a time. It is called in a separate thread, and calls do not overlap. The caller of the
    outbox waits at most a quarter of a second for ``save``. If a method raises or takes more than five seconds,
    ``on_error`` is called, and the outbox continues in memory.
    """

    def load(self) -> Iterable[OutboxEntry]:
        """Returns all entries, in any order."""
        ...

    def save(self, entry: OutboxEntry) -> None:
        """Adds the entry, or replaces the entry with the same ``id``."""
        ...

    def remove(self, entry_id: str) -> None: ...


@dataclass(frozen=True)
class Dropped:
    """An entry that will not be delivered.

    Attributes:
        kind: The kind of record.
        body: The request.
        reason: ``refused``: the service rejected it, and ``error`` says why; ``expired``: older than ``max_age``;
            ``full``, ``closed``: the outbox did not accept it; ``unusable``: not a JSON object, or the store returned a
            broken entry; ``uncertain``: a test event that may have been delivered, and would be stored twice.
        error: The last error response of the service, if there was one.
    """

    kind: Kind
    body: object
    reason: Reason
    error: ReferralError | None = None


def _copy_of(body: Mapping[str, Any]) -> dict[str, Any]:
    """Copies a JSON object. Raises ``TypeError`` or ``ValueError`` if the body is not one."""
    text = json.dumps(dict(body), allow_nan=False, ensure_ascii=False)
    # Raises for half of a surrogate pair, which could not be sent.
    text.encode()
    copy: dict[str, Any] = json.loads(text)
    return copy


def new_entry(kind: Kind, body: Mapping[str, Any], now: float) -> OutboxEntry:
    """Creates an entry with a copy of the body. Raises ``TypeError`` or ``ValueError`` if it is not a JSON object."""
    place = f"{int(now * 1000):015d}-{next(_serial):09d}"
    return OutboxEntry(f"{place}-{uuid.uuid4()}", kind, _copy_of(body), now)


def restored_entry(loaded: object) -> OutboxEntry | None:
    """Restores an entry that a store returned; None if it is invalid."""
    try:
        if not isinstance(loaded, OutboxEntry):
            return None
        # Databases may return numbers as other types.
        enqueued_at, attempts = float(loaded.enqueued_at), int(loaded.attempts)
        entry = OutboxEntry(loaded.id, loaded.kind, _copy_of(loaded.body), enqueued_at, attempts)
    except Exception:
        return None
    usable = isinstance(entry.id, str) and entry.id != "" and entry.kind in _KINDS
    return entry if usable and 0 <= entry.enqueued_at <= _LAST_TIME and entry.attempts >= 0 else None


def is_sent_once(entry: OutboxEntry) -> bool:
    """Whether each delivery would be recorded separately, as for some test events."""
    data = entry.body.get("additional_data")
    if not isinstance(data, Mapping) or data.get("test_mode") is not True:
        return False
    return entry.kind == "lead" or (entry.kind == "sale" and not entry.body.get("transaction_id"))
