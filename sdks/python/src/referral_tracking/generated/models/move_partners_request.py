from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="MovePartnersRequest")


@_attrs_define
class MovePartnersRequest:
    partner_ids: list[int]
    """ The partners. """

    def to_dict(self) -> dict[str, Any]:
        partner_ids = self.partner_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "partner_ids": partner_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        partner_ids = cast(list[int], d.pop("partner_ids"))

        move_partners_request = cls(
            partner_ids=partner_ids,
        )

        return move_partners_request
