from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.partner_totals_currencies_item import PartnerTotalsCurrenciesItem


T = TypeVar("T", bound="PartnerTotals")


@_attrs_define
class PartnerTotals:
    """The totals of a partner's referrals in a program."""

    clicks: int
    """ Clicks on their links. """
    settled_leads: int
    """ Leads that settled. """
    currencies: list[PartnerTotalsCurrenciesItem]
    """ The amounts of each currency in which there is a sale or a commission. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.partner_totals_currencies_item import PartnerTotalsCurrenciesItem  # noqa: PLC0415

        clicks = self.clicks

        settled_leads = self.settled_leads

        currencies = []
        for currencies_item_data in self.currencies:
            currencies_item = currencies_item_data.to_dict()
            currencies.append(currencies_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clicks": clicks,
                "settled_leads": settled_leads,
                "currencies": currencies,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.partner_totals_currencies_item import PartnerTotalsCurrenciesItem  # noqa: PLC0415

        d = dict(src_dict)
        clicks = d.pop("clicks")

        settled_leads = d.pop("settled_leads")

        currencies = []
        _currencies = d.pop("currencies")
        for currencies_item_data in _currencies:
            currencies_item = PartnerTotalsCurrenciesItem.from_dict(currencies_item_data)

            currencies.append(currencies_item)

        partner_totals = cls(
            clicks=clicks,
            settled_leads=settled_leads,
            currencies=currencies,
        )

        partner_totals.additional_properties = d
        return partner_totals

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
