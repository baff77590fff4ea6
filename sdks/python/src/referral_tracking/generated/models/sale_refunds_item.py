from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="SaleRefundsItem")


@_attrs_define
class SaleRefundsItem:
    """A refund."""

    id: int
    """ The refund. """
    amount_cents: int
    """ By how much it changed the refunded amount: less than nothing if it was restored. """
    reason: str
    """ Why. Known values: refund, chargeback. """
    occurred_at: datetime.datetime
    """ When it was recorded. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        amount_cents = self.amount_cents

        reason = self.reason

        occurred_at = self.occurred_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "amount_cents": amount_cents,
                "reason": reason,
                "occurred_at": occurred_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        amount_cents = d.pop("amount_cents")

        reason = d.pop("reason")

        occurred_at = datetime.datetime.fromisoformat(d.pop("occurred_at"))

        sale_refunds_item = cls(
            id=id,
            amount_cents=amount_cents,
            reason=reason,
            occurred_at=occurred_at,
        )

        sale_refunds_item.additional_properties = d
        return sale_refunds_item

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
