"""Calls the store in a separate thread. Reports errors, and stops waiting for a store that hangs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable

from .entry import OutboxEntry, OutboxStore

Change = Callable[[OutboxStore], object]

# How long the outbox waits for one call of the store, in seconds, before it continues in memory.
PATIENCE = 5.0
# Identifies the call that loads the entries; no entry has this identifier.
LOADING = ""


class Storage:
    """Changes are stored by entry: if the store hangs, only the last change of each entry is saved."""

    def __init__(self, store: OutboxStore | None, report: Callable[[Exception], None]) -> None:
        self._store = store
        self._report = report
        self._changed = threading.Condition()
        self._changes: dict[str, Change] = {}
        self._current: str | None = None
        self._begun_at = 0.0
        self._reported = False
        self._ended = False

    def load(self, take: Callable[[Iterable[object]], None]) -> None:
        """Passes the stored entries on. This is the first call of the store, so all entries are from an earlier run."""
        if self._store is not None:
            self._put(LOADING, lambda store: take(store.load()))
            threading.Thread(target=self._work, args=(self._store,), name="referral-outbox-store", daemon=True).start()

    def save(self, entry: OutboxEntry) -> None:
        self._put(entry.id, lambda store: store.save(entry))

    def remove(self, entry_id: str) -> None:
        self._put(entry_id, lambda store: store.remove(entry_id))

    def wait(self, entry_id: str, patience: float = PATIENCE) -> None:
        """Returns when the change is saved, or when the store takes too long for a call."""
        with self._changed:
            now = time.monotonic()
            begun = now if self._current is None else self._begun_at
            made = self._changed.wait_for(lambda: not self._waits(entry_id), max(0.0, begun + patience - now))
            if made or self._reported or patience < PATIENCE:
                return
            self._reported = True
        self._report(TimeoutError(f"the store has not answered for {PATIENCE:g} s: the outbox continues in memory"))

    def done(self, timeout: float) -> None:
        """Returns when all calls so far are done, the time is up, or the store takes too long for a call."""
        until = time.monotonic() + timeout
        with self._changed:
            while self._changes or self._current is not None:
                now = time.monotonic()
                left = min(until, (now if self._current is None else self._begun_at) + PATIENCE) - now
                if left <= 0:
                    return
                self._changed.wait(left)

    def end(self) -> None:
        """Ends the thread; there will be no more changes."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def _waits(self, entry_id: str) -> bool:
        return entry_id in self._changes or self._current == entry_id

    def _put(self, entry_id: str, change: Change) -> None:
        if self._store is not None:
            with self._changed:
                self._changes[entry_id] = change
                self._changed.notify_all()

    def _work(self, store: OutboxStore) -> None:
        while change := self._next():
            try:
                change(store)
            except Exception as error:
                self._report(error)

    def _next(self) -> Change | None:
        with self._changed:
            self._current = None
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._changes or self._ended)
            if not self._changes:
                return None
            self._current = next(iter(self._changes))
            self._begun_at, self._reported = time.monotonic(), False
            return self._changes.pop(self._current)
