from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.mail_kind import check_mail_kind
from ..models.mail_kind import MailKind
from typing import cast


T = TypeVar("T", bound="MailSettings")


@_attrs_define
class MailSettings:
    """Which mails the person gets."""

    off: list[MailKind]
    """ The kinds that are switched off, for all programs. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        off = []
        for off_item_data in self.off:
            off_item: str = off_item_data
            off.append(off_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "off": off,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        off = []
        _off = d.pop("off")
        for off_item_data in _off:
            off_item = check_mail_kind(off_item_data)

            off.append(off_item)

        mail_settings = cls(
            off=off,
        )

        mail_settings.additional_properties = d
        return mail_settings

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
