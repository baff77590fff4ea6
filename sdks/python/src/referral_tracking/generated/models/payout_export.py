from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="PayoutExport")


@_attrs_define
class PayoutExport:
    """A file of a payout."""

    name: str
    """ Its name. """
    type_: str
    """ Its media type. """
    content: str
    """ Its text, to be saved as UTF-8 without a byte order mark. """
    sha256: str
    """ The SHA-256 of its bytes, in hexadecimal digits; the audit log has it, too. """
    part: int
    """ Which of the files it is. """
    parts: int
    """ The number of files. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        type_ = self.type_

        content = self.content

        sha256 = self.sha256

        part = self.part

        parts = self.parts

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "type": type_,
                "content": content,
                "sha256": sha256,
                "part": part,
                "parts": parts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        type_ = d.pop("type")

        content = d.pop("content")

        sha256 = d.pop("sha256")

        part = d.pop("part")

        parts = d.pop("parts")

        payout_export = cls(
            name=name,
            type_=type_,
            content=content,
            sha256=sha256,
            part=part,
            parts=parts,
        )

        payout_export.additional_properties = d
        return payout_export

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
