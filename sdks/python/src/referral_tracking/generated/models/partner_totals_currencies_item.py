from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.amount_sum import AmountSum


T = TypeVar("T", bound="PartnerTotalsCurrenciesItem")


@_attrs_define
class PartnerTotalsCurrenciesItem:
    """The totals of a currency."""

    currency: str
    """ The currency. More may come. Known values: USD, EUR, VND. """
    sales: AmountSum
    """ A number of events, and the sum of their amounts. """
    refunds: AmountSum
    """ A number of events, and the sum of their amounts. """
    net_commission_cents: int
    """ The commissions after all deductions, in the smallest currency unit. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.amount_sum import AmountSum  # noqa: PLC0415

        currency = self.currency

        sales = self.sales.to_dict()

        refunds = self.refunds.to_dict()

        net_commission_cents = self.net_commission_cents

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "currency": currency,
                "sales": sales,
                "refunds": refunds,
                "net_commission_cents": net_commission_cents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.amount_sum import AmountSum  # noqa: PLC0415

        d = dict(src_dict)
        currency = d.pop("currency")

        sales = AmountSum.from_dict(d.pop("sales"))

        refunds = AmountSum.from_dict(d.pop("refunds"))

        net_commission_cents = d.pop("net_commission_cents")

        partner_totals_currencies_item = cls(
            currency=currency,
            sales=sales,
            refunds=refunds,
            net_commission_cents=net_commission_cents,
        )

        partner_totals_currencies_item.additional_properties = d
        return partner_totals_currencies_item

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
