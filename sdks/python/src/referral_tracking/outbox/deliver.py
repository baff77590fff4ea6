"""One delivery: how an entry is sent, and what its failure means for it and for the others."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from .._retry import is_refused_for_now, is_transient
from ..client import Client
from ..errors import ReferralError
from .entry import OutboxEntry

_BAD_REQUEST = 400
_UNAUTHORIZED = 401
# From this age on, in seconds, a sale has `occurred_at`; before it, the clocks need not agree.
_SALE_AGE = 60.0


def deliver(client: Client, entry: OutboxEntry, now: float) -> None:
    """Sends the entry once, as it is kept. Delivered twice, it is recorded once."""
    if entry.kind == "lead":
        # A begun attempt may have arrived although nobody heard of it.
        client.lead(entry.body, attempts=1, repeated=entry.attempts > 1)
    elif entry.kind == "sale":
        _deliver_sale(client, entry, now)
    else:
        client.refund({"refund_reference": f"outbox-{entry.id}", **entry.body}, attempts=1)


def _deliver_sale(client: Client, entry: OutboxEntry, now: float) -> None:
    waited = now - entry.enqueued_at > _SALE_AGE and entry.body.get("occurred_at") is None
    happened = datetime.fromtimestamp(entry.enqueued_at, UTC).isoformat()
    try:
        client.sale({**entry.body, "occurred_at": happened} if waited else entry.body, attempts=1)
    except ReferralError as error:
        # Our clock is wrong then, and a sale without its exact time is better than none.
        if not waited or error.status != _BAD_REQUEST or "occurred_at" not in error.message:
            raise
        client.sale(entry.body, attempts=1)


def reach_of(error: ReferralError) -> Literal["entry", "kind", "all"]:
    """Whom a failure concerns.

    ``entry``: it alone will not do; ``kind``: its kind is over the rate limit; ``all``: nothing can be delivered now,
    since the service fails or does not know the key.
    """
    if is_refused_for_now(error):
        return "kind"
    # What is no envelope is no refusal: a proxy answered, a wrong address or a redirect.
    return "all" if is_transient(error) or error.status == _UNAUTHORIZED or not error.from_service else "entry"
