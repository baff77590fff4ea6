from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="RotationWarning")


@_attrs_define
class RotationWarning:
    """The warning in responses to a key that is marked for rotation."""

    code: str
    """ Stable. Match on it. Known values: api_key_rotation_required. """
    message: str
    """ Explanation for people. """
    hint: str
    """ What to do. """
    rotate_by: datetime.datetime
    """ The deadline after which the key is rejected. """
    docs_url: str
    """ Link to an explanation of the rotation. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        message = self.message

        hint = self.hint

        rotate_by = self.rotate_by.isoformat()

        docs_url = self.docs_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "message": message,
                "hint": hint,
                "rotate_by": rotate_by,
                "docs_url": docs_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        message = d.pop("message")

        hint = d.pop("hint")

        rotate_by = datetime.datetime.fromisoformat(d.pop("rotate_by"))

        docs_url = d.pop("docs_url")

        rotation_warning = cls(
            code=code,
            message=message,
            hint=hint,
            rotate_by=rotate_by,
            docs_url=docs_url,
        )

        rotation_warning.additional_properties = d
        return rotation_warning

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
