from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.api_token import ApiToken


T = TypeVar("T", bound="CreateTokenAnswerData")


@_attrs_define
class CreateTokenAnswerData:
    """The new token."""

    token: ApiToken
    """ An API token, without its text. """
    api_token: str
    """ The new token, in plain text only here. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.api_token import ApiToken  # noqa: PLC0415

        token = self.token.to_dict()

        api_token = self.api_token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "token": token,
                "api_token": api_token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.api_token import ApiToken  # noqa: PLC0415

        d = dict(src_dict)
        token = ApiToken.from_dict(d.pop("token"))

        api_token = d.pop("api_token")

        create_token_answer_data = cls(
            token=token,
            api_token=api_token,
        )

        create_token_answer_data.additional_properties = d
        return create_token_answer_data

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
