from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="CreateOwnLinkRequest")


@_attrs_define
class CreateOwnLinkRequest:
    code: str | Unset = UNSET
    """ The value of `aff` in its address. A random one unless set. """
    destination: str | Unset = UNSET
    """ The page that the link leads to, at the program's domain or one of its origins. The home page of the domain
    unless set. """

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        destination = self.destination

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if code is not UNSET:
            field_dict["code"] = code
        if destination is not UNSET:
            field_dict["destination"] = destination

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code", UNSET)

        destination = d.pop("destination", UNSET)

        create_own_link_request = cls(
            code=code,
            destination=destination,
        )

        return create_own_link_request
