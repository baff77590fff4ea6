from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="SingleTestEvent")


@_attrs_define
class SingleTestEvent:
    """One event."""

    event_type: str
    """ Its kind. Known values: click, lead, sale. """
    event_id: int
    """ Identifier of the stored test event. """
    received: bool
    """ Always true. """
    attributed: bool
    """ Always false: a single event has no customer. """
    message: str
    """ What was recorded. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        event_type = self.event_type

        event_id = self.event_id

        received = self.received

        attributed = self.attributed

        message = self.message

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "event_type": event_type,
                "event_id": event_id,
                "received": received,
                "attributed": attributed,
                "message": message,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        event_type = d.pop("event_type")

        event_id = d.pop("event_id")

        received = d.pop("received")

        attributed = d.pop("attributed")

        message = d.pop("message")

        single_test_event = cls(
            event_type=event_type,
            event_id=event_id,
            received=received,
            attributed=attributed,
            message=message,
        )

        single_test_event.additional_properties = d
        return single_test_event

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
