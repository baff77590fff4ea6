# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of customers."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ..._model import UNSET, Model, Unset
from .shared import Page, RotationWarning, StatsCurrency


@dataclass(slots=True)
class CustomerList(Model):
    data: list[Customer]
    """The customers of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class Customer(Model):
    """A customer whom a partner referred."""

    id: int | None
    """The customer."""
    status: str
    """What the customer has done: clicked, signed up, or paid. Known values: click, lead, conversion."""
    click_id: str | None
    """The click."""
    customer_key: str | None
    """Your identifier of the customer."""
    partner_id: int | None
    """The partner."""
    origin: str
    """What decided whose customer it is: the click, or a discount code. Known values: click, code."""
    link_id: int | None
    """The link of the click."""
    discount_code: str | None
    """The discount code that decided."""
    clicked_at: datetime.datetime | None
    """When the customer clicked the link."""
    lead_at: datetime.datetime | None
    """When the customer signed up."""
    converted_at: datetime.datetime | None
    """When the first sale was recorded."""
    created_at: datetime.datetime | None
    """When the customer was stored, with the first lead, sale or payment event."""
    erased_at: datetime.datetime | None
    """When the customer was erased."""
    currencies: list[StatsCurrency] | Unset = UNSET
    """What the customer has brought in each currency, of the newest 1,000 sales."""


@dataclass(slots=True)
class CustomerAnswer(Model):
    data: Customer
    """A customer whom a partner referred."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CustomerExplanationDataProgram(Model):
    """The terms that decide about leads and sales."""


@dataclass(slots=True)
class CustomerExplanationDataCustomer(Model):
    """The customer, with the link and the partner of its click."""

    customer_id: int | None
    """The customer."""
    click_id: str | None
    """The click."""
    customer_key: str | None
    """Your identifier of the customer."""
    status: str
    """What the customer has done: clicked, signed up, or paid. Known values: click, lead, conversion."""


@dataclass(slots=True)
class CustomerExplanationDataPartnership(Model):
    """What the partner is to the program."""


@dataclass(slots=True)
class CustomerExplanationDataEventsItem(Model):
    """An event."""

    at: datetime.datetime
    """When it happened."""
    type_: str
    """Such as `click`, `lead`, `sale`, `refund` or `commission`."""
    why: str | Unset = UNSET
    """The reason for its result."""


@dataclass(slots=True)
class CustomerExplanationDataNow(Model):
    """What a lead and a sale that are sent now would result in, each with the reason."""


@dataclass(slots=True)
class CustomerExplanationData(Model):
    """Every event of the customer, with the reason for its result."""

    program: CustomerExplanationDataProgram
    """The terms that decide about leads and sales."""
    customer: CustomerExplanationDataCustomer
    """The customer, with the link and the partner of its click."""
    partnership: CustomerExplanationDataPartnership
    """What the partner is to the program."""
    events: list[CustomerExplanationDataEventsItem]
    """The events, oldest first: each has its time `at`, its `type`, and mostly a sentence `why`."""
    now: CustomerExplanationDataNow
    """What a lead and a sale that are sent now would result in, each with the reason."""


@dataclass(slots=True)
class CustomerExplanation(Model):
    data: CustomerExplanationData
    """Every event of the customer, with the reason for its result."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CustomerExportDataClicksItem(Model):
    """A record, whose fields depend on what it is."""


@dataclass(slots=True)
class CustomerExportDataLeadsItem(Model):
    """A record, whose fields depend on what it is."""


@dataclass(slots=True)
class CustomerExportDataSalesItem(Model):
    """A record, whose fields depend on what it is."""


@dataclass(slots=True)
class CustomerExportDataRefundsItem(Model):
    """A record, whose fields depend on what it is."""


@dataclass(slots=True)
class CustomerExportDataPaymentEventsItem(Model):
    """A record, whose fields depend on what it is."""


@dataclass(slots=True)
class CustomerExportDataSubscriptionsItem(Model):
    """A record, whose fields depend on what it is."""


@dataclass(slots=True)
class CustomerExportDataProcessorReferencesItem(Model):
    """A record, whose fields depend on what it is."""


@dataclass(slots=True)
class CustomerExportData(Model):
    """Everything that is stored about the customer."""

    customer: Customer
    """A customer whom a partner referred."""
    clicks: list[CustomerExportDataClicksItem]
    """The click."""
    leads: list[CustomerExportDataLeadsItem]
    """Its leads, with the masked e-mail address: the first letter and the domain, in lower case."""
    sales: list[CustomerExportDataSalesItem]
    """Its sales."""
    refunds: list[CustomerExportDataRefundsItem]
    """The refunds of its sales."""
    payment_events: list[CustomerExportDataPaymentEventsItem]
    """The events of the payment processor that concern it."""
    subscriptions: list[CustomerExportDataSubscriptionsItem]
    """Its subscriptions at the payment processor."""
    processor_references: list[CustomerExportDataProcessorReferencesItem]
    """The customers that it is at the payment processor."""


@dataclass(slots=True)
class CustomerExport(Model):
    data: CustomerExportData
    """Everything that is stored about the customer."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
