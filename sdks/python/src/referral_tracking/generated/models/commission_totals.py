from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.commission_totals_currencies_item import CommissionTotalsCurrenciesItem


T = TypeVar("T", bound="CommissionTotals")


@_attrs_define
class CommissionTotals:
    """The commissions of a program or of one partner, by currency and status."""

    currencies: list[CommissionTotalsCurrenciesItem]
    """ The commissions of each currency in which there is one. """
    as_of: datetime.datetime
    """ The time of the totals. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.commission_totals_currencies_item import CommissionTotalsCurrenciesItem  # noqa: PLC0415

        currencies = []
        for currencies_item_data in self.currencies:
            currencies_item = currencies_item_data.to_dict()
            currencies.append(currencies_item)

        as_of = self.as_of.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "currencies": currencies,
                "as_of": as_of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commission_totals_currencies_item import CommissionTotalsCurrenciesItem  # noqa: PLC0415

        d = dict(src_dict)
        currencies = []
        _currencies = d.pop("currencies")
        for currencies_item_data in _currencies:
            currencies_item = CommissionTotalsCurrenciesItem.from_dict(currencies_item_data)

            currencies.append(currencies_item)

        as_of = datetime.datetime.fromisoformat(d.pop("as_of"))

        commission_totals = cls(
            currencies=currencies,
            as_of=as_of,
        )

        commission_totals.additional_properties = d
        return commission_totals

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
