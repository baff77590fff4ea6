from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="CreateGroupRequest")


@_attrs_define
class CreateGroupRequest:
    name: str
    """ Its name. """
    minimum_payout_cents: int | Unset = UNSET
    """ The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says.
    """
    partner_links: bool | Unset = UNSET
    """ Whether its partners may create links; `null`: as the program says. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        minimum_payout_cents = self.minimum_payout_cents

        partner_links = self.partner_links

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if minimum_payout_cents is not UNSET:
            field_dict["minimum_payout_cents"] = minimum_payout_cents
        if partner_links is not UNSET:
            field_dict["partner_links"] = partner_links

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        minimum_payout_cents = d.pop("minimum_payout_cents", UNSET)

        partner_links = d.pop("partner_links", UNSET)

        create_group_request = cls(
            name=name,
            minimum_payout_cents=minimum_payout_cents,
            partner_links=partner_links,
        )

        return create_group_request
