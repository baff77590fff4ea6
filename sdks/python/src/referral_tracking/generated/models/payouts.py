# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The models of payouts."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ..._model import UNSET, Model, Unset
from .shared import CommissionPartner, Page, Payout, PayoutItem, RotationWarning


@dataclass(slots=True)
class PayoutList(Model):
    data: list[Payout]
    """The payouts of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


CreatePayoutRequestCurrency: TypeAlias = Literal["USD", "EUR", "VND"]


@dataclass(slots=True)
class CreatePayoutRequest(Model):
    currency: CreatePayoutRequestCurrency | Unset = UNSET
    """The currency."""
    cutoff: datetime.datetime | Unset = UNSET
    """Commissions that were approved before."""
    partner_ids: list[int] | Unset = UNSET
    """Only these partners."""
    minimum_cents: int | Unset = UNSET
    """The least amount of an item."""
    expected_version: str | Unset = UNSET
    """The version of the preview that is to be paid: of all partners, or of `partner_ids`."""
    max_total_cents: int | Unset = UNSET
    """The most that the payout may pay."""
    note: str | Unset = UNSET
    """For the members of the program."""


@dataclass(slots=True)
class PayoutAnswer(Model):
    data: Payout
    """A payout."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PayoutPreviewAnswer(Model):
    data: PayoutPreview
    """What a payout would pay now."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PayoutPreviewFromApproved(Model):
    """From what is approved to what is paid: `approved_cents` less `in_payout_cents`, `after_cutoff_cents` and `owed_cents` is `total_cents` and the sum of `excluded`."""

    approved_cents: int
    """What is approved and not paid."""
    in_payout_cents: int
    """What of it is in a payout, which is not paid yet."""
    after_cutoff_cents: int
    """What of it was approved at the cutoff or later."""
    owed_cents: int
    """What partners owe by clawbacks, which payouts take off."""


@dataclass(slots=True)
class PayoutPreviewItemsItem(Model):
    partner_id: int
    """The partner."""
    partnership_id: int
    """The partner in this program."""
    amount_cents: int
    """The amount."""
    commissions: int
    """The number of commissions in it."""
    method: str
    """How it would be paid. Known values: paypal, wise, sepa, other."""
    label: str | None
    """Where it would go, abridged."""
    same_destination: list[int] | Unset = UNSET
    """Other partners of the program who have or had the same destination, the first hundred."""
    partner: CommissionPartner | None | Unset = UNSET
    """The partner, with `expand=partner`."""


@dataclass(slots=True)
class PayoutPreviewExcludedItem(Model):
    reason: str
    """Why a partner is not paid: the account was erased or suspended, nothing is due, it is less than the minimum, there is no way to be paid or it waits, the commissions are on hold, the payout has 5,000 items, or the amount or the sum would be more than 9007199254740991. Known values: partner_erased, account_suspended, not_positive, below_minimum, no_method, method_waits, on_hold, too_many, too_large."""
    partner_id: int | None
    """The partner; null if the account was erased."""
    partnership_id: int
    """The partner in this program."""
    amount_cents: int
    """What is not paid."""
    commissions: int
    """The number of commissions in it."""
    usable_from: datetime.datetime | None
    """For `method_waits`: when the partner can be paid."""
    method_currencies: list[str] | Unset = UNSET
    """For `no_method`: the currencies in which the partner can be paid."""
    partner: CommissionPartner | None | Unset = UNSET
    """The partner, with `expand=partner`."""


@dataclass(slots=True)
class PayoutPreview(Model):
    """What a payout would pay now."""

    currency: str
    """The currency."""
    cutoff: datetime.datetime | None
    """Commissions that were approved before: as asked, or `net_days` of the payout settings ago."""
    minimum_cents: int
    """The least amount of an item, of partners who have none of their own or by their group."""
    total_cents: int
    """The sum of the items."""
    commissions: int
    """The number of commissions in them."""
    due_since: datetime.datetime | None
    """When the oldest of these commissions was approved; null without one."""
    version: str
    """Changes with everything that the payout would freeze."""
    as_of: datetime.datetime
    """When it was read."""
    from_approved: PayoutPreviewFromApproved
    """From what is approved to what is paid: `approved_cents` less `in_payout_cents`, `after_cutoff_cents` and `owed_cents` is `total_cents` and the sum of `excluded`."""
    items: list[PayoutPreviewItemsItem]
    """Who would be paid."""
    excluded: list[PayoutPreviewExcludedItem]
    """Who would not be paid, and why."""


@dataclass(slots=True)
class PayItemsRequest(Model):
    item_ids: list[int] | Unset = UNSET
    """Items of the payout, without repeats."""
    all_open: bool | Unset = UNSET
    """All open items of the payout, in place of `item_ids`."""
    expected_total_cents: int | Unset = UNSET
    """With `all_open`: what these items sum to."""
    paid_at: datetime.datetime | Unset = UNSET
    """When they were paid."""
    reference: str | Unset = UNSET
    """The reference of the bank or PayPal."""


@dataclass(slots=True)
class PayoutItemResultsData(Model):
    """What became of the items."""

    results: list[PayoutItemResult]
    """What became of each item, in the order of `item_ids`."""


@dataclass(slots=True)
class PayoutItemResults(Model):
    data: PayoutItemResultsData
    """What became of the items."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PayoutItemResult(Model):
    """What became of one item."""

    item_id: int
    """The item."""
    result: str
    """`done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why. Known values: done, unchanged, failed."""
    status: str | None
    """Its status now. Known values: open, paid, failed, cancelled."""
    obstacle: str | None
    """Why it failed: the payout has no such item, it is paid with another reference, it is in an exported file, more than 90 days have passed, the partner was erased, or its status does not allow the change. Known values: unknown, open, already_paid, paid, failed, cancelled, exported, too_late, partner_erased."""


