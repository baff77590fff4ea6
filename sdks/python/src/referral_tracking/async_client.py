"""The client for asyncio."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from . import _operations as operations
from ._call import KeySource, Link
from ._operation import Body
from ._retry import RetryPolicy
from .generated.methods import AsyncMethods
from .generated.models import (
    ClickRequest,
    ClickResponse,
    LeadRequest,
    Notice,
    RefundRequest,
    RefundResponse,
    RotationWarning,
    SaleRequest,
)
from .generated.track import AsyncTrack
from .results import LeadResult, SaleResult


class AsyncClient(AsyncMethods):
    """The same for asyncio; see ``Client``. Cancelling a call ends it, waiting included."""

    def __init__(
        self,
        base_url: str,
        api_key: str | KeySource | None = None,
        *,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        on_rotation_warning: Callable[[RotationWarning], None] | None = None,
        on_notice: Callable[[Notice], None] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """The arguments are those of ``Client``, but ``api_key`` may be an async function."""
        link = Link.of(base_url, api_key, retry, on_rotation_warning=on_rotation_warning, on_notice=on_notice)
        super().__init__(base_url, link, timeout, http_client)
        self.track = AsyncTrack(self)

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
