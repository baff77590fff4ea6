# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of webhooks."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import (
    Commission,
    Lead,
    ManagedCode,
    ManagedPartner,
    ManagedTerms,
    Page,
    Payout,
    PayoutItem,
    ProgramKey,
    RotationWarning,
    Sale,
)


@dataclass(slots=True)
class WebhookList(Model):
    data: list[Webhook]
    """The endpoints of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class WebhookHealth(Model):
    """What became of its newest deliveries, up to a thousand."""

    delivered: int
    """How many the receiver took."""
    failed: int
    """How many were given up."""
    waiting: int
    """How many wait, also older ones, up to 100,000."""
    median_ms: int | None
    """The median time of an answer in milliseconds, or null."""


@dataclass(slots=True)
class Webhook(Model):
    """An endpoint that events are sent to."""

    id: int
    """The endpoint."""
    url: str
    """The address that events are posted to."""
    description: str | None
    """What it is for."""
    types: list[WebhookEventType] | None
    """The types of events that it gets."""
    status: str
    """Whether events are sent. Known values: active, disabled."""
    disabled_at: datetime.datetime | None
    """When it was disabled."""
    disabled_because: str | None
    """A member disabled it, the receiver answered 410, or it failed for five days. Known values: member, gone, failing."""
    failing_since: datetime.datetime | None
    """The first failure since the last success."""
    previous_secret_until: datetime.datetime | None
    """Until when the former secret signs too."""
    header_name: str | None
    """The name of the header that it is sent besides."""
    health: WebhookHealth
    """What became of its newest deliveries, up to a thousand."""
    created_at: datetime.datetime
    """When it was created."""
    changed_at: datetime.datetime
    """When it was last changed."""
    secret: str | Unset = UNSET
    """Only in the response to a change of `url`: the new secret, in plain text only here."""


WebhookEventType: TypeAlias = Literal[
    "lead.recorded",
    "lead.settled",
    "sale.recorded",
    "refund.recorded",
    "commission.created",
    "commission.approved",
    "commission.held",
    "commission.released",
    "commission.reversed",
    "commission.restored",
    "commission.paid",
    "commission.unpaid",
    "partner.applied",
    "partner.joined",
    "partner.declined",
    "partner.left",
    "partner.removed",
    "partner.moved",
    "terms.changed",
    "code.created",
    "code.disabled",
    "payout.created",
    "payout_item.paid",
    "payout_item.failed",
    "payout_item.cancelled",
    "payout_item.reopened",
    "key.rotation_due",
    "webhook.test",
]


@dataclass(slots=True)
class CreateWebhookRequestHeader(Model):
    """A header that each request to the endpoint has besides, such as the key of a gateway."""

    name: str
    """Its name."""
    value: str
    """Its value: printable ASCII without blanks at its ends."""


CreateWebhookRequestStatus: TypeAlias = Literal["active", "disabled"]


@dataclass(slots=True)
class CreateWebhookRequest(Model):
    url: str
    """The address that events are posted to: https, without user name and password."""
    description: str | Unset = UNSET
    """What it is for."""
    types: list[WebhookEventType] | Unset = UNSET
    """The types of events that it gets."""
    header: CreateWebhookRequestHeader | Unset = UNSET
    """A header that each request to the endpoint has besides, such as the key of a gateway."""
    status: CreateWebhookRequestStatus | Unset = UNSET
    """`active` unless set."""


@dataclass(slots=True)
class WebhookSecretAnswerData(Model):
    """The endpoint with its secret."""

    webhook: Webhook
    """An endpoint that events are sent to."""
    secret: str
    """The secret, in plain text only here: `whsec_` and the base64 text of 32 bytes."""


@dataclass(slots=True)
class WebhookSecretAnswer(Model):
    data: WebhookSecretAnswerData
    """The endpoint with its secret."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class WebhookAnswer(Model):
    data: Webhook
    """An endpoint that events are sent to."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class UpdateWebhookRequestHeaderType0(Model):
    """A header that each request to the endpoint has besides, such as the key of a gateway."""

    name: str
    """Its name."""
    value: str
    """Its value: printable ASCII without blanks at its ends."""


UpdateWebhookRequestStatus: TypeAlias = Literal["active", "disabled"]


@dataclass(slots=True)
class UpdateWebhookRequest(Model):
    url: str | Unset = UNSET
    """The address that events are posted to: https, without user name and password."""
    description: str | None | Unset = UNSET
    """What it is for."""
    types: list[WebhookEventType] | None | Unset = UNSET
    """The types of events that it gets."""
    header: UpdateWebhookRequestHeaderType0 | None | Unset = UNSET
    """A header that each request to the endpoint has besides, such as the key of a gateway."""
    status: UpdateWebhookRequestStatus | Unset = UNSET
    """Whether events are sent."""


@dataclass(slots=True)
class WebhookDeliveryAnswer(Model):
    data: WebhookDeliveryDetail
    """An event on its way to an endpoint, with each attempt."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class WebhookDeliveryDetailTriesItem(Model):
    """An attempt."""

    at: datetime.datetime
    """When it was made."""
    code: int | None
    """The status of the answer, or null without one."""
    ms: int | None
    """How many milliseconds it took."""
    problem: str | None
    """Why there was no answer."""


