from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="EmailChangeAnswerDataPendingType0")


@_attrs_define
class EmailChangeAnswerDataPendingType0:
    """The change that waits for its confirmation; null if none waits."""

    email: str
    """ The new address. """
    mailed: bool
    """ Whether the service sends mail. Without it nobody gets the link. """
    expires_at: datetime.datetime
    """ Until when it can be confirmed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        email = self.email

        mailed = self.mailed

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "email": email,
                "mailed": mailed,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        email = d.pop("email")

        mailed = d.pop("mailed")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        email_change_answer_data_pending_type_0 = cls(
            email=email,
            mailed=mailed,
            expires_at=expires_at,
        )

        email_change_answer_data_pending_type_0.additional_properties = d
        return email_change_answer_data_pending_type_0

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
