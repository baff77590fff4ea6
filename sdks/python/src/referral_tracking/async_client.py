"""The client for asyncio."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from . import _operations as operations
from ._call import AskKey, KeySource, Received, Send, Steps
from ._operations import Body
from ._retry import RetryPolicy
from .client import HEADERS, checked, link_of, own_timeout
from .generated.methods import AsyncMethods
from .generated.models.click_request import ClickRequest
from .generated.models.click_response import ClickResponse
from .generated.models.lead_request import LeadRequest
from .generated.models.refund_request import RefundRequest
from .generated.models.refund_response import RefundResponse
from .generated.models.rotation_warning import RotationWarning
from .generated.models.sale_request import SaleRequest
from .generated.track import AsyncTrack
from .results import LeadResult, SaleResult

T = TypeVar("T")


class AsyncClient(AsyncMethods):
    """The same for asyncio; see ``Client``. Cancelling a call ends it, waiting included. ``api_key`` may be async."""

    def __init__(
        self,
        base_url: str,
        api_key: str | KeySource | None = None,
        *,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        on_rotation_warning: Callable[[RotationWarning], None] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        self._timeout = timeout if http_client and timeout is None else own_timeout(timeout)
        self._http = http_client or httpx.AsyncClient(
            base_url=checked(base_url), timeout=self._timeout, headers=HEADERS
        )
        self._link = link_of(base_url, api_key, retry, on_rotation_warning)
        self.track = AsyncTrack(self)

    async def _run(self, steps: Steps[T]) -> T:
        received: Received = None
        try:
            while True:
                step = steps.send(received)
                received = None
                if isinstance(step, Send):
                    received = await self._send(step)
                elif isinstance(step, AskKey):
                    received = await self._key(step)
                else:
                    await asyncio.sleep(step.seconds)
        except StopIteration as end:
            result: T = end.value
            return result

    async def _key(self, step: AskKey) -> str | Exception | None:
        try:
            key = step.source()
            if inspect.isawaitable(key):
                async with asyncio.timeout(self._timeout):
                    key = await key
            return key
        except Exception as error:
            return error

    async def _send(self, step: Send) -> httpx.Response | Exception:
        try:
            bound: dict[str, Any] = {} if self._timeout is None else {"timeout": self._timeout}
            async with asyncio.timeout(self._timeout):
                return await self._http.request(**step.request, follow_redirects=False, **bound)
        except Exception as error:
            return error

    async def click(self, body: ClickRequest | Body, *, attempts: int | None = None) -> ClickResponse:
        return await self._run(operations.click(self._link, body, attempts))

    async def lead(
        self, body: LeadRequest | Body, *, attempts: int | None = None, repeated: bool = False
    ) -> LeadResult:
        return await self._run(operations.lead(self._link, body, attempts, repeated))

    async def sale(self, body: SaleRequest | Body, *, attempts: int | None = None) -> SaleResult:
        return await self._run(operations.sale(self._link, body, attempts))

    async def refund(self, body: RefundRequest | Body, *, attempts: int | None = None) -> RefundResponse:
        return await self._run(operations.refund(self._link, body, attempts))

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
