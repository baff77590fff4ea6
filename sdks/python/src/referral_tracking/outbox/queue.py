"""The queue of pending entries: decides which is delivered next, and when. No I/O, no clock and no lock."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from .entry import Kind, OutboxEntry


@dataclass
class _Place:
    entry: OutboxEntry
    due_at: float = 0.0


class Queue:
    def __init__(self) -> None:
        self._places: dict[str, _Place] = {}
        self._pauses: dict[Kind | Literal["all"], float] = {}

    def __len__(self) -> int:
        return len(self._places)

    def put(self, entry: OutboxEntry) -> None:
        """Adds an entry, or replaces the one with its ``id`` without changing its place."""
        place = self._places.setdefault(entry.id, _Place(entry))
        place.entry = entry

    def restore(self, entries: Iterable[OutboxEntry]) -> None:
        """Adds the entries of an earlier run at the front."""
        earlier = {entry.id: _Place(entry) for entry in sorted(entries, key=lambda entry: entry.id)}
        self._places = {**earlier, **self._places}

    def remove(self, entry_id: str) -> None:
        self._places.pop(entry_id, None)

    def delay(self, entry_id: str, until: float) -> None:
        """Delays an entry until this time."""
        if entry_id in self._places:
            self._places[entry_id].due_at = until

    def pause(self, kind: Kind | Literal["all"], until: float) -> None:
        """Delays all entries, or those of a kind, until this time."""
        self._pauses[kind] = until

    def clear_delays(self) -> None:
        """Removes the delays of entries and the pause of all."""
        self._pauses.pop("all", None)
        for place in self._places.values():
            place.due_at = 0.0

    def next(self, now: float) -> OutboxEntry | float:
        """The first entry that may be delivered now, or the time to check again (infinity: when one is added)."""
        # An entry waits for every earlier entry that shares an identifier with it, even if that one is delayed.
        held: set[tuple[str, str]] = set()
        wake_at = math.inf
        for place in self._places.values():
            identifiers = place.entry.identifiers
            if held.isdisjoint(identifiers):
                open_at = max(place.due_at, self._pauses.get("all", 0.0), self._pauses.get(place.entry.kind, 0.0))
                if open_at <= now:
                    return place.entry
                wake_at = min(wake_at, open_at)
            held |= identifiers
        return wake_at
