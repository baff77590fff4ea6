"""Verifies what the service posts to an endpoint, as Standard Webhooks 1.0 says."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from .generated.models import (
    CodeEvent,
    CommissionEvent,
    KeyEvent,
    LeadEvent,
    PartnerEvent,
    PayoutEvent,
    PayoutItemEvent,
    SaleEvent,
    TermsEvent,
    WebhookTestEvent,
)


@dataclass(frozen=True)
class UnknownEvent:
    """A genuine event of a type that this version of the package does not know. ``fields`` is its body."""

    type_: str
    fields: dict[str, Any]


WebhookEvent: TypeAlias = (
    CodeEvent
    | CommissionEvent
    | KeyEvent
    | LeadEvent
    | PartnerEvent
    | PayoutEvent
    | PayoutItemEvent
    | SaleEvent
    | TermsEvent
    | UnknownEvent
    | WebhookTestEvent
)

_FORMS: dict[str, Any] = {
    "commission": CommissionEvent,
    "code": CodeEvent,
    "key": KeyEvent,
    "lead": LeadEvent,
    "partner": PartnerEvent,
    "terms": TermsEvent,
    "payout": PayoutEvent,
    "payout_item": PayoutItemEvent,
    "refund": SaleEvent,
    "sale": SaleEvent,
    "webhook": WebhookTestEvent,
}
_PREFIX = "whsec_"
_VERSION = "v1,"


class WebhookVerificationError(Exception):
    """A request that the service did not send, or not now. Answer it with 400."""


def _header(headers: Mapping[str, str], name: str) -> str:
    value = next((value for key, value in headers.items() if key.lower() == name), None)
    if not value:
        raise WebhookVerificationError(f"The request has no header {name}")
    return value


def _key(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix(_PREFIX), validate=True)
    except binascii.Error:
        key = b""
    if not key:
        raise ValueError("A webhook secret is whsec_ and base64 text")
    return key


def _is_signed(secret: str, signed: bytes, signatures: Sequence[str]) -> bool:
    digest = hmac.new(_key(secret), signed, hashlib.sha256).digest()
    own = (_VERSION + base64.b64encode(digest).decode()).encode()
    return any([hmac.compare_digest(own, signature.encode()) for signature in signatures])


def verify_webhook(
    body: str | bytes,
    headers: Mapping[str, str],
    secrets: str | Sequence[str],
    *,
    tolerance_seconds: float = 300,
    now: float | None = None,
) -> WebhookEvent:
    """Verify a request to an endpoint of yours and return its event.

    ``body`` is the body as it was received, before anything parses it; ``secrets`` is the endpoint's secret, with the
    former one too while it is rotated. Raises ``WebhookVerificationError`` unless the service signed this body a short
    time ago.
    """
    content = body.encode() if isinstance(body, str) else body
    event_id, timestamp = _header(headers, "webhook-id"), _header(headers, "webhook-timestamp")
    signatures = _header(headers, "webhook-signature").split(" ")
    seconds = int(timestamp) if timestamp.isascii() and timestamp.isdigit() else None
    if seconds is None or abs((time.time() if now is None else now) - seconds) > tolerance_seconds:
        raise WebhookVerificationError("The time of the request is too far from now")
    signed = f"{event_id}.{timestamp}.".encode() + content
    known = [secrets] if isinstance(secrets, str) else secrets
    if not any([_is_signed(secret, signed, signatures) for secret in known]):
        raise WebhookVerificationError("No signature of the request is one of this body with this secret")
    fields = json.loads(content)
    type_ = str(fields.get("type"))
    form = _FORMS.get(type_.split(".")[0])
    # A newer service sends types that this version does not know.
    event: WebhookEvent = form.from_dict(fields) if form else UnknownEvent(type_, fields)
    return event
