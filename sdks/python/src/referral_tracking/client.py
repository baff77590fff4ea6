"""The client for integrators: tracks click, lead, sale and refund, and reads the state of the integration."""

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
    base_url: str,
    api_key: str | KeySource | None,
    retry: RetryPolicy | None,
    on_rotation_warning: Callable[[RotationWarning], None] | None,
) -> Link:
    if isinstance(api_key, str) and not api_key.strip():
        raise ValueError("api_key is empty (REFERRAL_API_KEY?); omit it to send leads in browser mode")
    key = api_key if callable(api_key) else lambda: api_key
    return Link(base_url, key, retry or RetryPolicy(), on_rotation_warning)


def own_timeout(timeout: float | None) -> float | None:
    """The default time-out. For httpx and asyncio, None means no limit."""
    seconds = DEFAULT_TIMEOUT if timeout is None else timeout
    return None if math.isinf(seconds) else seconds


def checked(base_url: str) -> str:
    if re.match(r"[^/?#]*://[^/?#]*@", base_url):
        # httpx would send them instead of the key.
        raise ValueError("base_url must not hold a user name or a password")
    if not re.match(r"(?i)https?://[^/?#]", base_url):
        # A value that may contain a password or a key is not repeated.
        value = "" if re.search(r"@|[\w-]{24}", base_url) else f' is "{base_url}"; it'
        raise ValueError(f"base_url{value} must begin with http:// or https:// (REFERRAL_BASE_URL?)")
    return base_url


class Client(Methods):
    """A client of the service. Every method raises ``ReferralError``, and nothing else.

    Use it as a context manager or call ``close`` to close its connections. It is safe to share among threads.

    Args:
        base_url: The address of the service, such as ``https://referrals.brand.dev``.
        api_key: The program's API key, or a function that returns it; None: leads are in browser mode. An empty key
            raises ``ValueError``.
        timeout: The time limit of one request with its whole response, in seconds; ten by default. With an
            ``http_client`` and no ``timeout``, the time-outs of that client apply.
        retry: How requests are repeated.
        on_rotation_warning: Called once for each deadline by which the key must be rotated.
        http_client: Replaces the default client; its ``base_url`` must be that of the service.

    A body may also be a mapping, which is sent unchanged. The argument ``attempts`` of a method is the maximum number
    of attempts, instead of the policy's number.

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
        self._link = link_of(base_url, api_key, retry, on_rotation_warning)
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
            # httpx limits each read but not the whole response, which could be sent slowly without end.
            deadline = time.monotonic() + self._timeout if self._timeout is not None else math.inf
            bound: dict[str, Any] = {} if self._timeout is None else {"timeout": self._timeout}
            with self._http.stream(**step.request, follow_redirects=False, **bound) as answer:
                chunks = []
                for chunk in answer.iter_bytes():
                    chunks.append(chunk)
                    if time.monotonic() > deadline:
                        raise httpx.ReadTimeout(f"no whole answer within {self._timeout} s")
                # httpx has already decoded the content.
                headers = [(name, value) for name, value in answer.headers.raw if name.lower() != b"content-encoding"]
                return httpx.Response(answer.status_code, headers=headers, content=b"".join(chunks))
        except Exception as error:
            return error

    def click(self, body: ClickRequest | Body, *, attempts: int | None = None) -> ClickResponse:
        """Records a click. Each call creates one, so a failed call is retried only with ``existing_click_id``."""
        return self._run(operations.click(self._link, body, attempts))

    def lead(self, body: LeadRequest | Body, *, attempts: int | None = None, repeated: bool = False) -> LeadResult:
        """Records a sign-up. If a retry finds the lead recorded, it is a success with ``already_recorded``.

        ``repeated``: the same lead was sent before and may have been recorded.
        """
        return self._run(operations.lead(self._link, body, attempts, repeated))

    def sale(self, body: SaleRequest | Body, *, attempts: int | None = None) -> SaleResult:
        """Records a sale. If the sale is already recorded, it is a success with ``already_recorded``.

        All programs of a deployment share the identifiers: start ``transaction_id`` with a prefix such as ``brand-``,
        so that another program's sale is not taken for yours.
        """
        return self._run(operations.sale(self._link, body, attempts))

    def refund(self, body: RefundRequest | Body, *, attempts: int | None = None) -> RefundResponse:
        """Records a refund. A partial refund is retried only with ``refund_reference``."""
        return self._run(operations.refund(self._link, body, attempts))

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
