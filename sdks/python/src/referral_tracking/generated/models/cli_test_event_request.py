from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.cli_test_event_request_event_type import check_cli_test_event_request_event_type
from ..models.cli_test_event_request_event_type import CliTestEventRequestEventType
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CliTestEventRequest")


@_attrs_define
class CliTestEventRequest:
    event_type: CliTestEventRequestEventType | Unset = UNSET
    """ The kind of a single event. Required and not null unless `type` is `chain`. """
    type_: str | Unset = UNSET
    """ `chain` for the whole synthetic chain; `event_type` is then ignored. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        event_type: str | Unset = UNSET
        if not isinstance(self.event_type, Unset):
            event_type = self.event_type

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if event_type is not UNSET:
            field_dict["event_type"] = event_type
        if type_ is not UNSET:
            field_dict["type"] = type_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _event_type = d.pop("event_type", UNSET)
        event_type: CliTestEventRequestEventType | Unset
        if isinstance(_event_type, Unset):
            event_type = UNSET
        else:
            event_type = check_cli_test_event_request_event_type(_event_type)

        type_ = d.pop("type", UNSET)

        cli_test_event_request = cls(
            event_type=event_type,
            type_=type_,
        )

        cli_test_event_request.additional_properties = d
        return cli_test_event_request

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
