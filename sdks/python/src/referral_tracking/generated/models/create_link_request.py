from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="CreateLinkRequest")


@_attrs_define
class CreateLinkRequest:
    partner_id: int
    """ The partner, whose status in the program is `linked` or `joined`. """
    code: str | Unset = UNSET
    """ The value of `aff` in its address. A random one unless set. """
    destination: str | Unset = UNSET
    """ The page that the link leads to, at the program's domain or one of its origins. The home page of the domain
    unless set. """
    enabled: bool | Unset = UNSET
    """ Whether clicks are accepted. `true` unless set. """

    def to_dict(self) -> dict[str, Any]:
        partner_id = self.partner_id

        code = self.code

        destination = self.destination

        enabled = self.enabled

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "partner_id": partner_id,
            }
        )
        if code is not UNSET:
            field_dict["code"] = code
        if destination is not UNSET:
            field_dict["destination"] = destination
        if enabled is not UNSET:
            field_dict["enabled"] = enabled

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        partner_id = d.pop("partner_id")

        code = d.pop("code", UNSET)

        destination = d.pop("destination", UNSET)

        enabled = d.pop("enabled", UNSET)

        create_link_request = cls(
            partner_id=partner_id,
            code=code,
            destination=destination,
            enabled=enabled,
        )

        return create_link_request
