from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.webhook_event_type import check_webhook_event_type
from ..models.webhook_event_type import WebhookEventType
from typing import cast


T = TypeVar("T", bound="WebhookEventTypeListDataItem")


@_attrs_define
class WebhookEventTypeListDataItem:
    """A type of event."""

    type_: WebhookEventType
    """ What an event says. The meaning of a type never changes. More may come. """
    description: str
    """ When it is sent. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        description = self.description

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "description": description,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_webhook_event_type(d.pop("type"))

        description = d.pop("description")

        webhook_event_type_list_data_item = cls(
            type_=type_,
            description=description,
        )

        webhook_event_type_list_data_item.additional_properties = d
        return webhook_event_type_list_data_item

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
