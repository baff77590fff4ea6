"""The error for both envelopes, for responses of proxies, and for missing responses."""

from __future__ import annotations

import re
import uuid
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from math import ceil
from typing import Any

import httpx

from ._advice import advice_on
from .generated.contract import FAILURE_HINTS, REQUEST_ID_HEADER, RETRY_AFTER_HEADER, ErrorKind, Mark

_LONGEST_WAIT = 2**31 - 1


class ReferralError(Exception):
    """The error of every failed call of a client.

    Its text has the message, the hint and the link.

    Attributes:
        kind: How the call failed (see ``ErrorKind``): ``refused`` by the service; ``unreadable`` if the response is not
            one of the service; ``connection``; ``timeout``; ``unsent`` because of an argument. With asyncio, a call
            that you cancel raises ``CancelledError`` instead.
        status: The HTTP status; 0 if there was no readable response (``__cause__`` is the reason).
        code: Stable, for use in conditions (see ``ErrorCode``); None if the service gives none.
        message: Explanation for people.
        details: Empty unless the document defines details for the error.
        hint: What to do about it.
        docs_url: Link to an explanation; set for every error of the service.
        request_id: The request's identifier in the service's log; quote it when you report a problem.
        retry_after_seconds: How long to wait before a retry of the same request can succeed.
        from_service: Whether the service sent the error; False for a proxy's response and for no response.
    """

    def __init__(
        self,
        message: str,
        *,
        kind: ErrorKind,
        status: int,
        request_id: str,
        code: str | None = None,
        details: Mapping[str, Any] | None = None,
        hint: str | None = None,
        docs_url: str | None = None,
        retry_after_seconds: int | None = None,
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.status = status
        self.request_id = request_id
        self.code = code
        self.details: Mapping[str, Any] = details or {}
        self.hint = hint or FAILURE_HINTS[kind]
        self.docs_url = docs_url
        self.retry_after_seconds = retry_after_seconds
        self.from_service = kind is ErrorKind.REFUSED
        # Whether an earlier attempt of the call may have been processed.
        self._uncertain = False

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickling needs the keyword arguments; without this, a process pool would break.
        return (type(self).__new__, (type(self), self.message), self.__dict__)

    @property
    def sale_id(self) -> int | None:
        """The identifier of a sale that is already recorded."""
        value = self.details.get("sale_id")
        return value if isinstance(value, int) else None

    def __str__(self) -> str:
        link = "" if self.docs_url is None else f" See {self.docs_url}"
        return f"{self.message} (status {self.status}, request {self.request_id}). {self.hint}{link}"


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _seconds(header: str | None) -> int | None:
    """Reads ``Retry-After`` as seconds; a proxy may also send it as a date."""
    if header is None:
        return None
    if re.fullmatch(r"[0-9]+", header):
        # Python rejects numbers with very many digits.
        return int(header) if len(header) < 10 else _LONGEST_WAIT
    try:
        date = parsedate_to_datetime(header)
        return ceil((date.replace(tzinfo=date.tzinfo or UTC) - datetime.now(UTC)).total_seconds())
    except (ValueError, OverflowError):
        return None


def _wait(header: str | None, in_body: object) -> int | None:
    asked = _seconds(header)
    if asked is None and isinstance(in_body, int | float):
        asked = ceil(max(0, min(in_body, _LONGEST_WAIT)))
    return None if asked is None else min(max(0, asked), _LONGEST_WAIT)


def error_of_answer(response: httpx.Response, base_url: str, request_id: str) -> ReferralError:
    """Creates the error for a response. Not every response repeats the ``request_id`` that was sent."""
    try:
        body = response.json()
    except (ValueError, RecursionError):
        body = None
    error = _mapping(_mapping(body).get("error"))
    message, code = _text(error.get("message")), _text(error.get("code"))
    details = _mapping(error.get("details"))
    hint, docs_url = advice_on(base_url, response.status_code, code, message, details) if message else (None, None)
    return ReferralError(
        message or f"The service answered {response.status_code}",
        kind=ErrorKind.REFUSED if message else ErrorKind.UNREADABLE,
        status=response.status_code,
        request_id=response.headers.get(REQUEST_ID_HEADER, request_id),
        code=code,
        details=details,
        hint=_text(error.get("hint")) or hint,
        docs_url=_text(error.get("docs_url")) or docs_url,
        retry_after_seconds=_wait(response.headers.get(RETRY_AFTER_HEADER), error.get("retry_after_seconds")),
    )


def error_of_silence(kind: ErrorKind, cause: BaseException, request_id: str) -> ReferralError:
    """Creates the error for a request without a readable response."""
    what = "Nothing was sent" if kind is ErrorKind.UNSENT else "No readable answer from the service"
    why = str(cause) or type(cause).__name__
    error = ReferralError(f"{what}: {why}", kind=kind, status=0, request_id=request_id)
    error.__cause__ = cause
    return error


def error_of_misuse(why: str) -> ReferralError:
    """Creates the error for invalid arguments."""
    return ReferralError(f"Nothing was sent: {why}", kind=ErrorKind.UNSENT, status=0, request_id=str(uuid.uuid4()))


def is_marked(error: ReferralError, mark: Mark) -> bool:
    """Whether the error has this mark in the document."""
    if error.status != mark.status:
        return False
    if mark.message is None:
        return error.code == mark.code
    return re.match(mark.message, error.message, re.DOTALL) is not None
