from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="AcceptInvitationRequest")


@_attrs_define
class AcceptInvitationRequest:
    token: str
    """ The token of the invitation: the part after `#` of its link. """
    name: str | Unset = UNSET
    """ The name that programs see, for an account that is no partner yet. A partner keeps theirs. """
    website: str | Unset = UNSET
    """ Where the partner reaches people, such as a website, a channel or a profile. Only the program sees it. """

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        name = self.name

        website = self.website

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "token": token,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if website is not UNSET:
            field_dict["website"] = website

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        token = d.pop("token")

        name = d.pop("name", UNSET)

        website = d.pop("website", UNSET)

        accept_invitation_request = cls(
            token=token,
            name=name,
            website=website,
        )

        return accept_invitation_request
