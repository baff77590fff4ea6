# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of programs."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Brand, MailKind, Page, Readiness, RotationWarning


@dataclass(slots=True)
class ManagedProgramList(Model):
    data: list[ManagedProgram]
    """The programs of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ManagedProgram(Model):
    """A program, as its members see it."""

    id: int
    """The program."""
    name: str
    """Its name."""
    slug: str
    """Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents."""
    domain: str
    """Its domain."""
    status: str
    """Keys of an archived program are refused, and its links are disabled. Known values: active, archived."""
    role: str
    """The role of the caller's account. Known values: owner, admin, viewer."""
    commission_type: str
    """The commission type. Known values: percent, fixed, recurring_percent, recurring_fixed."""
    commission_rate: float
    """Percent, or major units of the currency."""
    commission_base: str
    """The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it. Known values: net, gross."""
    commission_on_shipping: bool
    """Whether the net amount has the shipping in it."""
    currency: str
    """The currency of the fixed types and of sales that name none. Known values: USD, EUR, VND."""
    lead_commission_cents: int | None
    """Paid for each settled lead, in the smallest currency unit."""
    max_months: int | None
    """For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC."""
    max_commissions: int | None
    """How many sales of one customer earn, whatever becomes of their commissions."""
    grandfather: bool
    """Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves."""
    lead_auth: str
    """Whether leads from browsers settle. Known values: server_required, browser_allowed."""
    cookie_window_days: int
    """The lifetime of the click cookie."""
    attribution_window_days: int
    """The greatest age of a click."""
    holding_period_days: int
    """After this number of days `auto_approve` approves a commission."""
    minimum_payout_cents: int
    """The least amount of a payout, in the smallest currency unit."""
    auto_approve: bool
    """Whether commissions are approved after the holding period."""
    join_policy: str
    """How partners join. Known values: invite, apply, open."""
    partner_links: bool
    """Whether partners may create links."""
    code_policy: str
    """What decides if a customer has both a click and a discount code. Known values: code_first, click_first."""
    partner_postbacks: bool
    """Whether partners may have postbacks."""
    brand: Brand
    """How the program looks to its partners."""
    questions: list[Question]
    """What people who join or apply are asked."""
    muted_mails: list[MailKind]
    """The kinds of mails that the program does not send, neither to partners nor to owners."""
    origins: list[str]
    """The browser origins that may send clicks and leads."""
    demo: bool
    """Whether it is the demo of a first start, with invented events."""
    created_at: datetime.datetime
    """When it was created."""
    archived_at: datetime.datetime | None
    """When it was archived."""


@dataclass(slots=True)
class Question(Model):
    """What the program asks people who join or apply."""

    text: str
    """The question."""
    required: bool
    """Whether nobody can join or apply without an answer."""


CreateProgramRequestCommissionType: TypeAlias = Literal["percent", "fixed", "recurring_percent", "recurring_fixed"]


CreateProgramRequestCommissionBase: TypeAlias = Literal["net", "gross"]


CreateProgramRequestCurrency: TypeAlias = Literal["USD", "EUR", "VND"]


CreateProgramRequestLeadAuth: TypeAlias = Literal["server_required", "browser_allowed"]


CreateProgramRequestCodePolicy: TypeAlias = Literal["code_first", "click_first"]


CreateProgramRequestJoinPolicy: TypeAlias = Literal["invite", "apply", "open"]


@dataclass(slots=True)
class CreateProgramRequest(Model):
    commission_type: CreateProgramRequestCommissionType
    """`percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale."""
    commission_rate: float
    """Percent of the amount, at most 100, or major units of the program's currency, at most 1000000."""
    name: str
    """The name of the program."""
    domain: str
    """The brand's host name."""
    commission_base: CreateProgramRequestCommissionBase | Unset = UNSET
    """The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it."""
    commission_on_shipping: bool | Unset = UNSET
    """Whether the net amount has the shipping in it."""
    currency: CreateProgramRequestCurrency | Unset = UNSET
    """The currency of the fixed types and of sales that name none."""
    lead_commission_cents: int | Unset = UNSET
    """Paid for each settled lead, in the smallest currency unit."""
    max_months: int | Unset = UNSET
    """For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC."""
    max_commissions: int | Unset = UNSET
    """How many sales of one customer earn, whatever becomes of their commissions."""
    grandfather: bool | Unset = UNSET
    """Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves."""
    lead_auth: CreateProgramRequestLeadAuth | Unset = UNSET
    """Whether leads from browsers settle."""
    code_policy: CreateProgramRequestCodePolicy | Unset = UNSET
    """What decides if a customer has both a click and a discount code."""
    cookie_window_days: int | Unset = UNSET
    """The lifetime of the click cookie."""
    attribution_window_days: int | Unset = UNSET
    """The greatest age of a click."""
    holding_period_days: int | Unset = UNSET
    """After this number of days `auto_approve` approves a commission."""
    minimum_payout_cents: int | Unset = UNSET
    """The least amount of a payout, in the smallest currency unit."""
    auto_approve: bool | Unset = UNSET
    """Whether commissions are approved after the holding period."""
    join_policy: CreateProgramRequestJoinPolicy | Unset = UNSET
    """How partners join: by invitation, by application, or freely."""
    partner_links: bool | Unset = UNSET
    """Whether partners may create links."""


