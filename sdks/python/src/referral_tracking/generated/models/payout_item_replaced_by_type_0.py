from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="PayoutItemReplacedByType0")


@_attrs_define
class PayoutItemReplacedByType0:
    """Of an item that failed or was cancelled: the first open or paid item that took over commissions of it. Null without
    one: what is left of them is in the balance of the partner.

    """

    id: int
    """ The item. """
    payout_id: int
    """ Its payout. """
    reference: str
    """ For the bank, PayPal and people. """
    status: str
    """ To be paid, or paid. Known values: open, paid. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        payout_id = self.payout_id

        reference = self.reference

        status = self.status

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "payout_id": payout_id,
                "reference": reference,
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        payout_id = d.pop("payout_id")

        reference = d.pop("reference")

        status = d.pop("status")

        payout_item_replaced_by_type_0 = cls(
            id=id,
            payout_id=payout_id,
            reference=reference,
            status=status,
        )

        payout_item_replaced_by_type_0.additional_properties = d
        return payout_item_replaced_by_type_0

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
