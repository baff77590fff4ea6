from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="PayoutItems")


@_attrs_define
class PayoutItems:
    """The number of items with each status."""

    open_: int
    """ To be paid. """
    paid: int
    """ Paid. """
    failed: int
    """ Could not be paid. """
    cancelled: int
    """ Not to be paid. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        open_ = self.open_

        paid = self.paid

        failed = self.failed

        cancelled = self.cancelled

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "open": open_,
                "paid": paid,
                "failed": failed,
                "cancelled": cancelled,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        open_ = d.pop("open")

        paid = d.pop("paid")

        failed = d.pop("failed")

        cancelled = d.pop("cancelled")

        payout_items = cls(
            open_=open_,
            paid=paid,
            failed=failed,
            cancelled=cancelled,
        )

        payout_items.additional_properties = d
        return payout_items

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
