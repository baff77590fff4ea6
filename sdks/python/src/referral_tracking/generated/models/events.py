# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of events."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Lead, Page, RotationWarning, Sale


@dataclass(slots=True)
class EventList(Model):
    data: list[Event]
    """The events of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class Event(Model):
    """A click, lead, sale or refund."""

    type_: str
    """The kind of an event. Known values: click, lead, sale, refund."""
    test: bool
    """Whether it was sent in test mode."""
    created_at: datetime.datetime
    """When it was recorded."""
    record_id: int | None
    """The lead, sale, refund or test event; null for a click."""
    partner_id: int | None
    """The partner; null if the account was erased, or if a test event names none."""
    link_id: int | None
    """The link of the click, or null."""
    customer_id: int | None
    """The customer; null if it is not known yet."""
    customer_key: str | None
    """The program's own identifier of the customer, or null."""
    click_id: str | None
    """The customer's click, or null."""
    transaction_id: str | None
    """Of a sale or refund."""
    amount_cents: int | None
    """Of a sale or refund, in the smallest currency unit."""
    gross_amount_cents: int | None
    """What the customer paid for a sale, with the tax and the shipping in it; null if unknown."""
    tax_cents: int | None
    """The tax in it; null if unknown."""
    currency: str | None
    """Of a sale or refund."""
    provisional: bool | None
    """Of a lead."""
    event_name: str | None
    """Of a lead, if it was sent."""
    unknown_fields: list[str] | None
    """The fields of the request that its operation does not know, up to five: probably misspelled ones."""


@dataclass(slots=True)
class PaymentEventList(Model):
    data: list[PaymentEvent]
    """The events of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PaymentEvent(Model):
    """An event of the payment processor."""

    id: int
    """The record of the event."""
    processor: str
    """The payment processor: `stripe`, `paddle`, `woocommerce`, `shopify`, `polar` or `lemonsqueezy`."""
    event_id: str
    """The processor's identifier of the event; where it has none, one made of what the delivery states."""
    event_type: str
    """The processor's name of the kind of event."""
    livemode: bool | None
    """False for the test mode of the processor; null if the event does not say."""
    state: str
    """`applied` events had their effect, `pending` ones wait, `test` ones are never applied, and `ignored` ones cannot be read. Known values: applied, pending, test, ignored."""
    result: str
    """What the event did, or why it is pending."""
    explanation: str
    """The result in words."""
    unknown_codes: list[str]
    """The promotion codes in it that are no code of the program, each by its text or the processor's identifier."""
    customer_id: int | None
    """The customer, or null."""
    sale_id: int | None
    """The sale that it recorded or concerns, or null."""
    refund_id: int | None
    """The refund that it recorded, or null."""
    occurred_at: datetime.datetime
    """When it happened, as the processor says."""
    received_at: datetime.datetime
    """When it first arrived."""
    applied_at: datetime.datetime | None
    """When it was applied."""
    pulled: bool
    """Whether it was caught up with, and not delivered by the processor."""


@dataclass(slots=True)
class PaymentEventAnswer(Model):
    data: PaymentEvent
    """An event of the payment processor."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class SaleList(Model):
    data: list[Sale]
    """The sales of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class SaleAnswer(Model):
    data: Sale
    """A sale with its refunds."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class LeadAnswer(Model):
    data: Lead
    """A lead."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


AddObjectsRequestProcessor: TypeAlias = Literal["stripe", "paddle", "woocommerce", "shopify", "polar", "lemonsqueezy"]


@dataclass(slots=True)
class AddObjectsRequestObjectsItem(Model):
    """An object of the processor."""


@dataclass(slots=True)
class AddObjectsRequest(Model):
    processor: AddObjectsRequestProcessor
    """The processor whose objects they are."""
    objects: list[AddObjectsRequestObjectsItem]
    """The objects, as the API of the processor returns them."""


@dataclass(slots=True)
class AddedObjectsAnswer(Model):
    data: AddedObjects
    """What objects of a processor did."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class AddedObjectsResultsItem(Model):
    """What an object did."""

    object_id: str | None
    """The processor's identifier of the object; null if it has none."""
    result: str
    """What the object did, as the `result` of an event; `repeated` if it was known."""
    explanation: str
    """The result in words."""


@dataclass(slots=True)
class AddedObjects(Model):
    """What objects of a processor did."""

    processor: str
    """The payment processor: `stripe`, `paddle`, `woocommerce`, `shopify`, `polar` or `lemonsqueezy`."""
    objects: int
    """The number of objects."""
    results: list[AddedObjectsResultsItem]
    """What each object did, in the order of the request."""
