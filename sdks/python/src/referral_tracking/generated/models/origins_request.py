from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="OriginsRequest")


@_attrs_define
class OriginsRequest:
    origins: list[str]
    """ The complete list of origins, each with scheme, host and port, and without a path. """

    def to_dict(self) -> dict[str, Any]:
        origins = self.origins

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "origins": origins,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        origins = cast(list[str], d.pop("origins"))

        origins_request = cls(
            origins=origins,
        )

        return origins_request
