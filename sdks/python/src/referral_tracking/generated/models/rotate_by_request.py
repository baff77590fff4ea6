from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="RotateByRequest")


@_attrs_define
class RotateByRequest:
    rotate_by: datetime.datetime
    """ The deadline after which the old key is refused. It is in the future, and at most 90 days ahead. """

    def to_dict(self) -> dict[str, Any]:
        rotate_by = self.rotate_by.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rotate_by": rotate_by,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rotate_by = datetime.datetime.fromisoformat(d.pop("rotate_by"))

        rotate_by_request = cls(
            rotate_by=rotate_by,
        )

        return rotate_by_request
