"""The connection of each client: its HTTP client, and how the steps of a call are carried out."""

from __future__ import annotations

import asyncio
import inspect
import math
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from ._call import AskKey, Link, Received, Send, Steps
from ._operation import Operation, steps_of
from .generated.contract import VERSION

T = TypeVar("T")

DEFAULT_TIMEOUT = 10.0

HEADERS = {"User-Agent": f"referral-tracking-python/{VERSION}", "Accept": "application/json"}


def own_timeout(timeout: float | None) -> float | None:
    """The default time-out. For httpx and asyncio, None means no limit."""
    seconds = DEFAULT_TIMEOUT if timeout is None else timeout
    return None if math.isinf(seconds) else seconds


class Connection:
    """Carries out the steps of calls with httpx."""

    def __init__(self, base_url: str, link: Link, timeout: float | None, http_client: httpx.Client | None) -> None:
        self._timeout = timeout if http_client and timeout is None else own_timeout(timeout)
        self._http = http_client or httpx.Client(base_url=base_url, timeout=self._timeout, headers=HEADERS)
        self._link = link

    def call(
        self,
        operation: Operation[T],
        *ids: int,
        body: object = None,
        query: Mapping[str, object] | None = None,
        attempts: int | None = None,
        idempotency_key: str | None = None,
    ) -> T:
        """Calls any operation of ``referral_tracking.generated.operations``.

        ``ids`` are the identifiers of its path; ``body`` is a model or a mapping.
        """
        return self._run(steps_of(self._link, operation, ids, body, query, attempts, idempotency_key))

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
            return key if key is None or isinstance(key, str) else TypeError(f"the {self._link.credential} is no text")
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

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


class AsyncConnection:
    """Carries out the steps of calls for asyncio. Cancelling a call ends it, waiting included."""

    def __init__(self, base_url: str, link: Link, timeout: float | None, http_client: httpx.AsyncClient | None) -> None:
        self._timeout = timeout if http_client and timeout is None else own_timeout(timeout)
        self._http = http_client or httpx.AsyncClient(base_url=base_url, timeout=self._timeout, headers=HEADERS)
        self._link = link

    async def call(
        self,
        operation: Operation[T],
        *ids: int,
        body: object = None,
        query: Mapping[str, object] | None = None,
        attempts: int | None = None,
        idempotency_key: str | None = None,
    ) -> T:
        """Calls any operation; see ``call`` of the other client."""
        return await self._run(steps_of(self._link, operation, ids, body, query, attempts, idempotency_key))

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

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
