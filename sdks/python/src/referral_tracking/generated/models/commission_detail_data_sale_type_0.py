from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="CommissionDetailDataSaleType0")


@_attrs_define
class CommissionDetailDataSaleType0:
    """The sale that it is for, and what it was computed on. Null for other kinds of commissions."""

    order: None | str
    """ Your name of the sale, its `transaction_id`. """
    link: None | str
    """ The code of the link that led to the customer. """
    base_cents: int
    """ What it was computed on, in the smallest currency unit. """
    gross_cents: int | None
    """ What the customer paid, with tax and shipping. Null if unknown. """
    currency: str
    """ The currency of the sale. Known values: USD, EUR, VND. """
    rate: float | None
    """ The percentage that was applied. Null for a fixed amount, and if the rate of its terms does not give what
    was earned. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        order: None | str
        order = self.order

        link: None | str
        link = self.link

        base_cents = self.base_cents

        gross_cents: int | None
        gross_cents = self.gross_cents

        currency = self.currency

        rate: float | None
        rate = self.rate

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "order": order,
                "link": link,
                "base_cents": base_cents,
                "gross_cents": gross_cents,
                "currency": currency,
                "rate": rate,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_order(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        order = _parse_order(d.pop("order"))

        def _parse_link(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        link = _parse_link(d.pop("link"))

        base_cents = d.pop("base_cents")

        def _parse_gross_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        gross_cents = _parse_gross_cents(d.pop("gross_cents"))

        currency = d.pop("currency")

        def _parse_rate(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rate = _parse_rate(d.pop("rate"))

        commission_detail_data_sale_type_0 = cls(
            order=order,
            link=link,
            base_cents=base_cents,
            gross_cents=gross_cents,
            currency=currency,
            rate=rate,
        )

        commission_detail_data_sale_type_0.additional_properties = d
        return commission_detail_data_sale_type_0

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
