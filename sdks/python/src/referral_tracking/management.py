"""The clients for owners and their tools: programs, keys, links, partners, commissions and the rest."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from ._call import KeySource, Link
from ._connection import AsyncConnection, Connection
from ._retry import RetryPolicy
from .generated.management import AsyncManagementGroups, ManagementGroups


class ManagementClient(ManagementGroups, Connection):
    """A client of the management API. Every method raises ``ReferralError``, and nothing else.

    A method that creates something sends an ``Idempotency-Key``, the same for all attempts of the call, so that a retry
    after a lost answer creates nothing twice. The argument ``idempotency_key`` replaces it, for repeats by your own
    code. ``list_all`` and its like go through all pages. Use the client as a context manager or call ``close`` to close
    its connections. It is safe to share among threads.
    """

    def __init__(
        self,
        base_url: str,
        token: str | Callable[[], str | None],
        *,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        """Creates a client; nothing is sent.

        Args:
            base_url: The address of the service, such as ``https://referrals.brand.dev``.
            token: An API token or a login token, or a function that returns it.
            timeout: The time limit of one request with its whole response, in seconds; ten by default. With an
                ``http_client`` and no ``timeout``, the time-outs of that client apply.
            retry: How requests are repeated.
            http_client: Replaces the default client; its ``base_url`` must be that of the service.
        """
        Connection.__init__(self, base_url, Link.of(base_url, token, retry, credential="token"), timeout, http_client)
        ManagementGroups.__init__(self, self)


class AsyncManagementClient(AsyncManagementGroups, AsyncConnection):
    """The same for asyncio; see ``ManagementClient``."""

    def __init__(
        self,
        base_url: str,
        token: str | KeySource,
        *,
        timeout: float | None = None,
        retry: RetryPolicy | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """The arguments are those of ``ManagementClient``, but ``token`` may be an async function."""
        link = Link.of(base_url, token, retry, credential="token")
        AsyncConnection.__init__(self, base_url, link, timeout, http_client)
        AsyncManagementGroups.__init__(self, self)
