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