@dataclass(slots=True)
class WebhookDeliveryDetail(Model):
    """An event on its way to an endpoint, with each attempt."""

    id: int
    """The delivery."""
    webhook_id: int
    """The endpoint."""
    event_id: str
    """The event, as `webhook-id` names it."""
    type_: WebhookEventType
    """What an event says."""
    status: str
    """Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled. Known values: waiting, delivered, failed, skipped."""
    attempts: int
    """The attempts since it was created or sent again."""
    next_attempt_at: datetime.datetime | None
    """When it is sent next."""
    last_code: int | None
    """The status of the last answer, or null without one."""
    last_ms: int | None
    """How many milliseconds the last attempt took."""
    last_problem: str | None
    """Why there was no answer."""
    created_at: datetime.datetime
    """When it was stored."""
    ended_at: datetime.datetime | None
    """When it was taken, given up or skipped."""
    event: (
        LeadEvent
        | SaleEvent
        | CommissionEvent
        | PartnerEvent
        | TermsEvent
        | CodeEvent
        | PayoutEvent
        | PayoutItemEvent
        | KeyEvent
        | WebhookTestEvent
    )
    """What is posted to an endpoint of a program."""
    answer: str | None
    """The beginning of the last answer."""
    tries: list[WebhookDeliveryDetailTriesItem]
    """Each attempt, the oldest first."""


