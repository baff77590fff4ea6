from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.invitee import Invitee


T = TypeVar("T", bound="InvitePartnersRequest")


@_attrs_define
class InvitePartnersRequest:
    invitations: list[Invitee]
    """ The people to invite, each e-mail address once. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.invitee import Invitee  # noqa: PLC0415

        invitations = []
        for invitations_item_data in self.invitations:
            invitations_item = invitations_item_data.to_dict()
            invitations.append(invitations_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "invitations": invitations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.invitee import Invitee  # noqa: PLC0415

        d = dict(src_dict)
        invitations = []
        _invitations = d.pop("invitations")
        for invitations_item_data in _invitations:
            invitations_item = Invitee.from_dict(invitations_item_data)

            invitations.append(invitations_item)

        invite_partners_request = cls(
            invitations=invitations,
        )

        return invite_partners_request
