# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The methods of both clients that need nothing but the document."""

from __future__ import annotations

from .._connection import AsyncConnection, Connection
from .._operation import Body
from . import models, operations


class Methods(Connection):
    """What ``Client`` inherits."""

    def readiness(self, *, attempts: int | None = None) -> models.Readiness:
        """Get the state of the program's integration."""
        return self.call(operations.GET_READINESS, attempts=attempts)

    def status(self, *, attempts: int | None = None) -> models.CliStatusAnswer:
        """Get the program of a key."""
        return self.call(operations.CLI_STATUS, attempts=attempts)

    def test_event(
        self, body: models.CliTestEventRequest | Body, *, attempts: int | None = None
    ) -> models.CliTestEventAnswer:
        """Send a synthetic event, or a whole chain."""
        return self.call(operations.CLI_TEST_EVENT, body=body, attempts=attempts)


class AsyncMethods(AsyncConnection):
    """What ``AsyncClient`` inherits."""

    async def readiness(self, *, attempts: int | None = None) -> models.Readiness:
        """Get the state of the program's integration."""
        return await self.call(operations.GET_READINESS, attempts=attempts)

    async def status(self, *, attempts: int | None = None) -> models.CliStatusAnswer:
        """Get the program of a key."""
        return await self.call(operations.CLI_STATUS, attempts=attempts)

    async def test_event(
        self, body: models.CliTestEventRequest | Body, *, attempts: int | None = None
    ) -> models.CliTestEventAnswer:
        """Send a synthetic event, or a whole chain."""
        return await self.call(operations.CLI_TEST_EVENT, body=body, attempts=attempts)
