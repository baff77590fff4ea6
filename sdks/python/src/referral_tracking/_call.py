"""Makes a call of an operation for both clients: yields steps, which each client carries out in its own way."""

from __future__ import annotations

import re
import uuid
from collections.abc import Awaitable, Callable, Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

import httpx

from ._address import checked
from ._advice import kind_of
from ._notices import Notices
from ._retry import RetryPolicy, delay_after, is_transient
from .errors import ReferralError, error_of_answer, error_of_silence
from .generated.contract import REQUEST_ID_HEADER, ErrorKind
from .generated.models import Notice, RotationWarning

T = TypeVar("T")


@dataclass(frozen=True)
class Send:
    """Send this request. The next input is the response or the error."""

    request: Mapping[str, Any]


@dataclass(frozen=True)
class Wait:
    """Wait for this number of seconds."""

    seconds: float


@dataclass(frozen=True)
class AskKey:
    """Get the API key. The next input is the key or the error."""

    source: KeySource


IF_EMPTY = {
    "API key": "api_key is empty (REFERRAL_API_KEY?); omit it to send leads in browser mode",
    "token": "token is empty (REFERRAL_API_TOKEN?)",
}

KeySource = Callable[[], str | Awaitable[str | None] | None]
Received = httpx.Response | Exception | str | None
Steps = Generator[Send | Wait | AskKey, Received, T]


@dataclass
class Link:
    """The state that all calls of a client share."""

    base_url: str
    api_key: KeySource
    policy: RetryPolicy
    on_rotation_warning: Callable[[RotationWarning], None] | None
    credential: str
    """what the key is called in messages"""
    notices: Notices
    _reported: set[str] = field(default_factory=set)

    @classmethod
    def of(
        cls,
        base_url: str,
        key: str | KeySource | None,
        retry: RetryPolicy | None,
        *,
        credential: str = "API key",
        on_rotation_warning: Callable[[RotationWarning], None] | None = None,
        on_notice: Callable[[Notice], None] | None = None,
    ) -> Link:
        address = checked(base_url)
        # Without a key, leads are sent in browser mode; nothing works without a token.
        missing = not key.strip() if isinstance(key, str) else key is None and credential == "token"
        if missing:
            raise ValueError(IF_EMPTY[credential])
        source = key if callable(key) else lambda: key
        return cls(address, source, retry or RetryPolicy(), on_rotation_warning, credential, Notices(on_notice))

    def report(self, body: dict[str, Any]) -> None:
        """Calls the listener once for each deadline, because a marked key adds its warning to every response.

        Removes warnings that are not readable from the body.
        """
        given = body.pop("warnings", None)
        read = [warning for warning in given if _is_warning(warning)] if isinstance(given, list) else []
        if read:
            body["warnings"] = read
        for warning in read:
            deadline = str(warning["rotate_by"])
            if deadline in self._reported or self.on_rotation_warning is None:
                continue
            self._reported.add(deadline)
            # An error in the callback must not make the call fail.
            with suppress(Exception):
                self.on_rotation_warning(RotationWarning.from_dict(warning))


def _is_warning(value: object) -> bool:
    try:
        return isinstance(value, dict) and RotationWarning.from_dict(value).rotate_by is not None
    except Exception:
        return False


@dataclass(frozen=True)
class Request(Generic[T]):
    """The arguments of httpx for a request, and how its success is read.

    ``repeatable``: it may be sent again even though it may have been processed. ``tracks``: every success has
    ``success: true``.
    """

    arguments: Mapping[str, Any]
    read: Callable[[Mapping[str, Any]], T]
    repeatable: bool
    tracks: bool = False


def _header_of(key: object, credential: str) -> dict[str, str]:
    if key is None:
        return {}
    if isinstance(key, Exception):
        raise key
    if not isinstance(key, str):
        raise TypeError(f"the {credential} is no text")
    text = key.strip()
    if not text:
        raise ValueError(f"the {credential} is empty")
    if not re.fullmatch(r"[!-~]+", text):
        # The message of httpx would contain the key.
        raise ValueError(f"the {credential} has characters that a header cannot contain")
    return {"Authorization": f"Bearer {text}"}


def _transmit(
    link: Link, request: Request[T], request_id: str, uncertain: bool
) -> Generator[Send | AskKey, Received, httpx.Response]:
    given = request.arguments.get("headers", {})
    try:
        key = yield AskKey(link.api_key)
        headers = {**given, REQUEST_ID_HEADER: request_id, **_header_of(key, link.credential)}
    except Exception as cause:
        # An earlier attempt of the call may have been processed.
        failed = ErrorKind.CONNECTION if uncertain else ErrorKind.UNSENT
        kind = ErrorKind.TIMEOUT if isinstance(cause, TimeoutError) else failed
        raise error_of_silence(kind, cause, request_id) from cause
    answer = yield Send({**request.arguments, "headers": headers})
    if isinstance(answer, httpx.Response):
        return answer
    failure = answer if isinstance(answer, Exception) else RuntimeError("no answer")
    raise error_of_silence(kind_of(failure), failure, request_id) from failure


FILE = "file"


def _body_of(answer: httpx.Response) -> object:
    """The body, None if it is not JSON; that of a file has its text."""
    if answer.headers.get("content-type", "").startswith("text/csv"):
        return {FILE: answer.content.decode()}
    with suppress(ValueError):
        return answer.json()
    return None


def _attempt(link: Link, request: Request[T], request_id: str, uncertain: bool) -> Steps[T]:
    answer = yield from _transmit(link, request, request_id, uncertain)
    try:
        body = _body_of(answer)
        if isinstance(body, dict):
            link.report(body)
        if answer.is_success:
            # A proxy's response can have any status, and the body can be missing.
            if not isinstance(body, dict) or (request.tracks and body.get("success") is not True):
                raise ValueError("the answer is not one of the service")
            link.notices.report(body)
            return request.read(body)
    except Exception as cause:
        raise error_of_silence(ErrorKind.UNREADABLE, cause, request_id) from cause
    raise error_of_answer(answer, link.base_url, request_id)


def call(link: Link, request: Request[T], attempts: int | None = None, uncertain: bool = False) -> Steps[T]:
    """Sends the request until there is a final answer, within the retry policy. Raises ReferralError.

    ``uncertain``: the same request was sent before this call and may have been processed.
    """
    policy = link.policy if attempts is None else replace(link.policy, attempts=attempts)
    # All attempts have the same identifier, so that they can be recognised in the service's log.
    request_id = str(uuid.uuid4())
    failures = 0
    while True:
        try:
            return (yield from _attempt(link, request, request_id, uncertain))
        except ReferralError as error:
            failures += 1
            error._uncertain = uncertain
            uncertain = uncertain or (is_transient(error) and error.kind is not ErrorKind.UNSENT)
            delay = delay_after(error, failures, request.repeatable, policy)
            if delay is None:
                raise
        yield Wait(delay)
