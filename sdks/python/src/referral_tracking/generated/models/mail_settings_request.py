from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.mail_kind import check_mail_kind
from ..models.mail_kind import MailKind
from typing import cast


T = TypeVar("T", bound="MailSettingsRequest")


@_attrs_define
class MailSettingsRequest:
    off: list[MailKind]
    """ The kinds that are switched off; the others are switched on. """

    def to_dict(self) -> dict[str, Any]:
        off = []
        for off_item_data in self.off:
            off_item: str = off_item_data
            off.append(off_item)

        field_dict: dict[str, Any] = {}

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

        mail_settings_request = cls(
            off=off,
        )

        return mail_settings_request
