# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of partners."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from ..._model import UNSET, Model, Unset
from .shared import Application, ManagedPartner, Page, PartnerGroup, RotationWarning


@dataclass(slots=True)
class ManagedPartnerList(Model):
    data: list[ManagedPartner]
    """The partners of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PartnerTotalsAnswerData(Model):
    """A partner of a program, with totals."""

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
    minimum_payout_cents: int | None
    """The least amount that the partner is paid, in the smallest unit of the program's currency; `null`: as the group or the program says."""
    same_account_as_removed: list[int]
    """Partners who were removed from the program and have or had the same account or address for payments, the first hundred."""
    application: Application | None
    """What the partner said when they joined or applied."""
    decline_reason: str | None
    """Why the application was declined."""
    notes: str | None
    """What the members of the program wrote about the partner."""
    tags: list[str]
    """What the members of the program sort partners by, in lower case."""
    group: PartnerGroup
    """The group of the partner."""
    totals: PartnerTotals
    """The totals of a partner's referrals in a program."""


@dataclass(slots=True)
class PartnerTotalsAnswer(Model):
    data: PartnerTotalsAnswerData
    """A partner of a program, with totals."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PartnerTotalsCurrenciesItem(Model):
    """The totals of a currency."""

    currency: str
    """The currency. Known values: USD, EUR, VND."""
    sales: AmountSum
    """The sales of referred customers."""
    refunds: AmountSum
    """The refunds of these sales."""
    net_commission_cents: int
    """The commissions after all deductions, in the smallest currency unit."""


@dataclass(slots=True)
class PartnerTotals(Model):
    """The totals of a partner's referrals in a program."""

    clicks: int
    """Clicks on their links."""
    settled_leads: int
    """Leads that settled."""
    currencies: list[PartnerTotalsCurrenciesItem]
    """The amounts of each currency in which there is a sale or a commission."""


@dataclass(slots=True)
class AmountSum(Model):
    """A number of events, and the sum of their amounts."""

    count: int
    """A number of things."""
    amount_cents: int
    """The sum of the amounts, in the smallest currency unit."""


@dataclass(slots=True)
class UpdatePartnerRequest(Model):
    notes: str | None | Unset = UNSET
    """What only members of the program read."""
    minimum_payout_cents: int | None | Unset = UNSET
    """The least amount that the partner is paid, in the smallest unit of the program's currency; `null`: as the group or the program says."""
    tags: list[str] | None | Unset = UNSET
    """All tags of the partner."""


@dataclass(slots=True)
class ManagedPartnerAnswer(Model):
    data: ManagedPartner
    """A partner of a program."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class DeclinePartnerRequest(Model):
    reason: str | Unset = UNSET
    """Why."""


@dataclass(slots=True)
class BalanceAnswer(Model):
    data: Balance
    """What a partner is owed in a program."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class BalanceCurrenciesItem(Model):
    currency: str
    """The currency."""
    pending: BalancePart
    """What is not approved yet."""
    held: BalancePart
    """What is on hold."""
    approved: BalancePart
    """What is approved and in no payout."""
    in_payout: BalancePart
    """What is in a payout and not paid yet."""
    paid: BalancePart
    """What was paid."""
    owed_cents: int
    """What is owed to the partner: pending, approved and in a payout."""


@dataclass(slots=True)
class Balance(Model):
    """What a partner is owed in a program."""

    partner_id: int
    """The partner."""
    partnership_id: int
    """The partner in this program, which outlives the account."""
    as_of: datetime.datetime
    """The time of the balance: everything before it counts."""
    currencies: list[BalanceCurrenciesItem]
    """A balance for each currency that has one."""


@dataclass(slots=True)
class BalancePartCommissionsItem(Model):
    id: int
    """The commission."""
    kind: str
    """What it is for. Known values: sale, lead, clawback, adjustment, restoration."""
    amount_cents: int
    """What was left of it."""
    reason: str | None
    """Why it is on hold, or why it was adjusted."""
    created_at: datetime.datetime
    """When it was created."""


@dataclass(slots=True)
class BalancePart(Model):
    """A part of a balance."""

    amount_cents: int
    """The sum of its commissions, in the smallest currency unit."""
    count: int
    """The number of its commissions."""
    commissions: list[BalancePartCommissionsItem]
    """The first of them: the oldest, of paid ones the newest."""
