from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.code_event_data_previous import CodeEventDataPrevious
    from ..models.managed_code import ManagedCode


T = TypeVar("T", bound="CodeEventData")


@_attrs_define
class CodeEventData:
    """What it is about."""

    object_: ManagedCode
    """ A discount code that belongs to a partner. """
    url: str
    """ Where the service answers with the record, or with the list that has it. """
    previous: CodeEventDataPrevious | Unset = UNSET
    """ What was different before: fields of `object` with their earlier values. Absent of a new record. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.code_event_data_previous import CodeEventDataPrevious  # noqa: PLC0415
        from ..models.managed_code import ManagedCode  # noqa: PLC0415

        object_ = self.object_.to_dict()

        url = self.url

        previous: dict[str, Any] | Unset = UNSET
        if not isinstance(self.previous, Unset):
            previous = self.previous.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "url": url,
            }
        )
        if previous is not UNSET:
            field_dict["previous"] = previous

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.code_event_data_previous import CodeEventDataPrevious  # noqa: PLC0415
        from ..models.managed_code import ManagedCode  # noqa: PLC0415

        d = dict(src_dict)
        object_ = ManagedCode.from_dict(d.pop("object"))

        url = d.pop("url")

        _previous = d.pop("previous", UNSET)
        previous: CodeEventDataPrevious | Unset
        if isinstance(_previous, Unset):
            previous = UNSET
        else:
            previous = CodeEventDataPrevious.from_dict(_previous)

        code_event_data = cls(
            object_=object_,
            url=url,
            previous=previous,
        )

        code_event_data.additional_properties = d
        return code_event_data

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
