from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.stats_currency import StatsCurrency


T = TypeVar("T", bound="StatsGroup")


@_attrs_define
class StatsGroup:
    """The totals of a day, a partner or a link, or of all."""

    day: None | str
    """ The day (UTC), with `group_by=day`. """
    partner_id: int | None
    """ The partner, with `group_by=partner` or `link`; null if the account was erased. """
    link_id: int | None
    """ The link, with `group_by=link`; null for commissions without a click. """
    clicks: int
    """ Clicks. """
    leads: int
    """ Settled leads. """
    currencies: list[StatsCurrency]
    """ The amounts of each currency in which there is one. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.stats_currency import StatsCurrency  # noqa: PLC0415

        day: None | str
        day = self.day

        partner_id: int | None
        partner_id = self.partner_id

        link_id: int | None
        link_id = self.link_id

        clicks = self.clicks

        leads = self.leads

        currencies = []
        for currencies_item_data in self.currencies:
            currencies_item = currencies_item_data.to_dict()
            currencies.append(currencies_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "day": day,
                "partner_id": partner_id,
                "link_id": link_id,
                "clicks": clicks,
                "leads": leads,
                "currencies": currencies,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.stats_currency import StatsCurrency  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_day(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        day = _parse_day(d.pop("day"))

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        def _parse_link_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        link_id = _parse_link_id(d.pop("link_id"))

        clicks = d.pop("clicks")

        leads = d.pop("leads")

        currencies = []
        _currencies = d.pop("currencies")
        for currencies_item_data in _currencies:
            currencies_item = StatsCurrency.from_dict(currencies_item_data)

            currencies.append(currencies_item)

        stats_group = cls(
            day=day,
            partner_id=partner_id,
            link_id=link_id,
            clicks=clicks,
            leads=leads,
            currencies=currencies,
        )

        stats_group.additional_properties = d
        return stats_group

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
