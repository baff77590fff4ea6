from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="CommissionSum")


@_attrs_define
class CommissionSum:
    """The commissions in a status, and the sum of their amounts."""

    count: int
    """ How many there are. """
    held: int
    """ How many of them are on hold. """
    amount_cents: int
    """ The sum of their present amounts, in the smallest currency unit. Negative if more was taken back than
    earned. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        held = self.held

        amount_cents = self.amount_cents

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "count": count,
                "held": held,
                "amount_cents": amount_cents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        held = d.pop("held")

        amount_cents = d.pop("amount_cents")

        commission_sum = cls(
            count=count,
            held=held,
            amount_cents=amount_cents,
        )

        commission_sum.additional_properties = d
        return commission_sum

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
