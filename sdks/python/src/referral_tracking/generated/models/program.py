# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of program."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Notice, RotationWarning


@dataclass(slots=True)
class CliStatusAnswerDataKey(Model):
    """The key that was sent."""

    masked: str
    """Only its prefix and last four characters."""
    created_at: datetime.datetime
    """When it was created."""
    rotate_by: datetime.datetime | None
    """Its rotation deadline, or null."""


@dataclass(slots=True)
class CliStatusAnswerDataRecentEvents(Model):
    """Production events of the last 24 hours."""

    clicks_24h: int
    """Clicks."""
    leads_24h: int
    """Settled leads."""
    sales_24h: int
    """Sales."""


@dataclass(slots=True)
class CliStatusAnswerData(Model):
    """The program and its key."""

    program_id: int
    """The program."""
    name: str
    """Its name."""
    domain: str
    """Its domain."""
    lead_auth: str
    """Whether a browser-mode lead settles. Known values: server_required, browser_allowed."""
    key: CliStatusAnswerDataKey
    """The key that was sent."""
    stripe_connected: bool
    """Whether the payment processor is connected."""
    integration_verified: bool
    """Whether a whole chain arrived in test mode with the key."""
    recent_events: CliStatusAnswerDataRecentEvents
    """Production events of the last 24 hours."""
    active_partners: int
    """Partners who have joined."""
    pending_commissions: int
    """Commissions that are pending approval."""


@dataclass(slots=True)
class CliStatusAnswer(Model):
    data: CliStatusAnswerData
    """The program and its key."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


CliTestEventRequestEventType: TypeAlias = Literal["click", "lead", "sale"]


@dataclass(slots=True)
class CliTestEventRequest(Model):
    event_type: CliTestEventRequestEventType | Unset = UNSET
    """The kind of a single event."""
    type_: str | Unset = UNSET
    """`chain` for the whole synthetic chain; `event_type` is then ignored."""


@dataclass(slots=True)
class SingleTestEvent(Model):
    """One event."""

    event_type: str
    """Its kind. Known values: click, lead, sale."""
    event_id: int
    """Identifier of the stored test event."""
    received: bool
    """Always true."""
    attributed: bool
    """Always false: a single event has no customer."""
    message: str
    """What was recorded."""


@dataclass(slots=True)
class SyntheticChainVerdict(Model):
    """The verdict for each event."""

    click: str
    """`pending`: the event is recorded, and the next event decides the result. Known values: attributed, unattributed, pending."""
    lead: str
    """`pending`: the event is recorded, and the next event decides the result. Known values: attributed, unattributed, pending."""
    sale: str
    """`pending`: the event is recorded, and the next event decides the result. Known values: attributed, unattributed, pending."""


@dataclass(slots=True)
class SyntheticChain(Model):
    """The whole chain."""

    type_: str
    """Always `chain`. Known values: chain."""
    short_code: str
    """The synthetic link's referral code."""
    customer_key: str
    """The synthetic customer."""
    verdict: SyntheticChainVerdict
    """The verdict for each event."""
    attributed: bool
    """Whether the sale of the chain is attributed."""


@dataclass(slots=True)
class CliTestEventAnswer(Model):
    data: SingleTestEvent | SyntheticChain
    """The event or the chain."""
    notices: list[Notice] | Unset = UNSET
    """Hints about a request that was accepted: something in it is probably a mistake."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
