from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="CliStatusAnswerDataRecentEvents")


@_attrs_define
class CliStatusAnswerDataRecentEvents:
    """Production events of the last 24 hours."""

    clicks_24h: int
    """ Clicks. """
    leads_24h: int
    """ Settled leads. """
    sales_24h: int
    """ Sales. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        clicks_24h = self.clicks_24h

        leads_24h = self.leads_24h

        sales_24h = self.sales_24h

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clicks_24h": clicks_24h,
                "leads_24h": leads_24h,
                "sales_24h": sales_24h,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        clicks_24h = d.pop("clicks_24h")

        leads_24h = d.pop("leads_24h")

        sales_24h = d.pop("sales_24h")

        cli_status_answer_data_recent_events = cls(
            clicks_24h=clicks_24h,
            leads_24h=leads_24h,
            sales_24h=sales_24h,
        )

        cli_status_answer_data_recent_events.additional_properties = d
        return cli_status_answer_data_recent_events

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
