# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The methods of both clients that need nothing but the document."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeVar

from .._call import Link, Steps
from .._operations import Body, read, write
from .api.program import cli_status
from .api.program import cli_test_event
from .api.program import get_readiness
from .models.cli_status_answer import CliStatusAnswer
from .models.cli_test_event_answer import CliTestEventAnswer
from .models.cli_test_event_request import CliTestEventRequest
from .models.readiness import Readiness

T = TypeVar("T")


class Methods(ABC):
    """What ``Client`` inherits."""

    _link: Link

    @abstractmethod
    def _run(self, steps: Steps[T]) -> T:
        """Carries the steps out."""

    def readiness(self, *, attempts: int | None = None) -> Readiness:
        """Get the state of the program's integration."""
        return self._run(read(self._link, get_readiness._get_kwargs, Readiness.from_dict, attempts))

    def status(self, *, attempts: int | None = None) -> CliStatusAnswer:
        """Get the program of a key."""
        return self._run(read(self._link, cli_status._get_kwargs, CliStatusAnswer.from_dict, attempts))

    def test_event(self, body: CliTestEventRequest | Body, *, attempts: int | None = None) -> CliTestEventAnswer:
        """Send a synthetic event, or a whole chain."""
        return self._run(write(self._link, cli_test_event._get_kwargs, body, CliTestEventAnswer.from_dict, attempts))


class AsyncMethods(ABC):
    """What ``AsyncClient`` inherits."""

    _link: Link

    @abstractmethod
    async def _run(self, steps: Steps[T]) -> T:
        """Carries the steps out."""

    async def readiness(self, *, attempts: int | None = None) -> Readiness:
        """Get the state of the program's integration."""
        return await self._run(read(self._link, get_readiness._get_kwargs, Readiness.from_dict, attempts))

    async def status(self, *, attempts: int | None = None) -> CliStatusAnswer:
        """Get the program of a key."""
        return await self._run(read(self._link, cli_status._get_kwargs, CliStatusAnswer.from_dict, attempts))

    async def test_event(self, body: CliTestEventRequest | Body, *, attempts: int | None = None) -> CliTestEventAnswer:
        """Send a synthetic event, or a whole chain."""
        return await self._run(
            write(self._link, cli_test_event._get_kwargs, body, CliTestEventAnswer.from_dict, attempts)
        )
