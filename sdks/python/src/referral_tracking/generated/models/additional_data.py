from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="AdditionalData")


@_attrs_define
class AdditionalData:
    """Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode. A call with
    `test_mode: true` stores a test event and does not change production data.

        Example:
            {'plan': 'pro'}

    """

    test_mode: bool | Unset = UNSET
    """ If true, the call creates a test event. Only a test event sent with the API key verifies the integration.
    """
    program_id: float | Unset = UNSET
    """ Only in test mode: the program of a lead that is sent without a key. With a key, it must be the program of
    the
    key. A click belongs to the program of its link.
     """
    event_name: str | Unset = UNSET
    """ A name for the event. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        test_mode = self.test_mode

        program_id = self.program_id

        event_name = self.event_name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if test_mode is not UNSET:
            field_dict["test_mode"] = test_mode
        if program_id is not UNSET:
            field_dict["program_id"] = program_id
        if event_name is not UNSET:
            field_dict["event_name"] = event_name

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        test_mode = d.pop("test_mode", UNSET)

        program_id = d.pop("program_id", UNSET)

        event_name = d.pop("event_name", UNSET)

        additional_data = cls(
            test_mode=test_mode,
            program_id=program_id,
            event_name=event_name,
        )

        additional_data.additional_properties = d
        return additional_data

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
