"""Notices: hints of the service about requests that it has accepted."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from .generated.models import Notice

# Without a configuration, logging writes warnings to stderr.
_logger = logging.getLogger("referral_tracking")

_MOST_TEXTS = 100


def _is_notice(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("code"), str) and isinstance(value.get("message"), str)


class Notices:
    """Passes each notice to the listener. Without one, each new notice is logged once."""

    def __init__(self, listener: Callable[[Notice], None] | None) -> None:
        self._listener = listener
        self._logged: set[str] = set()

    def report(self, body: dict[str, Any]) -> None:
        """Removes notices that are not readable from the body."""
        given = body.pop("notices", None)
        read = [notice for notice in given if _is_notice(notice)] if isinstance(given, list) else []
        if read:
            body["notices"] = read
        for notice in read:
            # An error in the callback must not make the call fail.
            with suppress(Exception):
                (self._listener or self._log)(Notice.from_dict(notice))

    def _log(self, notice: Notice) -> None:
        if notice.message in self._logged:
            return
        if len(self._logged) >= _MOST_TEXTS:
            self._logged.clear()
        self._logged.add(notice.message)
        _logger.warning("referral: %s", notice.message)
