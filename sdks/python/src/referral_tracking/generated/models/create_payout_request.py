from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.create_payout_request_currency import check_create_payout_request_currency
from ..models.create_payout_request_currency import CreatePayoutRequestCurrency
from ..types import UNSET, Unset
from typing import cast
import datetime


T = TypeVar("T", bound="CreatePayoutRequest")


@_attrs_define
class CreatePayoutRequest:
    currency: CreatePayoutRequestCurrency | Unset = UNSET
    """ The currency. Without it, that of the program. """
    cutoff: datetime.datetime | Unset = UNSET
    """ Commissions that were approved before. Without it, now less `net_days` of the payout settings. Not ahead.
    """
    partner_ids: list[int] | Unset = UNSET
    """ Only these partners. Without it, all. """
    minimum_cents: int | Unset = UNSET
    """ The least amount of an item. Without it, in the currency of the program that of the partner, the group or
    the program, and in another that of the payout settings. """
    expected_version: str | Unset = UNSET
    """ The version of the preview that is to be paid. """
    max_total_cents: int | Unset = UNSET
    """ The most that the payout may pay. """
    note: str | Unset = UNSET
    """ For the members of the program. """

    def to_dict(self) -> dict[str, Any]:
        currency: str | Unset = UNSET
        if not isinstance(self.currency, Unset):
            currency = self.currency

        cutoff: str | Unset = UNSET
        if not isinstance(self.cutoff, Unset):
            cutoff = self.cutoff.isoformat()

        partner_ids: list[int] | Unset = UNSET
        if not isinstance(self.partner_ids, Unset):
            partner_ids = self.partner_ids

        minimum_cents = self.minimum_cents

        expected_version = self.expected_version

        max_total_cents = self.max_total_cents

        note = self.note

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if currency is not UNSET:
            field_dict["currency"] = currency
        if cutoff is not UNSET:
            field_dict["cutoff"] = cutoff
        if partner_ids is not UNSET:
            field_dict["partner_ids"] = partner_ids
        if minimum_cents is not UNSET:
            field_dict["minimum_cents"] = minimum_cents
        if expected_version is not UNSET:
            field_dict["expected_version"] = expected_version
        if max_total_cents is not UNSET:
            field_dict["max_total_cents"] = max_total_cents
        if note is not UNSET:
            field_dict["note"] = note

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _currency = d.pop("currency", UNSET)
        currency: CreatePayoutRequestCurrency | Unset
        if isinstance(_currency, Unset):
            currency = UNSET
        else:
            currency = check_create_payout_request_currency(_currency)

        _cutoff = d.pop("cutoff", UNSET)
        cutoff: datetime.datetime | Unset
        if isinstance(_cutoff, Unset):
            cutoff = UNSET
        else:
            cutoff = datetime.datetime.fromisoformat(_cutoff)

        partner_ids = cast(list[int], d.pop("partner_ids", UNSET))

        minimum_cents = d.pop("minimum_cents", UNSET)

        expected_version = d.pop("expected_version", UNSET)

        max_total_cents = d.pop("max_total_cents", UNSET)

        note = d.pop("note", UNSET)

        create_payout_request = cls(
            currency=currency,
            cutoff=cutoff,
            partner_ids=partner_ids,
            minimum_cents=minimum_cents,
            expected_version=expected_version,
            max_total_cents=max_total_cents,
            note=note,
        )

        return create_payout_request
