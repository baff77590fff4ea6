# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of processors."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Page, RotationWarning


@dataclass(slots=True)
class ProcessorList(Model):
    data: list[Processor]
    """The processors of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class Processor(Model):
    """A connection to a payment processor, without its secret."""

    id: int
    """The connection."""
    type_: str
    """The payment processor: `stripe`, `paddle`, `woocommerce`, `shopify`, `polar` or `lemonsqueezy`."""
    masked: str
    """The prefix, if it has one, and the last four characters of the secret."""
    accounts: list[str]
    """The accounts of Stripe Connect whose events the program accepts."""
    webhook_url: str
    """The address to which the processor sends its events."""
    created_at: datetime.datetime
    """When it was connected."""
    last_event_at: datetime.datetime | None
    """When the processor last delivered an event; null if it has not yet."""
    silent: bool
    """Whether the processor has delivered nothing for unusually long: three times as long as the longest pause of the 28 days before its last event, and a day at least."""
    events_per_day: int | None
    """How many events it usually delivers in a day; null while that is not known."""


ConnectProcessorRequestType: TypeAlias = Literal["stripe", "paddle", "woocommerce", "shopify", "polar", "lemonsqueezy"]


@dataclass(slots=True)
class ConnectProcessorRequest(Model):
    type_: ConnectProcessorRequestType
    """The processor."""
    webhook_secret: str
    """The signing secret of the webhook endpoint."""
    account: str | Unset = UNSET
    """An account of Stripe Connect."""


@dataclass(slots=True)
class ProcessorAnswer(Model):
    data: Processor
    """A connection to a payment processor, without its secret."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CatchUpKeyList(Model):
    data: list[CatchUpKey]
    """The keys of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CatchUpKey(Model):
    """A key with which the service asks a processor each night for what it failed to deliver, without its text."""

    id: int
    """The key."""
    processor: str
    """The payment processor: `stripe`, `paddle`, `woocommerce`, `shopify`, `polar` or `lemonsqueezy`."""
    masked: str
    """The prefix, if it has one, and the last four characters of the key."""
    site: str | None
    """The address of the shop; null where the processor has one address."""
    created_at: datetime.datetime
    """When it was stored."""
    caught_up_to: datetime.datetime | None
    """Until when everything was asked for; null before the first run."""
    ran_at: datetime.datetime | None
    """When it was last tried; null before the first run."""
    problem: str | None
    """Why the last run did not reach its end; null if it did."""


CatchUpKeyRequestProcessor: TypeAlias = Literal["stripe", "paddle", "woocommerce", "shopify", "polar", "lemonsqueezy"]


@dataclass(slots=True)
class CatchUpKeyRequest(Model):
    processor: CatchUpKeyRequestProcessor
    """The processor."""
    read_key: str
    """A key that may only read: at Stripe a restricted key, `rk_…`; at WooCommerce the consumer key, `ck_…`; at Shopify the client id of an app with `read_orders` alone."""
    client_secret: str | Unset = UNSET
    """The other half of the key, at WooCommerce the consumer secret, `cs_…`, and at Shopify the client secret."""
    site: str | Unset = UNSET
    """The https address of the shop, at WooCommerce and Shopify."""


@dataclass(slots=True)
class CatchUpKeyAnswer(Model):
    data: CatchUpKey
    """A key with which the service asks a processor each night for what it failed to deliver, without its text."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
