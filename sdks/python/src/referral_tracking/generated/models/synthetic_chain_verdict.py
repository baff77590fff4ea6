from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="SyntheticChainVerdict")


@_attrs_define
class SyntheticChainVerdict:
    """The verdict for each event."""

    click: str
    """ `pending`: the event is recorded, and the next event decides the result. Known values: attributed,
    unattributed, pending. """
    lead: str
    """ `pending`: the event is recorded, and the next event decides the result. Known values: attributed,
    unattributed, pending. """
    sale: str
    """ `pending`: the event is recorded, and the next event decides the result. Known values: attributed,
    unattributed, pending. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        click = self.click

        lead = self.lead

        sale = self.sale

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "click": click,
                "lead": lead,
                "sale": sale,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        click = d.pop("click")

        lead = d.pop("lead")

        sale = d.pop("sale")

        synthetic_chain_verdict = cls(
            click=click,
            lead=lead,
            sale=sale,
        )

        synthetic_chain_verdict.additional_properties = d
        return synthetic_chain_verdict

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