@dataclass(slots=True)
class FailItemsRequest(Model):
    reason: str
    """Why, for the partner and the other members."""
    item_ids: list[int] | Unset = UNSET
    """Items of the payout, without repeats."""
    all_open: bool | Unset = UNSET
    """All open items of the payout, in place of `item_ids`."""
    expected_total_cents: int | Unset = UNSET
    """With `all_open`: what these items sum to."""


@dataclass(slots=True)
class CancelItemsRequest(Model):
    item_ids: list[int] | Unset = UNSET
    """Items of the payout, without repeats."""
    all_open: bool | Unset = UNSET
    """All open items of the payout, in place of `item_ids`."""
    expected_total_cents: int | Unset = UNSET
    """With `all_open`: what these items sum to."""
    not_sent: bool | Unset = UNSET
    """That no exported file with these items was sent."""
    reason: str | Unset = UNSET
    """Why, for the partner and the other members."""


@dataclass(slots=True)
class ReopenItemsRequest(Model):
    item_ids: list[int]
    """Items of the payout, without repeats."""


CreatePayoutExportRequestFormat: TypeAlias = Literal["csv", "paypal", "wise", "sepa"]


@dataclass(slots=True)
class CreatePayoutExportRequest(Model):
    format_: CreatePayoutExportRequestFormat
    """Who takes the file."""
    part: int | Unset = UNSET
    """Which of the files, if the items need several."""
    execution_date: datetime.date | Unset = UNSET
    """With `sepa`: when the bank is to pay, today (UTC) or later."""
    decimal: DecimalOrNull | Unset = UNSET
    """With `paypal`: the sign before the cents, as PayPal shows amounts in your country."""
    template_header: str | Unset = UNSET
    """With `wise`: the first line of your template."""
    payer_name: str | Unset = UNSET
    """With `sepa`: the holder of the account that pays."""
    payer_iban: str | Unset = UNSET
    """With `sepa`: the IBAN of this account, with or without blanks."""
    payer_bic: str | Unset = UNSET
    """With `sepa`: the bank's BIC, if it asks for it."""


DecimalOrNull: TypeAlias = Literal["point", "comma"]


@dataclass(slots=True)
class PayoutExportAnswer(Model):
    data: PayoutExport
    """A file of a payout."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PayoutExport(Model):
    """A file of a payout."""

    name: str
    """Its name."""
    type_: str
    """Its media type."""
    content: str
    """Its text, to be saved as UTF-8 without a byte order mark."""
    sha256: str
    """The SHA-256 of its bytes, in hexadecimal digits; the audit log has it, too."""
    execution_date: datetime.date | None
    """With `sepa`: when the bank is to pay."""
    part: int
    """Which of the files it is."""
    parts: int
    """The number of files."""


@dataclass(slots=True)
class PayoutItemList(Model):
    data: list[PayoutItem]
    """The items of the page."""
    page: Page
    """Where the list continues."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PayoutSettingsAnswer(Model):
    data: PayoutSettings
    """How a program pays its partners."""
    warnings: list[RotationWarning] | Unset = UNSET
    """Only if the request has an API key that is marked for rotation."""


@dataclass(slots=True)
class PayoutSettings(Model):
    """How a program pays its partners."""

    payer_name: str | None
    """The holder of the account that pays by SEPA."""
    payer_iban_label: str | None
    """What is shown of its IBAN, such as `DE•• 7890`."""
    payer_bic: str | None
    """The BIC of its bank."""
    template_header: str | None
    """The first line of the template of Wise."""
    minimums: PayoutMinimums
    """The least amount of an item in each currency, in its smallest unit."""
    payout_day: int | None
    """The day of the month that partners see as the next payout, and on which owners are reminded."""
    net_days: int
    """Days between the approval of a commission and its payout: without a cutoff in a request, it is this number of days ago."""
    legal_name: str | None
    """The name of the company on receipts."""
    legal_address: str | None
    """Its address."""
    tax_id: str | None
    """Its tax number."""


@dataclass(slots=True)
class PayoutMinimums(Model):
    """The least amount of an item in each currency, in its smallest unit."""

    usd: int | Unset = field(default=UNSET, metadata={"name": "USD"})
    """In cents."""
    eur: int | Unset = field(default=UNSET, metadata={"name": "EUR"})
    """In cents."""
    vnd: int | Unset = field(default=UNSET, metadata={"name": "VND"})
    """In dong."""


@dataclass(slots=True)
class UpdatePayoutSettingsRequest(Model):
    payer_name: str | None | Unset = UNSET
    """The holder of the account that pays by SEPA."""
    payer_iban: str | None | Unset = UNSET
    """The IBAN of this account, with or without spaces."""
    payer_bic: str | None | Unset = UNSET
    """The BIC of its bank, if the bank asks for it."""
    template_header: str | None | Unset = UNSET
    """The first line of your template of Wise, as it is."""
    minimums: PayoutMinimums | Unset = UNSET
    """The least amount of an item by currency, in place of all before."""
    payout_day: int | None | Unset = UNSET
    """The day of the month that partners see as the next payout, and on which owners are reminded."""
    net_days: int | Unset = UNSET
    """Days between the approval of a commission and its payout."""
    legal_name: str | None | Unset = UNSET
    """The name of the company on receipts."""
    legal_address: str | None | Unset = UNSET
    """Its address, on one or more lines."""
    tax_id: str | None | Unset = UNSET
    """Its tax number, such as a VAT identification number."""
