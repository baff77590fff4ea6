from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="CliProgramsAnswerDataItemCommission")


@_attrs_define
class CliProgramsAnswerDataItemCommission:
    """The commission of partners."""

    type_: str
    """ The commission type. Known values: percent, fixed, recurring_percent, recurring_fixed. """
    rate: float
    """ Percent, or major units of the currency. """
    currency: str
    """ The currency of the fixed types. Known values: USD, EUR, VND. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        rate = self.rate

        currency = self.currency

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "rate": rate,
                "currency": currency,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = d.pop("type")

        rate = d.pop("rate")

        currency = d.pop("currency")

        cli_programs_answer_data_item_commission = cls(
            type_=type_,
            rate=rate,
            currency=currency,
        )

        cli_programs_answer_data_item_commission.additional_properties = d
        return cli_programs_answer_data_item_commission

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
