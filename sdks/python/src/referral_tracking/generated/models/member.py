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


T = TypeVar("T", bound="Member")


@_attrs_define
class Member:
    """An account with a role in a program."""

    account_id: int
    """ The account. """
    email: str
    """ Its e-mail address. """
    role: Role
    """ The rights of a member. Each role includes those of the ones after it. """
    created_at: datetime.datetime
    """ When it became a member. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        account_id = self.account_id

        email = self.email

        role: str = self.role

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "account_id": account_id,
                "email": email,
                "role": role,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        account_id = d.pop("account_id")

        email = d.pop("email")

        role = check_role(d.pop("role"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        member = cls(
            account_id=account_id,
            email=email,
            role=role,
            created_at=created_at,
        )

        member.additional_properties = d
        return member

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
