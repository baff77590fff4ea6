from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="UpdateGroupRequest")


@_attrs_define
class UpdateGroupRequest:
    name: str | Unset = UNSET
    """ Its name. """
    minimum_payout_cents: int | None | Unset = UNSET
    """ The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says.
    """
    partner_links: bool | None | Unset = UNSET
    """ Whether its partners may create links; `null`: as the program says. """
    default: bool | Unset = UNSET
    """ Whether partners are in it unless somebody moves them. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        minimum_payout_cents: int | None | Unset
        if isinstance(self.minimum_payout_cents, Unset):
            minimum_payout_cents = UNSET
        else:
            minimum_payout_cents = self.minimum_payout_cents

        partner_links: bool | None | Unset
        if isinstance(self.partner_links, Unset):
            partner_links = UNSET
        else:
            partner_links = self.partner_links

        default = self.default

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if minimum_payout_cents is not UNSET:
            field_dict["minimum_payout_cents"] = minimum_payout_cents
        if partner_links is not UNSET:
            field_dict["partner_links"] = partner_links
        if default is not UNSET:
            field_dict["default"] = default

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        def _parse_minimum_payout_cents(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        minimum_payout_cents = _parse_minimum_payout_cents(d.pop("minimum_payout_cents", UNSET))

        def _parse_partner_links(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        partner_links = _parse_partner_links(d.pop("partner_links", UNSET))

        default = d.pop("default", UNSET)

        update_group_request = cls(
            name=name,
            minimum_payout_cents=minimum_payout_cents,
            partner_links=partner_links,
            default=default,
        )

        return update_group_request
