from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="FailItemsRequest")


@_attrs_define
class FailItemsRequest:
    reason: str
    """ Why, for the partner and the other members. """
    item_ids: list[int] | Unset = UNSET
    """ Items of the payout, without repeats. """
    all_open: bool | Unset = UNSET
    """ All open items of the payout, in place of `item_ids`. """
    expected_total_cents: int | Unset = UNSET
    """ With `all_open`: what these items sum to. """

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        item_ids: list[int] | Unset = UNSET
        if not isinstance(self.item_ids, Unset):
            item_ids = self.item_ids

        all_open = self.all_open

        expected_total_cents = self.expected_total_cents

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
            }
        )
        if item_ids is not UNSET:
            field_dict["item_ids"] = item_ids
        if all_open is not UNSET:
            field_dict["all_open"] = all_open
        if expected_total_cents is not UNSET:
            field_dict["expected_total_cents"] = expected_total_cents

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        item_ids = cast(list[int], d.pop("item_ids", UNSET))

        all_open = d.pop("all_open", UNSET)

        expected_total_cents = d.pop("expected_total_cents", UNSET)

        fail_items_request = cls(
            reason=reason,
            item_ids=item_ids,
            all_open=all_open,
            expected_total_cents=expected_total_cents,
        )

        return fail_items_request
