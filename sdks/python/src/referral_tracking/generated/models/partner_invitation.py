from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="PartnerInvitation")


@_attrs_define
class PartnerInvitation:
    """An invitation to become a partner of a program, without its link."""

    id: int
    """ The invitation. """
    email: str
    """ Who is invited: the person must sign in with this address. """
    name: None | str
    """ The name that was given for the partner. """
    status: str
    """ Only a `pending` invitation can be accepted. More may come. Known values: pending, accepted, declined,
    revoked, expired. """
    created_at: datetime.datetime
    """ When it was created. """
    sent_at: datetime.datetime
    """ When its present link was made. """
    resends: int
    """ How often it was sent again. """
    expires_at: datetime.datetime
    """ Until when it can be accepted. """
    accepted_at: datetime.datetime | None
    """ When it was accepted. """
    declined_at: datetime.datetime | None
    """ When it was declined. """
    revoked_at: datetime.datetime | None
    """ When it was revoked. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        email = self.email

        name: None | str
        name = self.name

        status = self.status

        created_at = self.created_at.isoformat()

        sent_at = self.sent_at.isoformat()

        resends = self.resends

        expires_at = self.expires_at.isoformat()

        accepted_at: None | str
        if isinstance(self.accepted_at, datetime.datetime):
            accepted_at = self.accepted_at.isoformat()
        else:
            accepted_at = self.accepted_at

        declined_at: None | str
        if isinstance(self.declined_at, datetime.datetime):
            declined_at = self.declined_at.isoformat()
        else:
            declined_at = self.declined_at

        revoked_at: None | str
        if isinstance(self.revoked_at, datetime.datetime):
            revoked_at = self.revoked_at.isoformat()
        else:
            revoked_at = self.revoked_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "email": email,
                "name": name,
                "status": status,
                "created_at": created_at,
                "sent_at": sent_at,
                "resends": resends,
                "expires_at": expires_at,
                "accepted_at": accepted_at,
                "declined_at": declined_at,
                "revoked_at": revoked_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        email = d.pop("email")

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        status = d.pop("status")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        sent_at = datetime.datetime.fromisoformat(d.pop("sent_at"))

        resends = d.pop("resends")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        def _parse_accepted_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                accepted_at_type_0 = datetime.datetime.fromisoformat(data)

                return accepted_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        accepted_at = _parse_accepted_at(d.pop("accepted_at"))

        def _parse_declined_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                declined_at_type_0 = datetime.datetime.fromisoformat(data)

                return declined_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        declined_at = _parse_declined_at(d.pop("declined_at"))

        def _parse_revoked_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                revoked_at_type_0 = datetime.datetime.fromisoformat(data)

                return revoked_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        revoked_at = _parse_revoked_at(d.pop("revoked_at"))

        partner_invitation = cls(
            id=id,
            email=email,
            name=name,
            status=status,
            created_at=created_at,
            sent_at=sent_at,
            resends=resends,
            expires_at=expires_at,
            accepted_at=accepted_at,
            declined_at=declined_at,
            revoked_at=revoked_at,
        )

        partner_invitation.additional_properties = d
        return partner_invitation

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
