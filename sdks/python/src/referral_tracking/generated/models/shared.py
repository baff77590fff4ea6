# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of more than one resource."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset


@dataclass(slots=True)
class Notice(Model):
    """A hint about a request that was accepted."""

    code: str
    """Stable."""
    message: str
    """Explanation for people."""
    fields: list[str] | Unset = UNSET
    """The fields that the notice is about, at most five; of a long name its beginning."""


@dataclass(slots=True)
class RotationWarning(Model):
    """The warning in responses to a key that is marked for rotation."""

    code: str
    """Stable. Known values: api_key_rotation_required."""
    message: str
    """Explanation for people."""
    hint: str
    """What to do."""
    rotate_by: datetime.datetime
    """The deadline after which the key is rejected."""
    docs_url: str
    """Link to an explanation of the rotation."""


@dataclass(slots=True)
class ReadinessGates(Model):
    """The gates, from the program's profile to its first real sale."""

    profile: ReadinessGate
    """Name and domain."""
    economics: ReadinessGate
    """The commission."""
    payout: ReadinessGate
    """Partners who have joined."""
    tracking: ReadinessGate
    """An enabled link and an allowed origin."""
    live: ReadinessGate
    """A real attributed sale."""


@dataclass(slots=True)
class ReadinessLastEventAt(Model):
    """When the last production event of each kind happened, or null."""

    click: datetime.datetime | None
    """The last click."""
    lead: datetime.datetime | None
    """The last lead."""
    sale: datetime.datetime | None
    """The last sale."""


@dataclass(slots=True)
class ReadinessCounts24H(Model):
    """Production events of the last 24 hours."""

    clicks: int
    """Clicks."""
    leads: int
    """Settled leads."""
    sales: int
    """Sales."""


@dataclass(slots=True)
class ReadinessPoll(Model):
    """How to poll this endpoint."""

    retry_after_seconds: int
    """How long to wait before the next request."""


@dataclass(slots=True)
class Readiness(Model):
    program_id: int
    """The program that the key belongs to."""
    state: str
    """`draft`: profile or economics are missing. Known values: draft, configuring, ready, integration_verified, live_verified."""
    integration_verified: bool
    """Whether a whole chain arrived in test mode with the key."""
    blocker: str | None
    """The first gate that does not pass, or null. Known values: profile, economics, payout, tracking, live."""
    gates: ReadinessGates
    """The gates, from the program's profile to its first real sale."""
    last_event_at: ReadinessLastEventAt
    """When the last production event of each kind happened, or null."""
    counts_24h: ReadinessCounts24H
    """Production events of the last 24 hours."""
    key_rotated_at: datetime.datetime | None
    """When the current key replaced an older one, or null if it is the first."""
    poll: ReadinessPoll
    """How to poll this endpoint."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ReadinessGate(Model):
    status: str
    """Whether the gate is passed. Known values: pass, fail, unknown."""
    detail: str
    """What was found, for people."""
    next_action: str | None
    """What to do next, or null if the gate is passed."""
    checked_at: datetime.datetime
    """When it was checked."""


@dataclass(slots=True)
class BrandAccentShadesType0(Model):
    """The shades of the colour that text can have: their contrast is at least 4.5."""

    light: str
    """On white, or behind white text."""
    dark: str
    """On the near-black `#18181b`, or behind text of that colour."""


@dataclass(slots=True)
class Brand(Model):
    """How the program looks to its partners."""

    display_name: str | None
    """The name that partners read in place of the program's."""
    accent_color: str | None
    """The colour of the brand, such as `#b45309`."""
    accent_shades: BrandAccentShadesType0 | None
    """The shades of the colour that text can have: their contrast is at least 4.5."""
    sentence: str | None
    """What the brand says to partners."""
    terms_url: str | None
    """The terms of the program."""
    privacy_url: str | None
    """What the brand says about privacy."""
    contact_email: str | None
    """Where partners write to the program."""
    logo_url: str | None
    """The logo, as a PNG of at most 256 by 256 pixels that anybody may read."""


