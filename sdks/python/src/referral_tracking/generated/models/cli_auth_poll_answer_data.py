from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CliAuthPollAnswerData")


@_attrs_define
class CliAuthPollAnswerData:
    """The session."""

    status: str
    """ The state of the session. Known values: pending, complete, expired. """
    token: str | Unset = UNSET
    """ With `complete`: the login token, in plain text only here. """
    email: str | Unset = UNSET
    """ With `complete`: the address of the account. """
    advertiser_id: int | None | Unset = UNSET
    """ With `complete`: the account's advertiser, or null. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        token = self.token

        email = self.email

        advertiser_id: int | None | Unset
        if isinstance(self.advertiser_id, Unset):
            advertiser_id = UNSET
        else:
            advertiser_id = self.advertiser_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
            }
        )
        if token is not UNSET:
            field_dict["token"] = token
        if email is not UNSET:
            field_dict["email"] = email
        if advertiser_id is not UNSET:
            field_dict["advertiser_id"] = advertiser_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = d.pop("status")

        token = d.pop("token", UNSET)

        email = d.pop("email", UNSET)

        def _parse_advertiser_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        advertiser_id = _parse_advertiser_id(d.pop("advertiser_id", UNSET))

        cli_auth_poll_answer_data = cls(
            status=status,
            token=token,
            email=email,
            advertiser_id=advertiser_id,
        )

        cli_auth_poll_answer_data.additional_properties = d
        return cli_auth_poll_answer_data

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
