from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.program_key import ProgramKey


T = TypeVar("T", bound="RotateKeyAnswerData")


@_attrs_define
class RotateKeyAnswerData:
    """The new key."""

    key: ProgramKey
    """ An API key of a program, without its text. """
    api_key: str
    """ The new key, in plain text only here. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.program_key import ProgramKey  # noqa: PLC0415

        key = self.key.to_dict()

        api_key = self.api_key

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "api_key": api_key,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.program_key import ProgramKey  # noqa: PLC0415

        d = dict(src_dict)
        key = ProgramKey.from_dict(d.pop("key"))

        api_key = d.pop("api_key")

        rotate_key_answer_data = cls(
            key=key,
            api_key=api_key,
        )

        rotate_key_answer_data.additional_properties = d
        return rotate_key_answer_data

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
