from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="SimulatedTotal")


@_attrs_define
class SimulatedTotal:
    """The sums of a currency."""

    currency: str
    """ The currency of the amounts. A sale that would have earned in another currency than it did is in both. Known
    values: USD, EUR, VND. """
    sales: int
    """ The sales that were counted, with those that earned nothing. """
    earned_cents: int
    """ What they earned when they were recorded. """
    simulated_cents: int
    """ What they would have earned then. """
    difference_cents: int
    """ `simulated_cents` less `earned_cents`. """
    refunds_cents: int
    """ What refunds took back since of `earned_cents`. """
    simulated_refunds_cents: int
    """ What the same refunds would have taken back of `simulated_cents`. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        currency = self.currency

        sales = self.sales

        earned_cents = self.earned_cents

        simulated_cents = self.simulated_cents

        difference_cents = self.difference_cents

        refunds_cents = self.refunds_cents

        simulated_refunds_cents = self.simulated_refunds_cents

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "currency": currency,
                "sales": sales,
                "earned_cents": earned_cents,
                "simulated_cents": simulated_cents,
                "difference_cents": difference_cents,
                "refunds_cents": refunds_cents,
                "simulated_refunds_cents": simulated_refunds_cents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        currency = d.pop("currency")

        sales = d.pop("sales")

        earned_cents = d.pop("earned_cents")

        simulated_cents = d.pop("simulated_cents")

        difference_cents = d.pop("difference_cents")

        refunds_cents = d.pop("refunds_cents")

        simulated_refunds_cents = d.pop("simulated_refunds_cents")

        simulated_total = cls(
            currency=currency,
            sales=sales,
            earned_cents=earned_cents,
            simulated_cents=simulated_cents,
            difference_cents=difference_cents,
            refunds_cents=refunds_cents,
            simulated_refunds_cents=simulated_refunds_cents,
        )

        simulated_total.additional_properties = d
        return simulated_total

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
