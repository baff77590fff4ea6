from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.partner_invitation import PartnerInvitation


T = TypeVar("T", bound="InvitePartnersAnswerDataItem")


@_attrs_define
class InvitePartnersAnswerDataItem:
    """What was done for a person."""

    email: str
    """ The e-mail address, in lower case. """
    result: str
    """ `unchanged`: there is a pending invitation already. More may come. Known values: done, unchanged, failed.
    """
    reason: None | str
    """ Why it failed. `already_partner`: a partner with this address has joined. `daily_limit`: the program has
    sent 200
    invitations in the last 24 hours. More may come.
     Known values: already_partner, daily_limit. """
    invitation_url: None | str
    """ The link for the person, if the result is `done`. Only this response contains it. """
    invitation: PartnerInvitation | Unset = UNSET
    """ An invitation to become a partner of a program, without its link. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.partner_invitation import PartnerInvitation  # noqa: PLC0415

        email = self.email

        result = self.result

        reason: None | str
        reason = self.reason

        invitation_url: None | str
        invitation_url = self.invitation_url

        invitation: dict[str, Any] | Unset = UNSET
        if not isinstance(self.invitation, Unset):
            invitation = self.invitation.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "email": email,
                "result": result,
                "reason": reason,
                "invitation_url": invitation_url,
            }
        )
        if invitation is not UNSET:
            field_dict["invitation"] = invitation

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.partner_invitation import PartnerInvitation  # noqa: PLC0415

        d = dict(src_dict)
        email = d.pop("email")

        result = d.pop("result")

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        def _parse_invitation_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        invitation_url = _parse_invitation_url(d.pop("invitation_url"))

        _invitation = d.pop("invitation", UNSET)
        invitation: PartnerInvitation | Unset
        if isinstance(_invitation, Unset):
            invitation = UNSET
        else:
            invitation = PartnerInvitation.from_dict(_invitation)

        invite_partners_answer_data_item = cls(
            email=email,
            result=result,
            reason=reason,
            invitation_url=invitation_url,
            invitation=invitation,
        )

        invite_partners_answer_data_item.additional_properties = d
        return invite_partners_answer_data_item

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
