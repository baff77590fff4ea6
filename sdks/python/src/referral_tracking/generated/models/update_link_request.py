from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="UpdateLinkRequest")


@_attrs_define
class UpdateLinkRequest:
    destination: None | str | Unset = UNSET
    """ The page that the link leads to, at the program's domain or one of its origins. Null: the home page of the
    domain. """
    enabled: bool | Unset = UNSET
    """ Whether clicks are accepted. """

    def to_dict(self) -> dict[str, Any]:
        destination: None | str | Unset
        if isinstance(self.destination, Unset):
            destination = UNSET
        else:
            destination = self.destination

        enabled = self.enabled

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if destination is not UNSET:
            field_dict["destination"] = destination
        if enabled is not UNSET:
            field_dict["enabled"] = enabled

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_destination(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        destination = _parse_destination(d.pop("destination", UNSET))

        enabled = d.pop("enabled", UNSET)

        update_link_request = cls(
            destination=destination,
            enabled=enabled,
        )

        return update_link_request
