from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.role import check_role
from ..models.role import Role
from typing import cast
import datetime


T = TypeVar("T", bound="MemberInvitation")


@_attrs_define
class MemberInvitation:
    """An invitation to become a member of a program, without its link."""

    id: int
    """ The invitation. """
    email: str
    """ Who is invited: the person must sign in with this address. """
    role: Role
    """ The rights of a member. Each role includes those of the ones after it. """
    status: str
    """ A `pending` invitation can be accepted; the other states are final. Known values: pending, accepted,
    declined, revoked, expired. """
    created_at: datetime.datetime
    """ When it was created. """
    expires_at: datetime.datetime
    """ Until when it can be accepted. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        email = self.email

        role: str = self.role

        status = self.status

        created_at = self.created_at.isoformat()

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "email": email,
                "role": role,
                "status": status,
                "created_at": created_at,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        email = d.pop("email")

        role = check_role(d.pop("role"))

        status = d.pop("status")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        member_invitation = cls(
            id=id,
            email=email,
            role=role,
            status=status,
            created_at=created_at,
            expires_at=expires_at,
        )

        member_invitation.additional_properties = d
        return member_invitation

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
