# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of portal."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Brand, CommissionTotals, Page, ReceiptParty, RotationWarning


@dataclass(slots=True)
class PartnerProfileAnswer(Model):
    data: PartnerProfile
    """A partner, as they see themselves."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PartnerProfile(Model):
    """A partner, as they see themselves."""

    id: int
    """The partner, as programs see it."""
    name: str
    """The name that programs see."""
    email: str
    """The e-mail address of the account."""
    created_at: datetime.datetime
    """When the partner was created."""
    legal_name: str | None
    """The name on receipts."""
    legal_address: str | None
    """The address on receipts."""
    tax_id: str | None
    """The tax number on receipts."""
    has_payout_method: bool
    """Whether the partner has a payout method."""


@dataclass(slots=True)
class PartnerProfileRequest(Model):
    name: str
    """The name that programs see."""
    legal_name: str | Unset = UNSET
    """The name on receipts, such as that of a company."""
    legal_address: str | Unset = UNSET
    """The address on receipts, on one or more lines."""
    tax_id: str | Unset = UNSET
    """The tax number on receipts, such as a VAT identification number."""


@dataclass(slots=True)
class PayoutMethodList(Model):
    data: list[PayoutMethod]
    """The methods of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PayoutMethod(Model):
    """Where a partner wants to be paid."""

    id: int
    """The method."""
    kind: PayoutMethodKind
    """How the money is sent."""
    currency: str | None
    """The currency that it is for. Known values: USD, EUR, VND."""
    holder: str
    """The account holder."""
    holder_kind: PayoutHolderKind
    """What the account holder is."""
    label: str
    """What is shown of the address or account, such as `a***@partner.dev` or `DE•• 7890`."""
    usable_from: datetime.datetime
    """From when payouts use it."""
    created_at: datetime.datetime
    """When it was added."""


PayoutMethodKind: TypeAlias = Literal["paypal", "wise", "sepa", "other"]


PayoutHolderKind: TypeAlias = Literal["person", "institution"]


CreatePayoutMethodRequestCurrency: TypeAlias = Literal["USD", "EUR", "VND"]


@dataclass(slots=True)
class CreatePayoutMethodRequest(Model):
    kind: PayoutMethodKind
    """How the money is sent: `paypal` and `wise` need `email`, `sepa` needs `iban`, `other` needs `details`."""
    holder: str
    """The account holder, in one line."""
    holder_kind: PayoutHolderKind
    """What the account holder is."""
    currency: CreatePayoutMethodRequestCurrency | Unset = UNSET
    """The currency that it is for; `EUR` with `sepa`."""
    email: str | Unset = UNSET
    """The e-mail address of the account at PayPal or Wise."""
    iban: str | Unset = UNSET
    """The IBAN of the bank account, with or without spaces."""
    details: str | Unset = UNSET
    """How to pay in another way."""


@dataclass(slots=True)
class PayoutMethodAnswer(Model):
    data: PayoutMethod
    """Where a partner wants to be paid."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PortalProgramList(Model):
    data: list[PortalProgram]
    """The programs of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PortalProgram(Model):
    """A program, as its partner sees it."""

    id: int
    """The program."""
    name: str
    """Its name."""
    slug: str
    """Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents."""
    domain: str
    """Its domain."""
    status: str
    """`linked` has a link and has not joined; only a `joined` partner earns commissions. Known values: linked, applied, joined, declined, left, removed, merged."""
    archived: bool
    """Whether the program has ended: its links are disabled."""
    demo: bool
    """Whether it is the demo of a first start, with invented events."""
    commission_type: str
    """The commission type. Known values: percent, fixed, recurring_percent, recurring_fixed."""
    commission_rate: float
    """Percent, or major units of the currency."""
    currency: str
    """The currency of the fixed types and of sales that name none. Known values: USD, EUR, VND."""
    lead_commission_cents: int | None
    """Paid for each settled lead, in the smallest currency unit."""
    commission_base: str
    """The amount that commissions of payment events are computed on. Known values: net, gross."""
    commission_on_shipping: bool
    """Whether the net amount has the shipping in it."""
    max_months: int | None
    """For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC."""
    max_commissions: int | None
    """How many sales of one customer earn, whatever becomes of their commissions."""
    cookie_window_days: int
    """The lifetime of the click cookie."""
    attribution_window_days: int
    """The greatest age of a click."""
    holding_period_days: int
    """The number of days before a commission is approved."""
    minimum_payout_cents: int
    """The least amount of a payout, in the smallest currency unit."""
    partner_links: bool
    """Whether partners may create links."""
    partner_postbacks: bool
    """Whether partners may have postbacks."""
    brand: Brand
    """How the program looks to its partners."""
    created_at: datetime.datetime
    """When the partner first belonged to the program."""
    changed_at: datetime.datetime
    """When the status last changed."""


