from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.balance_currencies_item import BalanceCurrenciesItem


T = TypeVar("T", bound="Balance")


@_attrs_define
class Balance:
    """What a partner is owed in a program."""

    partner_id: int
    """ The partner. """
    partnership_id: int
    """ The partner in this program, which outlives the account. """
    as_of: datetime.datetime
    """ The time of the balance: everything before it counts. """
    currencies: list[BalanceCurrenciesItem]
    """ A balance for each currency that has one. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.balance_currencies_item import BalanceCurrenciesItem  # noqa: PLC0415

        partner_id = self.partner_id

        partnership_id = self.partnership_id

        as_of = self.as_of.isoformat()

        currencies = []
        for currencies_item_data in self.currencies:
            currencies_item = currencies_item_data.to_dict()
            currencies.append(currencies_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "partner_id": partner_id,
                "partnership_id": partnership_id,
                "as_of": as_of,
                "currencies": currencies,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.balance_currencies_item import BalanceCurrenciesItem  # noqa: PLC0415

        d = dict(src_dict)
        partner_id = d.pop("partner_id")

        partnership_id = d.pop("partnership_id")

        as_of = datetime.datetime.fromisoformat(d.pop("as_of"))

        currencies = []
        _currencies = d.pop("currencies")
        for currencies_item_data in _currencies:
            currencies_item = BalanceCurrenciesItem.from_dict(currencies_item_data)

            currencies.append(currencies_item)

        balance = cls(
            partner_id=partner_id,
            partnership_id=partnership_id,
            as_of=as_of,
            currencies=currencies,
        )

        balance.additional_properties = d
        return balance

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