@dataclass(slots=True)
class LeadEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class LeadEventData(Model):
    """What it is about."""

    object_: Lead
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: LeadEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class LeadEvent(Model):
    """An event of a lead."""

    type_: str
    """What happened. Known values: lead.recorded, lead.settled."""
    timestamp: datetime.datetime
    """When it happened."""
    data: LeadEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class SaleEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class SaleEventData(Model):
    """What it is about."""

    object_: Sale
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: SaleEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class SaleEvent(Model):
    """An event of a sale."""

    type_: str
    """What happened. Known values: sale.recorded, refund.recorded."""
    timestamp: datetime.datetime
    """When it happened."""
    data: SaleEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class CommissionEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class CommissionEventData(Model):
    """What it is about."""

    object_: Commission
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: CommissionEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class CommissionEvent(Model):
    """An event of a commission."""

    type_: str
    """What happened. Known values: commission.created, commission.approved, commission.held, commission.released, commission.reversed, commission.restored, commission.paid, commission.unpaid."""
    timestamp: datetime.datetime
    """When it happened."""
    data: CommissionEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class PartnerEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class PartnerEventData(Model):
    """What it is about."""

    object_: ManagedPartner
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: PartnerEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class PartnerEvent(Model):
    """An event of a partner."""

    type_: str
    """What happened. Known values: partner.applied, partner.joined, partner.declined, partner.left, partner.removed, partner.moved."""
    timestamp: datetime.datetime
    """When it happened."""
    data: PartnerEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class TermsEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class TermsEventData(Model):
    """What it is about."""

    object_: ManagedTerms
    """The terms that hold now."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: TermsEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class TermsEvent(Model):
    """An event of terms."""

    type_: str
    """What happened. Known values: terms.changed."""
    timestamp: datetime.datetime
    """When it happened."""
    data: TermsEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class CodeEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class CodeEventData(Model):
    """What it is about."""

    object_: ManagedCode
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: CodeEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class CodeEvent(Model):
    """An event of a discount code."""

    type_: str
    """What happened. Known values: code.created, code.disabled."""
    timestamp: datetime.datetime
    """When it happened."""
    data: CodeEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class PayoutEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class PayoutEventData(Model):
    """What it is about."""

    object_: Payout
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: PayoutEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class PayoutEvent(Model):
    """An event of a payout."""

    type_: str
    """What happened. Known values: payout.created."""
    timestamp: datetime.datetime
    """When it happened."""
    data: PayoutEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class PayoutItemEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class PayoutItemEventData(Model):
    """What it is about."""

    object_: PayoutItem
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: PayoutItemEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class PayoutItemEvent(Model):
    """An event of an item of a payout."""

    type_: str
    """What happened. Known values: payout_item.paid, payout_item.failed, payout_item.cancelled, payout_item.reopened."""
    timestamp: datetime.datetime
    """When it happened."""
    data: PayoutItemEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class KeyEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class KeyEventData(Model):
    """What it is about."""

    object_: ProgramKey
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: KeyEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class KeyEvent(Model):
    """An event of a key."""

    type_: str
    """What happened. Known values: key.rotation_due."""
    timestamp: datetime.datetime
    """When it happened."""
    data: KeyEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class WebhookTestEventDataPrevious(Model):
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class WebhookTestEventData(Model):
    """What it is about."""

    object_: TestObject
    """The record, as it was in the transaction of the event."""
    url: str
    """Where the service answers with the record, or with the list that has it."""
    previous: WebhookTestEventDataPrevious | Unset = UNSET
    """What was different before: fields of `object` with their earlier values."""


@dataclass(slots=True)
class WebhookTestEvent(Model):
    """An event of a webhook."""

    type_: str
    """What happened. Known values: webhook.test."""
    timestamp: datetime.datetime
    """When it happened."""
    data: WebhookTestEventData
    """What it is about."""
    program_id: int
    """The program."""
    test: bool
    """Whether somebody tested the webhook."""
    sequence: int
    """Counts the events of this record from 1."""


@dataclass(slots=True)
class TestObject(Model):
    """The webhook that is tested."""

    id: int
    """The endpoint."""
    url: str
    """Its address."""


ReplayWebhookRequestStatus: TypeAlias = Literal["failed", "skipped", "delivered"]


@dataclass(slots=True)
class ReplayWebhookRequest(Model):
    from_: datetime.datetime
    """Replay what was stored at this time or later."""
    to: datetime.datetime | Unset = UNSET
    """Replay what was stored before this time."""
    status: ReplayWebhookRequestStatus | Unset = UNSET
    """Replay only what has this status."""


@dataclass(slots=True)
class WebhookReplayAnswerData(Model):
    """What is sent again."""

    replayed: int
    """How many events are sent again."""
    has_more: bool
    """Whether another request would replay more."""


@dataclass(slots=True)
class WebhookReplayAnswer(Model):
    data: WebhookReplayAnswerData
    """What is sent again."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class WebhookDeliveryList(Model):
    data: list[WebhookDelivery]
    """The deliveries of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class WebhookDelivery(Model):
    """An event on its way to an endpoint."""

    id: int
    """The delivery."""
    webhook_id: int
    """The endpoint."""
    event_id: str
    """The event, as `webhook-id` names it."""
    type_: WebhookEventType
    """What an event says."""
    status: str
    """Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled. Known values: waiting, delivered, failed, skipped."""
    attempts: int
    """The attempts since it was created or sent again."""
    next_attempt_at: datetime.datetime | None
    """When it is sent next."""
    last_code: int | None
    """The status of the last answer, or null without one."""
    last_ms: int | None
    """How many milliseconds the last attempt took."""
    last_problem: str | None
    """Why there was no answer."""
    created_at: datetime.datetime
    """When it was stored."""
    ended_at: datetime.datetime | None
    """When it was taken, given up or skipped."""
    event: (
        LeadEvent
        | SaleEvent
        | CommissionEvent
        | PartnerEvent
        | TermsEvent
        | CodeEvent
        | PayoutEvent
        | PayoutItemEvent
        | KeyEvent
        | WebhookTestEvent
        | Unset
    ) = UNSET
    """What is posted to an endpoint of a program."""


@dataclass(slots=True)
class WebhookEventTypeListDataItem(Model):
    """A type of event."""

    type_: WebhookEventType
    """What an event says."""
    description: str
    """When it is sent."""


@dataclass(slots=True)
class WebhookEventTypeList(Model):
    data: list[WebhookEventTypeListDataItem]
    """The types."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
