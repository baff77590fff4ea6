# Copied by `npm run generate:sdks` from src/sdks/python/src/referral_tracking/async_client.py: change it there.

"""The client for asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Self, TypeVar

import httpx

from . import _operations as operations
from ._call import Send, Steps
from ._retry import RetryPolicy
from .client import HEADERS, ApiKey, link_of
from .generated.models.cli_status_response import CliStatusResponse
from .generated.models.cli_test_event_request import CliTestEventRequest
from .generated.models.cli_test_event_response import CliTestEventResponse
from .generated.models.click_request import ClickRequest
from .generated.models.click_response import ClickResponse
from .generated.models.lead_request import LeadRequest
from .generated.models.readiness import Readiness
from .generated.models.refund_request import RefundRequest
from .generated.models.refund_response import RefundResponse
from .generated.models.rotation_warning import RotationWarning
from .generated.models.sale_request import SaleRequest
from .results import LeadResult, SaleResult

T = TypeVar("T")


class AsyncClient:
    """The same for asyncio; see ``Client``. Cancelling a call ends it, waiting included."""

    def __init__(
        self,
        base_url: str,
        api_key: ApiKey = None,
        *,
        timeout: float = 10.0,
        retry: RetryPolicy | None = None,
        on_rotation_warning: Callable[[RotationWarning], None] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        self._http = http_client or httpx.AsyncClient(base_url=base_url, timeout=timeout, headers=HEADERS)
        self._link = link_of(api_key, retry, on_rotation_warning)

    async def _run(self, steps: Steps[T]) -> T:
        received: httpx.Response | Exception | None = None
        try:
            while True:
                step = steps.send(received)
                if isinstance(step, Send):
                    received = await self._send(step)
                else:
                    await asyncio.sleep(step.seconds)
                    received = None
        except StopIteration as end:
            result: T = end.value
            return result

    async def _send(self, step: Send) -> httpx.Response | Exception:
        try:
            return await self._http.request(**step.request)
        except Exception as error:
            return error

    async def click(self, body: ClickRequest, *, attempts: int | None = None) -> ClickResponse:
        return await self._run(operations.click(self._link, body, attempts))

    async def lead(self, body: LeadRequest, *, attempts: int | None = None, repeated: bool = False) -> LeadResult:
        return await self._run(operations.lead(self._link, body, attempts, repeated))

    async def sale(self, body: SaleRequest, *, attempts: int | None = None) -> SaleResult:
        return await self._run(operations.sale(self._link, body, attempts))

    async def refund(self, body: RefundRequest, *, attempts: int | None = None) -> RefundResponse:
        return await self._run(operations.refund(self._link, body, attempts))

    async def readiness(self, *, attempts: int | None = None) -> Readiness:
        return await self._run(operations.readiness(self._link, attempts))

    async def status(self, *, attempts: int | None = None) -> CliStatusResponse:
        return await self._run(operations.status(self._link, attempts))

    async def test_event(self, body: CliTestEventRequest, *, attempts: int | None = None) -> CliTestEventResponse:
        return await self._run(operations.test_event(self._link, body, attempts))

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