MailKind: TypeAlias = Literal[
    "application_decided",
    "first_commission",
    "monthly_summary",
    "payout_paid",
    "payout_returned",
    "applications_waiting",
    "payday",
    "key_rotation_due",
    "webhook_failing",
    "processor_silent",
    "weekly_digest",
]


@dataclass(slots=True)
class Page(Model):
    """Where the list continues."""

    next_cursor: str | None
    """Send it as `cursor` to get the next page."""
    has_more: bool
    """Whether there is a next page."""


@dataclass(slots=True)
class ProgramKey(Model):
    """An API key of a program, without its text."""

    id: int
    """The key."""
    masked: str
    """Its prefix and its last four characters."""
    status: str
    """`active` and `marked` keys are usable; a `marked` one is `retired` after its deadline. Known values: active, marked, retired, revoked."""
    created_at: datetime.datetime
    """When it was created."""
    marked_at: datetime.datetime | None
    """When it was marked for rotation."""
    rotate_by: datetime.datetime | None
    """The deadline after which it is retired."""
    revoked_at: datetime.datetime | None
    """When it was revoked."""
    last_used_at: datetime.datetime | None
    """When it was last used, to five minutes."""


@dataclass(slots=True)
class SaleRefundsItem(Model):
    """A refund."""

    id: int
    """The refund."""
    amount_cents: int
    """By how much it changed the refunded amount: less than nothing if it was restored."""
    reason: str
    """Why. Known values: refund, chargeback."""
    occurred_at: datetime.datetime
    """When it was recorded."""


@dataclass(slots=True)
class Sale(Model):
    """A sale with its refunds."""

    id: int
    """The sale."""
    transaction_id: str
    """Its `transaction_id`."""
    partner_id: int | None
    """The partner; null if the account was erased."""
    customer_id: int
    """The customer."""
    customer_key: str | None
    """The program's own identifier of the customer; null if there is none, and after an erasure."""
    amount_cents: int
    """What the commission is computed on, in the smallest currency unit."""
    gross_amount_cents: int | None
    """What the customer paid, with the tax and the shipping in it; null if unknown."""
    tax_cents: int | None
    """The tax in it; null if unknown."""
    shipping_cents: int | None
    """The shipping in it; null if unknown."""
    currency: str
    """Its currency. Known values: USD, EUR, VND."""
    subscription_id: str | None
    """The subscription that it belongs to, or null."""
    terms_id: int | None
    """The terms that decided what it earned; null if they are the first ones of the program, or if there are none."""
    commission_reason: str | None
    """The limit because of which the sale earned nothing: `months_reached` or `commissions_reached`. Known values: months_reached, commissions_reached."""
    refunded_cents: int
    """What was refunded of it in all."""
    refunds: list[SaleRefundsItem]
    """Its newest refunds, up to fifty, the oldest first."""
    occurred_at: datetime.datetime
    """When the customer paid."""
    recorded_at: datetime.datetime
    """When it was recorded."""


@dataclass(slots=True)
class Lead(Model):
    """A lead."""

    id: int
    """The lead."""
    partner_id: int | None
    """The partner; null if the account was erased."""
    customer_id: int
    """The customer."""
    customer_key: str | None
    """The program's own identifier of the customer; null if there is none, and after an erasure."""
    mode: str
    """Who reported it. Known values: server, browser, payment."""
    provisional: bool
    """Whether it has yet to be settled."""
    event_name: str | None
    """Its name, if one was sent."""
    occurred_at: datetime.datetime
    """When the customer signed up."""
    recorded_at: datetime.datetime
    """When it was recorded."""


TermsLevel: TypeAlias = Literal["program", "group", "partnership"]