@dataclass(slots=True)
class JoinProgramRequest(Model):
    slug: str
    """The name of the program in URLs."""
    name: str | Unset = UNSET
    """The name that programs see, for an account that is no partner yet."""
    website: str | Unset = UNSET
    """Where the partner reaches people, such as a website, a channel or a profile."""
    answers: list[GivenAnswer] | Unset = UNSET
    """Answers to questions of the program."""
    consents: list[str] | Unset = UNSET
    """What the person agrees to: the addresses of the terms and of the privacy notice, of which the program may have either."""


@dataclass(slots=True)
class GivenAnswer(Model):
    """An answer to a question of the program."""

    question: str
    """The question, exactly as the program asks it."""
    answer: str
    """The answer."""


@dataclass(slots=True)
class PortalProgramAnswer(Model):
    data: PortalProgram
    """A program, as its partner sees it."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CreateOwnLinkRequest(Model):
    code: str | Unset = UNSET
    """The value of `aff` in its address."""
    destination: str | Unset = UNSET
    """The page that the link leads to, at the program's domain or one of its origins."""


@dataclass(slots=True)
class UpdateOwnLinkRequest(Model):
    enabled: bool
    """Whether clicks are accepted."""


@dataclass(slots=True)
class OwnCommissionList(Model):
    data: list[OwnCommission]
    """The commissions of the page."""
    page: Page
    """Where the list continues."""
    totals: CommissionTotals | Unset = UNSET
    """The totals of all commissions, with the first page only."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class OwnCommission(Model):
    """What the partner earned, or an adjustment of it."""

    id: int
    """The commission."""
    kind: str
    """What it is for: a sale, a settled lead, a refund after the payment (`clawback`), or what the program adjusted. Known values: sale, lead, clawback, adjustment, restoration."""
    status: str
    """`pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection. Known values: pending, approved, paid, reversed."""
    held: bool
    """A held commission is neither approved nor paid."""
    amount_cents: int
    """What is left of it, in the smallest currency unit."""
    earned_cents: int
    """What it amounted to at first, before refunds and a rejection."""
    currency: str
    """Its currency. Known values: USD, EUR, VND."""
    link: str | None
    """The name of the link that led to the customer."""
    why: str
    """Where it comes from, and why it is held or was reversed."""
    created_at: datetime.datetime
    """When it was created."""
    changed_at: datetime.datetime
    """When it last changed."""
    approved_at: datetime.datetime | None
    """When it was approved."""
    paid_at: datetime.datetime | None
    """When it was paid."""


@dataclass(slots=True)
class PostbackList(Model):
    data: list[Postback]
    """The postbacks of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class Postback(Model):
    """An address of a partner that the service calls when something happens to their commissions."""

    id: int
    """The postback."""
    method: str
    """Whether the address is filled and called, or a signed body is posted to it. Known values: get, post."""
    url: str
    """The https address."""
    events: list[PostbackEvent] | None
    """The events that are sent."""
    status: str
    """Whether events are sent. Known values: active, disabled."""
    disabled_at: datetime.datetime | None
    """When it was disabled."""
    disabled_because: str | None
    """The partner disabled it, the receiver answered 410, or it failed for five days. Known values: partner, gone, failing."""
    failing_since: datetime.datetime | None
    """The first failure since the last success."""
    previous_secret_until: datetime.datetime | None
    """Until when the former secret signs too."""
    waiting: int
    """How many events wait to be sent, up to 100,000."""
    created_at: datetime.datetime
    """When it was created."""
    changed_at: datetime.datetime
    """When it was last changed."""


PostbackEvent: TypeAlias = Literal[
    "commission.created",
    "commission.approved",
    "commission.held",
    "commission.released",
    "commission.reversed",
    "commission.restored",
    "commission.paid",
    "commission.unpaid",
]


CreatePostbackRequestMethod: TypeAlias = Literal["get", "post"]


@dataclass(slots=True)
class CreatePostbackRequest(Model):
    url: str
    """The https address."""
    method: CreatePostbackRequestMethod | Unset = UNSET
    """`get` unless set."""
    events: list[PostbackEvent] | Unset = UNSET
    """The events that are sent."""


@dataclass(slots=True)
class PostbackSecretAnswerData(Model):
    """The postback, and the secret of a signed one."""

    postback: Postback
    """An address of a partner that the service calls when something happens to their commissions."""
    secret: str | None
    """The secret, in plain text only here: `whsec_` and the base64 text of 32 bytes."""


@dataclass(slots=True)
class PostbackSecretAnswer(Model):
    data: PostbackSecretAnswerData
    """The postback, and the secret of a signed one."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PostbackAnswer(Model):
    data: Postback
    """An address of a partner that the service calls when something happens to their commissions."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


UpdatePostbackRequestStatus: TypeAlias = Literal["active", "disabled"]


@dataclass(slots=True)
class UpdatePostbackRequest(Model):
    url: str | Unset = UNSET
    """The https address."""
    events: list[PostbackEvent] | None | Unset = UNSET
    """The events that are sent."""
    status: UpdatePostbackRequestStatus | Unset = UNSET
    """Whether events are sent."""


@dataclass(slots=True)
class PostbackDeliveryAnswer(Model):
    data: PostbackDelivery
    """An event on its way to a postback."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PostbackDelivery(Model):
    """An event on its way to a postback."""

    id: int
    """The delivery."""
    postback_id: int
    """The postback."""
    type_: str
    """What was sent. Known values: commission.created, commission.approved, commission.held, commission.released, commission.reversed, commission.restored, commission.paid, commission.unpaid, postback.test."""
    commission_id: int | None
    """The commission, or null for a test."""
    status: str
    """Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled. Known values: waiting, delivered, failed, skipped."""
    attempts: int
    """The attempts so far."""
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


@dataclass(slots=True)
class PostbackDeliveryList(Model):
    data: list[PostbackDelivery]
    """What was sent, of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class OwnBalanceAnswer(Model):
    data: OwnBalance
    """What the partner is owed in the program, and what the next payout pays."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class OwnBalanceCurrenciesItem(Model):
    currency: str
    """The currency."""
    pending: OwnBalancePart
    """What is not approved yet."""
    held: OwnBalancePart
    """What is on hold."""
    approved: OwnBalancePart
    """What is approved and in no payout."""
    in_payout: OwnBalancePart
    """What is in a payout and not paid yet."""
    paid: OwnBalancePart
    """What was paid."""
    owed_cents: int
    """What is owed to the partner: pending, approved and in a payout."""
    next_payout: NextPayout
    """What the next payout pays."""


@dataclass(slots=True)
class OwnBalance(Model):
    """What the partner is owed in the program, and what the next payout pays."""

    as_of: datetime.datetime
    """When it was read."""
    currencies: list[OwnBalanceCurrenciesItem]
    """A balance for each currency that has one."""


@dataclass(slots=True)
class OwnBalancePart(Model):
    """A part of a balance."""

    amount_cents: int
    """The sum of its commissions, in the smallest currency unit."""
    count: int
    """The number of its commissions."""


@dataclass(slots=True)
class NextPayout(Model):
    """What the next payout pays."""

    date: datetime.date | None
    """The day (UTC) on which the program means to pay; null if it has named none."""
    amount_cents: int
    """What is due by now, less what is owed to the program."""
    commissions: int
    """The number of commissions in it."""
    minimum_cents: int
    """The least amount that is paid."""
    missing_cents: int
    """What is missing to be paid: to the minimum, or to an amount above zero."""
    blocked_by: list[str]
    """Why it is not paid, or not all of it (`on_hold`)."""
    usable_from: datetime.datetime | None
    """For `method_waits`: when the partner can be paid."""
    method: str | None
    """How it is paid; null if the partner has named no method, or if nothing is due. Known values: paypal, wise, sepa, other."""
    method_currencies: list[str] | Unset = UNSET
    """For `no_method`: the currencies in which the partner can be paid."""


@dataclass(slots=True)
class OwnPayoutList(Model):
    data: list[OwnPayout]
    """The payments of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class OwnPayout(Model):
    """What the partner was or is to be paid by a payout."""

    id: int
    """The payment."""
    amount_cents: int
    """The amount, in the smallest currency unit."""
    currency: str
    """The currency."""
    commissions: int
    """The number of commissions in it."""
    method: str
    """How it is paid. Known values: paypal, wise, sepa, other."""
    label: str | None
    """Where it goes, abridged."""
    reference: str
    """For the bank, PayPal and people."""
    status: str
    """To be paid, paid, could not be paid, or not to be paid. Known values: open, paid, failed, cancelled."""
    paid_at: datetime.datetime | None
    """When it was paid."""
    external_reference: str | None
    """The reference of the bank or PayPal."""
    reason: str | None
    """Why it failed or was cancelled."""
    payer_name: str
    """The name of the program."""
    payee_name: str | None
    """The account holder when the payout was created."""
    created_at: datetime.datetime
    """When it was created."""


@dataclass(slots=True)
class OwnReceiptAnswer(Model):
    data: OwnReceipt
    """What the partner was or is to be paid by a payout, with its commissions."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class OwnReceiptLinesItem(Model):
    commission_id: int
    """The commission."""
    kind: str
    """What it is for. Known values: sale, lead, clawback, adjustment, restoration."""
    amount_cents: int
    """What it amounts to."""
    link: str | None
    """The name of the link that led to the customer."""
    created_at: datetime.datetime
    """When it was created."""
    sold_at: datetime.datetime | None
    """When the sale was; null for what has none."""


@dataclass(slots=True)
class OwnReceipt(Model):
    """What the partner was or is to be paid by a payout, with its commissions."""

    id: int
    """The payment."""
    amount_cents: int
    """The amount, in the smallest currency unit."""
    currency: str
    """The currency."""
    commissions: int
    """The number of commissions in it."""
    method: str
    """How it is paid. Known values: paypal, wise, sepa, other."""
    label: str | None
    """Where it goes, abridged."""
    reference: str
    """For the bank, PayPal and people."""
    status: str
    """To be paid, paid, could not be paid, or not to be paid. Known values: open, paid, failed, cancelled."""
    paid_at: datetime.datetime | None
    """When it was paid."""
    external_reference: str | None
    """The reference of the bank or PayPal."""
    reason: str | None
    """Why it failed or was cancelled."""
    payer_name: str
    """The name of the program."""
    payee_name: str | None
    """The account holder when the payout was created."""
    created_at: datetime.datetime
    """When it was created."""
    payer: ReceiptParty
    """The program, by its payout settings."""
    payee: ReceiptParty
    """The partner, by their profile."""
    lines: list[OwnReceiptLinesItem]
    """Its commissions, the oldest first, 1,000 at most."""
