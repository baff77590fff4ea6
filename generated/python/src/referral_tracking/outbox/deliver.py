# Copied by `npm run generate:sdks` from src/sdks/python/src/referral_tracking/outbox/deliver.py: change it there.

"""One delivery: how an entry is sent, and what its failure means for it and for the others."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from .._retry import is_refused_for_now, is_transient
from ..client import Client
from ..errors import ReferralError
from ..generated.models.lead_request import LeadRequest
from ..generated.models.refund_request import RefundRequest
from ..generated.models.sale_request import SaleRequest
from .entry import OutboxEntry

_UNAUTHORIZED = 401
# From this age on, in seconds, a sale tells when it happened; before it, the clocks need not agree.
_SALE_AGE = 60.0


def deliver(client: Client, entry: OutboxEntry, now: float) -> None:
    """Sends the entry once. Delivered twice, it is recorded once."""
    body = dict(entry.body)
    if entry.kind == "lead":
        # A begun attempt may have arrived although nobody heard of it.
        client.lead(LeadRequest.from_dict(body), attempts=1, repeated=entry.attempts > 1)
    elif entry.kind == "sale":
        if now - entry.enqueued_at > _SALE_AGE:
            body.setdefault("occurred_at", datetime.fromtimestamp(entry.enqueued_at, UTC).isoformat())
        client.sale(SaleRequest.from_dict(body), attempts=1)
    else:
        body.setdefault("refund_reference", f"outbox-{entry.id}")
        client.refund(RefundRequest.from_dict(body), attempts=1)


def reach_of(error: ReferralError) -> Literal["entry", "kind", "all"]:
    """Whom a failure concerns.

    ``entry``: it alone will not do; ``kind``: its kind is over the rate limit; ``all``: nothing can be delivered now,
    since the service fails or does not know the key.
    """
    if is_refused_for_now(error):
        return "kind"
    return "all" if is_transient(error) or error.status == _UNAUTHORIZED else "entry"
