from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="ReopenItemsRequest")


@_attrs_define
class ReopenItemsRequest:
    item_ids: list[int]
    """ Items of the payout, without repeats. """

    def to_dict(self) -> dict[str, Any]:
        item_ids = self.item_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "item_ids": item_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        item_ids = cast(list[int], d.pop("item_ids"))

        reopen_items_request = cls(
            item_ids=item_ids,
        )

        return reopen_items_request
