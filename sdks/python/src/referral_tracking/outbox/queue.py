"""The queue in which entries wait: who may go next, and when. No I/O, no clock and no lock of its own."""

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
        """Adds an entry, or replaces the one with its ``id`` where it stands."""
        place = self._places.setdefault(entry.id, _Place(entry))
        place.entry = entry

    def restore(self, entries: Iterable[OutboxEntry]) -> None:
        """Puts entries of an earlier run in front."""
        earlier = {entry.id: _Place(entry) for entry in sorted(entries, key=lambda entry: entry.id)}
        self._places = {**earlier, **self._places}

    def remove(self, entry_id: str) -> None:
        self._places.pop(entry_id, None)

    def delay(self, entry_id: str, until: float) -> None:
        """Holds an entry back until a time."""
        if entry_id in self._places:
            self._places[entry_id].due_at = until

    def pause(self, kind: Kind | Literal["all"], until: float) -> None:
        """Holds all entries, or those of a kind, back until a time."""
        self._pauses[kind] = until

    def hurry(self) -> None:
        """Forgets the delays, and the pause of all."""
        self._pauses.pop("all", None)
        for place in self._places.values():
            place.due_at = 0.0

    def next(self, now: float) -> OutboxEntry | float:
        """The first entry that may go now, or when to look again (infinity: when one is added)."""
        # An entry that shares an identifier with an earlier one waits behind it, whatever delays that one.
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
