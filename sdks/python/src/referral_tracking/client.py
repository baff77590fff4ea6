"""The client of an integrator: the chain click, lead, sale, refund, and how far the integration is."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from . import _operations as operations
from ._call import AskKey, KeySource, Link, Received, Send, Steps
from ._operations import Body
from ._retry import RetryPolicy
from .generated.contract import VERSION
from .generated.methods import Methods
from .generated.models.click_request import ClickRequest
from .generated.models.click_response import ClickResponse
from .generated.models.lead_request import LeadRequest
from .generated.models.refund_request import RefundRequest
from .generated.models.refund_response import RefundResponse
from .generated.models.rotation_warning import RotationWarning
from .generated.models.sale_request import SaleRequest
from .generated.track import Track
from .results import LeadResult, SaleResult

T = TypeVar("T")

ApiKey = str | Callable[[], str | None] | None
DEFAULT_TIMEOUT = 10.0

HEADERS = {"User-Agent": f"referral-tracking-python/{VERSION}", "Accept": "application/json"}


def link_of(
    api_key: str | KeySource | None,
    retry: RetryPolicy | None,
    on_rotation_warning: Callable[[RotationWarning], None] | None,
) -> Link:
    key = api_key if callable(api_key) else lambda: api_key
    return Link(key, retry or RetryPolicy(), on_rotation_warning)


def own_timeout(timeout: float | None) -> float | None:
    """What a client of its own has; httpx and asyncio say None for no bound."""
    seconds = DEFAULT_TIMEOUT if timeout is None else timeout
    return None if math.isinf(seconds) else seconds


def checked(base_url: str) -> str:
    if re.match(r"[^/?#]*://[^/?#]*@", base_url):
        # httpx would send them instead of the key.
        raise ValueError("base_url must not hold a user name or a password")
    return base_url


class Client(Methods):
    """A client of the service. Every method raises ``ReferralError``, and nothing else.

    Use it as a context manager, or ``close`` it, to give its connections back. It may be shared by threads.

    Args:
        base_url: The address of the service, such as ``https://referrals.brand.dev``.
        api_key: The program's API key, or where to get it from; without one, leads are in browser mode.
        timeout: How long one request may take, in seconds, its whole answer included; ten by default. An
            ``http_client`` keeps its own unless one is given.
        retry: How requests are repeated.
        on_rotation_warning: Called once for each deadline by which the key must be rotated.
        http_client: Instead of a client of its own; its ``base_url`` must be that of the service.

    A body may also be a mapping, which is sent as it is. ``attempts`` of a method: how often the request is sent at
    most, instead of the policy's own number.

    Attributes:
        track: ``click``, ``lead``, ``sale`` and ``refund`` with a keyword argument for each field.
    """

    def __init__(
        self,
        base_url: str,
        api_key: ApiKey = None,
        *,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        on_rotation_warning: Callable[[RotationWarning], None] | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        self._timeout = timeout if http_client and timeout is None else own_timeout(timeout)
        self._http = http_client or httpx.Client(base_url=checked(base_url), timeout=self._timeout, headers=HEADERS)
        self._link = link_of(api_key, retry, on_rotation_warning)
        self.track = Track(self)

    def _run(self, steps: Steps[T]) -> T:
        received: Received = None
        try:
            while True:
                step = steps.send(received)
                received = None
                if isinstance(step, Send):
                    received = self._send(step)
                elif isinstance(step, AskKey):
                    received = self._key(step)
                else:
                    time.sleep(step.seconds)
        except StopIteration as end:
            result: T = end.value
            return result

    def _key(self, step: AskKey) -> str | Exception | None:
        try:
            key = step.source()
            return key if key is None or isinstance(key, str) else TypeError("the API key is no text")
        except Exception as error:
            return error

    def _send(self, step: Send) -> httpx.Response | Exception:
        try:
            # httpx bounds each read, not the whole: an answer that drips would never end.
            deadline = time.monotonic() + self._timeout if self._timeout is not None else math.inf
            bound: dict[str, Any] = {} if self._timeout is None else {"timeout": self._timeout}
            with self._http.stream(**step.request, follow_redirects=False, **bound) as answer:
                chunks = []
                for chunk in answer.iter_bytes():
                    chunks.append(chunk)
                    if time.monotonic() > deadline:
                        raise httpx.ReadTimeout(f"no whole answer within {self._timeout} s")
                # The content is decoded by now.
                headers = [(name, value) for name, value in answer.headers.raw if name.lower() != b"content-encoding"]
                return httpx.Response(answer.status_code, headers=headers, content=b"".join(chunks))
        except Exception as error:
            return error

    def click(self, body: ClickRequest | Body, *, attempts: int | None = None) -> ClickResponse:
        """Records a click. After a failure it is sent again only with ``existing_click_id``: each makes a new one."""
        return self._run(operations.click(self._link, body, attempts))

    def lead(self, body: LeadRequest | Body, *, attempts: int | None = None, repeated: bool = False) -> LeadResult:
        """Records a sign-up. A repeat that finds the lead recorded is a success (``already_recorded``).

        ``repeated``: the same lead was sent before and may have been recorded.
        """
        return self._run(operations.lead(self._link, body, attempts, repeated))

    def sale(self, body: SaleRequest | Body, *, attempts: int | None = None) -> SaleResult:
        """Records a sale. One that is recorded already is a success (``already_recorded``), with its ``sale_id``.

        Identifiers are unique among all programs of a deployment: begin ``transaction_id`` with a prefix of your own,
        such as ``brand-``, or another program's sale under the same identifier is taken for yours.
        """
        return self._run(operations.sale(self._link, body, attempts))

    def refund(self, body: RefundRequest | Body, *, attempts: int | None = None) -> RefundResponse:
        """Records a refund. After a failure a partial one is sent again only with ``refund_reference``."""
        return self._run(operations.refund(self._link, body, attempts))

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
