from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.received_invitation_program import ReceivedInvitationProgram


T = TypeVar("T", bound="ReceivedInvitation")


@_attrs_define
class ReceivedInvitation:
    """An invitation, as the person sees it who has its link."""

    kind: str
    """ Whether to refer customers to the program, or to manage it. More may come. Known values: partner, member.
    """
    status: str
    """ Only a `pending` invitation can be accepted or declined. More may come. Known values: pending, accepted,
    declined, revoked, expired. """
    program: ReceivedInvitationProgram
    """ The program that invites. """
    role: None | str
    """ The role that a member gets. Null for a partner. Known values: owner, admin, viewer. """
    addressed_to_you: bool
    """ Whether the invitation is for the e-mail address of the session's account. """
    expires_at: datetime.datetime
    """ Until when it can be accepted. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.received_invitation_program import ReceivedInvitationProgram  # noqa: PLC0415

        kind = self.kind

        status = self.status

        program = self.program.to_dict()

        role: None | str
        role = self.role

        addressed_to_you = self.addressed_to_you

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "status": status,
                "program": program,
                "role": role,
                "addressed_to_you": addressed_to_you,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.received_invitation_program import ReceivedInvitationProgram  # noqa: PLC0415

        d = dict(src_dict)
        kind = d.pop("kind")

        status = d.pop("status")

        program = ReceivedInvitationProgram.from_dict(d.pop("program"))

        def _parse_role(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        role = _parse_role(d.pop("role"))

        addressed_to_you = d.pop("addressed_to_you")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        received_invitation = cls(
            kind=kind,
            status=status,
            program=program,
            role=role,
            addressed_to_you=addressed_to_you,
            expires_at=expires_at,
        )

        received_invitation.additional_properties = d
        return received_invitation

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