@dataclass(slots=True)
class CreateProgramAnswerData(Model):
    """The program and its first key."""

    program: ManagedProgram
    """A program, as its members see it."""
    api_key: str
    """Its API key, in plain text only here."""


@dataclass(slots=True)
class CreateProgramAnswer(Model):
    data: CreateProgramAnswerData
    """The program and its first key."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class ManagedProgramAnswer(Model):
    data: ManagedProgram
    """A program, as its members see it."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


UpdateProgramRequestCommissionType: TypeAlias = Literal["percent", "fixed", "recurring_percent", "recurring_fixed"]


UpdateProgramRequestCommissionBase: TypeAlias = Literal["net", "gross"]


UpdateProgramRequestCurrency: TypeAlias = Literal["USD", "EUR", "VND"]


UpdateProgramRequestLeadAuth: TypeAlias = Literal["server_required", "browser_allowed"]


UpdateProgramRequestCodePolicy: TypeAlias = Literal["code_first", "click_first"]


UpdateProgramRequestJoinPolicy: TypeAlias = Literal["invite", "apply", "open"]


@dataclass(slots=True)
class UpdateProgramRequest(Model):
    commission_type: UpdateProgramRequestCommissionType | Unset = UNSET
    """`percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale."""
    commission_rate: float | Unset = UNSET
    """Percent of the amount, at most 100, or major units of the program's currency, at most 1000000."""
    name: str | Unset = UNSET
    """The name of the program."""
    domain: str | Unset = UNSET
    """The brand's host name."""
    commission_base: UpdateProgramRequestCommissionBase | Unset = UNSET
    """The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it."""
    commission_on_shipping: bool | Unset = UNSET
    """Whether the net amount has the shipping in it."""
    currency: UpdateProgramRequestCurrency | Unset = UNSET
    """The currency of the fixed types and of sales that name none."""
    lead_commission_cents: int | None | Unset = UNSET
    """Paid for each settled lead, in the smallest currency unit."""
    max_months: int | None | Unset = UNSET
    """For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC."""
    max_commissions: int | None | Unset = UNSET
    """How many sales of one customer earn, whatever becomes of their commissions."""
    grandfather: bool | Unset = UNSET
    """Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves."""
    lead_auth: UpdateProgramRequestLeadAuth | Unset = UNSET
    """Whether leads from browsers settle."""
    code_policy: UpdateProgramRequestCodePolicy | Unset = UNSET
    """What decides if a customer has both a click and a discount code."""
    cookie_window_days: int | Unset = UNSET
    """The lifetime of the click cookie."""
    attribution_window_days: int | Unset = UNSET
    """The greatest age of a click."""
    holding_period_days: int | Unset = UNSET
    """After this number of days `auto_approve` approves a commission."""
    minimum_payout_cents: int | Unset = UNSET
    """The least amount of a payout, in the smallest currency unit."""
    auto_approve: bool | Unset = UNSET
    """Whether commissions are approved after the holding period."""
    join_policy: UpdateProgramRequestJoinPolicy | Unset = UNSET
    """How partners join: by invitation, by application, or freely."""
    partner_links: bool | Unset = UNSET
    """Whether partners may create links."""
    partner_postbacks: bool | Unset = UNSET
    """Whether partners may have postbacks."""
    brand: BrandRequest | Unset = UNSET
    """How the program looks to its partners."""
    questions: list[QuestionRequest] | Unset = UNSET
    """What people who join or apply are asked, in place of the present questions."""
    muted_mails: list[MailKind] | Unset = UNSET
    """The kinds of mails that the program does not send, neither to partners nor to owners."""


@dataclass(slots=True)
class BrandRequest(Model):
    """How the program looks to its partners."""

    display_name: str | Unset = UNSET
    """The name that partners read in place of the program's."""
    accent_color: str | Unset = UNSET
    """The colour of the brand, such as `#b45309`."""
    sentence: str | Unset = UNSET
    """What the brand says to partners."""
    terms_url: str | Unset = UNSET
    """The terms of the program: `https`, or `http` on the own machine."""
    privacy_url: str | Unset = UNSET
    """What the brand says about privacy: `https`, or `http` on the own machine."""
    contact_email: str | Unset = UNSET
    """Where partners write to the program."""


@dataclass(slots=True)
class QuestionRequest(Model):
    """What the program asks people who join or apply."""

    text: str
    """The question."""
    required: bool | Unset = UNSET
    """Whether nobody can join or apply without an answer."""


@dataclass(slots=True)
class OriginsRequest(Model):
    origins: list[str]
    """The complete list of origins, each with scheme, host and port, and without a path."""


@dataclass(slots=True)
class ProgramReadinessAnswer(Model):
    data: Readiness
    """The state of the integration."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""