@dataclass(slots=True)
class ManagedTerms(Model):
    """Terms of a program, a group or one partner."""

    id: int
    """The terms."""
    level: TermsLevel
    """Whose terms they are."""
    group_id: int | None
    """The group, at the level `group`."""
    partner_id: int | None
    """The partner, at the level `partnership`; `null` if the partner was erased."""
    in_force: bool
    """Whether they are the present ones of their level."""
    commission_type: str
    """The commission type. Known values: percent, fixed, recurring_percent, recurring_fixed."""
    commission_rate: float
    """Percent, or major units of the currency."""
    commission_base: str
    """The amount that commissions of payment events are computed on. Known values: net, gross."""
    commission_on_shipping: bool
    """Whether the net amount has the shipping in it."""
    currency: str
    """The currency of the fixed types and of the commission of a lead. Known values: USD, EUR, VND."""
    lead_commission_cents: int | None
    """Paid for each settled lead, in the smallest currency unit."""
    max_months: int | None
    """For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC."""
    max_commissions: int | None
    """How many sales of one customer earn, whatever becomes of their commissions."""
    holding_period_days: int
    """After this number of days `auto_approve` approves a commission."""
    created_by: str | None
    """The address of the member who made them; `null`: the operator, or an account that is gone, and for viewers."""
    created_at: datetime.datetime
    """When they were made."""


@dataclass(slots=True)
class RotateWebhookSecretRequest(Model):
    overlap_hours: int | Unset = UNSET
    """For how many hours the former secret signs too. 24 unless set."""


@dataclass(slots=True)
class Commission(Model):
    """What a partner earned, or an adjustment of it."""

    id: int
    """The commission."""
    kind: str
    """What it is for: a sale, a settled lead, a refund after the payment (`clawback`), its end in your favour (`restoration`), or what a member adjusted. Known values: sale, lead, clawback, adjustment, restoration."""
    status: str
    """`pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection. Known values: pending, approved, paid, reversed."""
    held: bool
    """A held commission is neither approved nor paid."""
    amount_cents: int
    """What is left of it, in the smallest currency unit."""
    earned_cents: int
    """What it amounted to at first, before refunds and a rejection."""
    base_cents: int | None
    """What the commission of a sale was computed on."""
    currency: str
    """Its currency. Known values: USD, EUR, VND."""
    partner_id: int | None
    """The partner."""
    customer_id: int | None
    """The customer."""
    sale_id: int | None
    """The sale."""
    reason: str | None
    """Why it was adjusted, is held, or was rejected."""
    created_at: datetime.datetime
    """When it was created."""
    changed_at: datetime.datetime
    """When it last changed."""
    approved_at: datetime.datetime | None
    """When it was approved."""
    paid_at: datetime.datetime | None
    """When it was paid."""
    payout_id: int | None
    """The payout that it is in, or was paid by."""
    terms_id: int | None
    """The terms that decided what it earned; null if they are the first ones of the program, or if there are none."""
    partner: CommissionPartner | None | Unset = UNSET
    """The partner, with `expand=partner`."""
    customer: CommissionCustomer | None | Unset = UNSET
    """The customer, with `expand=customer`."""


@dataclass(slots=True)
class CommissionPartner(Model):
    """The partner, with `expand=partner`."""

    id: int
    """The partner."""
    name: str
    """The name of the partner."""
    email: str | None
    """The e-mail address."""
    status: str
    """What the partner is to the program. Known values: linked, applied, joined, declined, left, removed, merged."""


@dataclass(slots=True)
class CommissionCustomer(Model):
    """The customer, with `expand=customer`."""

    id: int
    """The customer."""
    status: str
    """What the customer has done. Known values: click, lead, conversion."""
    click_id: str | None
    """The click."""
    customer_key: str | None
    """Your identifier of the customer."""


