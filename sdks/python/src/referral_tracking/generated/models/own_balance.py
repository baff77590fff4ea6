from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.own_balance_currencies_item import OwnBalanceCurrenciesItem


T = TypeVar("T", bound="OwnBalance")


@_attrs_define
class OwnBalance:
    """What the partner is owed in the program, and what the next payout pays."""

    as_of: datetime.datetime
    """ When it was read. """
    currencies: list[OwnBalanceCurrenciesItem]
    """ A balance for each currency that has one. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.own_balance_currencies_item import OwnBalanceCurrenciesItem  # noqa: PLC0415

        as_of = self.as_of.isoformat()

        currencies = []
        for currencies_item_data in self.currencies:
            currencies_item = currencies_item_data.to_dict()
            currencies.append(currencies_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "as_of": as_of,
                "currencies": currencies,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.own_balance_currencies_item import OwnBalanceCurrenciesItem  # noqa: PLC0415

        d = dict(src_dict)
        as_of = datetime.datetime.fromisoformat(d.pop("as_of"))

        currencies = []
        _currencies = d.pop("currencies")
        for currencies_item_data in _currencies:
            currencies_item = OwnBalanceCurrenciesItem.from_dict(currencies_item_data)

            currencies.append(currencies_item)

        own_balance = cls(
            as_of=as_of,
            currencies=currencies,
        )

        own_balance.additional_properties = d
        return own_balance

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
