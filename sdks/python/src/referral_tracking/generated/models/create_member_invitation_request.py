from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.role import check_role
from ..models.role import Role
from typing import cast


T = TypeVar("T", bound="CreateMemberInvitationRequest")


@_attrs_define
class CreateMemberInvitationRequest:
    email: str
    """ The e-mail address of the person alone, without a name or any of `,;:<>()[]\\"`. """
    role: Role
    """ The rights of a member. Each role includes those of the ones after it. """

    def to_dict(self) -> dict[str, Any]:
        email = self.email

        role: str = self.role

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "email": email,
                "role": role,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        email = d.pop("email")

        role = check_role(d.pop("role"))

        create_member_invitation_request = cls(
            email=email,
            role=role,
        )

        return create_member_invitation_request
