from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CancelItemsRequest")


@_attrs_define
class CancelItemsRequest:
    item_ids: list[int] | Unset = UNSET
    """ Items of the payout, without repeats. """
    all_open: bool | Unset = UNSET
    """ All open items of the payout, in place of `item_ids`. """
    expected_total_cents: int | Unset = UNSET
    """ With `all_open`: what these items sum to. """
    not_sent: bool | Unset = UNSET
    """ That no exported file with these items was sent. """
    reason: str | Unset = UNSET
    """ Why, for the partner and the other members. """

    def to_dict(self) -> dict[str, Any]:
        item_ids: list[int] | Unset = UNSET
        if not isinstance(self.item_ids, Unset):
            item_ids = self.item_ids

        all_open = self.all_open

        expected_total_cents = self.expected_total_cents

        not_sent = self.not_sent

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if item_ids is not UNSET:
            field_dict["item_ids"] = item_ids
        if all_open is not UNSET:
            field_dict["all_open"] = all_open
        if expected_total_cents is not UNSET:
            field_dict["expected_total_cents"] = expected_total_cents
        if not_sent is not UNSET:
            field_dict["not_sent"] = not_sent
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        item_ids = cast(list[int], d.pop("item_ids", UNSET))

        all_open = d.pop("all_open", UNSET)

        expected_total_cents = d.pop("expected_total_cents", UNSET)

        not_sent = d.pop("not_sent", UNSET)

        reason = d.pop("reason", UNSET)

        cancel_items_request = cls(
            item_ids=item_ids,
            all_open=all_open,
            expected_total_cents=expected_total_cents,
            not_sent=not_sent,
            reason=reason,
        )

        return cancel_items_request
