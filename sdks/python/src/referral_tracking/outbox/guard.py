"""Calls the listeners of an outbox, whose errors must not make the outbox fail.

Without listeners, problems are logged: a wrong key would otherwise go unnoticed until the entries expire.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from ..errors import ReferralError
from .entry import Dropped, Kind, Reason

# Without a configuration, logging writes warnings to stderr.
_logger = logging.getLogger("referral_tracking")

# A single failure is usual; this many without a delivery in between are logged.
_REPEATED = 3
_MOST_PROBLEMS = 100
_KEY_STATUSES = (401, 403)


def _sentence(text: str) -> str:
    return text if text.endswith(".") else f"{text}."


def _line_of(error: ReferralError) -> str:
    status = f"{error.status} " if error.status else ""
    key = " Is REFERRAL_API_KEY correct?" if error.status in _KEY_STATUSES else ""
    kept = "The outbox keeps its entries and sends them again."
    return f"{status}{_sentence(error.message)} {kept}{key} {error.hint}"


@dataclass
class _Log:
    """Logs each new problem once, and nothing while it stays the same."""

    written: set[object] = field(default_factory=set)
    failures: int = 0

    def once(self, problem: object, line: str) -> None:
        if problem not in self.written:
            # The messages of a store may all be different.
            if len(self.written) >= _MOST_PROBLEMS:
                self.written.clear()
            self.written.add(problem)
            _logger.warning("referral: %s", line)

    def error(self, error: Exception) -> None:
        if not isinstance(error, ReferralError):
            self.once(repr(error), str(error))
            return
        self.failures += 1
        if error.status in _KEY_STATUSES or self.failures >= _REPEATED:
            self.once(error.status, _line_of(error))

    def dropped(self, dropped: Dropped) -> None:
        error = dropped.error
        why = f": {error.status} {_sentence(error.message)} {error.hint}" if error else ""
        line = f"a {dropped.kind} was dropped ({dropped.reason}){why}"
        self.once((dropped.reason, error.status if error else None), line)

    def delivered(self) -> None:
        self.failures = 0
        self.written = {problem for problem in self.written if not isinstance(problem, int)}


@dataclass(frozen=True)
class Guard:
    on_dropped: Callable[[Dropped], None] | None
    on_error: Callable[[Exception], None] | None
    _log: _Log = field(default_factory=_Log)

    def drop(self, kind: Kind, body: object, reason: Reason, error: ReferralError | None = None) -> None:
        with suppress(Exception):
            (self.on_dropped or self._log.dropped)(Dropped(kind, body, reason, error))

    def report(self, error: Exception) -> None:
        with suppress(Exception):
            (self.on_error or self._log.error)(error)

    def delivered(self) -> None:
        """A problem that comes back after a delivery is logged again."""
        self._log.delivered()
