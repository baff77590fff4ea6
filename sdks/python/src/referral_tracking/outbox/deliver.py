"""Delivers one entry, and decides what a failure means for it and for the other entries."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

from .._retry import is_refused_for_now, is_transient
from ..client import Client
from ..errors import ReferralError
from .entry import OutboxEntry

_BAD_REQUEST = 400
_UNAUTHORIZED = 401
# From this age on, in seconds, a sale is sent with `occurred_at`; younger sales do not depend on equal clocks.
_SALE_AGE = 60.0


def deliver(client: Client, entry: OutboxEntry, now: float) -> bool:
    """Sends the entry once. An entry that is delivered twice is recorded once.

    Returns whether it is a lead that was recorded as provisional.
    """
    if entry.kind == "lead":
        # An earlier attempt may have reached the service even if no response came back.
        return client.lead(entry.body, attempts=1, repeated=entry.attempts > 1).provisional is True
    if entry.kind == "sale":
        _deliver_sale(client, entry, now)
    else:
        client.refund({"refund_reference": f"outbox-{entry.id}", **entry.body}, attempts=1)
    return False


def _deliver_sale(client: Client, entry: OutboxEntry, now: float) -> None:
    waited = now - entry.enqueued_at > _SALE_AGE and entry.body.get("occurred_at") is None
    happened = datetime.fromtimestamp(entry.enqueued_at, UTC).isoformat()
    try:
        client.sale({**entry.body, "occurred_at": happened} if waited else entry.body, attempts=1)
    except ReferralError as error:
        # This machine's clock is wrong; a sale without its exact time is better than no sale.
        if not waited or error.status != _BAD_REQUEST or "occurred_at" not in error.message:
            raise
        client.sale(entry.body, attempts=1)


def reach_of(error: ReferralError) -> Literal["entry", "kind", "all"]:
    """The entries that a failure affects.

    ``entry``: only this entry; ``kind``: all entries of this kind, because its rate limit is used up; ``all``: every
    entry, because the service fails or rejects the key.
    """
    if is_refused_for_now(error):
        return "kind"
    # A response without an envelope is not from the service, but from a proxy, a wrong address or a redirect.
    return "all" if is_transient(error) or error.status == _UNAUTHORIZED or not error.from_service else "entry"
