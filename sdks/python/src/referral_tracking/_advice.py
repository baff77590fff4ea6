"""What to do about an error: its hint, and a link to its explanation. The document has both for every error."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import httpx

from .generated.contract import ADVICE, ERRORS_PATH, FAILURE_HINTS, Advice, ErrorCode, ErrorKind


def _fits(advice: Advice, status: int, code: str | None, message: str, details: Mapping[str, Any]) -> bool:
    if advice.status != status or advice.code not in (None, code):
        return False
    if advice.field and not isinstance(details.get("field"), str):
        return False
    if advice.pattern is None:
        return message == advice.message
    return re.match(advice.pattern, message, re.DOTALL) is not None


def advice_on(
    base_url: str, status: int, code: str | None, message: str, details: Mapping[str, Any]
) -> tuple[str, str]:
    """The hint for an error of the service, and a link. A newer service may send others."""
    page = base_url.rstrip("/") + ERRORS_PATH
    for advice in ADVICE:
        if _fits(advice, status, code, message, details):
            return advice.hint, f"{page}#{advice.anchor}"
    known = code in [str(one) for one in ErrorCode]
    return FAILURE_HINTS[ErrorKind.REFUSED], f"{page}#{code}" if known else page


def kind_of(cause: BaseException) -> ErrorKind:
    """How sending a request failed."""
    if isinstance(cause, httpx.TimeoutException | TimeoutError):
        return ErrorKind.TIMEOUT
    if isinstance(cause, httpx.UnsupportedProtocol | httpx.LocalProtocolError):
        return ErrorKind.UNSENT
    if isinstance(cause, httpx.TransportError | OSError):
        return ErrorKind.CONNECTION
    return ErrorKind.UNREADABLE if isinstance(cause, httpx.RequestError) else ErrorKind.UNSENT