@dataclass(slots=True)
class ManagedPartner(Model):
    """A partner of a program."""

    id: int
    """The partner."""
    name: str
    """The name of the partner."""
    email: str | None
    """Their e-mail address."""
    status: str
    """`linked` has a link and has not joined; only a `joined` partner earns commissions. Known values: linked, applied, joined, declined, left, removed, merged."""
    created_at: datetime.datetime
    """When they first became a partner of the program."""
    changed_at: datetime.datetime
    """When the status last changed."""
    group: PartnerGroup
    """The group of the partner."""
    minimum_payout_cents: int | None
    """The least amount that the partner is paid, in the smallest unit of the program's currency; `null`: as the group or the program says."""
    application: Application | None
    """What the partner said when they joined or applied."""
    decline_reason: str | None
    """Why the application was declined."""
    notes: str | None
    """What the members of the program wrote about the partner."""
    tags: list[str]
    """What the members of the program sort partners by, in lower case."""
    same_account_as_removed: list[int] | Unset = UNSET
    """Partners who were removed from the program and have or had the same account or address for payments, the first hundred."""


@dataclass(slots=True)
class PartnerGroup(Model):
    """The group of the partner."""

    id: int
    """The group."""
    name: str
    """Its name."""


@dataclass(slots=True)
class Application(Model):
    """What the partner said when they joined or applied."""

    website: str | None
    """The website, channel or profile that the partner named."""
    answers: list[StoredAnswer]
    """The answers to the questions of that time."""
    consents: list[StoredConsent]
    """What the partner agreed to."""


@dataclass(slots=True)
class StoredAnswer(Model):
    """An answer."""

    question: str
    """The question."""
    answer: str
    """The answer."""


@dataclass(slots=True)
class StoredConsent(Model):
    """The consent to a document."""

    url: str
    """The address of the document."""
    at: datetime.datetime
    """When the partner agreed."""


@dataclass(slots=True)
class ManagedCode(Model):
    """A discount code that belongs to a partner."""

    id: int
    """The code."""
    code: str | None
    """The code as it was written."""
    partner_id: int | None
    """The partner who earns."""
    processor_id: str | None
    """The payment processor's identifier, such as that of Stripe's promotion code."""
    status: CodeStatus
    """Whether the code decides whom a customer belongs to."""
    customers: int
    """The customers whom the code brought."""
    sales: int
    """The sales of these customers."""
    created_at: datetime.datetime
    """When it was created."""


CodeStatus: TypeAlias = Literal["active", "disabled"]


@dataclass(slots=True)
class PayoutItems(Model):
    """The number of items with each status."""

    open_: int
    """To be paid."""
    paid: int
    """Paid."""
    failed: int
    """Could not be paid."""
    cancelled: int
    """Not to be paid."""


@dataclass(slots=True)
class PayoutHeldBackItem(Model):
    reason: str
    """Why a partner is not paid: the account was erased or suspended, nothing is due, it is less than the minimum, there is no way to be paid or it waits, the commissions are on hold, the payout has 5,000 items, or the amount or the sum would be more than 9007199254740991. Known values: partner_erased, account_suspended, not_positive, below_minimum, no_method, method_waits, on_hold, too_many, too_large."""
    partners: int
    """The number of partners."""
    amount_cents: int
    """What was not paid to them."""


@dataclass(slots=True)
class Payout(Model):
    """A payout."""

    id: int
    """The payout."""
    number: int
    """Its number in the program, from 1."""
    reference: str
    """For the bank, PayPal and people."""
    currency: str
    """The currency."""
    cutoff: datetime.datetime
    """Commissions that were approved before."""
    minimum_cents: int
    """The least amount of an item, of partners who have none of their own or by their group."""
    note: str | None
    """For the members of the program, or null."""
    status: str
    """`open` while an item is; `cancelled` if all items are; else `settled`. Known values: open, settled, cancelled."""
    items: PayoutItems
    """The number of items with each status."""
    total_cents: int
    """The sum of all items."""
    commissions: int
    """The number of commissions in them."""
    held_back: list[PayoutHeldBackItem]
    """What was not paid."""
    created_by: int | None
    """The account of the owner; null for the operator."""
    created_at: datetime.datetime
    """When it was created."""


@dataclass(slots=True)
class PayoutItemReplacedByType0(Model):
    """Of an item that failed or was cancelled: the first open or paid item that took over commissions of it."""

    id: int
    """The item."""
    payout_id: int
    """Its payout."""
    reference: str
    """For the bank, PayPal and people."""
    status: str
    """To be paid, or paid. Known values: open, paid."""


