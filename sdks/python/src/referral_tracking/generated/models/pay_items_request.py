from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime


T = TypeVar("T", bound="PayItemsRequest")


@_attrs_define
class PayItemsRequest:
    item_ids: list[int] | Unset = UNSET
    """ Items of the payout, without repeats. """
    all_open: bool | Unset = UNSET
    """ All open items of the payout, in place of `item_ids`. """
    expected_total_cents: int | Unset = UNSET
    """ With `all_open`: what these items sum to. """
    paid_at: datetime.datetime | Unset = UNSET
    """ When they were paid. Not ahead. Without it, now. """
    reference: str | Unset = UNSET
    """ The reference of the bank or PayPal. """

    def to_dict(self) -> dict[str, Any]:
        item_ids: list[int] | Unset = UNSET
        if not isinstance(self.item_ids, Unset):
            item_ids = self.item_ids

        all_open = self.all_open

        expected_total_cents = self.expected_total_cents

        paid_at: str | Unset = UNSET
        if not isinstance(self.paid_at, Unset):
            paid_at = self.paid_at.isoformat()

        reference = self.reference

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if item_ids is not UNSET:
            field_dict["item_ids"] = item_ids
        if all_open is not UNSET:
            field_dict["all_open"] = all_open
        if expected_total_cents is not UNSET:
            field_dict["expected_total_cents"] = expected_total_cents
        if paid_at is not UNSET:
            field_dict["paid_at"] = paid_at
        if reference is not UNSET:
            field_dict["reference"] = reference

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        item_ids = cast(list[int], d.pop("item_ids", UNSET))

        all_open = d.pop("all_open", UNSET)

        expected_total_cents = d.pop("expected_total_cents", UNSET)

        _paid_at = d.pop("paid_at", UNSET)
        paid_at: datetime.datetime | Unset
        if isinstance(_paid_at, Unset):
            paid_at = UNSET
        else:
            paid_at = datetime.datetime.fromisoformat(_paid_at)

        reference = d.pop("reference", UNSET)

        pay_items_request = cls(
            item_ids=item_ids,
            all_open=all_open,
            expected_total_cents=expected_total_cents,
            paid_at=paid_at,
            reference=reference,
        )

        return pay_items_request
