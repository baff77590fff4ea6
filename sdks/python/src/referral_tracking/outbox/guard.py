"""Calls the listeners of an outbox, whose errors must not make the outbox fail."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from ..errors import ReferralError
from .entry import Dropped, Kind, Reason


@dataclass(frozen=True)
class Guard:
    on_dropped: Callable[[Dropped], None] | None
    on_error: Callable[[Exception], None] | None

    def drop(self, kind: Kind, body: object, reason: Reason, error: ReferralError | None = None) -> None:
        with suppress(Exception):
            if self.on_dropped:
                self.on_dropped(Dropped(kind, body, reason, error))

    def report(self, error: Exception) -> None:
        with suppress(Exception):
            if self.on_error:
                self.on_error(error)
