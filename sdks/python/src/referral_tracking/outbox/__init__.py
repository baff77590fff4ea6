"""Tracking that never delays or fails a sign-up: entries are accepted immediately and delivered in the background."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from datetime import timedelta

from .._operation import Body
from ..client import Client
from ..generated.models import LeadRequest, RefundRequest, SaleRequest
from .entry import Dropped, Kind, OutboxEntry, OutboxStore, Reason, new_entry
from .guard import Guard
from .storage import Storage
from .worker import Worker

__all__ = ["Dropped", "Outbox", "OutboxEntry", "OutboxStore"]


# How long the caller of the outbox waits for the store, in seconds.
_PATIENCE = 0.25


class Outbox:
    """An outbox for leads, sales and refunds, with daemon threads that save and deliver the entries.

    Entries that share a ``click_id``, ``customer_key`` or ``transaction_id`` are delivered in order. Each entry is
    delivered at least once, and the service records it once. No method raises, and threads can share the outbox. A
    server that forks must create its outbox after forking.

    Args:
        client: Sends the entries; the outbox does not close it.
        store: Saves entries across restarts; without a store they are only in memory.
        max_entries: The maximum number of pending entries; further entries are dropped.
        max_age: The maximum age of an entry; the service rejects sales that are too old.
        base_delay: The longest first delay after a failure, in seconds.
        max_delay: The longest delay after a failure, in seconds.
        on_dropped: Called for each entry that will not be delivered. By default, each new reason is logged.
        on_error: Called for each failed attempt that will be retried (a ``ReferralError``), for errors of the store,
            and once if leads are recorded as provisional. By default, they are logged as warnings of the logger
            ``referral_tracking`` (stderr, unless you configure logging), once for each status until a delivery
            succeeds: 401 and 403 at once, other failures after the third in a row.
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
        """Adds a lead; returns whether it was accepted. With a store, it waits briefly until the lead is saved."""
        return self._take("lead", body)

    def sale(self, body: SaleRequest | Body) -> bool:
        """Adds a sale. Its ``transaction_id`` makes a repeated delivery safe."""
        return self._take("sale", body)

    def refund(self, body: RefundRequest | Body) -> bool:
        """Adds a refund."""
        return self._take("refund", body)

    def __len__(self) -> int:
        """The number of pending entries."""
        with self._worker.changed:
            return len(self._worker.queue)

    def flush(self, timeout: float = 10.0) -> int:
        """Skips the current delays; returns the number of pending entries when none is left or the time is up."""
        worker = self._worker
        # The longest time that a thread can wait.
        until = time.monotonic() + min(max(timeout, 0.0), threading.TIMEOUT_MAX / 2)
        with worker.changed:
            worker.queue.clear_delays()
            worker.changed.notify_all()
            worker.changed.wait_for(
                lambda: worker.stopped or (worker.restored and not len(worker.queue)), until - time.monotonic()
            )
        self._storage.done(max(0.0, until - time.monotonic()))
        return len(self)

    def close(self, timeout: float = 10.0) -> int:
        """Stops accepting entries, flushes, and stops. The remaining entries stay in the store."""
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
