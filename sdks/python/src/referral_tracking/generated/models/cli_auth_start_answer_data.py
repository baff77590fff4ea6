from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="CliAuthStartAnswerData")


@_attrs_define
class CliAuthStartAnswerData:
    """The session."""

    state: str
    """ Identifies the session. Treat it as a secret: anyone who knows it can poll for the token. """
    user_code: str
    """ Also shown on the page, so that the person can compare the two. """
    auth_url: str
    """ The page on which the person signs in. Its address has a separate handle of the session, which cannot be
    used to poll. """
    poll_url: str
    """ The address to poll for the result. """
    expires_at: datetime.datetime
    """ When the session expires, five minutes after its start. """
    interval_seconds: int
    """ How long to wait between two polls. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state

        user_code = self.user_code

        auth_url = self.auth_url

        poll_url = self.poll_url

        expires_at = self.expires_at.isoformat()

        interval_seconds = self.interval_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
                "user_code": user_code,
                "auth_url": auth_url,
                "poll_url": poll_url,
                "expires_at": expires_at,
                "interval_seconds": interval_seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        state = d.pop("state")

        user_code = d.pop("user_code")

        auth_url = d.pop("auth_url")

        poll_url = d.pop("poll_url")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        interval_seconds = d.pop("interval_seconds")

        cli_auth_start_answer_data = cls(
            state=state,
            user_code=user_code,
            auth_url=auth_url,
            poll_url=poll_url,
            expires_at=expires_at,
            interval_seconds=interval_seconds,
        )

        cli_auth_start_answer_data.additional_properties = d
        return cli_auth_start_answer_data

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