@dataclass(slots=True)
class PayoutItem(Model):
    """What one partner is paid by a payout."""

    id: int
    """The item."""
    payout_id: int
    """The payout."""
    partner_id: int | None
    """The partner; null if the account was erased."""
    partnership_id: int
    """The partner in this program, which outlives the account."""
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
    short_reference: str
    """For Wise, which takes ten characters: the number of the item in base 36."""
    status: str
    """To be paid, paid, could not be paid, or not to be paid. Known values: open, paid, failed, cancelled."""
    paid_at: datetime.datetime | None
    """When it was paid, as reported."""
    external_reference: str | None
    """The reference of the bank or PayPal, as reported."""
    reason: str | None
    """Why it failed or was cancelled, as reported."""
    exported_at: datetime.datetime | None
    """When it was last in an exported file."""
    created_at: datetime.datetime
    """When it was created."""
    changed_at: datetime.datetime
    """When it last changed."""
    replaced_by: PayoutItemReplacedByType0 | None
    """Of an item that failed or was cancelled: the first open or paid item that took over commissions of it."""
    same_destination: list[int] | Unset = UNSET
    """Other partners of the program who have or had the same destination, the first hundred."""
    partner: CommissionPartner | None | Unset = UNSET
    """The partner, with `expand=partner`."""


@dataclass(slots=True)
class StatsList(Model):
    data: list[StatsGroup]
    """The groups of the page."""
    page: Page
    """Where the list continues."""
    from_: str
    """The first day."""
    to: str
    """The day after the last one."""
    as_of: datetime.datetime
    """The time of the totals."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class StatsGroup(Model):
    """The totals of a day, a partner, a link or a note on clicks, or of all."""

    day: str | None
    """The day (UTC), with `group_by=day`."""
    partner_id: int | None
    """The partner, with `group_by=partner` or `link`; null if the account was erased."""
    link_id: int | None
    """The link, with `group_by=link`; null for commissions without a click."""
    sub: str | None
    """The note, with `group_by=sub`."""
    clicks: int
    """Clicks."""
    leads: int
    """Settled leads."""
    currencies: list[StatsCurrency]
    """The amounts of each currency in which there is one."""


@dataclass(slots=True)
class StatsCurrency(Model):
    """The totals of a currency."""

    currency: str
    """The currency. Known values: USD, EUR, VND."""
    sales: StatsSum
    """The sales."""
    refunds: StatsSum
    """The refunds."""
    commission_cents: int
    """The commissions that were earned, less what was taken back, in the smallest currency unit."""


@dataclass(slots=True)
class StatsSum(Model):
    """A number of events and the sum of their amounts."""

    count: int
    """A number of things."""
    amount_cents: int
    """The sum, in the smallest currency unit."""


@dataclass(slots=True)
class VisitsAnswer(Model):
    data: Visits
    """What became of visits through short addresses."""
    from_: str
    """The first day."""
    to: str
    """The day after the last one."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class VisitsFiltered(Model):
    """Visits that are no clicks, by reason."""

    bot: int
    """A known robot, by its `User-Agent`."""
    prefetch: int
    """A page that a browser or an app has loaded in advance, or for a preview."""
    no_agent: int
    """Requests without a `User-Agent`."""
    head: int
    """`HEAD` requests, which only ask where an address leads."""
    limit: int
    """More than 60 visits a minute from one address."""


@dataclass(slots=True)
class Visits(Model):
    """What became of visits through short addresses."""

    sent: int
    """Visitors who were sent to a page of the program, each of them a click."""
    landed: int
    """Visits that the script of the page has reported."""
    landed_per_1000: int | None
    """How many of 1,000 visitors have landed."""
    filtered: VisitsFiltered
    """Visits that are no clicks, by reason."""


