from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="ReadinessLastEventAt")


@_attrs_define
class ReadinessLastEventAt:
    """When the last production event of each kind happened, or null."""

    click: datetime.datetime | None
    """ The last click. """
    lead: datetime.datetime | None
    """ The last lead. """
    sale: datetime.datetime | None
    """ The last sale. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        click: None | str
        if isinstance(self.click, datetime.datetime):
            click = self.click.isoformat()
        else:
            click = self.click

        lead: None | str
        if isinstance(self.lead, datetime.datetime):
            lead = self.lead.isoformat()
        else:
            lead = self.lead

        sale: None | str
        if isinstance(self.sale, datetime.datetime):
            sale = self.sale.isoformat()
        else:
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

        def _parse_click(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                click_type_0 = datetime.datetime.fromisoformat(data)

                return click_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        click = _parse_click(d.pop("click"))

        def _parse_lead(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                lead_type_0 = datetime.datetime.fromisoformat(data)

                return lead_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        lead = _parse_lead(d.pop("lead"))

        def _parse_sale(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                sale_type_0 = datetime.datetime.fromisoformat(data)

                return sale_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        sale = _parse_sale(d.pop("sale"))

        readiness_last_event_at = cls(
            click=click,
            lead=lead,
            sale=sale,
        )

        readiness_last_event_at.additional_properties = d
        return readiness_last_event_at

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
