# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of tracking."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Notice, RotationWarning


@dataclass(slots=True)
class ClickRequest(Model):
    affiliate_url: str
    """The landing page's full address, with its `aff` parameters."""
    page_url: str | Unset = UNSET
    """The page that was opened."""
    referrer_url: str | Unset = UNSET
    """The address of the referring page."""
    existing_click_id: str | Unset = UNSET
    """The `click_id` that the visitor already has."""
    redirect_click_id: str | Unset = UNSET
    """The `click_id` in the address of the landing page, to which a short address (`/r/{name}`) has sent the visitor."""
    sub: str | Unset = UNSET
    """The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and `._~-`."""
    sub2: str | Unset = UNSET
    """The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and `._~-`."""
    sub3: str | Unset = UNSET
    """The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and `._~-`."""
    additional_data: AdditionalData | Unset = UNSET
    """Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode."""


@dataclass(slots=True)
class AdditionalData(Model):
    """Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode."""

    test_mode: bool | Unset = UNSET
    """If true, the call creates a test event."""
    program_id: float | Unset = UNSET
    """Only in test mode: the program of a lead that is sent without a key."""
    event_name: str | Unset = UNSET
    """A name for the event."""


@dataclass(slots=True)
class ClickResponse(Model):
    success: bool
    """Always true."""
    click_id: str
    """Opaque, with at least 128 random bits."""
    cookie_window_days: int
    """How many days the click cookie must last."""
    data: TestEvent | Unset = UNSET
    """Only in test mode: the test event that was stored."""
    notices: list[Notice] | Unset = UNSET
    """Hints about a request that was accepted: something in it is probably a mistake."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class TestEvent(Model):
    """Only in test mode: the test event that was stored."""

    event_id: int = field(metadata={"name": "eventId"})
    """Identifier of the stored event."""
    program_id: int = field(metadata={"name": "programId"})
    """The program that the event belongs to."""
    test_mode: bool
    """Always true."""


@dataclass(slots=True)
class LeadRequest(Model):
    click_id: str | Unset = UNSET
    """Value of the click cookie `service_click_id`."""
    customer_key: str | Unset = UNSET
    """Your own identifier of the customer."""
    email: str | Unset = UNSET
    """The customer's e-mail address."""
    discount_code: str | Unset = UNSET
    """The discount code that the customer used."""
    additional_data: AdditionalData | Unset = UNSET
    """Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode."""


@dataclass(slots=True)
class LeadResponse(Model):
    success: bool
    """Always true."""
    message: str
    """What was recorded."""
    provisional: bool | Unset = UNSET
    """Only when the lead is recorded as provisional."""
    data: TestEvent | Unset = UNSET
    """Only in test mode: the test event that was stored."""
    notices: list[Notice] | Unset = UNSET
    """Hints about a request that was accepted: something in it is probably a mistake."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


SaleRequestCurrency: TypeAlias = Literal["USD", "EUR", "VND"]


SaleRequestProvider: TypeAlias = Literal["stripe", "polar", "lemonsqueezy", "paddle", "custom"]


@dataclass(slots=True)
class SaleRequest(Model):
    amount_cents: int
    """The amount in the currency's smallest unit (VND has no smaller unit than the dong)."""
    transaction_id: str | Unset = UNSET
    """Your own identifier of the payment."""
    gross_amount_cents: int | Unset = UNSET
    """What the customer paid, with tax and shipping, if that is more than `amount_cents`, which the commission is computed on."""
    currency: SaleRequestCurrency | Unset = UNSET
    """The default is the program's currency."""
    occurred_at: datetime.datetime | Unset = UNSET
    """When the payment happened, ISO 8601 with offset; not older than 30 days, not more than 5 minutes in the future."""
    provider: SaleRequestProvider | Unset = UNSET
    """The payment provider."""
    provider_payment_id: str | Unset = UNSET
    """The provider's identifier of the payment."""
    livemode: bool | Unset = UNSET
    """The provider's live flag."""
    customer_key: str | Unset = UNSET
    """Your own identifier of the customer."""
    click_id: str | Unset = UNSET
    """Value of the click cookie."""
    subscription_id: str | Unset = UNSET
    """The subscription that the payment belongs to."""
    discount_code: str | Unset = UNSET
    """The discount code that the customer used."""
    additional_data: AdditionalData | Unset = UNSET
    """Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode."""


@dataclass(slots=True)
class SaleResponse(Model):
    success: bool
    """Always true."""
    attributed: bool
    """Whether the sale is recorded for a partner."""
    sale_id: int | None
    """The recorded sale, or null."""
    commission_id: int | None
    """The commission, or null if none was earned."""
    message: str
    """What was recorded."""
    reason: str | Unset = UNSET
    """Only if the click is too old. Known values: attribution_window_expired."""
    click_age_days: int | Unset = UNSET
    """Only if the click is too old: its age, rounded down."""
    window_days: int | Unset = UNSET
    """Only if the click is too old: the program's window."""
    commission_reason: str | None | Unset = UNSET
    """The limit because of which the sale earned nothing: `months_reached` or `commissions_reached`. Known values: months_reached, commissions_reached."""
    transaction_id: str | Unset = UNSET
    """Only in test mode: the generated identifier."""
    data: TestEvent | Unset = UNSET
    """Only in test mode: the test event that was stored."""
    notices: list[Notice] | Unset = UNSET
    """Hints about a request that was accepted: something in it is probably a mistake."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


RefundRequestReason: TypeAlias = Literal["refund", "chargeback"]


@dataclass(slots=True)
class RefundRequest(Model):
    transaction_id: str
    """The `transaction_id` of the sale."""
    reason: RefundRequestReason | Unset = UNSET
    """The reason."""
    refund_reason: str | Unset = UNSET
    """Free text."""
    refund_amount_cents: int | Unset = UNSET
    """The part to refund, in the sale's smallest currency unit."""
    refund_reference: str | Unset = UNSET
    """Your own identifier of the refund."""
    additional_data: AdditionalData | Unset = UNSET
    """Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode."""


@dataclass(slots=True)
class RefundResponse(Model):
    success: bool
    """Always true."""
    status: str
    """`reversed`: the commission was not paid yet, and all or a part of it is taken back. Known values: reversed, clawed_back, skipped, no_commission."""
    refund_id: int | None
    """The recorded refund, or the earlier one if the `refund_reference` is repeated; null if there is none."""
    commission_id: int | None
    """The commission of the sale, or null."""
    deduction_cents: int
    """The amount that this refund deducts from the commission."""
    message: str
    """What was recorded."""
    commission_amount_cents: int | None | Unset = UNSET
    """What is left of the commission of the sale, with its clawbacks and restorations."""
    data: TestEvent | Unset = UNSET
    """Only in test mode: the test event that was stored."""
    notices: list[Notice] | Unset = UNSET
    """Hints about a request that was accepted: something in it is probably a mistake."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