@dataclass(slots=True)
class ManagedLinkList(Model):
    data: list[ManagedLink]
    """The links of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ManagedLinkNamesItem(Model):
    name: str
    """The code or an alias."""
    scope: str
    """`program`: another program has the name, too, so it leads to this link at hosts that the program has proved, and nowhere else. Known values: deployment, program."""


@dataclass(slots=True)
class ManagedLink(Model):
    """A referral link of a program."""

    id: int
    """The link."""
    code: str
    """The value of `aff` in its address."""
    aliases: list[str]
    """Other values of `aff` that lead to the link, in lower case, in the order in which they were added."""
    names: list[ManagedLinkNamesItem]
    """Its code and its aliases, and where each of them leads to the link."""
    partner_id: int | None
    """The partner who earns."""
    destination: str | None
    """The page that the link leads to."""
    enabled: bool
    """Whether clicks are accepted."""
    disabled_by_partner: bool
    """Whether it is disabled because its partner disabled it, who can then enable it again."""
    url: str
    """The address to publish: the destination with the code in `aff`."""
    short_url: str | None
    """The address for places whose pages have no script, at the oldest verified link host of the program, or else at the service."""
    created_at: datetime.datetime
    """When it was created."""


@dataclass(slots=True)
class ManagedLinkAnswer(Model):
    data: ManagedLink
    """A referral link of a program."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CreateAliasRequest(Model):
    alias: str
    """The alias."""


@dataclass(slots=True)
class CodeList(Model):
    data: list[ManagedCode]
    """The codes of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CommissionTotalsCurrenciesItem(Model):
    """The commissions of a currency."""

    currency: str
    """The currency. Known values: USD, EUR, VND."""
    pending: CommissionSum
    """Those that are not decided yet."""
    approved: CommissionSum
    """Those that are approved and not paid yet."""
    paid: CommissionSum
    """Those that are paid."""
    reversed_: CommissionSum
    """Those that were rejected, or taken back by a refund."""


@dataclass(slots=True)
class CommissionTotals(Model):
    """The commissions of a program or of one partner, by currency and status."""

    currencies: list[CommissionTotalsCurrenciesItem]
    """The commissions of each currency in which there is one."""
    as_of: datetime.datetime
    """The time of the totals."""


@dataclass(slots=True)
class CommissionSum(Model):
    """The commissions in a status, and the sum of their amounts."""

    count: int
    """How many there are."""
    held: int
    """How many of them are on hold."""
    amount_cents: int
    """The sum of their present amounts, in the smallest currency unit."""


@dataclass(slots=True)
class StatementList(Model):
    data: list[Statement]
    """The statements of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class Statement(Model):
    """What a partner earned and was paid in a month."""

    id: int
    """The statement."""
    program_id: int
    """The program."""
    partnership_id: int
    """The partner in this program, which outlives the account."""
    partner_id: int | None
    """The partner; null if the account was erased."""
    currency: str
    """The currency."""
    month: str
    """The month (UTC)."""
    opening_cents: int
    """What was owed at the beginning: the closing of the statement before, or what was owed when statements began."""
    earned_cents: int
    """What commissions of sales and leads earned."""
    restored_cents: int
    """What came back because a refund failed or a dispute was won."""
    adjusted_cents: int
    """What was adjusted, less adjustments that were rejected."""
    returned_cents: int
    """Payments that came back, or were reported by mistake."""
    reversed_cents: int
    """What refunds and rejections took back before it was paid."""
    clawed_back_cents: int
    """What refunds took back after it was claimed or paid."""
    paid_cents: int
    """What was paid."""
    closing_cents: int
    """What is owed at the end: opening + earned + restored + adjusted + returned − reversed − clawed back − paid."""
    line_count: int
    """The number of its lines."""
    lines_sha256: str
    """The SHA-256 of its lines."""
    closed_at: datetime.datetime
    """When it was closed."""
    sha256: str
    """The SHA-256 of its canonical form."""
    signature: str
    """A JSON Web Signature (Ed25519) of its canonical form, by a key of `/.well-known/jwks.json`."""


