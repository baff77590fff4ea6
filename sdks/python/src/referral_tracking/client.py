"""The client for integrators: tracks click, lead, sale and refund, and reads the state of the integration."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from . import _operations as operations
from ._call import Link
from ._operation import Body
from ._retry import RetryPolicy
from .generated.methods import Methods
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
from .generated.track import Track
from .results import LeadResult, SaleResult

ApiKey = str | Callable[[], str | None] | None


class Client(Methods):
    """A client of the service. Every method raises ``ReferralError``, and nothing else.

    Use it as a context manager or call ``close`` to close its connections. It is safe to share among threads.

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
        on_notice: Callable[[Notice], None] | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        """Creates a client; nothing is sent.

        Args:
            base_url: The address of the service, such as ``https://referrals.brand.dev``.
            api_key: The program's API key, or a function that returns it; None: leads are in browser mode. An empty
                key raises ``ValueError``.
            timeout: The time limit of one request with its whole response, in seconds; ten by default. With an
                ``http_client`` and no ``timeout``, the time-outs of that client apply.
            retry: How requests are repeated.
            on_rotation_warning: Called once for each deadline by which the key must be rotated.
            on_notice: Called for each hint of the service about a request that it has accepted. Without it, each new
                hint is logged once, as a warning of the logger ``referral_tracking``.
            http_client: Replaces the default client; its ``base_url`` must be that of the service.
        """
        link = Link.of(base_url, api_key, retry, on_rotation_warning=on_rotation_warning, on_notice=on_notice)
        super().__init__(base_url, link, timeout, http_client)
        self.track = Track(self)

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

        If another sale has the ``transaction_id``, it is an error. All programs of a deployment share the identifiers:
        start ``transaction_id`` with a prefix such as ``brand-``.
        """
        return self._run(operations.sale(self._link, body, attempts))

    def refund(self, body: RefundRequest | Body, *, attempts: int | None = None) -> RefundResponse:
        """Records a refund. A partial refund is retried only with ``refund_reference``."""
        return self._run(operations.refund(self._link, body, attempts))
