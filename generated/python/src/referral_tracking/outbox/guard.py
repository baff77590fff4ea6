# Copied by `npm run generate:sdks` from src/sdks/python/src/referral_tracking/outbox/guard.py: change it there.

"""The listeners and the store of an outbox behind a guard: what fails there must not make the outbox fail."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from ..errors import ReferralError
from .entry import Dropped, Kind, OutboxStore, Reason

T = TypeVar("T")


@dataclass(frozen=True)
class Guard:
    store: OutboxStore | None
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

    def with_store(self, use: Callable[[OutboxStore], T]) -> T | None:
        try:
            return use(self.store) if self.store is not None else None
        except Exception as error:
            self.report(error)
            return None
