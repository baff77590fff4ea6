# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of commissions."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import Commission, CommissionTotals, Page, RotationWarning


@dataclass(slots=True)
class CommissionList(Model):
    data: list[Commission]
    """The commissions of the page."""
    page: Page
    """Where the list continues."""
    totals: CommissionTotals | Unset = UNSET
    """The totals of all commissions, with the first page only."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


CreateAdjustmentRequestCurrency: TypeAlias = Literal["USD", "EUR", "VND"]


@dataclass(slots=True)
class CreateAdjustmentRequest(Model):
    amount_cents: int
    """Not 0, in the smallest currency unit."""
    reason: str
    """Why, for the partner and the other members."""
    partner_id: int | Unset = UNSET
    """A partner of the program."""
    partnership_id: int | Unset = UNSET
    """The partner in this program, which outlives the account: names also one who was erased."""
    currency: CreateAdjustmentRequestCurrency | Unset = UNSET
    """The program's currency, or one that the partner already earns."""


@dataclass(slots=True)
class CommissionAnswer(Model):
    data: Commission
    """What a partner earned, or an adjustment of it."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CommissionDetailDataSaleType0(Model):
    """The sale that it is for, and what it was computed on."""

    order: str | None
    """Your name of the sale, its `transaction_id`."""
    link: str | None
    """The code of the link that led to the customer."""
    base_cents: int
    """What it was computed on, in the smallest currency unit."""
    gross_cents: int | None
    """What the customer paid, with tax and shipping."""
    currency: str
    """The currency of the sale. Known values: USD, EUR, VND."""
    rate: float | None
    """The percentage that was applied."""


@dataclass(slots=True)
class CommissionDetailData(Model):
    """The commission and its history."""

    commission: Commission
    """What a partner earned, or an adjustment of it."""
    entries: list[CommissionEntry]
    """Its changes, oldest first."""
    why: str
    """Where it comes from and what became of it, in one to three sentences."""
    sale: CommissionDetailDataSaleType0 | None | Unset = UNSET
    """The sale that it is for, and what it was computed on."""


@dataclass(slots=True)
class CommissionDetail(Model):
    data: CommissionDetailData
    """The commission and its history."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CommissionEntry(Model):
    """A change of a commission."""

    kind: str
    """What changed. Known values: earned, refund, restored, approved, held, released, rejected, claimed, unclaimed, paid, unpaid, folded."""
    amount_cents: int
    """The change of the amount, in the smallest currency unit."""
    status: str | None
    """The new status. Known values: pending, approved, paid, reversed."""
    refund_id: int | None
    """The refund."""
    reason: str | None
    """Why it was adjusted, held or rejected."""
    created_at: datetime.datetime
    """When it changed."""


@dataclass(slots=True)
class CommissionsRequest(Model):
    commission_ids: list[int]
    """The commissions."""


@dataclass(slots=True)
class CommissionResultsData(Model):
    """What became of the commissions."""

    results: list[CommissionResult]
    """A result for each identifier, in the order of the request."""


@dataclass(slots=True)
class CommissionResults(Model):
    data: CommissionResultsData
    """What became of the commissions."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class CommissionResult(Model):
    """What became of one commission."""

    commission_id: int
    """The commission."""
    result: str
    """`done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why. Known values: done, unchanged, failed."""
    status: str | None
    """Its status now. Known values: pending, approved, paid, reversed."""
    obstacle: str | None
    """Why it failed: the program has no such commission, it is held, it is a clawback or a restoration, or below zero, a payout has claimed it, or its status does not allow the change. Known values: unknown, held, clawback, restoration, negative, in_payout, merged, clawed_back, pending, approved, paid, reversed."""


@dataclass(slots=True)
class CommissionsReasonRequest(Model):
    commission_ids: list[int]
    """The commissions."""
    reason: str
    """Why, for the partner and the other members."""
