"""Tracking that never makes a sign-up wait or fail: calls are taken at once and delivered in the background."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from datetime import timedelta

from .._operations import Body
from ..client import Client
from ..generated.models.lead_request import LeadRequest
from ..generated.models.refund_request import RefundRequest
from ..generated.models.sale_request import SaleRequest
from .entry import Dropped, Kind, OutboxEntry, OutboxStore, Reason, new_entry
from .guard import Guard
from .storage import Storage
from .worker import Worker

__all__ = ["Dropped", "Outbox", "OutboxEntry", "OutboxStore"]


# How long the caller waits for the store, in seconds.
_PATIENCE = 0.25


class Outbox:
    """An outbox for leads, sales and refunds, with daemon threads of its own that keep and deliver them.

    It delivers what shares a ``click_id``, ``customer_key`` or ``transaction_id`` in the order in which it came, and
    each entry at least once; the service records it once. No method raises, and it may be shared by threads. A server
    that forks makes its outbox after forking.

    Args:
        client: Delivers; the outbox does not close it.
        store: Keeps entries over a restart; without one they are in memory only.
        max_entries: How many entries may wait; a further one is dropped.
        max_age: How old an entry may get; the service refuses sales that are too old.
        base_delay: The longest first delay after a failure, in seconds.
        max_delay: The longest delay after a failure, in seconds.
        on_dropped: Called for each entry that will not be delivered.
        on_error: Called for errors that will be retried, and for errors of the store.
    """

    def __init__(
        self,
        client: Client,
        *,
        store: OutboxStore | None = None,
        max_entries: int = 10_000,
        max_age: timedelta = timedelta(days=3),
        base_delay: float = 1.0,
        max_delay: float = 300.0,
        on_dropped: Callable[[Dropped], None] | None = None,
        on_error: Callable[[Exception], None] | None = None,
    ) -> None:
        self._guard = Guard(on_dropped, on_error)
        self._storage = Storage(store, self._guard.report)
        self._worker = Worker(client, self._guard, self._storage, max_age.total_seconds(), base_delay, max_delay)
        self._max_entries = max_entries
        self._closed = False
        self._worker.start()

    def lead(self, body: LeadRequest | Body) -> bool:
        """True when the lead is taken, and with the store if there is one and it answers quickly."""
        return self._take("lead", body)

    def sale(self, body: SaleRequest | Body) -> bool:
        """The same for a sale. Its ``transaction_id`` makes it safe to deliver twice."""
        return self._take("sale", body)

    def refund(self, body: RefundRequest | Body) -> bool:
        """The same for a refund."""
        return self._take("refund", body)

    def __len__(self) -> int:
        """How many entries wait."""
        with self._worker.changed:
            return len(self._worker.queue)

    def flush(self, timeout: float = 10.0) -> int:
        """Hurries, and returns when nothing waits or the time (seconds) is up: with what is left."""
        worker = self._worker
        # A thread cannot wait for longer.
        until = time.monotonic() + min(max(timeout, 0.0), threading.TIMEOUT_MAX / 2)
        with worker.changed:
            worker.queue.hurry()
            worker.changed.notify_all()
            worker.changed.wait_for(
                lambda: worker.stopped or (worker.restored and not len(worker.queue)), until - time.monotonic()
            )
        self._storage.done(max(0.0, until - time.monotonic()))
        return len(self)

    def close(self, timeout: float = 10.0) -> int:
        """Takes nothing more, flushes, and stops. What is left stays with the store."""
        self._closed = True
        left = self.flush(timeout)
        with self._worker.changed:
            self._worker.stopped = True
            self._worker.changed.notify_all()
        return left

    def _take(self, kind: Kind, body: LeadRequest | SaleRequest | RefundRequest | Body) -> bool:
        try:
            entry = new_entry(kind, body if isinstance(body, Mapping) else body.to_dict(), time.time())
        except Exception:
            self._guard.drop(kind, body, "unusable")
            return False
        with self._worker.changed:
            refusal = self._refusal()
            if refusal is None:
                self._storage.save(entry)
                self._worker.queue.put(entry)
                self._worker.changed.notify_all()
        if refusal is not None:
            self._guard.drop(kind, entry.body, refusal)
            return False
        self._storage.wait(entry.id, _PATIENCE)
        return True

    def _refusal(self) -> Reason | None:
        if self._closed:
            return "closed"
        return "full" if len(self._worker.queue) >= self._max_entries else None
