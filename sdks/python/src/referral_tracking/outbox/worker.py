"""Takes entries from the queue and delivers them one after another.

Parallel deliveries would not be faster, since the rate limits allow only a few calls per second.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import cast

from .._retry import back_off, is_transient
from ..client import Client
from ..errors import ReferralError
from .deliver import deliver, reach_of
from .entry import Kind, OutboxEntry, Reason, is_sent_once, restored_entry
from .guard import Guard
from .queue import Queue
from .storage import LOADING, Storage

# The longest time that a thread waits; a longer Retry-After may come from a misconfigured proxy.
_LONGEST_WAIT = 3600.0
_PROVISIONAL = (
    "Leads are recorded as provisional, which earn nothing: they were sent without an API key. Is REFERRAL_API_KEY set?"
)


@dataclass
class Worker:
    """The state that the outbox and its thread share. ``changed`` is the lock of the queue."""

    client: Client
    guard: Guard
    storage: Storage
    max_age: float
    base_delay: float
    max_delay: float
    queue: Queue = field(default_factory=Queue)
    changed: threading.Condition = field(default_factory=threading.Condition)
    restored: bool = False
    stopped: bool = False
    _failures_in_row: int = 0
    _provisional_reported: bool = False

    def start(self) -> None:
        self.storage.load(self._restore)
        threading.Thread(target=self._work, name="referral-outbox", daemon=True).start()

    def _work(self) -> None:
        # Entries that are loaded after this are added later.
        self.storage.wait(LOADING)
        with self.changed:
            self.restored = True
        while entry := self._next():
            try:
                self._attempt(entry)
            except Exception as error:
                self.guard.report(error)
                self._give_up(entry, "unusable")
        self.storage.end()

    def _restore(self, loaded: Iterable[object]) -> None:
        entries = [entry for raw in list(loaded) if (entry := self._usable(raw))]
        with self.changed:
            self.queue.restore(entries)
            # The store may return them late.
            self.changed.notify_all()

    def _usable(self, raw: object) -> OutboxEntry | None:
        """Restores an entry of an earlier run; an invalid one is reported and removed."""
        entry = restored_entry(raw)
        # An attempt of the earlier run may have reached the service.
        if entry and not (entry.attempts and is_sent_once(entry)):
            return entry
        if entry is None:
            self.guard.report(TypeError("the store has an invalid entry"))
        entry_id = getattr(raw, "id", None)
        if isinstance(entry_id, str):
            self.storage.remove(entry_id)
        kind, body = getattr(raw, "kind", None), getattr(raw, "body", raw)
        self.guard.drop(cast(Kind, kind), body, "uncertain" if entry else "unusable")
        return None

    def _next(self) -> OutboxEntry | None:
        with self.changed:
            while not self.stopped:
                found = self.queue.next(time.monotonic())
                if isinstance(found, OutboxEntry):
                    return found
                # Wake the callers that wait for an empty queue.
                self.changed.notify_all()
                self.changed.wait(min(max(found - time.monotonic(), 0.001), _LONGEST_WAIT))
            return None

    def _attempt(self, entry: OutboxEntry) -> None:
        if time.time() - entry.enqueued_at > self.max_age:
            self._give_up(entry, "expired")
            return
        entry = replace(entry, attempts=entry.attempts + 1)
        # Save before the request, so that a later run knows that the entry may have been delivered.
        with self.changed:
            self.queue.put(entry)
            self.storage.save(entry)
        self.storage.wait(entry.id)
        if self.stopped:
            return
        try:
            is_provisional = deliver(self.client, entry, time.time())
        except ReferralError as error:
            self._after_failure(entry, error)
        else:
            self._after_delivery(is_provisional)
            self._leave(entry)

    def _after_delivery(self, is_provisional: bool) -> None:
        self._failures_in_row = 0
        self.guard.delivered()
        if is_provisional and not self._provisional_reported:
            self._provisional_reported = True
            self.guard.report(RuntimeError(_PROVISIONAL))

    def _after_failure(self, entry: OutboxEntry, error: ReferralError) -> None:
        reach = reach_of(error)
        self._failures_in_row = self._failures_in_row + 1 if reach == "all" else 0
        if reach == "entry":
            self._give_up(entry, "refused", error)
            return
        if is_transient(error) and is_sent_once(entry):
            self._give_up(entry, "uncertain", error)
            return
        self.guard.report(error)
        open_at = time.monotonic() + min(error.retry_after_seconds or 0, _LONGEST_WAIT)
        with self.changed:
            if reach == "kind":
                self.queue.pause(entry.kind, open_at + self._back_off(1))
                return
            paused_until = open_at + self._back_off(self._failures_in_row)
            self.queue.pause("all", paused_until)
            # Deliver other entries first: this entry may be the reason why the service fails.
            self.queue.delay(entry.id, paused_until + self._back_off(entry.attempts))

    def _back_off(self, failures: int) -> float:
        return back_off(failures, self.base_delay, self.max_delay)

    def _give_up(self, entry: OutboxEntry, reason: Reason, error: ReferralError | None = None) -> None:
        self._leave(entry)
        self.guard.drop(entry.kind, entry.body, reason, error)

    def _leave(self, entry: OutboxEntry) -> None:
        with self.changed:
            self.queue.remove(entry.id)
            self.storage.remove(entry.id)
        self.storage.wait(entry.id)
