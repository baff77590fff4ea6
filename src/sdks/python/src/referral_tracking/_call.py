"""One call of an operation, written once for both clients: as steps that they carry out, each in its own way."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

import httpx

from ._contract import REQUEST_ID_HEADER
from ._retry import RetryPolicy, delay_after, is_transient
from .errors import ReferralError, error_of_answer, error_of_silence
from .generated.models.rotation_warning import RotationWarning

T = TypeVar("T")


@dataclass(frozen=True)
class Send:
    """Carry out this request; the answer, or what went wrong, is the next input."""

    request: Mapping[str, Any]


@dataclass(frozen=True)
class Wait:
    """Wait so many seconds."""

    seconds: float


Steps = Generator[Send | Wait, httpx.Response | Exception | None, T]


@dataclass
class Link:
    """What all calls of a client have in common."""

    api_key: Callable[[], str | None]
    policy: RetryPolicy
    on_rotation_warning: Callable[[RotationWarning], None] | None
    _told: set[str] = field(default_factory=set)

    def report(self, body: object) -> None:
        """Tells each deadline once: a marked key adds its warning to every answer, which would fill a log with it."""
        warnings = body.get("warnings") if isinstance(body, dict) else None
        for warning in warnings if isinstance(warnings, list) else []:
            deadline = str(warning.get("rotate_by"))
            if deadline in self._told or self.on_rotation_warning is None:
                continue
            self._told.add(deadline)
            # Whoever listens must not make the call fail.
            with suppress(Exception):
                self.on_rotation_warning(RotationWarning.from_dict(warning))


@dataclass(frozen=True)
class Operation(Generic[T]):
    """A request of the generated client, and what its success is read as.

    ``repeatable``: it may be sent again although it may have been carried out.
    """

    request: Mapping[str, Any]
    read: Callable[[Mapping[str, Any]], T]
    repeatable: bool


def _attempt(link: Link, operation: Operation[T], request_id: str) -> Steps[T]:
    headers = {**operation.request.get("headers", {}), REQUEST_ID_HEADER: request_id}
    try:
        key = link.api_key()
        if key:
            headers["Authorization"] = f"Bearer {key}"
        answer = yield Send({**operation.request, "headers": headers})
        if not isinstance(answer, httpx.Response):
            raise answer if answer is not None else RuntimeError("no answer")
        with suppress(ValueError):
            link.report(answer.json())
        if answer.is_success:
            return operation.read(answer.json())
    except Exception as cause:
        raise error_of_silence(cause, request_id) from cause
    raise error_of_answer(answer, request_id)


def call(link: Link, operation: Operation[T], attempts: int | None = None, uncertain: bool = False) -> Steps[T]:
    """Sends the request until it is answered for good, within the policy. Raises ReferralError.

    ``uncertain``: the same request was sent before this call, and may have been carried out.
    """
    policy = link.policy if attempts is None else replace(link.policy, attempts=attempts)
    # One identifier for all attempts: the service's log then shows them as what they are.
    request_id = str(uuid.uuid4())
    failures = 0
    while True:
        try:
            return (yield from _attempt(link, operation, request_id))
        except ReferralError as error:
            failures += 1
            error._uncertain = uncertain
            uncertain = uncertain or is_transient(error)
            delay = delay_after(error, failures, operation.repeatable, policy)
            if delay is None:
                raise
        yield Wait(delay)