@dataclass(slots=True)
class StatementPreviewAnswer(Model):
    data: StatementPreview
    """The statements of the month that is not closed, as they are so far."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class StatementPreviewStatementsItem(Model):
    partnership_id: int
    """The partner in this program, which outlives the account."""
    partner_id: int | None
    """The partner; null if the account was erased."""
    currency: str
    """The currency."""
    opening_cents: int
    """What was owed at the beginning: the closing of the statement before, or what was owed when statements began."""
    earned_cents: int
    """What commissions of sales and leads earned."""
    restored_cents: int
    """What came back because a refund failed or a dispute was won."""
    adjusted_cents: int
    """What was adjusted, less adjustments that were rejected."""
    returned_cents: int
    """Payments that came back, or were reported by mistake."""
    reversed_cents: int
    """What refunds and rejections took back before it was paid."""
    clawed_back_cents: int
    """What refunds took back after it was claimed or paid."""
    paid_cents: int
    """What was paid."""
    closing_cents: int
    """What is owed at the end: opening + earned + restored + adjusted + returned − reversed − clawed back − paid."""
    line_count: int
    """The number of its lines."""
    lines: list[StatementLine]
    """What changed what is owed, by time: of one partner the first 10,000, of all partners none."""


@dataclass(slots=True)
class StatementPreview(Model):
    """The statements of the month that is not closed, as they are so far."""

    month: str
    """The month (UTC)."""
    as_of: datetime.datetime
    """When it was read."""
    payer: ReceiptParty
    """The program, by its payout settings."""
    statements: list[StatementPreviewStatementsItem]
    """One for each partner and currency with an entry or a balance, the first 1,000."""


@dataclass(slots=True)
class ReceiptParty(Model):
    """What a receipt says of one side, as it is now."""

    legal_name: str | None
    """The name on receipts."""
    legal_address: str | None
    """The address on receipts."""
    tax_id: str | None
    """The tax number on receipts."""


@dataclass(slots=True)
class StatementLine(Model):
    """What changed what is owed."""

    commission_id: int
    """The commission."""
    kind: str
    """Which sum of the statement it is in. Known values: earned, restored, adjusted, returned, reversed, clawed_back, paid, folded."""
    amount_cents: int
    """By how much it changes what is owed."""
    created_at: datetime.datetime
    """When it happened."""
    sold_at: datetime.datetime | None
    """When the sale was; null for what has none."""


@dataclass(slots=True)
class StatementAnswer(Model):
    data: WholeStatement
    """What a partner earned and was paid in a month, with every line."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class WholeStatement(Model):
    """What a partner earned and was paid in a month, with every line."""

    id: int
    """The statement."""
    program_id: int
    """The program."""
    partnership_id: int
    """The partner in this program, which outlives the account."""
    partner_id: int | None
    """The partner; null if the account was erased."""
    currency: str
    """The currency."""
    month: str
    """The month (UTC)."""
    opening_cents: int
    """What was owed at the beginning: the closing of the statement before, or what was owed when statements began."""
    earned_cents: int
    """What commissions of sales and leads earned."""
    restored_cents: int
    """What came back because a refund failed or a dispute was won."""
    adjusted_cents: int
    """What was adjusted, less adjustments that were rejected."""
    returned_cents: int
    """Payments that came back, or were reported by mistake."""
    reversed_cents: int
    """What refunds and rejections took back before it was paid."""
    clawed_back_cents: int
    """What refunds took back after it was claimed or paid."""
    paid_cents: int
    """What was paid."""
    closing_cents: int
    """What is owed at the end: opening + earned + restored + adjusted + returned − reversed − clawed back − paid."""
    line_count: int
    """The number of its lines."""
    lines_sha256: str
    """The SHA-256 of its lines."""
    closed_at: datetime.datetime
    """When it was closed."""
    sha256: str
    """The SHA-256 of its canonical form."""
    signature: str
    """A JSON Web Signature (Ed25519) of its canonical form, by a key of `/.well-known/jwks.json`."""
    payer: ReceiptParty
    """The program, by its payout settings as they are now."""
    lines: list[StatementLine]
    """What changed what is owed, by time."""
