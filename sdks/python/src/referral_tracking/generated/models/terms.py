# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of terms."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import ManagedTerms, Page, TermsLevel


@dataclass(slots=True)
class TermsList(Model):
    """A page of terms."""

    data: list[ManagedTerms]
    """The terms."""
    page: Page
    """Where the list continues."""


CreateTermsRequestCommissionType: TypeAlias = Literal["percent", "fixed", "recurring_percent", "recurring_fixed"]


CreateTermsRequestCommissionBase: TypeAlias = Literal["net", "gross"]


@dataclass(slots=True)
class CreateTermsRequest(Model):
    level: TermsLevel
    """Whose terms they are."""
    group_id: int | Unset = UNSET
    """The group, at the level `group`."""
    partner_id: int | Unset = UNSET
    """The partner, at the level `partnership`."""
    inherit: bool | Unset = UNSET
    """Whether the group or the partner has no terms of its own any more; other fields of the terms are then ignored."""
    commission_type: CreateTermsRequestCommissionType | Unset = UNSET
    """`percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale."""
    commission_rate: float | Unset = UNSET
    """Percent of the amount, at most 100, or major units of the program's currency, at most 1000000."""
    commission_base: CreateTermsRequestCommissionBase | Unset = UNSET
    """The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it."""
    commission_on_shipping: bool | Unset = UNSET
    """Whether the net amount has the shipping in it."""
    lead_commission_cents: int | Unset = UNSET
    """Paid for each settled lead, in the smallest currency unit."""
    max_months: int | Unset = UNSET
    """For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC."""
    max_commissions: int | Unset = UNSET
    """How many sales of one customer earn, whatever becomes of their commissions."""
    holding_period_days: int | Unset = UNSET
    """After this number of days `auto_approve` approves a commission."""


@dataclass(slots=True)
class TermsAnswer(Model):
    """Terms."""

    data: ManagedTerms
    """Terms of a program, a group or one partner."""


@dataclass(slots=True)
class SimulateTermsRequest(Model):
    from_: datetime.date
    """The first day (UTC) on which sales were recorded."""
    to: datetime.date
    """The day after the last one (UTC), at most 366 days after `from`."""
    level: TermsLevel
    """Whose terms they are."""
    group_id: int | Unset = UNSET
    """The group, at the level `group`."""
    partner_id: int | Unset = UNSET
    """The partner, at the level `partnership`."""
    terms: SimulatedTerms | Unset = UNSET
    """What differs from the present terms of the level."""


@dataclass(slots=True)
class SimulatedTerms(Model):
    """What differs from the present terms of the level."""

    commission_type: CommissionType | Unset = UNSET
    """`percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale."""
    commission_rate: float | Unset = UNSET
    """Percent of the amount, at most 100, or major units of the program's currency, at most 1000000."""
    commission_base: CommissionBase | Unset = UNSET
    """The amount that commissions of payment events are computed on: `net` is what the customer paid without tax and shipping, `gross` is all of it."""
    commission_on_shipping: bool | Unset = UNSET
    """Whether the net amount has the shipping in it."""
    max_months: int | Unset = UNSET
    """For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC."""
    max_commissions: int | Unset = UNSET
    """How many sales of one customer earn, whatever becomes of their commissions."""


CommissionType: TypeAlias = Literal["percent", "fixed", "recurring_percent", "recurring_fixed"]


CommissionBase: TypeAlias = Literal["net", "gross"]


@dataclass(slots=True)
class SimulationAnswer(Model):
    """What was earned in a period, and what would have been."""

    data: Simulation
    """What was earned in a period, and what would have been."""


@dataclass(slots=True)
class Simulation(Model):
    """What was earned in a period, and what would have been."""

    from_: datetime.date
    """The first day (UTC)."""
    to: datetime.date
    """The day after the last one (UTC)."""
    replaced: int
    """The sales whose terms were replaced."""
    totals: list[SimulatedTotal]
    """The sums of all partners, by currency."""
    partners: list[SimulatedPartner]
    """By partner and currency, those with the greatest difference first."""
    left_out: int
    """How many more there are of `partners`."""


@dataclass(slots=True)
class SimulatedTotal(Model):
    """The sums of a currency."""

    currency: str
    """The currency of the amounts. Known values: USD, EUR, VND."""
    sales: int
    """The sales that were counted, with those that earned nothing."""
    earned_cents: int
    """What they earned when they were recorded."""
    simulated_cents: int
    """What they would have earned then."""
    difference_cents: int
    """`simulated_cents` less `earned_cents`."""
    refunds_cents: int
    """What refunds took back since of `earned_cents`."""
    simulated_refunds_cents: int
    """What the same refunds would have taken back of `simulated_cents`."""


@dataclass(slots=True)
class SimulatedPartner(Model):
    """The sums of a partner in a currency."""

    partner_id: int | None
    """The partner; `null`: all whose accounts were erased."""
    currency: str
    """The currency of the amounts. Known values: USD, EUR, VND."""
    sales: int
    """The sales that were counted, with those that earned nothing."""
    earned_cents: int
    """What they earned when they were recorded."""
    simulated_cents: int
    """What they would have earned then."""
    difference_cents: int
    """`simulated_cents` less `earned_cents`."""
    refunds_cents: int
    """What refunds took back since of `earned_cents`."""
    simulated_refunds_cents: int
    """What the same refunds would have taken back of `simulated_cents`."""
