from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.member_invitation import MemberInvitation


T = TypeVar("T", bound="CreateMemberInvitationAnswerData")


@_attrs_define
class CreateMemberInvitationAnswerData:
    """The invitation and its link."""

    invitation: MemberInvitation
    """ An invitation to become a member of a program, without its link. """
    invitation_url: str
    """ The link for the person. Only this response contains it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.member_invitation import MemberInvitation  # noqa: PLC0415

        invitation = self.invitation.to_dict()

        invitation_url = self.invitation_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "invitation": invitation,
                "invitation_url": invitation_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.member_invitation import MemberInvitation  # noqa: PLC0415

        d = dict(src_dict)
        invitation = MemberInvitation.from_dict(d.pop("invitation"))

        invitation_url = d.pop("invitation_url")

        create_member_invitation_answer_data = cls(
            invitation=invitation,
            invitation_url=invitation_url,
        )

        create_member_invitation_answer_data.additional_properties = d
        return create_member_invitation_answer_data

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
